(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; key_lengths[batch]
(declare-const v2 Real) ; Sigma(Select(-_b0 + key_lengths[batch], 1, 0), _b0, Range(0, M))
(declare-const v3 Int) ; M
(assert (<= (ite (> (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) 1.0 0.0) v2))
(assert (<= v2 0.0))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v3))))
(assert (not (<= (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; key_lengths[batch]
(assert (not (<= 0.0 (ite (> (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) 1.0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k1
(declare-const v1 Int) ; M
(declare-const v2 Int) ; key_lengths[batch]
(declare-const v3 Real) ; Sigma(Select(-_b0 + key_lengths[batch], 1, 0), _b0, Range(0, M))
(declare-const v4 Int) ; k0
(declare-const v5 Int) ; A
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (<= (ite (> (+ (* (- 1.0) (to_real v0)) (to_real v2)) 0.0) 1.0 0.0) v3))
(assert (<= v3 0.0))
(assert (and (<= 0.0 (to_real v4)) (< (to_real v4) (to_real v5))))
(assert (not (<= (+ (* (- 1.0) (to_real v0)) (to_real v2)) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k1
(declare-const v1 Int) ; key_lengths[batch]
(assert (not (<= 0.0 (ite (> (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) 1.0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; guarded_c
(declare-const v1 Real) ; guarded_x
(assert (<= v0 0.0))
(assert (not (= (ite (> v0 0.0) v1 0.0) 0.0)))
(check-sat)

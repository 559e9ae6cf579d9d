(set-logic ALL)
(declare-const v0 Int) ; j
(declare-const v1 Int) ; key_lengths[batch]
(assert (< 0.0 (+ (* (- 1.0) (to_real v0)) (to_real v1))))
(assert (< 0.0 1.0))
(assert (not (< 0.0 (ite (> (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) 1.0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(Select(-_b0 + key_lengths[batch], 1, 0), _b0, Range(0, S))
(declare-const v1 Real) ; stable.m1[batch]
(declare-const v2 Real) ; Big(stable.t4[batch, _b0], _b0, Sub(-_b0 + key_lengths[batch], _b0, Range(0, S)))
(declare-const v3 Int) ; j
(declare-const v4 Int) ; key_lengths[batch]
(declare-const v5 Real) ; stable.t4[batch, j]
(declare-const v6 Real) ; stable.c0[batch]
(assert (< 0.0 (to_real v0)))
(assert (= v1 v2))
(assert (< 0.0 (+ (* (- 1.0) (to_real v3)) (to_real v4))))
(assert (<= v5 v2))
(assert (= v6 (ite (> (to_real v0) 0.0) v1 0.0)))
(assert (not (<= (+ (* (- 1.0) v6) v5) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; key_lengths[batch]
(assert (not (<= 0.0 (ite (> (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) 1.0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(assert (not (< 0.0 1.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; j
(declare-const v1 Int) ; key_lengths[batch]
(declare-const v2 Int) ; Sigma(Select(-_b0 + key_lengths[batch], 1, 0), _b0, Range(0, S))
(assert (<= (ite (> (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) 1.0 0.0) (to_real v2)))
(assert (< 0.0 (ite (> (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) 1.0 0.0)))
(assert (not (< 0.0 (to_real v2))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; j
(declare-const v1 Int) ; key_lengths[batch]
(assert (< 0.0 (+ (* (- 1.0) (to_real v0)) (to_real v1))))
(assert (not (< 0.0 (+ (* (- 1.0) (to_real v0)) (to_real v1)))))
(check-sat)

(set-logic ALL)
(declare-const v0 Int) ; j
(declare-const v1 Int) ; key_lengths[batch]
(assert (< 0.0 (+ (* (- 1.0) (to_real v0)) (to_real v1))))
(assert (< 0.0 1.0))
(assert (not (< 0.0 (ite (> (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) 1.0 0.0))))
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
(assert (< 0.0 (+ (* (- 1.0) (to_real v0)) (to_real v1))))
(assert (not (< 0.0 (+ (* (- 1.0) (to_real v0)) (to_real v1)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; stable.t5[batch, head, i, j]
(declare-const v1 Real) ; Big(stable.t5[batch, head, i, _b0], _b0, Sub(-_b0 + key_lengths[batch], _b0, Range(0, N)))
(declare-const v2 Real) ; stable.c0[batch, head, i]
(declare-const v3 Int) ; Sigma(Select(-_b0 + key_lengths[batch], 1, 0), _b0, Range(0, N))
(declare-const v4 Real) ; stable.m1[batch, head, i]
(declare-const v5 Int) ; j
(declare-const v6 Int) ; key_lengths[batch]
(assert (<= v0 v1))
(assert (= v2 (ite (> (to_real v3) 0.0) v4 0.0)))
(assert (= v4 v1))
(assert (< 0.0 (to_real v3)))
(assert (< 0.0 (+ (* (- 1.0) (to_real v5)) (to_real v6))))
(assert (not (<= (+ (* (- 1.0) v2) v0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; j
(declare-const v1 Int) ; key_lengths[batch]
(declare-const v2 Int) ; Sigma(Select(-_b0 + key_lengths[batch], 1, 0), _b0, Range(0, N))
(assert (< 0.0 (ite (> (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) 1.0 0.0)))
(assert (<= (ite (> (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) 1.0 0.0) (to_real v2)))
(assert (not (< 0.0 (to_real v2))))
(check-sat)

(set-logic ALL)
(declare-const v0 Int) ; Sigma(Select(mask[batch, head, i, _b0], 1, 0), _b0, Range(0, M))
(declare-const v1 Real) ; stable.m1[batch, head, i]
(declare-const v2 Real) ; Big(stable.t2[batch, head, i, _b0], _b0, Sub(mask[batch, head, i, _b0], _b0, Range(0, M)))
(declare-const v3 Real) ; stable.t2[batch, head, i, j]
(declare-const v4 Real) ; stable.c0[batch, head, i]
(declare-const v5 Real) ; mask[batch, head, i, j]
(assert (< 0.0 (to_real v0)))
(assert (= v1 v2))
(assert (<= v3 v2))
(assert (= v4 (ite (> (to_real v0) 0.0) v1 0.0)))
(assert (< 0.0 v5))
(assert (not (<= (+ (* (- 1.0) v4) v3) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; mask[batch, head, i, j]
(assert (< 0.0 1.0))
(assert (< 0.0 v0))
(assert (not (< 0.0 (ite (> v0 0.0) 1.0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; mask[batch, head, i, j]
(declare-const v1 Int) ; Sigma(Select(mask[batch, head, i, _b0], 1, 0), _b0, Range(0, M))
(assert (< 0.0 (ite (> v0 0.0) 1.0 0.0)))
(assert (<= (ite (> v0 0.0) 1.0 0.0) (to_real v1)))
(assert (not (< 0.0 (to_real v1))))
(check-sat)

(reset)
(set-logic ALL)
(assert (not (< 0.0 1.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; mask[batch, head, i, k0]
(assert (not (<= 0.0 (ite (> v0 0.0) 1.0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; mask[batch, head, i, j]
(assert (< 0.0 v0))
(assert (not (< 0.0 v0)))
(check-sat)

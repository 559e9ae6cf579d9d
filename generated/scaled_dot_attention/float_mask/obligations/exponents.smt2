(set-logic ALL)
(declare-const v0 Real) ; finite.mask[batch, head, i, j]
(declare-const v1 Int) ; Sigma(Select(finite.mask[batch, head, i, _b0], 1, 0), _b0, Range(0, M))
(assert (< 0.0 (ite (> v0 0.0) 1.0 0.0)))
(assert (<= (ite (> v0 0.0) 1.0 0.0) (to_real v1)))
(assert (not (< 0.0 (to_real v1))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; finite.mask[batch, head, i, j]
(declare-const v1 Int) ; Sigma(Select(finite.mask[batch, head, i, _b0], 1, 0), _b0, Range(0, M))
(declare-const v2 Real) ; stable.c0[batch, head, i]
(declare-const v3 Real) ; stable.m1[batch, head, i]
(declare-const v4 Real) ; stable.t2[batch, head, i, j]
(declare-const v5 Real) ; Big(stable.t2[batch, head, i, _b0], _b0, Sub(finite.mask[batch, head, i, _b0], _b0, Range(0, M)))
(assert (< 0.0 v0))
(assert (< 0.0 (to_real v1)))
(assert (= v2 (ite (> (to_real v1) 0.0) v3 0.0)))
(assert (<= v4 v5))
(assert (= v3 v5))
(assert (not (<= (+ (* (- 1.0) v2) v4) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(assert (not (< 0.0 1.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; finite.mask[batch, head, i, j]
(assert (< 0.0 v0))
(assert (< 0.0 1.0))
(assert (not (< 0.0 (ite (> v0 0.0) 1.0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; finite.mask[batch, head, i, j]
(assert (< 0.0 v0))
(assert (not (< 0.0 v0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; finite.mask[batch, head, i, k0]
(assert (not (<= 0.0 (ite (> v0 0.0) 1.0 0.0))))
(check-sat)

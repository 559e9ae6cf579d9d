(set-logic ALL)
(declare-const v0 Real) ; stable.c0[batch, head, i]
(declare-const v1 Int) ; Sigma(1, _b0, Range(0, N))
(declare-const v2 Real) ; stable.m1[batch, head, i]
(declare-const v3 Real) ; Big(stable.t5[batch, head, i, _b0], _b0, Range(0, N))
(declare-const v4 Real) ; stable.t5[batch, head, i, j]
(declare-const v5 Real) ; stable.t5[batch, head, i, i]
(assert (= v0 (ite (> (to_real v1) 0.0) v2 0.0)))
(assert (= v2 v3))
(assert (<= v4 v3))
(assert (< 0.0 (to_real v1)))
(assert (<= v5 v3))
(assert (not (<= (+ (* (- 1.0) v0) v4) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(assert (not (< 0.0 1.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(1, _b0, Range(0, N))
(assert (< 0.0 1.0))
(assert (<= 1.0 (to_real v0)))
(assert (not (< 0.0 (to_real v0))))
(check-sat)

(reset)
(set-logic ALL)
(assert (not (<= 0.0 1.0)))
(check-sat)

(set-logic ALL)
(declare-const v0 Real) ; stable.m1[batch, head, i]
(declare-const v1 Real) ; Big(stable.t2[batch, head, i, _b0], _b0, Range(0, M))
(declare-const v2 Real) ; stable.c0[batch, head, i]
(declare-const v3 Int) ; Sigma(1, _b0, Range(0, M))
(declare-const v4 Real) ; sink[head]
(assert (= v0 v1))
(assert (= v2 (ite (> (to_real v3) 0.0) (ite (>= v4 v0) v4 v0) v4)))
(assert (not (<= (+ (* (- 1.0) v2) v4) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; stable.m1[batch, head, i]
(declare-const v1 Real) ; Big(stable.t2[batch, head, i, _b0], _b0, Range(0, M))
(declare-const v2 Real) ; stable.t2[batch, head, i, j]
(declare-const v3 Int) ; Sigma(1, _b0, Range(0, M))
(declare-const v4 Real) ; stable.c0[batch, head, i]
(declare-const v5 Real) ; sink[head]
(assert (= v0 v1))
(assert (<= v2 v1))
(assert (< 0.0 (to_real v3)))
(assert (= v4 (ite (> (to_real v3) 0.0) (ite (>= v5 v0) v5 v0) v5)))
(assert (not (<= (+ (* (- 1.0) v4) v2) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(1, _b0, Range(0, M))
(assert (<= 1.0 (to_real v0)))
(assert (< 0.0 1.0))
(assert (not (< 0.0 (to_real v0))))
(check-sat)

(reset)
(set-logic ALL)
(assert (not (< 0.0 1.0)))
(check-sat)

(reset)
(set-logic ALL)
(assert (not (<= 0.0 1.0)))
(check-sat)

(set-logic ALL)
(declare-const v0 Int) ; Sigma(1, _b0, Range(0, S))
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

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(1, _b0, Range(0, S))
(declare-const v1 Real) ; stable.m1[batch]
(declare-const v2 Real) ; Big(stable.t4[batch, _b0], _b0, Range(0, S))
(declare-const v3 Real) ; stable.t4[batch, j]
(declare-const v4 Real) ; stable.c0[batch]
(assert (< 0.0 (to_real v0)))
(assert (= v1 v2))
(assert (<= v3 v2))
(assert (= v4 (ite (> (to_real v0) 0.0) v1 0.0)))
(assert (not (<= (+ (* (- 1.0) v4) v3) 0.0)))
(check-sat)

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
(declare-const v0 Real) ; s[batch, j]
(declare-const v1 Real) ; Big(s[batch, _b0], _b0, Range(0, N))
(declare-const v2 Int) ; Sigma(1, _b0, Range(0, N))
(declare-const v3 Real) ; stable.m1[batch]
(declare-const v4 Real) ; stable.c0[batch]
(assert (<= v0 v1))
(assert (< 0.0 (to_real v2)))
(assert (= v3 v1))
(assert (= v4 (ite (> (to_real v2) 0.0) v3 0.0)))
(assert (not (<= (+ (* (- 1.0) v4) v0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(assert (not (<= 0.0 1.0)))
(check-sat)

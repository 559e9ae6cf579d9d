(set-logic ALL)
(declare-const v0 Int) ; Sigma(1, _b0, Range(0, M))
(declare-const v1 Real) ; guarded_x
(assert (<= (to_real v0) 0.0))
(assert (<= 1.0 (to_real v0)))
(assert (not (= v1 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(assert (not (<= 0.0 1.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; guarded_c
(declare-const v1 Real) ; guarded_x
(assert (not (= (ite (> v0 0.0) v1 1.0) 0.0)))
(assert (< 0.0 v0))
(assert (not (not (= v1 0.0))))
(check-sat)

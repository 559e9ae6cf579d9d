(set-logic ALL)
(declare-const v0 Real) ; guarded_c
(declare-const v1 Real) ; guarded_x
(assert (<= v0 0.0))
(assert (not (= (ite (> v0 0.0) v1 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; guarded_c
(declare-const v1 Real) ; guarded_x
(assert (< 0.0 v0))
(assert (not (= v1 (ite (> v0 0.0) v1 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; base.t2[batch, head, i]
(assert (not (= v0 0.0)))
(assert (not (not (= v0 0.0))))
(check-sat)

(set-logic ALL)
(declare-const v0 Real) ; base.t2[batch, head, i]
(assert (not (= v0 0.0)))
(assert (not (not (= v0 0.0))))
(check-sat)

(set-logic ALL)
(declare-const v0 Real) ; base.t4[batch, j]
(declare-const v1 Real) ; exp base.t4[batch, j] 1
(declare-const v2 Real) ; Sigma(exp(base.t4[batch, _b0]), _b0, Range(0, S))
(assert (> v1 0.0))
(assert (= (>= v0 0.0) (>= v1 1.0)))
(assert (= (<= v0 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 v0)))
(assert (< 0.0 (* 1.0 v1)))
(assert (<= (* 1.0 v1) v2))
(assert (not (< 0.0 v2)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; base.t4[batch, j]
(declare-const v1 Real) ; exp base.t4[batch, j] 1
(assert (> v1 0.0))
(assert (= (>= v0 0.0) (>= v1 1.0)))
(assert (= (<= v0 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 v0)))
(assert (not (< 0.0 (* 1.0 v1))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; guarded_c
(declare-const v1 Real) ; guarded_x
(assert (< 0.0 v0))
(assert (not (= (ite (> v0 0.0) v1 0.0) v1)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; base.t4[batch, k0]
(declare-const v1 Real) ; exp base.t4[batch, k0] 1
(assert (> v1 0.0))
(assert (= (>= v0 0.0) (>= v1 1.0)))
(assert (= (<= v0 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 v0)))
(assert (not (<= 0.0 (* 1.0 v1))))
(check-sat)

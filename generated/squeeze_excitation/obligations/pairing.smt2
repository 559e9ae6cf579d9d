(set-logic ALL)
(declare-const v0 Real) ; b2[k1]
(declare-const v1 Real) ; exp b2[k1] 1
(declare-const v2 Real) ; value exp(-b2[k1])
(declare-const v3 Real) ; base.t3[k0, k1]
(declare-const v4 Real) ; exp base.t3[k0, k1] 1
(declare-const v5 Real) ; value exp(-base.t3[k0, k1])
(assert (> v1 0.0))
(assert (= (>= v0 0.0) (>= v1 1.0)))
(assert (= (<= v0 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 v0)))
(assert (= v2 (/ 1.0 v1)))
(assert (> v2 0.0))
(assert (= (>= (* (- 1.0) v0) 0.0) (>= v2 1.0)))
(assert (= (<= (* (- 1.0) v0) 0.0) (<= v2 1.0)))
(assert (> v4 0.0))
(assert (= (>= v3 0.0) (>= v4 1.0)))
(assert (= (<= v3 0.0) (<= v4 1.0)))
(assert (>= v4 (+ 1.0 v3)))
(assert (= (<= v3 v0) (<= v4 v1)))
(assert (= (>= v3 v0) (>= v4 v1)))
(assert (= v5 (/ 1.0 v4)))
(assert (> v5 0.0))
(assert (= (>= (* (- 1.0) v3) 0.0) (>= v5 1.0)))
(assert (= (<= (* (- 1.0) v3) 0.0) (<= v5 1.0)))
(assert (= (<= (* (- 1.0) v3) (* (- 1.0) v0)) (<= v5 v2)))
(assert (= (>= (* (- 1.0) v3) (* (- 1.0) v0)) (>= v5 v2)))
(assert (not (not (= (+ 1.0 (* v2 v5)) 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; schema_c
(declare-const v1 Real) ; schema_x
(assert (not (= (ite (> v0 0.0) v1 0.0) (* v1 (ite (> v0 0.0) 1.0 0.0)))))
(check-sat)

(set-logic ALL)
(declare-const v0 Real) ; schema_y
(declare-const v1 Real) ; schema_x
(assert (= v0 0.0))
(assert (= (/ 1.0 v0) 0.0))
(assert (= (/ 1.0 (* v1 v0)) 0.0))
(assert (not (= (/ 1.0 (* v1 v0)) (* (/ 1.0 v1) (/ 1.0 v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; schema_y
(declare-const v1 Real) ; schema_x
(assert (not (= v0 0.0)))
(assert (not (= v1 0.0)))
(assert (not (not (= v0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; exp(-2*b[a])*exp(-2*base.t1[batch, head, k0, a])*exp(-2*base.t2[batch, head, i, a])
(declare-const v1 Real) ; exp(2*b[a])*exp(2*base.t1[batch, head, k0, a])*exp(2*base.t2[batch, head, i, a])
(assert (< 0.0 (+ 1.0 (* 1.0 v0))))
(assert (< 0.0 (+ 1.0 (* 1.0 v1))))
(assert (not (not (= (+ 1.0 (* 1.0 v1)) 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; C
(declare-const v1 Real) ; X
(assert (not (= (ite (> v0 0.0) v1 v1) v1)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; base.t1[batch, head, k0, a]
(declare-const v1 Real) ; exp base.t1[batch, head, k0, a] 1
(declare-const v2 Real) ; b[a]
(declare-const v3 Real) ; exp b[a] 1
(declare-const v4 Real) ; base.t2[batch, head, i, a]
(declare-const v5 Real) ; exp base.t2[batch, head, i, a] 1
(declare-const v6 Real) ; value exp(2*b[a] + 2*base.t2[batch, head, i, a])
(assert (> v1 0.0))
(assert (= (>= v0 0.0) (>= v1 1.0)))
(assert (= (<= v0 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 v0)))
(assert (> v3 0.0))
(assert (= (>= v2 0.0) (>= v3 1.0)))
(assert (= (<= v2 0.0) (<= v3 1.0)))
(assert (>= v3 (+ 1.0 v2)))
(assert (= (<= v2 v0) (<= v3 v1)))
(assert (= (>= v2 v0) (>= v3 v1)))
(assert (> v5 0.0))
(assert (= (>= v4 0.0) (>= v5 1.0)))
(assert (= (<= v4 0.0) (<= v5 1.0)))
(assert (>= v5 (+ 1.0 v4)))
(assert (= (<= v4 v0) (<= v5 v1)))
(assert (= (>= v4 v0) (>= v5 v1)))
(assert (= (<= v4 v2) (<= v5 v3)))
(assert (= (>= v4 v2) (>= v5 v3)))
(assert (= v6 (* (* 1.0 (* v3 v3)) (* v5 v5))))
(assert (> v6 0.0))
(assert (= (>= (+ (* 2.0 v2) (* 2.0 v4)) 0.0) (>= v6 1.0)))
(assert (= (<= (+ (* 2.0 v2) (* 2.0 v4)) 0.0) (<= v6 1.0)))
(assert (= (<= (+ (* 2.0 v2) (* 2.0 v4)) (* 2.0 v0)) (<= v6 (* 1.0 (* v1 v1)))))
(assert (= (>= (+ (* 2.0 v2) (* 2.0 v4)) (* 2.0 v0)) (>= v6 (* 1.0 (* v1 v1)))))
(assert (not (< 0.0 (+ 1.0 (* (* 1.0 (* v1 v1)) v6)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; b[a]
(declare-const v1 Real) ; exp b[a] 1
(declare-const v2 Real) ; base.t1[batch, head, k0, a]
(declare-const v3 Real) ; exp base.t1[batch, head, k0, a] 1
(declare-const v4 Real) ; base.t2[batch, head, i, a]
(declare-const v5 Real) ; exp base.t2[batch, head, i, a] 1
(assert (> v1 0.0))
(assert (= (>= v0 0.0) (>= v1 1.0)))
(assert (= (<= v0 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 v0)))
(assert (> v3 0.0))
(assert (= (>= v2 0.0) (>= v3 1.0)))
(assert (= (<= v2 0.0) (<= v3 1.0)))
(assert (>= v3 (+ 1.0 v2)))
(assert (= (<= v2 v0) (<= v3 v1)))
(assert (= (>= v2 v0) (>= v3 v1)))
(assert (= (<= (* 2.0 v2) (* 2.0 v0)) (<= (* 1.0 (* v3 v3)) (* 1.0 (* v1 v1)))))
(assert (= (>= (* 2.0 v2) (* 2.0 v0)) (>= (* 1.0 (* v3 v3)) (* 1.0 (* v1 v1)))))
(assert (> v5 0.0))
(assert (= (>= v4 0.0) (>= v5 1.0)))
(assert (= (<= v4 0.0) (<= v5 1.0)))
(assert (>= v5 (+ 1.0 v4)))
(assert (= (<= v4 v0) (<= v5 v1)))
(assert (= (>= v4 v0) (>= v5 v1)))
(assert (= (<= v4 v2) (<= v5 v3)))
(assert (= (>= v4 v2) (>= v5 v3)))
(assert (= (<= (* 2.0 v4) (* 2.0 v0)) (<= (* 1.0 (* v5 v5)) (* 1.0 (* v1 v1)))))
(assert (= (>= (* 2.0 v4) (* 2.0 v0)) (>= (* 1.0 (* v5 v5)) (* 1.0 (* v1 v1)))))
(assert (= (<= (* 2.0 v4) (* 2.0 v2)) (<= (* 1.0 (* v5 v5)) (* 1.0 (* v3 v3)))))
(assert (= (>= (* 2.0 v4) (* 2.0 v2)) (>= (* 1.0 (* v5 v5)) (* 1.0 (* v3 v3)))))
(assert (not (< 0.0 (+ 1.0 (* (* 1.0 (* v1 v1)) (* 1.0 (* v3 v3)) (* 1.0 (* v5 v5)))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; base.t1[batch, head, j, a]
(declare-const v1 Real) ; exp base.t1[batch, head, j, a] 1
(declare-const v2 Real) ; b[a]
(declare-const v3 Real) ; exp b[a] 1
(declare-const v4 Real) ; base.t2[batch, head, k0, a]
(declare-const v5 Real) ; exp base.t2[batch, head, k0, a] 1
(declare-const v6 Real) ; value exp(2*b[a] + 2*base.t2[batch, head, k0, a])
(assert (> v1 0.0))
(assert (= (>= v0 0.0) (>= v1 1.0)))
(assert (= (<= v0 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 v0)))
(assert (> v3 0.0))
(assert (= (>= v2 0.0) (>= v3 1.0)))
(assert (= (<= v2 0.0) (<= v3 1.0)))
(assert (>= v3 (+ 1.0 v2)))
(assert (= (<= v2 v0) (<= v3 v1)))
(assert (= (>= v2 v0) (>= v3 v1)))
(assert (> v5 0.0))
(assert (= (>= v4 0.0) (>= v5 1.0)))
(assert (= (<= v4 0.0) (<= v5 1.0)))
(assert (>= v5 (+ 1.0 v4)))
(assert (= (<= v4 v0) (<= v5 v1)))
(assert (= (>= v4 v0) (>= v5 v1)))
(assert (= (<= v4 v2) (<= v5 v3)))
(assert (= (>= v4 v2) (>= v5 v3)))
(assert (= v6 (* (* 1.0 (* v3 v3)) (* v5 v5))))
(assert (> v6 0.0))
(assert (= (>= (+ (* 2.0 v2) (* 2.0 v4)) 0.0) (>= v6 1.0)))
(assert (= (<= (+ (* 2.0 v2) (* 2.0 v4)) 0.0) (<= v6 1.0)))
(assert (= (<= (+ (* 2.0 v2) (* 2.0 v4)) (* 2.0 v0)) (<= v6 (* 1.0 (* v1 v1)))))
(assert (= (>= (+ (* 2.0 v2) (* 2.0 v4)) (* 2.0 v0)) (>= v6 (* 1.0 (* v1 v1)))))
(assert (not (< 0.0 (+ 1.0 (* (* 1.0 (* v1 v1)) v6)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; schema_x
(declare-const v1 Real) ; schema_y
(assert (= v0 0.0))
(assert (not (= (* v0 v1) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; b[a]
(declare-const v1 Real) ; exp b[a] 1
(declare-const v2 Real) ; base.t1[batch, head, j, a]
(declare-const v3 Real) ; exp base.t1[batch, head, j, a] 1
(declare-const v4 Real) ; base.t2[batch, head, k0, a]
(declare-const v5 Real) ; exp base.t2[batch, head, k0, a] 1
(declare-const v6 Real) ; value exp(-2*b[a] - 2*base.t1[batch, head, j, a] - 2*base.t2[batch, head, k0, a])
(assert (> v1 0.0))
(assert (= (>= v0 0.0) (>= v1 1.0)))
(assert (= (<= v0 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 v0)))
(assert (> v3 0.0))
(assert (= (>= v2 0.0) (>= v3 1.0)))
(assert (= (<= v2 0.0) (<= v3 1.0)))
(assert (>= v3 (+ 1.0 v2)))
(assert (= (<= v2 v0) (<= v3 v1)))
(assert (= (>= v2 v0) (>= v3 v1)))
(assert (> v5 0.0))
(assert (= (>= v4 0.0) (>= v5 1.0)))
(assert (= (<= v4 0.0) (<= v5 1.0)))
(assert (>= v5 (+ 1.0 v4)))
(assert (= (<= v4 v0) (<= v5 v1)))
(assert (= (>= v4 v0) (>= v5 v1)))
(assert (= (<= v4 v2) (<= v5 v3)))
(assert (= (>= v4 v2) (>= v5 v3)))
(assert (= v6 (/ (/ (/ 1.0 (* v1 v1)) (* v3 v3)) (* v5 v5))))
(assert (> v6 0.0))
(assert (= (>= (+ (* (- 2.0) v0) (* (- 2.0) v2) (* (- 2.0) v4)) 0.0) (>= v6 1.0)))
(assert (= (<= (+ (* (- 2.0) v0) (* (- 2.0) v2) (* (- 2.0) v4)) 0.0) (<= v6 1.0)))
(assert (not (< 0.0 (+ 1.0 v6))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; schema_y
(declare-const v1 Real) ; schema_x
(assert (not (= v0 0.0)))
(assert (not (= v1 0.0)))
(assert (not (not (= v1 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; X
(declare-const v1 Real) ; exp X 1
(assert (> v1 0.0))
(assert (= (>= v0 0.0) (>= v1 1.0)))
(assert (= (<= v0 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 v0)))
(assert (< 0.0 (+ 1.0 (* 1.0 (* v1 v1)))))
(assert (not (not (= (+ 1.0 (* 1.0 (* v1 v1))) 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; X
(declare-const v1 Real) ; exp X 1
(assert (> v1 0.0))
(assert (= (>= v0 0.0) (>= v1 1.0)))
(assert (= (<= v0 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 v0)))
(assert (not (< 0.0 (+ 1.0 (* 1.0 (* v1 v1))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; schema_x
(declare-const v1 Real) ; schema_y
(assert (= (/ 1.0 v0) 0.0))
(assert (= (/ 1.0 (* v0 v1)) 0.0))
(assert (= v0 0.0))
(assert (not (= (/ 1.0 (* v0 v1)) (* (/ 1.0 v0) (/ 1.0 v1)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; schema_c
(declare-const v1 Real) ; schema_x
(assert (not (= (ite (> v0 0.0) v1 0.0) (* v1 (ite (> v0 0.0) 1.0 0.0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; schema_y
(declare-const v1 Real) ; schema_x
(assert (= v0 0.0))
(assert (not (= (* v1 v0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; exp(2*b[a])*exp(2*base.t1[batch, head, j, a])*exp(2*base.t2[batch, head, k0, a])
(declare-const v1 Real) ; exp(-2*b[a])*exp(-2*base.t1[batch, head, j, a])*exp(-2*base.t2[batch, head, k0, a])
(assert (< 0.0 (+ 1.0 (* 1.0 v0))))
(assert (< 0.0 (+ 1.0 (* 1.0 v1))))
(assert (not (not (= (+ 1.0 (* 1.0 v0)) 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; b[a]
(declare-const v1 Real) ; exp b[a] 1
(declare-const v2 Real) ; base.t1[batch, head, j, a]
(declare-const v3 Real) ; exp base.t1[batch, head, j, a] 1
(declare-const v4 Real) ; base.t2[batch, head, k0, a]
(declare-const v5 Real) ; exp base.t2[batch, head, k0, a] 1
(assert (> v1 0.0))
(assert (= (>= v0 0.0) (>= v1 1.0)))
(assert (= (<= v0 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 v0)))
(assert (> v3 0.0))
(assert (= (>= v2 0.0) (>= v3 1.0)))
(assert (= (<= v2 0.0) (<= v3 1.0)))
(assert (>= v3 (+ 1.0 v2)))
(assert (= (<= v2 v0) (<= v3 v1)))
(assert (= (>= v2 v0) (>= v3 v1)))
(assert (= (<= (* 2.0 v2) (* 2.0 v0)) (<= (* 1.0 (* v3 v3)) (* 1.0 (* v1 v1)))))
(assert (= (>= (* 2.0 v2) (* 2.0 v0)) (>= (* 1.0 (* v3 v3)) (* 1.0 (* v1 v1)))))
(assert (> v5 0.0))
(assert (= (>= v4 0.0) (>= v5 1.0)))
(assert (= (<= v4 0.0) (<= v5 1.0)))
(assert (>= v5 (+ 1.0 v4)))
(assert (= (<= v4 v0) (<= v5 v1)))
(assert (= (>= v4 v0) (>= v5 v1)))
(assert (= (<= v4 v2) (<= v5 v3)))
(assert (= (>= v4 v2) (>= v5 v3)))
(assert (= (<= (* 2.0 v4) (* 2.0 v0)) (<= (* 1.0 (* v5 v5)) (* 1.0 (* v1 v1)))))
(assert (= (>= (* 2.0 v4) (* 2.0 v0)) (>= (* 1.0 (* v5 v5)) (* 1.0 (* v1 v1)))))
(assert (= (<= (* 2.0 v4) (* 2.0 v2)) (<= (* 1.0 (* v5 v5)) (* 1.0 (* v3 v3)))))
(assert (= (>= (* 2.0 v4) (* 2.0 v2)) (>= (* 1.0 (* v5 v5)) (* 1.0 (* v3 v3)))))
(assert (not (< 0.0 (+ 1.0 (* (* 1.0 (* v1 v1)) (* 1.0 (* v3 v3)) (* 1.0 (* v5 v5)))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; b[a]
(declare-const v1 Real) ; exp b[a] 1
(declare-const v2 Real) ; base.t1[batch, head, k0, a]
(declare-const v3 Real) ; exp base.t1[batch, head, k0, a] 1
(declare-const v4 Real) ; base.t2[batch, head, i, a]
(declare-const v5 Real) ; exp base.t2[batch, head, i, a] 1
(declare-const v6 Real) ; value exp(-2*b[a] - 2*base.t1[batch, head, k0, a] - 2*base.t2[batch, head, i, a])
(assert (> v1 0.0))
(assert (= (>= v0 0.0) (>= v1 1.0)))
(assert (= (<= v0 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 v0)))
(assert (> v3 0.0))
(assert (= (>= v2 0.0) (>= v3 1.0)))
(assert (= (<= v2 0.0) (<= v3 1.0)))
(assert (>= v3 (+ 1.0 v2)))
(assert (= (<= v2 v0) (<= v3 v1)))
(assert (= (>= v2 v0) (>= v3 v1)))
(assert (> v5 0.0))
(assert (= (>= v4 0.0) (>= v5 1.0)))
(assert (= (<= v4 0.0) (<= v5 1.0)))
(assert (>= v5 (+ 1.0 v4)))
(assert (= (<= v4 v0) (<= v5 v1)))
(assert (= (>= v4 v0) (>= v5 v1)))
(assert (= (<= v4 v2) (<= v5 v3)))
(assert (= (>= v4 v2) (>= v5 v3)))
(assert (= v6 (/ (/ (/ 1.0 (* v1 v1)) (* v3 v3)) (* v5 v5))))
(assert (> v6 0.0))
(assert (= (>= (+ (* (- 2.0) v0) (* (- 2.0) v2) (* (- 2.0) v4)) 0.0) (>= v6 1.0)))
(assert (= (<= (+ (* (- 2.0) v0) (* (- 2.0) v2) (* (- 2.0) v4)) 0.0) (<= v6 1.0)))
(assert (not (< 0.0 (+ 1.0 v6))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; schema_x
(declare-const v1 Real) ; exp schema_x 1
(assert (> v1 0.0))
(assert (= (>= v0 0.0) (>= v1 1.0)))
(assert (= (<= v0 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 v0)))
(assert (not (not (= (* 1.0 v1) 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; schema_x
(declare-const v1 Real) ; schema_y
(assert (< 0.0 (+ v0 v1)))
(assert (not (not (= (+ v0 v1) 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; schema_y
(declare-const v1 Real) ; schema_x
(assert (not (= v0 0.0)))
(assert (not (= v1 0.0)))
(assert (not (not (= (* v1 v0) 0.0))))
(check-sat)

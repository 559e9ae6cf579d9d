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
(declare-const v0 Real) ; scale[0]
(declare-const v1 Real) ; base.t1[k0, k1, k2, k4]
(declare-const v2 Real) ; exp base.t1[k0, k1, k2, k4]*scale[0] 1
(declare-const v3 Real) ; shift[0]
(declare-const v4 Real) ; exp shift[0] 1
(declare-const v5 Real) ; M
(declare-const v6 Real) ; ln(M)
(declare-const v7 Real) ; exp ln(M) 1
(assert (> v2 0.0))
(assert (= (>= (* v0 v1) 0.0) (>= v2 1.0)))
(assert (= (<= (* v0 v1) 0.0) (<= v2 1.0)))
(assert (>= v2 (+ 1.0 (* v0 v1))))
(assert (> v4 0.0))
(assert (= (>= v3 0.0) (>= v4 1.0)))
(assert (= (<= v3 0.0) (<= v4 1.0)))
(assert (>= v4 (+ 1.0 v3)))
(assert (= (<= v3 (* v0 v1)) (<= v4 v2)))
(assert (= (>= v3 (* v0 v1)) (>= v4 v2)))
(assert (= (<= v3 (* v0 v1)) (<= (* 1.0 v4) (* 1.0 v2))))
(assert (= (>= v3 (* v0 v1)) (>= (* 1.0 v4) (* 1.0 v2))))
(assert (> v7 0.0))
(assert (= (>= v6 0.0) (>= v7 1.0)))
(assert (= (<= v6 0.0) (<= v7 1.0)))
(assert (>= v7 (+ 1.0 v6)))
(assert (= (<= v6 (* v0 v1)) (<= v7 v2)))
(assert (= (>= v6 (* v0 v1)) (>= v7 v2)))
(assert (= (<= v6 v3) (<= v7 v4)))
(assert (= (>= v6 v3) (>= v7 v4)))
(assert (=> (> v5 0.0) (= v7 v5)))
(assert (= (<= v6 (* v0 v1)) (<= (* 1.0 v7) (* 1.0 v2))))
(assert (= (>= v6 (* v0 v1)) (>= (* 1.0 v7) (* 1.0 v2))))
(assert (= (<= v6 v3) (<= (* 1.0 v7) (* 1.0 v4))))
(assert (= (>= v6 v3) (>= (* 1.0 v7) (* 1.0 v4))))
(assert (not (< 0.0 (+ (* (* 1.0 v2) (* 1.0 v4)) (* 1.0 v7)))))
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
(declare-const v0 Real) ; schema_y
(declare-const v1 Real) ; schema_x
(assert (not (= v0 0.0)))
(assert (not (= v1 0.0)))
(assert (not (not (= v1 0.0))))
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
(declare-const v0 Real) ; schema_y
(declare-const v1 Real) ; schema_x
(assert (= v0 0.0))
(assert (not (= (* v1 v0) 0.0)))
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

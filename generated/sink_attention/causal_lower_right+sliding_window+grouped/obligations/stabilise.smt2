(set-logic ALL)
(declare-const v0 Real) ; schema_x
(declare-const v1 Real) ; schema_c
(declare-const v2 Real) ; exp schema_c 1
(declare-const v3 Real) ; ln(schema_x*exp(schema_c))
(declare-const v4 Real) ; exp ln(schema_x*exp(schema_c)) 1
(declare-const v5 Real) ; ln(schema_x)
(declare-const v6 Real) ; exp ln(schema_x) 1
(declare-const v7 Real) ; value exp(schema_c + ln(schema_x))
(assert (> v2 0.0))
(assert (= (>= v1 0.0) (>= v2 1.0)))
(assert (= (<= v1 0.0) (<= v2 1.0)))
(assert (>= v2 (+ 1.0 v1)))
(assert (> v4 0.0))
(assert (= (>= v3 0.0) (>= v4 1.0)))
(assert (= (<= v3 0.0) (<= v4 1.0)))
(assert (>= v4 (+ 1.0 v3)))
(assert (= (<= v3 v1) (<= v4 v2)))
(assert (= (>= v3 v1) (>= v4 v2)))
(assert (=> (> (* v0 (* 1.0 v2)) 0.0) (= v4 (* v0 (* 1.0 v2)))))
(assert (= (<= v3 v1) (<= (* 1.0 v4) (* 1.0 v2))))
(assert (= (>= v3 v1) (>= (* 1.0 v4) (* 1.0 v2))))
(assert (> v6 0.0))
(assert (= (>= v5 0.0) (>= v6 1.0)))
(assert (= (<= v5 0.0) (<= v6 1.0)))
(assert (>= v6 (+ 1.0 v5)))
(assert (= (<= v5 v1) (<= v6 v2)))
(assert (= (>= v5 v1) (>= v6 v2)))
(assert (= (<= v5 v3) (<= v6 v4)))
(assert (= (>= v5 v3) (>= v6 v4)))
(assert (=> (> v0 0.0) (= v6 v0)))
(assert (= v7 (* (* 1.0 v2) v6)))
(assert (> v7 0.0))
(assert (= (>= (+ v1 v5) 0.0) (>= v7 1.0)))
(assert (= (<= (+ v1 v5) 0.0) (<= v7 1.0)))
(assert (= (<= (+ v1 v5) v1) (<= v7 (* 1.0 v2))))
(assert (= (>= (+ v1 v5) v1) (>= v7 (* 1.0 v2))))
(assert (= (<= (+ v1 v5) v3) (<= v7 (* 1.0 v4))))
(assert (= (>= (+ v1 v5) v3) (>= v7 (* 1.0 v4))))
(assert (< 0.0 v0))
(assert (not (= (* 1.0 v4) v7)))
(check-sat)

(reset)
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
(declare-const v0 Real) ; M
(declare-const v1 Real) ; i
(declare-const v2 Real) ; N
(declare-const v3 Real) ; k0
(declare-const v4 Real) ; sliding_window
(declare-const v5 Real) ; stable.c0[batch, head, group, i]
(declare-const v6 Real) ; exp stable.c0[batch, head, group, i] 1
(declare-const v7 Real) ; stable.t2[batch, head, group, i, k0]
(declare-const v8 Real) ; exp stable.t2[batch, head, group, i, k0] 1
(declare-const v9 Real) ; value exp(-stable.c0[batch, head, group, i] + stable.t2[batch, head, group, i, k0])
(assert (> v6 0.0))
(assert (= (>= v5 0.0) (>= v6 1.0)))
(assert (= (<= v5 0.0) (<= v6 1.0)))
(assert (>= v6 (+ 1.0 v5)))
(assert (> v8 0.0))
(assert (= (>= v7 0.0) (>= v8 1.0)))
(assert (= (<= v7 0.0) (<= v8 1.0)))
(assert (>= v8 (+ 1.0 v7)))
(assert (= (<= v7 v5) (<= v8 v6)))
(assert (= (>= v7 v5) (>= v8 v6)))
(assert (= v9 (* (/ 1.0 v6) v8)))
(assert (> v9 0.0))
(assert (= (>= (+ (* (- 1.0) v5) v7) 0.0) (>= v9 1.0)))
(assert (= (<= (+ (* (- 1.0) v5) v7) 0.0) (<= v9 1.0)))
(assert (not (<= 0.0 (ite (> (+ 1.0 v0 v1 (* (- 1.0) v2) (* (- 1.0) v3)) 0.0) (ite (> (+ v2 v3 v4 (* (- 1.0) v0) (* (- 1.0) v1)) 0.0) v9 0.0) 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; schema_x
(declare-const v1 Real) ; schema_c
(declare-const v2 Real) ; exp schema_c 1
(declare-const v3 Real) ; ln(schema_x*exp(schema_c))
(declare-const v4 Real) ; exp ln(schema_x*exp(schema_c)) 1
(declare-const v5 Real) ; ln(schema_x)
(declare-const v6 Real) ; exp ln(schema_x) 1
(declare-const v7 Real) ; value exp(schema_c + ln(schema_x))
(assert (> v2 0.0))
(assert (= (>= v1 0.0) (>= v2 1.0)))
(assert (= (<= v1 0.0) (<= v2 1.0)))
(assert (>= v2 (+ 1.0 v1)))
(assert (> v4 0.0))
(assert (= (>= v3 0.0) (>= v4 1.0)))
(assert (= (<= v3 0.0) (<= v4 1.0)))
(assert (>= v4 (+ 1.0 v3)))
(assert (= (<= v3 v1) (<= v4 v2)))
(assert (= (>= v3 v1) (>= v4 v2)))
(assert (=> (> (* v0 (* 1.0 v2)) 0.0) (= v4 (* v0 (* 1.0 v2)))))
(assert (= (<= v3 v1) (<= (* 1.0 v4) (* 1.0 v2))))
(assert (= (>= v3 v1) (>= (* 1.0 v4) (* 1.0 v2))))
(assert (> v6 0.0))
(assert (= (>= v5 0.0) (>= v6 1.0)))
(assert (= (<= v5 0.0) (<= v6 1.0)))
(assert (>= v6 (+ 1.0 v5)))
(assert (= (<= v5 v1) (<= v6 v2)))
(assert (= (>= v5 v1) (>= v6 v2)))
(assert (= (<= v5 v3) (<= v6 v4)))
(assert (= (>= v5 v3) (>= v6 v4)))
(assert (=> (> v0 0.0) (= v6 v0)))
(assert (= v7 (* (* 1.0 v2) v6)))
(assert (> v7 0.0))
(assert (= (>= (+ v1 v5) 0.0) (>= v7 1.0)))
(assert (= (<= (+ v1 v5) 0.0) (<= v7 1.0)))
(assert (= (<= (+ v1 v5) v1) (<= v7 (* 1.0 v2))))
(assert (= (>= (+ v1 v5) v1) (>= v7 (* 1.0 v2))))
(assert (= (<= (+ v1 v5) v3) (<= v7 (* 1.0 v4))))
(assert (= (>= (+ v1 v5) v3) (>= v7 (* 1.0 v4))))
(assert (= (* 1.0 v4) v7))
(assert (not (= v3 (+ v1 v5))))
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
(declare-const v0 Real) ; schema_y
(declare-const v1 Real) ; schema_x
(assert (not (= v0 0.0)))
(assert (not (= v1 0.0)))
(assert (not (not (= (* v1 v0) 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; stable.t3[batch, head, group, i]
(declare-const v1 Real) ; stable.c0[batch, head, group, i]
(declare-const v2 Real) ; exp stable.c0[batch, head, group, i] 1
(declare-const v3 Real) ; sink[head, group]
(declare-const v4 Real) ; exp sink[head, group] 1
(declare-const v5 Real) ; value exp(sink[head, group] - stable.c0[batch, head, group, i])
(assert (> v2 0.0))
(assert (= (>= v1 0.0) (>= v2 1.0)))
(assert (= (<= v1 0.0) (<= v2 1.0)))
(assert (>= v2 (+ 1.0 v1)))
(assert (> v4 0.0))
(assert (= (>= v3 0.0) (>= v4 1.0)))
(assert (= (<= v3 0.0) (<= v4 1.0)))
(assert (>= v4 (+ 1.0 v3)))
(assert (= (<= v3 v1) (<= v4 v2)))
(assert (= (>= v3 v1) (>= v4 v2)))
(assert (= v5 (* (/ 1.0 v2) v4)))
(assert (> v5 0.0))
(assert (= (>= (+ (* (- 1.0) v1) v3) 0.0) (>= v5 1.0)))
(assert (= (<= (+ (* (- 1.0) v1) v3) 0.0) (<= v5 1.0)))
(assert (<= 0.0 v0))
(assert (not (< 0.0 (+ v0 v5))))
(check-sat)

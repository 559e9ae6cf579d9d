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
(declare-const v0 Real) ; exp(-stable.c0[batch, head, group, i])*exp(stable.t5[batch, head, group, i, i])
(assert (< 0.0 (* 1.0 v0)))
(assert (< 0.0 1.0))
(assert (not (< 0.0 (ite (> 1.0 0.0) (* 1.0 v0) 0.0))))
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
(assert (not (< 0.0 1.0)))
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
(declare-const v0 Real) ; i
(declare-const v1 Real) ; k0
(declare-const v2 Real) ; stable.c0[batch, head, group, i]
(declare-const v3 Real) ; exp stable.c0[batch, head, group, i] 1
(declare-const v4 Real) ; stable.t5[batch, head, group, i, k0]
(declare-const v5 Real) ; exp stable.t5[batch, head, group, i, k0] 1
(declare-const v6 Real) ; value exp(-stable.c0[batch, head, group, i] + stable.t5[batch, head, group, i, k0])
(assert (> v3 0.0))
(assert (= (>= v2 0.0) (>= v3 1.0)))
(assert (= (<= v2 0.0) (<= v3 1.0)))
(assert (>= v3 (+ 1.0 v2)))
(assert (> v5 0.0))
(assert (= (>= v4 0.0) (>= v5 1.0)))
(assert (= (<= v4 0.0) (<= v5 1.0)))
(assert (>= v5 (+ 1.0 v4)))
(assert (= (<= v4 v2) (<= v5 v3)))
(assert (= (>= v4 v2) (>= v5 v3)))
(assert (= v6 (* (/ 1.0 v3) v5)))
(assert (> v6 0.0))
(assert (= (>= (+ (* (- 1.0) v2) v4) 0.0) (>= v6 1.0)))
(assert (= (<= (+ (* (- 1.0) v2) v4) 0.0) (<= v6 1.0)))
(assert (not (<= 0.0 (ite (> (+ 1.0 v0 (* (- 1.0) v1)) 0.0) v6 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; exp(-stable.c0[batch, head, group, i])*exp(stable.t5[batch, head, group, i, i])
(declare-const v1 Real) ; Sigma(Select(-_b0 + i + 1, exp(-stable.c0[batch, head, group, i] + stable.t5[batch, head, group, i, _b0]), 0), _b0, Range(0, N))
(assert (<= (ite (> 1.0 0.0) (* 1.0 v0) 0.0) v1))
(assert (< 0.0 (ite (> 1.0 0.0) (* 1.0 v0) 0.0)))
(assert (not (< 0.0 v1)))
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
(declare-const v0 Real) ; stable.c0[batch, head, group, i]
(declare-const v1 Real) ; exp stable.c0[batch, head, group, i] 1
(declare-const v2 Real) ; stable.t5[batch, head, group, i, i]
(declare-const v3 Real) ; exp stable.t5[batch, head, group, i, i] 1
(declare-const v4 Real) ; value exp(-stable.c0[batch, head, group, i] + stable.t5[batch, head, group, i, i])
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
(assert (= v4 (* (/ 1.0 v1) v3)))
(assert (> v4 0.0))
(assert (= (>= (+ (* (- 1.0) v0) v2) 0.0) (>= v4 1.0)))
(assert (= (<= (+ (* (- 1.0) v0) v2) 0.0) (<= v4 1.0)))
(assert (not (< 0.0 v4)))
(check-sat)

(set-logic ALL)
(declare-const v0 Real) ; base.t3[batch, head, group, i]
(assert (< 0.0 v0))
(assert (not (not (= v0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; M
(declare-const v1 Int) ; i
(declare-const v2 Int) ; N
(declare-const v3 Int) ; k0
(declare-const v4 Real) ; base.t2[batch, head, group, i, k0]
(declare-const v5 Real) ; exp base.t2[batch, head, group, i, k0] 1
(assert (> v5 0.0))
(assert (= (>= v4 0.0) (>= v5 1.0)))
(assert (= (<= v4 0.0) (<= v5 1.0)))
(assert (>= v5 (+ 1.0 v4)))
(assert (not (<= 0.0 (ite (> (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))) 0.0) (* 1.0 v5) 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; base.t3[batch, head, group, i]
(assert (not (= v0 0.0)))
(assert (not (not (= v0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; base.t2[batch, head, group, i, j]
(declare-const v1 Real) ; exp base.t2[batch, head, group, i, j] 1
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
(declare-const v2 Real) ; guarded_z
(declare-const v3 Real) ; guarded_y
(assert (<= v0 0.0))
(assert (not (= (ite (> v0 0.0) v1 v2) (ite (> v0 0.0) v3 v2))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; M
(declare-const v1 Int) ; i
(declare-const v2 Int) ; N
(declare-const v3 Int) ; j
(declare-const v4 Real) ; base.t2[batch, head, group, i, j]
(declare-const v5 Real) ; exp base.t2[batch, head, group, i, j] 1
(assert (> v5 0.0))
(assert (= (>= v4 0.0) (>= v5 1.0)))
(assert (= (<= v4 0.0) (<= v5 1.0)))
(assert (>= v5 (+ 1.0 v4)))
(assert (< 0.0 (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)))))
(assert (< 0.0 (* 1.0 v5)))
(assert (not (< 0.0 (ite (> (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))) 0.0) (* 1.0 v5) 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; M
(declare-const v1 Int) ; k3
(declare-const v2 Int) ; N
(declare-const v3 Int) ; j
(declare-const v4 Real) ; base.t2[batch, head, k2, k3, j]
(declare-const v5 Real) ; exp base.t2[batch, head, k2, k3, j] 1
(declare-const v6 Real) ; Sigma(Select(-_b0 + M - N + k3 + 1, exp(base.t2[batch, head, k2, k3, _b0]), 0), _b0, Range(0, M))
(assert (> v5 0.0))
(assert (= (>= v4 0.0) (>= v5 1.0)))
(assert (= (<= v4 0.0) (<= v5 1.0)))
(assert (>= v5 (+ 1.0 v4)))
(assert (< 0.0 (ite (> (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))) 0.0) (* 1.0 v5) 0.0)))
(assert (<= (ite (> (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))) 0.0) (* 1.0 v5) 0.0) v6))
(assert (not (< 0.0 v6)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; schema_c
(declare-const v1 Real) ; schema_x
(assert (not (= (ite (> v0 0.0) v1 0.0) (* v1 (ite (> v0 0.0) 1.0 0.0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; M
(declare-const v1 Int) ; i
(declare-const v2 Int) ; N
(declare-const v3 Int) ; j
(declare-const v4 Real) ; base.t2[batch, head, group, i, j]
(declare-const v5 Real) ; exp base.t2[batch, head, group, i, j] 1
(declare-const v6 Real) ; Sigma(Select(-_b0 + M - N + i + 1, exp(base.t2[batch, head, group, i, _b0]), 0), _b0, Range(0, M))
(assert (> v5 0.0))
(assert (= (>= v4 0.0) (>= v5 1.0)))
(assert (= (<= v4 0.0) (<= v5 1.0)))
(assert (>= v5 (+ 1.0 v4)))
(assert (< 0.0 (ite (> (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))) 0.0) (* 1.0 v5) 0.0)))
(assert (<= (ite (> (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))) 0.0) (* 1.0 v5) 0.0) v6))
(assert (not (< 0.0 v6)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; guarded_c
(declare-const v1 Real) ; guarded_x
(assert (<= v0 0.0))
(assert (not (= (ite (> v0 0.0) v1 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; guarded_y
(declare-const v1 Real) ; guarded_x
(declare-const v2 Real) ; exp guarded_x 1
(declare-const v3 Real) ; ln(guarded_y)
(declare-const v4 Real) ; exp ln(guarded_y) 1
(declare-const v5 Real) ; value exp(guarded_x + ln(guarded_y))
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
(assert (=> (> v0 0.0) (= v4 v0)))
(assert (= v5 (* (* 1.0 v2) v4)))
(assert (> v5 0.0))
(assert (= (>= (+ v1 v3) 0.0) (>= v5 1.0)))
(assert (= (<= (+ v1 v3) 0.0) (<= v5 1.0)))
(assert (= (<= v1 (+ v1 v3)) (<= (* 1.0 v2) v5)))
(assert (= (>= v1 (+ v1 v3)) (>= (* 1.0 v2) v5)))
(assert (< 0.0 v0))
(assert (not (= v5 (* v0 (* 1.0 v2)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; base.t2[batch, head, k2, k3, j]
(declare-const v1 Real) ; exp base.t2[batch, head, k2, k3, j] 1
(declare-const v2 Int) ; M
(declare-const v3 Int) ; k3
(declare-const v4 Int) ; N
(declare-const v5 Int) ; j
(assert (> v1 0.0))
(assert (= (>= v0 0.0) (>= v1 1.0)))
(assert (= (<= v0 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 v0)))
(assert (< 0.0 (* 1.0 v1)))
(assert (< 0.0 (+ 1.0 (to_real v2) (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v5)))))
(assert (not (< 0.0 (ite (> (+ 1.0 (to_real v2) (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v5))) 0.0) (* 1.0 v1) 0.0))))
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
(declare-const v0 Int) ; M
(declare-const v1 Int) ; k3
(declare-const v2 Int) ; N
(declare-const v3 Int) ; k0
(declare-const v4 Real) ; base.t2[batch, head, k2, k3, k0]
(declare-const v5 Real) ; exp base.t2[batch, head, k2, k3, k0] 1
(assert (> v5 0.0))
(assert (= (>= v4 0.0) (>= v5 1.0)))
(assert (= (<= v4 0.0) (<= v5 1.0)))
(assert (>= v5 (+ 1.0 v4)))
(assert (not (<= 0.0 (ite (> (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))) 0.0) (* 1.0 v5) 0.0))))
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
(declare-const v0 Real) ; base.t2[batch, head, k2, k3, j]
(declare-const v1 Real) ; exp base.t2[batch, head, k2, k3, j] 1
(assert (> v1 0.0))
(assert (= (>= v0 0.0) (>= v1 1.0)))
(assert (= (<= v0 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 v0)))
(assert (not (< 0.0 (* 1.0 v1))))
(check-sat)

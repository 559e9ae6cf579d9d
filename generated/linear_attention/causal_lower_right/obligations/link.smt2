(set-logic ALL)
(declare-const v0 Real) ; Sigma(Select(-_b1 + M - N + i + 1, Sigma((exp(-Select(k[batch, head, _b1, _b0], k[batch, head, _b1, _b0], 0) + k[batch, head, _b1, _b0]) + Select(k[batch, head, _b1, _b0], k[batch, head, _b1, _b0], 0))*(exp(-Select(q[batch, head, i, _b0], q[batch, head, i, _b0], 0) + q[batch, head, i, _b0]) + Select(q[batch, head, i, _b0], q[batch, head, i, _b0], 0)), _b0, Range(0, D)), 0), _b1, Range(0, M))
(assert (< 0.0 v0))
(assert (not (not (= v0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; M
(declare-const v1 Int) ; i
(declare-const v2 Int) ; N
(declare-const v3 Int) ; k0
(assert (<= (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))) 0.0))
(assert (not (<= (ite (> (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))) 0.0) 1.0 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; d_o[k0, k1, k2, k3]*Tangent(inv(Sigma(Select(-_b1 + M - N + k2 + 1, Sigma(Select(k[k0, k1, _b1, _b0], k[k0, k1, _b1, _b0], 0)*Select(q[k0, k1, k2, _b0], q[k0, k1, k2, _b0], 0) + exp(-Select(q[k0, k1, k2, _b0], q[k0, k1, k2, _b0], 0))*exp(q[k0, k1, k2, _b0])*Select(k[k0, k1, _b1, _b0], k[k0, k1, _b1, _b0], 0) + exp(-Select(k[k0, k1, _b1, _b0], k[k0, k1, _b1, _b0], 0))*exp(k[k0, k1, _b1, _b0])*Select(q[k0, k1, k2, _b0], q[k0, k1, k2, _b0], 0) + exp(-Select(k[k0, k1, _b1, _b0], k[k0, k1, _b1, _b0], 0))*exp(-Select(q[k0, k1, k2, _b0], q[k0, k1, k2, _b0], 0))*exp(k[k0, k1, _b1, _b0])*exp(q[k0, k1, k2, _b0]), _b0, Range(0, D)), 0), _b1, Range(0, M)))*Sigma(Select(-_b1 + M - N + k2 + 1, v[k0, k1, _b1, k3]*Sigma(Select(k[k0, k1, _b1, _b0], k[k0, k1, _b1, _b0], 0)*Select(q[k0, k1, k2, _b0], q[k0, k1, k2, _b0], 0) + exp(-Select(q[k0, k1, k2, _b0], q[k0, k1, k2, _b0], 0))*exp(q[k0, k1, k2, _b0])*Select(k[k0, k1, _b1, _b0], k[k0, k1, _b1, _b0], 0) + exp(-Select(k[k0, k1, _b1, _b0], k[k0, k1, _b1, _b0], 0))*exp(k[k0, k1, _b1, _b0])*Select(q[k0, k1, k2, _b0], q[k0, k1, k2, _b0], 0) + exp(-Select(k[k0, k1, _b1, _b0], k[k0, k1, _b1, _b0], 0))*exp(-Select(q[k0, k1, k2, _b0], q[k0, k1, k2, _b0], 0))*exp(k[k0, k1, _b1, _b0])*exp(q[k0, k1, k2, _b0]), _b0, Range(0, D)), 0), _b1, Range(0, M)), v, delta.v)
(assert (not (= (* 1.0 v0) (* 1.0 v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma((exp(-Select(k[batch, head, k0, _b0], k[batch, head, k0, _b0], 0) + k[batch, head, k0, _b0]) + Select(k[batch, head, k0, _b0], k[batch, head, k0, _b0], 0))*(exp(-Select(q[batch, head, i, _b0], q[batch, head, i, _b0], 0) + q[batch, head, i, _b0]) + Select(q[batch, head, i, _b0], q[batch, head, i, _b0], 0)), _b0, Range(0, D))
(declare-const v1 Int) ; M
(declare-const v2 Int) ; i
(declare-const v3 Int) ; N
(declare-const v4 Int) ; k0
(assert (<= 0.0 v0))
(assert (not (<= 0.0 (ite (> (+ 1.0 (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) 0.0) v0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; k[batch, head, k0, k1]
(declare-const v1 Real) ; exp Select(k[batch, head, k0, k1], k[batch, head, k0, k1], 0) 1
(declare-const v2 Real) ; exp k[batch, head, k0, k1] 1
(declare-const v3 Real) ; value exp(-Select(k[batch, head, k0, k1], k[batch, head, k0, k1], 0) + k[batch, head, k0, k1])
(declare-const v4 Real) ; q[batch, head, i, k1]
(declare-const v5 Real) ; exp Select(q[batch, head, i, k1], q[batch, head, i, k1], 0) 1
(declare-const v6 Real) ; exp q[batch, head, i, k1] 1
(declare-const v7 Real) ; value exp(-Select(q[batch, head, i, k1], q[batch, head, i, k1], 0) + q[batch, head, i, k1])
(assert (> v1 0.0))
(assert (= (>= (ite (> v0 0.0) v0 0.0) 0.0) (>= v1 1.0)))
(assert (= (<= (ite (> v0 0.0) v0 0.0) 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 (ite (> v0 0.0) v0 0.0))))
(assert (> v2 0.0))
(assert (= (>= v0 0.0) (>= v2 1.0)))
(assert (= (<= v0 0.0) (<= v2 1.0)))
(assert (>= v2 (+ 1.0 v0)))
(assert (= (<= v0 (ite (> v0 0.0) v0 0.0)) (<= v2 v1)))
(assert (= (>= v0 (ite (> v0 0.0) v0 0.0)) (>= v2 v1)))
(assert (= v3 (* (/ 1.0 v1) v2)))
(assert (> v3 0.0))
(assert (= (>= (+ (* (- 1.0) (ite (> v0 0.0) v0 0.0)) v0) 0.0) (>= v3 1.0)))
(assert (= (<= (+ (* (- 1.0) (ite (> v0 0.0) v0 0.0)) v0) 0.0) (<= v3 1.0)))
(assert (> v5 0.0))
(assert (= (>= (ite (> v4 0.0) v4 0.0) 0.0) (>= v5 1.0)))
(assert (= (<= (ite (> v4 0.0) v4 0.0) 0.0) (<= v5 1.0)))
(assert (>= v5 (+ 1.0 (ite (> v4 0.0) v4 0.0))))
(assert (= (<= (ite (> v4 0.0) v4 0.0) (ite (> v0 0.0) v0 0.0)) (<= v5 v1)))
(assert (= (>= (ite (> v4 0.0) v4 0.0) (ite (> v0 0.0) v0 0.0)) (>= v5 v1)))
(assert (= (<= (ite (> v4 0.0) v4 0.0) v0) (<= v5 v2)))
(assert (= (>= (ite (> v4 0.0) v4 0.0) v0) (>= v5 v2)))
(assert (> v6 0.0))
(assert (= (>= v4 0.0) (>= v6 1.0)))
(assert (= (<= v4 0.0) (<= v6 1.0)))
(assert (>= v6 (+ 1.0 v4)))
(assert (= (<= v4 (ite (> v0 0.0) v0 0.0)) (<= v6 v1)))
(assert (= (>= v4 (ite (> v0 0.0) v0 0.0)) (>= v6 v1)))
(assert (= (<= v4 v0) (<= v6 v2)))
(assert (= (>= v4 v0) (>= v6 v2)))
(assert (= (<= v4 (ite (> v4 0.0) v4 0.0)) (<= v6 v5)))
(assert (= (>= v4 (ite (> v4 0.0) v4 0.0)) (>= v6 v5)))
(assert (= v7 (* (/ 1.0 v5) v6)))
(assert (> v7 0.0))
(assert (= (>= (+ (* (- 1.0) (ite (> v4 0.0) v4 0.0)) v4) 0.0) (>= v7 1.0)))
(assert (= (<= (+ (* (- 1.0) (ite (> v4 0.0) v4 0.0)) v4) 0.0) (<= v7 1.0)))
(assert (= (<= (+ (* (- 1.0) (ite (> v4 0.0) v4 0.0)) v4) (+ (* (- 1.0) (ite (> v0 0.0) v0 0.0)) v0)) (<= v7 v3)))
(assert (= (>= (+ (* (- 1.0) (ite (> v4 0.0) v4 0.0)) v4) (+ (* (- 1.0) (ite (> v0 0.0) v0 0.0)) v0)) (>= v7 v3)))
(assert (not (< 0.0 (* (+ (ite (> v0 0.0) v0 0.0) v3) (+ (ite (> v4 0.0) v4 0.0) v7)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; k[batch, head, k0, k1]
(declare-const v1 Real) ; exp Select(k[batch, head, k0, k1], k[batch, head, k0, k1], 0) 1
(declare-const v2 Real) ; exp k[batch, head, k0, k1] 1
(declare-const v3 Real) ; value exp(-Select(k[batch, head, k0, k1], k[batch, head, k0, k1], 0) + k[batch, head, k0, k1])
(declare-const v4 Real) ; q[batch, head, i, k1]
(declare-const v5 Real) ; exp Select(q[batch, head, i, k1], q[batch, head, i, k1], 0) 1
(declare-const v6 Real) ; exp q[batch, head, i, k1] 1
(declare-const v7 Real) ; value exp(-Select(q[batch, head, i, k1], q[batch, head, i, k1], 0) + q[batch, head, i, k1])
(assert (> v1 0.0))
(assert (= (>= (ite (> v0 0.0) v0 0.0) 0.0) (>= v1 1.0)))
(assert (= (<= (ite (> v0 0.0) v0 0.0) 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 (ite (> v0 0.0) v0 0.0))))
(assert (> v2 0.0))
(assert (= (>= v0 0.0) (>= v2 1.0)))
(assert (= (<= v0 0.0) (<= v2 1.0)))
(assert (>= v2 (+ 1.0 v0)))
(assert (= (<= v0 (ite (> v0 0.0) v0 0.0)) (<= v2 v1)))
(assert (= (>= v0 (ite (> v0 0.0) v0 0.0)) (>= v2 v1)))
(assert (= v3 (* (/ 1.0 v1) v2)))
(assert (> v3 0.0))
(assert (= (>= (+ (* (- 1.0) (ite (> v0 0.0) v0 0.0)) v0) 0.0) (>= v3 1.0)))
(assert (= (<= (+ (* (- 1.0) (ite (> v0 0.0) v0 0.0)) v0) 0.0) (<= v3 1.0)))
(assert (> v5 0.0))
(assert (= (>= (ite (> v4 0.0) v4 0.0) 0.0) (>= v5 1.0)))
(assert (= (<= (ite (> v4 0.0) v4 0.0) 0.0) (<= v5 1.0)))
(assert (>= v5 (+ 1.0 (ite (> v4 0.0) v4 0.0))))
(assert (= (<= (ite (> v4 0.0) v4 0.0) (ite (> v0 0.0) v0 0.0)) (<= v5 v1)))
(assert (= (>= (ite (> v4 0.0) v4 0.0) (ite (> v0 0.0) v0 0.0)) (>= v5 v1)))
(assert (= (<= (ite (> v4 0.0) v4 0.0) v0) (<= v5 v2)))
(assert (= (>= (ite (> v4 0.0) v4 0.0) v0) (>= v5 v2)))
(assert (> v6 0.0))
(assert (= (>= v4 0.0) (>= v6 1.0)))
(assert (= (<= v4 0.0) (<= v6 1.0)))
(assert (>= v6 (+ 1.0 v4)))
(assert (= (<= v4 (ite (> v0 0.0) v0 0.0)) (<= v6 v1)))
(assert (= (>= v4 (ite (> v0 0.0) v0 0.0)) (>= v6 v1)))
(assert (= (<= v4 v0) (<= v6 v2)))
(assert (= (>= v4 v0) (>= v6 v2)))
(assert (= (<= v4 (ite (> v4 0.0) v4 0.0)) (<= v6 v5)))
(assert (= (>= v4 (ite (> v4 0.0) v4 0.0)) (>= v6 v5)))
(assert (= v7 (* (/ 1.0 v5) v6)))
(assert (> v7 0.0))
(assert (= (>= (+ (* (- 1.0) (ite (> v4 0.0) v4 0.0)) v4) 0.0) (>= v7 1.0)))
(assert (= (<= (+ (* (- 1.0) (ite (> v4 0.0) v4 0.0)) v4) 0.0) (<= v7 1.0)))
(assert (= (<= (+ (* (- 1.0) (ite (> v4 0.0) v4 0.0)) v4) (+ (* (- 1.0) (ite (> v0 0.0) v0 0.0)) v0)) (<= v7 v3)))
(assert (= (>= (+ (* (- 1.0) (ite (> v4 0.0) v4 0.0)) v4) (+ (* (- 1.0) (ite (> v0 0.0) v0 0.0)) v0)) (>= v7 v3)))
(assert (not (<= 0.0 (* (+ (ite (> v0 0.0) v0 0.0) v3) (+ (ite (> v4 0.0) v4 0.0) v7)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(1, _b0, Range(0, D))
(declare-const v1 Int) ; D
(assert (< (to_real v0) (to_real v0)))
(assert (not (< 0.0 (to_real v1))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; M
(declare-const v1 Int) ; i
(declare-const v2 Int) ; N
(declare-const v3 Int) ; k1
(assert (not (<= 0.0 (ite (> (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))) 0.0) 1.0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; schema_c
(declare-const v1 Real) ; schema_x
(assert (not (= (ite (> v0 0.0) v1 0.0) (* v1 (ite (> v0 0.0) 1.0 0.0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(Select(-_b0 + M - N + i + 1, 1, 0), _b0, Range(0, M))
(declare-const v1 Int) ; M
(declare-const v2 Int) ; i
(declare-const v3 Int) ; N
(declare-const v4 Int) ; k0
(assert (<= (to_real v0) 0.0))
(assert (<= (ite (> (+ 1.0 (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) 0.0) 1.0 0.0) (to_real v0)))
(assert (and (<= 0.0 (to_real v4)) (< (to_real v4) (to_real v1))))
(assert (not (<= (+ 1.0 (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(1, _b0, Range(0, D))
(assert (< 0.0 (to_real v0)))
(assert (= (to_real v0) 0.0))
(assert (not (< (to_real v0) (to_real v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(Select(-_b0 + M - N + i + 1, 1, 0), _b0, Range(0, M))
(declare-const v1 Real) ; Sigma(Select(-_b1 + M - N + i + 1, Sigma((exp(-Select(k[batch, head, _b1, _b0], k[batch, head, _b1, _b0], 0) + k[batch, head, _b1, _b0]) + Select(k[batch, head, _b1, _b0], k[batch, head, _b1, _b0], 0))*(exp(-Select(q[batch, head, i, _b0], q[batch, head, i, _b0], 0) + q[batch, head, i, _b0]) + Select(q[batch, head, i, _b0], q[batch, head, i, _b0], 0)), _b0, Range(0, D)), 0), _b1, Range(0, M))
(assert (<= (to_real v0) 0.0))
(assert (< 0.0 (to_real v0)))
(assert (not (< 0.0 v1)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; d_o[k0, k1, k2, k3]*Tangent(inv(Sigma(Select(-_b1 + M - N + k2 + 1, Sigma(Select(k[k0, k1, _b1, _b0], k[k0, k1, _b1, _b0], 0)*Select(q[k0, k1, k2, _b0], q[k0, k1, k2, _b0], 0) + exp(-Select(q[k0, k1, k2, _b0], q[k0, k1, k2, _b0], 0))*exp(q[k0, k1, k2, _b0])*Select(k[k0, k1, _b1, _b0], k[k0, k1, _b1, _b0], 0) + exp(-Select(k[k0, k1, _b1, _b0], k[k0, k1, _b1, _b0], 0))*exp(k[k0, k1, _b1, _b0])*Select(q[k0, k1, k2, _b0], q[k0, k1, k2, _b0], 0) + exp(-Select(k[k0, k1, _b1, _b0], k[k0, k1, _b1, _b0], 0))*exp(-Select(q[k0, k1, k2, _b0], q[k0, k1, k2, _b0], 0))*exp(k[k0, k1, _b1, _b0])*exp(q[k0, k1, k2, _b0]), _b0, Range(0, D)), 0), _b1, Range(0, M)))*Sigma(Select(-_b1 + M - N + k2 + 1, v[k0, k1, _b1, k3]*Sigma(Select(k[k0, k1, _b1, _b0], k[k0, k1, _b1, _b0], 0)*Select(q[k0, k1, k2, _b0], q[k0, k1, k2, _b0], 0) + exp(-Select(q[k0, k1, k2, _b0], q[k0, k1, k2, _b0], 0))*exp(q[k0, k1, k2, _b0])*Select(k[k0, k1, _b1, _b0], k[k0, k1, _b1, _b0], 0) + exp(-Select(k[k0, k1, _b1, _b0], k[k0, k1, _b1, _b0], 0))*exp(k[k0, k1, _b1, _b0])*Select(q[k0, k1, k2, _b0], q[k0, k1, k2, _b0], 0) + exp(-Select(k[k0, k1, _b1, _b0], k[k0, k1, _b1, _b0], 0))*exp(-Select(q[k0, k1, k2, _b0], q[k0, k1, k2, _b0], 0))*exp(k[k0, k1, _b1, _b0])*exp(q[k0, k1, k2, _b0]), _b0, Range(0, D)), 0), _b1, Range(0, M)), k, delta.k)
(assert (not (= (* 1.0 v0) (* 1.0 v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(1, _b0, Range(0, D))
(declare-const v1 Real) ; guarded_x
(assert (<= 1.0 (to_real v0)))
(assert (<= (to_real v0) 0.0))
(assert (not (= v1 0.0)))
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
(declare-const v0 Int) ; M
(declare-const v1 Int) ; i
(declare-const v2 Int) ; N
(declare-const v3 Int) ; k0
(declare-const v4 Real) ; Sigma((exp(-Select(k[batch, head, k0, _b0], k[batch, head, k0, _b0], 0) + k[batch, head, k0, _b0]) + Select(k[batch, head, k0, _b0], k[batch, head, k0, _b0], 0))*(exp(-Select(q[batch, head, i, _b0], q[batch, head, i, _b0], 0) + q[batch, head, i, _b0]) + Select(q[batch, head, i, _b0], q[batch, head, i, _b0], 0)), _b0, Range(0, D))
(declare-const v5 Real) ; Sigma(Select(-_b1 + M - N + i + 1, Sigma((exp(-Select(k[batch, head, _b1, _b0], k[batch, head, _b1, _b0], 0) + k[batch, head, _b1, _b0]) + Select(k[batch, head, _b1, _b0], k[batch, head, _b1, _b0], 0))*(exp(-Select(q[batch, head, i, _b0], q[batch, head, i, _b0], 0) + q[batch, head, i, _b0]) + Select(q[batch, head, i, _b0], q[batch, head, i, _b0], 0)), _b0, Range(0, D)), 0), _b1, Range(0, M))
(assert (<= (ite (> (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))) 0.0) v4 0.0) v5))
(assert (<= v5 0.0))
(assert (< 0.0 (ite (> (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))) 0.0) v4 0.0)))
(assert (not (<= (ite (> (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))) 0.0) 1.0 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(assert (not (<= 0.0 1.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; M
(declare-const v1 Int) ; i
(declare-const v2 Int) ; N
(declare-const v3 Int) ; k0
(declare-const v4 Real) ; Sigma((exp(-Select(k[batch, head, k0, _b0], k[batch, head, k0, _b0], 0) + k[batch, head, k0, _b0]) + Select(k[batch, head, k0, _b0], k[batch, head, k0, _b0], 0))*(exp(-Select(q[batch, head, i, _b0], q[batch, head, i, _b0], 0) + q[batch, head, i, _b0]) + Select(q[batch, head, i, _b0], q[batch, head, i, _b0], 0)), _b0, Range(0, D))
(assert (< 0.0 (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)))))
(assert (< 0.0 v4))
(assert (not (< 0.0 (ite (> (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))) 0.0) v4 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; guarded_c
(assert (not (= (ite (> v0 0.0) 0.0 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; d_o[k0, k1, k2, k3]*Tangent(inv(Sigma(Select(-_b1 + M - N + k2 + 1, Sigma(Select(k[k0, k1, _b1, _b0], k[k0, k1, _b1, _b0], 0)*Select(q[k0, k1, k2, _b0], q[k0, k1, k2, _b0], 0) + exp(-Select(q[k0, k1, k2, _b0], q[k0, k1, k2, _b0], 0))*exp(q[k0, k1, k2, _b0])*Select(k[k0, k1, _b1, _b0], k[k0, k1, _b1, _b0], 0) + exp(-Select(k[k0, k1, _b1, _b0], k[k0, k1, _b1, _b0], 0))*exp(k[k0, k1, _b1, _b0])*Select(q[k0, k1, k2, _b0], q[k0, k1, k2, _b0], 0) + exp(-Select(k[k0, k1, _b1, _b0], k[k0, k1, _b1, _b0], 0))*exp(-Select(q[k0, k1, k2, _b0], q[k0, k1, k2, _b0], 0))*exp(k[k0, k1, _b1, _b0])*exp(q[k0, k1, k2, _b0]), _b0, Range(0, D)), 0), _b1, Range(0, M)))*Sigma(Select(-_b1 + M - N + k2 + 1, v[k0, k1, _b1, k3]*Sigma(Select(k[k0, k1, _b1, _b0], k[k0, k1, _b1, _b0], 0)*Select(q[k0, k1, k2, _b0], q[k0, k1, k2, _b0], 0) + exp(-Select(q[k0, k1, k2, _b0], q[k0, k1, k2, _b0], 0))*exp(q[k0, k1, k2, _b0])*Select(k[k0, k1, _b1, _b0], k[k0, k1, _b1, _b0], 0) + exp(-Select(k[k0, k1, _b1, _b0], k[k0, k1, _b1, _b0], 0))*exp(k[k0, k1, _b1, _b0])*Select(q[k0, k1, k2, _b0], q[k0, k1, k2, _b0], 0) + exp(-Select(k[k0, k1, _b1, _b0], k[k0, k1, _b1, _b0], 0))*exp(-Select(q[k0, k1, k2, _b0], q[k0, k1, k2, _b0], 0))*exp(k[k0, k1, _b1, _b0])*exp(q[k0, k1, k2, _b0]), _b0, Range(0, D)), 0), _b1, Range(0, M)), q, delta.q)
(assert (not (= (* 1.0 v0) (* 1.0 v0))))
(check-sat)

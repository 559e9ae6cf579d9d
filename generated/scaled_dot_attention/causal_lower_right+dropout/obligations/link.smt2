(set-logic ALL)
(declare-const v0 Real) ; d_o[k0, k1, k2, k3]*Tangent(inv(1 - dropout[0])*inv(Sigma(Select(-_b1 + M - N + k2 + 1, exp(scale[0]*Sigma(k[k0, k1, _b1, _b0]*q[k0, k1, k2, _b0], _b0, Range(0, D))), 0), _b1, Range(0, M)))*Sigma(Select(-_b1 + M - N + k2 + 1, -exp(scale[0]*Sigma(k[k0, k1, _b1, _b0]*q[k0, k1, k2, _b0], _b0, Range(0, D)))*Select(dropout[0] - uniform_of_3()[seed[k0, k1], k2, _b1], 1, 0)*v[k0, k1, _b1, k3] + exp(scale[0]*Sigma(k[k0, k1, _b1, _b0]*q[k0, k1, k2, _b0], _b0, Range(0, D)))*v[k0, k1, _b1, k3], 0), _b1, Range(0, M)), v, delta.v)
(assert (not (= (* 1.0 v0) (* 1.0 v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; M
(declare-const v1 Int) ; i
(declare-const v2 Int) ; N
(declare-const v3 Int) ; k0
(declare-const v4 Real) ; scale[0]*Sigma(k[batch, head, k0, _b0]*q[batch, head, i, _b0], _b0, Range(0, D))
(declare-const v5 Real) ; exp scale[0]*Sigma(k[batch, head, k0, _b0]*q[batch, head, i, _b0], _b0, Range(0, D)) 1
(declare-const v6 Real) ; Sigma(Select(-_b1 + M - N + i + 1, exp(scale[0]*Sigma(k[batch, head, _b1, _b0]*q[batch, head, i, _b0], _b0, Range(0, D))), 0), _b1, Range(0, M))
(assert (> v5 0.0))
(assert (= (>= (* 1.0 v4) 0.0) (>= v5 1.0)))
(assert (= (<= (* 1.0 v4) 0.0) (<= v5 1.0)))
(assert (>= v5 (+ 1.0 (* 1.0 v4))))
(assert (< 0.0 (ite (> (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))) 0.0) (* 1.0 v5) 0.0)))
(assert (<= (ite (> (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))) 0.0) (* 1.0 v5) 0.0) v6))
(assert (<= v6 0.0))
(assert (not (<= (ite (> (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))) 0.0) 1.0 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; scale[0]*Sigma(k[batch, head, k0, _b0]*q[batch, head, i, _b0], _b0, Range(0, D))
(declare-const v1 Real) ; exp scale[0]*Sigma(k[batch, head, k0, _b0]*q[batch, head, i, _b0], _b0, Range(0, D)) 1
(assert (> v1 0.0))
(assert (= (>= (* 1.0 v0) 0.0) (>= v1 1.0)))
(assert (= (<= (* 1.0 v0) 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 (* 1.0 v0))))
(assert (not (< 0.0 (* 1.0 v1))))
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
(declare-const v0 Real) ; scale[0]*Sigma(k[batch, head, k0, _b0]*q[batch, head, i, _b0], _b0, Range(0, D))
(declare-const v1 Real) ; exp scale[0]*Sigma(k[batch, head, k0, _b0]*q[batch, head, i, _b0], _b0, Range(0, D)) 1
(declare-const v2 Int) ; M
(declare-const v3 Int) ; i
(declare-const v4 Int) ; N
(declare-const v5 Int) ; k0
(assert (> v1 0.0))
(assert (= (>= (* 1.0 v0) 0.0) (>= v1 1.0)))
(assert (= (<= (* 1.0 v0) 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 (* 1.0 v0))))
(assert (< 0.0 (* 1.0 v1)))
(assert (< 0.0 (+ 1.0 (to_real v2) (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v5)))))
(assert (not (< 0.0 (ite (> (+ 1.0 (to_real v2) (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v5))) 0.0) (* 1.0 v1) 0.0))))
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
(declare-const v0 Real) ; d_o[k0, k1, k2, k3]*Tangent(inv(1 - dropout[0])*inv(Sigma(Select(-_b1 + M - N + k2 + 1, exp(scale[0]*Sigma(k[k0, k1, _b1, _b0]*q[k0, k1, k2, _b0], _b0, Range(0, D))), 0), _b1, Range(0, M)))*Sigma(Select(-_b1 + M - N + k2 + 1, -exp(scale[0]*Sigma(k[k0, k1, _b1, _b0]*q[k0, k1, k2, _b0], _b0, Range(0, D)))*Select(dropout[0] - uniform_of_3()[seed[k0, k1], k2, _b1], 1, 0)*v[k0, k1, _b1, k3] + exp(scale[0]*Sigma(k[k0, k1, _b1, _b0]*q[k0, k1, k2, _b0], _b0, Range(0, D)))*v[k0, k1, _b1, k3], 0), _b1, Range(0, M)), k, delta.k)
(assert (not (= (* 1.0 v0) (* 1.0 v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(Select(-_b0 + M - N + i + 1, 1, 0), _b0, Range(0, M))
(declare-const v1 Real) ; Sigma(Select(-_b1 + M - N + i + 1, exp(scale[0]*Sigma(k[batch, head, _b1, _b0]*q[batch, head, i, _b0], _b0, Range(0, D))), 0), _b1, Range(0, M))
(assert (<= (to_real v0) 0.0))
(assert (< 0.0 (to_real v0)))
(assert (not (< 0.0 v1)))
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
(declare-const v0 Real) ; d_o[k0, k1, k2, k3]*Tangent(inv(1 - dropout[0])*inv(Sigma(Select(-_b1 + M - N + k2 + 1, exp(scale[0]*Sigma(k[k0, k1, _b1, _b0]*q[k0, k1, k2, _b0], _b0, Range(0, D))), 0), _b1, Range(0, M)))*Sigma(Select(-_b1 + M - N + k2 + 1, -exp(scale[0]*Sigma(k[k0, k1, _b1, _b0]*q[k0, k1, k2, _b0], _b0, Range(0, D)))*Select(dropout[0] - uniform_of_3()[seed[k0, k1], k2, _b1], 1, 0)*v[k0, k1, _b1, k3] + exp(scale[0]*Sigma(k[k0, k1, _b1, _b0]*q[k0, k1, k2, _b0], _b0, Range(0, D)))*v[k0, k1, _b1, k3], 0), _b1, Range(0, M)), q, delta.q)
(assert (not (= (* 1.0 v0) (* 1.0 v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; schema_c
(assert (not (= (* (ite (> v0 0.0) 1.0 0.0) (ite (> v0 0.0) 1.0 0.0)) (ite (> v0 0.0) 1.0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(Select(-_b1 + M - N + i + 1, exp(scale[0]*Sigma(k[batch, head, _b1, _b0]*q[batch, head, i, _b0], _b0, Range(0, D))), 0), _b1, Range(0, M))
(assert (< 0.0 v0))
(assert (not (not (= v0 0.0))))
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
(declare-const v4 Real) ; scale[0]*Sigma(k[batch, head, k0, _b0]*q[batch, head, i, _b0], _b0, Range(0, D))
(declare-const v5 Real) ; exp scale[0]*Sigma(k[batch, head, k0, _b0]*q[batch, head, i, _b0], _b0, Range(0, D)) 1
(assert (> v5 0.0))
(assert (= (>= (* 1.0 v4) 0.0) (>= v5 1.0)))
(assert (= (<= (* 1.0 v4) 0.0) (<= v5 1.0)))
(assert (>= v5 (+ 1.0 (* 1.0 v4))))
(assert (not (<= 0.0 (ite (> (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))) 0.0) (* 1.0 v5) 0.0))))
(check-sat)

(set-logic ALL)
(declare-const v0 Int) ; M
(declare-const v1 Int) ; i
(declare-const v2 Int) ; N
(declare-const v3 Int) ; k0
(declare-const v4 Real) ; exp(bias[head, M + i - k0 - 1]*scale[0])*exp(scale[0]*Sigma(k[batch, head, k0, _b0]*q[batch, head, i, _b0], _b0, Range(0, D)))
(declare-const v5 Real) ; Sigma(Select(-_b1 + M - N + i + 1, exp((bias[head, -_b1 + M + i - 1] + Sigma(k[batch, head, _b1, _b0]*q[batch, head, i, _b0], _b0, Range(0, D)))*scale[0]), 0), _b1, Range(0, M))
(assert (<= (ite (> (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))) 0.0) (* 1.0 v4) 0.0) v5))
(assert (< 0.0 (ite (> (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))) 0.0) (* 1.0 v4) 0.0)))
(assert (<= v5 0.0))
(assert (not (<= (ite (> (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))) 0.0) 1.0 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; d_o[k0, k1, k2, k3]*Tangent(inv(Sigma(Select(-_b1 + M - N + k2 + 1, exp(bias[k1, -_b1 + M + k2 - 1]*scale[0])*exp(scale[0]*Sigma(k[k0, k1, _b1, _b0]*q[k0, k1, k2, _b0], _b0, Range(0, D))), 0), _b1, Range(0, M)))*Sigma(Select(-_b1 + M - N + k2 + 1, exp(bias[k1, -_b1 + M + k2 - 1]*scale[0])*exp(scale[0]*Sigma(k[k0, k1, _b1, _b0]*q[k0, k1, k2, _b0], _b0, Range(0, D)))*v[k0, k1, _b1, k3], 0), _b1, Range(0, M)), v, delta.v)
(assert (not (= (* 1.0 v0) (* 1.0 v0))))
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
(declare-const v0 Real) ; d_o[k0, k1, k2, k3]*Tangent(inv(Sigma(Select(-_b1 + M - N + k2 + 1, exp(bias[k1, -_b1 + M + k2 - 1]*scale[0])*exp(scale[0]*Sigma(k[k0, k1, _b1, _b0]*q[k0, k1, k2, _b0], _b0, Range(0, D))), 0), _b1, Range(0, M)))*Sigma(Select(-_b1 + M - N + k2 + 1, exp(bias[k1, -_b1 + M + k2 - 1]*scale[0])*exp(scale[0]*Sigma(k[k0, k1, _b1, _b0]*q[k0, k1, k2, _b0], _b0, Range(0, D)))*v[k0, k1, _b1, k3], 0), _b1, Range(0, M)), q, delta.q)
(assert (not (= (* 1.0 v0) (* 1.0 v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; M
(declare-const v1 Int) ; i
(declare-const v2 Int) ; N
(declare-const v3 Int) ; k0
(declare-const v4 Real) ; exp(bias[head, M + i - k0 - 1]*scale[0])*exp(scale[0]*Sigma(k[batch, head, k0, _b0]*q[batch, head, i, _b0], _b0, Range(0, D)))
(assert (< 0.0 (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)))))
(assert (< 0.0 (* 1.0 v4)))
(assert (not (< 0.0 (ite (> (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))) 0.0) (* 1.0 v4) 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; d_o[k0, k1, k2, k3]*Tangent(inv(Sigma(Select(-_b1 + M - N + k2 + 1, exp(bias[k1, -_b1 + M + k2 - 1]*scale[0])*exp(scale[0]*Sigma(k[k0, k1, _b1, _b0]*q[k0, k1, k2, _b0], _b0, Range(0, D))), 0), _b1, Range(0, M)))*Sigma(Select(-_b1 + M - N + k2 + 1, exp(bias[k1, -_b1 + M + k2 - 1]*scale[0])*exp(scale[0]*Sigma(k[k0, k1, _b1, _b0]*q[k0, k1, k2, _b0], _b0, Range(0, D)))*v[k0, k1, _b1, k3], 0), _b1, Range(0, M)), k, delta.k)
(assert (not (= (* 1.0 v0) (* 1.0 v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; T
(declare-const v1 Int) ; M
(declare-const v2 Int) ; N
(declare-const v3 Int) ; k3
(declare-const v4 Int) ; k2
(assert (= (to_real v0) (+ (- 1.0) (to_real v1) (to_real v2))))
(assert (and (<= 0.0 (to_real v3)) (< (to_real v3) (to_real v2))))
(assert (and (<= 0.0 (to_real v4)) (< (to_real v4) (to_real v1))))
(assert (not (and (<= 0.0 (+ (- 1.0) (to_real v1) (to_real v3) (* (- 1.0) (to_real v4)))) (< (+ (- 1.0) (to_real v1) (to_real v3) (* (- 1.0) (to_real v4))) (to_real v0)))))
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
(declare-const v0 Int) ; Sigma(Select(-_b0 + M - N + i + 1, 1, 0), _b0, Range(0, M))
(declare-const v1 Real) ; Sigma(Select(-_b1 + M - N + i + 1, exp((bias[head, -_b1 + M + i - 1] + Sigma(k[batch, head, _b1, _b0]*q[batch, head, i, _b0], _b0, Range(0, D)))*scale[0]), 0), _b1, Range(0, M))
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
(declare-const v0 Real) ; schema_c
(assert (not (= (* (ite (> v0 0.0) 1.0 0.0) (ite (> v0 0.0) 1.0 0.0)) (ite (> v0 0.0) 1.0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k1
(declare-const v1 Int) ; HEADS
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (not (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1)))))
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
(declare-const v0 Real) ; scale[0]
(declare-const v1 Real) ; bias[head, M + i - k0 - 1]
(declare-const v2 Real) ; exp bias[head, M + i - k0 - 1]*scale[0] 1
(declare-const v3 Real) ; Sigma(k[batch, head, k0, _b0]*q[batch, head, i, _b0], _b0, Range(0, D))
(declare-const v4 Real) ; exp scale[0]*Sigma(k[batch, head, k0, _b0]*q[batch, head, i, _b0], _b0, Range(0, D)) 1
(declare-const v5 Real) ; value exp((bias[head, M + i - k0 - 1] + Sigma(k[batch, head, k0, _b0]*q[batch, head, i, _b0], _b0, Range(0, D)))*scale[0])
(assert (> v2 0.0))
(assert (= (>= (* v0 v1) 0.0) (>= v2 1.0)))
(assert (= (<= (* v0 v1) 0.0) (<= v2 1.0)))
(assert (>= v2 (+ 1.0 (* v0 v1))))
(assert (> v4 0.0))
(assert (= (>= (* v0 v3) 0.0) (>= v4 1.0)))
(assert (= (<= (* v0 v3) 0.0) (<= v4 1.0)))
(assert (>= v4 (+ 1.0 (* v0 v3))))
(assert (= (<= (* v0 v3) (* v0 v1)) (<= v4 v2)))
(assert (= (>= (* v0 v3) (* v0 v1)) (>= v4 v2)))
(assert (= v5 (* (* 1.0 v2) v4)))
(assert (> v5 0.0))
(assert (= (>= (* (+ v1 v3) v0) 0.0) (>= v5 1.0)))
(assert (= (<= (* (+ v1 v3) v0) 0.0) (<= v5 1.0)))
(assert (not (< 0.0 v5)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; d_o[k0, k1, k2, k3]*Tangent(inv(Sigma(Select(-_b1 + M - N + k2 + 1, exp(bias[k1, -_b1 + M + k2 - 1]*scale[0])*exp(scale[0]*Sigma(k[k0, k1, _b1, _b0]*q[k0, k1, k2, _b0], _b0, Range(0, D))), 0), _b1, Range(0, M)))*Sigma(Select(-_b1 + M - N + k2 + 1, exp(bias[k1, -_b1 + M + k2 - 1]*scale[0])*exp(scale[0]*Sigma(k[k0, k1, _b1, _b0]*q[k0, k1, k2, _b0], _b0, Range(0, D)))*v[k0, k1, _b1, k3], 0), _b1, Range(0, M)), bias, delta.bias)
(assert (not (= (* 1.0 v0) (* 1.0 v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(Select(-_b1 + M - N + i + 1, exp((bias[head, -_b1 + M + i - 1] + Sigma(k[batch, head, _b1, _b0]*q[batch, head, i, _b0], _b0, Range(0, D)))*scale[0]), 0), _b1, Range(0, M))
(assert (< 0.0 v0))
(assert (not (not (= v0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; M
(declare-const v1 Real) ; i
(declare-const v2 Real) ; N
(declare-const v3 Real) ; k0
(declare-const v4 Real) ; scale[0]
(declare-const v5 Real) ; bias[head, M + i - k0 - 1]
(declare-const v6 Real) ; exp bias[head, M + i - k0 - 1]*scale[0] 1
(declare-const v7 Real) ; Sigma(k[batch, head, k0, _b0]*q[batch, head, i, _b0], _b0, Range(0, D))
(declare-const v8 Real) ; exp scale[0]*Sigma(k[batch, head, k0, _b0]*q[batch, head, i, _b0], _b0, Range(0, D)) 1
(declare-const v9 Real) ; value exp((bias[head, M + i - k0 - 1] + Sigma(k[batch, head, k0, _b0]*q[batch, head, i, _b0], _b0, Range(0, D)))*scale[0])
(assert (> v6 0.0))
(assert (= (>= (* v4 v5) 0.0) (>= v6 1.0)))
(assert (= (<= (* v4 v5) 0.0) (<= v6 1.0)))
(assert (>= v6 (+ 1.0 (* v4 v5))))
(assert (> v8 0.0))
(assert (= (>= (* v4 v7) 0.0) (>= v8 1.0)))
(assert (= (<= (* v4 v7) 0.0) (<= v8 1.0)))
(assert (>= v8 (+ 1.0 (* v4 v7))))
(assert (= (<= (* v4 v7) (* v4 v5)) (<= v8 v6)))
(assert (= (>= (* v4 v7) (* v4 v5)) (>= v8 v6)))
(assert (= v9 (* (* 1.0 v6) v8)))
(assert (> v9 0.0))
(assert (= (>= (* (+ v5 v7) v4) 0.0) (>= v9 1.0)))
(assert (= (<= (* (+ v5 v7) v4) 0.0) (<= v9 1.0)))
(assert (not (<= 0.0 (ite (> (+ 1.0 v0 v1 (* (- 1.0) v2) (* (- 1.0) v3)) 0.0) v9 0.0))))
(check-sat)

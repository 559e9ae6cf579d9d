(set-logic ALL)
(declare-const v0 Real) ; d_o[k0, k1, k2, k3]*Tangent(inv(Sigma(exp(scale[0]*Sigma(k[k0, k1, _b1, _b0]*q[k0, k1, k2, _b0], _b0, Range(0, D)))*exp(bias[k1, -_b1 + M + k2 - 1]), _b1, Range(0, M)))*Sigma(exp(scale[0]*Sigma(k[k0, k1, _b1, _b0]*q[k0, k1, k2, _b0], _b0, Range(0, D)))*exp(bias[k1, -_b1 + M + k2 - 1])*v[k0, k1, _b1, k3], _b1, Range(0, M)), bias, delta.bias)
(assert (not (= (* 1.0 v0) (* 1.0 v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; d_o[k0, k1, k2, k3]*Tangent(inv(Sigma(exp(scale[0]*Sigma(k[k0, k1, _b1, _b0]*q[k0, k1, k2, _b0], _b0, Range(0, D)))*exp(bias[k1, -_b1 + M + k2 - 1]), _b1, Range(0, M)))*Sigma(exp(scale[0]*Sigma(k[k0, k1, _b1, _b0]*q[k0, k1, k2, _b0], _b0, Range(0, D)))*exp(bias[k1, -_b1 + M + k2 - 1])*v[k0, k1, _b1, k3], _b1, Range(0, M)), q, delta.q)
(assert (not (= (* 1.0 v0) (* 1.0 v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(1, _b0, Range(0, M))
(declare-const v1 Real) ; guarded_x
(assert (<= (to_real v0) 0.0))
(assert (<= 1.0 (to_real v0)))
(assert (not (= v1 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; d_o[k0, k1, k2, k3]*Tangent(inv(Sigma(exp(scale[0]*Sigma(k[k0, k1, _b1, _b0]*q[k0, k1, k2, _b0], _b0, Range(0, D)))*exp(bias[k1, -_b1 + M + k2 - 1]), _b1, Range(0, M)))*Sigma(exp(scale[0]*Sigma(k[k0, k1, _b1, _b0]*q[k0, k1, k2, _b0], _b0, Range(0, D)))*exp(bias[k1, -_b1 + M + k2 - 1])*v[k0, k1, _b1, k3], _b1, Range(0, M)), v, delta.v)
(assert (not (= (* 1.0 v0) (* 1.0 v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; scale[0]
(declare-const v1 Real) ; Sigma(k[batch, head, k0, _b0]*q[batch, head, i, _b0], _b0, Range(0, D))
(declare-const v2 Real) ; exp scale[0]*Sigma(k[batch, head, k0, _b0]*q[batch, head, i, _b0], _b0, Range(0, D)) 1
(declare-const v3 Real) ; bias[head, M + i - k0 - 1]
(declare-const v4 Real) ; exp bias[head, M + i - k0 - 1] 1
(declare-const v5 Real) ; value exp(bias[head, M + i - k0 - 1] + scale[0]*Sigma(k[batch, head, k0, _b0]*q[batch, head, i, _b0], _b0, Range(0, D)))
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
(assert (= v5 (* (* 1.0 v2) v4)))
(assert (> v5 0.0))
(assert (= (>= (+ (* v0 v1) v3) 0.0) (>= v5 1.0)))
(assert (= (<= (+ (* v0 v1) v3) 0.0) (<= v5 1.0)))
(assert (not (< 0.0 v5)))
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
(declare-const v0 Real) ; d_o[k0, k1, k2, k3]*Tangent(inv(Sigma(exp(scale[0]*Sigma(k[k0, k1, _b1, _b0]*q[k0, k1, k2, _b0], _b0, Range(0, D)))*exp(bias[k1, -_b1 + M + k2 - 1]), _b1, Range(0, M)))*Sigma(exp(scale[0]*Sigma(k[k0, k1, _b1, _b0]*q[k0, k1, k2, _b0], _b0, Range(0, D)))*exp(bias[k1, -_b1 + M + k2 - 1])*v[k0, k1, _b1, k3], _b1, Range(0, M)), k, delta.k)
(assert (not (= (* 1.0 v0) (* 1.0 v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(1, _b0, Range(0, M))
(assert (= (to_real v0) 0.0))
(assert (< 0.0 (to_real v0)))
(assert (not (< (to_real v0) (to_real v0))))
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
(declare-const v0 Real) ; Sigma(exp(bias[head, -_b1 + M + i - 1] + scale[0]*Sigma(k[batch, head, _b1, _b0]*q[batch, head, i, _b0], _b0, Range(0, D))), _b1, Range(0, M))
(assert (< 0.0 v0))
(assert (not (not (= v0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(assert (not (<= 0.0 1.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(1, _b0, Range(0, M))
(declare-const v1 Int) ; M
(assert (< (to_real v0) (to_real v0)))
(assert (not (< 0.0 (to_real v1))))
(check-sat)

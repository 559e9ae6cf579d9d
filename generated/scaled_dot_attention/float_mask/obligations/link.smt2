(set-logic ALL)
(declare-const v0 Real) ; finite.mask[batch, head, i, k0]
(assert (<= v0 0.0))
(assert (not (<= (ite (> v0 0.0) 1.0 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; finite.mask[batch, head, i, k1]
(assert (not (<= 0.0 (ite (> v0 0.0) 1.0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(Select(finite.mask[batch, head, i, _b0], 1, 0), _b0, Range(0, M))
(declare-const v1 Real) ; finite.mask[batch, head, i, k0]
(declare-const v2 Int) ; k0
(declare-const v3 Int) ; M
(assert (<= (to_real v0) 0.0))
(assert (<= (ite (> v1 0.0) 1.0 0.0) (to_real v0)))
(assert (and (<= 0.0 (to_real v2)) (< (to_real v2) (to_real v3))))
(assert (not (<= v1 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; d_o[k0, k1, k2, k3]*Tangent(inv(Sigma(Select(finite.mask[k0, k1, k2, _b1], exp(scale[0]*Sigma(k[k0, k1, _b1, _b0]*q[k0, k1, k2, _b0], _b0, Range(0, D)))*exp(mask[k0, k1, k2, _b1]), 0), _b1, Range(0, M)))*Sigma(Select(finite.mask[k0, k1, k2, _b1], exp(scale[0]*Sigma(k[k0, k1, _b1, _b0]*q[k0, k1, k2, _b0], _b0, Range(0, D)))*exp(mask[k0, k1, k2, _b1])*v[k0, k1, _b1, k3], 0), _b1, Range(0, M)), v, delta.v)
(assert (not (= (* 1.0 v0) (* 1.0 v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; finite.mask[batch, head, i, k0]
(declare-const v1 Real) ; scale[0]
(declare-const v2 Real) ; Sigma(k[batch, head, k0, _b0]*q[batch, head, i, _b0], _b0, Range(0, D))
(declare-const v3 Real) ; exp scale[0]*Sigma(k[batch, head, k0, _b0]*q[batch, head, i, _b0], _b0, Range(0, D)) 1
(declare-const v4 Real) ; mask[batch, head, i, k0]
(declare-const v5 Real) ; exp mask[batch, head, i, k0] 1
(declare-const v6 Real) ; value exp(mask[batch, head, i, k0] + scale[0]*Sigma(k[batch, head, k0, _b0]*q[batch, head, i, _b0], _b0, Range(0, D)))
(assert (> v3 0.0))
(assert (= (>= (* v1 v2) 0.0) (>= v3 1.0)))
(assert (= (<= (* v1 v2) 0.0) (<= v3 1.0)))
(assert (>= v3 (+ 1.0 (* v1 v2))))
(assert (> v5 0.0))
(assert (= (>= v4 0.0) (>= v5 1.0)))
(assert (= (<= v4 0.0) (<= v5 1.0)))
(assert (>= v5 (+ 1.0 v4)))
(assert (= (<= v4 (* v1 v2)) (<= v5 v3)))
(assert (= (>= v4 (* v1 v2)) (>= v5 v3)))
(assert (= v6 (* (* 1.0 v3) v5)))
(assert (> v6 0.0))
(assert (= (>= (+ (* v1 v2) v4) 0.0) (>= v6 1.0)))
(assert (= (<= (+ (* v1 v2) v4) 0.0) (<= v6 1.0)))
(assert (not (<= 0.0 (ite (> v0 0.0) v6 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(Select(finite.mask[batch, head, i, _b1], exp(mask[batch, head, i, _b1] + scale[0]*Sigma(k[batch, head, _b1, _b0]*q[batch, head, i, _b0], _b0, Range(0, D))), 0), _b1, Range(0, M))
(declare-const v1 Real) ; finite.mask[batch, head, i, k0]
(declare-const v2 Real) ; exp(scale[0]*Sigma(k[batch, head, k0, _b0]*q[batch, head, i, _b0], _b0, Range(0, D)))*exp(mask[batch, head, i, k0])
(assert (<= v0 0.0))
(assert (< 0.0 (ite (> v1 0.0) (* 1.0 v2) 0.0)))
(assert (<= (ite (> v1 0.0) (* 1.0 v2) 0.0) v0))
(assert (not (<= (ite (> v1 0.0) 1.0 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(Select(finite.mask[batch, head, i, _b0], 1, 0), _b0, Range(0, M))
(declare-const v1 Real) ; Sigma(Select(finite.mask[batch, head, i, _b1], exp(mask[batch, head, i, _b1] + scale[0]*Sigma(k[batch, head, _b1, _b0]*q[batch, head, i, _b0], _b0, Range(0, D))), 0), _b1, Range(0, M))
(assert (< 0.0 (to_real v0)))
(assert (<= (to_real v0) 0.0))
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
(declare-const v0 Real) ; schema_c
(assert (not (= (* (ite (> v0 0.0) 1.0 0.0) (ite (> v0 0.0) 1.0 0.0)) (ite (> v0 0.0) 1.0 0.0))))
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
(declare-const v0 Real) ; exp(scale[0]*Sigma(k[batch, head, k0, _b0]*q[batch, head, i, _b0], _b0, Range(0, D)))*exp(mask[batch, head, i, k0])
(declare-const v1 Real) ; finite.mask[batch, head, i, k0]
(assert (< 0.0 (* 1.0 v0)))
(assert (< 0.0 v1))
(assert (not (< 0.0 (ite (> v1 0.0) (* 1.0 v0) 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; d_o[k0, k1, k2, k3]*Tangent(inv(Sigma(Select(finite.mask[k0, k1, k2, _b1], exp(scale[0]*Sigma(k[k0, k1, _b1, _b0]*q[k0, k1, k2, _b0], _b0, Range(0, D)))*exp(mask[k0, k1, k2, _b1]), 0), _b1, Range(0, M)))*Sigma(Select(finite.mask[k0, k1, k2, _b1], exp(scale[0]*Sigma(k[k0, k1, _b1, _b0]*q[k0, k1, k2, _b0], _b0, Range(0, D)))*exp(mask[k0, k1, k2, _b1])*v[k0, k1, _b1, k3], 0), _b1, Range(0, M)), q, delta.q)
(assert (not (= (* 1.0 v0) (* 1.0 v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; d_o[k0, k1, k2, k3]*Tangent(inv(Sigma(Select(finite.mask[k0, k1, k2, _b1], exp(scale[0]*Sigma(k[k0, k1, _b1, _b0]*q[k0, k1, k2, _b0], _b0, Range(0, D)))*exp(mask[k0, k1, k2, _b1]), 0), _b1, Range(0, M)))*Sigma(Select(finite.mask[k0, k1, k2, _b1], exp(scale[0]*Sigma(k[k0, k1, _b1, _b0]*q[k0, k1, k2, _b0], _b0, Range(0, D)))*exp(mask[k0, k1, k2, _b1])*v[k0, k1, _b1, k3], 0), _b1, Range(0, M)), k, delta.k)
(assert (not (= (* 1.0 v0) (* 1.0 v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(Select(finite.mask[batch, head, i, _b1], exp(mask[batch, head, i, _b1] + scale[0]*Sigma(k[batch, head, _b1, _b0]*q[batch, head, i, _b0], _b0, Range(0, D))), 0), _b1, Range(0, M))
(assert (< 0.0 v0))
(assert (not (not (= v0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; scale[0]
(declare-const v1 Real) ; Sigma(k[batch, head, k0, _b0]*q[batch, head, i, _b0], _b0, Range(0, D))
(declare-const v2 Real) ; exp scale[0]*Sigma(k[batch, head, k0, _b0]*q[batch, head, i, _b0], _b0, Range(0, D)) 1
(declare-const v3 Real) ; mask[batch, head, i, k0]
(declare-const v4 Real) ; exp mask[batch, head, i, k0] 1
(declare-const v5 Real) ; value exp(mask[batch, head, i, k0] + scale[0]*Sigma(k[batch, head, k0, _b0]*q[batch, head, i, _b0], _b0, Range(0, D)))
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

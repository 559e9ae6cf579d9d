(set-logic ALL)
(declare-const v0 Real) ; d_o[k0, k1, k2, k3]*Tangent(inv(Sigma(exp(-Abs(_b1 - M + N - k2)*slope[k1])*exp(scale[0]*Sigma(k[k0, k1, _b1, _b0]*q[k0, k1, k2, _b0], _b0, Range(0, D))), _b1, Range(0, M)))*Sigma(exp(-Abs(_b1 - M + N - k2)*slope[k1])*exp(scale[0]*Sigma(k[k0, k1, _b1, _b0]*q[k0, k1, k2, _b0], _b0, Range(0, D)))*v[k0, k1, _b1, k3], _b1, Range(0, M)), q, delta.q)
(assert (not (= (* 1.0 v0) (* 1.0 v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(exp(-Abs(_b1 - M + N - i)*slope[head] + scale[0]*Sigma(k[batch, head, _b1, _b0]*q[batch, head, i, _b0], _b0, Range(0, D))), _b1, Range(0, M))
(assert (< 0.0 v0))
(assert (not (not (= v0 0.0))))
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
(declare-const v0 Real) ; scale[0]
(declare-const v1 Real) ; Sigma(k[batch, head, k0, _b0]*q[batch, head, i, _b0], _b0, Range(0, D))
(declare-const v2 Real) ; exp scale[0]*Sigma(k[batch, head, k0, _b0]*q[batch, head, i, _b0], _b0, Range(0, D)) 1
(declare-const v3 Real) ; M
(declare-const v4 Real) ; i
(declare-const v5 Real) ; N
(declare-const v6 Real) ; k0
(declare-const v7 Real) ; slope[head]
(declare-const v8 Real) ; exp Abs(M - N + i - k0)*slope[head] 1
(define-fun d9 () Real (+ (* v0 v1) (* (- 1.0) (ite (>= (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)) 0.0) (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)) (- (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)))) v7)))
(declare-const v9 Real) ; value exp(-Abs(M - N + i - k0)*slope[head] + scale[0]*Sigma(k[batch, head, k0, _b0]*q[batch, head, i, _b0], _b0, Range(0, D)))
(assert (> v2 0.0))
(assert (= (>= (* v0 v1) 0.0) (>= v2 1.0)))
(assert (= (<= (* v0 v1) 0.0) (<= v2 1.0)))
(assert (>= v2 (+ 1.0 (* v0 v1))))
(assert (> v8 0.0))
(assert (= (>= (* (ite (>= (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)) 0.0) (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)) (- (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)))) v7) 0.0) (>= v8 1.0)))
(assert (= (<= (* (ite (>= (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)) 0.0) (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)) (- (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)))) v7) 0.0) (<= v8 1.0)))
(assert (>= v8 (+ 1.0 (* (ite (>= (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)) 0.0) (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)) (- (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)))) v7))))
(assert (= (<= (* (ite (>= (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)) 0.0) (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)) (- (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)))) v7) (* v0 v1)) (<= v8 v2)))
(assert (= (>= (* (ite (>= (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)) 0.0) (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)) (- (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)))) v7) (* v0 v1)) (>= v8 v2)))
(assert (= v9 (/ (* 1.0 v2) v8)))
(assert (> v9 0.0))
(assert (= (>= d9 0.0) (>= v9 1.0)))
(assert (= (<= d9 0.0) (<= v9 1.0)))
(assert (not (< 0.0 v9)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; d_o[k0, k1, k2, k3]*Tangent(inv(Sigma(exp(-Abs(_b1 - M + N - k2)*slope[k1])*exp(scale[0]*Sigma(k[k0, k1, _b1, _b0]*q[k0, k1, k2, _b0], _b0, Range(0, D))), _b1, Range(0, M)))*Sigma(exp(-Abs(_b1 - M + N - k2)*slope[k1])*exp(scale[0]*Sigma(k[k0, k1, _b1, _b0]*q[k0, k1, k2, _b0], _b0, Range(0, D)))*v[k0, k1, _b1, k3], _b1, Range(0, M)), k, delta.k)
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
(assert (not (<= 0.0 1.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; d_o[k0, k1, k2, k3]*Tangent(inv(Sigma(exp(-Abs(_b1 - M + N - k2)*slope[k1])*exp(scale[0]*Sigma(k[k0, k1, _b1, _b0]*q[k0, k1, k2, _b0], _b0, Range(0, D))), _b1, Range(0, M)))*Sigma(exp(-Abs(_b1 - M + N - k2)*slope[k1])*exp(scale[0]*Sigma(k[k0, k1, _b1, _b0]*q[k0, k1, k2, _b0], _b0, Range(0, D)))*v[k0, k1, _b1, k3], _b1, Range(0, M)), v, delta.v)
(assert (not (= (* 1.0 v0) (* 1.0 v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(1, _b0, Range(0, M))
(declare-const v1 Int) ; M
(assert (< (to_real v0) (to_real v0)))
(assert (not (< 0.0 (to_real v1))))
(check-sat)

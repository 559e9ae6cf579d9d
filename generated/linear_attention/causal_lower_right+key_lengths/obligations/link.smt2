(set-logic ALL)
(declare-const v0 Real) ; d_o[k0, k1, k2, k3]*Tangent(inv(Sigma(Select(-_b1 + key_lengths[k0], Select(-_b1 + M - N + k2 + 1, Sigma(Select(k[k0, k1, _b1, _b0], k[k0, k1, _b1, _b0], 0)*Select(q[k0, k1, k2, _b0], q[k0, k1, k2, _b0], 0) + exp(-Select(q[k0, k1, k2, _b0], q[k0, k1, k2, _b0], 0))*exp(q[k0, k1, k2, _b0])*Select(k[k0, k1, _b1, _b0], k[k0, k1, _b1, _b0], 0) + exp(-Select(k[k0, k1, _b1, _b0], k[k0, k1, _b1, _b0], 0))*exp(k[k0, k1, _b1, _b0])*Select(q[k0, k1, k2, _b0], q[k0, k1, k2, _b0], 0) + exp(-Select(k[k0, k1, _b1, _b0], k[k0, k1, _b1, _b0], 0))*exp(-Select(q[k0, k1, k2, _b0], q[k0, k1, k2, _b0], 0))*exp(k[k0, k1, _b1, _b0])*exp(q[k0, k1, k2, _b0]), _b0, Range(0, D)), 0), 0), _b1, Range(0, M)))*Sigma(Select(-_b1 + key_lengths[k0], Select(-_b1 + M - N + k2 + 1, v[k0, k1, _b1, k3]*Sigma(Select(k[k0, k1, _b1, _b0], k[k0, k1, _b1, _b0], 0)*Select(q[k0, k1, k2, _b0], q[k0, k1, k2, _b0], 0) + exp(-Select(q[k0, k1, k2, _b0], q[k0, k1, k2, _b0], 0))*exp(q[k0, k1, k2, _b0])*Select(k[k0, k1, _b1, _b0], k[k0, k1, _b1, _b0], 0) + exp(-Select(k[k0, k1, _b1, _b0], k[k0, k1, _b1, _b0], 0))*exp(k[k0, k1, _b1, _b0])*Select(q[k0, k1, k2, _b0], q[k0, k1, k2, _b0], 0) + exp(-Select(k[k0, k1, _b1, _b0], k[k0, k1, _b1, _b0], 0))*exp(-Select(q[k0, k1, k2, _b0], q[k0, k1, k2, _b0], 0))*exp(k[k0, k1, _b1, _b0])*exp(q[k0, k1, k2, _b0]), _b0, Range(0, D)), 0), 0), _b1, Range(0, M)), k, delta.k)
(assert (not (= (* 1.0 v0) (* 1.0 v0))))
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
(declare-const v0 Real) ; d_o[k0, k1, k2, k3]*Tangent(inv(Sigma(Select(-_b1 + key_lengths[k0], Select(-_b1 + M - N + k2 + 1, Sigma(Select(k[k0, k1, _b1, _b0], k[k0, k1, _b1, _b0], 0)*Select(q[k0, k1, k2, _b0], q[k0, k1, k2, _b0], 0) + exp(-Select(q[k0, k1, k2, _b0], q[k0, k1, k2, _b0], 0))*exp(q[k0, k1, k2, _b0])*Select(k[k0, k1, _b1, _b0], k[k0, k1, _b1, _b0], 0) + exp(-Select(k[k0, k1, _b1, _b0], k[k0, k1, _b1, _b0], 0))*exp(k[k0, k1, _b1, _b0])*Select(q[k0, k1, k2, _b0], q[k0, k1, k2, _b0], 0) + exp(-Select(k[k0, k1, _b1, _b0], k[k0, k1, _b1, _b0], 0))*exp(-Select(q[k0, k1, k2, _b0], q[k0, k1, k2, _b0], 0))*exp(k[k0, k1, _b1, _b0])*exp(q[k0, k1, k2, _b0]), _b0, Range(0, D)), 0), 0), _b1, Range(0, M)))*Sigma(Select(-_b1 + key_lengths[k0], Select(-_b1 + M - N + k2 + 1, v[k0, k1, _b1, k3]*Sigma(Select(k[k0, k1, _b1, _b0], k[k0, k1, _b1, _b0], 0)*Select(q[k0, k1, k2, _b0], q[k0, k1, k2, _b0], 0) + exp(-Select(q[k0, k1, k2, _b0], q[k0, k1, k2, _b0], 0))*exp(q[k0, k1, k2, _b0])*Select(k[k0, k1, _b1, _b0], k[k0, k1, _b1, _b0], 0) + exp(-Select(k[k0, k1, _b1, _b0], k[k0, k1, _b1, _b0], 0))*exp(k[k0, k1, _b1, _b0])*Select(q[k0, k1, k2, _b0], q[k0, k1, k2, _b0], 0) + exp(-Select(k[k0, k1, _b1, _b0], k[k0, k1, _b1, _b0], 0))*exp(-Select(q[k0, k1, k2, _b0], q[k0, k1, k2, _b0], 0))*exp(k[k0, k1, _b1, _b0])*exp(q[k0, k1, k2, _b0]), _b0, Range(0, D)), 0), 0), _b1, Range(0, M)), v, delta.v)
(assert (not (= (* 1.0 v0) (* 1.0 v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; schema_c
(declare-const v1 Real) ; schema_x
(assert (not (= (ite (> v0 0.0) v1 0.0) (* v1 (ite (> v0 0.0) 1.0 0.0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k1
(declare-const v1 Int) ; key_lengths[batch]
(declare-const v2 Int) ; M
(declare-const v3 Int) ; i
(declare-const v4 Int) ; N
(define-fun d5 () Real (ite (> (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) (ite (> (+ 1.0 (to_real v2) (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v0))) 0.0) 1.0 0.0) 0.0))
(assert (not (<= 0.0 d5)))
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
(declare-const v0 Real) ; d_o[k0, k1, k2, k3]*Tangent(inv(Sigma(Select(-_b1 + key_lengths[k0], Select(-_b1 + M - N + k2 + 1, Sigma(Select(k[k0, k1, _b1, _b0], k[k0, k1, _b1, _b0], 0)*Select(q[k0, k1, k2, _b0], q[k0, k1, k2, _b0], 0) + exp(-Select(q[k0, k1, k2, _b0], q[k0, k1, k2, _b0], 0))*exp(q[k0, k1, k2, _b0])*Select(k[k0, k1, _b1, _b0], k[k0, k1, _b1, _b0], 0) + exp(-Select(k[k0, k1, _b1, _b0], k[k0, k1, _b1, _b0], 0))*exp(k[k0, k1, _b1, _b0])*Select(q[k0, k1, k2, _b0], q[k0, k1, k2, _b0], 0) + exp(-Select(k[k0, k1, _b1, _b0], k[k0, k1, _b1, _b0], 0))*exp(-Select(q[k0, k1, k2, _b0], q[k0, k1, k2, _b0], 0))*exp(k[k0, k1, _b1, _b0])*exp(q[k0, k1, k2, _b0]), _b0, Range(0, D)), 0), 0), _b1, Range(0, M)))*Sigma(Select(-_b1 + key_lengths[k0], Select(-_b1 + M - N + k2 + 1, v[k0, k1, _b1, k3]*Sigma(Select(k[k0, k1, _b1, _b0], k[k0, k1, _b1, _b0], 0)*Select(q[k0, k1, k2, _b0], q[k0, k1, k2, _b0], 0) + exp(-Select(q[k0, k1, k2, _b0], q[k0, k1, k2, _b0], 0))*exp(q[k0, k1, k2, _b0])*Select(k[k0, k1, _b1, _b0], k[k0, k1, _b1, _b0], 0) + exp(-Select(k[k0, k1, _b1, _b0], k[k0, k1, _b1, _b0], 0))*exp(k[k0, k1, _b1, _b0])*Select(q[k0, k1, k2, _b0], q[k0, k1, k2, _b0], 0) + exp(-Select(k[k0, k1, _b1, _b0], k[k0, k1, _b1, _b0], 0))*exp(-Select(q[k0, k1, k2, _b0], q[k0, k1, k2, _b0], 0))*exp(k[k0, k1, _b1, _b0])*exp(q[k0, k1, k2, _b0]), _b0, Range(0, D)), 0), 0), _b1, Range(0, M)), q, delta.q)
(assert (not (= (* 1.0 v0) (* 1.0 v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; key_lengths[batch]
(declare-const v2 Int) ; M
(declare-const v3 Int) ; i
(declare-const v4 Int) ; N
(define-fun d5 () Real (ite (> (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) (ite (> (+ 1.0 (to_real v2) (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v0))) 0.0) 1.0 0.0) 0.0))
(declare-const v5 Int) ; Sigma(Select(-_b0 + key_lengths[batch], Select(-_b0 + M - N + i + 1, 1, 0), 0), _b0, Range(0, M))
(assert (<= d5 (to_real v5)))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v2))))
(assert (< 0.0 (+ (* (- 1.0) (to_real v0)) (to_real v1))))
(assert (<= (to_real v5) 0.0))
(assert (not (<= (+ 1.0 (to_real v2) (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v0))) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; guarded_c
(assert (not (= (ite (> v0 0.0) 0.0 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; guarded_c
(declare-const v1 Real) ; guarded_x
(assert (not (= (ite (> v0 0.0) v1 1.0) 0.0)))
(assert (< 0.0 v0))
(assert (not (not (= v1 0.0))))
(check-sat)

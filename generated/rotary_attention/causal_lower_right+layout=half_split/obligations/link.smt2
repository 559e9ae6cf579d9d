(set-logic ALL)
(assert (not (= (ite (> 2.0 0.0) 1.0 0.0) 1.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; TWO
(assert (= (to_real v0) 2.0))
(assert (not (= (ite (> (+ (- 1.0) (to_real v0)) 0.0) 1.0 0.0) 1.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(Select(-_b0 + M - N + i + 1, 1, 0), _b0, Range(0, M))
(declare-const v1 Real) ; Sigma(Select(-_b1 + M - N + i + 1, exp(scale[0]*Sigma((sin(_b1*exp(-_b0*inv(P)*ln(base)))*k[batch, head, _b1, 0, _b0] + cos(_b1*exp(-_b0*inv(P)*ln(base)))*k[batch, head, _b1, 1, _b0])*(sin((M - N + i)*exp(-_b0*inv(P)*ln(base)))*q[batch, head, i, 0, _b0] + cos((M - N + i)*exp(-_b0*inv(P)*ln(base)))*q[batch, head, i, 1, _b0]) + (-sin(_b1*exp(-_b0*inv(P)*ln(base)))*k[batch, head, _b1, 1, _b0] + cos(_b1*exp(-_b0*inv(P)*ln(base)))*k[batch, head, _b1, 0, _b0])*(-sin((M - N + i)*exp(-_b0*inv(P)*ln(base)))*q[batch, head, i, 1, _b0] + cos((M - N + i)*exp(-_b0*inv(P)*ln(base)))*q[batch, head, i, 0, _b0]), _b0, Range(0, P))), 0), _b1, Range(0, M))
(assert (<= (to_real v0) 0.0))
(assert (< 0.0 (to_real v0)))
(assert (not (< 0.0 v1)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; place.c
(declare-const v1 Int) ; place.size
(assert (< v0 0))
(assert (not (= (* (ite (> (+ 1 v0) 0) 1 0) (ite (> (+ v1 (* (- 1) v0)) 0) 1 0)) 0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; place.c
(declare-const v2 Int) ; place.size
(define-fun d3 () Real (+ 1.0 (* (- 1.0) (ite (>= (+ (to_real v0) (* (- 1.0) (to_real v1))) 0.0) (+ (to_real v0) (* (- 1.0) (to_real v1))) (- (+ (to_real v0) (* (- 1.0) (to_real v1))))))))
(assert (and (<= (+ 1.0 (to_real v1)) (to_real v0)) (< (to_real v0) (to_real v2))))
(assert (not (= (ite (> d3 0.0) 1.0 0.0) 0.0)))
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
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; place.size
(declare-const v2 Int) ; place.c
(define-fun d3 () Real (+ 1.0 (* (- 1.0) (ite (>= (+ (to_real v0) (* (- 1.0) (to_real v2))) 0.0) (+ (to_real v0) (* (- 1.0) (to_real v2))) (- (+ (to_real v0) (* (- 1.0) (to_real v2))))))))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (<= (to_real v1) (to_real v2)))
(assert (not (= (ite (> d3 0.0) 1.0 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; M
(declare-const v1 Int) ; i
(declare-const v2 Int) ; N
(declare-const v3 Int) ; k0
(declare-const v4 Real) ; scale[0]*Sigma((sin(k0*exp(-_b0*inv(P)*ln(base)))*k[batch, head, k0, 0, _b0] + cos(k0*exp(-_b0*inv(P)*ln(base)))*k[batch, head, k0, 1, _b0])*(sin((M - N + i)*exp(-_b0*inv(P)*ln(base)))*q[batch, head, i, 0, _b0] + cos((M - N + i)*exp(-_b0*inv(P)*ln(base)))*q[batch, head, i, 1, _b0]) + (-sin(k0*exp(-_b0*inv(P)*ln(base)))*k[batch, head, k0, 1, _b0] + cos(k0*exp(-_b0*inv(P)*ln(base)))*k[batch, head, k0, 0, _b0])*(-sin((M - N + i)*exp(-_b0*inv(P)*ln(base)))*q[batch, head, i, 1, _b0] + cos((M - N + i)*exp(-_b0*inv(P)*ln(base)))*q[batch, head, i, 0, _b0]), _b0, Range(0, P))
(declare-const v5 Real) ; exp scale[0]*Sigma((sin(k0*exp(-_b0*inv(P)*ln(base)))*k[batch, head, k0, 0, _b0] + cos(k0*exp(-_b0*inv(P)*ln(base)))*k[batch, head, k0, 1, _b0])*(sin((M - N + i)*exp(-_b0*inv(P)*ln(base)))*q[batch, head, i, 0, _b0] + cos((M - N + i)*exp(-_b0*inv(P)*ln(base)))*q[batch, head, i, 1, _b0]) + (-sin(k0*exp(-_b0*inv(P)*ln(base)))*k[batch, head, k0, 1, _b0] + cos(k0*exp(-_b0*inv(P)*ln(base)))*k[batch, head, k0, 0, _b0])*(-sin((M - N + i)*exp(-_b0*inv(P)*ln(base)))*q[batch, head, i, 1, _b0] + cos((M - N + i)*exp(-_b0*inv(P)*ln(base)))*q[batch, head, i, 0, _b0]), _b0, Range(0, P)) 1
(assert (> v5 0.0))
(assert (= (>= (* 1.0 v4) 0.0) (>= v5 1.0)))
(assert (= (<= (* 1.0 v4) 0.0) (<= v5 1.0)))
(assert (>= v5 (+ 1.0 (* 1.0 v4))))
(assert (not (<= 0.0 (ite (> (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))) 0.0) (* 1.0 v5) 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; d_o[k0, k1, k2, k3]*Tangent(inv(Sigma(Select(-_b1 + M - N + k2 + 1, exp(scale[0]*Sigma(sin(_b1*exp(-_b0*inv(P)*ln(base)))*sin(M*exp(-_b0*inv(P)*ln(base)) - N*exp(-_b0*inv(P)*ln(base)) + k2*exp(-_b0*inv(P)*ln(base)))*k[k0, k1, _b1, 0, _b0]*q[k0, k1, k2, 0, _b0] + sin(_b1*exp(-_b0*inv(P)*ln(base)))*sin(M*exp(-_b0*inv(P)*ln(base)) - N*exp(-_b0*inv(P)*ln(base)) + k2*exp(-_b0*inv(P)*ln(base)))*k[k0, k1, _b1, 1, _b0]*q[k0, k1, k2, 1, _b0] + sin(_b1*exp(-_b0*inv(P)*ln(base)))*cos(M*exp(-_b0*inv(P)*ln(base)) - N*exp(-_b0*inv(P)*ln(base)) + k2*exp(-_b0*inv(P)*ln(base)))*k[k0, k1, _b1, 0, _b0]*q[k0, k1, k2, 1, _b0] - sin(_b1*exp(-_b0*inv(P)*ln(base)))*cos(M*exp(-_b0*inv(P)*ln(base)) - N*exp(-_b0*inv(P)*ln(base)) + k2*exp(-_b0*inv(P)*ln(base)))*k[k0, k1, _b1, 1, _b0]*q[k0, k1, k2, 0, _b0] - sin(M*exp(-_b0*inv(P)*ln(base)) - N*exp(-_b0*inv(P)*ln(base)) + k2*exp(-_b0*inv(P)*ln(base)))*cos(_b1*exp(-_b0*inv(P)*ln(base)))*k[k0, k1, _b1, 0, _b0]*q[k0, k1, k2, 1, _b0] + sin(M*exp(-_b0*inv(P)*ln(base)) - N*exp(-_b0*inv(P)*ln(base)) + k2*exp(-_b0*inv(P)*ln(base)))*cos(_b1*exp(-_b0*inv(P)*ln(base)))*k[k0, k1, _b1, 1, _b0]*q[k0, k1, k2, 0, _b0] + cos(_b1*exp(-_b0*inv(P)*ln(base)))*cos(M*exp(-_b0*inv(P)*ln(base)) - N*exp(-_b0*inv(P)*ln(base)) + k2*exp(-_b0*inv(P)*ln(base)))*k[k0, k1, _b1, 0, _b0]*q[k0, k1, k2, 0, _b0] + cos(_b1*exp(-_b0*inv(P)*ln(base)))*cos(M*exp(-_b0*inv(P)*ln(base)) - N*exp(-_b0*inv(P)*ln(base)) + k2*exp(-_b0*inv(P)*ln(base)))*k[k0, k1, _b1, 1, _b0]*q[k0, k1, k2, 1, _b0], _b0, Range(0, P))), 0), _b1, Range(0, M)))*Sigma(Select(-_b1 + M - N + k2 + 1, exp(scale[0]*Sigma(sin(_b1*exp(-_b0*inv(P)*ln(base)))*sin(M*exp(-_b0*inv(P)*ln(base)) - N*exp(-_b0*inv(P)*ln(base)) + k2*exp(-_b0*inv(P)*ln(base)))*k[k0, k1, _b1, 0, _b0]*q[k0, k1, k2, 0, _b0] + sin(_b1*exp(-_b0*inv(P)*ln(base)))*sin(M*exp(-_b0*inv(P)*ln(base)) - N*exp(-_b0*inv(P)*ln(base)) + k2*exp(-_b0*inv(P)*ln(base)))*k[k0, k1, _b1, 1, _b0]*q[k0, k1, k2, 1, _b0] + sin(_b1*exp(-_b0*inv(P)*ln(base)))*cos(M*exp(-_b0*inv(P)*ln(base)) - N*exp(-_b0*inv(P)*ln(base)) + k2*exp(-_b0*inv(P)*ln(base)))*k[k0, k1, _b1, 0, _b0]*q[k0, k1, k2, 1, _b0] - sin(_b1*exp(-_b0*inv(P)*ln(base)))*cos(M*exp(-_b0*inv(P)*ln(base)) - N*exp(-_b0*inv(P)*ln(base)) + k2*exp(-_b0*inv(P)*ln(base)))*k[k0, k1, _b1, 1, _b0]*q[k0, k1, k2, 0, _b0] - sin(M*exp(-_b0*inv(P)*ln(base)) - N*exp(-_b0*inv(P)*ln(base)) + k2*exp(-_b0*inv(P)*ln(base)))*cos(_b1*exp(-_b0*inv(P)*ln(base)))*k[k0, k1, _b1, 0, _b0]*q[k0, k1, k2, 1, _b0] + sin(M*exp(-_b0*inv(P)*ln(base)) - N*exp(-_b0*inv(P)*ln(base)) + k2*exp(-_b0*inv(P)*ln(base)))*cos(_b1*exp(-_b0*inv(P)*ln(base)))*k[k0, k1, _b1, 1, _b0]*q[k0, k1, k2, 0, _b0] + cos(_b1*exp(-_b0*inv(P)*ln(base)))*cos(M*exp(-_b0*inv(P)*ln(base)) - N*exp(-_b0*inv(P)*ln(base)) + k2*exp(-_b0*inv(P)*ln(base)))*k[k0, k1, _b1, 0, _b0]*q[k0, k1, k2, 0, _b0] + cos(_b1*exp(-_b0*inv(P)*ln(base)))*cos(M*exp(-_b0*inv(P)*ln(base)) - N*exp(-_b0*inv(P)*ln(base)) + k2*exp(-_b0*inv(P)*ln(base)))*k[k0, k1, _b1, 1, _b0]*q[k0, k1, k2, 1, _b0], _b0, Range(0, P)))*v[k0, k1, _b1, k3], 0), _b1, Range(0, M)), k, delta.k)
(assert (not (= (* 1.0 v0) (* 1.0 v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; place.size
(declare-const v2 Int) ; place.c
(define-fun d3 () Real (+ 1.0 (* (- 1.0) (ite (>= (+ (to_real v0) (* (- 1.0) (to_real v2))) 0.0) (+ (to_real v0) (* (- 1.0) (to_real v2))) (- (+ (to_real v0) (* (- 1.0) (to_real v2))))))))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (< (to_real v2) 0.0))
(assert (not (= (ite (> d3 0.0) 1.0 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; place.g[place.c]
(assert (not (= (* v0 (ite (> 1.0 0.0) 1.0 0.0)) v0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; place.c
(declare-const v1 Int) ; place.size
(assert (<= 0.0 (to_real v0)))
(assert (< (to_real v0) (to_real v1)))
(assert (not (<= (to_real v0) (to_real v1))))
(check-sat)

(reset)
(set-logic ALL)
(assert (not (= (ite (> 1.0 0.0) 1.0 0.0) 1.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; d_o[k0, k1, k2, k3]*Tangent(inv(Sigma(Select(-_b1 + M - N + k2 + 1, exp(scale[0]*Sigma(sin(_b1*exp(-_b0*inv(P)*ln(base)))*sin(M*exp(-_b0*inv(P)*ln(base)) - N*exp(-_b0*inv(P)*ln(base)) + k2*exp(-_b0*inv(P)*ln(base)))*k[k0, k1, _b1, 0, _b0]*q[k0, k1, k2, 0, _b0] + sin(_b1*exp(-_b0*inv(P)*ln(base)))*sin(M*exp(-_b0*inv(P)*ln(base)) - N*exp(-_b0*inv(P)*ln(base)) + k2*exp(-_b0*inv(P)*ln(base)))*k[k0, k1, _b1, 1, _b0]*q[k0, k1, k2, 1, _b0] + sin(_b1*exp(-_b0*inv(P)*ln(base)))*cos(M*exp(-_b0*inv(P)*ln(base)) - N*exp(-_b0*inv(P)*ln(base)) + k2*exp(-_b0*inv(P)*ln(base)))*k[k0, k1, _b1, 0, _b0]*q[k0, k1, k2, 1, _b0] - sin(_b1*exp(-_b0*inv(P)*ln(base)))*cos(M*exp(-_b0*inv(P)*ln(base)) - N*exp(-_b0*inv(P)*ln(base)) + k2*exp(-_b0*inv(P)*ln(base)))*k[k0, k1, _b1, 1, _b0]*q[k0, k1, k2, 0, _b0] - sin(M*exp(-_b0*inv(P)*ln(base)) - N*exp(-_b0*inv(P)*ln(base)) + k2*exp(-_b0*inv(P)*ln(base)))*cos(_b1*exp(-_b0*inv(P)*ln(base)))*k[k0, k1, _b1, 0, _b0]*q[k0, k1, k2, 1, _b0] + sin(M*exp(-_b0*inv(P)*ln(base)) - N*exp(-_b0*inv(P)*ln(base)) + k2*exp(-_b0*inv(P)*ln(base)))*cos(_b1*exp(-_b0*inv(P)*ln(base)))*k[k0, k1, _b1, 1, _b0]*q[k0, k1, k2, 0, _b0] + cos(_b1*exp(-_b0*inv(P)*ln(base)))*cos(M*exp(-_b0*inv(P)*ln(base)) - N*exp(-_b0*inv(P)*ln(base)) + k2*exp(-_b0*inv(P)*ln(base)))*k[k0, k1, _b1, 0, _b0]*q[k0, k1, k2, 0, _b0] + cos(_b1*exp(-_b0*inv(P)*ln(base)))*cos(M*exp(-_b0*inv(P)*ln(base)) - N*exp(-_b0*inv(P)*ln(base)) + k2*exp(-_b0*inv(P)*ln(base)))*k[k0, k1, _b1, 1, _b0]*q[k0, k1, k2, 1, _b0], _b0, Range(0, P))), 0), _b1, Range(0, M)))*Sigma(Select(-_b1 + M - N + k2 + 1, exp(scale[0]*Sigma(sin(_b1*exp(-_b0*inv(P)*ln(base)))*sin(M*exp(-_b0*inv(P)*ln(base)) - N*exp(-_b0*inv(P)*ln(base)) + k2*exp(-_b0*inv(P)*ln(base)))*k[k0, k1, _b1, 0, _b0]*q[k0, k1, k2, 0, _b0] + sin(_b1*exp(-_b0*inv(P)*ln(base)))*sin(M*exp(-_b0*inv(P)*ln(base)) - N*exp(-_b0*inv(P)*ln(base)) + k2*exp(-_b0*inv(P)*ln(base)))*k[k0, k1, _b1, 1, _b0]*q[k0, k1, k2, 1, _b0] + sin(_b1*exp(-_b0*inv(P)*ln(base)))*cos(M*exp(-_b0*inv(P)*ln(base)) - N*exp(-_b0*inv(P)*ln(base)) + k2*exp(-_b0*inv(P)*ln(base)))*k[k0, k1, _b1, 0, _b0]*q[k0, k1, k2, 1, _b0] - sin(_b1*exp(-_b0*inv(P)*ln(base)))*cos(M*exp(-_b0*inv(P)*ln(base)) - N*exp(-_b0*inv(P)*ln(base)) + k2*exp(-_b0*inv(P)*ln(base)))*k[k0, k1, _b1, 1, _b0]*q[k0, k1, k2, 0, _b0] - sin(M*exp(-_b0*inv(P)*ln(base)) - N*exp(-_b0*inv(P)*ln(base)) + k2*exp(-_b0*inv(P)*ln(base)))*cos(_b1*exp(-_b0*inv(P)*ln(base)))*k[k0, k1, _b1, 0, _b0]*q[k0, k1, k2, 1, _b0] + sin(M*exp(-_b0*inv(P)*ln(base)) - N*exp(-_b0*inv(P)*ln(base)) + k2*exp(-_b0*inv(P)*ln(base)))*cos(_b1*exp(-_b0*inv(P)*ln(base)))*k[k0, k1, _b1, 1, _b0]*q[k0, k1, k2, 0, _b0] + cos(_b1*exp(-_b0*inv(P)*ln(base)))*cos(M*exp(-_b0*inv(P)*ln(base)) - N*exp(-_b0*inv(P)*ln(base)) + k2*exp(-_b0*inv(P)*ln(base)))*k[k0, k1, _b1, 0, _b0]*q[k0, k1, k2, 0, _b0] + cos(_b1*exp(-_b0*inv(P)*ln(base)))*cos(M*exp(-_b0*inv(P)*ln(base)) - N*exp(-_b0*inv(P)*ln(base)) + k2*exp(-_b0*inv(P)*ln(base)))*k[k0, k1, _b1, 1, _b0]*q[k0, k1, k2, 1, _b0], _b0, Range(0, P)))*v[k0, k1, _b1, k3], 0), _b1, Range(0, M)), q, delta.q)
(assert (not (= (* 1.0 v0) (* 1.0 v0))))
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
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; place.c
(assert (and (<= 0 v0) (< v0 v1)))
(assert (not (= (ite (> (+ 1 (* (- 1) (ite (>= (+ v0 (* (- 1) v1)) 0) (+ v0 (* (- 1) v1)) (- (+ v0 (* (- 1) v1)))))) 0) 1 0) 0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; scale[0]*Sigma((sin(k0*exp(-_b0*inv(P)*ln(base)))*k[batch, head, k0, 0, _b0] + cos(k0*exp(-_b0*inv(P)*ln(base)))*k[batch, head, k0, 1, _b0])*(sin((M - N + i)*exp(-_b0*inv(P)*ln(base)))*q[batch, head, i, 0, _b0] + cos((M - N + i)*exp(-_b0*inv(P)*ln(base)))*q[batch, head, i, 1, _b0]) + (-sin(k0*exp(-_b0*inv(P)*ln(base)))*k[batch, head, k0, 1, _b0] + cos(k0*exp(-_b0*inv(P)*ln(base)))*k[batch, head, k0, 0, _b0])*(-sin((M - N + i)*exp(-_b0*inv(P)*ln(base)))*q[batch, head, i, 1, _b0] + cos((M - N + i)*exp(-_b0*inv(P)*ln(base)))*q[batch, head, i, 0, _b0]), _b0, Range(0, P))
(declare-const v1 Real) ; exp scale[0]*Sigma((sin(k0*exp(-_b0*inv(P)*ln(base)))*k[batch, head, k0, 0, _b0] + cos(k0*exp(-_b0*inv(P)*ln(base)))*k[batch, head, k0, 1, _b0])*(sin((M - N + i)*exp(-_b0*inv(P)*ln(base)))*q[batch, head, i, 0, _b0] + cos((M - N + i)*exp(-_b0*inv(P)*ln(base)))*q[batch, head, i, 1, _b0]) + (-sin(k0*exp(-_b0*inv(P)*ln(base)))*k[batch, head, k0, 1, _b0] + cos(k0*exp(-_b0*inv(P)*ln(base)))*k[batch, head, k0, 0, _b0])*(-sin((M - N + i)*exp(-_b0*inv(P)*ln(base)))*q[batch, head, i, 1, _b0] + cos((M - N + i)*exp(-_b0*inv(P)*ln(base)))*q[batch, head, i, 0, _b0]), _b0, Range(0, P)) 1
(assert (> v1 0.0))
(assert (= (>= (* 1.0 v0) 0.0) (>= v1 1.0)))
(assert (= (<= (* 1.0 v0) 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 (* 1.0 v0))))
(assert (not (< 0.0 (* 1.0 v1))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; schema_c
(assert (not (= (* (ite (> v0 0.0) 1.0 0.0) (ite (> v0 0.0) 1.0 0.0)) (ite (> v0 0.0) 1.0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(Select(-_b1 + M - N + i + 1, exp(scale[0]*Sigma((sin(_b1*exp(-_b0*inv(P)*ln(base)))*k[batch, head, _b1, 0, _b0] + cos(_b1*exp(-_b0*inv(P)*ln(base)))*k[batch, head, _b1, 1, _b0])*(sin((M - N + i)*exp(-_b0*inv(P)*ln(base)))*q[batch, head, i, 0, _b0] + cos((M - N + i)*exp(-_b0*inv(P)*ln(base)))*q[batch, head, i, 1, _b0]) + (-sin(_b1*exp(-_b0*inv(P)*ln(base)))*k[batch, head, _b1, 1, _b0] + cos(_b1*exp(-_b0*inv(P)*ln(base)))*k[batch, head, _b1, 0, _b0])*(-sin((M - N + i)*exp(-_b0*inv(P)*ln(base)))*q[batch, head, i, 1, _b0] + cos((M - N + i)*exp(-_b0*inv(P)*ln(base)))*q[batch, head, i, 0, _b0]), _b0, Range(0, P))), 0), _b1, Range(0, M))
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
(declare-const v0 Int) ; place.c
(declare-const v1 Int) ; place.size
(assert (<= 0.0 (to_real v0)))
(assert (< (to_real v0) (to_real v1)))
(assert (not (<= (to_real v0) (+ 1.0 (to_real v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; place.c
(declare-const v1 Int) ; place.size
(assert (<= 0 v0))
(assert (< v0 v1))
(assert (not (= (* (ite (> (+ 1 v0) 0) 1 0) (ite (> (+ v1 (* (- 1) v0)) 0) 1 0)) 1)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; TWO
(assert (= (to_real v0) 2.0))
(assert (not (= (ite (> (to_real v0) 0.0) 1.0 0.0) 1.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; d_o[k0, k1, k2, k3]*Tangent(inv(Sigma(Select(-_b1 + M - N + k2 + 1, exp(scale[0]*Sigma(sin(_b1*exp(-_b0*inv(P)*ln(base)))*sin(M*exp(-_b0*inv(P)*ln(base)) - N*exp(-_b0*inv(P)*ln(base)) + k2*exp(-_b0*inv(P)*ln(base)))*k[k0, k1, _b1, 0, _b0]*q[k0, k1, k2, 0, _b0] + sin(_b1*exp(-_b0*inv(P)*ln(base)))*sin(M*exp(-_b0*inv(P)*ln(base)) - N*exp(-_b0*inv(P)*ln(base)) + k2*exp(-_b0*inv(P)*ln(base)))*k[k0, k1, _b1, 1, _b0]*q[k0, k1, k2, 1, _b0] + sin(_b1*exp(-_b0*inv(P)*ln(base)))*cos(M*exp(-_b0*inv(P)*ln(base)) - N*exp(-_b0*inv(P)*ln(base)) + k2*exp(-_b0*inv(P)*ln(base)))*k[k0, k1, _b1, 0, _b0]*q[k0, k1, k2, 1, _b0] - sin(_b1*exp(-_b0*inv(P)*ln(base)))*cos(M*exp(-_b0*inv(P)*ln(base)) - N*exp(-_b0*inv(P)*ln(base)) + k2*exp(-_b0*inv(P)*ln(base)))*k[k0, k1, _b1, 1, _b0]*q[k0, k1, k2, 0, _b0] - sin(M*exp(-_b0*inv(P)*ln(base)) - N*exp(-_b0*inv(P)*ln(base)) + k2*exp(-_b0*inv(P)*ln(base)))*cos(_b1*exp(-_b0*inv(P)*ln(base)))*k[k0, k1, _b1, 0, _b0]*q[k0, k1, k2, 1, _b0] + sin(M*exp(-_b0*inv(P)*ln(base)) - N*exp(-_b0*inv(P)*ln(base)) + k2*exp(-_b0*inv(P)*ln(base)))*cos(_b1*exp(-_b0*inv(P)*ln(base)))*k[k0, k1, _b1, 1, _b0]*q[k0, k1, k2, 0, _b0] + cos(_b1*exp(-_b0*inv(P)*ln(base)))*cos(M*exp(-_b0*inv(P)*ln(base)) - N*exp(-_b0*inv(P)*ln(base)) + k2*exp(-_b0*inv(P)*ln(base)))*k[k0, k1, _b1, 0, _b0]*q[k0, k1, k2, 0, _b0] + cos(_b1*exp(-_b0*inv(P)*ln(base)))*cos(M*exp(-_b0*inv(P)*ln(base)) - N*exp(-_b0*inv(P)*ln(base)) + k2*exp(-_b0*inv(P)*ln(base)))*k[k0, k1, _b1, 1, _b0]*q[k0, k1, k2, 1, _b0], _b0, Range(0, P))), 0), _b1, Range(0, M)))*Sigma(Select(-_b1 + M - N + k2 + 1, exp(scale[0]*Sigma(sin(_b1*exp(-_b0*inv(P)*ln(base)))*sin(M*exp(-_b0*inv(P)*ln(base)) - N*exp(-_b0*inv(P)*ln(base)) + k2*exp(-_b0*inv(P)*ln(base)))*k[k0, k1, _b1, 0, _b0]*q[k0, k1, k2, 0, _b0] + sin(_b1*exp(-_b0*inv(P)*ln(base)))*sin(M*exp(-_b0*inv(P)*ln(base)) - N*exp(-_b0*inv(P)*ln(base)) + k2*exp(-_b0*inv(P)*ln(base)))*k[k0, k1, _b1, 1, _b0]*q[k0, k1, k2, 1, _b0] + sin(_b1*exp(-_b0*inv(P)*ln(base)))*cos(M*exp(-_b0*inv(P)*ln(base)) - N*exp(-_b0*inv(P)*ln(base)) + k2*exp(-_b0*inv(P)*ln(base)))*k[k0, k1, _b1, 0, _b0]*q[k0, k1, k2, 1, _b0] - sin(_b1*exp(-_b0*inv(P)*ln(base)))*cos(M*exp(-_b0*inv(P)*ln(base)) - N*exp(-_b0*inv(P)*ln(base)) + k2*exp(-_b0*inv(P)*ln(base)))*k[k0, k1, _b1, 1, _b0]*q[k0, k1, k2, 0, _b0] - sin(M*exp(-_b0*inv(P)*ln(base)) - N*exp(-_b0*inv(P)*ln(base)) + k2*exp(-_b0*inv(P)*ln(base)))*cos(_b1*exp(-_b0*inv(P)*ln(base)))*k[k0, k1, _b1, 0, _b0]*q[k0, k1, k2, 1, _b0] + sin(M*exp(-_b0*inv(P)*ln(base)) - N*exp(-_b0*inv(P)*ln(base)) + k2*exp(-_b0*inv(P)*ln(base)))*cos(_b1*exp(-_b0*inv(P)*ln(base)))*k[k0, k1, _b1, 1, _b0]*q[k0, k1, k2, 0, _b0] + cos(_b1*exp(-_b0*inv(P)*ln(base)))*cos(M*exp(-_b0*inv(P)*ln(base)) - N*exp(-_b0*inv(P)*ln(base)) + k2*exp(-_b0*inv(P)*ln(base)))*k[k0, k1, _b1, 0, _b0]*q[k0, k1, k2, 0, _b0] + cos(_b1*exp(-_b0*inv(P)*ln(base)))*cos(M*exp(-_b0*inv(P)*ln(base)) - N*exp(-_b0*inv(P)*ln(base)) + k2*exp(-_b0*inv(P)*ln(base)))*k[k0, k1, _b1, 1, _b0]*q[k0, k1, k2, 1, _b0], _b0, Range(0, P)))*v[k0, k1, _b1, k3], 0), _b1, Range(0, M)), v, delta.v)
(assert (not (= (* 1.0 v0) (* 1.0 v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; place.size
(declare-const v1 Int) ; place.c
(assert (<= v0 v1))
(assert (not (= (* (ite (> (+ 1 v1) 0) 1 0) (ite (> (+ v0 (* (- 1) v1)) 0) 1 0)) 0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; M
(declare-const v1 Int) ; i
(declare-const v2 Int) ; N
(declare-const v3 Int) ; k0
(declare-const v4 Real) ; scale[0]*Sigma((sin(k0*exp(-_b0*inv(P)*ln(base)))*k[batch, head, k0, 0, _b0] + cos(k0*exp(-_b0*inv(P)*ln(base)))*k[batch, head, k0, 1, _b0])*(sin((M - N + i)*exp(-_b0*inv(P)*ln(base)))*q[batch, head, i, 0, _b0] + cos((M - N + i)*exp(-_b0*inv(P)*ln(base)))*q[batch, head, i, 1, _b0]) + (-sin(k0*exp(-_b0*inv(P)*ln(base)))*k[batch, head, k0, 1, _b0] + cos(k0*exp(-_b0*inv(P)*ln(base)))*k[batch, head, k0, 0, _b0])*(-sin((M - N + i)*exp(-_b0*inv(P)*ln(base)))*q[batch, head, i, 1, _b0] + cos((M - N + i)*exp(-_b0*inv(P)*ln(base)))*q[batch, head, i, 0, _b0]), _b0, Range(0, P))
(declare-const v5 Real) ; exp scale[0]*Sigma((sin(k0*exp(-_b0*inv(P)*ln(base)))*k[batch, head, k0, 0, _b0] + cos(k0*exp(-_b0*inv(P)*ln(base)))*k[batch, head, k0, 1, _b0])*(sin((M - N + i)*exp(-_b0*inv(P)*ln(base)))*q[batch, head, i, 0, _b0] + cos((M - N + i)*exp(-_b0*inv(P)*ln(base)))*q[batch, head, i, 1, _b0]) + (-sin(k0*exp(-_b0*inv(P)*ln(base)))*k[batch, head, k0, 1, _b0] + cos(k0*exp(-_b0*inv(P)*ln(base)))*k[batch, head, k0, 0, _b0])*(-sin((M - N + i)*exp(-_b0*inv(P)*ln(base)))*q[batch, head, i, 1, _b0] + cos((M - N + i)*exp(-_b0*inv(P)*ln(base)))*q[batch, head, i, 0, _b0]), _b0, Range(0, P)) 1
(assert (> v5 0.0))
(assert (= (>= (* 1.0 v4) 0.0) (>= v5 1.0)))
(assert (= (<= (* 1.0 v4) 0.0) (<= v5 1.0)))
(assert (>= v5 (+ 1.0 (* 1.0 v4))))
(assert (< 0.0 (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)))))
(assert (< 0.0 (* 1.0 v5)))
(assert (not (< 0.0 (ite (> (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))) 0.0) (* 1.0 v5) 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; M
(declare-const v1 Int) ; i
(declare-const v2 Int) ; N
(declare-const v3 Int) ; k0
(declare-const v4 Real) ; scale[0]*Sigma((sin(k0*exp(-_b0*inv(P)*ln(base)))*k[batch, head, k0, 0, _b0] + cos(k0*exp(-_b0*inv(P)*ln(base)))*k[batch, head, k0, 1, _b0])*(sin((M - N + i)*exp(-_b0*inv(P)*ln(base)))*q[batch, head, i, 0, _b0] + cos((M - N + i)*exp(-_b0*inv(P)*ln(base)))*q[batch, head, i, 1, _b0]) + (-sin(k0*exp(-_b0*inv(P)*ln(base)))*k[batch, head, k0, 1, _b0] + cos(k0*exp(-_b0*inv(P)*ln(base)))*k[batch, head, k0, 0, _b0])*(-sin((M - N + i)*exp(-_b0*inv(P)*ln(base)))*q[batch, head, i, 1, _b0] + cos((M - N + i)*exp(-_b0*inv(P)*ln(base)))*q[batch, head, i, 0, _b0]), _b0, Range(0, P))
(declare-const v5 Real) ; exp scale[0]*Sigma((sin(k0*exp(-_b0*inv(P)*ln(base)))*k[batch, head, k0, 0, _b0] + cos(k0*exp(-_b0*inv(P)*ln(base)))*k[batch, head, k0, 1, _b0])*(sin((M - N + i)*exp(-_b0*inv(P)*ln(base)))*q[batch, head, i, 0, _b0] + cos((M - N + i)*exp(-_b0*inv(P)*ln(base)))*q[batch, head, i, 1, _b0]) + (-sin(k0*exp(-_b0*inv(P)*ln(base)))*k[batch, head, k0, 1, _b0] + cos(k0*exp(-_b0*inv(P)*ln(base)))*k[batch, head, k0, 0, _b0])*(-sin((M - N + i)*exp(-_b0*inv(P)*ln(base)))*q[batch, head, i, 1, _b0] + cos((M - N + i)*exp(-_b0*inv(P)*ln(base)))*q[batch, head, i, 0, _b0]), _b0, Range(0, P)) 1
(declare-const v6 Real) ; Sigma(Select(-_b1 + M - N + i + 1, exp(scale[0]*Sigma((sin(_b1*exp(-_b0*inv(P)*ln(base)))*k[batch, head, _b1, 0, _b0] + cos(_b1*exp(-_b0*inv(P)*ln(base)))*k[batch, head, _b1, 1, _b0])*(sin((M - N + i)*exp(-_b0*inv(P)*ln(base)))*q[batch, head, i, 0, _b0] + cos((M - N + i)*exp(-_b0*inv(P)*ln(base)))*q[batch, head, i, 1, _b0]) + (-sin(_b1*exp(-_b0*inv(P)*ln(base)))*k[batch, head, _b1, 1, _b0] + cos(_b1*exp(-_b0*inv(P)*ln(base)))*k[batch, head, _b1, 0, _b0])*(-sin((M - N + i)*exp(-_b0*inv(P)*ln(base)))*q[batch, head, i, 1, _b0] + cos((M - N + i)*exp(-_b0*inv(P)*ln(base)))*q[batch, head, i, 0, _b0]), _b0, Range(0, P))), 0), _b1, Range(0, M))
(assert (> v5 0.0))
(assert (= (>= (* 1.0 v4) 0.0) (>= v5 1.0)))
(assert (= (<= (* 1.0 v4) 0.0) (<= v5 1.0)))
(assert (>= v5 (+ 1.0 (* 1.0 v4))))
(assert (< 0.0 (ite (> (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))) 0.0) (* 1.0 v5) 0.0)))
(assert (<= v6 0.0))
(assert (<= (ite (> (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))) 0.0) (* 1.0 v5) 0.0) v6))
(assert (not (<= (ite (> (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))) 0.0) 1.0 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; place.c
(declare-const v1 Int) ; place.size
(assert (<= 0 v0))
(assert (< v0 v1))
(assert (not (<= (+ 1 v0) v1)))
(check-sat)

(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; M
(declare-const v2 Int) ; N
(declare-const v3 Int) ; stride
(declare-const v4 Int) ; i
(declare-const v5 Int) ; stride*Sigma(Select(-_b0*stride - M + N - i + u, 1, 0), _b0, Range(0, -M + N - i + u))
(declare-const v6 Int) ; stride*Sigma(Select(-_b0*stride + M - N + i - stride - u + 1, 1, 0), _b0, Range(0, M - N + i - u))
(define-fun d7 () Real (ite (>= (+ (to_real v1) (to_real v4) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v0)) (* 1.0 (to_real v5)) (* (- 1.0) (to_real v6))) 0.0) (+ (to_real v1) (to_real v4) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v0)) (* 1.0 (to_real v5)) (* (- 1.0) (to_real v6))) (- (+ (to_real v1) (to_real v4) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v0)) (* 1.0 (to_real v5)) (* (- 1.0) (to_real v6))))))
(define-fun d8 () Real (ite (>= (+ (to_real v2) (to_real v3) (to_real v0) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v4))) (+ 1.0 (* (- 1.0) d7))) (+ (to_real v2) (to_real v3) (to_real v0) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v4))) (+ 1.0 (* (- 1.0) d7))))
(declare-const v7 Real) ; exp(scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D)))*v[u, e]
(define-fun d10 () Real (ite (<= (+ 1.0 (to_real v1) (to_real v4) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v0))) d8) (+ 1.0 (to_real v1) (to_real v4) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v0))) d8))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (not (= (ite (> d8 0.0) (ite (> (+ 1.0 (to_real v1) (to_real v4) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v0))) 0.0) (* 1.0 v7) 0.0) 0.0) (ite (> d10 0.0) (* 1.0 v7) 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; M
(declare-const v2 Int) ; N
(declare-const v3 Int) ; stride
(declare-const v4 Int) ; i
(declare-const v5 Int) ; stride*Sigma(Select(-_b0*stride - M + N - i + u, 1, 0), _b0, Range(0, -M + N - i + u))
(declare-const v6 Int) ; stride*Sigma(Select(-_b0*stride + M - N + i - stride - u + 1, 1, 0), _b0, Range(0, M - N + i - u))
(define-fun d7 () Real (ite (>= (+ (to_real v1) (to_real v4) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v0)) (* 1.0 (to_real v5)) (* (- 1.0) (to_real v6))) 0.0) (+ (to_real v1) (to_real v4) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v0)) (* 1.0 (to_real v5)) (* (- 1.0) (to_real v6))) (- (+ (to_real v1) (to_real v4) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v0)) (* 1.0 (to_real v5)) (* (- 1.0) (to_real v6))))))
(define-fun d8 () Real (ite (>= (+ (to_real v2) (to_real v3) (to_real v0) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v4))) (+ 1.0 (* (- 1.0) d7))) (+ (to_real v2) (to_real v3) (to_real v0) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v4))) (+ 1.0 (* (- 1.0) d7))))
(declare-const v7 Real) ; scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D))
(declare-const v8 Real) ; exp scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D)) 1
(define-fun d11 () Real (ite (<= (+ 1.0 (to_real v1) (to_real v4) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v0))) d8) (+ 1.0 (to_real v1) (to_real v4) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v0))) d8))
(assert (> v8 0.0))
(assert (= (>= (* 1.0 v7) 0.0) (>= v8 1.0)))
(assert (= (<= (* 1.0 v7) 0.0) (<= v8 1.0)))
(assert (>= v8 (+ 1.0 (* 1.0 v7))))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (not (= (ite (> d8 0.0) (ite (> (+ 1.0 (to_real v1) (to_real v4) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v0))) 0.0) (* 1.0 v8) 0.0) 0.0) (ite (> d11 0.0) (* 1.0 v8) 0.0))))
(check-sat)

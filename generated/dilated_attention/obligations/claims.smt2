(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; M
(declare-const v2 Int) ; i
(declare-const v3 Int) ; N
(declare-const v4 Int) ; dilation*Sigma(Select(-_b0*dilation - M + N - i + u, 1, 0), _b0, Range(0, -M + N - i + u))
(declare-const v5 Int) ; dilation*Sigma(Select(-_b0*dilation + M - N - dilation + i - u + 1, 1, 0), _b0, Range(0, M - N + i - u))
(define-fun d6 () Real (ite (>= (+ (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v0)) (* 1.0 (to_real v4)) (* (- 1.0) (to_real v5))) 0.0) (+ (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v0)) (* 1.0 (to_real v4)) (* (- 1.0) (to_real v5))) (- (+ (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v0)) (* 1.0 (to_real v4)) (* (- 1.0) (to_real v5))))))
(declare-const v6 Int) ; window_right
(declare-const v7 Int) ; window_left
(declare-const v8 Real) ; exp(scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D)))*v[u, e]
(define-fun d10 () Real (ite (> (+ 1.0 (to_real v1) (to_real v2) (to_real v6) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v0))) 0.0) (ite (> (+ 1.0 (to_real v3) (to_real v0) (to_real v7) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v2))) 0.0) (* 1.0 v8) 0.0) 0.0))
(define-fun d11 () Real (ite (<= (+ 1.0 (to_real v3) (to_real v0) (to_real v7) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v2))) (+ 1.0 (to_real v1) (to_real v2) (to_real v6) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v0)))) (+ 1.0 (to_real v3) (to_real v0) (to_real v7) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v2))) (+ 1.0 (to_real v1) (to_real v2) (to_real v6) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v0)))))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (not (= (ite (> (+ 1.0 (* (- 1.0) d6)) 0.0) d10 0.0) (ite (> (ite (<= d11 (+ 1.0 (* (- 1.0) d6))) d11 (+ 1.0 (* (- 1.0) d6))) 0.0) (* 1.0 v8) 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; M
(declare-const v2 Int) ; i
(declare-const v3 Int) ; N
(declare-const v4 Int) ; dilation*Sigma(Select(-_b0*dilation - M + N - i + u, 1, 0), _b0, Range(0, -M + N - i + u))
(declare-const v5 Int) ; dilation*Sigma(Select(-_b0*dilation + M - N - dilation + i - u + 1, 1, 0), _b0, Range(0, M - N + i - u))
(define-fun d6 () Real (ite (>= (+ (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v0)) (* 1.0 (to_real v4)) (* (- 1.0) (to_real v5))) 0.0) (+ (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v0)) (* 1.0 (to_real v4)) (* (- 1.0) (to_real v5))) (- (+ (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v0)) (* 1.0 (to_real v4)) (* (- 1.0) (to_real v5))))))
(declare-const v6 Int) ; window_right
(declare-const v7 Int) ; window_left
(declare-const v8 Real) ; scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D))
(declare-const v9 Real) ; exp scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D)) 1
(define-fun d11 () Real (ite (> (+ 1.0 (to_real v1) (to_real v2) (to_real v6) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v0))) 0.0) (ite (> (+ 1.0 (to_real v3) (to_real v0) (to_real v7) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v2))) 0.0) (* 1.0 v9) 0.0) 0.0))
(define-fun d12 () Real (ite (<= (+ 1.0 (to_real v3) (to_real v0) (to_real v7) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v2))) (+ 1.0 (to_real v1) (to_real v2) (to_real v6) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v0)))) (+ 1.0 (to_real v3) (to_real v0) (to_real v7) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v2))) (+ 1.0 (to_real v1) (to_real v2) (to_real v6) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v0)))))
(assert (> v9 0.0))
(assert (= (>= (* 1.0 v8) 0.0) (>= v9 1.0)))
(assert (= (<= (* 1.0 v8) 0.0) (<= v9 1.0)))
(assert (>= v9 (+ 1.0 (* 1.0 v8))))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (not (= (ite (> (+ 1.0 (* (- 1.0) d6)) 0.0) d11 0.0) (ite (> (ite (<= d12 (+ 1.0 (* (- 1.0) d6))) d12 (+ 1.0 (* (- 1.0) d6))) 0.0) (* 1.0 v9) 0.0))))
(check-sat)

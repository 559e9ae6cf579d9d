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
(declare-const v0 Real) ; guarded_c
(declare-const v1 Real) ; guarded_x
(declare-const v2 Real) ; guarded_z
(declare-const v3 Real) ; guarded_y
(assert (<= v0 0.0))
(assert (not (= (ite (> v0 0.0) v1 v2) (ite (> v0 0.0) v3 v2))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; N
(declare-const v1 Int) ; k0
(declare-const v2 Int) ; stride
(declare-const v3 Int) ; M
(declare-const v4 Int) ; i
(declare-const v5 Real) ; value_of_Mod(x0_-_x1_+_x2_-_x3,_x4)[M, N, i, k0, stride]
(define-fun d6 () Real (ite (>= (+ (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) (+ 1.0 (* (- 1.0) (ite (> (ite (>= v5 0.0) v5 (- v5)) 0.0) 1.0 0.0)))) (+ (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) (+ 1.0 (* (- 1.0) (ite (> (ite (>= v5 0.0) v5 (- v5)) 0.0) 1.0 0.0)))))
(assert (<= d6 0.0))
(assert (not (<= (ite (> d6 0.0) (ite (> (+ 1.0 (to_real v3) (to_real v4) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1))) 0.0) 1.0 0.0) 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; M
(declare-const v1 Int) ; i
(declare-const v2 Int) ; N
(declare-const v3 Int) ; k0
(declare-const v4 Int) ; stride
(declare-const v5 Real) ; value_of_Mod(x0_-_x1_+_x2_-_x3,_x4)[M, N, i, k0, stride]
(define-fun d6 () Real (ite (>= (+ (to_real v2) (to_real v3) (to_real v4) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1))) (+ 1.0 (* (- 1.0) (ite (> (ite (>= v5 0.0) v5 (- v5)) 0.0) 1.0 0.0)))) (+ (to_real v2) (to_real v3) (to_real v4) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1))) (+ 1.0 (* (- 1.0) (ite (> (ite (>= v5 0.0) v5 (- v5)) 0.0) 1.0 0.0)))))
(assert (<= (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))) 0.0))
(assert (not (<= (ite (> d6 0.0) (ite (> (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))) 0.0) 1.0 0.0) 0.0) 0.0)))
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
(declare-const v0 Real) ; Sigma(Select(Max(1 - Select(Abs(value_of_Mod(x0_-_x1_+_x2_-_x3,_x4)[M, N, i, _b1, stride]), 1, 0), _b1 - M + N - i + stride), Select(-_b1 + M - N + i + 1, exp(scale[0]*Sigma(k[batch, head, _b1, _b0]*q[batch, head, i, _b0], _b0, Range(0, D))), 0), 0), _b1, Range(0, M))
(assert (< 0.0 v0))
(assert (not (not (= v0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; N
(declare-const v1 Int) ; k0
(declare-const v2 Int) ; stride
(declare-const v3 Int) ; M
(declare-const v4 Int) ; i
(declare-const v5 Real) ; value_of_Mod(x0_-_x1_+_x2_-_x3,_x4)[M, N, i, k0, stride]
(define-fun d6 () Real (ite (>= (+ (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) (+ 1.0 (* (- 1.0) (ite (> (ite (>= v5 0.0) v5 (- v5)) 0.0) 1.0 0.0)))) (+ (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) (+ 1.0 (* (- 1.0) (ite (> (ite (>= v5 0.0) v5 (- v5)) 0.0) 1.0 0.0)))))
(declare-const v6 Real) ; scale[0]*Sigma(k[batch, head, k0, _b0]*q[batch, head, i, _b0], _b0, Range(0, D))
(declare-const v7 Real) ; exp scale[0]*Sigma(k[batch, head, k0, _b0]*q[batch, head, i, _b0], _b0, Range(0, D)) 1
(declare-const v8 Real) ; Sigma(Select(Max(1 - Select(Abs(value_of_Mod(x0_-_x1_+_x2_-_x3,_x4)[M, N, i, _b1, stride]), 1, 0), _b1 - M + N - i + stride), Select(-_b1 + M - N + i + 1, exp(scale[0]*Sigma(k[batch, head, _b1, _b0]*q[batch, head, i, _b0], _b0, Range(0, D))), 0), 0), _b1, Range(0, M))
(assert (> v7 0.0))
(assert (= (>= (* 1.0 v6) 0.0) (>= v7 1.0)))
(assert (= (<= (* 1.0 v6) 0.0) (<= v7 1.0)))
(assert (>= v7 (+ 1.0 (* 1.0 v6))))
(assert (< 0.0 (ite (> d6 0.0) (ite (> (+ 1.0 (to_real v3) (to_real v4) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1))) 0.0) (* 1.0 v7) 0.0) 0.0)))
(assert (<= (ite (> d6 0.0) (ite (> (+ 1.0 (to_real v3) (to_real v4) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1))) 0.0) (* 1.0 v7) 0.0) 0.0) v8))
(assert (<= v8 0.0))
(assert (not (<= (ite (> d6 0.0) (ite (> (+ 1.0 (to_real v3) (to_real v4) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1))) 0.0) 1.0 0.0) 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; N
(declare-const v1 Int) ; k1
(declare-const v2 Int) ; stride
(declare-const v3 Int) ; M
(declare-const v4 Int) ; i
(declare-const v5 Real) ; value_of_Mod(x0_-_x1_+_x2_-_x3,_x4)[M, N, i, k1, stride]
(define-fun d6 () Real (ite (>= (+ (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) (+ 1.0 (* (- 1.0) (ite (> (ite (>= v5 0.0) v5 (- v5)) 0.0) 1.0 0.0)))) (+ (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) (+ 1.0 (* (- 1.0) (ite (> (ite (>= v5 0.0) v5 (- v5)) 0.0) 1.0 0.0)))))
(assert (not (<= 0.0 (ite (> d6 0.0) (ite (> (+ 1.0 (to_real v3) (to_real v4) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1))) 0.0) 1.0 0.0) 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; N
(declare-const v1 Int) ; k0
(declare-const v2 Int) ; stride
(declare-const v3 Int) ; M
(declare-const v4 Int) ; i
(declare-const v5 Real) ; value_of_Mod(x0_-_x1_+_x2_-_x3,_x4)[M, N, i, k0, stride]
(define-fun d6 () Real (ite (>= (+ (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) (+ 1.0 (* (- 1.0) (ite (> (ite (>= v5 0.0) v5 (- v5)) 0.0) 1.0 0.0)))) (+ (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) (+ 1.0 (* (- 1.0) (ite (> (ite (>= v5 0.0) v5 (- v5)) 0.0) 1.0 0.0)))))
(declare-const v6 Real) ; scale[0]*Sigma(k[batch, head, k0, _b0]*q[batch, head, i, _b0], _b0, Range(0, D))
(declare-const v7 Real) ; exp scale[0]*Sigma(k[batch, head, k0, _b0]*q[batch, head, i, _b0], _b0, Range(0, D)) 1
(assert (> v7 0.0))
(assert (= (>= (* 1.0 v6) 0.0) (>= v7 1.0)))
(assert (= (<= (* 1.0 v6) 0.0) (<= v7 1.0)))
(assert (>= v7 (+ 1.0 (* 1.0 v6))))
(assert (not (<= 0.0 (ite (> d6 0.0) (ite (> (+ 1.0 (to_real v3) (to_real v4) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1))) 0.0) (* 1.0 v7) 0.0) 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(Select(Max(1 - Select(Abs(value_of_Mod(x0_-_x1_+_x2_-_x3,_x4)[M, N, i, _b0, stride]), 1, 0), _b0 - M + N - i + stride), Select(-_b0 + M - N + i + 1, 1, 0), 0), _b0, Range(0, M))
(declare-const v1 Real) ; Sigma(Select(Max(1 - Select(Abs(value_of_Mod(x0_-_x1_+_x2_-_x3,_x4)[M, N, i, _b1, stride]), 1, 0), _b1 - M + N - i + stride), Select(-_b1 + M - N + i + 1, exp(scale[0]*Sigma(k[batch, head, _b1, _b0]*q[batch, head, i, _b0], _b0, Range(0, D))), 0), 0), _b1, Range(0, M))
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
(declare-const v0 Int) ; M
(declare-const v1 Int) ; i
(declare-const v2 Int) ; N
(declare-const v3 Int) ; k0
(declare-const v4 Real) ; scale[0]*Sigma(k[batch, head, k0, _b0]*q[batch, head, i, _b0], _b0, Range(0, D))
(declare-const v5 Real) ; exp scale[0]*Sigma(k[batch, head, k0, _b0]*q[batch, head, i, _b0], _b0, Range(0, D)) 1
(declare-const v6 Int) ; stride
(declare-const v7 Real) ; value_of_Mod(x0_-_x1_+_x2_-_x3,_x4)[M, N, i, k0, stride]
(define-fun d8 () Real (ite (>= (+ (to_real v2) (to_real v3) (to_real v6) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1))) (+ 1.0 (* (- 1.0) (ite (> (ite (>= v7 0.0) v7 (- v7)) 0.0) 1.0 0.0)))) (+ (to_real v2) (to_real v3) (to_real v6) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1))) (+ 1.0 (* (- 1.0) (ite (> (ite (>= v7 0.0) v7 (- v7)) 0.0) 1.0 0.0)))))
(assert (> v5 0.0))
(assert (= (>= (* 1.0 v4) 0.0) (>= v5 1.0)))
(assert (= (<= (* 1.0 v4) 0.0) (<= v5 1.0)))
(assert (>= v5 (+ 1.0 (* 1.0 v4))))
(assert (< 0.0 (ite (> (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))) 0.0) (* 1.0 v5) 0.0)))
(assert (< 0.0 d8))
(assert (not (< 0.0 (ite (> d8 0.0) (ite (> (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))) 0.0) (* 1.0 v5) 0.0) 0.0))))
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
(declare-const v0 Int) ; Sigma(Select(Max(1 - Select(Abs(value_of_Mod(x0_-_x1_+_x2_-_x3,_x4)[M, N, i, _b0, stride]), 1, 0), _b0 - M + N - i + stride), Select(-_b0 + M - N + i + 1, 1, 0), 0), _b0, Range(0, M))
(declare-const v1 Int) ; N
(declare-const v2 Int) ; k0
(declare-const v3 Int) ; stride
(declare-const v4 Int) ; M
(declare-const v5 Int) ; i
(declare-const v6 Real) ; value_of_Mod(x0_-_x1_+_x2_-_x3,_x4)[M, N, i, k0, stride]
(define-fun d7 () Real (ite (>= (+ (to_real v1) (to_real v2) (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v5))) (+ 1.0 (* (- 1.0) (ite (> (ite (>= v6 0.0) v6 (- v6)) 0.0) 1.0 0.0)))) (+ (to_real v1) (to_real v2) (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v5))) (+ 1.0 (* (- 1.0) (ite (> (ite (>= v6 0.0) v6 (- v6)) 0.0) 1.0 0.0)))))
(assert (<= (to_real v0) 0.0))
(assert (<= (ite (> d7 0.0) (ite (> (+ 1.0 (to_real v4) (to_real v5) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v2))) 0.0) 1.0 0.0) 0.0) (to_real v0)))
(assert (< 0.0 d7))
(assert (and (<= 0.0 (to_real v2)) (< (to_real v2) (to_real v4))))
(assert (not (<= (+ 1.0 (to_real v4) (to_real v5) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v2))) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; guarded_c
(assert (not (= (ite (> v0 0.0) 0.0 0.0) 0.0)))
(check-sat)

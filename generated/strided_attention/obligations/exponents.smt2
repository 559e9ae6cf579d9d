(set-logic ALL)
(declare-const v0 Real) ; stable.m1[batch, head, i]
(declare-const v1 Real) ; Big(stable.t2[batch, head, i, _b0], _b0, Sub(Min(-_b0 + M - N + i + 1, Max(1 - Select(Abs(value_of_Mod(x0_-_x1_+_x2_-_x3,_x4)[M, N, i, _b0, stride]), 1, 0), _b0 - M + N - i + stride)), _b0, Range(0, M)))
(declare-const v2 Real) ; stable.c0[batch, head, i]
(declare-const v3 Int) ; Sigma(Select(Max(1 - Select(Abs(value_of_Mod(x0_-_x1_+_x2_-_x3,_x4)[M, N, i, _b0, stride]), 1, 0), _b0 - M + N - i + stride), Select(-_b0 + M - N + i + 1, 1, 0), 0), _b0, Range(0, M))
(declare-const v4 Real) ; stable.t2[batch, head, i, j]
(declare-const v5 Int) ; M
(declare-const v6 Int) ; i
(declare-const v7 Int) ; N
(declare-const v8 Int) ; j
(declare-const v9 Int) ; stride
(declare-const v10 Real) ; value_of_Mod(x0_-_x1_+_x2_-_x3,_x4)[M, N, i, j, stride]
(define-fun d11 () Real (ite (>= (+ (to_real v7) (to_real v8) (to_real v9) (* (- 1.0) (to_real v5)) (* (- 1.0) (to_real v6))) (+ 1.0 (* (- 1.0) (ite (> (ite (>= v10 0.0) v10 (- v10)) 0.0) 1.0 0.0)))) (+ (to_real v7) (to_real v8) (to_real v9) (* (- 1.0) (to_real v5)) (* (- 1.0) (to_real v6))) (+ 1.0 (* (- 1.0) (ite (> (ite (>= v10 0.0) v10 (- v10)) 0.0) 1.0 0.0)))))
(assert (= v0 v1))
(assert (= v2 (ite (> (to_real v3) 0.0) v0 0.0)))
(assert (<= v4 v1))
(assert (< 0.0 (+ 1.0 (to_real v5) (to_real v6) (* (- 1.0) (to_real v7)) (* (- 1.0) (to_real v8)))))
(assert (< 0.0 d11))
(assert (< 0.0 (to_real v3)))
(assert (not (<= (+ (* (- 1.0) v2) v4) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; M
(declare-const v1 Int) ; i
(declare-const v2 Int) ; N
(declare-const v3 Int) ; j
(declare-const v4 Int) ; stride
(declare-const v5 Real) ; value_of_Mod(x0_-_x1_+_x2_-_x3,_x4)[M, N, i, j, stride]
(define-fun d6 () Real (ite (>= (+ (to_real v2) (to_real v3) (to_real v4) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1))) (+ 1.0 (* (- 1.0) (ite (> (ite (>= v5 0.0) v5 (- v5)) 0.0) 1.0 0.0)))) (+ (to_real v2) (to_real v3) (to_real v4) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1))) (+ 1.0 (* (- 1.0) (ite (> (ite (>= v5 0.0) v5 (- v5)) 0.0) 1.0 0.0)))))
(assert (< 0.0 (ite (> (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))) 0.0) 1.0 0.0)))
(assert (< 0.0 d6))
(assert (not (< 0.0 (ite (> d6 0.0) (ite (> (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))) 0.0) 1.0 0.0) 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; N
(declare-const v1 Int) ; j
(declare-const v2 Int) ; stride
(declare-const v3 Int) ; M
(declare-const v4 Int) ; i
(declare-const v5 Real) ; value_of_Mod(x0_-_x1_+_x2_-_x3,_x4)[M, N, i, j, stride]
(define-fun d6 () Real (ite (>= (+ (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) (+ 1.0 (* (- 1.0) (ite (> (ite (>= v5 0.0) v5 (- v5)) 0.0) 1.0 0.0)))) (+ (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) (+ 1.0 (* (- 1.0) (ite (> (ite (>= v5 0.0) v5 (- v5)) 0.0) 1.0 0.0)))))
(declare-const v6 Int) ; Sigma(Select(Max(1 - Select(Abs(value_of_Mod(x0_-_x1_+_x2_-_x3,_x4)[M, N, i, _b0, stride]), 1, 0), _b0 - M + N - i + stride), Select(-_b0 + M - N + i + 1, 1, 0), 0), _b0, Range(0, M))
(assert (< 0.0 (ite (> d6 0.0) (ite (> (+ 1.0 (to_real v3) (to_real v4) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1))) 0.0) 1.0 0.0) 0.0)))
(assert (<= (ite (> d6 0.0) (ite (> (+ 1.0 (to_real v3) (to_real v4) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1))) 0.0) 1.0 0.0) 0.0) (to_real v6)))
(assert (not (< 0.0 (to_real v6))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; M
(declare-const v1 Int) ; i
(declare-const v2 Int) ; N
(declare-const v3 Int) ; j
(assert (< 0.0 (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)))))
(assert (< 0.0 1.0))
(assert (not (< 0.0 (ite (> (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))) 0.0) 1.0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(assert (not (< 0.0 1.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; M
(declare-const v1 Int) ; i
(declare-const v2 Int) ; N
(declare-const v3 Int) ; j
(declare-const v4 Int) ; stride
(declare-const v5 Real) ; value_of_Mod(x0_-_x1_+_x2_-_x3,_x4)[M, N, i, j, stride]
(define-fun d6 () Real (ite (>= (+ (to_real v2) (to_real v3) (to_real v4) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1))) (+ 1.0 (* (- 1.0) (ite (> (ite (>= v5 0.0) v5 (- v5)) 0.0) 1.0 0.0)))) (+ (to_real v2) (to_real v3) (to_real v4) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1))) (+ 1.0 (* (- 1.0) (ite (> (ite (>= v5 0.0) v5 (- v5)) 0.0) 1.0 0.0)))))
(define-fun d7 () Real (ite (<= (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))) d6) (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))) d6))
(assert (< 0.0 (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)))))
(assert (< 0.0 d6))
(assert (not (< 0.0 d7)))
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
(assert (not (<= 0.0 (ite (> d6 0.0) (ite (> (+ 1.0 (to_real v3) (to_real v4) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1))) 0.0) 1.0 0.0) 0.0))))
(check-sat)

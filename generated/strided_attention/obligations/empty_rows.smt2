(set-logic ALL)
(declare-const v0 Int) ; Sigma(Select(Max(1 - Select(Abs(value_of_Mod(x0_-_x1_+_x2_-_x3,_x4)[M, N, i, _b0, stride]), 1, 0), _b0 - M + N - i + stride), Select(-_b0 + M - N + i + 1, 1, 0), 0), _b0, Range(0, M))
(declare-const v1 Int) ; e
(declare-const v2 Int) ; E
(declare-const v3 Int) ; N
(declare-const v4 Int) ; k0
(declare-const v5 Int) ; stride
(declare-const v6 Int) ; M
(declare-const v7 Int) ; i
(declare-const v8 Real) ; value_of_Mod(x0_-_x1_+_x2_-_x3,_x4)[M, N, i, k0, stride]
(define-fun d9 () Real (ite (>= (+ (to_real v3) (to_real v4) (to_real v5) (* (- 1.0) (to_real v6)) (* (- 1.0) (to_real v7))) (+ 1.0 (* (- 1.0) (ite (> (ite (>= v8 0.0) v8 (- v8)) 0.0) 1.0 0.0)))) (+ (to_real v3) (to_real v4) (to_real v5) (* (- 1.0) (to_real v6)) (* (- 1.0) (to_real v7))) (+ 1.0 (* (- 1.0) (ite (> (ite (>= v8 0.0) v8 (- v8)) 0.0) 1.0 0.0)))))
(declare-const v9 Int) ; head
(declare-const v10 Int) ; HEADS
(declare-const v11 Int) ; batch
(declare-const v12 Int) ; BATCH
(assert (<= (to_real v0) 0.0))
(assert (and (<= 0.0 (to_real v1)) (< (to_real v1) (to_real v2))))
(assert (<= (ite (> d9 0.0) (ite (> (+ 1.0 (to_real v6) (to_real v7) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) 0.0) 1.0 0.0) 0.0) (to_real v0)))
(assert (< 0.0 d9))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v3))))
(assert (and (<= 0.0 (to_real v9)) (< (to_real v9) (to_real v10))))
(assert (and (<= 0.0 (to_real v11)) (< (to_real v11) (to_real v12))))
(assert (and (<= 0.0 (to_real v4)) (< (to_real v4) (to_real v6))))
(assert (not (<= (+ 1.0 (to_real v6) (to_real v7) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) 0.0)))
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
(declare-const v0 Int) ; Sigma(Select(Max(1 - Select(Abs(value_of_Mod(x0_-_x1_+_x2_-_x3,_x4)[M, N, i, _b0, stride]), 1, 0), _b0 - M + N - i + stride), Select(-_b0 + M - N + i + 1, 1, 0), 0), _b0, Range(0, M))
(declare-const v1 Int) ; N
(declare-const v2 Int) ; k0
(declare-const v3 Int) ; stride
(declare-const v4 Int) ; M
(declare-const v5 Int) ; i
(declare-const v6 Real) ; value_of_Mod(x0_-_x1_+_x2_-_x3,_x4)[M, N, i, k0, stride]
(define-fun d7 () Real (ite (>= (+ (to_real v1) (to_real v2) (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v5))) (+ 1.0 (* (- 1.0) (ite (> (ite (>= v6 0.0) v6 (- v6)) 0.0) 1.0 0.0)))) (+ (to_real v1) (to_real v2) (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v5))) (+ 1.0 (* (- 1.0) (ite (> (ite (>= v6 0.0) v6 (- v6)) 0.0) 1.0 0.0)))))
(declare-const v7 Int) ; d
(declare-const v8 Int) ; D
(declare-const v9 Int) ; head
(declare-const v10 Int) ; HEADS
(declare-const v11 Int) ; batch
(declare-const v12 Int) ; BATCH
(assert (<= (to_real v0) 0.0))
(assert (<= (ite (> d7 0.0) (ite (> (+ 1.0 (to_real v4) (to_real v5) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v2))) 0.0) 1.0 0.0) 0.0) (to_real v0)))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v8))))
(assert (< 0.0 d7))
(assert (and (<= 0.0 (to_real v5)) (< (to_real v5) (to_real v1))))
(assert (and (<= 0.0 (to_real v9)) (< (to_real v9) (to_real v10))))
(assert (and (<= 0.0 (to_real v11)) (< (to_real v11) (to_real v12))))
(assert (and (<= 0.0 (to_real v2)) (< (to_real v2) (to_real v4))))
(assert (not (<= (+ 1.0 (to_real v4) (to_real v5) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v2))) 0.0)))
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
(declare-const v0 Real) ; guarded_c
(assert (not (= (ite (> v0 0.0) 0.0 0.0) 0.0)))
(check-sat)

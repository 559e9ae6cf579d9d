(set-logic ALL)
(declare-const v0 Int) ; d
(declare-const v1 Int) ; D
(declare-const v2 Int) ; M
(declare-const v3 Int) ; i
(declare-const v4 Int) ; window_right
(declare-const v5 Int) ; N
(declare-const v6 Int) ; k0
(declare-const v7 Real) ; value_of_Mod(x0_-_x1_+_x3_-_x4,_x2)[M, N, dilation, i, k0]
(declare-const v8 Int) ; window_left
(define-fun d9 () Real (ite (> (+ 1.0 (to_real v2) (to_real v3) (to_real v4) (* (- 1.0) (to_real v5)) (* (- 1.0) (to_real v6))) 0.0) (ite (> (+ 1.0 (to_real v5) (to_real v6) (to_real v8) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))) 0.0) 1.0 0.0) 0.0))
(declare-const v9 Int) ; Sigma(Select(1 - Select(Abs(value_of_Mod(x0_-_x1_+_x3_-_x4,_x2)[M, N, dilation, i, _b0]), 1, 0), Select(-_b0 + M - N + i + window_right + 1, Select(_b0 - M + N - i + window_left + 1, 1, 0), 0), 0), _b0, Range(0, M))
(declare-const v10 Int) ; head
(declare-const v11 Int) ; HEADS
(declare-const v12 Int) ; batch
(declare-const v13 Int) ; BATCH
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (< 0.0 (+ 1.0 (to_real v2) (to_real v3) (to_real v4) (* (- 1.0) (to_real v5)) (* (- 1.0) (to_real v6)))))
(assert (and (<= 0.0 (to_real v3)) (< (to_real v3) (to_real v5))))
(assert (<= (ite (> (+ 1.0 (* (- 1.0) (ite (> (ite (>= v7 0.0) v7 (- v7)) 0.0) 1.0 0.0))) 0.0) d9 0.0) (to_real v9)))
(assert (< 0.0 (+ 1.0 (* (- 1.0) (ite (> (ite (>= v7 0.0) v7 (- v7)) 0.0) 1.0 0.0)))))
(assert (and (<= 0.0 (to_real v10)) (< (to_real v10) (to_real v11))))
(assert (and (<= 0.0 (to_real v12)) (< (to_real v12) (to_real v13))))
(assert (<= (to_real v9) 0.0))
(assert (and (<= 0.0 (to_real v6)) (< (to_real v6) (to_real v2))))
(assert (not (<= (+ 1.0 (to_real v5) (to_real v6) (to_real v8) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))) 0.0)))
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
(declare-const v0 Real) ; value_of_Mod(x0_-_x1_+_x3_-_x4,_x2)[M, N, dilation, i, k1]
(declare-const v1 Int) ; M
(declare-const v2 Int) ; i
(declare-const v3 Int) ; window_right
(declare-const v4 Int) ; N
(declare-const v5 Int) ; k1
(declare-const v6 Int) ; window_left
(define-fun d7 () Real (ite (> (+ 1.0 (to_real v1) (to_real v2) (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v5))) 0.0) (ite (> (+ 1.0 (to_real v4) (to_real v5) (to_real v6) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v2))) 0.0) 1.0 0.0) 0.0))
(assert (not (<= 0.0 (ite (> (+ 1.0 (* (- 1.0) (ite (> (ite (>= v0 0.0) v0 (- v0)) 0.0) 1.0 0.0))) 0.0) d7 0.0))))
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

(reset)
(set-logic ALL)
(declare-const v0 Int) ; e
(declare-const v1 Int) ; E
(declare-const v2 Int) ; M
(declare-const v3 Int) ; i
(declare-const v4 Int) ; window_right
(declare-const v5 Int) ; N
(declare-const v6 Int) ; k0
(declare-const v7 Real) ; value_of_Mod(x0_-_x1_+_x3_-_x4,_x2)[M, N, dilation, i, k0]
(declare-const v8 Int) ; window_left
(define-fun d9 () Real (ite (> (+ 1.0 (to_real v2) (to_real v3) (to_real v4) (* (- 1.0) (to_real v5)) (* (- 1.0) (to_real v6))) 0.0) (ite (> (+ 1.0 (to_real v5) (to_real v6) (to_real v8) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))) 0.0) 1.0 0.0) 0.0))
(declare-const v9 Int) ; Sigma(Select(1 - Select(Abs(value_of_Mod(x0_-_x1_+_x3_-_x4,_x2)[M, N, dilation, i, _b0]), 1, 0), Select(-_b0 + M - N + i + window_right + 1, Select(_b0 - M + N - i + window_left + 1, 1, 0), 0), 0), _b0, Range(0, M))
(declare-const v10 Int) ; head
(declare-const v11 Int) ; HEADS
(declare-const v12 Int) ; batch
(declare-const v13 Int) ; BATCH
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (< 0.0 (+ 1.0 (to_real v2) (to_real v3) (to_real v4) (* (- 1.0) (to_real v5)) (* (- 1.0) (to_real v6)))))
(assert (and (<= 0.0 (to_real v3)) (< (to_real v3) (to_real v5))))
(assert (<= (ite (> (+ 1.0 (* (- 1.0) (ite (> (ite (>= v7 0.0) v7 (- v7)) 0.0) 1.0 0.0))) 0.0) d9 0.0) (to_real v9)))
(assert (< 0.0 (+ 1.0 (* (- 1.0) (ite (> (ite (>= v7 0.0) v7 (- v7)) 0.0) 1.0 0.0)))))
(assert (and (<= 0.0 (to_real v10)) (< (to_real v10) (to_real v11))))
(assert (and (<= 0.0 (to_real v12)) (< (to_real v12) (to_real v13))))
(assert (<= (to_real v9) 0.0))
(assert (and (<= 0.0 (to_real v6)) (< (to_real v6) (to_real v2))))
(assert (not (<= (+ 1.0 (to_real v5) (to_real v6) (to_real v8) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))) 0.0)))
(check-sat)

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
(declare-const v0 Int) ; Sigma(Select(1 - Select(Abs(value_of_Mod(x0_-_x1_+_x3_-_x4,_x2)()[M, N, dilation, i, _b0]), 1, 0), Select(-_b0 + M - N + i + window_right + 1, Select(_b0 - M + N - i + window_left + 1, 1, 0), 0), 0), _b0, Range(0, M))
(declare-const v1 Real) ; value_of_Mod(x0_-_x1_+_x3_-_x4,_x2)()[M, N, dilation, i, k0]
(declare-const v2 Int) ; e
(declare-const v3 Int) ; E
(declare-const v4 Int) ; M
(declare-const v5 Int) ; i
(declare-const v6 Int) ; window_right
(declare-const v7 Int) ; N
(declare-const v8 Int) ; k0
(declare-const v9 Int) ; head
(declare-const v10 Int) ; HEADS
(declare-const v11 Int) ; batch
(declare-const v12 Int) ; BATCH
(declare-const v13 Int) ; window_left
(define-fun d14 () Real (ite (> (+ 1.0 (to_real v4) (to_real v5) (to_real v6) (* (- 1.0) (to_real v7)) (* (- 1.0) (to_real v8))) 0.0) (ite (> (+ 1.0 (to_real v7) (to_real v8) (to_real v13) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v5))) 0.0) 1.0 0.0) 0.0))
(assert (<= (to_real v0) 0.0))
(assert (< 0.0 (+ 1.0 (* (- 1.0) (ite (> (ite (>= v1 0.0) v1 (- v1)) 0.0) 1.0 0.0)))))
(assert (and (<= 0.0 (to_real v2)) (< (to_real v2) (to_real v3))))
(assert (< 0.0 (+ 1.0 (to_real v4) (to_real v5) (to_real v6) (* (- 1.0) (to_real v7)) (* (- 1.0) (to_real v8)))))
(assert (and (<= 0.0 (to_real v5)) (< (to_real v5) (to_real v7))))
(assert (and (<= 0.0 (to_real v9)) (< (to_real v9) (to_real v10))))
(assert (and (<= 0.0 (to_real v11)) (< (to_real v11) (to_real v12))))
(assert (and (<= 0.0 (to_real v8)) (< (to_real v8) (to_real v4))))
(assert (<= (ite (> (+ 1.0 (* (- 1.0) (ite (> (ite (>= v1 0.0) v1 (- v1)) 0.0) 1.0 0.0))) 0.0) d14 0.0) (to_real v0)))
(assert (not (<= (+ 1.0 (to_real v7) (to_real v8) (to_real v13) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v5))) 0.0)))
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
(declare-const v0 Int) ; Sigma(Select(1 - Select(Abs(value_of_Mod(x0_-_x1_+_x3_-_x4,_x2)()[M, N, dilation, i, _b0]), 1, 0), Select(-_b0 + M - N + i + window_right + 1, Select(_b0 - M + N - i + window_left + 1, 1, 0), 0), 0), _b0, Range(0, M))
(declare-const v1 Real) ; value_of_Mod(x0_-_x1_+_x3_-_x4,_x2)()[M, N, dilation, i, k0]
(declare-const v2 Int) ; d
(declare-const v3 Int) ; D
(declare-const v4 Int) ; M
(declare-const v5 Int) ; i
(declare-const v6 Int) ; window_right
(declare-const v7 Int) ; N
(declare-const v8 Int) ; k0
(declare-const v9 Int) ; head
(declare-const v10 Int) ; HEADS
(declare-const v11 Int) ; batch
(declare-const v12 Int) ; BATCH
(declare-const v13 Int) ; window_left
(define-fun d14 () Real (ite (> (+ 1.0 (to_real v4) (to_real v5) (to_real v6) (* (- 1.0) (to_real v7)) (* (- 1.0) (to_real v8))) 0.0) (ite (> (+ 1.0 (to_real v7) (to_real v8) (to_real v13) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v5))) 0.0) 1.0 0.0) 0.0))
(assert (<= (to_real v0) 0.0))
(assert (< 0.0 (+ 1.0 (* (- 1.0) (ite (> (ite (>= v1 0.0) v1 (- v1)) 0.0) 1.0 0.0)))))
(assert (and (<= 0.0 (to_real v2)) (< (to_real v2) (to_real v3))))
(assert (< 0.0 (+ 1.0 (to_real v4) (to_real v5) (to_real v6) (* (- 1.0) (to_real v7)) (* (- 1.0) (to_real v8)))))
(assert (and (<= 0.0 (to_real v5)) (< (to_real v5) (to_real v7))))
(assert (and (<= 0.0 (to_real v9)) (< (to_real v9) (to_real v10))))
(assert (and (<= 0.0 (to_real v11)) (< (to_real v11) (to_real v12))))
(assert (and (<= 0.0 (to_real v8)) (< (to_real v8) (to_real v4))))
(assert (<= (ite (> (+ 1.0 (* (- 1.0) (ite (> (ite (>= v1 0.0) v1 (- v1)) 0.0) 1.0 0.0))) 0.0) d14 0.0) (to_real v0)))
(assert (not (<= (+ 1.0 (to_real v7) (to_real v8) (to_real v13) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v5))) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; value_of_Mod(x0_-_x1_+_x3_-_x4,_x2)()[M, N, dilation, i, k1]
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
(assert (not (= (ite (> v0 0.0) 0.0 0.0) 0.0)))
(check-sat)

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
(declare-const v0 Int) ; M
(declare-const v1 Int) ; i
(declare-const v2 Int) ; N
(declare-const v3 Int) ; k1
(declare-const v4 Int) ; sliding_window
(define-fun d5 () Real (ite (> (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))) 0.0) (ite (> (+ (to_real v2) (to_real v3) (to_real v4) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1))) 0.0) 1.0 0.0) 0.0))
(assert (not (<= 0.0 d5)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(Select(-_b0 + M - N + i + 1, Select(_b0 - M + N - i + sliding_window, 1, 0), 0), _b0, Range(0, M))
(declare-const v1 Int) ; M
(declare-const v2 Int) ; i
(declare-const v3 Int) ; N
(declare-const v4 Int) ; k0
(declare-const v5 Int) ; d
(declare-const v6 Int) ; D
(declare-const v7 Int) ; group
(declare-const v8 Int) ; GROUP
(declare-const v9 Int) ; head
(declare-const v10 Int) ; HEADS
(declare-const v11 Int) ; batch
(declare-const v12 Int) ; BATCH
(declare-const v13 Int) ; sliding_window
(define-fun d14 () Real (ite (> (+ 1.0 (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) 0.0) (ite (> (+ (to_real v3) (to_real v4) (to_real v13) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v2))) 0.0) 1.0 0.0) 0.0))
(assert (<= (to_real v0) 0.0))
(assert (< 0.0 (+ 1.0 (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4)))))
(assert (and (<= 0.0 (to_real v5)) (< (to_real v5) (to_real v6))))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v8))))
(assert (and (<= 0.0 (to_real v2)) (< (to_real v2) (to_real v3))))
(assert (and (<= 0.0 (to_real v9)) (< (to_real v9) (to_real v10))))
(assert (and (<= 0.0 (to_real v11)) (< (to_real v11) (to_real v12))))
(assert (<= d14 (to_real v0)))
(assert (and (<= 0.0 (to_real v4)) (< (to_real v4) (to_real v1))))
(assert (not (<= (+ (to_real v3) (to_real v4) (to_real v13) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v2))) 0.0)))
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
(declare-const v0 Int) ; Sigma(Select(-_b0 + M - N + i + 1, Select(_b0 - M + N - i + sliding_window, 1, 0), 0), _b0, Range(0, M))
(declare-const v1 Int) ; M
(declare-const v2 Int) ; i
(declare-const v3 Int) ; N
(declare-const v4 Int) ; k0
(declare-const v5 Int) ; e
(declare-const v6 Int) ; E
(declare-const v7 Int) ; group
(declare-const v8 Int) ; GROUP
(declare-const v9 Int) ; head
(declare-const v10 Int) ; HEADS
(declare-const v11 Int) ; batch
(declare-const v12 Int) ; BATCH
(declare-const v13 Int) ; sliding_window
(define-fun d14 () Real (ite (> (+ 1.0 (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) 0.0) (ite (> (+ (to_real v3) (to_real v4) (to_real v13) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v2))) 0.0) 1.0 0.0) 0.0))
(assert (<= (to_real v0) 0.0))
(assert (< 0.0 (+ 1.0 (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4)))))
(assert (and (<= 0.0 (to_real v5)) (< (to_real v5) (to_real v6))))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v8))))
(assert (and (<= 0.0 (to_real v2)) (< (to_real v2) (to_real v3))))
(assert (and (<= 0.0 (to_real v9)) (< (to_real v9) (to_real v10))))
(assert (and (<= 0.0 (to_real v11)) (< (to_real v11) (to_real v12))))
(assert (<= d14 (to_real v0)))
(assert (and (<= 0.0 (to_real v4)) (< (to_real v4) (to_real v1))))
(assert (not (<= (+ (to_real v3) (to_real v4) (to_real v13) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v2))) 0.0)))
(check-sat)

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
(declare-const v2 Int) ; window_right
(declare-const v3 Int) ; N
(declare-const v4 Int) ; k1
(declare-const v5 Int) ; window_left
(define-fun d6 () Real (ite (> (+ 1.0 (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) 0.0) (ite (> (+ 1.0 (to_real v3) (to_real v4) (to_real v5) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1))) 0.0) 1.0 0.0) 0.0))
(assert (not (<= 0.0 d6)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(Select(-_b0 + M - N + i + window_right + 1, Select(_b0 - M + N - i + window_left + 1, 1, 0), 0), _b0, Range(0, M))
(declare-const v1 Int) ; d
(declare-const v2 Int) ; D
(declare-const v3 Int) ; M
(declare-const v4 Int) ; i
(declare-const v5 Int) ; window_right
(declare-const v6 Int) ; N
(declare-const v7 Int) ; k0
(declare-const v8 Int) ; window_left
(define-fun d9 () Real (ite (> (+ 1.0 (to_real v3) (to_real v4) (to_real v5) (* (- 1.0) (to_real v6)) (* (- 1.0) (to_real v7))) 0.0) (ite (> (+ 1.0 (to_real v6) (to_real v7) (to_real v8) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) 0.0) 1.0 0.0) 0.0))
(declare-const v9 Int) ; head
(declare-const v10 Int) ; HEADS
(declare-const v11 Int) ; batch
(declare-const v12 Int) ; BATCH
(assert (<= (to_real v0) 0.0))
(assert (and (<= 0.0 (to_real v1)) (< (to_real v1) (to_real v2))))
(assert (<= d9 (to_real v0)))
(assert (< 0.0 (+ 1.0 (to_real v3) (to_real v4) (to_real v5) (* (- 1.0) (to_real v6)) (* (- 1.0) (to_real v7)))))
(assert (and (<= 0.0 (to_real v4)) (< (to_real v4) (to_real v6))))
(assert (and (<= 0.0 (to_real v9)) (< (to_real v9) (to_real v10))))
(assert (and (<= 0.0 (to_real v11)) (< (to_real v11) (to_real v12))))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v3))))
(assert (not (<= (+ 1.0 (to_real v6) (to_real v7) (to_real v8) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) 0.0)))
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
(declare-const v0 Int) ; Sigma(Select(-_b0 + M - N + i + window_right + 1, Select(_b0 - M + N - i + window_left + 1, 1, 0), 0), _b0, Range(0, M))
(declare-const v1 Int) ; e
(declare-const v2 Int) ; E
(declare-const v3 Int) ; M
(declare-const v4 Int) ; i
(declare-const v5 Int) ; window_right
(declare-const v6 Int) ; N
(declare-const v7 Int) ; k0
(declare-const v8 Int) ; window_left
(define-fun d9 () Real (ite (> (+ 1.0 (to_real v3) (to_real v4) (to_real v5) (* (- 1.0) (to_real v6)) (* (- 1.0) (to_real v7))) 0.0) (ite (> (+ 1.0 (to_real v6) (to_real v7) (to_real v8) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) 0.0) 1.0 0.0) 0.0))
(declare-const v9 Int) ; head
(declare-const v10 Int) ; HEADS
(declare-const v11 Int) ; batch
(declare-const v12 Int) ; BATCH
(assert (<= (to_real v0) 0.0))
(assert (and (<= 0.0 (to_real v1)) (< (to_real v1) (to_real v2))))
(assert (<= d9 (to_real v0)))
(assert (< 0.0 (+ 1.0 (to_real v3) (to_real v4) (to_real v5) (* (- 1.0) (to_real v6)) (* (- 1.0) (to_real v7)))))
(assert (and (<= 0.0 (to_real v4)) (< (to_real v4) (to_real v6))))
(assert (and (<= 0.0 (to_real v9)) (< (to_real v9) (to_real v10))))
(assert (and (<= 0.0 (to_real v11)) (< (to_real v11) (to_real v12))))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v3))))
(assert (not (<= (+ 1.0 (to_real v6) (to_real v7) (to_real v8) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) 0.0)))
(check-sat)

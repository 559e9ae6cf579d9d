(set-logic ALL)
(declare-const v0 Int) ; d
(declare-const v1 Int) ; D
(declare-const v2 Int) ; Sigma(Select(-_b0 + M - N - band_lower + i, Select(_b0 - M + N + band_upper - i + 1, 1, 0), 0), _b0, Range(0, M))
(declare-const v3 Int) ; M
(declare-const v4 Int) ; i
(declare-const v5 Int) ; N
(declare-const v6 Int) ; band_lower
(declare-const v7 Int) ; k0
(declare-const v8 Int) ; head
(declare-const v9 Int) ; HEADS
(declare-const v10 Int) ; batch
(declare-const v11 Int) ; BATCH
(declare-const v12 Int) ; band_upper
(define-fun d13 () Real (ite (> (+ (to_real v3) (to_real v4) (* (- 1.0) (to_real v5)) (* (- 1.0) (to_real v6)) (* (- 1.0) (to_real v7))) 0.0) (ite (> (+ 1.0 (to_real v5) (to_real v12) (to_real v7) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) 0.0) 1.0 0.0) 0.0))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (<= (to_real v2) 0.0))
(assert (< 0.0 (+ (to_real v3) (to_real v4) (* (- 1.0) (to_real v5)) (* (- 1.0) (to_real v6)) (* (- 1.0) (to_real v7)))))
(assert (and (<= 0.0 (to_real v4)) (< (to_real v4) (to_real v5))))
(assert (and (<= 0.0 (to_real v8)) (< (to_real v8) (to_real v9))))
(assert (and (<= 0.0 (to_real v10)) (< (to_real v10) (to_real v11))))
(assert (<= d13 (to_real v2)))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v3))))
(assert (not (<= (+ 1.0 (to_real v5) (to_real v12) (to_real v7) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) 0.0)))
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
(declare-const v0 Int) ; M
(declare-const v1 Int) ; i
(declare-const v2 Int) ; N
(declare-const v3 Int) ; band_lower
(declare-const v4 Int) ; k1
(declare-const v5 Int) ; band_upper
(define-fun d6 () Real (ite (> (+ (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) 0.0) (ite (> (+ 1.0 (to_real v2) (to_real v5) (to_real v4) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1))) 0.0) 1.0 0.0) 0.0))
(assert (not (<= 0.0 d6)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; e
(declare-const v1 Int) ; E
(declare-const v2 Int) ; Sigma(Select(-_b0 + M - N - band_lower + i, Select(_b0 - M + N + band_upper - i + 1, 1, 0), 0), _b0, Range(0, M))
(declare-const v3 Int) ; M
(declare-const v4 Int) ; i
(declare-const v5 Int) ; N
(declare-const v6 Int) ; band_lower
(declare-const v7 Int) ; k0
(declare-const v8 Int) ; head
(declare-const v9 Int) ; HEADS
(declare-const v10 Int) ; batch
(declare-const v11 Int) ; BATCH
(declare-const v12 Int) ; band_upper
(define-fun d13 () Real (ite (> (+ (to_real v3) (to_real v4) (* (- 1.0) (to_real v5)) (* (- 1.0) (to_real v6)) (* (- 1.0) (to_real v7))) 0.0) (ite (> (+ 1.0 (to_real v5) (to_real v12) (to_real v7) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) 0.0) 1.0 0.0) 0.0))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (<= (to_real v2) 0.0))
(assert (< 0.0 (+ (to_real v3) (to_real v4) (* (- 1.0) (to_real v5)) (* (- 1.0) (to_real v6)) (* (- 1.0) (to_real v7)))))
(assert (and (<= 0.0 (to_real v4)) (< (to_real v4) (to_real v5))))
(assert (and (<= 0.0 (to_real v8)) (< (to_real v8) (to_real v9))))
(assert (and (<= 0.0 (to_real v10)) (< (to_real v10) (to_real v11))))
(assert (<= d13 (to_real v2)))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v3))))
(assert (not (<= (+ 1.0 (to_real v5) (to_real v12) (to_real v7) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) 0.0)))
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

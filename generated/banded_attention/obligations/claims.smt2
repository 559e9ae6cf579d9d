(set-logic ALL)
(declare-const v0 Int) ; n
(declare-const v1 Int) ; band_upper
(declare-const v2 Int) ; band_lower
(assert (< (to_real v0) (to_real v1)))
(assert (<= (to_real v2) (to_real v1)))
(assert (<= (to_real v2) (to_real v0)))
(assert (<= 0.0 (to_real v2)))
(assert (not (= (ite (<= (to_real v2) (+ 1.0 (to_real v0))) (to_real v2) (+ 1.0 (to_real v0))) (to_real v2))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; band_lower
(declare-const v1 Int) ; band_upper
(declare-const v2 Int) ; k
(declare-const v3 Int) ; n
(define-fun d4 () Real (ite (<= (+ 1.0 (to_real v1) (to_real v3) (* (- 1.0) (to_real v2))) (+ (to_real v2) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v3)))) (+ 1.0 (to_real v1) (to_real v3) (* (- 1.0) (to_real v2))) (+ (to_real v2) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v3)))))
(assert (<= (to_real v0) (to_real v1)))
(assert (<= 0.0 (to_real v0)))
(assert (and (<= 0.0 (to_real v2)) (< (to_real v2) (to_real v3))))
(assert (not (= (ite (> d4 0.0) 1.0 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(Sigma(Select(Min(-_b0 + _b1 - band_lower, _b0 - _b1 + band_upper + 1), 1, 0), _b0, Range(0, n + 1)), _b1, Range(0, n + 1))
(declare-const v1 Int) ; Min(band_lower, n)**2
(declare-const v2 Int) ; Min(band_upper, n)**2
(declare-const v3 Int) ; band_lower
(declare-const v4 Int) ; n
(declare-const v5 Int) ; n*Min(band_lower, n)
(declare-const v6 Int) ; n*Min(band_upper, n)
(declare-const v7 Int) ; band_upper
(define-fun d8 () Real (+ (* 1.0 (to_real v1)) (* (- 1.0) (to_real v2)) (* (- 1.0) (ite (<= (to_real v3) (to_real v4)) (to_real v3) (to_real v4))) (* (- 2.0) (to_real v5)) (* 2.0 (to_real v6)) (ite (<= (to_real v7) (to_real v4)) (to_real v7) (to_real v4))))
(assert (= (* 2.0 (to_real v0)) d8))
(assert (<= (to_real v3) (to_real v7)))
(assert (<= 0.0 (to_real v4)))
(assert (<= 0.0 (to_real v3)))
(assert (not (<= 0.0 (+ 1.0 (to_real v4)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; M
(declare-const v2 Int) ; i
(declare-const v3 Int) ; N
(declare-const v4 Int) ; band_lower
(declare-const v5 Int) ; band_upper
(declare-const v6 Real) ; scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D))
(declare-const v7 Real) ; exp scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D)) 1
(define-fun d8 () Real (ite (> (+ (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v0))) 0.0) (ite (> (+ 1.0 (to_real v3) (to_real v5) (to_real v0) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v2))) 0.0) (* 1.0 v7) 0.0) 0.0))
(define-fun d9 () Real (ite (<= (+ 1.0 (to_real v3) (to_real v5) (to_real v0) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v2))) (+ (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v0)))) (+ 1.0 (to_real v3) (to_real v5) (to_real v0) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v2))) (+ (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v0)))))
(assert (> v7 0.0))
(assert (= (>= (* 1.0 v6) 0.0) (>= v7 1.0)))
(assert (= (<= (* 1.0 v6) 0.0) (<= v7 1.0)))
(assert (>= v7 (+ 1.0 (* 1.0 v6))))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (not (= d8 (ite (> d9 0.0) (* 1.0 v7) 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; j
(declare-const v1 Int) ; n
(assert (and (<= 0 v0) (< v0 v1)))
(assert (not (= v0 v0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; band_lower
(declare-const v1 Int) ; band_upper
(assert (<= (to_real v0) (to_real v1)))
(assert (<= 0.0 (to_real v0)))
(assert (not (= (ite (> (ite (<= (* (- 1.0) (to_real v0)) (+ 1.0 (to_real v1))) (* (- 1.0) (to_real v0)) (+ 1.0 (to_real v1))) 0.0) 1.0 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(Sigma(Select(Min(-_b0 + _b1 - band_lower, _b0 - _b1 + band_upper + 1), 1, 0), _b0, Range(0, n + 1)), _b1, Range(0, n + 1))
(declare-const v1 Int) ; Min(band_lower, n)**2
(declare-const v2 Int) ; Min(band_upper, n)**2
(declare-const v3 Int) ; band_lower
(declare-const v4 Int) ; n
(declare-const v5 Int) ; n*Min(band_lower, n)
(declare-const v6 Int) ; n*Min(band_upper, n)
(declare-const v7 Int) ; band_upper
(define-fun d8 () Real (+ (* 1.0 (to_real v1)) (* (- 1.0) (to_real v2)) (* (- 1.0) (ite (<= (to_real v3) (to_real v4)) (to_real v3) (to_real v4))) (* (- 2.0) (to_real v5)) (* 2.0 (to_real v6)) (ite (<= (to_real v7) (to_real v4)) (to_real v7) (to_real v4))))
(define-fun d9 () Real (+ (* 1.0 (to_real v1)) (* (- 1.0) (to_real v2)) (* (- 1.0) (ite (<= (to_real v3) (to_real v4)) (to_real v3) (to_real v4))) (* (- 2.0) (ite (<= (to_real v3) (+ 1.0 (to_real v4))) (to_real v3) (+ 1.0 (to_real v4)))) (* 2.0 (ite (<= (to_real v7) (+ 1.0 (to_real v4))) (to_real v7) (+ 1.0 (to_real v4)))) (* (- 2.0) (to_real v5)) (* 2.0 (to_real v6)) (ite (<= (to_real v7) (to_real v4)) (to_real v7) (to_real v4))))
(declare-const v8 Int) ; Min(band_lower, n + 1)**2
(declare-const v9 Int) ; Min(band_upper, n + 1)**2
(declare-const v10 Int) ; n*Min(band_lower, n + 1)
(declare-const v11 Int) ; n*Min(band_upper, n + 1)
(define-fun d14 () Real (+ (* 1.0 (to_real v8)) (* (- 1.0) (to_real v9)) (* (- 3.0) (ite (<= (to_real v3) (+ 1.0 (to_real v4))) (to_real v3) (+ 1.0 (to_real v4)))) (* 3.0 (ite (<= (to_real v7) (+ 1.0 (to_real v4))) (to_real v7) (+ 1.0 (to_real v4)))) (* (- 2.0) (to_real v10)) (* 2.0 (to_real v11))))
(declare-const v12 Int) ; Sigma(Sigma(Select(Min(-_b0 + _b1 - band_lower, _b0 - _b1 + band_upper + 1), 1, 0), _b0, Range(0, n + 2)), _b1, Range(0, n + 2))
(define-fun d16 () Real (+ (* (- 1.0) (ite (<= (to_real v3) (+ 1.0 (to_real v4))) (to_real v3) (+ 1.0 (to_real v4)))) (ite (<= (to_real v7) (+ 1.0 (to_real v4))) (to_real v7) (+ 1.0 (to_real v4))) (to_real v0)))
(assert (= (* 2.0 (to_real v0)) d8))
(assert (= d9 d14))
(assert (= (to_real v12) d16))
(assert (<= (to_real v3) (to_real v7)))
(assert (<= 0.0 (to_real v3)))
(assert (not (= (* 2.0 (to_real v12)) d14)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; band_lower
(declare-const v1 Int) ; band_upper
(declare-const v2 Int) ; n
(assert (<= (to_real v0) (to_real v1)))
(assert (<= 0.0 (to_real v0)))
(assert (<= (to_real v1) (to_real v2)))
(assert (not (= (ite (<= (to_real v1) (+ 1.0 (to_real v2))) (to_real v1) (+ 1.0 (to_real v2))) (to_real v1))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; n
(assert (and (<= 0 v0) (< v0 v1)))
(assert (not (and (<= 0 (+ (- 1) v1 (* (- 1) v0))) (< (+ (- 1) v1 (* (- 1) v0)) v1))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; band_lower
(declare-const v1 Int) ; band_upper
(declare-const v2 Int) ; n
(assert (<= (to_real v0) (to_real v1)))
(assert (<= 0.0 (to_real v0)))
(assert (<= (to_real v1) (to_real v2)))
(assert (not (= (ite (<= (to_real v1) (to_real v2)) (to_real v1) (to_real v2)) (to_real v1))))
(check-sat)

(reset)
(set-logic ALL)
(assert (not (>= 0.0 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; window_left
(declare-const v1 Int) ; window_right
(declare-const v2 Int) ; M
(declare-const v3 Int) ; Sigma(Select(Min(-_b0 + M - N + i + window_right + 1, _b0 - M + N - i + window_left + 1), 1, 0), _b0, Range(0, M))
(declare-const v4 Int) ; i
(declare-const v5 Int) ; N
(define-fun d6 () Real (ite (>= 0.0 (+ (to_real v2) (to_real v4) (* (- 1.0) (to_real v5)) (* (- 1.0) (to_real v0)))) 0.0 (+ (to_real v2) (to_real v4) (* (- 1.0) (to_real v5)) (* (- 1.0) (to_real v0)))))
(define-fun d7 () Real (ite (<= (to_real v2) (+ 1.0 (to_real v2) (to_real v4) (to_real v1) (* (- 1.0) (to_real v5)))) (to_real v2) (+ 1.0 (to_real v2) (to_real v4) (to_real v1) (* (- 1.0) (to_real v5)))))
(assert (<= (- 1.0) (+ (to_real v0) (to_real v1))))
(assert (<= 0.0 (to_real v2)))
(assert (= (to_real v3) (ite (>= 0.0 (+ (* (- 1.0) d6) d7)) 0.0 (+ (* (- 1.0) d6) d7))))
(assert (<= 0.0 (to_real v5)))
(assert (not (<= (to_real v3) (+ 1.0 (to_real v0) (to_real v1)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; n
(declare-const v1 Int) ; band_upper
(declare-const v2 Int) ; band_lower
(assert (< (to_real v0) (to_real v1)))
(assert (< (to_real v0) (to_real v2)))
(assert (<= (to_real v2) (to_real v1)))
(assert (<= 0.0 (to_real v2)))
(assert (not (= (ite (<= (to_real v2) (+ 1.0 (to_real v0))) (to_real v2) (+ 1.0 (to_real v0))) (+ 1.0 (to_real v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; M
(declare-const v2 Int) ; i
(declare-const v3 Int) ; N
(declare-const v4 Int) ; band_lower
(declare-const v5 Int) ; band_upper
(declare-const v6 Real) ; exp(scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D)))*v[u, e]
(define-fun d7 () Real (ite (> (+ (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v0))) 0.0) (ite (> (+ 1.0 (to_real v3) (to_real v5) (to_real v0) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v2))) 0.0) (* 1.0 v6) 0.0) 0.0))
(define-fun d8 () Real (ite (<= (+ 1.0 (to_real v3) (to_real v5) (to_real v0) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v2))) (+ (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v0)))) (+ 1.0 (to_real v3) (to_real v5) (to_real v0) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v2))) (+ (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v0)))))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (not (= d7 (ite (> d8 0.0) (* 1.0 v6) 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; n
(declare-const v1 Int) ; band_upper
(declare-const v2 Int) ; band_lower
(assert (< (to_real v0) (to_real v1)))
(assert (<= (to_real v2) (to_real v1)))
(assert (<= (to_real v2) (to_real v0)))
(assert (<= 0.0 (to_real v2)))
(assert (not (= (ite (<= (to_real v2) (to_real v0)) (to_real v2) (to_real v0)) (to_real v2))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; n
(assert (and (<= 0 v0) (< v0 v1)))
(assert (not (= v0 v0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; band_lower
(declare-const v1 Int) ; band_upper
(declare-const v2 Int) ; n
(assert (<= (to_real v0) (to_real v1)))
(assert (<= 0.0 (to_real v0)))
(assert (<= (to_real v1) (to_real v2)))
(assert (not (= (ite (<= (to_real v0) (+ 1.0 (to_real v2))) (to_real v0) (+ 1.0 (to_real v2))) (to_real v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; N
(declare-const v1 Int) ; window_right
(assert (<= 1.0 (to_real v0)))
(assert (<= 0.0 (to_real v1)))
(assert (not (= (ite (<= (+ (- 1.0) (to_real v0)) (+ (to_real v0) (to_real v1))) (+ (- 1.0) (to_real v0)) (+ (to_real v0) (to_real v1))) (+ (- 1.0) (to_real v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; n
(declare-const v1 Int) ; band_upper
(declare-const v2 Int) ; band_lower
(assert (< (to_real v0) (to_real v1)))
(assert (< (to_real v0) (to_real v2)))
(assert (<= (to_real v2) (to_real v1)))
(assert (<= 0.0 (to_real v2)))
(assert (not (= (ite (<= (to_real v2) (to_real v0)) (to_real v2) (to_real v0)) (to_real v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; n
(declare-const v1 Int) ; band_upper
(declare-const v2 Int) ; band_lower
(assert (< (to_real v0) (to_real v1)))
(assert (<= (to_real v2) (to_real v1)))
(assert (<= (to_real v2) (to_real v0)))
(assert (<= 0.0 (to_real v2)))
(assert (not (= (ite (<= (to_real v1) (to_real v0)) (to_real v1) (to_real v0)) (to_real v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; j
(declare-const v1 Int) ; n
(assert (and (<= 0 v0) (< v0 v1)))
(assert (not (and (<= 0 (+ (- 1) v1 (* (- 1) v0))) (< (+ (- 1) v1 (* (- 1) v0)) v1))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; M
(declare-const v1 Int) ; band_lower
(declare-const v2 Int) ; band_upper
(declare-const v3 Int) ; N
(assert (<= 0.0 (to_real v0)))
(assert (<= (to_real v1) (to_real v2)))
(assert (<= 0.0 (to_real v3)))
(assert (not (<= (- 1.0) (+ (- 1.0) (to_real v2) (* (- 1.0) (to_real v1))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; band_lower
(declare-const v1 Int) ; band_upper
(declare-const v2 Int) ; n
(define-fun d3 () Real (ite (<= (+ (to_real v1) (* (- 1.0) (to_real v2))) (+ 1.0 (to_real v2) (* (- 1.0) (to_real v0)))) (+ (to_real v1) (* (- 1.0) (to_real v2))) (+ 1.0 (to_real v2) (* (- 1.0) (to_real v0)))))
(define-fun d4 () Real (+ (* (- 1.0) (ite (<= (to_real v0) (to_real v2)) (to_real v0) (to_real v2))) (ite (<= (to_real v1) (to_real v2)) (to_real v1) (to_real v2)) (ite (> d3 0.0) 1.0 0.0)))
(define-fun d5 () Real (+ (* (- 1.0) (ite (<= (to_real v0) (+ 1.0 (to_real v2))) (to_real v0) (+ 1.0 (to_real v2)))) (ite (<= (to_real v1) (+ 1.0 (to_real v2))) (to_real v1) (+ 1.0 (to_real v2)))))
(assert (<= (to_real v0) (to_real v1)))
(assert (<= 0.0 (to_real v0)))
(assert (not (= d4 d5)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; window_left
(declare-const v1 Int) ; window_right
(declare-const v2 Int) ; M
(declare-const v3 Int) ; N
(declare-const v4 Int) ; i
(assert (<= (- 1.0) (+ (to_real v0) (to_real v1))))
(assert (<= 0.0 (to_real v2)))
(assert (<= 0.0 (to_real v3)))
(assert (not (<= (+ (to_real v2) (to_real v4) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v0))) (+ 1.0 (to_real v2) (to_real v4) (to_real v1) (* (- 1.0) (to_real v3))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; n
(assert (not (<= (to_real v0) (+ 1.0 (to_real v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; band_lower
(declare-const v1 Int) ; band_upper
(assert (<= (to_real v0) (to_real v1)))
(assert (<= 0.0 (to_real v0)))
(assert (not (<= 0.0 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; window_left
(declare-const v1 Int) ; N
(assert (<= 0.0 (to_real v0)))
(assert (<= 1.0 (to_real v1)))
(assert (not (= (ite (<= (+ (- 1.0) (to_real v1)) (+ (to_real v1) (to_real v0))) (+ (- 1.0) (to_real v1)) (+ (to_real v1) (to_real v0))) (+ (- 1.0) (to_real v1)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; n
(declare-const v1 Int) ; band_upper
(declare-const v2 Int) ; band_lower
(assert (< (to_real v0) (to_real v1)))
(assert (< (to_real v0) (to_real v2)))
(assert (<= (to_real v2) (to_real v1)))
(assert (<= 0.0 (to_real v2)))
(assert (not (= (ite (<= (to_real v1) (to_real v0)) (to_real v1) (to_real v0)) (to_real v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(Sigma(Select(Min(-_b0 + _b1 - band_lower, _b0 - _b1 + band_upper + 1), 1, 0), _b0, Range(0, 1)), _b1, Range(0, 1))
(declare-const v1 Int) ; band_lower
(declare-const v2 Int) ; band_upper
(declare-const v3 Int) ; Sigma(Sigma(Select(Min(-_b0 + _b1 - band_lower, _b0 - _b1 + band_upper + 1), 1, 0), _b0, Range(0, 0)), _b1, Range(0, 0))
(assert (= v0 (+ (* (- 1) (ite (<= 0 v1) 0 v1)) (ite (<= 0 v2) 0 v2) v3)))
(assert (<= v1 v2))
(assert (<= 0 v1))
(assert (= v3 0))
(assert (not (= (* 2 v0) (* (+ (* (- 1) (ite (<= 0 v1) 0 v1)) (ite (<= 0 v2) 0 v2)) (+ 1 (* (- 1) (ite (<= 0 v1) 0 v1)) (* (- 1) (ite (<= 0 v2) 0 v2)))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(Sigma(Select(Min(-_b0 + _b1 - window_left, _b0 - _b1 + N + window_left + 1), 1, 0), _b0, Range(0, N)), _b1, Range(0, N))
(declare-const v1 Int) ; N**2
(declare-const v2 Int) ; Min(window_left, N - 1)**2
(declare-const v3 Int) ; N
(declare-const v4 Int) ; N*Min(window_left, N - 1)
(declare-const v5 Int) ; window_left
(define-fun d6 () Real (+ (* 1.0 (to_real v1)) (* 1.0 (to_real v2)) (* (- 1.0) (to_real v3)) (* (- 2.0) (to_real v4)) (ite (<= (to_real v5) (+ (- 1.0) (to_real v3))) (to_real v5) (+ (- 1.0) (to_real v3)))))
(declare-const v6 Int) ; Sigma(Sigma(Select(Min(-_b0 + _b1 - window_right, _b0 - _b1 + N + window_right + 1), 1, 0), _b0, Range(0, N)), _b1, Range(0, N))
(declare-const v7 Int) ; Min(window_right, N - 1)**2
(declare-const v8 Int) ; N*Min(window_right, N - 1)
(declare-const v9 Int) ; window_right
(define-fun d11 () Real (+ (* 1.0 (to_real v1)) (* 1.0 (to_real v7)) (* (- 1.0) (to_real v3)) (* (- 2.0) (to_real v8)) (ite (<= (to_real v9) (+ (- 1.0) (to_real v3))) (to_real v9) (+ (- 1.0) (to_real v3)))))
(declare-const v10 Int) ; Sigma(Sigma(Select(Min(-_b0 + _b1 + window_right + 1, _b0 - _b1 + window_left + 1), 1, 0), _b0, Range(0, N)), _b1, Range(0, N))
(define-fun d13 () Real (+ (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v7)) (* (- 1.0) (ite (<= (to_real v5) (+ (- 1.0) (to_real v3))) (to_real v5) (+ (- 1.0) (to_real v3)))) (* (- 1.0) (ite (<= (to_real v9) (+ (- 1.0) (to_real v3))) (to_real v9) (+ (- 1.0) (to_real v3)))) (* 2.0 (to_real v3)) (* 2.0 (to_real v4)) (* 2.0 (to_real v8))))
(assert (= (* 2.0 (to_real v0)) d6))
(assert (= (* 2.0 (to_real v6)) d11))
(assert (= (to_real v10) (+ (* 1.0 (to_real v1)) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v6)))))
(assert (not (= (* 2.0 (to_real v10)) d13)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; n
(declare-const v1 Int) ; band_upper
(declare-const v2 Int) ; band_lower
(assert (< (to_real v0) (to_real v1)))
(assert (<= (to_real v2) (to_real v1)))
(assert (<= (to_real v2) (to_real v0)))
(assert (<= 0.0 (to_real v2)))
(assert (not (= (ite (<= (to_real v1) (+ 1.0 (to_real v0))) (to_real v1) (+ 1.0 (to_real v0))) (+ 1.0 (to_real v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; N
(declare-const v1 Int) ; window_right
(assert (<= 1.0 (to_real v0)))
(assert (<= 0.0 (to_real v1)))
(assert (not (<= (to_real v1) (+ (to_real v0) (to_real v1)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; window_left
(declare-const v1 Int) ; N
(assert (<= 0.0 (to_real v0)))
(assert (<= 1.0 (to_real v1)))
(assert (not (<= (to_real v0) (+ (to_real v1) (to_real v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; n
(declare-const v1 Int) ; a
(declare-const v2 Int) ; b
(define-fun d3 () Real (ite (>= 0.0 (+ (* (- 1.0) (ite (>= 0.0 (to_real v1)) 0.0 (to_real v1))) (ite (<= (to_real v2) (to_real v0)) (to_real v2) (to_real v0)))) 0.0 (+ (* (- 1.0) (ite (>= 0.0 (to_real v1)) 0.0 (to_real v1))) (ite (<= (to_real v2) (to_real v0)) (to_real v2) (to_real v0)))))
(define-fun d4 () Real (ite (<= (+ (to_real v2) (* (- 1.0) (to_real v0))) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1)))) (+ (to_real v2) (* (- 1.0) (to_real v0))) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1)))))
(define-fun d5 () Real (ite (>= 0.0 (+ (* (- 1.0) (ite (>= 0.0 (to_real v1)) 0.0 (to_real v1))) (ite (<= (to_real v2) (+ 1.0 (to_real v0))) (to_real v2) (+ 1.0 (to_real v0))))) 0.0 (+ (* (- 1.0) (ite (>= 0.0 (to_real v1)) 0.0 (to_real v1))) (ite (<= (to_real v2) (+ 1.0 (to_real v0))) (to_real v2) (+ 1.0 (to_real v0))))))
(assert (<= 0.0 (to_real v0)))
(assert (<= (to_real v1) (to_real v2)))
(assert (not (= (+ d3 (ite (> d4 0.0) 1.0 0.0)) d5)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; band_lower
(declare-const v1 Int) ; N
(declare-const v2 Int) ; band_upper
(assert (< (to_real v0) 0.0))
(assert (<= 1.0 (to_real v1)))
(assert (<= 0.0 (to_real v2)))
(assert (not (<= 0.0 (+ (- 1.0) (* (- 1.0) (to_real v0))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; band_lower
(declare-const v1 Int) ; band_upper
(declare-const v2 Int) ; N
(assert (<= (to_real v0) (to_real v1)))
(assert (<= 1.0 (to_real v2)))
(assert (<= 0.0 (to_real v0)))
(assert (not (<= 0.0 (+ (- 1.0) (to_real v2)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; n
(declare-const v1 Int) ; band_upper
(declare-const v2 Int) ; band_lower
(assert (< (to_real v0) (to_real v1)))
(assert (< (to_real v0) (to_real v2)))
(assert (<= (to_real v2) (to_real v1)))
(assert (<= 0.0 (to_real v2)))
(assert (not (= (ite (<= (to_real v1) (+ 1.0 (to_real v0))) (to_real v1) (+ 1.0 (to_real v0))) (+ 1.0 (to_real v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; band_lower
(declare-const v1 Int) ; band_upper
(assert (<= (to_real v0) (to_real v1)))
(assert (<= 0.0 (to_real v0)))
(assert (not (= 0.0 (+ (* (- 1.0) (ite (<= 0.0 (to_real v0)) 0.0 (to_real v0))) (ite (<= 0.0 (to_real v1)) 0.0 (to_real v1))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; window_left
(declare-const v1 Int) ; N
(declare-const v2 Int) ; window_right
(assert (<= 0.0 (to_real v0)))
(assert (<= 1.0 (to_real v1)))
(assert (<= 0.0 (to_real v2)))
(assert (not (<= 0.0 (to_real v1))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; window_left
(declare-const v1 Int) ; j
(declare-const v2 Int) ; N
(declare-const v3 Int) ; i
(declare-const v4 Int) ; window_right
(define-fun d5 () Real (ite (<= (+ 1.0 (to_real v1) (to_real v0) (* (- 1.0) (to_real v3))) (+ 1.0 (to_real v3) (to_real v4) (* (- 1.0) (to_real v1)))) (+ 1.0 (to_real v1) (to_real v0) (* (- 1.0) (to_real v3))) (+ 1.0 (to_real v3) (to_real v4) (* (- 1.0) (to_real v1)))))
(define-fun d6 () Real (ite (<= (+ (to_real v3) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v0))) (+ 1.0 (to_real v2) (to_real v1) (to_real v0) (* (- 1.0) (to_real v3)))) (+ (to_real v3) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v0))) (+ 1.0 (to_real v2) (to_real v1) (to_real v0) (* (- 1.0) (to_real v3)))))
(define-fun d7 () Real (ite (<= (+ (to_real v1) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) (+ 1.0 (to_real v2) (to_real v3) (to_real v4) (* (- 1.0) (to_real v1)))) (+ (to_real v1) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) (+ 1.0 (to_real v2) (to_real v3) (to_real v4) (* (- 1.0) (to_real v1)))))
(assert (<= 0.0 (to_real v0)))
(assert (and (<= 0.0 (to_real v1)) (< (to_real v1) (to_real v2))))
(assert (and (<= 0.0 (to_real v3)) (< (to_real v3) (to_real v2))))
(assert (<= 0.0 (to_real v4)))
(assert (not (= (ite (> d5 0.0) 1.0 0.0) (+ 1.0 (* (- 1.0) (ite (> d6 0.0) 1.0 0.0)) (* (- 1.0) (ite (> d7 0.0) 1.0 0.0))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; band_lower
(declare-const v1 Int) ; band_upper
(declare-const v2 Int) ; n
(assert (<= (to_real v0) (to_real v1)))
(assert (<= 0.0 (to_real v0)))
(assert (<= (to_real v1) (to_real v2)))
(assert (not (= (ite (<= (to_real v0) (to_real v2)) (to_real v0) (to_real v2)) (to_real v0))))
(check-sat)

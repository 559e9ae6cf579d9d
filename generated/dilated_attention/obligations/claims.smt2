(set-logic ALL)
(declare-const v0 Int) ; m
(assert (not (<= (to_real v0) (+ 1.0 (to_real v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(Min(Select(-_b1 + w, 1, 0), Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0)), _b1, Range(0, N - 1))
(declare-const v1 Int) ; T
(assert (<= (to_real v0) (to_real v1)))
(assert (<= (to_real v1) (to_real v0)))
(assert (not (= (to_real v0) (to_real v1))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; r
(declare-const v1 Int) ; n
(declare-const v2 Int) ; m
(declare-const v3 Int) ; Sigma(Select(n - r*(_b0 + 1) + 1, 1, 0), _b0, Range(0, m))
(assert (<= 1 v0))
(assert (<= 0 v1))
(assert (<= 0 v2))
(assert (<= v3 v2))
(assert (not (<= 0 (* v0 (+ v2 (* (- 1) v3))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; r
(declare-const v1 Int) ; n
(declare-const v2 Int) ; w
(declare-const v3 Int) ; r*Sigma(Select(n - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, n + 1))
(declare-const v4 Int) ; r*Sigma(Min(Select(-_b1 + w, 1, 0), Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0)), _b1, Range(0, n))
(define-fun d5 () Real (ite (<= (+ 1.0 (* (- 1.0) (to_real v4)) (ite (<= (to_real v1) (to_real v2)) (to_real v1) (to_real v2))) (+ (to_real v0) (* (- 1.0) (ite (<= (to_real v1) (to_real v2)) (to_real v1) (to_real v2))) (* 1.0 (to_real v4)))) (+ 1.0 (* (- 1.0) (to_real v4)) (ite (<= (to_real v1) (to_real v2)) (to_real v1) (to_real v2))) (+ (to_real v0) (* (- 1.0) (ite (<= (to_real v1) (to_real v2)) (to_real v1) (to_real v2))) (* 1.0 (to_real v4)))))
(assert (<= 1.0 (to_real v0)))
(assert (<= (+ 1.0 (to_real v1)) (to_real v2)))
(assert (= (+ 1.0 (to_real v1)) (* 1.0 (to_real v3))))
(assert (<= 0.0 (to_real v1)))
(assert (< 0.0 d5))
(assert (<= 0.0 (to_real v2)))
(assert (not (< (to_real v1) (* 1.0 (to_real v3)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(Sigma(Min(Select(w - Max(-_b1 + _b2, _b1 - _b2) + 1, 1, 0), Select(Min(-r*Sigma(Select(-r*(_b0 + 1) + Max(-_b1 + _b2, _b1 - _b2) + 1, 1, 0), _b0, Range(0, Max(-_b1 + _b2, _b1 - _b2))) + Max(-_b1 + _b2, _b1 - _b2) + 1, r*Sigma(Select(-r*(_b0 + 1) + Max(-_b1 + _b2, _b1 - _b2) + 1, 1, 0), _b0, Range(0, Max(-_b1 + _b2, _b1 - _b2))) - Max(-_b1 + _b2, _b1 - _b2) + 1), 1, 0)), _b1, Range(0, n + 2)), _b2, Range(0, n + 2))
(declare-const v1 Int) ; Sigma(Min(Select(-_b1 + w, 1, 0), Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0)), _b1, Range(0, n + 1))
(declare-const v2 Int) ; Sigma(Sigma(Min(Select(w - Max(-_b1 + _b2, _b1 - _b2) + 1, 1, 0), Select(Min(-r*Sigma(Select(-r*(_b0 + 1) + Max(-_b1 + _b2, _b1 - _b2) + 1, 1, 0), _b0, Range(0, Max(-_b1 + _b2, _b1 - _b2))) + Max(-_b1 + _b2, _b1 - _b2) + 1, r*Sigma(Select(-r*(_b0 + 1) + Max(-_b1 + _b2, _b1 - _b2) + 1, 1, 0), _b0, Range(0, Max(-_b1 + _b2, _b1 - _b2))) - Max(-_b1 + _b2, _b1 - _b2) + 1), 1, 0)), _b1, Range(0, n + 1)), _b2, Range(0, n + 1))
(declare-const v3 Int) ; n
(declare-const v4 Int) ; Sigma(Min(Select(-_b1 + w, 1, 0), Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0)), _b1, Range(0, n))
(declare-const v5 Int) ; r*Sigma(Min(Select(-_b1 + w, 1, 0), Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0)), _b1, Range(0, n))**2
(declare-const v6 Int) ; r*Sigma(Min(Select(-_b1 + w, 1, 0), Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0)), _b1, Range(0, n))
(declare-const v7 Int) ; n*Sigma(Min(Select(-_b1 + w, 1, 0), Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0)), _b1, Range(0, n))
(declare-const v8 Int) ; r*Sigma(Min(Select(-_b1 + w, 1, 0), Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0)), _b1, Range(0, n + 1))**2
(declare-const v9 Int) ; r*Sigma(Min(Select(-_b1 + w, 1, 0), Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0)), _b1, Range(0, n + 1))
(declare-const v10 Int) ; n*Sigma(Min(Select(-_b1 + w, 1, 0), Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0)), _b1, Range(0, n + 1))
(assert (= (to_real v0) (+ 1.0 (* 2.0 (to_real v1)) (to_real v2))))
(assert (= (+ 2.0 (to_real v3) (* 2.0 (to_real v4)) (* 2.0 (to_real v1)) (* (- 1.0) (to_real v5)) (* (- 1.0) (to_real v6)) (* 2.0 (to_real v7))) (+ 2.0 (to_real v3) (* 4.0 (to_real v1)) (* (- 1.0) (to_real v8)) (* (- 1.0) (to_real v9)) (* 2.0 (to_real v10)))))
(assert (= (to_real v2) (+ 1.0 (to_real v3) (* 2.0 (to_real v4)) (* (- 1.0) (to_real v5)) (* (- 1.0) (to_real v6)) (* 2.0 (to_real v7)))))
(assert (not (= (to_real v0) (+ 2.0 (to_real v3) (* 4.0 (to_real v1)) (* (- 1.0) (to_real v8)) (* (- 1.0) (to_real v9)) (* 2.0 (to_real v10))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(Sigma(Min(Select(w - Max(-_b1 + _b2, _b1 - _b2) + 1, 1, 0), Select(Min(-r*Sigma(Select(-r*(_b0 + 1) + Max(-_b1 + _b2, _b1 - _b2) + 1, 1, 0), _b0, Range(0, Max(-_b1 + _b2, _b1 - _b2))) + Max(-_b1 + _b2, _b1 - _b2) + 1, r*Sigma(Select(-r*(_b0 + 1) + Max(-_b1 + _b2, _b1 - _b2) + 1, 1, 0), _b0, Range(0, Max(-_b1 + _b2, _b1 - _b2))) - Max(-_b1 + _b2, _b1 - _b2) + 1), 1, 0)), _b1, Range(0, 0)), _b2, Range(0, 0))
(declare-const v1 Int) ; Sigma(Min(Select(-_b1 + w, 1, 0), Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0)), _b1, Range(0, 0))
(assert (= (to_real v0) 0.0))
(assert (= (to_real v1) 0.0))
(assert (not (= (+ 1.0 (* 2.0 (to_real v1)) (to_real v0)) 1.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; r
(declare-const v1 Int) ; Sigma(Select(n - r*(_b0 + 1) + 1, 1, 0), _b0, Range(0, 0))
(declare-const v2 Int) ; n
(assert (<= 1.0 (to_real v0)))
(assert (= (to_real v1) 0.0))
(assert (<= 0.0 (to_real v2)))
(assert (not (<= (to_real v1) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; n
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (not (= (ite (>= (+ 1.0 (to_real v0)) (+ (- 1.0) (* (- 1.0) (to_real v0)))) (+ 1.0 (to_real v0)) (+ (- 1.0) (* (- 1.0) (to_real v0)))) (+ 1.0 (to_real v0)))))
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
(declare-const v0 Int) ; w
(declare-const v1 Int) ; n
(declare-const v2 Int) ; r*Sigma(Select(n - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, n + 1))
(define-fun d3 () Real (ite (<= (+ (* (- 1.0) (to_real v1)) (* 1.0 (to_real v2))) (+ 2.0 (to_real v1) (* (- 1.0) (to_real v2)))) (+ (* (- 1.0) (to_real v1)) (* 1.0 (to_real v2))) (+ 2.0 (to_real v1) (* (- 1.0) (to_real v2)))))
(define-fun d4 () Real (ite (<= (ite (> (+ (to_real v0) (* (- 1.0) (to_real v1))) 0.0) 1.0 0.0) (ite (> d3 0.0) 1.0 0.0)) (ite (> (+ (to_real v0) (* (- 1.0) (to_real v1))) 0.0) 1.0 0.0) (ite (> d3 0.0) 1.0 0.0)))
(assert (< 0.0 d4))
(assert (not (<= (+ 1.0 (to_real v1)) (to_real v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; r
(declare-const v1 Int) ; Sigma(Select(n - r*(_b0 + 1) + 1, 1, 0), _b0, Range(0, 0))
(declare-const v2 Int) ; n
(declare-const v3 Int) ; r*Sigma(Select(n - r*(_b0 + 1) + 1, 1, 0), _b0, Range(0, 0))
(define-fun d4 () Real (ite (>= (+ 1.0 (to_real v1)) (+ (to_real v0) (* (- 1.0) (to_real v2)) (* 1.0 (to_real v3)))) (+ 1.0 (to_real v1)) (+ (to_real v0) (* (- 1.0) (to_real v2)) (* 1.0 (to_real v3)))))
(assert (<= 1.0 (to_real v0)))
(assert (= (to_real v1) 0.0))
(assert (<= 0.0 (to_real v2)))
(assert (not (< 0.0 d4)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; r
(declare-const v1 Int) ; n
(declare-const v2 Int) ; w
(declare-const v3 Int) ; r*Sigma(Select(n - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, n + 1))
(define-fun d4 () Real (ite (<= (+ (* (- 1.0) (to_real v1)) (* 1.0 (to_real v3))) (+ 2.0 (to_real v1) (* (- 1.0) (to_real v3)))) (+ (* (- 1.0) (to_real v1)) (* 1.0 (to_real v3))) (+ 2.0 (to_real v1) (* (- 1.0) (to_real v3)))))
(define-fun d5 () Real (ite (<= (ite (> (+ (to_real v2) (* (- 1.0) (to_real v1))) 0.0) 1.0 0.0) (ite (> d4 0.0) 1.0 0.0)) (ite (> (+ (to_real v2) (* (- 1.0) (to_real v1))) 0.0) 1.0 0.0) (ite (> d4 0.0) 1.0 0.0)))
(declare-const v4 Int) ; r*Sigma(Min(Select(-_b1 + w, 1, 0), Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0)), _b1, Range(0, n))
(define-fun d7 () Real (ite (<= (+ 1.0 (* (- 1.0) (to_real v4)) (ite (<= (to_real v1) (to_real v2)) (to_real v1) (to_real v2))) (+ (to_real v0) (* (- 1.0) (ite (<= (to_real v1) (to_real v2)) (to_real v1) (to_real v2))) (* 1.0 (to_real v4)))) (+ 1.0 (* (- 1.0) (to_real v4)) (ite (<= (to_real v1) (to_real v2)) (to_real v1) (to_real v2))) (+ (to_real v0) (* (- 1.0) (ite (<= (to_real v1) (to_real v2)) (to_real v1) (to_real v2))) (* 1.0 (to_real v4)))))
(assert (<= 1.0 (to_real v0)))
(assert (<= (+ 1.0 (to_real v1)) (to_real v2)))
(assert (= (+ 1.0 (to_real v1)) (* 1.0 (to_real v3))))
(assert (<= 0.0 (to_real v1)))
(assert (< 0.0 d5))
(assert (< 0.0 d7))
(assert (<= 0.0 (to_real v2)))
(assert (not (< (+ 1.0 (to_real v1)) (+ (* 2.0 (to_real v0)) (* 1.0 (to_real v4))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; r
(declare-const v1 Int) ; n
(declare-const v2 Int) ; w
(declare-const v3 Int) ; r*Sigma(Select(n - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, n + 1))
(declare-const v4 Int) ; r*Sigma(Min(Select(-_b1 + w, 1, 0), Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0)), _b1, Range(0, n))
(define-fun d5 () Real (ite (<= (+ 1.0 (* (- 1.0) (to_real v4)) (ite (<= (to_real v1) (to_real v2)) (to_real v1) (to_real v2))) (+ (to_real v0) (* (- 1.0) (ite (<= (to_real v1) (to_real v2)) (to_real v1) (to_real v2))) (* 1.0 (to_real v4)))) (+ 1.0 (* (- 1.0) (to_real v4)) (ite (<= (to_real v1) (to_real v2)) (to_real v1) (to_real v2))) (+ (to_real v0) (* (- 1.0) (ite (<= (to_real v1) (to_real v2)) (to_real v1) (to_real v2))) (* 1.0 (to_real v4)))))
(assert (<= 1.0 (to_real v0)))
(assert (<= (+ 1.0 (to_real v1)) (to_real v2)))
(assert (< (+ 1.0 (to_real v1)) (+ (to_real v0) (* 1.0 (to_real v3)))))
(assert (<= (+ (to_real v0) (* 1.0 (to_real v4))) (+ 1.0 (to_real v1))))
(assert (<= (* 1.0 (to_real v3)) (+ 1.0 (to_real v1))))
(assert (<= 0.0 (to_real v1)))
(assert (< (* 1.0 (to_real v3)) (+ 1.0 (to_real v1))))
(assert (< 0.0 d5))
(assert (<= 0.0 (to_real v2)))
(assert (not (< (+ 1.0 (to_real v1)) (+ (to_real v0) (* 1.0 (to_real v3))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; r
(declare-const v1 Int) ; b
(declare-const v2 Int) ; a
(assert (<= 1 v0))
(assert (< v1 v2))
(assert (not (<= 0 (* v0 (+ (- 1) v2 (* (- 1) v1))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; r
(declare-const v1 Int) ; Sigma(Min(Select(-_b1 + w, 1, 0), Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0)), _b1, Range(0, n))
(declare-const v2 Int) ; Sigma(Select(n - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, n + 1))
(assert (<= 1 v0))
(assert (<= (+ 1 v1) v2))
(assert (not (<= 0 (* v0 (+ (- 1) (* (- 1) v1) v2)))))
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
(assert (not (>= 0.0 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; r
(declare-const v1 Int) ; n
(declare-const v2 Int) ; w
(declare-const v3 Int) ; r*Sigma(Select(n - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, n + 1))
(define-fun d4 () Real (ite (<= (+ (* (- 1.0) (to_real v1)) (* 1.0 (to_real v3))) (+ 2.0 (to_real v1) (* (- 1.0) (to_real v3)))) (+ (* (- 1.0) (to_real v1)) (* 1.0 (to_real v3))) (+ 2.0 (to_real v1) (* (- 1.0) (to_real v3)))))
(define-fun d5 () Real (ite (<= (ite (> (+ (to_real v2) (* (- 1.0) (to_real v1))) 0.0) 1.0 0.0) (ite (> d4 0.0) 1.0 0.0)) (ite (> (+ (to_real v2) (* (- 1.0) (to_real v1))) 0.0) 1.0 0.0) (ite (> d4 0.0) 1.0 0.0)))
(declare-const v4 Int) ; r*Sigma(Min(Select(-_b1 + w, 1, 0), Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0)), _b1, Range(0, n))
(define-fun d7 () Real (ite (<= (+ 1.0 (* (- 1.0) (to_real v4)) (ite (<= (to_real v1) (to_real v2)) (to_real v1) (to_real v2))) (+ (to_real v0) (* (- 1.0) (ite (<= (to_real v1) (to_real v2)) (to_real v1) (to_real v2))) (* 1.0 (to_real v4)))) (+ 1.0 (* (- 1.0) (to_real v4)) (ite (<= (to_real v1) (to_real v2)) (to_real v1) (to_real v2))) (+ (to_real v0) (* (- 1.0) (ite (<= (to_real v1) (to_real v2)) (to_real v1) (to_real v2))) (* 1.0 (to_real v4)))))
(assert (<= 1.0 (to_real v0)))
(assert (<= (+ 1.0 (to_real v1)) (to_real v2)))
(assert (= (+ 1.0 (to_real v1)) (* 1.0 (to_real v3))))
(assert (<= 0.0 (to_real v1)))
(assert (< 0.0 d5))
(assert (< 0.0 d7))
(assert (<= 0.0 (to_real v2)))
(assert (not (<= (* 1.0 (to_real v4)) (to_real v1))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; r
(declare-const v1 Int) ; w
(declare-const v2 Int) ; N
(declare-const v3 Int) ; T*r
(declare-const v4 Int) ; r*Sigma(Min(Select(-_b1 + w, 1, 0), Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0)), _b1, Range(0, N - 1))
(define-fun d5 () Real (ite (<= (+ 1.0 (* (- 1.0) (to_real v4)) (ite (<= (to_real v1) (+ (- 1.0) (to_real v2))) (to_real v1) (+ (- 1.0) (to_real v2)))) (+ (to_real v0) (* (- 1.0) (ite (<= (to_real v1) (+ (- 1.0) (to_real v2))) (to_real v1) (+ (- 1.0) (to_real v2)))) (* 1.0 (to_real v4)))) (+ 1.0 (* (- 1.0) (to_real v4)) (ite (<= (to_real v1) (+ (- 1.0) (to_real v2))) (to_real v1) (+ (- 1.0) (to_real v2)))) (+ (to_real v0) (* (- 1.0) (ite (<= (to_real v1) (+ (- 1.0) (to_real v2))) (to_real v1) (+ (- 1.0) (to_real v2)))) (* 1.0 (to_real v4)))))
(assert (<= 1.0 (to_real v0)))
(assert (< (ite (<= (to_real v1) (+ (- 1.0) (to_real v2))) (to_real v1) (+ (- 1.0) (to_real v2))) (+ (to_real v0) (* 1.0 (to_real v3)))))
(assert (<= 1.0 (to_real v2)))
(assert (< 0.0 d5))
(assert (<= 0.0 (to_real v1)))
(assert (<= (* 1.0 (to_real v3)) (ite (<= (to_real v1) (+ (- 1.0) (to_real v2))) (to_real v1) (+ (- 1.0) (to_real v2)))))
(assert (not (< (ite (<= (to_real v1) (+ (- 1.0) (to_real v2))) (to_real v1) (+ (- 1.0) (to_real v2))) (+ (to_real v0) (* 1.0 (to_real v4))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; r
(declare-const v1 Int) ; n
(declare-const v2 Int) ; w
(declare-const v3 Int) ; r*Sigma(Select(n - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, n + 1))
(declare-const v4 Int) ; r*Sigma(Min(Select(-_b1 + w, 1, 0), Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0)), _b1, Range(0, n))
(define-fun d5 () Real (ite (<= (+ 1.0 (* (- 1.0) (to_real v4)) (ite (<= (to_real v1) (to_real v2)) (to_real v1) (to_real v2))) (+ (to_real v0) (* (- 1.0) (ite (<= (to_real v1) (to_real v2)) (to_real v1) (to_real v2))) (* 1.0 (to_real v4)))) (+ 1.0 (* (- 1.0) (to_real v4)) (ite (<= (to_real v1) (to_real v2)) (to_real v1) (to_real v2))) (+ (to_real v0) (* (- 1.0) (ite (<= (to_real v1) (to_real v2)) (to_real v1) (to_real v2))) (* 1.0 (to_real v4)))))
(assert (<= 1.0 (to_real v0)))
(assert (<= (+ 1.0 (to_real v1)) (to_real v2)))
(assert (= (+ 1.0 (to_real v1)) (* 1.0 (to_real v3))))
(assert (<= 0.0 (to_real v1)))
(assert (< 0.0 d5))
(assert (<= 0.0 (to_real v2)))
(assert (not (<= (* 1.0 (to_real v4)) (to_real v1))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; n
(assert (<= 0.0 (to_real v0)))
(assert (not (<= 0.0 (+ 1.0 (to_real v0)))))
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
(declare-const v8 Real) ; exp(scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D)))*v[u, e]
(define-fun d10 () Real (ite (> (+ 1.0 (to_real v1) (to_real v2) (to_real v6) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v0))) 0.0) (ite (> (+ 1.0 (to_real v3) (to_real v0) (to_real v7) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v2))) 0.0) (* 1.0 v8) 0.0) 0.0))
(define-fun d11 () Real (ite (<= (+ 1.0 (to_real v3) (to_real v0) (to_real v7) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v2))) (+ 1.0 (to_real v1) (to_real v2) (to_real v6) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v0)))) (+ 1.0 (to_real v3) (to_real v0) (to_real v7) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v2))) (+ 1.0 (to_real v1) (to_real v2) (to_real v6) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v0)))))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (not (= (ite (> (+ 1.0 (* (- 1.0) d6)) 0.0) d10 0.0) (ite (> (ite (<= d11 (+ 1.0 (* (- 1.0) d6))) d11 (+ 1.0 (* (- 1.0) d6))) 0.0) (* 1.0 v8) 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(Min(Select(-_b1 + w, 1, 0), Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0)), _b1, Range(0, n + 1))
(declare-const v1 Int) ; w
(declare-const v2 Int) ; n
(declare-const v3 Int) ; r*Sigma(Select(n - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, n + 1))
(define-fun d4 () Real (ite (<= (+ (* (- 1.0) (to_real v2)) (* 1.0 (to_real v3))) (+ 2.0 (to_real v2) (* (- 1.0) (to_real v3)))) (+ (* (- 1.0) (to_real v2)) (* 1.0 (to_real v3))) (+ 2.0 (to_real v2) (* (- 1.0) (to_real v3)))))
(define-fun d5 () Real (ite (<= (ite (> (+ (to_real v1) (* (- 1.0) (to_real v2))) 0.0) 1.0 0.0) (ite (> d4 0.0) 1.0 0.0)) (ite (> (+ (to_real v1) (* (- 1.0) (to_real v2))) 0.0) 1.0 0.0) (ite (> d4 0.0) 1.0 0.0)))
(declare-const v4 Int) ; Sigma(Min(Select(-_b1 + w, 1, 0), Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0)), _b1, Range(0, n))
(assert (= (to_real v0) (+ d5 (to_real v4))))
(assert (<= 0.0 (to_real v2)))
(assert (<= d5 0.0))
(assert (not (= (to_real v0) (to_real v4))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; r
(declare-const v1 Int) ; w
(declare-const v2 Int) ; N
(declare-const v3 Int) ; T*r
(declare-const v4 Int) ; r*Sigma(Min(Select(-_b1 + w, 1, 0), Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0)), _b1, Range(0, N - 1))
(define-fun d5 () Real (ite (<= (+ 1.0 (* (- 1.0) (to_real v4)) (ite (<= (to_real v1) (+ (- 1.0) (to_real v2))) (to_real v1) (+ (- 1.0) (to_real v2)))) (+ (to_real v0) (* (- 1.0) (ite (<= (to_real v1) (+ (- 1.0) (to_real v2))) (to_real v1) (+ (- 1.0) (to_real v2)))) (* 1.0 (to_real v4)))) (+ 1.0 (* (- 1.0) (to_real v4)) (ite (<= (to_real v1) (+ (- 1.0) (to_real v2))) (to_real v1) (+ (- 1.0) (to_real v2)))) (+ (to_real v0) (* (- 1.0) (ite (<= (to_real v1) (+ (- 1.0) (to_real v2))) (to_real v1) (+ (- 1.0) (to_real v2)))) (* 1.0 (to_real v4)))))
(assert (<= 1.0 (to_real v0)))
(assert (< (ite (<= (to_real v1) (+ (- 1.0) (to_real v2))) (to_real v1) (+ (- 1.0) (to_real v2))) (+ (to_real v0) (* 1.0 (to_real v3)))))
(assert (<= 1.0 (to_real v2)))
(assert (< 0.0 d5))
(assert (<= 0.0 (to_real v1)))
(assert (<= (* 1.0 (to_real v3)) (ite (<= (to_real v1) (+ (- 1.0) (to_real v2))) (to_real v1) (+ (- 1.0) (to_real v2)))))
(assert (not (< (ite (<= (to_real v1) (+ (- 1.0) (to_real v2))) (to_real v1) (+ (- 1.0) (to_real v2))) (+ (to_real v0) (* 1.0 (to_real v3))))))
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
(declare-const v0 Int) ; r
(declare-const v1 Int) ; Sigma(Select(n - r*(_b0 + 1) + 1, 1, 0), _b0, Range(0, m))
(declare-const v2 Int) ; n
(declare-const v3 Int) ; Sigma(Select(n - r*(_b0 + 1) + 1, 1, 0), _b0, Range(0, m + 1))
(declare-const v4 Int) ; m
(assert (<= (* v0 v1) v2))
(assert (<= 1 v0))
(assert (<= 0 v2))
(assert (= v3 (+ (ite (> (+ 1 v2 (* (- 1) v0 (+ 1 v4))) 0) 1 0) v1)))
(assert (<= 0 v4))
(assert (<= 0 (* v0 (+ v4 (* (- 1) v1)))))
(assert (<= v1 v4))
(assert (not (<= (* v0 v3) v2)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; r
(declare-const v1 Int) ; w
(declare-const v2 Int) ; N
(declare-const v3 Int) ; T*r
(declare-const v4 Int) ; r*Sigma(Min(Select(-_b1 + w, 1, 0), Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0)), _b1, Range(0, N - 1))
(define-fun d5 () Real (ite (<= (+ 1.0 (* (- 1.0) (to_real v4)) (ite (<= (to_real v1) (+ (- 1.0) (to_real v2))) (to_real v1) (+ (- 1.0) (to_real v2)))) (+ (to_real v0) (* (- 1.0) (ite (<= (to_real v1) (+ (- 1.0) (to_real v2))) (to_real v1) (+ (- 1.0) (to_real v2)))) (* 1.0 (to_real v4)))) (+ 1.0 (* (- 1.0) (to_real v4)) (ite (<= (to_real v1) (+ (- 1.0) (to_real v2))) (to_real v1) (+ (- 1.0) (to_real v2)))) (+ (to_real v0) (* (- 1.0) (ite (<= (to_real v1) (+ (- 1.0) (to_real v2))) (to_real v1) (+ (- 1.0) (to_real v2)))) (* 1.0 (to_real v4)))))
(assert (<= 1.0 (to_real v0)))
(assert (< (ite (<= (to_real v1) (+ (- 1.0) (to_real v2))) (to_real v1) (+ (- 1.0) (to_real v2))) (+ (to_real v0) (* 1.0 (to_real v3)))))
(assert (<= 1.0 (to_real v2)))
(assert (< 0.0 d5))
(assert (<= 0.0 (to_real v1)))
(assert (<= (* 1.0 (to_real v3)) (ite (<= (to_real v1) (+ (- 1.0) (to_real v2))) (to_real v1) (+ (- 1.0) (to_real v2)))))
(assert (not (<= (* 1.0 (to_real v3)) (ite (<= (to_real v1) (+ (- 1.0) (to_real v2))) (to_real v1) (+ (- 1.0) (to_real v2))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; n
(declare-const v1 Int) ; r
(declare-const v2 Int) ; r*Sigma(Min(Select(-_b1 + w, 1, 0), Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0)), _b1, Range(0, n))
(declare-const v3 Int) ; Sigma(Min(Select(-_b1 + w, 1, 0), Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0)), _b1, Range(0, n))
(declare-const v4 Int) ; r*Sigma(Min(Select(-_b1 + w, 1, 0), Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0)), _b1, Range(0, n))**2
(declare-const v5 Int) ; n*Sigma(Min(Select(-_b1 + w, 1, 0), Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0)), _b1, Range(0, n))
(assert (= (+ 1.0 (to_real v0)) (+ (to_real v1) (* 1.0 (to_real v2)))))
(assert (not (= (+ 4.0 (to_real v0) (* 4.0 (to_real v3)) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v2)) (* 2.0 (to_real v5))) (+ 6.0 (* (- 2.0) (to_real v1)) (* 3.0 (to_real v0)) (* 4.0 (to_real v3)) (* (- 1.0) (to_real v4)) (* (- 3.0) (to_real v2)) (* 2.0 (to_real v5))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; a
(declare-const v1 Int) ; b
(assert (<= (to_real v0) (to_real v1)))
(assert (not (<= (to_real v0) (to_real v1))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; r
(declare-const v1 Int) ; n
(declare-const v2 Int) ; Sigma(Sigma(Min(Select(w - Max(-_b1 + _b2, _b1 - _b2) + 1, 1, 0), Select(Min(-r*Sigma(Select(-r*(_b0 + 1) + Max(-_b1 + _b2, _b1 - _b2) + 1, 1, 0), _b0, Range(0, Max(-_b1 + _b2, _b1 - _b2))) + Max(-_b1 + _b2, _b1 - _b2) + 1, r*Sigma(Select(-r*(_b0 + 1) + Max(-_b1 + _b2, _b1 - _b2) + 1, 1, 0), _b0, Range(0, Max(-_b1 + _b2, _b1 - _b2))) - Max(-_b1 + _b2, _b1 - _b2) + 1), 1, 0)), _b1, Range(0, n + 1)), _b2, Range(0, n + 1))
(declare-const v3 Int) ; Sigma(Min(Select(-_b1 + w, 1, 0), Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0)), _b1, Range(0, n))
(declare-const v4 Int) ; r*Sigma(Min(Select(-_b1 + w, 1, 0), Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0)), _b1, Range(0, n))**2
(declare-const v5 Int) ; r*Sigma(Min(Select(-_b1 + w, 1, 0), Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0)), _b1, Range(0, n))
(declare-const v6 Int) ; n*Sigma(Min(Select(-_b1 + w, 1, 0), Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0)), _b1, Range(0, n))
(declare-const v7 Int) ; w
(assert (<= 1.0 (to_real v0)))
(assert (<= 0.0 (to_real v1)))
(assert (= (to_real v2) (+ 1.0 (to_real v1) (* 2.0 (to_real v3)) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v5)) (* 2.0 (to_real v6)))))
(assert (<= 0.0 (to_real v7)))
(assert (not (<= 0.0 (+ 1.0 (to_real v1)))))
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
(declare-const v0 Int) ; r
(declare-const v1 Int) ; Sigma(Select(n - r*(_b0 + 1) + 1, 1, 0), _b0, Range(0, 0))
(declare-const v2 Int) ; n
(assert (<= 1 v0))
(assert (= v1 0))
(assert (<= 0 v2))
(assert (not (<= (* v0 v1) v2)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; r
(declare-const v1 Int) ; n
(declare-const v2 Int) ; w
(declare-const v3 Int) ; Sigma(Select(n - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, n + 1))
(declare-const v4 Int) ; Sigma(Min(Select(-_b1 + w, 1, 0), Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0)), _b1, Range(0, n + 1))
(define-fun d5 () Int (ite (<= (ite (> (+ v2 (* (- 1) v1)) 0) 1 0) (ite (> (ite (<= (+ (* (- 1) v1) (* v0 v3)) (+ 2 v1 (* (- 1) v0 v3))) (+ (* (- 1) v1) (* v0 v3)) (+ 2 v1 (* (- 1) v0 v3))) 0) 1 0)) (ite (> (+ v2 (* (- 1) v1)) 0) 1 0) (ite (> (ite (<= (+ (* (- 1) v1) (* v0 v3)) (+ 2 v1 (* (- 1) v0 v3))) (+ (* (- 1) v1) (* v0 v3)) (+ 2 v1 (* (- 1) v0 v3))) 0) 1 0)))
(declare-const v5 Int) ; Sigma(Min(Select(-_b1 + w, 1, 0), Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0)), _b1, Range(0, n))
(define-fun d7 () Int (ite (<= (+ 1 (* (- 1) v0 v5) (ite (<= v1 v2) v1 v2)) (+ v0 (* (- 1) (ite (<= v1 v2) v1 v2)) (* v0 v5))) (+ 1 (* (- 1) v0 v5) (ite (<= v1 v2) v1 v2)) (+ v0 (* (- 1) (ite (<= v1 v2) v1 v2)) (* v0 v5))))
(define-fun d8 () Int (ite (<= (+ 1 (* (- 1) v0 v4) (ite (<= v2 (+ 1 v1)) v2 (+ 1 v1))) (+ v0 (* (- 1) (ite (<= v2 (+ 1 v1)) v2 (+ 1 v1))) (* v0 v4))) (+ 1 (* (- 1) v0 v4) (ite (<= v2 (+ 1 v1)) v2 (+ 1 v1))) (+ v0 (* (- 1) (ite (<= v2 (+ 1 v1)) v2 (+ 1 v1))) (* v0 v4))))
(assert (<= 1 v0))
(assert (<= (+ 1 v1) v2))
(assert (< (+ 1 v1) (+ v0 (* v0 v3))))
(assert (= v4 (+ d5 v5)))
(assert (<= (* v0 v3) (+ 1 v1)))
(assert (<= 0 v1))
(assert (< (* v0 v3) (+ 1 v1)))
(assert (< 0 d7))
(assert (< (+ 1 v1) (+ v0 (* v0 v5))))
(assert (<= 0 v2))
(assert (not (< 0 d8)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; r
(declare-const v1 Int) ; n
(declare-const v2 Int) ; w
(declare-const v3 Int) ; r*Sigma(Select(n - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, n + 1))
(declare-const v4 Int) ; r*Sigma(Min(Select(-_b1 + w, 1, 0), Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0)), _b1, Range(0, n))
(define-fun d5 () Real (ite (<= (+ 1.0 (* (- 1.0) (to_real v4)) (ite (<= (to_real v1) (to_real v2)) (to_real v1) (to_real v2))) (+ (to_real v0) (* (- 1.0) (ite (<= (to_real v1) (to_real v2)) (to_real v1) (to_real v2))) (* 1.0 (to_real v4)))) (+ 1.0 (* (- 1.0) (to_real v4)) (ite (<= (to_real v1) (to_real v2)) (to_real v1) (to_real v2))) (+ (to_real v0) (* (- 1.0) (ite (<= (to_real v1) (to_real v2)) (to_real v1) (to_real v2))) (* 1.0 (to_real v4)))))
(assert (<= 1.0 (to_real v0)))
(assert (<= (+ 1.0 (to_real v1)) (to_real v2)))
(assert (= (+ 1.0 (to_real v1)) (* 1.0 (to_real v3))))
(assert (<= 0.0 (to_real v1)))
(assert (< 0.0 d5))
(assert (<= 0.0 (to_real v2)))
(assert (not (<= (* 1.0 (to_real v3)) (+ 1.0 (to_real v1)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; r
(declare-const v1 Int) ; w
(declare-const v2 Int) ; N
(declare-const v3 Int) ; T
(declare-const v4 Int) ; Sigma(Min(Select(-_b1 + w, 1, 0), Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0)), _b1, Range(0, N - 1))
(define-fun d5 () Int (ite (<= (+ 1 (* (- 1) v0 v4) (ite (<= v1 (+ (- 1) v2)) v1 (+ (- 1) v2))) (+ v0 (* (- 1) (ite (<= v1 (+ (- 1) v2)) v1 (+ (- 1) v2))) (* v0 v4))) (+ 1 (* (- 1) v0 v4) (ite (<= v1 (+ (- 1) v2)) v1 (+ (- 1) v2))) (+ v0 (* (- 1) (ite (<= v1 (+ (- 1) v2)) v1 (+ (- 1) v2))) (* v0 v4))))
(assert (<= 1 v0))
(assert (< (ite (<= v1 (+ (- 1) v2)) v1 (+ (- 1) v2)) (+ v0 (* v3 v0))))
(assert (<= 1 v2))
(assert (< 0 d5))
(assert (<= 0 v1))
(assert (<= (* v3 v0) (ite (<= v1 (+ (- 1) v2)) v1 (+ (- 1) v2))))
(assert (not (<= (* v0 v4) (ite (<= v1 (+ (- 1) v2)) v1 (+ (- 1) v2)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; n
(assert (not (<= (to_real v0) (+ 1.0 (to_real v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; r
(declare-const v1 Int) ; n
(declare-const v2 Int) ; w
(declare-const v3 Int) ; r*Sigma(Select(n - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, n + 1))
(define-fun d4 () Real (ite (<= (+ (* (- 1.0) (to_real v1)) (* 1.0 (to_real v3))) (+ 2.0 (to_real v1) (* (- 1.0) (to_real v3)))) (+ (* (- 1.0) (to_real v1)) (* 1.0 (to_real v3))) (+ 2.0 (to_real v1) (* (- 1.0) (to_real v3)))))
(define-fun d5 () Real (ite (<= (ite (> (+ (to_real v2) (* (- 1.0) (to_real v1))) 0.0) 1.0 0.0) (ite (> d4 0.0) 1.0 0.0)) (ite (> (+ (to_real v2) (* (- 1.0) (to_real v1))) 0.0) 1.0 0.0) (ite (> d4 0.0) 1.0 0.0)))
(declare-const v4 Int) ; r*Sigma(Min(Select(-_b1 + w, 1, 0), Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0)), _b1, Range(0, n))
(define-fun d7 () Real (ite (<= (+ 1.0 (* (- 1.0) (to_real v4)) (ite (<= (to_real v1) (to_real v2)) (to_real v1) (to_real v2))) (+ (to_real v0) (* (- 1.0) (ite (<= (to_real v1) (to_real v2)) (to_real v1) (to_real v2))) (* 1.0 (to_real v4)))) (+ 1.0 (* (- 1.0) (to_real v4)) (ite (<= (to_real v1) (to_real v2)) (to_real v1) (to_real v2))) (+ (to_real v0) (* (- 1.0) (ite (<= (to_real v1) (to_real v2)) (to_real v1) (to_real v2))) (* 1.0 (to_real v4)))))
(assert (<= 1.0 (to_real v0)))
(assert (<= (+ 1.0 (to_real v1)) (to_real v2)))
(assert (= (+ 1.0 (to_real v1)) (* 1.0 (to_real v3))))
(assert (<= 0.0 (to_real v1)))
(assert (< 0.0 d5))
(assert (< 0.0 d7))
(assert (<= 0.0 (to_real v2)))
(assert (not (< (to_real v1) (* 1.0 (to_real v3)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(Min(Select(-_b1 + w, 1, 0), Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0)), _b1, Range(0, n + 1))
(declare-const v1 Int) ; w
(declare-const v2 Int) ; n
(declare-const v3 Int) ; r*Sigma(Select(n - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, n + 1))
(define-fun d4 () Real (ite (<= (+ (* (- 1.0) (to_real v2)) (* 1.0 (to_real v3))) (+ 2.0 (to_real v2) (* (- 1.0) (to_real v3)))) (+ (* (- 1.0) (to_real v2)) (* 1.0 (to_real v3))) (+ 2.0 (to_real v2) (* (- 1.0) (to_real v3)))))
(define-fun d5 () Real (ite (<= (ite (> (+ (to_real v1) (* (- 1.0) (to_real v2))) 0.0) 1.0 0.0) (ite (> d4 0.0) 1.0 0.0)) (ite (> (+ (to_real v1) (* (- 1.0) (to_real v2))) 0.0) 1.0 0.0) (ite (> d4 0.0) 1.0 0.0)))
(declare-const v4 Int) ; Sigma(Min(Select(-_b1 + w, 1, 0), Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0)), _b1, Range(0, n))
(assert (= (to_real v0) (+ d5 (to_real v4))))
(assert (<= 0.0 (to_real v2)))
(assert (< 0.0 d5))
(assert (not (= (to_real v0) (+ 1.0 (to_real v4)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; n
(declare-const v1 Int) ; Sigma(Select(n - r*(_b0 + 1) + 1, 1, 0), _b0, Range(0, n))
(declare-const v2 Int) ; r
(assert (< 0 (ite (>= (+ 1 (* (- 1) v0) v1) (+ v2 (* (- 1) v0) (* v2 v1))) (+ 1 (* (- 1) v0) v1) (+ v2 (* (- 1) v0) (* v2 v1)))))
(assert (<= (* v2 v1) v0))
(assert (<= v1 v0))
(assert (<= 1 v2))
(assert (<= 0 v0))
(assert (not (< v0 (+ v2 (* v2 v1)))))
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

(reset)
(set-logic ALL)
(declare-const v0 Int) ; w
(declare-const v1 Int) ; n
(declare-const v2 Int) ; r*Sigma(Select(n - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, n + 1))
(define-fun d3 () Real (ite (<= (+ (* (- 1.0) (to_real v1)) (* 1.0 (to_real v2))) (+ 2.0 (to_real v1) (* (- 1.0) (to_real v2)))) (+ (* (- 1.0) (to_real v1)) (* 1.0 (to_real v2))) (+ 2.0 (to_real v1) (* (- 1.0) (to_real v2)))))
(define-fun d4 () Real (ite (<= (ite (> (+ (to_real v0) (* (- 1.0) (to_real v1))) 0.0) 1.0 0.0) (ite (> d3 0.0) 1.0 0.0)) (ite (> (+ (to_real v0) (* (- 1.0) (to_real v1))) 0.0) 1.0 0.0) (ite (> d3 0.0) 1.0 0.0)))
(assert (< 0.0 d4))
(assert (not (= (+ 1.0 (to_real v1)) (* 1.0 (to_real v2)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; r
(declare-const v1 Int) ; Sigma(Select(n - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, n + 1))
(declare-const v2 Int) ; Sigma(Min(Select(-_b1 + w, 1, 0), Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0)), _b1, Range(0, n))
(declare-const v3 Int) ; n
(declare-const v4 Int) ; w
(declare-const v5 Int) ; Sigma(Min(Select(-_b1 + w, 1, 0), Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0)), _b1, Range(0, n + 1))
(define-fun d6 () Int (ite (<= (ite (> (+ v4 (* (- 1) v3)) 0) 1 0) (ite (> (ite (<= (+ (* (- 1) v3) (* v0 v1)) (+ 2 v3 (* (- 1) v0 v1))) (+ (* (- 1) v3) (* v0 v1)) (+ 2 v3 (* (- 1) v0 v1))) 0) 1 0)) (ite (> (+ v4 (* (- 1) v3)) 0) 1 0) (ite (> (ite (<= (+ (* (- 1) v3) (* v0 v1)) (+ 2 v3 (* (- 1) v0 v1))) (+ (* (- 1) v3) (* v0 v1)) (+ 2 v3 (* (- 1) v0 v1))) 0) 1 0)))
(define-fun d7 () Int (ite (<= (+ 1 (* (- 1) v0 v2) (ite (<= v3 v4) v3 v4)) (+ v0 (* (- 1) (ite (<= v3 v4) v3 v4)) (* v0 v2))) (+ 1 (* (- 1) v0 v2) (ite (<= v3 v4) v3 v4)) (+ v0 (* (- 1) (ite (<= v3 v4) v3 v4)) (* v0 v2))))
(define-fun d8 () Int (ite (<= (+ 1 (* (- 1) v0 v5) (ite (<= v4 (+ 1 v3)) v4 (+ 1 v3))) (+ v0 (* (- 1) (ite (<= v4 (+ 1 v3)) v4 (+ 1 v3))) (* v0 v5))) (+ 1 (* (- 1) v0 v5) (ite (<= v4 (+ 1 v3)) v4 (+ 1 v3))) (+ v0 (* (- 1) (ite (<= v4 (+ 1 v3)) v4 (+ 1 v3))) (* v0 v5))))
(assert (<= 1 v0))
(assert (<= v1 (+ 1 v2)))
(assert (<= (+ 1 v3) v4))
(assert (= (+ 1 v3) (* v0 v1)))
(assert (< (+ 1 v3) (+ v0 (* v0 v1))))
(assert (= v5 (+ d6 v2)))
(assert (<= (* v0 v1) (+ 1 v3)))
(assert (<= 0 v3))
(assert (<= v2 (+ (- 1) v1)))
(assert (< 0 d7))
(assert (<= 0 v4))
(assert (not (< 0 d8)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; r
(declare-const v1 Int) ; r*Sigma(Select(n - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, n + 1))
(declare-const v2 Int) ; n
(assert (<= 1.0 (to_real v0)))
(assert (<= (* 1.0 (to_real v1)) (+ 1.0 (to_real v2))))
(assert (<= 0.0 (to_real v2)))
(assert (<= (+ 1.0 (to_real v2)) (* 1.0 (to_real v1))))
(assert (not (= (+ 1.0 (to_real v2)) (* 1.0 (to_real v1)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; r
(declare-const v1 Int) ; w
(declare-const v2 Int) ; N
(declare-const v3 Int) ; T*r
(assert (<= 1.0 (to_real v0)))
(assert (< (ite (<= (to_real v1) (+ (- 1.0) (to_real v2))) (to_real v1) (+ (- 1.0) (to_real v2))) (+ (to_real v0) (* 1.0 (to_real v3)))))
(assert (<= 1.0 (to_real v2)))
(assert (<= 0.0 (to_real v1)))
(assert (<= (* 1.0 (to_real v3)) (ite (<= (to_real v1) (+ (- 1.0) (to_real v2))) (to_real v1) (+ (- 1.0) (to_real v2)))))
(assert (not (<= 0.0 (+ (- 1.0) (to_real v2)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; r
(declare-const v1 Int) ; n
(declare-const v2 Int) ; w
(declare-const v3 Int) ; r*Sigma(Select(n - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, n + 1))
(declare-const v4 Int) ; r*Sigma(Min(Select(-_b1 + w, 1, 0), Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0)), _b1, Range(0, n))
(define-fun d5 () Real (ite (<= (+ 1.0 (* (- 1.0) (to_real v4)) (ite (<= (to_real v1) (to_real v2)) (to_real v1) (to_real v2))) (+ (to_real v0) (* (- 1.0) (ite (<= (to_real v1) (to_real v2)) (to_real v1) (to_real v2))) (* 1.0 (to_real v4)))) (+ 1.0 (* (- 1.0) (to_real v4)) (ite (<= (to_real v1) (to_real v2)) (to_real v1) (to_real v2))) (+ (to_real v0) (* (- 1.0) (ite (<= (to_real v1) (to_real v2)) (to_real v1) (to_real v2))) (* 1.0 (to_real v4)))))
(assert (<= 1.0 (to_real v0)))
(assert (<= (+ 1.0 (to_real v1)) (to_real v2)))
(assert (= (+ 1.0 (to_real v1)) (* 1.0 (to_real v3))))
(assert (<= 0.0 (to_real v1)))
(assert (< 0.0 d5))
(assert (<= 0.0 (to_real v2)))
(assert (not (< (+ 1.0 (to_real v1)) (+ (* 2.0 (to_real v0)) (* 1.0 (to_real v4))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; r
(declare-const v1 Int) ; m
(declare-const v2 Int) ; Sigma(Select(n - r*(_b0 + 1) + 1, 1, 0), _b0, Range(0, m))
(declare-const v3 Int) ; n
(declare-const v4 Int) ; Sigma(Select(n - r*(_b0 + 1) + 1, 1, 0), _b0, Range(0, m + 1))
(assert (<= 1 v0))
(assert (< 0 (ite (>= (+ 1 (* (- 1) v1) v2) (+ v0 (* (- 1) v3) (* v0 v2))) (+ 1 (* (- 1) v1) v2) (+ v0 (* (- 1) v3) (* v0 v2)))))
(assert (<= 0 v3))
(assert (= v4 (+ (ite (> (+ 1 v3 (* (- 1) v0 (+ 1 v1))) 0) 1 0) v2)))
(assert (<= 0 v1))
(assert (<= 0 (* v0 (+ v1 (* (- 1) v2)))))
(assert (<= v2 v1))
(assert (not (< 0 (ite (>= (+ (* (- 1) v1) v4) (+ v0 (* (- 1) v3) (* v0 v4))) (+ (* (- 1) v1) v4) (+ v0 (* (- 1) v3) (* v0 v4))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; r
(declare-const v1 Int) ; w
(assert (<= 1.0 (to_real v0)))
(assert (<= 0.0 (to_real v1)))
(assert (not (<= 0.0 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; r
(declare-const v1 Int) ; n
(declare-const v2 Int) ; Sigma(Select(n - r*(_b0 + 1) + 1, 1, 0), _b0, Range(0, m + 1))
(declare-const v3 Int) ; m*r
(declare-const v4 Int) ; Sigma(Select(n - r*(_b0 + 1) + 1, 1, 0), _b0, Range(0, m))
(declare-const v5 Int) ; m
(assert (<= 1.0 (to_real v0)))
(assert (<= 0.0 (to_real v1)))
(assert (= (to_real v2) (+ (ite (> (+ 1.0 (to_real v1) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v3))) 0.0) 1.0 0.0) (to_real v4))))
(assert (<= 0.0 (to_real v5)))
(assert (<= (to_real v4) (to_real v5)))
(assert (not (<= (to_real v2) (+ 1.0 (to_real v5)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; r
(declare-const v1 Int) ; x
(declare-const v2 Int) ; b*r
(declare-const v3 Int) ; b
(declare-const v4 Int) ; a
(declare-const v5 Int) ; a*r
(assert (<= 1.0 (to_real v0)))
(assert (< (to_real v1) (+ (to_real v0) (* 1.0 (to_real v2)))))
(assert (< (to_real v3) (to_real v4)))
(assert (<= (* 1.0 (to_real v5)) (to_real v1)))
(assert (<= 0.0 (+ (* (- 1.0) (to_real v0)) (* 1.0 (to_real v5)) (* (- 1.0) (to_real v2)))))
(assert (not (<= (to_real v4) (to_real v3))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(Select(n - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, n + 1))
(declare-const v1 Int) ; Sigma(Min(Select(-_b1 + w, 1, 0), Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0)), _b1, Range(0, n))
(assert (<= (to_real v0) (+ 1.0 (to_real v1))))
(assert (<= (to_real v1) (+ (- 1.0) (to_real v0))))
(assert (not (= (to_real v0) (+ 1.0 (to_real v1)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; w
(declare-const v1 Int) ; Sigma(Select(-r*(_b0 + 1) + 1, 1, 0), _b0, Range(0, 0))
(declare-const v2 Int) ; r
(define-fun d3 () Int (ite (<= (ite (> (+ 1 v0) 0) 1 0) (ite (> (ite (<= (+ 1 (* v2 v1)) (+ 1 (* (- 1) v2 v1))) (+ 1 (* v2 v1)) (+ 1 (* (- 1) v2 v1))) 0) 1 0)) (ite (> (+ 1 v0) 0) 1 0) (ite (> (ite (<= (+ 1 (* v2 v1)) (+ 1 (* (- 1) v2 v1))) (+ 1 (* v2 v1)) (+ 1 (* (- 1) v2 v1))) 0) 1 0)))
(assert (<= 0 v0))
(assert (= v1 0))
(assert (not (= d3 1)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; r
(declare-const v1 Int) ; n
(declare-const v2 Int) ; w
(declare-const v3 Int) ; r*Sigma(Select(n - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, n + 1))
(declare-const v4 Int) ; r*Sigma(Min(Select(-_b1 + w, 1, 0), Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0)), _b1, Range(0, n))
(declare-const v5 Int) ; Sigma(Min(Select(-_b1 + w, 1, 0), Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0)), _b1, Range(0, n + 1))
(define-fun d6 () Real (ite (<= (+ (* (- 1.0) (to_real v1)) (* 1.0 (to_real v3))) (+ 2.0 (to_real v1) (* (- 1.0) (to_real v3)))) (+ (* (- 1.0) (to_real v1)) (* 1.0 (to_real v3))) (+ 2.0 (to_real v1) (* (- 1.0) (to_real v3)))))
(define-fun d7 () Real (ite (<= (ite (> (+ (to_real v2) (* (- 1.0) (to_real v1))) 0.0) 1.0 0.0) (ite (> d6 0.0) 1.0 0.0)) (ite (> (+ (to_real v2) (* (- 1.0) (to_real v1))) 0.0) 1.0 0.0) (ite (> d6 0.0) 1.0 0.0)))
(declare-const v6 Int) ; Sigma(Min(Select(-_b1 + w, 1, 0), Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0)), _b1, Range(0, n))
(define-fun d9 () Real (ite (<= (+ 1.0 (* (- 1.0) (to_real v4)) (ite (<= (to_real v1) (to_real v2)) (to_real v1) (to_real v2))) (+ (to_real v0) (* (- 1.0) (ite (<= (to_real v1) (to_real v2)) (to_real v1) (to_real v2))) (* 1.0 (to_real v4)))) (+ 1.0 (* (- 1.0) (to_real v4)) (ite (<= (to_real v1) (to_real v2)) (to_real v1) (to_real v2))) (+ (to_real v0) (* (- 1.0) (ite (<= (to_real v1) (to_real v2)) (to_real v1) (to_real v2))) (* 1.0 (to_real v4)))))
(declare-const v7 Int) ; r*Sigma(Min(Select(-_b1 + w, 1, 0), Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0)), _b1, Range(0, n + 1))
(define-fun d11 () Real (ite (<= (+ 1.0 (* (- 1.0) (to_real v7)) (ite (<= (to_real v2) (+ 1.0 (to_real v1))) (to_real v2) (+ 1.0 (to_real v1)))) (+ (to_real v0) (* (- 1.0) (ite (<= (to_real v2) (+ 1.0 (to_real v1))) (to_real v2) (+ 1.0 (to_real v1)))) (* 1.0 (to_real v7)))) (+ 1.0 (* (- 1.0) (to_real v7)) (ite (<= (to_real v2) (+ 1.0 (to_real v1))) (to_real v2) (+ 1.0 (to_real v1)))) (+ (to_real v0) (* (- 1.0) (ite (<= (to_real v2) (+ 1.0 (to_real v1))) (to_real v2) (+ 1.0 (to_real v1)))) (* 1.0 (to_real v7)))))
(assert (<= 1.0 (to_real v0)))
(assert (<= (+ 1.0 (to_real v1)) (to_real v2)))
(assert (<= 0.0 (+ (* (- 1.0) (to_real v0)) (* 1.0 (to_real v3)) (* (- 1.0) (to_real v4)))))
(assert (< (+ 1.0 (to_real v1)) (+ (to_real v0) (* 1.0 (to_real v3)))))
(assert (= (to_real v5) (+ d7 (to_real v6))))
(assert (<= (+ (to_real v0) (* 1.0 (to_real v4))) (+ 1.0 (to_real v1))))
(assert (<= (* 1.0 (to_real v3)) (+ 1.0 (to_real v1))))
(assert (<= 0.0 (to_real v1)))
(assert (< (* 1.0 (to_real v3)) (+ 1.0 (to_real v1))))
(assert (< 0.0 d9))
(assert (<= 0.0 (to_real v2)))
(assert (not (< 0.0 d11)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; r
(declare-const v1 Int) ; n
(declare-const v2 Int) ; Sigma(Select(n - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, n + 1))
(declare-const v3 Int) ; Sigma(Min(Select(-_b1 + w, 1, 0), Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0)), _b1, Range(0, n + 1))
(declare-const v4 Int) ; w
(define-fun d5 () Int (ite (<= (ite (> (+ v4 (* (- 1) v1)) 0) 1 0) (ite (> (ite (<= (+ (* (- 1) v1) (* v0 v2)) (+ 2 v1 (* (- 1) v0 v2))) (+ (* (- 1) v1) (* v0 v2)) (+ 2 v1 (* (- 1) v0 v2))) 0) 1 0)) (ite (> (+ v4 (* (- 1) v1)) 0) 1 0) (ite (> (ite (<= (+ (* (- 1) v1) (* v0 v2)) (+ 2 v1 (* (- 1) v0 v2))) (+ (* (- 1) v1) (* v0 v2)) (+ 2 v1 (* (- 1) v0 v2))) 0) 1 0)))
(declare-const v5 Int) ; Sigma(Min(Select(-_b1 + w, 1, 0), Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0)), _b1, Range(0, n))
(define-fun d7 () Int (ite (<= (+ 1 (* (- 1) v0 v5) (ite (<= v1 v4) v1 v4)) (+ v0 (* (- 1) (ite (<= v1 v4) v1 v4)) (* v0 v5))) (+ 1 (* (- 1) v0 v5) (ite (<= v1 v4) v1 v4)) (+ v0 (* (- 1) (ite (<= v1 v4) v1 v4)) (* v0 v5))))
(define-fun d8 () Int (ite (<= (+ 1 (* (- 1) v0 v3) (ite (<= v4 (+ 1 v1)) v4 (+ 1 v1))) (+ v0 (* (- 1) (ite (<= v4 (+ 1 v1)) v4 (+ 1 v1))) (* v0 v3))) (+ 1 (* (- 1) v0 v3) (ite (<= v4 (+ 1 v1)) v4 (+ 1 v1))) (+ v0 (* (- 1) (ite (<= v4 (+ 1 v1)) v4 (+ 1 v1))) (* v0 v3))))
(assert (<= 1 v0))
(assert (< (+ 1 v1) (+ v0 (* v0 v2))))
(assert (= v3 (+ d5 v5)))
(assert (<= (* v0 v2) (+ 1 v1)))
(assert (<= 0 v1))
(assert (< 0 d7))
(assert (< v4 (+ 1 v1)))
(assert (<= 0 v4))
(assert (not (< 0 d8)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; r
(declare-const v1 Int) ; n
(declare-const v2 Int) ; w
(declare-const v3 Int) ; r*Sigma(Select(n - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, n + 1))
(define-fun d4 () Real (ite (<= (+ (* (- 1.0) (to_real v1)) (* 1.0 (to_real v3))) (+ 2.0 (to_real v1) (* (- 1.0) (to_real v3)))) (+ (* (- 1.0) (to_real v1)) (* 1.0 (to_real v3))) (+ 2.0 (to_real v1) (* (- 1.0) (to_real v3)))))
(define-fun d5 () Real (ite (<= (ite (> (+ (to_real v2) (* (- 1.0) (to_real v1))) 0.0) 1.0 0.0) (ite (> d4 0.0) 1.0 0.0)) (ite (> (+ (to_real v2) (* (- 1.0) (to_real v1))) 0.0) 1.0 0.0) (ite (> d4 0.0) 1.0 0.0)))
(declare-const v4 Int) ; r*Sigma(Min(Select(-_b1 + w, 1, 0), Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0)), _b1, Range(0, n))
(define-fun d7 () Real (ite (<= (+ 1.0 (* (- 1.0) (to_real v4)) (ite (<= (to_real v1) (to_real v2)) (to_real v1) (to_real v2))) (+ (to_real v0) (* (- 1.0) (ite (<= (to_real v1) (to_real v2)) (to_real v1) (to_real v2))) (* 1.0 (to_real v4)))) (+ 1.0 (* (- 1.0) (to_real v4)) (ite (<= (to_real v1) (to_real v2)) (to_real v1) (to_real v2))) (+ (to_real v0) (* (- 1.0) (ite (<= (to_real v1) (to_real v2)) (to_real v1) (to_real v2))) (* 1.0 (to_real v4)))))
(assert (<= 1.0 (to_real v0)))
(assert (<= (+ 1.0 (to_real v1)) (to_real v2)))
(assert (= (+ 1.0 (to_real v1)) (* 1.0 (to_real v3))))
(assert (<= 0.0 (to_real v1)))
(assert (< 0.0 d5))
(assert (< 0.0 d7))
(assert (<= 0.0 (to_real v2)))
(assert (not (<= (* 1.0 (to_real v3)) (+ 1.0 (to_real v1)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; r
(declare-const v1 Int) ; n
(declare-const v2 Int) ; w
(declare-const v3 Int) ; r*Sigma(Select(n - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, n + 1))
(declare-const v4 Int) ; r*Sigma(Min(Select(-_b1 + w, 1, 0), Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0)), _b1, Range(0, n))
(define-fun d5 () Real (ite (<= (+ 1.0 (* (- 1.0) (to_real v4)) (ite (<= (to_real v1) (to_real v2)) (to_real v1) (to_real v2))) (+ (to_real v0) (* (- 1.0) (ite (<= (to_real v1) (to_real v2)) (to_real v1) (to_real v2))) (* 1.0 (to_real v4)))) (+ 1.0 (* (- 1.0) (to_real v4)) (ite (<= (to_real v1) (to_real v2)) (to_real v1) (to_real v2))) (+ (to_real v0) (* (- 1.0) (ite (<= (to_real v1) (to_real v2)) (to_real v1) (to_real v2))) (* 1.0 (to_real v4)))))
(assert (<= 1.0 (to_real v0)))
(assert (<= (+ 1.0 (to_real v1)) (to_real v2)))
(assert (< (+ 1.0 (to_real v1)) (+ (to_real v0) (* 1.0 (to_real v3)))))
(assert (<= (+ (to_real v0) (* 1.0 (to_real v4))) (+ 1.0 (to_real v1))))
(assert (<= (* 1.0 (to_real v3)) (+ 1.0 (to_real v1))))
(assert (<= 0.0 (to_real v1)))
(assert (< (* 1.0 (to_real v3)) (+ 1.0 (to_real v1))))
(assert (< 0.0 d5))
(assert (<= 0.0 (to_real v2)))
(assert (not (<= (+ (to_real v0) (* 1.0 (to_real v4))) (+ 1.0 (to_real v1)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; r
(declare-const v1 Int) ; Sigma(Min(Select(-_b1 + w, 1, 0), Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0)), _b1, Range(0, 0))
(declare-const v2 Int) ; w
(define-fun d3 () Int (ite (<= (+ 1 (* (- 1) v0 v1) (ite (<= 0 v2) 0 v2)) (+ v0 (* (- 1) (ite (<= 0 v2) 0 v2)) (* v0 v1))) (+ 1 (* (- 1) v0 v1) (ite (<= 0 v2) 0 v2)) (+ v0 (* (- 1) (ite (<= 0 v2) 0 v2)) (* v0 v1))))
(assert (<= 1 v0))
(assert (= v1 0))
(assert (<= 0 v2))
(assert (not (< 0 d3)))
(check-sat)

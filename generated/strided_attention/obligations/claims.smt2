(set-logic ALL)
(declare-const v0 Int) ; m
(assert (not (<= (to_real v0) (+ 1.0 (to_real v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; T*r
(declare-const v1 Int) ; N
(declare-const v2 Int) ; r*Sigma(Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0), _b1, Range(0, N))
(declare-const v3 Int) ; r
(define-fun d4 () Real (ite (<= (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2))) (+ (to_real v3) (* (- 1.0) (to_real v1)) (* 1.0 (to_real v2)))) (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2))) (+ (to_real v3) (* (- 1.0) (to_real v1)) (* 1.0 (to_real v2)))))
(assert (<= (* 1.0 (to_real v0)) (to_real v1)))
(assert (< 0.0 d4))
(assert (<= 1.0 (to_real v3)))
(assert (< (to_real v1) (+ (to_real v3) (* 1.0 (to_real v0)))))
(assert (<= 0.0 (to_real v1)))
(assert (not (<= (* 1.0 (to_real v2)) (to_real v1))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; r
(declare-const v1 Int) ; Sigma(Select(-r*(_b0 + 1) + 1, 1, 0), _b0, Range(0, 0))
(declare-const v2 Int) ; r*Sigma(Select(-r*(_b0 + 1) + 1, 1, 0), _b0, Range(0, 0))
(define-fun d3 () Real (ite (>= (ite (> (to_real v0) 0.0) 1.0 0.0) (ite (> (ite (<= (+ 1.0 (* 1.0 (to_real v2))) (+ 1.0 (* (- 1.0) (to_real v2)))) (+ 1.0 (* 1.0 (to_real v2))) (+ 1.0 (* (- 1.0) (to_real v2)))) 0.0) 1.0 0.0)) (ite (> (to_real v0) 0.0) 1.0 0.0) (ite (> (ite (<= (+ 1.0 (* 1.0 (to_real v2))) (+ 1.0 (* (- 1.0) (to_real v2)))) (+ 1.0 (* 1.0 (to_real v2))) (+ 1.0 (* (- 1.0) (to_real v2)))) 0.0) 1.0 0.0)))
(assert (<= 1.0 (to_real v0)))
(assert (= (to_real v1) 0.0))
(assert (not (= (ite (<= (ite (> 1.0 0.0) 1.0 0.0) d3) (ite (> 1.0 0.0) 1.0 0.0) d3) 1.0)))
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
(declare-const v0 Int) ; u
(declare-const v1 Int) ; r
(declare-const v2 Int) ; r*Sigma(Select(-r*(_b0 + 1) + u + 2, 1, 0), _b0, Range(0, u + 1))
(declare-const v3 Int) ; Sigma(Select(-r*(_b0 + 1) + u + 2, 1, 0), _b0, Range(0, u + 1))
(declare-const v4 Int) ; n
(define-fun d5 () Real (ite (<= (+ (* (- 1.0) (to_real v0)) (* 1.0 (to_real v2))) (+ 2.0 (to_real v0) (* (- 1.0) (to_real v2)))) (+ (* (- 1.0) (to_real v0)) (* 1.0 (to_real v2))) (+ 2.0 (to_real v0) (* (- 1.0) (to_real v2)))))
(define-fun d6 () Real (ite (>= (ite (> (+ (- 1.0) (to_real v1) (* (- 1.0) (to_real v0))) 0.0) 1.0 0.0) (ite (> d5 0.0) 1.0 0.0)) (ite (> (+ (- 1.0) (to_real v1) (* (- 1.0) (to_real v0))) 0.0) 1.0 0.0) (ite (> d5 0.0) 1.0 0.0)))
(assert (< (+ 1.0 (to_real v0)) (+ (to_real v1) (* 1.0 (to_real v2)))))
(assert (<= 0.0 (+ (* (- 1.0) (to_real v1)) (* 1.0 (to_real v2)))))
(assert (<= 1.0 (to_real v1)))
(assert (<= 1.0 (to_real v3)))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v4))))
(assert (<= (* 1.0 (to_real v2)) (+ 1.0 (to_real v0))))
(assert (not (= (ite (<= (ite (> (+ 2.0 (to_real v0)) 0.0) 1.0 0.0) d6) (ite (> (+ 2.0 (to_real v0)) 0.0) 1.0 0.0) d6) (+ (ite (> (+ (- 1.0) (to_real v1) (* (- 1.0) (to_real v0))) 0.0) 1.0 0.0) (ite (> d5 0.0) 1.0 0.0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; n
(declare-const v1 Int) ; r*Sigma(Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0), _b1, Range(0, n))
(declare-const v2 Int) ; r
(define-fun d3 () Real (ite (<= (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1))) (+ (to_real v2) (* (- 1.0) (to_real v0)) (* 1.0 (to_real v1)))) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1))) (+ (to_real v2) (* (- 1.0) (to_real v0)) (* 1.0 (to_real v1)))))
(declare-const v3 Int) ; r*Sigma(Select(n - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, n + 1))
(assert (< 0.0 d3))
(assert (<= 1.0 (to_real v2)))
(assert (<= (+ (to_real v2) (* 1.0 (to_real v1))) (+ 1.0 (to_real v0))))
(assert (< (+ 1.0 (to_real v0)) (+ (to_real v2) (* 1.0 (to_real v3)))))
(assert (<= (* 1.0 (to_real v3)) (+ 1.0 (to_real v0))))
(assert (<= 0.0 (to_real v0)))
(assert (< (* 1.0 (to_real v3)) (+ 1.0 (to_real v0))))
(assert (not (<= (+ (to_real v2) (* 1.0 (to_real v1))) (+ 1.0 (to_real v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; n
(declare-const v1 Int) ; r*Sigma(Select(n - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, n + 1))
(define-fun d2 () Real (ite (<= (+ (* (- 1.0) (to_real v0)) (* 1.0 (to_real v1))) (+ 2.0 (to_real v0) (* (- 1.0) (to_real v1)))) (+ (* (- 1.0) (to_real v0)) (* 1.0 (to_real v1))) (+ 2.0 (to_real v0) (* (- 1.0) (to_real v1)))))
(assert (< 0.0 (ite (> d2 0.0) 1.0 0.0)))
(assert (not (= (+ 1.0 (to_real v0)) (* 1.0 (to_real v1)))))
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
(declare-const v0 Int) ; w
(assert (<= 0.0 (to_real v0)))
(assert (not (= 0.0 (ite (<= 0.0 (to_real v0)) 0.0 (to_real v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; n
(declare-const v1 Int) ; r
(assert (< v0 v1))
(assert (<= 1 v1))
(assert (not (= (ite (<= v0 (+ (- 1) v1)) v0 (+ (- 1) v1)) v0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; r
(declare-const v1 Int) ; n
(assert (<= 1.0 (to_real v0)))
(assert (<= (to_real v0) (to_real v1)))
(assert (not (= (ite (<= (to_real v1) (to_real v0)) (to_real v1) (to_real v0)) (to_real v0))))
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
(declare-const v0 Int) ; n
(declare-const v1 Int) ; r
(declare-const v2 Int) ; r*Sigma(Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0), _b1, Range(0, n))
(declare-const v3 Int) ; r**2
(declare-const v4 Int) ; Sigma(Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0), _b1, Range(0, n))
(declare-const v5 Int) ; r*Sigma(Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0), _b1, Range(0, n))**2
(declare-const v6 Int) ; n*r
(declare-const v7 Int) ; n*Sigma(Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0), _b1, Range(0, n))
(define-fun d8 () Real (+ (* (- 1.0) (to_real v3)) (* 2.0 (to_real v4)) (* 3.0 (to_real v1)) (* (- 1.0) (to_real v5)) (* (- 1.0) (to_real v2)) (* 2.0 (to_real v6)) (* 2.0 (to_real v7))))
(define-fun d9 () Real (+ 2.0 (to_real v1) (* (- 1.0) (to_real v3)) (* 2.0 (to_real v0)) (* 2.0 (to_real v4)) (* (- 1.0) (to_real v5)) (* (- 3.0) (to_real v2)) (* 2.0 (to_real v6)) (* 2.0 (to_real v7))))
(assert (= (+ 1.0 (to_real v0)) (+ (to_real v1) (* 1.0 (to_real v2)))))
(assert (not (= d8 d9)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; n
(declare-const v1 Int) ; r
(declare-const v2 Int) ; Sigma(Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0), _b1, Range(0, n))
(declare-const v3 Int) ; Sigma(Select(n - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, n + 1))
(declare-const v4 Int) ; Sigma(Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0), _b1, Range(0, n + 1))
(assert (< 0 (ite (<= (+ 1 v0 (* (- 1) v1 v2)) (+ v1 (* (- 1) v0) (* v1 v2))) (+ 1 v0 (* (- 1) v1 v2)) (+ v1 (* (- 1) v0) (* v1 v2)))))
(assert (<= 1 v1))
(assert (= (+ 1 v0) (* v1 v3)))
(assert (< (+ 1 v0) (+ v1 (* v1 v3))))
(assert (<= v3 (+ 1 v2)))
(assert (<= (* v1 v3) (+ 1 v0)))
(assert (<= 0 v0))
(assert (= v4 (+ (ite (> (ite (<= (+ (* (- 1) v0) (* v1 v3)) (+ 2 v0 (* (- 1) v1 v3))) (+ (* (- 1) v0) (* v1 v3)) (+ 2 v0 (* (- 1) v1 v3))) 0) 1 0) v2)))
(assert (<= v2 (+ (- 1) v3)))
(assert (not (< 0 (ite (<= (+ 2 v0 (* (- 1) v1 v4)) (+ (- 1) v1 (* (- 1) v0) (* v1 v4))) (+ 2 v0 (* (- 1) v1 v4)) (+ (- 1) v1 (* (- 1) v0) (* v1 v4))))))
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
(declare-const v1 Int) ; Sigma(Select(-r*(_b0 + 1) + u + 2, 1, 0), _b0, Range(0, u + 1))
(assert (<= 1 v0))
(assert (< v1 1))
(assert (not (<= 0 (* (- 1) v0 v1))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; n
(declare-const v1 Int) ; r*Sigma(Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0), _b1, Range(0, n))
(declare-const v2 Int) ; r
(define-fun d3 () Real (ite (<= (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1))) (+ (to_real v2) (* (- 1.0) (to_real v0)) (* 1.0 (to_real v1)))) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1))) (+ (to_real v2) (* (- 1.0) (to_real v0)) (* 1.0 (to_real v1)))))
(declare-const v3 Int) ; r*Sigma(Select(n - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, n + 1))
(assert (< 0.0 d3))
(assert (<= 1.0 (to_real v2)))
(assert (= (+ 1.0 (to_real v0)) (* 1.0 (to_real v3))))
(assert (<= 0.0 (to_real v0)))
(assert (not (<= (* 1.0 (to_real v3)) (+ 1.0 (to_real v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; n
(declare-const v1 Int) ; r*Sigma(Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0), _b1, Range(0, n))
(declare-const v2 Int) ; r
(define-fun d3 () Real (ite (<= (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1))) (+ (to_real v2) (* (- 1.0) (to_real v0)) (* 1.0 (to_real v1)))) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1))) (+ (to_real v2) (* (- 1.0) (to_real v0)) (* 1.0 (to_real v1)))))
(declare-const v3 Int) ; r*Sigma(Select(n - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, n + 1))
(define-fun d5 () Real (ite (<= (+ (* (- 1.0) (to_real v0)) (* 1.0 (to_real v3))) (+ 2.0 (to_real v0) (* (- 1.0) (to_real v3)))) (+ (* (- 1.0) (to_real v0)) (* 1.0 (to_real v3))) (+ 2.0 (to_real v0) (* (- 1.0) (to_real v3)))))
(assert (< 0.0 d3))
(assert (<= 1.0 (to_real v2)))
(assert (< 0.0 (ite (> d5 0.0) 1.0 0.0)))
(assert (= (+ 1.0 (to_real v0)) (* 1.0 (to_real v3))))
(assert (<= 0.0 (to_real v0)))
(assert (not (<= (* 1.0 (to_real v1)) (to_real v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; n
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (not (<= 0.0 (+ 1.0 (to_real v0)))))
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
(declare-const v0 Int) ; u
(declare-const v1 Int) ; r
(declare-const v2 Int) ; r*Sigma(Select(-r*(_b0 + 1) + u + 2, 1, 0), _b0, Range(0, u + 1))
(declare-const v3 Int) ; Sigma(Select(-r*(_b0 + 1) + u + 2, 1, 0), _b0, Range(0, u + 1))
(declare-const v4 Int) ; n
(define-fun d5 () Real (ite (<= (+ (* (- 1.0) (to_real v0)) (* 1.0 (to_real v2))) (+ 2.0 (to_real v0) (* (- 1.0) (to_real v2)))) (+ (* (- 1.0) (to_real v0)) (* 1.0 (to_real v2))) (+ 2.0 (to_real v0) (* (- 1.0) (to_real v2)))))
(define-fun d6 () Real (ite (>= (ite (> (+ (- 1.0) (to_real v1) (* (- 1.0) (to_real v0))) 0.0) 1.0 0.0) (ite (> d5 0.0) 1.0 0.0)) (ite (> (+ (- 1.0) (to_real v1) (* (- 1.0) (to_real v0))) 0.0) 1.0 0.0) (ite (> d5 0.0) 1.0 0.0)))
(assert (< (+ 1.0 (to_real v0)) (+ (to_real v1) (* 1.0 (to_real v2)))))
(assert (<= 1.0 (to_real v1)))
(assert (< (to_real v3) 1.0))
(assert (<= 0.0 (* (- 1.0) (to_real v2))))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v4))))
(assert (<= (* 1.0 (to_real v2)) (+ 1.0 (to_real v0))))
(assert (not (= (ite (<= (ite (> (+ 2.0 (to_real v0)) 0.0) 1.0 0.0) d6) (ite (> (+ 2.0 (to_real v0)) 0.0) 1.0 0.0) d6) (+ (ite (> (+ (- 1.0) (to_real v1) (* (- 1.0) (to_real v0))) 0.0) 1.0 0.0) (ite (> d5 0.0) 1.0 0.0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; n
(declare-const v1 Int) ; r*Sigma(Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0), _b1, Range(0, n))
(declare-const v2 Int) ; r
(define-fun d3 () Real (ite (<= (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1))) (+ (to_real v2) (* (- 1.0) (to_real v0)) (* 1.0 (to_real v1)))) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1))) (+ (to_real v2) (* (- 1.0) (to_real v0)) (* 1.0 (to_real v1)))))
(declare-const v3 Int) ; r*Sigma(Select(n - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, n + 1))
(assert (< 0.0 d3))
(assert (<= 1.0 (to_real v2)))
(assert (= (+ 1.0 (to_real v0)) (* 1.0 (to_real v3))))
(assert (<= 0.0 (to_real v0)))
(assert (not (< (+ 1.0 (to_real v0)) (+ (* 2.0 (to_real v2)) (* 1.0 (to_real v1))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; n
(declare-const v1 Int) ; r*Sigma(Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0), _b1, Range(0, n))
(declare-const v2 Int) ; r
(define-fun d3 () Real (ite (<= (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1))) (+ (to_real v2) (* (- 1.0) (to_real v0)) (* 1.0 (to_real v1)))) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1))) (+ (to_real v2) (* (- 1.0) (to_real v0)) (* 1.0 (to_real v1)))))
(declare-const v3 Int) ; r*Sigma(Select(n - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, n + 1))
(declare-const v4 Int) ; Sigma(Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0), _b1, Range(0, n + 1))
(define-fun d6 () Real (ite (<= (+ (* (- 1.0) (to_real v0)) (* 1.0 (to_real v3))) (+ 2.0 (to_real v0) (* (- 1.0) (to_real v3)))) (+ (* (- 1.0) (to_real v0)) (* 1.0 (to_real v3))) (+ 2.0 (to_real v0) (* (- 1.0) (to_real v3)))))
(declare-const v5 Int) ; Sigma(Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0), _b1, Range(0, n))
(declare-const v6 Int) ; r*Sigma(Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0), _b1, Range(0, n + 1))
(define-fun d9 () Real (ite (<= (+ 2.0 (to_real v0) (* (- 1.0) (to_real v6))) (+ (- 1.0) (to_real v2) (* (- 1.0) (to_real v0)) (* 1.0 (to_real v6)))) (+ 2.0 (to_real v0) (* (- 1.0) (to_real v6))) (+ (- 1.0) (to_real v2) (* (- 1.0) (to_real v0)) (* 1.0 (to_real v6)))))
(assert (< 0.0 d3))
(assert (<= 1.0 (to_real v2)))
(assert (<= (+ (to_real v2) (* 1.0 (to_real v1))) (+ 1.0 (to_real v0))))
(assert (< (+ 1.0 (to_real v0)) (+ (to_real v2) (* 1.0 (to_real v3)))))
(assert (<= (* 1.0 (to_real v3)) (+ 1.0 (to_real v0))))
(assert (<= 0.0 (to_real v0)))
(assert (< (* 1.0 (to_real v3)) (+ 1.0 (to_real v0))))
(assert (= (to_real v4) (+ (ite (> d6 0.0) 1.0 0.0) (to_real v5))))
(assert (<= 0.0 (+ (* (- 1.0) (to_real v2)) (* 1.0 (to_real v3)) (* (- 1.0) (to_real v1)))))
(assert (not (< 0.0 d9)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; n
(assert (<= 0.0 (to_real v0)))
(assert (not (<= 0.0 (+ 1.0 (to_real v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; n
(declare-const v1 Int) ; r*Sigma(Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0), _b1, Range(0, n))
(declare-const v2 Int) ; r
(define-fun d3 () Real (ite (<= (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1))) (+ (to_real v2) (* (- 1.0) (to_real v0)) (* 1.0 (to_real v1)))) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1))) (+ (to_real v2) (* (- 1.0) (to_real v0)) (* 1.0 (to_real v1)))))
(declare-const v3 Int) ; r*Sigma(Select(n - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, n + 1))
(assert (< 0.0 d3))
(assert (<= 1.0 (to_real v2)))
(assert (= (+ 1.0 (to_real v0)) (* 1.0 (to_real v3))))
(assert (<= 0.0 (to_real v0)))
(assert (not (<= (* 1.0 (to_real v1)) (to_real v0))))
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
(declare-const v0 Int) ; k
(declare-const v1 Int) ; n
(declare-const v2 Int) ; r
(declare-const v3 Int) ; Sigma(Select(k - n - r*(_b0 + 1) + 1, 1, 0), _b0, Range(0, k - n))
(define-fun d4 () Int (ite (> (ite (<= (+ 1 v1 (* (- 1) v0) (* v2 v3)) (+ 1 v0 (* (- 1) v1) (* (- 1) v2 v3))) (+ 1 v1 (* (- 1) v0) (* v2 v3)) (+ 1 v0 (* (- 1) v1) (* (- 1) v2 v3))) 0) 1 0))
(define-fun d5 () Int (ite (<= (ite (> (+ 1 v0 (* (- 1) v1)) 0) 1 0) (ite (>= (ite (> (+ v1 v2 (* (- 1) v0)) 0) 1 0) d4) (ite (> (+ v1 v2 (* (- 1) v0)) 0) 1 0) d4)) (ite (> (+ 1 v0 (* (- 1) v1)) 0) 1 0) (ite (>= (ite (> (+ v1 v2 (* (- 1) v0)) 0) 1 0) d4) (ite (> (+ v1 v2 (* (- 1) v0)) 0) 1 0) d4)))
(assert (and (<= 0 v0) (< v0 v1)))
(assert (not (= d5 0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; n
(declare-const v1 Int) ; r*Sigma(Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0), _b1, Range(0, n))
(declare-const v2 Int) ; r
(define-fun d3 () Real (ite (<= (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1))) (+ (to_real v2) (* (- 1.0) (to_real v0)) (* 1.0 (to_real v1)))) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1))) (+ (to_real v2) (* (- 1.0) (to_real v0)) (* 1.0 (to_real v1)))))
(declare-const v3 Int) ; r*Sigma(Select(n - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, n + 1))
(define-fun d5 () Real (ite (<= (+ (* (- 1.0) (to_real v0)) (* 1.0 (to_real v3))) (+ 2.0 (to_real v0) (* (- 1.0) (to_real v3)))) (+ (* (- 1.0) (to_real v0)) (* 1.0 (to_real v3))) (+ 2.0 (to_real v0) (* (- 1.0) (to_real v3)))))
(assert (< 0.0 d3))
(assert (<= 1.0 (to_real v2)))
(assert (< 0.0 (ite (> d5 0.0) 1.0 0.0)))
(assert (= (+ 1.0 (to_real v0)) (* 1.0 (to_real v3))))
(assert (<= 0.0 (to_real v0)))
(assert (not (<= (* 1.0 (to_real v3)) (+ 1.0 (to_real v0)))))
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
(declare-const v0 Int) ; n
(declare-const v1 Int) ; r*Sigma(Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0), _b1, Range(0, n))
(declare-const v2 Int) ; r
(define-fun d3 () Real (ite (<= (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1))) (+ (to_real v2) (* (- 1.0) (to_real v0)) (* 1.0 (to_real v1)))) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1))) (+ (to_real v2) (* (- 1.0) (to_real v0)) (* 1.0 (to_real v1)))))
(declare-const v3 Int) ; r*Sigma(Select(n - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, n + 1))
(define-fun d5 () Real (ite (<= (+ (* (- 1.0) (to_real v0)) (* 1.0 (to_real v3))) (+ 2.0 (to_real v0) (* (- 1.0) (to_real v3)))) (+ (* (- 1.0) (to_real v0)) (* 1.0 (to_real v3))) (+ 2.0 (to_real v0) (* (- 1.0) (to_real v3)))))
(assert (< 0.0 d3))
(assert (<= 1.0 (to_real v2)))
(assert (< 0.0 (ite (> d5 0.0) 1.0 0.0)))
(assert (= (+ 1.0 (to_real v0)) (* 1.0 (to_real v3))))
(assert (<= 0.0 (to_real v0)))
(assert (not (< (to_real v0) (* 1.0 (to_real v3)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; n
(declare-const v1 Int) ; r
(assert (< (to_real v0) (to_real v1)))
(assert (<= 1.0 (to_real v1)))
(assert (not (= (ite (<= (to_real v1) (+ 1.0 (to_real v0))) (to_real v1) (+ 1.0 (to_real v0))) (+ 1.0 (to_real v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; r
(declare-const v1 Int) ; n
(assert (<= 1.0 (to_real v0)))
(assert (<= (to_real v0) (to_real v1)))
(assert (not (= (ite (<= (to_real v1) (+ (- 1.0) (to_real v0))) (to_real v1) (+ (- 1.0) (to_real v0))) (+ (- 1.0) (to_real v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; T*r
(declare-const v1 Int) ; N
(declare-const v2 Int) ; r*Sigma(Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0), _b1, Range(0, N))
(declare-const v3 Int) ; r
(define-fun d4 () Real (ite (<= (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2))) (+ (to_real v3) (* (- 1.0) (to_real v1)) (* 1.0 (to_real v2)))) (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2))) (+ (to_real v3) (* (- 1.0) (to_real v1)) (* 1.0 (to_real v2)))))
(assert (<= (* 1.0 (to_real v0)) (to_real v1)))
(assert (< 0.0 d4))
(assert (<= 1.0 (to_real v3)))
(assert (< (to_real v1) (+ (to_real v3) (* 1.0 (to_real v0)))))
(assert (<= 0.0 (to_real v1)))
(assert (not (<= (* 1.0 (to_real v0)) (to_real v1))))
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
(declare-const v0 Int) ; Min(n, r)**2
(declare-const v1 Int) ; n
(declare-const v2 Int) ; r
(declare-const v3 Int) ; Sigma(Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0), _b1, Range(0, n))
(declare-const v4 Int) ; r*Sigma(Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0), _b1, Range(0, n))**2
(declare-const v5 Int) ; r*Sigma(Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0), _b1, Range(0, n))
(declare-const v6 Int) ; n*Min(n, r)
(declare-const v7 Int) ; n*Sigma(Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0), _b1, Range(0, n))
(define-fun d8 () Real (+ 2.0 (* (- 1.0) (to_real v0)) (* 2.0 (ite (<= (to_real v1) (+ (- 1.0) (to_real v2))) (to_real v1) (+ (- 1.0) (to_real v2)))) (* 2.0 (to_real v3)) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v5)) (* 2.0 (to_real v6)) (* 2.0 (to_real v7)) (ite (<= (to_real v1) (to_real v2)) (to_real v1) (to_real v2))))
(declare-const v8 Int) ; Min(r, n + 1)**2
(declare-const v9 Int) ; Sigma(Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0), _b1, Range(0, n + 1))
(declare-const v10 Int) ; r*Sigma(Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0), _b1, Range(0, n + 1))**2
(declare-const v11 Int) ; r*Sigma(Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0), _b1, Range(0, n + 1))
(declare-const v12 Int) ; n*Min(r, n + 1)
(declare-const v13 Int) ; n*Sigma(Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0), _b1, Range(0, n + 1))
(define-fun d15 () Real (+ (* (- 1.0) (to_real v8)) (* 2.0 (to_real v9)) (* 3.0 (ite (<= (to_real v2) (+ 1.0 (to_real v1))) (to_real v2) (+ 1.0 (to_real v1)))) (* (- 1.0) (to_real v10)) (* (- 1.0) (to_real v11)) (* 2.0 (to_real v12)) (* 2.0 (to_real v13))))
(declare-const v14 Int) ; Sigma(Sigma(Min(Select(-_b1 + _b2 + 1, 1, 0), Max(Select(_b1 - _b2 + r, 1, 0), Select(Min(-_b1 + _b2 - r*Sigma(Select(-_b1 + _b2 - r*(_b0 + 1) + 1, 1, 0), _b0, Range(0, -_b1 + _b2)) + 1, _b1 - _b2 + r*Sigma(Select(-_b1 + _b2 - r*(_b0 + 1) + 1, 1, 0), _b0, Range(0, -_b1 + _b2)) + 1), 1, 0))), _b1, Range(0, n)), _b2, Range(0, n))
(define-fun d17 () Real (+ (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v5)) (* 2.0 (to_real v6)) (* 2.0 (to_real v7)) (ite (<= (to_real v1) (to_real v2)) (to_real v1) (to_real v2))))
(declare-const v15 Int) ; Sigma(Sigma(Min(Select(-_b1 + _b2 + 1, 1, 0), Max(Select(_b1 - _b2 + r, 1, 0), Select(Min(-_b1 + _b2 - r*Sigma(Select(-_b1 + _b2 - r*(_b0 + 1) + 1, 1, 0), _b0, Range(0, -_b1 + _b2)) + 1, _b1 - _b2 + r*Sigma(Select(-_b1 + _b2 - r*(_b0 + 1) + 1, 1, 0), _b0, Range(0, -_b1 + _b2)) + 1), 1, 0))), _b1, Range(0, n + 1)), _b2, Range(0, n + 1))
(assert (= d8 d15))
(assert (= (* 2.0 (to_real v14)) d17))
(assert (= (to_real v15) (+ 1.0 (ite (<= (to_real v1) (+ (- 1.0) (to_real v2))) (to_real v1) (+ (- 1.0) (to_real v2))) (to_real v3) (to_real v14))))
(assert (not (= (* 2.0 (to_real v15)) d15)))
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
(declare-const v0 Int) ; n
(assert (not (<= (to_real v0) (+ 1.0 (to_real v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; n
(declare-const v1 Int) ; w
(assert (not (= (+ (ite (<= (to_real v0) (to_real v1)) (to_real v0) (to_real v1)) (ite (> (+ (to_real v1) (* (- 1.0) (to_real v0))) 0.0) 1.0 0.0)) (ite (<= (to_real v1) (+ 1.0 (to_real v0))) (to_real v1) (+ 1.0 (to_real v0))))))
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
(declare-const v0 Int) ; r
(assert (<= 1 v0))
(assert (not (= 0 (* (- 1) (+ (- 1) (ite (<= 0 v0) 0 v0)) (ite (<= 0 v0) 0 v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; n
(declare-const v1 Int) ; r
(declare-const v2 Int) ; r*Sigma(Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0), _b1, Range(0, n))
(declare-const v3 Int) ; n**2
(declare-const v4 Int) ; Sigma(Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0), _b1, Range(0, n))
(declare-const v5 Int) ; r*Sigma(Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0), _b1, Range(0, n))**2
(declare-const v6 Int) ; n*Sigma(Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0), _b1, Range(0, n))
(define-fun d7 () Real (+ 4.0 (* 1.0 (to_real v3)) (* (- 2.0) (to_real v1)) (* 2.0 (to_real v4)) (* 5.0 (to_real v0)) (* (- 1.0) (to_real v5)) (* (- 3.0) (to_real v2)) (* 2.0 (to_real v6))))
(assert (= (+ 1.0 (to_real v0)) (+ (to_real v1) (* 1.0 (to_real v2)))))
(assert (not (= (+ 2.0 (* 1.0 (to_real v3)) (* 2.0 (to_real v4)) (* 3.0 (to_real v0)) (* (- 1.0) (to_real v5)) (* (- 1.0) (to_real v2)) (* 2.0 (to_real v6))) d7)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; M
(declare-const v2 Int) ; N
(declare-const v3 Int) ; stride
(declare-const v4 Int) ; i
(declare-const v5 Int) ; stride*Sigma(Select(-_b0*stride - M + N - i + u, 1, 0), _b0, Range(0, -M + N - i + u))
(declare-const v6 Int) ; stride*Sigma(Select(-_b0*stride + M - N + i - stride - u + 1, 1, 0), _b0, Range(0, M - N + i - u))
(define-fun d7 () Real (ite (>= (+ (to_real v1) (to_real v4) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v0)) (* 1.0 (to_real v5)) (* (- 1.0) (to_real v6))) 0.0) (+ (to_real v1) (to_real v4) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v0)) (* 1.0 (to_real v5)) (* (- 1.0) (to_real v6))) (- (+ (to_real v1) (to_real v4) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v0)) (* 1.0 (to_real v5)) (* (- 1.0) (to_real v6))))))
(define-fun d8 () Real (ite (>= (+ (to_real v2) (to_real v3) (to_real v0) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v4))) (+ 1.0 (* (- 1.0) d7))) (+ (to_real v2) (to_real v3) (to_real v0) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v4))) (+ 1.0 (* (- 1.0) d7))))
(declare-const v7 Real) ; exp(scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D)))*v[u, e]
(define-fun d10 () Real (ite (<= (+ 1.0 (to_real v1) (to_real v4) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v0))) d8) (+ 1.0 (to_real v1) (to_real v4) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v0))) d8))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (not (= (ite (> d8 0.0) (ite (> (+ 1.0 (to_real v1) (to_real v4) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v0))) 0.0) (* 1.0 v7) 0.0) 0.0) (ite (> d10 0.0) (* 1.0 v7) 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; M
(declare-const v2 Int) ; N
(declare-const v3 Int) ; stride
(declare-const v4 Int) ; i
(declare-const v5 Int) ; stride*Sigma(Select(-_b0*stride - M + N - i + u, 1, 0), _b0, Range(0, -M + N - i + u))
(declare-const v6 Int) ; stride*Sigma(Select(-_b0*stride + M - N + i - stride - u + 1, 1, 0), _b0, Range(0, M - N + i - u))
(define-fun d7 () Real (ite (>= (+ (to_real v1) (to_real v4) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v0)) (* 1.0 (to_real v5)) (* (- 1.0) (to_real v6))) 0.0) (+ (to_real v1) (to_real v4) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v0)) (* 1.0 (to_real v5)) (* (- 1.0) (to_real v6))) (- (+ (to_real v1) (to_real v4) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v0)) (* 1.0 (to_real v5)) (* (- 1.0) (to_real v6))))))
(define-fun d8 () Real (ite (>= (+ (to_real v2) (to_real v3) (to_real v0) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v4))) (+ 1.0 (* (- 1.0) d7))) (+ (to_real v2) (to_real v3) (to_real v0) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v4))) (+ 1.0 (* (- 1.0) d7))))
(declare-const v7 Real) ; scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D))
(declare-const v8 Real) ; exp scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D)) 1
(define-fun d11 () Real (ite (<= (+ 1.0 (to_real v1) (to_real v4) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v0))) d8) (+ 1.0 (to_real v1) (to_real v4) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v0))) d8))
(assert (> v8 0.0))
(assert (= (>= (* 1.0 v7) 0.0) (>= v8 1.0)))
(assert (= (<= (* 1.0 v7) 0.0) (<= v8 1.0)))
(assert (>= v8 (+ 1.0 (* 1.0 v7))))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (not (= (ite (> d8 0.0) (ite (> (+ 1.0 (to_real v1) (to_real v4) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v0))) 0.0) (* 1.0 v8) 0.0) 0.0) (ite (> d11 0.0) (* 1.0 v8) 0.0))))
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
(declare-const v1 Int) ; n
(assert (<= 1.0 (to_real v0)))
(assert (<= (to_real v0) (to_real v1)))
(assert (not (= (ite (<= (to_real v0) (+ 1.0 (to_real v1))) (to_real v0) (+ 1.0 (to_real v1))) (to_real v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; T*r
(declare-const v1 Int) ; N
(declare-const v2 Int) ; r*Sigma(Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0), _b1, Range(0, N))
(declare-const v3 Int) ; r
(define-fun d4 () Real (ite (<= (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2))) (+ (to_real v3) (* (- 1.0) (to_real v1)) (* 1.0 (to_real v2)))) (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2))) (+ (to_real v3) (* (- 1.0) (to_real v1)) (* 1.0 (to_real v2)))))
(assert (<= (* 1.0 (to_real v0)) (to_real v1)))
(assert (< 0.0 d4))
(assert (<= 1.0 (to_real v3)))
(assert (< (to_real v1) (+ (to_real v3) (* 1.0 (to_real v0)))))
(assert (<= 0.0 (to_real v1)))
(assert (not (< (to_real v1) (+ (to_real v3) (* 1.0 (to_real v2))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; T*r
(declare-const v1 Int) ; N
(declare-const v2 Int) ; r*Sigma(Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0), _b1, Range(0, N))
(declare-const v3 Int) ; r
(define-fun d4 () Real (ite (<= (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2))) (+ (to_real v3) (* (- 1.0) (to_real v1)) (* 1.0 (to_real v2)))) (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2))) (+ (to_real v3) (* (- 1.0) (to_real v1)) (* 1.0 (to_real v2)))))
(assert (<= (* 1.0 (to_real v0)) (to_real v1)))
(assert (< 0.0 d4))
(assert (<= 1.0 (to_real v3)))
(assert (< (to_real v1) (+ (to_real v3) (* 1.0 (to_real v0)))))
(assert (<= 0.0 (to_real v1)))
(assert (not (< (to_real v1) (+ (to_real v3) (* 1.0 (to_real v0))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; n
(declare-const v1 Int) ; r
(declare-const v2 Int) ; Sigma(Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0), _b1, Range(0, n))
(declare-const v3 Int) ; Sigma(Select(n - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, n + 1))
(declare-const v4 Int) ; Sigma(Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0), _b1, Range(0, n + 1))
(assert (< 0 (ite (<= (+ 1 v0 (* (- 1) v1 v2)) (+ v1 (* (- 1) v0) (* v1 v2))) (+ 1 v0 (* (- 1) v1 v2)) (+ v1 (* (- 1) v0) (* v1 v2)))))
(assert (<= 1 v1))
(assert (< (+ 1 v0) (+ v1 (* v1 v2))))
(assert (< (+ 1 v0) (+ v1 (* v1 v3))))
(assert (<= (* v1 v3) (+ 1 v0)))
(assert (<= 0 v0))
(assert (< (* v1 v3) (+ 1 v0)))
(assert (= v4 (+ (ite (> (ite (<= (+ (* (- 1) v0) (* v1 v3)) (+ 2 v0 (* (- 1) v1 v3))) (+ (* (- 1) v0) (* v1 v3)) (+ 2 v0 (* (- 1) v1 v3))) 0) 1 0) v2)))
(assert (not (< 0 (ite (<= (+ 2 v0 (* (- 1) v1 v4)) (+ (- 1) v1 (* (- 1) v0) (* v1 v4))) (+ 2 v0 (* (- 1) v1 v4)) (+ (- 1) v1 (* (- 1) v0) (* v1 v4))))))
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
(declare-const v0 Int) ; n
(declare-const v1 Int) ; Sigma(Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0), _b1, Range(0, n + 1))
(declare-const v2 Int) ; r*Sigma(Select(n - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, n + 1))
(define-fun d3 () Real (ite (<= (+ (* (- 1.0) (to_real v0)) (* 1.0 (to_real v2))) (+ 2.0 (to_real v0) (* (- 1.0) (to_real v2)))) (+ (* (- 1.0) (to_real v0)) (* 1.0 (to_real v2))) (+ 2.0 (to_real v0) (* (- 1.0) (to_real v2)))))
(declare-const v3 Int) ; Sigma(Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0), _b1, Range(0, n))
(assert (<= 0.0 (to_real v0)))
(assert (= (to_real v1) (+ (ite (> d3 0.0) 1.0 0.0) (to_real v3))))
(assert (<= (ite (> d3 0.0) 1.0 0.0) 0.0))
(assert (not (= (to_real v1) (to_real v3))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(Select(n - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, n + 1))
(declare-const v1 Int) ; Sigma(Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0), _b1, Range(0, n))
(assert (<= (to_real v0) (+ 1.0 (to_real v1))))
(assert (<= (to_real v1) (+ (- 1.0) (to_real v0))))
(assert (not (= (to_real v0) (+ 1.0 (to_real v1)))))
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
(declare-const v0 Int) ; n
(declare-const v1 Int) ; r*Sigma(Select(n - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, n + 1))
(define-fun d2 () Real (ite (<= (+ (* (- 1.0) (to_real v0)) (* 1.0 (to_real v1))) (+ 2.0 (to_real v0) (* (- 1.0) (to_real v1)))) (+ (* (- 1.0) (to_real v0)) (* 1.0 (to_real v1))) (+ 2.0 (to_real v0) (* (- 1.0) (to_real v1)))))
(declare-const v2 Int) ; Sigma(Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0), _b1, Range(0, n + 1))
(declare-const v3 Int) ; Sigma(Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0), _b1, Range(0, n))
(assert (< 0.0 (ite (> d2 0.0) 1.0 0.0)))
(assert (<= 0.0 (to_real v0)))
(assert (= (to_real v2) (+ (ite (> d2 0.0) 1.0 0.0) (to_real v3))))
(assert (not (= (to_real v2) (+ 1.0 (to_real v3)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; n
(declare-const v1 Int) ; r*Sigma(Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0), _b1, Range(0, n))
(declare-const v2 Int) ; r
(define-fun d3 () Real (ite (<= (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1))) (+ (to_real v2) (* (- 1.0) (to_real v0)) (* 1.0 (to_real v1)))) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1))) (+ (to_real v2) (* (- 1.0) (to_real v0)) (* 1.0 (to_real v1)))))
(declare-const v3 Int) ; r*Sigma(Select(n - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, n + 1))
(assert (< 0.0 d3))
(assert (<= 1.0 (to_real v2)))
(assert (= (+ 1.0 (to_real v0)) (* 1.0 (to_real v3))))
(assert (<= 0.0 (to_real v0)))
(assert (not (< (to_real v0) (* 1.0 (to_real v3)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; n
(declare-const v1 Int) ; r*Sigma(Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0), _b1, Range(0, n))
(declare-const v2 Int) ; r
(define-fun d3 () Real (ite (<= (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1))) (+ (to_real v2) (* (- 1.0) (to_real v0)) (* 1.0 (to_real v1)))) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1))) (+ (to_real v2) (* (- 1.0) (to_real v0)) (* 1.0 (to_real v1)))))
(declare-const v3 Int) ; r*Sigma(Select(n - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, n + 1))
(define-fun d5 () Real (ite (<= (+ (* (- 1.0) (to_real v0)) (* 1.0 (to_real v3))) (+ 2.0 (to_real v0) (* (- 1.0) (to_real v3)))) (+ (* (- 1.0) (to_real v0)) (* 1.0 (to_real v3))) (+ 2.0 (to_real v0) (* (- 1.0) (to_real v3)))))
(assert (< 0.0 d3))
(assert (<= 1.0 (to_real v2)))
(assert (< 0.0 (ite (> d5 0.0) 1.0 0.0)))
(assert (= (+ 1.0 (to_real v0)) (* 1.0 (to_real v3))))
(assert (<= 0.0 (to_real v0)))
(assert (not (< (+ 1.0 (to_real v0)) (+ (* 2.0 (to_real v2)) (* 1.0 (to_real v1))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; n
(declare-const v1 Int) ; r*Sigma(Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0), _b1, Range(0, n))
(declare-const v2 Int) ; r
(define-fun d3 () Real (ite (<= (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1))) (+ (to_real v2) (* (- 1.0) (to_real v0)) (* 1.0 (to_real v1)))) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1))) (+ (to_real v2) (* (- 1.0) (to_real v0)) (* 1.0 (to_real v1)))))
(declare-const v3 Int) ; r*Sigma(Select(n - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, n + 1))
(assert (< 0.0 d3))
(assert (<= 1.0 (to_real v2)))
(assert (<= (+ (to_real v2) (* 1.0 (to_real v1))) (+ 1.0 (to_real v0))))
(assert (< (+ 1.0 (to_real v0)) (+ (to_real v2) (* 1.0 (to_real v3)))))
(assert (<= (* 1.0 (to_real v3)) (+ 1.0 (to_real v0))))
(assert (<= 0.0 (to_real v0)))
(assert (< (* 1.0 (to_real v3)) (+ 1.0 (to_real v0))))
(assert (not (< (+ 1.0 (to_real v0)) (+ (to_real v2) (* 1.0 (to_real v3))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0), _b1, Range(0, N))
(declare-const v1 Int) ; T
(assert (<= (to_real v0) (to_real v1)))
(assert (<= (to_real v1) (to_real v0)))
(assert (not (= (to_real v0) (to_real v1))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; r
(declare-const v1 Int) ; Sigma(Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0), _b1, Range(0, 0))
(assert (<= 1 v0))
(assert (= v1 0))
(assert (not (< 0 (ite (<= (+ v0 (* v0 v1)) (+ 1 (* (- 1) v0 v1))) (+ v0 (* v0 v1)) (+ 1 (* (- 1) v0 v1))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; r
(declare-const v1 Int) ; Sigma(Select(-r*(_b0 + 1) + u + 2, 1, 0), _b0, Range(0, u + 1))
(assert (<= 1 v0))
(assert (<= 1 v1))
(assert (not (<= 0 (* v0 (+ (- 1) v1)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; r
(declare-const v1 Int) ; n
(declare-const v2 Int) ; Sigma(Sigma(Min(Select(-_b1 + _b2 + 1, 1, 0), Max(Select(_b1 - _b2 + r, 1, 0), Select(Min(-_b1 + _b2 - r*Sigma(Select(-_b1 + _b2 - r*(_b0 + 1) + 1, 1, 0), _b0, Range(0, -_b1 + _b2)) + 1, _b1 - _b2 + r*Sigma(Select(-_b1 + _b2 - r*(_b0 + 1) + 1, 1, 0), _b0, Range(0, -_b1 + _b2)) + 1), 1, 0))), _b1, Range(0, n)), _b2, Range(0, n))
(declare-const v3 Int) ; Min(n, r)**2
(declare-const v4 Int) ; r*Sigma(Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0), _b1, Range(0, n))**2
(declare-const v5 Int) ; r*Sigma(Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0), _b1, Range(0, n))
(declare-const v6 Int) ; n*Min(n, r)
(declare-const v7 Int) ; n*Sigma(Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0), _b1, Range(0, n))
(define-fun d8 () Real (+ (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v5)) (* 2.0 (to_real v6)) (* 2.0 (to_real v7)) (ite (<= (to_real v1) (to_real v0)) (to_real v1) (to_real v0))))
(assert (<= 1.0 (to_real v0)))
(assert (<= 0.0 (to_real v1)))
(assert (= (* 2.0 (to_real v2)) d8))
(assert (not (<= 0.0 (+ (- 1.0) (to_real v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; n
(declare-const v1 Int) ; r
(assert (< (to_real v0) (to_real v1)))
(assert (<= 1.0 (to_real v1)))
(assert (not (= (ite (<= (to_real v0) (to_real v1)) (to_real v0) (to_real v1)) (to_real v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(Select(Min(-_b1 + r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)), _b1 - r*Sigma(Select(_b1 - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, _b1 + 1)) + 2), 1, 0), _b1, Range(0, n))
(declare-const v1 Int) ; Sigma(Select(n - r*(_b0 + 1) + 2, 1, 0), _b0, Range(0, n + 1))
(declare-const v2 Int) ; r
(assert (<= (+ 1 v0) v1))
(assert (<= 1 v2))
(assert (not (<= 0 (* v2 (+ (- 1) (* (- 1) v0) v1)))))
(check-sat)

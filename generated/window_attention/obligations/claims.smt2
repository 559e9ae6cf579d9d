(set-logic ALL)
(declare-const v0 Int) ; w
(declare-const v1 Int) ; n
(assert (<= (to_real v0) (to_real v1)))
(assert (not (= (ite (<= (to_real v0) (+ 1.0 (to_real v1))) (to_real v0) (+ 1.0 (to_real v1))) (to_real v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; n
(declare-const v1 Int) ; w
(assert (< (to_real v0) (to_real v1)))
(assert (not (= (ite (<= (to_real v1) (+ 1.0 (to_real v0))) (to_real v1) (+ 1.0 (to_real v0))) (+ 1.0 (to_real v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; w
(assert (<= 0.0 (to_real v0)))
(assert (not (= 0.0 (ite (<= 0.0 (to_real v0)) 0.0 (to_real v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; M
(declare-const v2 Int) ; i
(declare-const v3 Int) ; window_right
(declare-const v4 Int) ; N
(declare-const v5 Int) ; window_left
(declare-const v6 Real) ; exp(scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D)))*v[u, e]
(define-fun d7 () Real (ite (> (+ 1.0 (to_real v1) (to_real v2) (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v0))) 0.0) (ite (> (+ 1.0 (to_real v4) (to_real v0) (to_real v5) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v2))) 0.0) (* 1.0 v6) 0.0) 0.0))
(define-fun d8 () Real (ite (<= (+ 1.0 (to_real v4) (to_real v0) (to_real v5) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v2))) (+ 1.0 (to_real v1) (to_real v2) (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v0)))) (+ 1.0 (to_real v4) (to_real v0) (to_real v5) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v2))) (+ 1.0 (to_real v1) (to_real v2) (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v0)))))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (not (= d7 (ite (> d8 0.0) (* 1.0 v6) 0.0))))
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
(declare-const v1 Int) ; Sigma(Sigma(Select(w - Abs(_b0 - _b1) + 1, 1, 0), _b0, Range(0, n + 1)), _b1, Range(0, n + 1))
(declare-const v2 Int) ; Min(n, w)**2
(declare-const v3 Int) ; n*Min(n, w)
(declare-const v4 Int) ; w
(assert (<= 0.0 (to_real v0)))
(assert (= (to_real v1) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (* 2.0 (to_real v3)) (ite (<= (to_real v0) (to_real v4)) (to_real v0) (to_real v4)))))
(assert (<= 0.0 (to_real v4)))
(assert (not (<= 0.0 (+ 1.0 (to_real v0)))))
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
(declare-const v1 Int) ; M
(declare-const v2 Int) ; i
(declare-const v3 Int) ; window_right
(declare-const v4 Int) ; N
(declare-const v5 Int) ; window_left
(declare-const v6 Real) ; scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D))
(declare-const v7 Real) ; exp scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D)) 1
(define-fun d8 () Real (ite (> (+ 1.0 (to_real v1) (to_real v2) (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v0))) 0.0) (ite (> (+ 1.0 (to_real v4) (to_real v0) (to_real v5) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v2))) 0.0) (* 1.0 v7) 0.0) 0.0))
(define-fun d9 () Real (ite (<= (+ 1.0 (to_real v4) (to_real v0) (to_real v5) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v2))) (+ 1.0 (to_real v1) (to_real v2) (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v0)))) (+ 1.0 (to_real v4) (to_real v0) (to_real v5) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v2))) (+ 1.0 (to_real v1) (to_real v2) (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v0)))))
(assert (> v7 0.0))
(assert (= (>= (* 1.0 v6) 0.0) (>= v7 1.0)))
(assert (= (<= (* 1.0 v6) 0.0) (<= v7 1.0)))
(assert (>= v7 (+ 1.0 (* 1.0 v6))))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (not (= d8 (ite (> d9 0.0) (* 1.0 v7) 0.0))))
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
(declare-const v0 Int) ; n
(declare-const v1 Int) ; w
(assert (< (to_real v0) (to_real v1)))
(assert (not (= (ite (<= (to_real v0) (to_real v1)) (to_real v0) (to_real v1)) (to_real v0))))
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
(declare-const v0 Int) ; u
(declare-const v1 Int) ; n
(declare-const v2 Int) ; w
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (not (= (ite (> (+ 1.0 (to_real v2) (* (- 1.0) (ite (>= (+ 1.0 (to_real v0)) 0.0) (+ 1.0 (to_real v0)) (- (+ 1.0 (to_real v0)))))) 0.0) 1.0 0.0) (ite (> (+ (to_real v2) (* (- 1.0) (to_real v0))) 0.0) 1.0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; n
(assert (not (<= (to_real v0) (+ 1.0 (to_real v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; w
(assert (<= 0 v0))
(assert (not (= (+ 1 (* 2 (ite (<= 0 v0) 0 v0))) (+ 1 (* 2 (ite (<= 0 v0) 0 v0)) (* (- 1) (+ 1 (ite (<= 0 v0) 0 v0)) (ite (<= 0 v0) 0 v0))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; n
(declare-const v1 Int) ; w
(assert (not (= (+ (ite (<= (to_real v0) (to_real v1)) (to_real v0) (to_real v1)) (ite (> (+ (to_real v1) (* (- 1.0) (to_real v0))) 0.0) 1.0 0.0)) (ite (<= (to_real v1) (+ 1.0 (to_real v0))) (to_real v1) (+ 1.0 (to_real v0))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; N
(declare-const v1 Int) ; w
(assert (<= 1.0 (to_real v0)))
(assert (<= 0.0 (to_real v1)))
(assert (not (<= 0.0 (+ (- 1.0) (to_real v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; w
(assert (<= 0.0 (to_real v0)))
(assert (not (<= 0.0 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; w
(declare-const v1 Int) ; n
(assert (<= (to_real v0) (to_real v1)))
(assert (not (= (ite (<= (to_real v1) (to_real v0)) (to_real v1) (to_real v0)) (to_real v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; w
(assert (<= 0.0 (to_real v0)))
(assert (not (= (ite (> (+ 1.0 (to_real v0)) 0.0) 1.0 0.0) 1.0)))
(check-sat)

(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; M
(declare-const v2 Int) ; i
(declare-const v3 Int) ; N
(define-fun d4 () Real (ite (>= (+ (to_real v1) (* (- 1.0) (to_real v0))) (+ 1.0 (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v0)))) (+ (to_real v1) (* (- 1.0) (to_real v0))) (+ 1.0 (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v0)))))
(declare-const v4 Real) ; scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D))
(declare-const v5 Real) ; exp scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D)) 1
(assert (> v5 0.0))
(assert (= (>= (* 1.0 v4) 0.0) (>= v5 1.0)))
(assert (= (<= (* 1.0 v4) 0.0) (<= v5 1.0)))
(assert (>= v5 (+ 1.0 (* 1.0 v4))))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (not (= (ite (> d4 0.0) (* 1.0 v5) 0.0) (* 1.0 v5))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(Max(prefix, _b0 + 1), _b0, Range(0, 0))
(declare-const v1 Int) ; prefix
(assert (= v0 0))
(assert (<= 0 v1))
(assert (not (= (* 2 v0) (+ (* (- 1) (+ 1 (ite (<= 0 v1) 0 v1)) (ite (<= 0 v1) 0 v1)) (* 2 v1 (ite (<= 0 v1) 0 v1))))))
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
(declare-const v3 Int) ; N
(define-fun d4 () Real (ite (>= (+ (to_real v1) (* (- 1.0) (to_real v0))) (+ 1.0 (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v0)))) (+ (to_real v1) (* (- 1.0) (to_real v0))) (+ 1.0 (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v0)))))
(declare-const v4 Real) ; exp(scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D)))*v[u, e]
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (not (= (ite (> d4 0.0) (* 1.0 v4) 0.0) (* 1.0 v4))))
(check-sat)

(reset)
(set-logic ALL)
(assert (not (>= 0.0 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; n
(declare-const v1 Int) ; prefix
(declare-const v2 Int) ; Sigma(Max(prefix, _b0 + 1), _b0, Range(0, n + 1))
(declare-const v3 Int) ; Sigma(Max(prefix, _b0 + 1), _b0, Range(0, n))
(assert (< v0 v1))
(assert (= v2 (+ (ite (>= v1 (+ 1 v0)) v1 (+ 1 v0)) v3)))
(assert (= (* 2 v3) (+ (* v0 (+ 1 v0)) (* (- 1) (+ 1 (ite (<= v0 v1) v0 v1)) (ite (<= v0 v1) v0 v1)) (* 2 v1 (ite (<= v0 v1) v0 v1)))))
(assert (<= 0 v1))
(assert (not (= (* 2 v2) (+ (* (+ 1 v0) (+ 2 v0)) (* (- 1) (+ 1 (ite (<= v1 (+ 1 v0)) v1 (+ 1 v0))) (ite (<= v1 (+ 1 v0)) v1 (+ 1 v0))) (* 2 v1 (ite (<= v1 (+ 1 v0)) v1 (+ 1 v0)))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; prefix
(declare-const v1 Int) ; N
(assert (<= (to_real v0) (to_real v1)))
(assert (<= 0.0 (to_real v0)))
(assert (not (<= 0.0 (to_real v1))))
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
(declare-const v0 Int) ; u
(declare-const v1 Int) ; M
(declare-const v2 Int) ; i
(declare-const v3 Int) ; N
(define-fun d4 () Real (ite (>= (* (- 1.0) (to_real v0)) (+ 1.0 (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v0)))) (* (- 1.0) (to_real v0)) (+ 1.0 (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v0)))))
(declare-const v4 Real) ; scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D))
(declare-const v5 Real) ; exp scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D)) 1
(assert (> v5 0.0))
(assert (= (>= (* 1.0 v4) 0.0) (>= v5 1.0)))
(assert (= (<= (* 1.0 v4) 0.0) (<= v5 1.0)))
(assert (>= v5 (+ 1.0 (* 1.0 v4))))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (not (= (ite (> d4 0.0) (* 1.0 v5) 0.0) (ite (> (+ 1.0 (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v0))) 0.0) (* 1.0 v5) 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; prefix
(declare-const v1 Int) ; n
(declare-const v2 Int) ; Sigma(Max(prefix, _b0 + 1), _b0, Range(0, n + 1))
(declare-const v3 Int) ; Sigma(Max(prefix, _b0 + 1), _b0, Range(0, n))
(assert (<= v0 v1))
(assert (= v2 (+ (ite (>= v0 (+ 1 v1)) v0 (+ 1 v1)) v3)))
(assert (= (* 2 v3) (+ (* v1 (+ 1 v1)) (* (- 1) (+ 1 (ite (<= v1 v0) v1 v0)) (ite (<= v1 v0) v1 v0)) (* 2 v0 (ite (<= v1 v0) v1 v0)))))
(assert (<= 0 v0))
(assert (not (= (* 2 v2) (+ (* (+ 1 v1) (+ 2 v1)) (* (- 1) (+ 1 (ite (<= v0 (+ 1 v1)) v0 (+ 1 v1))) (ite (<= v0 (+ 1 v1)) v0 (+ 1 v1))) (* 2 v0 (ite (<= v0 (+ 1 v1)) v0 (+ 1 v1)))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; prefix
(declare-const v1 Int) ; i
(assert (<= 0.0 (to_real v0)))
(assert (not (<= 0.0 (ite (>= (to_real v0) (+ 1.0 (to_real v1))) (to_real v0) (+ 1.0 (to_real v1))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; M
(declare-const v2 Int) ; i
(declare-const v3 Int) ; N
(define-fun d4 () Real (ite (>= (* (- 1.0) (to_real v0)) (+ 1.0 (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v0)))) (* (- 1.0) (to_real v0)) (+ 1.0 (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v0)))))
(declare-const v4 Real) ; exp(scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D)))*v[u, e]
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (not (= (ite (> d4 0.0) (* 1.0 v4) 0.0) (ite (> (+ 1.0 (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v0))) 0.0) (* 1.0 v4) 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; prefix
(declare-const v1 Int) ; N
(declare-const v2 Int) ; Sigma(Select(Max(-_b0 + prefix, -_b0 + i + 1), 1, 0), _b0, Range(0, N))
(declare-const v3 Int) ; i
(define-fun d4 () Real (ite (<= (to_real v1) (ite (>= (to_real v0) (+ 1.0 (to_real v3))) (to_real v0) (+ 1.0 (to_real v3)))) (to_real v1) (ite (>= (to_real v0) (+ 1.0 (to_real v3))) (to_real v0) (+ 1.0 (to_real v3)))))
(assert (<= (to_real v0) (to_real v1)))
(assert (= (to_real v2) d4))
(assert (and (<= 0.0 (to_real v3)) (< (to_real v3) (to_real v1))))
(assert (<= 0.0 (to_real v0)))
(assert (not (= (to_real v2) (ite (>= (to_real v0) (+ 1.0 (to_real v3))) (to_real v0) (+ 1.0 (to_real v3))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; prefix
(declare-const v1 Int) ; k
(declare-const v2 Int) ; i
(define-fun d3 () Real (ite (>= (+ (to_real v0) (* (- 1.0) (to_real v1))) (+ 1.0 (to_real v2) (* (- 1.0) (to_real v1)))) (+ (to_real v0) (* (- 1.0) (to_real v1))) (+ 1.0 (to_real v2) (* (- 1.0) (to_real v1)))))
(assert (not (= (ite (> d3 0.0) 1.0 0.0) (ite (> (+ (* (- 1.0) (to_real v1)) (ite (>= (to_real v0) (+ 1.0 (to_real v2))) (to_real v0) (+ 1.0 (to_real v2)))) 0.0) 1.0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; prefix
(declare-const v1 Int) ; N
(assert (<= (to_real v0) (to_real v1)))
(assert (<= 0.0 (to_real v0)))
(assert (not (= (ite (<= (to_real v1) (to_real v0)) (to_real v1) (to_real v0)) (to_real v0))))
(check-sat)

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

(set-logic ALL)
(declare-const v0 Real) ; mask[i, u]
(declare-const v1 Real) ; exp(scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D)))*v[u, e]
(assert (<= v0 0.0))
(assert (not (= (ite (> v0 0.0) (* 1.0 v1) 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; finite.mask[i, u]
(declare-const v1 Real) ; exp(scale[0]*Sigma(k2[u, _b0]*q[i, _b0], _b0, Range(0, D)))*exp(mask[i, u])*v2[u, e]
(declare-const v2 Real) ; exp(scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D)))*exp(mask[i, u])*v[u, e]
(assert (<= v0 0.0))
(assert (not (= (ite (> v0 0.0) (* 1.0 v1) 0.0) (ite (> v0 0.0) (* 1.0 v2) 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; dropout[0]
(declare-const v1 Real) ; Sigma(exp(scale[0]*Sigma(k[_b1, _b0]*q[i, _b0], _b0, Range(0, D)))*Select(-_b1 + M - N + i + 1, 1, 0)*v[_b1, e], _b1, Range(0, M))
(declare-const v2 Real) ; Sigma(exp(scale[0]*Sigma(k[_b1, _b0]*q[i, _b0], _b0, Range(0, D)))*Select(-_b1 + M - N + i + 1, 1, 0), _b1, Range(0, M))
(assert (< 0.0 (+ 1.0 (* (- 1.0) v0))))
(assert (not (= (+ (* v1 (/ 1.0 (+ 1.0 (* (- 1.0) v0))) (/ 1.0 v2)) (* (- 1.0) v0 v1 (/ 1.0 (+ 1.0 (* (- 1.0) v0))) (/ 1.0 v2))) (* v1 (/ 1.0 v2)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; mask[i, u]
(declare-const v1 Real) ; j
(declare-const v2 Real) ; u
(declare-const v3 Real) ; scale[0]
(declare-const v4 Real) ; Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D))
(declare-const v5 Real) ; exp scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D)) 1
(define-fun d6 () Real (ite (> v0 0.0) (* (ite (> (+ 1.0 (* (- 1.0) (ite (>= (+ v1 (* (- 1.0) v2)) 0.0) (+ v1 (* (- 1.0) v2)) (- (+ v1 (* (- 1.0) v2)))))) 0.0) 1.0 0.0) (* 1.0 v5)) 0.0))
(define-fun d7 () Real (* (ite (> (+ 1.0 (* (- 1.0) (ite (>= (+ v1 (* (- 1.0) v2)) 0.0) (+ v1 (* (- 1.0) v2)) (- (+ v1 (* (- 1.0) v2)))))) 0.0) 1.0 0.0) (ite (> v0 0.0) (* 1.0 v5) 0.0)))
(assert (> v5 0.0))
(assert (= (>= (* v3 v4) 0.0) (>= v5 1.0)))
(assert (= (<= (* v3 v4) 0.0) (<= v5 1.0)))
(assert (>= v5 (+ 1.0 (* v3 v4))))
(assert (not (= d6 d7)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(w[_b0], _b0, Bag(A))
(declare-const v1 Real) ; Sigma(v[_b0]*w[_b0], _b0, Bag(A))
(declare-const v2 Real) ; Big(v[_b0], _b0, Bag(A))
(assert (< 0.0 v0))
(assert (<= v1 (* v2 v0)))
(assert (not (<= (* v1 (/ 1.0 v0)) v2)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; mask[i, u]
(declare-const v1 Real) ; exp(scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D)))*v[u, e]
(assert (< 0.0 v0))
(assert (not (= (ite (> v0 0.0) (* 1.0 v1) 0.0) (* 1.0 v1))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; mask[i, u]
(declare-const v1 Real) ; scale[0]*Sigma(k2[u, _b0]*q[i, _b0], _b0, Range(0, D))
(declare-const v2 Real) ; exp scale[0]*Sigma(k2[u, _b0]*q[i, _b0], _b0, Range(0, D)) 1
(declare-const v3 Real) ; scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D))
(declare-const v4 Real) ; exp scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D)) 1
(assert (> v2 0.0))
(assert (= (>= (* 1.0 v1) 0.0) (>= v2 1.0)))
(assert (= (<= (* 1.0 v1) 0.0) (<= v2 1.0)))
(assert (>= v2 (+ 1.0 (* 1.0 v1))))
(assert (> v4 0.0))
(assert (= (>= (* 1.0 v3) 0.0) (>= v4 1.0)))
(assert (= (<= (* 1.0 v3) 0.0) (<= v4 1.0)))
(assert (>= v4 (+ 1.0 (* 1.0 v3))))
(assert (= (<= (* 1.0 v3) (* 1.0 v1)) (<= v4 v2)))
(assert (= (>= (* 1.0 v3) (* 1.0 v1)) (>= v4 v2)))
(assert (= (<= (* 1.0 v3) (* 1.0 v1)) (<= (* 1.0 v4) (* 1.0 v2))))
(assert (= (>= (* 1.0 v3) (* 1.0 v1)) (>= (* 1.0 v4) (* 1.0 v2))))
(assert (<= v0 0.0))
(assert (not (= (ite (> v0 0.0) (* 1.0 v2) 0.0) (ite (> v0 0.0) (* 1.0 v4) 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; mask[i, u]
(declare-const v1 Real) ; exp(scale[0]*Sigma(k2[u, _b0]*q[i, _b0], _b0, Range(0, D)))*v2[u, e]
(declare-const v2 Real) ; exp(scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D)))*v[u, e]
(assert (<= v0 0.0))
(assert (not (= (ite (> v0 0.0) (* 1.0 v1) 0.0) (ite (> v0 0.0) (* 1.0 v2) 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; finite.mask[i, u]
(declare-const v1 Real) ; exp(scale[0]*Sigma(k2[u, _b0]*q[i, _b0], _b0, Range(0, D)))*exp(mask[i, u])
(declare-const v2 Real) ; exp(scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D)))*exp(mask[i, u])
(assert (<= v0 0.0))
(assert (not (= (ite (> v0 0.0) (* 1.0 v1) 0.0) (ite (> v0 0.0) (* 1.0 v2) 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; dropout[0]
(assert (< v0 1.0))
(assert (not (< 0.0 (+ 1.0 (* (- 1.0) v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k
(declare-const v1 Int) ; N
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (not (<= (to_real v0) (+ 1.0 (to_real v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(-v[_b0]*w[_b0], _b0, Bag(A))
(declare-const v1 Real) ; Sigma(w[_b0], _b0, Bag(A))
(declare-const v2 Real) ; Big(-v[_b0], _b0, Bag(A))
(declare-const v3 Real) ; Sigma(v[_b0]*w[_b0], _b0, Bag(A))
(assert (<= (* v0 (/ 1.0 v1)) v2))
(assert (= v0 (* (- 1.0) v3)))
(assert (not (<= (* (- 1.0) v2) (* v3 (/ 1.0 v1)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k
(declare-const v1 Int) ; N
(assert (and (<= 0 v0) (< v0 v1)))
(assert (not (<= (+ 1 v0) v1)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; schema_c
(declare-const v1 Real) ; schema_x
(assert (not (= (ite (> v0 0.0) v1 0.0) (* v1 (ite (> v0 0.0) 1.0 0.0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; finite.mask[i, u]
(declare-const v1 Real) ; exp(scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D)))*exp(mask[i, u])*v[u, e]
(assert (< 0.0 v0))
(assert (not (= (ite (> v0 0.0) (* 1.0 v1) 0.0) (* 1.0 v1))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; mask[i, u]
(declare-const v1 Real) ; scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D))
(declare-const v2 Real) ; exp scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D)) 1
(assert (> v2 0.0))
(assert (= (>= (* 1.0 v1) 0.0) (>= v2 1.0)))
(assert (= (<= (* 1.0 v1) 0.0) (<= v2 1.0)))
(assert (>= v2 (+ 1.0 (* 1.0 v1))))
(assert (< 0.0 v0))
(assert (not (= (ite (> v0 0.0) (* 1.0 v2) 0.0) (* 1.0 v2))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k
(declare-const v1 Int) ; N
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (not (<= 0.0 (to_real v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; M
(declare-const v1 Real) ; Sigma(exp(scale[0]*Sigma(k[_b1, _b0]*q[i, _b0], _b0, Range(0, D))), _b1, Range(0, M))
(assert (< 0.0 (to_real v0)))
(assert (< 0.0 v1))
(assert (not (not (= v1 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; M
(declare-const v1 Real) ; i
(declare-const v2 Real) ; N
(declare-const v3 Real) ; u
(declare-const v4 Real) ; noise[i, u]
(declare-const v5 Real) ; dropout[0]
(declare-const v6 Real) ; v[u, e]
(declare-const v7 Real) ; scale[0]
(declare-const v8 Real) ; Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D))
(declare-const v9 Real) ; exp scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D)) 1
(assert (> v9 0.0))
(assert (= (>= (* v7 v8) 0.0) (>= v9 1.0)))
(assert (= (<= (* v7 v8) 0.0) (<= v9 1.0)))
(assert (>= v9 (+ 1.0 (* v7 v8))))
(assert (not (= (ite (> (+ 1.0 v0 v1 (* (- 1.0) v2) (* (- 1.0) v3)) 0.0) (* (+ 1.0 (* (- 1.0) (ite (> (+ (* (- 1.0) v4) v5) 0.0) 1.0 0.0))) v6 (* 1.0 v9)) 0.0) (* (+ 1.0 (* (- 1.0) (ite (> (+ (* (- 1.0) v4) v5) 0.0) 1.0 0.0))) (ite (> (+ 1.0 v0 v1 (* (- 1.0) v2) (* (- 1.0) v3)) 0.0) (* v6 (* 1.0 v9)) 0.0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k
(declare-const v1 Int) ; N
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (not (<= (to_real v0) (to_real v1))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; u
(declare-const v1 Real) ; k
(declare-const v2 Real) ; N
(declare-const v3 Real) ; f[u]
(assert (and (<= (+ 1.0 v1) v0) (< v0 v2)))
(assert (not (= (* v3 (ite (> (+ 1.0 (* (- 1.0) (ite (>= (+ v1 (* (- 1.0) v0)) 0.0) (+ v1 (* (- 1.0) v0)) (- (+ v1 (* (- 1.0) v0)))))) 0.0) 1.0 0.0)) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; mask[i, j]
(declare-const v1 Real) ; scale[0]*Sigma(k[j, _b0]*q[i, _b0], _b0, Range(0, D))
(declare-const v2 Real) ; exp scale[0]*Sigma(k[j, _b0]*q[i, _b0], _b0, Range(0, D)) 1
(assert (> v2 0.0))
(assert (= (>= (* 1.0 v1) 0.0) (>= v2 1.0)))
(assert (= (<= (* 1.0 v1) 0.0) (<= v2 1.0)))
(assert (>= v2 (+ 1.0 (* 1.0 v1))))
(assert (<= v0 0.0))
(assert (not (= (ite (> v0 0.0) (* 1.0 v2) 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; finite.mask[i, u]
(declare-const v1 Real) ; exp(scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D)))*exp(mask[i, u])
(assert (< 0.0 v0))
(assert (not (= (ite (> v0 0.0) (* 1.0 v1) 0.0) (* 1.0 v1))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D))
(declare-const v1 Real) ; exp scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D)) 1
(assert (> v1 0.0))
(assert (= (>= (* 1.0 v0) 0.0) (>= v1 1.0)))
(assert (= (<= (* 1.0 v0) 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 (* 1.0 v0))))
(assert (not (<= 0.0 (* 1.0 v1))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; w[k]
(declare-const v1 Real) ; v[k]
(declare-const v2 Real) ; Big(v[_b0], _b0, Bag(A))
(assert (<= 0.0 v0))
(assert (<= v1 v2))
(assert (not (<= (* v1 v0) (* v2 v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; f[k]
(assert (not (= (* v0 (ite (> 1.0 0.0) 1.0 0.0)) v0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; noise[i, k0]
(assert (<= 0.0 v0))
(assert (not (= (ite (> (* (- 1.0) v0) 0.0) 1.0 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; dropout[0]
(declare-const v1 Real) ; Sigma(exp(scale[0]*Sigma(k[_b1, _b0]*q[i, _b0], _b0, Range(0, D)))*v[_b1, e], _b1, Range(0, M))
(declare-const v2 Real) ; Sigma(exp(scale[0]*Sigma(k[_b1, _b0]*q[i, _b0], _b0, Range(0, D))), _b1, Range(0, M))
(assert (< 0.0 (+ 1.0 (* (- 1.0) v0))))
(assert (not (= (+ (* v1 (/ 1.0 (+ 1.0 (* (- 1.0) v0))) (/ 1.0 v2)) (* (- 1.0) v0 v1 (/ 1.0 (+ 1.0 (* (- 1.0) v0))) (/ 1.0 v2))) (* v1 (/ 1.0 v2)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; k
(declare-const v2 Real) ; f[u]
(define-fun d3 () Real (+ 1.0 (* (- 1.0) (ite (>= (+ (to_real v1) (* (- 1.0) (to_real v0))) 0.0) (+ (to_real v1) (* (- 1.0) (to_real v0))) (- (+ (to_real v1) (* (- 1.0) (to_real v0))))))))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (not (= (* v2 (ite (> d3 0.0) 1.0 0.0)) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; mask[i, u]
(declare-const v1 Real) ; scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D))
(declare-const v2 Real) ; exp scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D)) 1
(assert (> v2 0.0))
(assert (= (>= (* 1.0 v1) 0.0) (>= v2 1.0)))
(assert (= (<= (* 1.0 v1) 0.0) (<= v2 1.0)))
(assert (>= v2 (+ 1.0 (* 1.0 v1))))
(assert (<= v0 0.0))
(assert (not (= (ite (> v0 0.0) (* 1.0 v2) 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; scale[0]*Sigma(k[k0, _b0]*q[i, _b0], _b0, Range(0, D))
(declare-const v1 Real) ; exp scale[0]*Sigma(k[k0, _b0]*q[i, _b0], _b0, Range(0, D)) 1
(assert (> v1 0.0))
(assert (= (>= (* 1.0 v0) 0.0) (>= v1 1.0)))
(assert (= (<= (* 1.0 v0) 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 (* 1.0 v0))))
(assert (not (< 0.0 (* 1.0 v1))))
(check-sat)

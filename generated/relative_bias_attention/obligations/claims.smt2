(set-logic ALL)
(declare-const v0 Real) ; Sigma(exp(bias[-_b1 + M + i - 1]*scale[0])*exp(scale[0]*Sigma(k[_b1, _b0]*q[i, _b0], _b0, Range(0, D))), _b1, Range(0, M))
(declare-const v1 Int) ; M
(declare-const v2 Real) ; Sigma(exp((bias[-_b1 + M + i - 1] + Sigma(k[_b1, _b0]*q[i, _b0], _b0, Range(0, D)))*scale[0]), _b1, Range(0, M))
(assert (< 0.0 v0))
(assert (< 0.0 (to_real v1)))
(assert (< 0.0 v2))
(assert (not (not (= v0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; M
(assert (< 0.0 (to_real v0)))
(assert (not (< 0.0 (to_real v0))))
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
(declare-const v0 Real) ; bias[M + i - k0 - 1]
(declare-const v1 Real) ; scale[0]
(declare-const v2 Real) ; exp bias[M + i - k0 - 1]*scale[0] 1
(declare-const v3 Real) ; Sigma(k[k0, _b0]*q[i, _b0], _b0, Range(0, D))
(declare-const v4 Real) ; exp scale[0]*Sigma(k[k0, _b0]*q[i, _b0], _b0, Range(0, D)) 1
(assert (> v2 0.0))
(assert (= (>= (* v0 v1) 0.0) (>= v2 1.0)))
(assert (= (<= (* v0 v1) 0.0) (<= v2 1.0)))
(assert (>= v2 (+ 1.0 (* v0 v1))))
(assert (> v4 0.0))
(assert (= (>= (* v1 v3) 0.0) (>= v4 1.0)))
(assert (= (<= (* v1 v3) 0.0) (<= v4 1.0)))
(assert (>= v4 (+ 1.0 (* v1 v3))))
(assert (= (<= (* v1 v3) (* v0 v1)) (<= v4 v2)))
(assert (= (>= (* v1 v3) (* v0 v1)) (>= v4 v2)))
(assert (= (<= (* v1 v3) (* v0 v1)) (<= (* 1.0 v4) (* 1.0 v2))))
(assert (= (>= (* v1 v3) (* v0 v1)) (>= (* 1.0 v4) (* 1.0 v2))))
(assert (not (< 0.0 (* (* 1.0 v2) (* 1.0 v4)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(exp((bias[-_b1 + M + k0 - 1] + Sigma(k[_b1, _b0]*q[k0, _b0], _b0, Range(0, D)))*scale[0]), _b1, Range(0, M))
(assert (< 0.0 v0))
(assert (not (not (= v0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; M
(assert (and (<= 0 v0) (< v0 v1)))
(assert (not (= v0 v0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; j
(declare-const v1 Int) ; M
(declare-const v2 Int) ; i
(declare-const v3 Int) ; N
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (and (<= 0.0 (to_real v2)) (< (to_real v2) (to_real v3))))
(assert (not (and (<= 0.0 (+ (- 1.0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v0)))) (< (+ (- 1.0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v0))) (+ (- 1.0) (to_real v1) (to_real v3))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; M
(declare-const v2 Int) ; n
(assert (and (<= 0 v0) (< v0 v1)))
(assert (not (and (<= v2 (+ v2 v0)) (< (+ v2 v0) (+ v1 v2)))))
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
(declare-const v0 Int) ; w
(declare-const v1 Int) ; n
(declare-const v2 Int) ; M
(assert (and (<= v1 v0) (< v0 (+ v2 v1))))
(assert (not (and (<= 0 (+ v0 (* (- 1) v1))) (< (+ v0 (* (- 1) v1)) v2))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; bias[M + i - k0 - 1]
(declare-const v1 Real) ; scale[0]
(declare-const v2 Real) ; exp bias[M + i - k0 - 1]*scale[0] 1
(declare-const v3 Real) ; Sigma(k[k0, _b0]*q[i, _b0], _b0, Range(0, D))
(declare-const v4 Real) ; exp scale[0]*Sigma(k[k0, _b0]*q[i, _b0], _b0, Range(0, D)) 1
(declare-const v5 Real) ; value exp((bias[M + i - k0 - 1] + Sigma(k[k0, _b0]*q[i, _b0], _b0, Range(0, D)))*scale[0])
(assert (> v2 0.0))
(assert (= (>= (* v0 v1) 0.0) (>= v2 1.0)))
(assert (= (<= (* v0 v1) 0.0) (<= v2 1.0)))
(assert (>= v2 (+ 1.0 (* v0 v1))))
(assert (> v4 0.0))
(assert (= (>= (* v1 v3) 0.0) (>= v4 1.0)))
(assert (= (<= (* v1 v3) 0.0) (<= v4 1.0)))
(assert (>= v4 (+ 1.0 (* v1 v3))))
(assert (= (<= (* v1 v3) (* v0 v1)) (<= v4 v2)))
(assert (= (>= (* v1 v3) (* v0 v1)) (>= v4 v2)))
(assert (= v5 (* (* 1.0 v2) v4)))
(assert (> v5 0.0))
(assert (= (>= (* (+ v0 v3) v1) 0.0) (>= v5 1.0)))
(assert (= (<= (* (+ v0 v3) v1) 0.0) (<= v5 1.0)))
(assert (not (< 0.0 v5)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; bias[M + k0 - k1 - 1]
(declare-const v1 Real) ; scale[0]
(declare-const v2 Real) ; exp bias[M + k0 - k1 - 1]*scale[0] 1
(declare-const v3 Real) ; Sigma(k[k1, _b0]*q[k0, _b0], _b0, Range(0, D))
(declare-const v4 Real) ; exp scale[0]*Sigma(k[k1, _b0]*q[k0, _b0], _b0, Range(0, D)) 1
(declare-const v5 Real) ; value exp((bias[M + k0 - k1 - 1] + Sigma(k[k1, _b0]*q[k0, _b0], _b0, Range(0, D)))*scale[0])
(assert (> v2 0.0))
(assert (= (>= (* v0 v1) 0.0) (>= v2 1.0)))
(assert (= (<= (* v0 v1) 0.0) (<= v2 1.0)))
(assert (>= v2 (+ 1.0 (* v0 v1))))
(assert (> v4 0.0))
(assert (= (>= (* v1 v3) 0.0) (>= v4 1.0)))
(assert (= (<= (* v1 v3) 0.0) (<= v4 1.0)))
(assert (>= v4 (+ 1.0 (* v1 v3))))
(assert (= (<= (* v1 v3) (* v0 v1)) (<= v4 v2)))
(assert (= (>= (* v1 v3) (* v0 v1)) (>= v4 v2)))
(assert (= v5 (* (* 1.0 v2) v4)))
(assert (> v5 0.0))
(assert (= (>= (* (+ v0 v3) v1) 0.0) (>= v5 1.0)))
(assert (= (<= (* (+ v0 v3) v1) 0.0) (<= v5 1.0)))
(assert (not (< 0.0 v5)))
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
(declare-const v0 Int) ; w
(declare-const v1 Int) ; n
(declare-const v2 Int) ; M
(assert (and (<= v1 v0) (< v0 (+ v2 v1))))
(assert (not (= v0 v0)))
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
(declare-const v0 Real) ; bias[M + i - u - 1]
(declare-const v1 Real) ; scale[0]
(declare-const v2 Real) ; exp bias[M + i - u - 1]*scale[0] 1
(declare-const v3 Real) ; Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D))
(declare-const v4 Real) ; exp scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D)) 1
(declare-const v5 Real) ; value exp((bias[M + i - u - 1] + Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D)))*scale[0])
(assert (> v2 0.0))
(assert (= (>= (* v0 v1) 0.0) (>= v2 1.0)))
(assert (= (<= (* v0 v1) 0.0) (<= v2 1.0)))
(assert (>= v2 (+ 1.0 (* v0 v1))))
(assert (> v4 0.0))
(assert (= (>= (* v1 v3) 0.0) (>= v4 1.0)))
(assert (= (<= (* v1 v3) 0.0) (<= v4 1.0)))
(assert (>= v4 (+ 1.0 (* v1 v3))))
(assert (= (<= (* v1 v3) (* v0 v1)) (<= v4 v2)))
(assert (= (>= (* v1 v3) (* v0 v1)) (>= v4 v2)))
(assert (= v5 (* (* 1.0 v2) v4)))
(assert (> v5 0.0))
(assert (= (>= (* (+ v0 v3) v1) 0.0) (>= v5 1.0)))
(assert (= (<= (* (+ v0 v3) v1) 0.0) (<= v5 1.0)))
(assert (not (<= 0.0 v5)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; f[k]
(assert (not (= (* v0 (ite (> 1.0 0.0) 1.0 0.0)) v0)))
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

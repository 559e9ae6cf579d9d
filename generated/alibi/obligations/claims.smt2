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
(declare-const v0 Real) ; slope[0]
(declare-const v1 Real) ; scale[0]
(declare-const v2 Real) ; Sigma(k[j, _b0]*q[i, _b0], _b0, Range(0, D))
(declare-const v3 Real) ; M
(declare-const v4 Real) ; i
(declare-const v5 Real) ; N
(declare-const v6 Real) ; j
(define-fun d7 () Real (+ (* v1 v2) (* (- 1.0) (ite (>= (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)) 0.0) (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)) (- (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)))) v0)))
(assert (<= 0.0 v0))
(assert (not (<= d7 (* v1 v2))))
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
(declare-const v0 Int) ; u
(declare-const v1 Int) ; M
(declare-const v2 Int) ; n
(assert (and (<= 0 v0) (< v0 v1)))
(assert (not (and (<= v2 (+ v2 v0)) (< (+ v2 v0) (+ v1 v2)))))
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
(declare-const v0 Int) ; w
(declare-const v1 Int) ; n
(declare-const v2 Int) ; M
(assert (and (<= v1 v0) (< v0 (+ v2 v1))))
(assert (not (and (<= 0 (+ v0 (* (- 1) v1))) (< (+ v0 (* (- 1) v1)) v2))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; scale[0]
(declare-const v1 Real) ; Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D))
(declare-const v2 Real) ; exp scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D)) 1
(declare-const v3 Real) ; M
(declare-const v4 Real) ; i
(declare-const v5 Real) ; N
(declare-const v6 Real) ; u
(declare-const v7 Real) ; slope[0]
(declare-const v8 Real) ; exp Abs(M - N + i - u)*slope[0] 1
(define-fun d9 () Real (+ (* v0 v1) (* (- 1.0) (ite (>= (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)) 0.0) (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)) (- (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)))) v7)))
(declare-const v9 Real) ; value exp(-Abs(M - N + i - u)*slope[0] + scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D)))
(assert (> v2 0.0))
(assert (= (>= (* v0 v1) 0.0) (>= v2 1.0)))
(assert (= (<= (* v0 v1) 0.0) (<= v2 1.0)))
(assert (>= v2 (+ 1.0 (* v0 v1))))
(assert (> v8 0.0))
(assert (= (>= (* (ite (>= (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)) 0.0) (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)) (- (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)))) v7) 0.0) (>= v8 1.0)))
(assert (= (<= (* (ite (>= (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)) 0.0) (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)) (- (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)))) v7) 0.0) (<= v8 1.0)))
(assert (>= v8 (+ 1.0 (* (ite (>= (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)) 0.0) (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)) (- (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)))) v7))))
(assert (= (<= (* (ite (>= (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)) 0.0) (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)) (- (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)))) v7) (* v0 v1)) (<= v8 v2)))
(assert (= (>= (* (ite (>= (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)) 0.0) (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)) (- (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)))) v7) (* v0 v1)) (>= v8 v2)))
(assert (= v9 (/ (* 1.0 v2) v8)))
(assert (> v9 0.0))
(assert (= (>= d9 0.0) (>= v9 1.0)))
(assert (= (<= d9 0.0) (<= v9 1.0)))
(assert (not (<= 0.0 v9)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; scale[0]
(declare-const v1 Real) ; Sigma(k[k0, _b0]*q[i, _b0], _b0, Range(0, D))
(declare-const v2 Real) ; exp scale[0]*Sigma(k[k0, _b0]*q[i, _b0], _b0, Range(0, D)) 1
(declare-const v3 Real) ; M
(declare-const v4 Real) ; i
(declare-const v5 Real) ; N
(declare-const v6 Real) ; k0
(declare-const v7 Real) ; slope[0]
(declare-const v8 Real) ; exp Abs(M - N + i - k0)*slope[0] 1
(define-fun d9 () Real (+ (* v0 v1) (* (- 1.0) (ite (>= (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)) 0.0) (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)) (- (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)))) v7)))
(declare-const v9 Real) ; value exp(-Abs(M - N + i - k0)*slope[0] + scale[0]*Sigma(k[k0, _b0]*q[i, _b0], _b0, Range(0, D)))
(assert (> v2 0.0))
(assert (= (>= (* v0 v1) 0.0) (>= v2 1.0)))
(assert (= (<= (* v0 v1) 0.0) (<= v2 1.0)))
(assert (>= v2 (+ 1.0 (* v0 v1))))
(assert (> v8 0.0))
(assert (= (>= (* (ite (>= (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)) 0.0) (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)) (- (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)))) v7) 0.0) (>= v8 1.0)))
(assert (= (<= (* (ite (>= (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)) 0.0) (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)) (- (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)))) v7) 0.0) (<= v8 1.0)))
(assert (>= v8 (+ 1.0 (* (ite (>= (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)) 0.0) (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)) (- (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)))) v7))))
(assert (= (<= (* (ite (>= (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)) 0.0) (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)) (- (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)))) v7) (* v0 v1)) (<= v8 v2)))
(assert (= (>= (* (ite (>= (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)) 0.0) (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)) (- (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)))) v7) (* v0 v1)) (>= v8 v2)))
(assert (= v9 (/ (* 1.0 v2) v8)))
(assert (> v9 0.0))
(assert (= (>= d9 0.0) (>= v9 1.0)))
(assert (= (<= d9 0.0) (<= v9 1.0)))
(assert (not (< 0.0 v9)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; scale[0]
(declare-const v1 Real) ; Sigma(k[k0, _b0]*q[i, _b0], _b0, Range(0, D))
(declare-const v2 Real) ; exp scale[0]*Sigma(k[k0, _b0]*q[i, _b0], _b0, Range(0, D)) 1
(declare-const v3 Real) ; M
(declare-const v4 Real) ; i
(declare-const v5 Real) ; N
(declare-const v6 Real) ; k0
(declare-const v7 Real) ; slope[0]
(declare-const v8 Real) ; exp Abs(M - N + i - k0)*slope[0] 1
(declare-const v9 Real) ; value exp(-Abs(M - N + i - k0)*slope[0])
(assert (> v2 0.0))
(assert (= (>= (* v0 v1) 0.0) (>= v2 1.0)))
(assert (= (<= (* v0 v1) 0.0) (<= v2 1.0)))
(assert (>= v2 (+ 1.0 (* v0 v1))))
(assert (> v8 0.0))
(assert (= (>= (* (ite (>= (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)) 0.0) (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)) (- (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)))) v7) 0.0) (>= v8 1.0)))
(assert (= (<= (* (ite (>= (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)) 0.0) (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)) (- (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)))) v7) 0.0) (<= v8 1.0)))
(assert (>= v8 (+ 1.0 (* (ite (>= (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)) 0.0) (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)) (- (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)))) v7))))
(assert (= (<= (* (ite (>= (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)) 0.0) (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)) (- (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)))) v7) (* v0 v1)) (<= v8 v2)))
(assert (= (>= (* (ite (>= (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)) 0.0) (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)) (- (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)))) v7) (* v0 v1)) (>= v8 v2)))
(assert (= v9 (/ 1.0 v8)))
(assert (> v9 0.0))
(assert (= (>= (* (- 1.0) (ite (>= (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)) 0.0) (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)) (- (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)))) v7) 0.0) (>= v9 1.0)))
(assert (= (<= (* (- 1.0) (ite (>= (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)) 0.0) (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)) (- (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)))) v7) 0.0) (<= v9 1.0)))
(assert (= (<= (* (- 1.0) (ite (>= (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)) 0.0) (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)) (- (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)))) v7) (* v0 v1)) (<= v9 (* 1.0 v2))))
(assert (= (>= (* (- 1.0) (ite (>= (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)) 0.0) (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)) (- (+ v3 v4 (* (- 1.0) v5) (* (- 1.0) v6)))) v7) (* v0 v1)) (>= v9 (* 1.0 v2))))
(assert (not (< 0.0 (* (* 1.0 v2) v9))))
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
(declare-const v0 Real) ; Sigma(exp(-Abs(_b1 - M + N - i)*slope[0] + scale[0]*Sigma(k[_b1, _b0]*q[i, _b0], _b0, Range(0, D))), _b1, Range(0, M))
(declare-const v1 Int) ; M
(declare-const v2 Real) ; Sigma(exp(-Abs(_b1 - M + N - i)*slope[0])*exp(scale[0]*Sigma(k[_b1, _b0]*q[i, _b0], _b0, Range(0, D))), _b1, Range(0, M))
(assert (< 0.0 v0))
(assert (< 0.0 (to_real v1)))
(assert (< 0.0 v2))
(assert (not (not (= v2 0.0))))
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

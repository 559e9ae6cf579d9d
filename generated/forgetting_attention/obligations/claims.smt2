(set-logic ALL)
(declare-const v0 Int) ; k1
(declare-const v1 Int) ; L
(declare-const v2 Int) ; i
(declare-const v3 Int) ; k0
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (< 0.0 (+ 1.0 (to_real v2) (* (- 1.0) (to_real v3)))))
(assert (< 0.0 (+ 1.0 (to_real v3) (* (- 1.0) (to_real v0)))))
(assert (not (and (<= 0.0 (to_real v0)) (< (to_real v0) (+ 1.0 (to_real v2))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; schema_y
(declare-const v1 Real) ; schema_x
(assert (= v0 0.0))
(assert (= (/ 1.0 v0) 0.0))
(assert (= (/ 1.0 (* v1 v0)) 0.0))
(assert (not (= (/ 1.0 (* v1 v0)) (* (/ 1.0 v1) (/ 1.0 v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; i
(declare-const v1 Int) ; L
(assert (and (<= 0 v0) (< v0 (+ 1 v0))))
(assert (and (<= 0 v0) (< v0 v1)))
(assert (not (<= (+ 1 v0) v1)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; i
(declare-const v1 Int) ; k0
(declare-const v2 Real) ; exp(scale[0]*Sigma(k2[k0, _b0]*q[i, _b0], _b0, Range(0, D)))*exp(Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-gate2[_b0])), 0), _b0, Range(0, L)))*exp(-Sigma(Select(-_b0 + k0 + 1, -ln(1 + exp(-gate2[_b0])), 0), _b0, Range(0, L)))*v2[k0, e]
(declare-const v3 Real) ; exp(scale[0]*Sigma(k[k0, _b0]*q[i, _b0], _b0, Range(0, D)))*exp(Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L)))*exp(-Sigma(Select(-_b0 + k0 + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L)))*v[k0, e]
(assert (<= (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1))) 0.0))
(assert (not (= (ite (> (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1))) 0.0) (* 1.0 v2) 0.0) (ite (> (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1))) 0.0) (* 1.0 v3) 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; schema_y
(declare-const v1 Real) ; schema_x
(assert (not (= v0 0.0)))
(assert (not (= v1 0.0)))
(assert (not (not (= v0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; i
(declare-const v2 Real) ; exp(scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D)))*exp(Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-x)), 0), _b0, Range(0, L)))*exp(-Sigma(Select(-_b0 + u + 1, -ln(1 + exp(-x)), 0), _b0, Range(0, L)))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (+ 1.0 (to_real v1)))))
(assert (not (= (ite (> (+ 1.0 (to_real v1) (* (- 1.0) (to_real v0))) 0.0) (* 1.0 v2) 0.0) (* 1.0 v2))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; i
(declare-const v1 Int) ; k0
(declare-const v2 Real) ; exp(scale[0]*Sigma(k2[k0, _b0]*q[i, _b0], _b0, Range(0, D)))*exp(Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-gate2[_b0])), 0), _b0, Range(0, L)))*exp(-Sigma(Select(-_b0 + k0 + 1, -ln(1 + exp(-gate2[_b0])), 0), _b0, Range(0, L)))
(declare-const v3 Real) ; exp(scale[0]*Sigma(k[k0, _b0]*q[i, _b0], _b0, Range(0, D)))*exp(Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L)))*exp(-Sigma(Select(-_b0 + k0 + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L)))
(assert (<= (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1))) 0.0))
(assert (not (= (ite (> (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1))) 0.0) (* 1.0 v2) 0.0) (ite (> (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1))) 0.0) (* 1.0 v3) 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; i
(declare-const v1 Int) ; k0
(declare-const v2 Real) ; gate2[k0]
(declare-const v3 Real) ; exp gate2[k0] 1
(declare-const v4 Real) ; value exp(-gate2[k0])
(declare-const v5 Real) ; ln(1 + exp(-gate2[k0]))
(declare-const v6 Real) ; exp ln(1 + exp(-gate2[k0])) 1
(declare-const v7 Real) ; gate[k0]
(declare-const v8 Real) ; exp gate[k0] 1
(declare-const v9 Real) ; value exp(-gate[k0])
(declare-const v10 Real) ; ln(1 + exp(-gate[k0]))
(declare-const v11 Real) ; exp ln(1 + exp(-gate[k0])) 1
(assert (> v3 0.0))
(assert (= (>= v2 0.0) (>= v3 1.0)))
(assert (= (<= v2 0.0) (<= v3 1.0)))
(assert (>= v3 (+ 1.0 v2)))
(assert (= v4 (/ 1.0 v3)))
(assert (> v4 0.0))
(assert (= (>= (* (- 1.0) v2) 0.0) (>= v4 1.0)))
(assert (= (<= (* (- 1.0) v2) 0.0) (<= v4 1.0)))
(assert (> v6 0.0))
(assert (= (>= v5 0.0) (>= v6 1.0)))
(assert (= (<= v5 0.0) (<= v6 1.0)))
(assert (>= v6 (+ 1.0 v5)))
(assert (= (<= v5 v2) (<= v6 v3)))
(assert (= (>= v5 v2) (>= v6 v3)))
(assert (=> (> (+ 1.0 v4) 0.0) (= v6 (+ 1.0 v4))))
(assert (> v8 0.0))
(assert (= (>= v7 0.0) (>= v8 1.0)))
(assert (= (<= v7 0.0) (<= v8 1.0)))
(assert (>= v8 (+ 1.0 v7)))
(assert (= (<= v7 v2) (<= v8 v3)))
(assert (= (>= v7 v2) (>= v8 v3)))
(assert (= (<= v7 v5) (<= v8 v6)))
(assert (= (>= v7 v5) (>= v8 v6)))
(assert (= v9 (/ 1.0 v8)))
(assert (> v9 0.0))
(assert (= (>= (* (- 1.0) v7) 0.0) (>= v9 1.0)))
(assert (= (<= (* (- 1.0) v7) 0.0) (<= v9 1.0)))
(assert (= (<= (* (- 1.0) v7) (* (- 1.0) v2)) (<= v9 v4)))
(assert (= (>= (* (- 1.0) v7) (* (- 1.0) v2)) (>= v9 v4)))
(assert (> v11 0.0))
(assert (= (>= v10 0.0) (>= v11 1.0)))
(assert (= (<= v10 0.0) (<= v11 1.0)))
(assert (>= v11 (+ 1.0 v10)))
(assert (= (<= v10 v2) (<= v11 v3)))
(assert (= (>= v10 v2) (>= v11 v3)))
(assert (= (<= v10 v5) (<= v11 v6)))
(assert (= (>= v10 v5) (>= v11 v6)))
(assert (= (<= v10 v7) (<= v11 v8)))
(assert (= (>= v10 v7) (>= v11 v8)))
(assert (=> (> (+ 1.0 v9) 0.0) (= v11 (+ 1.0 v9))))
(assert (<= (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1))) 0.0))
(assert (not (= (ite (> (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1))) 0.0) (* (- 1.0) v5) 0.0) (ite (> (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1))) 0.0) (* (- 1.0) v10) 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; i
(declare-const v1 Int) ; L
(declare-const v2 Int) ; k0
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (and (<= 0.0 (to_real v2)) (< (to_real v2) (+ 1.0 (to_real v0)))))
(assert (not (<= (+ 1.0 (to_real v2)) (to_real v1))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; i
(declare-const v1 Int) ; L
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (not (and (<= 0.0 (to_real v0)) (< (to_real v0) (+ 1.0 (to_real v0))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; i
(declare-const v2 Real) ; exp(scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D)))*exp(Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L)))*exp(-Sigma(Select(-_b0 + u + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L)))*v[u, e]
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (+ 1.0 (to_real v1)))))
(assert (not (= (ite (> (+ 1.0 (to_real v1) (* (- 1.0) (to_real v0))) 0.0) (* 1.0 v2) 0.0) (* 1.0 v2))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; i
(declare-const v2 Int) ; L
(declare-const v3 Real) ; exp(-Abs(i - u)*ln(1 + exp(-x)))*exp(scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D)))
(assert (and (<= (+ 1.0 (to_real v1)) (to_real v0)) (< (to_real v0) (to_real v2))))
(assert (not (= (ite (> (+ 1.0 (to_real v1) (* (- 1.0) (to_real v0))) 0.0) (* 1.0 v3) 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(assert (not (>= 0.0 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; k0
(declare-const v2 Int) ; L
(declare-const v3 Real) ; x
(declare-const v4 Real) ; exp x 1
(declare-const v5 Real) ; value exp(-x)
(declare-const v6 Real) ; ln(1 + exp(-x))
(declare-const v7 Real) ; exp ln(1 + exp(-x)) 1
(assert (> v4 0.0))
(assert (= (>= v3 0.0) (>= v4 1.0)))
(assert (= (<= v3 0.0) (<= v4 1.0)))
(assert (>= v4 (+ 1.0 v3)))
(assert (= v5 (/ 1.0 v4)))
(assert (> v5 0.0))
(assert (= (>= (* (- 1.0) v3) 0.0) (>= v5 1.0)))
(assert (= (<= (* (- 1.0) v3) 0.0) (<= v5 1.0)))
(assert (> v7 0.0))
(assert (= (>= v6 0.0) (>= v7 1.0)))
(assert (= (<= v6 0.0) (<= v7 1.0)))
(assert (>= v7 (+ 1.0 v6)))
(assert (= (<= v6 v3) (<= v7 v4)))
(assert (= (>= v6 v3) (>= v7 v4)))
(assert (=> (> (+ 1.0 v5) 0.0) (= v7 (+ 1.0 v5))))
(assert (and (<= (+ 1.0 (to_real v1)) (to_real v0)) (< (to_real v0) (to_real v2))))
(assert (not (= (ite (> (+ 1.0 (to_real v1) (* (- 1.0) (to_real v0))) 0.0) (* (- 1.0) v6) 0.0) 0.0)))
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
(declare-const v0 Int) ; u
(declare-const v1 Int) ; i
(declare-const v2 Real) ; exp(scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D)))*exp(Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-x)), 0), _b0, Range(0, L)))*exp(-Sigma(Select(-_b0 + u + 1, -ln(1 + exp(-x)), 0), _b0, Range(0, L)))*v[u, e]
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (+ 1.0 (to_real v1)))))
(assert (not (= (ite (> (+ 1.0 (to_real v1) (* (- 1.0) (to_real v0))) 0.0) (* 1.0 v2) 0.0) (* 1.0 v2))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; schema_x
(declare-const v1 Real) ; schema_y
(assert (= v0 0.0))
(assert (not (= (* v0 v1) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(Select(-_b0 + k0 + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L))
(declare-const v1 Real) ; exp Sigma(Select(-_b0 + k0 + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L)) 1
(declare-const v2 Real) ; scale[0]
(declare-const v3 Real) ; Sigma(k[k0, _b0]*q[i, _b0], _b0, Range(0, D))
(declare-const v4 Real) ; exp scale[0]*Sigma(k[k0, _b0]*q[i, _b0], _b0, Range(0, D)) 1
(declare-const v5 Real) ; Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L))
(declare-const v6 Real) ; exp Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L)) 1
(declare-const v7 Real) ; value exp(scale[0]*Sigma(k[k0, _b0]*q[i, _b0], _b0, Range(0, D)) + Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L)) - Sigma(Select(-_b0 + k0 + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L)))
(assert (> v1 0.0))
(assert (= (>= v0 0.0) (>= v1 1.0)))
(assert (= (<= v0 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 v0)))
(assert (> v4 0.0))
(assert (= (>= (* v2 v3) 0.0) (>= v4 1.0)))
(assert (= (<= (* v2 v3) 0.0) (<= v4 1.0)))
(assert (>= v4 (+ 1.0 (* v2 v3))))
(assert (= (<= (* v2 v3) v0) (<= v4 v1)))
(assert (= (>= (* v2 v3) v0) (>= v4 v1)))
(assert (> v6 0.0))
(assert (= (>= v5 0.0) (>= v6 1.0)))
(assert (= (<= v5 0.0) (<= v6 1.0)))
(assert (>= v6 (+ 1.0 v5)))
(assert (= (<= v5 v0) (<= v6 v1)))
(assert (= (>= v5 v0) (>= v6 v1)))
(assert (= (<= v5 (* v2 v3)) (<= v6 v4)))
(assert (= (>= v5 (* v2 v3)) (>= v6 v4)))
(assert (= v7 (* (* (/ 1.0 v1) v4) v6)))
(assert (> v7 0.0))
(assert (= (>= (+ (* (- 1.0) v0) (* v2 v3) v5) 0.0) (>= v7 1.0)))
(assert (= (<= (+ (* (- 1.0) v0) (* v2 v3) v5) 0.0) (<= v7 1.0)))
(assert (not (< 0.0 v7)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; schema_y
(declare-const v1 Real) ; schema_x
(assert (not (= v0 0.0)))
(assert (not (= v1 0.0)))
(assert (not (not (= v1 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; L
(declare-const v2 Int) ; i
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (< 0.0 (+ 1.0 (to_real v2) (* (- 1.0) (to_real v0)))))
(assert (not (and (<= 0.0 (to_real v0)) (< (to_real v0) (+ 1.0 (to_real v2))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; i
(declare-const v1 Int) ; L
(assert (and (<= 0 v0) (< v0 v1)))
(assert (not (<= (+ 1 v0) v1)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(exp(scale[0]*Sigma(k[_b1, _b0]*q[i, _b0], _b0, Range(0, D)) - Sigma(Select(-_b0 + _b1 + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L)) + Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L))), _b1, Range(0, i + 1))
(assert (< 0.0 v0))
(assert (not (not (= v0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; k1
(declare-const v2 Real) ; gate2[k1]
(declare-const v3 Real) ; exp gate2[k1] 1
(declare-const v4 Real) ; value exp(-gate2[k1])
(declare-const v5 Real) ; ln(1 + exp(-gate2[k1]))
(declare-const v6 Real) ; exp ln(1 + exp(-gate2[k1])) 1
(declare-const v7 Real) ; gate[k1]
(declare-const v8 Real) ; exp gate[k1] 1
(declare-const v9 Real) ; value exp(-gate[k1])
(declare-const v10 Real) ; ln(1 + exp(-gate[k1]))
(declare-const v11 Real) ; exp ln(1 + exp(-gate[k1])) 1
(assert (> v3 0.0))
(assert (= (>= v2 0.0) (>= v3 1.0)))
(assert (= (<= v2 0.0) (<= v3 1.0)))
(assert (>= v3 (+ 1.0 v2)))
(assert (= v4 (/ 1.0 v3)))
(assert (> v4 0.0))
(assert (= (>= (* (- 1.0) v2) 0.0) (>= v4 1.0)))
(assert (= (<= (* (- 1.0) v2) 0.0) (<= v4 1.0)))
(assert (> v6 0.0))
(assert (= (>= v5 0.0) (>= v6 1.0)))
(assert (= (<= v5 0.0) (<= v6 1.0)))
(assert (>= v6 (+ 1.0 v5)))
(assert (= (<= v5 v2) (<= v6 v3)))
(assert (= (>= v5 v2) (>= v6 v3)))
(assert (=> (> (+ 1.0 v4) 0.0) (= v6 (+ 1.0 v4))))
(assert (> v8 0.0))
(assert (= (>= v7 0.0) (>= v8 1.0)))
(assert (= (<= v7 0.0) (<= v8 1.0)))
(assert (>= v8 (+ 1.0 v7)))
(assert (= (<= v7 v2) (<= v8 v3)))
(assert (= (>= v7 v2) (>= v8 v3)))
(assert (= (<= v7 v5) (<= v8 v6)))
(assert (= (>= v7 v5) (>= v8 v6)))
(assert (= v9 (/ 1.0 v8)))
(assert (> v9 0.0))
(assert (= (>= (* (- 1.0) v7) 0.0) (>= v9 1.0)))
(assert (= (<= (* (- 1.0) v7) 0.0) (<= v9 1.0)))
(assert (= (<= (* (- 1.0) v7) (* (- 1.0) v2)) (<= v9 v4)))
(assert (= (>= (* (- 1.0) v7) (* (- 1.0) v2)) (>= v9 v4)))
(assert (> v11 0.0))
(assert (= (>= v10 0.0) (>= v11 1.0)))
(assert (= (<= v10 0.0) (<= v11 1.0)))
(assert (>= v11 (+ 1.0 v10)))
(assert (= (<= v10 v2) (<= v11 v3)))
(assert (= (>= v10 v2) (>= v11 v3)))
(assert (= (<= v10 v5) (<= v11 v6)))
(assert (= (>= v10 v5) (>= v11 v6)))
(assert (= (<= v10 v7) (<= v11 v8)))
(assert (= (>= v10 v7) (>= v11 v8)))
(assert (=> (> (+ 1.0 v9) 0.0) (= v11 (+ 1.0 v9))))
(assert (<= (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1))) 0.0))
(assert (not (= (ite (> (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1))) 0.0) (* (- 1.0) v5) 0.0) (ite (> (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1))) 0.0) (* (- 1.0) v10) 0.0))))
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
(declare-const v0 Real) ; schema_x
(declare-const v1 Real) ; schema_y
(assert (= (/ 1.0 v0) 0.0))
(assert (= (/ 1.0 (* v0 v1)) 0.0))
(assert (= v0 0.0))
(assert (not (= (/ 1.0 (* v0 v1)) (* (/ 1.0 v0) (/ 1.0 v1)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; i
(declare-const v2 Int) ; L
(declare-const v3 Real) ; exp(scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D)))*exp(Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L)))*exp(-Sigma(Select(-_b0 + u + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L)))
(assert (and (<= (+ 1.0 (to_real v1)) (to_real v0)) (< (to_real v0) (to_real v2))))
(assert (not (= (ite (> (+ 1.0 (to_real v1) (* (- 1.0) (to_real v0))) 0.0) (* 1.0 v3) 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; i
(declare-const v2 Real) ; exp(-Abs(i - u)*ln(1 + exp(-x)))*exp(scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D)))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (+ 1.0 (to_real v1)))))
(assert (not (= (ite (> (+ 1.0 (to_real v1) (* (- 1.0) (to_real v0))) 0.0) (* 1.0 v2) 0.0) (* 1.0 v2))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; i
(declare-const v2 Real) ; exp(scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D)))*exp(Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L)))*exp(-Sigma(Select(-_b0 + u + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L)))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (+ 1.0 (to_real v1)))))
(assert (not (= (ite (> (+ 1.0 (to_real v1) (* (- 1.0) (to_real v0))) 0.0) (* 1.0 v2) 0.0) (* 1.0 v2))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; i
(declare-const v2 Int) ; L
(declare-const v3 Real) ; exp(scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D)))*exp(Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-x)), 0), _b0, Range(0, L)))*exp(-Sigma(Select(-_b0 + u + 1, -ln(1 + exp(-x)), 0), _b0, Range(0, L)))*v[u, e]
(assert (and (<= (+ 1.0 (to_real v1)) (to_real v0)) (< (to_real v0) (to_real v2))))
(assert (not (= (ite (> (+ 1.0 (to_real v1) (* (- 1.0) (to_real v0))) 0.0) (* 1.0 v3) 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; k0
(declare-const v2 Real) ; x
(declare-const v3 Real) ; exp x 1
(declare-const v4 Real) ; value exp(-x)
(declare-const v5 Real) ; ln(1 + exp(-x))
(declare-const v6 Real) ; exp ln(1 + exp(-x)) 1
(assert (> v3 0.0))
(assert (= (>= v2 0.0) (>= v3 1.0)))
(assert (= (<= v2 0.0) (<= v3 1.0)))
(assert (>= v3 (+ 1.0 v2)))
(assert (= v4 (/ 1.0 v3)))
(assert (> v4 0.0))
(assert (= (>= (* (- 1.0) v2) 0.0) (>= v4 1.0)))
(assert (= (<= (* (- 1.0) v2) 0.0) (<= v4 1.0)))
(assert (> v6 0.0))
(assert (= (>= v5 0.0) (>= v6 1.0)))
(assert (= (<= v5 0.0) (<= v6 1.0)))
(assert (>= v6 (+ 1.0 v5)))
(assert (= (<= v5 v2) (<= v6 v3)))
(assert (= (>= v5 v2) (>= v6 v3)))
(assert (=> (> (+ 1.0 v4) 0.0) (= v6 (+ 1.0 v4))))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (+ 1.0 (to_real v1)))))
(assert (not (= (ite (> (+ 1.0 (to_real v1) (* (- 1.0) (to_real v0))) 0.0) (* (- 1.0) v5) 0.0) (* (- 1.0) v5))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; i
(declare-const v2 Int) ; L
(declare-const v3 Real) ; exp(scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D)))*exp(Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L)))*exp(-Sigma(Select(-_b0 + u + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L)))*v[u, e]
(assert (and (<= (+ 1.0 (to_real v1)) (to_real v0)) (< (to_real v0) (to_real v2))))
(assert (not (= (ite (> (+ 1.0 (to_real v1) (* (- 1.0) (to_real v0))) 0.0) (* 1.0 v3) 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; n
(assert (not (<= (to_real v0) (+ 1.0 (to_real v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; schema_y
(declare-const v1 Real) ; schema_x
(assert (= v0 0.0))
(assert (not (= (* v1 v0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; i
(declare-const v1 Int) ; L
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (not (< 0.0 (+ 1.0 (to_real v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; i
(declare-const v1 Int) ; L
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (+ 1.0 (to_real v0)))))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (not (<= 0.0 (+ 1.0 (to_real v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; i
(declare-const v2 Real) ; exp(-Abs(i - u)*ln(1 + exp(-x)))*exp(scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D)))*v[u, e]
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (+ 1.0 (to_real v1)))))
(assert (not (= (ite (> (+ 1.0 (to_real v1) (* (- 1.0) (to_real v0))) 0.0) (* 1.0 v2) 0.0) (* 1.0 v2))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; i
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (+ 1.0 (to_real v1)))))
(assert (not (= (ite (>= (+ (to_real v1) (* (- 1.0) (to_real v0))) 0.0) (+ (to_real v1) (* (- 1.0) (to_real v0))) (- (+ (to_real v1) (* (- 1.0) (to_real v0))))) (+ (to_real v1) (* (- 1.0) (to_real v0))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; i
(declare-const v1 Int) ; L
(declare-const v2 Int) ; k0
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (and (<= 0.0 (to_real v2)) (< (to_real v2) (+ 1.0 (to_real v0)))))
(assert (not (<= 0.0 (+ 1.0 (to_real v2)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(Select(-_b0 + u + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L))
(declare-const v1 Real) ; exp Sigma(Select(-_b0 + u + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L)) 1
(declare-const v2 Real) ; scale[0]
(declare-const v3 Real) ; Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D))
(declare-const v4 Real) ; exp scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D)) 1
(declare-const v5 Real) ; Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L))
(declare-const v6 Real) ; exp Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L)) 1
(declare-const v7 Real) ; value exp(scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D)) + Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L)) - Sigma(Select(-_b0 + u + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L)))
(assert (> v1 0.0))
(assert (= (>= v0 0.0) (>= v1 1.0)))
(assert (= (<= v0 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 v0)))
(assert (> v4 0.0))
(assert (= (>= (* v2 v3) 0.0) (>= v4 1.0)))
(assert (= (<= (* v2 v3) 0.0) (<= v4 1.0)))
(assert (>= v4 (+ 1.0 (* v2 v3))))
(assert (= (<= (* v2 v3) v0) (<= v4 v1)))
(assert (= (>= (* v2 v3) v0) (>= v4 v1)))
(assert (> v6 0.0))
(assert (= (>= v5 0.0) (>= v6 1.0)))
(assert (= (<= v5 0.0) (<= v6 1.0)))
(assert (>= v6 (+ 1.0 v5)))
(assert (= (<= v5 v0) (<= v6 v1)))
(assert (= (>= v5 v0) (>= v6 v1)))
(assert (= (<= v5 (* v2 v3)) (<= v6 v4)))
(assert (= (>= v5 (* v2 v3)) (>= v6 v4)))
(assert (= v7 (* (* (/ 1.0 v1) v4) v6)))
(assert (> v7 0.0))
(assert (= (>= (+ (* (- 1.0) v0) (* v2 v3) v5) 0.0) (>= v7 1.0)))
(assert (= (<= (+ (* (- 1.0) v0) (* v2 v3) v5) 0.0) (<= v7 1.0)))
(assert (not (<= 0.0 v7)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; schema_x
(declare-const v1 Real) ; exp schema_x 1
(assert (> v1 0.0))
(assert (= (>= v0 0.0) (>= v1 1.0)))
(assert (= (<= v0 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 v0)))
(assert (not (not (= (* 1.0 v1) 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; i
(declare-const v1 Int) ; L
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (not (<= 0.0 (+ 1.0 (to_real v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; i
(declare-const v2 Int) ; L
(declare-const v3 Real) ; x
(declare-const v4 Real) ; exp x 1
(declare-const v5 Real) ; value exp(-x)
(declare-const v6 Real) ; ln(1 + exp(-x))
(declare-const v7 Real) ; exp ln(1 + exp(-x)) 1
(assert (> v4 0.0))
(assert (= (>= v3 0.0) (>= v4 1.0)))
(assert (= (<= v3 0.0) (<= v4 1.0)))
(assert (>= v4 (+ 1.0 v3)))
(assert (= v5 (/ 1.0 v4)))
(assert (> v5 0.0))
(assert (= (>= (* (- 1.0) v3) 0.0) (>= v5 1.0)))
(assert (= (<= (* (- 1.0) v3) 0.0) (<= v5 1.0)))
(assert (> v7 0.0))
(assert (= (>= v6 0.0) (>= v7 1.0)))
(assert (= (<= v6 0.0) (<= v7 1.0)))
(assert (>= v7 (+ 1.0 v6)))
(assert (= (<= v6 v3) (<= v7 v4)))
(assert (= (>= v6 v3) (>= v7 v4)))
(assert (=> (> (+ 1.0 v5) 0.0) (= v7 (+ 1.0 v5))))
(assert (and (<= (+ 1.0 (to_real v1)) (to_real v0)) (< (to_real v0) (to_real v2))))
(assert (not (= (ite (> (+ 1.0 (to_real v1) (* (- 1.0) (to_real v0))) 0.0) (* (- 1.0) v6) 0.0) 0.0)))
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
(declare-const v0 Real) ; schema_y
(declare-const v1 Real) ; schema_x
(assert (not (= v0 0.0)))
(assert (not (= v1 0.0)))
(assert (not (not (= (* v1 v0) 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; i
(declare-const v2 Real) ; x
(declare-const v3 Real) ; exp x 1
(declare-const v4 Real) ; value exp(-x)
(declare-const v5 Real) ; ln(1 + exp(-x))
(declare-const v6 Real) ; exp ln(1 + exp(-x)) 1
(assert (> v3 0.0))
(assert (= (>= v2 0.0) (>= v3 1.0)))
(assert (= (<= v2 0.0) (<= v3 1.0)))
(assert (>= v3 (+ 1.0 v2)))
(assert (= v4 (/ 1.0 v3)))
(assert (> v4 0.0))
(assert (= (>= (* (- 1.0) v2) 0.0) (>= v4 1.0)))
(assert (= (<= (* (- 1.0) v2) 0.0) (<= v4 1.0)))
(assert (> v6 0.0))
(assert (= (>= v5 0.0) (>= v6 1.0)))
(assert (= (<= v5 0.0) (<= v6 1.0)))
(assert (>= v6 (+ 1.0 v5)))
(assert (= (<= v5 v2) (<= v6 v3)))
(assert (= (>= v5 v2) (>= v6 v3)))
(assert (=> (> (+ 1.0 v4) 0.0) (= v6 (+ 1.0 v4))))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (+ 1.0 (to_real v1)))))
(assert (not (= (ite (> (+ 1.0 (to_real v1) (* (- 1.0) (to_real v0))) 0.0) (* (- 1.0) v5) 0.0) (* (- 1.0) v5))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; i
(declare-const v2 Int) ; L
(declare-const v3 Real) ; exp(-Abs(i - u)*ln(1 + exp(-x)))*exp(scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D)))*v[u, e]
(assert (and (<= (+ 1.0 (to_real v1)) (to_real v0)) (< (to_real v0) (to_real v2))))
(assert (not (= (ite (> (+ 1.0 (to_real v1) (* (- 1.0) (to_real v0))) 0.0) (* 1.0 v3) 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; i
(declare-const v2 Int) ; L
(declare-const v3 Real) ; exp(scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D)))*exp(Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-x)), 0), _b0, Range(0, L)))*exp(-Sigma(Select(-_b0 + u + 1, -ln(1 + exp(-x)), 0), _b0, Range(0, L)))
(assert (and (<= (+ 1.0 (to_real v1)) (to_real v0)) (< (to_real v0) (to_real v2))))
(assert (not (= (ite (> (+ 1.0 (to_real v1) (* (- 1.0) (to_real v0))) 0.0) (* 1.0 v3) 0.0) 0.0)))
(check-sat)

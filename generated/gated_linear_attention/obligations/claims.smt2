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
(declare-const v0 Real) ; k[k0, k1]
(declare-const v1 Real) ; exp Max(0, k[k0, k1]) 1
(declare-const v2 Real) ; exp k[k0, k1] 1
(declare-const v3 Real) ; value exp(k[k0, k1] - Max(0, k[k0, k1]))
(declare-const v4 Real) ; q[i, k1]
(declare-const v5 Real) ; exp Max(0, q[i, k1]) 1
(declare-const v6 Real) ; exp q[i, k1] 1
(declare-const v7 Real) ; value exp(q[i, k1] - Max(0, q[i, k1]))
(declare-const v8 Real) ; Sigma(Select(-_b0 + k0 + 1, -ln(1 + exp(-gates[_b0, k1])), 0), _b0, Range(0, L))
(declare-const v9 Real) ; exp Sigma(Select(-_b0 + k0 + 1, -ln(1 + exp(-gates[_b0, k1])), 0), _b0, Range(0, L)) 1
(declare-const v10 Real) ; Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-gates[_b0, k1])), 0), _b0, Range(0, L))
(declare-const v11 Real) ; exp Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-gates[_b0, k1])), 0), _b0, Range(0, L)) 1
(declare-const v12 Real) ; value exp(Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-gates[_b0, k1])), 0), _b0, Range(0, L)) - Sigma(Select(-_b0 + k0 + 1, -ln(1 + exp(-gates[_b0, k1])), 0), _b0, Range(0, L)))
(assert (> v1 0.0))
(assert (= (>= (ite (>= 0.0 v0) 0.0 v0) 0.0) (>= v1 1.0)))
(assert (= (<= (ite (>= 0.0 v0) 0.0 v0) 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 (ite (>= 0.0 v0) 0.0 v0))))
(assert (> v2 0.0))
(assert (= (>= v0 0.0) (>= v2 1.0)))
(assert (= (<= v0 0.0) (<= v2 1.0)))
(assert (>= v2 (+ 1.0 v0)))
(assert (= (<= v0 (ite (>= 0.0 v0) 0.0 v0)) (<= v2 v1)))
(assert (= (>= v0 (ite (>= 0.0 v0) 0.0 v0)) (>= v2 v1)))
(assert (= v3 (* (/ 1.0 v1) v2)))
(assert (> v3 0.0))
(assert (= (>= (+ (* (- 1.0) (ite (>= 0.0 v0) 0.0 v0)) v0) 0.0) (>= v3 1.0)))
(assert (= (<= (+ (* (- 1.0) (ite (>= 0.0 v0) 0.0 v0)) v0) 0.0) (<= v3 1.0)))
(assert (> v5 0.0))
(assert (= (>= (ite (>= 0.0 v4) 0.0 v4) 0.0) (>= v5 1.0)))
(assert (= (<= (ite (>= 0.0 v4) 0.0 v4) 0.0) (<= v5 1.0)))
(assert (>= v5 (+ 1.0 (ite (>= 0.0 v4) 0.0 v4))))
(assert (= (<= (ite (>= 0.0 v4) 0.0 v4) (ite (>= 0.0 v0) 0.0 v0)) (<= v5 v1)))
(assert (= (>= (ite (>= 0.0 v4) 0.0 v4) (ite (>= 0.0 v0) 0.0 v0)) (>= v5 v1)))
(assert (= (<= (ite (>= 0.0 v4) 0.0 v4) v0) (<= v5 v2)))
(assert (= (>= (ite (>= 0.0 v4) 0.0 v4) v0) (>= v5 v2)))
(assert (> v6 0.0))
(assert (= (>= v4 0.0) (>= v6 1.0)))
(assert (= (<= v4 0.0) (<= v6 1.0)))
(assert (>= v6 (+ 1.0 v4)))
(assert (= (<= v4 (ite (>= 0.0 v0) 0.0 v0)) (<= v6 v1)))
(assert (= (>= v4 (ite (>= 0.0 v0) 0.0 v0)) (>= v6 v1)))
(assert (= (<= v4 v0) (<= v6 v2)))
(assert (= (>= v4 v0) (>= v6 v2)))
(assert (= (<= v4 (ite (>= 0.0 v4) 0.0 v4)) (<= v6 v5)))
(assert (= (>= v4 (ite (>= 0.0 v4) 0.0 v4)) (>= v6 v5)))
(assert (= v7 (* (/ 1.0 v5) v6)))
(assert (> v7 0.0))
(assert (= (>= (+ (* (- 1.0) (ite (>= 0.0 v4) 0.0 v4)) v4) 0.0) (>= v7 1.0)))
(assert (= (<= (+ (* (- 1.0) (ite (>= 0.0 v4) 0.0 v4)) v4) 0.0) (<= v7 1.0)))
(assert (= (<= (+ (* (- 1.0) (ite (>= 0.0 v4) 0.0 v4)) v4) (+ (* (- 1.0) (ite (>= 0.0 v0) 0.0 v0)) v0)) (<= v7 v3)))
(assert (= (>= (+ (* (- 1.0) (ite (>= 0.0 v4) 0.0 v4)) v4) (+ (* (- 1.0) (ite (>= 0.0 v0) 0.0 v0)) v0)) (>= v7 v3)))
(assert (> v9 0.0))
(assert (= (>= v8 0.0) (>= v9 1.0)))
(assert (= (<= v8 0.0) (<= v9 1.0)))
(assert (>= v9 (+ 1.0 v8)))
(assert (= (<= v8 (ite (>= 0.0 v0) 0.0 v0)) (<= v9 v1)))
(assert (= (>= v8 (ite (>= 0.0 v0) 0.0 v0)) (>= v9 v1)))
(assert (= (<= v8 v0) (<= v9 v2)))
(assert (= (>= v8 v0) (>= v9 v2)))
(assert (= (<= v8 (ite (>= 0.0 v4) 0.0 v4)) (<= v9 v5)))
(assert (= (>= v8 (ite (>= 0.0 v4) 0.0 v4)) (>= v9 v5)))
(assert (= (<= v8 v4) (<= v9 v6)))
(assert (= (>= v8 v4) (>= v9 v6)))
(assert (> v11 0.0))
(assert (= (>= v10 0.0) (>= v11 1.0)))
(assert (= (<= v10 0.0) (<= v11 1.0)))
(assert (>= v11 (+ 1.0 v10)))
(assert (= (<= v10 (ite (>= 0.0 v0) 0.0 v0)) (<= v11 v1)))
(assert (= (>= v10 (ite (>= 0.0 v0) 0.0 v0)) (>= v11 v1)))
(assert (= (<= v10 v0) (<= v11 v2)))
(assert (= (>= v10 v0) (>= v11 v2)))
(assert (= (<= v10 (ite (>= 0.0 v4) 0.0 v4)) (<= v11 v5)))
(assert (= (>= v10 (ite (>= 0.0 v4) 0.0 v4)) (>= v11 v5)))
(assert (= (<= v10 v4) (<= v11 v6)))
(assert (= (>= v10 v4) (>= v11 v6)))
(assert (= (<= v10 v8) (<= v11 v9)))
(assert (= (>= v10 v8) (>= v11 v9)))
(assert (= v12 (* (/ 1.0 v9) v11)))
(assert (> v12 0.0))
(assert (= (>= (+ (* (- 1.0) v8) v10) 0.0) (>= v12 1.0)))
(assert (= (<= (+ (* (- 1.0) v8) v10) 0.0) (<= v12 1.0)))
(assert (= (<= (+ (* (- 1.0) v8) v10) (+ (* (- 1.0) (ite (>= 0.0 v0) 0.0 v0)) v0)) (<= v12 v3)))
(assert (= (>= (+ (* (- 1.0) v8) v10) (+ (* (- 1.0) (ite (>= 0.0 v0) 0.0 v0)) v0)) (>= v12 v3)))
(assert (= (<= (+ (* (- 1.0) v8) v10) (+ (* (- 1.0) (ite (>= 0.0 v4) 0.0 v4)) v4)) (<= v12 v7)))
(assert (= (>= (+ (* (- 1.0) v8) v10) (+ (* (- 1.0) (ite (>= 0.0 v4) 0.0 v4)) v4)) (>= v12 v7)))
(assert (< 0.0 (+ (ite (>= 0.0 v0) 0.0 v0) v3)))
(assert (< 0.0 (+ (ite (>= 0.0 v4) 0.0 v4) v7)))
(assert (< 0.0 v12))
(assert (not (< 0.0 (* (+ (ite (>= 0.0 v0) 0.0 v0) v3) (+ (ite (>= 0.0 v4) 0.0 v4) v7) v12))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(Select(-_b0 + k0 + 1, -ln(1 + exp(-gates[_b0, k1])), 0), _b0, Range(0, L))
(declare-const v1 Real) ; exp Sigma(Select(-_b0 + k0 + 1, -ln(1 + exp(-gates[_b0, k1])), 0), _b0, Range(0, L)) 1
(declare-const v2 Real) ; Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-gates[_b0, k1])), 0), _b0, Range(0, L))
(declare-const v3 Real) ; exp Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-gates[_b0, k1])), 0), _b0, Range(0, L)) 1
(declare-const v4 Real) ; value exp(Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-gates[_b0, k1])), 0), _b0, Range(0, L)) - Sigma(Select(-_b0 + k0 + 1, -ln(1 + exp(-gates[_b0, k1])), 0), _b0, Range(0, L)))
(assert (> v1 0.0))
(assert (= (>= v0 0.0) (>= v1 1.0)))
(assert (= (<= v0 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 v0)))
(assert (> v3 0.0))
(assert (= (>= v2 0.0) (>= v3 1.0)))
(assert (= (<= v2 0.0) (<= v3 1.0)))
(assert (>= v3 (+ 1.0 v2)))
(assert (= (<= v2 v0) (<= v3 v1)))
(assert (= (>= v2 v0) (>= v3 v1)))
(assert (= v4 (* (/ 1.0 v1) v3)))
(assert (> v4 0.0))
(assert (= (>= (+ (* (- 1.0) v0) v2) 0.0) (>= v4 1.0)))
(assert (= (<= (+ (* (- 1.0) v0) v2) 0.0) (<= v4 1.0)))
(assert (not (< 0.0 v4)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(exp(Sigma(Select(-_b0, -ln(1 + exp(-gates[_b0, d])), 0), _b0, Range(0, L)) - Sigma(Select(-_b0 + _b1 + 1, -ln(1 + exp(-gates[_b0, d])), 0), _b0, Range(0, L)))*k[_b1, d]*v[_b1, e], _b1, Range(0, 0))
(declare-const v1 Real) ; states[0, d, e]
(declare-const v2 Int) ; L
(assert (= v0 0.0))
(assert (= v1 0.0))
(assert (not (= (ite (> (+ 1.0 (to_real v2)) 0.0) (+ (* (- 1.0) v0) v1) 0.0) 0.0)))
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
(declare-const v0 Int) ; j
(declare-const v1 Int) ; i
(declare-const v2 Int) ; u
(declare-const v3 Real) ; gate[u]
(declare-const v4 Real) ; exp gate[u] 1
(declare-const v5 Real) ; value exp(-gate[u])
(declare-const v6 Real) ; ln(1 + exp(-gate[u]))
(declare-const v7 Real) ; exp ln(1 + exp(-gate[u])) 1
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
(assert (<= (to_real v0) (to_real v1)))
(assert (not (<= (ite (> (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2))) 0.0) (* (- 1.0) v6) 0.0) (ite (> (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2))) 0.0) (* (- 1.0) v6) 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k2
(declare-const v1 Int) ; L
(declare-const v2 Int) ; k0
(declare-const v3 Int) ; i
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (< 0.0 (+ 1.0 (to_real v2) (* (- 1.0) (to_real v0)))))
(assert (< 0.0 (+ 1.0 (to_real v3) (* (- 1.0) (to_real v2)))))
(assert (not (and (<= 0.0 (to_real v0)) (< (to_real v0) (+ 1.0 (to_real v3))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; k[k0, k1]
(declare-const v1 Real) ; exp Max(0, k[k0, k1]) 1
(declare-const v2 Real) ; exp k[k0, k1] 1
(declare-const v3 Real) ; value exp(k[k0, k1] - Max(0, k[k0, k1]))
(assert (> v1 0.0))
(assert (= (>= (ite (>= 0.0 v0) 0.0 v0) 0.0) (>= v1 1.0)))
(assert (= (<= (ite (>= 0.0 v0) 0.0 v0) 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 (ite (>= 0.0 v0) 0.0 v0))))
(assert (> v2 0.0))
(assert (= (>= v0 0.0) (>= v2 1.0)))
(assert (= (<= v0 0.0) (<= v2 1.0)))
(assert (>= v2 (+ 1.0 v0)))
(assert (= (<= v0 (ite (>= 0.0 v0) 0.0 v0)) (<= v2 v1)))
(assert (= (>= v0 (ite (>= 0.0 v0) 0.0 v0)) (>= v2 v1)))
(assert (= v3 (* (/ 1.0 v1) v2)))
(assert (> v3 0.0))
(assert (= (>= (+ (* (- 1.0) (ite (>= 0.0 v0) 0.0 v0)) v0) 0.0) (>= v3 1.0)))
(assert (= (<= (+ (* (- 1.0) (ite (>= 0.0 v0) 0.0 v0)) v0) 0.0) (<= v3 1.0)))
(assert (not (< 0.0 (+ (ite (>= 0.0 v0) 0.0 v0) v3))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; tile[t]
(declare-const v1 Int) ; i
(declare-const v2 Int) ; u
(declare-const v3 Real) ; exp(Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L)))*exp(-Sigma(Select(-_b0 + u + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L)))*Sigma((exp(k[u, _b0] - Max(0, k[u, _b0])) + Max(0, k[u, _b0]))*(exp(q[i, _b0] - Max(0, q[i, _b0])) + Max(0, q[i, _b0])), _b0, Range(0, D))
(assert (<= (to_real v0) (+ 1.0 (to_real v1))))
(assert (and (<= 0.0 (to_real v2)) (< (to_real v2) (to_real v0))))
(assert (not (= (ite (> (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2))) 0.0) (* 1.0 v3) 0.0) (* 1.0 v3))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-gates[_b0, d])), 0), _b0, Range(0, L))
(declare-const v1 Real) ; gates[i, d]
(declare-const v2 Real) ; exp gates[i, d] 1
(declare-const v3 Real) ; value exp(-gates[i, d])
(declare-const v4 Real) ; ln(1 + exp(-gates[i, d]))
(declare-const v5 Real) ; exp ln(1 + exp(-gates[i, d])) 1
(declare-const v6 Real) ; Sigma(Select(-_b0 + i, -ln(1 + exp(-gates[_b0, d])), 0), _b0, Range(0, L))
(assert (> v2 0.0))
(assert (= (>= v1 0.0) (>= v2 1.0)))
(assert (= (<= v1 0.0) (<= v2 1.0)))
(assert (>= v2 (+ 1.0 v1)))
(assert (= v3 (/ 1.0 v2)))
(assert (> v3 0.0))
(assert (= (>= (* (- 1.0) v1) 0.0) (>= v3 1.0)))
(assert (= (<= (* (- 1.0) v1) 0.0) (<= v3 1.0)))
(assert (> v5 0.0))
(assert (= (>= v4 0.0) (>= v5 1.0)))
(assert (= (<= v4 0.0) (<= v5 1.0)))
(assert (>= v5 (+ 1.0 v4)))
(assert (= (<= v4 v1) (<= v5 v2)))
(assert (= (>= v4 v1) (>= v5 v2)))
(assert (=> (> (+ 1.0 v3) 0.0) (= v5 (+ 1.0 v3))))
(assert (= v0 (+ (* (- 1.0) v4) v6)))
(assert (not (= (+ (* (- 1.0) v6) v0) (* (- 1.0) v4))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(Select(-_b0 + k0 + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L))
(declare-const v1 Real) ; exp Sigma(Select(-_b0 + k0 + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L)) 1
(declare-const v2 Real) ; Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L))
(declare-const v3 Real) ; exp Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L)) 1
(declare-const v4 Real) ; value exp(Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L)) - Sigma(Select(-_b0 + k0 + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L)))
(assert (> v1 0.0))
(assert (= (>= v0 0.0) (>= v1 1.0)))
(assert (= (<= v0 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 v0)))
(assert (> v3 0.0))
(assert (= (>= v2 0.0) (>= v3 1.0)))
(assert (= (<= v2 0.0) (<= v3 1.0)))
(assert (>= v3 (+ 1.0 v2)))
(assert (= (<= v2 v0) (<= v3 v1)))
(assert (= (>= v2 v0) (>= v3 v1)))
(assert (= v4 (* (/ 1.0 v1) v3)))
(assert (> v4 0.0))
(assert (= (>= (+ (* (- 1.0) v0) v2) 0.0) (>= v4 1.0)))
(assert (= (<= (+ (* (- 1.0) v0) v2) 0.0) (<= v4 1.0)))
(assert (not (< 0.0 v4)))
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
(declare-const v0 Real) ; gate[i]
(declare-const v1 Real) ; exp gate[i] 1
(declare-const v2 Real) ; value exp(-gate[i])
(declare-const v3 Real) ; ln(1 + exp(-gate[i]))
(declare-const v4 Real) ; exp ln(1 + exp(-gate[i])) 1
(declare-const v5 Real) ; value exp(-ln(1 + exp(-gate[i])))
(assert (> v1 0.0))
(assert (= (>= v0 0.0) (>= v1 1.0)))
(assert (= (<= v0 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 v0)))
(assert (= v2 (/ 1.0 v1)))
(assert (> v2 0.0))
(assert (= (>= (* (- 1.0) v0) 0.0) (>= v2 1.0)))
(assert (= (<= (* (- 1.0) v0) 0.0) (<= v2 1.0)))
(assert (> v4 0.0))
(assert (= (>= v3 0.0) (>= v4 1.0)))
(assert (= (<= v3 0.0) (<= v4 1.0)))
(assert (>= v4 (+ 1.0 v3)))
(assert (= (<= v3 v0) (<= v4 v1)))
(assert (= (>= v3 v0) (>= v4 v1)))
(assert (=> (> (+ 1.0 v2) 0.0) (= v4 (+ 1.0 v2))))
(assert (= v5 (/ 1.0 v4)))
(assert (> v5 0.0))
(assert (= (>= (* (- 1.0) v3) 0.0) (>= v5 1.0)))
(assert (= (<= (* (- 1.0) v3) 0.0) (<= v5 1.0)))
(assert (= (<= (* (- 1.0) v3) (* (- 1.0) v0)) (<= v5 v2)))
(assert (= (>= (* (- 1.0) v3) (* (- 1.0) v0)) (>= v5 v2)))
(assert (not (= v5 (/ 1.0 (+ 1.0 v2)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; L
(declare-const v1 Int) ; t
(declare-const v2 Real) ; Sigma(exp(-Sigma(Select(-_b0 + _b1 + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L)) + Sigma(Select(-_b0 + t + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L)))*k[_b1, d]*v[_b1, e], _b1, Range(0, t + 1))
(declare-const v3 Real) ; state[t + 1, d, e]
(assert (<= (+ (to_real v0) (* (- 1.0) (to_real v1))) 0.0))
(assert (not (= (ite (> (+ (to_real v0) (* (- 1.0) (to_real v1))) 0.0) (+ (* (- 1.0) v2) v3) 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; tile[t]
(declare-const v1 Int) ; i
(declare-const v2 Int) ; u
(declare-const v3 Real) ; exp(Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L)))*exp(-Sigma(Select(-_b0 + u + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L)))*v[u, e]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D))
(assert (<= (to_real v0) (+ 1.0 (to_real v1))))
(assert (and (<= 0.0 (to_real v2)) (< (to_real v2) (to_real v0))))
(assert (not (= (ite (> (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2))) 0.0) (* 1.0 v3) 0.0) (* 1.0 v3))))
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
(declare-const v0 Real) ; Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L))
(declare-const v1 Real) ; Sigma(Select(-_b0 + j + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L))
(assert (<= v0 v1))
(assert (not (<= (+ (* (- 1.0) v1) v0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; tile[t]
(declare-const v1 Int) ; i
(declare-const v2 Int) ; L
(assert (<= (to_real v0) (+ 1.0 (to_real v1))))
(assert (and (<= 0.0 (to_real v1)) (< (to_real v1) (to_real v2))))
(assert (not (<= (to_real v0) (to_real v2))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L))
(declare-const v1 Real) ; gate[i]
(declare-const v2 Real) ; exp gate[i] 1
(declare-const v3 Real) ; value exp(-gate[i])
(declare-const v4 Real) ; ln(1 + exp(-gate[i]))
(declare-const v5 Real) ; exp ln(1 + exp(-gate[i])) 1
(declare-const v6 Real) ; Sigma(Select(-_b0 + i, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L))
(assert (> v2 0.0))
(assert (= (>= v1 0.0) (>= v2 1.0)))
(assert (= (<= v1 0.0) (<= v2 1.0)))
(assert (>= v2 (+ 1.0 v1)))
(assert (= v3 (/ 1.0 v2)))
(assert (> v3 0.0))
(assert (= (>= (* (- 1.0) v1) 0.0) (>= v3 1.0)))
(assert (= (<= (* (- 1.0) v1) 0.0) (<= v3 1.0)))
(assert (> v5 0.0))
(assert (= (>= v4 0.0) (>= v5 1.0)))
(assert (= (<= v4 0.0) (<= v5 1.0)))
(assert (>= v5 (+ 1.0 v4)))
(assert (= (<= v4 v1) (<= v5 v2)))
(assert (= (>= v4 v1) (>= v5 v2)))
(assert (=> (> (+ 1.0 v3) 0.0) (= v5 (+ 1.0 v3))))
(assert (= v0 (+ (* (- 1.0) v4) v6)))
(assert (not (= (+ (* (- 1.0) v6) v0) (* (- 1.0) v4))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(Select(-_b0 + j + 1, -ln(1 + exp(-gates[_b0, d])), 0), _b0, Range(0, L))
(declare-const v1 Real) ; Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-gates[_b0, d])), 0), _b0, Range(0, L))
(declare-const v2 Real) ; exp Sigma(Select(-_b0 + j + 1, -ln(1 + exp(-gates[_b0, d])), 0), _b0, Range(0, L)) 1
(declare-const v3 Real) ; exp Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-gates[_b0, d])), 0), _b0, Range(0, L)) 1
(declare-const v4 Real) ; value exp(Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-gates[_b0, d])), 0), _b0, Range(0, L)) - Sigma(Select(-_b0 + j + 1, -ln(1 + exp(-gates[_b0, d])), 0), _b0, Range(0, L)))
(assert (> v2 0.0))
(assert (= (>= v0 0.0) (>= v2 1.0)))
(assert (= (<= v0 0.0) (<= v2 1.0)))
(assert (>= v2 (+ 1.0 v0)))
(assert (> v3 0.0))
(assert (= (>= v1 0.0) (>= v3 1.0)))
(assert (= (<= v1 0.0) (<= v3 1.0)))
(assert (>= v3 (+ 1.0 v1)))
(assert (= (<= v1 v0) (<= v3 v2)))
(assert (= (>= v1 v0) (>= v3 v2)))
(assert (= v4 (* (/ 1.0 v2) v3)))
(assert (> v4 0.0))
(assert (= (>= (+ (* (- 1.0) v0) v1) 0.0) (>= v4 1.0)))
(assert (= (<= (+ (* (- 1.0) v0) v1) 0.0) (<= v4 1.0)))
(assert (<= (+ (* (- 1.0) v0) v1) 0.0))
(assert (not (<= v4 1.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; i
(declare-const v2 Int) ; L
(declare-const v3 Real) ; exp(Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L)))*exp(-Sigma(Select(-_b0 + u + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L)))*Sigma((exp(k[u, _b0] - Max(0, k[u, _b0])) + Max(0, k[u, _b0]))*(exp(q[i, _b0] - Max(0, q[i, _b0])) + Max(0, q[i, _b0])), _b0, Range(0, D))
(assert (and (<= (+ 1.0 (to_real v1)) (to_real v0)) (< (to_real v0) (to_real v2))))
(assert (not (= (ite (> (+ 1.0 (to_real v1) (* (- 1.0) (to_real v0))) 0.0) (* 1.0 v3) 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(assert (not (>= 0.0 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; state[0, d, e]
(declare-const v1 Real) ; Sigma(exp(Sigma(Select(-_b0, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L)) - Sigma(Select(-_b0 + _b1 + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L)))*k[_b1, d]*v[_b1, e], _b1, Range(0, 0))
(declare-const v2 Int) ; L
(assert (= v0 0.0))
(assert (= v1 0.0))
(assert (not (= (ite (> (+ 1.0 (to_real v2)) 0.0) (+ (* (- 1.0) v1) v0) 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; k0
(declare-const v2 Int) ; L
(declare-const v3 Real) ; rate[0]
(declare-const v4 Real) ; exp rate[0] 1
(declare-const v5 Real) ; value exp(-rate[0])
(declare-const v6 Real) ; ln(1 + exp(-rate[0]))
(declare-const v7 Real) ; exp ln(1 + exp(-rate[0])) 1
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
(declare-const v0 Int) ; u
(declare-const v1 Int) ; i
(declare-const v2 Int) ; L
(declare-const v3 Real) ; v[u, e]*Sigma(exp(Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-gates[_b0, _b1])), 0), _b0, Range(0, L)) - Sigma(Select(-_b0 + u + 1, -ln(1 + exp(-gates[_b0, _b1])), 0), _b0, Range(0, L)))*k[u, _b1]*q[i, _b1], _b1, Range(0, D))
(assert (and (<= (+ 1.0 (to_real v1)) (to_real v0)) (< (to_real v0) (to_real v2))))
(assert (not (= (ite (> (+ 1.0 (to_real v1) (* (- 1.0) (to_real v0))) 0.0) (* 1.0 v3) 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; L
(declare-const v1 Int) ; t
(declare-const v2 Real) ; Sigma(exp(-Sigma(Select(-_b0 + _b1 + 1, -ln(1 + exp(-gates[_b0, d])), 0), _b0, Range(0, L)) + Sigma(Select(-_b0 + t + 1, -ln(1 + exp(-gates[_b0, d])), 0), _b0, Range(0, L)))*k[_b1, d]*v[_b1, e], _b1, Range(0, t + 1))
(declare-const v3 Real) ; states[t + 1, d, e]
(assert (<= (+ (to_real v0) (* (- 1.0) (to_real v1))) 0.0))
(assert (not (= (ite (> (+ (to_real v0) (* (- 1.0) (to_real v1))) 0.0) (+ (* (- 1.0) v2) v3) 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; t
(declare-const v1 Int) ; L
(assert (<= 0.0 (to_real v0)))
(assert (< 0.0 (+ (to_real v1) (* (- 1.0) (to_real v0)))))
(assert (not (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1)))))
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
(declare-const v0 Real) ; q[i, k1]
(declare-const v1 Real) ; exp Max(0, q[i, k1]) 1
(declare-const v2 Real) ; exp q[i, k1] 1
(declare-const v3 Real) ; value exp(q[i, k1] - Max(0, q[i, k1]))
(assert (> v1 0.0))
(assert (= (>= (ite (>= 0.0 v0) 0.0 v0) 0.0) (>= v1 1.0)))
(assert (= (<= (ite (>= 0.0 v0) 0.0 v0) 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 (ite (>= 0.0 v0) 0.0 v0))))
(assert (> v2 0.0))
(assert (= (>= v0 0.0) (>= v2 1.0)))
(assert (= (<= v0 0.0) (<= v2 1.0)))
(assert (>= v2 (+ 1.0 v0)))
(assert (= (<= v0 (ite (>= 0.0 v0) 0.0 v0)) (<= v2 v1)))
(assert (= (>= v0 (ite (>= 0.0 v0) 0.0 v0)) (>= v2 v1)))
(assert (= v3 (* (/ 1.0 v1) v2)))
(assert (> v3 0.0))
(assert (= (>= (+ (* (- 1.0) (ite (>= 0.0 v0) 0.0 v0)) v0) 0.0) (>= v3 1.0)))
(assert (= (<= (+ (* (- 1.0) (ite (>= 0.0 v0) 0.0 v0)) v0) 0.0) (<= v3 1.0)))
(assert (not (< 0.0 (+ (ite (>= 0.0 v0) 0.0 v0) v3))))
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
(declare-const v0 Int) ; D
(declare-const v1 Int) ; i
(declare-const v2 Int) ; L
(assert (< 0.0 (to_real v0)))
(assert (and (<= 0.0 (to_real v1)) (< (to_real v1) (to_real v2))))
(assert (not (< 0.0 (+ 1.0 (to_real v1)))))
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
(declare-const v0 Int) ; L
(declare-const v1 Int) ; t
(declare-const v2 Real) ; Sigma(exp(Sigma(Select(-_b0 + t, -ln(1 + exp(-gates[_b0, d])), 0), _b0, Range(0, L)) - Sigma(Select(-_b0 + _b1 + 1, -ln(1 + exp(-gates[_b0, d])), 0), _b0, Range(0, L)))*k[_b1, d]*v[_b1, e], _b1, Range(0, t))
(declare-const v3 Real) ; states[t, d, e]
(assert (< 0.0 (+ (to_real v0) (* (- 1.0) (to_real v1)))))
(assert (= (ite (> (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1))) 0.0) (+ (* (- 1.0) v2) v3) 0.0) 0.0))
(assert (not (= v3 v2)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; L
(declare-const v1 Int) ; t
(declare-const v2 Real) ; Sigma(exp(Sigma(Select(-_b0 + t, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L)) - Sigma(Select(-_b0 + _b1 + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L)))*k[_b1, d]*v[_b1, e], _b1, Range(0, t))
(declare-const v3 Real) ; state[t, d, e]
(assert (< 0.0 (+ (to_real v0) (* (- 1.0) (to_real v1)))))
(assert (= (ite (> (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1))) 0.0) (+ (* (- 1.0) v2) v3) 0.0) 0.0))
(assert (not (= v3 v2)))
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
(declare-const v2 Real) ; rate[0]
(declare-const v3 Real) ; exp rate[0] 1
(declare-const v4 Real) ; value exp(-rate[0])
(declare-const v5 Real) ; ln(1 + exp(-rate[0]))
(declare-const v6 Real) ; exp ln(1 + exp(-rate[0])) 1
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
(declare-const v0 Int) ; k
(declare-const v1 Int) ; N
(assert (and (<= 0 v0) (< v0 v1)))
(assert (not (<= (+ 1 v0) v1)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; i
(declare-const v1 Int) ; u
(declare-const v2 Real) ; gate[u]
(declare-const v3 Real) ; exp gate[u] 1
(declare-const v4 Real) ; value exp(-gate[u])
(declare-const v5 Real) ; ln(1 + exp(-gate[u]))
(declare-const v6 Real) ; exp ln(1 + exp(-gate[u])) 1
(define-fun d7 () Real (+ 1.0 (* (- 1.0) (ite (>= (+ (to_real v0) (* (- 1.0) (to_real v1))) 0.0) (+ (to_real v0) (* (- 1.0) (to_real v1))) (- (+ (to_real v0) (* (- 1.0) (to_real v1))))))))
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
(assert (not (= (ite (> (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1))) 0.0) (* (- 1.0) v5) 0.0) (+ (* (- 1.0) (ite (> d7 0.0) 1.0 0.0) v5) (ite (> (+ (to_real v0) (* (- 1.0) (to_real v1))) 0.0) (* (- 1.0) v5) 0.0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; k[k0, k1]
(declare-const v1 Real) ; exp Max(0, k[k0, k1]) 1
(declare-const v2 Real) ; exp k[k0, k1] 1
(declare-const v3 Real) ; value exp(k[k0, k1] - Max(0, k[k0, k1]))
(declare-const v4 Real) ; q[i, k1]
(declare-const v5 Real) ; exp Max(0, q[i, k1]) 1
(declare-const v6 Real) ; exp q[i, k1] 1
(declare-const v7 Real) ; value exp(q[i, k1] - Max(0, q[i, k1]))
(assert (> v1 0.0))
(assert (= (>= (ite (>= 0.0 v0) 0.0 v0) 0.0) (>= v1 1.0)))
(assert (= (<= (ite (>= 0.0 v0) 0.0 v0) 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 (ite (>= 0.0 v0) 0.0 v0))))
(assert (> v2 0.0))
(assert (= (>= v0 0.0) (>= v2 1.0)))
(assert (= (<= v0 0.0) (<= v2 1.0)))
(assert (>= v2 (+ 1.0 v0)))
(assert (= (<= v0 (ite (>= 0.0 v0) 0.0 v0)) (<= v2 v1)))
(assert (= (>= v0 (ite (>= 0.0 v0) 0.0 v0)) (>= v2 v1)))
(assert (= v3 (* (/ 1.0 v1) v2)))
(assert (> v3 0.0))
(assert (= (>= (+ (* (- 1.0) (ite (>= 0.0 v0) 0.0 v0)) v0) 0.0) (>= v3 1.0)))
(assert (= (<= (+ (* (- 1.0) (ite (>= 0.0 v0) 0.0 v0)) v0) 0.0) (<= v3 1.0)))
(assert (> v5 0.0))
(assert (= (>= (ite (>= 0.0 v4) 0.0 v4) 0.0) (>= v5 1.0)))
(assert (= (<= (ite (>= 0.0 v4) 0.0 v4) 0.0) (<= v5 1.0)))
(assert (>= v5 (+ 1.0 (ite (>= 0.0 v4) 0.0 v4))))
(assert (= (<= (ite (>= 0.0 v4) 0.0 v4) (ite (>= 0.0 v0) 0.0 v0)) (<= v5 v1)))
(assert (= (>= (ite (>= 0.0 v4) 0.0 v4) (ite (>= 0.0 v0) 0.0 v0)) (>= v5 v1)))
(assert (= (<= (ite (>= 0.0 v4) 0.0 v4) v0) (<= v5 v2)))
(assert (= (>= (ite (>= 0.0 v4) 0.0 v4) v0) (>= v5 v2)))
(assert (> v6 0.0))
(assert (= (>= v4 0.0) (>= v6 1.0)))
(assert (= (<= v4 0.0) (<= v6 1.0)))
(assert (>= v6 (+ 1.0 v4)))
(assert (= (<= v4 (ite (>= 0.0 v0) 0.0 v0)) (<= v6 v1)))
(assert (= (>= v4 (ite (>= 0.0 v0) 0.0 v0)) (>= v6 v1)))
(assert (= (<= v4 v0) (<= v6 v2)))
(assert (= (>= v4 v0) (>= v6 v2)))
(assert (= (<= v4 (ite (>= 0.0 v4) 0.0 v4)) (<= v6 v5)))
(assert (= (>= v4 (ite (>= 0.0 v4) 0.0 v4)) (>= v6 v5)))
(assert (= v7 (* (/ 1.0 v5) v6)))
(assert (> v7 0.0))
(assert (= (>= (+ (* (- 1.0) (ite (>= 0.0 v4) 0.0 v4)) v4) 0.0) (>= v7 1.0)))
(assert (= (<= (+ (* (- 1.0) (ite (>= 0.0 v4) 0.0 v4)) v4) 0.0) (<= v7 1.0)))
(assert (= (<= (+ (* (- 1.0) (ite (>= 0.0 v4) 0.0 v4)) v4) (+ (* (- 1.0) (ite (>= 0.0 v0) 0.0 v0)) v0)) (<= v7 v3)))
(assert (= (>= (+ (* (- 1.0) (ite (>= 0.0 v4) 0.0 v4)) v4) (+ (* (- 1.0) (ite (>= 0.0 v0) 0.0 v0)) v0)) (>= v7 v3)))
(assert (< 0.0 (+ (ite (>= 0.0 v0) 0.0 v0) v3)))
(assert (< 0.0 (+ (ite (>= 0.0 v4) 0.0 v4) v7)))
(assert (not (< 0.0 (* (+ (ite (>= 0.0 v0) 0.0 v0) v3) (+ (ite (>= 0.0 v4) 0.0 v4) v7)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; i
(declare-const v2 Real) ; exp(Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L)))*exp(-Sigma(Select(-_b0 + u + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L)))*Sigma((exp(k[u, _b0] - Max(0, k[u, _b0])) + Max(0, k[u, _b0]))*(exp(q[i, _b0] - Max(0, q[i, _b0])) + Max(0, q[i, _b0])), _b0, Range(0, D))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (+ 1.0 (to_real v1)))))
(assert (not (= (ite (> (+ 1.0 (to_real v1) (* (- 1.0) (to_real v0))) 0.0) (* 1.0 v2) 0.0) (* 1.0 v2))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; schema_c
(declare-const v1 Real) ; schema_x
(assert (not (= (ite (> v0 0.0) v1 0.0) (* v1 (ite (> v0 0.0) 1.0 0.0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; i
(declare-const v2 Real) ; exp(Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L)))*exp(-Sigma(Select(-_b0 + u + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L)))*v[u, e]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (+ 1.0 (to_real v1)))))
(assert (not (= (ite (> (+ 1.0 (to_real v1) (* (- 1.0) (to_real v0))) 0.0) (* 1.0 v2) 0.0) (* 1.0 v2))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(Select(-_b0 + j + 1, -ln(1 + exp(-gates[_b0, d])), 0), _b0, Range(0, L))
(declare-const v1 Real) ; exp Sigma(Select(-_b0 + j + 1, -ln(1 + exp(-gates[_b0, d])), 0), _b0, Range(0, L)) 1
(declare-const v2 Real) ; Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-gates[_b0, d])), 0), _b0, Range(0, L))
(declare-const v3 Real) ; exp Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-gates[_b0, d])), 0), _b0, Range(0, L)) 1
(declare-const v4 Real) ; value exp(Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-gates[_b0, d])), 0), _b0, Range(0, L)) - Sigma(Select(-_b0 + j + 1, -ln(1 + exp(-gates[_b0, d])), 0), _b0, Range(0, L)))
(assert (> v1 0.0))
(assert (= (>= v0 0.0) (>= v1 1.0)))
(assert (= (<= v0 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 v0)))
(assert (> v3 0.0))
(assert (= (>= v2 0.0) (>= v3 1.0)))
(assert (= (<= v2 0.0) (<= v3 1.0)))
(assert (>= v3 (+ 1.0 v2)))
(assert (= (<= v2 v0) (<= v3 v1)))
(assert (= (>= v2 v0) (>= v3 v1)))
(assert (= v4 (* (/ 1.0 v1) v3)))
(assert (> v4 0.0))
(assert (= (>= (+ (* (- 1.0) v0) v2) 0.0) (>= v4 1.0)))
(assert (= (<= (+ (* (- 1.0) v0) v2) 0.0) (<= v4 1.0)))
(assert (not (< 0.0 v4)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; k0
(declare-const v2 Real) ; rate[0]
(declare-const v3 Real) ; exp rate[0] 1
(declare-const v4 Real) ; value exp(-rate[0])
(declare-const v5 Real) ; ln(1 + exp(-rate[0]))
(declare-const v6 Real) ; exp ln(1 + exp(-rate[0])) 1
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
(declare-const v0 Int) ; k
(declare-const v1 Int) ; N
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (not (<= 0.0 (to_real v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; i
(declare-const v2 Int) ; L
(declare-const v3 Real) ; exp(-i*ln(1 + exp(-rate[0])))*exp(u*ln(1 + exp(-rate[0])))*v[u, e]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D))
(assert (and (<= (+ 1.0 (to_real v1)) (to_real v0)) (< (to_real v0) (to_real v2))))
(assert (not (= (ite (> (+ 1.0 (to_real v1) (* (- 1.0) (to_real v0))) 0.0) (* 1.0 v3) 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; t
(assert (<= 0.0 (to_real v0)))
(assert (not (>= (to_real v0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; i
(declare-const v2 Real) ; exp(-i*ln(1 + exp(-rate[0])))*exp(u*ln(1 + exp(-rate[0])))*v[u, e]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (+ 1.0 (to_real v1)))))
(assert (not (= (ite (> (+ 1.0 (to_real v1) (* (- 1.0) (to_real v0))) 0.0) (* 1.0 v2) 0.0) (* 1.0 v2))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; i
(declare-const v1 Int) ; k0
(declare-const v2 Real) ; v2[k0, e]*Sigma(exp(Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-gates2[_b0, _b1])), 0), _b0, Range(0, L)) - Sigma(Select(-_b0 + k0 + 1, -ln(1 + exp(-gates2[_b0, _b1])), 0), _b0, Range(0, L)))*k2[k0, _b1]*q[i, _b1], _b1, Range(0, D))
(declare-const v3 Real) ; v[k0, e]*Sigma(exp(Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-gates[_b0, _b1])), 0), _b0, Range(0, L)) - Sigma(Select(-_b0 + k0 + 1, -ln(1 + exp(-gates[_b0, _b1])), 0), _b0, Range(0, L)))*k[k0, _b1]*q[i, _b1], _b1, Range(0, D))
(assert (<= (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1))) 0.0))
(assert (not (= (ite (> (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1))) 0.0) (* 1.0 v2) 0.0) (ite (> (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1))) 0.0) (* 1.0 v3) 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; state[t + 1, d, e]
(declare-const v1 Real) ; Sigma(exp(-Sigma(Select(-_b0 + _b1 + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L)) + Sigma(Select(-_b0 + t + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L)))*k[_b1, d]*v[_b1, e], _b1, Range(0, t + 1))
(declare-const v2 Int) ; L
(declare-const v3 Int) ; t
(assert (= v0 v1))
(assert (not (= (ite (> (+ (to_real v2) (* (- 1.0) (to_real v3))) 0.0) (+ (* (- 1.0) v1) v0) 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; t
(assert (not (<= (to_real v0) (+ 1.0 (to_real v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; n
(assert (not (<= (to_real v0) (+ 1.0 (to_real v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; tile[t]
(declare-const v1 Int) ; i
(declare-const v2 Int) ; u
(declare-const v3 Real) ; Sigma((exp(k[u, _b1] - Max(0, k[u, _b1])) + Max(0, k[u, _b1]))*(exp(q[i, _b1] - Max(0, q[i, _b1])) + Max(0, q[i, _b1]))*exp(Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-gates[_b0, _b1])), 0), _b0, Range(0, L)) - Sigma(Select(-_b0 + u + 1, -ln(1 + exp(-gates[_b0, _b1])), 0), _b0, Range(0, L))), _b1, Range(0, D))
(assert (<= (to_real v0) (+ 1.0 (to_real v1))))
(assert (and (<= 0.0 (to_real v2)) (< (to_real v2) (to_real v0))))
(assert (not (= (ite (> (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2))) 0.0) v3 0.0) v3)))
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
(declare-const v0 Int) ; tile[t]
(declare-const v1 Int) ; i
(declare-const v2 Int) ; u
(declare-const v3 Real) ; v[u, e]*Sigma((exp(k[u, _b1] - Max(0, k[u, _b1])) + Max(0, k[u, _b1]))*(exp(q[i, _b1] - Max(0, q[i, _b1])) + Max(0, q[i, _b1]))*exp(Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-gates[_b0, _b1])), 0), _b0, Range(0, L)) - Sigma(Select(-_b0 + u + 1, -ln(1 + exp(-gates[_b0, _b1])), 0), _b0, Range(0, L))), _b1, Range(0, D))
(assert (<= (to_real v0) (+ 1.0 (to_real v1))))
(assert (and (<= 0.0 (to_real v2)) (< (to_real v2) (to_real v0))))
(assert (not (= (ite (> (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2))) 0.0) (* 1.0 v3) 0.0) (* 1.0 v3))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; L
(declare-const v1 Int) ; i
(declare-const v2 Real) ; Sigma(exp(-Sigma(Select(-_b0 + _b1 + 1, -ln(1 + exp(-gates[_b0, d])), 0), _b0, Range(0, L)) + Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-gates[_b0, d])), 0), _b0, Range(0, L)))*k[_b1, d]*v[_b1, e], _b1, Range(0, i + 1))
(declare-const v3 Real) ; states[i + 1, d, e]
(assert (= (ite (> (+ (to_real v0) (* (- 1.0) (to_real v1))) 0.0) (+ (* (- 1.0) v2) v3) 0.0) 0.0))
(assert (and (<= 0.0 (to_real v1)) (< (to_real v1) (to_real v0))))
(assert (not (= v3 v2)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; i
(declare-const v2 Real) ; exp(Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-rate[0])), 0), _b0, Range(0, L)))*exp(-Sigma(Select(-_b0 + u + 1, -ln(1 + exp(-rate[0])), 0), _b0, Range(0, L)))*v[u, e]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (+ 1.0 (to_real v1)))))
(assert (not (= (ite (> (+ 1.0 (to_real v1) (* (- 1.0) (to_real v0))) 0.0) (* 1.0 v2) 0.0) (* 1.0 v2))))
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
(declare-const v0 Real) ; Sigma(Sigma((exp(k[_b2, _b1] - Max(0, k[_b2, _b1])) + Max(0, k[_b2, _b1]))*(exp(q[i, _b1] - Max(0, q[i, _b1])) + Max(0, q[i, _b1]))*exp(-Sigma(Select(-_b0 + _b2 + 1, -ln(1 + exp(-gates[_b0, _b1])), 0), _b0, Range(0, L)) + Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-gates[_b0, _b1])), 0), _b0, Range(0, L))), _b1, Range(0, D)), _b2, Range(0, i + 1))
(assert (< 0.0 v0))
(assert (not (not (= v0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; i
(declare-const v2 Int) ; L
(declare-const v3 Real) ; exp(Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L)))*exp(-Sigma(Select(-_b0 + u + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L)))*v[u, e]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D))
(assert (and (<= (+ 1.0 (to_real v1)) (to_real v0)) (< (to_real v0) (to_real v2))))
(assert (not (= (ite (> (+ 1.0 (to_real v1) (* (- 1.0) (to_real v0))) 0.0) (* 1.0 v3) 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; i
(declare-const v2 Int) ; L
(declare-const v3 Real) ; exp(Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-rate[0])), 0), _b0, Range(0, L)))*exp(-Sigma(Select(-_b0 + u + 1, -ln(1 + exp(-rate[0])), 0), _b0, Range(0, L)))*v[u, e]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D))
(assert (and (<= (+ 1.0 (to_real v1)) (to_real v0)) (< (to_real v0) (to_real v2))))
(assert (not (= (ite (> (+ 1.0 (to_real v1) (* (- 1.0) (to_real v0))) 0.0) (* 1.0 v3) 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; D
(declare-const v1 Int) ; i
(declare-const v2 Int) ; L
(assert (< 0.0 (to_real v0)))
(assert (and (<= 0.0 (to_real v1)) (< (to_real v1) (to_real v2))))
(assert (not (< 0.0 (to_real v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-gates[_b0, d])), 0), _b0, Range(0, L))
(declare-const v1 Real) ; Sigma(Select(-_b0 + j + 1, -ln(1 + exp(-gates[_b0, d])), 0), _b0, Range(0, L))
(assert (<= v0 v1))
(assert (not (<= (+ (* (- 1.0) v1) v0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; tile[0]
(assert (= (to_real v0) 0.0))
(assert (not (<= 0.0 (to_real v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; j
(declare-const v1 Int) ; i
(declare-const v2 Int) ; u
(declare-const v3 Real) ; gates[u, d]
(declare-const v4 Real) ; exp gates[u, d] 1
(declare-const v5 Real) ; value exp(-gates[u, d])
(declare-const v6 Real) ; ln(1 + exp(-gates[u, d]))
(declare-const v7 Real) ; exp ln(1 + exp(-gates[u, d])) 1
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
(assert (<= (to_real v0) (to_real v1)))
(assert (not (<= (ite (> (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2))) 0.0) (* (- 1.0) v6) 0.0) (ite (> (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2))) 0.0) (* (- 1.0) v6) 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; gates[i, d]
(declare-const v1 Real) ; exp gates[i, d] 1
(declare-const v2 Real) ; value exp(-gates[i, d])
(declare-const v3 Real) ; ln(1 + exp(-gates[i, d]))
(declare-const v4 Real) ; exp ln(1 + exp(-gates[i, d])) 1
(declare-const v5 Real) ; value exp(-ln(1 + exp(-gates[i, d])))
(assert (> v1 0.0))
(assert (= (>= v0 0.0) (>= v1 1.0)))
(assert (= (<= v0 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 v0)))
(assert (= v2 (/ 1.0 v1)))
(assert (> v2 0.0))
(assert (= (>= (* (- 1.0) v0) 0.0) (>= v2 1.0)))
(assert (= (<= (* (- 1.0) v0) 0.0) (<= v2 1.0)))
(assert (> v4 0.0))
(assert (= (>= v3 0.0) (>= v4 1.0)))
(assert (= (<= v3 0.0) (<= v4 1.0)))
(assert (>= v4 (+ 1.0 v3)))
(assert (= (<= v3 v0) (<= v4 v1)))
(assert (= (>= v3 v0) (>= v4 v1)))
(assert (=> (> (+ 1.0 v2) 0.0) (= v4 (+ 1.0 v2))))
(assert (= v5 (/ 1.0 v4)))
(assert (> v5 0.0))
(assert (= (>= (* (- 1.0) v3) 0.0) (>= v5 1.0)))
(assert (= (<= (* (- 1.0) v3) 0.0) (<= v5 1.0)))
(assert (= (<= (* (- 1.0) v3) (* (- 1.0) v0)) (<= v5 v2)))
(assert (= (>= (* (- 1.0) v3) (* (- 1.0) v0)) (>= v5 v2)))
(assert (not (= v5 (/ 1.0 (+ 1.0 v2)))))
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
(declare-const v0 Int) ; tile[t]
(declare-const v1 Int) ; i
(declare-const v2 Int) ; u
(declare-const v3 Real) ; v[u, e]*Sigma(exp(Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-gates[_b0, _b1])), 0), _b0, Range(0, L)) - Sigma(Select(-_b0 + u + 1, -ln(1 + exp(-gates[_b0, _b1])), 0), _b0, Range(0, L)))*k[u, _b1]*q[i, _b1], _b1, Range(0, D))
(assert (<= (to_real v0) (+ 1.0 (to_real v1))))
(assert (and (<= 0.0 (to_real v2)) (< (to_real v2) (to_real v0))))
(assert (not (= (ite (> (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2))) 0.0) (* 1.0 v3) 0.0) (* 1.0 v3))))
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
(declare-const v0 Real) ; Sigma(exp(-Sigma(Select(-_b0 + _b1 + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L)) + Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L)))*Sigma((exp(k[_b1, _b0] - Max(0, k[_b1, _b0])) + Max(0, k[_b1, _b0]))*(exp(q[i, _b0] - Max(0, q[i, _b0])) + Max(0, q[i, _b0])), _b0, Range(0, D)), _b1, Range(0, i + 1))
(assert (< 0.0 v0))
(assert (not (not (= v0 0.0))))
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
(declare-const v0 Int) ; tile[t]
(declare-const v1 Int) ; tile[t + 1]
(assert (<= 0.0 (to_real v0)))
(assert (<= (to_real v0) (to_real v1)))
(assert (not (<= 0.0 (to_real v1))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; D
(declare-const v1 Int) ; i
(declare-const v2 Int) ; L
(assert (< 0.0 (to_real v0)))
(assert (and (<= 0.0 (to_real v1)) (< (to_real v1) (to_real v2))))
(assert (not (<= 0.0 (+ 1.0 (to_real v1)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; i
(declare-const v2 Real) ; Sigma((exp(k[u, _b1] - Max(0, k[u, _b1])) + Max(0, k[u, _b1]))*(exp(q[i, _b1] - Max(0, q[i, _b1])) + Max(0, q[i, _b1]))*exp(Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-gates[_b0, _b1])), 0), _b0, Range(0, L)) - Sigma(Select(-_b0 + u + 1, -ln(1 + exp(-gates[_b0, _b1])), 0), _b0, Range(0, L))), _b1, Range(0, D))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (+ 1.0 (to_real v1)))))
(assert (not (= (ite (> (+ 1.0 (to_real v1) (* (- 1.0) (to_real v0))) 0.0) v2 0.0) v2)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; i
(declare-const v2 Real) ; v[u, e]*Sigma(exp(Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-gates[_b0, _b1])), 0), _b0, Range(0, L)) - Sigma(Select(-_b0 + u + 1, -ln(1 + exp(-gates[_b0, _b1])), 0), _b0, Range(0, L)))*k[u, _b1]*q[i, _b1], _b1, Range(0, D))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (+ 1.0 (to_real v1)))))
(assert (not (= (ite (> (+ 1.0 (to_real v1) (* (- 1.0) (to_real v0))) 0.0) (* 1.0 v2) 0.0) (* 1.0 v2))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; L
(declare-const v1 Int) ; i
(declare-const v2 Real) ; Sigma(exp(-Sigma(Select(-_b0 + _b1 + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L)) + Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L)))*k[_b1, d]*v[_b1, e], _b1, Range(0, i + 1))
(declare-const v3 Real) ; state[i + 1, d, e]
(assert (= (ite (> (+ (to_real v0) (* (- 1.0) (to_real v1))) 0.0) (+ (* (- 1.0) v2) v3) 0.0) 0.0))
(assert (and (<= 0.0 (to_real v1)) (< (to_real v1) (to_real v0))))
(assert (not (= v3 v2)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; states[t + 1, d, e]
(declare-const v1 Real) ; Sigma(exp(-Sigma(Select(-_b0 + _b1 + 1, -ln(1 + exp(-gates[_b0, d])), 0), _b0, Range(0, L)) + Sigma(Select(-_b0 + t + 1, -ln(1 + exp(-gates[_b0, d])), 0), _b0, Range(0, L)))*k[_b1, d]*v[_b1, e], _b1, Range(0, t + 1))
(declare-const v2 Int) ; L
(declare-const v3 Int) ; t
(assert (= v0 v1))
(assert (not (= (ite (> (+ (to_real v2) (* (- 1.0) (to_real v3))) 0.0) (+ (* (- 1.0) v1) v0) 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(Select(-_b0 + j + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L))
(declare-const v1 Real) ; Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L))
(declare-const v2 Real) ; exp Sigma(Select(-_b0 + j + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L)) 1
(declare-const v3 Real) ; exp Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L)) 1
(declare-const v4 Real) ; value exp(Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L)) - Sigma(Select(-_b0 + j + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L)))
(assert (> v2 0.0))
(assert (= (>= v0 0.0) (>= v2 1.0)))
(assert (= (<= v0 0.0) (<= v2 1.0)))
(assert (>= v2 (+ 1.0 v0)))
(assert (> v3 0.0))
(assert (= (>= v1 0.0) (>= v3 1.0)))
(assert (= (<= v1 0.0) (<= v3 1.0)))
(assert (>= v3 (+ 1.0 v1)))
(assert (= (<= v1 v0) (<= v3 v2)))
(assert (= (>= v1 v0) (>= v3 v2)))
(assert (= v4 (* (/ 1.0 v2) v3)))
(assert (> v4 0.0))
(assert (= (>= (+ (* (- 1.0) v0) v1) 0.0) (>= v4 1.0)))
(assert (= (<= (+ (* (- 1.0) v0) v1) 0.0) (<= v4 1.0)))
(assert (<= (+ (* (- 1.0) v0) v1) 0.0))
(assert (not (<= v4 1.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(Select(-_b0 + k0 + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L))
(declare-const v1 Real) ; exp Sigma(Select(-_b0 + k0 + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L)) 1
(declare-const v2 Real) ; Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L))
(declare-const v3 Real) ; exp Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L)) 1
(declare-const v4 Real) ; value exp(Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L)) - Sigma(Select(-_b0 + k0 + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L)))
(declare-const v5 Real) ; Sigma((exp(k[k0, _b0] - Max(0, k[k0, _b0])) + Max(0, k[k0, _b0]))*(exp(q[i, _b0] - Max(0, q[i, _b0])) + Max(0, q[i, _b0])), _b0, Range(0, D))
(assert (> v1 0.0))
(assert (= (>= v0 0.0) (>= v1 1.0)))
(assert (= (<= v0 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 v0)))
(assert (> v3 0.0))
(assert (= (>= v2 0.0) (>= v3 1.0)))
(assert (= (<= v2 0.0) (<= v3 1.0)))
(assert (>= v3 (+ 1.0 v2)))
(assert (= (<= v2 v0) (<= v3 v1)))
(assert (= (>= v2 v0) (>= v3 v1)))
(assert (= v4 (* (/ 1.0 v1) v3)))
(assert (> v4 0.0))
(assert (= (>= (+ (* (- 1.0) v0) v2) 0.0) (>= v4 1.0)))
(assert (= (<= (+ (* (- 1.0) v0) v2) 0.0) (<= v4 1.0)))
(assert (< 0.0 v4))
(assert (< 0.0 v5))
(assert (not (< 0.0 (* v5 v4))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(Select(-_b0 + j + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L))
(declare-const v1 Real) ; exp Sigma(Select(-_b0 + j + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L)) 1
(declare-const v2 Real) ; Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L))
(declare-const v3 Real) ; exp Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L)) 1
(declare-const v4 Real) ; value exp(Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L)) - Sigma(Select(-_b0 + j + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L)))
(assert (> v1 0.0))
(assert (= (>= v0 0.0) (>= v1 1.0)))
(assert (= (<= v0 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 v0)))
(assert (> v3 0.0))
(assert (= (>= v2 0.0) (>= v3 1.0)))
(assert (= (<= v2 0.0) (<= v3 1.0)))
(assert (>= v3 (+ 1.0 v2)))
(assert (= (<= v2 v0) (<= v3 v1)))
(assert (= (>= v2 v0) (>= v3 v1)))
(assert (= v4 (* (/ 1.0 v1) v3)))
(assert (> v4 0.0))
(assert (= (>= (+ (* (- 1.0) v0) v2) 0.0) (>= v4 1.0)))
(assert (= (<= (+ (* (- 1.0) v0) v2) 0.0) (<= v4 1.0)))
(assert (not (< 0.0 v4)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; tile[0]
(assert (= (to_real v0) 0.0))
(assert (not (>= 0.0 (to_real v0))))
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
(declare-const v3 Real) ; Sigma((exp(k[u, _b1] - Max(0, k[u, _b1])) + Max(0, k[u, _b1]))*(exp(q[i, _b1] - Max(0, q[i, _b1])) + Max(0, q[i, _b1]))*exp(Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-gates[_b0, _b1])), 0), _b0, Range(0, L)) - Sigma(Select(-_b0 + u + 1, -ln(1 + exp(-gates[_b0, _b1])), 0), _b0, Range(0, L))), _b1, Range(0, D))
(assert (and (<= (+ 1.0 (to_real v1)) (to_real v0)) (< (to_real v0) (to_real v2))))
(assert (not (= (ite (> (+ 1.0 (to_real v1) (* (- 1.0) (to_real v0))) 0.0) v3 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; k2
(declare-const v2 Real) ; gates2[k2, k1]
(declare-const v3 Real) ; exp gates2[k2, k1] 1
(declare-const v4 Real) ; value exp(-gates2[k2, k1])
(declare-const v5 Real) ; ln(1 + exp(-gates2[k2, k1]))
(declare-const v6 Real) ; exp ln(1 + exp(-gates2[k2, k1])) 1
(declare-const v7 Real) ; gates[k2, k1]
(declare-const v8 Real) ; exp gates[k2, k1] 1
(declare-const v9 Real) ; value exp(-gates[k2, k1])
(declare-const v10 Real) ; ln(1 + exp(-gates[k2, k1]))
(declare-const v11 Real) ; exp ln(1 + exp(-gates[k2, k1])) 1
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
(declare-const v0 Int) ; D
(declare-const v1 Int) ; i
(declare-const v2 Int) ; L
(assert (< 0 v0))
(assert (and (<= 0 v1) (< v1 v2)))
(assert (not (<= (+ 1 v1) v2)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; tile[t]
(declare-const v1 Int) ; i
(declare-const v2 Int) ; u
(declare-const v3 Real) ; exp(Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L)))*exp(-Sigma(Select(-_b0 + u + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L)))*v[u, e]*Sigma((exp(k[u, _b0] - Max(0, k[u, _b0])) + Max(0, k[u, _b0]))*(exp(q[i, _b0] - Max(0, q[i, _b0])) + Max(0, q[i, _b0])), _b0, Range(0, D))
(assert (<= (to_real v0) (+ 1.0 (to_real v1))))
(assert (and (<= 0.0 (to_real v2)) (< (to_real v2) (to_real v0))))
(assert (not (= (ite (> (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2))) 0.0) (* 1.0 v3) 0.0) (* 1.0 v3))))
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
(declare-const v0 Int) ; i
(declare-const v1 Int) ; k0
(declare-const v2 Real) ; exp(Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-gate2[_b0])), 0), _b0, Range(0, L)))*exp(-Sigma(Select(-_b0 + k0 + 1, -ln(1 + exp(-gate2[_b0])), 0), _b0, Range(0, L)))*v2[k0, e]*Sigma(k2[k0, _b0]*q[i, _b0], _b0, Range(0, D))
(declare-const v3 Real) ; exp(Sigma(Select(-_b0 + i + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L)))*exp(-Sigma(Select(-_b0 + k0 + 1, -ln(1 + exp(-gate[_b0])), 0), _b0, Range(0, L)))*v[k0, e]*Sigma(k[k0, _b0]*q[i, _b0], _b0, Range(0, D))
(assert (<= (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1))) 0.0))
(assert (not (= (ite (> (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1))) 0.0) (* 1.0 v2) 0.0) (ite (> (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1))) 0.0) (* 1.0 v3) 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; i
(declare-const v2 Int) ; L
(declare-const v3 Real) ; rate[0]
(declare-const v4 Real) ; exp rate[0] 1
(declare-const v5 Real) ; value exp(-rate[0])
(declare-const v6 Real) ; ln(1 + exp(-rate[0]))
(declare-const v7 Real) ; exp ln(1 + exp(-rate[0])) 1
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
(declare-const v0 Real) ; f[k]
(assert (not (= (* v0 (ite (> 1.0 0.0) 1.0 0.0)) v0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; i
(declare-const v1 Int) ; k0
(declare-const v2 Real) ; gates2[k0, k1]
(declare-const v3 Real) ; exp gates2[k0, k1] 1
(declare-const v4 Real) ; value exp(-gates2[k0, k1])
(declare-const v5 Real) ; ln(1 + exp(-gates2[k0, k1]))
(declare-const v6 Real) ; exp ln(1 + exp(-gates2[k0, k1])) 1
(declare-const v7 Real) ; gates[k0, k1]
(declare-const v8 Real) ; exp gates[k0, k1] 1
(declare-const v9 Real) ; value exp(-gates[k0, k1])
(declare-const v10 Real) ; ln(1 + exp(-gates[k0, k1]))
(declare-const v11 Real) ; exp ln(1 + exp(-gates[k0, k1])) 1
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
(declare-const v0 Int) ; u
(declare-const v1 Int) ; k
(declare-const v2 Real) ; f[u]
(define-fun d3 () Real (+ 1.0 (* (- 1.0) (ite (>= (+ (to_real v1) (* (- 1.0) (to_real v0))) 0.0) (+ (to_real v1) (* (- 1.0) (to_real v0))) (- (+ (to_real v1) (* (- 1.0) (to_real v0))))))))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (not (= (* v2 (ite (> d3 0.0) 1.0 0.0)) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; i
(declare-const v1 Int) ; u
(declare-const v2 Real) ; gates[u, d]
(declare-const v3 Real) ; exp gates[u, d] 1
(declare-const v4 Real) ; value exp(-gates[u, d])
(declare-const v5 Real) ; ln(1 + exp(-gates[u, d]))
(declare-const v6 Real) ; exp ln(1 + exp(-gates[u, d])) 1
(define-fun d7 () Real (+ 1.0 (* (- 1.0) (ite (>= (+ (to_real v0) (* (- 1.0) (to_real v1))) 0.0) (+ (to_real v0) (* (- 1.0) (to_real v1))) (- (+ (to_real v0) (* (- 1.0) (to_real v1))))))))
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
(assert (not (= (ite (> (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1))) 0.0) (* (- 1.0) v5) 0.0) (+ (* (- 1.0) (ite (> d7 0.0) 1.0 0.0) v5) (ite (> (+ (to_real v0) (* (- 1.0) (to_real v1))) 0.0) (* (- 1.0) v5) 0.0)))))
(check-sat)

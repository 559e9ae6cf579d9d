(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; tile[t]
(declare-const v2 Int) ; M
(declare-const v3 Int) ; i
(declare-const v4 Int) ; N
(declare-const v5 Real) ; Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (<= (to_real v1) (+ 1.0 (to_real v2) (to_real v3) (* (- 1.0) (to_real v4)))))
(assert (not (= (ite (> (+ 1.0 (to_real v2) (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v0))) 0.0) v5 0.0) v5)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; tile[t]
(declare-const v2 Int) ; M
(declare-const v3 Int) ; i
(declare-const v4 Int) ; N
(declare-const v5 Real) ; Sigma((exp(k[u, _b0] - Max(0, k[u, _b0])) + Max(0, k[u, _b0]))*(exp(q[i, _b0] - Max(0, q[i, _b0])) + Max(0, q[i, _b0])), _b0, Range(0, D))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (<= (to_real v1) (+ 1.0 (to_real v2) (to_real v3) (* (- 1.0) (to_real v4)))))
(assert (not (= (ite (> (+ 1.0 (to_real v2) (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v0))) 0.0) v5 0.0) v5)))
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
(declare-const v0 Int) ; M
(declare-const v1 Int) ; E
(declare-const v2 Int) ; D
(declare-const v3 Int) ; N
(assert (<= 0.0 (to_real v0)))
(assert (<= 0.0 (to_real v1)))
(assert (<= 0.0 (to_real v2)))
(assert (<= 0.0 (to_real v3)))
(assert (not (<= 0.0 (+ 1.0 (to_real v1)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; D
(declare-const v1 Int) ; M
(declare-const v2 Int) ; i
(declare-const v3 Int) ; N
(assert (< 0.0 (to_real v0)))
(assert (< 0.0 (to_real v1)))
(assert (and (<= 0.0 (to_real v2)) (< (to_real v2) (to_real v3))))
(assert (not (< 0.0 (to_real v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(Sigma((exp(k[_b1, _b0] - Max(0, k[_b1, _b0])) + Max(0, k[_b1, _b0]))*(exp(q[i, _b0] - Max(0, q[i, _b0])) + Max(0, q[i, _b0])), _b0, Range(0, D)), _b1, Range(0, M - N + i + 1))
(assert (< 0.0 v0))
(assert (not (not (= v0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(assert (not (>= 0.0 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; M
(declare-const v1 Int) ; Sigma(1, _b0, Range(0, M))
(declare-const v2 Int) ; Sigma(1, _b0, Range(0, E + 1))
(declare-const v3 Int) ; E
(declare-const v4 Int) ; D
(declare-const v5 Int) ; Sigma(1, _b0, Range(0, E))
(declare-const v6 Int) ; N
(declare-const v7 Int) ; Sigma(1, _b0, Range(0, N))
(declare-const v8 Int) ; Sigma(1, _b0, Range(0, D))
(assert (<= 0 v0))
(assert (= v1 v0))
(assert (= v2 (+ 1 v3)))
(assert (<= 0 v3))
(assert (<= 0 v4))
(assert (= v5 v3))
(assert (<= 0 v6))
(assert (= v7 v6))
(assert (= v8 v4))
(assert (not (= (+ (* 2 v8 v1 v2) (* 2 v8 v7 v2)) (+ (* 2 v4 v0) (* 2 v4 v6) (* 2 v4 v3 v0) (* 2 v4 v3 v6)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; tile[t]
(declare-const v1 Int) ; M
(declare-const v2 Int) ; i
(declare-const v3 Int) ; N
(assert (<= (to_real v0) (+ 1.0 (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)))))
(assert (and (<= 0.0 (to_real v2)) (< (to_real v2) (to_real v3))))
(assert (not (<= (to_real v0) (to_real v1))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; M
(declare-const v2 Int) ; i
(declare-const v3 Int) ; N
(declare-const v4 Real) ; Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (+ 1.0 (to_real v1) (to_real v2) (* (- 1.0) (to_real v3))))))
(assert (not (= (ite (> (+ 1.0 (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v0))) 0.0) v4 0.0) v4)))
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
(declare-const v0 Real) ; Sigma(Sigma(k[_b1, _b0]*q[i, _b0], _b0, Range(0, D)), _b1, Range(0, M))
(assert (< 0.0 v0))
(assert (not (not (= v0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; M
(declare-const v2 Int) ; i
(declare-const v3 Int) ; N
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (+ 1.0 (to_real v1) (to_real v2) (* (- 1.0) (to_real v3))))))
(assert (and (<= 0.0 (to_real v2)) (< (to_real v2) (to_real v3))))
(assert (not (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; tile[t]
(declare-const v2 Int) ; M
(declare-const v3 Int) ; i
(declare-const v4 Int) ; N
(declare-const v5 Real) ; v[u, e]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (<= (to_real v1) (+ 1.0 (to_real v2) (to_real v3) (* (- 1.0) (to_real v4)))))
(assert (not (= (ite (> (+ 1.0 (to_real v2) (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v0))) 0.0) (* 1.0 v5) 0.0) (* 1.0 v5))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(Sigma(k[_b1, _b0]*q[i, _b0], _b0, Range(0, D)), _b1, Range(0, M - N + i + 1))
(assert (< 0.0 v0))
(assert (not (not (= v0 0.0))))
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
(declare-const v0 Int) ; M
(declare-const v1 Int) ; i
(declare-const v2 Int) ; N
(declare-const v3 Int) ; D
(assert (<= 0 (+ v0 v1 (* (- 1) v2))))
(assert (< 0 v3))
(assert (and (<= 0 v1) (< v1 v2)))
(assert (not (<= (+ 1 v0 v1 (* (- 1) v2)) v0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; t
(assert (<= 0.0 (to_real v0)))
(assert (not (>= (to_real v0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; M
(declare-const v1 Int) ; i
(declare-const v2 Int) ; N
(declare-const v3 Int) ; D
(assert (<= 0.0 (+ (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)))))
(assert (< 0.0 (to_real v3)))
(assert (and (<= 0.0 (to_real v1)) (< (to_real v1) (to_real v2))))
(assert (not (< 0.0 (to_real v3))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; M
(declare-const v1 Int) ; i
(declare-const v2 Int) ; N
(declare-const v3 Int) ; D
(assert (<= 0.0 (+ (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)))))
(assert (< 0.0 (to_real v3)))
(assert (and (<= 0.0 (to_real v1)) (< (to_real v1) (to_real v2))))
(assert (not (<= 0.0 (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; M
(declare-const v1 Int) ; i
(declare-const v2 Int) ; N
(declare-const v3 Int) ; D
(assert (<= 0.0 (+ (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)))))
(assert (< 0.0 (to_real v3)))
(assert (and (<= 0.0 (to_real v1)) (< (to_real v1) (to_real v2))))
(assert (not (< 0.0 (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; n
(assert (not (<= (to_real v0) (+ 1.0 (to_real v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(Sigma((exp(k[_b1, _b0] - Max(0, k[_b1, _b0])) + Max(0, k[_b1, _b0]))*(exp(q[i, _b0] - Max(0, q[i, _b0])) + Max(0, q[i, _b0])), _b0, Range(0, D)), _b1, Range(0, M))
(assert (< 0.0 v0))
(assert (not (not (= v0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; M
(declare-const v2 Int) ; i
(declare-const v3 Int) ; N
(declare-const v4 Real) ; Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D))
(assert (and (<= (+ 1.0 (to_real v1) (to_real v2) (* (- 1.0) (to_real v3))) (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (not (= (ite (> (+ 1.0 (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v0))) 0.0) v4 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; tile[t]
(declare-const v2 Int) ; M
(declare-const v3 Int) ; i
(declare-const v4 Int) ; N
(declare-const v5 Real) ; v[u, e]*Sigma((exp(k[u, _b0] - Max(0, k[u, _b0])) + Max(0, k[u, _b0]))*(exp(q[i, _b0] - Max(0, q[i, _b0])) + Max(0, q[i, _b0])), _b0, Range(0, D))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (<= (to_real v1) (+ 1.0 (to_real v2) (to_real v3) (* (- 1.0) (to_real v4)))))
(assert (not (= (ite (> (+ 1.0 (to_real v2) (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v0))) 0.0) (* 1.0 v5) 0.0) (* 1.0 v5))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; M
(declare-const v1 Int) ; Sigma(1, _b0, Range(0, M))
(declare-const v2 Int) ; Sigma(1, _b0, Range(0, E + 1))
(declare-const v3 Int) ; E
(declare-const v4 Int) ; D
(declare-const v5 Int) ; Sigma(1, _b0, Range(0, E))
(declare-const v6 Int) ; N
(declare-const v7 Int) ; Sigma(1, _b0, Range(0, N))
(declare-const v8 Int) ; Sigma(1, _b0, Range(0, D))
(assert (<= 0 v0))
(assert (= v1 v0))
(assert (= v2 (+ 1 v3)))
(assert (<= 0 v3))
(assert (<= 0 v4))
(assert (= v5 v3))
(assert (<= 0 v6))
(assert (= v7 v6))
(assert (= v8 v4))
(assert (not (= (+ (* 2 v8 v1 v7) (* 2 v5 v1 v7)) (+ (* 2 v4 v0 v6) (* 2 v3 v0 v6)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; tile[0]
(assert (= (to_real v0) 0.0))
(assert (not (<= 0.0 (to_real v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; D
(declare-const v1 Int) ; M
(assert (< 0.0 (to_real v0)))
(assert (< 0.0 (to_real v1)))
(assert (not (< 0.0 (to_real v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; q[i, k1]
(declare-const v1 Real) ; k[k0, k1]
(assert (< 0.0 v0))
(assert (< 0.0 v1))
(assert (not (< 0.0 (* v1 v0))))
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
(declare-const v0 Int) ; tile[0]
(assert (= (to_real v0) 0.0))
(assert (not (>= 0.0 (to_real v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; M
(declare-const v2 Int) ; i
(declare-const v3 Int) ; N
(declare-const v4 Real) ; Sigma((exp(k[u, _b0] - Max(0, k[u, _b0])) + Max(0, k[u, _b0]))*(exp(q[i, _b0] - Max(0, q[i, _b0])) + Max(0, q[i, _b0])), _b0, Range(0, D))
(assert (and (<= (+ 1.0 (to_real v1) (to_real v2) (* (- 1.0) (to_real v3))) (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (not (= (ite (> (+ 1.0 (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v0))) 0.0) v4 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; M
(declare-const v2 Int) ; i
(declare-const v3 Int) ; N
(declare-const v4 Real) ; Sigma((exp(k[u, _b0] - Max(0, k[u, _b0])) + Max(0, k[u, _b0]))*(exp(q[i, _b0] - Max(0, q[i, _b0])) + Max(0, q[i, _b0])), _b0, Range(0, D))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (+ 1.0 (to_real v1) (to_real v2) (* (- 1.0) (to_real v3))))))
(assert (not (= (ite (> (+ 1.0 (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v0))) 0.0) v4 0.0) v4)))
(check-sat)

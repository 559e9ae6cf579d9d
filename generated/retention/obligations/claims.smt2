(set-logic ALL)
(declare-const v0 Int) ; i
(declare-const v1 Int) ; k0
(declare-const v2 Real) ; exp(-i*ln(1 + exp(-rate[0])))*exp(k0*ln(1 + exp(-rate[0])))*v2[k0, e]*Sigma(k2[k0, _b0]*q[i, _b0], _b0, Range(0, D))
(declare-const v3 Real) ; exp(-i*ln(1 + exp(-rate[0])))*exp(k0*ln(1 + exp(-rate[0])))*v[k0, e]*Sigma(k[k0, _b0]*q[i, _b0], _b0, Range(0, D))
(assert (<= (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1))) 0.0))
(assert (not (= (ite (> (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1))) 0.0) (* 1.0 v2) 0.0) (ite (> (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1))) 0.0) (* 1.0 v3) 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(exp(-(-_b0 - 1)*ln(1 + exp(-rate[0])))*k[_b0, d]*v[_b0, e], _b0, Range(0, 0))
(declare-const v1 Real) ; state[0, d, e]
(declare-const v2 Int) ; L
(assert (= v0 0.0))
(assert (= v1 0.0))
(assert (not (= (ite (> (+ 1.0 (to_real v2)) 0.0) (+ (* (- 1.0) v0) v1) 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; L
(declare-const v1 Int) ; t
(declare-const v2 Real) ; Sigma(exp(-(-_b0 + t)*ln(1 + exp(-rate[0])))*k[_b0, d]*v[_b0, e], _b0, Range(0, t + 1))
(declare-const v3 Real) ; state[t + 1, d, e]
(assert (<= (+ (to_real v0) (* (- 1.0) (to_real v1))) 0.0))
(assert (not (= (ite (> (+ (to_real v0) (* (- 1.0) (to_real v1))) 0.0) (+ (* (- 1.0) v2) v3) 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; i
(declare-const v1 Int) ; L
(declare-const v2 Real) ; Sigma(exp(-(-_b0 + i)*ln(1 + exp(-rate[0])))*k[_b0, d]*v[_b0, e], _b0, Range(0, i + 1))
(declare-const v3 Real) ; state[i + 1, d, e]
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (= (ite (> (+ (to_real v1) (* (- 1.0) (to_real v0))) 0.0) (+ (* (- 1.0) v2) v3) 0.0) 0.0))
(assert (not (= v3 v2)))
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
(declare-const v0 Int) ; tile[t]
(declare-const v1 Int) ; i
(declare-const v2 Int) ; u
(declare-const v3 Real) ; exp(-i*ln(1 + exp(-rate[0])))*exp(u*ln(1 + exp(-rate[0])))*v[u, e]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D))
(assert (<= (to_real v0) (+ 1.0 (to_real v1))))
(assert (and (<= 0.0 (to_real v2)) (< (to_real v2) (to_real v0))))
(assert (not (= (ite (> (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2))) 0.0) (* 1.0 v3) 0.0) (* 1.0 v3))))
(check-sat)

(reset)
(set-logic ALL)
(assert (not (>= 0.0 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; j
(declare-const v1 Real) ; i
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
(assert (<= v0 v1))
(assert (not (<= (* (- 1.0) (+ v1 (* (- 1.0) v0)) v5) 0.0)))
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
(declare-const v0 Real) ; schema_c
(declare-const v1 Real) ; schema_x
(assert (not (= (ite (> v0 0.0) v1 0.0) (* v1 (ite (> v0 0.0) 1.0 0.0)))))
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
(declare-const v0 Real) ; state[t + 1, d, e]
(declare-const v1 Real) ; Sigma(exp(-(-_b0 + t)*ln(1 + exp(-rate[0])))*k[_b0, d]*v[_b0, e], _b0, Range(0, t + 1))
(declare-const v2 Int) ; L
(declare-const v3 Int) ; t
(assert (= v0 v1))
(assert (not (= (ite (> (+ (to_real v2) (* (- 1.0) (to_real v3))) 0.0) (+ (* (- 1.0) v1) v0) 0.0) 0.0)))
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
(declare-const v0 Int) ; t
(assert (not (<= (to_real v0) (+ 1.0 (to_real v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; tile[0]
(assert (= (to_real v0) 0.0))
(assert (not (<= 0.0 (to_real v0))))
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
(declare-const v0 Int) ; i
(declare-const v1 Int) ; L
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (not (<= 0.0 (+ 1.0 (to_real v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; rate[0]
(declare-const v1 Real) ; exp rate[0] 1
(declare-const v2 Real) ; value exp(-rate[0])
(declare-const v3 Real) ; ln(1 + exp(-rate[0]))
(declare-const v4 Real) ; exp ln(1 + exp(-rate[0])) 1
(declare-const v5 Real) ; value exp(-ln(1 + exp(-rate[0])))
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
(declare-const v2 Real) ; Sigma(exp(-(-_b0 + t - 1)*ln(1 + exp(-rate[0])))*k[_b0, d]*v[_b0, e], _b0, Range(0, t))
(declare-const v3 Real) ; state[t, d, e]
(assert (< 0.0 (+ (to_real v0) (* (- 1.0) (to_real v1)))))
(assert (= (ite (> (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1))) 0.0) (+ (* (- 1.0) v2) v3) 0.0) 0.0))
(assert (not (= v3 v2)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; i
(declare-const v1 Real) ; j
(declare-const v2 Real) ; rate[0]
(declare-const v3 Real) ; exp rate[0] 1
(declare-const v4 Real) ; value exp(-rate[0])
(declare-const v5 Real) ; ln(1 + exp(-rate[0]))
(declare-const v6 Real) ; exp ln(1 + exp(-rate[0])) 1
(declare-const v7 Real) ; exp j*ln(1 + exp(-rate[0])) 1
(declare-const v8 Real) ; exp i*ln(1 + exp(-rate[0])) 1
(declare-const v9 Real) ; value exp(-(i - j)*ln(1 + exp(-rate[0])))
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
(assert (> v7 0.0))
(assert (= (>= (* v1 v5) 0.0) (>= v7 1.0)))
(assert (= (<= (* v1 v5) 0.0) (<= v7 1.0)))
(assert (>= v7 (+ 1.0 (* v1 v5))))
(assert (= (<= (* v1 v5) v2) (<= v7 v3)))
(assert (= (>= (* v1 v5) v2) (>= v7 v3)))
(assert (= (<= (* v1 v5) v5) (<= v7 v6)))
(assert (= (>= (* v1 v5) v5) (>= v7 v6)))
(assert (> v8 0.0))
(assert (= (>= (* v0 v5) 0.0) (>= v8 1.0)))
(assert (= (<= (* v0 v5) 0.0) (<= v8 1.0)))
(assert (>= v8 (+ 1.0 (* v0 v5))))
(assert (= (<= (* v0 v5) v2) (<= v8 v3)))
(assert (= (>= (* v0 v5) v2) (>= v8 v3)))
(assert (= (<= (* v0 v5) v5) (<= v8 v6)))
(assert (= (>= (* v0 v5) v5) (>= v8 v6)))
(assert (= (<= (* v0 v5) (* v1 v5)) (<= v8 v7)))
(assert (= (>= (* v0 v5) (* v1 v5)) (>= v8 v7)))
(assert (= v9 (/ (* 1.0 v7) v8)))
(assert (> v9 0.0))
(assert (= (>= (* (- 1.0) (+ v0 (* (- 1.0) v1)) v5) 0.0) (>= v9 1.0)))
(assert (= (<= (* (- 1.0) (+ v0 (* (- 1.0) v1)) v5) 0.0) (<= v9 1.0)))
(assert (= (<= (* (- 1.0) (+ v0 (* (- 1.0) v1)) v5) (* (- 1.0) v2)) (<= v9 v4)))
(assert (= (>= (* (- 1.0) (+ v0 (* (- 1.0) v1)) v5) (* (- 1.0) v2)) (>= v9 v4)))
(assert (<= (* (- 1.0) (+ v0 (* (- 1.0) v1)) v5) 0.0))
(assert (not (<= v9 1.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; j
(declare-const v1 Real) ; rate[0]
(declare-const v2 Real) ; exp rate[0] 1
(declare-const v3 Real) ; value exp(-rate[0])
(declare-const v4 Real) ; ln(1 + exp(-rate[0]))
(declare-const v5 Real) ; exp ln(1 + exp(-rate[0])) 1
(declare-const v6 Real) ; exp j*ln(1 + exp(-rate[0])) 1
(declare-const v7 Real) ; i
(declare-const v8 Real) ; exp i*ln(1 + exp(-rate[0])) 1
(declare-const v9 Real) ; value exp(-(i - j)*ln(1 + exp(-rate[0])))
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
(assert (> v6 0.0))
(assert (= (>= (* v0 v4) 0.0) (>= v6 1.0)))
(assert (= (<= (* v0 v4) 0.0) (<= v6 1.0)))
(assert (>= v6 (+ 1.0 (* v0 v4))))
(assert (= (<= (* v0 v4) v1) (<= v6 v2)))
(assert (= (>= (* v0 v4) v1) (>= v6 v2)))
(assert (= (<= (* v0 v4) v4) (<= v6 v5)))
(assert (= (>= (* v0 v4) v4) (>= v6 v5)))
(assert (> v8 0.0))
(assert (= (>= (* v7 v4) 0.0) (>= v8 1.0)))
(assert (= (<= (* v7 v4) 0.0) (<= v8 1.0)))
(assert (>= v8 (+ 1.0 (* v7 v4))))
(assert (= (<= (* v7 v4) v1) (<= v8 v2)))
(assert (= (>= (* v7 v4) v1) (>= v8 v2)))
(assert (= (<= (* v7 v4) v4) (<= v8 v5)))
(assert (= (>= (* v7 v4) v4) (>= v8 v5)))
(assert (= (<= (* v7 v4) (* v0 v4)) (<= v8 v6)))
(assert (= (>= (* v7 v4) (* v0 v4)) (>= v8 v6)))
(assert (= v9 (/ (* 1.0 v6) v8)))
(assert (> v9 0.0))
(assert (= (>= (* (- 1.0) (+ v7 (* (- 1.0) v0)) v4) 0.0) (>= v9 1.0)))
(assert (= (<= (* (- 1.0) (+ v7 (* (- 1.0) v0)) v4) 0.0) (<= v9 1.0)))
(assert (= (<= (* (- 1.0) (+ v7 (* (- 1.0) v0)) v4) (* (- 1.0) v1)) (<= v9 v3)))
(assert (= (>= (* (- 1.0) (+ v7 (* (- 1.0) v0)) v4) (* (- 1.0) v1)) (>= v9 v3)))
(assert (not (< 0.0 v9)))
(check-sat)

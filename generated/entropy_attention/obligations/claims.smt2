(set-logic ALL)
(declare-const v0 Real) ; schema_x
(declare-const v1 Real) ; schema_c
(declare-const v2 Real) ; exp schema_c 1
(declare-const v3 Real) ; ln(schema_x*exp(schema_c))
(declare-const v4 Real) ; exp ln(schema_x*exp(schema_c)) 1
(declare-const v5 Real) ; ln(schema_x)
(declare-const v6 Real) ; exp ln(schema_x) 1
(declare-const v7 Real) ; value exp(schema_c + ln(schema_x))
(assert (> v2 0.0))
(assert (= (>= v1 0.0) (>= v2 1.0)))
(assert (= (<= v1 0.0) (<= v2 1.0)))
(assert (>= v2 (+ 1.0 v1)))
(assert (> v4 0.0))
(assert (= (>= v3 0.0) (>= v4 1.0)))
(assert (= (<= v3 0.0) (<= v4 1.0)))
(assert (>= v4 (+ 1.0 v3)))
(assert (= (<= v3 v1) (<= v4 v2)))
(assert (= (>= v3 v1) (>= v4 v2)))
(assert (=> (> (* v0 (* 1.0 v2)) 0.0) (= v4 (* v0 (* 1.0 v2)))))
(assert (= (<= v3 v1) (<= (* 1.0 v4) (* 1.0 v2))))
(assert (= (>= v3 v1) (>= (* 1.0 v4) (* 1.0 v2))))
(assert (> v6 0.0))
(assert (= (>= v5 0.0) (>= v6 1.0)))
(assert (= (<= v5 0.0) (<= v6 1.0)))
(assert (>= v6 (+ 1.0 v5)))
(assert (= (<= v5 v1) (<= v6 v2)))
(assert (= (>= v5 v1) (>= v6 v2)))
(assert (= (<= v5 v3) (<= v6 v4)))
(assert (= (>= v5 v3) (>= v6 v4)))
(assert (=> (> v0 0.0) (= v6 v0)))
(assert (= v7 (* (* 1.0 v2) v6)))
(assert (> v7 0.0))
(assert (= (>= (+ v1 v5) 0.0) (>= v7 1.0)))
(assert (= (<= (+ v1 v5) 0.0) (<= v7 1.0)))
(assert (= (<= (+ v1 v5) v1) (<= v7 (* 1.0 v2))))
(assert (= (>= (+ v1 v5) v1) (>= v7 (* 1.0 v2))))
(assert (= (<= (+ v1 v5) v3) (<= v7 (* 1.0 v4))))
(assert (= (>= (+ v1 v5) v3) (>= v7 (* 1.0 v4))))
(assert (< 0.0 v0))
(assert (not (= (* 1.0 v4) v7)))
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
(declare-const v0 Int) ; Sigma(1, _b0, Bag(A))
(assert (< 0.0 (to_real v0)))
(assert (not (not (= (to_real v0) 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; M
(declare-const v2 Int) ; i
(declare-const v3 Int) ; N
(declare-const v4 Real) ; scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D))
(declare-const v5 Real) ; exp scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D)) 1
(assert (> v5 0.0))
(assert (= (>= (* 1.0 v4) 0.0) (>= v5 1.0)))
(assert (= (<= (* 1.0 v4) 0.0) (<= v5 1.0)))
(assert (>= v5 (+ 1.0 (* 1.0 v4))))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (+ 1.0 (to_real v1) (to_real v2) (* (- 1.0) (to_real v3))))))
(assert (not (= (ite (> (+ 1.0 (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v0))) 0.0) (* 1.0 v5) 0.0) (* 1.0 v5))))
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
(declare-const v0 Real) ; Sigma(exp(a[_b0]), _b0, Bag(A))
(declare-const v1 Real) ; Sigma(1, _b0, Bag(A))
(declare-const v2 Real) ; ln(Sigma(1, _b0, Bag(A)))
(declare-const v3 Real) ; exp ln(Sigma(1, _b0, Bag(A))) 1
(declare-const v4 Real) ; ln(Sigma(exp(a[_b0]), _b0, Bag(A)))
(declare-const v5 Real) ; exp ln(Sigma(exp(a[_b0]), _b0, Bag(A))) 1
(declare-const v6 Real) ; value exp(-ln(Sigma(1, _b0, Bag(A))) + ln(Sigma(exp(a[_b0]), _b0, Bag(A))))
(assert (> v3 0.0))
(assert (= (>= v2 0.0) (>= v3 1.0)))
(assert (= (<= v2 0.0) (<= v3 1.0)))
(assert (>= v3 (+ 1.0 v2)))
(assert (=> (> v1 0.0) (= v3 v1)))
(assert (> v5 0.0))
(assert (= (>= v4 0.0) (>= v5 1.0)))
(assert (= (<= v4 0.0) (<= v5 1.0)))
(assert (>= v5 (+ 1.0 v4)))
(assert (= (<= v4 v2) (<= v5 v3)))
(assert (= (>= v4 v2) (>= v5 v3)))
(assert (=> (> v0 0.0) (= v5 v0)))
(assert (= v6 (* (/ 1.0 v3) v5)))
(assert (> v6 0.0))
(assert (= (>= (+ (* (- 1.0) v2) v4) 0.0) (>= v6 1.0)))
(assert (= (<= (+ (* (- 1.0) v2) v4) 0.0) (<= v6 1.0)))
(assert (< 0.0 v0))
(assert (< 0.0 v1))
(assert (not (= (* v1 v6) v0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; schema_x
(declare-const v1 Real) ; schema_c
(declare-const v2 Real) ; exp schema_c 1
(declare-const v3 Real) ; ln(schema_x*exp(schema_c))
(declare-const v4 Real) ; exp ln(schema_x*exp(schema_c)) 1
(declare-const v5 Real) ; ln(schema_x)
(declare-const v6 Real) ; exp ln(schema_x) 1
(declare-const v7 Real) ; value exp(schema_c + ln(schema_x))
(assert (> v2 0.0))
(assert (= (>= v1 0.0) (>= v2 1.0)))
(assert (= (<= v1 0.0) (<= v2 1.0)))
(assert (>= v2 (+ 1.0 v1)))
(assert (> v4 0.0))
(assert (= (>= v3 0.0) (>= v4 1.0)))
(assert (= (<= v3 0.0) (<= v4 1.0)))
(assert (>= v4 (+ 1.0 v3)))
(assert (= (<= v3 v1) (<= v4 v2)))
(assert (= (>= v3 v1) (>= v4 v2)))
(assert (=> (> (* v0 (* 1.0 v2)) 0.0) (= v4 (* v0 (* 1.0 v2)))))
(assert (= (<= v3 v1) (<= (* 1.0 v4) (* 1.0 v2))))
(assert (= (>= v3 v1) (>= (* 1.0 v4) (* 1.0 v2))))
(assert (> v6 0.0))
(assert (= (>= v5 0.0) (>= v6 1.0)))
(assert (= (<= v5 0.0) (<= v6 1.0)))
(assert (>= v6 (+ 1.0 v5)))
(assert (= (<= v5 v1) (<= v6 v2)))
(assert (= (>= v5 v1) (>= v6 v2)))
(assert (= (<= v5 v3) (<= v6 v4)))
(assert (= (>= v5 v3) (>= v6 v4)))
(assert (=> (> v0 0.0) (= v6 v0)))
(assert (= v7 (* (* 1.0 v2) v6)))
(assert (> v7 0.0))
(assert (= (>= (+ v1 v5) 0.0) (>= v7 1.0)))
(assert (= (<= (+ v1 v5) 0.0) (<= v7 1.0)))
(assert (= (<= (+ v1 v5) v1) (<= v7 (* 1.0 v2))))
(assert (= (>= (+ v1 v5) v1) (>= v7 (* 1.0 v2))))
(assert (= (<= (+ v1 v5) v3) (<= v7 (* 1.0 v4))))
(assert (= (>= (+ v1 v5) v3) (>= v7 (* 1.0 v4))))
(assert (= (* 1.0 v4) v7))
(assert (not (= v3 (+ v1 v5))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; M
(declare-const v1 Int) ; i
(declare-const v2 Int) ; N
(assert (< 0 (+ 1 v0 v1 (* (- 1) v2))))
(assert (and (<= 0 v1) (< v1 v2)))
(assert (not (<= (+ 1 v0 v1 (* (- 1) v2)) v0)))
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
(declare-const v3 Int) ; N
(declare-const v4 Real) ; scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D))
(declare-const v5 Real) ; exp scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D)) 1
(assert (> v5 0.0))
(assert (= (>= (* 1.0 v4) 0.0) (>= v5 1.0)))
(assert (= (<= (* 1.0 v4) 0.0) (<= v5 1.0)))
(assert (>= v5 (+ 1.0 (* 1.0 v4))))
(assert (and (<= (+ 1.0 (to_real v1) (to_real v2) (* (- 1.0) (to_real v3))) (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (not (= (ite (> (+ 1.0 (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v0))) 0.0) (* 1.0 v5) 0.0) 0.0)))
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
(declare-const v0 Real) ; schema_y
(declare-const v1 Real) ; schema_x
(assert (not (= v0 0.0)))
(assert (not (= v1 0.0)))
(assert (not (not (= v1 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(exp(a[_b0]), _b0, Bag(A))
(declare-const v1 Real) ; Sigma(exp(a[_b0])*a[_b0], _b0, Bag(A))
(declare-const v2 Real) ; ln(Sigma(exp(a[_b0]), _b0, Bag(A)))
(declare-const v3 Real) ; exp ln(Sigma(exp(a[_b0]), _b0, Bag(A))) 1
(assert (> v3 0.0))
(assert (= (>= v2 0.0) (>= v3 1.0)))
(assert (= (<= v2 0.0) (<= v3 1.0)))
(assert (>= v3 (+ 1.0 v2)))
(assert (=> (> v0 0.0) (= v3 v0)))
(assert (< 0.0 v0))
(assert (<= v1 (* v0 v2)))
(assert (not (<= 0.0 (+ (* (- 1.0) v1 (/ 1.0 v0)) v2))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; M
(declare-const v2 Int) ; i
(declare-const v3 Int) ; N
(declare-const v4 Real) ; exp(scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D)))*scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D))
(assert (and (<= (+ 1.0 (to_real v1) (to_real v2) (* (- 1.0) (to_real v3))) (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (not (= (ite (> (+ 1.0 (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v0))) 0.0) (* 1.0 v4) 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; a[k]
(declare-const v1 Real) ; exp a[k] 1
(assert (> v1 0.0))
(assert (= (>= v0 0.0) (>= v1 1.0)))
(assert (= (<= v0 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 v0)))
(assert (not (<= 0.0 (* 1.0 v1))))
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
(declare-const v0 Real) ; a[k0]
(declare-const v1 Real) ; exp a[k0] 1
(assert (> v1 0.0))
(assert (= (>= v0 0.0) (>= v1 1.0)))
(assert (= (<= v0 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 v0)))
(assert (not (< 0.0 (* 1.0 v1))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; M
(declare-const v1 Int) ; i
(declare-const v2 Int) ; N
(assert (< 0.0 (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)))))
(assert (and (<= 0.0 (to_real v1)) (< (to_real v1) (to_real v2))))
(assert (not (< 0.0 (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2))))))
(check-sat)

(reset)
(set-logic ALL)
(assert (not (< 0.0 1.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; y
(declare-const v1 Real) ; x
(declare-const v2 Real) ; exp x 1
(declare-const v3 Real) ; exp y 1
(declare-const v4 Real) ; value exp(x + y)
(assert (> v2 0.0))
(assert (= (>= v1 0.0) (>= v2 1.0)))
(assert (= (<= v1 0.0) (<= v2 1.0)))
(assert (>= v2 (+ 1.0 v1)))
(assert (> v3 0.0))
(assert (= (>= v0 0.0) (>= v3 1.0)))
(assert (= (<= v0 0.0) (<= v3 1.0)))
(assert (>= v3 (+ 1.0 v0)))
(assert (= (<= v0 v1) (<= v3 v2)))
(assert (= (>= v0 v1) (>= v3 v2)))
(assert (= v4 (* (* 1.0 v2) v3)))
(assert (> v4 0.0))
(assert (= (>= (+ v1 v0) 0.0) (>= v4 1.0)))
(assert (= (<= (+ v1 v0) 0.0) (<= v4 1.0)))
(assert (= (<= (+ v1 v0) v1) (<= v4 (* 1.0 v2))))
(assert (= (>= (+ v1 v0) v1) (>= v4 (* 1.0 v2))))
(assert (not (<= (* (+ 1.0 v0) (* 1.0 v2)) v4)))
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
(declare-const v0 Real) ; a[k]
(declare-const v1 Real) ; Sigma(exp(a[_b0]), _b0, Bag(A))
(declare-const v2 Real) ; ln(Sigma(exp(a[_b0]), _b0, Bag(A)))
(declare-const v3 Real) ; exp ln(Sigma(exp(a[_b0]), _b0, Bag(A))) 1
(declare-const v4 Real) ; exp a[k] 1
(assert (> v3 0.0))
(assert (= (>= v2 0.0) (>= v3 1.0)))
(assert (= (<= v2 0.0) (<= v3 1.0)))
(assert (>= v3 (+ 1.0 v2)))
(assert (=> (> v1 0.0) (= v3 v1)))
(assert (> v4 0.0))
(assert (= (>= v0 0.0) (>= v4 1.0)))
(assert (= (<= v0 0.0) (<= v4 1.0)))
(assert (>= v4 (+ 1.0 v0)))
(assert (= (<= v0 v2) (<= v4 v3)))
(assert (= (>= v0 v2) (>= v4 v3)))
(assert (<= v0 v2))
(assert (not (<= (* v0 (* 1.0 v4)) (* (* 1.0 v4) v2))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; M
(assert (< 0.0 (to_real v0)))
(assert (not (<= 0.0 (to_real v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(exp(a[_b0])*a[_b0], _b0, Bag(A))
(declare-const v1 Real) ; Sigma(1, _b0, Bag(A))
(declare-const v2 Real) ; ln(Sigma(1, _b0, Bag(A)))
(declare-const v3 Real) ; exp ln(Sigma(1, _b0, Bag(A))) 1
(declare-const v4 Real) ; Sigma(exp(a[_b0]), _b0, Bag(A))
(declare-const v5 Real) ; ln(Sigma(exp(a[_b0]), _b0, Bag(A)))
(declare-const v6 Real) ; exp ln(Sigma(exp(a[_b0]), _b0, Bag(A))) 1
(assert (> v3 0.0))
(assert (= (>= v2 0.0) (>= v3 1.0)))
(assert (= (<= v2 0.0) (<= v3 1.0)))
(assert (>= v3 (+ 1.0 v2)))
(assert (=> (> v1 0.0) (= v3 v1)))
(assert (> v6 0.0))
(assert (= (>= v5 0.0) (>= v6 1.0)))
(assert (= (<= v5 0.0) (<= v6 1.0)))
(assert (>= v6 (+ 1.0 v5)))
(assert (= (<= v5 v2) (<= v6 v3)))
(assert (= (>= v5 v2) (>= v6 v3)))
(assert (=> (> v4 0.0) (= v6 v4)))
(assert (<= (+ (* (- 1.0) v0) (* (+ 1.0 (* (- 1.0) v2) v5) v4)) v4))
(assert (< 0.0 v4))
(assert (< 0.0 v1))
(assert (not (<= (+ (* (- 1.0) v0 (/ 1.0 v4)) v5) v2)))
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
(declare-const v0 Int) ; M
(declare-const v1 Int) ; i
(declare-const v2 Int) ; N
(assert (< 0.0 (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)))))
(assert (and (<= 0.0 (to_real v1)) (< (to_real v1) (to_real v2))))
(assert (not (<= 0.0 (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2))))))
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
(declare-const v0 Real) ; Sigma(exp(a[_b0]), _b0, Bag(A))
(declare-const v1 Real) ; a[k]
(declare-const v2 Real) ; exp a[k] 1
(declare-const v3 Real) ; ln(Sigma(exp(a[_b0]), _b0, Bag(A)))
(declare-const v4 Real) ; exp ln(Sigma(exp(a[_b0]), _b0, Bag(A))) 1
(assert (> v2 0.0))
(assert (= (>= v1 0.0) (>= v2 1.0)))
(assert (= (<= v1 0.0) (<= v2 1.0)))
(assert (>= v2 (+ 1.0 v1)))
(assert (> v4 0.0))
(assert (= (>= v3 0.0) (>= v4 1.0)))
(assert (= (<= v3 0.0) (<= v4 1.0)))
(assert (>= v4 (+ 1.0 v3)))
(assert (= (<= v3 v1) (<= v4 v2)))
(assert (= (>= v3 v1) (>= v4 v2)))
(assert (=> (> v0 0.0) (= v4 v0)))
(assert (< 0.0 v0))
(assert (<= (* 1.0 v2) v0))
(assert (not (<= v1 v3)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; M
(declare-const v2 Int) ; i
(declare-const v3 Int) ; N
(declare-const v4 Real) ; exp(scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D)))*scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (+ 1.0 (to_real v1) (to_real v2) (* (- 1.0) (to_real v3))))))
(assert (not (= (ite (> (+ 1.0 (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v0))) 0.0) (* 1.0 v4) 0.0) (* 1.0 v4))))
(check-sat)

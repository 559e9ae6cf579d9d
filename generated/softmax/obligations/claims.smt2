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
(declare-const v0 Real) ; x
(declare-const v1 Real) ; y
(declare-const v2 Real) ; exp x 1
(declare-const v3 Real) ; exp y 1
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
(assert (= (<= v1 v0) (<= (* 1.0 v3) (* 1.0 v2))))
(assert (= (>= v1 v0) (>= (* 1.0 v3) (* 1.0 v2))))
(assert (<= v0 v1))
(assert (not (<= (* 1.0 v2) (* 1.0 v3))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; x
(declare-const v1 Real) ; y
(declare-const v2 Real) ; exp y 1
(declare-const v3 Real) ; value exp(-y)
(declare-const v4 Real) ; exp x 1
(assert (> v2 0.0))
(assert (= (>= v1 0.0) (>= v2 1.0)))
(assert (= (<= v1 0.0) (<= v2 1.0)))
(assert (>= v2 (+ 1.0 v1)))
(assert (= v3 (/ 1.0 v2)))
(assert (> v3 0.0))
(assert (= (>= (* (- 1.0) v1) 0.0) (>= v3 1.0)))
(assert (= (<= (* (- 1.0) v1) 0.0) (<= v3 1.0)))
(assert (> v4 0.0))
(assert (= (>= v0 0.0) (>= v4 1.0)))
(assert (= (<= v0 0.0) (<= v4 1.0)))
(assert (>= v4 (+ 1.0 v0)))
(assert (= (<= v0 v1) (<= v4 v2)))
(assert (= (>= v0 v1) (>= v4 v2)))
(assert (= (<= v0 (* (- 1.0) v1)) (<= (* 1.0 v4) v3)))
(assert (= (>= v0 (* (- 1.0) v1)) (>= (* 1.0 v4) v3)))
(assert (<= v0 v1))
(assert (<= (* (- 1.0) v1) v0))
(assert (not (<= v3 (* 1.0 v4))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; s[u]
(declare-const v1 Real) ; Big(s[_b0], _b0, Range(0, N))
(assert (<= (+ (* (- 1.0) v0) v1) 0.0))
(assert (<= v0 v1))
(assert (not (= (+ (* (- 1.0) v0) v1) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; s[j]
(declare-const v1 Real) ; exp s[j] 1
(declare-const v2 Real) ; Sigma(exp(s[_b0]), _b0, Range(0, N))
(declare-const v3 Real) ; j
(declare-const v4 Real) ; N
(assert (> v1 0.0))
(assert (= (>= v0 0.0) (>= v1 1.0)))
(assert (= (<= v0 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 v0)))
(assert (<= (* 1.0 v1) v2))
(assert (and (<= 0.0 v3) (< v3 v4)))
(assert (< 0.0 v2))
(assert (not (<= (* (* 1.0 v1) (/ 1.0 v2)) 1.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; y
(declare-const v1 Real) ; x
(declare-const v2 Real) ; exp x 1
(declare-const v3 Real) ; z
(declare-const v4 Real) ; exp z 1
(declare-const v5 Real) ; value exp(-z)
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
(assert (= v5 (/ 1.0 v4)))
(assert (> v5 0.0))
(assert (= (>= (* (- 1.0) v3) 0.0) (>= v5 1.0)))
(assert (= (<= (* (- 1.0) v3) 0.0) (<= v5 1.0)))
(assert (= (<= (* (- 1.0) v3) v1) (<= v5 (* 1.0 v2))))
(assert (= (>= (* (- 1.0) v3) v1) (>= v5 (* 1.0 v2))))
(assert (<= v0 0.0))
(assert (= v1 0.0))
(assert (not (<= (* 1.0 v2) (+ (ite (> v0 0.0) 0.0 1.0) v5))))
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
(declare-const v0 Real) ; y
(declare-const v1 Real) ; x
(declare-const v2 Real) ; z
(define-fun d3 () Real (ite (>= (* v1 (+ v0 (* (- 1.0) (ite (> v2 0.0) 1.0 0.0)))) 0.0) (* v1 (+ v0 (* (- 1.0) (ite (> v2 0.0) 1.0 0.0)))) (- (* v1 (+ v0 (* (- 1.0) (ite (> v2 0.0) 1.0 0.0)))))))
(assert (<= 0.0 v0))
(assert (<= v0 1.0))
(assert (<= 0.0 v1))
(assert (not (= d3 (+ (* v1 v0) (* (+ v1 (* (- 2.0) v1 v0)) (ite (> v2 0.0) 1.0 0.0))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; j
(declare-const v1 Real) ; N
(declare-const v2 Real) ; Sigma(exp(s[_b0]), _b0, Range(0, N))
(declare-const v3 Real) ; s[j]
(declare-const v4 Real) ; exp s[j] 1
(assert (> v4 0.0))
(assert (= (>= v3 0.0) (>= v4 1.0)))
(assert (= (<= v3 0.0) (<= v4 1.0)))
(assert (>= v4 (+ 1.0 v3)))
(assert (and (<= 0.0 v0) (< v0 v1)))
(assert (< 0.0 v2))
(assert (not (< 0.0 (* (* 1.0 v4) (/ 1.0 v2)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; s[u]
(declare-const v1 Real) ; Big(s[_b0], _b0, Range(0, N))
(assert (not (<= 0.0 (ite (> (+ (* (- 1.0) v0) v1) 0.0) 0.0 1.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; eps
(declare-const v1 Real) ; x
(declare-const v2 Real) ; exp x 1
(assert (> v2 0.0))
(assert (= (>= v1 0.0) (>= v2 1.0)))
(assert (= (<= v1 0.0) (<= v2 1.0)))
(assert (>= v2 (+ 1.0 v1)))
(assert (< 0.0 v0))
(assert (<= (* (- 1.0) v1 (+ 1.0 v0)) v0))
(assert (not (<= 1.0 (* (+ 1.0 v0) (* 1.0 v2)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(exp(a[_b0]), _b0, Bag(A))
(declare-const v1 Real) ; a[j]
(declare-const v2 Real) ; exp a[j] 1
(assert (> v2 0.0))
(assert (= (>= v1 0.0) (>= v2 1.0)))
(assert (= (<= v1 0.0) (<= v2 1.0)))
(assert (>= v2 (+ 1.0 v1)))
(assert (< 0.0 v0))
(assert (<= (* 1.0 v2) v0))
(assert (not (<= (* (* 1.0 v2) (/ 1.0 v0)) 1.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; eps
(declare-const v1 Int) ; j
(declare-const v2 Int) ; N
(declare-const v3 Real) ; N*T
(declare-const v4 Real) ; eps*g
(declare-const v5 Real) ; T
(declare-const v6 Real) ; g
(assert (< 0.0 v0))
(assert (and (<= 0.0 (to_real v1)) (< (to_real v1) (to_real v2))))
(assert (<= (* 1.0 v3) (* 1.0 v4)))
(assert (< 0.0 v5))
(assert (< 0.0 v6))
(assert (not (<= 0.0 (to_real v2))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; s[u]
(declare-const v1 Real) ; m
(declare-const v2 Real) ; T
(assert (<= (ite (>= v0 0.0) v0 (- v0)) v1))
(assert (< 0.0 v2))
(assert (not (<= (* (- 1.0) v1 (/ 1.0 v2)) (* v0 (/ 1.0 v2)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(exp(s[_b0]), _b0, Range(0, N))
(assert (< 0.0 v0))
(assert (not (not (= v0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; N
(declare-const v1 Real) ; Sigma(exp(s[_b0]), _b0, Range(0, N))
(assert (< 0.0 (to_real v0)))
(assert (< 0.0 v1))
(assert (not (not (= v1 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; exp(s[j])*inv(Sigma(exp(s[_b0]), _b0, Range(0, N)))
(assert (< 0.0 (* 1.0 v0)))
(assert (not (<= 0.0 (* 1.0 v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(exp(inv(T)*s[_b0]), _b0, Range(0, N))
(declare-const v1 Real) ; N
(declare-const v2 Real) ; m
(declare-const v3 Real) ; T
(declare-const v4 Real) ; exp m*inv(T) 1
(declare-const v5 Real) ; eps
(declare-const v6 Real) ; s[j]
(declare-const v7 Real) ; exp inv(T)*s[j] 1
(declare-const v8 Real) ; value exp(-2*m*inv(T))
(declare-const v9 Real) ; j
(declare-const v10 Real) ; value exp(-m*inv(T))
(assert (> v4 0.0))
(assert (= (>= (* v2 (/ 1.0 v3)) 0.0) (>= v4 1.0)))
(assert (= (<= (* v2 (/ 1.0 v3)) 0.0) (<= v4 1.0)))
(assert (>= v4 (+ 1.0 (* v2 (/ 1.0 v3)))))
(assert (> v7 0.0))
(assert (= (>= (* v6 (/ 1.0 v3)) 0.0) (>= v7 1.0)))
(assert (= (<= (* v6 (/ 1.0 v3)) 0.0) (<= v7 1.0)))
(assert (>= v7 (+ 1.0 (* v6 (/ 1.0 v3)))))
(assert (= (<= (* v6 (/ 1.0 v3)) (* v2 (/ 1.0 v3))) (<= v7 v4)))
(assert (= (>= (* v6 (/ 1.0 v3)) (* v2 (/ 1.0 v3))) (>= v7 v4)))
(assert (= (<= (* v6 (/ 1.0 v3)) (* v2 (/ 1.0 v3))) (<= (* 1.0 v7) (* 1.0 v4))))
(assert (= (>= (* v6 (/ 1.0 v3)) (* v2 (/ 1.0 v3))) (>= (* 1.0 v7) (* 1.0 v4))))
(assert (= v8 (/ 1.0 (* v4 v4))))
(assert (> v8 0.0))
(assert (= (>= (* (- 2.0) v2 (/ 1.0 v3)) 0.0) (>= v8 1.0)))
(assert (= (<= (* (- 2.0) v2 (/ 1.0 v3)) 0.0) (<= v8 1.0)))
(assert (= (<= (* (- 2.0) v2 (/ 1.0 v3)) (* v2 (/ 1.0 v3))) (<= v8 (* 1.0 v4))))
(assert (= (>= (* (- 2.0) v2 (/ 1.0 v3)) (* v2 (/ 1.0 v3))) (>= v8 (* 1.0 v4))))
(assert (= (<= (* (- 2.0) v2 (/ 1.0 v3)) (* v6 (/ 1.0 v3))) (<= v8 (* 1.0 v7))))
(assert (= (>= (* (- 2.0) v2 (/ 1.0 v3)) (* v6 (/ 1.0 v3))) (>= v8 (* 1.0 v7))))
(assert (= v10 (/ 1.0 v4)))
(assert (> v10 0.0))
(assert (= (>= (* (- 1.0) v2 (/ 1.0 v3)) 0.0) (>= v10 1.0)))
(assert (= (<= (* (- 1.0) v2 (/ 1.0 v3)) 0.0) (<= v10 1.0)))
(assert (= (<= (* (- 1.0) v2 (/ 1.0 v3)) (* v2 (/ 1.0 v3))) (<= v10 (* 1.0 v4))))
(assert (= (>= (* (- 1.0) v2 (/ 1.0 v3)) (* v2 (/ 1.0 v3))) (>= v10 (* 1.0 v4))))
(assert (= (<= (* (- 1.0) v2 (/ 1.0 v3)) (* v6 (/ 1.0 v3))) (<= v10 (* 1.0 v7))))
(assert (= (>= (* (- 1.0) v2 (/ 1.0 v3)) (* v6 (/ 1.0 v3))) (>= v10 (* 1.0 v7))))
(assert (= (<= (* (- 1.0) v2 (/ 1.0 v3)) (* (- 2.0) v2 (/ 1.0 v3))) (<= v10 v8)))
(assert (= (>= (* (- 1.0) v2 (/ 1.0 v3)) (* (- 2.0) v2 (/ 1.0 v3))) (>= v10 v8)))
(assert (<= v0 (* v1 (* 1.0 v4))))
(assert (< 0.0 v5))
(assert (<= (* 1.0 v7) (* 1.0 v4)))
(assert (<= 1.0 (* (+ 1.0 v5) v8)))
(assert (< 0.0 v0))
(assert (and (<= 0.0 v9) (< v9 v1)))
(assert (<= (* 2.0 v2 (+ 1.0 v5)) (* v3 v5)))
(assert (<= (* v1 v10) v0))
(assert (<= v10 (* 1.0 v7)))
(assert (< 0.0 v3))
(assert (not (<= (ite (>= (+ (- 1.0) (* v1 (* 1.0 v7) (/ 1.0 v0))) 0.0) (+ (- 1.0) (* v1 (* 1.0 v7) (/ 1.0 v0))) (- (+ (- 1.0) (* v1 (* 1.0 v7) (/ 1.0 v0))))) v5)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; s[k0]
(declare-const v1 Real) ; exp s[k0] 1
(assert (> v1 0.0))
(assert (= (>= v0 0.0) (>= v1 1.0)))
(assert (= (<= v0 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 v0)))
(assert (not (< 0.0 (* 1.0 v1))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; x
(declare-const v1 Real) ; y
(declare-const v2 Real) ; exp x 1
(declare-const v3 Real) ; exp y 1
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
(assert (= (<= v1 v0) (<= (* 1.0 v3) (* 1.0 v2))))
(assert (= (>= v1 v0) (>= (* 1.0 v3) (* 1.0 v2))))
(assert (<= v0 v1))
(assert (<= (* (- 1.0) v1) v0))
(assert (not (<= (* 1.0 v2) (* 1.0 v3))))
(check-sat)

(reset)
(set-logic ALL)
(assert (not (>= 0.0 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(exp(a[_b0]), _b0, Bag(A))
(declare-const v1 Real) ; a[j]
(declare-const v2 Real) ; exp a[j] 1
(assert (> v2 0.0))
(assert (= (>= v1 0.0) (>= v2 1.0)))
(assert (= (<= v1 0.0) (<= v2 1.0)))
(assert (>= v2 (+ 1.0 v1)))
(assert (< 0.0 v0))
(assert (not (< 0.0 (* (* 1.0 v2) (/ 1.0 v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; s[u]
(declare-const v1 Real) ; g
(declare-const v2 Real) ; Big(s[_b0], _b0, Range(0, N))
(declare-const v3 Real) ; T
(assert (<= v0 (+ (* (- 1.0) v1) v2)))
(assert (< 0.0 v3))
(assert (not (<= (+ (* v0 (/ 1.0 v3)) (* (- 1.0) v2 (/ 1.0 v3))) (* (- 1.0) v1 (/ 1.0 v3)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; exp(s[k])*inv(Sigma(exp(s[_b0]), _b0, Range(0, N)))
(assert (< 0.0 (* 1.0 v0)))
(assert (not (<= 0.0 (* 1.0 v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; z
(declare-const v1 Real) ; n
(declare-const v2 Real) ; eps
(declare-const v3 Real) ; exp z 1
(declare-const v4 Real) ; value exp(-z)
(assert (> v3 0.0))
(assert (= (>= v0 0.0) (>= v3 1.0)))
(assert (= (<= v0 0.0) (<= v3 1.0)))
(assert (>= v3 (+ 1.0 v0)))
(assert (= v4 (/ 1.0 v3)))
(assert (> v4 0.0))
(assert (= (>= (* (- 1.0) v0) 0.0) (>= v4 1.0)))
(assert (= (<= (* (- 1.0) v0) 0.0) (<= v4 1.0)))
(assert (< 0.0 v0))
(assert (< 0.0 v1))
(assert (<= v1 (* v2 v0)))
(assert (not (<= (* v1 v4) v2)))
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
(declare-const v0 Real) ; L
(declare-const v1 Real) ; n
(declare-const v2 Real) ; c
(declare-const v3 Real) ; z
(declare-const v4 Real) ; eps
(declare-const v5 Real) ; x
(declare-const v6 Real) ; y
(define-fun d7 () Real (ite (>= (+ (* (- 1.0) (ite (> v6 0.0) 0.0 (/ 1.0 v1))) (* v5 (/ 1.0 v0))) 0.0) (+ (* (- 1.0) (ite (> v6 0.0) 0.0 (/ 1.0 v1))) (* v5 (/ 1.0 v0))) (- (+ (* (- 1.0) (ite (> v6 0.0) 0.0 (/ 1.0 v1))) (* v5 (/ 1.0 v0))))))
(assert (<= v0 (+ v1 (* v2 v3))))
(assert (< 0.0 v4))
(assert (= v5 1.0))
(assert (<= 1.0 v1))
(assert (<= v6 0.0))
(assert (<= (* v2 v3) v4))
(assert (<= 1.0 v2))
(assert (<= v1 v0))
(assert (not (<= d7 v4)))
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
(declare-const v0 Int) ; k
(declare-const v1 Int) ; N
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (not (<= (to_real v0) (+ 1.0 (to_real v0)))))
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
(declare-const v0 Int) ; k
(declare-const v1 Int) ; N
(assert (and (<= 0 v0) (< v0 v1)))
(assert (not (<= (+ 1 v0) v1)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; s[u]
(declare-const v1 Real) ; m
(declare-const v2 Real) ; T
(assert (<= (ite (>= v0 0.0) v0 (- v0)) v1))
(assert (< 0.0 v2))
(assert (not (<= (* v0 (/ 1.0 v2)) (* v1 (/ 1.0 v2)))))
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
(declare-const v0 Int) ; n
(assert (not (<= (to_real v0) (+ 1.0 (to_real v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; eps
(declare-const v1 Int) ; j
(declare-const v2 Int) ; N
(declare-const v3 Real) ; m
(declare-const v4 Real) ; eps*m
(declare-const v5 Real) ; T*eps
(declare-const v6 Real) ; T
(assert (< 0.0 v0))
(assert (and (<= 0.0 (to_real v1)) (< (to_real v1) (to_real v2))))
(assert (<= (+ (* 2.0 v3) (* 2.0 v4)) (* 1.0 v5)))
(assert (< 0.0 v6))
(assert (not (<= 0.0 (to_real v2))))
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
(declare-const v0 Real) ; inv(T)*s[k0]
(declare-const v1 Real) ; exp inv(T)*s[k0] 1
(assert (> v1 0.0))
(assert (= (>= (* 1.0 v0) 0.0) (>= v1 1.0)))
(assert (= (<= (* 1.0 v0) 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 (* 1.0 v0))))
(assert (not (< 0.0 (* 1.0 v1))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; L
(declare-const v1 Real) ; n
(declare-const v2 Real) ; c
(declare-const v3 Real) ; z
(declare-const v4 Real) ; eps
(declare-const v5 Real) ; x
(declare-const v6 Real) ; y
(define-fun d7 () Real (ite (>= (+ (* (- 1.0) (ite (> v6 0.0) 0.0 (/ 1.0 v1))) (* v5 (/ 1.0 v0))) 0.0) (+ (* (- 1.0) (ite (> v6 0.0) 0.0 (/ 1.0 v1))) (* v5 (/ 1.0 v0))) (- (+ (* (- 1.0) (ite (> v6 0.0) 0.0 (/ 1.0 v1))) (* v5 (/ 1.0 v0))))))
(assert (<= v0 (+ v1 (* v2 v3))))
(assert (< 0.0 v4))
(assert (<= 1.0 v1))
(assert (< 0.0 v5))
(assert (<= v5 v3))
(assert (<= (* v2 v3) v4))
(assert (<= 1.0 v2))
(assert (<= v1 v0))
(assert (< 0.0 v6))
(assert (not (<= d7 v4)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; j
(declare-const v1 Int) ; N
(declare-const v2 Real) ; Sigma(exp(s[_b0]), _b0, Range(0, N))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (< 0.0 v2))
(assert (not (not (= v2 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; eps
(declare-const v1 Real) ; j
(declare-const v2 Real) ; N
(declare-const v3 Real) ; T
(declare-const v4 Real) ; g
(assert (< 0.0 v0))
(assert (and (<= 0.0 v1) (< v1 v2)))
(assert (<= (* v3 v2) (* v0 v4)))
(assert (< 0.0 v3))
(assert (< 0.0 v4))
(assert (not (< 0.0 (* v4 (/ 1.0 v3)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; x
(declare-const v1 Real) ; z
(declare-const v2 Real) ; y
(declare-const v3 Real) ; exp x 1
(assert (> v3 0.0))
(assert (= (>= v0 0.0) (>= v3 1.0)))
(assert (= (<= v0 0.0) (<= v3 1.0)))
(assert (>= v3 (+ 1.0 v0)))
(assert (<= v0 (* (- 1.0) v1)))
(assert (< 0.0 v2))
(assert (not (<= (ite (> v2 0.0) 0.0 1.0) (* 1.0 v3))))
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
(declare-const v0 Real) ; Big(s[_b0], _b0, Range(0, N))
(declare-const v1 Real) ; s[k]
(declare-const v2 Int) ; Sigma(Select(Big(s[_b0], _b0, Range(0, N)) - s[_b1], 0, 1), _b1, Range(0, N))
(assert (= v0 v1))
(assert (<= (ite (> (+ (* (- 1.0) v1) v0) 0.0) 0.0 1.0) (to_real v2)))
(assert (not (<= 1.0 (to_real v2))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; x
(declare-const v1 Real) ; z
(declare-const v2 Real) ; y
(declare-const v3 Real) ; exp x 1
(declare-const v4 Real) ; exp z 1
(declare-const v5 Real) ; value exp(-z)
(assert (> v3 0.0))
(assert (= (>= v0 0.0) (>= v3 1.0)))
(assert (= (<= v0 0.0) (<= v3 1.0)))
(assert (>= v3 (+ 1.0 v0)))
(assert (> v4 0.0))
(assert (= (>= v1 0.0) (>= v4 1.0)))
(assert (= (<= v1 0.0) (<= v4 1.0)))
(assert (>= v4 (+ 1.0 v1)))
(assert (= (<= v1 v0) (<= v4 v3)))
(assert (= (>= v1 v0) (>= v4 v3)))
(assert (= v5 (/ 1.0 v4)))
(assert (> v5 0.0))
(assert (= (>= (* (- 1.0) v1) 0.0) (>= v5 1.0)))
(assert (= (<= (* (- 1.0) v1) 0.0) (<= v5 1.0)))
(assert (= (<= (* (- 1.0) v1) v0) (<= v5 (* 1.0 v3))))
(assert (= (>= (* (- 1.0) v1) v0) (>= v5 (* 1.0 v3))))
(assert (<= v0 (* (- 1.0) v1)))
(assert (< 0.0 v2))
(assert (not (<= (* 1.0 v3) (+ (ite (> v2 0.0) 0.0 1.0) v5))))
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
(declare-const v0 Real) ; y
(declare-const v1 Real) ; x
(declare-const v2 Real) ; exp x 1
(assert (> v2 0.0))
(assert (= (>= v1 0.0) (>= v2 1.0)))
(assert (= (<= v1 0.0) (<= v2 1.0)))
(assert (>= v2 (+ 1.0 v1)))
(assert (<= v0 0.0))
(assert (= v1 0.0))
(assert (not (<= (ite (> v0 0.0) 0.0 1.0) (* 1.0 v2))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; s[k]
(declare-const v1 Real) ; exp s[k] 1
(assert (> v1 0.0))
(assert (= (>= v0 0.0) (>= v1 1.0)))
(assert (= (<= v0 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 v0)))
(assert (not (<= 0.0 (* 1.0 v1))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; eps
(declare-const v1 Real) ; j
(declare-const v2 Real) ; N
(declare-const v3 Real) ; T
(declare-const v4 Real) ; g
(assert (< 0.0 v0))
(assert (and (<= 0.0 v1) (< v1 v2)))
(assert (<= (* v3 v2) (* v0 v4)))
(assert (< 0.0 v3))
(assert (< 0.0 v4))
(assert (not (<= v2 (* v0 v4 (/ 1.0 v3)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; eps
(declare-const v1 Real) ; j
(declare-const v2 Real) ; N
(declare-const v3 Real) ; m
(declare-const v4 Real) ; T
(assert (< 0.0 v0))
(assert (and (<= 0.0 v1) (< v1 v2)))
(assert (<= (* 2.0 v3 (+ 1.0 v0)) (* v4 v0)))
(assert (< 0.0 v4))
(assert (not (<= (* 2.0 v3 (+ 1.0 v0) (/ 1.0 v4)) v0)))
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
(declare-const v0 Real) ; Sigma(exp(a[_b0]), _b0, Bag(A))
(assert (< 0.0 v0))
(assert (not (not (= v0 0.0))))
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
(declare-const v0 Real) ; s[u]
(declare-const v1 Real) ; T
(declare-const v2 Real) ; exp inv(T)*s[u] 1
(declare-const v3 Real) ; Big(s[_b0], _b0, Range(0, N))
(declare-const v4 Real) ; exp inv(T)*Big(s[_b0], _b0, Range(0, N)) 1
(declare-const v5 Real) ; value exp(-inv(T)*Big(s[_b0], _b0, Range(0, N)) + inv(T)*s[u])
(assert (> v2 0.0))
(assert (= (>= (* v0 (/ 1.0 v1)) 0.0) (>= v2 1.0)))
(assert (= (<= (* v0 (/ 1.0 v1)) 0.0) (<= v2 1.0)))
(assert (>= v2 (+ 1.0 (* v0 (/ 1.0 v1)))))
(assert (> v4 0.0))
(assert (= (>= (* v3 (/ 1.0 v1)) 0.0) (>= v4 1.0)))
(assert (= (<= (* v3 (/ 1.0 v1)) 0.0) (<= v4 1.0)))
(assert (>= v4 (+ 1.0 (* v3 (/ 1.0 v1)))))
(assert (= (<= (* v3 (/ 1.0 v1)) (* v0 (/ 1.0 v1))) (<= v4 v2)))
(assert (= (>= (* v3 (/ 1.0 v1)) (* v0 (/ 1.0 v1))) (>= v4 v2)))
(assert (= v5 (/ (* 1.0 v2) v4)))
(assert (> v5 0.0))
(assert (= (>= (+ (* v0 (/ 1.0 v1)) (* (- 1.0) v3 (/ 1.0 v1))) 0.0) (>= v5 1.0)))
(assert (= (<= (+ (* v0 (/ 1.0 v1)) (* (- 1.0) v3 (/ 1.0 v1))) 0.0) (<= v5 1.0)))
(assert (not (< 0.0 v5)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; f[k]
(assert (not (= (* v0 (ite (> 1.0 0.0) 1.0 0.0)) v0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; s[u]
(declare-const v1 Real) ; Big(s[_b0], _b0, Range(0, N))
(declare-const v2 Real) ; T
(assert (= (+ (* (- 1.0) v0) v1) 0.0))
(assert (not (= (+ (* v0 (/ 1.0 v2)) (* (- 1.0) v1 (/ 1.0 v2))) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; eps
(declare-const v1 Int) ; j
(declare-const v2 Int) ; N
(declare-const v3 Real) ; N*T
(declare-const v4 Real) ; eps*g
(declare-const v5 Real) ; T
(declare-const v6 Real) ; g
(assert (< 0.0 v0))
(assert (and (<= 0.0 (to_real v1)) (< (to_real v1) (to_real v2))))
(assert (<= (* 1.0 v3) (* 1.0 v4)))
(assert (< 0.0 v5))
(assert (< 0.0 v6))
(assert (not (< 0.0 (to_real v2))))
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
(declare-const v0 Real) ; eps
(declare-const v1 Int) ; j
(declare-const v2 Int) ; N
(declare-const v3 Real) ; N*T
(declare-const v4 Real) ; eps*g
(declare-const v5 Real) ; T
(declare-const v6 Real) ; g
(assert (< 0.0 v0))
(assert (and (<= 0.0 (to_real v1)) (< (to_real v1) (to_real v2))))
(assert (<= (* 1.0 v3) (* 1.0 v4)))
(assert (< 0.0 v5))
(assert (< 0.0 v6))
(assert (not (<= 1.0 (to_real v2))))
(check-sat)

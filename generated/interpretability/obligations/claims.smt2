(set-logic ALL)
(declare-const v0 Int) ; k
(declare-const v1 Int) ; w
(declare-const v2 Real) ; s[k]
(declare-const v3 Real) ; g
(declare-const v4 Real) ; s[w]
(declare-const v5 Real) ; exp s[k] 1
(declare-const v6 Real) ; exp g 1
(declare-const v7 Real) ; exp s[w] 1
(declare-const v8 Real) ; value exp(-g + s[w])
(define-fun d9 () Real (+ 1.0 (* (- 1.0) (ite (>= (+ (to_real v0) (* (- 1.0) (to_real v1))) 0.0) (+ (to_real v0) (* (- 1.0) (to_real v1))) (- (+ (to_real v0) (* (- 1.0) (to_real v1))))))))
(assert (> v5 0.0))
(assert (= (>= v2 0.0) (>= v5 1.0)))
(assert (= (<= v2 0.0) (<= v5 1.0)))
(assert (>= v5 (+ 1.0 v2)))
(assert (> v6 0.0))
(assert (= (>= v3 0.0) (>= v6 1.0)))
(assert (= (<= v3 0.0) (<= v6 1.0)))
(assert (>= v6 (+ 1.0 v3)))
(assert (= (<= v3 v2) (<= v6 v5)))
(assert (= (>= v3 v2) (>= v6 v5)))
(assert (> v7 0.0))
(assert (= (>= v4 0.0) (>= v7 1.0)))
(assert (= (<= v4 0.0) (<= v7 1.0)))
(assert (>= v7 (+ 1.0 v4)))
(assert (= (<= v4 v2) (<= v7 v5)))
(assert (= (>= v4 v2) (>= v7 v5)))
(assert (= (<= v4 v3) (<= v7 v6)))
(assert (= (>= v4 v3) (>= v7 v6)))
(assert (= v8 (* (/ 1.0 v6) v7)))
(assert (> v8 0.0))
(assert (= (>= (+ (* (- 1.0) v3) v4) 0.0) (>= v8 1.0)))
(assert (= (<= (+ (* (- 1.0) v3) v4) 0.0) (<= v8 1.0)))
(assert (= (<= (+ (* (- 1.0) v3) v4) v2) (<= v8 (* 1.0 v5))))
(assert (= (>= (+ (* (- 1.0) v3) v4) v2) (>= v8 (* 1.0 v5))))
(assert (= (<= v4 v2) (<= (* 1.0 v7) (* 1.0 v5))))
(assert (= (>= v4 v2) (>= (* 1.0 v7) (* 1.0 v5))))
(assert (= (<= v4 (+ (* (- 1.0) v3) v4)) (<= (* 1.0 v7) v8)))
(assert (= (>= v4 (+ (* (- 1.0) v3) v4)) (>= (* 1.0 v7) v8)))
(assert (not (= (to_real v0) (to_real v1))))
(assert (<= v2 (+ (* (- 1.0) v3) v4)))
(assert (not (<= (* 1.0 v5) (+ (* (+ (* (- 1.0) v8) (* 1.0 v7)) (ite (> d9 0.0) 1.0 0.0)) v8))))
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
(declare-const v0 Real) ; Sigma(exp(s[i, _b0]), _b0, Range(0, M))
(declare-const v1 Real) ; s[i, n]
(declare-const v2 Real) ; exp s[i, n] 1
(assert (> v2 0.0))
(assert (= (>= v1 0.0) (>= v2 1.0)))
(assert (= (<= v1 0.0) (<= v2 1.0)))
(assert (>= v2 (+ 1.0 v1)))
(assert (< 0.0 v0))
(assert (not (< 0.0 (* (* 1.0 v2) (/ 1.0 v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; p
(declare-const v1 Real) ; q
(declare-const v2 Real) ; y
(declare-const v3 Real) ; x
(assert (< 0.0 v0))
(assert (<= v1 v2))
(assert (<= (* (- 1.0) v0) v3))
(assert (< 0.0 v1))
(assert (not (< 0.0 (+ v2 (* v1 v3 (/ 1.0 (* 2.0 v0)))))))
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
(assert (not (>= 0.0 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; null[j]
(declare-const v1 Real) ; Big(Abs(null[_b0]), _b0, Range(0, M))
(assert (<= (ite (>= v0 0.0) v0 (- v0)) v1))
(assert (not (<= (* (- 1.0) v1) v0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(exp(ds[i, _b0]*time[0] + s[i, _b0]), _b0, Range(0, M))
(assert (< 0.0 v0))
(assert (not (not (= v0 0.0))))
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
(declare-const v0 Real) ; s[i, k0]
(declare-const v1 Real) ; exp s[i, k0] 1
(assert (> v1 0.0))
(assert (= (>= v0 0.0) (>= v1 1.0)))
(assert (= (<= v0 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 v0)))
(assert (not (< 0.0 (* 1.0 v1))))
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
(declare-const v0 Real) ; s[k]
(declare-const v1 Real) ; s[w]
(declare-const v2 Real) ; k
(declare-const v3 Real) ; w
(declare-const v4 Real) ; exp s[k] 1
(declare-const v5 Real) ; g
(declare-const v6 Real) ; exp g 1
(declare-const v7 Real) ; exp s[w] 1
(declare-const v8 Real) ; value exp(-g + s[w])
(define-fun d9 () Real (+ (* (+ (* (- 1.0) v8) (* 1.0 v7)) (ite (> (+ 1.0 (* (- 1.0) (ite (>= (+ v2 (* (- 1.0) v3)) 0.0) (+ v2 (* (- 1.0) v3)) (- (+ v2 (* (- 1.0) v3)))))) 0.0) 1.0 0.0)) v8))
(assert (> v4 0.0))
(assert (= (>= v0 0.0) (>= v4 1.0)))
(assert (= (<= v0 0.0) (<= v4 1.0)))
(assert (>= v4 (+ 1.0 v0)))
(assert (> v6 0.0))
(assert (= (>= v5 0.0) (>= v6 1.0)))
(assert (= (<= v5 0.0) (<= v6 1.0)))
(assert (>= v6 (+ 1.0 v5)))
(assert (= (<= v5 v0) (<= v6 v4)))
(assert (= (>= v5 v0) (>= v6 v4)))
(assert (> v7 0.0))
(assert (= (>= v1 0.0) (>= v7 1.0)))
(assert (= (<= v1 0.0) (<= v7 1.0)))
(assert (>= v7 (+ 1.0 v1)))
(assert (= (<= v1 v0) (<= v7 v4)))
(assert (= (>= v1 v0) (>= v7 v4)))
(assert (= (<= v1 v5) (<= v7 v6)))
(assert (= (>= v1 v5) (>= v7 v6)))
(assert (= v8 (* (/ 1.0 v6) v7)))
(assert (> v8 0.0))
(assert (= (>= (+ (* (- 1.0) v5) v1) 0.0) (>= v8 1.0)))
(assert (= (<= (+ (* (- 1.0) v5) v1) 0.0) (<= v8 1.0)))
(assert (= (<= (+ (* (- 1.0) v5) v1) v0) (<= v8 (* 1.0 v4))))
(assert (= (>= (+ (* (- 1.0) v5) v1) v0) (>= v8 (* 1.0 v4))))
(assert (= (<= v1 v0) (<= (* 1.0 v7) (* 1.0 v4))))
(assert (= (>= v1 v0) (>= (* 1.0 v7) (* 1.0 v4))))
(assert (= (<= v1 (+ (* (- 1.0) v5) v1)) (<= (* 1.0 v7) v8)))
(assert (= (>= v1 (+ (* (- 1.0) v5) v1)) (>= (* 1.0 v7) v8)))
(assert (= v0 v1))
(assert (= v2 v3))
(assert (not (<= (* 1.0 v4) d9)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k
(declare-const v1 Int) ; w
(assert (not (= (to_real v0) (to_real v1))))
(assert (not (< 0.0 (ite (>= (+ (to_real v0) (* (- 1.0) (to_real v1))) 0.0) (+ (to_real v0) (* (- 1.0) (to_real v1))) (- (+ (to_real v0) (* (- 1.0) (to_real v1))))))))
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
(declare-const v0 Real) ; exp(s[i, j])*inv(Sigma(exp(s[i, _b0]), _b0, Range(0, M)))
(declare-const v1 Real) ; Big(-exp(s[i, _b1])*inv(Sigma(exp(s[i, _b0]), _b0, Range(0, M))), _b1, Range(0, M))
(assert (<= (* (- 1.0) v0) v1))
(assert (not (<= (* (- 1.0) v1) (* 1.0 v0))))
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
(declare-const v0 Int) ; k
(declare-const v1 Int) ; N
(assert (and (<= 0 v0) (< v0 v1)))
(assert (not (<= (+ 1 v0) v1)))
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
(declare-const v0 Real) ; Big(-exp(s[i, _b1])*inv(Sigma(exp(s[i, _b0]), _b0, Range(0, M))), _b1, Range(0, M))
(declare-const v1 Real) ; exp(s[i, n])*inv(Sigma(exp(s[i, _b0]), _b0, Range(0, M)))
(assert (= v0 (* (- 1.0) v1)))
(assert (< 0.0 (* 1.0 v1)))
(assert (not (< 0.0 (* (- 1.0) v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(exp(s[_b0]), _b0, Range(0, N))
(declare-const v1 Real) ; g
(declare-const v2 Real) ; exp g 1
(declare-const v3 Real) ; s[w]
(declare-const v4 Real) ; exp s[w] 1
(declare-const v5 Real) ; value exp(-g + s[w])
(declare-const v6 Real) ; N
(declare-const v7 Real) ; w
(declare-const v8 Real) ; value exp(-g)
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
(assert (= v5 (* (/ 1.0 v2) v4)))
(assert (> v5 0.0))
(assert (= (>= (+ (* (- 1.0) v1) v3) 0.0) (>= v5 1.0)))
(assert (= (<= (+ (* (- 1.0) v1) v3) 0.0) (<= v5 1.0)))
(assert (= (<= v3 (+ (* (- 1.0) v1) v3)) (<= (* 1.0 v4) v5)))
(assert (= (>= v3 (+ (* (- 1.0) v1) v3)) (>= (* 1.0 v4) v5)))
(assert (= v8 (/ 1.0 v2)))
(assert (> v8 0.0))
(assert (= (>= (* (- 1.0) v1) 0.0) (>= v8 1.0)))
(assert (= (<= (* (- 1.0) v1) 0.0) (<= v8 1.0)))
(assert (= (<= (* (- 1.0) v1) (+ (* (- 1.0) v1) v3)) (<= v8 v5)))
(assert (= (>= (* (- 1.0) v1) (+ (* (- 1.0) v1) v3)) (>= v8 v5)))
(assert (= (<= (* (- 1.0) v1) v3) (<= v8 (* 1.0 v4))))
(assert (= (>= (* (- 1.0) v1) v3) (>= v8 (* 1.0 v4))))
(assert (<= v0 (+ (* (- 1.0) v5) (* v6 v5) (* 1.0 v4))))
(assert (and (<= 0.0 v7) (< v7 v6)))
(assert (< 0.0 v0))
(assert (not (<= (/ 1.0 (+ 1.0 (* (+ (- 1.0) v6) v8))) (* (* 1.0 v4) (/ 1.0 v0)))))
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
(declare-const v0 Int) ; w
(declare-const v1 Int) ; N
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (not (<= 0.0 (to_real v1))))
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
(declare-const v0 Real) ; null[k]
(declare-const v1 Real) ; Big(Abs(null[_b0]), _b0, Range(0, M))
(assert (<= (ite (>= v0 0.0) v0 (- v0)) v1))
(assert (not (= v0 0.0)))
(assert (not (< 0.0 v1)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; time[0]
(declare-const v1 Real) ; ds[i, k0]
(declare-const v2 Real) ; exp ds[i, k0]*time[0] 1
(declare-const v3 Real) ; s[i, k0]
(declare-const v4 Real) ; exp s[i, k0] 1
(declare-const v5 Real) ; value exp(ds[i, k0]*time[0] + s[i, k0])
(assert (> v2 0.0))
(assert (= (>= (* v0 v1) 0.0) (>= v2 1.0)))
(assert (= (<= (* v0 v1) 0.0) (<= v2 1.0)))
(assert (>= v2 (+ 1.0 (* v0 v1))))
(assert (> v4 0.0))
(assert (= (>= v3 0.0) (>= v4 1.0)))
(assert (= (<= v3 0.0) (<= v4 1.0)))
(assert (>= v4 (+ 1.0 v3)))
(assert (= (<= v3 (* v0 v1)) (<= v4 v2)))
(assert (= (>= v3 (* v0 v1)) (>= v4 v2)))
(assert (= v5 (* (* 1.0 v2) v4)))
(assert (> v5 0.0))
(assert (= (>= (+ (* v0 v1) v3) 0.0) (>= v5 1.0)))
(assert (= (<= (+ (* v0 v1) v3) 0.0) (<= v5 1.0)))
(assert (not (< 0.0 v5)))
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
(declare-const v0 Real) ; p
(declare-const v1 Real) ; x
(declare-const v2 Real) ; q
(assert (< 0.0 v0))
(assert (not (= v1 0.0)))
(assert (< 0.0 v2))
(assert (not (< 0.0 (* (* v2 v2) (* v1 v1) (* (/ 1.0 (* 2.0 v0)) (/ 1.0 (* 2.0 v0)))))))
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

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(exp(s[i, _b0]), _b0, Range(0, M))
(assert (< 0.0 v0))
(assert (not (not (= v0 0.0))))
(check-sat)

(set-logic ALL)
(declare-const v0 Real) ; y
(declare-const v1 Real) ; b
(declare-const v2 Real) ; t
(declare-const v3 Real) ; a
(declare-const v4 Real) ; x
(assert (<= v0 (* v1 v2)))
(assert (<= (* (- 1.0) v3 v2) v4))
(assert (<= (* (- 1.0) v1 v2) v0))
(assert (<= (* (- 1.0) v4 v0) (* v3 v1 (* v2 v2))))
(assert (<= v4 (* v3 v2)))
(assert (< 0.0 v2))
(assert (not (<= (* (- 1.0) v3 v1 v2) (* v4 v0 (/ 1.0 v2)))))
(check-sat)

(reset)
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
(declare-const v0 Int) ; left[0]
(declare-const v1 Int) ; M
(declare-const v2 Int) ; E
(assert (= (to_real v0) (to_real v1)))
(assert (<= 0.0 (to_real v2)))
(assert (not (<= 0.0 (+ 1.0 (to_real v2)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; left[0]
(declare-const v1 Int) ; M
(declare-const v2 Int) ; t
(declare-const v3 Int) ; left[t + 1]
(declare-const v4 Real) ; product[t, pivot[t]]
(declare-const v5 Int) ; left[t]
(declare-const v6 Int) ; pivot[t]
(declare-const v7 Int) ; r
(declare-const v8 Int) ; E
(define-fun d9 () Real (+ 1.0 (* (- 1.0) (ite (>= (+ (to_real v7) (* (- 1.0) (to_real v6))) 0.0) (+ (to_real v7) (* (- 1.0) (to_real v6))) (- (+ (to_real v7) (* (- 1.0) (to_real v6))))))))
(define-fun d10 () Real (ite (>= (+ (* (- 1.0) (to_real v6)) (ite (> (* v4 v4) 0.0) (ite (> d9 0.0) (+ (- 1.0) (to_real v5)) (to_real v7)) (to_real v7))) 0.0) (+ (* (- 1.0) (to_real v6)) (ite (> (* v4 v4) 0.0) (ite (> d9 0.0) (+ (- 1.0) (to_real v5)) (to_real v7)) (to_real v7))) (- (+ (* (- 1.0) (to_real v6)) (ite (> (* v4 v4) 0.0) (ite (> d9 0.0) (+ (- 1.0) (to_real v5)) (to_real v7)) (to_real v7))))))
(declare-const v9 Real) ; vectors[t, pivot[t], own[t, Select(product[t, pivot[t]]**2, Select(1 - Abs(r - pivot[t]), left[t] - 1, r), r)]]
(assert (= (to_real v0) (to_real v1)))
(assert (<= 0.0 (to_real v2)))
(assert (= (to_real v3) (+ (* (- 1.0) (ite (> (* v4 v4) 0.0) 1.0 0.0)) (to_real v5))))
(assert (not (= v4 0.0)))
(assert (and (<= 0.0 (to_real v6)) (< (to_real v6) (to_real v5))))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (ite (> (+ 1.0 (to_real v8) (* (- 1.0) (to_real v2))) 0.0) (to_real v3) 0.0))))
(assert (= (ite (> d10 0.0) v9 0.0) 0.0))
(assert (not (= v9 0.0)))
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
(declare-const v0 Real) ; h*reach
(declare-const v1 Real) ; reach*cuts[m]
(declare-const v2 Real) ; reach*nodes[m]
(assert (<= (* 2.0 v0) 1.0))
(assert (<= 0.0 (+ (* 1.0 v0) (* 1.0 v1) (* (- 1.0) v2))))
(assert (not (<= (+ (* 1.0 v2) (* (- 1.0) v1)) (/ 1.0 2.0))))
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
(declare-const v0 Int) ; left[0]
(declare-const v1 Int) ; M
(declare-const v2 Int) ; t
(declare-const v3 Int) ; left[t + 1]
(declare-const v4 Real) ; product[t, pivot[t]]**2
(declare-const v5 Int) ; left[t]
(declare-const v6 Int) ; pivot[t]
(declare-const v7 Int) ; own[t, Select(product[t, pivot[t]]**2, Select(1 - Abs(r - pivot[t]), left[t] - 1, r), r)]
(declare-const v8 Int) ; r
(declare-const v9 Int) ; E
(declare-const v10 Int) ; q
(assert (= (to_real v0) (to_real v1)))
(assert (<= 0.0 (to_real v2)))
(assert (= (to_real v3) (+ (* (- 1.0) (ite (> (* 1.0 v4) 0.0) 1.0 0.0)) (to_real v5))))
(assert (and (<= 0.0 (to_real v6)) (< (to_real v6) (to_real v5))))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v1))))
(assert (and (<= 0.0 (to_real v8)) (< (to_real v8) (ite (> (+ 1.0 (to_real v9) (* (- 1.0) (to_real v2))) 0.0) (to_real v3) 0.0))))
(assert (and (<= 0.0 (to_real v10)) (< (to_real v10) (ite (> (+ 1.0 (to_real v9) (* (- 1.0) (to_real v2))) 0.0) (to_real v3) 0.0))))
(assert (not (and (<= 0.0 (to_real v2)) (< (to_real v2) (+ 1.0 (to_real v9))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; left[0]
(declare-const v1 Int) ; M
(declare-const v2 Int) ; e
(declare-const v3 Int) ; E
(declare-const v4 Int) ; left[E + 1]
(assert (= (to_real v0) (to_real v1)))
(assert (and (<= 0.0 (to_real v2)) (< (to_real v2) (to_real v3))))
(assert (<= 1.0 (to_real v4)))
(assert (<= 0.0 (to_real v3)))
(assert (not (<= 0.0 (+ 1.0 (to_real v3)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; left[0]
(declare-const v1 Int) ; M
(declare-const v2 Int) ; t
(declare-const v3 Int) ; r
(declare-const v4 Int) ; E
(assert (= (to_real v0) (to_real v1)))
(assert (<= 0.0 (to_real v2)))
(assert (and (<= 0.0 (to_real v3)) (< (to_real v3) (ite (> (+ 2.0 (to_real v4)) 0.0) (to_real v0) 0.0))))
(assert (not (and (<= 0.0 (to_real v3)) (< (to_real v3) (to_real v1)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; left[0]
(declare-const v1 Int) ; M
(declare-const v2 Int) ; t
(declare-const v3 Int) ; left[t + 1]
(declare-const v4 Real) ; product[t, pivot[t]]**2
(declare-const v5 Int) ; left[t]
(declare-const v6 Int) ; q
(declare-const v7 Int) ; r
(declare-const v8 Int) ; pivot[t]
(declare-const v9 Int) ; E
(define-fun d10 () Real (+ 1.0 (* (- 1.0) (ite (>= (+ (to_real v7) (* (- 1.0) (to_real v8))) 0.0) (+ (to_real v7) (* (- 1.0) (to_real v8))) (- (+ (to_real v7) (* (- 1.0) (to_real v8))))))))
(assert (= (to_real v0) (to_real v1)))
(assert (<= 0.0 (to_real v2)))
(assert (= (to_real v3) (+ (* (- 1.0) (ite (> (* 1.0 v4) 0.0) 1.0 0.0)) (to_real v5))))
(assert (not (= (to_real v6) (to_real v7))))
(assert (and (<= 0.0 (to_real v8)) (< (to_real v8) (to_real v5))))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (ite (> (+ 1.0 (to_real v9) (* (- 1.0) (to_real v2))) 0.0) (to_real v3) 0.0))))
(assert (and (<= 0.0 (to_real v6)) (< (to_real v6) (ite (> (+ 1.0 (to_real v9) (* (- 1.0) (to_real v2))) 0.0) (to_real v3) 0.0))))
(assert (not (and (<= 0.0 (ite (> (* 1.0 v4) 0.0) (ite (> d10 0.0) (+ (- 1.0) (to_real v5)) (to_real v7)) (to_real v7))) (< (ite (> (* 1.0 v4) 0.0) (ite (> d10 0.0) (+ (- 1.0) (to_real v5)) (to_real v7)) (to_real v7)) (ite (> (+ 2.0 (to_real v9) (* (- 1.0) (to_real v2))) 0.0) (to_real v5) 0.0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; lo
(declare-const v1 Real) ; v[0, e]
(declare-const v2 Real) ; hi
(assert (<= v0 v1))
(assert (<= v1 v2))
(assert (not (<= v0 v2)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(Sigma((-inv(Sigma(exp(ds[i, _b0]*nodes[_b1] + s[i, _b0]), _b0, Range(0, M)))*Sigma(exp(ds[i, _b0]*nodes[_b1] + s[i, _b0])*v[_b0, e], _b0, Range(0, M)) + v[_b2, e])*(cuts[_b1 + 1] - cuts[_b1])*exp(ds[i, _b2]*nodes[_b1] + s[i, _b2])*inv(Sigma(exp(ds[i, _b0]*nodes[_b1] + s[i, _b0]), _b0, Range(0, M)))*ds[i, _b2], _b1, Range(0, PIECES)), _b2, Range(0, M))
(declare-const v1 Real) ; Sigma((cuts[_b2 + 1] - cuts[_b2])*Sigma((-inv(Sigma(exp(ds[i, _b0]*nodes[_b2] + s[i, _b0]), _b0, Range(0, M)))*Sigma(exp(ds[i, _b0]*nodes[_b2] + s[i, _b0])*v[_b0, e], _b0, Range(0, M)) + v[_b1, e])*exp(ds[i, _b1]*nodes[_b2] + s[i, _b1])*inv(Sigma(exp(ds[i, _b0]*nodes[_b2] + s[i, _b0]), _b0, Range(0, M)))*ds[i, _b1], _b1, Range(0, M)), _b2, Range(0, PIECES))
(declare-const v2 Real) ; inv(Sigma(exp(ds[i, _b0] + s[i, _b0]), _b0, Range(0, M)))*Sigma(exp(ds[i, _b0] + s[i, _b0])*v[_b0, e], _b0, Range(0, M))
(declare-const v3 Real) ; inv(Sigma(exp(s[i, _b0]), _b0, Range(0, M)))*Sigma(exp(s[i, _b0])*v[_b0, e], _b0, Range(0, M))
(declare-const v4 Real) ; h*lo*reach**2
(declare-const v5 Real) ; h*hi*reach**2
(assert (= v0 v1))
(assert (<= (+ (* (- 1.0) v1) (* 1.0 v2) (* (- 1.0) v3)) (+ (* (- 8.0) v4) (* 8.0 v5))))
(assert (not (<= (+ (* (- 8.0) v5) (* 8.0 v4)) (+ (* 1.0 v3) (* (- 1.0) v2) v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Big(-exp(s[i, _b1])*inv(Sigma(exp(s[i, _b0]), _b0, Range(0, M))), _b1, Range(0, M))
(declare-const v1 Real) ; vectors[E + 1, 0, u]
(declare-const v2 Real) ; Big(Abs(vectors[E + 1, 0, _b0]), _b0, Range(0, M))
(assert (not (<= 0.0 (* (* v0 v0) (* v1 v1) (* (/ 1.0 (* 2.0 v2)) (/ 1.0 (* 2.0 v2)))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; left[0]
(declare-const v1 Int) ; M
(declare-const v2 Int) ; t
(declare-const v3 Int) ; left[t + 1]
(declare-const v4 Real) ; product[t, pivot[t]]**2
(declare-const v5 Int) ; left[t]
(declare-const v6 Int) ; pivot[t]
(declare-const v7 Int) ; r
(declare-const v8 Int) ; E
(declare-const v9 Int) ; q
(define-fun d10 () Real (+ 1.0 (* (- 1.0) (ite (>= (+ (to_real v7) (* (- 1.0) (to_real v6))) 0.0) (+ (to_real v7) (* (- 1.0) (to_real v6))) (- (+ (to_real v7) (* (- 1.0) (to_real v6))))))))
(assert (= (to_real v0) (to_real v1)))
(assert (<= 0.0 (to_real v2)))
(assert (= (to_real v3) (+ (* (- 1.0) (ite (> (* 1.0 v4) 0.0) 1.0 0.0)) (to_real v5))))
(assert (and (<= 0.0 (to_real v6)) (< (to_real v6) (to_real v5))))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (ite (> (+ 1.0 (to_real v8) (* (- 1.0) (to_real v2))) 0.0) (to_real v3) 0.0))))
(assert (and (<= 0.0 (to_real v9)) (< (to_real v9) (ite (> (+ 1.0 (to_real v8) (* (- 1.0) (to_real v2))) 0.0) (to_real v3) 0.0))))
(assert (not (and (<= 0.0 (ite (> (* 1.0 v4) 0.0) (ite (> d10 0.0) (+ (- 1.0) (to_real v5)) (to_real v7)) (to_real v7))) (< (ite (> (* 1.0 v4) 0.0) (ite (> d10 0.0) (+ (- 1.0) (to_real v5)) (to_real v7)) (to_real v7)) (ite (> (+ 2.0 (to_real v8) (* (- 1.0) (to_real v2))) 0.0) (to_real v5) 0.0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; x
(declare-const v1 Real) ; exp x 1
(assert (> v1 0.0))
(assert (= (>= v0 0.0) (>= v1 1.0)))
(assert (= (<= v0 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 v0)))
(assert (not (<= 0.0 (+ (- 1.0) (* (- 1.0) v0) (* 1.0 v1)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; c
(declare-const v1 Real) ; x
(declare-const v2 Real) ; exp x 1
(assert (> v2 0.0))
(assert (= (>= v1 0.0) (>= v2 1.0)))
(assert (= (<= v1 0.0) (<= v2 1.0)))
(assert (>= v2 (+ 1.0 v1)))
(assert (<= (* (- 1.0) v0) v1))
(assert (<= v1 v0))
(assert (<= 0.0 (+ (- 1.0) (* (- 1.0) v1) (* 1.0 v2))))
(assert (<= (* (+ 1.0 (* (- 1.0) v1)) (* 1.0 v2)) 1.0))
(assert (<= v0 (/ 1.0 2.0)))
(assert (not (<= (+ (- 1.0) (* (- 1.0) v1) (* 1.0 v2)) (* 2.0 (* v0 v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; s
(declare-const v1 Int) ; t
(declare-const v2 Int) ; left[0]
(declare-const v3 Int) ; M
(declare-const v4 Int) ; left[t + 1]
(declare-const v5 Real) ; product[t, pivot[t]]**2
(declare-const v6 Int) ; left[t]
(declare-const v7 Int) ; pivot[t]
(declare-const v8 Int) ; r
(declare-const v9 Int) ; E
(define-fun d10 () Real (+ 1.0 (* (- 1.0) (ite (>= (+ (to_real v8) (* (- 1.0) (to_real v7))) 0.0) (+ (to_real v8) (* (- 1.0) (to_real v7))) (- (+ (to_real v8) (* (- 1.0) (to_real v7))))))))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (+ 1.0 (to_real v1)))))
(assert (= (to_real v2) (to_real v3)))
(assert (<= 0.0 (to_real v1)))
(assert (= (to_real v4) (+ (* (- 1.0) (ite (> (* 1.0 v5) 0.0) 1.0 0.0)) (to_real v6))))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v6))))
(assert (and (<= 0.0 (to_real v8)) (< (to_real v8) (ite (> (+ 1.0 (to_real v9) (* (- 1.0) (to_real v1))) 0.0) (to_real v4) 0.0))))
(assert (not (and (<= 0.0 (ite (> (* 1.0 v5) 0.0) (ite (> d10 0.0) (+ (- 1.0) (to_real v6)) (to_real v8)) (to_real v8))) (< (ite (> (* 1.0 v5) 0.0) (ite (> d10 0.0) (+ (- 1.0) (to_real v6)) (to_real v8)) (to_real v8)) (to_real v6)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; reach
(declare-const v1 Real) ; cuts[m]
(declare-const v2 Real) ; nodes[m]
(declare-const v3 Real) ; cuts[m + 1]
(declare-const v4 Real) ; h
(assert (<= 0.0 v0))
(assert (<= v1 v2))
(assert (<= (+ (* (- 1.0) v1) v3) v4))
(assert (<= v2 v3))
(assert (not (<= 0.0 (* v0 (+ v4 (* (- 1.0) v3) v2)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; q
(declare-const v1 Int) ; r
(declare-const v2 Real) ; vectors[t + 1, q, own[t + 1, r]]
(define-fun d3 () Real (ite (> (ite (>= (+ (to_real v0) (* (- 1.0) (to_real v1))) 0.0) (+ (to_real v0) (* (- 1.0) (to_real v1))) (- (+ (to_real v0) (* (- 1.0) (to_real v1))))) 0.0) v2 0.0))
(assert (= (to_real v0) (to_real v1)))
(assert (not (= d3 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; ds[i, 0]
(declare-const v1 Real) ; reach
(assert (<= v0 v1))
(assert (<= (* (- 1.0) v1) v0))
(assert (not (<= 0.0 v1)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; product[t, pivot[t]]
(declare-const v1 Real) ; s
(declare-const v2 Real) ; v[k, s - 1]
(declare-const v3 Real) ; vectors[t, Select(product[t, pivot[t]]**2, Select(1 - Abs(r - pivot[t]), left[t] - 1, r), r), k]
(declare-const v4 Real) ; product[t, Select(product[t, pivot[t]]**2, Select(1 - Abs(r - pivot[t]), left[t] - 1, r), r)]
(declare-const v5 Real) ; vectors[t, pivot[t], k]
(assert (not (= v0 0.0)))
(assert (not (= (* (ite (> v1 0.0) v2 1.0) (ite (> (* v0 v0) 0.0) (+ (* v0 v3) (* (- 1.0) v4 v5)) v3)) (* (+ (* v0 v3) (* (- 1.0) v4 v5)) (ite (> v1 0.0) v2 1.0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; left[0]
(declare-const v1 Int) ; M
(declare-const v2 Int) ; t
(declare-const v3 Int) ; r
(declare-const v4 Int) ; E
(declare-const v5 Int) ; left[t + 1]
(declare-const v6 Int) ; q
(assert (= (to_real v0) (to_real v1)))
(assert (<= 0.0 (to_real v2)))
(assert (and (<= 0.0 (to_real v3)) (< (to_real v3) (ite (> (+ 1.0 (to_real v4) (* (- 1.0) (to_real v2))) 0.0) (to_real v5) 0.0))))
(assert (and (<= 0.0 (to_real v6)) (< (to_real v6) (ite (> (+ 1.0 (to_real v4) (* (- 1.0) (to_real v2))) 0.0) (to_real v5) 0.0))))
(assert (not (and (<= 0.0 (to_real v2)) (< (to_real v2) (+ 1.0 (to_real v4))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; left[0]
(declare-const v1 Int) ; M
(declare-const v2 Int) ; t
(declare-const v3 Int) ; left[t + 1]
(declare-const v4 Real) ; product[t, pivot[t]]**2
(declare-const v5 Int) ; left[t]
(declare-const v6 Int) ; q
(declare-const v7 Int) ; r
(declare-const v8 Real) ; product[t, pivot[t]]
(declare-const v9 Int) ; pivot[t]
(declare-const v10 Int) ; E
(assert (= (to_real v0) (to_real v1)))
(assert (<= 0.0 (to_real v2)))
(assert (= (to_real v3) (+ (* (- 1.0) (ite (> (* 1.0 v4) 0.0) 1.0 0.0)) (to_real v5))))
(assert (not (= (to_real v6) (to_real v7))))
(assert (not (= v8 0.0)))
(assert (and (<= 0.0 (to_real v9)) (< (to_real v9) (to_real v5))))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (ite (> (+ 1.0 (to_real v10) (* (- 1.0) (to_real v2))) 0.0) (to_real v3) 0.0))))
(assert (and (<= 0.0 (to_real v6)) (< (to_real v6) (ite (> (+ 1.0 (to_real v10) (* (- 1.0) (to_real v2))) 0.0) (to_real v3) 0.0))))
(assert (not (and (<= 0.0 (to_real v9)) (< (to_real v9) (ite (> (+ 2.0 (to_real v10) (* (- 1.0) (to_real v2))) 0.0) (to_real v5) 0.0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; left[0]
(declare-const v1 Int) ; M
(declare-const v2 Int) ; q
(declare-const v3 Int) ; E
(declare-const v4 Int) ; t
(declare-const v5 Int) ; r
(assert (= (to_real v0) (to_real v1)))
(assert (and (<= 0.0 (to_real v2)) (< (to_real v2) (ite (> (+ 2.0 (to_real v3)) 0.0) (to_real v0) 0.0))))
(assert (<= 0.0 (to_real v4)))
(assert (and (<= 0.0 (to_real v5)) (< (to_real v5) (ite (> (+ 2.0 (to_real v3)) 0.0) (to_real v0) 0.0))))
(assert (not (and (<= 0.0 (to_real v5)) (< (to_real v5) (to_real v1)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; PIECES
(declare-const v1 Int) ; k0
(declare-const v2 Int) ; M
(declare-const v3 Real) ; reach
(assert (< 0.0 (to_real v0)))
(assert (and (<= 0.0 (to_real v1)) (< (to_real v1) (to_real v0))))
(assert (< 0.0 (to_real v2)))
(assert (<= (* 2.0 v3) (to_real v0)))
(assert (not (<= (/ 1.0 (to_real v0)) (/ 1.0 (to_real v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; left[0]
(declare-const v1 Int) ; M
(declare-const v2 Int) ; t
(declare-const v3 Int) ; left[t + 1]
(declare-const v4 Real) ; product[t, pivot[t]]**2
(declare-const v5 Int) ; left[t]
(declare-const v6 Int) ; pivot[t]
(declare-const v7 Int) ; own[t, Select(product[t, pivot[t]]**2, Select(1 - Abs(r - pivot[t]), left[t] - 1, r), r)]
(declare-const v8 Int) ; r
(declare-const v9 Int) ; E
(declare-const v10 Int) ; q
(assert (= (to_real v0) (to_real v1)))
(assert (<= 0.0 (to_real v2)))
(assert (= (to_real v3) (+ (* (- 1.0) (ite (> (* 1.0 v4) 0.0) 1.0 0.0)) (to_real v5))))
(assert (and (<= 0.0 (to_real v6)) (< (to_real v6) (to_real v5))))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v1))))
(assert (and (<= 0.0 (to_real v8)) (< (to_real v8) (ite (> (+ 1.0 (to_real v9) (* (- 1.0) (to_real v2))) 0.0) (to_real v3) 0.0))))
(assert (and (<= 0.0 (to_real v10)) (< (to_real v10) (ite (> (+ 1.0 (to_real v9) (* (- 1.0) (to_real v2))) 0.0) (to_real v3) 0.0))))
(assert (not (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v1)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; vectors[t + 1, q, own[t + 1, r]]
(declare-const v1 Real) ; product[t, pivot[t]]**2
(declare-const v2 Int) ; q
(declare-const v3 Int) ; r
(define-fun d4 () Real (ite (> (ite (>= (+ (to_real v2) (* (- 1.0) (to_real v3))) 0.0) (+ (to_real v2) (* (- 1.0) (to_real v3))) (- (+ (to_real v2) (* (- 1.0) (to_real v3))))) 0.0) v0 0.0))
(assert (= v0 (ite (> (* 1.0 v1) 0.0) 0.0 0.0)))
(assert (not (= d4 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; s
(declare-const v1 Int) ; t
(declare-const v2 Int) ; left[0]
(declare-const v3 Int) ; M
(declare-const v4 Int) ; left[t + 1]
(declare-const v5 Real) ; product[t, pivot[t]]**2
(declare-const v6 Int) ; left[t]
(declare-const v7 Int) ; pivot[t]
(declare-const v8 Int) ; r
(declare-const v9 Int) ; E
(define-fun d10 () Real (+ 1.0 (* (- 1.0) (ite (>= (+ (to_real v8) (* (- 1.0) (to_real v7))) 0.0) (+ (to_real v8) (* (- 1.0) (to_real v7))) (- (+ (to_real v8) (* (- 1.0) (to_real v7))))))))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (+ 1.0 (to_real v1)))))
(assert (= (to_real v2) (to_real v3)))
(assert (<= 0.0 (to_real v1)))
(assert (= (to_real v4) (+ (* (- 1.0) (ite (> (* 1.0 v5) 0.0) 1.0 0.0)) (to_real v6))))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v6))))
(assert (and (<= 0.0 (to_real v8)) (< (to_real v8) (ite (> (+ 1.0 (to_real v9) (* (- 1.0) (to_real v1))) 0.0) (to_real v4) 0.0))))
(assert (< (to_real v0) (to_real v1)))
(assert (not (and (<= 0.0 (ite (> (* 1.0 v5) 0.0) (ite (> d10 0.0) (+ (- 1.0) (to_real v6)) (to_real v8)) (to_real v8))) (< (ite (> (* 1.0 v5) 0.0) (ite (> d10 0.0) (+ (- 1.0) (to_real v6)) (to_real v8)) (to_real v8)) (ite (> (+ 2.0 (to_real v9) (* (- 1.0) (to_real v1))) 0.0) (to_real v6) 0.0)))))
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
(declare-const v0 Int) ; left[0]
(declare-const v1 Int) ; M
(declare-const v2 Int) ; t
(declare-const v3 Int) ; left[t + 1]
(declare-const v4 Real) ; product[t, pivot[t]]**2
(declare-const v5 Int) ; left[t]
(declare-const v6 Int) ; q
(declare-const v7 Int) ; r
(declare-const v8 Int) ; pivot[t]
(declare-const v9 Int) ; E
(define-fun d10 () Real (+ 1.0 (* (- 1.0) (ite (>= (+ (to_real v6) (* (- 1.0) (to_real v8))) 0.0) (+ (to_real v6) (* (- 1.0) (to_real v8))) (- (+ (to_real v6) (* (- 1.0) (to_real v8))))))))
(assert (= (to_real v0) (to_real v1)))
(assert (<= 0.0 (to_real v2)))
(assert (= (to_real v3) (+ (* (- 1.0) (ite (> (* 1.0 v4) 0.0) 1.0 0.0)) (to_real v5))))
(assert (not (= (to_real v6) (to_real v7))))
(assert (and (<= 0.0 (to_real v8)) (< (to_real v8) (to_real v5))))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (ite (> (+ 1.0 (to_real v9) (* (- 1.0) (to_real v2))) 0.0) (to_real v3) 0.0))))
(assert (and (<= 0.0 (to_real v6)) (< (to_real v6) (ite (> (+ 1.0 (to_real v9) (* (- 1.0) (to_real v2))) 0.0) (to_real v3) 0.0))))
(assert (not (and (<= 0.0 (ite (> (* 1.0 v4) 0.0) (ite (> d10 0.0) (+ (- 1.0) (to_real v5)) (to_real v6)) (to_real v6))) (< (ite (> (* 1.0 v4) 0.0) (ite (> d10 0.0) (+ (- 1.0) (to_real v5)) (to_real v6)) (to_real v6)) (ite (> (+ 2.0 (to_real v9) (* (- 1.0) (to_real v2))) 0.0) (to_real v5) 0.0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; left[0]
(declare-const v1 Int) ; M
(declare-const v2 Int) ; t
(declare-const v3 Int) ; r
(declare-const v4 Int) ; E
(declare-const v5 Int) ; left[t + 1]
(assert (= (to_real v0) (to_real v1)))
(assert (<= 0.0 (to_real v2)))
(assert (and (<= 0.0 (to_real v3)) (< (to_real v3) (ite (> (+ 1.0 (to_real v4) (* (- 1.0) (to_real v2))) 0.0) (to_real v5) 0.0))))
(assert (not (and (<= 0.0 (to_real v2)) (< (to_real v2) (+ 1.0 (to_real v4))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; left[0]
(declare-const v1 Int) ; M
(declare-const v2 Int) ; t
(declare-const v3 Int) ; left[t + 1]
(declare-const v4 Real) ; product[t, pivot[t]]**2
(declare-const v5 Int) ; left[t]
(declare-const v6 Int) ; pivot[t]
(declare-const v7 Int) ; own[t, Select(product[t, pivot[t]]**2, Select(1 - Abs(r - pivot[t]), left[t] - 1, r), r)]
(declare-const v8 Int) ; r
(declare-const v9 Int) ; E
(declare-const v10 Int) ; q
(assert (= (to_real v0) (to_real v1)))
(assert (<= 0.0 (to_real v2)))
(assert (= (to_real v3) (+ (* (- 1.0) (ite (> (* 1.0 v4) 0.0) 1.0 0.0)) (to_real v5))))
(assert (and (<= 0.0 (to_real v6)) (< (to_real v6) (to_real v5))))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v1))))
(assert (and (<= 0.0 (to_real v8)) (< (to_real v8) (ite (> (+ 1.0 (to_real v9) (* (- 1.0) (to_real v2))) 0.0) (to_real v3) 0.0))))
(assert (and (<= 0.0 (to_real v10)) (< (to_real v10) (ite (> (+ 1.0 (to_real v9) (* (- 1.0) (to_real v2))) 0.0) (to_real v3) 0.0))))
(assert (not (and (<= 0.0 (to_real v10)) (< (to_real v10) (to_real v3)))))
(check-sat)

(reset)
(set-logic ALL)
(assert (not (>= 0.0 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; left[0]
(declare-const v1 Int) ; M
(declare-const v2 Int) ; t
(declare-const v3 Int) ; left[t + 1]
(declare-const v4 Real) ; product[t, pivot[t]]
(declare-const v5 Int) ; left[t]
(declare-const v6 Int) ; q
(declare-const v7 Int) ; r
(declare-const v8 Int) ; pivot[t]
(declare-const v9 Int) ; E
(define-fun d10 () Real (+ 1.0 (* (- 1.0) (ite (>= (+ (to_real v7) (* (- 1.0) (to_real v8))) 0.0) (+ (to_real v7) (* (- 1.0) (to_real v8))) (- (+ (to_real v7) (* (- 1.0) (to_real v8))))))))
(define-fun d11 () Real (ite (>= (+ (* (- 1.0) (to_real v8)) (ite (> (* v4 v4) 0.0) (ite (> d10 0.0) (+ (- 1.0) (to_real v5)) (to_real v7)) (to_real v7))) 0.0) (+ (* (- 1.0) (to_real v8)) (ite (> (* v4 v4) 0.0) (ite (> d10 0.0) (+ (- 1.0) (to_real v5)) (to_real v7)) (to_real v7))) (- (+ (* (- 1.0) (to_real v8)) (ite (> (* v4 v4) 0.0) (ite (> d10 0.0) (+ (- 1.0) (to_real v5)) (to_real v7)) (to_real v7))))))
(declare-const v10 Real) ; vectors[t, pivot[t], own[t, Select(product[t, pivot[t]]**2, Select(1 - Abs(r - pivot[t]), left[t] - 1, r), r)]]
(assert (= (to_real v0) (to_real v1)))
(assert (<= 0.0 (to_real v2)))
(assert (= (to_real v3) (+ (* (- 1.0) (ite (> (* v4 v4) 0.0) 1.0 0.0)) (to_real v5))))
(assert (not (= (to_real v6) (to_real v7))))
(assert (not (= v4 0.0)))
(assert (and (<= 0.0 (to_real v8)) (< (to_real v8) (to_real v5))))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (ite (> (+ 1.0 (to_real v9) (* (- 1.0) (to_real v2))) 0.0) (to_real v3) 0.0))))
(assert (and (<= 0.0 (to_real v6)) (< (to_real v6) (ite (> (+ 1.0 (to_real v9) (* (- 1.0) (to_real v2))) 0.0) (to_real v3) 0.0))))
(assert (= (ite (> d11 0.0) v10 0.0) 0.0))
(assert (not (= v10 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; left[0]
(declare-const v1 Int) ; M
(declare-const v2 Int) ; t
(declare-const v3 Int) ; r
(declare-const v4 Int) ; E
(declare-const v5 Int) ; left[t + 1]
(assert (= (to_real v0) (to_real v1)))
(assert (<= 0.0 (to_real v2)))
(assert (and (<= 0.0 (to_real v3)) (< (to_real v3) (ite (> (+ 1.0 (to_real v4) (* (- 1.0) (to_real v2))) 0.0) (to_real v5) 0.0))))
(assert (not (and (<= 0.0 (to_real v3)) (< (to_real v3) (to_real v5)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; left[0]
(declare-const v1 Int) ; M
(declare-const v2 Int) ; t
(declare-const v3 Int) ; left[t + 1]
(declare-const v4 Real) ; product[t, pivot[t]]**2
(declare-const v5 Int) ; left[t]
(declare-const v6 Int) ; q
(declare-const v7 Int) ; r
(declare-const v8 Int) ; pivot[t]
(declare-const v9 Int) ; E
(define-fun d10 () Real (+ 1.0 (* (- 1.0) (ite (>= (+ (to_real v7) (* (- 1.0) (to_real v8))) 0.0) (+ (to_real v7) (* (- 1.0) (to_real v8))) (- (+ (to_real v7) (* (- 1.0) (to_real v8))))))))
(define-fun d11 () Real (+ 1.0 (* (- 1.0) (ite (>= (+ (to_real v6) (* (- 1.0) (to_real v8))) 0.0) (+ (to_real v6) (* (- 1.0) (to_real v8))) (- (+ (to_real v6) (* (- 1.0) (to_real v8))))))))
(define-fun d12 () Real (+ (* (- 1.0) (ite (> (* 1.0 v4) 0.0) (ite (> d10 0.0) (+ (- 1.0) (to_real v5)) (to_real v7)) (to_real v7))) (ite (> (* 1.0 v4) 0.0) (ite (> d11 0.0) (+ (- 1.0) (to_real v5)) (to_real v6)) (to_real v6))))
(declare-const v10 Real) ; vectors[t, Select(product[t, pivot[t]]**2, Select(1 - Abs(q - pivot[t]), left[t] - 1, q), q), own[t, Select(product[t, pivot[t]]**2, Select(1 - Abs(r - pivot[t]), left[t] - 1, r), r)]]
(assert (= (to_real v0) (to_real v1)))
(assert (<= 0.0 (to_real v2)))
(assert (= (to_real v3) (+ (* (- 1.0) (ite (> (* 1.0 v4) 0.0) 1.0 0.0)) (to_real v5))))
(assert (not (= (to_real v6) (to_real v7))))
(assert (and (<= 0.0 (to_real v8)) (< (to_real v8) (to_real v5))))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (ite (> (+ 1.0 (to_real v9) (* (- 1.0) (to_real v2))) 0.0) (to_real v3) 0.0))))
(assert (and (<= 0.0 (to_real v6)) (< (to_real v6) (ite (> (+ 1.0 (to_real v9) (* (- 1.0) (to_real v2))) 0.0) (to_real v3) 0.0))))
(assert (= (ite (> (ite (>= d12 0.0) d12 (- d12)) 0.0) v10 0.0) 0.0))
(assert (not (= v10 0.0)))
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
(declare-const v0 Real) ; Sigma(w[_b0], _b0, Bag(A))
(declare-const v1 Real) ; Sigma(exp(y*d[_b0])*w[_b0], _b0, Bag(A))
(declare-const v2 Real) ; c*Sigma(w[_b0], _b0, Bag(A))
(assert (<= (+ (* (- 1.0) v0) v1) (* 2.0 v2)))
(assert (not (<= (* (- 2.0) v2) (+ (* (- 1.0) v1) v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(exp(ds[i, _b0]*time[0] + s[i, _b0]), _b0, Range(0, M))
(assert (< 0.0 v0))
(assert (not (not (= v0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; left[0]
(declare-const v1 Int) ; M
(declare-const v2 Int) ; t
(declare-const v3 Int) ; left[t + 1]
(declare-const v4 Real) ; product[t, pivot[t]]**2
(declare-const v5 Int) ; left[t]
(declare-const v6 Int) ; q
(declare-const v7 Int) ; r
(declare-const v8 Real) ; product[t, pivot[t]]
(declare-const v9 Int) ; pivot[t]
(declare-const v10 Int) ; E
(define-fun d11 () Real (+ 1.0 (* (- 1.0) (ite (>= (+ (to_real v7) (* (- 1.0) (to_real v9))) 0.0) (+ (to_real v7) (* (- 1.0) (to_real v9))) (- (+ (to_real v7) (* (- 1.0) (to_real v9))))))))
(assert (= (to_real v0) (to_real v1)))
(assert (<= 0.0 (to_real v2)))
(assert (= (to_real v3) (+ (* (- 1.0) (ite (> (* 1.0 v4) 0.0) 1.0 0.0)) (to_real v5))))
(assert (not (= (to_real v6) (to_real v7))))
(assert (not (= v8 0.0)))
(assert (and (<= 0.0 (to_real v9)) (< (to_real v9) (to_real v5))))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (ite (> (+ 1.0 (to_real v10) (* (- 1.0) (to_real v2))) 0.0) (to_real v3) 0.0))))
(assert (and (<= 0.0 (to_real v6)) (< (to_real v6) (ite (> (+ 1.0 (to_real v10) (* (- 1.0) (to_real v2))) 0.0) (to_real v3) 0.0))))
(assert (not (and (<= 0.0 (ite (> (* 1.0 v4) 0.0) (ite (> d11 0.0) (+ (- 1.0) (to_real v5)) (to_real v7)) (to_real v7))) (< (ite (> (* 1.0 v4) 0.0) (ite (> d11 0.0) (+ (- 1.0) (to_real v5)) (to_real v7)) (to_real v7)) (ite (> (+ 2.0 (to_real v10) (* (- 1.0) (to_real v2))) 0.0) (to_real v5) 0.0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(-(cuts[_b2 + 1] - cuts[_b2])*Sigma((-inv(Sigma(exp(ds[i, _b0]*nodes[_b2] + s[i, _b0]), _b0, Range(0, M)))*Sigma(exp(ds[i, _b0]*nodes[_b2] + s[i, _b0])*v[_b0, e], _b0, Range(0, M)) + v[_b1, e])*exp(ds[i, _b1]*nodes[_b2] + s[i, _b1])*inv(Sigma(exp(ds[i, _b0]*nodes[_b2] + s[i, _b0]), _b0, Range(0, M)))*ds[i, _b1], _b1, Range(0, M)) + inv(Sigma(exp(cuts[_b2 + 1]*ds[i, _b0] + s[i, _b0]), _b0, Range(0, M)))*Sigma(exp(cuts[_b2 + 1]*ds[i, _b0] + s[i, _b0])*v[_b0, e], _b0, Range(0, M)) - inv(Sigma(exp(cuts[_b2]*ds[i, _b0] + s[i, _b0]), _b0, Range(0, M)))*Sigma(exp(cuts[_b2]*ds[i, _b0] + s[i, _b0])*v[_b0, e], _b0, Range(0, M)), _b2, Range(0, PIECES))
(declare-const v1 Real) ; Sigma((cuts[_b2 + 1] - cuts[_b2])*Sigma((-inv(Sigma(exp(ds[i, _b0]*nodes[_b2] + s[i, _b0]), _b0, Range(0, M)))*Sigma(exp(ds[i, _b0]*nodes[_b2] + s[i, _b0])*v[_b0, e], _b0, Range(0, M)) + v[_b1, e])*exp(ds[i, _b1]*nodes[_b2] + s[i, _b1])*inv(Sigma(exp(ds[i, _b0]*nodes[_b2] + s[i, _b0]), _b0, Range(0, M)))*ds[i, _b1], _b1, Range(0, M)), _b2, Range(0, PIECES))
(declare-const v2 Real) ; Sigma(inv(Sigma(exp(cuts[_b1 + 1]*ds[i, _b0] + s[i, _b0]), _b0, Range(0, M)))*Sigma(exp(cuts[_b1 + 1]*ds[i, _b0] + s[i, _b0])*v[_b0, e], _b0, Range(0, M)) - inv(Sigma(exp(cuts[_b1]*ds[i, _b0] + s[i, _b0]), _b0, Range(0, M)))*Sigma(exp(cuts[_b1]*ds[i, _b0] + s[i, _b0])*v[_b0, e], _b0, Range(0, M)), _b1, Range(0, PIECES))
(declare-const v3 Real) ; Sigma(exp(ds[i, _b0] + s[i, _b0])*v[_b0, e], _b0, Range(0, M))
(declare-const v4 Real) ; Sigma(exp(ds[i, _b0] + s[i, _b0]), _b0, Range(0, M))
(declare-const v5 Real) ; Sigma(exp(s[i, _b0])*v[_b0, e], _b0, Range(0, M))
(declare-const v6 Real) ; Sigma(exp(s[i, _b0]), _b0, Range(0, M))
(declare-const v7 Real) ; Sigma(cuts[_b0 + 1] - cuts[_b0], _b0, Range(0, PIECES))
(declare-const v8 Real) ; Sigma(8*h*reach**2*(hi - lo)*(cuts[_b0 + 1] - cuts[_b0]), _b0, Range(0, PIECES))
(declare-const v9 Real) ; Sigma(-8*h*reach**2*(hi - lo)*(cuts[_b0 + 1] - cuts[_b0]), _b0, Range(0, PIECES))
(declare-const v10 Real) ; h
(declare-const v11 Real) ; reach
(declare-const v12 Real) ; hi
(declare-const v13 Real) ; lo
(assert (= v0 (+ (* (- 1.0) v1) v2)))
(assert (= v2 (+ (* v3 (/ 1.0 v4)) (* (- 1.0) v5 (/ 1.0 v6)))))
(assert (= v7 1.0))
(assert (<= v0 v8))
(assert (= v9 (* (- 8.0) v10 (* v11 v11) (+ v12 (* (- 1.0) v13)) v7)))
(assert (= v8 (* 8.0 v10 (* v11 v11) (+ v12 (* (- 1.0) v13)) v7)))
(assert (not (<= (+ (* (- 1.0) v1) (* v3 (/ 1.0 v4)) (* (- 1.0) v5 (/ 1.0 v6))) (* 8.0 v10 (* v11 v11) (+ v12 (* (- 1.0) v13))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; s
(declare-const v1 Real) ; Sigma(Select(s, v[_b0, s - 1], 1)*vectors[0, r, _b0], _b0, Range(0, M))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) 0.0)))
(assert (not (= v1 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; s
(declare-const v1 Int) ; t
(declare-const v2 Int) ; left[0]
(declare-const v3 Int) ; M
(declare-const v4 Int) ; r
(declare-const v5 Int) ; E
(declare-const v6 Int) ; left[t + 1]
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (+ 1.0 (to_real v1)))))
(assert (= (to_real v2) (to_real v3)))
(assert (<= 0.0 (to_real v1)))
(assert (and (<= 0.0 (to_real v4)) (< (to_real v4) (ite (> (+ 1.0 (to_real v5) (* (- 1.0) (to_real v1))) 0.0) (to_real v6) 0.0))))
(assert (not (and (<= 0.0 (to_real v1)) (< (to_real v1) (+ 1.0 (to_real v5))))))
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
(declare-const v0 Int) ; PIECES
(declare-const v1 Int) ; k0
(declare-const v2 Int) ; M
(declare-const v3 Real) ; reach
(declare-const v4 Real) ; k0*inv(PIECES)
(assert (< 0.0 (to_real v0)))
(assert (and (<= 0.0 (to_real v1)) (< (to_real v1) (to_real v0))))
(assert (< 0.0 (to_real v2)))
(assert (<= (* 2.0 v3) (to_real v0)))
(assert (not (<= (* 1.0 v4) (+ (* (/ 1.0 2.0) (/ 1.0 (to_real v0))) (* 1.0 v4)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; c
(declare-const v1 Real) ; y
(declare-const v2 Real) ; d[k]
(declare-const v3 Real) ; exp y*d[k] 1
(assert (> v3 0.0))
(assert (= (>= (* v1 v2) 0.0) (>= v3 1.0)))
(assert (= (<= (* v1 v2) 0.0) (<= v3 1.0)))
(assert (>= v3 (+ 1.0 (* v1 v2))))
(assert (<= (* (- 1.0) v0) (* v1 v2)))
(assert (<= (+ (- 1.0) (* (- 1.0) v1 v2) (* 1.0 v3)) (* 2.0 (* v0 v0))))
(assert (<= (* v1 v2) v0))
(assert (<= v0 (/ 1.0 2.0)))
(assert (not (<= (+ (- 1.0) (* 1.0 v3)) (* 2.0 v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(exp(y*d[_b0])*w[_b0], _b0, Bag(A))
(declare-const v1 Real) ; Sigma(w[_b0], _b0, Bag(A))
(declare-const v2 Real) ; c*Sigma(w[_b0], _b0, Bag(A))
(assert (<= (+ (* (- 1.0) v0) v1) (* 1.0 v2)))
(assert (< 0.0 v1))
(assert (<= (+ (* (- 1.0) v1) v0) (* 2.0 v2)))
(assert (not (<= (+ (* (- 1.0) v0) v1) (* 2.0 v2))))
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
(declare-const v0 Real) ; vectors[t + 1, r, own[t + 1, r]]
(declare-const v1 Real) ; product[t, pivot[t]]
(declare-const v2 Real) ; vectors[t, Select(product[t, pivot[t]]**2, Select(1 - Abs(r - pivot[t]), left[t] - 1, r), r), own[t, Select(product[t, pivot[t]]**2, Select(1 - Abs(r - pivot[t]), left[t] - 1, r), r)]]
(assert (= v0 (ite (> (* v1 v1) 0.0) (* v1 v2) v2)))
(assert (not (= v2 0.0)))
(assert (not (not (= v0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; product[t, Select(product[t, pivot[t]]**2, Select(1 - Abs(r - pivot[t]), left[t] - 1, r), r)]
(declare-const v1 Real) ; product[t, pivot[t]]
(assert (<= (ite (>= v0 0.0) v0 (- v0)) (ite (>= v1 0.0) v1 (- v1))))
(assert (= v1 0.0))
(assert (not (= v0 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(w[_b0], _b0, Bag(A))
(declare-const v1 Real) ; Sigma(v[_b0]*w[_b0], _b0, Bag(A))
(declare-const v2 Real) ; lo
(assert (< 0.0 v0))
(assert (<= (* (- 1.0) v1) (* (- 1.0) v2 v0)))
(assert (not (<= v2 (* v1 (/ 1.0 v0)))))
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
(declare-const v0 Int) ; s
(declare-const v1 Int) ; t
(declare-const v2 Int) ; left[0]
(declare-const v3 Int) ; M
(declare-const v4 Int) ; left[t + 1]
(declare-const v5 Real) ; product[t, pivot[t]]**2
(declare-const v6 Int) ; left[t]
(declare-const v7 Int) ; pivot[t]
(declare-const v8 Int) ; r
(declare-const v9 Int) ; E
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (+ 1.0 (to_real v1)))))
(assert (= (to_real v2) (to_real v3)))
(assert (<= 0.0 (to_real v1)))
(assert (= (to_real v4) (+ (* (- 1.0) (ite (> (* 1.0 v5) 0.0) 1.0 0.0)) (to_real v6))))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v6))))
(assert (and (<= 0.0 (to_real v8)) (< (to_real v8) (ite (> (+ 1.0 (to_real v9) (* (- 1.0) (to_real v1))) 0.0) (to_real v4) 0.0))))
(assert (not (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v6)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; s
(declare-const v1 Int) ; t
(declare-const v2 Int) ; left[0]
(declare-const v3 Int) ; M
(declare-const v4 Int) ; left[t + 1]
(declare-const v5 Real) ; product[t, pivot[t]]**2
(declare-const v6 Int) ; left[t]
(declare-const v7 Int) ; pivot[t]
(declare-const v8 Int) ; r
(declare-const v9 Int) ; E
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (+ 1.0 (to_real v1)))))
(assert (= (to_real v2) (to_real v3)))
(assert (<= 0.0 (to_real v1)))
(assert (= (to_real v4) (+ (* (- 1.0) (ite (> (* 1.0 v5) 0.0) 1.0 0.0)) (to_real v6))))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v6))))
(assert (and (<= 0.0 (to_real v8)) (< (to_real v8) (ite (> (+ 1.0 (to_real v9) (* (- 1.0) (to_real v1))) 0.0) (to_real v4) 0.0))))
(assert (not (and (<= 0.0 (to_real v1)) (< (to_real v1) (+ 1.0 (to_real v9))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; lo
(declare-const v1 Real) ; hi
(declare-const v2 Real) ; reach
(assert (<= v0 v1))
(assert (<= 0.0 v2))
(assert (not (<= 0.0 (* (* v2 v2) (+ v1 (* (- 1.0) v0))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma((-inv(Sigma(w[_b0], _b0, Bag(A)))*Sigma(v[_b0]*w[_b0], _b0, Bag(A)) + v[_b1])*(-y*d[_b1] + exp(y*d[_b1]) - 1)*w[_b1], _b1, Bag(A))
(declare-const v1 Real) ; c**2*lo*Sigma(w[_b0], _b0, Bag(A))
(declare-const v2 Real) ; c**2*hi*Sigma(w[_b0], _b0, Bag(A))
(assert (<= (* (- 1.0) v0) (+ (* (- 2.0) v1) (* 2.0 v2))))
(assert (not (<= (+ (* (- 2.0) v2) (* 2.0 v1)) v0)))
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
(declare-const v0 Int) ; left[0]
(declare-const v1 Int) ; M
(declare-const v2 Int) ; t
(declare-const v3 Int) ; r
(declare-const v4 Int) ; E
(declare-const v5 Int) ; left[t + 1]
(declare-const v6 Int) ; q
(assert (= (to_real v0) (to_real v1)))
(assert (<= 0.0 (to_real v2)))
(assert (and (<= 0.0 (to_real v3)) (< (to_real v3) (ite (> (+ 1.0 (to_real v4) (* (- 1.0) (to_real v2))) 0.0) (to_real v5) 0.0))))
(assert (and (<= 0.0 (to_real v6)) (< (to_real v6) (ite (> (+ 1.0 (to_real v4) (* (- 1.0) (to_real v2))) 0.0) (to_real v5) 0.0))))
(assert (not (and (<= 0.0 (to_real v3)) (< (to_real v3) (to_real v5)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; reach
(declare-const v1 Real) ; ds[i, u]
(declare-const v2 Real) ; cuts[m]
(declare-const v3 Real) ; nodes[m]
(declare-const v4 Real) ; cuts[m + 1]
(assert (<= (* (- 1.0) v0) v1))
(assert (<= v1 v0))
(assert (<= v2 v3))
(assert (<= v3 v4))
(assert (not (<= (* (- 1.0) v0 (+ (* (- 1.0) v2) v3)) (* (+ (* (- 1.0) v3) v2) v1))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; PIECES
(declare-const v1 Real) ; M
(declare-const v2 Real) ; reach
(assert (< 0.0 v0))
(assert (< 0.0 v1))
(assert (<= (* 2.0 v2) v0))
(assert (not (<= (* 2.0 v2 (/ 1.0 v0)) 1.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; inv(Sigma(w[_b0], _b0, Bag(A)))*Sigma(y*(-inv(Sigma(w[_b0], _b0, Bag(A)))*Sigma(v[_b0]*w[_b0], _b0, Bag(A)) + v[_b1])*d[_b1]*w[_b1], _b1, Bag(A))*Sigma(w[_b0], _b0, Bag(A))
(declare-const v1 Real) ; inv(Sigma(w[_b0], _b0, Bag(A)))*Sigma(exp(y*d[_b0])*w[_b0], _b0, Bag(A))*Sigma(y*(-inv(Sigma(w[_b0], _b0, Bag(A)))*Sigma(v[_b0]*w[_b0], _b0, Bag(A)) + v[_b1])*d[_b1]*w[_b1], _b1, Bag(A))
(declare-const v2 Real) ; c**2*lo*Sigma(w[_b0], _b0, Bag(A))
(declare-const v3 Real) ; c**2*hi*Sigma(w[_b0], _b0, Bag(A))
(declare-const v4 Real) ; Sigma((-inv(Sigma(w[_b0], _b0, Bag(A)))*Sigma(v[_b0]*w[_b0], _b0, Bag(A)) + v[_b1])*(-y*d[_b1] + exp(y*d[_b1]) - 1)*w[_b1], _b1, Bag(A))
(declare-const v5 Real) ; inv(Sigma(exp(y*d[_b0])*w[_b0], _b0, Bag(A)))*Sigma(exp(y*d[_b0])*w[_b0], _b0, Bag(A))*Sigma((-inv(Sigma(w[_b0], _b0, Bag(A)))*Sigma(v[_b0]*w[_b0], _b0, Bag(A)) + v[_b1])*(-y*d[_b1] + exp(y*d[_b1]) - 1)*w[_b1], _b1, Bag(A))
(declare-const v6 Real) ; inv(Sigma(exp(y*d[_b0])*w[_b0], _b0, Bag(A)))*Sigma(exp(y*d[_b0])*w[_b0], _b0, Bag(A))*Sigma(y*(-inv(Sigma(w[_b0], _b0, Bag(A)))*Sigma(v[_b0]*w[_b0], _b0, Bag(A)) + v[_b1])*d[_b1]*w[_b1], _b1, Bag(A))
(assert (<= (+ (* 1.0 v0) (* (- 1.0) v1)) (+ (* (- 2.0) v2) (* 2.0 v3))))
(assert (<= v4 (+ (* (- 2.0) v2) (* 2.0 v3))))
(assert (= (+ (* 1.0 v5) (* 1.0 v6) (* (- 1.0) v1)) (+ (* 1.0 v0) (* (- 1.0) v1) v4)))
(assert (not (<= (+ (* 1.0 v5) (* 1.0 v6) (* (- 1.0) v1)) (+ (* (- 4.0) v2) (* 4.0 v3)))))
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
(declare-const v0 Real) ; Sigma(-8*h*reach**2*(hi - lo)*(cuts[_b0 + 1] - cuts[_b0]), _b0, Range(0, PIECES))
(declare-const v1 Real) ; Sigma(-(cuts[_b2 + 1] - cuts[_b2])*Sigma((-inv(Sigma(exp(ds[i, _b0]*nodes[_b2] + s[i, _b0]), _b0, Range(0, M)))*Sigma(exp(ds[i, _b0]*nodes[_b2] + s[i, _b0])*v[_b0, e], _b0, Range(0, M)) + v[_b1, e])*exp(ds[i, _b1]*nodes[_b2] + s[i, _b1])*inv(Sigma(exp(ds[i, _b0]*nodes[_b2] + s[i, _b0]), _b0, Range(0, M)))*ds[i, _b1], _b1, Range(0, M)) + inv(Sigma(exp(cuts[_b2 + 1]*ds[i, _b0] + s[i, _b0]), _b0, Range(0, M)))*Sigma(exp(cuts[_b2 + 1]*ds[i, _b0] + s[i, _b0])*v[_b0, e], _b0, Range(0, M)) - inv(Sigma(exp(cuts[_b2]*ds[i, _b0] + s[i, _b0]), _b0, Range(0, M)))*Sigma(exp(cuts[_b2]*ds[i, _b0] + s[i, _b0])*v[_b0, e], _b0, Range(0, M)), _b2, Range(0, PIECES))
(declare-const v2 Real) ; Sigma((cuts[_b2 + 1] - cuts[_b2])*Sigma((-inv(Sigma(exp(ds[i, _b0]*nodes[_b2] + s[i, _b0]), _b0, Range(0, M)))*Sigma(exp(ds[i, _b0]*nodes[_b2] + s[i, _b0])*v[_b0, e], _b0, Range(0, M)) + v[_b1, e])*exp(ds[i, _b1]*nodes[_b2] + s[i, _b1])*inv(Sigma(exp(ds[i, _b0]*nodes[_b2] + s[i, _b0]), _b0, Range(0, M)))*ds[i, _b1], _b1, Range(0, M)), _b2, Range(0, PIECES))
(declare-const v3 Real) ; Sigma(inv(Sigma(exp(cuts[_b1 + 1]*ds[i, _b0] + s[i, _b0]), _b0, Range(0, M)))*Sigma(exp(cuts[_b1 + 1]*ds[i, _b0] + s[i, _b0])*v[_b0, e], _b0, Range(0, M)) - inv(Sigma(exp(cuts[_b1]*ds[i, _b0] + s[i, _b0]), _b0, Range(0, M)))*Sigma(exp(cuts[_b1]*ds[i, _b0] + s[i, _b0])*v[_b0, e], _b0, Range(0, M)), _b1, Range(0, PIECES))
(declare-const v4 Real) ; Sigma(exp(ds[i, _b0] + s[i, _b0])*v[_b0, e], _b0, Range(0, M))
(declare-const v5 Real) ; Sigma(exp(ds[i, _b0] + s[i, _b0]), _b0, Range(0, M))
(declare-const v6 Real) ; Sigma(exp(s[i, _b0])*v[_b0, e], _b0, Range(0, M))
(declare-const v7 Real) ; Sigma(exp(s[i, _b0]), _b0, Range(0, M))
(declare-const v8 Real) ; Sigma(cuts[_b0 + 1] - cuts[_b0], _b0, Range(0, PIECES))
(declare-const v9 Real) ; h
(declare-const v10 Real) ; reach
(declare-const v11 Real) ; hi
(declare-const v12 Real) ; lo
(declare-const v13 Real) ; Sigma(8*h*reach**2*(hi - lo)*(cuts[_b0 + 1] - cuts[_b0]), _b0, Range(0, PIECES))
(assert (<= v0 v1))
(assert (= v1 (+ (* (- 1.0) v2) v3)))
(assert (= v3 (+ (* v4 (/ 1.0 v5)) (* (- 1.0) v6 (/ 1.0 v7)))))
(assert (= v8 1.0))
(assert (= v0 (* (- 8.0) v9 (* v10 v10) (+ v11 (* (- 1.0) v12)) v8)))
(assert (= v13 (* 8.0 v9 (* v10 v10) (+ v11 (* (- 1.0) v12)) v8)))
(assert (not (<= (* (- 8.0) v9 (* v10 v10) (+ v11 (* (- 1.0) v12))) (+ (* (- 1.0) v2) (* v4 (/ 1.0 v5)) (* (- 1.0) v6 (/ 1.0 v7))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; PIECES
(declare-const v1 Int) ; k0
(declare-const v2 Int) ; M
(declare-const v3 Real) ; reach
(declare-const v4 Real) ; k0*inv(PIECES)
(assert (< 0.0 (to_real v0)))
(assert (and (<= 0.0 (to_real v1)) (< (to_real v1) (to_real v0))))
(assert (< 0.0 (to_real v2)))
(assert (<= (* 2.0 v3) (to_real v0)))
(assert (not (<= (+ (* (/ 1.0 2.0) (/ 1.0 (to_real v0))) (* 1.0 v4)) (+ (* 1.0 v4) (/ 1.0 (to_real v0))))))
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
(declare-const v0 Real) ; h*reach
(declare-const v1 Real) ; reach*nodes[m]
(declare-const v2 Real) ; reach*cuts[m + 1]
(assert (<= (* 2.0 v0) 1.0))
(assert (<= 0.0 (+ (* 1.0 v0) (* 1.0 v1) (* (- 1.0) v2))))
(assert (not (<= (+ (* 1.0 v2) (* (- 1.0) v1)) (/ 1.0 2.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(w[_b0], _b0, Bag(A))
(declare-const v1 Real) ; Sigma(exp(y*d[_b0])*w[_b0], _b0, Bag(A))
(assert (< 0.0 v0))
(assert (<= v0 (* 2.0 v1)))
(assert (not (not (= v1 0.0))))
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
(declare-const v0 Int) ; left[E + 1]
(declare-const v1 Int) ; E
(assert (<= 1.0 (to_real v0)))
(assert (<= 0.0 (to_real v1)))
(assert (not (and (<= 0.0 0.0) (< 0.0 (ite (> 1.0 0.0) (to_real v0) 0.0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; t
(declare-const v1 Int) ; E
(declare-const v2 Int) ; M
(declare-const v3 Int) ; left[t + 1]
(assert (<= 0.0 (to_real v0)))
(assert (<= (+ 1.0 (to_real v1)) (to_real v0)))
(assert (not (<= (+ (- 1.0) (to_real v2) (* (- 1.0) (to_real v0))) (ite (> (+ 1.0 (to_real v1) (* (- 1.0) (to_real v0))) 0.0) (to_real v3) (to_real v2)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; reach
(declare-const v1 Real) ; ds[i, u]
(declare-const v2 Real) ; cuts[m]
(declare-const v3 Real) ; nodes[m]
(declare-const v4 Real) ; cuts[m + 1]
(assert (<= (* (- 1.0) v0) v1))
(assert (<= v1 v0))
(assert (<= v2 v3))
(assert (<= v3 v4))
(assert (not (<= (* (+ (* (- 1.0) v3) v4) v1) (* v0 (+ (* (- 1.0) v3) v4)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; left[0]
(declare-const v1 Int) ; M
(declare-const v2 Int) ; t
(declare-const v3 Int) ; left[t + 1]
(declare-const v4 Real) ; product[t, pivot[t]]**2
(declare-const v5 Int) ; left[t]
(declare-const v6 Real) ; product[t, pivot[t]]
(declare-const v7 Int) ; pivot[t]
(declare-const v8 Int) ; r
(declare-const v9 Int) ; E
(assert (= (to_real v0) (to_real v1)))
(assert (<= 0.0 (to_real v2)))
(assert (= (to_real v3) (+ (* (- 1.0) (ite (> (* 1.0 v4) 0.0) 1.0 0.0)) (to_real v5))))
(assert (not (= v6 0.0)))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v5))))
(assert (and (<= 0.0 (to_real v8)) (< (to_real v8) (ite (> (+ 1.0 (to_real v9) (* (- 1.0) (to_real v2))) 0.0) (to_real v3) 0.0))))
(assert (not (and (<= 0.0 (to_real v7)) (< (to_real v7) (ite (> (+ 2.0 (to_real v9) (* (- 1.0) (to_real v2))) 0.0) (to_real v5) 0.0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; h
(declare-const v1 Real) ; reach
(declare-const v2 Real) ; PIECES
(declare-const v3 Real) ; M
(declare-const v4 Real) ; cuts[PIECES]
(declare-const v5 Real) ; m
(declare-const v6 Real) ; k0
(declare-const v7 Real) ; cuts[0]
(declare-const v8 Real) ; nodes[m]
(declare-const v9 Real) ; ds[i, k0]
(declare-const v10 Real) ; exp ds[i, k0]*nodes[m] 1
(declare-const v11 Real) ; s[i, k0]
(declare-const v12 Real) ; exp s[i, k0] 1
(declare-const v13 Real) ; value exp(ds[i, k0]*nodes[m] + s[i, k0])
(assert (> v10 0.0))
(assert (= (>= (* v8 v9) 0.0) (>= v10 1.0)))
(assert (= (<= (* v8 v9) 0.0) (<= v10 1.0)))
(assert (>= v10 (+ 1.0 (* v8 v9))))
(assert (> v12 0.0))
(assert (= (>= v11 0.0) (>= v12 1.0)))
(assert (= (<= v11 0.0) (<= v12 1.0)))
(assert (>= v12 (+ 1.0 v11)))
(assert (= (<= v11 (* v8 v9)) (<= v12 v10)))
(assert (= (>= v11 (* v8 v9)) (>= v12 v10)))
(assert (= v13 (* (* 1.0 v10) v12)))
(assert (> v13 0.0))
(assert (= (>= (+ (* v8 v9) v11) 0.0) (>= v13 1.0)))
(assert (= (<= (+ (* v8 v9) v11) 0.0) (<= v13 1.0)))
(assert (<= (* 2.0 v0 v1) 1.0))
(assert (<= 0.0 v2))
(assert (< 0.0 v3))
(assert (= v4 1.0))
(assert (and (<= 0.0 v5) (< v5 v2)))
(assert (and (<= 0.0 v6) (< v6 v3)))
(assert (= v7 0.0))
(assert (not (< 0.0 v13)))
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
(declare-const v0 Int) ; s
(declare-const v1 Int) ; t
(declare-const v2 Int) ; left[0]
(declare-const v3 Int) ; M
(declare-const v4 Int) ; left[t + 1]
(declare-const v5 Real) ; product[t, pivot[t]]**2
(declare-const v6 Int) ; left[t]
(declare-const v7 Int) ; pivot[t]
(declare-const v8 Int) ; r
(declare-const v9 Int) ; E
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (+ 1.0 (to_real v1)))))
(assert (= (to_real v2) (to_real v3)))
(assert (<= 0.0 (to_real v1)))
(assert (= (to_real v4) (+ (* (- 1.0) (ite (> (* 1.0 v5) 0.0) 1.0 0.0)) (to_real v6))))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v6))))
(assert (and (<= 0.0 (to_real v8)) (< (to_real v8) (ite (> (+ 1.0 (to_real v9) (* (- 1.0) (to_real v1))) 0.0) (to_real v4) 0.0))))
(assert (< (to_real v0) (to_real v1)))
(assert (not (and (<= 0.0 (to_real v7)) (< (to_real v7) (ite (> (+ 2.0 (to_real v9) (* (- 1.0) (to_real v1))) 0.0) (to_real v6) 0.0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(w[_b0], _b0, Bag(A))
(assert (< 0.0 v0))
(assert (not (not (= v0 0.0))))
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
(declare-const v0 Real) ; c
(declare-const v1 Real) ; x
(declare-const v2 Real) ; exp x 1
(declare-const v3 Real) ; value exp(-x)
(assert (> v2 0.0))
(assert (= (>= v1 0.0) (>= v2 1.0)))
(assert (= (<= v1 0.0) (<= v2 1.0)))
(assert (>= v2 (+ 1.0 v1)))
(assert (= v3 (/ 1.0 v2)))
(assert (> v3 0.0))
(assert (= (>= (* (- 1.0) v1) 0.0) (>= v3 1.0)))
(assert (= (<= (* (- 1.0) v1) 0.0) (<= v3 1.0)))
(assert (= (<= v1 (* (- 1.0) v1)) (<= (* 1.0 v2) v3)))
(assert (= (>= v1 (* (- 1.0) v1)) (>= (* 1.0 v2) v3)))
(assert (<= (* (- 1.0) v0) v1))
(assert (<= 0.0 (+ (- 1.0) v1 v3)))
(assert (<= v1 v0))
(assert (<= v0 (/ 1.0 2.0)))
(assert (not (<= (* (+ 1.0 (* (- 1.0) v1)) (* 1.0 v2)) 1.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; a
(declare-const v1 Real) ; t
(declare-const v2 Real) ; e
(declare-const v3 Real) ; z
(assert (<= (* (- 1.0) v0 v1) (* v2 v3)))
(assert (<= v1 (* 2.0 v2)))
(assert (<= (* v2 v3) (* v0 v1)))
(assert (< 0.0 v1))
(assert (not (<= v3 (* 2.0 v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; M
(assert (< 0.0 (to_real v0)))
(assert (not (and (<= 0.0 0.0) (< 0.0 (to_real v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; w[k]
(assert (< 0.0 v0))
(assert (not (<= 0.0 v0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; left[E + 1]
(declare-const v1 Int) ; E
(assert (<= 1.0 (to_real v0)))
(assert (<= 0.0 (to_real v1)))
(assert (not (and (<= 0.0 0.0) (< 0.0 (+ 1.0 (to_real v1))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; left[0]
(declare-const v1 Int) ; M
(declare-const v2 Int) ; left[E + 1]
(declare-const v3 Int) ; E
(declare-const v4 Int) ; j
(assert (= (to_real v0) (to_real v1)))
(assert (<= 1.0 (to_real v2)))
(assert (<= 0.0 (to_real v3)))
(assert (and (<= 0.0 (to_real v4)) (< (to_real v4) (to_real v1))))
(assert (not (<= 0.0 (+ 1.0 (to_real v3)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; PIECES
(declare-const v1 Int) ; M
(declare-const v2 Real) ; reach
(assert (< 0.0 (to_real v0)))
(assert (< 0.0 (to_real v1)))
(assert (<= (* 2.0 v2) (to_real v0)))
(assert (not (not (= (to_real v0) 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; M
(declare-const v1 Int) ; E
(declare-const v2 Int) ; left[E + 1]
(assert (<= (+ (- 1.0) (to_real v0) (* (- 1.0) (to_real v1))) (ite (> 1.0 0.0) (to_real v2) (to_real v0))))
(assert (not (<= (+ (- 1.0) (to_real v0) (* (- 1.0) (to_real v1))) (to_real v2))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; product[t, pivot[t]]
(declare-const v1 Real) ; vectors[t, Select(product[t, pivot[t]]**2, Select(1 - Abs(q - pivot[t]), left[t] - 1, q), q), own[t, Select(product[t, pivot[t]]**2, Select(1 - Abs(r - pivot[t]), left[t] - 1, r), r)]]
(declare-const v2 Real) ; product[t, Select(product[t, pivot[t]]**2, Select(1 - Abs(q - pivot[t]), left[t] - 1, q), q)]
(declare-const v3 Real) ; vectors[t, pivot[t], own[t, Select(product[t, pivot[t]]**2, Select(1 - Abs(r - pivot[t]), left[t] - 1, r), r)]]
(assert (= v0 0.0))
(assert (not (= (ite (> (* v0 v0) 0.0) (+ (* v0 v1) (* (- 1.0) v2 v3)) v1) (ite (> (* v0 v0) 0.0) (* v0 v1) v1))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; hi*reach**2*cuts[m + 1]**2
(declare-const v1 Real) ; hi*reach**2*nodes[m]**2
(declare-const v2 Real) ; lo*reach**2*cuts[m + 1]**2
(declare-const v3 Real) ; lo*reach**2*nodes[m]**2
(declare-const v4 Real) ; lo*reach**2*cuts[m + 1]*nodes[m]
(declare-const v5 Real) ; hi*reach**2*cuts[m + 1]*nodes[m]
(declare-const v6 Real) ; nodes[m]*Sigma((-inv(Sigma(exp(ds[i, _b0]*nodes[m] + s[i, _b0]), _b0, Range(0, M)))*Sigma(exp(ds[i, _b0]*nodes[m] + s[i, _b0])*v[_b0, e], _b0, Range(0, M)) + v[_b1, e])*exp(ds[i, _b1]*nodes[m] + s[i, _b1])*inv(Sigma(exp(ds[i, _b0]*nodes[m] + s[i, _b0]), _b0, Range(0, M)))*ds[i, _b1], _b1, Range(0, M))
(declare-const v7 Real) ; inv(Sigma(exp(cuts[m + 1]*ds[i, _b0] + s[i, _b0]), _b0, Range(0, M)))*Sigma(exp(cuts[m + 1]*ds[i, _b0] + s[i, _b0])*v[_b0, e], _b0, Range(0, M))
(declare-const v8 Real) ; cuts[m + 1]*Sigma((-inv(Sigma(exp(ds[i, _b0]*nodes[m] + s[i, _b0]), _b0, Range(0, M)))*Sigma(exp(ds[i, _b0]*nodes[m] + s[i, _b0])*v[_b0, e], _b0, Range(0, M)) + v[_b1, e])*exp(ds[i, _b1]*nodes[m] + s[i, _b1])*inv(Sigma(exp(ds[i, _b0]*nodes[m] + s[i, _b0]), _b0, Range(0, M)))*ds[i, _b1], _b1, Range(0, M))
(declare-const v9 Real) ; inv(Sigma(exp(ds[i, _b0]*nodes[m] + s[i, _b0]), _b0, Range(0, M)))*Sigma(exp(ds[i, _b0]*nodes[m] + s[i, _b0])*v[_b0, e], _b0, Range(0, M))
(declare-const v10 Real) ; hi*reach**2*cuts[m]**2
(declare-const v11 Real) ; lo*reach**2*cuts[m]**2
(declare-const v12 Real) ; hi*reach**2*cuts[m]*nodes[m]
(declare-const v13 Real) ; lo*reach**2*cuts[m]*nodes[m]
(declare-const v14 Real) ; h*hi*reach**2*cuts[m + 1]
(declare-const v15 Real) ; h*lo*reach**2*cuts[m]
(declare-const v16 Real) ; h*hi*reach**2*cuts[m]
(declare-const v17 Real) ; h*lo*reach**2*cuts[m + 1]
(declare-const v18 Real) ; inv(Sigma(exp(cuts[m]*ds[i, _b0] + s[i, _b0]), _b0, Range(0, M)))*Sigma(exp(cuts[m]*ds[i, _b0] + s[i, _b0])*v[_b0, e], _b0, Range(0, M))
(declare-const v19 Real) ; cuts[m]*Sigma((-inv(Sigma(exp(ds[i, _b0]*nodes[m] + s[i, _b0]), _b0, Range(0, M)))*Sigma(exp(ds[i, _b0]*nodes[m] + s[i, _b0])*v[_b0, e], _b0, Range(0, M)) + v[_b1, e])*exp(ds[i, _b1]*nodes[m] + s[i, _b1])*inv(Sigma(exp(ds[i, _b0]*nodes[m] + s[i, _b0]), _b0, Range(0, M)))*ds[i, _b1], _b1, Range(0, M))
(assert (<= (+ (* (- 8.0) v0) (* (- 8.0) v1) (* 8.0 v2) (* 8.0 v3) (* (- 16.0) v4) (* 16.0 v5)) (+ (* 1.0 v6) (* 1.0 v7) (* (- 1.0) v8) (* (- 1.0) v9))))
(assert (<= (+ (* 1.0 v10) (* 1.0 v0) (* (- 1.0) v11) (* (- 1.0) v2) (* (- 2.0) v3) (* 2.0 v1) (* (- 2.0) v12) (* (- 2.0) v5) (* 2.0 v13) (* 2.0 v4)) (+ (* 1.0 v14) (* 1.0 v15) (* (- 1.0) v16) (* (- 1.0) v17))))
(assert (<= (+ (* 1.0 v6) (* 1.0 v18) (* (- 1.0) v19) (* (- 1.0) v9)) (+ (* (- 8.0) v11) (* (- 8.0) v3) (* 8.0 v10) (* 8.0 v1) (* (- 16.0) v12) (* 16.0 v13))))
(assert (not (<= (+ (* (- 8.0) v14) (* (- 8.0) v15) (* 8.0 v16) (* 8.0 v17)) (+ (* 1.0 v19) (* 1.0 v7) (* (- 1.0) v8) (* (- 1.0) v18)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(w[_b0], _b0, Bag(A))
(declare-const v1 Real) ; Sigma(v[_b0]*w[_b0], _b0, Bag(A))
(declare-const v2 Real) ; hi
(assert (< 0.0 v0))
(assert (<= v1 (* v2 v0)))
(assert (not (<= (* v1 (/ 1.0 v0)) v2)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; c**2*hi*Sigma(w[_b0], _b0, Bag(A))
(declare-const v1 Real) ; c**2*lo*Sigma(w[_b0], _b0, Bag(A))
(declare-const v2 Real) ; Sigma((-inv(Sigma(w[_b0], _b0, Bag(A)))*Sigma(v[_b0]*w[_b0], _b0, Bag(A)) + v[_b1])*(-y*d[_b1] + exp(y*d[_b1]) - 1)*w[_b1], _b1, Bag(A))
(declare-const v3 Real) ; inv(Sigma(w[_b0], _b0, Bag(A)))*Sigma(y*(-inv(Sigma(w[_b0], _b0, Bag(A)))*Sigma(v[_b0]*w[_b0], _b0, Bag(A)) + v[_b1])*d[_b1]*w[_b1], _b1, Bag(A))*Sigma(w[_b0], _b0, Bag(A))
(declare-const v4 Real) ; inv(Sigma(w[_b0], _b0, Bag(A)))*Sigma(exp(y*d[_b0])*w[_b0], _b0, Bag(A))*Sigma(y*(-inv(Sigma(w[_b0], _b0, Bag(A)))*Sigma(v[_b0]*w[_b0], _b0, Bag(A)) + v[_b1])*d[_b1]*w[_b1], _b1, Bag(A))
(declare-const v5 Real) ; inv(Sigma(exp(y*d[_b0])*w[_b0], _b0, Bag(A)))*Sigma(exp(y*d[_b0])*w[_b0], _b0, Bag(A))*Sigma((-inv(Sigma(w[_b0], _b0, Bag(A)))*Sigma(v[_b0]*w[_b0], _b0, Bag(A)) + v[_b1])*(-y*d[_b1] + exp(y*d[_b1]) - 1)*w[_b1], _b1, Bag(A))
(declare-const v6 Real) ; inv(Sigma(exp(y*d[_b0])*w[_b0], _b0, Bag(A)))*Sigma(exp(y*d[_b0])*w[_b0], _b0, Bag(A))*Sigma(y*(-inv(Sigma(w[_b0], _b0, Bag(A)))*Sigma(v[_b0]*w[_b0], _b0, Bag(A)) + v[_b1])*d[_b1]*w[_b1], _b1, Bag(A))
(assert (<= (+ (* (- 2.0) v0) (* 2.0 v1)) v2))
(assert (<= (+ (* (- 2.0) v0) (* 2.0 v1)) (+ (* 1.0 v3) (* (- 1.0) v4))))
(assert (= (+ (* 1.0 v5) (* 1.0 v6) (* (- 1.0) v4)) (+ (* 1.0 v3) (* (- 1.0) v4) v2)))
(assert (not (<= (+ (* (- 4.0) v0) (* 4.0 v1)) (+ (* 1.0 v5) (* 1.0 v6) (* (- 1.0) v4)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; s
(declare-const v1 Int) ; t
(declare-const v2 Int) ; left[0]
(declare-const v3 Int) ; M
(declare-const v4 Int) ; left[t + 1]
(declare-const v5 Real) ; product[t, pivot[t]]**2
(declare-const v6 Int) ; left[t]
(declare-const v7 Int) ; pivot[t]
(declare-const v8 Int) ; r
(declare-const v9 Int) ; E
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (+ 1.0 (to_real v1)))))
(assert (= (to_real v2) (to_real v3)))
(assert (<= 0.0 (to_real v1)))
(assert (= (to_real v4) (+ (* (- 1.0) (ite (> (* 1.0 v5) 0.0) 1.0 0.0)) (to_real v6))))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v6))))
(assert (and (<= 0.0 (to_real v8)) (< (to_real v8) (ite (> (+ 1.0 (to_real v9) (* (- 1.0) (to_real v1))) 0.0) (to_real v4) 0.0))))
(assert (< (to_real v0) (to_real v1)))
(assert (not (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1)))))
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
(declare-const v0 Real) ; a
(declare-const v1 Real) ; t
(declare-const v2 Real) ; e
(declare-const v3 Real) ; z
(assert (<= (* (- 1.0) v0 v1) (* v2 v3)))
(assert (<= v1 (* 2.0 v2)))
(assert (<= (* v2 v3) (* v0 v1)))
(assert (< 0.0 v1))
(assert (not (<= (* (- 2.0) v0) v3)))
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
(declare-const v0 Real) ; inv(Sigma(w[_b0], _b0, Bag(A)))*Sigma(v[_b0]*w[_b0], _b0, Bag(A))
(declare-const v1 Real) ; hi
(declare-const v2 Real) ; lo
(declare-const v3 Real) ; v[k]
(assert (<= (* 1.0 v0) v1))
(assert (<= v2 v3))
(assert (not (<= (+ v2 (* (- 1.0) v1)) (+ (* (- 1.0) v0) v3))))
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
(declare-const v0 Int) ; left[0]
(declare-const v1 Int) ; M
(declare-const v2 Int) ; q
(declare-const v3 Int) ; E
(declare-const v4 Int) ; t
(declare-const v5 Int) ; r
(assert (= (to_real v0) (to_real v1)))
(assert (and (<= 0.0 (to_real v2)) (< (to_real v2) (ite (> (+ 2.0 (to_real v3)) 0.0) (to_real v0) 0.0))))
(assert (<= 0.0 (to_real v4)))
(assert (and (<= 0.0 (to_real v5)) (< (to_real v5) (ite (> (+ 2.0 (to_real v3)) 0.0) (to_real v0) 0.0))))
(assert (not (and (<= 0.0 (to_real v2)) (< (to_real v2) (to_real v1)))))
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
(declare-const v0 Real) ; e
(declare-const v1 Real) ; E
(declare-const v2 Real) ; v[u, e]
(declare-const v3 Real) ; vectors[E + 1, 0, u]
(assert (and (<= 0.0 v0) (< v0 v1)))
(assert (not (= (* v2 v3) (* v3 (ite (> (+ 1.0 v0) 0.0) v2 1.0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; hi*reach**2*cuts[m]**2
(declare-const v1 Real) ; hi*reach**2*nodes[m]**2
(declare-const v2 Real) ; lo*reach**2*cuts[m]**2
(declare-const v3 Real) ; lo*reach**2*nodes[m]**2
(declare-const v4 Real) ; lo*reach**2*cuts[m]*nodes[m]
(declare-const v5 Real) ; hi*reach**2*cuts[m]*nodes[m]
(declare-const v6 Real) ; nodes[m]*Sigma((-inv(Sigma(exp(ds[i, _b0]*nodes[m] + s[i, _b0]), _b0, Range(0, M)))*Sigma(exp(ds[i, _b0]*nodes[m] + s[i, _b0])*v[_b0, e], _b0, Range(0, M)) + v[_b1, e])*exp(ds[i, _b1]*nodes[m] + s[i, _b1])*inv(Sigma(exp(ds[i, _b0]*nodes[m] + s[i, _b0]), _b0, Range(0, M)))*ds[i, _b1], _b1, Range(0, M))
(declare-const v7 Real) ; inv(Sigma(exp(cuts[m]*ds[i, _b0] + s[i, _b0]), _b0, Range(0, M)))*Sigma(exp(cuts[m]*ds[i, _b0] + s[i, _b0])*v[_b0, e], _b0, Range(0, M))
(declare-const v8 Real) ; cuts[m]*Sigma((-inv(Sigma(exp(ds[i, _b0]*nodes[m] + s[i, _b0]), _b0, Range(0, M)))*Sigma(exp(ds[i, _b0]*nodes[m] + s[i, _b0])*v[_b0, e], _b0, Range(0, M)) + v[_b1, e])*exp(ds[i, _b1]*nodes[m] + s[i, _b1])*inv(Sigma(exp(ds[i, _b0]*nodes[m] + s[i, _b0]), _b0, Range(0, M)))*ds[i, _b1], _b1, Range(0, M))
(declare-const v9 Real) ; inv(Sigma(exp(ds[i, _b0]*nodes[m] + s[i, _b0]), _b0, Range(0, M)))*Sigma(exp(ds[i, _b0]*nodes[m] + s[i, _b0])*v[_b0, e], _b0, Range(0, M))
(declare-const v10 Real) ; inv(Sigma(exp(cuts[m + 1]*ds[i, _b0] + s[i, _b0]), _b0, Range(0, M)))*Sigma(exp(cuts[m + 1]*ds[i, _b0] + s[i, _b0])*v[_b0, e], _b0, Range(0, M))
(declare-const v11 Real) ; cuts[m + 1]*Sigma((-inv(Sigma(exp(ds[i, _b0]*nodes[m] + s[i, _b0]), _b0, Range(0, M)))*Sigma(exp(ds[i, _b0]*nodes[m] + s[i, _b0])*v[_b0, e], _b0, Range(0, M)) + v[_b1, e])*exp(ds[i, _b1]*nodes[m] + s[i, _b1])*inv(Sigma(exp(ds[i, _b0]*nodes[m] + s[i, _b0]), _b0, Range(0, M)))*ds[i, _b1], _b1, Range(0, M))
(declare-const v12 Real) ; lo*reach**2*cuts[m + 1]**2
(declare-const v13 Real) ; hi*reach**2*cuts[m + 1]**2
(declare-const v14 Real) ; hi*reach**2*cuts[m + 1]*nodes[m]
(declare-const v15 Real) ; lo*reach**2*cuts[m + 1]*nodes[m]
(declare-const v16 Real) ; h*hi*reach**2*cuts[m + 1]
(declare-const v17 Real) ; h*lo*reach**2*cuts[m]
(declare-const v18 Real) ; h*hi*reach**2*cuts[m]
(declare-const v19 Real) ; h*lo*reach**2*cuts[m + 1]
(assert (<= (+ (* (- 8.0) v0) (* (- 8.0) v1) (* 8.0 v2) (* 8.0 v3) (* (- 16.0) v4) (* 16.0 v5)) (+ (* 1.0 v6) (* 1.0 v7) (* (- 1.0) v8) (* (- 1.0) v9))))
(assert (<= (+ (* 1.0 v6) (* 1.0 v10) (* (- 1.0) v11) (* (- 1.0) v9)) (+ (* (- 8.0) v12) (* (- 8.0) v3) (* 8.0 v13) (* 8.0 v1) (* (- 16.0) v14) (* 16.0 v15))))
(assert (<= (+ (* 1.0 v0) (* 1.0 v13) (* (- 1.0) v2) (* (- 1.0) v12) (* (- 2.0) v3) (* 2.0 v1) (* (- 2.0) v5) (* (- 2.0) v14) (* 2.0 v4) (* 2.0 v15)) (+ (* 1.0 v16) (* 1.0 v17) (* (- 1.0) v18) (* (- 1.0) v19))))
(assert (not (<= (+ (* 1.0 v8) (* 1.0 v10) (* (- 1.0) v11) (* (- 1.0) v7)) (+ (* (- 8.0) v18) (* (- 8.0) v19) (* 8.0 v16) (* 8.0 v17)))))
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
(declare-const v0 Int) ; left[0]
(declare-const v1 Int) ; M
(declare-const v2 Int) ; t
(declare-const v3 Int) ; left[t + 1]
(declare-const v4 Real) ; product[t, pivot[t]]**2
(declare-const v5 Int) ; left[t]
(declare-const v6 Real) ; product[t, pivot[t]]
(declare-const v7 Int) ; pivot[t]
(declare-const v8 Int) ; r
(declare-const v9 Int) ; E
(define-fun d10 () Real (+ 1.0 (* (- 1.0) (ite (>= (+ (to_real v8) (* (- 1.0) (to_real v7))) 0.0) (+ (to_real v8) (* (- 1.0) (to_real v7))) (- (+ (to_real v8) (* (- 1.0) (to_real v7))))))))
(assert (= (to_real v0) (to_real v1)))
(assert (<= 0.0 (to_real v2)))
(assert (= (to_real v3) (+ (* (- 1.0) (ite (> (* 1.0 v4) 0.0) 1.0 0.0)) (to_real v5))))
(assert (not (= v6 0.0)))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v5))))
(assert (and (<= 0.0 (to_real v8)) (< (to_real v8) (ite (> (+ 1.0 (to_real v9) (* (- 1.0) (to_real v2))) 0.0) (to_real v3) 0.0))))
(assert (not (and (<= 0.0 (ite (> (* 1.0 v4) 0.0) (ite (> d10 0.0) (+ (- 1.0) (to_real v5)) (to_real v8)) (to_real v8))) (< (ite (> (* 1.0 v4) 0.0) (ite (> d10 0.0) (+ (- 1.0) (to_real v5)) (to_real v8)) (to_real v8)) (ite (> (+ 2.0 (to_real v9) (* (- 1.0) (to_real v2))) 0.0) (to_real v5) 0.0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; t
(declare-const v1 Int) ; E
(declare-const v2 Int) ; left[t + 1]
(declare-const v3 Real) ; product[t, pivot[t]]**2
(declare-const v4 Int) ; left[t]
(declare-const v5 Int) ; M
(assert (< (to_real v0) (+ 1.0 (to_real v1))))
(assert (<= 0.0 (to_real v0)))
(assert (= (to_real v2) (+ (* (- 1.0) (ite (> (* 1.0 v3) 0.0) 1.0 0.0)) (to_real v4))))
(assert (<= (+ (to_real v5) (* (- 1.0) (to_real v0))) (ite (> (+ 2.0 (to_real v1) (* (- 1.0) (to_real v0))) 0.0) (to_real v4) (to_real v5))))
(assert (not (<= (+ (- 1.0) (to_real v5) (* (- 1.0) (to_real v0))) (ite (> (+ 1.0 (to_real v1) (* (- 1.0) (to_real v0))) 0.0) (to_real v2) (to_real v5)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; h*hi*reach**2
(declare-const v1 Real) ; h*lo*reach**2
(declare-const v2 Real) ; Sigma((cuts[_b2 + 1] - cuts[_b2])*Sigma((-inv(Sigma(exp(ds[i, _b0]*nodes[_b2] + s[i, _b0]), _b0, Range(0, M)))*Sigma(exp(ds[i, _b0]*nodes[_b2] + s[i, _b0])*v[_b0, e], _b0, Range(0, M)) + v[_b1, e])*exp(ds[i, _b1]*nodes[_b2] + s[i, _b1])*inv(Sigma(exp(ds[i, _b0]*nodes[_b2] + s[i, _b0]), _b0, Range(0, M)))*ds[i, _b1], _b1, Range(0, M)), _b2, Range(0, PIECES))
(declare-const v3 Real) ; inv(Sigma(exp(ds[i, _b0] + s[i, _b0]), _b0, Range(0, M)))*Sigma(exp(ds[i, _b0] + s[i, _b0])*v[_b0, e], _b0, Range(0, M))
(declare-const v4 Real) ; inv(Sigma(exp(s[i, _b0]), _b0, Range(0, M)))*Sigma(exp(s[i, _b0])*v[_b0, e], _b0, Range(0, M))
(declare-const v5 Real) ; Sigma(Sigma((-inv(Sigma(exp(ds[i, _b0]*nodes[_b1] + s[i, _b0]), _b0, Range(0, M)))*Sigma(exp(ds[i, _b0]*nodes[_b1] + s[i, _b0])*v[_b0, e], _b0, Range(0, M)) + v[_b2, e])*(cuts[_b1 + 1] - cuts[_b1])*exp(ds[i, _b2]*nodes[_b1] + s[i, _b2])*inv(Sigma(exp(ds[i, _b0]*nodes[_b1] + s[i, _b0]), _b0, Range(0, M)))*ds[i, _b2], _b1, Range(0, PIECES)), _b2, Range(0, M))
(assert (<= (+ (* (- 8.0) v0) (* 8.0 v1)) (+ (* (- 1.0) v2) (* 1.0 v3) (* (- 1.0) v4))))
(assert (= v5 v2))
(assert (not (<= (+ (* 1.0 v4) (* (- 1.0) v3) v5) (+ (* (- 8.0) v1) (* 8.0 v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; product[t, pivot[t]]
(declare-const v1 Real) ; s
(declare-const v2 Real) ; v[k, s - 1]
(declare-const v3 Real) ; vectors[t, Select(product[t, pivot[t]]**2, Select(1 - Abs(r - pivot[t]), left[t] - 1, r), r), k]
(declare-const v4 Real) ; product[t, Select(product[t, pivot[t]]**2, Select(1 - Abs(r - pivot[t]), left[t] - 1, r), r)]
(declare-const v5 Real) ; vectors[t, pivot[t], k]
(assert (= v0 0.0))
(assert (not (= (* (ite (> v1 0.0) v2 1.0) (ite (> (* v0 v0) 0.0) (+ (* v0 v3) (* (- 1.0) v4 v5)) v3)) (* v3 (ite (> v1 0.0) v2 1.0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; reach
(declare-const v1 Real) ; ds[i, u]
(declare-const v2 Real) ; cuts[m]
(declare-const v3 Real) ; nodes[m]
(declare-const v4 Real) ; cuts[m + 1]
(assert (<= (* (- 1.0) v0) v1))
(assert (<= v1 v0))
(assert (<= v2 v3))
(assert (<= v3 v4))
(assert (not (<= (* (+ (* (- 1.0) v3) v2) v1) (* v0 (+ (* (- 1.0) v2) v3)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(exp(y*d[_b0])*w[_b0], _b0, Bag(A))
(declare-const v1 Real) ; Sigma(w[_b0], _b0, Bag(A))
(declare-const v2 Real) ; c
(assert (<= (+ (* (- 1.0) v0) v1) (* v2 v1)))
(assert (< 0.0 v1))
(assert (<= v2 (/ 1.0 2.0)))
(assert (not (<= v1 (* 2.0 v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; product[t, pivot[t]]
(declare-const v1 Real) ; vectors[t, Select(product[t, pivot[t]]**2, Select(1 - Abs(r - pivot[t]), left[t] - 1, r), r), own[t, Select(product[t, pivot[t]]**2, Select(1 - Abs(r - pivot[t]), left[t] - 1, r), r)]]
(declare-const v2 Real) ; product[t, Select(product[t, pivot[t]]**2, Select(1 - Abs(r - pivot[t]), left[t] - 1, r), r)]
(declare-const v3 Real) ; vectors[t, pivot[t], own[t, Select(product[t, pivot[t]]**2, Select(1 - Abs(r - pivot[t]), left[t] - 1, r), r)]]
(assert (= v0 0.0))
(assert (not (= (ite (> (* v0 v0) 0.0) (+ (* v0 v1) (* (- 1.0) v2 v3)) v1) (ite (> (* v0 v0) 0.0) (* v0 v1) v1))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; PIECES
(declare-const v1 Int) ; M
(declare-const v2 Real) ; reach
(assert (< 0.0 (to_real v0)))
(assert (< 0.0 (to_real v1)))
(assert (<= (* 2.0 v2) (to_real v0)))
(assert (not (<= 0.0 (to_real v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; left[0]
(declare-const v1 Int) ; M
(declare-const v2 Int) ; t
(declare-const v3 Int) ; left[t + 1]
(declare-const v4 Real) ; product[t, pivot[t]]**2
(declare-const v5 Int) ; left[t]
(declare-const v6 Int) ; pivot[t]
(declare-const v7 Int) ; own[t, Select(product[t, pivot[t]]**2, Select(1 - Abs(r - pivot[t]), left[t] - 1, r), r)]
(declare-const v8 Int) ; r
(declare-const v9 Int) ; E
(assert (= (to_real v0) (to_real v1)))
(assert (<= 0.0 (to_real v2)))
(assert (= (to_real v3) (+ (* (- 1.0) (ite (> (* 1.0 v4) 0.0) 1.0 0.0)) (to_real v5))))
(assert (and (<= 0.0 (to_real v6)) (< (to_real v6) (to_real v5))))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v1))))
(assert (and (<= 0.0 (to_real v8)) (< (to_real v8) (ite (> (+ 1.0 (to_real v9) (* (- 1.0) (to_real v2))) 0.0) (to_real v3) 0.0))))
(assert (not (and (<= 0.0 (to_real v2)) (< (to_real v2) (+ 1.0 (to_real v9))))))
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
(declare-const v0 Int) ; left[0]
(declare-const v1 Int) ; M
(declare-const v2 Int) ; t
(declare-const v3 Int) ; left[t + 1]
(declare-const v4 Real) ; product[t, pivot[t]]**2
(declare-const v5 Int) ; left[t]
(declare-const v6 Int) ; pivot[t]
(declare-const v7 Int) ; own[t, Select(product[t, pivot[t]]**2, Select(1 - Abs(r - pivot[t]), left[t] - 1, r), r)]
(declare-const v8 Int) ; r
(declare-const v9 Int) ; E
(assert (= (to_real v0) (to_real v1)))
(assert (<= 0.0 (to_real v2)))
(assert (= (to_real v3) (+ (* (- 1.0) (ite (> (* 1.0 v4) 0.0) 1.0 0.0)) (to_real v5))))
(assert (and (<= 0.0 (to_real v6)) (< (to_real v6) (to_real v5))))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v1))))
(assert (and (<= 0.0 (to_real v8)) (< (to_real v8) (ite (> (+ 1.0 (to_real v9) (* (- 1.0) (to_real v2))) 0.0) (to_real v3) 0.0))))
(assert (not (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v1)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; e
(declare-const v1 Int) ; E
(declare-const v2 Int) ; left[E + 1]
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (<= 1.0 (to_real v2)))
(assert (<= 0.0 (to_real v1)))
(assert (not (and (<= 0.0 (+ 1.0 (to_real v0))) (< (+ 1.0 (to_real v0)) (+ 1.0 (to_real v1))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; s
(declare-const v1 Int) ; t
(declare-const v2 Int) ; left[0]
(declare-const v3 Int) ; M
(declare-const v4 Int) ; r
(declare-const v5 Int) ; E
(declare-const v6 Int) ; left[t + 1]
(declare-const v7 Int) ; k
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (+ 1.0 (to_real v1)))))
(assert (= (to_real v2) (to_real v3)))
(assert (<= 0.0 (to_real v1)))
(assert (and (<= 0.0 (to_real v4)) (< (to_real v4) (ite (> (+ 1.0 (to_real v5) (* (- 1.0) (to_real v1))) 0.0) (to_real v6) 0.0))))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v3))))
(assert (not (and (<= 0.0 (to_real v4)) (< (to_real v4) (to_real v6)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; t
(declare-const v1 Int) ; E
(assert (< (to_real v0) (+ 1.0 (to_real v1))))
(assert (<= 0.0 (to_real v0)))
(assert (not (and (<= 0.0 (to_real v0)) (< (to_real v0) (+ 1.0 (to_real v1))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; reach
(declare-const v1 Real) ; ds[i, u]
(declare-const v2 Real) ; cuts[m]
(declare-const v3 Real) ; nodes[m]
(declare-const v4 Real) ; cuts[m + 1]
(assert (<= (* (- 1.0) v0) v1))
(assert (<= v1 v0))
(assert (<= v2 v3))
(assert (<= v3 v4))
(assert (not (<= (* (- 1.0) v0 (+ (* (- 1.0) v3) v4)) (* (+ (* (- 1.0) v3) v4) v1))))
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
(declare-const v0 Real) ; vectors[E + 1, 0, u]
(declare-const v1 Real) ; v[u, -1]
(assert (not (= v0 (* v0 (ite (> 0.0 0.0) v1 1.0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; reach
(declare-const v1 Real) ; cuts[m]
(declare-const v2 Real) ; nodes[m]
(declare-const v3 Real) ; cuts[m + 1]
(declare-const v4 Real) ; h
(assert (<= 0.0 v0))
(assert (<= v1 v2))
(assert (<= (+ (* (- 1.0) v1) v3) v4))
(assert (<= v2 v3))
(assert (not (<= 0.0 (* v0 (+ v4 (* (- 1.0) v2) v1)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; left[0]
(declare-const v1 Int) ; M
(declare-const v2 Int) ; E
(assert (= (to_real v0) (to_real v1)))
(assert (not (<= (to_real v1) (ite (> (+ 2.0 (to_real v2)) 0.0) (to_real v0) (to_real v1)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; inv(2*Big(Abs(vectors[E + 1, 0, _b0]), _b0, Range(0, M)))**2*Big(-exp(s[i, _b1])*inv(Sigma(exp(s[i, _b0]), _b0, Range(0, M))), _b1, Range(0, M))**2*vectors[E + 1, 0, own[E + 1, 0]]**2
(declare-const v1 Real) ; Sigma(inv(2*Big(Abs(vectors[E + 1, 0, _b0]), _b0, Range(0, M)))**2*Big(-exp(s[i, _b1])*inv(Sigma(exp(s[i, _b0]), _b0, Range(0, M))), _b1, Range(0, M))**2*vectors[E + 1, 0, _b2]**2, _b2, Range(0, M))
(assert (<= (* 1.0 v0) v1))
(assert (< 0.0 (* 1.0 v0)))
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
(declare-const v0 Real) ; cuts[m]
(declare-const v1 Real) ; nodes[m]
(declare-const v2 Real) ; cuts[m + 1]
(declare-const v3 Real) ; h
(assert (<= v0 v1))
(assert (<= (+ (* (- 1.0) v0) v2) v3))
(assert (<= v1 v2))
(assert (not (<= (+ (* (+ (* (- 1.0) v0) v1) (+ (* (- 1.0) v0) v1)) (* (+ (* (- 1.0) v1) v2) (+ (* (- 1.0) v1) v2))) (* v3 (+ (* (- 1.0) v0) v2)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; c
(declare-const v1 Real) ; y*d[k]
(declare-const v2 Real) ; exp y*d[k] 1
(assert (> v2 0.0))
(assert (= (>= (* 1.0 v1) 0.0) (>= v2 1.0)))
(assert (= (<= (* 1.0 v1) 0.0) (<= v2 1.0)))
(assert (>= v2 (+ 1.0 (* 1.0 v1))))
(assert (<= (* (- 1.0) v0) (* 1.0 v1)))
(assert (<= 0.0 (+ (- 1.0) (* (- 1.0) v1) (* 1.0 v2))))
(assert (<= (* 1.0 v1) v0))
(assert (not (<= (+ 1.0 (* (- 1.0) (* 1.0 v2))) v0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; vectors[0, q, own[0, r]]
(declare-const v1 Int) ; q
(declare-const v2 Int) ; r
(define-fun d3 () Real (+ 1.0 (* (- 1.0) (ite (>= (+ (to_real v1) (* (- 1.0) (to_real v2))) 0.0) (+ (to_real v1) (* (- 1.0) (to_real v2))) (- (+ (to_real v1) (* (- 1.0) (to_real v2))))))))
(define-fun d4 () Real (ite (> (ite (>= (+ (to_real v1) (* (- 1.0) (to_real v2))) 0.0) (+ (to_real v1) (* (- 1.0) (to_real v2))) (- (+ (to_real v1) (* (- 1.0) (to_real v2))))) 0.0) v0 0.0))
(assert (= v0 (ite (> d3 0.0) 1.0 0.0)))
(assert (not (= d4 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(w[_b0], _b0, Bag(A))
(declare-const v1 Real) ; Sigma(exp(y*d[_b0])*w[_b0], _b0, Bag(A))
(assert (< 0.0 v0))
(assert (<= v0 (* 2.0 v1)))
(assert (not (not (= v0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; y*d[k]
(declare-const v1 Real) ; exp y*d[k] 1
(declare-const v2 Real) ; c**2
(assert (> v1 0.0))
(assert (= (>= (* 1.0 v0) 0.0) (>= v1 1.0)))
(assert (= (<= (* 1.0 v0) 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 (* 1.0 v0))))
(assert (<= 0.0 (+ (- 1.0) (* (- 1.0) v0) (* 1.0 v1))))
(assert (<= (+ (- 1.0) (* (- 1.0) v0) (* 1.0 v1)) (* 2.0 v2)))
(assert (not (<= (* (- 2.0) v2) (+ (- 1.0) (* (- 1.0) v0) (* 1.0 v1)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; lo
(declare-const v1 Real) ; v[k]
(assert (<= v0 v1))
(assert (not (<= (* (- 1.0) v1) (* (- 1.0) v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; left[0]
(declare-const v1 Int) ; M
(declare-const v2 Int) ; t
(declare-const v3 Int) ; left[t + 1]
(declare-const v4 Real) ; product[t, pivot[t]]**2
(declare-const v5 Int) ; left[t]
(declare-const v6 Int) ; pivot[t]
(declare-const v7 Int) ; r
(declare-const v8 Int) ; E
(define-fun d9 () Real (+ 1.0 (* (- 1.0) (ite (>= (+ (to_real v7) (* (- 1.0) (to_real v6))) 0.0) (+ (to_real v7) (* (- 1.0) (to_real v6))) (- (+ (to_real v7) (* (- 1.0) (to_real v6))))))))
(assert (= (to_real v0) (to_real v1)))
(assert (<= 0.0 (to_real v2)))
(assert (= (to_real v3) (+ (* (- 1.0) (ite (> (* 1.0 v4) 0.0) 1.0 0.0)) (to_real v5))))
(assert (and (<= 0.0 (to_real v6)) (< (to_real v6) (to_real v5))))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (ite (> (+ 1.0 (to_real v8) (* (- 1.0) (to_real v2))) 0.0) (to_real v3) 0.0))))
(assert (not (and (<= 0.0 (ite (> (* 1.0 v4) 0.0) (ite (> d9 0.0) (+ (- 1.0) (to_real v5)) (to_real v7)) (to_real v7))) (< (ite (> (* 1.0 v4) 0.0) (ite (> d9 0.0) (+ (- 1.0) (to_real v5)) (to_real v7)) (to_real v7)) (ite (> (+ 2.0 (to_real v8) (* (- 1.0) (to_real v2))) 0.0) (to_real v5) 0.0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; y
(declare-const v1 Real) ; b
(declare-const v2 Real) ; t
(declare-const v3 Real) ; a
(declare-const v4 Real) ; x
(assert (<= v0 (* v1 v2)))
(assert (<= (* (- 1.0) v3 v2) v4))
(assert (<= (* (- 1.0) v1 v2) v0))
(assert (<= v4 (* v3 v2)))
(assert (< 0.0 v2))
(assert (<= (* v4 v0) (* v3 v1 (* v2 v2))))
(assert (not (<= (* v4 v0 (/ 1.0 v2)) (* v3 v1 v2))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; e
(declare-const v1 Int) ; E
(declare-const v2 Int) ; left[E + 1]
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (<= 1.0 (to_real v2)))
(assert (<= 0.0 (to_real v1)))
(assert (not (and (<= 0.0 0.0) (< 0.0 (ite (> 1.0 0.0) (to_real v2) 0.0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma((-_b2*inv(PIECES) + (_b2 + 1)*inv(PIECES))*Sigma((-inv(Sigma(exp((_b2 + 1/2)*inv(PIECES)*ds[i, _b0] + s[i, _b0]), _b0, Range(0, M)))*Sigma(exp((_b2 + 1/2)*inv(PIECES)*ds[i, _b0] + s[i, _b0])*v[_b0, e], _b0, Range(0, M)) + v[_b1, e])*exp((_b2 + 1/2)*inv(PIECES)*ds[i, _b1] + s[i, _b1])*inv(Sigma(exp((_b2 + 1/2)*inv(PIECES)*ds[i, _b0] + s[i, _b0]), _b0, Range(0, M)))*ds[i, _b1], _b1, Range(0, M)), _b2, Range(0, PIECES))
(declare-const v1 Real) ; inv(Sigma(exp(ds[i, _b0] + s[i, _b0]), _b0, Range(0, M)))*Sigma(exp(ds[i, _b0] + s[i, _b0])*v[_b0, e], _b0, Range(0, M))
(declare-const v2 Real) ; inv(Sigma(exp(s[i, _b0]), _b0, Range(0, M)))*Sigma(exp(s[i, _b0])*v[_b0, e], _b0, Range(0, M))
(declare-const v3 Real) ; lo*reach**2*inv(PIECES)
(declare-const v4 Real) ; hi*reach**2*inv(PIECES)
(declare-const v5 Real) ; Sigma(Sigma((-_b1*inv(PIECES) + (_b1 + 1)*inv(PIECES))*(-inv(Sigma(exp((_b1 + 1/2)*inv(PIECES)*ds[i, _b0] + s[i, _b0]), _b0, Range(0, M)))*Sigma(exp((_b1 + 1/2)*inv(PIECES)*ds[i, _b0] + s[i, _b0])*v[_b0, e], _b0, Range(0, M)) + v[_b2, e])*exp((_b1 + 1/2)*inv(PIECES)*ds[i, _b2] + s[i, _b2])*inv(Sigma(exp((_b1 + 1/2)*inv(PIECES)*ds[i, _b0] + s[i, _b0]), _b0, Range(0, M)))*ds[i, _b2], _b1, Range(0, PIECES)), _b2, Range(0, M))
(assert (<= (+ (* (- 1.0) v0) (* 1.0 v1) (* (- 1.0) v2)) (+ (* (- 8.0) v3) (* 8.0 v4))))
(assert (= v5 v0))
(assert (not (<= (+ (* (- 8.0) v4) (* 8.0 v3)) (+ (* 1.0 v2) (* (- 1.0) v1) v5))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; left[0]
(declare-const v1 Int) ; M
(declare-const v2 Int) ; left[E + 1]
(declare-const v3 Int) ; E
(assert (= (to_real v0) (to_real v1)))
(assert (<= 1.0 (to_real v2)))
(assert (<= 0.0 (to_real v3)))
(assert (not (<= 0.0 (+ 1.0 (to_real v3)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; hi*reach**2*inv(PIECES)
(declare-const v1 Real) ; lo*reach**2*inv(PIECES)
(declare-const v2 Real) ; Sigma((-_b2*inv(PIECES) + (_b2 + 1)*inv(PIECES))*Sigma((-inv(Sigma(exp((_b2 + 1/2)*inv(PIECES)*ds[i, _b0] + s[i, _b0]), _b0, Range(0, M)))*Sigma(exp((_b2 + 1/2)*inv(PIECES)*ds[i, _b0] + s[i, _b0])*v[_b0, e], _b0, Range(0, M)) + v[_b1, e])*exp((_b2 + 1/2)*inv(PIECES)*ds[i, _b1] + s[i, _b1])*inv(Sigma(exp((_b2 + 1/2)*inv(PIECES)*ds[i, _b0] + s[i, _b0]), _b0, Range(0, M)))*ds[i, _b1], _b1, Range(0, M)), _b2, Range(0, PIECES))
(declare-const v3 Real) ; inv(Sigma(exp(ds[i, _b0] + s[i, _b0]), _b0, Range(0, M)))*Sigma(exp(ds[i, _b0] + s[i, _b0])*v[_b0, e], _b0, Range(0, M))
(declare-const v4 Real) ; inv(Sigma(exp(s[i, _b0]), _b0, Range(0, M)))*Sigma(exp(s[i, _b0])*v[_b0, e], _b0, Range(0, M))
(declare-const v5 Real) ; Sigma(Sigma((-_b1*inv(PIECES) + (_b1 + 1)*inv(PIECES))*(-inv(Sigma(exp((_b1 + 1/2)*inv(PIECES)*ds[i, _b0] + s[i, _b0]), _b0, Range(0, M)))*Sigma(exp((_b1 + 1/2)*inv(PIECES)*ds[i, _b0] + s[i, _b0])*v[_b0, e], _b0, Range(0, M)) + v[_b2, e])*exp((_b1 + 1/2)*inv(PIECES)*ds[i, _b2] + s[i, _b2])*inv(Sigma(exp((_b1 + 1/2)*inv(PIECES)*ds[i, _b0] + s[i, _b0]), _b0, Range(0, M)))*ds[i, _b2], _b1, Range(0, PIECES)), _b2, Range(0, M))
(assert (<= (+ (* (- 8.0) v0) (* 8.0 v1)) (+ (* (- 1.0) v2) (* 1.0 v3) (* (- 1.0) v4))))
(assert (= v5 v2))
(assert (not (<= (+ (* 1.0 v4) (* (- 1.0) v3) v5) (+ (* (- 8.0) v1) (* 8.0 v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; vectors[0, r, own[0, r]]
(assert (= v0 (ite (> 1.0 0.0) 1.0 0.0)))
(assert (not (not (= v0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; s
(declare-const v1 Int) ; t
(declare-const v2 Int) ; left[0]
(declare-const v3 Int) ; M
(declare-const v4 Int) ; r
(declare-const v5 Int) ; E
(declare-const v6 Int) ; left[t + 1]
(assert (and (<= 0 v0) (< v0 (+ 1 v1))))
(assert (= v2 v3))
(assert (<= 0 v1))
(assert (and (<= 0 v4) (< v4 (ite (> (+ 1 v5 (* (- 1) v1)) 0) v6 0))))
(assert (<= v1 v0))
(assert (not (= v0 v1)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; left[0]
(declare-const v1 Int) ; M
(declare-const v2 Int) ; t
(declare-const v3 Int) ; left[t + 1]
(declare-const v4 Real) ; product[t, pivot[t]]**2
(declare-const v5 Int) ; left[t]
(declare-const v6 Int) ; pivot[t]
(declare-const v7 Int) ; own[t, Select(product[t, pivot[t]]**2, Select(1 - Abs(r - pivot[t]), left[t] - 1, r), r)]
(declare-const v8 Int) ; r
(declare-const v9 Int) ; E
(assert (= (to_real v0) (to_real v1)))
(assert (<= 0.0 (to_real v2)))
(assert (= (to_real v3) (+ (* (- 1.0) (ite (> (* 1.0 v4) 0.0) 1.0 0.0)) (to_real v5))))
(assert (and (<= 0.0 (to_real v6)) (< (to_real v6) (to_real v5))))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v1))))
(assert (and (<= 0.0 (to_real v8)) (< (to_real v8) (ite (> (+ 1.0 (to_real v9) (* (- 1.0) (to_real v2))) 0.0) (to_real v3) 0.0))))
(assert (not (and (<= 0.0 (to_real v8)) (< (to_real v8) (to_real v3)))))
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
(declare-const v0 Real) ; b
(declare-const v1 Real) ; y
(declare-const v2 Real) ; x
(declare-const v3 Real) ; a
(assert (<= (* (- 1.0) v0) v1))
(assert (<= v2 v3))
(assert (<= v1 v0))
(assert (<= (* (- 1.0) v3) v2))
(assert (not (<= (* v2 v1) (* v3 v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; f[k]
(assert (not (= (* v0 (ite (> 1.0 0.0) 1.0 0.0)) v0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; lo
(declare-const v1 Real) ; inv(Sigma(w[_b0], _b0, Bag(A)))*Sigma(v[_b0]*w[_b0], _b0, Bag(A))
(declare-const v2 Real) ; v[k]
(declare-const v3 Real) ; hi
(assert (<= v0 (* 1.0 v1)))
(assert (<= v2 v3))
(assert (not (<= (+ (* (- 1.0) v1) v2) (+ v3 (* (- 1.0) v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; b
(declare-const v1 Real) ; y
(declare-const v2 Real) ; x
(declare-const v3 Real) ; a
(assert (<= (* (- 1.0) v0) v1))
(assert (<= v2 v3))
(assert (<= v1 v0))
(assert (<= (* (- 1.0) v3) v2))
(assert (not (<= (* (- 1.0) v2 v1) (* v3 v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(y*(-inv(Sigma(w[_b0], _b0, Bag(A)))*Sigma(v[_b0]*w[_b0], _b0, Bag(A)) + v[_b1])*d[_b1]*w[_b1], _b1, Bag(A))
(declare-const v1 Real) ; c*hi*Sigma(w[_b0], _b0, Bag(A))
(declare-const v2 Real) ; c*lo*Sigma(w[_b0], _b0, Bag(A))
(assert (<= (* (- 1.0) v0) (+ (* 1.0 v1) (* (- 1.0) v2))))
(assert (not (<= (+ (* 1.0 v2) (* (- 1.0) v1)) v0)))
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
(declare-const v0 Real) ; a
(declare-const v1 Real) ; b
(declare-const v2 Real) ; x
(assert (<= v0 v1))
(assert (<= 0.0 v2))
(assert (not (<= (* v0 v2) (* v1 v2))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; s
(declare-const v1 Int) ; t
(declare-const v2 Int) ; left[0]
(declare-const v3 Int) ; M
(declare-const v4 Int) ; r
(declare-const v5 Int) ; E
(declare-const v6 Int) ; left[t + 1]
(declare-const v7 Int) ; k
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (+ 1.0 (to_real v1)))))
(assert (= (to_real v2) (to_real v3)))
(assert (<= 0.0 (to_real v1)))
(assert (and (<= 0.0 (to_real v4)) (< (to_real v4) (ite (> (+ 1.0 (to_real v5) (* (- 1.0) (to_real v1))) 0.0) (to_real v6) 0.0))))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v3))))
(assert (not (and (<= 0.0 (to_real v1)) (< (to_real v1) (+ 1.0 (to_real v5))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(exp(s[i, _b0]), _b0, Range(0, M))
(assert (< 0.0 v0))
(assert (not (not (= v0 0.0))))
(check-sat)

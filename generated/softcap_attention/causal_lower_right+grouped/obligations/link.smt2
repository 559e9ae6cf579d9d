(set-logic ALL)
(declare-const v0 Real) ; M
(declare-const v1 Real) ; i
(declare-const v2 Real) ; N
(declare-const v3 Real) ; k0
(declare-const v4 Real) ; cap[0]
(declare-const v5 Real) ; scale[0]
(declare-const v6 Real) ; Sigma(k[batch, head, k0, _b0]*q[batch, head, group, i, _b0], _b0, Range(0, D))
(declare-const v7 Real) ; exp inv(cap[0])*scale[0]*Sigma(k[batch, head, k0, _b0]*q[batch, head, group, i, _b0], _b0, Range(0, D)) 1
(declare-const v8 Real) ; exp inv(exp(2*inv(cap[0])*scale[0]*Sigma(k[batch, head, k0, _b0]*q[batch, head, group, i, _b0], _b0, Range(0, D))) + 1)*cap[0] 1
(declare-const v9 Real) ; exp exp(2*inv(cap[0])*scale[0]*Sigma(k[batch, head, k0, _b0]*q[batch, head, group, i, _b0], _b0, Range(0, D)))*inv(exp(2*inv(cap[0])*scale[0]*Sigma(k[batch, head, k0, _b0]*q[batch, head, group, i, _b0], _b0, Range(0, D))) + 1)*cap[0] 1
(declare-const v10 Real) ; value exp((exp(2*inv(cap[0])*scale[0]*Sigma(k[batch, head, k0, _b0]*q[batch, head, group, i, _b0], _b0, Range(0, D))) - 1)*inv(exp(2*inv(cap[0])*scale[0]*Sigma(k[batch, head, k0, _b0]*q[batch, head, group, i, _b0], _b0, Range(0, D))) + 1)*cap[0])
(assert (> v7 0.0))
(assert (= (>= (* v5 v6 (/ 1.0 v4)) 0.0) (>= v7 1.0)))
(assert (= (<= (* v5 v6 (/ 1.0 v4)) 0.0) (<= v7 1.0)))
(assert (>= v7 (+ 1.0 (* v5 v6 (/ 1.0 v4)))))
(assert (> v8 0.0))
(assert (= (>= (* v4 (/ 1.0 (+ 1.0 (* 1.0 (* v7 v7))))) 0.0) (>= v8 1.0)))
(assert (= (<= (* v4 (/ 1.0 (+ 1.0 (* 1.0 (* v7 v7))))) 0.0) (<= v8 1.0)))
(assert (>= v8 (+ 1.0 (* v4 (/ 1.0 (+ 1.0 (* 1.0 (* v7 v7))))))))
(assert (= (<= (* v4 (/ 1.0 (+ 1.0 (* 1.0 (* v7 v7))))) (* v5 v6 (/ 1.0 v4))) (<= v8 v7)))
(assert (= (>= (* v4 (/ 1.0 (+ 1.0 (* 1.0 (* v7 v7))))) (* v5 v6 (/ 1.0 v4))) (>= v8 v7)))
(assert (> v9 0.0))
(assert (= (>= (* v4 (* 1.0 (* v7 v7)) (/ 1.0 (+ 1.0 (* 1.0 (* v7 v7))))) 0.0) (>= v9 1.0)))
(assert (= (<= (* v4 (* 1.0 (* v7 v7)) (/ 1.0 (+ 1.0 (* 1.0 (* v7 v7))))) 0.0) (<= v9 1.0)))
(assert (>= v9 (+ 1.0 (* v4 (* 1.0 (* v7 v7)) (/ 1.0 (+ 1.0 (* 1.0 (* v7 v7))))))))
(assert (= (<= (* v4 (* 1.0 (* v7 v7)) (/ 1.0 (+ 1.0 (* 1.0 (* v7 v7))))) (* v5 v6 (/ 1.0 v4))) (<= v9 v7)))
(assert (= (>= (* v4 (* 1.0 (* v7 v7)) (/ 1.0 (+ 1.0 (* 1.0 (* v7 v7))))) (* v5 v6 (/ 1.0 v4))) (>= v9 v7)))
(assert (= (<= (* v4 (* 1.0 (* v7 v7)) (/ 1.0 (+ 1.0 (* 1.0 (* v7 v7))))) (* v4 (/ 1.0 (+ 1.0 (* 1.0 (* v7 v7)))))) (<= v9 v8)))
(assert (= (>= (* v4 (* 1.0 (* v7 v7)) (/ 1.0 (+ 1.0 (* 1.0 (* v7 v7))))) (* v4 (/ 1.0 (+ 1.0 (* 1.0 (* v7 v7)))))) (>= v9 v8)))
(assert (= v10 (* (/ 1.0 v8) v9)))
(assert (> v10 0.0))
(assert (= (>= (* (+ (- 1.0) (* 1.0 (* v7 v7))) v4 (/ 1.0 (+ 1.0 (* 1.0 (* v7 v7))))) 0.0) (>= v10 1.0)))
(assert (= (<= (* (+ (- 1.0) (* 1.0 (* v7 v7))) v4 (/ 1.0 (+ 1.0 (* 1.0 (* v7 v7))))) 0.0) (<= v10 1.0)))
(assert (= (<= (* (+ (- 1.0) (* 1.0 (* v7 v7))) v4 (/ 1.0 (+ 1.0 (* 1.0 (* v7 v7))))) (* 2.0 v5 v6 (/ 1.0 v4))) (<= v10 (* 1.0 (* v7 v7)))))
(assert (= (>= (* (+ (- 1.0) (* 1.0 (* v7 v7))) v4 (/ 1.0 (+ 1.0 (* 1.0 (* v7 v7))))) (* 2.0 v5 v6 (/ 1.0 v4))) (>= v10 (* 1.0 (* v7 v7)))))
(assert (not (<= 0.0 (ite (> (+ 1.0 v0 v1 (* (- 1.0) v2) (* (- 1.0) v3)) 0.0) v10 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; exp(-inv(exp(2*inv(cap[0])*scale[0]*Sigma(k[batch, head, k0, _b0]*q[batch, head, group, i, _b0], _b0, Range(0, D))) + 1)*cap[0])*exp(exp(2*inv(cap[0])*scale[0]*Sigma(k[batch, head, k0, _b0]*q[batch, head, group, i, _b0], _b0, Range(0, D)))*inv(exp(2*inv(cap[0])*scale[0]*Sigma(k[batch, head, k0, _b0]*q[batch, head, group, i, _b0], _b0, Range(0, D))) + 1)*cap[0])
(declare-const v1 Int) ; M
(declare-const v2 Int) ; i
(declare-const v3 Int) ; N
(declare-const v4 Int) ; k0
(assert (< 0.0 (* 1.0 v0)))
(assert (< 0.0 (+ 1.0 (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4)))))
(assert (not (< 0.0 (ite (> (+ 1.0 (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) 0.0) (* 1.0 v0) 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; M
(declare-const v1 Int) ; i
(declare-const v2 Int) ; N
(declare-const v3 Int) ; k0
(assert (<= (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))) 0.0))
(assert (not (<= (ite (> (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))) 0.0) 1.0 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(Select(-_b1 + M - N + i + 1, exp(tanh(inv(cap[0])*scale[0]*Sigma(k[batch, head, _b1, _b0]*q[batch, head, group, i, _b0], _b0, Range(0, D)))*cap[0]), 0), _b1, Range(0, M))
(declare-const v1 Int) ; M
(declare-const v2 Int) ; i
(declare-const v3 Int) ; N
(declare-const v4 Int) ; k0
(declare-const v5 Real) ; exp(-inv(exp(2*inv(cap[0])*scale[0]*Sigma(k[batch, head, k0, _b0]*q[batch, head, group, i, _b0], _b0, Range(0, D))) + 1)*cap[0])*exp(exp(2*inv(cap[0])*scale[0]*Sigma(k[batch, head, k0, _b0]*q[batch, head, group, i, _b0], _b0, Range(0, D)))*inv(exp(2*inv(cap[0])*scale[0]*Sigma(k[batch, head, k0, _b0]*q[batch, head, group, i, _b0], _b0, Range(0, D))) + 1)*cap[0])
(assert (<= v0 0.0))
(assert (< 0.0 (ite (> (+ 1.0 (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) 0.0) (* 1.0 v5) 0.0)))
(assert (<= (ite (> (+ 1.0 (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) 0.0) (* 1.0 v5) 0.0) v0))
(assert (not (<= (ite (> (+ 1.0 (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) 0.0) 1.0 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(Select(-_b0 + M - N + i + 1, 1, 0), _b0, Range(0, M))
(declare-const v1 Real) ; Sigma(Select(-_b1 + M - N + i + 1, exp(tanh(inv(cap[0])*scale[0]*Sigma(k[batch, head, _b1, _b0]*q[batch, head, group, i, _b0], _b0, Range(0, D)))*cap[0]), 0), _b1, Range(0, M))
(assert (<= (to_real v0) 0.0))
(assert (< 0.0 (to_real v0)))
(assert (not (< 0.0 v1)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(Select(-_b1 + M - N + i + 1, exp(tanh(inv(cap[0])*scale[0]*Sigma(k[batch, head, _b1, _b0]*q[batch, head, group, i, _b0], _b0, Range(0, D)))*cap[0]), 0), _b1, Range(0, M))
(assert (< 0.0 v0))
(assert (not (not (= v0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; M
(declare-const v1 Int) ; i
(declare-const v2 Int) ; N
(declare-const v3 Int) ; k1
(assert (not (<= 0.0 (ite (> (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))) 0.0) 1.0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; schema_c
(declare-const v1 Real) ; schema_x
(assert (not (= (ite (> v0 0.0) v1 0.0) (* v1 (ite (> v0 0.0) 1.0 0.0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; cap[0]
(declare-const v1 Real) ; scale[0]
(declare-const v2 Real) ; Sigma(k[batch, head, k0, _b0]*q[batch, head, group, i, _b0], _b0, Range(0, D))
(declare-const v3 Real) ; exp inv(cap[0])*scale[0]*Sigma(k[batch, head, k0, _b0]*q[batch, head, group, i, _b0], _b0, Range(0, D)) 1
(declare-const v4 Real) ; exp inv(exp(2*inv(cap[0])*scale[0]*Sigma(k[batch, head, k0, _b0]*q[batch, head, group, i, _b0], _b0, Range(0, D))) + 1)*cap[0] 1
(declare-const v5 Real) ; exp exp(2*inv(cap[0])*scale[0]*Sigma(k[batch, head, k0, _b0]*q[batch, head, group, i, _b0], _b0, Range(0, D)))*inv(exp(2*inv(cap[0])*scale[0]*Sigma(k[batch, head, k0, _b0]*q[batch, head, group, i, _b0], _b0, Range(0, D))) + 1)*cap[0] 1
(declare-const v6 Real) ; value exp((exp(2*inv(cap[0])*scale[0]*Sigma(k[batch, head, k0, _b0]*q[batch, head, group, i, _b0], _b0, Range(0, D))) - 1)*inv(exp(2*inv(cap[0])*scale[0]*Sigma(k[batch, head, k0, _b0]*q[batch, head, group, i, _b0], _b0, Range(0, D))) + 1)*cap[0])
(assert (> v3 0.0))
(assert (= (>= (* v1 v2 (/ 1.0 v0)) 0.0) (>= v3 1.0)))
(assert (= (<= (* v1 v2 (/ 1.0 v0)) 0.0) (<= v3 1.0)))
(assert (>= v3 (+ 1.0 (* v1 v2 (/ 1.0 v0)))))
(assert (> v4 0.0))
(assert (= (>= (* v0 (/ 1.0 (+ 1.0 (* 1.0 (* v3 v3))))) 0.0) (>= v4 1.0)))
(assert (= (<= (* v0 (/ 1.0 (+ 1.0 (* 1.0 (* v3 v3))))) 0.0) (<= v4 1.0)))
(assert (>= v4 (+ 1.0 (* v0 (/ 1.0 (+ 1.0 (* 1.0 (* v3 v3))))))))
(assert (= (<= (* v0 (/ 1.0 (+ 1.0 (* 1.0 (* v3 v3))))) (* v1 v2 (/ 1.0 v0))) (<= v4 v3)))
(assert (= (>= (* v0 (/ 1.0 (+ 1.0 (* 1.0 (* v3 v3))))) (* v1 v2 (/ 1.0 v0))) (>= v4 v3)))
(assert (> v5 0.0))
(assert (= (>= (* v0 (* 1.0 (* v3 v3)) (/ 1.0 (+ 1.0 (* 1.0 (* v3 v3))))) 0.0) (>= v5 1.0)))
(assert (= (<= (* v0 (* 1.0 (* v3 v3)) (/ 1.0 (+ 1.0 (* 1.0 (* v3 v3))))) 0.0) (<= v5 1.0)))
(assert (>= v5 (+ 1.0 (* v0 (* 1.0 (* v3 v3)) (/ 1.0 (+ 1.0 (* 1.0 (* v3 v3))))))))
(assert (= (<= (* v0 (* 1.0 (* v3 v3)) (/ 1.0 (+ 1.0 (* 1.0 (* v3 v3))))) (* v1 v2 (/ 1.0 v0))) (<= v5 v3)))
(assert (= (>= (* v0 (* 1.0 (* v3 v3)) (/ 1.0 (+ 1.0 (* 1.0 (* v3 v3))))) (* v1 v2 (/ 1.0 v0))) (>= v5 v3)))
(assert (= (<= (* v0 (* 1.0 (* v3 v3)) (/ 1.0 (+ 1.0 (* 1.0 (* v3 v3))))) (* v0 (/ 1.0 (+ 1.0 (* 1.0 (* v3 v3)))))) (<= v5 v4)))
(assert (= (>= (* v0 (* 1.0 (* v3 v3)) (/ 1.0 (+ 1.0 (* 1.0 (* v3 v3))))) (* v0 (/ 1.0 (+ 1.0 (* 1.0 (* v3 v3)))))) (>= v5 v4)))
(assert (= v6 (* (/ 1.0 v4) v5)))
(assert (> v6 0.0))
(assert (= (>= (* (+ (- 1.0) (* 1.0 (* v3 v3))) v0 (/ 1.0 (+ 1.0 (* 1.0 (* v3 v3))))) 0.0) (>= v6 1.0)))
(assert (= (<= (* (+ (- 1.0) (* 1.0 (* v3 v3))) v0 (/ 1.0 (+ 1.0 (* 1.0 (* v3 v3))))) 0.0) (<= v6 1.0)))
(assert (= (<= (* (+ (- 1.0) (* 1.0 (* v3 v3))) v0 (/ 1.0 (+ 1.0 (* 1.0 (* v3 v3))))) (* 2.0 v1 v2 (/ 1.0 v0))) (<= v6 (* 1.0 (* v3 v3)))))
(assert (= (>= (* (+ (- 1.0) (* 1.0 (* v3 v3))) v0 (/ 1.0 (+ 1.0 (* 1.0 (* v3 v3))))) (* 2.0 v1 v2 (/ 1.0 v0))) (>= v6 (* 1.0 (* v3 v3)))))
(assert (not (< 0.0 v6)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(Select(-_b0 + M - N + i + 1, 1, 0), _b0, Range(0, M))
(declare-const v1 Int) ; M
(declare-const v2 Int) ; i
(declare-const v3 Int) ; N
(declare-const v4 Int) ; k0
(assert (<= (to_real v0) 0.0))
(assert (<= (ite (> (+ 1.0 (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) 0.0) 1.0 0.0) (to_real v0)))
(assert (and (<= 0.0 (to_real v4)) (< (to_real v4) (to_real v1))))
(assert (not (<= (+ 1.0 (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; schema_c
(assert (not (= (* (ite (> v0 0.0) 1.0 0.0) (ite (> v0 0.0) 1.0 0.0)) (ite (> v0 0.0) 1.0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; guarded_c
(declare-const v1 Real) ; guarded_x
(assert (<= v0 0.0))
(assert (not (= (ite (> v0 0.0) v1 0.0) 0.0)))
(check-sat)

(set-logic ALL)
(declare-const v0 Real) ; Sigma(Select(-_b1 + M - N + i + 1, Select(_b1 - M + N - i + sliding_window, exp(scale[0]*Sigma(k[batch, head, _b1, _b0]*q[batch, head, group, i, _b0], _b0, Range(0, D))), 0), 0), _b1, Range(0, M))
(declare-const v1 Real) ; sink[head, group]
(declare-const v2 Real) ; exp sink[head, group] 1
(assert (> v2 0.0))
(assert (= (>= v1 0.0) (>= v2 1.0)))
(assert (= (<= v1 0.0) (<= v2 1.0)))
(assert (>= v2 (+ 1.0 v1)))
(assert (< 0.0 (+ v0 (* 1.0 v2))))
(assert (not (not (= (+ v0 (* 1.0 v2)) 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; schema_c
(declare-const v1 Real) ; schema_x
(assert (not (= (ite (> v0 0.0) v1 0.0) (* v1 (ite (> v0 0.0) 1.0 0.0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; schema_c
(assert (not (= (* (ite (> v0 0.0) 1.0 0.0) (ite (> v0 0.0) 1.0 0.0)) (ite (> v0 0.0) 1.0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; M
(declare-const v1 Int) ; i
(declare-const v2 Int) ; N
(declare-const v3 Int) ; k0
(declare-const v4 Int) ; sliding_window
(declare-const v5 Real) ; scale[0]*Sigma(k[batch, head, k0, _b0]*q[batch, head, group, i, _b0], _b0, Range(0, D))
(declare-const v6 Real) ; exp scale[0]*Sigma(k[batch, head, k0, _b0]*q[batch, head, group, i, _b0], _b0, Range(0, D)) 1
(define-fun d7 () Real (ite (> (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))) 0.0) (ite (> (+ (to_real v2) (to_real v3) (to_real v4) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1))) 0.0) (* 1.0 v6) 0.0) 0.0))
(assert (> v6 0.0))
(assert (= (>= (* 1.0 v5) 0.0) (>= v6 1.0)))
(assert (= (<= (* 1.0 v5) 0.0) (<= v6 1.0)))
(assert (>= v6 (+ 1.0 (* 1.0 v5))))
(assert (not (<= 0.0 d7)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(Select(-_b1 + M - N + i + 1, Select(_b1 - M + N - i + sliding_window, exp(scale[0]*Sigma(k[batch, head, _b1, _b0]*q[batch, head, group, i, _b0], _b0, Range(0, D))), 0), 0), _b1, Range(0, M))
(declare-const v1 Real) ; sink[head, group]
(declare-const v2 Real) ; exp sink[head, group] 1
(assert (> v2 0.0))
(assert (= (>= v1 0.0) (>= v2 1.0)))
(assert (= (<= v1 0.0) (<= v2 1.0)))
(assert (>= v2 (+ 1.0 v1)))
(assert (<= 0.0 v0))
(assert (not (< 0.0 (+ v0 (* 1.0 v2)))))
(check-sat)

(set-logic ALL)
(declare-const v0 Real) ; scale[0]*Sigma(k[batch, head, k0, _b0]*q[batch, head, i, _b0], _b0, Range(0, D))
(declare-const v1 Real) ; exp scale[0]*Sigma(k[batch, head, k0, _b0]*q[batch, head, i, _b0], _b0, Range(0, D)) 1
(assert (> v1 0.0))
(assert (= (>= (* 1.0 v0) 0.0) (>= v1 1.0)))
(assert (= (<= (* 1.0 v0) 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 (* 1.0 v0))))
(assert (not (< 0.0 (* 1.0 v1))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; prefix_lengths[batch]
(declare-const v2 Int) ; M
(declare-const v3 Int) ; i
(declare-const v4 Int) ; N
(define-fun d5 () Real (ite (>= (+ (* (- 1.0) (to_real v0)) (to_real v1)) (+ 1.0 (to_real v2) (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v0)))) (+ (* (- 1.0) (to_real v0)) (to_real v1)) (+ 1.0 (to_real v2) (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v0)))))
(assert (<= d5 0.0))
(assert (not (<= (ite (> d5 0.0) 1.0 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; prefix_lengths[batch]
(declare-const v2 Int) ; M
(declare-const v3 Int) ; i
(declare-const v4 Int) ; N
(define-fun d5 () Real (ite (>= (+ (* (- 1.0) (to_real v0)) (to_real v1)) (+ 1.0 (to_real v2) (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v0)))) (+ (* (- 1.0) (to_real v0)) (to_real v1)) (+ 1.0 (to_real v2) (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v0)))))
(declare-const v5 Real) ; scale[0]*Sigma(k[batch, head, k0, _b0]*q[batch, head, i, _b0], _b0, Range(0, D))
(declare-const v6 Real) ; exp scale[0]*Sigma(k[batch, head, k0, _b0]*q[batch, head, i, _b0], _b0, Range(0, D)) 1
(assert (> v6 0.0))
(assert (= (>= (* 1.0 v5) 0.0) (>= v6 1.0)))
(assert (= (<= (* 1.0 v5) 0.0) (<= v6 1.0)))
(assert (>= v6 (+ 1.0 (* 1.0 v5))))
(assert (not (<= 0.0 (ite (> d5 0.0) (* 1.0 v6) 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(Select(Max(-_b1 + prefix_lengths[batch], -_b1 + M - N + i + 1), exp(scale[0]*Sigma(k[batch, head, _b1, _b0]*q[batch, head, i, _b0], _b0, Range(0, D))), 0), _b1, Range(0, M))
(declare-const v1 Int) ; k0
(declare-const v2 Int) ; prefix_lengths[batch]
(declare-const v3 Int) ; M
(declare-const v4 Int) ; i
(declare-const v5 Int) ; N
(define-fun d6 () Real (ite (>= (+ (* (- 1.0) (to_real v1)) (to_real v2)) (+ 1.0 (to_real v3) (to_real v4) (* (- 1.0) (to_real v5)) (* (- 1.0) (to_real v1)))) (+ (* (- 1.0) (to_real v1)) (to_real v2)) (+ 1.0 (to_real v3) (to_real v4) (* (- 1.0) (to_real v5)) (* (- 1.0) (to_real v1)))))
(declare-const v6 Real) ; scale[0]*Sigma(k[batch, head, k0, _b0]*q[batch, head, i, _b0], _b0, Range(0, D))
(declare-const v7 Real) ; exp scale[0]*Sigma(k[batch, head, k0, _b0]*q[batch, head, i, _b0], _b0, Range(0, D)) 1
(assert (> v7 0.0))
(assert (= (>= (* 1.0 v6) 0.0) (>= v7 1.0)))
(assert (= (<= (* 1.0 v6) 0.0) (<= v7 1.0)))
(assert (>= v7 (+ 1.0 (* 1.0 v6))))
(assert (<= v0 0.0))
(assert (<= (ite (> d6 0.0) (* 1.0 v7) 0.0) v0))
(assert (< 0.0 (ite (> d6 0.0) (* 1.0 v7) 0.0)))
(assert (not (<= (ite (> d6 0.0) 1.0 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; schema_c
(declare-const v1 Real) ; schema_x
(assert (not (= (ite (> v0 0.0) v1 0.0) (* v1 (ite (> v0 0.0) 1.0 0.0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; scale[0]*Sigma(k[batch, head, k0, _b0]*q[batch, head, i, _b0], _b0, Range(0, D))
(declare-const v1 Real) ; exp scale[0]*Sigma(k[batch, head, k0, _b0]*q[batch, head, i, _b0], _b0, Range(0, D)) 1
(declare-const v2 Int) ; k0
(declare-const v3 Int) ; prefix_lengths[batch]
(declare-const v4 Int) ; M
(declare-const v5 Int) ; i
(declare-const v6 Int) ; N
(define-fun d7 () Real (ite (>= (+ (* (- 1.0) (to_real v2)) (to_real v3)) (+ 1.0 (to_real v4) (to_real v5) (* (- 1.0) (to_real v6)) (* (- 1.0) (to_real v2)))) (+ (* (- 1.0) (to_real v2)) (to_real v3)) (+ 1.0 (to_real v4) (to_real v5) (* (- 1.0) (to_real v6)) (* (- 1.0) (to_real v2)))))
(assert (> v1 0.0))
(assert (= (>= (* 1.0 v0) 0.0) (>= v1 1.0)))
(assert (= (<= (* 1.0 v0) 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 (* 1.0 v0))))
(assert (< 0.0 (* 1.0 v1)))
(assert (< 0.0 d7))
(assert (not (< 0.0 (ite (> d7 0.0) (* 1.0 v1) 0.0))))
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

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(Select(Max(-_b1 + prefix_lengths[batch], -_b1 + M - N + i + 1), exp(scale[0]*Sigma(k[batch, head, _b1, _b0]*q[batch, head, i, _b0], _b0, Range(0, D))), 0), _b1, Range(0, M))
(assert (< 0.0 v0))
(assert (not (not (= v0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(Select(Max(-_b0 + prefix_lengths[batch], -_b0 + M - N + i + 1), 1, 0), _b0, Range(0, M))
(declare-const v1 Int) ; k0
(declare-const v2 Int) ; prefix_lengths[batch]
(declare-const v3 Int) ; M
(declare-const v4 Int) ; i
(declare-const v5 Int) ; N
(define-fun d6 () Real (ite (>= (+ (* (- 1.0) (to_real v1)) (to_real v2)) (+ 1.0 (to_real v3) (to_real v4) (* (- 1.0) (to_real v5)) (* (- 1.0) (to_real v1)))) (+ (* (- 1.0) (to_real v1)) (to_real v2)) (+ 1.0 (to_real v3) (to_real v4) (* (- 1.0) (to_real v5)) (* (- 1.0) (to_real v1)))))
(assert (<= (to_real v0) 0.0))
(assert (<= (ite (> d6 0.0) 1.0 0.0) (to_real v0)))
(assert (and (<= 0.0 (to_real v1)) (< (to_real v1) (to_real v3))))
(assert (not (<= d6 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k1
(declare-const v1 Int) ; prefix_lengths[batch]
(declare-const v2 Int) ; M
(declare-const v3 Int) ; i
(declare-const v4 Int) ; N
(define-fun d5 () Real (ite (>= (+ (* (- 1.0) (to_real v0)) (to_real v1)) (+ 1.0 (to_real v2) (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v0)))) (+ (* (- 1.0) (to_real v0)) (to_real v1)) (+ 1.0 (to_real v2) (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v0)))))
(assert (not (<= 0.0 (ite (> d5 0.0) 1.0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(Select(Max(-_b0 + prefix_lengths[batch], -_b0 + M - N + i + 1), 1, 0), _b0, Range(0, M))
(declare-const v1 Real) ; Sigma(Select(Max(-_b1 + prefix_lengths[batch], -_b1 + M - N + i + 1), exp(scale[0]*Sigma(k[batch, head, _b1, _b0]*q[batch, head, i, _b0], _b0, Range(0, D))), 0), _b1, Range(0, M))
(assert (< 0.0 (to_real v0)))
(assert (<= (to_real v0) 0.0))
(assert (not (< 0.0 v1)))
(check-sat)

(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; prefix_lengths[batch]
(declare-const v2 Int) ; M
(declare-const v3 Int) ; i
(declare-const v4 Int) ; N
(define-fun d5 () Real (ite (>= (+ (* (- 1.0) (to_real v0)) (to_real v1)) (+ 1.0 (to_real v2) (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v0)))) (+ (* (- 1.0) (to_real v0)) (to_real v1)) (+ 1.0 (to_real v2) (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v0)))))
(assert (not (<= 0.0 (ite (> d5 0.0) 1.0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; j
(declare-const v1 Int) ; prefix_lengths[batch]
(declare-const v2 Int) ; M
(declare-const v3 Int) ; i
(declare-const v4 Int) ; N
(define-fun d5 () Real (ite (>= (+ (* (- 1.0) (to_real v0)) (to_real v1)) (+ 1.0 (to_real v2) (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v0)))) (+ (* (- 1.0) (to_real v0)) (to_real v1)) (+ 1.0 (to_real v2) (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v0)))))
(declare-const v5 Int) ; Sigma(Select(Max(-_b0 + prefix_lengths[batch], -_b0 + M - N + i + 1), 1, 0), _b0, Range(0, M))
(assert (<= (ite (> d5 0.0) 1.0 0.0) (to_real v5)))
(assert (< 0.0 (ite (> d5 0.0) 1.0 0.0)))
(assert (not (< 0.0 (to_real v5))))
(check-sat)

(reset)
(set-logic ALL)
(assert (not (< 0.0 1.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(Select(Max(-_b0 + prefix_lengths[batch], -_b0 + M - N + i + 1), 1, 0), _b0, Range(0, M))
(declare-const v1 Int) ; j
(declare-const v2 Int) ; prefix_lengths[batch]
(declare-const v3 Int) ; M
(declare-const v4 Int) ; i
(declare-const v5 Int) ; N
(define-fun d6 () Real (ite (>= (+ (* (- 1.0) (to_real v1)) (to_real v2)) (+ 1.0 (to_real v3) (to_real v4) (* (- 1.0) (to_real v5)) (* (- 1.0) (to_real v1)))) (+ (* (- 1.0) (to_real v1)) (to_real v2)) (+ 1.0 (to_real v3) (to_real v4) (* (- 1.0) (to_real v5)) (* (- 1.0) (to_real v1)))))
(declare-const v6 Real) ; stable.c0[batch, head, i]
(declare-const v7 Real) ; stable.m1[batch, head, i]
(declare-const v8 Real) ; Big(stable.t2[batch, head, i, _b0], _b0, Sub(Max(-_b0 + prefix_lengths[batch], -_b0 + M - N + i + 1), _b0, Range(0, M)))
(declare-const v9 Real) ; stable.t2[batch, head, i, j]
(assert (< 0.0 (to_real v0)))
(assert (< 0.0 d6))
(assert (= v6 (ite (> (to_real v0) 0.0) v7 0.0)))
(assert (= v7 v8))
(assert (<= v9 v8))
(assert (not (<= (+ (* (- 1.0) v6) v9) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; j
(declare-const v1 Int) ; prefix_lengths[batch]
(declare-const v2 Int) ; M
(declare-const v3 Int) ; i
(declare-const v4 Int) ; N
(define-fun d5 () Real (ite (>= (+ (* (- 1.0) (to_real v0)) (to_real v1)) (+ 1.0 (to_real v2) (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v0)))) (+ (* (- 1.0) (to_real v0)) (to_real v1)) (+ 1.0 (to_real v2) (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v0)))))
(assert (< 0.0 d5))
(assert (< 0.0 1.0))
(assert (not (< 0.0 (ite (> d5 0.0) 1.0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; j
(declare-const v1 Int) ; prefix_lengths[batch]
(declare-const v2 Int) ; M
(declare-const v3 Int) ; i
(declare-const v4 Int) ; N
(define-fun d5 () Real (ite (>= (+ (* (- 1.0) (to_real v0)) (to_real v1)) (+ 1.0 (to_real v2) (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v0)))) (+ (* (- 1.0) (to_real v0)) (to_real v1)) (+ 1.0 (to_real v2) (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v0)))))
(assert (< 0.0 d5))
(assert (not (< 0.0 d5)))
(check-sat)

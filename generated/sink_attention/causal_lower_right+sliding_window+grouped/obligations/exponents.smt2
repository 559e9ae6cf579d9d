(set-logic ALL)
(declare-const v0 Int) ; N
(declare-const v1 Int) ; j
(declare-const v2 Int) ; sliding_window
(declare-const v3 Int) ; M
(declare-const v4 Int) ; i
(define-fun d5 () Real (ite (> (+ 1.0 (to_real v3) (to_real v4) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1))) 0.0) (ite (> (+ (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) 0.0) 1.0 0.0) 0.0))
(assert (< 0.0 (ite (> (+ (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) 0.0) 1.0 0.0)))
(assert (< 0.0 (+ 1.0 (to_real v3) (to_real v4) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1)))))
(assert (not (< 0.0 d5)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; N
(declare-const v1 Int) ; j
(declare-const v2 Int) ; sliding_window
(declare-const v3 Int) ; M
(declare-const v4 Int) ; i
(declare-const v5 Real) ; stable.c0[batch, head, group, i]
(declare-const v6 Int) ; Sigma(Select(-_b0 + M - N + i + 1, Select(_b0 - M + N - i + sliding_window, 1, 0), 0), _b0, Range(0, M))
(declare-const v7 Real) ; sink[head, group]
(declare-const v8 Real) ; stable.m1[batch, head, group, i]
(declare-const v9 Real) ; stable.t2[batch, head, group, i, j]
(declare-const v10 Real) ; Big(stable.t2[batch, head, group, i, _b0], _b0, Sub(Min(-_b0 + M - N + i + 1, _b0 - M + N - i + sliding_window), _b0, Range(0, M)))
(assert (< 0.0 (+ (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4)))))
(assert (= v5 (ite (> (to_real v6) 0.0) (ite (>= v7 v8) v7 v8) v7)))
(assert (< 0.0 (+ 1.0 (to_real v3) (to_real v4) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1)))))
(assert (< 0.0 (to_real v6)))
(assert (<= v9 v10))
(assert (= v8 v10))
(assert (not (<= (+ (* (- 1.0) v5) v9) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(assert (not (< 0.0 1.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; N
(declare-const v1 Int) ; j
(declare-const v2 Int) ; sliding_window
(declare-const v3 Int) ; M
(declare-const v4 Int) ; i
(define-fun d5 () Real (ite (<= (+ (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) (+ 1.0 (to_real v3) (to_real v4) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1)))) (+ (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) (+ 1.0 (to_real v3) (to_real v4) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1)))))
(assert (< 0.0 (+ (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4)))))
(assert (< 0.0 (+ 1.0 (to_real v3) (to_real v4) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1)))))
(assert (not (< 0.0 d5)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; stable.c0[batch, head, group, i]
(declare-const v1 Int) ; Sigma(Select(-_b0 + M - N + i + 1, Select(_b0 - M + N - i + sliding_window, 1, 0), 0), _b0, Range(0, M))
(declare-const v2 Real) ; sink[head, group]
(declare-const v3 Real) ; stable.m1[batch, head, group, i]
(declare-const v4 Real) ; Big(stable.t2[batch, head, group, i, _b0], _b0, Sub(Min(-_b0 + M - N + i + 1, _b0 - M + N - i + sliding_window), _b0, Range(0, M)))
(assert (= v0 (ite (> (to_real v1) 0.0) (ite (>= v2 v3) v2 v3) v2)))
(assert (= v3 v4))
(assert (not (<= (+ (* (- 1.0) v0) v2) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; M
(declare-const v1 Int) ; i
(declare-const v2 Int) ; N
(declare-const v3 Int) ; j
(declare-const v4 Int) ; sliding_window
(define-fun d5 () Real (ite (> (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))) 0.0) (ite (> (+ (to_real v2) (to_real v3) (to_real v4) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1))) 0.0) 1.0 0.0) 0.0))
(declare-const v5 Int) ; Sigma(Select(-_b0 + M - N + i + 1, Select(_b0 - M + N - i + sliding_window, 1, 0), 0), _b0, Range(0, M))
(assert (<= d5 (to_real v5)))
(assert (< 0.0 d5))
(assert (not (< 0.0 (to_real v5))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; M
(declare-const v1 Int) ; i
(declare-const v2 Int) ; N
(declare-const v3 Int) ; k0
(declare-const v4 Int) ; sliding_window
(define-fun d5 () Real (ite (> (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))) 0.0) (ite (> (+ (to_real v2) (to_real v3) (to_real v4) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1))) 0.0) 1.0 0.0) 0.0))
(assert (not (<= 0.0 d5)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; N
(declare-const v1 Int) ; j
(declare-const v2 Int) ; sliding_window
(declare-const v3 Int) ; M
(declare-const v4 Int) ; i
(assert (< 0.0 (+ (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4)))))
(assert (< 0.0 1.0))
(assert (not (< 0.0 (ite (> (+ (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) 0.0) 1.0 0.0))))
(check-sat)

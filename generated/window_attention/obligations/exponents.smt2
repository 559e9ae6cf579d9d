(set-logic ALL)
(declare-const v0 Int) ; M
(declare-const v1 Int) ; i
(declare-const v2 Int) ; window_right
(declare-const v3 Int) ; N
(declare-const v4 Int) ; j
(declare-const v5 Int) ; window_left
(define-fun d6 () Real (ite (> (+ 1.0 (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) 0.0) (ite (> (+ 1.0 (to_real v3) (to_real v4) (to_real v5) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1))) 0.0) 1.0 0.0) 0.0))
(assert (< 0.0 (+ 1.0 (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4)))))
(assert (< 0.0 (ite (> (+ 1.0 (to_real v3) (to_real v4) (to_real v5) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1))) 0.0) 1.0 0.0)))
(assert (not (< 0.0 d6)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; M
(declare-const v1 Int) ; i
(declare-const v2 Int) ; window_right
(declare-const v3 Int) ; N
(declare-const v4 Int) ; k0
(declare-const v5 Int) ; window_left
(define-fun d6 () Real (ite (> (+ 1.0 (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) 0.0) (ite (> (+ 1.0 (to_real v3) (to_real v4) (to_real v5) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1))) 0.0) 1.0 0.0) 0.0))
(assert (not (<= 0.0 d6)))
(check-sat)

(reset)
(set-logic ALL)
(assert (not (< 0.0 1.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; M
(declare-const v1 Int) ; i
(declare-const v2 Int) ; window_right
(declare-const v3 Int) ; N
(declare-const v4 Int) ; j
(declare-const v5 Int) ; window_left
(define-fun d6 () Real (ite (> (+ 1.0 (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) 0.0) (ite (> (+ 1.0 (to_real v3) (to_real v4) (to_real v5) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1))) 0.0) 1.0 0.0) 0.0))
(declare-const v6 Int) ; Sigma(Select(-_b0 + M - N + i + window_right + 1, Select(_b0 - M + N - i + window_left + 1, 1, 0), 0), _b0, Range(0, M))
(assert (<= d6 (to_real v6)))
(assert (< 0.0 d6))
(assert (not (< 0.0 (to_real v6))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; N
(declare-const v1 Int) ; j
(declare-const v2 Int) ; window_left
(declare-const v3 Int) ; M
(declare-const v4 Int) ; i
(assert (< 0.0 (+ 1.0 (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4)))))
(assert (< 0.0 1.0))
(assert (not (< 0.0 (ite (> (+ 1.0 (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) 0.0) 1.0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; stable.t2[batch, head, i, j]
(declare-const v1 Real) ; Big(stable.t2[batch, head, i, _b0], _b0, Sub(Min(-_b0 + M - N + i + window_right + 1, _b0 - M + N - i + window_left + 1), _b0, Range(0, M)))
(declare-const v2 Int) ; M
(declare-const v3 Int) ; i
(declare-const v4 Int) ; window_right
(declare-const v5 Int) ; N
(declare-const v6 Int) ; j
(declare-const v7 Real) ; stable.m1[batch, head, i]
(declare-const v8 Real) ; stable.c0[batch, head, i]
(declare-const v9 Int) ; Sigma(Select(-_b0 + M - N + i + window_right + 1, Select(_b0 - M + N - i + window_left + 1, 1, 0), 0), _b0, Range(0, M))
(declare-const v10 Int) ; window_left
(assert (<= v0 v1))
(assert (< 0.0 (+ 1.0 (to_real v2) (to_real v3) (to_real v4) (* (- 1.0) (to_real v5)) (* (- 1.0) (to_real v6)))))
(assert (= v7 v1))
(assert (= v8 (ite (> (to_real v9) 0.0) v7 0.0)))
(assert (< 0.0 (+ 1.0 (to_real v5) (to_real v6) (to_real v10) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)))))
(assert (< 0.0 (to_real v9)))
(assert (not (<= (+ (* (- 1.0) v8) v0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; M
(declare-const v1 Int) ; i
(declare-const v2 Int) ; window_right
(declare-const v3 Int) ; N
(declare-const v4 Int) ; j
(declare-const v5 Int) ; window_left
(define-fun d6 () Real (ite (<= (+ 1.0 (to_real v3) (to_real v4) (to_real v5) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1))) (+ 1.0 (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4)))) (+ 1.0 (to_real v3) (to_real v4) (to_real v5) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1))) (+ 1.0 (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4)))))
(assert (< 0.0 (+ 1.0 (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4)))))
(assert (< 0.0 (+ 1.0 (to_real v3) (to_real v4) (to_real v5) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1)))))
(assert (not (< 0.0 d6)))
(check-sat)

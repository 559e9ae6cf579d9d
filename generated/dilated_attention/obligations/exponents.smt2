(set-logic ALL)
(declare-const v0 Real) ; value_of_Mod(x0_-_x1_+_x3_-_x4,_x2)[M, N, dilation, i, j]
(declare-const v1 Int) ; M
(declare-const v2 Int) ; i
(declare-const v3 Int) ; window_right
(declare-const v4 Int) ; N
(declare-const v5 Int) ; j
(declare-const v6 Int) ; window_left
(define-fun d7 () Real (ite (> (+ 1.0 (to_real v1) (to_real v2) (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v5))) 0.0) (ite (> (+ 1.0 (to_real v4) (to_real v5) (to_real v6) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v2))) 0.0) 1.0 0.0) 0.0))
(declare-const v7 Int) ; Sigma(Select(1 - Select(Abs(value_of_Mod(x0_-_x1_+_x3_-_x4,_x2)[M, N, dilation, i, _b0]), 1, 0), Select(-_b0 + M - N + i + window_right + 1, Select(_b0 - M + N - i + window_left + 1, 1, 0), 0), 0), _b0, Range(0, M))
(assert (<= (ite (> (+ 1.0 (* (- 1.0) (ite (> (ite (>= v0 0.0) v0 (- v0)) 0.0) 1.0 0.0))) 0.0) d7 0.0) (to_real v7)))
(assert (< 0.0 (ite (> (+ 1.0 (* (- 1.0) (ite (> (ite (>= v0 0.0) v0 (- v0)) 0.0) 1.0 0.0))) 0.0) d7 0.0)))
(assert (not (< 0.0 (to_real v7))))
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
(declare-const v6 Real) ; value_of_Mod(x0_-_x1_+_x3_-_x4,_x2)[M, N, dilation, i, j]
(assert (< 0.0 d6))
(assert (< 0.0 (+ 1.0 (* (- 1.0) (ite (> (ite (>= v6 0.0) v6 (- v6)) 0.0) 1.0 0.0)))))
(assert (not (< 0.0 (ite (> (+ 1.0 (* (- 1.0) (ite (> (ite (>= v6 0.0) v6 (- v6)) 0.0) 1.0 0.0))) 0.0) d6 0.0))))
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
(assert (< 0.0 (+ 1.0 (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4)))))
(assert (< 0.0 (ite (> (+ 1.0 (to_real v3) (to_real v4) (to_real v5) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1))) 0.0) 1.0 0.0)))
(assert (not (< 0.0 d6)))
(check-sat)

(reset)
(set-logic ALL)
(assert (not (< 0.0 1.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; value_of_Mod(x0_-_x1_+_x3_-_x4,_x2)[M, N, dilation, i, k0]
(declare-const v1 Int) ; M
(declare-const v2 Int) ; i
(declare-const v3 Int) ; window_right
(declare-const v4 Int) ; N
(declare-const v5 Int) ; k0
(declare-const v6 Int) ; window_left
(define-fun d7 () Real (ite (> (+ 1.0 (to_real v1) (to_real v2) (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v5))) 0.0) (ite (> (+ 1.0 (to_real v4) (to_real v5) (to_real v6) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v2))) 0.0) 1.0 0.0) 0.0))
(assert (not (<= 0.0 (ite (> (+ 1.0 (* (- 1.0) (ite (> (ite (>= v0 0.0) v0 (- v0)) 0.0) 1.0 0.0))) 0.0) d7 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; M
(declare-const v1 Int) ; i
(declare-const v2 Int) ; window_right
(declare-const v3 Int) ; N
(declare-const v4 Int) ; j
(declare-const v5 Int) ; window_left
(declare-const v6 Real) ; value_of_Mod(x0_-_x1_+_x3_-_x4,_x2)[M, N, dilation, i, j]
(define-fun d7 () Real (ite (<= (+ 1.0 (to_real v3) (to_real v4) (to_real v5) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1))) (+ 1.0 (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4)))) (+ 1.0 (to_real v3) (to_real v4) (to_real v5) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1))) (+ 1.0 (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4)))))
(assert (< 0.0 (+ 1.0 (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4)))))
(assert (< 0.0 (+ 1.0 (to_real v3) (to_real v4) (to_real v5) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1)))))
(assert (< 0.0 (+ 1.0 (* (- 1.0) (ite (> (ite (>= v6 0.0) v6 (- v6)) 0.0) 1.0 0.0)))))
(assert (not (< 0.0 (ite (<= d7 (+ 1.0 (* (- 1.0) (ite (> (ite (>= v6 0.0) v6 (- v6)) 0.0) 1.0 0.0)))) d7 (+ 1.0 (* (- 1.0) (ite (> (ite (>= v6 0.0) v6 (- v6)) 0.0) 1.0 0.0)))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; stable.m1[batch, head, i]
(declare-const v1 Real) ; Big(stable.t2[batch, head, i, _b0], _b0, Sub(Min(1 - Select(Abs(value_of_Mod(x0_-_x1_+_x3_-_x4,_x2)[M, N, dilation, i, _b0]), 1, 0), -_b0 + M - N + i + window_right + 1, _b0 - M + N - i + window_left + 1), _b0, Range(0, M)))
(declare-const v2 Int) ; M
(declare-const v3 Int) ; i
(declare-const v4 Int) ; window_right
(declare-const v5 Int) ; N
(declare-const v6 Int) ; j
(declare-const v7 Int) ; window_left
(declare-const v8 Real) ; stable.t2[batch, head, i, j]
(declare-const v9 Real) ; stable.c0[batch, head, i]
(declare-const v10 Int) ; Sigma(Select(1 - Select(Abs(value_of_Mod(x0_-_x1_+_x3_-_x4,_x2)[M, N, dilation, i, _b0]), 1, 0), Select(-_b0 + M - N + i + window_right + 1, Select(_b0 - M + N - i + window_left + 1, 1, 0), 0), 0), _b0, Range(0, M))
(declare-const v11 Real) ; value_of_Mod(x0_-_x1_+_x3_-_x4,_x2)[M, N, dilation, i, j]
(assert (= v0 v1))
(assert (< 0.0 (+ 1.0 (to_real v2) (to_real v3) (to_real v4) (* (- 1.0) (to_real v5)) (* (- 1.0) (to_real v6)))))
(assert (< 0.0 (+ 1.0 (to_real v5) (to_real v6) (to_real v7) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)))))
(assert (<= v8 v1))
(assert (= v9 (ite (> (to_real v10) 0.0) v0 0.0)))
(assert (< 0.0 (to_real v10)))
(assert (< 0.0 (+ 1.0 (* (- 1.0) (ite (> (ite (>= v11 0.0) v11 (- v11)) 0.0) 1.0 0.0)))))
(assert (not (<= (+ (* (- 1.0) v9) v8) 0.0)))
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

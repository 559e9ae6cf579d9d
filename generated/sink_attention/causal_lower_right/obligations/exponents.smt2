(set-logic ALL)
(declare-const v0 Int) ; M
(declare-const v1 Int) ; i
(declare-const v2 Int) ; N
(declare-const v3 Int) ; j
(declare-const v4 Int) ; Sigma(Select(-_b0 + M - N + i + 1, 1, 0), _b0, Range(0, M))
(assert (< 0.0 (ite (> (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))) 0.0) 1.0 0.0)))
(assert (<= (ite (> (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))) 0.0) 1.0 0.0) (to_real v4)))
(assert (not (< 0.0 (to_real v4))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; M
(declare-const v1 Int) ; i
(declare-const v2 Int) ; N
(declare-const v3 Int) ; j
(assert (< 0.0 (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)))))
(assert (< 0.0 1.0))
(assert (not (< 0.0 (ite (> (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))) 0.0) 1.0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(assert (not (< 0.0 1.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; M
(declare-const v1 Int) ; i
(declare-const v2 Int) ; N
(declare-const v3 Int) ; j
(assert (< 0.0 (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)))))
(assert (not (< 0.0 (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; stable.c0[batch, head, i]
(declare-const v1 Int) ; Sigma(Select(-_b0 + M - N + i + 1, 1, 0), _b0, Range(0, M))
(declare-const v2 Real) ; sink[head]
(declare-const v3 Real) ; stable.m1[batch, head, i]
(declare-const v4 Real) ; Big(stable.t2[batch, head, i, _b0], _b0, Sub(-_b0 + M - N + i + 1, _b0, Range(0, M)))
(declare-const v5 Real) ; stable.t2[batch, head, i, j]
(declare-const v6 Int) ; M
(declare-const v7 Int) ; i
(declare-const v8 Int) ; N
(declare-const v9 Int) ; j
(assert (= v0 (ite (> (to_real v1) 0.0) (ite (>= v2 v3) v2 v3) v2)))
(assert (= v3 v4))
(assert (<= v5 v4))
(assert (< 0.0 (+ 1.0 (to_real v6) (to_real v7) (* (- 1.0) (to_real v8)) (* (- 1.0) (to_real v9)))))
(assert (< 0.0 (to_real v1)))
(assert (not (<= (+ (* (- 1.0) v0) v5) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; stable.c0[batch, head, i]
(declare-const v1 Int) ; Sigma(Select(-_b0 + M - N + i + 1, 1, 0), _b0, Range(0, M))
(declare-const v2 Real) ; sink[head]
(declare-const v3 Real) ; stable.m1[batch, head, i]
(declare-const v4 Real) ; Big(stable.t2[batch, head, i, _b0], _b0, Sub(-_b0 + M - N + i + 1, _b0, Range(0, M)))
(assert (= v0 (ite (> (to_real v1) 0.0) (ite (>= v2 v3) v2 v3) v2)))
(assert (= v3 v4))
(assert (not (<= (+ (* (- 1.0) v0) v2) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; M
(declare-const v1 Int) ; i
(declare-const v2 Int) ; N
(declare-const v3 Int) ; k0
(assert (not (<= 0.0 (ite (> (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))) 0.0) 1.0 0.0))))
(check-sat)

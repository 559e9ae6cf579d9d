(set-logic ALL)
(declare-const v0 Int) ; i
(declare-const v1 Int) ; j
(assert (< 0.0 (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1)))))
(assert (< 0.0 1.0))
(assert (not (< 0.0 (ite (> (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1))) 0.0) 1.0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; i
(declare-const v1 Int) ; j
(assert (< 0.0 (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1)))))
(assert (not (< 0.0 (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1))))))
(check-sat)

(reset)
(set-logic ALL)
(assert (not (< 0.0 1.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; i
(declare-const v1 Int) ; k0
(assert (not (<= 0.0 (ite (> (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1))) 0.0) 1.0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; i
(declare-const v1 Int) ; j
(declare-const v2 Int) ; Sigma(Select(-_b0 + i + 1, 1, 0), _b0, Range(0, N))
(assert (<= (ite (> (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1))) 0.0) 1.0 0.0) (to_real v2)))
(assert (< 0.0 (ite (> (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1))) 0.0) 1.0 0.0)))
(assert (not (< 0.0 (to_real v2))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; stable.t5[batch, head, i, j]
(declare-const v1 Real) ; Big(stable.t5[batch, head, i, _b0], _b0, Sub(-_b0 + i + 1, _b0, Range(0, N)))
(declare-const v2 Int) ; i
(declare-const v3 Int) ; j
(declare-const v4 Real) ; stable.c0[batch, head, i]
(declare-const v5 Int) ; Sigma(Select(-_b0 + i + 1, 1, 0), _b0, Range(0, N))
(declare-const v6 Real) ; stable.m1[batch, head, i]
(declare-const v7 Real) ; stable.t5[batch, head, i, i]
(assert (<= v0 v1))
(assert (< 0.0 (+ 1.0 (to_real v2) (* (- 1.0) (to_real v3)))))
(assert (= v4 (ite (> (to_real v5) 0.0) v6 0.0)))
(assert (= v6 v1))
(assert (<= v7 v1))
(assert (< 0.0 (to_real v5)))
(assert (not (<= (+ (* (- 1.0) v4) v0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; i
(declare-const v1 Int) ; j
(assert (< 0.0 (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1)))))
(assert (not (< 0.0 1.0)))
(check-sat)

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
(declare-const v0 Real) ; stable.c0[batch, head, group, i]
(declare-const v1 Int) ; Sigma(Select(-_b0 + i + 1, 1, 0), _b0, Range(0, N))
(declare-const v2 Real) ; stable.m1[batch, head, group, i]
(declare-const v3 Real) ; stable.t5[batch, head, group, i, i]
(declare-const v4 Real) ; Big(stable.t5[batch, head, group, i, _b0], _b0, Sub(-_b0 + i + 1, _b0, Range(0, N)))
(declare-const v5 Int) ; i
(declare-const v6 Int) ; j
(declare-const v7 Real) ; stable.t5[batch, head, group, i, j]
(assert (= v0 (ite (> (to_real v1) 0.0) v2 0.0)))
(assert (<= v3 v4))
(assert (< 0.0 (+ 1.0 (to_real v5) (* (- 1.0) (to_real v6)))))
(assert (< 0.0 (to_real v1)))
(assert (= v2 v4))
(assert (<= v7 v4))
(assert (not (<= (+ (* (- 1.0) v0) v7) 0.0)))
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
(declare-const v0 Int) ; i
(declare-const v1 Int) ; j
(assert (< 0.0 (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1)))))
(assert (not (< 0.0 1.0)))
(check-sat)

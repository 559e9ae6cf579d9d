(set-logic ALL)
(declare-const v0 Real) ; M
(declare-const v1 Real) ; scale[0]
(declare-const v2 Real) ; Sigma(k[j, _b0]*q[i, _b0], _b0, Range(0, D))
(assert (<= 0.0 (/ 1.0 v0)))
(assert (<= 0.0 (ite (>= 0.0 (* v1 v2)) 0.0 (* v1 v2))))
(assert (not (<= 0.0 (* (ite (>= 0.0 (* v1 v2)) 0.0 (* v1 v2)) (/ 1.0 v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; j
(declare-const v1 Int) ; M
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (not (<= 0.0 (/ 1.0 (to_real v1)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; scale[0]*Sigma(k[j, _b0]*q[i, _b0], _b0, Range(0, D))
(assert (not (<= 0.0 (ite (>= 0.0 (* 1.0 v0)) 0.0 (* 1.0 v0)))))
(check-sat)

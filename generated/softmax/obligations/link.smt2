(set-logic ALL)
(declare-const v0 Real) ; s[batch, k0]
(declare-const v1 Real) ; exp s[batch, k0] 1
(assert (> v1 0.0))
(assert (= (>= v0 0.0) (>= v1 1.0)))
(assert (= (<= v0 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 v0)))
(assert (not (< 0.0 (* 1.0 v1))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(exp(s[batch, _b0]), _b0, Range(0, N))
(assert (< 0.0 v0))
(assert (not (not (= v0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(1, _b0, Range(0, N))
(declare-const v1 Real) ; guarded_x
(assert (<= (to_real v0) 0.0))
(assert (<= 1.0 (to_real v0)))
(assert (not (= v1 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(1, _b0, Range(0, N))
(declare-const v1 Int) ; N
(assert (< (to_real v0) (to_real v0)))
(assert (not (< 0.0 (to_real v1))))
(check-sat)

(reset)
(set-logic ALL)
(assert (not (<= 0.0 1.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(1, _b0, Range(0, N))
(assert (= (to_real v0) 0.0))
(assert (< 0.0 (to_real v0)))
(assert (not (< (to_real v0) (to_real v0))))
(check-sat)

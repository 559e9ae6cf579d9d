(set-logic ALL)
(declare-const v0 Real) ; schema_y
(declare-const v1 Real) ; schema_x
(assert (= v0 0.0))
(assert (= (/ 1.0 v0) 0.0))
(assert (= (/ 1.0 (* v1 v0)) 0.0))
(assert (not (= (/ 1.0 (* v1 v0)) (* (/ 1.0 v1) (/ 1.0 v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; schema_y
(declare-const v1 Real) ; schema_x
(assert (not (= v0 0.0)))
(assert (not (= v1 0.0)))
(assert (not (not (= v0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; schema_x
(declare-const v1 Real) ; schema_y
(assert (= v0 0.0))
(assert (not (= (* v0 v1) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Big(s[batch, _b0], _b0, Range(0, N))
(declare-const v1 Real) ; s[batch, k0]
(declare-const v2 Int) ; k0
(declare-const v3 Int) ; N
(declare-const v4 Int) ; Sigma(Select(1 - Select(Abs(Big(s[batch, _b0], _b0, Range(0, N)) - s[batch, _b1]), 1, 0), 1, 0), _b1, Range(0, N))
(assert (= v0 v1))
(assert (and (<= 0.0 (to_real v2)) (< (to_real v2) (to_real v3))))
(assert (<= (ite (> (+ 1.0 (* (- 1.0) (ite (> (ite (>= (+ (* (- 1.0) v1) v0) 0.0) (+ (* (- 1.0) v1) v0) (- (+ (* (- 1.0) v1) v0))) 0.0) 1.0 0.0))) 0.0) 1.0 0.0) (to_real v4)))
(assert (not (< 0.0 (to_real v4))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; schema_y
(declare-const v1 Real) ; schema_x
(assert (not (= v0 0.0)))
(assert (not (= v1 0.0)))
(assert (not (not (= v1 0.0))))
(check-sat)

(reset)
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
(declare-const v0 Int) ; Sigma(Select(1 - Select(Abs(Big(s[batch, _b0], _b0, Range(0, N)) - s[batch, _b1]), 1, 0), 1, 0), _b1, Range(0, N))
(declare-const v1 Real) ; Sigma(exp(s[batch, _b0]), _b0, Range(0, N))
(assert (< 0.0 (to_real v0)))
(assert (< 0.0 v1))
(assert (not (not (= (to_real v0) 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(exp(s[batch, _b0]), _b0, Range(0, N))
(assert (< 0.0 v0))
(assert (not (not (= v0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; d_p[k0, k1]*Tangent(exp(-Big(s[k0, _b0], _b0, Range(0, N)))*exp(s[k0, k1])*inv(Sigma(exp(-Big(s[k0, _b0], _b0, Range(0, N)))*exp(s[k0, _b1]), _b1, Range(0, N))), s, delta.s)
(assert (not (= (* 1.0 v0) (* 1.0 v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; schema_x
(declare-const v1 Real) ; schema_y
(assert (= (/ 1.0 v0) 0.0))
(assert (= (/ 1.0 (* v0 v1)) 0.0))
(assert (= v0 0.0))
(assert (not (= (/ 1.0 (* v0 v1)) (* (/ 1.0 v0) (/ 1.0 v1)))))
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
(declare-const v0 Real) ; schema_c
(declare-const v1 Real) ; schema_x
(assert (not (= (ite (> v0 0.0) v1 0.0) (* v1 (ite (> v0 0.0) 1.0 0.0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; schema_y
(declare-const v1 Real) ; schema_x
(assert (= v0 0.0))
(assert (not (= (* v1 v0) 0.0)))
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
(declare-const v0 Real) ; s[batch, k1]
(declare-const v1 Real) ; Big(s[batch, _b0], _b0, Range(0, N))
(assert (not (<= 0.0 (ite (> (+ 1.0 (* (- 1.0) (ite (> (ite (>= (+ (* (- 1.0) v0) v1) 0.0) (+ (* (- 1.0) v0) v1) (- (+ (* (- 1.0) v0) v1))) 0.0) 1.0 0.0))) 0.0) 1.0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(assert (not (<= 0.0 1.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; schema_x
(declare-const v1 Real) ; exp schema_x 1
(assert (> v1 0.0))
(assert (= (>= v0 0.0) (>= v1 1.0)))
(assert (= (<= v0 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 v0)))
(assert (not (not (= (* 1.0 v1) 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; schema_y
(declare-const v1 Real) ; schema_x
(assert (not (= v0 0.0)))
(assert (not (= v1 0.0)))
(assert (not (not (= (* v1 v0) 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(1, _b0, Range(0, N))
(assert (= (to_real v0) 0.0))
(assert (< 0.0 (to_real v0)))
(assert (not (< (to_real v0) (to_real v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(Select(1 - Select(Abs(Big(s[batch, _b0], _b0, Range(0, N)) - s[batch, _b1]), 1, 0), 1, 0), _b1, Range(0, N))
(declare-const v1 Real) ; Sigma(exp(s[batch, _b0]), _b0, Range(0, N))
(assert (< 0.0 (to_real v0)))
(assert (< 0.0 v1))
(assert (not (not (= v1 0.0))))
(check-sat)

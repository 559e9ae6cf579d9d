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
(declare-const v0 Real) ; s[j]
(declare-const v1 Real) ; Big(s[_b0], _b0, Range(0, N))
(declare-const v2 Int) ; j
(declare-const v3 Int) ; N
(assert (<= v0 v1))
(assert (and (<= 0.0 (to_real v2)) (< (to_real v2) (to_real v3))))
(assert (not (<= (+ (* (- 1.0) v1) v0) 0.0)))
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
(declare-const v0 Real) ; schema_y
(declare-const v1 Real) ; schema_x
(assert (not (= v0 0.0)))
(assert (not (= v1 0.0)))
(assert (not (not (= v1 0.0))))
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
(declare-const v0 Real) ; schema_y
(declare-const v1 Real) ; schema_x
(assert (= v0 0.0))
(assert (not (= (* v1 v0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Big(s[_b0], _b0, Range(0, N))
(declare-const v1 Real) ; exp Big(s[_b0], _b0, Range(0, N)) 1
(declare-const v2 Real) ; s[k]
(declare-const v3 Real) ; exp s[k] 1
(declare-const v4 Real) ; value exp(-Big(s[_b0], _b0, Range(0, N)) + s[k])
(assert (> v1 0.0))
(assert (= (>= v0 0.0) (>= v1 1.0)))
(assert (= (<= v0 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 v0)))
(assert (> v3 0.0))
(assert (= (>= v2 0.0) (>= v3 1.0)))
(assert (= (<= v2 0.0) (<= v3 1.0)))
(assert (>= v3 (+ 1.0 v2)))
(assert (= (<= v2 v0) (<= v3 v1)))
(assert (= (>= v2 v0) (>= v3 v1)))
(assert (= v4 (* (/ 1.0 v1) v3)))
(assert (> v4 0.0))
(assert (= (>= (+ (* (- 1.0) v0) v2) 0.0) (>= v4 1.0)))
(assert (= (<= (+ (* (- 1.0) v0) v2) 0.0) (<= v4 1.0)))
(assert (not (<= 0.0 v4)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Big(s[_b0], _b0, Range(0, N))
(declare-const v1 Real) ; s[j]
(declare-const v2 Real) ; exp Big(s[_b0], _b0, Range(0, N)) 1
(declare-const v3 Real) ; exp s[j] 1
(declare-const v4 Real) ; value exp(-Big(s[_b0], _b0, Range(0, N)) + s[j])
(declare-const v5 Real) ; Sigma(exp(-Big(s[_b0], _b0, Range(0, N)) + s[_b1]), _b1, Range(0, N))
(assert (> v2 0.0))
(assert (= (>= v0 0.0) (>= v2 1.0)))
(assert (= (<= v0 0.0) (<= v2 1.0)))
(assert (>= v2 (+ 1.0 v0)))
(assert (> v3 0.0))
(assert (= (>= v1 0.0) (>= v3 1.0)))
(assert (= (<= v1 0.0) (<= v3 1.0)))
(assert (>= v3 (+ 1.0 v1)))
(assert (= (<= v1 v0) (<= v3 v2)))
(assert (= (>= v1 v0) (>= v3 v2)))
(assert (= v4 (* (/ 1.0 v2) v3)))
(assert (> v4 0.0))
(assert (= (>= (+ (* (- 1.0) v0) v1) 0.0) (>= v4 1.0)))
(assert (= (<= (+ (* (- 1.0) v0) v1) 0.0) (<= v4 1.0)))
(assert (= v0 v1))
(assert (<= v4 v5))
(assert (not (<= 1.0 v5)))
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

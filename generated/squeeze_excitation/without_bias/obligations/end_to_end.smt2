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
(declare-const v0 Real) ; schema_y
(declare-const v1 Real) ; schema_x
(assert (not (= v0 0.0)))
(assert (not (= v1 0.0)))
(assert (not (not (= v1 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(Select(Sigma(inv(X)*inv(Y)*w1[_b3, _b2]*Sigma(Sigma(image[batch, _b2, _b0, _b1], _b0, Range(0, Y)), _b1, Range(0, X)), _b2, Range(0, C)), Sigma(inv(X)*inv(Y)*w1[_b3, _b2]*Sigma(Sigma(image[batch, _b2, _b0, _b1], _b0, Range(0, Y)), _b1, Range(0, X)), _b2, Range(0, C)), 0)*w2[c, _b3], _b3, Range(0, R))
(declare-const v1 Real) ; exp Sigma(Select(Sigma(inv(X)*inv(Y)*w1[_b3, _b2]*Sigma(Sigma(image[batch, _b2, _b0, _b1], _b0, Range(0, Y)), _b1, Range(0, X)), _b2, Range(0, C)), Sigma(inv(X)*inv(Y)*w1[_b3, _b2]*Sigma(Sigma(image[batch, _b2, _b0, _b1], _b0, Range(0, Y)), _b1, Range(0, X)), _b2, Range(0, C)), 0)*w2[c, _b3], _b3, Range(0, R)) 1
(declare-const v2 Real) ; value exp(-Sigma(Select(Sigma(inv(X)*inv(Y)*w1[_b3, _b2]*Sigma(Sigma(image[batch, _b2, _b0, _b1], _b0, Range(0, Y)), _b1, Range(0, X)), _b2, Range(0, C)), Sigma(inv(X)*inv(Y)*w1[_b3, _b2]*Sigma(Sigma(image[batch, _b2, _b0, _b1], _b0, Range(0, Y)), _b1, Range(0, X)), _b2, Range(0, C)), 0)*w2[c, _b3], _b3, Range(0, R)))
(assert (> v1 0.0))
(assert (= (>= v0 0.0) (>= v1 1.0)))
(assert (= (<= v0 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 v0)))
(assert (= v2 (/ 1.0 v1)))
(assert (> v2 0.0))
(assert (= (>= (* (- 1.0) v0) 0.0) (>= v2 1.0)))
(assert (= (<= (* (- 1.0) v0) 0.0) (<= v2 1.0)))
(assert (< 0.0 (+ 1.0 v2)))
(assert (not (not (= (+ 1.0 v2) 0.0))))
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
(declare-const v0 Real) ; Sigma(Select(Sigma(inv(X)*inv(Y)*w1[_b3, _b2]*Sigma(Sigma(image[batch, _b2, _b0, _b1], _b0, Range(0, Y)), _b1, Range(0, X)), _b2, Range(0, C)), Sigma(inv(X)*inv(Y)*w1[_b3, _b2]*Sigma(Sigma(image[batch, _b2, _b0, _b1], _b0, Range(0, Y)), _b1, Range(0, X)), _b2, Range(0, C)), 0)*w2[c, _b3], _b3, Range(0, R))
(declare-const v1 Real) ; exp Sigma(Select(Sigma(inv(X)*inv(Y)*w1[_b3, _b2]*Sigma(Sigma(image[batch, _b2, _b0, _b1], _b0, Range(0, Y)), _b1, Range(0, X)), _b2, Range(0, C)), Sigma(inv(X)*inv(Y)*w1[_b3, _b2]*Sigma(Sigma(image[batch, _b2, _b0, _b1], _b0, Range(0, Y)), _b1, Range(0, X)), _b2, Range(0, C)), 0)*w2[c, _b3], _b3, Range(0, R)) 1
(declare-const v2 Real) ; value exp(-Sigma(Select(Sigma(inv(X)*inv(Y)*w1[_b3, _b2]*Sigma(Sigma(image[batch, _b2, _b0, _b1], _b0, Range(0, Y)), _b1, Range(0, X)), _b2, Range(0, C)), Sigma(inv(X)*inv(Y)*w1[_b3, _b2]*Sigma(Sigma(image[batch, _b2, _b0, _b1], _b0, Range(0, Y)), _b1, Range(0, X)), _b2, Range(0, C)), 0)*w2[c, _b3], _b3, Range(0, R)))
(assert (> v1 0.0))
(assert (= (>= v0 0.0) (>= v1 1.0)))
(assert (= (<= v0 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 v0)))
(assert (= v2 (/ 1.0 v1)))
(assert (> v2 0.0))
(assert (= (>= (* (- 1.0) v0) 0.0) (>= v2 1.0)))
(assert (= (<= (* (- 1.0) v0) 0.0) (<= v2 1.0)))
(assert (not (< 0.0 (+ 1.0 v2))))
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
(declare-const v0 Real) ; schema_x
(declare-const v1 Real) ; schema_y
(assert (< 0.0 (+ v0 v1)))
(assert (not (not (= (+ v0 v1) 0.0))))
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
(declare-const v0 Real) ; base.t3[k0, k1]
(declare-const v1 Real) ; exp base.t3[k0, k1] 1
(assert (> v1 0.0))
(assert (= (>= v0 0.0) (>= v1 1.0)))
(assert (= (<= v0 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 v0)))
(assert (not (< 0.0 (+ 1.0 (* 1.0 v1)))))
(check-sat)

(set-logic ALL)
(declare-const v0 Int) ; N
(declare-const v1 Int) ; m
(declare-const v2 Real) ; Sigma(f[_b0], _b0, Range(0, N*m))
(declare-const v3 Real) ; Sigma(Sigma(f[_b0 + _b1*m], _b0, Range(0, m)), _b1, Range(0, N))
(declare-const v4 Int) ; N*m
(assert (<= 0.0 (to_real v0)))
(assert (<= 0.0 (to_real v1)))
(assert (= v2 v3))
(assert (not (<= (* 1.0 (to_real v4)) (+ (to_real v1) (* 1.0 (to_real v4))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; m
(declare-const v2 Int) ; N
(assert (and (<= 0 v0) (< v0 (* v1 (+ 1 v2)))))
(assert (not (= v0 v0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; n
(declare-const v1 Int) ; m
(declare-const v2 Int) ; N
(assert (and (<= 0 v0) (< v0 (+ v1 (* v2 v1)))))
(assert (not (and (<= 0 v0) (< v0 (* v1 (+ 1 v2))))))
(check-sat)

(reset)
(set-logic ALL)
(assert (not (>= 0.0 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; brightness
(declare-const v1 Real) ; b2[c]
(declare-const v2 Real) ; exp b2[c] 1
(declare-const v3 Real) ; Sigma(w2[c, _b3]*Max(0, b1[_b3] + Sigma(inv(X)*inv(Y)*w1[_b3, _b2]*Sigma(Sigma(brightness, _b0, Range(0, Y)), _b1, Range(0, X)), _b2, Range(0, C))), _b3, Range(0, R))
(declare-const v4 Real) ; exp Sigma(w2[c, _b3]*Max(0, b1[_b3] + Sigma(inv(X)*inv(Y)*w1[_b3, _b2]*Sigma(Sigma(brightness, _b0, Range(0, Y)), _b1, Range(0, X)), _b2, Range(0, C))), _b3, Range(0, R)) 1
(declare-const v5 Real) ; value exp(-b2[c] - Sigma(w2[c, _b3]*Max(0, b1[_b3] + Sigma(inv(X)*inv(Y)*w1[_b3, _b2]*Sigma(Sigma(brightness, _b0, Range(0, Y)), _b1, Range(0, X)), _b2, Range(0, C))), _b3, Range(0, R)))
(assert (> v2 0.0))
(assert (= (>= v1 0.0) (>= v2 1.0)))
(assert (= (<= v1 0.0) (<= v2 1.0)))
(assert (>= v2 (+ 1.0 v1)))
(assert (> v4 0.0))
(assert (= (>= v3 0.0) (>= v4 1.0)))
(assert (= (<= v3 0.0) (<= v4 1.0)))
(assert (>= v4 (+ 1.0 v3)))
(assert (= (<= v3 v1) (<= v4 v2)))
(assert (= (>= v3 v1) (>= v4 v2)))
(assert (= v5 (/ (/ 1.0 v2) v4)))
(assert (> v5 0.0))
(assert (= (>= (+ (* (- 1.0) v1) (* (- 1.0) v3)) 0.0) (>= v5 1.0)))
(assert (= (<= (+ (* (- 1.0) v1) (* (- 1.0) v3)) 0.0) (<= v5 1.0)))
(assert (< 0.0 v0))
(assert (not (< (* v0 (/ 1.0 (+ 1.0 v5))) v0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; b2[c]
(declare-const v1 Real) ; exp b2[c] 1
(declare-const v2 Real) ; Sigma(w2[c, _b3]*Max(0, b1[_b3] + Sigma(inv(X)*inv(Y)*w1[_b3, _b2]*Sigma(Sigma(image[_b2, _b0, _b1], _b0, Range(0, Y)), _b1, Range(0, X)), _b2, Range(0, C))), _b3, Range(0, R))
(declare-const v3 Real) ; exp Sigma(w2[c, _b3]*Max(0, b1[_b3] + Sigma(inv(X)*inv(Y)*w1[_b3, _b2]*Sigma(Sigma(image[_b2, _b0, _b1], _b0, Range(0, Y)), _b1, Range(0, X)), _b2, Range(0, C))), _b3, Range(0, R)) 1
(declare-const v4 Real) ; value exp(-b2[c] - Sigma(w2[c, _b3]*Max(0, b1[_b3] + Sigma(inv(X)*inv(Y)*w1[_b3, _b2]*Sigma(Sigma(image[_b2, _b0, _b1], _b0, Range(0, Y)), _b1, Range(0, X)), _b2, Range(0, C))), _b3, Range(0, R)))
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
(assert (= v4 (/ (/ 1.0 v1) v3)))
(assert (> v4 0.0))
(assert (= (>= (+ (* (- 1.0) v0) (* (- 1.0) v2)) 0.0) (>= v4 1.0)))
(assert (= (<= (+ (* (- 1.0) v0) (* (- 1.0) v2)) 0.0) (<= v4 1.0)))
(assert (not (< (/ 1.0 (+ 1.0 v4)) 1.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k
(declare-const v1 Int) ; m
(assert (and (<= 0 v0) (< v0 v1)))
(assert (not (= v0 v0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; m
(declare-const v2 Int) ; N
(assert (and (<= 0 v0) (< v0 (* v1 (+ 1 v2)))))
(assert (not (and (<= 0 v0) (< v0 (+ v1 (* v2 v1))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; N
(declare-const v2 Int) ; m
(assert (and (<= (* v1 v2) v0) (< v0 (+ v2 (* v1 v2)))))
(assert (not (= v0 v0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; n
(assert (not (<= (to_real v0) (+ 1.0 (to_real v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k
(declare-const v1 Int) ; m
(declare-const v2 Int) ; N
(assert (and (<= 0 v0) (< v0 v1)))
(assert (not (and (<= (* v2 v1) (+ v0 (* v2 v1))) (< (+ v0 (* v2 v1)) (+ v1 (* v2 v1))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; n
(declare-const v1 Int) ; m
(declare-const v2 Int) ; N
(assert (and (<= 0 v0) (< v0 (+ v1 (* v2 v1)))))
(assert (not (= v0 v0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; N
(declare-const v1 Real) ; m
(declare-const v2 Real) ; Sigma(f[_b0], _b0, Range(0, N*m))
(declare-const v3 Real) ; Sigma(Sigma(f[_b0 + _b1*m], _b0, Range(0, m)), _b1, Range(0, N))
(assert (<= 0.0 v0))
(assert (<= 0.0 v1))
(assert (= v2 v3))
(assert (not (<= 0.0 (* v0 v1))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; b2[c]
(declare-const v1 Real) ; exp b2[c] 1
(declare-const v2 Real) ; Sigma(w2[c, _b3]*Max(0, b1[_b3] + Sigma(inv(X)*inv(Y)*w1[_b3, _b2]*Sigma(Sigma(image[_b2, _b0, _b1], _b0, Range(0, Y)), _b1, Range(0, X)), _b2, Range(0, C))), _b3, Range(0, R))
(declare-const v3 Real) ; exp Sigma(w2[c, _b3]*Max(0, b1[_b3] + Sigma(inv(X)*inv(Y)*w1[_b3, _b2]*Sigma(Sigma(image[_b2, _b0, _b1], _b0, Range(0, Y)), _b1, Range(0, X)), _b2, Range(0, C))), _b3, Range(0, R)) 1
(declare-const v4 Real) ; value exp(-b2[c] - Sigma(w2[c, _b3]*Max(0, b1[_b3] + Sigma(inv(X)*inv(Y)*w1[_b3, _b2]*Sigma(Sigma(image[_b2, _b0, _b1], _b0, Range(0, Y)), _b1, Range(0, X)), _b2, Range(0, C))), _b3, Range(0, R)))
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
(assert (= v4 (/ (/ 1.0 v1) v3)))
(assert (> v4 0.0))
(assert (= (>= (+ (* (- 1.0) v0) (* (- 1.0) v2)) 0.0) (>= v4 1.0)))
(assert (= (<= (+ (* (- 1.0) v0) (* (- 1.0) v2)) 0.0) (<= v4 1.0)))
(assert (not (< 0.0 (/ 1.0 (+ 1.0 v4)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; N
(declare-const v2 Int) ; m
(assert (and (<= (* v1 v2) v0) (< v0 (+ v2 (* v1 v2)))))
(assert (not (and (<= 0 (+ v0 (* (- 1) v1 v2))) (< (+ v0 (* (- 1) v1 v2)) v2))))
(check-sat)

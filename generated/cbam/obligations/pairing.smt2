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
(declare-const v0 Real) ; b2[k1]
(declare-const v1 Real) ; exp b2[k1] 1
(declare-const v2 Real) ; base.t3[k0, k1]
(declare-const v3 Real) ; exp base.t3[k0, k1] 1
(declare-const v4 Real) ; base.t6[k0, k1]
(declare-const v5 Real) ; exp base.t6[k0, k1] 1
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
(assert (= (<= v2 (* 2.0 v0)) (<= (* 1.0 v3) (* 1.0 (* v1 v1)))))
(assert (= (>= v2 (* 2.0 v0)) (>= (* 1.0 v3) (* 1.0 (* v1 v1)))))
(assert (> v5 0.0))
(assert (= (>= v4 0.0) (>= v5 1.0)))
(assert (= (<= v4 0.0) (<= v5 1.0)))
(assert (>= v5 (+ 1.0 v4)))
(assert (= (<= v4 v0) (<= v5 v1)))
(assert (= (>= v4 v0) (>= v5 v1)))
(assert (= (<= v4 v2) (<= v5 v3)))
(assert (= (>= v4 v2) (>= v5 v3)))
(assert (= (<= v4 (* 2.0 v0)) (<= (* 1.0 v5) (* 1.0 (* v1 v1)))))
(assert (= (>= v4 (* 2.0 v0)) (>= (* 1.0 v5) (* 1.0 (* v1 v1)))))
(assert (= (<= v4 v2) (<= (* 1.0 v5) (* 1.0 v3))))
(assert (= (>= v4 v2) (>= (* 1.0 v5) (* 1.0 v3))))
(assert (not (< 0.0 (+ 1.0 (* (* 1.0 (* v1 v1)) (* 1.0 v3) (* 1.0 v5))))))
(check-sat)

(reset)
(set-logic ALL)
(assert (not (= (ite (> 2.0 0.0) 1.0 0.0) 1.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; b2[k0]
(declare-const v1 Real) ; exp b2[k0] 1
(declare-const v2 Real) ; base.t3[k1, k0]
(declare-const v3 Real) ; exp base.t3[k1, k0] 1
(declare-const v4 Real) ; base.t6[k1, k0]
(declare-const v5 Real) ; exp base.t6[k1, k0] 1
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
(assert (= (<= v2 (* 2.0 v0)) (<= (* 1.0 v3) (* 1.0 (* v1 v1)))))
(assert (= (>= v2 (* 2.0 v0)) (>= (* 1.0 v3) (* 1.0 (* v1 v1)))))
(assert (> v5 0.0))
(assert (= (>= v4 0.0) (>= v5 1.0)))
(assert (= (<= v4 0.0) (<= v5 1.0)))
(assert (>= v5 (+ 1.0 v4)))
(assert (= (<= v4 v0) (<= v5 v1)))
(assert (= (>= v4 v0) (>= v5 v1)))
(assert (= (<= v4 v2) (<= v5 v3)))
(assert (= (>= v4 v2) (>= v5 v3)))
(assert (= (<= v4 (* 2.0 v0)) (<= (* 1.0 v5) (* 1.0 (* v1 v1)))))
(assert (= (>= v4 (* 2.0 v0)) (>= (* 1.0 v5) (* 1.0 (* v1 v1)))))
(assert (= (<= v4 v2) (<= (* 1.0 v5) (* 1.0 v3))))
(assert (= (>= v4 v2) (>= (* 1.0 v5) (* 1.0 v3))))
(assert (not (< 0.0 (+ 1.0 (* (* 1.0 (* v1 v1)) (* 1.0 v3) (* 1.0 v5))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k4
(declare-const v1 Int) ; Y
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (not (= (ite (> (+ 1.0 (to_real v0)) 0.0) 1.0 0.0) 1.0)))
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
(declare-const v0 Int) ; TWO
(assert (= (to_real v0) 2.0))
(assert (not (= (ite (> (+ (- 1.0) (to_real v0)) 0.0) 1.0 0.0) 1.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; base.t9[k0, k2, k1]
(declare-const v1 Real) ; exp base.t9[k0, k2, k1] 1
(assert (> v1 0.0))
(assert (= (>= v0 0.0) (>= v1 1.0)))
(assert (= (<= v0 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 v0)))
(assert (not (< 0.0 (+ 1.0 (* 1.0 v1)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; place.c
(declare-const v1 Int) ; place.size
(assert (< v0 0))
(assert (not (= (* (ite (> (+ 1 v0) 0) 1 0) (ite (> (+ v1 (* (- 1) v0)) 0) 1 0)) 0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; place.c
(declare-const v2 Int) ; place.size
(define-fun d3 () Real (+ 1.0 (* (- 1.0) (ite (>= (+ (to_real v0) (* (- 1.0) (to_real v1))) 0.0) (+ (to_real v0) (* (- 1.0) (to_real v1))) (- (+ (to_real v0) (* (- 1.0) (to_real v1))))))))
(assert (and (<= (+ 1.0 (to_real v1)) (to_real v0)) (< (to_real v0) (to_real v2))))
(assert (not (= (ite (> d3 0.0) 1.0 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; place.size
(declare-const v2 Int) ; place.c
(define-fun d3 () Real (+ 1.0 (* (- 1.0) (ite (>= (+ (to_real v0) (* (- 1.0) (to_real v2))) 0.0) (+ (to_real v0) (* (- 1.0) (to_real v2))) (- (+ (to_real v0) (* (- 1.0) (to_real v2))))))))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (<= (to_real v1) (to_real v2)))
(assert (not (= (ite (> d3 0.0) 1.0 0.0) 0.0)))
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
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; place.size
(declare-const v2 Int) ; place.c
(define-fun d3 () Real (+ 1.0 (* (- 1.0) (ite (>= (+ (to_real v0) (* (- 1.0) (to_real v2))) 0.0) (+ (to_real v0) (* (- 1.0) (to_real v2))) (- (+ (to_real v0) (* (- 1.0) (to_real v2))))))))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (< (to_real v2) 0.0))
(assert (not (= (ite (> d3 0.0) 1.0 0.0) 0.0)))
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
(declare-const v0 Real) ; place.g[place.c]
(assert (not (= (* v0 (ite (> 1.0 0.0) 1.0 0.0)) v0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; place.c
(declare-const v1 Int) ; place.size
(assert (<= 0.0 (to_real v0)))
(assert (< (to_real v0) (to_real v1)))
(assert (not (<= (to_real v0) (to_real v1))))
(check-sat)

(reset)
(set-logic ALL)
(assert (not (= (ite (> 1.0 0.0) 1.0 0.0) 1.0)))
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
(declare-const v0 Int) ; k4
(declare-const v1 Int) ; Y
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (not (= (ite (> (+ (to_real v1) (* (- 1.0) (to_real v0))) 0.0) 1.0 0.0) 1.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; place.c
(assert (and (<= 0 v0) (< v0 v1)))
(assert (not (= (ite (> (+ 1 (* (- 1) (ite (>= (+ v0 (* (- 1) v1)) 0) (+ v0 (* (- 1) v1)) (- (+ v0 (* (- 1) v1)))))) 0) 1 0) 0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k3
(declare-const v1 Int) ; X
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (not (= (ite (> (+ 1.0 (to_real v0)) 0.0) 1.0 0.0) 1.0)))
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
(declare-const v0 Int) ; k3
(declare-const v1 Int) ; X
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (not (= (ite (> (+ (to_real v1) (* (- 1.0) (to_real v0))) 0.0) 1.0 0.0) 1.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; place.c
(declare-const v1 Int) ; place.size
(assert (<= 0.0 (to_real v0)))
(assert (< (to_real v0) (to_real v1)))
(assert (not (<= (to_real v0) (+ 1.0 (to_real v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; base.t9[k0, k1, k2]
(declare-const v1 Real) ; exp base.t9[k0, k1, k2] 1
(assert (> v1 0.0))
(assert (= (>= v0 0.0) (>= v1 1.0)))
(assert (= (<= v0 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 v0)))
(assert (not (< 0.0 (+ 1.0 (* 1.0 v1)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; place.c
(declare-const v1 Int) ; place.size
(assert (<= 0 v0))
(assert (< v0 v1))
(assert (not (= (* (ite (> (+ 1 v0) 0) 1 0) (ite (> (+ v1 (* (- 1) v0)) 0) 1 0)) 1)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; TWO
(assert (= (to_real v0) 2.0))
(assert (not (= (ite (> (to_real v0) 0.0) 1.0 0.0) 1.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; place.size
(declare-const v1 Int) ; place.c
(assert (<= v0 v1))
(assert (not (= (* (ite (> (+ 1 v1) 0) 1 0) (ite (> (+ v0 (* (- 1) v1)) 0) 1 0)) 0)))
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
(declare-const v0 Int) ; place.c
(declare-const v1 Int) ; place.size
(assert (<= 0 v0))
(assert (< v0 v1))
(assert (not (<= (+ 1 v0) v1)))
(check-sat)

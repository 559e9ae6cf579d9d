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
(declare-const v0 Int) ; t
(assert (<= 0.0 (to_real v0)))
(assert (not (<= (to_real v0) (+ 1.0 (* 2.0 (to_real v0))))))
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
(declare-const v0 Int) ; t
(declare-const v1 Int) ; H
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (not (<= 0.0 (to_real v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; t
(declare-const v1 Real) ; sin n*exp(-2*t*inv(D)*ln(10000))
(declare-const v2 Real) ; cos n*exp(-2*t*inv(D)*ln(10000))
(declare-const v3 Real) ; sin p*exp(-2*t*inv(D)*ln(10000))
(declare-const v4 Real) ; cos p*exp(-2*t*inv(D)*ln(10000))
(assert (= (+ (* v1 v1) (* v2 v2)) 1.0))
(assert (= (+ (* v3 v3) (* v4 v4)) 1.0))
(assert (= (+ (* v1 v1) (* v2 v2)) 1.0))
(assert (= (+ (* v3 v3) (* v4 v4)) 1.0))
(assert (<= 0.0 v0))
(assert (not (= (+ (* (+ (* v2 v4) (* (- 1.0) v1 v3)) (ite (> 1.0 0.0) 1.0 0.0)) (* (+ (* v2 v3) (* v4 v1)) (ite (> 0.0 0.0) 1.0 0.0))) (+ (* v2 v4) (* (- 1.0) v1 v3)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; sin n*exp(-2*t*inv(2*H)*ln(10000))
(declare-const v1 Real) ; cos n*exp(-2*t*inv(2*H)*ln(10000))
(declare-const v2 Real) ; sin p*exp(-2*t*inv(2*H)*ln(10000))
(declare-const v3 Real) ; cos p*exp(-2*t*inv(2*H)*ln(10000))
(declare-const v4 Real) ; sin r*exp(-2*t*inv(2*H)*ln(10000))
(declare-const v5 Real) ; cos r*exp(-2*t*inv(2*H)*ln(10000))
(assert (= (+ (* v0 v0) (* v1 v1)) 1.0))
(assert (= (+ (* v2 v2) (* v3 v3)) 1.0))
(assert (= (+ (* v0 v0) (* v1 v1)) 1.0))
(assert (= (+ (* v2 v2) (* v3 v3)) 1.0))
(assert (= (+ (* v4 v4) (* v5 v5)) 1.0))
(assert (= (+ (* v4 v4) (* v5 v5)) 1.0))
(assert (not (= (+ (* (+ (* v1 v3) (* (- 1.0) v0 v2)) (+ (* v1 v5) (* (- 1.0) v0 v4))) (* (+ (* v1 v2) (* v3 v0)) (+ (* v1 v4) (* v5 v0)))) (+ (* v3 v5) (* v2 v4)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; t
(assert (<= 0.0 (to_real v0)))
(assert (not (<= (to_real v0) (* 2.0 (to_real v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; t
(assert (and (<= (to_real v1) (to_real v0)) (< (to_real v0) (+ 1.0 (* 2.0 (to_real v1))))))
(assert (not (= (ite (> (+ (* (- 2.0) (to_real v0)) (* 2.0 (to_real v1))) 0.0) 1.0 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(assert (not (>= 0.0 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; t
(assert (and (<= (to_real v1) (to_real v0)) (< (to_real v0) (* 2.0 (to_real v1)))))
(assert (not (= (ite (> (+ (- 1.0) (* (- 2.0) (to_real v0)) (* 2.0 (to_real v1))) 0.0) 1.0 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; t
(declare-const v1 Real) ; sin p*exp(-t*inv(H)*ln(10000))
(declare-const v2 Real) ; cos p*exp(-t*inv(H)*ln(10000))
(assert (= (+ (* v1 v1) (* v2 v2)) 1.0))
(assert (= (+ (* v1 v1) (* v2 v2)) 1.0))
(assert (<= 0.0 v0))
(assert (not (= (+ (* (ite (> 0.0 0.0) 1.0 0.0) v1) (* (ite (> 1.0 0.0) 1.0 0.0) v2)) v2)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; t
(declare-const v1 Real) ; sin n*exp(-2*t*inv(D)*ln(10000))
(declare-const v2 Real) ; cos n*exp(-2*t*inv(D)*ln(10000))
(declare-const v3 Real) ; sin p*exp(-2*t*inv(D)*ln(10000))
(declare-const v4 Real) ; cos p*exp(-2*t*inv(D)*ln(10000))
(assert (= (+ (* v1 v1) (* v2 v2)) 1.0))
(assert (= (+ (* v3 v3) (* v4 v4)) 1.0))
(assert (= (+ (* v1 v1) (* v2 v2)) 1.0))
(assert (= (+ (* v3 v3) (* v4 v4)) 1.0))
(assert (<= 0.0 v0))
(assert (not (= (+ (* (+ (* v2 v4) (* (- 1.0) v1 v3)) (ite (> 0.0 0.0) 1.0 0.0)) (* (+ (* v2 v3) (* v4 v1)) (ite (> 1.0 0.0) 1.0 0.0))) (+ (* v2 v3) (* v4 v1)))))
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
(declare-const v0 Real) ; t
(declare-const v1 Real) ; sin r*exp(-t*inv(H)*ln(10000))
(declare-const v2 Real) ; cos r*exp(-t*inv(H)*ln(10000))
(assert (= (+ (* v1 v1) (* v2 v2)) 1.0))
(assert (= (+ (* v1 v1) (* v2 v2)) 1.0))
(assert (<= 0.0 v0))
(assert (not (= (+ (* (ite (> 0.0 0.0) 1.0 0.0) v1) (* (ite (> 1.0 0.0) 1.0 0.0) v2)) v2)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; n
(assert (<= 0.0 (to_real v0)))
(assert (not (<= 0.0 (+ 1.0 (* 2.0 (to_real v0))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; t
(declare-const v1 Real) ; sin p*exp(-2*t*inv(2*t + 1)*ln(10000))
(declare-const v2 Real) ; cos p*exp(-2*t*inv(2*t + 1)*ln(10000))
(assert (= (+ (* v1 v1) (* v2 v2)) 1.0))
(assert (= (+ (* v1 v1) (* v2 v2)) 1.0))
(assert (<= 0.0 v0))
(assert (not (= (+ (* (ite (> 0.0 0.0) 1.0 0.0) v2) (* (ite (> 1.0 0.0) 1.0 0.0) v1)) v1)))
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
(declare-const v0 Int) ; u
(declare-const v1 Int) ; t
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (not (= (ite (> (+ (* (- 2.0) (to_real v0)) (* 2.0 (to_real v1))) 0.0) 1.0 0.0) 1.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; t
(declare-const v1 Real) ; sin p*exp(-2*t*inv(D)*ln(10000))
(declare-const v2 Real) ; cos p*exp(-2*t*inv(D)*ln(10000))
(assert (= (+ (* v1 v1) (* v2 v2)) 1.0))
(assert (= (+ (* v1 v1) (* v2 v2)) 1.0))
(assert (<= 0.0 v0))
(assert (not (= (+ (* (ite (> 0.0 0.0) 1.0 0.0) v1) (* (ite (> 1.0 0.0) 1.0 0.0) v2)) v2)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; t
(declare-const v1 Real) ; sin r*exp(-t*inv(H)*ln(10000))
(declare-const v2 Real) ; cos r*exp(-t*inv(H)*ln(10000))
(assert (= (+ (* v1 v1) (* v2 v2)) 1.0))
(assert (= (+ (* v1 v1) (* v2 v2)) 1.0))
(assert (<= 0.0 v0))
(assert (not (= (+ (* (ite (> 0.0 0.0) 1.0 0.0) v2) (* (ite (> 1.0 0.0) 1.0 0.0) v1)) v1)))
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
(declare-const v0 Int) ; n
(assert (<= 0.0 (to_real v0)))
(assert (not (<= 0.0 (* 2.0 (to_real v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; t
(declare-const v1 Real) ; sin n*exp(-t*inv(H)*ln(10000))
(declare-const v2 Real) ; cos n*exp(-t*inv(H)*ln(10000))
(declare-const v3 Real) ; sin r*exp(-t*inv(H)*ln(10000))
(declare-const v4 Real) ; cos r*exp(-t*inv(H)*ln(10000))
(assert (= (+ (* v1 v1) (* v2 v2)) 1.0))
(assert (= (+ (* v3 v3) (* v4 v4)) 1.0))
(assert (= (+ (* v1 v1) (* v2 v2)) 1.0))
(assert (= (+ (* v3 v3) (* v4 v4)) 1.0))
(assert (<= 0.0 v0))
(assert (not (= (+ (* (+ (* v2 v4) (* (- 1.0) v1 v3)) (ite (> 0.0 0.0) 1.0 0.0)) (* (+ (* v2 v3) (* v4 v1)) (ite (> 1.0 0.0) 1.0 0.0))) (+ (* v2 v3) (* v4 v1)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; t
(declare-const v1 Real) ; sin p*exp(-t*inv(H)*ln(10000))
(declare-const v2 Real) ; cos p*exp(-t*inv(H)*ln(10000))
(assert (= (+ (* v1 v1) (* v2 v2)) 1.0))
(assert (= (+ (* v1 v1) (* v2 v2)) 1.0))
(assert (<= 0.0 v0))
(assert (not (= (+ (* (ite (> 0.0 0.0) 1.0 0.0) v2) (* (ite (> 1.0 0.0) 1.0 0.0) v1)) v1)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; n
(assert (not (<= (to_real v0) (+ 1.0 (to_real v0)))))
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
(declare-const v0 Real) ; t
(declare-const v1 Real) ; sin p*exp(-2*t*inv(D)*ln(10000))
(declare-const v2 Real) ; cos p*exp(-2*t*inv(D)*ln(10000))
(assert (= (+ (* v1 v1) (* v2 v2)) 1.0))
(assert (= (+ (* v1 v1) (* v2 v2)) 1.0))
(assert (<= 0.0 v0))
(assert (not (= (+ (* (ite (> 0.0 0.0) 1.0 0.0) v2) (* (ite (> 1.0 0.0) 1.0 0.0) v1)) v1)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; t
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (not (= (ite (> (+ (- 1.0) (* (- 2.0) (to_real v0)) (* 2.0 (to_real v1))) 0.0) 1.0 0.0) 1.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; sin p*exp(-2*t*inv(2*H)*ln(10000))
(declare-const v1 Real) ; cos p*exp(-2*t*inv(2*H)*ln(10000))
(assert (= (+ (* v0 v0) (* v1 v1)) 1.0))
(assert (= (+ (* v0 v0) (* v1 v1)) 1.0))
(assert (not (= (+ (* v1 v1) (* v0 v0)) 1.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; t
(declare-const v1 Real) ; sin n*exp(-t*inv(H)*ln(10000))
(declare-const v2 Real) ; cos n*exp(-t*inv(H)*ln(10000))
(declare-const v3 Real) ; sin p*exp(-t*inv(H)*ln(10000))
(declare-const v4 Real) ; cos p*exp(-t*inv(H)*ln(10000))
(assert (= (+ (* v1 v1) (* v2 v2)) 1.0))
(assert (= (+ (* v3 v3) (* v4 v4)) 1.0))
(assert (= (+ (* v1 v1) (* v2 v2)) 1.0))
(assert (= (+ (* v3 v3) (* v4 v4)) 1.0))
(assert (<= 0.0 v0))
(assert (not (= (+ (* (+ (* v2 v4) (* (- 1.0) v1 v3)) (ite (> 0.0 0.0) 1.0 0.0)) (* (+ (* v2 v3) (* v4 v1)) (ite (> 1.0 0.0) 1.0 0.0))) (+ (* v2 v3) (* v4 v1)))))
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
(declare-const v0 Real) ; t
(declare-const v1 Real) ; sin n*exp(-t*inv(H)*ln(10000))
(declare-const v2 Real) ; cos n*exp(-t*inv(H)*ln(10000))
(declare-const v3 Real) ; sin r*exp(-t*inv(H)*ln(10000))
(declare-const v4 Real) ; cos r*exp(-t*inv(H)*ln(10000))
(assert (= (+ (* v1 v1) (* v2 v2)) 1.0))
(assert (= (+ (* v3 v3) (* v4 v4)) 1.0))
(assert (= (+ (* v1 v1) (* v2 v2)) 1.0))
(assert (= (+ (* v3 v3) (* v4 v4)) 1.0))
(assert (<= 0.0 v0))
(assert (not (= (+ (* (+ (* v2 v4) (* (- 1.0) v1 v3)) (ite (> 1.0 0.0) 1.0 0.0)) (* (+ (* v2 v3) (* v4 v1)) (ite (> 0.0 0.0) 1.0 0.0))) (+ (* v2 v4) (* (- 1.0) v1 v3)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; t
(declare-const v1 Real) ; sin n*exp(-t*inv(H)*ln(10000))
(declare-const v2 Real) ; cos n*exp(-t*inv(H)*ln(10000))
(declare-const v3 Real) ; sin p*exp(-t*inv(H)*ln(10000))
(declare-const v4 Real) ; cos p*exp(-t*inv(H)*ln(10000))
(assert (= (+ (* v1 v1) (* v2 v2)) 1.0))
(assert (= (+ (* v3 v3) (* v4 v4)) 1.0))
(assert (= (+ (* v1 v1) (* v2 v2)) 1.0))
(assert (= (+ (* v3 v3) (* v4 v4)) 1.0))
(assert (<= 0.0 v0))
(assert (not (= (+ (* (+ (* v2 v4) (* (- 1.0) v1 v3)) (ite (> 1.0 0.0) 1.0 0.0)) (* (+ (* v2 v3) (* v4 v1)) (ite (> 0.0 0.0) 1.0 0.0))) (+ (* v2 v4) (* (- 1.0) v1 v3)))))
(check-sat)

(set-logic ALL)
(declare-const v0 Real) ; sin offset*exp(-t*inv(P)*ln(base))
(declare-const v1 Real) ; cos offset*exp(-t*inv(P)*ln(base))
(declare-const v2 Real) ; sin p*exp(-t*inv(P)*ln(base))
(declare-const v3 Real) ; cos p*exp(-t*inv(P)*ln(base))
(declare-const v4 Real) ; x[p, t, 0]
(declare-const v5 Real) ; x[p, t, 1]
(define-fun d6 () Real (+ (* (* (+ (* v1 v3) (* (- 1.0) v0 v2)) (+ (* v1 v3) (* (- 1.0) v0 v2))) (* v4 v4) (ite (> 0.0 0.0) 1.0 0.0)) (* (* (+ (* v1 v3) (* (- 1.0) v0 v2)) (+ (* v1 v3) (* (- 1.0) v0 v2))) (* v4 v4) (ite (> 1.0 0.0) 1.0 0.0)) (* (* (+ (* v1 v3) (* (- 1.0) v0 v2)) (+ (* v1 v3) (* (- 1.0) v0 v2))) (* v5 v5) (ite (> 0.0 0.0) 1.0 0.0)) (* (* (+ (* v1 v3) (* (- 1.0) v0 v2)) (+ (* v1 v3) (* (- 1.0) v0 v2))) (* v5 v5) (ite (> 1.0 0.0) 1.0 0.0)) (* (* (+ (* v1 v2) (* v3 v0)) (+ (* v1 v2) (* v3 v0))) (* v4 v4) (ite (> 0.0 0.0) 1.0 0.0)) (* (* (+ (* v1 v2) (* v3 v0)) (+ (* v1 v2) (* v3 v0))) (* v4 v4) (ite (> 1.0 0.0) 1.0 0.0)) (* (* (+ (* v1 v2) (* v3 v0)) (+ (* v1 v2) (* v3 v0))) (* v5 v5) (ite (> 0.0 0.0) 1.0 0.0)) (* (* (+ (* v1 v2) (* v3 v0)) (+ (* v1 v2) (* v3 v0))) (* v5 v5) (ite (> 1.0 0.0) 1.0 0.0)) (* (- 4.0) (* (+ (* v1 v2) (* v3 v0)) (+ (* v1 v2) (* v3 v0))) v4 v5 (ite (> 0.0 0.0) 1.0 0.0) (ite (> 1.0 0.0) 1.0 0.0)) (* (- 4.0) (* v5 v5) (+ (* v1 v3) (* (- 1.0) v0 v2)) (+ (* v1 v2) (* v3 v0)) (ite (> 0.0 0.0) 1.0 0.0) (ite (> 1.0 0.0) 1.0 0.0)) (* 4.0 (* (+ (* v1 v3) (* (- 1.0) v0 v2)) (+ (* v1 v3) (* (- 1.0) v0 v2))) v4 v5 (ite (> 0.0 0.0) 1.0 0.0) (ite (> 1.0 0.0) 1.0 0.0)) (* 4.0 (* v4 v4) (+ (* v1 v3) (* (- 1.0) v0 v2)) (+ (* v1 v2) (* v3 v0)) (ite (> 0.0 0.0) 1.0 0.0) (ite (> 1.0 0.0) 1.0 0.0))))
(assert (= (+ (* v0 v0) (* v1 v1)) 1.0))
(assert (= (+ (* v2 v2) (* v3 v3)) 1.0))
(assert (= (+ (* v0 v0) (* v1 v1)) 1.0))
(assert (= (+ (* v2 v2) (* v3 v3)) 1.0))
(assert (not (= d6 (+ (* v4 v4) (* v5 v5)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; sin offset*exp(-t*inv(P)*ln(base))
(declare-const v1 Real) ; cos offset*exp(-t*inv(P)*ln(base))
(declare-const v2 Real) ; sin p*exp(-t*inv(P)*ln(base))
(declare-const v3 Real) ; cos p*exp(-t*inv(P)*ln(base))
(declare-const v4 Real) ; sin r*exp(-t*inv(P)*ln(base))
(declare-const v5 Real) ; cos r*exp(-t*inv(P)*ln(base))
(declare-const v6 Real) ; x[p, 0, t]
(declare-const v7 Real) ; z[r, 0, t]
(declare-const v8 Real) ; x[p, 1, t]
(declare-const v9 Real) ; z[r, 1, t]
(define-fun d10 () Real (+ (* (+ (* v1 v3) (* (- 1.0) v0 v2)) (+ (* v1 v5) (* (- 1.0) v0 v4)) v6 v7 (ite (> 0.0 0.0) 1.0 0.0)) (* (+ (* v1 v3) (* (- 1.0) v0 v2)) (+ (* v1 v5) (* (- 1.0) v0 v4)) v6 v7 (ite (> 1.0 0.0) 1.0 0.0)) (* (+ (* v1 v3) (* (- 1.0) v0 v2)) (+ (* v1 v5) (* (- 1.0) v0 v4)) v8 v9 (ite (> 0.0 0.0) 1.0 0.0)) (* (+ (* v1 v3) (* (- 1.0) v0 v2)) (+ (* v1 v5) (* (- 1.0) v0 v4)) v8 v9 (ite (> 1.0 0.0) 1.0 0.0)) (* (+ (* v1 v3) (* (- 1.0) v0 v2)) (+ (* v1 v4) (* v5 v0)) v8 v7 (ite (> 0.0 0.0) 1.0 0.0)) (* (+ (* v1 v3) (* (- 1.0) v0 v2)) (+ (* v1 v4) (* v5 v0)) v8 v7 (ite (> 1.0 0.0) 1.0 0.0)) (* (+ (* v1 v5) (* (- 1.0) v0 v4)) (+ (* v1 v2) (* v3 v0)) v6 v9 (ite (> 0.0 0.0) 1.0 0.0)) (* (+ (* v1 v5) (* (- 1.0) v0 v4)) (+ (* v1 v2) (* v3 v0)) v6 v9 (ite (> 1.0 0.0) 1.0 0.0)) (* (+ (* v1 v2) (* v3 v0)) (+ (* v1 v4) (* v5 v0)) v6 v7 (ite (> 0.0 0.0) 1.0 0.0)) (* (+ (* v1 v2) (* v3 v0)) (+ (* v1 v4) (* v5 v0)) v6 v7 (ite (> 1.0 0.0) 1.0 0.0)) (* (+ (* v1 v2) (* v3 v0)) (+ (* v1 v4) (* v5 v0)) v8 v9 (ite (> 0.0 0.0) 1.0 0.0)) (* (+ (* v1 v2) (* v3 v0)) (+ (* v1 v4) (* v5 v0)) v8 v9 (ite (> 1.0 0.0) 1.0 0.0)) (* (- 1.0) (+ (* v1 v3) (* (- 1.0) v0 v2)) (+ (* v1 v4) (* v5 v0)) v6 v9 (ite (> 0.0 0.0) 1.0 0.0)) (* (- 1.0) (+ (* v1 v3) (* (- 1.0) v0 v2)) (+ (* v1 v4) (* v5 v0)) v6 v9 (ite (> 1.0 0.0) 1.0 0.0)) (* (- 1.0) (+ (* v1 v5) (* (- 1.0) v0 v4)) (+ (* v1 v2) (* v3 v0)) v8 v7 (ite (> 0.0 0.0) 1.0 0.0)) (* (- 1.0) (+ (* v1 v5) (* (- 1.0) v0 v4)) (+ (* v1 v2) (* v3 v0)) v8 v7 (ite (> 1.0 0.0) 1.0 0.0)) (* (- 2.0) (+ (* v1 v3) (* (- 1.0) v0 v2)) (+ (* v1 v4) (* v5 v0)) v8 v9 (ite (> 0.0 0.0) 1.0 0.0) (ite (> 1.0 0.0) 1.0 0.0)) (* (- 2.0) (+ (* v1 v5) (* (- 1.0) v0 v4)) (+ (* v1 v2) (* v3 v0)) v8 v9 (ite (> 0.0 0.0) 1.0 0.0) (ite (> 1.0 0.0) 1.0 0.0)) (* (- 2.0) (+ (* v1 v2) (* v3 v0)) (+ (* v1 v4) (* v5 v0)) v6 v9 (ite (> 0.0 0.0) 1.0 0.0) (ite (> 1.0 0.0) 1.0 0.0)) (* (- 2.0) (+ (* v1 v2) (* v3 v0)) (+ (* v1 v4) (* v5 v0)) v8 v7 (ite (> 0.0 0.0) 1.0 0.0) (ite (> 1.0 0.0) 1.0 0.0)) (* 2.0 (+ (* v1 v3) (* (- 1.0) v0 v2)) (+ (* v1 v5) (* (- 1.0) v0 v4)) v6 v9 (ite (> 0.0 0.0) 1.0 0.0) (ite (> 1.0 0.0) 1.0 0.0)) (* 2.0 (+ (* v1 v3) (* (- 1.0) v0 v2)) (+ (* v1 v5) (* (- 1.0) v0 v4)) v8 v7 (ite (> 0.0 0.0) 1.0 0.0) (ite (> 1.0 0.0) 1.0 0.0)) (* 2.0 (+ (* v1 v3) (* (- 1.0) v0 v2)) (+ (* v1 v4) (* v5 v0)) v6 v7 (ite (> 0.0 0.0) 1.0 0.0) (ite (> 1.0 0.0) 1.0 0.0)) (* 2.0 (+ (* v1 v5) (* (- 1.0) v0 v4)) (+ (* v1 v2) (* v3 v0)) v6 v7 (ite (> 0.0 0.0) 1.0 0.0) (ite (> 1.0 0.0) 1.0 0.0))))
(define-fun d11 () Real (+ (* (+ (* v3 v5) (* v2 v4)) v6 v7) (* (+ (* v3 v5) (* v2 v4)) v8 v9) (* (+ (* v5 v2) (* (- 1.0) v3 v4)) v6 v9) (* (- 1.0) (+ (* v5 v2) (* (- 1.0) v3 v4)) v8 v7)))
(assert (= (+ (* v0 v0) (* v1 v1)) 1.0))
(assert (= (+ (* v2 v2) (* v3 v3)) 1.0))
(assert (= (+ (* v0 v0) (* v1 v1)) 1.0))
(assert (= (+ (* v2 v2) (* v3 v3)) 1.0))
(assert (= (+ (* v4 v4) (* v5 v5)) 1.0))
(assert (= (+ (* v4 v4) (* v5 v5)) 1.0))
(assert (not (= d10 d11)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; sin offset*exp(-t*inv(P)*ln(base))
(declare-const v1 Real) ; cos offset*exp(-t*inv(P)*ln(base))
(declare-const v2 Real) ; sin p*exp(-t*inv(P)*ln(base))
(declare-const v3 Real) ; cos p*exp(-t*inv(P)*ln(base))
(declare-const v4 Real) ; sin r*exp(-t*inv(P)*ln(base))
(declare-const v5 Real) ; cos r*exp(-t*inv(P)*ln(base))
(declare-const v6 Real) ; x[p, t, 0]
(declare-const v7 Real) ; z[r, t, 0]
(declare-const v8 Real) ; x[p, t, 1]
(declare-const v9 Real) ; z[r, t, 1]
(define-fun d10 () Real (+ (* (+ (* v1 v3) (* (- 1.0) v0 v2)) (+ (* v1 v5) (* (- 1.0) v0 v4)) v6 v7 (ite (> 0.0 0.0) 1.0 0.0)) (* (+ (* v1 v3) (* (- 1.0) v0 v2)) (+ (* v1 v5) (* (- 1.0) v0 v4)) v6 v7 (ite (> 1.0 0.0) 1.0 0.0)) (* (+ (* v1 v3) (* (- 1.0) v0 v2)) (+ (* v1 v5) (* (- 1.0) v0 v4)) v8 v9 (ite (> 0.0 0.0) 1.0 0.0)) (* (+ (* v1 v3) (* (- 1.0) v0 v2)) (+ (* v1 v5) (* (- 1.0) v0 v4)) v8 v9 (ite (> 1.0 0.0) 1.0 0.0)) (* (+ (* v1 v3) (* (- 1.0) v0 v2)) (+ (* v1 v4) (* v5 v0)) v8 v7 (ite (> 0.0 0.0) 1.0 0.0)) (* (+ (* v1 v3) (* (- 1.0) v0 v2)) (+ (* v1 v4) (* v5 v0)) v8 v7 (ite (> 1.0 0.0) 1.0 0.0)) (* (+ (* v1 v5) (* (- 1.0) v0 v4)) (+ (* v1 v2) (* v3 v0)) v6 v9 (ite (> 0.0 0.0) 1.0 0.0)) (* (+ (* v1 v5) (* (- 1.0) v0 v4)) (+ (* v1 v2) (* v3 v0)) v6 v9 (ite (> 1.0 0.0) 1.0 0.0)) (* (+ (* v1 v2) (* v3 v0)) (+ (* v1 v4) (* v5 v0)) v6 v7 (ite (> 0.0 0.0) 1.0 0.0)) (* (+ (* v1 v2) (* v3 v0)) (+ (* v1 v4) (* v5 v0)) v6 v7 (ite (> 1.0 0.0) 1.0 0.0)) (* (+ (* v1 v2) (* v3 v0)) (+ (* v1 v4) (* v5 v0)) v8 v9 (ite (> 0.0 0.0) 1.0 0.0)) (* (+ (* v1 v2) (* v3 v0)) (+ (* v1 v4) (* v5 v0)) v8 v9 (ite (> 1.0 0.0) 1.0 0.0)) (* (- 1.0) (+ (* v1 v3) (* (- 1.0) v0 v2)) (+ (* v1 v4) (* v5 v0)) v6 v9 (ite (> 0.0 0.0) 1.0 0.0)) (* (- 1.0) (+ (* v1 v3) (* (- 1.0) v0 v2)) (+ (* v1 v4) (* v5 v0)) v6 v9 (ite (> 1.0 0.0) 1.0 0.0)) (* (- 1.0) (+ (* v1 v5) (* (- 1.0) v0 v4)) (+ (* v1 v2) (* v3 v0)) v8 v7 (ite (> 0.0 0.0) 1.0 0.0)) (* (- 1.0) (+ (* v1 v5) (* (- 1.0) v0 v4)) (+ (* v1 v2) (* v3 v0)) v8 v7 (ite (> 1.0 0.0) 1.0 0.0)) (* (- 2.0) (+ (* v1 v3) (* (- 1.0) v0 v2)) (+ (* v1 v4) (* v5 v0)) v8 v9 (ite (> 0.0 0.0) 1.0 0.0) (ite (> 1.0 0.0) 1.0 0.0)) (* (- 2.0) (+ (* v1 v5) (* (- 1.0) v0 v4)) (+ (* v1 v2) (* v3 v0)) v8 v9 (ite (> 0.0 0.0) 1.0 0.0) (ite (> 1.0 0.0) 1.0 0.0)) (* (- 2.0) (+ (* v1 v2) (* v3 v0)) (+ (* v1 v4) (* v5 v0)) v6 v9 (ite (> 0.0 0.0) 1.0 0.0) (ite (> 1.0 0.0) 1.0 0.0)) (* (- 2.0) (+ (* v1 v2) (* v3 v0)) (+ (* v1 v4) (* v5 v0)) v8 v7 (ite (> 0.0 0.0) 1.0 0.0) (ite (> 1.0 0.0) 1.0 0.0)) (* 2.0 (+ (* v1 v3) (* (- 1.0) v0 v2)) (+ (* v1 v5) (* (- 1.0) v0 v4)) v6 v9 (ite (> 0.0 0.0) 1.0 0.0) (ite (> 1.0 0.0) 1.0 0.0)) (* 2.0 (+ (* v1 v3) (* (- 1.0) v0 v2)) (+ (* v1 v5) (* (- 1.0) v0 v4)) v8 v7 (ite (> 0.0 0.0) 1.0 0.0) (ite (> 1.0 0.0) 1.0 0.0)) (* 2.0 (+ (* v1 v3) (* (- 1.0) v0 v2)) (+ (* v1 v4) (* v5 v0)) v6 v7 (ite (> 0.0 0.0) 1.0 0.0) (ite (> 1.0 0.0) 1.0 0.0)) (* 2.0 (+ (* v1 v5) (* (- 1.0) v0 v4)) (+ (* v1 v2) (* v3 v0)) v6 v7 (ite (> 0.0 0.0) 1.0 0.0) (ite (> 1.0 0.0) 1.0 0.0))))
(define-fun d11 () Real (+ (* (+ (* v3 v5) (* v2 v4)) v6 v7) (* (+ (* v3 v5) (* v2 v4)) v8 v9) (* (+ (* v5 v2) (* (- 1.0) v3 v4)) v6 v9) (* (- 1.0) (+ (* v5 v2) (* (- 1.0) v3 v4)) v8 v7)))
(assert (= (+ (* v0 v0) (* v1 v1)) 1.0))
(assert (= (+ (* v2 v2) (* v3 v3)) 1.0))
(assert (= (+ (* v0 v0) (* v1 v1)) 1.0))
(assert (= (+ (* v2 v2) (* v3 v3)) 1.0))
(assert (= (+ (* v4 v4) (* v5 v5)) 1.0))
(assert (= (+ (* v4 v4) (* v5 v5)) 1.0))
(assert (not (= d10 d11)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; sin offset*exp(-t*inv(P)*ln(base))
(declare-const v1 Real) ; cos offset*exp(-t*inv(P)*ln(base))
(declare-const v2 Real) ; sin p*exp(-t*inv(P)*ln(base))
(declare-const v3 Real) ; cos p*exp(-t*inv(P)*ln(base))
(declare-const v4 Real) ; x[p, 0, t]
(declare-const v5 Real) ; x[p, 1, t]
(define-fun d6 () Real (+ (* (* (+ (* v1 v3) (* (- 1.0) v0 v2)) (+ (* v1 v3) (* (- 1.0) v0 v2))) (* v4 v4) (ite (> 0.0 0.0) 1.0 0.0)) (* (* (+ (* v1 v3) (* (- 1.0) v0 v2)) (+ (* v1 v3) (* (- 1.0) v0 v2))) (* v4 v4) (ite (> 1.0 0.0) 1.0 0.0)) (* (* (+ (* v1 v3) (* (- 1.0) v0 v2)) (+ (* v1 v3) (* (- 1.0) v0 v2))) (* v5 v5) (ite (> 0.0 0.0) 1.0 0.0)) (* (* (+ (* v1 v3) (* (- 1.0) v0 v2)) (+ (* v1 v3) (* (- 1.0) v0 v2))) (* v5 v5) (ite (> 1.0 0.0) 1.0 0.0)) (* (* (+ (* v1 v2) (* v3 v0)) (+ (* v1 v2) (* v3 v0))) (* v4 v4) (ite (> 0.0 0.0) 1.0 0.0)) (* (* (+ (* v1 v2) (* v3 v0)) (+ (* v1 v2) (* v3 v0))) (* v4 v4) (ite (> 1.0 0.0) 1.0 0.0)) (* (* (+ (* v1 v2) (* v3 v0)) (+ (* v1 v2) (* v3 v0))) (* v5 v5) (ite (> 0.0 0.0) 1.0 0.0)) (* (* (+ (* v1 v2) (* v3 v0)) (+ (* v1 v2) (* v3 v0))) (* v5 v5) (ite (> 1.0 0.0) 1.0 0.0)) (* (- 4.0) (* (+ (* v1 v2) (* v3 v0)) (+ (* v1 v2) (* v3 v0))) v4 v5 (ite (> 0.0 0.0) 1.0 0.0) (ite (> 1.0 0.0) 1.0 0.0)) (* (- 4.0) (* v5 v5) (+ (* v1 v3) (* (- 1.0) v0 v2)) (+ (* v1 v2) (* v3 v0)) (ite (> 0.0 0.0) 1.0 0.0) (ite (> 1.0 0.0) 1.0 0.0)) (* 4.0 (* (+ (* v1 v3) (* (- 1.0) v0 v2)) (+ (* v1 v3) (* (- 1.0) v0 v2))) v4 v5 (ite (> 0.0 0.0) 1.0 0.0) (ite (> 1.0 0.0) 1.0 0.0)) (* 4.0 (* v4 v4) (+ (* v1 v3) (* (- 1.0) v0 v2)) (+ (* v1 v2) (* v3 v0)) (ite (> 0.0 0.0) 1.0 0.0) (ite (> 1.0 0.0) 1.0 0.0))))
(assert (= (+ (* v0 v0) (* v1 v1)) 1.0))
(assert (= (+ (* v2 v2) (* v3 v3)) 1.0))
(assert (= (+ (* v0 v0) (* v1 v1)) 1.0))
(assert (= (+ (* v2 v2) (* v3 v3)) 1.0))
(assert (not (= d6 (+ (* v4 v4) (* v5 v5)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; schema_c
(declare-const v1 Real) ; schema_x
(assert (not (= (ite (> v0 0.0) v1 0.0) (* v1 (ite (> v0 0.0) 1.0 0.0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; schema_c
(assert (not (= (* (ite (> v0 0.0) 1.0 0.0) (ite (> v0 0.0) 1.0 0.0)) (ite (> v0 0.0) 1.0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; x[-offset, t, 0]
(declare-const v1 Real) ; x[-offset, t, 1]
(assert (not (= (+ (* v0 (ite (> 1.0 0.0) 1.0 0.0)) (* v1 (ite (> 0.0 0.0) 1.0 0.0))) v0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; x[-offset, 0, t]
(declare-const v1 Real) ; x[-offset, 1, t]
(assert (not (= (+ (* v0 (ite (> 0.0 0.0) 1.0 0.0)) (* v1 (ite (> 1.0 0.0) 1.0 0.0))) v1)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; x[-offset, t, 0]
(declare-const v1 Real) ; x[-offset, t, 1]
(assert (not (= (+ (* v0 (ite (> 0.0 0.0) 1.0 0.0)) (* v1 (ite (> 1.0 0.0) 1.0 0.0))) v1)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; x[-offset, 0, t]
(declare-const v1 Real) ; x[-offset, 1, t]
(assert (not (= (+ (* v0 (ite (> 1.0 0.0) 1.0 0.0)) (* v1 (ite (> 0.0 0.0) 1.0 0.0))) v0)))
(check-sat)

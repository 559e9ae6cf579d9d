(set-logic ALL)
(declare-const v0 Real) ; guarded_c
(declare-const v1 Real) ; guarded_x
(declare-const v2 Real) ; guarded_z
(declare-const v3 Real) ; guarded_y
(assert (<= v0 0.0))
(assert (not (= (ite (> v0 0.0) v1 v2) (ite (> v0 0.0) v3 v2))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; y
(declare-const v1 Int) ; Y
(declare-const v2 Int) ; k0
(declare-const v3 Int) ; K
(declare-const v4 Int) ; x
(declare-const v5 Int) ; X
(declare-const v6 Int) ; k1
(declare-const v7 Int) ; value_of_floor(x0/2)[K]
(declare-const v8 Int) ; TWO
(declare-const v9 Int) ; batch
(declare-const v10 Int) ; BATCH
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (and (<= 0.0 (to_real v2)) (< (to_real v2) (to_real v3))))
(assert (and (<= 0.0 (to_real v4)) (< (to_real v4) (to_real v5))))
(assert (< 0.0 (+ 1.0 (to_real v4) (* (- 1.0) (to_real v6)) (to_real v7))))
(assert (and (<= 0.0 (to_real v6)) (< (to_real v6) (to_real v3))))
(assert (< 0.0 (+ (to_real v5) (to_real v6) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v7)))))
(assert (< 0.0 (+ 1.0 (to_real v4))))
(assert (< 0.0 (+ (to_real v1) (to_real v2) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v7)))))
(assert (= (to_real v8) 2.0))
(assert (< 0.0 (+ 1.0 (to_real v0))))
(assert (= (to_real v3) (+ 1.0 (* 2.0 (to_real v7)))))
(assert (and (<= 0.0 (to_real v9)) (< (to_real v9) (to_real v10))))
(assert (< 0.0 (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v7))))
(assert (< 0.0 (+ (to_real v5) (* (- 1.0) (to_real v4)))))
(assert (< 0.0 (+ (to_real v1) (* (- 1.0) (to_real v0)))))
(assert (not (and (<= 0.0 (+ (to_real v4) (* (- 1.0) (to_real v6)) (to_real v7))) (< (+ (to_real v4) (* (- 1.0) (to_real v6)) (to_real v7)) (to_real v5)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; y
(declare-const v1 Int) ; Y
(declare-const v2 Int) ; k0
(declare-const v3 Int) ; K
(declare-const v4 Int) ; x
(declare-const v5 Int) ; X
(declare-const v6 Int) ; k1
(declare-const v7 Int) ; value_of_floor(x0/2)[K]
(declare-const v8 Int) ; TWO
(declare-const v9 Int) ; batch
(declare-const v10 Int) ; BATCH
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (and (<= 0.0 (to_real v2)) (< (to_real v2) (to_real v3))))
(assert (and (<= 0.0 (to_real v4)) (< (to_real v4) (to_real v5))))
(assert (< 0.0 (+ 1.0 (to_real v4) (* (- 1.0) (to_real v6)) (to_real v7))))
(assert (and (<= 0.0 (to_real v6)) (< (to_real v6) (to_real v3))))
(assert (< 0.0 (+ (to_real v5) (to_real v6) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v7)))))
(assert (< 0.0 (+ 1.0 (to_real v4))))
(assert (< 0.0 (+ (to_real v1) (to_real v2) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v7)))))
(assert (= (to_real v8) 2.0))
(assert (< 0.0 (+ 1.0 (to_real v0))))
(assert (= (to_real v3) (+ 1.0 (* 2.0 (to_real v7)))))
(assert (and (<= 0.0 (to_real v9)) (< (to_real v9) (to_real v10))))
(assert (< 0.0 (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v7))))
(assert (< 0.0 (+ (to_real v5) (* (- 1.0) (to_real v4)))))
(assert (< 0.0 (+ (to_real v1) (* (- 1.0) (to_real v0)))))
(assert (not (and (<= 0.0 (+ (to_real v0) (* (- 1.0) (to_real v2)) (to_real v7))) (< (+ (to_real v0) (* (- 1.0) (to_real v2)) (to_real v7)) (to_real v1)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; y
(declare-const v2 Int) ; value_of_floor(x0/2)[K]
(declare-const v3 Int) ; Y
(declare-const v4 Int) ; K
(declare-const v5 Int) ; x
(declare-const v6 Int) ; X
(declare-const v7 Int) ; k1
(declare-const v8 Int) ; TWO
(declare-const v9 Int) ; batch
(declare-const v10 Int) ; BATCH
(assert (< 0.0 (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)))))
(assert (and (<= 0.0 (to_real v1)) (< (to_real v1) (to_real v3))))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v4))))
(assert (and (<= 0.0 (to_real v5)) (< (to_real v5) (to_real v6))))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v4))))
(assert (< 0.0 (+ (to_real v3) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1)) (to_real v2))))
(assert (= (to_real v8) 2.0))
(assert (< 0.0 (+ (to_real v6) (* (- 1.0) (to_real v7)) (* (- 1.0) (to_real v5)) (to_real v2))))
(assert (= (to_real v4) (+ 1.0 (* 2.0 (to_real v2)))))
(assert (and (<= 0.0 (to_real v9)) (< (to_real v9) (to_real v10))))
(assert (< 0.0 (+ 1.0 (to_real v7) (to_real v5) (* (- 1.0) (to_real v2)))))
(assert (not (and (<= 0.0 (+ (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)))) (< (+ (to_real v0) (to_real v1) (* (- 1.0) (to_real v2))) (to_real v3)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; y
(declare-const v2 Int) ; value_of_floor(x0/2)[K]
(declare-const v3 Int) ; Y
(declare-const v4 Int) ; K
(declare-const v5 Int) ; x
(declare-const v6 Int) ; X
(declare-const v7 Int) ; k1
(declare-const v8 Int) ; TWO
(declare-const v9 Int) ; batch
(declare-const v10 Int) ; BATCH
(assert (< 0.0 (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)))))
(assert (and (<= 0.0 (to_real v1)) (< (to_real v1) (to_real v3))))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v4))))
(assert (and (<= 0.0 (to_real v5)) (< (to_real v5) (to_real v6))))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v4))))
(assert (< 0.0 (+ (to_real v3) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1)) (to_real v2))))
(assert (= (to_real v8) 2.0))
(assert (< 0.0 (+ (to_real v6) (* (- 1.0) (to_real v7)) (* (- 1.0) (to_real v5)) (to_real v2))))
(assert (= (to_real v4) (+ 1.0 (* 2.0 (to_real v2)))))
(assert (and (<= 0.0 (to_real v9)) (< (to_real v9) (to_real v10))))
(assert (< 0.0 (+ 1.0 (to_real v7) (to_real v5) (* (- 1.0) (to_real v2)))))
(assert (not (and (<= 0.0 (+ (to_real v7) (to_real v5) (* (- 1.0) (to_real v2)))) (< (+ (to_real v7) (to_real v5) (* (- 1.0) (to_real v2))) (to_real v6)))))
(check-sat)

(set-logic ALL)
(declare-const v0 Int) ; k1
(declare-const v1 Int) ; kernel_2
(declare-const v2 Int) ; value_of_floor(x0/2)()[K]
(declare-const v3 Int) ; kernel_0
(declare-const v4 Int) ; TWO
(declare-const v5 Int) ; kernel_1
(declare-const v6 Int) ; K
(declare-const v7 Int) ; k2
(declare-const v8 Int) ; Y
(declare-const v9 Int) ; X
(declare-const v10 Int) ; k0
(declare-const v11 Int) ; BATCH
(assert (< 0.0 (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)))))
(assert (and (<= 0.0 (to_real v3)) (< (to_real v3) (to_real v4))))
(assert (and (<= 0.0 (to_real v5)) (< (to_real v5) (to_real v6))))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v8))))
(assert (< 0.0 (+ 1.0 (* (- 1.0) (ite (>= (to_real v3) 0.0) (to_real v3) (- (to_real v3)))))))
(assert (< 0.0 (+ (to_real v9) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1)) (to_real v2))))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v9))))
(assert (< 0.0 (+ 1.0 (to_real v7) (to_real v5) (* (- 1.0) (to_real v2)))))
(assert (< 0.0 (+ (to_real v8) (* (- 1.0) (to_real v7)) (* (- 1.0) (to_real v5)) (to_real v2))))
(assert (and (<= 0.0 (to_real v10)) (< (to_real v10) (to_real v11))))
(assert (and (<= 0.0 (to_real v1)) (< (to_real v1) (to_real v6))))
(assert (not (and (<= 0.0 (+ (to_real v7) (to_real v5) (* (- 1.0) (to_real v2)))) (< (+ (to_real v7) (to_real v5) (* (- 1.0) (to_real v2))) (to_real v8)))))
(check-sat)

(reset)
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
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; y
(declare-const v2 Int) ; value_of_floor(x0/2)()[K]
(declare-const v3 Int) ; Y
(declare-const v4 Int) ; K
(declare-const v5 Int) ; x
(declare-const v6 Int) ; X
(declare-const v7 Int) ; k1
(declare-const v8 Int) ; batch
(declare-const v9 Int) ; BATCH
(assert (< 0.0 (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)))))
(assert (and (<= 0.0 (to_real v1)) (< (to_real v1) (to_real v3))))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v4))))
(assert (and (<= 0.0 (to_real v5)) (< (to_real v5) (to_real v6))))
(assert (< 0.0 (+ 1.0 (to_real v7) (to_real v5) (* (- 1.0) (to_real v2)))))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v4))))
(assert (< 0.0 (+ (to_real v3) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1)) (to_real v2))))
(assert (< 0.0 (+ (to_real v6) (* (- 1.0) (to_real v7)) (* (- 1.0) (to_real v5)) (to_real v2))))
(assert (and (<= 0.0 (to_real v8)) (< (to_real v8) (to_real v9))))
(assert (not (and (<= 0.0 (+ (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)))) (< (+ (to_real v0) (to_real v1) (* (- 1.0) (to_real v2))) (to_real v3)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Y
(declare-const v1 Int) ; k0
(declare-const v2 Int) ; y
(declare-const v3 Int) ; value_of_floor(x0/2)()[K]
(declare-const v4 Int) ; K
(declare-const v5 Int) ; x
(declare-const v6 Int) ; X
(declare-const v7 Int) ; k1
(declare-const v8 Int) ; batch
(declare-const v9 Int) ; BATCH
(assert (< 0.0 (+ (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)))))
(assert (and (<= 0.0 (to_real v2)) (< (to_real v2) (to_real v0))))
(assert (and (<= 0.0 (to_real v1)) (< (to_real v1) (to_real v4))))
(assert (and (<= 0.0 (to_real v5)) (< (to_real v5) (to_real v6))))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v4))))
(assert (< 0.0 (+ 1.0 (to_real v2) (* (- 1.0) (to_real v1)) (to_real v3))))
(assert (< 0.0 (+ 1.0 (to_real v5))))
(assert (< 0.0 (+ (to_real v6) (to_real v7) (* (- 1.0) (to_real v5)) (* (- 1.0) (to_real v3)))))
(assert (< 0.0 (+ 1.0 (to_real v2))))
(assert (< 0.0 (+ 1.0 (to_real v5) (* (- 1.0) (to_real v7)) (to_real v3))))
(assert (and (<= 0.0 (to_real v8)) (< (to_real v8) (to_real v9))))
(assert (< 0.0 (+ (to_real v6) (* (- 1.0) (to_real v5)))))
(assert (< 0.0 (+ (to_real v0) (* (- 1.0) (to_real v2)))))
(assert (not (and (<= 0.0 (+ (to_real v2) (* (- 1.0) (to_real v1)) (to_real v3))) (< (+ (to_real v2) (* (- 1.0) (to_real v1)) (to_real v3)) (to_real v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k1
(declare-const v1 Int) ; kernel_2
(declare-const v2 Int) ; value_of_floor(x0/2)()[K]
(declare-const v3 Int) ; kernel_0
(declare-const v4 Int) ; TWO
(declare-const v5 Int) ; kernel_1
(declare-const v6 Int) ; K
(declare-const v7 Int) ; k2
(declare-const v8 Int) ; Y
(declare-const v9 Int) ; X
(declare-const v10 Int) ; k0
(declare-const v11 Int) ; BATCH
(assert (< 0 (+ 1 v0 v1 (* (- 1) v2))))
(assert (< 0 (+ 1 (* (- 1) (ite (>= (+ (- 1) v3) 0) (+ (- 1) v3) (- (+ (- 1) v3)))))))
(assert (and (<= 0 v3) (< v3 v4)))
(assert (and (<= 0 v5) (< v5 v6)))
(assert (and (<= 0 v7) (< v7 v8)))
(assert (< 0 (+ v9 (* (- 1) v0) (* (- 1) v1) v2)))
(assert (and (<= 0 v0) (< v0 v9)))
(assert (< 0 (+ 1 v7 v5 (* (- 1) v2))))
(assert (< 0 (+ v8 (* (- 1) v7) (* (- 1) v5) v2)))
(assert (and (<= 0 v10) (< v10 v11)))
(assert (and (<= 0 v1) (< v1 v6)))
(assert (not (and (<= 0 (+ v0 v1 (* (- 1) v2))) (< (+ v0 v1 (* (- 1) v2)) v9))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k1
(declare-const v1 Int) ; kernel_2
(declare-const v2 Int) ; value_of_floor(x0/2)()[K]
(declare-const v3 Int) ; kernel_0
(declare-const v4 Int) ; TWO
(declare-const v5 Int) ; kernel_1
(declare-const v6 Int) ; K
(declare-const v7 Int) ; k2
(declare-const v8 Int) ; Y
(declare-const v9 Int) ; X
(declare-const v10 Int) ; k0
(declare-const v11 Int) ; BATCH
(assert (< 0.0 (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)))))
(assert (< 0.0 (+ 1.0 (* (- 1.0) (ite (>= (+ (- 1.0) (to_real v3)) 0.0) (+ (- 1.0) (to_real v3)) (- (+ (- 1.0) (to_real v3))))))))
(assert (and (<= 0.0 (to_real v3)) (< (to_real v3) (to_real v4))))
(assert (and (<= 0.0 (to_real v5)) (< (to_real v5) (to_real v6))))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v8))))
(assert (< 0.0 (+ (to_real v9) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1)) (to_real v2))))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v9))))
(assert (< 0.0 (+ 1.0 (to_real v7) (to_real v5) (* (- 1.0) (to_real v2)))))
(assert (< 0.0 (+ (to_real v8) (* (- 1.0) (to_real v7)) (* (- 1.0) (to_real v5)) (to_real v2))))
(assert (and (<= 0.0 (to_real v10)) (< (to_real v10) (to_real v11))))
(assert (and (<= 0.0 (to_real v1)) (< (to_real v1) (to_real v6))))
(assert (not (and (<= 0.0 (+ (to_real v7) (to_real v5) (* (- 1.0) (to_real v2)))) (< (+ (to_real v7) (to_real v5) (* (- 1.0) (to_real v2))) (to_real v8)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Y
(declare-const v1 Int) ; k0
(declare-const v2 Int) ; y
(declare-const v3 Int) ; value_of_floor(x0/2)()[K]
(declare-const v4 Int) ; K
(declare-const v5 Int) ; x
(declare-const v6 Int) ; X
(declare-const v7 Int) ; k1
(declare-const v8 Int) ; batch
(declare-const v9 Int) ; BATCH
(assert (< 0.0 (+ (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)))))
(assert (and (<= 0.0 (to_real v2)) (< (to_real v2) (to_real v0))))
(assert (and (<= 0.0 (to_real v1)) (< (to_real v1) (to_real v4))))
(assert (and (<= 0.0 (to_real v5)) (< (to_real v5) (to_real v6))))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v4))))
(assert (< 0.0 (+ 1.0 (to_real v2) (* (- 1.0) (to_real v1)) (to_real v3))))
(assert (< 0.0 (+ 1.0 (to_real v5))))
(assert (< 0.0 (+ (to_real v6) (to_real v7) (* (- 1.0) (to_real v5)) (* (- 1.0) (to_real v3)))))
(assert (< 0.0 (+ 1.0 (to_real v2))))
(assert (< 0.0 (+ 1.0 (to_real v5) (* (- 1.0) (to_real v7)) (to_real v3))))
(assert (and (<= 0.0 (to_real v8)) (< (to_real v8) (to_real v9))))
(assert (< 0.0 (+ (to_real v6) (* (- 1.0) (to_real v5)))))
(assert (< 0.0 (+ (to_real v0) (* (- 1.0) (to_real v2)))))
(assert (not (and (<= 0.0 (+ (to_real v5) (* (- 1.0) (to_real v7)) (to_real v3))) (< (+ (to_real v5) (* (- 1.0) (to_real v7)) (to_real v3)) (to_real v6)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k1
(declare-const v1 Int) ; kernel_2
(declare-const v2 Int) ; value_of_floor(x0/2)()[K]
(declare-const v3 Int) ; kernel_0
(declare-const v4 Int) ; TWO
(declare-const v5 Int) ; kernel_1
(declare-const v6 Int) ; K
(declare-const v7 Int) ; k2
(declare-const v8 Int) ; Y
(declare-const v9 Int) ; X
(declare-const v10 Int) ; k0
(declare-const v11 Int) ; BATCH
(assert (< 0.0 (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)))))
(assert (and (<= 0.0 (to_real v3)) (< (to_real v3) (to_real v4))))
(assert (and (<= 0.0 (to_real v5)) (< (to_real v5) (to_real v6))))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v8))))
(assert (< 0.0 (+ 1.0 (* (- 1.0) (ite (>= (to_real v3) 0.0) (to_real v3) (- (to_real v3)))))))
(assert (< 0.0 (+ (to_real v9) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1)) (to_real v2))))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v9))))
(assert (< 0.0 (+ 1.0 (to_real v7) (to_real v5) (* (- 1.0) (to_real v2)))))
(assert (< 0.0 (+ (to_real v8) (* (- 1.0) (to_real v7)) (* (- 1.0) (to_real v5)) (to_real v2))))
(assert (and (<= 0.0 (to_real v10)) (< (to_real v10) (to_real v11))))
(assert (and (<= 0.0 (to_real v1)) (< (to_real v1) (to_real v6))))
(assert (not (and (<= 0.0 (+ (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)))) (< (+ (to_real v0) (to_real v1) (* (- 1.0) (to_real v2))) (to_real v9)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; y
(declare-const v2 Int) ; value_of_floor(x0/2)()[K]
(declare-const v3 Int) ; Y
(declare-const v4 Int) ; K
(declare-const v5 Int) ; x
(declare-const v6 Int) ; X
(declare-const v7 Int) ; k1
(declare-const v8 Int) ; batch
(declare-const v9 Int) ; BATCH
(assert (< 0.0 (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)))))
(assert (and (<= 0.0 (to_real v1)) (< (to_real v1) (to_real v3))))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v4))))
(assert (and (<= 0.0 (to_real v5)) (< (to_real v5) (to_real v6))))
(assert (< 0.0 (+ 1.0 (to_real v7) (to_real v5) (* (- 1.0) (to_real v2)))))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v4))))
(assert (< 0.0 (+ (to_real v3) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1)) (to_real v2))))
(assert (< 0.0 (+ (to_real v6) (* (- 1.0) (to_real v7)) (* (- 1.0) (to_real v5)) (to_real v2))))
(assert (and (<= 0.0 (to_real v8)) (< (to_real v8) (to_real v9))))
(assert (not (and (<= 0.0 (+ (to_real v7) (to_real v5) (* (- 1.0) (to_real v2)))) (< (+ (to_real v7) (to_real v5) (* (- 1.0) (to_real v2))) (to_real v6)))))
(check-sat)

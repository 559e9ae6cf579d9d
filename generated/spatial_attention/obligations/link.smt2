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
(assert (not (= (ite (> 2.0 0.0) 1.0 0.0) 1.0)))
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
(declare-const v0 Real) ; base.t3[k0, k1, k2]
(declare-const v1 Real) ; exp base.t3[k0, k1, k2] 1
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
(declare-const v0 Int) ; k2
(declare-const v1 Int) ; K
(declare-const v2 Int) ; y
(declare-const v3 Int) ; value_of_floor(x0/2)[K]
(declare-const v4 Int) ; Y
(declare-const v5 Int) ; k3
(declare-const v6 Int) ; x
(declare-const v7 Int) ; X
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (< 0.0 (+ 1.0 (to_real v0) (to_real v2) (* (- 1.0) (to_real v3)))))
(assert (< 0.0 (+ (to_real v4) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v2)) (to_real v3))))
(assert (< 0.0 (+ 1.0 (to_real v5) (to_real v6) (* (- 1.0) (to_real v3)))))
(assert (< 0.0 (+ (to_real v7) (* (- 1.0) (to_real v5)) (* (- 1.0) (to_real v6)) (to_real v3))))
(assert (and (<= 0.0 (to_real v5)) (< (to_real v5) (to_real v1))))
(assert (not (and (<= 0.0 (+ (to_real v0) (to_real v2) (* (- 1.0) (to_real v3)))) (< (+ (to_real v0) (to_real v2) (* (- 1.0) (to_real v3))) (to_real v4)))))
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
(declare-const v1 Int) ; place.c
(declare-const v2 Int) ; place.size
(define-fun d3 () Real (+ 1.0 (* (- 1.0) (ite (>= (+ (to_real v0) (* (- 1.0) (to_real v1))) 0.0) (+ (to_real v0) (* (- 1.0) (to_real v1))) (- (+ (to_real v0) (* (- 1.0) (to_real v1))))))))
(assert (and (<= (+ 1.0 (to_real v1)) (to_real v0)) (< (to_real v0) (to_real v2))))
(assert (not (= (ite (> d3 0.0) 1.0 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; base.t3[k0, k2, k1]
(declare-const v1 Real) ; exp base.t3[k0, k2, k1] 1
(assert (> v1 0.0))
(assert (= (>= v0 0.0) (>= v1 1.0)))
(assert (= (<= v0 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 v0)))
(assert (not (< 0.0 (+ 1.0 (* 1.0 v1)))))
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
(declare-const v0 Real) ; Sigma(Sigma(Select(-_b2 + Y - y + value_of_floor(x0/2)[K], Select(_b2 + y - value_of_floor(x0/2)[K] + 1, Select(-_b1 + X - x + value_of_floor(x0/2)[K], Select(_b1 + x - value_of_floor(x0/2)[K] + 1, inv(C)*kernel[0, _b2, _b1]*Sigma(image[batch, _b0, _b2 + y - value_of_floor(x0/2)[K], _b1 + x - value_of_floor(x0/2)[K]], _b0, Range(0, C)) + Big(image[batch, _b0, _b2 + y - value_of_floor(x0/2)[K], _b1 + x - value_of_floor(x0/2)[K]], _b0, Range(0, C))*kernel[1, _b2, _b1], 0), 0), 0), 0), _b1, Range(0, K)), _b2, Range(0, K))
(declare-const v1 Real) ; exp Sigma(Sigma(Select(-_b2 + Y - y + value_of_floor(x0/2)[K], Select(_b2 + y - value_of_floor(x0/2)[K] + 1, Select(-_b1 + X - x + value_of_floor(x0/2)[K], Select(_b1 + x - value_of_floor(x0/2)[K] + 1, inv(C)*kernel[0, _b2, _b1]*Sigma(image[batch, _b0, _b2 + y - value_of_floor(x0/2)[K], _b1 + x - value_of_floor(x0/2)[K]], _b0, Range(0, C)) + Big(image[batch, _b0, _b2 + y - value_of_floor(x0/2)[K], _b1 + x - value_of_floor(x0/2)[K]], _b0, Range(0, C))*kernel[1, _b2, _b1], 0), 0), 0), 0), _b1, Range(0, K)), _b2, Range(0, K)) 1
(declare-const v2 Real) ; value exp(-Sigma(Sigma(Select(-_b2 + Y - y + value_of_floor(x0/2)[K], Select(_b2 + y - value_of_floor(x0/2)[K] + 1, Select(-_b1 + X - x + value_of_floor(x0/2)[K], Select(_b1 + x - value_of_floor(x0/2)[K] + 1, inv(C)*kernel[0, _b2, _b1]*Sigma(image[batch, _b0, _b2 + y - value_of_floor(x0/2)[K], _b1 + x - value_of_floor(x0/2)[K]], _b0, Range(0, C)) + Big(image[batch, _b0, _b2 + y - value_of_floor(x0/2)[K], _b1 + x - value_of_floor(x0/2)[K]], _b0, Range(0, C))*kernel[1, _b2, _b1], 0), 0), 0), 0), _b1, Range(0, K)), _b2, Range(0, K)))
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
(declare-const v0 Int) ; k7
(declare-const v1 Int) ; K
(declare-const v2 Int) ; k6
(declare-const v3 Int) ; y
(declare-const v4 Int) ; value_of_floor(x0/2)[K]
(declare-const v5 Int) ; Y
(declare-const v6 Int) ; X
(declare-const v7 Int) ; x
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (< 0.0 (+ 1.0 (to_real v2) (to_real v3) (* (- 1.0) (to_real v4)))))
(assert (and (<= 0.0 (to_real v2)) (< (to_real v2) (to_real v1))))
(assert (< 0.0 (+ (to_real v5) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)) (to_real v4))))
(assert (< 0.0 (+ (to_real v6) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v7)) (to_real v4))))
(assert (< 0.0 (+ 1.0 (to_real v0) (to_real v7) (* (- 1.0) (to_real v4)))))
(assert (not (and (<= 0.0 (+ (to_real v0) (to_real v7) (* (- 1.0) (to_real v4)))) (< (+ (to_real v0) (to_real v7) (* (- 1.0) (to_real v4))) (to_real v6)))))
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
(declare-const v0 Real) ; Sigma(Sigma(Select(-_b2 + Y - y + value_of_floor(x0/2)[K], Select(_b2 + y - value_of_floor(x0/2)[K] + 1, Select(-_b1 + X - x + value_of_floor(x0/2)[K], Select(_b1 + x - value_of_floor(x0/2)[K] + 1, inv(C)*kernel[0, _b2, _b1]*Sigma(image[batch, _b0, _b2 + y - value_of_floor(x0/2)[K], _b1 + x - value_of_floor(x0/2)[K]], _b0, Range(0, C)) + Big(image[batch, _b0, _b2 + y - value_of_floor(x0/2)[K], _b1 + x - value_of_floor(x0/2)[K]], _b0, Range(0, C))*kernel[1, _b2, _b1], 0), 0), 0), 0), _b1, Range(0, K)), _b2, Range(0, K))
(declare-const v1 Real) ; exp Sigma(Sigma(Select(-_b2 + Y - y + value_of_floor(x0/2)[K], Select(_b2 + y - value_of_floor(x0/2)[K] + 1, Select(-_b1 + X - x + value_of_floor(x0/2)[K], Select(_b1 + x - value_of_floor(x0/2)[K] + 1, inv(C)*kernel[0, _b2, _b1]*Sigma(image[batch, _b0, _b2 + y - value_of_floor(x0/2)[K], _b1 + x - value_of_floor(x0/2)[K]], _b0, Range(0, C)) + Big(image[batch, _b0, _b2 + y - value_of_floor(x0/2)[K], _b1 + x - value_of_floor(x0/2)[K]], _b0, Range(0, C))*kernel[1, _b2, _b1], 0), 0), 0), 0), _b1, Range(0, K)), _b2, Range(0, K)) 1
(declare-const v2 Real) ; value exp(-Sigma(Sigma(Select(-_b2 + Y - y + value_of_floor(x0/2)[K], Select(_b2 + y - value_of_floor(x0/2)[K] + 1, Select(-_b1 + X - x + value_of_floor(x0/2)[K], Select(_b1 + x - value_of_floor(x0/2)[K] + 1, inv(C)*kernel[0, _b2, _b1]*Sigma(image[batch, _b0, _b2 + y - value_of_floor(x0/2)[K], _b1 + x - value_of_floor(x0/2)[K]], _b0, Range(0, C)) + Big(image[batch, _b0, _b2 + y - value_of_floor(x0/2)[K], _b1 + x - value_of_floor(x0/2)[K]], _b0, Range(0, C))*kernel[1, _b2, _b1], 0), 0), 0), 0), _b1, Range(0, K)), _b2, Range(0, K)))
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
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; y
(declare-const v2 Int) ; value_of_floor(x0/2)[K]
(declare-const v3 Int) ; K
(declare-const v4 Int) ; k1
(declare-const v5 Int) ; Y
(declare-const v6 Int) ; X
(declare-const v7 Int) ; x
(assert (< 0.0 (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)))))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v3))))
(assert (and (<= 0.0 (to_real v4)) (< (to_real v4) (to_real v3))))
(assert (< 0.0 (+ (to_real v5) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1)) (to_real v2))))
(assert (< 0.0 (+ (to_real v6) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v7)) (to_real v2))))
(assert (< 0.0 (+ 1.0 (to_real v4) (to_real v7) (* (- 1.0) (to_real v2)))))
(assert (not (and (<= 0.0 (+ (to_real v4) (to_real v7) (* (- 1.0) (to_real v2)))) (< (+ (to_real v4) (to_real v7) (* (- 1.0) (to_real v2))) (to_real v6)))))
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
(declare-const v0 Int) ; k2
(declare-const v1 Int) ; K
(declare-const v2 Int) ; y
(declare-const v3 Int) ; value_of_floor(x0/2)[K]
(declare-const v4 Int) ; Y
(declare-const v5 Int) ; k3
(declare-const v6 Int) ; x
(declare-const v7 Int) ; X
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (< 0.0 (+ 1.0 (to_real v0) (to_real v2) (* (- 1.0) (to_real v3)))))
(assert (< 0.0 (+ (to_real v4) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v2)) (to_real v3))))
(assert (< 0.0 (+ 1.0 (to_real v5) (to_real v6) (* (- 1.0) (to_real v3)))))
(assert (< 0.0 (+ (to_real v7) (* (- 1.0) (to_real v5)) (* (- 1.0) (to_real v6)) (to_real v3))))
(assert (and (<= 0.0 (to_real v5)) (< (to_real v5) (to_real v1))))
(assert (not (and (<= 0.0 (+ (to_real v5) (to_real v6) (* (- 1.0) (to_real v3)))) (< (+ (to_real v5) (to_real v6) (* (- 1.0) (to_real v3))) (to_real v7)))))
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
(declare-const v0 Int) ; k7
(declare-const v1 Int) ; K
(declare-const v2 Int) ; k6
(declare-const v3 Int) ; y
(declare-const v4 Int) ; value_of_floor(x0/2)[K]
(declare-const v5 Int) ; Y
(declare-const v6 Int) ; X
(declare-const v7 Int) ; x
(assert (and (<= 0 v0) (< v0 v1)))
(assert (< 0 (+ 1 v2 v3 (* (- 1) v4))))
(assert (and (<= 0 v2) (< v2 v1)))
(assert (< 0 (+ v5 (* (- 1) v2) (* (- 1) v3) v4)))
(assert (< 0 (+ v6 (* (- 1) v0) (* (- 1) v7) v4)))
(assert (< 0 (+ 1 v0 v7 (* (- 1) v4))))
(assert (not (and (<= 0 (+ v2 v3 (* (- 1) v4))) (< (+ v2 v3 (* (- 1) v4)) v5))))
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
(declare-const v0 Real) ; guarded_c
(declare-const v1 Real) ; guarded_x
(assert (<= v0 0.0))
(assert (not (<= (ite (> v0 0.0) v1 0.0) 1.0)))
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
(declare-const v0 Int) ; place.c
(declare-const v1 Int) ; place.size
(assert (<= 0 v0))
(assert (< v0 v1))
(assert (not (= (* (ite (> (+ 1 v0) 0) 1 0) (ite (> (+ v1 (* (- 1) v0)) 0) 1 0)) 1)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k5
(declare-const v1 Int) ; x
(declare-const v2 Int) ; value_of_floor(x0/2)[K]
(declare-const v3 Int) ; k4
(declare-const v4 Int) ; K
(declare-const v5 Int) ; Y
(declare-const v6 Int) ; y
(declare-const v7 Int) ; X
(assert (< 0 (+ 1 v0 v1 (* (- 1) v2))))
(assert (and (<= 0 v3) (< v3 v4)))
(assert (and (<= 0 v0) (< v0 v4)))
(assert (< 0 (+ v5 (* (- 1) v3) (* (- 1) v6) v2)))
(assert (< 0 (+ 1 v3 v6 (* (- 1) v2))))
(assert (< 0 (+ v7 (* (- 1) v0) (* (- 1) v1) v2)))
(assert (not (and (<= 0 (+ v3 v6 (* (- 1) v2))) (< (+ v3 v6 (* (- 1) v2)) v5))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; guarded_x
(declare-const v1 Real) ; guarded_c
(assert (<= v0 1.0))
(assert (not (<= (ite (> v1 0.0) v0 0.0) 1.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k5
(declare-const v1 Int) ; x
(declare-const v2 Int) ; value_of_floor(x0/2)[K]
(declare-const v3 Int) ; k4
(declare-const v4 Int) ; K
(declare-const v5 Int) ; Y
(declare-const v6 Int) ; y
(declare-const v7 Int) ; X
(assert (< 0.0 (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)))))
(assert (and (<= 0.0 (to_real v3)) (< (to_real v3) (to_real v4))))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v4))))
(assert (< 0.0 (+ (to_real v5) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v6)) (to_real v2))))
(assert (< 0.0 (+ 1.0 (to_real v3) (to_real v6) (* (- 1.0) (to_real v2)))))
(assert (< 0.0 (+ (to_real v7) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1)) (to_real v2))))
(assert (not (and (<= 0.0 (+ (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)))) (< (+ (to_real v0) (to_real v1) (* (- 1.0) (to_real v2))) (to_real v7)))))
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

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; y
(declare-const v2 Int) ; value_of_floor(x0/2)[K]
(declare-const v3 Int) ; K
(declare-const v4 Int) ; k1
(declare-const v5 Int) ; Y
(declare-const v6 Int) ; X
(declare-const v7 Int) ; x
(assert (< 0 (+ 1 v0 v1 (* (- 1) v2))))
(assert (and (<= 0 v0) (< v0 v3)))
(assert (and (<= 0 v4) (< v4 v3)))
(assert (< 0 (+ v5 (* (- 1) v0) (* (- 1) v1) v2)))
(assert (< 0 (+ v6 (* (- 1) v4) (* (- 1) v7) v2)))
(assert (< 0 (+ 1 v4 v7 (* (- 1) v2))))
(assert (not (and (<= 0 (+ v0 v1 (* (- 1) v2))) (< (+ v0 v1 (* (- 1) v2)) v5))))
(check-sat)

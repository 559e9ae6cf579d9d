(set-logic ALL)
(declare-const v0 Int) ; M
(declare-const v1 Int) ; i
(declare-const v2 Int) ; N
(declare-const v3 Int) ; k0
(declare-const v4 Int) ; stride
(declare-const v5 Real) ; value_of_Mod(x0_-_x1_+_x2_-_x3,_x4)[M, N, i, k0, stride]
(define-fun d6 () Real (ite (>= (+ (to_real v2) (to_real v3) (to_real v4) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1))) (+ 1.0 (* (- 1.0) (ite (> (ite (>= v5 0.0) v5 (- v5)) 0.0) 1.0 0.0)))) (+ (to_real v2) (to_real v3) (to_real v4) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1))) (+ 1.0 (* (- 1.0) (ite (> (ite (>= v5 0.0) v5 (- v5)) 0.0) 1.0 0.0)))))
(define-fun d7 () Real (ite (<= (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))) d6) (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))) d6))
(assert (< 0.0 d7))
(assert (not (< 0.0 (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; M
(declare-const v1 Int) ; i
(declare-const v2 Int) ; N
(declare-const v3 Int) ; k0
(declare-const v4 Int) ; back_tile.1.last[batch, head, i]
(declare-const v5 Int) ; back_tile.1.first[batch, head, i]
(define-fun d6 () Real (ite (>= 0.0 (ite (<= (to_real v0) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v4))) (to_real v0) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v4)))) 0.0 (ite (<= (to_real v0) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v4))) (to_real v0) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v4)))))
(assert (< 0.0 (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)))))
(assert (< (to_real v4) (to_real v2)))
(assert (<= 0.0 (to_real v5)))
(assert (<= (to_real v5) (to_real v1)))
(assert (<= (to_real v1) (to_real v4)))
(assert (and (<= 0.0 (to_real v3)) (< (to_real v3) (to_real v0))))
(assert (not (and (<= 0.0 (to_real v3)) (< (to_real v3) d6))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; M
(declare-const v1 Int) ; i
(declare-const v2 Int) ; N
(declare-const v3 Int) ; k0
(declare-const v4 Int) ; tile.0.first[batch, head, i]
(declare-const v5 Int) ; tile.0.last[batch, head, i]
(define-fun d6 () Real (ite (>= 0.0 (ite (<= (to_real v0) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v5))) (to_real v0) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v5)))) 0.0 (ite (<= (to_real v0) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v5))) (to_real v0) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v5)))))
(assert (< 0.0 (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)))))
(assert (<= (to_real v4) (to_real v1)))
(assert (<= (to_real v1) (to_real v5)))
(assert (< (to_real v5) (to_real v2)))
(assert (<= 0.0 (to_real v4)))
(assert (and (<= 0.0 (to_real v3)) (< (to_real v3) (to_real v0))))
(assert (not (and (<= 0.0 (to_real v3)) (< (to_real v3) d6))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; M
(declare-const v1 Int) ; k0
(declare-const v2 Int) ; N
(declare-const v3 Int) ; j
(declare-const v4 Int) ; stride
(declare-const v5 Real) ; value_of_Mod(x0_-_x1_+_x2_-_x3,_x4)[M, N, k0, j, stride]
(define-fun d6 () Real (ite (>= (+ (to_real v2) (to_real v3) (to_real v4) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1))) (+ 1.0 (* (- 1.0) (ite (> (ite (>= v5 0.0) v5 (- v5)) 0.0) 1.0 0.0)))) (+ (to_real v2) (to_real v3) (to_real v4) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1))) (+ 1.0 (* (- 1.0) (ite (> (ite (>= v5 0.0) v5 (- v5)) 0.0) 1.0 0.0)))))
(define-fun d7 () Real (ite (<= (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))) d6) (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))) d6))
(assert (< 0.0 d7))
(assert (not (< 0.0 (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; N
(declare-const v2 Int) ; j
(declare-const v3 Int) ; stride
(declare-const v4 Int) ; M
(declare-const v5 Real) ; value_of_Mod(x0_-_x1_+_x2_-_x3,_x4)[M, N, k0, j, stride]
(define-fun d6 () Real (ite (>= (+ (to_real v1) (to_real v2) (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v0))) (+ 1.0 (* (- 1.0) (ite (> (ite (>= v5 0.0) v5 (- v5)) 0.0) 1.0 0.0)))) (+ (to_real v1) (to_real v2) (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v0))) (+ 1.0 (* (- 1.0) (ite (> (ite (>= v5 0.0) v5 (- v5)) 0.0) 1.0 0.0)))))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) 0.0)))
(assert (not (< 0.0 d6)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; M
(declare-const v2 Int) ; N
(declare-const v3 Int) ; j
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) 0.0)))
(assert (not (< 0.0 (+ 1.0 (to_real v1) (to_real v0) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; N
(declare-const v2 Int) ; stride
(declare-const v3 Int) ; M
(declare-const v4 Int) ; i
(declare-const v5 Real) ; value_of_Mod(x0_-_x1_+_x2_-_x3,_x4)[M, N, i, k0, stride]
(define-fun d6 () Real (ite (>= (+ (to_real v1) (to_real v0) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) (+ 1.0 (* (- 1.0) (ite (> (ite (>= v5 0.0) v5 (- v5)) 0.0) 1.0 0.0)))) (+ (to_real v1) (to_real v0) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) (+ 1.0 (* (- 1.0) (ite (> (ite (>= v5 0.0) v5 (- v5)) 0.0) 1.0 0.0)))))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) 0.0)))
(assert (not (< 0.0 d6)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; M
(declare-const v2 Int) ; i
(declare-const v3 Int) ; N
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) 0.0)))
(assert (not (< 0.0 (+ 1.0 (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v0))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; back_tile.0.first[batch, head, j]
(declare-const v1 Int) ; j
(declare-const v2 Int) ; back_tile.0.last[batch, head, j]
(declare-const v3 Int) ; k0
(declare-const v4 Int) ; N
(declare-const v5 Int) ; M
(define-fun d6 () Real (ite (>= (ite (>= 0.0 (to_real v4)) 0.0 (to_real v4)) (+ (to_real v4) (* (- 1.0) (to_real v5)) (to_real v0))) (ite (>= 0.0 (to_real v4)) 0.0 (to_real v4)) (+ (to_real v4) (* (- 1.0) (to_real v5)) (to_real v0))))
(assert (<= (to_real v0) (to_real v1)))
(assert (<= 0.0 (to_real v0)))
(assert (<= (to_real v1) (to_real v2)))
(assert (and (<= 0.0 (to_real v3)) (< (to_real v3) (to_real v4))))
(assert (< 0.0 (+ 1.0 (to_real v5) (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v1)))))
(assert (< (to_real v2) (to_real v5)))
(assert (not (and (<= (ite (>= 0.0 (+ (to_real v4) (* (- 1.0) (to_real v5)) (to_real v0))) 0.0 (+ (to_real v4) (* (- 1.0) (to_real v5)) (to_real v0))) (to_real v3)) (< (to_real v3) d6))))
(check-sat)

(set-logic ALL)
(declare-const v0 Int) ; back_tile.0.first[batch, head, j]
(declare-const v1 Int) ; j
(declare-const v2 Int) ; N
(declare-const v3 Int) ; window_left
(declare-const v4 Int) ; M
(declare-const v5 Int) ; k0
(declare-const v6 Int) ; back_tile.0.last[batch, head, j]
(declare-const v7 Int) ; window_right
(define-fun d8 () Real (ite (>= 0.0 (+ (to_real v2) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v7)) (to_real v0))) 0.0 (+ (to_real v2) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v7)) (to_real v0))))
(define-fun d9 () Real (ite (<= (to_real v2) (+ 1.0 (to_real v2) (to_real v3) (* (- 1.0) (to_real v4)) (to_real v6))) (to_real v2) (+ 1.0 (to_real v2) (to_real v3) (* (- 1.0) (to_real v4)) (to_real v6))))
(define-fun d10 () Real (ite (>= 0.0 (+ (to_real v2) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v7)) (to_real v0))) 0.0 (+ (to_real v2) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v7)) (to_real v0))))
(assert (<= (to_real v0) (to_real v1)))
(assert (< 0.0 (+ 1.0 (to_real v2) (to_real v1) (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v5)))))
(assert (<= 0.0 (to_real v0)))
(assert (<= (to_real v1) (to_real v6)))
(assert (< 0.0 (+ 1.0 (to_real v4) (to_real v5) (to_real v7) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v1)))))
(assert (and (<= 0.0 (to_real v5)) (< (to_real v5) (to_real v2))))
(assert (< (to_real v6) (to_real v4)))
(assert (not (and (<= d8 (to_real v5)) (< (to_real v5) (ite (>= d10 d9) d10 d9)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; N
(declare-const v1 Int) ; k0
(declare-const v2 Int) ; window_left
(declare-const v3 Int) ; M
(declare-const v4 Int) ; i
(declare-const v5 Int) ; window_right
(declare-const v6 Real) ; value_of_Mod(x0_-_x1_+_x3_-_x4,_x2)[M, N, dilation, i, k0]
(define-fun d7 () Real (ite (<= (+ 1.0 (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) (+ 1.0 (to_real v3) (to_real v4) (to_real v5) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1)))) (+ 1.0 (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) (+ 1.0 (to_real v3) (to_real v4) (to_real v5) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1)))))
(assert (< 0.0 (ite (<= d7 (+ 1.0 (* (- 1.0) (ite (> (ite (>= v6 0.0) v6 (- v6)) 0.0) 1.0 0.0)))) d7 (+ 1.0 (* (- 1.0) (ite (> (ite (>= v6 0.0) v6 (- v6)) 0.0) 1.0 0.0))))))
(assert (not (< 0.0 (+ 1.0 (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Real) ; value_of_Mod(x0_-_x1_+_x3_-_x4,_x2)[M, N, dilation, i, k0]
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) 0.0)))
(assert (not (< 0.0 (+ 1.0 (* (- 1.0) (ite (> (ite (>= v1 0.0) v1 (- v1)) 0.0) 1.0 0.0))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; N
(declare-const v1 Int) ; j
(declare-const v2 Int) ; window_left
(declare-const v3 Int) ; M
(declare-const v4 Int) ; k0
(declare-const v5 Int) ; window_right
(declare-const v6 Real) ; value_of_Mod(x0_-_x1_+_x3_-_x4,_x2)[M, N, dilation, k0, j]
(define-fun d7 () Real (ite (<= (+ 1.0 (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) (+ 1.0 (to_real v3) (to_real v4) (to_real v5) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1)))) (+ 1.0 (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) (+ 1.0 (to_real v3) (to_real v4) (to_real v5) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1)))))
(assert (< 0.0 (ite (<= d7 (+ 1.0 (* (- 1.0) (ite (> (ite (>= v6 0.0) v6 (- v6)) 0.0) 1.0 0.0)))) d7 (+ 1.0 (* (- 1.0) (ite (> (ite (>= v6 0.0) v6 (- v6)) 0.0) 1.0 0.0))))))
(assert (not (< 0.0 (+ 1.0 (to_real v3) (to_real v4) (to_real v5) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; M
(declare-const v2 Int) ; window_right
(declare-const v3 Int) ; N
(declare-const v4 Int) ; j
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) 0.0)))
(assert (not (< 0.0 (+ 1.0 (to_real v1) (to_real v0) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; tile.0.first[batch, head, i]
(declare-const v1 Int) ; i
(declare-const v2 Int) ; M
(declare-const v3 Int) ; window_right
(declare-const v4 Int) ; N
(declare-const v5 Int) ; k0
(declare-const v6 Int) ; tile.0.last[batch, head, i]
(declare-const v7 Int) ; window_left
(define-fun d8 () Real (ite (>= 0.0 (+ (to_real v2) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v7)) (to_real v0))) 0.0 (+ (to_real v2) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v7)) (to_real v0))))
(define-fun d9 () Real (ite (<= (to_real v2) (+ 1.0 (to_real v2) (to_real v3) (* (- 1.0) (to_real v4)) (to_real v6))) (to_real v2) (+ 1.0 (to_real v2) (to_real v3) (* (- 1.0) (to_real v4)) (to_real v6))))
(define-fun d10 () Real (ite (>= 0.0 (+ (to_real v2) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v7)) (to_real v0))) 0.0 (+ (to_real v2) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v7)) (to_real v0))))
(assert (<= (to_real v0) (to_real v1)))
(assert (< 0.0 (+ 1.0 (to_real v2) (to_real v1) (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v5)))))
(assert (<= (to_real v1) (to_real v6)))
(assert (< 0.0 (+ 1.0 (to_real v4) (to_real v5) (to_real v7) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v1)))))
(assert (< (to_real v6) (to_real v4)))
(assert (<= 0.0 (to_real v0)))
(assert (and (<= 0.0 (to_real v5)) (< (to_real v5) (to_real v2))))
(assert (not (and (<= d8 (to_real v5)) (< (to_real v5) (ite (>= d10 d9) d10 d9)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; back_tile.1.last[batch, head, i]
(declare-const v1 Int) ; N
(declare-const v2 Int) ; back_tile.1.first[batch, head, i]
(declare-const v3 Int) ; M
(declare-const v4 Int) ; i
(declare-const v5 Int) ; window_right
(declare-const v6 Int) ; k0
(declare-const v7 Int) ; window_left
(define-fun d8 () Real (ite (>= 0.0 (+ (to_real v3) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v7)) (to_real v2))) 0.0 (+ (to_real v3) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v7)) (to_real v2))))
(define-fun d9 () Real (ite (<= (to_real v3) (+ 1.0 (to_real v3) (to_real v5) (* (- 1.0) (to_real v1)) (to_real v0))) (to_real v3) (+ 1.0 (to_real v3) (to_real v5) (* (- 1.0) (to_real v1)) (to_real v0))))
(define-fun d10 () Real (ite (>= 0.0 (+ (to_real v3) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v7)) (to_real v2))) 0.0 (+ (to_real v3) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v7)) (to_real v2))))
(assert (< (to_real v0) (to_real v1)))
(assert (<= 0.0 (to_real v2)))
(assert (< 0.0 (+ 1.0 (to_real v3) (to_real v4) (to_real v5) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v6)))))
(assert (<= (to_real v2) (to_real v4)))
(assert (<= (to_real v4) (to_real v0)))
(assert (< 0.0 (+ 1.0 (to_real v1) (to_real v6) (to_real v7) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4)))))
(assert (and (<= 0.0 (to_real v6)) (< (to_real v6) (to_real v3))))
(assert (not (and (<= d8 (to_real v6)) (< (to_real v6) (ite (>= d10 d9) d10 d9)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Real) ; value_of_Mod(x0_-_x1_+_x3_-_x4,_x2)[M, N, dilation, k0, j]
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) 0.0)))
(assert (not (< 0.0 (+ 1.0 (* (- 1.0) (ite (> (ite (>= v1 0.0) v1 (- v1)) 0.0) 1.0 0.0))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; N
(declare-const v1 Int) ; k0
(declare-const v2 Int) ; window_left
(declare-const v3 Int) ; M
(declare-const v4 Int) ; i
(declare-const v5 Int) ; window_right
(declare-const v6 Real) ; value_of_Mod(x0_-_x1_+_x3_-_x4,_x2)[M, N, dilation, i, k0]
(define-fun d7 () Real (ite (<= (+ 1.0 (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) (+ 1.0 (to_real v3) (to_real v4) (to_real v5) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1)))) (+ 1.0 (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) (+ 1.0 (to_real v3) (to_real v4) (to_real v5) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1)))))
(assert (< 0.0 (ite (<= d7 (+ 1.0 (* (- 1.0) (ite (> (ite (>= v6 0.0) v6 (- v6)) 0.0) 1.0 0.0)))) d7 (+ 1.0 (* (- 1.0) (ite (> (ite (>= v6 0.0) v6 (- v6)) 0.0) 1.0 0.0))))))
(assert (not (< 0.0 (+ 1.0 (to_real v3) (to_real v4) (to_real v5) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; N
(declare-const v2 Int) ; window_left
(declare-const v3 Int) ; M
(declare-const v4 Int) ; i
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) 0.0)))
(assert (not (< 0.0 (+ 1.0 (to_real v1) (to_real v0) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; N
(declare-const v2 Int) ; j
(declare-const v3 Int) ; window_left
(declare-const v4 Int) ; M
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) 0.0)))
(assert (not (< 0.0 (+ 1.0 (to_real v1) (to_real v2) (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v0))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; M
(declare-const v2 Int) ; i
(declare-const v3 Int) ; window_right
(declare-const v4 Int) ; N
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) 0.0)))
(assert (not (< 0.0 (+ 1.0 (to_real v1) (to_real v2) (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v0))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; N
(declare-const v1 Int) ; j
(declare-const v2 Int) ; window_left
(declare-const v3 Int) ; M
(declare-const v4 Int) ; k0
(declare-const v5 Int) ; window_right
(declare-const v6 Real) ; value_of_Mod(x0_-_x1_+_x3_-_x4,_x2)[M, N, dilation, k0, j]
(define-fun d7 () Real (ite (<= (+ 1.0 (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) (+ 1.0 (to_real v3) (to_real v4) (to_real v5) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1)))) (+ 1.0 (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) (+ 1.0 (to_real v3) (to_real v4) (to_real v5) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1)))))
(assert (< 0.0 (ite (<= d7 (+ 1.0 (* (- 1.0) (ite (> (ite (>= v6 0.0) v6 (- v6)) 0.0) 1.0 0.0)))) d7 (+ 1.0 (* (- 1.0) (ite (> (ite (>= v6 0.0) v6 (- v6)) 0.0) 1.0 0.0))))))
(assert (not (< 0.0 (+ 1.0 (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))))))
(check-sat)

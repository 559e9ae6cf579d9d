(set-logic ALL)
(declare-const v0 Int) ; tile.0.first[batch, head, i]
(declare-const v1 Int) ; i
(declare-const v2 Int) ; N
(declare-const v3 Int) ; k0
(declare-const v4 Int) ; window_left
(declare-const v5 Int) ; M
(declare-const v6 Int) ; window_right
(define-fun d7 () Int (ite (<= (+ 1 v2 v3 v4 (* (- 1) v5) (* (- 1) v1)) (+ 1 v5 v1 v6 (* (- 1) v2) (* (- 1) v3))) (+ 1 v2 v3 v4 (* (- 1) v5) (* (- 1) v1)) (+ 1 v5 v1 v6 (* (- 1) v2) (* (- 1) v3))))
(declare-const v7 Int) ; tile.0.last[batch, head, i]
(define-fun d9 () Int (ite (>= (ite (>= 0 (+ v5 (* (- 1) v2) (* (- 1) v4) v0)) 0 (+ v5 (* (- 1) v2) (* (- 1) v4) v0)) (ite (<= v5 (+ 1 v5 v6 (* (- 1) v2) v7)) v5 (+ 1 v5 v6 (* (- 1) v2) v7))) (ite (>= 0 (+ v5 (* (- 1) v2) (* (- 1) v4) v0)) 0 (+ v5 (* (- 1) v2) (* (- 1) v4) v0)) (ite (<= v5 (+ 1 v5 v6 (* (- 1) v2) v7)) v5 (+ 1 v5 v6 (* (- 1) v2) v7))))
(assert (<= v0 v1))
(assert (< 0 d7))
(assert (<= v1 v7))
(assert (< v7 v2))
(assert (<= 0 v0))
(assert (and (<= 0 v3) (< v3 v5)))
(assert (not (and (<= (ite (>= 0 (+ v5 (* (- 1) v2) (* (- 1) v4) v0)) 0 (+ v5 (* (- 1) v2) (* (- 1) v4) v0)) v3) (< v3 d9))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; back_tile.0.first[batch, head, j]
(declare-const v1 Int) ; j
(declare-const v2 Int) ; back_tile.0.last[batch, head, j]
(declare-const v3 Int) ; N
(declare-const v4 Int) ; window_left
(declare-const v5 Int) ; M
(declare-const v6 Int) ; k0
(declare-const v7 Int) ; window_right
(define-fun d8 () Int (ite (<= (+ 1 v3 v1 v4 (* (- 1) v5) (* (- 1) v6)) (+ 1 v5 v6 v7 (* (- 1) v3) (* (- 1) v1))) (+ 1 v3 v1 v4 (* (- 1) v5) (* (- 1) v6)) (+ 1 v5 v6 v7 (* (- 1) v3) (* (- 1) v1))))
(define-fun d9 () Int (ite (>= (ite (>= 0 (+ v3 (* (- 1) v5) (* (- 1) v7) v0)) 0 (+ v3 (* (- 1) v5) (* (- 1) v7) v0)) (ite (<= v3 (+ 1 v3 v4 (* (- 1) v5) v2)) v3 (+ 1 v3 v4 (* (- 1) v5) v2))) (ite (>= 0 (+ v3 (* (- 1) v5) (* (- 1) v7) v0)) 0 (+ v3 (* (- 1) v5) (* (- 1) v7) v0)) (ite (<= v3 (+ 1 v3 v4 (* (- 1) v5) v2)) v3 (+ 1 v3 v4 (* (- 1) v5) v2))))
(assert (<= v0 v1))
(assert (<= 0 v0))
(assert (<= v1 v2))
(assert (< 0 d8))
(assert (and (<= 0 v6) (< v6 v3)))
(assert (< v2 v5))
(assert (not (and (<= (ite (>= 0 (+ v3 (* (- 1) v5) (* (- 1) v7) v0)) 0 (+ v3 (* (- 1) v5) (* (- 1) v7) v0)) v6) (< v6 d9))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; back_tile.1.last[batch, head, i]
(declare-const v1 Int) ; N
(declare-const v2 Int) ; back_tile.1.first[batch, head, i]
(declare-const v3 Int) ; k0
(declare-const v4 Int) ; M
(declare-const v5 Int) ; window_left
(define-fun d6 () Real (ite (>= 0.0 (+ (to_real v4) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v5)) (to_real v0))) 0.0 (+ (to_real v4) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v5)) (to_real v0))))
(declare-const v6 Int) ; window_right
(define-fun d8 () Real (ite (<= (to_real v4) (+ 1.0 (to_real v4) (to_real v6) (* (- 1.0) (to_real v1)) (to_real v2))) (to_real v4) (+ 1.0 (to_real v4) (to_real v6) (* (- 1.0) (to_real v1)) (to_real v2))))
(declare-const v7 Int) ; i
(assert (< (to_real v0) (to_real v1)))
(assert (<= 0.0 (to_real v2)))
(assert (and (<= d6 (to_real v3)) (< (to_real v3) d8)))
(assert (<= (to_real v2) (to_real v7)))
(assert (<= (to_real v7) (to_real v0)))
(assert (not (< 0.0 (+ 1.0 (to_real v4) (to_real v7) (to_real v6) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v3))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; N
(declare-const v2 Int) ; M
(declare-const v3 Int) ; window_right
(declare-const v4 Int) ; back_tile.0.last[batch, head, j]
(define-fun d5 () Real (ite (>= 0.0 (+ (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)) (to_real v4))) 0.0 (+ (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)) (to_real v4))))
(declare-const v5 Int) ; window_left
(declare-const v6 Int) ; back_tile.0.first[batch, head, j]
(define-fun d8 () Real (ite (<= (to_real v1) (+ 1.0 (to_real v1) (to_real v5) (* (- 1.0) (to_real v2)) (to_real v6))) (to_real v1) (+ 1.0 (to_real v1) (to_real v5) (* (- 1.0) (to_real v2)) (to_real v6))))
(declare-const v7 Int) ; j
(assert (and (<= d5 (to_real v0)) (< (to_real v0) d8)))
(assert (<= (to_real v6) (to_real v7)))
(assert (<= 0.0 (to_real v6)))
(assert (<= (to_real v7) (to_real v4)))
(assert (< (to_real v4) (to_real v2)))
(assert (not (< 0.0 (+ 1.0 (to_real v2) (to_real v0) (to_real v3) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v7))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; tile.0.first[batch, head, i]
(declare-const v1 Int) ; i
(declare-const v2 Int) ; tile.0.last[batch, head, i]
(declare-const v3 Int) ; k0
(declare-const v4 Int) ; M
(declare-const v5 Int) ; N
(declare-const v6 Int) ; window_left
(define-fun d7 () Real (ite (>= 0.0 (+ (to_real v4) (* (- 1.0) (to_real v5)) (* (- 1.0) (to_real v6)) (to_real v2))) 0.0 (+ (to_real v4) (* (- 1.0) (to_real v5)) (* (- 1.0) (to_real v6)) (to_real v2))))
(declare-const v7 Int) ; window_right
(define-fun d9 () Real (ite (<= (to_real v4) (+ 1.0 (to_real v4) (to_real v7) (* (- 1.0) (to_real v5)) (to_real v0))) (to_real v4) (+ 1.0 (to_real v4) (to_real v7) (* (- 1.0) (to_real v5)) (to_real v0))))
(assert (<= (to_real v0) (to_real v1)))
(assert (<= (to_real v1) (to_real v2)))
(assert (and (<= d7 (to_real v3)) (< (to_real v3) d9)))
(assert (< (to_real v2) (to_real v5)))
(assert (<= 0.0 (to_real v0)))
(assert (not (< 0.0 (+ 1.0 (to_real v5) (to_real v3) (to_real v6) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v1))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; back_tile.1.last[batch, head, i]
(declare-const v1 Int) ; N
(declare-const v2 Int) ; back_tile.1.first[batch, head, i]
(declare-const v3 Int) ; k0
(declare-const v4 Int) ; window_left
(declare-const v5 Int) ; M
(declare-const v6 Int) ; i
(declare-const v7 Int) ; window_right
(define-fun d8 () Int (ite (<= (+ 1 v1 v3 v4 (* (- 1) v5) (* (- 1) v6)) (+ 1 v5 v6 v7 (* (- 1) v1) (* (- 1) v3))) (+ 1 v1 v3 v4 (* (- 1) v5) (* (- 1) v6)) (+ 1 v5 v6 v7 (* (- 1) v1) (* (- 1) v3))))
(define-fun d9 () Int (ite (>= (ite (>= 0 (+ v5 (* (- 1) v1) (* (- 1) v4) v2)) 0 (+ v5 (* (- 1) v1) (* (- 1) v4) v2)) (ite (<= v5 (+ 1 v5 v7 (* (- 1) v1) v0)) v5 (+ 1 v5 v7 (* (- 1) v1) v0))) (ite (>= 0 (+ v5 (* (- 1) v1) (* (- 1) v4) v2)) 0 (+ v5 (* (- 1) v1) (* (- 1) v4) v2)) (ite (<= v5 (+ 1 v5 v7 (* (- 1) v1) v0)) v5 (+ 1 v5 v7 (* (- 1) v1) v0))))
(assert (< v0 v1))
(assert (<= 0 v2))
(assert (< 0 d8))
(assert (<= v2 v6))
(assert (<= v6 v0))
(assert (and (<= 0 v3) (< v3 v5)))
(assert (not (and (<= (ite (>= 0 (+ v5 (* (- 1) v1) (* (- 1) v4) v2)) 0 (+ v5 (* (- 1) v1) (* (- 1) v4) v2)) v3) (< v3 d9))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; back_tile.1.last[batch, head, i]
(declare-const v1 Int) ; N
(declare-const v2 Int) ; back_tile.1.first[batch, head, i]
(declare-const v3 Int) ; k0
(declare-const v4 Int) ; M
(declare-const v5 Int) ; window_left
(define-fun d6 () Real (ite (>= 0.0 (+ (to_real v4) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v5)) (to_real v0))) 0.0 (+ (to_real v4) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v5)) (to_real v0))))
(declare-const v6 Int) ; window_right
(define-fun d8 () Real (ite (<= (to_real v4) (+ 1.0 (to_real v4) (to_real v6) (* (- 1.0) (to_real v1)) (to_real v2))) (to_real v4) (+ 1.0 (to_real v4) (to_real v6) (* (- 1.0) (to_real v1)) (to_real v2))))
(declare-const v7 Int) ; i
(assert (< (to_real v0) (to_real v1)))
(assert (<= 0.0 (to_real v2)))
(assert (and (<= d6 (to_real v3)) (< (to_real v3) d8)))
(assert (<= (to_real v2) (to_real v7)))
(assert (<= (to_real v7) (to_real v0)))
(assert (not (< 0.0 (+ 1.0 (to_real v1) (to_real v3) (to_real v5) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v7))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; N
(declare-const v2 Int) ; M
(declare-const v3 Int) ; window_right
(declare-const v4 Int) ; back_tile.0.last[batch, head, j]
(define-fun d5 () Real (ite (>= 0.0 (+ (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)) (to_real v4))) 0.0 (+ (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)) (to_real v4))))
(declare-const v5 Int) ; window_left
(declare-const v6 Int) ; back_tile.0.first[batch, head, j]
(define-fun d8 () Real (ite (<= (to_real v1) (+ 1.0 (to_real v1) (to_real v5) (* (- 1.0) (to_real v2)) (to_real v6))) (to_real v1) (+ 1.0 (to_real v1) (to_real v5) (* (- 1.0) (to_real v2)) (to_real v6))))
(declare-const v7 Int) ; j
(assert (and (<= d5 (to_real v0)) (< (to_real v0) d8)))
(assert (<= (to_real v6) (to_real v7)))
(assert (<= 0.0 (to_real v6)))
(assert (<= (to_real v7) (to_real v4)))
(assert (< (to_real v4) (to_real v2)))
(assert (not (< 0.0 (+ 1.0 (to_real v1) (to_real v7) (to_real v5) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v0))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; tile.0.first[batch, head, i]
(declare-const v1 Int) ; i
(declare-const v2 Int) ; tile.0.last[batch, head, i]
(declare-const v3 Int) ; k0
(declare-const v4 Int) ; M
(declare-const v5 Int) ; N
(declare-const v6 Int) ; window_left
(define-fun d7 () Real (ite (>= 0.0 (+ (to_real v4) (* (- 1.0) (to_real v5)) (* (- 1.0) (to_real v6)) (to_real v2))) 0.0 (+ (to_real v4) (* (- 1.0) (to_real v5)) (* (- 1.0) (to_real v6)) (to_real v2))))
(declare-const v7 Int) ; window_right
(define-fun d9 () Real (ite (<= (to_real v4) (+ 1.0 (to_real v4) (to_real v7) (* (- 1.0) (to_real v5)) (to_real v0))) (to_real v4) (+ 1.0 (to_real v4) (to_real v7) (* (- 1.0) (to_real v5)) (to_real v0))))
(assert (<= (to_real v0) (to_real v1)))
(assert (<= (to_real v1) (to_real v2)))
(assert (and (<= d7 (to_real v3)) (< (to_real v3) d9)))
(assert (< (to_real v2) (to_real v5)))
(assert (<= 0.0 (to_real v0)))
(assert (not (< 0.0 (+ 1.0 (to_real v4) (to_real v1) (to_real v7) (* (- 1.0) (to_real v5)) (* (- 1.0) (to_real v3))))))
(check-sat)

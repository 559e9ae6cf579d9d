(set-logic ALL)
(declare-const v0 Int) ; M
(declare-const v1 Int) ; i
(declare-const v2 Int) ; N
(declare-const v3 Int) ; k0
(declare-const v4 Int) ; back_tile.1.first[batch, head, group, i]
(declare-const v5 Int) ; back_tile.1.last[batch, head, group, i]
(declare-const v6 Int) ; sliding_window
(define-fun d7 () Real (ite (>= 0.0 (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v6)) (to_real v4))) 0.0 (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v6)) (to_real v4))))
(define-fun d8 () Real (ite (>= 0.0 (ite (<= (to_real v0) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v5))) (to_real v0) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v5)))) 0.0 (ite (<= (to_real v0) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v5))) (to_real v0) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v5)))))
(define-fun d9 () Real (ite (>= d8 (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v6)) (to_real v4))) d8 (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v6)) (to_real v4))))
(assert (< 0.0 (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)))))
(assert (<= 0.0 (to_real v4)))
(assert (<= (to_real v4) (to_real v1)))
(assert (< (to_real v5) (to_real v2)))
(assert (< 0.0 (+ (to_real v2) (to_real v3) (to_real v6) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1)))))
(assert (<= (to_real v1) (to_real v5)))
(assert (and (<= 0.0 (to_real v3)) (< (to_real v3) (to_real v0))))
(assert (not (and (<= d7 (to_real v3)) (< (to_real v3) d9))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; N
(declare-const v1 Int) ; j
(declare-const v2 Int) ; sliding_window
(declare-const v3 Int) ; M
(declare-const v4 Int) ; k0
(define-fun d5 () Real (ite (<= (+ (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) (+ 1.0 (to_real v3) (to_real v4) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1)))) (+ (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) (+ 1.0 (to_real v3) (to_real v4) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1)))))
(assert (< 0.0 d5))
(assert (not (< 0.0 (+ (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; back_tile.1.first[batch, head, group, i]
(declare-const v1 Int) ; i
(declare-const v2 Int) ; back_tile.1.last[batch, head, group, i]
(declare-const v3 Int) ; N
(declare-const v4 Int) ; k0
(declare-const v5 Int) ; M
(declare-const v6 Int) ; sliding_window
(define-fun d7 () Real (ite (>= 0.0 (+ 1.0 (to_real v5) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v6)) (to_real v2))) 0.0 (+ 1.0 (to_real v5) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v6)) (to_real v2))))
(assert (<= 0.0 (to_real v0)))
(assert (<= (to_real v0) (to_real v1)))
(assert (< (to_real v2) (to_real v3)))
(assert (and (<= d7 (to_real v4)) (< (to_real v4) (ite (<= (to_real v5) (+ 1.0 (to_real v5) (* (- 1.0) (to_real v3)) (to_real v0))) (to_real v5) (+ 1.0 (to_real v5) (* (- 1.0) (to_real v3)) (to_real v0))))))
(assert (<= (to_real v1) (to_real v2)))
(assert (not (< 0.0 (+ (to_real v3) (to_real v4) (to_real v6) (* (- 1.0) (to_real v5)) (* (- 1.0) (to_real v1))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; N
(declare-const v1 Int) ; k0
(declare-const v2 Int) ; sliding_window
(declare-const v3 Int) ; M
(declare-const v4 Int) ; i
(define-fun d5 () Real (ite (<= (+ (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) (+ 1.0 (to_real v3) (to_real v4) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1)))) (+ (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) (+ 1.0 (to_real v3) (to_real v4) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1)))))
(assert (< 0.0 d5))
(assert (not (< 0.0 (+ 1.0 (to_real v3) (to_real v4) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; tile.0.first[batch, head, group, i]
(declare-const v1 Int) ; i
(declare-const v2 Int) ; k0
(declare-const v3 Int) ; M
(declare-const v4 Int) ; N
(declare-const v5 Int) ; sliding_window
(declare-const v6 Int) ; tile.0.last[batch, head, group, i]
(define-fun d7 () Real (ite (>= 0.0 (+ 1.0 (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v5)) (to_real v6))) 0.0 (+ 1.0 (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v5)) (to_real v6))))
(assert (<= (to_real v0) (to_real v1)))
(assert (and (<= d7 (to_real v2)) (< (to_real v2) (ite (<= (to_real v3) (+ 1.0 (to_real v3) (* (- 1.0) (to_real v4)) (to_real v0))) (to_real v3) (+ 1.0 (to_real v3) (* (- 1.0) (to_real v4)) (to_real v0))))))
(assert (<= 0.0 (to_real v0)))
(assert (<= (to_real v1) (to_real v6)))
(assert (< (to_real v6) (to_real v4)))
(assert (not (< 0.0 (+ (to_real v4) (to_real v2) (to_real v5) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v1))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; tile.0.first[batch, head, group, i]
(declare-const v1 Int) ; i
(declare-const v2 Int) ; k0
(declare-const v3 Int) ; M
(declare-const v4 Int) ; N
(declare-const v5 Int) ; sliding_window
(declare-const v6 Int) ; tile.0.last[batch, head, group, i]
(define-fun d7 () Real (ite (>= 0.0 (+ 1.0 (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v5)) (to_real v6))) 0.0 (+ 1.0 (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v5)) (to_real v6))))
(assert (<= (to_real v0) (to_real v1)))
(assert (and (<= d7 (to_real v2)) (< (to_real v2) (ite (<= (to_real v3) (+ 1.0 (to_real v3) (* (- 1.0) (to_real v4)) (to_real v0))) (to_real v3) (+ 1.0 (to_real v3) (* (- 1.0) (to_real v4)) (to_real v0))))))
(assert (<= 0.0 (to_real v0)))
(assert (<= (to_real v1) (to_real v6)))
(assert (< (to_real v6) (to_real v4)))
(assert (not (< 0.0 (+ 1.0 (to_real v3) (to_real v1) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v2))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; M
(declare-const v1 Int) ; i
(declare-const v2 Int) ; N
(declare-const v3 Int) ; k0
(declare-const v4 Int) ; tile.0.first[batch, head, group, i]
(declare-const v5 Int) ; sliding_window
(declare-const v6 Int) ; tile.0.last[batch, head, group, i]
(define-fun d7 () Real (ite (>= 0.0 (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v5)) (to_real v4))) 0.0 (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v5)) (to_real v4))))
(define-fun d8 () Real (ite (>= 0.0 (ite (<= (to_real v0) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v6))) (to_real v0) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v6)))) 0.0 (ite (<= (to_real v0) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v6))) (to_real v0) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v6)))))
(define-fun d9 () Real (ite (>= d8 (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v5)) (to_real v4))) d8 (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v5)) (to_real v4))))
(assert (< 0.0 (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)))))
(assert (<= (to_real v4) (to_real v1)))
(assert (< 0.0 (+ (to_real v2) (to_real v3) (to_real v5) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1)))))
(assert (<= 0.0 (to_real v4)))
(assert (<= (to_real v1) (to_real v6)))
(assert (< (to_real v6) (to_real v2)))
(assert (and (<= 0.0 (to_real v3)) (< (to_real v3) (to_real v0))))
(assert (not (and (<= d7 (to_real v3)) (< (to_real v3) d9))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; N
(declare-const v1 Int) ; k0
(declare-const v2 Int) ; sliding_window
(declare-const v3 Int) ; M
(declare-const v4 Int) ; i
(define-fun d5 () Real (ite (<= (+ (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) (+ 1.0 (to_real v3) (to_real v4) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1)))) (+ (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) (+ 1.0 (to_real v3) (to_real v4) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1)))))
(assert (< 0.0 d5))
(assert (not (< 0.0 (+ (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; j
(declare-const v1 Int) ; back_tile.0.last[batch, head, group, j]
(declare-const v2 Int) ; back_tile.0.first[batch, head, group, j]
(declare-const v3 Int) ; M
(declare-const v4 Int) ; N
(declare-const v5 Int) ; sliding_window
(declare-const v6 Int) ; k0
(define-fun d7 () Real (ite (<= (to_real v4) (+ (to_real v4) (to_real v5) (* (- 1.0) (to_real v3)) (to_real v1))) (to_real v4) (+ (to_real v4) (to_real v5) (* (- 1.0) (to_real v3)) (to_real v1))))
(define-fun d8 () Real (ite (>= (ite (>= 0.0 (+ (to_real v4) (* (- 1.0) (to_real v3)) (to_real v2))) 0.0 (+ (to_real v4) (* (- 1.0) (to_real v3)) (to_real v2))) d7) (ite (>= 0.0 (+ (to_real v4) (* (- 1.0) (to_real v3)) (to_real v2))) 0.0 (+ (to_real v4) (* (- 1.0) (to_real v3)) (to_real v2))) d7))
(assert (<= (to_real v0) (to_real v1)))
(assert (<= 0.0 (to_real v2)))
(assert (<= (to_real v2) (to_real v0)))
(assert (< (to_real v1) (to_real v3)))
(assert (< 0.0 (+ (to_real v4) (to_real v0) (to_real v5) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v6)))))
(assert (and (<= 0.0 (to_real v6)) (< (to_real v6) (to_real v4))))
(assert (< 0.0 (+ 1.0 (to_real v3) (to_real v6) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v0)))))
(assert (not (and (<= (ite (>= 0.0 (+ (to_real v4) (* (- 1.0) (to_real v3)) (to_real v2))) 0.0 (+ (to_real v4) (* (- 1.0) (to_real v3)) (to_real v2))) (to_real v6)) (< (to_real v6) d8))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; N
(declare-const v1 Int) ; j
(declare-const v2 Int) ; sliding_window
(declare-const v3 Int) ; M
(declare-const v4 Int) ; k0
(define-fun d5 () Real (ite (<= (+ (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) (+ 1.0 (to_real v3) (to_real v4) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1)))) (+ (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) (+ 1.0 (to_real v3) (to_real v4) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1)))))
(assert (< 0.0 d5))
(assert (not (< 0.0 (+ 1.0 (to_real v3) (to_real v4) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; j
(declare-const v1 Int) ; back_tile.0.last[batch, head, group, j]
(declare-const v2 Int) ; back_tile.0.first[batch, head, group, j]
(declare-const v3 Int) ; k0
(declare-const v4 Int) ; N
(declare-const v5 Int) ; M
(declare-const v6 Int) ; sliding_window
(define-fun d7 () Real (ite (<= (to_real v4) (+ (to_real v4) (to_real v6) (* (- 1.0) (to_real v5)) (to_real v2))) (to_real v4) (+ (to_real v4) (to_real v6) (* (- 1.0) (to_real v5)) (to_real v2))))
(assert (<= (to_real v0) (to_real v1)))
(assert (<= 0.0 (to_real v2)))
(assert (and (<= (ite (>= 0.0 (+ (to_real v4) (* (- 1.0) (to_real v5)) (to_real v1))) 0.0 (+ (to_real v4) (* (- 1.0) (to_real v5)) (to_real v1))) (to_real v3)) (< (to_real v3) d7)))
(assert (<= (to_real v2) (to_real v0)))
(assert (< (to_real v1) (to_real v5)))
(assert (not (< 0.0 (+ (to_real v4) (to_real v0) (to_real v6) (* (- 1.0) (to_real v5)) (* (- 1.0) (to_real v3))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; j
(declare-const v1 Int) ; back_tile.0.last[batch, head, group, j]
(declare-const v2 Int) ; back_tile.0.first[batch, head, group, j]
(declare-const v3 Int) ; k0
(declare-const v4 Int) ; N
(declare-const v5 Int) ; M
(declare-const v6 Int) ; sliding_window
(define-fun d7 () Real (ite (<= (to_real v4) (+ (to_real v4) (to_real v6) (* (- 1.0) (to_real v5)) (to_real v2))) (to_real v4) (+ (to_real v4) (to_real v6) (* (- 1.0) (to_real v5)) (to_real v2))))
(assert (<= (to_real v0) (to_real v1)))
(assert (<= 0.0 (to_real v2)))
(assert (and (<= (ite (>= 0.0 (+ (to_real v4) (* (- 1.0) (to_real v5)) (to_real v1))) 0.0 (+ (to_real v4) (* (- 1.0) (to_real v5)) (to_real v1))) (to_real v3)) (< (to_real v3) d7)))
(assert (<= (to_real v2) (to_real v0)))
(assert (< (to_real v1) (to_real v5)))
(assert (not (< 0.0 (+ 1.0 (to_real v5) (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v0))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; back_tile.1.first[batch, head, group, i]
(declare-const v1 Int) ; i
(declare-const v2 Int) ; back_tile.1.last[batch, head, group, i]
(declare-const v3 Int) ; N
(declare-const v4 Int) ; k0
(declare-const v5 Int) ; M
(declare-const v6 Int) ; sliding_window
(define-fun d7 () Real (ite (>= 0.0 (+ 1.0 (to_real v5) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v6)) (to_real v2))) 0.0 (+ 1.0 (to_real v5) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v6)) (to_real v2))))
(assert (<= 0.0 (to_real v0)))
(assert (<= (to_real v0) (to_real v1)))
(assert (< (to_real v2) (to_real v3)))
(assert (and (<= d7 (to_real v4)) (< (to_real v4) (ite (<= (to_real v5) (+ 1.0 (to_real v5) (* (- 1.0) (to_real v3)) (to_real v0))) (to_real v5) (+ 1.0 (to_real v5) (* (- 1.0) (to_real v3)) (to_real v0))))))
(assert (<= (to_real v1) (to_real v2)))
(assert (not (< 0.0 (+ 1.0 (to_real v5) (to_real v1) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))))))
(check-sat)

(set-logic ALL)
(declare-const v0 Int) ; back_tile.0.first[batch, head, j]
(declare-const v1 Int) ; j
(declare-const v2 Int) ; back_tile.0.last[batch, head, j]
(declare-const v3 Int) ; k0
(declare-const v4 Int) ; N
(declare-const v5 Int) ; M
(define-fun d6 () Real (ite (<= (to_real v4) (ite (>= 0.0 (+ (to_real v4) (* (- 1.0) (to_real v5)) (to_real v2))) 0.0 (+ (to_real v4) (* (- 1.0) (to_real v5)) (to_real v2)))) (to_real v4) (ite (>= 0.0 (+ (to_real v4) (* (- 1.0) (to_real v5)) (to_real v2))) 0.0 (+ (to_real v4) (* (- 1.0) (to_real v5)) (to_real v2)))))
(define-fun d7 () Real (ite (>= (ite (>= 0.0 (+ (to_real v4) (* (- 1.0) (to_real v5)) (to_real v0))) 0.0 (+ (to_real v4) (* (- 1.0) (to_real v5)) (to_real v0))) (ite (<= (to_real v4) (+ (to_real v4) (* (- 1.0) (to_real v5)) (to_real v2))) (to_real v4) (+ (to_real v4) (* (- 1.0) (to_real v5)) (to_real v2)))) (ite (>= 0.0 (+ (to_real v4) (* (- 1.0) (to_real v5)) (to_real v0))) 0.0 (+ (to_real v4) (* (- 1.0) (to_real v5)) (to_real v0))) (ite (<= (to_real v4) (+ (to_real v4) (* (- 1.0) (to_real v5)) (to_real v2))) (to_real v4) (+ (to_real v4) (* (- 1.0) (to_real v5)) (to_real v2)))))
(assert (<= (to_real v0) (to_real v1)))
(assert (<= 0.0 (to_real v0)))
(assert (<= (to_real v1) (to_real v2)))
(assert (and (<= 0.0 (to_real v3)) (< (to_real v3) d6)))
(assert (< 0.0 (+ 1.0 (to_real v5) (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v1)))))
(assert (< (to_real v2) (to_real v5)))
(assert (not (and (<= (ite (>= 0.0 (+ (to_real v4) (* (- 1.0) (to_real v5)) (to_real v0))) 0.0 (+ (to_real v4) (* (- 1.0) (to_real v5)) (to_real v0))) (to_real v3)) (< (to_real v3) d7))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; M
(declare-const v1 Int) ; k0
(declare-const v2 Int) ; N
(declare-const v3 Int) ; j
(assert (< 0.0 (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)))))
(assert (not (< 0.0 (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; M
(declare-const v1 Int) ; i
(declare-const v2 Int) ; N
(declare-const v3 Int) ; k0
(assert (< 0.0 (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)))))
(assert (not (< 0.0 (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; tile.0.first[batch, head, i]
(declare-const v1 Int) ; i
(declare-const v2 Int) ; tile.0.last[batch, head, i]
(declare-const v3 Int) ; k0
(declare-const v4 Int) ; M
(declare-const v5 Int) ; N
(define-fun d6 () Real (ite (>= 0.0 (ite (<= (to_real v4) (+ 1.0 (to_real v4) (* (- 1.0) (to_real v5)) (to_real v0))) (to_real v4) (+ 1.0 (to_real v4) (* (- 1.0) (to_real v5)) (to_real v0)))) 0.0 (ite (<= (to_real v4) (+ 1.0 (to_real v4) (* (- 1.0) (to_real v5)) (to_real v0))) (to_real v4) (+ 1.0 (to_real v4) (* (- 1.0) (to_real v5)) (to_real v0)))))
(assert (<= (to_real v0) (to_real v1)))
(assert (<= (to_real v1) (to_real v2)))
(assert (and (<= 0.0 (to_real v3)) (< (to_real v3) d6)))
(assert (< (to_real v2) (to_real v5)))
(assert (<= 0.0 (to_real v0)))
(assert (not (< 0.0 (+ 1.0 (to_real v4) (to_real v1) (* (- 1.0) (to_real v5)) (* (- 1.0) (to_real v3))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; N
(declare-const v2 Int) ; M
(declare-const v3 Int) ; back_tile.0.last[batch, head, j]
(define-fun d4 () Real (ite (<= (to_real v1) (ite (>= 0.0 (+ (to_real v1) (* (- 1.0) (to_real v2)) (to_real v3))) 0.0 (+ (to_real v1) (* (- 1.0) (to_real v2)) (to_real v3)))) (to_real v1) (ite (>= 0.0 (+ (to_real v1) (* (- 1.0) (to_real v2)) (to_real v3))) 0.0 (+ (to_real v1) (* (- 1.0) (to_real v2)) (to_real v3)))))
(declare-const v4 Int) ; back_tile.0.first[batch, head, j]
(declare-const v5 Int) ; j
(assert (and (<= d4 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (<= (to_real v4) (to_real v5)))
(assert (<= 0.0 (to_real v4)))
(assert (<= (to_real v5) (to_real v3)))
(assert (< (to_real v3) (to_real v2)))
(assert (not (< 0.0 (+ 1.0 (to_real v2) (to_real v0) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v5))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; M
(declare-const v1 Int) ; i
(declare-const v2 Int) ; N
(declare-const v3 Int) ; k0
(declare-const v4 Int) ; back_tile.1.last[batch, head, i]
(declare-const v5 Int) ; back_tile.1.first[batch, head, i]
(define-fun d6 () Real (ite (>= 0.0 (ite (<= (to_real v0) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v5))) (to_real v0) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v5)))) 0.0 (ite (<= (to_real v0) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v5))) (to_real v0) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v5)))))
(define-fun d7 () Real (ite (>= (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v5)) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v4))) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v5)) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v4))))
(assert (< 0.0 (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)))))
(assert (< (to_real v4) (to_real v2)))
(assert (<= 0.0 (to_real v5)))
(assert (<= (to_real v5) (to_real v1)))
(assert (and (<= d6 (to_real v3)) (< (to_real v3) (to_real v0))))
(assert (<= (to_real v1) (to_real v4)))
(assert (not (and (<= d6 (to_real v3)) (< (to_real v3) (ite (>= 0.0 (ite (<= (to_real v0) d7) (to_real v0) d7)) 0.0 (ite (<= (to_real v0) d7) (to_real v0) d7))))))
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
(declare-const v0 Int) ; M
(declare-const v1 Int) ; i
(declare-const v2 Int) ; N
(declare-const v3 Int) ; k0
(declare-const v4 Int) ; tile.0.first[batch, head, i]
(define-fun d5 () Real (ite (>= 0.0 (ite (<= (to_real v0) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v4))) (to_real v0) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v4)))) 0.0 (ite (<= (to_real v0) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v4))) (to_real v0) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v4)))))
(declare-const v5 Int) ; tile.0.last[batch, head, i]
(define-fun d7 () Real (ite (>= (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v4)) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v5))) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v4)) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v5))))
(assert (< 0.0 (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)))))
(assert (<= (to_real v4) (to_real v1)))
(assert (and (<= d5 (to_real v3)) (< (to_real v3) (to_real v0))))
(assert (<= (to_real v1) (to_real v5)))
(assert (< (to_real v5) (to_real v2)))
(assert (<= 0.0 (to_real v4)))
(assert (not (and (<= d5 (to_real v3)) (< (to_real v3) (ite (>= 0.0 (ite (<= (to_real v0) d7) (to_real v0) d7)) 0.0 (ite (<= (to_real v0) d7) (to_real v0) d7))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; back_tile.1.last[batch, head, i]
(declare-const v1 Int) ; N
(declare-const v2 Int) ; back_tile.1.first[batch, head, i]
(declare-const v3 Int) ; i
(declare-const v4 Int) ; k0
(declare-const v5 Int) ; M
(define-fun d6 () Real (ite (>= 0.0 (ite (<= (to_real v5) (+ 1.0 (to_real v5) (* (- 1.0) (to_real v1)) (to_real v2))) (to_real v5) (+ 1.0 (to_real v5) (* (- 1.0) (to_real v1)) (to_real v2)))) 0.0 (ite (<= (to_real v5) (+ 1.0 (to_real v5) (* (- 1.0) (to_real v1)) (to_real v2))) (to_real v5) (+ 1.0 (to_real v5) (* (- 1.0) (to_real v1)) (to_real v2)))))
(assert (< (to_real v0) (to_real v1)))
(assert (<= 0.0 (to_real v2)))
(assert (<= (to_real v2) (to_real v3)))
(assert (and (<= 0.0 (to_real v4)) (< (to_real v4) d6)))
(assert (<= (to_real v3) (to_real v0)))
(assert (not (< 0.0 (+ 1.0 (to_real v5) (to_real v3) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v4))))))
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

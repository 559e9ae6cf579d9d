(set-logic ALL)
(declare-const v0 Int) ; tile.0.first[batch, head, i]
(declare-const v1 Int) ; i
(declare-const v2 Int) ; k0
(declare-const v3 Int) ; M
(declare-const v4 Int) ; N
(declare-const v5 Int) ; tile.0.last[batch, head, i]
(assert (<= (to_real v0) (to_real v1)))
(assert (and (<= 0.0 (to_real v2)) (< (to_real v2) (ite (<= (to_real v3) (+ 1.0 (to_real v3) (* (- 1.0) (to_real v4)) (to_real v0))) (to_real v3) (+ 1.0 (to_real v3) (* (- 1.0) (to_real v4)) (to_real v0))))))
(assert (<= (to_real v1) (to_real v5)))
(assert (< (to_real v5) (to_real v4)))
(assert (<= 0.0 (to_real v0)))
(assert (not (< 0.0 (+ 1.0 (to_real v3) (to_real v1) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v2))))))
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
(declare-const v0 Int) ; back_tile.0.first[batch, head, j]
(declare-const v1 Int) ; j
(declare-const v2 Int) ; back_tile.0.last[batch, head, j]
(declare-const v3 Int) ; M
(declare-const v4 Int) ; k0
(declare-const v5 Int) ; N
(assert (<= (to_real v0) (to_real v1)))
(assert (<= 0.0 (to_real v0)))
(assert (<= (to_real v1) (to_real v2)))
(assert (< (to_real v2) (to_real v3)))
(assert (and (<= (ite (>= 0.0 (+ (to_real v5) (* (- 1.0) (to_real v3)) (to_real v2))) 0.0 (+ (to_real v5) (* (- 1.0) (to_real v3)) (to_real v2))) (to_real v4)) (< (to_real v4) (to_real v5))))
(assert (not (< 0.0 (+ 1.0 (to_real v3) (to_real v4) (* (- 1.0) (to_real v5)) (* (- 1.0) (to_real v1))))))
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
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; M
(declare-const v2 Int) ; N
(declare-const v3 Int) ; back_tile.1.first[batch, head, i]
(declare-const v4 Int) ; back_tile.1.last[batch, head, i]
(declare-const v5 Int) ; i
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (ite (<= (to_real v1) (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (to_real v3))) (to_real v1) (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (to_real v3))))))
(assert (< (to_real v4) (to_real v2)))
(assert (<= 0.0 (to_real v3)))
(assert (<= (to_real v3) (to_real v5)))
(assert (<= (to_real v5) (to_real v4)))
(assert (not (< 0.0 (+ 1.0 (to_real v1) (to_real v5) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v0))))))
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

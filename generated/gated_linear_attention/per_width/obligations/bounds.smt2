(set-logic ALL)
(declare-const v0 Int) ; j
(declare-const v1 Int) ; k0
(assert (< 0.0 (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1)))))
(assert (not (< 0.0 (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; u
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) 0.0)))
(assert (not (< 0.0 (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; back_tile.2.first[batch, head, u]
(declare-const v1 Int) ; u
(declare-const v2 Int) ; back_tile.2.last[batch, head, u]
(declare-const v3 Int) ; L
(declare-const v4 Int) ; k0
(assert (<= (to_real v0) (to_real v1)))
(assert (<= (to_real v1) (to_real v2)))
(assert (<= 0.0 (to_real v0)))
(assert (< (to_real v2) (to_real v3)))
(assert (and (<= (ite (<= (to_real v3) (ite (>= 0.0 (to_real v2)) 0.0 (to_real v2))) (to_real v3) (ite (>= 0.0 (to_real v2)) 0.0 (to_real v2))) (to_real v4)) (< (to_real v4) (to_real v3))))
(assert (not (< 0.0 (+ 1.0 (to_real v4) (* (- 1.0) (to_real v1))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; i
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) 0.0)))
(assert (not (< 0.0 (+ 1.0 (to_real v1) (* (- 1.0) (to_real v0))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; tile.1.last[batch, head, i]
(declare-const v1 Int) ; L
(declare-const v2 Int) ; tile.1.first[batch, head, i]
(declare-const v3 Int) ; i
(declare-const v4 Int) ; k0
(define-fun d5 () Real (ite (>= 0.0 (ite (<= (to_real v1) (+ 1.0 (to_real v2))) (to_real v1) (+ 1.0 (to_real v2)))) 0.0 (ite (<= (to_real v1) (+ 1.0 (to_real v2))) (to_real v1) (+ 1.0 (to_real v2)))))
(define-fun d6 () Real (ite (<= (to_real v1) (ite (>= (+ 1.0 (to_real v2)) (+ 1.0 (to_real v0))) (+ 1.0 (to_real v2)) (+ 1.0 (to_real v0)))) (to_real v1) (ite (>= (+ 1.0 (to_real v2)) (+ 1.0 (to_real v0))) (+ 1.0 (to_real v2)) (+ 1.0 (to_real v0)))))
(assert (< (to_real v0) (to_real v1)))
(assert (<= 0.0 (to_real v2)))
(assert (<= (to_real v3) (to_real v0)))
(assert (< 0.0 (+ 1.0 (to_real v3) (* (- 1.0) (to_real v4)))))
(assert (<= (to_real v2) (to_real v3)))
(assert (and (<= d5 (to_real v4)) (< (to_real v4) (to_real v1))))
(assert (not (and (<= d5 (to_real v4)) (< (to_real v4) (ite (>= 0.0 d6) 0.0 d6)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; back_tile.0.first[batch, head, j]
(declare-const v1 Int) ; j
(declare-const v2 Int) ; k0
(declare-const v3 Int) ; L
(declare-const v4 Int) ; back_tile.0.last[batch, head, j]
(assert (<= (to_real v0) (to_real v1)))
(assert (and (<= (ite (<= (to_real v3) (ite (>= 0.0 (to_real v4)) 0.0 (to_real v4))) (to_real v3) (ite (>= 0.0 (to_real v4)) 0.0 (to_real v4))) (to_real v2)) (< (to_real v2) (to_real v3))))
(assert (<= 0.0 (to_real v0)))
(assert (<= (to_real v1) (to_real v4)))
(assert (< (to_real v4) (to_real v3)))
(assert (not (< 0.0 (+ 1.0 (to_real v2) (* (- 1.0) (to_real v1))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; j
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) 0.0)))
(assert (not (< 0.0 (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; L
(declare-const v2 Int) ; back_tile.1.first[batch, head, i]
(define-fun d3 () Real (ite (>= 0.0 (ite (<= (to_real v1) (+ 1.0 (to_real v2))) (to_real v1) (+ 1.0 (to_real v2)))) 0.0 (ite (<= (to_real v1) (+ 1.0 (to_real v2))) (to_real v1) (+ 1.0 (to_real v2)))))
(declare-const v3 Int) ; back_tile.1.last[batch, head, i]
(declare-const v4 Int) ; i
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) d3)))
(assert (< (to_real v3) (to_real v1)))
(assert (<= 0.0 (to_real v2)))
(assert (<= (to_real v2) (to_real v4)))
(assert (<= (to_real v4) (to_real v3)))
(assert (not (< 0.0 (+ 1.0 (to_real v4) (* (- 1.0) (to_real v0))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; j
(declare-const v1 Int) ; k0
(declare-const v2 Int) ; tile.0.last[batch, head, j]
(declare-const v3 Int) ; L
(declare-const v4 Int) ; tile.0.first[batch, head, j]
(define-fun d5 () Real (ite (>= 0.0 (ite (<= (to_real v3) (+ 1.0 (to_real v4))) (to_real v3) (+ 1.0 (to_real v4)))) 0.0 (ite (<= (to_real v3) (+ 1.0 (to_real v4))) (to_real v3) (+ 1.0 (to_real v4)))))
(define-fun d6 () Real (ite (<= (to_real v3) (ite (>= (+ 1.0 (to_real v4)) (+ 1.0 (to_real v2))) (+ 1.0 (to_real v4)) (+ 1.0 (to_real v2)))) (to_real v3) (ite (>= (+ 1.0 (to_real v4)) (+ 1.0 (to_real v2))) (+ 1.0 (to_real v4)) (+ 1.0 (to_real v2)))))
(assert (< 0.0 (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1)))))
(assert (< (to_real v2) (to_real v3)))
(assert (<= 0.0 (to_real v4)))
(assert (<= (to_real v0) (to_real v2)))
(assert (<= (to_real v4) (to_real v0)))
(assert (and (<= d5 (to_real v1)) (< (to_real v1) (to_real v3))))
(assert (not (and (<= d5 (to_real v1)) (< (to_real v1) (ite (>= 0.0 d6) 0.0 d6)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; i
(declare-const v1 Int) ; k0
(assert (< 0.0 (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1)))))
(assert (not (< 0.0 (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; j
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) 0.0)))
(assert (not (< 0.0 (+ 1.0 (to_real v1) (* (- 1.0) (to_real v0))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; back_tile.2.first[batch, head, u]
(declare-const v1 Int) ; u
(declare-const v2 Int) ; back_tile.2.last[batch, head, u]
(declare-const v3 Int) ; L
(declare-const v4 Int) ; k0
(define-fun d5 () Real (ite (>= (ite (>= 0.0 (to_real v0)) 0.0 (to_real v0)) (ite (<= (to_real v3) (to_real v2)) (to_real v3) (to_real v2))) (ite (>= 0.0 (to_real v0)) 0.0 (to_real v0)) (ite (<= (to_real v3) (to_real v2)) (to_real v3) (to_real v2))))
(assert (<= (to_real v0) (to_real v1)))
(assert (<= (to_real v1) (to_real v2)))
(assert (<= 0.0 (to_real v0)))
(assert (< (to_real v2) (to_real v3)))
(assert (and (<= 0.0 (to_real v4)) (< (to_real v4) (ite (<= (to_real v3) (ite (>= 0.0 (to_real v2)) 0.0 (to_real v2))) (to_real v3) (ite (>= 0.0 (to_real v2)) 0.0 (to_real v2))))))
(assert (< 0.0 (+ 1.0 (to_real v4) (* (- 1.0) (to_real v1)))))
(assert (not (and (<= (ite (>= 0.0 (to_real v0)) 0.0 (to_real v0)) (to_real v4)) (< (to_real v4) d5))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; tile.0.last[batch, head, j]
(declare-const v1 Int) ; L
(declare-const v2 Int) ; tile.0.first[batch, head, j]
(declare-const v3 Int) ; j
(declare-const v4 Int) ; k0
(define-fun d5 () Real (ite (>= 0.0 (ite (<= (to_real v1) (+ 1.0 (to_real v2))) (to_real v1) (+ 1.0 (to_real v2)))) 0.0 (ite (<= (to_real v1) (+ 1.0 (to_real v2))) (to_real v1) (+ 1.0 (to_real v2)))))
(assert (< (to_real v0) (to_real v1)))
(assert (<= 0.0 (to_real v2)))
(assert (<= (to_real v3) (to_real v0)))
(assert (<= (to_real v2) (to_real v3)))
(assert (and (<= 0.0 (to_real v4)) (< (to_real v4) d5)))
(assert (not (< 0.0 (+ 1.0 (to_real v3) (* (- 1.0) (to_real v4))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; L
(declare-const v2 Int) ; tile.1.first[batch, head, i]
(define-fun d3 () Real (ite (>= 0.0 (ite (<= (to_real v1) (+ 1.0 (to_real v2))) (to_real v1) (+ 1.0 (to_real v2)))) 0.0 (ite (<= (to_real v1) (+ 1.0 (to_real v2))) (to_real v1) (+ 1.0 (to_real v2)))))
(declare-const v3 Int) ; tile.1.last[batch, head, i]
(declare-const v4 Int) ; i
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) d3)))
(assert (< (to_real v3) (to_real v1)))
(assert (<= 0.0 (to_real v2)))
(assert (<= (to_real v4) (to_real v3)))
(assert (<= (to_real v2) (to_real v4)))
(assert (not (< 0.0 (+ 1.0 (to_real v4) (* (- 1.0) (to_real v0))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; L
(declare-const v2 Int) ; back_tile.1.first[batch, head, i]
(define-fun d3 () Real (ite (>= 0.0 (ite (<= (to_real v1) (+ 1.0 (to_real v2))) (to_real v1) (+ 1.0 (to_real v2)))) 0.0 (ite (<= (to_real v1) (+ 1.0 (to_real v2))) (to_real v1) (+ 1.0 (to_real v2)))))
(declare-const v3 Int) ; back_tile.1.last[batch, head, i]
(declare-const v4 Int) ; i
(define-fun d6 () Real (ite (<= (to_real v1) (ite (>= (+ 1.0 (to_real v2)) (+ 1.0 (to_real v3))) (+ 1.0 (to_real v2)) (+ 1.0 (to_real v3)))) (to_real v1) (ite (>= (+ 1.0 (to_real v2)) (+ 1.0 (to_real v3))) (+ 1.0 (to_real v2)) (+ 1.0 (to_real v3)))))
(assert (and (<= d3 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (< (to_real v3) (to_real v1)))
(assert (<= 0.0 (to_real v2)))
(assert (<= (to_real v2) (to_real v4)))
(assert (<= (to_real v4) (to_real v3)))
(assert (< 0.0 (+ 1.0 (to_real v4) (* (- 1.0) (to_real v0)))))
(assert (not (and (<= d3 (to_real v0)) (< (to_real v0) (ite (>= 0.0 d6) 0.0 d6)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; L
(declare-const v2 Int) ; back_tile.0.last[batch, head, j]
(declare-const v3 Int) ; back_tile.0.first[batch, head, j]
(declare-const v4 Int) ; j
(define-fun d5 () Real (ite (>= (ite (>= 0.0 (to_real v3)) 0.0 (to_real v3)) (ite (<= (to_real v1) (to_real v2)) (to_real v1) (to_real v2))) (ite (>= 0.0 (to_real v3)) 0.0 (to_real v3)) (ite (<= (to_real v1) (to_real v2)) (to_real v1) (to_real v2))))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (ite (<= (to_real v1) (ite (>= 0.0 (to_real v2)) 0.0 (to_real v2))) (to_real v1) (ite (>= 0.0 (to_real v2)) 0.0 (to_real v2))))))
(assert (<= (to_real v3) (to_real v4)))
(assert (<= 0.0 (to_real v3)))
(assert (<= (to_real v4) (to_real v2)))
(assert (< (to_real v2) (to_real v1)))
(assert (< 0.0 (+ 1.0 (to_real v0) (* (- 1.0) (to_real v4)))))
(assert (not (and (<= (ite (>= 0.0 (to_real v3)) 0.0 (to_real v3)) (to_real v0)) (< (to_real v0) d5))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; j
(assert (< 0.0 (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1)))))
(assert (not (< 0.0 (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; u
(assert (< 0.0 (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1)))))
(assert (not (< 0.0 (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1))))))
(check-sat)

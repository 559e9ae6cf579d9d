(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; prefix_lengths[batch]
(declare-const v2 Int) ; M
(declare-const v3 Int) ; i
(declare-const v4 Int) ; N
(define-fun d5 () Real (ite (>= (+ (* (- 1.0) (to_real v0)) (to_real v1)) (+ 1.0 (to_real v2) (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v0)))) (+ (* (- 1.0) (to_real v0)) (to_real v1)) (+ 1.0 (to_real v2) (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v0)))))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) 0.0)))
(assert (not (< 0.0 d5)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; j
(declare-const v2 Int) ; prefix_lengths[batch]
(declare-const v3 Int) ; M
(declare-const v4 Int) ; N
(define-fun d5 () Real (ite (>= (+ (* (- 1.0) (to_real v1)) (to_real v2)) (+ 1.0 (to_real v3) (to_real v0) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v1)))) (+ (* (- 1.0) (to_real v1)) (to_real v2)) (+ 1.0 (to_real v3) (to_real v0) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v1)))))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) 0.0)))
(assert (not (< 0.0 d5)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; N
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (not (and (<= 0.0 (to_real v0)) (< (to_real v0) (ite (>= 0.0 (to_real v1)) 0.0 (to_real v1))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; prefix_lengths[batch]
(declare-const v2 Int) ; M
(declare-const v3 Int) ; i
(declare-const v4 Int) ; N
(define-fun d5 () Real (ite (>= (+ (* (- 1.0) (to_real v0)) (to_real v1)) (+ 1.0 (to_real v2) (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v0)))) (+ (* (- 1.0) (to_real v0)) (to_real v1)) (+ 1.0 (to_real v2) (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v0)))))
(declare-const v5 Int) ; tile.0.first[batch, head, i]
(declare-const v6 Int) ; tile.0.last[batch, head, i]
(define-fun d8 () Real (ite (<= (to_real v2) (ite (>= (to_real v1) (+ 1.0 (to_real v2) (* (- 1.0) (to_real v4)) (to_real v6))) (to_real v1) (+ 1.0 (to_real v2) (* (- 1.0) (to_real v4)) (to_real v6)))) (to_real v2) (ite (>= (to_real v1) (+ 1.0 (to_real v2) (* (- 1.0) (to_real v4)) (to_real v6))) (to_real v1) (+ 1.0 (to_real v2) (* (- 1.0) (to_real v4)) (to_real v6)))))
(assert (< 0.0 d5))
(assert (<= (to_real v5) (to_real v3)))
(assert (<= (to_real v3) (to_real v6)))
(assert (< (to_real v6) (to_real v4)))
(assert (<= 0.0 (to_real v5)))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v2))))
(assert (not (and (<= 0.0 (to_real v0)) (< (to_real v0) (ite (>= 0.0 d8) 0.0 d8)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; back_tile.1.last[batch, head, i]
(declare-const v1 Int) ; N
(declare-const v2 Int) ; k0
(declare-const v3 Int) ; prefix_lengths[batch]
(declare-const v4 Int) ; M
(declare-const v5 Int) ; i
(define-fun d6 () Real (ite (>= (+ (* (- 1.0) (to_real v2)) (to_real v3)) (+ 1.0 (to_real v4) (to_real v5) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v2)))) (+ (* (- 1.0) (to_real v2)) (to_real v3)) (+ 1.0 (to_real v4) (to_real v5) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v2)))))
(declare-const v6 Int) ; back_tile.1.first[batch, head, i]
(define-fun d8 () Real (ite (<= (to_real v4) (ite (>= (to_real v3) (+ 1.0 (to_real v4) (* (- 1.0) (to_real v1)) (to_real v0))) (to_real v3) (+ 1.0 (to_real v4) (* (- 1.0) (to_real v1)) (to_real v0)))) (to_real v4) (ite (>= (to_real v3) (+ 1.0 (to_real v4) (* (- 1.0) (to_real v1)) (to_real v0))) (to_real v3) (+ 1.0 (to_real v4) (* (- 1.0) (to_real v1)) (to_real v0)))))
(assert (< (to_real v0) (to_real v1)))
(assert (< 0.0 d6))
(assert (<= 0.0 (to_real v6)))
(assert (<= (to_real v6) (to_real v5)))
(assert (<= (to_real v5) (to_real v0)))
(assert (and (<= 0.0 (to_real v2)) (< (to_real v2) (to_real v4))))
(assert (not (and (<= 0.0 (to_real v2)) (< (to_real v2) (ite (>= 0.0 d8) 0.0 d8)))))
(check-sat)

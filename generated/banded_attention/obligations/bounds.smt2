(set-logic ALL)
(declare-const v0 Int) ; back_tile.1.last[batch, head, i]
(declare-const v1 Int) ; N
(declare-const v2 Int) ; back_tile.1.first[batch, head, i]
(declare-const v3 Int) ; band_upper
(declare-const v4 Int) ; k0
(declare-const v5 Int) ; M
(declare-const v6 Int) ; i
(declare-const v7 Int) ; band_lower
(define-fun d8 () Real (ite (>= 0.0 (+ (to_real v5) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v3)) (to_real v2))) 0.0 (+ (to_real v5) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v3)) (to_real v2))))
(define-fun d9 () Real (ite (<= (to_real v5) (+ (to_real v5) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v7)) (to_real v0))) (to_real v5) (+ (to_real v5) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v7)) (to_real v0))))
(define-fun d10 () Real (ite (>= 0.0 (+ (to_real v5) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v3)) (to_real v2))) 0.0 (+ (to_real v5) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v3)) (to_real v2))))
(assert (< (to_real v0) (to_real v1)))
(assert (<= 0.0 (to_real v2)))
(assert (< 0.0 (+ 1.0 (to_real v1) (to_real v3) (to_real v4) (* (- 1.0) (to_real v5)) (* (- 1.0) (to_real v6)))))
(assert (<= (to_real v2) (to_real v6)))
(assert (< 0.0 (+ (to_real v5) (to_real v6) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v7)) (* (- 1.0) (to_real v4)))))
(assert (<= (to_real v6) (to_real v0)))
(assert (and (<= 0.0 (to_real v4)) (< (to_real v4) (to_real v5))))
(assert (not (and (<= d8 (to_real v4)) (< (to_real v4) (ite (>= d10 d9) d10 d9)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; back_tile.1.last[batch, head, i]
(declare-const v1 Int) ; N
(declare-const v2 Int) ; back_tile.1.first[batch, head, i]
(declare-const v3 Int) ; k0
(declare-const v4 Int) ; M
(declare-const v5 Int) ; band_upper
(define-fun d6 () Real (ite (>= 0.0 (+ (to_real v4) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v5)) (to_real v0))) 0.0 (+ (to_real v4) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v5)) (to_real v0))))
(declare-const v6 Int) ; band_lower
(define-fun d8 () Real (ite (<= (to_real v4) (+ (to_real v4) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v6)) (to_real v2))) (to_real v4) (+ (to_real v4) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v6)) (to_real v2))))
(declare-const v7 Int) ; i
(assert (< (to_real v0) (to_real v1)))
(assert (<= 0.0 (to_real v2)))
(assert (and (<= d6 (to_real v3)) (< (to_real v3) d8)))
(assert (<= (to_real v2) (to_real v7)))
(assert (<= (to_real v7) (to_real v0)))
(assert (not (< 0.0 (+ (to_real v4) (to_real v7) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v6)) (* (- 1.0) (to_real v3))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; M
(declare-const v2 Int) ; N
(declare-const v3 Int) ; band_upper
(declare-const v4 Int) ; tile.0.last[batch, head, i]
(define-fun d5 () Real (ite (>= 0.0 (+ (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)) (to_real v4))) 0.0 (+ (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)) (to_real v4))))
(declare-const v5 Int) ; band_lower
(declare-const v6 Int) ; tile.0.first[batch, head, i]
(define-fun d8 () Real (ite (<= (to_real v1) (+ (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v5)) (to_real v6))) (to_real v1) (+ (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v5)) (to_real v6))))
(declare-const v7 Int) ; i
(assert (and (<= d5 (to_real v0)) (< (to_real v0) d8)))
(assert (<= (to_real v6) (to_real v7)))
(assert (<= (to_real v7) (to_real v4)))
(assert (< (to_real v4) (to_real v2)))
(assert (<= 0.0 (to_real v6)))
(assert (not (< 0.0 (+ (to_real v1) (to_real v7) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v5)) (* (- 1.0) (to_real v0))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; back_tile.1.last[batch, head, i]
(declare-const v1 Int) ; N
(declare-const v2 Int) ; back_tile.1.first[batch, head, i]
(declare-const v3 Int) ; k0
(declare-const v4 Int) ; M
(declare-const v5 Int) ; band_upper
(define-fun d6 () Real (ite (>= 0.0 (+ (to_real v4) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v5)) (to_real v0))) 0.0 (+ (to_real v4) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v5)) (to_real v0))))
(declare-const v6 Int) ; band_lower
(define-fun d8 () Real (ite (<= (to_real v4) (+ (to_real v4) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v6)) (to_real v2))) (to_real v4) (+ (to_real v4) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v6)) (to_real v2))))
(declare-const v7 Int) ; i
(assert (< (to_real v0) (to_real v1)))
(assert (<= 0.0 (to_real v2)))
(assert (and (<= d6 (to_real v3)) (< (to_real v3) d8)))
(assert (<= (to_real v2) (to_real v7)))
(assert (<= (to_real v7) (to_real v0)))
(assert (not (< 0.0 (+ 1.0 (to_real v1) (to_real v5) (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v7))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; tile.0.first[batch, head, i]
(declare-const v1 Int) ; i
(declare-const v2 Int) ; N
(declare-const v3 Int) ; band_upper
(declare-const v4 Int) ; k0
(declare-const v5 Int) ; M
(declare-const v6 Int) ; tile.0.last[batch, head, i]
(declare-const v7 Int) ; band_lower
(define-fun d8 () Real (ite (>= 0.0 (+ (to_real v5) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)) (to_real v0))) 0.0 (+ (to_real v5) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)) (to_real v0))))
(define-fun d9 () Real (ite (<= (to_real v5) (+ (to_real v5) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v7)) (to_real v6))) (to_real v5) (+ (to_real v5) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v7)) (to_real v6))))
(define-fun d10 () Real (ite (>= 0.0 (+ (to_real v5) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)) (to_real v0))) 0.0 (+ (to_real v5) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)) (to_real v0))))
(assert (<= (to_real v0) (to_real v1)))
(assert (< 0.0 (+ 1.0 (to_real v2) (to_real v3) (to_real v4) (* (- 1.0) (to_real v5)) (* (- 1.0) (to_real v1)))))
(assert (<= (to_real v1) (to_real v6)))
(assert (< 0.0 (+ (to_real v5) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v7)) (* (- 1.0) (to_real v4)))))
(assert (< (to_real v6) (to_real v2)))
(assert (<= 0.0 (to_real v0)))
(assert (and (<= 0.0 (to_real v4)) (< (to_real v4) (to_real v5))))
(assert (not (and (<= d8 (to_real v4)) (< (to_real v4) (ite (>= d10 d9) d10 d9)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; N
(declare-const v1 Int) ; band_upper
(declare-const v2 Int) ; j
(declare-const v3 Int) ; M
(declare-const v4 Int) ; k0
(declare-const v5 Int) ; band_lower
(define-fun d6 () Real (ite (<= (+ 1.0 (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) (+ (to_real v3) (to_real v4) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v5)) (* (- 1.0) (to_real v2)))) (+ 1.0 (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) (+ (to_real v3) (to_real v4) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v5)) (* (- 1.0) (to_real v2)))))
(assert (< 0.0 d6))
(assert (not (< 0.0 (+ (to_real v3) (to_real v4) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v5)) (* (- 1.0) (to_real v2))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; back_tile.0.first[batch, head, j]
(declare-const v1 Int) ; j
(declare-const v2 Int) ; back_tile.0.last[batch, head, j]
(declare-const v3 Int) ; k0
(declare-const v4 Int) ; N
(declare-const v5 Int) ; band_upper
(declare-const v6 Int) ; M
(declare-const v7 Int) ; band_lower
(define-fun d8 () Real (ite (>= 0.0 (+ 1.0 (to_real v4) (to_real v7) (* (- 1.0) (to_real v6)) (to_real v0))) 0.0 (+ 1.0 (to_real v4) (to_real v7) (* (- 1.0) (to_real v6)) (to_real v0))))
(define-fun d9 () Real (ite (<= (to_real v4) (+ 1.0 (to_real v4) (to_real v5) (* (- 1.0) (to_real v6)) (to_real v2))) (to_real v4) (+ 1.0 (to_real v4) (to_real v5) (* (- 1.0) (to_real v6)) (to_real v2))))
(define-fun d10 () Real (ite (>= 0.0 (+ 1.0 (to_real v4) (to_real v7) (* (- 1.0) (to_real v6)) (to_real v0))) 0.0 (+ 1.0 (to_real v4) (to_real v7) (* (- 1.0) (to_real v6)) (to_real v0))))
(assert (<= (to_real v0) (to_real v1)))
(assert (<= 0.0 (to_real v0)))
(assert (<= (to_real v1) (to_real v2)))
(assert (and (<= 0.0 (to_real v3)) (< (to_real v3) (to_real v4))))
(assert (< 0.0 (+ 1.0 (to_real v4) (to_real v5) (to_real v1) (* (- 1.0) (to_real v6)) (* (- 1.0) (to_real v3)))))
(assert (< (to_real v2) (to_real v6)))
(assert (< 0.0 (+ (to_real v6) (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v7)) (* (- 1.0) (to_real v1)))))
(assert (not (and (<= d8 (to_real v3)) (< (to_real v3) (ite (>= d10 d9) d10 d9)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; N
(declare-const v1 Int) ; band_upper
(declare-const v2 Int) ; k0
(declare-const v3 Int) ; M
(declare-const v4 Int) ; i
(declare-const v5 Int) ; band_lower
(define-fun d6 () Real (ite (<= (+ 1.0 (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) (+ (to_real v3) (to_real v4) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v5)) (* (- 1.0) (to_real v2)))) (+ 1.0 (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) (+ (to_real v3) (to_real v4) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v5)) (* (- 1.0) (to_real v2)))))
(assert (< 0.0 d6))
(assert (not (< 0.0 (+ (to_real v3) (to_real v4) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v5)) (* (- 1.0) (to_real v2))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; N
(declare-const v1 Int) ; band_upper
(declare-const v2 Int) ; k0
(declare-const v3 Int) ; M
(declare-const v4 Int) ; i
(declare-const v5 Int) ; band_lower
(define-fun d6 () Real (ite (<= (+ 1.0 (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) (+ (to_real v3) (to_real v4) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v5)) (* (- 1.0) (to_real v2)))) (+ 1.0 (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) (+ (to_real v3) (to_real v4) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v5)) (* (- 1.0) (to_real v2)))))
(assert (< 0.0 d6))
(assert (not (< 0.0 (+ 1.0 (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; M
(declare-const v2 Int) ; N
(declare-const v3 Int) ; band_upper
(declare-const v4 Int) ; tile.0.last[batch, head, i]
(define-fun d5 () Real (ite (>= 0.0 (+ (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)) (to_real v4))) 0.0 (+ (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)) (to_real v4))))
(declare-const v5 Int) ; band_lower
(declare-const v6 Int) ; tile.0.first[batch, head, i]
(define-fun d8 () Real (ite (<= (to_real v1) (+ (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v5)) (to_real v6))) (to_real v1) (+ (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v5)) (to_real v6))))
(declare-const v7 Int) ; i
(assert (and (<= d5 (to_real v0)) (< (to_real v0) d8)))
(assert (<= (to_real v6) (to_real v7)))
(assert (<= (to_real v7) (to_real v4)))
(assert (< (to_real v4) (to_real v2)))
(assert (<= 0.0 (to_real v6)))
(assert (not (< 0.0 (+ 1.0 (to_real v2) (to_real v3) (to_real v0) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v7))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; N
(declare-const v2 Int) ; band_lower
(declare-const v3 Int) ; M
(declare-const v4 Int) ; back_tile.0.last[batch, head, j]
(define-fun d5 () Real (ite (>= 0.0 (+ 1.0 (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (to_real v4))) 0.0 (+ 1.0 (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (to_real v4))))
(declare-const v5 Int) ; band_upper
(declare-const v6 Int) ; back_tile.0.first[batch, head, j]
(define-fun d8 () Real (ite (<= (to_real v1) (+ 1.0 (to_real v1) (to_real v5) (* (- 1.0) (to_real v3)) (to_real v6))) (to_real v1) (+ 1.0 (to_real v1) (to_real v5) (* (- 1.0) (to_real v3)) (to_real v6))))
(declare-const v7 Int) ; j
(assert (and (<= d5 (to_real v0)) (< (to_real v0) d8)))
(assert (<= (to_real v6) (to_real v7)))
(assert (<= 0.0 (to_real v6)))
(assert (<= (to_real v7) (to_real v4)))
(assert (< (to_real v4) (to_real v3)))
(assert (not (< 0.0 (+ (to_real v3) (to_real v0) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v7))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; N
(declare-const v2 Int) ; band_lower
(declare-const v3 Int) ; M
(declare-const v4 Int) ; back_tile.0.last[batch, head, j]
(define-fun d5 () Real (ite (>= 0.0 (+ 1.0 (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (to_real v4))) 0.0 (+ 1.0 (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (to_real v4))))
(declare-const v5 Int) ; band_upper
(declare-const v6 Int) ; back_tile.0.first[batch, head, j]
(define-fun d8 () Real (ite (<= (to_real v1) (+ 1.0 (to_real v1) (to_real v5) (* (- 1.0) (to_real v3)) (to_real v6))) (to_real v1) (+ 1.0 (to_real v1) (to_real v5) (* (- 1.0) (to_real v3)) (to_real v6))))
(declare-const v7 Int) ; j
(assert (and (<= d5 (to_real v0)) (< (to_real v0) d8)))
(assert (<= (to_real v6) (to_real v7)))
(assert (<= 0.0 (to_real v6)))
(assert (<= (to_real v7) (to_real v4)))
(assert (< (to_real v4) (to_real v3)))
(assert (not (< 0.0 (+ 1.0 (to_real v1) (to_real v5) (to_real v7) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v0))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; N
(declare-const v1 Int) ; band_upper
(declare-const v2 Int) ; j
(declare-const v3 Int) ; M
(declare-const v4 Int) ; k0
(declare-const v5 Int) ; band_lower
(define-fun d6 () Real (ite (<= (+ 1.0 (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) (+ (to_real v3) (to_real v4) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v5)) (* (- 1.0) (to_real v2)))) (+ 1.0 (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) (+ (to_real v3) (to_real v4) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v5)) (* (- 1.0) (to_real v2)))))
(assert (< 0.0 d6))
(assert (not (< 0.0 (+ 1.0 (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))))))
(check-sat)

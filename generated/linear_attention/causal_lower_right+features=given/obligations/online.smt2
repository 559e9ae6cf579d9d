(set-logic ALL)
(declare-const v0 Int) ; back_tile.1.end[0, batch, head, i]
(declare-const v1 Int) ; back_tile.1.end[tiles, batch, head, i]
(declare-const v2 Int) ; M
(declare-const v3 Int) ; N
(declare-const v4 Int) ; back_tile.1.first[batch, head, i]
(define-fun d5 () Real (ite (>= 0.0 (ite (<= (to_real v2) (+ 1.0 (to_real v2) (* (- 1.0) (to_real v3)) (to_real v4))) (to_real v2) (+ 1.0 (to_real v2) (* (- 1.0) (to_real v3)) (to_real v4)))) 0.0 (ite (<= (to_real v2) (+ 1.0 (to_real v2) (* (- 1.0) (to_real v3)) (to_real v4))) (to_real v2) (+ 1.0 (to_real v2) (* (- 1.0) (to_real v3)) (to_real v4)))))
(declare-const v5 Int) ; i
(declare-const v6 Int) ; k0
(declare-const v7 Int) ; d
(declare-const v8 Int) ; D
(declare-const v9 Int) ; back_tile.1.end[tiles + 1, batch, head, i]
(declare-const v10 Int) ; back_tile.1.last[batch, head, i]
(define-fun d12 () Real (ite (>= (+ 1.0 (to_real v2) (* (- 1.0) (to_real v3)) (to_real v4)) (+ 1.0 (to_real v2) (* (- 1.0) (to_real v3)) (to_real v10))) (+ 1.0 (to_real v2) (* (- 1.0) (to_real v3)) (to_real v4)) (+ 1.0 (to_real v2) (* (- 1.0) (to_real v3)) (to_real v10))))
(declare-const v11 Int) ; head
(declare-const v12 Int) ; HEADS
(declare-const v13 Int) ; batch
(declare-const v14 Int) ; BATCH
(assert (<= (to_real v0) (to_real v1)))
(assert (= (to_real v0) d5))
(assert (< 0.0 (+ 1.0 (to_real v2) (to_real v5) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v6)))))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v8))))
(assert (and (<= (to_real v1) (to_real v6)) (< (to_real v6) (to_real v9))))
(assert (<= (to_real v9) (ite (>= 0.0 (ite (<= (to_real v2) d12) (to_real v2) d12)) 0.0 (ite (<= (to_real v2) d12) (to_real v2) d12))))
(assert (and (<= 0.0 (to_real v5)) (< (to_real v5) (to_real v3))))
(assert (and (<= 0.0 (to_real v11)) (< (to_real v11) (to_real v12))))
(assert (and (<= 0.0 (to_real v13)) (< (to_real v13) (to_real v14))))
(assert (not (and (<= 0.0 (to_real v6)) (< (to_real v6) (to_real v2)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; back_tile.1.end[0, batch, head, i]
(assert (not (<= (to_real v0) (to_real v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; tile.0.end[tiles, batch, head, i]
(declare-const v1 Int) ; tile.0.end[tiles + 1, batch, head, i]
(declare-const v2 Int) ; tile.0.end[0, batch, head, i]
(assert (<= (to_real v0) (to_real v1)))
(assert (<= (to_real v2) (to_real v0)))
(assert (not (<= (to_real v2) (to_real v1))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; tile.0.end[0, batch, head, i]
(assert (not (<= (to_real v0) (to_real v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; loop.n
(assert (<= 0.0 (to_real v0)))
(assert (not (>= (to_real v0) 0.0)))
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
(declare-const v0 Int) ; M
(declare-const v1 Int) ; i
(declare-const v2 Int) ; N
(declare-const v3 Int) ; k0
(declare-const v4 Int) ; e
(declare-const v5 Int) ; E
(declare-const v6 Int) ; tile.0.end[0, batch, head, i]
(declare-const v7 Int) ; tile.0.end[tiles, batch, head, i]
(declare-const v8 Int) ; tile.0.first[batch, head, i]
(define-fun d9 () Real (ite (>= 0.0 (ite (<= (to_real v0) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v8))) (to_real v0) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v8)))) 0.0 (ite (<= (to_real v0) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v8))) (to_real v0) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v8)))))
(declare-const v9 Int) ; tile.0.last[batch, head, i]
(define-fun d11 () Real (ite (>= (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v8)) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v9))) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v8)) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v9))))
(declare-const v10 Int) ; head
(declare-const v11 Int) ; HEADS
(declare-const v12 Int) ; batch
(declare-const v13 Int) ; BATCH
(assert (< 0.0 (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)))))
(assert (and (<= 0.0 (to_real v4)) (< (to_real v4) (to_real v5))))
(assert (and (<= (to_real v6) (to_real v3)) (< (to_real v3) (to_real v7))))
(assert (= (to_real v6) d9))
(assert (and (<= 0.0 (to_real v1)) (< (to_real v1) (to_real v2))))
(assert (<= (to_real v7) (ite (>= 0.0 (ite (<= (to_real v0) d11) (to_real v0) d11)) 0.0 (ite (<= (to_real v0) d11) (to_real v0) d11))))
(assert (and (<= 0.0 (to_real v10)) (< (to_real v10) (to_real v11))))
(assert (and (<= 0.0 (to_real v12)) (< (to_real v12) (to_real v13))))
(assert (not (and (<= 0.0 (to_real v3)) (< (to_real v3) (to_real v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; tiles
(assert (<= 0.0 (to_real v0)))
(assert (not (<= 0.0 (+ 1.0 (to_real v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; tiles
(assert (<= 0.0 (to_real v0)))
(assert (not (>= (+ 1.0 (to_real v0)) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; end[0]
(assert (not (<= (to_real v0) (to_real v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; e
(declare-const v1 Int) ; E
(declare-const v2 Int) ; j
(declare-const v3 Int) ; M
(declare-const v4 Int) ; k0
(declare-const v5 Int) ; back_tile.0.end[0, batch, head, j]
(declare-const v6 Int) ; back_tile.0.end[tiles, batch, head, j]
(declare-const v7 Int) ; N
(declare-const v8 Int) ; back_tile.0.first[batch, head, j]
(declare-const v9 Int) ; back_tile.0.last[batch, head, j]
(define-fun d10 () Real (ite (>= (ite (>= 0.0 (+ (to_real v7) (* (- 1.0) (to_real v3)) (to_real v8))) 0.0 (+ (to_real v7) (* (- 1.0) (to_real v3)) (to_real v8))) (ite (<= (to_real v7) (+ (to_real v7) (* (- 1.0) (to_real v3)) (to_real v9))) (to_real v7) (+ (to_real v7) (* (- 1.0) (to_real v3)) (to_real v9)))) (ite (>= 0.0 (+ (to_real v7) (* (- 1.0) (to_real v3)) (to_real v8))) 0.0 (+ (to_real v7) (* (- 1.0) (to_real v3)) (to_real v8))) (ite (<= (to_real v7) (+ (to_real v7) (* (- 1.0) (to_real v3)) (to_real v9))) (to_real v7) (+ (to_real v7) (* (- 1.0) (to_real v3)) (to_real v9)))))
(declare-const v10 Int) ; head
(declare-const v11 Int) ; HEADS
(declare-const v12 Int) ; batch
(declare-const v13 Int) ; BATCH
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (and (<= 0.0 (to_real v2)) (< (to_real v2) (to_real v3))))
(assert (and (<= (to_real v5) (to_real v4)) (< (to_real v4) (to_real v6))))
(assert (<= (to_real v6) d10))
(assert (= (to_real v5) (ite (>= 0.0 (+ (to_real v7) (* (- 1.0) (to_real v3)) (to_real v8))) 0.0 (+ (to_real v7) (* (- 1.0) (to_real v3)) (to_real v8)))))
(assert (and (<= 0.0 (to_real v10)) (< (to_real v10) (to_real v11))))
(assert (< 0.0 (+ 1.0 (to_real v3) (to_real v4) (* (- 1.0) (to_real v7)) (* (- 1.0) (to_real v2)))))
(assert (and (<= 0.0 (to_real v12)) (< (to_real v12) (to_real v13))))
(assert (not (and (<= 0.0 (to_real v4)) (< (to_real v4) (to_real v7)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; back_tile.0.end[0, batch, head, j]
(declare-const v1 Int) ; back_tile.0.end[tiles, batch, head, j]
(declare-const v2 Int) ; back_tile.0.end[tiles + 1, batch, head, j]
(assert (<= (to_real v0) (to_real v1)))
(assert (<= (to_real v1) (to_real v2)))
(assert (not (<= (to_real v0) (to_real v2))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; M
(declare-const v1 Int) ; i
(declare-const v2 Int) ; N
(declare-const v3 Int) ; k0
(declare-const v4 Int) ; tile.0.end[0, batch, head, i]
(declare-const v5 Int) ; tile.0.end[tiles, batch, head, i]
(declare-const v6 Int) ; tile.0.first[batch, head, i]
(define-fun d7 () Real (ite (>= 0.0 (ite (<= (to_real v0) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v6))) (to_real v0) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v6)))) 0.0 (ite (<= (to_real v0) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v6))) (to_real v0) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v6)))))
(declare-const v7 Int) ; tile.0.last[batch, head, i]
(define-fun d9 () Real (ite (>= (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v6)) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v7))) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v6)) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v7))))
(declare-const v8 Int) ; head
(declare-const v9 Int) ; HEADS
(declare-const v10 Int) ; batch
(declare-const v11 Int) ; BATCH
(assert (< 0.0 (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)))))
(assert (and (<= (to_real v4) (to_real v3)) (< (to_real v3) (to_real v5))))
(assert (= (to_real v4) d7))
(assert (and (<= 0.0 (to_real v1)) (< (to_real v1) (to_real v2))))
(assert (<= (to_real v5) (ite (>= 0.0 (ite (<= (to_real v0) d9) (to_real v0) d9)) 0.0 (ite (<= (to_real v0) d9) (to_real v0) d9))))
(assert (and (<= 0.0 (to_real v8)) (< (to_real v8) (to_real v9))))
(assert (and (<= 0.0 (to_real v10)) (< (to_real v10) (to_real v11))))
(assert (not (and (<= 0.0 (to_real v3)) (< (to_real v3) (to_real v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; back_tile.1.end[0, batch, head, i]
(declare-const v1 Int) ; back_tile.1.end[tiles, batch, head, i]
(declare-const v2 Int) ; back_tile.1.end[tiles + 1, batch, head, i]
(assert (<= (to_real v0) (to_real v1)))
(assert (<= (to_real v1) (to_real v2)))
(assert (not (<= (to_real v0) (to_real v2))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; tiles
(assert (<= 0.0 (to_real v0)))
(assert (not (>= (to_real v0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; back_tile.0.end[0, batch, head, j]
(assert (not (<= (to_real v0) (to_real v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; tile.0.end[tiles, batch, head, i]
(declare-const v2 Int) ; tile.0.end[tiles + 1, batch, head, i]
(declare-const v3 Int) ; M
(declare-const v4 Int) ; i
(declare-const v5 Int) ; N
(declare-const v6 Int) ; e
(declare-const v7 Int) ; E
(declare-const v8 Int) ; tile.0.first[batch, head, i]
(declare-const v9 Int) ; tile.0.last[batch, head, i]
(define-fun d10 () Real (ite (>= (+ 1.0 (to_real v3) (* (- 1.0) (to_real v5)) (to_real v8)) (+ 1.0 (to_real v3) (* (- 1.0) (to_real v5)) (to_real v9))) (+ 1.0 (to_real v3) (* (- 1.0) (to_real v5)) (to_real v8)) (+ 1.0 (to_real v3) (* (- 1.0) (to_real v5)) (to_real v9))))
(declare-const v10 Int) ; tile.0.end[0, batch, head, i]
(define-fun d12 () Real (ite (>= 0.0 (ite (<= (to_real v3) (+ 1.0 (to_real v3) (* (- 1.0) (to_real v5)) (to_real v8))) (to_real v3) (+ 1.0 (to_real v3) (* (- 1.0) (to_real v5)) (to_real v8)))) 0.0 (ite (<= (to_real v3) (+ 1.0 (to_real v3) (* (- 1.0) (to_real v5)) (to_real v8))) (to_real v3) (+ 1.0 (to_real v3) (* (- 1.0) (to_real v5)) (to_real v8)))))
(declare-const v11 Int) ; head
(declare-const v12 Int) ; HEADS
(declare-const v13 Int) ; batch
(declare-const v14 Int) ; BATCH
(assert (and (<= (to_real v1) (to_real v0)) (< (to_real v0) (to_real v2))))
(assert (< 0.0 (+ 1.0 (to_real v3) (to_real v4) (* (- 1.0) (to_real v5)) (* (- 1.0) (to_real v0)))))
(assert (and (<= 0.0 (to_real v6)) (< (to_real v6) (to_real v7))))
(assert (<= (to_real v2) (ite (>= 0.0 (ite (<= (to_real v3) d10) (to_real v3) d10)) 0.0 (ite (<= (to_real v3) d10) (to_real v3) d10))))
(assert (= (to_real v10) d12))
(assert (and (<= 0.0 (to_real v4)) (< (to_real v4) (to_real v5))))
(assert (<= (to_real v10) (to_real v1)))
(assert (and (<= 0.0 (to_real v11)) (< (to_real v11) (to_real v12))))
(assert (and (<= 0.0 (to_real v13)) (< (to_real v13) (to_real v14))))
(assert (not (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v3)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; end[loop.n]
(declare-const v1 Int) ; end[loop.n + 1]
(declare-const v2 Int) ; end[0]
(assert (<= (to_real v0) (to_real v1)))
(assert (<= (to_real v2) (to_real v0)))
(assert (not (<= (to_real v2) (to_real v1))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; tile.0.end[tiles, batch, head, i]
(declare-const v2 Int) ; tile.0.end[tiles + 1, batch, head, i]
(declare-const v3 Int) ; M
(declare-const v4 Int) ; i
(declare-const v5 Int) ; N
(declare-const v6 Int) ; tile.0.first[batch, head, i]
(declare-const v7 Int) ; tile.0.last[batch, head, i]
(define-fun d8 () Real (ite (>= (+ 1.0 (to_real v3) (* (- 1.0) (to_real v5)) (to_real v6)) (+ 1.0 (to_real v3) (* (- 1.0) (to_real v5)) (to_real v7))) (+ 1.0 (to_real v3) (* (- 1.0) (to_real v5)) (to_real v6)) (+ 1.0 (to_real v3) (* (- 1.0) (to_real v5)) (to_real v7))))
(declare-const v8 Int) ; tile.0.end[0, batch, head, i]
(define-fun d10 () Real (ite (>= 0.0 (ite (<= (to_real v3) (+ 1.0 (to_real v3) (* (- 1.0) (to_real v5)) (to_real v6))) (to_real v3) (+ 1.0 (to_real v3) (* (- 1.0) (to_real v5)) (to_real v6)))) 0.0 (ite (<= (to_real v3) (+ 1.0 (to_real v3) (* (- 1.0) (to_real v5)) (to_real v6))) (to_real v3) (+ 1.0 (to_real v3) (* (- 1.0) (to_real v5)) (to_real v6)))))
(declare-const v9 Int) ; head
(declare-const v10 Int) ; HEADS
(declare-const v11 Int) ; batch
(declare-const v12 Int) ; BATCH
(assert (and (<= (to_real v1) (to_real v0)) (< (to_real v0) (to_real v2))))
(assert (< 0.0 (+ 1.0 (to_real v3) (to_real v4) (* (- 1.0) (to_real v5)) (* (- 1.0) (to_real v0)))))
(assert (<= (to_real v2) (ite (>= 0.0 (ite (<= (to_real v3) d8) (to_real v3) d8)) 0.0 (ite (<= (to_real v3) d8) (to_real v3) d8))))
(assert (= (to_real v8) d10))
(assert (and (<= 0.0 (to_real v4)) (< (to_real v4) (to_real v5))))
(assert (<= (to_real v8) (to_real v1)))
(assert (and (<= 0.0 (to_real v9)) (< (to_real v9) (to_real v10))))
(assert (and (<= 0.0 (to_real v11)) (< (to_real v11) (to_real v12))))
(assert (not (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v3)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; tiles
(assert (>= (to_real v0) 0.0))
(assert (not (<= 0.0 (to_real v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; back_tile.0.end[tiles, batch, head, j]
(declare-const v2 Int) ; back_tile.0.end[tiles + 1, batch, head, j]
(declare-const v3 Int) ; e
(declare-const v4 Int) ; E
(declare-const v5 Int) ; back_tile.0.end[0, batch, head, j]
(declare-const v6 Int) ; j
(declare-const v7 Int) ; M
(declare-const v8 Int) ; N
(declare-const v9 Int) ; back_tile.0.first[batch, head, j]
(declare-const v10 Int) ; back_tile.0.last[batch, head, j]
(define-fun d11 () Real (ite (>= (ite (>= 0.0 (+ (to_real v8) (* (- 1.0) (to_real v7)) (to_real v9))) 0.0 (+ (to_real v8) (* (- 1.0) (to_real v7)) (to_real v9))) (ite (<= (to_real v8) (+ (to_real v8) (* (- 1.0) (to_real v7)) (to_real v10))) (to_real v8) (+ (to_real v8) (* (- 1.0) (to_real v7)) (to_real v10)))) (ite (>= 0.0 (+ (to_real v8) (* (- 1.0) (to_real v7)) (to_real v9))) 0.0 (+ (to_real v8) (* (- 1.0) (to_real v7)) (to_real v9))) (ite (<= (to_real v8) (+ (to_real v8) (* (- 1.0) (to_real v7)) (to_real v10))) (to_real v8) (+ (to_real v8) (* (- 1.0) (to_real v7)) (to_real v10)))))
(declare-const v11 Int) ; head
(declare-const v12 Int) ; HEADS
(declare-const v13 Int) ; batch
(declare-const v14 Int) ; BATCH
(assert (and (<= (to_real v1) (to_real v0)) (< (to_real v0) (to_real v2))))
(assert (and (<= 0.0 (to_real v3)) (< (to_real v3) (to_real v4))))
(assert (<= (to_real v5) (to_real v1)))
(assert (and (<= 0.0 (to_real v6)) (< (to_real v6) (to_real v7))))
(assert (<= (to_real v2) d11))
(assert (= (to_real v5) (ite (>= 0.0 (+ (to_real v8) (* (- 1.0) (to_real v7)) (to_real v9))) 0.0 (+ (to_real v8) (* (- 1.0) (to_real v7)) (to_real v9)))))
(assert (and (<= 0.0 (to_real v11)) (< (to_real v11) (to_real v12))))
(assert (< 0.0 (+ 1.0 (to_real v7) (to_real v0) (* (- 1.0) (to_real v8)) (* (- 1.0) (to_real v6)))))
(assert (and (<= 0.0 (to_real v13)) (< (to_real v13) (to_real v14))))
(assert (not (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v8)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; back_tile.1.end[0, batch, head, i]
(declare-const v1 Int) ; M
(declare-const v2 Int) ; N
(declare-const v3 Int) ; back_tile.1.first[batch, head, i]
(define-fun d4 () Real (ite (>= 0.0 (ite (<= (to_real v1) (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (to_real v3))) (to_real v1) (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (to_real v3)))) 0.0 (ite (<= (to_real v1) (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (to_real v3))) (to_real v1) (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (to_real v3)))))
(declare-const v4 Int) ; i
(declare-const v5 Int) ; k0
(declare-const v6 Int) ; d
(declare-const v7 Int) ; D
(declare-const v8 Int) ; back_tile.1.end[tiles, batch, head, i]
(declare-const v9 Int) ; back_tile.1.last[batch, head, i]
(define-fun d11 () Real (ite (>= (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (to_real v3)) (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (to_real v9))) (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (to_real v3)) (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (to_real v9))))
(declare-const v10 Int) ; head
(declare-const v11 Int) ; HEADS
(declare-const v12 Int) ; batch
(declare-const v13 Int) ; BATCH
(assert (= (to_real v0) d4))
(assert (< 0.0 (+ 1.0 (to_real v1) (to_real v4) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v5)))))
(assert (and (<= 0.0 (to_real v6)) (< (to_real v6) (to_real v7))))
(assert (<= (to_real v8) (ite (>= 0.0 (ite (<= (to_real v1) d11) (to_real v1) d11)) 0.0 (ite (<= (to_real v1) d11) (to_real v1) d11))))
(assert (and (<= 0.0 (to_real v4)) (< (to_real v4) (to_real v2))))
(assert (and (<= (to_real v0) (to_real v5)) (< (to_real v5) (to_real v8))))
(assert (and (<= 0.0 (to_real v10)) (< (to_real v10) (to_real v11))))
(assert (and (<= 0.0 (to_real v12)) (< (to_real v12) (to_real v13))))
(assert (not (and (<= 0.0 (to_real v5)) (< (to_real v5) (to_real v1)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; back_tile.0.end[tiles, batch, head, j]
(declare-const v2 Int) ; back_tile.0.end[tiles + 1, batch, head, j]
(declare-const v3 Int) ; d
(declare-const v4 Int) ; D
(declare-const v5 Int) ; back_tile.0.end[0, batch, head, j]
(declare-const v6 Int) ; j
(declare-const v7 Int) ; M
(declare-const v8 Int) ; N
(declare-const v9 Int) ; back_tile.0.first[batch, head, j]
(declare-const v10 Int) ; back_tile.0.last[batch, head, j]
(define-fun d11 () Real (ite (>= (ite (>= 0.0 (+ (to_real v8) (* (- 1.0) (to_real v7)) (to_real v9))) 0.0 (+ (to_real v8) (* (- 1.0) (to_real v7)) (to_real v9))) (ite (<= (to_real v8) (+ (to_real v8) (* (- 1.0) (to_real v7)) (to_real v10))) (to_real v8) (+ (to_real v8) (* (- 1.0) (to_real v7)) (to_real v10)))) (ite (>= 0.0 (+ (to_real v8) (* (- 1.0) (to_real v7)) (to_real v9))) 0.0 (+ (to_real v8) (* (- 1.0) (to_real v7)) (to_real v9))) (ite (<= (to_real v8) (+ (to_real v8) (* (- 1.0) (to_real v7)) (to_real v10))) (to_real v8) (+ (to_real v8) (* (- 1.0) (to_real v7)) (to_real v10)))))
(declare-const v11 Int) ; head
(declare-const v12 Int) ; HEADS
(declare-const v13 Int) ; batch
(declare-const v14 Int) ; BATCH
(assert (and (<= (to_real v1) (to_real v0)) (< (to_real v0) (to_real v2))))
(assert (and (<= 0.0 (to_real v3)) (< (to_real v3) (to_real v4))))
(assert (<= (to_real v5) (to_real v1)))
(assert (and (<= 0.0 (to_real v6)) (< (to_real v6) (to_real v7))))
(assert (<= (to_real v2) d11))
(assert (= (to_real v5) (ite (>= 0.0 (+ (to_real v8) (* (- 1.0) (to_real v7)) (to_real v9))) 0.0 (+ (to_real v8) (* (- 1.0) (to_real v7)) (to_real v9)))))
(assert (and (<= 0.0 (to_real v11)) (< (to_real v11) (to_real v12))))
(assert (< 0.0 (+ 1.0 (to_real v7) (to_real v0) (* (- 1.0) (to_real v8)) (* (- 1.0) (to_real v6)))))
(assert (and (<= 0.0 (to_real v13)) (< (to_real v13) (to_real v14))))
(assert (not (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v8)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; d
(declare-const v1 Int) ; D
(declare-const v2 Int) ; j
(declare-const v3 Int) ; M
(declare-const v4 Int) ; k0
(declare-const v5 Int) ; back_tile.0.end[0, batch, head, j]
(declare-const v6 Int) ; back_tile.0.end[tiles, batch, head, j]
(declare-const v7 Int) ; N
(declare-const v8 Int) ; back_tile.0.first[batch, head, j]
(declare-const v9 Int) ; back_tile.0.last[batch, head, j]
(define-fun d10 () Real (ite (>= (ite (>= 0.0 (+ (to_real v7) (* (- 1.0) (to_real v3)) (to_real v8))) 0.0 (+ (to_real v7) (* (- 1.0) (to_real v3)) (to_real v8))) (ite (<= (to_real v7) (+ (to_real v7) (* (- 1.0) (to_real v3)) (to_real v9))) (to_real v7) (+ (to_real v7) (* (- 1.0) (to_real v3)) (to_real v9)))) (ite (>= 0.0 (+ (to_real v7) (* (- 1.0) (to_real v3)) (to_real v8))) 0.0 (+ (to_real v7) (* (- 1.0) (to_real v3)) (to_real v8))) (ite (<= (to_real v7) (+ (to_real v7) (* (- 1.0) (to_real v3)) (to_real v9))) (to_real v7) (+ (to_real v7) (* (- 1.0) (to_real v3)) (to_real v9)))))
(declare-const v10 Int) ; head
(declare-const v11 Int) ; HEADS
(declare-const v12 Int) ; batch
(declare-const v13 Int) ; BATCH
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (and (<= 0.0 (to_real v2)) (< (to_real v2) (to_real v3))))
(assert (and (<= (to_real v5) (to_real v4)) (< (to_real v4) (to_real v6))))
(assert (<= (to_real v6) d10))
(assert (= (to_real v5) (ite (>= 0.0 (+ (to_real v7) (* (- 1.0) (to_real v3)) (to_real v8))) 0.0 (+ (to_real v7) (* (- 1.0) (to_real v3)) (to_real v8)))))
(assert (and (<= 0.0 (to_real v10)) (< (to_real v10) (to_real v11))))
(assert (< 0.0 (+ 1.0 (to_real v3) (to_real v4) (* (- 1.0) (to_real v7)) (* (- 1.0) (to_real v2)))))
(assert (and (<= 0.0 (to_real v12)) (< (to_real v12) (to_real v13))))
(assert (not (and (<= 0.0 (to_real v4)) (< (to_real v4) (to_real v7)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; tiles
(assert (<= 0.0 (to_real v0)))
(assert (not (<= 0.0 (to_real v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; end[0]
(assert (not (>= (to_real v0) (to_real v0))))
(check-sat)

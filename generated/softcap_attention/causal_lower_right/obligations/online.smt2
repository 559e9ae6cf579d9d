(set-logic ALL)
(declare-const v0 Int) ; M
(declare-const v1 Int) ; i
(declare-const v2 Int) ; N
(declare-const v3 Int) ; k0
(declare-const v4 Int) ; d
(declare-const v5 Int) ; D
(declare-const v6 Int) ; back_tile.1.end[0, batch, head, i]
(declare-const v7 Int) ; back_tile.1.end[tiles, batch, head, i]
(declare-const v8 Int) ; back_tile.1.last[batch, head, i]
(define-fun d9 () Real (ite (>= 0.0 (ite (<= (to_real v0) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v8))) (to_real v0) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v8)))) 0.0 (ite (<= (to_real v0) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v8))) (to_real v0) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v8)))))
(declare-const v9 Int) ; head
(declare-const v10 Int) ; HEADS
(declare-const v11 Int) ; batch
(declare-const v12 Int) ; BATCH
(assert (< 0.0 (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)))))
(assert (and (<= 0.0 (to_real v4)) (< (to_real v4) (to_real v5))))
(assert (= (to_real v6) 0.0))
(assert (<= (to_real v7) d9))
(assert (and (<= 0.0 (to_real v1)) (< (to_real v1) (to_real v2))))
(assert (and (<= (to_real v6) (to_real v3)) (< (to_real v3) (to_real v7))))
(assert (and (<= 0.0 (to_real v9)) (< (to_real v9) (to_real v10))))
(assert (and (<= 0.0 (to_real v11)) (< (to_real v11) (to_real v12))))
(assert (not (and (<= 0.0 (to_real v3)) (< (to_real v3) (to_real v0)))))
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
(define-fun d9 () Real (ite (>= (ite (>= 0.0 (to_real v7)) 0.0 (to_real v7)) (+ (to_real v7) (* (- 1.0) (to_real v3)) (to_real v8))) (ite (>= 0.0 (to_real v7)) 0.0 (to_real v7)) (+ (to_real v7) (* (- 1.0) (to_real v3)) (to_real v8))))
(declare-const v9 Int) ; head
(declare-const v10 Int) ; HEADS
(declare-const v11 Int) ; batch
(declare-const v12 Int) ; BATCH
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (and (<= 0.0 (to_real v2)) (< (to_real v2) (to_real v3))))
(assert (and (<= (to_real v5) (to_real v4)) (< (to_real v4) (to_real v6))))
(assert (<= (to_real v6) d9))
(assert (= (to_real v5) (ite (>= 0.0 (+ (to_real v7) (* (- 1.0) (to_real v3)) (to_real v8))) 0.0 (+ (to_real v7) (* (- 1.0) (to_real v3)) (to_real v8)))))
(assert (and (<= 0.0 (to_real v9)) (< (to_real v9) (to_real v10))))
(assert (< 0.0 (+ 1.0 (to_real v3) (to_real v4) (* (- 1.0) (to_real v7)) (* (- 1.0) (to_real v2)))))
(assert (and (<= 0.0 (to_real v11)) (< (to_real v11) (to_real v12))))
(assert (not (and (<= 0.0 (to_real v4)) (< (to_real v4) (to_real v7)))))
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
(declare-const v0 Int) ; e
(declare-const v1 Int) ; E
(declare-const v2 Int) ; j
(declare-const v3 Int) ; M
(declare-const v4 Int) ; k0
(declare-const v5 Int) ; back_tile.0.end[0, batch, head, j]
(declare-const v6 Int) ; back_tile.0.end[tiles, batch, head, j]
(declare-const v7 Int) ; N
(declare-const v8 Int) ; back_tile.0.first[batch, head, j]
(define-fun d9 () Real (ite (>= (ite (>= 0.0 (to_real v7)) 0.0 (to_real v7)) (+ (to_real v7) (* (- 1.0) (to_real v3)) (to_real v8))) (ite (>= 0.0 (to_real v7)) 0.0 (to_real v7)) (+ (to_real v7) (* (- 1.0) (to_real v3)) (to_real v8))))
(declare-const v9 Int) ; head
(declare-const v10 Int) ; HEADS
(declare-const v11 Int) ; batch
(declare-const v12 Int) ; BATCH
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (and (<= 0.0 (to_real v2)) (< (to_real v2) (to_real v3))))
(assert (and (<= (to_real v5) (to_real v4)) (< (to_real v4) (to_real v6))))
(assert (<= (to_real v6) d9))
(assert (= (to_real v5) (ite (>= 0.0 (+ (to_real v7) (* (- 1.0) (to_real v3)) (to_real v8))) 0.0 (+ (to_real v7) (* (- 1.0) (to_real v3)) (to_real v8)))))
(assert (and (<= 0.0 (to_real v9)) (< (to_real v9) (to_real v10))))
(assert (< 0.0 (+ 1.0 (to_real v3) (to_real v4) (* (- 1.0) (to_real v7)) (* (- 1.0) (to_real v2)))))
(assert (and (<= 0.0 (to_real v11)) (< (to_real v11) (to_real v12))))
(assert (not (and (<= 0.0 (to_real v4)) (< (to_real v4) (to_real v7)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; tile.0.end[tiles, batch, head, i]
(declare-const v2 Int) ; tile.0.end[tiles + 1, batch, head, i]
(declare-const v3 Int) ; M
(declare-const v4 Int) ; i
(declare-const v5 Int) ; N
(declare-const v6 Int) ; tile.0.last[batch, head, i]
(define-fun d7 () Real (ite (>= 0.0 (ite (<= (to_real v3) (+ 1.0 (to_real v3) (* (- 1.0) (to_real v5)) (to_real v6))) (to_real v3) (+ 1.0 (to_real v3) (* (- 1.0) (to_real v5)) (to_real v6)))) 0.0 (ite (<= (to_real v3) (+ 1.0 (to_real v3) (* (- 1.0) (to_real v5)) (to_real v6))) (to_real v3) (+ 1.0 (to_real v3) (* (- 1.0) (to_real v5)) (to_real v6)))))
(declare-const v7 Int) ; tile.0.end[0, batch, head, i]
(declare-const v8 Int) ; head
(declare-const v9 Int) ; HEADS
(declare-const v10 Int) ; batch
(declare-const v11 Int) ; BATCH
(assert (and (<= (to_real v1) (to_real v0)) (< (to_real v0) (to_real v2))))
(assert (< 0.0 (+ 1.0 (to_real v3) (to_real v4) (* (- 1.0) (to_real v5)) (* (- 1.0) (to_real v0)))))
(assert (<= (to_real v2) d7))
(assert (= (to_real v7) 0.0))
(assert (and (<= 0.0 (to_real v4)) (< (to_real v4) (to_real v5))))
(assert (<= (to_real v7) (to_real v1)))
(assert (and (<= 0.0 (to_real v8)) (< (to_real v8) (to_real v9))))
(assert (and (<= 0.0 (to_real v10)) (< (to_real v10) (to_real v11))))
(assert (not (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v3)))))
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
(declare-const v8 Int) ; head
(declare-const v9 Int) ; HEADS
(declare-const v10 Int) ; batch
(declare-const v11 Int) ; BATCH
(declare-const v12 Int) ; tile.0.last[batch, head, i]
(define-fun d13 () Real (ite (>= 0.0 (ite (<= (to_real v0) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v12))) (to_real v0) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v12)))) 0.0 (ite (<= (to_real v0) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v12))) (to_real v0) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v12)))))
(assert (< 0.0 (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)))))
(assert (and (<= 0.0 (to_real v4)) (< (to_real v4) (to_real v5))))
(assert (and (<= (to_real v6) (to_real v3)) (< (to_real v3) (to_real v7))))
(assert (= (to_real v6) 0.0))
(assert (and (<= 0.0 (to_real v1)) (< (to_real v1) (to_real v2))))
(assert (and (<= 0.0 (to_real v8)) (< (to_real v8) (to_real v9))))
(assert (and (<= 0.0 (to_real v10)) (< (to_real v10) (to_real v11))))
(assert (<= (to_real v7) d13))
(assert (not (and (<= 0.0 (to_real v3)) (< (to_real v3) (to_real v0)))))
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
(declare-const v8 Int) ; tile.0.last[batch, head, i]
(define-fun d9 () Real (ite (>= 0.0 (ite (<= (to_real v3) (+ 1.0 (to_real v3) (* (- 1.0) (to_real v5)) (to_real v8))) (to_real v3) (+ 1.0 (to_real v3) (* (- 1.0) (to_real v5)) (to_real v8)))) 0.0 (ite (<= (to_real v3) (+ 1.0 (to_real v3) (* (- 1.0) (to_real v5)) (to_real v8))) (to_real v3) (+ 1.0 (to_real v3) (* (- 1.0) (to_real v5)) (to_real v8)))))
(declare-const v9 Int) ; tile.0.end[0, batch, head, i]
(declare-const v10 Int) ; head
(declare-const v11 Int) ; HEADS
(declare-const v12 Int) ; batch
(declare-const v13 Int) ; BATCH
(assert (and (<= (to_real v1) (to_real v0)) (< (to_real v0) (to_real v2))))
(assert (< 0.0 (+ 1.0 (to_real v3) (to_real v4) (* (- 1.0) (to_real v5)) (* (- 1.0) (to_real v0)))))
(assert (and (<= 0.0 (to_real v6)) (< (to_real v6) (to_real v7))))
(assert (<= (to_real v2) d9))
(assert (= (to_real v9) 0.0))
(assert (and (<= 0.0 (to_real v4)) (< (to_real v4) (to_real v5))))
(assert (<= (to_real v9) (to_real v1)))
(assert (and (<= 0.0 (to_real v10)) (< (to_real v10) (to_real v11))))
(assert (and (<= 0.0 (to_real v12)) (< (to_real v12) (to_real v13))))
(assert (not (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v3)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; guard[loop.j]
(declare-const v1 Real) ; F[loop.n + 1, loop.j]
(assert (<= (ite (> v0 0.0) 1.0 0.0) 0.0))
(assert (= (ite (> v0 0.0) v1 0.0) v1))
(assert (not (= v1 0.0)))
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
(define-fun d10 () Real (ite (>= (ite (>= 0.0 (to_real v8)) 0.0 (to_real v8)) (+ (to_real v8) (* (- 1.0) (to_real v7)) (to_real v9))) (ite (>= 0.0 (to_real v8)) 0.0 (to_real v8)) (+ (to_real v8) (* (- 1.0) (to_real v7)) (to_real v9))))
(declare-const v10 Int) ; head
(declare-const v11 Int) ; HEADS
(declare-const v12 Int) ; batch
(declare-const v13 Int) ; BATCH
(assert (and (<= (to_real v1) (to_real v0)) (< (to_real v0) (to_real v2))))
(assert (and (<= 0.0 (to_real v3)) (< (to_real v3) (to_real v4))))
(assert (<= (to_real v5) (to_real v1)))
(assert (and (<= 0.0 (to_real v6)) (< (to_real v6) (to_real v7))))
(assert (<= (to_real v2) d10))
(assert (= (to_real v5) (ite (>= 0.0 (+ (to_real v8) (* (- 1.0) (to_real v7)) (to_real v9))) 0.0 (+ (to_real v8) (* (- 1.0) (to_real v7)) (to_real v9)))))
(assert (and (<= 0.0 (to_real v10)) (< (to_real v10) (to_real v11))))
(assert (< 0.0 (+ 1.0 (to_real v7) (to_real v0) (* (- 1.0) (to_real v8)) (* (- 1.0) (to_real v6)))))
(assert (and (<= 0.0 (to_real v12)) (< (to_real v12) (to_real v13))))
(assert (not (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v8)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; M
(declare-const v1 Int) ; i
(declare-const v2 Int) ; N
(declare-const v3 Int) ; k0
(declare-const v4 Int) ; tile.0.end[0, batch, head, i]
(declare-const v5 Int) ; tile.0.end[tiles, batch, head, i]
(declare-const v6 Int) ; head
(declare-const v7 Int) ; HEADS
(declare-const v8 Int) ; batch
(declare-const v9 Int) ; BATCH
(declare-const v10 Int) ; tile.0.last[batch, head, i]
(define-fun d11 () Real (ite (>= 0.0 (ite (<= (to_real v0) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v10))) (to_real v0) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v10)))) 0.0 (ite (<= (to_real v0) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v10))) (to_real v0) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v10)))))
(assert (< 0.0 (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)))))
(assert (and (<= (to_real v4) (to_real v3)) (< (to_real v3) (to_real v5))))
(assert (= (to_real v4) 0.0))
(assert (and (<= 0.0 (to_real v1)) (< (to_real v1) (to_real v2))))
(assert (and (<= 0.0 (to_real v6)) (< (to_real v6) (to_real v7))))
(assert (and (<= 0.0 (to_real v8)) (< (to_real v8) (to_real v9))))
(assert (<= (to_real v5) d11))
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
(declare-const v0 Int) ; M
(declare-const v1 Int) ; i
(declare-const v2 Int) ; N
(declare-const v3 Int) ; loop.j
(declare-const v4 Real) ; guarded_x
(define-fun d5 () Real (ite (> (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))) 0.0) (ite (> (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))) 0.0) v4 0.0) 0.0))
(assert (not (= (ite (> (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))) 0.0) d5 0.0) d5)))
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
(declare-const v0 Int) ; back_tile.0.end[0, batch, head, j]
(declare-const v1 Int) ; back_tile.0.end[tiles, batch, head, j]
(declare-const v2 Int) ; back_tile.0.end[tiles + 1, batch, head, j]
(assert (<= (to_real v0) (to_real v1)))
(assert (<= (to_real v1) (to_real v2)))
(assert (not (<= (to_real v0) (to_real v2))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; tile.0.end[tiles + 1, batch, head, i]
(declare-const v1 Int) ; M
(declare-const v2 Int) ; N
(declare-const v3 Int) ; tile.0.last[batch, head, i]
(define-fun d4 () Real (ite (>= 0.0 (ite (<= (to_real v1) (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (to_real v3))) (to_real v1) (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (to_real v3)))) 0.0 (ite (<= (to_real v1) (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (to_real v3))) (to_real v1) (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (to_real v3)))))
(declare-const v4 Int) ; tile.0.end[0, batch, head, i]
(declare-const v5 Int) ; i
(declare-const v6 Int) ; tile.0.end[tiles, batch, head, i]
(declare-const v7 Int) ; head
(declare-const v8 Int) ; HEADS
(declare-const v9 Int) ; batch
(declare-const v10 Int) ; BATCH
(declare-const v11 Int) ; k1
(assert (<= (to_real v0) d4))
(assert (= (to_real v4) 0.0))
(assert (and (<= 0.0 (to_real v5)) (< (to_real v5) (to_real v2))))
(assert (<= (to_real v4) (to_real v6)))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v8))))
(assert (and (<= 0.0 (to_real v9)) (< (to_real v9) (to_real v10))))
(assert (< 0.0 (+ 1.0 (to_real v1) (to_real v5) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v11)))))
(assert (and (<= (to_real v6) (to_real v11)) (< (to_real v11) (to_real v0))))
(assert (not (and (<= 0.0 (to_real v11)) (< (to_real v11) (to_real v1)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; schema_c
(declare-const v1 Real) ; schema_x
(assert (not (= (ite (> v0 0.0) v1 0.0) (* v1 (ite (> v0 0.0) 1.0 0.0)))))
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
(declare-const v0 Int) ; M
(declare-const v1 Int) ; i
(declare-const v2 Int) ; N
(declare-const v3 Int) ; loop.j
(declare-const v4 Real) ; guarded_x
(define-fun d5 () Real (ite (> (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))) 0.0) (ite (> (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))) 0.0) v4 0.0) 0.0))
(assert (not (= d5 (ite (> (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))) 0.0) v4 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; schema_c
(assert (not (= (* (ite (> v0 0.0) 1.0 0.0) (ite (> v0 0.0) 1.0 0.0)) (ite (> v0 0.0) 1.0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; guard[k0]
(assert (not (<= 0.0 (ite (> v0 0.0) 1.0 0.0))))
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
(declare-const v0 Real) ; guard[loop.j]
(declare-const v1 Real) ; F[loop.n, loop.j]
(assert (<= (ite (> v0 0.0) 1.0 0.0) 0.0))
(assert (= (ite (> v0 0.0) v1 0.0) v1))
(assert (not (= v1 0.0)))
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
(declare-const v0 Int) ; e
(declare-const v1 Int) ; E
(declare-const v2 Int) ; tile.0.end[tiles + 1, batch, head, i]
(declare-const v3 Int) ; M
(declare-const v4 Int) ; N
(declare-const v5 Int) ; tile.0.last[batch, head, i]
(define-fun d6 () Real (ite (>= 0.0 (ite (<= (to_real v3) (+ 1.0 (to_real v3) (* (- 1.0) (to_real v4)) (to_real v5))) (to_real v3) (+ 1.0 (to_real v3) (* (- 1.0) (to_real v4)) (to_real v5)))) 0.0 (ite (<= (to_real v3) (+ 1.0 (to_real v3) (* (- 1.0) (to_real v4)) (to_real v5))) (to_real v3) (+ 1.0 (to_real v3) (* (- 1.0) (to_real v4)) (to_real v5)))))
(declare-const v6 Int) ; tile.0.end[0, batch, head, i]
(declare-const v7 Int) ; i
(declare-const v8 Int) ; tile.0.end[tiles, batch, head, i]
(declare-const v9 Int) ; head
(declare-const v10 Int) ; HEADS
(declare-const v11 Int) ; batch
(declare-const v12 Int) ; BATCH
(declare-const v13 Int) ; k1
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (<= (to_real v2) d6))
(assert (= (to_real v6) 0.0))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v4))))
(assert (<= (to_real v6) (to_real v8)))
(assert (and (<= 0.0 (to_real v9)) (< (to_real v9) (to_real v10))))
(assert (and (<= 0.0 (to_real v11)) (< (to_real v11) (to_real v12))))
(assert (< 0.0 (+ 1.0 (to_real v3) (to_real v7) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v13)))))
(assert (and (<= (to_real v8) (to_real v13)) (< (to_real v13) (to_real v2))))
(assert (not (and (<= 0.0 (to_real v13)) (< (to_real v13) (to_real v3)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; tiles
(assert (>= (to_real v0) 0.0))
(assert (not (<= 0.0 (to_real v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k1
(declare-const v1 Int) ; tile.0.end[0, batch, head, i]
(declare-const v2 Int) ; tile.0.end[tiles, batch, head, i]
(declare-const v3 Int) ; i
(declare-const v4 Int) ; N
(declare-const v5 Int) ; head
(declare-const v6 Int) ; HEADS
(declare-const v7 Int) ; batch
(declare-const v8 Int) ; BATCH
(declare-const v9 Int) ; M
(declare-const v10 Int) ; tile.0.last[batch, head, i]
(define-fun d11 () Real (ite (>= 0.0 (ite (<= (to_real v9) (+ 1.0 (to_real v9) (* (- 1.0) (to_real v4)) (to_real v10))) (to_real v9) (+ 1.0 (to_real v9) (* (- 1.0) (to_real v4)) (to_real v10)))) 0.0 (ite (<= (to_real v9) (+ 1.0 (to_real v9) (* (- 1.0) (to_real v4)) (to_real v10))) (to_real v9) (+ 1.0 (to_real v9) (* (- 1.0) (to_real v4)) (to_real v10)))))
(assert (and (<= (to_real v1) (to_real v0)) (< (to_real v0) (to_real v2))))
(assert (= (to_real v1) 0.0))
(assert (and (<= 0.0 (to_real v3)) (< (to_real v3) (to_real v4))))
(assert (and (<= 0.0 (to_real v5)) (< (to_real v5) (to_real v6))))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v8))))
(assert (<= (to_real v2) d11))
(assert (< 0.0 (+ 1.0 (to_real v9) (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v0)))))
(assert (not (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v9)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; guard[loop.j]
(declare-const v1 Int) ; Sigma(Select(guard[_b0], 1, 0), _b0, Range(end[0], end[loop.n]))
(declare-const v2 Real) ; seen[loop.n]
(assert (<= (ite (> v0 0.0) 1.0 0.0) (to_real v1)))
(assert (<= v2 0.0))
(assert (= v2 (to_real v1)))
(assert (not (<= (ite (> v0 0.0) 1.0 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; e
(declare-const v1 Int) ; E
(declare-const v2 Int) ; k1
(declare-const v3 Int) ; tile.0.end[0, batch, head, i]
(declare-const v4 Int) ; tile.0.end[tiles, batch, head, i]
(declare-const v5 Int) ; i
(declare-const v6 Int) ; N
(declare-const v7 Int) ; head
(declare-const v8 Int) ; HEADS
(declare-const v9 Int) ; batch
(declare-const v10 Int) ; BATCH
(declare-const v11 Int) ; M
(declare-const v12 Int) ; tile.0.last[batch, head, i]
(define-fun d13 () Real (ite (>= 0.0 (ite (<= (to_real v11) (+ 1.0 (to_real v11) (* (- 1.0) (to_real v6)) (to_real v12))) (to_real v11) (+ 1.0 (to_real v11) (* (- 1.0) (to_real v6)) (to_real v12)))) 0.0 (ite (<= (to_real v11) (+ 1.0 (to_real v11) (* (- 1.0) (to_real v6)) (to_real v12))) (to_real v11) (+ 1.0 (to_real v11) (* (- 1.0) (to_real v6)) (to_real v12)))))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (and (<= (to_real v3) (to_real v2)) (< (to_real v2) (to_real v4))))
(assert (= (to_real v3) 0.0))
(assert (and (<= 0.0 (to_real v5)) (< (to_real v5) (to_real v6))))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v8))))
(assert (and (<= 0.0 (to_real v9)) (< (to_real v9) (to_real v10))))
(assert (<= (to_real v4) d13))
(assert (< 0.0 (+ 1.0 (to_real v11) (to_real v5) (* (- 1.0) (to_real v6)) (* (- 1.0) (to_real v2)))))
(assert (not (and (<= 0.0 (to_real v2)) (< (to_real v2) (to_real v11)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; seen[loop.n]
(declare-const v1 Real) ; ratio[loop.n]
(assert (< 0.0 v0))
(assert (not (= (ite (> v0 0.0) v1 0.0) v1)))
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
(define-fun d10 () Real (ite (>= (ite (>= 0.0 (to_real v8)) 0.0 (to_real v8)) (+ (to_real v8) (* (- 1.0) (to_real v7)) (to_real v9))) (ite (>= 0.0 (to_real v8)) 0.0 (to_real v8)) (+ (to_real v8) (* (- 1.0) (to_real v7)) (to_real v9))))
(declare-const v10 Int) ; head
(declare-const v11 Int) ; HEADS
(declare-const v12 Int) ; batch
(declare-const v13 Int) ; BATCH
(assert (and (<= (to_real v1) (to_real v0)) (< (to_real v0) (to_real v2))))
(assert (and (<= 0.0 (to_real v3)) (< (to_real v3) (to_real v4))))
(assert (<= (to_real v5) (to_real v1)))
(assert (and (<= 0.0 (to_real v6)) (< (to_real v6) (to_real v7))))
(assert (<= (to_real v2) d10))
(assert (= (to_real v5) (ite (>= 0.0 (+ (to_real v8) (* (- 1.0) (to_real v7)) (to_real v9))) 0.0 (+ (to_real v8) (* (- 1.0) (to_real v7)) (to_real v9)))))
(assert (and (<= 0.0 (to_real v10)) (< (to_real v10) (to_real v11))))
(assert (< 0.0 (+ 1.0 (to_real v7) (to_real v0) (* (- 1.0) (to_real v8)) (* (- 1.0) (to_real v6)))))
(assert (and (<= 0.0 (to_real v12)) (< (to_real v12) (to_real v13))))
(assert (not (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v8)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; back_tile.1.end[0, batch, head, i]
(declare-const v1 Int) ; back_tile.1.end[tiles, batch, head, i]
(declare-const v2 Int) ; M
(declare-const v3 Int) ; i
(declare-const v4 Int) ; N
(declare-const v5 Int) ; k0
(declare-const v6 Int) ; d
(declare-const v7 Int) ; D
(declare-const v8 Int) ; back_tile.1.end[tiles + 1, batch, head, i]
(declare-const v9 Int) ; back_tile.1.last[batch, head, i]
(define-fun d10 () Real (ite (>= 0.0 (ite (<= (to_real v2) (+ 1.0 (to_real v2) (* (- 1.0) (to_real v4)) (to_real v9))) (to_real v2) (+ 1.0 (to_real v2) (* (- 1.0) (to_real v4)) (to_real v9)))) 0.0 (ite (<= (to_real v2) (+ 1.0 (to_real v2) (* (- 1.0) (to_real v4)) (to_real v9))) (to_real v2) (+ 1.0 (to_real v2) (* (- 1.0) (to_real v4)) (to_real v9)))))
(declare-const v10 Int) ; head
(declare-const v11 Int) ; HEADS
(declare-const v12 Int) ; batch
(declare-const v13 Int) ; BATCH
(assert (<= (to_real v0) (to_real v1)))
(assert (< 0.0 (+ 1.0 (to_real v2) (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v5)))))
(assert (and (<= 0.0 (to_real v6)) (< (to_real v6) (to_real v7))))
(assert (= (to_real v0) 0.0))
(assert (and (<= (to_real v1) (to_real v5)) (< (to_real v5) (to_real v8))))
(assert (<= (to_real v8) d10))
(assert (and (<= 0.0 (to_real v3)) (< (to_real v3) (to_real v4))))
(assert (and (<= 0.0 (to_real v10)) (< (to_real v10) (to_real v11))))
(assert (and (<= 0.0 (to_real v12)) (< (to_real v12) (to_real v13))))
(assert (not (and (<= 0.0 (to_real v5)) (< (to_real v5) (to_real v2)))))
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

(set-logic ALL)
(declare-const v0 Int) ; tile.0.end[0, batch, head, group, i]
(declare-const v1 Int) ; M
(declare-const v2 Int) ; N
(declare-const v3 Int) ; sliding_window
(declare-const v4 Int) ; tile.0.first[batch, head, group, i]
(define-fun d5 () Real (ite (>= 0.0 (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)) (to_real v4))) 0.0 (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)) (to_real v4))))
(declare-const v5 Int) ; k1
(declare-const v6 Int) ; tile.0.end[tiles, batch, head, group, i]
(declare-const v7 Int) ; tile.0.end[tiles + 1, batch, head, group, i]
(declare-const v8 Int) ; group
(declare-const v9 Int) ; GROUP
(declare-const v10 Int) ; tile.0.last[batch, head, group, i]
(define-fun d12 () Real (ite (>= 0.0 (ite (<= (to_real v1) (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (to_real v10))) (to_real v1) (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (to_real v10)))) 0.0 (ite (<= (to_real v1) (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (to_real v10))) (to_real v1) (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (to_real v10)))))
(define-fun d13 () Real (ite (>= d12 (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)) (to_real v4))) d12 (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)) (to_real v4))))
(declare-const v11 Int) ; i
(declare-const v12 Int) ; head
(declare-const v13 Int) ; HEADS
(declare-const v14 Int) ; batch
(declare-const v15 Int) ; BATCH
(assert (= (to_real v0) d5))
(assert (and (<= (to_real v6) (to_real v5)) (< (to_real v5) (to_real v7))))
(assert (<= (to_real v0) (to_real v6)))
(assert (and (<= 0.0 (to_real v8)) (< (to_real v8) (to_real v9))))
(assert (<= (to_real v7) d13))
(assert (and (<= 0.0 (to_real v11)) (< (to_real v11) (to_real v2))))
(assert (and (<= 0.0 (to_real v12)) (< (to_real v12) (to_real v13))))
(assert (and (<= 0.0 (to_real v14)) (< (to_real v14) (to_real v15))))
(assert (< 0.0 (+ 1.0 (to_real v1) (to_real v11) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v5)))))
(assert (< 0.0 (+ (to_real v2) (to_real v5) (to_real v3) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v11)))))
(assert (not (and (<= 0.0 (to_real v5)) (< (to_real v5) (to_real v1)))))
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
(declare-const v0 Int) ; tile.0.end[0, batch, head, group, i]
(assert (not (<= (to_real v0) (to_real v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; tile.0.end[0, batch, head, group, i]
(declare-const v1 Int) ; M
(declare-const v2 Int) ; N
(declare-const v3 Int) ; sliding_window
(declare-const v4 Int) ; tile.0.first[batch, head, group, i]
(define-fun d5 () Real (ite (>= 0.0 (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)) (to_real v4))) 0.0 (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)) (to_real v4))))
(declare-const v5 Int) ; i
(declare-const v6 Int) ; k0
(declare-const v7 Int) ; group
(declare-const v8 Int) ; GROUP
(declare-const v9 Int) ; tile.0.end[tiles, batch, head, group, i]
(declare-const v10 Int) ; tile.0.last[batch, head, group, i]
(define-fun d12 () Real (ite (>= 0.0 (ite (<= (to_real v1) (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (to_real v10))) (to_real v1) (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (to_real v10)))) 0.0 (ite (<= (to_real v1) (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (to_real v10))) (to_real v1) (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (to_real v10)))))
(define-fun d13 () Real (ite (>= d12 (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)) (to_real v4))) d12 (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)) (to_real v4))))
(declare-const v11 Int) ; head
(declare-const v12 Int) ; HEADS
(declare-const v13 Int) ; batch
(declare-const v14 Int) ; BATCH
(assert (= (to_real v0) d5))
(assert (< 0.0 (+ 1.0 (to_real v1) (to_real v5) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v6)))))
(assert (< 0.0 (+ (to_real v2) (to_real v6) (to_real v3) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v5)))))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v8))))
(assert (and (<= (to_real v0) (to_real v6)) (< (to_real v6) (to_real v9))))
(assert (<= (to_real v9) d13))
(assert (and (<= 0.0 (to_real v5)) (< (to_real v5) (to_real v2))))
(assert (and (<= 0.0 (to_real v11)) (< (to_real v11) (to_real v12))))
(assert (and (<= 0.0 (to_real v13)) (< (to_real v13) (to_real v14))))
(assert (not (and (<= 0.0 (to_real v6)) (< (to_real v6) (to_real v1)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; tile.0.end[0, batch, head, group, i]
(declare-const v1 Int) ; M
(declare-const v2 Int) ; N
(declare-const v3 Int) ; sliding_window
(declare-const v4 Int) ; tile.0.first[batch, head, group, i]
(define-fun d5 () Real (ite (>= 0.0 (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)) (to_real v4))) 0.0 (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)) (to_real v4))))
(declare-const v5 Int) ; i
(declare-const v6 Int) ; k0
(declare-const v7 Int) ; tile.0.end[tiles, batch, head, group, i]
(declare-const v8 Int) ; tile.0.end[tiles + 1, batch, head, group, i]
(declare-const v9 Int) ; group
(declare-const v10 Int) ; GROUP
(declare-const v11 Int) ; tile.0.last[batch, head, group, i]
(define-fun d13 () Real (ite (>= 0.0 (ite (<= (to_real v1) (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (to_real v11))) (to_real v1) (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (to_real v11)))) 0.0 (ite (<= (to_real v1) (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (to_real v11))) (to_real v1) (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (to_real v11)))))
(define-fun d14 () Real (ite (>= d13 (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)) (to_real v4))) d13 (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)) (to_real v4))))
(declare-const v12 Int) ; head
(declare-const v13 Int) ; HEADS
(declare-const v14 Int) ; batch
(declare-const v15 Int) ; BATCH
(assert (= (to_real v0) d5))
(assert (< 0.0 (+ 1.0 (to_real v1) (to_real v5) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v6)))))
(assert (<= (to_real v0) (to_real v7)))
(assert (and (<= (to_real v7) (to_real v6)) (< (to_real v6) (to_real v8))))
(assert (< 0.0 (+ (to_real v2) (to_real v6) (to_real v3) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v5)))))
(assert (and (<= 0.0 (to_real v9)) (< (to_real v9) (to_real v10))))
(assert (<= (to_real v8) d14))
(assert (and (<= 0.0 (to_real v5)) (< (to_real v5) (to_real v2))))
(assert (and (<= 0.0 (to_real v12)) (< (to_real v12) (to_real v13))))
(assert (and (<= 0.0 (to_real v14)) (< (to_real v14) (to_real v15))))
(assert (not (and (<= 0.0 (to_real v6)) (< (to_real v6) (to_real v1)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; back_tile.1.end[0, batch, head, group, i]
(assert (not (<= (to_real v0) (to_real v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; tiles
(assert (<= 0.0 (to_real v0)))
(assert (not (<= 0.0 (+ 1.0 (to_real v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; e
(declare-const v1 Int) ; E
(declare-const v2 Int) ; back_tile.0.end[0, batch, head, group, j]
(declare-const v3 Int) ; N
(declare-const v4 Int) ; M
(declare-const v5 Int) ; back_tile.0.first[batch, head, group, j]
(declare-const v6 Int) ; k0
(declare-const v7 Int) ; back_tile.0.end[tiles, batch, head, group, j]
(declare-const v8 Int) ; j
(declare-const v9 Int) ; group
(declare-const v10 Int) ; GROUP
(declare-const v11 Int) ; sliding_window
(declare-const v12 Int) ; head
(declare-const v13 Int) ; HEADS
(declare-const v14 Int) ; batch
(declare-const v15 Int) ; BATCH
(declare-const v16 Int) ; back_tile.0.last[batch, head, group, j]
(define-fun d17 () Real (ite (<= (to_real v3) (+ (to_real v3) (to_real v11) (* (- 1.0) (to_real v4)) (to_real v16))) (to_real v3) (+ (to_real v3) (to_real v11) (* (- 1.0) (to_real v4)) (to_real v16))))
(define-fun d18 () Real (ite (>= (ite (>= 0.0 (+ (to_real v3) (* (- 1.0) (to_real v4)) (to_real v5))) 0.0 (+ (to_real v3) (* (- 1.0) (to_real v4)) (to_real v5))) d17) (ite (>= 0.0 (+ (to_real v3) (* (- 1.0) (to_real v4)) (to_real v5))) 0.0 (+ (to_real v3) (* (- 1.0) (to_real v4)) (to_real v5))) d17))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (= (to_real v2) (ite (>= 0.0 (+ (to_real v3) (* (- 1.0) (to_real v4)) (to_real v5))) 0.0 (+ (to_real v3) (* (- 1.0) (to_real v4)) (to_real v5)))))
(assert (and (<= (to_real v2) (to_real v6)) (< (to_real v6) (to_real v7))))
(assert (and (<= 0.0 (to_real v8)) (< (to_real v8) (to_real v4))))
(assert (and (<= 0.0 (to_real v9)) (< (to_real v9) (to_real v10))))
(assert (< 0.0 (+ (to_real v3) (to_real v8) (to_real v11) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v6)))))
(assert (and (<= 0.0 (to_real v12)) (< (to_real v12) (to_real v13))))
(assert (< 0.0 (+ 1.0 (to_real v4) (to_real v6) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v8)))))
(assert (and (<= 0.0 (to_real v14)) (< (to_real v14) (to_real v15))))
(assert (<= (to_real v7) d18))
(assert (not (and (<= 0.0 (to_real v6)) (< (to_real v6) (to_real v3)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; back_tile.0.end[0, batch, head, group, j]
(declare-const v1 Int) ; back_tile.0.end[tiles, batch, head, group, j]
(declare-const v2 Int) ; N
(declare-const v3 Int) ; M
(declare-const v4 Int) ; back_tile.0.first[batch, head, group, j]
(declare-const v5 Int) ; d
(declare-const v6 Int) ; D
(declare-const v7 Int) ; k0
(declare-const v8 Int) ; back_tile.0.end[tiles + 1, batch, head, group, j]
(declare-const v9 Int) ; j
(declare-const v10 Int) ; group
(declare-const v11 Int) ; GROUP
(declare-const v12 Int) ; sliding_window
(declare-const v13 Int) ; back_tile.0.last[batch, head, group, j]
(define-fun d14 () Real (ite (<= (to_real v2) (+ (to_real v2) (to_real v12) (* (- 1.0) (to_real v3)) (to_real v13))) (to_real v2) (+ (to_real v2) (to_real v12) (* (- 1.0) (to_real v3)) (to_real v13))))
(define-fun d15 () Real (ite (>= (ite (>= 0.0 (+ (to_real v2) (* (- 1.0) (to_real v3)) (to_real v4))) 0.0 (+ (to_real v2) (* (- 1.0) (to_real v3)) (to_real v4))) d14) (ite (>= 0.0 (+ (to_real v2) (* (- 1.0) (to_real v3)) (to_real v4))) 0.0 (+ (to_real v2) (* (- 1.0) (to_real v3)) (to_real v4))) d14))
(declare-const v14 Int) ; head
(declare-const v15 Int) ; HEADS
(declare-const v16 Int) ; batch
(declare-const v17 Int) ; BATCH
(assert (<= (to_real v0) (to_real v1)))
(assert (= (to_real v0) (ite (>= 0.0 (+ (to_real v2) (* (- 1.0) (to_real v3)) (to_real v4))) 0.0 (+ (to_real v2) (* (- 1.0) (to_real v3)) (to_real v4)))))
(assert (and (<= 0.0 (to_real v5)) (< (to_real v5) (to_real v6))))
(assert (and (<= (to_real v1) (to_real v7)) (< (to_real v7) (to_real v8))))
(assert (and (<= 0.0 (to_real v9)) (< (to_real v9) (to_real v3))))
(assert (and (<= 0.0 (to_real v10)) (< (to_real v10) (to_real v11))))
(assert (< 0.0 (+ (to_real v2) (to_real v9) (to_real v12) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v7)))))
(assert (<= (to_real v8) d15))
(assert (and (<= 0.0 (to_real v14)) (< (to_real v14) (to_real v15))))
(assert (< 0.0 (+ 1.0 (to_real v3) (to_real v7) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v9)))))
(assert (and (<= 0.0 (to_real v16)) (< (to_real v16) (to_real v17))))
(assert (not (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v2)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; tiles
(assert (<= 0.0 (to_real v0)))
(assert (not (>= (+ 1.0 (to_real v0)) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; back_tile.1.end[tiles, batch, head, group, i]
(declare-const v1 Int) ; back_tile.1.end[tiles + 1, batch, head, group, i]
(declare-const v2 Int) ; back_tile.1.end[0, batch, head, group, i]
(assert (<= (to_real v0) (to_real v1)))
(assert (<= (to_real v2) (to_real v0)))
(assert (not (<= (to_real v2) (to_real v1))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; end[0]
(assert (not (<= (to_real v0) (to_real v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; back_tile.0.end[0, batch, head, group, j]
(declare-const v1 Int) ; N
(declare-const v2 Int) ; M
(declare-const v3 Int) ; back_tile.0.first[batch, head, group, j]
(declare-const v4 Int) ; d
(declare-const v5 Int) ; D
(declare-const v6 Int) ; k0
(declare-const v7 Int) ; back_tile.0.end[tiles, batch, head, group, j]
(declare-const v8 Int) ; j
(declare-const v9 Int) ; group
(declare-const v10 Int) ; GROUP
(declare-const v11 Int) ; sliding_window
(declare-const v12 Int) ; head
(declare-const v13 Int) ; HEADS
(declare-const v14 Int) ; batch
(declare-const v15 Int) ; BATCH
(declare-const v16 Int) ; back_tile.0.last[batch, head, group, j]
(define-fun d17 () Real (ite (<= (to_real v1) (+ (to_real v1) (to_real v11) (* (- 1.0) (to_real v2)) (to_real v16))) (to_real v1) (+ (to_real v1) (to_real v11) (* (- 1.0) (to_real v2)) (to_real v16))))
(define-fun d18 () Real (ite (>= (ite (>= 0.0 (+ (to_real v1) (* (- 1.0) (to_real v2)) (to_real v3))) 0.0 (+ (to_real v1) (* (- 1.0) (to_real v2)) (to_real v3))) d17) (ite (>= 0.0 (+ (to_real v1) (* (- 1.0) (to_real v2)) (to_real v3))) 0.0 (+ (to_real v1) (* (- 1.0) (to_real v2)) (to_real v3))) d17))
(assert (= (to_real v0) (ite (>= 0.0 (+ (to_real v1) (* (- 1.0) (to_real v2)) (to_real v3))) 0.0 (+ (to_real v1) (* (- 1.0) (to_real v2)) (to_real v3)))))
(assert (and (<= 0.0 (to_real v4)) (< (to_real v4) (to_real v5))))
(assert (and (<= (to_real v0) (to_real v6)) (< (to_real v6) (to_real v7))))
(assert (and (<= 0.0 (to_real v8)) (< (to_real v8) (to_real v2))))
(assert (and (<= 0.0 (to_real v9)) (< (to_real v9) (to_real v10))))
(assert (< 0.0 (+ (to_real v1) (to_real v8) (to_real v11) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v6)))))
(assert (and (<= 0.0 (to_real v12)) (< (to_real v12) (to_real v13))))
(assert (< 0.0 (+ 1.0 (to_real v2) (to_real v6) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v8)))))
(assert (and (<= 0.0 (to_real v14)) (< (to_real v14) (to_real v15))))
(assert (<= (to_real v7) d18))
(assert (not (and (<= 0.0 (to_real v6)) (< (to_real v6) (to_real v1)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; M
(declare-const v1 Int) ; i
(declare-const v2 Int) ; N
(declare-const v3 Int) ; k0
(declare-const v4 Int) ; d
(declare-const v5 Int) ; D
(declare-const v6 Int) ; sliding_window
(declare-const v7 Int) ; group
(declare-const v8 Int) ; GROUP
(declare-const v9 Int) ; back_tile.1.end[tiles, batch, head, group, i]
(declare-const v10 Int) ; back_tile.1.last[batch, head, group, i]
(declare-const v11 Int) ; back_tile.1.first[batch, head, group, i]
(define-fun d12 () Real (ite (>= 0.0 (ite (<= (to_real v0) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v10))) (to_real v0) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v10)))) 0.0 (ite (<= (to_real v0) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v10))) (to_real v0) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v10)))))
(define-fun d13 () Real (ite (>= d12 (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v6)) (to_real v11))) d12 (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v6)) (to_real v11))))
(declare-const v12 Int) ; back_tile.1.end[0, batch, head, group, i]
(define-fun d15 () Real (ite (>= 0.0 (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v6)) (to_real v11))) 0.0 (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v6)) (to_real v11))))
(declare-const v13 Int) ; head
(declare-const v14 Int) ; HEADS
(declare-const v15 Int) ; batch
(declare-const v16 Int) ; BATCH
(assert (< 0.0 (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)))))
(assert (and (<= 0.0 (to_real v4)) (< (to_real v4) (to_real v5))))
(assert (< 0.0 (+ (to_real v2) (to_real v3) (to_real v6) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1)))))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v8))))
(assert (and (<= 0.0 (to_real v1)) (< (to_real v1) (to_real v2))))
(assert (<= (to_real v9) d13))
(assert (= (to_real v12) d15))
(assert (and (<= 0.0 (to_real v13)) (< (to_real v13) (to_real v14))))
(assert (and (<= 0.0 (to_real v15)) (< (to_real v15) (to_real v16))))
(assert (and (<= (to_real v12) (to_real v3)) (< (to_real v3) (to_real v9))))
(assert (not (and (<= 0.0 (to_real v3)) (< (to_real v3) (to_real v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; schema_c
(declare-const v1 Real) ; schema_x
(assert (not (= (ite (> v0 0.0) v1 0.0) (* v1 (ite (> v0 0.0) 1.0 0.0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; M
(declare-const v1 Int) ; i
(declare-const v2 Int) ; N
(declare-const v3 Int) ; k0
(declare-const v4 Int) ; d
(declare-const v5 Int) ; D
(declare-const v6 Int) ; sliding_window
(declare-const v7 Int) ; group
(declare-const v8 Int) ; GROUP
(declare-const v9 Int) ; back_tile.1.end[tiles + 1, batch, head, group, i]
(declare-const v10 Int) ; back_tile.1.last[batch, head, group, i]
(declare-const v11 Int) ; back_tile.1.first[batch, head, group, i]
(define-fun d12 () Real (ite (>= 0.0 (ite (<= (to_real v0) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v10))) (to_real v0) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v10)))) 0.0 (ite (<= (to_real v0) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v10))) (to_real v0) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v10)))))
(define-fun d13 () Real (ite (>= d12 (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v6)) (to_real v11))) d12 (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v6)) (to_real v11))))
(declare-const v12 Int) ; back_tile.1.end[0, batch, head, group, i]
(define-fun d15 () Real (ite (>= 0.0 (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v6)) (to_real v11))) 0.0 (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v6)) (to_real v11))))
(declare-const v13 Int) ; head
(declare-const v14 Int) ; HEADS
(declare-const v15 Int) ; batch
(declare-const v16 Int) ; BATCH
(declare-const v17 Int) ; back_tile.1.end[tiles, batch, head, group, i]
(assert (< 0.0 (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)))))
(assert (and (<= 0.0 (to_real v4)) (< (to_real v4) (to_real v5))))
(assert (< 0.0 (+ (to_real v2) (to_real v3) (to_real v6) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1)))))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v8))))
(assert (<= (to_real v9) d13))
(assert (and (<= 0.0 (to_real v1)) (< (to_real v1) (to_real v2))))
(assert (= (to_real v12) d15))
(assert (and (<= 0.0 (to_real v13)) (< (to_real v13) (to_real v14))))
(assert (and (<= 0.0 (to_real v15)) (< (to_real v15) (to_real v16))))
(assert (and (<= (to_real v17) (to_real v3)) (< (to_real v3) (to_real v9))))
(assert (<= (to_real v12) (to_real v17)))
(assert (not (and (<= 0.0 (to_real v3)) (< (to_real v3) (to_real v0)))))
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
(declare-const v0 Int) ; back_tile.0.end[0, batch, head, group, j]
(assert (not (<= (to_real v0) (to_real v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; tiles
(assert (<= 0.0 (to_real v0)))
(assert (not (>= (to_real v0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; tile.0.end[0, batch, head, group, i]
(declare-const v1 Int) ; M
(declare-const v2 Int) ; N
(declare-const v3 Int) ; sliding_window
(declare-const v4 Int) ; tile.0.first[batch, head, group, i]
(define-fun d5 () Real (ite (>= 0.0 (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)) (to_real v4))) 0.0 (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)) (to_real v4))))
(declare-const v5 Int) ; i
(declare-const v6 Int) ; k0
(declare-const v7 Int) ; e
(declare-const v8 Int) ; E
(declare-const v9 Int) ; tile.0.end[tiles, batch, head, group, i]
(declare-const v10 Int) ; tile.0.end[tiles + 1, batch, head, group, i]
(declare-const v11 Int) ; group
(declare-const v12 Int) ; GROUP
(declare-const v13 Int) ; tile.0.last[batch, head, group, i]
(define-fun d15 () Real (ite (>= 0.0 (ite (<= (to_real v1) (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (to_real v13))) (to_real v1) (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (to_real v13)))) 0.0 (ite (<= (to_real v1) (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (to_real v13))) (to_real v1) (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (to_real v13)))))
(define-fun d16 () Real (ite (>= d15 (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)) (to_real v4))) d15 (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)) (to_real v4))))
(declare-const v14 Int) ; head
(declare-const v15 Int) ; HEADS
(declare-const v16 Int) ; batch
(declare-const v17 Int) ; BATCH
(assert (= (to_real v0) d5))
(assert (< 0.0 (+ 1.0 (to_real v1) (to_real v5) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v6)))))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v8))))
(assert (<= (to_real v0) (to_real v9)))
(assert (and (<= (to_real v9) (to_real v6)) (< (to_real v6) (to_real v10))))
(assert (< 0.0 (+ (to_real v2) (to_real v6) (to_real v3) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v5)))))
(assert (and (<= 0.0 (to_real v11)) (< (to_real v11) (to_real v12))))
(assert (<= (to_real v10) d16))
(assert (and (<= 0.0 (to_real v5)) (< (to_real v5) (to_real v2))))
(assert (and (<= 0.0 (to_real v14)) (< (to_real v14) (to_real v15))))
(assert (and (<= 0.0 (to_real v16)) (< (to_real v16) (to_real v17))))
(assert (not (and (<= 0.0 (to_real v6)) (< (to_real v6) (to_real v1)))))
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
(declare-const v0 Int) ; back_tile.0.end[0, batch, head, group, j]
(declare-const v1 Int) ; back_tile.0.end[tiles, batch, head, group, j]
(declare-const v2 Int) ; e
(declare-const v3 Int) ; E
(declare-const v4 Int) ; N
(declare-const v5 Int) ; M
(declare-const v6 Int) ; back_tile.0.first[batch, head, group, j]
(declare-const v7 Int) ; k0
(declare-const v8 Int) ; back_tile.0.end[tiles + 1, batch, head, group, j]
(declare-const v9 Int) ; j
(declare-const v10 Int) ; group
(declare-const v11 Int) ; GROUP
(declare-const v12 Int) ; sliding_window
(declare-const v13 Int) ; back_tile.0.last[batch, head, group, j]
(define-fun d14 () Real (ite (<= (to_real v4) (+ (to_real v4) (to_real v12) (* (- 1.0) (to_real v5)) (to_real v13))) (to_real v4) (+ (to_real v4) (to_real v12) (* (- 1.0) (to_real v5)) (to_real v13))))
(define-fun d15 () Real (ite (>= (ite (>= 0.0 (+ (to_real v4) (* (- 1.0) (to_real v5)) (to_real v6))) 0.0 (+ (to_real v4) (* (- 1.0) (to_real v5)) (to_real v6))) d14) (ite (>= 0.0 (+ (to_real v4) (* (- 1.0) (to_real v5)) (to_real v6))) 0.0 (+ (to_real v4) (* (- 1.0) (to_real v5)) (to_real v6))) d14))
(declare-const v14 Int) ; head
(declare-const v15 Int) ; HEADS
(declare-const v16 Int) ; batch
(declare-const v17 Int) ; BATCH
(assert (<= (to_real v0) (to_real v1)))
(assert (and (<= 0.0 (to_real v2)) (< (to_real v2) (to_real v3))))
(assert (= (to_real v0) (ite (>= 0.0 (+ (to_real v4) (* (- 1.0) (to_real v5)) (to_real v6))) 0.0 (+ (to_real v4) (* (- 1.0) (to_real v5)) (to_real v6)))))
(assert (and (<= (to_real v1) (to_real v7)) (< (to_real v7) (to_real v8))))
(assert (and (<= 0.0 (to_real v9)) (< (to_real v9) (to_real v5))))
(assert (and (<= 0.0 (to_real v10)) (< (to_real v10) (to_real v11))))
(assert (< 0.0 (+ (to_real v4) (to_real v9) (to_real v12) (* (- 1.0) (to_real v5)) (* (- 1.0) (to_real v7)))))
(assert (<= (to_real v8) d15))
(assert (and (<= 0.0 (to_real v14)) (< (to_real v14) (to_real v15))))
(assert (< 0.0 (+ 1.0 (to_real v5) (to_real v7) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v9)))))
(assert (and (<= 0.0 (to_real v16)) (< (to_real v16) (to_real v17))))
(assert (not (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v4)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k1
(declare-const v1 Int) ; tile.0.end[0, batch, head, group, i]
(declare-const v2 Int) ; tile.0.end[tiles, batch, head, group, i]
(declare-const v3 Int) ; M
(declare-const v4 Int) ; N
(declare-const v5 Int) ; sliding_window
(declare-const v6 Int) ; tile.0.first[batch, head, group, i]
(define-fun d7 () Real (ite (>= 0.0 (+ 1.0 (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v5)) (to_real v6))) 0.0 (+ 1.0 (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v5)) (to_real v6))))
(declare-const v7 Int) ; group
(declare-const v8 Int) ; GROUP
(declare-const v9 Int) ; tile.0.last[batch, head, group, i]
(define-fun d11 () Real (ite (>= 0.0 (ite (<= (to_real v3) (+ 1.0 (to_real v3) (* (- 1.0) (to_real v4)) (to_real v9))) (to_real v3) (+ 1.0 (to_real v3) (* (- 1.0) (to_real v4)) (to_real v9)))) 0.0 (ite (<= (to_real v3) (+ 1.0 (to_real v3) (* (- 1.0) (to_real v4)) (to_real v9))) (to_real v3) (+ 1.0 (to_real v3) (* (- 1.0) (to_real v4)) (to_real v9)))))
(define-fun d12 () Real (ite (>= d11 (+ 1.0 (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v5)) (to_real v6))) d11 (+ 1.0 (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v5)) (to_real v6))))
(declare-const v10 Int) ; i
(declare-const v11 Int) ; head
(declare-const v12 Int) ; HEADS
(declare-const v13 Int) ; batch
(declare-const v14 Int) ; BATCH
(assert (and (<= (to_real v1) (to_real v0)) (< (to_real v0) (to_real v2))))
(assert (= (to_real v1) d7))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v8))))
(assert (<= (to_real v2) d12))
(assert (and (<= 0.0 (to_real v10)) (< (to_real v10) (to_real v4))))
(assert (and (<= 0.0 (to_real v11)) (< (to_real v11) (to_real v12))))
(assert (and (<= 0.0 (to_real v13)) (< (to_real v13) (to_real v14))))
(assert (< 0.0 (+ 1.0 (to_real v3) (to_real v10) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v0)))))
(assert (< 0.0 (+ (to_real v4) (to_real v0) (to_real v5) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v10)))))
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
(declare-const v0 Int) ; tile.0.end[0, batch, head, group, i]
(declare-const v1 Int) ; M
(declare-const v2 Int) ; N
(declare-const v3 Int) ; sliding_window
(declare-const v4 Int) ; tile.0.first[batch, head, group, i]
(define-fun d5 () Real (ite (>= 0.0 (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)) (to_real v4))) 0.0 (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)) (to_real v4))))
(declare-const v5 Int) ; k1
(declare-const v6 Int) ; tile.0.end[tiles, batch, head, group, i]
(declare-const v7 Int) ; tile.0.end[tiles + 1, batch, head, group, i]
(declare-const v8 Int) ; e
(declare-const v9 Int) ; E
(declare-const v10 Int) ; group
(declare-const v11 Int) ; GROUP
(declare-const v12 Int) ; tile.0.last[batch, head, group, i]
(define-fun d14 () Real (ite (>= 0.0 (ite (<= (to_real v1) (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (to_real v12))) (to_real v1) (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (to_real v12)))) 0.0 (ite (<= (to_real v1) (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (to_real v12))) (to_real v1) (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (to_real v12)))))
(define-fun d15 () Real (ite (>= d14 (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)) (to_real v4))) d14 (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)) (to_real v4))))
(declare-const v13 Int) ; i
(declare-const v14 Int) ; head
(declare-const v15 Int) ; HEADS
(declare-const v16 Int) ; batch
(declare-const v17 Int) ; BATCH
(assert (= (to_real v0) d5))
(assert (and (<= (to_real v6) (to_real v5)) (< (to_real v5) (to_real v7))))
(assert (and (<= 0.0 (to_real v8)) (< (to_real v8) (to_real v9))))
(assert (<= (to_real v0) (to_real v6)))
(assert (and (<= 0.0 (to_real v10)) (< (to_real v10) (to_real v11))))
(assert (<= (to_real v7) d15))
(assert (and (<= 0.0 (to_real v13)) (< (to_real v13) (to_real v2))))
(assert (and (<= 0.0 (to_real v14)) (< (to_real v14) (to_real v15))))
(assert (and (<= 0.0 (to_real v16)) (< (to_real v16) (to_real v17))))
(assert (< 0.0 (+ 1.0 (to_real v1) (to_real v13) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v5)))))
(assert (< 0.0 (+ (to_real v2) (to_real v5) (to_real v3) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v13)))))
(assert (not (and (<= 0.0 (to_real v5)) (< (to_real v5) (to_real v1)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; tile.0.end[tiles, batch, head, group, i]
(declare-const v1 Int) ; tile.0.end[tiles + 1, batch, head, group, i]
(declare-const v2 Int) ; tile.0.end[0, batch, head, group, i]
(assert (<= (to_real v0) (to_real v1)))
(assert (<= (to_real v2) (to_real v0)))
(assert (not (<= (to_real v2) (to_real v1))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; N
(declare-const v1 Int) ; loop.j
(declare-const v2 Int) ; sliding_window
(declare-const v3 Int) ; M
(declare-const v4 Int) ; i
(define-fun d5 () Real (ite (<= (+ (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) (+ 1.0 (to_real v3) (to_real v4) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1)))) (+ (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) (+ 1.0 (to_real v3) (to_real v4) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1)))))
(declare-const v5 Real) ; guarded_x
(define-fun d7 () Real (ite (> (+ 1.0 (to_real v3) (to_real v4) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1))) 0.0) (ite (> (+ (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) 0.0) v5 0.0) 0.0))
(define-fun d8 () Real (ite (> (+ 1.0 (to_real v3) (to_real v4) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1))) 0.0) (ite (> (+ (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) 0.0) d7 0.0) 0.0))
(assert (not (= (ite (> d5 0.0) d8 0.0) d8)))
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
(declare-const v0 Int) ; tile.0.end[0, batch, head, group, i]
(declare-const v1 Int) ; M
(declare-const v2 Int) ; N
(declare-const v3 Int) ; sliding_window
(declare-const v4 Int) ; tile.0.first[batch, head, group, i]
(define-fun d5 () Real (ite (>= 0.0 (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)) (to_real v4))) 0.0 (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)) (to_real v4))))
(declare-const v5 Int) ; i
(declare-const v6 Int) ; k0
(declare-const v7 Int) ; e
(declare-const v8 Int) ; E
(declare-const v9 Int) ; group
(declare-const v10 Int) ; GROUP
(declare-const v11 Int) ; tile.0.end[tiles, batch, head, group, i]
(declare-const v12 Int) ; tile.0.last[batch, head, group, i]
(define-fun d14 () Real (ite (>= 0.0 (ite (<= (to_real v1) (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (to_real v12))) (to_real v1) (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (to_real v12)))) 0.0 (ite (<= (to_real v1) (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (to_real v12))) (to_real v1) (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (to_real v12)))))
(define-fun d15 () Real (ite (>= d14 (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)) (to_real v4))) d14 (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)) (to_real v4))))
(declare-const v13 Int) ; head
(declare-const v14 Int) ; HEADS
(declare-const v15 Int) ; batch
(declare-const v16 Int) ; BATCH
(assert (= (to_real v0) d5))
(assert (< 0.0 (+ 1.0 (to_real v1) (to_real v5) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v6)))))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v8))))
(assert (< 0.0 (+ (to_real v2) (to_real v6) (to_real v3) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v5)))))
(assert (and (<= 0.0 (to_real v9)) (< (to_real v9) (to_real v10))))
(assert (and (<= (to_real v0) (to_real v6)) (< (to_real v6) (to_real v11))))
(assert (<= (to_real v11) d15))
(assert (and (<= 0.0 (to_real v5)) (< (to_real v5) (to_real v2))))
(assert (and (<= 0.0 (to_real v13)) (< (to_real v13) (to_real v14))))
(assert (and (<= 0.0 (to_real v15)) (< (to_real v15) (to_real v16))))
(assert (not (and (<= 0.0 (to_real v6)) (< (to_real v6) (to_real v1)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; N
(declare-const v1 Int) ; loop.j
(declare-const v2 Int) ; sliding_window
(declare-const v3 Int) ; M
(declare-const v4 Int) ; i
(define-fun d5 () Real (ite (<= (+ (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) (+ 1.0 (to_real v3) (to_real v4) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1)))) (+ (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) (+ 1.0 (to_real v3) (to_real v4) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1)))))
(declare-const v5 Real) ; guarded_x
(define-fun d7 () Real (ite (> (+ 1.0 (to_real v3) (to_real v4) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1))) 0.0) (ite (> (+ (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) 0.0) v5 0.0) 0.0))
(assert (not (= (ite (> d5 0.0) d7 0.0) d7)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; back_tile.0.end[0, batch, head, group, j]
(declare-const v1 Int) ; back_tile.0.end[tiles, batch, head, group, j]
(declare-const v2 Int) ; back_tile.0.end[tiles + 1, batch, head, group, j]
(assert (<= (to_real v0) (to_real v1)))
(assert (<= (to_real v1) (to_real v2)))
(assert (not (<= (to_real v0) (to_real v2))))
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
(declare-const v0 Int) ; k1
(declare-const v1 Int) ; tile.0.end[0, batch, head, group, i]
(declare-const v2 Int) ; tile.0.end[tiles, batch, head, group, i]
(declare-const v3 Int) ; M
(declare-const v4 Int) ; N
(declare-const v5 Int) ; sliding_window
(declare-const v6 Int) ; tile.0.first[batch, head, group, i]
(define-fun d7 () Real (ite (>= 0.0 (+ 1.0 (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v5)) (to_real v6))) 0.0 (+ 1.0 (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v5)) (to_real v6))))
(declare-const v7 Int) ; e
(declare-const v8 Int) ; E
(declare-const v9 Int) ; group
(declare-const v10 Int) ; GROUP
(declare-const v11 Int) ; tile.0.last[batch, head, group, i]
(define-fun d13 () Real (ite (>= 0.0 (ite (<= (to_real v3) (+ 1.0 (to_real v3) (* (- 1.0) (to_real v4)) (to_real v11))) (to_real v3) (+ 1.0 (to_real v3) (* (- 1.0) (to_real v4)) (to_real v11)))) 0.0 (ite (<= (to_real v3) (+ 1.0 (to_real v3) (* (- 1.0) (to_real v4)) (to_real v11))) (to_real v3) (+ 1.0 (to_real v3) (* (- 1.0) (to_real v4)) (to_real v11)))))
(define-fun d14 () Real (ite (>= d13 (+ 1.0 (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v5)) (to_real v6))) d13 (+ 1.0 (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v5)) (to_real v6))))
(declare-const v12 Int) ; i
(declare-const v13 Int) ; head
(declare-const v14 Int) ; HEADS
(declare-const v15 Int) ; batch
(declare-const v16 Int) ; BATCH
(assert (and (<= (to_real v1) (to_real v0)) (< (to_real v0) (to_real v2))))
(assert (= (to_real v1) d7))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v8))))
(assert (and (<= 0.0 (to_real v9)) (< (to_real v9) (to_real v10))))
(assert (<= (to_real v2) d14))
(assert (and (<= 0.0 (to_real v12)) (< (to_real v12) (to_real v4))))
(assert (and (<= 0.0 (to_real v13)) (< (to_real v13) (to_real v14))))
(assert (and (<= 0.0 (to_real v15)) (< (to_real v15) (to_real v16))))
(assert (< 0.0 (+ 1.0 (to_real v3) (to_real v12) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v0)))))
(assert (< 0.0 (+ (to_real v4) (to_real v0) (to_real v5) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v12)))))
(assert (not (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v3)))))
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

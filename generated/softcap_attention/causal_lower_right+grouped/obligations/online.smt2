(set-logic ALL)
(declare-const v0 Real) ; guard[loop.j]
(declare-const v1 Real) ; F[loop.n + 1, loop.j]
(assert (<= (ite (> v0 0.0) 1.0 0.0) 0.0))
(assert (= (ite (> v0 0.0) v1 0.0) v1))
(assert (not (= v1 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; M
(declare-const v1 Int) ; i
(declare-const v2 Int) ; N
(declare-const v3 Int) ; k0
(declare-const v4 Int) ; e
(declare-const v5 Int) ; E
(declare-const v6 Int) ; tile.0.end[0, batch, head, group, i]
(declare-const v7 Int) ; tile.0.end[tiles, batch, head, group, i]
(declare-const v8 Int) ; tile.0.last[batch, head, group, i]
(define-fun d9 () Real (ite (>= 0.0 (ite (<= (to_real v0) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v8))) (to_real v0) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v8)))) 0.0 (ite (<= (to_real v0) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v8))) (to_real v0) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v8)))))
(declare-const v9 Int) ; group
(declare-const v10 Int) ; GROUP
(declare-const v11 Int) ; head
(declare-const v12 Int) ; HEADS
(declare-const v13 Int) ; batch
(declare-const v14 Int) ; BATCH
(assert (< 0.0 (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)))))
(assert (and (<= 0.0 (to_real v4)) (< (to_real v4) (to_real v5))))
(assert (= (to_real v6) 0.0))
(assert (<= (to_real v7) d9))
(assert (and (<= 0.0 (to_real v9)) (< (to_real v9) (to_real v10))))
(assert (and (<= (to_real v6) (to_real v3)) (< (to_real v3) (to_real v7))))
(assert (and (<= 0.0 (to_real v1)) (< (to_real v1) (to_real v2))))
(assert (and (<= 0.0 (to_real v11)) (< (to_real v11) (to_real v12))))
(assert (and (<= 0.0 (to_real v13)) (< (to_real v13) (to_real v14))))
(assert (not (and (<= 0.0 (to_real v3)) (< (to_real v3) (to_real v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; loop.n
(assert (<= 0.0 (to_real v0)))
(assert (not (>= (to_real v0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k1
(declare-const v1 Int) ; tile.0.end[0, batch, head, group, i]
(declare-const v2 Int) ; tile.0.end[tiles, batch, head, group, i]
(declare-const v3 Int) ; e
(declare-const v4 Int) ; E
(declare-const v5 Int) ; M
(declare-const v6 Int) ; N
(declare-const v7 Int) ; tile.0.last[batch, head, group, i]
(define-fun d8 () Real (ite (>= 0.0 (ite (<= (to_real v5) (+ 1.0 (to_real v5) (* (- 1.0) (to_real v6)) (to_real v7))) (to_real v5) (+ 1.0 (to_real v5) (* (- 1.0) (to_real v6)) (to_real v7)))) 0.0 (ite (<= (to_real v5) (+ 1.0 (to_real v5) (* (- 1.0) (to_real v6)) (to_real v7))) (to_real v5) (+ 1.0 (to_real v5) (* (- 1.0) (to_real v6)) (to_real v7)))))
(declare-const v8 Int) ; group
(declare-const v9 Int) ; GROUP
(declare-const v10 Int) ; i
(declare-const v11 Int) ; head
(declare-const v12 Int) ; HEADS
(declare-const v13 Int) ; batch
(declare-const v14 Int) ; BATCH
(assert (and (<= (to_real v1) (to_real v0)) (< (to_real v0) (to_real v2))))
(assert (and (<= 0.0 (to_real v3)) (< (to_real v3) (to_real v4))))
(assert (= (to_real v1) 0.0))
(assert (<= (to_real v2) d8))
(assert (and (<= 0.0 (to_real v8)) (< (to_real v8) (to_real v9))))
(assert (and (<= 0.0 (to_real v10)) (< (to_real v10) (to_real v6))))
(assert (and (<= 0.0 (to_real v11)) (< (to_real v11) (to_real v12))))
(assert (and (<= 0.0 (to_real v13)) (< (to_real v13) (to_real v14))))
(assert (< 0.0 (+ 1.0 (to_real v5) (to_real v10) (* (- 1.0) (to_real v6)) (* (- 1.0) (to_real v0)))))
(assert (not (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v5)))))
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
(declare-const v0 Int) ; e
(declare-const v1 Int) ; E
(declare-const v2 Int) ; back_tile.0.end[0, batch, head, group, j]
(declare-const v3 Int) ; N
(declare-const v4 Int) ; M
(declare-const v5 Int) ; back_tile.0.first[batch, head, group, j]
(declare-const v6 Int) ; k0
(declare-const v7 Int) ; back_tile.0.end[tiles, batch, head, group, j]
(define-fun d8 () Real (ite (>= (ite (>= 0.0 (to_real v3)) 0.0 (to_real v3)) (+ (to_real v3) (* (- 1.0) (to_real v4)) (to_real v5))) (ite (>= 0.0 (to_real v3)) 0.0 (to_real v3)) (+ (to_real v3) (* (- 1.0) (to_real v4)) (to_real v5))))
(declare-const v8 Int) ; j
(declare-const v9 Int) ; group
(declare-const v10 Int) ; GROUP
(declare-const v11 Int) ; head
(declare-const v12 Int) ; HEADS
(declare-const v13 Int) ; batch
(declare-const v14 Int) ; BATCH
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (= (to_real v2) (ite (>= 0.0 (+ (to_real v3) (* (- 1.0) (to_real v4)) (to_real v5))) 0.0 (+ (to_real v3) (* (- 1.0) (to_real v4)) (to_real v5)))))
(assert (and (<= (to_real v2) (to_real v6)) (< (to_real v6) (to_real v7))))
(assert (<= (to_real v7) d8))
(assert (and (<= 0.0 (to_real v8)) (< (to_real v8) (to_real v4))))
(assert (and (<= 0.0 (to_real v9)) (< (to_real v9) (to_real v10))))
(assert (and (<= 0.0 (to_real v11)) (< (to_real v11) (to_real v12))))
(assert (< 0.0 (+ 1.0 (to_real v4) (to_real v6) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v8)))))
(assert (and (<= 0.0 (to_real v13)) (< (to_real v13) (to_real v14))))
(assert (not (and (<= 0.0 (to_real v6)) (< (to_real v6) (to_real v3)))))
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
(declare-const v0 Int) ; tile.0.end[tiles + 1, batch, head, group, i]
(declare-const v1 Int) ; M
(declare-const v2 Int) ; N
(declare-const v3 Int) ; tile.0.last[batch, head, group, i]
(define-fun d4 () Real (ite (>= 0.0 (ite (<= (to_real v1) (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (to_real v3))) (to_real v1) (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (to_real v3)))) 0.0 (ite (<= (to_real v1) (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (to_real v3))) (to_real v1) (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (to_real v3)))))
(declare-const v4 Int) ; i
(declare-const v5 Int) ; k0
(declare-const v6 Int) ; e
(declare-const v7 Int) ; E
(declare-const v8 Int) ; tile.0.end[0, batch, head, group, i]
(declare-const v9 Int) ; tile.0.end[tiles, batch, head, group, i]
(declare-const v10 Int) ; group
(declare-const v11 Int) ; GROUP
(declare-const v12 Int) ; head
(declare-const v13 Int) ; HEADS
(declare-const v14 Int) ; batch
(declare-const v15 Int) ; BATCH
(assert (<= (to_real v0) d4))
(assert (< 0.0 (+ 1.0 (to_real v1) (to_real v4) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v5)))))
(assert (and (<= 0.0 (to_real v6)) (< (to_real v6) (to_real v7))))
(assert (<= (to_real v8) (to_real v9)))
(assert (and (<= (to_real v9) (to_real v5)) (< (to_real v5) (to_real v0))))
(assert (= (to_real v8) 0.0))
(assert (and (<= 0.0 (to_real v10)) (< (to_real v10) (to_real v11))))
(assert (and (<= 0.0 (to_real v4)) (< (to_real v4) (to_real v2))))
(assert (and (<= 0.0 (to_real v12)) (< (to_real v12) (to_real v13))))
(assert (and (<= 0.0 (to_real v14)) (< (to_real v14) (to_real v15))))
(assert (not (and (<= 0.0 (to_real v5)) (< (to_real v5) (to_real v1)))))
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
(declare-const v0 Int) ; back_tile.1.end[tiles, batch, head, group, i]
(declare-const v1 Int) ; back_tile.1.end[tiles + 1, batch, head, group, i]
(declare-const v2 Int) ; back_tile.1.end[0, batch, head, group, i]
(assert (<= (to_real v0) (to_real v1)))
(assert (<= (to_real v2) (to_real v0)))
(assert (not (<= (to_real v2) (to_real v1))))
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
(define-fun d8 () Real (ite (>= (ite (>= 0.0 (to_real v1)) 0.0 (to_real v1)) (+ (to_real v1) (* (- 1.0) (to_real v2)) (to_real v3))) (ite (>= 0.0 (to_real v1)) 0.0 (to_real v1)) (+ (to_real v1) (* (- 1.0) (to_real v2)) (to_real v3))))
(declare-const v8 Int) ; j
(declare-const v9 Int) ; group
(declare-const v10 Int) ; GROUP
(declare-const v11 Int) ; head
(declare-const v12 Int) ; HEADS
(declare-const v13 Int) ; batch
(declare-const v14 Int) ; BATCH
(assert (= (to_real v0) (ite (>= 0.0 (+ (to_real v1) (* (- 1.0) (to_real v2)) (to_real v3))) 0.0 (+ (to_real v1) (* (- 1.0) (to_real v2)) (to_real v3)))))
(assert (and (<= 0.0 (to_real v4)) (< (to_real v4) (to_real v5))))
(assert (and (<= (to_real v0) (to_real v6)) (< (to_real v6) (to_real v7))))
(assert (<= (to_real v7) d8))
(assert (and (<= 0.0 (to_real v8)) (< (to_real v8) (to_real v2))))
(assert (and (<= 0.0 (to_real v9)) (< (to_real v9) (to_real v10))))
(assert (and (<= 0.0 (to_real v11)) (< (to_real v11) (to_real v12))))
(assert (< 0.0 (+ 1.0 (to_real v2) (to_real v6) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v8)))))
(assert (and (<= 0.0 (to_real v13)) (< (to_real v13) (to_real v14))))
(assert (not (and (<= 0.0 (to_real v6)) (< (to_real v6) (to_real v1)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; end[0]
(assert (not (<= (to_real v0) (to_real v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k1
(declare-const v1 Int) ; tile.0.end[0, batch, head, group, i]
(declare-const v2 Int) ; tile.0.end[tiles, batch, head, group, i]
(declare-const v3 Int) ; M
(declare-const v4 Int) ; N
(declare-const v5 Int) ; tile.0.last[batch, head, group, i]
(define-fun d6 () Real (ite (>= 0.0 (ite (<= (to_real v3) (+ 1.0 (to_real v3) (* (- 1.0) (to_real v4)) (to_real v5))) (to_real v3) (+ 1.0 (to_real v3) (* (- 1.0) (to_real v4)) (to_real v5)))) 0.0 (ite (<= (to_real v3) (+ 1.0 (to_real v3) (* (- 1.0) (to_real v4)) (to_real v5))) (to_real v3) (+ 1.0 (to_real v3) (* (- 1.0) (to_real v4)) (to_real v5)))))
(declare-const v6 Int) ; group
(declare-const v7 Int) ; GROUP
(declare-const v8 Int) ; i
(declare-const v9 Int) ; head
(declare-const v10 Int) ; HEADS
(declare-const v11 Int) ; batch
(declare-const v12 Int) ; BATCH
(assert (and (<= (to_real v1) (to_real v0)) (< (to_real v0) (to_real v2))))
(assert (= (to_real v1) 0.0))
(assert (<= (to_real v2) d6))
(assert (and (<= 0.0 (to_real v6)) (< (to_real v6) (to_real v7))))
(assert (and (<= 0.0 (to_real v8)) (< (to_real v8) (to_real v4))))
(assert (and (<= 0.0 (to_real v9)) (< (to_real v9) (to_real v10))))
(assert (and (<= 0.0 (to_real v11)) (< (to_real v11) (to_real v12))))
(assert (< 0.0 (+ 1.0 (to_real v3) (to_real v8) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v0)))))
(assert (not (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v3)))))
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
(define-fun d10 () Real (ite (>= (ite (>= 0.0 (to_real v2)) 0.0 (to_real v2)) (+ (to_real v2) (* (- 1.0) (to_real v3)) (to_real v4))) (ite (>= 0.0 (to_real v2)) 0.0 (to_real v2)) (+ (to_real v2) (* (- 1.0) (to_real v3)) (to_real v4))))
(declare-const v10 Int) ; group
(declare-const v11 Int) ; GROUP
(declare-const v12 Int) ; head
(declare-const v13 Int) ; HEADS
(declare-const v14 Int) ; batch
(declare-const v15 Int) ; BATCH
(assert (<= (to_real v0) (to_real v1)))
(assert (= (to_real v0) (ite (>= 0.0 (+ (to_real v2) (* (- 1.0) (to_real v3)) (to_real v4))) 0.0 (+ (to_real v2) (* (- 1.0) (to_real v3)) (to_real v4)))))
(assert (and (<= 0.0 (to_real v5)) (< (to_real v5) (to_real v6))))
(assert (and (<= (to_real v1) (to_real v7)) (< (to_real v7) (to_real v8))))
(assert (and (<= 0.0 (to_real v9)) (< (to_real v9) (to_real v3))))
(assert (<= (to_real v8) d10))
(assert (and (<= 0.0 (to_real v10)) (< (to_real v10) (to_real v11))))
(assert (and (<= 0.0 (to_real v12)) (< (to_real v12) (to_real v13))))
(assert (< 0.0 (+ 1.0 (to_real v3) (to_real v7) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v9)))))
(assert (and (<= 0.0 (to_real v14)) (< (to_real v14) (to_real v15))))
(assert (not (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v2)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; schema_c
(declare-const v1 Real) ; schema_x
(assert (not (= (ite (> v0 0.0) v1 0.0) (* v1 (ite (> v0 0.0) 1.0 0.0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; tile.0.end[tiles + 1, batch, head, group, i]
(declare-const v1 Int) ; M
(declare-const v2 Int) ; N
(declare-const v3 Int) ; tile.0.last[batch, head, group, i]
(define-fun d4 () Real (ite (>= 0.0 (ite (<= (to_real v1) (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (to_real v3))) (to_real v1) (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (to_real v3)))) 0.0 (ite (<= (to_real v1) (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (to_real v3))) (to_real v1) (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (to_real v3)))))
(declare-const v4 Int) ; i
(declare-const v5 Int) ; k0
(declare-const v6 Int) ; tile.0.end[0, batch, head, group, i]
(declare-const v7 Int) ; tile.0.end[tiles, batch, head, group, i]
(declare-const v8 Int) ; group
(declare-const v9 Int) ; GROUP
(declare-const v10 Int) ; head
(declare-const v11 Int) ; HEADS
(declare-const v12 Int) ; batch
(declare-const v13 Int) ; BATCH
(assert (<= (to_real v0) d4))
(assert (< 0.0 (+ 1.0 (to_real v1) (to_real v4) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v5)))))
(assert (<= (to_real v6) (to_real v7)))
(assert (and (<= (to_real v7) (to_real v5)) (< (to_real v5) (to_real v0))))
(assert (= (to_real v6) 0.0))
(assert (and (<= 0.0 (to_real v8)) (< (to_real v8) (to_real v9))))
(assert (and (<= 0.0 (to_real v4)) (< (to_real v4) (to_real v2))))
(assert (and (<= 0.0 (to_real v10)) (< (to_real v10) (to_real v11))))
(assert (and (<= 0.0 (to_real v12)) (< (to_real v12) (to_real v13))))
(assert (not (and (<= 0.0 (to_real v5)) (< (to_real v5) (to_real v1)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; M
(declare-const v1 Int) ; i
(declare-const v2 Int) ; N
(declare-const v3 Int) ; k0
(declare-const v4 Int) ; d
(declare-const v5 Int) ; D
(declare-const v6 Int) ; back_tile.1.end[tiles + 1, batch, head, group, i]
(declare-const v7 Int) ; back_tile.1.last[batch, head, group, i]
(define-fun d8 () Real (ite (>= 0.0 (ite (<= (to_real v0) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v7))) (to_real v0) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v7)))) 0.0 (ite (<= (to_real v0) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v7))) (to_real v0) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v7)))))
(declare-const v8 Int) ; group
(declare-const v9 Int) ; GROUP
(declare-const v10 Int) ; head
(declare-const v11 Int) ; HEADS
(declare-const v12 Int) ; batch
(declare-const v13 Int) ; BATCH
(declare-const v14 Int) ; back_tile.1.end[tiles, batch, head, group, i]
(declare-const v15 Int) ; back_tile.1.end[0, batch, head, group, i]
(assert (< 0.0 (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)))))
(assert (and (<= 0.0 (to_real v4)) (< (to_real v4) (to_real v5))))
(assert (<= (to_real v6) d8))
(assert (and (<= 0.0 (to_real v8)) (< (to_real v8) (to_real v9))))
(assert (and (<= 0.0 (to_real v1)) (< (to_real v1) (to_real v2))))
(assert (and (<= 0.0 (to_real v10)) (< (to_real v10) (to_real v11))))
(assert (and (<= 0.0 (to_real v12)) (< (to_real v12) (to_real v13))))
(assert (and (<= (to_real v14) (to_real v3)) (< (to_real v3) (to_real v6))))
(assert (= (to_real v15) 0.0))
(assert (<= (to_real v15) (to_real v14)))
(assert (not (and (<= 0.0 (to_real v3)) (< (to_real v3) (to_real v0)))))
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
(declare-const v0 Int) ; back_tile.0.end[0, batch, head, group, j]
(assert (not (<= (to_real v0) (to_real v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; M
(declare-const v1 Int) ; i
(declare-const v2 Int) ; N
(declare-const v3 Int) ; k0
(declare-const v4 Int) ; d
(declare-const v5 Int) ; D
(declare-const v6 Int) ; back_tile.1.end[tiles, batch, head, group, i]
(declare-const v7 Int) ; back_tile.1.last[batch, head, group, i]
(define-fun d8 () Real (ite (>= 0.0 (ite (<= (to_real v0) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v7))) (to_real v0) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v7)))) 0.0 (ite (<= (to_real v0) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v7))) (to_real v0) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v7)))))
(declare-const v8 Int) ; group
(declare-const v9 Int) ; GROUP
(declare-const v10 Int) ; head
(declare-const v11 Int) ; HEADS
(declare-const v12 Int) ; batch
(declare-const v13 Int) ; BATCH
(declare-const v14 Int) ; back_tile.1.end[0, batch, head, group, i]
(assert (< 0.0 (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)))))
(assert (and (<= 0.0 (to_real v4)) (< (to_real v4) (to_real v5))))
(assert (<= (to_real v6) d8))
(assert (and (<= 0.0 (to_real v8)) (< (to_real v8) (to_real v9))))
(assert (and (<= 0.0 (to_real v1)) (< (to_real v1) (to_real v2))))
(assert (and (<= 0.0 (to_real v10)) (< (to_real v10) (to_real v11))))
(assert (and (<= 0.0 (to_real v12)) (< (to_real v12) (to_real v13))))
(assert (and (<= (to_real v14) (to_real v3)) (< (to_real v3) (to_real v6))))
(assert (= (to_real v14) 0.0))
(assert (not (and (<= 0.0 (to_real v3)) (< (to_real v3) (to_real v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; tiles
(assert (<= 0.0 (to_real v0)))
(assert (not (>= (to_real v0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; tile.0.end[tiles + 1, batch, head, group, i]
(declare-const v1 Int) ; M
(declare-const v2 Int) ; N
(declare-const v3 Int) ; tile.0.last[batch, head, group, i]
(define-fun d4 () Real (ite (>= 0.0 (ite (<= (to_real v1) (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (to_real v3))) (to_real v1) (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (to_real v3)))) 0.0 (ite (<= (to_real v1) (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (to_real v3))) (to_real v1) (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (to_real v3)))))
(declare-const v4 Int) ; k1
(declare-const v5 Int) ; tile.0.end[tiles, batch, head, group, i]
(declare-const v6 Int) ; e
(declare-const v7 Int) ; E
(declare-const v8 Int) ; tile.0.end[0, batch, head, group, i]
(declare-const v9 Int) ; group
(declare-const v10 Int) ; GROUP
(declare-const v11 Int) ; i
(declare-const v12 Int) ; head
(declare-const v13 Int) ; HEADS
(declare-const v14 Int) ; batch
(declare-const v15 Int) ; BATCH
(assert (<= (to_real v0) d4))
(assert (and (<= (to_real v5) (to_real v4)) (< (to_real v4) (to_real v0))))
(assert (and (<= 0.0 (to_real v6)) (< (to_real v6) (to_real v7))))
(assert (<= (to_real v8) (to_real v5)))
(assert (= (to_real v8) 0.0))
(assert (and (<= 0.0 (to_real v9)) (< (to_real v9) (to_real v10))))
(assert (and (<= 0.0 (to_real v11)) (< (to_real v11) (to_real v2))))
(assert (and (<= 0.0 (to_real v12)) (< (to_real v12) (to_real v13))))
(assert (and (<= 0.0 (to_real v14)) (< (to_real v14) (to_real v15))))
(assert (< 0.0 (+ 1.0 (to_real v1) (to_real v11) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v4)))))
(assert (not (and (<= 0.0 (to_real v4)) (< (to_real v4) (to_real v1)))))
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
(define-fun d10 () Real (ite (>= (ite (>= 0.0 (to_real v4)) 0.0 (to_real v4)) (+ (to_real v4) (* (- 1.0) (to_real v5)) (to_real v6))) (ite (>= 0.0 (to_real v4)) 0.0 (to_real v4)) (+ (to_real v4) (* (- 1.0) (to_real v5)) (to_real v6))))
(declare-const v10 Int) ; group
(declare-const v11 Int) ; GROUP
(declare-const v12 Int) ; head
(declare-const v13 Int) ; HEADS
(declare-const v14 Int) ; batch
(declare-const v15 Int) ; BATCH
(assert (<= (to_real v0) (to_real v1)))
(assert (and (<= 0.0 (to_real v2)) (< (to_real v2) (to_real v3))))
(assert (= (to_real v0) (ite (>= 0.0 (+ (to_real v4) (* (- 1.0) (to_real v5)) (to_real v6))) 0.0 (+ (to_real v4) (* (- 1.0) (to_real v5)) (to_real v6)))))
(assert (and (<= (to_real v1) (to_real v7)) (< (to_real v7) (to_real v8))))
(assert (and (<= 0.0 (to_real v9)) (< (to_real v9) (to_real v5))))
(assert (<= (to_real v8) d10))
(assert (and (<= 0.0 (to_real v10)) (< (to_real v10) (to_real v11))))
(assert (and (<= 0.0 (to_real v12)) (< (to_real v12) (to_real v13))))
(assert (< 0.0 (+ 1.0 (to_real v5) (to_real v7) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v9)))))
(assert (and (<= 0.0 (to_real v14)) (< (to_real v14) (to_real v15))))
(assert (not (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v4)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; tiles
(assert (>= (to_real v0) 0.0))
(assert (not (<= 0.0 (to_real v0))))
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
(declare-const v0 Int) ; tile.0.end[tiles + 1, batch, head, group, i]
(declare-const v1 Int) ; M
(declare-const v2 Int) ; N
(declare-const v3 Int) ; tile.0.last[batch, head, group, i]
(define-fun d4 () Real (ite (>= 0.0 (ite (<= (to_real v1) (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (to_real v3))) (to_real v1) (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (to_real v3)))) 0.0 (ite (<= (to_real v1) (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (to_real v3))) (to_real v1) (+ 1.0 (to_real v1) (* (- 1.0) (to_real v2)) (to_real v3)))))
(declare-const v4 Int) ; k1
(declare-const v5 Int) ; tile.0.end[tiles, batch, head, group, i]
(declare-const v6 Int) ; tile.0.end[0, batch, head, group, i]
(declare-const v7 Int) ; group
(declare-const v8 Int) ; GROUP
(declare-const v9 Int) ; i
(declare-const v10 Int) ; head
(declare-const v11 Int) ; HEADS
(declare-const v12 Int) ; batch
(declare-const v13 Int) ; BATCH
(assert (<= (to_real v0) d4))
(assert (and (<= (to_real v5) (to_real v4)) (< (to_real v4) (to_real v0))))
(assert (<= (to_real v6) (to_real v5)))
(assert (= (to_real v6) 0.0))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v8))))
(assert (and (<= 0.0 (to_real v9)) (< (to_real v9) (to_real v2))))
(assert (and (<= 0.0 (to_real v10)) (< (to_real v10) (to_real v11))))
(assert (and (<= 0.0 (to_real v12)) (< (to_real v12) (to_real v13))))
(assert (< 0.0 (+ 1.0 (to_real v1) (to_real v9) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v4)))))
(assert (not (and (<= 0.0 (to_real v4)) (< (to_real v4) (to_real v1)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; M
(declare-const v1 Int) ; i
(declare-const v2 Int) ; N
(declare-const v3 Int) ; k0
(declare-const v4 Int) ; tile.0.end[0, batch, head, group, i]
(declare-const v5 Int) ; tile.0.end[tiles, batch, head, group, i]
(declare-const v6 Int) ; tile.0.last[batch, head, group, i]
(define-fun d7 () Real (ite (>= 0.0 (ite (<= (to_real v0) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v6))) (to_real v0) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v6)))) 0.0 (ite (<= (to_real v0) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v6))) (to_real v0) (+ 1.0 (to_real v0) (* (- 1.0) (to_real v2)) (to_real v6)))))
(declare-const v7 Int) ; group
(declare-const v8 Int) ; GROUP
(declare-const v9 Int) ; head
(declare-const v10 Int) ; HEADS
(declare-const v11 Int) ; batch
(declare-const v12 Int) ; BATCH
(assert (< 0.0 (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)))))
(assert (= (to_real v4) 0.0))
(assert (<= (to_real v5) d7))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v8))))
(assert (and (<= (to_real v4) (to_real v3)) (< (to_real v3) (to_real v5))))
(assert (and (<= 0.0 (to_real v1)) (< (to_real v1) (to_real v2))))
(assert (and (<= 0.0 (to_real v9)) (< (to_real v9) (to_real v10))))
(assert (and (<= 0.0 (to_real v11)) (< (to_real v11) (to_real v12))))
(assert (not (and (<= 0.0 (to_real v3)) (< (to_real v3) (to_real v0)))))
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

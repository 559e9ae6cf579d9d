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
(declare-const v0 Real) ; value_of_Mod(x0_-_x1_+_x3_-_x4,_x2)[M, N, dilation, i, k1]
(declare-const v1 Int) ; e
(declare-const v2 Int) ; E
(declare-const v3 Int) ; k1
(declare-const v4 Int) ; tile.0.end[0, batch, head, i]
(declare-const v5 Int) ; tile.0.end[tiles, batch, head, i]
(declare-const v6 Int) ; N
(declare-const v7 Int) ; window_left
(declare-const v8 Int) ; M
(declare-const v9 Int) ; i
(declare-const v10 Int) ; tile.0.first[batch, head, i]
(declare-const v11 Int) ; window_right
(declare-const v12 Int) ; tile.0.last[batch, head, i]
(define-fun d13 () Real (ite (<= (to_real v8) (+ 1.0 (to_real v8) (to_real v11) (* (- 1.0) (to_real v6)) (to_real v12))) (to_real v8) (+ 1.0 (to_real v8) (to_real v11) (* (- 1.0) (to_real v6)) (to_real v12))))
(define-fun d14 () Real (ite (>= 0.0 (+ (to_real v8) (* (- 1.0) (to_real v6)) (* (- 1.0) (to_real v7)) (to_real v10))) 0.0 (+ (to_real v8) (* (- 1.0) (to_real v6)) (* (- 1.0) (to_real v7)) (to_real v10))))
(declare-const v13 Int) ; head
(declare-const v14 Int) ; HEADS
(declare-const v15 Int) ; batch
(declare-const v16 Int) ; BATCH
(define-fun d19 () Real (ite (>= 0.0 (+ (to_real v8) (* (- 1.0) (to_real v6)) (* (- 1.0) (to_real v7)) (to_real v10))) 0.0 (+ (to_real v8) (* (- 1.0) (to_real v6)) (* (- 1.0) (to_real v7)) (to_real v10))))
(assert (< 0.0 (+ 1.0 (* (- 1.0) (ite (> (ite (>= v0 0.0) v0 (- v0)) 0.0) 1.0 0.0)))))
(assert (and (<= 0.0 (to_real v1)) (< (to_real v1) (to_real v2))))
(assert (and (<= (to_real v4) (to_real v3)) (< (to_real v3) (to_real v5))))
(assert (< 0.0 (+ 1.0 (to_real v6) (to_real v3) (to_real v7) (* (- 1.0) (to_real v8)) (* (- 1.0) (to_real v9)))))
(assert (<= (to_real v5) (ite (>= d14 d13) d14 d13)))
(assert (and (<= 0.0 (to_real v9)) (< (to_real v9) (to_real v6))))
(assert (and (<= 0.0 (to_real v13)) (< (to_real v13) (to_real v14))))
(assert (< 0.0 (+ 1.0 (to_real v8) (to_real v9) (to_real v11) (* (- 1.0) (to_real v6)) (* (- 1.0) (to_real v3)))))
(assert (and (<= 0.0 (to_real v15)) (< (to_real v15) (to_real v16))))
(assert (= (to_real v4) d19))
(assert (not (and (<= 0.0 (to_real v3)) (< (to_real v3) (to_real v8)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; N
(declare-const v1 Int) ; loop.j
(declare-const v2 Int) ; window_left
(declare-const v3 Int) ; M
(declare-const v4 Int) ; i
(declare-const v5 Int) ; window_right
(declare-const v6 Real) ; value_of_Mod(x0_-_x1_+_x3_-_x4,_x2)[M, N, dilation, i, loop.j]
(define-fun d7 () Real (ite (<= (+ 1.0 (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) (+ 1.0 (to_real v3) (to_real v4) (to_real v5) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1)))) (+ 1.0 (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) (+ 1.0 (to_real v3) (to_real v4) (to_real v5) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1)))))
(declare-const v7 Real) ; guarded_x
(define-fun d9 () Real (ite (> (+ 1.0 (to_real v3) (to_real v4) (to_real v5) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1))) 0.0) (ite (> (+ 1.0 (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) 0.0) v7 0.0) 0.0))
(define-fun d10 () Real (ite (> (ite (<= d7 (+ 1.0 (* (- 1.0) (ite (> (ite (>= v6 0.0) v6 (- v6)) 0.0) 1.0 0.0)))) d7 (+ 1.0 (* (- 1.0) (ite (> (ite (>= v6 0.0) v6 (- v6)) 0.0) 1.0 0.0)))) 0.0) (ite (> (+ 1.0 (* (- 1.0) (ite (> (ite (>= v6 0.0) v6 (- v6)) 0.0) 1.0 0.0))) 0.0) d9 0.0) 0.0))
(assert (not (= d10 (ite (> (+ 1.0 (* (- 1.0) (ite (> (ite (>= v6 0.0) v6 (- v6)) 0.0) 1.0 0.0))) 0.0) d9 0.0))))
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
(declare-const v0 Int) ; d
(declare-const v1 Int) ; D
(declare-const v2 Int) ; back_tile.1.end[tiles, batch, head, i]
(declare-const v3 Int) ; M
(declare-const v4 Int) ; N
(declare-const v5 Int) ; window_left
(declare-const v6 Int) ; back_tile.1.first[batch, head, i]
(declare-const v7 Int) ; window_right
(declare-const v8 Int) ; back_tile.1.last[batch, head, i]
(define-fun d9 () Real (ite (<= (to_real v3) (+ 1.0 (to_real v3) (to_real v7) (* (- 1.0) (to_real v4)) (to_real v8))) (to_real v3) (+ 1.0 (to_real v3) (to_real v7) (* (- 1.0) (to_real v4)) (to_real v8))))
(define-fun d10 () Real (ite (>= 0.0 (+ (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v5)) (to_real v6))) 0.0 (+ (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v5)) (to_real v6))))
(declare-const v9 Int) ; back_tile.1.end[0, batch, head, i]
(define-fun d12 () Real (ite (>= 0.0 (+ (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v5)) (to_real v6))) 0.0 (+ (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v5)) (to_real v6))))
(declare-const v10 Int) ; i
(declare-const v11 Int) ; k0
(declare-const v12 Real) ; value_of_Mod(x0_-_x1_+_x3_-_x4,_x2)[M, N, dilation, i, k0]
(declare-const v13 Int) ; head
(declare-const v14 Int) ; HEADS
(declare-const v15 Int) ; batch
(declare-const v16 Int) ; BATCH
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (<= (to_real v2) (ite (>= d10 d9) d10 d9)))
(assert (= (to_real v9) d12))
(assert (< 0.0 (+ 1.0 (to_real v3) (to_real v10) (to_real v7) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v11)))))
(assert (< 0.0 (+ 1.0 (to_real v4) (to_real v11) (to_real v5) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v10)))))
(assert (and (<= 0.0 (to_real v10)) (< (to_real v10) (to_real v4))))
(assert (< 0.0 (+ 1.0 (* (- 1.0) (ite (> (ite (>= v12 0.0) v12 (- v12)) 0.0) 1.0 0.0)))))
(assert (and (<= (to_real v9) (to_real v11)) (< (to_real v11) (to_real v2))))
(assert (and (<= 0.0 (to_real v13)) (< (to_real v13) (to_real v14))))
(assert (and (<= 0.0 (to_real v15)) (< (to_real v15) (to_real v16))))
(assert (not (and (<= 0.0 (to_real v11)) (< (to_real v11) (to_real v3)))))
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
(declare-const v0 Int) ; tile.0.end[tiles + 1, batch, head, i]
(declare-const v1 Int) ; M
(declare-const v2 Int) ; N
(declare-const v3 Int) ; window_left
(declare-const v4 Int) ; tile.0.first[batch, head, i]
(declare-const v5 Int) ; window_right
(declare-const v6 Int) ; tile.0.last[batch, head, i]
(define-fun d7 () Real (ite (<= (to_real v1) (+ 1.0 (to_real v1) (to_real v5) (* (- 1.0) (to_real v2)) (to_real v6))) (to_real v1) (+ 1.0 (to_real v1) (to_real v5) (* (- 1.0) (to_real v2)) (to_real v6))))
(define-fun d8 () Real (ite (>= 0.0 (+ (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)) (to_real v4))) 0.0 (+ (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)) (to_real v4))))
(declare-const v7 Real) ; value_of_Mod(x0_-_x1_+_x3_-_x4,_x2)[M, N, dilation, i, k1]
(declare-const v8 Int) ; k1
(declare-const v9 Int) ; i
(declare-const v10 Int) ; tile.0.end[0, batch, head, i]
(declare-const v11 Int) ; tile.0.end[tiles, batch, head, i]
(declare-const v12 Int) ; head
(declare-const v13 Int) ; HEADS
(declare-const v14 Int) ; batch
(declare-const v15 Int) ; BATCH
(define-fun d18 () Real (ite (>= 0.0 (+ (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)) (to_real v4))) 0.0 (+ (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)) (to_real v4))))
(assert (<= (to_real v0) (ite (>= d8 d7) d8 d7)))
(assert (< 0.0 (+ 1.0 (* (- 1.0) (ite (> (ite (>= v7 0.0) v7 (- v7)) 0.0) 1.0 0.0)))))
(assert (< 0.0 (+ 1.0 (to_real v2) (to_real v8) (to_real v3) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v9)))))
(assert (and (<= 0.0 (to_real v9)) (< (to_real v9) (to_real v2))))
(assert (<= (to_real v10) (to_real v11)))
(assert (and (<= 0.0 (to_real v12)) (< (to_real v12) (to_real v13))))
(assert (< 0.0 (+ 1.0 (to_real v1) (to_real v9) (to_real v5) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v8)))))
(assert (and (<= 0.0 (to_real v14)) (< (to_real v14) (to_real v15))))
(assert (= (to_real v10) d18))
(assert (and (<= (to_real v11) (to_real v8)) (< (to_real v8) (to_real v0))))
(assert (not (and (<= 0.0 (to_real v8)) (< (to_real v8) (to_real v1)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; value_of_Mod(x0_-_x1_+_x3_-_x4,_x2)[M, N, dilation, i, k1]
(declare-const v1 Int) ; k1
(declare-const v2 Int) ; tile.0.end[0, batch, head, i]
(declare-const v3 Int) ; tile.0.end[tiles, batch, head, i]
(declare-const v4 Int) ; N
(declare-const v5 Int) ; window_left
(declare-const v6 Int) ; M
(declare-const v7 Int) ; i
(declare-const v8 Int) ; tile.0.first[batch, head, i]
(declare-const v9 Int) ; window_right
(declare-const v10 Int) ; tile.0.last[batch, head, i]
(define-fun d11 () Real (ite (<= (to_real v6) (+ 1.0 (to_real v6) (to_real v9) (* (- 1.0) (to_real v4)) (to_real v10))) (to_real v6) (+ 1.0 (to_real v6) (to_real v9) (* (- 1.0) (to_real v4)) (to_real v10))))
(define-fun d12 () Real (ite (>= 0.0 (+ (to_real v6) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v5)) (to_real v8))) 0.0 (+ (to_real v6) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v5)) (to_real v8))))
(declare-const v11 Int) ; head
(declare-const v12 Int) ; HEADS
(declare-const v13 Int) ; batch
(declare-const v14 Int) ; BATCH
(define-fun d17 () Real (ite (>= 0.0 (+ (to_real v6) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v5)) (to_real v8))) 0.0 (+ (to_real v6) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v5)) (to_real v8))))
(assert (< 0.0 (+ 1.0 (* (- 1.0) (ite (> (ite (>= v0 0.0) v0 (- v0)) 0.0) 1.0 0.0)))))
(assert (and (<= (to_real v2) (to_real v1)) (< (to_real v1) (to_real v3))))
(assert (< 0.0 (+ 1.0 (to_real v4) (to_real v1) (to_real v5) (* (- 1.0) (to_real v6)) (* (- 1.0) (to_real v7)))))
(assert (<= (to_real v3) (ite (>= d12 d11) d12 d11)))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v4))))
(assert (and (<= 0.0 (to_real v11)) (< (to_real v11) (to_real v12))))
(assert (< 0.0 (+ 1.0 (to_real v6) (to_real v7) (to_real v9) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v1)))))
(assert (and (<= 0.0 (to_real v13)) (< (to_real v13) (to_real v14))))
(assert (= (to_real v2) d17))
(assert (not (and (<= 0.0 (to_real v1)) (< (to_real v1) (to_real v6)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; tile.0.end[tiles, batch, head, i]
(declare-const v2 Int) ; tile.0.end[tiles + 1, batch, head, i]
(declare-const v3 Int) ; M
(declare-const v4 Int) ; N
(declare-const v5 Int) ; window_left
(declare-const v6 Int) ; tile.0.first[batch, head, i]
(declare-const v7 Int) ; window_right
(declare-const v8 Int) ; tile.0.last[batch, head, i]
(define-fun d9 () Real (ite (<= (to_real v3) (+ 1.0 (to_real v3) (to_real v7) (* (- 1.0) (to_real v4)) (to_real v8))) (to_real v3) (+ 1.0 (to_real v3) (to_real v7) (* (- 1.0) (to_real v4)) (to_real v8))))
(define-fun d10 () Real (ite (>= 0.0 (+ (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v5)) (to_real v6))) 0.0 (+ (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v5)) (to_real v6))))
(declare-const v9 Int) ; e
(declare-const v10 Int) ; E
(declare-const v11 Int) ; i
(declare-const v12 Int) ; tile.0.end[0, batch, head, i]
(declare-const v13 Real) ; value_of_Mod(x0_-_x1_+_x3_-_x4,_x2)[M, N, dilation, i, k0]
(declare-const v14 Int) ; head
(declare-const v15 Int) ; HEADS
(declare-const v16 Int) ; batch
(declare-const v17 Int) ; BATCH
(define-fun d20 () Real (ite (>= 0.0 (+ (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v5)) (to_real v6))) 0.0 (+ (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v5)) (to_real v6))))
(assert (and (<= (to_real v1) (to_real v0)) (< (to_real v0) (to_real v2))))
(assert (<= (to_real v2) (ite (>= d10 d9) d10 d9)))
(assert (and (<= 0.0 (to_real v9)) (< (to_real v9) (to_real v10))))
(assert (< 0.0 (+ 1.0 (to_real v3) (to_real v11) (to_real v7) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v0)))))
(assert (< 0.0 (+ 1.0 (to_real v4) (to_real v0) (to_real v5) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v11)))))
(assert (and (<= 0.0 (to_real v11)) (< (to_real v11) (to_real v4))))
(assert (<= (to_real v12) (to_real v1)))
(assert (< 0.0 (+ 1.0 (* (- 1.0) (ite (> (ite (>= v13 0.0) v13 (- v13)) 0.0) 1.0 0.0)))))
(assert (and (<= 0.0 (to_real v14)) (< (to_real v14) (to_real v15))))
(assert (and (<= 0.0 (to_real v16)) (< (to_real v16) (to_real v17))))
(assert (= (to_real v12) d20))
(assert (not (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v3)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; back_tile.1.end[0, batch, head, i]
(declare-const v1 Int) ; back_tile.1.end[tiles, batch, head, i]
(declare-const v2 Int) ; d
(declare-const v3 Int) ; D
(declare-const v4 Int) ; k0
(declare-const v5 Int) ; back_tile.1.end[tiles + 1, batch, head, i]
(declare-const v6 Int) ; M
(declare-const v7 Int) ; N
(declare-const v8 Int) ; window_left
(declare-const v9 Int) ; back_tile.1.first[batch, head, i]
(define-fun d10 () Real (ite (>= 0.0 (+ (to_real v6) (* (- 1.0) (to_real v7)) (* (- 1.0) (to_real v8)) (to_real v9))) 0.0 (+ (to_real v6) (* (- 1.0) (to_real v7)) (* (- 1.0) (to_real v8)) (to_real v9))))
(declare-const v10 Int) ; i
(declare-const v11 Int) ; window_right
(declare-const v12 Int) ; back_tile.1.last[batch, head, i]
(define-fun d14 () Real (ite (<= (to_real v6) (+ 1.0 (to_real v6) (to_real v11) (* (- 1.0) (to_real v7)) (to_real v12))) (to_real v6) (+ 1.0 (to_real v6) (to_real v11) (* (- 1.0) (to_real v7)) (to_real v12))))
(define-fun d15 () Real (ite (>= 0.0 (+ (to_real v6) (* (- 1.0) (to_real v7)) (* (- 1.0) (to_real v8)) (to_real v9))) 0.0 (+ (to_real v6) (* (- 1.0) (to_real v7)) (* (- 1.0) (to_real v8)) (to_real v9))))
(declare-const v13 Real) ; value_of_Mod(x0_-_x1_+_x3_-_x4,_x2)[M, N, dilation, i, k0]
(declare-const v14 Int) ; head
(declare-const v15 Int) ; HEADS
(declare-const v16 Int) ; batch
(declare-const v17 Int) ; BATCH
(assert (<= (to_real v0) (to_real v1)))
(assert (and (<= 0.0 (to_real v2)) (< (to_real v2) (to_real v3))))
(assert (and (<= (to_real v1) (to_real v4)) (< (to_real v4) (to_real v5))))
(assert (= (to_real v0) d10))
(assert (< 0.0 (+ 1.0 (to_real v6) (to_real v10) (to_real v11) (* (- 1.0) (to_real v7)) (* (- 1.0) (to_real v4)))))
(assert (<= (to_real v5) (ite (>= d15 d14) d15 d14)))
(assert (< 0.0 (+ 1.0 (to_real v7) (to_real v4) (to_real v8) (* (- 1.0) (to_real v6)) (* (- 1.0) (to_real v10)))))
(assert (and (<= 0.0 (to_real v10)) (< (to_real v10) (to_real v7))))
(assert (< 0.0 (+ 1.0 (* (- 1.0) (ite (> (ite (>= v13 0.0) v13 (- v13)) 0.0) 1.0 0.0)))))
(assert (and (<= 0.0 (to_real v14)) (< (to_real v14) (to_real v15))))
(assert (and (<= 0.0 (to_real v16)) (< (to_real v16) (to_real v17))))
(assert (not (and (<= 0.0 (to_real v4)) (< (to_real v4) (to_real v6)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; tile.0.end[tiles, batch, head, i]
(declare-const v2 Int) ; tile.0.end[tiles + 1, batch, head, i]
(declare-const v3 Int) ; M
(declare-const v4 Int) ; N
(declare-const v5 Int) ; window_left
(declare-const v6 Int) ; tile.0.first[batch, head, i]
(declare-const v7 Int) ; window_right
(declare-const v8 Int) ; tile.0.last[batch, head, i]
(define-fun d9 () Real (ite (<= (to_real v3) (+ 1.0 (to_real v3) (to_real v7) (* (- 1.0) (to_real v4)) (to_real v8))) (to_real v3) (+ 1.0 (to_real v3) (to_real v7) (* (- 1.0) (to_real v4)) (to_real v8))))
(define-fun d10 () Real (ite (>= 0.0 (+ (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v5)) (to_real v6))) 0.0 (+ (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v5)) (to_real v6))))
(declare-const v9 Int) ; i
(declare-const v10 Int) ; tile.0.end[0, batch, head, i]
(declare-const v11 Real) ; value_of_Mod(x0_-_x1_+_x3_-_x4,_x2)[M, N, dilation, i, k0]
(declare-const v12 Int) ; head
(declare-const v13 Int) ; HEADS
(declare-const v14 Int) ; batch
(declare-const v15 Int) ; BATCH
(define-fun d18 () Real (ite (>= 0.0 (+ (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v5)) (to_real v6))) 0.0 (+ (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v5)) (to_real v6))))
(assert (and (<= (to_real v1) (to_real v0)) (< (to_real v0) (to_real v2))))
(assert (<= (to_real v2) (ite (>= d10 d9) d10 d9)))
(assert (< 0.0 (+ 1.0 (to_real v3) (to_real v9) (to_real v7) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v0)))))
(assert (< 0.0 (+ 1.0 (to_real v4) (to_real v0) (to_real v5) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v9)))))
(assert (and (<= 0.0 (to_real v9)) (< (to_real v9) (to_real v4))))
(assert (<= (to_real v10) (to_real v1)))
(assert (< 0.0 (+ 1.0 (* (- 1.0) (ite (> (ite (>= v11 0.0) v11 (- v11)) 0.0) 1.0 0.0)))))
(assert (and (<= 0.0 (to_real v12)) (< (to_real v12) (to_real v13))))
(assert (and (<= 0.0 (to_real v14)) (< (to_real v14) (to_real v15))))
(assert (= (to_real v10) d18))
(assert (not (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v3)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; e
(declare-const v1 Int) ; E
(declare-const v2 Int) ; k0
(declare-const v3 Int) ; tile.0.end[0, batch, head, i]
(declare-const v4 Int) ; tile.0.end[tiles, batch, head, i]
(declare-const v5 Int) ; M
(declare-const v6 Int) ; i
(declare-const v7 Int) ; window_right
(declare-const v8 Int) ; N
(declare-const v9 Int) ; window_left
(declare-const v10 Int) ; tile.0.first[batch, head, i]
(declare-const v11 Int) ; tile.0.last[batch, head, i]
(define-fun d12 () Real (ite (<= (to_real v5) (+ 1.0 (to_real v5) (to_real v7) (* (- 1.0) (to_real v8)) (to_real v11))) (to_real v5) (+ 1.0 (to_real v5) (to_real v7) (* (- 1.0) (to_real v8)) (to_real v11))))
(define-fun d13 () Real (ite (>= 0.0 (+ (to_real v5) (* (- 1.0) (to_real v8)) (* (- 1.0) (to_real v9)) (to_real v10))) 0.0 (+ (to_real v5) (* (- 1.0) (to_real v8)) (* (- 1.0) (to_real v9)) (to_real v10))))
(declare-const v12 Real) ; value_of_Mod(x0_-_x1_+_x3_-_x4,_x2)[M, N, dilation, i, k0]
(declare-const v13 Int) ; head
(declare-const v14 Int) ; HEADS
(declare-const v15 Int) ; batch
(declare-const v16 Int) ; BATCH
(define-fun d19 () Real (ite (>= 0.0 (+ (to_real v5) (* (- 1.0) (to_real v8)) (* (- 1.0) (to_real v9)) (to_real v10))) 0.0 (+ (to_real v5) (* (- 1.0) (to_real v8)) (* (- 1.0) (to_real v9)) (to_real v10))))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (and (<= (to_real v3) (to_real v2)) (< (to_real v2) (to_real v4))))
(assert (< 0.0 (+ 1.0 (to_real v5) (to_real v6) (to_real v7) (* (- 1.0) (to_real v8)) (* (- 1.0) (to_real v2)))))
(assert (<= (to_real v4) (ite (>= d13 d12) d13 d12)))
(assert (< 0.0 (+ 1.0 (to_real v8) (to_real v2) (to_real v9) (* (- 1.0) (to_real v5)) (* (- 1.0) (to_real v6)))))
(assert (and (<= 0.0 (to_real v6)) (< (to_real v6) (to_real v8))))
(assert (< 0.0 (+ 1.0 (* (- 1.0) (ite (> (ite (>= v12 0.0) v12 (- v12)) 0.0) 1.0 0.0)))))
(assert (and (<= 0.0 (to_real v13)) (< (to_real v13) (to_real v14))))
(assert (and (<= 0.0 (to_real v15)) (< (to_real v15) (to_real v16))))
(assert (= (to_real v3) d19))
(assert (not (and (<= 0.0 (to_real v2)) (< (to_real v2) (to_real v5)))))
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
(declare-const v0 Int) ; back_tile.0.end[0, batch, head, j]
(declare-const v1 Int) ; back_tile.0.end[tiles, batch, head, j]
(declare-const v2 Int) ; back_tile.0.end[tiles + 1, batch, head, j]
(assert (<= (to_real v0) (to_real v1)))
(assert (<= (to_real v1) (to_real v2)))
(assert (not (<= (to_real v0) (to_real v2))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; tile.0.end[0, batch, head, i]
(declare-const v2 Int) ; tile.0.end[tiles, batch, head, i]
(declare-const v3 Int) ; M
(declare-const v4 Int) ; i
(declare-const v5 Int) ; window_right
(declare-const v6 Int) ; N
(declare-const v7 Int) ; window_left
(declare-const v8 Int) ; tile.0.first[batch, head, i]
(declare-const v9 Int) ; tile.0.last[batch, head, i]
(define-fun d10 () Real (ite (<= (to_real v3) (+ 1.0 (to_real v3) (to_real v5) (* (- 1.0) (to_real v6)) (to_real v9))) (to_real v3) (+ 1.0 (to_real v3) (to_real v5) (* (- 1.0) (to_real v6)) (to_real v9))))
(define-fun d11 () Real (ite (>= 0.0 (+ (to_real v3) (* (- 1.0) (to_real v6)) (* (- 1.0) (to_real v7)) (to_real v8))) 0.0 (+ (to_real v3) (* (- 1.0) (to_real v6)) (* (- 1.0) (to_real v7)) (to_real v8))))
(declare-const v10 Real) ; value_of_Mod(x0_-_x1_+_x3_-_x4,_x2)[M, N, dilation, i, k0]
(declare-const v11 Int) ; head
(declare-const v12 Int) ; HEADS
(declare-const v13 Int) ; batch
(declare-const v14 Int) ; BATCH
(define-fun d17 () Real (ite (>= 0.0 (+ (to_real v3) (* (- 1.0) (to_real v6)) (* (- 1.0) (to_real v7)) (to_real v8))) 0.0 (+ (to_real v3) (* (- 1.0) (to_real v6)) (* (- 1.0) (to_real v7)) (to_real v8))))
(assert (and (<= (to_real v1) (to_real v0)) (< (to_real v0) (to_real v2))))
(assert (< 0.0 (+ 1.0 (to_real v3) (to_real v4) (to_real v5) (* (- 1.0) (to_real v6)) (* (- 1.0) (to_real v0)))))
(assert (<= (to_real v2) (ite (>= d11 d10) d11 d10)))
(assert (< 0.0 (+ 1.0 (to_real v6) (to_real v0) (to_real v7) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4)))))
(assert (and (<= 0.0 (to_real v4)) (< (to_real v4) (to_real v6))))
(assert (< 0.0 (+ 1.0 (* (- 1.0) (ite (> (ite (>= v10 0.0) v10 (- v10)) 0.0) 1.0 0.0)))))
(assert (and (<= 0.0 (to_real v11)) (< (to_real v11) (to_real v12))))
(assert (and (<= 0.0 (to_real v13)) (< (to_real v13) (to_real v14))))
(assert (= (to_real v1) d17))
(assert (not (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v3)))))
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
(declare-const v0 Int) ; d
(declare-const v1 Int) ; D
(declare-const v2 Int) ; back_tile.0.end[0, batch, head, j]
(declare-const v3 Int) ; N
(declare-const v4 Int) ; M
(declare-const v5 Int) ; window_right
(declare-const v6 Int) ; back_tile.0.first[batch, head, j]
(define-fun d7 () Real (ite (>= 0.0 (+ (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v5)) (to_real v6))) 0.0 (+ (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v5)) (to_real v6))))
(declare-const v7 Int) ; j
(declare-const v8 Int) ; k0
(declare-const v9 Int) ; back_tile.0.end[tiles, batch, head, j]
(declare-const v10 Real) ; value_of_Mod(x0_-_x1_+_x3_-_x4,_x2)[M, N, dilation, k0, j]
(declare-const v11 Int) ; window_left
(declare-const v12 Int) ; back_tile.0.last[batch, head, j]
(define-fun d14 () Real (ite (<= (to_real v3) (+ 1.0 (to_real v3) (to_real v11) (* (- 1.0) (to_real v4)) (to_real v12))) (to_real v3) (+ 1.0 (to_real v3) (to_real v11) (* (- 1.0) (to_real v4)) (to_real v12))))
(define-fun d15 () Real (ite (>= 0.0 (+ (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v5)) (to_real v6))) 0.0 (+ (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v5)) (to_real v6))))
(declare-const v13 Int) ; head
(declare-const v14 Int) ; HEADS
(declare-const v15 Int) ; batch
(declare-const v16 Int) ; BATCH
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (= (to_real v2) d7))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v4))))
(assert (and (<= (to_real v2) (to_real v8)) (< (to_real v8) (to_real v9))))
(assert (< 0.0 (+ 1.0 (* (- 1.0) (ite (> (ite (>= v10 0.0) v10 (- v10)) 0.0) 1.0 0.0)))))
(assert (< 0.0 (+ 1.0 (to_real v3) (to_real v7) (to_real v11) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v8)))))
(assert (<= (to_real v9) (ite (>= d15 d14) d15 d14)))
(assert (< 0.0 (+ 1.0 (to_real v4) (to_real v8) (to_real v5) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v7)))))
(assert (and (<= 0.0 (to_real v13)) (< (to_real v13) (to_real v14))))
(assert (and (<= 0.0 (to_real v15)) (< (to_real v15) (to_real v16))))
(assert (not (and (<= 0.0 (to_real v8)) (< (to_real v8) (to_real v3)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; schema_c
(assert (not (= (* (ite (> v0 0.0) 1.0 0.0) (ite (> v0 0.0) 1.0 0.0)) (ite (> v0 0.0) 1.0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; back_tile.0.end[tiles, batch, head, j]
(declare-const v2 Int) ; back_tile.0.end[tiles + 1, batch, head, j]
(declare-const v3 Int) ; d
(declare-const v4 Int) ; D
(declare-const v5 Int) ; back_tile.0.end[0, batch, head, j]
(declare-const v6 Int) ; N
(declare-const v7 Int) ; M
(declare-const v8 Int) ; window_right
(declare-const v9 Int) ; back_tile.0.first[batch, head, j]
(declare-const v10 Int) ; window_left
(declare-const v11 Int) ; back_tile.0.last[batch, head, j]
(define-fun d12 () Real (ite (<= (to_real v6) (+ 1.0 (to_real v6) (to_real v10) (* (- 1.0) (to_real v7)) (to_real v11))) (to_real v6) (+ 1.0 (to_real v6) (to_real v10) (* (- 1.0) (to_real v7)) (to_real v11))))
(define-fun d13 () Real (ite (>= 0.0 (+ (to_real v6) (* (- 1.0) (to_real v7)) (* (- 1.0) (to_real v8)) (to_real v9))) 0.0 (+ (to_real v6) (* (- 1.0) (to_real v7)) (* (- 1.0) (to_real v8)) (to_real v9))))
(define-fun d14 () Real (ite (>= 0.0 (+ (to_real v6) (* (- 1.0) (to_real v7)) (* (- 1.0) (to_real v8)) (to_real v9))) 0.0 (+ (to_real v6) (* (- 1.0) (to_real v7)) (* (- 1.0) (to_real v8)) (to_real v9))))
(declare-const v12 Int) ; j
(declare-const v13 Real) ; value_of_Mod(x0_-_x1_+_x3_-_x4,_x2)[M, N, dilation, k0, j]
(declare-const v14 Int) ; head
(declare-const v15 Int) ; HEADS
(declare-const v16 Int) ; batch
(declare-const v17 Int) ; BATCH
(assert (and (<= (to_real v1) (to_real v0)) (< (to_real v0) (to_real v2))))
(assert (and (<= 0.0 (to_real v3)) (< (to_real v3) (to_real v4))))
(assert (<= (to_real v5) (to_real v1)))
(assert (<= (to_real v2) (ite (>= d13 d12) d13 d12)))
(assert (= (to_real v5) d14))
(assert (and (<= 0.0 (to_real v12)) (< (to_real v12) (to_real v7))))
(assert (< 0.0 (+ 1.0 (* (- 1.0) (ite (> (ite (>= v13 0.0) v13 (- v13)) 0.0) 1.0 0.0)))))
(assert (< 0.0 (+ 1.0 (to_real v6) (to_real v12) (to_real v10) (* (- 1.0) (to_real v7)) (* (- 1.0) (to_real v0)))))
(assert (< 0.0 (+ 1.0 (to_real v7) (to_real v0) (to_real v8) (* (- 1.0) (to_real v6)) (* (- 1.0) (to_real v12)))))
(assert (and (<= 0.0 (to_real v14)) (< (to_real v14) (to_real v15))))
(assert (and (<= 0.0 (to_real v16)) (< (to_real v16) (to_real v17))))
(assert (not (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v6)))))
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
(declare-const v0 Int) ; e
(declare-const v1 Int) ; E
(declare-const v2 Int) ; back_tile.0.end[0, batch, head, j]
(declare-const v3 Int) ; N
(declare-const v4 Int) ; M
(declare-const v5 Int) ; window_right
(declare-const v6 Int) ; back_tile.0.first[batch, head, j]
(define-fun d7 () Real (ite (>= 0.0 (+ (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v5)) (to_real v6))) 0.0 (+ (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v5)) (to_real v6))))
(declare-const v7 Int) ; j
(declare-const v8 Int) ; k0
(declare-const v9 Int) ; back_tile.0.end[tiles, batch, head, j]
(declare-const v10 Real) ; value_of_Mod(x0_-_x1_+_x3_-_x4,_x2)[M, N, dilation, k0, j]
(declare-const v11 Int) ; window_left
(declare-const v12 Int) ; back_tile.0.last[batch, head, j]
(define-fun d14 () Real (ite (<= (to_real v3) (+ 1.0 (to_real v3) (to_real v11) (* (- 1.0) (to_real v4)) (to_real v12))) (to_real v3) (+ 1.0 (to_real v3) (to_real v11) (* (- 1.0) (to_real v4)) (to_real v12))))
(define-fun d15 () Real (ite (>= 0.0 (+ (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v5)) (to_real v6))) 0.0 (+ (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v5)) (to_real v6))))
(declare-const v13 Int) ; head
(declare-const v14 Int) ; HEADS
(declare-const v15 Int) ; batch
(declare-const v16 Int) ; BATCH
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (= (to_real v2) d7))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v4))))
(assert (and (<= (to_real v2) (to_real v8)) (< (to_real v8) (to_real v9))))
(assert (< 0.0 (+ 1.0 (* (- 1.0) (ite (> (ite (>= v10 0.0) v10 (- v10)) 0.0) 1.0 0.0)))))
(assert (< 0.0 (+ 1.0 (to_real v3) (to_real v7) (to_real v11) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v8)))))
(assert (<= (to_real v9) (ite (>= d15 d14) d15 d14)))
(assert (< 0.0 (+ 1.0 (to_real v4) (to_real v8) (to_real v5) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v7)))))
(assert (and (<= 0.0 (to_real v13)) (< (to_real v13) (to_real v14))))
(assert (and (<= 0.0 (to_real v15)) (< (to_real v15) (to_real v16))))
(assert (not (and (<= 0.0 (to_real v8)) (< (to_real v8) (to_real v3)))))
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
(declare-const v0 Int) ; tiles
(assert (>= (to_real v0) 0.0))
(assert (not (<= 0.0 (to_real v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; N
(declare-const v1 Int) ; loop.j
(declare-const v2 Int) ; window_left
(declare-const v3 Int) ; M
(declare-const v4 Int) ; i
(declare-const v5 Int) ; window_right
(declare-const v6 Real) ; value_of_Mod(x0_-_x1_+_x3_-_x4,_x2)[M, N, dilation, i, loop.j]
(define-fun d7 () Real (ite (<= (+ 1.0 (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) (+ 1.0 (to_real v3) (to_real v4) (to_real v5) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1)))) (+ 1.0 (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) (+ 1.0 (to_real v3) (to_real v4) (to_real v5) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1)))))
(declare-const v7 Real) ; guarded_x
(define-fun d9 () Real (ite (> (+ 1.0 (to_real v3) (to_real v4) (to_real v5) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1))) 0.0) (ite (> (+ 1.0 (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) 0.0) v7 0.0) 0.0))
(define-fun d10 () Real (ite (> (+ 1.0 (to_real v0) (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v4))) 0.0) (ite (> (+ 1.0 (* (- 1.0) (ite (> (ite (>= v6 0.0) v6 (- v6)) 0.0) 1.0 0.0))) 0.0) d9 0.0) 0.0))
(define-fun d11 () Real (ite (> (+ 1.0 (* (- 1.0) (ite (> (ite (>= v6 0.0) v6 (- v6)) 0.0) 1.0 0.0))) 0.0) (ite (> (+ 1.0 (to_real v3) (to_real v4) (to_real v5) (* (- 1.0) (to_real v0)) (* (- 1.0) (to_real v1))) 0.0) d10 0.0) 0.0))
(define-fun d12 () Real (ite (> (ite (<= d7 (+ 1.0 (* (- 1.0) (ite (> (ite (>= v6 0.0) v6 (- v6)) 0.0) 1.0 0.0)))) d7 (+ 1.0 (* (- 1.0) (ite (> (ite (>= v6 0.0) v6 (- v6)) 0.0) 1.0 0.0)))) 0.0) d11 0.0))
(assert (not (= d12 d11)))
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
(declare-const v3 Int) ; e
(declare-const v4 Int) ; E
(declare-const v5 Int) ; back_tile.0.end[0, batch, head, j]
(declare-const v6 Int) ; N
(declare-const v7 Int) ; M
(declare-const v8 Int) ; window_right
(declare-const v9 Int) ; back_tile.0.first[batch, head, j]
(declare-const v10 Int) ; window_left
(declare-const v11 Int) ; back_tile.0.last[batch, head, j]
(define-fun d12 () Real (ite (<= (to_real v6) (+ 1.0 (to_real v6) (to_real v10) (* (- 1.0) (to_real v7)) (to_real v11))) (to_real v6) (+ 1.0 (to_real v6) (to_real v10) (* (- 1.0) (to_real v7)) (to_real v11))))
(define-fun d13 () Real (ite (>= 0.0 (+ (to_real v6) (* (- 1.0) (to_real v7)) (* (- 1.0) (to_real v8)) (to_real v9))) 0.0 (+ (to_real v6) (* (- 1.0) (to_real v7)) (* (- 1.0) (to_real v8)) (to_real v9))))
(define-fun d14 () Real (ite (>= 0.0 (+ (to_real v6) (* (- 1.0) (to_real v7)) (* (- 1.0) (to_real v8)) (to_real v9))) 0.0 (+ (to_real v6) (* (- 1.0) (to_real v7)) (* (- 1.0) (to_real v8)) (to_real v9))))
(declare-const v12 Int) ; j
(declare-const v13 Real) ; value_of_Mod(x0_-_x1_+_x3_-_x4,_x2)[M, N, dilation, k0, j]
(declare-const v14 Int) ; head
(declare-const v15 Int) ; HEADS
(declare-const v16 Int) ; batch
(declare-const v17 Int) ; BATCH
(assert (and (<= (to_real v1) (to_real v0)) (< (to_real v0) (to_real v2))))
(assert (and (<= 0.0 (to_real v3)) (< (to_real v3) (to_real v4))))
(assert (<= (to_real v5) (to_real v1)))
(assert (<= (to_real v2) (ite (>= d13 d12) d13 d12)))
(assert (= (to_real v5) d14))
(assert (and (<= 0.0 (to_real v12)) (< (to_real v12) (to_real v7))))
(assert (< 0.0 (+ 1.0 (* (- 1.0) (ite (> (ite (>= v13 0.0) v13 (- v13)) 0.0) 1.0 0.0)))))
(assert (< 0.0 (+ 1.0 (to_real v6) (to_real v12) (to_real v10) (* (- 1.0) (to_real v7)) (* (- 1.0) (to_real v0)))))
(assert (< 0.0 (+ 1.0 (to_real v7) (to_real v0) (to_real v8) (* (- 1.0) (to_real v6)) (* (- 1.0) (to_real v12)))))
(assert (and (<= 0.0 (to_real v14)) (< (to_real v14) (to_real v15))))
(assert (and (<= 0.0 (to_real v16)) (< (to_real v16) (to_real v17))))
(assert (not (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v6)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; tiles
(assert (<= 0.0 (to_real v0)))
(assert (not (<= 0.0 (to_real v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; tile.0.end[tiles + 1, batch, head, i]
(declare-const v1 Int) ; M
(declare-const v2 Int) ; N
(declare-const v3 Int) ; window_left
(declare-const v4 Int) ; tile.0.first[batch, head, i]
(declare-const v5 Int) ; window_right
(declare-const v6 Int) ; tile.0.last[batch, head, i]
(define-fun d7 () Real (ite (<= (to_real v1) (+ 1.0 (to_real v1) (to_real v5) (* (- 1.0) (to_real v2)) (to_real v6))) (to_real v1) (+ 1.0 (to_real v1) (to_real v5) (* (- 1.0) (to_real v2)) (to_real v6))))
(define-fun d8 () Real (ite (>= 0.0 (+ (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)) (to_real v4))) 0.0 (+ (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)) (to_real v4))))
(declare-const v7 Real) ; value_of_Mod(x0_-_x1_+_x3_-_x4,_x2)[M, N, dilation, i, k1]
(declare-const v8 Int) ; e
(declare-const v9 Int) ; E
(declare-const v10 Int) ; k1
(declare-const v11 Int) ; i
(declare-const v12 Int) ; tile.0.end[0, batch, head, i]
(declare-const v13 Int) ; tile.0.end[tiles, batch, head, i]
(declare-const v14 Int) ; head
(declare-const v15 Int) ; HEADS
(declare-const v16 Int) ; batch
(declare-const v17 Int) ; BATCH
(define-fun d20 () Real (ite (>= 0.0 (+ (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)) (to_real v4))) 0.0 (+ (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3)) (to_real v4))))
(assert (<= (to_real v0) (ite (>= d8 d7) d8 d7)))
(assert (< 0.0 (+ 1.0 (* (- 1.0) (ite (> (ite (>= v7 0.0) v7 (- v7)) 0.0) 1.0 0.0)))))
(assert (and (<= 0.0 (to_real v8)) (< (to_real v8) (to_real v9))))
(assert (< 0.0 (+ 1.0 (to_real v2) (to_real v10) (to_real v3) (* (- 1.0) (to_real v1)) (* (- 1.0) (to_real v11)))))
(assert (and (<= 0.0 (to_real v11)) (< (to_real v11) (to_real v2))))
(assert (<= (to_real v12) (to_real v13)))
(assert (and (<= 0.0 (to_real v14)) (< (to_real v14) (to_real v15))))
(assert (< 0.0 (+ 1.0 (to_real v1) (to_real v11) (to_real v5) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v10)))))
(assert (and (<= 0.0 (to_real v16)) (< (to_real v16) (to_real v17))))
(assert (= (to_real v12) d20))
(assert (and (<= (to_real v13) (to_real v10)) (< (to_real v10) (to_real v0))))
(assert (not (and (<= 0.0 (to_real v10)) (< (to_real v10) (to_real v1)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; end[0]
(assert (not (>= (to_real v0) (to_real v0))))
(check-sat)

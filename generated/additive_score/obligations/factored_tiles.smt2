(set-logic ALL)
(declare-const v0 Int) ; high
(declare-const v1 Int) ; low
(assert (<= (to_real v0) (to_real v1)))
(assert (not (>= (to_real v1) (to_real v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; loop.k
(declare-const v1 Int) ; N
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (not (and (<= 0.0 (to_real v0)) (< (to_real v0) (ite (>= 0.0 (to_real v1)) 0.0 (to_real v1))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; high
(declare-const v1 Int) ; start
(declare-const v2 Int) ; size
(declare-const v3 Int) ; low
(assert (and (<= (to_real v1) (+ (- 1.0) (to_real v0))) (< (+ (- 1.0) (to_real v0)) (to_real v2))))
(assert (< (to_real v3) (to_real v0)))
(assert (not (<= (to_real v0) (to_real v2))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; high
(declare-const v1 Int) ; start
(declare-const v2 Int) ; size
(declare-const v3 Int) ; low
(declare-const v4 Int) ; loop.j
(assert (and (<= (to_real v1) (+ (- 1.0) (to_real v0))) (< (+ (- 1.0) (to_real v0)) (to_real v2))))
(assert (and (<= (to_real v1) (to_real v3)) (< (to_real v3) (to_real v2))))
(assert (and (<= (to_real v1) (to_real v4)) (< (to_real v4) (to_real v3))))
(assert (not (and (<= (to_real v1) (to_real v4)) (< (to_real v4) (to_real v2)))))
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
(declare-const v0 Int) ; high
(declare-const v1 Int) ; start
(declare-const v2 Int) ; size
(declare-const v3 Int) ; low
(declare-const v4 Int) ; loop.j
(declare-const v5 Real) ; f[loop.j]
(assert (and (<= (to_real v1) (+ (- 1.0) (to_real v0))) (< (+ (- 1.0) (to_real v0)) (to_real v2))))
(assert (and (<= (to_real v1) (to_real v3)) (< (to_real v3) (to_real v2))))
(assert (and (<= (to_real v1) (to_real v4)) (< (to_real v4) (to_real v3))))
(assert (and (<= (to_real v3) (to_real v4)) (< (to_real v4) (to_real v0))))
(assert (not (= v5 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; back_factored_tile.0.end[0, batch, head, i]
(assert (not (<= (to_real v0) (to_real v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; high
(declare-const v1 Int) ; start
(declare-const v2 Int) ; size
(declare-const v3 Int) ; low
(assert (and (<= (to_real v1) (+ (- 1.0) (to_real v0))) (< (+ (- 1.0) (to_real v0)) (to_real v2))))
(assert (< (to_real v3) (to_real v0)))
(assert (not (<= (to_real v3) (to_real v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; back_factored_tile.1.end[tiles, batch, head, j]
(declare-const v1 Int) ; back_factored_tile.1.end[tiles + 1, batch, head, j]
(declare-const v2 Int) ; back_factored_tile.1.end[0, batch, head, j]
(assert (<= (to_real v0) (to_real v1)))
(assert (<= (to_real v2) (to_real v0)))
(assert (not (<= (to_real v2) (to_real v1))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; low
(declare-const v1 Int) ; high
(assert (< (to_real v0) (to_real v1)))
(assert (not (and (<= (to_real v0) (to_real v0)) (< (to_real v0) (to_real v1)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; back_factored_tile.0.end[tiles, batch, head, i]
(declare-const v2 Int) ; back_factored_tile.0.end[tiles + 1, batch, head, i]
(declare-const v3 Int) ; back_factored_tile.0.end[0, batch, head, i]
(declare-const v4 Int) ; M
(declare-const v5 Int) ; a
(declare-const v6 Int) ; A
(declare-const v7 Int) ; i
(declare-const v8 Int) ; N
(declare-const v9 Int) ; head
(declare-const v10 Int) ; HEADS
(declare-const v11 Int) ; batch
(declare-const v12 Int) ; BATCH
(assert (and (<= (to_real v1) (to_real v0)) (< (to_real v0) (to_real v2))))
(assert (<= (to_real v3) (to_real v1)))
(assert (<= (to_real v2) (ite (>= 0.0 (to_real v4)) 0.0 (to_real v4))))
(assert (= (to_real v3) 0.0))
(assert (and (<= 0.0 (to_real v5)) (< (to_real v5) (to_real v6))))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v8))))
(assert (and (<= 0.0 (to_real v9)) (< (to_real v9) (to_real v10))))
(assert (and (<= 0.0 (to_real v11)) (< (to_real v11) (to_real v12))))
(assert (not (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v4)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; back_factored_tile.0.end[0, batch, head, i]
(declare-const v1 Int) ; back_factored_tile.0.end[tiles, batch, head, i]
(declare-const v2 Int) ; back_factored_tile.0.end[tiles + 1, batch, head, i]
(assert (<= (to_real v0) (to_real v1)))
(assert (<= (to_real v1) (to_real v2)))
(assert (not (<= (to_real v0) (to_real v2))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; tiles
(assert (<= 0.0 (to_real v0)))
(assert (not (>= (+ 1.0 (to_real v0)) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; low
(declare-const v1 Int) ; high
(assert (< v0 v1))
(assert (not (and (<= v0 (+ (- 1) v1)) (< (+ (- 1) v1) v1))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; end[0]
(assert (not (<= (to_real v0) (to_real v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; high
(declare-const v1 Int) ; low
(declare-const v2 Int) ; loop.j
(declare-const v3 Int) ; start
(declare-const v4 Int) ; size
(declare-const v5 Real) ; f[loop.j]
(assert (<= (to_real v0) (to_real v1)))
(assert (and (<= (to_real v3) (to_real v2)) (< (to_real v2) (to_real v4))))
(assert (and (<= (to_real v1) (to_real v2)) (< (to_real v2) (to_real v0))))
(assert (not (= v5 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; loop.k
(declare-const v1 Int) ; M
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (ite (>= 0.0 (to_real v1)) 0.0 (to_real v1)))))
(assert (not (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; a
(declare-const v1 Int) ; A
(declare-const v2 Int) ; back_factored_tile.1.end[tiles + 1, batch, head, j]
(declare-const v3 Int) ; N
(declare-const v4 Int) ; j
(declare-const v5 Int) ; M
(declare-const v6 Int) ; back_factored_tile.1.end[0, batch, head, j]
(declare-const v7 Real) ; choice_at_5()[a, batch, head, k0, j]
(declare-const v8 Int) ; k0
(declare-const v9 Int) ; back_factored_tile.1.end[tiles, batch, head, j]
(declare-const v10 Int) ; head
(declare-const v11 Int) ; HEADS
(declare-const v12 Int) ; batch
(declare-const v13 Int) ; BATCH
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (<= (to_real v2) (ite (>= 0.0 (to_real v3)) 0.0 (to_real v3))))
(assert (and (<= 0.0 (to_real v4)) (< (to_real v4) (to_real v5))))
(assert (= (to_real v6) 0.0))
(assert (< 0.0 v7))
(assert (and (<= (to_real v9) (to_real v8)) (< (to_real v8) (to_real v2))))
(assert (and (<= 0.0 (to_real v10)) (< (to_real v10) (to_real v11))))
(assert (and (<= 0.0 (to_real v12)) (< (to_real v12) (to_real v13))))
(assert (<= (to_real v6) (to_real v9)))
(assert (not (and (<= 0.0 (to_real v8)) (< (to_real v8) (to_real v3)))))
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
(declare-const v0 Int) ; high
(declare-const v1 Int) ; low
(declare-const v2 Int) ; loop.j
(declare-const v3 Int) ; start
(declare-const v4 Int) ; size
(assert (<= (to_real v0) (to_real v1)))
(assert (and (<= (to_real v3) (to_real v2)) (< (to_real v2) (to_real v4))))
(assert (not (and (<= (to_real v3) (to_real v2)) (< (to_real v2) (to_real v4)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; a
(declare-const v1 Int) ; A
(declare-const v2 Int) ; back_factored_tile.1.end[tiles + 1, batch, head, j]
(declare-const v3 Int) ; N
(declare-const v4 Int) ; j
(declare-const v5 Int) ; M
(declare-const v6 Int) ; back_factored_tile.1.end[0, batch, head, j]
(declare-const v7 Int) ; k0
(declare-const v8 Int) ; back_factored_tile.1.end[tiles, batch, head, j]
(declare-const v9 Int) ; head
(declare-const v10 Int) ; HEADS
(declare-const v11 Int) ; batch
(declare-const v12 Int) ; BATCH
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (<= (to_real v2) (ite (>= 0.0 (to_real v3)) 0.0 (to_real v3))))
(assert (and (<= 0.0 (to_real v4)) (< (to_real v4) (to_real v5))))
(assert (= (to_real v6) 0.0))
(assert (and (<= (to_real v8) (to_real v7)) (< (to_real v7) (to_real v2))))
(assert (and (<= 0.0 (to_real v9)) (< (to_real v9) (to_real v10))))
(assert (and (<= 0.0 (to_real v11)) (< (to_real v11) (to_real v12))))
(assert (<= (to_real v6) (to_real v8)))
(assert (not (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v3)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; back_factored_tile.0.end[tiles, batch, head, i]
(declare-const v2 Int) ; back_factored_tile.0.end[tiles + 1, batch, head, i]
(declare-const v3 Int) ; back_factored_tile.0.end[0, batch, head, i]
(declare-const v4 Int) ; M
(declare-const v5 Int) ; a
(declare-const v6 Int) ; A
(declare-const v7 Real) ; choice_at_5()[a, batch, head, i, k0]
(declare-const v8 Int) ; i
(declare-const v9 Int) ; N
(declare-const v10 Int) ; head
(declare-const v11 Int) ; HEADS
(declare-const v12 Int) ; batch
(declare-const v13 Int) ; BATCH
(assert (and (<= (to_real v1) (to_real v0)) (< (to_real v0) (to_real v2))))
(assert (<= (to_real v3) (to_real v1)))
(assert (<= (to_real v2) (ite (>= 0.0 (to_real v4)) 0.0 (to_real v4))))
(assert (= (to_real v3) 0.0))
(assert (and (<= 0.0 (to_real v5)) (< (to_real v5) (to_real v6))))
(assert (< 0.0 v7))
(assert (and (<= 0.0 (to_real v8)) (< (to_real v8) (to_real v9))))
(assert (and (<= 0.0 (to_real v10)) (< (to_real v10) (to_real v11))))
(assert (and (<= 0.0 (to_real v12)) (< (to_real v12) (to_real v13))))
(assert (not (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v4)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; low
(declare-const v1 Int) ; start
(declare-const v2 Int) ; size
(assert (and (<= (to_real v1) (to_real v0)) (< (to_real v0) (to_real v2))))
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
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; M
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (not (and (<= 0.0 (to_real v0)) (< (to_real v0) (ite (>= 0.0 (to_real v1)) 0.0 (to_real v1))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; guarded_c
(declare-const v1 Real) ; guarded_x
(assert (<= v0 0.0))
(assert (not (= (ite (> v0 0.0) v1 0.0) 0.0)))
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
(declare-const v0 Int) ; loop.k
(declare-const v1 Int) ; N
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (ite (>= 0.0 (to_real v1)) 0.0 (to_real v1)))))
(assert (not (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; low
(declare-const v1 Int) ; start
(declare-const v2 Int) ; size
(assert (and (<= (to_real v1) (to_real v0)) (< (to_real v0) (to_real v2))))
(assert (not (<= (to_real v1) (to_real v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; high
(declare-const v1 Int) ; start
(declare-const v2 Int) ; size
(declare-const v3 Int) ; low
(declare-const v4 Int) ; loop.j
(declare-const v5 Real) ; f[loop.j]
(assert (and (<= (to_real v1) (+ (- 1.0) (to_real v0))) (< (+ (- 1.0) (to_real v0)) (to_real v2))))
(assert (and (<= (to_real v1) (to_real v3)) (< (to_real v3) (to_real v2))))
(assert (and (<= (to_real v3) (to_real v4)) (< (to_real v4) (to_real v0))))
(assert (and (<= (to_real v0) (to_real v4)) (< (to_real v4) (to_real v2))))
(assert (not (= v5 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; tiles
(assert (>= (to_real v0) 0.0))
(assert (not (<= 0.0 (to_real v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; back_factored_tile.1.end[0, batch, head, j]
(assert (not (<= (to_real v0) (to_real v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; high
(declare-const v1 Int) ; start
(declare-const v2 Int) ; size
(declare-const v3 Int) ; low
(declare-const v4 Int) ; loop.j
(assert (and (<= (to_real v1) (+ (- 1.0) (to_real v0))) (< (+ (- 1.0) (to_real v0)) (to_real v2))))
(assert (and (<= (to_real v1) (to_real v3)) (< (to_real v3) (to_real v2))))
(assert (and (<= (to_real v0) (to_real v4)) (< (to_real v4) (to_real v2))))
(assert (not (and (<= (to_real v1) (to_real v4)) (< (to_real v4) (to_real v2)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; guarded_c
(declare-const v1 Real) ; guarded_x
(assert (< 0.0 v0))
(assert (not (= (ite (> v0 0.0) v1 0.0) v1)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; loop.k
(declare-const v1 Int) ; M
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (not (and (<= 0.0 (to_real v0)) (< (to_real v0) (ite (>= 0.0 (to_real v1)) 0.0 (to_real v1))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; j
(declare-const v1 Int) ; M
(define-fun d2 () Real (ite (<= (+ 1.0 (to_real v0)) (+ (* (- 1.0) (to_real v0)) (ite (>= 0.0 (to_real v1)) 0.0 (to_real v1)))) (+ 1.0 (to_real v0)) (+ (* (- 1.0) (to_real v0)) (ite (>= 0.0 (to_real v1)) 0.0 (to_real v1)))))
(declare-const v2 Int) ; i
(declare-const v3 Int) ; N
(declare-const v4 Int) ; head
(declare-const v5 Int) ; HEADS
(declare-const v6 Int) ; batch
(declare-const v7 Int) ; BATCH
(declare-const v8 Real) ; factored.f3[batch, head, i, j]
(declare-const v9 Real) ; factored.f4[0]
(assert (<= d2 0.0))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (and (<= 0.0 (to_real v2)) (< (to_real v2) (to_real v3))))
(assert (and (<= 0.0 (to_real v4)) (< (to_real v4) (to_real v5))))
(assert (and (<= 0.0 (to_real v6)) (< (to_real v6) (to_real v7))))
(assert (not (= (+ (* (- 2.0) v8) v9) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; factored_tile.0.steps[batch, head, i]
(assert (<= 0.0 (to_real v0)))
(assert (not (<= 0.0 (to_real v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; end[0]
(assert (not (>= (to_real v0) (to_real v0))))
(check-sat)

(set-logic ALL)
(declare-const v0 Real) ; seen[loop.n]
(declare-const v1 Int) ; Sigma(1, _b0, Range(end[0], end[loop.n]))
(assert (= v0 (to_real v1)))
(assert (<= 1.0 (to_real v1)))
(assert (<= v0 0.0))
(assert (not (<= 1.0 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; end[loop.n]
(declare-const v1 Int) ; end[loop.n + 1]
(declare-const v2 Int) ; end[0]
(declare-const v3 Int) ; k0
(assert (<= (to_real v0) (to_real v1)))
(assert (<= (to_real v2) (to_real v0)))
(assert (and (<= (to_real v0) (to_real v3)) (< (to_real v3) (to_real v1))))
(assert (not (and (<= (to_real v2) (to_real v3)) (< (to_real v3) (to_real v1)))))
(check-sat)

(reset)
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
(declare-const v0 Real) ; factored.m1[batch, head, i]
(declare-const v1 Real) ; Big(factored.t3[batch, head, i, _b0], _b0, Range(0, M))
(declare-const v2 Real) ; factored_tile.m1[batch, head, i]
(declare-const v3 Real) ; factored_tile.0.m1[factored_tile.0.steps[batch, head, i], batch, head, i]
(declare-const v4 Int) ; Sigma(1, _b0, Range(0, Max(0, M)))
(declare-const v5 Real) ; Big(factored.t3[batch, head, i, _b0], _b0, Range(0, Max(0, M)))
(declare-const v6 Int) ; Sigma(1, _b0, Range(0, M))
(assert (= v0 v1))
(assert (= v2 v3))
(assert (= v1 v1))
(assert (= (ite (> (to_real v4) 0.0) v3 0.0) (ite (> (to_real v4) 0.0) v5 0.0)))
(assert (< 0.0 (to_real v6)))
(assert (= (to_real v6) (to_real v4)))
(assert (= v1 v5))
(assert (not (= v2 v0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; back_factored_tile.1.end[tiles, batch, head, i]
(declare-const v2 Int) ; back_factored_tile.1.end[tiles + 1, batch, head, i]
(declare-const v3 Int) ; M
(declare-const v4 Int) ; back_factored_tile.1.end[0, batch, head, i]
(declare-const v5 Int) ; i
(declare-const v6 Int) ; N
(declare-const v7 Int) ; head
(declare-const v8 Int) ; HEADS
(declare-const v9 Int) ; batch
(declare-const v10 Int) ; BATCH
(assert (and (<= (to_real v1) (to_real v0)) (< (to_real v0) (to_real v2))))
(assert (<= (to_real v2) (ite (>= 0.0 (to_real v3)) 0.0 (to_real v3))))
(assert (= (to_real v4) 0.0))
(assert (and (<= 0.0 (to_real v5)) (< (to_real v5) (to_real v6))))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v8))))
(assert (and (<= 0.0 (to_real v9)) (< (to_real v9) (to_real v10))))
(assert (<= (to_real v4) (to_real v1)))
(assert (not (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v3)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; f[k0]
(declare-const v1 Real) ; Big(f[_b0], _b0, Range(end[0], end[loop.n]))
(assert (<= v0 v1))
(assert (not (<= v0 v1)))
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
(declare-const v0 Real) ; unseen.c
(declare-const v1 Real) ; unseen.x
(declare-const v2 Real) ; unseen.y
(assert (<= v0 0.0))
(assert (not (= (ite (> v0 0.0) v1 0.0) (ite (> v0 0.0) v2 0.0))))
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
(declare-const v0 Int) ; back_factored_tile.0.end[tiles, batch, head, j]
(declare-const v1 Int) ; back_factored_tile.0.end[tiles + 1, batch, head, j]
(declare-const v2 Int) ; back_factored_tile.0.end[0, batch, head, j]
(assert (<= (to_real v0) (to_real v1)))
(assert (<= (to_real v2) (to_real v0)))
(assert (not (<= (to_real v2) (to_real v1))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(1, _b0, Range(end[0], end[loop.n + 1]))
(assert (< 0.0 (to_real v0)))
(assert (= (to_real v0) 0.0))
(assert (not (< (to_real v0) (to_real v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(1, _b0, Range(start, size))
(assert (= (to_real v0) 0.0))
(assert (< 0.0 (to_real v0)))
(assert (not (< (to_real v0) (to_real v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; F[loop.n + 1, loop.j]
(assert (<= 1.0 0.0))
(assert (not (= v0 0.0)))
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
(declare-const v0 Int) ; Sigma(1, _b0, Range(end[0], end[loop.n + 1]))
(declare-const v1 Int) ; Sigma(1, _b0, Range(end[0], end[loop.n]))
(declare-const v2 Int) ; Sigma(1, _b0, Range(end[loop.n], end[loop.n + 1]))
(assert (= (to_real v0) (+ (to_real v1) (to_real v2))))
(assert (<= (to_real v1) 0.0))
(assert (<= (to_real v2) 0.0))
(assert (not (<= (to_real v0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; end[loop.n]
(declare-const v1 Int) ; end[loop.n + 1]
(declare-const v2 Int) ; k0
(declare-const v3 Int) ; end[0]
(assert (<= (to_real v0) (to_real v1)))
(assert (and (<= (to_real v3) (to_real v2)) (< (to_real v2) (to_real v1))))
(assert (<= (to_real v3) (to_real v0)))
(assert (< (to_real v2) (to_real v0)))
(assert (not (and (<= (to_real v3) (to_real v2)) (< (to_real v2) (to_real v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(1, _b0, Range(end[0], end[loop.n]))
(declare-const v1 Int) ; end[0]
(declare-const v2 Int) ; end[loop.n]
(assert (< (to_real v0) (to_real v0)))
(assert (not (< (to_real v1) (to_real v2))))
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
(declare-const v0 Real) ; f[k0]
(declare-const v1 Real) ; Big(f[_b0], _b0, Range(end[loop.n], end[loop.n + 1]))
(declare-const v2 Real) ; Big(f[_b0], _b0, Range(end[0], end[loop.n]))
(assert (<= v0 v1))
(assert (not (<= v0 (ite (>= v2 v1) v2 v1))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(1, _b0, Range(low, high))
(declare-const v1 Int) ; low
(declare-const v2 Int) ; high
(assert (< (to_real v0) (to_real v0)))
(assert (not (< (to_real v1) (to_real v2))))
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
(declare-const v0 Int) ; a
(declare-const v1 Int) ; A
(declare-const v2 Int) ; j
(declare-const v3 Int) ; M
(declare-const v4 Int) ; back_factored_tile.0.end[0, batch, head, j]
(declare-const v5 Int) ; back_factored_tile.0.end[tiles, batch, head, j]
(declare-const v6 Real) ; choice_at_5()[a, batch, head, k0, j]
(declare-const v7 Int) ; back_factored_tile.0.end[tiles + 1, batch, head, j]
(declare-const v8 Int) ; N
(declare-const v9 Int) ; k0
(declare-const v10 Int) ; head
(declare-const v11 Int) ; HEADS
(declare-const v12 Int) ; batch
(declare-const v13 Int) ; BATCH
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (and (<= 0.0 (to_real v2)) (< (to_real v2) (to_real v3))))
(assert (<= (to_real v4) (to_real v5)))
(assert (< 0.0 v6))
(assert (<= (to_real v7) (ite (>= 0.0 (to_real v8)) 0.0 (to_real v8))))
(assert (and (<= (to_real v5) (to_real v9)) (< (to_real v9) (to_real v7))))
(assert (= (to_real v4) 0.0))
(assert (and (<= 0.0 (to_real v10)) (< (to_real v10) (to_real v11))))
(assert (and (<= 0.0 (to_real v12)) (< (to_real v12) (to_real v13))))
(assert (not (and (<= 0.0 (to_real v9)) (< (to_real v9) (to_real v8)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; a
(declare-const v1 Int) ; A
(declare-const v2 Int) ; k0
(declare-const v3 Int) ; back_factored_tile.1.end[tiles, batch, head, i]
(declare-const v4 Int) ; back_factored_tile.1.end[tiles + 1, batch, head, i]
(declare-const v5 Int) ; M
(declare-const v6 Int) ; back_factored_tile.1.end[0, batch, head, i]
(declare-const v7 Int) ; i
(declare-const v8 Int) ; N
(declare-const v9 Int) ; head
(declare-const v10 Int) ; HEADS
(declare-const v11 Int) ; batch
(declare-const v12 Int) ; BATCH
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (and (<= (to_real v3) (to_real v2)) (< (to_real v2) (to_real v4))))
(assert (<= (to_real v4) (ite (>= 0.0 (to_real v5)) 0.0 (to_real v5))))
(assert (= (to_real v6) 0.0))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v8))))
(assert (and (<= 0.0 (to_real v9)) (< (to_real v9) (to_real v10))))
(assert (and (<= 0.0 (to_real v11)) (< (to_real v11) (to_real v12))))
(assert (<= (to_real v6) (to_real v3)))
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
(declare-const v0 Real) ; Big(f[_b0], _b0, Range(low, high))
(declare-const v1 Real) ; Big(f[_b0], _b0, Range(start, size))
(assert (<= v0 v1))
(assert (<= v1 v0))
(assert (not (= v1 v0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; F[loop.n, loop.j]
(assert (<= 1.0 0.0))
(assert (not (= v0 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; factored_tile.0.end[tiles + 1, batch, head, i]
(declare-const v1 Int) ; M
(declare-const v2 Int) ; e
(declare-const v3 Int) ; E
(declare-const v4 Int) ; k0
(declare-const v5 Int) ; factored_tile.0.end[tiles, batch, head, i]
(declare-const v6 Int) ; factored_tile.0.end[0, batch, head, i]
(declare-const v7 Int) ; i
(declare-const v8 Int) ; N
(declare-const v9 Int) ; head
(declare-const v10 Int) ; HEADS
(declare-const v11 Int) ; batch
(declare-const v12 Int) ; BATCH
(assert (<= (to_real v0) (ite (>= 0.0 (to_real v1)) 0.0 (to_real v1))))
(assert (and (<= 0.0 (to_real v2)) (< (to_real v2) (to_real v3))))
(assert (and (<= (to_real v5) (to_real v4)) (< (to_real v4) (to_real v0))))
(assert (= (to_real v6) 0.0))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v8))))
(assert (and (<= 0.0 (to_real v9)) (< (to_real v9) (to_real v10))))
(assert (<= (to_real v6) (to_real v5)))
(assert (and (<= 0.0 (to_real v11)) (< (to_real v11) (to_real v12))))
(assert (not (and (<= 0.0 (to_real v4)) (< (to_real v4) (to_real v1)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; end[loop.n]
(declare-const v1 Int) ; end[loop.n + 1]
(declare-const v2 Int) ; k0
(declare-const v3 Int) ; end[0]
(assert (<= (to_real v0) (to_real v1)))
(assert (and (<= (to_real v3) (to_real v2)) (< (to_real v2) (to_real v1))))
(assert (<= (to_real v3) (to_real v0)))
(assert (and (<= (to_real v0) (to_real v2)) (< (to_real v2) (to_real v1))))
(assert (not (and (<= (to_real v0) (to_real v2)) (< (to_real v2) (to_real v1)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; tiles
(assert (<= 0.0 (to_real v0)))
(assert (not (>= (+ 1.0 (to_real v0)) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; back_factored_tile.1.end[0, batch, head, i]
(assert (not (<= (to_real v0) (to_real v0))))
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
(declare-const v0 Int) ; end[loop.n]
(declare-const v1 Int) ; end[loop.n + 1]
(declare-const v2 Int) ; k0
(declare-const v3 Int) ; end[0]
(declare-const v4 Int) ; Sigma(1, _b0, Range(end[loop.n], end[loop.n + 1]))
(declare-const v5 Real) ; f[k0]
(declare-const v6 Real) ; Big(f[_b0], _b0, Range(end[0], end[loop.n]))
(assert (<= (to_real v0) (to_real v1)))
(assert (and (<= (to_real v3) (to_real v2)) (< (to_real v2) (to_real v1))))
(assert (<= (to_real v3) (to_real v0)))
(assert (<= 1.0 (to_real v4)))
(assert (<= (to_real v4) 0.0))
(assert (not (<= v5 v6)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(1, _b0, Range(low, high))
(assert (< 0.0 (to_real v0)))
(assert (= (to_real v0) 0.0))
(assert (not (< (to_real v0) (to_real v0))))
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
(declare-const v0 Int) ; Sigma(1, _b0, Range(end[0], end[loop.n]))
(assert (< 0.0 (to_real v0)))
(assert (= (to_real v0) 0.0))
(assert (not (< (to_real v0) (to_real v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(1, _b0, Range(end[loop.n], end[loop.n + 1]))
(declare-const v1 Int) ; end[loop.n]
(declare-const v2 Int) ; end[loop.n + 1]
(assert (< (to_real v0) (to_real v0)))
(assert (not (< (to_real v1) (to_real v2))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(1, _b0, Range(end[loop.n], end[loop.n + 1]))
(declare-const v1 Int) ; Sigma(1, _b0, Range(end[0], end[loop.n + 1]))
(declare-const v2 Int) ; Sigma(1, _b0, Range(end[0], end[loop.n]))
(assert (< 0.0 (to_real v0)))
(assert (= (to_real v1) (+ (to_real v2) (to_real v0))))
(assert (<= 0.0 (to_real v2)))
(assert (<= 0.0 (to_real v0)))
(assert (< 0.0 (to_real v2)))
(assert (not (< 0.0 (to_real v1))))
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
(declare-const v0 Int) ; factored_tile.0.end[tiles + 1, batch, head, i]
(declare-const v1 Int) ; M
(declare-const v2 Int) ; k1
(declare-const v3 Int) ; factored_tile.0.end[tiles, batch, head, i]
(declare-const v4 Int) ; factored_tile.0.end[0, batch, head, i]
(declare-const v5 Int) ; i
(declare-const v6 Int) ; N
(declare-const v7 Int) ; head
(declare-const v8 Int) ; HEADS
(declare-const v9 Int) ; batch
(declare-const v10 Int) ; BATCH
(assert (<= (to_real v0) (ite (>= 0.0 (to_real v1)) 0.0 (to_real v1))))
(assert (and (<= (to_real v3) (to_real v2)) (< (to_real v2) (to_real v0))))
(assert (= (to_real v4) 0.0))
(assert (and (<= 0.0 (to_real v5)) (< (to_real v5) (to_real v6))))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v8))))
(assert (<= (to_real v4) (to_real v3)))
(assert (and (<= 0.0 (to_real v9)) (< (to_real v9) (to_real v10))))
(assert (not (and (<= 0.0 (to_real v2)) (< (to_real v2) (to_real v1)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; factored_tile.0.end[0, batch, head, i]
(assert (not (<= (to_real v0) (to_real v0))))
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
(declare-const v0 Int) ; factored_tile.0.end[tiles + 1, batch, head, i]
(declare-const v1 Int) ; M
(declare-const v2 Int) ; k0
(declare-const v3 Int) ; factored_tile.0.end[tiles, batch, head, i]
(declare-const v4 Int) ; factored_tile.0.end[0, batch, head, i]
(declare-const v5 Int) ; i
(declare-const v6 Int) ; N
(declare-const v7 Int) ; head
(declare-const v8 Int) ; HEADS
(declare-const v9 Int) ; batch
(declare-const v10 Int) ; BATCH
(assert (<= (to_real v0) (ite (>= 0.0 (to_real v1)) 0.0 (to_real v1))))
(assert (and (<= (to_real v3) (to_real v2)) (< (to_real v2) (to_real v0))))
(assert (= (to_real v4) 0.0))
(assert (and (<= 0.0 (to_real v5)) (< (to_real v5) (to_real v6))))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v8))))
(assert (<= (to_real v4) (to_real v3)))
(assert (and (<= 0.0 (to_real v9)) (< (to_real v9) (to_real v10))))
(assert (not (and (<= 0.0 (to_real v2)) (< (to_real v2) (to_real v1)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(1, _b0, Range(0, M))
(declare-const v1 Int) ; Sigma(1, _b0, Range(0, Max(0, M)))
(assert (< 0.0 (to_real v0)))
(assert (= (to_real v0) (to_real v1)))
(assert (not (< 0.0 (to_real v1))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(1, _b0, Range(end[0], end[loop.n + 1]))
(declare-const v1 Int) ; Sigma(1, _b0, Range(end[0], end[loop.n]))
(declare-const v2 Int) ; Sigma(1, _b0, Range(end[loop.n], end[loop.n + 1]))
(assert (= (to_real v0) (+ (to_real v1) (to_real v2))))
(assert (<= 0.0 (to_real v1)))
(assert (<= 0.0 (to_real v2)))
(assert (< 0.0 (to_real v1)))
(assert (<= (to_real v2) 0.0))
(assert (not (< 0.0 (to_real v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; factored_tile.0.end[tiles + 1, batch, head, i]
(declare-const v1 Int) ; M
(declare-const v2 Int) ; k0
(declare-const v3 Int) ; factored_tile.0.end[tiles, batch, head, i]
(declare-const v4 Real) ; factored_tile.0.seen.m1[tiles, batch, head, i]
(declare-const v5 Int) ; factored_tile.0.end[0, batch, head, i]
(declare-const v6 Int) ; i
(declare-const v7 Int) ; N
(declare-const v8 Int) ; head
(declare-const v9 Int) ; HEADS
(declare-const v10 Int) ; batch
(declare-const v11 Int) ; BATCH
(declare-const v12 Int) ; Sigma(1, _b0, Range(factored_tile.0.end[tiles, batch, head, i], factored_tile.0.end[tiles + 1, batch, head, i]))
(assert (<= (to_real v0) (ite (>= 0.0 (to_real v1)) 0.0 (to_real v1))))
(assert (and (<= (to_real v3) (to_real v2)) (< (to_real v2) (to_real v0))))
(assert (< 0.0 v4))
(assert (= (to_real v5) 0.0))
(assert (and (<= 0.0 (to_real v6)) (< (to_real v6) (to_real v7))))
(assert (and (<= 0.0 (to_real v8)) (< (to_real v8) (to_real v9))))
(assert (<= (to_real v5) (to_real v3)))
(assert (and (<= 0.0 (to_real v10)) (< (to_real v10) (to_real v11))))
(assert (< 0.0 (to_real v12)))
(assert (not (and (<= 0.0 (to_real v2)) (< (to_real v2) (to_real v1)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; end[loop.n]
(declare-const v1 Int) ; end[loop.n + 1]
(declare-const v2 Int) ; end[0]
(declare-const v3 Int) ; k0
(assert (<= (to_real v0) (to_real v1)))
(assert (<= (to_real v2) (to_real v0)))
(assert (and (<= (to_real v2) (to_real v3)) (< (to_real v3) (to_real v0))))
(assert (not (and (<= (to_real v2) (to_real v3)) (< (to_real v3) (to_real v1)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; factored_tile.0.end[tiles, batch, head, i]
(declare-const v1 Int) ; factored_tile.0.end[tiles + 1, batch, head, i]
(declare-const v2 Int) ; factored_tile.0.end[0, batch, head, i]
(assert (<= (to_real v0) (to_real v1)))
(assert (<= (to_real v2) (to_real v0)))
(assert (not (<= (to_real v2) (to_real v1))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(1, _b0, Range(end[loop.n], end[loop.n + 1]))
(assert (< 0.0 (to_real v0)))
(assert (= (to_real v0) 0.0))
(assert (not (< (to_real v0) (to_real v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; f[k0]
(declare-const v1 Real) ; Big(f[_b0], _b0, Range(end[0], end[loop.n]))
(declare-const v2 Real) ; Big(f[_b0], _b0, Range(end[loop.n], end[loop.n + 1]))
(assert (<= v0 v1))
(assert (not (<= v0 (ite (>= v1 v2) v1 v2))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(1, _b0, Range(start, size))
(declare-const v1 Int) ; start
(declare-const v2 Int) ; size
(assert (< (to_real v0) (to_real v0)))
(assert (not (< (to_real v1) (to_real v2))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; end[loop.n]
(declare-const v1 Int) ; end[loop.n + 1]
(declare-const v2 Int) ; k0
(declare-const v3 Int) ; end[0]
(assert (<= (to_real v0) (to_real v1)))
(assert (<= (to_real v0) (to_real v2)))
(assert (and (<= (to_real v3) (to_real v2)) (< (to_real v2) (to_real v1))))
(assert (<= (to_real v3) (to_real v0)))
(assert (not (and (<= (to_real v0) (to_real v2)) (< (to_real v2) (to_real v1)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(1, _b0, Range(end[0], end[loop.n + 1]))
(declare-const v1 Int) ; Sigma(1, _b0, Range(end[0], end[loop.n]))
(declare-const v2 Int) ; Sigma(1, _b0, Range(end[loop.n], end[loop.n + 1]))
(declare-const v3 Real) ; top[loop.n]
(declare-const v4 Real) ; Big(f[_b0], _b0, Range(end[0], end[loop.n]))
(declare-const v5 Real) ; Big(f[_b0], _b0, Range(end[0], end[loop.n + 1]))
(declare-const v6 Real) ; top[loop.n + 1]
(declare-const v7 Real) ; Big(f[_b0], _b0, Range(end[loop.n], end[loop.n + 1]))
(assert (= (to_real v0) (+ (to_real v1) (to_real v2))))
(assert (= (ite (> (to_real v1) 0.0) v3 0.0) (ite (> (to_real v1) 0.0) v4 0.0)))
(assert (= v5 v4))
(assert (< 0.0 (to_real v1)))
(assert (= v6 (ite (> (to_real v1) 0.0) (ite (> (to_real v2) 0.0) (ite (>= v3 v7) v3 v7) v3) (ite (> (to_real v2) 0.0) v7 v3))))
(assert (<= (to_real v2) 0.0))
(assert (not (= (ite (> (to_real v0) 0.0) v6 0.0) (ite (> (to_real v0) 0.0) v5 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; tiles
(assert (<= 0.0 (to_real v0)))
(assert (not (>= (to_real v0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; back_factored_tile.0.end[0, batch, head, j]
(assert (not (<= (to_real v0) (to_real v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; end[loop.n]
(declare-const v1 Int) ; end[loop.n + 1]
(declare-const v2 Int) ; k0
(declare-const v3 Int) ; end[0]
(assert (<= (to_real v0) (to_real v1)))
(assert (and (<= (to_real v3) (to_real v2)) (< (to_real v2) (to_real v1))))
(assert (<= (to_real v3) (to_real v0)))
(assert (and (<= (to_real v3) (to_real v2)) (< (to_real v2) (to_real v0))))
(assert (not (and (<= (to_real v3) (to_real v2)) (< (to_real v2) (to_real v0)))))
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
(declare-const v0 Int) ; Sigma(1, _b0, Range(end[0], end[loop.n + 1]))
(declare-const v1 Int) ; end[0]
(declare-const v2 Int) ; end[loop.n + 1]
(assert (< (to_real v0) (to_real v0)))
(assert (not (< (to_real v1) (to_real v2))))
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
(declare-const v0 Int) ; a
(declare-const v1 Int) ; A
(declare-const v2 Int) ; j
(declare-const v3 Int) ; M
(declare-const v4 Int) ; back_factored_tile.0.end[0, batch, head, j]
(declare-const v5 Int) ; back_factored_tile.0.end[tiles, batch, head, j]
(declare-const v6 Int) ; back_factored_tile.0.end[tiles + 1, batch, head, j]
(declare-const v7 Int) ; N
(declare-const v8 Int) ; k0
(declare-const v9 Int) ; head
(declare-const v10 Int) ; HEADS
(declare-const v11 Int) ; batch
(declare-const v12 Int) ; BATCH
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (and (<= 0.0 (to_real v2)) (< (to_real v2) (to_real v3))))
(assert (<= (to_real v4) (to_real v5)))
(assert (<= (to_real v6) (ite (>= 0.0 (to_real v7)) 0.0 (to_real v7))))
(assert (and (<= (to_real v5) (to_real v8)) (< (to_real v8) (to_real v6))))
(assert (= (to_real v4) 0.0))
(assert (and (<= 0.0 (to_real v9)) (< (to_real v9) (to_real v10))))
(assert (and (<= 0.0 (to_real v11)) (< (to_real v11) (to_real v12))))
(assert (not (and (<= 0.0 (to_real v8)) (< (to_real v8) (to_real v7)))))
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
(declare-const v0 Int) ; factored_tile.0.end[tiles + 1, batch, head, i]
(declare-const v1 Int) ; M
(declare-const v2 Int) ; k1
(declare-const v3 Int) ; factored_tile.0.end[tiles, batch, head, i]
(declare-const v4 Int) ; factored_tile.0.end[0, batch, head, i]
(declare-const v5 Int) ; i
(declare-const v6 Int) ; N
(declare-const v7 Int) ; head
(declare-const v8 Int) ; HEADS
(declare-const v9 Int) ; batch
(declare-const v10 Int) ; BATCH
(declare-const v11 Int) ; Sigma(1, _b0, Range(factored_tile.0.end[tiles, batch, head, i], factored_tile.0.end[tiles + 1, batch, head, i]))
(assert (<= (to_real v0) (ite (>= 0.0 (to_real v1)) 0.0 (to_real v1))))
(assert (and (<= (to_real v3) (to_real v2)) (< (to_real v2) (to_real v0))))
(assert (= (to_real v4) 0.0))
(assert (and (<= 0.0 (to_real v5)) (< (to_real v5) (to_real v6))))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v8))))
(assert (<= (to_real v4) (to_real v3)))
(assert (and (<= 0.0 (to_real v9)) (< (to_real v9) (to_real v10))))
(assert (< 0.0 (to_real v11)))
(assert (not (and (<= 0.0 (to_real v2)) (< (to_real v2) (to_real v1)))))
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
(declare-const v0 Int) ; Sigma(1, _b0, Range(end[0], end[0]))
(assert (= (to_real v0) 0.0))
(assert (not (<= (to_real v0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; tiles
(assert (>= (to_real v0) 0.0))
(assert (not (<= 0.0 (to_real v0))))
(check-sat)

(reset)
(set-logic ALL)
(assert (not (<= 0.0 1.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Big(f[_b0], _b0, Range(end[loop.n], end[loop.n + 1]))
(declare-const v1 Real) ; Big(f[_b0], _b0, Range(end[0], end[loop.n + 1]))
(declare-const v2 Real) ; Big(f[_b0], _b0, Range(end[0], end[loop.n]))
(assert (<= v0 v1))
(assert (<= v1 (ite (>= v2 v0) v2 v0)))
(assert (<= v2 v1))
(assert (not (= v1 (ite (>= v2 v0) v2 v0))))
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
(declare-const v0 Real) ; Big(f[_b0], _b0, Range(end[loop.n], end[loop.n + 1]))
(declare-const v1 Real) ; Big(f[_b0], _b0, Range(end[0], end[loop.n + 1]))
(assert (<= v0 v1))
(assert (<= v1 v0))
(assert (not (= v1 v0)))
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
(declare-const v0 Int) ; a
(declare-const v1 Int) ; A
(declare-const v2 Real) ; choice_at_5()[a, batch, head, i, k0]
(declare-const v3 Int) ; k0
(declare-const v4 Int) ; back_factored_tile.1.end[tiles, batch, head, i]
(declare-const v5 Int) ; back_factored_tile.1.end[tiles + 1, batch, head, i]
(declare-const v6 Int) ; M
(declare-const v7 Int) ; back_factored_tile.1.end[0, batch, head, i]
(declare-const v8 Int) ; i
(declare-const v9 Int) ; N
(declare-const v10 Int) ; head
(declare-const v11 Int) ; HEADS
(declare-const v12 Int) ; batch
(declare-const v13 Int) ; BATCH
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (< 0.0 v2))
(assert (and (<= (to_real v4) (to_real v3)) (< (to_real v3) (to_real v5))))
(assert (<= (to_real v5) (ite (>= 0.0 (to_real v6)) 0.0 (to_real v6))))
(assert (= (to_real v7) 0.0))
(assert (and (<= 0.0 (to_real v8)) (< (to_real v8) (to_real v9))))
(assert (and (<= 0.0 (to_real v10)) (< (to_real v10) (to_real v11))))
(assert (and (<= 0.0 (to_real v12)) (< (to_real v12) (to_real v13))))
(assert (<= (to_real v7) (to_real v4)))
(assert (not (and (<= 0.0 (to_real v3)) (< (to_real v3) (to_real v6)))))
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
(declare-const v0 Int) ; back_factored_tile.1.end[tiles, batch, head, i]
(declare-const v1 Int) ; back_factored_tile.1.end[tiles + 1, batch, head, i]
(declare-const v2 Int) ; back_factored_tile.1.end[0, batch, head, i]
(assert (<= (to_real v0) (to_real v1)))
(assert (<= (to_real v2) (to_real v0)))
(assert (not (<= (to_real v2) (to_real v1))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(1, _b0, Range(end[loop.n], end[loop.n + 1]))
(declare-const v1 Int) ; Sigma(1, _b0, Range(end[0], end[loop.n + 1]))
(declare-const v2 Int) ; Sigma(1, _b0, Range(end[0], end[loop.n]))
(assert (< 0.0 (to_real v0)))
(assert (= (to_real v1) (+ (to_real v2) (to_real v0))))
(assert (<= 0.0 (to_real v2)))
(assert (<= 0.0 (to_real v0)))
(assert (<= (to_real v2) 0.0))
(assert (not (< 0.0 (to_real v1))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Big(f[_b0], _b0, Range(end[0], end[loop.n + 1]))
(declare-const v1 Real) ; Big(f[_b0], _b0, Range(end[0], end[loop.n]))
(assert (<= v0 v1))
(assert (<= v1 v0))
(assert (not (= v0 v1)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; factored_tile.0.end[tiles + 1, batch, head, i]
(declare-const v1 Int) ; M
(declare-const v2 Int) ; e
(declare-const v3 Int) ; E
(declare-const v4 Int) ; k1
(declare-const v5 Int) ; factored_tile.0.end[tiles, batch, head, i]
(declare-const v6 Int) ; factored_tile.0.end[0, batch, head, i]
(declare-const v7 Int) ; i
(declare-const v8 Int) ; N
(declare-const v9 Int) ; head
(declare-const v10 Int) ; HEADS
(declare-const v11 Int) ; batch
(declare-const v12 Int) ; BATCH
(assert (<= (to_real v0) (ite (>= 0.0 (to_real v1)) 0.0 (to_real v1))))
(assert (and (<= 0.0 (to_real v2)) (< (to_real v2) (to_real v3))))
(assert (and (<= (to_real v5) (to_real v4)) (< (to_real v4) (to_real v0))))
(assert (= (to_real v6) 0.0))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v8))))
(assert (and (<= 0.0 (to_real v9)) (< (to_real v9) (to_real v10))))
(assert (<= (to_real v6) (to_real v5)))
(assert (and (<= 0.0 (to_real v11)) (< (to_real v11) (to_real v12))))
(assert (not (and (<= 0.0 (to_real v4)) (< (to_real v4) (to_real v1)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; e
(declare-const v1 Int) ; E
(declare-const v2 Int) ; j
(declare-const v3 Int) ; M
(declare-const v4 Int) ; back_factored_tile.0.end[0, batch, head, j]
(declare-const v5 Int) ; back_factored_tile.0.end[tiles, batch, head, j]
(declare-const v6 Int) ; back_factored_tile.0.end[tiles + 1, batch, head, j]
(declare-const v7 Int) ; N
(declare-const v8 Int) ; k0
(declare-const v9 Int) ; head
(declare-const v10 Int) ; HEADS
(declare-const v11 Int) ; batch
(declare-const v12 Int) ; BATCH
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (and (<= 0.0 (to_real v2)) (< (to_real v2) (to_real v3))))
(assert (<= (to_real v4) (to_real v5)))
(assert (<= (to_real v6) (ite (>= 0.0 (to_real v7)) 0.0 (to_real v7))))
(assert (and (<= (to_real v5) (to_real v8)) (< (to_real v8) (to_real v6))))
(assert (= (to_real v4) 0.0))
(assert (and (<= 0.0 (to_real v9)) (< (to_real v9) (to_real v10))))
(assert (and (<= 0.0 (to_real v11)) (< (to_real v11) (to_real v12))))
(assert (not (and (<= 0.0 (to_real v8)) (< (to_real v8) (to_real v7)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(1, _b0, Range(end[loop.n], end[loop.n + 1]))
(declare-const v1 Int) ; Sigma(1, _b0, Range(end[0], end[loop.n + 1]))
(declare-const v2 Int) ; Sigma(1, _b0, Range(end[0], end[loop.n]))
(declare-const v3 Real) ; top[loop.n]
(declare-const v4 Real) ; Big(f[_b0], _b0, Range(end[0], end[loop.n]))
(declare-const v5 Real) ; Big(f[_b0], _b0, Range(end[0], end[loop.n + 1]))
(declare-const v6 Real) ; Big(f[_b0], _b0, Range(end[loop.n], end[loop.n + 1]))
(declare-const v7 Real) ; top[loop.n + 1]
(assert (< 0.0 (to_real v0)))
(assert (= (to_real v1) (+ (to_real v2) (to_real v0))))
(assert (= (ite (> (to_real v2) 0.0) v3 0.0) (ite (> (to_real v2) 0.0) v4 0.0)))
(assert (= v5 v6))
(assert (= v7 (ite (> (to_real v2) 0.0) (ite (> (to_real v0) 0.0) (ite (>= v3 v6) v3 v6) v3) (ite (> (to_real v0) 0.0) v6 v3))))
(assert (<= (to_real v2) 0.0))
(assert (not (= (ite (> (to_real v1) 0.0) v7 0.0) (ite (> (to_real v1) 0.0) v5 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(1, _b0, Range(end[loop.n], end[loop.n + 1]))
(declare-const v1 Int) ; Sigma(1, _b0, Range(end[0], end[loop.n + 1]))
(declare-const v2 Int) ; Sigma(1, _b0, Range(end[0], end[loop.n]))
(declare-const v3 Real) ; top[loop.n]
(declare-const v4 Real) ; Big(f[_b0], _b0, Range(end[0], end[loop.n]))
(declare-const v5 Real) ; Big(f[_b0], _b0, Range(end[0], end[loop.n + 1]))
(declare-const v6 Real) ; Big(f[_b0], _b0, Range(end[loop.n], end[loop.n + 1]))
(declare-const v7 Real) ; top[loop.n + 1]
(assert (< 0.0 (to_real v0)))
(assert (= (to_real v1) (+ (to_real v2) (to_real v0))))
(assert (= (ite (> (to_real v2) 0.0) v3 0.0) (ite (> (to_real v2) 0.0) v4 0.0)))
(assert (= v5 (ite (>= v4 v6) v4 v6)))
(assert (< 0.0 (to_real v2)))
(assert (= v7 (ite (> (to_real v2) 0.0) (ite (> (to_real v0) 0.0) (ite (>= v3 v6) v3 v6) v3) (ite (> (to_real v0) 0.0) v6 v3))))
(assert (not (= (ite (> (to_real v1) 0.0) v7 0.0) (ite (> (to_real v1) 0.0) v5 0.0))))
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

(reset)
(set-logic ALL)
(declare-const v0 Real) ; f[k0]
(declare-const v1 Real) ; Big(f[_b0], _b0, Range(end[loop.n], end[loop.n + 1]))
(assert (<= v0 v1))
(assert (not (<= v0 v1)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; end[loop.n]
(declare-const v1 Int) ; end[loop.n + 1]
(declare-const v2 Int) ; k0
(declare-const v3 Int) ; end[0]
(declare-const v4 Int) ; Sigma(1, _b0, Range(end[0], end[loop.n]))
(declare-const v5 Real) ; f[k0]
(declare-const v6 Real) ; Big(f[_b0], _b0, Range(end[loop.n], end[loop.n + 1]))
(assert (<= (to_real v0) (to_real v1)))
(assert (and (<= (to_real v3) (to_real v2)) (< (to_real v2) (to_real v1))))
(assert (<= (to_real v3) (to_real v0)))
(assert (<= 1.0 (to_real v4)))
(assert (<= (to_real v4) 0.0))
(assert (not (<= v5 v6)))
(check-sat)

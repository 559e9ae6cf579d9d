(set-logic ALL)
(declare-const v0 Int) ; Sigma(Select(guard[_b0], 1, 0), _b0, Range(end[0], end[loop.n]))
(declare-const v1 Int) ; Sigma(Select(guard[_b0], 1, 0), _b0, Range(end[loop.n], end[loop.n + 1]))
(declare-const v2 Int) ; Sigma(Select(guard[_b0], 1, 0), _b0, Range(end[0], end[loop.n + 1]))
(assert (< 0.0 (to_real v0)))
(assert (<= 0.0 (to_real v0)))
(assert (< 0.0 (to_real v1)))
(assert (<= 0.0 (to_real v1)))
(assert (= (to_real v2) (+ (to_real v0) (to_real v1))))
(assert (not (< 0.0 (to_real v2))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(Select(guard[_b0], 1, 0), _b0, Range(end[0], end[loop.n + 1]))
(declare-const v1 Bool) ; statement Inhabited(dom=Sub(guard[_b0], _b0, Range(end[0], end[loop.n + 1])))
(assert (< (to_real v0) (to_real v0)))
(assert (not v1))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; guard[loop.j]
(declare-const v1 Real) ; f[loop.j]
(assert (<= v0 0.0))
(assert (= (ite (> v0 0.0) v1 0.0) v1))
(assert (not (= v1 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; end[loop.n]
(declare-const v1 Int) ; end[loop.n + 1]
(declare-const v2 Real) ; guard[k0]
(declare-const v3 Int) ; Sigma(Select(guard[_b0], 1, 0), _b0, Range(end[0], end[loop.n]))
(declare-const v4 Int) ; k0
(declare-const v5 Int) ; end[0]
(declare-const v6 Real) ; f[k0]
(declare-const v7 Real) ; Big(f[_b0], _b0, Sub(guard[_b0], _b0, Range(end[loop.n], end[loop.n + 1])))
(assert (<= (to_real v0) (to_real v1)))
(assert (<= (ite (> v2 0.0) 1.0 0.0) (to_real v3)))
(assert (and (<= (to_real v5) (to_real v4)) (< (to_real v4) (to_real v1))))
(assert (<= (to_real v5) (to_real v0)))
(assert (< 0.0 v2))
(assert (<= (to_real v3) 0.0))
(assert (not (<= v6 v7)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; end[loop.n]
(declare-const v1 Int) ; end[loop.n + 1]
(declare-const v2 Int) ; end[0]
(declare-const v3 Real) ; guard[k0]
(declare-const v4 Int) ; k0
(assert (<= (to_real v0) (to_real v1)))
(assert (<= (to_real v2) (to_real v0)))
(assert (< 0.0 v3))
(assert (and (<= (to_real v2) (to_real v4)) (< (to_real v4) (to_real v0))))
(assert (not (and (<= (to_real v2) (to_real v4)) (< (to_real v4) (to_real v1)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; end[loop.n]
(declare-const v1 Int) ; end[loop.n + 1]
(declare-const v2 Int) ; end[0]
(declare-const v3 Real) ; guard[k0]
(declare-const v4 Int) ; k0
(assert (<= (to_real v0) (to_real v1)))
(assert (<= (to_real v2) (to_real v0)))
(assert (< 0.0 v3))
(assert (and (<= (to_real v0) (to_real v4)) (< (to_real v4) (to_real v1))))
(assert (not (< 0.0 v3)))
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
(declare-const v0 Real) ; finite.base.lse[batch, head, loop.j]
(declare-const v1 Real) ; guarded_x
(assert (not (= (ite (> v0 0.0) (ite (> v0 0.0) v1 0.0) 0.0) (ite (> v0 0.0) v1 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; M
(declare-const v2 Int) ; key_lengths[batch]
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (ite (<= (to_real v1) (to_real v2)) (to_real v1) (to_real v2)))))
(assert (not (< 0.0 (+ (* (- 1.0) (to_real v0)) (to_real v2)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; end[loop.n]
(declare-const v1 Int) ; end[loop.n + 1]
(declare-const v2 Int) ; end[0]
(declare-const v3 Real) ; guard[k0]
(declare-const v4 Int) ; k0
(assert (<= (to_real v0) (to_real v1)))
(assert (<= (to_real v2) (to_real v0)))
(assert (< 0.0 v3))
(assert (and (<= (to_real v2) (to_real v4)) (< (to_real v4) (to_real v0))))
(assert (not (< 0.0 v3)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; e
(declare-const v1 Int) ; E
(declare-const v2 Int) ; k1
(declare-const v3 Int) ; factored_tile.0.end[tiles, batch, head, i]
(declare-const v4 Int) ; factored_tile.0.end[tiles + 1, batch, head, i]
(declare-const v5 Int) ; factored_tile.0.end[0, batch, head, i]
(declare-const v6 Int) ; i
(declare-const v7 Int) ; N
(declare-const v8 Int) ; head
(declare-const v9 Int) ; HEADS
(declare-const v10 Int) ; batch
(declare-const v11 Int) ; BATCH
(declare-const v12 Int) ; key_lengths[batch]
(declare-const v13 Int) ; M
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (and (<= (to_real v3) (to_real v2)) (< (to_real v2) (to_real v4))))
(assert (= (to_real v5) 0.0))
(assert (and (<= 0.0 (to_real v6)) (< (to_real v6) (to_real v7))))
(assert (and (<= 0.0 (to_real v8)) (< (to_real v8) (to_real v9))))
(assert (<= (to_real v5) (to_real v3)))
(assert (and (<= 0.0 (to_real v10)) (< (to_real v10) (to_real v11))))
(assert (< 0.0 (+ (* (- 1.0) (to_real v2)) (to_real v12))))
(assert (<= (to_real v4) (ite (>= 0.0 (ite (<= (to_real v13) (to_real v12)) (to_real v13) (to_real v12))) 0.0 (ite (<= (to_real v13) (to_real v12)) (to_real v13) (to_real v12)))))
(assert (not (and (<= 0.0 (to_real v2)) (< (to_real v2) (to_real v13)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; loop.k
(declare-const v1 Int) ; M
(declare-const v2 Int) ; key_lengths[batch]
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (ite (>= 0.0 (ite (<= (to_real v1) (to_real v2)) (to_real v1) (to_real v2))) 0.0 (ite (<= (to_real v1) (to_real v2)) (to_real v1) (to_real v2))))))
(assert (not (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1)))))
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
(declare-const v0 Int) ; high
(declare-const v1 Int) ; low
(declare-const v2 Int) ; loop.j
(declare-const v3 Int) ; start
(declare-const v4 Int) ; size
(declare-const v5 Real) ; guard[loop.j]
(assert (<= (to_real v0) (to_real v1)))
(assert (and (<= (to_real v3) (to_real v2)) (< (to_real v2) (to_real v4))))
(assert (and (<= (to_real v1) (to_real v2)) (< (to_real v2) (to_real v0))))
(assert (not (<= v5 0.0)))
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
(declare-const v0 Real) ; guard[k1]
(assert (not (<= 0.0 (ite (> v0 0.0) 1.0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; j
(declare-const v2 Int) ; key_lengths[batch]
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) 0.0)))
(assert (not (< 0.0 (+ (* (- 1.0) (to_real v1)) (to_real v2)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Big(f[_b0], _b0, Sub(guard[_b0], _b0, Range(end[0], end[loop.n + 1])))
(declare-const v1 Real) ; Big(f[_b0], _b0, Sub(guard[_b0], _b0, Range(end[0], end[loop.n])))
(declare-const v2 Int) ; Sigma(Select(guard[_b0], 1, 0), _b0, Range(end[0], end[loop.n]))
(declare-const v3 Real) ; top[loop.n]
(declare-const v4 Real) ; top[loop.n + 1]
(declare-const v5 Int) ; Sigma(Select(guard[_b0], 1, 0), _b0, Range(end[loop.n], end[loop.n + 1]))
(declare-const v6 Real) ; Big(f[_b0], _b0, Sub(guard[_b0], _b0, Range(end[loop.n], end[loop.n + 1])))
(declare-const v7 Int) ; Sigma(Select(guard[_b0], 1, 0), _b0, Range(end[0], end[loop.n + 1]))
(assert (= v0 v1))
(assert (= (ite (> (to_real v2) 0.0) v3 0.0) (ite (> (to_real v2) 0.0) v1 0.0)))
(assert (< 0.0 (to_real v2)))
(assert (= v4 (ite (> (to_real v2) 0.0) (ite (> (to_real v5) 0.0) (ite (>= v3 v6) v3 v6) v3) (ite (> (to_real v5) 0.0) v6 v3))))
(assert (<= (to_real v5) 0.0))
(assert (= (to_real v7) (+ (to_real v2) (to_real v5))))
(assert (not (= (ite (> (to_real v7) 0.0) v4 0.0) (ite (> (to_real v7) 0.0) v0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; a
(declare-const v1 Int) ; A
(declare-const v2 Int) ; back_factored_tile.1.end[tiles + 1, batch, head, i]
(declare-const v3 Int) ; M
(declare-const v4 Int) ; key_lengths[batch]
(declare-const v5 Int) ; k0
(declare-const v6 Int) ; back_factored_tile.1.end[tiles, batch, head, i]
(declare-const v7 Int) ; back_factored_tile.1.end[0, batch, head, i]
(declare-const v8 Int) ; i
(declare-const v9 Int) ; N
(declare-const v10 Int) ; head
(declare-const v11 Int) ; HEADS
(declare-const v12 Int) ; batch
(declare-const v13 Int) ; BATCH
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (<= (to_real v2) (ite (>= 0.0 (ite (<= (to_real v3) (to_real v4)) (to_real v3) (to_real v4))) 0.0 (ite (<= (to_real v3) (to_real v4)) (to_real v3) (to_real v4)))))
(assert (and (<= (to_real v6) (to_real v5)) (< (to_real v5) (to_real v2))))
(assert (= (to_real v7) 0.0))
(assert (and (<= 0.0 (to_real v8)) (< (to_real v8) (to_real v9))))
(assert (and (<= 0.0 (to_real v10)) (< (to_real v10) (to_real v11))))
(assert (and (<= 0.0 (to_real v12)) (< (to_real v12) (to_real v13))))
(assert (<= (to_real v7) (to_real v6)))
(assert (< 0.0 (+ (* (- 1.0) (to_real v5)) (to_real v4))))
(assert (not (and (<= 0.0 (to_real v5)) (< (to_real v5) (to_real v3)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(Select(guard[_b0], 1, 0), _b0, Range(end[0], end[loop.n]))
(declare-const v1 Bool) ; statement Inhabited(dom=Sub(guard[_b0], _b0, Range(end[0], end[loop.n])))
(assert (< (to_real v0) (to_real v0)))
(assert (not v1))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(Select(guard[_b0], 1, 0), _b0, Range(end[0], end[loop.n]))
(declare-const v1 Int) ; Sigma(Select(guard[_b0], 1, 0), _b0, Range(end[loop.n], end[loop.n + 1]))
(declare-const v2 Int) ; Sigma(Select(guard[_b0], 1, 0), _b0, Range(end[0], end[loop.n + 1]))
(assert (<= 0.0 (to_real v0)))
(assert (< 0.0 (to_real v1)))
(assert (<= 0.0 (to_real v1)))
(assert (= (to_real v2) (+ (to_real v0) (to_real v1))))
(assert (<= (to_real v0) 0.0))
(assert (not (< 0.0 (to_real v2))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(Select(-_b0 + key_lengths[batch], 1, 0), _b0, Range(0, M))
(declare-const v1 Real) ; factored_tile.m1[batch, head, i]
(declare-const v2 Real) ; factored_tile.0.m1[factored_tile.0.steps[batch, head, i], batch, head, i]
(declare-const v3 Int) ; Sigma(Select(-_b0 + key_lengths[batch], 1, 0), _b0, Range(0, Max(0, Min(M, key_lengths[batch]))))
(declare-const v4 Real) ; factored.m1[batch, head, i]
(declare-const v5 Real) ; Big(factored.t3[batch, head, i, _b0], _b0, Sub(-_b0 + key_lengths[batch], _b0, Range(0, M)))
(declare-const v6 Real) ; Big(factored.t3[batch, head, i, _b0], _b0, Sub(-_b0 + key_lengths[batch], _b0, Range(0, Max(0, Min(M, key_lengths[batch])))))
(assert (< 0.0 (to_real v0)))
(assert (= v1 v2))
(assert (= (to_real v0) (to_real v3)))
(assert (= v4 v5))
(assert (= (ite (> (to_real v3) 0.0) v2 0.0) (ite (> (to_real v3) 0.0) v6 0.0)))
(assert (= v5 v6))
(assert (= v5 v5))
(assert (not (= v1 v4)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; end[loop.n]
(declare-const v1 Int) ; end[loop.n + 1]
(declare-const v2 Int) ; k0
(declare-const v3 Int) ; end[0]
(declare-const v4 Real) ; guard[k0]
(assert (<= (to_real v0) (to_real v1)))
(assert (and (<= (to_real v3) (to_real v2)) (< (to_real v2) (to_real v1))))
(assert (<= (to_real v3) (to_real v0)))
(assert (< 0.0 v4))
(assert (and (<= (to_real v3) (to_real v2)) (< (to_real v2) (to_real v0))))
(assert (not (and (<= (to_real v3) (to_real v2)) (< (to_real v2) (to_real v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(Select(-_b0 + key_lengths[batch], 1, 0), _b0, Range(0, M))
(declare-const v1 Int) ; Sigma(Select(-_b0 + key_lengths[batch], 1, 0), _b0, Range(0, Max(0, Min(M, key_lengths[batch]))))
(assert (< 0.0 (to_real v0)))
(assert (= (to_real v0) (to_real v1)))
(assert (not (< 0.0 (to_real v1))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(Select(guard[_b0], 1, 0), _b0, Range(end[0], end[loop.n]))
(assert (< 0.0 (to_real v0)))
(assert (= (to_real v0) 0.0))
(assert (not (< (to_real v0) (to_real v0))))
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
(declare-const v0 Int) ; high
(declare-const v1 Int) ; start
(declare-const v2 Int) ; size
(declare-const v3 Int) ; low
(declare-const v4 Int) ; loop.j
(declare-const v5 Real) ; guard[loop.j]
(assert (and (<= (to_real v1) (+ (- 1.0) (to_real v0))) (< (+ (- 1.0) (to_real v0)) (to_real v2))))
(assert (and (<= (to_real v1) (to_real v3)) (< (to_real v3) (to_real v2))))
(assert (and (<= (to_real v1) (to_real v4)) (< (to_real v4) (to_real v3))))
(assert (and (<= (to_real v3) (to_real v4)) (< (to_real v4) (to_real v0))))
(assert (not (<= v5 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; end[loop.n]
(declare-const v1 Int) ; end[loop.n + 1]
(declare-const v2 Int) ; k0
(declare-const v3 Int) ; end[0]
(declare-const v4 Real) ; guard[k0]
(assert (<= (to_real v0) (to_real v1)))
(assert (and (<= (to_real v3) (to_real v2)) (< (to_real v2) (to_real v1))))
(assert (<= (to_real v3) (to_real v0)))
(assert (< 0.0 v4))
(assert (and (<= (to_real v0) (to_real v2)) (< (to_real v2) (to_real v1))))
(assert (not (and (<= (to_real v0) (to_real v2)) (< (to_real v2) (to_real v1)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; end[loop.n]
(declare-const v1 Int) ; end[loop.n + 1]
(declare-const v2 Int) ; k0
(declare-const v3 Int) ; end[0]
(declare-const v4 Real) ; guard[k0]
(assert (<= (to_real v0) (to_real v1)))
(assert (<= (to_real v0) (to_real v2)))
(assert (and (<= (to_real v3) (to_real v2)) (< (to_real v2) (to_real v1))))
(assert (<= (to_real v3) (to_real v0)))
(assert (< 0.0 v4))
(assert (not (and (<= (to_real v0) (to_real v2)) (< (to_real v2) (to_real v1)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; j
(declare-const v1 Int) ; key_lengths[batch]
(declare-const v2 Real) ; guarded_x
(assert (not (= (ite (> (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) (ite (> (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) v2 0.0) 0.0) (ite (> (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) v2 0.0))))
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
(declare-const v0 Real) ; guard[loop.j]
(assert (<= v0 0.0))
(assert (not (<= v0 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; end[loop.n]
(declare-const v1 Int) ; end[loop.n + 1]
(declare-const v2 Int) ; k0
(declare-const v3 Int) ; end[0]
(declare-const v4 Real) ; guard[k0]
(assert (<= (to_real v0) (to_real v1)))
(assert (and (<= (to_real v3) (to_real v2)) (< (to_real v2) (to_real v1))))
(assert (<= (to_real v3) (to_real v0)))
(assert (< 0.0 v4))
(assert (< (to_real v2) (to_real v0)))
(assert (not (and (<= (to_real v3) (to_real v2)) (< (to_real v2) (to_real v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(Select(guard[_b0], 1, 0), _b0, Range(low, high))
(assert (< 0.0 (to_real v0)))
(assert (= (to_real v0) 0.0))
(assert (not (< (to_real v0) (to_real v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; tiles
(assert (<= 0.0 (to_real v0)))
(assert (not (<= 0.0 (+ 1.0 (to_real v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Big(f[_b0], _b0, Sub(guard[_b0], _b0, Range(end[loop.n], end[loop.n + 1])))
(declare-const v1 Real) ; Big(f[_b0], _b0, Sub(guard[_b0], _b0, Range(end[0], end[loop.n + 1])))
(assert (<= v0 v1))
(assert (<= v1 v0))
(assert (not (= v1 v0)))
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
(declare-const v13 Int) ; key_lengths[batch]
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (and (<= 0.0 (to_real v2)) (< (to_real v2) (to_real v3))))
(assert (<= (to_real v4) (to_real v5)))
(assert (<= (to_real v6) (ite (>= 0.0 (to_real v7)) 0.0 (to_real v7))))
(assert (and (<= (to_real v5) (to_real v8)) (< (to_real v8) (to_real v6))))
(assert (= (to_real v4) 0.0))
(assert (and (<= 0.0 (to_real v9)) (< (to_real v9) (to_real v10))))
(assert (and (<= 0.0 (to_real v11)) (< (to_real v11) (to_real v12))))
(assert (< 0.0 (+ (* (- 1.0) (to_real v2)) (to_real v13))))
(assert (not (and (<= 0.0 (to_real v8)) (< (to_real v8) (to_real v7)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(Select(guard[_b0], 1, 0), _b0, Range(low, high))
(declare-const v1 Bool) ; statement Inhabited(dom=Sub(guard[_b0], _b0, Range(low, high)))
(assert (< (to_real v0) (to_real v0)))
(assert (not v1))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; finite.base.lse[batch, head, loop.k]
(assert (< 0.0 v0))
(assert (not (< 0.0 v0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(Select(guard[_b0], 1, 0), _b0, Range(end[0], end[loop.n]))
(declare-const v1 Real) ; top[loop.n]
(declare-const v2 Real) ; Big(f[_b0], _b0, Sub(guard[_b0], _b0, Range(end[0], end[loop.n])))
(declare-const v3 Real) ; top[loop.n + 1]
(declare-const v4 Int) ; Sigma(Select(guard[_b0], 1, 0), _b0, Range(end[loop.n], end[loop.n + 1]))
(declare-const v5 Real) ; Big(f[_b0], _b0, Sub(guard[_b0], _b0, Range(end[loop.n], end[loop.n + 1])))
(declare-const v6 Int) ; Sigma(Select(guard[_b0], 1, 0), _b0, Range(end[0], end[loop.n + 1]))
(declare-const v7 Real) ; Big(f[_b0], _b0, Sub(guard[_b0], _b0, Range(end[0], end[loop.n + 1])))
(assert (= (ite (> (to_real v0) 0.0) v1 0.0) (ite (> (to_real v0) 0.0) v2 0.0)))
(assert (= v3 (ite (> (to_real v0) 0.0) (ite (> (to_real v4) 0.0) (ite (>= v1 v5) v1 v5) v1) (ite (> (to_real v4) 0.0) v5 v1))))
(assert (< 0.0 (to_real v4)))
(assert (= (to_real v6) (+ (to_real v0) (to_real v4))))
(assert (= v7 v5))
(assert (<= (to_real v0) 0.0))
(assert (not (= (ite (> (to_real v6) 0.0) v3 0.0) (ite (> (to_real v6) 0.0) v7 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(Select(guard[_b0], 1, 0), _b0, Range(start, size))
(assert (< 0.0 (to_real v0)))
(assert (= (to_real v0) 0.0))
(assert (not (< (to_real v0) (to_real v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k1
(declare-const v1 Int) ; factored_tile.0.end[tiles, batch, head, i]
(declare-const v2 Int) ; factored_tile.0.end[tiles + 1, batch, head, i]
(declare-const v3 Int) ; factored_tile.0.end[0, batch, head, i]
(declare-const v4 Int) ; i
(declare-const v5 Int) ; N
(declare-const v6 Int) ; head
(declare-const v7 Int) ; HEADS
(declare-const v8 Int) ; batch
(declare-const v9 Int) ; BATCH
(declare-const v10 Int) ; key_lengths[batch]
(declare-const v11 Int) ; M
(assert (and (<= (to_real v1) (to_real v0)) (< (to_real v0) (to_real v2))))
(assert (= (to_real v3) 0.0))
(assert (and (<= 0.0 (to_real v4)) (< (to_real v4) (to_real v5))))
(assert (and (<= 0.0 (to_real v6)) (< (to_real v6) (to_real v7))))
(assert (<= (to_real v3) (to_real v1)))
(assert (and (<= 0.0 (to_real v8)) (< (to_real v8) (to_real v9))))
(assert (< 0.0 (+ (* (- 1.0) (to_real v0)) (to_real v10))))
(assert (<= (to_real v2) (ite (>= 0.0 (ite (<= (to_real v11) (to_real v10)) (to_real v11) (to_real v10))) 0.0 (ite (<= (to_real v11) (to_real v10)) (to_real v11) (to_real v10)))))
(assert (not (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v11)))))
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
(declare-const v0 Int) ; Sigma(Select(guard[_b0], 1, 0), _b0, Range(end[0], end[0]))
(assert (= (to_real v0) 0.0))
(assert (not (<= (to_real v0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; end[0]
(assert (not (<= (to_real v0) (to_real v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; loop.k
(declare-const v1 Int) ; N
(declare-const v2 Real) ; finite.base.lse[batch, head, loop.k]
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (< 0.0 v2))
(assert (not (and (<= 0.0 (to_real v0)) (< (to_real v0) (ite (>= 0.0 (to_real v1)) 0.0 (to_real v1))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(Select(guard[_b0], 1, 0), _b0, Range(end[0], end[loop.n]))
(declare-const v1 Real) ; top[loop.n]
(declare-const v2 Real) ; Big(f[_b0], _b0, Sub(guard[_b0], _b0, Range(end[0], end[loop.n])))
(declare-const v3 Real) ; top[loop.n + 1]
(declare-const v4 Int) ; Sigma(Select(guard[_b0], 1, 0), _b0, Range(end[loop.n], end[loop.n + 1]))
(declare-const v5 Real) ; Big(f[_b0], _b0, Sub(guard[_b0], _b0, Range(end[loop.n], end[loop.n + 1])))
(declare-const v6 Int) ; Sigma(Select(guard[_b0], 1, 0), _b0, Range(end[0], end[loop.n + 1]))
(declare-const v7 Real) ; Big(f[_b0], _b0, Sub(guard[_b0], _b0, Range(end[0], end[loop.n + 1])))
(assert (= (ite (> (to_real v0) 0.0) v1 0.0) (ite (> (to_real v0) 0.0) v2 0.0)))
(assert (< 0.0 (to_real v0)))
(assert (= v3 (ite (> (to_real v0) 0.0) (ite (> (to_real v4) 0.0) (ite (>= v1 v5) v1 v5) v1) (ite (> (to_real v4) 0.0) v5 v1))))
(assert (< 0.0 (to_real v4)))
(assert (= (to_real v6) (+ (to_real v0) (to_real v4))))
(assert (= v7 (ite (>= v2 v5) v2 v5)))
(assert (not (= (ite (> (to_real v6) 0.0) v3 0.0) (ite (> (to_real v6) 0.0) v7 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(Select(guard[_b0], 1, 0), _b0, Range(end[0], end[loop.n + 1]))
(assert (= (to_real v0) 0.0))
(assert (< 0.0 (to_real v0)))
(assert (not (< (to_real v0) (to_real v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(Select(guard[_b0], 1, 0), _b0, Range(end[loop.n], end[loop.n + 1]))
(declare-const v1 Int) ; Sigma(Select(guard[_b0], 1, 0), _b0, Range(end[0], end[loop.n + 1]))
(declare-const v2 Int) ; Sigma(Select(guard[_b0], 1, 0), _b0, Range(end[0], end[loop.n]))
(assert (<= (to_real v0) 0.0))
(assert (= (to_real v1) (+ (to_real v2) (to_real v0))))
(assert (<= (to_real v2) 0.0))
(assert (not (<= (to_real v1) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Big(f[_b0], _b0, Sub(guard[_b0], _b0, Range(end[0], end[loop.n])))
(declare-const v1 Real) ; Big(f[_b0], _b0, Sub(guard[_b0], _b0, Range(end[0], end[loop.n + 1])))
(declare-const v2 Real) ; Big(f[_b0], _b0, Sub(guard[_b0], _b0, Range(end[loop.n], end[loop.n + 1])))
(assert (<= v0 v1))
(assert (<= v1 (ite (>= v0 v2) v0 v2)))
(assert (<= v2 v1))
(assert (not (= v1 (ite (>= v0 v2) v0 v2))))
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
(declare-const v0 Int) ; loop.k
(declare-const v1 Int) ; N
(declare-const v2 Int) ; j
(declare-const v3 Int) ; key_lengths[batch]
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (< 0.0 (+ (* (- 1.0) (to_real v2)) (to_real v3))))
(assert (not (and (<= 0.0 (to_real v0)) (< (to_real v0) (ite (>= 0.0 (to_real v1)) 0.0 (to_real v1))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; schema_c
(declare-const v1 Real) ; schema_x
(assert (not (= (ite (> v0 0.0) v1 0.0) (* v1 (ite (> v0 0.0) 1.0 0.0)))))
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
(declare-const v0 Int) ; factored_tile.0.end[tiles, batch, head, i]
(declare-const v1 Int) ; factored_tile.0.end[tiles + 1, batch, head, i]
(declare-const v2 Int) ; factored_tile.0.end[0, batch, head, i]
(assert (<= (to_real v0) (to_real v1)))
(assert (<= (to_real v2) (to_real v0)))
(assert (not (<= (to_real v2) (to_real v1))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; M
(declare-const v2 Int) ; key_lengths[batch]
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (< 0.0 (+ (* (- 1.0) (to_real v0)) (to_real v2))))
(assert (not (and (<= 0.0 (to_real v0)) (< (to_real v0) (ite (>= 0.0 (ite (<= (to_real v1) (to_real v2)) (to_real v1) (to_real v2))) 0.0 (ite (<= (to_real v1) (to_real v2)) (to_real v1) (to_real v2)))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; finite.base.lse[batch, head, k0]
(declare-const v1 Int) ; k0
(declare-const v2 Int) ; N
(assert (< 0.0 v0))
(assert (and (<= 0.0 (to_real v1)) (< (to_real v1) (to_real v2))))
(assert (not (and (<= 0.0 (to_real v1)) (< (to_real v1) (ite (>= 0.0 (to_real v2)) 0.0 (to_real v2))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(Select(guard[_b0], 1, 0), _b0, Range(start, size))
(declare-const v1 Bool) ; statement Inhabited(dom=Sub(guard[_b0], _b0, Range(start, size)))
(assert (< (to_real v0) (to_real v0)))
(assert (not v1))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; schema_c
(assert (not (= (* (ite (> v0 0.0) 1.0 0.0) (ite (> v0 0.0) 1.0 0.0)) (ite (> v0 0.0) 1.0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k1
(declare-const v1 Int) ; factored_tile.0.end[tiles, batch, head, i]
(declare-const v2 Int) ; factored_tile.0.end[tiles + 1, batch, head, i]
(declare-const v3 Int) ; Sigma(Select(-_b0 + key_lengths[batch], 1, 0), _b0, Range(factored_tile.0.end[tiles, batch, head, i], factored_tile.0.end[tiles + 1, batch, head, i]))
(declare-const v4 Int) ; factored_tile.0.end[0, batch, head, i]
(declare-const v5 Int) ; i
(declare-const v6 Int) ; N
(declare-const v7 Int) ; head
(declare-const v8 Int) ; HEADS
(declare-const v9 Int) ; batch
(declare-const v10 Int) ; BATCH
(declare-const v11 Int) ; key_lengths[batch]
(declare-const v12 Int) ; M
(assert (and (<= (to_real v1) (to_real v0)) (< (to_real v0) (to_real v2))))
(assert (< 0.0 (to_real v3)))
(assert (= (to_real v4) 0.0))
(assert (and (<= 0.0 (to_real v5)) (< (to_real v5) (to_real v6))))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v8))))
(assert (<= (to_real v4) (to_real v1)))
(assert (and (<= 0.0 (to_real v9)) (< (to_real v9) (to_real v10))))
(assert (< 0.0 (+ (* (- 1.0) (to_real v0)) (to_real v11))))
(assert (<= (to_real v2) (ite (>= 0.0 (ite (<= (to_real v12) (to_real v11)) (to_real v12) (to_real v11))) 0.0 (ite (<= (to_real v12) (to_real v11)) (to_real v12) (to_real v11)))))
(assert (not (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v12)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; end[loop.n]
(declare-const v1 Int) ; end[loop.n + 1]
(declare-const v2 Int) ; k0
(declare-const v3 Int) ; end[0]
(declare-const v4 Real) ; guard[k0]
(assert (<= (to_real v0) (to_real v1)))
(assert (and (<= (to_real v3) (to_real v2)) (< (to_real v2) (to_real v1))))
(assert (<= (to_real v3) (to_real v0)))
(assert (< 0.0 v4))
(assert (and (<= (to_real v0) (to_real v2)) (< (to_real v2) (to_real v1))))
(assert (not (< 0.0 v4)))
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
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; factored_tile.0.end[tiles, batch, head, i]
(declare-const v2 Int) ; factored_tile.0.end[tiles + 1, batch, head, i]
(declare-const v3 Int) ; factored_tile.0.end[0, batch, head, i]
(declare-const v4 Int) ; i
(declare-const v5 Int) ; N
(declare-const v6 Int) ; head
(declare-const v7 Int) ; HEADS
(declare-const v8 Int) ; batch
(declare-const v9 Int) ; BATCH
(declare-const v10 Int) ; M
(declare-const v11 Int) ; key_lengths[batch]
(assert (and (<= (to_real v1) (to_real v0)) (< (to_real v0) (to_real v2))))
(assert (= (to_real v3) 0.0))
(assert (and (<= 0.0 (to_real v4)) (< (to_real v4) (to_real v5))))
(assert (and (<= 0.0 (to_real v6)) (< (to_real v6) (to_real v7))))
(assert (<= (to_real v3) (to_real v1)))
(assert (and (<= 0.0 (to_real v8)) (< (to_real v8) (to_real v9))))
(assert (<= (to_real v2) (ite (>= 0.0 (ite (<= (to_real v10) (to_real v11)) (to_real v10) (to_real v11))) 0.0 (ite (<= (to_real v10) (to_real v11)) (to_real v10) (to_real v11)))))
(assert (< 0.0 (+ (* (- 1.0) (to_real v0)) (to_real v11))))
(assert (not (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v10)))))
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
(declare-const v14 Int) ; key_lengths[batch]
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (and (<= 0.0 (to_real v2)) (< (to_real v2) (to_real v3))))
(assert (<= (to_real v4) (to_real v5)))
(assert (< 0.0 v6))
(assert (<= (to_real v7) (ite (>= 0.0 (to_real v8)) 0.0 (to_real v8))))
(assert (and (<= (to_real v5) (to_real v9)) (< (to_real v9) (to_real v7))))
(assert (= (to_real v4) 0.0))
(assert (and (<= 0.0 (to_real v10)) (< (to_real v10) (to_real v11))))
(assert (and (<= 0.0 (to_real v12)) (< (to_real v12) (to_real v13))))
(assert (< 0.0 (+ (* (- 1.0) (to_real v2)) (to_real v14))))
(assert (not (and (<= 0.0 (to_real v9)) (< (to_real v9) (to_real v8)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; back_factored_tile.0.end[0, batch, head, j]
(assert (not (<= (to_real v0) (to_real v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; f[k0]
(declare-const v1 Real) ; Big(f[_b0], _b0, Sub(guard[_b0], _b0, Range(end[loop.n], end[loop.n + 1])))
(assert (<= v0 v1))
(assert (not (<= v0 v1)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; back_factored_tile.1.end[tiles + 1, batch, head, i]
(declare-const v1 Int) ; M
(declare-const v2 Int) ; key_lengths[batch]
(declare-const v3 Int) ; k0
(declare-const v4 Int) ; back_factored_tile.1.end[tiles, batch, head, i]
(declare-const v5 Int) ; back_factored_tile.1.end[0, batch, head, i]
(declare-const v6 Int) ; i
(declare-const v7 Int) ; N
(declare-const v8 Int) ; head
(declare-const v9 Int) ; HEADS
(declare-const v10 Int) ; batch
(declare-const v11 Int) ; BATCH
(assert (<= (to_real v0) (ite (>= 0.0 (ite (<= (to_real v1) (to_real v2)) (to_real v1) (to_real v2))) 0.0 (ite (<= (to_real v1) (to_real v2)) (to_real v1) (to_real v2)))))
(assert (and (<= (to_real v4) (to_real v3)) (< (to_real v3) (to_real v0))))
(assert (= (to_real v5) 0.0))
(assert (and (<= 0.0 (to_real v6)) (< (to_real v6) (to_real v7))))
(assert (and (<= 0.0 (to_real v8)) (< (to_real v8) (to_real v9))))
(assert (and (<= 0.0 (to_real v10)) (< (to_real v10) (to_real v11))))
(assert (<= (to_real v5) (to_real v4)))
(assert (< 0.0 (+ (* (- 1.0) (to_real v3)) (to_real v2))))
(assert (not (and (<= 0.0 (to_real v3)) (< (to_real v3) (to_real v1)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; loop.j
(declare-const v1 Int) ; key_lengths[batch]
(declare-const v2 Real) ; guarded_x
(assert (not (= (ite (> (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) (ite (> (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) v2 0.0) 0.0) (ite (> (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) v2 0.0))))
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
(declare-const v0 Int) ; loop.k
(declare-const v1 Int) ; N
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (ite (>= 0.0 (to_real v1)) 0.0 (to_real v1)))))
(assert (not (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; loop.j
(declare-const v1 Int) ; key_lengths[batch]
(declare-const v2 Real) ; guarded_x
(define-fun d3 () Real (ite (> (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) (ite (> (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) (ite (> (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) v2 0.0) 0.0) 0.0))
(assert (not (= d3 (ite (> (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) (ite (> (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) v2 0.0) 0.0))))
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
(declare-const v0 Int) ; end[loop.n]
(declare-const v1 Int) ; end[loop.n + 1]
(declare-const v2 Int) ; k0
(declare-const v3 Int) ; end[0]
(declare-const v4 Real) ; guard[k0]
(assert (<= (to_real v0) (to_real v1)))
(assert (and (<= (to_real v3) (to_real v2)) (< (to_real v2) (to_real v1))))
(assert (<= (to_real v3) (to_real v0)))
(assert (< 0.0 v4))
(assert (and (<= (to_real v3) (to_real v2)) (< (to_real v2) (to_real v0))))
(assert (not (< 0.0 v4)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Real) ; finite.base.lse[batch, head, k0]
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) 0.0)))
(assert (not (< 0.0 v1)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; end[loop.n]
(declare-const v1 Int) ; end[loop.n + 1]
(declare-const v2 Real) ; guard[k0]
(declare-const v3 Int) ; Sigma(Select(guard[_b0], 1, 0), _b0, Range(end[loop.n], end[loop.n + 1]))
(declare-const v4 Int) ; k0
(declare-const v5 Int) ; end[0]
(declare-const v6 Real) ; f[k0]
(declare-const v7 Real) ; Big(f[_b0], _b0, Sub(guard[_b0], _b0, Range(end[0], end[loop.n])))
(assert (<= (to_real v0) (to_real v1)))
(assert (<= (ite (> v2 0.0) 1.0 0.0) (to_real v3)))
(assert (and (<= (to_real v5) (to_real v4)) (< (to_real v4) (to_real v1))))
(assert (<= (to_real v5) (to_real v0)))
(assert (< 0.0 v2))
(assert (<= (to_real v3) 0.0))
(assert (not (<= v6 v7)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(Select(guard[_b0], 1, 0), _b0, Range(end[loop.n], end[loop.n + 1]))
(assert (= (to_real v0) 0.0))
(assert (< 0.0 (to_real v0)))
(assert (not (< (to_real v0) (to_real v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; tiles
(assert (>= (to_real v0) 0.0))
(assert (not (<= 0.0 (to_real v0))))
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
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; factored_tile.0.end[tiles, batch, head, i]
(declare-const v2 Int) ; factored_tile.0.end[tiles + 1, batch, head, i]
(declare-const v3 Real) ; factored_tile.0.seen.m1[tiles, batch, head, i]
(declare-const v4 Int) ; Sigma(Select(-_b0 + key_lengths[batch], 1, 0), _b0, Range(factored_tile.0.end[tiles, batch, head, i], factored_tile.0.end[tiles + 1, batch, head, i]))
(declare-const v5 Int) ; factored_tile.0.end[0, batch, head, i]
(declare-const v6 Int) ; i
(declare-const v7 Int) ; N
(declare-const v8 Int) ; head
(declare-const v9 Int) ; HEADS
(declare-const v10 Int) ; batch
(declare-const v11 Int) ; BATCH
(declare-const v12 Int) ; M
(declare-const v13 Int) ; key_lengths[batch]
(assert (and (<= (to_real v1) (to_real v0)) (< (to_real v0) (to_real v2))))
(assert (< 0.0 v3))
(assert (< 0.0 (to_real v4)))
(assert (= (to_real v5) 0.0))
(assert (and (<= 0.0 (to_real v6)) (< (to_real v6) (to_real v7))))
(assert (and (<= 0.0 (to_real v8)) (< (to_real v8) (to_real v9))))
(assert (<= (to_real v5) (to_real v1)))
(assert (and (<= 0.0 (to_real v10)) (< (to_real v10) (to_real v11))))
(assert (<= (to_real v2) (ite (>= 0.0 (ite (<= (to_real v12) (to_real v13)) (to_real v12) (to_real v13))) 0.0 (ite (<= (to_real v12) (to_real v13)) (to_real v12) (to_real v13)))))
(assert (< 0.0 (+ (* (- 1.0) (to_real v0)) (to_real v13))))
(assert (not (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v12)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; f[k0]
(declare-const v1 Real) ; Big(f[_b0], _b0, Sub(guard[_b0], _b0, Range(end[loop.n], end[loop.n + 1])))
(declare-const v2 Real) ; Big(f[_b0], _b0, Sub(guard[_b0], _b0, Range(end[0], end[loop.n])))
(assert (<= v0 v1))
(assert (not (<= v0 (ite (>= v2 v1) v2 v1))))
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
(declare-const v0 Real) ; f[k0]
(declare-const v1 Real) ; Big(f[_b0], _b0, Sub(guard[_b0], _b0, Range(end[0], end[loop.n])))
(assert (<= v0 v1))
(assert (not (<= v0 v1)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; end[loop.n]
(declare-const v1 Int) ; end[loop.n + 1]
(declare-const v2 Int) ; end[0]
(declare-const v3 Real) ; guard[k0]
(declare-const v4 Int) ; k0
(assert (<= (to_real v0) (to_real v1)))
(assert (<= (to_real v2) (to_real v0)))
(assert (< 0.0 v3))
(assert (and (<= (to_real v0) (to_real v4)) (< (to_real v4) (to_real v1))))
(assert (not (and (<= (to_real v2) (to_real v4)) (< (to_real v4) (to_real v1)))))
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
(declare-const v0 Int) ; e
(declare-const v1 Int) ; E
(declare-const v2 Int) ; j
(declare-const v3 Int) ; M
(declare-const v4 Int) ; back_factored_tile.0.end[0, batch, head, j]
(declare-const v5 Int) ; back_factored_tile.0.end[tiles, batch, head, j]
(declare-const v6 Int) ; back_factored_tile.0.end[tiles + 1, batch, head, j]
(declare-const v7 Int) ; N
(declare-const v8 Int) ; k0
(declare-const v9 Real) ; finite.base.lse[batch, head, k0]
(declare-const v10 Int) ; head
(declare-const v11 Int) ; HEADS
(declare-const v12 Int) ; batch
(declare-const v13 Int) ; BATCH
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (and (<= 0.0 (to_real v2)) (< (to_real v2) (to_real v3))))
(assert (<= (to_real v4) (to_real v5)))
(assert (<= (to_real v6) (ite (>= 0.0 (to_real v7)) 0.0 (to_real v7))))
(assert (and (<= (to_real v5) (to_real v8)) (< (to_real v8) (to_real v6))))
(assert (< 0.0 v9))
(assert (= (to_real v4) 0.0))
(assert (and (<= 0.0 (to_real v10)) (< (to_real v10) (to_real v11))))
(assert (and (<= 0.0 (to_real v12)) (< (to_real v12) (to_real v13))))
(assert (not (and (<= 0.0 (to_real v8)) (< (to_real v8) (to_real v7)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Big(f[_b0], _b0, Sub(guard[_b0], _b0, Range(low, high)))
(declare-const v1 Real) ; Big(f[_b0], _b0, Sub(guard[_b0], _b0, Range(start, size)))
(assert (<= v0 v1))
(assert (<= v1 v0))
(assert (not (= v1 v0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; j
(declare-const v1 Int) ; key_lengths[batch]
(assert (< 0.0 (+ (* (- 1.0) (to_real v0)) (to_real v1))))
(assert (not (< 0.0 (+ (* (- 1.0) (to_real v0)) (to_real v1)))))
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
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; key_lengths[batch]
(assert (< 0.0 (+ (* (- 1.0) (to_real v0)) (to_real v1))))
(assert (not (< 0.0 (+ (* (- 1.0) (to_real v0)) (to_real v1)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Big(f[_b0], _b0, Sub(guard[_b0], _b0, Range(end[0], end[loop.n + 1])))
(declare-const v1 Real) ; Big(f[_b0], _b0, Sub(guard[_b0], _b0, Range(end[0], end[loop.n])))
(assert (<= v0 v1))
(assert (<= v1 v0))
(assert (not (= v0 v1)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(Select(guard[_b0], 1, 0), _b0, Range(end[0], end[loop.n]))
(declare-const v1 Int) ; Sigma(Select(guard[_b0], 1, 0), _b0, Range(end[loop.n], end[loop.n + 1]))
(declare-const v2 Int) ; Sigma(Select(guard[_b0], 1, 0), _b0, Range(end[0], end[loop.n + 1]))
(assert (< 0.0 (to_real v0)))
(assert (<= 0.0 (to_real v0)))
(assert (<= (to_real v1) 0.0))
(assert (<= 0.0 (to_real v1)))
(assert (= (to_real v2) (+ (to_real v0) (to_real v1))))
(assert (not (< 0.0 (to_real v2))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; e
(declare-const v1 Int) ; E
(declare-const v2 Int) ; k0
(declare-const v3 Int) ; factored_tile.0.end[tiles, batch, head, i]
(declare-const v4 Int) ; factored_tile.0.end[tiles + 1, batch, head, i]
(declare-const v5 Int) ; factored_tile.0.end[0, batch, head, i]
(declare-const v6 Int) ; i
(declare-const v7 Int) ; N
(declare-const v8 Int) ; head
(declare-const v9 Int) ; HEADS
(declare-const v10 Int) ; batch
(declare-const v11 Int) ; BATCH
(declare-const v12 Int) ; M
(declare-const v13 Int) ; key_lengths[batch]
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (and (<= (to_real v3) (to_real v2)) (< (to_real v2) (to_real v4))))
(assert (= (to_real v5) 0.0))
(assert (and (<= 0.0 (to_real v6)) (< (to_real v6) (to_real v7))))
(assert (and (<= 0.0 (to_real v8)) (< (to_real v8) (to_real v9))))
(assert (<= (to_real v5) (to_real v3)))
(assert (and (<= 0.0 (to_real v10)) (< (to_real v10) (to_real v11))))
(assert (<= (to_real v4) (ite (>= 0.0 (ite (<= (to_real v12) (to_real v13)) (to_real v12) (to_real v13))) 0.0 (ite (<= (to_real v12) (to_real v13)) (to_real v12) (to_real v13)))))
(assert (< 0.0 (+ (* (- 1.0) (to_real v2)) (to_real v13))))
(assert (not (and (<= 0.0 (to_real v2)) (< (to_real v2) (to_real v12)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; a
(declare-const v1 Int) ; A
(declare-const v2 Int) ; back_factored_tile.1.end[tiles + 1, batch, head, i]
(declare-const v3 Int) ; M
(declare-const v4 Int) ; key_lengths[batch]
(declare-const v5 Real) ; choice_at_5()[a, batch, head, i, k0]
(declare-const v6 Int) ; k0
(declare-const v7 Int) ; back_factored_tile.1.end[tiles, batch, head, i]
(declare-const v8 Int) ; back_factored_tile.1.end[0, batch, head, i]
(declare-const v9 Int) ; i
(declare-const v10 Int) ; N
(declare-const v11 Int) ; head
(declare-const v12 Int) ; HEADS
(declare-const v13 Int) ; batch
(declare-const v14 Int) ; BATCH
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (<= (to_real v2) (ite (>= 0.0 (ite (<= (to_real v3) (to_real v4)) (to_real v3) (to_real v4))) 0.0 (ite (<= (to_real v3) (to_real v4)) (to_real v3) (to_real v4)))))
(assert (< 0.0 v5))
(assert (and (<= (to_real v7) (to_real v6)) (< (to_real v6) (to_real v2))))
(assert (= (to_real v8) 0.0))
(assert (and (<= 0.0 (to_real v9)) (< (to_real v9) (to_real v10))))
(assert (and (<= 0.0 (to_real v11)) (< (to_real v11) (to_real v12))))
(assert (and (<= 0.0 (to_real v13)) (< (to_real v13) (to_real v14))))
(assert (<= (to_real v8) (to_real v7)))
(assert (< 0.0 (+ (* (- 1.0) (to_real v6)) (to_real v4))))
(assert (not (and (<= 0.0 (to_real v6)) (< (to_real v6) (to_real v3)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(Select(guard[_b0], 1, 0), _b0, Range(end[loop.n], end[loop.n + 1]))
(declare-const v1 Bool) ; statement Inhabited(dom=Sub(guard[_b0], _b0, Range(end[loop.n], end[loop.n + 1])))
(assert (< (to_real v0) (to_real v0)))
(assert (not v1))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; loop.k
(declare-const v1 Int) ; key_lengths[batch]
(declare-const v2 Int) ; M
(assert (< 0.0 (+ (* (- 1.0) (to_real v0)) (to_real v1))))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v2))))
(assert (not (and (<= 0.0 (to_real v0)) (< (to_real v0) (ite (>= 0.0 (ite (<= (to_real v2) (to_real v1)) (to_real v2) (to_real v1))) 0.0 (ite (<= (to_real v2) (to_real v1)) (to_real v2) (to_real v1)))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; finite.base.lse[batch, head, k0]
(assert (< 0.0 v0))
(assert (not (< 0.0 v0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; N
(declare-const v2 Int) ; j
(declare-const v3 Int) ; key_lengths[batch]
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (< 0.0 (+ (* (- 1.0) (to_real v2)) (to_real v3))))
(assert (not (and (<= 0.0 (to_real v0)) (< (to_real v0) (ite (>= 0.0 (to_real v1)) 0.0 (to_real v1))))))
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
(declare-const v0 Int) ; high
(declare-const v1 Int) ; start
(declare-const v2 Int) ; size
(declare-const v3 Int) ; low
(declare-const v4 Int) ; loop.j
(declare-const v5 Real) ; guard[loop.j]
(assert (and (<= (to_real v1) (+ (- 1.0) (to_real v0))) (< (+ (- 1.0) (to_real v0)) (to_real v2))))
(assert (and (<= (to_real v1) (to_real v3)) (< (to_real v3) (to_real v2))))
(assert (and (<= (to_real v3) (to_real v4)) (< (to_real v4) (to_real v0))))
(assert (and (<= (to_real v0) (to_real v4)) (< (to_real v4) (to_real v2))))
(assert (not (<= v5 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; loop.k
(declare-const v1 Int) ; key_lengths[batch]
(assert (< 0.0 (+ (* (- 1.0) (to_real v0)) (to_real v1))))
(assert (not (< 0.0 (+ (* (- 1.0) (to_real v0)) (to_real v1)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; f[k0]
(declare-const v1 Real) ; Big(f[_b0], _b0, Sub(guard[_b0], _b0, Range(end[0], end[loop.n])))
(declare-const v2 Real) ; Big(f[_b0], _b0, Sub(guard[_b0], _b0, Range(end[loop.n], end[loop.n + 1])))
(assert (<= v0 v1))
(assert (not (<= v0 (ite (>= v1 v2) v1 v2))))
(check-sat)

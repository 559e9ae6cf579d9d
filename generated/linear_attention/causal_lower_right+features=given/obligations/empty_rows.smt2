(set-logic ALL)
(declare-const v0 Int) ; d
(declare-const v1 Int) ; D
(declare-const v2 Int) ; Sigma(Select(-_b0 + M - N + i + 1, 1, 0), _b0, Range(0, M))
(declare-const v3 Int) ; M
(declare-const v4 Int) ; i
(declare-const v5 Int) ; N
(declare-const v6 Int) ; k0
(declare-const v7 Int) ; head
(declare-const v8 Int) ; HEADS
(declare-const v9 Int) ; batch
(declare-const v10 Int) ; BATCH
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (<= (to_real v2) 0.0))
(assert (<= (ite (> (+ 1.0 (to_real v3) (to_real v4) (* (- 1.0) (to_real v5)) (* (- 1.0) (to_real v6))) 0.0) 1.0 0.0) (to_real v2)))
(assert (and (<= 0.0 (to_real v4)) (< (to_real v4) (to_real v5))))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v8))))
(assert (and (<= 0.0 (to_real v9)) (< (to_real v9) (to_real v10))))
(assert (and (<= 0.0 (to_real v6)) (< (to_real v6) (to_real v3))))
(assert (not (<= (+ 1.0 (to_real v3) (to_real v4) (* (- 1.0) (to_real v5)) (* (- 1.0) (to_real v6))) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; M
(declare-const v1 Int) ; i
(declare-const v2 Int) ; N
(declare-const v3 Int) ; k1
(assert (not (<= 0.0 (ite (> (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))) 0.0) 1.0 0.0))))
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
(declare-const v0 Int) ; e
(declare-const v1 Int) ; E
(declare-const v2 Int) ; Sigma(Select(-_b0 + M - N + i + 1, 1, 0), _b0, Range(0, M))
(declare-const v3 Int) ; M
(declare-const v4 Int) ; i
(declare-const v5 Int) ; N
(declare-const v6 Int) ; k0
(declare-const v7 Int) ; head
(declare-const v8 Int) ; HEADS
(declare-const v9 Int) ; batch
(declare-const v10 Int) ; BATCH
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (<= (to_real v2) 0.0))
(assert (<= (ite (> (+ 1.0 (to_real v3) (to_real v4) (* (- 1.0) (to_real v5)) (* (- 1.0) (to_real v6))) 0.0) 1.0 0.0) (to_real v2)))
(assert (and (<= 0.0 (to_real v4)) (< (to_real v4) (to_real v5))))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v8))))
(assert (and (<= 0.0 (to_real v9)) (< (to_real v9) (to_real v10))))
(assert (and (<= 0.0 (to_real v6)) (< (to_real v6) (to_real v3))))
(assert (not (<= (+ 1.0 (to_real v3) (to_real v4) (* (- 1.0) (to_real v5)) (* (- 1.0) (to_real v6))) 0.0)))
(check-sat)

(set-logic ALL)
(declare-const v0 Int) ; e
(declare-const v1 Int) ; E
(declare-const v2 Int) ; Sigma(Select(mask[batch, head, i, _b0], 1, 0), _b0, Range(0, M))
(declare-const v3 Int) ; i
(declare-const v4 Int) ; N
(declare-const v5 Real) ; mask[batch, head, i, k0]
(declare-const v6 Int) ; head
(declare-const v7 Int) ; HEADS
(declare-const v8 Int) ; batch
(declare-const v9 Int) ; BATCH
(declare-const v10 Int) ; k0
(declare-const v11 Int) ; M
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (<= (to_real v2) 0.0))
(assert (and (<= 0.0 (to_real v3)) (< (to_real v3) (to_real v4))))
(assert (<= (ite (> v5 0.0) 1.0 0.0) (to_real v2)))
(assert (and (<= 0.0 (to_real v6)) (< (to_real v6) (to_real v7))))
(assert (and (<= 0.0 (to_real v8)) (< (to_real v8) (to_real v9))))
(assert (and (<= 0.0 (to_real v10)) (< (to_real v10) (to_real v11))))
(assert (not (<= v5 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; mask[batch, head, i, k0]
(assert (not (<= 0.0 (ite (> v0 0.0) 1.0 0.0))))
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
(declare-const v0 Real) ; mask[batch, head, i, k1]
(assert (not (<= 0.0 (ite (> v0 0.0) 1.0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; j
(declare-const v1 Int) ; M
(declare-const v2 Int) ; Sigma(Select(mask[batch, head, i, _b0], 1, 0), _b0, Range(0, M))
(declare-const v3 Real) ; mask[batch, head, i, j]
(declare-const v4 Int) ; i
(declare-const v5 Int) ; N
(declare-const v6 Int) ; head
(declare-const v7 Int) ; HEADS
(declare-const v8 Int) ; batch
(declare-const v9 Int) ; BATCH
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (<= (to_real v2) 0.0))
(assert (<= (ite (> v3 0.0) 1.0 0.0) (to_real v2)))
(assert (and (<= 0.0 (to_real v4)) (< (to_real v4) (to_real v5))))
(assert (and (<= 0.0 (to_real v6)) (< (to_real v6) (to_real v7))))
(assert (and (<= 0.0 (to_real v8)) (< (to_real v8) (to_real v9))))
(assert (not (<= v3 0.0)))
(check-sat)

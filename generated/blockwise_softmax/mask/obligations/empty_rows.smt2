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
(declare-const v0 Real) ; Sigma(Select(mask[batch, head, i, _b0], 1, 0), _b0, Range(0, M))
(declare-const v1 Real) ; mask[batch, head, i, k0]
(declare-const v2 Int) ; k0
(declare-const v3 Int) ; M
(assert (<= v0 0.0))
(assert (<= (ite (> v1 0.0) 1.0 0.0) v0))
(assert (and (<= 0.0 (to_real v2)) (< (to_real v2) (to_real v3))))
(assert (not (<= v1 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; mask[batch, head, i, k0]
(assert (not (<= 0.0 (ite (> v0 0.0) 1.0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(Select(mask[batch, head, i, _b0], 1, 0), _b0, Range(0, M))
(declare-const v1 Real) ; mask[batch, head, i, k0]
(declare-const v2 Real) ; mask[batch, head, i, j]
(declare-const v3 Int) ; k0
(declare-const v4 Int) ; M
(assert (<= v0 0.0))
(assert (<= (ite (> v1 0.0) 1.0 0.0) v0))
(assert (< 0.0 v2))
(assert (and (<= 0.0 (to_real v3)) (< (to_real v3) (to_real v4))))
(assert (not (<= v1 0.0)))
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
(declare-const v0 Int) ; k1
(declare-const v1 Int) ; M
(declare-const v2 Int) ; k0
(declare-const v3 Int) ; E
(declare-const v4 Real) ; Sigma(Select(mask[batch, head, i, _b0], 1, 0), _b0, Range(0, M))
(declare-const v5 Real) ; mask[batch, head, i, k1]
(declare-const v6 Real) ; mask[batch, head, i, j]
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (and (<= 0.0 (to_real v2)) (< (to_real v2) (to_real v3))))
(assert (<= v4 0.0))
(assert (<= (ite (> v5 0.0) 1.0 0.0) v4))
(assert (< 0.0 v6))
(assert (not (<= v5 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; guarded_c
(assert (not (= (ite (> v0 0.0) 0.0 0.0) 0.0)))
(check-sat)

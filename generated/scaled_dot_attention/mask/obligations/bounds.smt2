(set-logic ALL)
(declare-const v0 Real) ; mask[batch, head, k0, j]
(assert (< 0.0 v0))
(assert (not (< 0.0 v0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; mask[batch, head, i, k0]
(assert (< 0.0 v0))
(assert (not (< 0.0 v0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; mask[batch, head, k0, j]
(declare-const v1 Int) ; k0
(declare-const v2 Int) ; N
(assert (< 0.0 v0))
(assert (and (<= 0.0 (to_real v1)) (< (to_real v1) (to_real v2))))
(assert (not (and (<= 0.0 (to_real v1)) (< (to_real v1) (ite (>= 0.0 (to_real v2)) 0.0 (to_real v2))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; mask[batch, head, i, k0]
(declare-const v1 Int) ; k0
(declare-const v2 Int) ; M
(assert (< 0.0 v0))
(assert (and (<= 0.0 (to_real v1)) (< (to_real v1) (to_real v2))))
(assert (not (and (<= 0.0 (to_real v1)) (< (to_real v1) (ite (>= 0.0 (to_real v2)) 0.0 (to_real v2))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Real) ; mask[batch, head, k0, j]
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) 0.0)))
(assert (not (< 0.0 v1)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Real) ; mask[batch, head, i, k0]
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) 0.0)))
(assert (not (< 0.0 v1)))
(check-sat)

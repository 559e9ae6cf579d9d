(set-logic ALL)
(declare-const v0 Real) ; finite.mask[batch, head, i, k1]
(assert (not (<= 0.0 (ite (> v0 0.0) 1.0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(Select(finite.mask[batch, head, i, _b0], 1, 0), _b0, Range(0, M))
(declare-const v1 Real) ; finite.mask[batch, head, i, k0]
(declare-const v2 Int) ; k0
(declare-const v3 Int) ; M
(assert (<= v0 0.0))
(assert (<= (ite (> v1 0.0) 1.0 0.0) v0))
(assert (and (<= 0.0 (to_real v2)) (< (to_real v2) (to_real v3))))
(assert (not (<= v1 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; guarded_c
(declare-const v1 Real) ; guarded_x
(assert (<= v0 0.0))
(assert (not (= (ite (> v0 0.0) v1 0.0) 0.0)))
(check-sat)

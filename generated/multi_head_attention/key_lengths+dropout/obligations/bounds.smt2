(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; N
(declare-const v2 Int) ; key_lengths[batch]
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (< 0.0 (+ (* (- 1.0) (to_real v0)) (to_real v2))))
(assert (not (and (<= 0.0 (to_real v0)) (< (to_real v0) (ite (>= 0.0 (ite (<= (to_real v1) (to_real v2)) (to_real v1) (to_real v2))) 0.0 (ite (<= (to_real v1) (to_real v2)) (to_real v1) (to_real v2)))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; N
(declare-const v2 Int) ; key_lengths[batch]
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (ite (<= (to_real v1) (to_real v2)) (to_real v1) (to_real v2)))))
(assert (not (< 0.0 (+ (* (- 1.0) (to_real v0)) (to_real v2)))))
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
(declare-const v0 Real) ; finite.base.lse[batch, head, k0]
(declare-const v1 Int) ; k0
(declare-const v2 Int) ; N
(assert (< 0.0 v0))
(assert (and (<= 0.0 (to_real v1)) (< (to_real v1) (to_real v2))))
(assert (not (and (<= 0.0 (to_real v1)) (< (to_real v1) (ite (>= 0.0 (to_real v2)) 0.0 (to_real v2))))))
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
(declare-const v0 Int) ; j
(declare-const v1 Int) ; key_lengths[batch]
(assert (< 0.0 (+ (* (- 1.0) (to_real v0)) (to_real v1))))
(assert (not (< 0.0 (+ (* (- 1.0) (to_real v0)) (to_real v1)))))
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

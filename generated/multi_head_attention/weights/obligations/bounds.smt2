(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; N
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (not (and (<= 0.0 (to_real v0)) (< (to_real v0) (ite (>= 0.0 (to_real v1)) 0.0 (to_real v1))))))
(check-sat)

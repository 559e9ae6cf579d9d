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
(declare-const v0 Real) ; finite.base.lse[k0, head, k1]
(assert (not (<= 0.0 (ite (> v0 0.0) 1.0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; schema_c
(declare-const v1 Real) ; schema_x
(assert (not (= (ite (> v0 0.0) v1 0.0) (* v1 (ite (> v0 0.0) 1.0 0.0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; schema_c
(assert (not (= (* (ite (> v0 0.0) 1.0 0.0) (ite (> v0 0.0) 1.0 0.0)) (ite (> v0 0.0) 1.0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k1
(declare-const v1 Int) ; key_lengths[k0]
(assert (not (<= 0.0 (ite (> (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) 1.0 0.0))))
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
(declare-const v0 Int) ; k2
(declare-const v1 Int) ; key_lengths[k0]
(declare-const v2 Int) ; Sigma(Select(-_b0 + key_lengths[k0], 1, 0), _b0, Range(0, N))
(declare-const v3 Real) ; back_named.seen2[k0, head]
(declare-const v4 Real) ; saved.seen2[k0, head]
(declare-const v5 Int) ; N
(assert (<= (ite (> (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) 1.0 0.0) (to_real v2)))
(assert (<= v3 0.0))
(assert (< 0.0 v4))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v5))))
(assert (= v3 (to_real v2)))
(assert (not (<= (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; guarded_c
(declare-const v1 Real) ; guarded_x
(assert (< 0.0 v0))
(assert (not (= v1 (ite (> v0 0.0) v1 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; guarded_c
(assert (not (= (ite (> v0 0.0) 0.0 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; back_named.seen1[k0, head]
(declare-const v1 Int) ; Sigma(Select(finite.base.lse[k0, head, _b0], 1, 0), _b0, Range(0, N))
(declare-const v2 Real) ; finite.base.lse[k0, head, k2]
(declare-const v3 Real) ; saved.seen1[k0, head]
(declare-const v4 Int) ; k2
(declare-const v5 Int) ; N
(declare-const v6 Int) ; k1
(declare-const v7 Int) ; key_lengths[k0]
(assert (<= v0 0.0))
(assert (= v0 (to_real v1)))
(assert (<= (ite (> v2 0.0) 1.0 0.0) (to_real v1)))
(assert (< 0.0 v3))
(assert (and (<= 0.0 (to_real v4)) (< (to_real v4) (to_real v5))))
(assert (< 0.0 (+ (* (- 1.0) (to_real v6)) (to_real v7))))
(assert (not (<= v2 0.0)))
(check-sat)

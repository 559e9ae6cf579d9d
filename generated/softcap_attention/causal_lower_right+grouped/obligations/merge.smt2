(set-logic ALL)
(declare-const v0 Int) ; tree.v
(declare-const v1 Int) ; tree.leaves
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (not (>= (to_real v0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; tree.right[tree.u]
(declare-const v1 Int) ; tree.u
(assert (< (to_real v0) (to_real v1)))
(assert (<= 0.0 (to_real v0)))
(assert (not (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; tree.left[tree.u]
(declare-const v1 Int) ; tree.u
(assert (< (to_real v0) (to_real v1)))
(assert (<= 0.0 (to_real v0)))
(assert (not (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(term0[tree.u, _b0], _b0, Bag(keys, tree.u))
(declare-const v1 Real) ; state0[tree.u]
(assert (= (* (+ (* (- 1.0) v0) v1) (+ (* (- 1.0) v0) v1)) 0.0))
(assert (not (= v1 v0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; tree.leaves
(declare-const v1 Int) ; tree.u
(assert (<= (to_real v0) (to_real v1)))
(assert (not (>= (+ (to_real v1) (* (- 1.0) (to_real v0))) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(term0[tree.left[tree.u], _b0], _b0, Bag(keys, tree.left[tree.u]))
(declare-const v1 Real) ; state0[tree.left[tree.u]]
(assert (= (* (+ (* (- 1.0) v0) v1) (+ (* (- 1.0) v0) v1)) 0.0))
(assert (not (= v1 v0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; schema_c
(declare-const v1 Real) ; schema_x
(assert (not (= (ite (> v0 0.0) v1 0.0) (* v1 (ite (> v0 0.0) 1.0 0.0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; tree.u
(declare-const v1 Int) ; tree.leaves
(assert (< (to_real v0) (to_real v1)))
(assert (<= 0.0 (to_real v0)))
(assert (not (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; schema_c
(assert (not (= (* (ite (> v0 0.0) 1.0 0.0) (ite (> v0 0.0) 1.0 0.0)) (ite (> v0 0.0) 1.0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; tree.u
(assert (<= 0.0 (to_real v0)))
(assert (not (>= (to_real v0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; state0[tree.u]
(declare-const v1 Real) ; Sigma(term0[tree.u, _b0], _b0, Bag(keys, tree.u))
(assert (= v0 v1))
(assert (not (= (* (+ (* (- 1.0) v1) v0) (+ (* (- 1.0) v1) v0)) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(term0[tree.right[tree.u], _b0], _b0, Bag(keys, tree.right[tree.u]))
(declare-const v1 Real) ; state0[tree.right[tree.u]]
(assert (= (* (+ (* (- 1.0) v0) v1) (+ (* (- 1.0) v0) v1)) 0.0))
(assert (not (= v1 v0)))
(check-sat)

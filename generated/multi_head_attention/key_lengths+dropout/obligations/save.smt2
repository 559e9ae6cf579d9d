(set-logic ALL)
(declare-const v0 Real) ; base.t5[k0, head, k1, k2]
(declare-const v1 Real) ; exp base.t5[k0, head, k1, k2] 1
(assert (> v1 0.0))
(assert (= (>= v0 0.0) (>= v1 1.0)))
(assert (= (<= v0 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 v0)))
(assert (not (< 0.0 (* 1.0 v1))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; base.t5[batch, head, k0, j]
(declare-const v1 Real) ; exp base.t5[batch, head, k0, j] 1
(declare-const v2 Int) ; j
(declare-const v3 Int) ; key_lengths[batch]
(assert (> v1 0.0))
(assert (= (>= v0 0.0) (>= v1 1.0)))
(assert (= (<= v0 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 v0)))
(assert (< 0.0 (* 1.0 v1)))
(assert (< 0.0 (+ (* (- 1.0) (to_real v2)) (to_real v3))))
(assert (not (< 0.0 (ite (> (+ (* (- 1.0) (to_real v2)) (to_real v3)) 0.0) (* 1.0 v1) 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; key_lengths[batch]
(declare-const v2 Real) ; base.t5[batch, head, i, k0]
(declare-const v3 Real) ; exp base.t5[batch, head, i, k0] 1
(assert (> v3 0.0))
(assert (= (>= v2 0.0) (>= v3 1.0)))
(assert (= (<= v2 0.0) (<= v3 1.0)))
(assert (>= v3 (+ 1.0 v2)))
(assert (not (<= 0.0 (ite (> (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) (* 1.0 v3) 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k2
(declare-const v1 Int) ; key_lengths[k0]
(declare-const v2 Real) ; base.t5[k0, head, k1, k2]
(declare-const v3 Real) ; exp base.t5[k0, head, k1, k2] 1
(declare-const v4 Real) ; Sigma(Select(-_b0 + key_lengths[k0], exp(base.t5[k0, head, k1, _b0]), 0), _b0, Range(0, N))
(assert (> v3 0.0))
(assert (= (>= v2 0.0) (>= v3 1.0)))
(assert (= (<= v2 0.0) (<= v3 1.0)))
(assert (>= v3 (+ 1.0 v2)))
(assert (<= (ite (> (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) (* 1.0 v3) 0.0) v4))
(assert (< 0.0 (ite (> (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) (* 1.0 v3) 0.0)))
(assert (<= v4 0.0))
(assert (not (<= (ite (> (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) 1.0 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(Select(-_b0 + key_lengths[k0], 1, 0), _b0, Range(0, N))
(declare-const v1 Real) ; Sigma(Select(-_b0 + key_lengths[k0], exp(base.t5[k0, head, k1, _b0]), 0), _b0, Range(0, N))
(assert (<= (to_real v0) 0.0))
(assert (< 0.0 (to_real v0)))
(assert (not (< 0.0 v1)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; j
(declare-const v1 Int) ; key_lengths[batch]
(declare-const v2 Real) ; base.t5[batch, head, i, j]
(declare-const v3 Real) ; exp base.t5[batch, head, i, j] 1
(declare-const v4 Real) ; Sigma(Select(-_b0 + key_lengths[batch], exp(base.t5[batch, head, i, _b0]), 0), _b0, Range(0, N))
(assert (> v3 0.0))
(assert (= (>= v2 0.0) (>= v3 1.0)))
(assert (= (<= v2 0.0) (<= v3 1.0)))
(assert (>= v3 (+ 1.0 v2)))
(assert (< 0.0 (ite (> (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) (* 1.0 v3) 0.0)))
(assert (<= (ite (> (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) (* 1.0 v3) 0.0) v4))
(assert (not (< 0.0 v4)))
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
(declare-const v0 Real) ; base.t5[batch, head, i, j]
(declare-const v1 Real) ; exp base.t5[batch, head, i, j] 1
(assert (> v1 0.0))
(assert (= (>= v0 0.0) (>= v1 1.0)))
(assert (= (<= v0 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 v0)))
(assert (not (< 0.0 (* 1.0 v1))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; j
(declare-const v1 Int) ; key_lengths[batch]
(declare-const v2 Real) ; base.t5[batch, head, k0, j]
(declare-const v3 Real) ; exp base.t5[batch, head, k0, j] 1
(declare-const v4 Real) ; Sigma(Select(-_b0 + key_lengths[batch], exp(base.t5[batch, head, k0, _b0]), 0), _b0, Range(0, N))
(assert (> v3 0.0))
(assert (= (>= v2 0.0) (>= v3 1.0)))
(assert (= (<= v2 0.0) (<= v3 1.0)))
(assert (>= v3 (+ 1.0 v2)))
(assert (<= (ite (> (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) (* 1.0 v3) 0.0) v4))
(assert (< 0.0 (ite (> (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) (* 1.0 v3) 0.0)))
(assert (not (< 0.0 v4)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; saved.seen2[k4, head]
(declare-const v1 Int) ; Sigma(Select(-_b0 + key_lengths[k4], 1, 0), _b0, Range(0, N))
(declare-const v2 Int) ; k0
(declare-const v3 Int) ; key_lengths[k4]
(declare-const v4 Int) ; N
(assert (< 0.0 v0))
(assert (<= (to_real v1) 0.0))
(assert (<= (ite (> (+ (* (- 1.0) (to_real v2)) (to_real v3)) 0.0) 1.0 0.0) (to_real v1)))
(assert (and (<= 0.0 (to_real v2)) (< (to_real v2) (to_real v4))))
(assert (not (<= (+ (* (- 1.0) (to_real v2)) (to_real v3)) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; base.t6[batch, head, i]
(assert (not (= v0 0.0)))
(assert (not (not (= v0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; base.t5[batch, head, i, j]
(declare-const v1 Real) ; exp base.t5[batch, head, i, j] 1
(declare-const v2 Int) ; j
(declare-const v3 Int) ; key_lengths[batch]
(assert (> v1 0.0))
(assert (= (>= v0 0.0) (>= v1 1.0)))
(assert (= (<= v0 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 v0)))
(assert (< 0.0 (* 1.0 v1)))
(assert (< 0.0 (+ (* (- 1.0) (to_real v2)) (to_real v3))))
(assert (not (< 0.0 (ite (> (+ (* (- 1.0) (to_real v2)) (to_real v3)) 0.0) (* 1.0 v1) 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k2
(declare-const v1 Int) ; key_lengths[k0]
(declare-const v2 Int) ; Sigma(Select(-_b0 + key_lengths[k0], 1, 0), _b0, Range(0, N))
(declare-const v3 Int) ; N
(declare-const v4 Real) ; saved.seen2[k0, head]
(assert (<= (ite (> (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) 1.0 0.0) (to_real v2)))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v3))))
(assert (= v4 (to_real v2)))
(assert (<= v4 0.0))
(assert (not (<= (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; base.t6[batch, head, i]
(assert (< 0.0 v0))
(assert (not (not (= v0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; saved.seen2[k4, head]
(declare-const v1 Int) ; k0
(declare-const v2 Int) ; key_lengths[k4]
(declare-const v3 Int) ; Sigma(Select(-_b0 + key_lengths[k4], 1, 0), _b0, Range(0, N))
(declare-const v4 Int) ; N
(assert (<= v0 0.0))
(assert (<= (ite (> (+ (* (- 1.0) (to_real v1)) (to_real v2)) 0.0) 1.0 0.0) (to_real v3)))
(assert (and (<= 0.0 (to_real v1)) (< (to_real v1) (to_real v4))))
(assert (< 0.0 (to_real v3)))
(assert (= v0 (to_real v3)))
(assert (not (<= (+ (* (- 1.0) (to_real v1)) (to_real v2)) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; schema_c
(declare-const v1 Real) ; schema_x
(assert (not (= (ite (> v0 0.0) v1 0.0) (* v1 (ite (> v0 0.0) 1.0 0.0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; base.t6[batch, head, k0]
(declare-const v1 Real) ; finite.base.lse[batch, head, k0]
(assert (<= 0.0 v0))
(assert (<= v1 0.0))
(assert (= v1 v0))
(assert (not (= v0 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k2
(declare-const v1 Int) ; key_lengths[k0]
(assert (<= (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0))
(assert (not (<= (ite (> (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) 1.0 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; base.t5[batch, head, k0, j]
(declare-const v1 Real) ; exp base.t5[batch, head, k0, j] 1
(assert (> v1 0.0))
(assert (= (>= v0 0.0) (>= v1 1.0)))
(assert (= (<= v0 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 v0)))
(assert (not (< 0.0 (* 1.0 v1))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k2
(declare-const v1 Int) ; key_lengths[k0]
(declare-const v2 Real) ; base.t5[k0, head, k1, k2]
(declare-const v3 Real) ; exp base.t5[k0, head, k1, k2] 1
(assert (> v3 0.0))
(assert (= (>= v2 0.0) (>= v3 1.0)))
(assert (= (<= v2 0.0) (<= v3 1.0)))
(assert (>= v3 (+ 1.0 v2)))
(assert (not (<= 0.0 (ite (> (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) (* 1.0 v3) 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k1
(declare-const v1 Int) ; key_lengths[k0]
(assert (not (<= 0.0 (ite (> (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) 1.0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k1
(declare-const v1 Int) ; key_lengths[k4]
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
(declare-const v0 Int) ; Sigma(Select(finite.base.lse[k4, head, _b0], 1, 0), _b0, Range(0, N))
(declare-const v1 Real) ; finite.base.lse[k4, head, k0]
(declare-const v2 Int) ; k5
(declare-const v3 Int) ; key_lengths[k4]
(declare-const v4 Int) ; k0
(declare-const v5 Int) ; N
(assert (<= (to_real v0) 0.0))
(assert (<= (ite (> v1 0.0) 1.0 0.0) (to_real v0)))
(assert (< 0.0 (+ (* (- 1.0) (to_real v2)) (to_real v3))))
(assert (and (<= 0.0 (to_real v4)) (< (to_real v4) (to_real v5))))
(assert (not (<= v1 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; guarded_y
(declare-const v1 Real) ; guarded_x
(declare-const v2 Real) ; exp guarded_x 1
(declare-const v3 Real) ; ln(guarded_y)
(declare-const v4 Real) ; exp ln(guarded_y) 1
(declare-const v5 Real) ; value exp(guarded_x + ln(guarded_y))
(assert (> v2 0.0))
(assert (= (>= v1 0.0) (>= v2 1.0)))
(assert (= (<= v1 0.0) (<= v2 1.0)))
(assert (>= v2 (+ 1.0 v1)))
(assert (> v4 0.0))
(assert (= (>= v3 0.0) (>= v4 1.0)))
(assert (= (<= v3 0.0) (<= v4 1.0)))
(assert (>= v4 (+ 1.0 v3)))
(assert (= (<= v3 v1) (<= v4 v2)))
(assert (= (>= v3 v1) (>= v4 v2)))
(assert (=> (> v0 0.0) (= v4 v0)))
(assert (= v5 (* (* 1.0 v2) v4)))
(assert (> v5 0.0))
(assert (= (>= (+ v1 v3) 0.0) (>= v5 1.0)))
(assert (= (<= (+ v1 v3) 0.0) (<= v5 1.0)))
(assert (= (<= v1 (+ v1 v3)) (<= (* 1.0 v2) v5)))
(assert (= (>= v1 (+ v1 v3)) (>= (* 1.0 v2) v5)))
(assert (< 0.0 v0))
(assert (not (= v5 (* v0 (* 1.0 v2)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; base.t6[k0, head, k1]
(assert (< 0.0 v0))
(assert (not (not (= v0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k1
(declare-const v1 Int) ; key_lengths[batch]
(declare-const v2 Real) ; base.t5[batch, head, k0, k1]
(declare-const v3 Real) ; exp base.t5[batch, head, k0, k1] 1
(assert (> v3 0.0))
(assert (= (>= v2 0.0) (>= v3 1.0)))
(assert (= (<= v2 0.0) (<= v3 1.0)))
(assert (>= v3 (+ 1.0 v2)))
(assert (not (<= 0.0 (ite (> (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) (* 1.0 v3) 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k2
(declare-const v1 Int) ; key_lengths[k0]
(declare-const v2 Real) ; base.t5[k0, head, k1, k2]
(declare-const v3 Real) ; exp base.t5[k0, head, k1, k2] 1
(assert (> v3 0.0))
(assert (= (>= v2 0.0) (>= v3 1.0)))
(assert (= (<= v2 0.0) (<= v3 1.0)))
(assert (>= v3 (+ 1.0 v2)))
(assert (< 0.0 (+ (* (- 1.0) (to_real v0)) (to_real v1))))
(assert (< 0.0 (* 1.0 v3)))
(assert (not (< 0.0 (ite (> (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) (* 1.0 v3) 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; schema_x
(declare-const v1 Real) ; exp schema_x 1
(assert (> v1 0.0))
(assert (= (>= v0 0.0) (>= v1 1.0)))
(assert (= (<= v0 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 v0)))
(assert (not (not (= (* 1.0 v1) 0.0))))
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
(declare-const v0 Real) ; finite.base.lse[k4, head, k1]
(assert (not (<= 0.0 (ite (> v0 0.0) 1.0 0.0))))
(check-sat)

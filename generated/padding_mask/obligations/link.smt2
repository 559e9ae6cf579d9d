(set-logic ALL)
(declare-const v0 Real) ; scale[0]*Sigma(k[batch, head, k0, _b0]*q[batch, head, i, _b0], _b0, Range(0, D))
(declare-const v1 Real) ; exp scale[0]*Sigma(k[batch, head, k0, _b0]*q[batch, head, i, _b0], _b0, Range(0, D)) 1
(assert (> v1 0.0))
(assert (= (>= (* 1.0 v0) 0.0) (>= v1 1.0)))
(assert (= (<= (* 1.0 v0) 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 (* 1.0 v0))))
(assert (not (< 0.0 (* 1.0 v1))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; key_lengths[batch]
(declare-const v2 Int) ; Sigma(Select(-_b0 + key_lengths[batch], 1, 0), _b0, Range(0, M))
(declare-const v3 Int) ; M
(assert (<= (ite (> (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) 1.0 0.0) (to_real v2)))
(assert (<= (to_real v2) 0.0))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v3))))
(assert (not (<= (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; scale[0]*Sigma(k[batch, head, k0, _b0]*q[batch, head, i, _b0], _b0, Range(0, D))
(declare-const v1 Real) ; exp scale[0]*Sigma(k[batch, head, k0, _b0]*q[batch, head, i, _b0], _b0, Range(0, D)) 1
(declare-const v2 Int) ; k0
(declare-const v3 Int) ; key_lengths[batch]
(assert (> v1 0.0))
(assert (= (>= (* 1.0 v0) 0.0) (>= v1 1.0)))
(assert (= (<= (* 1.0 v0) 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 (* 1.0 v0))))
(assert (< 0.0 (* 1.0 v1)))
(assert (< 0.0 (+ (* (- 1.0) (to_real v2)) (to_real v3))))
(assert (not (< 0.0 (ite (> (+ (* (- 1.0) (to_real v2)) (to_real v3)) 0.0) (* 1.0 v1) 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; key_lengths[batch]
(declare-const v2 Real) ; scale[0]*Sigma(k[batch, head, k0, _b0]*q[batch, head, i, _b0], _b0, Range(0, D))
(declare-const v3 Real) ; exp scale[0]*Sigma(k[batch, head, k0, _b0]*q[batch, head, i, _b0], _b0, Range(0, D)) 1
(assert (> v3 0.0))
(assert (= (>= (* 1.0 v2) 0.0) (>= v3 1.0)))
(assert (= (<= (* 1.0 v2) 0.0) (<= v3 1.0)))
(assert (>= v3 (+ 1.0 (* 1.0 v2))))
(assert (not (<= 0.0 (ite (> (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) (* 1.0 v3) 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; key_lengths[batch]
(assert (<= (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0))
(assert (not (<= (ite (> (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) 1.0 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(Select(-_b0 + key_lengths[batch], 1, 0), _b0, Range(0, M))
(declare-const v1 Real) ; Sigma(Select(-_b1 + key_lengths[batch], exp(scale[0]*Sigma(k[batch, head, _b1, _b0]*q[batch, head, i, _b0], _b0, Range(0, D))), 0), _b1, Range(0, M))
(assert (< 0.0 (to_real v0)))
(assert (<= (to_real v0) 0.0))
(assert (not (< 0.0 v1)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; schema_c
(declare-const v1 Real) ; schema_x
(assert (not (= (ite (> v0 0.0) v1 0.0) (* v1 (ite (> v0 0.0) 1.0 0.0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; key_lengths[batch]
(declare-const v2 Real) ; scale[0]*Sigma(k[batch, head, k0, _b0]*q[batch, head, i, _b0], _b0, Range(0, D))
(declare-const v3 Real) ; exp scale[0]*Sigma(k[batch, head, k0, _b0]*q[batch, head, i, _b0], _b0, Range(0, D)) 1
(declare-const v4 Real) ; Sigma(Select(-_b1 + key_lengths[batch], exp(scale[0]*Sigma(k[batch, head, _b1, _b0]*q[batch, head, i, _b0], _b0, Range(0, D))), 0), _b1, Range(0, M))
(assert (> v3 0.0))
(assert (= (>= (* 1.0 v2) 0.0) (>= v3 1.0)))
(assert (= (<= (* 1.0 v2) 0.0) (<= v3 1.0)))
(assert (>= v3 (+ 1.0 (* 1.0 v2))))
(assert (<= (ite (> (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) (* 1.0 v3) 0.0) v4))
(assert (<= v4 0.0))
(assert (< 0.0 (ite (> (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) (* 1.0 v3) 0.0)))
(assert (not (<= (ite (> (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) 1.0 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; schema_c
(assert (not (= (* (ite (> v0 0.0) 1.0 0.0) (ite (> v0 0.0) 1.0 0.0)) (ite (> v0 0.0) 1.0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k1
(declare-const v1 Int) ; key_lengths[batch]
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
(declare-const v0 Real) ; Sigma(Select(-_b1 + key_lengths[batch], exp(scale[0]*Sigma(k[batch, head, _b1, _b0]*q[batch, head, i, _b0], _b0, Range(0, D))), 0), _b1, Range(0, M))
(assert (< 0.0 v0))
(assert (not (not (= v0 0.0))))
(check-sat)

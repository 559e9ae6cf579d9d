(set-logic ALL)
(declare-const v0 Int) ; k1
(declare-const v1 Int) ; key_lengths[batch]
(declare-const v2 Real) ; scale[0]*Sigma(Sigma(w_key[k0, _b0, _b1]*x[batch, k1, _b0], _b0, Range(0, MODEL))*Sigma(w_query[k0, _b0, _b1]*x[batch, i, _b0], _b0, Range(0, MODEL)), _b1, Range(0, D))
(declare-const v3 Real) ; exp scale[0]*Sigma(Sigma(w_key[k0, _b0, _b1]*x[batch, k1, _b0], _b0, Range(0, MODEL))*Sigma(w_query[k0, _b0, _b1]*x[batch, i, _b0], _b0, Range(0, MODEL)), _b1, Range(0, D)) 1
(assert (> v3 0.0))
(assert (= (>= (* 1.0 v2) 0.0) (>= v3 1.0)))
(assert (= (<= (* 1.0 v2) 0.0) (<= v3 1.0)))
(assert (>= v3 (+ 1.0 (* 1.0 v2))))
(assert (not (<= 0.0 (ite (> (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) (* 1.0 v3) 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(Select(-_b0 + key_lengths[batch], 1, 0), _b0, Range(0, N))
(declare-const v1 Real) ; Sigma(Select(-_b2 + key_lengths[batch], exp(scale[0]*Sigma(Sigma(w_key[k0, _b0, _b1]*x[batch, _b2, _b0], _b0, Range(0, MODEL))*Sigma(w_query[k0, _b0, _b1]*x[batch, i, _b0], _b0, Range(0, MODEL)), _b1, Range(0, D))), 0), _b2, Range(0, N))
(assert (< 0.0 (to_real v0)))
(assert (<= (to_real v0) 0.0))
(assert (not (< 0.0 v1)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; scale[0]*Sigma(Sigma(w_key[head, _b0, _b1]*x[batch, k0, _b0], _b0, Range(0, MODEL))*Sigma(w_query[head, _b0, _b1]*x[batch, i, _b0], _b0, Range(0, MODEL)), _b1, Range(0, D))
(declare-const v1 Real) ; exp scale[0]*Sigma(Sigma(w_key[head, _b0, _b1]*x[batch, k0, _b0], _b0, Range(0, MODEL))*Sigma(w_query[head, _b0, _b1]*x[batch, i, _b0], _b0, Range(0, MODEL)), _b1, Range(0, D)) 1
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
(assert (<= (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0))
(assert (not (<= (ite (> (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) 1.0 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(Select(-_b2 + key_lengths[batch], exp(scale[0]*Sigma(Sigma(w_key[k0, _b0, _b1]*x[batch, _b2, _b0], _b0, Range(0, MODEL))*Sigma(w_query[k0, _b0, _b1]*x[batch, i, _b0], _b0, Range(0, MODEL)), _b1, Range(0, D))), 0), _b2, Range(0, N))
(assert (< 0.0 v0))
(assert (not (not (= v0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; key_lengths[batch]
(assert (not (<= 0.0 (ite (> (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) 1.0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(Select(-_b2 + key_lengths[batch], exp(scale[0]*Sigma(Sigma(w_key[head, _b0, _b1]*x[batch, _b2, _b0], _b0, Range(0, MODEL))*Sigma(w_query[head, _b0, _b1]*x[batch, i, _b0], _b0, Range(0, MODEL)), _b1, Range(0, D))), 0), _b2, Range(0, N))
(declare-const v1 Int) ; k0
(declare-const v2 Int) ; key_lengths[batch]
(declare-const v3 Real) ; scale[0]*Sigma(Sigma(w_key[head, _b0, _b1]*x[batch, k0, _b0], _b0, Range(0, MODEL))*Sigma(w_query[head, _b0, _b1]*x[batch, i, _b0], _b0, Range(0, MODEL)), _b1, Range(0, D))
(declare-const v4 Real) ; exp scale[0]*Sigma(Sigma(w_key[head, _b0, _b1]*x[batch, k0, _b0], _b0, Range(0, MODEL))*Sigma(w_query[head, _b0, _b1]*x[batch, i, _b0], _b0, Range(0, MODEL)), _b1, Range(0, D)) 1
(assert (> v4 0.0))
(assert (= (>= (* 1.0 v3) 0.0) (>= v4 1.0)))
(assert (= (<= (* 1.0 v3) 0.0) (<= v4 1.0)))
(assert (>= v4 (+ 1.0 (* 1.0 v3))))
(assert (<= v0 0.0))
(assert (< 0.0 (ite (> (+ (* (- 1.0) (to_real v1)) (to_real v2)) 0.0) (* 1.0 v4) 0.0)))
(assert (<= (ite (> (+ (* (- 1.0) (to_real v1)) (to_real v2)) 0.0) (* 1.0 v4) 0.0) v0))
(assert (not (<= (ite (> (+ (* (- 1.0) (to_real v1)) (to_real v2)) 0.0) 1.0 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; scale[0]*Sigma(Sigma(w_key[k0, _b0, _b1]*x[batch, k1, _b0], _b0, Range(0, MODEL))*Sigma(w_query[k0, _b0, _b1]*x[batch, i, _b0], _b0, Range(0, MODEL)), _b1, Range(0, D))
(declare-const v1 Real) ; exp scale[0]*Sigma(Sigma(w_key[k0, _b0, _b1]*x[batch, k1, _b0], _b0, Range(0, MODEL))*Sigma(w_query[k0, _b0, _b1]*x[batch, i, _b0], _b0, Range(0, MODEL)), _b1, Range(0, D)) 1
(assert (> v1 0.0))
(assert (= (>= (* 1.0 v0) 0.0) (>= v1 1.0)))
(assert (= (<= (* 1.0 v0) 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 (* 1.0 v0))))
(assert (not (< 0.0 (* 1.0 v1))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; schema_c
(declare-const v1 Real) ; schema_x
(assert (not (= (ite (> v0 0.0) v1 0.0) (* v1 (ite (> v0 0.0) 1.0 0.0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; d_o[k0, k1, k2]*Tangent(Sigma(Sigma(inv(1 - dropout[0])*inv(Sigma(Select(-_b2 + key_lengths[k0], exp(scale[0]*Sigma(Sigma(w_key[_b4, _b0, _b1]*x[k0, _b2, _b0], _b0, Range(0, MODEL))*Sigma(w_query[_b4, _b0, _b1]*x[k0, k1, _b0], _b0, Range(0, MODEL)), _b1, Range(0, D))), 0), _b2, Range(0, N)))*w_out[_b4, _b3, k2]*Sigma(Select(-_b2 + key_lengths[k0], -exp(scale[0]*Sigma(Sigma(w_key[_b4, _b0, _b1]*x[k0, _b2, _b0], _b0, Range(0, MODEL))*Sigma(w_query[_b4, _b0, _b1]*x[k0, k1, _b0], _b0, Range(0, MODEL)), _b1, Range(0, D)))*Select(dropout[0] - uniform_of_3()[seed[k0, _b4], k1, _b2], 1, 0)*Sigma(w_value[_b4, _b0, _b3]*x[k0, _b2, _b0], _b0, Range(0, MODEL)) + exp(scale[0]*Sigma(Sigma(w_key[_b4, _b0, _b1]*x[k0, _b2, _b0], _b0, Range(0, MODEL))*Sigma(w_query[_b4, _b0, _b1]*x[k0, k1, _b0], _b0, Range(0, MODEL)), _b1, Range(0, D)))*Sigma(w_value[_b4, _b0, _b3]*x[k0, _b2, _b0], _b0, Range(0, MODEL)), 0), _b2, Range(0, N)), _b3, Range(0, E)), _b4, Range(0, HEADS)), w_out, delta.w_out)
(assert (not (= (* 1.0 v0) (* 1.0 v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(Select(-_b0 + key_lengths[batch], 1, 0), _b0, Range(0, N))
(declare-const v1 Real) ; Sigma(Select(-_b2 + key_lengths[batch], exp(scale[0]*Sigma(Sigma(w_key[head, _b0, _b1]*x[batch, _b2, _b0], _b0, Range(0, MODEL))*Sigma(w_query[head, _b0, _b1]*x[batch, i, _b0], _b0, Range(0, MODEL)), _b1, Range(0, D))), 0), _b2, Range(0, N))
(assert (< 0.0 (to_real v0)))
(assert (<= (to_real v0) 0.0))
(assert (not (< 0.0 v1)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; schema_c
(assert (not (= (* (ite (> v0 0.0) 1.0 0.0) (ite (> v0 0.0) 1.0 0.0)) (ite (> v0 0.0) 1.0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; HEADS
(declare-const v2 Int) ; k2
(declare-const v3 Int) ; key_lengths[batch]
(declare-const v4 Int) ; Sigma(Select(-_b0 + key_lengths[batch], 1, 0), _b0, Range(0, N))
(declare-const v5 Int) ; N
(declare-const v6 Int) ; k1
(declare-const v7 Int) ; E
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (<= (ite (> (+ (* (- 1.0) (to_real v2)) (to_real v3)) 0.0) 1.0 0.0) (to_real v4)))
(assert (and (<= 0.0 (to_real v2)) (< (to_real v2) (to_real v5))))
(assert (and (<= 0.0 (to_real v6)) (< (to_real v6) (to_real v7))))
(assert (<= (to_real v4) 0.0))
(assert (not (<= (+ (* (- 1.0) (to_real v2)) (to_real v3)) 0.0)))
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
(declare-const v0 Real) ; d_o[k0, k1, k2]*Tangent(Sigma(Sigma(inv(1 - dropout[0])*inv(Sigma(Select(-_b2 + key_lengths[k0], exp(scale[0]*Sigma(Sigma(w_key[_b4, _b0, _b1]*x[k0, _b2, _b0], _b0, Range(0, MODEL))*Sigma(w_query[_b4, _b0, _b1]*x[k0, k1, _b0], _b0, Range(0, MODEL)), _b1, Range(0, D))), 0), _b2, Range(0, N)))*w_out[_b4, _b3, k2]*Sigma(Select(-_b2 + key_lengths[k0], -exp(scale[0]*Sigma(Sigma(w_key[_b4, _b0, _b1]*x[k0, _b2, _b0], _b0, Range(0, MODEL))*Sigma(w_query[_b4, _b0, _b1]*x[k0, k1, _b0], _b0, Range(0, MODEL)), _b1, Range(0, D)))*Select(dropout[0] - uniform_of_3()[seed[k0, _b4], k1, _b2], 1, 0)*Sigma(w_value[_b4, _b0, _b3]*x[k0, _b2, _b0], _b0, Range(0, MODEL)) + exp(scale[0]*Sigma(Sigma(w_key[_b4, _b0, _b1]*x[k0, _b2, _b0], _b0, Range(0, MODEL))*Sigma(w_query[_b4, _b0, _b1]*x[k0, k1, _b0], _b0, Range(0, MODEL)), _b1, Range(0, D)))*Sigma(w_value[_b4, _b0, _b3]*x[k0, _b2, _b0], _b0, Range(0, MODEL)), 0), _b2, Range(0, N)), _b3, Range(0, E)), _b4, Range(0, HEADS)), x, delta.x)
(assert (not (= (* 1.0 v0) (* 1.0 v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; d_o[k0, k1, k2]*Tangent(Sigma(Sigma(inv(1 - dropout[0])*inv(Sigma(Select(-_b2 + key_lengths[k0], exp(scale[0]*Sigma(Sigma(w_key[_b4, _b0, _b1]*x[k0, _b2, _b0], _b0, Range(0, MODEL))*Sigma(w_query[_b4, _b0, _b1]*x[k0, k1, _b0], _b0, Range(0, MODEL)), _b1, Range(0, D))), 0), _b2, Range(0, N)))*w_out[_b4, _b3, k2]*Sigma(Select(-_b2 + key_lengths[k0], -exp(scale[0]*Sigma(Sigma(w_key[_b4, _b0, _b1]*x[k0, _b2, _b0], _b0, Range(0, MODEL))*Sigma(w_query[_b4, _b0, _b1]*x[k0, k1, _b0], _b0, Range(0, MODEL)), _b1, Range(0, D)))*Select(dropout[0] - uniform_of_3()[seed[k0, _b4], k1, _b2], 1, 0)*Sigma(w_value[_b4, _b0, _b3]*x[k0, _b2, _b0], _b0, Range(0, MODEL)) + exp(scale[0]*Sigma(Sigma(w_key[_b4, _b0, _b1]*x[k0, _b2, _b0], _b0, Range(0, MODEL))*Sigma(w_query[_b4, _b0, _b1]*x[k0, k1, _b0], _b0, Range(0, MODEL)), _b1, Range(0, D)))*Sigma(w_value[_b4, _b0, _b3]*x[k0, _b2, _b0], _b0, Range(0, MODEL)), 0), _b2, Range(0, N)), _b3, Range(0, E)), _b4, Range(0, HEADS)), w_key, delta.w_key)
(assert (not (= (* 1.0 v0) (* 1.0 v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; scale[0]*Sigma(Sigma(w_key[head, _b0, _b1]*x[batch, k0, _b0], _b0, Range(0, MODEL))*Sigma(w_query[head, _b0, _b1]*x[batch, i, _b0], _b0, Range(0, MODEL)), _b1, Range(0, D))
(declare-const v1 Real) ; exp scale[0]*Sigma(Sigma(w_key[head, _b0, _b1]*x[batch, k0, _b0], _b0, Range(0, MODEL))*Sigma(w_query[head, _b0, _b1]*x[batch, i, _b0], _b0, Range(0, MODEL)), _b1, Range(0, D)) 1
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
(declare-const v0 Real) ; d_o[k0, k1, k2]*Tangent(Sigma(Sigma(inv(1 - dropout[0])*inv(Sigma(Select(-_b2 + key_lengths[k0], exp(scale[0]*Sigma(Sigma(w_key[_b4, _b0, _b1]*x[k0, _b2, _b0], _b0, Range(0, MODEL))*Sigma(w_query[_b4, _b0, _b1]*x[k0, k1, _b0], _b0, Range(0, MODEL)), _b1, Range(0, D))), 0), _b2, Range(0, N)))*w_out[_b4, _b3, k2]*Sigma(Select(-_b2 + key_lengths[k0], -exp(scale[0]*Sigma(Sigma(w_key[_b4, _b0, _b1]*x[k0, _b2, _b0], _b0, Range(0, MODEL))*Sigma(w_query[_b4, _b0, _b1]*x[k0, k1, _b0], _b0, Range(0, MODEL)), _b1, Range(0, D)))*Select(dropout[0] - uniform_of_3()[seed[k0, _b4], k1, _b2], 1, 0)*Sigma(w_value[_b4, _b0, _b3]*x[k0, _b2, _b0], _b0, Range(0, MODEL)) + exp(scale[0]*Sigma(Sigma(w_key[_b4, _b0, _b1]*x[k0, _b2, _b0], _b0, Range(0, MODEL))*Sigma(w_query[_b4, _b0, _b1]*x[k0, k1, _b0], _b0, Range(0, MODEL)), _b1, Range(0, D)))*Sigma(w_value[_b4, _b0, _b3]*x[k0, _b2, _b0], _b0, Range(0, MODEL)), 0), _b2, Range(0, N)), _b3, Range(0, E)), _b4, Range(0, HEADS)), w_value, delta.w_value)
(assert (not (= (* 1.0 v0) (* 1.0 v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; d_o[k0, k1, k2]*Tangent(Sigma(Sigma(inv(1 - dropout[0])*inv(Sigma(Select(-_b2 + key_lengths[k0], exp(scale[0]*Sigma(Sigma(w_key[_b4, _b0, _b1]*x[k0, _b2, _b0], _b0, Range(0, MODEL))*Sigma(w_query[_b4, _b0, _b1]*x[k0, k1, _b0], _b0, Range(0, MODEL)), _b1, Range(0, D))), 0), _b2, Range(0, N)))*w_out[_b4, _b3, k2]*Sigma(Select(-_b2 + key_lengths[k0], -exp(scale[0]*Sigma(Sigma(w_key[_b4, _b0, _b1]*x[k0, _b2, _b0], _b0, Range(0, MODEL))*Sigma(w_query[_b4, _b0, _b1]*x[k0, k1, _b0], _b0, Range(0, MODEL)), _b1, Range(0, D)))*Select(dropout[0] - uniform_of_3()[seed[k0, _b4], k1, _b2], 1, 0)*Sigma(w_value[_b4, _b0, _b3]*x[k0, _b2, _b0], _b0, Range(0, MODEL)) + exp(scale[0]*Sigma(Sigma(w_key[_b4, _b0, _b1]*x[k0, _b2, _b0], _b0, Range(0, MODEL))*Sigma(w_query[_b4, _b0, _b1]*x[k0, k1, _b0], _b0, Range(0, MODEL)), _b1, Range(0, D)))*Sigma(w_value[_b4, _b0, _b3]*x[k0, _b2, _b0], _b0, Range(0, MODEL)), 0), _b2, Range(0, N)), _b3, Range(0, E)), _b4, Range(0, HEADS)), w_query, delta.w_query)
(assert (not (= (* 1.0 v0) (* 1.0 v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k1
(declare-const v1 Int) ; key_lengths[batch]
(declare-const v2 Real) ; scale[0]*Sigma(Sigma(w_key[k0, _b0, _b1]*x[batch, k1, _b0], _b0, Range(0, MODEL))*Sigma(w_query[k0, _b0, _b1]*x[batch, i, _b0], _b0, Range(0, MODEL)), _b1, Range(0, D))
(declare-const v3 Real) ; exp scale[0]*Sigma(Sigma(w_key[k0, _b0, _b1]*x[batch, k1, _b0], _b0, Range(0, MODEL))*Sigma(w_query[k0, _b0, _b1]*x[batch, i, _b0], _b0, Range(0, MODEL)), _b1, Range(0, D)) 1
(declare-const v4 Real) ; Sigma(Select(-_b2 + key_lengths[batch], exp(scale[0]*Sigma(Sigma(w_key[k0, _b0, _b1]*x[batch, _b2, _b0], _b0, Range(0, MODEL))*Sigma(w_query[k0, _b0, _b1]*x[batch, i, _b0], _b0, Range(0, MODEL)), _b1, Range(0, D))), 0), _b2, Range(0, N))
(assert (> v3 0.0))
(assert (= (>= (* 1.0 v2) 0.0) (>= v3 1.0)))
(assert (= (<= (* 1.0 v2) 0.0) (<= v3 1.0)))
(assert (>= v3 (+ 1.0 (* 1.0 v2))))
(assert (< 0.0 (ite (> (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) (* 1.0 v3) 0.0)))
(assert (<= v4 0.0))
(assert (<= (ite (> (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) (* 1.0 v3) 0.0) v4))
(assert (not (<= (ite (> (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) 1.0 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; key_lengths[batch]
(declare-const v2 Int) ; Sigma(Select(-_b0 + key_lengths[batch], 1, 0), _b0, Range(0, N))
(declare-const v3 Int) ; N
(assert (<= (ite (> (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) 1.0 0.0) (to_real v2)))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v3))))
(assert (<= (to_real v2) 0.0))
(assert (not (<= (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; key_lengths[batch]
(declare-const v2 Real) ; scale[0]*Sigma(Sigma(w_key[head, _b0, _b1]*x[batch, k0, _b0], _b0, Range(0, MODEL))*Sigma(w_query[head, _b0, _b1]*x[batch, i, _b0], _b0, Range(0, MODEL)), _b1, Range(0, D))
(declare-const v3 Real) ; exp scale[0]*Sigma(Sigma(w_key[head, _b0, _b1]*x[batch, k0, _b0], _b0, Range(0, MODEL))*Sigma(w_query[head, _b0, _b1]*x[batch, i, _b0], _b0, Range(0, MODEL)), _b1, Range(0, D)) 1
(assert (> v3 0.0))
(assert (= (>= (* 1.0 v2) 0.0) (>= v3 1.0)))
(assert (= (<= (* 1.0 v2) 0.0) (<= v3 1.0)))
(assert (>= v3 (+ 1.0 (* 1.0 v2))))
(assert (not (<= 0.0 (ite (> (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) (* 1.0 v3) 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k1
(declare-const v1 Int) ; key_lengths[batch]
(assert (<= (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0))
(assert (not (<= (ite (> (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) 1.0 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(Select(-_b2 + key_lengths[batch], exp(scale[0]*Sigma(Sigma(w_key[head, _b0, _b1]*x[batch, _b2, _b0], _b0, Range(0, MODEL))*Sigma(w_query[head, _b0, _b1]*x[batch, i, _b0], _b0, Range(0, MODEL)), _b1, Range(0, D))), 0), _b2, Range(0, N))
(assert (< 0.0 v0))
(assert (not (not (= v0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; scale[0]*Sigma(Sigma(w_key[k0, _b0, _b1]*x[batch, k1, _b0], _b0, Range(0, MODEL))*Sigma(w_query[k0, _b0, _b1]*x[batch, i, _b0], _b0, Range(0, MODEL)), _b1, Range(0, D))
(declare-const v1 Real) ; exp scale[0]*Sigma(Sigma(w_key[k0, _b0, _b1]*x[batch, k1, _b0], _b0, Range(0, MODEL))*Sigma(w_query[k0, _b0, _b1]*x[batch, i, _b0], _b0, Range(0, MODEL)), _b1, Range(0, D)) 1
(declare-const v2 Int) ; k1
(declare-const v3 Int) ; key_lengths[batch]
(assert (> v1 0.0))
(assert (= (>= (* 1.0 v0) 0.0) (>= v1 1.0)))
(assert (= (<= (* 1.0 v0) 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 (* 1.0 v0))))
(assert (< 0.0 (* 1.0 v1)))
(assert (< 0.0 (+ (* (- 1.0) (to_real v2)) (to_real v3))))
(assert (not (< 0.0 (ite (> (+ (* (- 1.0) (to_real v2)) (to_real v3)) 0.0) (* 1.0 v1) 0.0))))
(check-sat)

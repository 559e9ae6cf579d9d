(set-logic ALL)
(declare-const v0 Int) ; key_lengths[0]
(declare-const v1 Int) ; S
(declare-const v2 Real) ; Sigma(tanh(b[_b1] + Sigma(decoder_hidden[_b0]*w[_b1, 1, _b0], _b0, Range(0, H)) + Sigma(encoder_outputs[0, _b0]*w[_b1, 0, _b0], _b0, Range(0, H)))*v[_b1], _b1, Range(0, H))
(declare-const v3 Real) ; exp Sigma(tanh(b[_b1] + Sigma(decoder_hidden[_b0]*w[_b1, 1, _b0], _b0, Range(0, H)) + Sigma(encoder_outputs[0, _b0]*w[_b1, 0, _b0], _b0, Range(0, H)))*v[_b1], _b1, Range(0, H)) 1
(declare-const v4 Real) ; Sigma(Select(-_b2 + key_lengths[0], exp(Sigma(tanh(b[_b1] + Sigma(decoder_hidden[_b0]*w[_b1, 1, _b0], _b0, Range(0, H)) + Sigma(encoder_outputs[_b2, _b0]*w[_b1, 0, _b0], _b0, Range(0, H)))*v[_b1], _b1, Range(0, H))), 0), _b2, Range(0, S))
(assert (> v3 0.0))
(assert (= (>= v2 0.0) (>= v3 1.0)))
(assert (= (<= v2 0.0) (<= v3 1.0)))
(assert (>= v3 (+ 1.0 v2)))
(assert (<= 1.0 (to_real v0)))
(assert (<= 1.0 (to_real v1)))
(assert (<= (ite (> (to_real v0) 0.0) (* 1.0 v3) 0.0) v4))
(assert (not (< 0.0 v4)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; key_lengths[0]
(declare-const v1 Int) ; S
(assert (<= 1.0 (to_real v0)))
(assert (<= 1.0 (to_real v1)))
(assert (not (and (<= 0.0 0.0) (< 0.0 (to_real v1)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; n
(declare-const v1 Int) ; H
(assert (and (<= 0 v0) (< v0 v1)))
(assert (not (and (<= v1 (+ v1 v0)) (< (+ v1 v0) (* 2 v1)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; key_lengths[0]
(declare-const v2 Int) ; S
(declare-const v3 Real) ; exp(Sigma(tanh(b[_b1] + Sigma(decoder_hidden[_b0]*w[_b1, 1, _b0], _b0, Range(0, H)) + Sigma(encoder_outputs[u, _b0]*w[_b1, 0, _b0], _b0, Range(0, H)))*v[_b1], _b1, Range(0, H)))*encoder_outputs[u, c]
(assert (and (<= (to_real v1) (to_real v0)) (< (to_real v0) (to_real v2))))
(assert (not (= (ite (> (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) (* 1.0 v3) 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; key_lengths[0]
(declare-const v1 Int) ; j
(declare-const v2 Real) ; exp(Sigma(tanh(b[_b1] + Sigma(decoder_hidden[_b0]*w[_b1, 1, _b0], _b0, Range(0, H)) + Sigma(encoder_outputs[j, _b0]*w[_b1, 0, _b0], _b0, Range(0, H)))*v[_b1], _b1, Range(0, H)))*inv(Sigma(Select(-_b2 + key_lengths[0], exp(Sigma(tanh(b[_b1] + Sigma(decoder_hidden[_b0]*w[_b1, 1, _b0], _b0, Range(0, H)) + Sigma(encoder_outputs[_b2, _b0]*w[_b1, 0, _b0], _b0, Range(0, H)))*v[_b1], _b1, Range(0, H))), 0), _b2, Range(0, S)))
(assert (<= (to_real v0) (to_real v1)))
(assert (not (= (ite (> (+ (* (- 1.0) (to_real v1)) (to_real v0)) 0.0) (* 1.0 v2) 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; H
(assert (<= 0.0 (to_real v0)))
(assert (not (<= (to_real v0) (* 2.0 (to_real v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; key_lengths[0]
(declare-const v2 Real) ; Sigma(tanh(b[_b1] + Sigma(decoder_hidden[_b0]*w[_b1, 1, _b0], _b0, Range(0, H)) + Sigma(encoder_outputs[u, _b0]*w[_b1, 0, _b0], _b0, Range(0, H)))*v[_b1], _b1, Range(0, H))
(declare-const v3 Real) ; exp Sigma(tanh(b[_b1] + Sigma(decoder_hidden[_b0]*w[_b1, 1, _b0], _b0, Range(0, H)) + Sigma(encoder_outputs[u, _b0]*w[_b1, 0, _b0], _b0, Range(0, H)))*v[_b1], _b1, Range(0, H)) 1
(assert (> v3 0.0))
(assert (= (>= v2 0.0) (>= v3 1.0)))
(assert (= (<= v2 0.0) (<= v3 1.0)))
(assert (>= v3 (+ 1.0 v2)))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (not (= (ite (> (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) (* 1.0 v3) 0.0) (* 1.0 v3))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; schema_c
(declare-const v1 Real) ; schema_x
(assert (not (= (ite (> v0 0.0) v1 0.0) (* v1 (ite (> v0 0.0) 1.0 0.0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(tanh(b[_b1] + Sigma(decoder_hidden[_b0]*w[_b1, 1, _b0], _b0, Range(0, H)) + Sigma(encoder_outputs[k0, _b0]*w[_b1, 0, _b0], _b0, Range(0, H)))*v[_b1], _b1, Range(0, H))
(declare-const v1 Real) ; exp Sigma(tanh(b[_b1] + Sigma(decoder_hidden[_b0]*w[_b1, 1, _b0], _b0, Range(0, H)) + Sigma(encoder_outputs[k0, _b0]*w[_b1, 0, _b0], _b0, Range(0, H)))*v[_b1], _b1, Range(0, H)) 1
(assert (> v1 0.0))
(assert (= (>= v0 0.0) (>= v1 1.0)))
(assert (= (<= v0 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 v0)))
(assert (not (< 0.0 (* 1.0 v1))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; m
(declare-const v1 Int) ; H
(assert (and (<= v1 v0) (< v0 (* 2 v1))))
(assert (not (= v0 v0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; key_lengths[0]
(declare-const v2 Real) ; Sigma(tanh(b[_b1] + Sigma(decoder_hidden[_b0]*w[_b1, 1, _b0], _b0, Range(0, H)) + Sigma(encoder_outputs[u, _b0]*w[_b1, 0, _b0], _b0, Range(0, H)))*v[_b1], _b1, Range(0, H))
(declare-const v3 Real) ; exp Sigma(tanh(b[_b1] + Sigma(decoder_hidden[_b0]*w[_b1, 1, _b0], _b0, Range(0, H)) + Sigma(encoder_outputs[u, _b0]*w[_b1, 0, _b0], _b0, Range(0, H)))*v[_b1], _b1, Range(0, H)) 1
(assert (> v3 0.0))
(assert (= (>= v2 0.0) (>= v3 1.0)))
(assert (= (<= v2 0.0) (<= v3 1.0)))
(assert (>= v3 (+ 1.0 v2)))
(assert (not (<= 0.0 (ite (> (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) (* 1.0 v3) 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; H
(declare-const v1 Int) ; j
(declare-const v2 Int) ; S
(assert (<= 0.0 (to_real v0)))
(assert (and (<= 0.0 (to_real v1)) (< (to_real v1) (to_real v2))))
(assert (not (<= (to_real v0) (* 2.0 (to_real v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; m
(declare-const v1 Int) ; H
(assert (and (<= v1 v0) (< v0 (* 2 v1))))
(assert (not (and (<= 0 (+ v0 (* (- 1) v1))) (< (+ v0 (* (- 1) v1)) v1))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; key_lengths[0]
(declare-const v1 Int) ; S
(declare-const v2 Int) ; j
(declare-const v3 Real) ; exp(Sigma(tanh(b[_b1] + Sigma(decoder_hidden[_b0]*w[_b1, 1, _b0], _b0, Range(0, H)) + Sigma(encoder_outputs[j, _b0]*w[_b1, 0, _b0], _b0, Range(0, H)))*v[_b1], _b1, Range(0, H)))*inv(Sigma(exp(Sigma(tanh(b[_b1] + Sigma(decoder_hidden[_b0]*w[_b1, 1, _b0], _b0, Range(0, H)) + Sigma(encoder_outputs[_b2, _b0]*w[_b1, 0, _b0], _b0, Range(0, H)))*v[_b1], _b1, Range(0, H))), _b2, Range(0, key_lengths[0])))
(assert (<= (to_real v0) (to_real v1)))
(assert (and (<= 0.0 (to_real v2)) (< (to_real v2) (to_real v0))))
(assert (<= 0.0 (to_real v0)))
(assert (not (= (ite (> (+ (* (- 1.0) (to_real v2)) (to_real v0)) 0.0) (* 1.0 v3) 0.0) (* 1.0 v3))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; key_lengths[0]
(declare-const v2 Real) ; exp(Sigma(tanh(b[_b1] + Sigma(decoder_hidden[_b0]*w[_b1, 1, _b0], _b0, Range(0, H)) + Sigma(encoder_outputs[u, _b0]*w[_b1, 0, _b0], _b0, Range(0, H)))*v[_b1], _b1, Range(0, H)))*encoder_outputs[u, c]
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (not (= (ite (> (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) (* 1.0 v2) 0.0) (* 1.0 v2))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(exp(Sigma(tanh(b[_b1] + Sigma(decoder_hidden[_b0]*w[_b1, 1, _b0], _b0, Range(0, H)) + Sigma(encoder_outputs[_b2, _b0]*w[_b1, 0, _b0], _b0, Range(0, H)))*v[_b1], _b1, Range(0, H)))*Select(-_b2 + key_lengths[0], 1, 0), _b2, Range(0, S))
(assert (< 0.0 v0))
(assert (not (not (= v0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; key_lengths[0]
(declare-const v2 Int) ; S
(declare-const v3 Real) ; Sigma(tanh(b[_b1] + Sigma(decoder_hidden[_b0]*w[_b1, 1, _b0], _b0, Range(0, H)) + Sigma(encoder_outputs[u, _b0]*w[_b1, 0, _b0], _b0, Range(0, H)))*v[_b1], _b1, Range(0, H))
(declare-const v4 Real) ; exp Sigma(tanh(b[_b1] + Sigma(decoder_hidden[_b0]*w[_b1, 1, _b0], _b0, Range(0, H)) + Sigma(encoder_outputs[u, _b0]*w[_b1, 0, _b0], _b0, Range(0, H)))*v[_b1], _b1, Range(0, H)) 1
(assert (> v4 0.0))
(assert (= (>= v3 0.0) (>= v4 1.0)))
(assert (= (<= v3 0.0) (<= v4 1.0)))
(assert (>= v4 (+ 1.0 v3)))
(assert (and (<= (to_real v1) (to_real v0)) (< (to_real v0) (to_real v2))))
(assert (not (= (ite (> (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) (* 1.0 v4) 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; n
(declare-const v1 Int) ; H
(assert (and (<= 0 v0) (< v0 v1)))
(assert (not (= v0 v0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(exp(Sigma(tanh(b[_b1] + Sigma(decoder_hidden[_b0]*w[_b1, 1, _b0], _b0, Range(0, H)) + Sigma(encoder_outputs[_b2, _b0]*w[_b1, 0, _b0], _b0, Range(0, H)))*v[_b1], _b1, Range(0, H))), _b2, Range(0, S))
(declare-const v1 Int) ; S
(assert (< 0.0 v0))
(assert (< 0.0 (to_real v1)))
(assert (not (not (= v0 0.0))))
(check-sat)

(set-logic ALL)
(declare-const v0 Int) ; n
(declare-const v1 Int) ; H
(assert (and (<= 0 v0) (< v0 v1)))
(assert (not (and (<= v1 (+ v1 v0)) (< (+ v1 v0) (* 2 v1)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; H
(assert (<= 0.0 (to_real v0)))
(assert (not (<= (to_real v0) (* 2.0 (to_real v0)))))
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

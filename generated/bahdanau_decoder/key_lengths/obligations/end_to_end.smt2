(set-logic ALL)
(declare-const v0 Real) ; schema_y
(declare-const v1 Real) ; schema_x
(assert (= v0 0.0))
(assert (= (/ 1.0 v0) 0.0))
(assert (= (/ 1.0 (* v1 v0)) 0.0))
(assert (not (= (/ 1.0 (* v1 v0)) (* (/ 1.0 v1) (/ 1.0 v0)))))
(check-sat)

(reset)
(set-logic ALL)
(assert (not (= (ite (> 2.0 0.0) 1.0 0.0) 1.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; schema_y
(declare-const v1 Real) ; schema_x
(assert (not (= v0 0.0)))
(assert (not (= v1 0.0)))
(assert (not (not (= v0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(tanh(b[_b1] + Sigma(decoder_hidden[batch, _b0]*w[_b1, 1, _b0], _b0, Range(0, H)) + Sigma(encoder_outputs[batch, k0, _b0]*w[_b1, 0, _b0], _b0, Range(0, H)))*v[_b1], _b1, Range(0, H))
(declare-const v1 Real) ; exp Sigma(tanh(b[_b1] + Sigma(decoder_hidden[batch, _b0]*w[_b1, 1, _b0], _b0, Range(0, H)) + Sigma(encoder_outputs[batch, k0, _b0]*w[_b1, 0, _b0], _b0, Range(0, H)))*v[_b1], _b1, Range(0, H)) 1
(assert (> v1 0.0))
(assert (= (>= v0 0.0) (>= v1 1.0)))
(assert (= (<= v0 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 v0)))
(assert (not (< 0.0 (* 1.0 v1))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; base.t4[batch, j]
(declare-const v1 Real) ; exp base.t4[batch, j] 1
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
(declare-const v0 Int) ; j
(declare-const v1 Int) ; key_lengths[batch]
(declare-const v2 Real) ; base.t4[batch, j]
(declare-const v3 Real) ; exp base.t4[batch, j] 1
(declare-const v4 Real) ; Sigma(Select(-_b0 + key_lengths[batch], exp(base.t4[batch, _b0]), 0), _b0, Range(0, S))
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
(declare-const v0 Int) ; TWO
(assert (= (to_real v0) 2.0))
(assert (not (= (ite (> (+ (- 1.0) (to_real v0)) 0.0) 1.0 0.0) 1.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; place.c
(declare-const v1 Int) ; place.size
(assert (< v0 0))
(assert (not (= (* (ite (> (+ 1 v0) 0) 1 0) (ite (> (+ v1 (* (- 1) v0)) 0) 1 0)) 0)))
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
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; place.c
(declare-const v2 Int) ; place.size
(define-fun d3 () Real (+ 1.0 (* (- 1.0) (ite (>= (+ (to_real v0) (* (- 1.0) (to_real v1))) 0.0) (+ (to_real v0) (* (- 1.0) (to_real v1))) (- (+ (to_real v0) (* (- 1.0) (to_real v1))))))))
(assert (and (<= (+ 1.0 (to_real v1)) (to_real v0)) (< (to_real v0) (to_real v2))))
(assert (not (= (ite (> d3 0.0) 1.0 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; base.t4[batch, k0]
(declare-const v1 Real) ; exp base.t4[batch, k0] 1
(declare-const v2 Int) ; k0
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
(declare-const v1 Int) ; place.size
(declare-const v2 Int) ; place.c
(define-fun d3 () Real (+ 1.0 (* (- 1.0) (ite (>= (+ (to_real v0) (* (- 1.0) (to_real v2))) 0.0) (+ (to_real v0) (* (- 1.0) (to_real v2))) (- (+ (to_real v0) (* (- 1.0) (to_real v2))))))))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (<= (to_real v1) (to_real v2)))
(assert (not (= (ite (> d3 0.0) 1.0 0.0) 0.0)))
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
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; key_lengths[batch]
(declare-const v2 Real) ; base.t4[batch, k0]
(declare-const v3 Real) ; exp base.t4[batch, k0] 1
(assert (> v3 0.0))
(assert (= (>= v2 0.0) (>= v3 1.0)))
(assert (= (<= v2 0.0) (<= v3 1.0)))
(assert (>= v3 (+ 1.0 v2)))
(assert (not (<= 0.0 (ite (> (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) (* 1.0 v3) 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; schema_x
(declare-const v1 Real) ; schema_y
(assert (= v0 0.0))
(assert (not (= (* v0 v1) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; place.size
(declare-const v2 Int) ; place.c
(define-fun d3 () Real (+ 1.0 (* (- 1.0) (ite (>= (+ (to_real v0) (* (- 1.0) (to_real v2))) 0.0) (+ (to_real v0) (* (- 1.0) (to_real v2))) (- (+ (to_real v0) (* (- 1.0) (to_real v2))))))))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (< (to_real v2) 0.0))
(assert (not (= (ite (> d3 0.0) 1.0 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; schema_y
(declare-const v1 Real) ; schema_x
(assert (not (= v0 0.0)))
(assert (not (= v1 0.0)))
(assert (not (not (= v1 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; place.g[place.c]
(assert (not (= (* v0 (ite (> 1.0 0.0) 1.0 0.0)) v0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; base.t6[batch]
(assert (not (= v0 0.0)))
(assert (not (not (= v0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(tanh(b[_b1] + Sigma(decoder_hidden[batch, _b0]*w[_b1, 1, _b0], _b0, Range(0, H)) + Sigma(encoder_outputs[batch, k0, _b0]*w[_b1, 0, _b0], _b0, Range(0, H)))*v[_b1], _b1, Range(0, H))
(declare-const v1 Real) ; exp Sigma(tanh(b[_b1] + Sigma(decoder_hidden[batch, _b0]*w[_b1, 1, _b0], _b0, Range(0, H)) + Sigma(encoder_outputs[batch, k0, _b0]*w[_b1, 0, _b0], _b0, Range(0, H)))*v[_b1], _b1, Range(0, H)) 1
(declare-const v2 Int) ; k0
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
(declare-const v0 Int) ; place.c
(declare-const v1 Int) ; place.size
(assert (<= 0.0 (to_real v0)))
(assert (< (to_real v0) (to_real v1)))
(assert (not (<= (to_real v0) (to_real v1))))
(check-sat)

(reset)
(set-logic ALL)
(assert (not (= (ite (> 1.0 0.0) 1.0 0.0) 1.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; schema_x
(declare-const v1 Real) ; schema_y
(assert (= (/ 1.0 v0) 0.0))
(assert (= (/ 1.0 (* v0 v1)) 0.0))
(assert (= v0 0.0))
(assert (not (= (/ 1.0 (* v0 v1)) (* (/ 1.0 v0) (/ 1.0 v1)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; schema_c
(declare-const v1 Real) ; schema_x
(assert (not (= (ite (> v0 0.0) v1 0.0) (* v1 (ite (> v0 0.0) 1.0 0.0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; base.t6[batch]
(assert (< 0.0 v0))
(assert (not (not (= v0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; place.c
(assert (and (<= 0 v0) (< v0 v1)))
(assert (not (= (ite (> (+ 1 (* (- 1) (ite (>= (+ v0 (* (- 1) v1)) 0) (+ v0 (* (- 1) v1)) (- (+ v0 (* (- 1) v1)))))) 0) 1 0) 0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; schema_c
(assert (not (= (* (ite (> v0 0.0) 1.0 0.0) (ite (> v0 0.0) 1.0 0.0)) (ite (> v0 0.0) 1.0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; key_lengths[batch]
(declare-const v2 Int) ; Sigma(Select(-_b0 + key_lengths[batch], 1, 0), _b0, Range(0, S))
(declare-const v3 Int) ; S
(assert (<= (ite (> (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) 1.0 0.0) (to_real v2)))
(assert (<= (to_real v2) 0.0))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v3))))
(assert (not (<= (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; schema_y
(declare-const v1 Real) ; schema_x
(assert (= v0 0.0))
(assert (not (= (* v1 v0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; finite.base.lse[batch]
(declare-const v1 Real) ; base.t6[batch]
(assert (= v0 v1))
(assert (<= v0 0.0))
(assert (<= 0.0 v1))
(assert (not (= v1 0.0)))
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
(declare-const v0 Int) ; Sigma(Select(-_b0 + key_lengths[batch], 1, 0), _b0, Range(0, S))
(declare-const v1 Real) ; Sigma(Select(-_b2 + key_lengths[batch], exp(Sigma(tanh(b[_b1] + Sigma(decoder_hidden[batch, _b0]*w[_b1, 1, _b0], _b0, Range(0, H)) + Sigma(encoder_outputs[batch, _b2, _b0]*w[_b1, 0, _b0], _b0, Range(0, H)))*v[_b1], _b1, Range(0, H))), 0), _b2, Range(0, S))
(assert (< 0.0 (to_real v0)))
(assert (<= (to_real v0) 0.0))
(assert (not (< 0.0 v1)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; place.c
(declare-const v1 Int) ; place.size
(assert (<= 0.0 (to_real v0)))
(assert (< (to_real v0) (to_real v1)))
(assert (not (<= (to_real v0) (+ 1.0 (to_real v0)))))
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
(declare-const v0 Real) ; Sigma(Select(-_b2 + key_lengths[batch], exp(Sigma(tanh(b[_b1] + Sigma(decoder_hidden[batch, _b0]*w[_b1, 1, _b0], _b0, Range(0, H)) + Sigma(encoder_outputs[batch, _b2, _b0]*w[_b1, 0, _b0], _b0, Range(0, H)))*v[_b1], _b1, Range(0, H))), 0), _b2, Range(0, S))
(declare-const v1 Int) ; k0
(declare-const v2 Int) ; key_lengths[batch]
(declare-const v3 Real) ; Sigma(tanh(b[_b1] + Sigma(decoder_hidden[batch, _b0]*w[_b1, 1, _b0], _b0, Range(0, H)) + Sigma(encoder_outputs[batch, k0, _b0]*w[_b1, 0, _b0], _b0, Range(0, H)))*v[_b1], _b1, Range(0, H))
(declare-const v4 Real) ; exp Sigma(tanh(b[_b1] + Sigma(decoder_hidden[batch, _b0]*w[_b1, 1, _b0], _b0, Range(0, H)) + Sigma(encoder_outputs[batch, k0, _b0]*w[_b1, 0, _b0], _b0, Range(0, H)))*v[_b1], _b1, Range(0, H)) 1
(assert (> v4 0.0))
(assert (= (>= v3 0.0) (>= v4 1.0)))
(assert (= (<= v3 0.0) (<= v4 1.0)))
(assert (>= v4 (+ 1.0 v3)))
(assert (<= v0 0.0))
(assert (<= (ite (> (+ (* (- 1.0) (to_real v1)) (to_real v2)) 0.0) (* 1.0 v4) 0.0) v0))
(assert (< 0.0 (ite (> (+ (* (- 1.0) (to_real v1)) (to_real v2)) 0.0) (* 1.0 v4) 0.0)))
(assert (not (<= (ite (> (+ (* (- 1.0) (to_real v1)) (to_real v2)) 0.0) 1.0 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; place.c
(declare-const v1 Int) ; place.size
(assert (<= 0 v0))
(assert (< v0 v1))
(assert (not (= (* (ite (> (+ 1 v0) 0) 1 0) (ite (> (+ v1 (* (- 1) v0)) 0) 1 0)) 1)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; key_lengths[batch]
(declare-const v2 Int) ; Sigma(Select(-_b0 + key_lengths[batch], 1, 0), _b0, Range(0, S))
(declare-const v3 Int) ; S
(declare-const v4 Int) ; j
(assert (<= (ite (> (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) 1.0 0.0) (to_real v2)))
(assert (<= (to_real v2) 0.0))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v3))))
(assert (< 0.0 (+ (* (- 1.0) (to_real v4)) (to_real v1))))
(assert (not (<= (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; base.t4[batch, j]
(declare-const v1 Real) ; exp base.t4[batch, j] 1
(assert (> v1 0.0))
(assert (= (>= v0 0.0) (>= v1 1.0)))
(assert (= (<= v0 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 v0)))
(assert (not (< 0.0 (* 1.0 v1))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; TWO
(assert (= (to_real v0) 2.0))
(assert (not (= (ite (> (to_real v0) 0.0) 1.0 0.0) 1.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; key_lengths[batch]
(declare-const v2 Real) ; Sigma(tanh(b[_b1] + Sigma(decoder_hidden[batch, _b0]*w[_b1, 1, _b0], _b0, Range(0, H)) + Sigma(encoder_outputs[batch, k0, _b0]*w[_b1, 0, _b0], _b0, Range(0, H)))*v[_b1], _b1, Range(0, H))
(declare-const v3 Real) ; exp Sigma(tanh(b[_b1] + Sigma(decoder_hidden[batch, _b0]*w[_b1, 1, _b0], _b0, Range(0, H)) + Sigma(encoder_outputs[batch, k0, _b0]*w[_b1, 0, _b0], _b0, Range(0, H)))*v[_b1], _b1, Range(0, H)) 1
(assert (> v3 0.0))
(assert (= (>= v2 0.0) (>= v3 1.0)))
(assert (= (<= v2 0.0) (<= v3 1.0)))
(assert (>= v3 (+ 1.0 v2)))
(assert (not (<= 0.0 (ite (> (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) (* 1.0 v3) 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(Select(-_b2 + key_lengths[batch], exp(Sigma(tanh(b[_b1] + Sigma(decoder_hidden[batch, _b0]*w[_b1, 1, _b0], _b0, Range(0, H)) + Sigma(encoder_outputs[batch, _b2, _b0]*w[_b1, 0, _b0], _b0, Range(0, H)))*v[_b1], _b1, Range(0, H))), 0), _b2, Range(0, S))
(assert (< 0.0 v0))
(assert (not (not (= v0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; key_lengths[batch]
(declare-const v2 Real) ; base.t4[batch, k0]
(declare-const v3 Real) ; exp base.t4[batch, k0] 1
(declare-const v4 Real) ; Sigma(Select(-_b0 + key_lengths[batch], exp(base.t4[batch, _b0]), 0), _b0, Range(0, S))
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
(declare-const v0 Int) ; place.size
(declare-const v1 Int) ; place.c
(assert (<= v0 v1))
(assert (not (= (* (ite (> (+ 1 v1) 0) 1 0) (ite (> (+ v0 (* (- 1) v1)) 0) 1 0)) 0)))
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
(declare-const v0 Int) ; k1
(declare-const v1 Int) ; key_lengths[batch]
(declare-const v2 Real) ; base.t4[batch, k1]
(declare-const v3 Real) ; exp base.t4[batch, k1] 1
(assert (> v3 0.0))
(assert (= (>= v2 0.0) (>= v3 1.0)))
(assert (= (<= v2 0.0) (<= v3 1.0)))
(assert (>= v3 (+ 1.0 v2)))
(assert (not (<= 0.0 (ite (> (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) (* 1.0 v3) 0.0))))
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
(declare-const v0 Real) ; schema_y
(declare-const v1 Real) ; schema_x
(assert (not (= v0 0.0)))
(assert (not (= v1 0.0)))
(assert (not (not (= (* v1 v0) 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; base.t4[batch, k0]
(declare-const v1 Real) ; exp base.t4[batch, k0] 1
(assert (> v1 0.0))
(assert (= (>= v0 0.0) (>= v1 1.0)))
(assert (= (<= v0 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 v0)))
(assert (not (< 0.0 (* 1.0 v1))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; place.c
(declare-const v1 Int) ; place.size
(assert (<= 0 v0))
(assert (< v0 v1))
(assert (not (<= (+ 1 v0) v1)))
(check-sat)

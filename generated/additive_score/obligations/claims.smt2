(set-logic ALL)
(declare-const v0 Int) ; m
(declare-const v1 Int) ; Dk
(declare-const v2 Int) ; D
(assert (and (<= v1 v0) (< v0 (+ v2 v1))))
(assert (not (= v0 v0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Dk
(declare-const v1 Int) ; D
(assert (<= 0.0 (to_real v0)))
(assert (<= 0.0 (to_real v1)))
(assert (not (<= (to_real v0) (+ (to_real v1) (to_real v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; n
(declare-const v1 Int) ; D
(declare-const v2 Int) ; Dk
(assert (and (<= 0 v0) (< v0 v1)))
(assert (not (and (<= v2 (+ v2 v0)) (< (+ v2 v0) (+ v1 v2)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; m
(declare-const v1 Int) ; Dk
(declare-const v2 Int) ; D
(assert (and (<= v1 v0) (< v0 (+ v2 v1))))
(assert (not (and (<= 0 (+ v0 (* (- 1) v1))) (< (+ v0 (* (- 1) v1)) v2))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma((Sigma(Abs(w_score[_b0]), _b0, Range(0, A)) + 1)*Select(1 - Abs(_b1), 1, 0)**2, _b1, Range(0, D))
(declare-const v1 Real) ; Sigma(Abs(w_score[_b0]), _b0, Range(0, A))
(declare-const v2 Real) ; Sigma(tanh(b[_b2] + Sigma(Select(1 - Abs(_b0), 1, 0)*w_query[_b2, _b0], _b0, Range(0, D)) + Sigma((Sigma(Abs(w_score[_b0]), _b0, Range(0, A)) + 1)*Select(1 - Abs(_b1), 1, 0)*w_key[_b2, _b1], _b1, Range(0, D)))*w_score[_b2], _b2, Range(0, A))
(assert (= v0 (* (+ 1.0 v1) (ite (> 1.0 0.0) 1.0 0.0))))
(assert (<= v2 v1))
(assert (not (< v2 v0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; n
(declare-const v1 Int) ; D
(assert (and (<= 0 v0) (< v0 v1)))
(assert (not (= v0 v0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k
(declare-const v1 Int) ; N
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (not (<= (to_real v0) (+ 1.0 (to_real v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; D
(assert (< 0.0 (to_real v0)))
(assert (not (and (<= 0.0 0.0) (< 0.0 (to_real v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k
(declare-const v1 Int) ; N
(assert (and (<= 0 v0) (< v0 v1)))
(assert (not (<= (+ 1 v0) v1)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; x
(declare-const v1 Real) ; y
(declare-const v2 Real) ; exp y 1
(assert (> v2 0.0))
(assert (= (>= v1 0.0) (>= v2 1.0)))
(assert (= (<= v1 0.0) (<= v2 1.0)))
(assert (>= v2 (+ 1.0 v1)))
(assert (not (<= (* (- 1.0) (ite (>= v0 0.0) v0 (- v0))) (* v0 (+ (- 1.0) (* 1.0 (* v2 v2))) (/ 1.0 (+ 1.0 (* 1.0 (* v2 v2))))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k
(declare-const v1 Int) ; N
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (not (<= 0.0 (to_real v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; x
(declare-const v1 Real) ; y
(declare-const v2 Real) ; exp y 1
(assert (> v2 0.0))
(assert (= (>= v1 0.0) (>= v2 1.0)))
(assert (= (<= v1 0.0) (<= v2 1.0)))
(assert (>= v2 (+ 1.0 v1)))
(assert (not (<= (* v0 (+ (- 1.0) (* 1.0 (* v2 v2))) (/ 1.0 (+ 1.0 (* 1.0 (* v2 v2))))) (ite (>= v0 0.0) v0 (- v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k
(declare-const v1 Int) ; N
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (not (<= (to_real v0) (to_real v1))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; u
(declare-const v1 Real) ; k
(declare-const v2 Real) ; N
(declare-const v3 Real) ; f[u]
(assert (and (<= (+ 1.0 v1) v0) (< v0 v2)))
(assert (not (= (* v3 (ite (> (+ 1.0 (* (- 1.0) (ite (>= (+ v1 (* (- 1.0) v0)) 0.0) (+ v1 (* (- 1.0) v0)) (- (+ v1 (* (- 1.0) v0)))))) 0.0) 1.0 0.0)) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; f[k]
(assert (not (= (* v0 (ite (> 1.0 0.0) 1.0 0.0)) v0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; k
(declare-const v2 Real) ; f[u]
(define-fun d3 () Real (+ 1.0 (* (- 1.0) (ite (>= (+ (to_real v1) (* (- 1.0) (to_real v0))) 0.0) (+ (to_real v1) (* (- 1.0) (to_real v0))) (- (+ (to_real v1) (* (- 1.0) (to_real v0))))))))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (not (= (* v2 (ite (> d3 0.0) 1.0 0.0)) 0.0)))
(check-sat)

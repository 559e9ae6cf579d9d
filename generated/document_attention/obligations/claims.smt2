(set-logic ALL)
(declare-const v0 Int) ; key_documents[u]
(declare-const v1 Int) ; query_documents[i]
(define-fun d2 () Real (+ 1.0 (* (- 1.0) (ite (>= (+ (* (- 1.0) (to_real v1)) (to_real v0)) 0.0) (+ (* (- 1.0) (to_real v1)) (to_real v0)) (- (+ (* (- 1.0) (to_real v1)) (to_real v0)))))))
(declare-const v2 Real) ; exp(scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D)))*v[u, e]
(assert (= (to_real v0) (to_real v1)))
(assert (not (= (ite (> d2 0.0) (* 1.0 v2) 0.0) (* 1.0 v2))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; key_documents[u]
(declare-const v1 Int) ; query_documents[i]
(define-fun d2 () Real (+ 1.0 (* (- 1.0) (ite (>= (+ (* (- 1.0) (to_real v1)) (to_real v0)) 0.0) (+ (* (- 1.0) (to_real v1)) (to_real v0)) (- (+ (* (- 1.0) (to_real v1)) (to_real v0)))))))
(declare-const v2 Real) ; scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D))
(declare-const v3 Real) ; exp scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D)) 1
(assert (> v3 0.0))
(assert (= (>= (* 1.0 v2) 0.0) (>= v3 1.0)))
(assert (= (<= (* 1.0 v2) 0.0) (<= v3 1.0)))
(assert (>= v3 (+ 1.0 (* 1.0 v2))))
(assert (= (to_real v0) (to_real v1)))
(assert (not (= (ite (> d2 0.0) (* 1.0 v3) 0.0) (* 1.0 v3))))
(check-sat)

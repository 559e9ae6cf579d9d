(set-logic ALL)
(declare-const v0 Int) ; query_documents[batch, i]
(declare-const v1 Int) ; key_documents[batch, k0]
(define-fun d2 () Real (+ 1.0 (* (- 1.0) (ite (>= (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) (+ (* (- 1.0) (to_real v0)) (to_real v1)) (- (+ (* (- 1.0) (to_real v0)) (to_real v1)))))))
(declare-const v2 Real) ; scale[0]*Sigma(k[batch, head, k0, _b0]*q[batch, head, i, _b0], _b0, Range(0, D))
(declare-const v3 Real) ; exp scale[0]*Sigma(k[batch, head, k0, _b0]*q[batch, head, i, _b0], _b0, Range(0, D)) 1
(assert (> v3 0.0))
(assert (= (>= (* 1.0 v2) 0.0) (>= v3 1.0)))
(assert (= (<= (* 1.0 v2) 0.0) (<= v3 1.0)))
(assert (>= v3 (+ 1.0 (* 1.0 v2))))
(assert (not (<= 0.0 (ite (> d2 0.0) (* 1.0 v3) 0.0))))
(check-sat)

(reset)
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
(declare-const v0 Int) ; query_documents[batch, i]
(declare-const v1 Int) ; key_documents[batch, k1]
(define-fun d2 () Real (+ 1.0 (* (- 1.0) (ite (>= (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) (+ (* (- 1.0) (to_real v0)) (to_real v1)) (- (+ (* (- 1.0) (to_real v0)) (to_real v1)))))))
(assert (not (<= 0.0 (ite (> d2 0.0) 1.0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; query_documents[batch, i]
(declare-const v1 Int) ; key_documents[batch, k0]
(define-fun d2 () Real (+ 1.0 (* (- 1.0) (ite (>= (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) (+ (* (- 1.0) (to_real v0)) (to_real v1)) (- (+ (* (- 1.0) (to_real v0)) (to_real v1)))))))
(declare-const v2 Real) ; scale[0]*Sigma(k[batch, head, k0, _b0]*q[batch, head, i, _b0], _b0, Range(0, D))
(declare-const v3 Real) ; exp scale[0]*Sigma(k[batch, head, k0, _b0]*q[batch, head, i, _b0], _b0, Range(0, D)) 1
(declare-const v4 Real) ; Sigma(Select(1 - Abs(key_documents[batch, _b1] - query_documents[batch, i]), exp(scale[0]*Sigma(k[batch, head, _b1, _b0]*q[batch, head, i, _b0], _b0, Range(0, D))), 0), _b1, Range(0, M))
(assert (> v3 0.0))
(assert (= (>= (* 1.0 v2) 0.0) (>= v3 1.0)))
(assert (= (<= (* 1.0 v2) 0.0) (<= v3 1.0)))
(assert (>= v3 (+ 1.0 (* 1.0 v2))))
(assert (<= (ite (> d2 0.0) (* 1.0 v3) 0.0) v4))
(assert (<= v4 0.0))
(assert (< 0.0 (ite (> d2 0.0) (* 1.0 v3) 0.0)))
(assert (not (<= (ite (> d2 0.0) 1.0 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(Select(1 - Abs(key_documents[batch, _b0] - query_documents[batch, i]), 1, 0), _b0, Range(0, M))
(declare-const v1 Int) ; k0
(declare-const v2 Int) ; M
(declare-const v3 Int) ; query_documents[batch, i]
(declare-const v4 Int) ; key_documents[batch, k0]
(define-fun d5 () Real (+ 1.0 (* (- 1.0) (ite (>= (+ (* (- 1.0) (to_real v3)) (to_real v4)) 0.0) (+ (* (- 1.0) (to_real v3)) (to_real v4)) (- (+ (* (- 1.0) (to_real v3)) (to_real v4)))))))
(assert (<= (to_real v0) 0.0))
(assert (and (<= 0.0 (to_real v1)) (< (to_real v1) (to_real v2))))
(assert (<= (ite (> d5 0.0) 1.0 0.0) (to_real v0)))
(assert (not (<= d5 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; schema_c
(declare-const v1 Real) ; schema_x
(assert (not (= (ite (> v0 0.0) v1 0.0) (* v1 (ite (> v0 0.0) 1.0 0.0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(Select(1 - Abs(key_documents[batch, _b0] - query_documents[batch, i]), 1, 0), _b0, Range(0, M))
(declare-const v1 Real) ; Sigma(Select(1 - Abs(key_documents[batch, _b1] - query_documents[batch, i]), exp(scale[0]*Sigma(k[batch, head, _b1, _b0]*q[batch, head, i, _b0], _b0, Range(0, D))), 0), _b1, Range(0, M))
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
(declare-const v0 Int) ; query_documents[batch, i]
(declare-const v1 Int) ; key_documents[batch, k0]
(define-fun d2 () Real (+ 1.0 (* (- 1.0) (ite (>= (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) (+ (* (- 1.0) (to_real v0)) (to_real v1)) (- (+ (* (- 1.0) (to_real v0)) (to_real v1)))))))
(assert (<= d2 0.0))
(assert (not (<= (ite (> d2 0.0) 1.0 0.0) 0.0)))
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
(declare-const v0 Real) ; scale[0]*Sigma(k[batch, head, k0, _b0]*q[batch, head, i, _b0], _b0, Range(0, D))
(declare-const v1 Real) ; exp scale[0]*Sigma(k[batch, head, k0, _b0]*q[batch, head, i, _b0], _b0, Range(0, D)) 1
(declare-const v2 Int) ; query_documents[batch, i]
(declare-const v3 Int) ; key_documents[batch, k0]
(define-fun d4 () Real (+ 1.0 (* (- 1.0) (ite (>= (+ (* (- 1.0) (to_real v2)) (to_real v3)) 0.0) (+ (* (- 1.0) (to_real v2)) (to_real v3)) (- (+ (* (- 1.0) (to_real v2)) (to_real v3)))))))
(assert (> v1 0.0))
(assert (= (>= (* 1.0 v0) 0.0) (>= v1 1.0)))
(assert (= (<= (* 1.0 v0) 0.0) (<= v1 1.0)))
(assert (>= v1 (+ 1.0 (* 1.0 v0))))
(assert (< 0.0 (* 1.0 v1)))
(assert (< 0.0 d4))
(assert (not (< 0.0 (ite (> d4 0.0) (* 1.0 v1) 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; Sigma(Select(1 - Abs(key_documents[batch, _b1] - query_documents[batch, i]), exp(scale[0]*Sigma(k[batch, head, _b1, _b0]*q[batch, head, i, _b0], _b0, Range(0, D))), 0), _b1, Range(0, M))
(assert (< 0.0 v0))
(assert (not (not (= v0 0.0))))
(check-sat)

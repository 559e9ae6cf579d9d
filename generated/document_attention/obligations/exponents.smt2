(set-logic ALL)
(declare-const v0 Int) ; query_documents[batch, i]
(declare-const v1 Int) ; key_documents[batch, j]
(define-fun d2 () Real (+ 1.0 (* (- 1.0) (ite (>= (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) (+ (* (- 1.0) (to_real v0)) (to_real v1)) (- (+ (* (- 1.0) (to_real v0)) (to_real v1)))))))
(assert (< 0.0 d2))
(assert (not (< 0.0 d2)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; query_documents[batch, i]
(declare-const v1 Int) ; key_documents[batch, j]
(define-fun d2 () Real (+ 1.0 (* (- 1.0) (ite (>= (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) (+ (* (- 1.0) (to_real v0)) (to_real v1)) (- (+ (* (- 1.0) (to_real v0)) (to_real v1)))))))
(assert (< 0.0 d2))
(assert (< 0.0 1.0))
(assert (not (< 0.0 (ite (> d2 0.0) 1.0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; query_documents[batch, i]
(declare-const v1 Int) ; key_documents[batch, j]
(define-fun d2 () Real (+ 1.0 (* (- 1.0) (ite (>= (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) (+ (* (- 1.0) (to_real v0)) (to_real v1)) (- (+ (* (- 1.0) (to_real v0)) (to_real v1)))))))
(declare-const v2 Int) ; Sigma(Select(1 - Abs(key_documents[batch, _b0] - query_documents[batch, i]), 1, 0), _b0, Range(0, M))
(assert (<= (ite (> d2 0.0) 1.0 0.0) (to_real v2)))
(assert (< 0.0 (ite (> d2 0.0) 1.0 0.0)))
(assert (not (< 0.0 (to_real v2))))
(check-sat)

(reset)
(set-logic ALL)
(assert (not (< 0.0 1.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; query_documents[batch, i]
(declare-const v1 Int) ; key_documents[batch, k0]
(define-fun d2 () Real (+ 1.0 (* (- 1.0) (ite (>= (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) (+ (* (- 1.0) (to_real v0)) (to_real v1)) (- (+ (* (- 1.0) (to_real v0)) (to_real v1)))))))
(assert (not (<= 0.0 (ite (> d2 0.0) 1.0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; query_documents[batch, i]
(declare-const v1 Int) ; key_documents[batch, j]
(define-fun d2 () Real (+ 1.0 (* (- 1.0) (ite (>= (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) (+ (* (- 1.0) (to_real v0)) (to_real v1)) (- (+ (* (- 1.0) (to_real v0)) (to_real v1)))))))
(declare-const v2 Int) ; Sigma(Select(1 - Abs(key_documents[batch, _b0] - query_documents[batch, i]), 1, 0), _b0, Range(0, M))
(declare-const v3 Real) ; stable.m1[batch, head, i]
(declare-const v4 Real) ; Big(stable.t2[batch, head, i, _b0], _b0, Sub(1 - Abs(key_documents[batch, _b0] - query_documents[batch, i]), _b0, Range(0, M)))
(declare-const v5 Real) ; stable.t2[batch, head, i, j]
(declare-const v6 Real) ; stable.c0[batch, head, i]
(assert (< 0.0 d2))
(assert (< 0.0 (to_real v2)))
(assert (= v3 v4))
(assert (<= v5 v4))
(assert (= v6 (ite (> (to_real v2) 0.0) v3 0.0)))
(assert (not (<= (+ (* (- 1.0) v6) v5) 0.0)))
(check-sat)

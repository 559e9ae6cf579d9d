(set-logic ALL)
(declare-const v0 Int) ; d
(declare-const v1 Int) ; D
(declare-const v2 Int) ; Sigma(Select(1 - Abs(key_documents[batch, _b0] - query_documents[batch, i]), 1, 0), _b0, Range(0, M))
(declare-const v3 Int) ; i
(declare-const v4 Int) ; N
(declare-const v5 Int) ; head
(declare-const v6 Int) ; HEADS
(declare-const v7 Int) ; batch
(declare-const v8 Int) ; BATCH
(declare-const v9 Int) ; k0
(declare-const v10 Int) ; M
(declare-const v11 Int) ; query_documents[batch, i]
(declare-const v12 Int) ; key_documents[batch, k0]
(define-fun d13 () Real (* (- 1.0) (ite (>= (+ (* (- 1.0) (to_real v11)) (to_real v12)) 0.0) (+ (* (- 1.0) (to_real v11)) (to_real v12)) (- (+ (* (- 1.0) (to_real v11)) (to_real v12))))))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (<= (to_real v2) 0.0))
(assert (and (<= 0.0 (to_real v3)) (< (to_real v3) (to_real v4))))
(assert (and (<= 0.0 (to_real v5)) (< (to_real v5) (to_real v6))))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v8))))
(assert (and (<= 0.0 (to_real v9)) (< (to_real v9) (to_real v10))))
(assert (<= (ite (> (+ 1.0 d13) 0.0) 1.0 0.0) (to_real v2)))
(assert (not (<= (+ 1.0 d13) 0.0)))
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
(declare-const v0 Real) ; guarded_c
(declare-const v1 Real) ; guarded_x
(assert (<= v0 0.0))
(assert (not (= (ite (> v0 0.0) v1 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; e
(declare-const v1 Int) ; E
(declare-const v2 Int) ; Sigma(Select(1 - Abs(key_documents[batch, _b0] - query_documents[batch, i]), 1, 0), _b0, Range(0, M))
(declare-const v3 Int) ; i
(declare-const v4 Int) ; N
(declare-const v5 Int) ; head
(declare-const v6 Int) ; HEADS
(declare-const v7 Int) ; batch
(declare-const v8 Int) ; BATCH
(declare-const v9 Int) ; k0
(declare-const v10 Int) ; M
(declare-const v11 Int) ; query_documents[batch, i]
(declare-const v12 Int) ; key_documents[batch, k0]
(define-fun d13 () Real (* (- 1.0) (ite (>= (+ (* (- 1.0) (to_real v11)) (to_real v12)) 0.0) (+ (* (- 1.0) (to_real v11)) (to_real v12)) (- (+ (* (- 1.0) (to_real v11)) (to_real v12))))))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (<= (to_real v2) 0.0))
(assert (and (<= 0.0 (to_real v3)) (< (to_real v3) (to_real v4))))
(assert (and (<= 0.0 (to_real v5)) (< (to_real v5) (to_real v6))))
(assert (and (<= 0.0 (to_real v7)) (< (to_real v7) (to_real v8))))
(assert (and (<= 0.0 (to_real v9)) (< (to_real v9) (to_real v10))))
(assert (<= (ite (> (+ 1.0 d13) 0.0) 1.0 0.0) (to_real v2)))
(assert (not (<= (+ 1.0 d13) 0.0)))
(check-sat)

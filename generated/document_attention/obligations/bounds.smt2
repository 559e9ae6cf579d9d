(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; query_documents[batch, k0]
(declare-const v2 Int) ; key_documents[batch, j]
(define-fun d3 () Real (+ 1.0 (* (- 1.0) (ite (>= (+ (* (- 1.0) (to_real v1)) (to_real v2)) 0.0) (+ (* (- 1.0) (to_real v1)) (to_real v2)) (- (+ (* (- 1.0) (to_real v1)) (to_real v2)))))))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) 0.0)))
(assert (not (< 0.0 d3)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; query_documents[batch, i]
(declare-const v2 Int) ; key_documents[batch, k0]
(define-fun d3 () Real (+ 1.0 (* (- 1.0) (ite (>= (+ (* (- 1.0) (to_real v1)) (to_real v2)) 0.0) (+ (* (- 1.0) (to_real v1)) (to_real v2)) (- (+ (* (- 1.0) (to_real v1)) (to_real v2)))))))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) 0.0)))
(assert (not (< 0.0 d3)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; N
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (not (and (<= 0.0 (to_real v0)) (< (to_real v0) (ite (>= 0.0 (to_real v1)) 0.0 (to_real v1))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; M
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (not (and (<= 0.0 (to_real v0)) (< (to_real v0) (ite (>= 0.0 (to_real v1)) 0.0 (to_real v1))))))
(check-sat)

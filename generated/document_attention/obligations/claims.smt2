(set-logic ALL)
(declare-const v0 Int) ; k
(declare-const v1 Int) ; N
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (not (<= (to_real v0) (+ 1.0 (to_real v0)))))
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
(declare-const v0 Int) ; key_documents[u]
(declare-const v1 Int) ; query_documents[i]
(define-fun d2 () Real (+ 1.0 (* (- 1.0) (ite (>= (+ (* (- 1.0) (to_real v1)) (to_real v0)) 0.0) (+ (* (- 1.0) (to_real v1)) (to_real v0)) (- (+ (* (- 1.0) (to_real v1)) (to_real v0)))))))
(declare-const v2 Real) ; exp(scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D)))*v[u, e]
(assert (= (to_real v0) (to_real v1)))
(assert (not (= (ite (> d2 0.0) (* 1.0 v2) 0.0) (* 1.0 v2))))
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
(declare-const v0 Int) ; document[i]
(declare-const v1 Int) ; K
(assert (< (to_real v0) (to_real v1)))
(assert (<= 0.0 (to_real v0)))
(assert (not (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1)))))
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

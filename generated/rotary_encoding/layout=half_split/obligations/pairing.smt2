(set-logic ALL)
(assert (not (= (ite (> 2.0 0.0) 1.0 0.0) 1.0)))
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
(declare-const v0 Int) ; k0
(declare-const v1 Int) ; place.c
(declare-const v2 Int) ; place.size
(define-fun d3 () Real (+ 1.0 (* (- 1.0) (ite (>= (+ (to_real v0) (* (- 1.0) (to_real v1))) 0.0) (+ (to_real v0) (* (- 1.0) (to_real v1))) (- (+ (to_real v0) (* (- 1.0) (to_real v1))))))))
(assert (and (<= (+ 1.0 (to_real v1)) (to_real v0)) (< (to_real v0) (to_real v2))))
(assert (not (= (ite (> d3 0.0) 1.0 0.0) 0.0)))
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
(declare-const v1 Int) ; place.size
(declare-const v2 Int) ; place.c
(define-fun d3 () Real (+ 1.0 (* (- 1.0) (ite (>= (+ (to_real v0) (* (- 1.0) (to_real v2))) 0.0) (+ (to_real v0) (* (- 1.0) (to_real v2))) (- (+ (to_real v0) (* (- 1.0) (to_real v2))))))))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (< (to_real v2) 0.0))
(assert (not (= (ite (> d3 0.0) 1.0 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; place.g[place.c]
(assert (not (= (* v0 (ite (> 1.0 0.0) 1.0 0.0)) v0)))
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
(declare-const v0 Real) ; schema_c
(declare-const v1 Real) ; schema_x
(assert (not (= (ite (> v0 0.0) v1 0.0) (* v1 (ite (> v0 0.0) 1.0 0.0)))))
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
(declare-const v0 Int) ; place.c
(declare-const v1 Int) ; place.size
(assert (<= 0.0 (to_real v0)))
(assert (< (to_real v0) (to_real v1)))
(assert (not (<= (to_real v0) (+ 1.0 (to_real v0)))))
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
(declare-const v0 Int) ; TWO
(assert (= (to_real v0) 2.0))
(assert (not (= (ite (> (to_real v0) 0.0) 1.0 0.0) 1.0)))
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
(declare-const v0 Int) ; place.c
(declare-const v1 Int) ; place.size
(assert (<= 0 v0))
(assert (< v0 v1))
(assert (not (<= (+ 1 v0) v1)))
(check-sat)

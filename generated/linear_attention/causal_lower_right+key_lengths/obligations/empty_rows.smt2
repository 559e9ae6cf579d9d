(set-logic ALL)
(declare-const v0 Int) ; e
(declare-const v1 Int) ; E
(declare-const v2 Int) ; k0
(declare-const v3 Int) ; key_lengths[batch]
(declare-const v4 Int) ; M
(declare-const v5 Int) ; i
(declare-const v6 Int) ; N
(define-fun d7 () Real (ite (> (+ (* (- 1.0) (to_real v2)) (to_real v3)) 0.0) (ite (> (+ 1.0 (to_real v4) (to_real v5) (* (- 1.0) (to_real v6)) (* (- 1.0) (to_real v2))) 0.0) 1.0 0.0) 0.0))
(declare-const v7 Int) ; Sigma(Select(-_b0 + key_lengths[batch], Select(-_b0 + M - N + i + 1, 1, 0), 0), _b0, Range(0, M))
(declare-const v8 Int) ; head
(declare-const v9 Int) ; HEADS
(declare-const v10 Int) ; batch
(declare-const v11 Int) ; BATCH
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (<= d7 (to_real v7)))
(assert (and (<= 0.0 (to_real v5)) (< (to_real v5) (to_real v6))))
(assert (and (<= 0.0 (to_real v8)) (< (to_real v8) (to_real v9))))
(assert (and (<= 0.0 (to_real v10)) (< (to_real v10) (to_real v11))))
(assert (and (<= 0.0 (to_real v2)) (< (to_real v2) (to_real v4))))
(assert (< 0.0 (+ (* (- 1.0) (to_real v2)) (to_real v3))))
(assert (<= (to_real v7) 0.0))
(assert (not (<= (+ 1.0 (to_real v4) (to_real v5) (* (- 1.0) (to_real v6)) (* (- 1.0) (to_real v2))) 0.0)))
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
(declare-const v0 Int) ; k1
(declare-const v1 Int) ; key_lengths[batch]
(declare-const v2 Int) ; M
(declare-const v3 Int) ; i
(declare-const v4 Int) ; N
(define-fun d5 () Real (ite (> (+ (* (- 1.0) (to_real v0)) (to_real v1)) 0.0) (ite (> (+ 1.0 (to_real v2) (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v0))) 0.0) 1.0 0.0) 0.0))
(assert (not (<= 0.0 d5)))
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
(declare-const v0 Int) ; d
(declare-const v1 Int) ; D
(declare-const v2 Int) ; k0
(declare-const v3 Int) ; key_lengths[batch]
(declare-const v4 Int) ; M
(declare-const v5 Int) ; i
(declare-const v6 Int) ; N
(define-fun d7 () Real (ite (> (+ (* (- 1.0) (to_real v2)) (to_real v3)) 0.0) (ite (> (+ 1.0 (to_real v4) (to_real v5) (* (- 1.0) (to_real v6)) (* (- 1.0) (to_real v2))) 0.0) 1.0 0.0) 0.0))
(declare-const v7 Int) ; Sigma(Select(-_b0 + key_lengths[batch], Select(-_b0 + M - N + i + 1, 1, 0), 0), _b0, Range(0, M))
(declare-const v8 Int) ; head
(declare-const v9 Int) ; HEADS
(declare-const v10 Int) ; batch
(declare-const v11 Int) ; BATCH
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (<= d7 (to_real v7)))
(assert (and (<= 0.0 (to_real v5)) (< (to_real v5) (to_real v6))))
(assert (and (<= 0.0 (to_real v8)) (< (to_real v8) (to_real v9))))
(assert (and (<= 0.0 (to_real v10)) (< (to_real v10) (to_real v11))))
(assert (and (<= 0.0 (to_real v2)) (< (to_real v2) (to_real v4))))
(assert (< 0.0 (+ (* (- 1.0) (to_real v2)) (to_real v3))))
(assert (<= (to_real v7) 0.0))
(assert (not (<= (+ 1.0 (to_real v4) (to_real v5) (* (- 1.0) (to_real v6)) (* (- 1.0) (to_real v2))) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Real) ; guarded_c
(assert (not (= (ite (> v0 0.0) 0.0 0.0) 0.0)))
(check-sat)

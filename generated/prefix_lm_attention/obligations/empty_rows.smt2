(set-logic ALL)
(declare-const v0 Int) ; d
(declare-const v1 Int) ; D
(declare-const v2 Int) ; Sigma(Select(Max(-_b0 + prefix_lengths[batch], -_b0 + M - N + i + 1), 1, 0), _b0, Range(0, M))
(declare-const v3 Int) ; k0
(declare-const v4 Int) ; prefix_lengths[batch]
(declare-const v5 Int) ; M
(declare-const v6 Int) ; i
(declare-const v7 Int) ; N
(define-fun d8 () Real (ite (>= (+ (* (- 1.0) (to_real v3)) (to_real v4)) (+ 1.0 (to_real v5) (to_real v6) (* (- 1.0) (to_real v7)) (* (- 1.0) (to_real v3)))) (+ (* (- 1.0) (to_real v3)) (to_real v4)) (+ 1.0 (to_real v5) (to_real v6) (* (- 1.0) (to_real v7)) (* (- 1.0) (to_real v3)))))
(declare-const v8 Int) ; head
(declare-const v9 Int) ; HEADS
(declare-const v10 Int) ; batch
(declare-const v11 Int) ; BATCH
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (<= (to_real v2) 0.0))
(assert (<= (ite (> d8 0.0) 1.0 0.0) (to_real v2)))
(assert (and (<= 0.0 (to_real v6)) (< (to_real v6) (to_real v7))))
(assert (and (<= 0.0 (to_real v8)) (< (to_real v8) (to_real v9))))
(assert (and (<= 0.0 (to_real v10)) (< (to_real v10) (to_real v11))))
(assert (and (<= 0.0 (to_real v3)) (< (to_real v3) (to_real v5))))
(assert (not (<= d8 0.0)))
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
(declare-const v0 Int) ; k1
(declare-const v1 Int) ; prefix_lengths[batch]
(declare-const v2 Int) ; M
(declare-const v3 Int) ; i
(declare-const v4 Int) ; N
(define-fun d5 () Real (ite (>= (+ (* (- 1.0) (to_real v0)) (to_real v1)) (+ 1.0 (to_real v2) (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v0)))) (+ (* (- 1.0) (to_real v0)) (to_real v1)) (+ 1.0 (to_real v2) (to_real v3) (* (- 1.0) (to_real v4)) (* (- 1.0) (to_real v0)))))
(assert (not (<= 0.0 (ite (> d5 0.0) 1.0 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; e
(declare-const v1 Int) ; E
(declare-const v2 Int) ; Sigma(Select(Max(-_b0 + prefix_lengths[batch], -_b0 + M - N + i + 1), 1, 0), _b0, Range(0, M))
(declare-const v3 Int) ; k0
(declare-const v4 Int) ; prefix_lengths[batch]
(declare-const v5 Int) ; M
(declare-const v6 Int) ; i
(declare-const v7 Int) ; N
(define-fun d8 () Real (ite (>= (+ (* (- 1.0) (to_real v3)) (to_real v4)) (+ 1.0 (to_real v5) (to_real v6) (* (- 1.0) (to_real v7)) (* (- 1.0) (to_real v3)))) (+ (* (- 1.0) (to_real v3)) (to_real v4)) (+ 1.0 (to_real v5) (to_real v6) (* (- 1.0) (to_real v7)) (* (- 1.0) (to_real v3)))))
(declare-const v8 Int) ; head
(declare-const v9 Int) ; HEADS
(declare-const v10 Int) ; batch
(declare-const v11 Int) ; BATCH
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (<= (to_real v2) 0.0))
(assert (<= (ite (> d8 0.0) 1.0 0.0) (to_real v2)))
(assert (and (<= 0.0 (to_real v6)) (< (to_real v6) (to_real v7))))
(assert (and (<= 0.0 (to_real v8)) (< (to_real v8) (to_real v9))))
(assert (and (<= 0.0 (to_real v10)) (< (to_real v10) (to_real v11))))
(assert (and (<= 0.0 (to_real v3)) (< (to_real v3) (to_real v5))))
(assert (not (<= d8 0.0)))
(check-sat)

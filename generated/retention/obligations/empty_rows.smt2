(set-logic ALL)
(declare-const v0 Int) ; e
(declare-const v1 Int) ; E
(declare-const v2 Int) ; i
(declare-const v3 Int) ; L
(declare-const v4 Int) ; Sigma(Select(-_b0 + i + 1, 1, 0), _b0, Range(0, L))
(declare-const v5 Int) ; k0
(declare-const v6 Int) ; head
(declare-const v7 Int) ; HEADS
(declare-const v8 Int) ; batch
(declare-const v9 Int) ; BATCH
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (and (<= 0.0 (to_real v2)) (< (to_real v2) (to_real v3))))
(assert (<= (to_real v4) 0.0))
(assert (and (<= 0.0 (to_real v5)) (< (to_real v5) (to_real v3))))
(assert (<= (ite (> (+ 1.0 (to_real v2) (* (- 1.0) (to_real v5))) 0.0) 1.0 0.0) (to_real v4)))
(assert (and (<= 0.0 (to_real v6)) (< (to_real v6) (to_real v7))))
(assert (and (<= 0.0 (to_real v8)) (< (to_real v8) (to_real v9))))
(assert (<= (ite (> 1.0 0.0) 1.0 0.0) (to_real v4)))
(assert (not (<= (+ 1.0 (to_real v2) (* (- 1.0) (to_real v5))) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; i
(declare-const v1 Int) ; k0
(assert (not (<= 0.0 (ite (> (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1))) 0.0) 1.0 0.0))))
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
(declare-const v0 Int) ; i
(declare-const v1 Int) ; k1
(assert (not (<= 0.0 (ite (> (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1))) 0.0) 1.0 0.0))))
(check-sat)

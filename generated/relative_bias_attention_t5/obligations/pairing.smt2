(set-logic ALL)
(declare-const v0 Int) ; T
(declare-const v1 Int) ; M
(declare-const v2 Int) ; N
(declare-const v3 Int) ; k3
(declare-const v4 Int) ; k2
(assert (= (to_real v0) (+ (- 1.0) (to_real v1) (to_real v2))))
(assert (and (<= 0.0 (to_real v3)) (< (to_real v3) (to_real v2))))
(assert (and (<= 0.0 (to_real v4)) (< (to_real v4) (to_real v1))))
(assert (not (and (<= 0.0 (+ (- 1.0) (to_real v1) (to_real v3) (* (- 1.0) (to_real v4)))) (< (+ (- 1.0) (to_real v1) (to_real v3) (* (- 1.0) (to_real v4))) (to_real v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; k1
(declare-const v1 Int) ; HEADS
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (not (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1)))))
(check-sat)

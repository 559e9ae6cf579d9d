(set-logic ALL)
(declare-const v0 Int) ; b
(declare-const v1 Int) ; N
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (not (<= 0.0 (+ 1.0 (to_real v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; N
(declare-const v1 Int) ; D
(declare-const v2 Int) ; E
(assert (< 0 v0))
(assert (<= 0 v1))
(assert (<= 1 v2))
(assert (not (< 0 (* v0 (+ v1 v2)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; B
(declare-const v1 Int) ; c
(declare-const v2 Int) ; R
(declare-const v3 Int) ; M
(declare-const v4 Int) ; N
(declare-const v5 Int) ; D
(declare-const v6 Int) ; E
(assert (= v0 (+ 1 v1)))
(assert (<= 1 v2))
(assert (<= 0 v1))
(assert (= v3 v4))
(assert (= v4 (* v0 v2)))
(assert (<= 0 v5))
(assert (<= 1 v6))
(assert (not (<= 0 v3)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(1, _b0, Range(0, Min(R, N - R*b)))
(declare-const v1 Int) ; R
(declare-const v2 Int) ; N
(declare-const v3 Int) ; R*b
(define-fun d4 () Real (ite (>= 0.0 (ite (<= (to_real v1) (+ (to_real v2) (* (- 1.0) (to_real v3)))) (to_real v1) (+ (to_real v2) (* (- 1.0) (to_real v3))))) 0.0 (ite (<= (to_real v1) (+ (to_real v2) (* (- 1.0) (to_real v3)))) (to_real v1) (+ (to_real v2) (* (- 1.0) (to_real v3))))))
(assert (= (to_real v0) 0.0))
(assert (< (ite (<= (to_real v1) (+ (to_real v2) (* (- 1.0) (to_real v3)))) (to_real v1) (+ (to_real v2) (* (- 1.0) (to_real v3)))) 0.0))
(assert (not (= (to_real v0) d4)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; R
(declare-const v1 Int) ; N
(declare-const v2 Int) ; Sigma(Max(0, Min(R, -_b0*R + N)), _b0, Range(0, n))
(declare-const v3 Int) ; R*n
(declare-const v4 Int) ; Sigma(Max(0, Min(R, -_b0*R + N)), _b0, Range(0, n + 1))
(define-fun d5 () Real (ite (>= 0.0 (ite (<= (to_real v0) (+ (to_real v1) (* (- 1.0) (to_real v3)))) (to_real v0) (+ (to_real v1) (* (- 1.0) (to_real v3))))) 0.0 (ite (<= (to_real v0) (+ (to_real v1) (* (- 1.0) (to_real v3)))) (to_real v0) (+ (to_real v1) (* (- 1.0) (to_real v3))))))
(assert (<= 1.0 (to_real v0)))
(assert (<= 0.0 (to_real v1)))
(assert (= (to_real v2) (ite (<= (to_real v1) (* 1.0 (to_real v3))) (to_real v1) (* 1.0 (to_real v3)))))
(assert (= (to_real v4) (+ d5 (to_real v2))))
(assert (not (= (to_real v4) (ite (<= (to_real v1) (+ (to_real v0) (* 1.0 (to_real v3)))) (to_real v1) (+ (to_real v0) (* 1.0 (to_real v3)))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; B
(declare-const v1 Int) ; c
(declare-const v2 Int) ; R
(declare-const v3 Int) ; M
(declare-const v4 Int) ; N
(declare-const v5 Int) ; D
(declare-const v6 Int) ; E
(assert (= v0 (+ 1 v1)))
(assert (<= 1 v2))
(assert (<= 0 v1))
(assert (= v3 v4))
(assert (= v4 (* v0 v2)))
(assert (<= 0 v5))
(assert (<= 1 v6))
(assert (not (< 0 v4)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; M
(declare-const v1 Int) ; R
(declare-const v2 Int) ; N
(declare-const v3 Int) ; B
(declare-const v4 Int) ; E
(declare-const v5 Int) ; D
(assert (<= 0 v0))
(assert (<= 1 v1))
(assert (<= v2 (* v3 v1)))
(assert (<= 0 v3))
(assert (<= 0 v4))
(assert (<= 0 v5))
(assert (< (* v3 v1) (+ v2 v1)))
(assert (<= 0 v2))
(assert (<= 0 (* v0 (+ v5 v4))))
(assert (not (<= 0 (* v0 (+ v5 v4) (+ v2 v1 (* (- 1) v3 v1))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; D*N
(declare-const v1 Int) ; E*N
(declare-const v2 Int) ; Sigma(Sigma(Sigma(1, _b0, Range(0, D)) + Sigma(1, _b0, Range(0, E)), _b1, Range(0, M)), _b2, Range(0, B))
(declare-const v3 Int) ; D*N*c
(declare-const v4 Int) ; E*N*c
(assert (< 0.0 (+ (* 1.0 (to_real v0)) (* 1.0 (to_real v1)))))
(assert (= (to_real v2) (+ (* 1.0 (to_real v0)) (* 1.0 (to_real v1)) (* 1.0 (to_real v3)) (* 1.0 (to_real v4)))))
(assert (not (< (+ (* 1.0 (to_real v3)) (* 1.0 (to_real v4))) (to_real v2))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; B
(declare-const v1 Int) ; c
(declare-const v2 Int) ; M
(declare-const v3 Int) ; N
(declare-const v4 Int) ; Sigma(Sigma(Sigma(1, _b0, Range(0, D)) + Sigma(1, _b0, Range(0, E)), _b1, Range(0, M)), _b2, Range(0, B))
(declare-const v5 Int) ; D
(declare-const v6 Int) ; E
(assert (= v0 (+ 1 v1)))
(assert (= v2 v3))
(assert (= v4 (+ (* v0 v5 v2) (* v0 v6 v2))))
(assert (not (= v4 (* v3 (+ 1 v1) (+ v5 v6)))))
(check-sat)

(reset)
(set-logic ALL)
(assert (not (>= 0.0 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; R
(declare-const v1 Int) ; Sigma(Max(0, Min(R, -_b0*R + N)), _b0, Range(0, 0))
(declare-const v2 Int) ; N
(assert (<= 1.0 (to_real v0)))
(assert (= (to_real v1) 0.0))
(assert (<= 0.0 (to_real v2)))
(assert (not (= (to_real v1) (ite (<= 0.0 (to_real v2)) 0.0 (to_real v2)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; M
(declare-const v1 Int) ; N
(assert (= v0 1024))
(assert (= v1 1024))
(assert (not (= (* 4 v0 v1) 4194304)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; B
(declare-const v1 Int) ; c
(declare-const v2 Int) ; R
(declare-const v3 Int) ; M
(declare-const v4 Int) ; N
(declare-const v5 Int) ; B*R
(declare-const v6 Int) ; D
(declare-const v7 Int) ; E
(assert (= (to_real v0) (+ 1.0 (to_real v1))))
(assert (<= 1.0 (to_real v2)))
(assert (<= 0.0 (to_real v1)))
(assert (= (to_real v3) (to_real v4)))
(assert (= (to_real v4) (* 1.0 (to_real v5))))
(assert (<= 0.0 (to_real v6)))
(assert (<= 1.0 (to_real v7)))
(assert (not (<= 0.0 (to_real v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(Sigma(1, _b0, Range(0, _b1 + 1)), _b1, Range(0, B))
(declare-const v1 Int) ; B
(declare-const v2 Int) ; B**2
(assert (= (* 2.0 (to_real v0)) (+ (to_real v1) (* 1.0 (to_real v2)))))
(assert (not (= (to_real v0) (+ (* (/ 1.0 2.0) (to_real v1)) (* (/ 1.0 2.0) (to_real v2))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; N
(declare-const v1 Int) ; M
(assert (= v0 100000))
(assert (= v1 100000))
(assert (not (= (* 4 v1 v0) 40000000000)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; b
(declare-const v1 Int) ; B
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (not (<= 0.0 (+ 1.0 (to_real v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; M
(declare-const v1 Int) ; D
(declare-const v2 Int) ; E
(declare-const v3 Int) ; N
(declare-const v4 Int) ; B
(declare-const v5 Int) ; R
(declare-const v6 Int) ; Sigma(Sigma(Sigma(1, _b0, Range(0, D)) + Sigma(1, _b0, Range(0, E)), _b1, Range(0, M)), _b2, Range(0, B))
(assert (<= 0 v0))
(assert (<= 0 (* v0 (+ v1 v2) (+ (* (- 1) v3) (* v4 v5)))))
(assert (<= 1 v5))
(assert (<= v3 (* v4 v5)))
(assert (<= 0 v4))
(assert (<= 0 v2))
(assert (<= 0 v1))
(assert (< (* v4 v5) (+ v3 v5)))
(assert (<= 0 v3))
(assert (= v6 (+ (* v4 v1 v0) (* v4 v2 v0))))
(assert (not (<= (* v0 v3 (+ v1 v2)) (* v5 v6))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(_b0 + 1, _b0, Range(0, n))
(declare-const v1 Int) ; n
(declare-const v2 Int) ; n**2
(declare-const v3 Int) ; Sigma(_b0 + 1, _b0, Range(0, n + 1))
(assert (= (* 2.0 (to_real v0)) (+ (to_real v1) (* 1.0 (to_real v2)))))
(assert (= (to_real v3) (+ 1.0 (to_real v1) (to_real v0))))
(assert (not (= (* 2.0 (to_real v3)) (+ 2.0 (* 1.0 (to_real v2)) (* 3.0 (to_real v1))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; Sigma(_b0 + 1, _b0, Range(0, 0))
(assert (= (to_real v0) 0.0))
(assert (not (= (* 2.0 (to_real v0)) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; M
(declare-const v1 Int) ; R
(declare-const v2 Int) ; N
(declare-const v3 Int) ; B
(declare-const v4 Int) ; E
(declare-const v5 Int) ; D
(declare-const v6 Int) ; Sigma(Sigma(Sigma(1, _b0, Range(0, D)) + Sigma(1, _b0, Range(0, E)), _b1, Range(0, M)), _b2, Range(0, B))
(assert (<= 0 v0))
(assert (<= 1 v1))
(assert (<= v2 (* v3 v1)))
(assert (<= 0 v3))
(assert (<= 0 v4))
(assert (<= 0 v5))
(assert (< (* v3 v1) (+ v2 v1)))
(assert (<= 0 (* v0 (+ v5 v4) (+ v2 v1 (* (- 1) v3 v1)))))
(assert (<= 0 v2))
(assert (= v6 (+ (* v3 v5 v0) (* v3 v4 v0))))
(assert (not (<= (* v1 v6) (+ (* v0 v2 (+ v5 v4)) (* v0 v1 (+ v5 v4))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; n
(assert (not (<= (to_real v0) (+ 1.0 (to_real v0)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; M
(declare-const v1 Int) ; R
(declare-const v2 Int) ; B
(declare-const v3 Int) ; N
(declare-const v4 Int) ; E
(declare-const v5 Int) ; D
(assert (<= 0 v0))
(assert (<= 1 v1))
(assert (<= 0 v2))
(assert (= v3 (* v2 v1)))
(assert (<= 0 v4))
(assert (<= 0 v5))
(assert (<= 0 v3))
(assert (not (= (+ (* v2 v5 v0 v1) (* v2 v4 v0 v1)) (* v0 v3 (+ v5 v4)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; M
(declare-const v1 Int) ; R
(declare-const v2 Int) ; N
(declare-const v3 Int) ; B
(declare-const v4 Int) ; E
(declare-const v5 Int) ; D
(assert (<= 0 v0))
(assert (<= 1 v1))
(assert (<= v2 (* v3 v1)))
(assert (<= 0 v3))
(assert (<= 0 v4))
(assert (<= 0 v5))
(assert (< (* v3 v1) (+ v2 v1)))
(assert (<= 0 v2))
(assert (not (<= 0 (* v0 (+ v5 v4)))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; N
(declare-const v1 Int) ; B*R
(declare-const v2 Int) ; Sigma(Sigma(1, _b0, Range(0, Min(R, -_b1*R + N))), _b1, Range(0, B))
(assert (<= (to_real v0) (* 1.0 (to_real v1))))
(assert (= (to_real v2) (ite (<= (to_real v0) (* 1.0 (to_real v1))) (to_real v0) (* 1.0 (to_real v1)))))
(assert (not (= (to_real v2) (to_real v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; R
(declare-const v1 Int) ; N
(declare-const v2 Int) ; R*b
(define-fun d3 () Real (ite (>= 0.0 (ite (<= (to_real v0) (+ (to_real v1) (* (- 1.0) (to_real v2)))) (to_real v0) (+ (to_real v1) (* (- 1.0) (to_real v2))))) 0.0 (ite (<= (to_real v0) (+ (to_real v1) (* (- 1.0) (to_real v2)))) (to_real v0) (+ (to_real v1) (* (- 1.0) (to_real v2))))))
(assert (<= 0.0 (ite (<= (to_real v0) (+ (to_real v1) (* (- 1.0) (to_real v2)))) (to_real v0) (+ (to_real v1) (* (- 1.0) (to_real v2))))))
(assert (not (= (ite (<= (to_real v0) (+ (to_real v1) (* (- 1.0) (to_real v2)))) (to_real v0) (+ (to_real v1) (* (- 1.0) (to_real v2)))) d3)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; M
(declare-const v1 Int) ; N
(assert (= v0 32768))
(assert (= v1 32768))
(assert (not (= (* 4 v0 v1) 4294967296)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; R
(declare-const v1 Int) ; N
(declare-const v2 Int) ; R*b
(assert (< (ite (<= (to_real v0) (+ (to_real v1) (* (- 1.0) (to_real v2)))) (to_real v0) (+ (to_real v1) (* (- 1.0) (to_real v2)))) 0.0))
(assert (not (>= 0.0 (ite (<= (to_real v0) (+ (to_real v1) (* (- 1.0) (to_real v2)))) (to_real v0) (+ (to_real v1) (* (- 1.0) (to_real v2)))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; M
(declare-const v1 Int) ; R
(declare-const v2 Int) ; N
(declare-const v3 Int) ; B
(declare-const v4 Int) ; E
(declare-const v5 Int) ; D
(assert (<= 0 v0))
(assert (<= 1 v1))
(assert (<= v2 (* v3 v1)))
(assert (<= 0 v3))
(assert (<= 0 v4))
(assert (<= 0 v5))
(assert (< (* v3 v1) (+ v2 v1)))
(assert (<= 0 v2))
(assert (<= 0 (* v0 (+ v5 v4))))
(assert (not (<= 0 (* v0 (+ v5 v4) (+ (* (- 1) v2) (* v3 v1))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; R
(declare-const v1 Int) ; B
(declare-const v2 Int) ; E
(declare-const v3 Int) ; D
(assert (<= 1.0 (to_real v0)))
(assert (<= 0.0 (to_real v1)))
(assert (<= 0.0 (to_real v2)))
(assert (<= 0.0 (to_real v3)))
(assert (not (<= 0.0 (to_real v0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; B
(declare-const v1 Int) ; c
(declare-const v2 Int) ; R
(declare-const v3 Int) ; M
(declare-const v4 Int) ; N
(declare-const v5 Int) ; B*R
(declare-const v6 Int) ; D
(declare-const v7 Int) ; E
(assert (= (to_real v0) (+ 1.0 (to_real v1))))
(assert (<= 1.0 (to_real v2)))
(assert (<= 0.0 (to_real v1)))
(assert (= (to_real v3) (to_real v4)))
(assert (= (to_real v4) (* 1.0 (to_real v5))))
(assert (<= 0.0 (to_real v6)))
(assert (<= 1.0 (to_real v7)))
(assert (not (<= 0.0 (to_real v7))))
(check-sat)

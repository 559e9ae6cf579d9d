(set-logic ALL)
(declare-const v0 Int) ; i
(declare-const v1 Int) ; u
(declare-const v2 Real) ; exp(scale[0]*Sigma(k2[u, _b0]*q[i, _b0], _b0, Range(0, D)))*v2[u, e]
(declare-const v3 Real) ; exp(scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D)))*v[u, e]
(assert (<= (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1))) 0.0))
(assert (not (= (ite (> (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1))) 0.0) (* 1.0 v2) 0.0) (ite (> (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1))) 0.0) (* 1.0 v3) 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; M
(declare-const v1 Int) ; i
(declare-const v2 Int) ; N
(declare-const v3 Int) ; u
(declare-const v4 Real) ; scale[0]*Sigma(k2[u, _b0]*q[i, _b0], _b0, Range(0, D))
(declare-const v5 Real) ; exp scale[0]*Sigma(k2[u, _b0]*q[i, _b0], _b0, Range(0, D)) 1
(declare-const v6 Real) ; scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D))
(declare-const v7 Real) ; exp scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D)) 1
(assert (> v5 0.0))
(assert (= (>= (* 1.0 v4) 0.0) (>= v5 1.0)))
(assert (= (<= (* 1.0 v4) 0.0) (<= v5 1.0)))
(assert (>= v5 (+ 1.0 (* 1.0 v4))))
(assert (> v7 0.0))
(assert (= (>= (* 1.0 v6) 0.0) (>= v7 1.0)))
(assert (= (<= (* 1.0 v6) 0.0) (<= v7 1.0)))
(assert (>= v7 (+ 1.0 (* 1.0 v6))))
(assert (= (<= (* 1.0 v6) (* 1.0 v4)) (<= v7 v5)))
(assert (= (>= (* 1.0 v6) (* 1.0 v4)) (>= v7 v5)))
(assert (= (<= (* 1.0 v6) (* 1.0 v4)) (<= (* 1.0 v7) (* 1.0 v5))))
(assert (= (>= (* 1.0 v6) (* 1.0 v4)) (>= (* 1.0 v7) (* 1.0 v5))))
(assert (<= (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))) 0.0))
(assert (not (= (ite (> (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))) 0.0) (* 1.0 v5) 0.0) (ite (> (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))) 0.0) (* 1.0 v7) 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; M
(declare-const v2 Int) ; i
(declare-const v3 Int) ; N
(declare-const v4 Real) ; exp(scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D)))*v[u, e]
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (< (+ (to_real v1) (to_real v2) (* (- 1.0) (to_real v3))) 0.0))
(assert (not (= (ite (> (+ 1.0 (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v0))) 0.0) (* 1.0 v4) 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; M
(declare-const v2 Int) ; i
(declare-const v3 Int) ; N
(declare-const v4 Real) ; scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D))
(declare-const v5 Real) ; exp scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D)) 1
(assert (> v5 0.0))
(assert (= (>= (* 1.0 v4) 0.0) (>= v5 1.0)))
(assert (= (<= (* 1.0 v4) 0.0) (<= v5 1.0)))
(assert (>= v5 (+ 1.0 (* 1.0 v4))))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (< (+ (to_real v1) (to_real v2) (* (- 1.0) (to_real v3))) 0.0))
(assert (not (= (ite (> (+ 1.0 (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v0))) 0.0) (* 1.0 v5) 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; M
(declare-const v1 Int) ; i
(declare-const v2 Int) ; N
(declare-const v3 Int) ; u
(declare-const v4 Real) ; exp(scale[0]*Sigma(k2[u, _b0]*q[i, _b0], _b0, Range(0, D)))*v2[u, e]
(declare-const v5 Real) ; exp(scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D)))*v[u, e]
(assert (<= (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))) 0.0))
(assert (not (= (ite (> (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))) 0.0) (* 1.0 v4) 0.0) (ite (> (+ 1.0 (to_real v0) (to_real v1) (* (- 1.0) (to_real v2)) (* (- 1.0) (to_real v3))) 0.0) (* 1.0 v5) 0.0))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; M
(declare-const v2 Real) ; scale[0]*Sigma(k[u, _b0]*q[0, _b0], _b0, Range(0, D))
(declare-const v3 Real) ; exp scale[0]*Sigma(k[u, _b0]*q[0, _b0], _b0, Range(0, D)) 1
(assert (> v3 0.0))
(assert (= (>= (* 1.0 v2) 0.0) (>= v3 1.0)))
(assert (= (<= (* 1.0 v2) 0.0) (<= v3 1.0)))
(assert (>= v3 (+ 1.0 (* 1.0 v2))))
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (not (= (ite (> (* (- 1.0) (to_real v0)) 0.0) (* 1.0 v3) 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; M
(declare-const v2 Real) ; exp(scale[0]*Sigma(k[u, _b0]*q[0, _b0], _b0, Range(0, D)))*v[u, e]
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (not (= (ite (> (* (- 1.0) (to_real v0)) 0.0) (* 1.0 v2) 0.0) 0.0)))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; u
(declare-const v1 Int) ; M
(declare-const v2 Int) ; i
(declare-const v3 Int) ; N
(assert (and (<= 0.0 (to_real v0)) (< (to_real v0) (to_real v1))))
(assert (< 0.0 (+ 1.0 (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)) (* (- 1.0) (to_real v0)))))
(assert (not (and (<= 0.0 (to_real v0)) (< (to_real v0) (+ 1.0 (to_real v1) (to_real v2) (* (- 1.0) (to_real v3)))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; i
(declare-const v1 Int) ; u
(declare-const v2 Int) ; M
(assert (< 0.0 (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1)))))
(assert (and (<= 0.0 (to_real v1)) (< (to_real v1) (to_real v2))))
(assert (not (and (<= 0.0 (to_real v1)) (< (to_real v1) (ite (<= (to_real v2) (+ 1.0 (to_real v0))) (to_real v2) (+ 1.0 (to_real v0)))))))
(check-sat)

(reset)
(set-logic ALL)
(declare-const v0 Int) ; i
(declare-const v1 Int) ; u
(declare-const v2 Real) ; scale[0]*Sigma(k2[u, _b0]*q[i, _b0], _b0, Range(0, D))
(declare-const v3 Real) ; exp scale[0]*Sigma(k2[u, _b0]*q[i, _b0], _b0, Range(0, D)) 1
(declare-const v4 Real) ; scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D))
(declare-const v5 Real) ; exp scale[0]*Sigma(k[u, _b0]*q[i, _b0], _b0, Range(0, D)) 1
(assert (> v3 0.0))
(assert (= (>= (* 1.0 v2) 0.0) (>= v3 1.0)))
(assert (= (<= (* 1.0 v2) 0.0) (<= v3 1.0)))
(assert (>= v3 (+ 1.0 (* 1.0 v2))))
(assert (> v5 0.0))
(assert (= (>= (* 1.0 v4) 0.0) (>= v5 1.0)))
(assert (= (<= (* 1.0 v4) 0.0) (<= v5 1.0)))
(assert (>= v5 (+ 1.0 (* 1.0 v4))))
(assert (= (<= (* 1.0 v4) (* 1.0 v2)) (<= v5 v3)))
(assert (= (>= (* 1.0 v4) (* 1.0 v2)) (>= v5 v3)))
(assert (= (<= (* 1.0 v4) (* 1.0 v2)) (<= (* 1.0 v5) (* 1.0 v3))))
(assert (= (>= (* 1.0 v4) (* 1.0 v2)) (>= (* 1.0 v5) (* 1.0 v3))))
(assert (<= (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1))) 0.0))
(assert (not (= (ite (> (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1))) 0.0) (* 1.0 v3) 0.0) (ite (> (+ 1.0 (to_real v0) (* (- 1.0) (to_real v1))) 0.0) (* 1.0 v5) 0.0))))
(check-sat)

// Linear attention: C++ kernels, compiled on first use
//
//               Σ s[i, j]⋅v[j, e]
//               j
//     o[i, e] = ─────────────────
//                   Σ s[i, j]
//                   j
//
//     s[i, j] = Σ (relu(k[j, d]) + exp(-relu(k[j, d]) + k[j, d]))⋅(relu(q[i, d]) + exp(-relu(q[i, d]) + q[i, d]))
//               d
//
// Generated: do not edit; change the formula or the printer, and run `derive build`.

#include "cpu_kernels.h"

namespace derive {

// t8, norm: a task has one batch, head.
extern "C" void forward_t8_norm(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const k = (const narrow*)data[0];
    const long* const k_strides = strides + 0;
    auto* const q = (const narrow*)data[1];
    const long* const q_strides = strides + 4;
    auto* const t8 = (wide*)data[2];
    const long* const t8_strides = strides + 8;
    auto* const norm = (wide*)data[3];
    const long* const norm_strides = strides + 11;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer N = (integer)sizes[2];
    const integer D = (integer)sizes[3];
    const integer M = (integer)sizes[4];
    const int inside = (long)BATCH * (long)HEADS == 1 ? threads : 1;
    tasks_in_turn(threads, (long)BATCH * (long)HEADS, [&](const long begin, const long end, Scratch& scratch) {
        wide* const x1_here = scratch.take<wide>(D);
        wide* const t8_here = scratch.take<wide>(N);
        for (long task = begin; task < end; task++) {
            const integer head = (integer)(task % HEADS);
            const integer batch = (integer)(task / HEADS % BATCH);
            // x1[d] = sum over j of exp(t2[j, d]) + t1[j, d]  (step 7)
            start_with<wide>(x1_here, D, 0_w);
            rows_of_kind(k_strides[3] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                several(M, [&](const integer j_first, auto count) {
                    each(0, D, [&](const long d, auto n) {
                        vec x1_sum = from_row<true, vec>(x1_here, 1, d, n);
                        for (integer turn = 0; turn < count; turn++) {
                            const integer j = j_first + turn;
                            auto* const k_row = k + batch * k_strides[0] + head * k_strides[1] + j * k_strides[2];
                            const auto k_value = from_row<DENSE, vec>(k_row, k_strides[3], d, n);
                            const auto t1_value = relu(k_value);
                            const auto t2_value = k_value - t1_value;
                            x1_sum = x1_sum + t1_value + exp(t2_value);
                        }
                        to_row<true>(x1_here, 1, d, n, x1_sum);
                    });
                });
            });
            // t8[i] = sum over d of (exp(t5[i, d]) + t4[i, d])*x1[d]  (step 7)
            rows_of_kind(q_strides[3] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                across(inside, 0, N, false, [&](const integer i) {
                    auto* const q_row = q + batch * q_strides[0] + head * q_strides[1] + i * q_strides[2];
                    vec t8_parts[PARTS] = {};
                    along(0, D, [&](const long d, auto n, int part) {
                        (void)part;
                        const auto x1_value = from_row<DENSE, vec>(x1_here, 1, d, n);
                        const auto q_value = from_row<DENSE, vec>(q_row, q_strides[3], d, n);
                        const auto t4_value = relu(q_value);
                        const auto t5_value = q_value - t4_value;
                        t8_parts[part] = t8_parts[part] + existing(spread<wide>(x1_value * (t4_value + exp(t5_value))), n, 0_w);
                    });
                    put_number(t8_here + i, sum_of(t8_parts));
                    put_number(t8 + batch * t8_strides[0] + head * t8_strides[1] + i * t8_strides[2], sum_of(t8_parts));
                });
            });
            // norm[i] = t8[i]  (step 2)
            rows_of_kind(norm_strides[2] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                auto* const norm_row = norm + batch * norm_strides[0] + head * norm_strides[1];
                each(0, N, [&](const long i, auto n) {
                    const auto t8_value = from_row<DENSE, vec>(t8_here, 1, i, n);
                    const auto norm_value = t8_value;
                    to_row<DENSE>(norm_row, norm_strides[2], i, n, spread<wide>(norm_value));
                });
            });
        }
    });
}

// o: a task has one batch, head and a block of i.
extern "C" void forward_o(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const t8 = (const wide*)data[0];
    const long* const t8_strides = strides + 0;
    auto* const t9 = (const wide*)data[1];
    const long* const t9_strides = strides + 3;
    auto* const o = (narrow*)data[2];
    const long* const o_strides = strides + 7;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer N = (integer)sizes[2];
    const integer E = (integer)sizes[5];
    const bool o_streams = streams(o, (long)BATCH * HEADS * N * E);
    const long blocks = ((long)N + BLOCK - 1) / BLOCK;
    tasks_in_turn(threads, (long)BATCH * (long)HEADS * blocks, [&](const long begin, const long end, Scratch& scratch) {
        for (long task = begin; task < end; task++) {
            const long i_start = task % blocks * BLOCK, i_stop = least(i_start + BLOCK, (long)N);
            const integer head = (integer)(task / blocks % HEADS);
            const integer batch = (integer)(task / blocks / HEADS % BATCH);
            // o[i, e] = t9[i, e]/t8[i]  (step 1)
            rows_of_kind(t9_strides[3] == 1 && o_strides[3] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                for (integer i = (integer)(i_start); i < i_stop; i++) {
                    auto* const t8_row = t8 + batch * t8_strides[0] + head * t8_strides[1] + i * t8_strides[2];
                    const auto t8_value = value<wide>(*t8_row);
                    auto* const t9_row = t9 + batch * t9_strides[0] + head * t9_strides[1] + i * t9_strides[2];
                    auto* const o_row = o + batch * o_strides[0] + head * o_strides[1] + i * o_strides[2];
                    each(0, E, places_ahead(o_streams, o_row, 0), [&](const long e, auto n) {
                        const auto t9_value = from_row<DENSE, vec>(t9_row, t9_strides[3], e, n);
                        const auto o_value = inverse(t8_value) * t9_value;
                        stream_row<DENSE>(o_streams, o_row, o_strides[3], e, n, spread<wide>(o_value));
                    });
                }
            });
        }
        end_streams();
    });
}

// g5: a task has one batch, head and a block of i.
extern "C" void backward_d_row(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const norm = (const wide*)data[0];
    const long* const norm_strides = strides + 0;
    auto* const d_o = (const narrow*)data[1];
    const long* const d_o_strides = strides + 3;
    auto* const o = (const narrow*)data[2];
    const long* const o_strides = strides + 7;
    auto* const d_norm = (const wide*)data[3];
    const long* const d_norm_strides = strides + 11;
    auto* const d_row = (wide*)data[4];
    const long* const d_row_strides = strides + 14;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer N = (integer)sizes[2];
    const integer E = (integer)sizes[5];
    const long blocks = ((long)N + BLOCK - 1) / BLOCK;
    tasks_in_turn(threads, (long)BATCH * (long)HEADS * blocks, [&](const long begin, const long end, Scratch& scratch) {
        wide* const g1_here = scratch.take<wide>(BLOCK);
        for (long task = begin; task < end; task++) {
            const long i_start = task % blocks * BLOCK, i_stop = least(i_start + BLOCK, (long)N);
            const integer head = (integer)(task / blocks % HEADS);
            const integer batch = (integer)(task / blocks / HEADS % BATCH);
            // delta[i] = sum over e of norm[i]*d_o[i, e]*o[i, e]  (step 4)
            rows_of_kind(d_o_strides[3] == 1 && o_strides[3] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                for (integer i = (integer)(i_start); i < i_stop; i++) {
                    auto* const norm_row = norm + batch * norm_strides[0] + head * norm_strides[1] + i * norm_strides[2];
                    const auto norm_value = value<wide>(*norm_row);
                    auto* const d_o_row = d_o + batch * d_o_strides[0] + head * d_o_strides[1] + i * d_o_strides[2];
                    auto* const o_row = o + batch * o_strides[0] + head * o_strides[1] + i * o_strides[2];
                    vec g1_parts[PARTS] = {};
                    along(0, E, [&](const long e, auto n, int part) {
                        (void)part;
                        const auto d_o_value = from_row<DENSE, vec>(d_o_row, d_o_strides[3], e, n);
                        const auto o_value = from_row<DENSE, vec>(o_row, o_strides[3], e, n);
                        g1_parts[part] = g1_parts[part] + existing(spread<wide>(norm_value * d_o_value * o_value), n, 0_w);
                    });
                    put_number(g1_here + (i - i_start), sum_of(g1_parts));
                }
            });
            // d_row[i] = d_norm[i] - delta[i]/norm[i]**2  (step 4)
            rows_of_kind(norm_strides[2] == 1 && d_norm_strides[2] == 1 && d_row_strides[2] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                auto* const norm_row_2 = norm + batch * norm_strides[0] + head * norm_strides[1];
                auto* const g1_row = g1_here + (0 - i_start);
                auto* const d_norm_row = d_norm + batch * d_norm_strides[0] + head * d_norm_strides[1];
                auto* const d_row_row = d_row + batch * d_row_strides[0] + head * d_row_strides[1];
                each(i_start, i_stop, [&](const long i, auto n) {
                    const auto norm_value_2 = from_row<DENSE, vec>(norm_row_2, norm_strides[2], i, n);
                    const auto g1_value = from_row<DENSE, vec>(g1_row, 1, i, n);
                    const auto d_norm_value = from_row<DENSE, vec>(d_norm_row, d_norm_strides[2], i, n);
                    const auto d_row_value = d_norm_value - inverse(norm_value_2 * norm_value_2) * g1_value;
                    to_row<DENSE>(d_row_row, d_row_strides[2], i, n, spread<wide>(d_row_value));
                });
            });
        }
    });
}

// x2, x4: a task has one batch, head.
extern "C" void backward_x2_x4(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const d_row = (const wide*)data[0];
    const long* const d_row_strides = strides + 0;
    auto* const q = (const narrow*)data[1];
    const long* const q_strides = strides + 3;
    auto* const x2 = (wide*)data[2];
    const long* const x2_strides = strides + 7;
    auto* const k = (const narrow*)data[3];
    const long* const k_strides = strides + 10;
    auto* const x4 = (wide*)data[4];
    const long* const x4_strides = strides + 14;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer N = (integer)sizes[2];
    const integer D = (integer)sizes[3];
    const integer M = (integer)sizes[4];
    tasks_in_turn(threads, (long)BATCH * (long)HEADS, [&](const long begin, const long end, Scratch& scratch) {
        wide* const x2_here = scratch.take<wide>(D);
        wide* const x4_here = scratch.take<wide>(D);
        for (long task = begin; task < end; task++) {
            const integer head = (integer)(task % HEADS);
            const integer batch = (integer)(task / HEADS % BATCH);
            // x2[d] = sum over i of (exp(t5[i, d]) + t4[i, d])*d_row[i]  (step 9)
            start_with<wide>(x2_here, D, 0_w);
            rows_of_kind(q_strides[3] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                several(N, [&](const integer i_first, auto count) {
                    each(0, D, [&](const long d, auto n) {
                        vec x2_sum = from_row<true, vec>(x2_here, 1, d, n);
                        for (integer turn = 0; turn < count; turn++) {
                            const integer i = i_first + turn;
                            auto* const d_row_row = d_row + batch * d_row_strides[0] + head * d_row_strides[1] + i * d_row_strides[2];
                            const auto d_row_value = value<wide>(*d_row_row);
                            auto* const q_row = q + batch * q_strides[0] + head * q_strides[1] + i * q_strides[2];
                            const auto q_value = from_row<DENSE, vec>(q_row, q_strides[3], d, n);
                            const auto t4_value = relu(q_value);
                            const auto t5_value = q_value - t4_value;
                            x2_sum = x2_sum + d_row_value * (t4_value + exp(t5_value));
                        }
                        to_row<true>(x2_here, 1, d, n, x2_sum);
                    });
                });
            });
            rows_of_kind(x2_strides[2] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                auto* const x2_row = x2 + batch * x2_strides[0] + head * x2_strides[1];
                each(0, D, [&](const long d, auto n) {
                    const auto x2_value = from_row<DENSE, vec>(x2_here, 1, d, n);
                    to_row<DENSE>(x2_row, x2_strides[2], d, n, spread<wide>(x2_value));
                });
            });
            // x4[d] = sum over j of exp(t2[j, d]) + t1[j, d]  (step 9)
            start_with<wide>(x4_here, D, 0_w);
            rows_of_kind(k_strides[3] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                several(M, [&](const integer j_first, auto count) {
                    each(0, D, [&](const long d, auto n) {
                        vec x4_sum = from_row<true, vec>(x4_here, 1, d, n);
                        for (integer turn = 0; turn < count; turn++) {
                            const integer j = j_first + turn;
                            auto* const k_row = k + batch * k_strides[0] + head * k_strides[1] + j * k_strides[2];
                            const auto k_value = from_row<DENSE, vec>(k_row, k_strides[3], d, n);
                            const auto t1_value = relu(k_value);
                            const auto t2_value = k_value - t1_value;
                            x4_sum = x4_sum + t1_value + exp(t2_value);
                        }
                        to_row<true>(x4_here, 1, d, n, x4_sum);
                    });
                });
            });
            rows_of_kind(x4_strides[2] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                auto* const x4_row = x4 + batch * x4_strides[0] + head * x4_strides[1];
                each(0, D, [&](const long d, auto n) {
                    const auto x4_value = from_row<DENSE, vec>(x4_here, 1, d, n);
                    to_row<DENSE>(x4_row, x4_strides[2], d, n, spread<wide>(x4_value));
                });
            });
        }
    });
}

// d_k: a task has one batch, head and a block of j.
extern "C" void backward_d_k(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const x2 = (const wide*)data[0];
    const long* const x2_strides = strides + 0;
    auto* const k = (const narrow*)data[1];
    const long* const k_strides = strides + 3;
    auto* const x3 = (const wide*)data[2];
    const long* const x3_strides = strides + 7;
    auto* const d_k = (narrow*)data[3];
    const long* const d_k_strides = strides + 11;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer D = (integer)sizes[3];
    const integer M = (integer)sizes[4];
    const bool d_k_streams = streams(d_k, (long)BATCH * HEADS * M * D);
    const long blocks = ((long)M + BLOCK - 1) / BLOCK;
    tasks_in_turn(threads, (long)BATCH * (long)HEADS * blocks, [&](const long begin, const long end, Scratch& scratch) {
        for (long task = begin; task < end; task++) {
            const long j_start = task % blocks * BLOCK, j_stop = least(j_start + BLOCK, (long)M);
            const integer head = (integer)(task / blocks % HEADS);
            const integer batch = (integer)(task / blocks / HEADS % BATCH);
            // g8[j, d] = exp(t2[j, d])*x2[d] + exp(t2[j, d])*x3[j, d]  (step 9)
            // d_k[j, d] = step(k[j, d])*g12[j, d] + g8[j, d]  (step 3)
            rows_of_kind(x2_strides[2] == 1 && k_strides[3] == 1 && x3_strides[3] == 1 && d_k_strides[3] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                auto* const x2_row = x2 + batch * x2_strides[0] + head * x2_strides[1];
                for (integer j = (integer)(j_start); j < j_stop; j++) {
                    auto* const k_row = k + batch * k_strides[0] + head * k_strides[1] + j * k_strides[2];
                    auto* const x3_row = x3 + batch * x3_strides[0] + head * x3_strides[1] + j * x3_strides[2];
                    auto* const d_k_row = d_k + batch * d_k_strides[0] + head * d_k_strides[1] + j * d_k_strides[2];
                    each(0, D, places_ahead(d_k_streams, d_k_row, 0), [&](const long d, auto n) {
                        const auto x2_value = from_row<DENSE, vec>(x2_row, x2_strides[2], d, n);
                        const auto k_value = from_row<DENSE, vec>(k_row, k_strides[3], d, n);
                        const auto t1_value = relu(k_value);
                        const auto t2_value = k_value - t1_value;
                        const auto exponential = exp(t2_value);
                        const auto x3_value = from_row<DENSE, vec>(x3_row, x3_strides[3], d, n);
                        const auto g8_value = x2_value * exponential + x3_value * exponential;
                        const auto g7_value = x3_value + x2_value;
                        const auto g12_value = g7_value - g8_value;
                        const auto d_k_value = g12_value * step(k_value) + g8_value;
                        stream_row<DENSE>(d_k_streams, d_k_row, d_k_strides[3], d, n, spread<wide>(d_k_value));
                    });
                }
            });
        }
        end_streams();
    });
}

// d_q: a task has one batch, head and a block of i.
extern "C" void backward_d_q(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const x6 = (const wide*)data[0];
    const long* const x6_strides = strides + 0;
    auto* const q = (const narrow*)data[1];
    const long* const q_strides = strides + 4;
    auto* const d_row = (const wide*)data[2];
    const long* const d_row_strides = strides + 8;
    auto* const x4 = (const wide*)data[3];
    const long* const x4_strides = strides + 11;
    auto* const d_q = (narrow*)data[4];
    const long* const d_q_strides = strides + 14;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer N = (integer)sizes[2];
    const integer D = (integer)sizes[3];
    const bool d_q_streams = streams(d_q, (long)BATCH * HEADS * N * D);
    const long blocks = ((long)N + BLOCK - 1) / BLOCK;
    tasks_in_turn(threads, (long)BATCH * (long)HEADS * blocks, [&](const long begin, const long end, Scratch& scratch) {
        for (long task = begin; task < end; task++) {
            const long i_start = task % blocks * BLOCK, i_stop = least(i_start + BLOCK, (long)N);
            const integer head = (integer)(task / blocks % HEADS);
            const integer batch = (integer)(task / blocks / HEADS % BATCH);
            // g10[i, d] = exp(t5[i, d])*d_row[i]*x4[d] + exp(t5[i, d])*x6[i, d]  (step 9)
            // d_q[i, d] = step(q[i, d])*g11[i, d] + g10[i, d]  (step 3)
            rows_of_kind(x6_strides[3] == 1 && q_strides[3] == 1 && x4_strides[2] == 1 && d_q_strides[3] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                auto* const x4_row = x4 + batch * x4_strides[0] + head * x4_strides[1];
                for (integer i = (integer)(i_start); i < i_stop; i++) {
                    auto* const x6_row = x6 + batch * x6_strides[0] + head * x6_strides[1] + i * x6_strides[2];
                    auto* const q_row = q + batch * q_strides[0] + head * q_strides[1] + i * q_strides[2];
                    auto* const d_row_row = d_row + batch * d_row_strides[0] + head * d_row_strides[1] + i * d_row_strides[2];
                    const auto d_row_value = value<wide>(*d_row_row);
                    auto* const d_q_row = d_q + batch * d_q_strides[0] + head * d_q_strides[1] + i * d_q_strides[2];
                    each(0, D, places_ahead(d_q_streams, d_q_row, 0), [&](const long d, auto n) {
                        const auto x6_value = from_row<DENSE, vec>(x6_row, x6_strides[3], d, n);
                        const auto q_value = from_row<DENSE, vec>(q_row, q_strides[3], d, n);
                        const auto t4_value = relu(q_value);
                        const auto t5_value = q_value - t4_value;
                        const auto exponential = exp(t5_value);
                        const auto x4_value = from_row<DENSE, vec>(x4_row, x4_strides[2], d, n);
                        const auto g10_value = x6_value * exponential + d_row_value * x4_value * exponential;
                        const auto g9_value = d_row_value * x4_value + x6_value;
                        const auto g11_value = g9_value - g10_value;
                        const auto d_q_value = g11_value * step(q_value) + g10_value;
                        stream_row<DENSE>(d_q_streams, d_q_row, d_q_strides[3], d, n, spread<wide>(d_q_value));
                    });
                }
            });
        }
        end_streams();
    });
}

}  // namespace derive

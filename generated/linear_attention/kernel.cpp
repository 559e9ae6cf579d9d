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

// x1, x2: a task has one batch, head and a share of the blocks of j.
extern "C" void forward_x1_x2(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const k = (const narrow*)data[0];
    const long* const k_strides = strides + 0;
    auto* const x1_part = (wide*)data[1];
    const long* const x1_part_strides = strides + 4;
    auto* const v = (const narrow*)data[2];
    const long* const v_strides = strides + 8;
    auto* const x2_part = (wide*)data[3];
    const long* const x2_part_strides = strides + 12;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer D = (integer)sizes[3];
    const integer M = (integer)sizes[4];
    const integer E = (integer)sizes[5];
    const integer portions = (integer)sizes[6];
    const long blocks = ((long)M + BLOCK - 1) / BLOCK;
    tasks_in_turn(threads, (long)BATCH * (long)HEADS * (long)portions, [&](const long begin, const long end, Scratch& scratch) {
        wide* const f1_here = scratch.take<wide>((long)BLOCK * D);
        wide* const x1_here = scratch.take<wide>(D);
        wide* const v_copy = scratch.take<wide>((long)BLOCK * (((E + 15L) / 16) * 16));
        wide* const x2_here = scratch.take<wide>((long)D * E);
        for (long task = begin; task < end; task++) {
            const integer portion = (integer)(task % portions);
            const integer head = (integer)(task / portions % HEADS);
            const integer batch = (integer)(task / portions / HEADS % BATCH);
            start_with<wide>(x2_here, (long)D * E, 0_w);
            start_with<wide>(x1_here, D, 0_w);
            for (long block = blocks * portion / portions; block < blocks * (portion + 1) / portions; block++) {
                const long j_start = block * BLOCK, j_stop = least(j_start + BLOCK, (long)M);
                // f1[j, d] = exp(t2[j, d]) + t1[j, d]  (step 7)
                // x1[d] = sum over j of f1[j, d]  (step 7)
                rows_of_kind(k_strides[3] == 1, [&](auto kind) {
                    constexpr bool DENSE = decltype(kind)::value;
                    for (integer j = (integer)(j_start); j < j_stop; j++) {
                        auto* const k_row = k + batch * k_strides[0] + head * k_strides[1] + j * k_strides[2];
                        auto* const f1_row = f1_here + (j - j_start) * D;
                        each(0, D, [&](const long d, auto n) {
                            const auto k_value = from_row<DENSE, vec>(k_row, k_strides[3], d, n);
                            const auto t1_value = relu(k_value);
                            const auto t2_value = k_value - t1_value;
                            const auto f1_value = t1_value + exp(t2_value);
                            to_row<DENSE>(f1_row, 1, d, n, spread<wide>(f1_value));
                            to_row<true>(x1_here, 1, d, n, spread<wide>(from_row<true, vec>(x1_here, 1, d, n) + f1_value));
                        });
                    }
                });
                // x2[d, e] = sum over j of f1[j, d]*v[j, e]  (step 7)
                const Rows v_matrix = rows_of(v + batch * v_strides[0] + head * v_strides[1] + j_start * v_strides[2], v_strides[2], v_strides[3], j_stop - j_start, E, v_copy);
                product({j_stop - j_start, f1_here, 1, D, v_matrix.data, v_matrix.stride, x2_here, E, true}, D, E);
            }
            rows_of_kind(x1_part_strides[3] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                auto* const x1_part_row = x1_part + portion * x1_part_strides[0] + batch * x1_part_strides[1] + head * x1_part_strides[2];
                each(0, D, [&](const long d, auto n) {
                    const auto x1_value = from_row<DENSE, vec>(x1_here, 1, d, n);
                    to_row<DENSE>(x1_part_row, x1_part_strides[3], d, n, spread<wide>(x1_value));
                });
            });
            {
                const bool merged = x2_part_strides[3] == x2_part_strides[4] * E;
                rows_of_kind(x2_part_strides[4] == 1, [&](auto kind) {
                    constexpr bool DENSE = decltype(kind)::value;
                    for (integer d = 0; d < (merged ? 1 : D); d++) {
                        auto* const x2_part_row = x2_part + portion * x2_part_strides[0] + batch * x2_part_strides[1] + head * x2_part_strides[2] + d * x2_part_strides[3];
                        auto* const x2_row = x2_here + d * E;
                        each(0, merged ? (long)D * E : E, [&](const long e, auto n) {
                            const auto x2_value = from_row<DENSE, vec>(x2_row, 1, e, n);
                            to_row<DENSE>(x2_part_row, x2_part_strides[4], e, n, spread<wide>(x2_value));
                        });
                    }
                });
            }
        }
    });
}

// o, norm: a task has one batch, head and a share of the blocks of i.
extern "C" void forward_o_norm(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const q = (const narrow*)data[0];
    const long* const q_strides = strides + 0;
    auto* const x1 = (const wide*)data[1];
    const long* const x1_strides = strides + 4;
    auto* const x2 = (const wide*)data[2];
    const long* const x2_strides = strides + 7;
    auto* const o = (narrow*)data[3];
    const long* const o_strides = strides + 11;
    auto* const norm = (wide*)data[4];
    const long* const norm_strides = strides + 15;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer N = (integer)sizes[2];
    const integer D = (integer)sizes[3];
    const integer E = (integer)sizes[5];
    const bool o_streams = streams(o, (long)BATCH * HEADS * N * E);
    prepare(o, BATCH * o_strides[0], threads);
    const integer portions = (integer)sizes[6];
    const long blocks = ((long)N + BLOCK - 1) / BLOCK;
    tasks_in_turn(threads, (long)BATCH * (long)HEADS * (long)portions, [&](const long begin, const long end, Scratch& scratch) {
        wide* const f2_here = scratch.take<wide>((long)BLOCK * D);
        wide* const t8_here = scratch.take<wide>(BLOCK);
        wide* const x2_copy = scratch.take<wide>((long)D * (((E + 15L) / 16) * 16));
        wide* const t9_here = scratch.take<wide>((long)BLOCK * E);
        for (long task = begin; task < end; task++) {
            const integer portion = (integer)(task % portions);
            const integer head = (integer)(task / portions % HEADS);
            const integer batch = (integer)(task / portions / HEADS % BATCH);
            const Rows x2_matrix = rows_of(x2 + batch * x2_strides[0] + head * x2_strides[1], x2_strides[2], x2_strides[3], D, E, x2_copy);
            for (long block = blocks * portion / portions; block < blocks * (portion + 1) / portions; block++) {
                const long i_start = block * BLOCK, i_stop = least(i_start + BLOCK, (long)N);
                // f2[i, d] = exp(t5[i, d]) + t4[i, d]  (step 7)
                // t8[i] = sum over d of x1[d]*f2[i, d]  (step 7)
                rows_of_kind(q_strides[3] == 1 && x1_strides[2] == 1, [&](auto kind) {
                    constexpr bool DENSE = decltype(kind)::value;
                    auto* const x1_row = x1 + batch * x1_strides[0] + head * x1_strides[1];
                    for (integer i = (integer)(i_start); i < i_stop; i++) {
                        auto* const q_row = q + batch * q_strides[0] + head * q_strides[1] + i * q_strides[2];
                        auto* const f2_row = f2_here + (i - i_start) * D;
                        vec t8_parts[PARTS] = {};
                        along(0, D, [&](const long d, auto n, int part) {
                            (void)part;
                            const auto q_value = from_row<DENSE, vec>(q_row, q_strides[3], d, n);
                            const auto t4_value = relu(q_value);
                            const auto t5_value = q_value - t4_value;
                            const auto f2_value = t4_value + exp(t5_value);
                            to_row<DENSE>(f2_row, 1, d, n, spread<wide>(f2_value));
                            const auto x1_value = from_row<DENSE, vec>(x1_row, x1_strides[2], d, n);
                            t8_parts[part] = t8_parts[part] + existing(spread<wide>(x1_value * f2_value), n, 0_w);
                        });
                        put_number(t8_here + (i - i_start), sum_of(t8_parts));
                    }
                });
                // t9[i, e] = sum over d of f2[i, d]*x2[d, e]  (step 7)
                product({D, f2_here, D, 1, x2_matrix.data, x2_matrix.stride, t9_here, E, false}, i_stop - i_start, E);
                // o[i, e] = t9[i, e]/t8[i]  (step 1)
                rows_of_kind(o_strides[3] == 1, [&](auto kind) {
                    constexpr bool DENSE = decltype(kind)::value;
                    for (integer i = (integer)(i_start); i < i_stop; i++) {
                        auto* const t8_row = t8_here + (i - i_start);
                        const auto t8_value = value<wide>(*t8_row);
                        auto* const t9_row = t9_here + (i - i_start) * E;
                        auto* const o_row = o + batch * o_strides[0] + head * o_strides[1] + i * o_strides[2];
                        each(0, E, places_ahead(o_streams, o_row, 0), [&](const long e, auto n) {
                            const auto t9_value = from_row<DENSE, vec>(t9_row, 1, e, n);
                            const auto o_value = inverse(t8_value) * t9_value;
                            stream_row<DENSE>(o_streams, o_row, o_strides[3], e, n, spread<wide>(o_value));
                        });
                    }
                });
                // norm[i] = t8[i]  (step 2)
                rows_of_kind(norm_strides[2] == 1, [&](auto kind) {
                    constexpr bool DENSE = decltype(kind)::value;
                    auto* const t8_row_2 = t8_here + (0 - i_start);
                    auto* const norm_row = norm + batch * norm_strides[0] + head * norm_strides[1];
                    each(i_start, i_stop, [&](const long i, auto n) {
                        const auto t8_value_2 = from_row<DENSE, vec>(t8_row_2, 1, i, n);
                        const auto norm_value = t8_value_2;
                        to_row<DENSE>(norm_row, norm_strides[2], i, n, spread<wide>(norm_value));
                    });
                });
            }
        }
        end_streams();
    });
}

// x1, g5, x2: a task has one batch, head and a share of the blocks of i.
extern "C" void backward_x1_d_row_x2(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const norm = (const wide*)data[0];
    const long* const norm_strides = strides + 0;
    auto* const d_o = (const narrow*)data[1];
    const long* const d_o_strides = strides + 3;
    auto* const o = (const narrow*)data[2];
    const long* const o_strides = strides + 7;
    auto* const q = (const narrow*)data[3];
    const long* const q_strides = strides + 11;
    auto* const x1_part = (wide*)data[4];
    const long* const x1_part_strides = strides + 15;
    auto* const d_norm = (const wide*)data[5];
    const long* const d_norm_strides = strides + 20;
    auto* const d_row = (wide*)data[6];
    const long* const d_row_strides = strides + 23;
    auto* const x2_part = (wide*)data[7];
    const long* const x2_part_strides = strides + 26;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer N = (integer)sizes[2];
    const integer D = (integer)sizes[3];
    const integer E = (integer)sizes[5];
    prepare(d_row, BATCH * d_row_strides[0], threads);
    const integer portions = (integer)sizes[6];
    const long blocks = ((long)N + BLOCK - 1) / BLOCK;
    tasks_in_turn(threads, (long)BATCH * (long)HEADS * (long)portions, [&](const long begin, const long end, Scratch& scratch) {
        wide* const g2_here = scratch.take<wide>((long)BLOCK * E);
        wide* const g1_here = scratch.take<wide>(BLOCK);
        wide* const f1_here = scratch.take<wide>((long)BLOCK * D);
        wide* const x1_here = scratch.take<wide>((long)D * E);
        wide* const d_row_here = scratch.take<wide>(BLOCK);
        wide* const x2_here = scratch.take<wide>(D);
        for (long task = begin; task < end; task++) {
            const integer portion = (integer)(task % portions);
            const integer head = (integer)(task / portions % HEADS);
            const integer batch = (integer)(task / portions / HEADS % BATCH);
            start_with<wide>(x1_here, (long)D * E, 0_w);
            start_with<wide>(x2_here, D, 0_w);
            for (long block = blocks * portion / portions; block < blocks * (portion + 1) / portions; block++) {
                const long i_start = block * BLOCK, i_stop = least(i_start + BLOCK, (long)N);
                // g2[i, e] = d_o[i, e]/norm[i]  (step 4)
                // delta[i] = sum over e of norm[i]*d_o[i, e]*o[i, e]  (step 4)
                rows_of_kind(d_o_strides[3] == 1 && o_strides[3] == 1, [&](auto kind) {
                    constexpr bool DENSE = decltype(kind)::value;
                    for (integer i = (integer)(i_start); i < i_stop; i++) {
                        auto* const norm_row = norm + batch * norm_strides[0] + head * norm_strides[1] + i * norm_strides[2];
                        const auto norm_value = value<wide>(*norm_row);
                        auto* const d_o_row = d_o + batch * d_o_strides[0] + head * d_o_strides[1] + i * d_o_strides[2];
                        auto* const g2_row = g2_here + (i - i_start) * E;
                        auto* const o_row = o + batch * o_strides[0] + head * o_strides[1] + i * o_strides[2];
                        vec g1_parts[PARTS] = {};
                        along(0, E, [&](const long e, auto n, int part) {
                            (void)part;
                            const auto d_o_value = from_row<DENSE, vec>(d_o_row, d_o_strides[3], e, n);
                            const auto g2_value = inverse(norm_value) * d_o_value;
                            to_row<DENSE>(g2_row, 1, e, n, spread<wide>(g2_value));
                            const auto o_value = from_row<DENSE, vec>(o_row, o_strides[3], e, n);
                            g1_parts[part] = g1_parts[part] + existing(spread<wide>(norm_value * d_o_value * o_value), n, 0_w);
                        });
                        put_number(g1_here + (i - i_start), sum_of(g1_parts));
                    }
                });
                {
                    // f1[i, d] = exp(t5[i, d]) + t4[i, d]  (step 9)
                    const bool merged = q_strides[2] == q_strides[3] * D;
                    rows_of_kind(q_strides[3] == 1, [&](auto kind) {
                        constexpr bool DENSE = decltype(kind)::value;
                        for (integer i = (integer)(i_start); i < (merged ? i_start + 1 : i_stop); i++) {
                            auto* const q_row = q + batch * q_strides[0] + head * q_strides[1] + i * q_strides[2];
                            auto* const f1_row = f1_here + (i - i_start) * D;
                            each(0, merged ? (i_stop - i_start) * D : D, [&](const long d, auto n) {
                                const auto q_value = from_row<DENSE, vec>(q_row, q_strides[3], d, n);
                                const auto t4_value = relu(q_value);
                                const auto t5_value = q_value - t4_value;
                                const auto f1_value = t4_value + exp(t5_value);
                                to_row<DENSE>(f1_row, 1, d, n, spread<wide>(f1_value));
                            });
                        }
                    });
                }
                // x1[d, e] = sum over i of f1[i, d]*g2[i, e]  (step 9)
                product({i_stop - i_start, f1_here, 1, D, g2_here, E, x1_here, E, true}, D, E);
                // d_row[i] = d_norm[i] - delta[i]/norm[i]**2  (step 4)
                rows_of_kind(norm_strides[2] == 1 && d_norm_strides[2] == 1 && d_row_strides[2] == 1, [&](auto kind) {
                    constexpr bool DENSE = decltype(kind)::value;
                    auto* const norm_row_2 = norm + batch * norm_strides[0] + head * norm_strides[1];
                    auto* const g1_row = g1_here + (0 - i_start);
                    auto* const d_norm_row = d_norm + batch * d_norm_strides[0] + head * d_norm_strides[1];
                    auto* const d_row_row = d_row_here + (0 - i_start);
                    auto* const d_row_row_2 = d_row + batch * d_row_strides[0] + head * d_row_strides[1];
                    each(i_start, i_stop, [&](const long i, auto n) {
                        const auto norm_value_2 = from_row<DENSE, vec>(norm_row_2, norm_strides[2], i, n);
                        const auto g1_value = from_row<DENSE, vec>(g1_row, 1, i, n);
                        const auto d_norm_value = from_row<DENSE, vec>(d_norm_row, d_norm_strides[2], i, n);
                        const auto d_row_value = d_norm_value - inverse(norm_value_2 * norm_value_2) * g1_value;
                        to_row<DENSE>(d_row_row, 1, i, n, spread<wide>(d_row_value));
                        to_row<DENSE>(d_row_row_2, d_row_strides[2], i, n, spread<wide>(d_row_value));
                    });
                });
                // x2[d] = sum over i of d_row[i]*f1[i, d]  (step 9)
                {
                    constexpr bool DENSE = true;
                    several(i_start, i_stop, [&](const integer i_first, auto count) {
                        each(0, D, [&](const long d, auto n) {
                            vec x2_sum = from_row<true, vec>(x2_here, 1, d, n);
                            for (integer turn = 0; turn < count; turn++) {
                                const integer i = i_first + turn;
                                auto* const d_row_row_3 = d_row_here + (i - i_start);
                                const auto d_row_value_2 = value<wide>(*d_row_row_3);
                                auto* const f1_row_2 = f1_here + (i - i_start) * D;
                                const auto f1_value_2 = from_row<DENSE, vec>(f1_row_2, 1, d, n);
                                x2_sum = x2_sum + d_row_value_2 * f1_value_2;
                            }
                            to_row<true>(x2_here, 1, d, n, x2_sum);
                        });
                    });
                }
            }
            {
                const bool merged = x1_part_strides[3] == x1_part_strides[4] * E;
                rows_of_kind(x1_part_strides[4] == 1, [&](auto kind) {
                    constexpr bool DENSE = decltype(kind)::value;
                    for (integer d = 0; d < (merged ? 1 : D); d++) {
                        auto* const x1_part_row = x1_part + portion * x1_part_strides[0] + batch * x1_part_strides[1] + head * x1_part_strides[2] + d * x1_part_strides[3];
                        auto* const x1_row = x1_here + d * E;
                        each(0, merged ? (long)D * E : E, [&](const long e, auto n) {
                            const auto x1_value = from_row<DENSE, vec>(x1_row, 1, e, n);
                            to_row<DENSE>(x1_part_row, x1_part_strides[4], e, n, spread<wide>(x1_value));
                        });
                    }
                });
            }
            rows_of_kind(x2_part_strides[3] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                auto* const x2_part_row = x2_part + portion * x2_part_strides[0] + batch * x2_part_strides[1] + head * x2_part_strides[2];
                each(0, D, [&](const long d, auto n) {
                    const auto x2_value = from_row<DENSE, vec>(x2_here, 1, d, n);
                    to_row<DENSE>(x2_part_row, x2_part_strides[3], d, n, spread<wide>(x2_value));
                });
            });
        }
    });
}

// d_v, x4, x5, d_k: a task has one batch, head and a share of the blocks of j.
extern "C" void backward_d_v_x4_x5(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const k = (const narrow*)data[0];
    const long* const k_strides = strides + 0;
    auto* const x4_part = (wide*)data[1];
    const long* const x4_part_strides = strides + 4;
    auto* const x1 = (const wide*)data[2];
    const long* const x1_strides = strides + 8;
    auto* const d_v = (narrow*)data[3];
    const long* const d_v_strides = strides + 12;
    auto* const v = (const narrow*)data[4];
    const long* const v_strides = strides + 16;
    auto* const x5_part = (wide*)data[5];
    const long* const x5_part_strides = strides + 20;
    auto* const x2 = (const wide*)data[6];
    const long* const x2_strides = strides + 25;
    auto* const d_k = (narrow*)data[7];
    const long* const d_k_strides = strides + 28;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer D = (integer)sizes[3];
    const integer M = (integer)sizes[4];
    const integer E = (integer)sizes[5];
    const bool d_k_streams = streams(d_k, (long)BATCH * HEADS * M * D);
    prepare(d_v, BATCH * d_v_strides[0], threads);
    prepare(d_k, BATCH * d_k_strides[0], threads);
    const integer portions = (integer)sizes[6];
    const long blocks = ((long)M + BLOCK - 1) / BLOCK;
    tasks_in_turn(threads, (long)BATCH * (long)HEADS * (long)portions, [&](const long begin, const long end, Scratch& scratch) {
        wide* const e1_here = scratch.take<wide>((long)BLOCK * D);
        wide* const f2_here = scratch.take<wide>((long)BLOCK * D);
        wide* const x4_here = scratch.take<wide>(D);
        wide* const x1_copy = scratch.take<wide>((long)D * (((E + 15L) / 16) * 16));
        wide* const d_v_here = scratch.take<wide>((long)BLOCK * E);
        wide* const v_copy = scratch.take<wide>((long)BLOCK * (((E + 15L) / 16) * 16));
        wide* const x1_copy_2 = scratch.take<wide>((long)E * (((D + 15L) / 16) * 16));
        wide* const x3_here = scratch.take<wide>((long)BLOCK * D);
        wide* const x5_here = scratch.take<wide>((long)D * E);
        for (long task = begin; task < end; task++) {
            const integer portion = (integer)(task % portions);
            const integer head = (integer)(task / portions % HEADS);
            const integer batch = (integer)(task / portions / HEADS % BATCH);
            const Rows x1_matrix = rows_of(x1 + batch * x1_strides[0] + head * x1_strides[1], x1_strides[2], x1_strides[3], D, E, x1_copy);
            const Rows x1_matrix_2 = rows_of(x1 + batch * x1_strides[0] + head * x1_strides[1], x1_strides[3], x1_strides[2], E, D, x1_copy_2);
            start_with<wide>(x5_here, (long)D * E, 0_w);
            start_with<wide>(x4_here, D, 0_w);
            for (long block = blocks * portion / portions; block < blocks * (portion + 1) / portions; block++) {
                const long j_start = block * BLOCK, j_stop = least(j_start + BLOCK, (long)M);
                // e1[j, d] = exp(t2[j, d])  (step 9)
                // f2[j, d] = e1[j, d] + t1[j, d]  (step 9)
                // x4[d] = sum over j of f2[j, d]  (step 9)
                rows_of_kind(k_strides[3] == 1, [&](auto kind) {
                    constexpr bool DENSE = decltype(kind)::value;
                    for (integer j = (integer)(j_start); j < j_stop; j++) {
                        auto* const k_row = k + batch * k_strides[0] + head * k_strides[1] + j * k_strides[2];
                        auto* const e1_row = e1_here + (j - j_start) * D;
                        auto* const f2_row = f2_here + (j - j_start) * D;
                        each(0, D, [&](const long d, auto n) {
                            const auto k_value = from_row<DENSE, vec>(k_row, k_strides[3], d, n);
                            const auto t1_value = relu(k_value);
                            const auto t2_value = k_value - t1_value;
                            const auto e1_value = exp(t2_value);
                            to_row<DENSE>(e1_row, 1, d, n, spread<wide>(e1_value));
                            const auto f2_value = e1_value + t1_value;
                            to_row<DENSE>(f2_row, 1, d, n, spread<wide>(f2_value));
                            to_row<true>(x4_here, 1, d, n, spread<wide>(from_row<true, vec>(x4_here, 1, d, n) + f2_value));
                        });
                    }
                });
                // d_v[j, e] = sum over d of f2[j, d]*x1[d, e]  (step 9)
                const Target d_v_target = target(d_v + batch * d_v_strides[0] + head * d_v_strides[1] + j_start * d_v_strides[2], d_v_strides[2], d_v_strides[3], d_v_here, E);
                product({D, f2_here, D, 1, x1_matrix.data, x1_matrix.stride, d_v_target.data, d_v_target.stride, false}, j_stop - j_start, E);
                if (d_v_target.data == d_v_here) {
                    {
                        const bool merged = d_v_strides[2] == d_v_strides[3] * E;
                        rows_of_kind(d_v_strides[3] == 1, [&](auto kind) {
                            constexpr bool DENSE = decltype(kind)::value;
                            for (integer j = (integer)(j_start); j < (merged ? j_start + 1 : j_stop); j++) {
                                auto* const d_v_row = d_v + batch * d_v_strides[0] + head * d_v_strides[1] + j * d_v_strides[2];
                                auto* const d_v_row_2 = d_v_here + (j - j_start) * E;
                                each(0, merged ? (j_stop - j_start) * E : E, [&](const long e, auto n) {
                                    const auto d_v_value = from_row<DENSE, vec>(d_v_row_2, 1, e, n);
                                    to_row<DENSE>(d_v_row, d_v_strides[3], e, n, spread<wide>(d_v_value));
                                });
                            }
                        });
                    }
                }
                // x3[j, d] = sum over e of v[j, e]*x1[d, e]  (step 9)
                const Rows v_matrix = rows_of(v + batch * v_strides[0] + head * v_strides[1] + j_start * v_strides[2], v_strides[2], v_strides[3], j_stop - j_start, E, v_copy);
                product({E, v_matrix.data, v_matrix.stride, 1, x1_matrix_2.data, x1_matrix_2.stride, x3_here, D, false}, j_stop - j_start, D);
                // x5[d, e] = sum over j of f2[j, d]*v[j, e]  (step 9)
                product({j_stop - j_start, f2_here, 1, D, v_matrix.data, v_matrix.stride, x5_here, E, true}, D, E);
                // d_k[j, d] = step(k[j, d])*g12[j, d] + g8[j, d]  (step 3)
                rows_of_kind(x2_strides[2] == 1 && k_strides[3] == 1 && d_k_strides[3] == 1, [&](auto kind) {
                    constexpr bool DENSE = decltype(kind)::value;
                    auto* const x2_row = x2 + batch * x2_strides[0] + head * x2_strides[1];
                    for (integer j = (integer)(j_start); j < j_stop; j++) {
                        auto* const e1_row_2 = e1_here + (j - j_start) * D;
                        auto* const x3_row = x3_here + (j - j_start) * D;
                        auto* const k_row_2 = k + batch * k_strides[0] + head * k_strides[1] + j * k_strides[2];
                        auto* const d_k_row = d_k + batch * d_k_strides[0] + head * d_k_strides[1] + j * d_k_strides[2];
                        each(0, D, places_ahead(d_k_streams, d_k_row, 0), [&](const long d, auto n) {
                            const auto x2_value = from_row<DENSE, vec>(x2_row, x2_strides[2], d, n);
                            const auto e1_value_2 = from_row<DENSE, vec>(e1_row_2, 1, d, n);
                            const auto x3_value = from_row<DENSE, vec>(x3_row, 1, d, n);
                            const auto g8_value = x2_value * e1_value_2 + e1_value_2 * x3_value;
                            const auto g7_value = x3_value + x2_value;
                            const auto g12_value = g7_value - g8_value;
                            const auto k_value_2 = from_row<DENSE, vec>(k_row_2, k_strides[3], d, n);
                            const auto d_k_value = g12_value * step(k_value_2) + g8_value;
                            stream_row<DENSE>(d_k_streams, d_k_row, d_k_strides[3], d, n, spread<wide>(d_k_value));
                        });
                    }
                });
            }
            rows_of_kind(x4_part_strides[3] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                auto* const x4_part_row = x4_part + portion * x4_part_strides[0] + batch * x4_part_strides[1] + head * x4_part_strides[2];
                each(0, D, [&](const long d, auto n) {
                    const auto x4_value = from_row<DENSE, vec>(x4_here, 1, d, n);
                    to_row<DENSE>(x4_part_row, x4_part_strides[3], d, n, spread<wide>(x4_value));
                });
            });
            {
                const bool merged = x5_part_strides[3] == x5_part_strides[4] * E;
                rows_of_kind(x5_part_strides[4] == 1, [&](auto kind) {
                    constexpr bool DENSE = decltype(kind)::value;
                    for (integer d = 0; d < (merged ? 1 : D); d++) {
                        auto* const x5_part_row = x5_part + portion * x5_part_strides[0] + batch * x5_part_strides[1] + head * x5_part_strides[2] + d * x5_part_strides[3];
                        auto* const x5_row = x5_here + d * E;
                        each(0, merged ? (long)D * E : E, [&](const long e, auto n) {
                            const auto x5_value = from_row<DENSE, vec>(x5_row, 1, e, n);
                            to_row<DENSE>(x5_part_row, x5_part_strides[4], e, n, spread<wide>(x5_value));
                        });
                    }
                });
            }
        }
        end_streams();
    });
}

// d_q: a task has one batch, head and a share of the blocks of i.
extern "C" void backward_d_q(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const norm = (const wide*)data[0];
    const long* const norm_strides = strides + 0;
    auto* const d_o = (const narrow*)data[1];
    const long* const d_o_strides = strides + 3;
    auto* const x5 = (const wide*)data[2];
    const long* const x5_strides = strides + 7;
    auto* const q = (const narrow*)data[3];
    const long* const q_strides = strides + 11;
    auto* const d_row = (const wide*)data[4];
    const long* const d_row_strides = strides + 15;
    auto* const x4 = (const wide*)data[5];
    const long* const x4_strides = strides + 18;
    auto* const d_q = (narrow*)data[6];
    const long* const d_q_strides = strides + 21;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer N = (integer)sizes[2];
    const integer D = (integer)sizes[3];
    const integer E = (integer)sizes[5];
    const bool d_q_streams = streams(d_q, (long)BATCH * HEADS * N * D);
    prepare(d_q, BATCH * d_q_strides[0], threads);
    const integer portions = (integer)sizes[6];
    const long blocks = ((long)N + BLOCK - 1) / BLOCK;
    tasks_in_turn(threads, (long)BATCH * (long)HEADS * (long)portions, [&](const long begin, const long end, Scratch& scratch) {
        wide* const g2_here = scratch.take<wide>((long)BLOCK * E);
        wide* const x5_copy = scratch.take<wide>((long)E * (((D + 15L) / 16) * 16));
        wide* const x6_here = scratch.take<wide>((long)BLOCK * D);
        for (long task = begin; task < end; task++) {
            const integer portion = (integer)(task % portions);
            const integer head = (integer)(task / portions % HEADS);
            const integer batch = (integer)(task / portions / HEADS % BATCH);
            const Rows x5_matrix = rows_of(x5 + batch * x5_strides[0] + head * x5_strides[1], x5_strides[3], x5_strides[2], E, D, x5_copy);
            for (long block = blocks * portion / portions; block < blocks * (portion + 1) / portions; block++) {
                const long i_start = block * BLOCK, i_stop = least(i_start + BLOCK, (long)N);
                // g2[i, e] = d_o[i, e]/norm[i]  (step 4)
                rows_of_kind(d_o_strides[3] == 1, [&](auto kind) {
                    constexpr bool DENSE = decltype(kind)::value;
                    for (integer i = (integer)(i_start); i < i_stop; i++) {
                        auto* const norm_row = norm + batch * norm_strides[0] + head * norm_strides[1] + i * norm_strides[2];
                        const auto norm_value = value<wide>(*norm_row);
                        auto* const d_o_row = d_o + batch * d_o_strides[0] + head * d_o_strides[1] + i * d_o_strides[2];
                        auto* const g2_row = g2_here + (i - i_start) * E;
                        each(0, E, [&](const long e, auto n) {
                            const auto d_o_value = from_row<DENSE, vec>(d_o_row, d_o_strides[3], e, n);
                            const auto g2_value = inverse(norm_value) * d_o_value;
                            to_row<DENSE>(g2_row, 1, e, n, spread<wide>(g2_value));
                        });
                    }
                });
                // x6[i, d] = sum over e of g2[i, e]*x5[d, e]  (step 9)
                product({E, g2_here, E, 1, x5_matrix.data, x5_matrix.stride, x6_here, D, false}, i_stop - i_start, D);
                // g10[i, d] = exp(t5[i, d])*d_row[i]*x4[d] + exp(t5[i, d])*x6[i, d]  (step 9)
                // d_q[i, d] = step(q[i, d])*g11[i, d] + g10[i, d]  (step 3)
                rows_of_kind(q_strides[3] == 1 && x4_strides[2] == 1 && d_q_strides[3] == 1, [&](auto kind) {
                    constexpr bool DENSE = decltype(kind)::value;
                    auto* const x4_row = x4 + batch * x4_strides[0] + head * x4_strides[1];
                    for (integer i = (integer)(i_start); i < i_stop; i++) {
                        auto* const x6_row = x6_here + (i - i_start) * D;
                        auto* const q_row = q + batch * q_strides[0] + head * q_strides[1] + i * q_strides[2];
                        auto* const d_row_row = d_row + batch * d_row_strides[0] + head * d_row_strides[1] + i * d_row_strides[2];
                        const auto d_row_value = value<wide>(*d_row_row);
                        auto* const d_q_row = d_q + batch * d_q_strides[0] + head * d_q_strides[1] + i * d_q_strides[2];
                        each(0, D, places_ahead(d_q_streams, d_q_row, 0), [&](const long d, auto n) {
                            const auto x6_value = from_row<DENSE, vec>(x6_row, 1, d, n);
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
        }
        end_streams();
    });
}

}  // namespace derive

// Attention with rotary positions: C++ kernels, compiled on first use
//
//               Σ exp(s[i, j])⋅v[j, e]
//               j
//     o[i, e] = ──────────────────────
//                   Σ exp(s[i, j])
//                   j
//
//     s[i, j] = scale⋅Σ (k0[j, t]⋅q0[i, t] + k1[j, t]⋅q1[i, t])
//                     t
//
//                     ⎛               ⎛-t⋅log(base) ⎞⎞
//                - sin⎜(i + M - N)⋅exp⎜─────────────⎟⎟⋅q[i, t, 1]
//     q0[i, t] =      ⎝               ⎝      P      ⎠⎠
//                     ⎛               ⎛-t⋅log(base) ⎞⎞
//                + cos⎜(i + M - N)⋅exp⎜─────────────⎟⎟⋅q[i, t, 0]
//                     ⎝               ⎝      P      ⎠⎠
//
//                     ⎛               ⎛-t⋅log(base) ⎞⎞
//                  sin⎜(i + M - N)⋅exp⎜─────────────⎟⎟⋅q[i, t, 0]
//     q1[i, t] =      ⎝               ⎝      P      ⎠⎠
//                     ⎛               ⎛-t⋅log(base) ⎞⎞
//                + cos⎜(i + M - N)⋅exp⎜─────────────⎟⎟⋅q[i, t, 1]
//                     ⎝               ⎝      P      ⎠⎠
//
//                     ⎛     ⎛-t⋅log(base) ⎞⎞
//                - sin⎜j⋅exp⎜─────────────⎟⎟⋅k[j, t, 1]
//     k0[j, t] =      ⎝     ⎝      P      ⎠⎠
//                     ⎛     ⎛-t⋅log(base) ⎞⎞
//                + cos⎜j⋅exp⎜─────────────⎟⎟⋅k[j, t, 0]
//                     ⎝     ⎝      P      ⎠⎠
//
//                     ⎛     ⎛-t⋅log(base) ⎞⎞
//                  sin⎜j⋅exp⎜─────────────⎟⎟⋅k[j, t, 0]
//     k1[j, t] =      ⎝     ⎝      P      ⎠⎠
//                     ⎛     ⎛-t⋅log(base) ⎞⎞
//                + cos⎜j⋅exp⎜─────────────⎟⎟⋅k[j, t, 1]
//                     ⎝     ⎝      P      ⎠⎠
//
// Generated: do not edit; change the formula or the printer, and run `derive build`.

#include "cpu_kernels.h"

namespace derive {

// k0, k1: a task has one batch, head and a block of j.
extern "C" void forward_k0_k1(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const k = (const narrow*)data[0];
    const long* const k_strides = strides + 0;
    auto* const k0 = (wide*)data[1];
    const long* const k0_strides = strides + 5;
    auto* const k1 = (wide*)data[2];
    const long* const k1_strides = strides + 9;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer P = (integer)sizes[3];
    const integer M = (integer)sizes[5];
    const integer base = (integer)sizes[7];
    const wide factor = (wide)numbers[0];
    const bool k0_streams = streams(k0, (long)BATCH * HEADS * M * P);
    const bool k1_streams = streams(k1, (long)BATCH * HEADS * M * P);
    prepare(k0, BATCH * k0_strides[0], threads);
    prepare(k1, BATCH * k1_strides[0], threads);
    const long blocks = ((long)M + BLOCK - 1) / BLOCK;
    tasks_in_turn(threads, (long)BATCH * (long)HEADS * blocks, [&](const long begin, const long end, Scratch& scratch) {
        for (long task = begin; task < end; task++) {
            const long j_start = task % blocks * BLOCK, j_stop = least(j_start + BLOCK, (long)M);
            const integer head = (integer)(task / blocks % HEADS);
            const integer batch = (integer)(task / blocks / HEADS % BATCH);
            // k0[j, t] = -sin(j*exp(-t*log(base)/P))*k[j, t, 1] + cos(j*exp(-t*log(base)/P))*k[j, t, 0]  (step 1)
            // k1[j, t] = sin(j*exp(-t*log(base)/P))*k[j, t, 0] + cos(j*exp(-t*log(base)/P))*k[j, t, 1]  (step 1)
            rows_of_kind(k_strides[3] == 1 && k0_strides[3] == 1 && k1_strides[3] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                for (integer j = (integer)(j_start); j < j_stop; j++) {
                    auto* const k_row = k + batch * k_strides[0] + head * k_strides[1] + j * k_strides[2];
                    auto* const k_row_2 = k + batch * k_strides[0] + head * k_strides[1] + j * k_strides[2] + 1 * k_strides[4];
                    auto* const k0_row = k0 + batch * k0_strides[0] + head * k0_strides[1] + j * k0_strides[2];
                    auto* const k1_row = k1 + batch * k1_strides[0] + head * k1_strides[1] + j * k1_strides[2];
                    each(0, P, places_ahead(k0_streams, k0_row, 0), [&](const long t, auto n) {
                        const ivec t_lanes = iota() + (integer)t;
                        const auto k_value = from_row<DENSE, vec>(k_row, k_strides[3], t, n);
                        const auto k_value_2 = from_row<DENSE, vec>(k_row_2, k_strides[3], t, n);
                        const auto k0_value = k_value * cos(real(j) * exp(factor * real(t_lanes))) - k_value_2 * sin(real(j) * exp(factor * real(t_lanes)));
                        stream_row<DENSE>(k0_streams, k0_row, k0_strides[3], t, n, spread<wide>(k0_value));
                        const auto k1_value = k_value * sin(real(j) * exp(factor * real(t_lanes))) + k_value_2 * cos(real(j) * exp(factor * real(t_lanes)));
                        stream_row<DENSE>(k1_streams, k1_row, k1_strides[3], t, n, spread<wide>(k1_value));
                    });
                }
            });
        }
        end_streams();
    });
}

// q0, q1: a task has one batch, head and a block of i.
extern "C" void forward_q0_q1(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const q = (const narrow*)data[0];
    const long* const q_strides = strides + 0;
    auto* const q0 = (wide*)data[1];
    const long* const q0_strides = strides + 5;
    auto* const q1 = (wide*)data[2];
    const long* const q1_strides = strides + 9;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer N = (integer)sizes[2];
    const integer P = (integer)sizes[3];
    const integer M = (integer)sizes[5];
    const integer base = (integer)sizes[7];
    const wide factor = (wide)numbers[0];
    const bool q0_streams = streams(q0, (long)BATCH * HEADS * N * P);
    const bool q1_streams = streams(q1, (long)BATCH * HEADS * N * P);
    prepare(q0, BATCH * q0_strides[0], threads);
    prepare(q1, BATCH * q1_strides[0], threads);
    const long blocks = ((long)N + BLOCK - 1) / BLOCK;
    tasks_in_turn(threads, (long)BATCH * (long)HEADS * blocks, [&](const long begin, const long end, Scratch& scratch) {
        for (long task = begin; task < end; task++) {
            const long i_start = task % blocks * BLOCK, i_stop = least(i_start + BLOCK, (long)N);
            const integer head = (integer)(task / blocks % HEADS);
            const integer batch = (integer)(task / blocks / HEADS % BATCH);
            // q0[i, t] = -sin((i + M - N)*exp(-t*log(base)/P))*q[i, t, 1] + cos((i + M - N)*exp(-t*log(base)/P))*q[i, t, 0]  (step 1)
            // q1[i, t] = sin((i + M - N)*exp(-t*log(base)/P))*q[i, t, 0] + cos((i + M - N)*exp(-t*log(base)/P))*q[i, t, 1]  (step 1)
            rows_of_kind(q_strides[3] == 1 && q0_strides[3] == 1 && q1_strides[3] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                for (integer i = (integer)(i_start); i < i_stop; i++) {
                    auto* const q_row = q + batch * q_strides[0] + head * q_strides[1] + i * q_strides[2];
                    auto* const q_row_2 = q + batch * q_strides[0] + head * q_strides[1] + i * q_strides[2] + 1 * q_strides[4];
                    auto* const q0_row = q0 + batch * q0_strides[0] + head * q0_strides[1] + i * q0_strides[2];
                    auto* const q1_row = q1 + batch * q1_strides[0] + head * q1_strides[1] + i * q1_strides[2];
                    each(0, P, places_ahead(q0_streams, q0_row, 0), [&](const long t, auto n) {
                        const ivec t_lanes = iota() + (integer)t;
                        const auto q_value = from_row<DENSE, vec>(q_row, q_strides[3], t, n);
                        const auto q_value_2 = from_row<DENSE, vec>(q_row_2, q_strides[3], t, n);
                        const auto q0_value = q_value * cos(real(i + M - N) * exp(factor * real(t_lanes))) - q_value_2 * sin(real(i + M - N) * exp(factor * real(t_lanes)));
                        stream_row<DENSE>(q0_streams, q0_row, q0_strides[3], t, n, spread<wide>(q0_value));
                        const auto q1_value = q_value * sin(real(i + M - N) * exp(factor * real(t_lanes))) + q_value_2 * cos(real(i + M - N) * exp(factor * real(t_lanes)));
                        stream_row<DENSE>(q1_streams, q1_row, q1_strides[3], t, n, spread<wide>(q1_value));
                    });
                }
            });
        }
        end_streams();
    });
}

// o, lse: a task owns a block of i and streams j past it.
extern "C" void forward_o_lse(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const k0 = (const wide*)data[0];
    const long* const k0_strides = strides + 0;
    auto* const q0 = (const wide*)data[1];
    const long* const q0_strides = strides + 4;
    auto* const k1 = (const wide*)data[2];
    const long* const k1_strides = strides + 8;
    auto* const q1 = (const wide*)data[3];
    const long* const q1_strides = strides + 12;
    auto* const v = (const narrow*)data[4];
    const long* const v_strides = strides + 16;
    auto* const o = (narrow*)data[5];
    const long* const o_strides = strides + 20;
    auto* const lse = (double*)data[6];
    const long* const lse_strides = strides + 24;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer N = (integer)sizes[2];
    const integer P = (integer)sizes[3];
    const integer M = (integer)sizes[5];
    const integer E = (integer)sizes[6];
    const wide scale = (wide)numbers[0];
    const long blocks = ((long)N + LANES - 1) / LANES;
    prepare(o, BATCH * o_strides[0], threads);
    parallel_for(threads, (long)BATCH * (long)HEADS * blocks, [&](const long task, Scratch& scratch) {
        const long block = task % blocks;
        const integer head = (integer)(task / blocks % HEADS);
        const integer batch = (integer)(task / blocks / HEADS % BATCH);
        const long i_start = block * LANES;
        const long lanes = least(LANES, (long)N - i_start);
        const long first = i_start, last = i_start + lanes - 1;
        (void)first, (void)last;
        wide* const k0_j_data = scratch.take<wide>(ROWS * ((P + 15L) / 16 * 16));
        vec* const q0_i = scratch.take<vec>((long)P * NV);
        vec* const dot = scratch.take<vec>(ROWS * NV);
        wide* const k1_j_data = scratch.take<wide>(ROWS * ((P + 15L) / 16 * 16));
        vec* const q1_i = scratch.take<vec>((long)P * NV);
        vec* const dot_2 = scratch.take<vec>(ROWS * NV);
        operand* const v_j_data = scratch.take<operand>(operand_size(E));
        vec* const acc = scratch.take<vec>((long)E * NV);
        vec* const o_i = scratch.take<vec>((long)E * NV);
        vec* const score_tile = dot;
        vec* const weight_tile = dot;
        auto* const k0_here = k0 + batch * k0_strides[0] + head * k0_strides[1];
        auto* const q0_here = q0 + batch * q0_strides[0] + head * q0_strides[1];
        auto* const k1_here = k1 + batch * k1_strides[0] + head * k1_strides[1];
        auto* const q1_here = q1 + batch * q1_strides[0] + head * q1_strides[1];
        auto* const v_here = v + batch * v_strides[0] + head * v_strides[1];
        auto* const o_here = o + batch * o_strides[0] + head * o_strides[1];
        auto* const lse_here = lse + batch * lse_strides[0] + head * lse_strides[1];
        vec row_max[NV];
        vec row_sum[NV];
        UNROLL for (int l = 0; l < NV; l++) {
            row_max[l] = spread(-infinity);
            row_sum[l] = spread(0_w);
        }
        for (integer e = 0; e < E; e++) {
            UNROLL for (int l = 0; l < NV; l++) acc[e * NV + l] = spread(0_w);
        }
        pack(q0_here + i_start * q0_strides[2], q0_strides[2], q0_strides[3], lanes, P, q0_i);
        pack(q1_here + i_start * q1_strides[2], q1_strides[2], q1_strides[3], lanes, P, q1_i);
        const auto tile = [&](const long j_start, const long rows, auto) {
            // dot[i, j] = sum over t of k0[j, t]*q0[i, t] + k1[j, t]*q1[i, t]  (step 1)
            const Rows k0_j = rows_of(k0_here + j_start * k0_strides[2], k0_strides[2], k0_strides[3], rows, P, k0_j_data);
            contract(rows, P, k0_j.data, k0_j.stride, q0_i, dot);
            const Rows k1_j = rows_of(k1_here + j_start * k1_strides[2], k1_strides[2], k1_strides[3], rows, P, k1_j_data);
            contract(rows, P, k1_j.data, k1_j.stride, q1_i, dot_2);
            vec old_shift[NV];
            UNROLL for (int l = 0; l < NV; l++) {
                old_shift[l] = finite(row_max[l]);
            }
            vec top[NV];
            UNROLL for (int l = 0; l < NV; l++) top[l] = spread(-infinity);
            for (long r = 0; r < rows; r++) {
                UNROLL for (int l = 0; l < NV; l++) {
                    const vec dot_3 = dot[r * NV + l] + dot_2[r * NV + l];
                    // score[i, j] = scale*dot[i, j]  (step 1)
                    const vec score = scale * dot_3;
                    score_tile[r * NV + l] = score;
                    // row_max[i] = max over j of score[i, j]  (step 5)
                    top[l] = larger(top[l], score);
                }
            }
            vec row_max_new[NV];
            vec shift[NV];
            vec correction[NV];
            UNROLL for (int l = 0; l < NV; l++) {
                row_max_new[l] = maximum(row_max[l], top[l]);
                // shift[i] = finite(row_max[i])  (step 5)
                shift[l] = finite(row_max_new[l]);
                // what was summed with the old shift moves to the new one
                correction[l] = select(row_max[l] > -infinity, exp(old_shift[l] - shift[l]), 0_w);
                row_max[l] = row_max_new[l];
            }
            // acc[i, e] = sum over j of weight[i, j]*v[j, e]  (step 6)
            rescale(E, correction, acc);
            const auto v_j = operand_rows(v_here + j_start * v_strides[2], v_strides[2], v_strides[3], rows, E, v_j_data);
            vec total[NV];
            UNROLL for (int l = 0; l < NV; l++) total[l] = spread(0_w);
            for (long r = 0; r < rows; r++) {
                UNROLL for (int l = 0; l < NV; l++) {
                    // weight[i, j] = exp(-shift[i] + score[i, j])  (step 6)
                    const vec weight = exp(score_tile[r * NV + l] - shift[l]);
                    weight_tile[r * NV + l] = weight;
                    // row_sum[i] = sum over j of weight[i, j]  (step 6)
                    total[l] = plus(total[l], weight);
                }
            }
            UNROLL for (int l = 0; l < NV; l++) {
                row_sum[l] = row_sum[l] * correction[l] + total[l];
            }
            accumulate(E, rows, v_j.data, v_j.stride, weight_tile, acc);
        };
        tiles(0, (long)M, 0, (long)M, ROWS, tile);
        // shift[i] = finite(row_max[i])  (step 5)
        vec shift_2[NV];
        vec value_[NV];
        UNROLL for (int l = 0; l < NV; l++) {
            shift_2[l] = finite(row_max[l]);
            // o[i, e] = acc[i, e]/row_sum[i]  (step 1)
            value_[l] = inverse(row_sum[l]);
        }
        for (integer e = 0; e < E; e++) {
            UNROLL for (int l = 0; l < NV; l++) o_i[e * NV + l] = value_[l] * acc[e * NV + l];
        }
        // lse[i] = log(row_sum[i]) + shift[i]  (step 5)
        dvec lse_i[NV];
        UNROLL for (int l = 0; l < NV; l++) {
            lse_i[l] = widened(shift_2[l]) + widened(log(row_sum[l]));
        }
        unpack(o_here + i_start * o_strides[2], o_strides[2], o_strides[3], lanes, E, o_i);
        store_lanes(lse_here + i_start * lse_strides[2], lse_strides[2], lanes, lse_i);
    });
}

// o, lse: for few places of i; j streams past along the lanes.
extern "C" void forward_o_lse_few_rows(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const q0 = (const wide*)data[0];
    const long* const q0_strides = strides + 0;
    auto* const k0 = (const wide*)data[1];
    const long* const k0_strides = strides + 4;
    auto* const q1 = (const wide*)data[2];
    const long* const q1_strides = strides + 8;
    auto* const k1 = (const wide*)data[3];
    const long* const k1_strides = strides + 12;
    auto* const v = (const narrow*)data[4];
    const long* const v_strides = strides + 16;
    auto* const o = (narrow*)data[5];
    const long* const o_strides = strides + 20;
    auto* const lse = (double*)data[6];
    const long* const lse_strides = strides + 24;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer N = (integer)sizes[2];
    const integer P = (integer)sizes[3];
    const integer M = (integer)sizes[5];
    const integer E = (integer)sizes[6];
    const wide scale = (wide)numbers[0];
    const long blocks = ((long)N + ROWS - 1) / ROWS;
    prepare(o, BATCH * o_strides[0], threads);
    parallel_for(threads, (long)BATCH * (long)HEADS * blocks, [&](const long task, Scratch& scratch) {
        const long block = task % blocks;
        const integer head = (integer)(task / blocks % HEADS);
        const integer batch = (integer)(task / blocks / HEADS % BATCH);
        const long i_start = block * ROWS;
        const long rows = least(ROWS, (long)N - i_start);
        const long first = i_start, last = i_start + rows - 1;
        (void)first, (void)last;
        wide* const q0_i_data = scratch.take<wide>(ROWS * ((P + 15L) / 16 * 16));
        vec* const packed = scratch.take<vec>((long)P * NV);
        vec* const dot = scratch.take<vec>(ROWS * NV);
        wide* const q1_i_data = scratch.take<wide>(ROWS * ((P + 15L) / 16 * 16));
        vec* const packed_2 = scratch.take<vec>((long)P * NV);
        vec* const dot_2 = scratch.take<vec>(ROWS * NV);
        wide* const top = scratch.take<wide>(ROWS);
        wide* const total = scratch.take<wide>(ROWS);
        wide* const v_j_rows_data = scratch.take<wide>(LANES * ((E + 15L) / 16 * 16));
        wide* const correction_line = scratch.take<wide>(ROWS);
        double* const lse_i_line = scratch.take<double>(ROWS);
        wide* const row_max_line = scratch.take<wide>(ROWS);
        wide* const row_sum_line = scratch.take<wide>(ROWS);
        wide* const value__line = scratch.take<wide>(ROWS);
        wide* const acc_data = scratch.take<wide>(ROWS * ((E + 15L) / 16 * 16));
        wide* const o_i_data = scratch.take<wide>(ROWS * ((E + 15L) / 16 * 16));
        vec* const score_tile = dot;
        vec* const weight_tile = dot;
        auto* const q0_here = q0 + batch * q0_strides[0] + head * q0_strides[1];
        auto* const k0_here = k0 + batch * k0_strides[0] + head * k0_strides[1];
        auto* const q1_here = q1 + batch * q1_strides[0] + head * q1_strides[1];
        auto* const k1_here = k1 + batch * k1_strides[0] + head * k1_strides[1];
        auto* const v_here = v + batch * v_strides[0] + head * v_strides[1];
        auto* const o_here = o + batch * o_strides[0] + head * o_strides[1];
        auto* const lse_here = lse + batch * lse_strides[0] + head * lse_strides[1];
        const Rows acc = {acc_data, ((E + 15L) / 16 * 16)};
        for (long r = 0; r < rows; r++) {
            for (long e = 0; e < E; e += VL) {
                store_part(&acc_data[r * acc.stride + e], spread(0_w), E - e);
            }
        }
        const Rows q0_i = rows_of(q0_here + i_start * q0_strides[2], q0_strides[2], q0_strides[3], rows, P, q0_i_data);
        const Rows q1_i = rows_of(q1_here + i_start * q1_strides[2], q1_strides[2], q1_strides[3], rows, P, q1_i_data);
        for (long r = 0; r < rows; r++) {
            const wide row_max = -infinity;
            row_max_line[r] = row_max;
            const wide row_sum = 0_w;
            row_sum_line[r] = row_sum;
        }
        const auto tile = [&](const long j_start, const long lanes, auto) {
            // dot[i, j] = sum over t of k0[j, t]*q0[i, t] + k1[j, t]*q1[i, t]  (step 1)
            contract_rows(rows, lanes, P, q0_i.data, q0_i.stride, k0_here + j_start * k0_strides[2], k0_strides[2], k0_strides[3], packed, dot);
            contract_rows(rows, lanes, P, q1_i.data, q1_i.stride, k1_here + j_start * k1_strides[2], k1_strides[2], k1_strides[3], packed_2, dot_2);
            // row_max[i] = max over j of score[i, j]  (step 5)
            ivec j[NV];
            lane_numbers(j_start, j);
            for (long r = 0; r < rows; r++) {
                vec top_lanes = spread(-infinity);
                UNROLL for (int l = 0; l < NV; l++) {
                    const vec dot_3 = dot[r * NV + l] + dot_2[r * NV + l];
                    // score[i, j] = scale*dot[i, j]  (step 1)
                    const vec score = scale * dot_3;
                    score_tile[r * NV + l] = score;
                    top_lanes = larger(top_lanes, select(as_mask(j[l] < M), score, -infinity));
                }
                top[r] = across_larger(top_lanes);
            }
            for (long r = 0; r < rows; r++) {
                const wide row_max_new = maximum(row_max_line[r], top[r]);
                const wide old_shift = finite(row_max_line[r]);
                // shift[i] = finite(row_max[i])  (step 5)
                const wide shift = finite(row_max_new);
                // what was summed with the old shift moves to the new one
                const wide correction = select(row_max_line[r] > -infinity, exp(old_shift - shift), 0_w);
                correction_line[r] = correction;
                row_max_line[r] = row_max_new;
                vec total_lanes = spread(0_w);
                UNROLL for (int l = 0; l < NV; l++) {
                    // weight[i, j] = exp(-shift[i] + score[i, j])  (step 6)
                    const vec weight = exp(score_tile[r * NV + l] - shift);
                    weight_tile[r * NV + l] = weight;
                    // row_sum[i] = sum over j of weight[i, j]  (step 6)
                    total_lanes = plus(total_lanes, select(as_mask(j[l] < M), weight, 0_w));
                }
                total[r] = across_plus(total_lanes);
            }
            // acc[i, e] = sum over j of weight[i, j]*v[j, e]  (step 6)
            rescale_rows(rows, E, correction_line, acc_data, acc.stride);
            const Rows v_j_rows = rows_of(v_here + j_start * v_strides[2], v_strides[2], v_strides[3], lanes, E, v_j_rows_data);
            cross_rows(rows, lanes, E, weight_tile, v_j_rows.data, v_j_rows.stride, acc_data, acc.stride);
            for (long r = 0; r < rows; r++) {
                row_sum_line[r] = row_sum_line[r] * correction_line[r] + total[r];
            }
        };
        tiles(0, (long)M, 0, (long)M, LANES, tile);
        for (long r = 0; r < rows; r++) {
            // shift[i] = finite(row_max[i])  (step 5)
            const wide shift_2 = finite(row_max_line[r]);
            // o[i, e] = acc[i, e]/row_sum[i]  (step 1)
            const wide value_ = inverse(row_sum_line[r]);
            value__line[r] = value_;
            // lse[i] = log(row_sum[i]) + shift[i]  (step 5)
            const double lse_i = widened(shift_2) + widened(log(row_sum_line[r]));
            lse_i_line[r] = lse_i;
        }
        const Rows o_i = {o_i_data, ((E + 15L) / 16 * 16)};
        for (long r = 0; r < rows; r++) {
            for (long e = 0; e < E; e += VL) {
                store_part(&o_i_data[r * o_i.stride + e], value__line[r] * load_part(&acc.data[r * acc.stride + e], E - e), E - e);
            }
        }
        store_rows(o_here + i_start * o_strides[2], o_strides[2], o_strides[3], rows, E, o_i);
        store_line(lse_here + i_start * lse_strides[2], lse_strides[2], rows, lse_i_line);
    });
}

// k0, k1: a task has one batch, head and a block of j.
extern "C" void backward_k0_k1(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const k = (const narrow*)data[0];
    const long* const k_strides = strides + 0;
    auto* const k0 = (wide*)data[1];
    const long* const k0_strides = strides + 5;
    auto* const k1 = (wide*)data[2];
    const long* const k1_strides = strides + 9;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer P = (integer)sizes[3];
    const integer M = (integer)sizes[5];
    const integer base = (integer)sizes[7];
    const wide factor = (wide)numbers[0];
    const bool k0_streams = streams(k0, (long)BATCH * HEADS * M * P);
    const bool k1_streams = streams(k1, (long)BATCH * HEADS * M * P);
    prepare(k0, BATCH * k0_strides[0], threads);
    prepare(k1, BATCH * k1_strides[0], threads);
    const long blocks = ((long)M + BLOCK - 1) / BLOCK;
    tasks_in_turn(threads, (long)BATCH * (long)HEADS * blocks, [&](const long begin, const long end, Scratch& scratch) {
        for (long task = begin; task < end; task++) {
            const long j_start = task % blocks * BLOCK, j_stop = least(j_start + BLOCK, (long)M);
            const integer head = (integer)(task / blocks % HEADS);
            const integer batch = (integer)(task / blocks / HEADS % BATCH);
            // k0[j, t] = -sin(j*exp(-t*log(base)/P))*k[j, t, 1] + cos(j*exp(-t*log(base)/P))*k[j, t, 0]  (step 1)
            // k1[j, t] = sin(j*exp(-t*log(base)/P))*k[j, t, 0] + cos(j*exp(-t*log(base)/P))*k[j, t, 1]  (step 1)
            rows_of_kind(k_strides[3] == 1 && k0_strides[3] == 1 && k1_strides[3] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                for (integer j = (integer)(j_start); j < j_stop; j++) {
                    auto* const k_row = k + batch * k_strides[0] + head * k_strides[1] + j * k_strides[2];
                    auto* const k_row_2 = k + batch * k_strides[0] + head * k_strides[1] + j * k_strides[2] + 1 * k_strides[4];
                    auto* const k0_row = k0 + batch * k0_strides[0] + head * k0_strides[1] + j * k0_strides[2];
                    auto* const k1_row = k1 + batch * k1_strides[0] + head * k1_strides[1] + j * k1_strides[2];
                    each(0, P, places_ahead(k0_streams, k0_row, 0), [&](const long t, auto n) {
                        const ivec t_lanes = iota() + (integer)t;
                        const auto k_value = from_row<DENSE, vec>(k_row, k_strides[3], t, n);
                        const auto k_value_2 = from_row<DENSE, vec>(k_row_2, k_strides[3], t, n);
                        const auto k0_value = k_value * cos(real(j) * exp(factor * real(t_lanes))) - k_value_2 * sin(real(j) * exp(factor * real(t_lanes)));
                        stream_row<DENSE>(k0_streams, k0_row, k0_strides[3], t, n, spread<wide>(k0_value));
                        const auto k1_value = k_value * sin(real(j) * exp(factor * real(t_lanes))) + k_value_2 * cos(real(j) * exp(factor * real(t_lanes)));
                        stream_row<DENSE>(k1_streams, k1_row, k1_strides[3], t, n, spread<wide>(k1_value));
                    });
                }
            });
        }
        end_streams();
    });
}

// q0, q1, g5: a task has one batch, head and a block of i.
extern "C" void backward_q0_q1_d_row(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const q = (const narrow*)data[0];
    const long* const q_strides = strides + 0;
    auto* const q0 = (wide*)data[1];
    const long* const q0_strides = strides + 5;
    auto* const q1 = (wide*)data[2];
    const long* const q1_strides = strides + 9;
    auto* const d_o = (const narrow*)data[3];
    const long* const d_o_strides = strides + 13;
    auto* const o = (const narrow*)data[4];
    const long* const o_strides = strides + 17;
    auto* const d_lse = (const double*)data[5];
    const long* const d_lse_strides = strides + 21;
    auto* const d_row = (wide*)data[6];
    const long* const d_row_strides = strides + 24;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer N = (integer)sizes[2];
    const integer P = (integer)sizes[3];
    const integer M = (integer)sizes[5];
    const integer E = (integer)sizes[6];
    const integer base = (integer)sizes[7];
    const wide factor = (wide)numbers[0];
    const bool q0_streams = streams(q0, (long)BATCH * HEADS * N * P);
    const bool q1_streams = streams(q1, (long)BATCH * HEADS * N * P);
    prepare(q0, BATCH * q0_strides[0], threads);
    prepare(q1, BATCH * q1_strides[0], threads);
    const long blocks = ((long)N + BLOCK - 1) / BLOCK;
    tasks_in_turn(threads, (long)BATCH * (long)HEADS * blocks, [&](const long begin, const long end, Scratch& scratch) {
        wide* const g1_here = scratch.take<wide>(BLOCK);
        for (long task = begin; task < end; task++) {
            const long i_start = task % blocks * BLOCK, i_stop = least(i_start + BLOCK, (long)N);
            const integer head = (integer)(task / blocks % HEADS);
            const integer batch = (integer)(task / blocks / HEADS % BATCH);
            // q0[i, t] = -sin((i + M - N)*exp(-t*log(base)/P))*q[i, t, 1] + cos((i + M - N)*exp(-t*log(base)/P))*q[i, t, 0]  (step 1)
            // q1[i, t] = sin((i + M - N)*exp(-t*log(base)/P))*q[i, t, 0] + cos((i + M - N)*exp(-t*log(base)/P))*q[i, t, 1]  (step 1)
            rows_of_kind(q_strides[3] == 1 && q0_strides[3] == 1 && q1_strides[3] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                for (integer i = (integer)(i_start); i < i_stop; i++) {
                    auto* const q_row = q + batch * q_strides[0] + head * q_strides[1] + i * q_strides[2];
                    auto* const q_row_2 = q + batch * q_strides[0] + head * q_strides[1] + i * q_strides[2] + 1 * q_strides[4];
                    auto* const q0_row = q0 + batch * q0_strides[0] + head * q0_strides[1] + i * q0_strides[2];
                    auto* const q1_row = q1 + batch * q1_strides[0] + head * q1_strides[1] + i * q1_strides[2];
                    each(0, P, places_ahead(q0_streams, q0_row, 0), [&](const long t, auto n) {
                        const ivec t_lanes = iota() + (integer)t;
                        const auto q_value = from_row<DENSE, vec>(q_row, q_strides[3], t, n);
                        const auto q_value_2 = from_row<DENSE, vec>(q_row_2, q_strides[3], t, n);
                        const auto q0_value = q_value * cos(real(i + M - N) * exp(factor * real(t_lanes))) - q_value_2 * sin(real(i + M - N) * exp(factor * real(t_lanes)));
                        stream_row<DENSE>(q0_streams, q0_row, q0_strides[3], t, n, spread<wide>(q0_value));
                        const auto q1_value = q_value * sin(real(i + M - N) * exp(factor * real(t_lanes))) + q_value_2 * cos(real(i + M - N) * exp(factor * real(t_lanes)));
                        stream_row<DENSE>(q1_streams, q1_row, q1_strides[3], t, n, spread<wide>(q1_value));
                    });
                }
            });
            // delta[i] = sum over e of d_o[i, e]*o[i, e]  (step 4)
            rows_of_kind(d_o_strides[3] == 1 && o_strides[3] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                for (integer i = (integer)(i_start); i < i_stop; i++) {
                    auto* const d_o_row = d_o + batch * d_o_strides[0] + head * d_o_strides[1] + i * d_o_strides[2];
                    auto* const o_row = o + batch * o_strides[0] + head * o_strides[1] + i * o_strides[2];
                    vec g1_parts[PARTS] = {};
                    along(0, E, [&](const long e, auto n, int part) {
                        (void)part;
                        const auto d_o_value = from_row<DENSE, vec>(d_o_row, d_o_strides[3], e, n);
                        const auto o_value = from_row<DENSE, vec>(o_row, o_strides[3], e, n);
                        g1_parts[part] = g1_parts[part] + existing(spread<wide>(d_o_value * o_value), n, 0_w);
                    });
                    put_number(g1_here + (i - i_start), sum_of(g1_parts));
                }
            });
            // d_row[i] = d_lse[i] - delta[i]  (step 4)
            rows_of_kind(d_lse_strides[2] == 1 && d_row_strides[2] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                auto* const g1_row = g1_here + (0 - i_start);
                auto* const d_lse_row = d_lse + batch * d_lse_strides[0] + head * d_lse_strides[1];
                auto* const d_row_row = d_row + batch * d_row_strides[0] + head * d_row_strides[1];
                each(i_start, i_stop, [&](const long i, auto n) {
                    const auto g1_value = from_row<DENSE, vec>(g1_row, 1, i, n);
                    const auto d_lse_value = from_row<DENSE, dvec>(d_lse_row, d_lse_strides[2], i, n);
                    const auto d_row_value = narrowed(d_lse_value) - g1_value;
                    to_row<DENSE>(d_row_row, d_row_strides[2], i, n, spread<wide>(d_row_value));
                });
            });
        }
        end_streams();
    });
}

// d_v, g8, g9, g10, g11: a task owns a block of j and streams i past it.
extern "C" void backward_d_v_g8_g9(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const q0 = (const wide*)data[0];
    const long* const q0_strides = strides + 0;
    auto* const k0 = (const wide*)data[1];
    const long* const k0_strides = strides + 4;
    auto* const q1 = (const wide*)data[2];
    const long* const q1_strides = strides + 8;
    auto* const k1 = (const wide*)data[3];
    const long* const k1_strides = strides + 12;
    auto* const d_o = (const narrow*)data[4];
    const long* const d_o_strides = strides + 16;
    auto* const v = (const narrow*)data[5];
    const long* const v_strides = strides + 20;
    auto* const lse = (const double*)data[6];
    const long* const lse_strides = strides + 24;
    auto* const d_row = (const wide*)data[7];
    const long* const d_row_strides = strides + 27;
    auto* const d_v = (narrow*)data[8];
    const long* const d_v_strides = strides + 30;
    auto* const g8 = (wide*)data[9];
    const long* const g8_strides = strides + 34;
    auto* const g9 = (wide*)data[10];
    const long* const g9_strides = strides + 38;
    auto* const g10 = (wide*)data[11];
    const long* const g10_strides = strides + 42;
    auto* const g11 = (wide*)data[12];
    const long* const g11_strides = strides + 46;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer N = (integer)sizes[2];
    const integer P = (integer)sizes[3];
    const integer M = (integer)sizes[5];
    const integer E = (integer)sizes[6];
    const wide scale = (wide)numbers[0];
    const long blocks = ((long)M + LANES - 1) / LANES;
    const long leads = (long)BATCH * (long)HEADS, shares = shares_of(threads, leads, blocks);
    RowSums g10_rows_sums(leads, shares, N, P, is_direct(g10, g10_strides[3]));
    RowSums g11_rows_sums(leads, shares, N, P, is_direct(g11, g11_strides[3]));
    prepare(d_v, BATCH * d_v_strides[0], threads);
    prepare(g8, BATCH * g8_strides[0], threads);
    prepare(g9, BATCH * g9_strides[0], threads);
    parallel_for(threads, leads * shares, [&](const long task, Scratch& scratch) {
        const integer head = (integer)(task / shares % HEADS);
        const integer batch = (integer)(task / shares / HEADS % BATCH);
        wide* const q0_i_data = scratch.take<wide>(ROWS * ((P + 15L) / 16 * 16));
        vec* const k0_j = scratch.take<vec>((long)P * NV);
        vec* const dot = scratch.take<vec>(ROWS * NV);
        wide* const q1_i_data = scratch.take<wide>(ROWS * ((P + 15L) / 16 * 16));
        vec* const k1_j = scratch.take<vec>((long)P * NV);
        vec* const dot_2 = scratch.take<vec>(ROWS * NV);
        operand* const d_o_i_data = scratch.take<operand>(operand_size(E));
        lane_operand* const v_j = scratch.take<lane_operand>(lane_operand_size(E) * NV);
        vec* const dot_4 = scratch.take<vec>(ROWS * NV);
        double* const lse_i = scratch.take<double>(ROWS);
        wide* const d_row_i = scratch.take<wide>(ROWS);
        wide* const k0_j_rows_data = scratch.take<wide>(LANES * ((P + 15L) / 16 * 16));
        wide* const k1_j_rows_data = scratch.take<wide>(LANES * ((P + 15L) / 16 * 16));
        vec* const d_v_j = scratch.take<vec>((long)E * NV);
        vec* const g8_j = scratch.take<vec>((long)P * NV);
        vec* const g9_j = scratch.take<vec>((long)P * NV);
        vec* const d_score_2_tile = dot_2;
        vec* const weight_tile = dot;
        auto* const g10_here = g10 + batch * g10_strides[0] + head * g10_strides[1];
        auto* const g11_here = g11 + batch * g11_strides[0] + head * g11_strides[1];
        Target g10_rows = g10_rows_sums.share(task, g10_here, g10_strides[2], g10_strides[3], scratch);
        Target g11_rows = g11_rows_sums.share(task, g11_here, g11_strides[2], g11_strides[3], scratch);
        for (long block = task % shares; block < blocks; block += shares) {
            const long j_start = block * LANES;
            const long lanes = least(LANES, (long)M - j_start);
            const long first = j_start, last = j_start + lanes - 1;
            (void)first, (void)last;
            auto* const q0_here = q0 + batch * q0_strides[0] + head * q0_strides[1];
            auto* const k0_here = k0 + batch * k0_strides[0] + head * k0_strides[1];
            auto* const q1_here = q1 + batch * q1_strides[0] + head * q1_strides[1];
            auto* const k1_here = k1 + batch * k1_strides[0] + head * k1_strides[1];
            auto* const d_o_here = d_o + batch * d_o_strides[0] + head * d_o_strides[1];
            auto* const v_here = v + batch * v_strides[0] + head * v_strides[1];
            auto* const lse_here = lse + batch * lse_strides[0] + head * lse_strides[1];
            auto* const d_row_here = d_row + batch * d_row_strides[0] + head * d_row_strides[1];
            auto* const d_v_here = d_v + batch * d_v_strides[0] + head * d_v_strides[1];
            auto* const g8_here = g8 + batch * g8_strides[0] + head * g8_strides[1];
            auto* const g9_here = g9 + batch * g9_strides[0] + head * g9_strides[1];
            for (integer e = 0; e < E; e++) {
                UNROLL for (int l = 0; l < NV; l++) d_v_j[e * NV + l] = spread(0_w);
            }
            for (integer t = 0; t < P; t++) {
                UNROLL for (int l = 0; l < NV; l++) {
                    g8_j[t * NV + l] = spread(0_w);
                    g9_j[t * NV + l] = spread(0_w);
                }
            }
            pack(k0_here + j_start * k0_strides[2], k0_strides[2], k0_strides[3], lanes, P, k0_j);
            pack(k1_here + j_start * k1_strides[2], k1_strides[2], k1_strides[3], lanes, P, k1_j);
            pack_operand(v_here + j_start * v_strides[2], v_strides[2], v_strides[3], lanes, E, v_j);
            const Rows k0_j_rows = rows_of(k0_here + j_start * k0_strides[2], k0_strides[2], k0_strides[3], lanes, P, k0_j_rows_data);
            const Rows k1_j_rows = rows_of(k1_here + j_start * k1_strides[2], k1_strides[2], k1_strides[3], lanes, P, k1_j_rows_data);
            const auto tile = [&](const long i_start, const long rows, auto) {
                // dot[i, j] = sum over t of k0[j, t]*q0[i, t] + k1[j, t]*q1[i, t]  (step 1)
                const Rows q0_i = rows_of(q0_here + i_start * q0_strides[2], q0_strides[2], q0_strides[3], rows, P, q0_i_data);
                contract(rows, P, q0_i.data, q0_i.stride, k0_j, dot);
                const Rows q1_i = rows_of(q1_here + i_start * q1_strides[2], q1_strides[2], q1_strides[3], rows, P, q1_i_data);
                contract(rows, P, q1_i.data, q1_i.stride, k1_j, dot_2);
                // d_weight[i, j] = sum over e of d_o[i, e]*v[j, e]  (step 4)
                const auto d_o_i = operand_rows(d_o_here + i_start * d_o_strides[2], d_o_strides[2], d_o_strides[3], rows, E, d_o_i_data);
                contract(rows, E, d_o_i.data, d_o_i.stride, v_j, dot_4);
                // weight[i, j] = exp(-lse[i] + score[i, j])  (step 8)
                load_rows(lse_here + i_start * lse_strides[2], lse_strides[2], rows, lse_i);
                // d_score[i, j] = (d_row[i] + d_weight[i, j])*weight[i, j]  (step 8)
                load_rows(d_row_here + i_start * d_row_strides[2], d_row_strides[2], rows, d_row_i);
                for (long r = 0; r < rows; r++) {
                    // lse in two parts: rounded to one it would shift each exponent, the more the larger the scores are
                    const wide lse_high = narrowed(lse_i[r]);
                    const wide lse_low = low_part(lse_i[r], lse_high);
                    UNROLL for (int l = 0; l < NV; l++) {
                        const vec dot_3 = dot[r * NV + l] + dot_2[r * NV + l];
                        // score[i, j] = scale*dot[i, j]  (step 1)
                        const vec score = scale * dot_3;
                        const vec weight = exp((score - lse_high) - lse_low);
                        weight_tile[r * NV + l] = weight;
                        const vec d_score = (dot_4[r * NV + l] + d_row_i[r]) * weight;
                        // d_score_2[i, j] = scale*d_score[i, j]  (step 3)
                        const vec d_score_2 = scale * d_score;
                        d_score_2_tile[r * NV + l] = d_score_2;
                    }
                }
                // d_v[j, e] = sum over i of d_o[i, e]*weight[i, j]  (step 8)
                accumulate(E, rows, d_o_i.data, d_o_i.stride, weight_tile, d_v_j);
                // g8[j, t] = sum over i of d_score_2[i, j]*q0[i, t]  (step 3)
                accumulate(P, rows, q0_i.data, q0_i.stride, d_score_2_tile, g8_j);
                // g9[j, t] = sum over i of d_score_2[i, j]*q1[i, t]  (step 3)
                accumulate(P, rows, q1_i.data, q1_i.stride, d_score_2_tile, g9_j);
                // g10[i, t] = sum over j of d_score_2[i, j]*k0[j, t]  (step 3)
                cross_rows(rows, lanes, P, d_score_2_tile, k0_j_rows.data, k0_j_rows.stride, g10_rows.rows(i_start, rows), g10_rows.stride);
                // g11[i, t] = sum over j of d_score_2[i, j]*k1[j, t]  (step 3)
                cross_rows(rows, lanes, P, d_score_2_tile, k1_j_rows.data, k1_j_rows.stride, g11_rows.rows(i_start, rows), g11_rows.stride);
            };
            tiles(0, (long)N, 0, (long)N, ROWS, tile);
            unpack(d_v_here + j_start * d_v_strides[2], d_v_strides[2], d_v_strides[3], lanes, E, d_v_j);
            unpack(g8_here + j_start * g8_strides[2], g8_strides[2], g8_strides[3], lanes, P, g8_j);
            unpack(g9_here + j_start * g9_strides[2], g9_strides[2], g9_strides[3], lanes, P, g9_j);
        }
        g10_rows_sums.finish(g10_rows, g10_here, g10_strides[2], g10_strides[3]);
        g11_rows_sums.finish(g11_rows, g11_here, g11_strides[2], g11_strides[3]);
    });
    if (shares > 1) {  // what the shares have of each row, in a fixed order
        parallel_for(threads, leads, [&](const long lead, Scratch&) {
            const long task = lead * shares;
            const integer head = (integer)(task / shares % HEADS);
            const integer batch = (integer)(task / shares / HEADS % BATCH);
            auto* const g10_here = g10 + batch * g10_strides[0] + head * g10_strides[1];
            auto* const g11_here = g11 + batch * g11_strides[0] + head * g11_strides[1];
            g10_rows_sums.add_up(task / shares, g10_here, g10_strides[2], g10_strides[3]);
            g11_rows_sums.add_up(task / shares, g11_here, g11_strides[2], g11_strides[3]);
        });
    }
}

// g10, g11, d_v, g8, g9: a task owns a block of i and streams j past it.
extern "C" void backward_g10_g11_d_v(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const k0 = (const wide*)data[0];
    const long* const k0_strides = strides + 0;
    auto* const q0 = (const wide*)data[1];
    const long* const q0_strides = strides + 4;
    auto* const k1 = (const wide*)data[2];
    const long* const k1_strides = strides + 8;
    auto* const q1 = (const wide*)data[3];
    const long* const q1_strides = strides + 12;
    auto* const v = (const narrow*)data[4];
    const long* const v_strides = strides + 16;
    auto* const d_o = (const narrow*)data[5];
    const long* const d_o_strides = strides + 20;
    auto* const lse = (const double*)data[6];
    const long* const lse_strides = strides + 24;
    auto* const d_row = (const wide*)data[7];
    const long* const d_row_strides = strides + 27;
    auto* const g10 = (wide*)data[8];
    const long* const g10_strides = strides + 30;
    auto* const g11 = (wide*)data[9];
    const long* const g11_strides = strides + 34;
    auto* const d_v = (narrow*)data[10];
    const long* const d_v_strides = strides + 38;
    auto* const g8 = (wide*)data[11];
    const long* const g8_strides = strides + 42;
    auto* const g9 = (wide*)data[12];
    const long* const g9_strides = strides + 46;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer N = (integer)sizes[2];
    const integer P = (integer)sizes[3];
    const integer M = (integer)sizes[5];
    const integer E = (integer)sizes[6];
    const wide scale = (wide)numbers[0];
    const long blocks = ((long)N + LANES - 1) / LANES;
    const long leads = (long)BATCH * (long)HEADS, shares = shares_of(threads, leads, blocks);
    RowSums d_v_rows_sums(leads, shares, M, E, is_direct(d_v, d_v_strides[3]));
    RowSums g8_rows_sums(leads, shares, M, P, is_direct(g8, g8_strides[3]));
    RowSums g9_rows_sums(leads, shares, M, P, is_direct(g9, g9_strides[3]));
    prepare(g10, BATCH * g10_strides[0], threads);
    prepare(g11, BATCH * g11_strides[0], threads);
    parallel_for(threads, leads * shares, [&](const long task, Scratch& scratch) {
        const integer head = (integer)(task / shares % HEADS);
        const integer batch = (integer)(task / shares / HEADS % BATCH);
        wide* const k0_j_data = scratch.take<wide>(ROWS * ((P + 15L) / 16 * 16));
        vec* const q0_i = scratch.take<vec>((long)P * NV);
        vec* const dot = scratch.take<vec>(ROWS * NV);
        wide* const k1_j_data = scratch.take<wide>(ROWS * ((P + 15L) / 16 * 16));
        vec* const q1_i = scratch.take<vec>((long)P * NV);
        vec* const dot_2 = scratch.take<vec>(ROWS * NV);
        operand* const v_j_data = scratch.take<operand>(operand_size(E));
        lane_operand* const d_o_i = scratch.take<lane_operand>(lane_operand_size(E) * NV);
        vec* const dot_4 = scratch.take<vec>(ROWS * NV);
        dvec* const lse_i = scratch.take<dvec>(NV);
        vec* const d_row_i = scratch.take<vec>(NV);
        block_operand* const d_o_i_rows_data = scratch.take<block_operand>(block_operand_size(E));
        wide* const q0_i_rows_data = scratch.take<wide>(LANES * ((P + 15L) / 16 * 16));
        wide* const q1_i_rows_data = scratch.take<wide>(LANES * ((P + 15L) / 16 * 16));
        vec* const g10_i = scratch.take<vec>((long)P * NV);
        vec* const g11_i = scratch.take<vec>((long)P * NV);
        vec* const d_score_2_tile = dot_2;
        vec* const weight_tile = dot;
        auto* const d_v_here = d_v + batch * d_v_strides[0] + head * d_v_strides[1];
        auto* const g8_here = g8 + batch * g8_strides[0] + head * g8_strides[1];
        auto* const g9_here = g9 + batch * g9_strides[0] + head * g9_strides[1];
        Target d_v_rows = d_v_rows_sums.share(task, d_v_here, d_v_strides[2], d_v_strides[3], scratch);
        Target g8_rows = g8_rows_sums.share(task, g8_here, g8_strides[2], g8_strides[3], scratch);
        Target g9_rows = g9_rows_sums.share(task, g9_here, g9_strides[2], g9_strides[3], scratch);
        for (long block = task % shares; block < blocks; block += shares) {
            const long i_start = block * LANES;
            const long lanes = least(LANES, (long)N - i_start);
            const long first = i_start, last = i_start + lanes - 1;
            (void)first, (void)last;
            auto* const k0_here = k0 + batch * k0_strides[0] + head * k0_strides[1];
            auto* const q0_here = q0 + batch * q0_strides[0] + head * q0_strides[1];
            auto* const k1_here = k1 + batch * k1_strides[0] + head * k1_strides[1];
            auto* const q1_here = q1 + batch * q1_strides[0] + head * q1_strides[1];
            auto* const v_here = v + batch * v_strides[0] + head * v_strides[1];
            auto* const d_o_here = d_o + batch * d_o_strides[0] + head * d_o_strides[1];
            auto* const lse_here = lse + batch * lse_strides[0] + head * lse_strides[1];
            auto* const d_row_here = d_row + batch * d_row_strides[0] + head * d_row_strides[1];
            auto* const g10_here = g10 + batch * g10_strides[0] + head * g10_strides[1];
            auto* const g11_here = g11 + batch * g11_strides[0] + head * g11_strides[1];
            for (integer t = 0; t < P; t++) {
                UNROLL for (int l = 0; l < NV; l++) {
                    g10_i[t * NV + l] = spread(0_w);
                    g11_i[t * NV + l] = spread(0_w);
                }
            }
            pack(q0_here + i_start * q0_strides[2], q0_strides[2], q0_strides[3], lanes, P, q0_i);
            pack(q1_here + i_start * q1_strides[2], q1_strides[2], q1_strides[3], lanes, P, q1_i);
            pack_operand(d_o_here + i_start * d_o_strides[2], d_o_strides[2], d_o_strides[3], lanes, E, d_o_i);
            load_lanes(lse_here + i_start * lse_strides[2], lse_strides[2], lanes, lse_i);
            // lse in two parts: rounded to one it would shift each exponent, the more the larger the scores are
            vec lse_high[NV];
            vec lse_low[NV];
            UNROLL for (int l = 0; l < NV; l++) {
                lse_high[l] = narrowed(lse_i[l]);
                lse_low[l] = low_part(lse_i[l], lse_high[l]);
            }
            load_lanes(d_row_here + i_start * d_row_strides[2], d_row_strides[2], lanes, d_row_i);
            const BlockRows d_o_i_rows = operand_block(d_o_here + i_start * d_o_strides[2], d_o_strides[2], d_o_strides[3], lanes, E, d_o_i_rows_data);
            const Rows q0_i_rows = rows_of(q0_here + i_start * q0_strides[2], q0_strides[2], q0_strides[3], lanes, P, q0_i_rows_data);
            const Rows q1_i_rows = rows_of(q1_here + i_start * q1_strides[2], q1_strides[2], q1_strides[3], lanes, P, q1_i_rows_data);
            const auto tile = [&](const long j_start, const long rows, auto) {
                // dot[i, j] = sum over t of k0[j, t]*q0[i, t] + k1[j, t]*q1[i, t]  (step 1)
                const Rows k0_j = rows_of(k0_here + j_start * k0_strides[2], k0_strides[2], k0_strides[3], rows, P, k0_j_data);
                contract(rows, P, k0_j.data, k0_j.stride, q0_i, dot);
                const Rows k1_j = rows_of(k1_here + j_start * k1_strides[2], k1_strides[2], k1_strides[3], rows, P, k1_j_data);
                contract(rows, P, k1_j.data, k1_j.stride, q1_i, dot_2);
                // d_weight[i, j] = sum over e of d_o[i, e]*v[j, e]  (step 4)
                const auto v_j = operand_rows(v_here + j_start * v_strides[2], v_strides[2], v_strides[3], rows, E, v_j_data);
                contract_few_lanes(rows, lanes, E, v_j.data, v_j.stride, d_o_i, dot_4);
                for (long r = 0; r < rows; r++) {
                    UNROLL for (int l = 0; l < NV; l++) {
                        const vec dot_3 = dot[r * NV + l] + dot_2[r * NV + l];
                        // score[i, j] = scale*dot[i, j]  (step 1)
                        const vec score = scale * dot_3;
                        // weight[i, j] = exp(-lse[i] + score[i, j])  (step 8)
                        const vec weight = exp((score - lse_high[l]) - lse_low[l]);
                        weight_tile[r * NV + l] = weight;
                        // d_score[i, j] = (d_row[i] + d_weight[i, j])*weight[i, j]  (step 8)
                        const vec d_score = (dot_4[r * NV + l] + d_row_i[l]) * weight;
                        // d_score_2[i, j] = scale*d_score[i, j]  (step 3)
                        const vec d_score_2 = scale * d_score;
                        d_score_2_tile[r * NV + l] = d_score_2;
                    }
                }
                // g10[i, t] = sum over j of d_score_2[i, j]*k0[j, t]  (step 3)
                accumulate_few_lanes(P, rows, lanes, k0_j.data, k0_j.stride, d_score_2_tile, g10_i);
                // g11[i, t] = sum over j of d_score_2[i, j]*k1[j, t]  (step 3)
                accumulate_few_lanes(P, rows, lanes, k1_j.data, k1_j.stride, d_score_2_tile, g11_i);
                // d_v[j, e] = sum over i of d_o[i, e]*weight[i, j]  (step 8)
                cross_rows(rows, lanes, E, weight_tile, d_o_i_rows.data, d_o_i_rows.stride, d_v_rows.rows(j_start, rows), d_v_rows.stride);
                // g8[j, t] = sum over i of d_score_2[i, j]*q0[i, t]  (step 3)
                cross_rows(rows, lanes, P, d_score_2_tile, q0_i_rows.data, q0_i_rows.stride, g8_rows.rows(j_start, rows), g8_rows.stride);
                // g9[j, t] = sum over i of d_score_2[i, j]*q1[i, t]  (step 3)
                cross_rows(rows, lanes, P, d_score_2_tile, q1_i_rows.data, q1_i_rows.stride, g9_rows.rows(j_start, rows), g9_rows.stride);
            };
            tiles(0, (long)M, 0, (long)M, ROWS, tile);
            unpack(g10_here + i_start * g10_strides[2], g10_strides[2], g10_strides[3], lanes, P, g10_i);
            unpack(g11_here + i_start * g11_strides[2], g11_strides[2], g11_strides[3], lanes, P, g11_i);
        }
        d_v_rows_sums.finish(d_v_rows, d_v_here, d_v_strides[2], d_v_strides[3]);
        g8_rows_sums.finish(g8_rows, g8_here, g8_strides[2], g8_strides[3]);
        g9_rows_sums.finish(g9_rows, g9_here, g9_strides[2], g9_strides[3]);
    });
    if (shares > 1) {  // what the shares have of each row, in a fixed order
        parallel_for(threads, leads, [&](const long lead, Scratch&) {
            const long task = lead * shares;
            const integer head = (integer)(task / shares % HEADS);
            const integer batch = (integer)(task / shares / HEADS % BATCH);
            auto* const d_v_here = d_v + batch * d_v_strides[0] + head * d_v_strides[1];
            auto* const g8_here = g8 + batch * g8_strides[0] + head * g8_strides[1];
            auto* const g9_here = g9 + batch * g9_strides[0] + head * g9_strides[1];
            d_v_rows_sums.add_up(task / shares, d_v_here, d_v_strides[2], d_v_strides[3]);
            g8_rows_sums.add_up(task / shares, g8_here, g8_strides[2], g8_strides[3]);
            g9_rows_sums.add_up(task / shares, g9_here, g9_strides[2], g9_strides[3]);
        });
    }
}

// d_q: a task has one batch, head and a block of q_0.
extern "C" void backward_d_q(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const g11 = (const wide*)data[0];
    const long* const g11_strides = strides + 0;
    auto* const g10 = (const wide*)data[1];
    const long* const g10_strides = strides + 4;
    auto* const d_q = (narrow*)data[2];
    const long* const d_q_strides = strides + 8;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer N = (integer)sizes[2];
    const integer P = (integer)sizes[3];
    const integer TWO = (integer)sizes[4];
    const integer M = (integer)sizes[5];
    const wide factor = (wide)numbers[0];
    const bool d_q_streams = streams(d_q, (long)BATCH * HEADS * N * P * TWO);
    prepare(d_q, BATCH * d_q_strides[0], threads);
    const long blocks = ((long)N + BLOCK - 1) / BLOCK;
    tasks_in_turn(threads, (long)BATCH * (long)HEADS * blocks, [&](const long begin, const long end, Scratch& scratch) {
        for (long task = begin; task < end; task++) {
            const long q_0_start = task % blocks * BLOCK, q_0_stop = least(q_0_start + BLOCK, (long)N);
            const integer head = (integer)(task / blocks % HEADS);
            const integer batch = (integer)(task / blocks / HEADS % BATCH);
            // d_q[q_0, q_1, q_2] = g12[q_0, q_1, q_2] + g13[q_0, q_1, q_2] + g16[q_0, q_1, q_2] + g17[q_0, q_1, q_2]  (step 3)
            rows_of_kind(d_q_strides[4] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                for (integer q_0 = (integer)(q_0_start); q_0 < q_0_stop; q_0++) {
                    for (integer q_1 = 0; q_1 < P; q_1++) {
                        auto* const g11_row = g11 + batch * g11_strides[0] + head * g11_strides[1] + q_0 * g11_strides[2] + q_1 * g11_strides[3];
                        const auto g11_value = value<wide>(*g11_row);
                        auto* const g10_row = g10 + batch * g10_strides[0] + head * g10_strides[1] + q_0 * g10_strides[2] + q_1 * g10_strides[3];
                        const auto g10_value = value<wide>(*g10_row);
                        auto* const d_q_row = d_q + batch * d_q_strides[0] + head * d_q_strides[1] + q_0 * d_q_strides[2] + q_1 * d_q_strides[3];
                        each(0, TWO, places_ahead(d_q_streams, d_q_row, 0), [&](const long q_2, auto n) {
                            const ivec q_2_lanes = iota() + (integer)q_2;
                            const auto g12_value = select(as_mask(q_2_lanes == 0), g11_value * sin(real(q_0 + M - N) * exp(factor * real(q_1))), 0_w);
                            const auto g13_value = select(as_mask(q_2_lanes == 1), g11_value * cos(real(q_0 + M - N) * exp(factor * real(q_1))), 0_w);
                            const auto g16_value = select(as_mask(q_2_lanes == 0), g10_value * cos(real(q_0 + M - N) * exp(factor * real(q_1))), 0_w);
                            const auto g17_value = select(as_mask(q_2_lanes == 1), -(g10_value * sin(real(q_0 + M - N) * exp(factor * real(q_1)))), 0_w);
                            const auto d_q_value = g12_value + g13_value + g16_value + g17_value;
                            stream_row<DENSE>(d_q_streams, d_q_row, d_q_strides[4], q_2, n, spread<wide>(d_q_value));
                        });
                    }
                }
            });
        }
        end_streams();
    });
}

// d_k: a task has one batch, head and a block of k_0.
extern "C" void backward_d_k(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const g9 = (const wide*)data[0];
    const long* const g9_strides = strides + 0;
    auto* const g8 = (const wide*)data[1];
    const long* const g8_strides = strides + 4;
    auto* const d_k = (narrow*)data[2];
    const long* const d_k_strides = strides + 8;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer P = (integer)sizes[3];
    const integer TWO = (integer)sizes[4];
    const integer M = (integer)sizes[5];
    const wide factor = (wide)numbers[0];
    const bool d_k_streams = streams(d_k, (long)BATCH * HEADS * M * P * TWO);
    prepare(d_k, BATCH * d_k_strides[0], threads);
    const long blocks = ((long)M + BLOCK - 1) / BLOCK;
    tasks_in_turn(threads, (long)BATCH * (long)HEADS * blocks, [&](const long begin, const long end, Scratch& scratch) {
        for (long task = begin; task < end; task++) {
            const long k_0_start = task % blocks * BLOCK, k_0_stop = least(k_0_start + BLOCK, (long)M);
            const integer head = (integer)(task / blocks % HEADS);
            const integer batch = (integer)(task / blocks / HEADS % BATCH);
            // d_k[k_0, k_1, k_2] = g14[k_0, k_1, k_2] + g15[k_0, k_1, k_2] + g18[k_0, k_1, k_2] + g19[k_0, k_1, k_2]  (step 3)
            rows_of_kind(d_k_strides[4] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                for (integer k_0 = (integer)(k_0_start); k_0 < k_0_stop; k_0++) {
                    for (integer k_1 = 0; k_1 < P; k_1++) {
                        auto* const g9_row = g9 + batch * g9_strides[0] + head * g9_strides[1] + k_0 * g9_strides[2] + k_1 * g9_strides[3];
                        const auto g9_value = value<wide>(*g9_row);
                        auto* const g8_row = g8 + batch * g8_strides[0] + head * g8_strides[1] + k_0 * g8_strides[2] + k_1 * g8_strides[3];
                        const auto g8_value = value<wide>(*g8_row);
                        auto* const d_k_row = d_k + batch * d_k_strides[0] + head * d_k_strides[1] + k_0 * d_k_strides[2] + k_1 * d_k_strides[3];
                        each(0, TWO, places_ahead(d_k_streams, d_k_row, 0), [&](const long k_2, auto n) {
                            const ivec k_2_lanes = iota() + (integer)k_2;
                            const auto g14_value = select(as_mask(k_2_lanes == 0), g9_value * sin(real(k_0) * exp(factor * real(k_1))), 0_w);
                            const auto g15_value = select(as_mask(k_2_lanes == 1), g9_value * cos(real(k_0) * exp(factor * real(k_1))), 0_w);
                            const auto g18_value = select(as_mask(k_2_lanes == 0), g8_value * cos(real(k_0) * exp(factor * real(k_1))), 0_w);
                            const auto g19_value = select(as_mask(k_2_lanes == 1), -(g8_value * sin(real(k_0) * exp(factor * real(k_1)))), 0_w);
                            const auto d_k_value = g14_value + g15_value + g18_value + g19_value;
                            stream_row<DENSE>(d_k_streams, d_k_row, d_k_strides[4], k_2, n, spread<wide>(d_k_value));
                        });
                    }
                }
            });
        }
        end_streams();
    });
}

}  // namespace derive

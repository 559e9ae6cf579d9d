// Attention with a relative position bias (T5's form): C++ kernels, compiled on first use
//
//                       Σ         exp(s[i, j])⋅v[j, e]
//               j : j ≤ i + M - N
//     o[i, e] = ──────────────────────────────────────
//                           Σ         exp(s[i, j])
//                   j : j ≤ i + M - N
//
//     s[i, j] = scale⋅Σ k[j, d]⋅q[i, d] + bias[i - j + M - 1]
//                     d
//
// Generated: do not edit; change the formula or the printer, and run `derive build`.

#include "cpu_kernels.h"

namespace derive {

// o, lse: a task owns a block of i and streams j past it.
extern "C" void forward_o_lse(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const k = (const narrow*)data[0];
    const long* const k_strides = strides + 0;
    auto* const q = (const narrow*)data[1];
    const long* const q_strides = strides + 4;
    auto* const bias = (const narrow*)data[2];
    const long* const bias_strides = strides + 8;
    auto* const v = (const narrow*)data[3];
    const long* const v_strides = strides + 10;
    auto* const o = (narrow*)data[4];
    const long* const o_strides = strides + 14;
    auto* const lse = (double*)data[5];
    const long* const lse_strides = strides + 18;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer N = (integer)sizes[2];
    const integer D = (integer)sizes[3];
    const integer M = (integer)sizes[4];
    const integer E = (integer)sizes[5];
    const integer T = (integer)sizes[6];
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
        operand* const k_j_data = scratch.take<operand>(operand_size(D));
        lane_operand* const q_i = scratch.take<lane_operand>(lane_operand_size(D) * NV);
        vec* const dot = scratch.take<vec>(ROWS * NV);
        operand* const v_j_data = scratch.take<operand>(operand_size(E));
        ivec* const seen_tile = scratch.take<ivec>(ROWS * NV);
        vec* const acc = scratch.take<vec>((long)E * NV);
        vec* const o_i = scratch.take<vec>((long)E * NV);
        vec* const visible_tile = dot;
        vec* const weight_tile = dot;
        auto* const k_here = k + batch * k_strides[0] + head * k_strides[1];
        auto* const q_here = q + batch * q_strides[0] + head * q_strides[1];
        auto* const bias_here = bias + head * bias_strides[0];
        auto* const v_here = v + batch * v_strides[0] + head * v_strides[1];
        auto* const o_here = o + batch * o_strides[0] + head * o_strides[1];
        auto* const lse_here = lse + batch * lse_strides[0] + head * lse_strides[1];
        ivec i[NV];
        lane_numbers(i_start, i);
        vec row_max[NV];
        vec row_sum[NV];
        UNROLL for (int l = 0; l < NV; l++) {
            row_max[l] = spread(-infinity);
            row_sum[l] = spread(0_w);
        }
        for (integer e = 0; e < E; e++) {
            UNROLL for (int l = 0; l < NV; l++) acc[e * NV + l] = spread(0_w);
        }
        pack_operand(q_here + i_start * q_strides[2], q_strides[2], q_strides[3], lanes, D, q_i);
        const auto tile = [&](const long j_start, const long rows, auto partial) {
            constexpr bool PARTIAL = decltype(partial)::value;
            // dot[i, j] = sum over d of k[j, d]*q[i, d]  (step 1)
            const auto k_j = operand_rows(k_here + j_start * k_strides[2], k_strides[2], k_strides[3], rows, D, k_j_data);
            contract(rows, D, k_j.data, k_j.stride, q_i, dot);
            vec old_shift[NV];
            UNROLL for (int l = 0; l < NV; l++) {
                old_shift[l] = finite(row_max[l]);
            }
            vec top[NV];
            UNROLL for (int l = 0; l < NV; l++) top[l] = spread(-infinity);
            for (long r = 0; r < rows; r++) {
                const integer j = (integer)(j_start + r);
                UNROLL for (int l = 0; l < NV; l++) {
                    // score[i, j] = scale*dot[i, j] + bias[i - j + M - 1]  (step 1)
                    const vec bias_i_j = gather(bias_here, clamped(i[l] + M - 1 - j, T) * (integer)bias_strides[1]);
                    const vec score = scale * dot[r * NV + l] + bias_i_j;
                    // row_max[i] = max over j of score[i, j] where seen  (step 5)
                    // seen: j <= i + M - N
                    ivec seen = {};
                    if (PARTIAL) seen = as_mask(j <= i[l] + M - N);
                    if (PARTIAL) seen_tile[r * NV + l] = seen;
                    const vec visible = select_if<PARTIAL>(seen, score, -infinity);
                    visible_tile[r * NV + l] = visible;
                    top[l] = larger(top[l], visible);
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
            // acc[i, e] = sum over j of weight[i, j]*v[j, e] where seen  (step 6)
            rescale(E, correction, acc);
            const auto v_j = operand_rows(v_here + j_start * v_strides[2], v_strides[2], v_strides[3], rows, E, v_j_data);
            vec total[NV];
            UNROLL for (int l = 0; l < NV; l++) total[l] = spread(0_w);
            for (long r = 0; r < rows; r++) {
                UNROLL for (int l = 0; l < NV; l++) {
                    // weight[i, j] = exp(-shift[i] + score[i, j]) where seen  (step 6)
                    const vec weight = exp(visible_tile[r * NV + l] - shift[l]);
                    weight_tile[r * NV + l] = weight;
                    // row_sum[i] = sum over j of weight[i, j] where seen  (step 6)
                    total[l] = plus(total[l], weight);
                }
            }
            UNROLL for (int l = 0; l < NV; l++) {
                row_sum[l] = row_sum[l] * correction[l] + total[l];
            }
            accumulate_visible<PARTIAL>(E, rows, v_j, weight_tile, seen_tile, acc);
        };
        tiles(0, least((long)M, 1 + last + (long)M - (long)N), 0, least((long)M, 1 + first + (long)M - (long)N), ROWS, tile);
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
    auto* const q = (const narrow*)data[0];
    const long* const q_strides = strides + 0;
    auto* const k = (const narrow*)data[1];
    const long* const k_strides = strides + 4;
    auto* const bias = (const narrow*)data[2];
    const long* const bias_strides = strides + 8;
    auto* const v = (const narrow*)data[3];
    const long* const v_strides = strides + 10;
    auto* const o = (narrow*)data[4];
    const long* const o_strides = strides + 14;
    auto* const lse = (double*)data[5];
    const long* const lse_strides = strides + 18;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer N = (integer)sizes[2];
    const integer D = (integer)sizes[3];
    const integer M = (integer)sizes[4];
    const integer E = (integer)sizes[5];
    const integer T = (integer)sizes[6];
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
        wide* const q_i_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        vec* const packed = scratch.take<vec>((long)D * NV);
        vec* const dot = scratch.take<vec>(ROWS * NV);
        wide* const top = scratch.take<wide>(ROWS);
        wide* const total = scratch.take<wide>(ROWS);
        wide* const v_j_rows_data = scratch.take<wide>(LANES * ((E + 15L) / 16 * 16));
        wide* const correction_line = scratch.take<wide>(ROWS);
        double* const lse_i_line = scratch.take<double>(ROWS);
        wide* const row_max_line = scratch.take<wide>(ROWS);
        wide* const row_sum_line = scratch.take<wide>(ROWS);
        ivec* const seen_tile = scratch.take<ivec>(ROWS * NV);
        wide* const value__line = scratch.take<wide>(ROWS);
        wide* const acc_data = scratch.take<wide>(ROWS * ((E + 15L) / 16 * 16));
        wide* const o_i_data = scratch.take<wide>(ROWS * ((E + 15L) / 16 * 16));
        vec* const visible_tile = dot;
        vec* const weight_tile = dot;
        auto* const q_here = q + batch * q_strides[0] + head * q_strides[1];
        auto* const k_here = k + batch * k_strides[0] + head * k_strides[1];
        auto* const bias_here = bias + head * bias_strides[0];
        auto* const v_here = v + batch * v_strides[0] + head * v_strides[1];
        auto* const o_here = o + batch * o_strides[0] + head * o_strides[1];
        auto* const lse_here = lse + batch * lse_strides[0] + head * lse_strides[1];
        const Rows acc = {acc_data, ((E + 15L) / 16 * 16)};
        for (long r = 0; r < rows; r++) {
            for (long e = 0; e < E; e += VL) {
                store_part(&acc_data[r * acc.stride + e], spread(0_w), E - e);
            }
        }
        const Rows q_i = rows_of(q_here + i_start * q_strides[2], q_strides[2], q_strides[3], rows, D, q_i_data);
        for (long r = 0; r < rows; r++) {
            const wide row_max = -infinity;
            row_max_line[r] = row_max;
            const wide row_sum = 0_w;
            row_sum_line[r] = row_sum;
        }
        const auto tile = [&](const long j_start, const long lanes, auto) {
            // dot[i, j] = sum over d of k[j, d]*q[i, d]  (step 1)
            contract_rows(rows, lanes, D, q_i.data, q_i.stride, k_here + j_start * k_strides[2], k_strides[2], k_strides[3], packed, dot);
            // score[i, j] = scale*dot[i, j] + bias[i - j + M - 1]  (step 1)
            ivec j[NV];
            lane_numbers(j_start, j);
            for (long r = 0; r < rows; r++) {
                const integer i = (integer)(i_start + r);
                vec top_lanes = spread(-infinity);
                UNROLL for (int l = 0; l < NV; l++) {
                    const vec bias_i_j = gather(bias_here, clamped(i + M - 1 - j[l], T) * (integer)bias_strides[1]);
                    const vec score = scale * dot[r * NV + l] + bias_i_j;
                    // row_max[i] = max over j of score[i, j] where seen  (step 5)
                    // seen: j <= i + M - N
                    const ivec seen = as_mask(j[l] <= i + M - N);
                    seen_tile[r * NV + l] = seen;
                    const vec visible = select(seen, score, -infinity);
                    visible_tile[r * NV + l] = visible;
                    top_lanes = larger(top_lanes, select(as_mask(j[l] < M), visible, -infinity));
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
                    // weight[i, j] = exp(-shift[i] + score[i, j]) where seen  (step 6)
                    const vec weight = exp(visible_tile[r * NV + l] - shift);
                    weight_tile[r * NV + l] = weight;
                    // row_sum[i] = sum over j of weight[i, j] where seen  (step 6)
                    total_lanes = plus(total_lanes, select(as_mask(j[l] < M), weight, 0_w));
                }
                total[r] = across_plus(total_lanes);
            }
            // acc[i, e] = sum over j of weight[i, j]*v[j, e] where seen  (step 6)
            rescale_rows(rows, E, correction_line, acc_data, acc.stride);
            const Rows v_j_rows = rows_of(v_here + j_start * v_strides[2], v_strides[2], v_strides[3], lanes, E, v_j_rows_data);
            cross_visible<true>(rows, lanes, E, weight_tile, seen_tile, v_j_rows, acc_data, acc.stride);
            for (long r = 0; r < rows; r++) {
                row_sum_line[r] = row_sum_line[r] * correction_line[r] + total[r];
            }
        };
        tiles(0, least((long)M, 1 + last + (long)M - (long)N), 0, 0, LANES, tile);
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

// g5: a task has one batch, head and a block of i.
extern "C" void backward_d_row(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const d_o = (const narrow*)data[0];
    const long* const d_o_strides = strides + 0;
    auto* const o = (const narrow*)data[1];
    const long* const o_strides = strides + 4;
    auto* const d_lse = (const double*)data[2];
    const long* const d_lse_strides = strides + 8;
    auto* const d_row = (wide*)data[3];
    const long* const d_row_strides = strides + 11;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer N = (integer)sizes[2];
    const integer E = (integer)sizes[5];
    prepare(d_row, BATCH * d_row_strides[0], threads);
    const long blocks = ((long)N + BLOCK - 1) / BLOCK;
    tasks_in_turn(threads, (long)BATCH * (long)HEADS * blocks, [&](const long begin, const long end, Scratch& scratch) {
        wide* const g1_here = scratch.take<wide>(BLOCK);
        for (long task = begin; task < end; task++) {
            const long i_start = task % blocks * BLOCK, i_stop = least(i_start + BLOCK, (long)N);
            const integer head = (integer)(task / blocks % HEADS);
            const integer batch = (integer)(task / blocks / HEADS % BATCH);
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
    });
}

// d_v, d_k: a task owns a block of j and streams i past it.
extern "C" void backward_d_v_d_k(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const q = (const narrow*)data[0];
    const long* const q_strides = strides + 0;
    auto* const k = (const narrow*)data[1];
    const long* const k_strides = strides + 4;
    auto* const bias = (const narrow*)data[2];
    const long* const bias_strides = strides + 8;
    auto* const d_o = (const narrow*)data[3];
    const long* const d_o_strides = strides + 10;
    auto* const v = (const narrow*)data[4];
    const long* const v_strides = strides + 14;
    auto* const lse = (const double*)data[5];
    const long* const lse_strides = strides + 18;
    auto* const d_row = (const wide*)data[6];
    const long* const d_row_strides = strides + 21;
    auto* const d_v = (narrow*)data[7];
    const long* const d_v_strides = strides + 24;
    auto* const d_k = (narrow*)data[8];
    const long* const d_k_strides = strides + 28;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer N = (integer)sizes[2];
    const integer D = (integer)sizes[3];
    const integer M = (integer)sizes[4];
    const integer E = (integer)sizes[5];
    const integer T = (integer)sizes[6];
    const wide scale = (wide)numbers[0];
    const long blocks = ((long)M + LANES - 1) / LANES;
    prepare(d_v, BATCH * d_v_strides[0], threads);
    prepare(d_k, BATCH * d_k_strides[0], threads);
    parallel_for(threads, (long)BATCH * (long)HEADS * blocks, [&](const long task, Scratch& scratch) {
        const long block = task % blocks;
        const integer head = (integer)(task / blocks % HEADS);
        const integer batch = (integer)(task / blocks / HEADS % BATCH);
        const long j_start = block * LANES;
        const long lanes = least(LANES, (long)M - j_start);
        const long first = j_start, last = j_start + lanes - 1;
        (void)first, (void)last;
        operand* const q_i_data = scratch.take<operand>(operand_size(D));
        lane_operand* const k_j = scratch.take<lane_operand>(lane_operand_size(D) * NV);
        vec* const dot = scratch.take<vec>(ROWS * NV);
        operand* const d_o_i_data = scratch.take<operand>(operand_size(E));
        lane_operand* const v_j = scratch.take<lane_operand>(lane_operand_size(E) * NV);
        vec* const dot_2 = scratch.take<vec>(ROWS * NV);
        double* const lse_i = scratch.take<double>(ROWS);
        wide* const d_row_i = scratch.take<wide>(ROWS);
        ivec* const seen_tile = scratch.take<ivec>(ROWS * NV);
        vec* const d_v_j = scratch.take<vec>((long)E * NV);
        vec* const d_k_j = scratch.take<vec>((long)D * NV);
        vec* const d_score_2_tile = dot_2;
        vec* const weight_tile = dot;
        auto* const q_here = q + batch * q_strides[0] + head * q_strides[1];
        auto* const k_here = k + batch * k_strides[0] + head * k_strides[1];
        auto* const bias_here = bias + head * bias_strides[0];
        auto* const d_o_here = d_o + batch * d_o_strides[0] + head * d_o_strides[1];
        auto* const v_here = v + batch * v_strides[0] + head * v_strides[1];
        auto* const lse_here = lse + batch * lse_strides[0] + head * lse_strides[1];
        auto* const d_row_here = d_row + batch * d_row_strides[0] + head * d_row_strides[1];
        auto* const d_v_here = d_v + batch * d_v_strides[0] + head * d_v_strides[1];
        auto* const d_k_here = d_k + batch * d_k_strides[0] + head * d_k_strides[1];
        ivec j[NV];
        lane_numbers(j_start, j);
        for (integer e = 0; e < E; e++) {
            UNROLL for (int l = 0; l < NV; l++) d_v_j[e * NV + l] = spread(0_w);
        }
        for (integer d = 0; d < D; d++) {
            UNROLL for (int l = 0; l < NV; l++) d_k_j[d * NV + l] = spread(0_w);
        }
        pack_operand(k_here + j_start * k_strides[2], k_strides[2], k_strides[3], lanes, D, k_j);
        pack_operand(v_here + j_start * v_strides[2], v_strides[2], v_strides[3], lanes, E, v_j);
        const auto tile = [&](const long i_start, const long rows, auto partial) {
            constexpr bool PARTIAL = decltype(partial)::value;
            // dot[i, j] = sum over d of k[j, d]*q[i, d]  (step 1)
            const auto q_i = operand_rows(q_here + i_start * q_strides[2], q_strides[2], q_strides[3], rows, D, q_i_data);
            contract(rows, D, q_i.data, q_i.stride, k_j, dot);
            // d_weight[i, j] = sum over e of d_o[i, e]*v[j, e]  (step 4)
            const auto d_o_i = operand_rows(d_o_here + i_start * d_o_strides[2], d_o_strides[2], d_o_strides[3], rows, E, d_o_i_data);
            contract(rows, E, d_o_i.data, d_o_i.stride, v_j, dot_2);
            // weight[i, j] = exp(-lse[i] + score[i, j]) where seen  (step 8)
            load_rows(lse_here + i_start * lse_strides[2], lse_strides[2], rows, lse_i);
            // d_score[i, j] = (d_row[i] + d_weight[i, j])*weight[i, j] where seen, masked where it is read  (step 8)
            load_rows(d_row_here + i_start * d_row_strides[2], d_row_strides[2], rows, d_row_i);
            for (long r = 0; r < rows; r++) {
                const integer i = (integer)(i_start + r);
                // lse in two parts: rounded to one it would shift each exponent, the more the larger the scores are
                const wide lse_high = narrowed(lse_i[r]);
                const wide lse_low = low_part(lse_i[r], lse_high);
                UNROLL for (int l = 0; l < NV; l++) {
                    // score[i, j] = scale*dot[i, j] + bias[i - j + M - 1]  (step 1)
                    const vec bias_j_i = gather(bias_here, clamped(i + M - 1 - j[l], T) * (integer)bias_strides[1]);
                    const vec score = scale * dot[r * NV + l] + bias_j_i;
                    // seen: j <= i + M - N
                    ivec seen = {};
                    if (PARTIAL) seen = as_mask(j[l] <= i + M - N);
                    if (PARTIAL) seen_tile[r * NV + l] = seen;
                    const vec weight = select_if<PARTIAL>(seen, exp((score - lse_high) - lse_low), 0_w);
                    weight_tile[r * NV + l] = weight;
                    const vec d_score = (dot_2[r * NV + l] + d_row_i[r]) * weight;
                    // d_score_2[i, j] = scale*d_score[i, j] where seen  (step 3)
                    const vec d_score_2 = select_if<PARTIAL>(seen, scale * d_score, 0_w);
                    d_score_2_tile[r * NV + l] = d_score_2;
                }
            }
            // d_v[j, e] = sum over i of d_o[i, e]*weight[i, j] where seen  (step 8)
            accumulate_visible<PARTIAL>(E, rows, d_o_i, weight_tile, seen_tile, d_v_j);
            // d_k[j, d] = sum over i of d_score_2[i, j]*q[i, d] where seen  (step 4)
            accumulate_visible<PARTIAL>(D, rows, q_i, d_score_2_tile, seen_tile, d_k_j);
        };
        tiles(largest(0, first + (long)N - (long)M), (long)N, largest(0, last + (long)N - (long)M), (long)N, ROWS, tile);
        unpack(d_v_here + j_start * d_v_strides[2], d_v_strides[2], d_v_strides[3], lanes, E, d_v_j);
        unpack(d_k_here + j_start * d_k_strides[2], d_k_strides[2], d_k_strides[3], lanes, D, d_k_j);
    });
}

// d_v, d_k: for few places of j; i streams past along the lanes.
extern "C" void backward_d_v_d_k_few_rows(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const k = (const narrow*)data[0];
    const long* const k_strides = strides + 0;
    auto* const q = (const narrow*)data[1];
    const long* const q_strides = strides + 4;
    auto* const bias = (const narrow*)data[2];
    const long* const bias_strides = strides + 8;
    auto* const v = (const narrow*)data[3];
    const long* const v_strides = strides + 10;
    auto* const d_o = (const narrow*)data[4];
    const long* const d_o_strides = strides + 14;
    auto* const lse = (const double*)data[5];
    const long* const lse_strides = strides + 18;
    auto* const d_row = (const wide*)data[6];
    const long* const d_row_strides = strides + 21;
    auto* const d_v = (narrow*)data[7];
    const long* const d_v_strides = strides + 24;
    auto* const d_k = (narrow*)data[8];
    const long* const d_k_strides = strides + 28;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer N = (integer)sizes[2];
    const integer D = (integer)sizes[3];
    const integer M = (integer)sizes[4];
    const integer E = (integer)sizes[5];
    const integer T = (integer)sizes[6];
    const wide scale = (wide)numbers[0];
    const long blocks = ((long)M + ROWS - 1) / ROWS;
    prepare(d_v, BATCH * d_v_strides[0], threads);
    prepare(d_k, BATCH * d_k_strides[0], threads);
    parallel_for(threads, (long)BATCH * (long)HEADS * blocks, [&](const long task, Scratch& scratch) {
        const long block = task % blocks;
        const integer head = (integer)(task / blocks % HEADS);
        const integer batch = (integer)(task / blocks / HEADS % BATCH);
        const long j_start = block * ROWS;
        const long rows = least(ROWS, (long)M - j_start);
        const long first = j_start, last = j_start + rows - 1;
        (void)first, (void)last;
        wide* const k_j_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        vec* const packed = scratch.take<vec>((long)D * NV);
        vec* const dot = scratch.take<vec>(ROWS * NV);
        wide* const v_j_data = scratch.take<wide>(ROWS * ((E + 15L) / 16 * 16));
        vec* const packed_2 = scratch.take<vec>((long)E * NV);
        vec* const dot_2 = scratch.take<vec>(ROWS * NV);
        dvec* const lse_i = scratch.take<dvec>(NV);
        vec* const d_row_i = scratch.take<vec>(NV);
        wide* const d_o_i_rows_data = scratch.take<wide>(LANES * ((E + 15L) / 16 * 16));
        wide* const q_i_rows_data = scratch.take<wide>(LANES * ((D + 15L) / 16 * 16));
        ivec* const seen_tile = scratch.take<ivec>(ROWS * NV);
        wide* const d_v_j_data = scratch.take<wide>(ROWS * ((E + 15L) / 16 * 16));
        wide* const d_k_j_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        vec* const d_score_2_tile = dot_2;
        vec* const weight_tile = dot;
        auto* const k_here = k + batch * k_strides[0] + head * k_strides[1];
        auto* const q_here = q + batch * q_strides[0] + head * q_strides[1];
        auto* const bias_here = bias + head * bias_strides[0];
        auto* const v_here = v + batch * v_strides[0] + head * v_strides[1];
        auto* const d_o_here = d_o + batch * d_o_strides[0] + head * d_o_strides[1];
        auto* const lse_here = lse + batch * lse_strides[0] + head * lse_strides[1];
        auto* const d_row_here = d_row + batch * d_row_strides[0] + head * d_row_strides[1];
        auto* const d_v_here = d_v + batch * d_v_strides[0] + head * d_v_strides[1];
        auto* const d_k_here = d_k + batch * d_k_strides[0] + head * d_k_strides[1];
        const Rows d_v_j = {d_v_j_data, ((E + 15L) / 16 * 16)};
        for (long r = 0; r < rows; r++) {
            for (long e = 0; e < E; e += VL) {
                store_part(&d_v_j_data[r * d_v_j.stride + e], spread(0_w), E - e);
            }
        }
        const Rows d_k_j = {d_k_j_data, ((D + 15L) / 16 * 16)};
        for (long r = 0; r < rows; r++) {
            for (long d = 0; d < D; d += VL) {
                store_part(&d_k_j_data[r * d_k_j.stride + d], spread(0_w), D - d);
            }
        }
        const Rows k_j = rows_of(k_here + j_start * k_strides[2], k_strides[2], k_strides[3], rows, D, k_j_data);
        const Rows v_j = rows_of(v_here + j_start * v_strides[2], v_strides[2], v_strides[3], rows, E, v_j_data);
        const auto tile = [&](const long i_start, const long lanes, auto) {
            // dot[i, j] = sum over d of k[j, d]*q[i, d]  (step 1)
            contract_rows(rows, lanes, D, k_j.data, k_j.stride, q_here + i_start * q_strides[2], q_strides[2], q_strides[3], packed, dot);
            // score[i, j] = scale*dot[i, j] + bias[i - j + M - 1]  (step 1)
            ivec i[NV];
            lane_numbers(i_start, i);
            // d_weight[i, j] = sum over e of d_o[i, e]*v[j, e]  (step 4)
            contract_rows(rows, lanes, E, v_j.data, v_j.stride, d_o_here + i_start * d_o_strides[2], d_o_strides[2], d_o_strides[3], packed_2, dot_2);
            // weight[i, j] = exp(-lse[i] + score[i, j]) where seen  (step 8)
            load_lanes(lse_here + i_start * lse_strides[2], lse_strides[2], lanes, lse_i);
            // lse in two parts: rounded to one it would shift each exponent, the more the larger the scores are
            vec lse_high[NV];
            vec lse_low[NV];
            UNROLL for (int l = 0; l < NV; l++) {
                lse_high[l] = narrowed(lse_i[l]);
                lse_low[l] = low_part(lse_i[l], lse_high[l]);
            }
            // d_score[i, j] = (d_row[i] + d_weight[i, j])*weight[i, j] where seen, masked where it is read  (step 8)
            load_lanes(d_row_here + i_start * d_row_strides[2], d_row_strides[2], lanes, d_row_i);
            // d_v[j, e] = sum over i of d_o[i, e]*weight[i, j] where seen  (step 8)
            const Rows d_o_i_rows = rows_of(d_o_here + i_start * d_o_strides[2], d_o_strides[2], d_o_strides[3], lanes, E, d_o_i_rows_data);
            for (long r = 0; r < rows; r++) {
                const integer j = (integer)(j_start + r);
                UNROLL for (int l = 0; l < NV; l++) {
                    const vec bias_j_i = gather(bias_here, clamped(i[l] + M - 1 - j, T) * (integer)bias_strides[1]);
                    const vec score = scale * dot[r * NV + l] + bias_j_i;
                    // seen: j <= i + M - N
                    const ivec seen = as_mask(j <= i[l] + M - N);
                    seen_tile[r * NV + l] = seen;
                    const vec weight = select(seen, exp((score - lse_high[l]) - lse_low[l]), 0_w);
                    weight_tile[r * NV + l] = weight;
                    const vec d_score = (dot_2[r * NV + l] + d_row_i[l]) * weight;
                    // d_score_2[i, j] = scale*d_score[i, j] where seen  (step 3)
                    const vec d_score_2 = select(seen, scale * d_score, 0_w);
                    d_score_2_tile[r * NV + l] = d_score_2;
                }
            }
            cross_visible<true>(rows, lanes, E, weight_tile, seen_tile, d_o_i_rows, d_v_j_data, d_v_j.stride);
            // d_k[j, d] = sum over i of d_score_2[i, j]*q[i, d] where seen  (step 4)
            const Rows q_i_rows = rows_of(q_here + i_start * q_strides[2], q_strides[2], q_strides[3], lanes, D, q_i_rows_data);
            cross_visible<true>(rows, lanes, D, d_score_2_tile, seen_tile, q_i_rows, d_k_j_data, d_k_j.stride);
        };
        tiles(largest(0, first + (long)N - (long)M), (long)N, 0, 0, LANES, tile);
        store_rows(d_v_here + j_start * d_v_strides[2], d_v_strides[2], d_v_strides[3], rows, E, d_v_j);
        store_rows(d_k_here + j_start * d_k_strides[2], d_k_strides[2], d_k_strides[3], rows, D, d_k_j);
    });
}

// d_q, d_bias: a task owns a block of i and streams j past it.
extern "C" void backward_d_q_d_bias(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const k = (const narrow*)data[0];
    const long* const k_strides = strides + 0;
    auto* const q = (const narrow*)data[1];
    const long* const q_strides = strides + 4;
    auto* const bias = (const narrow*)data[2];
    const long* const bias_strides = strides + 8;
    auto* const v = (const narrow*)data[3];
    const long* const v_strides = strides + 10;
    auto* const d_o = (const narrow*)data[4];
    const long* const d_o_strides = strides + 14;
    auto* const lse = (const double*)data[5];
    const long* const lse_strides = strides + 18;
    auto* const d_row = (const wide*)data[6];
    const long* const d_row_strides = strides + 21;
    auto* const d_q = (narrow*)data[7];
    const long* const d_q_strides = strides + 24;
    auto* const d_bias_part = (wide*)data[8];
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer N = (integer)sizes[2];
    const integer D = (integer)sizes[3];
    const integer M = (integer)sizes[4];
    const integer E = (integer)sizes[5];
    const integer T = (integer)sizes[6];
    const wide scale = (wide)numbers[0];
    const long blocks = ((long)N + LANES - 1) / LANES;
    const long groups = sizes[7];
    prepare(d_q, BATCH * d_q_strides[0], threads);
    parallel_for(threads, (long)BATCH * (long)HEADS * groups, [&](const long task, Scratch& scratch) {
        const integer head = (integer)(task / groups % HEADS);
        const integer batch = (integer)(task / groups / HEADS % BATCH);
        wide* const d_bias_part_here = d_bias_part + task * T;
        operand* const k_j_data = scratch.take<operand>(operand_size(D));
        lane_operand* const q_i = scratch.take<lane_operand>(lane_operand_size(D) * NV);
        vec* const dot = scratch.take<vec>(ROWS * NV);
        operand* const v_j_data = scratch.take<operand>(operand_size(E));
        lane_operand* const d_o_i = scratch.take<lane_operand>(lane_operand_size(E) * NV);
        vec* const dot_2 = scratch.take<vec>(ROWS * NV);
        dvec* const lse_i = scratch.take<dvec>(NV);
        vec* const d_row_i = scratch.take<vec>(NV);
        ivec* const seen_tile = scratch.take<ivec>(ROWS * NV);
        vec* const d_q_i = scratch.take<vec>((long)D * NV);
        vec* const d_score_tile = dot_2;
        vec* const d_score_2_tile = dot;
        for (long block = task % groups; block < blocks; block += groups) {
            const long i_start = block * LANES;
            const long lanes = least(LANES, (long)N - i_start);
            const long first = i_start, last = i_start + lanes - 1;
            (void)first, (void)last;
            auto* const k_here = k + batch * k_strides[0] + head * k_strides[1];
            auto* const q_here = q + batch * q_strides[0] + head * q_strides[1];
            auto* const bias_here = bias + head * bias_strides[0];
            auto* const v_here = v + batch * v_strides[0] + head * v_strides[1];
            auto* const d_o_here = d_o + batch * d_o_strides[0] + head * d_o_strides[1];
            auto* const lse_here = lse + batch * lse_strides[0] + head * lse_strides[1];
            auto* const d_row_here = d_row + batch * d_row_strides[0] + head * d_row_strides[1];
            auto* const d_q_here = d_q + batch * d_q_strides[0] + head * d_q_strides[1];
            ivec i[NV];
            lane_numbers(i_start, i);
            for (integer d = 0; d < D; d++) {
                UNROLL for (int l = 0; l < NV; l++) d_q_i[d * NV + l] = spread(0_w);
            }
            pack_operand(q_here + i_start * q_strides[2], q_strides[2], q_strides[3], lanes, D, q_i);
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
            const auto tile = [&](const long j_start, const long rows, auto partial) {
                constexpr bool PARTIAL = decltype(partial)::value;
                // dot[i, j] = sum over d of k[j, d]*q[i, d]  (step 1)
                const auto k_j = operand_rows(k_here + j_start * k_strides[2], k_strides[2], k_strides[3], rows, D, k_j_data);
                contract(rows, D, k_j.data, k_j.stride, q_i, dot);
                // d_weight[i, j] = sum over e of d_o[i, e]*v[j, e]  (step 4)
                const auto v_j = operand_rows(v_here + j_start * v_strides[2], v_strides[2], v_strides[3], rows, E, v_j_data);
                contract(rows, E, v_j.data, v_j.stride, d_o_i, dot_2);
                for (long r = 0; r < rows; r++) {
                    const integer j = (integer)(j_start + r);
                    UNROLL for (int l = 0; l < NV; l++) {
                        // score[i, j] = scale*dot[i, j] + bias[i - j + M - 1]  (step 1)
                        const vec bias_i_j = gather(bias_here, clamped(i[l] + M - 1 - j, T) * (integer)bias_strides[1]);
                        const vec score = scale * dot[r * NV + l] + bias_i_j;
                        // weight[i, j] = exp(-lse[i] + score[i, j]) where seen, masked where it is read  (step 8)
                        const vec weight = exp((score - lse_high[l]) - lse_low[l]);
                        // d_score[i, j] = (d_row[i] + d_weight[i, j])*weight[i, j] where seen  (step 8)
                        // seen: j <= i + M - N
                        ivec seen = {};
                        if (PARTIAL) seen = as_mask(j <= i[l] + M - N);
                        if (PARTIAL) seen_tile[r * NV + l] = seen;
                        const vec d_score = select_if<PARTIAL>(seen, (dot_2[r * NV + l] + d_row_i[l]) * weight, 0_w);
                        d_score_tile[r * NV + l] = d_score;
                        // d_score_2[i, j] = scale*d_score[i, j] where seen  (step 3)
                        const vec d_score_2 = select_if<PARTIAL>(seen, scale * d_score, 0_w);
                        d_score_2_tile[r * NV + l] = d_score_2;
                    }
                }
                // d_q[i, d] = sum over j of d_score_2[i, j]*k[j, d] where seen  (step 4)
                accumulate_visible<PARTIAL>(D, rows, k_j, d_score_2_tile, seen_tile, d_q_i);
                // d_bias[i - j + M - 1] += d_score[i, j] where seen  (step 4)
                add_diagonals(d_bias_part_here, T, i_start + M - 1 - j_start, 1, -1, lanes, rows, d_score_tile);
            };
            tiles(0, least((long)M, 1 + last + (long)M - (long)N), 0, least((long)M, 1 + first + (long)M - (long)N), ROWS, tile);
            unpack(d_q_here + i_start * d_q_strides[2], d_q_strides[2], d_q_strides[3], lanes, D, d_q_i);
        }
    });
}

}  // namespace derive

// Additive attention: C++ kernels, compiled on first use
//
//                       Σ         exp(s[i, j])⋅v[j, e]
//               j : j ≤ i + M - N
//     o[i, e] = ──────────────────────────────────────
//                           Σ         exp(s[i, j])
//                   j : j ≤ i + M - N
//
//     s[i, j] = Σ tanh⎛b[a] + Σ  k[j, dk]⋅w_key[a, dk] + Σ q[i, d]⋅w_query[a, d]⎞⋅w_score[a]
//               a     ⎝       dk                         d                      ⎠
//
// Generated: do not edit; change the formula or the printer, and run `derive build`.

#include "cpu_kernels.h"

namespace derive {

// o, lse: a task owns a block of i and streams j past it.
extern "C" void forward_o_lse(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const t2 = (const wide*)data[0];
    const long* const t2_strides = strides + 0;
    auto* const b = (const narrow*)data[1];
    const long* const b_strides = strides + 4;
    auto* const t1 = (const wide*)data[2];
    const long* const t1_strides = strides + 5;
    auto* const w_score = (const narrow*)data[3];
    const long* const w_score_strides = strides + 9;
    auto* const f4 = (const wide*)data[4];
    auto* const v = (const narrow*)data[5];
    const long* const v_strides = strides + 10;
    auto* const o = (narrow*)data[6];
    const long* const o_strides = strides + 14;
    auto* const lse = (double*)data[7];
    const long* const lse_strides = strides + 18;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer N = (integer)sizes[2];
    const integer M = (integer)sizes[4];
    const integer E = (integer)sizes[6];
    const integer A = (integer)sizes[7];
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
        vec* const t2_i = scratch.take<vec>((long)A * NV);
        wide* const b_value = scratch.take<wide>(A);
        wide* const t1_j_data = scratch.take<wide>(ROWS * ((A + 15L) / 16 * 16));
        wide* const w_score_value = scratch.take<wide>(A);
        operand* const v_j_data = scratch.take<operand>(operand_size(E));
        ivec* const seen_tile = scratch.take<ivec>(ROWS * NV);
        vec* const visible_tile = scratch.take<vec>(ROWS * NV);
        vec* const acc = scratch.take<vec>((long)E * NV);
        vec* const factor = scratch.take<vec>((long)A * NV);
        wide* const factor_2_data = scratch.take<wide>(ROWS * ((A + 15L) / 16 * 16));
        vec* const o_i = scratch.take<vec>((long)E * NV);
        vec* const weight_tile = visible_tile;
        auto* const t2_here = t2 + batch * t2_strides[0] + head * t2_strides[1];
        auto* const t1_here = t1 + batch * t1_strides[0] + head * t1_strides[1];
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
        pack(t2_here + i_start * t2_strides[2], t2_strides[2], t2_strides[3], lanes, A, t2_i);
        load_rows(b, b_strides[0], A, b_value);
        for (integer a = 0; a < A; a++) {
            UNROLL for (int l = 0; l < NV; l++) factor[a * NV + l] = exp(2_w * t2_i[a * NV + l] + 2_w * b_value[a]);
        }
        const bool in_reach = in_range(factor, A * NV);
        load_rows(w_score, w_score_strides[0], A, w_score_value);
        const wide f4_value = gather(f4, 0);
        const auto tile = [&](const long j_start, const long rows, auto partial) {
            constexpr bool PARTIAL = decltype(partial)::value;
            const Rows t1_j = rows_of(t1_here + j_start * t1_strides[2], t1_strides[2], t1_strides[3], rows, A, t1_j_data);
            const Rows factor_2 = {factor_2_data, ((A + 15L) / 16 * 16)};
            for (long r = 0; r < rows; r++) {
                for (long a = 0; a < A; a += VL) {
                    store_part(&factor_2_data[r * factor_2.stride + a], exp(2_w * load_part(&t1_j.data[r * t1_j.stride + a], A - a)), A - a);
                }
            }
            const bool in_reach_2 = in_range(factor_2.data, factor_2.stride, rows, A);
            const bool near = in_reach && in_reach_2;
            vec old_shift[NV];
            UNROLL for (int l = 0; l < NV; l++) {
                old_shift[l] = finite(row_max[l]);
            }
            vec top[NV];
            UNROLL for (int l = 0; l < NV; l++) top[l] = spread(-infinity);
            for (long r = 0; r < rows; r++) {
                const integer j = (integer)(j_start + r);
                UNROLL for (int l = 0; l < NV; l++) {
                    // dot[i, j] = sum over a of (1/(f1[i, a]*f2[j, a] + 1) or sigmoid(-2*b[a] - 2*t1[j, a] - 2*t2[i, a]))*w_score[a]  (step 10)
                    vec dot = spread(0_w);
                    by_cases(near, [&](const auto near) __attribute__((always_inline)) {
                        for (integer a = 0; a < A; a++) {
                            dot = dot + w_score_value[a] * (near ? reciprocal(1_w + factor[a * NV + l] * factor_2.data[r * factor_2.stride + a]) : select(within(factor[a * NV + l]) & within(factor_2.data[r * factor_2.stride + a]), reciprocal(1_w + factor[a * NV + l] * factor_2.data[r * factor_2.stride + a]), sigmoid(-(2_w * b_value[a]) - 2_w * t1_j.data[r * t1_j.stride + a] - 2_w * t2_i[a * NV + l])));
                        }
                    });
                    // score[i, j] = f4 - 2*dot[i, j]  (step 10)
                    const vec score = f4_value - 2_w * dot;
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
    auto* const t2 = (const wide*)data[0];
    const long* const t2_strides = strides + 0;
    auto* const b = (const narrow*)data[1];
    const long* const b_strides = strides + 4;
    auto* const t1 = (const wide*)data[2];
    const long* const t1_strides = strides + 5;
    auto* const w_score = (const narrow*)data[3];
    const long* const w_score_strides = strides + 9;
    auto* const f4 = (const wide*)data[4];
    auto* const v = (const narrow*)data[5];
    const long* const v_strides = strides + 10;
    auto* const o = (narrow*)data[6];
    const long* const o_strides = strides + 14;
    auto* const lse = (double*)data[7];
    const long* const lse_strides = strides + 18;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer N = (integer)sizes[2];
    const integer M = (integer)sizes[4];
    const integer E = (integer)sizes[6];
    const integer A = (integer)sizes[7];
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
        wide* const t2_i_data = scratch.take<wide>(ROWS * ((A + 15L) / 16 * 16));
        wide* const b_value = scratch.take<wide>(A);
        vec* const t1_j = scratch.take<vec>((long)A * NV);
        wide* const w_score_value = scratch.take<wide>(A);
        wide* const top = scratch.take<wide>(ROWS);
        wide* const total = scratch.take<wide>(ROWS);
        wide* const v_j_rows_data = scratch.take<wide>(LANES * ((E + 15L) / 16 * 16));
        wide* const correction_line = scratch.take<wide>(ROWS);
        double* const lse_i_line = scratch.take<double>(ROWS);
        wide* const row_max_line = scratch.take<wide>(ROWS);
        wide* const row_sum_line = scratch.take<wide>(ROWS);
        ivec* const seen_tile = scratch.take<ivec>(ROWS * NV);
        wide* const value__line = scratch.take<wide>(ROWS);
        vec* const visible_tile = scratch.take<vec>(ROWS * NV);
        wide* const acc_data = scratch.take<wide>(ROWS * ((E + 15L) / 16 * 16));
        wide* const factor_data = scratch.take<wide>(ROWS * ((A + 15L) / 16 * 16));
        vec* const factor_2 = scratch.take<vec>((long)A * NV);
        wide* const o_i_data = scratch.take<wide>(ROWS * ((E + 15L) / 16 * 16));
        vec* const weight_tile = visible_tile;
        auto* const t2_here = t2 + batch * t2_strides[0] + head * t2_strides[1];
        auto* const t1_here = t1 + batch * t1_strides[0] + head * t1_strides[1];
        auto* const v_here = v + batch * v_strides[0] + head * v_strides[1];
        auto* const o_here = o + batch * o_strides[0] + head * o_strides[1];
        auto* const lse_here = lse + batch * lse_strides[0] + head * lse_strides[1];
        const Rows acc = {acc_data, ((E + 15L) / 16 * 16)};
        for (long r = 0; r < rows; r++) {
            for (long e = 0; e < E; e += VL) {
                store_part(&acc_data[r * acc.stride + e], spread(0_w), E - e);
            }
        }
        const Rows t2_i = rows_of(t2_here + i_start * t2_strides[2], t2_strides[2], t2_strides[3], rows, A, t2_i_data);
        load_rows(b, b_strides[0], A, b_value);
        const Rows factor = {factor_data, ((A + 15L) / 16 * 16)};
        for (long r = 0; r < rows; r++) {
            for (long a = 0; a < A; a += VL) {
                store_part(&factor_data[r * factor.stride + a], exp(2_w * load_part(&t2_i.data[r * t2_i.stride + a], A - a) + 2_w * load_part(&b_value[a], A - a)), A - a);
            }
        }
        const bool in_reach = in_range(factor.data, factor.stride, rows, A);
        load_rows(w_score, w_score_strides[0], A, w_score_value);
        const wide f4_value = gather(f4, 0);
        for (long r = 0; r < rows; r++) {
            const wide row_max = -infinity;
            row_max_line[r] = row_max;
            const wide row_sum = 0_w;
            row_sum_line[r] = row_sum;
        }
        const auto tile = [&](const long j_start, const long lanes, auto) {
            pack(t1_here + j_start * t1_strides[2], t1_strides[2], t1_strides[3], lanes, A, t1_j);
            for (integer a = 0; a < A; a++) {
                UNROLL for (int l = 0; l < NV; l++) factor_2[a * NV + l] = exp(2_w * t1_j[a * NV + l]);
            }
            const bool in_reach_2 = in_range(factor_2, A * NV);
            const bool near = in_reach && in_reach_2;
            // row_max[i] = max over j of score[i, j] where seen  (step 5)
            ivec j[NV];
            lane_numbers(j_start, j);
            for (long r = 0; r < rows; r++) {
                const integer i = (integer)(i_start + r);
                vec top_lanes = spread(-infinity);
                UNROLL for (int l = 0; l < NV; l++) {
                    // dot[i, j] = sum over a of (1/(f1[i, a]*f2[j, a] + 1) or sigmoid(-2*b[a] - 2*t1[j, a] - 2*t2[i, a]))*w_score[a]  (step 10)
                    vec dot = spread(0_w);
                    by_cases(near, [&](const auto near) __attribute__((always_inline)) {
                        for (integer a = 0; a < A; a++) {
                            dot = dot + w_score_value[a] * (near ? reciprocal(1_w + factor.data[r * factor.stride + a] * factor_2[a * NV + l]) : select(within(factor.data[r * factor.stride + a]) & within(factor_2[a * NV + l]), reciprocal(1_w + factor.data[r * factor.stride + a] * factor_2[a * NV + l]), sigmoid(-(2_w * b_value[a]) - 2_w * t1_j[a * NV + l] - 2_w * t2_i.data[r * t2_i.stride + a])));
                        }
                    });
                    // score[i, j] = f4 - 2*dot[i, j]  (step 10)
                    const vec score = f4_value - 2_w * dot;
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
    const integer E = (integer)sizes[6];
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

// d_v, g14: a task owns a block of j and streams i past it.
extern "C" void backward_d_v_g14(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const t2 = (const wide*)data[0];
    const long* const t2_strides = strides + 0;
    auto* const b = (const narrow*)data[1];
    const long* const b_strides = strides + 4;
    auto* const t1 = (const wide*)data[2];
    const long* const t1_strides = strides + 5;
    auto* const w_score = (const narrow*)data[3];
    const long* const w_score_strides = strides + 9;
    auto* const f4 = (const wide*)data[4];
    auto* const d_o = (const narrow*)data[5];
    const long* const d_o_strides = strides + 10;
    auto* const v = (const narrow*)data[6];
    const long* const v_strides = strides + 14;
    auto* const lse = (const double*)data[7];
    const long* const lse_strides = strides + 18;
    auto* const d_row = (const wide*)data[8];
    const long* const d_row_strides = strides + 21;
    auto* const d_v = (narrow*)data[9];
    const long* const d_v_strides = strides + 24;
    auto* const g14 = (wide*)data[10];
    const long* const g14_strides = strides + 28;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer N = (integer)sizes[2];
    const integer M = (integer)sizes[4];
    const integer E = (integer)sizes[6];
    const integer A = (integer)sizes[7];
    const long blocks = ((long)M + LANES - 1) / LANES;
    prepare(d_v, BATCH * d_v_strides[0], threads);
    prepare(g14, BATCH * g14_strides[0], threads);
    parallel_for(threads, (long)BATCH * (long)HEADS * blocks, [&](const long task, Scratch& scratch) {
        const long block = task % blocks;
        const integer head = (integer)(task / blocks % HEADS);
        const integer batch = (integer)(task / blocks / HEADS % BATCH);
        const long j_start = block * LANES;
        const long lanes = least(LANES, (long)M - j_start);
        const long first = j_start, last = j_start + lanes - 1;
        (void)first, (void)last;
        wide* const t2_i_data = scratch.take<wide>(ROWS * ((A + 15L) / 16 * 16));
        wide* const b_value = scratch.take<wide>(A);
        vec* const t1_j = scratch.take<vec>((long)A * NV);
        wide* const w_score_value = scratch.take<wide>(A);
        operand* const d_o_i_data = scratch.take<operand>(operand_size(E));
        lane_operand* const v_j = scratch.take<lane_operand>(lane_operand_size(E) * NV);
        vec* const dot_2 = scratch.take<vec>(ROWS * NV);
        double* const lse_i = scratch.take<double>(ROWS);
        wide* const d_row_i = scratch.take<wide>(ROWS);
        wide* const w_score_value_2 = scratch.take<wide>(A);
        ivec* const seen_tile = scratch.take<ivec>(ROWS * NV);
        ivec* const seen_2_tile = scratch.take<ivec>(ROWS * NV);
        vec* const weight_tile = scratch.take<vec>(ROWS * NV);
        vec* const d_v_j = scratch.take<vec>((long)E * NV);
        vec* const f6 = scratch.take<vec>((long)A * NV);
        vec* const factor_2 = scratch.take<vec>((long)A * NV);
        wide* const factor_data = scratch.take<wide>(ROWS * ((A + 15L) / 16 * 16));
        vec* const g8 = scratch.take<vec>((long)A * NV);
        vec* const g14_j = scratch.take<vec>((long)A * NV);
        vec* const d_score_tile = dot_2;
        auto* const t2_here = t2 + batch * t2_strides[0] + head * t2_strides[1];
        auto* const t1_here = t1 + batch * t1_strides[0] + head * t1_strides[1];
        auto* const d_o_here = d_o + batch * d_o_strides[0] + head * d_o_strides[1];
        auto* const v_here = v + batch * v_strides[0] + head * v_strides[1];
        auto* const lse_here = lse + batch * lse_strides[0] + head * lse_strides[1];
        auto* const d_row_here = d_row + batch * d_row_strides[0] + head * d_row_strides[1];
        auto* const d_v_here = d_v + batch * d_v_strides[0] + head * d_v_strides[1];
        auto* const g14_here = g14 + batch * g14_strides[0] + head * g14_strides[1];
        ivec j[NV];
        lane_numbers(j_start, j);
        for (integer e = 0; e < E; e++) {
            UNROLL for (int l = 0; l < NV; l++) d_v_j[e * NV + l] = spread(0_w);
        }
        for (integer a = 0; a < A; a++) {
            UNROLL for (int l = 0; l < NV; l++) f6[a * NV + l] = spread(0_w);
        }
        load_rows(b, b_strides[0], A, b_value);
        pack(t1_here + j_start * t1_strides[2], t1_strides[2], t1_strides[3], lanes, A, t1_j);
        for (integer a = 0; a < A; a++) {
            UNROLL for (int l = 0; l < NV; l++) factor_2[a * NV + l] = exp(2_w * t1_j[a * NV + l]);
        }
        const bool in_reach_2 = in_range(factor_2, A * NV);
        load_rows(w_score, w_score_strides[0], A, w_score_value);
        const wide f4_value = gather(f4, 0);
        pack_operand(v_here + j_start * v_strides[2], v_strides[2], v_strides[3], lanes, E, v_j);
        const auto tile = [&](const long i_start, const long rows, auto partial) {
            constexpr bool PARTIAL = decltype(partial)::value;
            const Rows t2_i = rows_of(t2_here + i_start * t2_strides[2], t2_strides[2], t2_strides[3], rows, A, t2_i_data);
            const Rows factor = {factor_data, ((A + 15L) / 16 * 16)};
            for (long r = 0; r < rows; r++) {
                for (long a = 0; a < A; a += VL) {
                    store_part(&factor_data[r * factor.stride + a], exp(2_w * load_part(&t2_i.data[r * t2_i.stride + a], A - a) + 2_w * load_part(&b_value[a], A - a)), A - a);
                }
            }
            const bool in_reach = in_range(factor.data, factor.stride, rows, A);
            const bool near = in_reach && in_reach_2;
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
                    // dot[i, j] = sum over a of (1/(f1[i, a]*f2[j, a] + 1) or sigmoid(-2*b[a] - 2*t1[j, a] - 2*t2[i, a]))*w_score[a]  (step 11)
                    vec dot = spread(0_w);
                    by_cases(near, [&](const auto near) __attribute__((always_inline)) {
                        for (integer a = 0; a < A; a++) {
                            const vec ratio = (near ? reciprocal(1_w + factor.data[r * factor.stride + a] * factor_2[a * NV + l]) : select(within(factor.data[r * factor.stride + a]) & within(factor_2[a * NV + l]), reciprocal(1_w + factor.data[r * factor.stride + a] * factor_2[a * NV + l]), sigmoid(-(2_w * b_value[a]) - 2_w * t1_j[a * NV + l] - 2_w * t2_i.data[r * t2_i.stride + a])));
                            dot = dot + w_score_value[a] * ratio;
                        }
                    });
                    // score[i, j] = f4 - 2*dot[i, j]  (step 11)
                    const vec score = f4_value - 2_w * dot;
                    // seen: j <= i + M - N
                    ivec seen = {};
                    if (PARTIAL) seen = as_mask(j[l] <= i + M - N);
                    if (PARTIAL) seen_tile[r * NV + l] = seen;
                    const vec weight = select_if<PARTIAL>(seen, exp((score - lse_high) - lse_low), 0_w);
                    weight_tile[r * NV + l] = weight;
                    const vec d_score = (dot_2[r * NV + l] + d_row_i[r]) * weight;
                    d_score_tile[r * NV + l] = d_score;
                }
            }
            // d_v[j, e] = sum over i of d_o[i, e]*weight[i, j] where seen  (step 8)
            accumulate_visible<PARTIAL>(E, rows, d_o_i, weight_tile, seen_tile, d_v_j);
            for (long r = 0; r < rows; r++) {
                const integer i = (integer)(i_start + r);
                UNROLL for (int l = 0; l < NV; l++) {
                    // f6[j, a] = sum over i of (f1[i, a]*f2[j, a]/(f1[i, a]*f2[j, a] + 1) or sigmoid(2*b[a] + 2*t1[j, a] + 2*t2[i, a]))*(1/(f1[i, a]*f2[j, a] + 1) or sigmoid(-2*b[a] - 2*t1[j, a] - 2*t2[i, a]))*d_score[i, j] where seen  (step 11)
                    // seen_2: j <= i + M - N
                    ivec seen_2 = {};
                    if (PARTIAL) seen_2 = as_mask(j[l] <= i + M - N);
                    if (PARTIAL) seen_2_tile[r * NV + l] = seen_2;
                }
            }
            for (integer a = 0; a < A; a++) {
                vec total[NV];
                UNROLL for (int l = 0; l < NV; l++) total[l] = spread(0_w);
                by_cases(near, [&](const auto near) __attribute__((always_inline)) {
                    for (long r = 0; r < rows; r++) {
                        UNROLL for (int l = 0; l < NV; l++) {
                            const vec ratio_2 = (near ? reciprocal(1_w + factor.data[r * factor.stride + a] * factor_2[a * NV + l]) : select(within(factor.data[r * factor.stride + a]) & within(factor_2[a * NV + l]), reciprocal(1_w + factor.data[r * factor.stride + a] * factor_2[a * NV + l]), sigmoid(-(2_w * b_value[a]) - 2_w * t1_j[a * NV + l] - 2_w * t2_i.data[r * t2_i.stride + a])));
                            total[l] = plus(total[l], select_if<PARTIAL>(seen_2_tile[r * NV + l], d_score_tile[r * NV + l] * ratio_2 * (near ? factor.data[r * factor.stride + a] * factor_2[a * NV + l] * reciprocal(1_w + factor.data[r * factor.stride + a] * factor_2[a * NV + l]) : select(within(factor.data[r * factor.stride + a]) & within(factor_2[a * NV + l]), factor.data[r * factor.stride + a] * factor_2[a * NV + l] * reciprocal(1_w + factor.data[r * factor.stride + a] * factor_2[a * NV + l]), sigmoid(2_w * b_value[a] + 2_w * t1_j[a * NV + l] + 2_w * t2_i.data[r * t2_i.stride + a]))), 0_w));
                        }
                    }
                });
                UNROLL for (int l = 0; l < NV; l++) {
                    f6[a * NV + l] = f6[a * NV + l] + total[l];
                }
            }
        };
        tiles(largest(0, first + (long)N - (long)M), (long)N, largest(0, last + (long)N - (long)M), (long)N, ROWS, tile);
        // g8[j, a] = 4*f6[j, a]  (step 11)
        for (integer a = 0; a < A; a++) {
            UNROLL for (int l = 0; l < NV; l++) g8[a * NV + l] = 4_w * f6[a * NV + l];
        }
        // g14[j, a] = w_score[a]*g8[j, a]  (step 3)
        load_rows(w_score, w_score_strides[0], A, w_score_value_2);
        for (integer a = 0; a < A; a++) {
            UNROLL for (int l = 0; l < NV; l++) g14_j[a * NV + l] = w_score_value_2[a] * g8[a * NV + l];
        }
        unpack(d_v_here + j_start * d_v_strides[2], d_v_strides[2], d_v_strides[3], lanes, E, d_v_j);
        unpack(g14_here + j_start * g14_strides[2], g14_strides[2], g14_strides[3], lanes, A, g14_j);
    });
}

// g7_part, d_w_score_part, g11: a task owns a block of i and streams j past it.
extern "C" void backward_g7_part_d_w_score_part_g11(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const t2 = (const wide*)data[0];
    const long* const t2_strides = strides + 0;
    auto* const b = (const narrow*)data[1];
    const long* const b_strides = strides + 4;
    auto* const t1 = (const wide*)data[2];
    const long* const t1_strides = strides + 5;
    auto* const w_score = (const narrow*)data[3];
    const long* const w_score_strides = strides + 9;
    auto* const f4 = (const wide*)data[4];
    auto* const v = (const narrow*)data[5];
    const long* const v_strides = strides + 10;
    auto* const d_o = (const narrow*)data[6];
    const long* const d_o_strides = strides + 14;
    auto* const lse = (const double*)data[7];
    const long* const lse_strides = strides + 18;
    auto* const d_row = (const wide*)data[8];
    const long* const d_row_strides = strides + 21;
    auto* const g7_part = (wide*)data[9];
    const long* const g7_part_strides = strides + 24;
    auto* const d_w_score_part = (wide*)data[10];
    const long* const d_w_score_part_strides = strides + 28;
    auto* const g11 = (wide*)data[11];
    const long* const g11_strides = strides + 32;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer N = (integer)sizes[2];
    const integer M = (integer)sizes[4];
    const integer E = (integer)sizes[6];
    const integer A = (integer)sizes[7];
    const long blocks = ((long)N + LANES - 1) / LANES;
    prepare(g7_part, BATCH * g7_part_strides[0], threads);
    prepare(d_w_score_part, BATCH * d_w_score_part_strides[0], threads);
    prepare(g11, BATCH * g11_strides[0], threads);
    parallel_for(threads, (long)BATCH * (long)HEADS * blocks, [&](const long task, Scratch& scratch) {
        const long block = task % blocks;
        const integer head = (integer)(task / blocks % HEADS);
        const integer batch = (integer)(task / blocks / HEADS % BATCH);
        const long i_start = block * LANES;
        const long lanes = least(LANES, (long)N - i_start);
        const long first = i_start, last = i_start + lanes - 1;
        (void)first, (void)last;
        vec* const t2_i = scratch.take<vec>((long)A * NV);
        wide* const b_value = scratch.take<wide>(A);
        wide* const t1_j_data = scratch.take<wide>(ROWS * ((A + 15L) / 16 * 16));
        wide* const w_score_value = scratch.take<wide>(A);
        operand* const v_j_data = scratch.take<operand>(operand_size(E));
        lane_operand* const d_o_i = scratch.take<lane_operand>(lane_operand_size(E) * NV);
        vec* const dot_2 = scratch.take<vec>(ROWS * NV);
        dvec* const lse_i = scratch.take<dvec>(NV);
        vec* const d_row_i = scratch.take<vec>(NV);
        wide* const w_score_value_2 = scratch.take<wide>(A);
        ivec* const seen_2_tile = scratch.take<ivec>(ROWS * NV);
        vec* const f5 = scratch.take<vec>((long)A * NV);
        vec* const f7 = scratch.take<vec>((long)A * NV);
        vec* const factor = scratch.take<vec>((long)A * NV);
        wide* const factor_2_data = scratch.take<wide>(ROWS * ((A + 15L) / 16 * 16));
        vec* const g7_part_i = scratch.take<vec>((long)A * NV);
        vec* const d_w_score_part_i = scratch.take<vec>((long)A * NV);
        vec* const g11_i = scratch.take<vec>((long)A * NV);
        vec* const d_score_tile = dot_2;
        auto* const t2_here = t2 + batch * t2_strides[0] + head * t2_strides[1];
        auto* const t1_here = t1 + batch * t1_strides[0] + head * t1_strides[1];
        auto* const v_here = v + batch * v_strides[0] + head * v_strides[1];
        auto* const d_o_here = d_o + batch * d_o_strides[0] + head * d_o_strides[1];
        auto* const lse_here = lse + batch * lse_strides[0] + head * lse_strides[1];
        auto* const d_row_here = d_row + batch * d_row_strides[0] + head * d_row_strides[1];
        auto* const g7_part_here = g7_part + batch * g7_part_strides[0] + head * g7_part_strides[1];
        auto* const d_w_score_part_here = d_w_score_part + batch * d_w_score_part_strides[0] + head * d_w_score_part_strides[1];
        auto* const g11_here = g11 + batch * g11_strides[0] + head * g11_strides[1];
        ivec i[NV];
        lane_numbers(i_start, i);
        for (integer a = 0; a < A; a++) {
            UNROLL for (int l = 0; l < NV; l++) {
                f5[a * NV + l] = spread(0_w);
                f7[a * NV + l] = spread(0_w);
            }
        }
        vec f8[NV];
        UNROLL for (int l = 0; l < NV; l++) {
            f8[l] = spread(0_w);
        }
        pack(t2_here + i_start * t2_strides[2], t2_strides[2], t2_strides[3], lanes, A, t2_i);
        load_rows(b, b_strides[0], A, b_value);
        for (integer a = 0; a < A; a++) {
            UNROLL for (int l = 0; l < NV; l++) factor[a * NV + l] = exp(2_w * t2_i[a * NV + l] + 2_w * b_value[a]);
        }
        const bool in_reach = in_range(factor, A * NV);
        load_rows(w_score, w_score_strides[0], A, w_score_value);
        const wide f4_value = gather(f4, 0);
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
            const Rows t1_j = rows_of(t1_here + j_start * t1_strides[2], t1_strides[2], t1_strides[3], rows, A, t1_j_data);
            const Rows factor_2 = {factor_2_data, ((A + 15L) / 16 * 16)};
            for (long r = 0; r < rows; r++) {
                for (long a = 0; a < A; a += VL) {
                    store_part(&factor_2_data[r * factor_2.stride + a], exp(2_w * load_part(&t1_j.data[r * t1_j.stride + a], A - a)), A - a);
                }
            }
            const bool in_reach_2 = in_range(factor_2.data, factor_2.stride, rows, A);
            const bool near = in_reach && in_reach_2;
            // d_weight[i, j] = sum over e of d_o[i, e]*v[j, e]  (step 4)
            const auto v_j = operand_rows(v_here + j_start * v_strides[2], v_strides[2], v_strides[3], rows, E, v_j_data);
            contract(rows, E, v_j.data, v_j.stride, d_o_i, dot_2);
            vec total[NV];
            UNROLL for (int l = 0; l < NV; l++) total[l] = spread(0_w);
            for (long r = 0; r < rows; r++) {
                const integer j = (integer)(j_start + r);
                UNROLL for (int l = 0; l < NV; l++) {
                    // dot[i, j] = sum over a of (1/(f1[i, a]*f2[j, a] + 1) or sigmoid(-2*b[a] - 2*t1[j, a] - 2*t2[i, a]))*w_score[a]  (step 11)
                    vec dot = spread(0_w);
                    by_cases(near, [&](const auto near) __attribute__((always_inline)) {
                        for (integer a = 0; a < A; a++) {
                            const vec ratio = (near ? reciprocal(1_w + factor[a * NV + l] * factor_2.data[r * factor_2.stride + a]) : select(within(factor[a * NV + l]) & within(factor_2.data[r * factor_2.stride + a]), reciprocal(1_w + factor[a * NV + l] * factor_2.data[r * factor_2.stride + a]), sigmoid(-(2_w * b_value[a]) - 2_w * t1_j.data[r * t1_j.stride + a] - 2_w * t2_i[a * NV + l])));
                            dot = dot + w_score_value[a] * ratio;
                        }
                    });
                    // score[i, j] = f4 - 2*dot[i, j]  (step 11)
                    const vec score = f4_value - 2_w * dot;
                    // weight[i, j] = exp(-lse[i] + score[i, j]) where seen, masked where it is read  (step 8)
                    const vec weight = exp((score - lse_high[l]) - lse_low[l]);
                    // d_score[i, j] = (d_row[i] + d_weight[i, j])*weight[i, j] where seen  (step 8)
                    // seen: j <= i + M - N
                    ivec seen = {};
                    if (PARTIAL) seen = as_mask(j <= i[l] + M - N);
                    const vec d_score = select_if<PARTIAL>(seen, (dot_2[r * NV + l] + d_row_i[l]) * weight, 0_w);
                    d_score_tile[r * NV + l] = d_score;
                    // f8[i] = sum over j of d_score[i, j] where seen  (step 11)
                    total[l] = plus(total[l], d_score);
                    // f5[i, a] = sum over j of (f1[i, a]*f2[j, a]/(f1[i, a]*f2[j, a] + 1) or sigmoid(2*b[a] + 2*t1[j, a] + 2*t2[i, a]))*(1/(f1[i, a]*f2[j, a] + 1) or sigmoid(-2*b[a] - 2*t1[j, a] - 2*t2[i, a]))*d_score[i, j] where seen  (step 11)
                    // f7[i, a] = sum over j of (1/(f1[i, a]*f2[j, a] + 1) or sigmoid(-2*b[a] - 2*t1[j, a] - 2*t2[i, a]))*d_score[i, j] where seen  (step 11)
                    // seen_2: j <= i + M - N
                    ivec seen_2 = {};
                    if (PARTIAL) seen_2 = as_mask(j <= i[l] + M - N);
                    if (PARTIAL) seen_2_tile[r * NV + l] = seen_2;
                }
            }
            UNROLL for (int l = 0; l < NV; l++) {
                f8[l] = f8[l] + total[l];
            }
            for (integer a = 0; a < A; a++) {
                vec total_2[NV];
                UNROLL for (int l = 0; l < NV; l++) total_2[l] = spread(0_w);
                vec total_3[NV];
                UNROLL for (int l = 0; l < NV; l++) total_3[l] = spread(0_w);
                by_cases(near, [&](const auto near) __attribute__((always_inline)) {
                    for (long r = 0; r < rows; r++) {
                        UNROLL for (int l = 0; l < NV; l++) {
                            const vec ratio_2 = (near ? reciprocal(1_w + factor[a * NV + l] * factor_2.data[r * factor_2.stride + a]) : select(within(factor[a * NV + l]) & within(factor_2.data[r * factor_2.stride + a]), reciprocal(1_w + factor[a * NV + l] * factor_2.data[r * factor_2.stride + a]), sigmoid(-(2_w * b_value[a]) - 2_w * t1_j.data[r * t1_j.stride + a] - 2_w * t2_i[a * NV + l])));
                            total_2[l] = plus(total_2[l], select_if<PARTIAL>(seen_2_tile[r * NV + l], d_score_tile[r * NV + l] * ratio_2 * (near ? factor[a * NV + l] * factor_2.data[r * factor_2.stride + a] * reciprocal(1_w + factor[a * NV + l] * factor_2.data[r * factor_2.stride + a]) : select(within(factor[a * NV + l]) & within(factor_2.data[r * factor_2.stride + a]), factor[a * NV + l] * factor_2.data[r * factor_2.stride + a] * reciprocal(1_w + factor[a * NV + l] * factor_2.data[r * factor_2.stride + a]), sigmoid(2_w * b_value[a] + 2_w * t1_j.data[r * t1_j.stride + a] + 2_w * t2_i[a * NV + l]))), 0_w));
                            total_3[l] = plus(total_3[l], select_if<PARTIAL>(seen_2_tile[r * NV + l], d_score_tile[r * NV + l] * ratio_2, 0_w));
                        }
                    }
                });
                UNROLL for (int l = 0; l < NV; l++) {
                    f5[a * NV + l] = f5[a * NV + l] + total_2[l];
                    f7[a * NV + l] = f7[a * NV + l] + total_3[l];
                }
            }
        };
        tiles(0, least((long)M, 1 + last + (long)M - (long)N), 0, least((long)M, 1 + first + (long)M - (long)N), ROWS, tile);
        // g7_part[i, a] = 4*f5[i, a]  (step 11)
        for (integer a = 0; a < A; a++) {
            UNROLL for (int l = 0; l < NV; l++) {
                g7_part_i[a * NV + l] = 4_w * f5[a * NV + l];
                // d_w_score_part[i, a] = f8[i] - 2*f7[i, a]  (step 11)
                d_w_score_part_i[a * NV + l] = f8[l] - 2_w * f7[a * NV + l];
            }
        }
        // g11[i, a] = w_score[a]*g7_part[i, a]  (step 9)
        load_rows(w_score, w_score_strides[0], A, w_score_value_2);
        for (integer a = 0; a < A; a++) {
            UNROLL for (int l = 0; l < NV; l++) g11_i[a * NV + l] = w_score_value_2[a] * g7_part_i[a * NV + l];
        }
        unpack(g7_part_here + i_start * g7_part_strides[2], g7_part_strides[2], g7_part_strides[3], lanes, A, g7_part_i);
        unpack(d_w_score_part_here + i_start * d_w_score_part_strides[2], d_w_score_part_strides[2], d_w_score_part_strides[3], lanes, A, d_w_score_part_i);
        unpack(g11_here + i_start * g11_strides[2], g11_strides[2], g11_strides[3], lanes, A, g11_i);
    });
}

// g7, d_w_score: a task has one batch, head.
extern "C" void backward_g7_d_w_score(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const g7_part = (const wide*)data[0];
    const long* const g7_part_strides = strides + 0;
    auto* const d_w_score_part = (const wide*)data[1];
    const long* const d_w_score_part_strides = strides + 4;
    auto* const g7_part_2 = (wide*)data[2];
    const long* const g7_part_2_strides = strides + 8;
    auto* const d_w_score_part_2 = (wide*)data[3];
    const long* const d_w_score_part_2_strides = strides + 11;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer N = (integer)sizes[2];
    const integer A = (integer)sizes[7];
    tasks_in_turn(threads, (long)BATCH * (long)HEADS, [&](const long begin, const long end, Scratch& scratch) {
        wide* const g7_here = scratch.take<wide>(A);
        wide* const d_w_score_here = scratch.take<wide>(A);
        for (long task = begin; task < end; task++) {
            const integer head = (integer)(task % HEADS);
            const integer batch = (integer)(task / HEADS % BATCH);
            // g7[a] = sum over batch, head, i of g7_part[i, a]  (step 9)
            start_with<wide>(g7_here, A, 0_w);
            // d_w_score[a] = sum over batch, head, i of d_w_score_part[i, a]  (step 9)
            start_with<wide>(d_w_score_here, A, 0_w);
            rows_of_kind(g7_part_strides[3] == 1 && d_w_score_part_strides[3] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                for (integer i = 0; i < N; i++) {
                    auto* const g7_part_row = g7_part + batch * g7_part_strides[0] + head * g7_part_strides[1] + i * g7_part_strides[2];
                    auto* const d_w_score_part_row = d_w_score_part + batch * d_w_score_part_strides[0] + head * d_w_score_part_strides[1] + i * d_w_score_part_strides[2];
                    each(0, A, [&](const long a, auto n) {
                        const auto g7_part_value = from_row<DENSE, vec>(g7_part_row, g7_part_strides[3], a, n);
                        to_row<true>(g7_here, 1, a, n, spread<wide>(from_row<true, vec>(g7_here, 1, a, n) + g7_part_value));
                        const auto d_w_score_part_value = from_row<DENSE, vec>(d_w_score_part_row, d_w_score_part_strides[3], a, n);
                        to_row<true>(d_w_score_here, 1, a, n, spread<wide>(from_row<true, vec>(d_w_score_here, 1, a, n) + d_w_score_part_value));
                    });
                }
            });
            rows_of_kind(g7_part_2_strides[2] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                auto* const g7_part_2_row = g7_part_2 + batch * g7_part_2_strides[0] + head * g7_part_2_strides[1];
                each(0, A, [&](const long a, auto n) {
                    const auto g7_value = from_row<DENSE, vec>(g7_here, 1, a, n);
                    to_row<DENSE>(g7_part_2_row, g7_part_2_strides[2], a, n, spread<wide>(g7_value));
                });
            });
            rows_of_kind(d_w_score_part_2_strides[2] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                auto* const d_w_score_part_2_row = d_w_score_part_2 + batch * d_w_score_part_2_strides[0] + head * d_w_score_part_2_strides[1];
                each(0, A, [&](const long a, auto n) {
                    const auto d_w_score_value = from_row<DENSE, vec>(d_w_score_here, 1, a, n);
                    to_row<DENSE>(d_w_score_part_2_row, d_w_score_part_2_strides[2], a, n, spread<wide>(d_w_score_value));
                });
            });
        }
    });
}

}  // namespace derive

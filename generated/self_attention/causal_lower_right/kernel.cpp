// Self-attention: C++ kernels, compiled on first use
//
//                   Σ     exp(s[i, j])⋅v[j, e]
//               j : j ≤ i
//     o[i, e] = ──────────────────────────────
//                       Σ     exp(s[i, j])
//                   j : j ≤ i
//
//     s[i, j] = scale⋅Σ k[j, d]⋅q[i, d]
//                     d
//
//     q[i, d] = Σ w_query[m, d]⋅x[i, m]
//               m
//
//     k[j, d] = Σ w_key[m, d]⋅x[j, m]
//               m
//
//     v[j, e] = Σ w_value[m, e]⋅x[j, m]
//               m
//
// Generated: do not edit; change the formula or the printer, and run `derive build`.

#include "cpu_kernels.h"

namespace derive {

// o, lse: a task owns a block of i and streams j past it.
extern "C" void forward_o_lse(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const t1 = (const wide*)data[0];
    const long* const t1_strides = strides + 0;
    auto* const t2 = (const wide*)data[1];
    const long* const t2_strides = strides + 4;
    auto* const t6 = (const wide*)data[2];
    const long* const t6_strides = strides + 8;
    auto* const o = (narrow*)data[3];
    const long* const o_strides = strides + 12;
    auto* const lse = (double*)data[4];
    const long* const lse_strides = strides + 16;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer N = (integer)sizes[2];
    const integer D = (integer)sizes[4];
    const integer E = (integer)sizes[5];
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
        wide* const t1_j_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        vec* const t2_i = scratch.take<vec>((long)D * NV);
        vec* const dot = scratch.take<vec>(ROWS * NV);
        wide* const t6_j_data = scratch.take<wide>(ROWS * ((E + 15L) / 16 * 16));
        ivec* const seen_tile = scratch.take<ivec>(ROWS * NV);
        vec* const acc = scratch.take<vec>((long)E * NV);
        vec* const o_i = scratch.take<vec>((long)E * NV);
        vec* const visible_tile = dot;
        vec* const weight_tile = dot;
        auto* const t1_here = t1 + batch * t1_strides[0] + head * t1_strides[1];
        auto* const t2_here = t2 + batch * t2_strides[0] + head * t2_strides[1];
        auto* const t6_here = t6 + batch * t6_strides[0] + head * t6_strides[1];
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
        pack(t2_here + i_start * t2_strides[2], t2_strides[2], t2_strides[3], lanes, D, t2_i);
        const auto tile = [&](const long j_start, const long rows, auto partial) {
            constexpr bool PARTIAL = decltype(partial)::value;
            // dot[i, j] = sum over d of t1[j, d]*t2[i, d]  (step 2)
            const Rows t1_j = rows_of(t1_here + j_start * t1_strides[2], t1_strides[2], t1_strides[3], rows, D, t1_j_data);
            contract(rows, D, t1_j.data, t1_j.stride, t2_i, dot);
            vec old_shift[NV];
            UNROLL for (int l = 0; l < NV; l++) {
                old_shift[l] = finite(row_max[l]);
            }
            vec top[NV];
            UNROLL for (int l = 0; l < NV; l++) top[l] = spread(-infinity);
            for (long r = 0; r < rows; r++) {
                const integer j = (integer)(j_start + r);
                UNROLL for (int l = 0; l < NV; l++) {
                    // score[i, j] = scale*dot[i, j]  (step 1)
                    const vec score = scale * dot[r * NV + l];
                    // row_max[i] = max over j of score[i, j] where seen  (step 5)
                    // seen: j <= i
                    ivec seen = {};
                    if (PARTIAL) seen = as_mask(j <= i[l]);
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
            // acc[i, e] = sum over j of weight[i, j]*t6[j, e] where seen  (step 6)
            rescale(E, correction, acc);
            const Rows t6_j = rows_of(t6_here + j_start * t6_strides[2], t6_strides[2], t6_strides[3], rows, E, t6_j_data);
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
            accumulate_visible<PARTIAL>(E, rows, t6_j, weight_tile, seen_tile, acc);
        };
        tiles(0, least((long)N, 1 + last), 0, least((long)N, 1 + first), ROWS, tile);
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
    auto* const t1 = (const wide*)data[1];
    const long* const t1_strides = strides + 4;
    auto* const t6 = (const wide*)data[2];
    const long* const t6_strides = strides + 8;
    auto* const o = (narrow*)data[3];
    const long* const o_strides = strides + 12;
    auto* const lse = (double*)data[4];
    const long* const lse_strides = strides + 16;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer N = (integer)sizes[2];
    const integer D = (integer)sizes[4];
    const integer E = (integer)sizes[5];
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
        wide* const t2_i_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        vec* const packed = scratch.take<vec>((long)D * NV);
        vec* const dot = scratch.take<vec>(ROWS * NV);
        wide* const top = scratch.take<wide>(ROWS);
        wide* const total = scratch.take<wide>(ROWS);
        wide* const t6_j_rows_data = scratch.take<wide>(LANES * ((E + 15L) / 16 * 16));
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
        auto* const t2_here = t2 + batch * t2_strides[0] + head * t2_strides[1];
        auto* const t1_here = t1 + batch * t1_strides[0] + head * t1_strides[1];
        auto* const t6_here = t6 + batch * t6_strides[0] + head * t6_strides[1];
        auto* const o_here = o + batch * o_strides[0] + head * o_strides[1];
        auto* const lse_here = lse + batch * lse_strides[0] + head * lse_strides[1];
        const Rows acc = {acc_data, ((E + 15L) / 16 * 16)};
        for (long r = 0; r < rows; r++) {
            for (long e = 0; e < E; e += VL) {
                store_part(&acc_data[r * acc.stride + e], spread(0_w), E - e);
            }
        }
        const Rows t2_i = rows_of(t2_here + i_start * t2_strides[2], t2_strides[2], t2_strides[3], rows, D, t2_i_data);
        for (long r = 0; r < rows; r++) {
            const wide row_max = -infinity;
            row_max_line[r] = row_max;
            const wide row_sum = 0_w;
            row_sum_line[r] = row_sum;
        }
        const auto tile = [&](const long j_start, const long lanes, auto) {
            // dot[i, j] = sum over d of t1[j, d]*t2[i, d]  (step 2)
            contract_rows(rows, lanes, D, t2_i.data, t2_i.stride, t1_here + j_start * t1_strides[2], t1_strides[2], t1_strides[3], packed, dot);
            // row_max[i] = max over j of score[i, j] where seen  (step 5)
            ivec j[NV];
            lane_numbers(j_start, j);
            for (long r = 0; r < rows; r++) {
                const integer i = (integer)(i_start + r);
                vec top_lanes = spread(-infinity);
                UNROLL for (int l = 0; l < NV; l++) {
                    // score[i, j] = scale*dot[i, j]  (step 1)
                    const vec score = scale * dot[r * NV + l];
                    // seen: j <= i
                    const ivec seen = as_mask(j[l] <= i);
                    seen_tile[r * NV + l] = seen;
                    const vec visible = select(seen, score, -infinity);
                    visible_tile[r * NV + l] = visible;
                    top_lanes = larger(top_lanes, select(as_mask(j[l] < N), visible, -infinity));
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
                    total_lanes = plus(total_lanes, select(as_mask(j[l] < N), weight, 0_w));
                }
                total[r] = across_plus(total_lanes);
            }
            // acc[i, e] = sum over j of weight[i, j]*t6[j, e] where seen  (step 6)
            rescale_rows(rows, E, correction_line, acc_data, acc.stride);
            const Rows t6_j_rows = rows_of(t6_here + j_start * t6_strides[2], t6_strides[2], t6_strides[3], lanes, E, t6_j_rows_data);
            cross_visible<true>(rows, lanes, E, weight_tile, seen_tile, t6_j_rows, acc_data, acc.stride);
            for (long r = 0; r < rows; r++) {
                row_sum_line[r] = row_sum_line[r] * correction_line[r] + total[r];
            }
        };
        tiles(0, least((long)N, 1 + last), 0, 0, LANES, tile);
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

// g7: a task has one batch, head and a block of i.
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

// g4, g10, g11: a task owns a block of j and streams i past it.
extern "C" void backward_g4_g10_g11(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const t2 = (const wide*)data[0];
    const long* const t2_strides = strides + 0;
    auto* const t1 = (const wide*)data[1];
    const long* const t1_strides = strides + 4;
    auto* const d_o = (const narrow*)data[2];
    const long* const d_o_strides = strides + 8;
    auto* const t6 = (const wide*)data[3];
    const long* const t6_strides = strides + 12;
    auto* const lse = (const double*)data[4];
    const long* const lse_strides = strides + 16;
    auto* const d_row = (const wide*)data[5];
    const long* const d_row_strides = strides + 19;
    auto* const g4 = (wide*)data[6];
    const long* const g4_strides = strides + 22;
    auto* const g10 = (wide*)data[7];
    const long* const g10_strides = strides + 26;
    auto* const g11 = (wide*)data[8];
    const long* const g11_strides = strides + 30;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer N = (integer)sizes[2];
    const integer D = (integer)sizes[4];
    const integer E = (integer)sizes[5];
    const wide scale = (wide)numbers[0];
    const long blocks = ((long)N + LANES - 1) / LANES;
    const long leads = (long)BATCH * (long)HEADS, shares = shares_of(threads, leads, blocks);
    RowSums g11_rows_sums(leads, shares, N, D, is_direct(g11, g11_strides[3]));
    prepare(g4, BATCH * g4_strides[0], threads);
    prepare(g10, BATCH * g10_strides[0], threads);
    parallel_for(threads, leads * shares, [&](const long task, Scratch& scratch) {
        const integer head = (integer)(task / shares % HEADS);
        const integer batch = (integer)(task / shares / HEADS % BATCH);
        wide* const t2_i_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        vec* const t1_j = scratch.take<vec>((long)D * NV);
        vec* const dot = scratch.take<vec>(ROWS * NV);
        wide* const d_o_i_data = scratch.take<wide>(ROWS * ((E + 15L) / 16 * 16));
        vec* const t6_j = scratch.take<vec>((long)E * NV);
        vec* const dot_2 = scratch.take<vec>(ROWS * NV);
        double* const lse_i = scratch.take<double>(ROWS);
        wide* const d_row_i = scratch.take<wide>(ROWS);
        operand* const d_o_i_2_data = scratch.take<operand>(operand_size(E));
        wide* const t1_j_rows_data = scratch.take<wide>(LANES * ((D + 15L) / 16 * 16));
        ivec* const seen_tile = scratch.take<ivec>(ROWS * NV);
        vec* const g4_j = scratch.take<vec>((long)E * NV);
        vec* const g10_j = scratch.take<vec>((long)D * NV);
        vec* const d_score_2_tile = dot_2;
        vec* const weight_tile = dot;
        auto* const g11_here = g11 + batch * g11_strides[0] + head * g11_strides[1];
        Target g11_rows = g11_rows_sums.share(task, g11_here, g11_strides[2], g11_strides[3], scratch);
        for (long block = task % shares; block < blocks; block += shares) {
            const long j_start = block * LANES;
            const long lanes = least(LANES, (long)N - j_start);
            const long first = j_start, last = j_start + lanes - 1;
            (void)first, (void)last;
            auto* const t2_here = t2 + batch * t2_strides[0] + head * t2_strides[1];
            auto* const t1_here = t1 + batch * t1_strides[0] + head * t1_strides[1];
            auto* const d_o_here = d_o + batch * d_o_strides[0] + head * d_o_strides[1];
            auto* const t6_here = t6 + batch * t6_strides[0] + head * t6_strides[1];
            auto* const lse_here = lse + batch * lse_strides[0] + head * lse_strides[1];
            auto* const d_row_here = d_row + batch * d_row_strides[0] + head * d_row_strides[1];
            auto* const g4_here = g4 + batch * g4_strides[0] + head * g4_strides[1];
            auto* const g10_here = g10 + batch * g10_strides[0] + head * g10_strides[1];
            ivec j[NV];
            lane_numbers(j_start, j);
            for (integer e = 0; e < E; e++) {
                UNROLL for (int l = 0; l < NV; l++) g4_j[e * NV + l] = spread(0_w);
            }
            for (integer d = 0; d < D; d++) {
                UNROLL for (int l = 0; l < NV; l++) g10_j[d * NV + l] = spread(0_w);
            }
            pack(t1_here + j_start * t1_strides[2], t1_strides[2], t1_strides[3], lanes, D, t1_j);
            pack(t6_here + j_start * t6_strides[2], t6_strides[2], t6_strides[3], lanes, E, t6_j);
            const Rows t1_j_rows = rows_of(t1_here + j_start * t1_strides[2], t1_strides[2], t1_strides[3], lanes, D, t1_j_rows_data);
            const auto tile = [&](const long i_start, const long rows, auto partial) {
                constexpr bool PARTIAL = decltype(partial)::value;
                // dot[i, j] = sum over d of t1[j, d]*t2[i, d]  (step 2)
                const Rows t2_i = rows_of(t2_here + i_start * t2_strides[2], t2_strides[2], t2_strides[3], rows, D, t2_i_data);
                contract(rows, D, t2_i.data, t2_i.stride, t1_j, dot);
                // d_weight[i, j] = sum over e of d_o[i, e]*t6[j, e]  (step 4)
                const Rows d_o_i = rows_of(d_o_here + i_start * d_o_strides[2], d_o_strides[2], d_o_strides[3], rows, E, d_o_i_data);
                contract(rows, E, d_o_i.data, d_o_i.stride, t6_j, dot_2);
                // weight[i, j] = exp(-lse[i] + score[i, j]) where seen  (step 8)
                load_rows(lse_here + i_start * lse_strides[2], lse_strides[2], rows, lse_i);
                // d_score[i, j] = (d_row[i] + d_weight[i, j])*weight[i, j] where seen, masked where it is read  (step 8)
                load_rows(d_row_here + i_start * d_row_strides[2], d_row_strides[2], rows, d_row_i);
                // g4[j, e] = sum over i of d_o[i, e]*weight[i, j] where seen  (step 8)
                const auto d_o_i_2 = operand_rows(d_o_here + i_start * d_o_strides[2], d_o_strides[2], d_o_strides[3], rows, E, d_o_i_2_data);
                for (long r = 0; r < rows; r++) {
                    const integer i = (integer)(i_start + r);
                    // lse in two parts: rounded to one it would shift each exponent, the more the larger the scores are
                    const wide lse_high = narrowed(lse_i[r]);
                    const wide lse_low = low_part(lse_i[r], lse_high);
                    UNROLL for (int l = 0; l < NV; l++) {
                        // score[i, j] = scale*dot[i, j]  (step 1)
                        const vec score = scale * dot[r * NV + l];
                        // seen: j <= i
                        ivec seen = {};
                        if (PARTIAL) seen = as_mask(j[l] <= i);
                        if (PARTIAL) seen_tile[r * NV + l] = seen;
                        const vec weight = select_if<PARTIAL>(seen, exp((score - lse_high) - lse_low), 0_w);
                        weight_tile[r * NV + l] = weight;
                        const vec d_score = (dot_2[r * NV + l] + d_row_i[r]) * weight;
                        // d_score_2[i, j] = scale*d_score[i, j] where seen  (step 3)
                        const vec d_score_2 = select_if<PARTIAL>(seen, scale * d_score, 0_w);
                        d_score_2_tile[r * NV + l] = d_score_2;
                    }
                }
                accumulate_visible<PARTIAL>(E, rows, d_o_i_2, weight_tile, seen_tile, g4_j);
                // g10[j, d] = sum over i of d_score_2[i, j]*t2[i, d] where seen  (step 4)
                accumulate_visible<PARTIAL>(D, rows, t2_i, d_score_2_tile, seen_tile, g10_j);
                // g11[i, d] = sum over j of d_score_2[i, j]*t1[j, d] where seen  (step 4)
                cross_visible<PARTIAL>(rows, lanes, D, d_score_2_tile, seen_tile, t1_j_rows, g11_rows.rows(i_start, rows), g11_rows.stride);
            };
            tiles(largest(0, first), (long)N, largest(0, last), (long)N, ROWS, tile);
            unpack(g4_here + j_start * g4_strides[2], g4_strides[2], g4_strides[3], lanes, E, g4_j);
            unpack(g10_here + j_start * g10_strides[2], g10_strides[2], g10_strides[3], lanes, D, g10_j);
        }
        g11_rows_sums.finish(g11_rows, g11_here, g11_strides[2], g11_strides[3]);
    });
    if (shares > 1) {  // what the shares have of each row, in a fixed order
        parallel_for(threads, leads, [&](const long lead, Scratch&) {
            const long task = lead * shares;
            const integer head = (integer)(task / shares % HEADS);
            const integer batch = (integer)(task / shares / HEADS % BATCH);
            auto* const g11_here = g11 + batch * g11_strides[0] + head * g11_strides[1];
            g11_rows_sums.add_up(task / shares, g11_here, g11_strides[2], g11_strides[3]);
        });
    }
}

// g11, g4, g10: a task owns a block of i and streams j past it.
extern "C" void backward_g11_g4_g10(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const t1 = (const wide*)data[0];
    const long* const t1_strides = strides + 0;
    auto* const t2 = (const wide*)data[1];
    const long* const t2_strides = strides + 4;
    auto* const t6 = (const wide*)data[2];
    const long* const t6_strides = strides + 8;
    auto* const d_o = (const narrow*)data[3];
    const long* const d_o_strides = strides + 12;
    auto* const lse = (const double*)data[4];
    const long* const lse_strides = strides + 16;
    auto* const d_row = (const wide*)data[5];
    const long* const d_row_strides = strides + 19;
    auto* const g11 = (wide*)data[6];
    const long* const g11_strides = strides + 22;
    auto* const g4 = (wide*)data[7];
    const long* const g4_strides = strides + 26;
    auto* const g10 = (wide*)data[8];
    const long* const g10_strides = strides + 30;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer N = (integer)sizes[2];
    const integer D = (integer)sizes[4];
    const integer E = (integer)sizes[5];
    const wide scale = (wide)numbers[0];
    const long blocks = ((long)N + LANES - 1) / LANES;
    const long leads = (long)BATCH * (long)HEADS, shares = shares_of(threads, leads, blocks);
    RowSums g4_rows_sums(leads, shares, N, E, is_direct(g4, g4_strides[3]));
    RowSums g10_rows_sums(leads, shares, N, D, is_direct(g10, g10_strides[3]));
    prepare(g11, BATCH * g11_strides[0], threads);
    parallel_for(threads, leads * shares, [&](const long task, Scratch& scratch) {
        const integer head = (integer)(task / shares % HEADS);
        const integer batch = (integer)(task / shares / HEADS % BATCH);
        wide* const t1_j_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        vec* const t2_i = scratch.take<vec>((long)D * NV);
        vec* const dot = scratch.take<vec>(ROWS * NV);
        wide* const t6_j_data = scratch.take<wide>(ROWS * ((E + 15L) / 16 * 16));
        vec* const d_o_i = scratch.take<vec>((long)E * NV);
        vec* const dot_2 = scratch.take<vec>(ROWS * NV);
        dvec* const lse_i = scratch.take<dvec>(NV);
        vec* const d_row_i = scratch.take<vec>(NV);
        block_operand* const d_o_i_rows_data = scratch.take<block_operand>(block_operand_size(E));
        wide* const t2_i_rows_data = scratch.take<wide>(LANES * ((D + 15L) / 16 * 16));
        ivec* const seen_tile = scratch.take<ivec>(ROWS * NV);
        vec* const g11_i = scratch.take<vec>((long)D * NV);
        vec* const d_score_2_tile = dot_2;
        vec* const weight_tile = dot;
        auto* const g4_here = g4 + batch * g4_strides[0] + head * g4_strides[1];
        auto* const g10_here = g10 + batch * g10_strides[0] + head * g10_strides[1];
        Target g4_rows = g4_rows_sums.share(task, g4_here, g4_strides[2], g4_strides[3], scratch);
        Target g10_rows = g10_rows_sums.share(task, g10_here, g10_strides[2], g10_strides[3], scratch);
        for (long block = task % shares; block < blocks; block += shares) {
            const long i_start = block * LANES;
            const long lanes = least(LANES, (long)N - i_start);
            const long first = i_start, last = i_start + lanes - 1;
            (void)first, (void)last;
            auto* const t1_here = t1 + batch * t1_strides[0] + head * t1_strides[1];
            auto* const t2_here = t2 + batch * t2_strides[0] + head * t2_strides[1];
            auto* const t6_here = t6 + batch * t6_strides[0] + head * t6_strides[1];
            auto* const d_o_here = d_o + batch * d_o_strides[0] + head * d_o_strides[1];
            auto* const lse_here = lse + batch * lse_strides[0] + head * lse_strides[1];
            auto* const d_row_here = d_row + batch * d_row_strides[0] + head * d_row_strides[1];
            auto* const g11_here = g11 + batch * g11_strides[0] + head * g11_strides[1];
            ivec i[NV];
            lane_numbers(i_start, i);
            for (integer d = 0; d < D; d++) {
                UNROLL for (int l = 0; l < NV; l++) g11_i[d * NV + l] = spread(0_w);
            }
            pack(t2_here + i_start * t2_strides[2], t2_strides[2], t2_strides[3], lanes, D, t2_i);
            pack(d_o_here + i_start * d_o_strides[2], d_o_strides[2], d_o_strides[3], lanes, E, d_o_i);
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
            const Rows t2_i_rows = rows_of(t2_here + i_start * t2_strides[2], t2_strides[2], t2_strides[3], lanes, D, t2_i_rows_data);
            const auto tile = [&](const long j_start, const long rows, auto partial) {
                constexpr bool PARTIAL = decltype(partial)::value;
                // dot[i, j] = sum over d of t1[j, d]*t2[i, d]  (step 2)
                const Rows t1_j = rows_of(t1_here + j_start * t1_strides[2], t1_strides[2], t1_strides[3], rows, D, t1_j_data);
                contract(rows, D, t1_j.data, t1_j.stride, t2_i, dot);
                // d_weight[i, j] = sum over e of d_o[i, e]*t6[j, e]  (step 4)
                const Rows t6_j = rows_of(t6_here + j_start * t6_strides[2], t6_strides[2], t6_strides[3], rows, E, t6_j_data);
                contract(rows, E, t6_j.data, t6_j.stride, d_o_i, dot_2);
                for (long r = 0; r < rows; r++) {
                    const integer j = (integer)(j_start + r);
                    UNROLL for (int l = 0; l < NV; l++) {
                        // score[i, j] = scale*dot[i, j]  (step 1)
                        const vec score = scale * dot[r * NV + l];
                        // weight[i, j] = exp(-lse[i] + score[i, j]) where seen  (step 8)
                        // seen: j <= i
                        ivec seen = {};
                        if (PARTIAL) seen = as_mask(j <= i[l]);
                        if (PARTIAL) seen_tile[r * NV + l] = seen;
                        const vec weight = select_if<PARTIAL>(seen, exp((score - lse_high[l]) - lse_low[l]), 0_w);
                        weight_tile[r * NV + l] = weight;
                        // d_score[i, j] = (d_row[i] + d_weight[i, j])*weight[i, j] where seen, masked where it is read  (step 8)
                        const vec d_score = (dot_2[r * NV + l] + d_row_i[l]) * weight;
                        // d_score_2[i, j] = scale*d_score[i, j] where seen  (step 3)
                        const vec d_score_2 = select_if<PARTIAL>(seen, scale * d_score, 0_w);
                        d_score_2_tile[r * NV + l] = d_score_2;
                    }
                }
                // g11[i, d] = sum over j of d_score_2[i, j]*t1[j, d] where seen  (step 4)
                accumulate_visible<PARTIAL>(D, rows, t1_j, d_score_2_tile, seen_tile, g11_i);
                // g4[j, e] = sum over i of d_o[i, e]*weight[i, j] where seen  (step 8)
                cross_visible<PARTIAL>(rows, lanes, E, weight_tile, seen_tile, d_o_i_rows, g4_rows.rows(j_start, rows), g4_rows.stride);
                // g10[j, d] = sum over i of d_score_2[i, j]*t2[i, d] where seen  (step 4)
                cross_visible<PARTIAL>(rows, lanes, D, d_score_2_tile, seen_tile, t2_i_rows, g10_rows.rows(j_start, rows), g10_rows.stride);
            };
            tiles(0, least((long)N, 1 + last), 0, least((long)N, 1 + first), ROWS, tile);
            unpack(g11_here + i_start * g11_strides[2], g11_strides[2], g11_strides[3], lanes, D, g11_i);
        }
        g4_rows_sums.finish(g4_rows, g4_here, g4_strides[2], g4_strides[3]);
        g10_rows_sums.finish(g10_rows, g10_here, g10_strides[2], g10_strides[3]);
    });
    if (shares > 1) {  // what the shares have of each row, in a fixed order
        parallel_for(threads, leads, [&](const long lead, Scratch&) {
            const long task = lead * shares;
            const integer head = (integer)(task / shares % HEADS);
            const integer batch = (integer)(task / shares / HEADS % BATCH);
            auto* const g4_here = g4 + batch * g4_strides[0] + head * g4_strides[1];
            auto* const g10_here = g10 + batch * g10_strides[0] + head * g10_strides[1];
            g4_rows_sums.add_up(task / shares, g4_here, g4_strides[2], g4_strides[3]);
            g10_rows_sums.add_up(task / shares, g10_here, g10_strides[2], g10_strides[3]);
        });
    }
}

// d_x: a task has one batch, head and a block of j.
extern "C" void backward_d_x(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const g13 = (const wide*)data[0];
    const long* const g13_strides = strides + 0;
    auto* const g15 = (const wide*)data[1];
    const long* const g15_strides = strides + 4;
    auto* const g6 = (const wide*)data[2];
    const long* const g6_strides = strides + 8;
    auto* const d_x = (narrow*)data[3];
    const long* const d_x_strides = strides + 12;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer N = (integer)sizes[2];
    const integer MODEL = (integer)sizes[3];
    const bool d_x_streams = streams(d_x, (long)BATCH * HEADS * N * MODEL);
    prepare(d_x, BATCH * d_x_strides[0], threads);
    const long blocks = ((long)N + BLOCK - 1) / BLOCK;
    tasks_in_turn(threads, (long)BATCH * (long)HEADS * blocks, [&](const long begin, const long end, Scratch& scratch) {
        for (long task = begin; task < end; task++) {
            const long j_start = task % blocks * BLOCK, j_stop = least(j_start + BLOCK, (long)N);
            const integer head = (integer)(task / blocks % HEADS);
            const integer batch = (integer)(task / blocks / HEADS % BATCH);
            {
                // d_x[j, m] = g13[j, m] + g15[j, m] + g6[j, m]  (step 3)
                const bool merged = g13_strides[2] == g13_strides[3] * MODEL && g15_strides[2] == g15_strides[3] * MODEL && g6_strides[2] == g6_strides[3] * MODEL && d_x_strides[2] == d_x_strides[3] * MODEL;
                rows_of_kind(g13_strides[3] == 1 && g15_strides[3] == 1 && g6_strides[3] == 1 && d_x_strides[3] == 1, [&](auto kind) {
                    constexpr bool DENSE = decltype(kind)::value;
                    for (integer j = (integer)(j_start); j < (merged ? j_start + 1 : j_stop); j++) {
                        auto* const g13_row = g13 + batch * g13_strides[0] + head * g13_strides[1] + j * g13_strides[2];
                        auto* const g15_row = g15 + batch * g15_strides[0] + head * g15_strides[1] + j * g15_strides[2];
                        auto* const g6_row = g6 + batch * g6_strides[0] + head * g6_strides[1] + j * g6_strides[2];
                        auto* const d_x_row = d_x + batch * d_x_strides[0] + head * d_x_strides[1] + j * d_x_strides[2];
                        each(0, merged ? (j_stop - j_start) * MODEL : MODEL, places_ahead(d_x_streams, d_x_row, 0), [&](const long m, auto n) {
                            const auto g13_value = from_row<DENSE, vec>(g13_row, g13_strides[3], m, n);
                            const auto g15_value = from_row<DENSE, vec>(g15_row, g15_strides[3], m, n);
                            const auto g6_value = from_row<DENSE, vec>(g6_row, g6_strides[3], m, n);
                            const auto d_x_value = g13_value + g15_value + g6_value;
                            stream_row<DENSE>(d_x_streams, d_x_row, d_x_strides[3], m, n, spread<wide>(d_x_value));
                        });
                    }
                });
            }
        }
        end_streams();
    });
}

}  // namespace derive

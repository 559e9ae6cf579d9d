// Cross-attention: C++ kernels, compiled on first use
//
//                        Σ          exp(s[i, j])⋅v[j, e]
//               j : j < key_lengths
//     o[i, e] = ────────────────────────────────────────
//                            Σ          exp(s[i, j])
//                   j : j < key_lengths
//
//     s[i, j] = scale⋅Σ k[j, d]⋅q[i, d]
//                     d
//
//     q[i, d] = Σ w_query[m, d]⋅x[i, m]
//               m
//
//     k[j, d] = Σ w_key[s, d]⋅y[j, s]
//               s
//
//     v[j, e] = Σ w_value[s, e]⋅y[j, s]
//               s
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
    auto* const key_lengths = (const int64_t*)data[2];
    const long* const key_lengths_strides = strides + 8;
    auto* const t6 = (const wide*)data[3];
    const long* const t6_strides = strides + 9;
    auto* const o = (narrow*)data[4];
    const long* const o_strides = strides + 13;
    auto* const lse = (double*)data[5];
    const long* const lse_strides = strides + 17;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer N = (integer)sizes[2];
    const integer M = (integer)sizes[4];
    const integer D = (integer)sizes[6];
    const integer E = (integer)sizes[7];
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
        integer* const seen_line = scratch.take<integer>(ROWS);
        ivec* const seen_pairs_tile = scratch.take<ivec>(ROWS * NV);
        vec* const acc = scratch.take<vec>((long)E * NV);
        vec* const o_i = scratch.take<vec>((long)E * NV);
        vec* const visible_tile = dot;
        vec* const weight_tile = dot;
        auto* const t1_here = t1 + batch * t1_strides[0] + head * t1_strides[1];
        auto* const t2_here = t2 + batch * t2_strides[0] + head * t2_strides[1];
        auto* const key_lengths_here = key_lengths + batch * key_lengths_strides[0];
        auto* const t6_here = t6 + batch * t6_strides[0] + head * t6_strides[1];
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
        pack(t2_here + i_start * t2_strides[2], t2_strides[2], t2_strides[3], lanes, D, t2_i);
        const integer key_lengths_value = (integer)key_lengths_here[0];
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
                // row_max[i] = max over j of score[i, j] where seen  (step 5)
                // seen: j < key_lengths
                integer seen = {};
                if (PARTIAL) seen = as_mask(j < key_lengths_value);
                if (PARTIAL) seen_line[r] = seen;
                UNROLL for (int l = 0; l < NV; l++) {
                    // score[i, j] = scale*dot[i, j]  (step 1)
                    const vec score = scale * dot[r * NV + l];
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
                    ivec seen_pairs = {};
                    if (PARTIAL) seen_pairs = spread(seen_line[r]);
                    if (PARTIAL) seen_pairs_tile[r * NV + l] = seen_pairs;
                }
            }
            UNROLL for (int l = 0; l < NV; l++) {
                row_sum[l] = row_sum[l] * correction[l] + total[l];
            }
            accumulate_visible<PARTIAL>(E, rows, t6_j, weight_tile, seen_pairs_tile, acc);
        };
        tiles(0, least((long)M, (long)key_lengths_value), 0, least((long)M, (long)key_lengths_value), ROWS, tile);
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
    auto* const key_lengths = (const int64_t*)data[2];
    const long* const key_lengths_strides = strides + 8;
    auto* const t6 = (const wide*)data[3];
    const long* const t6_strides = strides + 9;
    auto* const o = (narrow*)data[4];
    const long* const o_strides = strides + 13;
    auto* const lse = (double*)data[5];
    const long* const lse_strides = strides + 17;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer N = (integer)sizes[2];
    const integer M = (integer)sizes[4];
    const integer D = (integer)sizes[6];
    const integer E = (integer)sizes[7];
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
        ivec* const seen_pairs_tile = scratch.take<ivec>(ROWS * NV);
        wide* const value__line = scratch.take<wide>(ROWS);
        wide* const acc_data = scratch.take<wide>(ROWS * ((E + 15L) / 16 * 16));
        wide* const o_i_data = scratch.take<wide>(ROWS * ((E + 15L) / 16 * 16));
        vec* const visible_tile = dot;
        vec* const weight_tile = dot;
        auto* const t2_here = t2 + batch * t2_strides[0] + head * t2_strides[1];
        auto* const t1_here = t1 + batch * t1_strides[0] + head * t1_strides[1];
        auto* const key_lengths_here = key_lengths + batch * key_lengths_strides[0];
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
        const integer key_lengths_value = (integer)key_lengths_here[0];
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
            // seen: j < key_lengths
            ivec seen[NV];
            UNROLL for (int l = 0; l < NV; l++) {
                seen[l] = as_mask(j[l] < key_lengths_value);
            }
            for (long r = 0; r < rows; r++) {
                vec top_lanes = spread(-infinity);
                UNROLL for (int l = 0; l < NV; l++) {
                    // score[i, j] = scale*dot[i, j]  (step 1)
                    const vec score = scale * dot[r * NV + l];
                    const vec visible = select(seen[l], score, -infinity);
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
            // acc[i, e] = sum over j of weight[i, j]*t6[j, e] where seen  (step 6)
            rescale_rows(rows, E, correction_line, acc_data, acc.stride);
            const Rows t6_j_rows = rows_of(t6_here + j_start * t6_strides[2], t6_strides[2], t6_strides[3], lanes, E, t6_j_rows_data);
            for (long r = 0; r < rows; r++) {
                row_sum_line[r] = row_sum_line[r] * correction_line[r] + total[r];
                UNROLL for (int l = 0; l < NV; l++) {
                    const ivec seen_pairs = seen[l];
                    seen_pairs_tile[r * NV + l] = seen_pairs;
                }
            }
            cross_visible<true>(rows, lanes, E, weight_tile, seen_pairs_tile, t6_j_rows, acc_data, acc.stride);
        };
        tiles(0, least((long)M, (long)key_lengths_value), 0, 0, LANES, tile);
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

// g8: a task has one batch, head and a block of i.
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
    const integer E = (integer)sizes[7];
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

// seen1, seen2: a task has one batch, head.
extern "C" void backward_seen1_seen2(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const lse = (const double*)data[0];
    const long* const lse_strides = strides + 0;
    auto* const seen1 = (wide*)data[1];
    const long* const seen1_strides = strides + 3;
    auto* const key_lengths = (const int64_t*)data[2];
    const long* const key_lengths_strides = strides + 5;
    auto* const seen2 = (wide*)data[3];
    const long* const seen2_strides = strides + 6;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer N = (integer)sizes[2];
    const integer M = (integer)sizes[4];
    prepare(seen1, BATCH * seen1_strides[0], threads);
    prepare(seen2, BATCH * seen2_strides[0], threads);
    tasks_in_turn(threads, (long)BATCH * (long)HEADS, [&](const long begin, const long end, Scratch& scratch) {
        for (long task = begin; task < end; task++) {
            const integer head = (integer)(task % HEADS);
            const integer batch = (integer)(task / HEADS % BATCH);
            // seen1 = sum over i of 1 where seen  (step 4)
            rows_of_kind(lse_strides[2] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                auto* const lse_row = lse + batch * lse_strides[0] + head * lse_strides[1];
                vec seen1_parts[PARTS] = {};
                along(0, N, [&](const long i, auto n, int part) {
                    (void)part;
                    const auto lse_value = from_row<DENSE, dvec>(lse_row, lse_strides[2], i, n);
                    seen1_parts[part] = seen1_parts[part] + existing(spread<wide>(select(as_mask(narrowed(lse_value) != -infinity), 1_w, 0_w)), n, 0_w);
                });
                put_number(seen1 + batch * seen1_strides[0] + head * seen1_strides[1], sum_of(seen1_parts));
            });
            // seen2 = sum over j of 1 where seen  (step 4)
            auto* const key_lengths_row = key_lengths + batch * key_lengths_strides[0];
            const auto key_lengths_value = value<integer>(*key_lengths_row);
            vec seen2_parts[PARTS] = {};
            along(0, M, [&](const long j, auto n, int part) {
                (void)part;
                const ivec j_lanes = iota() + (integer)j;
                seen2_parts[part] = seen2_parts[part] + existing(spread<wide>(select(as_mask(j_lanes < key_lengths_value), 1_w, 0_w)), n, 0_w);
            });
            put_number(seen2 + batch * seen2_strides[0] + head * seen2_strides[1], sum_of(seen2_parts));
        }
    });
}

// g5, g11, g12: a task owns a block of j and streams i past it.
extern "C" void backward_g5_g11_g12(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
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
    auto* const key_lengths = (const int64_t*)data[6];
    const long* const key_lengths_strides = strides + 22;
    auto* const g5 = (wide*)data[7];
    const long* const g5_strides = strides + 23;
    auto* const g11 = (wide*)data[8];
    const long* const g11_strides = strides + 27;
    auto* const g12 = (wide*)data[9];
    const long* const g12_strides = strides + 31;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer N = (integer)sizes[2];
    const integer M = (integer)sizes[4];
    const integer D = (integer)sizes[6];
    const integer E = (integer)sizes[7];
    const wide scale = (wide)numbers[0];
    const long blocks = ((long)M + LANES - 1) / LANES;
    const long leads = (long)BATCH * (long)HEADS, shares = shares_of(threads, leads, blocks);
    RowSums g12_rows_sums(leads, shares, N, D, is_direct(g12, g12_strides[3]));
    prepare(g5, BATCH * g5_strides[0], threads);
    prepare(g11, BATCH * g11_strides[0], threads);
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
        double* const lse_i_2 = scratch.take<double>(ROWS);
        ivec* const seen_pairs_tile = scratch.take<ivec>(ROWS * NV);
        ivec* const seen_pairs_2_tile = scratch.take<ivec>(ROWS * NV);
        ivec* const seen_pairs_3_tile = scratch.take<ivec>(ROWS * NV);
        integer* const whole_2_line = scratch.take<integer>(ROWS);
        vec* const g4 = scratch.take<vec>((long)E * NV);
        vec* const g11_j = scratch.take<vec>((long)D * NV);
        vec* const g5_j = scratch.take<vec>((long)E * NV);
        vec* const d_score_2_tile = dot_2;
        vec* const factor_tile_tile = dot;
        auto* const g12_here = g12 + batch * g12_strides[0] + head * g12_strides[1];
        Target g12_rows = g12_rows_sums.share(task, g12_here, g12_strides[2], g12_strides[3], scratch);
        for (long block = task % shares; block < blocks; block += shares) {
            const long j_start = block * LANES;
            const long lanes = least(LANES, (long)M - j_start);
            const long first = j_start, last = j_start + lanes - 1;
            (void)first, (void)last;
            auto* const t2_here = t2 + batch * t2_strides[0] + head * t2_strides[1];
            auto* const t1_here = t1 + batch * t1_strides[0] + head * t1_strides[1];
            auto* const d_o_here = d_o + batch * d_o_strides[0] + head * d_o_strides[1];
            auto* const t6_here = t6 + batch * t6_strides[0] + head * t6_strides[1];
            auto* const lse_here = lse + batch * lse_strides[0] + head * lse_strides[1];
            auto* const d_row_here = d_row + batch * d_row_strides[0] + head * d_row_strides[1];
            auto* const key_lengths_here = key_lengths + batch * key_lengths_strides[0];
            auto* const g5_here = g5 + batch * g5_strides[0] + head * g5_strides[1];
            auto* const g11_here = g11 + batch * g11_strides[0] + head * g11_strides[1];
            ivec j[NV];
            lane_numbers(j_start, j);
            for (integer e = 0; e < E; e++) {
                UNROLL for (int l = 0; l < NV; l++) g4[e * NV + l] = spread(0_w);
            }
            for (integer d = 0; d < D; d++) {
                UNROLL for (int l = 0; l < NV; l++) g11_j[d * NV + l] = spread(0_w);
            }
            pack(t1_here + j_start * t1_strides[2], t1_strides[2], t1_strides[3], lanes, D, t1_j);
            pack(t6_here + j_start * t6_strides[2], t6_strides[2], t6_strides[3], lanes, E, t6_j);
            const integer key_lengths_value = (integer)key_lengths_here[0];
            const Rows t1_j_rows = rows_of(t1_here + j_start * t1_strides[2], t1_strides[2], t1_strides[3], lanes, D, t1_j_rows_data);
            ivec whole[NV];
            UNROLL for (int l = 0; l < NV; l++) {
                whole[l] = as_mask(j[l] < key_lengths_value);
            }
            const bool whole_lanes = all_lanes(lanes, whole);
            ivec counted[NV];
            UNROLL for (int l = 0; l < NV; l++) {
                counted[l] = as_mask(j[l] < key_lengths_value);
            }
            const bool counts = any(counted);
            const auto tile = [&](const long i_start, const long rows, auto partial) {
                constexpr bool PARTIAL = decltype(partial)::value;
                // dot[i, j] = sum over d of t1[j, d]*t2[i, d]  (step 2)
                const Rows t2_i = rows_of(t2_here + i_start * t2_strides[2], t2_strides[2], t2_strides[3], rows, D, t2_i_data);
                contract(rows, D, t2_i.data, t2_i.stride, t1_j, dot);
                // d_weight[i, j] = sum over e of d_o[i, e]*t6[j, e]  (step 4)
                const Rows d_o_i = rows_of(d_o_here + i_start * d_o_strides[2], d_o_strides[2], d_o_strides[3], rows, E, d_o_i_data);
                contract(rows, E, d_o_i.data, d_o_i.stride, t6_j, dot_2);
                // weight[i, j] = exp(-lse[i] + score[i, j])  (step 8)
                load_rows(lse_here + i_start * lse_strides[2], lse_strides[2], rows, lse_i);
                // d_score[i, j] = (d_row[i] + d_weight[i, j])*weight[i, j] where seen, masked where it is read  (step 8)
                load_rows(d_row_here + i_start * d_row_strides[2], d_row_strides[2], rows, d_row_i);
                // d_score_2[i, j] = scale*d_score[i, j] where seen  (step 3)
                // seen: j < key_lengths
                ivec seen[NV];
                UNROLL for (int l = 0; l < NV; l++) {
                    seen[l] = as_mask(j[l] < key_lengths_value);
                }
                const auto d_o_i_2 = operand_rows(d_o_here + i_start * d_o_strides[2], d_o_strides[2], d_o_strides[3], rows, E, d_o_i_2_data);
                for (long r = 0; r < rows; r++) {
                    // lse in two parts: rounded to one it would shift each exponent, the more the larger the scores are
                    const wide lse_high = narrowed(lse_i[r]);
                    const wide lse_low = low_part(lse_i[r], lse_high);
                    // g4[j, e] = sum over i of d_o[i, e]*weight[i, j] where seen  (step 8)
                    // seen_2: lse[i] > -oo
                    integer seen_2 = {};
                    if (PARTIAL) seen_2 = as_mask(lse_high != -infinity);
                    UNROLL for (int l = 0; l < NV; l++) {
                        // score[i, j] = scale*dot[i, j]  (step 1)
                        const vec score = scale * dot[r * NV + l];
                        const vec weight = exp((score - lse_high) - lse_low);
                        const vec d_score = (dot_2[r * NV + l] + d_row_i[r]) * weight;
                        const vec d_score_2 = select_if<PARTIAL>(seen[l], scale * d_score, 0_w);
                        d_score_2_tile[r * NV + l] = d_score_2;
                        const vec factor_tile = select_if<PARTIAL>(seen_2, weight, 0_w);
                        factor_tile_tile[r * NV + l] = factor_tile;
                        ivec seen_pairs = {};
                        if (PARTIAL) seen_pairs = spread(seen_2);
                        if (PARTIAL) seen_pairs_tile[r * NV + l] = seen_pairs;
                    }
                }
                accumulate_visible<PARTIAL>(E, rows, d_o_i_2, factor_tile_tile, seen_pairs_tile, g4);
                for (long r = 0; r < rows; r++) {
                    UNROLL for (int l = 0; l < NV; l++) {
                        // g11[j, d] = sum over i of d_score_2[i, j]*t2[i, d] where seen  (step 4)
                        ivec seen_pairs_2 = {};
                        if (PARTIAL) seen_pairs_2 = seen[l];
                        if (PARTIAL) seen_pairs_2_tile[r * NV + l] = seen_pairs_2;
                    }
                }
                accumulate_visible<PARTIAL>(D, rows, t2_i, d_score_2_tile, seen_pairs_2_tile, g11_j);
                for (long r = 0; r < rows; r++) {
                    UNROLL for (int l = 0; l < NV; l++) {
                        // g12[i, d] = sum over j of d_score_2[i, j]*t1[j, d] where seen  (step 4)
                        ivec seen_pairs_3 = {};
                        if (PARTIAL) seen_pairs_3 = seen[l];
                        if (PARTIAL) seen_pairs_3_tile[r * NV + l] = seen_pairs_3;
                    }
                }
                cross_visible<PARTIAL>(rows, lanes, D, d_score_2_tile, seen_pairs_3_tile, t1_j_rows, g12_rows.rows(i_start, rows), g12_rows.stride);
            };
            const auto whole_rows = [&](const long i_start, const long rows) {
                load_rows(lse_here + i_start * lse_strides[2], lse_strides[2], rows, lse_i_2);
                for (long r = 0; r < rows; r++) {
                    const integer whole_2 = as_mask(narrowed(lse_i_2[r]) != -infinity);
                    whole_2_line[r] = whole_2;
                }
                return all_rows(rows, whole_2_line);
            };
            tiles(0, (counts ? (long)N : 0), 0, (whole_lanes ? (long)N : 0), ROWS, tile, whole_rows);
            // g5[j, e] = g4[j, e] where seen  (step 3)
            for (integer e = 0; e < E; e++) {
                UNROLL for (int l = 0; l < NV; l++) g5_j[e * NV + l] = select(as_mask(j[l] < key_lengths_value), g4[e * NV + l], 0_w);
            }
            unpack(g5_here + j_start * g5_strides[2], g5_strides[2], g5_strides[3], lanes, E, g5_j);
            unpack(g11_here + j_start * g11_strides[2], g11_strides[2], g11_strides[3], lanes, D, g11_j);
        }
        g12_rows_sums.finish(g12_rows, g12_here, g12_strides[2], g12_strides[3]);
    });
    if (shares > 1) {  // what the shares have of each row, in a fixed order
        parallel_for(threads, leads, [&](const long lead, Scratch&) {
            const long task = lead * shares;
            const integer head = (integer)(task / shares % HEADS);
            const integer batch = (integer)(task / shares / HEADS % BATCH);
            auto* const g12_here = g12 + batch * g12_strides[0] + head * g12_strides[1];
            g12_rows_sums.add_up(task / shares, g12_here, g12_strides[2], g12_strides[3]);
        });
    }
}

// d_y: a task has one batch, head and a block of j.
extern "C" void backward_d_y(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const g16 = (const wide*)data[0];
    const long* const g16_strides = strides + 0;
    auto* const g7 = (const wide*)data[1];
    const long* const g7_strides = strides + 4;
    auto* const key_lengths = (const int64_t*)data[2];
    const long* const key_lengths_strides = strides + 8;
    auto* const d_y = (narrow*)data[3];
    const long* const d_y_strides = strides + 9;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer M = (integer)sizes[4];
    const integer SOURCE = (integer)sizes[5];
    const bool d_y_streams = streams(d_y, (long)BATCH * HEADS * M * SOURCE);
    prepare(d_y, BATCH * d_y_strides[0], threads);
    const long blocks = ((long)M + BLOCK - 1) / BLOCK;
    tasks_in_turn(threads, (long)BATCH * (long)HEADS * blocks, [&](const long begin, const long end, Scratch& scratch) {
        for (long task = begin; task < end; task++) {
            const long j_start = task % blocks * BLOCK, j_stop = least(j_start + BLOCK, (long)M);
            const integer head = (integer)(task / blocks % HEADS);
            const integer batch = (integer)(task / blocks / HEADS % BATCH);
            // d_y[j, s] = g16[j, s] + g7[j, s] where seen  (step 9)
            rows_of_kind(g16_strides[3] == 1 && g7_strides[3] == 1 && d_y_strides[3] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                auto* const key_lengths_row = key_lengths + batch * key_lengths_strides[0];
                const auto key_lengths_value = value<integer>(*key_lengths_row);
                for (integer j = (integer)(j_start); j < j_stop; j++) {
                    auto* const g16_row = g16 + batch * g16_strides[0] + head * g16_strides[1] + j * g16_strides[2];
                    auto* const g7_row = g7 + batch * g7_strides[0] + head * g7_strides[1] + j * g7_strides[2];
                    auto* const d_y_row = d_y + batch * d_y_strides[0] + head * d_y_strides[1] + j * d_y_strides[2];
                    each(0, SOURCE, places_ahead(d_y_streams, d_y_row, 0), [&](const long s, auto n) {
                        const auto g16_value = from_row<DENSE, vec>(g16_row, g16_strides[3], s, n);
                        const auto g7_value = from_row<DENSE, vec>(g7_row, g7_strides[3], s, n);
                        const auto d_y_value = select(as_mask(j < key_lengths_value), g16_value + g7_value, 0_w);
                        stream_row<DENSE>(d_y_streams, d_y_row, d_y_strides[3], s, n, spread<wide>(d_y_value));
                    });
                }
            });
        }
        end_streams();
    });
}

}  // namespace derive

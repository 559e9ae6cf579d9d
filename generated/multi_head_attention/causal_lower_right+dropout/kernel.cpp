// Multi-head attention: C++ kernels, compiled on first use
//
//     o[i, n] =    Σ    head[i, e]⋅w_out[e, n]
//               head, e
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
//                      Σ     exp(s[i, j])⋅kept[i, j]⋅v[j, e]
//                  j : j ≤ i
//     head[i, e] = ─────────────────────────────────────────
//                    (1 - dropout)⋅    Σ     exp(s[i, j])
//                                  j : j ≤ i
//
//     s[i, j] = scale⋅Σ k[j, d]⋅q[i, d]
//                     d
//
//     kept[i, j] = 1 - step(-uniform(seed, i, j) + dropout)
//
// Generated: do not edit; change the formula or the printer, and run `derive build`.

#include "cpu_kernels.h"

namespace derive {

// head, lse, saved_t8: a task owns a block of i and streams j past it.
extern "C" void forward_head_lse_saved_t8(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const t2 = (const wide*)data[0];
    const long* const t2_strides = strides + 0;
    auto* const t3 = (const wide*)data[1];
    const long* const t3_strides = strides + 4;
    auto* const seed = (const int64_t*)data[2];
    const long* const seed_strides = strides + 8;
    auto* const t7 = (const wide*)data[3];
    const long* const t7_strides = strides + 10;
    auto* const t1 = (const wide*)data[4];
    auto* const head = (wide*)data[5];
    const long* const head_strides = strides + 14;
    auto* const lse = (double*)data[6];
    const long* const lse_strides = strides + 18;
    auto* const saved_t8 = (wide*)data[7];
    const long* const saved_t8_strides = strides + 21;
    const integer BATCH = (integer)sizes[0];
    const integer N = (integer)sizes[1];
    const integer HEADS = (integer)sizes[3];
    const integer D = (integer)sizes[4];
    const integer E = (integer)sizes[5];
    const wide scale = (wide)numbers[0];
    const wide dropout = (wide)numbers[1];
    const long blocks = ((long)N + LANES - 1) / LANES;
    prepare(head, BATCH * head_strides[0], threads);
    prepare(saved_t8, BATCH * saved_t8_strides[0], threads);
    parallel_for(threads, (long)BATCH * (long)HEADS * blocks, [&](const long task, Scratch& scratch) {
        const long block = task % blocks;
        const integer head_2 = (integer)(task / blocks % HEADS);
        const integer batch = (integer)(task / blocks / HEADS % BATCH);
        const long i_start = block * LANES;
        const long lanes = least(LANES, (long)N - i_start);
        const long first = i_start, last = i_start + lanes - 1;
        (void)first, (void)last;
        wide* const t2_j_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        vec* const t3_i = scratch.take<vec>((long)D * NV);
        vec* const dot = scratch.take<vec>(ROWS * NV);
        wide* const t7_j_data = scratch.take<wide>(ROWS * ((E + 15L) / 16 * 16));
        ivec* const seen_tile = scratch.take<ivec>(ROWS * NV);
        vec* const visible_tile = scratch.take<vec>(ROWS * NV);
        vec* const acc = scratch.take<vec>((long)E * NV);
        vec* const head_i = scratch.take<vec>((long)E * NV);
        vec* const saved_t8_i = scratch.take<vec>((long)E * NV);
        vec* const factor_tile_tile = dot;
        vec* const kept_tile = dot;
        auto* const t2_here = t2 + batch * t2_strides[0] + head_2 * t2_strides[1];
        auto* const t3_here = t3 + batch * t3_strides[0] + head_2 * t3_strides[1];
        auto* const seed_here = seed + batch * seed_strides[0] + head_2 * seed_strides[1];
        auto* const t7_here = t7 + batch * t7_strides[0] + head_2 * t7_strides[1];
        auto* const head_here = head + batch * head_strides[0] + head_2 * head_strides[1];
        auto* const lse_here = lse + batch * lse_strides[0] + head_2 * lse_strides[1];
        auto* const saved_t8_here = saved_t8 + batch * saved_t8_strides[0] + head_2 * saved_t8_strides[1];
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
        pack(t3_here + i_start * t3_strides[2], t3_strides[2], t3_strides[3], lanes, D, t3_i);
        const integer seed_value = (integer)seed_here[0];
        const auto tile = [&](const long j_start, const long rows, auto partial) {
            constexpr bool PARTIAL = decltype(partial)::value;
            // dot[i, j] = sum over d of t2[j, d]*t3[i, d]  (step 2)
            const Rows t2_j = rows_of(t2_here + j_start * t2_strides[2], t2_strides[2], t2_strides[3], rows, D, t2_j_data);
            contract(rows, D, t2_j.data, t2_j.stride, t3_i, dot);
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
                    // kept[i, j] = 1 - step(-uniform(seed, i, j) + dropout)  (step 1)
                    const vec kept = 1_w - step(dropout - uniform(seed_value, i[l], j));
                    kept_tile[r * NV + l] = kept;
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
            // acc[i, e] = sum over j of kept[i, j]*weight[i, j]*t7[j, e] where seen  (step 6)
            rescale(E, correction, acc);
            const Rows t7_j = rows_of(t7_here + j_start * t7_strides[2], t7_strides[2], t7_strides[3], rows, E, t7_j_data);
            vec total[NV];
            UNROLL for (int l = 0; l < NV; l++) total[l] = spread(0_w);
            for (long r = 0; r < rows; r++) {
                UNROLL for (int l = 0; l < NV; l++) {
                    // weight[i, j] = exp(-shift[i] + score[i, j]) where seen  (step 6)
                    const vec weight = exp(visible_tile[r * NV + l] - shift[l]);
                    // row_sum[i] = sum over j of weight[i, j] where seen  (step 6)
                    total[l] = plus(total[l], weight);
                    const vec factor_tile = select_if<PARTIAL>(seen_tile[r * NV + l], kept_tile[r * NV + l] * weight, 0_w);
                    factor_tile_tile[r * NV + l] = factor_tile;
                }
            }
            UNROLL for (int l = 0; l < NV; l++) {
                row_sum[l] = row_sum[l] * correction[l] + total[l];
            }
            accumulate_visible<PARTIAL>(E, rows, t7_j, factor_tile_tile, seen_tile, acc);
        };
        tiles(0, least((long)N, 1 + last), 0, least((long)N, 1 + first), ROWS, tile);
        // shift[i] = finite(row_max[i])  (step 5)
        vec shift_2[NV];
        UNROLL for (int l = 0; l < NV; l++) {
            shift_2[l] = finite(row_max[l]);
        }
        // head[i, e] = acc[i, e]/(t1*row_sum[i])  (step 1)
        const wide t1_value = gather(t1, 0);
        vec value_[NV];
        UNROLL for (int l = 0; l < NV; l++) {
            value_[l] = inverse(row_sum[l]);
        }
        for (integer e = 0; e < E; e++) {
            UNROLL for (int l = 0; l < NV; l++) head_i[e * NV + l] = inverse(t1_value) * value_[l] * acc[e * NV + l];
        }
        // lse[i] = log(row_sum[i]) + shift[i]  (step 5)
        dvec lse_i[NV];
        UNROLL for (int l = 0; l < NV; l++) {
            lse_i[l] = widened(shift_2[l]) + widened(log(row_sum[l]));
        }
        // saved_t8[i, e] = acc[i, e]/row_sum[i]  (step 5)
        for (integer e = 0; e < E; e++) {
            UNROLL for (int l = 0; l < NV; l++) saved_t8_i[e * NV + l] = value_[l] * acc[e * NV + l];
        }
        unpack(head_here + i_start * head_strides[2], head_strides[2], head_strides[3], lanes, E, head_i);
        store_lanes(lse_here + i_start * lse_strides[2], lse_strides[2], lanes, lse_i);
        unpack(saved_t8_here + i_start * saved_t8_strides[2], saved_t8_strides[2], saved_t8_strides[3], lanes, E, saved_t8_i);
    });
}

// head, lse, saved_t8: for few places of i; j streams past along the lanes.
extern "C" void forward_head_lse_saved_t8_few_rows(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const t3 = (const wide*)data[0];
    const long* const t3_strides = strides + 0;
    auto* const t2 = (const wide*)data[1];
    const long* const t2_strides = strides + 4;
    auto* const seed = (const int64_t*)data[2];
    const long* const seed_strides = strides + 8;
    auto* const t7 = (const wide*)data[3];
    const long* const t7_strides = strides + 10;
    auto* const t1 = (const wide*)data[4];
    auto* const head = (wide*)data[5];
    const long* const head_strides = strides + 14;
    auto* const lse = (double*)data[6];
    const long* const lse_strides = strides + 18;
    auto* const saved_t8 = (wide*)data[7];
    const long* const saved_t8_strides = strides + 21;
    const integer BATCH = (integer)sizes[0];
    const integer N = (integer)sizes[1];
    const integer HEADS = (integer)sizes[3];
    const integer D = (integer)sizes[4];
    const integer E = (integer)sizes[5];
    const wide scale = (wide)numbers[0];
    const wide dropout = (wide)numbers[1];
    const long blocks = ((long)N + ROWS - 1) / ROWS;
    prepare(head, BATCH * head_strides[0], threads);
    prepare(saved_t8, BATCH * saved_t8_strides[0], threads);
    parallel_for(threads, (long)BATCH * (long)HEADS * blocks, [&](const long task, Scratch& scratch) {
        const long block = task % blocks;
        const integer head_2 = (integer)(task / blocks % HEADS);
        const integer batch = (integer)(task / blocks / HEADS % BATCH);
        const long i_start = block * ROWS;
        const long rows = least(ROWS, (long)N - i_start);
        const long first = i_start, last = i_start + rows - 1;
        (void)first, (void)last;
        wide* const t3_i_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        vec* const packed = scratch.take<vec>((long)D * NV);
        vec* const dot = scratch.take<vec>(ROWS * NV);
        wide* const top = scratch.take<wide>(ROWS);
        wide* const total = scratch.take<wide>(ROWS);
        wide* const t7_j_rows_data = scratch.take<wide>(LANES * ((E + 15L) / 16 * 16));
        wide* const correction_line = scratch.take<wide>(ROWS);
        vec* const kept_tile = scratch.take<vec>(ROWS * NV);
        double* const lse_i_line = scratch.take<double>(ROWS);
        wide* const row_max_line = scratch.take<wide>(ROWS);
        wide* const row_sum_line = scratch.take<wide>(ROWS);
        ivec* const seen_tile = scratch.take<ivec>(ROWS * NV);
        wide* const value__line = scratch.take<wide>(ROWS);
        wide* const acc_data = scratch.take<wide>(ROWS * ((E + 15L) / 16 * 16));
        wide* const head_i_data = scratch.take<wide>(ROWS * ((E + 15L) / 16 * 16));
        wide* const saved_t8_i_data = scratch.take<wide>(ROWS * ((E + 15L) / 16 * 16));
        vec* const factor_tile_tile = dot;
        vec* const visible_tile = dot;
        vec* const weight_tile = dot;
        auto* const t3_here = t3 + batch * t3_strides[0] + head_2 * t3_strides[1];
        auto* const t2_here = t2 + batch * t2_strides[0] + head_2 * t2_strides[1];
        auto* const seed_here = seed + batch * seed_strides[0] + head_2 * seed_strides[1];
        auto* const t7_here = t7 + batch * t7_strides[0] + head_2 * t7_strides[1];
        auto* const head_here = head + batch * head_strides[0] + head_2 * head_strides[1];
        auto* const lse_here = lse + batch * lse_strides[0] + head_2 * lse_strides[1];
        auto* const saved_t8_here = saved_t8 + batch * saved_t8_strides[0] + head_2 * saved_t8_strides[1];
        const Rows acc = {acc_data, ((E + 15L) / 16 * 16)};
        for (long r = 0; r < rows; r++) {
            for (long e = 0; e < E; e += VL) {
                store_part(&acc_data[r * acc.stride + e], spread(0_w), E - e);
            }
        }
        const Rows t3_i = rows_of(t3_here + i_start * t3_strides[2], t3_strides[2], t3_strides[3], rows, D, t3_i_data);
        const integer seed_value = (integer)seed_here[0];
        for (long r = 0; r < rows; r++) {
            const wide row_max = -infinity;
            row_max_line[r] = row_max;
            const wide row_sum = 0_w;
            row_sum_line[r] = row_sum;
        }
        const auto tile = [&](const long j_start, const long lanes, auto) {
            // dot[i, j] = sum over d of t2[j, d]*t3[i, d]  (step 2)
            contract_rows(rows, lanes, D, t3_i.data, t3_i.stride, t2_here + j_start * t2_strides[2], t2_strides[2], t2_strides[3], packed, dot);
            // kept[i, j] = 1 - step(-uniform(seed, i, j) + dropout)  (step 1)
            ivec j[NV];
            lane_numbers(j_start, j);
            for (long r = 0; r < rows; r++) {
                const integer i = (integer)(i_start + r);
                vec top_lanes = spread(-infinity);
                UNROLL for (int l = 0; l < NV; l++) {
                    // score[i, j] = scale*dot[i, j]  (step 1)
                    const vec score = scale * dot[r * NV + l];
                    const vec kept = 1_w - step(dropout - uniform(seed_value, i, j[l]));
                    kept_tile[r * NV + l] = kept;
                    // row_max[i] = max over j of score[i, j] where seen  (step 5)
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
            // acc[i, e] = sum over j of kept[i, j]*weight[i, j]*t7[j, e] where seen  (step 6)
            rescale_rows(rows, E, correction_line, acc_data, acc.stride);
            const Rows t7_j_rows = rows_of(t7_here + j_start * t7_strides[2], t7_strides[2], t7_strides[3], lanes, E, t7_j_rows_data);
            for (long r = 0; r < rows; r++) {
                row_sum_line[r] = row_sum_line[r] * correction_line[r] + total[r];
                UNROLL for (int l = 0; l < NV; l++) {
                    const vec factor_tile = select(seen_tile[r * NV + l], kept_tile[r * NV + l] * weight_tile[r * NV + l], 0_w);
                    factor_tile_tile[r * NV + l] = factor_tile;
                }
            }
            cross_visible<true>(rows, lanes, E, factor_tile_tile, seen_tile, t7_j_rows, acc_data, acc.stride);
        };
        tiles(0, least((long)N, 1 + last), 0, 0, LANES, tile);
        // head[i, e] = acc[i, e]/(t1*row_sum[i])  (step 1)
        const wide t1_value = gather(t1, 0);
        for (long r = 0; r < rows; r++) {
            // shift[i] = finite(row_max[i])  (step 5)
            const wide shift_2 = finite(row_max_line[r]);
            const wide value_ = inverse(row_sum_line[r]);
            value__line[r] = value_;
            // lse[i] = log(row_sum[i]) + shift[i]  (step 5)
            const double lse_i = widened(shift_2) + widened(log(row_sum_line[r]));
            lse_i_line[r] = lse_i;
        }
        const Rows head_i = {head_i_data, ((E + 15L) / 16 * 16)};
        const Rows saved_t8_i = {saved_t8_i_data, ((E + 15L) / 16 * 16)};
        for (long r = 0; r < rows; r++) {
            for (long e = 0; e < E; e += VL) {
                store_part(&head_i_data[r * head_i.stride + e], inverse(t1_value) * value__line[r] * load_part(&acc.data[r * acc.stride + e], E - e), E - e);
                // saved_t8[i, e] = acc[i, e]/row_sum[i]  (step 5)
                store_part(&saved_t8_i_data[r * saved_t8_i.stride + e], value__line[r] * load_part(&acc.data[r * acc.stride + e], E - e), E - e);
            }
        }
        store_rows(head_here + i_start * head_strides[2], head_strides[2], head_strides[3], rows, E, head_i);
        store_line(lse_here + i_start * lse_strides[2], lse_strides[2], rows, lse_i_line);
        store_rows(saved_t8_here + i_start * saved_t8_strides[2], saved_t8_strides[2], saved_t8_strides[3], rows, E, saved_t8_i);
    });
}

// head: a task has one batch, head and a block of i.
extern "C" void backward_head(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const t1 = (const wide*)data[0];
    auto* const saved_t8 = (const wide*)data[1];
    const long* const saved_t8_strides = strides + 0;
    auto* const head = (wide*)data[2];
    const long* const head_strides = strides + 4;
    const integer BATCH = (integer)sizes[0];
    const integer N = (integer)sizes[1];
    const integer HEADS = (integer)sizes[3];
    const integer E = (integer)sizes[5];
    const bool head_streams = streams(head, (long)BATCH * HEADS * N * E);
    prepare(head, BATCH * head_strides[0], threads);
    const long blocks = ((long)N + BLOCK - 1) / BLOCK;
    tasks_in_turn(threads, (long)BATCH * (long)HEADS * blocks, [&](const long begin, const long end, Scratch& scratch) {
        for (long task = begin; task < end; task++) {
            const long i_start = task % blocks * BLOCK, i_stop = least(i_start + BLOCK, (long)N);
            const integer head_2 = (integer)(task / blocks % HEADS);
            const integer batch = (integer)(task / blocks / HEADS % BATCH);
            {
                // head[i, e] = saved_t8[i, e]/t1  (step 4)
                const bool merged = saved_t8_strides[2] == saved_t8_strides[3] * E && head_strides[2] == head_strides[3] * E;
                rows_of_kind(saved_t8_strides[3] == 1 && head_strides[3] == 1, [&](auto kind) {
                    constexpr bool DENSE = decltype(kind)::value;
                    const auto t1_value = value<wide>(*t1);
                    for (integer i = (integer)(i_start); i < (merged ? i_start + 1 : i_stop); i++) {
                        auto* const saved_t8_row = saved_t8 + batch * saved_t8_strides[0] + head_2 * saved_t8_strides[1] + i * saved_t8_strides[2];
                        auto* const head_row = head + batch * head_strides[0] + head_2 * head_strides[1] + i * head_strides[2];
                        each(0, merged ? (i_stop - i_start) * E : E, places_ahead(head_streams, head_row, 0), [&](const long e, auto n) {
                            const auto saved_t8_value = from_row<DENSE, vec>(saved_t8_row, saved_t8_strides[3], e, n);
                            const auto head_value = inverse(t1_value) * saved_t8_value;
                            stream_row<DENSE>(head_streams, head_row, head_strides[3], e, n, spread<wide>(head_value));
                        });
                    }
                });
            }
        }
        end_streams();
    });
}

// g9: a task has one batch, head and a block of i.
extern "C" void backward_d_row(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const g1 = (const wide*)data[0];
    const long* const g1_strides = strides + 0;
    auto* const saved_t8 = (const wide*)data[1];
    const long* const saved_t8_strides = strides + 4;
    auto* const t1 = (const wide*)data[2];
    auto* const d_lse = (const double*)data[3];
    const long* const d_lse_strides = strides + 8;
    auto* const d_row = (wide*)data[4];
    const long* const d_row_strides = strides + 11;
    const integer BATCH = (integer)sizes[0];
    const integer N = (integer)sizes[1];
    const integer HEADS = (integer)sizes[3];
    const integer E = (integer)sizes[5];
    prepare(d_row, BATCH * d_row_strides[0], threads);
    const long blocks = ((long)N + BLOCK - 1) / BLOCK;
    tasks_in_turn(threads, (long)BATCH * (long)HEADS * blocks, [&](const long begin, const long end, Scratch& scratch) {
        wide* const g3_here = scratch.take<wide>(BLOCK);
        for (long task = begin; task < end; task++) {
            const long i_start = task % blocks * BLOCK, i_stop = least(i_start + BLOCK, (long)N);
            const integer head_2 = (integer)(task / blocks % HEADS);
            const integer batch = (integer)(task / blocks / HEADS % BATCH);
            // delta[i] = sum over e of g1[i, e]*saved_t8[i, e]  (step 4)
            rows_of_kind(g1_strides[3] == 1 && saved_t8_strides[3] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                for (integer i = (integer)(i_start); i < i_stop; i++) {
                    auto* const g1_row = g1 + batch * g1_strides[0] + head_2 * g1_strides[1] + i * g1_strides[2];
                    auto* const saved_t8_row = saved_t8 + batch * saved_t8_strides[0] + head_2 * saved_t8_strides[1] + i * saved_t8_strides[2];
                    vec g3_parts[PARTS] = {};
                    along(0, E, [&](const long e, auto n, int part) {
                        (void)part;
                        const auto g1_value = from_row<DENSE, vec>(g1_row, g1_strides[3], e, n);
                        const auto saved_t8_value = from_row<DENSE, vec>(saved_t8_row, saved_t8_strides[3], e, n);
                        g3_parts[part] = g3_parts[part] + existing(spread<wide>(g1_value * saved_t8_value), n, 0_w);
                    });
                    put_number(g3_here + (i - i_start), sum_of(g3_parts));
                }
            });
            // d_row[i] = d_lse[i] - delta[i]/t1  (step 4)
            rows_of_kind(d_lse_strides[2] == 1 && d_row_strides[2] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                const auto t1_value = value<wide>(*t1);
                auto* const g3_row = g3_here + (0 - i_start);
                auto* const d_lse_row = d_lse + batch * d_lse_strides[0] + head_2 * d_lse_strides[1];
                auto* const d_row_row = d_row + batch * d_row_strides[0] + head_2 * d_row_strides[1];
                each(i_start, i_stop, [&](const long i, auto n) {
                    const auto g3_value = from_row<DENSE, vec>(g3_row, 1, i, n);
                    const auto d_lse_value = from_row<DENSE, dvec>(d_lse_row, d_lse_strides[2], i, n);
                    const auto d_row_value = narrowed(d_lse_value) - inverse(t1_value) * g3_value;
                    to_row<DENSE>(d_row_row, d_row_strides[2], i, n, spread<wide>(d_row_value));
                });
            });
        }
    });
}

// g6, g12, g13: a task owns a block of j and streams i past it.
extern "C" void backward_g6_g12_g13(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const t3 = (const wide*)data[0];
    const long* const t3_strides = strides + 0;
    auto* const t2 = (const wide*)data[1];
    const long* const t2_strides = strides + 4;
    auto* const seed = (const int64_t*)data[2];
    const long* const seed_strides = strides + 8;
    auto* const g1 = (const wide*)data[3];
    const long* const g1_strides = strides + 10;
    auto* const t7 = (const wide*)data[4];
    const long* const t7_strides = strides + 14;
    auto* const t1 = (const wide*)data[5];
    auto* const lse = (const double*)data[6];
    const long* const lse_strides = strides + 18;
    auto* const d_row = (const wide*)data[7];
    const long* const d_row_strides = strides + 21;
    auto* const g6 = (wide*)data[8];
    const long* const g6_strides = strides + 24;
    auto* const g12 = (wide*)data[9];
    const long* const g12_strides = strides + 28;
    auto* const g13 = (wide*)data[10];
    const long* const g13_strides = strides + 32;
    const integer BATCH = (integer)sizes[0];
    const integer N = (integer)sizes[1];
    const integer HEADS = (integer)sizes[3];
    const integer D = (integer)sizes[4];
    const integer E = (integer)sizes[5];
    const wide scale = (wide)numbers[0];
    const wide dropout = (wide)numbers[1];
    const long blocks = ((long)N + LANES - 1) / LANES;
    const long leads = (long)BATCH * (long)HEADS, shares = shares_of(threads, leads, blocks);
    RowSums g13_rows_sums(leads, shares, N, D, is_direct(g13, g13_strides[3]));
    prepare(g6, BATCH * g6_strides[0], threads);
    prepare(g12, BATCH * g12_strides[0], threads);
    parallel_for(threads, leads * shares, [&](const long task, Scratch& scratch) {
        const integer head_2 = (integer)(task / shares % HEADS);
        const integer batch = (integer)(task / shares / HEADS % BATCH);
        wide* const t3_i_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        vec* const t2_j = scratch.take<vec>((long)D * NV);
        vec* const dot = scratch.take<vec>(ROWS * NV);
        wide* const g1_i_data = scratch.take<wide>(ROWS * ((E + 15L) / 16 * 16));
        vec* const t7_j = scratch.take<vec>((long)E * NV);
        vec* const dot_2 = scratch.take<vec>(ROWS * NV);
        double* const lse_i = scratch.take<double>(ROWS);
        wide* const d_row_i = scratch.take<wide>(ROWS);
        vec* const product_ = scratch.take<vec>((long)E * NV);
        wide* const t2_j_rows_data = scratch.take<wide>(LANES * ((D + 15L) / 16 * 16));
        ivec* const seen_tile = scratch.take<ivec>(ROWS * NV);
        vec* const g6_j = scratch.take<vec>((long)E * NV);
        vec* const g12_j = scratch.take<vec>((long)D * NV);
        vec* const d_score_2_tile = dot_2;
        vec* const factor_tile_tile = dot;
        auto* const g13_here = g13 + batch * g13_strides[0] + head_2 * g13_strides[1];
        Target g13_rows = g13_rows_sums.share(task, g13_here, g13_strides[2], g13_strides[3], scratch);
        for (long block = task % shares; block < blocks; block += shares) {
            const long j_start = block * LANES;
            const long lanes = least(LANES, (long)N - j_start);
            const long first = j_start, last = j_start + lanes - 1;
            (void)first, (void)last;
            auto* const t3_here = t3 + batch * t3_strides[0] + head_2 * t3_strides[1];
            auto* const t2_here = t2 + batch * t2_strides[0] + head_2 * t2_strides[1];
            auto* const seed_here = seed + batch * seed_strides[0] + head_2 * seed_strides[1];
            auto* const g1_here = g1 + batch * g1_strides[0] + head_2 * g1_strides[1];
            auto* const t7_here = t7 + batch * t7_strides[0] + head_2 * t7_strides[1];
            auto* const lse_here = lse + batch * lse_strides[0] + head_2 * lse_strides[1];
            auto* const d_row_here = d_row + batch * d_row_strides[0] + head_2 * d_row_strides[1];
            auto* const g6_here = g6 + batch * g6_strides[0] + head_2 * g6_strides[1];
            auto* const g12_here = g12 + batch * g12_strides[0] + head_2 * g12_strides[1];
            ivec j[NV];
            lane_numbers(j_start, j);
            for (integer e = 0; e < E; e++) {
                UNROLL for (int l = 0; l < NV; l++) g6_j[e * NV + l] = spread(0_w);
            }
            for (integer d = 0; d < D; d++) {
                UNROLL for (int l = 0; l < NV; l++) g12_j[d * NV + l] = spread(0_w);
            }
            pack(t2_here + j_start * t2_strides[2], t2_strides[2], t2_strides[3], lanes, D, t2_j);
            const integer seed_value = (integer)seed_here[0];
            pack(t7_here + j_start * t7_strides[2], t7_strides[2], t7_strides[3], lanes, E, t7_j);
            const wide t1_value = gather(t1, 0);
            const Rows t2_j_rows = rows_of(t2_here + j_start * t2_strides[2], t2_strides[2], t2_strides[3], lanes, D, t2_j_rows_data);
            const auto tile = [&](const long i_start, const long rows, auto partial) {
                constexpr bool PARTIAL = decltype(partial)::value;
                // dot[i, j] = sum over d of t2[j, d]*t3[i, d]  (step 2)
                const Rows t3_i = rows_of(t3_here + i_start * t3_strides[2], t3_strides[2], t3_strides[3], rows, D, t3_i_data);
                contract(rows, D, t3_i.data, t3_i.stride, t2_j, dot);
                // d_weight[i, j] = sum over e of g1[i, e]*t7[j, e]/t1  (step 3)
                const Rows g1_i = rows_of(g1_here + i_start * g1_strides[2], g1_strides[2], g1_strides[3], rows, E, g1_i_data);
                contract(rows, E, g1_i.data, g1_i.stride, t7_j, dot_2);
                // weight[i, j] = exp(-lse[i] + score[i, j]) where seen, masked where it is read  (step 8)
                load_rows(lse_here + i_start * lse_strides[2], lse_strides[2], rows, lse_i);
                // d_score[i, j] = (d_row[i] + d_weight[i, j]*kept[i, j])*weight[i, j] where seen, masked where it is read  (step 8)
                load_rows(d_row_here + i_start * d_row_strides[2], d_row_strides[2], rows, d_row_i);
                fill(product_, (long)E * NV, 0_w);
                for (long r = 0; r < rows; r++) {
                    const integer i = (integer)(i_start + r);
                    // lse in two parts: rounded to one it would shift each exponent, the more the larger the scores are
                    const wide lse_high = narrowed(lse_i[r]);
                    const wide lse_low = low_part(lse_i[r], lse_high);
                    UNROLL for (int l = 0; l < NV; l++) {
                        // score[i, j] = scale*dot[i, j]  (step 1)
                        const vec score = scale * dot[r * NV + l];
                        // kept[i, j] = 1 - step(-uniform(seed, i, j) + dropout)  (step 1)
                        const vec kept = 1_w - step(dropout - uniform(seed_value, i, j[l]));
                        const vec d_weight = inverse(t1_value) * dot_2[r * NV + l];
                        const vec weight = exp((score - lse_high) - lse_low);
                        const vec d_score = (d_weight * kept + d_row_i[r]) * weight;
                        // d_score_2[i, j] = scale*d_score[i, j] where seen  (step 3)
                        // seen: j <= i
                        ivec seen = {};
                        if (PARTIAL) seen = as_mask(j[l] <= i);
                        if (PARTIAL) seen_tile[r * NV + l] = seen;
                        const vec d_score_2 = select_if<PARTIAL>(seen, scale * d_score, 0_w);
                        d_score_2_tile[r * NV + l] = d_score_2;
                        // g6[j, e] = sum over i of g1[i, e]*kept[i, j]*weight[i, j]/t1 where seen  (step 8)
                        const vec factor_tile = select_if<PARTIAL>(seen, kept * weight, 0_w);
                        factor_tile_tile[r * NV + l] = factor_tile;
                    }
                }
                accumulate_visible<PARTIAL>(E, rows, g1_i, factor_tile_tile, seen_tile, product_);
                // g12[j, d] = sum over i of d_score_2[i, j]*t3[i, d] where seen  (step 4)
                accumulate_visible<PARTIAL>(D, rows, t3_i, d_score_2_tile, seen_tile, g12_j);
                // g13[i, d] = sum over j of d_score_2[i, j]*t2[j, d] where seen  (step 4)
                cross_visible<PARTIAL>(rows, lanes, D, d_score_2_tile, seen_tile, t2_j_rows, g13_rows.rows(i_start, rows), g13_rows.stride);
                ivec some[NV];
                UNROLL for (int l = 0; l < NV; l++) some[l] = spread(integer(0));
                for (long r = 0; r < rows; r++) {
                    UNROLL for (int l = 0; l < NV; l++) {
                        some[l] = either(some[l], seen_tile[r * NV + l]);
                    }
                }
                for (integer e = 0; e < E; e++) {
                    UNROLL for (int l = 0; l < NV; l++) g6_j[e * NV + l] = g6_j[e * NV + l] + select_if<PARTIAL>(some[l], inverse(t1_value) * product_[e * NV + l], 0_w);
                }
            };
            tiles(largest(0, first), (long)N, largest(0, last), (long)N, ROWS, tile);
            unpack(g6_here + j_start * g6_strides[2], g6_strides[2], g6_strides[3], lanes, E, g6_j);
            unpack(g12_here + j_start * g12_strides[2], g12_strides[2], g12_strides[3], lanes, D, g12_j);
        }
        g13_rows_sums.finish(g13_rows, g13_here, g13_strides[2], g13_strides[3]);
    });
    if (shares > 1) {  // what the shares have of each row, in a fixed order
        parallel_for(threads, leads, [&](const long lead, Scratch&) {
            const long task = lead * shares;
            const integer head_2 = (integer)(task / shares % HEADS);
            const integer batch = (integer)(task / shares / HEADS % BATCH);
            auto* const g13_here = g13 + batch * g13_strides[0] + head_2 * g13_strides[1];
            g13_rows_sums.add_up(task / shares, g13_here, g13_strides[2], g13_strides[3]);
        });
    }
}

// d_x: a task has one batch and a block of j.
extern "C" void backward_d_x(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const g15 = (const wide*)data[0];
    const long* const g15_strides = strides + 0;
    auto* const g17 = (const wide*)data[1];
    const long* const g17_strides = strides + 3;
    auto* const g8 = (const wide*)data[2];
    const long* const g8_strides = strides + 6;
    auto* const d_x = (narrow*)data[3];
    const long* const d_x_strides = strides + 9;
    const integer BATCH = (integer)sizes[0];
    const integer N = (integer)sizes[1];
    const integer MODEL = (integer)sizes[2];
    const bool d_x_streams = streams(d_x, (long)BATCH * N * MODEL);
    prepare(d_x, BATCH * d_x_strides[0], threads);
    const long blocks = ((long)N + BLOCK - 1) / BLOCK;
    tasks_in_turn(threads, (long)BATCH * blocks, [&](const long begin, const long end, Scratch& scratch) {
        for (long task = begin; task < end; task++) {
            const long j_start = task % blocks * BLOCK, j_stop = least(j_start + BLOCK, (long)N);
            const integer batch = (integer)(task / blocks % BATCH);
            {
                // d_x[j, m] = g15[j, m] + g17[j, m] + g8[j, m]  (step 3)
                const bool merged = g15_strides[1] == g15_strides[2] * MODEL && g17_strides[1] == g17_strides[2] * MODEL && g8_strides[1] == g8_strides[2] * MODEL && d_x_strides[1] == d_x_strides[2] * MODEL;
                rows_of_kind(g15_strides[2] == 1 && g17_strides[2] == 1 && g8_strides[2] == 1 && d_x_strides[2] == 1, [&](auto kind) {
                    constexpr bool DENSE = decltype(kind)::value;
                    for (integer j = (integer)(j_start); j < (merged ? j_start + 1 : j_stop); j++) {
                        auto* const g15_row = g15 + batch * g15_strides[0] + j * g15_strides[1];
                        auto* const g17_row = g17 + batch * g17_strides[0] + j * g17_strides[1];
                        auto* const g8_row = g8 + batch * g8_strides[0] + j * g8_strides[1];
                        auto* const d_x_row = d_x + batch * d_x_strides[0] + j * d_x_strides[1];
                        each(0, merged ? (j_stop - j_start) * MODEL : MODEL, places_ahead(d_x_streams, d_x_row, 0), [&](const long m, auto n) {
                            const auto g15_value = from_row<DENSE, vec>(g15_row, g15_strides[2], m, n);
                            const auto g17_value = from_row<DENSE, vec>(g17_row, g17_strides[2], m, n);
                            const auto g8_value = from_row<DENSE, vec>(g8_row, g8_strides[2], m, n);
                            const auto d_x_value = g15_value + g17_value + g8_value;
                            stream_row<DENSE>(d_x_streams, d_x_row, d_x_strides[2], m, n, spread<wide>(d_x_value));
                        });
                    }
                });
            }
        }
        end_streams();
    });
}

// d_w_query, d_w_key, d_w_value: a task has one head.
extern "C" void backward_d_w_query_d_w_key_d_w_value(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const g14 = (const wide*)data[0];
    const long* const g14_strides = strides + 0;
    auto* const d_w_query = (narrow*)data[1];
    const long* const d_w_query_strides = strides + 3;
    auto* const g16 = (const wide*)data[2];
    const long* const g16_strides = strides + 6;
    auto* const d_w_key = (narrow*)data[3];
    const long* const d_w_key_strides = strides + 9;
    auto* const g7 = (const wide*)data[4];
    const long* const g7_strides = strides + 12;
    auto* const d_w_value = (narrow*)data[5];
    const long* const d_w_value_strides = strides + 15;
    const integer MODEL = (integer)sizes[2];
    const integer HEADS = (integer)sizes[3];
    const integer D = (integer)sizes[4];
    const integer E = (integer)sizes[5];
    prepare(d_w_query, HEADS * d_w_query_strides[0], threads);
    prepare(d_w_key, HEADS * d_w_key_strides[0], threads);
    prepare(d_w_value, HEADS * d_w_value_strides[0], threads);
    tasks_in_turn(threads, (long)HEADS, [&](const long begin, const long end, Scratch& scratch) {
        for (long task = begin; task < end; task++) {
            const integer head_2 = (integer)(task % HEADS);
            {
                // d_w_query[m, d] = g14[d, m]  (step 3)
                // d_w_key[m, d] = g16[d, m]  (step 3)
                const bool merged = g14_strides[1] == g14_strides[2] * MODEL && d_w_query_strides[2] == d_w_query_strides[1] * MODEL && g16_strides[1] == g16_strides[2] * MODEL && d_w_key_strides[2] == d_w_key_strides[1] * MODEL;
                rows_of_kind(g14_strides[2] == 1 && d_w_query_strides[1] == 1 && g16_strides[2] == 1 && d_w_key_strides[1] == 1, [&](auto kind) {
                    constexpr bool DENSE = decltype(kind)::value;
                    for (integer d = 0; d < (merged ? 1 : D); d++) {
                        auto* const g14_row = g14 + head_2 * g14_strides[0] + d * g14_strides[1];
                        auto* const d_w_query_row = d_w_query + head_2 * d_w_query_strides[0] + d * d_w_query_strides[2];
                        auto* const g16_row = g16 + head_2 * g16_strides[0] + d * g16_strides[1];
                        auto* const d_w_key_row = d_w_key + head_2 * d_w_key_strides[0] + d * d_w_key_strides[2];
                        each(0, merged ? (long)D * MODEL : MODEL, [&](const long m, auto n) {
                            const auto g14_value = from_row<DENSE, vec>(g14_row, g14_strides[2], m, n);
                            const auto d_w_query_value = g14_value;
                            to_row<DENSE>(d_w_query_row, d_w_query_strides[1], m, n, spread<wide>(d_w_query_value));
                            const auto g16_value = from_row<DENSE, vec>(g16_row, g16_strides[2], m, n);
                            const auto d_w_key_value = g16_value;
                            to_row<DENSE>(d_w_key_row, d_w_key_strides[1], m, n, spread<wide>(d_w_key_value));
                        });
                    }
                });
            }
            {
                // d_w_value[m, e] = g7[e, m]  (step 3)
                const bool merged = g7_strides[1] == g7_strides[2] * MODEL && d_w_value_strides[2] == d_w_value_strides[1] * MODEL;
                rows_of_kind(g7_strides[2] == 1 && d_w_value_strides[1] == 1, [&](auto kind) {
                    constexpr bool DENSE = decltype(kind)::value;
                    for (integer e = 0; e < (merged ? 1 : E); e++) {
                        auto* const g7_row = g7 + head_2 * g7_strides[0] + e * g7_strides[1];
                        auto* const d_w_value_row = d_w_value + head_2 * d_w_value_strides[0] + e * d_w_value_strides[2];
                        each(0, merged ? (long)E * MODEL : MODEL, [&](const long m, auto n) {
                            const auto g7_value = from_row<DENSE, vec>(g7_row, g7_strides[2], m, n);
                            const auto d_w_value_value = g7_value;
                            to_row<DENSE>(d_w_value_row, d_w_value_strides[1], m, n, spread<wide>(d_w_value_value));
                        });
                    }
                });
            }
        }
    });
}

}  // namespace derive

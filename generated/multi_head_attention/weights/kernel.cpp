// Multi-head attention: C++ kernels, compiled on first use
//
//     o[i, n] =    Σ    head[i, e]⋅w_out[e, n]
//               head, e
//
//                      exp(s[i, j])
//     weights[i, j] = ──────────────
//                     Σ exp(s[i, j])
//                     j
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
//                  Σ exp(w[i, j])⋅v[j, e]
//                  j
//     head[i, e] = ──────────────────────
//                      Σ exp(w[i, j])
//                      j
//
//     w[i, j] = scale⋅Σ k[j, d]⋅q[i, d]
//                     d
//
// Generated: do not edit; change the formula or the printer, and run `derive build`.

#include "cpu_kernels.h"

namespace derive {

// c0, t5, head, lse, saved_t7: a task owns a block of i and streams j past it.
extern "C" void forward_shift_row_sum_head(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const t1 = (const wide*)data[0];
    const long* const t1_strides = strides + 0;
    auto* const t2 = (const wide*)data[1];
    const long* const t2_strides = strides + 4;
    auto* const t6 = (const wide*)data[2];
    const long* const t6_strides = strides + 8;
    auto* const shift = (wide*)data[3];
    const long* const shift_strides = strides + 12;
    auto* const row_sum = (wide*)data[4];
    const long* const row_sum_strides = strides + 15;
    auto* const head = (wide*)data[5];
    const long* const head_strides = strides + 18;
    auto* const lse = (double*)data[6];
    const long* const lse_strides = strides + 22;
    auto* const saved_t7 = (wide*)data[7];
    const long* const saved_t7_strides = strides + 25;
    const integer BATCH = (integer)sizes[0];
    const integer N = (integer)sizes[1];
    const integer HEADS = (integer)sizes[3];
    const integer D = (integer)sizes[4];
    const integer E = (integer)sizes[5];
    const wide scale = (wide)numbers[0];
    const long blocks = ((long)N + LANES - 1) / LANES;
    prepare(head, BATCH * head_strides[0], threads);
    prepare(saved_t7, BATCH * saved_t7_strides[0], threads);
    parallel_for(threads, (long)BATCH * (long)HEADS * blocks, [&](const long task, Scratch& scratch) {
        const long block = task % blocks;
        const integer head_2 = (integer)(task / blocks % HEADS);
        const integer batch = (integer)(task / blocks / HEADS % BATCH);
        const long i_start = block * LANES;
        const long lanes = least(LANES, (long)N - i_start);
        const long first = i_start, last = i_start + lanes - 1;
        (void)first, (void)last;
        wide* const t1_j_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        vec* const t2_i = scratch.take<vec>((long)D * NV);
        vec* const dot = scratch.take<vec>(ROWS * NV);
        wide* const t6_j_data = scratch.take<wide>(ROWS * ((E + 15L) / 16 * 16));
        vec* const acc = scratch.take<vec>((long)E * NV);
        vec* const head_i = scratch.take<vec>((long)E * NV);
        vec* const saved_t7_i = scratch.take<vec>((long)E * NV);
        vec* const score_tile = dot;
        vec* const weight_tile = dot;
        auto* const t1_here = t1 + batch * t1_strides[0] + head_2 * t1_strides[1];
        auto* const t2_here = t2 + batch * t2_strides[0] + head_2 * t2_strides[1];
        auto* const t6_here = t6 + batch * t6_strides[0] + head_2 * t6_strides[1];
        auto* const shift_here = shift + batch * shift_strides[0] + head_2 * shift_strides[1];
        auto* const row_sum_here = row_sum + batch * row_sum_strides[0] + head_2 * row_sum_strides[1];
        auto* const head_here = head + batch * head_strides[0] + head_2 * head_strides[1];
        auto* const lse_here = lse + batch * lse_strides[0] + head_2 * lse_strides[1];
        auto* const saved_t7_here = saved_t7 + batch * saved_t7_strides[0] + head_2 * saved_t7_strides[1];
        vec row_max[NV];
        vec t5_i[NV];
        UNROLL for (int l = 0; l < NV; l++) {
            row_max[l] = spread(-infinity);
            t5_i[l] = spread(0_w);
        }
        for (integer e = 0; e < E; e++) {
            UNROLL for (int l = 0; l < NV; l++) acc[e * NV + l] = spread(0_w);
        }
        pack(t2_here + i_start * t2_strides[2], t2_strides[2], t2_strides[3], lanes, D, t2_i);
        const auto tile = [&](const long j_start, const long rows, auto) {
            // dot[i, j] = sum over d of t1[j, d]*t2[i, d]  (step 2)
            const Rows t1_j = rows_of(t1_here + j_start * t1_strides[2], t1_strides[2], t1_strides[3], rows, D, t1_j_data);
            contract(rows, D, t1_j.data, t1_j.stride, t2_i, dot);
            vec old_c0_i[NV];
            UNROLL for (int l = 0; l < NV; l++) {
                old_c0_i[l] = finite(row_max[l]);
            }
            vec top[NV];
            UNROLL for (int l = 0; l < NV; l++) top[l] = spread(-infinity);
            for (long r = 0; r < rows; r++) {
                UNROLL for (int l = 0; l < NV; l++) {
                    // score[i, j] = scale*dot[i, j]  (step 1)
                    const vec score = scale * dot[r * NV + l];
                    score_tile[r * NV + l] = score;
                    // row_max[i] = max over j of score[i, j]  (step 5)
                    top[l] = maximum(top[l], score);
                }
            }
            vec row_max_new[NV];
            vec c0_i[NV];
            vec correction[NV];
            UNROLL for (int l = 0; l < NV; l++) {
                row_max_new[l] = maximum(row_max[l], top[l]);
                // shift[i] = finite(row_max[i])  (step 5)
                c0_i[l] = finite(row_max_new[l]);
                // what was summed with the old c0_i moves to the new one
                correction[l] = select(row_max[l] > -infinity, exp(old_c0_i[l] - c0_i[l]), 0_w);
                row_max[l] = row_max_new[l];
            }
            // acc[i, e] = sum over j of weight[i, j]*t6[j, e]  (step 6)
            rescale(E, correction, acc);
            const Rows t6_j = rows_of(t6_here + j_start * t6_strides[2], t6_strides[2], t6_strides[3], rows, E, t6_j_data);
            vec total[NV];
            UNROLL for (int l = 0; l < NV; l++) total[l] = spread(0_w);
            for (long r = 0; r < rows; r++) {
                UNROLL for (int l = 0; l < NV; l++) {
                    // weight[i, j] = exp(-shift[i] + score[i, j])  (step 6)
                    const vec weight = exp(score_tile[r * NV + l] - c0_i[l]);
                    weight_tile[r * NV + l] = weight;
                    // row_sum[i] = sum over j of weight[i, j]  (step 6)
                    total[l] = plus(total[l], weight);
                }
            }
            UNROLL for (int l = 0; l < NV; l++) {
                t5_i[l] = t5_i[l] * correction[l] + total[l];
            }
            accumulate(E, rows, t6_j.data, t6_j.stride, weight_tile, acc);
        };
        tiles(0, (long)N, 0, (long)N, ROWS, tile);
        // shift[i] = finite(row_max[i])  (step 5)
        vec c0_i_2[NV];
        vec value_[NV];
        UNROLL for (int l = 0; l < NV; l++) {
            c0_i_2[l] = finite(row_max[l]);
            // head[i, e] = acc[i, e]/row_sum[i]  (step 1)
            value_[l] = inverse(t5_i[l]);
        }
        for (integer e = 0; e < E; e++) {
            UNROLL for (int l = 0; l < NV; l++) head_i[e * NV + l] = value_[l] * acc[e * NV + l];
        }
        // lse[i] = log(row_sum[i]) + shift[i]  (step 5)
        dvec lse_i[NV];
        UNROLL for (int l = 0; l < NV; l++) {
            lse_i[l] = widened(c0_i_2[l]) + widened(log(t5_i[l]));
        }
        // saved_t7[i, e] = acc[i, e]/row_sum[i]  (step 5)
        for (integer e = 0; e < E; e++) {
            UNROLL for (int l = 0; l < NV; l++) saved_t7_i[e * NV + l] = value_[l] * acc[e * NV + l];
        }
        store_lanes(shift_here + i_start * shift_strides[2], shift_strides[2], lanes, c0_i_2);
        store_lanes(row_sum_here + i_start * row_sum_strides[2], row_sum_strides[2], lanes, t5_i);
        unpack(head_here + i_start * head_strides[2], head_strides[2], head_strides[3], lanes, E, head_i);
        store_lanes(lse_here + i_start * lse_strides[2], lse_strides[2], lanes, lse_i);
        unpack(saved_t7_here + i_start * saved_t7_strides[2], saved_t7_strides[2], saved_t7_strides[3], lanes, E, saved_t7_i);
    });
}

// c0, t5, head, lse, saved_t7: for few places of i; j streams past along the lanes.
extern "C" void forward_shift_row_sum_head_few_rows(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const t2 = (const wide*)data[0];
    const long* const t2_strides = strides + 0;
    auto* const t1 = (const wide*)data[1];
    const long* const t1_strides = strides + 4;
    auto* const t6 = (const wide*)data[2];
    const long* const t6_strides = strides + 8;
    auto* const shift = (wide*)data[3];
    const long* const shift_strides = strides + 12;
    auto* const row_sum = (wide*)data[4];
    const long* const row_sum_strides = strides + 15;
    auto* const head = (wide*)data[5];
    const long* const head_strides = strides + 18;
    auto* const lse = (double*)data[6];
    const long* const lse_strides = strides + 22;
    auto* const saved_t7 = (wide*)data[7];
    const long* const saved_t7_strides = strides + 25;
    const integer BATCH = (integer)sizes[0];
    const integer N = (integer)sizes[1];
    const integer HEADS = (integer)sizes[3];
    const integer D = (integer)sizes[4];
    const integer E = (integer)sizes[5];
    const wide scale = (wide)numbers[0];
    const long blocks = ((long)N + ROWS - 1) / ROWS;
    prepare(head, BATCH * head_strides[0], threads);
    prepare(saved_t7, BATCH * saved_t7_strides[0], threads);
    parallel_for(threads, (long)BATCH * (long)HEADS * blocks, [&](const long task, Scratch& scratch) {
        const long block = task % blocks;
        const integer head_2 = (integer)(task / blocks % HEADS);
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
        wide* const c0_i_2_line = scratch.take<wide>(ROWS);
        wide* const correction_line = scratch.take<wide>(ROWS);
        double* const lse_i_line = scratch.take<double>(ROWS);
        wide* const row_max_line = scratch.take<wide>(ROWS);
        wide* const t5_i_line = scratch.take<wide>(ROWS);
        wide* const value__line = scratch.take<wide>(ROWS);
        wide* const acc_data = scratch.take<wide>(ROWS * ((E + 15L) / 16 * 16));
        wide* const head_i_data = scratch.take<wide>(ROWS * ((E + 15L) / 16 * 16));
        wide* const saved_t7_i_data = scratch.take<wide>(ROWS * ((E + 15L) / 16 * 16));
        vec* const score_tile = dot;
        vec* const weight_tile = dot;
        auto* const t2_here = t2 + batch * t2_strides[0] + head_2 * t2_strides[1];
        auto* const t1_here = t1 + batch * t1_strides[0] + head_2 * t1_strides[1];
        auto* const t6_here = t6 + batch * t6_strides[0] + head_2 * t6_strides[1];
        auto* const shift_here = shift + batch * shift_strides[0] + head_2 * shift_strides[1];
        auto* const row_sum_here = row_sum + batch * row_sum_strides[0] + head_2 * row_sum_strides[1];
        auto* const head_here = head + batch * head_strides[0] + head_2 * head_strides[1];
        auto* const lse_here = lse + batch * lse_strides[0] + head_2 * lse_strides[1];
        auto* const saved_t7_here = saved_t7 + batch * saved_t7_strides[0] + head_2 * saved_t7_strides[1];
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
            const wide t5_i = 0_w;
            t5_i_line[r] = t5_i;
        }
        const auto tile = [&](const long j_start, const long lanes, auto) {
            // dot[i, j] = sum over d of t1[j, d]*t2[i, d]  (step 2)
            contract_rows(rows, lanes, D, t2_i.data, t2_i.stride, t1_here + j_start * t1_strides[2], t1_strides[2], t1_strides[3], packed, dot);
            // row_max[i] = max over j of score[i, j]  (step 5)
            ivec j[NV];
            lane_numbers(j_start, j);
            for (long r = 0; r < rows; r++) {
                vec top_lanes = spread(-infinity);
                UNROLL for (int l = 0; l < NV; l++) {
                    // score[i, j] = scale*dot[i, j]  (step 1)
                    const vec score = scale * dot[r * NV + l];
                    score_tile[r * NV + l] = score;
                    top_lanes = maximum(top_lanes, select(as_mask(j[l] < N), score, -infinity));
                }
                top[r] = across_maximum(top_lanes);
            }
            for (long r = 0; r < rows; r++) {
                const wide row_max_new = maximum(row_max_line[r], top[r]);
                const wide old_c0_i = finite(row_max_line[r]);
                // shift[i] = finite(row_max[i])  (step 5)
                const wide c0_i = finite(row_max_new);
                // what was summed with the old c0_i moves to the new one
                const wide correction = select(row_max_line[r] > -infinity, exp(old_c0_i - c0_i), 0_w);
                correction_line[r] = correction;
                row_max_line[r] = row_max_new;
                vec total_lanes = spread(0_w);
                UNROLL for (int l = 0; l < NV; l++) {
                    // weight[i, j] = exp(-shift[i] + score[i, j])  (step 6)
                    const vec weight = exp(score_tile[r * NV + l] - c0_i);
                    weight_tile[r * NV + l] = weight;
                    // row_sum[i] = sum over j of weight[i, j]  (step 6)
                    total_lanes = plus(total_lanes, select(as_mask(j[l] < N), weight, 0_w));
                }
                total[r] = across_plus(total_lanes);
            }
            // acc[i, e] = sum over j of weight[i, j]*t6[j, e]  (step 6)
            rescale_rows(rows, E, correction_line, acc_data, acc.stride);
            const Rows t6_j_rows = rows_of(t6_here + j_start * t6_strides[2], t6_strides[2], t6_strides[3], lanes, E, t6_j_rows_data);
            cross_rows(rows, lanes, E, weight_tile, t6_j_rows.data, t6_j_rows.stride, acc_data, acc.stride);
            for (long r = 0; r < rows; r++) {
                t5_i_line[r] = t5_i_line[r] * correction_line[r] + total[r];
            }
        };
        tiles(0, (long)N, 0, (long)N, LANES, tile);
        for (long r = 0; r < rows; r++) {
            // shift[i] = finite(row_max[i])  (step 5)
            const wide c0_i_2 = finite(row_max_line[r]);
            c0_i_2_line[r] = c0_i_2;
            // head[i, e] = acc[i, e]/row_sum[i]  (step 1)
            const wide value_ = inverse(t5_i_line[r]);
            value__line[r] = value_;
            // lse[i] = log(row_sum[i]) + shift[i]  (step 5)
            const double lse_i = widened(c0_i_2) + widened(log(t5_i_line[r]));
            lse_i_line[r] = lse_i;
        }
        const Rows head_i = {head_i_data, ((E + 15L) / 16 * 16)};
        const Rows saved_t7_i = {saved_t7_i_data, ((E + 15L) / 16 * 16)};
        for (long r = 0; r < rows; r++) {
            for (long e = 0; e < E; e += VL) {
                store_part(&head_i_data[r * head_i.stride + e], value__line[r] * load_part(&acc.data[r * acc.stride + e], E - e), E - e);
                // saved_t7[i, e] = acc[i, e]/row_sum[i]  (step 5)
                store_part(&saved_t7_i_data[r * saved_t7_i.stride + e], value__line[r] * load_part(&acc.data[r * acc.stride + e], E - e), E - e);
            }
        }
        store_line(shift_here + i_start * shift_strides[2], shift_strides[2], rows, c0_i_2_line);
        store_line(row_sum_here + i_start * row_sum_strides[2], row_sum_strides[2], rows, t5_i_line);
        store_rows(head_here + i_start * head_strides[2], head_strides[2], head_strides[3], rows, E, head_i);
        store_line(lse_here + i_start * lse_strides[2], lse_strides[2], rows, lse_i_line);
        store_rows(saved_t7_here + i_start * saved_t7_strides[2], saved_t7_strides[2], saved_t7_strides[3], rows, E, saved_t7_i);
    });
}

// weights: a task owns a block of i and streams j past it.
extern "C" void forward_weights(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const t1 = (const wide*)data[0];
    const long* const t1_strides = strides + 0;
    auto* const t2 = (const wide*)data[1];
    const long* const t2_strides = strides + 4;
    auto* const shift = (const wide*)data[2];
    const long* const shift_strides = strides + 8;
    auto* const row_sum = (const wide*)data[3];
    const long* const row_sum_strides = strides + 11;
    auto* const weights = (narrow*)data[4];
    const long* const weights_strides = strides + 14;
    const integer BATCH = (integer)sizes[0];
    const integer N = (integer)sizes[1];
    const integer HEADS = (integer)sizes[3];
    const integer D = (integer)sizes[4];
    const wide scale = (wide)numbers[0];
    const long blocks = ((long)N + LANES - 1) / LANES;
    parallel_for(threads, (long)BATCH * (long)HEADS * blocks, [&](const long task, Scratch& scratch) {
        const long block = task % blocks;
        const integer head_2 = (integer)(task / blocks % HEADS);
        const integer batch = (integer)(task / blocks / HEADS % BATCH);
        const long i_start = block * LANES;
        const long lanes = least(LANES, (long)N - i_start);
        const long first = i_start, last = i_start + lanes - 1;
        (void)first, (void)last;
        wide* const t1_j_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        vec* const t2_i = scratch.take<vec>((long)D * NV);
        vec* const dot = scratch.take<vec>(ROWS * NV);
        vec* const shift_i = scratch.take<vec>(NV);
        vec* const row_sum_i = scratch.take<vec>(NV);
        vec* const weights_i_tile = dot;
        auto* const t1_here = t1 + batch * t1_strides[0] + head_2 * t1_strides[1];
        auto* const t2_here = t2 + batch * t2_strides[0] + head_2 * t2_strides[1];
        auto* const shift_here = shift + batch * shift_strides[0] + head_2 * shift_strides[1];
        auto* const row_sum_here = row_sum + batch * row_sum_strides[0] + head_2 * row_sum_strides[1];
        auto* const weights_here = weights + batch * weights_strides[0] + head_2 * weights_strides[1];
        pack(t2_here + i_start * t2_strides[2], t2_strides[2], t2_strides[3], lanes, D, t2_i);
        load_lanes(shift_here + i_start * shift_strides[2], shift_strides[2], lanes, shift_i);
        load_lanes(row_sum_here + i_start * row_sum_strides[2], row_sum_strides[2], lanes, row_sum_i);
        vec row[NV];
        UNROLL for (int l = 0; l < NV; l++) {
            row[l] = inverse(row_sum_i[l]);
        }
        const auto tile = [&](const long j_start, const long rows, auto) {
            // dot[i, j] = sum over d of t1[j, d]*t2[i, d]  (step 2)
            const Rows t1_j = rows_of(t1_here + j_start * t1_strides[2], t1_strides[2], t1_strides[3], rows, D, t1_j_data);
            contract(rows, D, t1_j.data, t1_j.stride, t2_i, dot);
            for (long r = 0; r < rows; r++) {
                UNROLL for (int l = 0; l < NV; l++) {
                    // score[i, j] = scale*dot[i, j]  (step 1)
                    const vec score = scale * dot[r * NV + l];
                    // weight[i, j] = exp(-shift[i] + score[i, j])  (step 6)
                    const vec weight = exp(score - shift_i[l]);
                    // weights[i, j] = weight[i, j]/row_sum[i]  (step 6)
                    const vec weights_i = row[l] * weight;
                    weights_i_tile[r * NV + l] = weights_i;
                }
            }
            store_tile(weights_here + i_start * weights_strides[2] + j_start * weights_strides[3], weights_strides[2], weights_strides[3], lanes, rows, weights_i_tile);
        };
        tiles(0, (long)N, 0, (long)N, ROWS, tile);
    });
}

// g4: a task has one batch, head and a block of i.
extern "C" void backward_delta(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const g2 = (const wide*)data[0];
    const long* const g2_strides = strides + 0;
    auto* const saved_t7 = (const wide*)data[1];
    const long* const saved_t7_strides = strides + 4;
    auto* const delta = (wide*)data[2];
    const long* const delta_strides = strides + 8;
    const integer BATCH = (integer)sizes[0];
    const integer N = (integer)sizes[1];
    const integer HEADS = (integer)sizes[3];
    const integer E = (integer)sizes[5];
    prepare(delta, BATCH * delta_strides[0], threads);
    const long blocks = ((long)N + BLOCK - 1) / BLOCK;
    tasks_in_turn(threads, (long)BATCH * (long)HEADS * blocks, [&](const long begin, const long end, Scratch& scratch) {
        for (long task = begin; task < end; task++) {
            const long i_start = task % blocks * BLOCK, i_stop = least(i_start + BLOCK, (long)N);
            const integer head = (integer)(task / blocks % HEADS);
            const integer batch = (integer)(task / blocks / HEADS % BATCH);
            // delta[i] = sum over e of g2[i, e]*saved_t7[i, e]  (step 4)
            rows_of_kind(g2_strides[3] == 1 && saved_t7_strides[3] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                for (integer i = (integer)(i_start); i < i_stop; i++) {
                    auto* const g2_row = g2 + batch * g2_strides[0] + head * g2_strides[1] + i * g2_strides[2];
                    auto* const saved_t7_row = saved_t7 + batch * saved_t7_strides[0] + head * saved_t7_strides[1] + i * saved_t7_strides[2];
                    vec delta_parts[PARTS] = {};
                    along(0, E, [&](const long e, auto n, int part) {
                        (void)part;
                        const auto g2_value = from_row<DENSE, vec>(g2_row, g2_strides[3], e, n);
                        const auto saved_t7_value = from_row<DENSE, vec>(saved_t7_row, saved_t7_strides[3], e, n);
                        delta_parts[part] = delta_parts[part] + existing(spread<wide>(g2_value * saved_t7_value), n, 0_w);
                    });
                    put_number(delta + batch * delta_strides[0] + head * delta_strides[1] + i * delta_strides[2], sum_of(delta_parts));
                }
            });
        }
    });
}

// g10, g7: a task owns a block of i and streams j past it.
extern "C" void backward_d_row_g7(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const t1 = (const wide*)data[0];
    const long* const t1_strides = strides + 0;
    auto* const t2 = (const wide*)data[1];
    const long* const t2_strides = strides + 4;
    auto* const lse = (const double*)data[2];
    const long* const lse_strides = strides + 8;
    auto* const d_weights = (const narrow*)data[3];
    const long* const d_weights_strides = strides + 11;
    auto* const g2 = (const wide*)data[4];
    const long* const g2_strides = strides + 15;
    auto* const delta = (const wide*)data[5];
    const long* const delta_strides = strides + 19;
    auto* const d_lse = (const double*)data[6];
    const long* const d_lse_strides = strides + 22;
    auto* const d_row = (wide*)data[7];
    const long* const d_row_strides = strides + 25;
    auto* const g7 = (wide*)data[8];
    const long* const g7_strides = strides + 28;
    const integer BATCH = (integer)sizes[0];
    const integer N = (integer)sizes[1];
    const integer HEADS = (integer)sizes[3];
    const integer D = (integer)sizes[4];
    const integer E = (integer)sizes[5];
    const wide scale = (wide)numbers[0];
    const long blocks = ((long)N + LANES - 1) / LANES;
    const long leads = (long)BATCH * (long)HEADS, shares = shares_of(threads, leads, blocks);
    RowSums g7_rows_sums(leads, shares, N, E, is_direct(g7, g7_strides[3]));
    prepare(d_row, BATCH * d_row_strides[0], threads);
    parallel_for(threads, leads * shares, [&](const long task, Scratch& scratch) {
        const integer head = (integer)(task / shares % HEADS);
        const integer batch = (integer)(task / shares / HEADS % BATCH);
        wide* const t1_j_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        vec* const t2_i = scratch.take<vec>((long)D * NV);
        vec* const dot = scratch.take<vec>(ROWS * NV);
        dvec* const lse_i = scratch.take<dvec>(NV);
        vec* const d_weights_i_j = scratch.take<vec>(ROWS * NV);
        wide* const g2_i_rows_data = scratch.take<wide>(LANES * ((E + 15L) / 16 * 16));
        vec* const delta_i = scratch.take<vec>(NV);
        dvec* const d_lse_i = scratch.take<dvec>(NV);
        vec* const weight_tile = dot;
        auto* const g7_here = g7 + batch * g7_strides[0] + head * g7_strides[1];
        Target g7_rows = g7_rows_sums.share(task, g7_here, g7_strides[2], g7_strides[3], scratch);
        for (long block = task % shares; block < blocks; block += shares) {
            const long i_start = block * LANES;
            const long lanes = least(LANES, (long)N - i_start);
            const long first = i_start, last = i_start + lanes - 1;
            (void)first, (void)last;
            auto* const t1_here = t1 + batch * t1_strides[0] + head * t1_strides[1];
            auto* const t2_here = t2 + batch * t2_strides[0] + head * t2_strides[1];
            auto* const lse_here = lse + batch * lse_strides[0] + head * lse_strides[1];
            auto* const d_weights_here = d_weights + batch * d_weights_strides[0] + head * d_weights_strides[1];
            auto* const g2_here = g2 + batch * g2_strides[0] + head * g2_strides[1];
            auto* const delta_here = delta + batch * delta_strides[0] + head * delta_strides[1];
            auto* const d_lse_here = d_lse + batch * d_lse_strides[0] + head * d_lse_strides[1];
            auto* const d_row_here = d_row + batch * d_row_strides[0] + head * d_row_strides[1];
            vec g1[NV];
            UNROLL for (int l = 0; l < NV; l++) {
                g1[l] = spread(0_w);
            }
            pack(t2_here + i_start * t2_strides[2], t2_strides[2], t2_strides[3], lanes, D, t2_i);
            load_lanes(lse_here + i_start * lse_strides[2], lse_strides[2], lanes, lse_i);
            // lse in two parts: rounded to one it would shift each exponent, the more the larger the scores are
            vec lse_high[NV];
            vec lse_low[NV];
            UNROLL for (int l = 0; l < NV; l++) {
                lse_high[l] = narrowed(lse_i[l]);
                lse_low[l] = low_part(lse_i[l], lse_high[l]);
            }
            const Rows g2_i_rows = rows_of(g2_here + i_start * g2_strides[2], g2_strides[2], g2_strides[3], lanes, E, g2_i_rows_data);
            const auto tile = [&](const long j_start, const long rows, auto) {
                // dot[i, j] = sum over d of t1[j, d]*t2[i, d]  (step 2)
                const Rows t1_j = rows_of(t1_here + j_start * t1_strides[2], t1_strides[2], t1_strides[3], rows, D, t1_j_data);
                contract(rows, D, t1_j.data, t1_j.stride, t2_i, dot);
                // g1[i] = sum over j of d_weights[i, j]*weight[i, j]  (step 8)
                load_tile(d_weights_here + i_start * d_weights_strides[2] + j_start * d_weights_strides[3], d_weights_strides[2], d_weights_strides[3], lanes, rows, d_weights_i_j);
                vec total[NV];
                UNROLL for (int l = 0; l < NV; l++) total[l] = spread(0_w);
                for (long r = 0; r < rows; r++) {
                    UNROLL for (int l = 0; l < NV; l++) {
                        // score[i, j] = scale*dot[i, j]  (step 1)
                        const vec score = scale * dot[r * NV + l];
                        // weight[i, j] = exp(-lse[i] + score[i, j])  (step 8)
                        const vec weight = exp((score - lse_high[l]) - lse_low[l]);
                        weight_tile[r * NV + l] = weight;
                        total[l] = plus(total[l], d_weights_i_j[r * NV + l] * weight);
                    }
                }
                UNROLL for (int l = 0; l < NV; l++) {
                    g1[l] = g1[l] + total[l];
                }
                // g7[j, e] = sum over i of g2[i, e]*weight[i, j]  (step 8)
                cross_rows(rows, lanes, E, weight_tile, g2_i_rows.data, g2_i_rows.stride, g7_rows.rows(j_start, rows), g7_rows.stride);
            };
            tiles(0, (long)N, 0, (long)N, ROWS, tile);
            // d_row[i] = d_lse[i] - g1[i] - delta[i]  (step 4)
            load_lanes(delta_here + i_start * delta_strides[2], delta_strides[2], lanes, delta_i);
            load_lanes(d_lse_here + i_start * d_lse_strides[2], d_lse_strides[2], lanes, d_lse_i);
            vec g10_i[NV];
            UNROLL for (int l = 0; l < NV; l++) {
                g10_i[l] = narrowed(d_lse_i[l]) - g1[l] - delta_i[l];
            }
            store_lanes(d_row_here + i_start * d_row_strides[2], d_row_strides[2], lanes, g10_i);
        }
        g7_rows_sums.finish(g7_rows, g7_here, g7_strides[2], g7_strides[3]);
    });
    if (shares > 1) {  // what the shares have of each row, in a fixed order
        parallel_for(threads, leads, [&](const long lead, Scratch&) {
            const long task = lead * shares;
            const integer head = (integer)(task / shares % HEADS);
            const integer batch = (integer)(task / shares / HEADS % BATCH);
            auto* const g7_here = g7 + batch * g7_strides[0] + head * g7_strides[1];
            g7_rows_sums.add_up(task / shares, g7_here, g7_strides[2], g7_strides[3]);
        });
    }
}

// d_w_value: a task has one head.
extern "C" void backward_d_w_value(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const g8 = (const wide*)data[0];
    const long* const g8_strides = strides + 0;
    auto* const d_w_value = (narrow*)data[1];
    const long* const d_w_value_strides = strides + 3;
    const integer MODEL = (integer)sizes[2];
    const integer HEADS = (integer)sizes[3];
    const integer E = (integer)sizes[5];
    prepare(d_w_value, HEADS * d_w_value_strides[0], threads);
    tasks_in_turn(threads, (long)HEADS, [&](const long begin, const long end, Scratch& scratch) {
        for (long task = begin; task < end; task++) {
            const integer head = (integer)(task % HEADS);
            {
                // d_w_value[m, e] = g8[e, m]  (step 3)
                const bool merged = g8_strides[1] == g8_strides[2] * MODEL && d_w_value_strides[2] == d_w_value_strides[1] * MODEL;
                rows_of_kind(g8_strides[2] == 1 && d_w_value_strides[1] == 1, [&](auto kind) {
                    constexpr bool DENSE = decltype(kind)::value;
                    for (integer e = 0; e < (merged ? 1 : E); e++) {
                        auto* const g8_row = g8 + head * g8_strides[0] + e * g8_strides[1];
                        auto* const d_w_value_row = d_w_value + head * d_w_value_strides[0] + e * d_w_value_strides[2];
                        each(0, merged ? (long)E * MODEL : MODEL, [&](const long m, auto n) {
                            const auto g8_value = from_row<DENSE, vec>(g8_row, g8_strides[2], m, n);
                            const auto d_w_value_value = g8_value;
                            to_row<DENSE>(d_w_value_row, d_w_value_strides[1], m, n, spread<wide>(d_w_value_value));
                        });
                    }
                });
            }
        }
    });
}

// g13, g14: a task owns a block of j and streams i past it.
extern "C" void backward_g13_g14(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const t2 = (const wide*)data[0];
    const long* const t2_strides = strides + 0;
    auto* const t1 = (const wide*)data[1];
    const long* const t1_strides = strides + 4;
    auto* const lse = (const double*)data[2];
    const long* const lse_strides = strides + 8;
    auto* const g2 = (const wide*)data[3];
    const long* const g2_strides = strides + 11;
    auto* const t6 = (const wide*)data[4];
    const long* const t6_strides = strides + 15;
    auto* const d_weights = (const narrow*)data[5];
    const long* const d_weights_strides = strides + 19;
    auto* const d_row = (const wide*)data[6];
    const long* const d_row_strides = strides + 23;
    auto* const g13 = (wide*)data[7];
    const long* const g13_strides = strides + 26;
    auto* const g14 = (wide*)data[8];
    const long* const g14_strides = strides + 30;
    const integer BATCH = (integer)sizes[0];
    const integer N = (integer)sizes[1];
    const integer HEADS = (integer)sizes[3];
    const integer D = (integer)sizes[4];
    const integer E = (integer)sizes[5];
    const wide scale = (wide)numbers[0];
    const long blocks = ((long)N + LANES - 1) / LANES;
    const long leads = (long)BATCH * (long)HEADS, shares = shares_of(threads, leads, blocks);
    RowSums g14_rows_sums(leads, shares, N, D, is_direct(g14, g14_strides[3]));
    prepare(g13, BATCH * g13_strides[0], threads);
    parallel_for(threads, leads * shares, [&](const long task, Scratch& scratch) {
        const integer head = (integer)(task / shares % HEADS);
        const integer batch = (integer)(task / shares / HEADS % BATCH);
        wide* const t2_i_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        vec* const t1_j = scratch.take<vec>((long)D * NV);
        vec* const dot = scratch.take<vec>(ROWS * NV);
        double* const lse_i = scratch.take<double>(ROWS);
        wide* const g2_i_data = scratch.take<wide>(ROWS * ((E + 15L) / 16 * 16));
        vec* const t6_j = scratch.take<vec>((long)E * NV);
        vec* const dot_2 = scratch.take<vec>(ROWS * NV);
        vec* const d_weights_i_j = scratch.take<vec>(ROWS * NV);
        wide* const d_row_i = scratch.take<wide>(ROWS);
        wide* const t1_j_rows_data = scratch.take<wide>(LANES * ((D + 15L) / 16 * 16));
        vec* const g13_j = scratch.take<vec>((long)D * NV);
        vec* const d_score_2_tile = dot;
        auto* const g14_here = g14 + batch * g14_strides[0] + head * g14_strides[1];
        Target g14_rows = g14_rows_sums.share(task, g14_here, g14_strides[2], g14_strides[3], scratch);
        for (long block = task % shares; block < blocks; block += shares) {
            const long j_start = block * LANES;
            const long lanes = least(LANES, (long)N - j_start);
            const long first = j_start, last = j_start + lanes - 1;
            (void)first, (void)last;
            auto* const t2_here = t2 + batch * t2_strides[0] + head * t2_strides[1];
            auto* const t1_here = t1 + batch * t1_strides[0] + head * t1_strides[1];
            auto* const lse_here = lse + batch * lse_strides[0] + head * lse_strides[1];
            auto* const g2_here = g2 + batch * g2_strides[0] + head * g2_strides[1];
            auto* const t6_here = t6 + batch * t6_strides[0] + head * t6_strides[1];
            auto* const d_weights_here = d_weights + batch * d_weights_strides[0] + head * d_weights_strides[1];
            auto* const d_row_here = d_row + batch * d_row_strides[0] + head * d_row_strides[1];
            auto* const g13_here = g13 + batch * g13_strides[0] + head * g13_strides[1];
            for (integer d = 0; d < D; d++) {
                UNROLL for (int l = 0; l < NV; l++) g13_j[d * NV + l] = spread(0_w);
            }
            pack(t1_here + j_start * t1_strides[2], t1_strides[2], t1_strides[3], lanes, D, t1_j);
            pack(t6_here + j_start * t6_strides[2], t6_strides[2], t6_strides[3], lanes, E, t6_j);
            const Rows t1_j_rows = rows_of(t1_here + j_start * t1_strides[2], t1_strides[2], t1_strides[3], lanes, D, t1_j_rows_data);
            const auto tile = [&](const long i_start, const long rows, auto) {
                // dot[i, j] = sum over d of t1[j, d]*t2[i, d]  (step 2)
                const Rows t2_i = rows_of(t2_here + i_start * t2_strides[2], t2_strides[2], t2_strides[3], rows, D, t2_i_data);
                contract(rows, D, t2_i.data, t2_i.stride, t1_j, dot);
                // weight[i, j] = exp(-lse[i] + score[i, j])  (step 8)
                load_rows(lse_here + i_start * lse_strides[2], lse_strides[2], rows, lse_i);
                // d_weight[i, j] = sum over e of g2[i, e]*t6[j, e]  (step 4)
                const Rows g2_i = rows_of(g2_here + i_start * g2_strides[2], g2_strides[2], g2_strides[3], rows, E, g2_i_data);
                contract(rows, E, g2_i.data, g2_i.stride, t6_j, dot_2);
                // d_score[i, j] = (d_row[i] + d_weights[i, j] + d_weight[i, j])*weight[i, j]  (step 8)
                load_tile(d_weights_here + i_start * d_weights_strides[2] + j_start * d_weights_strides[3], d_weights_strides[3], d_weights_strides[2], lanes, rows, d_weights_i_j);
                load_rows(d_row_here + i_start * d_row_strides[2], d_row_strides[2], rows, d_row_i);
                for (long r = 0; r < rows; r++) {
                    // lse in two parts: rounded to one it would shift each exponent, the more the larger the scores are
                    const wide lse_high = narrowed(lse_i[r]);
                    const wide lse_low = low_part(lse_i[r], lse_high);
                    UNROLL for (int l = 0; l < NV; l++) {
                        // score[i, j] = scale*dot[i, j]  (step 1)
                        const vec score = scale * dot[r * NV + l];
                        const vec weight = exp((score - lse_high) - lse_low);
                        const vec d_score = (d_weights_i_j[r * NV + l] + dot_2[r * NV + l] + d_row_i[r]) * weight;
                        // d_score_2[i, j] = scale*d_score[i, j]  (step 3)
                        const vec d_score_2 = scale * d_score;
                        d_score_2_tile[r * NV + l] = d_score_2;
                    }
                }
                // g13[j, d] = sum over i of d_score_2[i, j]*t2[i, d]  (step 3)
                accumulate(D, rows, t2_i.data, t2_i.stride, d_score_2_tile, g13_j);
                // g14[i, d] = sum over j of d_score_2[i, j]*t1[j, d]  (step 3)
                cross_rows(rows, lanes, D, d_score_2_tile, t1_j_rows.data, t1_j_rows.stride, g14_rows.rows(i_start, rows), g14_rows.stride);
            };
            tiles(0, (long)N, 0, (long)N, ROWS, tile);
            unpack(g13_here + j_start * g13_strides[2], g13_strides[2], g13_strides[3], lanes, D, g13_j);
        }
        g14_rows_sums.finish(g14_rows, g14_here, g14_strides[2], g14_strides[3]);
    });
    if (shares > 1) {  // what the shares have of each row, in a fixed order
        parallel_for(threads, leads, [&](const long lead, Scratch&) {
            const long task = lead * shares;
            const integer head = (integer)(task / shares % HEADS);
            const integer batch = (integer)(task / shares / HEADS % BATCH);
            auto* const g14_here = g14 + batch * g14_strides[0] + head * g14_strides[1];
            g14_rows_sums.add_up(task / shares, g14_here, g14_strides[2], g14_strides[3]);
        });
    }
}

// g14, g13: a task owns a block of i and streams j past it.
extern "C" void backward_g14_g13(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const t1 = (const wide*)data[0];
    const long* const t1_strides = strides + 0;
    auto* const t2 = (const wide*)data[1];
    const long* const t2_strides = strides + 4;
    auto* const lse = (const double*)data[2];
    const long* const lse_strides = strides + 8;
    auto* const t6 = (const wide*)data[3];
    const long* const t6_strides = strides + 11;
    auto* const g2 = (const wide*)data[4];
    const long* const g2_strides = strides + 15;
    auto* const d_weights = (const narrow*)data[5];
    const long* const d_weights_strides = strides + 19;
    auto* const d_row = (const wide*)data[6];
    const long* const d_row_strides = strides + 23;
    auto* const g14 = (wide*)data[7];
    const long* const g14_strides = strides + 26;
    auto* const g13 = (wide*)data[8];
    const long* const g13_strides = strides + 30;
    const integer BATCH = (integer)sizes[0];
    const integer N = (integer)sizes[1];
    const integer HEADS = (integer)sizes[3];
    const integer D = (integer)sizes[4];
    const integer E = (integer)sizes[5];
    const wide scale = (wide)numbers[0];
    const long blocks = ((long)N + LANES - 1) / LANES;
    const long leads = (long)BATCH * (long)HEADS, shares = shares_of(threads, leads, blocks);
    RowSums g13_rows_sums(leads, shares, N, D, is_direct(g13, g13_strides[3]));
    prepare(g14, BATCH * g14_strides[0], threads);
    parallel_for(threads, leads * shares, [&](const long task, Scratch& scratch) {
        const integer head = (integer)(task / shares % HEADS);
        const integer batch = (integer)(task / shares / HEADS % BATCH);
        wide* const t1_j_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        vec* const t2_i = scratch.take<vec>((long)D * NV);
        vec* const dot = scratch.take<vec>(ROWS * NV);
        dvec* const lse_i = scratch.take<dvec>(NV);
        wide* const t6_j_data = scratch.take<wide>(ROWS * ((E + 15L) / 16 * 16));
        vec* const g2_i = scratch.take<vec>((long)E * NV);
        vec* const dot_2 = scratch.take<vec>(ROWS * NV);
        vec* const d_weights_i_j = scratch.take<vec>(ROWS * NV);
        vec* const d_row_i = scratch.take<vec>(NV);
        wide* const t2_i_rows_data = scratch.take<wide>(LANES * ((D + 15L) / 16 * 16));
        vec* const g14_i = scratch.take<vec>((long)D * NV);
        vec* const d_score_2_tile = dot;
        auto* const g13_here = g13 + batch * g13_strides[0] + head * g13_strides[1];
        Target g13_rows = g13_rows_sums.share(task, g13_here, g13_strides[2], g13_strides[3], scratch);
        for (long block = task % shares; block < blocks; block += shares) {
            const long i_start = block * LANES;
            const long lanes = least(LANES, (long)N - i_start);
            const long first = i_start, last = i_start + lanes - 1;
            (void)first, (void)last;
            auto* const t1_here = t1 + batch * t1_strides[0] + head * t1_strides[1];
            auto* const t2_here = t2 + batch * t2_strides[0] + head * t2_strides[1];
            auto* const lse_here = lse + batch * lse_strides[0] + head * lse_strides[1];
            auto* const t6_here = t6 + batch * t6_strides[0] + head * t6_strides[1];
            auto* const g2_here = g2 + batch * g2_strides[0] + head * g2_strides[1];
            auto* const d_weights_here = d_weights + batch * d_weights_strides[0] + head * d_weights_strides[1];
            auto* const d_row_here = d_row + batch * d_row_strides[0] + head * d_row_strides[1];
            auto* const g14_here = g14 + batch * g14_strides[0] + head * g14_strides[1];
            for (integer d = 0; d < D; d++) {
                UNROLL for (int l = 0; l < NV; l++) g14_i[d * NV + l] = spread(0_w);
            }
            pack(t2_here + i_start * t2_strides[2], t2_strides[2], t2_strides[3], lanes, D, t2_i);
            load_lanes(lse_here + i_start * lse_strides[2], lse_strides[2], lanes, lse_i);
            // lse in two parts: rounded to one it would shift each exponent, the more the larger the scores are
            vec lse_high[NV];
            vec lse_low[NV];
            UNROLL for (int l = 0; l < NV; l++) {
                lse_high[l] = narrowed(lse_i[l]);
                lse_low[l] = low_part(lse_i[l], lse_high[l]);
            }
            pack(g2_here + i_start * g2_strides[2], g2_strides[2], g2_strides[3], lanes, E, g2_i);
            load_lanes(d_row_here + i_start * d_row_strides[2], d_row_strides[2], lanes, d_row_i);
            const Rows t2_i_rows = rows_of(t2_here + i_start * t2_strides[2], t2_strides[2], t2_strides[3], lanes, D, t2_i_rows_data);
            const auto tile = [&](const long j_start, const long rows, auto) {
                // dot[i, j] = sum over d of t1[j, d]*t2[i, d]  (step 2)
                const Rows t1_j = rows_of(t1_here + j_start * t1_strides[2], t1_strides[2], t1_strides[3], rows, D, t1_j_data);
                contract(rows, D, t1_j.data, t1_j.stride, t2_i, dot);
                // d_weight[i, j] = sum over e of g2[i, e]*t6[j, e]  (step 4)
                const Rows t6_j = rows_of(t6_here + j_start * t6_strides[2], t6_strides[2], t6_strides[3], rows, E, t6_j_data);
                contract(rows, E, t6_j.data, t6_j.stride, g2_i, dot_2);
                // d_score[i, j] = (d_row[i] + d_weights[i, j] + d_weight[i, j])*weight[i, j]  (step 8)
                load_tile(d_weights_here + i_start * d_weights_strides[2] + j_start * d_weights_strides[3], d_weights_strides[2], d_weights_strides[3], lanes, rows, d_weights_i_j);
                for (long r = 0; r < rows; r++) {
                    UNROLL for (int l = 0; l < NV; l++) {
                        // score[i, j] = scale*dot[i, j]  (step 1)
                        const vec score = scale * dot[r * NV + l];
                        // weight[i, j] = exp(-lse[i] + score[i, j])  (step 8)
                        const vec weight = exp((score - lse_high[l]) - lse_low[l]);
                        const vec d_score = (d_weights_i_j[r * NV + l] + dot_2[r * NV + l] + d_row_i[l]) * weight;
                        // d_score_2[i, j] = scale*d_score[i, j]  (step 3)
                        const vec d_score_2 = scale * d_score;
                        d_score_2_tile[r * NV + l] = d_score_2;
                    }
                }
                // g14[i, d] = sum over j of d_score_2[i, j]*t1[j, d]  (step 3)
                accumulate(D, rows, t1_j.data, t1_j.stride, d_score_2_tile, g14_i);
                // g13[j, d] = sum over i of d_score_2[i, j]*t2[i, d]  (step 3)
                cross_rows(rows, lanes, D, d_score_2_tile, t2_i_rows.data, t2_i_rows.stride, g13_rows.rows(j_start, rows), g13_rows.stride);
            };
            tiles(0, (long)N, 0, (long)N, ROWS, tile);
            unpack(g14_here + i_start * g14_strides[2], g14_strides[2], g14_strides[3], lanes, D, g14_i);
        }
        g13_rows_sums.finish(g13_rows, g13_here, g13_strides[2], g13_strides[3]);
    });
    if (shares > 1) {  // what the shares have of each row, in a fixed order
        parallel_for(threads, leads, [&](const long lead, Scratch&) {
            const long task = lead * shares;
            const integer head = (integer)(task / shares % HEADS);
            const integer batch = (integer)(task / shares / HEADS % BATCH);
            auto* const g13_here = g13 + batch * g13_strides[0] + head * g13_strides[1];
            g13_rows_sums.add_up(task / shares, g13_here, g13_strides[2], g13_strides[3]);
        });
    }
}

// d_x: a task has one batch and a block of j.
extern "C" void backward_d_x(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const g16 = (const wide*)data[0];
    const long* const g16_strides = strides + 0;
    auto* const g18 = (const wide*)data[1];
    const long* const g18_strides = strides + 3;
    auto* const g9 = (const wide*)data[2];
    const long* const g9_strides = strides + 6;
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
                // d_x[j, m] = g16[j, m] + g18[j, m] + g9[j, m]  (step 3)
                const bool merged = g16_strides[1] == g16_strides[2] * MODEL && g18_strides[1] == g18_strides[2] * MODEL && g9_strides[1] == g9_strides[2] * MODEL && d_x_strides[1] == d_x_strides[2] * MODEL;
                rows_of_kind(g16_strides[2] == 1 && g18_strides[2] == 1 && g9_strides[2] == 1 && d_x_strides[2] == 1, [&](auto kind) {
                    constexpr bool DENSE = decltype(kind)::value;
                    for (integer j = (integer)(j_start); j < (merged ? j_start + 1 : j_stop); j++) {
                        auto* const g16_row = g16 + batch * g16_strides[0] + j * g16_strides[1];
                        auto* const g18_row = g18 + batch * g18_strides[0] + j * g18_strides[1];
                        auto* const g9_row = g9 + batch * g9_strides[0] + j * g9_strides[1];
                        auto* const d_x_row = d_x + batch * d_x_strides[0] + j * d_x_strides[1];
                        each(0, merged ? (j_stop - j_start) * MODEL : MODEL, places_ahead(d_x_streams, d_x_row, 0), [&](const long m, auto n) {
                            const auto g16_value = from_row<DENSE, vec>(g16_row, g16_strides[2], m, n);
                            const auto g18_value = from_row<DENSE, vec>(g18_row, g18_strides[2], m, n);
                            const auto g9_value = from_row<DENSE, vec>(g9_row, g9_strides[2], m, n);
                            const auto d_x_value = g16_value + g18_value + g9_value;
                            stream_row<DENSE>(d_x_streams, d_x_row, d_x_strides[2], m, n, spread<wide>(d_x_value));
                        });
                    }
                });
            }
        }
        end_streams();
    });
}

// d_w_query, d_w_key: a task has one head.
extern "C" void backward_d_w_query_d_w_key(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const g15 = (const wide*)data[0];
    const long* const g15_strides = strides + 0;
    auto* const d_w_query = (narrow*)data[1];
    const long* const d_w_query_strides = strides + 3;
    auto* const g17 = (const wide*)data[2];
    const long* const g17_strides = strides + 6;
    auto* const d_w_key = (narrow*)data[3];
    const long* const d_w_key_strides = strides + 9;
    const integer MODEL = (integer)sizes[2];
    const integer HEADS = (integer)sizes[3];
    const integer D = (integer)sizes[4];
    prepare(d_w_query, HEADS * d_w_query_strides[0], threads);
    prepare(d_w_key, HEADS * d_w_key_strides[0], threads);
    tasks_in_turn(threads, (long)HEADS, [&](const long begin, const long end, Scratch& scratch) {
        for (long task = begin; task < end; task++) {
            const integer head = (integer)(task % HEADS);
            {
                // d_w_query[m, d] = g15[d, m]  (step 3)
                // d_w_key[m, d] = g17[d, m]  (step 3)
                const bool merged = g15_strides[1] == g15_strides[2] * MODEL && d_w_query_strides[2] == d_w_query_strides[1] * MODEL && g17_strides[1] == g17_strides[2] * MODEL && d_w_key_strides[2] == d_w_key_strides[1] * MODEL;
                rows_of_kind(g15_strides[2] == 1 && d_w_query_strides[1] == 1 && g17_strides[2] == 1 && d_w_key_strides[1] == 1, [&](auto kind) {
                    constexpr bool DENSE = decltype(kind)::value;
                    for (integer d = 0; d < (merged ? 1 : D); d++) {
                        auto* const g15_row = g15 + head * g15_strides[0] + d * g15_strides[1];
                        auto* const d_w_query_row = d_w_query + head * d_w_query_strides[0] + d * d_w_query_strides[2];
                        auto* const g17_row = g17 + head * g17_strides[0] + d * g17_strides[1];
                        auto* const d_w_key_row = d_w_key + head * d_w_key_strides[0] + d * d_w_key_strides[2];
                        each(0, merged ? (long)D * MODEL : MODEL, [&](const long m, auto n) {
                            const auto g15_value = from_row<DENSE, vec>(g15_row, g15_strides[2], m, n);
                            const auto d_w_query_value = g15_value;
                            to_row<DENSE>(d_w_query_row, d_w_query_strides[1], m, n, spread<wide>(d_w_query_value));
                            const auto g17_value = from_row<DENSE, vec>(g17_row, g17_strides[2], m, n);
                            const auto d_w_key_value = g17_value;
                            to_row<DENSE>(d_w_key_row, d_w_key_strides[1], m, n, spread<wide>(d_w_key_value));
                        });
                    }
                });
            }
        }
    });
}

}  // namespace derive

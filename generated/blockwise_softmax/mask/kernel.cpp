// Blockwise softmax: C++ kernels, compiled on first use
//
//                       Σ         exp(s[i, j])⋅v[j, e]
//               j : mask[i,j] > 0
//     o[i, e] = ──────────────────────────────────────
//                           Σ         exp(s[i, j])
//                   j : mask[i,j] > 0
//
// Generated: do not edit; change the formula or the printer, and run `derive build`.

#include "cpu_kernels.h"

namespace derive {

// o, lse: a task owns a block of i and streams j past it.
extern "C" void forward_o_lse(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const s = (const narrow*)data[0];
    const long* const s_strides = strides + 0;
    auto* const mask_ = (const uint8_t*)data[1];
    const long* const mask__strides = strides + 4;
    auto* const v = (const narrow*)data[2];
    const long* const v_strides = strides + 8;
    auto* const o = (narrow*)data[3];
    const long* const o_strides = strides + 12;
    auto* const lse = (double*)data[4];
    const long* const lse_strides = strides + 16;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer N = (integer)sizes[2];
    const integer M = (integer)sizes[3];
    const integer E = (integer)sizes[4];
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
        vec* const s_i_j = scratch.take<vec>(ROWS * NV);
        ivec* const mask__i_j = scratch.take<ivec>(ROWS * NV);
        operand* const v_j_data = scratch.take<operand>(operand_size(E));
        ivec* const seen_tile = scratch.take<ivec>(ROWS * NV);
        vec* const acc = scratch.take<vec>((long)E * NV);
        vec* const o_i = scratch.take<vec>((long)E * NV);
        vec* const weight_tile = s_i_j;
        auto* const s_here = s + batch * s_strides[0] + head * s_strides[1];
        auto* const mask__here = mask_ + batch * mask__strides[0] + head * mask__strides[1];
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
        const auto tile = [&](const long j_start, const long rows, auto) {
            // row_max[i] = max over j of s[i, j] where seen  (step 5)
            load_tile(s_here + i_start * s_strides[2] + j_start * s_strides[3], s_strides[2], s_strides[3], lanes, rows, s_i_j);
            load_tile(mask__here + i_start * mask__strides[2] + j_start * mask__strides[3], mask__strides[2], mask__strides[3], lanes, rows, mask__i_j);
            vec old_shift[NV];
            UNROLL for (int l = 0; l < NV; l++) {
                old_shift[l] = finite(row_max[l]);
            }
            vec top[NV];
            UNROLL for (int l = 0; l < NV; l++) top[l] = spread(-infinity);
            for (long r = 0; r < rows; r++) {
                UNROLL for (int l = 0; l < NV; l++) {
                    // seen: mask[i, j] > 0
                    const ivec seen = as_mask(mask__i_j[r * NV + l] > 0);
                    seen_tile[r * NV + l] = seen;
                    top[l] = larger(top[l], select(seen, s_i_j[r * NV + l], -infinity));
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
                    // weight[i, j] = exp(-shift[i] + s[i, j]) where seen  (step 6)
                    const vec weight = select(seen_tile[r * NV + l], exp(s_i_j[r * NV + l] - shift[l]), 0_w);
                    weight_tile[r * NV + l] = weight;
                    // row_sum[i] = sum over j of weight[i, j] where seen  (step 6)
                    total[l] = plus(total[l], weight);
                }
            }
            UNROLL for (int l = 0; l < NV; l++) {
                row_sum[l] = row_sum[l] * correction[l] + total[l];
            }
            accumulate_visible<true>(E, rows, v_j, weight_tile, seen_tile, acc);
        };
        tiles(0, (long)M, 0, 0, ROWS, tile);
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
    auto* const s = (const narrow*)data[0];
    const long* const s_strides = strides + 0;
    auto* const mask_ = (const uint8_t*)data[1];
    const long* const mask__strides = strides + 4;
    auto* const v = (const narrow*)data[2];
    const long* const v_strides = strides + 8;
    auto* const o = (narrow*)data[3];
    const long* const o_strides = strides + 12;
    auto* const lse = (double*)data[4];
    const long* const lse_strides = strides + 16;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer N = (integer)sizes[2];
    const integer M = (integer)sizes[3];
    const integer E = (integer)sizes[4];
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
        vec* const s_i_j = scratch.take<vec>(ROWS * NV);
        ivec* const mask__i_j = scratch.take<ivec>(ROWS * NV);
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
        vec* const weight_tile = s_i_j;
        auto* const s_here = s + batch * s_strides[0] + head * s_strides[1];
        auto* const mask__here = mask_ + batch * mask__strides[0] + head * mask__strides[1];
        auto* const v_here = v + batch * v_strides[0] + head * v_strides[1];
        auto* const o_here = o + batch * o_strides[0] + head * o_strides[1];
        auto* const lse_here = lse + batch * lse_strides[0] + head * lse_strides[1];
        const Rows acc = {acc_data, ((E + 15L) / 16 * 16)};
        for (long r = 0; r < rows; r++) {
            for (long e = 0; e < E; e += VL) {
                store_part(&acc_data[r * acc.stride + e], spread(0_w), E - e);
            }
        }
        for (long r = 0; r < rows; r++) {
            const wide row_max = -infinity;
            row_max_line[r] = row_max;
            const wide row_sum = 0_w;
            row_sum_line[r] = row_sum;
        }
        const auto tile = [&](const long j_start, const long lanes, auto) {
            // row_max[i] = max over j of s[i, j] where seen  (step 5)
            load_tile(s_here + i_start * s_strides[2] + j_start * s_strides[3], s_strides[3], s_strides[2], lanes, rows, s_i_j);
            load_tile(mask__here + i_start * mask__strides[2] + j_start * mask__strides[3], mask__strides[3], mask__strides[2], lanes, rows, mask__i_j);
            ivec j[NV];
            lane_numbers(j_start, j);
            for (long r = 0; r < rows; r++) {
                vec top_lanes = spread(-infinity);
                UNROLL for (int l = 0; l < NV; l++) {
                    // seen: mask[i, j] > 0
                    const ivec seen = as_mask(mask__i_j[r * NV + l] > 0);
                    seen_tile[r * NV + l] = seen;
                    top_lanes = larger(top_lanes, select(as_mask(j[l] < M), select(seen, s_i_j[r * NV + l], -infinity), -infinity));
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
                    // weight[i, j] = exp(-shift[i] + s[i, j]) where seen  (step 6)
                    const vec weight = select(seen_tile[r * NV + l], exp(s_i_j[r * NV + l] - shift), 0_w);
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
        tiles(0, (long)M, 0, 0, LANES, tile);
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
    const integer E = (integer)sizes[4];
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

// d_v: a task owns a block of j and streams i past it.
extern "C" void backward_d_v(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const s = (const narrow*)data[0];
    const long* const s_strides = strides + 0;
    auto* const lse = (const double*)data[1];
    const long* const lse_strides = strides + 4;
    auto* const mask_ = (const uint8_t*)data[2];
    const long* const mask__strides = strides + 7;
    auto* const d_o = (const narrow*)data[3];
    const long* const d_o_strides = strides + 11;
    auto* const d_v = (narrow*)data[4];
    const long* const d_v_strides = strides + 15;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer N = (integer)sizes[2];
    const integer M = (integer)sizes[3];
    const integer E = (integer)sizes[4];
    const long blocks = ((long)M + LANES - 1) / LANES;
    prepare(d_v, BATCH * d_v_strides[0], threads);
    parallel_for(threads, (long)BATCH * (long)HEADS * blocks, [&](const long task, Scratch& scratch) {
        const long block = task % blocks;
        const integer head = (integer)(task / blocks % HEADS);
        const integer batch = (integer)(task / blocks / HEADS % BATCH);
        const long j_start = block * LANES;
        const long lanes = least(LANES, (long)M - j_start);
        const long first = j_start, last = j_start + lanes - 1;
        (void)first, (void)last;
        vec* const s_i_j = scratch.take<vec>(ROWS * NV);
        double* const lse_i = scratch.take<double>(ROWS);
        ivec* const mask__i_j = scratch.take<ivec>(ROWS * NV);
        operand* const d_o_i_data = scratch.take<operand>(operand_size(E));
        ivec* const seen_tile = scratch.take<ivec>(ROWS * NV);
        vec* const d_v_j = scratch.take<vec>((long)E * NV);
        vec* const weight_tile = s_i_j;
        auto* const s_here = s + batch * s_strides[0] + head * s_strides[1];
        auto* const lse_here = lse + batch * lse_strides[0] + head * lse_strides[1];
        auto* const mask__here = mask_ + batch * mask__strides[0] + head * mask__strides[1];
        auto* const d_o_here = d_o + batch * d_o_strides[0] + head * d_o_strides[1];
        auto* const d_v_here = d_v + batch * d_v_strides[0] + head * d_v_strides[1];
        for (integer e = 0; e < E; e++) {
            UNROLL for (int l = 0; l < NV; l++) d_v_j[e * NV + l] = spread(0_w);
        }
        const auto tile = [&](const long i_start, const long rows, auto) {
            // weight[i, j] = exp(-lse[i] + s[i, j]) where seen  (step 8)
            load_tile(s_here + i_start * s_strides[2] + j_start * s_strides[3], s_strides[3], s_strides[2], lanes, rows, s_i_j);
            load_rows(lse_here + i_start * lse_strides[2], lse_strides[2], rows, lse_i);
            load_tile(mask__here + i_start * mask__strides[2] + j_start * mask__strides[3], mask__strides[3], mask__strides[2], lanes, rows, mask__i_j);
            // d_v[j, e] = sum over i of d_o[i, e]*weight[i, j] where seen  (step 8)
            const auto d_o_i = operand_rows(d_o_here + i_start * d_o_strides[2], d_o_strides[2], d_o_strides[3], rows, E, d_o_i_data);
            for (long r = 0; r < rows; r++) {
                // lse in two parts: rounded to one it would shift each exponent, the more the larger the scores are
                const wide lse_high = narrowed(lse_i[r]);
                const wide lse_low = low_part(lse_i[r], lse_high);
                UNROLL for (int l = 0; l < NV; l++) {
                    // seen: mask[i, j] > 0
                    const ivec seen = as_mask(mask__i_j[r * NV + l] > 0);
                    seen_tile[r * NV + l] = seen;
                    const vec weight = select(seen, exp((s_i_j[r * NV + l] - lse_high) - lse_low), 0_w);
                    weight_tile[r * NV + l] = weight;
                }
            }
            accumulate_visible<true>(E, rows, d_o_i, weight_tile, seen_tile, d_v_j);
        };
        tiles(0, (long)N, 0, 0, ROWS, tile);
        unpack(d_v_here + j_start * d_v_strides[2], d_v_strides[2], d_v_strides[3], lanes, E, d_v_j);
    });
}

// d_v: for few places of j; i streams past along the lanes.
extern "C" void backward_d_v_few_rows(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const s = (const narrow*)data[0];
    const long* const s_strides = strides + 0;
    auto* const lse = (const double*)data[1];
    const long* const lse_strides = strides + 4;
    auto* const mask_ = (const uint8_t*)data[2];
    const long* const mask__strides = strides + 7;
    auto* const d_o = (const narrow*)data[3];
    const long* const d_o_strides = strides + 11;
    auto* const d_v = (narrow*)data[4];
    const long* const d_v_strides = strides + 15;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer N = (integer)sizes[2];
    const integer M = (integer)sizes[3];
    const integer E = (integer)sizes[4];
    const long blocks = ((long)M + ROWS - 1) / ROWS;
    prepare(d_v, BATCH * d_v_strides[0], threads);
    parallel_for(threads, (long)BATCH * (long)HEADS * blocks, [&](const long task, Scratch& scratch) {
        const long block = task % blocks;
        const integer head = (integer)(task / blocks % HEADS);
        const integer batch = (integer)(task / blocks / HEADS % BATCH);
        const long j_start = block * ROWS;
        const long rows = least(ROWS, (long)M - j_start);
        const long first = j_start, last = j_start + rows - 1;
        (void)first, (void)last;
        vec* const s_i_j = scratch.take<vec>(ROWS * NV);
        dvec* const lse_i = scratch.take<dvec>(NV);
        ivec* const mask__i_j = scratch.take<ivec>(ROWS * NV);
        wide* const d_o_i_rows_data = scratch.take<wide>(LANES * ((E + 15L) / 16 * 16));
        ivec* const seen_tile = scratch.take<ivec>(ROWS * NV);
        wide* const d_v_j_data = scratch.take<wide>(ROWS * ((E + 15L) / 16 * 16));
        vec* const weight_tile = s_i_j;
        auto* const s_here = s + batch * s_strides[0] + head * s_strides[1];
        auto* const lse_here = lse + batch * lse_strides[0] + head * lse_strides[1];
        auto* const mask__here = mask_ + batch * mask__strides[0] + head * mask__strides[1];
        auto* const d_o_here = d_o + batch * d_o_strides[0] + head * d_o_strides[1];
        auto* const d_v_here = d_v + batch * d_v_strides[0] + head * d_v_strides[1];
        const Rows d_v_j = {d_v_j_data, ((E + 15L) / 16 * 16)};
        for (long r = 0; r < rows; r++) {
            for (long e = 0; e < E; e += VL) {
                store_part(&d_v_j_data[r * d_v_j.stride + e], spread(0_w), E - e);
            }
        }
        const auto tile = [&](const long i_start, const long lanes, auto) {
            // weight[i, j] = exp(-lse[i] + s[i, j]) where seen  (step 8)
            load_tile(s_here + i_start * s_strides[2] + j_start * s_strides[3], s_strides[2], s_strides[3], lanes, rows, s_i_j);
            load_lanes(lse_here + i_start * lse_strides[2], lse_strides[2], lanes, lse_i);
            // lse in two parts: rounded to one it would shift each exponent, the more the larger the scores are
            vec lse_high[NV];
            vec lse_low[NV];
            UNROLL for (int l = 0; l < NV; l++) {
                lse_high[l] = narrowed(lse_i[l]);
                lse_low[l] = low_part(lse_i[l], lse_high[l]);
            }
            load_tile(mask__here + i_start * mask__strides[2] + j_start * mask__strides[3], mask__strides[2], mask__strides[3], lanes, rows, mask__i_j);
            // d_v[j, e] = sum over i of d_o[i, e]*weight[i, j] where seen  (step 8)
            const Rows d_o_i_rows = rows_of(d_o_here + i_start * d_o_strides[2], d_o_strides[2], d_o_strides[3], lanes, E, d_o_i_rows_data);
            for (long r = 0; r < rows; r++) {
                UNROLL for (int l = 0; l < NV; l++) {
                    // seen: mask[i, j] > 0
                    const ivec seen = as_mask(mask__i_j[r * NV + l] > 0);
                    seen_tile[r * NV + l] = seen;
                    const vec weight = select(seen, exp((s_i_j[r * NV + l] - lse_high[l]) - lse_low[l]), 0_w);
                    weight_tile[r * NV + l] = weight;
                }
            }
            cross_visible<true>(rows, lanes, E, weight_tile, seen_tile, d_o_i_rows, d_v_j_data, d_v_j.stride);
        };
        tiles(0, (long)N, 0, 0, LANES, tile);
        store_rows(d_v_here + j_start * d_v_strides[2], d_v_strides[2], d_v_strides[3], rows, E, d_v_j);
    });
}

// d_s: a task owns a block of i and streams j past it.
extern "C" void backward_d_s(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const v = (const narrow*)data[0];
    const long* const v_strides = strides + 0;
    auto* const d_o = (const narrow*)data[1];
    const long* const d_o_strides = strides + 4;
    auto* const s = (const narrow*)data[2];
    const long* const s_strides = strides + 8;
    auto* const lse = (const double*)data[3];
    const long* const lse_strides = strides + 12;
    auto* const d_row = (const wide*)data[4];
    const long* const d_row_strides = strides + 15;
    auto* const mask_ = (const uint8_t*)data[5];
    const long* const mask__strides = strides + 18;
    auto* const d_s = (narrow*)data[6];
    const long* const d_s_strides = strides + 22;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer N = (integer)sizes[2];
    const integer M = (integer)sizes[3];
    const integer E = (integer)sizes[4];
    const long blocks = ((long)N + LANES - 1) / LANES;
    parallel_for(threads, (long)BATCH * (long)HEADS * blocks, [&](const long task, Scratch& scratch) {
        const long block = task % blocks;
        const integer head = (integer)(task / blocks % HEADS);
        const integer batch = (integer)(task / blocks / HEADS % BATCH);
        const long i_start = block * LANES;
        const long lanes = least(LANES, (long)N - i_start);
        const long first = i_start, last = i_start + lanes - 1;
        (void)first, (void)last;
        operand* const v_j_data = scratch.take<operand>(operand_size(E));
        lane_operand* const d_o_i = scratch.take<lane_operand>(lane_operand_size(E) * NV);
        vec* const dot = scratch.take<vec>(ROWS * NV);
        vec* const s_i_j = scratch.take<vec>(ROWS * NV);
        dvec* const lse_i = scratch.take<dvec>(NV);
        vec* const d_row_i = scratch.take<vec>(NV);
        ivec* const mask__i_j = scratch.take<ivec>(ROWS * NV);
        vec* const d_s_i_tile = dot;
        auto* const v_here = v + batch * v_strides[0] + head * v_strides[1];
        auto* const d_o_here = d_o + batch * d_o_strides[0] + head * d_o_strides[1];
        auto* const s_here = s + batch * s_strides[0] + head * s_strides[1];
        auto* const lse_here = lse + batch * lse_strides[0] + head * lse_strides[1];
        auto* const d_row_here = d_row + batch * d_row_strides[0] + head * d_row_strides[1];
        auto* const mask__here = mask_ + batch * mask__strides[0] + head * mask__strides[1];
        auto* const d_s_here = d_s + batch * d_s_strides[0] + head * d_s_strides[1];
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
        const auto tile = [&](const long j_start, const long rows, auto) {
            // d_weight[i, j] = sum over e of d_o[i, e]*v[j, e]  (step 4)
            const auto v_j = operand_rows(v_here + j_start * v_strides[2], v_strides[2], v_strides[3], rows, E, v_j_data);
            contract(rows, E, v_j.data, v_j.stride, d_o_i, dot);
            // weight[i, j] = exp(-lse[i] + s[i, j]) where seen, masked where it is read  (step 8)
            load_tile(s_here + i_start * s_strides[2] + j_start * s_strides[3], s_strides[2], s_strides[3], lanes, rows, s_i_j);
            // d_s[i, j] = (d_row[i] + d_weight[i, j])*weight[i, j] where seen  (step 8)
            load_tile(mask__here + i_start * mask__strides[2] + j_start * mask__strides[3], mask__strides[2], mask__strides[3], lanes, rows, mask__i_j);
            for (long r = 0; r < rows; r++) {
                UNROLL for (int l = 0; l < NV; l++) {
                    const vec weight = exp((s_i_j[r * NV + l] - lse_high[l]) - lse_low[l]);
                    // seen: mask[i, j] > 0
                    const ivec seen = as_mask(mask__i_j[r * NV + l] > 0);
                    const vec d_s_i = select(seen, (dot[r * NV + l] + d_row_i[l]) * weight, 0_w);
                    d_s_i_tile[r * NV + l] = d_s_i;
                }
            }
            store_tile(d_s_here + i_start * d_s_strides[2] + j_start * d_s_strides[3], d_s_strides[2], d_s_strides[3], lanes, rows, d_s_i_tile);
        };
        tiles(0, (long)M, 0, 0, ROWS, tile);
    });
}

}  // namespace derive

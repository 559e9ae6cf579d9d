// Linear attention: C++ kernels, compiled on first use
//
//                                Σ                  s[i, j]⋅v[j, e]
//               j : j < key_lengths ∧ j ≤ i + M - N
//     o[i, e] = ───────────────────────────────────────────────────
//                                    Σ                  s[i, j]
//                   j : j < key_lengths ∧ j ≤ i + M - N
//
//     s[i, j] = Σ (relu(k[j, d]) + exp(-relu(k[j, d]) + k[j, d]))⋅(relu(q[i, d]) + exp(-relu(q[i, d]) + q[i, d]))
//               d
//
// Generated: do not edit; change the formula or the printer, and run `derive build`.

#include "cpu_kernels.h"

namespace derive {

// o, norm: a task goes from block to block of i with state, state_2, and streams j past each.
extern "C" void forward_o_norm(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const q = (const narrow*)data[0];
    const long* const q_strides = strides + 0;
    auto* const k = (const narrow*)data[1];
    const long* const k_strides = strides + 4;
    auto* const key_lengths = (const int64_t*)data[2];
    const long* const key_lengths_strides = strides + 8;
    auto* const v = (const narrow*)data[3];
    const long* const v_strides = strides + 9;
    auto* const o = (narrow*)data[4];
    const long* const o_strides = strides + 13;
    auto* const norm = (wide*)data[5];
    const long* const norm_strides = strides + 17;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer N = (integer)sizes[2];
    const integer D = (integer)sizes[3];
    const integer M = (integer)sizes[4];
    const integer E = (integer)sizes[5];
    const long blocks = ((long)N + LANES - 1) / LANES;
    prepare(o, BATCH * o_strides[0], threads);
    const long shares = shares_of(threads, (long)BATCH * (long)HEADS, blocks);
    parallel_for(threads, (long)BATCH * (long)HEADS * shares, [&](const long task, Scratch& scratch) {
        const long share = task % shares;
        const integer head = (integer)(task / shares % HEADS);
        const integer batch = (integer)(task / shares / HEADS % BATCH);
        vec* const q_i = scratch.take<vec>((long)D * NV);
        vec* const carried = scratch.take<vec>(NV);
        vec* const carried_2 = scratch.take<vec>((long)E * NV);
        wide* const k_j_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        vec* const dot = scratch.take<vec>(ROWS * NV);
        wide* const v_j_data = scratch.take<wide>(ROWS * ((E + 15L) / 16 * 16));
        ivec* const seen_tile = scratch.take<ivec>(ROWS * NV);
        vec* const packed = scratch.take<vec>((long)D * NV);
        vec* const acc = scratch.take<vec>((long)E * NV);
        wide* const streamed_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        vec* const o_i = scratch.take<vec>((long)E * NV);
        vec* const factor_tile_tile = dot;
        wide* const k_j_2_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        wide* const v_j_2_data = scratch.take<wide>(ROWS * ((E + 15L) / 16 * 16));
        wide* const state_here = scratch.take<wide>((long)D);
        wide* const state_2_here = scratch.take<wide>((long)D * E);
        wide* const streamed_2_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        wide* const streamed_3_data = scratch.take<wide>(ROWS * ((E + 15L) / 16 * 16));
        auto* const q_here = q + batch * q_strides[0] + head * q_strides[1];
        auto* const k_here = k + batch * k_strides[0] + head * k_strides[1];
        auto* const key_lengths_here = key_lengths + batch * key_lengths_strides[0];
        auto* const v_here = v + batch * v_strides[0] + head * v_strides[1];
        auto* const o_here = o + batch * o_strides[0] + head * o_strides[1];
        auto* const norm_here = norm + batch * norm_strides[0] + head * norm_strides[1];
        for (long d = 0; d < D; d += VL) {
            store_part(&state_here[d], spread(0_w), D - d);
        }
        for (integer d = 0; d < D; d++) {
            for (long e = 0; e < E; e += VL) {
                store_part(&state_2_here[(d) * E + e], spread(0_w), E - e);
            }
        }
        const integer key_lengths_value_2 = (integer)key_lengths_here[0];
        long edge = 0, i_before = 0;
        (void)i_before;
        for (long turn = 0; turn < blocks * (share + 1) / shares; turn++) {
            const long block = turn;
            const long i_start = block * LANES, lanes = least(LANES, (long)N - i_start);
            const long first = i_start, last = i_start + lanes - 1;
            (void)first, (void)last;
            const long reached = largest(0, least((long)M, 1 + first + (long)M - (long)N));
            for (long j_start = edge; j_start < reached; j_start += ROWS) {
                const long rows = least(ROWS, reached - j_start);
                // state[i, d] = sum over j of relu(k[j, d]) + exp(-relu(k[j, d]) + k[j, d]) where seen
                const Rows k_j_2 = rows_of(k_here + j_start * k_strides[2], k_strides[2], k_strides[3], rows, D, k_j_2_data);
                const Rows streamed_2 = {streamed_2_data, ((D + 15L) / 16 * 16)};
                for (long r = 0; r < rows; r++) {
                    const integer j = (integer)(j_start + r);
                    for (long d = 0; d < D; d += VL) {
                        const vec value__4 = relu(load_part(&k_j_2.data[r * k_j_2.stride + d], D - d));
                        const vec exponential_2 = exp(load_part(&k_j_2.data[r * k_j_2.stride + d], D - d) - value__4);
                        store_part(&streamed_2_data[r * streamed_2.stride + d], select(as_mask(j < key_lengths_value_2), exponential_2 + value__4, 0_w), D - d);
                    }
                }
                add_rows(rows, D, streamed_2.data, streamed_2.stride, state_here);
                // state_2[i, d, e] = sum over j of (relu(k[j, d]) + exp(-relu(k[j, d]) + k[j, d]))*v[j, e] where seen
                const Rows v_j_2 = rows_of(v_here + j_start * v_strides[2], v_strides[2], v_strides[3], rows, E, v_j_2_data);
                const Rows streamed_3 = {streamed_3_data, ((E + 15L) / 16 * 16)};
                for (long r = 0; r < rows; r++) {
                    const integer j = (integer)(j_start + r);
                    for (long e = 0; e < E; e += VL) {
                        store_part(&streamed_3_data[r * streamed_3.stride + e], select(as_mask(j < key_lengths_value_2), load_part(&v_j_2.data[r * v_j_2.stride + e], E - e), 0_w), E - e);
                    }
                }
                cross(rows, D, E, streamed_2.data, streamed_2.stride, streamed_3.data, streamed_3.stride, state_2_here);
            }
            edge = reached;
            i_before = first;
            if (turn < blocks * share / shares) continue;  // the states alone
            ivec i[NV];
            lane_numbers(i_start, i);
            // row_sum[i] = sum over j of dot[i, j] where seen  (step 1)
            pack(q_here + i_start * q_strides[2], q_strides[2], q_strides[3], lanes, D, q_i);
            for (integer d = 0; d < D; d++) {
                UNROLL for (int l = 0; l < NV; l++) {
                    const vec value_ = relu(q_i[d * NV + l]);
                    const vec exponential = exp(q_i[d * NV + l] - value_);
                    packed[d * NV + l] = exponential + value_;
                }
            }
            contract(1, D, state_here, D, packed, carried);
            const integer some = mask(largest(0, least((long)M, 1 + first + (long)M - (long)N)) > 0);
            vec row_sum[NV];
            UNROLL for (int l = 0; l < NV; l++) {
                row_sum[l] = select(some, carried[l], 0_w);
            }
            // acc[i, e] = sum over j of dot[i, j]*v[j, e] where seen  (step 1)
            combine(E, D, state_2_here, E, packed, carried_2);
            const integer some_2 = mask(largest(0, least((long)M, 1 + first + (long)M - (long)N)) > 0);
            for (integer e = 0; e < E; e++) {
                UNROLL for (int l = 0; l < NV; l++) acc[e * NV + l] = select(some_2, carried_2[e * NV + l], 0_w);
            }
            const integer key_lengths_value = (integer)key_lengths_here[0];
            const auto tile = [&](const long j_start, const long rows, auto partial) {
                constexpr bool PARTIAL = decltype(partial)::value;
                const auto reach = reach_until<PARTIAL>(j_start, rows, first, last, [&](const long last) { return least(least((long)M, (long)key_lengths_value), 1 + last + (long)M - (long)N); });
                // dot[i, j] = sum over d of (relu(k[j, d]) + exp(-relu(k[j, d]) + k[j, d]))*(relu(q[i, d]) + exp(-relu(q[i, d]) + q[i, d]))  (step 2)
                const Rows k_j = rows_of(k_here + j_start * k_strides[2], k_strides[2], k_strides[3], rows, D, k_j_data);
                const Rows streamed = {streamed_data, ((D + 15L) / 16 * 16)};
                for (long r = 0; r < rows; r++) {
                    for (long d = 0; d < D; d += VL) {
                        const vec value__2 = relu(load_part(&k_j.data[r * k_j.stride + d], D - d));
                        store_part(&streamed_data[r * streamed.stride + d], exp(load_part(&k_j.data[r * k_j.stride + d], D - d) - value__2) + value__2, D - d);
                    }
                }
                contract(reach, rows, D, streamed.data, streamed.stride, packed, dot);
                const Rows v_j = rows_of(v_here + j_start * v_strides[2], v_strides[2], v_strides[3], rows, E, v_j_data);
                vec total[NV];
                UNROLL for (int l = 0; l < NV; l++) total[l] = spread(0_w);
                for (long r = 0; r < rows; r++) {
                    const integer j = (integer)(j_start + r);
                    UNROLL for (int l = 0; l < NV; l++) {
                        // row_sum[i] = sum over j of dot[i, j] where seen  (step 1)
                        // seen: j < key_lengths and j <= i + M - N
                        ivec seen = {};
                        if (PARTIAL) seen = as_mask(j <= i[l] + M - N) & as_mask(j < key_lengths_value);
                        if (PARTIAL) seen_tile[r * NV + l] = seen;
                        total[l] = plus(total[l], select_if<PARTIAL>(seen, dot[r * NV + l], 0_w));
                        // acc[i, e] = sum over j of dot[i, j]*v[j, e] where seen  (step 1)
                        const vec factor_tile = select_if<PARTIAL>(seen, dot[r * NV + l], 0_w);
                        factor_tile_tile[r * NV + l] = factor_tile;
                    }
                }
                UNROLL for (int l = 0; l < NV; l++) {
                    row_sum[l] = row_sum[l] + total[l];
                }
                accumulate_visible<PARTIAL>(reach, E, rows, v_j, factor_tile_tile, seen_tile, acc);
            };
            tiles(largest(0, least((long)M, 1 + first + (long)M - (long)N)), least(least((long)M, (long)key_lengths_value), 1 + last + (long)M - (long)N), 0, least(least((long)M, (long)key_lengths_value), 1 + first + (long)M - (long)N), ROWS, tile);
            // o[i, e] = acc[i, e]/row_sum[i]  (step 1)
            vec value__3[NV];
            UNROLL for (int l = 0; l < NV; l++) {
                value__3[l] = inverse(row_sum[l]);
            }
            for (integer e = 0; e < E; e++) {
                UNROLL for (int l = 0; l < NV; l++) o_i[e * NV + l] = value__3[l] * acc[e * NV + l];
            }
            // norm[i] = row_sum[i]  (step 2)
            vec norm_i[NV];
            UNROLL for (int l = 0; l < NV; l++) {
                norm_i[l] = row_sum[l];
            }
            unpack(o_here + i_start * o_strides[2], o_strides[2], o_strides[3], lanes, E, o_i);
            store_lanes(norm_here + i_start * norm_strides[2], norm_strides[2], lanes, norm_i);
        }
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
    prepare(d_row, BATCH * d_row_strides[0], threads);
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

// d_v, d_k: a task goes from block to block of j with state, state_2, and streams i past each.
extern "C" void backward_d_v_d_k(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const k = (const narrow*)data[0];
    const long* const k_strides = strides + 0;
    auto* const key_lengths = (const int64_t*)data[1];
    const long* const key_lengths_strides = strides + 4;
    auto* const v = (const narrow*)data[2];
    const long* const v_strides = strides + 5;
    auto* const q = (const narrow*)data[3];
    const long* const q_strides = strides + 9;
    auto* const d_o = (const narrow*)data[4];
    const long* const d_o_strides = strides + 13;
    auto* const norm = (const wide*)data[5];
    const long* const norm_strides = strides + 17;
    auto* const d_row = (const wide*)data[6];
    const long* const d_row_strides = strides + 20;
    auto* const d_v = (narrow*)data[7];
    const long* const d_v_strides = strides + 23;
    auto* const d_k = (narrow*)data[8];
    const long* const d_k_strides = strides + 27;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer N = (integer)sizes[2];
    const integer D = (integer)sizes[3];
    const integer M = (integer)sizes[4];
    const integer E = (integer)sizes[5];
    const long blocks = ((long)M + LANES - 1) / LANES;
    prepare(d_v, BATCH * d_v_strides[0], threads);
    prepare(d_k, BATCH * d_k_strides[0], threads);
    const long shares = shares_of(threads, (long)BATCH * (long)HEADS, blocks);
    parallel_for(threads, (long)BATCH * (long)HEADS * shares, [&](const long task, Scratch& scratch) {
        const long share = task % shares;
        const integer head = (integer)(task / shares % HEADS);
        const integer batch = (integer)(task / shares / HEADS % BATCH);
        vec* const k_j = scratch.take<vec>((long)D * NV);
        vec* const carried = scratch.take<vec>((long)E * NV);
        vec* const v_j = scratch.take<vec>((long)E * NV);
        vec* const carried_2 = scratch.take<vec>((long)D * NV);
        wide* const q_i_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        vec* const dot = scratch.take<vec>(ROWS * NV);
        wide* const d_o_i_data = scratch.take<wide>(ROWS * ((E + 15L) / 16 * 16));
        vec* const dot_2 = scratch.take<vec>(ROWS * NV);
        wide* const norm_i = scratch.take<wide>(ROWS);
        wide* const d_row_i = scratch.take<wide>(ROWS);
        ivec* const seen_tile = scratch.take<ivec>(ROWS * NV);
        wide* const value__3_line = scratch.take<wide>(ROWS);
        vec* const exponential = scratch.take<vec>((long)D * NV);
        vec* const packed = scratch.take<vec>((long)D * NV);
        vec* const d_v_j = scratch.take<vec>((long)E * NV);
        vec* const x1 = scratch.take<vec>((long)D * NV);
        wide* const streamed_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        wide* const streamed_2_data = scratch.take<wide>(ROWS * ((E + 15L) / 16 * 16));
        vec* const d_k_j = scratch.take<vec>((long)D * NV);
        vec* const d_score_tile = dot_2;
        vec* const factor_tile_tile = dot;
        wide* const norm_i_2 = scratch.take<wide>(ROWS);
        wide* const q_i_2_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        wide* const d_o_i_2_data = scratch.take<wide>(ROWS * ((E + 15L) / 16 * 16));
        wide* const d_row_i_2 = scratch.take<wide>(ROWS);
        wide* const value__4_line = scratch.take<wide>(ROWS);
        wide* const state_here = scratch.take<wide>((long)D * E);
        wide* const state_2_here = scratch.take<wide>((long)D);
        wide* const value__5_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        wide* const exponential_3_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        wide* const streamed_3_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        wide* const streamed_4_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        auto* const k_here = k + batch * k_strides[0] + head * k_strides[1];
        auto* const key_lengths_here = key_lengths + batch * key_lengths_strides[0];
        auto* const v_here = v + batch * v_strides[0] + head * v_strides[1];
        auto* const q_here = q + batch * q_strides[0] + head * q_strides[1];
        auto* const d_o_here = d_o + batch * d_o_strides[0] + head * d_o_strides[1];
        auto* const norm_here = norm + batch * norm_strides[0] + head * norm_strides[1];
        auto* const d_row_here = d_row + batch * d_row_strides[0] + head * d_row_strides[1];
        auto* const d_v_here = d_v + batch * d_v_strides[0] + head * d_v_strides[1];
        auto* const d_k_here = d_k + batch * d_k_strides[0] + head * d_k_strides[1];
        for (integer d = 0; d < D; d++) {
            for (long e = 0; e < E; e += VL) {
                store_part(&state_here[(d) * E + e], spread(0_w), E - e);
            }
        }
        for (long d = 0; d < D; d += VL) {
            store_part(&state_2_here[d], spread(0_w), D - d);
        }
        long edge = (long)N, j_before = (long)M - 1;
        (void)j_before;
        for (long turn = 0; turn < blocks * (share + 1) / shares; turn++) {
            const long block = blocks - 1 - turn;
            const long j_start = block * LANES, lanes = least(LANES, (long)M - j_start);
            const long first = j_start, last = j_start + lanes - 1;
            (void)first, (void)last;
            const long reached = least((long)N, largest(0, last + (long)N - (long)M));
            for (long i_start = reached; i_start < edge; i_start += ROWS) {
                const long rows = least(ROWS, edge - i_start);
                // state[j, d, e] = sum over i of (relu(q[i, d]) + exp(-relu(q[i, d]) + q[i, d]))*d_o[i, e]/norm[i] where seen
                load_rows(norm_here + i_start * norm_strides[2], norm_strides[2], rows, norm_i_2);
                const Rows q_i_2 = rows_of(q_here + i_start * q_strides[2], q_strides[2], q_strides[3], rows, D, q_i_2_data);
                const Rows value__5 = {value__5_data, ((D + 15L) / 16 * 16)};
                const Rows exponential_3 = {exponential_3_data, ((D + 15L) / 16 * 16)};
                for (long r = 0; r < rows; r++) {
                    for (long d = 0; d < D; d += VL) {
                        const vec value__5_part = relu(load_part(&q_i_2.data[r * q_i_2.stride + d], D - d));
                        store_part(&value__5_data[r * value__5.stride + d], value__5_part, D - d);
                        store_part(&exponential_3_data[r * exponential_3.stride + d], exp(load_part(&q_i_2.data[r * q_i_2.stride + d], D - d) - value__5_part), D - d);
                    }
                }
                const Rows d_o_i_2 = rows_of(d_o_here + i_start * d_o_strides[2], d_o_strides[2], d_o_strides[3], rows, E, d_o_i_2_data);
                for (long r = 0; r < rows; r++) {
                    const wide value__4 = inverse(norm_i_2[r]);
                    value__4_line[r] = value__4;
                }
                const Rows streamed_3 = {streamed_3_data, ((D + 15L) / 16 * 16)};
                for (long r = 0; r < rows; r++) {
                    for (long d = 0; d < D; d += VL) {
                        store_part(&streamed_3_data[r * streamed_3.stride + d], value__4_line[r] * (load_part(&exponential_3.data[r * exponential_3.stride + d], D - d) + load_part(&value__5.data[r * value__5.stride + d], D - d)), D - d);
                    }
                }
                cross(rows, D, E, streamed_3.data, streamed_3.stride, d_o_i_2.data, d_o_i_2.stride, state_here);
                // state_2[j, d] = sum over i of (relu(q[i, d]) + exp(-relu(q[i, d]) + q[i, d]))*d_row[i] where seen
                load_rows(d_row_here + i_start * d_row_strides[2], d_row_strides[2], rows, d_row_i_2);
                const Rows streamed_4 = {streamed_4_data, ((D + 15L) / 16 * 16)};
                for (long r = 0; r < rows; r++) {
                    for (long d = 0; d < D; d += VL) {
                        store_part(&streamed_4_data[r * streamed_4.stride + d], d_row_i_2[r] * (load_part(&exponential_3.data[r * exponential_3.stride + d], D - d) + load_part(&value__5.data[r * value__5.stride + d], D - d)), D - d);
                    }
                }
                add_rows(rows, D, streamed_4.data, streamed_4.stride, state_2_here);
            }
            edge = reached;
            j_before = last;
            if (turn < blocks * share / shares) continue;  // the states alone
            ivec j[NV];
            lane_numbers(j_start, j);
            // d_v[j, e] = sum over i of d_o[i, e]*dot[i, j]/norm[i] where seen  (step 4)
            pack(k_here + j_start * k_strides[2], k_strides[2], k_strides[3], lanes, D, k_j);
            for (integer d = 0; d < D; d++) {
                UNROLL for (int l = 0; l < NV; l++) {
                    const vec value_ = relu(k_j[d * NV + l]);
                    exponential[d * NV + l] = exp(k_j[d * NV + l] - value_);
                    packed[d * NV + l] = exponential[d * NV + l] + value_;
                }
            }
            combine(E, D, state_here, E, packed, carried);
            const integer key_lengths_value = (integer)key_lengths_here[0];
            const integer some = mask(least((long)N, largest(0, last + (long)N - (long)M)) < N);
            for (integer e = 0; e < E; e++) {
                UNROLL for (int l = 0; l < NV; l++) d_v_j[e * NV + l] = select(some, select(as_mask(j[l] < key_lengths_value), carried[e * NV + l], 0_w), 0_w);
            }
            // x1[j, d] = sum over i of (relu(q[i, d]) + exp(-relu(q[i, d]) + q[i, d]))*d_score[i, j] where seen  (step 9)
            pack(v_here + j_start * v_strides[2], v_strides[2], v_strides[3], lanes, E, v_j);
            contract(D, E, state_here, E, v_j, carried_2);
            const integer some_2 = mask(least((long)N, largest(0, last + (long)N - (long)M)) < N);
            for (integer d = 0; d < D; d++) {
                UNROLL for (int l = 0; l < NV; l++) x1[d * NV + l] = select(some_2, select(as_mask(j[l] < key_lengths_value), state_2_here[d] + carried_2[d * NV + l], 0_w), 0_w);
            }
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
                const auto reach = reach_from<PARTIAL>(i_start, rows, first, last, [&](const long first) { return largest(0, first + (long)N - (long)M); });
                // dot[i, j] = sum over d of (relu(k[j, d]) + exp(-relu(k[j, d]) + k[j, d]))*(relu(q[i, d]) + exp(-relu(q[i, d]) + q[i, d]))  (step 2)
                const Rows q_i = rows_of(q_here + i_start * q_strides[2], q_strides[2], q_strides[3], rows, D, q_i_data);
                const Rows streamed = {streamed_data, ((D + 15L) / 16 * 16)};
                for (long r = 0; r < rows; r++) {
                    for (long d = 0; d < D; d += VL) {
                        const vec value__2 = relu(load_part(&q_i.data[r * q_i.stride + d], D - d));
                        const vec exponential_2 = exp(load_part(&q_i.data[r * q_i.stride + d], D - d) - value__2);
                        store_part(&streamed_data[r * streamed.stride + d], exponential_2 + value__2, D - d);
                    }
                }
                contract(reach, rows, D, streamed.data, streamed.stride, packed, dot);
                // d_weight[i, j] = sum over e of d_o[i, e]*v[j, e]/norm[i]  (step 3)
                const Rows d_o_i = rows_of(d_o_here + i_start * d_o_strides[2], d_o_strides[2], d_o_strides[3], rows, E, d_o_i_data);
                contract(reach, rows, E, d_o_i.data, d_o_i.stride, v_j, dot_2);
                load_rows(norm_here + i_start * norm_strides[2], norm_strides[2], rows, norm_i);
                // d_score[i, j] = d_row[i] + d_weight[i, j] where seen  (step 3)
                load_rows(d_row_here + i_start * d_row_strides[2], d_row_strides[2], rows, d_row_i);
                for (long r = 0; r < rows; r++) {
                    const integer i = (integer)(i_start + r);
                    const wide value__3 = inverse(norm_i[r]);
                    value__3_line[r] = value__3;
                    UNROLL for (int l = 0; l < NV; l++) {
                        const vec d_weight = inverse(norm_i[r]) * dot_2[r * NV + l];
                        // seen: j < key_lengths and j <= i + M - N
                        ivec seen = {};
                        if (PARTIAL) seen = as_mask(j[l] <= i + M - N) & as_mask(j[l] < key_lengths_value);
                        if (PARTIAL) seen_tile[r * NV + l] = seen;
                        const vec d_score = select_if<PARTIAL>(seen, d_weight + d_row_i[r], 0_w);
                        d_score_tile[r * NV + l] = d_score;
                        // d_v[j, e] = sum over i of d_o[i, e]*dot[i, j]/norm[i] where seen  (step 4)
                        const vec factor_tile = select_if<PARTIAL>(seen, dot[r * NV + l], 0_w);
                        factor_tile_tile[r * NV + l] = factor_tile;
                    }
                }
                const Rows streamed_2 = {streamed_2_data, ((E + 15L) / 16 * 16)};
                for (long r = 0; r < rows; r++) {
                    for (long e = 0; e < E; e += VL) {
                        store_part(&streamed_2_data[r * streamed_2.stride + e], value__3_line[r] * load_part(&d_o_i.data[r * d_o_i.stride + e], E - e), E - e);
                    }
                }
                accumulate_visible<PARTIAL>(reach, E, rows, streamed_2, factor_tile_tile, seen_tile, d_v_j);
                // x1[j, d] = sum over i of (relu(q[i, d]) + exp(-relu(q[i, d]) + q[i, d]))*d_score[i, j] where seen  (step 9)
                accumulate_visible<PARTIAL>(reach, D, rows, streamed, d_score_tile, seen_tile, x1);
            };
            tiles(largest(0, first + (long)N - (long)M), (counts ? least((long)N, largest(0, last + (long)N - (long)M)) : 0), largest(0, last + (long)N - (long)M), (whole_lanes ? (long)N : 0), ROWS, tile);
            // g8[j, d] = exp(-relu(k[j, d]) + k[j, d])*x1[j, d] where seen, masked where it is read  (step 9)
            for (integer d = 0; d < D; d++) {
                UNROLL for (int l = 0; l < NV; l++) {
                    const vec g8 = x1[d * NV + l] * exponential[d * NV + l];
                    // g12[j, d] = -g8[j, d] + x1[j, d] where seen, masked where it is read  (step 9)
                    const vec g12 = x1[d * NV + l] - g8;
                    // d_k[j, d] = step(k[j, d])*g12[j, d] + g8[j, d] where seen  (step 9)
                    d_k_j[d * NV + l] = select(as_mask(j[l] < key_lengths_value), g12 * step(k_j[d * NV + l]) + g8, 0_w);
                }
            }
            unpack(d_v_here + j_start * d_v_strides[2], d_v_strides[2], d_v_strides[3], lanes, E, d_v_j);
            unpack(d_k_here + j_start * d_k_strides[2], d_k_strides[2], d_k_strides[3], lanes, D, d_k_j);
        }
    });
}

// d_q: a task goes from block to block of i with state_3, state_4, and streams j past each.
extern "C" void backward_d_q(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const d_row = (const wide*)data[0];
    const long* const d_row_strides = strides + 0;
    auto* const d_o = (const narrow*)data[1];
    const long* const d_o_strides = strides + 3;
    auto* const norm = (const wide*)data[2];
    const long* const norm_strides = strides + 7;
    auto* const v = (const narrow*)data[3];
    const long* const v_strides = strides + 10;
    auto* const key_lengths = (const int64_t*)data[4];
    const long* const key_lengths_strides = strides + 14;
    auto* const k = (const narrow*)data[5];
    const long* const k_strides = strides + 15;
    auto* const q = (const narrow*)data[6];
    const long* const q_strides = strides + 19;
    auto* const d_q = (narrow*)data[7];
    const long* const d_q_strides = strides + 23;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer N = (integer)sizes[2];
    const integer D = (integer)sizes[3];
    const integer M = (integer)sizes[4];
    const integer E = (integer)sizes[5];
    const long blocks = ((long)N + LANES - 1) / LANES;
    prepare(d_q, BATCH * d_q_strides[0], threads);
    const long shares = shares_of(threads, (long)BATCH * (long)HEADS, blocks);
    parallel_for(threads, (long)BATCH * (long)HEADS * shares, [&](const long task, Scratch& scratch) {
        const long share = task % shares;
        const integer head = (integer)(task / shares % HEADS);
        const integer batch = (integer)(task / shares / HEADS % BATCH);
        vec* const d_row_i = scratch.take<vec>(NV);
        vec* const d_o_i = scratch.take<vec>((long)E * NV);
        vec* const carried = scratch.take<vec>((long)D * NV);
        vec* const norm_i = scratch.take<vec>(NV);
        wide* const v_j_data = scratch.take<wide>(ROWS * ((E + 15L) / 16 * 16));
        vec* const dot = scratch.take<vec>(ROWS * NV);
        wide* const k_j_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        vec* const q_i = scratch.take<vec>((long)D * NV);
        ivec* const seen_tile = scratch.take<ivec>(ROWS * NV);
        vec* const x2 = scratch.take<vec>((long)D * NV);
        wide* const streamed_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        vec* const d_q_i = scratch.take<vec>((long)D * NV);
        vec* const d_score_tile = dot;
        wide* const k_j_2_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        wide* const v_j_2_data = scratch.take<wide>(ROWS * ((E + 15L) / 16 * 16));
        wide* const state_3_here = scratch.take<wide>((long)D);
        wide* const state_4_here = scratch.take<wide>((long)D * E);
        wide* const streamed_2_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        wide* const streamed_3_data = scratch.take<wide>(ROWS * ((E + 15L) / 16 * 16));
        auto* const d_row_here = d_row + batch * d_row_strides[0] + head * d_row_strides[1];
        auto* const d_o_here = d_o + batch * d_o_strides[0] + head * d_o_strides[1];
        auto* const norm_here = norm + batch * norm_strides[0] + head * norm_strides[1];
        auto* const v_here = v + batch * v_strides[0] + head * v_strides[1];
        auto* const key_lengths_here = key_lengths + batch * key_lengths_strides[0];
        auto* const k_here = k + batch * k_strides[0] + head * k_strides[1];
        auto* const q_here = q + batch * q_strides[0] + head * q_strides[1];
        auto* const d_q_here = d_q + batch * d_q_strides[0] + head * d_q_strides[1];
        for (long d = 0; d < D; d += VL) {
            store_part(&state_3_here[d], spread(0_w), D - d);
        }
        for (integer d = 0; d < D; d++) {
            for (long e = 0; e < E; e += VL) {
                store_part(&state_4_here[(d) * E + e], spread(0_w), E - e);
            }
        }
        const integer key_lengths_value_2 = (integer)key_lengths_here[0];
        long edge = 0, i_before = 0;
        (void)i_before;
        for (long turn = 0; turn < blocks * (share + 1) / shares; turn++) {
            const long block = turn;
            const long i_start = block * LANES, lanes = least(LANES, (long)N - i_start);
            const long first = i_start, last = i_start + lanes - 1;
            (void)first, (void)last;
            const long reached = largest(0, least((long)M, 1 + first + (long)M - (long)N));
            for (long j_start = edge; j_start < reached; j_start += ROWS) {
                const long rows = least(ROWS, reached - j_start);
                // state_3[i, d] = sum over j of relu(k[j, d]) + exp(-relu(k[j, d]) + k[j, d]) where seen
                const Rows k_j_2 = rows_of(k_here + j_start * k_strides[2], k_strides[2], k_strides[3], rows, D, k_j_2_data);
                const Rows streamed_2 = {streamed_2_data, ((D + 15L) / 16 * 16)};
                for (long r = 0; r < rows; r++) {
                    const integer j = (integer)(j_start + r);
                    for (long d = 0; d < D; d += VL) {
                        const vec value__3 = relu(load_part(&k_j_2.data[r * k_j_2.stride + d], D - d));
                        const vec exponential_2 = exp(load_part(&k_j_2.data[r * k_j_2.stride + d], D - d) - value__3);
                        store_part(&streamed_2_data[r * streamed_2.stride + d], select(as_mask(j < key_lengths_value_2), exponential_2 + value__3, 0_w), D - d);
                    }
                }
                add_rows(rows, D, streamed_2.data, streamed_2.stride, state_3_here);
                // state_4[i, d, e] = sum over j of (relu(k[j, d]) + exp(-relu(k[j, d]) + k[j, d]))*v[j, e] where seen
                const Rows v_j_2 = rows_of(v_here + j_start * v_strides[2], v_strides[2], v_strides[3], rows, E, v_j_2_data);
                const Rows streamed_3 = {streamed_3_data, ((E + 15L) / 16 * 16)};
                for (long r = 0; r < rows; r++) {
                    const integer j = (integer)(j_start + r);
                    for (long e = 0; e < E; e += VL) {
                        store_part(&streamed_3_data[r * streamed_3.stride + e], select(as_mask(j < key_lengths_value_2), load_part(&v_j_2.data[r * v_j_2.stride + e], E - e), 0_w), E - e);
                    }
                }
                cross(rows, D, E, streamed_2.data, streamed_2.stride, streamed_3.data, streamed_3.stride, state_4_here);
            }
            edge = reached;
            i_before = first;
            if (turn < blocks * share / shares) continue;  // the states alone
            ivec i[NV];
            lane_numbers(i_start, i);
            // x2[i, d] = sum over j of (relu(k[j, d]) + exp(-relu(k[j, d]) + k[j, d]))*d_score[i, j] where seen  (step 9)
            load_lanes(d_row_here + i_start * d_row_strides[2], d_row_strides[2], lanes, d_row_i);
            pack(d_o_here + i_start * d_o_strides[2], d_o_strides[2], d_o_strides[3], lanes, E, d_o_i);
            contract(D, E, state_4_here, E, d_o_i, carried);
            load_lanes(norm_here + i_start * norm_strides[2], norm_strides[2], lanes, norm_i);
            vec value_[NV];
            UNROLL for (int l = 0; l < NV; l++) {
                value_[l] = inverse(norm_i[l]);
            }
            const integer some = mask(largest(0, least((long)M, 1 + first + (long)M - (long)N)) > 0);
            for (integer d = 0; d < D; d++) {
                UNROLL for (int l = 0; l < NV; l++) x2[d * NV + l] = select(some, d_row_i[l] * state_3_here[d] + value_[l] * carried[d * NV + l], 0_w);
            }
            vec row[NV];
            UNROLL for (int l = 0; l < NV; l++) {
                row[l] = inverse(norm_i[l]);
            }
            const integer key_lengths_value = (integer)key_lengths_here[0];
            const auto tile = [&](const long j_start, const long rows, auto partial) {
                constexpr bool PARTIAL = decltype(partial)::value;
                const auto reach = reach_until<PARTIAL>(j_start, rows, first, last, [&](const long last) { return least(least((long)M, (long)key_lengths_value), 1 + last + (long)M - (long)N); });
                // d_weight[i, j] = sum over e of d_o[i, e]*v[j, e]/norm[i]  (step 3)
                const Rows v_j = rows_of(v_here + j_start * v_strides[2], v_strides[2], v_strides[3], rows, E, v_j_data);
                contract(reach, rows, E, v_j.data, v_j.stride, d_o_i, dot);
                // x2[i, d] = sum over j of (relu(k[j, d]) + exp(-relu(k[j, d]) + k[j, d]))*d_score[i, j] where seen  (step 9)
                const Rows k_j = rows_of(k_here + j_start * k_strides[2], k_strides[2], k_strides[3], rows, D, k_j_data);
                const Rows streamed = {streamed_data, ((D + 15L) / 16 * 16)};
                for (long r = 0; r < rows; r++) {
                    for (long d = 0; d < D; d += VL) {
                        const vec value__2 = relu(load_part(&k_j.data[r * k_j.stride + d], D - d));
                        store_part(&streamed_data[r * streamed.stride + d], exp(load_part(&k_j.data[r * k_j.stride + d], D - d) - value__2) + value__2, D - d);
                    }
                }
                for (long r = 0; r < rows; r++) {
                    const integer j = (integer)(j_start + r);
                    UNROLL for (int l = 0; l < NV; l++) {
                        const vec d_weight = row[l] * dot[r * NV + l];
                        // d_score[i, j] = d_row[i] + d_weight[i, j] where seen  (step 3)
                        // seen: j < key_lengths and j <= i + M - N
                        ivec seen = {};
                        if (PARTIAL) seen = as_mask(j <= i[l] + M - N) & as_mask(j < key_lengths_value);
                        if (PARTIAL) seen_tile[r * NV + l] = seen;
                        const vec d_score = select_if<PARTIAL>(seen, d_weight + d_row_i[l], 0_w);
                        d_score_tile[r * NV + l] = d_score;
                    }
                }
                accumulate_visible<PARTIAL>(reach, D, rows, streamed, d_score_tile, seen_tile, x2);
            };
            tiles(largest(0, least((long)M, 1 + first + (long)M - (long)N)), least(least((long)M, (long)key_lengths_value), 1 + last + (long)M - (long)N), 0, least(least((long)M, (long)key_lengths_value), 1 + first + (long)M - (long)N), ROWS, tile);
            // g10[i, d] = exp(-relu(q[i, d]) + q[i, d])*x2[i, d]  (step 9)
            pack(q_here + i_start * q_strides[2], q_strides[2], q_strides[3], lanes, D, q_i);
            for (integer d = 0; d < D; d++) {
                UNROLL for (int l = 0; l < NV; l++) {
                    const vec exponential = exp(q_i[d * NV + l] - relu(q_i[d * NV + l]));
                    const vec g10 = x2[d * NV + l] * exponential;
                    // g11[i, d] = -g10[i, d] + x2[i, d]  (step 9)
                    const vec g11 = x2[d * NV + l] - g10;
                    // d_q[i, d] = step(q[i, d])*g11[i, d] + g10[i, d]  (step 3)
                    d_q_i[d * NV + l] = g11 * step(q_i[d * NV + l]) + g10;
                }
            }
            unpack(d_q_here + i_start * d_q_strides[2], d_q_strides[2], d_q_strides[3], lanes, D, d_q_i);
        }
    });
}

}  // namespace derive

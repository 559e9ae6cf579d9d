// Gated linear attention: C++ kernels, compiled on first use
//
//     o[i, e] =     Σ     exp⎛    Σ     logsigmoid(gate[u]) -     Σ     logsigmoid(gate[u])⎞⋅v[j, e]⋅Σ k[j, d]⋅q[i, d]
//               j : j ≤ i    ⎝u : u ≤ i                       u : u ≤ j                    ⎠         d
//
// Generated: do not edit; change the formula or the printer, and run `derive build`.

#include "cpu_kernels.h"

namespace derive {

// t2: a task has one batch, head and a block of u.
extern "C" void forward_t2(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const gate = (const narrow*)data[0];
    const long* const gate_strides = strides + 0;
    auto* const t2 = (wide*)data[1];
    const long* const t2_strides = strides + 3;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer L = (integer)sizes[2];
    prepare(t2, BATCH * t2_strides[0], threads);
    const long blocks = ((long)L + BLOCK - 1) / BLOCK;
    tasks_in_turn(threads, (long)BATCH * (long)HEADS * blocks, [&](const long begin, const long end, Scratch& scratch) {
        for (long task = begin; task < end; task++) {
            const long u_start = task % blocks * BLOCK, u_stop = least(u_start + BLOCK, (long)L);
            const integer head = (integer)(task / blocks % HEADS);
            const integer batch = (integer)(task / blocks / HEADS % BATCH);
            // t2[u] = logsigmoid(gate[u])  (step 1)
            rows_of_kind(gate_strides[2] == 1 && t2_strides[2] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                auto* const gate_row = gate + batch * gate_strides[0] + head * gate_strides[1];
                auto* const t2_row = t2 + batch * t2_strides[0] + head * t2_strides[1];
                each(u_start, u_stop, [&](const long u, auto n) {
                    const auto gate_value = from_row<DENSE, vec>(gate_row, gate_strides[2], u, n);
                    const auto t2_value = logsigmoid(gate_value);
                    to_row<DENSE>(t2_row, t2_strides[2], u, n, spread<wide>(t2_value));
                });
            });
        }
    });
}

// t3, saved_t3: a task goes from block to block of j with state, and streams u past each.
extern "C" void forward_row_sum_saved_t3(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const t2 = (const wide*)data[0];
    const long* const t2_strides = strides + 0;
    auto* const row_sum = (wide*)data[1];
    const long* const row_sum_strides = strides + 3;
    auto* const saved_t3 = (wide*)data[2];
    const long* const saved_t3_strides = strides + 6;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer L = (integer)sizes[2];
    const long blocks = ((long)L + LANES - 1) / LANES;
    prepare(row_sum, BATCH * row_sum_strides[0], threads);
    prepare(saved_t3, BATCH * saved_t3_strides[0], threads);
    const long shares = shares_of(threads, (long)BATCH * (long)HEADS, blocks);
    parallel_for(threads, (long)BATCH * (long)HEADS * shares, [&](const long task, Scratch& scratch) {
        const long share = task % shares;
        const integer head = (integer)(task / shares % HEADS);
        const integer batch = (integer)(task / shares / HEADS % BATCH);
        wide* const t2_u = scratch.take<wide>(ROWS);
        wide* const t2_u_2 = scratch.take<wide>(ROWS);
        wide* const streamed_line = scratch.take<wide>(ROWS);
        auto* const t2_here = t2 + batch * t2_strides[0] + head * t2_strides[1];
        auto* const row_sum_here = row_sum + batch * row_sum_strides[0] + head * row_sum_strides[1];
        auto* const saved_t3_here = saved_t3 + batch * saved_t3_strides[0] + head * saved_t3_strides[1];
        wide state_here = 0_w;
        long edge = 0, j_before = 0;
        (void)j_before;
        for (long turn = 0; turn < blocks * (share + 1) / shares; turn++) {
            const long block = turn;
            const long j_start = block * LANES, lanes = least(LANES, (long)L - j_start);
            const long first = j_start, last = j_start + lanes - 1;
            (void)first, (void)last;
            const long reached = largest(0, least((long)L, 1 + first));
            for (long u_start = edge; u_start < reached; u_start += ROWS) {
                const long rows = least(ROWS, reached - u_start);
                // state[j] = sum over u of t2[u] where seen
                load_rows(t2_here + u_start * t2_strides[2], t2_strides[2], rows, t2_u_2);
                for (long r = 0; r < rows; r++) {
                    const wide streamed = t2_u_2[r];
                    streamed_line[r] = streamed;
                }
                state_here += sum_of(rows, streamed_line);
            }
            edge = reached;
            j_before = first;
            if (turn < blocks * share / shares) continue;  // the states alone
            ivec j[NV];
            lane_numbers(j_start, j);
            // row_sum[j] = sum over u of t2[u] where seen  (step 1)
            const integer some = mask(largest(0, least((long)L, 1 + first)) > 0);
            vec t3_j[NV];
            UNROLL for (int l = 0; l < NV; l++) {
                t3_j[l] = spread(select(some, state_here, 0_w));
            }
            const auto tile = [&](const long u_start, const long rows, auto partial) {
                constexpr bool PARTIAL = decltype(partial)::value;
                // row_sum[j] = sum over u of t2[u] where seen  (step 1)
                load_rows(t2_here + u_start * t2_strides[2], t2_strides[2], rows, t2_u);
                vec total[NV];
                UNROLL for (int l = 0; l < NV; l++) total[l] = spread(0_w);
                for (long r = 0; r < rows; r++) {
                    const integer u = (integer)(u_start + r);
                    UNROLL for (int l = 0; l < NV; l++) {
                        // seen: u <= j
                        ivec seen = {};
                        if (PARTIAL) seen = as_mask(u <= j[l]);
                        total[l] = plus(total[l], select_if<PARTIAL>(seen, t2_u[r], 0_w));
                    }
                }
                UNROLL for (int l = 0; l < NV; l++) {
                    t3_j[l] = t3_j[l] + total[l];
                }
            };
            tiles(largest(0, least((long)L, 1 + first)), least((long)L, 1 + last), 0, least((long)L, 1 + first), ROWS, tile);
            // saved_t3[j] = row_sum[j]  (step 5)
            vec saved_t3_j[NV];
            UNROLL for (int l = 0; l < NV; l++) {
                saved_t3_j[l] = t3_j[l];
            }
            store_lanes(row_sum_here + j_start * row_sum_strides[2], row_sum_strides[2], lanes, t3_j);
            store_lanes(saved_t3_here + j_start * saved_t3_strides[2], saved_t3_strides[2], lanes, saved_t3_j);
        }
    });
}

// o: a task goes from block to block of i with state_2, and streams j past each.
extern "C" void forward_o(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const row_sum = (const wide*)data[0];
    const long* const row_sum_strides = strides + 0;
    auto* const q = (const narrow*)data[1];
    const long* const q_strides = strides + 3;
    auto* const k = (const narrow*)data[2];
    const long* const k_strides = strides + 7;
    auto* const v = (const narrow*)data[3];
    const long* const v_strides = strides + 11;
    auto* const o = (narrow*)data[4];
    const long* const o_strides = strides + 15;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer L = (integer)sizes[2];
    const integer D = (integer)sizes[3];
    const integer E = (integer)sizes[4];
    const long blocks = ((long)L + LANES - 1) / LANES;
    prepare(o, BATCH * o_strides[0], threads);
    const long shares = shares_of(threads, (long)BATCH * (long)HEADS, blocks);
    parallel_for(threads, (long)BATCH * (long)HEADS * shares, [&](const long task, Scratch& scratch) {
        const long share = task % shares;
        const integer head = (integer)(task / shares % HEADS);
        const integer batch = (integer)(task / shares / HEADS % BATCH);
        vec* const q_i = scratch.take<vec>((long)D * NV);
        vec* const carried = scratch.take<vec>((long)E * NV);
        vec* const row_sum_i = scratch.take<vec>(NV);
        wide* const k_j_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        vec* const dot = scratch.take<vec>(ROWS * NV);
        wide* const row_sum_j = scratch.take<wide>(ROWS);
        wide* const v_j_data = scratch.take<wide>(ROWS * ((E + 15L) / 16 * 16));
        ivec* const seen_tile = scratch.take<ivec>(ROWS * NV);
        vec* const o_i = scratch.take<vec>((long)E * NV);
        vec* const factor_tile_tile = dot;
        wide* const row_sum_j_2 = scratch.take<wide>(ROWS);
        wide* const k_j_2_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        wide* const v_j_2_data = scratch.take<wide>(ROWS * ((E + 15L) / 16 * 16));
        wide* const value__2_line = scratch.take<wide>(ROWS);
        wide* const state_2_here = scratch.take<wide>((long)D * E);
        wide* const streamed_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        auto* const row_sum_here = row_sum + batch * row_sum_strides[0] + head * row_sum_strides[1];
        auto* const q_here = q + batch * q_strides[0] + head * q_strides[1];
        auto* const k_here = k + batch * k_strides[0] + head * k_strides[1];
        auto* const v_here = v + batch * v_strides[0] + head * v_strides[1];
        auto* const o_here = o + batch * o_strides[0] + head * o_strides[1];
        for (integer d = 0; d < D; d++) {
            for (long e = 0; e < E; e += VL) {
                store_part(&state_2_here[(d) * E + e], spread(0_w), E - e);
            }
        }
        long edge = 0, i_before = 0;
        (void)i_before;
        for (long turn = 0; turn < blocks * (share + 1) / shares; turn++) {
            const long block = turn;
            const long i_start = block * LANES, lanes = least(LANES, (long)L - i_start);
            const long first = i_start, last = i_start + lanes - 1;
            (void)first, (void)last;
            const wide row_sum_anchor_2 = number_at(row_sum_here, first * row_sum_strides[2]);
            const wide row_sum_before = number_at(row_sum_here, i_before * row_sum_strides[2]);
            for (integer d = 0; d < D; d++) {
                for (long e = 0; e < E; e += VL) {
                    store_part(&state_2_here[(d) * E + e], exp(row_sum_anchor_2 - row_sum_before) * load_part(&state_2_here[(d) * E + e], E - e), E - e);
                }
            }
            const long reached = largest(0, least((long)L, 1 + first));
            for (long j_start = edge; j_start < reached; j_start += ROWS) {
                const long rows = least(ROWS, reached - j_start);
                // state_2[i, d, e] = sum over j of exp(row_sum[i] - row_sum[j])*k[j, d]*v[j, e] where seen
                load_rows(row_sum_here + j_start * row_sum_strides[2], row_sum_strides[2], rows, row_sum_j_2);
                const Rows k_j_2 = rows_of(k_here + j_start * k_strides[2], k_strides[2], k_strides[3], rows, D, k_j_2_data);
                const Rows v_j_2 = rows_of(v_here + j_start * v_strides[2], v_strides[2], v_strides[3], rows, E, v_j_2_data);
                for (long r = 0; r < rows; r++) {
                    const wide value__2 = exp(row_sum_anchor_2 - row_sum_j_2[r]);
                    value__2_line[r] = value__2;
                }
                const Rows streamed = {streamed_data, ((D + 15L) / 16 * 16)};
                for (long r = 0; r < rows; r++) {
                    for (long d = 0; d < D; d += VL) {
                        store_part(&streamed_data[r * streamed.stride + d], value__2_line[r] * load_part(&k_j_2.data[r * k_j_2.stride + d], D - d), D - d);
                    }
                }
                cross(rows, D, E, streamed.data, streamed.stride, v_j_2.data, v_j_2.stride, state_2_here);
            }
            edge = reached;
            i_before = first;
            if (turn < blocks * share / shares) continue;  // the states alone
            ivec i[NV];
            lane_numbers(i_start, i);
            const wide row_sum_anchor = number_at(row_sum_here, first * row_sum_strides[2]);
            // o[i, e] = sum over j of weight[i, j]*dot[i, j]*v[j, e] where seen  (step 6)
            pack(q_here + i_start * q_strides[2], q_strides[2], q_strides[3], lanes, D, q_i);
            combine(E, D, state_2_here, E, q_i, carried);
            load_lanes(row_sum_here + i_start * row_sum_strides[2], row_sum_strides[2], lanes, row_sum_i);
            vec value_[NV];
            UNROLL for (int l = 0; l < NV; l++) {
                value_[l] = exp(row_sum_i[l] - row_sum_anchor);
            }
            const integer some = mask(largest(0, least((long)L, 1 + first)) > 0);
            for (integer e = 0; e < E; e++) {
                UNROLL for (int l = 0; l < NV; l++) o_i[e * NV + l] = select(some, value_[l] * carried[e * NV + l], 0_w);
            }
            const auto tile = [&](const long j_start, const long rows, auto partial) {
                constexpr bool PARTIAL = decltype(partial)::value;
                const auto reach = reach_until<PARTIAL>(j_start, rows, first, last, [&](const long last) { return least((long)L, 1 + last); });
                // dot[i, j] = sum over d of k[j, d]*q[i, d]  (step 1)
                const Rows k_j = rows_of(k_here + j_start * k_strides[2], k_strides[2], k_strides[3], rows, D, k_j_data);
                contract(reach, rows, D, k_j.data, k_j.stride, q_i, dot);
                // score[i, j] = row_sum[i] - row_sum[j]  (step 1)
                load_rows(row_sum_here + j_start * row_sum_strides[2], row_sum_strides[2], rows, row_sum_j);
                const Rows v_j = rows_of(v_here + j_start * v_strides[2], v_strides[2], v_strides[3], rows, E, v_j_data);
                for (long r = 0; r < rows; r++) {
                    const integer j = (integer)(j_start + r);
                    UNROLL for (int l = 0; l < NV; l++) {
                        const vec score = row_sum_i[l] - row_sum_j[r];
                        // weight[i, j] = exp(score[i, j]) where seen, masked where it is read  (step 6)
                        const vec weight = exp(score);
                        // o[i, e] = sum over j of weight[i, j]*dot[i, j]*v[j, e] where seen  (step 6)
                        // seen: j <= i
                        ivec seen = {};
                        if (PARTIAL) seen = as_mask(j <= i[l]);
                        if (PARTIAL) seen_tile[r * NV + l] = seen;
                        const vec factor_tile = select_if<PARTIAL>(seen, weight * dot[r * NV + l], 0_w);
                        factor_tile_tile[r * NV + l] = factor_tile;
                    }
                }
                accumulate_visible<PARTIAL>(reach, E, rows, v_j, factor_tile_tile, seen_tile, o_i);
            };
            tiles(largest(0, least((long)L, 1 + first)), least((long)L, 1 + last), 0, least((long)L, 1 + first), ROWS, tile);
            unpack(o_here + i_start * o_strides[2], o_strides[2], o_strides[3], lanes, E, o_i);
        }
    });
}

// d_v, g5, d_k: a task goes from block to block of j with state, and streams i past each.
extern "C" void backward_d_v_g5_d_k(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const saved_t3 = (const wide*)data[0];
    const long* const saved_t3_strides = strides + 0;
    auto* const k = (const narrow*)data[1];
    const long* const k_strides = strides + 3;
    auto* const v = (const narrow*)data[2];
    const long* const v_strides = strides + 7;
    auto* const q = (const narrow*)data[3];
    const long* const q_strides = strides + 11;
    auto* const d_o = (const narrow*)data[4];
    const long* const d_o_strides = strides + 15;
    auto* const d_v = (narrow*)data[5];
    const long* const d_v_strides = strides + 19;
    auto* const g5 = (wide*)data[6];
    const long* const g5_strides = strides + 23;
    auto* const d_k = (narrow*)data[7];
    const long* const d_k_strides = strides + 26;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer L = (integer)sizes[2];
    const integer D = (integer)sizes[3];
    const integer E = (integer)sizes[4];
    const long blocks = ((long)L + LANES - 1) / LANES;
    prepare(d_v, BATCH * d_v_strides[0], threads);
    prepare(d_k, BATCH * d_k_strides[0], threads);
    const long shares = shares_of(threads, (long)BATCH * (long)HEADS, blocks);
    parallel_for(threads, (long)BATCH * (long)HEADS * shares, [&](const long task, Scratch& scratch) {
        const long share = task % shares;
        const integer head = (integer)(task / shares % HEADS);
        const integer batch = (integer)(task / shares / HEADS % BATCH);
        vec* const k_j = scratch.take<vec>((long)D * NV);
        vec* const carried = scratch.take<vec>((long)E * NV);
        vec* const saved_t3_j = scratch.take<vec>(NV);
        vec* const v_j = scratch.take<vec>((long)E * NV);
        vec* const carried_2 = scratch.take<vec>((long)D * NV);
        wide* const q_i_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        vec* const dot = scratch.take<vec>(ROWS * NV);
        wide* const saved_t3_i = scratch.take<wide>(ROWS);
        wide* const d_o_i_data = scratch.take<wide>(ROWS * ((E + 15L) / 16 * 16));
        vec* const dot_2 = scratch.take<vec>(ROWS * NV);
        vec* const d_score_tile = scratch.take<vec>(ROWS * NV);
        ivec* const seen_tile = scratch.take<ivec>(ROWS * NV);
        vec* const d_v_j = scratch.take<vec>((long)E * NV);
        vec* const d_k_j = scratch.take<vec>((long)D * NV);
        vec* const d_score_2_tile = dot_2;
        vec* const factor_tile_tile = dot;
        wide* const saved_t3_i_2 = scratch.take<wide>(ROWS);
        wide* const q_i_2_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        wide* const d_o_i_2_data = scratch.take<wide>(ROWS * ((E + 15L) / 16 * 16));
        wide* const value__line = scratch.take<wide>(ROWS);
        wide* const state_here = scratch.take<wide>((long)D * E);
        wide* const streamed_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        auto* const saved_t3_here = saved_t3 + batch * saved_t3_strides[0] + head * saved_t3_strides[1];
        auto* const k_here = k + batch * k_strides[0] + head * k_strides[1];
        auto* const v_here = v + batch * v_strides[0] + head * v_strides[1];
        auto* const q_here = q + batch * q_strides[0] + head * q_strides[1];
        auto* const d_o_here = d_o + batch * d_o_strides[0] + head * d_o_strides[1];
        auto* const d_v_here = d_v + batch * d_v_strides[0] + head * d_v_strides[1];
        auto* const g5_here = g5 + batch * g5_strides[0] + head * g5_strides[1];
        auto* const d_k_here = d_k + batch * d_k_strides[0] + head * d_k_strides[1];
        for (integer d = 0; d < D; d++) {
            for (long e = 0; e < E; e += VL) {
                store_part(&state_here[(d) * E + e], spread(0_w), E - e);
            }
        }
        long edge = (long)L, j_before = (long)L - 1;
        (void)j_before;
        for (long turn = 0; turn < blocks * (share + 1) / shares; turn++) {
            const long block = blocks - 1 - turn;
            const long j_start = block * LANES, lanes = least(LANES, (long)L - j_start);
            const long first = j_start, last = j_start + lanes - 1;
            (void)first, (void)last;
            const wide saved_t3_anchor_2 = number_at(saved_t3_here, last * saved_t3_strides[2]);
            const wide saved_t3_before = number_at(saved_t3_here, j_before * saved_t3_strides[2]);
            for (integer d = 0; d < D; d++) {
                for (long e = 0; e < E; e += VL) {
                    store_part(&state_here[(d) * E + e], exp(saved_t3_before - saved_t3_anchor_2) * load_part(&state_here[(d) * E + e], E - e), E - e);
                }
            }
            const long reached = least((long)L, largest(0, last));
            for (long i_start = reached; i_start < edge; i_start += ROWS) {
                const long rows = least(ROWS, edge - i_start);
                // state[j, d, e] = sum over i of exp(saved_t3[i] - saved_t3[j])*d_o[i, e]*q[i, d] where seen
                load_rows(saved_t3_here + i_start * saved_t3_strides[2], saved_t3_strides[2], rows, saved_t3_i_2);
                const Rows q_i_2 = rows_of(q_here + i_start * q_strides[2], q_strides[2], q_strides[3], rows, D, q_i_2_data);
                const Rows d_o_i_2 = rows_of(d_o_here + i_start * d_o_strides[2], d_o_strides[2], d_o_strides[3], rows, E, d_o_i_2_data);
                for (long r = 0; r < rows; r++) {
                    const wide value_ = exp(saved_t3_i_2[r] - saved_t3_anchor_2);
                    value__line[r] = value_;
                }
                const Rows streamed = {streamed_data, ((D + 15L) / 16 * 16)};
                for (long r = 0; r < rows; r++) {
                    for (long d = 0; d < D; d += VL) {
                        store_part(&streamed_data[r * streamed.stride + d], value__line[r] * load_part(&q_i_2.data[r * q_i_2.stride + d], D - d), D - d);
                    }
                }
                cross(rows, D, E, streamed.data, streamed.stride, d_o_i_2.data, d_o_i_2.stride, state_here);
            }
            edge = reached;
            j_before = last;
            if (turn < blocks * share / shares) continue;  // the states alone
            ivec j[NV];
            lane_numbers(j_start, j);
            const wide saved_t3_anchor = number_at(saved_t3_here, last * saved_t3_strides[2]);
            // d_v[j, e] = sum over i of d_o[i, e]*weight[i, j]*dot[i, j] where seen  (step 8)
            pack(k_here + j_start * k_strides[2], k_strides[2], k_strides[3], lanes, D, k_j);
            combine(E, D, state_here, E, k_j, carried);
            load_lanes(saved_t3_here + j_start * saved_t3_strides[2], saved_t3_strides[2], lanes, saved_t3_j);
            vec exponential[NV];
            UNROLL for (int l = 0; l < NV; l++) {
                exponential[l] = exp(saved_t3_anchor - saved_t3_j[l]);
            }
            const integer some = mask(least((long)L, largest(0, last)) < L);
            for (integer e = 0; e < E; e++) {
                UNROLL for (int l = 0; l < NV; l++) d_v_j[e * NV + l] = select(some, exponential[l] * carried[e * NV + l], 0_w);
            }
            // g5[j] = sum over i of d_score[i, j] where seen  (step 4)
            pack(v_here + j_start * v_strides[2], v_strides[2], v_strides[3], lanes, E, v_j);
            contract(D, E, state_here, E, v_j, carried_2);
            vec total[NV];
            UNROLL for (int l = 0; l < NV; l++) {
                total[l] = spread(0_w);
            }
            for (integer d = 0; d < D; d++) {
                UNROLL for (int l = 0; l < NV; l++) {
                    total[l] = total[l] + k_j[d * NV + l] * carried_2[d * NV + l];
                }
            }
            const integer some_2 = mask(least((long)L, largest(0, last)) < L);
            vec g5_j[NV];
            UNROLL for (int l = 0; l < NV; l++) {
                g5_j[l] = select(some_2, exponential[l] * total[l], 0_w);
            }
            // d_k[j, d] = sum over i of d_score_2[i, j]*q[i, d] where seen  (step 4)
            const integer some_3 = mask(least((long)L, largest(0, last)) < L);
            for (integer d = 0; d < D; d++) {
                UNROLL for (int l = 0; l < NV; l++) d_k_j[d * NV + l] = select(some_3, exponential[l] * carried_2[d * NV + l], 0_w);
            }
            const auto tile = [&](const long i_start, const long rows, auto partial) {
                constexpr bool PARTIAL = decltype(partial)::value;
                const auto reach = reach_from<PARTIAL>(i_start, rows, first, last, [&](const long first) { return largest(0, first); });
                // dot[i, j] = sum over d of k[j, d]*q[i, d]  (step 1)
                const Rows q_i = rows_of(q_here + i_start * q_strides[2], q_strides[2], q_strides[3], rows, D, q_i_data);
                contract(reach, rows, D, q_i.data, q_i.stride, k_j, dot);
                // score[i, j] = saved_t3[i] - saved_t3[j]  (step 4)
                load_rows(saved_t3_here + i_start * saved_t3_strides[2], saved_t3_strides[2], rows, saved_t3_i);
                // d_weight[i, j] = sum over e of d_o[i, e]*v[j, e]  (step 3)
                const Rows d_o_i = rows_of(d_o_here + i_start * d_o_strides[2], d_o_strides[2], d_o_strides[3], rows, E, d_o_i_data);
                contract(reach, rows, E, d_o_i.data, d_o_i.stride, v_j, dot_2);
                for (long r = 0; r < rows; r++) {
                    const integer i = (integer)(i_start + r);
                    UNROLL for (int l = 0; l < NV; l++) {
                        const vec score = saved_t3_i[r] - saved_t3_j[l];
                        // weight[i, j] = exp(score[i, j]) where seen, masked where it is read  (step 8)
                        const vec weight = exp(score);
                        // d_score[i, j] = d_weight[i, j]*weight[i, j]*dot[i, j] where seen  (step 8)
                        // seen: j <= i
                        ivec seen = {};
                        if (PARTIAL) seen = as_mask(j[l] <= i);
                        if (PARTIAL) seen_tile[r * NV + l] = seen;
                        const vec d_score = select_if<PARTIAL>(seen, dot_2[r * NV + l] * weight * dot[r * NV + l], 0_w);
                        d_score_tile[r * NV + l] = d_score;
                        // d_score_2[i, j] = d_weight[i, j]*weight[i, j] where seen  (step 8)
                        const vec d_score_2 = select_if<PARTIAL>(seen, dot_2[r * NV + l] * weight, 0_w);
                        d_score_2_tile[r * NV + l] = d_score_2;
                        // d_v[j, e] = sum over i of d_o[i, e]*weight[i, j]*dot[i, j] where seen  (step 8)
                        const vec factor_tile = select_if<PARTIAL>(seen, weight * dot[r * NV + l], 0_w);
                        factor_tile_tile[r * NV + l] = factor_tile;
                    }
                }
                accumulate_visible<PARTIAL>(reach, E, rows, d_o_i, factor_tile_tile, seen_tile, d_v_j);
                // d_k[j, d] = sum over i of d_score_2[i, j]*q[i, d] where seen  (step 4)
                accumulate_visible<PARTIAL>(reach, D, rows, q_i, d_score_2_tile, seen_tile, d_k_j);
                vec total_2[NV];
                UNROLL for (int l = 0; l < NV; l++) total_2[l] = spread(0_w);
                for (long r = 0; r < rows; r++) {
                    UNROLL for (int l = 0; l < NV; l++) {
                        // g5[j] = sum over i of d_score[i, j] where seen  (step 4)
                        total_2[l] = plus(total_2[l], d_score_tile[r * NV + l]);
                    }
                }
                UNROLL for (int l = 0; l < NV; l++) {
                    g5_j[l] = g5_j[l] + total_2[l];
                }
            };
            tiles(largest(0, first), least((long)L, largest(0, last)), largest(0, last), (long)L, ROWS, tile);
            unpack(d_v_here + j_start * d_v_strides[2], d_v_strides[2], d_v_strides[3], lanes, E, d_v_j);
            store_lanes(g5_here + j_start * g5_strides[2], g5_strides[2], lanes, g5_j);
            unpack(d_k_here + j_start * d_k_strides[2], d_k_strides[2], d_k_strides[3], lanes, D, d_k_j);
        }
    });
}

// g4, d_q: a task goes from block to block of i with state_2, and streams j past each.
extern "C" void backward_g4_d_q(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const saved_t3 = (const wide*)data[0];
    const long* const saved_t3_strides = strides + 0;
    auto* const d_o = (const narrow*)data[1];
    const long* const d_o_strides = strides + 3;
    auto* const q = (const narrow*)data[2];
    const long* const q_strides = strides + 7;
    auto* const k = (const narrow*)data[3];
    const long* const k_strides = strides + 11;
    auto* const v = (const narrow*)data[4];
    const long* const v_strides = strides + 15;
    auto* const g4 = (wide*)data[5];
    const long* const g4_strides = strides + 19;
    auto* const d_q = (narrow*)data[6];
    const long* const d_q_strides = strides + 22;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer L = (integer)sizes[2];
    const integer D = (integer)sizes[3];
    const integer E = (integer)sizes[4];
    const long blocks = ((long)L + LANES - 1) / LANES;
    prepare(d_q, BATCH * d_q_strides[0], threads);
    const long shares = shares_of(threads, (long)BATCH * (long)HEADS, blocks);
    parallel_for(threads, (long)BATCH * (long)HEADS * shares, [&](const long task, Scratch& scratch) {
        const long share = task % shares;
        const integer head = (integer)(task / shares % HEADS);
        const integer batch = (integer)(task / shares / HEADS % BATCH);
        vec* const d_o_i = scratch.take<vec>((long)E * NV);
        vec* const carried = scratch.take<vec>((long)D * NV);
        vec* const q_i = scratch.take<vec>((long)D * NV);
        vec* const saved_t3_i = scratch.take<vec>(NV);
        wide* const k_j_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        vec* const dot = scratch.take<vec>(ROWS * NV);
        wide* const saved_t3_j = scratch.take<wide>(ROWS);
        wide* const v_j_data = scratch.take<wide>(ROWS * ((E + 15L) / 16 * 16));
        vec* const dot_2 = scratch.take<vec>(ROWS * NV);
        ivec* const seen_tile = scratch.take<ivec>(ROWS * NV);
        vec* const d_q_i = scratch.take<vec>((long)D * NV);
        vec* const d_score_2_tile = dot;
        wide* const saved_t3_j_2 = scratch.take<wide>(ROWS);
        wide* const k_j_2_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        wide* const v_j_2_data = scratch.take<wide>(ROWS * ((E + 15L) / 16 * 16));
        wide* const value__line = scratch.take<wide>(ROWS);
        wide* const state_2_here = scratch.take<wide>((long)D * E);
        wide* const streamed_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        auto* const saved_t3_here = saved_t3 + batch * saved_t3_strides[0] + head * saved_t3_strides[1];
        auto* const d_o_here = d_o + batch * d_o_strides[0] + head * d_o_strides[1];
        auto* const q_here = q + batch * q_strides[0] + head * q_strides[1];
        auto* const k_here = k + batch * k_strides[0] + head * k_strides[1];
        auto* const v_here = v + batch * v_strides[0] + head * v_strides[1];
        auto* const g4_here = g4 + batch * g4_strides[0] + head * g4_strides[1];
        auto* const d_q_here = d_q + batch * d_q_strides[0] + head * d_q_strides[1];
        for (integer d = 0; d < D; d++) {
            for (long e = 0; e < E; e += VL) {
                store_part(&state_2_here[(d) * E + e], spread(0_w), E - e);
            }
        }
        long edge = 0, i_before = 0;
        (void)i_before;
        for (long turn = 0; turn < blocks * (share + 1) / shares; turn++) {
            const long block = turn;
            const long i_start = block * LANES, lanes = least(LANES, (long)L - i_start);
            const long first = i_start, last = i_start + lanes - 1;
            (void)first, (void)last;
            const wide saved_t3_anchor_2 = number_at(saved_t3_here, first * saved_t3_strides[2]);
            const wide saved_t3_before = number_at(saved_t3_here, i_before * saved_t3_strides[2]);
            for (integer d = 0; d < D; d++) {
                for (long e = 0; e < E; e += VL) {
                    store_part(&state_2_here[(d) * E + e], exp(saved_t3_anchor_2 - saved_t3_before) * load_part(&state_2_here[(d) * E + e], E - e), E - e);
                }
            }
            const long reached = largest(0, least((long)L, 1 + first));
            for (long j_start = edge; j_start < reached; j_start += ROWS) {
                const long rows = least(ROWS, reached - j_start);
                // state_2[i, d, e] = sum over j of exp(saved_t3[i] - saved_t3[j])*k[j, d]*v[j, e] where seen
                load_rows(saved_t3_here + j_start * saved_t3_strides[2], saved_t3_strides[2], rows, saved_t3_j_2);
                const Rows k_j_2 = rows_of(k_here + j_start * k_strides[2], k_strides[2], k_strides[3], rows, D, k_j_2_data);
                const Rows v_j_2 = rows_of(v_here + j_start * v_strides[2], v_strides[2], v_strides[3], rows, E, v_j_2_data);
                for (long r = 0; r < rows; r++) {
                    const wide value_ = exp(saved_t3_anchor_2 - saved_t3_j_2[r]);
                    value__line[r] = value_;
                }
                const Rows streamed = {streamed_data, ((D + 15L) / 16 * 16)};
                for (long r = 0; r < rows; r++) {
                    for (long d = 0; d < D; d += VL) {
                        store_part(&streamed_data[r * streamed.stride + d], value__line[r] * load_part(&k_j_2.data[r * k_j_2.stride + d], D - d), D - d);
                    }
                }
                cross(rows, D, E, streamed.data, streamed.stride, v_j_2.data, v_j_2.stride, state_2_here);
            }
            edge = reached;
            i_before = first;
            if (turn < blocks * share / shares) continue;  // the states alone
            ivec i[NV];
            lane_numbers(i_start, i);
            const wide saved_t3_anchor = number_at(saved_t3_here, first * saved_t3_strides[2]);
            // g4[i] = sum over j of d_score[i, j] where seen  (step 4)
            pack(d_o_here + i_start * d_o_strides[2], d_o_strides[2], d_o_strides[3], lanes, E, d_o_i);
            contract(D, E, state_2_here, E, d_o_i, carried);
            pack(q_here + i_start * q_strides[2], q_strides[2], q_strides[3], lanes, D, q_i);
            vec total[NV];
            UNROLL for (int l = 0; l < NV; l++) {
                total[l] = spread(0_w);
            }
            for (integer d = 0; d < D; d++) {
                UNROLL for (int l = 0; l < NV; l++) {
                    total[l] = total[l] + q_i[d * NV + l] * carried[d * NV + l];
                }
            }
            load_lanes(saved_t3_here + i_start * saved_t3_strides[2], saved_t3_strides[2], lanes, saved_t3_i);
            vec exponential[NV];
            UNROLL for (int l = 0; l < NV; l++) {
                exponential[l] = exp(saved_t3_i[l] - saved_t3_anchor);
            }
            const integer some = mask(largest(0, least((long)L, 1 + first)) > 0);
            vec g4_i[NV];
            UNROLL for (int l = 0; l < NV; l++) {
                g4_i[l] = select(some, exponential[l] * total[l], 0_w);
            }
            // d_q[i, d] = sum over j of d_score_2[i, j]*k[j, d] where seen  (step 4)
            const integer some_2 = mask(largest(0, least((long)L, 1 + first)) > 0);
            for (integer d = 0; d < D; d++) {
                UNROLL for (int l = 0; l < NV; l++) d_q_i[d * NV + l] = select(some_2, exponential[l] * carried[d * NV + l], 0_w);
            }
            const auto tile = [&](const long j_start, const long rows, auto partial) {
                constexpr bool PARTIAL = decltype(partial)::value;
                const auto reach = reach_until<PARTIAL>(j_start, rows, first, last, [&](const long last) { return least((long)L, 1 + last); });
                // dot[i, j] = sum over d of k[j, d]*q[i, d]  (step 1)
                const Rows k_j = rows_of(k_here + j_start * k_strides[2], k_strides[2], k_strides[3], rows, D, k_j_data);
                contract(reach, rows, D, k_j.data, k_j.stride, q_i, dot);
                // score[i, j] = saved_t3[i] - saved_t3[j]  (step 4)
                load_rows(saved_t3_here + j_start * saved_t3_strides[2], saved_t3_strides[2], rows, saved_t3_j);
                // d_weight[i, j] = sum over e of d_o[i, e]*v[j, e]  (step 3)
                const Rows v_j = rows_of(v_here + j_start * v_strides[2], v_strides[2], v_strides[3], rows, E, v_j_data);
                contract(reach, rows, E, v_j.data, v_j.stride, d_o_i, dot_2);
                vec total_2[NV];
                UNROLL for (int l = 0; l < NV; l++) total_2[l] = spread(0_w);
                for (long r = 0; r < rows; r++) {
                    const integer j = (integer)(j_start + r);
                    UNROLL for (int l = 0; l < NV; l++) {
                        const vec score = saved_t3_i[l] - saved_t3_j[r];
                        // weight[i, j] = exp(score[i, j]) where seen, masked where it is read  (step 8)
                        const vec weight = exp(score);
                        // d_score[i, j] = d_weight[i, j]*weight[i, j]*dot[i, j] where seen  (step 8)
                        // seen: j <= i
                        ivec seen = {};
                        if (PARTIAL) seen = as_mask(j <= i[l]);
                        if (PARTIAL) seen_tile[r * NV + l] = seen;
                        const vec d_score = select_if<PARTIAL>(seen, dot_2[r * NV + l] * weight * dot[r * NV + l], 0_w);
                        // d_score_2[i, j] = d_weight[i, j]*weight[i, j] where seen  (step 8)
                        const vec d_score_2 = select_if<PARTIAL>(seen, dot_2[r * NV + l] * weight, 0_w);
                        d_score_2_tile[r * NV + l] = d_score_2;
                        // g4[i] = sum over j of d_score[i, j] where seen  (step 4)
                        total_2[l] = plus(total_2[l], d_score);
                    }
                }
                UNROLL for (int l = 0; l < NV; l++) {
                    g4_i[l] = g4_i[l] + total_2[l];
                }
                // d_q[i, d] = sum over j of d_score_2[i, j]*k[j, d] where seen  (step 4)
                accumulate_visible<PARTIAL>(reach, D, rows, k_j, d_score_2_tile, seen_tile, d_q_i);
            };
            tiles(largest(0, least((long)L, 1 + first)), least((long)L, 1 + last), 0, least((long)L, 1 + first), ROWS, tile);
            store_lanes(g4_here + i_start * g4_strides[2], g4_strides[2], lanes, g4_i);
            unpack(d_q_here + i_start * d_q_strides[2], d_q_strides[2], d_q_strides[3], lanes, D, d_q_i);
        }
    });
}

// g6: a task has one batch, head and a block of j.
extern "C" void backward_d_row(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const g5 = (const wide*)data[0];
    const long* const g5_strides = strides + 0;
    auto* const g4 = (const wide*)data[1];
    const long* const g4_strides = strides + 3;
    auto* const d_row = (wide*)data[2];
    const long* const d_row_strides = strides + 6;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer L = (integer)sizes[2];
    prepare(d_row, BATCH * d_row_strides[0], threads);
    const long blocks = ((long)L + BLOCK - 1) / BLOCK;
    tasks_in_turn(threads, (long)BATCH * (long)HEADS * blocks, [&](const long begin, const long end, Scratch& scratch) {
        for (long task = begin; task < end; task++) {
            const long j_start = task % blocks * BLOCK, j_stop = least(j_start + BLOCK, (long)L);
            const integer head = (integer)(task / blocks % HEADS);
            const integer batch = (integer)(task / blocks / HEADS % BATCH);
            // d_row[j] = g4[j] - g5[j]  (step 3)
            rows_of_kind(g5_strides[2] == 1 && g4_strides[2] == 1 && d_row_strides[2] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                auto* const g5_row = g5 + batch * g5_strides[0] + head * g5_strides[1];
                auto* const g4_row = g4 + batch * g4_strides[0] + head * g4_strides[1];
                auto* const d_row_row = d_row + batch * d_row_strides[0] + head * d_row_strides[1];
                each(j_start, j_stop, [&](const long j, auto n) {
                    const auto g5_value = from_row<DENSE, vec>(g5_row, g5_strides[2], j, n);
                    const auto g4_value = from_row<DENSE, vec>(g4_row, g4_strides[2], j, n);
                    const auto d_row_value = g4_value - g5_value;
                    to_row<DENSE>(d_row_row, d_row_strides[2], j, n, spread<wide>(d_row_value));
                });
            });
        }
    });
}

// d_gate: a task goes from block to block of u with state_3, and streams j past each.
extern "C" void backward_d_gate(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const d_row = (const wide*)data[0];
    const long* const d_row_strides = strides + 0;
    auto* const gate = (const narrow*)data[1];
    const long* const gate_strides = strides + 3;
    auto* const d_gate = (narrow*)data[2];
    const long* const d_gate_strides = strides + 6;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer L = (integer)sizes[2];
    const long blocks = ((long)L + LANES - 1) / LANES;
    prepare(d_gate, BATCH * d_gate_strides[0], threads);
    const long shares = shares_of(threads, (long)BATCH * (long)HEADS, blocks);
    parallel_for(threads, (long)BATCH * (long)HEADS * shares, [&](const long task, Scratch& scratch) {
        const long share = task % shares;
        const integer head = (integer)(task / shares % HEADS);
        const integer batch = (integer)(task / shares / HEADS % BATCH);
        wide* const d_row_j = scratch.take<wide>(ROWS);
        vec* const gate_u = scratch.take<vec>(NV);
        wide* const d_row_j_2 = scratch.take<wide>(ROWS);
        wide* const streamed_line = scratch.take<wide>(ROWS);
        auto* const d_row_here = d_row + batch * d_row_strides[0] + head * d_row_strides[1];
        auto* const gate_here = gate + batch * gate_strides[0] + head * gate_strides[1];
        auto* const d_gate_here = d_gate + batch * d_gate_strides[0] + head * d_gate_strides[1];
        wide state_3_here = 0_w;
        long edge = (long)L, u_before = (long)L - 1;
        (void)u_before;
        for (long turn = 0; turn < blocks * (share + 1) / shares; turn++) {
            const long block = blocks - 1 - turn;
            const long u_start = block * LANES, lanes = least(LANES, (long)L - u_start);
            const long first = u_start, last = u_start + lanes - 1;
            (void)first, (void)last;
            const long reached = least((long)L, largest(0, last));
            for (long j_start = reached; j_start < edge; j_start += ROWS) {
                const long rows = least(ROWS, edge - j_start);
                // state_3[u] = sum over j of d_row[j] where seen
                load_rows(d_row_here + j_start * d_row_strides[2], d_row_strides[2], rows, d_row_j_2);
                for (long r = 0; r < rows; r++) {
                    const wide streamed = d_row_j_2[r];
                    streamed_line[r] = streamed;
                }
                state_3_here += sum_of(rows, streamed_line);
            }
            edge = reached;
            u_before = last;
            if (turn < blocks * share / shares) continue;  // the states alone
            ivec u[NV];
            lane_numbers(u_start, u);
            // g7[u] = sum over j of d_row[j] where seen  (step 3)
            const integer some = mask(least((long)L, largest(0, last)) < L);
            vec g7[NV];
            UNROLL for (int l = 0; l < NV; l++) {
                g7[l] = spread(select(some, state_3_here, 0_w));
            }
            const auto tile = [&](const long j_start, const long rows, auto partial) {
                constexpr bool PARTIAL = decltype(partial)::value;
                // g7[u] = sum over j of d_row[j] where seen  (step 3)
                load_rows(d_row_here + j_start * d_row_strides[2], d_row_strides[2], rows, d_row_j);
                vec total[NV];
                UNROLL for (int l = 0; l < NV; l++) total[l] = spread(0_w);
                for (long r = 0; r < rows; r++) {
                    const integer j = (integer)(j_start + r);
                    UNROLL for (int l = 0; l < NV; l++) {
                        // seen: u <= j
                        ivec seen = {};
                        if (PARTIAL) seen = as_mask(u[l] <= j);
                        total[l] = plus(total[l], select_if<PARTIAL>(seen, d_row_j[r], 0_w));
                    }
                }
                UNROLL for (int l = 0; l < NV; l++) {
                    g7[l] = g7[l] + total[l];
                }
            };
            tiles(largest(0, first), least((long)L, largest(0, last)), largest(0, last), (long)L, ROWS, tile);
            // d_gate[u] = sigmoid(-gate[u])*g7[u]  (step 3)
            load_lanes(gate_here + u_start * gate_strides[2], gate_strides[2], lanes, gate_u);
            vec d_gate_u[NV];
            UNROLL for (int l = 0; l < NV; l++) {
                d_gate_u[l] = g7[l] * sigmoid(-gate_u[l]);
            }
            store_lanes(d_gate_here + u_start * d_gate_strides[2], d_gate_strides[2], lanes, d_gate_u);
        }
    });
}

}  // namespace derive

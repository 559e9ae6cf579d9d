// Gated linear attention: C++ kernels, compiled on first use
//
//                   Σ     s[i, j]⋅exp(w[i, j])⋅v[j, e]
//               j : j ≤ i
//     o[i, e] = ──────────────────────────────────────
//                       Σ     s[i, j]⋅exp(w[i, j])
//                   j : j ≤ i
//
//     s[i, j] = Σ (relu(k[j, d]) + exp(-relu(k[j, d]) + k[j, d]))⋅(relu(q[i, d]) + exp(-relu(q[i, d]) + q[i, d]))
//               d
//
//     w[i, j] =     Σ     logsigmoid(gate[u]) -     Σ     logsigmoid(gate[u])
//               u : u ≤ i                       u : u ≤ j
//
// Generated: do not edit; change the formula or the printer, and run `derive build`.

#include "cpu_kernels.h"

namespace derive {

// t8: a task has one batch, head and a block of u.
extern "C" void forward_t8(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const gate = (const narrow*)data[0];
    const long* const gate_strides = strides + 0;
    auto* const t8 = (wide*)data[1];
    const long* const t8_strides = strides + 3;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer L = (integer)sizes[2];
    prepare(t8, BATCH * t8_strides[0], threads);
    const long blocks = ((long)L + BLOCK - 1) / BLOCK;
    tasks_in_turn(threads, (long)BATCH * (long)HEADS * blocks, [&](const long begin, const long end, Scratch& scratch) {
        for (long task = begin; task < end; task++) {
            const long u_start = task % blocks * BLOCK, u_stop = least(u_start + BLOCK, (long)L);
            const integer head = (integer)(task / blocks % HEADS);
            const integer batch = (integer)(task / blocks / HEADS % BATCH);
            // t8[u] = logsigmoid(gate[u])  (step 1)
            rows_of_kind(gate_strides[2] == 1 && t8_strides[2] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                auto* const gate_row = gate + batch * gate_strides[0] + head * gate_strides[1];
                auto* const t8_row = t8 + batch * t8_strides[0] + head * t8_strides[1];
                each(u_start, u_stop, [&](const long u, auto n) {
                    const auto gate_value = from_row<DENSE, vec>(gate_row, gate_strides[2], u, n);
                    const auto t8_value = logsigmoid(gate_value);
                    to_row<DENSE>(t8_row, t8_strides[2], u, n, spread<wide>(t8_value));
                });
            });
        }
    });
}

// t9, saved_t9: a task goes from block to block of j with state, and streams u past each.
extern "C" void forward_row_sum_saved_t9(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const t8 = (const wide*)data[0];
    const long* const t8_strides = strides + 0;
    auto* const row_sum = (wide*)data[1];
    const long* const row_sum_strides = strides + 3;
    auto* const saved_t9 = (wide*)data[2];
    const long* const saved_t9_strides = strides + 6;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer L = (integer)sizes[2];
    const long blocks = ((long)L + LANES - 1) / LANES;
    prepare(row_sum, BATCH * row_sum_strides[0], threads);
    prepare(saved_t9, BATCH * saved_t9_strides[0], threads);
    const long shares = shares_of(threads, (long)BATCH * (long)HEADS, blocks);
    parallel_for(threads, (long)BATCH * (long)HEADS * shares, [&](const long task, Scratch& scratch) {
        const long share = task % shares;
        const integer head = (integer)(task / shares % HEADS);
        const integer batch = (integer)(task / shares / HEADS % BATCH);
        wide* const t8_u = scratch.take<wide>(ROWS);
        wide* const t8_u_2 = scratch.take<wide>(ROWS);
        wide* const streamed_line = scratch.take<wide>(ROWS);
        auto* const t8_here = t8 + batch * t8_strides[0] + head * t8_strides[1];
        auto* const row_sum_here = row_sum + batch * row_sum_strides[0] + head * row_sum_strides[1];
        auto* const saved_t9_here = saved_t9 + batch * saved_t9_strides[0] + head * saved_t9_strides[1];
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
                // state[j] = sum over u of t8[u] where seen
                load_rows(t8_here + u_start * t8_strides[2], t8_strides[2], rows, t8_u_2);
                for (long r = 0; r < rows; r++) {
                    const wide streamed = t8_u_2[r];
                    streamed_line[r] = streamed;
                }
                state_here += sum_of(rows, streamed_line);
            }
            edge = reached;
            j_before = first;
            if (turn < blocks * share / shares) continue;  // the states alone
            ivec j[NV];
            lane_numbers(j_start, j);
            // row_sum[j] = sum over u of t8[u] where seen  (step 1)
            const integer some = mask(largest(0, least((long)L, 1 + first)) > 0);
            vec t9_j[NV];
            UNROLL for (int l = 0; l < NV; l++) {
                t9_j[l] = spread(select(some, state_here, 0_w));
            }
            const auto tile = [&](const long u_start, const long rows, auto partial) {
                constexpr bool PARTIAL = decltype(partial)::value;
                // row_sum[j] = sum over u of t8[u] where seen  (step 1)
                load_rows(t8_here + u_start * t8_strides[2], t8_strides[2], rows, t8_u);
                vec total[NV];
                UNROLL for (int l = 0; l < NV; l++) total[l] = spread(0_w);
                for (long r = 0; r < rows; r++) {
                    const integer u = (integer)(u_start + r);
                    UNROLL for (int l = 0; l < NV; l++) {
                        // seen: u <= j
                        ivec seen = {};
                        if (PARTIAL) seen = as_mask(u <= j[l]);
                        total[l] = plus(total[l], select_if<PARTIAL>(seen, t8_u[r], 0_w));
                    }
                }
                UNROLL for (int l = 0; l < NV; l++) {
                    t9_j[l] = t9_j[l] + total[l];
                }
            };
            tiles(largest(0, least((long)L, 1 + first)), least((long)L, 1 + last), 0, least((long)L, 1 + first), ROWS, tile);
            // saved_t9[j] = row_sum[j]  (step 5)
            vec saved_t9_j[NV];
            UNROLL for (int l = 0; l < NV; l++) {
                saved_t9_j[l] = t9_j[l];
            }
            store_lanes(row_sum_here + j_start * row_sum_strides[2], row_sum_strides[2], lanes, t9_j);
            store_lanes(saved_t9_here + j_start * saved_t9_strides[2], saved_t9_strides[2], lanes, saved_t9_j);
        }
    });
}

// o, norm: a task goes from block to block of i with state_2, state_3, and streams j past each.
extern "C" void forward_o_norm(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
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
    auto* const norm = (wide*)data[5];
    const long* const norm_strides = strides + 19;
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
        vec* const carried = scratch.take<vec>(NV);
        vec* const row_sum_i = scratch.take<vec>(NV);
        vec* const carried_2 = scratch.take<vec>((long)E * NV);
        wide* const k_j_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        vec* const dot = scratch.take<vec>(ROWS * NV);
        wide* const row_sum_j = scratch.take<wide>(ROWS);
        wide* const v_j_data = scratch.take<wide>(ROWS * ((E + 15L) / 16 * 16));
        ivec* const seen_tile = scratch.take<ivec>(ROWS * NV);
        vec* const packed = scratch.take<vec>((long)D * NV);
        vec* const acc = scratch.take<vec>((long)E * NV);
        wide* const streamed_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        vec* const o_i = scratch.take<vec>((long)E * NV);
        vec* const factor_tile_tile = dot;
        wide* const row_sum_j_2 = scratch.take<wide>(ROWS);
        wide* const k_j_2_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        wide* const v_j_2_data = scratch.take<wide>(ROWS * ((E + 15L) / 16 * 16));
        wide* const exponential_4_line = scratch.take<wide>(ROWS);
        wide* const state_2_here = scratch.take<wide>((long)D);
        wide* const state_3_here = scratch.take<wide>((long)D * E);
        wide* const value__4_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        wide* const exponential_5_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        wide* const streamed_2_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        auto* const row_sum_here = row_sum + batch * row_sum_strides[0] + head * row_sum_strides[1];
        auto* const q_here = q + batch * q_strides[0] + head * q_strides[1];
        auto* const k_here = k + batch * k_strides[0] + head * k_strides[1];
        auto* const v_here = v + batch * v_strides[0] + head * v_strides[1];
        auto* const o_here = o + batch * o_strides[0] + head * o_strides[1];
        auto* const norm_here = norm + batch * norm_strides[0] + head * norm_strides[1];
        for (long d = 0; d < D; d += VL) {
            store_part(&state_2_here[d], spread(0_w), D - d);
        }
        for (integer d = 0; d < D; d++) {
            for (long e = 0; e < E; e += VL) {
                store_part(&state_3_here[(d) * E + e], spread(0_w), E - e);
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
            const wide exponential_3 = exp(row_sum_anchor_2 - row_sum_before);
            for (long d = 0; d < D; d += VL) {
                store_part(&state_2_here[d], exponential_3 * load_part(&state_2_here[d], D - d), D - d);
            }
            for (integer d = 0; d < D; d++) {
                for (long e = 0; e < E; e += VL) {
                    store_part(&state_3_here[(d) * E + e], exponential_3 * load_part(&state_3_here[(d) * E + e], E - e), E - e);
                }
            }
            const long reached = largest(0, least((long)L, 1 + first));
            for (long j_start = edge; j_start < reached; j_start += ROWS) {
                const long rows = least(ROWS, reached - j_start);
                // state_2[i, d] = sum over j of (relu(k[j, d]) + exp(-relu(k[j, d]) + k[j, d]))*exp(row_sum[i] - row_sum[j]) where seen
                load_rows(row_sum_here + j_start * row_sum_strides[2], row_sum_strides[2], rows, row_sum_j_2);
                const Rows k_j_2 = rows_of(k_here + j_start * k_strides[2], k_strides[2], k_strides[3], rows, D, k_j_2_data);
                const Rows value__4 = {value__4_data, ((D + 15L) / 16 * 16)};
                const Rows exponential_5 = {exponential_5_data, ((D + 15L) / 16 * 16)};
                for (long r = 0; r < rows; r++) {
                    for (long d = 0; d < D; d += VL) {
                        const vec value__4_part = relu(load_part(&k_j_2.data[r * k_j_2.stride + d], D - d));
                        store_part(&value__4_data[r * value__4.stride + d], value__4_part, D - d);
                        store_part(&exponential_5_data[r * exponential_5.stride + d], exp(load_part(&k_j_2.data[r * k_j_2.stride + d], D - d) - value__4_part), D - d);
                    }
                }
                for (long r = 0; r < rows; r++) {
                    const wide exponential_4 = exp(row_sum_anchor_2 - row_sum_j_2[r]);
                    exponential_4_line[r] = exponential_4;
                }
                const Rows streamed_2 = {streamed_2_data, ((D + 15L) / 16 * 16)};
                for (long r = 0; r < rows; r++) {
                    for (long d = 0; d < D; d += VL) {
                        store_part(&streamed_2_data[r * streamed_2.stride + d], exponential_4_line[r] * (load_part(&exponential_5.data[r * exponential_5.stride + d], D - d) + load_part(&value__4.data[r * value__4.stride + d], D - d)), D - d);
                    }
                }
                add_rows(rows, D, streamed_2.data, streamed_2.stride, state_2_here);
                // state_3[i, d, e] = sum over j of (relu(k[j, d]) + exp(-relu(k[j, d]) + k[j, d]))*exp(row_sum[i] - row_sum[j])*v[j, e] where seen
                const Rows v_j_2 = rows_of(v_here + j_start * v_strides[2], v_strides[2], v_strides[3], rows, E, v_j_2_data);
                cross(rows, D, E, streamed_2.data, streamed_2.stride, v_j_2.data, v_j_2.stride, state_3_here);
            }
            edge = reached;
            i_before = first;
            if (turn < blocks * share / shares) continue;  // the states alone
            ivec i[NV];
            lane_numbers(i_start, i);
            const wide row_sum_anchor = number_at(row_sum_here, first * row_sum_strides[2]);
            // row_sum_2[i] = sum over j of weight[i, j]*dot[i, j] where seen  (step 6)
            pack(q_here + i_start * q_strides[2], q_strides[2], q_strides[3], lanes, D, q_i);
            for (integer d = 0; d < D; d++) {
                UNROLL for (int l = 0; l < NV; l++) {
                    const vec value_ = relu(q_i[d * NV + l]);
                    const vec exponential = exp(q_i[d * NV + l] - value_);
                    packed[d * NV + l] = exponential + value_;
                }
            }
            contract(1, D, state_2_here, D, packed, carried);
            load_lanes(row_sum_here + i_start * row_sum_strides[2], row_sum_strides[2], lanes, row_sum_i);
            vec exponential_2[NV];
            UNROLL for (int l = 0; l < NV; l++) {
                exponential_2[l] = exp(row_sum_i[l] - row_sum_anchor);
            }
            const integer some = mask(largest(0, least((long)L, 1 + first)) > 0);
            vec row_sum_2[NV];
            UNROLL for (int l = 0; l < NV; l++) {
                row_sum_2[l] = select(some, exponential_2[l] * carried[l], 0_w);
            }
            // acc[i, e] = sum over j of weight[i, j]*dot[i, j]*v[j, e] where seen  (step 6)
            combine(E, D, state_3_here, E, packed, carried_2);
            const integer some_2 = mask(largest(0, least((long)L, 1 + first)) > 0);
            for (integer e = 0; e < E; e++) {
                UNROLL for (int l = 0; l < NV; l++) acc[e * NV + l] = select(some_2, exponential_2[l] * carried_2[e * NV + l], 0_w);
            }
            const auto tile = [&](const long j_start, const long rows, auto partial) {
                constexpr bool PARTIAL = decltype(partial)::value;
                const auto reach = reach_until<PARTIAL>(j_start, rows, first, last, [&](const long last) { return least((long)L, 1 + last); });
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
                // score[i, j] = row_sum[i] - row_sum[j]  (step 1)
                load_rows(row_sum_here + j_start * row_sum_strides[2], row_sum_strides[2], rows, row_sum_j);
                const Rows v_j = rows_of(v_here + j_start * v_strides[2], v_strides[2], v_strides[3], rows, E, v_j_data);
                vec total[NV];
                UNROLL for (int l = 0; l < NV; l++) total[l] = spread(0_w);
                for (long r = 0; r < rows; r++) {
                    const integer j = (integer)(j_start + r);
                    UNROLL for (int l = 0; l < NV; l++) {
                        const vec score = row_sum_i[l] - row_sum_j[r];
                        // weight[i, j] = exp(score[i, j]) where seen, masked where it is read  (step 6)
                        const vec weight = exp(score);
                        // row_sum_2[i] = sum over j of weight[i, j]*dot[i, j] where seen  (step 6)
                        // seen: j <= i
                        ivec seen = {};
                        if (PARTIAL) seen = as_mask(j <= i[l]);
                        if (PARTIAL) seen_tile[r * NV + l] = seen;
                        total[l] = plus(total[l], select_if<PARTIAL>(seen, weight * dot[r * NV + l], 0_w));
                        // acc[i, e] = sum over j of weight[i, j]*dot[i, j]*v[j, e] where seen  (step 6)
                        const vec factor_tile = select_if<PARTIAL>(seen, weight * dot[r * NV + l], 0_w);
                        factor_tile_tile[r * NV + l] = factor_tile;
                    }
                }
                UNROLL for (int l = 0; l < NV; l++) {
                    row_sum_2[l] = row_sum_2[l] + total[l];
                }
                accumulate_visible<PARTIAL>(reach, E, rows, v_j, factor_tile_tile, seen_tile, acc);
            };
            tiles(largest(0, least((long)L, 1 + first)), least((long)L, 1 + last), 0, least((long)L, 1 + first), ROWS, tile);
            // o[i, e] = acc[i, e]/row_sum_2[i]  (step 1)
            vec value__3[NV];
            UNROLL for (int l = 0; l < NV; l++) {
                value__3[l] = inverse(row_sum_2[l]);
            }
            for (integer e = 0; e < E; e++) {
                UNROLL for (int l = 0; l < NV; l++) o_i[e * NV + l] = value__3[l] * acc[e * NV + l];
            }
            // norm[i] = row_sum_2[i]  (step 2)
            vec norm_i[NV];
            UNROLL for (int l = 0; l < NV; l++) {
                norm_i[l] = row_sum_2[l];
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
    const integer L = (integer)sizes[2];
    const integer E = (integer)sizes[4];
    prepare(d_row, BATCH * d_row_strides[0], threads);
    const long blocks = ((long)L + BLOCK - 1) / BLOCK;
    tasks_in_turn(threads, (long)BATCH * (long)HEADS * blocks, [&](const long begin, const long end, Scratch& scratch) {
        wide* const g1_here = scratch.take<wide>(BLOCK);
        for (long task = begin; task < end; task++) {
            const long i_start = task % blocks * BLOCK, i_stop = least(i_start + BLOCK, (long)L);
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

// d_v, g8, d_k: a task goes from block to block of j with state, state_2, and streams i past each.
extern "C" void backward_d_v_g8_d_k(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const saved_t9 = (const wide*)data[0];
    const long* const saved_t9_strides = strides + 0;
    auto* const k = (const narrow*)data[1];
    const long* const k_strides = strides + 3;
    auto* const v = (const narrow*)data[2];
    const long* const v_strides = strides + 7;
    auto* const q = (const narrow*)data[3];
    const long* const q_strides = strides + 11;
    auto* const d_o = (const narrow*)data[4];
    const long* const d_o_strides = strides + 15;
    auto* const norm = (const wide*)data[5];
    const long* const norm_strides = strides + 19;
    auto* const d_row = (const wide*)data[6];
    const long* const d_row_strides = strides + 22;
    auto* const d_v = (narrow*)data[7];
    const long* const d_v_strides = strides + 25;
    auto* const g8 = (wide*)data[8];
    const long* const g8_strides = strides + 29;
    auto* const d_k = (narrow*)data[9];
    const long* const d_k_strides = strides + 32;
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
        vec* const saved_t9_j = scratch.take<vec>(NV);
        vec* const carried_2 = scratch.take<vec>(NV);
        vec* const v_j = scratch.take<vec>((long)E * NV);
        vec* const carried_3 = scratch.take<vec>((long)D * NV);
        vec* const k_j_2 = scratch.take<vec>((long)D * NV);
        vec* const carried_4 = scratch.take<vec>((long)D * NV);
        wide* const q_i_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        vec* const dot = scratch.take<vec>(ROWS * NV);
        wide* const saved_t9_i = scratch.take<wide>(ROWS);
        wide* const d_o_i_data = scratch.take<wide>(ROWS * ((E + 15L) / 16 * 16));
        vec* const dot_2 = scratch.take<vec>(ROWS * NV);
        wide* const norm_i = scratch.take<wide>(ROWS);
        wide* const d_row_i = scratch.take<wide>(ROWS);
        vec* const d_score_tile = scratch.take<vec>(ROWS * NV);
        ivec* const seen_tile = scratch.take<ivec>(ROWS * NV);
        wide* const value__4_line = scratch.take<wide>(ROWS);
        vec* const exponential_2 = scratch.take<vec>((long)D * NV);
        vec* const packed = scratch.take<vec>((long)D * NV);
        vec* const d_v_j = scratch.take<vec>((long)E * NV);
        vec* const value__2 = scratch.take<vec>((long)D * NV);
        vec* const x1 = scratch.take<vec>((long)D * NV);
        wide* const streamed_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        wide* const streamed_2_data = scratch.take<wide>(ROWS * ((E + 15L) / 16 * 16));
        vec* const d_k_j = scratch.take<vec>((long)D * NV);
        vec* const d_score_2_tile = dot_2;
        vec* const factor_tile_tile = dot;
        wide* const norm_i_2 = scratch.take<wide>(ROWS);
        wide* const saved_t9_i_2 = scratch.take<wide>(ROWS);
        wide* const q_i_2_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        wide* const d_o_i_2_data = scratch.take<wide>(ROWS * ((E + 15L) / 16 * 16));
        wide* const d_row_i_2 = scratch.take<wide>(ROWS);
        wide* const exponential_6_line = scratch.take<wide>(ROWS);
        wide* const value__5_line = scratch.take<wide>(ROWS);
        wide* const state_here = scratch.take<wide>((long)D * E);
        wide* const state_2_here = scratch.take<wide>((long)D);
        wide* const value__6_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        wide* const exponential_7_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        wide* const streamed_3_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        wide* const streamed_4_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        auto* const saved_t9_here = saved_t9 + batch * saved_t9_strides[0] + head * saved_t9_strides[1];
        auto* const k_here = k + batch * k_strides[0] + head * k_strides[1];
        auto* const v_here = v + batch * v_strides[0] + head * v_strides[1];
        auto* const q_here = q + batch * q_strides[0] + head * q_strides[1];
        auto* const d_o_here = d_o + batch * d_o_strides[0] + head * d_o_strides[1];
        auto* const norm_here = norm + batch * norm_strides[0] + head * norm_strides[1];
        auto* const d_row_here = d_row + batch * d_row_strides[0] + head * d_row_strides[1];
        auto* const d_v_here = d_v + batch * d_v_strides[0] + head * d_v_strides[1];
        auto* const g8_here = g8 + batch * g8_strides[0] + head * g8_strides[1];
        auto* const d_k_here = d_k + batch * d_k_strides[0] + head * d_k_strides[1];
        for (integer d = 0; d < D; d++) {
            for (long e = 0; e < E; e += VL) {
                store_part(&state_here[(d) * E + e], spread(0_w), E - e);
            }
        }
        for (long d = 0; d < D; d += VL) {
            store_part(&state_2_here[d], spread(0_w), D - d);
        }
        long edge = (long)L, j_before = (long)L - 1;
        (void)j_before;
        for (long turn = 0; turn < blocks * (share + 1) / shares; turn++) {
            const long block = blocks - 1 - turn;
            const long j_start = block * LANES, lanes = least(LANES, (long)L - j_start);
            const long first = j_start, last = j_start + lanes - 1;
            (void)first, (void)last;
            const wide saved_t9_anchor_2 = number_at(saved_t9_here, last * saved_t9_strides[2]);
            const wide saved_t9_before = number_at(saved_t9_here, j_before * saved_t9_strides[2]);
            const wide exponential_5 = exp(saved_t9_before - saved_t9_anchor_2);
            for (integer d = 0; d < D; d++) {
                for (long e = 0; e < E; e += VL) {
                    store_part(&state_here[(d) * E + e], exponential_5 * load_part(&state_here[(d) * E + e], E - e), E - e);
                }
            }
            for (long d = 0; d < D; d += VL) {
                store_part(&state_2_here[d], exponential_5 * load_part(&state_2_here[d], D - d), D - d);
            }
            const long reached = least((long)L, largest(0, last));
            for (long i_start = reached; i_start < edge; i_start += ROWS) {
                const long rows = least(ROWS, edge - i_start);
                // state[j, d, e] = sum over i of (relu(q[i, d]) + exp(-relu(q[i, d]) + q[i, d]))*exp(saved_t9[i] - saved_t9[j])*d_o[i, e]/norm[i] where seen
                load_rows(norm_here + i_start * norm_strides[2], norm_strides[2], rows, norm_i_2);
                load_rows(saved_t9_here + i_start * saved_t9_strides[2], saved_t9_strides[2], rows, saved_t9_i_2);
                const Rows q_i_2 = rows_of(q_here + i_start * q_strides[2], q_strides[2], q_strides[3], rows, D, q_i_2_data);
                const Rows value__6 = {value__6_data, ((D + 15L) / 16 * 16)};
                const Rows exponential_7 = {exponential_7_data, ((D + 15L) / 16 * 16)};
                for (long r = 0; r < rows; r++) {
                    for (long d = 0; d < D; d += VL) {
                        const vec value__6_part = relu(load_part(&q_i_2.data[r * q_i_2.stride + d], D - d));
                        store_part(&value__6_data[r * value__6.stride + d], value__6_part, D - d);
                        store_part(&exponential_7_data[r * exponential_7.stride + d], exp(load_part(&q_i_2.data[r * q_i_2.stride + d], D - d) - value__6_part), D - d);
                    }
                }
                const Rows d_o_i_2 = rows_of(d_o_here + i_start * d_o_strides[2], d_o_strides[2], d_o_strides[3], rows, E, d_o_i_2_data);
                for (long r = 0; r < rows; r++) {
                    const wide exponential_6 = exp(saved_t9_i_2[r] - saved_t9_anchor_2);
                    exponential_6_line[r] = exponential_6;
                    const wide value__5 = inverse(norm_i_2[r]) * exponential_6;
                    value__5_line[r] = value__5;
                }
                const Rows streamed_3 = {streamed_3_data, ((D + 15L) / 16 * 16)};
                for (long r = 0; r < rows; r++) {
                    for (long d = 0; d < D; d += VL) {
                        store_part(&streamed_3_data[r * streamed_3.stride + d], value__5_line[r] * (load_part(&exponential_7.data[r * exponential_7.stride + d], D - d) + load_part(&value__6.data[r * value__6.stride + d], D - d)), D - d);
                    }
                }
                cross(rows, D, E, streamed_3.data, streamed_3.stride, d_o_i_2.data, d_o_i_2.stride, state_here);
                // state_2[j, d] = sum over i of (relu(q[i, d]) + exp(-relu(q[i, d]) + q[i, d]))*exp(saved_t9[i] - saved_t9[j])*d_row[i] where seen
                load_rows(d_row_here + i_start * d_row_strides[2], d_row_strides[2], rows, d_row_i_2);
                const Rows streamed_4 = {streamed_4_data, ((D + 15L) / 16 * 16)};
                for (long r = 0; r < rows; r++) {
                    for (long d = 0; d < D; d += VL) {
                        store_part(&streamed_4_data[r * streamed_4.stride + d], d_row_i_2[r] * exponential_6_line[r] * (load_part(&exponential_7.data[r * exponential_7.stride + d], D - d) + load_part(&value__6.data[r * value__6.stride + d], D - d)), D - d);
                    }
                }
                add_rows(rows, D, streamed_4.data, streamed_4.stride, state_2_here);
            }
            edge = reached;
            j_before = last;
            if (turn < blocks * share / shares) continue;  // the states alone
            ivec j[NV];
            lane_numbers(j_start, j);
            const wide saved_t9_anchor = number_at(saved_t9_here, last * saved_t9_strides[2]);
            // d_v[j, e] = sum over i of d_o[i, e]*weight[i, j]*dot[i, j]/norm[i] where seen  (step 8)
            pack(k_here + j_start * k_strides[2], k_strides[2], k_strides[3], lanes, D, k_j);
            for (integer d = 0; d < D; d++) {
                UNROLL for (int l = 0; l < NV; l++) {
                    const vec value_ = relu(k_j[d * NV + l]);
                    const vec exponential = exp(k_j[d * NV + l] - value_);
                    exponential_2[d * NV + l] = exponential;
                    packed[d * NV + l] = exponential_2[d * NV + l] + value_;
                }
            }
            combine(E, D, state_here, E, packed, carried);
            load_lanes(saved_t9_here + j_start * saved_t9_strides[2], saved_t9_strides[2], lanes, saved_t9_j);
            vec exponential_3[NV];
            UNROLL for (int l = 0; l < NV; l++) {
                exponential_3[l] = exp(saved_t9_anchor - saved_t9_j[l]);
            }
            const integer some = mask(least((long)L, largest(0, last)) < L);
            for (integer e = 0; e < E; e++) {
                UNROLL for (int l = 0; l < NV; l++) d_v_j[e * NV + l] = select(some, exponential_3[l] * carried[e * NV + l], 0_w);
            }
            // g8[j] = sum over i of d_score[i, j] where seen  (step 4)
            contract(1, D, state_2_here, D, packed, carried_2);
            const wide* const state_here_2 = state_here;
            pack(v_here + j_start * v_strides[2], v_strides[2], v_strides[3], lanes, E, v_j);
            contract(D, E, state_here_2, E, v_j, carried_3);
            pack(k_here + j_start * k_strides[2], k_strides[2], k_strides[3], lanes, D, k_j_2);
            for (integer d_0 = 0; d_0 < D; d_0++) {
                UNROLL for (int l = 0; l < NV; l++) value__2[d_0 * NV + l] = relu(k_j_2[d_0 * NV + l]);
            }
            vec total[NV];
            UNROLL for (int l = 0; l < NV; l++) {
                total[l] = spread(0_w);
            }
            for (integer d_0 = 0; d_0 < D; d_0++) {
                UNROLL for (int l = 0; l < NV; l++) {
                    total[l] = total[l] + (exp(k_j_2[d_0 * NV + l] - value__2[d_0 * NV + l]) + value__2[d_0 * NV + l]) * carried_3[d_0 * NV + l];
                }
            }
            const integer some_2 = mask(least((long)L, largest(0, last)) < L);
            vec g8_j[NV];
            UNROLL for (int l = 0; l < NV; l++) {
                g8_j[l] = select(some_2, exponential_3[l] * carried_2[l] + exponential_3[l] * total[l], 0_w);
            }
            // x1[j, d] = sum over i of (relu(q[i, d]) + exp(-relu(q[i, d]) + q[i, d]))*d_score_2[i, j] where seen  (step 9)
            contract(D, E, state_here, E, v_j, carried_4);
            const integer some_3 = mask(least((long)L, largest(0, last)) < L);
            for (integer d = 0; d < D; d++) {
                UNROLL for (int l = 0; l < NV; l++) x1[d * NV + l] = select(some_3, exponential_3[l] * state_2_here[d] + exponential_3[l] * carried_4[d * NV + l], 0_w);
            }
            const auto tile = [&](const long i_start, const long rows, auto partial) {
                constexpr bool PARTIAL = decltype(partial)::value;
                const auto reach = reach_from<PARTIAL>(i_start, rows, first, last, [&](const long first) { return largest(0, first); });
                // dot[i, j] = sum over d of (relu(k[j, d]) + exp(-relu(k[j, d]) + k[j, d]))*(relu(q[i, d]) + exp(-relu(q[i, d]) + q[i, d]))  (step 2)
                const Rows q_i = rows_of(q_here + i_start * q_strides[2], q_strides[2], q_strides[3], rows, D, q_i_data);
                const Rows streamed = {streamed_data, ((D + 15L) / 16 * 16)};
                for (long r = 0; r < rows; r++) {
                    for (long d = 0; d < D; d += VL) {
                        const vec value__3 = relu(load_part(&q_i.data[r * q_i.stride + d], D - d));
                        const vec exponential_4 = exp(load_part(&q_i.data[r * q_i.stride + d], D - d) - value__3);
                        store_part(&streamed_data[r * streamed.stride + d], exponential_4 + value__3, D - d);
                    }
                }
                contract(reach, rows, D, streamed.data, streamed.stride, packed, dot);
                // score[i, j] = saved_t9[i] - saved_t9[j]  (step 4)
                load_rows(saved_t9_here + i_start * saved_t9_strides[2], saved_t9_strides[2], rows, saved_t9_i);
                // d_weight[i, j] = sum over e of d_o[i, e]*v[j, e]/norm[i]  (step 3)
                const Rows d_o_i = rows_of(d_o_here + i_start * d_o_strides[2], d_o_strides[2], d_o_strides[3], rows, E, d_o_i_data);
                contract(reach, rows, E, d_o_i.data, d_o_i.stride, v_j, dot_2);
                load_rows(norm_here + i_start * norm_strides[2], norm_strides[2], rows, norm_i);
                // d_score[i, j] = d_row[i]*weight[i, j]*dot[i, j] + d_weight[i, j]*weight[i, j]*dot[i, j] where seen  (step 8)
                load_rows(d_row_here + i_start * d_row_strides[2], d_row_strides[2], rows, d_row_i);
                for (long r = 0; r < rows; r++) {
                    const integer i = (integer)(i_start + r);
                    const wide value__4 = inverse(norm_i[r]);
                    value__4_line[r] = value__4;
                    UNROLL for (int l = 0; l < NV; l++) {
                        const vec score = saved_t9_i[r] - saved_t9_j[l];
                        const vec d_weight = inverse(norm_i[r]) * dot_2[r * NV + l];
                        // weight[i, j] = exp(score[i, j]) where seen, masked where it is read  (step 8)
                        const vec weight = exp(score);
                        // seen: j <= i
                        ivec seen = {};
                        if (PARTIAL) seen = as_mask(j[l] <= i);
                        if (PARTIAL) seen_tile[r * NV + l] = seen;
                        const vec d_score = select_if<PARTIAL>(seen, d_row_i[r] * weight * dot[r * NV + l] + d_weight * weight * dot[r * NV + l], 0_w);
                        d_score_tile[r * NV + l] = d_score;
                        // d_score_2[i, j] = d_row[i]*weight[i, j] + d_weight[i, j]*weight[i, j] where seen  (step 8)
                        const vec d_score_2 = select_if<PARTIAL>(seen, d_row_i[r] * weight + d_weight * weight, 0_w);
                        d_score_2_tile[r * NV + l] = d_score_2;
                        // d_v[j, e] = sum over i of d_o[i, e]*weight[i, j]*dot[i, j]/norm[i] where seen  (step 8)
                        const vec factor_tile = select_if<PARTIAL>(seen, weight * dot[r * NV + l], 0_w);
                        factor_tile_tile[r * NV + l] = factor_tile;
                    }
                }
                const Rows streamed_2 = {streamed_2_data, ((E + 15L) / 16 * 16)};
                for (long r = 0; r < rows; r++) {
                    for (long e = 0; e < E; e += VL) {
                        store_part(&streamed_2_data[r * streamed_2.stride + e], value__4_line[r] * load_part(&d_o_i.data[r * d_o_i.stride + e], E - e), E - e);
                    }
                }
                accumulate_visible<PARTIAL>(reach, E, rows, streamed_2, factor_tile_tile, seen_tile, d_v_j);
                // x1[j, d] = sum over i of (relu(q[i, d]) + exp(-relu(q[i, d]) + q[i, d]))*d_score_2[i, j] where seen  (step 9)
                accumulate_visible<PARTIAL>(reach, D, rows, streamed, d_score_2_tile, seen_tile, x1);
                vec total_2[NV];
                UNROLL for (int l = 0; l < NV; l++) total_2[l] = spread(0_w);
                for (long r = 0; r < rows; r++) {
                    UNROLL for (int l = 0; l < NV; l++) {
                        // g8[j] = sum over i of d_score[i, j] where seen  (step 4)
                        total_2[l] = plus(total_2[l], d_score_tile[r * NV + l]);
                    }
                }
                UNROLL for (int l = 0; l < NV; l++) {
                    g8_j[l] = g8_j[l] + total_2[l];
                }
            };
            tiles(largest(0, first), least((long)L, largest(0, last)), largest(0, last), (long)L, ROWS, tile);
            // g13[j, d] = exp(-relu(k[j, d]) + k[j, d])*x1[j, d]  (step 9)
            for (integer d = 0; d < D; d++) {
                UNROLL for (int l = 0; l < NV; l++) {
                    const vec g13 = x1[d * NV + l] * exponential_2[d * NV + l];
                    // g17[j, d] = -g13[j, d] + x1[j, d]  (step 9)
                    const vec g17 = x1[d * NV + l] - g13;
                    // d_k[j, d] = step(k[j, d])*g17[j, d] + g13[j, d]  (step 3)
                    d_k_j[d * NV + l] = g17 * step(k_j[d * NV + l]) + g13;
                }
            }
            unpack(d_v_here + j_start * d_v_strides[2], d_v_strides[2], d_v_strides[3], lanes, E, d_v_j);
            store_lanes(g8_here + j_start * g8_strides[2], g8_strides[2], lanes, g8_j);
            unpack(d_k_here + j_start * d_k_strides[2], d_k_strides[2], d_k_strides[3], lanes, D, d_k_j);
        }
    });
}

// g7, d_q: a task goes from block to block of i with state_3, state_4, and streams j past each.
extern "C" void backward_g7_d_q(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const saved_t9 = (const wide*)data[0];
    const long* const saved_t9_strides = strides + 0;
    auto* const q = (const narrow*)data[1];
    const long* const q_strides = strides + 3;
    auto* const d_row = (const wide*)data[2];
    const long* const d_row_strides = strides + 7;
    auto* const d_o = (const narrow*)data[3];
    const long* const d_o_strides = strides + 10;
    auto* const norm = (const wide*)data[4];
    const long* const norm_strides = strides + 14;
    auto* const k = (const narrow*)data[5];
    const long* const k_strides = strides + 17;
    auto* const v = (const narrow*)data[6];
    const long* const v_strides = strides + 21;
    auto* const g7 = (wide*)data[7];
    const long* const g7_strides = strides + 25;
    auto* const d_q = (narrow*)data[8];
    const long* const d_q_strides = strides + 28;
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
        vec* const q_i = scratch.take<vec>((long)D * NV);
        vec* const carried = scratch.take<vec>(NV);
        vec* const d_row_i = scratch.take<vec>(NV);
        vec* const saved_t9_i = scratch.take<vec>(NV);
        vec* const d_o_i = scratch.take<vec>((long)E * NV);
        vec* const carried_2 = scratch.take<vec>((long)D * NV);
        vec* const q_i_2 = scratch.take<vec>((long)D * NV);
        vec* const norm_i = scratch.take<vec>(NV);
        vec* const carried_3 = scratch.take<vec>((long)D * NV);
        wide* const k_j_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        vec* const dot = scratch.take<vec>(ROWS * NV);
        wide* const saved_t9_j = scratch.take<wide>(ROWS);
        wide* const v_j_data = scratch.take<wide>(ROWS * ((E + 15L) / 16 * 16));
        vec* const dot_2 = scratch.take<vec>(ROWS * NV);
        ivec* const seen_tile = scratch.take<ivec>(ROWS * NV);
        vec* const exponential = scratch.take<vec>((long)D * NV);
        vec* const packed = scratch.take<vec>((long)D * NV);
        vec* const value__2 = scratch.take<vec>((long)D * NV);
        vec* const x2 = scratch.take<vec>((long)D * NV);
        wide* const streamed_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        vec* const d_q_i = scratch.take<vec>((long)D * NV);
        vec* const d_score_2_tile = dot;
        wide* const saved_t9_j_2 = scratch.take<wide>(ROWS);
        wide* const k_j_2_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        wide* const k_j_3_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        wide* const v_j_2_data = scratch.take<wide>(ROWS * ((E + 15L) / 16 * 16));
        wide* const exponential_5_line = scratch.take<wide>(ROWS);
        wide* const state_3_here = scratch.take<wide>((long)D);
        wide* const state_4_here = scratch.take<wide>((long)D * E);
        wide* const value__5_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        wide* const streamed_2_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        wide* const streamed_3_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        auto* const saved_t9_here = saved_t9 + batch * saved_t9_strides[0] + head * saved_t9_strides[1];
        auto* const q_here = q + batch * q_strides[0] + head * q_strides[1];
        auto* const d_row_here = d_row + batch * d_row_strides[0] + head * d_row_strides[1];
        auto* const d_o_here = d_o + batch * d_o_strides[0] + head * d_o_strides[1];
        auto* const norm_here = norm + batch * norm_strides[0] + head * norm_strides[1];
        auto* const k_here = k + batch * k_strides[0] + head * k_strides[1];
        auto* const v_here = v + batch * v_strides[0] + head * v_strides[1];
        auto* const g7_here = g7 + batch * g7_strides[0] + head * g7_strides[1];
        auto* const d_q_here = d_q + batch * d_q_strides[0] + head * d_q_strides[1];
        for (long d = 0; d < D; d += VL) {
            store_part(&state_3_here[d], spread(0_w), D - d);
        }
        for (integer d_0 = 0; d_0 < D; d_0++) {
            for (long e = 0; e < E; e += VL) {
                store_part(&state_4_here[(d_0) * E + e], spread(0_w), E - e);
            }
        }
        long edge = 0, i_before = 0;
        (void)i_before;
        for (long turn = 0; turn < blocks * (share + 1) / shares; turn++) {
            const long block = turn;
            const long i_start = block * LANES, lanes = least(LANES, (long)L - i_start);
            const long first = i_start, last = i_start + lanes - 1;
            (void)first, (void)last;
            const wide saved_t9_anchor_2 = number_at(saved_t9_here, first * saved_t9_strides[2]);
            const wide saved_t9_before = number_at(saved_t9_here, i_before * saved_t9_strides[2]);
            const wide exponential_4 = exp(saved_t9_anchor_2 - saved_t9_before);
            for (long d = 0; d < D; d += VL) {
                store_part(&state_3_here[d], exponential_4 * load_part(&state_3_here[d], D - d), D - d);
            }
            for (integer d_0 = 0; d_0 < D; d_0++) {
                for (long e = 0; e < E; e += VL) {
                    store_part(&state_4_here[(d_0) * E + e], exponential_4 * load_part(&state_4_here[(d_0) * E + e], E - e), E - e);
                }
            }
            const long reached = largest(0, least((long)L, 1 + first));
            for (long j_start = edge; j_start < reached; j_start += ROWS) {
                const long rows = least(ROWS, reached - j_start);
                // state_3[i, d] = sum over j of (relu(k[j, d]) + exp(-relu(k[j, d]) + k[j, d]))*exp(saved_t9[i] - saved_t9[j]) where seen
                load_rows(saved_t9_here + j_start * saved_t9_strides[2], saved_t9_strides[2], rows, saved_t9_j_2);
                const Rows k_j_2 = rows_of(k_here + j_start * k_strides[2], k_strides[2], k_strides[3], rows, D, k_j_2_data);
                const Rows value__5 = {value__5_data, ((D + 15L) / 16 * 16)};
                for (long r = 0; r < rows; r++) {
                    for (long d = 0; d < D; d += VL) {
                        store_part(&value__5_data[r * value__5.stride + d], relu(load_part(&k_j_2.data[r * k_j_2.stride + d], D - d)), D - d);
                    }
                }
                for (long r = 0; r < rows; r++) {
                    const wide exponential_5 = exp(saved_t9_anchor_2 - saved_t9_j_2[r]);
                    exponential_5_line[r] = exponential_5;
                }
                const Rows streamed_2 = {streamed_2_data, ((D + 15L) / 16 * 16)};
                for (long r = 0; r < rows; r++) {
                    for (long d = 0; d < D; d += VL) {
                        store_part(&streamed_2_data[r * streamed_2.stride + d], exponential_5_line[r] * (exp(load_part(&k_j_2.data[r * k_j_2.stride + d], D - d) - load_part(&value__5.data[r * value__5.stride + d], D - d)) + load_part(&value__5.data[r * value__5.stride + d], D - d)), D - d);
                    }
                }
                add_rows(rows, D, streamed_2.data, streamed_2.stride, state_3_here);
                // state_4[i, d_0, e] = sum over j of (relu(k[j, d_0]) + exp(-relu(k[j, d_0]) + k[j, d_0]))*exp(saved_t9[i] - saved_t9[j])*v[j, e] where seen
                const Rows k_j_3 = rows_of(k_here + j_start * k_strides[2], k_strides[2], k_strides[3], rows, D, k_j_3_data);
                const Rows streamed_3 = {streamed_3_data, ((D + 15L) / 16 * 16)};
                for (long r = 0; r < rows; r++) {
                    for (long d_0 = 0; d_0 < D; d_0 += VL) {
                        const vec value__6 = relu(load_part(&k_j_3.data[r * k_j_3.stride + d_0], D - d_0));
                        store_part(&streamed_3_data[r * streamed_3.stride + d_0], exponential_5_line[r] * (exp(load_part(&k_j_3.data[r * k_j_3.stride + d_0], D - d_0) - value__6) + value__6), D - d_0);
                    }
                }
                const Rows v_j_2 = rows_of(v_here + j_start * v_strides[2], v_strides[2], v_strides[3], rows, E, v_j_2_data);
                cross(rows, D, E, streamed_3.data, streamed_3.stride, v_j_2.data, v_j_2.stride, state_4_here);
            }
            edge = reached;
            i_before = first;
            if (turn < blocks * share / shares) continue;  // the states alone
            ivec i[NV];
            lane_numbers(i_start, i);
            const wide saved_t9_anchor = number_at(saved_t9_here, first * saved_t9_strides[2]);
            // g7[i] = sum over j of d_score[i, j] where seen  (step 4)
            pack(q_here + i_start * q_strides[2], q_strides[2], q_strides[3], lanes, D, q_i);
            for (integer d = 0; d < D; d++) {
                UNROLL for (int l = 0; l < NV; l++) {
                    const vec value_ = relu(q_i[d * NV + l]);
                    exponential[d * NV + l] = exp(q_i[d * NV + l] - value_);
                    packed[d * NV + l] = exponential[d * NV + l] + value_;
                }
            }
            contract(1, D, state_3_here, D, packed, carried);
            load_lanes(d_row_here + i_start * d_row_strides[2], d_row_strides[2], lanes, d_row_i);
            load_lanes(saved_t9_here + i_start * saved_t9_strides[2], saved_t9_strides[2], lanes, saved_t9_i);
            vec exponential_2[NV];
            UNROLL for (int l = 0; l < NV; l++) {
                exponential_2[l] = exp(saved_t9_i[l] - saved_t9_anchor);
            }
            pack(d_o_here + i_start * d_o_strides[2], d_o_strides[2], d_o_strides[3], lanes, E, d_o_i);
            contract(D, E, state_4_here, E, d_o_i, carried_2);
            pack(q_here + i_start * q_strides[2], q_strides[2], q_strides[3], lanes, D, q_i_2);
            for (integer d_0 = 0; d_0 < D; d_0++) {
                UNROLL for (int l = 0; l < NV; l++) value__2[d_0 * NV + l] = relu(q_i_2[d_0 * NV + l]);
            }
            vec total[NV];
            UNROLL for (int l = 0; l < NV; l++) {
                total[l] = spread(0_w);
            }
            for (integer d_0 = 0; d_0 < D; d_0++) {
                UNROLL for (int l = 0; l < NV; l++) {
                    total[l] = total[l] + (exp(q_i_2[d_0 * NV + l] - value__2[d_0 * NV + l]) + value__2[d_0 * NV + l]) * carried_2[d_0 * NV + l];
                }
            }
            load_lanes(norm_here + i_start * norm_strides[2], norm_strides[2], lanes, norm_i);
            const integer some = mask(largest(0, least((long)L, 1 + first)) > 0);
            vec g7_i[NV];
            UNROLL for (int l = 0; l < NV; l++) {
                g7_i[l] = select(some, d_row_i[l] * exponential_2[l] * carried[l] + inverse(norm_i[l]) * exponential_2[l] * total[l], 0_w);
            }
            // x2[i, d] = sum over j of (relu(k[j, d]) + exp(-relu(k[j, d]) + k[j, d]))*d_score_2[i, j] where seen  (step 9)
            const wide* const state_4_here_2 = state_4_here;
            contract(D, E, state_4_here_2, E, d_o_i, carried_3);
            vec value__3[NV];
            UNROLL for (int l = 0; l < NV; l++) {
                value__3[l] = inverse(norm_i[l]) * exponential_2[l];
            }
            const integer some_2 = mask(largest(0, least((long)L, 1 + first)) > 0);
            for (integer d = 0; d < D; d++) {
                UNROLL for (int l = 0; l < NV; l++) x2[d * NV + l] = select(some_2, d_row_i[l] * exponential_2[l] * state_3_here[d] + value__3[l] * carried_3[d * NV + l], 0_w);
            }
            vec row[NV];
            UNROLL for (int l = 0; l < NV; l++) {
                row[l] = inverse(norm_i[l]);
            }
            const auto tile = [&](const long j_start, const long rows, auto partial) {
                constexpr bool PARTIAL = decltype(partial)::value;
                const auto reach = reach_until<PARTIAL>(j_start, rows, first, last, [&](const long last) { return least((long)L, 1 + last); });
                // dot[i, j] = sum over d of (relu(k[j, d]) + exp(-relu(k[j, d]) + k[j, d]))*(relu(q[i, d]) + exp(-relu(q[i, d]) + q[i, d]))  (step 2)
                const Rows k_j = rows_of(k_here + j_start * k_strides[2], k_strides[2], k_strides[3], rows, D, k_j_data);
                const Rows streamed = {streamed_data, ((D + 15L) / 16 * 16)};
                for (long r = 0; r < rows; r++) {
                    for (long d = 0; d < D; d += VL) {
                        const vec value__4 = relu(load_part(&k_j.data[r * k_j.stride + d], D - d));
                        const vec exponential_3 = exp(load_part(&k_j.data[r * k_j.stride + d], D - d) - value__4);
                        store_part(&streamed_data[r * streamed.stride + d], exponential_3 + value__4, D - d);
                    }
                }
                contract(reach, rows, D, streamed.data, streamed.stride, packed, dot);
                // score[i, j] = saved_t9[i] - saved_t9[j]  (step 4)
                load_rows(saved_t9_here + j_start * saved_t9_strides[2], saved_t9_strides[2], rows, saved_t9_j);
                // d_weight[i, j] = sum over e of d_o[i, e]*v[j, e]/norm[i]  (step 3)
                const Rows v_j = rows_of(v_here + j_start * v_strides[2], v_strides[2], v_strides[3], rows, E, v_j_data);
                contract(reach, rows, E, v_j.data, v_j.stride, d_o_i, dot_2);
                vec total_2[NV];
                UNROLL for (int l = 0; l < NV; l++) total_2[l] = spread(0_w);
                for (long r = 0; r < rows; r++) {
                    const integer j = (integer)(j_start + r);
                    UNROLL for (int l = 0; l < NV; l++) {
                        const vec score = saved_t9_i[l] - saved_t9_j[r];
                        const vec d_weight = row[l] * dot_2[r * NV + l];
                        // weight[i, j] = exp(score[i, j]) where seen, masked where it is read  (step 8)
                        const vec weight = exp(score);
                        // d_score[i, j] = d_row[i]*weight[i, j]*dot[i, j] + d_weight[i, j]*weight[i, j]*dot[i, j] where seen  (step 8)
                        // seen: j <= i
                        ivec seen = {};
                        if (PARTIAL) seen = as_mask(j <= i[l]);
                        if (PARTIAL) seen_tile[r * NV + l] = seen;
                        const vec d_score = select_if<PARTIAL>(seen, d_row_i[l] * weight * dot[r * NV + l] + d_weight * weight * dot[r * NV + l], 0_w);
                        // d_score_2[i, j] = d_row[i]*weight[i, j] + d_weight[i, j]*weight[i, j] where seen  (step 8)
                        const vec d_score_2 = select_if<PARTIAL>(seen, d_row_i[l] * weight + d_weight * weight, 0_w);
                        d_score_2_tile[r * NV + l] = d_score_2;
                        // g7[i] = sum over j of d_score[i, j] where seen  (step 4)
                        total_2[l] = plus(total_2[l], d_score);
                    }
                }
                UNROLL for (int l = 0; l < NV; l++) {
                    g7_i[l] = g7_i[l] + total_2[l];
                }
                // x2[i, d] = sum over j of (relu(k[j, d]) + exp(-relu(k[j, d]) + k[j, d]))*d_score_2[i, j] where seen  (step 9)
                accumulate_visible<PARTIAL>(reach, D, rows, streamed, d_score_2_tile, seen_tile, x2);
            };
            tiles(largest(0, least((long)L, 1 + first)), least((long)L, 1 + last), 0, least((long)L, 1 + first), ROWS, tile);
            // g15[i, d] = exp(-relu(q[i, d]) + q[i, d])*x2[i, d]  (step 9)
            for (integer d = 0; d < D; d++) {
                UNROLL for (int l = 0; l < NV; l++) {
                    const vec g15 = x2[d * NV + l] * exponential[d * NV + l];
                    // g16[i, d] = -g15[i, d] + x2[i, d]  (step 9)
                    const vec g16 = x2[d * NV + l] - g15;
                    // d_q[i, d] = step(q[i, d])*g16[i, d] + g15[i, d]  (step 3)
                    d_q_i[d * NV + l] = g16 * step(q_i[d * NV + l]) + g15;
                }
            }
            store_lanes(g7_here + i_start * g7_strides[2], g7_strides[2], lanes, g7_i);
            unpack(d_q_here + i_start * d_q_strides[2], d_q_strides[2], d_q_strides[3], lanes, D, d_q_i);
        }
    });
}

// g9: a task has one batch, head and a block of j.
extern "C" void backward_d_row_2(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const g8 = (const wide*)data[0];
    const long* const g8_strides = strides + 0;
    auto* const g7 = (const wide*)data[1];
    const long* const g7_strides = strides + 3;
    auto* const d_row_2 = (wide*)data[2];
    const long* const d_row_2_strides = strides + 6;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer L = (integer)sizes[2];
    prepare(d_row_2, BATCH * d_row_2_strides[0], threads);
    const long blocks = ((long)L + BLOCK - 1) / BLOCK;
    tasks_in_turn(threads, (long)BATCH * (long)HEADS * blocks, [&](const long begin, const long end, Scratch& scratch) {
        for (long task = begin; task < end; task++) {
            const long j_start = task % blocks * BLOCK, j_stop = least(j_start + BLOCK, (long)L);
            const integer head = (integer)(task / blocks % HEADS);
            const integer batch = (integer)(task / blocks / HEADS % BATCH);
            // d_row_2[j] = g7[j] - g8[j]  (step 3)
            rows_of_kind(g8_strides[2] == 1 && g7_strides[2] == 1 && d_row_2_strides[2] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                auto* const g8_row = g8 + batch * g8_strides[0] + head * g8_strides[1];
                auto* const g7_row = g7 + batch * g7_strides[0] + head * g7_strides[1];
                auto* const d_row_2_row = d_row_2 + batch * d_row_2_strides[0] + head * d_row_2_strides[1];
                each(j_start, j_stop, [&](const long j, auto n) {
                    const auto g8_value = from_row<DENSE, vec>(g8_row, g8_strides[2], j, n);
                    const auto g7_value = from_row<DENSE, vec>(g7_row, g7_strides[2], j, n);
                    const auto d_row_2_value = g7_value - g8_value;
                    to_row<DENSE>(d_row_2_row, d_row_2_strides[2], j, n, spread<wide>(d_row_2_value));
                });
            });
        }
    });
}

// d_gate: a task goes from block to block of u with state_5, and streams j past each.
extern "C" void backward_d_gate(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const d_row_2 = (const wide*)data[0];
    const long* const d_row_2_strides = strides + 0;
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
        wide* const d_row_2_j = scratch.take<wide>(ROWS);
        vec* const gate_u = scratch.take<vec>(NV);
        wide* const d_row_2_j_2 = scratch.take<wide>(ROWS);
        wide* const streamed_line = scratch.take<wide>(ROWS);
        auto* const d_row_2_here = d_row_2 + batch * d_row_2_strides[0] + head * d_row_2_strides[1];
        auto* const gate_here = gate + batch * gate_strides[0] + head * gate_strides[1];
        auto* const d_gate_here = d_gate + batch * d_gate_strides[0] + head * d_gate_strides[1];
        wide state_5_here = 0_w;
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
                // state_5[u] = sum over j of d_row_2[j] where seen
                load_rows(d_row_2_here + j_start * d_row_2_strides[2], d_row_2_strides[2], rows, d_row_2_j_2);
                for (long r = 0; r < rows; r++) {
                    const wide streamed = d_row_2_j_2[r];
                    streamed_line[r] = streamed;
                }
                state_5_here += sum_of(rows, streamed_line);
            }
            edge = reached;
            u_before = last;
            if (turn < blocks * share / shares) continue;  // the states alone
            ivec u[NV];
            lane_numbers(u_start, u);
            // g10[u] = sum over j of d_row_2[j] where seen  (step 3)
            const integer some = mask(least((long)L, largest(0, last)) < L);
            vec g10[NV];
            UNROLL for (int l = 0; l < NV; l++) {
                g10[l] = spread(select(some, state_5_here, 0_w));
            }
            const auto tile = [&](const long j_start, const long rows, auto partial) {
                constexpr bool PARTIAL = decltype(partial)::value;
                // g10[u] = sum over j of d_row_2[j] where seen  (step 3)
                load_rows(d_row_2_here + j_start * d_row_2_strides[2], d_row_2_strides[2], rows, d_row_2_j);
                vec total[NV];
                UNROLL for (int l = 0; l < NV; l++) total[l] = spread(0_w);
                for (long r = 0; r < rows; r++) {
                    const integer j = (integer)(j_start + r);
                    UNROLL for (int l = 0; l < NV; l++) {
                        // seen: u <= j
                        ivec seen = {};
                        if (PARTIAL) seen = as_mask(u[l] <= j);
                        total[l] = plus(total[l], select_if<PARTIAL>(seen, d_row_2_j[r], 0_w));
                    }
                }
                UNROLL for (int l = 0; l < NV; l++) {
                    g10[l] = g10[l] + total[l];
                }
            };
            tiles(largest(0, first), least((long)L, largest(0, last)), largest(0, last), (long)L, ROWS, tile);
            // d_gate[u] = sigmoid(-gate[u])*g10[u]  (step 3)
            load_lanes(gate_here + u_start * gate_strides[2], gate_strides[2], lanes, gate_u);
            vec d_gate_u[NV];
            UNROLL for (int l = 0; l < NV; l++) {
                d_gate_u[l] = g10[l] * sigmoid(-gate_u[l]);
            }
            store_lanes(d_gate_here + u_start * d_gate_strides[2], d_gate_strides[2], lanes, d_gate_u);
        }
    });
}

}  // namespace derive

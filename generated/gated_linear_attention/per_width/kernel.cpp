// Gated linear attention: C++ kernels, compiled on first use
//
//                                      ⎛      Σ     logsigmoid(gate[u, d])⎞
//     o[i, e] =     Σ     v[j, e]⋅Σ exp⎜  u : u ≤ i                       ⎟⋅k[j, d]⋅q[i, d]
//               j : j ≤ i         d    ⎜-     Σ     logsigmoid(gate[u, d])⎟
//                                      ⎝  u : u ≤ j                       ⎠
//
// Generated: do not edit; change the formula or the printer, and run `derive build`.

#include "cpu_kernels.h"

namespace derive {

// t1: a task has one batch, head and a block of u.
extern "C" void forward_t1(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const gate = (const narrow*)data[0];
    const long* const gate_strides = strides + 0;
    auto* const t1 = (wide*)data[1];
    const long* const t1_strides = strides + 4;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer L = (integer)sizes[2];
    const integer D = (integer)sizes[3];
    const bool t1_streams = streams(t1, (long)BATCH * HEADS * L * D);
    prepare(t1, BATCH * t1_strides[0], threads);
    const long blocks = ((long)L + BLOCK - 1) / BLOCK;
    tasks_in_turn(threads, (long)BATCH * (long)HEADS * blocks, [&](const long begin, const long end, Scratch& scratch) {
        for (long task = begin; task < end; task++) {
            const long u_start = task % blocks * BLOCK, u_stop = least(u_start + BLOCK, (long)L);
            const integer head = (integer)(task / blocks % HEADS);
            const integer batch = (integer)(task / blocks / HEADS % BATCH);
            {
                // t1[u, d] = logsigmoid(gate[u, d])  (step 1)
                const bool merged = gate_strides[2] == gate_strides[3] * D && t1_strides[2] == t1_strides[3] * D;
                rows_of_kind(gate_strides[3] == 1 && t1_strides[3] == 1, [&](auto kind) {
                    constexpr bool DENSE = decltype(kind)::value;
                    for (integer u = (integer)(u_start); u < (merged ? u_start + 1 : u_stop); u++) {
                        auto* const gate_row = gate + batch * gate_strides[0] + head * gate_strides[1] + u * gate_strides[2];
                        auto* const t1_row = t1 + batch * t1_strides[0] + head * t1_strides[1] + u * t1_strides[2];
                        each(0, merged ? (u_stop - u_start) * D : D, places_ahead(t1_streams, t1_row, 0), [&](const long d, auto n) {
                            const auto gate_value = from_row<DENSE, vec>(gate_row, gate_strides[3], d, n);
                            const auto t1_value = logsigmoid(gate_value);
                            stream_row<DENSE>(t1_streams, t1_row, t1_strides[3], d, n, spread<wide>(t1_value));
                        });
                    }
                });
            }
        }
        end_streams();
    });
}

// t2, saved_t2: a task goes from block to block of j with state, and streams u past each.
extern "C" void forward_acc_saved_t2(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const t1 = (const wide*)data[0];
    const long* const t1_strides = strides + 0;
    auto* const acc = (wide*)data[1];
    const long* const acc_strides = strides + 4;
    auto* const saved_t2 = (wide*)data[2];
    const long* const saved_t2_strides = strides + 8;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer L = (integer)sizes[2];
    const integer D = (integer)sizes[3];
    const long blocks = ((long)L + LANES - 1) / LANES;
    prepare(acc, BATCH * acc_strides[0], threads);
    prepare(saved_t2, BATCH * saved_t2_strides[0], threads);
    const long shares = shares_of(threads, (long)BATCH * (long)HEADS, blocks);
    parallel_for(threads, (long)BATCH * (long)HEADS * shares, [&](const long task, Scratch& scratch) {
        const long share = task % shares;
        const integer head = (integer)(task / shares % HEADS);
        const integer batch = (integer)(task / shares / HEADS % BATCH);
        wide* const t1_u_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        vec* const factor_tile_tile = scratch.take<vec>(ROWS * NV);
        ivec* const seen_tile = scratch.take<ivec>(ROWS * NV);
        vec* const t2_j = scratch.take<vec>((long)D * NV);
        vec* const saved_t2_j = scratch.take<vec>((long)D * NV);
        wide* const t1_u_2_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        wide* const state_here = scratch.take<wide>((long)D);
        auto* const t1_here = t1 + batch * t1_strides[0] + head * t1_strides[1];
        auto* const acc_here = acc + batch * acc_strides[0] + head * acc_strides[1];
        auto* const saved_t2_here = saved_t2 + batch * saved_t2_strides[0] + head * saved_t2_strides[1];
        for (long d = 0; d < D; d += VL) {
            store_part(&state_here[d], spread(0_w), D - d);
        }
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
                // state[j, d] = sum over u of t1[u, d] where seen
                const Rows t1_u_2 = rows_of(t1_here + u_start * t1_strides[2], t1_strides[2], t1_strides[3], rows, D, t1_u_2_data);
                add_rows(rows, D, t1_u_2.data, t1_u_2.stride, state_here);
            }
            edge = reached;
            j_before = first;
            if (turn < blocks * share / shares) continue;  // the states alone
            ivec j[NV];
            lane_numbers(j_start, j);
            // acc[j, d] = sum over u of t1[u, d] where seen  (step 1)
            const integer some = mask(largest(0, least((long)L, 1 + first)) > 0);
            for (integer d = 0; d < D; d++) {
                UNROLL for (int l = 0; l < NV; l++) t2_j[d * NV + l] = spread(select(some, state_here[d], 0_w));
            }
            const auto tile = [&](const long u_start, const long rows, auto partial) {
                constexpr bool PARTIAL = decltype(partial)::value;
                const auto reach = reach_until<PARTIAL>(u_start, rows, first, last, [&](const long last) { return least((long)L, 1 + last); });
                const Rows t1_u = rows_of(t1_here + u_start * t1_strides[2], t1_strides[2], t1_strides[3], rows, D, t1_u_data);
                for (long r = 0; r < rows; r++) {
                    const integer u = (integer)(u_start + r);
                    UNROLL for (int l = 0; l < NV; l++) {
                        // acc[j, d] = sum over u of t1[u, d] where seen  (step 1)
                        // seen: u <= j
                        ivec seen = {};
                        if (PARTIAL) seen = as_mask(u <= j[l]);
                        if (PARTIAL) seen_tile[r * NV + l] = seen;
                        const vec factor_tile = select_if<PARTIAL>(seen, 1_w, 0_w);
                        factor_tile_tile[r * NV + l] = factor_tile;
                    }
                }
                accumulate_visible<PARTIAL>(reach, D, rows, t1_u, factor_tile_tile, seen_tile, t2_j);
            };
            tiles(largest(0, least((long)L, 1 + first)), least((long)L, 1 + last), 0, least((long)L, 1 + first), ROWS, tile);
            // saved_t2[j, d] = acc[j, d]  (step 5)
            for (integer d = 0; d < D; d++) {
                UNROLL for (int l = 0; l < NV; l++) saved_t2_j[d * NV + l] = t2_j[d * NV + l];
            }
            unpack(acc_here + j_start * acc_strides[2], acc_strides[2], acc_strides[3], lanes, D, t2_j);
            unpack(saved_t2_here + j_start * saved_t2_strides[2], saved_t2_strides[2], saved_t2_strides[3], lanes, D, saved_t2_j);
        }
    });
}

// o: a task goes from block to block of i with state_2, and streams j past each.
extern "C" void forward_o(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const acc = (const wide*)data[0];
    const long* const acc_strides = strides + 0;
    auto* const q = (const narrow*)data[1];
    const long* const q_strides = strides + 4;
    auto* const k = (const narrow*)data[2];
    const long* const k_strides = strides + 8;
    auto* const v = (const narrow*)data[3];
    const long* const v_strides = strides + 12;
    auto* const o = (narrow*)data[4];
    const long* const o_strides = strides + 16;
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
        vec* const acc_i = scratch.take<vec>((long)D * NV);
        vec* const carried = scratch.take<vec>((long)E * NV);
        wide* const k_j_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        wide* const acc_j_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        wide* const v_j_data = scratch.take<wide>(ROWS * ((E + 15L) / 16 * 16));
        vec* const factor_tile_tile = scratch.take<vec>(ROWS * NV);
        ivec* const seen_tile = scratch.take<ivec>(ROWS * NV);
        wide* const acc_anchor = scratch.take<wide>((long)D);
        vec* const packed = scratch.take<vec>((long)D * NV);
        vec* const o_i = scratch.take<vec>((long)E * NV);
        wide* const k_j_2_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        wide* const acc_j_2_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        wide* const v_j_2_data = scratch.take<wide>(ROWS * ((E + 15L) / 16 * 16));
        wide* const state_2_here = scratch.take<wide>((long)D * E);
        wide* const acc_anchor_2 = scratch.take<wide>((long)D);
        wide* const acc_before = scratch.take<wide>((long)D);
        wide* const streamed_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        auto* const acc_here = acc + batch * acc_strides[0] + head * acc_strides[1];
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
            for (integer d = 0; d < D; d++) {
                acc_anchor_2[d] = number_at(acc_here, first * acc_strides[2] + d * acc_strides[3]);
            }
            for (integer d = 0; d < D; d++) {
                acc_before[d] = number_at(acc_here, i_before * acc_strides[2] + d * acc_strides[3]);
            }
            for (integer d = 0; d < D; d++) {
                for (long e = 0; e < E; e += VL) {
                    store_part(&state_2_here[(d) * E + e], exp(acc_anchor_2[d] - acc_before[d]) * load_part(&state_2_here[(d) * E + e], E - e), E - e);
                }
            }
            const long reached = largest(0, least((long)L, 1 + first));
            for (long j_start = edge; j_start < reached; j_start += ROWS) {
                const long rows = least(ROWS, reached - j_start);
                // state_2[i, d, e] = sum over j of exp(acc[i, d] - acc[j, d])*k[j, d]*v[j, e] where seen
                const Rows k_j_2 = rows_of(k_here + j_start * k_strides[2], k_strides[2], k_strides[3], rows, D, k_j_2_data);
                const Rows acc_j_2 = rows_of(acc_here + j_start * acc_strides[2], acc_strides[2], acc_strides[3], rows, D, acc_j_2_data);
                const Rows streamed = {streamed_data, ((D + 15L) / 16 * 16)};
                for (long r = 0; r < rows; r++) {
                    for (long d = 0; d < D; d += VL) {
                        store_part(&streamed_data[r * streamed.stride + d], load_part(&k_j_2.data[r * k_j_2.stride + d], D - d) * exp(load_part(&acc_anchor_2[d], D - d) - load_part(&acc_j_2.data[r * acc_j_2.stride + d], D - d)), D - d);
                    }
                }
                const Rows v_j_2 = rows_of(v_here + j_start * v_strides[2], v_strides[2], v_strides[3], rows, E, v_j_2_data);
                cross(rows, D, E, streamed.data, streamed.stride, v_j_2.data, v_j_2.stride, state_2_here);
            }
            edge = reached;
            i_before = first;
            if (turn < blocks * share / shares) continue;  // the states alone
            ivec i[NV];
            lane_numbers(i_start, i);
            for (integer d = 0; d < D; d++) {
                acc_anchor[d] = number_at(acc_here, first * acc_strides[2] + d * acc_strides[3]);
            }
            // o[i, e] = sum over j of dot[i, j]*v[j, e] where seen  (step 2)
            pack(q_here + i_start * q_strides[2], q_strides[2], q_strides[3], lanes, D, q_i);
            pack(acc_here + i_start * acc_strides[2], acc_strides[2], acc_strides[3], lanes, D, acc_i);
            for (integer d = 0; d < D; d++) {
                UNROLL for (int l = 0; l < NV; l++) packed[d * NV + l] = q_i[d * NV + l] * exp(acc_i[d * NV + l] - acc_anchor[d]);
            }
            combine(E, D, state_2_here, E, packed, carried);
            const integer some = mask(largest(0, least((long)L, 1 + first)) > 0);
            for (integer e = 0; e < E; e++) {
                UNROLL for (int l = 0; l < NV; l++) o_i[e * NV + l] = select(some, carried[e * NV + l], 0_w);
            }
            const auto tile = [&](const long j_start, const long rows, auto partial) {
                constexpr bool PARTIAL = decltype(partial)::value;
                const auto reach = reach_until<PARTIAL>(j_start, rows, first, last, [&](const long last) { return least((long)L, 1 + last); });
                const Rows k_j = rows_of(k_here + j_start * k_strides[2], k_strides[2], k_strides[3], rows, D, k_j_data);
                const Rows acc_j = rows_of(acc_here + j_start * acc_strides[2], acc_strides[2], acc_strides[3], rows, D, acc_j_data);
                const Rows v_j = rows_of(v_here + j_start * v_strides[2], v_strides[2], v_strides[3], rows, E, v_j_data);
                for (long r = 0; r < rows; r++) {
                    const integer j = (integer)(j_start + r);
                    UNROLL for (int l = 0; l < NV; l++) {
                        // dot[i, j] = sum over d of exp(acc[i, d] - acc[j, d])*k[j, d]*q[i, d]  (step 7)
                        vec dot = spread(0_w);
                        for (integer d = 0; d < D; d++) {
                            dot = dot + k_j.data[r * k_j.stride + d] * q_i[d * NV + l] * exp(acc_i[d * NV + l] - acc_j.data[r * acc_j.stride + d]);
                        }
                        // o[i, e] = sum over j of dot[i, j]*v[j, e] where seen  (step 2)
                        // seen: j <= i
                        ivec seen = {};
                        if (PARTIAL) seen = as_mask(j <= i[l]);
                        if (PARTIAL) seen_tile[r * NV + l] = seen;
                        const vec factor_tile = select_if<PARTIAL>(seen, dot, 0_w);
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

// d_v, d_k, g8: a task goes from block to block of j with state, and streams i past each.
extern "C" void backward_d_v_d_k_g8(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const saved_t2 = (const wide*)data[0];
    const long* const saved_t2_strides = strides + 0;
    auto* const k = (const narrow*)data[1];
    const long* const k_strides = strides + 4;
    auto* const v = (const narrow*)data[2];
    const long* const v_strides = strides + 8;
    auto* const q = (const narrow*)data[3];
    const long* const q_strides = strides + 12;
    auto* const d_o = (const narrow*)data[4];
    const long* const d_o_strides = strides + 16;
    auto* const d_v = (narrow*)data[5];
    const long* const d_v_strides = strides + 20;
    auto* const d_k = (narrow*)data[6];
    const long* const d_k_strides = strides + 24;
    auto* const g8 = (wide*)data[7];
    const long* const g8_strides = strides + 28;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer L = (integer)sizes[2];
    const integer D = (integer)sizes[3];
    const integer E = (integer)sizes[4];
    const long blocks = ((long)L + LANES - 1) / LANES;
    prepare(d_v, BATCH * d_v_strides[0], threads);
    prepare(d_k, BATCH * d_k_strides[0], threads);
    prepare(g8, BATCH * g8_strides[0], threads);
    const long shares = shares_of(threads, (long)BATCH * (long)HEADS, blocks);
    parallel_for(threads, (long)BATCH * (long)HEADS * shares, [&](const long task, Scratch& scratch) {
        const long share = task % shares;
        const integer head = (integer)(task / shares % HEADS);
        const integer batch = (integer)(task / shares / HEADS % BATCH);
        vec* const k_j = scratch.take<vec>((long)D * NV);
        vec* const saved_t2_j = scratch.take<vec>((long)D * NV);
        vec* const carried = scratch.take<vec>((long)E * NV);
        vec* const v_j = scratch.take<vec>((long)E * NV);
        vec* const carried_2 = scratch.take<vec>((long)D * NV);
        wide* const q_i_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        wide* const saved_t2_i_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        wide* const d_o_i_data = scratch.take<wide>(ROWS * ((E + 15L) / 16 * 16));
        vec* const dot_2 = scratch.take<vec>(ROWS * NV);
        vec* const factor_tile_tile = scratch.take<vec>(ROWS * NV);
        ivec* const seen_tile = scratch.take<ivec>(ROWS * NV);
        ivec* const seen_2_tile = scratch.take<ivec>(ROWS * NV);
        wide* const saved_t2_anchor = scratch.take<wide>((long)D);
        vec* const exponential = scratch.take<vec>((long)D * NV);
        vec* const packed = scratch.take<vec>((long)D * NV);
        vec* const d_v_j = scratch.take<vec>((long)E * NV);
        vec* const d_k_j = scratch.take<vec>((long)D * NV);
        vec* const g8_j = scratch.take<vec>((long)D * NV);
        wide* const q_i_2_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        wide* const saved_t2_i_2_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        wide* const d_o_i_2_data = scratch.take<wide>(ROWS * ((E + 15L) / 16 * 16));
        wide* const state_here = scratch.take<wide>((long)D * E);
        wide* const saved_t2_anchor_2 = scratch.take<wide>((long)D);
        wide* const saved_t2_before = scratch.take<wide>((long)D);
        wide* const streamed_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        auto* const saved_t2_here = saved_t2 + batch * saved_t2_strides[0] + head * saved_t2_strides[1];
        auto* const k_here = k + batch * k_strides[0] + head * k_strides[1];
        auto* const v_here = v + batch * v_strides[0] + head * v_strides[1];
        auto* const q_here = q + batch * q_strides[0] + head * q_strides[1];
        auto* const d_o_here = d_o + batch * d_o_strides[0] + head * d_o_strides[1];
        auto* const d_v_here = d_v + batch * d_v_strides[0] + head * d_v_strides[1];
        auto* const d_k_here = d_k + batch * d_k_strides[0] + head * d_k_strides[1];
        auto* const g8_here = g8 + batch * g8_strides[0] + head * g8_strides[1];
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
            for (integer d = 0; d < D; d++) {
                saved_t2_anchor_2[d] = number_at(saved_t2_here, last * saved_t2_strides[2] + d * saved_t2_strides[3]);
            }
            for (integer d = 0; d < D; d++) {
                saved_t2_before[d] = number_at(saved_t2_here, j_before * saved_t2_strides[2] + d * saved_t2_strides[3]);
            }
            for (integer d = 0; d < D; d++) {
                for (long e = 0; e < E; e += VL) {
                    store_part(&state_here[(d) * E + e], exp(saved_t2_before[d] - saved_t2_anchor_2[d]) * load_part(&state_here[(d) * E + e], E - e), E - e);
                }
            }
            const long reached = least((long)L, largest(0, last));
            for (long i_start = reached; i_start < edge; i_start += ROWS) {
                const long rows = least(ROWS, edge - i_start);
                // state[j, d, e] = sum over i of exp(saved_t2[i, d] - saved_t2[j, d])*d_o[i, e]*q[i, d] where seen
                const Rows q_i_2 = rows_of(q_here + i_start * q_strides[2], q_strides[2], q_strides[3], rows, D, q_i_2_data);
                const Rows saved_t2_i_2 = rows_of(saved_t2_here + i_start * saved_t2_strides[2], saved_t2_strides[2], saved_t2_strides[3], rows, D, saved_t2_i_2_data);
                const Rows streamed = {streamed_data, ((D + 15L) / 16 * 16)};
                for (long r = 0; r < rows; r++) {
                    for (long d = 0; d < D; d += VL) {
                        store_part(&streamed_data[r * streamed.stride + d], load_part(&q_i_2.data[r * q_i_2.stride + d], D - d) * exp(load_part(&saved_t2_i_2.data[r * saved_t2_i_2.stride + d], D - d) - load_part(&saved_t2_anchor_2[d], D - d)), D - d);
                    }
                }
                const Rows d_o_i_2 = rows_of(d_o_here + i_start * d_o_strides[2], d_o_strides[2], d_o_strides[3], rows, E, d_o_i_2_data);
                cross(rows, D, E, streamed.data, streamed.stride, d_o_i_2.data, d_o_i_2.stride, state_here);
            }
            edge = reached;
            j_before = last;
            if (turn < blocks * share / shares) continue;  // the states alone
            ivec j[NV];
            lane_numbers(j_start, j);
            for (integer d = 0; d < D; d++) {
                saved_t2_anchor[d] = number_at(saved_t2_here, last * saved_t2_strides[2] + d * saved_t2_strides[3]);
            }
            // d_v[j, e] = sum over i of d_o[i, e]*dot[i, j] where seen  (step 4)
            pack(k_here + j_start * k_strides[2], k_strides[2], k_strides[3], lanes, D, k_j);
            pack(saved_t2_here + j_start * saved_t2_strides[2], saved_t2_strides[2], saved_t2_strides[3], lanes, D, saved_t2_j);
            for (integer d = 0; d < D; d++) {
                UNROLL for (int l = 0; l < NV; l++) {
                    exponential[d * NV + l] = exp(saved_t2_anchor[d] - saved_t2_j[d * NV + l]);
                    packed[d * NV + l] = k_j[d * NV + l] * exponential[d * NV + l];
                }
            }
            combine(E, D, state_here, E, packed, carried);
            const integer some = mask(least((long)L, largest(0, last)) < L);
            for (integer e = 0; e < E; e++) {
                UNROLL for (int l = 0; l < NV; l++) d_v_j[e * NV + l] = select(some, carried[e * NV + l], 0_w);
            }
            // d_k[j, d] = sum over i of exp(saved_t2[i, d] - saved_t2[j, d])*d_score[i, j]*q[i, d] where seen  (step 9)
            pack(v_here + j_start * v_strides[2], v_strides[2], v_strides[3], lanes, E, v_j);
            contract(D, E, state_here, E, v_j, carried_2);
            const integer some_2 = mask(least((long)L, largest(0, last)) < L);
            for (integer d = 0; d < D; d++) {
                UNROLL for (int l = 0; l < NV; l++) d_k_j[d * NV + l] = select(some_2, exponential[d * NV + l] * carried_2[d * NV + l], 0_w);
            }
            // g8[j, d] = sum over i of exp(saved_t2[i, d] - saved_t2[j, d])*d_score[i, j]*k[j, d]*q[i, d] where seen  (step 9)
            const integer some_3 = mask(least((long)L, largest(0, last)) < L);
            for (integer d = 0; d < D; d++) {
                UNROLL for (int l = 0; l < NV; l++) g8_j[d * NV + l] = select(some_3, k_j[d * NV + l] * exponential[d * NV + l] * carried_2[d * NV + l], 0_w);
            }
            const auto tile = [&](const long i_start, const long rows, auto partial) {
                constexpr bool PARTIAL = decltype(partial)::value;
                const auto reach = reach_from<PARTIAL>(i_start, rows, first, last, [&](const long first) { return largest(0, first); });
                const Rows q_i = rows_of(q_here + i_start * q_strides[2], q_strides[2], q_strides[3], rows, D, q_i_data);
                const Rows saved_t2_i = rows_of(saved_t2_here + i_start * saved_t2_strides[2], saved_t2_strides[2], saved_t2_strides[3], rows, D, saved_t2_i_data);
                // d_weight[i, j] = sum over e of d_o[i, e]*v[j, e]  (step 3)
                const Rows d_o_i = rows_of(d_o_here + i_start * d_o_strides[2], d_o_strides[2], d_o_strides[3], rows, E, d_o_i_data);
                contract(reach, rows, E, d_o_i.data, d_o_i.stride, v_j, dot_2);
                for (long r = 0; r < rows; r++) {
                    const integer i = (integer)(i_start + r);
                    UNROLL for (int l = 0; l < NV; l++) {
                        // dot[i, j] = sum over d of exp(saved_t2[i, d] - saved_t2[j, d])*k[j, d]*q[i, d]  (step 9)
                        vec dot = spread(0_w);
                        for (integer d = 0; d < D; d++) {
                            const vec exponential_2 = exp(saved_t2_i.data[r * saved_t2_i.stride + d] - saved_t2_j[d * NV + l]);
                            dot = dot + k_j[d * NV + l] * q_i.data[r * q_i.stride + d] * exponential_2;
                        }
                        // d_score[i, j] = d_weight[i, j] where seen, masked where it is read  (step 3)
                        // d_v[j, e] = sum over i of d_o[i, e]*dot[i, j] where seen  (step 4)
                        // seen: j <= i
                        ivec seen = {};
                        if (PARTIAL) seen = as_mask(j[l] <= i);
                        if (PARTIAL) seen_tile[r * NV + l] = seen;
                        const vec factor_tile = select_if<PARTIAL>(seen, dot, 0_w);
                        factor_tile_tile[r * NV + l] = factor_tile;
                    }
                }
                accumulate_visible<PARTIAL>(reach, E, rows, d_o_i, factor_tile_tile, seen_tile, d_v_j);
                for (long r = 0; r < rows; r++) {
                    const integer i = (integer)(i_start + r);
                    UNROLL for (int l = 0; l < NV; l++) {
                        // d_k[j, d] = sum over i of exp(saved_t2[i, d] - saved_t2[j, d])*d_score[i, j]*q[i, d] where seen  (step 9)
                        // g8[j, d] = sum over i of exp(saved_t2[i, d] - saved_t2[j, d])*d_score[i, j]*k[j, d]*q[i, d] where seen  (step 9)
                        // seen_2: j <= i
                        ivec seen_2 = {};
                        if (PARTIAL) seen_2 = as_mask(j[l] <= i);
                        if (PARTIAL) seen_2_tile[r * NV + l] = seen_2;
                    }
                }
                for (integer d = 0; d < D; d++) {
                    vec total[NV];
                    UNROLL for (int l = 0; l < NV; l++) total[l] = spread(0_w);
                    vec total_2[NV];
                    UNROLL for (int l = 0; l < NV; l++) total_2[l] = spread(0_w);
                    for (long r = 0; r < rows; r++) {
                        UNROLL for (int l = 0; l < NV; l++) {
                            const vec exponential_3 = exp(saved_t2_i.data[r * saved_t2_i.stride + d] - saved_t2_j[d * NV + l]);
                            total[l] = plus(total[l], select_if<PARTIAL>(seen_2_tile[r * NV + l], dot_2[r * NV + l] * q_i.data[r * q_i.stride + d] * exponential_3, 0_w));
                            total_2[l] = plus(total_2[l], select_if<PARTIAL>(seen_2_tile[r * NV + l], dot_2[r * NV + l] * k_j[d * NV + l] * q_i.data[r * q_i.stride + d] * exponential_3, 0_w));
                        }
                    }
                    UNROLL for (int l = 0; l < NV; l++) {
                        d_k_j[d * NV + l] = d_k_j[d * NV + l] + total[l];
                        g8_j[d * NV + l] = g8_j[d * NV + l] + total_2[l];
                    }
                }
            };
            tiles(largest(0, first), least((long)L, largest(0, last)), largest(0, last), (long)L, ROWS, tile);
            unpack(d_v_here + j_start * d_v_strides[2], d_v_strides[2], d_v_strides[3], lanes, E, d_v_j);
            unpack(d_k_here + j_start * d_k_strides[2], d_k_strides[2], d_k_strides[3], lanes, D, d_k_j);
            unpack(g8_here + j_start * g8_strides[2], g8_strides[2], g8_strides[3], lanes, D, g8_j);
        }
    });
}

// d_q, g7: a task goes from block to block of i with state_2, and streams j past each.
extern "C" void backward_d_q_g7(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const saved_t2 = (const wide*)data[0];
    const long* const saved_t2_strides = strides + 0;
    auto* const d_o = (const narrow*)data[1];
    const long* const d_o_strides = strides + 4;
    auto* const q = (const narrow*)data[2];
    const long* const q_strides = strides + 8;
    auto* const v = (const narrow*)data[3];
    const long* const v_strides = strides + 12;
    auto* const k = (const narrow*)data[4];
    const long* const k_strides = strides + 16;
    auto* const d_q = (narrow*)data[5];
    const long* const d_q_strides = strides + 20;
    auto* const g7 = (wide*)data[6];
    const long* const g7_strides = strides + 24;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer L = (integer)sizes[2];
    const integer D = (integer)sizes[3];
    const integer E = (integer)sizes[4];
    const long blocks = ((long)L + LANES - 1) / LANES;
    prepare(d_q, BATCH * d_q_strides[0], threads);
    prepare(g7, BATCH * g7_strides[0], threads);
    const long shares = shares_of(threads, (long)BATCH * (long)HEADS, blocks);
    parallel_for(threads, (long)BATCH * (long)HEADS * shares, [&](const long task, Scratch& scratch) {
        const long share = task % shares;
        const integer head = (integer)(task / shares % HEADS);
        const integer batch = (integer)(task / shares / HEADS % BATCH);
        vec* const d_o_i = scratch.take<vec>((long)E * NV);
        vec* const carried = scratch.take<vec>((long)D * NV);
        vec* const saved_t2_i = scratch.take<vec>((long)D * NV);
        vec* const q_i = scratch.take<vec>((long)D * NV);
        wide* const v_j_data = scratch.take<wide>(ROWS * ((E + 15L) / 16 * 16));
        vec* const dot = scratch.take<vec>(ROWS * NV);
        wide* const k_j_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        wide* const saved_t2_j_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        ivec* const seen_tile = scratch.take<ivec>(ROWS * NV);
        wide* const saved_t2_anchor = scratch.take<wide>((long)D);
        vec* const exponential = scratch.take<vec>((long)D * NV);
        vec* const d_q_i = scratch.take<vec>((long)D * NV);
        vec* const g7_i = scratch.take<vec>((long)D * NV);
        wide* const k_j_2_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        wide* const saved_t2_j_2_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        wide* const v_j_2_data = scratch.take<wide>(ROWS * ((E + 15L) / 16 * 16));
        wide* const state_2_here = scratch.take<wide>((long)D * E);
        wide* const saved_t2_anchor_2 = scratch.take<wide>((long)D);
        wide* const saved_t2_before = scratch.take<wide>((long)D);
        wide* const streamed_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        auto* const saved_t2_here = saved_t2 + batch * saved_t2_strides[0] + head * saved_t2_strides[1];
        auto* const d_o_here = d_o + batch * d_o_strides[0] + head * d_o_strides[1];
        auto* const q_here = q + batch * q_strides[0] + head * q_strides[1];
        auto* const v_here = v + batch * v_strides[0] + head * v_strides[1];
        auto* const k_here = k + batch * k_strides[0] + head * k_strides[1];
        auto* const d_q_here = d_q + batch * d_q_strides[0] + head * d_q_strides[1];
        auto* const g7_here = g7 + batch * g7_strides[0] + head * g7_strides[1];
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
            for (integer d = 0; d < D; d++) {
                saved_t2_anchor_2[d] = number_at(saved_t2_here, first * saved_t2_strides[2] + d * saved_t2_strides[3]);
            }
            for (integer d = 0; d < D; d++) {
                saved_t2_before[d] = number_at(saved_t2_here, i_before * saved_t2_strides[2] + d * saved_t2_strides[3]);
            }
            for (integer d = 0; d < D; d++) {
                for (long e = 0; e < E; e += VL) {
                    store_part(&state_2_here[(d) * E + e], exp(saved_t2_anchor_2[d] - saved_t2_before[d]) * load_part(&state_2_here[(d) * E + e], E - e), E - e);
                }
            }
            const long reached = largest(0, least((long)L, 1 + first));
            for (long j_start = edge; j_start < reached; j_start += ROWS) {
                const long rows = least(ROWS, reached - j_start);
                // state_2[i, d, e] = sum over j of exp(saved_t2[i, d] - saved_t2[j, d])*k[j, d]*v[j, e] where seen
                const Rows k_j_2 = rows_of(k_here + j_start * k_strides[2], k_strides[2], k_strides[3], rows, D, k_j_2_data);
                const Rows saved_t2_j_2 = rows_of(saved_t2_here + j_start * saved_t2_strides[2], saved_t2_strides[2], saved_t2_strides[3], rows, D, saved_t2_j_2_data);
                const Rows streamed = {streamed_data, ((D + 15L) / 16 * 16)};
                for (long r = 0; r < rows; r++) {
                    for (long d = 0; d < D; d += VL) {
                        store_part(&streamed_data[r * streamed.stride + d], load_part(&k_j_2.data[r * k_j_2.stride + d], D - d) * exp(load_part(&saved_t2_anchor_2[d], D - d) - load_part(&saved_t2_j_2.data[r * saved_t2_j_2.stride + d], D - d)), D - d);
                    }
                }
                const Rows v_j_2 = rows_of(v_here + j_start * v_strides[2], v_strides[2], v_strides[3], rows, E, v_j_2_data);
                cross(rows, D, E, streamed.data, streamed.stride, v_j_2.data, v_j_2.stride, state_2_here);
            }
            edge = reached;
            i_before = first;
            if (turn < blocks * share / shares) continue;  // the states alone
            ivec i[NV];
            lane_numbers(i_start, i);
            for (integer d = 0; d < D; d++) {
                saved_t2_anchor[d] = number_at(saved_t2_here, first * saved_t2_strides[2] + d * saved_t2_strides[3]);
            }
            // d_q[i, d] = sum over j of exp(saved_t2[i, d] - saved_t2[j, d])*d_score[i, j]*k[j, d] where seen  (step 9)
            pack(d_o_here + i_start * d_o_strides[2], d_o_strides[2], d_o_strides[3], lanes, E, d_o_i);
            contract(D, E, state_2_here, E, d_o_i, carried);
            pack(saved_t2_here + i_start * saved_t2_strides[2], saved_t2_strides[2], saved_t2_strides[3], lanes, D, saved_t2_i);
            for (integer d = 0; d < D; d++) {
                UNROLL for (int l = 0; l < NV; l++) exponential[d * NV + l] = exp(saved_t2_i[d * NV + l] - saved_t2_anchor[d]);
            }
            const integer some = mask(largest(0, least((long)L, 1 + first)) > 0);
            for (integer d = 0; d < D; d++) {
                UNROLL for (int l = 0; l < NV; l++) d_q_i[d * NV + l] = select(some, exponential[d * NV + l] * carried[d * NV + l], 0_w);
            }
            // g7[i, d] = sum over j of exp(saved_t2[i, d] - saved_t2[j, d])*d_score[i, j]*k[j, d]*q[i, d] where seen  (step 9)
            pack(q_here + i_start * q_strides[2], q_strides[2], q_strides[3], lanes, D, q_i);
            const integer some_2 = mask(largest(0, least((long)L, 1 + first)) > 0);
            for (integer d = 0; d < D; d++) {
                UNROLL for (int l = 0; l < NV; l++) g7_i[d * NV + l] = select(some_2, q_i[d * NV + l] * exponential[d * NV + l] * carried[d * NV + l], 0_w);
            }
            const auto tile = [&](const long j_start, const long rows, auto partial) {
                constexpr bool PARTIAL = decltype(partial)::value;
                const auto reach = reach_until<PARTIAL>(j_start, rows, first, last, [&](const long last) { return least((long)L, 1 + last); });
                // d_weight[i, j] = sum over e of d_o[i, e]*v[j, e]  (step 3)
                const Rows v_j = rows_of(v_here + j_start * v_strides[2], v_strides[2], v_strides[3], rows, E, v_j_data);
                contract(reach, rows, E, v_j.data, v_j.stride, d_o_i, dot);
                // d_score[i, j] = d_weight[i, j] where seen, masked where it is read  (step 3)
                // d_q[i, d] = sum over j of exp(saved_t2[i, d] - saved_t2[j, d])*d_score[i, j]*k[j, d] where seen  (step 9)
                // g7[i, d] = sum over j of exp(saved_t2[i, d] - saved_t2[j, d])*d_score[i, j]*k[j, d]*q[i, d] where seen  (step 9)
                const Rows k_j = rows_of(k_here + j_start * k_strides[2], k_strides[2], k_strides[3], rows, D, k_j_data);
                const Rows saved_t2_j = rows_of(saved_t2_here + j_start * saved_t2_strides[2], saved_t2_strides[2], saved_t2_strides[3], rows, D, saved_t2_j_data);
                for (long r = 0; r < rows; r++) {
                    const integer j = (integer)(j_start + r);
                    UNROLL for (int l = 0; l < NV; l++) {
                        // seen: j <= i
                        ivec seen = {};
                        if (PARTIAL) seen = as_mask(j <= i[l]);
                        if (PARTIAL) seen_tile[r * NV + l] = seen;
                    }
                }
                for (integer d = 0; d < D; d++) {
                    vec total[NV];
                    UNROLL for (int l = 0; l < NV; l++) total[l] = spread(0_w);
                    vec total_2[NV];
                    UNROLL for (int l = 0; l < NV; l++) total_2[l] = spread(0_w);
                    for (long r = 0; r < rows; r++) {
                        UNROLL for (int l = 0; l < NV; l++) {
                            const vec exponential_2 = exp(saved_t2_i[d * NV + l] - saved_t2_j.data[r * saved_t2_j.stride + d]);
                            total[l] = plus(total[l], select_if<PARTIAL>(seen_tile[r * NV + l], dot[r * NV + l] * k_j.data[r * k_j.stride + d] * exponential_2, 0_w));
                            total_2[l] = plus(total_2[l], select_if<PARTIAL>(seen_tile[r * NV + l], dot[r * NV + l] * k_j.data[r * k_j.stride + d] * q_i[d * NV + l] * exponential_2, 0_w));
                        }
                    }
                    UNROLL for (int l = 0; l < NV; l++) {
                        d_q_i[d * NV + l] = d_q_i[d * NV + l] + total[l];
                        g7_i[d * NV + l] = g7_i[d * NV + l] + total_2[l];
                    }
                }
            };
            tiles(largest(0, least((long)L, 1 + first)), least((long)L, 1 + last), 0, least((long)L, 1 + first), ROWS, tile);
            unpack(d_q_here + i_start * d_q_strides[2], d_q_strides[2], d_q_strides[3], lanes, D, d_q_i);
            unpack(g7_here + i_start * g7_strides[2], g7_strides[2], g7_strides[3], lanes, D, g7_i);
        }
    });
}

// g9: a task has one batch, head and a block of j.
extern "C" void backward_g9(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const g8 = (const wide*)data[0];
    const long* const g8_strides = strides + 0;
    auto* const g7 = (const wide*)data[1];
    const long* const g7_strides = strides + 4;
    auto* const g9 = (wide*)data[2];
    const long* const g9_strides = strides + 8;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer L = (integer)sizes[2];
    const integer D = (integer)sizes[3];
    const bool g9_streams = streams(g9, (long)BATCH * HEADS * L * D);
    prepare(g9, BATCH * g9_strides[0], threads);
    const long blocks = ((long)L + BLOCK - 1) / BLOCK;
    tasks_in_turn(threads, (long)BATCH * (long)HEADS * blocks, [&](const long begin, const long end, Scratch& scratch) {
        for (long task = begin; task < end; task++) {
            const long j_start = task % blocks * BLOCK, j_stop = least(j_start + BLOCK, (long)L);
            const integer head = (integer)(task / blocks % HEADS);
            const integer batch = (integer)(task / blocks / HEADS % BATCH);
            {
                // g9[j, d] = g7[j, d] - g8[j, d]  (step 3)
                const bool merged = g8_strides[2] == g8_strides[3] * D && g7_strides[2] == g7_strides[3] * D && g9_strides[2] == g9_strides[3] * D;
                rows_of_kind(g8_strides[3] == 1 && g7_strides[3] == 1 && g9_strides[3] == 1, [&](auto kind) {
                    constexpr bool DENSE = decltype(kind)::value;
                    for (integer j = (integer)(j_start); j < (merged ? j_start + 1 : j_stop); j++) {
                        auto* const g8_row = g8 + batch * g8_strides[0] + head * g8_strides[1] + j * g8_strides[2];
                        auto* const g7_row = g7 + batch * g7_strides[0] + head * g7_strides[1] + j * g7_strides[2];
                        auto* const g9_row = g9 + batch * g9_strides[0] + head * g9_strides[1] + j * g9_strides[2];
                        each(0, merged ? (j_stop - j_start) * D : D, places_ahead(g9_streams, g9_row, 0), [&](const long d, auto n) {
                            const auto g8_value = from_row<DENSE, vec>(g8_row, g8_strides[3], d, n);
                            const auto g7_value = from_row<DENSE, vec>(g7_row, g7_strides[3], d, n);
                            const auto g9_value = g7_value - g8_value;
                            stream_row<DENSE>(g9_streams, g9_row, g9_strides[3], d, n, spread<wide>(g9_value));
                        });
                    }
                });
            }
        }
        end_streams();
    });
}

// d_gate: a task goes from block to block of u with state_3, and streams j past each.
extern "C" void backward_d_gate(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const g9 = (const wide*)data[0];
    const long* const g9_strides = strides + 0;
    auto* const gate = (const narrow*)data[1];
    const long* const gate_strides = strides + 4;
    auto* const d_gate = (narrow*)data[2];
    const long* const d_gate_strides = strides + 8;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer L = (integer)sizes[2];
    const integer D = (integer)sizes[3];
    const long blocks = ((long)L + LANES - 1) / LANES;
    prepare(d_gate, BATCH * d_gate_strides[0], threads);
    const long shares = shares_of(threads, (long)BATCH * (long)HEADS, blocks);
    parallel_for(threads, (long)BATCH * (long)HEADS * shares, [&](const long task, Scratch& scratch) {
        const long share = task % shares;
        const integer head = (integer)(task / shares % HEADS);
        const integer batch = (integer)(task / shares / HEADS % BATCH);
        wide* const g9_j_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        vec* const gate_u = scratch.take<vec>((long)D * NV);
        vec* const factor_tile_tile = scratch.take<vec>(ROWS * NV);
        ivec* const seen_tile = scratch.take<ivec>(ROWS * NV);
        vec* const g10 = scratch.take<vec>((long)D * NV);
        vec* const d_gate_u = scratch.take<vec>((long)D * NV);
        wide* const g9_j_2_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        wide* const state_3_here = scratch.take<wide>((long)D);
        auto* const g9_here = g9 + batch * g9_strides[0] + head * g9_strides[1];
        auto* const gate_here = gate + batch * gate_strides[0] + head * gate_strides[1];
        auto* const d_gate_here = d_gate + batch * d_gate_strides[0] + head * d_gate_strides[1];
        for (long d = 0; d < D; d += VL) {
            store_part(&state_3_here[d], spread(0_w), D - d);
        }
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
                // state_3[u, d] = sum over j of g9[j, d] where seen
                const Rows g9_j_2 = rows_of(g9_here + j_start * g9_strides[2], g9_strides[2], g9_strides[3], rows, D, g9_j_2_data);
                add_rows(rows, D, g9_j_2.data, g9_j_2.stride, state_3_here);
            }
            edge = reached;
            u_before = last;
            if (turn < blocks * share / shares) continue;  // the states alone
            ivec u[NV];
            lane_numbers(u_start, u);
            // g10[u, d] = sum over j of g9[j, d] where seen  (step 3)
            const integer some = mask(least((long)L, largest(0, last)) < L);
            for (integer d = 0; d < D; d++) {
                UNROLL for (int l = 0; l < NV; l++) g10[d * NV + l] = spread(select(some, state_3_here[d], 0_w));
            }
            const auto tile = [&](const long j_start, const long rows, auto partial) {
                constexpr bool PARTIAL = decltype(partial)::value;
                const auto reach = reach_from<PARTIAL>(j_start, rows, first, last, [&](const long first) { return largest(0, first); });
                const Rows g9_j = rows_of(g9_here + j_start * g9_strides[2], g9_strides[2], g9_strides[3], rows, D, g9_j_data);
                for (long r = 0; r < rows; r++) {
                    const integer j = (integer)(j_start + r);
                    UNROLL for (int l = 0; l < NV; l++) {
                        // g10[u, d] = sum over j of g9[j, d] where seen  (step 3)
                        // seen: u <= j
                        ivec seen = {};
                        if (PARTIAL) seen = as_mask(u[l] <= j);
                        if (PARTIAL) seen_tile[r * NV + l] = seen;
                        const vec factor_tile = select_if<PARTIAL>(seen, 1_w, 0_w);
                        factor_tile_tile[r * NV + l] = factor_tile;
                    }
                }
                accumulate_visible<PARTIAL>(reach, D, rows, g9_j, factor_tile_tile, seen_tile, g10);
            };
            tiles(largest(0, first), least((long)L, largest(0, last)), largest(0, last), (long)L, ROWS, tile);
            // d_gate[u, d] = sigmoid(-gate[u, d])*g10[u, d]  (step 3)
            pack(gate_here + u_start * gate_strides[2], gate_strides[2], gate_strides[3], lanes, D, gate_u);
            for (integer d = 0; d < D; d++) {
                UNROLL for (int l = 0; l < NV; l++) d_gate_u[d * NV + l] = g10[d * NV + l] * sigmoid(-gate_u[d * NV + l]);
            }
            unpack(d_gate_here + u_start * d_gate_strides[2], d_gate_strides[2], d_gate_strides[3], lanes, D, d_gate_u);
        }
    });
}

}  // namespace derive

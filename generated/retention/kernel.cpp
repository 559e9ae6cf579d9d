// Retention: C++ kernels, compiled on first use
//
//     o[i, e] =     Σ     exp((i - j)⋅logsigmoid(rate))⋅v[j, e]⋅Σ k[j, d]⋅q[i, d]
//               j : j ≤ i                                       d
//
// Generated: do not edit; change the formula or the printer, and run `derive build`.

#include "cpu_kernels.h"

namespace derive {

// o: a task goes from block to block of i with state, and streams j past each.
extern "C" void forward_o(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const q = (const narrow*)data[0];
    const long* const q_strides = strides + 0;
    auto* const rate = (const narrow*)data[1];
    const long* const rate_strides = strides + 4;
    auto* const k = (const narrow*)data[2];
    const long* const k_strides = strides + 5;
    auto* const v = (const narrow*)data[3];
    const long* const v_strides = strides + 9;
    auto* const o = (narrow*)data[4];
    const long* const o_strides = strides + 13;
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
        wide* const k_j_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        vec* const dot = scratch.take<vec>(ROWS * NV);
        wide* const v_j_data = scratch.take<wide>(ROWS * ((E + 15L) / 16 * 16));
        ivec* const seen_tile = scratch.take<ivec>(ROWS * NV);
        vec* const o_i = scratch.take<vec>((long)E * NV);
        vec* const factor_tile_tile = dot;
        wide* const k_j_2_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        wide* const v_j_2_data = scratch.take<wide>(ROWS * ((E + 15L) / 16 * 16));
        wide* const value__2_line = scratch.take<wide>(ROWS);
        wide* const state_here = scratch.take<wide>((long)D * E);
        wide* const streamed_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        auto* const q_here = q + batch * q_strides[0] + head * q_strides[1];
        auto* const rate_here = rate + head * rate_strides[0];
        auto* const k_here = k + batch * k_strides[0] + head * k_strides[1];
        auto* const v_here = v + batch * v_strides[0] + head * v_strides[1];
        auto* const o_here = o + batch * o_strides[0] + head * o_strides[1];
        for (integer d = 0; d < D; d++) {
            for (long e = 0; e < E; e += VL) {
                store_part(&state_here[(d) * E + e], spread(0_w), E - e);
            }
        }
        long edge = 0, i_before = 0;
        (void)i_before;
        for (long turn = 0; turn < blocks * (share + 1) / shares; turn++) {
            const long block = turn;
            const long i_start = block * LANES, lanes = least(LANES, (long)L - i_start);
            const long first = i_start, last = i_start + lanes - 1;
            (void)first, (void)last;
            const wide rate_value_2 = gather(rate_here, 0);
            for (integer d = 0; d < D; d++) {
                for (long e = 0; e < E; e += VL) {
                    store_part(&state_here[(d) * E + e], exp(real((integer)first - (integer)i_before) * logsigmoid(rate_value_2)) * load_part(&state_here[(d) * E + e], E - e), E - e);
                }
            }
            const long reached = largest(0, least((long)L, 1 + first));
            for (long j_start = edge; j_start < reached; j_start += ROWS) {
                const long rows = least(ROWS, reached - j_start);
                const Rows k_j_2 = rows_of(k_here + j_start * k_strides[2], k_strides[2], k_strides[3], rows, D, k_j_2_data);
                const Rows v_j_2 = rows_of(v_here + j_start * v_strides[2], v_strides[2], v_strides[3], rows, E, v_j_2_data);
                for (long r = 0; r < rows; r++) {
                    const integer j = (integer)(j_start + r);
                    // state[i, d, e] = sum over j of exp((i - j)*logsigmoid(rate))*k[j, d]*v[j, e] where seen
                    const wide value__2 = exp(logsigmoid(rate_value_2) * real((integer)first - j));
                    value__2_line[r] = value__2;
                }
                const Rows streamed = {streamed_data, ((D + 15L) / 16 * 16)};
                for (long r = 0; r < rows; r++) {
                    for (long d = 0; d < D; d += VL) {
                        store_part(&streamed_data[r * streamed.stride + d], value__2_line[r] * load_part(&k_j_2.data[r * k_j_2.stride + d], D - d), D - d);
                    }
                }
                cross(rows, D, E, streamed.data, streamed.stride, v_j_2.data, v_j_2.stride, state_here);
            }
            edge = reached;
            i_before = first;
            if (turn < blocks * share / shares) continue;  // the states alone
            ivec i[NV];
            lane_numbers(i_start, i);
            // o[i, e] = sum over j of weight[i, j]*dot[i, j]*v[j, e] where seen  (step 6)
            pack(q_here + i_start * q_strides[2], q_strides[2], q_strides[3], lanes, D, q_i);
            combine(E, D, state_here, E, q_i, carried);
            const wide rate_value = gather(rate_here, 0);
            vec value_[NV];
            UNROLL for (int l = 0; l < NV; l++) {
                value_[l] = exp(logsigmoid(rate_value) * real(i[l] - (integer)first));
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
                const Rows v_j = rows_of(v_here + j_start * v_strides[2], v_strides[2], v_strides[3], rows, E, v_j_data);
                for (long r = 0; r < rows; r++) {
                    const integer j = (integer)(j_start + r);
                    UNROLL for (int l = 0; l < NV; l++) {
                        // score[i, j] = (i - j)*logsigmoid(rate)  (step 1)
                        const vec score = logsigmoid(rate_value) * real(i[l] - j);
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

// d_v, d_k: a task goes from block to block of j with state, and streams i past each.
extern "C" void backward_d_v_d_k(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const k = (const narrow*)data[0];
    const long* const k_strides = strides + 0;
    auto* const rate = (const narrow*)data[1];
    const long* const rate_strides = strides + 4;
    auto* const v = (const narrow*)data[2];
    const long* const v_strides = strides + 5;
    auto* const q = (const narrow*)data[3];
    const long* const q_strides = strides + 9;
    auto* const d_o = (const narrow*)data[4];
    const long* const d_o_strides = strides + 13;
    auto* const d_v = (narrow*)data[5];
    const long* const d_v_strides = strides + 17;
    auto* const d_k = (narrow*)data[6];
    const long* const d_k_strides = strides + 21;
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
        vec* const v_j = scratch.take<vec>((long)E * NV);
        vec* const carried_2 = scratch.take<vec>((long)D * NV);
        wide* const q_i_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        vec* const dot = scratch.take<vec>(ROWS * NV);
        wide* const d_o_i_data = scratch.take<wide>(ROWS * ((E + 15L) / 16 * 16));
        vec* const dot_2 = scratch.take<vec>(ROWS * NV);
        ivec* const seen_tile = scratch.take<ivec>(ROWS * NV);
        vec* const d_v_j = scratch.take<vec>((long)E * NV);
        vec* const d_k_j = scratch.take<vec>((long)D * NV);
        vec* const d_score_tile = dot_2;
        vec* const factor_tile_tile = dot;
        wide* const q_i_2_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        wide* const d_o_i_2_data = scratch.take<wide>(ROWS * ((E + 15L) / 16 * 16));
        wide* const value__2_line = scratch.take<wide>(ROWS);
        wide* const state_here = scratch.take<wide>((long)D * E);
        wide* const streamed_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        auto* const k_here = k + batch * k_strides[0] + head * k_strides[1];
        auto* const rate_here = rate + head * rate_strides[0];
        auto* const v_here = v + batch * v_strides[0] + head * v_strides[1];
        auto* const q_here = q + batch * q_strides[0] + head * q_strides[1];
        auto* const d_o_here = d_o + batch * d_o_strides[0] + head * d_o_strides[1];
        auto* const d_v_here = d_v + batch * d_v_strides[0] + head * d_v_strides[1];
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
            const wide rate_value_2 = gather(rate_here, 0);
            for (integer d = 0; d < D; d++) {
                for (long e = 0; e < E; e += VL) {
                    store_part(&state_here[(d) * E + e], exp(real((integer)j_before - (integer)last) * logsigmoid(rate_value_2)) * load_part(&state_here[(d) * E + e], E - e), E - e);
                }
            }
            const long reached = least((long)L, largest(0, last));
            for (long i_start = reached; i_start < edge; i_start += ROWS) {
                const long rows = least(ROWS, edge - i_start);
                const Rows q_i_2 = rows_of(q_here + i_start * q_strides[2], q_strides[2], q_strides[3], rows, D, q_i_2_data);
                const Rows d_o_i_2 = rows_of(d_o_here + i_start * d_o_strides[2], d_o_strides[2], d_o_strides[3], rows, E, d_o_i_2_data);
                for (long r = 0; r < rows; r++) {
                    const integer i = (integer)(i_start + r);
                    // state[j, d, e] = sum over i of exp((i - j)*logsigmoid(rate))*d_o[i, e]*q[i, d] where seen
                    const wide value__2 = exp(logsigmoid(rate_value_2) * real(i - (integer)last));
                    value__2_line[r] = value__2;
                }
                const Rows streamed = {streamed_data, ((D + 15L) / 16 * 16)};
                for (long r = 0; r < rows; r++) {
                    for (long d = 0; d < D; d += VL) {
                        store_part(&streamed_data[r * streamed.stride + d], value__2_line[r] * load_part(&q_i_2.data[r * q_i_2.stride + d], D - d), D - d);
                    }
                }
                cross(rows, D, E, streamed.data, streamed.stride, d_o_i_2.data, d_o_i_2.stride, state_here);
            }
            edge = reached;
            j_before = last;
            if (turn < blocks * share / shares) continue;  // the states alone
            ivec j[NV];
            lane_numbers(j_start, j);
            // d_v[j, e] = sum over i of d_o[i, e]*weight[i, j]*dot[i, j] where seen  (step 8)
            pack(k_here + j_start * k_strides[2], k_strides[2], k_strides[3], lanes, D, k_j);
            combine(E, D, state_here, E, k_j, carried);
            const wide rate_value = gather(rate_here, 0);
            const wide value_ = logsigmoid(rate_value);
            vec exponential[NV];
            UNROLL for (int l = 0; l < NV; l++) {
                exponential[l] = exp(value_ * real((integer)last - j[l]));
            }
            const integer some = mask(least((long)L, largest(0, last)) < L);
            for (integer e = 0; e < E; e++) {
                UNROLL for (int l = 0; l < NV; l++) d_v_j[e * NV + l] = select(some, exponential[l] * carried[e * NV + l], 0_w);
            }
            // d_k[j, d] = sum over i of d_score[i, j]*q[i, d] where seen  (step 4)
            pack(v_here + j_start * v_strides[2], v_strides[2], v_strides[3], lanes, E, v_j);
            contract(D, E, state_here, E, v_j, carried_2);
            const integer some_2 = mask(least((long)L, largest(0, last)) < L);
            for (integer d = 0; d < D; d++) {
                UNROLL for (int l = 0; l < NV; l++) d_k_j[d * NV + l] = select(some_2, exponential[l] * carried_2[d * NV + l], 0_w);
            }
            const auto tile = [&](const long i_start, const long rows, auto partial) {
                constexpr bool PARTIAL = decltype(partial)::value;
                const auto reach = reach_from<PARTIAL>(i_start, rows, first, last, [&](const long first) { return largest(0, first); });
                // dot[i, j] = sum over d of k[j, d]*q[i, d]  (step 1)
                const Rows q_i = rows_of(q_here + i_start * q_strides[2], q_strides[2], q_strides[3], rows, D, q_i_data);
                contract(reach, rows, D, q_i.data, q_i.stride, k_j, dot);
                // d_weight[i, j] = sum over e of d_o[i, e]*v[j, e]  (step 3)
                const Rows d_o_i = rows_of(d_o_here + i_start * d_o_strides[2], d_o_strides[2], d_o_strides[3], rows, E, d_o_i_data);
                contract(reach, rows, E, d_o_i.data, d_o_i.stride, v_j, dot_2);
                for (long r = 0; r < rows; r++) {
                    const integer i = (integer)(i_start + r);
                    UNROLL for (int l = 0; l < NV; l++) {
                        // score[i, j] = (i - j)*logsigmoid(rate)  (step 1)
                        const vec score = value_ * real(i - j[l]);
                        // weight[i, j] = exp(score[i, j]) where seen, masked where it is read  (step 8)
                        const vec weight = exp(score);
                        // d_score[i, j] = d_weight[i, j]*weight[i, j] where seen  (step 8)
                        // seen: j <= i
                        ivec seen = {};
                        if (PARTIAL) seen = as_mask(j[l] <= i);
                        if (PARTIAL) seen_tile[r * NV + l] = seen;
                        const vec d_score = select_if<PARTIAL>(seen, dot_2[r * NV + l] * weight, 0_w);
                        d_score_tile[r * NV + l] = d_score;
                        // d_v[j, e] = sum over i of d_o[i, e]*weight[i, j]*dot[i, j] where seen  (step 8)
                        const vec factor_tile = select_if<PARTIAL>(seen, weight * dot[r * NV + l], 0_w);
                        factor_tile_tile[r * NV + l] = factor_tile;
                    }
                }
                accumulate_visible<PARTIAL>(reach, E, rows, d_o_i, factor_tile_tile, seen_tile, d_v_j);
                // d_k[j, d] = sum over i of d_score[i, j]*q[i, d] where seen  (step 4)
                accumulate_visible<PARTIAL>(reach, D, rows, q_i, d_score_tile, seen_tile, d_k_j);
            };
            tiles(largest(0, first), least((long)L, largest(0, last)), largest(0, last), (long)L, ROWS, tile);
            unpack(d_v_here + j_start * d_v_strides[2], d_v_strides[2], d_v_strides[3], lanes, E, d_v_j);
            unpack(d_k_here + j_start * d_k_strides[2], d_k_strides[2], d_k_strides[3], lanes, D, d_k_j);
        }
    });
}

// g4_part, d_q: a task goes from block to block of i with state_2, state_3, and streams j past each.
extern "C" void backward_g4_part_d_q(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const d_o = (const narrow*)data[0];
    const long* const d_o_strides = strides + 0;
    auto* const q = (const narrow*)data[1];
    const long* const q_strides = strides + 4;
    auto* const rate = (const narrow*)data[2];
    const long* const rate_strides = strides + 8;
    auto* const k = (const narrow*)data[3];
    const long* const k_strides = strides + 9;
    auto* const v = (const narrow*)data[4];
    const long* const v_strides = strides + 13;
    auto* const g4_part = (wide*)data[5];
    const long* const g4_part_strides = strides + 17;
    auto* const d_q = (narrow*)data[6];
    const long* const d_q_strides = strides + 20;
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
        vec* const carried_2 = scratch.take<vec>((long)D * NV);
        wide* const k_j_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        vec* const dot = scratch.take<vec>(ROWS * NV);
        wide* const v_j_data = scratch.take<wide>(ROWS * ((E + 15L) / 16 * 16));
        vec* const dot_2 = scratch.take<vec>(ROWS * NV);
        ivec* const seen_tile = scratch.take<ivec>(ROWS * NV);
        vec* const d_q_i = scratch.take<vec>((long)D * NV);
        vec* const d_score_tile = dot;
        wide* const k_j_2_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        wide* const v_j_2_data = scratch.take<wide>(ROWS * ((E + 15L) / 16 * 16));
        wide* const exponential_3_line = scratch.take<wide>(ROWS);
        wide* const value__3_line = scratch.take<wide>(ROWS);
        wide* const state_2_here = scratch.take<wide>((long)D * E);
        wide* const state_3_here = scratch.take<wide>((long)D * E);
        wide* const streamed_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        wide* const streamed_2_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        auto* const d_o_here = d_o + batch * d_o_strides[0] + head * d_o_strides[1];
        auto* const q_here = q + batch * q_strides[0] + head * q_strides[1];
        auto* const rate_here = rate + head * rate_strides[0];
        auto* const k_here = k + batch * k_strides[0] + head * k_strides[1];
        auto* const v_here = v + batch * v_strides[0] + head * v_strides[1];
        auto* const g4_part_here = g4_part + batch * g4_part_strides[0] + head * g4_part_strides[1];
        auto* const d_q_here = d_q + batch * d_q_strides[0] + head * d_q_strides[1];
        for (integer d = 0; d < D; d++) {
            for (long e = 0; e < E; e += VL) {
                store_part(&state_2_here[(d) * E + e], spread(0_w), E - e);
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
            const wide rate_value_2 = gather(rate_here, 0);
            const wide value__2 = logsigmoid(rate_value_2);
            const wide exponential_2 = exp(real((integer)first - (integer)i_before) * value__2);
            for (integer d = 0; d < D; d++) {
                for (long e = 0; e < E; e += VL) {
                    const vec state_2_here_moved = exponential_2 * load_part(&state_2_here[(d) * E + e], E - e) + real((integer)first - (integer)i_before) * exponential_2 * load_part(&state_3_here[(d) * E + e], E - e);
                    const vec state_3_here_moved = exponential_2 * load_part(&state_3_here[(d) * E + e], E - e);
                    const vec state_2_here_part = state_2_here_moved;
                    store_part(&state_2_here[(d) * E + e], state_2_here_part, E - e);
                    const vec state_3_here_part = state_3_here_moved;
                    store_part(&state_3_here[(d) * E + e], state_3_here_part, E - e);
                }
            }
            const long reached = largest(0, least((long)L, 1 + first));
            for (long j_start = edge; j_start < reached; j_start += ROWS) {
                const long rows = least(ROWS, reached - j_start);
                const Rows k_j_2 = rows_of(k_here + j_start * k_strides[2], k_strides[2], k_strides[3], rows, D, k_j_2_data);
                const Rows v_j_2 = rows_of(v_here + j_start * v_strides[2], v_strides[2], v_strides[3], rows, E, v_j_2_data);
                for (long r = 0; r < rows; r++) {
                    const integer j = (integer)(j_start + r);
                    // state_2[i, d, e] = sum over j of (i - j)*exp((i - j)*logsigmoid(rate))*k[j, d]*v[j, e] where seen
                    const wide exponential_3 = exp(value__2 * real((integer)first - j));
                    exponential_3_line[r] = exponential_3;
                    const wide value__3 = real((integer)first - j) * exponential_3;
                    value__3_line[r] = value__3;
                }
                const Rows streamed = {streamed_data, ((D + 15L) / 16 * 16)};
                for (long r = 0; r < rows; r++) {
                    for (long d = 0; d < D; d += VL) {
                        store_part(&streamed_data[r * streamed.stride + d], value__3_line[r] * load_part(&k_j_2.data[r * k_j_2.stride + d], D - d), D - d);
                    }
                }
                cross(rows, D, E, streamed.data, streamed.stride, v_j_2.data, v_j_2.stride, state_2_here);
                // state_3[i, d, e] = sum over j of exp((i - j)*logsigmoid(rate))*k[j, d]*v[j, e] where seen
                const Rows streamed_2 = {streamed_2_data, ((D + 15L) / 16 * 16)};
                for (long r = 0; r < rows; r++) {
                    for (long d = 0; d < D; d += VL) {
                        store_part(&streamed_2_data[r * streamed_2.stride + d], exponential_3_line[r] * load_part(&k_j_2.data[r * k_j_2.stride + d], D - d), D - d);
                    }
                }
                cross(rows, D, E, streamed_2.data, streamed_2.stride, v_j_2.data, v_j_2.stride, state_3_here);
            }
            edge = reached;
            i_before = first;
            if (turn < blocks * share / shares) continue;  // the states alone
            ivec i[NV];
            lane_numbers(i_start, i);
            // g4_part[i] = sum over j of (i - j)*d_score_2[i, j] where seen  (step 9)
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
            const wide rate_value = gather(rate_here, 0);
            const wide value_ = logsigmoid(rate_value);
            vec exponential[NV];
            UNROLL for (int l = 0; l < NV; l++) {
                exponential[l] = exp(value_ * real(i[l] - (integer)first));
            }
            contract(D, E, state_3_here, E, d_o_i, carried_2);
            vec total_2[NV];
            UNROLL for (int l = 0; l < NV; l++) {
                total_2[l] = spread(0_w);
            }
            for (integer d = 0; d < D; d++) {
                UNROLL for (int l = 0; l < NV; l++) {
                    total_2[l] = total_2[l] + q_i[d * NV + l] * carried_2[d * NV + l];
                }
            }
            const integer some = mask(largest(0, least((long)L, 1 + first)) > 0);
            vec g4_part_i[NV];
            UNROLL for (int l = 0; l < NV; l++) {
                g4_part_i[l] = select(some, exponential[l] * total[l] + real(i[l] - (integer)first) * exponential[l] * total_2[l], 0_w);
            }
            // d_q[i, d] = sum over j of d_score[i, j]*k[j, d] where seen  (step 4)
            const integer some_2 = mask(largest(0, least((long)L, 1 + first)) > 0);
            for (integer d = 0; d < D; d++) {
                UNROLL for (int l = 0; l < NV; l++) d_q_i[d * NV + l] = select(some_2, exponential[l] * carried_2[d * NV + l], 0_w);
            }
            const auto tile = [&](const long j_start, const long rows, auto partial) {
                constexpr bool PARTIAL = decltype(partial)::value;
                const auto reach = reach_until<PARTIAL>(j_start, rows, first, last, [&](const long last) { return least((long)L, 1 + last); });
                // dot[i, j] = sum over d of k[j, d]*q[i, d]  (step 1)
                const Rows k_j = rows_of(k_here + j_start * k_strides[2], k_strides[2], k_strides[3], rows, D, k_j_data);
                contract(reach, rows, D, k_j.data, k_j.stride, q_i, dot);
                // d_weight[i, j] = sum over e of d_o[i, e]*v[j, e]  (step 3)
                const Rows v_j = rows_of(v_here + j_start * v_strides[2], v_strides[2], v_strides[3], rows, E, v_j_data);
                contract(reach, rows, E, v_j.data, v_j.stride, d_o_i, dot_2);
                vec total_3[NV];
                UNROLL for (int l = 0; l < NV; l++) total_3[l] = spread(0_w);
                for (long r = 0; r < rows; r++) {
                    const integer j = (integer)(j_start + r);
                    UNROLL for (int l = 0; l < NV; l++) {
                        // score[i, j] = (i - j)*logsigmoid(rate)  (step 1)
                        const vec score = value_ * real(i[l] - j);
                        // weight[i, j] = exp(score[i, j]) where seen, masked where it is read  (step 8)
                        const vec weight = exp(score);
                        // d_score_2[i, j] = d_weight[i, j]*weight[i, j]*dot[i, j] where seen  (step 8)
                        // seen: j <= i
                        ivec seen = {};
                        if (PARTIAL) seen = as_mask(j <= i[l]);
                        if (PARTIAL) seen_tile[r * NV + l] = seen;
                        const vec d_score_2 = select_if<PARTIAL>(seen, dot_2[r * NV + l] * weight * dot[r * NV + l], 0_w);
                        // d_score[i, j] = d_weight[i, j]*weight[i, j] where seen  (step 8)
                        const vec d_score = select_if<PARTIAL>(seen, dot_2[r * NV + l] * weight, 0_w);
                        d_score_tile[r * NV + l] = d_score;
                        // g4_part[i] = sum over j of (i - j)*d_score_2[i, j] where seen  (step 9)
                        total_3[l] = plus(total_3[l], real(i[l] - j) * d_score_2);
                    }
                }
                UNROLL for (int l = 0; l < NV; l++) {
                    g4_part_i[l] = g4_part_i[l] + total_3[l];
                }
                // d_q[i, d] = sum over j of d_score[i, j]*k[j, d] where seen  (step 4)
                accumulate_visible<PARTIAL>(reach, D, rows, k_j, d_score_tile, seen_tile, d_q_i);
            };
            tiles(largest(0, least((long)L, 1 + first)), least((long)L, 1 + last), 0, least((long)L, 1 + first), ROWS, tile);
            store_lanes(g4_part_here + i_start * g4_part_strides[2], g4_part_strides[2], lanes, g4_part_i);
            unpack(d_q_here + i_start * d_q_strides[2], d_q_strides[2], d_q_strides[3], lanes, D, d_q_i);
        }
    });
}

// g4: a task has one batch, head.
extern "C" void backward_g4(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const g4_part = (const wide*)data[0];
    const long* const g4_part_strides = strides + 0;
    auto* const g4_part_2 = (wide*)data[1];
    const long* const g4_part_2_strides = strides + 3;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer L = (integer)sizes[2];
    tasks_in_turn(threads, (long)BATCH * (long)HEADS, [&](const long begin, const long end, Scratch& scratch) {
        for (long task = begin; task < end; task++) {
            const integer head = (integer)(task % HEADS);
            const integer batch = (integer)(task / HEADS % BATCH);
            // g4 = sum over batch, i of g4_part[i]  (step 9)
            rows_of_kind(g4_part_strides[2] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                auto* const g4_part_row = g4_part + batch * g4_part_strides[0] + head * g4_part_strides[1];
                vec g4_parts[PARTS] = {};
                along(0, L, [&](const long i, auto n, int part) {
                    (void)part;
                    const auto g4_part_value = from_row<DENSE, vec>(g4_part_row, g4_part_strides[2], i, n);
                    g4_parts[part] = g4_parts[part] + existing(spread<wide>(g4_part_value), n, 0_w);
                });
                put_number(g4_part_2 + batch * g4_part_2_strides[0] + head * g4_part_2_strides[1], sum_of(g4_parts));
            });
        }
    });
}

// d_rate: a task has one head.
extern "C" void backward_d_rate(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const g4 = (const wide*)data[0];
    const long* const g4_strides = strides + 0;
    auto* const rate = (const narrow*)data[1];
    const long* const rate_strides = strides + 1;
    auto* const d_rate = (narrow*)data[2];
    const long* const d_rate_strides = strides + 2;
    const integer HEADS = (integer)sizes[1];
    tasks_in_turn(threads, (long)HEADS, [&](const long begin, const long end, Scratch& scratch) {
        for (long task = begin; task < end; task++) {
            const integer head = (integer)(task % HEADS);
            // d_rate = sigmoid(-rate)*g4  (step 3)
            auto* const g4_row = g4 + head * g4_strides[0];
            const auto g4_value = value<wide>(*g4_row);
            auto* const rate_row = rate + head * rate_strides[0];
            const auto rate_value = value<wide>(*rate_row);
            const auto d_rate_value = g4_value * sigmoid(-rate_value);
            auto* const d_rate_row = d_rate + head * d_rate_strides[0];
            put_number(d_rate_row, d_rate_value);
        }
    });
}

}  // namespace derive

// Sigmoid attention: C++ kernels, compiled on first use
//
//     o[i, e] = Σ sigmoid⎛-log(M) + scale⋅Σ k[j, d]⋅q[i, d] + shift⎞⋅v[j, e]
//               j        ⎝                d                        ⎠
//
// Generated: do not edit; change the formula or the printer, and run `derive build`.

#include "cpu_kernels.h"

namespace derive {

// o: a task owns a block of i and streams j past it.
extern "C" void forward_o(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const k = (const narrow*)data[0];
    const long* const k_strides = strides + 0;
    auto* const q = (const narrow*)data[1];
    const long* const q_strides = strides + 4;
    auto* const shift = (const narrow*)data[2];
    auto* const v = (const narrow*)data[3];
    const long* const v_strides = strides + 8;
    auto* const o = (narrow*)data[4];
    const long* const o_strides = strides + 12;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer N = (integer)sizes[2];
    const integer D = (integer)sizes[3];
    const integer M = (integer)sizes[4];
    const integer E = (integer)sizes[5];
    const wide scale = (wide)numbers[0];
    const wide factor = (wide)numbers[1];
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
        operand* const k_j_data = scratch.take<operand>(operand_size(D));
        lane_operand* const q_i = scratch.take<lane_operand>(lane_operand_size(D) * NV);
        vec* const dot = scratch.take<vec>(ROWS * NV);
        operand* const v_j_data = scratch.take<operand>(operand_size(E));
        vec* const o_i = scratch.take<vec>((long)E * NV);
        vec* const factor_tile_tile = dot;
        auto* const k_here = k + batch * k_strides[0] + head * k_strides[1];
        auto* const q_here = q + batch * q_strides[0] + head * q_strides[1];
        auto* const v_here = v + batch * v_strides[0] + head * v_strides[1];
        auto* const o_here = o + batch * o_strides[0] + head * o_strides[1];
        for (integer e = 0; e < E; e++) {
            UNROLL for (int l = 0; l < NV; l++) o_i[e * NV + l] = spread(0_w);
        }
        pack_operand(q_here + i_start * q_strides[2], q_strides[2], q_strides[3], lanes, D, q_i);
        const wide shift_value = gather(shift, 0);
        const auto tile = [&](const long j_start, const long rows, auto) {
            // dot[i, j] = sum over d of k[j, d]*q[i, d]  (step 1)
            const auto k_j = operand_rows(k_here + j_start * k_strides[2], k_strides[2], k_strides[3], rows, D, k_j_data);
            contract(rows, D, k_j.data, k_j.stride, q_i, dot);
            const auto v_j = operand_rows(v_here + j_start * v_strides[2], v_strides[2], v_strides[3], rows, E, v_j_data);
            for (long r = 0; r < rows; r++) {
                UNROLL for (int l = 0; l < NV; l++) {
                    // o[i, e] = sum over j of sigmoid(-log(M) + scale*dot[i, j] + shift)*v[j, e]  (step 2)
                    const vec factor_tile = sigmoid(scale * dot[r * NV + l] + shift_value - factor);
                    factor_tile_tile[r * NV + l] = factor_tile;
                }
            }
            accumulate(E, rows, v_j.data, v_j.stride, factor_tile_tile, o_i);
        };
        tiles(0, (long)M, 0, (long)M, ROWS, tile);
        unpack(o_here + i_start * o_strides[2], o_strides[2], o_strides[3], lanes, E, o_i);
    });
}

// o: for few places of i; j streams past along the lanes.
extern "C" void forward_o_few_rows(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const q = (const narrow*)data[0];
    const long* const q_strides = strides + 0;
    auto* const k = (const narrow*)data[1];
    const long* const k_strides = strides + 4;
    auto* const shift = (const narrow*)data[2];
    auto* const v = (const narrow*)data[3];
    const long* const v_strides = strides + 8;
    auto* const o = (narrow*)data[4];
    const long* const o_strides = strides + 12;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer N = (integer)sizes[2];
    const integer D = (integer)sizes[3];
    const integer M = (integer)sizes[4];
    const integer E = (integer)sizes[5];
    const wide scale = (wide)numbers[0];
    const wide factor = (wide)numbers[1];
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
        wide* const q_i_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        vec* const packed = scratch.take<vec>((long)D * NV);
        vec* const dot = scratch.take<vec>(ROWS * NV);
        wide* const v_j_rows_data = scratch.take<wide>(LANES * ((E + 15L) / 16 * 16));
        wide* const o_i_data = scratch.take<wide>(ROWS * ((E + 15L) / 16 * 16));
        vec* const factor_tile_tile = dot;
        auto* const q_here = q + batch * q_strides[0] + head * q_strides[1];
        auto* const k_here = k + batch * k_strides[0] + head * k_strides[1];
        auto* const v_here = v + batch * v_strides[0] + head * v_strides[1];
        auto* const o_here = o + batch * o_strides[0] + head * o_strides[1];
        const Rows o_i = {o_i_data, ((E + 15L) / 16 * 16)};
        for (long r = 0; r < rows; r++) {
            for (long e = 0; e < E; e += VL) {
                store_part(&o_i_data[r * o_i.stride + e], spread(0_w), E - e);
            }
        }
        const Rows q_i = rows_of(q_here + i_start * q_strides[2], q_strides[2], q_strides[3], rows, D, q_i_data);
        const wide shift_value = gather(shift, 0);
        const auto tile = [&](const long j_start, const long lanes, auto) {
            // dot[i, j] = sum over d of k[j, d]*q[i, d]  (step 1)
            contract_rows(rows, lanes, D, q_i.data, q_i.stride, k_here + j_start * k_strides[2], k_strides[2], k_strides[3], packed, dot);
            const Rows v_j_rows = rows_of(v_here + j_start * v_strides[2], v_strides[2], v_strides[3], lanes, E, v_j_rows_data);
            for (long r = 0; r < rows; r++) {
                UNROLL for (int l = 0; l < NV; l++) {
                    // o[i, e] = sum over j of sigmoid(-log(M) + scale*dot[i, j] + shift)*v[j, e]  (step 2)
                    const vec factor_tile = sigmoid(scale * dot[r * NV + l] + shift_value - factor);
                    factor_tile_tile[r * NV + l] = factor_tile;
                }
            }
            cross_rows(rows, lanes, E, factor_tile_tile, v_j_rows.data, v_j_rows.stride, o_i_data, o_i.stride);
        };
        tiles(0, (long)M, 0, (long)M, LANES, tile);
        store_rows(o_here + i_start * o_strides[2], o_strides[2], o_strides[3], rows, E, o_i);
    });
}

// d_shift_part, d_q, d_v, d_k: a task owns a block of i and streams j past it.
extern "C" void backward_d_shift_part_d_q_d_v(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const k = (const narrow*)data[0];
    const long* const k_strides = strides + 0;
    auto* const q = (const narrow*)data[1];
    const long* const q_strides = strides + 4;
    auto* const v = (const narrow*)data[2];
    const long* const v_strides = strides + 8;
    auto* const d_o = (const narrow*)data[3];
    const long* const d_o_strides = strides + 12;
    auto* const shift = (const narrow*)data[4];
    auto* const d_shift_part = (wide*)data[5];
    const long* const d_shift_part_strides = strides + 16;
    auto* const d_q = (narrow*)data[6];
    const long* const d_q_strides = strides + 19;
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
    const wide scale = (wide)numbers[0];
    const wide factor = (wide)numbers[1];
    const long blocks = ((long)N + LANES - 1) / LANES;
    const long leads = (long)BATCH * (long)HEADS, shares = shares_of(threads, leads, blocks);
    RowSums d_v_rows_sums(leads, shares, M, E, is_direct(d_v, d_v_strides[3]));
    RowSums d_k_rows_sums(leads, shares, M, D, is_direct(d_k, d_k_strides[3]));
    prepare(d_q, BATCH * d_q_strides[0], threads);
    parallel_for(threads, leads * shares, [&](const long task, Scratch& scratch) {
        const integer head = (integer)(task / shares % HEADS);
        const integer batch = (integer)(task / shares / HEADS % BATCH);
        operand* const k_j_data = scratch.take<operand>(operand_size(D));
        lane_operand* const q_i = scratch.take<lane_operand>(lane_operand_size(D) * NV);
        vec* const dot = scratch.take<vec>(ROWS * NV);
        operand* const v_j_data = scratch.take<operand>(operand_size(E));
        lane_operand* const d_o_i = scratch.take<lane_operand>(lane_operand_size(E) * NV);
        vec* const dot_2 = scratch.take<vec>(ROWS * NV);
        block_operand* const d_o_i_rows_data = scratch.take<block_operand>(block_operand_size(E));
        block_operand* const q_i_rows_data = scratch.take<block_operand>(block_operand_size(D));
        vec* const d_score_tile = scratch.take<vec>(ROWS * NV);
        vec* const d_q_i = scratch.take<vec>((long)D * NV);
        vec* const gate_tile = dot;
        auto* const d_v_here = d_v + batch * d_v_strides[0] + head * d_v_strides[1];
        auto* const d_k_here = d_k + batch * d_k_strides[0] + head * d_k_strides[1];
        Target d_v_rows = d_v_rows_sums.share(task, d_v_here, d_v_strides[2], d_v_strides[3], scratch);
        Target d_k_rows = d_k_rows_sums.share(task, d_k_here, d_k_strides[2], d_k_strides[3], scratch);
        for (long block = task % shares; block < blocks; block += shares) {
            const long i_start = block * LANES;
            const long lanes = least(LANES, (long)N - i_start);
            const long first = i_start, last = i_start + lanes - 1;
            (void)first, (void)last;
            auto* const k_here = k + batch * k_strides[0] + head * k_strides[1];
            auto* const q_here = q + batch * q_strides[0] + head * q_strides[1];
            auto* const v_here = v + batch * v_strides[0] + head * v_strides[1];
            auto* const d_o_here = d_o + batch * d_o_strides[0] + head * d_o_strides[1];
            auto* const d_shift_part_here = d_shift_part + batch * d_shift_part_strides[0] + head * d_shift_part_strides[1];
            auto* const d_q_here = d_q + batch * d_q_strides[0] + head * d_q_strides[1];
            vec d_shift_part_i[NV];
            UNROLL for (int l = 0; l < NV; l++) {
                d_shift_part_i[l] = spread(0_w);
            }
            for (integer d = 0; d < D; d++) {
                UNROLL for (int l = 0; l < NV; l++) d_q_i[d * NV + l] = spread(0_w);
            }
            pack_operand(q_here + i_start * q_strides[2], q_strides[2], q_strides[3], lanes, D, q_i);
            pack_operand(d_o_here + i_start * d_o_strides[2], d_o_strides[2], d_o_strides[3], lanes, E, d_o_i);
            const wide shift_value = gather(shift, 0);
            const BlockRows d_o_i_rows = operand_block(d_o_here + i_start * d_o_strides[2], d_o_strides[2], d_o_strides[3], lanes, E, d_o_i_rows_data);
            const BlockRows q_i_rows = operand_block(q_here + i_start * q_strides[2], q_strides[2], q_strides[3], lanes, D, q_i_rows_data);
            const auto tile = [&](const long j_start, const long rows, auto) {
                // dot[i, j] = sum over d of k[j, d]*q[i, d]  (step 1)
                const auto k_j = operand_rows(k_here + j_start * k_strides[2], k_strides[2], k_strides[3], rows, D, k_j_data);
                contract(rows, D, k_j.data, k_j.stride, q_i, dot);
                // d_weight[i, j] = sum over e of d_o[i, e]*v[j, e]  (step 3)
                const auto v_j = operand_rows(v_here + j_start * v_strides[2], v_strides[2], v_strides[3], rows, E, v_j_data);
                contract(rows, E, v_j.data, v_j.stride, d_o_i, dot_2);
                vec total[NV];
                UNROLL for (int l = 0; l < NV; l++) total[l] = spread(0_w);
                for (long r = 0; r < rows; r++) {
                    UNROLL for (int l = 0; l < NV; l++) {
                        // d_score[i, j] = (1 - sigmoid(-log(M) + scale*dot[i, j] + shift))*sigmoid(-log(M) + scale*dot[i, j] + shift)*scale*d_weight[i, j]  (step 3)
                        const vec gate = sigmoid(scale * dot[r * NV + l] + shift_value - factor);
                        gate_tile[r * NV + l] = gate;
                        const vec d_score = scale * (1_w - gate) * dot_2[r * NV + l] * gate;
                        d_score_tile[r * NV + l] = d_score;
                        // d_shift_part[i] = sum over j of (1 - sigmoid(-log(M) + scale*dot[i, j] + shift))*sigmoid(-log(M) + scale*dot[i, j] + shift)*d_weight[i, j]  (step 9)
                        total[l] = plus(total[l], (1_w - gate) * dot_2[r * NV + l] * gate);
                    }
                }
                UNROLL for (int l = 0; l < NV; l++) {
                    d_shift_part_i[l] = d_shift_part_i[l] + total[l];
                }
                // d_q[i, d] = sum over j of d_score[i, j]*k[j, d]  (step 4)
                accumulate(D, rows, k_j.data, k_j.stride, d_score_tile, d_q_i);
                // d_v[j, e] = sum over i of sigmoid(-log(M) + scale*dot[i, j] + shift)*d_o[i, e]  (step 4)
                cross_rows(rows, lanes, E, gate_tile, d_o_i_rows.data, d_o_i_rows.stride, d_v_rows.rows(j_start, rows), d_v_rows.stride);
                // d_k[j, d] = sum over i of d_score[i, j]*q[i, d]  (step 4)
                cross_rows(rows, lanes, D, d_score_tile, q_i_rows.data, q_i_rows.stride, d_k_rows.rows(j_start, rows), d_k_rows.stride);
            };
            tiles(0, (long)M, 0, (long)M, ROWS, tile);
            store_lanes(d_shift_part_here + i_start * d_shift_part_strides[2], d_shift_part_strides[2], lanes, d_shift_part_i);
            unpack(d_q_here + i_start * d_q_strides[2], d_q_strides[2], d_q_strides[3], lanes, D, d_q_i);
        }
        d_v_rows_sums.finish(d_v_rows, d_v_here, d_v_strides[2], d_v_strides[3]);
        d_k_rows_sums.finish(d_k_rows, d_k_here, d_k_strides[2], d_k_strides[3]);
    });
    if (shares > 1) {  // what the shares have of each row, in a fixed order
        parallel_for(threads, leads, [&](const long lead, Scratch&) {
            const long task = lead * shares;
            const integer head = (integer)(task / shares % HEADS);
            const integer batch = (integer)(task / shares / HEADS % BATCH);
            auto* const d_v_here = d_v + batch * d_v_strides[0] + head * d_v_strides[1];
            auto* const d_k_here = d_k + batch * d_k_strides[0] + head * d_k_strides[1];
            d_v_rows_sums.add_up(task / shares, d_v_here, d_v_strides[2], d_v_strides[3]);
            d_k_rows_sums.add_up(task / shares, d_k_here, d_k_strides[2], d_k_strides[3]);
        });
    }
}

// d_shift: a task has one batch, head.
extern "C" void backward_d_shift(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const d_shift_part = (const wide*)data[0];
    const long* const d_shift_part_strides = strides + 0;
    auto* const d_shift_part_2 = (wide*)data[1];
    const long* const d_shift_part_2_strides = strides + 3;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer N = (integer)sizes[2];
    tasks_in_turn(threads, (long)BATCH * (long)HEADS, [&](const long begin, const long end, Scratch& scratch) {
        for (long task = begin; task < end; task++) {
            const integer head = (integer)(task % HEADS);
            const integer batch = (integer)(task / HEADS % BATCH);
            // d_shift = sum over batch, head, i of d_shift_part[i]  (step 9)
            rows_of_kind(d_shift_part_strides[2] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                auto* const d_shift_part_row = d_shift_part + batch * d_shift_part_strides[0] + head * d_shift_part_strides[1];
                vec d_shift_parts[PARTS] = {};
                along(0, N, [&](const long i, auto n, int part) {
                    (void)part;
                    const auto d_shift_part_value = from_row<DENSE, vec>(d_shift_part_row, d_shift_part_strides[2], i, n);
                    d_shift_parts[part] = d_shift_parts[part] + existing(spread<wide>(d_shift_part_value), n, 0_w);
                });
                put_number(d_shift_part_2 + batch * d_shift_part_2_strides[0] + head * d_shift_part_2_strides[1], sum_of(d_shift_parts));
            });
        }
    });
}

}  // namespace derive

// ReLU attention: C++ kernels, compiled on first use
//
//               Σ relu⎛scale⋅Σ k[j, d]⋅q[i, d]⎞⋅v[j, e]
//               j     ⎝      d                ⎠
//     o[i, e] = ───────────────────────────────────────
//                                  M
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
    auto* const v = (const narrow*)data[2];
    const long* const v_strides = strides + 8;
    auto* const o = (narrow*)data[3];
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
        vec* const acc = scratch.take<vec>((long)E * NV);
        vec* const o_i = scratch.take<vec>((long)E * NV);
        vec* const factor_tile_tile = dot;
        auto* const k_here = k + batch * k_strides[0] + head * k_strides[1];
        auto* const q_here = q + batch * q_strides[0] + head * q_strides[1];
        auto* const v_here = v + batch * v_strides[0] + head * v_strides[1];
        auto* const o_here = o + batch * o_strides[0] + head * o_strides[1];
        for (integer e = 0; e < E; e++) {
            UNROLL for (int l = 0; l < NV; l++) acc[e * NV + l] = spread(0_w);
        }
        pack_operand(q_here + i_start * q_strides[2], q_strides[2], q_strides[3], lanes, D, q_i);
        const auto tile = [&](const long j_start, const long rows, auto) {
            // dot[i, j] = sum over d of k[j, d]*q[i, d]  (step 1)
            const auto k_j = operand_rows(k_here + j_start * k_strides[2], k_strides[2], k_strides[3], rows, D, k_j_data);
            contract(rows, D, k_j.data, k_j.stride, q_i, dot);
            const auto v_j = operand_rows(v_here + j_start * v_strides[2], v_strides[2], v_strides[3], rows, E, v_j_data);
            for (long r = 0; r < rows; r++) {
                UNROLL for (int l = 0; l < NV; l++) {
                    // acc[i, e] = sum over j of relu(scale*dot[i, j])*v[j, e]  (step 1)
                    const vec factor_tile = relu(scale * dot[r * NV + l]);
                    factor_tile_tile[r * NV + l] = factor_tile;
                }
            }
            accumulate(E, rows, v_j.data, v_j.stride, factor_tile_tile, acc);
        };
        tiles(0, (long)M, 0, (long)M, ROWS, tile);
        // o[i, e] = acc[i, e]/M  (step 1)
        for (integer e = 0; e < E; e++) {
            UNROLL for (int l = 0; l < NV; l++) o_i[e * NV + l] = factor * acc[e * NV + l];
        }
        unpack(o_here + i_start * o_strides[2], o_strides[2], o_strides[3], lanes, E, o_i);
    });
}

// o: for few places of i; j streams past along the lanes.
extern "C" void forward_o_few_rows(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const q = (const narrow*)data[0];
    const long* const q_strides = strides + 0;
    auto* const k = (const narrow*)data[1];
    const long* const k_strides = strides + 4;
    auto* const v = (const narrow*)data[2];
    const long* const v_strides = strides + 8;
    auto* const o = (narrow*)data[3];
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
        wide* const acc_data = scratch.take<wide>(ROWS * ((E + 15L) / 16 * 16));
        wide* const o_i_data = scratch.take<wide>(ROWS * ((E + 15L) / 16 * 16));
        vec* const factor_tile_tile = dot;
        auto* const q_here = q + batch * q_strides[0] + head * q_strides[1];
        auto* const k_here = k + batch * k_strides[0] + head * k_strides[1];
        auto* const v_here = v + batch * v_strides[0] + head * v_strides[1];
        auto* const o_here = o + batch * o_strides[0] + head * o_strides[1];
        const Rows acc = {acc_data, ((E + 15L) / 16 * 16)};
        for (long r = 0; r < rows; r++) {
            for (long e = 0; e < E; e += VL) {
                store_part(&acc_data[r * acc.stride + e], spread(0_w), E - e);
            }
        }
        const Rows q_i = rows_of(q_here + i_start * q_strides[2], q_strides[2], q_strides[3], rows, D, q_i_data);
        const auto tile = [&](const long j_start, const long lanes, auto) {
            // dot[i, j] = sum over d of k[j, d]*q[i, d]  (step 1)
            contract_rows(rows, lanes, D, q_i.data, q_i.stride, k_here + j_start * k_strides[2], k_strides[2], k_strides[3], packed, dot);
            const Rows v_j_rows = rows_of(v_here + j_start * v_strides[2], v_strides[2], v_strides[3], lanes, E, v_j_rows_data);
            for (long r = 0; r < rows; r++) {
                UNROLL for (int l = 0; l < NV; l++) {
                    // acc[i, e] = sum over j of relu(scale*dot[i, j])*v[j, e]  (step 1)
                    const vec factor_tile = relu(scale * dot[r * NV + l]);
                    factor_tile_tile[r * NV + l] = factor_tile;
                }
            }
            cross_rows(rows, lanes, E, factor_tile_tile, v_j_rows.data, v_j_rows.stride, acc_data, acc.stride);
        };
        tiles(0, (long)M, 0, (long)M, LANES, tile);
        // o[i, e] = acc[i, e]/M  (step 1)
        const Rows o_i = {o_i_data, ((E + 15L) / 16 * 16)};
        for (long r = 0; r < rows; r++) {
            for (long e = 0; e < E; e += VL) {
                store_part(&o_i_data[r * o_i.stride + e], factor * load_part(&acc.data[r * acc.stride + e], E - e), E - e);
            }
        }
        store_rows(o_here + i_start * o_strides[2], o_strides[2], o_strides[3], rows, E, o_i);
    });
}

// d_v, d_k, d_q: a task owns a block of j and streams i past it.
extern "C" void backward_d_v_d_k_d_q(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const q = (const narrow*)data[0];
    const long* const q_strides = strides + 0;
    auto* const k = (const narrow*)data[1];
    const long* const k_strides = strides + 4;
    auto* const d_o = (const narrow*)data[2];
    const long* const d_o_strides = strides + 8;
    auto* const v = (const narrow*)data[3];
    const long* const v_strides = strides + 12;
    auto* const d_v = (narrow*)data[4];
    const long* const d_v_strides = strides + 16;
    auto* const d_k = (narrow*)data[5];
    const long* const d_k_strides = strides + 20;
    auto* const d_q = (narrow*)data[6];
    const long* const d_q_strides = strides + 24;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer N = (integer)sizes[2];
    const integer D = (integer)sizes[3];
    const integer M = (integer)sizes[4];
    const integer E = (integer)sizes[5];
    const wide scale = (wide)numbers[0];
    const wide factor = (wide)numbers[1];
    const long blocks = ((long)M + LANES - 1) / LANES;
    const long leads = (long)BATCH * (long)HEADS, shares = shares_of(threads, leads, blocks);
    RowSums d_q_rows_sums(leads, shares, N, D, is_direct(d_q, d_q_strides[3]));
    prepare(d_v, BATCH * d_v_strides[0], threads);
    prepare(d_k, BATCH * d_k_strides[0], threads);
    parallel_for(threads, leads * shares, [&](const long task, Scratch& scratch) {
        const integer head = (integer)(task / shares % HEADS);
        const integer batch = (integer)(task / shares / HEADS % BATCH);
        operand* const q_i_data = scratch.take<operand>(operand_size(D));
        lane_operand* const k_j = scratch.take<lane_operand>(lane_operand_size(D) * NV);
        vec* const dot = scratch.take<vec>(ROWS * NV);
        operand* const d_o_i_data = scratch.take<operand>(operand_size(E));
        lane_operand* const v_j = scratch.take<lane_operand>(lane_operand_size(E) * NV);
        vec* const dot_2 = scratch.take<vec>(ROWS * NV);
        vec* const product_ = scratch.take<vec>((long)E * NV);
        block_operand* const k_j_rows_data = scratch.take<block_operand>(block_operand_size(D));
        vec* const d_v_j = scratch.take<vec>((long)E * NV);
        vec* const d_k_j = scratch.take<vec>((long)D * NV);
        vec* const d_score_tile = dot_2;
        vec* const factor_tile_tile = dot;
        auto* const d_q_here = d_q + batch * d_q_strides[0] + head * d_q_strides[1];
        Target d_q_rows = d_q_rows_sums.share(task, d_q_here, d_q_strides[2], d_q_strides[3], scratch);
        for (long block = task % shares; block < blocks; block += shares) {
            const long j_start = block * LANES;
            const long lanes = least(LANES, (long)M - j_start);
            const long first = j_start, last = j_start + lanes - 1;
            (void)first, (void)last;
            auto* const q_here = q + batch * q_strides[0] + head * q_strides[1];
            auto* const k_here = k + batch * k_strides[0] + head * k_strides[1];
            auto* const d_o_here = d_o + batch * d_o_strides[0] + head * d_o_strides[1];
            auto* const v_here = v + batch * v_strides[0] + head * v_strides[1];
            auto* const d_v_here = d_v + batch * d_v_strides[0] + head * d_v_strides[1];
            auto* const d_k_here = d_k + batch * d_k_strides[0] + head * d_k_strides[1];
            for (integer e = 0; e < E; e++) {
                UNROLL for (int l = 0; l < NV; l++) d_v_j[e * NV + l] = spread(0_w);
            }
            for (integer d = 0; d < D; d++) {
                UNROLL for (int l = 0; l < NV; l++) d_k_j[d * NV + l] = spread(0_w);
            }
            pack_operand(k_here + j_start * k_strides[2], k_strides[2], k_strides[3], lanes, D, k_j);
            pack_operand(v_here + j_start * v_strides[2], v_strides[2], v_strides[3], lanes, E, v_j);
            const BlockRows k_j_rows = operand_block(k_here + j_start * k_strides[2], k_strides[2], k_strides[3], lanes, D, k_j_rows_data);
            const auto tile = [&](const long i_start, const long rows, auto) {
                // dot[i, j] = sum over d of k[j, d]*q[i, d]  (step 1)
                const auto q_i = operand_rows(q_here + i_start * q_strides[2], q_strides[2], q_strides[3], rows, D, q_i_data);
                contract(rows, D, q_i.data, q_i.stride, k_j, dot);
                // d_weight[i, j] = sum over e of d_o[i, e]*v[j, e]/M  (step 3)
                const auto d_o_i = operand_rows(d_o_here + i_start * d_o_strides[2], d_o_strides[2], d_o_strides[3], rows, E, d_o_i_data);
                contract(rows, E, d_o_i.data, d_o_i.stride, v_j, dot_2);
                fill(product_, (long)E * NV, 0_w);
                for (long r = 0; r < rows; r++) {
                    UNROLL for (int l = 0; l < NV; l++) {
                        const vec d_weight = factor * dot_2[r * NV + l];
                        // d_score[i, j] = step(scale*dot[i, j])*scale*d_weight[i, j]  (step 3)
                        const vec d_score = scale * d_weight * step(scale * dot[r * NV + l]);
                        d_score_tile[r * NV + l] = d_score;
                        // d_v[j, e] = sum over i of relu(scale*dot[i, j])*d_o[i, e]/M  (step 4)
                        const vec factor_tile = relu(scale * dot[r * NV + l]);
                        factor_tile_tile[r * NV + l] = factor_tile;
                    }
                }
                accumulate(E, rows, d_o_i.data, d_o_i.stride, factor_tile_tile, product_);
                for (integer e = 0; e < E; e++) {
                    UNROLL for (int l = 0; l < NV; l++) d_v_j[e * NV + l] = d_v_j[e * NV + l] + factor * product_[e * NV + l];
                }
                // d_k[j, d] = sum over i of d_score[i, j]*q[i, d]  (step 4)
                accumulate(D, rows, q_i.data, q_i.stride, d_score_tile, d_k_j);
                // d_q[i, d] = sum over j of d_score[i, j]*k[j, d]  (step 4)
                cross_rows(rows, lanes, D, d_score_tile, k_j_rows.data, k_j_rows.stride, d_q_rows.rows(i_start, rows), d_q_rows.stride);
            };
            tiles(0, (long)N, 0, (long)N, ROWS, tile);
            unpack(d_v_here + j_start * d_v_strides[2], d_v_strides[2], d_v_strides[3], lanes, E, d_v_j);
            unpack(d_k_here + j_start * d_k_strides[2], d_k_strides[2], d_k_strides[3], lanes, D, d_k_j);
        }
        d_q_rows_sums.finish(d_q_rows, d_q_here, d_q_strides[2], d_q_strides[3]);
    });
    if (shares > 1) {  // what the shares have of each row, in a fixed order
        parallel_for(threads, leads, [&](const long lead, Scratch&) {
            const long task = lead * shares;
            const integer head = (integer)(task / shares % HEADS);
            const integer batch = (integer)(task / shares / HEADS % BATCH);
            auto* const d_q_here = d_q + batch * d_q_strides[0] + head * d_q_strides[1];
            d_q_rows_sums.add_up(task / shares, d_q_here, d_q_strides[2], d_q_strides[3]);
        });
    }
}

}  // namespace derive

// Scaled dot-product score: C++ kernels, compiled on first use
//
//     s[i, j] = scale⋅Σ k[j, d]⋅q[i, d]
//                     d
//
// Generated: do not edit; change the formula or the printer, and run `derive build`.

#include "cpu_kernels.h"

namespace derive {

// s: a task owns a block of i and streams j past it.
extern "C" void forward_s(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const k = (const narrow*)data[0];
    const long* const k_strides = strides + 0;
    auto* const q = (const narrow*)data[1];
    const long* const q_strides = strides + 4;
    auto* const s = (narrow*)data[2];
    const long* const s_strides = strides + 8;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer N = (integer)sizes[2];
    const integer D = (integer)sizes[3];
    const integer M = (integer)sizes[4];
    const wide scale = (wide)numbers[0];
    const long blocks = ((long)N + LANES - 1) / LANES;
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
        vec* const s_i_tile = dot;
        auto* const k_here = k + batch * k_strides[0] + head * k_strides[1];
        auto* const q_here = q + batch * q_strides[0] + head * q_strides[1];
        auto* const s_here = s + batch * s_strides[0] + head * s_strides[1];
        pack_operand(q_here + i_start * q_strides[2], q_strides[2], q_strides[3], lanes, D, q_i);
        const auto tile = [&](const long j_start, const long rows, auto) {
            // dot[i, j] = sum over d of k[j, d]*q[i, d]  (step 1)
            const auto k_j = operand_rows(k_here + j_start * k_strides[2], k_strides[2], k_strides[3], rows, D, k_j_data);
            contract(rows, D, k_j.data, k_j.stride, q_i, dot);
            for (long r = 0; r < rows; r++) {
                UNROLL for (int l = 0; l < NV; l++) {
                    // s[i, j] = scale*dot[i, j]  (step 1)
                    const vec s_i = scale * dot[r * NV + l];
                    s_i_tile[r * NV + l] = s_i;
                }
            }
            store_tile(s_here + i_start * s_strides[2] + j_start * s_strides[3], s_strides[2], s_strides[3], lanes, rows, s_i_tile);
        };
        tiles(0, (long)M, 0, (long)M, ROWS, tile);
    });
}

// d_k: a task owns a block of j and streams i past it.
extern "C" void backward_d_k(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const d_s = (const narrow*)data[0];
    const long* const d_s_strides = strides + 0;
    auto* const q = (const narrow*)data[1];
    const long* const q_strides = strides + 4;
    auto* const d_k = (narrow*)data[2];
    const long* const d_k_strides = strides + 8;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer N = (integer)sizes[2];
    const integer D = (integer)sizes[3];
    const integer M = (integer)sizes[4];
    const wide scale = (wide)numbers[0];
    const long blocks = ((long)M + LANES - 1) / LANES;
    prepare(d_k, BATCH * d_k_strides[0], threads);
    parallel_for(threads, (long)BATCH * (long)HEADS * blocks, [&](const long task, Scratch& scratch) {
        const long block = task % blocks;
        const integer head = (integer)(task / blocks % HEADS);
        const integer batch = (integer)(task / blocks / HEADS % BATCH);
        const long j_start = block * LANES;
        const long lanes = least(LANES, (long)M - j_start);
        const long first = j_start, last = j_start + lanes - 1;
        (void)first, (void)last;
        vec* const d_s_i_j = scratch.take<vec>(ROWS * NV);
        operand* const q_i_data = scratch.take<operand>(operand_size(D));
        vec* const d_k_j = scratch.take<vec>((long)D * NV);
        vec* const d_score_tile = d_s_i_j;
        auto* const d_s_here = d_s + batch * d_s_strides[0] + head * d_s_strides[1];
        auto* const q_here = q + batch * q_strides[0] + head * q_strides[1];
        auto* const d_k_here = d_k + batch * d_k_strides[0] + head * d_k_strides[1];
        for (integer d = 0; d < D; d++) {
            UNROLL for (int l = 0; l < NV; l++) d_k_j[d * NV + l] = spread(0_w);
        }
        const auto tile = [&](const long i_start, const long rows, auto) {
            // d_score[i, j] = scale*d_s[i, j]  (step 3)
            load_tile(d_s_here + i_start * d_s_strides[2] + j_start * d_s_strides[3], d_s_strides[3], d_s_strides[2], lanes, rows, d_s_i_j);
            // d_k[j, d] = sum over i of d_score[i, j]*q[i, d]  (step 4)
            const auto q_i = operand_rows(q_here + i_start * q_strides[2], q_strides[2], q_strides[3], rows, D, q_i_data);
            for (long r = 0; r < rows; r++) {
                UNROLL for (int l = 0; l < NV; l++) {
                    const vec d_score = scale * d_s_i_j[r * NV + l];
                    d_score_tile[r * NV + l] = d_score;
                }
            }
            accumulate(D, rows, q_i.data, q_i.stride, d_score_tile, d_k_j);
        };
        tiles(0, (long)N, 0, (long)N, ROWS, tile);
        unpack(d_k_here + j_start * d_k_strides[2], d_k_strides[2], d_k_strides[3], lanes, D, d_k_j);
    });
}

// d_k: for few places of j; i streams past along the lanes.
extern "C" void backward_d_k_few_rows(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const d_s = (const narrow*)data[0];
    const long* const d_s_strides = strides + 0;
    auto* const q = (const narrow*)data[1];
    const long* const q_strides = strides + 4;
    auto* const d_k = (narrow*)data[2];
    const long* const d_k_strides = strides + 8;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer N = (integer)sizes[2];
    const integer D = (integer)sizes[3];
    const integer M = (integer)sizes[4];
    const wide scale = (wide)numbers[0];
    const long blocks = ((long)M + ROWS - 1) / ROWS;
    prepare(d_k, BATCH * d_k_strides[0], threads);
    parallel_for(threads, (long)BATCH * (long)HEADS * blocks, [&](const long task, Scratch& scratch) {
        const long block = task % blocks;
        const integer head = (integer)(task / blocks % HEADS);
        const integer batch = (integer)(task / blocks / HEADS % BATCH);
        const long j_start = block * ROWS;
        const long rows = least(ROWS, (long)M - j_start);
        const long first = j_start, last = j_start + rows - 1;
        (void)first, (void)last;
        vec* const d_s_i_j = scratch.take<vec>(ROWS * NV);
        wide* const q_i_rows_data = scratch.take<wide>(LANES * ((D + 15L) / 16 * 16));
        wide* const d_k_j_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        vec* const d_score_tile = d_s_i_j;
        auto* const d_s_here = d_s + batch * d_s_strides[0] + head * d_s_strides[1];
        auto* const q_here = q + batch * q_strides[0] + head * q_strides[1];
        auto* const d_k_here = d_k + batch * d_k_strides[0] + head * d_k_strides[1];
        const Rows d_k_j = {d_k_j_data, ((D + 15L) / 16 * 16)};
        for (long r = 0; r < rows; r++) {
            for (long d = 0; d < D; d += VL) {
                store_part(&d_k_j_data[r * d_k_j.stride + d], spread(0_w), D - d);
            }
        }
        const auto tile = [&](const long i_start, const long lanes, auto) {
            // d_score[i, j] = scale*d_s[i, j]  (step 3)
            load_tile(d_s_here + i_start * d_s_strides[2] + j_start * d_s_strides[3], d_s_strides[2], d_s_strides[3], lanes, rows, d_s_i_j);
            // d_k[j, d] = sum over i of d_score[i, j]*q[i, d]  (step 4)
            const Rows q_i_rows = rows_of(q_here + i_start * q_strides[2], q_strides[2], q_strides[3], lanes, D, q_i_rows_data);
            for (long r = 0; r < rows; r++) {
                UNROLL for (int l = 0; l < NV; l++) {
                    const vec d_score = scale * d_s_i_j[r * NV + l];
                    d_score_tile[r * NV + l] = d_score;
                }
            }
            cross_rows(rows, lanes, D, d_score_tile, q_i_rows.data, q_i_rows.stride, d_k_j_data, d_k_j.stride);
        };
        tiles(0, (long)N, 0, (long)N, LANES, tile);
        store_rows(d_k_here + j_start * d_k_strides[2], d_k_strides[2], d_k_strides[3], rows, D, d_k_j);
    });
}

// d_q: a task owns a block of i and streams j past it.
extern "C" void backward_d_q(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const d_s = (const narrow*)data[0];
    const long* const d_s_strides = strides + 0;
    auto* const k = (const narrow*)data[1];
    const long* const k_strides = strides + 4;
    auto* const d_q = (narrow*)data[2];
    const long* const d_q_strides = strides + 8;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer N = (integer)sizes[2];
    const integer D = (integer)sizes[3];
    const integer M = (integer)sizes[4];
    const wide scale = (wide)numbers[0];
    const long blocks = ((long)N + LANES - 1) / LANES;
    prepare(d_q, BATCH * d_q_strides[0], threads);
    parallel_for(threads, (long)BATCH * (long)HEADS * blocks, [&](const long task, Scratch& scratch) {
        const long block = task % blocks;
        const integer head = (integer)(task / blocks % HEADS);
        const integer batch = (integer)(task / blocks / HEADS % BATCH);
        const long i_start = block * LANES;
        const long lanes = least(LANES, (long)N - i_start);
        const long first = i_start, last = i_start + lanes - 1;
        (void)first, (void)last;
        vec* const d_s_i_j = scratch.take<vec>(ROWS * NV);
        operand* const k_j_data = scratch.take<operand>(operand_size(D));
        vec* const d_q_i = scratch.take<vec>((long)D * NV);
        vec* const d_score_tile = d_s_i_j;
        auto* const d_s_here = d_s + batch * d_s_strides[0] + head * d_s_strides[1];
        auto* const k_here = k + batch * k_strides[0] + head * k_strides[1];
        auto* const d_q_here = d_q + batch * d_q_strides[0] + head * d_q_strides[1];
        for (integer d = 0; d < D; d++) {
            UNROLL for (int l = 0; l < NV; l++) d_q_i[d * NV + l] = spread(0_w);
        }
        const auto tile = [&](const long j_start, const long rows, auto) {
            // d_score[i, j] = scale*d_s[i, j]  (step 3)
            load_tile(d_s_here + i_start * d_s_strides[2] + j_start * d_s_strides[3], d_s_strides[2], d_s_strides[3], lanes, rows, d_s_i_j);
            // d_q[i, d] = sum over j of d_score[i, j]*k[j, d]  (step 4)
            const auto k_j = operand_rows(k_here + j_start * k_strides[2], k_strides[2], k_strides[3], rows, D, k_j_data);
            for (long r = 0; r < rows; r++) {
                UNROLL for (int l = 0; l < NV; l++) {
                    const vec d_score = scale * d_s_i_j[r * NV + l];
                    d_score_tile[r * NV + l] = d_score;
                }
            }
            accumulate(D, rows, k_j.data, k_j.stride, d_score_tile, d_q_i);
        };
        tiles(0, (long)M, 0, (long)M, ROWS, tile);
        unpack(d_q_here + i_start * d_q_strides[2], d_q_strides[2], d_q_strides[3], lanes, D, d_q_i);
    });
}

// d_q: for few places of i; j streams past along the lanes.
extern "C" void backward_d_q_few_rows(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const d_s = (const narrow*)data[0];
    const long* const d_s_strides = strides + 0;
    auto* const k = (const narrow*)data[1];
    const long* const k_strides = strides + 4;
    auto* const d_q = (narrow*)data[2];
    const long* const d_q_strides = strides + 8;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer N = (integer)sizes[2];
    const integer D = (integer)sizes[3];
    const integer M = (integer)sizes[4];
    const wide scale = (wide)numbers[0];
    const long blocks = ((long)N + ROWS - 1) / ROWS;
    prepare(d_q, BATCH * d_q_strides[0], threads);
    parallel_for(threads, (long)BATCH * (long)HEADS * blocks, [&](const long task, Scratch& scratch) {
        const long block = task % blocks;
        const integer head = (integer)(task / blocks % HEADS);
        const integer batch = (integer)(task / blocks / HEADS % BATCH);
        const long i_start = block * ROWS;
        const long rows = least(ROWS, (long)N - i_start);
        const long first = i_start, last = i_start + rows - 1;
        (void)first, (void)last;
        vec* const d_s_i_j = scratch.take<vec>(ROWS * NV);
        wide* const k_j_rows_data = scratch.take<wide>(LANES * ((D + 15L) / 16 * 16));
        wide* const d_q_i_data = scratch.take<wide>(ROWS * ((D + 15L) / 16 * 16));
        vec* const d_score_tile = d_s_i_j;
        auto* const d_s_here = d_s + batch * d_s_strides[0] + head * d_s_strides[1];
        auto* const k_here = k + batch * k_strides[0] + head * k_strides[1];
        auto* const d_q_here = d_q + batch * d_q_strides[0] + head * d_q_strides[1];
        const Rows d_q_i = {d_q_i_data, ((D + 15L) / 16 * 16)};
        for (long r = 0; r < rows; r++) {
            for (long d = 0; d < D; d += VL) {
                store_part(&d_q_i_data[r * d_q_i.stride + d], spread(0_w), D - d);
            }
        }
        const auto tile = [&](const long j_start, const long lanes, auto) {
            // d_score[i, j] = scale*d_s[i, j]  (step 3)
            load_tile(d_s_here + i_start * d_s_strides[2] + j_start * d_s_strides[3], d_s_strides[3], d_s_strides[2], lanes, rows, d_s_i_j);
            // d_q[i, d] = sum over j of d_score[i, j]*k[j, d]  (step 4)
            const Rows k_j_rows = rows_of(k_here + j_start * k_strides[2], k_strides[2], k_strides[3], lanes, D, k_j_rows_data);
            for (long r = 0; r < rows; r++) {
                UNROLL for (int l = 0; l < NV; l++) {
                    const vec d_score = scale * d_s_i_j[r * NV + l];
                    d_score_tile[r * NV + l] = d_score;
                }
            }
            cross_rows(rows, lanes, D, d_score_tile, k_j_rows.data, k_j_rows.stride, d_q_i_data, d_q_i.stride);
        };
        tiles(0, (long)M, 0, (long)M, LANES, tile);
        store_rows(d_q_here + i_start * d_q_strides[2], d_q_strides[2], d_q_strides[3], rows, D, d_q_i);
    });
}

}  // namespace derive

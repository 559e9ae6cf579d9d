// General (bilinear) score: C++ kernels, compiled on first use
//
//     s[i, j] =   Σ   k[j, dk]⋅q[i, d]⋅w[d, dk]
//               d, dk
//
// Generated: do not edit; change the formula or the printer, and run `derive build`.

#include "cpu_kernels.h"

namespace derive {

// s: a task owns a block of i and streams j past it.
extern "C" void forward_s(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const k = (const narrow*)data[0];
    const long* const k_strides = strides + 0;
    auto* const t2 = (const wide*)data[1];
    const long* const t2_strides = strides + 4;
    auto* const s = (narrow*)data[2];
    const long* const s_strides = strides + 8;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer N = (integer)sizes[2];
    const integer M = (integer)sizes[4];
    const integer Dk = (integer)sizes[5];
    const long blocks = ((long)N + LANES - 1) / LANES;
    parallel_for(threads, (long)BATCH * (long)HEADS * blocks, [&](const long task, Scratch& scratch) {
        const long block = task % blocks;
        const integer head = (integer)(task / blocks % HEADS);
        const integer batch = (integer)(task / blocks / HEADS % BATCH);
        const long i_start = block * LANES;
        const long lanes = least(LANES, (long)N - i_start);
        const long first = i_start, last = i_start + lanes - 1;
        (void)first, (void)last;
        wide* const k_j_data = scratch.take<wide>(ROWS * ((Dk + 15L) / 16 * 16));
        vec* const t2_i = scratch.take<vec>((long)Dk * NV);
        vec* const dot = scratch.take<vec>(ROWS * NV);
        auto* const k_here = k + batch * k_strides[0] + head * k_strides[1];
        auto* const t2_here = t2 + batch * t2_strides[0] + head * t2_strides[1];
        auto* const s_here = s + batch * s_strides[0] + head * s_strides[1];
        pack(t2_here + i_start * t2_strides[2], t2_strides[2], t2_strides[3], lanes, Dk, t2_i);
        const auto tile = [&](const long j_start, const long rows, auto) {
            // s[i, j] = sum over dk of k[j, dk]*t2[i, dk]  (step 3)
            const Rows k_j = rows_of(k_here + j_start * k_strides[2], k_strides[2], k_strides[3], rows, Dk, k_j_data);
            contract(rows, Dk, k_j.data, k_j.stride, t2_i, dot);
            store_tile(s_here + i_start * s_strides[2] + j_start * s_strides[3], s_strides[2], s_strides[3], lanes, rows, dot);
        };
        tiles(0, (long)M, 0, (long)M, ROWS, tile);
    });
}

// d_k: a task owns a block of j and streams i past it.
extern "C" void backward_d_k(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const d_s = (const narrow*)data[0];
    const long* const d_s_strides = strides + 0;
    auto* const t2 = (const wide*)data[1];
    const long* const t2_strides = strides + 4;
    auto* const d_k = (narrow*)data[2];
    const long* const d_k_strides = strides + 8;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer N = (integer)sizes[2];
    const integer M = (integer)sizes[4];
    const integer Dk = (integer)sizes[5];
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
        wide* const t2_i_data = scratch.take<wide>(ROWS * ((Dk + 15L) / 16 * 16));
        vec* const d_k_j = scratch.take<vec>((long)Dk * NV);
        auto* const d_s_here = d_s + batch * d_s_strides[0] + head * d_s_strides[1];
        auto* const t2_here = t2 + batch * t2_strides[0] + head * t2_strides[1];
        auto* const d_k_here = d_k + batch * d_k_strides[0] + head * d_k_strides[1];
        for (integer dk = 0; dk < Dk; dk++) {
            UNROLL for (int l = 0; l < NV; l++) d_k_j[dk * NV + l] = spread(0_w);
        }
        const auto tile = [&](const long i_start, const long rows, auto) {
            // d_k[j, dk] = sum over i of d_s[i, j]*t2[i, dk]  (step 5)
            load_tile(d_s_here + i_start * d_s_strides[2] + j_start * d_s_strides[3], d_s_strides[3], d_s_strides[2], lanes, rows, d_s_i_j);
            const Rows t2_i = rows_of(t2_here + i_start * t2_strides[2], t2_strides[2], t2_strides[3], rows, Dk, t2_i_data);
            accumulate(Dk, rows, t2_i.data, t2_i.stride, d_s_i_j, d_k_j);
        };
        tiles(0, (long)N, 0, (long)N, ROWS, tile);
        unpack(d_k_here + j_start * d_k_strides[2], d_k_strides[2], d_k_strides[3], lanes, Dk, d_k_j);
    });
}

// d_k: for few places of j; i streams past along the lanes.
extern "C" void backward_d_k_few_rows(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const d_s = (const narrow*)data[0];
    const long* const d_s_strides = strides + 0;
    auto* const t2 = (const wide*)data[1];
    const long* const t2_strides = strides + 4;
    auto* const d_k = (narrow*)data[2];
    const long* const d_k_strides = strides + 8;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer N = (integer)sizes[2];
    const integer M = (integer)sizes[4];
    const integer Dk = (integer)sizes[5];
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
        wide* const t2_i_rows_data = scratch.take<wide>(LANES * ((Dk + 15L) / 16 * 16));
        wide* const d_k_j_data = scratch.take<wide>(ROWS * ((Dk + 15L) / 16 * 16));
        auto* const d_s_here = d_s + batch * d_s_strides[0] + head * d_s_strides[1];
        auto* const t2_here = t2 + batch * t2_strides[0] + head * t2_strides[1];
        auto* const d_k_here = d_k + batch * d_k_strides[0] + head * d_k_strides[1];
        const Rows d_k_j = {d_k_j_data, ((Dk + 15L) / 16 * 16)};
        for (long r = 0; r < rows; r++) {
            for (long dk = 0; dk < Dk; dk += VL) {
                store_part(&d_k_j_data[r * d_k_j.stride + dk], spread(0_w), Dk - dk);
            }
        }
        const auto tile = [&](const long i_start, const long lanes, auto) {
            // d_k[j, dk] = sum over i of d_s[i, j]*t2[i, dk]  (step 5)
            load_tile(d_s_here + i_start * d_s_strides[2] + j_start * d_s_strides[3], d_s_strides[2], d_s_strides[3], lanes, rows, d_s_i_j);
            const Rows t2_i_rows = rows_of(t2_here + i_start * t2_strides[2], t2_strides[2], t2_strides[3], lanes, Dk, t2_i_rows_data);
            cross_rows(rows, lanes, Dk, d_s_i_j, t2_i_rows.data, t2_i_rows.stride, d_k_j_data, d_k_j.stride);
        };
        tiles(0, (long)N, 0, (long)N, LANES, tile);
        store_rows(d_k_here + j_start * d_k_strides[2], d_k_strides[2], d_k_strides[3], rows, Dk, d_k_j);
    });
}

// g2: a task owns a block of i and streams j past it.
extern "C" void backward_g2(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const d_s = (const narrow*)data[0];
    const long* const d_s_strides = strides + 0;
    auto* const k = (const narrow*)data[1];
    const long* const k_strides = strides + 4;
    auto* const g2 = (wide*)data[2];
    const long* const g2_strides = strides + 8;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer N = (integer)sizes[2];
    const integer M = (integer)sizes[4];
    const integer Dk = (integer)sizes[5];
    const long blocks = ((long)N + LANES - 1) / LANES;
    prepare(g2, BATCH * g2_strides[0], threads);
    parallel_for(threads, (long)BATCH * (long)HEADS * blocks, [&](const long task, Scratch& scratch) {
        const long block = task % blocks;
        const integer head = (integer)(task / blocks % HEADS);
        const integer batch = (integer)(task / blocks / HEADS % BATCH);
        const long i_start = block * LANES;
        const long lanes = least(LANES, (long)N - i_start);
        const long first = i_start, last = i_start + lanes - 1;
        (void)first, (void)last;
        vec* const d_s_i_j = scratch.take<vec>(ROWS * NV);
        operand* const k_j_data = scratch.take<operand>(operand_size(Dk));
        vec* const g2_i = scratch.take<vec>((long)Dk * NV);
        auto* const d_s_here = d_s + batch * d_s_strides[0] + head * d_s_strides[1];
        auto* const k_here = k + batch * k_strides[0] + head * k_strides[1];
        auto* const g2_here = g2 + batch * g2_strides[0] + head * g2_strides[1];
        for (integer dk = 0; dk < Dk; dk++) {
            UNROLL for (int l = 0; l < NV; l++) g2_i[dk * NV + l] = spread(0_w);
        }
        const auto tile = [&](const long j_start, const long rows, auto) {
            // g2[i, dk] = sum over j of d_s[i, j]*k[j, dk]  (step 4)
            load_tile(d_s_here + i_start * d_s_strides[2] + j_start * d_s_strides[3], d_s_strides[2], d_s_strides[3], lanes, rows, d_s_i_j);
            const auto k_j = operand_rows(k_here + j_start * k_strides[2], k_strides[2], k_strides[3], rows, Dk, k_j_data);
            accumulate(Dk, rows, k_j.data, k_j.stride, d_s_i_j, g2_i);
        };
        tiles(0, (long)M, 0, (long)M, ROWS, tile);
        unpack(g2_here + i_start * g2_strides[2], g2_strides[2], g2_strides[3], lanes, Dk, g2_i);
    });
}

// g2: for few places of i; j streams past along the lanes.
extern "C" void backward_g2_few_rows(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const d_s = (const narrow*)data[0];
    const long* const d_s_strides = strides + 0;
    auto* const k = (const narrow*)data[1];
    const long* const k_strides = strides + 4;
    auto* const g2 = (wide*)data[2];
    const long* const g2_strides = strides + 8;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer N = (integer)sizes[2];
    const integer M = (integer)sizes[4];
    const integer Dk = (integer)sizes[5];
    const long blocks = ((long)N + ROWS - 1) / ROWS;
    prepare(g2, BATCH * g2_strides[0], threads);
    parallel_for(threads, (long)BATCH * (long)HEADS * blocks, [&](const long task, Scratch& scratch) {
        const long block = task % blocks;
        const integer head = (integer)(task / blocks % HEADS);
        const integer batch = (integer)(task / blocks / HEADS % BATCH);
        const long i_start = block * ROWS;
        const long rows = least(ROWS, (long)N - i_start);
        const long first = i_start, last = i_start + rows - 1;
        (void)first, (void)last;
        vec* const d_s_i_j = scratch.take<vec>(ROWS * NV);
        wide* const k_j_rows_data = scratch.take<wide>(LANES * ((Dk + 15L) / 16 * 16));
        wide* const g2_i_data = scratch.take<wide>(ROWS * ((Dk + 15L) / 16 * 16));
        auto* const d_s_here = d_s + batch * d_s_strides[0] + head * d_s_strides[1];
        auto* const k_here = k + batch * k_strides[0] + head * k_strides[1];
        auto* const g2_here = g2 + batch * g2_strides[0] + head * g2_strides[1];
        const Rows g2_i = {g2_i_data, ((Dk + 15L) / 16 * 16)};
        for (long r = 0; r < rows; r++) {
            for (long dk = 0; dk < Dk; dk += VL) {
                store_part(&g2_i_data[r * g2_i.stride + dk], spread(0_w), Dk - dk);
            }
        }
        const auto tile = [&](const long j_start, const long lanes, auto) {
            // g2[i, dk] = sum over j of d_s[i, j]*k[j, dk]  (step 4)
            load_tile(d_s_here + i_start * d_s_strides[2] + j_start * d_s_strides[3], d_s_strides[3], d_s_strides[2], lanes, rows, d_s_i_j);
            const Rows k_j_rows = rows_of(k_here + j_start * k_strides[2], k_strides[2], k_strides[3], lanes, Dk, k_j_rows_data);
            cross_rows(rows, lanes, Dk, d_s_i_j, k_j_rows.data, k_j_rows.stride, g2_i_data, g2_i.stride);
        };
        tiles(0, (long)M, 0, (long)M, LANES, tile);
        store_rows(g2_here + i_start * g2_strides[2], g2_strides[2], g2_strides[3], rows, Dk, g2_i);
    });
}

}  // namespace derive

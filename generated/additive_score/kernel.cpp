// Additive score: C++ kernels, compiled on first use
//
//     s[i, j] = Σ tanh⎛b[a] + Σ  k[j, dk]⋅w_key[a, dk] + Σ q[i, d]⋅w_query[a, d]⎞⋅w_score[a]
//               a     ⎝       dk                         d                      ⎠
//
// Generated: do not edit; change the formula or the printer, and run `derive build`.

#include "cpu_kernels.h"

namespace derive {

// s: a task owns a block of i and streams j past it.
extern "C" void forward_s(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const t2 = (const wide*)data[0];
    const long* const t2_strides = strides + 0;
    auto* const b = (const narrow*)data[1];
    const long* const b_strides = strides + 4;
    auto* const t1 = (const wide*)data[2];
    const long* const t1_strides = strides + 5;
    auto* const w_score = (const narrow*)data[3];
    const long* const w_score_strides = strides + 9;
    auto* const f4 = (const wide*)data[4];
    auto* const s = (narrow*)data[5];
    const long* const s_strides = strides + 10;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer N = (integer)sizes[2];
    const integer M = (integer)sizes[4];
    const integer A = (integer)sizes[6];
    const long blocks = ((long)N + LANES - 1) / LANES;
    parallel_for(threads, (long)BATCH * (long)HEADS * blocks, [&](const long task, Scratch& scratch) {
        const long block = task % blocks;
        const integer head = (integer)(task / blocks % HEADS);
        const integer batch = (integer)(task / blocks / HEADS % BATCH);
        const long i_start = block * LANES;
        const long lanes = least(LANES, (long)N - i_start);
        const long first = i_start, last = i_start + lanes - 1;
        (void)first, (void)last;
        vec* const t2_i = scratch.take<vec>((long)A * NV);
        wide* const b_value = scratch.take<wide>(A);
        wide* const t1_j_data = scratch.take<wide>(ROWS * ((A + 15L) / 16 * 16));
        wide* const w_score_value = scratch.take<wide>(A);
        vec* const s_i_tile = scratch.take<vec>(ROWS * NV);
        vec* const row = scratch.take<vec>((long)A * NV);
        vec* const factor = scratch.take<vec>((long)A * NV);
        wide* const factor_2_data = scratch.take<wide>(ROWS * ((A + 15L) / 16 * 16));
        auto* const t2_here = t2 + batch * t2_strides[0] + head * t2_strides[1];
        auto* const t1_here = t1 + batch * t1_strides[0] + head * t1_strides[1];
        auto* const s_here = s + batch * s_strides[0] + head * s_strides[1];
        pack(t2_here + i_start * t2_strides[2], t2_strides[2], t2_strides[3], lanes, A, t2_i);
        for (integer a = 0; a < A; a++) {
            UNROLL for (int l = 0; l < NV; l++) row[a * NV + l] = 2_w * t2_i[a * NV + l];
        }
        load_rows(b, b_strides[0], A, b_value);
        for (integer a = 0; a < A; a++) {
            UNROLL for (int l = 0; l < NV; l++) {
                const vec row_2 = row[a * NV + l] + 2_w * b_value[a];
                const vec row_3 = exp(row_2);
                factor[a * NV + l] = row_3;
            }
        }
        const bool in_reach = in_range(factor, A * NV);
        load_rows(w_score, w_score_strides[0], A, w_score_value);
        const wide f4_value = gather(f4, 0);
        const auto tile = [&](const long j_start, const long rows, auto) {
            const Rows t1_j = rows_of(t1_here + j_start * t1_strides[2], t1_strides[2], t1_strides[3], rows, A, t1_j_data);
            const Rows factor_2 = {factor_2_data, ((A + 15L) / 16 * 16)};
            for (long r = 0; r < rows; r++) {
                for (long a = 0; a < A; a += VL) {
                    store_part(&factor_2_data[r * factor_2.stride + a], exp(2_w * load_part(&t1_j.data[r * t1_j.stride + a], A - a)), A - a);
                }
            }
            const bool in_reach_2 = in_range(factor_2.data, factor_2.stride, rows, A);
            const bool near = in_reach && in_reach_2;
            for (long r = 0; r < rows; r++) {
                UNROLL for (int l = 0; l < NV; l++) {
                    // dot[i, j] = sum over a of (1/(f1[i, a]*f2[j, a] + 1) or sigmoid(-2*b[a] - 2*t1[j, a] - 2*t2[i, a]))*w_score[a]  (step 10)
                    vec dot = spread(0_w);
                    by_cases(near, [&](const auto near) __attribute__((always_inline)) {
                        for (integer a = 0; a < A; a++) {
                            dot = dot + w_score_value[a] * (near ? reciprocal(1_w + factor[a * NV + l] * factor_2.data[r * factor_2.stride + a]) : select(within(factor[a * NV + l]) & within(factor_2.data[r * factor_2.stride + a]), reciprocal(1_w + factor[a * NV + l] * factor_2.data[r * factor_2.stride + a]), sigmoid(-(2_w * b_value[a]) - 2_w * t1_j.data[r * t1_j.stride + a] - 2_w * t2_i[a * NV + l])));
                        }
                    });
                    // s[i, j] = f4 - 2*dot[i, j]  (step 10)
                    const vec s_i = f4_value - 2_w * dot;
                    s_i_tile[r * NV + l] = s_i;
                }
            }
            store_tile(s_here + i_start * s_strides[2] + j_start * s_strides[3], s_strides[2], s_strides[3], lanes, rows, s_i_tile);
        };
        tiles(0, (long)M, 0, (long)M, ROWS, tile);
    });
}

// g1_part, d_w_score_part, g5: a task owns a block of i and streams j past it.
extern "C" void backward_g1_part_d_w_score_part_g5(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const t2 = (const wide*)data[0];
    const long* const t2_strides = strides + 0;
    auto* const b = (const narrow*)data[1];
    const long* const b_strides = strides + 4;
    auto* const t1 = (const wide*)data[2];
    const long* const t1_strides = strides + 5;
    auto* const d_s = (const narrow*)data[3];
    const long* const d_s_strides = strides + 9;
    auto* const w_score = (const narrow*)data[4];
    const long* const w_score_strides = strides + 13;
    auto* const g1_part = (wide*)data[5];
    const long* const g1_part_strides = strides + 14;
    auto* const d_w_score_part = (wide*)data[6];
    const long* const d_w_score_part_strides = strides + 18;
    auto* const g5 = (wide*)data[7];
    const long* const g5_strides = strides + 22;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer N = (integer)sizes[2];
    const integer M = (integer)sizes[4];
    const integer A = (integer)sizes[6];
    const long blocks = ((long)N + LANES - 1) / LANES;
    prepare(g1_part, BATCH * g1_part_strides[0], threads);
    prepare(d_w_score_part, BATCH * d_w_score_part_strides[0], threads);
    prepare(g5, BATCH * g5_strides[0], threads);
    parallel_for(threads, (long)BATCH * (long)HEADS * blocks, [&](const long task, Scratch& scratch) {
        const long block = task % blocks;
        const integer head = (integer)(task / blocks % HEADS);
        const integer batch = (integer)(task / blocks / HEADS % BATCH);
        const long i_start = block * LANES;
        const long lanes = least(LANES, (long)N - i_start);
        const long first = i_start, last = i_start + lanes - 1;
        (void)first, (void)last;
        vec* const t2_i = scratch.take<vec>((long)A * NV);
        wide* const b_value = scratch.take<wide>(A);
        wide* const t1_j_data = scratch.take<wide>(ROWS * ((A + 15L) / 16 * 16));
        vec* const d_s_i_j = scratch.take<vec>(ROWS * NV);
        wide* const w_score_value = scratch.take<wide>(A);
        vec* const f3 = scratch.take<vec>((long)A * NV);
        vec* const f5 = scratch.take<vec>((long)A * NV);
        vec* const factor = scratch.take<vec>((long)A * NV);
        wide* const factor_2_data = scratch.take<wide>(ROWS * ((A + 15L) / 16 * 16));
        vec* const g1_part_i = scratch.take<vec>((long)A * NV);
        vec* const d_w_score_part_i = scratch.take<vec>((long)A * NV);
        vec* const g5_i = scratch.take<vec>((long)A * NV);
        auto* const t2_here = t2 + batch * t2_strides[0] + head * t2_strides[1];
        auto* const t1_here = t1 + batch * t1_strides[0] + head * t1_strides[1];
        auto* const d_s_here = d_s + batch * d_s_strides[0] + head * d_s_strides[1];
        auto* const g1_part_here = g1_part + batch * g1_part_strides[0] + head * g1_part_strides[1];
        auto* const d_w_score_part_here = d_w_score_part + batch * d_w_score_part_strides[0] + head * d_w_score_part_strides[1];
        auto* const g5_here = g5 + batch * g5_strides[0] + head * g5_strides[1];
        for (integer a = 0; a < A; a++) {
            UNROLL for (int l = 0; l < NV; l++) {
                f3[a * NV + l] = spread(0_w);
                f5[a * NV + l] = spread(0_w);
            }
        }
        vec f6[NV];
        UNROLL for (int l = 0; l < NV; l++) {
            f6[l] = spread(0_w);
        }
        pack(t2_here + i_start * t2_strides[2], t2_strides[2], t2_strides[3], lanes, A, t2_i);
        load_rows(b, b_strides[0], A, b_value);
        for (integer a = 0; a < A; a++) {
            UNROLL for (int l = 0; l < NV; l++) factor[a * NV + l] = exp(2_w * t2_i[a * NV + l] + 2_w * b_value[a]);
        }
        const bool in_reach = in_range(factor, A * NV);
        const auto tile = [&](const long j_start, const long rows, auto) {
            const Rows t1_j = rows_of(t1_here + j_start * t1_strides[2], t1_strides[2], t1_strides[3], rows, A, t1_j_data);
            const Rows factor_2 = {factor_2_data, ((A + 15L) / 16 * 16)};
            for (long r = 0; r < rows; r++) {
                for (long a = 0; a < A; a += VL) {
                    store_part(&factor_2_data[r * factor_2.stride + a], exp(2_w * load_part(&t1_j.data[r * t1_j.stride + a], A - a)), A - a);
                }
            }
            const bool in_reach_2 = in_range(factor_2.data, factor_2.stride, rows, A);
            const bool near = in_reach && in_reach_2;
            // f6[i] = sum over j of d_s[i, j]  (step 11)
            load_tile(d_s_here + i_start * d_s_strides[2] + j_start * d_s_strides[3], d_s_strides[2], d_s_strides[3], lanes, rows, d_s_i_j);
            // f3[i, a] = sum over j of (f1[i, a]*f2[j, a]/(f1[i, a]*f2[j, a] + 1) or sigmoid(2*b[a] + 2*t1[j, a] + 2*t2[i, a]))*(1/(f1[i, a]*f2[j, a] + 1) or sigmoid(-2*b[a] - 2*t1[j, a] - 2*t2[i, a]))*d_s[i, j]  (step 11)
            // f5[i, a] = sum over j of (1/(f1[i, a]*f2[j, a] + 1) or sigmoid(-2*b[a] - 2*t1[j, a] - 2*t2[i, a]))*d_s[i, j]  (step 11)
            for (integer a = 0; a < A; a++) {
                vec total_2[NV];
                UNROLL for (int l = 0; l < NV; l++) total_2[l] = spread(0_w);
                vec total_3[NV];
                UNROLL for (int l = 0; l < NV; l++) total_3[l] = spread(0_w);
                by_cases(near, [&](const auto near) __attribute__((always_inline)) {
                    for (long r = 0; r < rows; r++) {
                        UNROLL for (int l = 0; l < NV; l++) {
                            const vec ratio = (near ? reciprocal(1_w + factor[a * NV + l] * factor_2.data[r * factor_2.stride + a]) : select(within(factor[a * NV + l]) & within(factor_2.data[r * factor_2.stride + a]), reciprocal(1_w + factor[a * NV + l] * factor_2.data[r * factor_2.stride + a]), sigmoid(-(2_w * b_value[a]) - 2_w * t1_j.data[r * t1_j.stride + a] - 2_w * t2_i[a * NV + l])));
                            total_2[l] = plus(total_2[l], d_s_i_j[r * NV + l] * ratio * (near ? factor[a * NV + l] * factor_2.data[r * factor_2.stride + a] * reciprocal(1_w + factor[a * NV + l] * factor_2.data[r * factor_2.stride + a]) : select(within(factor[a * NV + l]) & within(factor_2.data[r * factor_2.stride + a]), factor[a * NV + l] * factor_2.data[r * factor_2.stride + a] * reciprocal(1_w + factor[a * NV + l] * factor_2.data[r * factor_2.stride + a]), sigmoid(2_w * b_value[a] + 2_w * t1_j.data[r * t1_j.stride + a] + 2_w * t2_i[a * NV + l]))));
                            total_3[l] = plus(total_3[l], d_s_i_j[r * NV + l] * ratio);
                        }
                    }
                });
                UNROLL for (int l = 0; l < NV; l++) {
                    f3[a * NV + l] = f3[a * NV + l] + total_2[l];
                    f5[a * NV + l] = f5[a * NV + l] + total_3[l];
                }
            }
            vec total[NV];
            UNROLL for (int l = 0; l < NV; l++) total[l] = spread(0_w);
            for (long r = 0; r < rows; r++) {
                UNROLL for (int l = 0; l < NV; l++) {
                    total[l] = plus(total[l], d_s_i_j[r * NV + l]);
                }
            }
            UNROLL for (int l = 0; l < NV; l++) {
                f6[l] = f6[l] + total[l];
            }
        };
        tiles(0, (long)M, 0, (long)M, ROWS, tile);
        // g1_part[i, a] = 4*f3[i, a]  (step 11)
        for (integer a = 0; a < A; a++) {
            UNROLL for (int l = 0; l < NV; l++) {
                g1_part_i[a * NV + l] = 4_w * f3[a * NV + l];
                // d_w_score_part[i, a] = f6[i] - 2*f5[i, a]  (step 11)
                d_w_score_part_i[a * NV + l] = f6[l] - 2_w * f5[a * NV + l];
            }
        }
        // g5[i, a] = w_score[a]*g1_part[i, a]  (step 9)
        load_rows(w_score, w_score_strides[0], A, w_score_value);
        for (integer a = 0; a < A; a++) {
            UNROLL for (int l = 0; l < NV; l++) g5_i[a * NV + l] = w_score_value[a] * g1_part_i[a * NV + l];
        }
        unpack(g1_part_here + i_start * g1_part_strides[2], g1_part_strides[2], g1_part_strides[3], lanes, A, g1_part_i);
        unpack(d_w_score_part_here + i_start * d_w_score_part_strides[2], d_w_score_part_strides[2], d_w_score_part_strides[3], lanes, A, d_w_score_part_i);
        unpack(g5_here + i_start * g5_strides[2], g5_strides[2], g5_strides[3], lanes, A, g5_i);
    });
}

// g8: a task owns a block of j and streams i past it.
extern "C" void backward_g8(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const t2 = (const wide*)data[0];
    const long* const t2_strides = strides + 0;
    auto* const b = (const narrow*)data[1];
    const long* const b_strides = strides + 4;
    auto* const t1 = (const wide*)data[2];
    const long* const t1_strides = strides + 5;
    auto* const d_s = (const narrow*)data[3];
    const long* const d_s_strides = strides + 9;
    auto* const w_score = (const narrow*)data[4];
    const long* const w_score_strides = strides + 13;
    auto* const g8 = (wide*)data[5];
    const long* const g8_strides = strides + 14;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer N = (integer)sizes[2];
    const integer M = (integer)sizes[4];
    const integer A = (integer)sizes[6];
    const long blocks = ((long)M + LANES - 1) / LANES;
    prepare(g8, BATCH * g8_strides[0], threads);
    parallel_for(threads, (long)BATCH * (long)HEADS * blocks, [&](const long task, Scratch& scratch) {
        const long block = task % blocks;
        const integer head = (integer)(task / blocks % HEADS);
        const integer batch = (integer)(task / blocks / HEADS % BATCH);
        const long j_start = block * LANES;
        const long lanes = least(LANES, (long)M - j_start);
        const long first = j_start, last = j_start + lanes - 1;
        (void)first, (void)last;
        wide* const t2_i_data = scratch.take<wide>(ROWS * ((A + 15L) / 16 * 16));
        wide* const b_value = scratch.take<wide>(A);
        vec* const t1_j = scratch.take<vec>((long)A * NV);
        vec* const d_s_i_j = scratch.take<vec>(ROWS * NV);
        wide* const w_score_value = scratch.take<wide>(A);
        vec* const f4 = scratch.take<vec>((long)A * NV);
        vec* const factor_2 = scratch.take<vec>((long)A * NV);
        wide* const factor_data = scratch.take<wide>(ROWS * ((A + 15L) / 16 * 16));
        vec* const g2 = scratch.take<vec>((long)A * NV);
        vec* const g8_j = scratch.take<vec>((long)A * NV);
        auto* const t2_here = t2 + batch * t2_strides[0] + head * t2_strides[1];
        auto* const t1_here = t1 + batch * t1_strides[0] + head * t1_strides[1];
        auto* const d_s_here = d_s + batch * d_s_strides[0] + head * d_s_strides[1];
        auto* const g8_here = g8 + batch * g8_strides[0] + head * g8_strides[1];
        for (integer a = 0; a < A; a++) {
            UNROLL for (int l = 0; l < NV; l++) f4[a * NV + l] = spread(0_w);
        }
        load_rows(b, b_strides[0], A, b_value);
        pack(t1_here + j_start * t1_strides[2], t1_strides[2], t1_strides[3], lanes, A, t1_j);
        for (integer a = 0; a < A; a++) {
            UNROLL for (int l = 0; l < NV; l++) factor_2[a * NV + l] = exp(2_w * t1_j[a * NV + l]);
        }
        const bool in_reach_2 = in_range(factor_2, A * NV);
        const auto tile = [&](const long i_start, const long rows, auto) {
            const Rows t2_i = rows_of(t2_here + i_start * t2_strides[2], t2_strides[2], t2_strides[3], rows, A, t2_i_data);
            const Rows factor = {factor_data, ((A + 15L) / 16 * 16)};
            for (long r = 0; r < rows; r++) {
                for (long a = 0; a < A; a += VL) {
                    store_part(&factor_data[r * factor.stride + a], exp(2_w * load_part(&t2_i.data[r * t2_i.stride + a], A - a) + 2_w * load_part(&b_value[a], A - a)), A - a);
                }
            }
            const bool in_reach = in_range(factor.data, factor.stride, rows, A);
            const bool near = in_reach && in_reach_2;
            // f4[j, a] = sum over i of (f1[i, a]*f2[j, a]/(f1[i, a]*f2[j, a] + 1) or sigmoid(2*b[a] + 2*t1[j, a] + 2*t2[i, a]))*(1/(f1[i, a]*f2[j, a] + 1) or sigmoid(-2*b[a] - 2*t1[j, a] - 2*t2[i, a]))*d_s[i, j]  (step 11)
            load_tile(d_s_here + i_start * d_s_strides[2] + j_start * d_s_strides[3], d_s_strides[3], d_s_strides[2], lanes, rows, d_s_i_j);
            for (integer a = 0; a < A; a++) {
                vec total[NV];
                UNROLL for (int l = 0; l < NV; l++) total[l] = spread(0_w);
                by_cases(near, [&](const auto near) __attribute__((always_inline)) {
                    for (long r = 0; r < rows; r++) {
                        UNROLL for (int l = 0; l < NV; l++) {
                            total[l] = plus(total[l], d_s_i_j[r * NV + l] * (near ? reciprocal(1_w + factor.data[r * factor.stride + a] * factor_2[a * NV + l]) : select(within(factor.data[r * factor.stride + a]) & within(factor_2[a * NV + l]), reciprocal(1_w + factor.data[r * factor.stride + a] * factor_2[a * NV + l]), sigmoid(-(2_w * b_value[a]) - 2_w * t1_j[a * NV + l] - 2_w * t2_i.data[r * t2_i.stride + a]))) * (near ? factor.data[r * factor.stride + a] * factor_2[a * NV + l] * reciprocal(1_w + factor.data[r * factor.stride + a] * factor_2[a * NV + l]) : select(within(factor.data[r * factor.stride + a]) & within(factor_2[a * NV + l]), factor.data[r * factor.stride + a] * factor_2[a * NV + l] * reciprocal(1_w + factor.data[r * factor.stride + a] * factor_2[a * NV + l]), sigmoid(2_w * b_value[a] + 2_w * t1_j[a * NV + l] + 2_w * t2_i.data[r * t2_i.stride + a]))));
                        }
                    }
                });
                UNROLL for (int l = 0; l < NV; l++) {
                    f4[a * NV + l] = f4[a * NV + l] + total[l];
                }
            }
        };
        tiles(0, (long)N, 0, (long)N, ROWS, tile);
        // g2[j, a] = 4*f4[j, a]  (step 11)
        for (integer a = 0; a < A; a++) {
            UNROLL for (int l = 0; l < NV; l++) g2[a * NV + l] = 4_w * f4[a * NV + l];
        }
        // g8[j, a] = w_score[a]*g2[j, a]  (step 3)
        load_rows(w_score, w_score_strides[0], A, w_score_value);
        for (integer a = 0; a < A; a++) {
            UNROLL for (int l = 0; l < NV; l++) g8_j[a * NV + l] = w_score_value[a] * g2[a * NV + l];
        }
        unpack(g8_here + j_start * g8_strides[2], g8_strides[2], g8_strides[3], lanes, A, g8_j);
    });
}

// g1, d_w_score: a task has one batch, head.
extern "C" void backward_g1_d_w_score(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const g1_part = (const wide*)data[0];
    const long* const g1_part_strides = strides + 0;
    auto* const d_w_score_part = (const wide*)data[1];
    const long* const d_w_score_part_strides = strides + 4;
    auto* const g1_part_2 = (wide*)data[2];
    const long* const g1_part_2_strides = strides + 8;
    auto* const d_w_score_part_2 = (wide*)data[3];
    const long* const d_w_score_part_2_strides = strides + 11;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer N = (integer)sizes[2];
    const integer A = (integer)sizes[6];
    tasks_in_turn(threads, (long)BATCH * (long)HEADS, [&](const long begin, const long end, Scratch& scratch) {
        wide* const g1_here = scratch.take<wide>(A);
        wide* const d_w_score_here = scratch.take<wide>(A);
        for (long task = begin; task < end; task++) {
            const integer head = (integer)(task % HEADS);
            const integer batch = (integer)(task / HEADS % BATCH);
            // g1[a] = sum over batch, head, i of g1_part[i, a]  (step 9)
            start_with<wide>(g1_here, A, 0_w);
            // d_w_score[a] = sum over batch, head, i of d_w_score_part[i, a]  (step 9)
            start_with<wide>(d_w_score_here, A, 0_w);
            rows_of_kind(g1_part_strides[3] == 1 && d_w_score_part_strides[3] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                for (integer i = 0; i < N; i++) {
                    auto* const g1_part_row = g1_part + batch * g1_part_strides[0] + head * g1_part_strides[1] + i * g1_part_strides[2];
                    auto* const d_w_score_part_row = d_w_score_part + batch * d_w_score_part_strides[0] + head * d_w_score_part_strides[1] + i * d_w_score_part_strides[2];
                    each(0, A, [&](const long a, auto n) {
                        const auto g1_part_value = from_row<DENSE, vec>(g1_part_row, g1_part_strides[3], a, n);
                        to_row<true>(g1_here, 1, a, n, spread<wide>(from_row<true, vec>(g1_here, 1, a, n) + g1_part_value));
                        const auto d_w_score_part_value = from_row<DENSE, vec>(d_w_score_part_row, d_w_score_part_strides[3], a, n);
                        to_row<true>(d_w_score_here, 1, a, n, spread<wide>(from_row<true, vec>(d_w_score_here, 1, a, n) + d_w_score_part_value));
                    });
                }
            });
            rows_of_kind(g1_part_2_strides[2] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                auto* const g1_part_2_row = g1_part_2 + batch * g1_part_2_strides[0] + head * g1_part_2_strides[1];
                each(0, A, [&](const long a, auto n) {
                    const auto g1_value = from_row<DENSE, vec>(g1_here, 1, a, n);
                    to_row<DENSE>(g1_part_2_row, g1_part_2_strides[2], a, n, spread<wide>(g1_value));
                });
            });
            rows_of_kind(d_w_score_part_2_strides[2] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                auto* const d_w_score_part_2_row = d_w_score_part_2 + batch * d_w_score_part_2_strides[0] + head * d_w_score_part_2_strides[1];
                each(0, A, [&](const long a, auto n) {
                    const auto d_w_score_value = from_row<DENSE, vec>(d_w_score_here, 1, a, n);
                    to_row<DENSE>(d_w_score_part_2_row, d_w_score_part_2_strides[2], a, n, spread<wide>(d_w_score_value));
                });
            });
        }
    });
}

}  // namespace derive

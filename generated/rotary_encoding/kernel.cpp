// Rotary position encoding: C++ kernels, compiled on first use
//
//                                  ⎛     ⎛                ⎛-t⋅log(base) ⎞⎞           ⎞
//                                  ⎜- sin⎜(p + offset)⋅exp⎜─────────────⎟⎟⋅x[p, t, 1]⎟
//                       [half ≤ 0] ⎜     ⎝                ⎝      P      ⎠⎠           ⎟
//                                  ⎜     ⎛                ⎛-t⋅log(base) ⎞⎞           ⎟
//                                  ⎜+ cos⎜(p + offset)⋅exp⎜─────────────⎟⎟⋅x[p, t, 0]⎟
//     y[p, t, half] =              ⎝     ⎝                ⎝      P      ⎠⎠           ⎠
//                                  ⎛     ⎛                ⎛-t⋅log(base) ⎞⎞           ⎞
//                                  ⎜  sin⎜(p + offset)⋅exp⎜─────────────⎟⎟⋅x[p, t, 0]⎟
//                     + [half > 0] ⎜     ⎝                ⎝      P      ⎠⎠           ⎟
//                                  ⎜     ⎛                ⎛-t⋅log(base) ⎞⎞           ⎟
//                                  ⎜+ cos⎜(p + offset)⋅exp⎜─────────────⎟⎟⋅x[p, t, 1]⎟
//                                  ⎝     ⎝                ⎝      P      ⎠⎠           ⎠
//
// Generated: do not edit; change the formula or the printer, and run `derive build`.

#include "cpu_kernels.h"

namespace derive {

// y: a task has one batch, head and a block of p.
extern "C" void forward_y(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const x = (const narrow*)data[0];
    const long* const x_strides = strides + 0;
    auto* const y = (narrow*)data[1];
    const long* const y_strides = strides + 5;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer N = (integer)sizes[2];
    const integer P = (integer)sizes[3];
    const integer TWO = (integer)sizes[4];
    const integer offset = (integer)sizes[6];
    const wide factor = (wide)numbers[0];
    const bool y_streams = streams(y, (long)BATCH * HEADS * N * P * TWO);
    prepare(y, BATCH * y_strides[0], threads);
    const long blocks = ((long)N + BLOCK - 1) / BLOCK;
    tasks_in_turn(threads, (long)BATCH * (long)HEADS * blocks, [&](const long begin, const long end, Scratch& scratch) {
        for (long task = begin; task < end; task++) {
            const long p_start = task % blocks * BLOCK, p_stop = least(p_start + BLOCK, (long)N);
            const integer head = (integer)(task / blocks % HEADS);
            const integer batch = (integer)(task / blocks / HEADS % BATCH);
            // y[p, t, half] = t1[p, half, t] + t2[p, half, t]  (step 1)
            rows_of_kind(y_strides[4] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                for (integer p = (integer)(p_start); p < p_stop; p++) {
                    for (integer t = 0; t < P; t++) {
                        auto* const x_row = x + batch * x_strides[0] + head * x_strides[1] + p * x_strides[2] + t * x_strides[3];
                        const auto x_value = value<wide>(*x_row);
                        auto* const x_row_2 = x + batch * x_strides[0] + head * x_strides[1] + p * x_strides[2] + t * x_strides[3] + 1 * x_strides[4];
                        const auto x_value_2 = value<wide>(*x_row_2);
                        auto* const y_row = y + batch * y_strides[0] + head * y_strides[1] + p * y_strides[2] + t * y_strides[3];
                        each(0, TWO, places_ahead(y_streams, y_row, 0), [&](const long half_, auto n) {
                            const ivec half__lanes = iota() + (integer)half_;
                            const auto t1_value = select(as_mask(half__lanes > 0), x_value * sin(real(p + offset) * exp(factor * real(t))) + x_value_2 * cos(real(p + offset) * exp(factor * real(t))), 0_w);
                            const auto t2_value = select(as_mask(half__lanes <= 0), x_value * cos(real(p + offset) * exp(factor * real(t))) - x_value_2 * sin(real(p + offset) * exp(factor * real(t))), 0_w);
                            const auto y_value = t1_value + t2_value;
                            stream_row<DENSE>(y_streams, y_row, y_strides[4], half_, n, spread<wide>(y_value));
                        });
                    }
                }
            });
        }
        end_streams();
    });
}

// d_x: a task has one batch, head and a block of x_0.
extern "C" void backward_d_x(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const d_y = (const narrow*)data[0];
    const long* const d_y_strides = strides + 0;
    auto* const d_x = (narrow*)data[1];
    const long* const d_x_strides = strides + 5;
    const integer BATCH = (integer)sizes[0];
    const integer HEADS = (integer)sizes[1];
    const integer N = (integer)sizes[2];
    const integer P = (integer)sizes[3];
    const integer TWO = (integer)sizes[4];
    const integer base = (integer)sizes[5];
    const integer offset = (integer)sizes[6];
    const wide factor = (wide)numbers[0];
    prepare(d_x, BATCH * d_x_strides[0], threads);
    const long blocks = ((long)N + BLOCK - 1) / BLOCK;
    const int inside = (long)BATCH * (long)HEADS * blocks == 1 ? threads : 1;
    tasks_in_turn(threads, (long)BATCH * (long)HEADS * blocks, [&](const long begin, const long end, Scratch& scratch) {
        wide* const g1_here = scratch.take<wide>((long)TWO * BLOCK * P);
        wide* const g2_here = scratch.take<wide>((long)TWO * BLOCK * P);
        wide* const g3_here = scratch.take<wide>((long)TWO * BLOCK * P);
        wide* const g4_here = scratch.take<wide>((long)TWO * BLOCK * P);
        for (long task = begin; task < end; task++) {
            const long x_0_start = task % blocks * BLOCK, x_0_stop = least(x_0_start + BLOCK, (long)N);
            const integer head = (integer)(task / blocks % HEADS);
            const integer batch = (integer)(task / blocks / HEADS % BATCH);
            // g1[x_0, x_1, x_2] = sum over half of cos((x_0 + offset)*exp(-x_1*log(base)/P))*d_y[x_0, x_1, half] where seen  (step 3)
            start_with<wide>(g1_here, (long)TWO * BLOCK * P, 0_w);
            rows_of_kind(d_y_strides[4] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                across(inside, 0, least(TWO, 1), false, [&](const integer x_2) {
                    for (integer x_0 = (integer)(x_0_start); x_0 < x_0_stop; x_0++) {
                        for (integer x_1 = 0; x_1 < P; x_1++) {
                            auto* const d_y_row = d_y + batch * d_y_strides[0] + head * d_y_strides[1] + x_0 * d_y_strides[2] + x_1 * d_y_strides[3];
                            vec g1_parts[PARTS] = {};
                            along(0, least(TWO, 1), [&](const long half_, auto n, int part) {
                                (void)part;
                                const auto d_y_value = from_row<DENSE, vec>(d_y_row, d_y_strides[4], half_, n);
                                g1_parts[part] = g1_parts[part] + existing(spread<wide>(cos(real(x_0 + offset) * exp(factor * real(x_1))) * d_y_value), n, 0_w);
                            });
                            put_number(g1_here + (x_0 - x_0_start) * P + x_1 + x_2 * ((long)BLOCK * P), *(g1_here + (x_0 - x_0_start) * P + x_1 + x_2 * ((long)BLOCK * P)) + sum_of(g1_parts));
                        }
                    }
                });
            });
            // g2[x_0, x_1, x_2] = sum over half of -sin((x_0 + offset)*exp(-x_1*log(base)/P))*d_y[x_0, x_1, half] where seen  (step 3)
            start_with<wide>(g2_here, (long)TWO * BLOCK * P, 0_w);
            rows_of_kind(d_y_strides[4] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                across(inside, largest(0, 1), least(TWO, 2), true, [&](const integer x_2) {
                    for (integer x_0 = (integer)(x_0_start); x_0 < x_0_stop; x_0++) {
                        for (integer x_1 = 0; x_1 < P; x_1++) {
                            auto* const d_y_row_2 = d_y + batch * d_y_strides[0] + head * d_y_strides[1] + x_0 * d_y_strides[2] + x_1 * d_y_strides[3];
                            vec g2_parts[PARTS] = {};
                            along(0, least(TWO, 1), [&](const long half_, auto n, int part) {
                                (void)part;
                                const auto d_y_value_2 = from_row<DENSE, vec>(d_y_row_2, d_y_strides[4], half_, n);
                                g2_parts[part] = g2_parts[part] + existing(spread<wide>(-(sin(real(x_0 + offset) * exp(factor * real(x_1))) * d_y_value_2)), n, 0_w);
                            });
                            put_number(g2_here + (x_0 - x_0_start) * P + x_1 + x_2 * ((long)BLOCK * P), *(g2_here + (x_0 - x_0_start) * P + x_1 + x_2 * ((long)BLOCK * P)) + sum_of(g2_parts));
                        }
                    }
                });
            });
            // g3[x_0, x_1, x_2] = sum over half of sin((x_0 + offset)*exp(-x_1*log(base)/P))*d_y[x_0, x_1, half] where seen  (step 3)
            start_with<wide>(g3_here, (long)TWO * BLOCK * P, 0_w);
            rows_of_kind(d_y_strides[4] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                across(inside, 0, least(TWO, 1), false, [&](const integer x_2) {
                    for (integer x_0 = (integer)(x_0_start); x_0 < x_0_stop; x_0++) {
                        for (integer x_1 = 0; x_1 < P; x_1++) {
                            auto* const d_y_row_3 = d_y + batch * d_y_strides[0] + head * d_y_strides[1] + x_0 * d_y_strides[2] + x_1 * d_y_strides[3];
                            vec g3_parts[PARTS] = {};
                            along(largest(0, 1), TWO, [&](const long half_, auto n, int part) {
                                (void)part;
                                const auto d_y_value_3 = from_row<DENSE, vec>(d_y_row_3, d_y_strides[4], half_, n);
                                g3_parts[part] = g3_parts[part] + existing(spread<wide>(sin(real(x_0 + offset) * exp(factor * real(x_1))) * d_y_value_3), n, 0_w);
                            });
                            put_number(g3_here + (x_0 - x_0_start) * P + x_1 + x_2 * ((long)BLOCK * P), *(g3_here + (x_0 - x_0_start) * P + x_1 + x_2 * ((long)BLOCK * P)) + sum_of(g3_parts));
                        }
                    }
                });
            });
            // g4[x_0, x_1, x_2] = sum over half of cos((x_0 + offset)*exp(-x_1*log(base)/P))*d_y[x_0, x_1, half] where seen  (step 3)
            start_with<wide>(g4_here, (long)TWO * BLOCK * P, 0_w);
            rows_of_kind(d_y_strides[4] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                across(inside, largest(0, 1), least(TWO, 2), true, [&](const integer x_2) {
                    for (integer x_0 = (integer)(x_0_start); x_0 < x_0_stop; x_0++) {
                        for (integer x_1 = 0; x_1 < P; x_1++) {
                            auto* const d_y_row_4 = d_y + batch * d_y_strides[0] + head * d_y_strides[1] + x_0 * d_y_strides[2] + x_1 * d_y_strides[3];
                            vec g4_parts[PARTS] = {};
                            along(largest(0, 1), TWO, [&](const long half_, auto n, int part) {
                                (void)part;
                                const auto d_y_value_4 = from_row<DENSE, vec>(d_y_row_4, d_y_strides[4], half_, n);
                                g4_parts[part] = g4_parts[part] + existing(spread<wide>(cos(real(x_0 + offset) * exp(factor * real(x_1))) * d_y_value_4), n, 0_w);
                            });
                            put_number(g4_here + (x_0 - x_0_start) * P + x_1 + x_2 * ((long)BLOCK * P), *(g4_here + (x_0 - x_0_start) * P + x_1 + x_2 * ((long)BLOCK * P)) + sum_of(g4_parts));
                        }
                    }
                });
            });
            {
                // d_x[x_0, x_1, x_2] = g1[x_0, x_1, x_2] + g2[x_0, x_1, x_2] + g3[x_0, x_1, x_2] + g4[x_0, x_1, x_2]  (step 3)
                const bool merged = d_x_strides[2] == d_x_strides[3] * P;
                rows_of_kind(d_x_strides[3] == 1, [&](auto kind) {
                    constexpr bool DENSE = decltype(kind)::value;
                    for (integer x_2 = 0; x_2 < TWO; x_2++) {
                        for (integer x_0 = (integer)(x_0_start); x_0 < (merged ? x_0_start + 1 : x_0_stop); x_0++) {
                            auto* const g1_row = g1_here + (x_0 - x_0_start) * P + x_2 * ((long)BLOCK * P);
                            auto* const g2_row = g2_here + (x_0 - x_0_start) * P + x_2 * ((long)BLOCK * P);
                            auto* const g3_row = g3_here + (x_0 - x_0_start) * P + x_2 * ((long)BLOCK * P);
                            auto* const g4_row = g4_here + (x_0 - x_0_start) * P + x_2 * ((long)BLOCK * P);
                            auto* const d_x_row = d_x + batch * d_x_strides[0] + head * d_x_strides[1] + x_0 * d_x_strides[2] + x_2 * d_x_strides[4];
                            each(0, merged ? (x_0_stop - x_0_start) * P : P, [&](const long x_1, auto n) {
                                const auto g1_value = from_row<DENSE, vec>(g1_row, 1, x_1, n);
                                const auto g2_value = from_row<DENSE, vec>(g2_row, 1, x_1, n);
                                const auto g3_value = from_row<DENSE, vec>(g3_row, 1, x_1, n);
                                const auto g4_value = from_row<DENSE, vec>(g4_row, 1, x_1, n);
                                const auto d_x_value = g1_value + g2_value + g3_value + g4_value;
                                to_row<DENSE>(d_x_row, d_x_strides[3], x_1, n, spread<wide>(d_x_value));
                            });
                        }
                    }
                });
            }
        }
    });
}

}  // namespace derive

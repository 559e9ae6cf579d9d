// Rotary position encoding: C++ kernels, compiled on first use
//
//                                  ⎛     ⎛                ⎛-t⋅log(base) ⎞⎞           ⎞
//                                  ⎜- sin⎜(p + offset)⋅exp⎜─────────────⎟⎟⋅x[p, 1, t]⎟
//                       [half ≤ 0] ⎜     ⎝                ⎝      P      ⎠⎠           ⎟
//                                  ⎜     ⎛                ⎛-t⋅log(base) ⎞⎞           ⎟
//                                  ⎜+ cos⎜(p + offset)⋅exp⎜─────────────⎟⎟⋅x[p, 0, t]⎟
//     y[p, half, t] =              ⎝     ⎝                ⎝      P      ⎠⎠           ⎠
//                                  ⎛     ⎛                ⎛-t⋅log(base) ⎞⎞           ⎞
//                                  ⎜  sin⎜(p + offset)⋅exp⎜─────────────⎟⎟⋅x[p, 0, t]⎟
//                     + [half > 0] ⎜     ⎝                ⎝      P      ⎠⎠           ⎟
//                                  ⎜     ⎛                ⎛-t⋅log(base) ⎞⎞           ⎟
//                                  ⎜+ cos⎜(p + offset)⋅exp⎜─────────────⎟⎟⋅x[p, 1, t]⎟
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
    const integer TWO = (integer)sizes[3];
    const integer P = (integer)sizes[4];
    const integer offset = (integer)sizes[6];
    const wide factor = (wide)numbers[0];
    const bool y_streams = streams(y, (long)BATCH * HEADS * N * TWO * P);
    prepare(y, BATCH * y_strides[0], threads);
    const long blocks = ((long)N + BLOCK - 1) / BLOCK;
    tasks_in_turn(threads, (long)BATCH * (long)HEADS * blocks, [&](const long begin, const long end, Scratch& scratch) {
        for (long task = begin; task < end; task++) {
            const long p_start = task % blocks * BLOCK, p_stop = least(p_start + BLOCK, (long)N);
            const integer head = (integer)(task / blocks % HEADS);
            const integer batch = (integer)(task / blocks / HEADS % BATCH);
            // y[p, half, t] = t1[p, half, t] + t2[p, half, t]  (step 1)
            rows_of_kind(x_strides[4] == 1 && y_strides[4] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                for (integer p = (integer)(p_start); p < p_stop; p++) {
                    auto* const x_row = x + batch * x_strides[0] + head * x_strides[1] + p * x_strides[2];
                    auto* const x_row_2 = x + batch * x_strides[0] + head * x_strides[1] + p * x_strides[2] + 1 * x_strides[3];
                    for (integer half_ = 0; half_ < TWO; half_++) {
                        auto* const y_row = y + batch * y_strides[0] + head * y_strides[1] + p * y_strides[2] + half_ * y_strides[3];
                        each(0, P, places_ahead(y_streams, y_row, 0), [&](const long t, auto n) {
                            const ivec t_lanes = iota() + (integer)t;
                            const auto x_value = from_row<DENSE, vec>(x_row, x_strides[4], t, n);
                            const auto x_value_2 = from_row<DENSE, vec>(x_row_2, x_strides[4], t, n);
                            const auto t1_value = select(as_mask(half_ > 0), x_value * sin(real(p + offset) * exp(factor * real(t_lanes))) + x_value_2 * cos(real(p + offset) * exp(factor * real(t_lanes))), 0_w);
                            const auto t2_value = select(as_mask(half_ <= 0), x_value * cos(real(p + offset) * exp(factor * real(t_lanes))) - x_value_2 * sin(real(p + offset) * exp(factor * real(t_lanes))), 0_w);
                            const auto y_value = t1_value + t2_value;
                            stream_row<DENSE>(y_streams, y_row, y_strides[4], t, n, spread<wide>(y_value));
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
    const integer TWO = (integer)sizes[3];
    const integer P = (integer)sizes[4];
    const integer base = (integer)sizes[5];
    const integer offset = (integer)sizes[6];
    const wide factor = (wide)numbers[0];
    const bool d_x_streams = streams(d_x, (long)BATCH * HEADS * N * TWO * P);
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
            // g1[x_0, x_1, x_2] = sum over half of cos((x_0 + offset)*exp(-x_2*log(base)/P))*d_y[x_0, half, x_2] where seen  (step 3)
            start_with<wide>(g1_here, (long)TWO * BLOCK * P, 0_w);
            rows_of_kind(d_y_strides[4] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                across(inside, 0, least(TWO, 1), false, [&](const integer x_1) {
                    for (integer x_0 = (integer)(x_0_start); x_0 < x_0_stop; x_0++) {
                        auto* const g1_row = g1_here + (x_0 - x_0_start) * P + x_1 * ((long)BLOCK * P);
                        for (integer half_ = 0; half_ < least(TWO, 1); half_++) {
                            auto* const d_y_row = d_y + batch * d_y_strides[0] + head * d_y_strides[1] + x_0 * d_y_strides[2] + half_ * d_y_strides[3];
                            each(0, P, [&](const long x_2, auto n) {
                                const ivec x_2_lanes = iota() + (integer)x_2;
                                const auto d_y_value = from_row<DENSE, vec>(d_y_row, d_y_strides[4], x_2, n);
                                to_row<true>(g1_row, 1, x_2, n, spread<wide>(from_row<true, vec>(g1_row, 1, x_2, n) + cos(real(x_0 + offset) * exp(factor * real(x_2_lanes))) * d_y_value));
                            });
                        }
                    }
                });
            });
            // g2[x_0, x_1, x_2] = sum over half of -sin((x_0 + offset)*exp(-x_2*log(base)/P))*d_y[x_0, half, x_2] where seen  (step 3)
            start_with<wide>(g2_here, (long)TWO * BLOCK * P, 0_w);
            rows_of_kind(d_y_strides[4] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                across(inside, largest(0, 1), least(TWO, 2), true, [&](const integer x_1) {
                    for (integer x_0 = (integer)(x_0_start); x_0 < x_0_stop; x_0++) {
                        auto* const g2_row = g2_here + (x_0 - x_0_start) * P + x_1 * ((long)BLOCK * P);
                        for (integer half_ = 0; half_ < least(TWO, 1); half_++) {
                            auto* const d_y_row_2 = d_y + batch * d_y_strides[0] + head * d_y_strides[1] + x_0 * d_y_strides[2] + half_ * d_y_strides[3];
                            each(0, P, [&](const long x_2, auto n) {
                                const ivec x_2_lanes = iota() + (integer)x_2;
                                const auto d_y_value_2 = from_row<DENSE, vec>(d_y_row_2, d_y_strides[4], x_2, n);
                                to_row<true>(g2_row, 1, x_2, n, spread<wide>(from_row<true, vec>(g2_row, 1, x_2, n) + -(sin(real(x_0 + offset) * exp(factor * real(x_2_lanes))) * d_y_value_2)));
                            });
                        }
                    }
                });
            });
            // g3[x_0, x_1, x_2] = sum over half of sin((x_0 + offset)*exp(-x_2*log(base)/P))*d_y[x_0, half, x_2] where seen  (step 3)
            start_with<wide>(g3_here, (long)TWO * BLOCK * P, 0_w);
            rows_of_kind(d_y_strides[4] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                across(inside, 0, least(TWO, 1), false, [&](const integer x_1) {
                    for (integer x_0 = (integer)(x_0_start); x_0 < x_0_stop; x_0++) {
                        auto* const g3_row = g3_here + (x_0 - x_0_start) * P + x_1 * ((long)BLOCK * P);
                        for (integer half_ = (integer)(largest(0, 1)); half_ < TWO; half_++) {
                            auto* const d_y_row_3 = d_y + batch * d_y_strides[0] + head * d_y_strides[1] + x_0 * d_y_strides[2] + half_ * d_y_strides[3];
                            each(0, P, [&](const long x_2, auto n) {
                                const ivec x_2_lanes = iota() + (integer)x_2;
                                const auto d_y_value_3 = from_row<DENSE, vec>(d_y_row_3, d_y_strides[4], x_2, n);
                                to_row<true>(g3_row, 1, x_2, n, spread<wide>(from_row<true, vec>(g3_row, 1, x_2, n) + sin(real(x_0 + offset) * exp(factor * real(x_2_lanes))) * d_y_value_3));
                            });
                        }
                    }
                });
            });
            // g4[x_0, x_1, x_2] = sum over half of cos((x_0 + offset)*exp(-x_2*log(base)/P))*d_y[x_0, half, x_2] where seen  (step 3)
            start_with<wide>(g4_here, (long)TWO * BLOCK * P, 0_w);
            rows_of_kind(d_y_strides[4] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                across(inside, largest(0, 1), least(TWO, 2), true, [&](const integer x_1) {
                    for (integer x_0 = (integer)(x_0_start); x_0 < x_0_stop; x_0++) {
                        auto* const g4_row = g4_here + (x_0 - x_0_start) * P + x_1 * ((long)BLOCK * P);
                        for (integer half_ = (integer)(largest(0, 1)); half_ < TWO; half_++) {
                            auto* const d_y_row_4 = d_y + batch * d_y_strides[0] + head * d_y_strides[1] + x_0 * d_y_strides[2] + half_ * d_y_strides[3];
                            each(0, P, [&](const long x_2, auto n) {
                                const ivec x_2_lanes = iota() + (integer)x_2;
                                const auto d_y_value_4 = from_row<DENSE, vec>(d_y_row_4, d_y_strides[4], x_2, n);
                                to_row<true>(g4_row, 1, x_2, n, spread<wide>(from_row<true, vec>(g4_row, 1, x_2, n) + cos(real(x_0 + offset) * exp(factor * real(x_2_lanes))) * d_y_value_4));
                            });
                        }
                    }
                });
            });
            {
                // d_x[x_0, x_1, x_2] = g1[x_0, x_1, x_2] + g2[x_0, x_1, x_2] + g3[x_0, x_1, x_2] + g4[x_0, x_1, x_2]  (step 3)
                const bool merged = d_x_strides[2] == d_x_strides[4] * P;
                rows_of_kind(d_x_strides[4] == 1, [&](auto kind) {
                    constexpr bool DENSE = decltype(kind)::value;
                    for (integer x_1 = 0; x_1 < TWO; x_1++) {
                        for (integer x_0 = (integer)(x_0_start); x_0 < (merged ? x_0_start + 1 : x_0_stop); x_0++) {
                            auto* const g1_row_2 = g1_here + (x_0 - x_0_start) * P + x_1 * ((long)BLOCK * P);
                            auto* const g2_row_2 = g2_here + (x_0 - x_0_start) * P + x_1 * ((long)BLOCK * P);
                            auto* const g3_row_2 = g3_here + (x_0 - x_0_start) * P + x_1 * ((long)BLOCK * P);
                            auto* const g4_row_2 = g4_here + (x_0 - x_0_start) * P + x_1 * ((long)BLOCK * P);
                            auto* const d_x_row = d_x + batch * d_x_strides[0] + head * d_x_strides[1] + x_0 * d_x_strides[2] + x_1 * d_x_strides[3];
                            each(0, merged ? (x_0_stop - x_0_start) * P : P, places_ahead(d_x_streams, d_x_row, 0), [&](const long x_2, auto n) {
                                const auto g1_value = from_row<DENSE, vec>(g1_row_2, 1, x_2, n);
                                const auto g2_value = from_row<DENSE, vec>(g2_row_2, 1, x_2, n);
                                const auto g3_value = from_row<DENSE, vec>(g3_row_2, 1, x_2, n);
                                const auto g4_value = from_row<DENSE, vec>(g4_row_2, 1, x_2, n);
                                const auto d_x_value = g1_value + g2_value + g3_value + g4_value;
                                stream_row<DENSE>(d_x_streams, d_x_row, d_x_strides[4], x_2, n, spread<wide>(d_x_value));
                            });
                        }
                    }
                });
            }
        }
        end_streams();
    });
}

}  // namespace derive

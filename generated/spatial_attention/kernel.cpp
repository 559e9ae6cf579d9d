// Spatial attention (CBAM): C++ kernels, compiled on first use
//
//     o[c, y, x] = m[y, x]⋅image[c, y, x]
//
//                     Σ image[c, y, x]
//                     c
//     average[y, x] = ────────────────
//                            C
//
//     highest[y, x] = max image[c, y, x]
//                      c
//
//     m[y, x] = sigmoid⎛          Σ            ⎛  average[u + y - floor(K/2), v + x - floor(K/2)]⋅kernel[0, u, v]⎞⎞
//                      ⎜        u, v :         ⎝+ highest[u + y - floor(K/2), v + x - floor(K/2)]⋅kernel[1, u, v]⎠⎟
//                      ⎜u + y - floor(K/2) < Y                                                                    ⎟
//                      ⎜u + y - floor(K/2) ≥ 0                                                                    ⎟
//                      ⎜v + x - floor(K/2) < X                                                                    ⎟
//                      ⎝v + x - floor(K/2) ≥ 0                                                                    ⎠
//
// Generated: do not edit; change the formula or the printer, and run `derive build`.

#include "cpu_kernels.h"

namespace derive {

// o: a task has one batch.
extern "C" void forward_o(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const image = (const narrow*)data[0];
    const long* const image_strides = strides + 0;
    auto* const kernel = (const narrow*)data[1];
    const long* const kernel_strides = strides + 4;
    auto* const o = (narrow*)data[2];
    const long* const o_strides = strides + 7;
    const integer BATCH = (integer)sizes[0];
    const integer C = (integer)sizes[1];
    const integer Y = (integer)sizes[2];
    const integer X = (integer)sizes[3];
    const integer K = (integer)sizes[5];
    const wide factor = (wide)numbers[0];
    const bool o_streams = streams(o, (long)BATCH * C * Y * X);
    prepare(o, BATCH * o_strides[0], threads);
    const int inside = (long)BATCH == 1 ? threads : 1;
    tasks_in_turn(threads, (long)BATCH, [&](const long begin, const long end, Scratch& scratch) {
        wide* const t1_here = scratch.take<wide>((long)Y * X);
        wide* const t2_here = scratch.take<wide>((long)Y * X);
        wide* const average_here = scratch.take<wide>((long)Y * X);
        wide* const highest__here = scratch.take<wide>((long)Y * X);
        wide* const t3_here = scratch.take<wide>((long)Y * X);
        wide* const m_here = scratch.take<wide>((long)Y * X);
        for (long task = begin; task < end; task++) {
            const integer batch = (integer)(task % BATCH);
            {
                // t1[x, y] = sum over c of image[c, y, x]  (step 1)
                start_with<wide>(t1_here, (long)Y * X, 0_w);
                // t2[x, y] = max over c of image[c, y, x]  (step 1)
                start_with<wide>(t2_here, (long)Y * X, -infinity);
                const bool merged = image_strides[2] == image_strides[3] * X;
                rows_of_kind(image_strides[3] == 1, [&](auto kind) {
                    constexpr bool DENSE = decltype(kind)::value;
                    several(C, [&](const integer c_first, auto count) {
                        for (integer y = 0; y < (merged ? 1 : Y); y++) {
                            auto* const t1_row = t1_here + y * X;
                            auto* const t2_row = t2_here + y * X;
                            each(0, merged ? (long)Y * X : X, [&](const long x, auto n) {
                                vec t1_sum = from_row<true, vec>(t1_row, 1, x, n);
                                vec t2_sum = from_row<true, vec>(t2_row, 1, x, n);
                                for (integer turn = 0; turn < count; turn++) {
                                    const integer c = c_first + turn;
                                    auto* const image_row = image + batch * image_strides[0] + c * image_strides[1] + y * image_strides[2];
                                    const auto image_value = from_row<DENSE, vec>(image_row, image_strides[3], x, n);
                                    t1_sum = t1_sum + image_value;
                                    t2_sum = maximum(t2_sum, image_value);
                                }
                                to_row<true>(t1_row, 1, x, n, t1_sum);
                                to_row<true>(t2_row, 1, x, n, t2_sum);
                            });
                        }
                    });
                });
            }
            {
                // average[y, x] = t1[x, y]/C  (step 1)
                // highest[y, x] = t2[x, y]  (step 1)
                const bool merged = true;
                {
                    constexpr bool DENSE = true;
                    for (integer y = 0; y < (merged ? 1 : Y); y++) {
                        auto* const t1_row_2 = t1_here + y * X;
                        auto* const average_row = average_here + y * X;
                        auto* const t2_row_2 = t2_here + y * X;
                        auto* const highest__row = highest__here + y * X;
                        each(0, merged ? (long)Y * X : X, [&](const long x, auto n) {
                            const auto t1_value = from_row<DENSE, vec>(t1_row_2, 1, x, n);
                            const auto average_value = factor * t1_value;
                            to_row<DENSE>(average_row, 1, x, n, spread<wide>(average_value));
                            const auto t2_value = from_row<DENSE, vec>(t2_row_2, 1, x, n);
                            const auto highest__value = t2_value;
                            to_row<DENSE>(highest__row, 1, x, n, spread<wide>(highest__value));
                        });
                    }
                }
            }
            // t3[x, y] = sum over u, v of average[u + y - floor(K/2), v + x - floor(K/2)]*kernel[0, u, v] + highest[u + y - floor(K/2), v + x - floor(K/2)]*kernel[1, u, v] where seen  (step 1)
            start_with<wide>(t3_here, (long)Y * X, 0_w);
            {
                constexpr bool DENSE = true;
                for (integer u = 0; u < K; u++) {
                    for (integer v = 0; v < K; v++) {
                        auto* const kernel_row = kernel + u * kernel_strides[1] + v * kernel_strides[2];
                        const auto kernel_value = value<wide>(*kernel_row);
                        auto* const kernel_row_2 = kernel + 1 * kernel_strides[0] + u * kernel_strides[1] + v * kernel_strides[2];
                        const auto kernel_value_2 = value<wide>(*kernel_row_2);
                        for (integer y = (integer)(largest(0, (floor_divide(K, 2) - u))); y < least(Y, (Y + floor_divide(K, 2) - u)); y++) {
                            auto* const average_row_2 = average_here + (u + y - floor_divide(K, 2)) * X + (v - floor_divide(K, 2));
                            auto* const highest__row_2 = highest__here + (u + y - floor_divide(K, 2)) * X + (v - floor_divide(K, 2));
                            auto* const t3_row = t3_here + y * X;
                            each(largest(0, (floor_divide(K, 2) - v)), least(X, (X + floor_divide(K, 2) - v)), [&](const long x, auto n) {
                                const auto average_value_2 = from_row<DENSE, vec>(average_row_2, 1, x, n);
                                const auto highest__value_2 = from_row<DENSE, vec>(highest__row_2, 1, x, n);
                                to_row<true>(t3_row, 1, x, n, spread<wide>(from_row<true, vec>(t3_row, 1, x, n) + kernel_value * average_value_2 + kernel_value_2 * highest__value_2));
                            });
                        }
                    }
                }
            }
            {
                // m[y, x] = sigmoid(t3[x, y])  (step 1)
                const bool merged = true;
                {
                    constexpr bool DENSE = true;
                    for (integer y = 0; y < (merged ? 1 : Y); y++) {
                        auto* const t3_row_2 = t3_here + y * X;
                        auto* const m_row = m_here + y * X;
                        each(0, merged ? (long)Y * X : X, [&](const long x, auto n) {
                            const auto t3_value = from_row<DENSE, vec>(t3_row_2, 1, x, n);
                            const auto m_value = sigmoid(t3_value);
                            to_row<DENSE>(m_row, 1, x, n, spread<wide>(m_value));
                        });
                    }
                }
            }
            {
                // o[c, y, x] = m[y, x]*image[c, y, x]  (step 1)
                const bool merged = image_strides[2] == image_strides[3] * X && o_strides[2] == o_strides[3] * X;
                rows_of_kind(image_strides[3] == 1 && o_strides[3] == 1, [&](auto kind) {
                    constexpr bool DENSE = decltype(kind)::value;
                    across(inside, 0, C, false, [&](const integer c) {
                        for (integer y = 0; y < (merged ? 1 : Y); y++) {
                            auto* const m_row_2 = m_here + y * X;
                            auto* const image_row_2 = image + batch * image_strides[0] + c * image_strides[1] + y * image_strides[2];
                            auto* const o_row = o + batch * o_strides[0] + c * o_strides[1] + y * o_strides[2];
                            each(0, merged ? (long)Y * X : X, places_ahead(o_streams, o_row, 0), [&](const long x, auto n) {
                                const auto m_value_2 = from_row<DENSE, vec>(m_row_2, 1, x, n);
                                const auto image_value_2 = from_row<DENSE, vec>(image_row_2, image_strides[3], x, n);
                                const auto o_value = m_value_2 * image_value_2;
                                stream_row<DENSE>(o_streams, o_row, o_strides[3], x, n, spread<wide>(o_value));
                            });
                        }
                    });
                });
            }
        }
        end_streams();
    });
}

// g5, g6, d_image: a task has one batch.
extern "C" void backward_g5_g6_d_image(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const image = (const narrow*)data[0];
    const long* const image_strides = strides + 0;
    auto* const d_o = (const narrow*)data[1];
    const long* const d_o_strides = strides + 4;
    auto* const kernel = (const narrow*)data[2];
    const long* const kernel_strides = strides + 8;
    auto* const g5_part = (wide*)data[3];
    const long* const g5_part_strides = strides + 11;
    auto* const g6_part = (wide*)data[4];
    const long* const g6_part_strides = strides + 15;
    auto* const d_image = (narrow*)data[5];
    const long* const d_image_strides = strides + 19;
    const integer BATCH = (integer)sizes[0];
    const integer C = (integer)sizes[1];
    const integer Y = (integer)sizes[2];
    const integer X = (integer)sizes[3];
    const integer TWO = (integer)sizes[4];
    const integer K = (integer)sizes[5];
    const wide factor = (wide)numbers[0];
    const bool d_image_streams = streams(d_image, (long)BATCH * C * Y * X);
    prepare(d_image, BATCH * d_image_strides[0], threads);
    const int inside = (long)BATCH == 1 ? threads : 1;
    tasks_in_turn(threads, (long)BATCH, [&](const long begin, const long end, Scratch& scratch) {
        wide* const t1_here = scratch.take<wide>((long)Y * X);
        wide* const t2_here = scratch.take<wide>((long)Y * X);
        wide* const g1_here = scratch.take<wide>((long)Y * X);
        wide* const average_here = scratch.take<wide>((long)Y * X);
        wide* const highest__here = scratch.take<wide>((long)Y * X);
        wide* const t3_here = scratch.take<wide>((long)Y * X);
        wide* const m_here = scratch.take<wide>((long)Y * X);
        wide* const g2_here = scratch.take<wide>((long)Y * X);
        wide* const g3_here = scratch.take<wide>((long)Y * X);
        wide* const g4_here = scratch.take<wide>((long)Y * X);
        wide* const g5_here = scratch.take<wide>((long)TWO * K * K);
        wide* const g6_here = scratch.take<wide>((long)TWO * K * K);
        wide* const g7_here = scratch.take<wide>((long)Y * X);
        wide* const g8_here = scratch.take<wide>((long)Y * X);
        for (long task = begin; task < end; task++) {
            const integer batch = (integer)(task % BATCH);
            {
                // t1[x, y] = sum over c of image[c, y, x]  (step 1)
                start_with<wide>(t1_here, (long)Y * X, 0_w);
                // t2[x, y] = max over c of image[c, y, x]  (step 1)
                start_with<wide>(t2_here, (long)Y * X, -infinity);
                // g1[x, y] = sum over c of d_o[c, y, x]*image[c, y, x]  (step 3)
                start_with<wide>(g1_here, (long)Y * X, 0_w);
                const bool merged = image_strides[2] == image_strides[3] * X && d_o_strides[2] == d_o_strides[3] * X;
                rows_of_kind(image_strides[3] == 1 && d_o_strides[3] == 1, [&](auto kind) {
                    constexpr bool DENSE = decltype(kind)::value;
                    several(C, [&](const integer c_first, auto count) {
                        for (integer y = 0; y < (merged ? 1 : Y); y++) {
                            auto* const t1_row = t1_here + y * X;
                            auto* const t2_row = t2_here + y * X;
                            auto* const g1_row = g1_here + y * X;
                            each(0, merged ? (long)Y * X : X, [&](const long x, auto n) {
                                vec t1_sum = from_row<true, vec>(t1_row, 1, x, n);
                                vec t2_sum = from_row<true, vec>(t2_row, 1, x, n);
                                vec g1_sum = from_row<true, vec>(g1_row, 1, x, n);
                                for (integer turn = 0; turn < count; turn++) {
                                    const integer c = c_first + turn;
                                    auto* const image_row = image + batch * image_strides[0] + c * image_strides[1] + y * image_strides[2];
                                    const auto image_value = from_row<DENSE, vec>(image_row, image_strides[3], x, n);
                                    t1_sum = t1_sum + image_value;
                                    t2_sum = maximum(t2_sum, image_value);
                                    auto* const d_o_row = d_o + batch * d_o_strides[0] + c * d_o_strides[1] + y * d_o_strides[2];
                                    const auto d_o_value = from_row<DENSE, vec>(d_o_row, d_o_strides[3], x, n);
                                    g1_sum = g1_sum + d_o_value * image_value;
                                }
                                to_row<true>(t1_row, 1, x, n, t1_sum);
                                to_row<true>(t2_row, 1, x, n, t2_sum);
                                to_row<true>(g1_row, 1, x, n, g1_sum);
                            });
                        }
                    });
                });
            }
            {
                // average[y, x] = t1[x, y]/C  (step 1)
                // highest[y, x] = t2[x, y]  (step 1)
                const bool merged = true;
                {
                    constexpr bool DENSE = true;
                    for (integer y = 0; y < (merged ? 1 : Y); y++) {
                        auto* const t1_row_2 = t1_here + y * X;
                        auto* const average_row = average_here + y * X;
                        auto* const t2_row_2 = t2_here + y * X;
                        auto* const highest__row = highest__here + y * X;
                        each(0, merged ? (long)Y * X : X, [&](const long x, auto n) {
                            const auto t1_value = from_row<DENSE, vec>(t1_row_2, 1, x, n);
                            const auto average_value = factor * t1_value;
                            to_row<DENSE>(average_row, 1, x, n, spread<wide>(average_value));
                            const auto t2_value = from_row<DENSE, vec>(t2_row_2, 1, x, n);
                            const auto highest__value = t2_value;
                            to_row<DENSE>(highest__row, 1, x, n, spread<wide>(highest__value));
                        });
                    }
                }
            }
            // t3[x, y] = sum over u, v of average[u + y - floor(K/2), v + x - floor(K/2)]*kernel[0, u, v] + highest[u + y - floor(K/2), v + x - floor(K/2)]*kernel[1, u, v] where seen  (step 1)
            start_with<wide>(t3_here, (long)Y * X, 0_w);
            {
                constexpr bool DENSE = true;
                for (integer u = 0; u < K; u++) {
                    for (integer v = 0; v < K; v++) {
                        auto* const kernel_row = kernel + u * kernel_strides[1] + v * kernel_strides[2];
                        const auto kernel_value = value<wide>(*kernel_row);
                        auto* const kernel_row_2 = kernel + 1 * kernel_strides[0] + u * kernel_strides[1] + v * kernel_strides[2];
                        const auto kernel_value_2 = value<wide>(*kernel_row_2);
                        for (integer y = (integer)(largest(0, (floor_divide(K, 2) - u))); y < least(Y, (Y + floor_divide(K, 2) - u)); y++) {
                            auto* const average_row_2 = average_here + (u + y - floor_divide(K, 2)) * X + (v - floor_divide(K, 2));
                            auto* const highest__row_2 = highest__here + (u + y - floor_divide(K, 2)) * X + (v - floor_divide(K, 2));
                            auto* const t3_row = t3_here + y * X;
                            each(largest(0, (floor_divide(K, 2) - v)), least(X, (X + floor_divide(K, 2) - v)), [&](const long x, auto n) {
                                const auto average_value_2 = from_row<DENSE, vec>(average_row_2, 1, x, n);
                                const auto highest__value_2 = from_row<DENSE, vec>(highest__row_2, 1, x, n);
                                to_row<true>(t3_row, 1, x, n, spread<wide>(from_row<true, vec>(t3_row, 1, x, n) + kernel_value * average_value_2 + kernel_value_2 * highest__value_2));
                            });
                        }
                    }
                }
            }
            {
                // m[y, x] = sigmoid(t3[x, y])  (step 1)
                // g2[x, y] = (1 - sigmoid(t3[x, y]))*sigmoid(t3[x, y])*g1[x, y]  (step 3)
                const bool merged = true;
                {
                    constexpr bool DENSE = true;
                    for (integer y = 0; y < (merged ? 1 : Y); y++) {
                        auto* const t3_row_2 = t3_here + y * X;
                        auto* const m_row = m_here + y * X;
                        auto* const g1_row_2 = g1_here + y * X;
                        auto* const g2_row = g2_here + y * X;
                        each(0, merged ? (long)Y * X : X, [&](const long x, auto n) {
                            const auto t3_value = from_row<DENSE, vec>(t3_row_2, 1, x, n);
                            const auto gate = sigmoid(t3_value);
                            const auto m_value = gate;
                            to_row<DENSE>(m_row, 1, x, n, spread<wide>(m_value));
                            const auto g1_value = from_row<DENSE, vec>(g1_row_2, 1, x, n);
                            const auto g2_value = (1_w - gate) * g1_value * gate;
                            to_row<DENSE>(g2_row, 1, x, n, spread<wide>(g2_value));
                        });
                    }
                }
            }
            // g3[y, x] = sum over u, v of g2[-v + x + floor(K/2), -u + y + floor(K/2)]*kernel[0, u, v] where seen  (step 3)
            start_with<wide>(g3_here, (long)Y * X, 0_w);
            // g4[y, x] = sum over u, v of g2[-v + x + floor(K/2), -u + y + floor(K/2)]*kernel[1, u, v] where seen  (step 3)
            start_with<wide>(g4_here, (long)Y * X, 0_w);
            {
                constexpr bool DENSE = true;
                for (integer u = K; u-- > 0;) {
                    for (integer v = 0; v < K; v++) {
                        auto* const kernel_row_3 = kernel + u * kernel_strides[1] + v * kernel_strides[2];
                        const auto kernel_value_3 = value<wide>(*kernel_row_3);
                        auto* const kernel_row_4 = kernel + 1 * kernel_strides[0] + u * kernel_strides[1] + v * kernel_strides[2];
                        const auto kernel_value_4 = value<wide>(*kernel_row_4);
                        for (integer y = (integer)(largest(0, (u - floor_divide(K, 2)))); y < least(Y, (u + Y - floor_divide(K, 2))); y++) {
                            auto* const g2_row_2 = g2_here + (floor_divide(K, 2) - v) + (y + floor_divide(K, 2) - u) * X;
                            auto* const g3_row = g3_here + y * X;
                            auto* const g4_row = g4_here + y * X;
                            each(largest(0, (v - floor_divide(K, 2))), least(X, (v + X - floor_divide(K, 2))), [&](const long x, auto n) {
                                const auto g2_value_2 = from_row<DENSE, vec>(g2_row_2, 1, x, n);
                                to_row<true>(g3_row, 1, x, n, spread<wide>(from_row<true, vec>(g3_row, 1, x, n) + kernel_value_3 * g2_value_2));
                                to_row<true>(g4_row, 1, x, n, spread<wide>(from_row<true, vec>(g4_row, 1, x, n) + kernel_value_4 * g2_value_2));
                            });
                        }
                    }
                }
            }
            // g5[kernel_0, kernel_1, kernel_2] = sum over batch, x, y of average[kernel_1 + y - floor(K/2), kernel_2 + x - floor(K/2)]*g2[x, y] where seen  (step 3)
            start_with<wide>(g5_here, (long)TWO * K * K, 0_w);
            {
                constexpr bool DENSE = true;
                for (integer kernel_0 = 0; kernel_0 < least(TWO, 1); kernel_0++) {
                    for (integer kernel_1 = 0; kernel_1 < K; kernel_1++) {
                        for (integer kernel_2 = 0; kernel_2 < K; kernel_2++) {
                            vec g5_parts[PARTS] = {};
                            for (integer y = (integer)(largest(0, (floor_divide(K, 2) - kernel_1))); y < least(Y, (Y + floor_divide(K, 2) - kernel_1)); y++) {
                                auto* const g2_row_3 = g2_here + y * X;
                                auto* const average_row_3 = average_here + (kernel_1 + y - floor_divide(K, 2)) * X + (kernel_2 - floor_divide(K, 2));
                                along(largest(0, (floor_divide(K, 2) - kernel_2)), least(X, (X + floor_divide(K, 2) - kernel_2)), [&](const long x, auto n, int part) {
                                    (void)part;
                                    const auto g2_value_3 = from_row<DENSE, vec>(g2_row_3, 1, x, n);
                                    const auto average_value_3 = from_row<DENSE, vec>(average_row_3, 1, x, n);
                                    g5_parts[part] = g5_parts[part] + existing(spread<wide>(g2_value_3 * average_value_3), n, 0_w);
                                });
                            }
                            put_number(g5_here + kernel_0 * ((long)K * K) + kernel_1 * K + kernel_2, *(g5_here + kernel_0 * ((long)K * K) + kernel_1 * K + kernel_2) + sum_of(g5_parts));
                        }
                    }
                }
            }
            {
                const bool merged = g5_part_strides[2] == g5_part_strides[3] * K;
                rows_of_kind(g5_part_strides[3] == 1, [&](auto kind) {
                    constexpr bool DENSE = decltype(kind)::value;
                    for (integer kernel_0 = 0; kernel_0 < TWO; kernel_0++) {
                        for (integer kernel_1 = 0; kernel_1 < (merged ? 1 : K); kernel_1++) {
                            auto* const g5_part_row = g5_part + batch * g5_part_strides[0] + kernel_0 * g5_part_strides[1] + kernel_1 * g5_part_strides[2];
                            auto* const g5_row = g5_here + kernel_0 * ((long)K * K) + kernel_1 * K;
                            each(0, merged ? (long)K * K : K, [&](const long kernel_2, auto n) {
                                const auto g5_value = from_row<DENSE, vec>(g5_row, 1, kernel_2, n);
                                to_row<DENSE>(g5_part_row, g5_part_strides[3], kernel_2, n, spread<wide>(g5_value));
                            });
                        }
                    }
                });
            }
            // g6[kernel_0, kernel_1, kernel_2] = sum over batch, x, y of g2[x, y]*highest[kernel_1 + y - floor(K/2), kernel_2 + x - floor(K/2)] where seen  (step 3)
            start_with<wide>(g6_here, (long)TWO * K * K, 0_w);
            {
                constexpr bool DENSE = true;
                for (integer kernel_0 = (integer)(largest(0, 1)); kernel_0 < least(TWO, 2); kernel_0++) {
                    for (integer kernel_1 = 0; kernel_1 < K; kernel_1++) {
                        for (integer kernel_2 = 0; kernel_2 < K; kernel_2++) {
                            vec g6_parts[PARTS] = {};
                            for (integer y = (integer)(largest(0, (floor_divide(K, 2) - kernel_1))); y < least(Y, (Y + floor_divide(K, 2) - kernel_1)); y++) {
                                auto* const g2_row_4 = g2_here + y * X;
                                auto* const highest__row_3 = highest__here + (kernel_1 + y - floor_divide(K, 2)) * X + (kernel_2 - floor_divide(K, 2));
                                along(largest(0, (floor_divide(K, 2) - kernel_2)), least(X, (X + floor_divide(K, 2) - kernel_2)), [&](const long x, auto n, int part) {
                                    (void)part;
                                    const auto g2_value_4 = from_row<DENSE, vec>(g2_row_4, 1, x, n);
                                    const auto highest__value_3 = from_row<DENSE, vec>(highest__row_3, 1, x, n);
                                    g6_parts[part] = g6_parts[part] + existing(spread<wide>(g2_value_4 * highest__value_3), n, 0_w);
                                });
                            }
                            put_number(g6_here + kernel_0 * ((long)K * K) + kernel_1 * K + kernel_2, *(g6_here + kernel_0 * ((long)K * K) + kernel_1 * K + kernel_2) + sum_of(g6_parts));
                        }
                    }
                }
            }
            {
                const bool merged = g6_part_strides[2] == g6_part_strides[3] * K;
                rows_of_kind(g6_part_strides[3] == 1, [&](auto kind) {
                    constexpr bool DENSE = decltype(kind)::value;
                    for (integer kernel_0 = 0; kernel_0 < TWO; kernel_0++) {
                        for (integer kernel_1 = 0; kernel_1 < (merged ? 1 : K); kernel_1++) {
                            auto* const g6_part_row = g6_part + batch * g6_part_strides[0] + kernel_0 * g6_part_strides[1] + kernel_1 * g6_part_strides[2];
                            auto* const g6_row = g6_here + kernel_0 * ((long)K * K) + kernel_1 * K;
                            each(0, merged ? (long)K * K : K, [&](const long kernel_2, auto n) {
                                const auto g6_value = from_row<DENSE, vec>(g6_row, 1, kernel_2, n);
                                to_row<DENSE>(g6_part_row, g6_part_strides[3], kernel_2, n, spread<wide>(g6_value));
                            });
                        }
                    }
                });
            }
            {
                // g7[x, y] = sum over c of 1 where seen  (step 3)
                start_with<wide>(g7_here, (long)Y * X, 0_w);
                const bool merged = image_strides[2] == image_strides[3] * X;
                rows_of_kind(image_strides[3] == 1, [&](auto kind) {
                    constexpr bool DENSE = decltype(kind)::value;
                    several(C, [&](const integer c_first, auto count) {
                        for (integer y = 0; y < (merged ? 1 : Y); y++) {
                            auto* const t2_row_3 = t2_here + y * X;
                            auto* const g7_row = g7_here + y * X;
                            each(0, merged ? (long)Y * X : X, [&](const long x, auto n) {
                                const auto t2_value_2 = from_row<DENSE, vec>(t2_row_3, 1, x, n);
                                vec g7_sum = from_row<true, vec>(g7_row, 1, x, n);
                                for (integer turn = 0; turn < count; turn++) {
                                    const integer c = c_first + turn;
                                    auto* const image_row_2 = image + batch * image_strides[0] + c * image_strides[1] + y * image_strides[2];
                                    const auto image_value_2 = from_row<DENSE, vec>(image_row_2, image_strides[3], x, n);
                                    g7_sum = g7_sum + select(as_mask(image_value_2 == t2_value_2), 1_w, 0_w);
                                }
                                to_row<true>(g7_row, 1, x, n, g7_sum);
                            });
                        }
                    });
                });
            }
            {
                // g8[x, y] = g3[y, x]/C  (step 3)
                const bool merged = true;
                {
                    constexpr bool DENSE = true;
                    for (integer y = 0; y < (merged ? 1 : Y); y++) {
                        auto* const g3_row_2 = g3_here + y * X;
                        auto* const g8_row = g8_here + y * X;
                        each(0, merged ? (long)Y * X : X, [&](const long x, auto n) {
                            const auto g3_value = from_row<DENSE, vec>(g3_row_2, 1, x, n);
                            const auto g8_value = factor * g3_value;
                            to_row<DENSE>(g8_row, 1, x, n, spread<wide>(g8_value));
                        });
                    }
                }
            }
            {
                // d_image[c, y, x] = g8[x, y] + m[y, x]*d_o[c, y, x] + g9[c, y, x]  (step 3)
                const bool merged = d_o_strides[2] == d_o_strides[3] * X && image_strides[2] == image_strides[3] * X && d_image_strides[2] == d_image_strides[3] * X;
                rows_of_kind(d_o_strides[3] == 1 && image_strides[3] == 1 && d_image_strides[3] == 1, [&](auto kind) {
                    constexpr bool DENSE = decltype(kind)::value;
                    across(inside, 0, C, true, [&](const integer c) {
                        for (integer y = 0; y < (merged ? 1 : Y); y++) {
                            auto* const m_row_2 = m_here + y * X;
                            auto* const d_o_row_2 = d_o + batch * d_o_strides[0] + c * d_o_strides[1] + y * d_o_strides[2];
                            auto* const g7_row_2 = g7_here + y * X;
                            auto* const g4_row_2 = g4_here + y * X;
                            auto* const image_row_3 = image + batch * image_strides[0] + c * image_strides[1] + y * image_strides[2];
                            auto* const t2_row_4 = t2_here + y * X;
                            auto* const g8_row_2 = g8_here + y * X;
                            auto* const d_image_row = d_image + batch * d_image_strides[0] + c * d_image_strides[1] + y * d_image_strides[2];
                            each(0, merged ? (long)Y * X : X, places_ahead(d_image_streams, d_image_row, 0), [&](const long x, auto n) {
                                const auto m_value_2 = from_row<DENSE, vec>(m_row_2, 1, x, n);
                                const auto d_o_value_2 = from_row<DENSE, vec>(d_o_row_2, d_o_strides[3], x, n);
                                const auto g7_value = from_row<DENSE, vec>(g7_row_2, 1, x, n);
                                const auto g4_value = from_row<DENSE, vec>(g4_row_2, 1, x, n);
                                const auto image_value_3 = from_row<DENSE, vec>(image_row_3, image_strides[3], x, n);
                                const auto t2_value_3 = from_row<DENSE, vec>(t2_row_4, 1, x, n);
                                const auto g9_value = select(as_mask(image_value_3 == t2_value_3), inverse(g7_value) * g4_value, 0_w);
                                const auto g8_value_2 = from_row<DENSE, vec>(g8_row_2, 1, x, n);
                                const auto d_image_value = m_value_2 * d_o_value_2 + g9_value + g8_value_2;
                                stream_row<DENSE>(d_image_streams, d_image_row, d_image_strides[3], x, n, spread<wide>(d_image_value));
                            });
                        }
                    });
                });
            }
        }
        end_streams();
    });
}

}  // namespace derive

// Convolutional block attention module (CBAM): C++ kernels, compiled on first use
//
//     o[c, y, x] = m[y, x]⋅scaled[c, y, x]
//
//                Σ   image[c, y, x]
//               y, x
//     mean[c] = ───────────────────
//                       X⋅Y
//
//     peak[c] = max  image[c, y, x]
//               y, x
//
//     hidden_mean[r] = relu⎛Σ  mean[c2]⋅w1[r, c2]⎞
//                          ⎝c2                   ⎠
//
//     hidden_peak[r] = relu⎛Σ  peak[c2]⋅w1[r, c2]⎞
//                          ⎝c2                   ⎠
//
//     gate[c] = sigmoid⎛Σ hidden_mean[r]⋅w2[c, r] + Σ hidden_peak[r]⋅w2[c, r]⎞
//                      ⎝r                           r                        ⎠
//
//     scaled[c, y, x] = gate[c]⋅image[c, y, x]
//
//                     Σ scaled[c, y, x]
//                     c
//     average[y, x] = ─────────────────
//                             C
//
//     highest[y, x] = max scaled[c, y, x]
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
    auto* const w1 = (const narrow*)data[1];
    const long* const w1_strides = strides + 4;
    auto* const w2 = (const narrow*)data[2];
    const long* const w2_strides = strides + 6;
    auto* const kernel = (const narrow*)data[3];
    const long* const kernel_strides = strides + 8;
    auto* const o = (narrow*)data[4];
    const long* const o_strides = strides + 11;
    const integer BATCH = (integer)sizes[0];
    const integer C = (integer)sizes[1];
    const integer Y = (integer)sizes[2];
    const integer X = (integer)sizes[3];
    const integer R = (integer)sizes[4];
    const integer K = (integer)sizes[6];
    const wide factor = (wide)numbers[0];
    const wide factor_2 = (wide)numbers[1];
    const bool o_streams = streams(o, (long)BATCH * C * Y * X);
    prepare(o, BATCH * o_strides[0], threads);
    const int inside = (long)BATCH == 1 ? threads : 1;
    tasks_in_turn(threads, (long)BATCH, [&](const long begin, const long end, Scratch& scratch) {
        wide* const t1_here = scratch.take<wide>(C);
        wide* const t4_here = scratch.take<wide>(C);
        wide* const mean_here = scratch.take<wide>(C);
        wide* const t2_here = scratch.take<wide>(R);
        wide* const t5_here = scratch.take<wide>(R);
        wide* const hidden_mean_here = scratch.take<wide>(R);
        wide* const hidden_peak_here = scratch.take<wide>(R);
        wide* const t3_here = scratch.take<wide>(C);
        wide* const t6_here = scratch.take<wide>(C);
        wide* const gate_here = scratch.take<wide>(C);
        wide* const t7_here = scratch.take<wide>((long)Y * X);
        wide* const t8_here = scratch.take<wide>((long)Y * X);
        wide* const average_here = scratch.take<wide>((long)Y * X);
        wide* const highest__here = scratch.take<wide>((long)Y * X);
        wide* const t9_here = scratch.take<wide>((long)Y * X);
        wide* const m_here = scratch.take<wide>((long)Y * X);
        for (long task = begin; task < end; task++) {
            const integer batch = (integer)(task % BATCH);
            {
                // t1[c] = sum over x, y of image[c, y, x]  (step 1)
                // t4[c] = max over x, y of image[c, y, x]  (step 1)
                const bool merged = image_strides[2] == image_strides[3] * X;
                rows_of_kind(image_strides[3] == 1, [&](auto kind) {
                    constexpr bool DENSE = decltype(kind)::value;
                    across(inside, 0, C, false, [&](const integer c) {
                        vec t1_parts[PARTS] = {};
                        vec t4_parts[PARTS] = {};
                        start_with(t4_parts, PARTS, spread<wide>(-infinity));
                        for (integer y = 0; y < (merged ? 1 : Y); y++) {
                            auto* const image_row = image + batch * image_strides[0] + c * image_strides[1] + y * image_strides[2];
                            along(0, merged ? (long)Y * X : X, [&](const long x, auto n, int part) {
                                (void)part;
                                const auto image_value = from_row<DENSE, vec>(image_row, image_strides[3], x, n);
                                t1_parts[part] = t1_parts[part] + existing(spread<wide>(image_value), n, 0_w);
                                t4_parts[part] = maximum(t4_parts[part], existing(spread<wide>(image_value), n, -infinity));
                            });
                        }
                        put_number(t1_here + c, sum_of(t1_parts));
                        put_number(t4_here + c, maximum_of(t4_parts));
                    });
                });
            }
            // mean[c] = t1[c]/(X*Y)  (step 1)
            {
                constexpr bool DENSE = true;
                each(0, C, [&](const long c, auto n) {
                    const auto t1_value = from_row<DENSE, vec>(t1_here, 1, c, n);
                    const auto mean_value = factor * t1_value;
                    to_row<DENSE>(mean_here, 1, c, n, spread<wide>(mean_value));
                });
            }
            // t2[r] = sum over c2 of mean[c2]*w1[r, c2]  (step 1)
            // t5[r] = sum over c2 of t4[c2]*w1[r, c2]  (step 2)
            rows_of_kind(w1_strides[1] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                for (integer r_ = 0; r_ < R; r_++) {
                    auto* const w1_row = w1 + r_ * w1_strides[0];
                    vec t2_parts[PARTS] = {};
                    vec t5_parts[PARTS] = {};
                    along(0, C, [&](const long c2, auto n, int part) {
                        (void)part;
                        const auto mean_value_2 = from_row<DENSE, vec>(mean_here, 1, c2, n);
                        const auto w1_value = from_row<DENSE, vec>(w1_row, w1_strides[1], c2, n);
                        t2_parts[part] = t2_parts[part] + existing(spread<wide>(mean_value_2 * w1_value), n, 0_w);
                        const auto t4_value = from_row<DENSE, vec>(t4_here, 1, c2, n);
                        t5_parts[part] = t5_parts[part] + existing(spread<wide>(t4_value * w1_value), n, 0_w);
                    });
                    put_number(t2_here + r_, sum_of(t2_parts));
                    put_number(t5_here + r_, sum_of(t5_parts));
                }
            });
            // hidden_mean[r] = relu(t2[r])  (step 1)
            // hidden_peak[r] = relu(t5[r])  (step 1)
            {
                constexpr bool DENSE = true;
                each(0, R, [&](const long r_, auto n) {
                    const auto t2_value = from_row<DENSE, vec>(t2_here, 1, r_, n);
                    const auto hidden_mean_value = relu(t2_value);
                    to_row<DENSE>(hidden_mean_here, 1, r_, n, spread<wide>(hidden_mean_value));
                    const auto t5_value = from_row<DENSE, vec>(t5_here, 1, r_, n);
                    const auto hidden_peak_value = relu(t5_value);
                    to_row<DENSE>(hidden_peak_here, 1, r_, n, spread<wide>(hidden_peak_value));
                });
            }
            // t3[c] = sum over r of hidden_mean[r]*w2[c, r]  (step 1)
            // t6[c] = sum over r of hidden_peak[r]*w2[c, r]  (step 1)
            rows_of_kind(w2_strides[1] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                for (integer c = 0; c < C; c++) {
                    auto* const w2_row = w2 + c * w2_strides[0];
                    vec t3_parts[PARTS] = {};
                    vec t6_parts[PARTS] = {};
                    along(0, R, [&](const long r_, auto n, int part) {
                        (void)part;
                        const auto hidden_mean_value_2 = from_row<DENSE, vec>(hidden_mean_here, 1, r_, n);
                        const auto w2_value = from_row<DENSE, vec>(w2_row, w2_strides[1], r_, n);
                        t3_parts[part] = t3_parts[part] + existing(spread<wide>(hidden_mean_value_2 * w2_value), n, 0_w);
                        const auto hidden_peak_value_2 = from_row<DENSE, vec>(hidden_peak_here, 1, r_, n);
                        t6_parts[part] = t6_parts[part] + existing(spread<wide>(hidden_peak_value_2 * w2_value), n, 0_w);
                    });
                    put_number(t3_here + c, sum_of(t3_parts));
                    put_number(t6_here + c, sum_of(t6_parts));
                }
            });
            // gate[c] = sigmoid(t3[c] + t6[c])  (step 1)
            {
                constexpr bool DENSE = true;
                each(0, C, [&](const long c, auto n) {
                    const auto t3_value = from_row<DENSE, vec>(t3_here, 1, c, n);
                    const auto t6_value = from_row<DENSE, vec>(t6_here, 1, c, n);
                    const auto gate_value = sigmoid(t3_value + t6_value);
                    to_row<DENSE>(gate_here, 1, c, n, spread<wide>(gate_value));
                });
            }
            {
                // t7[x, y] = sum over c of scaled[c, y, x]  (step 1)
                start_with<wide>(t7_here, (long)Y * X, 0_w);
                // t8[x, y] = max over c of scaled[c, y, x]  (step 1)
                start_with<wide>(t8_here, (long)Y * X, -infinity);
                const bool merged = image_strides[2] == image_strides[3] * X;
                rows_of_kind(image_strides[3] == 1, [&](auto kind) {
                    constexpr bool DENSE = decltype(kind)::value;
                    several(C, [&](const integer c_first, auto count) {
                        for (integer y = 0; y < (merged ? 1 : Y); y++) {
                            auto* const t7_row = t7_here + y * X;
                            auto* const t8_row = t8_here + y * X;
                            each(0, merged ? (long)Y * X : X, [&](const long x, auto n) {
                                vec t7_sum = from_row<true, vec>(t7_row, 1, x, n);
                                vec t8_sum = from_row<true, vec>(t8_row, 1, x, n);
                                for (integer turn = 0; turn < count; turn++) {
                                    const integer c = c_first + turn;
                                    auto* const gate_row = gate_here + c;
                                    const auto gate_value_2 = value<wide>(*gate_row);
                                    auto* const image_row_2 = image + batch * image_strides[0] + c * image_strides[1] + y * image_strides[2];
                                    const auto image_value_2 = from_row<DENSE, vec>(image_row_2, image_strides[3], x, n);
                                    const auto scaled_value = gate_value_2 * image_value_2;
                                    t7_sum = t7_sum + scaled_value;
                                    t8_sum = maximum(t8_sum, scaled_value);
                                }
                                to_row<true>(t7_row, 1, x, n, t7_sum);
                                to_row<true>(t8_row, 1, x, n, t8_sum);
                            });
                        }
                    });
                });
            }
            {
                // average[y, x] = t7[x, y]/C  (step 1)
                // highest[y, x] = t8[x, y]  (step 1)
                const bool merged = true;
                {
                    constexpr bool DENSE = true;
                    for (integer y = 0; y < (merged ? 1 : Y); y++) {
                        auto* const t7_row_2 = t7_here + y * X;
                        auto* const average_row = average_here + y * X;
                        auto* const t8_row_2 = t8_here + y * X;
                        auto* const highest__row = highest__here + y * X;
                        each(0, merged ? (long)Y * X : X, [&](const long x, auto n) {
                            const auto t7_value = from_row<DENSE, vec>(t7_row_2, 1, x, n);
                            const auto average_value = factor_2 * t7_value;
                            to_row<DENSE>(average_row, 1, x, n, spread<wide>(average_value));
                            const auto t8_value = from_row<DENSE, vec>(t8_row_2, 1, x, n);
                            const auto highest__value = t8_value;
                            to_row<DENSE>(highest__row, 1, x, n, spread<wide>(highest__value));
                        });
                    }
                }
            }
            // t9[x, y] = sum over u, v of average[u + y - floor(K/2), v + x - floor(K/2)]*kernel[0, u, v] + highest[u + y - floor(K/2), v + x - floor(K/2)]*kernel[1, u, v] where seen  (step 1)
            start_with<wide>(t9_here, (long)Y * X, 0_w);
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
                            auto* const t9_row = t9_here + y * X;
                            each(largest(0, (floor_divide(K, 2) - v)), least(X, (X + floor_divide(K, 2) - v)), [&](const long x, auto n) {
                                const auto average_value_2 = from_row<DENSE, vec>(average_row_2, 1, x, n);
                                const auto highest__value_2 = from_row<DENSE, vec>(highest__row_2, 1, x, n);
                                to_row<true>(t9_row, 1, x, n, spread<wide>(from_row<true, vec>(t9_row, 1, x, n) + kernel_value * average_value_2 + kernel_value_2 * highest__value_2));
                            });
                        }
                    }
                }
            }
            {
                // m[y, x] = sigmoid(t9[x, y])  (step 1)
                const bool merged = true;
                {
                    constexpr bool DENSE = true;
                    for (integer y = 0; y < (merged ? 1 : Y); y++) {
                        auto* const t9_row_2 = t9_here + y * X;
                        auto* const m_row = m_here + y * X;
                        each(0, merged ? (long)Y * X : X, [&](const long x, auto n) {
                            const auto t9_value = from_row<DENSE, vec>(t9_row_2, 1, x, n);
                            const auto m_value = sigmoid(t9_value);
                            to_row<DENSE>(m_row, 1, x, n, spread<wide>(m_value));
                        });
                    }
                }
            }
            {
                // o[c, y, x] = m[y, x]*scaled[c, y, x]  (step 1)
                const bool merged = image_strides[2] == image_strides[3] * X && o_strides[2] == o_strides[3] * X;
                rows_of_kind(image_strides[3] == 1 && o_strides[3] == 1, [&](auto kind) {
                    constexpr bool DENSE = decltype(kind)::value;
                    across(inside, 0, C, false, [&](const integer c) {
                        auto* const gate_row_2 = gate_here + c;
                        const auto gate_value_3 = value<wide>(*gate_row_2);
                        for (integer y = 0; y < (merged ? 1 : Y); y++) {
                            auto* const m_row_2 = m_here + y * X;
                            auto* const image_row_3 = image + batch * image_strides[0] + c * image_strides[1] + y * image_strides[2];
                            auto* const o_row = o + batch * o_strides[0] + c * o_strides[1] + y * o_strides[2];
                            each(0, merged ? (long)Y * X : X, places_ahead(o_streams, o_row, 0), [&](const long x, auto n) {
                                const auto m_value_2 = from_row<DENSE, vec>(m_row_2, 1, x, n);
                                const auto image_value_3 = from_row<DENSE, vec>(image_row_3, image_strides[3], x, n);
                                const auto scaled_value_2 = gate_value_3 * image_value_3;
                                const auto o_value = m_value_2 * scaled_value_2;
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

// mean, hidden_mean, t4, hidden_peak, g5, g6, g12, g15, g20, d_image: a task has one batch.
extern "C" void backward_mean_hidden_mean_t4(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const image = (const narrow*)data[0];
    const long* const image_strides = strides + 0;
    auto* const t4 = (wide*)data[1];
    const long* const t4_strides = strides + 4;
    auto* const mean = (wide*)data[2];
    const long* const mean_strides = strides + 6;
    auto* const w1 = (const narrow*)data[3];
    const long* const w1_strides = strides + 8;
    auto* const hidden_mean = (wide*)data[4];
    const long* const hidden_mean_strides = strides + 10;
    auto* const hidden_peak = (wide*)data[5];
    const long* const hidden_peak_strides = strides + 12;
    auto* const w2 = (const narrow*)data[6];
    const long* const w2_strides = strides + 14;
    auto* const d_o = (const narrow*)data[7];
    const long* const d_o_strides = strides + 16;
    auto* const kernel = (const narrow*)data[8];
    const long* const kernel_strides = strides + 20;
    auto* const g5_part = (wide*)data[9];
    const long* const g5_part_strides = strides + 23;
    auto* const g6_part = (wide*)data[10];
    const long* const g6_part_strides = strides + 27;
    auto* const g12 = (wide*)data[11];
    const long* const g12_strides = strides + 31;
    auto* const g15 = (wide*)data[12];
    const long* const g15_strides = strides + 33;
    auto* const g20 = (wide*)data[13];
    const long* const g20_strides = strides + 35;
    auto* const d_image = (narrow*)data[14];
    const long* const d_image_strides = strides + 37;
    const integer BATCH = (integer)sizes[0];
    const integer C = (integer)sizes[1];
    const integer Y = (integer)sizes[2];
    const integer X = (integer)sizes[3];
    const integer R = (integer)sizes[4];
    const integer TWO = (integer)sizes[5];
    const integer K = (integer)sizes[6];
    const wide factor = (wide)numbers[0];
    const wide factor_2 = (wide)numbers[1];
    const bool d_image_streams = streams(d_image, (long)BATCH * C * Y * X);
    prepare(d_image, BATCH * d_image_strides[0], threads);
    const int inside = (long)BATCH == 1 ? threads : 1;
    tasks_in_turn(threads, (long)BATCH, [&](const long begin, const long end, Scratch& scratch) {
        wide* const t1_here = scratch.take<wide>(C);
        wide* const t4_here = scratch.take<wide>(C);
        wide* const mean_here = scratch.take<wide>(C);
        wide* const t2_here = scratch.take<wide>(R);
        wide* const t5_here = scratch.take<wide>(R);
        wide* const hidden_mean_here = scratch.take<wide>(R);
        wide* const hidden_peak_here = scratch.take<wide>(R);
        wide* const t3_here = scratch.take<wide>(C);
        wide* const t6_here = scratch.take<wide>(C);
        wide* const gate_here = scratch.take<wide>(C);
        wide* const t7_here = scratch.take<wide>((long)Y * X);
        wide* const t8_here = scratch.take<wide>((long)Y * X);
        wide* const g1_here = scratch.take<wide>((long)Y * X);
        wide* const g18_here = scratch.take<wide>(C);
        wide* const average_here = scratch.take<wide>((long)Y * X);
        wide* const highest__here = scratch.take<wide>((long)Y * X);
        wide* const t9_here = scratch.take<wide>((long)Y * X);
        wide* const m_here = scratch.take<wide>((long)Y * X);
        wide* const g2_here = scratch.take<wide>((long)Y * X);
        wide* const g3_here = scratch.take<wide>((long)Y * X);
        wide* const g4_here = scratch.take<wide>((long)Y * X);
        wide* const g5_here = scratch.take<wide>((long)TWO * K * K);
        wide* const g6_here = scratch.take<wide>((long)TWO * K * K);
        wide* const g7_here = scratch.take<wide>((long)Y * X);
        wide* const g8_here = scratch.take<wide>((long)Y * X);
        wide* const g11_here = scratch.take<wide>(C);
        wide* const g12_here = scratch.take<wide>(C);
        wide* const g13_here = scratch.take<wide>(R);
        wide* const g15_here = scratch.take<wide>(R);
        wide* const g20_here = scratch.take<wide>(R);
        wide* const g16_here = scratch.take<wide>(C);
        wide* const g21_here = scratch.take<wide>(C);
        wide* const g23_here = scratch.take<wide>(C);
        for (long task = begin; task < end; task++) {
            const integer batch = (integer)(task % BATCH);
            {
                // t1[c] = sum over x, y of image[c, y, x]  (step 1)
                // t4[c] = max over x, y of image[c, y, x]  (step 1)
                const bool merged = image_strides[2] == image_strides[3] * X;
                rows_of_kind(image_strides[3] == 1, [&](auto kind) {
                    constexpr bool DENSE = decltype(kind)::value;
                    across(inside, 0, C, false, [&](const integer c) {
                        vec t1_parts[PARTS] = {};
                        vec t4_parts[PARTS] = {};
                        start_with(t4_parts, PARTS, spread<wide>(-infinity));
                        for (integer y = 0; y < (merged ? 1 : Y); y++) {
                            auto* const image_row = image + batch * image_strides[0] + c * image_strides[1] + y * image_strides[2];
                            along(0, merged ? (long)Y * X : X, [&](const long x, auto n, int part) {
                                (void)part;
                                const auto image_value = from_row<DENSE, vec>(image_row, image_strides[3], x, n);
                                t1_parts[part] = t1_parts[part] + existing(spread<wide>(image_value), n, 0_w);
                                t4_parts[part] = maximum(t4_parts[part], existing(spread<wide>(image_value), n, -infinity));
                            });
                        }
                        put_number(t1_here + c, sum_of(t1_parts));
                        put_number(t4_here + c, maximum_of(t4_parts));
                        put_number(t4 + batch * t4_strides[0] + c * t4_strides[1], maximum_of(t4_parts));
                    });
                });
            }
            // mean[c] = t1[c]/(X*Y)  (step 1)
            rows_of_kind(mean_strides[1] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                auto* const mean_row = mean + batch * mean_strides[0];
                each(0, C, [&](const long c, auto n) {
                    const auto t1_value = from_row<DENSE, vec>(t1_here, 1, c, n);
                    const auto mean_value = factor * t1_value;
                    to_row<DENSE>(mean_here, 1, c, n, spread<wide>(mean_value));
                    to_row<DENSE>(mean_row, mean_strides[1], c, n, spread<wide>(mean_value));
                });
            });
            // t2[r] = sum over c2 of mean[c2]*w1[r, c2]  (step 1)
            // t5[r] = sum over c2 of t4[c2]*w1[r, c2]  (step 2)
            rows_of_kind(w1_strides[1] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                for (integer r_ = 0; r_ < R; r_++) {
                    auto* const w1_row = w1 + r_ * w1_strides[0];
                    vec t2_parts[PARTS] = {};
                    vec t5_parts[PARTS] = {};
                    along(0, C, [&](const long c2, auto n, int part) {
                        (void)part;
                        const auto mean_value_2 = from_row<DENSE, vec>(mean_here, 1, c2, n);
                        const auto w1_value = from_row<DENSE, vec>(w1_row, w1_strides[1], c2, n);
                        t2_parts[part] = t2_parts[part] + existing(spread<wide>(mean_value_2 * w1_value), n, 0_w);
                        const auto t4_value = from_row<DENSE, vec>(t4_here, 1, c2, n);
                        t5_parts[part] = t5_parts[part] + existing(spread<wide>(t4_value * w1_value), n, 0_w);
                    });
                    put_number(t2_here + r_, sum_of(t2_parts));
                    put_number(t5_here + r_, sum_of(t5_parts));
                }
            });
            // hidden_mean[r] = relu(t2[r])  (step 1)
            // hidden_peak[r] = relu(t5[r])  (step 1)
            rows_of_kind(hidden_mean_strides[1] == 1 && hidden_peak_strides[1] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                auto* const hidden_mean_row = hidden_mean + batch * hidden_mean_strides[0];
                auto* const hidden_peak_row = hidden_peak + batch * hidden_peak_strides[0];
                each(0, R, [&](const long r_, auto n) {
                    const auto t2_value = from_row<DENSE, vec>(t2_here, 1, r_, n);
                    const auto hidden_mean_value = relu(t2_value);
                    to_row<DENSE>(hidden_mean_here, 1, r_, n, spread<wide>(hidden_mean_value));
                    to_row<DENSE>(hidden_mean_row, hidden_mean_strides[1], r_, n, spread<wide>(hidden_mean_value));
                    const auto t5_value = from_row<DENSE, vec>(t5_here, 1, r_, n);
                    const auto hidden_peak_value = relu(t5_value);
                    to_row<DENSE>(hidden_peak_here, 1, r_, n, spread<wide>(hidden_peak_value));
                    to_row<DENSE>(hidden_peak_row, hidden_peak_strides[1], r_, n, spread<wide>(hidden_peak_value));
                });
            });
            // t3[c] = sum over r of hidden_mean[r]*w2[c, r]  (step 1)
            // t6[c] = sum over r of hidden_peak[r]*w2[c, r]  (step 1)
            rows_of_kind(w2_strides[1] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                for (integer c = 0; c < C; c++) {
                    auto* const w2_row = w2 + c * w2_strides[0];
                    vec t3_parts[PARTS] = {};
                    vec t6_parts[PARTS] = {};
                    along(0, R, [&](const long r_, auto n, int part) {
                        (void)part;
                        const auto hidden_mean_value_2 = from_row<DENSE, vec>(hidden_mean_here, 1, r_, n);
                        const auto w2_value = from_row<DENSE, vec>(w2_row, w2_strides[1], r_, n);
                        t3_parts[part] = t3_parts[part] + existing(spread<wide>(hidden_mean_value_2 * w2_value), n, 0_w);
                        const auto hidden_peak_value_2 = from_row<DENSE, vec>(hidden_peak_here, 1, r_, n);
                        t6_parts[part] = t6_parts[part] + existing(spread<wide>(hidden_peak_value_2 * w2_value), n, 0_w);
                    });
                    put_number(t3_here + c, sum_of(t3_parts));
                    put_number(t6_here + c, sum_of(t6_parts));
                }
            });
            // gate[c] = sigmoid(t3[c] + t6[c])  (step 1)
            {
                constexpr bool DENSE = true;
                each(0, C, [&](const long c, auto n) {
                    const auto t3_value = from_row<DENSE, vec>(t3_here, 1, c, n);
                    const auto t6_value = from_row<DENSE, vec>(t6_here, 1, c, n);
                    const auto gate_value = sigmoid(t3_value + t6_value);
                    to_row<DENSE>(gate_here, 1, c, n, spread<wide>(gate_value));
                });
            }
            {
                // t7[x, y] = sum over c of scaled[c, y, x]  (step 1)
                start_with<wide>(t7_here, (long)Y * X, 0_w);
                // t8[x, y] = max over c of scaled[c, y, x]  (step 1)
                start_with<wide>(t8_here, (long)Y * X, -infinity);
                // g1[x, y] = sum over c of d_o[c, y, x]*scaled[c, y, x]  (step 3)
                start_with<wide>(g1_here, (long)Y * X, 0_w);
                // g18[c] = sum over x, y of 1 where seen  (step 3)
                const bool merged = image_strides[2] == image_strides[3] * X && d_o_strides[2] == d_o_strides[3] * X;
                rows_of_kind(image_strides[3] == 1 && d_o_strides[3] == 1, [&](auto kind) {
                    constexpr bool DENSE = decltype(kind)::value;
                    for (integer c = C; c-- > 0;) {
                        auto* const gate_row = gate_here + c;
                        const auto gate_value_2 = value<wide>(*gate_row);
                        auto* const t4_row = t4_here + c;
                        const auto t4_value_2 = value<wide>(*t4_row);
                        vec g18_parts[PARTS] = {};
                        for (integer y = 0; y < (merged ? 1 : Y); y++) {
                            auto* const image_row_2 = image + batch * image_strides[0] + c * image_strides[1] + y * image_strides[2];
                            auto* const t7_row = t7_here + y * X;
                            auto* const t8_row = t8_here + y * X;
                            auto* const d_o_row = d_o + batch * d_o_strides[0] + c * d_o_strides[1] + y * d_o_strides[2];
                            auto* const g1_row = g1_here + y * X;
                            along(0, merged ? (long)Y * X : X, [&](const long x, auto n, int part) {
                                (void)part;
                                const auto image_value_2 = from_row<DENSE, vec>(image_row_2, image_strides[3], x, n);
                                const auto scaled_value = gate_value_2 * image_value_2;
                                to_row<true>(t7_row, 1, x, n, spread<wide>(from_row<true, vec>(t7_row, 1, x, n) + scaled_value));
                                to_row<true>(t8_row, 1, x, n, spread<wide>(maximum(from_row<true, vec>(t8_row, 1, x, n), scaled_value)));
                                const auto d_o_value = from_row<DENSE, vec>(d_o_row, d_o_strides[3], x, n);
                                to_row<true>(g1_row, 1, x, n, spread<wide>(from_row<true, vec>(g1_row, 1, x, n) + d_o_value * scaled_value));
                                g18_parts[part] = g18_parts[part] + existing(spread<wide>(select(as_mask(image_value_2 == t4_value_2), 1_w, 0_w)), n, 0_w);
                            });
                        }
                        put_number(g18_here + c, sum_of(g18_parts));
                    }
                });
            }
            {
                // average[y, x] = t7[x, y]/C  (step 1)
                // highest[y, x] = t8[x, y]  (step 1)
                const bool merged = true;
                {
                    constexpr bool DENSE = true;
                    for (integer y = 0; y < (merged ? 1 : Y); y++) {
                        auto* const t7_row_2 = t7_here + y * X;
                        auto* const average_row = average_here + y * X;
                        auto* const t8_row_2 = t8_here + y * X;
                        auto* const highest__row = highest__here + y * X;
                        each(0, merged ? (long)Y * X : X, [&](const long x, auto n) {
                            const auto t7_value = from_row<DENSE, vec>(t7_row_2, 1, x, n);
                            const auto average_value = factor_2 * t7_value;
                            to_row<DENSE>(average_row, 1, x, n, spread<wide>(average_value));
                            const auto t8_value = from_row<DENSE, vec>(t8_row_2, 1, x, n);
                            const auto highest__value = t8_value;
                            to_row<DENSE>(highest__row, 1, x, n, spread<wide>(highest__value));
                        });
                    }
                }
            }
            // t9[x, y] = sum over u, v of average[u + y - floor(K/2), v + x - floor(K/2)]*kernel[0, u, v] + highest[u + y - floor(K/2), v + x - floor(K/2)]*kernel[1, u, v] where seen  (step 1)
            start_with<wide>(t9_here, (long)Y * X, 0_w);
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
                            auto* const t9_row = t9_here + y * X;
                            each(largest(0, (floor_divide(K, 2) - v)), least(X, (X + floor_divide(K, 2) - v)), [&](const long x, auto n) {
                                const auto average_value_2 = from_row<DENSE, vec>(average_row_2, 1, x, n);
                                const auto highest__value_2 = from_row<DENSE, vec>(highest__row_2, 1, x, n);
                                to_row<true>(t9_row, 1, x, n, spread<wide>(from_row<true, vec>(t9_row, 1, x, n) + kernel_value * average_value_2 + kernel_value_2 * highest__value_2));
                            });
                        }
                    }
                }
            }
            {
                // m[y, x] = sigmoid(t9[x, y])  (step 1)
                // g2[x, y] = (1 - sigmoid(t9[x, y]))*sigmoid(t9[x, y])*g1[x, y]  (step 3)
                const bool merged = true;
                {
                    constexpr bool DENSE = true;
                    for (integer y = 0; y < (merged ? 1 : Y); y++) {
                        auto* const t9_row_2 = t9_here + y * X;
                        auto* const m_row = m_here + y * X;
                        auto* const g1_row_2 = g1_here + y * X;
                        auto* const g2_row = g2_here + y * X;
                        each(0, merged ? (long)Y * X : X, [&](const long x, auto n) {
                            const auto t9_value = from_row<DENSE, vec>(t9_row_2, 1, x, n);
                            const auto gate = sigmoid(t9_value);
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
                            auto* const t8_row_3 = t8_here + y * X;
                            auto* const g7_row = g7_here + y * X;
                            each(0, merged ? (long)Y * X : X, [&](const long x, auto n) {
                                const auto t8_value_2 = from_row<DENSE, vec>(t8_row_3, 1, x, n);
                                vec g7_sum = from_row<true, vec>(g7_row, 1, x, n);
                                for (integer turn = 0; turn < count; turn++) {
                                    const integer c = c_first + turn;
                                    auto* const gate_row_2 = gate_here + c;
                                    const auto gate_value_3 = value<wide>(*gate_row_2);
                                    auto* const image_row_3 = image + batch * image_strides[0] + c * image_strides[1] + y * image_strides[2];
                                    const auto image_value_3 = from_row<DENSE, vec>(image_row_3, image_strides[3], x, n);
                                    const auto scaled_value_2 = gate_value_3 * image_value_3;
                                    g7_sum = g7_sum + select(as_mask(scaled_value_2 == t8_value_2), 1_w, 0_w);
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
                            const auto g8_value = factor_2 * g3_value;
                            to_row<DENSE>(g8_row, 1, x, n, spread<wide>(g8_value));
                        });
                    }
                }
            }
            {
                // g11[c] = sum over x, y of g10[c, y, x]*image[c, y, x]  (step 3)
                const bool merged = d_o_strides[2] == d_o_strides[3] * X && image_strides[2] == image_strides[3] * X;
                rows_of_kind(d_o_strides[3] == 1 && image_strides[3] == 1, [&](auto kind) {
                    constexpr bool DENSE = decltype(kind)::value;
                    across(inside, 0, C, true, [&](const integer c) {
                        auto* const gate_row_3 = gate_here + c;
                        const auto gate_value_4 = value<wide>(*gate_row_3);
                        vec g11_parts[PARTS] = {};
                        for (integer y = 0; y < (merged ? 1 : Y); y++) {
                            auto* const m_row_2 = m_here + y * X;
                            auto* const d_o_row_2 = d_o + batch * d_o_strides[0] + c * d_o_strides[1] + y * d_o_strides[2];
                            auto* const g7_row_2 = g7_here + y * X;
                            auto* const g4_row_2 = g4_here + y * X;
                            auto* const image_row_4 = image + batch * image_strides[0] + c * image_strides[1] + y * image_strides[2];
                            auto* const t8_row_4 = t8_here + y * X;
                            auto* const g8_row_2 = g8_here + y * X;
                            along(0, merged ? (long)Y * X : X, [&](const long x, auto n, int part) {
                                (void)part;
                                const auto m_value_2 = from_row<DENSE, vec>(m_row_2, 1, x, n);
                                const auto d_o_value_2 = from_row<DENSE, vec>(d_o_row_2, d_o_strides[3], x, n);
                                const auto g7_value = from_row<DENSE, vec>(g7_row_2, 1, x, n);
                                const auto g4_value = from_row<DENSE, vec>(g4_row_2, 1, x, n);
                                const auto image_value_4 = from_row<DENSE, vec>(image_row_4, image_strides[3], x, n);
                                const auto scaled_value_3 = gate_value_4 * image_value_4;
                                const auto t8_value_3 = from_row<DENSE, vec>(t8_row_4, 1, x, n);
                                const auto g9_value = select(as_mask(scaled_value_3 == t8_value_3), inverse(g7_value) * g4_value, 0_w);
                                const auto g8_value_2 = from_row<DENSE, vec>(g8_row_2, 1, x, n);
                                const auto g10_value = m_value_2 * d_o_value_2 + g9_value + g8_value_2;
                                g11_parts[part] = g11_parts[part] + existing(spread<wide>(g10_value * image_value_4), n, 0_w);
                            });
                        }
                        put_number(g11_here + c, sum_of(g11_parts));
                    });
                });
            }
            // g12[c] = (1 - sigmoid(t3[c] + t6[c]))*sigmoid(t3[c] + t6[c])*g11[c]  (step 3)
            rows_of_kind(g12_strides[1] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                auto* const g12_row = g12 + batch * g12_strides[0];
                each(0, C, [&](const long c, auto n) {
                    const auto t3_value_2 = from_row<DENSE, vec>(t3_here, 1, c, n);
                    const auto t6_value_2 = from_row<DENSE, vec>(t6_here, 1, c, n);
                    const auto gate_2 = sigmoid(t3_value_2 + t6_value_2);
                    const auto g11_value = from_row<DENSE, vec>(g11_here, 1, c, n);
                    const auto g12_value = (1_w - gate_2) * g11_value * gate_2;
                    to_row<DENSE>(g12_here, 1, c, n, spread<wide>(g12_value));
                    to_row<DENSE>(g12_row, g12_strides[1], c, n, spread<wide>(g12_value));
                });
            });
            // g13[r] = sum over c of g12[c]*w2[c, r]  (step 3)
            start_with<wide>(g13_here, R, 0_w);
            rows_of_kind(w2_strides[1] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                several(C, [&](const integer c_first, auto count) {
                    each(0, R, [&](const long r_, auto n) {
                        vec g13_sum = from_row<true, vec>(g13_here, 1, r_, n);
                        for (integer turn = 0; turn < count; turn++) {
                            const integer c = c_first + turn;
                            auto* const g12_row_2 = g12_here + c;
                            const auto g12_value_2 = value<wide>(*g12_row_2);
                            auto* const w2_row_2 = w2 + c * w2_strides[0];
                            const auto w2_value_2 = from_row<DENSE, vec>(w2_row_2, w2_strides[1], r_, n);
                            g13_sum = g13_sum + g12_value_2 * w2_value_2;
                        }
                        to_row<true>(g13_here, 1, r_, n, g13_sum);
                    });
                });
            });
            // g15[r] = step(t5[r])*g13[r]  (step 3)
            // g20[r] = step(t2[r])*g13[r]  (step 3)
            rows_of_kind(g15_strides[1] == 1 && g20_strides[1] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                auto* const g15_row = g15 + batch * g15_strides[0];
                auto* const g20_row = g20 + batch * g20_strides[0];
                each(0, R, [&](const long r_, auto n) {
                    const auto g13_value = from_row<DENSE, vec>(g13_here, 1, r_, n);
                    const auto t5_value_2 = from_row<DENSE, vec>(t5_here, 1, r_, n);
                    const auto g15_value = g13_value * step(t5_value_2);
                    to_row<DENSE>(g15_here, 1, r_, n, spread<wide>(g15_value));
                    to_row<DENSE>(g15_row, g15_strides[1], r_, n, spread<wide>(g15_value));
                    const auto t2_value_2 = from_row<DENSE, vec>(t2_here, 1, r_, n);
                    const auto g20_value = g13_value * step(t2_value_2);
                    to_row<DENSE>(g20_here, 1, r_, n, spread<wide>(g20_value));
                    to_row<DENSE>(g20_row, g20_strides[1], r_, n, spread<wide>(g20_value));
                });
            });
            // g16[c2] = sum over r of g15[r]*w1[r, c2]  (step 3)
            start_with<wide>(g16_here, C, 0_w);
            // g21[c2] = sum over r of g20[r]*w1[r, c2]  (step 3)
            start_with<wide>(g21_here, C, 0_w);
            rows_of_kind(w1_strides[1] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                several(R, [&](const integer r__first, auto count) {
                    each(0, C, [&](const long c2, auto n) {
                        vec g16_sum = from_row<true, vec>(g16_here, 1, c2, n);
                        vec g21_sum = from_row<true, vec>(g21_here, 1, c2, n);
                        for (integer turn = 0; turn < count; turn++) {
                            const integer r_ = r__first + turn;
                            auto* const g15_row_2 = g15_here + r_;
                            const auto g15_value_2 = value<wide>(*g15_row_2);
                            auto* const w1_row_2 = w1 + r_ * w1_strides[0];
                            const auto w1_value_2 = from_row<DENSE, vec>(w1_row_2, w1_strides[1], c2, n);
                            g16_sum = g16_sum + g15_value_2 * w1_value_2;
                            auto* const g20_row_2 = g20_here + r_;
                            const auto g20_value_2 = value<wide>(*g20_row_2);
                            g21_sum = g21_sum + g20_value_2 * w1_value_2;
                        }
                        to_row<true>(g16_here, 1, c2, n, g16_sum);
                        to_row<true>(g21_here, 1, c2, n, g21_sum);
                    });
                });
            });
            // g23[c] = g21[c]/(X*Y)  (step 3)
            {
                constexpr bool DENSE = true;
                each(0, C, [&](const long c, auto n) {
                    const auto g21_value = from_row<DENSE, vec>(g21_here, 1, c, n);
                    const auto g23_value = factor * g21_value;
                    to_row<DENSE>(g23_here, 1, c, n, spread<wide>(g23_value));
                });
            }
            {
                // d_image[c, y, x] = g23[c] + gate[c]*g10[c, y, x] + g24[c, y, x]  (step 3)
                const bool merged = d_o_strides[2] == d_o_strides[3] * X && image_strides[2] == image_strides[3] * X && d_image_strides[2] == d_image_strides[3] * X;
                rows_of_kind(d_o_strides[3] == 1 && image_strides[3] == 1 && d_image_strides[3] == 1, [&](auto kind) {
                    constexpr bool DENSE = decltype(kind)::value;
                    across(inside, 0, C, false, [&](const integer c) {
                        auto* const gate_row_4 = gate_here + c;
                        const auto gate_value_5 = value<wide>(*gate_row_4);
                        auto* const g18_row = g18_here + c;
                        const auto g18_value = value<wide>(*g18_row);
                        auto* const g16_row = g16_here + c;
                        const auto g16_value = value<wide>(*g16_row);
                        auto* const t4_row_2 = t4_here + c;
                        const auto t4_value_3 = value<wide>(*t4_row_2);
                        auto* const g23_row = g23_here + c;
                        const auto g23_value_2 = value<wide>(*g23_row);
                        for (integer y = 0; y < (merged ? 1 : Y); y++) {
                            auto* const m_row_3 = m_here + y * X;
                            auto* const d_o_row_3 = d_o + batch * d_o_strides[0] + c * d_o_strides[1] + y * d_o_strides[2];
                            auto* const g7_row_3 = g7_here + y * X;
                            auto* const g4_row_3 = g4_here + y * X;
                            auto* const image_row_5 = image + batch * image_strides[0] + c * image_strides[1] + y * image_strides[2];
                            auto* const t8_row_5 = t8_here + y * X;
                            auto* const g8_row_3 = g8_here + y * X;
                            auto* const d_image_row = d_image + batch * d_image_strides[0] + c * d_image_strides[1] + y * d_image_strides[2];
                            each(0, merged ? (long)Y * X : X, places_ahead(d_image_streams, d_image_row, 0), [&](const long x, auto n) {
                                const auto m_value_3 = from_row<DENSE, vec>(m_row_3, 1, x, n);
                                const auto d_o_value_3 = from_row<DENSE, vec>(d_o_row_3, d_o_strides[3], x, n);
                                const auto g7_value_2 = from_row<DENSE, vec>(g7_row_3, 1, x, n);
                                const auto g4_value_2 = from_row<DENSE, vec>(g4_row_3, 1, x, n);
                                const auto image_value_5 = from_row<DENSE, vec>(image_row_5, image_strides[3], x, n);
                                const auto scaled_value_4 = gate_value_5 * image_value_5;
                                const auto t8_value_4 = from_row<DENSE, vec>(t8_row_5, 1, x, n);
                                const auto g9_value_2 = select(as_mask(scaled_value_4 == t8_value_4), inverse(g7_value_2) * g4_value_2, 0_w);
                                const auto g8_value_3 = from_row<DENSE, vec>(g8_row_3, 1, x, n);
                                const auto g10_value_2 = m_value_3 * d_o_value_3 + g9_value_2 + g8_value_3;
                                const auto g24_value = select(as_mask(image_value_5 == t4_value_3), inverse(g18_value) * g16_value, 0_w);
                                const auto d_image_value = gate_value_5 * g10_value_2 + g24_value + g23_value_2;
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

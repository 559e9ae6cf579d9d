// Squeeze-and-excitation: C++ kernels, compiled on first use
//
//     o[c, y, x] = gate[c]⋅image[c, y, x]
//
//                  Σ   image[c, y, x]
//                 y, x
//     pooled[c] = ───────────────────
//                         X⋅Y
//
//     hidden[r] = relu⎛Σ  pooled[c2]⋅w1[r, c2]⎞
//                     ⎝c2                     ⎠
//
//     gate[c] = sigmoid⎛Σ hidden[r]⋅w2[c, r]⎞
//                      ⎝r                   ⎠
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
    auto* const o = (narrow*)data[3];
    const long* const o_strides = strides + 8;
    const integer BATCH = (integer)sizes[0];
    const integer C = (integer)sizes[1];
    const integer Y = (integer)sizes[2];
    const integer X = (integer)sizes[3];
    const integer R = (integer)sizes[4];
    const wide factor = (wide)numbers[0];
    const bool o_streams = streams(o, (long)BATCH * C * Y * X);
    prepare(o, BATCH * o_strides[0], threads);
    const int inside = (long)BATCH == 1 ? threads : 1;
    tasks_in_turn(threads, (long)BATCH, [&](const long begin, const long end, Scratch& scratch) {
        wide* const t1_here = scratch.take<wide>(C);
        wide* const pooled_here = scratch.take<wide>(C);
        wide* const t2_here = scratch.take<wide>(R);
        wide* const hidden_here = scratch.take<wide>(R);
        wide* const t3_here = scratch.take<wide>(C);
        wide* const gate_here = scratch.take<wide>(C);
        for (long task = begin; task < end; task++) {
            const integer batch = (integer)(task % BATCH);
            {
                // t1[c] = sum over x, y of image[c, y, x]  (step 1)
                const bool merged = image_strides[2] == image_strides[3] * X;
                rows_of_kind(image_strides[3] == 1, [&](auto kind) {
                    constexpr bool DENSE = decltype(kind)::value;
                    across(inside, 0, C, false, [&](const integer c) {
                        vec t1_parts[PARTS] = {};
                        for (integer y = 0; y < (merged ? 1 : Y); y++) {
                            auto* const image_row = image + batch * image_strides[0] + c * image_strides[1] + y * image_strides[2];
                            along(0, merged ? (long)Y * X : X, [&](const long x, auto n, int part) {
                                (void)part;
                                const auto image_value = from_row<DENSE, vec>(image_row, image_strides[3], x, n);
                                t1_parts[part] = t1_parts[part] + existing(spread<wide>(image_value), n, 0_w);
                            });
                        }
                        put_number(t1_here + c, sum_of(t1_parts));
                    });
                });
            }
            // pooled[c] = t1[c]/(X*Y)  (step 1)
            {
                constexpr bool DENSE = true;
                each(0, C, [&](const long c, auto n) {
                    const auto t1_value = from_row<DENSE, vec>(t1_here, 1, c, n);
                    const auto pooled_value = factor * t1_value;
                    to_row<DENSE>(pooled_here, 1, c, n, spread<wide>(pooled_value));
                });
            }
            // t2[r] = sum over c2 of pooled[c2]*w1[r, c2]  (step 1)
            rows_of_kind(w1_strides[1] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                for (integer r_ = 0; r_ < R; r_++) {
                    auto* const w1_row = w1 + r_ * w1_strides[0];
                    vec t2_parts[PARTS] = {};
                    along(0, C, [&](const long c2, auto n, int part) {
                        (void)part;
                        const auto pooled_value_2 = from_row<DENSE, vec>(pooled_here, 1, c2, n);
                        const auto w1_value = from_row<DENSE, vec>(w1_row, w1_strides[1], c2, n);
                        t2_parts[part] = t2_parts[part] + existing(spread<wide>(pooled_value_2 * w1_value), n, 0_w);
                    });
                    put_number(t2_here + r_, sum_of(t2_parts));
                }
            });
            // hidden[r] = relu(t2[r])  (step 1)
            {
                constexpr bool DENSE = true;
                each(0, R, [&](const long r_, auto n) {
                    const auto t2_value = from_row<DENSE, vec>(t2_here, 1, r_, n);
                    const auto hidden_value = relu(t2_value);
                    to_row<DENSE>(hidden_here, 1, r_, n, spread<wide>(hidden_value));
                });
            }
            // t3[c] = sum over r of hidden[r]*w2[c, r]  (step 1)
            rows_of_kind(w2_strides[1] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                for (integer c = 0; c < C; c++) {
                    auto* const w2_row = w2 + c * w2_strides[0];
                    vec t3_parts[PARTS] = {};
                    along(0, R, [&](const long r_, auto n, int part) {
                        (void)part;
                        const auto hidden_value_2 = from_row<DENSE, vec>(hidden_here, 1, r_, n);
                        const auto w2_value = from_row<DENSE, vec>(w2_row, w2_strides[1], r_, n);
                        t3_parts[part] = t3_parts[part] + existing(spread<wide>(hidden_value_2 * w2_value), n, 0_w);
                    });
                    put_number(t3_here + c, sum_of(t3_parts));
                }
            });
            // gate[c] = sigmoid(t3[c])  (step 1)
            {
                constexpr bool DENSE = true;
                each(0, C, [&](const long c, auto n) {
                    const auto t3_value = from_row<DENSE, vec>(t3_here, 1, c, n);
                    const auto gate_value = sigmoid(t3_value);
                    to_row<DENSE>(gate_here, 1, c, n, spread<wide>(gate_value));
                });
            }
            {
                // o[c, y, x] = gate[c]*image[c, y, x]  (step 1)
                const bool merged = image_strides[2] == image_strides[3] * X && o_strides[2] == o_strides[3] * X;
                rows_of_kind(image_strides[3] == 1 && o_strides[3] == 1, [&](auto kind) {
                    constexpr bool DENSE = decltype(kind)::value;
                    across(inside, 0, C, true, [&](const integer c) {
                        auto* const gate_row = gate_here + c;
                        const auto gate_value_2 = value<wide>(*gate_row);
                        for (integer y = 0; y < (merged ? 1 : Y); y++) {
                            auto* const image_row_2 = image + batch * image_strides[0] + c * image_strides[1] + y * image_strides[2];
                            auto* const o_row = o + batch * o_strides[0] + c * o_strides[1] + y * o_strides[2];
                            each(0, merged ? (long)Y * X : X, places_ahead(o_streams, o_row, 0), [&](const long x, auto n) {
                                const auto image_value_2 = from_row<DENSE, vec>(image_row_2, image_strides[3], x, n);
                                const auto o_value = gate_value_2 * image_value_2;
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

// pooled, hidden, g2, g5, d_image: a task has one batch.
extern "C" void backward_pooled_hidden_g2(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const image = (const narrow*)data[0];
    const long* const image_strides = strides + 0;
    auto* const d_o = (const narrow*)data[1];
    const long* const d_o_strides = strides + 4;
    auto* const pooled = (wide*)data[2];
    const long* const pooled_strides = strides + 8;
    auto* const w1 = (const narrow*)data[3];
    const long* const w1_strides = strides + 10;
    auto* const hidden = (wide*)data[4];
    const long* const hidden_strides = strides + 12;
    auto* const w2 = (const narrow*)data[5];
    const long* const w2_strides = strides + 14;
    auto* const g2 = (wide*)data[6];
    const long* const g2_strides = strides + 16;
    auto* const g5 = (wide*)data[7];
    const long* const g5_strides = strides + 18;
    auto* const d_image = (narrow*)data[8];
    const long* const d_image_strides = strides + 20;
    const integer BATCH = (integer)sizes[0];
    const integer C = (integer)sizes[1];
    const integer Y = (integer)sizes[2];
    const integer X = (integer)sizes[3];
    const integer R = (integer)sizes[4];
    const wide factor = (wide)numbers[0];
    const bool d_image_streams = streams(d_image, (long)BATCH * C * Y * X);
    prepare(d_image, BATCH * d_image_strides[0], threads);
    const int inside = (long)BATCH == 1 ? threads : 1;
    tasks_in_turn(threads, (long)BATCH, [&](const long begin, const long end, Scratch& scratch) {
        wide* const t1_here = scratch.take<wide>(C);
        wide* const g1_here = scratch.take<wide>(C);
        wide* const pooled_here = scratch.take<wide>(C);
        wide* const t2_here = scratch.take<wide>(R);
        wide* const hidden_here = scratch.take<wide>(R);
        wide* const t3_here = scratch.take<wide>(C);
        wide* const gate_here = scratch.take<wide>(C);
        wide* const g2_here = scratch.take<wide>(C);
        wide* const g3_here = scratch.take<wide>(R);
        wide* const g5_here = scratch.take<wide>(R);
        wide* const g6_here = scratch.take<wide>(C);
        wide* const g8_here = scratch.take<wide>(C);
        for (long task = begin; task < end; task++) {
            const integer batch = (integer)(task % BATCH);
            {
                // t1[c] = sum over x, y of image[c, y, x]  (step 1)
                // g1[c] = sum over x, y of d_o[c, y, x]*image[c, y, x]  (step 3)
                const bool merged = image_strides[2] == image_strides[3] * X && d_o_strides[2] == d_o_strides[3] * X;
                rows_of_kind(image_strides[3] == 1 && d_o_strides[3] == 1, [&](auto kind) {
                    constexpr bool DENSE = decltype(kind)::value;
                    across(inside, 0, C, false, [&](const integer c) {
                        vec t1_parts[PARTS] = {};
                        vec g1_parts[PARTS] = {};
                        for (integer y = 0; y < (merged ? 1 : Y); y++) {
                            auto* const image_row = image + batch * image_strides[0] + c * image_strides[1] + y * image_strides[2];
                            auto* const d_o_row = d_o + batch * d_o_strides[0] + c * d_o_strides[1] + y * d_o_strides[2];
                            along(0, merged ? (long)Y * X : X, [&](const long x, auto n, int part) {
                                (void)part;
                                const auto image_value = from_row<DENSE, vec>(image_row, image_strides[3], x, n);
                                t1_parts[part] = t1_parts[part] + existing(spread<wide>(image_value), n, 0_w);
                                const auto d_o_value = from_row<DENSE, vec>(d_o_row, d_o_strides[3], x, n);
                                g1_parts[part] = g1_parts[part] + existing(spread<wide>(d_o_value * image_value), n, 0_w);
                            });
                        }
                        put_number(t1_here + c, sum_of(t1_parts));
                        put_number(g1_here + c, sum_of(g1_parts));
                    });
                });
            }
            // pooled[c] = t1[c]/(X*Y)  (step 1)
            rows_of_kind(pooled_strides[1] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                auto* const pooled_row = pooled + batch * pooled_strides[0];
                each(0, C, [&](const long c, auto n) {
                    const auto t1_value = from_row<DENSE, vec>(t1_here, 1, c, n);
                    const auto pooled_value = factor * t1_value;
                    to_row<DENSE>(pooled_here, 1, c, n, spread<wide>(pooled_value));
                    to_row<DENSE>(pooled_row, pooled_strides[1], c, n, spread<wide>(pooled_value));
                });
            });
            // t2[r] = sum over c2 of pooled[c2]*w1[r, c2]  (step 1)
            rows_of_kind(w1_strides[1] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                for (integer r_ = 0; r_ < R; r_++) {
                    auto* const w1_row = w1 + r_ * w1_strides[0];
                    vec t2_parts[PARTS] = {};
                    along(0, C, [&](const long c2, auto n, int part) {
                        (void)part;
                        const auto pooled_value_2 = from_row<DENSE, vec>(pooled_here, 1, c2, n);
                        const auto w1_value = from_row<DENSE, vec>(w1_row, w1_strides[1], c2, n);
                        t2_parts[part] = t2_parts[part] + existing(spread<wide>(pooled_value_2 * w1_value), n, 0_w);
                    });
                    put_number(t2_here + r_, sum_of(t2_parts));
                }
            });
            // hidden[r] = relu(t2[r])  (step 1)
            rows_of_kind(hidden_strides[1] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                auto* const hidden_row = hidden + batch * hidden_strides[0];
                each(0, R, [&](const long r_, auto n) {
                    const auto t2_value = from_row<DENSE, vec>(t2_here, 1, r_, n);
                    const auto hidden_value = relu(t2_value);
                    to_row<DENSE>(hidden_here, 1, r_, n, spread<wide>(hidden_value));
                    to_row<DENSE>(hidden_row, hidden_strides[1], r_, n, spread<wide>(hidden_value));
                });
            });
            // t3[c] = sum over r of hidden[r]*w2[c, r]  (step 1)
            rows_of_kind(w2_strides[1] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                for (integer c = 0; c < C; c++) {
                    auto* const w2_row = w2 + c * w2_strides[0];
                    vec t3_parts[PARTS] = {};
                    along(0, R, [&](const long r_, auto n, int part) {
                        (void)part;
                        const auto hidden_value_2 = from_row<DENSE, vec>(hidden_here, 1, r_, n);
                        const auto w2_value = from_row<DENSE, vec>(w2_row, w2_strides[1], r_, n);
                        t3_parts[part] = t3_parts[part] + existing(spread<wide>(hidden_value_2 * w2_value), n, 0_w);
                    });
                    put_number(t3_here + c, sum_of(t3_parts));
                }
            });
            // gate[c] = sigmoid(t3[c])  (step 1)
            // g2[c] = (1 - sigmoid(t3[c]))*sigmoid(t3[c])*g1[c]  (step 3)
            rows_of_kind(g2_strides[1] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                auto* const g2_row = g2 + batch * g2_strides[0];
                each(0, C, [&](const long c, auto n) {
                    const auto t3_value = from_row<DENSE, vec>(t3_here, 1, c, n);
                    const auto gate = sigmoid(t3_value);
                    const auto gate_value = gate;
                    to_row<DENSE>(gate_here, 1, c, n, spread<wide>(gate_value));
                    const auto g1_value = from_row<DENSE, vec>(g1_here, 1, c, n);
                    const auto g2_value = (1_w - gate) * g1_value * gate;
                    to_row<DENSE>(g2_here, 1, c, n, spread<wide>(g2_value));
                    to_row<DENSE>(g2_row, g2_strides[1], c, n, spread<wide>(g2_value));
                });
            });
            // g3[r] = sum over c of g2[c]*w2[c, r]  (step 3)
            start_with<wide>(g3_here, R, 0_w);
            rows_of_kind(w2_strides[1] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                several(C, [&](const integer c_first, auto count) {
                    each(0, R, [&](const long r_, auto n) {
                        vec g3_sum = from_row<true, vec>(g3_here, 1, r_, n);
                        for (integer turn = 0; turn < count; turn++) {
                            const integer c = c_first + turn;
                            auto* const g2_row_2 = g2_here + c;
                            const auto g2_value_2 = value<wide>(*g2_row_2);
                            auto* const w2_row_2 = w2 + c * w2_strides[0];
                            const auto w2_value_2 = from_row<DENSE, vec>(w2_row_2, w2_strides[1], r_, n);
                            g3_sum = g3_sum + g2_value_2 * w2_value_2;
                        }
                        to_row<true>(g3_here, 1, r_, n, g3_sum);
                    });
                });
            });
            // g5[r] = step(t2[r])*g3[r]  (step 3)
            rows_of_kind(g5_strides[1] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                auto* const g5_row = g5 + batch * g5_strides[0];
                each(0, R, [&](const long r_, auto n) {
                    const auto g3_value = from_row<DENSE, vec>(g3_here, 1, r_, n);
                    const auto t2_value_2 = from_row<DENSE, vec>(t2_here, 1, r_, n);
                    const auto g5_value = g3_value * step(t2_value_2);
                    to_row<DENSE>(g5_here, 1, r_, n, spread<wide>(g5_value));
                    to_row<DENSE>(g5_row, g5_strides[1], r_, n, spread<wide>(g5_value));
                });
            });
            // g6[c2] = sum over r of g5[r]*w1[r, c2]  (step 3)
            start_with<wide>(g6_here, C, 0_w);
            rows_of_kind(w1_strides[1] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                several(R, [&](const integer r__first, auto count) {
                    each(0, C, [&](const long c2, auto n) {
                        vec g6_sum = from_row<true, vec>(g6_here, 1, c2, n);
                        for (integer turn = 0; turn < count; turn++) {
                            const integer r_ = r__first + turn;
                            auto* const g5_row_2 = g5_here + r_;
                            const auto g5_value_2 = value<wide>(*g5_row_2);
                            auto* const w1_row_2 = w1 + r_ * w1_strides[0];
                            const auto w1_value_2 = from_row<DENSE, vec>(w1_row_2, w1_strides[1], c2, n);
                            g6_sum = g6_sum + g5_value_2 * w1_value_2;
                        }
                        to_row<true>(g6_here, 1, c2, n, g6_sum);
                    });
                });
            });
            // g8[c] = g6[c]/(X*Y)  (step 3)
            {
                constexpr bool DENSE = true;
                each(0, C, [&](const long c, auto n) {
                    const auto g6_value = from_row<DENSE, vec>(g6_here, 1, c, n);
                    const auto g8_value = factor * g6_value;
                    to_row<DENSE>(g8_here, 1, c, n, spread<wide>(g8_value));
                });
            }
            {
                // d_image[c, y, x] = g8[c] + gate[c]*d_o[c, y, x]  (step 3)
                const bool merged = d_o_strides[2] == d_o_strides[3] * X && d_image_strides[2] == d_image_strides[3] * X;
                rows_of_kind(d_o_strides[3] == 1 && d_image_strides[3] == 1, [&](auto kind) {
                    constexpr bool DENSE = decltype(kind)::value;
                    across(inside, 0, C, true, [&](const integer c) {
                        auto* const gate_row = gate_here + c;
                        const auto gate_value_2 = value<wide>(*gate_row);
                        auto* const g8_row = g8_here + c;
                        const auto g8_value_2 = value<wide>(*g8_row);
                        for (integer y = 0; y < (merged ? 1 : Y); y++) {
                            auto* const d_o_row_2 = d_o + batch * d_o_strides[0] + c * d_o_strides[1] + y * d_o_strides[2];
                            auto* const d_image_row = d_image + batch * d_image_strides[0] + c * d_image_strides[1] + y * d_image_strides[2];
                            each(0, merged ? (long)Y * X : X, places_ahead(d_image_streams, d_image_row, 0), [&](const long x, auto n) {
                                const auto d_o_value_2 = from_row<DENSE, vec>(d_o_row_2, d_o_strides[3], x, n);
                                const auto d_image_value = gate_value_2 * d_o_value_2 + g8_value_2;
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

// Bahdanau's decoder attention: C++ kernels, compiled on first use
//
//                  Σ exp(score[j])⋅encoder_outputs[j, c]
//                  j
//     context[c] = ─────────────────────────────────────
//                             Σ exp(score[j])
//                             j
//
//                   exp(score[j])
//     weights[j] = ───────────────
//                  Σ exp(score[j])
//                  j
//
//     of_hidden[a] = Σ decoder_hidden[d]⋅w[a, 1, d]
//                    d
//
//     of_encoder[j, a] = Σ encoder_outputs[j, d]⋅w[a, 0, d]
//                        d
//
//     score[j] = Σ tanh(b[a] + of_hidden[a] + of_encoder[j, a])⋅v[a]
//                a
//
// Generated: do not edit; change the formula or the printer, and run `derive build`.

#include "cpu_kernels.h"

namespace derive {

// context, weights, lse: a task has one batch.
extern "C" void forward_context_weights_lse(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const decoder_hidden = (const narrow*)data[0];
    const long* const decoder_hidden_strides = strides + 0;
    auto* const w = (const narrow*)data[1];
    const long* const w_strides = strides + 2;
    auto* const encoder_outputs = (const narrow*)data[2];
    const long* const encoder_outputs_strides = strides + 5;
    auto* const v = (const narrow*)data[3];
    const long* const v_strides = strides + 8;
    auto* const b = (const narrow*)data[4];
    const long* const b_strides = strides + 9;
    auto* const context = (narrow*)data[5];
    const long* const context_strides = strides + 10;
    auto* const weights = (narrow*)data[6];
    const long* const weights_strides = strides + 12;
    auto* const lse = (double*)data[7];
    const long* const lse_strides = strides + 14;
    const integer BATCH = (integer)sizes[0];
    const integer H = (integer)sizes[1];
    const integer S = (integer)sizes[2];
    prepare(context, BATCH * context_strides[0], threads);
    prepare(weights, BATCH * weights_strides[0], threads);
    const int inside = (long)BATCH == 1 ? threads : 1;
    tasks_in_turn(threads, (long)BATCH, [&](const long begin, const long end, Scratch& scratch) {
        wide* const t1_here = scratch.take<wide>(H);
        wide* const t2_here = scratch.take<wide>((long)H * S);
        wide* const t4_here = scratch.take<wide>(S);
        wide* const m1_here = scratch.take<wide>(1);
        wide* const c0_here = scratch.take<wide>(1);
        wide* const t6_here = scratch.take<wide>(1);
        wide* const t7_here = scratch.take<wide>(H);
        for (long task = begin; task < end; task++) {
            const integer batch = (integer)(task % BATCH);
            // t1[a] = sum over d of decoder_hidden[d]*w[a, 1, d]  (step 1)
            rows_of_kind(decoder_hidden_strides[1] == 1 && w_strides[2] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                auto* const decoder_hidden_row = decoder_hidden + batch * decoder_hidden_strides[0];
                across(inside, 0, H, false, [&](const integer a) {
                    auto* const w_row = w + a * w_strides[0] + 1 * w_strides[1];
                    vec t1_parts[PARTS] = {};
                    along(0, H, [&](const long d, auto n, int part) {
                        (void)part;
                        const auto decoder_hidden_value = from_row<DENSE, vec>(decoder_hidden_row, decoder_hidden_strides[1], d, n);
                        const auto w_value = from_row<DENSE, vec>(w_row, w_strides[2], d, n);
                        t1_parts[part] = t1_parts[part] + existing(spread<wide>(decoder_hidden_value * w_value), n, 0_w);
                    });
                    put_number(t1_here + a, sum_of(t1_parts));
                });
            });
            // t2[j, a] = sum over d of encoder_outputs[j, d]*w[a, 0, d]  (step 1)
            rows_of_kind(encoder_outputs_strides[2] == 1 && w_strides[2] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                across(inside, 0, H, false, [&](const integer a) {
                    auto* const w_row_2 = w + a * w_strides[0];
                    for (integer j = 0; j < S; j++) {
                        auto* const encoder_outputs_row = encoder_outputs + batch * encoder_outputs_strides[0] + j * encoder_outputs_strides[1];
                        vec t2_parts[PARTS] = {};
                        along(0, H, [&](const long d, auto n, int part) {
                            (void)part;
                            const auto encoder_outputs_value = from_row<DENSE, vec>(encoder_outputs_row, encoder_outputs_strides[2], d, n);
                            const auto w_value_2 = from_row<DENSE, vec>(w_row_2, w_strides[2], d, n);
                            t2_parts[part] = t2_parts[part] + existing(spread<wide>(encoder_outputs_value * w_value_2), n, 0_w);
                        });
                        put_number(t2_here + j + a * S, sum_of(t2_parts));
                    }
                });
            });
            // t4[j] = sum over a of v[a]*t3[j, a]  (step 1)
            start_with<wide>(t4_here, S, 0_w);
            {
                constexpr bool DENSE = true;
                several(H, [&](const integer a_first, auto count) {
                    each(0, S, [&](const long j, auto n) {
                        vec t4_sum = from_row<true, vec>(t4_here, 1, j, n);
                        for (integer turn = 0; turn < count; turn++) {
                            const integer a = a_first + turn;
                            auto* const v_row = v + a * v_strides[0];
                            const auto v_value = value<wide>(*v_row);
                            auto* const t2_row = t2_here + a * S;
                            const auto t2_value = from_row<DENSE, vec>(t2_row, 1, j, n);
                            auto* const b_row = b + a * b_strides[0];
                            const auto b_value = value<wide>(*b_row);
                            auto* const t1_row = t1_here + a;
                            const auto t1_value = value<wide>(*t1_row);
                            const auto t3_value = tanh(t2_value + b_value + t1_value);
                            t4_sum = t4_sum + v_value * t3_value;
                        }
                        to_row<true>(t4_here, 1, j, n, t4_sum);
                    });
                });
            }
            // row_max = max over j of t4[j]  (step 5)
            {
                constexpr bool DENSE = true;
                vec m1_parts[PARTS] = {};
                start_with(m1_parts, PARTS, spread<wide>(-infinity));
                along(0, S, [&](const long j, auto n, int part) {
                    (void)part;
                    const auto t4_value = from_row<DENSE, vec>(t4_here, 1, j, n);
                    m1_parts[part] = maximum(m1_parts[part], existing(spread<wide>(t4_value), n, -infinity));
                });
                put_number(m1_here, maximum_of(m1_parts));
            }
            // shift = finite(row_max)  (step 5)
            const auto m1_value = value<wide>(*m1_here);
            const auto c0_value = finite(m1_value);
            put_number(c0_here, c0_value);
            // t6 = sum over j of exp(-shift + t4[j])  (step 5)
            {
                constexpr bool DENSE = true;
                const auto c0_value_2 = value<wide>(*c0_here);
                vec t6_parts[PARTS] = {};
                along(0, S, [&](const long j, auto n, int part) {
                    (void)part;
                    const auto t4_value_2 = from_row<DENSE, vec>(t4_here, 1, j, n);
                    t6_parts[part] = t6_parts[part] + existing(spread<wide>(exp(t4_value_2 - c0_value_2)), n, 0_w);
                });
                put_number(t6_here, sum_of(t6_parts));
            }
            // t7[c] = sum over j of exp(-shift + t4[j])*encoder_outputs[j, c]  (step 5)
            start_with<wide>(t7_here, H, 0_w);
            rows_of_kind(encoder_outputs_strides[2] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                several(S, [&](const integer j_first, auto count) {
                    const auto c0_value_3 = value<wide>(*c0_here);
                    each(0, H, [&](const long c, auto n) {
                        vec t7_sum = from_row<true, vec>(t7_here, 1, c, n);
                        for (integer turn = 0; turn < count; turn++) {
                            const integer j = j_first + turn;
                            auto* const t4_row = t4_here + j;
                            const auto t4_value_3 = value<wide>(*t4_row);
                            auto* const encoder_outputs_row_2 = encoder_outputs + batch * encoder_outputs_strides[0] + j * encoder_outputs_strides[1];
                            const auto encoder_outputs_value_2 = from_row<DENSE, vec>(encoder_outputs_row_2, encoder_outputs_strides[2], c, n);
                            t7_sum = t7_sum + exp(t4_value_3 - c0_value_3) * encoder_outputs_value_2;
                        }
                        to_row<true>(t7_here, 1, c, n, t7_sum);
                    });
                });
            });
            // context[c] = t7[c]/t6  (step 1)
            rows_of_kind(context_strides[1] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                const auto t6_value = value<wide>(*t6_here);
                auto* const context_row = context + batch * context_strides[0];
                each(0, H, [&](const long c, auto n) {
                    const auto t7_value = from_row<DENSE, vec>(t7_here, 1, c, n);
                    const auto context_value = inverse(t6_value) * t7_value;
                    to_row<DENSE>(context_row, context_strides[1], c, n, spread<wide>(context_value));
                });
            });
            // weights[j] = exp(-shift + t4[j])/t6  (step 5)
            rows_of_kind(weights_strides[1] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                const auto t6_value_2 = value<wide>(*t6_here);
                const auto c0_value_4 = value<wide>(*c0_here);
                auto* const weights_row = weights + batch * weights_strides[0];
                each(0, S, [&](const long j, auto n) {
                    const auto t4_value_4 = from_row<DENSE, vec>(t4_here, 1, j, n);
                    const auto weights_value = inverse(t6_value_2) * exp(t4_value_4 - c0_value_4);
                    to_row<DENSE>(weights_row, weights_strides[1], j, n, spread<wide>(weights_value));
                });
            });
            // lse = log(t6) + shift  (step 5)
            const auto c0_value_5 = value<wide>(*c0_here);
            const auto t6_value_3 = value<wide>(*t6_here);
            const auto lse_value = widened(c0_value_5) + widened(log(t6_value_3));
            auto* const lse_row = lse + batch * lse_strides[0];
            put_number(lse_row, lse_value);
        }
    });
}

// d_v, d_b, g10, g11, d_decoder_hidden, d_encoder_outputs: a task has one batch.
extern "C" void backward_d_v_d_b_g10(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const decoder_hidden = (const narrow*)data[0];
    const long* const decoder_hidden_strides = strides + 0;
    auto* const w = (const narrow*)data[1];
    const long* const w_strides = strides + 2;
    auto* const encoder_outputs = (const narrow*)data[2];
    const long* const encoder_outputs_strides = strides + 5;
    auto* const b = (const narrow*)data[3];
    const long* const b_strides = strides + 8;
    auto* const v = (const narrow*)data[4];
    const long* const v_strides = strides + 9;
    auto* const d_weights = (const narrow*)data[5];
    const long* const d_weights_strides = strides + 10;
    auto* const lse = (const double*)data[6];
    const long* const lse_strides = strides + 12;
    auto* const context = (const narrow*)data[7];
    const long* const context_strides = strides + 13;
    auto* const d_context = (const narrow*)data[8];
    const long* const d_context_strides = strides + 15;
    auto* const d_lse = (const double*)data[9];
    const long* const d_lse_strides = strides + 17;
    auto* const d_v_part = (wide*)data[10];
    const long* const d_v_part_strides = strides + 18;
    auto* const d_b_part = (wide*)data[11];
    const long* const d_b_part_strides = strides + 20;
    auto* const g10 = (wide*)data[12];
    const long* const g10_strides = strides + 22;
    auto* const g11 = (wide*)data[13];
    const long* const g11_strides = strides + 24;
    auto* const d_decoder_hidden = (narrow*)data[14];
    const long* const d_decoder_hidden_strides = strides + 27;
    auto* const d_encoder_outputs = (narrow*)data[15];
    const long* const d_encoder_outputs_strides = strides + 29;
    const integer BATCH = (integer)sizes[0];
    const integer H = (integer)sizes[1];
    const integer S = (integer)sizes[2];
    prepare(g11, BATCH * g11_strides[0], threads);
    prepare(d_encoder_outputs, BATCH * d_encoder_outputs_strides[0], threads);
    const int inside = (long)BATCH == 1 ? threads : 1;
    tasks_in_turn(threads, (long)BATCH, [&](const long begin, const long end, Scratch& scratch) {
        wide* const t1_here = scratch.take<wide>(H);
        wide* const t2_here = scratch.take<wide>((long)H * S);
        wide* const t3_here = scratch.take<wide>((long)H * S);
        wide* const t4_here = scratch.take<wide>(S);
        wide* const g1_here = scratch.take<wide>(1);
        wide* const g2_here = scratch.take<wide>(1);
        wide* const g4_here = scratch.take<wide>(S);
        wide* const g5_here = scratch.take<wide>(1);
        wide* const g6_here = scratch.take<wide>(S);
        wide* const g10_here = scratch.take<wide>(H);
        wide* const g11_here = scratch.take<wide>((long)H * S);
        wide* const g12_here = scratch.take<wide>((long)H * S);
        wide* const d_decoder_hidden_here = scratch.take<wide>(H);
        for (long task = begin; task < end; task++) {
            const integer batch = (integer)(task % BATCH);
            // t1[a] = sum over d of decoder_hidden[d]*w[a, 1, d]  (step 1)
            rows_of_kind(decoder_hidden_strides[1] == 1 && w_strides[2] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                auto* const decoder_hidden_row = decoder_hidden + batch * decoder_hidden_strides[0];
                across(inside, 0, H, false, [&](const integer a) {
                    auto* const w_row = w + a * w_strides[0] + 1 * w_strides[1];
                    vec t1_parts[PARTS] = {};
                    along(0, H, [&](const long d, auto n, int part) {
                        (void)part;
                        const auto decoder_hidden_value = from_row<DENSE, vec>(decoder_hidden_row, decoder_hidden_strides[1], d, n);
                        const auto w_value = from_row<DENSE, vec>(w_row, w_strides[2], d, n);
                        t1_parts[part] = t1_parts[part] + existing(spread<wide>(decoder_hidden_value * w_value), n, 0_w);
                    });
                    put_number(t1_here + a, sum_of(t1_parts));
                });
            });
            // t2[j, a] = sum over d of encoder_outputs[j, d]*w[a, 0, d]  (step 1)
            rows_of_kind(encoder_outputs_strides[2] == 1 && w_strides[2] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                across(inside, 0, H, false, [&](const integer a) {
                    auto* const w_row_2 = w + a * w_strides[0];
                    for (integer j = 0; j < S; j++) {
                        auto* const encoder_outputs_row = encoder_outputs + batch * encoder_outputs_strides[0] + j * encoder_outputs_strides[1];
                        vec t2_parts[PARTS] = {};
                        along(0, H, [&](const long d, auto n, int part) {
                            (void)part;
                            const auto encoder_outputs_value = from_row<DENSE, vec>(encoder_outputs_row, encoder_outputs_strides[2], d, n);
                            const auto w_value_2 = from_row<DENSE, vec>(w_row_2, w_strides[2], d, n);
                            t2_parts[part] = t2_parts[part] + existing(spread<wide>(encoder_outputs_value * w_value_2), n, 0_w);
                        });
                        put_number(t2_here + j + a * S, sum_of(t2_parts));
                    }
                });
            });
            // t3[j, a] = tanh(b[a] + t1[a] + t2[j, a])  (step 2)
            // t4[j] = sum over a of v[a]*t3[j, a]  (step 1)
            start_with<wide>(t4_here, S, 0_w);
            {
                constexpr bool DENSE = true;
                for (integer a = 0; a < H; a++) {
                    auto* const t2_row = t2_here + a * S;
                    auto* const b_row = b + a * b_strides[0];
                    const auto b_value = value<wide>(*b_row);
                    auto* const t1_row = t1_here + a;
                    const auto t1_value = value<wide>(*t1_row);
                    auto* const t3_row = t3_here + a * S;
                    auto* const v_row = v + a * v_strides[0];
                    const auto v_value = value<wide>(*v_row);
                    each(0, S, [&](const long j, auto n) {
                        const auto t2_value = from_row<DENSE, vec>(t2_row, 1, j, n);
                        const auto t3_value = tanh(t2_value + b_value + t1_value);
                        to_row<DENSE>(t3_row, 1, j, n, spread<wide>(t3_value));
                        to_row<true>(t4_here, 1, j, n, spread<wide>(from_row<true, vec>(t4_here, 1, j, n) + v_value * t3_value));
                    });
                }
            }
            // g1 = sum over j of exp(-lse + t4[j])*d_weights[j] where seen  (step 4)
            rows_of_kind(d_weights_strides[1] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                auto* const d_weights_row = d_weights + batch * d_weights_strides[0];
                auto* const lse_row = lse + batch * lse_strides[0];
                const auto lse_value = value<double>(*lse_row);
                const auto lse_high = narrowed(lse_value);
                const auto lse_low = low_part(lse_value, lse_high);
                vec g1_parts[PARTS] = {};
                along(0, S, [&](const long j, auto n, int part) {
                    (void)part;
                    const auto d_weights_value = from_row<DENSE, vec>(d_weights_row, d_weights_strides[1], j, n);
                    const auto t4_value = from_row<DENSE, vec>(t4_here, 1, j, n);
                    g1_parts[part] = g1_parts[part] + existing(spread<wide>(select(as_mask(narrowed(lse_value) != -infinity), d_weights_value * exp((t4_value - lse_high) - lse_low), 0_w)), n, 0_w);
                });
                put_number(g1_here, sum_of(g1_parts));
            });
            // g2 = sum over c of context[c]*d_context[c]  (step 4)
            rows_of_kind(context_strides[1] == 1 && d_context_strides[1] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                auto* const context_row = context + batch * context_strides[0];
                auto* const d_context_row = d_context + batch * d_context_strides[0];
                vec g2_parts[PARTS] = {};
                along(0, H, [&](const long c, auto n, int part) {
                    (void)part;
                    const auto context_value = from_row<DENSE, vec>(context_row, context_strides[1], c, n);
                    const auto d_context_value = from_row<DENSE, vec>(d_context_row, d_context_strides[1], c, n);
                    g2_parts[part] = g2_parts[part] + existing(spread<wide>(context_value * d_context_value), n, 0_w);
                });
                put_number(g2_here, sum_of(g2_parts));
            });
            // delta[j] = sum over c of d_context[c]*encoder_outputs[j, c]  (step 4)
            rows_of_kind(d_context_strides[1] == 1 && encoder_outputs_strides[2] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                auto* const d_context_row_2 = d_context + batch * d_context_strides[0];
                across(inside, 0, S, false, [&](const integer j) {
                    auto* const encoder_outputs_row_2 = encoder_outputs + batch * encoder_outputs_strides[0] + j * encoder_outputs_strides[1];
                    vec g4_parts[PARTS] = {};
                    along(0, H, [&](const long c, auto n, int part) {
                        (void)part;
                        const auto d_context_value_2 = from_row<DENSE, vec>(d_context_row_2, d_context_strides[1], c, n);
                        const auto encoder_outputs_value_2 = from_row<DENSE, vec>(encoder_outputs_row_2, encoder_outputs_strides[2], c, n);
                        g4_parts[part] = g4_parts[part] + existing(spread<wide>(d_context_value_2 * encoder_outputs_value_2), n, 0_w);
                    });
                    put_number(g4_here + j, sum_of(g4_parts));
                });
            });
            // g5 = d_lse - g1 - g2  (step 4)
            const auto g1_value = value<wide>(*g1_here);
            const auto g2_value = value<wide>(*g2_here);
            auto* const d_lse_row = d_lse + batch * d_lse_strides[0];
            const auto d_lse_value = value<double>(*d_lse_row);
            const auto g5_value = narrowed(d_lse_value) - g1_value - g2_value;
            put_number(g5_here, g5_value);
            // d_row[j] = (g5 + d_weights[j] + delta[j])*exp(-lse + t4[j]) where seen  (step 4)
            rows_of_kind(d_weights_strides[1] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                auto* const d_weights_row_2 = d_weights + batch * d_weights_strides[0];
                const auto g5_value_2 = value<wide>(*g5_here);
                auto* const lse_row_2 = lse + batch * lse_strides[0];
                const auto lse_value_2 = value<double>(*lse_row_2);
                const auto lse_high_2 = narrowed(lse_value_2);
                const auto lse_low_2 = low_part(lse_value_2, lse_high_2);
                each(0, S, [&](const long j, auto n) {
                    const auto d_weights_value_2 = from_row<DENSE, vec>(d_weights_row_2, d_weights_strides[1], j, n);
                    const auto g4_value = from_row<DENSE, vec>(g4_here, 1, j, n);
                    const auto t4_value_2 = from_row<DENSE, vec>(t4_here, 1, j, n);
                    const auto g6_value = select(as_mask(narrowed(lse_value_2) != -infinity), (d_weights_value_2 + g4_value + g5_value_2) * exp((t4_value_2 - lse_high_2) - lse_low_2), 0_w);
                    to_row<DENSE>(g6_here, 1, j, n, spread<wide>(g6_value));
                });
            });
            // d_v[a] = sum over batch, j of d_row[j]*t3[j, a]  (step 4)
            // d_b[a] = sum over batch, j of (1 - tanh(b[a] + t1[a] + t2[j, a])**2)*g8[j, a]  (step 4)
            // g10[a] = sum over j of (1 - tanh(b[a] + t1[a] + t2[j, a])**2)*g8[j, a]  (step 3)
            // g11[j, a] = (1 - tanh(b[a] + t1[a] + t2[j, a])**2)*g8[j, a] where seen  (step 9)
            rows_of_kind(g11_strides[1] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                auto* const lse_row_3 = lse + batch * lse_strides[0];
                const auto lse_value_3 = value<double>(*lse_row_3);
                for (integer a = 0; a < H; a++) {
                    auto* const t3_row_2 = t3_here + a * S;
                    vec d_v_parts[PARTS] = {};
                    auto* const t2_row_2 = t2_here + a * S;
                    auto* const b_row_2 = b + a * b_strides[0];
                    const auto b_value_2 = value<wide>(*b_row_2);
                    auto* const t1_row_2 = t1_here + a;
                    const auto t1_value_2 = value<wide>(*t1_row_2);
                    auto* const v_row_2 = v + a * v_strides[0];
                    const auto v_value_2 = value<wide>(*v_row_2);
                    vec d_b_parts[PARTS] = {};
                    vec g10_parts[PARTS] = {};
                    auto* const g11_row = g11_here + a * S;
                    auto* const g11_row_2 = g11 + batch * g11_strides[0] + a * g11_strides[2];
                    along(0, S, [&](const long j, auto n, int part) {
                        (void)part;
                        const auto g6_value_2 = from_row<DENSE, vec>(g6_here, 1, j, n);
                        const auto t3_value_2 = from_row<DENSE, vec>(t3_row_2, 1, j, n);
                        d_v_parts[part] = d_v_parts[part] + existing(spread<wide>(g6_value_2 * t3_value_2), n, 0_w);
                        const auto t2_value_2 = from_row<DENSE, vec>(t2_row_2, 1, j, n);
                        const auto tanh_ = tanh(t2_value_2 + b_value_2 + t1_value_2);
                        const auto g8_value = select(as_mask(narrowed(lse_value_3) != -infinity), v_value_2 * g6_value_2, 0_w);
                        d_b_parts[part] = d_b_parts[part] + existing(spread<wide>((1_w - tanh_ * tanh_) * g8_value), n, 0_w);
                        g10_parts[part] = g10_parts[part] + existing(spread<wide>((1_w - tanh_ * tanh_) * g8_value), n, 0_w);
                        const auto g11_value = select(as_mask(narrowed(lse_value_3) != -infinity), (1_w - tanh_ * tanh_) * g8_value, 0_w);
                        to_row<DENSE>(g11_row, 1, j, n, spread<wide>(g11_value));
                        to_row<DENSE>(g11_row_2, g11_strides[1], j, n, spread<wide>(g11_value));
                    });
                    put_number(d_v_part + batch * d_v_part_strides[0] + a * d_v_part_strides[1], sum_of(d_v_parts));
                    put_number(d_b_part + batch * d_b_part_strides[0] + a * d_b_part_strides[1], sum_of(d_b_parts));
                    put_number(g10_here + a, sum_of(g10_parts));
                    put_number(g10 + batch * g10_strides[0] + a * g10_strides[1], sum_of(g10_parts));
                }
            });
            // g12[j, d] = sum over a of g11[j, a]*w[a, 0, d]  (step 3)
            start_with<wide>(g12_here, (long)H * S, 0_w);
            {
                constexpr bool DENSE = true;
                across(inside, 0, H, false, [&](const integer d) {
                    auto* const g12_row = g12_here + d * S;
                    for (integer a = 0; a < H; a++) {
                        auto* const g11_row_3 = g11_here + a * S;
                        auto* const w_row_3 = w + a * w_strides[0] + d * w_strides[2];
                        const auto w_value_3 = value<wide>(*w_row_3);
                        each(0, S, [&](const long j, auto n) {
                            const auto g11_value_2 = from_row<DENSE, vec>(g11_row_3, 1, j, n);
                            to_row<true>(g12_row, 1, j, n, spread<wide>(from_row<true, vec>(g12_row, 1, j, n) + g11_value_2 * w_value_3));
                        });
                    }
                });
            }
            // d_decoder_hidden[d] = sum over a of g10[a]*w[a, 1, d]  (step 4)
            start_with<wide>(d_decoder_hidden_here, H, 0_w);
            rows_of_kind(w_strides[2] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                several(H, [&](const integer a_first, auto count) {
                    each(0, H, [&](const long d, auto n) {
                        vec d_decoder_hidden_sum = from_row<true, vec>(d_decoder_hidden_here, 1, d, n);
                        for (integer turn = 0; turn < count; turn++) {
                            const integer a = a_first + turn;
                            auto* const g10_row = g10_here + a;
                            const auto g10_value = value<wide>(*g10_row);
                            auto* const w_row_4 = w + a * w_strides[0] + 1 * w_strides[1];
                            const auto w_value_4 = from_row<DENSE, vec>(w_row_4, w_strides[2], d, n);
                            d_decoder_hidden_sum = d_decoder_hidden_sum + g10_value * w_value_4;
                        }
                        to_row<true>(d_decoder_hidden_here, 1, d, n, d_decoder_hidden_sum);
                    });
                });
            });
            rows_of_kind(d_decoder_hidden_strides[1] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                auto* const d_decoder_hidden_row = d_decoder_hidden + batch * d_decoder_hidden_strides[0];
                each(0, H, [&](const long d, auto n) {
                    const auto d_decoder_hidden_value = from_row<DENSE, vec>(d_decoder_hidden_here, 1, d, n);
                    to_row<DENSE>(d_decoder_hidden_row, d_decoder_hidden_strides[1], d, n, spread<wide>(d_decoder_hidden_value));
                });
            });
            // d_encoder_outputs[j, d] = exp(-lse + t4[j])*d_context[d] + g12[j, d] where seen  (step 4)
            rows_of_kind(d_encoder_outputs_strides[1] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                auto* const lse_row_4 = lse + batch * lse_strides[0];
                const auto lse_value_4 = value<double>(*lse_row_4);
                const auto lse_high_3 = narrowed(lse_value_4);
                const auto lse_low_3 = low_part(lse_value_4, lse_high_3);
                for (integer d = 0; d < H; d++) {
                    auto* const d_context_row_3 = d_context + batch * d_context_strides[0] + d * d_context_strides[1];
                    const auto d_context_value_3 = value<wide>(*d_context_row_3);
                    auto* const g12_row_2 = g12_here + d * S;
                    auto* const d_encoder_outputs_row = d_encoder_outputs + batch * d_encoder_outputs_strides[0] + d * d_encoder_outputs_strides[2];
                    each(0, S, [&](const long j, auto n) {
                        const auto t4_value_3 = from_row<DENSE, vec>(t4_here, 1, j, n);
                        const auto g12_value = from_row<DENSE, vec>(g12_row_2, 1, j, n);
                        const auto d_encoder_outputs_value = select(as_mask(narrowed(lse_value_4) != -infinity), d_context_value_3 * exp((t4_value_3 - lse_high_3) - lse_low_3) + g12_value, 0_w);
                        to_row<DENSE>(d_encoder_outputs_row, d_encoder_outputs_strides[1], j, n, spread<wide>(d_encoder_outputs_value));
                    });
                }
            });
        }
    });
}

}  // namespace derive

// Softmax: C++ kernels, compiled on first use
//
//             exp(s[j])
//     p[j] = ───────────
//            Σ exp(s[j])
//            j
//
// Generated: do not edit; change the formula or the printer, and run `derive build`.

#include "cpu_kernels.h"

namespace derive {

// p, lse: a task has one batch.
extern "C" void forward_p_lse(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const s = (const narrow*)data[0];
    const long* const s_strides = strides + 0;
    auto* const p = (narrow*)data[1];
    const long* const p_strides = strides + 2;
    auto* const lse = (double*)data[2];
    const long* const lse_strides = strides + 4;
    const integer BATCH = (integer)sizes[0];
    const integer N = (integer)sizes[1];
    prepare(p, BATCH * p_strides[0], threads);
    tasks_in_turn(threads, (long)BATCH, [&](const long begin, const long end, Scratch& scratch) {
        wide* const m1_here = scratch.take<wide>(1);
        wide* const c0_here = scratch.take<wide>(1);
        wide* const e1_here = scratch.take<wide>(N);
        wide* const t2_here = scratch.take<wide>(1);
        for (long task = begin; task < end; task++) {
            const integer batch = (integer)(task % BATCH);
            // row_max = max over j of s[j]  (step 5)
            rows_of_kind(s_strides[1] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                auto* const s_row = s + batch * s_strides[0];
                vec m1_parts[PARTS] = {};
                start_with(m1_parts, PARTS, spread<wide>(-infinity));
                along(0, N, [&](const long j, auto n, int part) {
                    (void)part;
                    const auto s_value = from_row<DENSE, vec>(s_row, s_strides[1], j, n);
                    m1_parts[part] = maximum(m1_parts[part], existing(spread<wide>(s_value), n, -infinity));
                });
                put_number(m1_here, maximum_of(m1_parts));
            });
            // shift = finite(row_max)  (step 5)
            const auto m1_value = value<wide>(*m1_here);
            const auto c0_value = finite(m1_value);
            put_number(c0_here, c0_value);
            // e1[j] = exp(-shift + s[j])  (step 5)
            // t2 = sum over j of e1[j]  (step 5)
            rows_of_kind(s_strides[1] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                auto* const s_row_2 = s + batch * s_strides[0];
                const auto c0_value_2 = value<wide>(*c0_here);
                vec t2_parts[PARTS] = {};
                along(0, N, [&](const long j, auto n, int part) {
                    (void)part;
                    const auto s_value_2 = from_row<DENSE, vec>(s_row_2, s_strides[1], j, n);
                    const auto e1_value = exp(s_value_2 - c0_value_2);
                    to_row<DENSE>(e1_here, 1, j, n, spread<wide>(e1_value));
                    t2_parts[part] = t2_parts[part] + existing(spread<wide>(e1_value), n, 0_w);
                });
                put_number(t2_here, sum_of(t2_parts));
            });
            // p[j] = e1[j]/t2  (step 5)
            rows_of_kind(p_strides[1] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                const auto t2_value = value<wide>(*t2_here);
                auto* const p_row = p + batch * p_strides[0];
                each(0, N, [&](const long j, auto n) {
                    const auto e1_value_2 = from_row<DENSE, vec>(e1_here, 1, j, n);
                    const auto p_value = inverse(t2_value) * e1_value_2;
                    to_row<DENSE>(p_row, p_strides[1], j, n, spread<wide>(p_value));
                });
            });
            // lse = log(t2) + shift  (step 5)
            const auto c0_value_3 = value<wide>(*c0_here);
            const auto t2_value_2 = value<wide>(*t2_here);
            const auto lse_value = widened(c0_value_3) + widened(log(t2_value_2));
            auto* const lse_row = lse + batch * lse_strides[0];
            put_number(lse_row, lse_value);
        }
    });
}

// d_s: a task has one batch.
extern "C" void backward_d_s(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const s = (const narrow*)data[0];
    const long* const s_strides = strides + 0;
    auto* const lse = (const double*)data[1];
    const long* const lse_strides = strides + 2;
    auto* const d_p = (const narrow*)data[2];
    const long* const d_p_strides = strides + 3;
    auto* const d_lse = (const double*)data[3];
    const long* const d_lse_strides = strides + 5;
    auto* const d_s = (narrow*)data[4];
    const long* const d_s_strides = strides + 6;
    const integer BATCH = (integer)sizes[0];
    const integer N = (integer)sizes[1];
    prepare(d_s, BATCH * d_s_strides[0], threads);
    tasks_in_turn(threads, (long)BATCH, [&](const long begin, const long end, Scratch& scratch) {
        wide* const e1_here = scratch.take<wide>(N);
        wide* const g1_here = scratch.take<wide>(1);
        wide* const g2_here = scratch.take<wide>(1);
        for (long task = begin; task < end; task++) {
            const integer batch = (integer)(task % BATCH);
            // e1[j] = exp(-lse + s[j])  (step 4)
            // g1 = sum over j of d_p[j]*e1[j] where seen  (step 4)
            rows_of_kind(s_strides[1] == 1 && d_p_strides[1] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                auto* const s_row = s + batch * s_strides[0];
                auto* const lse_row = lse + batch * lse_strides[0];
                const auto lse_value = value<double>(*lse_row);
                const auto lse_high = narrowed(lse_value);
                const auto lse_low = low_part(lse_value, lse_high);
                auto* const d_p_row = d_p + batch * d_p_strides[0];
                vec g1_parts[PARTS] = {};
                along(0, N, [&](const long j, auto n, int part) {
                    (void)part;
                    const auto s_value = from_row<DENSE, vec>(s_row, s_strides[1], j, n);
                    const auto e1_value = exp((s_value - lse_high) - lse_low);
                    to_row<DENSE>(e1_here, 1, j, n, spread<wide>(e1_value));
                    const auto d_p_value = from_row<DENSE, vec>(d_p_row, d_p_strides[1], j, n);
                    g1_parts[part] = g1_parts[part] + existing(spread<wide>(select(as_mask(narrowed(lse_value) != -infinity), d_p_value * e1_value, 0_w)), n, 0_w);
                });
                put_number(g1_here, sum_of(g1_parts));
            });
            // g2 = d_lse - g1  (step 4)
            const auto g1_value = value<wide>(*g1_here);
            auto* const d_lse_row = d_lse + batch * d_lse_strides[0];
            const auto d_lse_value = value<double>(*d_lse_row);
            const auto g2_value = narrowed(d_lse_value) - g1_value;
            put_number(g2_here, g2_value);
            // d_s[j] = (g2 + d_p[j])*e1[j] where seen  (step 4)
            rows_of_kind(d_p_strides[1] == 1 && d_s_strides[1] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                auto* const d_p_row_2 = d_p + batch * d_p_strides[0];
                const auto g2_value_2 = value<wide>(*g2_here);
                auto* const lse_row_2 = lse + batch * lse_strides[0];
                const auto lse_value_2 = value<double>(*lse_row_2);
                auto* const d_s_row = d_s + batch * d_s_strides[0];
                each(0, N, [&](const long j, auto n) {
                    const auto d_p_value_2 = from_row<DENSE, vec>(d_p_row_2, d_p_strides[1], j, n);
                    const auto e1_value_2 = from_row<DENSE, vec>(e1_here, 1, j, n);
                    const auto d_s_value = select(as_mask(narrowed(lse_value_2) != -infinity), (d_p_value_2 + g2_value_2) * e1_value_2, 0_w);
                    to_row<DENSE>(d_s_row, d_s_strides[1], j, n, spread<wide>(d_s_value));
                });
            });
        }
    });
}

}  // namespace derive

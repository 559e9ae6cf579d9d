// Products with so few rows of a block that its lanes would be empty: vectors lie along the width that is summed.
//
// A score is then summed in another order than by `contract`, so both directions take these or neither: a loop that has
// the few rows as rows calls contract_few_rows, one that has them as lanes contract_few_lanes, and both do the same where
// there are at most MOST_FEW of them.
#pragma once

#include "operands.h"

namespace derive {

constexpr long MOST_FEW = 4, MOST_WIDTH = 256;

DERIVE_INLINE bool are_few(long n, long width) {
    return std::is_same<narrow, wide>::value && n <= MOST_FEW && width <= MOST_WIDTH;
}

// lane n of the result: the sum of the lanes of x[n]
DERIVE_INLINE vec sums_of_lanes(vec* x) {
    constexpr auto places = std::make_integer_sequence<int, VL>();
#pragma GCC unroll 4
    for (int half = VL / 2; half > 0; half /= 2)
#pragma GCC unroll 8
        for (int n = 0; n < half; ++n)
            x[n] = interleaved<false>(x[n], x[n + half], places) + interleaved<true>(x[n], x[n + half], places);
    return x[0];
}

// lane n: sum over w of a[w] x[n][w], for n < count <= VL; the rows that follow are fetched meanwhile
DERIVE_INLINE vec dots(long width, const wide* a, const wide* x, long stride, long count) {
    vec sums[VL];
#pragma GCC unroll 16
    for (int n = 0; n < VL; ++n) sums[n] = vec{};
    for (long w = 0; w < width; w += VL) {
        const Part part(width - w < VL ? width - w : VL);
        const vec own = part.load(a + w);
        const wide* row = x + w;
        if (count >= VL && width - w >= VL) {
#pragma GCC unroll 16
            for (int n = 0; n < VL; ++n, row += stride) {
                __builtin_prefetch(row + 2 * VL * stride);
                sums[n] = fused(load(row), own, sums[n]);
            }
        } else {
#pragma GCC unroll 16
            for (int n = 0; n < VL; ++n, row += stride)
                if (n < count) sums[n] = fused(part.load(row), own, sums[n]);
        }
    }
    return sums_of_lanes(sums);
}

// t[r][lane] = sum over w of a[r][w] x[lane][w]
template <class S>
static void contract_few_rows(long rows, long lanes, long width, const wide* a, long stride, const S* x,
                              long lane_stride, long width_stride, vec* packed, vec* t) {
    if constexpr (std::is_same<S, wide>::value) {
        if (are_few(rows, width)) {
            if (width_stride != 1) {
                for (long n = 0; n < lanes; ++n)
                    for (long w = 0; w < width; ++w) numbers(packed)[n * width + w] = x[n * lane_stride + w * width_stride];
                x = numbers(packed), lane_stride = width;
            }
            for (int l = 0; l < NV; ++l)
                for (long r = 0; r < rows; ++r)
                    t[r * NV + l] = dots(width, a + r * stride, x + l * VL * lane_stride, lane_stride, lanes - l * VL);
            return;
        }
    }
    pack(x, lane_stride, width_stride, lanes, width, packed);
    contract(rows, width, a, stride, packed, t);
}

// t[row][l] = sum over w of a[row][w] q[w][l], of which `lanes` count
template <class A, class Q>
DERIVE_INLINE void contract_few_lanes(long rows, long, long width, const A* a, long stride, const Q* q, vec* t) {
    contract(rows, width, a, stride, q, t);
}
DERIVE_APART void contract_few_lanes(long rows, long lanes, long width, const wide* a, long stride, const vec* q,
                                     vec* t) {
    if (NV > 1 || !are_few(lanes, width)) return contract(rows, width, a, stride, q, t);
    wide own[MOST_FEW][MOST_WIDTH];
    for (long n = 0; n < lanes; ++n)
        for (long w = 0; w < width; ++w) own[n][w] = numbers(q)[w * VL + n];
    for (long r = 0; r < rows; r += VL) {
        const long count = rows - r < VL ? rows - r : VL;
        for (long m = 0; m < count; ++m) t[r + m] = vec{};
        for (long n = 0; n < lanes; ++n) {
            const vec found = dots(width, own[n], a + r * stride, stride, count);
            for (long m = 0; m < count; ++m) numbers(t + r + m)[n] = found[m];
        }
    }
}

// o[w][l] += sum over r of a[r][w] t[r][l], for l < lanes
template <class A>
DERIVE_INLINE void accumulate_few_lanes(long width, long rows, long, const A* a, long stride, const vec* t, vec* o) {
    accumulate(width, rows, a, stride, t, o);
}
DERIVE_APART void accumulate_few_lanes(long width, long rows, long lanes, const wide* a, long stride, const vec* t,
                                       vec* o) {
    if (NV > 1 || !are_few(lanes, width)) return accumulate(width, rows, a, stride, t, o);
    wide sums[MOST_WIDTH];
    for (long n = 0; n < lanes; ++n) {
        product({rows, numbers(t) + n, 0, VL, a, stride, sums, 0, false}, 1, width);
        for (long w = 0; w < width; ++w) numbers(o + w)[n] += sums[w];
    }
}

}  // namespace derive

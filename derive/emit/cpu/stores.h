// Stores: blocks of lanes and tiles into tensors of any stored type and strides, or added to what is there.
#pragma once

#include "loads.h"

namespace derive {

template <bool ADD, class S>
DERIVE_INLINE void put(S* p, vec x, long n) {
    if constexpr (ADD)
        write(p, x + read(p, n), n);
    else
        write(p, x, n);
}

template <bool ADD, class S, class V>
DERIVE_INLINE void put_strided(S* p, long stride, V x, long n) {
    if constexpr (std::is_same<V, vec>::value)
        if (stride == 1) return put<ADD>(p, x, n);
    lane<V> y[VL];
    std::memcpy(y, &x, sizeof y);
    for (long i = 0; i < VL && i < n; ++i) {
        if constexpr (ADD)
            p[i * stride] += y[i];
        else
            p[i * stride] = stored<S>(y[i]);
    }
}

template <bool ADD, class S, class V>
DERIVE_INLINE void put_lanes(S* p, long stride, long n, const V* x) {
    for (int l = 0; l < NV; ++l)
        if (n > l * VL) put_strided<ADD>(p + l * VL * stride, stride, x[l], n - l * VL);
}

template <class S, class V>
static void store_lanes(S* p, long stride, long n, const V* x) {
    put_lanes<false>(p, stride, n, x);
}

// lanes become rows that are contiguous in memory, VL of them at a time
template <bool ADD, class S>
static void put_transposed(S* p, long lane_stride, long lanes, long rows, const vec* t) {
    for (int l = 0; l * VL < lanes; ++l) {
        long left = lanes - l * VL;
        for (long r = 0; r < rows; r += VL) {
            vec square[VL];
#pragma GCC unroll 16
            for (int i = 0; i < VL; ++i) square[i] = i < rows - r ? t[(r + i) * NV + l] : vec{};
            transpose(square);
#pragma GCC unroll 16
            for (int i = 0; i < VL; ++i)
                if (i < left) put<ADD>(p + (l * VL + i) * lane_stride + r, square[i], rows - r);
        }
    }
}

template <bool ADD, class S>
DERIVE_APART void put_tile(S* p, long lane_stride, long row_stride, long lanes, long rows, const vec* t) {
    if constexpr (by_vectors<S>)
        if (row_stride == 1 && lane_stride != 1) return put_transposed<ADD>(p, lane_stride, lanes, rows, t);
    if (lanes <= 0) return;
    for (long r = 0; r < rows; ++r) put_lanes<ADD>(p + r * row_stride, lane_stride, lanes, t + r * NV);
}

// p[lane, r] = t[r * NV + l]
template <class S>
DERIVE_INLINE void store_tile(S* p, long lane_stride, long row_stride, long lanes, long rows, const vec* t) {
    put_tile<false>(p, lane_stride, row_stride, lanes, rows, t);
}

// p[lane, r] += t[r * NV + l]
template <class S>
DERIVE_INLINE void add_tile(S* p, long lane_stride, long row_stride, long lanes, long rows, const vec* t) {
    static_assert(std::is_same<S, wide>::value, "sums are kept in wide");
    put_tile<true>(p, lane_stride, row_stride, lanes, rows, t);
}

// the inverse of pack
template <class S>
DERIVE_INLINE void unpack(S* p, long lane_stride, long width_stride, long n, long width, const vec* x) {
    put_tile<false>(p, lane_stride, width_stride, n, width, x);
}

}  // namespace derive

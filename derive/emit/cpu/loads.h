// Loads: from tensors of any stored type and strides into blocks of lanes, tiles, and rows.
#pragma once

#include "storage.h"

namespace derive {

// up to a vector of numbers `stride` apart, 0 in the lanes beyond n
template <class V, class S>
DERIVE_INLINE V read_strided(const S* p, long stride, long n) {
    using T = lane<V>;
    if constexpr (std::is_same<V, vec>::value)
        if (stride == 1) return read(p, n);
    if (n >= VL) return side_by_side<V>([=](int i) { return value<T>(p[i * stride]); });
    T x[VL] = {};
    for (long i = 0; i < n; ++i) x[i] = value<T>(p[i * stride]);
    V y;
    std::memcpy(&y, x, sizeof y);
    return y;
}

template <class S, class V>
static void load_lanes(const S* p, long stride, long n, V* out) {
    for (int l = 0; l < NV; ++l) {
        long left = n - l * VL;
        out[l] = left > 0 ? read_strided<V>(p + l * VL * stride, stride, left) : V{};
    }
}

template <class S, class T>
static void load_rows(const S* p, long stride, long n, T* out) {
    for (long r = 0; r < n; ++r) out[r] = value<T>(p[r * stride]);
}

// rows that are contiguous in memory: VL of them at a time are loaded and transposed
template <class S>
static void load_transposed(const S* p, long lane_stride, long lanes, long rows, vec* out) {
    for (int l = 0; l < NV; ++l) {
        long left = lanes - l * VL;
        for (long r = 0; r < rows; r += VL) {
            vec square[VL];
#pragma GCC unroll 16
            for (int i = 0; i < VL; ++i)
                square[i] = i < left ? read(p + (l * VL + i) * lane_stride + r, rows - r) : vec{};
            transpose(square);
#pragma GCC unroll 16
            for (int i = 0; i < VL; ++i)
                if (i < rows - r) out[(r + i) * NV + l] = square[i];
        }
    }
}

// out[r * NV + l] = p[lane, r]: lanes side by side, one vector of them after another; 0 in the lanes beyond
template <class S, class V>
DERIVE_APART void load_tile(const S* p, long lane_stride, long row_stride, long lanes, long rows, V* out) {
    if constexpr (std::is_same<V, vec>::value && by_vectors<S>)
        if (row_stride == 1 && lane_stride != 1 && lane_stride != 0)
            return load_transposed(p, lane_stride, lanes, rows, out);
    for (long r = 0; r < rows; ++r) {
        if (lane_stride == 0) {
            V x = lanes > 0 ? spread<lane<V>>(value<lane<V>>(p[r * row_stride])) : V{};
            for (int l = 0; l < NV; ++l) out[r * NV + l] = select(iota() + l * VL < integer(lanes), x, V{});
        } else {
            load_lanes(p + (lanes > 0 ? r * row_stride : 0), lane_stride, lanes, out + r * NV);
        }
    }
}

// the rows of the lanes, side by side: out[w * NV + l]
template <class S>
DERIVE_INLINE void pack(const S* p, long lane_stride, long width_stride, long n, long width, vec* out) {
    load_tile(p, lane_stride, width_stride, n, width, out);
}

struct Rows {
    const wide* data;
    long stride;
};

// rows to stream: the tensor itself where it holds what is computed in, else a copy in the buffer
template <class S>
static Rows rows_of(const S* p, long row_stride, long width_stride, long n, long width, wide* buffer) {
    if constexpr (std::is_same<S, wide>::value)
        if (width_stride == 1) return {p, row_stride};
    long stride = (width + 15) / 16 * 16;
    for (long r = 0; r < n; ++r)
        for (long w = 0; w < width; w += VL) {
            vec x = read_strided<vec>(p + r * row_stride + w * width_stride, width_stride, width - w);
            store_part(buffer + r * stride + w, x, width - w);
        }
    return {buffer, stride};
}

// the entries at some offsets, all inside: integers of integers, wide of the rest
template <class S>
constexpr bool is_index = std::is_integral<S>::value;

template <class S, class Offset>
DERIVE_INLINE auto gather(const S* p, Offset offset) {
    using T = typename std::conditional<is_index<S>, integer, wide>::type;
    if constexpr (scalars<Offset>) {
        return value<T>(p[offset]);
    } else {
#if DERIVE_VECTOR_BYTES == 64 && defined(DERIVE_DOUBLE)
        if constexpr (std::is_same<S, wide>::value) return vec(_mm512_i64gather_pd(bits_as<__m512i>(offset), p, 8));
#elif DERIVE_VECTOR_BYTES == 64
        if constexpr (std::is_same<S, wide>::value) return vec(_mm512_i32gather_ps(bits_as<__m512i>(offset), p, 4));
#endif
        integer places[VL];
        std::memcpy(places, &offset, sizeof offset);
        return side_by_side<lanes_of<T>>([&](int i) { return value<T>(p[places[i]]); });
    }
}

}  // namespace derive

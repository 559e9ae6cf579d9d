// Types: what is stored (narrow), what is computed in (wide, integer), and vectors of them.
#pragma once

#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <type_traits>
#include <utility>
#if defined(__x86_64__)
#include <immintrin.h>
#endif

#define DERIVE_MEMBER inline __attribute__((always_inline))
#define DERIVE_INLINE static DERIVE_MEMBER
#define DERIVE_APART static inline __attribute__((noinline, unused))  // compiled once or, where nothing calls it, never

#if defined(__AVX512F__) && defined(__AVX512DQ__)
#define DERIVE_VECTOR_BYTES 64
#elif defined(__AVX2__)
#define DERIVE_VECTOR_BYTES 32
#else
#define DERIVE_VECTOR_BYTES 16
#endif

namespace derive {

struct __attribute__((may_alias)) bfloat16 {  // others move it about in vectors
    uint16_t bits;
};

struct half {
    uint16_t bits;
};

#if defined(DERIVE_DOUBLE)
using narrow = double;
using wide = double;
using integer = int64_t;
#else
#if defined(DERIVE_BFLOAT16)
using narrow = bfloat16;
#elif defined(DERIVE_HALF)
using narrow = half;
#else
using narrow = float;
#endif
using wide = float;
using integer = int32_t;
#endif

constexpr bool WIDE_IS_FLOAT = std::is_same<wide, float>::value;
constexpr int VL = DERIVE_VECTOR_BYTES / sizeof(wide);  // wides in a vector
#if defined(DERIVE_FEW) || defined(DERIVE_SMALL)
constexpr int NV = 1;  // vectors in a block: for few rows, and for tests that cross many tiles with them
#else
constexpr int NV = 256 / DERIVE_VECTOR_BYTES;
#endif
constexpr int LANES = NV * VL;  // lanes of a block
#if defined(DERIVE_SMALL)
constexpr long ROWS = 8;
#else
constexpr long ROWS = 64;  // of a tile, at most
#endif

template <class T>
struct Lanes {
    typedef T type __attribute__((vector_size(VL * sizeof(T))));
};
template <class T>
using lanes_of = typename Lanes<T>::type;  // VL numbers of a type

using vec = lanes_of<wide>;
using ivec = lanes_of<integer>;
using dvec = lanes_of<double>;

// the type of a lane: of a vector its element, of a number itself
template <class X, bool = std::is_arithmetic<X>::value>
struct Lane {
    using type = X;
};
template <class X>
struct Lane<X, false> {
    using type = typename std::decay<decltype(std::declval<X&>()[0])>::type;
};
template <class X>
using lane = typename Lane<X>::type;

template <class... X>
constexpr bool scalars = (std::is_arithmetic<X>::value && ...);

// signed and unsigned integers as long as a type
template <class T>
using signed_as = typename std::conditional<sizeof(T) == 8, int64_t, int32_t>::type;
template <class T>
using unsigned_as = typename std::conditional<sizeof(T) == 8, uint64_t, uint32_t>::type;

constexpr wide operator""_w(long double x) { return wide(x); }
constexpr wide operator""_w(unsigned long long x) { return wide(x); }
constexpr wide infinity = wide(__builtin_inf());

// x in every lane, or lane by lane as T (x - 0 keeps the sign of a zero)
template <class T, class X>
DERIVE_INLINE lanes_of<T> spread(X x) {
    if constexpr (std::is_arithmetic<X>::value) {
        return T(x) - lanes_of<T>{};
    } else if constexpr (std::is_same<lane<X>, T>::value) {
        return x;
    } else {
        return __builtin_convertvector(x, lanes_of<T>);
    }
}

// the same bits as another type of the same size
template <class To, class From>
DERIVE_INLINE To bits_as(From x) {
    static_assert(sizeof(To) == sizeof(From), "bits_as keeps the size");
    To y;
    std::memcpy(&y, &x, sizeof y);
    return y;
}

// f of each lane, or of a number
template <class X, class F>
DERIVE_INLINE X lanewise(X x, F f) {
    if constexpr (std::is_arithmetic<X>::value) {
        return f(x);
    } else {
        X y;
        for (int i = 0; i < VL; ++i) y[i] = f(x[i]);
        return y;
    }
}

// f(0), f(1), ... side by side
template <class V, class F, int... I>
DERIVE_INLINE V side_by_side(F f, std::integer_sequence<int, I...>) {
    return V{f(I)...};
}
template <class V, class F>
DERIVE_INLINE V side_by_side(F f) {
    return side_by_side<V>(f, std::make_integer_sequence<int, VL>());
}

DERIVE_INLINE ivec iota() {
    ivec x;
    for (int i = 0; i < VL; ++i) x[i] = i;
    return x;
}

}  // namespace derive

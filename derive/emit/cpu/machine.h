// What vector extensions do not spell: loads of parts, fused products, roots, minima, transposes.
#pragma once

#include "types.h"

// DERIVE_MM(sqrt) is the intrinsic sqrt for a vec
#if defined(__x86_64__)
#if DERIVE_VECTOR_BYTES == 64
#define DERIVE_MM_PREFIX(name) _mm512_##name
#elif DERIVE_VECTOR_BYTES == 32
#define DERIVE_MM_PREFIX(name) _mm256_##name
#else
#define DERIVE_MM_PREFIX(name) _mm_##name
#endif
#if defined(DERIVE_DOUBLE)
#define DERIVE_MM(name) DERIVE_MM_PREFIX(name##_pd)
#else
#define DERIVE_MM(name) DERIVE_MM_PREFIX(name##_ps)
#endif
#endif

namespace derive {

typedef wide loose_vec __attribute__((vector_size(DERIVE_VECTOR_BYTES), aligned(sizeof(wide))));

DERIVE_INLINE vec load(const wide* p) { return *reinterpret_cast<const loose_vec*>(p); }
DERIVE_INLINE void store(wide* p, vec x) { *reinterpret_cast<loose_vec*>(p) = x; }

// The first n lanes of a vector (0 < n; all of them from VL on): only they are read, and the rest is 0; only they are
// written.
class Part {
public:
#if DERIVE_VECTOR_BYTES == 64
    DERIVE_MEMBER explicit Part(long n) : kept_(n >= VL ? (1u << VL) - 1 : (1u << n) - 1) {}
    DERIVE_MEMBER vec load(const wide* p) const { return DERIVE_MM(maskz_loadu)(kept_, p); }
    DERIVE_MEMBER void store(wide* p, vec x) const { DERIVE_MM(mask_storeu)(p, kept_, x); }

private:
    uint32_t kept_;
#elif DERIVE_VECTOR_BYTES == 32
    DERIVE_MEMBER explicit Part(long n) : kept_(iota() < integer(n < VL ? n : VL)) {}
    DERIVE_MEMBER vec load(const wide* p) const { return DERIVE_MM(maskload)(p, bits_as<__m256i>(kept_)); }
    DERIVE_MEMBER void store(wide* p, vec x) const { DERIVE_MM(maskstore)(p, bits_as<__m256i>(kept_), x); }

private:
    ivec kept_;
#else
    DERIVE_MEMBER explicit Part(long n) : n_(n) {}
    DERIVE_MEMBER vec load(const wide* p) const {
        if (n_ >= VL) return derive::load(p);
        vec x{};
        for (int i = 0; i < VL - 1; ++i)
            if (i < n_) x[i] = p[i];
        return x;
    }
    DERIVE_MEMBER void store(wide* p, vec x) const {
        if (n_ >= VL) return derive::store(p, x);
        for (int i = 0; i < VL - 1; ++i)
            if (i < n_) p[i] = x[i];
    }

private:
    long n_;
#endif
};

DERIVE_INLINE vec load_part(const wide* p, long n) { return n >= VL ? load(p) : Part(n).load(p); }
DERIVE_INLINE void store_part(wide* p, vec x, long n) {
    if (n >= VL)
        store(p, x);
    else
        Part(n).store(p, x);
}

// a * b + c, in one rounding where the machine can
template <class X>
DERIVE_INLINE X fused(X a, X b, X c) {
#if DERIVE_VECTOR_BYTES > 16 && defined(__FMA__)
    if constexpr (std::is_same<X, vec>::value) return DERIVE_MM(fmadd)(a, b, c);
#endif
    return a * b + c;
}

// 1 / x of a positive x that is normal, as is 1 / x: an estimate of 14 bits and Newton's steps, where there is one
DERIVE_INLINE vec reciprocal(vec x) {
#if DERIVE_VECTOR_BYTES == 64
    vec y = DERIVE_MM(rcp14)(x);
#pragma GCC unroll 2
    for (int step = 0; step < (WIDE_IS_FLOAT ? 1 : 2); ++step) y = y * DERIVE_MM(fnmadd)(x, y, spread<wide>(2));
    return y;
#else
    return wide(1) / x;
#endif
}

// the larger and the smaller of two; b where either is a NaN
DERIVE_INLINE vec larger(vec a, vec b) {
#if defined(__x86_64__)
    return DERIVE_MM(max)(a, b);
#else
    return a > b ? a : b;
#endif
}

DERIVE_INLINE vec smaller(vec a, vec b) {
#if defined(__x86_64__)
    return DERIVE_MM(min)(a, b);
#else
    return a < b ? a : b;
#endif
}

DERIVE_INLINE vec root(vec x) {
#if defined(__x86_64__)
    return DERIVE_MM(sqrt)(x);
#else
    return lanewise(x, [](wide y) { return std::sqrt(y); });
#endif
}

DERIVE_INLINE vec rounded_down(vec x) {
#if DERIVE_VECTOR_BYTES == 64
    return DERIVE_MM(roundscale)(x, _MM_FROUND_TO_NEG_INF | _MM_FROUND_NO_EXC);
#elif defined(__SSE4_1__)
    return DERIVE_MM(floor)(x);
#else
    return lanewise(x, [](wide y) { return std::floor(y); });
#endif
}

// a0 b0 a1 b1 ... of the first (HIGH: of the second) halves of two vectors
template <bool HIGH, int... I>
DERIVE_INLINE vec interleaved(vec a, vec b, std::integer_sequence<int, I...>) {
#if defined(__clang__)
    return __builtin_shufflevector(a, b, ((I % 2 ? VL : 0) + I / 2 + (HIGH ? VL / 2 : 0))...);
#else
    return __builtin_shuffle(a, b, ivec{((I % 2 ? VL : 0) + I / 2 + (HIGH ? VL / 2 : 0))...});
#endif
}

// each lane gets what is N lanes further on, the last N what the first have
template <int N, int... I>
DERIVE_INLINE vec turned(vec x, std::integer_sequence<int, I...>) {
#if defined(__clang__)
    return __builtin_shufflevector(x, x, ((I + N) % VL)...);
#else
    return __builtin_shuffle(x, ivec{((I + N) % VL)...});
#endif
}

// f of all lanes: the two halves of a vector become one until a number is left
template <int N = VL / 2, class F>
DERIVE_INLINE wide folded(vec x, F f) {
    x = f(x, turned<N>(x, std::make_integer_sequence<int, VL>()));
    if constexpr (N == 1)
        return x[0];
    else
        return folded<N / 2>(x, f);
}

// VL rows become VL columns: each round interleaves the two halves of the rows
DERIVE_INLINE void transpose(vec* rows) {
    constexpr auto places = std::make_integer_sequence<int, VL>();
    vec other[VL];
#pragma GCC unroll 4
    for (int round = 1; round < VL; round *= 2) {
#pragma GCC unroll 8
        for (int i = 0; i < VL / 2; ++i) {
            other[2 * i] = interleaved<false>(rows[i], rows[i + VL / 2], places);
            other[2 * i + 1] = interleaved<true>(rows[i], rows[i + VL / 2], places);
        }
#pragma GCC unroll 16
        for (int i = 0; i < VL; ++i) rows[i] = other[i];
    }
}

}  // namespace derive

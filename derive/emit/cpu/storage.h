// Numbers as they are stored: bfloat16 and half to float and back (round to nearest even), and vectors of any of them.
#pragma once

#include "elements.h"

namespace derive {

DERIVE_INLINE float float_of(bfloat16 x) { return bits_as<float>(uint32_t(x.bits) << 16); }

DERIVE_INLINE bfloat16 bfloat16_of(float x) {
    uint32_t bits = bits_as<uint32_t>(x);
    uint32_t rounded = (bits + 0x7FFF + (bits >> 16 & 1)) >> 16;
    return {uint16_t(x != x ? bits >> 16 | 0x40 : rounded)};
}

DERIVE_INLINE float float_of(half x) {
#if defined(__F16C__)
    return _cvtsh_ss(x.bits);
#else
    uint32_t bits = x.bits & 0x7FFFu, size = (bits << 13) + 0x38000000u;  // exponents are counted from elsewhere
    if (bits >= 0x7C00u) size = bits << 13 | 0x7F800000u;                // infinity, NaN
    if (bits < 0x0400u) size = bits_as<uint32_t>(float(bits) * 0x1p-24f);  // a subnormal
    return bits_as<float>(size | uint32_t(x.bits & 0x8000) << 16);
#endif
}

DERIVE_INLINE half half_of(float x) {
#if defined(__F16C__)
    return {uint16_t(_cvtss_sh(x, _MM_FROUND_TO_NEAREST_INT))};
#else
    uint32_t bits = bits_as<uint32_t>(x), size = bits & 0x7FFFFFFFu, rounded;
    if (size > 0x7F800000u) {
        rounded = 0x7E00u | (size >> 13 & 0x3FF);
    } else if (size >= 0x47800000u) {  // 65536 and more
        rounded = 0x7C00u;
    } else if (size < 0x38800000u) {  // a subnormal: the sum rounds
        rounded = bits_as<uint32_t>(bits_as<float>(size) + 0.5f) - 0x3F000000u;
    } else {
        rounded = (size - 0x38000000u + 0xFFF + (size >> 13 & 1)) >> 13;
    }
    return {uint16_t(rounded | (bits >> 16 & 0x8000))};
#endif
}

// a stored number as T, and a number as S stores it
template <class T, class S>
DERIVE_INLINE T value(S x) {
    if constexpr (std::is_arithmetic<S>::value) {
        return T(x);
    } else {
        return T(float_of(x));
    }
}

template <class S, class T>
DERIVE_INLINE S stored(T x) {
    if constexpr (std::is_same<S, bfloat16>::value) {
        return bfloat16_of(float(x));
    } else if constexpr (std::is_same<S, half>::value) {
        return half_of(float(x));
    } else {
        return S(x);
    }
}

#if !defined(DERIVE_DOUBLE)
using halves = lanes_of<uint16_t>;

DERIVE_INLINE vec floats_of(const bfloat16* p) {
    halves bits;
    std::memcpy(&bits, p, sizeof bits);
    return bits_as<vec>(spread<uint32_t>(bits) << 16);
}

DERIVE_INLINE void store_floats(bfloat16* p, vec x) {
    auto bits = bits_as<lanes_of<uint32_t>>(x);
    auto rounded = bits + 0x7FFF + ((bits >> 16) & 1);
    auto kept = x == x ? rounded : bits | 0x400000;
    halves high = spread<uint16_t>(kept >> 16);
    std::memcpy(p, &high, sizeof high);
}

DERIVE_INLINE vec floats_of(const half* p) {
#if DERIVE_VECTOR_BYTES == 64
    return _mm512_cvtph_ps(_mm256_loadu_si256(reinterpret_cast<const __m256i*>(p)));
#elif DERIVE_VECTOR_BYTES == 32 && defined(__F16C__)
    return _mm256_cvtph_ps(_mm_loadu_si128(reinterpret_cast<const __m128i*>(p)));
#else
    vec x;
    for (int i = 0; i < VL; ++i) x[i] = float_of(p[i]);
    return x;
#endif
}

DERIVE_INLINE void store_floats(half* p, vec x) {
#if DERIVE_VECTOR_BYTES == 64
    _mm256_storeu_si256(reinterpret_cast<__m256i*>(p), _mm512_cvtps_ph(x, _MM_FROUND_TO_NEAREST_INT));
#elif DERIVE_VECTOR_BYTES == 32 && defined(__F16C__)
    _mm_storeu_si128(reinterpret_cast<__m128i*>(p), _mm256_cvtps_ph(x, _MM_FROUND_TO_NEAREST_INT));
#else
    for (int i = 0; i < VL; ++i) p[i] = half_of(x[i]);
#endif
}
#endif

// numbers that whole vectors of are converted at once
template <class S>
constexpr bool in_halves = std::is_same<S, bfloat16>::value || std::is_same<S, half>::value;
template <class S>
constexpr bool by_vectors = std::is_same<S, wide>::value || (WIDE_IS_FLOAT && in_halves<S>);

// one by one: for types and ends that no vector is loaded of
template <class S>
DERIVE_APART vec read_few(const S* p, long n) {
    wide x[VL] = {};
    for (long i = 0; i < VL && i < n; ++i) x[i] = value<wide>(p[i]);
    return load(x);
}

template <class S>
DERIVE_APART void write_few(S* p, vec x, long n) {
    wide y[VL];
    store(y, x);
    for (long i = 0; i < VL && i < n; ++i) p[i] = stored<S>(y[i]);
}

// n numbers one after another (a vector at most), 0 in the lanes beyond
template <class S>
DERIVE_INLINE vec read(const S* p, long n) {
    if constexpr (std::is_same<S, wide>::value) {
        return load_part(p, n);
    } else {
        if constexpr (by_vectors<S>)
            if (n >= VL) return floats_of(p);
        return read_few(p, n);
    }
}

template <class S>
DERIVE_INLINE void write(S* p, vec x, long n) {
    if constexpr (std::is_same<S, wide>::value) {
        store_part(p, x, n);
    } else {
        if constexpr (by_vectors<S>)
            if (n >= VL) return store_floats(p, x);
        write_few(p, x, n);
    }
}

}  // namespace derive

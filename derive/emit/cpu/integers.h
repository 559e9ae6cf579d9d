// Integers: division as Python rounds it, places inside of a size, and the hash that random numbers come from.
#pragma once

#include "elements.h"

namespace derive {

DERIVE_INLINE integer floor_quotient(integer a, integer b) {
    if (b == 0) return 0;  // of a pair that nobody sees
    if (b == -1) return integer(-unsigned_as<integer>(a));
    integer q = a / b;
    return q - (a % b != 0 && (a < 0) != (b < 0));
}

// lane by lane, for b != 0. A quotient of 32-bit integers in double has digits enough to be rounded down right.
DERIVE_INLINE ivec floor_quotient(ivec a, ivec b) {
    ivec q;
#if DERIVE_VECTOR_BYTES == 64 && !defined(DERIVE_DOUBLE)
    __m256i as[2], bs[2], qs[2];
    std::memcpy(as, &a, sizeof a);
    std::memcpy(bs, &b, sizeof b);
    for (int i = 0; i < 2; ++i) {
        __m512d exact = _mm512_div_pd(_mm512_cvtepi32_pd(as[i]), _mm512_cvtepi32_pd(bs[i]));
        qs[i] = _mm512_cvttpd_epi32(_mm512_roundscale_pd(exact, _MM_FROUND_TO_NEG_INF | _MM_FROUND_NO_EXC));
    }
    std::memcpy(&q, qs, sizeof q);
#elif DERIVE_VECTOR_BYTES == 32 && !defined(DERIVE_DOUBLE)
    __m128i as[2], bs[2], qs[2];
    std::memcpy(as, &a, sizeof a);
    std::memcpy(bs, &b, sizeof b);
    for (int i = 0; i < 2; ++i) {
        __m256d exact = _mm256_div_pd(_mm256_cvtepi32_pd(as[i]), _mm256_cvtepi32_pd(bs[i]));
        qs[i] = _mm256_cvttpd_epi32(_mm256_floor_pd(exact));
    }
    std::memcpy(&q, qs, sizeof q);
#else
    for (int i = 0; i < VL; ++i) q[i] = floor_quotient(a[i], b[i]);
#endif
    return q;
}

// the quotient rounded down; 0 where b is 0
template <class A, class B>
DERIVE_INLINE auto floor_divide(A a, B b) {
    if constexpr (scalars<A, B>) {
        return floor_quotient(integer(a), integer(b));
    } else {
        ivec x = spread<integer>(a), y = spread<integer>(b);
        return ivec(select(y == 0, integer(0), floor_quotient(x, select(y == 0, integer(1), y))));
    }
}

// a - b * floor_divide(a, b): the sign of b; a where b is 0
template <class A, class B>
DERIVE_INLINE auto modulo(A a, B b) {
    using U = unsigned_as<integer>;
    if constexpr (scalars<A, B>) {
        return integer(U(a) - U(b) * U(floor_divide(a, b)));
    } else {
        auto x = spread<U>(spread<integer>(a)), y = spread<U>(spread<integer>(b));
        return spread<integer>(x - y * spread<U>(floor_divide(a, b)));
    }
}

// a place brought into 0..size-1; 0 where there is none
DERIVE_INLINE integer clamped(integer place, integer size) {
    integer most = place < size ? place : size - 1;
    return most < 0 ? 0 : most;
}
DERIVE_INLINE ivec clamped(ivec place, integer size) {
    ivec most = select(place < size, place, integer(size - 1));
    return select(most < 0, integer(0), most);
}

// a hash of 32 bits ("lowbias32" by Wellons, 2018), in unsigned integers as long as `integer`
template <class U>
DERIVE_INLINE U mixed(U x) {
    constexpr auto low = unsigned_as<integer>(0xFFFFFFFFu);
    x &= low;
    x = ((x ^ (x >> 16)) * 0x7FEB352Du) & low;
    x = ((x ^ (x >> 15)) * 0x846CA68Bu) & low;
    return x ^ (x >> 16);
}

template <class X>
DERIVE_INLINE auto unsigned_of(X x) {
    using U = unsigned_as<integer>;
    if constexpr (scalars<X>)
        return U(x);
    else
        return spread<U>(x);
}

// the hash goes on over places; it becomes a vector at the first one that is
template <class X>
DERIVE_INLINE X hashed(X x) {
    return x;
}
template <class X, class Place, class... Rest>
DERIVE_INLINE auto hashed(X x, Place place, Rest... rest) {
    return hashed(mixed(x ^ unsigned_of(place) * unsigned_as<integer>(0x9E3779B9u)), rest...);
}

// a number in [0, 1) for each seed and place, the same on every backend: multiples of 2**-24 from a hash
template <class Seed, class... Places>
DERIVE_INLINE auto uniform(Seed seed, Places... places) {
    auto x = hashed(mixed(unsigned_of(seed) ^ unsigned_as<integer>(0x243F6A88u)), places...) >> 8;
    constexpr wide step = wide(1) / (1 << 24);
    if constexpr (scalars<Seed, Places...>)
        return wide(x) * step;
    else
        return spread<wide>(spread<integer>(x)) * step;
}

}  // namespace derive

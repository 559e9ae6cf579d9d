// Masks: lanes of 0 and -1, or one such integer; what is chosen by them and asked of them.
#pragma once

#include "machine.h"

namespace derive {

DERIVE_INLINE integer mask(bool seen) { return -integer(seen); }

// a comparison as a mask: of vectors it is one already
template <class M>
DERIVE_INLINE auto as_mask(M m) {
    if constexpr (std::is_same<M, bool>::value) {
        return mask(m);
    } else {
        return m;
    }
}

// x where the mask is set, y elsewhere: a vector if anything is, in the wider type of x and y
template <class M, class X, class Y>
DERIVE_INLINE auto select(M m, X x, Y y) {
    using T = typename std::common_type<lane<X>, lane<Y>>::type;
    if constexpr (scalars<M, X, Y>) {
        return m ? T(x) : T(y);
    } else if constexpr (scalars<M>) {
        lanes_of<T> chosen = m ? spread<T>(x) : spread<T>(y);
        return chosen;
    } else {
        lanes_of<T> chosen = spread<signed_as<T>>(m) ? spread<T>(x) : spread<T>(y);
        return chosen;
    }
}

DERIVE_INLINE bool any(integer m) { return m != 0; }
DERIVE_INLINE bool any(ivec m) {
#if DERIVE_VECTOR_BYTES == 64
    return _mm512_test_epi32_mask(bits_as<__m512i>(m), bits_as<__m512i>(m)) != 0;
#elif DERIVE_VECTOR_BYTES == 32
    return !_mm256_testz_si256(bits_as<__m256i>(m), bits_as<__m256i>(m));
#else
    integer found = 0;
    for (int i = 0; i < VL; ++i) found |= m[i];
    return found != 0;
#endif
}
DERIVE_INLINE bool any(const ivec* m) {
    ivec found = m[0];
    for (int l = 1; l < NV; ++l) found |= m[l];
    return any(found);
}

DERIVE_INLINE bool all(integer m) { return m != 0; }
DERIVE_INLINE bool all(ivec m) { return !any(~m); }
DERIVE_INLINE bool all(const ivec* m) {
    ivec found = m[0];
    for (int l = 1; l < NV; ++l) found &= m[l];
    return all(found);
}

}  // namespace derive

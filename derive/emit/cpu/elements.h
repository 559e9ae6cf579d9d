// Element functions of vectors, of vectors of doubles, and of numbers: exp and its kin of vectors are polynomials, the
// rest is libm's.
#pragma once

#include "polynomials.h"

namespace derive {

// is it the vector that a polynomial is for?
template <class X>
constexpr bool quick = std::is_same<X, vec>::value;

#define DERIVE_BY_LANES(name)                                        \
    template <class X>                                               \
    DERIVE_INLINE X name(X x) {                                      \
        return lanewise(x, [](lane<X> y) { return std::name(y); }); \
    }
DERIVE_BY_LANES(sin)
DERIVE_BY_LANES(cos)
DERIVE_BY_LANES(sinh)
DERIVE_BY_LANES(cosh)
DERIVE_BY_LANES(erf)
#undef DERIVE_BY_LANES

#define DERIVE_BY_POLYNOMIAL(name, polynomial)                           \
    template <class X>                                                   \
    DERIVE_INLINE X name(X x) {                                          \
        if constexpr (quick<X>)                                          \
            return polynomial(x);                                        \
        else                                                             \
            return lanewise(x, [](lane<X> y) { return std::name(y); }); \
    }
DERIVE_BY_POLYNOMIAL(exp, quick_exp)
DERIVE_BY_POLYNOMIAL(log, quick_log)
DERIVE_BY_POLYNOMIAL(log1p, quick_log1p)
DERIVE_BY_POLYNOMIAL(tanh, quick_tanh)
#undef DERIVE_BY_POLYNOMIAL

template <class X>
DERIVE_INLINE X sqrt(X x) {
    if constexpr (std::is_same<X, vec>::value) {
        return root(x);
    } else {
        return lanewise(x, [](lane<X> y) { return std::sqrt(y); });
    }
}

template <class X>
DERIVE_INLINE X floor(X x) {
    if constexpr (std::is_same<X, vec>::value) {
        return rounded_down(x);
    } else {
        return lanewise(x, [](lane<X> y) { return std::floor(y); });
    }
}

// |x|, of integers too
template <class X>
DERIVE_INLINE X absolute(X x) {
    using T = lane<X>;
    if constexpr (std::is_floating_point<T>::value) {
        constexpr auto all_but_sign = unsigned_as<T>(~unsigned_as<T>(0)) >> 1;
        if constexpr (scalars<X>) {
            return std::fabs(x);
        } else {
            return bits_as<X>(bits_as<lanes_of<unsigned_as<T>>>(x) & all_but_sign);
        }
    } else {
        return X(select(as_mask(x < T(0)), X(T(0) - x), x));
    }
}

// -1, 0 or 1; 0 for a NaN
template <class X>
DERIVE_INLINE X sign(X x) {
    using T = lane<X>;
    return select(as_mask(x > T(0)), T(1), select(as_mask(x < T(0)), T(-1), X{}));
}

template <class X>
DERIVE_INLINE X step(X x) {
    using T = lane<X>;
    return select(as_mask(x > T(0)), T(1), X{});
}

// x, and 0 where x is -inf: the maximum of a row that saw nothing
template <class X>
DERIVE_INLINE X finite(X x) {
    using T = lane<X>;
    return select(as_mask(x == T(-infinity)), X{}, x);
}

// 1 / x, and 0 where x is 0
template <class X>
DERIVE_INLINE X inverse(X x) {
    using T = lane<X>;
    return select(as_mask(x == T(0)), X{}, T(1) / select(as_mask(x == T(0)), T(1), x));
}

// x as the wider type of two, a vector where either is one
template <class X, class Y>
DERIVE_INLINE auto joined(X x, Y) {
    using T = typename std::common_type<lane<X>, lane<Y>>::type;
    if constexpr (scalars<X, Y>) {
        return T(x);
    } else {
        return spread<T>(x);
    }
}

// x == y, but for the rounding of a sum that was added up in another order
template <class X, class Y>
DERIVE_INLINE auto nearly_equal(X x, Y y) {
    auto a = joined(x, y), b = joined(y, x);
    using T = lane<decltype(a)>;
    constexpr T tolerance = sizeof(T) == 8 ? T(256 * 2.220446049250313e-16) : T(256 * 1.1920928955078125e-07);
    return as_mask(absolute(a - b) <= tolerance * absolute(b));
}

// the larger and the smaller of two; a NaN in either stays
template <class X, class Y>
DERIVE_INLINE auto maximum(X x, Y y) {
    auto a = joined(x, y), b = joined(y, x);
    using V = decltype(a);
    if constexpr (std::is_same<V, vec>::value) {
        return V(select(a != a, a, larger(a, b)));
    } else if constexpr (std::is_integral<lane<V>>::value) {
        return V(select(as_mask(a > b), a, b));
    } else {
        return V(select(as_mask(a != a), a, select(as_mask(a > b), a, b)));
    }
}

template <class X, class Y>
DERIVE_INLINE auto minimum(X x, Y y) {
    auto a = joined(x, y), b = joined(y, x);
    using V = decltype(a);
    if constexpr (std::is_same<V, vec>::value) {
        return V(select(a != a, a, smaller(a, b)));
    } else if constexpr (std::is_integral<lane<V>>::value) {
        return V(select(as_mask(a < b), a, b));
    } else {
        return V(select(as_mask(a != a), a, select(as_mask(a < b), a, b)));
    }
}

// 0 or x; a NaN stays
template <class X>
DERIVE_INLINE X relu(X x) {
    using T = lane<X>;
    return select(as_mask(x <= T(0)), X{}, x);
}

template <class X>
DERIVE_INLINE X sigmoid(X x) {
    using T = lane<X>;
    return T(1) / (T(1) + exp(X(-x)));
}

// log(sigmoid(x)): no exponential overflows, small results keep their digits
template <class X>
DERIVE_INLINE X logsigmoid(X x) {
    using T = lane<X>;
    return minimum(x, T(0)) - log1p(exp(X(-absolute(x))));
}

// between integers, wide and double

DERIVE_INLINE wide real(integer x) { return wide(x); }
DERIVE_INLINE vec real(ivec x) { return spread<wide>(x); }
DERIVE_INLINE double widened(wide x) { return double(x); }
DERIVE_INLINE dvec widened(vec x) { return spread<double>(x); }
DERIVE_INLINE wide narrowed(double x) { return wide(x); }
DERIVE_INLINE vec narrowed(dvec x) { return spread<wide>(x); }

// what `high`, x rounded, leaves of x; 0 where high is no finite number
template <class D, class X>
DERIVE_INLINE X low_part(D x, X high) {
    return select(as_mask(absolute(high) < infinity), narrowed(D(x - widened(high))), X{});
}

}  // namespace derive

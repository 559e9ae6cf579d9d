// exp, log, log1p and tanh of vectors: an argument is brought near 0 or 1, where a polynomial is exact enough, and the
// exponent is put back.
#pragma once

#include "masks.h"

namespace derive {

using ubits = lanes_of<unsigned_as<wide>>;
constexpr int MANTISSA = WIDE_IS_FLOAT ? 23 : 52;
constexpr wide MAGIC = WIDE_IS_FLOAT ? 0x1.8p23 : 0x1.8p52;  // what is added to it is rounded to a whole number
constexpr wide LOG2_HIGH = WIDE_IS_FLOAT ? 0.693359375 : 6.93147180369123816490e-01;  // few digits: products are exact
constexpr wide LOG2_LOW = WIDE_IS_FLOAT ? -2.12194440054690582e-4 : 1.90821492927058770002e-10;

// first x^n + ... + last
template <class... C>
DERIVE_INLINE vec polynomial(vec x, double first, C... rest) {
    vec y = spread<wide>(first);
    ((y = fused(y, x, spread<wide>(rest))), ...);
    return y;
}

// x = n log(2) + r with |r| <= log(2) / 2 and a whole n; t holds n in its low bits
struct Reduced {
    vec t, n, r;
};

DERIVE_INLINE Reduced reduced(vec x) {
    vec t = fused(x, spread<wide>(1.4426950408889634), spread<wide>(MAGIC));
    vec n = t - MAGIC;
    vec r = fused(n, spread<wide>(-LOG2_HIGH), x);
    return {t, n, fused(n, spread<wide>(-LOG2_LOW), r)};
}

// y * 2^n for a y near 1 and a result that is no subnormal
DERIVE_INLINE vec scaled(vec y, vec t) { return bits_as<vec>(bits_as<ubits>(y) + (bits_as<ubits>(t) << MANTISSA)); }

DERIVE_INLINE vec quick_exp(vec x) {
    auto near_zero = [](vec r) __attribute__((always_inline)) {
        if constexpr (WIDE_IS_FLOAT)
            return polynomial(r, 1.38143206e-3, 8.36885162e-3, 4.16684002e-2, 1.66665196e-1, 4.99999940e-1, 1.0, 1.0);
        else
            return polynomial(r, 2.5100424157005067e-08, 2.7620138719733994e-07, 2.7557268378684192e-06,
                              2.480152119021773e-05, 1.9841269863105968e-04, 1.3888888917281794e-03,
                              8.333333333330051e-03, 4.166666666662399e-02, 0.16666666666666669, 0.5000000000000001,
                              1.0, 1.0);
    };
#if DERIVE_VECTOR_BYTES == 64
    constexpr wide most = WIDE_IS_FLOAT ? 128 : 1100;
    Reduced a = reduced(smaller(spread<wide>(most), larger(spread<wide>(-most), x)));  // a NaN stays
    return DERIVE_MM(scalef)(near_zero(a.r), a.n);
#else
    constexpr wide most = WIDE_IS_FLOAT ? 88.72283 : 709.782712893384;
    constexpr wide least = WIDE_IS_FLOAT ? -87.33654 : -708.3964185322641;
    Reduced a = reduced(x);
    vec y = scaled(near_zero(a.r), a.t);
    y = select(x <= most, y, x + infinity);  // infinite, or a NaN
    return select(x < least, vec{}, y);
#endif
}

// exp(x) - 1 for 0 <= x <= 40, in all its digits
DERIVE_INLINE vec exp_less_one(vec x) {
    Reduced a = reduced(x);
    vec p;
    if constexpr (WIDE_IS_FLOAT)
        p = polynomial(a.r, 1.38982572e-3, 8.36616475e-3, 4.16668542e-2, 1.66665480e-1, 0.5);
    else
        p = polynomial(a.r, 2.0911264239196083e-09, 2.5100424157005067e-08, 2.755728291148268e-07,
                       2.7557268378684192e-06, 2.4801587317181886e-05, 1.9841269863105968e-04, 1.3888888888886545e-03,
                       8.333333333330051e-03, 4.1666666666666664e-02, 0.16666666666666669, 0.5);
    p = fused(p * a.r, a.r, a.r);
    vec power = scaled(spread<wide>(1), a.t);
    return fused(p, power, power - wide(1));
}

// exp(2 |x|) - 1 over exp(2 |x|) + 1, with the sign of x
DERIVE_INLINE vec quick_tanh(vec x) {
    constexpr auto sign = unsigned_as<wide>(1) << (8 * sizeof(wide) - 1);
    vec positive = bits_as<vec>(bits_as<ubits>(x) & ~sign);
    vec e = exp_less_one(smaller(spread<wide>(40), positive + positive));
    return bits_as<vec>(bits_as<ubits>(e / (e + wide(2))) | (bits_as<ubits>(x) & sign));
}

// log(x) + c for x > 0 that is no subnormal: x = 2^e (1 + f) with 1 + f between the roots of 1/2 and 2
DERIVE_INLINE vec log_of_normal(vec x, vec c) {
    using U = unsigned_as<wide>;
    constexpr U root_of_half = WIDE_IS_FLOAT ? U(0x3F3504F3) : U(0x3FE6A09E667F3BCD);
    constexpr U magic = WIDE_IS_FLOAT ? U(0x4B400000) : U(0x4338000000000000);  // the bits of MAGIC
    ubits above = bits_as<ubits>(x) - root_of_half;
    vec e = bits_as<vec>(bits_as<ubits>(bits_as<ivec>(above) >> MANTISSA) + magic) - MAGIC;
    vec f = bits_as<vec>((above & ((U(1) << MANTISSA) - 1)) + root_of_half) - wide(1);
    vec square = f * f, half_square = square * wide(0.5), low = fused(e, spread<wide>(LOG2_LOW), c);
    if constexpr (WIDE_IS_FLOAT) {
        vec p = polynomial(f, 7.0376836292e-2, -1.1514610310e-1, 1.1676998740e-1, -1.2420140846e-1, 1.4249322787e-1,
                           -1.6668057665e-1, 2.0000714765e-1, -2.4999993993e-1, 3.3333331174e-1);
        low = fused(p, f * square, low) - half_square;
        return fused(e, spread<wide>(LOG2_HIGH), f + low);
    } else {
        vec s = f / (f + wide(2)), z = s * s;
        vec p = z * polynomial(z, 1.479819860511658591e-01, 1.531383769920937332e-01, 1.818357216161805012e-01,
                               2.222219843214978396e-01, 2.857142874366239149e-01, 3.999999999940941908e-01,
                               6.666666666666735130e-01);
        low = half_square - fused(s, half_square + p, low);
        return fused(e, spread<wide>(LOG2_HIGH), f - low);
    }
}

DERIVE_INLINE vec quick_log(vec x) {
    constexpr wide normal = WIDE_IS_FLOAT ? 0x1p-126 : 0x1p-1022;
    constexpr wide power = WIDE_IS_FLOAT ? 0x1p23 : 0x1p52;
    ivec tiny = x < normal;
    vec y = log_of_normal(select(tiny, x * power, x), select(tiny, wide(-MANTISSA * 0.6931471805599453), vec{}));
    y = select(x < infinity, y, x);
    y = select(x == wide(0), -infinity, y);
    return select(x < wide(0), wide(__builtin_nan("")), y);
}

// log(1 + x) for 0 <= x <= 1 (or a NaN), in all its digits: what 1 + x rounds away is put back
DERIVE_INLINE vec quick_log1p(vec x) {
    vec y = x + wide(1);
    return log_of_normal(y, (x - (y - wide(1))) / y) + (x - x);
}

}  // namespace derive

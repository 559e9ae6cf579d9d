// Products: each is C = A B or C += A B, with broadcast entries of A and vectors of B, by one kernel that keeps a block
// of C in registers.
#pragma once

#include "elements.h"

namespace derive {

// c[r][w] (+)= sum over k of a[r * a_row + k * a_step] * b[k * b_step + w]
struct Product {
    long depth;
    const wide* a;
    long a_row, a_step;
    const wide* b;
    long b_step;
    wide* c;
    long c_row;
    bool add;
};

// What an entry of A and a vector of B add to a sum; other kinds of entries bring a Step of their own.
struct Fused {
    DERIVE_MEMBER static vec step(vec entry, vec b, vec sum) { return fused(entry, b, sum); }
};

// R rows of J vectors of C; of the last vector of each row only `last` lanes if PART
template <class Step, int R, int J, bool PART>
DERIVE_APART void product_block(const Product& p, long row, long column, long last) {
    const wide* a = p.a + row * p.a_row;
    const wide* b = p.b + column;
    wide* c = p.c + row * p.c_row + column;
    const long a_row = p.a_row, a_step = p.a_step, b_step = p.b_step, c_row = p.c_row;
    const Part part(last);
    auto get = [&part](const wide* q, int j) __attribute__((always_inline)) {
        return PART && j == J - 1 ? part.load(q + j * VL) : load(q + j * VL);
    };
    vec sum[R][J];
#pragma GCC unroll 16
    for (int r = 0; r < R; ++r)
#pragma GCC unroll 4
        for (int j = 0; j < J; ++j) sum[r][j] = vec{};
    if (p.add) {
        const wide* q = c;
#pragma GCC unroll 16
        for (int r = 0; r < R; ++r, q += c_row)
#pragma GCC unroll 4
            for (int j = 0; j < J; ++j) sum[r][j] = get(q, j);
    }
    for (long k = p.depth; k > 0; --k) {
        vec bs[J];
#pragma GCC unroll 4
        for (int j = 0; j < J; ++j) {
            if (R == 1) __builtin_prefetch(b + 16 * b_step + j * VL);
            bs[j] = get(b, j);
        }
#pragma GCC unroll 16
        for (int r = 0; r < R; ++r) {
            vec entry = spread<wide>(a[r * a_row]);
#pragma GCC unroll 4
            for (int j = 0; j < J; ++j) sum[r][j] = Step::step(entry, bs[j], sum[r][j]);
        }
        a += a_step;
        b += b_step;
    }
    asm("" : "+r"(c));  // or the addresses of all rows would be kept in memory meanwhile
#pragma GCC unroll 16
    for (int r = 0; r < R; ++r, c += c_row)
#pragma GCC unroll 4
        for (int j = 0; j < J; ++j) {
            if (PART && j == J - 1)
                part.store(c + j * VL, sum[r][j]);
            else
                store(c + j * VL, sum[r][j]);
        }
}

// R rows of a single whole vector of C: two sums for each, since one alone would wait for itself
template <class Step, int R>
DERIVE_APART void product_line(const Product& p, long row, long column) {
    const wide* a = p.a + row * p.a_row;
    const wide* b = p.b + column;
    wide* c = p.c + row * p.c_row + column;
    const long a_row = p.a_row, a_step = p.a_step, b_step = p.b_step, c_row = p.c_row;
    vec even[R], odd[R];
#pragma GCC unroll 8
    for (int r = 0; r < R; ++r) even[r] = p.add ? load(c + r * c_row) : vec{}, odd[r] = vec{};
    long k = p.depth;
    for (; k > 1; k -= 2) {
        const vec first = load(b), second = load(b + b_step);
#pragma GCC unroll 8
        for (int r = 0; r < R; ++r) {
            even[r] = Step::step(spread<wide>(a[r * a_row]), first, even[r]);
            odd[r] = Step::step(spread<wide>(a[r * a_row + a_step]), second, odd[r]);
        }
        a += 2 * a_step;
        b += 2 * b_step;
    }
    if (k) {
        const vec first = load(b);
#pragma GCC unroll 8
        for (int r = 0; r < R; ++r) even[r] = Step::step(spread<wide>(a[r * a_row]), first, even[r]);
    }
#pragma GCC unroll 8
    for (int r = 0; r < R; ++r) store(c + r * c_row, even[r] + odd[r]);
}

template <class Step, int R>
DERIVE_INLINE void product_lines(const Product& p, long row, long rows, long column) {
    for (; row + R <= rows; row += R) product_line<Step, R>(p, row, column);
    if constexpr (R > 1) product_lines<Step, R / 2>(p, row, rows, column);
}

// all rows of J vectors of C: R at a time, what is left by fewer
template <class Step, int R, int J, bool PART>
DERIVE_INLINE void product_columns(const Product& p, long row, long rows, long column, long last) {
    for (; row + R <= rows; row += R) product_block<Step, R, J, PART>(p, row, column, last);
    if constexpr (R > 1) product_columns<Step, (R > 4 ? 4 : R / 2), J, PART>(p, row, rows, column, last);
}

// blocks of 24, 12 or 8 vectors of C, as there are registers; columns that are left over get blocks of their own shape
template <class Step = Fused>
DERIVE_APART void product(const Product& p, long rows, long columns) {
    constexpr int BLOCK = DERIVE_VECTOR_BYTES == 64 ? 24 : DERIVE_VECTOR_BYTES == 32 ? 12 : 8;
    constexpr int J = BLOCK == 24 ? 4 : 2;
    long column = 0;
    for (; column + J * VL <= columns; column += J * VL)
        product_columns<Step, BLOCK / J, J, false>(p, 0, rows, column, VL);
    const long left = columns - column;
    if (left <= 0) return;
    const long vectors = (left + VL - 1) / VL, last = left - (vectors - 1) * VL;
    if constexpr (J == 4) {
        if (vectors >= 3)
            return vectors == 3 ? product_columns<Step, 8, 3, true>(p, 0, rows, column, last)
                                : product_columns<Step, 6, 4, true>(p, 0, rows, column, last);
    }
    // scores are rounded in the same order everywhere, whatever the shape: both directions then have the same ones
    if (vectors == 1 && last == VL && p.add) return product_lines<Step, 6>(p, 0, rows, column);
    if (vectors == 2) return product_columns<Step, BLOCK / 2, 2, true>(p, 0, rows, column, last);
    product_columns<Step, BLOCK == 24 ? 12 : BLOCK, 1, true>(p, 0, rows, column, last);
}

DERIVE_INLINE const wide* numbers(const vec* x) { return reinterpret_cast<const wide*>(x); }
DERIVE_INLINE wide* numbers(vec* x) { return reinterpret_cast<wide*>(x); }

// t[r][l] = sum over w of a[r][w] q[w][l]
DERIVE_INLINE void contract(long rows, long width, const wide* a, long stride, const vec* q, vec* t) {
    product({width, a, stride, 1, numbers(q), LANES, numbers(t), LANES, false}, rows, LANES);
}

// o[w][l] += sum over r of a[r][w] t[r][l]
DERIVE_INLINE void accumulate(long width, long rows, const wide* a, long stride, const vec* t, vec* o) {
    product({rows, a, 1, stride, numbers(t), LANES, numbers(o), LANES, true}, width, LANES);
}

// o[w][l] = sum over r of a[r][w] t[r][l]
DERIVE_INLINE void combine(long width, long rows, const wide* a, long stride, const vec* t, vec* o) {
    product({rows, a, 1, stride, numbers(t), LANES, numbers(o), LANES, false}, width, LANES);
}

// o[v][w] += sum over r of x[r][v] y[r][w]
DERIVE_INLINE void cross(long rows, long height, long width, const wide* x, long x_stride, const wide* y, long y_stride,
                         wide* o) {
    product({rows, x, 1, x_stride, y, y_stride, o, width, true}, height, width);
}

// o[r][w] += sum over l < lanes of t[r][l] x[l][w]
DERIVE_INLINE void cross_rows(long rows, long lanes, long width, const vec* t, const wide* x, long x_stride, wide* o,
                              long o_stride) {
    product({lanes, numbers(t), LANES, 1, x, x_stride, o, o_stride, true}, rows, width);
}

// o[l][w] += sum over r of t[r][l] x[r][w], for l < lanes
DERIVE_INLINE void cross_lanes(long rows, long lanes, long width, const vec* t, const wide* x, long x_stride, wide* o,
                               long o_stride) {
    product({rows, numbers(t), 1, LANES, x, x_stride, o, o_stride, true}, lanes, width);
}

// The same where some entries are not finite: a pair that is not seen takes no part, whatever is there. What is finite
// goes through the same products, so that no bit of a result depends on what nobody sees; the rest is added afterwards.
// t is 0 where it is not seen.
template <class Sum, class Add>
DERIVE_INLINE void in_two_parts(const wide* x, long stride, long rows, long width, Sum sum, Add add) {
    wide* const kept = new wide[rows * width];
    for (long r = 0; r < rows; ++r)
        for (long w = 0; w < width; ++w) {
            const wide entry = x[r * stride + w];
            kept[r * width + w] = std::isfinite(entry) ? entry : 0;
        }
    sum(kept, width);
    delete[] kept;
    for (long r = 0; r < rows; ++r)
        for (long w = 0; w < width; ++w)
            if (!std::isfinite(x[r * stride + w])) add(r, w, x[r * stride + w]);
}

DERIVE_APART void accumulate_seen(long width, long rows, const wide* a, long stride, const vec* t, const ivec* seen,
                                  vec* o) {
    auto sum = [&](const wide* x, long step) { accumulate(width, rows, x, step, t, o); };
    in_two_parts(a, stride, rows, width, sum, [&](long r, long w, wide entry) {
        for (int l = 0; l < NV; ++l) {
            vec& to = o[w * NV + l];
            to = select(seen[r * NV + l], to + t[r * NV + l] * entry, to);
        }
    });
}

DERIVE_APART void cross_rows_seen(long rows, long lanes, long width, const vec* t, const ivec* seen, const wide* x,
                                  long x_stride, wide* o, long o_stride) {
    auto sum = [&](const wide* y, long step) { cross_rows(rows, lanes, width, t, y, step, o, o_stride); };
    in_two_parts(x, x_stride, lanes, width, sum, [&](long l, long w, wide entry) {
        for (long r = 0; r < rows; ++r)
            if (seen[r * NV + l / VL][l % VL]) o[r * o_stride + w] += t[r * NV + l / VL][l % VL] * entry;
    });
}

DERIVE_APART void cross_lanes_seen(long rows, long lanes, long width, const vec* t, const ivec* seen, const wide* x,
                                   long x_stride, wide* o, long o_stride) {
    auto sum = [&](const wide* y, long step) { cross_lanes(rows, lanes, width, t, y, step, o, o_stride); };
    in_two_parts(x, x_stride, rows, width, sum, [&](long r, long w, wide entry) {
        for (long l = 0; l < lanes; ++l)
            if (seen[r * NV + l / VL][l % VL]) o[l * o_stride + w] += t[r * NV + l / VL][l % VL] * entry;
    });
}

DERIVE_APART bool all_finite(const wide* a, long stride, long rows, long width) {
    vec found{};  // 0 times what is finite is 0, else a NaN
    for (long r = 0; r < rows; ++r)
        for (long w = 0; w < width; w += VL) found += load_part(a + r * stride + w, width - w) * wide(0);
    return all(found == wide(0));
}

// o[w][l] *= factor[l]; nothing is done where every factor is 1
DERIVE_APART void rescale(long width, const vec* factor, vec* o) {
    ivec ones = factor[0] == wide(1);
    for (int l = 1; l < NV; ++l) ones &= factor[l] == wide(1);
    if (all(ones)) return;
    for (long w = 0; w < width; ++w)
        for (int l = 0; l < NV; ++l) o[w * NV + l] *= factor[l];
}

}  // namespace derive

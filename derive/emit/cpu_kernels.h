// What every printed kernel uses besides the elements of the support header: its frame, its tiles, its masks.
#pragma once

#include "cpu_support.h"

namespace derive {

#define UNROLL _Pragma("GCC unroll 16")

constexpr long BLOCK = 64;  // rows that a task of a row kernel owns, at most

static inline long least(long a, long b) { return a < b ? a : b; }
static inline long largest(long a, long b) { return a > b ? a : b; }
static inline long rounded_down(long a, long b) { return a / b - (a % b != 0 && (a % b < 0) != (b < 0)); }

// The same number in every lane.
static inline vec spread(vec x) { return x; }
static inline vec spread(wide x) { return x - vec{}; }
static inline ivec spread(ivec x) { return x; }
static inline ivec spread(integer x) { return x - ivec{}; }
#ifndef DERIVE_DOUBLE
static inline dvec spread(dvec x) { return x; }
static inline dvec spread(double x) { return x - dvec{}; }
#endif

// The numbers start, start + 1, ... along the lanes.
static inline void lane_numbers(long start, ivec* out) {
    for (int l = 0; l < NV; l++)
        for (int n = 0; n < VL; n++) out[l][n] = (integer)(start + l * VL + n);
}

template <class T>
static inline void fill(T* out, long n, wide x) {
    for (long m = 0; m < n; m++) out[m] = spread(x);
}

// f of std::true_type where a condition holds, else of std::false_type: a loop is compiled for either case
template <class F>
DERIVE_INLINE void by_cases(bool condition, F f) {
    if (condition)
        f(std::true_type{});
    else
        f(std::false_type{});
}

// Whether all of some factors are so large that the product of two, and its reciprocal, are normal numbers
constexpr wide LEAST_FACTOR = 0x1p-60, MOST_FACTOR = 0x1p60;

static inline ivec within(vec x) { return (x >= LEAST_FACTOR) & (x <= MOST_FACTOR); }
static inline ivec within(wide x) { return spread(integer(-(x >= LEAST_FACTOR && x <= MOST_FACTOR))); }

static inline bool in_range(const vec* factors, long n) {
    ivec good = spread(integer(-1));
    for (long m = 0; m < n; m++) good &= (factors[m] >= LEAST_FACTOR) & (factors[m] <= MOST_FACTOR);
    return all(good);
}

static inline bool in_range(const wide* factors, long stride, long rows, long size) {
    bool good = true;
    for (long r = 0; r < rows; r++) {
        ivec here = spread(integer(-1));
        for (long n = 0; n < size; n += VL) {
            const Part part(size - n);
            const vec x = part.load(&factors[r * stride + n]);
            here &= ((x >= LEAST_FACTOR) & (x <= MOST_FACTOR)) | as_mask(iota() >= integer(size - n));
        }
        good &= all(here);
    }
    return good;
}

// Steps of reductions along the rows of a tile.  larger: the maximum of numbers; a NaN may be lost.
static inline vec plus(vec a, vec b) { return a + b; }
static inline vec plus(vec a, wide b) { return a + b; }
static inline ivec either(ivec a, ivec b) { return a | b; }
static inline ivec either(ivec a, integer b) { return a | b; }
static inline vec larger(vec a, wide b) { return larger(a, spread(b)); }

// The reduction of all lanes to one number.
static inline wide across_plus(vec x) {
    wide sum = 0;
    for (int n = 0; n < VL; n++) sum += x[n];
    return sum;
}
static inline wide across_larger(vec x) {
    wide top = x[0];
    for (int n = 1; n < VL; n++) top = x[n] > top ? x[n] : top;
    return top;
}
static inline wide across_maximum(vec x) {
    wide top = x[0];
    for (int n = 1; n < VL; n++) top = maximum(top, x[n]);
    return top;
}
static inline integer across_either(ivec x) { return -integer(any(x)); }

// select where a tile is one that not every row sees whole; elsewhere the value as it is.
template <bool PARTIAL, class M, class A, class B>
static inline auto select_if(M seen, A x, B other) {
    using Result = decltype(select(seen, x, other));
    if constexpr (PARTIAL) {
        return select(seen, x, other);
    } else if constexpr (std::is_same<A, Result>::value) {
        return x;
    } else {
        return Result(x - Result{});
    }
}

// Whether a mask is set in all rows of a tile, or in all lanes of a block that exist.
static inline bool all_rows(long rows, const integer* seen) {
    integer found = -1;
    for (long r = 0; r < rows; r++) found &= seen[r];
    return found != 0;
}

static inline bool all_lanes(long lanes, const ivec* seen) {
    const integer* each = (const integer*)seen;
    integer found = -1;
    for (long n = 0; n < lanes; n++) found &= each[n];
    return found != 0;
}

// f(first row, number of rows, whether a mask is needed) for the tiles of lower..upper; whole(first row, number of rows):
// what else is asked of the rows of a tile that needs none.
template <class F, class W>
static inline void tiles(long lower, long upper, long full_lower, long full_upper, long step, const F& f, const W& whole) {
    for (long start = lower; start < upper; start += step) {
        const long stop = least(start + step, upper);
        if (full_lower <= start && stop <= full_upper && whole(start, stop - start)) {
            f(start, stop - start, std::false_type{});
        } else {
            f(start, stop - start, std::true_type{});
        }
    }
}

template <class F>
static inline void tiles(long lower, long upper, long full_lower, long full_upper, long step, const F& f) {
    tiles(lower, upper, full_lower, full_upper, step, f, [](long, long) { return true; });
}

// The rows begin <= r < end of a tile of which either half of the lanes sees some; without PARTIAL both see all rows.
template <bool PARTIAL>
struct Reach {
    long begin[2], end[2];

    // f(first row, number of rows, first vector, number of vectors) for the parts of the tile that count
    template <class F>
    void parts(const F& f) const {
        const long from = largest(begin[0], begin[1]), until = largest(from, least(end[0], end[1]));
        const auto part = [&](long first, long last, int vector, int vectors) {
            if (first < last) f(first, last - first, vector, vectors);
        };
        part(from, until, 0, NV);
        for (int half = 0; half < 2; half++) {
            part(begin[half], least(end[half], from), half * NV / 2, NV / 2);
            part(largest(begin[half], until), end[half], half * NV / 2, NV / 2);
        }
    }
};

template <bool PARTIAL, class F>
static inline Reach<PARTIAL> reach_until(long start, long rows, long first, long last, const F& upper) {
    const auto end = [&](long lane) { return largest(0, least(rows, upper(least(lane, last)) - start)); };
    return {{0, 0}, {end(first + LANES / 2 - 1), end(first + LANES - 1)}};
}

template <bool PARTIAL, class F>
static inline Reach<PARTIAL> reach_from(long start, long rows, long first, long last, const F& lower) {
    const auto begin = [&](long lane) { return largest(0, least(rows, lower(least(lane, last)) - start)); };
    return {{begin(first), begin(first + LANES / 2)}, {rows, rows}};
}

// The products of a tile where they count; what half of the lanes does not see is 0 without having been computed.
template <bool PARTIAL>
static void contract(const Reach<PARTIAL>& reach, long rows, long width, const wide* a, long stride, const vec* q, vec* t) {
    if (!PARTIAL || NV == 1) return contract(rows, width, a, stride, q, t);
    for (int half = 0; half < 2; half++)
        for (long r = 0; r < rows; r++)
            if (r < reach.begin[half] || r >= reach.end[half])
                for (int l = 0; l < NV / 2; l++) t[r * NV + half * NV / 2 + l] = vec{};
    reach.parts([&](long r, long count, int l, int vectors) {
        const wide* const b = numbers(q + l);
        product({width, a + r * stride, stride, 1, b, LANES, numbers(t + r * NV + l), LANES, false}, count, vectors * VL);
    });
}

template <bool PARTIAL, class A, class Q>
static void contract_few_lanes(const Reach<PARTIAL>& reach, long rows, long lanes, long width, const A* a, long stride,
                               const Q* q, vec* t) {
    if (NV == 1) return contract_few_lanes(rows, lanes, width, a, stride, q, t);
    contract(reach, rows, width, a, stride, q, t);
}

template <bool PARTIAL>
static void accumulate(const Reach<PARTIAL>& reach, long width, long rows, const wide* a, long stride, const vec* t, vec* o) {
    if (!PARTIAL || NV == 1) return accumulate(width, rows, a, stride, t, o);
    reach.parts([&](long r, long count, int l, int vectors) {
        const wide* const b = numbers(t + r * NV + l);
        product({count, a + r * stride, 1, stride, b, LANES, numbers(o + l), LANES, true}, width, vectors * VL);
    });
}

// o[w] += sum over rows of x[row, w] t[row]; what no lane sees of a row takes no part, whatever x holds there.
template <bool PARTIAL, class X>
static inline void accumulate_visible(long width, long rows, X x, const vec* t, const ivec* seen, vec* o) {
    if (PARTIAL && !all_finite(x.data, x.stride, rows, width)) {
        accumulate_seen(width, rows, x.data, x.stride, t, seen, o);
    } else {
        accumulate(width, rows, x.data, x.stride, t, o);
    }
}

template <bool PARTIAL>
static inline void accumulate_visible(const Reach<PARTIAL>& reach, long width, long rows, Rows x, const vec* t,
                                      const ivec* seen, vec* o) {
    if (PARTIAL && !all_finite(x.data, x.stride, rows, width)) {
        accumulate_seen(width, rows, x.data, x.stride, t, seen, o);
    } else {
        accumulate(reach, width, rows, x.data, x.stride, t, o);
    }
}

// o[r] += sum over lanes of t[r][lane] x[lane]; pairs that are not seen take no part, whatever x holds there.
template <bool PARTIAL, class X>
static inline void cross_visible(long rows, long lanes, long width, const vec* t, const ivec* seen, X x, wide* o,
                                 long o_stride) {
    if (PARTIAL && !all_finite(x, lanes, width)) {
        cross_rows_seen(rows, lanes, width, t, seen, x, o, o_stride);
    } else {
        cross_rows(rows, lanes, width, t, x.data, x.stride, o, o_stride);
    }
}

// Sums over rows that stream past: o[w] += sum over r of x[r][w], and of one number a row.
static inline void add_rows(long rows, long width, const wide* x, long stride, wide* o) {
    for (long w = 0; w < width; w += VL) {
        vec sum = load_part(o + w, width - w);
        for (long r = 0; r < rows; r++) sum += load_part(x + r * stride + w, width - w);
        store_part(o + w, sum, width - w);
    }
}

static inline wide sum_of(long rows, const wide* x) {
    wide sum = 0;
    for (long r = 0; r < rows; r++) sum += x[r];
    return sum;
}

// An element of a tensor as a number to compute with.
template <class S>
static inline wide number_at(const S* p, long offset) {
    return value<wide>(p[offset]);
}

// t[r][lane] = sum over w of a[r][w] x[lane][w], in the order of contract
template <class S>
static inline void contract_rows(long rows, long lanes, long width, const wide* a, long stride, const S* x,
                                 long lane_stride, long width_stride, vec* packed, vec* t) {
    pack(x, lane_stride, width_stride, lanes, width, packed);
    contract(rows, width, a, stride, packed, t);
}

// o[row][w] *= factor[row]
static inline void rescale_rows(long rows, long width, const wide* factor, wide* o, long stride) {
    for (long r = 0; r < rows; r++)
        if (factor[r] != 1)
            for (long w = 0; w < width; w++) o[r * stride + w] *= factor[r];
}

// Stores of a value of each row, and of one at each place of a width.
template <class S, class T>
static inline void store_line(S* p, long stride, long rows, const T* x) {
    for (long r = 0; r < rows; r++) p[r * stride] = stored<S>(x[r]);
}
template <class S>
static inline void store_rows(S* p, long row_stride, long width_stride, long rows, long width, Rows x) {
    for (long r = 0; r < rows; r++)
        for (long w = 0; w < width; w++) p[r * row_stride + w * width_stride] = stored<S>(x.data[r * x.stride + w]);
}

// Into how many shares the blocks of a head are dealt out: 1 where the heads keep all threads busy.
static inline long shares_of(long threads, long leads, long blocks) {
    if (threads <= 1 || leads >= 4 * threads || (leads > 0 && leads % threads == 0)) return 1;
    return least(threads, largest(blocks, 1));
}

// Rows that a task adds to. They become 0 as the task comes to them: what is added then finds them in the cache.
struct Target {
    wide* data;
    long stride, width, cleared;

    // the rows from start on, count of them ready
    wide* rows(long start, long count) {
        for (; cleared < start + count; cleared++)
            for (long w = 0; w < width; w++) data[cleared * stride + w] = 0;
        return data + start * stride;
    }
};

// Whether sums can be taken where they are stored.
template <class S>
static inline bool is_direct(const S*, long width_stride) {
    return std::is_same<S, wide>::value && width_stride == 1;
}

// The rows of a result: where they are stored, or the buffer.
template <class S>
static inline Target target(S* out, long row_stride, long width_stride, wide* buffer, long width) {
    if (is_direct(out, width_stride)) return {(wide*)out, row_stride};
    return {buffer, width};
}

// Sums of rows that all blocks of a head add to. With several shares each has rows of its own (the first one the tensor
// itself, where that is possible), which are added up in the order of the shares.
class RowSums {
public:
    RowSums(long leads, long shares, long rows, long width, bool direct)
        : shares_(shares), rows_(rows), width_(width), direct_(direct),
          memory_(shares > 1 ? new wide[leads * (shares - direct) * rows * width] : nullptr) {}
    RowSums(const RowSums&) = delete;
    RowSums& operator=(const RowSums&) = delete;
    ~RowSums() { delete[] memory_; }

    template <class S>
    Target share(long task, S* out, long row_stride, long, Scratch& scratch) const {
        const long share = task % shares_;
        if (direct_ && share == 0) return {(wide*)out, row_stride, width_, 0};
        wide* const own = shares_ == 1 ? scratch.take<wide>(rows_ * width_) : part(task / shares_, share);
        return {own, width_, width_, 0};
    }

    template <class S>
    void finish(Target& from, S* out, long row_stride, long width_stride) const {
        from.rows(0, rows_);
        if (shares_ > 1 || direct_) return;
        for (long r = 0; r < rows_; r++)
            for (long w = 0; w < width_; w++)
                out[r * row_stride + w * width_stride] = stored<S>(from.data[r * width_ + w]);
    }

    template <class S>
    void add_up(long lead, S* out, long row_stride, long width_stride) const {
        for (long r = 0; r < rows_; r++)
            for (long w = 0; w < width_; w++) {
                S* const place = out + r * row_stride + w * width_stride;
                wide sum = direct_ ? value<wide>(*place) : 0;
                for (long share = direct_; share < shares_; share++) sum += part(lead, share)[r * width_ + w];
                *place = stored<S>(sum);
            }
    }

private:
    wide* part(long lead, long share) const {
        return memory_ + (lead * (shares_ - direct_) + share - direct_) * rows_ * width_;
    }

    long shares_, rows_, width_;
    bool direct_;
    wide* memory_;
};

// out[first + lane_sign * lane + row_sign * row] += t[row][lane], at the places that exist.
static inline void add_diagonals(wide* out, long size, long first, long lane_sign, long row_sign, long lanes, long rows,
                                 const vec* t) {
    const wide* x = (const wide*)t;
    for (long r = 0; r < rows; r++) {
        const long start = first + row_sign * r;
        for (long n = 0; n < lanes; n++) {
            const long place = start + lane_sign * n;
            if (place >= 0 && place < size) out[place] += x[r * LANES + n];
        }
    }
}

}  // namespace derive

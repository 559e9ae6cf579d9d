// Operands: what nothing but products reads of a tensor in the inputs' dtype. Where the machine multiplies that dtype
// they stay in it; elsewhere they are what the other functions of loads and products take.
#pragma once

#include "amx.h"

namespace derive {

#if !defined(DERIVE_PAIRS)

using operand = wide;      // of rows that stream past
using lane_operand = vec;  // of the lanes of a block, along a width

DERIVE_INLINE long operand_size(long width) { return ROWS * rounded_up(width, 16); }
DERIVE_INLINE long lane_operand_size(long width) { return width; }

template <class S>
DERIVE_INLINE Rows operand_rows(const S* p, long row_stride, long width_stride, long n, long width, operand* buffer) {
    return rows_of(p, row_stride, width_stride, n, width, buffer);
}

template <class S>
DERIVE_INLINE void pack_operand(const S* p, long lane_stride, long width_stride, long n, long width, vec* out) {
    pack(p, lane_stride, width_stride, n, width, out);
}

using block_operand = wide;  // of the rows of a block
using BlockRows = Rows;

DERIVE_INLINE long block_operand_size(long width) { return LANES * rounded_up(width, 16); }

template <class S>
DERIVE_INLINE Rows operand_block(const S* p, long row_stride, long width_stride, long n, long width, wide* buffer) {
    return rows_of(p, row_stride, width_stride, n, width, buffer);
}

#else

using operand = bfloat16;
using lane_operand = pairs;
using block_operand = pairs;

DERIVE_INLINE long operand_size(long width) { return rounded_up(ROWS, 16) * rounded_up(width, DEPTH); }
DERIVE_INLINE long lane_operand_size(long width) { return rounded_up(width, DEPTH) / 2; }
DERIVE_INLINE long block_operand_size(long width) { return LANE_PAIRS * rounded_up(width, VL) / VL; }

struct OperandRows {
    const bfloat16* data;
    long stride;
};

// Rows to stream: the tensor itself where its rows are whole tiles, else a copy with zeros around it, up to multiples
// of 16 rows and of DEPTH entries.
static OperandRows operand_rows(const bfloat16* p, long row_stride, long width_stride, long n, long width,
                                bfloat16* buffer) {
    const bool whole = width % DEPTH == 0 && n % 16 == 0 && row_stride % 2 == 0 && reinterpret_cast<size_t>(p) % 4 == 0;
    if (width_stride == 1 && whole) return {p, row_stride};
    const long stride = rounded_up(width, DEPTH), all = rounded_up(n, 16);
    for (long r = 0; r < all; ++r)
        for (long w = 0; w < stride; w += 32) {
            __m512i entries = _mm512_setzero_si512();
            const bfloat16* from = p + r * row_stride + w * width_stride;
            if (r < n && width_stride == 1) {
                entries = load_entries(from, width - w);
            } else if (r < n) {
                bfloat16 some[32] = {};
                for (long i = 0; i < 32 && i < width - w; ++i) some[i] = from[i * width_stride];
                std::memcpy(&entries, some, sizeof some);
            }
            store(reinterpret_cast<wide*>(buffer + r * stride + w), bits_as<vec>(entries));
        }
    return {buffer, stride};
}

// the rows of the lanes, side by side in pairs: out[w / 2][lane]
static void pack_operand(const bfloat16* p, long lane_stride, long width_stride, long n, long width, pairs* out) {
    for (int l = 0; l < NV; ++l)
        for (long w = 0; w < width; w += DEPTH) {
            vec square[VL];
            for (int i = 0; i < VL; ++i) {
                const long lane = l * VL + i;
                const bfloat16* from = p + lane * lane_stride + w * width_stride;
                __m512i entries = _mm512_setzero_si512();
                if (lane < n && width_stride == 1) {
                    entries = load_entries(from, width - w);
                } else if (lane < n) {
                    bfloat16 some[32] = {};
                    for (long k = 0; k < 32 && k < width - w; ++k) some[k] = from[k * width_stride];
                    std::memcpy(&entries, some, sizeof some);
                }
                square[i] = bits_as<vec>(entries);
            }
            transpose(square);
            for (int i = 0; i < VL; ++i) out[(w / 2 + i) * NV + l].bits = square[i];
        }
}

// The rows of a block: in pairs, [lane / 2][w], and as they lie in the tensor.
struct BlockRows {
    const pairs* data;
    long stride;  // in pairs
    const bfloat16* stored;
    long row_stride, width_stride;
};

static BlockRows operand_block(const bfloat16* p, long row_stride, long width_stride, long n, long width,
                               pairs* buffer) {
    const long stride = rounded_up(width, VL);
    const long made = (n + 1) / 2;
    if (width_stride == 1) {
        zip_rows(p, row_stride, n, width, stride, buffer);
    } else {
        wide* out = numbers(buffer);
        for (long pair = 0; pair < made; ++pair)
            for (long w = 0; w < stride; ++w) {
                const bfloat16* from = p + 2 * pair * row_stride + w * width_stride;
                const bool one = w < width, two = one && 2 * pair + 1 < n;
                const bfloat16 first = one ? from[0] : bfloat16{}, second = two ? from[row_stride] : bfloat16{};
                out[pair * stride + w] = bits_as<float>(uint32_t(first.bits) | uint32_t(second.bits) << 16);
            }
    }
    for (long m = made * stride / VL; m < block_operand_size(width); ++m) buffer[m] = pairs{};
    return {buffer, stride, p, row_stride, width_stride};
}

// t[r][l] = sum over w of a[r][w] q[w][l]
DERIVE_INLINE void contract(long rows, long width, const bfloat16* a, long stride, const pairs* q, vec* t) {
#if defined(DERIVE_AMX)
    if (has_matrix_unit) {
        const long depth = rounded_up(width, DEPTH) / DEPTH;
        return tile_product({depth, (const char*)a, 2 * stride, (const char*)q, 4L * LANES, numbers(t), LANES, false},
                            rows, LANES);
    }
#endif
    product<Paired>({(width + 1) / 2, (const wide*)a, stride / 2, 1, numbers(q), LANES, numbers(t), LANES, false}, rows,
                    LANES);
}

// o[w][l] += sum over r of a[r][w] t[r][l]
static void accumulate(long width, long rows, const bfloat16* a, long stride, const vec* t, vec* o) {
    constexpr long COLUMNS = 64;  // of a that are turned at a time
    pairs factor[MOST_PAIRS * NV], turned[MOST_PAIRS * COLUMNS / VL];
    pair_rows(rows, t, factor);
    for (long w = 0; w < width; w += COLUMNS) {
        const long columns = width - w < COLUMNS ? width - w : COLUMNS;
        wide* out = numbers(o + w * NV);
#if defined(DERIVE_AMX)
        if (has_matrix_unit) {
            turn_rows(a + w, stride, rows, columns, turned);
            tile_product({rounded_up(rows, DEPTH) / DEPTH, (const char*)turned, 4 * MOST_PAIRS, (const char*)factor,
                          4L * LANES, out, LANES, true},
                         columns, LANES);
            continue;
        }
#endif
        zip_rows(a + w, stride, rows, columns, COLUMNS, turned);
        product<Paired>({(rows + 1) / 2, numbers(turned), 1, COLUMNS, numbers(factor), LANES, out, LANES, true},
                        columns, LANES);
    }
}

// o[r][w] += sum over l < lanes of t[r][l] x[l][w]
static void cross_rows(long rows, long lanes, long width, const vec* t, const pairs* x, long stride, wide* o,
                       long o_stride) {
    pairs factor[(ROWS + 15) / 16 * 16 * LANE_PAIRS / VL];
    pair_lanes(rows, lanes, t, factor);
#if defined(DERIVE_AMX)
    if (has_matrix_unit) {
        for (long m = rows * LANE_PAIRS / VL; m < rounded_up(rows, 16) * LANE_PAIRS / VL; ++m) factor[m] = pairs{};
        return tile_product({LANE_PAIRS / 16, (const char*)factor, 4 * LANE_PAIRS, (const char*)x, 4 * stride, o,
                             o_stride, true},
                            rows, width);
    }
#endif
    product<Paired>({(lanes + 1) / 2, numbers(factor), LANE_PAIRS, 1, numbers(x), stride, o, o_stride, true}, rows,
                    width);
}

static bool all_finite(const bfloat16* a, long stride, long rows, long width) {
    const __m512i largest = _mm512_set1_epi16(0x7F7F), size = _mm512_set1_epi16(0x7FFF);
    uint32_t others = 0;
    for (long r = 0; r < rows; ++r)
        for (long w = 0; w < width; w += 32) {
            const __m512i sizes = _mm512_and_si512(load_entries(a + r * stride + w, width - w), size);
            others |= _mm512_cmpgt_epu16_mask(sizes, largest);
        }
    return others == 0;
}

// As in_two_parts of products.h: sum(rows whose entries are all finite, their stride), then add(row, column, entry) for
// each of the others.
template <class Sum, class Add>
static void in_two_parts(const bfloat16* x, long row_stride, long width_stride, long rows, long width, Sum sum,
                         Add add) {
    bfloat16* const kept = new bfloat16[rows * width];
    const auto others = [&](auto f) {
        for (long r = 0; r < rows; ++r)
            for (long w = 0; w < width; ++w) {
                const wide entry = value<wide>(x[r * row_stride + w * width_stride]);
                if (!std::isfinite(entry)) f(r, w, entry);
            }
    };
    for (long r = 0; r < rows; ++r)
        for (long w = 0; w < width; ++w) kept[r * width + w] = x[r * row_stride + w * width_stride];
    others([&](long r, long w, wide) { kept[r * width + w] = bfloat16{}; });
    sum(kept, width);
    delete[] kept;
    others(add);
}

static void accumulate_seen(long width, long rows, const bfloat16* a, long stride, const vec* t, const ivec* seen,
                            vec* o) {
    auto sum = [&](const bfloat16* x, long step) { accumulate(width, rows, x, step, t, o); };
    in_two_parts(a, stride, 1, rows, width, sum, [&](long r, long w, wide entry) {
        for (int l = 0; l < NV; ++l) {
            vec& to = o[w * NV + l];
            to = select(seen[r * NV + l], to + t[r * NV + l] * entry, to);
        }
    });
}

static bool all_finite(const BlockRows& x, long rows, long width) {
    if (x.width_stride == 1) return all_finite(x.stored, x.row_stride, rows, width);
    for (long r = 0; r < rows; ++r)
        for (long w = 0; w < width; ++w)
            if (!std::isfinite(value<wide>(x.stored[r * x.row_stride + w * x.width_stride]))) return false;
    return true;
}

static void cross_rows_seen(long rows, long lanes, long width, const vec* t, const ivec* seen, const BlockRows& x,
                            wide* o, long o_stride) {
    auto sum = [&](const bfloat16* y, long step) {
        pairs* const buffer = new pairs[block_operand_size(width)];
        const BlockRows kept = operand_block(y, step, 1, lanes, width, buffer);
        cross_rows(rows, lanes, width, t, kept.data, kept.stride, o, o_stride);
        delete[] buffer;
    };
    in_two_parts(x.stored, x.row_stride, x.width_stride, lanes, width, sum, [&](long l, long w, wide entry) {
        for (long r = 0; r < rows; ++r)
            if (seen[r * NV + l / VL][l % VL]) o[r * o_stride + w] += t[r * NV + l / VL][l % VL] * entry;
    });
}

#endif

// The rows of a block of any kind.

DERIVE_INLINE bool all_finite(Rows x, long rows, long width) { return all_finite(x.data, x.stride, rows, width); }

DERIVE_INLINE void cross_rows_seen(long rows, long lanes, long width, const vec* t, const ivec* seen, Rows x, wide* o,
                                   long o_stride) {
    cross_rows_seen(rows, lanes, width, t, seen, x.data, x.stride, o, o_stride);
}

}  // namespace derive

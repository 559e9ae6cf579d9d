// Pairs of bfloat16: what an instruction multiplies two of at a time with two of another operand, summed in float.
// Two neighbours along the summed length share 32 bits, which are moved about as if they were one float.
#pragma once

#include "loads.h"
#include "products.h"

#if defined(DERIVE_BFLOAT16) && defined(__AVX512BF16__) && defined(__AVX512BW__) && DERIVE_VECTOR_BYTES == 64
#define DERIVE_PAIRS
#endif
#if defined(DERIVE_PAIRS) && defined(__AMX_TILE__) && defined(__AMX_BF16__) && defined(__linux__) && \
    !defined(DERIVE_NO_AMX)
#define DERIVE_AMX
#endif

namespace derive {

DERIVE_INLINE long rounded_up(long n, long unit) { return (n + unit - 1) / unit * unit; }

#if defined(DERIVE_PAIRS)

constexpr long DEPTH = 32;  // entries along the summed length that packed operands are filled up to, with zeros

constexpr long MOST_PAIRS = (ROWS + DEPTH - 1) / DEPTH * DEPTH / 2;  // of the rows of a tile

struct pairs {
    vec bits;
};

DERIVE_INLINE vec first_of(vec x) { return bits_as<vec>(bits_as<ivec>(x) << 16); }
DERIVE_INLINE vec second_of(vec x) { return bits_as<vec>(bits_as<ivec>(x) & integer(0xFFFF0000)); }

// sum + entry.first * b.first + entry.second * b.second. Processors that have AMX take longer over the instruction than
// over two products of floats.
struct Paired {
    DERIVE_MEMBER static vec step(vec entry, vec b, vec sum) {
#if defined(DERIVE_AMX)
        return fused(second_of(entry), second_of(b), fused(first_of(entry), first_of(b), sum));
#else
        return _mm512_dpbf16_ps(sum, (__m512bh)bits_as<__m512i>(entry), (__m512bh)bits_as<__m512i>(b));
#endif
    }
};

// the first n of 32 entries one after another, 0 beyond
DERIVE_INLINE __m512i load_entries(const bfloat16* p, long n) {
    return _mm512_maskz_loadu_epi16(n >= 32 ? ~0u : n > 0 ? (1u << n) - 1 : 0, p);
}

// of 16 entries and 16 others, pairs of one each
DERIVE_INLINE pairs zipped(__m512i both) {
    alignas(64) static const uint16_t order[32] = {0, 16, 1, 17, 2,  18, 3,  19, 4,  20, 5,  21, 6,  22, 7,  23,
                                                   8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31};
    return {bits_as<vec>(_mm512_permutexvar_epi16(_mm512_load_si512(order), both))};
}

DERIVE_INLINE pairs zipped(vec first, vec second) {
    return zipped(bits_as<__m512i>(_mm512_cvtne2ps_pbh(second, first)));
}

DERIVE_INLINE pairs zipped(const bfloat16* first, const bfloat16* second) {
    __m256i low = _mm256_loadu_si256((const __m256i*)first), high = _mm256_loadu_si256((const __m256i*)second);
    return zipped(_mm512_inserti64x4(_mm512_castsi256_si512(low), high, 1));
}

// the first n of 16 entries of two rows; without the second one its half is 0
DERIVE_INLINE pairs zipped_part(const bfloat16* first, const bfloat16* second, long n) {
    __m512i low = load_entries(first, n < 16 ? n : 16);
    __m256i high = second ? _mm512_castsi512_si256(load_entries(second, n < 16 ? n : 16)) : _mm256_setzero_si256();
    return zipped(_mm512_inserti64x4(low, high, 1));
}

DERIVE_INLINE const wide* numbers(const pairs* x) { return reinterpret_cast<const wide*>(x); }
DERIVE_INLINE wide* numbers(pairs* x) { return reinterpret_cast<wide*>(x); }

// out[r / 2][l] = the rows of a tile in pairs, rounded; with zeros up to a multiple of DEPTH rows
DERIVE_INLINE void pair_rows(long rows, const vec* t, pairs* out) {
    const long whole = rows / 2, all = rounded_up(rows, DEPTH) / 2;
    for (long p = 0; p < whole; ++p)
#pragma GCC unroll 8
        for (int l = 0; l < NV; ++l) out[p * NV + l] = zipped(t[2 * p * NV + l], t[(2 * p + 1) * NV + l]);
    for (long p = whole; p < all; ++p)
        for (int l = 0; l < NV; ++l) out[p * NV + l] = p * 2 < rows ? zipped(t[2 * p * NV + l], vec{}) : pairs{};
}

constexpr long LANE_PAIRS = (LANES < DEPTH ? DEPTH : LANES) / 2;  // of a row of a tile

// out[r][l / 2] = the lanes of each row of a tile in pairs, rounded; 0 in the lanes that do not exist
static void pair_lanes(long rows, long lanes, const vec* t, pairs* out) {
    for (long r = 0; r < rows; ++r)
#pragma GCC unroll 8
        for (int l = 0; l < NV; l += 2) {
            vec first = t[r * NV + l], second{};
            if constexpr (NV > 1) second = t[r * NV + l + 1];
            if (lanes < LANES) {
                first = select(iota() + l * VL < integer(lanes), first, vec{});
                second = select(iota() + (l + 1) * VL < integer(lanes), second, vec{});
            }
            out[r * (LANE_PAIRS / VL) + l / 2] = {bits_as<vec>(_mm512_cvtne2ps_pbh(second, first))};
        }
}

// out[p][w] = pairs of rows 2 p and 2 p + 1, of `columns` columns (a multiple of VL, `width` of which exist)
static void zip_rows(const bfloat16* x, long stride, long rows, long width, long columns, pairs* out) {
    for (long p = 0; 2 * p < rows; ++p) {
        const bfloat16 *first = x + 2 * p * stride, *second = 2 * p + 1 < rows ? first + stride : nullptr;
        for (long w = 0; w < columns; w += VL) {
            const bool whole = second && w + VL <= width;
            out[(p * columns + w) / VL] = whole ? zipped(first + w, second + w)
                                                : zipped_part(first + w, second ? second + w : second, width - w);
        }
    }
}

#endif

}  // namespace derive

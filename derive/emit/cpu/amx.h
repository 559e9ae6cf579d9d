// The matrix unit (AMX): products of pairs of bfloat16, 16 x 16 sums at a time, in registers of its own.
// The system lends it to a process that asks; what it holds for a task is released at the task's end.
#pragma once

#include "pairs.h"

#if defined(DERIVE_AMX)
#include <sys/syscall.h>
#include <unistd.h>
#endif

namespace derive {

#if defined(DERIVE_AMX)

// whether this process may use the unit: asked when the kernels are loaded
#if defined(DERIVE_REFUSE_AMX)
static const bool has_matrix_unit = false;
#else
static const bool has_matrix_unit = syscall(SYS_arch_prctl, 0x1023 /* ARCH_REQ_XCOMP_PERM */, 18L) == 0;
#endif

// While it lives, this thread's tile registers are 16 rows of 64 bytes each.
class MatrixUnit {
public:
    MatrixUnit() {
        if (!has_matrix_unit) return;
        struct alignas(64) {
            uint8_t palette, start, unused[14];
            uint16_t bytes[16];
            uint8_t rows[16];
        } shape = {1, 0, {}, {64, 64, 64, 64, 64, 64, 64, 64}, {16, 16, 16, 16, 16, 16, 16, 16}};
        asm volatile("ldtilecfg %0" ::"m"(shape) : "memory");
    }
    MatrixUnit(const MatrixUnit&) = delete;
    MatrixUnit& operator=(const MatrixUnit&) = delete;
    ~MatrixUnit() {
        if (has_matrix_unit) asm volatile("tilerelease" ::: "memory");
    }
};

// For sanitizers, which do not see what tiles read and write.
template <class T>
DERIVE_INLINE void touch_tile(T* p, long stride) {
#if defined(DERIVE_GUARD)
    for (long r = 0; r < 16; ++r) (void)*(volatile const char*)((const char*)p + r * stride),
        (void)*(volatile const char*)((const char*)p + r * stride + 63);
#else
    (void)p, (void)stride;
#endif
}

// strides in bytes
template <int TILE>
DERIVE_INLINE void load_tile_register(const void* p, long stride) {
    touch_tile(p, stride);
    asm volatile("tileloadd (%0,%1,1), %%tmm%c2" ::"r"(p), "r"(stride), "i"(TILE) : "memory");
}

template <int TILE>
DERIVE_INLINE void store_tile_register(void* p, long stride) {
    touch_tile(p, stride);
    asm volatile("tilestored %%tmm%c2, (%0,%1,1)" ::"r"(p), "r"(stride), "i"(TILE) : "memory");
}

template <int TILE>
DERIVE_INLINE void clear_tile_register() {
    asm volatile("tilezero %%tmm%c0" ::"i"(TILE));
}

template <int C, int A, int B>
DERIVE_INLINE void multiply_tiles() {
    asm volatile("tdpbf16ps %%tmm%c2, %%tmm%c1, %%tmm%c0" ::"i"(C), "i"(A), "i"(B));
}

// c[r][w] (+)= sum over pairs k of a[r][k] . b[k][w]; rows of a and b are given by the bytes from one to the next
struct TileProduct {
    long depth;  // in tiles of 16 pairs
    const char* a;
    long a_row;
    const char* b;
    long b_row;
    wide* c;
    long c_row;  // in numbers
    bool add;
};

// I x J tiles of C from a row and a column on: in registers 0 to 3, beside two of A and two of B
template <int I, int J>
DERIVE_INLINE void tile_block(const TileProduct& p, long row, long column, wide* c, long c_row) {
    const long c_bytes = c_row * long(sizeof(wide));
    wide* low = c + 16 * c_row;
    if (p.add) {
        load_tile_register<0>(c, c_bytes);
        if constexpr (J > 1) load_tile_register<1>(c + 16, c_bytes);
        if constexpr (I > 1) load_tile_register<2>(low, c_bytes);
        if constexpr (I > 1 && J > 1) load_tile_register<3>(low + 16, c_bytes);
    } else {
        clear_tile_register<0>();
        if constexpr (J > 1) clear_tile_register<1>();
        if constexpr (I > 1) clear_tile_register<2>();
        if constexpr (I > 1 && J > 1) clear_tile_register<3>();
    }
    const char *a = p.a + row * p.a_row, *b = p.b + column * long(sizeof(wide));
    for (long k = 0; k < p.depth; ++k, a += 64, b += 16 * p.b_row) {
        load_tile_register<6>(b, p.b_row);
        load_tile_register<4>(a, p.a_row);
        multiply_tiles<0, 4, 6>();
        if constexpr (J > 1) load_tile_register<7>(b + 64, p.b_row);
        if constexpr (J > 1) multiply_tiles<1, 4, 7>();
        if constexpr (I > 1) load_tile_register<5>(a + 16 * p.a_row, p.a_row);
        if constexpr (I > 1) multiply_tiles<2, 5, 6>();
        if constexpr (I > 1 && J > 1) multiply_tiles<3, 5, 7>();
    }
    store_tile_register<0>(c, c_bytes);
    if constexpr (J > 1) store_tile_register<1>(c + 16, c_bytes);
    if constexpr (I > 1) store_tile_register<2>(low, c_bytes);
    if constexpr (I > 1 && J > 1) store_tile_register<3>(low + 16, c_bytes);
}

// a tile of C of which only some rows and columns exist, by way of a whole one
DERIVE_APART void tile_edge(const TileProduct& p, long row, long column, long rows, long columns) {
    alignas(64) wide whole[16 * 16] = {};
    wide* c = p.c + row * p.c_row + column;
    if (p.add)
        for (long r = 0; r < rows; ++r) store(whole + r * 16, load_part(c + r * p.c_row, columns));
    tile_block<1, 1>(p, row, column, whole, 16);
    for (long r = 0; r < rows; ++r) store_part(c + r * p.c_row, load(whole + r * 16), columns);
}

// all of C: two tiles by two at a time, single ones at the edges.  A and B are whole tiles everywhere.
DERIVE_APART void tile_product(const TileProduct& p, long rows, long columns) {
    for (long row = 0; row < rows; row += 32)
        for (long column = 0; column < columns; column += 32) {
            wide* c = p.c + row * p.c_row + column;
            if (row + 32 <= rows && column + 32 <= columns) {
                tile_block<2, 2>(p, row, column, c, p.c_row);
                continue;
            }
            for (long i = row; i < rows && i < row + 32; i += 16)
                for (long j = column; j < columns && j < column + 32; j += 16) {
                    if (i + 16 <= rows && j + 16 <= columns)
                        tile_block<1, 1>(p, i, j, p.c + i * p.c_row + j, p.c_row);
                    else
                        tile_edge(p, i, j, rows - i < 16 ? rows - i : 16, columns - j < 16 ? columns - j : 16);
                }
        }
}

// out[w][p] = the pairs that zip_rows makes of the rows of a tile, with lengths exchanged
static void turn_rows(const bfloat16* x, long stride, long rows, long width, pairs* out) {
    for (long first = 0; first < rows; first += DEPTH)
        for (long w = 0; w < width; w += VL) {
            vec square[VL];
            const bfloat16* from = x + first * stride + w;
            const long left = rows - first;
            if (left >= DEPTH && w + VL <= width) {
#pragma GCC unroll 16
                for (int p = 0; p < VL; ++p, from += 2 * stride) square[p] = zipped(from, from + stride).bits;
            } else {
                for (int p = 0; p < VL; ++p, from += 2 * stride) {
                    const bfloat16* second = 2 * p + 1 < left ? from + stride : nullptr;
                    square[p] = 2 * p < left ? zipped_part(from, second, width - w).bits : vec{};
                }
            }
            transpose(square);
#pragma GCC unroll 16
            for (int i = 0; i < VL; ++i) out[(w + i) * (MOST_PAIRS / VL) + first / DEPTH].bits = square[i];
        }
}

#else

struct MatrixUnit {};

#endif

}  // namespace derive

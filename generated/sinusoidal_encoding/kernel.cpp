// Sinusoidal position encoding: C++ kernels, compiled on first use
//
//                                     ⎛        ⎢d⎥   ⎞
//                                     ⎜     -2⋅⎢─⎥   ⎟
//                                     ⎜        ⎣2⎦   ⎟
//                                     ⎜     ───────  ⎟
//                                     ⎜        D     ⎟
//     pe[p, d] =   [Mod(d, 2) = 0] sin⎝10000       ⋅p⎠
//                                     ⎛        ⎢d⎥   ⎞
//                                     ⎜     -2⋅⎢─⎥   ⎟
//                                     ⎜        ⎣2⎦   ⎟
//                                     ⎜     ───────  ⎟
//                                     ⎜        D     ⎟
//                + [Mod(d, 2) ≠ 0] cos⎝10000       ⋅p⎠
//
// Generated: do not edit; change the formula or the printer, and run `derive build`.

#include "cpu_kernels.h"

namespace derive {

// pe: a task has a block of p.
extern "C" void forward_pe(void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    auto* const pe = (narrow*)data[0];
    const long* const pe_strides = strides + 0;
    const integer N = (integer)sizes[0];
    const integer D = (integer)sizes[1];
    const wide factor = (wide)numbers[0];
    const bool pe_streams = streams(pe, (long)N * D);
    prepare(pe, N * pe_strides[0], threads);
    const long blocks = ((long)N + BLOCK - 1) / BLOCK;
    tasks_in_turn(threads, blocks, [&](const long begin, const long end, Scratch& scratch) {
        for (long task = begin; task < end; task++) {
            const long p_start = task % blocks * BLOCK, p_stop = least(p_start + BLOCK, (long)N);
            // pe[p, d] = t1[p, d] + t2[p, d]  (step 1)
            rows_of_kind(pe_strides[1] == 1, [&](auto kind) {
                constexpr bool DENSE = decltype(kind)::value;
                for (integer p = (integer)(p_start); p < p_stop; p++) {
                    auto* const pe_row = pe + p * pe_strides[0];
                    each(0, D, places_ahead(pe_streams, pe_row, 0), [&](const long d, auto n) {
                        const ivec d_lanes = iota() + (integer)d;
                        const auto t1_value = select(as_mask(modulo(d_lanes, 2) == 0), sin(exp(factor * real(floor_divide(d_lanes, 2))) * real(p)), 0_w);
                        const auto t2_value = select(as_mask(modulo(d_lanes, 2) != 0), cos(exp(factor * real(floor_divide(d_lanes, 2))) * real(p)), 0_w);
                        const auto pe_value = t1_value + t2_value;
                        stream_row<DENSE>(pe_streams, pe_row, pe_strides[1], d, n, spread<wide>(pe_value));
                    });
                }
            });
        }
        end_streams();
    });
}

}  // namespace derive

// Loops along rows of memory: what row-level values are computed with, a vector of places at a time.
#pragma once

#include "memory.h"
#include "stores.h"

namespace derive {

using Whole = std::integral_constant<long, VL>;  // how many places a whole vector has

constexpr int PARTS = 4;  // sums along a row are kept in so many vectors, so that one need not wait for another

// f(place, number of places, part) for the vectors of a row
template <class F>
DERIVE_INLINE void along(long place, long stop, F f) {
    for (; place + PARTS * VL <= stop; place += PARTS * VL) {
#pragma GCC unroll 4
        for (int part = 0; part < PARTS; ++part) f(place + part * VL, Whole{}, part);
    }
    for (; place + VL <= stop; place += VL) f(place, Whole{}, 0);
    if (place < stop) f(place, stop - place, 0);
}

// f(place, number of places) for the vectors of a row
template <class F>
DERIVE_INLINE void each(long place, long stop, F f) {
    for (; place + VL <= stop; place += VL) f(place, Whole{});
    if (place < stop) f(place, stop - place);
}

// the same, but first the few places before the vectors that lie whole in the lines of memory
template <class F>
DERIVE_INLINE void each(long place, long stop, long ahead, F f) {
    for (int side = 0; side < 2; ++side) {
        long n = side == 0 && ahead < stop - place ? ahead : stop - place;
        if (n > 0 && (side > 0 || n == ahead)) f(place, n), place += n;
        if (side == 0)
            for (; place + VL <= stop; place += VL) f(place, Whole{});
    }
}

// f(first, count) for a few of the places of an axis at a time
template <class F>
DERIVE_INLINE void several(integer first, integer last, F f) {
    for (; first + PARTS <= last; first += PARTS) f(first, std::integral_constant<integer, PARTS>{});
    if (first < last) f(first, last - first);
}
template <class F>
DERIVE_INLINE void several(integer size, F f) {
    several(0, size, f);
}

// f of std::true_type where every row of the loops is dense, of std::false_type elsewhere
template <class F>
DERIVE_INLINE void rows_of_kind(bool dense, F f) {
    if (dense)
        f(std::true_type{});
    else
        f(std::false_type{});
}

// what is slow is there once
template <class V, class S>
static __attribute__((noinline)) V from_strided(const S* p, long stride, long n) {
    return read_strided<V>(p, stride, n);
}

template <class S, class V>
static __attribute__((noinline)) void to_strided(S* p, long stride, long n, V x) {
    put_strided<false>(p, stride, x, n);
}

// n numbers of a row; DENSE: its stride is 1
template <bool DENSE, class V, class S, class N>
DERIVE_INLINE V from_row(const S* row, long stride, long place, N n) {
    if constexpr (DENSE && std::is_same<V, vec>::value)
        return read(row + place, long(n));
    else
        return from_strided<V>(row + place * stride, stride, long(n));
}

template <bool DENSE, class S, class N, class V>
DERIVE_INLINE void to_row(S* row, long stride, long place, N n, V x) {
    if constexpr (DENSE && std::is_same<V, vec>::value)
        write(row + place, x, long(n));
    else
        to_strided(row + place * stride, stride, long(n), x);
}

// Results of so many bytes are written past the caches: nothing could find them there later.
constexpr long STREAMED = 1L << 23;

template <class S>
DERIVE_INLINE bool streams(const S*, long count) {
    return DERIVE_VECTOR_BYTES > 16 && std::is_same<S, wide>::value && count * long(sizeof(S)) >= STREAMED;
}

// how many numbers lie between a place of a row and the next line of memory
template <class S>
DERIVE_INLINE long places_ahead(bool streamed, const S* row, long place) {
    if (!streamed) return 0;
    return -(reinterpret_cast<uintptr_t>(row + place) / sizeof(S)) % VL;
}

// to_row, past the caches where a vector is a whole line of memory
template <bool DENSE, class S, class N, class V>
DERIVE_INLINE void stream_row(bool streamed, S* row, long stride, long place, N n, V x) {
#if DERIVE_VECTOR_BYTES > 16
    if constexpr (DENSE && std::is_same<N, Whole>::value && std::is_same<S, wide>::value)
        if (streamed && reinterpret_cast<uintptr_t>(row + place) % sizeof(vec) == 0)
            return DERIVE_MM(stream)(row + place, x);
#endif
    (void)streamed;
    to_row<DENSE>(row, stride, place, n, x);
}

// what was streamed is seen by all threads from here on
DERIVE_INLINE void end_streams() {
#if DERIVE_VECTOR_BYTES > 16
    _mm_sfence();
#endif
}

// x at the n places that exist, elsewhere what changes nothing
template <class V, class N>
DERIVE_INLINE V existing(V x, N n, lane<V> other) {
    if constexpr (std::is_same<N, Whole>::value)
        return x;
    else
        return select(iota() < integer(n), x, other);
}

DERIVE_INLINE wide sum_of(const vec* parts) {
    return folded((parts[0] + parts[1]) + (parts[2] + parts[3]), [](vec a, vec b) { return a + b; });
}

DERIVE_INLINE wide maximum_of(const vec* parts) {
    const vec x = maximum(maximum(parts[0], parts[1]), maximum(parts[2], parts[3]));
    return folded(x, [](vec a, vec b) { return maximum(a, b); });
}

template <class T>
DERIVE_INLINE void start_with(T* out, long n, T x) {
    for (long m = 0; m < n; ++m) out[m] = x;
}

// x as it is stored in *p
template <class S, class T>
DERIVE_INLINE void put_number(S* p, T x) {
    *p = stored<S>(x);
}

// f(first, last, scratch) for runs of tasks: tasks that are small and many share their memory and their start
template <class F>
static void tasks_in_turn(int threads, long tasks, F f) {
    long run = tasks / (16L * (threads < 1 ? 1 : threads));
    run = run < 1 ? 1 : run < 64 ? run : 64;
    parallel_for(threads, (tasks + run - 1) / run, [&](long k, Scratch& scratch) {
        long first = k * run, last = first + run;
        f(first, last < tasks ? last : tasks, scratch);
    });
}

// f(place) for the places of an axis within a task: by several threads where the task is the only one
template <class F>
static void across(int threads, long first, long last, bool backwards, F f) {
#if defined(_OPENMP)
    if (threads > 1) {
#pragma omp parallel num_threads(threads)
        {
            Flushing flushing;
#pragma omp for schedule(static)
            for (long place = first; place < last; ++place) f(place);
            end_streams();
        }
        return;
    }
#endif
    (void)threads;
    for (long k = first; k < last; ++k) f(backwards ? first + last - 1 - k : k);
}

}  // namespace derive

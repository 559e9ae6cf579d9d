// Memory of a task, and tasks on threads.
#pragma once

#include "amx.h"

#include <new>
#if defined(_OPENMP)
#include <omp.h>
#endif
#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace derive {

// Memory that one thread hands out piece by piece and takes back at once. What was given never moves. With DERIVE_GUARD
// each piece is an allocation of exactly its size, so that a sanitizer sees what lies beyond.
class Scratch {
public:
    Scratch() = default;
    Scratch(const Scratch&) = delete;
    Scratch& operator=(const Scratch&) = delete;
    ~Scratch() { release(); }

    // n of T, at an address that 64 divides
    template <class T>
    T* take(long n) {
        size_t bytes = size_t(n > 0 ? n : 0) * sizeof(T);
#if defined(DERIVE_GUARD)
        return static_cast<T*>(grow(bytes));
#else
        bytes = (bytes + 63) / 64 * 64;
        if (bytes > left_) {
            left_ = bytes > 2 * total_ ? bytes : 2 * total_;
            next_ = static_cast<char*>(grow(left_));
        }
        char* given = next_;
        next_ += bytes;
        left_ -= bytes;
        return reinterpret_cast<T*>(given);
#endif
    }

    // everything is taken back; what was allocated in pieces becomes one
    void reset() {
#if defined(DERIVE_GUARD)
        release();
#else
        if (!newest_) return;
        if (newest_->before) {
            size_t total = total_;
            release();
            grow(total);
        }
        next_ = newest_->data;
        left_ = total_;
#endif
    }

private:
    struct Piece {
        Piece* before;
        char* data;
    };

    void* grow(size_t bytes) {
        void* data = nullptr;
        Piece* piece = static_cast<Piece*>(std::malloc(sizeof(Piece)));
        if (!piece || posix_memalign(&data, 64, bytes)) {
            std::free(piece);
            throw std::bad_alloc();
        }
        newest_ = new (piece) Piece{newest_, static_cast<char*>(data)};
        total_ += bytes;
        return data;
    }

    void release() {
        while (newest_) {
            Piece* before = newest_->before;
            std::free(newest_->data);
            std::free(newest_);
            newest_ = before;
        }
        next_ = nullptr;
        left_ = total_ = 0;
    }

    Piece* newest_ = nullptr;
    char* next_ = nullptr;
    size_t left_ = 0, total_ = 0;
};

// What is about to be written as a whole: memory that nobody has touched yet comes at once, in huge pages where they fit.
// To be given one page after another costs more than what is written there. Several threads share out the single pages.
static void prepare_bytes(void* data, long bytes, int threads) {
#if defined(__linux__) && defined(MADV_HUGEPAGE)
    constexpr uintptr_t HUGE = 1UL << 21, PAGE = 1UL << 12;
    constexpr long LEAST = 1L << 18;
    if (bytes < LEAST) return;
    const auto begin = reinterpret_cast<uintptr_t>(data), end = begin + uintptr_t(bytes);
    auto address = [](uintptr_t place) { return reinterpret_cast<void*>(place / PAGE * PAGE); };
    unsigned char touched = 1;
    if (mincore(address(begin + uintptr_t(bytes) / 2), 1, &touched) != 0 || touched & 1) return;
    const uintptr_t first = (begin + HUGE - 1) / HUGE * HUGE, last = end / HUGE * HUGE;
    if (first < last) (void)madvise(address(first), last - first, MADV_HUGEPAGE);
#if defined(MADV_POPULATE_WRITE)
    const uintptr_t whole = (begin + PAGE - 1) / PAGE * PAGE;
    if (threads <= 1) (void)madvise(address(whole), end / PAGE * PAGE - whole, MADV_POPULATE_WRITE);
#endif
#endif
    (void)data, (void)bytes, (void)threads;
}

template <class S>
static inline void prepare(S* result, long count, int threads) {
    prepare_bytes(result, count * long(sizeof(S)), threads);
}

// While it lives, this thread takes numbers below the smallest normal one for 0: a sum over weights that have all but
// vanished would cost a hundred times what others do. What the thread did before comes back afterwards.
class Flushing {
public:
#if defined(__x86_64__)
    Flushing() : before_(_mm_getcsr()) { _mm_setcsr(before_ | 0x8040); }
    ~Flushing() { _mm_setcsr(before_); }

private:
    unsigned before_;
#endif
};

// the memory of this thread; it is kept from call to call
inline Scratch& scratch_of_thread() {
    static thread_local Scratch scratch;
    return scratch;
}

// f(task, scratch) for every task; each begins with its thread's memory empty
template <class F>
static void parallel_for(int threads, long tasks, F f) {
    auto run = [&f](long task) {
        Scratch& scratch = scratch_of_thread();
        scratch.reset();
        Flushing flushing;
        MatrixUnit unit;
        (void)unit;
        f(task, scratch);
    };
#if defined(_OPENMP)
    if (threads > 1 && tasks > 1) {
#pragma omp parallel for schedule(dynamic) num_threads(threads)
        for (long task = 0; task < tasks; ++task) run(task);
        return;
    }
#endif
    (void)threads;
    for (long task = 0; task < tasks; ++task) run(task);
}

}  // namespace derive

// What tests/test_cpu_support.py calls: the functions of derive/emit/cpu_support.h behind plain C names.
#include "cpu_support.h"

using namespace derive;

namespace {
const vec* vecs(const wide* x) { return reinterpret_cast<const vec*>(x); }
vec* vecs(wide* x) { return reinterpret_cast<vec*>(x); }
const ivec* ivecs(const integer* x) { return reinterpret_cast<const ivec*>(x); }
ivec* ivecs(integer* x) { return reinterpret_cast<ivec*>(x); }
}  // namespace

extern "C" {

long lanes_in_vector() { return VL; }

// elements: of vectors, of doubles of vectors, of numbers; n is a multiple of LANES

#define ELEMENT(name)                                                                             \
    void vec_##name(const wide* x, wide* y, long n) {                                             \
        for (long i = 0; i < n / VL; ++i) vecs(y)[i] = derive::name(vecs(x)[i]);                  \
    }                                                                                             \
    void number_##name(const wide* x, wide* y, long n) {                                          \
        for (long i = 0; i < n; ++i) y[i] = derive::name(x[i]);                                   \
    }                                                                                             \
    void dvec_##name(const double* x, double* y, long n) {                                        \
        for (long i = 0; i < n / VL; ++i)                                                         \
            reinterpret_cast<dvec*>(y)[i] = derive::name(reinterpret_cast<const dvec*>(x)[i]);    \
    }                                                                                             \
    void double_##name(const double* x, double* y, long n) {                                      \
        for (long i = 0; i < n; ++i) y[i] = derive::name(x[i]);                                   \
    }
ELEMENT(exp)
ELEMENT(log)
ELEMENT(sqrt)
ELEMENT(sin)
ELEMENT(cos)
ELEMENT(tanh)
ELEMENT(sinh)
ELEMENT(cosh)
ELEMENT(erf)
ELEMENT(absolute)
ELEMENT(sign)
ELEMENT(floor)
ELEMENT(sigmoid)
ELEMENT(logsigmoid)
ELEMENT(relu)
ELEMENT(step)
ELEMENT(finite)
ELEMENT(inverse)

#define OF_TWO(name)                                                                                   \
    void vec_##name(const wide* x, const wide* y, wide* z, long n) {                                   \
        for (long i = 0; i < n / VL; ++i) vecs(z)[i] = derive::name(vecs(x)[i], vecs(y)[i]);           \
    }                                                                                                  \
    void mixed_##name(const wide* x, const wide* y, wide* z, long n) {                                 \
        for (long i = 0; i < n / VL; ++i) vecs(z)[i] = derive::name(vecs(x)[i], y[0]);                 \
    }                                                                                                  \
    void number_##name(const wide* x, const wide* y, wide* z, long n) {                                \
        for (long i = 0; i < n; ++i) z[i] = derive::name(x[i], y[i]);                                  \
    }
OF_TWO(maximum)
OF_TWO(minimum)

void vec_nearly_equal(const wide* x, const wide* y, integer* z, long n) {
    for (long i = 0; i < n / VL; ++i) ivecs(z)[i] = nearly_equal(vecs(x)[i], vecs(y)[i]);
}
void number_nearly_equal(const wide* x, const wide* y, integer* z, long n) {
    for (long i = 0; i < n; ++i) z[i] = nearly_equal(x[i], y[i]);
}

// high and low parts of doubles
void vec_parts(const double* x, wide* high, wide* low, long n) {
    for (long i = 0; i < n / VL; ++i) {
        dvec d = reinterpret_cast<const dvec*>(x)[i];
        vecs(high)[i] = narrowed(d);
        vecs(low)[i] = low_part(d, vecs(high)[i]);
    }
}
void number_parts(const double* x, wide* high, wide* low, long n) {
    for (long i = 0; i < n; ++i) {
        high[i] = narrowed(x[i]);
        low[i] = low_part(x[i], high[i]);
    }
}

// masks and integers

// the eight combinations of vectors and numbers: z[8 * VL]
void selections(const integer* m, const wide* x, const wide* y, wide* z) {
    vec* to = vecs(z);
    const ivec ms = ivecs(m)[0];
    const vec xs = vecs(x)[0], ys = vecs(y)[0];
    to[0] = select(ms, xs, ys);
    to[1] = select(ms, xs, y[0]);
    to[2] = select(ms, x[0], ys);
    to[3] = select(ms, x[0], y[0]);
    to[4] = select(m[0], xs, ys);
    to[5] = select(m[0], xs, y[0]);
    to[6] = select(m[0], x[0], ys);
    to[7] = spread<wide>(select(m[0], x[0], y[0]));
}
// values in double: z[3 * VL]
void selections_double(const integer* m, const double* x, const double* y, double* z) {
    dvec* to = reinterpret_cast<dvec*>(z);
    const dvec xs = reinterpret_cast<const dvec*>(x)[0];
    to[0] = select(ivecs(m)[0], xs, y[0]);
    to[1] = select(m[0], x[0], xs);
    to[2] = spread<double>(select(m[0], x[0], y[0]));
}

long any_of_block(const integer* m) { return any(ivecs(m)); }
long all_of_block(const integer* m) { return all(ivecs(m)); }
long any_of_vector(const integer* m) { return any(ivecs(m)[0]); }
long all_of_vector(const integer* m) { return all(ivecs(m)[0]); }
long mask_of(long seen) { return mask(seen != 0); }

#define OF_INTEGERS(name)                                                                              \
    void vec_##name(const integer* a, const integer* b, integer* c, long n) {                          \
        for (long i = 0; i < n / VL; ++i) ivecs(c)[i] = derive::name(ivecs(a)[i], ivecs(b)[i]);        \
    }                                                                                                  \
    void mixed_##name(const integer* a, const integer* b, integer* c, long n) {                        \
        for (long i = 0; i < n / VL; ++i) ivecs(c)[i] = derive::name(ivecs(a)[i], b[0]);               \
    }                                                                                                  \
    void other_##name(const integer* a, const integer* b, integer* c, long n) {                        \
        for (long i = 0; i < n / VL; ++i) ivecs(c)[i] = derive::name(a[0], ivecs(b)[i]);               \
    }                                                                                                  \
    void number_##name(const integer* a, const integer* b, integer* c, long n) {                       \
        for (long i = 0; i < n; ++i) c[i] = derive::name(a[i], b[i]);                                  \
    }
OF_INTEGERS(modulo)
OF_INTEGERS(floor_divide)

void vec_clamped(const integer* a, long size, integer* c, long n) {
    for (long i = 0; i < n / VL; ++i) ivecs(c)[i] = clamped(ivecs(a)[i], integer(size));
}
void number_clamped(const integer* a, long size, integer* c, long n) {
    for (long i = 0; i < n; ++i) c[i] = clamped(a[i], integer(size));
}
void vec_absolute_integer(const integer* a, integer* c, long n) {
    for (long i = 0; i < n / VL; ++i) ivecs(c)[i] = absolute(ivecs(a)[i]);
}
void vec_real(const integer* a, wide* c, long n) {
    for (long i = 0; i < n / VL; ++i) vecs(c)[i] = real(ivecs(a)[i]);
}

// the seed and one place are numbers, the other place a vector
void vec_uniform(long seed, long place, const integer* places, wide* y, long n) {
    for (long i = 0; i < n / VL; ++i) vecs(y)[i] = uniform(integer(seed), integer(place), ivecs(places)[i]);
}
void other_uniform(long seed, long place, const integer* places, wide* y, long n) {
    for (long i = 0; i < n / VL; ++i) vecs(y)[i] = uniform(ivecs(places)[i], integer(place), integer(seed));
}
void number_uniform(long seed, long place, const integer* places, wide* y, long n) {
    for (long i = 0; i < n; ++i) y[i] = uniform(integer(seed), integer(place), places[i]);
}

// loads and stores

#define STORED(name, S)                                                                                            \
    void lanes_vec_##name(const S* p, long stride, long n, wide* y) { load_lanes(p, stride, n, vecs(y)); }         \
    void lanes_dvec_##name(const S* p, long stride, long n, double* y) {                                           \
        load_lanes(p, stride, n, reinterpret_cast<dvec*>(y));                                                      \
    }                                                                                                              \
    void rows_wide_##name(const S* p, long stride, long n, wide* y) { load_rows(p, stride, n, y); }                \
    void pack_##name(const S* p, long lane, long step, long n, long width, wide* y) {                              \
        pack(p, lane, step, n, width, vecs(y));                                                                    \
    }                                                                                                              \
    void tile_vec_##name(const S* p, long lane, long row, long lanes, long rows, wide* y) {                        \
        load_tile(p, lane, row, lanes, rows, vecs(y));                                                             \
    }                                                                                                              \
    void gather_##name(const S* p, const integer* places, wide* y) {                                               \
        vecs(y)[0] = spread<wide>(gather(p, ivecs(places)[0]));                                                    \
        y[VL] = wide(gather(p, places[0]));                                                                        \
    }
#define STORED_REAL(name, S)                                                                                       \
    long rows_of_##name(const S* p, long row, long step, long n, long width, wide* buffer, const wide** data) {    \
        Rows rows = rows_of(p, row, step, n, width, buffer);                                                       \
        *data = rows.data;                                                                                         \
        return rows.stride;                                                                                        \
    }                                                                                                              \
    void store_lanes_##name(S* p, long stride, long n, const wide* x) { store_lanes(p, stride, n, vecs(x)); }      \
    void store_doubles_##name(S* p, long stride, long n, const double* x) {                                        \
        store_lanes(p, stride, n, reinterpret_cast<const dvec*>(x));                                               \
    }                                                                                                              \
    void unpack_##name(S* p, long lane, long step, long n, long width, const wide* x) {                            \
        unpack(p, lane, step, n, width, vecs(x));                                                                  \
    }                                                                                                              \
    void store_tile_##name(S* p, long lane, long row, long lanes, long rows, const wide* x) {                      \
        store_tile(p, lane, row, lanes, rows, vecs(x));                                                            \
    }
#define STORED_INTEGER(name, S)                                                                                    \
    void lanes_ivec_##name(const S* p, long stride, long n, integer* y) { load_lanes(p, stride, n, ivecs(y)); }    \
    void rows_integer_##name(const S* p, long stride, long n, integer* y) { load_rows(p, stride, n, y); }          \
    void tile_ivec_##name(const S* p, long lane, long row, long lanes, long rows, integer* y) {                    \
        load_tile(p, lane, row, lanes, rows, ivecs(y));                                                            \
    }
STORED(narrow, narrow)
STORED(wide, wide)
STORED(double, double)
STORED(long, int64_t)
STORED(byte, uint8_t)
STORED_REAL(narrow, narrow)
STORED_REAL(wide, wide)
STORED_REAL(double, double)
STORED_INTEGER(long, int64_t)
STORED_INTEGER(byte, uint8_t)

void add_tile_wide(wide* p, long lane, long row, long lanes, long rows, const wide* x) {
    add_tile(p, lane, row, lanes, rows, vecs(x));
}

// products

void contract_(long rows, long width, const wide* a, long stride, const wide* q, wide* t) {
    contract(rows, width, a, stride, vecs(q), vecs(t));
}
void accumulate_(long width, long rows, const wide* a, long stride, const wide* t, wide* o) {
    accumulate(width, rows, a, stride, vecs(t), vecs(o));
}
void accumulate_seen_(long width, long rows, const wide* a, long stride, const wide* t, const integer* seen, wide* o) {
    accumulate_seen(width, rows, a, stride, vecs(t), ivecs(seen), vecs(o));
}
#define CROSS(name)                                                                                                \
    void name##_(long rows, long lanes, long width, const wide* t, const wide* x, long x_stride, wide* o,          \
                 long o_stride) {                                                                                  \
        name(rows, lanes, width, vecs(t), x, x_stride, o, o_stride);                                               \
    }                                                                                                              \
    void name##_seen_(long rows, long lanes, long width, const wide* t, const integer* seen, const wide* x,        \
                      long x_stride, wide* o, long o_stride) {                                                     \
        name##_seen(rows, lanes, width, vecs(t), ivecs(seen), x, x_stride, o, o_stride);                           \
    }
CROSS(cross_rows)
CROSS(cross_lanes)

long all_finite_(const wide* a, long stride, long rows, long width) { return all_finite(a, stride, rows, width); }
void rescale_(long width, const wide* factor, wide* o) { rescale(width, vecs(factor), vecs(o)); }

// memory and threads: 0 where all is well

long scratch_fails() {
    Scratch scratch;
    for (int round = 0; round < 3; ++round) {
        scratch.reset();
        unsigned char* given[40];
        for (int i = 0; i < 40; ++i) {
            given[i] = scratch.take<unsigned char>(i * i * 7);
            if (reinterpret_cast<uintptr_t>(given[i]) % 64) return 1;
            for (int j = 0; j < i * i * 7; ++j) given[i][j] = static_cast<unsigned char>(i + round);
        }
        for (int i = 0; i < 40; ++i)
            for (int j = 0; j < i * i * 7; ++j)
                if (given[i][j] != i + round) return 2;
    }
    return 0;
}

long parallel_fails(int threads, long tasks) {
    Scratch outer;
    long* done = outer.take<long>(tasks);
    for (long i = 0; i < tasks; ++i) done[i] = 0;
    parallel_for(threads, tasks, [&](long task, Scratch& scratch) {
        long* own = scratch.take<long>(100 + task);
        for (long i = 0; i < 100 + task; ++i) own[i] = task;
        for (long i = 0; i < 100 + task; ++i) done[task] += own[i] == task;
    });
    for (long i = 0; i < tasks; ++i)
        if (done[i] != 100 + i) return 1;
    return 0;
}

wide literals() { return 0.5_w + 2_w; }

}  // extern "C"

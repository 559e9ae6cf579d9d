"""A module with a C++ kernel, written by hand: y = factor x, with its gradient."""

import sys

HOST = """
import torch

from derive.runtime.native import Kernels

SIGNATURE = {
    "id": "scaled", "backend": "cpu", "options": {}, "source": "made by hand",
    "sizes": {"BATCH": "batch", "N": "length", "D": "width"},
    "defaults": {"factor": "2"},
    "constraints": [],
    "forward": {
        "inputs": [["x", ["BATCH", "N", "D"], "real"], ["factor", [], "scalar"]],
        "params": [],
        "outputs": [["y", ["BATCH", "N", "D"], "input"]],
        "extra": [],
        "saved": [],
    },
    "backward": {
        "inputs": ["x", "factor"],
        "saved": [],
        "cotangents": ["y"],
        "params": [],
        "outputs": [["x", ["BATCH", "N", "D"]]],
    },
}
KERNELS = Kernels(__file__)


def forward(x, factor):
    y = torch.empty(x.shape, dtype=x.dtype)
    KERNELS.of(x.dtype).scaled([x, y], x.shape, [factor])
    return (y,)


def backward(x, factor, d_y):
    return forward(d_y, factor)
"""

KERNEL = """
#if defined(DERIVE_DOUBLE)
using narrow = double;
#elif defined(DERIVE_FLOAT)
using narrow = float;
#elif defined(DERIVE_HALF)
using narrow = _Float16;
#else
#include <cstring>
struct narrow {
    unsigned short bits;
    narrow(float x) { unsigned u; std::memcpy(&u, &x, 4); bits = (u + 0x7fff + (u >> 16 & 1)) >> 16; }
    operator float() const { unsigned u = unsigned(bits) << 16; float x; std::memcpy(&x, &u, 4); return x; }
};
#endif

extern "C" void scaled(
    void** data, const long* strides, const long* sizes, const double* numbers, int threads) {
    const narrow* x = static_cast<const narrow*>(data[0]);
    narrow* y = static_cast<narrow*>(data[1]);
    const long *in = strides, *out = strides + 3;
#pragma omp parallel for num_threads(threads)
    for (long row = 0; row < sizes[0] * sizes[1]; ++row) {
        const long b = row / sizes[1], i = row % sizes[1];
        for (long w = 0; w < sizes[2]; ++w)
            y[b * out[0] + i * out[1] + w * out[2]] =
                narrow(numbers[0] * double(x[b * in[0] + i * in[1] + w * in[2]]));
    }
}
"""

BLOCKWISE = (
    HOST.replace('"cpu"', '"blockwise"')
    .replace("from derive.runtime.native import Kernels\n", "")
    .replace("KERNELS = Kernels(__file__)\n", "")
    .replace("    KERNELS.of(x.dtype).scaled([x, y], x.shape, [factor])\n", "    y.copy_(factor * x)\n")
)
SOURCES = {"cpu": (HOST, KERNEL), "blockwise": BLOCKWISE}

if __name__ == "__main__":  # one of several processes that start at once; prints how often it ran the compiler
    import torch

    from derive.runtime import from_source, toolchain

    calls = []
    original = toolchain.Compiler.compile
    toolchain.Compiler.compile = lambda *given: calls.append(1) or original(*given)
    x = torch.arange(2 * 3 * 5.0).reshape(2, 3, 5)
    assert torch.equal(from_source("scaled", SOURCES, "cpu", cache=sys.argv[1])(x, factor=3), 3 * x)
    print(len(calls))

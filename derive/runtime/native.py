"""The C++ kernels of a generated module: compiled for a dtype when it is first met, and called with tensors.

A module says `KERNELS = Kernels(__file__)`, and its functions `KERNELS.of(q.dtype).forward_o([q, o], [N, D], [scale])`.
"""

import ctypes
import threading
from array import array
from pathlib import Path

import torch

from derive.errors import CompileFailed, GeneratedFileMissing, WrongType
from derive.options import COMPANIONS
from derive.runtime import native_cache
from derive.runtime.toolchain import MACROS


def dtype_of(name):
    """The dtype of torch that a name such as "float32" means."""
    return getattr(torch, name)


(KERNEL,) = COMPANIONS["cpu"]
INTEGERS = 2**30  # beyond, the difference of two does not fit into 32 bits
PLACES = 2**31
ROWS = 64  # of a block
DTYPES = {dtype_of(name): name for name in MACROS}


class Kernels:
    """The kernel.cpp that lies beside a generated module."""

    def __init__(self, path):
        """path: of the module.  The text is read now, so that the module and its kernels are of one build.

        Raises GeneratedFileMissing.
        """
        self.path = Path(path).with_name(KERNEL)
        if not self.path.is_file():
            raise GeneratedFileMissing(self.path)
        self.text = self.path.read_text(encoding="utf-8")
        self._ready, self._lock = {}, threading.Lock()

    def of(self, dtype, few=False):
        """The Library for tensors of a dtype; compiles on first use, unless an earlier process did.

        few: with blocks of a single vector, where a block of several would be mostly empty.

        Raises NoCompiler, CompileFailed, NotWritable.
        """
        found = self._ready.get((dtype, few))
        return found if found is not None else self._made(dtype, few)

    @staticmethod
    def integers(x, dtype):
        """Integers as kernels for a dtype take them: with 32 bits, but for float64.  Raises WrongType."""
        x = x.long()
        if dtype != torch.float64 and x.numel():
            least, most = (int(n) for n in x.aminmax())
            if least < -INTEGERS or most > INTEGERS:
                do = "take backend='blockwise', or number them anew from 0"
                raise WrongType("a C++ kernel", "an integer tensor", f"{least}..{most}", "-2**30..2**30", do)
        return x

    @staticmethod
    def portions(leads, rows):
        """How many portions the rows of each of so many tasks are dealt out in: 1 where all threads are busy anyway."""
        threads = torch.get_num_threads()
        if leads >= 4 * threads or (leads and leads % threads == 0):
            return 1
        return max(1, min(threads, -(-rows // ROWS)))

    @staticmethod
    def added(parts, *axes):
        """The sum over some axes; the only part is the sum itself."""
        if all(parts.shape[n] == 1 for n in axes):
            return parts.squeeze(axes)
        return parts.sum(axes)

    @staticmethod
    def table(x, axes):
        """A tensor as kernels read it at computed places along its last axes: one that has no entry reads as zeros.

        Raises WrongType where 32 bits do not tell the places apart.
        """
        if not x.numel():
            return x.new_zeros([max(n, 1) for n in x.shape])
        places = sum((n - 1) * step for n, step in zip(x.shape[-axes:], x.stride()[-axes:], strict=True))
        if places >= PLACES:
            raise WrongType("a C++ kernel", "a table", f"of {places} places", "one of less than 2**31")
        return x

    def _made(self, dtype, few):
        with self._lock:
            if (dtype, few) not in self._ready:
                name = DTYPES[dtype]
                library = native_cache.library(self.path, self.text, name, few)
                self._ready[dtype, few] = Library(*library, self.path, name)
        return self._ready[dtype, few]


class Library:
    """The functions of a compiled kernel.cpp, each an attribute, called as (tensors, sizes, numbers).

    tensors: on the CPU, of any strides; they are neither copied nor checked.  sizes: integers, at most 2**30 but for
    float64 (else WrongType); numbers: floats.
    In C++ each is `extern "C" void name(void** data, const long* strides, const long* sizes, const double* numbers,
    int threads)`: the strides of all tensors one after the other, in elements, and the number of threads of torch.
    """

    def __init__(self, file, compiler, path, dtype):
        """file: the shared library; the others say in an error what it was made from."""
        self._path = path
        self._most = None if dtype == "float64" else INTEGERS
        try:
            self._library = ctypes.CDLL(str(file))
        except OSError as problem:
            raise CompileFailed(path, dtype, compiler, f"what was compiled cannot be loaded: {problem}") from None

    def __getattr__(self, name):
        if name.startswith("_"):
            raise AttributeError(name)
        try:
            function = self._library[name]
        except AttributeError:
            raise AttributeError(f"{self._path} has no function {name}") from None
        found = _caller(function, self._most)
        setattr(self, name, found)
        return found


def _caller(function, most):
    """function as a Python function of (tensors, sizes, numbers); most: that a size may be, if there is a limit."""
    function.restype, function.argtypes = None, [ctypes.c_void_p] * 4 + [ctypes.c_int]
    threads = torch.get_num_threads

    def call(tensors, sizes, numbers):
        if most is not None and sizes and max(sizes) > most:
            do = "take backend='blockwise'"
            raise WrongType("a C++ kernel", "a size or an integer", max(sizes), "at most 2**30", do)
        pointers = array("Q", [tensor.data_ptr() for tensor in tensors])
        strides = array("l")
        for tensor in tensors:
            strides.extend(tensor.stride())
        sizes, numbers = array("l", sizes), array("d", numbers)
        function(*(x.buffer_info()[0] for x in (pointers, strides, sizes, numbers)), threads())

    return call

"""What the figures were measured on: the processor, the versions, and how fast it multiplies matrices."""

import os
import platform
import statistics
import time
from pathlib import Path

import torch

SIDE = 1536  # of the matrices
ROUNDS = 7


def machine():
    """The names and numbers that a table of measurements has at its head."""
    return {
        "processor": processor(),
        "cores": os.cpu_count(),
        "vectors": torch.backends.cpu.get_cpu_capability(),
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        "torch": torch.__version__,
    }


def processor():
    """The name of the processor, as far as the system tells it."""
    listed = Path("/proc/cpuinfo")
    if listed.exists():
        for line in listed.read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or "unknown"


def gemm_peak(dtype, threads):
    """Operations a second of torch's own product of two large matrices, the median of several."""
    before = torch.get_num_threads()
    torch.set_num_threads(threads)
    a, b = torch.randn(SIDE, SIDE).to(dtype), torch.randn(SIDE, SIDE).to(dtype)
    a @ b
    seconds = []
    for _ in range(ROUNDS):
        begin = time.perf_counter()
        a @ b
        seconds.append(time.perf_counter() - begin)
    torch.set_num_threads(before)
    return 2 * SIDE**3 / statistics.median(seconds)

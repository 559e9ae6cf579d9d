"""Calls in processes of their own: one process loads the libraries once, and forks for each call."""

import contextlib
import json
import os
import select
import signal
import subprocess
import sys

from derive.bench.memory import forget, highest

FREED_AT_ONCE = {"MALLOC_MMAP_THRESHOLD_": "65536"}  # the C library hands freed tensors back to the system
IN_ITSELF = {"TORCHINDUCTOR_COMPILE_THREADS": "1"}  # torch.compile starts no processes of its own


class Fresh:
    """A context; held(...) asks the process that forks, which begins with the first call."""

    def __init__(self):
        self.process = None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._end()

    def held(self, label, length, direction, name, timeout=300):
        """Bytes by name: peak, of a call above its inputs; outputs and gradients, the sizes of its results.

        None where the call does not come to its end (out of memory, out of time).
        """
        if self.process is None:
            self._begin()
        answer = self._answer([label, length, direction, name], timeout)
        if not answer:
            self._end()
        return json.loads(answer or "null")

    def _answer(self, asked, timeout):
        """A line, "" where none comes."""
        with contextlib.suppress(BrokenPipeError):
            self.process.stdin.write(json.dumps(asked) + "\n")
            self.process.stdin.flush()
            if select.select([self.process.stdout], [], [], timeout)[0]:
                return self.process.stdout.readline()
        return ""

    def _begin(self):
        command = [sys.executable, "-m", "derive.bench.fresh"]
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL}
        environment = os.environ | FREED_AT_ONCE | IN_ITSELF
        self.process = subprocess.Popen(command, **pipes, text=True, env=environment, start_new_session=True)

    def _end(self):
        if self.process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)  # the fork at work, too
        self.process.communicate()
        self.process = None


def main():
    """Answers a line for each line that is asked: bytes as JSON, or null."""
    import torch

    from derive.bench.candidates import functions_of
    from derive.bench.cases import EVERY

    torch.set_num_threads(1)
    functions_of(EVERY[0], 16)  # what this imports is there in every fork
    cases = {case.label: case for case in EVERY}
    for line in sys.stdin:
        print(_forked(cases, *json.loads(line)), flush=True)


def _forked(cases, label, length, direction, name):
    """What a fork of this process finds, as JSON; the fork ends without what a process does at its end."""
    ours, its = os.pipe()
    child = os.fork()
    if child == 0:
        status = 1
        try:
            os.close(ours)
            os.dup2(2, 1)
            os.write(its, json.dumps(_held(cases[label], length, direction, name)).encode())
            status = 0
        finally:
            os._exit(status)
    os.close(its)
    with os.fdopen(ours) as pipe:
        found = pipe.read()
    return found if os.waitpid(child, 0)[1] == 0 else "null"


def _held(case, length, direction, name):
    from derive.bench.candidates import functions_of, result, timed

    function, tensors = functions_of(case, length)[name], case.tensors(length)
    found = result(function, tensors, direction)  # what it loads, compiles and keeps is none of the call's own
    output, *gradients = (x.nbytes for x in found if x is not None)
    call = timed(function, tensors, direction, found[0])
    del found
    forget()
    before = highest()
    call()
    return {"peak": max(highest() - before, 0), "outputs": output, "gradients": sum(gradients)}


if __name__ == "__main__":
    main()

"""The command line without needless work, for tests only: one process imports what commands need, each is a fork of it.

Nearly all the time of a command that refuses its arguments goes into these imports.  A fork has its own folder,
environment and streams, and ends as any program does.
"""

import json
import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass

SECONDS = 300  # after which a command is ended
SERVER = """
import gc, json, os, signal, sys
import derive.building, derive.catalogue, derive.cli, derive.console
gc.collect()
gc.freeze()
asked, told = os.fdopen(int(sys.argv[1])), os.fdopen(int(sys.argv[2]), "w")
for line in asked:
    sys.argv, folder, environment, files = json.loads(line)
    process = os.fork()
    if not process:
        break
    _, status = os.waitpid(process, 0)
    print(os.waitstatus_to_exitcode(status), file=told, flush=True)
else:
    os._exit(0)
asked.close()
told.close()
signal.alarm({seconds})
for number, name in enumerate(files, 1):
    os.dup2(os.open(name, os.O_WRONLY | os.O_TRUNC), number)
os.chdir(folder)
os.environ.clear()
os.environ.update(environment)
sys.path[0] = folder
derive.cli.main()
"""


@dataclass(frozen=True)
class Done:
    returncode: int
    stdout: str
    stderr: str


class Commands:
    """Runs commands, one after another; with block ends the process that they are forks of."""

    def __init__(self, environment):
        self.environment = environment

    def __enter__(self):
        (asked, self.asks), (self.told, told) = os.pipe(), os.pipe()
        script = SERVER.replace("{seconds}", str(SECONDS))
        command = [sys.executable, "-c", script, str(asked), str(told)]
        self.process = subprocess.Popen(command, pass_fds=(asked, told), env=self.environment, stdin=subprocess.DEVNULL)
        os.close(asked)
        os.close(told)
        self.answers = os.fdopen(self.told)
        return self

    def __exit__(self, *_):
        os.close(self.asks)
        self.process.wait()
        self.answers.close()

    def run(self, arguments, cwd, env):
        with tempfile.TemporaryDirectory() as folder:
            files = [os.path.join(folder, name) for name in ("out", "err")]
            for name in files:
                open(name, "w").close()
            asked = [["derive", *arguments], str(cwd), env, files]
            os.write(self.asks, json.dumps(asked).encode() + b"\n")
            status = int(self.answers.readline())
            texts = []
            for name in files:
                with open(name, encoding="utf-8") as file:
                    texts.append(file.read())
            return Done(status, *texts)

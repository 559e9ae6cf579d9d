"""One formula after another in several processes: results as they are ready, errors as their messages."""

import os
import signal
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context

from derive.errors import DeriveError, EndsTheProgram, WorkerDied


def in_processes(function, arguments, jobs):
    """Yields (target, result or the message of an error), as each is ready."""
    if len(arguments) == 1 or jobs == 1:
        for given in arguments:
            yield given[0], _guarded(function, given)
        return
    context, others = get_context("spawn"), set(active_children())
    with ProcessPoolExecutor(jobs, mp_context=context, initializer=_end_quietly) as pool:
        waiting = {pool.submit(_guarded, function, given): given[0] for given in arguments}
        try:
            for done in as_completed(waiting):
                yield waiting[done], done.result()
        except BrokenProcessPool:
            raise WorkerDied(waiting[done].id) from None
        except BaseException:  # also when whoever reads the results stops: nobody waits for the rest
            pool.shutdown(wait=False, cancel_futures=True)
            for process in set(active_children()) - others:
                process.terminate()
            raise


def _end_quietly():
    """A worker that is interrupted just ends: the process that asked says what happened."""
    signal.signal(signal.SIGINT, lambda *_: os._exit(130))


def _guarded(function, given):
    """The result, or the message of an error; what is neither is a fault, but for the end of the program."""
    try:
        return function(*given)
    except DeriveError as problem:
        return str(problem)
    except (Exception, KeyboardInterrupt):
        raise
    except BaseException as problem:  # of a claim's own code; a worker that ends so says nothing
        return str(EndsTheProgram(given[0].id, problem))

"""The hunt: the laws of `props` on one mutant after the other, until one does not hold.

What Hypothesis draws for a law is drawn once for each formula and kept; every mutant gets the same draws, with what the
oracle says and the rounding bounds computed once.  The draw that killed last is tried first.
"""

import contextlib
import importlib.util
import inspect
import itertools
import signal
import sys
from dataclasses import dataclass, field, replace
from functools import cached_property
from hashlib import sha256

import hypothesis
import torch
from hypothesis import strategies
from hypothesis.errors import UnsatisfiedAssumption
from mutants.examples import adversarial
from mutants.guard import Guarded, Poisoned
from mutants.subjects import KEYWORDS, function_of

from props.laws import LAWS, STRICTER_LAWS
from props.rounding import sampled_bound
from props.subject import ImplementationRaised, Subject
from props.verify import missing

NAMES = (
    "the output equals that of the plain formula",
    "the gradient equals that of the plain formula",
    "hidden keys have no influence whatever they hold",
    "hidden keys have no influence on any gradient",
    "what a query does not see changes no bit of its output",
    "what a query does not see changes no bit of its gradient",
    "a row that sees nothing gives zero",
    "a row that sees nothing has logsumexp minus infinity",
    "a row that sees nothing has zero gradient",
    "the gradients are finite where some rows see nothing",
    "a row that sees nothing has no influence whatever it holds",
    "a key that a query does not see changes no bit of its own gradient",
    "a query that does not see a key changes no bit of its gradient",
    "a nan that is seen gives nan",
)
GUARD = "no access outside of a tensor"
SECONDS = {"blockwise": 1, "triton": 8, "cpu": 1}
FOR_ALL_LAWS = 3  # so many examples; the others are for the first two laws
DRAWS = {
    "what a query does not see changes no bit of its output": 6,
    "a nan that is seen gives nan": 4,
    "a query that does not see a key changes no bit of its gradient": 16,
}


class Captured(Exception):
    """Ends a law at its first call of the function, when only its draws are wanted."""


class Hopeless(Exception):
    """The example itself does not meet the law's assumption."""


@dataclass(frozen=True)
class Capturing(Subject):
    def run(self, example):
        raise Captured

    def gradients(self, example, wanted):
        raise Captured


@dataclass(frozen=True)
class Remembering(Subject):
    """A subject that asks its oracle once for each example."""

    known: dict = field(default_factory=dict)

    def expect(self, example, wanted=()):
        return self.remembered("expect", example, wanted, lambda: Subject.expect(self, example, wanted))

    def bounds(self, example, wanted):
        plain = Subject(**fields_of(self) | {"bound": None})
        return self.remembered("bound", example, wanted, lambda: sampled_bound(plain, example, wanted))

    def remembered(self, what, example, wanted, compute):
        key = sha256(repr((what, wanted, sorted(example.scalars.items()))).encode())
        for name, x in sorted((example.tensors | {f"d_{n}": x for n, x in example.cotangents.items()}).items()):
            key.update(repr((name, x.shape, x.dtype)).encode())
            key.update(x.detach().contiguous().numpy().tobytes())
        if key.digest() not in self.known:
            self.known[key.digest()] = compute()
        return self.known[key.digest()]


@dataclass(frozen=True)
class Trial:
    """A law with one sequence of draws."""

    law: object
    example: object
    draws: tuple

    def problem(self, subject):
        """Why the law does not hold, or None."""
        waiting = iter(self.draws)
        return self.law.check(
            replace(subject, given=(self.example,)), lambda strategy, label=None: next(waiting)
        ).problem()


@dataclass
class Hunt:
    """The hunt on the printed code of one formula on one backend."""

    name: str
    case: object
    backend: str
    folder: object
    orders: dict = field(default_factory=dict)
    memo: dict = field(default_factory=dict)
    sound: set = field(default_factory=set)

    @cached_property
    def subject(self):
        made = Remembering(**fields_of(self.case.subject(self.name, self.backend)))
        return replace(made, bound=made.bounds)

    @cached_property
    def trials(self):
        """The laws on every example, output and gradient of the plain formula first."""
        found = []
        for n, example in enumerate(adversarial(self.case, self.subject, self.backend)):
            for law in (*LAWS, *STRICTER_LAWS):
                if law.name in (NAMES if n < FOR_ALL_LAWS else NAMES[:2]) and not missing(law, self.subject):
                    found += recorded(law, self.subject, example, DRAWS.get(law.name, 1))
        return sorted(found, key=lambda trial: NAMES.index(trial.law.name) // 2)

    def killed_by(self, text, changed=None, kind=None, trials=None):
        """The name of the law that the module breaks, with why; None if it obeys them all.

        changed: the function that differs from the sound module, None if any may; other kernels need not run again.
        kind: mutants of a kind are killed alike, so that the trial which killed the last one comes first.
        """
        order = self.orders.setdefault((kind, (changed or "").split("_")[0]), list(self.trials))
        try:
            subject = replace(self.subject, function=self.function(text, changed))
        except (SyntaxError, NameError, TypeError) as error:
            return f"it loads: {type(error).__name__}", str(error)
        for trial in order[:trials]:
            found = self.broken(trial, subject)
            if found:
                self.assert_sound(trial)
                order.insert(0, order.pop(next(n for n, t in enumerate(order) if t is trial)))
                return found
        return None

    def broken(self, trial, subject):
        try:
            problem = trial.problem(subject)
        except ImplementationRaised as raised:
            if "OutOfBounds" in str(raised.error):
                return GUARD, str(raised)
            return trial.law.name, str(raised)
        return problem and (trial.law.name, problem)

    def assert_sound(self, trial):
        """The printed code itself obeys what has killed a mutant."""
        if id(trial) not in self.sound:
            problem = self.broken(trial, replace(self.subject, function=self.function(self.text, "forward")))
            assert not problem, f"{self.name} on {self.backend}, not mutated: {problem}"
            self.sound.add(id(trial))

    @cached_property
    def text(self):
        return self.case.printed(self.backend)

    @cached_property
    def base(self):
        return loaded(self.text, self.folder)

    def function(self, text, changed):
        """The function of a module.  Kernels that are as in the sound one run once for each input."""
        module = loaded(text, self.folder)
        kernels = {name for name, found in vars(module).items() if is_kernel(found)}
        only_this = changed is not None and (changed in kernels or changed in ("forward", "backward"))
        for name, found in list(vars(module).items()):
            same = only_this and name != changed
            if name in kernels and self.backend == "triton":
                setattr(module, name, Guarded(getattr(self.base, name) if same else found, self.memo if same else None))
            elif type(found).__name__ == "InterpretedFunction" and same:
                setattr(module, name, getattr(self.base, name))
        module.torch = Poisoned()
        module.forward = in_time(module.forward, SECONDS[self.backend])
        module.backward = in_time(module.backward, SECONDS[self.backend])
        return function_of(module, self.case, KEYWORDS[self.backend])


def is_kernel(found):
    """Whether it is launched over a grid: a function of Triton's that asks for its place in one."""
    return type(found).__name__ == "InterpretedFunction" and "tl.program_id" in inspect.getsource(found.fn)


_count = itertools.count()


def loaded(text, folder):
    """The module of a text; a file, since Triton reads the source of its kernels."""
    name = f"mutant_{next(_count)}"
    path = folder / f"{name}.py"
    path.write_text(text)
    spec = importlib.util.spec_from_file_location(name, path)
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    finally:
        del sys.modules[name]
    return module


def recorded(law, subject, example, wanted):
    """Trials of a law on an example: the simplest of what Hypothesis draws beside it, and what it draws next."""
    found = {}
    capturing = Capturing(**fields_of(subject) | {"given": (example,)})

    @hypothesis.seed(7)
    @hypothesis.settings(
        max_examples=wanted, deadline=None, database=None, phases=[hypothesis.Phase.generate],
        suppress_health_check=list(hypothesis.HealthCheck),
    )  # fmt: skip
    @hypothesis.given(strategies.data())
    def draws(data):
        values = []

        def draw(strategy, label=None):
            values.append(data.draw(strategy))
            return values[-1]

        try:
            law.check(capturing, draw)
        except Captured:
            found[repr(values)] = tuple(values)
        except UnsatisfiedAssumption:
            if not values or len(values) == 1:
                raise Hopeless from None
            raise

    with contextlib.suppress(Hopeless, hypothesis.errors.Unsatisfiable):
        draws()
    return [Trial(law, example, values) for values in found.values()]


def fields_of(subject):
    return {name: getattr(subject, name) for name in Subject.__dataclass_fields__}


def in_time(function, seconds):
    def run(*args, **keywords):
        with limited(seconds):
            return function(*args, **keywords)

    return run


@contextlib.contextmanager
def limited(seconds):
    """TimeoutError after so many seconds of this process: a mutated loop may never end."""

    def stop(*_):
        raise TimeoutError("it does not end")

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


torch.set_num_threads(1)

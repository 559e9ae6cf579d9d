"""What near misses of claims are made of: variants of their statements."""

from dataclasses import dataclass, field

from derive.logic.sequents import Sequent


@dataclass(frozen=True)
class Variant:
    """states: as of a Claim.  refuted: whether a witness is known to be found; points and sizes help the search."""

    states: object
    points: tuple = ()
    sizes: dict = field(default_factory=dict)
    refuted: bool = True


def without(states, *dropped):
    """The statements without some of their hypotheses, given by their places."""

    def changed(read):
        return tuple(
            Sequent([h for n, h in enumerate(s.hypotheses) if n not in dropped], s.conclusion) for s in states(read)
        )

    return changed


def concluding(states, change):
    """The statements with other conclusions."""
    return lambda read: tuple(Sequent(s.hypotheses, change(s.conclusion)) for s in states(read))


def right(states, change):
    """The statements with another right side."""
    return concluding(states, lambda p: type(p)(p.op, p.a, change(p.b)))


def left(states, change):
    return concluding(states, lambda p: type(p)(p.op, change(p.a), p.b))


def assuming(states, place, hypothesis):
    """The statements with one hypothesis exchanged."""

    def changed(read):
        return tuple(
            Sequent([hypothesis if n == place else h for n, h in enumerate(s.hypotheses)], s.conclusion)
            for s in states(read)
        )

    return changed

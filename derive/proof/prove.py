"""Proves every pass of a derivation by itself: the same tactics for every formula, from the passes' certificates alone.

A pass is PROVED if each theorem that it owes was found and meets its obligation; otherwise it is UNDECIDED, with the
reason.  Nothing here is trusted: the obligations are made elsewhere, and the theorems come from the kernel's rules.
"""

from derive.proof.empty_rows import empty_rows
from derive.proof.end_to_end import end_to_end_backward, end_to_end_forward
from derive.proof.exponents import exponents
from derive.proof.loop_tactics import bounds, bounds_and_values, loops, tile_values, trees, values
from derive.proof.outcome import outcome
from derive.proof.owed import passes
from derive.proof.workshop import Workshop


def prove_passes(record):
    """The result of every pass of a derivation, in the order of work."""
    workshop = Workshop(record)
    found = tactics(workshop)
    return [outcome(record, *task, found[task[:2]]) for task in passes(workshop.world)]


def tactics(w):
    """{(pass, direction): tactic}, a tactic being a function from the obligations to {item: theorem}."""
    forward, backward = "forward", "backward"
    return {
        ("normalisers", forward): lambda o: values(w.normalised, o),
        ("stabilise", forward): lambda o: values(w.stabilised, o),
        ("exponents", forward): lambda o: exponents(w.scopes),
        ("exponentials", forward): lambda o: values(w.named, o),
        ("visibility", forward): lambda o: values(w.visible, o),
        ("bounds", forward): lambda o: bounds(w.tiles, o),
        ("online", forward): lambda o: loops(w.tiles),
        ("merge", forward): lambda o: trees(w.world.tiles),
        ("tiles", forward): lambda o: tile_values(w.tiles, w.visible, o),
        ("end_to_end", forward): lambda o: end_to_end_forward(w, o),
        ("empty_rows", forward): lambda o: empty_rows(w.scopes, o),
        ("pairing", backward): lambda o: {"pairing": w.paired},
        ("link", backward): lambda o: {x: w.linked(x) for x in o},
        ("empty_rows", backward): lambda o: empty_rows(w.scopes, o, w.pairing),
        ("save", backward): lambda o: values(w.saved, o),
        ("exponentials", backward): lambda o: values(w.back_named, o),
        ("visibility", backward): lambda o: values(w.back_visible, o),
        ("bounds", backward): lambda o: bounds(w.back_tiles, o),
        ("online", backward): lambda o: loops(w.back_tiles),
        ("tiles", backward): lambda o: tile_values(w.back_tiles, w.back_visible, o),
        ("end_to_end", backward): lambda o: end_to_end_backward(w, o),
        ("factor_tanh", forward): lambda o: values(w.factored, o),
        ("factor_tanh", backward): lambda o: values(w.back_factored, o),
        ("factored_tiles", forward): lambda o: bounds_and_values(w.factored_tiles, w.factored, o),
        ("factored_tiles", backward): lambda o: bounds_and_values(w.back_factored_tiles, w.back_factored, o),
    }

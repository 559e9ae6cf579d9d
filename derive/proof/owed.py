"""Trusted.  The passes of a derivation in their order of work, each with what it owes."""

from derive.proof.gradient_meaning import Derivatives, Tangents
from derive.proof.owed_bounds import bounds
from derive.proof.owed_empty_rows import empty_rows
from derive.proof.owed_gradients import end_to_end_backward, links, pairing
from derive.proof.owed_values import end_to_end_forward, exponents, loops, same_values, tile_values, trees


def passes(world):
    """(pass, direction, function that gives its obligations) in the order of work."""
    s, same = world.scopes, same_values
    forward = [
        ("normalisers", "forward", lambda: same(world, s.plain, s.base, world.own_outputs)),
        ("stabilise", "forward", lambda: same(world, s.base, s.stable, s.base.program.outputs)),
        ("exponents", "forward", lambda: exponents(world)),
        ("exponentials", "forward", lambda: same(world, s.stable, s.named, s.named.program.outputs)),
        ("visibility", "forward", lambda: same(world, s.named, s.visible, s.visible.program.outputs)),
        ("bounds", "forward", lambda: bounds(world, world.tiles)),
        ("online", "forward", lambda: loops(world, world.tiles, s.visible)),
        ("merge", "forward", lambda: trees(world, world.tiles)),
        ("tiles", "forward", lambda: tile_values(world, world.tiles, s.visible)),
        ("end_to_end", "forward", lambda: end_to_end_forward(world)),
    ]
    if s.has_factored:
        forward += [
            ("factor_tanh", "forward", lambda: same(world, s.visible, s.factored, s.visible.program.outputs)),
            ("factored_tiles", "forward", lambda: bounds_and_values(world, world.factored_tiles, s.factored)),
        ]
    if not s.has_backward:
        return [*forward, ("empty_rows", "forward", lambda: empty_rows(world, None))]
    tangents = Tangents(s)
    derivatives = Derivatives(tangents)
    gradients = s.saved.program.outputs
    backward = [
        *forward,
        ("pairing", "backward", lambda: pairing(world, tangents)),
        ("link", "backward", lambda: links(world, derivatives)),
        ("empty_rows", "backward", lambda: empty_rows(world, derivatives)),
        ("save", "backward", lambda: same(world, s.adjoint, s.saved, gradients)),
        ("exponentials", "backward", lambda: same(world, s.saved, s.back_named, gradients)),
        ("visibility", "backward", lambda: same(world, s.back_named, s.back_visible, gradients)),
        ("bounds", "backward", lambda: bounds(world, world.back_tiles)),
        ("online", "backward", lambda: loops(world, world.back_tiles, s.back_visible)),
        ("tiles", "backward", lambda: tile_values(world, world.back_tiles, s.back_visible)),
        ("end_to_end", "backward", lambda: end_to_end_backward(world, derivatives)),
    ]
    if s.has_factored:
        backward += [
            ("factor_tanh", "backward", lambda: same(world, s.back_visible, s.back_factored, gradients)),
            (
                "factored_tiles",
                "backward",
                lambda: bounds_and_values(world, world.back_factored_tiles, s.back_factored),
            ),
        ]
    return backward


def bounds_and_values(world, meaning, scope):
    """All that is owed for tiles that only some code is printed from."""
    return {**bounds(world, meaning), **tile_values(world, meaning, scope)}

"""Trusted.  What is owed for gradients: the pairing, its link to the derivative of the formula, and end to end."""

from derive.logic.statements import Eq
from derive.logic.terms import substitute
from derive.proof.allowed import definitions_of, places_read, rows_and_smoothness, rows_of
from derive.proof.obligation import Obligation


def pairing(world, statements):
    """The pairing of gradients and tangents; statements: the definitions of the tangents."""
    s = world.scopes
    definitions = definitions_of(s.base, s.adjoint) | set(statements.statements().values())
    rows = places_read(s.base, statements.axes)
    return {"pairing": Obligation(statements.conclusion(), definitions, world.sides(s.adjoint.program), rows)}


def links(world, link):
    """{input: <cotangents, derivatives along a direction> = <its gradient, the direction>}."""
    s = world.scopes
    sides = world.sides(s.adjoint.program) | set(link.no_cotangent().values())
    definitions = definitions_of(s.base, s.adjoint)
    rows = rows_and_smoothness(s.base, link)
    return {x: Obligation(link.conclusion(x), definitions, sides, **rows) for x in link.pairing.gradients}


def end_to_end_backward(world, link):
    """{input: <cotangents, derivatives along a direction> = <what the TileProgram holds, the direction>}."""
    s, out = world.scopes, {}
    chain = (s.base, s.adjoint, s.saved, s.back_named, s.back_visible)
    for x, gradient in link.pairing.gradients.items():
        plain, ours = s.adjoint.meaning.array(gradient), world.back_tiles.array(gradient)
        wanted = link.conclusion(x)
        conclusion = Eq(wanted.a, substitute(wanted.b, {plain: ours}))
        definitions = definitions_of(*chain) | set(world.back_tiles.statements().values())
        sides = world.sides(s.back_visible.program) | world.sides(s.adjoint.program)
        sides |= set(world.back_tiles.end_points().values()) | set(link.no_cotangent().values())
        rows = rows_and_smoothness(s.base, link)
        rows = {k: type(rows[k])((*rows[k], *v)) for k, v in rows_of(*chain).items()}
        out[x] = Obligation(conclusion, definitions, sides, **rows)
    return out

"""Untrusted.  Terms with every derivative carried out."""

from derive.logic import In, Rel, Select, Sigma, Tangent, differentiate, refl, under
from derive.logic.steps import changes, congruence
from derive.logic.tactics import discharge, names
from derive.proof.asked import asked_of_all
from derive.proof.equations import guarded
from derive.proof.ties import is_tie


def tangents(t):
    """|- t = t with every derivative carried out."""
    if isinstance(t, Tangent):
        return differentiate(t.args[0], s=t.args[1], ds=t.args[2])
    if not t.has(Tangent):
        return refl(t)
    if isinstance(t, Sigma):
        k = next(names(t))
        return under(asked_of_all(tangents(t.at(k)), k, t.dom), red=Sigma, k=k, A=t.dom)
    parts = [tangents(a) for a in t.args]
    return congruence(t, parts) if any(map(changes, parts)) else refl(t)


def carried_out(t, asked, context=()):
    """|- t = t with every derivative carried out; a select asks for no ties only where its condition holds."""
    if isinstance(t, Tangent):
        out = differentiate(t.args[0], s=t.args[1], ds=t.args[2])
        shown = [asked.shown(h, None, context) for h in sorted(out.hyps, key=str) if is_tie(h)]
        return discharge(out, *[s for s in shown if s is not None])
    if not t.has(Tangent):
        return refl(t)
    if isinstance(t, Sigma):
        k = next(names(t, *context))
        inner = carried_out(t.at(k), asked, (*context, In(k, t.dom)))
        return under(asked_of_all(inner, k, t.dom), red=Sigma, k=k, A=t.dom)
    if isinstance(t, Select) and not t.args[2].has(Tangent):
        c, x, other = t.args
        return guarded(c, carried_out(x, asked, (*context, Rel("<", 0, c))), other)
    parts = [carried_out(a, asked, context) for a in t.args]
    return congruence(t, parts) if any(map(changes, parts)) else refl(t)

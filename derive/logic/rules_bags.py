"""Rules about bags: membership, inhabitants, unions, sub-bags, permutations."""

from derive.logic.domains import Plus, Range
from derive.logic.kernel import rule
from derive.logic.statements import Distinct, In, Inhabited, Perm, Rel


@rule
def perm_in(k, pi, A):
    """A permutation of A keeps its members: k in A |- pi[k] in A."""
    return [Perm(pi, A), In(k, A)], In(pi[k], A)


@rule
def in_plus(k, A, B):
    """k in A |- k in A + B."""
    return [In(k, A)], In(k, Plus(A, B))


@rule
def inhabited_in(k, A):
    """k in A |- A is inhabited."""
    return [In(k, A)], Inhabited(A)


@rule
def inhabited_plus(A, B):
    """A inhabited |- A + B inhabited."""
    return [Inhabited(A)], Inhabited(Plus(A, B))


@rule
def distinct_range(a, b):
    """A range holds no value twice."""
    return [], Distinct(Range(a, b))


@rule
def in_sub(k, S):
    """k in A, 0 < c(k) |- k in {A : 0 < c}."""
    return [In(k, S.dom), Rel("<", 0, S.at(k))], In(k, S)


@rule
def sub_in(k, S):
    """k in {A : 0 < c} |- k in A."""
    return [In(k, S)], In(k, S.dom)


@rule
def sub_holds(k, S):
    """k in {A : 0 < c} |- 0 < c(k)."""
    return [In(k, S)], Rel("<", 0, S.at(k))


BAGS = (perm_in, in_plus, inhabited_in, inhabited_plus, distinct_range, in_sub, sub_in, sub_holds)

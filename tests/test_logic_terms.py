"""Terms: names of bound indices do not matter, substitution does not capture, domains are bags."""

import pytest
from sympy import Integer

from derive.logic import (
    Bag,
    Big,
    Distinct,
    Eq,
    In,
    Mean,
    Nat,
    Nil,
    One,
    Plus,
    Range,
    Sigma,
    Sub,
    all_of,
    array,
    free,
    height,
    index,
    inv,
    names_in,
    real,
    substitute,
    total,
)
from derive.logic.fingerprint import fingerprint

i, j, k, n = index("i j k n")
x, y = real("x y")
f, g = array("f g")
A, B, C = Bag("A"), Bag("B"), Bag("C")


@pytest.mark.parametrize("red", [Sigma, Big])
def test_names_of_bound_indices_do_not_matter(red):
    assert red(f[i] * x, i, A) == red(f[j] * x, j, A)
    assert red(red(f[i, j], j, Range(0, i)), i, A) == red(red(f[j, i], i, Range(0, j)), j, A)
    assert red(red(f[i, j], j, B), i, A) != red(red(f[j, i], j, B), i, A)


def test_names_of_indices_of_for_alls_do_not_matter():
    def double(a, b, array_):
        return all_of(all_of(Eq(array_[a, b], 0), b, Range(0, a)), a, A)

    assert double(i, j, f) == double(j, k, f)
    assert double(i, j, f) != double(i, j, g)
    assert all_of(double(i, j, f), k, A).free() == frozenset()


def test_unions_have_no_order_no_brackets_and_no_empty_part():
    assert Plus(A, Plus(B, C)) == Plus(Plus(C, A), B) == Plus(C, Nil, B, A)
    assert Plus(Nil, Nil) == Nil and Plus(A) == A
    assert Plus(A, A) != A


def test_substitution_does_not_capture():
    t = total(f[j] * x, j, A)
    s = substitute(t, {x: f[j]})
    assert free(s) == {j}
    assert s == total(f[k] * f[j], k, A)
    assert s.at(i) == f[i] * f[j]


def test_substitution_is_simultaneous():
    assert substitute(x - y, {x: y, y: x}) == y - x
    assert substitute(f[i] + g[i], {f: g, g: f}) == f[i] + g[i]
    assert substitute(f[x * 0 + 1, 2], {f: ([i, j], i - j + x)}) == x - 1


def test_arrays_and_bags_are_replaced_under_binders():
    t = total(f[j, i], j, Bag("F", i))
    assert substitute(t, {f: ([j, k], g[k + j])}) == total(g[i + j], j, Bag("F", i))
    assert substitute(t, {"F": ([k], Range(0, k))}) == total(f[j, i], j, Range(0, i))


def test_names_in_a_term():
    t = total(f[j] * x, j, Sub(g[k], k, A)) + inv(y)
    assert names_in(t) == {x, y, f, g, "A"}
    assert free(t) == {x, y}
    assert names_in(all_of(In(i, Range(0, n)), i, B)) == {n, "B"}


def test_heights_count_binders_above_one_another():
    assert height(f[i]) == 0
    assert height(total(total(f[i, j], j, B), i, A) + x) == 2
    assert height(Distinct(Sub(f[j], j, A)).dom) == 1


def test_a_sum_of_nothing_written_is_kept_as_it_is():
    assert Sigma(Integer(0), j, A) != 0
    assert Sigma(f[j], j, Nil) != 0
    assert total(x, j, One(i)) != x


def test_an_infinite_bag_is_never_summed_over():
    with pytest.raises(TypeError, match="infinite"):
        total(f[j], j, Nat)


def test_fingerprints_tell_terms_apart():
    terms = [x, y, i, f[i], f[j], g[i], total(f[j], j, A), total(f[j], j, B), Big(f[j], j, A), Mean(f[0], f), A, B]
    assert len({fingerprint(t) for t in terms}) == len(terms)
    assert fingerprint(total(f[j], j, A)) == fingerprint(total(f[k], k, A))
    assert fingerprint(real("i")) != fingerprint(i)

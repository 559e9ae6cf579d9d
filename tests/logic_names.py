"""The names that the cases of the logic's rules use."""

from types import SimpleNamespace

from sympy import Symbol


def variables(L):
    """The names that the cases use."""
    i, j, k, n, m, N, u, w = L.index("i j k n m N u w")
    x, y, z = L.real("x y z")
    f, g, s, ds = L.array("f g s ds")
    return SimpleNamespace(
        i=i, j=j, k=k, n=n, m=m, N=N, u=u, w=w, x=x, y=y, z=z, f=f, g=g, s=s, ds=ds, pi=L.index_map("pi"),
        A=L.Bag("A"), B=L.Bag("B"), h=Symbol("hole", real=True),
    )  # fmt: skip


def zero_on(L, array, A, k):
    """{for all k in A: array[k] = 0, k in A} |- array[k] = 0."""
    return L.all_elim(L.assume(L.all_of(L.Eq(array[k], 0), k, A)), k=k)

"""The language of formulas: ordinary SymPy arithmetic over entries of tensors, and four nodes of our own.

A formula says what one entry of the output is.  `q[i, d]` reads a tensor at indices, `total` and `largest` reduce over
indices, `where` says which terms take part.  SymPy must not evaluate these nodes, so they are opaque to it; everything
else (exp, tanh, division, comparison of indices) is SymPy's own.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

import sympy as sp

from derive import checks
from derive.claims import Claim
from derive.errors import BadName, ClashingNames, FormulaError, UnknownSize, WrongKind, shown
from derive.functions import IsFinite as IsFinite
from derive.functions import finite as finite
from derive.functions import logsigmoid as logsigmoid
from derive.functions import relu as relu
from derive.functions import sigmoid as sigmoid
from derive.functions import step as step
from derive.functions import uniform as uniform
from derive.nodes import BATCH as BATCH
from derive.nodes import GROUP as GROUP
from derive.nodes import HEAD as HEAD
from derive.nodes import LEADING as LEADING
from derive.nodes import ROLES as ROLES
from derive.nodes import Entry as Entry
from derive.nodes import Index as Index
from derive.nodes import Largest as Largest
from derive.nodes import Node as Node
from derive.nodes import Size as Size
from derive.nodes import Total as Total
from derive.nodes import Where as Where
from derive.nodes import checked_name as checked_name
from derive.nodes import free_indices as free_indices

LEADING_SIZES = ("BATCH", "HEADS", "GROUP")
SWITCHES = ("enable_gqa", "return_weights", "return_lse", "allow_tf32")  # keywords of every generated function
KINDS = ("real", "constant", "bool", "integer", "scalar")


@dataclass(frozen=True)
class Tensor(checks.Unread):
    """An input of a formula.

    sizes: its own axes.  Every tensor has hidden leading axes besides: the batch and the head, for any number of
    leading dimensions at run time.  `shared=True` has none (a weight), `per_head=True` only the head (a slope, a sink).
    kind: "real"; "constant" (real, without a gradient); "bool" (read it in a condition: `mask[i, j] > 0`); "integer";
    "scalar" (a number given by the caller, with `default` an expression of sizes).  Only real tensors have gradients.
    grouped: in the grouped-heads form, one head of this tensor serves a whole group of query heads (keys and values).
    heads=False: the batch is the only leading axis (images, vectors).
    """

    name: str
    sizes: tuple
    shared: bool = False
    per_head: bool = False
    grouped: bool = False
    heads: bool = True
    kind: str = "real"
    default: object = None

    def __init__(
        self, name, *sizes, shared=False, per_head=False, grouped=False, heads=True, kind="real", default=None
    ):
        if kind not in KINDS:
            raise FormulaError(f"the tensor {name!r} has the kind {kind!r}", f"use one of {', '.join(KINDS)}")
        if name in SWITCHES:
            raise BadName(name, "it is a keyword of every generated function")
        for flag, value in {"shared": shared, "per_head": per_head, "grouped": grouped, "heads": heads}.items():
            checks.one(f"{flag} of the tensor {name}", value, bool, "True or False")
        _check_sizes(checked_name(name), sizes, kind, default)
        values = (name, tuple(sizes), shared or kind == "scalar", per_head, grouped, heads, kind, default)
        for attribute, value in zip(self.__dataclass_fields__, values, strict=True):
            object.__setattr__(self, attribute, value)

    def __getitem__(self, indices):
        return Entry(self.name, *checks.indices(self.name, indices))

    def leading(self, group=False):
        """The hidden axes of this tensor; with `group` those of the grouped-heads form."""
        if self.shared:
            return ()
        if not self.heads:
            return (BATCH,)
        heads = (HEAD, GROUP) if group and not self.grouped else (HEAD,)
        return heads if self.per_head else (BATCH, *heads)


def _check_sizes(name, sizes, kind, default):
    """Each size is a Size; a scalar has none, but may have a default."""
    if kind == "scalar" and sizes:
        raise FormulaError(f"the scalar {name} has sizes", "leave them out, or give it another kind")
    if default is not None:
        if kind != "scalar":
            raise FormulaError(f"the tensor {name} has a default", 'leave it out, or say kind="scalar"')
        checks.of_sizes(f"the default of {name}", default, Size)
    for size in sizes:
        where = f"a size of the tensor {name}"
        if not isinstance(size, Size):
            made = isinstance(size, sp.Expr) and not isinstance(size, Index)
            one, equation = (
                'one: Size("N")',
                f'Size("T") and the constraint Eq(T, {size}, evaluate=False) of the Formula',
            )
            raise WrongKind(where, shown(size), "a Size", f"give {equation if made else one}")


@dataclass(frozen=True)
class Let(checks.Unread):
    """A named value of the formula, as an output or to be read like an input: Let("p", (i, j), value), then p[i, j]."""

    name: str
    indices: tuple
    value: object

    def __post_init__(self):
        checked_name(self.name)
        hint = f"write Let({self.name!r}, (i, d), value)"
        axes = checks.several(f"the axes of the value {self.name}", self.indices, Index, "an Index", hint)
        checks.once(f"the axes of the value {self.name}", axes)
        object.__setattr__(self, "indices", axes)
        object.__setattr__(self, "value", checks.expression(f"the value {self.name}", self.value))

    def __getitem__(self, indices):
        return Entry(self.name, *checks.indices(self.name, indices))


def _reduce(node, value, indices):
    if not indices or not all(isinstance(x, Index) for x in indices):
        what = f"{node.__name__.lower()} of {value} runs over {indices or 'nothing'}"
        raise FormulaError(what, "name the indices that it runs over, each an Index: total(x[i, j], j)")
    checks.once(f"the indices of a {node.__name__.lower()}", indices)
    value = checks.expression(f"what a {node.__name__.lower()} is of", value)
    condition, value = value.args if isinstance(value, Where) else (sp.true, value)
    return node(value, condition, *indices)


def total(value, *indices):
    """The sum of value over the indices; `total(where(c, x), j)` sums where c holds."""
    return _reduce(Total, value, indices)


def largest(value, *indices):
    """The maximum of value over the indices; -inf when the condition holds nowhere."""
    return _reduce(Largest, value, indices)


def where(condition, value):
    """value where condition holds; elsewhere it takes no part, whatever it holds (NaN included)."""
    value = checks.expression("the value of a where", value)
    return value if checks.condition(condition, Entry) == sp.true else Where(condition, value)


CONSTRAINT = "give equations of SymPy, a size on the left: [Eq(M, 2 * N)]"
PARTS = (
    ("inputs", Tensor, "a Tensor", 'give Tensors, as in Formula("f", [q, k, v], {"o": out})'),
    ("outputs", Let, "a Let", 'give {"o": out}, or Lets, which say their axes: [Let("o", (i, e), out)]'),
    ("lets", Let, "a Let", 'give Lets: [Let("p", (i, j), value)]'),
    ("claims", Claim, "a Claim", "give derive.claims.Claims, or leave claims out"),
    ("title", str, "a text", ""),
    ("summary", str, "a text", ""),
    ("family", str, "a text", ""),
    ("options", tuple, "a pair (name, value)", "leave them out: the catalogue sets them"),
    ("references", str, "a text", "give a list of texts"),
    ("grouped", bool, "True or False", ""),
    ("constraints", sp.Eq, "an equation of sizes", CONSTRAINT),
    ("conventions", Mapping, "a mapping", ""),
)  # attribute, the class of it or of its parts, what that is called, what to do
SINGLE = ("title", "summary", "family", "grouped", "conventions")


@dataclass(frozen=True)
class Formula:
    """What is computed, and what is claimed of it.

    inputs: Tensors; lets: named intermediate values; outputs: Lets, or a mapping from name to expression (axes:
    lengths before widths).  claims: `derive.claims.Claim`s.  options: the (name, value) pairs it was specialised by.
    constraints: equations between sizes that a caller must keep (the length of a table of relative positions).
    """

    id: str
    inputs: tuple
    outputs: tuple
    lets: tuple = ()
    title: str = ""
    summary: str = ""
    family: str = "user"
    claims: tuple = ()
    options: tuple = ()
    references: tuple = ()
    grouped: bool = False
    constraints: tuple = ()
    conventions: Mapping = field(default_factory=dict, compare=False, hash=False)

    def __post_init__(self):
        checked_name(self.id)
        for attribute, kinds, expected, hint in PARTS:
            where = f"{attribute} of the formula {self.id}"
            if attribute in SINGLE:
                checks.one(where, getattr(self, attribute), kinds, expected, hint)
            else:
                found = checks.several(where, self._part(attribute), kinds, expected, hint)
                object.__setattr__(self, attribute, found)
        self._check_names()
        for equation in self.constraints:
            if not isinstance(equation.lhs, Size):
                raise WrongKind(f"a constraint of the formula {self.id}", equation, "a size on the left", CONSTRAINT)
        if not self.outputs:
            raise FormulaError(f"the formula {self.id} has no output", "give it at least one")

    def _part(self, attribute):
        """An argument as it was given; outputs with their axes where these were left out."""
        given = getattr(self, attribute)
        if attribute != "outputs" or not isinstance(given, Mapping):
            return given
        values = {name: checks.expression(f"the output {name}", value) for name, value in given.items()}
        return [Let(name, default_axes(value), value) for name, value in values.items()]

    def _check_names(self):
        seen = {}
        for thing in (*self.inputs, *self.lets, *self.outputs):
            if thing.name in seen and thing != seen[thing.name]:
                raise ClashingNames(thing.name, f"two tensors or values of the formula {self.id}")
            seen[thing.name] = thing
        for things in (self.inputs, self.lets, self.outputs):
            checks.once(f"the formula {self.id}", things)
        checks.once(f"the claims of the formula {self.id}", [claim.name for claim in self.claims])
        self._check_roles()

    def _check_roles(self):
        """Sizes of one name would be one; a default has the sizes of the formula only."""
        expressions = [v.value for v in (*self.lets, *self.outputs)] + [s for t in self.inputs for s in t.sizes]
        found = [sp.sympify(e).atoms(Size) | {x.size for x in sp.sympify(e).atoms(Index)} for e in expressions]
        roles = {}
        for size in set().union(*found):
            if size.name in LEADING_SIZES and size.role != "batch":
                raise BadName(size.name, "every formula has a leading axis of that size")
            if roles.setdefault(size.name, size.role) != size.role:
                raise ClashingNames(size.name, f"two sizes of the formula {self.id} of different roles")
        for t in self.inputs:
            if unknown := {s.name for s in sp.sympify(t.default or 0).atoms(Size)} - set(roles):
                raise UnknownSize(self.id, t.name, sorted(unknown), sorted(roles))

    @property
    def wrt(self):
        """The names of the inputs that have gradients."""
        return tuple(t.name for t in self.inputs if t.kind == "real")

    def tensor(self, name):
        return next(t for t in self.inputs if t.name == name)

    def with_group(self):
        """The same formula with grouped heads: each key and value head serves a group of query heads."""
        return replace(self, grouped=True)


@dataclass(frozen=True)
class Chapter:
    """A subject of the catalogue that is no function: what it says stands in its claims, which speak of formulas."""

    id: str
    title: str
    summary: str
    family: str
    references: tuple = ()

    def __post_init__(self):
        checked_name(self.id)


def default_axes(expr):
    """Lengths before widths, by name: the axes of an output that was given without an order."""
    return tuple(sorted(free_indices(sp.sympify(expr)), key=lambda x: x.order))

"""The language of formulas: ordinary SymPy arithmetic over entries of tensors, and four nodes of our own.

A formula says what one entry of the output is.  `q[i, d]` reads a tensor at indices, `total` and `largest` reduce over
indices, `where` says which terms take part.  SymPy must not evaluate these nodes, so they are opaque to it; everything
else (exp, tanh, division, comparison of indices) is SymPy's own.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

import sympy as sp
from sympy.core.symbol import Str
from sympy.logic.boolalg import BooleanFunction

from derive import checks
from derive.claims import Claim
from derive.errors import BadName, ClashingNames, FormulaError, UnknownSize, WrongKind, shown

ROLES = ("batch", "pixel", "length", "width", "param")
LEADING_SIZES = ("BATCH", "HEADS", "GROUP")
SWITCHES = ("enable_gqa", "return_weights", "return_lse", "allow_tf32")  # keywords of every generated function
KINDS = ("real", "constant", "bool", "integer", "scalar")


class Size(sp.Symbol):
    """The extent of an axis.

    role: "length" (unbounded, cut into tiles), "width" (bounded, resident on a tile), "pixel" (a spatial axis of rows),
    "batch" (one program each), "param" (an integer given by the caller, such as the reach of a window).
    """

    def __new__(cls, name, role="length"):
        if role not in ROLES:
            raise FormulaError(f"the size {name!r} has the role {role!r}", f"use one of {', '.join(ROLES)}")
        self = sp.Symbol.__xnew__(cls, _checked(name), integer=True, nonnegative=True)
        self.role = role
        return self

    def _hashable_content(self):
        return (*super()._hashable_content(), self.role)


class Index(sp.Symbol):
    """A position on an axis of the given size."""

    def __new__(cls, name, size):
        self = sp.Symbol.__xnew__(cls, _checked(name), integer=True)
        hint = f'make it with a size: Index({name!r}, Size("N"))'
        self.size = checks.one(f"the size of the index {name}", size, Size, "a Size", hint)
        return self

    def _hashable_content(self):
        return (*super()._hashable_content(), self.size)

    @property
    def role(self):
        return self.size.role

    @property
    def order(self):
        """The place of this axis among others: leading axes, pixels, lengths, widths; then by name."""
        leading = LEADING.index(self) if self in LEADING else len(LEADING)
        return ROLES.index(self.role), leading, self.name


def _checked(name):
    if not isinstance(name, str) or not re.fullmatch(r"[A-Za-z_][A-Za-z0-9_]*", name):
        raise BadName(name, "it is no identifier")
    return name


class Node(sp.Expr):
    """A real value that SymPy treats as an atom of its arithmetic."""

    is_commutative = True

    def __new__(cls, *args):
        return sp.Expr.__new__(cls, *map(sp.sympify, args))

    def _eval_is_real(self):
        return True


class Entry(Node):
    """name[index, ...]; no index at all is allowed (a scalar), which SymPy's Indexed refuses."""

    def __new__(cls, name, *indices):
        return sp.Expr.__new__(cls, Str(name) if isinstance(name, str) else name, *map(sp.sympify, indices))

    name = property(lambda self: self.args[0].name)
    indices = property(lambda self: self.args[1:])

    def _sympystr(self, printer):
        return f"{self.name}[{','.join(map(printer._print, self.indices))}]"


class Where(Node):
    """Where(condition, value): value where the condition holds, otherwise no part of the reduction (0 outside one)."""


class Total(Node):
    """Total(value, condition, index, ...): the sum over the indices at which the condition holds; 0 when none does."""


class Largest(Node):
    """Largest(value, condition, index, ...): the maximum where the condition holds; -inf when it holds nowhere."""


class IsFinite(BooleanFunction):
    """x > -inf: a float mask of -inf means "not visible"."""

    @classmethod
    def eval(cls, *args):
        return None


class sigmoid(sp.Function):
    """1 / (1 + exp(-x))"""

    def fdiff(self, argindex=1):
        return self * (1 - self)


class logsigmoid(sp.Function):
    """log(sigmoid(x)), without its overflow and its cancellation"""

    def fdiff(self, argindex=1):
        return sigmoid(-self.args[0])


class step(sp.Function):
    """1 where x > 0, else 0"""

    def fdiff(self, argindex=1):
        return sp.S.Zero


class relu(sp.Function):
    """max(x, 0), with derivative 0 at 0"""

    def fdiff(self, argindex=1):
        return step(self.args[0])


class finite(sp.Function):
    """x, or 0 where x is -inf (the maximum of a row that saw nothing)"""


BATCH = Index("batch", Size("BATCH", "batch"))
HEAD = Index("head", Size("HEADS", "batch"))
GROUP = Index("group", Size("GROUP", "batch"))
LEADING = (BATCH, HEAD, GROUP)


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
        _check_sizes(_checked(name), sizes, kind, default)
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
    """Each size is a Size, a number, or an expression of these; a scalar has none, but may have a default."""
    if kind == "scalar" and sizes:
        raise FormulaError(f"the scalar {name} has sizes", "leave them out, or give it another kind")
    if default is not None:
        if kind != "scalar":
            raise FormulaError(f"the tensor {name} has a default", 'leave it out, or say kind="scalar"')
        checks.of_sizes(f"the default of {name}", default, Size)
    for size in sizes:
        where = f"a size of the tensor {name}"
        if isinstance(size, (Index, bool)) or not isinstance(size, (int, sp.Expr)):
            raise WrongKind(where, shown(size), "a Size", 'make it with Size("N"), and give that')


@dataclass(frozen=True)
class Let(checks.Unread):
    """A named value of the formula, as an output or to be read like an input: Let("p", (i, j), value), then p[i, j]."""

    name: str
    indices: tuple
    value: object

    def __post_init__(self):
        _checked(self.name)
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
        _checked(self.id)
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
        _checked(self.id)


def free_indices(expr):
    """The indices of an expression that no reduction binds."""
    if isinstance(expr, (Total, Largest)):
        return set().union(*map(free_indices, expr.args[:2])) - set(expr.args[2:])
    if isinstance(expr, Index):
        return {expr}
    return set().union(*map(free_indices, expr.args)) if expr.args else set()


def default_axes(expr):
    """Lengths before widths, by name: the axes of an output that was given without an order."""
    return tuple(sorted(free_indices(sp.sympify(expr)), key=lambda x: x.order))

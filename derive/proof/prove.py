"""Proves every pass of a derivation by itself: the same tactics for every formula, from the passes' certificates alone.

A pass is PROVED if each theorem that it owes was found and meets its obligation; otherwise it is UNDECIDED, with the
reason.  Nothing here is trusted: the obligations are made elsewhere, and the theorems come from the kernel's rules.
"""

from dataclasses import replace
from functools import cached_property

from sympy import Add

from derive.errors import DeriveError, NotApplicable, Rejected
from derive.formula import Entry
from derive.logic import In, Indexed, Rel, sym, trans
from derive.logic.normal import chain, congruence, side
from derive.logic.tactics import names
from derive.passes import correction
from derive.proof import obligations as owed
from derive.proof.equations import Equation, Rewriter
from derive.proof.exponents import Exponents
from derive.proof.facts import Vanishing
from derive.proof.gradient_meaning import Derivatives
from derive.proof.link import Link
from derive.proof.meaning import domain, variable
from derive.proof.owed import passes
from derive.proof.pairing import Pairing
from derive.proof.results import PROVED, UNDECIDED, PassResult
from derive.proof.rewriting_passes import (
    equations_of,
    relate,
    save_factors,
    save_rules,
    stabilise_factors,
    with_rows,
)
from derive.proof.tiles import TilesProof
from derive.proof.trees import TreeProof
from derive.proof.unicode import statement_text


class Workshop:
    """What the tactics share for one derivation: each relation and each proof is made once, when it is first needed."""

    def __init__(self, record):
        self.record, self.world = record, owed.World(record)
        self.scopes = self.world.scopes
        self.links = {}

    # ------------------------------------------------------------------------------------------------------- relations
    @cached_property
    def normalised(self):
        return relate(self.scopes, self.scopes.plain, self.scopes.base)

    @cached_property
    def stabilised(self):
        return relate(self.scopes, self.scopes.base, self.scopes.stable, stabilise_factors(self.scopes))

    @cached_property
    def named(self):
        return relate(self.scopes, self.scopes.stable, self.scopes.named)

    @cached_property
    def visible(self):
        return relate(self.scopes, self.scopes.named, self.scopes.visible)

    @cached_property
    def saved(self):
        s = self.scopes
        return relate(s, s.adjoint, s.saved, save_factors(s), save_rules(s))

    @cached_property
    def back_named(self):
        return relate(self.scopes, self.scopes.saved, self.scopes.back_named)

    @cached_property
    def back_visible(self):
        return relate(self.scopes, self.scopes.back_named, self.scopes.back_visible)

    @cached_property
    def tiles(self):
        proof = TilesProof(self.world.tiles, self.scopes.visible, equations_of(self.scopes.visible))
        proof.prove()
        return proof

    @cached_property
    def back_tiles(self):
        s = self.scopes
        proof = TilesProof(
            self.world.back_tiles, s.back_visible, {**equations_of(s.base), **equations_of(s.back_visible)}
        )
        proof.prove()
        return proof

    @cached_property
    def pairing(self):
        return Pairing(self.scopes)

    @cached_property
    def paired(self):
        return self.pairing.prove()

    @cached_property
    def link(self):
        return Link(self.pairing, self.paired)

    def linked(self, x):
        """The theorem of the link of one input."""
        if x not in self.links:
            self.links[x] = self.link.prove(x)
        return self.links[x]

    # --------------------------------------------------------------------------------------------------------- tactics
    def values(self, relation, obligations):
        """The equations of a relation, with "this row sees something" for signs."""
        return {
            name: with_rows(relation.found[name].theorem, relation.facts, obligation)
            for name, obligation in obligations.items()
        }

    def tile_values(self, proof, relation, obligations):
        out = {}
        for name, obligation in obligations.items():
            theorem = proof.known[proof.meaning.array(name)].theorem
            out[name] = with_rows(theorem, relation.facts, obligation)
        return out

    def loops(self, proof):
        return {f"{n}.{d.name}": p.online(d) for n, p in proof.loops.items() for d in p.kernel.sums}

    def trees(self, meaning):
        return {
            f"{loop.number}.{d.name}": TreeProof(loop, d).prove()
            for loop in meaning.loops
            for d in loop.kernel.sums
            if loop.kernel.corrections_of(d.name) or loop.moved_together(d)
        }

    def bounds(self, proof, obligations):
        return {name: _bound(proof, name, obligation) for name, obligation in obligations.items()}

    def exponents(self, _):
        scope = self.scopes.stable
        constants = {c.name for c in self.record.stabilised.constants}
        proofs = Exponents(scope, equations_of(scope), constants)
        out = {}
        for d in scope.definitions:
            for x in owed.with_constants(self.record.stabilised, d):
                out[f"{d.name}: {x.args[0]}"] = proofs.prove(d, x.args[0])
        return out

    def empty_rows(self, obligations):
        s = self.scopes
        known = {**equations_of(s.plain), **equations_of(s.base)}
        if s.has_backward:
            known |= equations_of(s.adjoint)
        zeros = self.no_cotangent() if s.has_backward else {}
        return {name: self._zero(obligation, known, zeros) for name, obligation in obligations.items()}

    def no_cotangent(self):
        """{array: Equation  the cotangent of an added output = 0}."""
        out = {}
        for o, statement in Derivatives(self.pairing).no_cotangent().items():
            idx = tuple(map(variable, self.pairing.axes[o]))
            out[self.pairing.cotangent(o).base] = Equation.assumed(statement, idx)
        return out

    def _zero(self, obligation, known, zeros):
        counts = sorted((h.a for h in obligation.sides if isinstance(h, Rel) and h.b == 0 and h.op == "<="), key=str)
        place = sorted((h for h in obligation.sides if isinstance(h, In)), key=str)
        for count in counts:
            vanishing = Vanishing(count, definitions={**known, **zeros})
            context = tuple(t for h in place for t in vanishing.member(h.k, h.dom))
            found = vanishing.zero(obligation.conclusion.a, context)
            if found is not None:
                return found
            for h in place:
                found = vanishing.of_no_member(obligation.conclusion.a, h.k, h.dom)
                if found is not None:
                    return found
        return self._zero_by_terms(obligation.conclusion.a, counts, {**known, **zeros})

    def _zero_by_terms(self, x, counts, known):
        """A sum whose terms are 0 for different reasons."""
        equation = known[x.base].at(x.indices)
        parts = []
        for a in side(equation).args if isinstance(side(equation), Add) else ():
            found = (Vanishing(count, definitions=known).zero(a) for count in counts)
            parts.append(next((t for t in found if t is not None), None))
        if not parts or None in parts:
            raise Rejected(f"not shown to be 0 where a row sees nothing: {x}")
        return trans(equation, congruence(side(equation), parts))

    def end_to_end_forward(self, obligations):
        """tile.o = visible.o = named.o = stable.o = base.o = plain.o."""
        out = {}
        tiles = self.tile_values(
            self.tiles, self.visible, owed.tile_values(self.world, self.world.tiles, self.scopes.visible)
        )
        for name, obligation in obligations.items():
            theorem = tiles[name]
            for relation in (self.visible, self.named, self.stabilised, self.normalised):
                step = relation.found[name]
                theorem = trans(theorem, sym(with_rows(step.theorem, relation.facts, obligation)))
            out[name] = theorem
        return out

    def end_to_end_backward(self, obligations):
        """The link, with the gradient as the TileProgram computes it."""
        out = {}
        for x, obligation in obligations.items():
            name = self.pairing.gradients[x]
            array = self.world.back_tiles.array(name)
            theorem = self.back_tiles.known[array].theorem
            for relation in (self.back_visible, self.back_named, self.saved):
                theorem = trans(theorem, sym(with_rows(relation.found[name].theorem, relation.facts, obligation)))
            idx = tuple(map(variable, self.pairing.axes[x]))
            equation = Equation(idx, sym(theorem))
            out[x] = _replaced(self.linked(x), equation, tuple(map(domain, self.pairing.axes[x])))
        return out


def _replaced(theorem, equation, domains):
    """a = <gradient, direction> with the gradient replaced by what it is equal to."""
    old = equation.theorem.concl.a
    table = {old.base if isinstance(old, Indexed) else old: equation}
    step = Rewriter(table, names(theorem.concl, equation.theorem.concl, *domains)).all(side(theorem))
    return chain(theorem, step)


def _bound(proof, name, obligation):
    """Bounds and FULL of one loop: a judge decides, for all sizes."""
    loop = proof.loops[int(name.split(".", 1)[0])]
    return loop.bound_theorem(obligation.conclusion)


STATEMENTS = {
    "normalisers": "naming the normalisers and merging them keeps every output",
    "stabilise": "for any row constants the stable program computes what the plain one does",
    "exponents": "with the row's maximum as its constant every exponent is at most 0",
    "exponentials": "naming the exponentials of pairs keeps every value",
    "visibility": "conditions carried to where they decide keep every value",
    "bounds": "what is visible lies within the bounds of its loop; in a FULL tile everything is visible",
    "online": "after any tiles the state is the sum over what was seen, with the statistics so far",
    "merge": "states merged in any tree hold the sum over all keys under their node",
    "tiles": "the tile program computes what the program says, for any blocks and any tiles",
    "end_to_end": "the tile program computes what the formula says, its gradients those of the formula",
    "pairing": "<cotangents, tangents of the outputs> = <gradients, tangents of the inputs>",
    "link": "the gradient pairs with every direction as the directional derivative of the formula does",
    "empty_rows": "a row that sees nothing gives 0, and its gradients are 0",
    "save": "the gradients in terms of stored row values are the gradients",
}

CARRIED = {
    "bounds": "; where a sum is carried, the loop visits what is visible outside of its share, and a row sees all of "
    "the share",
    "online": "; a carried sum has its share besides",
    "tiles": "; states are carried over any anchors in order",
}  # said besides where sums are carried from block to block


def prove_passes(record):
    """The result of every pass of a derivation, in the order of work."""
    workshop = Workshop(record)
    found = tactics(workshop)
    return [_result(workshop, *task, found[task[:2]]) for task in passes(workshop.world)]


def results_of(record, proved):
    """The result of every pass, with the theorems of a replayed ledger instead of the tactics."""
    workshop = Workshop(record)

    def stored(name, direction):
        return lambda items: {item: t for item in items for t in proved.get(f"{name} {direction} {item}", ())}

    return [_result(workshop, *task, stored(*task[:2])) for task in passes(workshop.world)]


def prove_pass(record, name, direction="forward"):
    """The result of one pass of a derivation."""
    workshop = Workshop(record)
    task = next(task for task in passes(workshop.world) if task[:2] == (name, direction))
    return _result(workshop, *task, tactics(workshop)[name, direction])


def tactics(w):
    """{(pass, direction): tactic}, a tactic being a function from the obligations to {item: theorem}."""
    forward, backward = "forward", "backward"
    return {
        ("normalisers", forward): lambda o: w.values(w.normalised, o),
        ("stabilise", forward): lambda o: w.values(w.stabilised, o),
        ("exponents", forward): w.exponents,
        ("exponentials", forward): lambda o: w.values(w.named, o),
        ("visibility", forward): lambda o: w.values(w.visible, o),
        ("bounds", forward): lambda o: w.bounds(w.tiles, o),
        ("online", forward): lambda o: w.loops(w.tiles),
        ("merge", forward): lambda o: w.trees(w.world.tiles),
        ("tiles", forward): lambda o: w.tile_values(w.tiles, w.visible, o),
        ("end_to_end", forward): w.end_to_end_forward,
        ("empty_rows", forward): w.empty_rows,
        ("pairing", backward): lambda o: {"pairing": w.paired},
        ("link", backward): lambda o: {x: w.linked(x) for x in o},
        ("empty_rows", backward): w.empty_rows,
        ("save", backward): lambda o: w.values(w.saved, o),
        ("exponentials", backward): lambda o: w.values(w.back_named, o),
        ("visibility", backward): lambda o: w.values(w.back_visible, o),
        ("bounds", backward): lambda o: w.bounds(w.back_tiles, o),
        ("online", backward): lambda o: w.loops(w.back_tiles),
        ("tiles", backward): lambda o: w.tile_values(w.back_tiles, w.back_visible, o),
        ("end_to_end", backward): w.end_to_end_backward,
    }


def _result(workshop, name, direction, owe, tactic):
    """Runs one tactic and holds its theorems against the obligations."""
    statement = _statement(workshop.record, name, direction)
    try:
        obligations = owe()
        theorems = tactic(obligations)
        faults = [f"{item}: {fault}" for item, o in obligations.items() if (fault := _fault(o, theorems.get(item)))]
    except DeriveError as error:
        faults = [str(error)]
    except Exception as error:  # a tactic is not trusted with anything, so it may fail in any way
        faults = [f"{type(error).__name__}: {error}"]
    if faults:
        return PassResult(name, UNDECIDED, statement, "; ".join(faults), direction)
    found = {f"{name} {direction} {item}": theorems[item] for item in obligations}
    needed = [(item, c) for item, o in obligations.items() for c in o.conditions(theorems[item])]
    conditions = [f"{item}: {statement_text(c)}" for item, c in needed]
    verdict, rank = _verdict(workshop, name, direction)
    return PassResult(name, PROVED, statement, "", direction, found, verdict, rank, tuple(conditions))


def _statement(record, name, direction):
    tiles = record.forward_tiles if direction == "forward" else record.backward_tiles
    carried = tiles is not None and any(k.carried for k in tiles.kernels)
    return STATEMENTS[name] + (CARRIED.get(name, "") if carried else "")


def _fault(obligation, theorem):
    return "no theorem was found" if theorem is None else obligation.fault(theorem)


def _verdict(workshop, name, direction):
    """(words, greatest rank) of online: which sums follow a moving maximum, and which wait for it to be finished."""
    if name != "online":
        return "", None
    tiles = workshop.world.tiles if direction == "forward" else workshop.world.back_tiles
    said, earlier = {}, {}
    for loop in tiles.loops:
        kernel = loop.kernel
        for d in kernel.sums:
            if loop.carrying:
                said.setdefault("carried from block to block", []).append(d.name)
                continue
            waits = [earlier[k] for k in earlier if k[:2] == (kernel.parallel, kernel.streamed)]
            said.setdefault(_verdict_of(kernel, d, set().union(*waits)), []).append(d.name)
        finished = {d.name for d in (*kernel.statistics, *kernel.derived)}
        earlier[kernel.parallel, kernel.streamed, loop.number] = finished
    words = "; ".join(f"{', '.join(names)}: {verdict}" for verdict, names in said.items())
    ranks = [int(v.split()[3]) for v in said if v.startswith("separable of rank")]
    return words or "no sum over pairs", max(ranks, default=None)


def _verdict_of(kernel, d, finished):
    """How one sum stands to the maxima of its loop, and to those that were finished before."""
    moved = next((names for main, _ in kernel.corrections if d.name in (names := kernel.moments_of(main))), ())
    if kernel.corrections_of(d.name) or moved:
        return f"separable of rank {max(1, len(moved))} in the running maximum"
    body = _written_out(kernel, d)
    for e in sorted((e for e in body.atoms(Entry) if e.name in finished), key=str):
        try:
            correction(replace(d, body=body), e)
        except NotApplicable as error:
            return f"in a loop after {e.name} is finished ({error.what})"
        return f"in a loop after {e.name} is finished"
    return "no statistic moves"


def _written_out(kernel, d):
    """The body of a sum with the element-wise values of pairs in it."""
    values, body = {v.name: v for v in kernel.values if v.reduce is None}, d.body
    while inner := {e for e in body.atoms(Entry) if e.name in values}:
        body = body.xreplace(
            {e: values[e.name].body.xreplace(dict(zip(values[e.name].indices, e.indices, strict=True))) for e in inner}
        )
    return body

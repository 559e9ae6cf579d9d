"""Claims about folding blocks of keys: a loop over any tiles and any tree of merges give the state of all keys."""

from derive.catalogue.claims.attention import KEYS, M, i, output
from derive.catalogue.claims.blockwise import (
    BLOCKWISE,
    A,
    B,
    both_blocks,
    merge,
    plain,
    prove_homomorphism,
    read_out,
    reads_out,
    state_of,
    sums,
)
from derive.catalogue.claims.kit import over
from derive.claims import Claim
from derive.logic import (
    Bag,
    Eq,
    In,
    Inhabited,
    Integer,
    Mul,
    Nat,
    Plus,
    Range,
    Reduce,
    SameBag,
    Sigma,
    Symbol,
    Void,
    all_of,
    arith,
    array,
    assume,
    cases,
    cut,
    free,
    index,
    index_map,
    induction,
    instantiate,
    inv,
    range_reindex,
    range_split,
    rebag,
    split,
    strong_induction,
    substitute,
    sum_void,
    sym,
    trans,
)
from derive.logic.sequents import HOLE, Sequent, at, in_sums, inside, le, lt, settle, transform, vanishing
from derive.logic.tactics import side

t, p, u, w, root, leaves = index("t p u w root leaves")
tile, left, right = index_map("tile left right")
STATE = array("count m l acc")


def state_at(step):
    return tuple(x[step] for x in STATE)


def block(node):
    """The keys below a node of the tree."""
    return Bag("block", node)


def loop(o):
    """The hypotheses of the loop: tiles from 0 upwards, a state of nothing, each tile merged into the state."""
    added = merge(state_at(p), state_of(o, Range(tile[p], tile[p + 1])))
    steps = [all_of(Eq(x[p + 1], value), p, Nat) for x, value in zip(STATE, added, strict=True)]
    tiles = [Eq(tile[0], 0), all_of(le(tile[p], tile[p + 1]), p, Nat)]
    return [*tiles, *(Eq(x[0], 0) for x in STATE), *steps]


def any_tiles(read):
    o = plain(read)
    hypotheses = [le(0, t), *loop(o)]
    states = state_of(o, Range(0, tile[t]))
    ended = [*hypotheses, Eq(tile[t], M), Inhabited(KEYS)]
    folded = [Sequent(hypotheses, Eq(x[t], value)) for x, value in zip(STATE, states, strict=True)]
    return (*folded, Sequent(ended, Eq(read_out(state_at(t)), o)))


def prove_any_tiles(goals):
    *folded, final = goals
    o = final.conclusion.b
    merged = prove_homomorphism(both_blocks(o))
    merged = [
        instantiate(th, m={"A": ([], Range(0, tile[t])), "B": ([], Range(tile[t], tile[t + 1]))}) for th in merged
    ]
    proofs = []
    for n, goal in enumerate(folded):
        proofs.append(settle(one_component(goal, n, merged[n], proofs), goal))
    through = inside(HOLE[0] * inv(HOLE[1]), proofs[3], proofs[2])
    whole = trans(through, reads_out(o, Range(0, tile[t])))
    ended = in_sums(side(whole), Range(0, tile[t]), last_tile)
    return (*proofs, settle(trans(whole, ended), final))


def last_tile(x):
    """tile[t] = M |- a sum up to tile[t] is a sum over all keys."""
    return range_reindex(x, k=w, new=KEYS, image=w, back=u, j=u, hyps=(Eq(tile[t], M),))


def one_component(goal, n, merged, known):
    """0 <= t |- the n-th component after t tiles, by induction, the components in `known` being proved already."""
    natural = arith(goal=In(t, Nat), hyps=[le(0, t)])
    step = cut(natural, at(goal.hypotheses[7 + n], t))
    equations = {th.concl.a: th for th in (*known[:2], assume(goal.conclusion))}
    step = trans(step, transform(side(step), equations.get))
    step = trans(step, sym(merged))
    grown = Range(0, tile[t + 1])
    parts = substitute(goal.conclusion.b, {t: t + 1})
    parts = transform(parts, lambda x: range_split(x, b=tile[t]) if isinstance(x, Reduce) and x.dom == grown else None)
    step = trans(step, sym(parts))
    step = cut(tile_not_negative(goal), cut(cut(natural, at(goal.hypotheses[2], t)), step))
    return induction(nothing_seen(goal, n), step, n=t, p=goal.conclusion)


def tile_not_negative(goal):
    """0 <= t |- 0 <= tile[t]."""
    natural = arith(goal=In(t, Nat), hyps=[le(0, t)])
    grows = cut(natural, at(goal.hypotheses[2], t))
    base = arith(assume(goal.hypotheses[1]), goal=le(0, tile[0]))
    return induction(base, arith(assume(le(0, tile[t])), grows, goal=le(0, tile[t + 1])), n=t, p=le(0, tile[t]))


def nothing_seen(goal, n):
    """The n-th component of the state of no keys is 0."""
    start = assume(goal.hypotheses[3 + n])
    target = substitute(goal.conclusion.b, {t: Integer(0)})
    void = arith(assume(goal.hypotheses[1]), goal=Void(Range(0, tile[0])))
    empty = [
        cut(void, sum_void(x)) for x in sorted(target.atoms(Sigma), key=str) if x.dom == void.concl.dom and closed(x)
    ]
    return trans(start, arith(*empty, goal=Eq(Integer(0), target)))


def closed(x):
    return all(type(v) is Symbol for v in free(x))


def tree(o):
    """The hypotheses of a tree: the nodes below `leaves` are blocks, the others merge two earlier nodes."""
    node = leaves + p
    merged = merge(state_at(left[node]), state_at(right[node]))
    blocks = [
        all_of(Eq(x[p], value), p, Range(0, leaves)) for x, value in zip(STATE, state_of(o, block(p)), strict=True)
    ]
    inner = [all_of(Eq(x[node], value), p, Nat) for x, value in zip(STATE, merged, strict=True)]
    order = [
        all_of(statement, p, Nat)
        for child in (left[node], right[node])
        for statement in (le(0, child), lt(child, node))
    ]
    union = all_of(SameBag(block(node), Plus(block(left[node]), block(right[node]))), p, Nat)
    return [union, *order, *blocks, *inner]


def any_tree(read):
    o = plain(read)
    hypotheses = [le(0, root), *tree(o)]
    states = zip(STATE, state_of(o, block(root)), strict=True)
    bottom, top = sums(o, block(root))
    folded = tuple(Sequent(hypotheses, Eq(x[root], value)) for x, value in states)
    read_off = Eq(read_out(state_at(root)), top * inv(bottom))
    return (*folded, Sequent([*hypotheses, Inhabited(block(root))], read_off))


def prove_any_tree(goals):
    *folded, final = goals
    o = over_all_keys(final.conclusion.b)
    merged = prove_homomorphism(both_blocks(o))
    children = {"A": ([], block(left[root])), "B": ([], block(right[root]))}
    merged = [instantiate(th, m=children) for th in merged]
    proofs = []
    for n, goal in enumerate(folded):
        proofs.append(settle(one_component_of_tree(goal, n, merged[n], proofs), goal))
    through = inside(HOLE[0] * inv(HOLE[1]), proofs[3], proofs[2])
    return (*proofs, settle(trans(through, reads_out(o, block(root))), final))


def over_all_keys(ratio):
    """The formula over all keys, from the formula over a block."""
    return Mul(*(f.func(whole(f.args[0])) if isinstance(f, inv) else whole(f) for f in ratio.args))


def whole(x):
    place, body = x.open()
    return Sigma(body, place, KEYS)


def one_component_of_tree(goal, n, merged, known):
    """0 <= root |- the n-th component of that node, by strong induction; those in `known` are proved already."""
    place, inner = root - leaves, lt(root, leaves)
    _, union, *rest = goal.hypotheses
    order, blocks, merges = rest[:4], rest[4:8], rest[8:]
    leaf = cut(arith(goal=In(root, Range(0, leaves)), hyps=[le(0, root), inner]), at(blocks[n], root))
    natural = arith(goal=In(place, Nat), hyps=[le(leaves, root)])
    low_left, left_below, low_right, right_below = (cut(natural, at(h, place)) for h in order)
    below = all_of(substitute(goal.conclusion, {root: w}), w, Range(0, root))
    equations = {}
    for child, low, high in ((left[root], low_left, left_below), (right[root], low_right, right_below)):
        member = arith(low, high, goal=In(child, Range(0, root)))
        th = cut(member, at(below, child))
        equations[th.concl.a] = th
        for th in known[:2]:
            th = cut(low, instantiate(th, m={root: child}))
            equations[th.concl.a] = th
    step = cut(natural, at(merges[n], place))
    step = trans(step, transform(side(step), equations.get))
    step = trans(step, sym(merged))
    both = Plus(block(left[root]), block(right[root]))

    def regroup(x):
        return (
            cut(cut(natural, at(union, place)), rebag(x, B=both))
            if isinstance(x, Reduce) and x.dom == block(root)
            else None
        )

    step = trans(step, sym(transform(goal.conclusion.b, regroup)))
    return strong_induction(cases(leaf, step, p=inner), n=root, m=w, p=goal.conclusion)


def masked_block(read):
    """Keys A + B, none of B kept by the mask: the formula over A."""
    o = output(read, BLOCKWISE, mask="bool")
    hidden = all_of(le(array("mask")[i, w], 0), w, B)
    return (Sequent([SameBag(KEYS, Plus(A, B)), hidden], Eq(o, over(o, KEYS, A))),)


def prove_masked_block(goals):
    (goal,) = goals
    hidden = at(goal.hypotheses[1], w)

    def without_block(x):
        apart = rebag(x, B=Plus(A, B))
        apart = trans(apart, split(side(apart), A=A, B=B))
        gone = vanishing(arith(hidden, goal=Eq(x.at(w), 0)), w, B)
        return trans(apart, inside(Sigma(x.at(w), w, A) + HOLE[0], gone))

    return (settle(in_sums(goal.conclusion.a, KEYS, without_block), goal),)


CLAIMS = {
    "blockwise_softmax": (
        Claim(
            "masked-block-changes-nothing",
            "a block whose keys are all masked leaves the output over the other keys",
            masked_block,
            prove_masked_block,
        ),
        Claim(
            "any-tiles-give-the-formula",
            "state₀ = 0, state_(t+1) = state_t ∘ lift(tile_t), for any tile boundaries: acc/l is the formula",
            any_tiles,
            prove_any_tiles,
        ),
        Claim(
            "any-tree-gives-the-formula",
            "blocks merged along any tree, in any order, some of them empty: acc/l is the formula over their keys",
            any_tree,
            prove_any_tree,
        ),
    )
}

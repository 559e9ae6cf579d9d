"""Proofs of the passes: what programs and tile programs mean, tactics, and the replay of a ledger.

Trusted: allowed, checker, gradient_meaning, loop_meaning, meaning, moved_sums, obligation, outcome, owed, owed_bounds,
owed_empty_rows, owed_gradients, owed_values, plain, reading, results, running, scopes, state_meaning, stated, stored,
tile_meaning, tree_meaning, unicode, witness, wording, world.
Trusted besides the logic: checks, claims, errors, formula, functions, lower, nodes, passes.certificates, program,
statuses, tiles, waits.

That is all that the checker of stored proofs (`stored`) uses: it runs no pass and no tactic.  The programs of a record
come from the passes, but each theorem must say what is owed for these programs, and the first of them is the formula.
All other modules only call rules of `derive.logic`: a mistake there can fail to prove something, never prove a
falsehood.  `tests/test_house.py` follows the imports of the checker and holds these lists against them.
"""

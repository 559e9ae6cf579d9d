"""Proofs of the passes: what programs and tile programs mean, tactics, and the replay of a ledger.

Trusted: meaning, scopes, tile_meaning, state_meaning, tree_meaning, gradient_meaning, obligations, owed, checker.
All other modules only call rules of `derive.logic`: a mistake there can fail to prove something, never prove a
falsehood.
"""

from derive.proof.prove import prove_pass, prove_passes
from derive.proof.results import PassResult

__all__ = ["PassResult", "prove_pass", "prove_passes"]

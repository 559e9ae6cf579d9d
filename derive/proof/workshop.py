"""Untrusted.  What the proofs of one derivation share: relations of its programs, loops, the pairing and the link."""

from functools import cached_property

from derive.proof.choices import without_choices
from derive.proof.link import Link
from derive.proof.pairing import Pairing
from derive.proof.rewriting_passes import equations_of, relate, save_factors, save_rules, stabilise_factors
from derive.proof.tiles import TilesProof
from derive.proof.world import World


class Workshop:
    """What the tactics share for one derivation: each relation and each proof is made once, when it is first needed."""

    def __init__(self, record):
        self.record, self.world = record, World(record)
        self.scopes = self.world.scopes
        self.links = {}

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
    def factored(self):
        return relate(self.scopes, self.scopes.visible, self.scopes.factored, simplified=without_choices)

    @cached_property
    def back_factored(self):
        return relate(self.scopes, self.scopes.back_visible, self.scopes.back_factored, simplified=without_choices)

    @cached_property
    def tiles(self):
        return self._tiles(self.world.tiles, self.scopes.visible)

    @cached_property
    def back_tiles(self):
        return self._tiles(self.world.back_tiles, self.scopes.back_visible, self.scopes.base)

    @cached_property
    def factored_tiles(self):
        return self._tiles(self.world.factored_tiles, self.scopes.factored)

    @cached_property
    def back_factored_tiles(self):
        return self._tiles(self.world.back_factored_tiles, self.scopes.back_factored, self.scopes.base)

    def _tiles(self, meaning, *scopes):
        proof = TilesProof(meaning, scopes[0], {k: v for s in reversed(scopes) for k, v in equations_of(s).items()})
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

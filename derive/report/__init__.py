"""What a person reads: formulas as mathematics, the derivation as a document."""

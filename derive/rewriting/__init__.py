"""What the passes share: algebra over entries, supports, normalisers' terms, and the steps that several passes take."""

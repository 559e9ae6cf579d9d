"""What came of a claim or of a pass, and which of them a claim is expected to have."""

PROVED, REFUTED, UNDECIDED = "PROVED", "REFUTED", "UNDECIDED"
EXPECTED = {True: PROVED, False: REFUTED}  # of a claim that is said to be true, or false

"""derive: from an attention formula to proved, generated and tested code."""

"""The suite's own test: correct implementations of attention, and bugs that real ones had, planted one at a time."""

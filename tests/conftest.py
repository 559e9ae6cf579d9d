"""Triton runs in its interpreter in the whole test session; the mode is fixed when triton is imported."""

import os

os.environ.setdefault("TRITON_INTERPRET", "1")

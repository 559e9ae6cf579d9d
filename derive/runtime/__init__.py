"""Generated functions at run time: loading, torch operators, the choice of a backend."""

from derive.runtime.loading import explain, from_source, load

__all__ = ["explain", "from_source", "load"]

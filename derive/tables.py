"""Tables in a terminal that cut nothing off."""

from rich.table import Column, Table


def whole_table(*heads, **options):
    """What is wider than its column goes on in the next line."""
    return Table(*(Column(head, overflow="fold") for head in heads), **options)

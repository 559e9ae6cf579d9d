"""What the claims of several formulas share: the replacements of a formula's tensors, statements for all indices."""

from derive.logic import Indexed, Range, Sigma, all_of, array, index


def moved(formula, size, pi):
    """The replacement of each tensor of a formula that reads it at pi[place] on the axes of that size."""
    table = {}
    for tensor in formula.inputs:
        own = tuple(index(f"place{n}") for n in range(len(tensor.sizes)))
        places = tuple(pi[x] if str(s) == size else x for x, s in zip(own, tensor.sizes, strict=True))
        if places != own:
            table[array(tensor.name)] = own, array(tensor.name)[places]
    return table


def over(term, old, new):
    """The sums of a term that run over the domain `old` run over `new`."""
    if isinstance(term, Sigma):
        place, body = term.open()
        return Sigma(over(body, old, new), place, new if term.dom == old else term.dom)
    if isinstance(term, Indexed) or not term.args:
        return term
    return term.func(*(over(x, old, new) for x in term.args))


def everywhere(statement, *places):
    """The statement for all indices below their sizes, the first one outermost."""
    for k, size in reversed(places):
        statement = all_of(statement, k, Range(0, size))
    return statement

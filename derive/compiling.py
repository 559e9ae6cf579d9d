"""A formula of one's own as a function, at once: derived, printed and loaded in this process."""

from derive import artifacts
from derive.catalogue import formula as catalogue_formula
from derive.derivation import derive_formula, fingerprint
from derive.errors import NoFormula, UnknownOption, shown
from derive.formula import Formula
from derive.options import files_of
from derive.printing import about_of, printed


def compile(formula, backend="auto", cache=None, **options):
    """The function that a formula defines, with gradients.

    formula: a derive.Formula, or the id of one of the catalogue, specialised by `options` (any combination, also
    one that no build stores).  backend: "auto", "reference", "blockwise", "triton" or "cpu".  cache: a folder for the
    printed files (Triton needs real files); by default the user's cache.  Raises the errors of the language, of
    the passes and of `derive.load`.
    """
    from derive.runtime import from_source

    if not isinstance(formula, (Formula, str)):
        do = "give a derive.Formula, or the id of one of the catalogue such as 'scaled_dot_attention'"
        raise NoFormula("derive.compile", shown(formula), "a Formula or the id of one", do)
    if isinstance(formula, str):
        formula = catalogue_formula(formula, **options)
    else:
        grouped = options.pop("grouped", False)
        if options:
            raise UnknownOption(formula.id, next(iter(options)), ["grouped"])
        formula = formula.with_group() if grouped else formula
    sources = sources_of(formula)
    return from_source(formula.id, sources, backend, cache=cache)


def sources_of(formula):
    """What `derive.runtime.from_source` takes: backend -> its printed text, or the texts of its several files."""
    made = derive_formula(formula)
    source = artifacts.digest("\n".join([fingerprint(formula), str(made.forward), str(made.backward)]))[:16]
    files = printed(made, about_of(made, source))
    texts = {backend: tuple(files[name] for name in files_of(backend)) for backend in artifacts.backends_of(files)}
    return {backend: own[0] if len(own) == 1 else own for backend, own in texts.items()}

"""Every message that a user can meet, a class each: what happened, where, and what to do about it."""


class DeriveError(Exception):
    """Base of all errors of this project; the command line prints it and exits with status 1."""

    def __init__(self, what: str, do: str = ""):
        super().__init__(what if not do else f"{what}\n  What to do: {do}")
        self.what, self.do = what, do


class FormulaError(DeriveError):
    """The formula itself is not well formed."""


class UnknownTensor(FormulaError):
    def __init__(self, name, known):
        super().__init__(
            f"the formula reads {name}[...], but has no such input (its inputs: {', '.join(known) or 'none'})",
            f"add the Tensor {name!r} to the inputs of the Formula, or correct the name",
        )


class WrongIndexCount(FormulaError):
    def __init__(self, name, got, want):
        super().__init__(
            f"{name} is read with {got} indices, but it was declared with {want}",
            f"read it as {name}[{', '.join('?' * want) or '()'}]",
        )


class IllegalProgram(DeriveError):
    def __init__(self, definition, reason):
        super().__init__(
            f"illegal definition: {definition}\n  {reason}", "this is a fault of a pass; please report the formula"
        )


class NotApplicable(DeriveError):
    """A pass does not apply to this program; the reason is the message."""


class ClashingNames(FormulaError):
    def __init__(self, name, what):
        super().__init__(f"the name {name!r} is used twice: {what}", "give one of them another name")


class BadName(FormulaError):
    def __init__(self, name, reason):
        super().__init__(
            f"{name!r} cannot be used as a name: {reason}", "use letters, digits and _, starting with a letter"
        )


class Unsupported(FormulaError):
    def __init__(self, what, where, do):
        super().__init__(f"{what} (in {where})", do)


class Rejected(DeriveError):
    """A rule of the logic, a judge or the ledger's checker refused: a side condition does not hold."""


class UnknownFormula(DeriveError):
    def __init__(self, name, known, close=()):
        hint = f"did you mean {', '.join(close)}? " if close else ""
        super().__init__(
            f"there is no formula {name!r} in the catalogue",
            f"{hint}the formulas are: {', '.join(known)}; your own comes from a file with --spec",
        )


class UnknownOption(DeriveError):
    def __init__(self, formula, name, known):
        super().__init__(
            f"the formula {formula} has no option {name!r}", f"its options are: {', '.join(known) or 'none'}"
        )


class OutOfReach(DeriveError):
    """The interpreter has no value for something."""

    def __init__(self, what, where):
        super().__init__(f"{what} (in {where})", "give the missing size or input, or use a function that it knows")


class NotWritable(DeriveError):
    def __init__(self, where, problem):
        super().__init__(f"cannot write to {where}: {problem}", "choose another folder with --out")


class BadSpec(DeriveError):
    def __init__(self, path, reason):
        super().__init__(
            f"the spec file {path} cannot be used: {reason}",
            "a spec is a Python file that makes one or more derive.Formula; `derive new NAME` writes one to start from",
        )


class DuplicateFormula(DeriveError):
    def __init__(self, name, first, second):
        super().__init__(f"two formulas have the id {name!r}: in {first} and in {second}", "rename one of them")


class FileExists(DeriveError):
    def __init__(self, path):
        super().__init__(f"{path} exists already", "choose another name, or remove the file")


class NothingStored(DeriveError):
    def __init__(self, what, where):
        super().__init__(f"nothing is stored for {what} in {where}", "run `derive build` first, or name the folder with --out")

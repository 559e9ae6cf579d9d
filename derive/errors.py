"""Every message that a user can meet, a class each: what happened, where, and what to do about it."""


class DeriveError(Exception):
    """Base of all errors of this project; the command line prints it and exits with status 1."""

    def __init__(self, what: str, do: str = ""):
        super().__init__(what if not do else f"{what}\n  What to do: {do}")
        self.what, self.do = what, do


def shown(value):
    """What was given, short enough for a message, with its type where that does not show."""
    text = " ".join(repr(value).split())
    text = text if len(text) <= 80 else text[:77] + "..."
    return text if isinstance(value, (str, int, float, type(None), slice)) else f"{text} ({type(value).__name__})"


class FormulaError(DeriveError):
    """The formula itself is not well formed."""


class WrongKind(FormulaError):
    """Something of the wrong type in a formula."""

    def __init__(self, where, got, expected, do=""):
        super().__init__(f"{where}: got {got}, expected {expected}", do or f"give {expected}")


class UnreadTensor(FormulaError):
    def __init__(self, name, count):
        super().__init__(
            f"{name} is used as a number, but it is a tensor: a formula says what one entry is",
            f"read an entry: {name}[{', '.join('ijdexyz'[:count]) or '()'}], with an Index for each axis",
        )


class BadIndex(FormulaError):
    def __init__(self, name, got):
        super().__init__(
            f"{name} is read at {got}, which is no position",
            f"read {name} at Indexes, integers, and sums of these: {name}[i - j, 0]",
        )


class ConstantCondition(FormulaError):
    def __init__(self, value):
        super().__init__(
            f"the condition of a where is {value} everywhere",
            "Python's == and != compare how two expressions are written: write sympy.Eq(i, j) or sympy.Ne(i, j), and "
            "&, | and ~ for and, or and not; for no condition at all leave the where out, or write sympy.true",
        )


class NoCondition(FormulaError):
    """entry: the entry of a tensor that stands alone where a condition is expected, or None."""

    def __init__(self, got, entry):
        do = f"for a boolean tensor write {entry} > 0; " if entry is not None else ""
        super().__init__(
            f"{got} is no condition of a where",
            f"{do}compare two values: j <= i, sympy.Eq(i, j), sympy.Ne(i, j), and &, | and ~ of these",
        )


class ListedTwice(FormulaError):
    def __init__(self, where, name):
        super().__init__(f"{name} is listed twice in {where}", f"list {name} once")


class UnknownSize(FormulaError):
    def __init__(self, formula, name, sizes, known):
        super().__init__(
            f"the default of {name} reads the size {', '.join(sizes)}, which the formula {formula} does not have",
            f"its sizes are: {', '.join(known) or 'none'}",
        )


class UnusedInput(FormulaError):
    def __init__(self, formula, names):
        super().__init__(
            f"no output of the formula {formula} depends on its input {', '.join(names)}",
            "take it out of the inputs, or read it",
        )


class GatheredIndex(FormulaError):
    def __init__(self, name, entry, gathered):
        super().__init__(
            f"{entry}: {name} is read at {gathered}, a value of a tensor; indices are sums of positions and sizes",
            f"gather {name} in torch beforehand and give what you gathered as a tensor, or select under a sum: "
            f"total(where(Eq(j, {gathered}), x), j)",
        )


class TooFewPositions(FormulaError):
    def __init__(self, count):
        super().__init__(
            f"uniform has {count} argument{'' if count == 1 else 's'}",
            "write uniform(seed[()], i, j): an integer, and the positions that the number belongs to",
        )


class NoWholeNumber(FormulaError):
    def __init__(self, call, argument):
        super().__init__(
            f"{call}: {argument} is no whole number",
            'give integers: positions, sizes, and entries of a Tensor(kind="integer")',
        )


class NothingToDraw(DeriveError):
    def __init__(self, formula, role):
        super().__init__(f"{formula} has no free {role} to draw", f"leave --{role} out")


class BadClaim(FormulaError):
    def __init__(self, name, found):
        super().__init__(
            f"the claim {name} does not state anything: {found}",
            "let states(read) return a tuple of Sequents (derive.logic.sequents), one for each statement",
        )


class TwoRanks(FormulaError):
    def __init__(self, claim, array, counts):
        listed = " and with ".join(map(str, counts))
        super().__init__(
            f"the claim {claim} reads {array} with {listed} indices in one statement",
            "an array has one number of indices: give one of the two another name",
        )


class BooleanNumber(FormulaError):
    def __init__(self, entry):
        super().__init__(
            f"{entry} is an entry of a boolean tensor, used as a number",
            f"compare it in a condition: where({entry} > 0, x), or Piecewise((x, {entry} > 0), (y, True))",
        )


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


class OutsideOfAxis(FormulaError):
    def __init__(self, name, place, size):
        counts = f", which counts to {place.size}" if hasattr(place, "size") else ""
        super().__init__(
            f"{name} is read at {place}{counts}, along an axis of size {size}",
            f"read it at an index that counts to {size}, or declare {name} with the other size",
        )


class NoNeighbour(FormulaError):
    def __init__(self, entry, place, index, size):
        limit = f"{place} < {size}" if place - index > 0 else f"{place} >= 0"
        super().__init__(
            f"{entry} is read for every {index}, but the axis of size {size} does not have the place {place} for each",
            f"say where it is there: where({limit}, {entry})",
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
    def __init__(self, name, known, close=(), files=()):
        hint = f"did you mean {', '.join(close)}? " if close else ""
        super().__init__(
            f"there is no formula {name!r} in {', '.join([*map(str, files), 'the catalogue'])}",
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


def ended(problem):
    """What somebody's own code did that is no error which it could have been asked to handle."""
    if isinstance(problem, SystemExit):
        return f"it ends the program: exit({problem.code!r})"
    return f"it raises {type(problem).__name__}: {problem}"


class EndsTheProgram(DeriveError):
    def __init__(self, name, problem):
        super().__init__(
            f"what belongs to {name} cannot be used: {ended(problem)}", "take that out of the file that defines it"
        )


class NotWritable(DeriveError):
    def __init__(self, where, problem, do="choose another folder with --out"):
        reason = getattr(problem, "strerror", None) or problem
        super().__init__(f"cannot write to {where}: {reason}", do)


class NoFormula(DeriveError):
    def __init__(self, where, got, expected, do):
        super().__init__(f"{where} got {got}, expected {expected}", do)


class WorkerDied(DeriveError):
    def __init__(self, name):
        super().__init__(
            f"the process that worked on {name} was killed, perhaps for want of memory",
            "use fewer processes at once with --jobs 1, or free some memory",
        )


class BadSpec(DeriveError):
    def __init__(self, path, reason, do=""):
        super().__init__(
            f"the spec file {path} cannot be used: {reason}",
            do or "a spec is a Python file that makes one or more derive.Formula; `derive new NAME` writes one",
        )


class DuplicateFormula(DeriveError):
    def __init__(self, name, first, second):
        where = f"in {first} and in {second}" if first != second else f"both in {first}"
        super().__init__(f"two formulas have the id {name!r}: {where}", "rename one of them")


class FileExists(DeriveError):
    def __init__(self, path):
        super().__init__(f"{path} exists already", "choose another name, or remove the file")


class NothingStored(DeriveError):
    def __init__(self, what, where):
        super().__init__(
            f"nothing is stored for {what} in {where}", "run `derive build` first, or name the folder with --out"
        )


class DamagedManifest(DeriveError):
    def __init__(self, name, reason):
        super().__init__(f"the manifest of {name} is damaged: {reason}", f"run `derive build {name}`")


class NoFunction(DeriveError):
    def __init__(self, name, what):
        super().__init__(
            f"{name} is a chapter of claims, no function: it has no {what}",
            f"run `derive prove {name}`, or read its derivation.md",
        )


class BadSignature(DeriveError):
    def __init__(self, where, reason):
        super().__init__(
            f"{where} is no generated module: {reason}", "write it anew with `derive build`, and never edit it by hand"
        )


class GeneratedFileMissing(DeriveError):
    def __init__(self, path):
        super().__init__(
            f"the generated file {path} is no longer there",
            "make the function anew with derive.compile or derive.load; a copy or a pickle names its files and holds "
            "none of them",
        )


class NothingGenerated(DeriveError):
    def __init__(self, name, known, close=()):
        hint = f"did you mean {', '.join(close)}? " if close else ""
        super().__init__(
            f"nothing was generated for the formula {name!r}",
            f"{hint}generated are: {', '.join(known) or 'none'}; `derive build ID` writes one, with --spec FILE one of "
            "your own; of another folder than generated/ derive.load needs to know with out=",
        )


class NotBuilt(DeriveError):
    def __init__(self, name, wanted, built, options):
        arguments = ", ".join([repr(name), *(f"{option}={value!r}" for option, value in options.items())])
        super().__init__(
            f"{name}: the combination of options {wanted or 'without any option'} was not generated",
            f"generated are: {', '.join(b or 'no option' for b in built)}; of a formula of the catalogue "
            f"derive.compile({arguments}) makes this one at once",
        )


class UnknownBackend(DeriveError):
    def __init__(self, backend, known):
        super().__init__(f"there is no backend {backend!r}", f"use one of {', '.join(map(repr, known))}")


class BackendUnavailable(DeriveError):
    def __init__(self, name, backend, reason, do):
        super().__init__(f"{name}: the backend {backend!r} cannot run here: {reason}", do)


class NoCompiler(DeriveError):
    def __init__(self, reason):
        super().__init__(
            f"the C++ kernels need a compiler: {reason}",
            "install g++ or clang++, or name one in the environment variable CXX; backend='blockwise' needs none",
        )


class CompileFailed(DeriveError):
    """message: what the compiler or the loader said; its first lines are shown."""

    def __init__(self, path, dtype, compiler, message, lines=8):
        said = [line for line in message.splitlines() if line.strip()] or ["nothing was said"]
        more = [f"... and {len(said) - lines} lines more"] if len(said) > lines else []
        shown = "".join(f"\n    {line[:300]}" for line in [*said[:lines], *more])
        super().__init__(
            f"{path} could not be compiled for {dtype} by {compiler}:{shown}",
            "name another compiler in the environment variable CXX, look at DERIVE_CXXFLAGS if it is set, or take "
            "backend='blockwise'; write an edited file anew with `derive build`",
        )


class CallError(DeriveError):
    """A generated function was called with something that it does not take."""


class OptionNotBuilt(CallError):
    """An option of the language that no combination of this formula was generated with."""

    def __init__(self, where, option, built):
        super().__init__(
            f"{where}: no combination with the option {option!r} was generated",
            f"generated are: {', '.join(b or 'no option' for b in built)}; where the formula "
            f"takes this option, derive.compile({where!r}, {option}=...) makes its function at once",
        )


class UnknownArgument(CallError):
    def __init__(self, where, name, known, close=()):
        hint = f"did you mean {', '.join(close)}? " if close else ""
        super().__init__(f"{where} takes no argument {name!r}", f"{hint}it takes: {', '.join(known)}")


class TooManyArguments(CallError):
    def __init__(self, where, got, names):
        super().__init__(
            f"{where} takes {len(names)} tensors by position ({', '.join(names)}), got {got}",
            "give everything else by keyword: mask=..., scale=..., window=...",
        )


class ArgumentTwice(CallError):
    def __init__(self, where, name):
        super().__init__(f"{where}: {name} is given twice, by position and by keyword", "give it once")


class MissingArgument(CallError):
    def __init__(self, where, name, what, keyword=None):
        super().__init__(f"{where}: {name} is missing ({what})", f"call it with {keyword or f'{name}=...'}")


class WrongType(CallError):
    def __init__(self, where, name, got, expected, do=None):
        super().__init__(f"{where}: {name} is {got}, expected {expected}", do or f"give {name} as {expected}")


class WrongRank(CallError):
    def __init__(self, where, name, shape, expected):
        super().__init__(
            f"{where}: {name} has the shape {tuple(shape)} with {len(shape)} dimensions, expected {expected}",
            f"reshape {name}, or add the missing dimensions with unsqueeze",
        )


class SizesDisagree(CallError):
    def __init__(self, where, size, first, second):
        (name, shape, extent), (name2, shape2, extent2) = first, second
        super().__init__(
            f"{where}: the size {size} is {extent} in {name} {tuple(shape)}, but {extent2} in {name2} {tuple(shape2)}",
            f"give {name} and {name2} the same {size}",
        )


class ConstraintBroken(CallError):
    """fitting: sizes that meet a constraint of a size with itself (an odd number), otherwise none."""

    def __init__(self, where, size, got, expression, expected, fitting=()):
        equation = expression if expression == str(expected) else f"{expression} = {expected}"
        some = f"such a number of entries: {', '.join(map(str, fitting))} or more" if fitting else "that many entries"
        super().__init__(f"{where}: the size {size} is {got}, expected {equation}", f"give {size} {some}")


class ReadOutside(CallError):
    def __init__(self, where, name, place, value, size, extent):
        equation = place if place == str(value) else f"{place} = {value}"
        do = f"give {name} {value + 1} or more entries along {size}" if value >= 0 else "give more entries"
        super().__init__(f"{where}: the formula reads {name} at {equation} along {size}, which is {extent}", do)


class DoesNotBroadcast(CallError):
    def __init__(self, where, name, shape, target, axes):
        super().__init__(
            f"{where}: {name} has the shape {tuple(shape)}, which does not broadcast to {tuple(target)} ({axes})",
            "shapes are aligned at the right, as everywhere in torch: a size is 1 or the one expected; "
            "insert a dimension of size 1 with unsqueeze where one is missing in the middle",
        )


class LeadingDisagree(CallError):
    def __init__(self, where, what, shapes, grouped):
        listed = ", ".join(f"{name} {tuple(shape)}" for name, shape in shapes)
        do = "sizes must be equal or 1" + ("; for grouped heads say enable_gqa=True" if grouped else "")
        super().__init__(f"{where}: the {what} do not broadcast together: {listed}", do)


class HeadsNotDivisible(CallError):
    def __init__(self, where, queries, keys):
        super().__init__(
            f"{where}: {queries} query heads cannot be shared out over {keys} key heads",
            "with enable_gqa=True the number of query heads (third dimension from the right) must be a multiple of it",
        )


class MixedDtypes(CallError):
    def __init__(self, where, dtypes):
        listed = ", ".join(f"{name} {dtype}" for name, dtype in dtypes)
        super().__init__(f"{where}: tensors of different dtypes: {listed}", "convert them to one, or use autocast")


class MixedDevices(CallError):
    def __init__(self, where, devices):
        listed = ", ".join(f"{name} {device}" for name, device in devices)
        super().__init__(f"{where}: tensors on different devices: {listed}", "move them to one device with .to(device)")


class NegativeReach(CallError):
    def __init__(self, where, name, got):
        super().__init__(
            f"{where}: {name} is {got}, expected an integer of at least 0",
            "for a side without a limit give a reach as long as the sequence, or choose a causal visibility",
        )


class ZeroDivisor(CallError):
    def __init__(self, where, name):
        super().__init__(f"{where}: {name} is 0, expected an integer of at least 1", "give 1 for every key")


class ZeroOneMask(CallError):
    def __init__(self, where):
        super().__init__(
            f"{where}: the mask is floating and holds only 0 and 1; a float mask is added to the scores, so this "
            "one would hide nothing",
            "to keep where it is 1, give mask.bool(); to add zeros and ones to the scores, give them as bias=",
        )


class NoSuchOutput(CallError):
    def __init__(self, where, name, known):
        super().__init__(f"{where} has no output {name}", f"its outputs are: {', '.join(known)}")


class NoDoubleBackward(CallError):
    def __init__(self, where):
        super().__init__(
            f"{where}: the gradient of a gradient (double backward) is not derived",
            "take one gradient (no create_graph=True, hessian or nested grad), or write this layer with plain torch "
            "operations",
        )


class SavedChanged(CallError):
    def __init__(self, where, kept, found):
        kept, found = (", ".join(map(str, dtypes)) for dtypes in (kept, found))
        super().__init__(
            f"{where}: tensors of {kept} were saved for the backward, and {found} come back",
            "let the hooks of saved tensors give back the dtype that they were given",
        )


class NoForwardMode(CallError):
    def __init__(self, where):
        super().__init__(
            f"{where}: the derivative in forward mode (jvp, jacfwd, hessian, dual tensors) is not derived",
            "take the gradient in reverse mode: backward(), torch.autograd.grad, or torch.func.grad, vjp, jacrev",
        )


class LegacyVmap(CallError):
    def __init__(self, where):
        super().__init__(
            f"{where}: vectorize=True and is_grads_batched=True map over cotangents in a way that reaches no operator",
            "use torch.func.jacrev, or torch.vmap over torch.autograd.grad",
        )


class NoGradient(CallError):
    def __init__(self, where):
        super().__init__(f"{where} has no backward function", "call it on tensors that need no gradient")


class GeneratedMismatch(DeriveError):
    def __init__(self, where, name, got, expected):
        super().__init__(
            f"{where} returned {name} as {got}, its SIGNATURE says {expected}",
            "this is a fault of the printer; please report the formula",
        )


class NoEntry(DeriveError):
    """known: the names of the functions that the backend has."""

    def __init__(self, backend, node, where, known=()):
        own = {"inverse", "finite", "nearly_equal", "maximum", "minimum", "maximum_number", "minimum_number"}
        listed = ", ".join([*sorted(set(known) - own), "Max", "Min", "Piecewise", "powers"])
        super().__init__(
            f"the backend {backend} cannot print {node}: {where}",
            f"write the formula with {listed}; another function needs an entry in the dialect's table",
        )


class WidthCondition(NotApplicable):
    def __init__(self, condition, widths):
        super().__init__(
            f"the condition {condition} of a maximum or of a sum over pairs depends on the width "
            f"{', '.join(map(str, widths))}, which a tile does not have",
            "the reference backend has it; for the others reduce over the width in a total or largest of its own",
        )


class WideValue(NotApplicable):
    def __init__(self, definition):
        super().__init__(
            f"{definition}: a value of pairs with a width of its own, which a tile does not have",
            "the reference backend has it; for the others reduce over the width before, or over the length first",
        )


class NoMeaning(DeriveError):
    """Something that the logic has no term for; its passes come out as UNDECIDED with this reason."""

    def __init__(self, where, what):
        super().__init__(
            f"the logic has no term for {what}: {where}", "write it with functions that the logic knows; see README"
        )


class NoSizes(NoMeaning):
    """Constraints under which a theorem would say nothing."""

    def __init__(self, constraints, largest):
        DeriveError.__init__(
            self,
            f"no sizes up to {largest} meet the constraints {', '.join(map(str, constraints))}",
            "correct the constraints, or drop one",
        )


class NoCorrection(NotApplicable):
    """A sum that cannot follow a moving statistic; `verdict` is the answer of the test of separability."""

    def __init__(self, name, statistic, reason, verdict):
        super().__init__(f"{name} as a sum over a moving {statistic}: {reason}")
        self.verdict = verdict


class BadImplementation(DeriveError):
    """What `derive verify` was given is no function of the formula's tensors."""

    def __init__(self, target, problem):
        super().__init__(
            f"{target!r} cannot be verified: {problem}",
            "write --impl module:function, as in --impl torch.nn.functional:scaled_dot_product_attention; the function "
            "takes the tensors by their names in the formula",
        )


class NoBench(DeriveError):
    def __init__(self, name, known):
        super().__init__(f"there is nothing to compare {name!r} with", f"there are peers for: {', '.join(known)}")


class UnknownVariant(DeriveError):
    def __init__(self, name, variant, known):
        named = ", ".join(filter(None, known))
        do = f'its variants are {named}, and "" for the plain form' if named else "leave the variant out"
        super().__init__(f"{name} has no variant {variant!r}", do)


class UnknownLaw(DeriveError):
    def __init__(self, name, close):
        hint = f"did you mean one of: {'; '.join(close)}? " if close else ""
        super().__init__(f"there is no law {name!r}", f"{hint}props.LAWS and props.ATTENTION_LAWS list them all")


class MissingPackage(DeriveError):
    def __init__(self, what, package, do):
        super().__init__(f"{what} needs the package {package}, which is not installed", f"run `{do}`")

"""The schemas of a generated module's two operators, in torch's own language."""


def forward(signature):
    returned = ["Tensor"] * len(signature.returned)
    result = returned[0] if len(returned) == 1 else f"({', '.join(returned)})"
    return f"({', '.join([*_inputs(signature), *beside_the_inputs(signature)])}) -> {result}"


def backward(signature):
    own = signature.backward
    saved = [f"Tensor saved_{name}" for name in own.saved]
    cotangents = [f"Tensor d_{name}" for name in own.cotangents]
    arguments = [*_inputs(signature), *saved, *cotangents, *beside_the_inputs(signature), "bool[] needs"]
    return f"({', '.join(arguments)}) -> Tensor[]"


def beside_the_inputs(signature):
    """The arguments that follow the inputs (in a backward, the cotangents)."""
    like = [] if signature.tensors else ["Tensor like"]
    return [*(f"SymInt {name}_" for name in signature.params), *like, "bool allow_tf32"]


def _inputs(signature):
    types = {"scalar": "float?"}
    return [f"{types.get(a.kind, 'Tensor')} {a.name}_" for a in signature.inputs]

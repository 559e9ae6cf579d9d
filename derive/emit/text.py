"""Pieces of Python text that know how tightly they bind, so that parentheses stand only where they are needed."""

from dataclasses import dataclass

NONE, COMPARISON, OR, AND, SUM, PRODUCT, UNARY, ATOM = 0, 1, 2, 3, 4, 5, 6, 9


@dataclass(frozen=True)
class Text:
    text: str
    level: int = ATOM

    def at(self, level):
        """The text, in parentheses if it binds less tightly than the place it stands in."""
        return self.text if self.level >= level else f"({self.text})"

    def __str__(self):
        return self.text


def product(parts):
    """a * b * c"""
    if len(parts) == 1:
        return parts[0]
    return Text(" * ".join(p.at(PRODUCT) for p in parts), PRODUCT)


def addition(terms):
    """a + b - c, from (is it negative, text) pairs; a positive term comes first where there is one."""
    terms = sorted(terms, key=lambda term: term[0])
    negative, first = terms[0]
    out = f"-{first.at(UNARY)}" if negative else first.at(SUM)
    for negative, term in terms[1:]:
        out += f" - {term.at(PRODUCT)}" if negative else f" + {term.at(SUM)}"
    return Text(out, SUM) if len(terms) > 1 or terms[0][0] else first


def joined(operator, parts):
    """Conditions joined by & or |."""
    level = AND if operator == "&" else OR
    if len(parts) == 1:
        return parts[0]
    return Text(f" {operator} ".join(p.at(level + 1) for p in parts), level)


def comparison(left, operator, right):
    return Text(f"{left.at(OR)} {operator} {right.at(OR)}", COMPARISON)


def call(template, *arguments):
    """A template such as "torch.exp({})"; one that is no call is put in parentheses where it must."""
    return Text(template.format(*(a.text for a in arguments)))

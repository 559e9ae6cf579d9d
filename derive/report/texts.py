"""A statement of the logic, given as one line of Unicode, as a box: records keep some statements as text only."""

import re

from derive.report import boxes as b

TOKEN = re.compile(r"\s*(Σ_|max_|[^\W\d]\w*(?:\.\w+)?|\d+|\S)")
RELATIONS = ("=", "≤", "<", "≠", ">", "∈")
POWERS = dict(zip("⁰¹²³⁴⁵⁶⁷⁸⁹", "0123456789", strict=True))
NAMES = {"sigmoid": "σ"}


class NotRead(Exception):
    """The text is no statement that this reader knows."""


def statement_box(text):
    """The box of a statement; None for a text that is none."""
    try:
        reader = _Reader(TOKEN.findall(text))
        made = reader.statement()
        return made if reader.at is None else None
    except NotRead:
        return None


class _Reader:
    def __init__(self, tokens):
        self.tokens, self.place = tokens, 0

    @property
    def at(self):
        return self.tokens[self.place] if self.place < len(self.tokens) else None

    def take(self, *wanted):
        """The next token, which must be one of these if any are given."""
        token = self.at
        if token is None or (wanted and token not in wanted):
            raise NotRead(token)
        self.place += 1
        return token

    def skip(self, token):
        """Whether the next token is this one, which is then taken."""
        if self.at != token:
            return False
        self.place += 1
        return True

    def ahead(self, *tokens):
        return tuple(self.tokens[self.place : self.place + len(tokens)]) == tokens

    def statement(self):
        if self.ahead("(", "∀"):
            self.place += 2
            member = self.chain()
            self.take(":")
            made = b.row(b.sign("∀"), member, b.sign(":"), self.statement())
            self.take(")")
            return made
        return self.chain()

    def chain(self):
        """Terms with relations between them: 0 ≤ a < N."""
        parts = [self.term()]
        while self.at in RELATIONS:
            parts += [b.sign(self.take()), self.term()]
        if len(parts) == 1:
            raise NotRead(self.at)
        return b.row(*parts)

    def term(self):
        parts = [b.sign("−")] if self.skip("−") or self.skip("-") else []
        parts.append(self.product())
        while self.at in ("+", "−"):
            parts += [b.sign(self.take()), self.product()]
        return b.row(*parts)

    def product(self):
        top, bottom = [self.factor()], []
        while self.at in ("·", "/"):
            (top if self.take() == "·" else bottom).append(self.factor())
        made = b.joined(top, "⋅")
        return b.fraction(made, b.joined(bottom, "⋅")) if bottom else made

    def factor(self):
        if self.at in ("Σ_", "max_"):
            sign = "∑" if self.take() == "Σ_" else "max"
            self.take("{")
            over = self.chain()
            self.take("}")
            return b.row(b.under(b.sign(sign), over), self.product())
        made = self.atom()
        power = ""
        while self.at in POWERS:
            power += POWERS[self.take()]
        return b.superscript(made, b.number(power)) if power else made

    def atom(self):
        token = self.take()
        if token.isdigit():
            return b.number(token)
        if token == "(":
            return self.bracket()
        if token == "[":
            return self.closed(self.chain(), "[", "]")
        if token == "|":
            return self.closed(self.term(), "|", "|")
        if not (token[0].isalpha() or token[0] == "_"):
            raise NotRead(token)
        if self.skip("["):
            indices = self.several("]")
            return b.subscript(b.name(token), b.joined(indices))
        if self.skip("("):
            return b.row(b.name(NAMES.get(token, token)), b.fenced(b.joined(self.several(")"))))
        return b.name(token)

    def closed(self, inner, left, right):
        self.take(right)
        return b.fenced(inner, left, right)

    def bracket(self):
        """(term), or (term if condition else term)"""
        made = self.term()
        if self.skip("if"):
            condition = self.chain()
            self.take("else")
            made = b.row(made, b.words(" if "), condition, b.words(" else "), self.term())
        return self.closed(made, "(", ")")

    def several(self, end):
        """Terms between commas up to an end."""
        found = [self.term()]
        while self.take(",", end) == ",":
            found.append(self.term())
        return found

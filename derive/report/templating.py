"""The templates of the report, read strictly: a name that nothing defines is an error."""

import jinja2


def templates(escape):
    """Jinja's environment of the templates; escape: whether what they are filled with is escaped for HTML."""
    return jinja2.Environment(
        loader=jinja2.PackageLoader("derive.report"),
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=jinja2.StrictUndefined,
        autoescape=escape,
    )

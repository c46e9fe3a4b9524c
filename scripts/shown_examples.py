"""For the reference pages of the docs site: examples in docstrings are shown as code. Griffe, which reads the sources, loads this."""

from __future__ import annotations

import re
from typing import Any

import griffe

EXAMPLE = re.compile(r"^>>> .*?(?=\n\s*\n|\Z)", re.MULTILINE | re.DOTALL)


class ShownExamples(griffe.Extension):
    """Puts a fence around every example."""

    def on_object(self, *, obj: Any, **settings: Any) -> None:
        if obj.docstring:
            obj.docstring.value = EXAMPLE.sub(lambda found: f"```pycon\n{found.group(0)}\n```", obj.docstring.value)

"""Sequence diagrams of the docs as SVG: the site fetches no script from anybody to draw them. Knows as much of Mermaid's language as the docs use."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape

COLUMN, ROW, LINE, HEAD, LETTER = 176, 26, 15, 46, 6.2  # sizes in pixels; LETTER is the usual width of one
FENCE = re.compile(r"^```mermaid\nsequenceDiagram\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PARTICIPANT = re.compile(r"(?:participant|actor) (\w+)(?: as (.+))?")
MESSAGE = re.compile(r"(\w+)(--?)>>(\w+): (.+)")
NOTE = re.compile(r"Note over (\w+)(?:,(\w+))?: (.+)")
FRAME = re.compile(r"(alt|opt|loop|else|end)\b ?(.*)")


TIP = (
    '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0 8 4 0 8z"/>'
    "</marker></defs>"
)


class UnknownLine(ValueError):
    """A line that this cannot draw."""


@dataclass
class Drawing:
    """A diagram in the making."""

    names: dict[str, str] = field(default_factory=dict)
    parts: list[str] = field(default_factory=list)
    frames: list[tuple[int, str]] = field(default_factory=list)
    bottom: int = HEAD + 14

    def line(self, text: str) -> None:
        """Take in one line."""
        if found := PARTICIPANT.fullmatch(text):
            self.names[found[1]] = found[2] or found[1]
        elif found := MESSAGE.fullmatch(text):
            self.message(found[1], found[3], found[4].split("<br>"), dashed=found[2] == "--")
        elif found := NOTE.fullmatch(text):
            self.note(found[1], found[2] or found[1], found[3])
        elif found := FRAME.fullmatch(text):
            self.frame(found[1], found[2])
        else:
            raise UnknownLine(f"this line of a diagram cannot be drawn: {text}")

    def x(self, name: str) -> int:
        if name not in self.names:
            raise UnknownLine(f"{name} does not take part in the diagram")
        return COLUMN // 2 + 8 + COLUMN * list(self.names).index(name)

    def message(self, giver: str, taker: str, words: Sequence[str], *, dashed: bool) -> None:
        here, there = self.x(giver), self.x(taker)
        longest = max(map(len, words)) * LETTER
        middle = here + 30 + longest / 2 if here == there else min(max((here + there) / 2, longest / 2 + 4), self.width - longest / 2 - 4)
        for each in words:
            self.bottom += LINE
            self.words(middle, self.bottom, each)
        self.bottom += 6
        style = ' stroke-dasharray="4 3"' if dashed else ""
        if here == there:
            self.parts.append(f'<path d="M{here} {self.bottom - 12}h20v12h-14" fill="none" marker-end="url(#tip)"{style}/>')
        else:
            end = there - 3 if there > here else there + 3
            self.parts.append(f'<line x1="{here}" y1="{self.bottom}" x2="{end}" y2="{self.bottom}" marker-end="url(#tip)"{style}/>')
        self.bottom += ROW - LINE

    def note(self, first: str, last: str, words: str) -> None:
        left, right = self.x(first) - COLUMN // 2 + 8, self.x(last) + COLUMN // 2 - 8
        if right < left:
            left, right = self.x(last) - COLUMN // 2 + 8, self.x(first) + COLUMN // 2 - 8
        self.parts.append(f'<rect class="note" x="{left}" y="{self.bottom}" width="{right - left}" height="22" rx="3"/>')
        self.words((left + right) / 2, self.bottom + 15, words)
        self.bottom += 22 + 8

    def frame(self, kind: str, words: str) -> None:
        if kind == "end":
            top, title = self.frames.pop()
            box = f'<rect class="frame" x="4" y="{top}" width="{self.width - 8}" height="{self.bottom - top + 4}" rx="4"/>'
            self.parts.insert(0, box + f'<text x="12" y="{top + 15}" text-anchor="start" font-style="italic">{escape(title)}</text>')
            self.bottom += 14
        elif kind == "else":
            self.parts.append(f'<line x1="4" y1="{self.bottom + 2}" x2="{self.width - 4}" y2="{self.bottom + 2}" stroke-dasharray="2 3"/>')
            self.parts.append(f'<text x="12" y="{self.bottom + 17}" text-anchor="start" font-style="italic">{escape(words or "else")}</text>')
            self.bottom += 14
        else:
            self.frames.append((self.bottom, words or kind))
            self.bottom += 12

    def words(self, x: float, y: float, text: str) -> None:
        self.parts.append(f'<text x="{x:g}" y="{y:g}">{escape(text, quote=False)}</text>')

    @property
    def width(self) -> int:
        return COLUMN * len(self.names) + 16

    def svg(self) -> str:
        """The whole diagram."""
        heads = []
        for name, words in self.names.items():
            heads.append(f'<line class="life" x1="{self.x(name)}" y1="{HEAD}" x2="{self.x(name)}" y2="{self.bottom}"/>')
            heads.append(f'<rect class="head" x="{self.x(name) - COLUMN // 2 + 6}" y="4" width="{COLUMN - 12}" height="{HEAD - 4}" rx="5"/>')
            lines = words.split("<br>")
            for place, each in enumerate(lines):
                weight = ' font-weight="600"' if place == 0 else ""
                y = 31 if len(lines) == 1 else 22 + 16 * place
                heads.append(f'<text x="{self.x(name)}" y="{y}"{weight}>{escape(each, quote=False)}</text>')
        inner = "".join([TIP, *heads, *self.parts])
        size = f'viewBox="0 0 {self.width} {self.bottom + 8}" width="{self.width}" height="{self.bottom + 8}"'
        return f'<div class="diagram" tabindex="0"><svg xmlns="http://www.w3.org/2000/svg" {size} role="img">{inner}</svg></div>'


def drawn(text: str) -> str:
    """The body of a sequence diagram as SVG.

    >>> drawn("actor Ada\\nparticipant Bob\\nAda->>Bob: hello").count("<text")
    3
    """
    made = Drawing()
    for line in text.splitlines():
        if line.strip():
            made.line(line.strip())
    return made.svg()


def with_diagrams(page: str) -> str:
    """A page in Markdown with its sequence diagrams drawn."""
    return FENCE.sub(lambda found: drawn(found[1]), page)

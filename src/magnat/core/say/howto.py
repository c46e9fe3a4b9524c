"""How to play, explained to people: HOWTO.md (HOWTO.fr.md) of a game as data, for the page.

The form of such a file: a title `# ...`, a paragraph or two, then five chapters `## ...` about the same five things in the same order (`PARTS`).
A chapter has paragraphs and bullets `- ...`, in which `**words**` stand out, and ends with the numbers of the rules behind it: `Rules: H14, H22`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Literal

from magnat.core.errors import MagnatError
from magnat.core.game import Game

Part = Literal["aim", "turn", "pays", "end", "advice"]
PARTS: tuple[Part, ...] = ("aim", "turn", "pays", "end", "advice")
RULES = re.compile(r"^Rules: (.+)$")
WORDS_A_MINUTE = 200


class NoHowTo(MagnatError):
    """A game without a readable HOWTO.md."""


@dataclass(frozen=True)
class Block:
    """A paragraph (one line) or a list (a line for each bullet)."""

    kind: Literal["text", "list"]
    lines: tuple[str, ...]


@dataclass(frozen=True)
class Chapter:
    """One of the five parts, and the numbers of the rules behind it."""

    part: Part
    title: str
    blocks: tuple[Block, ...]
    rules: tuple[str, ...]


@dataclass(frozen=True)
class HowTo:
    """One game, explained.

    >>> from magnat.core.game import load
    >>> [chapter.part for chapter in howto(load("hab_und_gut"), "en").chapters]
    ['aim', 'turn', 'pays', 'end', 'advice']
    """

    title: str
    lead: tuple[str, ...]
    chapters: tuple[Chapter, ...]

    @property
    def minutes(self) -> int:
        """How many minutes it takes to read."""
        lines = [*self.lead, *(line for chapter in self.chapters for block in chapter.blocks for line in block.lines)]
        return max(1, round(sum(len(line.split()) for line in lines) / WORDS_A_MINUTE))


@cache
def howto(game: Game, language: str) -> HowTo:
    """How to play a game; in English where there is no text in that language."""
    if game.folder is None:
        raise NoHowTo(f"{game.name} is not explained")
    own = game.folder / f"HOWTO.{language}.md"
    return read(own if own.exists() else game.folder / "HOWTO.md")


def read(path: Path) -> HowTo:
    """Parse one file; NoHowTo with a sentence if it is not there or does not have the form."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except OSError as missing:
        raise NoHowTo(f"how to play this game cannot be read: {path.name} is missing") from missing
    reader = _Reader()
    for line in lines:
        reader.line(line.rstrip(" "))
    if not reader.title or len(reader.chapters) != len(PARTS):
        raise NoHowTo(f"{path.name} needs a title and five chapters: {', '.join(PARTS)}")
    return reader.howto()


@dataclass
class _Chapter:
    title: str
    blocks: list[tuple[Literal["text", "list"], list[str]]] = field(default_factory=list)
    rules: tuple[str, ...] = ()
    is_broken: bool = True  # the next line begins a block

    def line(self, line: str) -> None:
        if found := RULES.match(line):
            self.rules = tuple(found[1].split(", "))
        elif not line:
            self.is_broken = True
        elif line.startswith("- "):
            if self.is_broken or self.blocks[-1][0] != "list":
                self.blocks.append(("list", []))
            self.blocks[-1][1].append(line[2:])
            self.is_broken = False
        elif self.is_broken:
            self.blocks.append(("text", [line]))
            self.is_broken = False
        else:
            self.blocks[-1][1][-1] += f" {line.lstrip(' ')}"


@dataclass
class _Reader:
    title: str = ""
    lead: _Chapter = field(default_factory=lambda: _Chapter(""))
    chapters: list[_Chapter] = field(default_factory=list)

    def line(self, line: str) -> None:
        if line.startswith("# "):
            self.title = line[2:]
        elif line.startswith("## "):
            self.chapters.append(_Chapter(line[3:]))
        else:
            (self.chapters[-1] if self.chapters else self.lead).line(line)

    def howto(self) -> HowTo:
        lead = tuple(line for _, lines in self.lead.blocks for line in lines)
        chapters = tuple(
            Chapter(part, told.title, tuple(Block(kind, tuple(lines)) for kind, lines in told.blocks), told.rules)
            for part, told in zip(PARTS, self.chapters, strict=True)
        )
        return HowTo(self.title, lead, chapters)

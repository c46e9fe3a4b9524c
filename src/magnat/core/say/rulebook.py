"""Our numbered rules as data, read from RULES.md (RULES.fr.md) of a game, for the terminal and for the page.

The form of such a file: a title; sections `## ...`; in them chapters `### ...` whose rules are bullets `- **H1** text`. A table whose rows
begin with a number (`| A1 | point | ruling | reason |`) holds rulings, a table whose rows begin with a name in backticks holds options.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from magnat.core.errors import MagnatError
from magnat.core.game import Game

RULE = re.compile(r"^- \*\*([A-Z]+\d+[a-z]?)\*\* (.+)$")
NUMBER = re.compile(r"^[A-Z]+\d+[a-z]?$")
CITED = re.compile(r"\b[A-Z]+\d+[a-z]?\b")
FRENCH_COLON = "\u00a0: "


class NoRulebook(MagnatError):
    """A game without a readable RULES.md."""


@dataclass(frozen=True)
class Rule:
    """One numbered rule."""

    number: str
    text: str


@dataclass(frozen=True)
class Ruling:
    """A point that the printed rules leave open, and what we decided."""

    number: str
    point: str
    ruling: str
    reason: str
    colon: str = ": "

    @property
    def text(self) -> str:
        """Both as one sentence, or as a question with its answer.

        >>> Ruling("A1", "Buying on credit", "no", "").text, Ruling("A2", "Does the hat move?", "yes", "").text
        ('Buying on credit: no.', 'Does the hat move? Yes.')
        """
        if self.point.endswith("?"):
            return f"{self.point} {self.ruling[:1].upper()}{self.ruling[1:]}."
        return f"{self.point}{self.colon}{self.ruling}."


@dataclass(frozen=True)
class OptionRow:
    """An option as the rules explain it."""

    name: str
    default: str
    values: str


@dataclass(frozen=True)
class Chapter:
    """Rules under one heading."""

    title: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True)
class Rulebook:
    """All that RULES.md says in numbers, and how the game is introduced there.

    >>> from magnat.core.game import load
    >>> rulebook(load("hab_und_gut"), "en").find("h17").text.split(".")[0]
    'A bought share costs the current price of its good'
    """

    title: str
    intro: str
    chapters: tuple[Chapter, ...]
    options_title: str
    options: tuple[OptionRow, ...]
    rulings_title: str
    rulings: tuple[Ruling, ...]

    def find(self, number: str) -> Rule | Ruling | None:
        """The rule or ruling of that number, however it is typed."""
        wanted = number.strip().lower()
        entries: list[Rule | Ruling] = [rule for chapter in self.chapters for rule in chapter.rules]
        return next((entry for entry in [*entries, *self.rulings] if entry.number.lower() == wanted), None)

    def cited(self, text: str) -> list[str]:
        """The numbers of rules and rulings that a text mentions."""
        return [number for number in dict.fromkeys(CITED.findall(text)) if self.find(number)]


@cache
def rulebook(game: Game, language: str) -> Rulebook:
    """The rules of a game; in English where there are none in that language."""
    if game.folder is None:
        raise NoRulebook(f"{game.name} has no rulebook")
    own = game.folder / f"RULES.{language}.md"
    return read(own if own.exists() else game.folder / "RULES.md")


def read(path: Path) -> Rulebook:
    """Parse one file; NoRulebook with a sentence if it is not there or has no rules."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except OSError as missing:
        raise NoRulebook(f"the rules of this game cannot be read: {path.name} is missing") from missing
    reader = _Reader(colon=FRENCH_COLON if path.name.endswith(".fr.md") else ": ")
    for line in lines:
        reader.line(line.rstrip())
    if not reader.chapters:
        raise NoRulebook(f"{path.name} has no numbered rules")
    return reader.rulebook()


@dataclass
class _Reader:
    """What was read so far, line by line."""

    colon: str
    title: str = ""
    section: str = ""
    heading: str = ""
    intro: list[str] = field(default_factory=list)
    chapters: list[tuple[str, list[Rule]]] = field(default_factory=list)
    options: tuple[str, list[OptionRow]] = field(default_factory=lambda: ("", []))
    rulings: tuple[str, list[Ruling]] = field(default_factory=lambda: ("", []))
    sections: int = 0

    def line(self, line: str) -> None:
        if line.startswith("#"):
            self._heading(line)
        elif found := RULE.match(line):
            self._rule(Rule(found[1], found[2]))
        elif line.startswith("|"):
            self._row([cell.strip() for cell in line.strip("|").split("|")])
        elif line.startswith("  ") and self.chapters and self.chapters[-1][0] == self.heading:
            self._continue(line.strip())
        elif self.sections == 1 and line:
            self.intro.append(line)

    def _heading(self, line: str) -> None:
        marks, _, text = line.partition(" ")
        self.heading = text
        if len(marks) == 1:
            self.title = text
        elif len(marks) == 2:
            self.section = text
            self.sections += 1

    def _rule(self, rule: Rule) -> None:
        if not self.chapters or self.chapters[-1][0] != self.heading:
            self.chapters.append((self.heading, []))
        self.chapters[-1][1].append(rule)

    def _continue(self, text: str) -> None:
        rules = self.chapters[-1][1]
        rules[-1] = Rule(rules[-1].number, f"{rules[-1].text} {text}")

    def _row(self, cells: list[str]) -> None:
        if len(cells) >= 3 and NUMBER.match(cells[0]):
            self.rulings = (self.section, self.rulings[1])
            self.rulings[1].append(Ruling(cells[0], cells[1], cells[2], cells[3] if len(cells) > 3 else "", self.colon))
        elif len(cells) == 3 and cells[0].startswith("`"):
            self.options = (self.section, self.options[1])
            self.options[1].append(OptionRow(cells[0].strip("`"), cells[1].strip("`"), cells[2]))

    def rulebook(self) -> Rulebook:
        chapters = tuple(Chapter(title, tuple(rules)) for title, rules in self.chapters)
        return Rulebook(self.title, " ".join(self.intro), chapters, self.options[0], tuple(self.options[1]), self.rulings[0], tuple(self.rulings[1]))

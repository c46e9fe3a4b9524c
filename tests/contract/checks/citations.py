"""Rules are cited, and what is cited is a rule."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from magnat.core.game import Game

NUMBERED = re.compile(r"^(?:- \*\*|\| )([A-Z]+\d+[a-z]?)(?:\*\*| \|)", re.MULTILINE)
RULE = re.compile(r"^- \*\*([A-Z]+)(\d+)([a-z]?)\*\*", re.MULTILINE)
CITED = re.compile(r"(?<![A-Za-z0-9])([A-Za-z])(\d+)([a-z]?)(?:-\1?(\d+))?(?![A-Za-z0-9])")


def cited(texts: Iterable[str]) -> set[str]:
    """The rule numbers that texts mention: H17, ranges such as H14-H18, and test names such as test_h17_..."""
    found = set()
    for text in texts:
        for letter, first, part, last in CITED.findall(text):
            for count in range(int(first), int(last or first) + 1):
                found.add(f"{letter.upper()}{count}{part}")
    return found


def check_citations(rules: str, sources: Sequence[str], tests: Sequence[str], uncited: Mapping[str, str]) -> list[str]:
    """Every numbered rule is cited by the code and by a test, or listed with a reason."""
    wrong = []
    numbers = ["".join(parts) for parts in RULE.findall(rules)]
    by_code, by_tests = cited(sources), cited(tests)
    for rule in numbers:
        lacking = [what for what, found in (("code", by_code), ("tests", by_tests)) if rule not in found]
        if lacking and rule not in uncited:
            wrong.append(f"{rule} is cited by no {' and no '.join(lacking)}")
        if not lacking and rule in uncited:
            wrong.append(f"{rule} is listed as uncited and is cited")
    wrong += [f"{rule} is listed as uncited and is no rule" for rule in uncited if rule not in numbers]
    return wrong + [f"{rule} is listed as uncited without a reason" for rule, reason in uncited.items() if not reason]


def check_reasons(game: Game, rules: str) -> list[str]:
    """Every refusal, law and phase cites a rule that exists."""
    known = set(NUMBERED.findall(rules))
    rows = [(f"refusal {row.name}", row.rules) for row in game.refusals]
    rows += [(f"law {row.name}", row.rules) for row in game.laws]
    rows += [("the page", tuple(found))] if (found := rules_in(game.printed)) else []
    rows += [(f"phase {row.name}", (row.rule,)) for row in game.phases if not row.is_chance]
    return [f"{name} cites {', '.join(cites) or 'nothing'}" for name, cites in rows if not cites or not set(cites) <= known]


def rules_in(table: Any, *, named: bool = False) -> set[str]:
    """The rules that a table for the page names, under `rules`."""
    if isinstance(table, Mapping):
        return {rule for name, entry in table.items() for rule in rules_in(entry, named=named or name == "rules")}
    if isinstance(table, Sequence) and not isinstance(table, str):
        return {rule for entry in table for rule in rules_in(entry, named=named)}
    return {str(table)} if named else set()

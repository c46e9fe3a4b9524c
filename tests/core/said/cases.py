"""The cases: lines of the log told as one, acts, names of things."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from magnat.bots import BOTS
from magnat.core.declare import bonds, gathered
from magnat.core.game import Game, load, names
from magnat.core.play import Match
from magnat.core.say import LANGUAGES, Words, words

FILE = Path(__file__).with_name("cases.json")
PEOPLE = ("Ada", "Bruno", "Chloé")
STEPS = 400
MOST_TOLD, MOST_ACTS = 20, 10
Case = dict[str, Any]


def read() -> list[Case]:
    found: list[Case] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def said(speak: Words, case: Case) -> str:
    """A case in words."""
    if "lines" in case:
        return speak.told([(line["event"], line["values"]) for line in case["lines"]], case["lead"], PEOPLE)
    if "act" in case:
        return speak.act(speak.game.act_id(*case["act"]), PEOPLE, case["phase"], case.get("named"))
    return speak.thing(case["kind"], case["value"])


def written() -> list[Case]:
    """All cases, with what the program says."""
    return [
        {"game": name, "language": language, **case, "said": said(words(load(name), language), case)}
        for name in names()
        for language in LANGUAGES
        for case in cases(load(name))
    ]


def cases(game: Game) -> Iterator[Case]:
    """What a match has to tell: of every event that leads others the longest story, an act of each block, the first and last things of each kind."""
    match = Match.new(game, list(PEOPLE), seed=5)
    bots = BOTS["standard"](1), BOTS["random"](2)
    acts: dict[str, Case] = {}
    for step in range(STEPS):
        if match.is_over:
            break
        seat = match.asked()[0]
        phase = game.phases.named(match.state.phase)
        for act in match.legal(seat):
            (block, argument), named = game.spelled(act), game.named(match.asking(seat), act)
            case = {"act": [block, argument], "phase": phase} | ({"named": {name: list(what) for name, what in named.items()}} if named else {})
            acts.setdefault(f"{block} {phase}", case)
        match.play(seat, [bots[step % 9 == 0].choose(match, seat)])
    lines = [(event, values) for _, event, values in match.log(1)]
    longest: dict[str, Any] = {}
    for group in gathered(lines, bonds(game.events, lines, lambda line: line)):
        event, _ = group.lines[group.lead]
        if event not in longest or len(group.lines) > len(longest[event].lines):
            longest[event] = group
    told = sorted(longest.values(), key=lambda group: -len(group.lines))[:MOST_TOLD]
    for group in told:
        yield {"lines": [{"event": event, "values": values} for event, values in group.lines], "lead": group.lead}
    yield from list(acts.values())[:MOST_ACTS]
    for kind, ids in game.kinds.items():
        last = 12_345 if isinstance(ids, int) else len(next(iter(ids.values())) if isinstance(ids, dict) else ids) - 1
        for value in sorted({0, last, *((-3, 1, 7) if isinstance(ids, int) else ())}):
            yield {"kind": kind, "value": value}

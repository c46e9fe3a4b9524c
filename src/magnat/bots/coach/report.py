"""A judged game as a document: whole numbers, acts spelled, no names. Chances and changes are thousandths of a victory.

`report` is what is kept; `spoken` adds the words of a language, for pages and programs alike.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from magnat.bots.coach.judging import SWINGS, Coached, Moment, Turn
from magnat.bots.coach.playing import Record
from magnat.bots.coach.seeing import Seen
from magnat.core.asking import Planned, advised, followed
from magnat.core.declare import CHANCE, MOST_SEATS
from magnat.core.game import Game
from magnat.core.play import Match
from magnat.core.say import Words, told, words

FORMAT = "magnat-coach"
FORM = 2  # of the document; another one is judged again
MOST_POINTS = 400  # of the curve
MOST_DECISIONS = 40  # of a seat, the weightiest
MOST_ACTS = 16  # of a move that are told

Document = dict[str, Any]


@dataclass(frozen=True)
class Happened:
    """What the log tells of a turn, and the phase of chance that went by without a word, if one did."""

    lines: Sequence[tuple[str, Mapping[str, int | None]]]
    silent: str = ""


Lines = Mapping[int, Happened]  # by the place of the turn


def report(record: Record, found: Coached) -> Document:
    """What is kept of a judged game."""
    swings, decisions = found.swings(SWINGS), _decisions(found, record.seats)
    moves = _Moves(record, {moment.turn.place for moment in [*swings, *decisions]})
    seen = {one.place: one for one in found.seen}
    corrected = any(mille(row.corrections) for row in found.balances)
    return {
        "format": FORMAT,
        "form": FORM,
        "game": record.game.name,
        "rules_version": record.game.version,
        "between": "standard",
        "playouts": found.playouts,
        "places": found.places,
        "curve": [{"place": place, "chances": _mille(chances)} for place, chances in _thinned(found)],
        "balances": [
            {
                "seat": row.seat,
                "expected": mille(row.expected),
                "luck": mille(row.luck),
                "luck_error": mille(row.luck_error),
                "skill": mille(row.skill),
                "skill_error": mille(row.skill_error),
                "others": mille(row.others),
                "result": mille(row.result),
                "fitted": None if row.fitted is None else mille(row.fitted),
                **({"corrections": mille(row.corrections)} if corrected else {}),
            }
            for row in found.balances
        ],
        "swings": [
            {
                "place": one.turn.place,
                "seat": one.turn.seat,
                "end": one.turn.end,
                "act": None if one.turn.seat == CHANCE else moves.played(one.turn),
                "chances": _mille(one.chances),
                "changes": _mille(one.changes),
                "errors": _mille(one.errors),
            }
            for one in swings
        ],
        "decisions": [
            {
                "place": one.turn.place,
                "seat": one.turn.seat,
                "act": moves.played(one.turn),
                "better": moves.advised(one.turn),
                "change": mille(one.changes[one.turn.seat]),
                "error": mille(one.errors[one.turn.seat]),
                "seen": said_seen(seen.get(one.turn.place)),
            }
            for one in decisions
        ],
        "lessons": [[one.place for one in found.lessons(seat)] for seat in range(record.seats)],
    }


def spoken(document: Document, words: Words, names: Sequence[str], lines: Lines) -> Document:
    """The same with words."""
    said = _Said(words, names)
    return document | {
        "players": list(names),
        "swings": [
            row | {"act": said.move(row["act"]), "told": said.swing(row, lines.get(row["place"], Happened(())))} for row in document["swings"]
        ],
        "decisions": [
            row | {"act": said.move(row["act"]), "better": said.move(row["better"]), "seen": said.seen(row["seen"])} for row in document["decisions"]
        ],
    }


def spoken_decision(row: Document, words: Words, names: Sequence[str]) -> Document:
    """A row of `so_far` with words."""
    said = _Said(words, names)
    return row | {"act": said.move(row["act"]), "better": said.move(row["better"]), "seen": said.seen(row["seen"])}


def lines_at(match: Match, swings: Iterable[Document]) -> Lines:
    """What the log of a finished game tells of the swings of a report, with all that was hidden."""
    found = {}
    for row in swings:
        acts = match.played[row["place"] : row["end"]]
        told_of = [line for act in acts for line in act.lines]
        lines = [(line.event, dict(zip(match.game.events[line.event].kinds, line.values, strict=True))) for line in told_of]
        is_luck = row["seat"] == CHANCE and len(acts) > 1
        found[row["place"]] = Happened(lines, _silent(match.game, [act.act for act in acts if not act.lines]) if is_luck else "")
    return found


def _silent(game: Game, acts: Sequence[int]) -> str:
    """The phase of most of these acts of chance: cards that are dealt face down, say."""
    phases = [row.name for act in acts for row in game.phases if row.is_chance and game.spelled(act)[0] in row.pairs]
    return str(Counter(phases).most_common(1)[0][0]) if phases else ""


def mille(share: float) -> int:
    return round(1000 * share)


def _mille(shares: Iterable[float]) -> list[int]:
    return [mille(share) for share in shares]


def said_seen(one: Seen | None) -> Document | None:
    """What a move has cost from what could be seen, as it is kept."""
    if one is None:
        return None
    reasons = [{"hint": name, "values": values} for name, values in one.reasons]
    return {"gain": mille(one.gain), "error": mille(one.error), "sure": one.is_sure, "reasons": reasons}


def _decisions(found: Coached, seats: int) -> list[Moment]:
    """Everybody's moves that the advice would not have made, but for those that changed nothing in any playout, in the order of the game."""
    kept = list[Moment]()
    for seat in range(seats):
        own = [one for one in found.moments if one.turn.deviates and one.turn.seat == seat and (one.changes[seat] or one.errors[seat])]
        kept += sorted(own, key=lambda moment: -abs(moment.changes[seat]))[:MOST_DECISIONS]
    return sorted(kept, key=lambda moment: moment.turn.place)


def _thinned(found: Coached) -> list[tuple[int, tuple[float, ...]]]:
    """The curve with no more points than can be drawn, its end and the biggest swings among them."""
    step = -(-len(found.curve) // MOST_POINTS)
    marked = {moment.turn.place for moment in found.swings(SWINGS)}
    last = len(found.curve) - 1
    return [point for number, point in enumerate(found.curve) if number % step == 0 or number == last or point[0] in marked]


class _Moves:
    """Moves with what their words need of the positions in which they were made."""

    def __init__(self, record: Record, places: set[int]) -> None:
        self.record = record
        self.states: dict[int, Any] = {}
        st = record.start()
        for place, act in enumerate(record.acts):
            if place in places:
                self.states[place] = st.copy()
            record.game.dispatch.apply(st, act)

    def played(self, turn: Turn) -> Document:
        return said_move(self.record.game, self.states[turn.place], turn.seat, self.record.acts[turn.place :], len(turn.acts))

    def advised(self, turn: Turn) -> Document:
        return said_advice(self.record.game, self.states[turn.place], turn.seat, len(turn.acts))


def said_move(game: Game, st: Any, seat: int, acts: Sequence[int], count: int) -> Document:
    """The first acts of these as a move of a seat, as far as they are legal, and those that complete what the last of them begins."""
    position, legal = st.copy(), []
    for act in acts[:MOST_ACTS]:
        if position.actor != seat or game.refusal(position, act) is not None:
            break
        legal.append(act)
        game.dispatch.apply(position, act)
    return {**_kept(game, followed(game, st, seat, legal).plan, count), "is_whole": count <= len(legal)}


def said_advice(game: Game, st: Any, seat: int, count: int) -> Document:
    """What the advice would have done in so many acts."""
    return {**_kept(game, advised(game, st, seat).plan[:MOST_ACTS], count), "is_whole": True}


def _kept(game: Game, plan: Sequence[Planned], count: int) -> Document:
    """The acts of a move with what their words need of the positions in which they were played."""
    speak = _speech(game)
    while count < len(plan) and _is_silent(speak, plan[count - 1]):
        count += 1
    acts = [(game.spelled(one.act), one.phase, {name: list(what) for name, what in one.named.items()}) for one in plan[:count]]
    return {"acts": [{"act": list(act), "phase": phase, "named": named} for act, phase, named in acts]}


def _is_silent(speak: Words, one: Planned) -> bool:
    """Whether an act is told only with the one that completes it: a company, before it is said how many lots."""
    return speak.has(f"act-{speak.game.spelled(one.act)[0]}") and not speak.plan([(one.act, one.phase, one.named)], [""] * MOST_SEATS)


@cache
def _speech(game: Game) -> Words:
    """Words of a game in some language: all are silent about the same acts."""
    return words(game, "en")


class _Said:
    """Parts of a document in words."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self.words, self.names = words, names

    def move(self, row: Document | None) -> Document | None:
        if row is None:
            return None
        spelled = [one["act"] for one in row["acts"]]
        if not all(self.words.has(f"act-{block}") for block, _ in spelled):
            return {"acts": spelled, "words": ", ".join(f"{block} {argument}" for block, argument in spelled)}
        plan = [
            (self.words.game.act_id(*one["act"]), one["phase"], {name: (kind, value) for name, (kind, value) in one["named"].items()})
            for one in row["acts"]
        ]
        said = self.words.plan(plan, self.names).removesuffix(".") or self.words.act(plan[0][0], self.names, *plan[0][1:])
        return {"acts": spelled, "words": said if row["is_whole"] else f"{said}…"}

    def swing(self, row: Document, happened: Happened) -> str:
        """What happened, as the log tells it, after phases that passed without a line; if there is no line, the act itself."""
        if happened.lines and all(self.words.has(f"log-{event}") for event, _ in happened.lines):
            silent = f"phase-{happened.silent}"
            first = [self.words.say("coach-silent", what=self.words.say(silent))] if self.words.has(silent) else []
            return " ".join([*first, *told(happened.lines, self.words, self.names)])
        if row["act"] is None:
            return self.words.say("coach-chance")
        said = self.move(row["act"])
        assert said is not None
        return self.words.say("coach-act", name=self.names[row["seat"]], act=said["words"])

    def seen(self, row: Document | None) -> Document | None:
        if row is None:
            return None
        return row | {"reasons": [self.reason(one["hint"], one["values"]) for one in row["reasons"]]}

    def reason(self, hint: str, values: Mapping[str, int]) -> str:
        return self.words.hint(hint, values, self.names) if self.words.has(f"hint-{hint}") else hint

"""Saves: one JSON document with the acts and a snapshot, and a digest over both."""

from __future__ import annotations

import hashlib
import itertools
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from magnat.core.declare import ASKED, CHANCE, OPEN, Document, GameState
from magnat.core.errors import CorruptSave, MagnatError, Refused
from magnat.core.game import Game, load
from magnat.core.play import dice as dice_module
from magnat.core.play import options
from magnat.core.play.characters import check_character
from magnat.core.play.history import Played
from magnat.core.play.match import Match, Seat
from magnat.core.play.save_form import check_form
from magnat.core.play.upgrading import can_upgrade, not_upgraded, upgraded
from magnat.core.play.windows import HAND_DOWN, Window, asked_at

FORMAT, FORMAT_VERSION = "magnat-match", 1
Recorded = Sequence[Any]  # [seat, block, argument]: an act as it is written
OF_THE_RULES = ("rules_version", "options", "draws", "marks", "known_acts", "base")  # what a match under other rules writes otherwise


def digest(document: Mapping[str, object]) -> str:
    """SHA-256 over the document without its digest and without what is said about that, in one spelling."""
    body = {key: value for key, value in document.items() if key not in ("digest", "signature")}
    return hashlib.sha256(json.dumps(body, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def to_json(match: Match) -> Document:
    """The full save: only for the operator while the game runs, for everybody after its end."""
    document = content(match)
    return document | {"digest": digest(document)}


def content(match: Match) -> Document:
    """All that a save tells, without its digest."""
    return {
        "format": FORMAT,
        "format_version": FORMAT_VERSION,
        "game": match.game.name,
        "rules_version": match.game.version,
        "options": options.written(match.game, match.state),
        "seats": [_seat_to_json(seat) for seat in match.seats],
        "dice": match.dice.to_json(),
        "acts": match.spelled(),
        "draws": [act.number for act in match.played if act.seat == CHANCE],
        "drawn": match.drawn,
        "version": match.version,
        "marks": sorted(match.marks),
        "windows": [_window_to_json(match.game, window) for window in match.windows],
        "known_acts": len(match.before),
        "base": match.base.to_json() if match.before else None,
        "snapshot": match.state.to_json(),
    }


def from_json(document: Any, *, game: Game | None = None, trusted: bool = True) -> Match:
    """Continue a saved match. Damaged, foreign and newer files are refused with a sentence.

    Under the rules that wrote it, a save must replay to its snapshot. Under newer ones that lead elsewhere the match goes on from the snapshot,
    if the game can upgrade it, keeps its acts, and is marked "rules-changed".

    trusted: its positions are believed. If not, all its acts must lead from the setup to its snapshot under the rules of today: nobody can
    hand in a position that was not reached by playing.
    """
    try:
        _check_envelope(document)
        return _read(document, game, trusted=trusted)
    except CorruptSave:
        raise
    except MagnatError as wrong:
        raise CorruptSave(f"this file cannot be continued: {wrong}") from wrong
    except (LookupError, TypeError, ValueError, AttributeError, OverflowError, RecursionError) as wrong:
        raise CorruptSave("this file is damaged: a part of it is missing or is not what it should be") from wrong


def _read(document: Document, game: Game | None, *, trusted: bool) -> Match:
    """The match of a document that need not make sense: whatever else is wrong with it, the match must write it again as it is."""
    game = game or load(document["game"])
    document = upgraded(game, document if trusted else _from_the_setup(document))
    seats = [Seat(str(seat["name"]), str(seat["kind"]), check_character(game, tuple(seat.get("character", ())))) for seat in document["seats"]]
    snapshot = game.state.from_json(document["snapshot"])
    values = options.resolve(game, len(seats), document["options"])
    if options.of_state(game, snapshot) != values or snapshot.seats != len(seats):
        raise CorruptSave("the position of this file was not set up with its options")
    match = _replayed(game, document, seats, snapshot, trusted=trusted)
    match.version, match.drawn = int(document["version"]), int(document["drawn"])
    match.marks |= {str(mark) for mark in document["marks"]}
    match.windows = [_window_from_json(match, row) for row in document["windows"]]
    draws = [act.number for act in match.played if act.seat == CHANCE]
    if match.version < 1 or match.drawn < 0 or any(number >= later for number, later in itertools.pairwise([-1, *draws, match.drawn])):
        raise CorruptSave("this file is damaged: its draws were not counted")
    if not match.is_over and not any(match.legal(seat) for seat in match.asked()):
        raise CorruptSave("this file is damaged: nobody is asked anything in its position")
    again = to_json(match)
    changed = {} if document["rules_version"] == game.version else {key: again[key] for key in OF_THE_RULES}
    if digest(document | changed) != again["digest"]:
        raise CorruptSave("this file is damaged: a part of it is not what it should be")
    return match


def _seat_to_json(seat: Seat) -> dict[str, object]:
    """Bots of earlier versions, and people, have no character."""
    return {"name": seat.name, "kind": seat.kind} | ({"character": list(seat.character)} if seat.character else {})


def _window_to_json(game: Game, window: Window) -> dict[str, object]:
    """Answers as [seat, block, argument, block, argument, ...]; a hand that is kept down is [seat, null, 0]."""
    spelled = {seat: [*itertools.chain(*map(game.spelled, acts))] or [None, 0] for seat, acts in sorted(window.answers.items())}
    return {"depth": window.depth, "broken": window.broken, "answers": [[seat, *acts] for seat, acts in spelled.items()]}


def _window_from_json(match: Match, row: Document) -> Window:
    """A shared window with its sealed answers. Answers wait below a nested question only after all have answered."""
    game, st = match.game, match.state
    phase, pending = asked_at(st, row["depth"])
    entry = game.phases.entries[phase]
    window = Window(phase, int(row["depth"]), pending, broken=bool(row["broken"]))
    several = entry.window == OPEN
    for seat, *spelled in row["answers"]:
        down, acts = spelled == [None, 0], list(zip(spelled[::2], spelled[1::2], strict=True))
        asked_for = several if down else acts[0][0] in entry.pairs and (several or len(acts) == 1)
        if not asked_for or not (pending >> seat) & 1:
            raise CorruptSave("this file is damaged: an answer in it was not asked for")
        window.answers[int(seat)] = HAND_DOWN if down else tuple(game.act_id(block, argument) for block, argument in acts)
    if entry.window == ASKED or not 0 <= window.depth <= st.depth or not (window.broken or (window.answers and window.depth == st.depth)):
        raise CorruptSave("this file is damaged: it has answers to a question that was not asked")
    return window


def _check_envelope(document: object) -> None:
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise CorruptSave("this is not a saved game of Magnat")
    version = document.get("format_version")
    if type(version) is not int or version < 1 or type(document.get("rules_version")) is not int:
        raise CorruptSave("this file is damaged: its format or its rules have no version")
    if version > FORMAT_VERSION:
        raise CorruptSave(f"this file was written by a newer Magnat (format {version}); this one reads up to {FORMAT_VERSION}")
    if document.get("digest") != digest(document):
        raise CorruptSave("this file is damaged: its digest does not fit its content")
    check_form(document)


def _from_the_setup(document: Document) -> Document:
    """A save that goes on from a base as one that has played all its acts itself. Which draws the earlier ones were is no longer known: the first."""
    known = document["known_acts"]
    if not known:
        return document
    if "what-if" in document["marks"] or any(block == "what-if" for _, block, _ in document["acts"][:known]):
        raise CorruptSave("this is a game of its own from a position of another one, and it was not saved by this server")
    earlier = sum(seat == CHANCE for seat, *_ in document["acts"][:known])
    draws = [*range(earlier), *document["draws"]]
    return {key: value for key, value in document.items() if key != "base_version"} | {"known_acts": 0, "base": None, "draws": draws}


def _replayed(game: Game, document: Document, seats: list[Seat], snapshot: GameState, *, trusted: bool) -> Match:
    """The match with its history; if the rules have changed since and lead elsewhere, only with its snapshot."""
    known = document["known_acts"]
    before = _written(document["acts"][:known])
    base = game.state.from_json(document["base"]) if known else game.new_state(len(seats), options.of_state(game, snapshot))
    match = Match(game, seats, dice_module.from_json(document["dice"]), base.copy(), base, before=before)
    try:
        _replay(match, document["acts"][known:], iter(document["draws"]), fresh=not known)
        faithful = match.state == snapshot
    except (Refused, StopIteration):
        faithful = False
    if faithful:
        return match
    if document["rules_version"] == game.version:
        raise CorruptSave("this file is damaged: its acts do not lead to its position")
    if not can_upgrade(game, document["rules_version"]):
        raise not_upgraded(game, document["rules_version"])
    if not trusted:
        raise CorruptSave("this game was played under other rules, its acts lead elsewhere under those of today, and it was not saved by this server")
    masks = [snapshot.pending, *snapshot.pending_below] if snapshot.depth_most else []
    if snapshot.actor >= snapshot.seats or any(mask >> snapshot.seats for mask in masks) or game.broken_law(snapshot):
        raise CorruptSave("this file is damaged: its position cannot be")
    return Match(game, seats, match.dice, snapshot, snapshot.copy(), before=_written(document["acts"]), marks={"rules-changed"})


def _written(acts: Iterable[Recorded]) -> list[list[int | str]]:
    """Acts that are kept as they were written, in the form they must have."""
    return [[int(seat), str(block), int(argument)] for seat, block, argument in acts]


def _replay(match: Match, acts: Iterable[Recorded], draws: Iterator[int], *, fresh: bool) -> None:
    game = match.game
    if fresh:
        match.begin()
    for seat, block, argument in acts:
        act = game.act_id(block, argument)
        if seat != match.state.actor:
            raise Refused("not-your-turn", ())
        if seat == CHANCE:
            if not match.row.is_told and game.dispatch.odds(match.state, act) <= 0:
                raise Refused("impossible-draw", ())
            match.enact(CHANCE, act, int(next(draws)))
        else:
            if refused := game.refusal(match.state, act):
                raise refused
            match.enact(match.state.actor, act)


def replay(game: Game, seats: int, chosen: dict[str, object], acts: Sequence[Recorded]) -> Match:
    """A match from a record of acts alone, chance included; no dice are needed."""
    st = game.new_state(seats, options.resolve(game, seats, chosen))
    match = Match(game, [Seat(f"seat {seat}") for seat in range(seats)], dice_module.SeededDice(0), st.copy(), st)
    _replay(match, acts, iter(range(len(acts))), fresh=True)
    return match


def verify(match: Match) -> list[tuple[int, Played]]:
    """All draws of a match that its dice did not give, as (ply, act); empty if every draw is proved."""
    wrong = []
    st = match.state_at(0)
    last = -1
    for ply, act in enumerate(match.played):
        if act.seat == CHANCE:
            is_told = match.game.phases.entries[st.phase].is_told
            given = act.act if is_told else match.game.dispatch.outcome(st, match.dice.number(act.number))
            if given != act.act or act.number <= last:
                wrong.append((ply, act))
            last = act.number
        match.game.dispatch.apply(st, act.act)
    return wrong

"""Little helpers to play matches in tests."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from magnat.core.game import Game
from magnat.core.numbers import below, number
from magnat.core.play import Match, Seat, SeededDice
from tests.core.bazaar import BAZAAR

NAMES = ("Ada", "Bob", "Cleo", "Dan", "Eve")


def bazaar(seats: int = 3, *, seed: int = 1, bots: Sequence[int] = (), **chosen: object) -> Match:
    """A fresh match of the bazaar."""
    people = [Seat(NAMES[seat], "heuristic" if seat in bots else "person") for seat in range(seats)]
    return Match.new(BAZAAR, people, chosen=chosen, dice=SeededDice(seed))


def play(match: Match, *acts: str) -> None:
    """Play acts written as "seat block" or "seat block argument"."""
    for act in acts:
        seat, block, *argument = act.split()
        match.play(int(seat), [(block, int(argument[0]) if argument else 0)])


def step(match: Match, luck: int) -> tuple[int, int]:
    """Play one random act of a seat that is asked, in shared windows any of them; returns who did what."""
    asked = match.asked()
    seat = asked[below(number(luck, 1, 0, match.version), len(asked))]
    legal = match.legal(seat)
    act = legal[below(number(luck, 2, 0, match.version), len(legal))]
    match.play(seat, [act])
    return seat, act


def played_out(game: Game, seats: int, luck: int, *, stop: int = 10_000, **chosen: object) -> Match:
    """A match played at random to its end, or for so many steps."""
    match = Match.new(game, list(NAMES[:seats]), chosen=chosen, dice=SeededDice(luck))
    while not match.is_over and stop > 0:
        step(match, luck)
        stop -= 1
    return match


def shown_to(match: Match, seat: int) -> Any:
    """All that a seat gets to see of a match, its own legal acts and undo included; the version apart."""
    return json.loads(json.dumps([match.export(seat), match.log(seat), match.legal(seat), match.undoable(seat), match.asked(), match.window]))


def spelled_since(match: Match, ply: int) -> list[list[int | str]]:
    return [[act.seat, *BAZAAR.spelled(act.act)] for act in match.played[ply:]]


def at_claims(seats: int = 3, **chosen: Any) -> Match:
    """A match in which all are to claim; the engine asks from seat 1 on."""
    match = bazaar(seats, **chosen)
    play(match, "0 price 0", "1 take")
    assert match.window == "together" and match.asked() == list(range(seats))
    return match

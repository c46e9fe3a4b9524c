"""What a seat gets from a position does not change with what it cannot see."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from typing import Any

from magnat.core.declare import SPECTATOR, Field, everybody
from magnat.core.game import Game
from tests.contract.checks.courses import ENOUGH, asked, asking, course, where
from tests.contract.subjects import Subject, is_plain, setups

SEED = 3  # of the games in which secrets are looked for
BEGINNING = 150  # acts of a game with special options


def seen(game: Game, st: Any, seat: int) -> dict[str, Any]:
    """Everything that a seat gets from a position: view, who is asked and hurried, legal acts, refusals, advice with its reasons."""
    timed = game.phases.entries[st.phase].timed
    got: dict[str, Any] = {"view": st.view(seat), "asked": [(other, timed(st, other, 0)) for other in asked(game, st)]}
    if seat in asked(game, st):
        twin = asking(st, seat)
        twin.heard = []
        got["refusals"] = [game.dispatch.refusal(twin, act) for act in range(game.act_count)]
        got["legal"] = game.legal(twin)
        got["advice"] = game.advise(twin)
        got["reasons"] = twin.heard
    return got


def hidden_entries(st: Any, seat: int) -> Iterator[tuple[Field, list[tuple[int, ...]]]]:
    """For every field the entries that a seat does not see."""
    for field in st.fields.values():
        hidden = [index for index in field.indices() if not st.sees(field, seat, index[0] if index else 0)]
        if hidden:
            yield field, hidden


def entry(st: Any, field: Field, index: tuple[int, ...]) -> int:
    value = getattr(st, field.name)
    for part in index:
        value = value[part]
    return int(value)


def put(st: Any, field: Field, index: tuple[int, ...], value: int) -> None:
    if not index:
        setattr(st, field.name, value)
        return
    row = getattr(st, field.name)
    for part in index[:-1]:
        row = row[part]
    row[index[-1]] = value


def variations(st: Any, seat: int, luck: random.Random, each: int = 3) -> Iterator[tuple[str, Any]]:
    """Positions with other values where the seat sees nothing: single replacements, and two entries swapped."""
    for field, hidden in hidden_entries(st, seat):
        for index in luck.sample(hidden, min(each, len(hidden))):
            value = luck.choice([field.least, field.most, luck.randint(field.least, field.most)])
            if value != entry(st, field, index):
                twin = st.copy()
                put(twin, field, index, value)
                yield f"{field.name}{list(index)}={value}", twin
        for _ in range(each):
            one, other = luck.choice(hidden), luck.choice(hidden)
            if entry(st, field, one) != entry(st, field, other):
                twin = st.copy()
                put(twin, field, one, entry(st, field, other))
                put(twin, field, other, entry(st, field, one))
                yield f"{field.name}{list(one)} swapped with {list(other)}", twin


def worlds(game: Game, st: Any, seat: int, count: int) -> Iterator[tuple[str, Any]]:
    """Positions that the game itself thinks the seat cannot tell apart."""
    for seed in range(count):
        twin = st.copy()
        game.resample(twin, seat, [seed, 0])
        yield f"resample for seat {seat}, luck {seed}", twin


def _shows_the_same(st: Any, view: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether all facts that are visible in one view are the same in another."""

    def same(one: Any, two: Any) -> bool:
        if isinstance(one, list):
            return all(same(*pair) for pair in zip(one, two, strict=True))
        return one is None or one == two

    return all(same(view[name], other[name]) for name in st.facts)


def check_secrets(game: Game, st: Any, luck: random.Random, *, count: int = 2, each: int = 3) -> list[str]:
    """Other values in every hidden entry: what a seat or a spectator gets stays equal, to the byte."""
    wrong: list[str] = []
    for seat in range(SPECTATOR, st.seats):
        whole = seen(game, st, seat)
        readers = range(st.seats) if seat == SPECTATOR else [seat]
        tellable = [(name, twin, True) for reader in readers for name, twin in worlds(game, st, reader, count)] if st.actor >= 0 else []
        tellable += [(name, twin, False) for name, twin in variations(st, seat, luck, each)]
        for name, twin, is_world in tellable:
            try:
                view = twin.view(seat)
                if not is_world and not _shows_the_same(st, whole["view"], view):
                    continue
                now = {**seen(game, twin, seat), "view": view}
            except Exception as fault:  # reading what should not be read may break as well
                now = {"fault": repr(fault)}
            wrong += [f"{where(game, st)}: {key} of seat {seat} changes with {name}" for key in {**whole, **now} if whole.get(key) != now.get(key)]
        if tellable and st.observation(seat) != tellable[0][1].observation(seat) and tellable[0][2]:
            wrong.append(f"{where(game, st)}: observation of seat {seat} changes with {tellable[0][0]}")
        if len(wrong) >= ENOUGH:
            break
    return wrong


def check_kept(subject: Subject) -> list[str]:
    """Every field that is declared secret is hidden from some seat at some time, with some options: else it lies open."""
    game, excused = subject.game, subject.notes.unhidden
    open_ones = {name: field for name, field in game.state.fields.items() if field.to is not everybody and name not in excused}
    usual, *others = sorted(setups(game), key=lambda setup: not is_plain(setup) or setup.seats != game.usual_seats)
    for setup, most in ((usual, game.limit), *((other, BEGINNING) for other in others)):
        for st, _ in itertools.islice(course(setup, SEED), most):
            for field in list(open_ones.values()):
                if any(not st.sees(field, seat, index) for seat in range(st.seats) for index in range(field.shape[0] if field.shape else 1)):
                    del open_ones[field.name]
        if not open_ones:
            break
    return [f"{name} is secret and hidden from nobody" for name in open_ones]

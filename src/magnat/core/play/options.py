"""Options: what a table agrees on before the game. Outside they are words, in the state whole numbers."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress

from magnat.core.declare import GameState, Option, WhoBegins
from magnat.core.errors import WrongOptions
from magnat.core.game import Game

LONGEST = 18  # digits of a whole number


def declared(game: Game) -> dict[str, Option]:
    """The options of a game, in the order of its declaration."""
    return {name: field for name, field in game.state.fields.items() if isinstance(field, Option)}


def resolve(game: Game, seats: int, chosen: Mapping[str, object] | None = None) -> dict[str, int]:
    """Every option as the number that the state holds: the chosen value or the default. A wrong set is refused with a sentence."""
    values = _values(game, seats, chosen or {})
    nobody_there = [name for name, option in declared(game).items() if isinstance(option, WhoBegins) and seats <= values[name] < option.most]
    if nobody_there:
        wrong = f"{nobody_there[0].replace('_', '-')}-not-seated"
    else:
        wrong = game.refuse_options(seats, values) if game.refuse_options else ""
    if wrong:
        raise WrongOptions(f"these options do not go together with {seats} players: {wrong.replace('-', ' ')}", wrong)
    return values


def defaults(game: Game, seats: int, chosen: Mapping[str, object] | None = None) -> dict[str, str]:
    """What each option would be if it were not among the chosen ones: what a form shows in a field that nobody has filled in."""
    chosen = chosen or {}
    others = ({other: value for other, value in chosen.items() if other != name} for name in declared(game))
    return {name: spelled(game, _values(game, seats, rest))[name] for name, rest in zip(declared(game), others, strict=True)}


def _values(game: Game, seats: int, chosen: Mapping[str, object]) -> dict[str, int]:
    """First what was chosen, then the defaults in the order of the declaration: each may depend on all that is known by then."""
    if type(seats) is not int or seats not in game.seat_counts:
        raise WrongOptions(f"{game.name} is for {game.seat_counts[0]} to {game.seat_counts[-1]} players, not {seats!r}")
    known = declared(game)
    for name in chosen:
        if name not in known:
            raise WrongOptions(f"{game.name} has no option {name!r}; it has: {', '.join(known) or 'none'}")
    values = {name: _value(name, known[name], str(value).lower() if isinstance(value, bool) else str(value)) for name, value in chosen.items()}
    for name, option in known.items():
        if name not in values:
            so_far = {other: _spelled(known[other], value) for other, value in values.items()}
            values[name] = _value(name, option, str(option.default(seats, so_far) if callable(option.default) else option.default))
    return {name: values[name] for name in known}


def _value(name: str, option: Option, wanted: str) -> int:
    wanted = {"true": "on", "false": "off"}.get(wanted, wanted)
    if option.values:
        if wanted not in option.values:
            raise WrongOptions(f"option {name}: {wanted!r} is none of {', '.join(option.values)}")
        return option.values.index(wanted)
    if not wanted.isascii() or not wanted.isdigit() or len(wanted) > LONGEST or not option.least <= int(wanted) <= option.most:
        raise WrongOptions(f"option {name}: {wanted!r} is not a whole number from {option.least} to {option.most}")
    return int(wanted)


def _spelled(option: Option, value: int) -> str:
    return option.values[value] if option.values else str(value)


def spelled(game: Game, values: Mapping[str, int]) -> dict[str, str]:
    """The numbers of the state as words again: the inverse of `resolve`."""
    return {name: _spelled(option, values[name]) for name, option in declared(game).items()}


def named(game: Game, seats: int, words: Mapping[str, str]) -> dict[str, str]:
    """The few of these options that must be named to get them all; the others follow."""
    kept = dict(words)
    for name in words:
        fewer = {other: value for other, value in kept.items() if other != name}
        with suppress(WrongOptions):
            if words.items() <= spelled(game, resolve(game, seats, fewer)).items():
                kept = fewer
    return kept


def written(game: Game, st: GameState) -> dict[str, str]:
    """The options of a state as saves and records have them: later ones only where they are not as usual, so that the others stay as they were."""
    known = declared(game)
    return {name: value for name, value in spelled(game, of_state(game, st)).items() if getattr(st, name) or not known[name].is_later}


def of_state(game: Game, st: GameState) -> dict[str, int]:
    """The options a state was set up with."""
    return {name: getattr(st, name) for name in declared(game)}

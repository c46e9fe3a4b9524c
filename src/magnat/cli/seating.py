"""Who sits where: `--seats you,standard,random` becomes named seats and bots."""

from __future__ import annotations

import re
from dataclasses import replace

from magnat.bots import BOTS, Bot, RandomBot, StandardBot, bot, level_named
from magnat.bots.naming import bot_name
from magnat.cli.arguments import BadArgument
from magnat.cli.texts import Speaker
from magnat.core.game import Game
from magnat.core.play import PERSON, OneDice, Seat, drawn_character

YOU = re.compile(r"you\d*")


def seated(game: Game, text: str, speak: Speaker) -> list[Seat]:
    """The seats of `you=Ada,standard,random`; empty: you against standard bots."""
    usual = game.usual_seats
    wanted = text.split(",") if text else ["you"] + [StandardBot.name] * (usual - 1)
    people = sum(bool(YOU.fullmatch(part.partition("=")[0].strip())) for part in wanted)
    given = [part.partition("=")[2].strip() for part in wanted]
    seats: list[Seat] = []
    for number, part in enumerate(wanted):
        kind, _, name = (piece.strip() for piece in part.partition("="))
        if YOU.fullmatch(kind):
            person = sum(seat.kind == PERSON for seat in seats) + 1
            seats.append(Seat(name or speak.say("cli-person", number=person if people > 1 else 0)))
        elif (kind := level_named(kind)) in BOTS:
            seats.append(Seat(name or bot_name(number, [*filter(None, given), *(seat.name for seat in seats)]), kind))
        else:
            raise BadArgument(f"nobody called {kind!r} can sit down; write you (you=Ada gives a name), you2, ... or a bot: {', '.join(BOTS)}")
    names = [seat.name for seat in seats]
    for name in names:
        if names.count(name) > 1:
            raise BadArgument(f"two seats are called {name!r}")
    return seats


def with_characters(game: Game, seats: list[Seat], dice: OneDice) -> list[Seat]:
    """The seats with characters for all bots that have any: drawn beside the dice."""
    return [
        seat if seat.kind in (PERSON, RandomBot.name) else replace(seat, character=drawn_character(game, dice, number))
        for number, seat in enumerate(seats)
    ]


def bots_of(seats: list[Seat], seed: int) -> dict[int, Bot]:
    """The bots of a table, by seat."""
    return {number: bot(seat.kind, seed) for number, seat in enumerate(seats) if seat.kind != PERSON}

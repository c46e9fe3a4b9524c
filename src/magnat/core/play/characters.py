"""The characters of bots: drawn beside the dice of a match, kept with its seats, and put beside the position when bots decide."""

from __future__ import annotations

from magnat.core.declare import Character
from magnat.core.errors import CorruptSave
from magnat.core.game import Game
from magnat.core.numbers import below
from magnat.core.play.dice import OneDice


def drawn_character(game: Game, dice: OneDice, seat: int) -> Character:
    """The character of a bot on a seat; empty in a game without traits. Nobody is neutral in everything."""
    rows = list(game.state.traits)
    character = [row.least + below(dice.aside(len(rows) * seat + row.number), row.most - row.least + 1) for row in rows]
    if rows and not any(character):
        character[-1] = rows[-1].most or rows[-1].least
    return tuple(character)


def check_character(game: Game, character: Character) -> Character:
    """The same character. Raises CorruptSave with a sentence if nobody can have it in this game."""
    rows = list(game.state.traits)
    if (character and len(character) != len(rows)) or any(not row.least <= value <= row.most for row, value in zip(rows, character, strict=False)):
        raise CorruptSave("this file is damaged: a bot in it has a character that no bot of this game has")
    return character

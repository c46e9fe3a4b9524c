"""What a person types at the table: a number, a command letter, or an act in words."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping, Sequence

from magnat.core.game import Game
from magnat.core.words import Words


def plain(text: str) -> str:
    """Small letters without accents, one space between words, so that typing need not be exact.

    >>> plain("  Acheter  une action de CAFÉ"), plain("left_card coal −4")
    ('acheter une action de cafe', 'left card coal -4')
    """
    letters = unicodedata.normalize("NFKD", text.lower().replace("−", "-").replace("_", " ").replace("’", "'"))
    return " ".join("".join(letter for letter in letters if not unicodedata.combining(letter)).split())


def read_act(game: Game, words: Words, names: Sequence[str], text: str) -> int | None:
    """The act that somebody means with `buy coal`, `buy 0` or the sentence of the choice, legal or not; None if there is no such act."""
    wanted = plain(text)
    for row in game.Block:
        if not any(phase.is_chance and row.name in phase.pairs for phase in game.Phase):
            for argument in range(len(names) if row.of == "seat" else row.size):
                if wanted in _spellings(game, words, names, row.number + argument):
                    return int(row.number) + argument
    return None


def _spellings(game: Game, words: Words, names: Sequence[str], act: int) -> Iterator[str]:
    block, argument = game.spelled(act)
    kind = game.block_of(act).of
    yield plain(words.act(act, names))
    if not kind:
        yield plain(block)
        return
    yield plain(f"{block} {argument}")
    yield plain(f"{block} {names[argument] if kind == 'seat' else words.thing(kind, argument)}")
    yield plain(f"{block} {_by_ids(game, kind, argument)}")


def _by_ids(game: Game, kind: str, value: int) -> str:
    """The ids of the data, the same in every language: `coal`, `coal +4`."""
    ids = game.kinds.get(kind)
    if isinstance(ids, Mapping):
        return " ".join(_by_ids(game, part, column[value]) for part, column in ids.items())
    return str(ids[value]) if isinstance(ids, Sequence) else f"{value:+d}"

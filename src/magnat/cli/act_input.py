"""What a person types at the table: a number, a command letter, or an act in words."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping, Sequence

from magnat.core.game import Game
from magnat.core.say import Words


def plain(text: str) -> str:
    """Small letters without accents, one space between words, so that typing need not be exact.

    >>> plain("  Acheter  une action de CAFÉ"), plain("left_card coal −4")
    ('acheter une action de cafe', 'left card coal -4')
    """
    letters = unicodedata.normalize("NFKD", text.lower().replace("−", "-").replace("_", " ").replace("’", "'"))
    return " ".join("".join(letter for letter in letters if not unicodedata.combining(letter)).split())


def read_act(game: Game, words: Words, names: Sequence[str], text: str, phase: str = "") -> int | None:
    """The act that somebody means with `buy coal`, `buy 0` or the sentence of the choice, legal or not; None if there is no such act.

    phase: the one that is asked, whose acts and words go before those of other phases.
    """
    wanted = plain(text)
    drawn = {block for row in game.phases if row.is_chance for block in row.pairs}
    now = {block for row in game.phases if row.name == phase for block in row.pairs}
    wordy = [row.name for row in game.phases if any(words.has(f"act-{block}-{row.name}") for block in row.pairs)]
    blocks = sorted((row for row in game.blocks if row.name not in drawn), key=lambda row: row.name not in now)
    for said_in in dict.fromkeys((phase, "", *wordy)):
        for row in blocks:
            for argument in range(len(names) if row.of == "seat" else row.size):
                if wanted in _spellings(game, words, names, row.number + argument, said_in):
                    return int(row.number) + argument
    return None


def _spellings(game: Game, words: Words, names: Sequence[str], act: int, phase: str) -> Iterator[str]:
    block, argument = game.spelled(act)
    kind = game.block_of(act).of
    yield plain(words.act(act, names, phase))
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

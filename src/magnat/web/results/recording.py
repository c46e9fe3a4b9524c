"""Records, lengths and win rates of games, worked out in the background and kept: over many games that takes longer than anybody should wait."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, replace

from magnat.core.game import Game
from magnat.core.say import LANGUAGES
from magnat.web.schemas import results as schemas
from magnat.web.store import Row, Store
from magnat.web.store import results as rows
from magnat.web.texts import score_text

AGAIN = 60.0  # seconds after which it is looked whether there are more games
FEW = 1000  # games of which records are worked out while somebody waits
ANYWAY = 300.0  # seconds after which they are worked out anyway: somebody may show themselves again


@dataclass(frozen=True)
class KeptRecords:
    """Records of a game: when they were looked at, when they were worked out, from how many games."""

    at: float
    since: float
    games: int
    told: dict[str, schemas.Records]  # by language


async def renew_records(store: Store, kept: dict[str, KeptRecords], games: Mapping[str, Game], now: float) -> None:
    """Update the figures of all games; games with no newly counted results stay as they are."""
    for game in games.values():
        known = kept.get(game.name)
        if known is None or known.games < FEW or not 0 <= now - known.at < AGAIN:
            await keep_records(store, kept, game, now)


async def keep_records(store: Store, kept: dict[str, KeptRecords], game: Game, now: float) -> None:
    (counted,) = await store.rows(rows.COUNTED_GAMES, game=game.name)
    known = kept.get(game.name)
    is_same = known is not None and known.games == counted["games"] and now - known.since < ANYWAY
    if known is not None and is_same:
        kept[game.name] = replace(known, at=now)
    else:
        kept[game.name] = KeptRecords(now, now, counted["games"], await _records(store, game))


async def _records(store: Store, game: Game) -> dict[str, schemas.Records]:
    found = await store.read(*((query, {"game": game.name}) for query in rows.RECORDS))
    return {language: await asyncio.to_thread(_told, game, language, *found) for language in LANGUAGES}  # words are read at first


def _told(game: Game, language: str, sums: list[Row], seats: list[Row], levels: list[Row], best: list[Row]) -> schemas.Records:
    whole, finished = sums[0], int(sums[0]["finished"] or 0)
    return {
        "game": game.name,
        "games": whole["games"],
        "finished": finished,
        "lengths": {
            "mean": round(float(whole["acts"]) / finished, 1) if finished else None,
            "shortest": whole["shortest"],
            "longest": whole["longest"],
            "minutes": round(float(whole["seconds"]) / finished / 60, 1) if finished else None,
        },
        "by_seat": [{"seats": row["seats"], "seat": row["seat"], "games": row["games"], "wins": int(row["wins"])} for row in seats],
        "by_level": [{"who": row["who"], "games": row["games"], "wins": int(row["wins"])} for row in levels],
        "best": [
            {
                "person": row["person"],
                "name": row["name"],
                "score": row["score"],
                "sum": score_text(game, language, row["edition"], row["score"]),
                "edition": row["edition"],
                "seats": row["seats"],
                "ended": row["ended"],
            }
            for row in best
        ],
    }

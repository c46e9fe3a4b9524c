"""Puzzles as one reader gets them: listed without answers, and judged once somebody has given an answer."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import cast

from magnat.bots.puzzles import Puzzle
from magnat.web.puzzles.rating import rate_new
from magnat.web.puzzles.shelf import Shelf
from magnat.web.puzzles.telling import solution
from magnat.web.results import VAGUE, certainty
from magnat.web.schemas import puzzles as schemas
from magnat.web.schemas.snapshot import Scope
from magnat.web.state import TableState
from magnat.web.store import Person, Row
from magnat.web.store import puzzles as rows
from magnat.web.tables import TableRegistry
from magnat.web.texts import words_of

KEPT = 60.0  # seconds for which it is not counted again how many have solved the puzzles of a game
FEW = 1000  # tries that are counted while somebody waits
UNKNOWN: schemas.PuzzleSkill = {"skill": None, "certainty": "unknown"}


def day_of(now: float) -> str:
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def skill(mu: float | None, sigma: float | None) -> schemas.PuzzleSkill:
    """A rating, where it means something."""
    if mu is None or sigma is None:
        return UNKNOWN
    return {"skill": round(mu, 1) if sigma <= VAGUE else None, "certainty": certainty(sigma)}


class PuzzleDesk:
    """Tells about puzzles, and judges answers."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry, self.shelf = registry, Shelf(registry.games)
        self._rating = asyncio.Lock()
        self._kept: dict[str, tuple[float, dict[str, Row]]] = {}

    async def described(self, puzzle: Puzzle, person: Person | None) -> schemas.PuzzleInfo:
        (found,) = await self.listed([puzzle], person)
        return found

    async def _standing(self, game: str) -> dict[str, Row]:
        """What was made of the puzzles of a game; of many tries as of a minute ago at most."""
        now = self.registry.services.now()
        since, kept = self._kept.get(game, (now, {}))
        if not 0 <= now - since < KEPT or sum(row["tries"] for row in kept.values()) < FEW:
            since, kept = self._kept[game] = now, await rows.standing(self.registry.store, game)
        return kept

    async def listed(self, puzzles: Sequence[Puzzle], person: Person | None) -> list[schemas.PuzzleInfo]:
        """Puzzles of one game, with what everybody and the reader made of them."""
        if not puzzles:
            return []
        store, game = self.registry.store, puzzles[0].game
        standing = await self._standing(game)
        mine = {one.puzzle: bool(one.solved) for one in await rows.of_person(store, person.id, game)} if person else {}
        numbers = {puzzle.id: number for number, puzzle in enumerate(self.shelf.of(game), 1)}
        return [_info(puzzle, numbers[puzzle.id], standing.get(puzzle.id), mine.get(puzzle.id)) for puzzle in puzzles]

    async def of_game(self, game: str, person: Person | None) -> schemas.PuzzleGame:
        known = {puzzle.id for puzzle in self.shelf.of(game)}
        tries = await rows.of_person(self.registry.store, person.id, game) if person else []
        here = [one for one in tries if one.puzzle in known]
        return {
            "game": game,
            "puzzles": len(known),
            "tried": len(here),
            "solved": sum(one.solved for one in here),
            "rating": skill(tries[0].mu, tries[0].sigma) if tries else None,
        }

    async def judged(self, puzzle: Puzzle, state: TableState, person: Person | None, language: str) -> schemas.JudgedPuzzle:
        """What an answer was worth. The first one of a person is kept and rated; it is known again by the match in which it was given."""
        assert state.puzzle is not None
        store, game = self.registry.store, state.game
        is_right = puzzle.is_right(game, state.puzzle.given)
        mine = None
        if person is not None:
            made = rows.Try(state.id, person.id, puzzle.id, game.name, self.registry.services.now(), int(is_right))
            if await rows.put(store, made):
                async with self._rating:
                    await rate_new(store, game.name)
            mine = await rows.at(store, person.id, puzzle.id)
        if (standing := await rows.standing_of(store, puzzle.id)) is not None and game.name in self._kept:
            self._kept[game.name][1][puzzle.id] = standing
        return {
            "solved": is_right,
            "counts": mine is not None and mine.id == state.id,
            "puzzle": await self.described(puzzle, person),
            "rating": None if person is None else (await self.of_game(game.name, person))["rating"],
            "solution": solution(game, puzzle, words_of(game, language, state.options), state.names, state.puzzle.given),
        }


def _info(puzzle: Puzzle, number: int, standing: Row | None, mine: bool | None) -> schemas.PuzzleInfo:
    return {
        "id": puzzle.id,
        "game": puzzle.game,
        "number": number,
        "players": puzzle.players,
        "seat": puzzle.seat,
        "phase": puzzle.phase,
        "scope": cast(Scope, puzzle.scope),
        "solved": mine,
        "tries": standing["tries"] if standing else 0,
        "right": int(standing["solved"]) if standing else 0,
        "rating": skill(standing["puzzle_mu"], standing["puzzle_sigma"]) if standing else UNKNOWN,
    }

"""Tries at puzzles: one counts for each person and puzzle. It is kept with the ratings after it, of the person and of the puzzle."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, replace

from magnat.web.store.driver import Row, Statement
from magnat.web.store.rows import Conflict, Fenced
from magnat.web.store.store import Store
from magnat.web.store.table import TableOf


@dataclass(frozen=True)
class Try:
    """What somebody answered first. `mu` and `sigma`: the rating of the person in that game after it; the puzzle has its own."""

    id: str
    person: str | None  # None: somebody who was erased
    puzzle: str
    game: str
    at: float
    solved: int
    mu: float | None = None
    sigma: float | None = None
    puzzle_mu: float | None = None
    puzzle_sigma: float | None = None

    def rated(self, mu: float, sigma: float, puzzle_mu: float, puzzle_sigma: float) -> Try:
        return replace(self, mu=mu, sigma=sigma, puzzle_mu=puzzle_mu, puzzle_sigma=puzzle_sigma)


TRIES = TableOf("puzzle_tries", Try)
RATE = Statement("UPDATE puzzle_tries SET mu = :mu, sigma = :sigma, puzzle_mu = :puzzle_mu, puzzle_sigma = :puzzle_sigma WHERE id = :id")
STILL_SO_MANY = Statement(
    "UPDATE puzzle_tries SET mu = mu WHERE id = :id AND :tries ="
    " (SELECT COUNT(*) FROM puzzle_tries WHERE game = :game AND (at < :at OR (at = :at AND id <= :id)))",
    hits=True,
)
UNRATE = Statement("UPDATE puzzle_tries SET mu = NULL, sigma = NULL, puzzle_mu = NULL, puzzle_sigma = NULL WHERE mu IS NOT NULL")
NOBODYS = Statement("UPDATE puzzle_tries SET person = NULL WHERE person = :person")
TAKE_OVER = Statement(
    "UPDATE puzzle_tries SET person = :person WHERE person = :before"
    " AND NOT EXISTS (SELECT 1 FROM puzzle_tries AS mine WHERE mine.person = :person AND mine.puzzle = puzzle_tries.puzzle)"
)


Moment = tuple[float, str]  # time and id of a try: from there on


def after(one: Try) -> Moment:
    """The moment right after a try."""
    return one.at, one.id + "~"


async def put(store: Store, made: Try) -> bool:
    """Keep a try; False if this person has tried the puzzle before, which is what counts."""
    with suppress(Conflict):
        await store.write([(TRIES.add, [asdict(made)])])
        return True
    return False


async def of_person(store: Store, person: str, game: str | None = None) -> list[Try]:
    """All tries of a person, or those in one game; the last one first. No more than there are puzzles."""
    only = "" if game is None else " AND game = :game"
    of = {"person": person} | ({"game": game} if game else {})
    return await store.all(TRIES, f"person = :person{only} ORDER BY at DESC, id DESC LIMIT 10000", **of)


async def at(store: Store, person: str, puzzle: str) -> Try | None:
    """What a person has answered to a puzzle."""
    return await store.one(TRIES, "person = :person AND puzzle = :puzzle", person=person, puzzle=puzzle)


SUMS = "SELECT puzzle, COUNT(*) AS tries, SUM(solved) AS solved FROM puzzle_tries WHERE game = :game GROUP BY puzzle"
SUMS_OF_ONE = "SELECT puzzle, COUNT(*) AS tries, SUM(solved) AS solved FROM puzzle_tries WHERE puzzle = :puzzle GROUP BY puzzle"
LATEST = "SELECT puzzle_mu, puzzle_sigma FROM puzzle_tries WHERE puzzle = :puzzle AND mu IS NOT NULL ORDER BY at DESC, id DESC LIMIT 1"
UNKNOWN = {"puzzle_mu": None, "puzzle_sigma": None}


async def standing(store: Store, game: str) -> dict[str, Row]:
    """By puzzle of a game that was tried: its rating, how many tried it, and how many solved it."""
    (sums,) = await store.read((SUMS, {"game": game}))
    return await _rated(store, sums)


async def standing_of(store: Store, puzzle: str) -> Row | None:
    """The same of one puzzle."""
    (sums,) = await store.read((SUMS_OF_ONE, {"puzzle": puzzle}))
    return (await _rated(store, sums)).get(puzzle)


async def _rated(store: Store, sums: list[Row]) -> dict[str, Row]:
    found = await store.read(*((LATEST, {"puzzle": row["puzzle"]}) for row in sums))
    return {row["puzzle"]: {**row, **(rated[0] if rated else UNKNOWN)} for row, rated in zip(sums, found, strict=True)}


# Rating.


async def unrated(store: Store) -> list[str]:
    rows = await store.rows("SELECT DISTINCT game FROM puzzle_tries WHERE mu IS NULL")
    return sorted(row["game"] for row in rows)


async def first_unrated(store: Store, game: str) -> Moment | None:
    query = "SELECT at, id FROM puzzle_tries WHERE mu IS NULL AND game = :game ORDER BY at, id LIMIT 1"
    rows = await store.rows(query, game=game)
    return (rows[0]["at"], rows[0]["id"]) if rows else None


async def tries_from(store: Store, game: str, first: Moment, most: int) -> list[Try]:
    return await store.all(
        TRIES, "game = :game AND (at > :at OR (at = :at AND id >= :id)) ORDER BY at, id LIMIT :most", game=game, at=first[0], id=first[1], most=most
    )


async def skills_before(store: Store, game: str, first: Try) -> tuple[dict[str, tuple[float, float]], dict[str, tuple[float, float]]]:
    """Skill and uncertainty of every person in that game and of every puzzle, before a try."""
    before = {"game": game, "at": first.at, "id": first.id}

    def latest(of: str, part: str) -> str:
        return (
            f"SELECT {of}, {part}mu AS mu, {part}sigma AS sigma FROM (SELECT {of}, {part}mu, {part}sigma,"
            f" ROW_NUMBER() OVER (PARTITION BY {of} ORDER BY at DESC, id DESC) AS latest FROM puzzle_tries"
            f" WHERE game = :game AND mu IS NOT NULL AND {of} IS NOT NULL AND (at < :at OR (at = :at AND id < :id))) AS rated WHERE latest = 1"
        )

    solvers, puzzles = await store.read((latest("person", ""), before), (latest("puzzle", "puzzle_"), before))
    return (
        {row["person"]: (row["mu"], row["sigma"]) for row in solvers},
        {row["puzzle"]: (row["mu"], row["sigma"]) for row in puzzles},
    )


async def count_before(store: Store, game: str, first: Moment) -> int:
    query = "SELECT COUNT(*) AS tries FROM puzzle_tries WHERE game = :game AND (at < :at OR (at = :at AND id < :id))"
    rows = await store.rows(query, game=game, at=first[0], id=first[1])
    return int(rows[0]["tries"])


async def put_ratings(store: Store, written: Sequence[Try], tries: int) -> bool:
    """Write the ratings after tries; False, and nothing is written, if there are no longer `tries` of them up to the last.

    Another process has then put in an earlier one that these ratings do not know of. It is asked after the writing: who puts one in later still
    waits for these rows, and rates them again.
    """
    parts, last = ("id", "mu", "sigma", "puzzle_mu", "puzzle_sigma"), written[-1]
    with suppress(Fenced):
        rated = [{part: getattr(one, part) for part in parts} for one in written]
        await store.write([(RATE, rated), (STILL_SO_MANY, [{"id": last.id, "game": last.game, "at": last.at, "tries": tries}])])
        return True
    return False


async def forget_ratings(store: Store) -> None:
    await store.write([(UNRATE, [{}])])


# Persons who become others, or nobody.


async def take_over(store: Store, before: str, person: str) -> None:
    """The tries of one person are another's, but for puzzles that the other has tried: of these the other's count."""
    await store.write([(TAKE_OVER, [{"before": before, "person": person}]), (NOBODYS, [{"person": before}])])


async def make_nobodys(store: Store, person: str) -> None:
    """Somebody has tried these; what that says about the puzzles stays."""
    await store.write([(NOBODYS, [{"person": person}])])

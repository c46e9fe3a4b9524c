"""Who may sit with whom at tables that are open to everybody: nobody with somebody they have blocked, and nobody the host does not want."""

from __future__ import annotations

from dataclasses import dataclass

from magnat.web.errors import ApiError
from magnat.web.results import MIDDLE, VAGUE
from magnat.web.state import LOBBY
from magnat.web.store import Person, Store, company, results
from magnat.web.tables import LiveTable


@dataclass(frozen=True)
class Seeker:
    """Somebody who looks for a seat: with whom not to be brought together, and the skill in each game."""

    strangers: frozenset[str]
    skills: dict[str, float]

    def skill(self, game: str) -> float:
        """Somebody without a meaningful rating yet counts as the middle."""
        return self.skills.get(game, MIDDLE)


NOBODY = Seeker(frozenset(), {})


async def seeker(store: Store, person: Person | None) -> Seeker:
    if person is None:
        return NOBODY
    known = {row["game"]: row["mu"] for row in await results.ratings_of(store, person.id) if row["sigma"] <= VAGUE}
    return Seeker(frozenset(await company.strangers(store, person.id)), known)


async def meets_strangers(store: Store, table: LiveTable, who: Seeker) -> bool:
    """Whether somebody sits there whom they are not to meet."""
    return bool(who.strangers) and bool(await company.seats_of(store, table.state.id, who.strangers))


def is_wanted(table: LiveTable, who: Seeker) -> bool:
    wish = table.state.wish
    return wish is None or wish.allows(who.skill(table.state.game.name))


async def check_open_table(store: Store, table: LiveTable, person: Person | None) -> None:
    """Refuse a seat at an open table to somebody to whom it is not open."""
    if not table.state.listed or table.state.status != LOBBY:
        return
    who, wish = await seeker(store, person), table.state.wish
    if await meets_strangers(store, table, who):
        raise ApiError(403, "forbidden", "not-together")
    if wish is not None and not is_wanted(table, who):
        least, most = ("–" if bound is None else f"{bound:g}" for bound in (wish.least, wish.most))
        raise ApiError(403, "forbidden", "not-wanted", least=least, most=most, skill=f"{who.skill(table.state.game.name):.0f}")

"""All that the server keeps about a person, as they get it. What others have told about them, or whom others have blocked, is the others' to tell."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from urllib.parse import urlsplit

from magnat.web.entries import Say, Sitting, sitting
from magnat.web.schemas import persons as schemas
from magnat.web.state import NO_SEAT
from magnat.web.store import EntryRow, Person, Store, company, deals, puzzles, results, series, subscriptions
from magnat.web.store import persons as rows

AT_ONCE = 100  # records of tables that are read together


async def everything(store: Store, person: Person, info: schemas.PersonInfo) -> schemas.Everything:
    id = person.id
    held, names = await rows.holdings(store, id), await rows.traces(store, id)
    return {
        **info,
        "made": person.made,
        "seen": person.seen,
        "openings": [{"kind": row["kind"], "until": row["until"]} for row in await rows.openings(store, id)],
        "seats": [{"match": row.match, "seat": None if row.seat == NO_SEAT else row.seat, "since": row.at} for row in held],
        "names": [{"match": match, "name": name} for match, name in names],
        "said": await all_said(store, id, [(row.match, row.seat) for row in held], names),
        "reminders": [
            {"match": row.match, "seat": row.seat, "service": urlsplit(row.address).hostname or "", "language": row.language}
            for row in await subscriptions.of_person(store, id)
        ],
        "results": [
            {
                "match": row.match,
                "seat": row.seat,
                "game": row.game,
                "ended": row.ended,
                "score": row.score,
                "rank": row.rank,
                "won": bool(row.won),
                "skill": row.mu,
                "uncertainty": row.sigma,
                "decisions": row.decisions,
                "seconds": row.seconds,
            }
            for row in await results.own(store, id)
        ],
        "ratings": [
            {"game": row["game"], "skill": row["mu"], "uncertainty": row["sigma"], "games": row["games"]}
            for row in await results.ratings_of(store, id)
        ],
        "blocked": [{"person": row.other, "name": row.name, "since": row.at} for row in await company.blocks_of(store, id)],
        "reports": [
            {"match": row.match, "name": row.name, "reason": row.reason, "text": row.text, "at": row.at, "settled": row.settled}
            for row in await company.reports_by(store, id)
        ],
        "invitations": [{"match": row["match"], "at": row["at"], "sent": bool(row["sent"])} for row in await company.all_invitations(store, id)],
        "series": [
            {"series": row["id"], "title": row["name"], "game": row["game"], "made": bool(row["made"]), "left": bool(row["gone"])}
            for row in await series.all_of(store, id)
        ],
        "met": [{"game": row.game, "kind": row.kind, "thing": row.thing, "at": row.at} for row in await results.discoveries_of(store, id)],
        "deals": [
            {"deal": row.deal, "match": row.match, "status": row.status, "score": row.score, "share": row.share} for row in await deals.own(store, id)
        ],
        "duplicates": [{"deal": row["id"], "game": row["game"], "made": row["made"]} for row in await deals.hosted(store, id)],
        "puzzles": [
            {"puzzle": row.puzzle, "game": row.game, "at": row.at, "solved": bool(row.solved), "skill": row.mu}
            for row in await puzzles.of_person(store, id)
        ],
    }


async def all_said(store: Store, person: str, held: Sequence[tuple[str, int]], traces: Sequence[tuple[str, str]]) -> list[schemas.OwnMessage]:
    """What somebody has said at all tables where they hold one of these seats, or have left one of these names."""
    seats: Mapping[str, set[int]] = defaultdict(set)
    names: Mapping[str, set[str]] = defaultdict(set)
    borrowed: Mapping[str, set[str]] = defaultdict(set)
    for match, seat in held:
        seats[match].add(seat)
    for known, left in ((names, traces), (borrowed, await rows.shared_traces(store, person))):
        for match, name in left:
            known[match].add(name.casefold())
    matches, found = sorted({*seats, *names}), list[schemas.OwnMessage]()
    for first in range(0, len(matches), AT_ONCE):
        some = matches[first : first + AT_ONCE]
        records = await store.entries_of(some, (*sitting.KINDS, Say.kind))
        for match, record in zip(some, records, strict=True):
            found += [{"match": match, "at": row.at, "text": row.body["text"]} for row in said(record, seats[match], names[match], borrowed[match])]
    return sorted(found, key=lambda row: row["at"])


def said(record: Sequence[EntryRow], seats: set[int], names: set[str], borrowed: set[str]) -> list[EntryRow]:
    """The messages of who holds these seats at the end, or was there under these names before somebody else sat down under them.

    What was said from afar under a `borrowed` name, which others have used there too, is not that of who sits there under it.
    """
    who, spoken = Sitting(), list[tuple[EntryRow, str]]()
    for row in record:
        who.follow(row)
        if row.kind == Say.kind:
            spoken.append((row, (row.body.get("name", "") if row.seat == NO_SEAT else who.names.get(row.seat, "")).casefold()))
    mine = {name.casefold() for seat, name in who.names.items() if seat in seats}
    others = {name.casefold() for name in who.names.values()} - mine
    at_seats, from_afar = mine | names - others, names - (mine & borrowed)
    return [row for row, name in spoken if name in (from_afar if row.seat == NO_SEAT else at_seats)]

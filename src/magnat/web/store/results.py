"""Results of finished games, by seats, with what is asked of them: profiles, records of games, ratings. Every list has a bound."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from itertools import groupby

from magnat.web.store.driver import Row, Statement
from magnat.web.store.rows import Conflict, Fenced
from magnat.web.store.store import Store
from magnat.web.store.table import Table, TableOf

RATED_ON = "rated on"  # the name under which it is noted what ratings rest on
RATED_GAMES = "SELECT COUNT(*) AS games FROM plays WHERE game = :game AND rated = 1"


@dataclass(frozen=True)
class Play:
    """A game that is over."""

    match: str
    game: str
    edition: str
    seats: int
    people: int
    began: float
    ended: float
    acts: int
    finished: int  # 0: it was closed before its end
    plain: int  # 0: moves could be taken back
    rated: int
    shown: int  # whether everybody may see it in lists: its table was open to everybody


@dataclass(frozen=True)
class PlaySeat:
    """What became of a seat. `mu` and `sigma`: the rating of its person after the game, if it is rated.

    `decisions` and `seconds`: how often its person has decided, and how long that took in all; None where nobody has counted, or over days.
    """

    match: str
    seat: int
    person: str | None
    name: str
    appearance: str
    bot: str | None
    score: int
    rank: int
    won: int
    resigned: int
    game: str
    edition: str
    seats: int
    finished: int
    plain: int
    ended: float
    mu: float | None
    sigma: float | None
    decisions: int | None = None
    seconds: float | None = None


@dataclass(frozen=True)
class Discovery:
    """Something of a kind that a person has met for the first time in a game."""

    person: str
    game: str
    kind: str
    thing: str
    at: float


@dataclass(frozen=True)
class Rated:
    match: str
    seat: int
    mu: float
    sigma: float


PLAYS = TableOf("plays", Play)
PLAY_SEATS = TableOf("play_seats", PlaySeat)
RATINGS = Table("ratings", ("person", "game", "mu", "sigma", "games"))
DISCOVERIES = TableOf("discoveries", Discovery)
MORE_DISCOVERIES = Statement(
    f"INSERT INTO discoveries ({DISCOVERIES.columns}) SELECT CAST(:person AS VARCHAR), game, kind, thing, at FROM discoveries WHERE person = :before"
    " ON CONFLICT (person, game, kind, thing) DO NOTHING"
)
NO_DISCOVERIES = Statement("DELETE FROM discoveries WHERE person = :person")
COUNTED = Statement("UPDATE matches SET counted = 1 WHERE id = :of")
RATE = Statement('UPDATE play_seats SET mu = :mu, sigma = :sigma WHERE "match" = :match AND seat = :seat')
STILL_SO_MANY = Statement(
    'UPDATE plays SET rated = rated WHERE "match" = :match AND :games = (SELECT COUNT(*) FROM plays AS all_of WHERE all_of.game = :game'
    " AND all_of.rated = 1)",
    hits=True,
)
UNRATE_LATER = Statement(
    "UPDATE play_seats SET mu = NULL, sigma = NULL WHERE game = :game AND mu IS NOT NULL"
    ' AND (ended > :ended OR (ended = :ended AND "match" > :match))'
)
NO_RATING = Statement("DELETE FROM ratings WHERE person = :person AND game = :game")
LATEST_RATING = Statement(
    f"INSERT INTO ratings ({RATINGS.columns}) SELECT person, game, mu, sigma,"
    " (SELECT COUNT(*) FROM play_seats AS all_of WHERE all_of.person = :person AND all_of.game = :game AND all_of.mu IS NOT NULL)"
    ' FROM play_seats WHERE person = :person AND game = :game AND mu IS NOT NULL ORDER BY ended DESC, "match" DESC LIMIT 1'
)
NO_RATINGS = Statement("DELETE FROM ratings")
UNRATE = Statement("UPDATE play_seats SET mu = NULL, sigma = NULL WHERE mu IS NOT NULL")
TAKE_OVER = Statement("UPDATE play_seats SET person = :person, mu = NULL, sigma = NULL WHERE person = :before")
NOBODYS = Statement("UPDATE play_seats SET person = NULL, name = '', appearance = '', mu = NULL, sigma = NULL WHERE person = :person")
RENAMED = Statement("UPDATE play_seats SET name = :name, appearance = :appearance WHERE person = :person")
NAMELESS = Statement("UPDATE play_seats SET name = '', appearance = '' WHERE \"match\" = :match AND (name = :name OR appearance = :appearance)")


# Counting.


async def uncounted(store: Store, most: int, now: float) -> list[str]:
    """Games that are over; not those of a deal that others still have before them."""
    sealed = (
        'SELECT 1 FROM {} AS dealt JOIN deals ON deals.id = dealt.deal WHERE dealt."match" = matches.id AND deals.is_open = 0 AND deals.ends > :now'
    )
    tables = " ".join(f"AND NOT EXISTS ({sealed.format(table)})" for table in ("deal_tries", "deal_tables"))
    query = f"SELECT id FROM matches WHERE counted = 0 AND status = 'over' {tables} LIMIT :most"
    rows = await store.rows(query, most=most, now=now)
    return [row["id"] for row in rows]


async def holders(store: Store, match: str) -> dict[int, str]:
    """The person of each seat; the first who held it, if several do."""
    query = 'SELECT seat, person FROM holdings WHERE "match" = :match AND seat >= 0 ORDER BY at DESC'
    rows = await store.rows(query, match=match)
    return {row["seat"]: row["person"] for row in rows}


async def count(store: Store, match: str, play: Play | None, seats: Sequence[PlaySeat], met: Sequence[Discovery] = ()) -> None:
    """A game is counted, once; None: it does not count. `met`: what people have discovered in it."""
    made = [(PLAYS.add, [asdict(play)]), (PLAY_SEATS.add, [asdict(seat) for seat in seats])] if play else []
    if met:
        made.append((DISCOVERIES.add_missing, [asdict(one) for one in met]))
    with suppress(Conflict):  # another process was faster
        await store.write([*made, (COUNTED, [{"of": match}])])


# Rating.


async def unrated(store: Store) -> list[str]:
    """The games of which something is to be rated."""
    query = (
        'SELECT DISTINCT plays.game FROM play_seats JOIN plays ON plays."match" = play_seats."match"'
        " WHERE play_seats.mu IS NULL AND play_seats.person IS NOT NULL AND plays.rated = 1"
    )
    rows = await store.rows(query)
    return sorted(row["game"] for row in rows)


async def first_unrated(store: Store, game: str) -> tuple[float, str] | None:
    """End and name of the first game that is not rated yet."""
    query = (
        'SELECT plays.ended, plays."match" FROM play_seats JOIN plays ON plays."match" = play_seats."match"'
        " WHERE play_seats.mu IS NULL AND play_seats.person IS NOT NULL AND plays.rated = 1 AND plays.game = :game"
        ' ORDER BY plays.ended, plays."match" LIMIT 1'
    )
    rows = await store.rows(query, game=game)
    return (rows[0]["ended"], rows[0]["match"]) if rows else None


async def rated_from(store: Store, game: str, ended: float, match: str, most: int) -> list[list[PlaySeat]]:
    """The rated games from there on in the order of their ends, each with its seats."""
    query = (
        f'SELECT {PLAY_SEATS.full} FROM play_seats JOIN (SELECT "match", ended FROM plays WHERE game = :game AND rated = 1'
        f' AND (ended > :ended OR (ended = :ended AND "match" >= :match)) ORDER BY ended, "match" LIMIT :most) AS wanted'
        ' ON wanted."match" = play_seats."match" ORDER BY wanted.ended, wanted."match", play_seats.seat'
    )
    rows = await store.rows(query, game=game, ended=ended, match=match, most=most)
    seats = [PlaySeat(**row) for row in rows]
    return [list(play) for _, play in groupby(seats, lambda seat: seat.match)]


async def skills_before(store: Store, game: str, ended: float, match: str) -> list[tuple[str, float, float]]:
    """(person, skill, uncertainty) after the last rated game of each person before that one."""
    before = '(ended < :ended OR (ended = :ended AND "match" < :match))'
    query = (
        'SELECT person, mu, sigma FROM (SELECT person, mu, sigma, ROW_NUMBER() OVER (PARTITION BY person ORDER BY ended DESC, "match" DESC) AS latest'
        f" FROM play_seats WHERE game = :game AND mu IS NOT NULL AND person IS NOT NULL AND {before}) AS rated WHERE latest = 1"
    )
    rows = await store.rows(query, game=game, ended=ended, match=match)
    return [(row["person"], row["mu"], row["sigma"]) for row in rows]


async def count_rated(store: Store, game: str) -> int:
    """How many rated games there are of a game."""
    (row,) = await store.rows(RATED_GAMES, game=game)
    return int(row["games"])


async def put_ratings(store: Store, plays: Sequence[Sequence[PlaySeat]], written: Sequence[Rated], games: int, *, rest: bool) -> bool:
    """Write the ratings after these games; False, and nothing is written, if there are no longer `games` rated ones of their game.

    Another process has then put in one, perhaps an earlier one that these ratings do not know of. It is asked after the writing: who puts one in
    later still waits for these rows, and rates them again. `rest`: the games after these are to be rated again, whoever goes on with that.
    """
    last = plays[-1][0]
    of = [{"person": person, "game": last.game} for person in sorted({seat.person for play in plays for seat in play if seat.person})]
    here = {"game": last.game, "ended": last.ended, "match": last.match}
    again = [(UNRATE_LATER, [here])] if rest else []
    with suppress(Fenced):
        rated = [asdict(row) for row in written]
        still = {"match": last.match, "game": last.game, "games": games}
        await store.write([(RATE, rated), *again, (NO_RATING, of), (LATEST_RATING, of), (STILL_SO_MANY, [still])])
        return True
    return False


async def is_anybody_rated(store: Store) -> bool:
    ((*found,),) = await store.read(("SELECT person FROM ratings LIMIT 1", {}))
    return bool(found)


async def forget_ratings(store: Store) -> None:
    await store.write([(NO_RATINGS, [{}]), (UNRATE, [{}])])


# Persons who become others, or nobody.


async def take_over(store: Store, before: str, person: str) -> None:
    values = [{"before": before, "person": person}]
    await store.write([(TAKE_OVER, values), (MORE_DISCOVERIES, values)])


async def make_nobodys(store: Store, person: str) -> None:
    """Somebody has played there; the others' ratings are worked out again without a name."""
    await store.write([(NOBODYS, [{"person": person}]), (NO_DISCOVERIES, [{"person": person}])])


async def rename(store: Store, person: str, name: str, appearance: str) -> None:
    """Somebody has another name: by it, which everybody reads there, their games are found from now on."""
    await store.write([(RENAMED, [{"person": person, "name": name, "appearance": appearance}])])


async def make_nameless(store: Store, match: str, name: str, appearance: str) -> None:
    await store.write([(NAMELESS, [{"match": match, "name": name, "appearance": appearance}])])


# Reading.

RECENT = 300  # games over which is told whom somebody has met
TOTALS = (
    "SELECT game, edition, seats, COUNT(*) AS games, SUM(won) AS wins, SUM(finished) AS finished,"
    ' MAX(CASE WHEN finished = 1 AND plain = 1 THEN score END) AS best, SUM("rank") AS ranks FROM play_seats WHERE person = :person'
    " GROUP BY game, edition, seats ORDER BY games DESC, game, edition, seats LIMIT 100"
)
OPPONENTS = (
    'SELECT other.person AS person, persons.name AS name, COUNT(*) AS games, SUM(CASE WHEN mine."rank" < other."rank" THEN 1 ELSE 0 END) AS ahead,'
    ' SUM(CASE WHEN mine."rank" > other."rank" THEN 1 ELSE 0 END) AS behind FROM (SELECT "match", seat, "rank" FROM play_seats'
    f" WHERE person = :person ORDER BY ended DESC LIMIT {RECENT}) AS mine"
    ' JOIN play_seats AS other ON other."match" = mine."match" AND other.seat <> mine.seat JOIN persons ON persons.id = other.person'
    " WHERE other.person <> :person AND persons.hidden = 0 AND persons.erased IS NULL"
    " GROUP BY other.person, persons.name ORDER BY games DESC, persons.name LIMIT 50"
)
TIMES = (
    "SELECT game, SUM(decisions) AS decisions, SUM(seconds) AS seconds FROM play_seats WHERE person = :person AND decisions > 0"
    " GROUP BY game ORDER BY game"
)
BEST = (  # of one kind of table
    'SELECT game, edition, seats, score, "rank", ended, "match" FROM play_seats WHERE person = :person AND game = :game AND edition = :edition'
    " AND seats = :seats AND finished = 1 AND plain = 1 AND score = :score ORDER BY ended LIMIT 1"
)
COLLECTED = "SELECT game, kind, thing FROM discoveries WHERE person = :person ORDER BY game, kind, thing LIMIT 5000"
CURVE = 'SELECT ended, mu FROM play_seats WHERE person = :person AND game = :game AND mu IS NOT NULL ORDER BY ended DESC, "match" DESC LIMIT 200'
RANKING = (
    "SELECT ratings.person AS person, persons.name AS name, ratings.mu AS mu, ratings.sigma AS sigma, ratings.games AS games FROM ratings"
    " JOIN persons ON persons.id = ratings.person WHERE ratings.game = :game AND ratings.sigma <= :sigma AND persons.hidden = 0"
    " AND persons.erased IS NULL ORDER BY ratings.mu DESC, ratings.person LIMIT :most OFFSET :first"
)
RECORDS = (
    (
        "SELECT COUNT(*) AS games, SUM(finished) AS finished, SUM(CASE WHEN finished = 1 THEN acts END) AS acts,"
        " SUM(CASE WHEN finished = 1 THEN ended - began END) AS seconds, MIN(CASE WHEN finished = 1 THEN acts END) AS shortest,"
        " MAX(CASE WHEN finished = 1 THEN acts END) AS longest FROM plays WHERE game = :game"
    ),
    (
        "SELECT seats, seat, COUNT(*) AS games, SUM(won) AS wins FROM play_seats WHERE game = :game AND finished = 1"
        " GROUP BY seats, seat ORDER BY seats, seat"
    ),
    (
        "SELECT COALESCE(bot, 'person') AS who, COUNT(*) AS games, SUM(won) AS wins FROM play_seats WHERE game = :game AND finished = 1"
        " GROUP BY COALESCE(bot, 'person') ORDER BY games DESC"
    ),
    (
        "SELECT play_seats.person AS person, persons.name AS name, score, edition, seats, ended FROM play_seats"
        " JOIN persons ON persons.id = play_seats.person WHERE game = :game AND finished = 1 AND plain = 1 AND persons.hidden = 0"
        " AND persons.erased IS NULL ORDER BY score DESC, ended LIMIT 20"
    ),
)


COUNTED_GAMES = "SELECT COUNT(*) AS games FROM plays WHERE game = :game"


async def own(store: Store, person: str) -> list[PlaySeat]:
    """All that became of a person."""
    return await store.all(PLAY_SEATS, "person = :person ORDER BY ended", person=person)


async def finished_seats(store: Store, match: str) -> list[PlaySeat]:
    """What became of the seats of a match; none if it did not come to its end."""
    return await store.all(PLAY_SEATS, '"match" = :match AND finished = 1 ORDER BY seat', match=match)


async def best_of(store: Store, person: str, totals: Sequence[Row]) -> list[Row]:
    """The best game of each edition, the last one first."""
    tops: dict[tuple[str, str], Row] = {}
    for row in totals:
        known = tops.get((row["game"], row["edition"]))
        if row["best"] is not None and (known is None or row["best"] > known["best"]):
            tops[row["game"], row["edition"]] = row
    wanted = [{"person": person, "score": row["best"]} | {part: row[part] for part in ("game", "edition", "seats")} for row in tops.values()]
    found = await store.read(*((BEST, values) for values in wanted))
    return sorted((row for rows in found for row in rows), key=lambda row: -row["ended"])


async def shown(store: Store, matches: Sequence[str]) -> set[str]:
    """Those of these games that everybody may see."""
    query = 'SELECT "match" FROM plays WHERE "match" = :match AND shown = 1'
    found = await store.read(*((query, {"match": match}) for match in matches))
    return {row["match"] for rows in found for row in rows}


async def discoveries_of(store: Store, person: str) -> list[Discovery]:
    return await store.all(DISCOVERIES, "person = :person ORDER BY game, kind, at, thing LIMIT 5000", person=person)


async def ratings_of(store: Store, person: str) -> list[Row]:
    return await store.rows(f"SELECT {RATINGS.columns} FROM ratings WHERE person = :person ORDER BY games DESC, game LIMIT 20", person=person)


async def plays_of(store: Store, person: str, first: int, most: int) -> list[Play]:
    """The games of a person, the last one first."""
    query = (
        f'SELECT {PLAYS.full} FROM play_seats JOIN plays ON plays."match" = play_seats."match" WHERE play_seats.person = :person'
        ' ORDER BY play_seats.ended DESC, play_seats."match" LIMIT :most OFFSET :first'
    )
    return [Play(**row) for row in await store.rows(query, person=person, first=first, most=most)]


@dataclass(frozen=True)
class Wanted:
    """What is searched for among the finished games of a game."""

    game: str
    appearance: str = ""
    edition: str = ""
    since: float = 0.0
    until: float = 1e12
    least: int = 0
    longest: int = 10**9


async def search(store: Store, wanted: Wanted, me: str, first: int, most: int) -> list[Play]:
    """Games that everybody may see, and those of who asks; the last one first. By name nobody is found who hides, but by those who sat there."""
    mine = 'EXISTS (SELECT 1 FROM play_seats AS mine WHERE mine."match" = plays."match" AND mine.person = :me)'
    rules = f"plays.acts BETWEEN :least AND :longest AND (plays.shown = 1 OR {mine})"
    rules += " AND plays.edition = :edition" if wanted.edition else ""
    between = "ended BETWEEN :since AND :until"
    if wanted.appearance:
        query = (
            f'SELECT DISTINCT {PLAYS.full} FROM play_seats JOIN plays ON plays."match" = play_seats."match"'
            f" LEFT JOIN persons ON persons.id = play_seats.person WHERE (play_seats.person IS NULL OR persons.hidden = 0 OR {mine})"
            f" AND play_seats.game = :game AND play_seats.appearance = :appearance AND play_seats.{between} AND {rules}"
            ' ORDER BY plays.ended DESC, plays."match"'
        )
    else:
        query = f'SELECT {PLAYS.full} FROM plays WHERE plays.game = :game AND plays.{between} AND {rules} ORDER BY plays.ended DESC, plays."match"'
    values = asdict(wanted) | {"me": me, "first": first, "most": most}
    return [Play(**row) for row in await store.rows(f"{query} LIMIT :most OFFSET :first", **values)]


async def seats_of(store: Store, matches: Sequence[str]) -> dict[str, list[Row]]:
    """Who sat at these games, with the names that persons have now; `seen`: whether everybody may know who it was."""
    if not matches:
        return {}
    named = {f"m_{''.join(chr(97 + int(digit)) for digit in str(number))}": match for number, match in enumerate(matches)}
    query = (
        'SELECT play_seats."match" AS "match", seat, person, COALESCE(persons.name, play_seats.name) AS name, bot, score, "rank", won, resigned,'
        " CASE WHEN persons.hidden = 0 THEN 1 ELSE 0 END AS seen FROM play_seats LEFT JOIN persons ON persons.id = play_seats.person"
        f' WHERE play_seats."match" IN ({", ".join(f":{name}" for name in named)}) ORDER BY play_seats."match", seat'
    )
    found: dict[str, list[Row]] = {match: [] for match in matches}
    for row in await store.rows(query, **named):
        found[row["match"]].append(row)
    return found

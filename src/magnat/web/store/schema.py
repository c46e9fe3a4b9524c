"""The tables of a database and how they came to be. Every step but the first leads from one version of the schema to the next."""

from __future__ import annotations

from collections.abc import Sequence

from magnat.web.store.rows import StoreError

TABLES = {  # by the version that has brought them
    1: ("magnat", "matches", "entries", "rights"),
    3: ("subscriptions",),
    4: ("coachings",),
    5: ("persons", "devices", "passkeys", "openings", "holdings"),
    6: ("plays", "play_seats", "ratings"),
    7: ("blocks", "reports", "invitations", "series", "series_members", "series_tables", "discoveries"),
    8: ("deals", "deal_tries", "deal_tables"),
    9: ("puzzle_tries",),
    10: ("traces",),
}
FIRST = (
    "CREATE TABLE magnat (name VARCHAR NOT NULL PRIMARY KEY, value VARCHAR NOT NULL)",
    """CREATE TABLE matches (
        id VARCHAR NOT NULL PRIMARY KEY,
        code VARCHAR NOT NULL UNIQUE,
        game VARCHAR NOT NULL,
        rules_version INTEGER NOT NULL,
        status VARCHAR NOT NULL,
        head INTEGER NOT NULL,  -- number of the last entry
        due DOUBLE PRECISION,  -- when the server must act by itself, if ever
        touched DOUBLE PRECISION NOT NULL,
        position TEXT  -- where the entries have led: a check, and what remains when rules change
    )""",
    "CREATE INDEX matches_due ON matches (due)",
    """CREATE TABLE entries (
        "match" VARCHAR NOT NULL REFERENCES matches (id),
        number INTEGER NOT NULL,
        at DOUBLE PRECISION NOT NULL,
        kind VARCHAR NOT NULL,
        seat INTEGER NOT NULL,
        body TEXT NOT NULL,
        outcome TEXT,  -- the acts it led to, chance included
        "key" VARCHAR,  -- of the request: whatever happens, it is carried out once
        answer BLOB,  -- to that request, until nobody will repeat it any more
        PRIMARY KEY ("match", number),
        UNIQUE ("match", seat, "key")
    )""",
    """CREATE TABLE rights (
        hash VARCHAR NOT NULL PRIMARY KEY,
        "match" VARCHAR NOT NULL REFERENCES matches (id),
        kind VARCHAR NOT NULL,
        seat INTEGER NOT NULL
    )""",
    'CREATE INDEX ix_rights_match ON rights ("match")',
)
OWNERS = (  # which process serves a match, under the lease of which number
    "ALTER TABLE matches ADD COLUMN owner VARCHAR",
    "ALTER TABLE matches ADD COLUMN fence INTEGER NOT NULL DEFAULT 0",
)
SUBSCRIPTIONS = (  # where somebody wants to be reminded that it is their turn; gone with the token of their seat
    """CREATE TABLE subscriptions (
        "match" VARCHAR NOT NULL REFERENCES matches (id),
        address VARCHAR NOT NULL,  -- of the device, at its push service
        seat INTEGER NOT NULL,
        hash VARCHAR NOT NULL REFERENCES rights (hash) ON DELETE CASCADE,
        point VARCHAR NOT NULL,  -- the public key of the device, for which reminders are sealed
        auth VARCHAR NOT NULL,  -- and what it adds
        language VARCHAR NOT NULL,
        told DOUBLE PRECISION NOT NULL,  -- questions that were put until then need no reminder
        failed INTEGER NOT NULL,  -- reminders that did not arrive, since the last one that did
        PRIMARY KEY ("match", address)
    )""",
    "CREATE INDEX ix_subscriptions_address ON subscriptions (address)",
    "CREATE INDEX ix_subscriptions_hash ON subscriptions (hash)",
)
COACHINGS = (  # what the coach found of finished games
    """CREATE TABLE coachings (
        "match" VARCHAR NOT NULL PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
        record VARCHAR NOT NULL,  -- a digest of what was judged: a game that was taken back and ended otherwise is judged again
        claim VARCHAR NOT NULL,  -- of the process that judges it
        until DOUBLE PRECISION NOT NULL,  -- when that claim ends, unless it is renewed
        done INTEGER NOT NULL,
        total INTEGER NOT NULL,
        whole INTEGER NOT NULL,  -- 1: it is finished
        report TEXT  -- what is known so far, without names
    )""",
)
PERSONS = (  # who plays here: a name and what proves it
    """CREATE TABLE persons (
        id VARCHAR NOT NULL PRIMARY KEY,
        name VARCHAR NOT NULL,
        appearance VARCHAR UNIQUE,  -- what the eye sees of the name, once it is secured: nobody else has one like it
        phrase VARCHAR UNIQUE,  -- the hash of six words
        hidden INTEGER NOT NULL,  -- whether nobody else sees the profile
        made DOUBLE PRECISION NOT NULL,
        seen DOUBLE PRECISION NOT NULL,
        erased DOUBLE PRECISION  -- since when all about the person is being erased
    )""",
    "CREATE INDEX ix_persons_erased ON persons (erased)",
    """CREATE TABLE devices (
        hash VARCHAR NOT NULL PRIMARY KEY,  -- of the token that a browser keeps
        person VARCHAR NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
        label VARCHAR NOT NULL,
        made DOUBLE PRECISION NOT NULL,
        seen DOUBLE PRECISION NOT NULL
    )""",
    "CREATE INDEX ix_devices_person ON devices (person)",
    """CREATE TABLE passkeys (
        id VARCHAR NOT NULL PRIMARY KEY,
        person VARCHAR NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
        public_key VARCHAR NOT NULL,
        uses INTEGER NOT NULL,  -- as the authenticator counts them
        label VARCHAR NOT NULL,
        made DOUBLE PRECISION NOT NULL
    )""",
    "CREATE INDEX ix_passkeys_person ON passkeys (person)",
    """CREATE TABLE openings (  -- what can be used once, and not for long: links that add a device, questions to passkeys
        hash VARCHAR NOT NULL PRIMARY KEY,
        kind VARCHAR NOT NULL,
        person VARCHAR REFERENCES persons (id) ON DELETE CASCADE,
        until DOUBLE PRECISION NOT NULL
    )""",
    "CREATE INDEX ix_openings_person ON openings (person)",
    """CREATE TABLE holdings (  -- whose seats these are; gone with the right that opens them
        hash VARCHAR NOT NULL PRIMARY KEY REFERENCES rights (hash) ON DELETE CASCADE,
        person VARCHAR NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
        "match" VARCHAR NOT NULL,
        seat INTEGER NOT NULL,
        at DOUBLE PRECISION NOT NULL
    )""",
    "CREATE INDEX ix_holdings_person ON holdings (person, at)",
    'CREATE INDEX ix_holdings_match ON holdings ("match")',
)
RESULTS = (  # what finished games leave behind; a server counts those from before in the background
    "ALTER TABLE matches ADD COLUMN counted INTEGER NOT NULL DEFAULT 0",
    "CREATE INDEX ix_matches_counted ON matches (counted, status)",
    """CREATE TABLE plays (
        "match" VARCHAR NOT NULL PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
        game VARCHAR NOT NULL,
        edition VARCHAR NOT NULL,
        seats INTEGER NOT NULL,
        people INTEGER NOT NULL,
        began DOUBLE PRECISION NOT NULL,
        ended DOUBLE PRECISION NOT NULL,
        acts INTEGER NOT NULL,
        finished INTEGER NOT NULL,  -- 0: it was closed before its end
        plain INTEGER NOT NULL,  -- 0: moves could be taken back
        rated INTEGER NOT NULL,
        shown INTEGER NOT NULL  -- 1: everybody may see it in lists
    )""",
    'CREATE INDEX ix_plays_game ON plays (game, ended, "match")',
    'CREATE INDEX ix_plays_rated ON plays (game, rated, ended, "match")',
    """CREATE TABLE play_seats (
        "match" VARCHAR NOT NULL REFERENCES plays ("match") ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        person VARCHAR REFERENCES persons (id) ON DELETE SET NULL,
        name VARCHAR NOT NULL,  -- under which was played; empty once it is erased
        appearance VARCHAR NOT NULL,  -- what the eye sees of it, for searching; empty for bots
        bot VARCHAR,
        score INTEGER NOT NULL,
        "rank" INTEGER NOT NULL,
        won INTEGER NOT NULL,
        resigned INTEGER NOT NULL,
        game VARCHAR NOT NULL,  -- this and what follows as in plays, so that a profile needs no other table
        edition VARCHAR NOT NULL,
        seats INTEGER NOT NULL,
        finished INTEGER NOT NULL,
        plain INTEGER NOT NULL,
        ended DOUBLE PRECISION NOT NULL,
        mu DOUBLE PRECISION,  -- the rating after it
        sigma DOUBLE PRECISION,
        PRIMARY KEY ("match", seat)
    )""",
    'CREATE INDEX ix_play_seats_person ON play_seats (person, ended, "match")',
    "CREATE INDEX ix_play_seats_name ON play_seats (game, appearance, ended)",
    "CREATE INDEX ix_play_seats_score ON play_seats (game, score)",
    'CREATE INDEX ix_play_seats_unrated ON play_seats ("match") WHERE mu IS NULL AND person IS NOT NULL',
    """CREATE TABLE ratings (
        person VARCHAR NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
        game VARCHAR NOT NULL,
        mu DOUBLE PRECISION NOT NULL,
        sigma DOUBLE PRECISION NOT NULL,
        games INTEGER NOT NULL,
        PRIMARY KEY (person, game)
    )""",
    "CREATE INDEX ix_ratings_game ON ratings (game, mu)",
)
COMPANY = (  # whom one plays with: whom not, whom again, in a series; and what one has met
    """CREATE TABLE blocks (  -- persons who want to have nothing to do with others
        person VARCHAR NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
        other VARCHAR NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
        name VARCHAR NOT NULL,  -- as the other was called then
        at DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (person, other)
    )""",
    "CREATE INDEX ix_blocks_other ON blocks (other, person)",
    """CREATE TABLE reports (  -- what persons have told the operator about others
        id VARCHAR NOT NULL PRIMARY KEY,
        "match" VARCHAR,  -- where it was; without a reference, so that it outlives the match
        seat INTEGER,
        said DOUBLE PRECISION,  -- when the message was written that it is about
        author VARCHAR REFERENCES persons (id) ON DELETE SET NULL,
        about VARCHAR REFERENCES persons (id) ON DELETE SET NULL,
        name VARCHAR NOT NULL,  -- of whom it is about
        reason VARCHAR NOT NULL,
        text VARCHAR NOT NULL,
        at DOUBLE PRECISION NOT NULL,
        settled DOUBLE PRECISION,
        note VARCHAR  -- of the operator
    )""",
    "CREATE INDEX ix_reports_settled ON reports (settled, at)",
    "CREATE INDEX ix_reports_author ON reports (author)",
    'CREATE INDEX ix_reports_match ON reports ("match")',
    """CREATE TABLE invitations (  -- to tables that have not begun
        "match" VARCHAR NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
        person VARCHAR NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
        host VARCHAR NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
        at DOUBLE PRECISION NOT NULL,
        PRIMARY KEY ("match", person)
    )""",
    "CREATE INDEX ix_invitations_person ON invitations (person, at)",
    "CREATE INDEX ix_invitations_host ON invitations (host)",
    """CREATE TABLE series (
        id VARCHAR NOT NULL PRIMARY KEY,
        name VARCHAR NOT NULL,
        game VARCHAR NOT NULL,
        options TEXT NOT NULL,
        clock TEXT NOT NULL,
        size INTEGER NOT NULL,  -- seats of a table
        rounds INTEGER NOT NULL,
        rated INTEGER NOT NULL,
        bot VARCHAR NOT NULL,  -- the level of bots on seats that are left
        maker VARCHAR REFERENCES persons (id) ON DELETE SET NULL,
        status VARCHAR NOT NULL,
        round INTEGER NOT NULL,  -- that is being played; 0: it has not begun
        origin VARCHAR UNIQUE,  -- the match after which it was made
        made DOUBLE PRECISION NOT NULL,
        touched DOUBLE PRECISION NOT NULL
    )""",
    "CREATE INDEX ix_series_status ON series (status, touched)",
    """CREATE TABLE series_members (
        series VARCHAR NOT NULL REFERENCES series (id) ON DELETE CASCADE,
        number INTEGER NOT NULL,
        person VARCHAR REFERENCES persons (id) ON DELETE SET NULL,
        name VARCHAR NOT NULL,
        gone INTEGER NOT NULL,
        PRIMARY KEY (series, number)
    )""",
    "CREATE INDEX ix_series_members_person ON series_members (person)",
    """CREATE TABLE series_tables (
        series VARCHAR NOT NULL REFERENCES series (id) ON DELETE CASCADE,
        round INTEGER NOT NULL,
        number INTEGER NOT NULL,
        members TEXT NOT NULL,  -- by seat; null: a bot
        "match" VARCHAR,  -- null until it is opened
        status VARCHAR NOT NULL,
        points TEXT,  -- by seat, when it is over
        PRIMARY KEY (series, round, number)
    )""",
    "CREATE INDEX ix_series_tables_status ON series_tables (status)",
    'CREATE INDEX ix_series_tables_match ON series_tables ("match")',
    """CREATE TABLE discoveries (  -- what persons have met in finished games
        person VARCHAR NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
        game VARCHAR NOT NULL,
        kind VARCHAR NOT NULL,
        thing VARCHAR NOT NULL,
        at DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (person, game, kind, thing)
    )""",
    "ALTER TABLE play_seats ADD COLUMN decisions INTEGER",  # of the person, and how long they took; null: nobody has counted
    "ALTER TABLE play_seats ADD COLUMN seconds DOUBLE PRECISION",
    # All that a profile adds up: whoever has thousands of games is read from the index alone.
    'CREATE INDEX ix_play_seats_profile ON play_seats (person, game, edition, seats, finished, plain, score, won, "rank", decisions, seconds)',
    "CREATE INDEX ix_play_seats_rates ON play_seats (game, finished, seats, seat, won, bot)",
    "CREATE INDEX ix_plays_lengths ON plays (game, finished, acts, began, ended)",
)
DEALS = (  # what many play alike: the deal of a day, and duplicates
    """CREATE TABLE deals (
        id VARCHAR NOT NULL PRIMARY KEY,  -- the day, or a name of its own
        kind VARCHAR NOT NULL,  -- day, duplicate
        game VARCHAR NOT NULL,
        rules_version INTEGER NOT NULL,
        options TEXT NOT NULL,
        seats INTEGER NOT NULL,
        seat INTEGER NOT NULL,  -- of who tries the deal of a day; -1 in a duplicate
        level VARCHAR NOT NULL,  -- of the bots
        secret VARCHAR NOT NULL,  -- of the dice
        made DOUBLE PRECISION NOT NULL,  -- since when its commitment is public
        opens DOUBLE PRECISION NOT NULL,
        closes DOUBLE PRECISION NOT NULL,  -- from then on nobody begins
        ends DOUBLE PRECISION NOT NULL,  -- from then on nobody plays, and everything lies open
        is_open INTEGER NOT NULL,  -- 1: everything lies open already
        host VARCHAR REFERENCES persons (id) ON DELETE SET NULL,  -- of a duplicate
        par TEXT,  -- what strong bots made of it
        claim VARCHAR NOT NULL,  -- of the process that works that out
        claimed DOUBLE PRECISION NOT NULL  -- until when that claim holds
    )""",
    "CREATE INDEX ix_deals_opens ON deals (kind, opens)",
    "CREATE INDEX ix_deals_host ON deals (host, made)",
    """CREATE TABLE deal_tries (
        "match" VARCHAR NOT NULL PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
        deal VARCHAR NOT NULL REFERENCES deals (id) ON DELETE CASCADE,
        person VARCHAR REFERENCES persons (id) ON DELETE SET NULL,
        opens DOUBLE PRECISION NOT NULL,  -- of the deal
        began DOUBLE PRECISION NOT NULL,
        status VARCHAR NOT NULL,  -- playing, finished, unfinished, left
        ended DOUBLE PRECISION,
        score INTEGER,
        "rank" INTEGER,  -- at the table
        share INTEGER,  -- of what strong bots made of it, in thousandths
        UNIQUE (deal, person)
    )""",
    "CREATE INDEX ix_deal_tries_deal ON deal_tries (deal, status, score)",
    "CREATE INDEX ix_deal_tries_person ON deal_tries (person, opens)",
    "CREATE INDEX ix_deal_tries_opens ON deal_tries (opens, status)",
    """CREATE TABLE deal_tables (  -- of a duplicate
        "match" VARCHAR NOT NULL PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
        deal VARCHAR NOT NULL REFERENCES deals (id) ON DELETE CASCADE,
        number INTEGER NOT NULL,
        UNIQUE (deal, number)
    )""",
)
PUZZLES = (  # what people answered to puzzles at their first try
    """CREATE TABLE puzzle_tries (
        id VARCHAR NOT NULL PRIMARY KEY,
        person VARCHAR REFERENCES persons (id) ON DELETE SET NULL,
        puzzle VARCHAR NOT NULL,
        game VARCHAR NOT NULL,
        at DOUBLE PRECISION NOT NULL,
        solved INTEGER NOT NULL,
        mu DOUBLE PRECISION,  -- the rating of the person in this game after it
        sigma DOUBLE PRECISION,
        puzzle_mu DOUBLE PRECISION,  -- and that of the puzzle
        puzzle_sigma DOUBLE PRECISION
    )""",
    "CREATE UNIQUE INDEX ix_puzzle_tries_person ON puzzle_tries (person, puzzle)",
    "CREATE INDEX ix_puzzle_tries_game ON puzzle_tries (game, at, id)",
    "CREATE INDEX ix_puzzle_tries_puzzle ON puzzle_tries (puzzle, at, id)",
    "CREATE INDEX ix_puzzle_tries_unrated ON puzzle_tries (game, at, id) WHERE mu IS NULL",
)
TRACES = (  # under which name somebody was at a table, also if they hold no seat there any more: what is to be erased with them
    """CREATE TABLE traces (
        person VARCHAR NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
        "match" VARCHAR NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
        name VARCHAR NOT NULL,
        PRIMARY KEY (person, "match", name)
    )""",
    'CREATE INDEX ix_traces_match ON traces ("match")',
)
STEPS = (FIRST, OWNERS, SUBSCRIPTIONS, COACHINGS, PERSONS, RESULTS, COMPANY, DEALS, PUZZLES, TRACES)
SHARED = (  # what processes that share a database tell each other; nothing of it needs to outlive them
    "CREATE TABLE IF NOT EXISTS processes (id VARCHAR PRIMARY KEY, until DOUBLE PRECISION NOT NULL)",
    """CREATE UNLOGGED TABLE IF NOT EXISTS presence (
        "match" VARCHAR NOT NULL,
        seat INTEGER NOT NULL,
        process VARCHAR NOT NULL,
        count INTEGER NOT NULL,
        PRIMARY KEY ("match", seat, process)
    )""",
    """CREATE UNLOGGED TABLE IF NOT EXISTS requests (
        id VARCHAR PRIMARY KEY,
        asker VARCHAR NOT NULL,
        owner VARCHAR NOT NULL,
        body TEXT NOT NULL,
        answer TEXT,
        at DOUBLE PRECISION NOT NULL
    )""",
)
SCHEMA = len(STEPS)


def steps_from(found: set[str], version: str | None, name: str) -> Sequence[str]:
    """The statements that bring a database with those tables up to date; StoreError if it is foreign, damaged or newer."""
    if not found:
        return [statement for step in STEPS for statement in step]
    if "magnat" not in found:
        raise StoreError(f"{name} is the database of another program")
    if version is None or not version.isdigit() or int(version) < 1:
        raise StoreError(f"the database {name} is damaged: it does not say which version it has")
    if int(version) > SCHEMA:
        raise StoreError(f"the database {name} was written by a newer Magnat (version {version}); this one reads up to {SCHEMA}")
    if any(set(tables) - found for since, tables in TABLES.items() if since <= int(version)):
        raise StoreError(f"the database {name} is damaged: tables are missing")
    return [statement for step in STEPS[int(version) :] for statement in step]

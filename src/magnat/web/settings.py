"""What the operator of a server may choose; the defaults suit a table among friends."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from magnat.core.game import Game
from magnat.core.play import FairDice, OneDice
from magnat.web.reminders import Terms


def steady_clock() -> Callable[[], float]:
    """The time of day when the server starts, and from then on what has really passed: setting the machine's clock moves no deadline."""
    began, since = time.time(), time.monotonic()
    return lambda: began + time.monotonic() - since


@dataclass(frozen=True)
class Rate:
    """How many at once, then how many a second."""

    burst: int
    per_second: float


FOR_SPECTATORS = 0.8  # of all places and messages: the others are kept for those who hold seats


@dataclass(frozen=True)
class Limits:
    """How much of everything. What is over a limit is answered with 413 or 429, never with a slow server."""

    body: int = 64_000  # bytes of a request
    save: int = 2_000_000  # bytes of an imported save
    name: int = 30  # characters
    chat: int = 500
    words: int = 100  # that a player adds to the seed
    key: int = 80
    acts: int = 64  # in one request
    entries: int = 100_000  # of a match, whatever they are; then it ends unfinished. The longest real games have a tenth of that
    chats_a_match: int = 1000  # messages
    matches: int = 5000  # unfinished ones that were touched in the last month
    matches_a_day: int = 300  # made by one address
    lobby_days: float = 7.0  # after which a table that never began and that nobody touches is forgotten
    idle_days: float = 4.0  # after which one that has begun is, if no person has acted twice
    database: int = 20_000_000_000  # bytes of the database; beyond that no new table is opened
    bytes: Rate = Rate(20_000_000, 100_000.0)  # that one address may send
    connections: int = 6000
    connections_an_address: int = 300
    headers: int = 32_000  # bytes before the body of a request, or behind one that is being answered
    header_patience: float = 15.0  # seconds for them to arrive
    write_patience: float = 20.0  # seconds for somebody who reads nothing of what is being sent
    socket_bytes: Rate = Rate(8_000, 4_000.0)  # that a client may send on its WebSocket
    socket_bytes_an_address: Rate = Rate(64_000, 16_000.0)  # on all of them
    messages: Rate = Rate(20, 1.0)  # of a client on its WebSocket, from which nothing is expected
    listeners: int = 4000  # open WebSockets and waiting requests
    listeners_an_address: int = 100  # spectators
    seats_an_address: int = 400  # listeners who hold seats
    listeners_a_match: int = 100  # spectators
    listeners_a_seat: int = 12
    devices: int = 10  # tokens of one seat, and browsers of one person
    absence: float = 300.0  # seconds for which somebody must be away before the host may give their seat again
    requests: Rate = Rate(300, 100.0)  # of one address
    creations: Rate = Rate(30, 0.5)  # matches made by one address
    guesses: Rate = Rate(20, 0.2)  # codes and recovery secrets tried by one address
    wrong_guesses: Rate = Rate(500, 2.0)  # codes that do not exist, tried by all together
    commands: Rate = Rate(40, 10.0)  # of one seat
    chats: Rate = Rate(8, 1.0)  # of one seat
    coachings: Rate = Rate(60, 1.5)  # of one address: to let a game be judged, or to see how far that is
    subscriptions: int = 10  # devices of one seat that are reminded
    subscribing: Rate = Rate(60, 0.5)  # of one address: to be reminded, or no longer
    blocks: int = 200  # persons whom somebody has blocked
    reports: Rate = Rate(5, 0.005)  # to the operator, by one address
    waiting_reports: int = 20  # of one person
    invitations: int = 30  # of one person that wait for an answer
    series: int = 20  # of one person that are not over


FREE = Rate(10**9, 1e9)
UNLIMITED = Limits(  # sizes as usual, but nobody is too fast and nothing is too many: for load tests
    chats_a_match=10**9, matches=10**9, listeners=10**9, listeners_a_match=10**9, devices=10**9, matches_a_day=10**9, bytes=FREE,
    connections=10**9, connections_an_address=10**9, messages=FREE, socket_bytes=FREE, socket_bytes_an_address=FREE,
    listeners_an_address=10**9, seats_an_address=10**9, listeners_a_seat=10**9,
    requests=FREE, creations=FREE, guesses=FREE, wrong_guesses=FREE, commands=FREE, chats=FREE, coachings=FREE, subscriptions=10**9, subscribing=FREE,
    reports=FREE,
)  # fmt: skip


@dataclass(frozen=True)
class Settings:
    """Everything `create_app` needs to know."""

    database: Path | str = Path("magnat.db")  # a SQLite file, or the address of a PostgreSQL
    games: Mapping[str, Game] | None = None  # None: those in the box
    limits: Limits = Limits()
    trusted_proxies: tuple[str, ...] = ("127.0.0.1", "::1")  # whose word is taken for where a request comes from
    root_path: str = ""  # under which a proxy shows the server, such as /magnat
    creation_code: str | None = None  # that opens a table; None: anybody may
    origins: tuple[str, ...] = ()  # foreign origins that may post, besides the server's own
    hosts: tuple[str, ...] = ()  # names of the server; none: those of its network, and whatever a trusted proxy calls it
    characters: bool = True  # whether bots at new tables differ
    bot_pause: float = 0.8  # seconds between the acts of bots, so that people can follow
    bot_patience: float = 10.0  # seconds after which a bot that does not answer is replaced
    thinkers: int = 0  # processes in which bots look ahead; 0: none does. `magnat serve` has one for each core but one
    wait: float = 25.0  # seconds that `?after=` waits
    friends: str | None = None  # the address under which others in the network reach the server, where that is not how its host calls it
    log_page: int = 400  # lines of the log that a response carries at most
    reminders: Terms | None = None  # on which people are reminded of their turns by Web Push; None: nobody is
    persons: bool = True  # whether people have names that are theirs, on all their devices
    deals: bool = True  # whether there is a deal of the day, and duplicates; persons alone play them
    puzzles: bool = True  # whether positions are set in which the best move is to be found
    keep_days: float | None = None  # after which finished games are forgotten; None: never
    metrics: bool = False  # whether /metrics tells figures to whoever asks
    idle: float = 600.0  # seconds after which a table that nobody watches leaves the memory
    now: Callable[[], float] | None = None  # None: steady time, or that of the database where several processes share one
    dice: Callable[[], OneDice] = FairDice
    luck: Callable[[], int] = lambda: secrets.randbits(31)

    @property
    def offers_deals(self) -> bool:
        """Whether there is a deal of the day: one try a person needs persons."""
        return self.deals and self.persons

"""Tournaments: tables of mixed bots, every deal played in every seating with the same chance, so that neither seats nor luck decide.

What was played is kept as a JSON document that grows deal by deal; a tournament that was stopped continues where it was.
"""

from __future__ import annotations

import importlib
import itertools
import math
import os
import shlex
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass, field
from typing import Any

from magnat.bots import BOTS, Bot, NetBot, SearchBot, UnknownBot, bot, level_named
from magnat.bots.search import Budget
from magnat.core.errors import MagnatError
from magnat.core.game import Game, load
from magnat.core.numbers import MOST_SEED
from magnat.core.play import Match, Seat, SeededDice, options
from magnat.lab.net_file import net_of

FORMAT = "magnat-tournament"


class BadTournament(MagnatError):
    """A tournament that cannot be played."""


@dataclass(frozen=True)
class Plan:
    """Who plays what: all that decides what a tournament finds, but for the speed of the machine where bots think by time."""

    game: str
    rules_version: int
    players: int
    options: dict[str, str]
    bots: tuple[str, ...]
    seed: int
    seconds: float  # of one core for a decision of strong; expert has ten times as many
    playouts: int  # instead of seconds, if not 0

    def to_json(self) -> dict[str, Any]:
        return asdict(self) | {"bots": list(self.bots)}

    @classmethod
    def from_json(cls, row: dict[str, Any]) -> Plan:
        return cls(**row | {"bots": tuple(row["bots"])})

    @property
    def told(self) -> str:
        """The options that a reader must know: those that make another game of it, and those that are not as usual."""
        known = options.declared(load(self.game))
        leading = {name: self.options[name] for name, option in known.items() if option.leads and name in self.options}
        usual = options.defaults(load(self.game), self.players, leading)
        return ",".join(f"{name}={value}" for name, value in self.options.items() if name in leading or value != usual.get(name))

    @property
    def title(self) -> str:
        return f"{self.game}{f' ({self.told})' if self.told else ''}, {self.players} players"

    def command(self, games: int) -> str:
        """What plays it again, or goes on with it."""
        budget = ["--playouts", self.playouts] if self.playouts else ["--seconds", self.seconds]
        asked = ["--bots", ",".join(self.bots), "--players", self.players, "--games", games, "--seed", self.seed, *budget]
        return shlex.join(map(str, ["magnat", "tournament", self.game, *asked, *(["--options", self.told] if self.told else [])]))


def planned(
    game: Game,
    bots: Sequence[str],
    *,
    players: int = 0,
    seed: int = 0,
    seconds: float = 0.2,
    playouts: int = 0,
    chosen: Mapping[str, object] | None = None,
) -> Plan:
    """A tournament, or BadTournament with the sentence that speaks against it."""
    players = players or game.usual_seats
    values = options.spelled(game, options.resolve(game, players, chosen))
    names = tuple(level_named(name.strip()) for name in bots)
    for name in names:
        made = maker(name)
        if ":" in name:
            made(0)
    if NetBot.name in names:
        net_of(game, players, values)  # says so if there is none for such tables
    if len(set(names)) != len(names):
        raise BadTournament(f"every bot is named once; {next(name for name in names if names.count(name) > 1)} is named twice")
    if len(names) < 2:
        raise BadTournament("a tournament needs at least two bots")
    if not 0 < seconds < math.inf or playouts < 0:
        raise BadTournament("bots that search need a number of seconds above 0")
    if not 0 <= seed <= MOST_SEED // 2:
        raise BadTournament(f"the seed of a tournament is a whole number from 0 to {MOST_SEED // 2}")
    return Plan(game.name, game.version, players, values, names, seed, 0.0 if playouts else seconds, playouts)


def maker(name: str) -> Callable[[int], Bot]:
    """What makes a bot: one of the box, or `module:function`, which gets a seed."""
    if ":" not in name:
        if name not in BOTS:
            raise UnknownBot(f"there is no bot {name!r}; there are: {', '.join(BOTS)}; one of your own is written module:function")
        return lambda seed: bot(name, seed)
    module, _, function = name.partition(":")
    if not module or not function:
        raise UnknownBot(f"a bot of your own is written module:function, not {name!r}")
    try:
        found = getattr(importlib.import_module(module), function, None)
    except ImportError as missing:
        raise UnknownBot(f"the module of the bot {name!r} cannot be imported: {missing}") from missing
    if not callable(found):
        raise UnknownBot(f"there is no function {function!r} in {module}")
    return lambda seed: _own_bot(name, found, seed)


def _own_bot(name: str, make: Callable[[int], Any], seed: int) -> Bot:
    """What a function of somebody else's makes; UnknownBot if that is no bot."""
    try:
        made: Bot = make(seed)
    except TypeError as wrong:
        raise UnknownBot(f"the function of the bot {name!r} cannot be called with a seed: {wrong}") from wrong
    if not callable(getattr(made, "choose", None)):
        raise UnknownBot(f"what the function of the bot {name!r} makes is no bot: it has no choose(match, seat)")
    return made


def seated_bot(name: str, seed: int, budget: Budget) -> Bot:
    """A bot as it plays in a tournament: those that search have the budget of their level."""
    level = BOTS.get(name)
    if isinstance(level, type) and issubclass(level, SearchBot):
        return level.on_one_core(seed, budget)
    return maker(name)(seed)


def tables_of(plan: Plan) -> list[tuple[str, ...]]:
    """The line-ups that take turns: all sets of bots if there are more than seats; else each bot as often as the others, or nearly."""
    if len(plan.bots) > plan.players:
        return list(itertools.combinations(plan.bots, plan.players))
    count = len(plan.bots)
    if plan.players % count == 0:
        return [plan.bots * (plan.players // count)]
    return [tuple(plan.bots[(first + seat) % count] for seat in range(plan.players)) for first in range(count)]


def seatings_of(table: Sequence[str]) -> list[tuple[str, ...]]:
    """A line-up in every seating that comes from moving all by one seat; none twice."""
    moved = [tuple(table[(seat + by) % len(table)] for seat in range(len(table))) for by in range(len(table))]
    return list(dict.fromkeys(moved))


def deals_for(plan: Plan, games: int) -> int:
    """How many deals make at least so many games, every line-up as often as the others."""
    tables = tables_of(plan)
    a_round = sum(len(seatings_of(table)) for table in tables)
    return math.ceil(games / a_round) * len(tables)


@dataclass(frozen=True)
class Played:
    """One game of a tournament."""

    deal: int
    seating: tuple[str, ...]
    ranks: tuple[int, ...]
    winners: tuple[int, ...]
    seconds: tuple[float, ...]  # of CPU time that each seat has thought
    decisions: tuple[int, ...]

    def to_json(self) -> dict[str, Any]:
        return {name: list(value) if isinstance(value, tuple) else value for name, value in asdict(self).items()}

    @classmethod
    def from_json(cls, row: dict[str, Any]) -> Played:
        return cls(row["deal"], *(tuple(row[name]) for name in ("seating", "ranks", "winners", "seconds", "decisions")))


@dataclass
class Results:
    """All that was played so far."""

    plan: Plan
    games: list[Played] = field(default_factory=list)

    def to_json(self) -> dict[str, Any]:
        return {"format": FORMAT, "plan": self.plan.to_json(), "games": [game.to_json() for game in self.games]}

    @classmethod
    def resumed(cls, plan: Plan, document: Any) -> Results:
        """What a file tells of this very tournament; BadTournament if it is of another one, or of none."""
        if not isinstance(document, dict) or document.get("format") != FORMAT:
            raise BadTournament("the file to go on with holds no tournament")
        if document.get("plan") != plan.to_json():
            raise BadTournament("the file to go on with is of another tournament: another game, other bots, options, seed or budget")
        try:
            return cls(plan, sorted((Played.from_json(row) for row in document["games"]), key=lambda game: game.deal))
        except (LookupError, TypeError) as wrong:
            raise BadTournament("the file to go on with is damaged") from wrong


def play_tournament(results: Results, deals: int, *, workers: int = 0) -> Iterator[int]:
    """Play all deals that are missing, on all cores, and keep them in `results`; yields after each how many are done."""
    done = {game.deal for game in results.games}
    missing = [deal for deal in range(deals) if deal not in done]
    yield len(done)
    workers = workers or len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else workers or os.cpu_count() or 1
    if workers == 1:
        played: Iterator[list[Played]] = (played_deal(results.plan, deal) for deal in missing)
        yield from _kept(results, played, len(done))
        return
    with ProcessPoolExecutor(min(workers, max(1, len(missing)))) as pool:
        jobs = [pool.submit(played_deal, results.plan, deal) for deal in missing]
        yield from _kept(results, (job.result() for job in as_completed(jobs)), len(done))


def _kept(results: Results, played: Iterator[list[Played]], done: int) -> Iterator[int]:
    for games in played:
        done += 1
        results.games = sorted([*results.games, *games], key=lambda game: game.deal)
        yield done


def played_deal(plan: Plan, deal: int) -> list[Played]:
    """One deal in all seatings of its line-up; the numbers of chance are the same in each."""
    tables = tables_of(plan)
    return [played_game(plan, deal, seating) for seating in seatings_of(tables[deal % len(tables)])]


def played_game(plan: Plan, deal: int, seating: tuple[str, ...]) -> Played:
    """One game. A bot gets a seed of its own for its seat and deal."""
    game = load(plan.game)
    seats = [Seat(f"{name} {seat}", name) for seat, name in enumerate(seating)]
    match = Match.new(game, seats, chosen=dict(plan.options), dice=SeededDice(plan.seed + deal))
    budget = Budget(seconds=plan.seconds, playouts=plan.playouts)
    bots = [seated_bot(name, plan.seed + deal * len(seating) + seat, budget) for seat, name in enumerate(seating)]
    seconds, decisions = [0.0] * len(seating), [0] * len(seating)
    acts = 0
    while not match.is_over and acts < game.limit:
        seat = match.asked()[0]
        legal = match.legal(seat)
        began = time.process_time()
        act = legal[0] if len(legal) == 1 else bots[seat].choose(match, seat)
        seconds[seat] += time.process_time() - began
        decisions[seat] += len(legal) > 1
        if act not in legal:
            raise BadTournament(f"{seating[seat]} played an illegal act in deal {deal}: {act!r}")
        match.play(seat, [act])
        acts += 1
    found = match.result()
    ranks, winners = tuple(found["ranks"]), tuple(found["winners"]) if match.is_over else ()
    return Played(deal, seating, ranks, winners, tuple(round(each, 3) for each in seconds), tuple(decisions))

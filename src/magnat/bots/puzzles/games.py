"""The games that puzzles come from: standard and casual bots at one table, so that things go wrong now and then; and which of their positions are
examined."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from magnat.bots.levels import CasualBot
from magnat.bots.puzzles.answering import Answers
from magnat.bots.puzzles.finding import DEEP, Judged, found_here
from magnat.bots.puzzles.puzzle import BadPuzzle, Puzzle, Tried, spelled, without_zeros
from magnat.bots.search import Plan, seen_world
from magnat.bots.simple import Bot, StandardBot
from magnat.core.declare import ASKED
from magnat.core.game import Game, load
from magnat.core.numbers import MOST_SEED, number
from magnat.core.play import Match, Seat, SeededDice, options

LOOKED_AT = 60  # positions of a deal
TAKEN = 2  # puzzles of a deal, at most
APART = 20  # acts between two with the same answer: not the same bid in one auction twice
TOLD = 10  # answers whose chances are kept, the best ones and the advice
OPENLY = {  # who comes to a position cannot have counted purses, so they lie open; and the short edition is the one that people begin with
    "maxi_bourse": {"edition": "junior", "open_cash": "on"},
    "richesses_du_monde": {  # where nobody may interrupt, more is asked of one seat alone; where the end is in sight, a purchase decides
        "open_cash": "on",
        "open_market": "own_turn",
        "turn_limit": "45",
        "royalty_claim": "auto",
    },
}
SEATS = {"richesses_du_monde": 3}  # where one decision among many players changes too little
SEATING, SEEING, SEARCHING = 3, 5, 6  # streams of numbers


@dataclass(frozen=True)
class Source:
    """Where puzzles come from: all that decides which ones are found."""

    game: str
    rules_version: int
    players: int
    options: dict[str, str]
    seed: int
    playouts: int  # of every answer in a deep search, at most

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def sourced(game: Game, *, players: int = 0, seed: int = 0, playouts: int = DEEP, chosen: Mapping[str, object] | None = None) -> Source:
    """The source of puzzles of a game, or an error with the sentence that speaks against it."""
    if not 0 <= seed <= MOST_SEED // 2:
        raise BadPuzzle(f"the seed of puzzles is a whole number from 0 to {MOST_SEED // 2}")
    if playouts < 64:
        raise BadPuzzle("a deep search needs at least 64 playouts of every answer")
    seats = players or SEATS.get(game.name, game.usual_seats)
    values = options.spelled(game, options.resolve(game, seats, {**OPENLY.get(game.name, {}), **(chosen or {})}))
    return Source(game.name, game.version, seats, values, seed, playouts)


def puzzles_of(source: Source, deal: int) -> list[Puzzle]:
    """The puzzles in the game of one deal."""
    game = load(source.game)
    levels = levels_of(source, deal)
    questions = sorted(_questions(game, source, deal, levels), key=lambda question: -question.ply)  # late ones decide more and are played out sooner
    found: list[Puzzle] = []
    for question in questions[:LOOKED_AT]:
        luck = number(source.seed, deal, SEARCHING, question.ply)
        if here := found_here(game, question.position, question.seat, deep=source.playouts, seed=luck):
            puzzle = _puzzle(game, source, deal, levels, question, *here)
            if not any(abs(puzzle.ply - one.ply) < APART and puzzle.answers[0] == one.answers[0] for one in found):
                found.append(puzzle)
            if len(found) == TAKEN:
                break
    return found


def levels_of(source: Source, deal: int) -> tuple[str, ...]:
    """Who sits where in a deal: standard and casual bots, and at least one of each."""
    draws = [number(source.seed, deal, SEATING, seat) for seat in range(source.players)]
    least, most = min(draws), max(draws)
    return tuple(StandardBot.name if draw == least or (draw != most and draw % 2) else CasualBot.name for draw in draws)


@dataclass(frozen=True)
class _Question:
    """A decision in a game, as its seat sees it."""

    ply: int
    seat: int
    position: Any


def _questions(game: Game, source: Source, deal: int, levels: tuple[str, ...]) -> Iterator[_Question]:
    """The decisions of a game that a seat is asked by itself, where they begin."""
    chance = number(source.seed, deal, SEATING, source.players)
    match = Match.new(game, [Seat(level, level) for level in levels], chosen=dict(source.options), dice=SeededDice(chance))
    bots: list[Bot] = [CasualBot(chance + seat) if level == CasualBot.name else StandardBot() for seat, level in enumerate(levels)]
    while not match.is_over and len(match.played) < game.limit:
        seat = match.asked()[0]
        legal = match.legal(seat)
        ply = len(match.played)
        if len(legal) > 1 and match.window == ASKED and not match.windows and _begins(match, seat):
            yield _Question(ply, seat, seen_world(match, seat, number(source.seed, deal, SEEING, ply)))
        match.play(seat, [legal[0] if len(legal) == 1 else bots[seat].choose(match, seat)])


def _begins(match: Match, seat: int) -> bool:
    """Whether a seat has not begun to answer: the last act was of somebody else, or it has shown something new."""
    return not match.played or match.played[-1].seat != seat or match.played[-1].reveals


def _puzzle(game: Game, source: Source, deal: int, levels: tuple[str, ...], question: _Question, answers: Answers, judged: Judged) -> Puzzle:
    position = question.position
    told = kept_answers(judged, answers.plans[0])
    return Puzzle(
        game.name, game.version, source.seed, deal, question.ply, levels, question.seat, game.phases.named(position.phase), answers.scope,
        tuple(spelled(game, plan) for plan in judged.answers), spelled(game, answers.plans[0]),
        tuple(tried(game, judged, plan) for plan in told), without_zeros(position.to_json()),
    )  # fmt: skip


def kept_answers(judged: Judged, advised: Plan) -> list[Plan]:
    """The answers whose chances are told: the best ones, and the advice."""
    order = [*judged.answers, *judged.rest]
    told = order[:TOLD]
    return told if advised in told else [*told[:-1], advised]


def tried(game: Game, judged: Judged, plan: Plan) -> Tried:
    """What a deep search found of an answer."""
    win, error = judged.chances[plan]
    return Tried(spelled(game, plan), round(win, 4), round(error, 4), judged.worlds[plan])

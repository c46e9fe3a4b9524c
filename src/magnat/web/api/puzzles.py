"""Puzzles: find the best move. The answer never leaves the server before somebody has given one."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Request, Response

from magnat.bots.naming import bot_name
from magnat.bots.puzzles import Puzzle
from magnat.core.game import load
from magnat.core.play import PERSON, Match, Seat, SeededDice, saves
from magnat.web.api.context import Context, Creating, Invited, Registry, check_name, failures, person_of
from magnat.web.api.matches import created
from magnat.web.api.me import First
from magnat.web.commands import person_name, start
from magnat.web.errors import ApiError
from magnat.web.puzzles import PuzzleDesk, day_of
from magnat.web.responses import json_response
from magnat.web.schemas import puzzles as schemas
from magnat.web.schemas import responses
from magnat.web.state import BOT, STANDARD, Chair, ClockRules, Puzzled, Reader
from magnat.web.texts import language_of
from magnat.web.workers import FOR_HISTORY

router = APIRouter(prefix="/api", tags=["puzzles"])
PAGE = 50  # puzzles in an answer
PuzzleId = Annotated[str, Path(pattern="^[0-9a-f]{10}$", description="the id of a puzzle")]


async def the_desk(registry: Registry, request: Request) -> PuzzleDesk:
    if not registry.settings.puzzles:
        raise ApiError(404, "not-found", "no-puzzles")
    desk: PuzzleDesk = request.app.state.puzzles
    return desk


Desk = Annotated[PuzzleDesk, Depends(the_desk)]


@router.get("/puzzles", response_model=schemas.Puzzles, responses=failures(), summary="The puzzle of the day, and how many there are of each game")
async def puzzles(registry: Registry, request: Request) -> Response:
    now = registry.services.now()
    if not registry.settings.puzzles:
        response: schemas.Puzzles = {"offered": False, "day": day_of(now), "daily": None, "games": []}
        return json_response(response)
    desk, person = await the_desk(registry, request), await person_of(request)
    today = desk.shelf.today(now)
    response = {
        "offered": today is not None,
        "day": day_of(now),
        "daily": None if today is None else await desk.described(today, person),
        "games": [await desk.of_game(game, person) for game in registry.games if desk.shelf.of(game)],
    }
    return json_response(response)


@router.get("/games/{game}/puzzles", response_model=schemas.PuzzlePage, responses=failures(404), summary="The puzzles of a game")
async def of_game(registry: Registry, desk: Desk, request: Request, game: str, first: First = 0) -> Response:
    found, person = desk.shelf.of(registry.game(game).name), await person_of(request)
    response: schemas.PuzzlePage = {
        "puzzles": await desk.listed(found[first : first + PAGE], person),
        "next": first + PAGE if len(found) > first + PAGE else None,
    }
    return json_response(response)


@router.get("/puzzles/{puzzle}", response_model=schemas.PuzzleInfo, responses=failures(404), summary="A puzzle, without its answer")
async def look(desk: Desk, request: Request, puzzle: PuzzleId) -> Response:
    return json_response(await desk.described(desk.shelf.puzzle(puzzle), await person_of(request)))


@router.post(
    "/puzzles/{puzzle}", status_code=201, response_model=responses.Created, responses=failures(403, 404), summary="Open a table with a puzzle"
)
async def begin(registry: Registry, desk: Desk, request: Request, _: Creating, __: Invited, puzzle: PuzzleId, wanted: schemas.Solver) -> Response:
    """A private table from the position of the puzzle, with bots on the other seats. There is no advice before the puzzle is answered."""
    found = desk.shelf.puzzle(puzzle)
    game = registry.game(found.game)
    await check_name(request, wanted.name)
    chairs = seated(found, person_name(registry.settings.limits, wanted.name, []))
    save = await registry.services.workers.run(
        position_as_save, found, [chair.name for chair in chairs], registry.settings.luck(), patience=FOR_HISTORY
    )
    table, token, host_token = await registry.create(
        game,
        options=save["options"],
        chairs=chairs,
        clock=ClockRules(window=None),
        takebacks=False,
        my_seat=found.seat,
        host_seat=found.seat,
        save=save,
        advice=False,
        puzzle=Puzzled(found.id, found.seat, found.scope),
    )
    reader = Reader(found.seat, host=True)
    await table.do(start, reader)
    return await created(request, table, reader, token, host_token)


def seated(puzzle: Puzzle, name: str) -> list[Chair]:
    """Who solves the puzzle, among bots of standard strength, between whom its chances were worked out."""
    chairs: list[Chair] = []
    for seat in range(puzzle.players):
        others = [name, *(chair.name for chair in chairs)]
        chairs.append(Chair(name, PERSON) if seat == puzzle.seat else Chair(bot_name(seat, others), BOT, STANDARD))
    return chairs


def position_as_save(puzzle: Puzzle, names: list[str], luck: int) -> dict[str, Any]:
    """A match that begins with the position of a puzzle. Nothing but what its seat sees is true in it."""
    game = load(puzzle.game)
    st = puzzle.opened(game)
    seats = [Seat(name, PERSON if seat == puzzle.seat else STANDARD) for seat, name in enumerate(names)]
    match = Match(game, seats, SeededDice(luck), st, st.copy(), before=[[puzzle.seat, "what-if", 0]], marks={"puzzle"})
    return saves.to_json(match)


@router.post(
    "/matches/{id}/solution", response_model=schemas.JudgedPuzzle, responses=failures(401, 404, 409), summary="How good my answer to a puzzle was"
)
async def solution(context: Context, desk: Desk, request: Request) -> Response:
    """Only once a whole answer is given. The first try of a person counts, for the rating of the person and of the puzzle."""
    state = context.table.state
    if state.puzzle is None or context.seat() != state.puzzle.seat:
        raise ApiError(404, "not-found", "no-puzzle")
    if not state.puzzle.is_answered:
        raise ApiError(409, "wrong-status", "puzzle-first")
    puzzle = desk.shelf.puzzle(state.puzzle.id)
    return json_response(await desk.judged(puzzle, state, await person_of(request), language_of(request)))

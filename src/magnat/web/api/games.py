"""The games in the box: options, tables of acts and events, words, rules."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, Literal

from fastapi import APIRouter, Response
from fastapi.responses import PlainTextResponse

from magnat.core import options
from magnat.core.components import read as read_components
from magnat.core.errors import MagnatError, WrongOptions
from magnat.core.game import Game
from magnat.core.rulebook import rulebook
from magnat.core.state import Option, nobody
from magnat.core.words import game_text, shell_text
from magnat.web import schemas
from magnat.web.answers import json_answer
from magnat.web.api.visits import Inn, failures
from magnat.web.errors import Wrong, not_found

router = APIRouter(prefix="/api", tags=["games"])
Language = Literal["en", "fr"]


@router.get("/games", response_model=list[schemas.GameInfo], summary="The games in the box")
async def games(house: Inn) -> Response:
    return json_answer([described(game, list(house.thinker.bots)) for game in house.games.values()])


@router.get("/games/{game}", response_model=schemas.GameDetails, responses=failures(404), summary="One game with all its tables")
async def details(house: Inn, game: str) -> Response:
    found = house.game(game)
    return json_answer(described(found, list(house.thinker.bots)) | tables(found))


@router.post(
    "/games/{game}/defaults", response_model=schemas.Defaults, responses=failures(404, 422), summary="The defaults with these seats and options"
)
async def defaults(house: Inn, game: str, wanted: schemas.Wanted) -> Response:
    """What each option is if it is left out and the others are as chosen: some defaults depend on the number of seats or on other options."""
    found = house.game(game)
    try:
        return json_answer({"defaults": options.defaults(found, wanted.players, {**wanted.options})})
    except WrongOptions as wrong:
        raise Wrong(422, "invalid", "sentence", sentence=str(wrong)) from wrong


@router.get("/words/{language}", response_class=PlainTextResponse, summary="The shell's Fluent messages")
async def shell_words(language: Language) -> Response:
    return PlainTextResponse(shell_text(language))


@router.get("/games/{game}/words/{language}", response_class=PlainTextResponse, responses=failures(404), summary="All Fluent messages of a game")
async def game_words(house: Inn, game: str, language: Language) -> Response:
    found = house.game(game)
    own = game_text(found.folder, language) if found.folder else ""
    return PlainTextResponse(f"{shell_text(language)}\n{own}")


@router.get("/games/{game}/rules/{language}", response_model=schemas.Rules, responses=failures(404), summary="The numbered rules")
async def rules(house: Inn, game: str, language: Language) -> Response:
    try:
        book = rulebook(house.game(game), language)
    except MagnatError as missing:
        raise not_found("rules") from missing
    return json_answer(
        {
            "title": book.title,
            "intro": book.intro,
            "chapters": [{"title": chapter.title, "rules": [asdict(rule) for rule in chapter.rules]} for chapter in book.chapters],
            "options_title": book.options_title,
            "options": [asdict(row) for row in book.options],
            "rulings_title": book.rulings_title,
            "rulings": [asdict(row) | {"text": row.text} for row in book.rulings],
        }
    )


def described(game: Game, bots: list[str]) -> dict[str, Any]:
    """What one needs to know to open a table."""
    usual, known = usual_seats(game), options.declared(game)
    return {
        "name": game.NAME,
        "seats": list(game.seat_counts),
        "usual_seats": usual,
        "version": game.VERSION,
        "bots": bots,
        "drawn": game.folder is not None and (game.folder / "table").is_dir(),
        "hurried": any(row.hurried is not nobody for row in game.Phase),
        "options": [
            _option(name, option, default) for (name, option), default in zip(known.items(), options.defaults(game, usual).values(), strict=True)
        ],
    }


def usual_seats(game: Game) -> int:
    return int(game.names.get("USUAL_SEATS", game.seat_counts[0]))


def _option(name: str, option: Option, default: str) -> dict[str, Any]:
    bounds = {"values": list(option.values)} if option.values else {"least": option.least, "most": option.most}
    return {"name": name, "default": default, "depends": callable(option.default), **bounds}


def tables(game: Game) -> dict[str, Any]:
    """The tables at the top of a game."""
    return {
        "blocks": [{"name": row.name, "size": row.size, "of": row.of} for row in game.Block],
        "phases": [{"name": row.name, "rule": row.rule, "window": row.window, "hurried": row.hurried is not nobody} for row in game.Phase],
        "orders": [
            {"name": name, "kind": order.kind, "of": order.of, "most": order.most, "default": order.default} for name, order in game.orders.items()
        ],
        "events": {row.name: row.kinds for row in game.Event},
        "hints": {row.name: row.kinds for row in game.Hint} if game.Hint else {},
        "kinds": game.kinds,
        "components": read_components(f"magnat.games.{game.NAME}") if game.folder else None,
    }

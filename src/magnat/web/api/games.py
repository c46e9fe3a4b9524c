"""The games in the box: options, tables of acts and events, words, rules."""

from __future__ import annotations

import re
from typing import Annotated, Literal, cast

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import PlainTextResponse

from magnat.bots import StandardBot
from magnat.bots.measured import shares_against
from magnat.core.declare import Option, WhoBegins, nobody
from magnat.core.declare import described as described_fields
from magnat.core.declare import read as read_components
from magnat.core.errors import MagnatError, WrongOptions
from magnat.core.game import Game
from magnat.core.play import options
from magnat.core.say import game_text, howto, rulebook, shell_text
from magnat.web.api.context import Registry, failures
from magnat.web.bot_runner import BotRunner
from magnat.web.compressed import public_response
from magnat.web.errors import ApiError, not_found
from magnat.web.responses import json_response
from magnat.web.samples import sample_of
from magnat.web.schemas import catalogue, requests

router = APIRouter(prefix="/api", tags=["games"])
Language = Literal["en", "fr"]
WithComponents = Annotated[bool, Query(description="with all of the printed matter, not only the tables that drawings read")]
FRONT = ("game-", "option-", "-")  # how messages begin that tell of a game and its options
TEXT = "text/plain; charset=utf-8"
OrderKind = Literal["flag", "set", "amounts"]


@router.get("/games", response_model=list[catalogue.GameInfo], summary="The games in the box")
async def games(registry: Registry, request: Request) -> Response:
    found: list[catalogue.GameInfo] = [described(game, registry.services.bots) for game in registry.games.values()]
    return public_response(request, found)


@router.get("/games/{game}", response_model=catalogue.GameDetails, responses=failures(404), summary="One game with all its tables")
async def details(registry: Registry, request: Request, game: str, components: WithComponents = True) -> Response:
    found = registry.game(game)
    told = detailed(found, registry.services.bots)
    return public_response(request, told if components else {**told, "components": None})


@router.post(
    "/games/{game}/defaults", response_model=catalogue.Defaults, responses=failures(404, 422), summary="The defaults with these seats and options"
)
async def defaults(registry: Registry, game: str, wanted: requests.Wanted) -> Response:
    """What each option is if it is left out and the others are as chosen: some defaults depend on the number of seats or on other options."""
    found = registry.game(game)
    try:
        response: catalogue.Defaults = {"defaults": options.defaults(found, wanted.players, {**wanted.options})}
    except WrongOptions as wrong:
        raise ApiError(422, "invalid", "sentence", sentence=str(wrong)) from wrong
    return json_response(response)


@router.get("/words/{language}", response_class=PlainTextResponse, summary="The shell's Fluent messages")
async def shell_words(request: Request, language: Language) -> Response:
    return public_response(request, shell_text(language), TEXT)


@router.get("/games/{game}/words/{language}", response_class=PlainTextResponse, responses=failures(404), summary="All Fluent messages of a game")
async def game_words(registry: Registry, request: Request, game: str, language: Language) -> Response:
    return public_response(request, f"{shell_text(language)}\n{own_words(registry.game(game), language)}", TEXT)


@router.get("/names/{language}", response_model=catalogue.Names, summary="Of the messages of all games those that tell what they are")
async def all_names(registry: Registry, request: Request, language: Language) -> Response:
    """For a page that lists games: Fluent messages of their names, sentences and options, by game."""
    response: catalogue.Names = {"names": {game.name: named(own_words(game, language)) for game in registry.games.values()}}
    return public_response(request, response)


def own_words(game: Game, language: Language) -> str:
    return game_text(game.folder, language) if game.folder else ""


def named(text: str) -> str:
    """Of the messages of a game those that tell what it is and what can be agreed on; terms that they use stay, too."""
    return "".join(message for message in re.split(r"(?m)^(?=[\w#-])", text) if message.startswith(FRONT))


@router.get("/games/{game}/rules/{language}", response_model=catalogue.Rules, responses=failures(404), summary="The numbered rules")
async def rules(registry: Registry, request: Request, game: str, language: Language) -> Response:
    try:
        book = rulebook(registry.game(game), language)
    except MagnatError as missing:
        raise not_found("rules") from missing
    response: catalogue.Rules = {
        "title": book.title,
        "intro": book.intro,
        "chapters": [
            {"title": chapter.title, "rules": [{"number": rule.number, "text": rule.text} for rule in chapter.rules]} for chapter in book.chapters
        ],
        "options_title": book.options_title,
        "options": [{"name": row.name, "default": row.default, "values": row.values} for row in book.options],
        "rulings_title": book.rulings_title,
        "rulings": [{"number": row.number, "point": row.point, "ruling": row.ruling, "reason": row.reason, "text": row.text} for row in book.rulings],
    }
    return public_response(request, response)


@router.get("/games/{game}/howto/{language}", response_model=catalogue.HowTo, responses=failures(404), summary="How to play, told to people")
async def how_to_play(registry: Registry, request: Request, game: str, language: Language) -> Response:
    try:
        told = howto(registry.game(game), language)
    except MagnatError as missing:
        raise not_found("rules") from missing
    response: catalogue.HowTo = {
        "title": told.title,
        "lead": list(told.lead),
        "minutes": told.minutes,
        "chapters": [
            {
                "part": chapter.part,
                "title": chapter.title,
                "blocks": [{"kind": block.kind, "lines": list(block.lines)} for block in chapter.blocks],
                "rules": list(chapter.rules),
            }
            for chapter in told.chapters
        ],
    }
    return public_response(request, response)


@router.get("/games/{game}/sample", response_model=catalogue.Sample, responses=failures(404), summary="A moment of a game, to be drawn")
async def sample(registry: Registry, request: Request, game: str) -> Response:
    """Always the same moment of a game among bots, as its first seat sees it. It is nobody's match: nothing can be asked or done in it."""
    found = registry.game(game)
    if found.sample is None:
        raise not_found("sample")
    return public_response(request, await registry.services.samples.get(0, found.name, sample_of, found))


def described(game: Game, runner: BotRunner) -> catalogue.GameInfo:
    """What one needs to know to open a table."""
    usual, known, offered = usual_seats(game), options.declared(game), runner.offered(game.name)
    return {
        "name": game.name,
        "seats": list(game.seat_counts),
        "usual_seats": usual,
        "version": game.version,
        "bots": offered,
        "ahead": {level: shares for level in offered if (shares := _shares(game, level))},
        "warming": runner.thinkers.is_warming(game.name),
        "drawn": game.folder is not None and (game.folder / "table").is_dir(),
        "hurried": any(row.timed is not nobody for row in game.phases),
        "guide": None if game.guide is None else {"seats": game.guide.seats, "steps": len(game.guide.steps)},
        "options": [
            _option(name, option, default) for (name, option), default in zip(known.items(), options.defaults(game, usual).values(), strict=True)
        ],
    }


def _shares(game: Game, level: str) -> list[catalogue.Ahead]:
    """How often a level is ahead of the standard one, for each kind of table at which that was measured."""
    leading = {name for name, option in options.declared(game).items() if option.leads}
    told: list[catalogue.Ahead] = []
    for row in shares_against(game.name, level, StandardBot.name):
        if row.options.keys() == leading and row.players in game.seat_counts:  # else nobody knows which game it was
            usual = options.defaults(game, row.players)
            chosen = {name: value for name, value in row.options.items() if value != usual[name]}
            told.append({"seats": row.players, "options": chosen, "share": row.share})
    return told


def usual_seats(game: Game) -> int:
    return game.usual_seats


def _option(name: str, option: Option, default: str) -> catalogue.OptionInfo:
    info: catalogue.OptionInfo = {"name": name, "default": default}
    if option.values:
        info["values"] = list(option.values)
    else:
        info["least"], info["most"] = option.least, option.most
    if option.offered:
        info["offered"] = list(option.offered)
    if callable(option.default):
        info["depends"] = True
    if option.leads:
        info["leads"] = True
    if option.suggested:
        info["suggested"] = option.suggested
    if isinstance(option, WhoBegins):
        info["of_seats"] = True
    return info


def detailed(game: Game, runner: BotRunner) -> catalogue.GameDetails:
    """All that a game declares."""
    return {
        **described(game, runner),
        "blocks": [{"name": row.name, "size": row.size, "of": row.of} for row in game.blocks],
        "phases": [{"name": row.name, "rule": row.rule, "window": row.window, "hurried": row.timed is not nobody} for row in game.phases],
        "orders": [
            {"name": name, "kind": cast(OrderKind, order.kind), "of": order.of, "most": order.most, "default": order.default}
            for name, order in game.orders.items()
        ],
        "events": {row.name: row.kinds for row in game.events},
        "same": {row.name: row.same for row in game.events if row.same},
        "refusals": {row.name: list(row.rules) for row in game.refusals},
        "hints": {row.name: row.kinds for row in game.hints},
        "figures": {row.name: row.kinds for row in game.figures.facts} if game.figures else {},
        "kinds": dict(game.kinds),
        "fields": described_fields(game.state),
        "components": read_components(f"magnat.games.{game.name}") if game.folder else None,
        "printed": dict(game.printed),
    }

"""What a link shows before it is opened, in a chat or a mail: the game with its picture, who sits there, and whether a seat is free (Open Graph)."""

from __future__ import annotations

from html import escape

from fastapi import Request

from magnat.core.game import Game
from magnat.web.api import context
from magnat.web.errors import ApiError, not_found
from magnat.web.state import EMPTY, LOBBY, OVER, TableState
from magnat.web.texts import language_of, say, words_of

SIZE = (1200, 630)  # of the pictures, which `scripts/previews.py` takes


def tags(request: Request, root: str, state: TableState | None, game: str) -> str:
    """For the head of the page: of the table that the link leads to, or of a game.

    Whoever has the link of a match may watch it, so who sits there is no secret to them; nothing else is told.
    """
    language = language_of(request)
    title, about, picture = "Magnat", say(language, "preview-about"), "preview.png"
    if state is not None:
        title, about = described(state, language)
        picture = picture_of(state.game)
    elif (found := game_named(request, game)) is not None:
        words = words_of(found, language, {})
        title, about = (words.say(key) if words.has(key) else said for key, said in (("game-name", found.name), ("game-about", about)))
        picture = picture_of(found)
    told = {
        "og:type": "website",
        "og:site_name": "Magnat",
        "og:title": title,
        "og:description": about,
        "og:image": f"{request.url.scheme}://{request.url.netloc}{root}/{picture}",
        "og:image:width": str(SIZE[0]),
        "og:image:height": str(SIZE[1]),
        "og:image:alt": title,
    }
    return (
        "".join(f'<meta property="{name}" content="{escape(text)}" />' for name, text in told.items())
        + '<meta name="twitter:card" content="summary_large_image" />'
    )


async def table_of(request: Request, match: str, code: str) -> TableState | None:
    """The table that a link leads to. A code is tried as carefully as where somebody types it."""
    try:
        registry = context.registry_of(request)
        if code and code.isprintable():
            await context.guessing(request)
            with context.guess(request, "wrong code"):
                match = await registry.store.lobby_of(code.strip().upper()[:40]) or ""
                if not match:
                    raise not_found("code")
        return (await registry.table(match)).state if match and context.ID.fullmatch(match) else None
    except (ApiError, AttributeError):  # gone, or never there, or tried too often: the page itself says so
        return None


def game_named(request: Request, name: str) -> Game | None:
    try:
        return context.registry_of(request).games.get(name)
    except AttributeError:  # a page without tables
        return None


def picture_of(game: Game) -> str:
    """The address of a game's picture; the one of the front door if it has none."""
    return f"previews/{game.name}.png" if game.folder is not None and (game.folder / "preview.png").is_file() else "preview.png"


def described(state: TableState, language: str) -> tuple[str, str]:
    words = words_of(state.game, language, state.options)
    title = words.say("game-name") if words.has("game-name") else state.game.name
    names = ", ".join(chair.name for chair in state.chairs if chair.kind != EMPTY)
    free = sum(chair.kind == EMPTY for chair in state.chairs)
    if state.status == LOBBY:
        return title, say(language, "preview-lobby" if free else "preview-full", names=names, free=free)
    if state.status == OVER:
        return title, say(language, "preview-closed" if state.unfinished else "preview-over", names=names)
    asked = ", ".join(state.names[seat] for seat in state.asked)
    return title, say(language, "preview-running" if asked else "preview-paused", names=names, asked=asked)

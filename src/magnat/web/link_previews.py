"""What a link shows before it is opened, in a chat or a mail: the game, who sits there, and whether a seat is free (Open Graph)."""

from __future__ import annotations

from html import escape

from fastapi import Request

from magnat.web.api.context import ID, registry_of
from magnat.web.errors import ApiError
from magnat.web.tables.state import EMPTY, LOBBY, OVER, TableState
from magnat.web.texts import language_of, say, words_of


async def tags(request: Request, match: str, root: str) -> str:
    """For the head of the page. Whoever has the link of a match may watch it, so who sits there is no secret to them; nothing else is told."""
    language = language_of(request)
    title, about = "Magnat", say(language, "preview-about")
    if match and ID.fullmatch(match):
        try:
            state = (await registry_of(request).table(match)).state
        except (ApiError, AttributeError):  # gone, or never there: the page itself says so
            state = None
        if state is not None:
            title, about = described(state, language)
    image = f"{request.url.scheme}://{request.url.netloc}{root}/icon-512.png"
    told = {"og:type": "website", "og:site_name": "Magnat", "og:title": title, "og:description": about, "og:image": image}
    return (
        "".join(f'<meta property="{name}" content="{escape(text)}" />' for name, text in told.items())
        + '<meta name="twitter:card" content="summary" />'
    )


def described(state: TableState, language: str) -> tuple[str, str]:
    words = words_of(state.game, language, state.options)
    title = words.say("game-name") if words.has("game-name") else state.game.name
    names = ", ".join(chair.name for chair in state.chairs if chair.kind != EMPTY)
    free = sum(chair.kind == EMPTY for chair in state.chairs)
    if state.status == LOBBY:
        return title, say(language, "preview-lobby" if free else "preview-full", names=names, free=free)
    if state.status == OVER:
        return title, say(language, "preview-over", names=names)
    asked = ", ".join(state.names[seat] for seat in state.asked)
    return title, say(language, "preview-running" if asked else "preview-paused", names=names, asked=asked)

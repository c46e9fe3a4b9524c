"""Arguments that several commands share."""

from __future__ import annotations

import importlib
import os
from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any

import typer

from magnat.core.errors import MagnatError

if TYPE_CHECKING:
    from magnat.core.game import Game

LANGUAGES = ("en", "fr")

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Name of a game, see `magnat games`.", show_default=False)]
Language = Annotated[str, typer.Option("--lang", metavar="en|fr", help="Language; by default that of your environment.", show_default=False)]
Options = Annotated[str, typer.Option("--options", metavar="K=V,...", help="Options of the game, see `magnat rules GAME`.", show_default=False)]


class BadArgument(MagnatError):
    """Something on the command line that makes no sense."""


def load_game(name: str) -> Game:
    """The game of that name, with a sentence if there is none."""
    from magnat.core.game import load

    return load(name)


def language(wanted: str, environment: Mapping[str, str] = os.environ) -> str:
    """The language of --lang; else that of the environment, if we speak it; else English.

    >>> language("", {"LC_ALL": "", "LANG": "fr_CH.UTF-8"}), language("", {"LANG": "de_DE"}), language("fr")
    ('fr', 'en', 'fr')
    """
    if wanted and wanted not in LANGUAGES:
        raise BadArgument(f"there is no language {wanted!r}; there are: {', '.join(LANGUAGES)}")
    spoken = next((value for key in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := environment.get(key))), "")
    return wanted or (spoken[:2] if spoken[:2] in LANGUAGES else "en")


def chosen_options(text: str) -> dict[str, object]:
    """The options of `k=v,k=v`.

    >>> chosen_options("memory_aid=off, first_player=random")
    {'memory_aid': 'off', 'first_player': 'random'}
    """
    chosen: dict[str, object] = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        name, equals, value = (piece.strip() for piece in part.partition("="))
        if not equals or not name or not value:
            raise BadArgument(f"options are written name=value,name=value; {part!r} is not")
        if name in chosen:
            raise BadArgument(f"option {name} is given twice")
        chosen[name] = value
    return chosen


def policies(text: str) -> Any:
    """One policy for all seats, or a list with one for each; one of one's own is written module:name.

    >>> policies("standard"), policies("standard, random")
    ('standard', ['standard', 'random'])
    """
    listed = [_policy(part.strip()) for part in text.split(",")]
    return listed[0] if len(listed) == 1 else listed


def _policy(text: str) -> Any:
    if ":" not in text:
        return text
    module, _, name = text.partition(":")
    try:
        found = getattr(importlib.import_module(module), name, None)
    except (ImportError, ValueError) as missing:
        raise BadArgument(f"the module of the policy {text!r} cannot be imported: {missing}") from missing
    if found is None:
        raise BadArgument(f"there is no {name!r} in {module}")
    from magnat.lab.policies import Compiled

    if not callable(found) and not isinstance(found, Compiled):
        raise BadArgument(f"{text} is no policy: a function of a batch, or Compiled(...)")
    return found

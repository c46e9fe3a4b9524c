"""Players that are programs. A bot chooses for a seat of a match, from what that seat may see, and knows no game.

People choose among LEVELS; `random` and `net` are for programs.
"""

from __future__ import annotations

from collections.abc import Callable

from magnat.bots.levels import BeginnerBot, CasualBot, ExpertBot, LookingAhead, SearchBot, StrongBot
from magnat.bots.net import NetBot
from magnat.bots.simple import Bot, RandomBot, StandardBot, UnknownBot

__all__ = [
    "BOTS", "LEVELS", "BeginnerBot", "Bot", "CasualBot", "ExpertBot", "LookingAhead", "NetBot", "RandomBot", "SearchBot", "StandardBot",
    "StrongBot", "UnknownBot", "bot", "level_named",
]  # fmt: skip

BOTS: dict[str, Callable[[int], Bot]] = {  # name -> a bot that gets a seed and may need it
    BeginnerBot.name: BeginnerBot,
    CasualBot.name: CasualBot,
    StandardBot.name: lambda seed: StandardBot(),
    StrongBot.name: StrongBot,
    ExpertBot.name: ExpertBot,
    NetBot.name: NetBot,
    RandomBot.name: RandomBot,
}
LEVELS = tuple(name for name in BOTS if name not in (NetBot.name, RandomBot.name))
FORMER_NAMES = {"heuristic": StandardBot.name}  # as saves and tables of earlier versions have them


def level_named(name: str) -> str:
    """The present name of a bot, from this or an earlier version; the name itself if nobody knows it.

    >>> level_named("heuristic"), level_named("strong")
    ('standard', 'strong')
    """
    return FORMER_NAMES.get(name, name)


def bot(name: str, seed: int = 0) -> Bot:
    """The bot of that name; UnknownBot with a sentence if there is none.

    >>> bot("random", seed=7).name, bot("heuristic").name
    ('random', 'standard')
    """
    if level_named(name) not in BOTS:
        raise UnknownBot(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")
    return BOTS[level_named(name)](seed)

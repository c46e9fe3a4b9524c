"""The games as environments of other libraries. `pip install "magnat[envs]"`; importing this makes their names known:

    pettingzoo.make("aec", "magnat/hab_und_gut-v1") every seat is an agent
    gymnasium.make("magnat/Hab-und-Gut-v1")         one seat against policies
    gymnasium.make_vec("magnat/Hab-und-Gut-v1", num_envs=64)

The number at the end is raised when what is learnt in an environment could come out differently. `TextGame` is for language models and needs none of
these libraries.
"""

from __future__ import annotations

from magnat.core.game import names
from magnat.envs.text import Answer, TextGame

VERSION = 1
__all__ = ["VERSION", "Answer", "TextGame", "gymnasium_name", "pettingzoo_name", "register"]


def pettingzoo_name(game: str) -> str:
    """The name of a game in PettingZoo's registry.

    >>> pettingzoo_name("hab_und_gut")
    'magnat/hab_und_gut-v1'
    """
    return f"magnat/{game}-v{VERSION}"


def gymnasium_name(game: str) -> str:
    """The name of a game in Gymnasium's registry.

    >>> gymnasium_name("merchant_of_venus")
    'magnat/Merchant-of-Venus-v1'
    """
    small = ("of", "und", "du")
    return f"magnat/{'-'.join(word if word in small else word.capitalize() for word in game.split('_'))}-v{VERSION}"


def register() -> None:
    """Make the names of all games known to PettingZoo and Gymnasium, where they are installed."""
    try:
        import gymnasium
    except ImportError:
        return
    for game in names():
        if gymnasium_name(game) not in gymnasium.registry:
            gymnasium.register(
                gymnasium_name(game),
                entry_point="magnat.envs.single:SeatEnv",
                vector_entry_point="magnat.envs.vector:SeatVectorEnv",
                kwargs={"game": game},
                disable_env_checker=True,
            )
    try:
        import pettingzoo
    except ImportError:
        return
    for game in names():
        if pettingzoo_name(game) not in pettingzoo.aec_registry:
            pettingzoo.register("aec", pettingzoo_name(game), entry_point="magnat.envs.aec:GameEnv", kwargs={"game": game})


register()

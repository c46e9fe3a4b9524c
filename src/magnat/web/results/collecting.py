"""What people have met in a finished game: cultures, cards, companies; small collections, as the game declares them."""

from __future__ import annotations

from collections.abc import Mapping

from magnat.core.play import Match
from magnat.web.store import Discovery


def discoveries(match: Match, persons: Mapping[int, str], at: float) -> list[Discovery]:
    """Every thing that stands beside somebody's own name in a line of the log, as that person may read it."""
    game, found = match.game, dict[tuple[str, str, str], Discovery]()
    lines = [*match.opening, *(line for act in match.played for line in act.lines)]
    for line in lines:
        kinds = game.events[line.event].kinds
        told = [name for name, kind in kinds.items() if kind in game.collections]
        for seat, person in persons.items() if told else ():
            values = match.values(line, seat)
            if values.get("seat") != seat:
                continue
            for name in told:
                things, value = game.things(kinds[name]), values[name]
                if value is not None and 0 <= value < len(things):
                    thing = things[value]
                    found.setdefault((person, kinds[name], thing), Discovery(person, game.name, kinds[name], thing, at))
    return list(found.values())

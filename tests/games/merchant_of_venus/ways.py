"""All ways of a movement: every choice after a roll, by plain search through the rules themselves."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from magnat.core.declare import CHANCE
from magnat.games.merchant_of_venus import components as printed
from magnat.games.merchant_of_venus.state import Phase, State
from tests.games.merchant_of_venus.scene import GAME, Scene

HOW = {"LANDED": "landed", "CAME_TO_REST": "stopped", "STOPPED": "unpaid", "LED_BACK": "led back"}
ENDED = (Phase.TRANSACT, Phase.ASTEROID, Phase.CONTACT)
End = tuple[str, str, int]  # space, how, points left


def ends(scene: Scene) -> set[End]:
    """Where the movement of seat 0 can end once the dice are rolled; ways onto face-down tokens are not followed."""
    found: set[End] = set()
    seen: set[bytes] = set()
    if scene.over or scene.st.phase in ENDED:  # without a single question
        return {_end(scene.st, [event for event, _ in scene.heard if event in HOW][-1], scene.flown()[-1][1])}
    open_questions = [scene.st.copy()]
    while open_questions:
        st = open_questions.pop()
        if st.to_bytes() in seen:
            continue
        seen.add(st.to_bytes())
        for act in GAME.legal(st):
            twin = st.copy()
            twin.heard = []
            GAME.dispatch.apply(twin, act)
            events = [(GAME.events.named(event), values) for event, values, _ in twin.heard]
            twin.heard = None
            if twin.active != 0 or twin.phase in ENDED:
                how = [event for event, _ in events if event in HOW]
                left = [values[-1] for event, values in events if event in ("FLEW", "JUMPED")]
                if how:
                    found.add(_end(twin, how[-1], left[-1] if left else st.points))
            elif twin.actor != CHANCE:
                open_questions.append(twin)
    return found


def _end(st: State, how: str, left: int) -> End:
    return str(printed.SPACE_IDS[st.space[0]]), HOW[how], left


def spaces(found: set[End]) -> set[str]:
    return {space for space, _, _ in found}


def rolls(dice: int) -> Iterator[tuple[int, ...]]:
    return itertools.product(range(1, 7), repeat=dice)


def landings(scene: Scene, heading: str, dice: int, target: str, drives: str = "") -> int:
    """How many rolls allow landing on a space."""
    scene.do("head", heading)
    if drives:
        scene.do("drv", drives)
    total = 0
    kept: dict[tuple[int, ...], bool] = {}
    for roll in rolls(dice):
        alike = tuple(sorted(roll))
        if alike not in kept:
            kept[alike] = any(space == target and how == "landed" for space, how, _ in ends(scene.copy().roll(*alike)))
        total += kept[alike]
    return total

"""Standing orders: what they answer, and when they leave the question to the person."""

from __future__ import annotations

from typing import Any

import pytest

from magnat.core.declare import WrongOrder, merged, usual
from magnat.games.merchant_of_venus import components as printed

from .scene import GAME, Scene


def orders(**given: Any) -> dict[str, Any]:
    return merged(GAME.orders, usual(GAME.orders), given)


def answered(scene: Scene, **given: Any) -> Any:
    assert GAME.answer is not None
    return GAME.answer(scene.st.blanked(0), 0, orders(**given))


def before_an_orbit() -> Scene:
    """One link from an orbit, with an unknown culture there."""
    return Scene().at(printed.SPACE_IDS[printed.LINKS[printed.ORBIT_SPACE[0]][0]]).undiscovered(*printed.SYSTEM_IDS)


def test_s78_cards_are_looked_at() -> None:
    scene = before_an_orbit()
    orbit = next(space for space in scene.legal("head") if space in printed.ORBIT_IDS)
    scene.head(orbit, 6, 6, 6)
    assert scene.phase == "OBSERVE"
    assert answered(scene) == [("observe", 0)] and answered(scene, observe=False) is None


def test_s160_tokens_are_looked_at_one_by_one() -> None:
    encounter = 0
    space = printed.ENCOUNTER_SPACE[encounter]
    near = printed.LINKS[space][0]
    start = next(other for other in printed.LINKS[near][: printed.LINK_COUNT[near]] if other != space)
    scene = Scene().at(printed.SPACE_IDS[start]).holds("relic-spy_eye")
    scene.head(printed.SPACE_IDS[near], 6, 6, 6)
    assert scene.phase == "SPY"
    answer = answered(scene, observe=True)
    scene.do(*answer[0])
    assert scene.phase == "SPIED" and answered(scene, observe=True) is None


def hazard() -> tuple[Scene, int]:
    """In a printed hazard, with points left."""
    space = next(space for space in range(printed.SPACES) if printed.SPACE_HAZARD[space] and printed.SPACE_NAVIGATION[printed.LINKS[space][0]] < 0)
    scene = Scene().at(printed.SPACE_IDS[printed.LINKS[space][0]]).credits(100)
    scene.head(printed.SPACE_IDS[space], 6, 6, 6)
    assert scene.phase == "HAZARD"
    return scene, int(printed.SPACE_HAZARD[space])


def test_s58_hazards_are_paid_up_to_the_sum() -> None:
    scene, cost = hazard()
    assert answered(scene, pay={"0": cost}) == [("pay", 0)]
    assert answered(scene, pay={0: cost - 1}) is None and answered(scene) is None


def test_other_questions_are_left_to_the_person() -> None:
    assert answered(Scene(), observe=True, pay={0: 40}) is None


@pytest.mark.parametrize("given", [{"observe": 1}, {"pay": 30}, {"pay": {"0": 9999}}, {"pay": {"1": 10}}, {"sleep": True}])
def test_orders_that_make_no_sense_are_refused(given: dict[str, Any]) -> None:
    with pytest.raises(WrongOrder):
        orders(**given)

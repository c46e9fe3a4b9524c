"""Laws that random games seldom strain: each notices its breach."""

from __future__ import annotations

import pytest

from magnat.games.merchant_of_venus import GAME
from magnat.games.merchant_of_venus.components import EQUIPMENT, NONE
from magnat.games.merchant_of_venus.laws import Law

from .scene import Scene


def test_s9_no_race_is_taken_twice() -> None:
    st = Scene().st
    assert GAME.broken_law(st) == 0
    st.race[1] = st.race[0]
    assert GAME.broken_law(st) == Law.RACES


def test_s9_races_are_looked_at_while_they_are_chosen() -> None:
    st = GAME.new_state(3, {})
    st.race[:3] = [4, 4, NONE]
    assert GAME.broken_law(st) == Law.RACES
    st.race[1] = NONE
    assert GAME.broken_law(st) == 0


@pytest.mark.parametrize("equipment", range(EQUIPMENT))
@pytest.mark.parametrize("more", [1, -1])
def test_s7_s135_equipment_neither_appears_nor_vanishes(equipment: int, more: int) -> None:
    st = Scene().st
    st.pile[equipment] += more
    assert GAME.broken_law(st) == Law.EQUIPMENT


def test_s135_bartered_equipment_goes_back_to_its_pile() -> None:
    scene = Scene().holds("equipment-shield").at("IBS-port").do("stay")
    pile = scene.st.pile[0]
    scene.do("barter", "equipment-shield")
    assert scene.st.pile[0] == pile + 1 and GAME.broken_law(scene.st) == 0

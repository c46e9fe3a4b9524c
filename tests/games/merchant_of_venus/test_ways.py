"""E1 to E4 and P1 to P4: all ways and all rolls, exhausted."""

from __future__ import annotations

import pytest

from tests.games.merchant_of_venus.scene import Scene
from tests.games.merchant_of_venus.ways import ends, landings, spaces


def test_e1_from_a_city_with_four_points() -> None:
    scene = Scene().at("TRP-city-A").head("TRP-1", 1, 1, 2)
    assert ends(scene) == {("TRP-3", "stopped", 0), ("TRP-10", "stopped", 0), ("TRP_JUN-1", "stopped", 0)}


@pytest.mark.parametrize(
    ("drives", "expected"),
    [
        ("none", {("IBS-3", "stopped"), ("IBS-11", "stopped"), ("IBS_BASE-1", "stopped")}),
        ("red", {("IBS-4", "stopped"), ("IBS-10", "stopped"), ("IBS_BASE-3", "stopped")}),
        ("both", {("IBS-6", "stopped"), ("IBS-9", "stopped"), ("TRP_IBS-2", "stopped"), ("BASE", "landed")}),
    ],
)
def test_e2_drives_on_the_way_out_of_a_port(drives: str, expected: set[tuple[str, str]]) -> None:
    scene = Scene().flies("freighter").at("IBS-port").holds("equipment-red_drive").holds("equipment-yellow_drive")
    found = ends(scene.do("head", "IBS-1").do("drv", drives).roll(1, 2))
    assert {(space, how) for space, how, _ in found} == expected


def test_e3_hazard_and_navigation() -> None:
    scene = Scene().at("COL-city-A").credits(40)
    found = {end for heading in scene.legal("head") for end in ends(scene.copy().head(heading, 1, 3, 1))}
    paid = ("COL-4", "stopped", 0)
    poor = {("COL-6", "stopped", 0), ("COL_GIA-2", "stopped", 0), ("COL-2", "led back", 2), ("COL-3", "unpaid", 1)}
    assert found == poor | {paid}
    scene.credits(20)
    assert {end for heading in scene.legal("head") for end in ends(scene.copy().head(heading, 1, 3, 1))} == poor


def test_e4_red_drive() -> None:
    scene = Scene().flies("freighter").at("COL-5").holds("equipment-red_drive").do("head", "COL-6").do("drv", "red").roll(1, 1)
    assert spaces(ends(scene)) == {"COL-1", "COL_GIA-1", "COL_BASE-2"}


def test_p1_scout_to_the_biosphere() -> None:
    assert landings(Scene().at("BASE"), "IBS_BASE-3", 3, "IBS-port") == 206


@pytest.mark.parametrize(("ship", "dice", "expected"), [("scout", 3, 160), pytest.param("clipper", 4, 1226, marks=pytest.mark.thorough)])
def test_p2_to_the_colony(ship: str, dice: int, expected: int) -> None:
    assert landings(Scene().at("BASE").flies(ship), "COL_BASE-4", dice, "COL-city-B") == expected


@pytest.mark.parametrize(("ship", "dice", "expected"), [pytest.param("scout", 3, 208, marks=pytest.mark.thorough), ("freighter", 2, 31)])
def test_p3_to_the_nebula(ship: str, dice: int, expected: int) -> None:
    assert landings(Scene().at("BASE").flies(ship).harmless(), "NEB-B8", dice, "NEB-B3") == expected


@pytest.mark.parametrize(("credits", "drive", "expected"), [(20, "", 82), (19, "", 0), pytest.param(0, "red", 91, marks=pytest.mark.thorough)])
def test_p4_to_the_multi_generation_ship(credits: int, drive: str, expected: int) -> None:
    scene = Scene().at("WAT-city-B").credits(credits)
    if drive:
        scene.holds("equipment-red_drive")
    assert landings(scene, scene.legal("head")[0], 3, "MGS-3", drive) == expected

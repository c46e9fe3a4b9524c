"""S25 to S80 and the relics, S152 to S168: what the examples and corner cases leave open."""

from __future__ import annotations

import itertools

import pytest

from magnat.games.merchant_of_venus import components as printed
from magnat.games.merchant_of_venus.rules.places import hazard_cost, is_skipped
from magnat.games.merchant_of_venus.state import COLLECTED, DOWN
from tests.games.merchant_of_venus.scene import GAME, Scene, number_of
from tests.games.merchant_of_venus.ways import ends, spaces


def test_s25_s26_a_heading_is_one_link_away() -> None:
    scene = Scene().at("BASE")
    assert scene.legal() == ["stay", "head NEB-B8", "head IBS_BASE-3", "head COL_BASE-4"]
    assert scene.refusal("head", "TRP-1") == "NOT_NEXT_DOOR"


def test_s27_drives_jump_start_and_auto_pilot_come_with_the_heading() -> None:
    scene = Scene().at("BASE").holds("equipment-red_drive").holds("relic-auto_pilot").do("head", "NEB-B8")
    assert scene.phase == "DRIVES"
    assert scene.do("drv", "none").phase == "AUTOPILOT"
    assert scene.do("no").phase == "ROLL"


@pytest.mark.parametrize(("ship", "dice"), [("scout", 3), ("clipper", 4), ("transport", 3), ("freighter", 2)])
def test_s28_s29_as_many_dice_as_the_speed(ship: str, dice: int) -> None:
    scene = Scene().at("BASE").flies(ship).do("head", "NEB-B8").roll(*[1] * dice)
    assert scene.told("ROLLED")[0][-1] == dice and sum(value > 0 for value in scene.told("ROLLED")[0][1:5]) == dice


def test_s29_the_assigned_die_counts() -> None:
    scene = Scene().at("BASE").head("NEB-B8", 6, 6, 1).nav(1)
    assert scene.here == "NEB-B4" and scene.points == 13 - 2


def test_s30_s33_the_first_step_is_not_asked() -> None:
    scene = Scene().flies("freighter").at("TRP-city-A").head("TRP-1", 1, 1)
    assert scene.flown() == [("TRP-1", 0)], "even the lowest roll leaves a city"


def test_s31_s32_costs_of_links() -> None:
    scene = Scene().flies("freighter").at("TRP-2").head("TRP-1", 1, 2)
    assert "TRP-city-A" in scene.legal("go") and scene.go("TRP-city-A").flown()[-1] == ("TRP-city-A", 0)


def test_s34_s35_free_choice_but_not_back() -> None:
    scene = Scene().at("TRP-2").head("TRP-1", 3, 3, 3)
    assert scene.legal("go") == ["TRP-11", "TRP-city-A"] and scene.refusal("go", "TRP-2") == "NO_WAY_BACK"


def test_s35_prev_survives_an_observation() -> None:
    scene = Scene().undiscovered("TRP").at("TRP-2").head("TRP-1", 3, 3, 3).do("observe").do("culture", "nillis")
    assert scene.refusal("go", "TRP-2") == "NO_WAY_BACK"


def test_s36_ships_share_spaces() -> None:
    scene = Scene().at("TRP-1").at("TRP-2", seat=1).flies("freighter").head("TRP-2", 1, 1)
    assert scene.here == "TRP-3"
    assert Scene().at("TRP-1").at("TRP-3", seat=1).flies("freighter").head("TRP-2", 1, 1).here == "TRP-3"


def test_s37_all_points_are_spent() -> None:
    scene = Scene().at("BASE").harmless().credits(0).head("IBS_BASE-3", 2, 3, 4)
    for space, how, left in ends(scene):
        assert left == 0 or how in ("landed", "unpaid", "led back"), (space, how, left)


def test_s38_s39_s40_landing() -> None:
    scene = Scene().at("DES-4").head("DES-5", 2, 2, 2)
    assert "land" in scene.legal() and scene.copy().do("land").over
    city = Scene().at("TRP-2").head("TRP-1", 3, 3, 3).go("TRP-city-A")
    assert city.phase == "TRANSACT" and city.st.points == 0


def test_s41_no_landing_place_and_no_points() -> None:
    scene = Scene().flies("freighter").at("TRP-1").head("TRP-2", 1, 1)
    assert scene.over and scene.told("CAME_TO_REST") == [(0, number_of("space", "TRP-3"))]


def test_s42_ports_are_passed_without_landing() -> None:
    scene = Scene().owns_port("TRP-1", seat=1).at("TRP-2").head("TRP-1", 3, 3, 3)
    assert "land" in scene.legal() and scene.go("TRP-11").here == "TRP-11" and scene.st.credits == [40, 40, 0, 0]


def test_s43_the_order_of_an_arrival() -> None:
    """(b) revealed, (c) Spy Eye, (d) observation, (g) relic, (h) landing."""
    scene = Scene().undiscovered("AST").at("AST-5").holds("relic-spy_eye").head("AST-9", 3, 3, 3)
    assert scene.phase == "REVEALED"
    scene.do("token", "relic-air_foil")
    assert scene.phase == "OBSERVE", "no other token is next to AST-9"
    scene.do("skip")
    assert scene.phase == "RELIC"
    scene.do("leave")
    assert scene.phase == "STEP" and "land" in scene.legal()


def test_s44_s45_one_die_for_the_turn() -> None:
    scene = Scene().at("NEB-B3").harmless().head("NEB-B2", 4, 4, 2).go("NEB-B1")
    assert scene.phase == "NAV" and scene.legal() == ["nav 2", "nav 4"]
    scene.nav(4)
    assert [space for space, _ in scene.flown()][2:4] == ["NEB-W4", "NEB-W3"] and len(scene.told("ASSIGNED")) == 1


def test_s44_a23_early_assignment() -> None:
    scene = Scene(early_assignment="on").at("BASE").head("IBS_BASE-3", 1, 3, 5)
    assert scene.phase == "EARLYNAV" and scene.legal() == ["nav 1", "nav 3", "nav 5", "skip"]
    assert scene.copy().do("skip").st.nav == 0
    assert scene.nav(3).st.nav == 3 and scene.flown()[0] == ("IBS_BASE-3", 8)


def test_s46_s47_exits() -> None:
    for navigation, row in enumerate(printed.EXITS):
        space = printed.SPACE_NAVIGATION.index(navigation)
        for face, exit_space in enumerate(row):
            assert exit_space in printed.LINKS[space][: printed.LINK_COUNT[space]]
            scene = Scene().harmless().at(printed.SPACE_IDS[space]).flies("freighter")
            scene.head(printed.SPACE_IDS[exit_space], 1 + face, 1 + face)
            assert scene.flown()[0][0] == printed.SPACE_IDS[exit_space]


def test_s48_a_later_turn_has_no_entry() -> None:
    scene = Scene().flies("freighter").at("WAT_MGS-3").head("WAT_MGS-4", 1, 1)
    assert scene.here == "MGS-1"
    scene.next_turn().head("WAT_MGS-4", 3, 3)
    assert scene.flown()[2][0] == "WAT_MGS-4"


def test_s49_s50_and_a20_are_asked_in_nav() -> None:
    scene = Scene().at("MGS-1").head("MGS-2", 6, 6, 1)
    assert scene.flown()[0][0] == "MGS-2" and scene.told("ASSIGNED") == [(0, 6)]


def test_s51_s52_s56_entering_again_applies_the_protocol_again() -> None:
    """A telegate that leads to another, which is left by link and entered again by link."""
    scene = Scene().at("DES-2").lies("DES-3", "telegate-2").lies("WAT-8", "telegate-5").head("DES-3", 5, 5, 5)
    assert scene.here == "WAT-8" and scene.st.exempt == 1 and scene.st.prev == printed.NONE
    scene.go("WAT-7")
    assert scene.st.exempt == 0


def test_s53_s57_missing_telegates() -> None:
    scene = Scene().at("DES-1").lies("DES-3", "telegate-2").lies("WAT-8", "telegate-5", DOWN).head("DES-2", 5, 5, 5)
    assert not scene.told("JUMPED")


def test_s54_starting_on_a_telegate() -> None:
    scene = Scene().at("DES-3").lies("DES-3", "telegate-2").lies("WAT-8", "telegate-5").head("DES-2", 5, 1, 1)
    assert scene.phase == "NAV"
    assert scene.copy().nav(5).here == "WAT-8"
    assert scene.nav(1).flown()[0][0] == "DES-2", "the heading binds if there is no jump"


def test_s55_stopping_on_a_telegate_needs_no_die() -> None:
    scene = Scene().flies("freighter").at("DES-1").lies("DES-3", "telegate-2").head("DES-2", 1, 1)
    assert scene.over and not scene.told("ASSIGNED")


def test_s58_s59_s60_s164_hazards() -> None:
    scene = Scene().at("SNV-2").holds("equipment-shield", 2).holds("relic-shield")
    assert [hazard_cost(scene.st, number_of("space", space)) for space in ("SNV-1", "SNV-2")] == [0, 0]
    one = Scene().at("SNV-2").holds("relic-shield")
    assert hazard_cost(one.st, number_of("space", "SNV-2")) == 10
    last = Scene().flies("freighter").at("TRP-1").credits(50).head("TRP-11", 1, 1).go("TRP-10")
    assert last.over and last.here == "TRP-10" and last.st.credits[0] == 50, "entered with the last point it costs nothing"


def test_s61_leaving_a_hazard_is_free() -> None:
    scene = Scene().credits(0).at("SNV-2").head("SNV_WAT-1", 1, 1, 1)
    assert scene.flown()[0][0] == "SNV_WAT-1" and not scene.told("HAZARD_PAID")


def test_s62_s168_hazards_of_an_active_colour_are_skipped() -> None:
    scene = Scene().lies("JUN-5", "red-30").holds("equipment-red_drive")
    scene.st.drives[0] = printed.RED
    assert is_skipped(scene.st, number_of("space", "JUN-5"))
    scene.st.drives[0] = printed.YELLOW
    assert not is_skipped(scene.st, number_of("space", "JUN-5"))


def test_s63_s64_tokens_are_turned_up_for_all() -> None:
    scene = Scene().credits(100).at("DES-1").head("DES-2", 2, 2, 2).do("token", "blue-30")
    assert scene.phase == "HAZARD" and scene.st.view(1)["token"][number_of("encounter", "DES-3")] == number_of("token", "blue-30")
    scene.do("stop").at("DES-1", seat=1).do("head", "DES-2").roll(2, 2, 2)
    assert scene.phase == "HAZARD" and scene.st.actor == 1, "it stays for the rest of the game"


def test_s65_the_point_given_back() -> None:
    scene = Scene().flies("freighter").at("DES-2").holds("equipment-yellow_drive").do("head", "DES-3").do("drv", "yellow").roll(1, 1)
    scene.do("token", "yellow-40")
    assert scene.told("GIVEN_BACK") and ("DES-4", 1) in scene.flown()


def test_s66_s67_s68_relics() -> None:
    scene = Scene().lies("DES-3", "relic-gate_lock").flies("freighter").at("DES-1").head("DES-2", 1, 1)
    assert scene.phase == "RELIC" and scene.points == 0
    stopped = scene.copy().do("leave")
    assert stopped.over and stopped.here == "DES-3"
    again = stopped.next_turn().do("stay").do("collect")
    assert again.over and again.held("relic-gate_lock") == 1
    assert scene.do("collect").st.face[number_of("encounter", "DES-3")] == COLLECTED


def test_s69_s91_open_ports() -> None:
    assert all(printed.SPACE_SYSTEM[space] != printed.NONE for space in printed.ENCOUNTER_SPACE)
    scene = Scene().lies("DES-3", "open_port").at("DES-2").head("DES-3", 1, 1, 1).do("land")
    assert scene.phase == "TRANSACT" and scene.st.sales == scene.st.buys == 2


def test_s70_s71_telegates_are_no_landing_places_asteroids_are() -> None:
    scene = Scene().lies("DES-3", "telegate-1").at("DES-2").head("DES-3", 2, 2, 3)
    assert scene.phase == "NAV" and scene.refusal("land") == "not-now"
    assert "land" in Scene().at("DES-4").head("DES-5", 2, 2, 2).legal()


def test_s72_s73_s167_drives() -> None:
    scene = Scene().at("BASE").holds("equipment-combo_drive").holds("equipment-yellow_drive").do("head", "NEB-B8")
    assert scene.legal("drv") == ["none", "yellow", "both"]
    assert GAME.default_act(scene.st) == scene.id_of("drv", "both"), "a drive is active unless its owner says otherwise"


def test_s74_s75_skipped_spaces_cost_nothing_and_may_be_turned_off() -> None:
    scene = Scene().flies("freighter").at("COL-5").holds("equipment-red_drive").do("head", "COL-6").do("drv", "red").roll(1, 1)
    assert scene.flown() == [("COL-6", 2)] and len(scene.legal("go")) > 1 and "land" not in scene.legal()


def test_s76_what_is_never_skipped() -> None:
    for space in range(printed.SPACES):
        node = printed.PRINTED["map"]["nodes"][space]
        if node["kind"] not in ("space", "hazard"):
            assert printed.SPACE_COLOUR[space] == 0, node["id"]


def test_s77_no_run_is_longer_than_the_list() -> None:
    """All runs of skipped spaces with both colours active, with red and yellow hazards on the encounter spaces of the asteroid system."""
    scene = Scene().holds("equipment-combo_drive").harmless()
    for encounter in printed.ENCOUNTER_IDS:
        scene.lies(encounter, "red-20")
    scene.st.drives[0] = printed.YELLOW + printed.RED
    longest = 0
    for space in range(printed.SPACES):
        runs: list[tuple[int, int, tuple[int, ...]]] = [(space, printed.NONE, ())]
        while runs:
            here, prev, run = runs.pop()
            longest = max(longest, len(run))
            ways = [way for way in printed.LINKS[here][: printed.LINK_COUNT[here]] if way != prev and is_skipped(scene.st, way) and way not in run]
            runs += [(way, here, (*run, way)) for way in ways]
    assert longest <= printed.MOST_RUN


def test_s78_s79_s80_observing() -> None:
    scene = Scene().undiscovered("TRP").at("TRP-2").head("TRP-1", 2, 2, 2)
    assert scene.legal() == ["observe", "skip"]
    scene.do("observe")
    assert scene.phase == "OBSERVED"
    scene.do("culture", "nillis")
    assert scene.st.contacted[0] == 0 and scene.held("card-nillis") == 0
    scene.go("TRP-11")
    start = Scene().undiscovered("TRP").at("TRP-1").head("TRP-2", 2, 2, 2)
    assert start.phase == "OBSERVE" and start.here == "TRP-4", "who leaves an orbit does not observe: this is the next one"


def test_s78_who_looks_later_draws_nothing() -> None:
    scene = Scene().undiscovered("TRP").at("TRP-2")
    scene.st.observed[0] = 2
    scene.head("TRP-1", 2, 2, 2).do("observe")
    assert scene.phase == "STEP" and scene.st.observed[0] == 3 and scene.told("OBSERVED")
    seen = Scene().undiscovered("TRP").at("TRP-2")
    seen.st.observed[0] = 1
    assert seen.head("TRP-1", 2, 2, 2).phase == "STEP", "nobody looks twice"


def test_s78_s160_auto_observe() -> None:
    scene = Scene(auto_observe="on").undiscovered("TRP").at("TRP-2").head("TRP-1", 2, 2, 2)
    assert scene.phase == "OBSERVED"
    spying = Scene(auto_observe="on").at("AST-15").holds("relic-spy_eye").head("AST-19", 1, 1, 1)
    for name in ("AST-16", "AST-18", "AST-22"):
        assert spying.phase == "SPIED" and spying.st.spying == number_of("encounter", name)
        spying.do("token", "blue-10" if name != "AST-22" else "blue-40")
    assert spying.phase != "SPIED"


# Relics


def test_s152_relics_are_used_every_turn() -> None:
    scene = Scene().flies("freighter").at("TRP-1").holds("relic-auto_pilot").do("head", "TRP-2").do("yes").roll(1).go("TRP-5")
    assert scene.over and scene.here == "TRP-6"
    scene.next_turn().do("head", "TRP-5")
    assert scene.phase == "AUTOPILOT"


def test_s153_s154_auto_pilot_and_mulligan_together() -> None:
    scene = Scene().at("BASE").holds("relic-auto_pilot").holds("relic-mulligan_gear").do("head", "NEB-B8").do("yes").roll(1, 2)
    assert scene.st.dice == [4, 1, 2, 0] and scene.legal("mull") == ["1", "2", "4"]
    scene.do("mull", "1").roll(6)
    assert scene.told("ROLLED")[-1][-1] == 12 and scene.phase != "MULLIGAN"


def test_s155_air_foil() -> None:
    scene = Scene().at("GIA-city-A").holds("relic-air_foil")
    assert scene.legal("head") == ["GIA-1", "GIA-city-B", "GIA-city-C"]
    assert Scene().at("GIA-city-A").refusal("head", "GIA-city-B") == "NOT_NEXT_DOOR"
    assert scene.head("GIA-1", 1, 1, 1).flown()[0] == ("GIA-1", 2)


def test_s156_s157_s158_s159_jump_start() -> None:
    scene = Scene().at("DES-3").holds("relic-jump_start").lies("DES-3", "telegate-2").lies("WAT-8", "telegate-5")
    assert scene.legal("js") == ["5"] and scene.refusal("js", "2") == "NO_SUCH_GATE"
    assert Scene().lies("WAT-8", "telegate-5").refusal("js", "5") == "NO_JUMP_START"
    failed = scene.do("js", "5").roll(2, 1, 1)
    assert failed.told("JUMP_FAILED") and failed.phase == "NAV" and failed.legal() == ["nav 1", "nav 2"], "his own telegate does not match"
    assert sorted(failed.nav(1).legal("go")) == ["DES-2", "DES-4"]


def test_s158_failed_on_a_navigation_space() -> None:
    scene = Scene().at("NEB-B8").holds("relic-jump_start").lies("WAT-8", "telegate-5").do("js", "5").roll(1, 2, 3)
    assert scene.phase == "NAV" and scene.legal() == ["nav 1", "nav 2", "nav 3"]


def test_s160_s161_spy_eye() -> None:
    scene = Scene().undiscovered("JUN").at("TRP_JUN-7").holds("relic-spy_eye").head("JUN-4", 2, 2, 2)
    assert scene.phase == "SPY" and scene.legal() == ["spy JUN-5", "skip"]
    assert scene.refusal("spy", "JUN-8") == "NOT_IN_SIGHT"
    scene.do("spy", "JUN-5")
    assert [GAME.blocks["token"].to(scene.st, seat, 0) for seat in (0, 1)] == [1, 0], "the record tells the others nothing"
    scene.do("token", "telegate-1")
    encounter = number_of("encounter", "JUN-5")
    assert scene.st.view(0)["token"][encounter] == 0 and scene.st.view(1)["token"][encounter] is None and scene.st.view(1)["spied"][encounter] == 1
    assert scene.phase == "OBSERVE", "on any space of the system"


def test_s160_a_spied_token_is_turned_up_without_a_draw() -> None:
    scene = Scene().at("DES-2").lies("DES-3", "blue-10", DOWN)
    scene.st.spied[number_of("encounter", "DES-3")] = 2
    scene.credits(50).head("DES-3", 1, 1, 1)
    assert scene.phase == "HAZARD" and scene.told("REVEALED")


def test_s162_the_relic_yellow_drive() -> None:
    scene = Scene().at("BASE").holds("relic-yellow_drive").holds("equipment-red_drive").do("head", "NEB-B8")
    assert scene.legal("drv") == ["none", "yellow", "red", "both"]


def test_s163_switch_switch_asks_again() -> None:
    scene = Scene().at("NEB-B3").harmless().holds("relic-switch_switch").head("NEB-B2", 4, 5, 2).go("NEB-B1").nav(4)
    assert scene.here == "NEB-W4" and scene.phase == "NAV" and scene.st.nav == 4
    assert scene.nav(5).here == "POL-7"


def test_s165_gate_lock_at_the_start_of_a_turn() -> None:
    scene = Scene().at("DES-3").holds("relic-gate_lock").lies("DES-3", "telegate-2").lies("WAT-8", "telegate-5").head("DES-2", 5, 5, 1)
    assert scene.phase == "GATELOCK"
    assert scene.copy().do("lock").flown()[0][0] == "DES-2"
    assert scene.do("use").phase == "NAV"


def test_all_ways_of_a_roll_end_somewhere() -> None:
    """4.3: no look-ahead is needed, from any space, with any small roll."""
    for space, dice in itertools.product(range(0, printed.SPACES, 9), ((1, 1), (2, 3))):
        scene = Scene().harmless().flies("freighter").at(printed.SPACE_IDS[space])
        for heading in scene.legal("head"):
            assert spaces(ends(scene.copy().head(heading, *dice)))

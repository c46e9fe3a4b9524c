"""C1 to C23 and C40, C41, C46: corner cases of the movement."""

from __future__ import annotations

from magnat.games.merchant_of_venus.state import COLLECTED, DOWN
from tests.games.merchant_of_venus.scene import Scene, number_of
from tests.games.merchant_of_venus.ways import ends, spaces


def test_c1_a_city_costs_two_points() -> None:
    scene = Scene().flies("freighter").at("TRP_JUN-7").head("JUN-4", 1, 2).go("JUN-3")
    assert scene.flown() == [("JUN-4", 2), ("JUN-3", 1), ("JUN-2", 0)], "only JUN-2 is left, so nobody is asked"
    foil = Scene().flies("freighter").at("TRP_JUN-7").holds("relic-air_foil").head("JUN-4", 1, 2).go("JUN-3")
    assert sorted(foil.legal("go")) == ["JUN-2", "JUN-city-B"]
    assert foil.refusal("go", "JUN-4") == "NO_WAY_BACK" and foil.refusal("go", "COL-1") == "NOT_NEXT_DOOR"


def test_c1_the_refusal_of_the_city() -> None:
    scene = Scene().flies("freighter").at("GIA-2").head("GIA-1", 1, 1)
    assert scene.legal("go") == ["GIA-8", "MGS_GIA-3"] and scene.refusal("go", "GIA-city-A") == "TOO_FEW_POINTS"


def test_c2_entering_a_city_lands() -> None:
    scene = Scene().at("TRP_JUN-7").head("JUN-4", 2, 2, 3).go("JUN-3").go("JUN-city-B")
    assert scene.flown()[-1] == ("JUN-city-B", 3) and scene.phase == "TRANSACT" and scene.points == 0
    foil = Scene().at("TRP_JUN-7").holds("relic-air_foil").head("JUN-4", 2, 1, 3).go("JUN-3").go("JUN-city-B")
    assert foil.points == 3 and foil.legal() == ["go JUN-city-A", "land"]
    assert foil.refusal("go", "JUN-3") == "NO_WAY_BACK"
    foil.go("JUN-city-A")
    assert foil.points == 2


def test_c3_led_back_then_free() -> None:
    scene = Scene().at("BASE").head("NEB-B8", 2, 2, 2)
    assert scene.over and scene.here == "NEB-B8" and scene.flown() == [("NEB-B8", 5)] and scene.told("LED_BACK")
    scene.next_turn().head("BASE", 2, 2, 2)
    assert scene.flown()[1] == ("BASE", 5)


def test_c4_a_heading_on_a_navigation_space() -> None:
    bound = Scene().at("NEB-B8").head("BASE", 2, 5, 6)
    assert bound.flown()[0] == ("BASE", 12) and bound.told("ASSIGNED") == [(0, 2)]
    free = Scene().at("NEB-B8").head("BASE", 4, 5, 6)
    assert free.legal("nav") == ["4", "5", "6"]
    for die in (4, 5, 6):
        assert free.copy().nav(die).here == "NEB-B4"


def test_c4_the_refusal_names_the_heading() -> None:
    scene = Scene(early_assignment="on").at("NEB-B8").head("BASE", 2, 5, 6)
    assert scene.refusal("nav", "5") == "HEADING_BINDS" and scene.refusal("nav", "1") == "NOT_ROLLED"
    assert scene.legal() == ["nav 2", "skip"]


def test_c5_no_die_without_points() -> None:
    scene = Scene().flies("freighter").at("WAT_MGS-3").head("WAT_MGS-4", 1, 1)
    assert scene.over and scene.here == "MGS-1" and not scene.told("ASSIGNED")


def test_c6_both_values_lead_back() -> None:
    scene = Scene().flies("freighter").at("WAT_MGS-3").head("WAT_MGS-4", 3, 4)
    assert scene.here == "MGS-1" and scene.phase == "NAV"
    for die in (3, 4):
        back = scene.copy().nav(die)
        assert back.over and back.here == "MGS-1" and back.told("LED_BACK")
    port = Scene().flies("freighter").at("WAT_MGS-3").owns_port("MGS-1", seat=1).head("WAT_MGS-4", 3, 4)
    assert port.legal() == ["land", "fly"]
    port.do("land")
    assert port.phase == "TRANSACT" and port.st.sales == 2


def test_c7_switch_switch_and_the_ways_in() -> None:
    scene = Scene().at("TRP_JUN-5").holds("relic-switch_switch").credits(100).head("TRP_JUN-6", 6, 3, 2).go("COL-2")
    assert (scene.here, scene.points, scene.phase) == ("COL-2", 9, "NAV")
    scene.nav(3)
    assert (scene.here, scene.points, scene.phase) == ("COL-3", 8, "HAZARD")
    scene.do("pay").go("COL-5")
    assert scene.st.credits[0] == 70
    while scene.here != "COL-2":
        ways = [way for way in ("COL-6", "COL-7", "COL-8", "COL-1", "COL-2") if way in scene.legal("go")]
        scene.go(ways[-1])
    assert scene.flown()[-2:] == [("COL-1", 2), ("COL-2", 1)] and scene.phase == "NAV"
    back = scene.copy().nav(2)
    assert back.over and back.here == "COL-2" and back.told("LED_BACK")
    assert scene.nav(3).here == "COL-3"


def test_c8_shield_and_short_purse() -> None:
    scene = Scene().at("SNV_WAT-1").holds("equipment-shield").credits(15).head("SNV-2", 1, 2, 1)
    assert scene.phase == "HAZARD"
    assert scene.copy().do("stop").over
    scene.do("pay")
    assert scene.st.credits[0] == 5
    poor = Scene().at("SNV_WAT-1").credits(5).head("SNV-2", 1, 2, 1)
    assert poor.over and poor.here == "SNV-2" and poor.told("STOPPED") == [(0, number_of("space", "SNV-2"), 30)]


def test_c8_with_five_credits_left_the_next_hazard_stops() -> None:
    scene = Scene().at("SNV_WAT-1").credits(35).head("SNV-2", 1, 2, 1).do("pay")
    assert scene.st.credits[0] == 5
    scene.go("SNV-1")
    assert scene.over and scene.here == "SNV-1" and scene.told("STOPPED")


def test_c9_small_hazards_ask_nothing_behind_a_shield() -> None:
    scene = Scene().flies("freighter").at("SGI_AST-1").holds("equipment-shield").credits(0).head("SGI-4", 1, 3)
    assert spaces(ends(scene)) == {"SGI-1", "GIA_SGI-2"}


def test_c10_leaving_or_staying_on_a_hazard_is_free() -> None:
    scene = Scene().at("SGI-4").credits(50)
    stayed = scene.copy().do("stay")
    assert stayed.over and stayed.st.credits[0] == 50
    left = scene.copy().head("SGI_AST-1", 1, 1, 1)
    assert left.st.credits[0] == 50 and left.flown()[0] == ("SGI_AST-1", 2)


def test_c11_red_hazards_are_skipped() -> None:
    scene = Scene().flies("freighter").at("SNV_WAT-1").holds("equipment-red_drive").credits(0).do("head", "SNV-2").do("drv", "red").roll(1, 2)
    red = {"SNV-1", "SNV-3", "SNV-5"}
    found = ends(scene)
    assert not spaces(found) & red
    assert spaces(found) <= {"SNV-2", "SNV-4", "SNV-6", "MOO_SNV-2", "DES_SNV-2"}
    rich = Scene().flies("freighter").at("SNV_WAT-1").holds("equipment-red_drive").credits(200).do("head", "SNV-2").do("drv", "red").roll(1, 2)
    assert spaces(ends(rich)) == {"SNV-2", "SNV-4", "SNV-6", "MOO_SNV-2", "DES_SNV-2"}


def jungle(drive: bool, *dice: int) -> Scene:
    scene = Scene().flies("freighter").at("JUN-3").credits(100)
    if drive:
        scene.holds("equipment-red_drive")
    scene.do("head", "JUN-4")
    if drive:
        scene.do("drv", "red")
    scene.roll(*dice)
    return scene.go("JUN-5").do("token", "red-30")


def test_c12_a_token_of_an_active_colour_gives_the_point_back() -> None:
    scene = jungle(True, 1, 1)
    assert scene.flown() == [("JUN-4", 2), ("JUN-5", 1), ("JUN-6", 1), ("JUN-7", 0)] and scene.told("GIVEN_BACK")
    last = jungle(False, 1, 1)
    assert last.over and last.here == "JUN-5" and last.st.credits[0] == 100
    asked = jungle(False, 1, 2)
    assert asked.phase == "HAZARD" and asked.do("pay").st.credits[0] == 70


def test_c13_no_stop_on_a_skipped_space() -> None:
    scene = Scene().flies("freighter").at("COL-5").holds("equipment-red_drive").do("head", "COL-6").do("drv", "red").roll(1, 1).go("COL-7")
    assert scene.here == "COL-8" and scene.points == 1, "COL-8 is the only way on and costs nothing"
    assert sorted(scene.legal("go")) == ["COL-1", "COL_GIA-1"]


def test_c14_active_sets() -> None:
    combo = Scene().at("BASE").holds("equipment-combo_drive").do("head", "NEB-B8")
    assert combo.legal("drv") == ["none", "both"]
    two = Scene().at("BASE").holds("equipment-yellow_drive").holds("equipment-red_drive").do("head", "NEB-B8")
    assert two.legal("drv") == ["none", "yellow", "red", "both"]
    relic = Scene().at("BASE").holds("relic-yellow_drive").do("head", "NEB-B8")
    assert relic.legal("drv") == ["none", "yellow"]
    assert relic.refusal("drv", "red") == "NO_SUCH_DRIVE"


def test_c15_no_space_twice_in_a_run() -> None:
    scene = Scene().flies("freighter").at("AST-1").holds("equipment-combo_drive").lies("AST-9", "yellow-20").harmless()
    scene.do("head", "AST-2").do("drv", "both").roll(5, 5).go("AST-5", "AST-8", "AST-9")
    assert scene.flown()[-1][0] == "AST-12", "AST-12 is the only link left"
    assert sorted(scene.legal("go")) == ["AST-11", "AST-15", "AST-16"] and scene.refusal("go", "AST-8") == "IN_THIS_RUN"


def test_c16_stopping_on_a_telegate() -> None:
    scene = Scene().flies("freighter").at("DES-1").lies("DES-3", "telegate-2").lies("WAT-8", "telegate-5").head("DES-2", 1, 1)
    assert scene.over and scene.here == "DES-3" and not scene.told("ASSIGNED")
    scene.next_turn().head("DES-2", 3, 5)
    assert scene.phase == "NAV", "the protocol comes before the heading"
    assert scene.copy().nav(5).flown()[-1][0] != "DES-2"
    assert ("DES-2", 7) in scene.nav(3).flown()


def test_c17_a_jump_costs_a_point() -> None:
    gates = Scene().flies("freighter").at("DES-1").lies("DES-3", "telegate-2").lies("WAT-8", "telegate-5")
    two = gates.copy().head("DES-2", 5, 1)
    assert two.points == 4 and two.nav(5).points == 3
    one = gates.copy().at("DES-2").head("DES-3", 1, 1)
    assert one.flown()[0] == ("DES-3", 1)
    last = Scene().flies("freighter").at("DES-2").lies("DES-3", "telegate-2").lies("WAT-8", "telegate-1").head("DES-3", 1, 1)
    assert last.over and last.here == "WAT-8" and last.told("JUMPED")[0][-1] == 0
    with_two = Scene().flies("freighter").at("DES-2").lies("DES-3", "telegate-2").lies("WAT-8", "telegate-1").head("DES-3", 1, 2).nav(1)
    assert with_two.points == 1 and with_two.here == "WAT-8"


def test_c18_a_face_down_telegate_is_no_telegate() -> None:
    scene = Scene().at("DES-1").lies("DES-3", "telegate-2").head("DES-2", 2, 5, 1).nav(5)
    assert not scene.told("JUMPED") and scene.flown()[2] == ("DES-4", 5)


def jump_start() -> Scene:
    return Scene().at("BASE").holds("relic-jump_start").lies("DES-3", "telegate-2").lies("WAT-8", "telegate-5").do("js", "5")


def test_c19_jump_start() -> None:
    chosen = jump_start().roll(2, 5, 6)
    assert (chosen.here, chosen.points, chosen.st.nav) == ("WAT-8", 12, 5)
    other = jump_start().roll(2, 3, 6)
    assert (other.here, other.points, other.st.nav) == ("DES-3", 10, 2)
    failed = jump_start().roll(1, 3, 6)
    assert (failed.here, failed.points, failed.st.nav, failed.phase) == ("BASE", 10, 0, "STEP")
    assert failed.legal("go") == ["NEB-B8", "IBS_BASE-3", "COL_BASE-4"] and failed.refusal("land") == "MUST_MOVE"


def test_c19_several_telegates_rolled() -> None:
    scene = Scene().at("BASE").holds("relic-jump_start").lies("DES-3", "telegate-2").lies("WAT-8", "telegate-5").lies("POL-5", "telegate-6")
    scene.do("js", "5").roll(2, 3, 6)
    assert scene.phase == "JUMP" and scene.legal() == ["nav 2", "nav 6"] and scene.refusal("nav", "3") == "NO_SUCH_GATE"
    assert scene.nav(6).here == "POL-5"


def test_c20_gate_lock() -> None:
    scene = Scene().at("DES-1").holds("relic-gate_lock").lies("DES-3", "telegate-2").lies("WAT-8", "telegate-5").head("DES-2", 2, 5, 1)
    assert scene.phase == "GATELOCK" and scene.legal() == ["lock", "use"]
    scene.do("lock")
    assert scene.flown()[2] == ("DES-4", 5) and not scene.told("ASSIGNED")


def test_c21_a_relic_on_the_way() -> None:
    scene = Scene().at("DES-1").head("DES-2", 2, 2, 2).do("token", "relic-spy_eye")
    assert (scene.here, scene.points, scene.phase) == ("DES-3", 4, "RELIC")
    taken = scene.copy().do("collect")
    assert taken.over and taken.held("relic-spy_eye") == 1 and taken.st.face[number_of("encounter", "DES-3")] == COLLECTED
    left = scene.do("leave")
    assert left.legal() == ["go DES-4", "land"]
    assert left.copy().do("land").over, "nobody to trade with"
    later = left.do("land").at("DES-1", seat=1).do("head", "DES-2").roll(2, 2, 2)
    assert later.phase == "RELIC"


def test_c21_a_collected_relic_is_an_asteroid() -> None:
    scene = Scene().at("DES-1").lies("DES-3", "relic-spy_eye", COLLECTED).head("DES-2", 2, 2, 2)
    assert scene.phase == "STEP" and scene.legal() == ["go DES-4", "land"]


def test_c22_last_point_onto_a_neutral_port() -> None:
    scene = Scene().undiscovered("IBS").flies("freighter").at("IBS-2").head("IBS-1", 1, 1).go("IBS-port")
    assert scene.here == "IBS-port" and scene.flown()[-1] == ("IBS-port", 0)
    assert scene.phase == "CONTACT"
    scene.do("culture", "niks")
    assert (scene.st.sales, scene.st.buys) == (1, 1)


def test_c23_open_port_of_an_undiscovered_system() -> None:
    scene = Scene().undiscovered("DES").at("DES-2").lies("DES-3", "open_port").head("DES-3", 1, 1, 1).do("land")
    assert scene.phase == "CONTACT"
    scene.do("culture", "volois")
    assert scene.st.sales == scene.st.buys == 2
    scene.credits(1000).do("buy_good", "canned_traits").do("done")
    assert not scene.told("PORT_COMMISSION")


def test_c40_auto_pilot_and_mulligan_gear() -> None:
    scene = Scene().flies("freighter").at("BASE").holds("relic-auto_pilot").holds("relic-mulligan_gear").do("head", "NEB-B8").do("yes").roll(3)
    assert scene.phase == "MULLIGAN" and scene.legal() == ["mull 3", "mull 4", "skip"]
    assert scene.refusal("mull", "6") == "NOT_ROLLED"
    for die, total in ((3, 4 + 6), (4, 3 + 6)):
        again = scene.copy().do("mull", str(die)).roll(6)
        assert again.flown()[0] == ("NEB-B8", total - 1)
    assert scene.do("skip").flown()[0] == ("NEB-B8", 6)


def test_c41_spy_eye() -> None:
    scene = Scene().at("AST-15").holds("relic-spy_eye").head("AST-19", 1, 1, 1)
    assert scene.phase == "SPY" and scene.legal() == ["spy AST-16", "spy AST-18", "spy AST-22", "skip"]
    scene.do("spy", "AST-18").do("token", "yellow-40")
    assert scene.legal("spy") == ["AST-16", "AST-22"] and scene.refusal("spy", "AST-18") == "SEEN_ALREADY"
    assert scene.st.face[number_of("encounter", "AST-18")] == DOWN
    scene.do("skip")
    assert scene.phase != "SPY"


def test_c46_round_the_planet_and_home() -> None:
    scene = Scene().at("TRP-city-A").credits(40).head("TRP-1", 6, 5, 4).go("TRP-2")
    way = [f"TRP-{number}" for number in range(3, 12)] + ["TRP-1", "TRP-city-A"]
    while scene.here != "TRP-city-A":
        if scene.phase == "HAZARD":
            scene.do("pay")
        else:
            scene.go(next(space for space in way if space in scene.legal("go") and space != "TRP-city-B"))
    assert scene.flown()[-1] == ("TRP-city-A", 0) and scene.st.credits[0] == 0
    assert (scene.phase, scene.st.sales, scene.st.buys) == ("TRANSACT", 1, 1)

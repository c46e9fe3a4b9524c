"""The helpers against plain search: reach, odds and turns against all ways that the rules themselves allow, the rest against the table."""

from __future__ import annotations

import random
import time
from itertools import product
from typing import Any

import pytest

from magnat.core.asking import Question
from magnat.core.declare import CHANCE
from magnat.core.errors import Refused
from magnat.games.merchant_of_venus import components as printed
from magnat.games.merchant_of_venus.helpers.markets import CIRCLES
from magnat.games.merchant_of_venus.helpers.turns import times
from magnat.games.merchant_of_venus.state import Phase, State
from tests.sampling import first_quick

from .scene import GAME, HELD_EQUIPMENT, HELD_RELIC, Scene, number_of

HOW = {"LANDED": "landed", "CAME_TO_REST": "stopped", "STOPPED": "unpaid", "LED_BACK": "led_back", "COLLECTED": "collected"}
HARMLESS = number_of("token", "blue-10")  # costs nothing behind a shield
FLYING = ("MULLIGAN", "JUMP", "SPY", "OBSERVE", "HAZARD", "RELIC", "LAND", "GATELOCK", "NAV", "STEP", "EARLYNAV")
MOST_POSITIONS = 200  # of a plain search
End = tuple[int, str]


def ask(scene: Scene, name: str, seat: int = 0, **arguments: Any) -> Any:
    return Question.about(GAME, scene.st, seat).helped(name, arguments)


def anywhere(luck: random.Random) -> Scene:
    """Seat 0 somewhere on the map, with a ship, drives and relics, tokens face up and down around it; a shield makes blue tokens of 10 harmless."""
    scene = Scene()
    st = scene.st
    st.space[0] = luck.randrange(printed.SPACES)
    st.ship[0] = number_of("ship", luck.choice(("freighter", "freighter", "scout")))
    st.credits[0] = luck.choice((0, 10, 20, 500))
    st.held[0][HELD_EQUIPMENT] = 1
    for drive in range(1, printed.EQUIPMENT):
        st.held[0][HELD_EQUIPMENT + drive] = luck.random() < 0.2
    for relic in (printed.AIR_FOIL, printed.GATE_LOCK, printed.JUMP_START, printed.SWITCH_SWITCH):
        st.held[0][HELD_RELIC + relic] = luck.random() < 0.2
    tokens = [token for token in range(printed.TOKENS) for _ in range(printed.TOKEN_COUNT[token])]
    luck.shuffle(tokens)
    for encounter in range(printed.ENCOUNTERS):
        st.token[encounter] = tokens[encounter]
        st.face[encounter] = luck.choice((0, 1, 1)) if tokens[encounter] < printed.TOKEN_RELIC else luck.choice((0, 1, 2))
    for orbit in range(printed.ORBITS):
        st.port[orbit] = luck.choice((-1, -1, 1))
    for system in range(printed.SYSTEMS):
        st.contacted[system] = 1
    return scene


def rolled(scene: Scene, luck: random.Random) -> Scene:
    """On to the next question of seat 0 after a roll; what chance turns up is harmless."""
    st = scene.st
    while st.active == 0 and (st.actor == CHANCE or scene.phase in ("HEADING", "DRIVES")):
        if st.actor == CHANCE and st.phase not in (Phase.ROLL, Phase.REVEALED):
            break
        acts = [act for act in GAME.legal(st) if GAME.spelled(act)[0] != "stay"] if st.actor == 0 else []
        by_chance = GAME.act_id("token", HARMLESS) if st.phase == Phase.REVEALED else GAME.act_id("die", luck.randrange(6))
        scene._apply(luck.choice(acts) if acts else by_chance)
    return scene


def all_ends(start: State) -> set[End] | None:
    """Where the movement can end, by playing every act; a token that is turned up is harmless. None: that would take too long."""
    found: set[End] = set()
    seen: set[bytes] = set()
    waiting = [start]
    while waiting:
        st = waiting.pop()
        if st.to_bytes() in seen:
            continue
        seen.add(st.to_bytes())
        if len(seen) > MOST_POSITIONS:
            return None
        acts = [GAME.act_id("token", HARMLESS)] if st.actor == CHANCE else GAME.legal(st)
        for act in acts:
            twin = st.copy()
            twin.heard = []
            GAME.dispatch.apply(twin, act)
            told = [GAME.events.named(event) for event, _, _ in twin.heard]
            twin.heard = None
            how = [HOW[name] for name in told if name in HOW]
            if how:
                found.add((twin.space[0], how[-1]))
            elif twin.actor == 0 or (twin.actor == CHANCE and twin.phase == Phase.REVEALED):
                waiting.append(twin)
    return found


def ends_of(answer: Any) -> set[End]:
    return {(end["space"], end["how"]) for end in answer["ends"]}


@pytest.mark.parametrize("seed", first_quick(range(30), 5))
def test_s43_reach_equals_playing_every_act(seed: int) -> None:
    luck = random.Random(seed)
    scene = anywhere(luck)
    for _ in range(3):  # right after the roll, then further on the way
        scene = rolled(scene, luck)
        if scene.st.actor != 0 or scene.phase not in FLYING or not scene.st.points:
            return
        played = all_ends(scene.st.copy())
        assert played is None or ends_of(ask(scene, "reach")) == played
        scene._apply(luck.choice(GAME.legal(scene.st)))


def test_s43_reach_says_how_far_the_ends_are_from_a_system() -> None:
    scene = Scene().harmless().credits(200).head("COL_BASE-4", 6, 5, 3)
    colony = number_of("system", "COL")
    ends = ask(scene, "reach", system=colony)["ends"]
    assert ends_of({"ends": ends}) == ends_of(ask(scene, "reach")) and all(end["turns"] == -1 for end in ask(scene, "reach")["ends"])
    for end in ends:
        there = ask(scene, "turns", space=end["space"])["courses"][colony]["turns"]
        assert end["turns"] == there and (there == 0) == (end["trading"] and printed.SPACE_SYSTEM[end["space"]] == colony)


@pytest.mark.parametrize(("credits", "shields", "toll", "unpaid"), [(29, 0, 30, "SNV-4"), (30, 0, 30, ""), (9, 1, 10, "SNV-4"), (10, 1, 10, "")])
def test_s58_a_heading_tells_of_a_hazard_that_the_purse_cannot_pay(credits: int, shields: int, toll: int, unpaid: str) -> None:
    """From the asteroid there is no branch and no landing place before the Supernova, several spaces away."""
    scene = Scene().harmless().at("DES-5").credits(credits).holds("equipment-shield", shields)
    headings = {printed.SPACE_IDS[heading["space"]]: heading for heading in ask(scene, "odds")["headings"]}
    met = headings.pop("DES_SNV-1")
    assert met["toll"] == toll and met["unpaid"] == (number_of("space", unpaid) if unpaid else -1)
    assert headings and all(heading["toll"] == 0 and heading["unpaid"] == -1 for heading in headings.values())


@pytest.mark.parametrize("seed", range(20))
def test_s43_the_acts_of_a_way_fly_there_and_cost_what_it_says(seed: int) -> None:
    luck = random.Random(1000 + seed)
    scene = rolled(anywhere(luck), luck)
    if scene.st.actor != 0 or scene.phase not in FLYING:
        return
    for end in ask(scene, "reach")["ends"]:
        for way in end["ways"]:
            twin = scene.copy()
            twin.heard = []
            for block, argument in way["acts"]:
                twin.do(block, argument)
            flown = [number_of("space", space) for space, _ in twin.flown()]
            assert flown == way["spaces"][: len(flown)]
            assert set(way["dice"]) <= set(scene.st.dice)
            if way["whole"]:
                assert flown == way["spaces"] and twin.st.space[0] == end["space"]
                assert [HOW[name] for name, _ in twin.heard if name in HOW][-1] == end["how"]
                assert scene.st.credits[0] - twin.st.credits[0] == way["credits"]
            else:
                assert twin.st.actor == CHANCE or twin.phase in ("SPY", "OBSERVE")


@pytest.mark.parametrize("seed", range(6))
def test_s38_odds_equal_reach_over_all_rolls(seed: int) -> None:
    luck = random.Random(2000 + seed)
    scene = anywhere(luck)
    scene.st.held[0][HELD_RELIC + printed.AUTO_PILOT] = seed % 2
    scene.st.ship[0] = number_of("ship", "freighter")
    dice = printed.SHIP_SPEED[scene.st.ship[0]]
    answer = ask(scene, "odds")
    assert answer["rolls"] == 6**dice
    for heading in luck.sample(answer["headings"], min(2, len(answer["headings"]))):
        counts: dict[int, int] = {}
        rolled = dice - heading["auto_pilot"]
        for roll in product(range(1, 7), repeat=rolled):
            twin = scene.copy().do("head", heading["space"]) if heading["gate"] < 0 else scene.copy().do("js", heading["gate"])
            if twin.phase == "DRIVES":
                twin.do("drv", heading["drives"])
            if twin.phase == "AUTOPILOT":
                twin.do("yes" if heading["auto_pilot"] else "no")
            twin.heard = []
            for die in roll:
                twin.do("die", die - 1)
            for space in {space for space, how in ends_after(twin) if how == "landed"}:
                counts[space] = counts.get(space, 0) + 6 ** (dice - rolled)
        assert {row["space"]: row["rolls"] for row in heading["landings"]} == counts


def ends_after(scene: Scene) -> set[End]:
    """All ends, also where the roll has ended the movement without a question."""
    if scene.st.actor == 0 and scene.phase in FLYING and scene.st.points:
        return ends_of(ask(scene, "reach"))
    how = [HOW[name] for name, _ in scene.heard if name in HOW]
    return {(scene.st.space[0], how[-1])} if how else all_ends(scene.st.copy()) or set()


def test_p1_chances_from_the_galactic_base() -> None:
    rows = [row for heading in ask(Scene().at("BASE"), "odds")["headings"] for row in heading["landings"]]
    best = [max(row["rolls"] for row in rows if row["space"] == number_of("space", place)) for place in ("NEB-B3", "IBS-port", "COL-city-B")]
    assert best == [208, 206, 160]


@pytest.mark.parametrize("ship", ["scout", "freighter"])
def test_s153_auto_pilot_and_mulligan_gear_are_counted(ship: str) -> None:
    dice = 3 if ship == "scout" else 2
    plain = ask(Scene().at("BASE").flies(ship), "odds")
    helped = ask(Scene().at("BASE").flies(ship).holds("relic-auto_pilot").holds("relic-mulligan_gear"), "odds")
    assert (plain["rolls"], helped["rolls"]) == (6**dice, 6 ** (dice + 1))
    before = {(heading["space"], row["space"]): 6 * row["rolls"] for heading in plain["headings"] for row in heading["landings"]}
    alone = [heading for heading in helped["headings"] if not heading["auto_pilot"]]
    kept = {(heading["space"], row["space"]): row["rolls"] for heading in alone for row in heading["landings"]}
    assert all(kept[place] >= rolls for place, rolls in before.items()) and kept != before
    assert [heading["auto_pilot"] for heading in helped["headings"]].count(True) * 2 == len(helped["headings"])


def test_s154_mulligan_gear_by_hand() -> None:
    """With a Scout 206 of 216 rolls land on IBS-port; those that do not add up to less than 6, and one die is rolled again."""
    scene = Scene().at("BASE").holds("relic-mulligan_gear")
    port, total = number_of("space", "IBS-port"), 0
    for roll in product(range(1, 7), repeat=3):
        best = 6 if sum(roll) >= 6 else max(sum(sum(roll) - die + face >= 6 for face in range(1, 7)) for die in roll)
        total += best
    rows = [row for heading in ask(scene, "odds")["headings"] for row in heading["landings"] if row["space"] == port]
    assert max(row["rolls"] for row in rows) == total


# Turns


def test_turns_between_systems_are_those_of_the_specification() -> None:
    scene = Scene().at("BASE")
    turns = {printed.SYSTEM_IDS[course["system"]]: course["turns"] for course in ask(scene, "turns")["courses"]}
    assert 1000 < turns["NEB"] < 1060 and 1000 < turns["IBS"] < 1060
    moo = [space for space in range(printed.SPACES) if printed.SPACE_SYSTEM[space] == number_of("system", "MOO") and printed.SPACE_KIND[space] < 2]
    ice = [ask(scene, "turns", space=space)["courses"][number_of("system", "ICE")]["turns"] for space in moo]
    assert 5000 < min(ice) < 5150


@pytest.mark.parametrize("seed", range(4))
def test_turns_are_a_fixed_point_of_reach(seed: int) -> None:
    """One turn by the best heading, then the expected turns from the best end of every roll."""
    luck = random.Random(seed)
    scene = Scene().at(luck.choice(printed.SPACE_IDS)).flies("freighter").credits(10_000).harmless()
    before = ask(scene, "turns")
    system = luck.choice([course["system"] for course in before["courses"] if course["turns"]])
    course = before["courses"][system]
    expected = 0
    for roll in product(range(1, 7), repeat=2):
        twin = scene.copy().do("head", course["heading"])
        twin.heard = []
        for die in roll:
            twin.do("die", die - 1)
        ends = {space for space, _ in ends_after(twin)}
        expected += min(ask(scene, "turns", space=space)["courses"][system]["turns"] for space in ends)
    assert abs(course["turns"] - 1000 - expected // 36) <= 2


@pytest.mark.exhaustive
@pytest.mark.parametrize("drives", [(), ("red_drive", "yellow_drive")])
def test_what_nobody_has_asked_before_is_answered_within_a_second(drives: tuple[str, ...]) -> None:
    """The largest ship, with all sets of drives to choose from: seconds of an ordinary core."""
    scene = Scene().at("BASE").flies("clipper")
    for drive in drives:
        scene.holds("equipment-" + drive)
    for name in ("turns", "deals", "loops", "market", "odds"):
        times.cache_clear()
        begin = time.process_time()
        ask(scene, name)
        assert time.process_time() - begin < 1, name


def test_turns_change_when_a_telegate_turns_up() -> None:
    scene = Scene().at("BASE")
    before = ask(scene, "turns")["courses"]
    for number, encounter in enumerate(range(0, printed.ENCOUNTERS, 4)):
        scene.lies(printed.ENCOUNTER_IDS[encounter], f"telegate-{number + 1}")
    after = ask(scene, "turns")["courses"]
    assert before != after and ask(scene, "turns")["unknown_harmless"]


# Markets


def test_the_55_trade_loops_and_the_best_of_them() -> None:
    assert len(CIRCLES) == 55
    margins = [loop["margin"] for loop in ask(Scene(), "loops")["loops"]]
    assert len(margins) == 55 and max(margins) == 350 and min(margins) == 210
    best = next(loop for loop in ask(Scene(), "loops")["loops"] if loop["margin"] == 350)
    assert best["cultures"] == [1, 5, 9, 13] and best["a_turn"] == 350 * 2 * 1000 * 100 // best["turns"]


def test_loops_and_deals_know_no_more_than_the_seat() -> None:
    scene = Scene().undiscovered(*printed.SYSTEM_IDS)
    for system in range(printed.SYSTEMS):
        scene.st.observed[system] = 0b10
    assert ask(scene, "loops")["loops"] == [] and ask(scene, "deals")["deals"] == []
    assert len(ask(scene, "loops", seat=1)["loops"]) == 55
    assert all(row["system"] == -1 and row["turns"] == -1 for row in ask(scene, "market")["cultures"])
    assert all(not row["discovered"] and row["system"] >= 0 for row in ask(scene, "market", seat=1)["cultures"])


def test_s125_a_deal_with_demands() -> None:
    demand = 0
    good, culture = printed.DEMAND_GOOD[demand], printed.DEMAND_CULTURE[demand]
    scene = Scene().holds(f"good-{printed.GOOD_IDS[good]}").waits(f"demand-{printed.DEMAND_IDS[demand]}")
    row = next(row for row in ask(scene, "deals")["deals"] if row["good"] == good and not row["factory"])
    buyer = next(buyer for buyer in row["buyers"] if buyer["culture"] == culture)
    assert row["aboard"] == 1 and row["cost"] == 0
    assert buyer["pays"] == printed.GOOD_VALUE[good] + printed.DEMAND_BONUS[demand] and buyer["demand"] == printed.DEMAND_BONUS[demand]
    assert {buyer["culture"] for buyer in row["buyers"]} == {other for other in range(printed.CULTURES) if printed.BUYS[good][other]}


def test_s4_what_a_system_can_hide() -> None:
    scene = Scene().undiscovered("TRP", "DES", "MOO")
    scene.st.observed[number_of("system", "DES")] = 0b01
    rows = {printed.SYSTEM_IDS[row["system"]]: row["cultures"] for row in ask(scene, "possible")["systems"]}
    places = [number_of("system", name) for name in ("TRP", "DES", "MOO")]
    assert rows == {"TRP": [places[0], places[2]], "DES": [places[1]], "MOO": [places[0], places[2]]} or rows["DES"] == [places[1]]
    other = {printed.SYSTEM_IDS[row["system"]]: row["cultures"] for row in ask(scene, "possible", seat=1)["systems"]}
    assert all(cultures == sorted(places) for cultures in other.values())


def test_s122_the_cup() -> None:
    answer = ask(Scene(), "cup")
    assert answer["size"] == 47 == sum(token["count"] for token in answer["tokens"])
    after = ask(Scene().waits(f"demand-{printed.DEMAND_IDS[0]}"), "cup")
    assert after["size"] == 46


# Worth, room, trade


def landed(place: str = "IBS-port", **chosen: Any) -> Scene:
    """Seat 0 stays on a trading place, so that there is no limit."""
    return Scene(**chosen).at(place).do("stay")


def test_s147_worth_and_what_acts_make_of_it() -> None:
    scene = Scene().at("IBS-port").credits(1900).owns_port("NEB-B1").do("stay")
    answer = ask(scene, "worth")
    assert (answer["goal"], answer["players"][0]["worth"], answer["players"][0]["missing"]) == (2000, 2100, 0)
    for effect in answer["effects"]:
        twin = scene.copy().do(*effect["act"])
        assert twin.st.credits[0] == 1900 - effect["price"] or effect["act"][0] == "done"
    deeds = [effect for effect in answer["effects"] if effect["act"][0] == "buy_pdeed"]
    assert deeds and all(effect["worth"] == 2100 and effect["price"] == 200 and effect["wins"] for effect in deeds)


def test_s94_prices_are_what_the_rules_take_and_are_told_to_who_cannot_pay() -> None:
    scene = Scene().at("IBS-port").credits(1900).do("stay")
    told = {tuple(row["act"]): row["sum"] for row in ask(scene, "prices")["prices"]}
    paid = {tuple(row["act"]): -row["price"] for row in ask(scene, "worth")["effects"] if row["act"][0] != "done"}
    assert len(paid) > 3 and paid.items() <= told.items()
    poor = ask(Scene().at("IBS-port").credits(0).do("stay"), "prices")["prices"]
    assert {tuple(row["act"]): row["sum"] for row in poor}.items() >= {act: sum for act, sum in paid.items() if act[0].startswith("buy")}.items()
    with pytest.raises(Refused):
        ask(Scene(), "prices")


def test_s94_s110_how_often_one_may_buy() -> None:
    """One purchase for whoever has landed, besides what the card pays in full; the holds and the purse for whoever stays."""
    scene = Scene().at("TRP-1").credits(1000)
    culture = printed.CULTURE_IDS[0]

    def most(scene: Scene) -> int:
        effects = ask(scene, "worth")["effects"]
        return next(int(effect["most"]) for effect in effects if effect["act"] == ["buy_good", 0])

    landed = scene.copy().head("TRP-city-A", 1, 2, 1)
    assert most(landed) == 1
    stays = scene.copy().at("TRP-city-A").do("stay")
    assert most(stays) == min(printed.SHIP_HOLDS[stays.st.ship[0]], stays.st.market[printed.CUP_GOOD]) > 1
    assert most(scene.copy().at("TRP-city-A").credits(printed.GOOD_COST[0]).do("stay")) == 1
    with_card = scene.copy().holds(f"card-{culture}")
    with_card.st.used[0] = 0
    with_card.head("TRP-city-A", 1, 2, 1).do("iou", culture)
    assert most(with_card) == 1 + printed.IOU[0] // printed.GOOD_COST[0]


def test_s129_a_commission_that_is_due_counts() -> None:
    scene = Scene().at("NEB-B1").owns_port("NEB-B1").credits(500).do("stay")
    culture = scene.st.card[number_of("system", "NEB")]
    scene.do("buy_good", culture)
    cost = printed.GOOD_COST[culture]
    answer = ask(scene, "worth")
    assert answer["players"][0]["commission"] == cost // 10
    done = next(effect for effect in answer["effects"] if effect["act"] == ["done", 0])
    assert done["worth"] == 500 - cost + 200 + cost // 10


def test_s121_room() -> None:
    scene = Scene().flies("transport").holds("good-" + printed.GOOD_IDS[0]).holds("equipment-" + printed.EQUIPMENT_IDS[2])
    answer = ask(scene, "room")
    assert (answer["holds"], answer["goods"], answer["halves"], answer["free_goods"], answer["free_halves"]) == (3, 1, 1, 1, 3)
    assert answer["shield_slot"] and [fit["fits"] for fit in answer["ships"]] == [True] * 4


def test_s139_a_trade_in_one_request() -> None:
    good = number_of("thing", "good-" + printed.GOOD_IDS[0])
    scene = Scene().at("IBS-port").at("IBS-port", 1).holds("good-" + printed.GOOD_IDS[0]).credits(100, 1).do("stay")
    answer = ask(scene, "trade", partner=1, give=[good], take=[], take_credits=75)
    assert answer["refused"] is None and [side["credits"] for side in answer["sides"]] == [scene.st.credits[0] + 75, 25]
    assert answer["sides"][0]["value"] == -printed.GOOD_VALUE[0] and answer["sides"][1]["goods"] == 1
    for block, argument in answer["acts"]:
        scene.do(block, argument)
    assert scene.phase == "REPLY"
    scene.do("accept")
    assert scene.held("good-" + printed.GOOD_IDS[0], 1) == 1 and scene.st.credits[1] == 25


def test_s140_the_first_refusal_of_a_trade() -> None:
    good = number_of("thing", "good-" + printed.GOOD_IDS[0])
    scene = Scene().at("IBS-port").at("IBS-port", 1).credits(10, 1).do("stay")
    assert ask(scene, "trade", partner=1, give=[good], take=[])["refused"]["reason"] == "NOT_HELD"
    assert ask(scene, "trade", partner=1, give=[], take=[], take_credits=11)["refused"]["reason"] == "OVER_CREDITS"
    assert ask(scene, "trade", partner=1, give=[], take=[])["refused"]["reason"] == "EMPTY_DRAFT"
    assert ask(scene, "trade", seat=1, partner=0, give=[], take=[], give_credits=1)["refused"]["reason"] == "not-your-turn"
    apart = Scene().at("IBS-port").do("stay")
    assert ask(apart, "trade", partner=1, give=[], take=[], give_credits=1)["refused"]["reason"] == "NOT_SAME_SPACE"
    begun = scene.copy().do("trade", 1).do("gc", "10")
    assert ask(begun, "trade", partner=1, give=[], take=[], give_credits=1)["refused"]["reason"] == "IN_DRAFT"
    assert ask(begun, "trade", partner=1, give=[], take=[], give_credits=11)["acts"] == [["gc", 0], ["offer", 0]]


# What makes no sense


@pytest.mark.parametrize(("name", "arguments"), [
    ("turns", {"space": 267}), ("turns", {"space": "BASE"}), ("reach", {"seat": 1}), ("trade", {"partner": 0, "give": [], "take": []}),
    ("trade", {"partner": 1, "give": [999], "take": []}), ("trade", {"partner": 1, "give": [], "take": [], "give_credits": -1}),
])  # fmt: skip
def test_arguments_that_make_no_sense_get_a_sentence(name: str, arguments: dict[str, Any]) -> None:
    with pytest.raises(Refused):
        ask(Scene(), name, **arguments)


def test_reach_and_odds_have_their_time() -> None:
    with pytest.raises(Refused):
        ask(Scene(), "reach")
    with pytest.raises(Refused):
        ask(Scene().at("IBS-port").do("stay"), "odds")


def test_facts_are_observed_in_a_fixed_order_whatever_is_imported_first() -> None:
    """Whoever has learned from observations relies on where each part lies."""
    assert [part.name for part in GAME.observation_layout()][-3:] == ["goods_aboard", "halves_aboard", "net_worth"]

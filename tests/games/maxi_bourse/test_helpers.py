"""The helpers: exact, and no more than the seat sees. What they say is compared with trying everything, and with the rules played out."""

from __future__ import annotations

import random
from itertools import combinations, product
from typing import Any

import pytest

from magnat.core.asking import Question
from magnat.core.errors import Refused
from magnat.games.maxi_bourse.components import CARDS, COMPANIES, MAJORITY, MINORITY, ROLLS, SECTOR, SECTORS
from magnat.games.maxi_bourse.rules.end import shares_worth
from magnat.games.maxi_bourse.rules.payout import payout_of
from magnat.games.maxi_bourse.state import in_play
from tests.sampling import first_quick

from .scene import GAME, RUMOURS, A, B, C, D, Scene, company, units


def ask(scene: Scene, name: str, seat: int = A, **arguments: Any) -> Any:
    return Question.about(GAME, scene.st, seat).helped(name, arguments)


def refused(scene: Scene, name: str, seat: int = A, **arguments: Any) -> str:
    with pytest.raises(Refused) as caught:
        ask(scene, name, seat, **arguments)
    return caught.value.reason


def scattered(luck: random.Random, seats: int = 3, most: int = 8, **chosen: object) -> Scene:
    """Random holdings and quotes."""
    scene = Scene(seats, **chosen)
    for number in range(COMPANIES):
        if in_play(scene.st, number):
            scene.st.quote[number] = luck.randint(1, 60)
            for seat in range(seats):
                lots = min(luck.choice((0, 0, luck.randint(0, most))), scene.st.bank[number])
                scene.st.bank[number] -= lots
                scene.st.held[seat][number] += lots
    return scene


# Income


def most_disjoint(triples: list[tuple[int, ...]]) -> int:
    """The greatest number of disjoint triples, by trying."""
    if not triples:
        return 0
    first, rest = triples[0], triples[1:]
    return max(most_disjoint(rest), 1 + most_disjoint([triple for triple in rest if not set(first) & set(triple)]))


def horizontal_by_hand(held: list[int], sector: int) -> int:
    here = [number for number in range(COMPANIES) if SECTOR[number] == sector and held[number] >= MINORITY]
    return most_disjoint([triple for triple in combinations(here, 3) if any(held[number] >= MAJORITY for number in triple)])


def vertical_by_hand(held: list[int]) -> int:
    strong = [number for number in range(COMPANIES) if held[number] >= MAJORITY]
    return most_disjoint([triple for triple in combinations(strong, 3) if len({SECTOR[number] for number in triple}) == 3])


@pytest.mark.parametrize("seed", range(40))
def test_m102_m104_the_triples_are_as_many_as_can_be_and_disjoint(seed: int) -> None:
    luck = random.Random(seed)
    scene = Scene(2)
    for number in luck.sample(range(COMPANIES), 9):
        scene.st.held[A][number] = luck.choice((3, 5, 6, 6, 7, 10))
        scene.st.bank[number] -= scene.st.held[A][number]
    held, told = list(scene.st.held[A]), ask(scene, "payout")
    assert len(told["horizontal"]) == sum(horizontal_by_hand(held, sector) for sector in range(SECTORS))
    assert len(told["vertical"]) == vertical_by_hand(held)
    for kind in ("horizontal", "vertical"):
        used = [number for row in told[kind] for number in row["companies"]]
        assert len(set(used)) == len(used) == 3 * len(told[kind])
    for row in told["horizontal"]:
        assert {SECTOR[number] for number in row["companies"]} == {row["sector"]}
        assert held[row["companies"][0]] >= MAJORITY and min(held[number] for number in row["companies"]) >= MINORITY
    for row in told["vertical"]:
        assert len({SECTOR[number] for number in row["companies"]}) == 3 and min(held[number] for number in row["companies"]) >= MAJORITY


def test_v28_the_ticket_of_yves_adds_up() -> None:
    lots = {"barclays": 6, "chase_manhattan": 4, "deutsche_bank": 3, "elf": 7, "matra": 2, "bouygues": 6, "thomson": 6, "ibm": 2}
    scene = Scene().owns(B, **lots).quotes(barclays=400, elf=350, bouygues=650, thomson=500)
    told = ask(scene, "payout", player=B)
    assert told["lots"] == 36 and told["dividends"] == units(360_000) and told["total"] == units(3_160_000)
    assert {row["company"]: row["sum"] for row in told["fees"]} == {
        company("barclays"): 40, company("elf"): 35, company("bouygues"): 65, company("thomson"): 50,
    }  # fmt: skip
    assert [row["companies"] for row in told["horizontal"]] == [[company("barclays"), company("chase_manhattan"), company("deutsche_bank")]]
    assert len(told["vertical"]) == 1 and told["vertical"][0]["sum"] == units(600_000)
    parts = sum(row["sum"] for kind in ("fees", "horizontal", "vertical") for row in told[kind])
    assert told["dividends"] + parts == told["total"]
    assert ask(scene, "payout")["total"] == 0


@pytest.mark.parametrize("seed", range(10))
def test_m98_additions_are_what_the_payout_would_be(seed: int) -> None:
    scene = scattered(random.Random(seed))
    told = ask(scene, "additions")
    assert told["payout"] == payout_of(scene.st, A)
    for row in told["companies"]:
        number, held = row["company"], scene.st.held[A][row["company"]]
        assert row["held"] == held and row["to_three"] == max(0, 3 - held) and row["to_six"] == max(0, 6 - held)
        assert row["bank"] == scene.st.bank[number] and len(row["gains"]) == 10 - held
        for more, gain in enumerate(row["gains"], 1):
            twin = scene.st.copy()
            twin.held[A][number] += more
            assert payout_of(twin, A) - told["payout"] == gain


# Sessions and auctions


@pytest.mark.parametrize("seed", range(30))
def test_m31_m33_a_session_ends_between_the_best_and_the_worst(seed: int) -> None:
    """The round is played out with nobody after me, with two lots for everybody after me, and at random."""
    luck = random.Random(seed)
    scene = scattered(luck, 4, 2, overcommit="free", au_cours_moves_quote=luck.choice(("off", "on"))).onto("bp", double=luck.random() < 0.3)
    scene.name(luck.choice(("bp", "elf", "canon")))
    number = scene.st.company
    while scene.phase == "DEMAND" and luck.random() < 0.6 and scene.st.round == 1 and bin(scene.st.pending).count("1") > 1:
        scene.qty(luck.choice(scene.choices("qty")))
    if scene.phase != "DEMAND" or scene.st.company != number:
        return
    me = scene.actor
    told = ask(scene, "session", me)
    assert told["company"] == number and told["quote"] == scene.st.quote[number] and told["spoken"] is False
    assert told["stock"] == scene.st.bank[number] and [row["lots"] for row in told["demands"]] == [0, 1, 2]
    for row in told["demands"]:
        assert row["allowed"] == (row["lots"] in scene.choices("qty"))
        if row["allowed"]:
            for kind, others in (("best", 0), ("worst", 2)):
                check_outcome(scene, me, row["lots"], others, row[kind], told["still_to_speak"])


def check_outcome(before: Scene, me: int, lots: int, others: int, told: dict[str, Any], later: list[int]) -> None:
    """Play the round to its end: quote and cash must be what was told, unless it comes to an auction."""
    scene = Scene(4)
    scene.st = before.st.copy()
    number, cash, base = scene.st.company, before.st.cash[me], before.st.quote[before.st.company]
    owned = [before.st.held[seat][number] for seat in range(4)]
    scene.qty(lots)
    for seat in later:
        if scene.phase == "DEMAND" and scene.actor == seat:
            scene.qty(min(others, max(scene.choices("qty"))))
    if told["auction"]:
        assert scene.phase == "BIDS" and scene.st.price == told["quote"] + 1
        return
    assert scene.phase != "BIDS"
    assert scene.st.quote[number] == told["quote"]
    assert scene.st.cash[me] == cash - told["cost"] == told["cash"] and told["cost"] == lots * told["price"]
    for seat in range(4):
        mine = lots * told["quote"] if seat == me else 0
        assert told["shares"][seat] == owned[seat] * (told["quote"] - base) + mine


def test_m32_who_has_spoken_sees_what_the_others_can_still_do() -> None:
    scene = Scene().quotes(sony=350).onto("bp").name("sony").qty(1, 1)
    told = ask(scene, "session", A)
    assert told["spoken"] and told["still_to_speak"] == [C, D] and [row["lots"] for row in told["demands"]] == [1]
    assert told["demands"][0]["best"]["price"] == 37 and told["demands"][0]["worst"]["price"] == 41
    waiting = ask(scene, "session", D)
    assert waiting["still_to_speak"] == [C] and waiting["demands"][2]["worst"]["price"] == 37 + 2 + 2
    assert [row["lots"] for row in ask(scene.qty(0), "session", C)["demands"]] == []


def test_m22_the_roller_sees_the_session_before_he_names_a_company() -> None:
    scene = Scene().quotes(bp=200, elf=300).onto("bp")
    here, there = ask(scene, "session", company=company("bp")), ask(scene, "session", company=company("elf"))
    assert here["demands"][2]["at_quote"] and here["demands"][2]["best"]["price"] == 20
    assert not there["demands"][2]["at_quote"] and there["demands"][2]["best"]["price"] == 32
    assert refused(scene, "session") == "not-now" and refused(scene, "session", B, company=0) == "not-now"
    scene.stock("canon", 0)
    assert refused(scene, "session", company=company("canon")) == "wrong-arguments"


def auctioned() -> Scene:
    scene = Scene().quotes(twa=400).stock("twa", 2).cash(5_000_000, 900_000, 5_000_000, 5_000_000).onto("bp")
    return scene.name("twa").qty(2, 2, 0, 0)


def test_m42_staying_costs_what_the_steps_say_as_far_as_the_cash_goes() -> None:
    scene = auctioned()
    assert scene.phase == "BIDS" and scene.st.price == 45
    told = ask(scene, "auction", B)
    assert told["price"] == told["highest"] == 45 and told["asked"] == 2 and told["lots"] == 2 and told["bidders"] == [A, B]
    assert told["steps"] == [{"price": 45, "cost": 90, "cash": 0, "shares": 90}]
    mine = ask(scene, "auction", A, steps=7)
    assert mine["highest"] == 250 and [row["price"] for row in mine["steps"]] == list(range(45, 52))
    assert refused(scene, "auction", C) == "not-now" and refused(scene, "auction", A, steps=0) == "wrong-arguments"


def test_m39_the_winner_pays_what_was_told() -> None:
    scene = auctioned()
    told = ask(scene, "auction", A)
    scene.acts("stay", "withdraw")
    assert scene.phase != "BIDS" and scene.st.cash[A] == told["steps"][0]["cash"]
    assert told["steps"][0]["shares"] == shares_worth(scene.st, A)


# Sales


@pytest.mark.parametrize("seed", range(20))
def test_m58_m62_the_ladder_is_that_of_the_sale(seed: int) -> None:
    luck = random.Random(seed)
    seats = luck.randint(2, 6)
    scene = scattered(luck, seats, 4, edition="junior")
    if seats > 2 and luck.random() < 0.3:
        scene.suspended(seats - 1)
    scene.begin()
    owned = [number for number in range(COMPANIES) if scene.st.held[A][number]]
    if not owned:
        return
    number = luck.choice(owned)
    lots = luck.randint(1, scene.st.held[A][number])
    told = ask(scene, "sale", company=number, lots=lots)
    before, cash, paid = [shares_worth(scene.st, seat) for seat in range(seats)], scene.st.cash[A], payout_of(scene.st, A)
    scene.act("sell", number).act("qty", lots)
    for index, rung in enumerate(told["ladder"]):
        assert (scene.actor, scene.st.price) == (rung["seat"], rung["price"]) and scene.phase == ("FALL" if rung["round"] else "POLL")
        assert ask(scene, "sale", luck.randrange(seats))["ladder"] == told["ladder"][index:]
        scene.qty(0)
    assert scene.phase == "SALE"
    assert scene.st.cash[A] - cash == told["proceeds"] == lots * told["bank"] and scene.st.quote[number] == told["bank"]
    assert [shares_worth(scene.st, seat) - before[seat] for seat in range(seats)] == told["shares"]
    assert told["wealth"] == told["shares"][A] + told["proceeds"] and told["payout"] == payout_of(scene.st, A) - paid


def test_m55_m59_lots_that_were_taken_fall_no_more() -> None:
    scene = Scene(3).owns(A, peugeot=3).quotes(peugeot=500).begin().sell("peugeot", 3).qty(1)
    assert ask(scene, "sale", C)["lots"] == 2 and ask(scene, "sale", C)["bank"] == 40  # C10
    scene.qty(0)
    assert scene.phase == "FALL" and ask(scene, "sale", A)["ladder"][0] == {"round": 1, "seat": B, "price": 48}


def test_m81_a_short_sale_has_a_poll_and_the_bank() -> None:
    scene = Scene(3).owns(A, shell=4).quotes(shell=350).onto("strictement_personnel").draw("SP01").act("sell", company("shell")).qty(3)
    told = ask(scene, "sale", B)
    assert [rung["seat"] for rung in told["ladder"]] == [B, C] and told["bank"] == 32 and told["fall"] == 3


def test_m51_a_ladder_needs_lots_that_one_owns() -> None:
    scene = Scene().owns(A, elf=2).begin()
    assert refused(scene, "sale", company=company("elf"), lots=3) == refused(scene, "sale", company=company("bp")) == "wrong-arguments"
    assert refused(scene, "sale") == "not-now" and refused(scene, "sale", company=99) == "wrong-arguments"


@pytest.mark.parametrize("seed", range(10))
def test_m62_a_threat_costs_what_the_sale_of_one_lot_would(seed: int) -> None:
    scene = scattered(random.Random(seed), 4, 8)
    rows = ask(scene, "defence", D)["threats"]
    costs = [row["loss"] + row["fee_loss"] for row in rows]
    assert costs == sorted(costs, reverse=True)
    for row in rows[:4] + rows[-2:]:
        seller = row["sellers"][0]
        twin = Scene(4)
        twin.st = scene.st.copy()
        before, paid = shares_worth(twin.st, D), payout_of(twin.st, D)
        twin.begin(seller).act("sell", row["company"]).qty(1)
        while twin.phase in ("POLL", "FALL"):
            twin.qty(0)
        assert before - shares_worth(twin.st, D) == row["loss"] and paid - payout_of(twin.st, D) == row["fee_loss"]
        stopped = Scene(4)
        stopped.st = scene.st.copy()
        stopped.begin(seller).act("sell", row["company"]).qty(1)
        while stopped.actor != D:
            stopped.qty(0)
        stopped.qty(1)
        while stopped.phase == "POLL":
            stopped.qty(0)
        assert stopped.st.cash[D] == scene.st.cash[D] - row["price"] and stopped.st.quote[row["company"]] == row["price"] and row["covered"]


def test_m54_cash_for_the_dearest_majority_is_the_reserve() -> None:
    scene = Scene(3).owns(A, elf=6, sony=7, tdk=2).owns(B, elf=1, tdk=1).owns(C, sony=1).quotes(elf=300, sony=420, tdk=900)
    told = ask(scene, "defence")
    assert told["reserve"] == 42 and [row["company"] for row in told["threats"]] == [company("sony"), company("elf"), company("tdk")]
    assert [row["sellers"] for row in told["threats"]] == [[C], [B], [B]]
    assert not ask(scene.cash(100_000), "defence")["threats"][0]["covered"]


# Forced sales


def lost(scene: Scene, sold: dict[int, int], step: int) -> tuple[int, int]:
    """What is raised by selling these lots one by one, and what of wealth and payout is lost."""
    after, raised = scene.st.copy(), 0
    for number, lots in sold.items():
        for _ in range(lots):
            after.quote[number] = max(1, after.quote[number] - step)
            after.held[A][number] -= 1
            raised += after.quote[number]
    wealth = shares_worth(scene.st, A) - shares_worth(after, A) - raised
    return raised, wealth + payout_of(scene.st, A) - payout_of(after, A)


@pytest.mark.parametrize("seed", first_quick(range(40), 8))
def test_m74_m80_nothing_raises_the_sum_for_less(seed: int) -> None:
    """Every choice of lots is tried; companies are drawn so that concentrations are at stake."""
    luck = random.Random(seed)
    scene = Scene(3)
    pools = (
        ("barclays", "chase_manhattan", "deutsche_bank", "elf"),
        ("barclays", "elf", "thomson", "bouygues"),
        ("fiat", "peugeot", "toyota", "twa"),
    )
    for name in luck.choice(pools):
        scene.owns(A, **{name: luck.choice((1, 3, 4, 6, 7))}).quotes(**{name: 10 * luck.randint(1, 40)})
    owned = {number: scene.st.held[A][number] for number in range(COMPANIES) if scene.st.held[A][number]}
    full, sum = luck.random() < 0.4, luck.randint(1, 150)
    step = 5 if full else 1
    told = ask(scene, "forced", sum=sum, full=full)
    found = [lost(scene, dict(zip(owned, lots, strict=True)), step) for lots in product(*(range(held + 1) for held in owned.values()))]
    enough = [cost for raised, cost in found if raised >= sum]
    raised, cost = lost(scene, {row["company"]: row["lots"] for row in told["sales"]}, step)
    assert told["raised"] == raised and told["wealth_lost"] + told["payout_lost"] == cost
    assert told["enough"] == bool(enough)
    if enough:
        assert raised >= sum and cost == min(enough)
    else:
        assert {row["company"]: row["lots"] for row in told["sales"]} == owned


def test_m61_two_lots_together_fetch_less_than_one_by_one() -> None:
    scene = Scene(3).owns(A, elf=4)
    told = ask(scene, "forced", sum=50)
    assert told["sales"] == [{"company": company("elf"), "lots": 2, "prices": [29, 28]}] and told["raised"] == 57
    assert ask(scene, "sale", company=company("elf"), lots=2)["proceeds"] < told["raised"]


def test_m79_the_plan_for_a_card_is_the_one_played() -> None:
    scene = Scene(3).owns(A, shell=4, elf=1, tdk=3).quotes(shell=350, elf=300, tdk=100).onto("strictement_personnel").draw("SP02")
    assert scene.phase == "FORCED"
    told = ask(scene, "forced")
    assert told["sum"] == 50 and not told["full"] and told["enough"]
    before = scene.st.cash[A] + shares_worth(scene.st, A)
    for row in told["sales"]:
        for price in row["prices"]:
            scene.act("sell", row["company"]).qty(1)
            while scene.phase == "POLL":
                scene.qty(0)
            assert scene.st.quote[row["company"]] == price
    assert scene.phase not in ("FORCED", "FORCED_QTY") and before - scene.st.cash[A] - shares_worth(scene.st, A) == told["wealth_lost"]


def test_m89_a_buyer_in_default_is_told_what_to_sell() -> None:
    scene = Scene(3, overcommit="free").owns(A, elf=3, sony=4).cash(100_000).onto("bp").name("bp").qty(2)
    assert scene.phase == "RAISE_CASH"
    told = ask(scene, "forced")
    assert told["sum"] == 2 * 20 + 10 - 10 and told["full"]
    for row in told["sales"]:
        for _ in row["prices"]:
            scene.act("sell", row["company"]).qty(1)
            while scene.phase in ("POLL", "FALL"):
                scene.qty(0)
    assert scene.phase != "RAISE_CASH" and scene.st.cash[A] == told["raised"] - told["sum"]
    assert refused(scene, "forced") == "not-now" and refused(scene, "forced", sum=0) == "wrong-arguments"


def test_a_large_portfolio_is_answered_at_once() -> None:
    scene = scattered(random.Random(3), 2, 9)
    assert ask(scene, "forced", sum=500)["enough"]


# The outlook


@pytest.mark.parametrize("edition", ["junior", "senior", "masters"])
def test_m15_every_roll_leads_where_it_was_told(edition: str) -> None:
    scene = Scene(2, edition=edition).owns(A, elf=2).at(A, {"junior": 18, "senior": 40, "masters": 55}[edition]).begin()
    told = ask(scene, "ahead")
    assert told["payout"] == units(20_000) and told["paid"] == sum(row["payout"] for row in told["rolls"]) > 0
    for roll in range(ROLLS):
        twin = Scene(2)
        twin.st = scene.st.copy()
        row = told["rolls"][roll]
        twin.act("roll").chance("dice", roll)
        assert twin.square(A) == row["square"] and bool(twin.told("PAYOUT")) == row["payout"]
        assert (twin.st.first_die, twin.st.second_die) == (row["first"], row["second"])


def test_m67_what_was_read_is_no_longer_unseen() -> None:
    scene = Scene().onto("bourse").draw("B05")
    told = ask(scene, "unseen")["series"]
    assert [row["series"] for row in told] == ["bourse", "interieure", "internationale", "personnel"]
    assert len(told[0]["cards"]) == CARDS - 1 and 4 not in told[0]["cards"] and told[0]["top"] == -1
    scene.st.pack[0] = [card % CARDS + 1 for card in range(7, 7 + CARDS)]
    scene.st.next_card[0] = 2
    assert ask(scene, "unseen")["series"][0] == {"series": "bourse", "cards": [], "top": 9}


def test_m70_m78_rumours_of_others_are_unseen_and_those_laid_down_are_not() -> None:
    scene = Scene().rumours(A, "R01").rumours(B, "R18", "R03").begin()
    told = ask(scene, "unseen")
    assert len(told["rumours"]) == CARDS - 1 and told["in_hands"] == 2
    swings = {row["company"]: row for row in told["companies"]}
    assert swings[company("coca_cola")] == {"company": company("coca_cola"), "up": 0, "down": 0, "mine": 6}
    assert swings[company("bouygues")]["down"] == -6 and swings[company("bouygues")]["up"] == 0
    scene.act("pass_by").reveal("R18")
    told = ask(scene, "unseen")
    assert RUMOURS.index("R18") not in told["rumours"] and told["in_hands"] == 1
    assert {row["company"]: row["down"] for row in told["companies"]}[company("bouygues")] == 0


def test_m115_purses_are_told_where_they_are_seen() -> None:
    scene = Scene(3).owns(B, elf=6).cash(1_000_000, 2_000_000, 3_000_000)
    players = ask(scene, "wealth")["players"]
    assert [row["cash"] for row in players] == [100, None, None] and [row["wealth"] for row in players] == [100, None, None]
    assert players[B]["shares"] == 180 and players[B]["majorities"] == [company("elf")] and players[B]["payout"] == 6 + 30
    open_table = Scene(2, open_cash="on").owns(B, elf=6).cash(1_000_000, 2_000_000)
    assert [row["wealth"] for row in ask(open_table, "wealth")["players"]] == [100, 380]


QUESTIONS: list[tuple[str, dict[str, Any]]] = [
    ("payout", {}), ("payout", {"player": 1}), ("additions", {}), ("defence", {}), ("ahead", {}), ("unseen", {}), ("wealth", {}),
    ("forced", {"sum": 40}),
]  # fmt: skip


@pytest.mark.parametrize(("name", "arguments"), QUESTIONS)
def test_m115_no_helper_tells_what_a_seat_does_not_see(name: str, arguments: dict[str, Any]) -> None:
    def table(purse: int, *cards: str) -> Scene:
        return Scene().owns(A, elf=6, bp=3, esso=3).owns(B, elf=2).rumours(A, "R05").rumours(B, *cards).cash(1_000_000, purse)

    assert ask(table(10_000, "R01", "R02"), name, **arguments) == ask(table(9_000_000, "R30", "R31"), name, **arguments)


WRONG: list[tuple[str, dict[str, Any]]] = [
    ("payout", {"player": 4}), ("payout", {"who": 1}), ("session", {"company": 40}), ("auction", {"steps": "all"}), ("sale", {"company": -1}),
    ("sale", {"company": 1, "lots": 11}), ("forced", {"sum": 1.5}), ("forced", {"sum": 10, "full": 1}), ("ahead", {"roll": 3}),
]  # fmt: skip


@pytest.mark.parametrize(("name", "arguments"), WRONG)
def test_wrong_arguments_are_answered_with_a_sentence(name: str, arguments: dict[str, Any]) -> None:
    assert refused(Scene(), name, **arguments) == "wrong-arguments"

"""At a live table: claims made together, a market for those who raise a hand, drafts sent as one request."""

from __future__ import annotations

import json

import pytest

from magnat.core.declare import CHANCE, SPECTATOR
from magnat.core.errors import Refused, WrongOptions
from magnat.core.numbers import below, number
from magnat.core.play import Match, Seat, SeededDice, options, saves
from magnat.games.richesses_du_monde.rules.payments import price_of
from magnat.games.richesses_du_monde.state import Phase
from magnat.lab.records import result

from .scene import ALUMINIUM, GAME, A, B, C, D, Scene, production, units


def match_of(scene: Scene) -> Match:
    """A match that goes on from a scene."""
    names = [Seat(name) for name in ("Ada", "Bob", "Cleo", "Dan")]
    return Match(GAME, names[: scene.st.seats], SeededDice(1), scene.st, scene.st.copy(), before=[[0, "scene", 0]])


def royalties(**chosen: object) -> Match:
    scene = Scene(4, A, **chosen).plaque(5, ALUMINIUM).owns(B, ALUMINIUM, "Australie").owns(C, ALUMINIUM, "Guinée", "Surinam").cash(20, 20, 20, 20)
    return match_of(scene.roll(2, 3))


def test_r22_claims_are_made_together_and_shown_together() -> None:
    match = royalties()
    assert match.asked() == [B, C]
    match.play(C, [("claim", 0)])
    assert match.asked() == [B] and match.log() == []
    match.play(B, [("skip", 0)])
    assert [event for _, event, _ in match.log()] == ["SKIPPED", "CLAIMED", "PAID"]
    assert match.state.cash[A] == units(19.1) and match.asked() == [A]


def test_r22_silence_is_a_skip() -> None:
    match = royalties()
    match.play(B, [("claim", 0)])
    match.close_window()
    assert match.state.cash[:3] == [units(19.1), units(20.9), units(20)]


def trading() -> Match:
    scene = Scene(open_market="any_time").cash(20, 20, 20, 20).owns(A, "riz", "Chine").owns(B, "or", "Japon")
    return match_of(scene.owns(B, "ble", "Inde").owns(D, "the", "Inde"))


def test_r75_only_raised_hands_are_heard() -> None:
    match = trading()
    assert match.asked() == [A, B, C, D]
    for seat in (A, C, D):
        match.pass_window(seat)
    match.play(B, [("exchange_with", A)])
    assert match.asked() == [B] and GAME.phases.named(match.state.phase) == "EXCHANGE"
    match.play(B, [("give_lot", production("ble")), ("ask_lot", production("riz")), ("give_cash", 0), ("add", 2), ("ok", 0), ("send", 0)])
    assert match.asked() == [A]
    match.play(A, [("accept", 0)])
    assert match.asked() == [B] and match.state.cash[A] == units(21.1)
    match.pass_window(B)
    assert GAME.phases.named(match.state.phase) == "ROLL" and match.asked() == [A]


def test_r75_two_hands_one_after_the_other() -> None:
    match = trading()
    match.pass_window(A)
    match.play(D, [("put_up", production("the"))])
    match.play(B, [("put_up", production("or"))])
    match.pass_window(C)
    assert match.asked() == [B]
    match.play(B, [("ok", 0)])
    for seat in (C, D, A):
        match.play(seat, [("pass_by", 0)])
    assert match.asked() == [B]
    match.pass_window(B)
    assert match.asked() == [D] and match.state.lot == 1 + production("the")


def offer(partner: int, give: str, want: str, *cash: tuple[str, int]) -> list[tuple[str, int]]:
    """A whole exchange as one request: lot for lot, and what is done about cash."""
    return [("exchange_with", partner), ("give_lot", production(give)), ("ask_lot", production(want)), *cash, ("send", 0)]


def phase(match: Match) -> str:
    return str(GAME.phases.named(match.state.phase))


def test_r72_an_offer_to_a_bot_is_taken_back_as_a_whole() -> None:
    match = trading()
    match.seats = [Seat("Ada"), *(Seat(name, "heuristic") for name in ("Bob", "Cleo", "Dan"))]
    for seat in (B, C, D):
        match.pass_window(seat)
    before = match.state.copy()
    match.play(A, offer(B, "riz", "or", ("give_cash", 0), ("add", 2), ("ok", 0)))
    match.play(B, [("refuse", 0)])
    half = match.copy()
    match.takeback(A)
    assert match.state == before and phase(match) == "MARKET"
    half.takeback(A, whole=False)
    assert phase(half) == "EXCHANGE"  # as older records tell it


def test_r72_r75_an_offer_is_sealed_as_a_whole_and_comes_when_its_turn_comes() -> None:
    match = trading()
    match.play(D, offer(B, "the", "or", ("give_cash", 0), ("add", 2), ("ok", 0)))
    assert match.asked() == [A, B, C] and match.played == [] and match.log() == []
    match.play(B, [("put_up", production("ble")), ("add", 1), ("ok", 0)])
    match.pass_window(C)
    match.pass_window(A)
    assert phase(match) == "SALE_BID" and match.asked() == [C] and match.state.price == units(0.6)  # clockwise from A, so B first
    for seat in (C, D, A):
        match.play(seat, [("pass_by", 0)])
    assert match.asked() == [B] and phase(match) == "MARKET"  # its second operation
    match.pass_window(B)
    assert phase(match) == "EXCHANGE_REPLY" and match.asked() == [B] and match.state.balance == units(1.1)
    match.play(B, [("accept", 0)])
    assert match.state.held[D][production("or")] and match.state.cash[D] == units(18.9) and match.asked() == [D]


def test_r73_an_offer_that_has_become_impossible_is_not_begun_and_its_seat_is_asked_anew() -> None:
    match = trading()
    match.play(D, offer(B, "the", "or"))
    match.play(B, [("put_up", production("or")), ("ok", 0)])
    match.pass_window(C)
    match.pass_window(A)
    match.play(C, [("bid_min", 0)])
    for seat in (D, A):
        match.play(seat, [("pass_by", 0)])
    match.play(B, [("sell_to", C)])
    ply = len(match.played)
    match.pass_window(B)  # C keeps its hand down; then comes D, who wanted the gold of B
    assert match.asked() == [D] and phase(match) == "MARKET" and match.state.deals[D] == 0 and match.undoable(D) == 0
    assert [GAME.spelled(act.act)[0] for act in match.played[ply:]] == ["pass_by", "pass_by"]
    again = saves.from_json(json.loads(json.dumps(saves.to_json(match))), game=GAME)
    match.play(D, offer(C, "the", "or"))
    again.pass_window(D)
    assert match.asked() == [C] and phase(match) == "EXCHANGE_REPLY" and phase(again) == "ROLL"


def test_r72_what_cannot_be_offered_is_refused_as_a_whole_when_it_is_sent() -> None:
    match = trading()
    match.play(B, [("put_up", production("or")), ("ok", 0)])
    before = saves.to_json(match)
    for seat, acts, reason, rules in (
        (D, offer(A, "the", "or"), "NO_SUCH_LOT", ("R33",)),  # A has no gold
        (D, [("exchange_with", A), ("send", 0)], "LOT_FROM_EACH", ("R72", "R74")),
        (D, offer(B, "the", "or", ("give_cash", 0), ("add", 4), ("ok", 0)), "CANNOT_PAY", ("R72", "R90")),
        (A, [("associate_with", B), ("add_member", C), ("add_member", D)], "NO_OPPONENT_LEFT", ("R86",)),
        (A, [("put_up", production("riz")), ("ok", 0), ("pass_by", 0)], "too-many-acts", ()),
        (A, [("pass_by", 0), ("roll", 0)], "too-many-acts", ()),
    ):
        with pytest.raises(Refused) as refused:
            match.play(seat, acts)
        assert (refused.value.reason, refused.value.rules) == (reason, rules)
        assert saves.to_json(match) == before


def test_r106_a_sealed_offer_looks_like_a_hand_kept_down_and_can_be_taken_back() -> None:
    offering, silent = trading(), trading()
    offering.play(D, offer(B, "the", "or", ("ask_cash", 0), ("add", 3), ("ok", 0)))
    silent.pass_window(D)
    for reader in (A, B, C, SPECTATOR):
        assert offering.export(reader) == silent.export(reader) and offering.log(reader) == silent.log(reader)
        assert offering.undoable(reader) == 0 and offering.asked() == silent.asked() and offering.version == silent.version
    saved = saves.to_json(offering)
    thing = ["exchange_with", B, "give_lot", production("the"), "ask_lot", production("or"), "ask_cash", 0, "add", 3, "ok", 0, "send", 0]
    assert saved["windows"] == [{"depth": 1, "broken": False, "answers": [[D, *thing]]}]
    again = saves.from_json(json.loads(json.dumps(saved)), game=GAME)
    for match in (offering, again):
        assert match.undoable(D) == 1
        match.undo(D)
        assert match.windows == [] and match.asked() == [A, B, C, D]


def test_r76_an_association_is_sealed_too_and_a_preview_shows_what_would_be_sent() -> None:
    match = trading()
    for seat in (A, B, C):
        match.pass_window(seat)
    wanted = [("associate_with", A), ("add_member", C), ("send", 0)]
    view, lines = match.preview(D, wanted)
    assert view["members"] == 1 << A | 1 << C and [line.event for line in lines] == ["INVITED", "INVITED"] and match.asked() == [D]
    match.play(D, wanted)
    assert phase(match) == "ASSOCIATION_REPLY" and match.asked() == [A]


def test_r72_a_draft_that_was_not_sent_goes_on_when_its_turn_comes() -> None:
    match = trading()
    match.play(A, offer(B, "riz", "ble")[:-1])
    for seat in (B, C, D):
        match.pass_window(seat)
    assert phase(match) == "EXCHANGE" and match.asked() == [A] and match.undoable(A) == 2  # the raised hand itself stays raised
    match.undo(A)
    match.play(A, [("ask_lot", production("or")), ("send", 0)])
    assert match.asked() == [B] and match.state.want == 1 << production("or")


def test_r106_a_draft_shows_nothing_before_it_is_sent() -> None:
    match = trading()
    for seat in (B, C, D):
        match.pass_window(seat)
    match.play(A, [("exchange_with", B)])
    match.play(A, [("give_lot", production("riz")), ("ask_lot", production("ble"))])
    assert match.redacted(B)[-2:] == [[A, "give_lot", None], [A, "ask_lot", None]]
    assert match.view(B)["give"] is None and match.view(SPECTATOR)["want"] is None and match.view(A)["give"]
    match.undo(A, 2)
    assert match.state.give == 0
    match.play(A, [("give_lot", production("riz")), ("ask_lot", production("or")), ("send", 0)])
    assert match.view(C)["want"] == 1 << production("or")
    with pytest.raises(Refused):
        match.undo(A)


def test_r53_a_bid_cannot_be_taken_back() -> None:
    scene = Scene().owns(A, "nickel", "Canada").at(A, 64 + 4).cash(20, 20, 20, 20).roll(5, 1).put_up("nickel")
    match = match_of(scene)
    match.play(B, [("raise_bid", 0), ("add", 1)])
    assert match.undoable(B) == 2
    match.play(B, [("ok", 0)])
    assert match.undoable(B) == 0 and match.state.price == units(1.95)


def test_r75_nobody_is_awaited_in_the_market_who_could_only_pass() -> None:
    """And only then: by what everybody sees, so without a look into purses."""
    scene = Scene(open_market="any_time", association="off").cash(0, 0, 0, 0).owns(B, "or", "Japon").owns(D, "the", "Inde")
    match = match_of(scene)
    assert match.asked() == [B, D] and match.legal(A) == []
    match.pass_window(B)
    match.pass_window(D)
    assert phase(match) == "ROLL" and [act.seat for act in match.played] == [A, B, C, D]
    empty = match_of(Scene(open_market="any_time", association="off"))
    empty.go_on()
    assert phase(empty) == "ROLL"


def test_r75_who_comes_into_something_in_the_market_is_awaited_then() -> None:
    match = match_of(Scene(open_market="any_time", association="off").cash(9, 9, 9, 9).owns(B, "or", "Japon"))
    assert match.asked() == [B]
    match.play(B, [("put_up", production("or")), ("ok", 0)])
    match.play(C, [("bid_min", 0)])
    for seat in (D, A):
        match.play(seat, [("pass_by", 0)])
    match.play(B, [("sell_to", C)])
    assert phase(match) == "MARKET" and match.asked() == [C]


@pytest.mark.parametrize("seed", range(3))
def test_r75_the_awaited_are_those_who_could_do_something(seed: int) -> None:
    st = GAME.new_state(4, options.resolve(GAME, 4, {"association": "off"}))
    GAME.setup(st)
    markets = {False: 0, True: 0}
    for count in range(3000):
        if st.phase == Phase.MARKET:
            could = len(GAME.legal(st)) > 1
            assert bool(GAME.phases.entries[st.phase].awaited(st, st.actor, 0)) == could
            markets[could] += 1
        chance = st.actor == CHANCE
        legal = GAME.legal(st)
        act = GAME.dispatch.outcome(st, number(seed, 0, 0, count)) if chance else legal[below(number(seed, 0, 1, count), len(legal))]
        GAME.dispatch.apply(st, act)
    assert min(markets.values()) > 10


def test_r106_a_preview_tells_no_purse() -> None:
    told = []
    for cash in (0.5, 20):
        scene = Scene().plaque(5, ALUMINIUM).owns(B, ALUMINIUM, "Australie").cash(cash, 20, 20, 20)
        view, lines = match_of(scene.roll(2, 3)).preview(B, [("claim", 0)])
        told.append((view["out"][A], [line.event for line in lines]))
    assert told[0] == told[1] == (None, ["CLAIMED", "PAID"])


def test_r79_an_invitation_is_answered_without_knowing_the_pool() -> None:
    told = []
    for cash in (0, 20):
        match = trading()
        match.state.cash[A], match.state.cash[B] = units(cash), units(1)
        for seat in (B, C, D):
            match.pass_window(seat)
        match.play(A, [("associate_with", B), ("send", 0)])
        view, lines = match.preview(B, [("accept", 0)])
        told.append((view["cash"], [line.event for line in lines]))
        match.play(B, [("accept", 0)])
        assert match.undoable(B) == 0
    assert told[0] == told[1] and told[0][0][A] is None and told[0][1] == ["JOINS"]


def test_r67_a_sale_can_be_given_up_before_it_is_offered() -> None:
    match = trading()
    for seat in (B, C, D):
        match.pass_window(seat)
    match.play(A, [("put_up", production("riz"))])
    match.play(A, [("add", 2)])
    match.play(A, [("abandon", 0)])
    assert match.asked() == [A] and match.state.lot == 0 and match.state.barred[A] == 0 and match.state.sum == 0
    assert GAME.phases.named(match.state.phase) == "MARKET" and match.state.deals[A] == 1


def test_r83_a_member_of_an_association_is_not_awaited_in_the_market() -> None:
    match = trading()
    match.state.cash[:4] = [units(50)] * 4
    for seat in (B, C, D):
        match.pass_window(seat)
    match.play(A, [("associate_with", B), ("send", 0)])
    match.play(B, [("accept", 0)])
    lead = match.state.lead[A]
    other = A + B - lead
    assert other not in match.what_if(lead, 1).asked()


def picking() -> Match:
    """Ada must put up lots; her cheapest is neither the first nor the last."""
    scene = Scene().owns(A, "petrole", "U.R.S.S.").owns(A, "ble", "Inde").owns(A, "nickel", "Canada")
    return match_of(scene.at(A, 64 + 4).cash(20, 20, 20, 20).roll(5, 1))


def test_r41_silence_puts_up_the_cheapest_lot() -> None:
    match = picking()
    assert phase(match) == "AUCTION_PICK"
    offered = [argument for _, argument in map(GAME.spelled, match.legal(A))]
    prices = {production: price_of(match.state, A, production) for production in offered}
    assert len(prices) == 3 and min(prices, key=prices.__getitem__) != offered[0]
    match.close_window()
    assert match.state.lot - 1 == min(prices, key=prices.__getitem__) and phase(match) == "AUCTION_BID"


def test_r53_a_raise_that_was_not_finished_is_a_pass() -> None:
    match = picking()
    match.close_window()
    before = match.state.copy()
    match.play(B, [("raise_bid", 0), ("add", 2), ("add", 0)])
    assert phase(match) == "RAISE" and match.begun(B) == 3 and match.begun(A) == 0
    match.close_window()
    assert match.asked() == [C] and match.state.price == before.price and match.state.steps == 0
    assert match.spelled()[-1] == [B, "pass_by", 0] and [act.seat for act in match.played] == [A, B]
    assert saves.from_json(json.loads(json.dumps(saves.to_json(match)))).state == match.state


def test_r53_a_raise_that_nobody_can_take_back_is_made_with_the_least_sum() -> None:
    match = match_of(Scene().owns(A, "nickel", "Canada").at(A, 64 + 4).cash(20, 20, 20, 20).roll(5, 1).put_up("nickel").act("raise_bid"))
    least = match.state.least
    assert phase(match) == "RAISE" and match.begun(B) == 0
    match.close_window()
    assert match.state.price == least + units(0.1)


def test_r96_a_fallen_pawn_has_no_place() -> None:
    scene = Scene().owns(B, ALUMINIUM, "Australie", "Guinée", "Surinam").plaque(5, ALUMINIUM).cash(0.1, 20, 20, 20).at(C, 7)
    match = match_of(scene.roll(2, 3))
    match.play(B, [("claim", 0)])
    assert match.state.out[A] and match.state.progress[A] == 5
    for seat in (SPECTATOR, A, B):
        view = match.view(seat)
        assert view["progress"][:3] == [None, 0, 7] and view["square_under"][:3] == [None, 0, 7]
    assert result(GAME, match.state)["position"]["square_under"][A] is None


def test_a4_two_players_may_share_370_m() -> None:
    match = Match.new(GAME, ["Ada", "Bob"], chosen={"starting_cash": 185}, dice=SeededDice(1))
    assert match.state.cash[:2] == [units(185)] * 2 and GAME.broken_law(match.state) == 0
    with pytest.raises(WrongOptions, match="185"):
        Match.new(GAME, ["Ada", "Bob"], chosen={"starting_cash": 186})

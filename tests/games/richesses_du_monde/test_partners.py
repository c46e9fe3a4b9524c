"""R83  How partners decide together: one for all, all together, or one after the other."""

from __future__ import annotations

import pytest

from magnat.core.declare import usual
from magnat.core.play import Match
from magnat.games.richesses_du_monde.components import MILLION
from magnat.games.richesses_du_monde.orders import ORDERS, answer
from magnat.games.richesses_du_monde.state import Phase, place_of, resample
from tests.games.richesses_du_monde.scene import GAME, A, B, C, D, Scene, countries, production, title


def partnership(decisions: str) -> Scene:
    """A leads a partnership with C against B and D; A is about to roll."""
    scene = Scene(decisions=decisions, open_market="own_turn").owns(A, "riz", "Chine").acts(("associate_with", C), "send", "accept")
    return scene.act("pass_by")


def test_r83_the_lead_decides_for_all_unless_something_else_is_agreed() -> None:
    scene = partnership("leader").roll(1, 3).act("buy", title_here(A))
    assert scene.phase == "BUY" and scene.st.proposal == 0


def title_here(seat: int) -> int:
    """The first title on sale where four steps lead from the departure."""
    scene = partnership("leader").roll(1, 3)
    assert scene.phase == "BUY" and scene.st.actor == seat
    return scene.choices("buy")[0]


def test_r83_a_purchase_waits_for_the_consent_of_partners() -> None:
    wanted = title_here(A)
    scene = partnership("agree").roll(1, 3).act("buy", wanted)
    assert scene.phase == "CONSENT" and scene.st.actor == C and scene.st.matter == wanted
    cash = scene.has(A)
    scene.act("accept")
    assert scene.phase == "BUY" and scene.st.actor == A and scene.has(A) < cash and scene.st.proposal == 0


def test_r83_one_objection_is_enough() -> None:
    scene = partnership("agree").roll(1, 3).act("buy", title_here(A))
    cash = scene.has(A)
    scene.act("refuse")
    assert scene.has(A) == cash and scene.st.active == B and scene.st.proposal == 0


def test_r83_all_partners_are_asked_at_once_and_silence_is_consent() -> None:
    scene = Scene(5, decisions="agree", open_market="own_turn").owns(A, "riz", "Chine")
    scene.acts(("associate_with", B), ("add_member", C), "send", "accept", "accept", "pass_by").roll(1, 3)
    scene.act("buy", scene.choices("buy")[0])
    assert scene.phase == "CONSENT" and scene.st.pending == (1 << B) + (1 << C)
    assert GAME.spelled(GAME.default_act(scene.st)) == ("accept", 0)
    assert scene.acts("accept", "refuse").st.active == D


def test_r83_rolling_and_passing_need_no_consent() -> None:
    scene = partnership("agree")
    assert scene.phase == "ROLL" and scene.roll(1, 3).act("stop").st.active == B


def test_r83_a_bid_that_one_objects_to_is_a_pass() -> None:
    scene = partnership("agree").owns(B, "petrole", countries("petrole")[0]).at(B, 64).cash(50, 50, 0, 50)
    scene.st.active = scene.st.actor = B
    scene.st.phase = Phase.AUCTION_PICK
    scene.st.red = 1
    scene.put_up("petrole")
    while scene.st.actor != A:
        scene.act("pass_by")
    scene.act("raise_bid").act("add", 0).act("ok")
    assert scene.phase == "CONSENT" and scene.st.sum > 0 and scene.st.actor == C
    seen = scene.st.view(C)["sum"], scene.st.view(D)["sum"]
    assert seen[0] == scene.st.sum and seen[1] is None  # R106  a draft is seen by the party that is putting it together
    other = scene.copy()
    assert scene.act("refuse").st.bids[A] == 0
    other.act("accept")
    assert other.st.proposal == 0 and (other.st.bids[A] or other.st.held[A][production("petrole")])


def test_r83_where_something_must_be_put_up_an_objection_puts_up_the_cheapest() -> None:
    scene = partnership("agree").owns(A, "petrole", countries("petrole")[0])
    scene.st.red, scene.st.phase = 1, Phase.AUCTION_PICK
    scene.put_up("petrole")
    assert scene.phase == "CONSENT"
    scene.act("refuse")
    assert scene.phase == "AUCTION_BID" and scene.st.lot == production("riz") + 1 and scene.st.proposal == 0


def test_r83_the_lead_passes_on_after_each_turn_and_keeps_its_place() -> None:
    scene = partnership("alternate")
    order = []
    for _ in range(6):
        order.append(scene.st.active)
        scene.roll(1, 3)
        while scene.st.actor == order[-1] and scene.phase != "MARKET":
            scene.act("stop" if scene.phase == "BUY" else "pass_by")
        if scene.phase == "MARKET":
            scene.act("pass_by")
    assert order == [A, B, D, C, B, D]  # three parties: no turn more, none less
    assert scene.st.active == A and place_of(scene.st, A) == A and sorted(place_of(scene.st, seat) for seat in range(4)) == [0, 1, 2, 3]


def test_r83_purse_lots_and_pawn_go_with_the_lead() -> None:
    scene = partnership("alternate")
    cash, lots = scene.st.cash[A], scene.st.held[A][production("riz")]
    scene.roll(1, 3).act("stop")
    assert scene.st.lead[:3] == [C, B, C] and scene.st.cash[A] == 0 and scene.st.cash[C] == cash and scene.st.progress[C] == 4
    assert scene.st.held[C][production("riz")] == lots and ("LEADS", (C,)) in scene.last
    assert scene.st.view(A)["cash"][C] == cash and scene.st.view(B)["cash"][C] is None  # R106


@pytest.mark.parametrize("decisions", ["agree", "alternate"])
def test_r83_what_others_draft_is_drawn_again(decisions: str) -> None:
    scene = partnership(decisions).owns(B, "petrole", countries("petrole")[0])
    world = scene.st.copy()
    resample(world, B, [1, 2, 3, 0])
    assert world == scene.st  # nothing is drafted


def test_r83_a_partner_may_agree_once_and_for_all() -> None:
    scene = partnership("agree").roll(1, 3).act("buy", title_here(A))
    assert answer(scene.st, C, usual(ORDERS)) is None
    assert answer(scene.st, C, usual(ORDERS) | {"agree": True}) == [("accept", 0)]


def test_r83_partners_read_what_they_agree_to() -> None:
    wanted = title_here(A)
    scene = partnership("agree").roll(1, 3).act("buy", wanted)
    assert GAME.naming is not None
    assert GAME.naming(scene.st, "accept", 0)["title"] == ("title", wanted)
    assert title("riz", "Chine") != wanted and scene.has(A) * MILLION > 0


def test_r83_a_game_with_the_usual_options_is_written_as_before() -> None:
    usual_match = Match.new(GAME, ["Ada", "Bob", "Cleo"], seed=1)
    assert not {"decisions", "shift", "proposal", "matter"} & usual_match.state.to_json().keys()
    other = Match.new(GAME, ["Ada", "Bob", "Cleo"], seed=1, chosen={"decisions": "agree"})
    assert {"decisions", "shift", "proposal", "matter"} <= other.state.to_json().keys()
    assert GAME.state.from_json(usual_match.state.to_json()) == usual_match.state

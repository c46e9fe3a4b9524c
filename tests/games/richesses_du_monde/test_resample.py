"""What a party cannot see is drawn anew, and only that."""

from __future__ import annotations

from magnat.core.kit import how_many
from magnat.games.richesses_du_monde.state import lots_of, resample

from .scene import A, B, C, Scene, production, units


def drafted() -> Scene:
    scene = Scene(open_market="any_time").cash(9, 20, 20, 20)
    for name, country in (("riz", "Chine"), ("or", "Japon"), ("ble", "Inde"), ("the", "Inde")):
        scene.owns(A, name, country)
    scene.owns(B, "fer", "Inde").owns(B, "acier", "Italie").owns(B, "plomb", "Canada")
    scene.acts(("exchange_with", B), ("give_lot", production("riz")), ("give_lot", production("or")), ("ask_lot", production("fer")))
    return scene.acts("give_cash", ("add", 2), ("add", 0))


def test_r106_a_draft_is_drawn_anew_with_as_many_steps() -> None:
    scene = drafted()
    met = set()
    for seed in range(60):
        st = scene.st.copy()
        resample(st, C, [seed, 0])
        assert how_many(st.give) == 2 and how_many(st.want) == 1 and not st.give & ~lots_of(st, A) and not st.want & ~lots_of(st, B)
        assert units(0.3) <= st.sum <= units(9) and st.steps == 2 and st.step > 0
        assert st.cash == scene.st.cash and st.held == scene.st.held
        met.add((st.give, st.want, st.sum))
    assert len(met) > 10


def test_r83_the_drafting_party_keeps_its_own_draft() -> None:
    scene = drafted()
    st = scene.st.copy()
    resample(st, A, [1, 0])
    assert st == scene.st


def test_what_was_sent_is_known() -> None:
    scene = drafted().acts("ok", "send")
    st = scene.st.copy()
    resample(st, C, [1, 0])
    assert st == scene.st


def test_r76_an_invitation_keeps_its_first_partner() -> None:
    scene = Scene(6, open_market="any_time").acts(("associate_with", C), ("add_member", B))
    for seed in range(20):
        st = scene.st.copy()
        resample(st, 5, [seed, 0])
        assert how_many(st.members) == 2 and st.members >> C & 1 and not st.members & 1

"""What a seat cannot see is dealt again, and only that."""

from __future__ import annotations

from magnat.games.maxi_bourse.components import CARDS
from magnat.games.maxi_bourse.rules.default import ruin
from magnat.games.maxi_bourse.rules.unseen import resample, veil
from magnat.games.maxi_bourse.state import rumours_held

from .scene import GAME, A, B, C, D, Scene


def test_m70_unseen_rumours_are_dealt_again_and_purses_stay() -> None:
    scene = Scene().rumours(A, "R01", "R02").rumours(B, "R03").rumours(C, "R04", "R05").cash(10_000, 20_000, 30_000, 40_000).begin()
    met = set()
    for seed in range(40):
        st = scene.st.copy()
        resample(st, A, [seed, 0])
        assert st.hand[A] == scene.st.hand[A] and st.cash == scene.st.cash and GAME.broken_law(st) == 0
        assert [rumours_held(st, seat) for seat in range(4)] == [2, 1, 2, 0]
        assert st.view(A) == scene.st.view(A)
        met.add((tuple(st.hand[B]), tuple(st.hand[C])))
    assert len(met) > 30


def test_m78_revealed_rumours_stay_where_they_lie() -> None:
    scene = Scene().rumours(A, "R01", "R02").begin().reveal("R02")
    for seed in range(10):
        st = scene.st.copy()
        resample(st, B, [seed, 0])
        assert st.pile == scene.st.pile and not st.hand[A][1] and not st.fresh[1]


def test_m95_what_a_ruined_player_laid_down_lies_in_rising_order() -> None:
    scene = Scene().rumours(A, "R01", "R02").rumours(B, "R20", "R09", "R30").begin()
    ruin(scene.st, B)
    indices = [index for index in range(CARDS) if scene.st.laid_by[index]]
    met = set()
    for seed in range(40):
        st = scene.st.copy()
        resample(st, C, [seed, 0])
        laid = [st.pile[index] for index in indices]
        assert laid == sorted(laid) and 0 not in laid and GAME.broken_law(st) == 0
        met.add(tuple(laid))
        own = scene.st.copy()
        resample(own, B, [seed, 0])
        assert [own.pile[index] for index in indices] == [9, 20, 30]
    assert len(met) > 20


def test_m38_sealed_answers_of_others_are_drawn_again_among_those_open_to_them() -> None:
    scene = Scene(3).quotes(elf=300).stock("elf", 1).cash(340_000, 9_000_000, 9_000_000).onto("bp").name("elf").qty(1, 1, 1)
    scene.act("stay").act("stay_20")
    first, second = set(), set()
    for seed in range(40):
        st = scene.st.copy()
        resample(st, C, [seed, 0])
        first.add(st.sealed[A])
        second.add(st.sealed[B])
        own = scene.st.copy()
        resample(own, B, [seed, 0])
        assert own.sealed[B] == 20
    assert first == {0, 1} and second == {0, 1, 5, 20}


def test_m115_a_preview_hides_purses() -> None:
    scene = Scene()
    worlds = []
    for world in range(2):
        st = scene.st.copy()
        veil(st, A, world)
        worlds.append(st.cash[: D + 1])
    assert worlds[0][A] == worlds[1][A] == 1500 and all(worlds[0][seat] != worlds[1][seat] for seat in (B, C, D))

"""What a seat does not see, put in another way: cards and tokens that others have looked at."""

from __future__ import annotations

import random
from collections import Counter

from magnat.core.declare import SPECTATOR
from magnat.games.merchant_of_venus.rules.unseen import resample
from magnat.games.merchant_of_venus.state import DOWN, UP
from tests.contract.checks.secrets import check_secrets, hidden_entries
from tests.games.merchant_of_venus.scene import GAME, Scene, number_of

COUNT = 400


def looked() -> Scene:
    """Three systems are undiscovered; seat 0 has looked at one card, seat 1 at the others, and each at some tokens."""
    scene = Scene(3).undiscovered("TRP", "DES", "MOO")
    for system, seats in (("TRP", 1), ("DES", 2), ("MOO", 2)):
        scene.st.observed[number_of("system", system)] = seats
    for space, token, seats in (("AST-9", "telegate-1", 1), ("AST-10", "telegate-2", 2), ("AST-16", "blue-40", 6), ("NEB-B4", "relic-air_foil", 4)):
        scene.lies(space, token, DOWN)
        scene.st.spied[number_of("encounter", space)] = seats
    return scene


def worlds(scene: Scene, seat: int) -> list[Scene]:
    made = []
    for seed in range(COUNT):
        twin = scene.copy()
        resample(twin.st, seat, [seed, 0])
        assert twin.st.out_of_bounds() == [] and twin.st.view(seat) == scene.st.view(seat)
        made.append(twin)
    return made


def test_s79_what_was_seen_stays_and_the_rest_is_dealt_again() -> None:
    scene = looked()
    found = worlds(scene, 0)
    assert {world.st.card[0] for world in found} == {0}
    dealt = Counter((world.st.card[1], world.st.card[2]) for world in found)
    assert set(dealt) == {(1, 2), (2, 1)} and min(dealt.values()) > COUNT // 4
    assert all(world.st.card[3:] == scene.st.card[3:] for world in found)


def test_s79_who_has_seen_nothing_gets_all_orders() -> None:
    dealt = Counter(tuple(world.st.card[:3]) for world in worlds(looked(), 2))
    assert len(dealt) == 6 and min(dealt.values()) > COUNT // 12


def test_s160_tokens_that_others_spied_on() -> None:
    scene = looked()
    mine, other, shared = (number_of("encounter", space) for space in ("AST-9", "AST-10", "AST-16"))
    found = worlds(scene, 0)
    assert {world.st.token[mine] for world in found} == {number_of("token", "telegate-1")}
    kinds = {world.st.token[other] for world in found}
    assert number_of("token", "telegate-1") not in kinds and len(kinds) == 27
    for world in found:
        counts = Counter(world.st.token[encounter] for encounter in range(len(world.st.token)) if world.st.spied[encounter])
        assert all(count <= 1 or token in (6, 7, 8, 9, 12, 13) for token, count in counts.items())
    assert {world.st.token[shared] for world in worlds(scene, 1)} == {number_of("token", "blue-40")}


def test_s19_what_nobody_saw_is_not_in_the_state() -> None:
    scene = looked()
    undrawn = [encounter for encounter in range(24) if not scene.st.spied[encounter]]
    for world in worlds(scene, 0)[:20]:
        assert [world.st.token[encounter] for encounter in undrawn] == [scene.st.token[encounter] for encounter in undrawn]


def test_s19_s82_what_all_players_have_looked_at_stays_face_down_for_spectators() -> None:
    scene = Scene(2).undiscovered("TRP").lies("AST-9", "telegate-1", DOWN)
    system, encounter = number_of("system", "TRP"), number_of("encounter", "AST-9")
    scene.st.observed[system] = scene.st.spied[encounter] = 3
    for seat in (0, 1):
        assert (scene.st.view(seat)["card"][system], scene.st.view(seat)["token"][encounter]) == (0, number_of("token", "telegate-1"))
    watched = scene.st.view(SPECTATOR)
    assert watched["observed"][system] == watched["spied"][encounter] == 3  # that they looked is public
    assert watched["card"][system] is None and watched["token"][encounter] is None
    assert {field.name for field, _ in hidden_entries(scene.st, SPECTATOR)} == {"card", "token"}
    assert check_secrets(GAME, scene.st, random.Random(1), each=9) == []
    scene.st.contacted[system], scene.st.face[encounter] = 1, UP
    watched = scene.st.view(SPECTATOR)
    assert watched["card"][system] == 0 and watched["token"][encounter] == number_of("token", "telegate-1")


def test_s78_a_look_cannot_be_taken_back() -> None:
    from magnat.core.play import Match, Seat, SeededDice

    scene = Scene().undiscovered("TRP").at("TRP-2")
    scene.st.observed[0] = 2
    scene.head("TRP-1", 2, 2, 2)
    match = Match(GAME, [Seat("Ada"), Seat("Bob")], SeededDice(0), scene.st, scene.st)
    match.play(0, [GAME.act_id("observe")])
    assert match.state.phase != scene.st.phase or match.played[-1].reveals
    assert match.played[-1].reveals and not match.undoable(0)
    assert [match.values(line, seat)["culture"] for line in match.played[-1].lines if line.event == "OBSERVED" for seat in (0, 1)] == [0, None]

"""The declared state: slots, bounds, copies, bytes, JSON, and who sees what."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from magnat.core.declare.fields import HIDDEN, Field, amount, everybody, local, nobody, option, owner, secret, shown
from magnat.core.declare.state import CHANCE, SPECTATOR, Declared, GameState
from magnat.core.errors import CorruptState
from tests.core.bazaar import State as BazaarState


def beside(st: Tray, seat: int, index: int) -> int:
    return 1 if seat in (index, (index + 1) % st.seats) else 0


def cheap(st: Tray, seat: int, index: int) -> int:
    return 1 if st.price < 3 else 0


class Tray(GameState):
    """A little of everything."""

    depth_wanted = option("shallow", "deep", default="deep")
    weight = amount(1, 300, default=5)
    price = shown(least=-40_000, most=40_000)
    sums = shown(3, least=-2, most=100)
    hand = secret(4, 2, most=200, to=owner)
    shared = secret(4, 2, 2, most=5, to=beside)
    rumour = secret(4, most=5, to=beside, public=cheap)
    pile = secret(3, most=9, to=nobody)


@Tray.fact(4, most=400, to=everybody)
def held(st: Tray, seat: int) -> int:
    return st.hand[seat][0] + st.hand[seat][1]


@Tray.fact(4, 2, most=200, to=owner)
def own(st: Tray, seat: int, ware: int) -> int:
    return st.hand[seat][ware]


def entries(shape: tuple[int, ...], least: int, most: int) -> st.SearchStrategy[Any]:
    if not shape:
        return st.integers(least, most)
    return st.lists(entries(shape[1:], least, most), min_size=shape[0], max_size=shape[0])


@st.composite
def trays(draw: st.DrawFn, kind: type[GameState] = Tray) -> Any:
    tray = kind()
    for name, field in kind.fields.items():
        setattr(tray, name, draw(entries(field.shape, field.least, field.most)))
    tray.seats = draw(st.integers(2, 4))
    return tray


# Declaration


def test_a_misspelt_name_fails_at_its_line() -> None:
    tray = Tray()
    with pytest.raises(AttributeError):
        tray.pirce = 3  # type: ignore[attr-defined]
    with pytest.raises(AttributeError):
        BazaarState().stal = 3  # type: ignore[attr-defined]


def test_a_new_state_is_zeroed() -> None:
    tray = Tray()
    assert tray.hand == [[0, 0]] * 4 and tray.price == 0 and tray.shared[3] == [[0, 0], [0, 0]]
    tray.hand[0][0] = 1
    assert tray.hand[1][0] == 0  # rows are not shared


@pytest.mark.parametrize(
    ("least", "most", "wanted"), [(0, 127, np.int8), (-1, 128, np.int16), (0, 32767, np.int16), (-40_000, 1, np.int32), (0, 2**31, np.int64)]
)
def test_the_narrowest_type_that_holds_both_bounds(least: int, most: int, wanted: type) -> None:
    assert Field((), least, most, everybody).dtype is wanted


def test_a_secret_field_may_not_be_negative() -> None:
    with pytest.raises(TypeError, match="starts at 0"):
        Field((), -1, 5, owner)
    with pytest.raises(TypeError, match="starts at 0"):
        local(least=-1, most=3, to=owner)


@pytest.mark.parametrize("name", ["copy", "view", "sees", "fields", "facts", "heard", "seats", "phase", "to_json", "mro", "__init__"])
def test_a_field_may_not_hide_what_every_state_has(name: str) -> None:
    with pytest.raises(TypeError, match=f"Bag cannot declare '{name}': every GameState has something of that name"):
        Declared("Bag", (GameState,), {name: shown(most=1)})


@pytest.mark.parametrize("name", ["pending", "depth", "phase_below", "coins_below"])
def test_a_field_may_not_be_one_of_the_frames(name: str) -> None:
    with pytest.raises(TypeError, match=f"Bag cannot declare '{name}': its frames have a field of that name"):
        Declared("Bag", (GameState,), {"coins": local(most=1), name: shown(3, most=1)}, frames=3)


@pytest.mark.parametrize("name", ["price", "held", "seats"])
def test_a_fact_may_not_hide_another_part_of_the_view(name: str) -> None:
    def total(tray: Tray) -> int:
        return 0

    total.__name__ = name
    with pytest.raises(TypeError, match=f"Tray cannot declare the fact '{name}'"):
        Tray.fact(most=1, to=everybody)(total)


def test_frames_declare_a_stack_for_every_local_and_keep_secrets_secret() -> None:
    class Asking(GameState, frames=2):
        wish = local(most=7, to=owner)
        open_wish = local(least=-3, most=7)

    assert Asking.fields["wish_below"].shape == (2,) and Asking.fields["wish_below"].to is nobody
    assert Asking.fields["open_wish_below"].least == -3 and Asking.fields["open_wish_below"].to is everybody
    assert {"phase_below", "actor_below", "pending_below", "depth"} <= set(Asking.fields)
    assert "pending" not in Tray.fields


# Copies, equality, JSON, bytes, records


@given(trays())
def test_every_copy_comes_back_equal(tray: Tray) -> None:
    assert tray.copy() == tray and tray.copy().to_bytes() == tray.to_bytes()
    assert Tray.from_json(json.loads(json.dumps(tray.to_json()))) == tray
    again = Tray.from_record(tray.to_records(3)[2])
    assert again == tray and type(again.price) is int and type(again.hand[0][0]) is int


@given(trays(BazaarState))
def test_every_copy_of_a_state_with_frames_comes_back_equal(state: BazaarState) -> None:
    assert state.copy() == state == BazaarState.from_json(state.to_json()) == BazaarState.from_record(state.to_records()[0])


@given(trays(), trays())
def test_bytes_are_equal_exactly_when_states_are(one: Tray, other: Tray) -> None:
    assert (one.to_bytes() == other.to_bytes()) == (one == other)


@given(trays())
def test_a_copy_is_independent(tray: Tray) -> None:
    twin, before = tray.copy(), tray.to_json()
    twin.shared[0][0][0] = 5 - twin.shared[0][0][0]
    twin.hand[1][1] = (twin.hand[1][1] + 1) % 200
    document = tray.to_json()
    document["hand"][0][0] = 201
    assert tray.to_json() == before and twin != tray


def test_what_was_heard_stays_behind() -> None:
    tray = Tray()
    tray.heard = [(1, (2,), 0)]
    assert tray.copy().heard is None


def test_states_of_other_games_are_never_equal() -> None:
    assert Tray() != BazaarState() and Tray() != "tray"
    with pytest.raises(TypeError):
        hash(Tray())


def test_bytes_are_unpadded_little_endian_and_in_order() -> None:
    tray = Tray()
    tray.seats, tray.weight, tray.price = 3, 300, -2
    packed = tray.to_bytes()
    assert packed[:4] == bytes([3, 0, 0, 0])  # seats, actor, phase, depth_wanted
    assert packed[4:6] == (300).to_bytes(2, "little") and packed[6:10] == (-2).to_bytes(4, "little", signed=True)
    assert len(packed) == 4 + 2 + 4 + 3 + 4 * 2 * 2 + 16 + 4 + 3


# Bounds


@given(trays())
def test_states_within_bounds_are_found_so(tray: Tray) -> None:
    tray.hand = [[value % 200 for value in row] for row in tray.hand]
    assert tray.out_of_bounds() == []


@pytest.mark.parametrize(("name", "value"), [("price", 40_001), ("sums", [0, -3, 0]), ("pile", [0, 0, 10]), ("seats", -1), ("hand", [[0, 201]] * 4)])
def test_out_of_bounds_is_named(name: str, value: Any) -> None:
    tray = Tray()
    tray.weight = 1
    setattr(tray, name, value)
    assert tray.out_of_bounds()[0] == name
    with pytest.raises(CorruptState, match=name):
        Tray.from_json(tray.to_json())


def test_facts_have_bounds_too() -> None:
    tray = Tray()
    tray.seats, tray.weight, tray.hand[2] = 4, 1, [200, 201]
    assert tray.out_of_bounds() == ["hand", "held", "own"]


@pytest.mark.parametrize(
    "wrong", [[], None, {}, {**Tray().to_json(), "more": 1}, {**Tray().to_json(), "price": 1.0}, {**Tray().to_json(), "price": True},
              {**Tray().to_json(), "sums": [1, 2]}, {**Tray().to_json(), "sums": [1, 2, [3]]}, {**Tray().to_json(), "price": None}]
)  # fmt: skip
def test_a_wrong_document_is_refused_with_a_sentence(wrong: Any) -> None:
    with pytest.raises(CorruptState, match="the position"):
        Tray.from_json(wrong)


# Views


def test_a_seat_sees_what_is_declared_and_nothing_else() -> None:
    tray = Tray()
    tray.seats, tray.hand, tray.pile = 3, [[1, 2], [3, 4], [5, 6], [0, 0]], [7, 8, 9]
    tray.shared[2] = [[1, 2], [3, 4]]
    view = tray.view(1)
    assert view["hand"] == [[None, None], [3, 4], [None, None], [None, None]]
    assert view["shared"][0] == [[0, 0], [0, 0]] and view["shared"][2] == [[None, None], [None, None]]
    assert tray.view(0)["shared"][2] == [[1, 2], [3, 4]]
    assert view["pile"] == [None, None, None] and view["price"] == 0
    assert view["held"] == [3, 7, 11, 0] and view["own"][1] == [3, 4] and view["own"][0] == [None, None]


def test_a_spectator_sees_only_what_all_see() -> None:
    tray = Tray()
    tray.seats, tray.actor = 2, CHANCE  # the number of a spectator is that of chance, and grants nothing
    view = tray.view(SPECTATOR)
    assert view["hand"] == [[None, None]] * 4 and view["pile"] == [None] * 3 and view["own"] == [[None, None]] * 4
    assert view["shared"][0] == [[0, 0], [0, 0]]  # at a table of two, both see the holder between them
    assert view["rumour"] == [0, 0, None, None]
    tray.price = 3  # what both know is still not for everybody
    assert tray.view(SPECTATOR)["rumour"] == [None] * 4 and tray.view(1)["rumour"][0] == 0
    tray.seats = 3
    assert tray.view(SPECTATOR)["shared"][0] == [[None, None], [None, None]]


def test_a_view_is_a_copy() -> None:
    tray = Tray()
    tray.seats = 3
    tray.view(1)["hand"][1][0] = 9
    tray.view(1)["sums"][0] = 9
    assert tray.hand[1][0] == 0 and tray.sums[0] == 0


@given(trays(), st.integers(-1, 3))
def test_the_observation_is_the_view_in_one_layout(tray: Tray, seat: int) -> None:
    layout = np.dtype([(field.name, field.dtype, field.shape) for field in [*Tray.fields.values(), *(fact.field for fact in Tray.facts.values())]])
    tray.hand = [[value % 200 for value in row] for row in tray.hand]
    seen = np.frombuffer(tray.observation(seat), layout)[0]
    view = tray.view(seat)
    for name in view:
        assert seen[name].tolist() == json.loads(json.dumps(view[name]).replace("null", str(HIDDEN)))

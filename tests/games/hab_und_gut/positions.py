"""Positions of Hab & Gut for stories: set up by the rules, then arranged by hand."""

from __future__ import annotations

from typing import Any

from magnat.core.declare import CHANCE
from magnat.core.game import load
from magnat.core.numbers import CHANCE_STREAM, number
from magnat.games.hab_und_gut.components import CARDS, GOOD_IDS, KINDS_OF_CARD, STEPS, TRACK
from magnat.games.hab_und_gut.rules import worth
from magnat.games.hab_und_gut.state import Phase
from tests.games.arranged import Arranged

HAB = load("hab_und_gut")
COAL, GRAIN, COFFEE, RUBBER, TEA, SALT = range(6)
TRADE, DONATE = Phase.TRADE, Phase.DONATE
LEFT_CARD, RIGHT_CARD, HALVE, ORDER = Phase.LEFT_CARD, Phase.RIGHT_CARD, Phase.HALVE, Phase.ORDER


class Scene(Arranged):
    """A table of Hab & Gut. The stories speak of its state; cards and shares are put where they are wanted, whatever else there is."""

    game = HAB
    lawful = False


def let_chance_act(st: Any, seed: int = 1) -> None:
    """All draws up to the next question."""
    scene, drawn = Scene.around(st), 0
    while st.actor == CHANCE:
        scene.chance(*HAB.spelled(HAB.dispatch.outcome(st, number(seed, 0, CHANCE_STREAM, drawn))))
        drawn += 1


def begun(seats: int = 3, **chosen: object) -> Any:
    """A game at its first question: the cards are dealt, the first player may trade."""
    st = Scene(seats, **chosen).st
    let_chance_act(st)
    return st


def at_price_turn(seats: int = 3, **chosen: object) -> Any:
    """The first price turn of seat 0, when nobody has traded."""
    st = begun(seats, **chosen)
    for _ in range(seats):
        do(st, "trade_end")
    return st


def at_last_act(seats: int = 3, **chosen: object) -> Any:
    """The last price turn of the game: whatever is played, cards of grain are all that is left, and grain stays on 0."""
    st = at_price_turn(seats, **chosen)
    st.lap, st.tour = 2, 4
    st.first = 0
    st.actor = seats - 1
    prices(st, grain=0)
    for holder in range(seats):
        stand(st, holder)
    stand(st, seats - 1, card(GRAIN, -4))
    stand(st, seats - 2, card(GRAIN, -2))
    return st


def finish(st: Any) -> None:
    """Carry out the last price turn of `at_last_act`."""
    do(st, "left_card", card(GRAIN, -4))
    do(st, "right_card", card(GRAIN, -2))
    do(st, "halve_left")


def card(good: int, step: int) -> int:
    """The number of a price card."""
    return good * KINDS_OF_CARD + STEPS.index(step)


def prices(st: Any, **wanted: int) -> None:
    """Put markers on the spaces with these prices: `prices(st, coal=80)`."""
    for name, price in wanted.items():
        st.price[GOOD_IDS.index(name)] = TRACK.index(price)


def price(st: Any, good: int) -> int:
    """What a share costs."""
    return worth(st, good)


def stand(st: Any, holder: int, *cards: int) -> None:
    """Only these cards stand in a holder."""
    st.holder[holder] = [cards.count(each) for each in range(CARDS)]


def own(st: Any, seat: int, *goods: int) -> None:
    """Take shares from their piles into a hand."""
    for good in goods:
        st.bank[good] -= 1
        st.hand[seat][good] += 1


def give(st: Any, seat: int, *goods: int) -> None:
    """Shares from their piles lie on a donation board."""
    for good in goods:
        st.bank[good] -= 1
        st.gift[seat][st.given[seat]] = good + 1
        st.given[seat] += 1


def do(st: Any, block: str, argument: int = 0) -> None:
    """Play a legal act."""
    Scene.around(st).act(block, argument)


def refused(st: Any, block: str, argument: int = 0) -> str:
    """The reason why an act is refused, with its rules; empty if it is not."""
    refusal = HAB.refusal(st, HAB.act_id(block, argument))
    return str(refusal) if refusal else ""


def offered(st: Any) -> set[str]:
    """The blocks in which something is legal."""
    return {HAB.block_of(act).name for act in HAB.legal(st)}

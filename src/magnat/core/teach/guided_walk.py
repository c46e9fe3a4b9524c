"""The path of a guide, played by itself: for its author, who wants to see where it leads, and for the contract."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from magnat.core.declare import CHANCE, NEWCOMER, OPEN, Act, Guide, Step, usual
from magnat.core.errors import MagnatError
from magnat.core.game import Game
from magnat.core.play import Match
from magnat.core.teach.guiding import Guided, prepared_act

LONGEST = 5000  # acts of a path; then it leads nowhere


class LostNewcomer(MagnatError):
    """The newcomer is asked something, and the guide does not say what to do."""


@dataclass(frozen=True)
class Moment:
    """A step as it is told: the match then, and how far the newcomer has come."""

    match: Match
    guided: Guided
    step: Step


def walk(game: Game, seed: int = 1) -> Iterator[Moment]:
    """Every step as it is told, while the newcomer does all that is asked; chance and bots do what is prepared, else what seed and advice say.

    The match of the last moment goes on to the end of the path: afterwards its record holds all of it.
    """
    guide = game.guide
    assert guide is not None
    match = Match.new(game, [f"seat {seat}" for seat in range(guide.seats)], chosen=dict(guide.options), seed=seed, prepared=guide.draws)
    guided, told = Guided(game), -1
    while not guided.is_over:
        step = guided.shown(match)
        if step is not None and told != guided.step:
            told = guided.step
            yield Moment(match, guided, step)
        if step is not None and not step.acts:
            guided = guided.read(step.name)
        elif step is not None:
            acts = newcomer_acts(match, guided)
            guided = guided.acted(len(match.played), acts)
            play(match, NEWCOMER, acts)
        else:
            others_act(game, guide, match, guided)
        if len(match.played) > LONGEST or guided.strayed:
            raise LostNewcomer(f"the path of {game.name} ends before step {guide.steps[guided.step].name}")


def newcomer_acts(match: Match, guided: Guided) -> list[Act]:
    """What the step asks for: at once where a hand is raised for all of it, else the first that is possible."""
    if match.window == OPEN and default_of(match, NEWCOMER) not in guided.to_do:
        return list(guided.to_do)
    if match.window == OPEN:
        return [default_of(match, NEWCOMER)]
    return [next(act for act in guided.to_do if match.refusal(NEWCOMER, match.game.act_id(*act)) is None)]


def others_act(game: Game, guide: Guide, match: Match, guided: Guided) -> None:
    """The standing orders of the newcomer or the bots answer what is asked."""
    ordered = match.ordered(NEWCOMER, usual(game.orders))
    if ordered is not None:
        play(match, NEWCOMER, ordered)
        return
    bots = [seat for seat in match.asked() if seat != NEWCOMER]
    if not bots:
        raise LostNewcomer(f"nothing is told before step {guide.steps[guided.step].name} of {game.name}, and the newcomer is asked {match.row.name}")
    act = prepared_act(guide, match, bots[0])
    if act is None:
        act, _ = match.hint(bots[0])
    play(match, bots[0], [game.spelled(act)])


def default_of(match: Match, seat: int) -> Act:
    """What counts as doing nothing for a seat in the present phase."""
    return match.game.spelled(match.game.default_act(match.asking(seat)))


def play(match: Match, seat: int, acts: list[Act]) -> None:
    """Play acts; in an open window doing nothing is keeping the hand down."""
    if match.window == OPEN and acts == [default_of(match, seat)]:
        match.pass_window(seat)
    else:
        match.play(seat, acts)


def played(match: Match) -> tuple[list[Act], dict[int, list[Act]]]:
    """The draws and the acts of each bot in a record, as a guide lists them."""
    acts = [(act.seat, match.game.spelled(act.act)) for act in match.played]
    bots = {seat: [act for actor, act in acts if actor == seat] for seat in range(NEWCOMER + 1, match.state.seats)}
    return [act for actor, act in acts if actor == CHANCE], bots

"""Every guided first game can be played to its end, says all that it needs in both languages, and survives whoever leaves its path."""

from __future__ import annotations

import pytest

from magnat.core.declare import NEWCOMER, usual
from magnat.core.game import Game, load, names
from magnat.core.numbers import below, number
from magnat.core.play import Match
from magnat.core.say import LANGUAGES, Words
from magnat.core.teach import Guided
from magnat.core.teach.guided_walk import Moment, newcomer_acts, others_act, play, played, walk
from tests.contract.subjects import subject

GUIDED = [name for name in names() if load(name).guide is not None]
each_guide = pytest.mark.parametrize("name", GUIDED)


def path(game: Game, seed: int) -> tuple[list[Moment], Match]:
    moments = list(walk(game, seed))
    return moments, moments[-1].match


@each_guide
def test_a_newcomer_who_does_what_is_told_meets_every_step_whatever_the_dice(name: str) -> None:
    game = load(name)
    guide = game.guide
    assert guide is not None
    moments, match = path(game, seed=1)
    assert [moment.step for moment in moments] == list(guide.steps) and 10 <= len(guide.steps) <= 15
    assert not match.is_over and match.marks == {"guided"}
    other, again = path(game, seed=2)
    assert [moment.step for moment in other] == list(guide.steps)
    assert again.spelled() == match.spelled()  # nothing is left to the dice
    draws, bots = played(match)
    assert tuple(draws) == guide.draws[: len(draws)]
    assert all(tuple(acts) == guide.bots.get(seat, ())[: len(acts)] for seat, acts in bots.items())  # nor to the advice
    assert sum(bool(step.acts) for step in guide.steps) >= 4 and not guide.steps[-1].acts


@each_guide
def test_every_step_has_words_and_every_deed_says_what_has_happened(name: str) -> None:
    game = load(name)
    assert game.guide is not None
    for language in LANGUAGES:
        speak = Words(game, language, game.guide.options)
        for step in game.guide.steps:
            message = speak.bundle.get_message(f"guide-{step.name}")
            assert message.value is not None and set(message.attributes) == ({"done"} if step.acts else set()), step.name
            for pattern in (message.value, *message.attributes.values()):
                text, errors = speak.bundle.format_pattern(pattern, {f"seat{seat}": f"Bot {seat}" for seat in range(game.guide.seats)})
                said = str(text)
                assert not errors and 20 <= len(said) <= 330 and said[-1] in ".!?", (step.name, said)
            assert step.point or step == game.guide.steps[-1], step.name


@each_guide
@pytest.mark.parametrize("seed", [3, 4])
def test_who_leaves_the_path_plays_on_and_finds_it_again_or_not(name: str, seed: int) -> None:
    """Random decisions: the guide never speaks of what cannot be done, and the game goes on."""
    game = load(name)
    guide = game.guide
    assert guide is not None
    match = Match.new(game, [f"seat {seat}" for seat in range(guide.seats)], chosen=dict(guide.options), seed=seed, prepared=guide.draws)
    guided = Guided(game)
    decisions = 0
    while not match.is_over and not guided.is_over and decisions < 120:
        step = guided.shown(match)
        if step is not None and not step.acts:
            guided = guided.read(step.name)
        elif NEWCOMER in match.asked() and match.ordered(NEWCOMER, usual(game.orders)) is None:
            legal = match.choices(NEWCOMER)
            assert step is None or any(act in legal for act in guided.to_do)
            act = legal[below(number(seed, 0, 1, decisions), len(legal))]
            decisions += 1
            guided = guided.acted(len(match.played), [act])
            play(match, NEWCOMER, [act])
        else:
            others_act(game, guide, match, guided)
        guided = guided.found(match)
    assert decisions > 0


@each_guide
def test_what_a_guide_says_is_so_when_it_is_played(name: str) -> None:
    """Sums, prices, effects and rules that its words promise; every step has such a promise but those that take leave."""
    game, claims = load(name), subject(name).notes.claims
    assert game.guide is not None
    promising = {step.name for step in game.guide.steps} - {"help", "end"}
    assert promising == claims.keys() - {"help", "end"}
    told = [(moment.step, moment.match.state.copy(), moment.match.copy(), moment.guided) for moment in walk(game)]
    for place, (step, before, match, guided) in enumerate(told):
        while step.acts and not guided.is_over and guided.guide.steps[guided.step] == step:
            if guided.shown(match) is None:
                others_act(game, game.guide, match, guided)
                continue
            acts = newcomer_acts(match, guided)
            guided = guided.acted(len(match.played), acts)
            play(match, NEWCOMER, acts)
        then = told[min(place + 1, len(told) - 1)][1]
        assert step.name not in claims or claims[step.name](before, match.state, then), step.name


@each_guide
def test_taking_back_leads_back_onto_the_path(name: str) -> None:
    """A wrong deed is told, and taking it back makes it undone for the guide as well; the same draws come again."""
    game = load(name)
    guide = game.guide
    assert guide is not None
    for moment in walk(game):
        if moment.step.acts and moment.match.window == "asked":
            match = moment.match.copy()
            wrong = next((act for act in match.choices(NEWCOMER) if act not in moment.guided.to_do), None)
            if wrong is None:
                continue
            place = len(match.played)
            strayed = moment.guided.acted(place, [wrong])
            assert strayed.strayed and strayed.taken_back(place) == moment.guided
            return
    pytest.fail("no step can be done wrong")

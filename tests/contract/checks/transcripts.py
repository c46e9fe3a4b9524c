"""Golden games, in words."""

from __future__ import annotations

from magnat.core.game import Game
from magnat.core.numbers import below, number
from magnat.core.play import Match, SeededDice
from magnat.core.say import Words, words
from magnat.lab.stepping import steps
from tests.contract.subjects import Setup, Subject


def golden(found: Subject, policy: str) -> str:
    """The game of which the transcript is kept, in English where it has words."""
    game = found.game
    setup = Setup(game, game.seat_counts[0] + (policy == "heuristic"), dict(found.notes.short))
    return transcript(game, setup, 7, policy, words(game, "en") if game.folder else None)


def check_golden(found: Subject, policy: str) -> list[str]:
    """The game is played and told as it was written down."""
    return first_difference(golden(found, policy), (found.folder / "golden" / f"{policy}.txt").read_text(encoding="utf-8"))


def transcript(game: Game, setup: Setup, seed: int, policy: str, speak: Words | None) -> str:
    """A whole game in words: a line for every act, and under it what the log says of it to somebody who sees everything.

    A game without words is told with the names of its acts and events.
    """
    names = ["Ada", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal"][: setup.seats]
    match = Match.new(game, names, chosen={**setup.chosen}, dice=SeededDice(seed))
    drawn = [0] * setup.seats
    while not match.is_over:
        seat = match.state.actor if match.state.actor in match.asked() else match.asked()[0]
        if policy == "random":
            legal = match.legal(seat)
            act = legal[below(number(seed, 0, 1 + seat, drawn[seat]), len(legal))]
        else:
            act, _ = match.hint(seat)
        drawn[seat] += 1
        match.play(seat, [act])
    agreed = ", ".join(f"{name} {value}" for name, value in match.export()["options"].items())
    lines = [f"{game.name}: {setup.seats} players, {policy}, seed {seed}, {agreed}", ""]
    record = {"players": setup.seats, "options": setup.chosen, "acts": match.spelled()}
    for step, played in zip(steps(game, record), match.played, strict=True):
        who = names[played.seat] if played.seat >= 0 else "chance"
        named, phase = game.named(step.state, played.act), game.phases.named(step.state.phase)
        did = speak.act(played.act, names, phase, named) if speak else spelled_out(game, played.act)
        lines.append(f"{step.ply + 1:4} {who:7} {did}")
        for line in played.lines:
            values = dict(zip(game.events[line.event].kinds, line.values, strict=True))
            said = speak.event(line.event, values, names) if speak else " ".join([line.event, *(f"{key}={value}" for key, value in values.items())])
            lines.append(f"{'':12} - {said}")
    result = match.result()
    lines += ["", *(f"{name:7} score {result['scores'][seat]}, rank {result['ranks'][seat]}" for seat, name in enumerate(names)), ""]
    return "\n".join(lines)


def spelled_out(game: Game, act: int) -> str:
    """The name of an act, with its argument if it has one."""
    block, argument = game.spelled(act)
    return f"{block} {argument}" if game.block_of(act).size > 1 else block


def first_difference(found: str, expected: str) -> list[str]:
    """The first line in which two texts differ."""
    for index, (one, other) in enumerate(zip(found.splitlines(), expected.splitlines(), strict=False)):
        if one != other:
            return [f"line {index + 1}: {one!r}, not {other!r}"]
    return [] if found == expected else ["one is longer"]

"""Two games of one deal side by side: where they went apart, turn by turn ("here she built, you sold")."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher

from magnat.core.asking import Planned
from magnat.core.game import Game
from magnat.web.schemas.deals import SideBySide, Turn, Turned
from magnat.web.state import Past
from magnat.web.texts import words_of

MOST = 200  # turns in which two games differ that are told


@dataclass(frozen=True)
class Group:
    """What a seat did before anybody else had a say: from which act on, and how it stood then."""

    place: int
    standing: int
    acts: tuple[Planned, ...]

    @property
    def key(self) -> tuple[int, ...]:
        return tuple(planned.act for planned in self.acts)


def groups_of(past: Past, seats: Sequence[int], seat: int) -> list[Group]:
    """The decisions of a seat; `seats`: who played each act of the record."""
    game, st = past.game, past.state_at(0)
    found: list[Group] = []
    before = -1
    for place, (act, actor) in enumerate(zip(past.acts, seats, strict=True)):
        if actor == seat:
            planned = Planned(act, str(game.phases.entries[st.phase].name), game.named(st, act))
            if before == place - 1 and found:
                found[-1] = Group(found[-1].place, found[-1].standing, (*found[-1].acts, planned))
            else:
                found.append(Group(place, game.standing(st, seat), (planned,)))
            before = place
        game.dispatch.apply(st, act)
    return found


def side_by_side(
    game: Game, language: str, options: Mapping[str, str], seat: int, mine: tuple[Past, Sequence[int]], other: tuple[Past, Sequence[int]]
) -> SideBySide:
    """In a worker: all turns in which the games differ, in words; and how many were alike."""
    speak = words_of(game, language, options)
    names = [speak.say("cli-seat", seat=number + 1) for number in range(mine[0].base.seats)]
    sides = [groups_of(past, seats, seat) for past, seats in (mine, other)]

    def told(group: Group | None) -> Turned | None:
        if group is None:
            return None
        plan = [(planned.act, planned.phase, planned.named) for planned in group.acts]
        spelled = [game.spelled(act) for act, _, _ in plan]
        is_spoken = all(speak.has(f"act-{block}") for block, _ in spelled)
        words = speak.plan(plan, names) if is_spoken else ", ".join(f"{block} {argument}" for block, argument in spelled)
        return {"place": group.place, "standing": speak.thing("money", group.standing), "words": words}

    turns: list[Turn] = []
    alike = 0
    matcher = SequenceMatcher(None, [group.key for group in sides[0]], [group.key for group in sides[1]], autojunk=False)
    for tag, low, high, first, last in matcher.get_opcodes():
        if tag == "equal":
            alike += high - low
            continue
        for step in range(max(high - low, last - first)):
            ours = sides[0][low + step] if low + step < high else None
            theirs = sides[1][first + step] if first + step < last else None
            turns.append({"after": alike, "mine": told(ours), "best": told(theirs)})
    return {"alike": alike, "turns": turns[:MOST], "more": max(0, len(turns) - MOST)}

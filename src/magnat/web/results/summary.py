"""What is kept of a finished game besides its record: who sat there, what became of them."""

from __future__ import annotations

from dataclasses import dataclass

from magnat.core.declare import CHANCE
from magnat.core.game import Game
from magnat.core.play import PERSON, saves
from magnat.web.entries import rebuilt
from magnat.web.results.collecting import discoveries
from magnat.web.results.deciding import left_to_others, levels_played
from magnat.web.results.times import decision_times
from magnat.web.state import DAYS, LOBBY, Dealt
from magnat.web.store import Discovery, Play, PlaySeat, Stored
from magnat.web.texts import appearance


@dataclass(frozen=True)
class Summary:
    play: Play
    seats: list[PlaySeat]
    met: list[Discovery]


def summary(game: Game, stored: Stored, persons: dict[int, str]) -> Summary | None:
    """Of a match that is over; `persons`: who holds which seat. None if it does not count: guided, gone on from a save,
    with draws that everybody knows, or without people.

    Whoever has let others play more of a rated game than they have played themselves has left it.
    """
    first = stored.entries[0].body
    dealt = Dealt.from_json(first.get("dealt"))
    if first.get("save") or first.get("guided") or (dealt is not None and not dealt.counts):
        return None
    state, save = rebuilt(game, stored)
    match = saves.from_json(save, game=game) if save is not None else state.match
    if match is None or state.status == LOBBY or all(chair.kind != PERSON for chair in state.chairs):
        return None
    is_finished = match.is_over and not state.unfinished
    result = match.result() if match.is_over else state.result()
    if result is None:
        return None
    times = [line.at for line in state.log] or [row.at for row in stored.entries]
    play = Play(
        match=stored.id,
        game=game.name,
        edition=state.options.get("edition", ""),
        seats=len(state.chairs),
        people=sum(chair.kind == PERSON for chair in state.chairs),
        began=times[0],
        ended=times[-1],
        acts=sum(act.seat != CHANCE for act in match.played),
        finished=int(is_finished),
        plain=int(not state.takebacks),
        rated=int(is_finished and state.rated and bool(persons)),
        shown=int(state.listed or state.rated),
    )
    really, left = levels_played(stored), left_to_others(stored) if state.rated else set()
    taken = {} if state.clocks.rules.kind == DAYS else decision_times(stored)
    seats = [
        PlaySeat(
            match=stored.id,
            seat=seat,
            person=persons.get(seat),
            name=chair.name,
            appearance=appearance(chair.name) if chair.kind == PERSON else "",
            bot=None if chair.kind == PERSON else really.get(seat, chair.bot),
            score=result["scores"][seat],
            rank=result["ranks"][seat],
            won=int(seat in result["winners"] and is_finished),
            resigned=int(chair.resigned or (chair.kind == PERSON and seat in left)),
            game=game.name,
            edition=play.edition,
            seats=play.seats,
            finished=play.finished,
            plain=play.plain,
            ended=play.ended,
            mu=None,
            sigma=None,
            decisions=taken[seat].decisions if seat in taken else None,
            seconds=round(taken[seat].seconds, 2) if seat in taken else None,
        )
        for seat, chair in enumerate(state.chairs)
    ]
    return Summary(play, seats, discoveries(match, persons, play.ended) if is_finished else [])

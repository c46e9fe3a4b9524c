"""One decision in every game of a batch: the template behind `Batch`. Plain functions, compiled with the entries of a game or run by the interpreter.

`setup`, `legal`, `apply`, `outcome`, `choose`, `advise`, `quick`, `observe_as`, `won`, `rank`, `score`, `renew_game`, `keep_game` and the constants
in capitals below are bound when it is linked. `plan` holds what is the same for all games, by the names in `Plan`.
"""

from __future__ import annotations

from typing import Any

from magnat.core.compile import RELATIVE, seat_at, turned_seat
from magnat.core.declare import CHANCE, NOBODY, Entry, Numbered, scratch
from magnat.core.numbers import CHANCE_STREAM, below, number
from magnat.core.stubs import advise, apply, choose, legal, observe_as, outcome, quick, rank, score, setup, won

WIDEST = STREAMS = 0  # bound, as in `playout`
ACTS = 0  # bound: of seats; those of chance come behind them
NAMED_SEATS = 0  # bound: how many blocks of seats name a seat
SEAT_BLOCKS = ((0, 0),)  # bound: first act and size of each
NOTHING = -1  # no act is drawn


def slot() -> int:
    """A place of a numbered list."""
    return Entry()  # type: ignore[return-value]


class Plan(Numbered):
    """What is the same for all games of a batch."""

    TASK = slot()  # what is to be done
    SEED = slot()
    LIMIT = slot()  # of acts, chance included
    HOW = slot()  # observations are shown: RELATIVE, BARE
    PAYOFF = slot()
    SKIP = slot()  # questions with one answer are answered
    AGAIN = slot()  # games that end are set up again
    STRIDE = slot()  # to the number of the next game
    BITS = slot()  # packed masks are kept
    SEEN = slot()  # observations are written
    LAST = slot()  # the last observation is kept
    FINAL = slot()  # the last position is kept
    FORGIVE = slot()  # an illegal act loses the game
    BOTS = slot()  # the seats that policies play inside a step, one bit each
    POLICIES = slot()  # theirs, as `playout.seated` packs them
    AHEAD = slot()  # random acts are drawn as soon as the choices are known


class Task(Numbered):
    RESET = slot()
    STEP = slot()
    CHECK = slot()
    ADVISE = slot()
    QUICK = slot()
    RANDOM = slot()
    LOOK = slot()  # an observation of any seat, named in the place of an act


class Payoff(Numbered):
    VICTORY = slot()
    RANK = slot()
    SCORE = slot()


def renew_game(states: Any, index: int, start: Any) -> None:
    """Put the beginning in the place of a game. The interpreter binds its own, which copies."""
    states[index] = start[0]


def keep_game(states: Any, index: int, finals: Any) -> None:
    """Keep the last position of a game."""
    finals[index] = states[index]


# Acts as the seat that plays them counts.


def played_act(act: int, seat: int, seats: int, how: int) -> int:
    """The act that a seat means."""
    if how & RELATIVE:
        for row in range(NAMED_SEATS):
            place = act - SEAT_BLOCKS[row][0]
            if 0 <= place < SEAT_BLOCKS[row][1]:
                return SEAT_BLOCKS[row][0] + seat_at(place, seat, seats)
    return act


def counted_act(act: int, seat: int, seats: int, how: int) -> int:
    """The act as the seat counts it."""
    if how & RELATIVE:
        for row in range(NAMED_SEATS):
            place = act - SEAT_BLOCKS[row][0]
            if 0 <= place < SEAT_BLOCKS[row][1]:
                return SEAT_BLOCKS[row][0] + turned_seat(place, seat, seats)
    return act


# One game.


def settle_game(st: Any, ledger: Any, game: int, plan: Any) -> None:
    """Let chance and bots act, and forced questions be answered if nobody wants to be asked them, until a seat decides or the game ends."""
    choices = scratch(WIDEST)
    seed, limit = int(plan[Plan.SEED]), int(plan[Plan.LIMIT])
    while st.actor != NOBODY and ledger[STREAMS] < limit:
        stream = CHANCE_STREAM if st.actor == CHANCE else 1 + st.actor
        if st.actor == CHANCE:
            act = outcome(st, number(seed, game, stream, int(ledger[stream])))
        elif (plan[Plan.BOTS] >> st.actor) & 1:
            act = choose(st, choices, number(seed, game, stream, int(ledger[stream])), int(plan[Plan.POLICIES]))
        elif plan[Plan.SKIP] != 0 and legal(st, choices) == 1:
            act = int(choices[0])
        else:
            return
        ledger[stream] += 1
        apply(st, act)  # once: a kernel for a GPU holds all rules once more for every place that plays an act
        ledger[STREAMS] += 1


def show_game(st: Any, index: int, choices: Any, masks: Any, bits: Any, seen: Any, actors: Any, plan: Any) -> int:
    """Write who is to act, what may be done and what is seen; `choices` and their number, which is returned, are what may be done."""
    clear_choices(index, masks, bits, plan)
    count = write_choices(st, index, choices, masks, bits, actors, plan)
    if st.actor >= 0 and plan[Plan.SEEN] != 0:
        observe_as(st, int(st.actor), int(plan[Plan.HOW]), seen[index])
    return count


def clear_choices(index: int, masks: Any, bits: Any, plan: Any) -> None:
    """Nothing may be done."""
    mask = masks[index]
    for act in range(ACTS):
        mask[act] = 0
    if plan[Plan.BITS] != 0:
        for byte in range((ACTS + 7) // 8):
            bits[index, byte] = 0


def write_choices(st: Any, index: int, choices: Any, masks: Any, bits: Any, actors: Any, plan: Any) -> int:
    """Write who is to act and what may be done, where nothing is; the number of the choices."""
    seat = int(st.actor)
    actors[index] = seat
    if seat < 0:
        return 0
    mask = masks[index]
    count = legal(st, choices)
    for place in range(count):
        act = counted_act(int(choices[place]), seat, int(st.seats), int(plan[Plan.HOW]))
        mask[act] = 1
        if plan[Plan.BITS] != 0:
            bits[index, act >> 3] |= 1 << (act & 7)
    return count


def pay_seats(st: Any, paid: Any, finished: int, plan: Any) -> None:
    """What every seat gets at the end of a game, or when it is cut off."""
    seats = int(st.seats)
    if plan[Plan.PAYOFF] == Payoff.SCORE:
        for seat in range(seats):
            paid[seat] = score(st, seat)
    elif plan[Plan.PAYOFF] == Payoff.RANK:
        for seat in range(seats):
            paid[seat] = (seats - rank(st, seat)) / (seats - 1)
    elif finished:
        winners = 0
        for seat in range(seats):
            winners += won(st, seat)
        for seat in range(seats):
            if won(st, seat):
                paid[seat] = 1 / winners


def pay_foul(seats: int, offender: int, paid: Any, plan: Any) -> None:
    """Whoever plays an illegal act has lost, and the others have won."""
    for seat in range(seats):
        if seat != offender:
            paid[seat] = 1 if plan[Plan.PAYOFF] == Payoff.RANK else 1 / (seats - 1)


def begin_game(states: Any, index: int, start: Any, ledger: Any, game: int, plan: Any) -> None:
    """Set a game up; nobody has drawn a number yet."""
    renew_game(states, index, start)
    for place in range(STREAMS + 1):
        ledger[place] = 0
    setup(states[index])
    settle_game(states[index], ledger, game, plan)


def is_lawful(index: int, act: int, masks: Any) -> int:
    return 1 if 0 <= act < ACTS and masks[index, act] != 0 else 0


def act_in_game(st: Any, index: int, acts: Any, ledger: Any, masks: Any, plan: Any) -> int:
    """Play the act of a game; 1 if it is illegal, and was not played."""
    if plan[Plan.FORGIVE] != 0 and not is_lawful(index, int(acts[index]), masks):
        return 1
    seat = int(st.actor)
    ledger[1 + seat] += 1
    apply(st, played_act(int(acts[index]), seat, int(st.seats), int(plan[Plan.HOW])))
    ledger[STREAMS] += 1
    return 0


def follow_act(
    states: Any, index: int, seat: int, foul: int, finals: Any, ledgers: Any, numbers: Any, last_seen: Any,
    payoffs: Any, over: Any, cut: Any, plan: Any,
) -> int:  # fmt: skip
    """After an act of `seat`: what chance does, and whether the game has ended; if it has, what everybody gets. 1 if it is to begin again."""
    st, ledger = states[index], ledgers[index]
    seats = int(st.seats)
    for other in range(seats):
        payoffs[index, other] = 0
    finished = 0
    if foul == 0:
        settle_game(st, ledger, int(numbers[index]), plan)
        finished = 1 if st.actor == NOBODY else 0
    late = 1 if foul == 0 and finished == 0 and ledger[STREAMS] >= plan[Plan.LIMIT] else 0
    over[index] = finished | foul
    cut[index] = late
    if finished or foul or late:
        if foul:
            pay_foul(seats, seat, payoffs[index], plan)
        else:
            pay_seats(st, payoffs[index], finished, plan)
        if plan[Plan.LAST] != 0:
            observe_as(st, seat, int(plan[Plan.HOW]), last_seen[index])
        if plan[Plan.FINAL] != 0:
            keep_game(states, index, finals)
        if plan[Plan.AGAIN] != 0:
            numbers[index] += plan[Plan.STRIDE]
            return 1
    return 0


def show_or_close(
    states: Any, index: int, choices: Any, masks: Any, bits: Any, seen: Any, actors: Any, over: Any, cut: Any, plan: Any,
) -> int:  # fmt: skip
    """What is to be decided in a game, and the number of choices; nothing if it has ended for good."""
    if plan[Plan.AGAIN] != 0 or (over[index] == 0 and cut[index] == 0):
        return show_game(states[index], index, choices, masks, bits, seen, actors, plan)
    close_game(index, masks, bits, actors, plan)
    return 0


def is_waiting(index: int, actors: Any, over: Any, cut: Any, plan: Any) -> int:
    """Whether a game waits for a decision; without a new beginning it may have ended before."""
    return 1 if actors[index] >= 0 and (plan[Plan.AGAIN] != 0 or (over[index] == 0 and cut[index] == 0)) else 0


# All games.


def drive(
    plan: Any, first: int, last: int, where: Any, states: Any, start: Any, finals: Any, acts: Any, ledgers: Any, numbers: Any, masks: Any,
    bits: Any, seen: Any, last_seen: Any, actors: Any, payoffs: Any, over: Any, cut: Any, ahead: Any,
) -> int:  # fmt: skip
    """Do the task of the plan for the games from `first` up to `last`, where `where` says so.

    Acts are looked at before any is played: the first game whose act is illegal is returned, and nothing has changed. -1: all is done.
    """
    choices = scratch(WIDEST)
    task = plan[Plan.TASK]
    if task == Task.CHECK or (task == Task.STEP and plan[Plan.FORGIVE] == 0):
        for index in range(first, last):
            if where[index] != 0 and is_waiting(index, actors, over, cut, plan) and not is_lawful(index, int(acts[index]), masks):
                return index
    if task == Task.CHECK:
        return -1
    for index in range(first, last):
        if where[index] == 0:
            continue
        if task == Task.RESET:
            begin_game(states, index, start, ledgers[index], int(numbers[index]), plan)
            over[index] = 0
            cut[index] = 0
            for seat in range(states[index].seats):
                payoffs[index, seat] = 0
            count = show_game(states[index], index, choices, masks, bits, seen, actors, plan)
            ahead[index] = act_ahead(states[index], choices, count, ledgers[index], int(numbers[index]), plan)
        elif task == Task.LOOK:
            observe_as(states[index], int(acts[index]), int(plan[Plan.HOW]), seen[index])
        elif is_waiting(index, actors, over, cut, plan):
            if task == Task.STEP:
                seat = int(actors[index])
                foul = act_in_game(states[index], index, acts, ledgers[index], masks, plan)
                if follow_act(states, index, seat, foul, finals, ledgers, numbers, last_seen, payoffs, over, cut, plan):
                    begin_game(states, index, start, ledgers[index], int(numbers[index]), plan)
                count = show_or_close(states, index, choices, masks, bits, seen, actors, over, cut, plan)
                ahead[index] = act_ahead(states[index], choices, count, ledgers[index], int(numbers[index]), plan)
            elif task == Task.RANDOM and ahead[index] >= 0:
                acts[index] = ahead[index]
            else:
                acts[index] = act_chosen(states[index], ledgers[index], int(numbers[index]), plan)
    return -1


def close_game(index: int, masks: Any, bits: Any, actors: Any, plan: Any) -> None:
    """Nobody is to act in a game that has ended."""
    clear_choices(index, masks, bits, plan)
    actors[index] = NOBODY


def act_chosen(st: Any, ledger: Any, game: int, plan: Any) -> int:
    """The act of the advice, of the quick policy or of the random one."""
    if plan[Plan.TASK] == Task.ADVISE:
        return act_advised(st, plan)
    if plan[Plan.TASK] == Task.QUICK:
        return act_quick(st, plan)
    return act_at_random(st, ledger, game, plan)


def act_advised(st: Any, plan: Any) -> int:
    return counted_act(int(advise(st)), int(st.actor), int(st.seats), int(plan[Plan.HOW]))


def act_quick(st: Any, plan: Any) -> int:
    return counted_act(int(quick(st)), int(st.actor), int(st.seats), int(plan[Plan.HOW]))


def act_at_random(st: Any, ledger: Any, game: int, plan: Any) -> int:
    """The one that the random policy plays here in `simulate`."""
    choices = scratch(WIDEST)
    return act_of(st, choices, legal(st, choices), ledger, game, plan)


def act_ahead(st: Any, choices: Any, count: int, ledger: Any, game: int, plan: Any) -> int:
    """The same, where random acts are asked for and the choices are known already; else NOTHING."""
    if plan[Plan.AHEAD] == 0 or count == 0:
        return NOTHING
    return act_of(st, choices, count, ledger, game, plan)


def act_of(st: Any, choices: Any, count: int, ledger: Any, game: int, plan: Any) -> int:
    """One of the choices, by the number that the actor draws next."""
    seat = int(st.actor)
    luck = number(int(plan[Plan.SEED]), game, 1 + seat, int(ledger[1 + seat]))
    return counted_act(int(choices[below(luck, count)]), seat, int(st.seats), int(plan[Plan.HOW]))

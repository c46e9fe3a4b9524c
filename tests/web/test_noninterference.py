"""What a reader may not see is in no byte that the server sends.

Two servers hold the same match, except for what one reader cannot see of it. Everything that this reader asks for, and everything that is pushed,
must be the same on both, byte by byte; only ids, codes and tokens, which are random anyway, are blotted out.
"""

from __future__ import annotations

import asyncio
import contextlib
import copy
import io
import itertools
import json
import logging
import re
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from magnat.core.declare import ASKED, CHANCE, SPECTATOR, everybody
from magnat.core.errors import MagnatError
from magnat.core.game import Game, load, names
from magnat.core.play import PERSON, Match, Seat, options, saves
from magnat.web import logs
from magnat.web.state.clocks import ClockRules
from magnat.web.state.state import NO_SEAT, Chair
from magnat.web.tables.autoplay import by_itself
from tests.core.bazaar import BAZAAR
from tests.core.tables import NAMES, played_out, step
from tests.games.richesses_du_monde.scene import A, B, C, D, Scene, production
from tests.games.richesses_du_monde.test_match import match_of
from tests.sampling import first_quick
from tests.web.server import Person, Server, serving

GAMES = {**{name: load(name) for name in names()}, BAZAAR.name: BAZAAR}
OPTIONS: dict[str, dict[str, object]] = {
    "hab_und_gut": {"memory_aid": "off"},
    "maxi_bourse": {"edition": "junior", "portfolio": "random"},  # rumours are drawn soon
    "bazaar": {"turns": 3},
}
STOPS = (0, 5, 12, 20, 26, 33, 40)  # decisions after which a game is looked at, where somebody has done something in secret by then
READERS = (0, 1, 2, SPECTATOR)
DEEP = (60, 100, 160, 240, 320)  # for games in which secrets come late
MOST_ACTS = 250  # of a game in which secret decisions are looked for
CHANGES = 4  # hidden arguments that are made others in a twin


def secret_deciders(game: Game) -> bool:
    """Whether seats, and not chance alone, do things in this game that others do not see."""
    return any(game.blocks[block].to is not everybody for row in game.phases if not row.is_chance for block in row.pairs)


def position(name: str, stop: int) -> Match:
    """A game after that many decisions; later ones are sensible, because random play comes to no secrets in some games."""
    if stop in STOPS:
        return played_out(GAMES[name], 3, 5 + stop, stop=stop, **OPTIONS.get(name, {}))
    match = played_out(GAMES[name], 3, 5 + stop, stop=0, **OPTIONS.get(name, {}))
    for _ in range(stop):
        if not match.is_over:
            seat = match.asked()[0]
            match.play(seat, [match.hint(seat)[0]])
    return match


def stops(name: str, *, twinned: bool = False) -> list[int]:
    """The first and the last stop before the end of the game; twinned: of those at which a twin can be made for somebody."""
    for choice in (STOPS, DEEP):
        running = [stop for stop in choice if not position(name, stop).is_over]
        found = [stop for stop in running if not twinned or any(any(twins(position(name, stop), reader)) for reader in (0, 1, SPECTATOR))]
        if found:
            return sorted({found[0], found[-1]}) if choice is STOPS else [found[0]]
    return []


def known(match: Match, reader: int) -> Any:
    """All that the kernel lets a reader know."""
    return [match.redacted(reader), match.log(reader), match.view(reader), match.asked(), match.legal(reader)]


def replayed(match: Match, acts: list[list[Any]]) -> Match:
    twin = saves.replay(match.game, match.state.seats, dict(options.spelled(match.game, options.of_state(match.game, match.state))), acts)
    twin.seats, twin.drawn, twin.version = match.seats, sum(act.seat == CHANCE for act in twin.played), match.version
    twin.windows = copy.deepcopy(match.windows)
    return twin


def twins(match: Match, reader: int) -> Iterator[Match]:
    """Matches that this reader cannot tell from that one: other arguments in acts whose arguments the reader did not see."""
    found, changed = match, 0
    for ply in reversed(range(len(match.played))):
        if changed == CHANGES or match.redacted(reader)[ply][2] is not None:
            continue
        seat, block, argument = found.spelled()[ply]
        for other in range(match.game.blocks[str(block)].size):
            acts = found.spelled()
            acts[ply] = [seat, block, other]
            if other == argument:
                continue
            with contextlib.suppress(MagnatError, StopIteration, IndexError):
                trial = replayed(match, acts)
                if known(trial, reader) == known(match, reader):
                    found, changed = trial, changed + 1
                    break
    if changed:
        yield found


def both_tokens(made: Any) -> dict[str, str]:
    return {"X-Magnat-Host": made["host_token"], "Authorization": f"Bearer {made['token']}"}


class Side:
    """One of the two servers, with one reader at one table."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.random: list[tuple[str, str]] = []  # what is blotted out

    async def seat(self, match: Match, reader: int) -> None:
        """Open a table that goes on with a match, for the reader and all other seats."""
        chairs = [Chair(name, PERSON) for name in NAMES[: match.state.seats]]
        match.seats = [Seat(chair.name) for chair in chairs]
        chosen = options.spelled(match.game, options.of_state(match.game, match.state))
        self.table, _, host_token = await self.server.registry.create(
            match.game, options=chosen, chairs=chairs, clock=ClockRules(), takebacks=True, my_seat=NO_SEAT, host_seat=0, save=saves.to_json(match)
        )
        state = self.table.state
        self.random = [(state.id, "ID"), (state.code, "CODE"), (host_token, "HOST")]
        self.people: dict[int, Person] = {SPECTATOR: self.server.person(state.id)}
        for seat in range(match.state.seats):
            token = await self.table.grants.grant("seat", seat)
            self.random.append((token, f"TOKEN{seat}"))
            self.people[seat] = self.server.person(state.id, headers={"Authorization": f"Bearer {token}"})
        self.host = self.server.person(state.id, headers={"X-Magnat-Host": host_token})
        await self.host.ok(self.host.post("start"))
        while by_itself(self.table.state):  # standing orders answer first
            await asyncio.sleep(0.01)
        self.reader = self.people[reader]

    def blotted(self, text: str) -> str:
        for secret, name in self.random:
            text = text.replace(secret, name)
        text = re.sub(r'"(id|code|token|host_token)":"[^"]*"', r'"\1":"?"', text)
        return re.sub(r"(/seat#|/join/|magnat_(host_)?|/api/matches/)[^\"; ]+", r"\1?", text)

    async def ask(self, method: str, path: str, body: Any = None, **more: Any) -> str:
        answer = await self.reader.send(method, path, body, **more)
        headers = sorted(f"{name}: {value}" for name, value in answer.headers.items() if name != "content-length")
        return self.blotted(f"{method} {path} {body} {more}\n{answer.status_code}\n{headers}\n{answer.text}")

    async def what_if(self, ply: int) -> str:
        """The whole save of a "what if", secrets and all: it must hold none of the real match."""
        answer = await self.reader.post("what-if", {"place": ply})
        if not answer.is_success:
            return answer.text
        host = self.server.person(answer.json()["id"], headers=both_tokens(answer.json()))
        save = await host.ok(host.get("export"))
        assert save["format"] == "magnat-match" and save.pop("signature")  # each server signs with a key of its own
        return json.dumps(save)


class Pair:
    """The two servers; both are asked the same."""

    def __init__(self, one: Side, other: Side) -> None:
        self.one, self.other = one, other

    async def seat(self, match: Match, twin: Match, reader: int) -> None:
        await self.one.seat(match, reader)
        await self.other.seat(twin, reader)
        self.match, self.reader = self.one.table.state.match or match, reader

    @property
    def state(self) -> Any:
        return self.one.table.state

    async def same(self, method: str, path: str, body: Any = None, **more: Any) -> None:
        answers = await asyncio.gather(self.one.ask(method, path, body, **more), self.other.ask(method, path, body, **more))
        assert answers[0] == answers[1]

    async def everything(self, *, history: bool = True) -> None:
        """All that a reader can ask for without changing the game."""
        version = self.state.version
        for language in ("en", "fr"):
            await self.same("GET", "", params={"lang": language})
            await self.same("GET", "hint", params={"lang": language})
        for path in ("export", "recover", "log", "dice", "figures", "coach", "coach/picture"):
            await self.same("GET", path)
        await self.same("POST", "coach")
        await self.same("POST", "coach/why", {"place": 0})
        await self.same("POST", "think")
        if history:
            plies = self.state.ply
            for ply in sorted({0, plies // 2, max(0, plies - 1), plies, plies + 1}):
                await self.same("GET", "replay", params={"place": ply})
            for ply in (plies // 2, plies):
                await self.same("POST", "what-if", {"place": ply})
            twins = await asyncio.gather(self.one.what_if(plies), self.other.what_if(plies))
            assert twins[0] == twins[1]
        for name in (*self.match.game.helpers, "oracle"):
            await self.same("POST", f"helpers/{name}", {"arguments": {"cards": [], "stacks": []}})
        for acts in self._requests():
            await self.same("POST", "preview", {"version": version, "acts": acts})
        await self.same("POST", "ends", {"version": version, "acts": []})
        for stale in (0, version + 1):
            await self.same("POST", "acts", {"version": stale, "key": "k", "acts": [["nothing", 0]]})
        await self.same("POST", "preview", {"version": 0, "acts": [["nothing", 0]]})
        await self.same("POST", "acts", {"version": version, "acts": [["nothing", 0]]})
        await self.same("POST", "undo", {"version": version, "steps": 1000})
        await self.same("POST", "takeback", {"version": 0})
        await self.same("POST", "pass", {"version": 0})
        await self.same("POST", "orders", {"version": version, "orders": {"nonsense": True}})
        await self.same("POST", "join", {"name": "Zoe"})
        await self.same("POST", "start")
        await self.same("POST", "words", {"words": "x"})
        await self.same("POST", "pause", {"paused": True})
        await self.same("POST", "rematch")
        await self.same("POST", "acts", {"acts": "nonsense"})
        for acts in self._illegal():
            await self.same("POST", "acts", {"version": version, "acts": acts})

    def _requests(self) -> list[list[list[Any]]]:
        """Single acts of the phase, legal and not, and pairs of them."""
        game, st = self.match.game, self.match.state
        single = [[block, argument] for block in game.phases.entries[st.phase].pairs for argument in range(game.blocks[block].size)]
        few = single[:: max(1, len(single) // 6)]
        return [[act] for act in few] + [[act, few[-1]] for act in few[:2]]

    def _illegal(self) -> list[list[list[Any]]]:
        """Acts that the rules refuse, so that nothing changes."""
        if self.reader == SPECTATOR:
            return self._requests()
        return [acts for acts in self._requests() if self.match.refusal(self.reader, self.match.game.act_id(*acts[0]))]


@contextlib.asynccontextmanager
async def pair(folder: Path) -> AsyncIterator[Pair]:
    sides = []
    async with contextlib.AsyncExitStack() as stack:
        for name in ("one", "other"):
            (folder / name).mkdir()
            server = await stack.enter_async_context(serving(folder / name, now=lambda: 1_000_000.0, games=GAMES))
            sides.append(Side(server))
        yield Pair(*sides)


@pytest.mark.parametrize("name", first_quick(sorted(GAMES)))
async def test_no_answer_depends_on_what_its_reader_may_not_see(tmp_path: Path, name: str) -> None:
    """Records that differ in arguments the reader did not see: every endpoint, the past included."""
    async with pair(tmp_path) as both:
        told = 0
        for stop in stops(name, twinned=True):
            for reader in READERS:
                match = position(name, stop)
                for twin in twins(match, reader):
                    told += 1
                    await both.seat(match, twin, reader)
                    await both.everything()
        assert told >= 2, "no twin was found: the test would show nothing"


@pytest.mark.parametrize("name", first_quick(sorted(GAMES)))
async def test_no_answer_depends_on_the_unseen_part_of_the_position(tmp_path: Path, name: str) -> None:
    """The position itself, with all that the reader does not see drawn again."""
    async with pair(tmp_path) as both:
        for stop, reader in itertools.product(stops(name), (0, 1, 2)):
            match = position(name, stop)
            await both.seat(match, match, reader)
            table = both.other.table
            assert table.state.match is not None
            st = table.state.match.state.copy()
            match.game.resample(st, reader, [3, 0])
            assert st.view(reader) == table.state.match.state.view(reader)
            table.state.match = replace(table.state.match, state=st)
            await both.everything(history=False)


def secret_choices(match: Match, reader: int) -> Iterator[tuple[int, list[Any], list[Any]]]:
    """A seat and two legal acts of it that look the same to the reader."""
    for seat in match.asked():
        if seat == reader:
            continue
        spelled = [match.game.spelled(act) for act in match.legal(seat)]
        for block, argument in spelled:
            row, st = match.game.blocks[block], match.asking(seat)
            hidden = reader == SPECTATOR or not row.to(st, reader, argument)
            others = [other for same, other in spelled if same == block and other != argument]
            if hidden and others and not all(row.to(st, other, argument) for other in range(st.seats)):
                yield seat, [block, argument], [block, others[-1]]
                break


@pytest.mark.thorough
@pytest.mark.parametrize("luck", (1, 2))
@pytest.mark.parametrize("name", first_quick(sorted(name for name, game in GAMES.items() if secret_deciders(game))))
async def test_no_push_tells_what_somebody_did_in_secret(tmp_path: Path, name: str, luck: int) -> None:
    """Others do one thing on one server and another on the other; what is pushed, logged and answered next is the same."""
    async with pair(tmp_path) as both:
        told = 0
        for reader in READERS:
            match = played_out(GAMES[name], 3, luck, stop=1, **OPTIONS.get(name, {}))
            while not match.is_over and told < 4 * (1 + READERS.index(reader)):
                for seat, act, other in secret_choices(match, reader):
                    twins = [saves.from_json(saves.to_json(match), game=match.game) for _ in range(2)]
                    for twin, chosen in zip(twins, (act, other), strict=True):
                        twin.play(seat, [(chosen[0], chosen[1])])
                    if known(twins[0], reader) == known(twins[1], reader):
                        told += 1
                        await pushed(both, match, reader, seat, act, other)
                    break
                step(match, luck)
                if len(match.played) > MOST_ACTS:
                    break
        assert told >= 4


async def pushed(both: Pair, match: Match, reader: int, seat: int, act: list[Any], other: list[Any]) -> None:
    await both.seat(match, match, reader)
    messages = []
    for side, chosen in ((both.one, act), (both.other, other)):
        async with side.server.socket(side.reader, **dict(side.reader.client.headers)) as socket:
            first = await socket.text()
            body = {"version": side.table.state.version, "key": "k", "acts": [chosen]}
            await side.people[seat].ok(side.people[seat].post("acts", body))
            later = await socket.text()
            await asyncio.sleep(0)
            messages.append([side.blotted(text) for text in (first, later, *socket.waiting())])
    assert messages[0] == messages[1]
    await both.same("GET", "")
    await both.same("GET", "export")
    await both.same("GET", "replay")
    version = both.state.version
    await both.same("POST", "undo", {"version": version})
    if both.reader == SPECTATOR or both.match.window != ASKED:
        await both.same("POST", "chat", {"text": "hm"})


@pytest.mark.parametrize("reader", (B, D, SPECTATOR))
async def test_no_answer_and_no_push_tells_what_others_have_ordered(tmp_path: Path, reader: int) -> None:
    """Cleo orders different things on the two servers, while Bob is asked for a bid."""
    given = ({"claim": True, "bid": {str(production("nickel")): 400}, "never_sell": [1, 2]}, {"hand_down": False, "bid": {"3": 0}})
    async with pair(tmp_path) as both:
        scene = Scene().owns(A, "nickel", "Canada").at(A, 64 + 4).cash(20, 20, 1, 20).roll(5, 1).put_up("nickel")
        match = match_of(scene)
        await both.seat(match, match, reader)
        messages = []
        for side, orders in zip((both.one, both.other), given, strict=True):
            async with side.server.socket(side.reader, **dict(side.reader.client.headers)) as socket:
                first = await socket.text()
                own = await side.people[C].ok(side.people[C].post("orders", {"version": 1, "orders": orders}))
                assert orders.items() <= own["orders"].items()
                messages.append([side.blotted(text) for text in (first, await socket.text(), *socket.waiting())])
        assert messages[0] == messages[1]
        await both.everything()


@pytest.fixture
def quiet_logs() -> Iterator[None]:
    """The loggers are as before afterwards."""
    handlers = {name: logging.getLogger(name).handlers for name in logs.LOGGERS}
    yield
    for name, kept in handlers.items():
        logging.getLogger(name).handlers = kept


@pytest.mark.usefixtures("quiet_logs")
async def test_logs_tell_nothing_either(tmp_path: Path) -> None:
    async with pair(tmp_path) as both:
        match = played_out(GAMES["hab_und_gut"], 3, 14, stop=9, **OPTIONS["hab_und_gut"])
        written = []
        for side, chosen in ((both.one, match), (both.other, next(twins(match, 0)))):
            stream = io.StringIO()
            logs.set_up(stream)
            await side.seat(chosen, 0)
            for path in ("", "export", "replay", "hint"):
                await side.reader.get(path)
            lines = [json.loads(line) for line in stream.getvalue().splitlines()]
            written.append([{key: value for key, value in line.items() if key not in ("at", "ms")} for line in lines])
        assert written[0] == written[1] and len(written[0]) == 5


async def test_every_endpoint_of_a_match_is_asked_in_these_tests(tmp_path: Path) -> None:
    """Whoever adds an endpoint adds it here."""
    async with serving(tmp_path) as server:
        paths = set(server.app.openapi()["paths"])
    text = Path(__file__).read_text(encoding="utf-8")
    unrelated = {"bot", "standin", "resign", "pace", "skip", "guide", "list", "audience", "close", "settle", "stand", "agree", "holiday"}
    unrelated |= {
        "seats/{seat}/free",
        "seats/{seat}/link",
        "seats/{seat}/mute",
        "seats/{seat}/cover",
        "seats/{seat}/player",
        "seats/{seat}/swap",
    }  # they answer with a snapshot and take nothing from the game
    unrelated |= {"blocked", "invite", "report", "series", "seats/{seat}/block"}  # about persons; they take nothing from the game
    unrelated |= {"coach/so-far"}  # tells of resampled worlds alone: tried with the coach
    unrelated |= {"solution"}  # of a puzzle: tried with the puzzles
    unrelated |= {"claim"}  # answers with a number
    unrelated |= {"reminders", "reminders/stop"}  # empty answers; what a reminder itself tells is tried with the reminders
    for path in paths:
        last = path.removeprefix("/api/matches/{id}").strip("/")
        if path.startswith("/api/matches/{id}/") and last not in unrelated:
            assert f'"{last}"' in text, path

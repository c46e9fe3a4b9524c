"""The loop: rounds of play and learning, a league of older copies, measurements, checkpoints, and the net in whole numbers at the end."""

from __future__ import annotations

import copy
import json
import random
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import torch

from magnat.core.game import Game
from magnat.lab.engines import player_acts
from magnat.lab.features import Features
from magnat.lab.net_file import FILE as NET_FILE
from magnat.lab.net_file import Net
from magnat.lab.net_packing import packed
from magnat.learn import checkpoint
from magnat.learn.curve import Point, picture
from magnat.learn.inputs import Inputs, measured, most_columns
from magnat.learn.judging import Judge
from magnat.learn.model import Model
from magnat.learn.plan import BadTraining, Plan
from magnat.learn.rounds import Course, School, Told
from magnat.learn.tables import Reader, Table

RATE, LOWEST_RATE = 1e-3, 0.04  # of learning: how large the first steps are, and the last ones as a share of them
PROBE = 6  # rounds of play by which it is reckoned how many fit into the time
LEAGUE = 8  # copies that are kept
BETWEEN_COPIES = 15  # rounds
BETWEEN_LOOKS = 40.0  # seconds between two measurements, where minutes decide
LOOKS = 12  # measurements of a training whose rounds are fixed
JUDGED = 2048  # tables of a measurement, for each number of players
LOOKED_AT = 128  # tables of each number of players, when it is found what is worth reading

Tell = Callable[[str], None]


class Training:
    """One training, from its plan to its net."""

    def __init__(self, game: Game, plan: Plan, folder: Path, *, device: str = "cuda", resume: bool = False, tell: Tell = print, judged: int = JUDGED):
        self.game, self.plan, self.folder, self.device, self.tell = game, plan, folder, device, tell
        self.generator = torch.Generator(device=device).manual_seed(plan.seed)
        self.draws = random.Random(plan.seed)
        self.points: list[Point] = []
        self.round = self.decisions = 0
        self.seconds = 0.0  # so far, measurements included
        before = checkpoint.kept(self.path, game, plan, device) if resume else None
        if before:
            self.plan = plan = replace(plan, share=before["plan"]["share"])
        self.prepare()
        torch.manual_seed(plan.seed)
        tables = [Table(game, plan, players, device, plan.seed + (before["round"] if before else 0), plan.tables) for players in plan.players]
        if before:
            self.inputs = Inputs(Features(game, sizes=before["sizes"]), tuple(before["columns"]))
        else:
            most = most_columns(game, plan.units)
            self.inputs = measured(game, [table.batch for table in tables], self.observed(tables), advised=plan.has_advice, most=most)
            for table in tables:
                table.batch.reset(plan.seed)
        acts = player_acts(game)
        self.reader = Reader(self.inputs, device)
        self.model = Model(self.reader.size, plan.units, acts).to(device)
        self.older, self.root = copy.deepcopy(self.model), copy.deepcopy(self.model)
        self.optimizer = torch.optim.Adam(self.model.parameters(), lr=RATE, eps=1e-5)
        self.league: list[dict[str, Any]] = [self.copied()]
        self.school = School(plan, tables, self.reader, acts, device, self.generator)
        self.judge = Judge(game, plan, self.reader, device, plan.seed + 1, judged)
        if before:
            self.take(before)

    @property
    def path(self) -> Path:
        return self.folder / checkpoint.FILE

    def prepare(self) -> None:
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as wrong:
            raise BadTraining(f"{self.folder} cannot be written: {wrong.strerror}") from wrong

    def observed(self, tables: list[Table]) -> Callable[[Any], Any]:
        by_batch = {id(table.batch): table for table in tables}
        return lambda batch: by_batch[id(batch)].observations()[:LOOKED_AT]

    # The loop.

    def run(self) -> Net:
        """Train to the end of the plan; returns the net."""
        self.tell(f"{self.game.name}: the net reads {self.reader.size} of {self.inputs.features.size} columns, {self.school.count} tables")
        began = time.monotonic() - self.seconds
        looked = self.seconds
        probed = 0.0
        told: Told | None = None  # of the last round; nothing, if all were played before
        while not self.is_done():
            at = time.monotonic()
            told = self.play_round()
            if self.device == "cuda":
                torch.cuda.synchronize()
            self.seconds = time.monotonic() - began
            if self.plan.minutes:
                if not self.plan.rounds:
                    probed = self.reckon(time.monotonic() - at, probed)
                is_time = self.seconds - looked > BETWEEN_LOOKS
            else:
                is_time = self.round % max(1, self.plan.rounds // LOOKS) == 0
            if is_time and not self.is_done():
                self.look(told)
                self.keep()
                self.seconds = looked = time.monotonic() - began
        if told:
            self.look(told)
            self.keep()
        net = self.net()
        try:
            (self.folder / NET_FILE).write_bytes(net.to_bytes())
        except OSError as wrong:
            raise BadTraining(f"{self.folder / NET_FILE} cannot be written: {wrong.strerror}") from wrong
        self.tell(
            f"done: {len(net.to_bytes())} bytes in {self.folder / NET_FILE}; the same again with --rounds {self.plan.imitated},{self.plan.rounds}"
        )
        return net

    def is_done(self) -> bool:
        return bool(self.plan.rounds) and self.round >= self.plan.rounds

    def reckon(self, spent: float, probed: float) -> float:
        """While minutes decide: end the imitation in time, and reckon from some rounds of play how many there will be."""
        limit = self.plan.minutes * 60
        if not self.plan.imitated:
            if not self.plan.has_advice or self.seconds >= self.plan.manner.imitation * limit:
                self.plan = replace(self.plan, imitated=self.round)
            return 0.0
        played = self.round - self.plan.imitated
        probed += spent
        if played == PROBE:
            a_look = 0.06  # of the time goes into measurements
            more = int((limit - self.seconds) * (1 - a_look) / (probed / PROBE))
            self.plan = replace(self.plan, rounds=self.round + max(0, more))
        return probed

    def course(self) -> Course:
        """How the round is learned from; the first rounds after the imitation are all alike, while nobody knows yet how many there will be."""
        if self.plan.has_advice and (not self.plan.imitated or self.round < self.plan.imitated):
            return Course(RATE, 0.0, True)
        played = self.round - self.plan.imitated
        gone = played / max(1, self.plan.rounds - self.plan.imitated) if self.plan.rounds and played > PROBE else 0.0
        left, manner = max(0.1, 1 - gone), self.plan.manner
        rate = RATE * manner.after_imitation * max(LOWEST_RATE, 1 - gone)
        return Course(rate, manner.curiosity * left, False, manner.loyalty * left if self.plan.has_advice else 0.0)

    def play_round(self) -> Told:
        course = self.course()
        self.older.load_state_dict(self.draws.choice(self.league))
        self.school.play(self.model, self.older, imitates=course.imitates)
        told = self.school.learn(self.model, self.optimizer, course, self.root)
        if course.imitates:
            self.root.load_state_dict(self.model.state_dict())
        self.round += 1
        self.decisions += told.decisions
        if self.round % BETWEEN_COPIES == 0:
            self.league = [*self.league, self.copied()][-LEAGUE:]
        return told

    def copied(self) -> dict[str, Any]:
        return {name: value.detach().clone() for name, value in self.model.state_dict().items()}

    # What is measured and kept.

    def look(self, told: Told) -> None:
        """Measure the net, and draw the curve so far."""
        pairs = {str(players): found for players, found in self.judge.judged(self.model).items()}
        point = Point(self.round, round(self.seconds, 1), self.decisions, pairs, told.entropy, told.value_error, told.agreement)
        self.points.append(point)
        self.tell(point.line())
        rival = "the advice" if self.plan.has_advice else "random play"
        drawn = picture(f"{self.game.name}, seed {self.plan.seed}", rival, self.points)
        (self.folder / "curve.svg").write_text(drawn, encoding="utf-8")
        rows = {"plan": self.plan.to_json(), "points": [each.to_json() for each in self.points]}
        (self.folder / "curve.json").write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")

    def keep(self) -> None:
        """Write a checkpoint. Columns and acts stand in it by their names, too: `exporting` finds them again in another layout."""
        names = self.inputs.features.names
        checkpoint.keep(self.path, self.game, self.plan, {
            "round": self.round, "decisions": self.decisions, "seconds": self.seconds, "points": [point.to_json() for point in self.points],
            "columns": list(self.inputs.columns), "names": [names[column] for column in self.inputs.columns],
            "sizes": dict(self.inputs.features.usual), "acts_spelled": [list(self.game.spelled(act)) for act in range(player_acts(self.game))],
            "model": self.model.state_dict(), "optimizer": self.optimizer.state_dict(), "league": self.league,
            "root": self.root.state_dict(),
        })  # fmt: skip

    def take(self, before: dict[str, Any]) -> None:
        """Go on from a checkpoint: as many rounds as it had planned, or as many minutes as are left."""
        self.model.load_state_dict(before["model"])
        self.optimizer.load_state_dict(before["optimizer"])
        self.league = before["league"]
        self.root.load_state_dict(before.get("root", before["model"]))
        self.round, self.decisions, self.seconds = before["round"], before["decisions"], before["seconds"]
        self.points = [Point.from_json(row) for row in before["points"]]
        self.generator.manual_seed(self.plan.seed + self.round)
        self.draws = random.Random(self.plan.seed + self.round)
        if self.plan.minutes:
            then = before["plan"]
            rounds = then["rounds"]
            if rounds and then["minutes"] != self.plan.minutes:
                rounds = max(self.round, int(self.round * self.plan.minutes * 60 / self.seconds))
            self.plan = replace(self.plan, imitated=then["imitated"], rounds=rounds)

    def net(self) -> Net:
        """The net as it is, in whole numbers."""
        point = self.points[-1] if self.points else None
        told = {
            "trained": {"seed": self.plan.seed, "players": list(self.plan.players), "options": self.plan.options, "decisions": self.decisions,
                        "rounds": [self.plan.imitated, self.plan.rounds], "seconds": round(self.seconds), "pairs": point.pairs if point else {}},
        }  # fmt: skip
        return packed(self.inputs.features, self.inputs.columns, self.model.layers(), told)

"""A round: every table plays some steps, then the net learns from them. Proximal policy optimisation, with masks; first the advice is imitated."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import torch
from torch import nn

from magnat.learn.model import Model
from magnat.learn.plan import Plan
from magnat.learn.tables import ADVICE, LEARNER, OLDER, Reader, Table, roles_of

CLIP = 0.2
VALUE_SHARE = 0.5  # of the error of the value in what is minimised
LARGEST_STEP = 0.5  # norm of a gradient
FOR_VICTORY = 0.3  # of what a seat gets for its victory; the rest for its rank


def shared_out(payoffs: Any) -> Any:
    """What every seat gets, by how the payoffs compare: for being first, and for each seat that it leaves behind; equals share.

    A table always gives away the same in all. Were equals paid by the rank they share, seats could gain together by being equal: in Hab & Gut
    everybody would be first if nobody gave anything, because then all are out.
    """
    ahead = (payoffs[:, :, None] > payoffs[:, None, :]).float() + (payoffs[:, :, None] == payoffs[:, None, :]).float() / 2
    behind = (ahead.sum(2) - 0.5) / (payoffs.shape[1] - 1)  # without oneself
    first = (payoffs == payoffs.max(1, keepdim=True).values).float()
    return FOR_VICTORY * first / first.sum(1, keepdim=True) + (1 - FOR_VICTORY) * behind


@dataclass
class Course:
    """How a round is learned from."""

    rate: float
    curiosity: float  # weight of the entropy
    imitates: bool
    loyalty: float = 0.0  # weight of the distance from the net that had imitated


@dataclass(frozen=True)
class Told:
    """What a round found."""

    decisions: int
    entropy: float
    value_error: float
    agreement: float  # of the net with the advice, while it is imitated


class School:
    """All tables, and the memory of a round."""

    def __init__(self, plan: Plan, tables: list[Table], reader: Reader, acts: int, device: str, generator: Any) -> None:
        self.plan, self.tables, self.reader, self.device, self.generator = plan, tables, reader, device, generator
        self.count = sum(table.tables for table in tables)
        self.seats = max(table.players for table in tables)
        steps, count = plan.steps, self.count
        made: dict[str, Any] = {"device": device}
        self.inputs = torch.zeros(steps, count, reader.size, dtype=torch.int8, **made)
        self.masks = torch.zeros(steps, count, acts, dtype=torch.uint8, **made)
        self.acts, self.advised, self.seat = (torch.zeros(steps, count, dtype=torch.int64, **made) for _ in range(3))
        self.likely, self.value = (torch.zeros(steps, count, **made) for _ in range(2))
        self.over, self.own = (torch.zeros(steps, count, dtype=torch.bool, **made) for _ in range(2))
        self.paid = torch.zeros(steps, count, self.seats, **made)
        places, start = [], 0
        roles = torch.zeros(count, self.seats, dtype=torch.int64)
        for table in tables:
            places.append(slice(start, start + table.tables))
            roles[start : start + table.tables, : table.players] = torch.from_numpy(roles_of(table.players, table.tables, advised=plan.has_advice))
            start += table.tables
        self.places, self.roles = places, roles.to(device)
        self.with_older = torch.nonzero((self.roles == OLDER).any(1)).squeeze(1)

    def play(self, model: Model, older: Model, *, imitates: bool) -> None:
        """Let every table play its steps."""
        self.inputs.zero_()
        with torch.no_grad():
            for step in range(self.plan.steps):
                for table, place in zip(self.tables, self.places, strict=True):
                    self.reader.read(table, self.inputs[step, place])
                    self.masks[step, place] = table.masks
                    self.seat[step, place] = table.actors.long()
                inputs, masks, seat = self.inputs[step], self.masks[step], self.seat[step]
                role = self.roles.gather(1, seat[:, None]).squeeze(1)
                liked, value = model.liked(inputs, masks)
                act = self.sampled(liked)
                self.likely[step] = liked.log_softmax(1).gather(1, act[:, None]).squeeze(1)
                self.value[step] = value.sigmoid()
                self.own[step] = role == LEARNER
                some = self.with_older
                if len(some):
                    others = self.sampled(older.liked(inputs[some], masks[some])[0])
                    act[some] = torch.where(role[some] == OLDER, others, act[some])
                self.acts[step] = act
                for table, place in zip(self.tables, self.places, strict=True):
                    self.advise_and_step(table, place, step, act[place], role[place], imitates)

    def advise_and_step(self, table: Table, place: slice, step: int, act: Any, role: Any, imitates: bool) -> None:
        table.acts.copy_(act)
        if imitates:
            table.where.fill_(1)
            table.advise(table.acts, table.where)
            self.advised[step, place] = table.acts.long()
            table.acts.copy_(torch.where(role == ADVICE, table.acts.long(), act))
        elif self.plan.has_advice:
            table.where.copy_(role == ADVICE)
            table.advise(table.acts, table.where)
        table.step(table.acts)
        self.over[step, place] = (table.over | table.cut) != 0
        self.paid[step, place, : table.players] = shared_out(table.payoffs)

    def sampled(self, liked: Any) -> Any:
        """An act for each table, by its likelihood."""
        chance = torch.rand(liked.shape, device=self.device, generator=self.generator).clamp_(1e-9, 1 - 1e-7)
        return (liked - torch.log(-torch.log(chance))).argmax(1)

    def advantages(self) -> tuple[Any, Any]:
        """By how much each act turned out better than expected, along the decisions of its own seat; and where that is known."""
        steps, count = self.acts.shape
        found, known_at = torch.zeros_like(self.value), torch.zeros_like(self.own)
        later, gained = (torch.zeros(count, self.seats, device=self.device) for _ in range(2))
        known = torch.zeros(count, self.seats, dtype=torch.bool, device=self.device)
        for step in reversed(range(steps)):
            over = self.over[step][:, None]
            later, gained, known = torch.where(over, self.paid[step], later), gained.masked_fill(over, 0.0), known | over
            seat = self.seat[step][:, None]
            known_at[step] = known.gather(1, seat).squeeze(1)
            surprise = later.gather(1, seat).squeeze(1) - self.value[step]
            found[step] = torch.where(known_at[step], surprise + self.plan.manner.forgetting * gained.gather(1, seat).squeeze(1), 0.0)
            gained.scatter_(1, seat, found[step][:, None])
            later.scatter_(1, seat, self.value[step][:, None])
            known.scatter_(1, seat, True)
        return found, known_at

    def learn(self, model: Model, optimizer: Any, course: Course, root: Model) -> Told:
        """Learn from what was played: every decision of the learner that was not forced, once, in any order. `root` is the net that had imitated."""
        with torch.no_grad():
            advantage, known = self.advantages()
            returns = (advantage + self.value).clamp(0, 1)
            chosen = torch.nonzero((known & self.own & (self.masks.sum(2) > 1)).flatten()).squeeze(1)
            chosen = chosen[torch.randperm(len(chosen), device=self.device, generator=self.generator)]
            mean, spread = advantage.flatten()[chosen].mean(), advantage.flatten()[chosen].std() + 1e-6
        for group in optimizer.param_groups:
            group["lr"] = course.rate
        sums = torch.zeros(3, device=self.device)
        parts = chosen.split(self.plan.share)
        parts = parts[:-1] if len(parts) > 1 and len(parts[-1]) < self.plan.share // 2 else parts
        for part in parts:
            inputs, masks = self.inputs.flatten(0, 1)[part], self.masks.flatten(0, 1)[part]
            liked, value = model.liked(inputs, masks)
            likely = liked.log_softmax(1)
            entropy = -(likely.exp() * likely.masked_fill(masks == 0, 0.0)).sum(1).mean()
            value_error = nn.functional.binary_cross_entropy_with_logits(value, returns.flatten()[part])
            if course.imitates:
                advised = self.advised.flatten()[part]
                lost = -likely.gather(1, advised[:, None]).mean()
                agreed = (liked.argmax(1) == advised).float().mean()
            else:
                ratio = (likely.gather(1, self.acts.flatten()[part][:, None]).squeeze(1) - self.likely.flatten()[part]).exp()
                gain = (advantage.flatten()[part] - mean) / spread
                lost = -torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean() - course.curiosity * entropy
                agreed = torch.zeros((), device=self.device)
                if course.loyalty:
                    with torch.no_grad():
                        rooted = root.liked(inputs, masks)[0].log_softmax(1)
                    apart = (likely.exp() * (likely - rooted).masked_fill(masks == 0, 0.0)).sum(1).mean()
                    lost = lost + course.loyalty * apart
            optimizer.zero_grad(set_to_none=True)
            (lost + VALUE_SHARE * value_error).backward()
            nn.utils.clip_grad_norm_(model.parameters(), LARGEST_STEP)
            optimizer.step()
            sums += torch.stack([entropy.detach(), value_error.detach(), agreed])
        entropy_mean, error_mean, agreement = (sums / max(1, len(parts))).tolist()
        return Told(self.plan.steps * self.count, entropy_mean, error_mean, agreement)

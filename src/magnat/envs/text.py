"""A game in words, for language models: what lies on the table, what may be done, and why something may not be, in English or French.

game = TextGame("hab_und_gut", seed=1)
while not game.is_over:
    answer = game.play(model(game.prompt()))
    if not answer.played:
        ...                                     # answer.text says what was wrong and what would be right
print(game.payoffs)
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from magnat.cli.act_input import read_act
from magnat.core.errors import MagnatError
from magnat.core.game import Game
from magnat.core.say import LANGUAGES, words
from magnat.envs.drawn import drawn
from magnat.lab import Batch

MOST_DIGITS = 4  # of the number of a choice


@dataclass(frozen=True)
class Answer:
    """What became of an answer: whether an act was played, and what is to be said about it."""

    played: bool
    text: str


class TextGame:
    """One game that is played in words."""

    def __init__(
        self,
        game: Game | str,
        *,
        players: int = 0,
        options: Mapping[str, object] | None = None,
        seed: int = 0,
        number: int = 0,
        language: str = "en",
        names: list[str] | None = None,
        payoff: str = "victory",
        limit: int = 0,
        backend: str = "python",
    ) -> None:
        if language not in LANGUAGES:
            raise MagnatError(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")
        self.batch = Batch(
            game, 1, players=players, options=options, seed=seed, first=number, payoff=payoff, limit=limit, backend=backend, autoreset=False,
            seats="absolute", observe=False, threads=1,
        )  # fmt: skip
        self.game, self.language = self.batch.game, language
        self.words = words(self.game, language, **self.batch.options)
        self.names = names or [f"Player {seat + 1}" if language == "en" else f"Joueur {seat + 1}" for seat in range(self.batch.players)]
        if len(self.names) != self.batch.players:
            raise MagnatError(f"{self.batch.players} players need {self.batch.players} names, not {len(self.names)}")

    @property
    def is_over(self) -> bool:
        return bool(self.batch.actors[0] < 0)

    @property
    def seat(self) -> int:
        """Whose turn it is; -2 at the end."""
        return int(self.batch.actors[0])

    @property
    def payoffs(self) -> list[float]:
        return [float(paid) for paid in self.batch.payoffs[0]]

    def position(self) -> str:
        """The table as the player whose turn it is sees it."""
        return drawn(self.game, self.batch.position(0), self.seat, self.names, self.language)

    def legal(self) -> list[tuple[list[Any], str]]:
        """All legal acts: [block, argument], and in words."""
        st = self.batch.position(0)
        return [(list(self.game.spelled(act)), self._said(st, act)) for act in self.game.legal(st)]

    def question(self) -> str:
        """What is asked."""
        return self.words.say("cli-question", name=self.names[self.seat], question=self.words.say(f"phase-{self._phase()}"))

    def prompt(self) -> str:
        """Position, question and choices, one a line with its number."""
        listed = [f"{place}. {json.dumps(spelled)} {said}" for place, (spelled, said) in enumerate(self.legal(), 1)]
        return "\n".join([self.position(), self.question(), *listed])

    def play(self, answer: str) -> Answer:
        """Play what an answer means: the number or the words of a choice, `buy coal`, `buy 0` or ["buy", 0].

        If it means nothing or is refused, nothing has changed.
        """
        if self.is_over:
            return Answer(False, self.words.say("env-over"))
        act = self._meant(answer)
        if act is None:
            return Answer(False, self._what_would_be_right("env-not-understood"))
        st = self.batch.position(0)
        if refused := self.game.refusal(st, act):
            return Answer(False, f"{self.words.refusal(refused)} {self._what_would_be_right('env-choices')}")
        said = self._said(st, act)
        self.batch.step(np.array([act]))
        return Answer(True, said)

    def _meant(self, answer: str) -> int | None:
        text = answer.strip()
        if text.startswith("["):
            try:
                spelled = json.loads(text)
                return self.game.act_id(*spelled) if 1 <= len(spelled) <= 2 else None
            except (ValueError, TypeError, MagnatError):
                return None
        act, legal = read_act(self.game, self.words, self.names, text, self._phase()), self.game.legal(self.batch.position(0))
        if act not in legal and text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS and 1 <= int(text) <= len(legal):
            return int(legal[int(text) - 1])
        return act

    def _what_would_be_right(self, key: str) -> str:
        listed = [json.dumps(spelled) for spelled, _ in self.legal()]
        return self.words.say(key, choices=", ".join(listed))

    def _said(self, st: Any, act: int) -> str:
        return self.words.act(act, self.names, self._phase(), self.game.named(st, act))

    def _phase(self) -> str:
        return self.game.phases.named(int(self.batch.position(0).phase))

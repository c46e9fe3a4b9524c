"""The net while it learns: three layers of floats that `packed` turns into whole numbers."""

from __future__ import annotations

from typing import Any

import torch
from torch import nn

from magnat.lab.net import HIGHEST, UNIT_BITS
from magnat.lab.scaling import ONE

HIGHEST_SAID = HIGHEST / (1 << UNIT_BITS)  # a unit says no more, neither here nor in whole numbers
FORBIDDEN = -1e9


class Model(nn.Module):  # type: ignore[misc]  # PyTorch need not be there
    """Reads inputs of whole numbers; says how it likes every act, and how well the game stands (before the sigmoid)."""

    def __init__(self, inputs: int, units: tuple[int, int], acts: int) -> None:
        super().__init__()
        self.first, self.second, self.out = nn.Linear(inputs, units[0]), nn.Linear(units[0], units[1]), nn.Linear(units[1], acts + 1)
        nn.init.normal_(self.first.weight, std=0.08)  # few inputs are not 0
        nn.init.kaiming_normal_(self.second.weight)
        nn.init.normal_(self.out.weight, std=0.01)
        for layer in (self.first, self.second, self.out):
            nn.init.zeros_(layer.bias)

    def forward(self, inputs: Any) -> tuple[Any, Any]:
        kind = torch.bfloat16 if inputs.is_cuda else torch.float32
        said = nn.functional.linear(inputs.to(kind), (self.first.weight / ONE).to(kind), self.first.bias.to(kind)).clamp(0, HIGHEST_SAID)
        said = nn.functional.linear(said, self.second.weight.to(kind), self.second.bias.to(kind)).clamp(0, HIGHEST_SAID)
        out = nn.functional.linear(said, self.out.weight.to(kind), self.out.bias.to(kind)).float()
        return out[:, :-1], out[:, -1]

    def liked(self, inputs: Any, masks: Any) -> tuple[Any, Any]:
        """The same with legal acts alone."""
        acts, value = self(inputs)
        return acts.masked_fill(masks == 0, FORBIDDEN), value

    def layers(self) -> list[tuple[Any, Any]]:
        """Weights and biases as NumPy has them."""
        return [
            (layer.weight.detach().double().cpu().numpy(), layer.bias.detach().double().cpu().numpy())
            for layer in (self.first, self.second, self.out)
        ]

"""Nets by self-play: `magnat train GAME --minutes M` on an NVIDIA GPU. PyTorch is needed here and nowhere else: a trained net plays without it.

docs/learning.md tells how it is used and what it found.
"""

from __future__ import annotations

from magnat.learn.plan import BadTraining, Plan, planned

__all__ = ["BadTraining", "Plan", "planned"]

"""The examples in the kernel's docstrings."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import pytest

import magnat.core

MODULES = sorted(found.name for found in pkgutil.iter_modules(magnat.core.__path__) if found.name != "stack")  # which only linked modules import


@pytest.mark.parametrize("name", MODULES)
def test_examples(name: str) -> None:
    assert doctest.testmod(importlib.import_module(f"magnat.core.{name}")).failed == 0

"""The examples in the kernel's docstrings."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import pytest

import magnat.core

FOUND = pkgutil.walk_packages(magnat.core.__path__, "magnat.core.")
MODULES = sorted(found.name for found in FOUND if not found.name.endswith(".stack"))  # which only linked modules import


@pytest.mark.parametrize("name", MODULES)
def test_examples(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0

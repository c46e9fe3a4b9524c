"""Calling compiled functions of another linked module by their addresses. Only linked modules import this.

A *door* is such a function: its symbol carries the hash of the text it was compiled from, so code that calls it can be kept in a cache and
never meets another version. It is called as Numba's functions call one another, with an error code beside the result; an error in the
checked target is therefore raised by the caller, with its own type and words.
"""

from __future__ import annotations

from typing import Any

import numba
from llvmlite import binding, ir
from numba.core import cgutils, types

KINDS = {"number": types.int64, "numbers": types.Array(types.int32, 1, "C"), "bytes": types.Array(types.uint8, 1, "C")}


def called(symbol: str, size: int, kinds: str, *arguments: Any) -> Any:
    """The body of an intrinsic that calls a door. The first argument is a state of `size` bytes; `kinds` names the others."""
    first, *others = arguments
    if not isinstance(first, types.Record) or first.size != size:
        raise TypeError(f"{symbol} takes a state of {size} bytes, not {first}")
    wanted = [KINDS[kind] for kind in kinds.split()]
    for given, kind in zip(others, wanted, strict=True):
        if given != kind:
            raise TypeError(f"{symbol} takes {kind}, not {given}")

    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        shape = context.call_conv.get_function_type(signature.return_type, signature.args)
        door = cgutils.get_or_insert_function(builder.module, shape, symbol)
        status, result = context.call_conv.call_function(builder, door, signature.return_type, signature.args, values)
        with cgutils.if_unlikely(builder, status.is_error):
            context.call_conv.return_status_propagate(builder, status)
        return result

    return types.int64(first, *wanted), generate


def add_door(context: Any, library: Any, described: Any, symbol: str) -> None:
    """Give a lowered function a second name by which other modules reach it."""
    module = context.create_module("door")
    shape = context.call_conv.get_function_type(described.restype, described.argtypes)
    inner, outer = ir.Function(module, shape, described.llvm_func_name), ir.Function(module, shape, symbol)
    outer.attributes.add("noinline")  # one body is enough
    builder = ir.IRBuilder(outer.append_basic_block("entry"))
    builder.ret(builder.call(inner, outer.args))
    library.add_ir_module(module)


def open_doors(entries: Any, record: Any, symbols: list[str]) -> None:
    """Compile a module's doors for states of this record type, or take them from the cache, and make their symbols known."""
    signature = (numba.from_dtype(record), KINDS["numbers"], KINDS["bytes"])
    entries.compile(signature)
    library = entries.overloads[signature].library
    for symbol in symbols:
        binding.add_symbol(symbol, library.get_pointer_to_function(symbol))

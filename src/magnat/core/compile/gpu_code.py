"""The functions of a linked module on a GPU. Only linked modules import this.

The compiler for GPUs puts every function into all that call it, which can make a hundred times as much machine code as there is text; a GPU then
mostly waits for instructions. Here large functions that are called from several places stay functions of their own. And a function is handed to
the compiler once for each that the kernel calls, not once for every way that leads to it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from numba import cuda
from numba.cuda.codegen import CUDACodeLibrary


class PieceLibrary(CUDACodeLibrary):
    """A function with all that it calls."""

    @property
    def modules(self) -> list[object]:
        return list(dict.fromkeys(super().modules))


def piece(function: Callable[..., object], *, apart: bool = False) -> object:
    """The decorator of functions that kernels call; one that is `apart` is never put into its callers."""
    made = cuda.jit(device=True)(function)
    compile_device = made.compile_device

    def compile_once(arguments: object, return_type: object = None) -> object:
        compiled = compile_device(arguments, return_type)
        if apart:
            compiled.library.get_function(compiled.fndesc.llvm_func_name).attributes.add("noinline")
        compiled.library.__class__ = PieceLibrary
        return compiled

    made.compile_device = compile_once
    return made


apart = partial(piece, apart=True)

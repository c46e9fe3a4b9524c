"""A linked text is optimised and turned into machine code once, as a whole. Only linked modules import this.

Numba makes machine code of every function it meets, each time with all that the function calls, and wrappers for callers from Python and C;
only the function called from outside needs any of that. Here an inner function is a *piece*: it is typed and lowered, and its code waits.
The *whole*, a function called from outside, takes all pieces that it reaches, directly or not, and is optimised with them.

Nothing is allocated in compiled code, so references to arrays are not counted (`_nrt`): counting them took three fifths of the time of a batch.
"""

from __future__ import annotations

import copy
from typing import Any

from numba import _dynfunc, njit  # type: ignore[attr-defined]
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler, DefaultPassBuilder, _LowerResult
from numba.core.compiler_machinery import register_pass
from numba.core.typed_passes import NativeLowering

from magnat.core.compile.pointers import add_door


class PieceLibrary(JITCodeLibrary):
    """Code that is never run by itself."""

    def _optimize_functions(self, module: Any) -> None:
        module.data_layout = self._codegen._data_layout  # the whole is optimised, not its pieces

    def finalize(self) -> None:
        self._finalized = True


class DoorLibrary(PieceLibrary):
    """A piece with a name by which other modules reach it."""

    symbol = ""

    def _get_module_for_linking(self) -> Any:
        module = super()._get_module_for_linking()
        module.get_function(self.symbol).linkage = "external"  # else it could be left out of the whole
        return module


class WholeLibrary(JITCodeLibrary):
    """Code that is run, with all pieces it reaches."""

    def finalize(self) -> None:
        reached = dict.fromkeys(self._linking_libraries)
        waiting = list(reached)
        while waiting:
            library = waiting.pop()
            if isinstance(library, PieceLibrary):
                found = [other for other in library._linking_libraries if other not in reached]
                reached |= dict.fromkeys(found)
                waiting += found
        self._linking_libraries = list(reached)
        super().finalize()


@register_pass(mutates_CFG=True, analysis_only=False)
class PieceLowering(NativeLowering):
    """Makes a piece known to the functions that call it, without machine code."""

    _name = "piece_lowering"

    def run_pass(self, state: Any) -> bool:
        state.flags.no_compile = state.flags.no_cpython_wrapper = state.flags.no_cfunc_wrapper = True
        super().run_pass(state)
        lowered = state["cr"]
        known_by = _dynfunc.make_function(lowered.fndesc.lookup_module(), lowered.fndesc.qualname, "", 0, lowered.env, (state.library,))
        state.targetctx.insert_user_function(known_by, self.described(state, lowered.fndesc), [state.library])
        state["cr"] = _LowerResult(lowered.fndesc, lowered.call_helper, cfunc=known_by, env=lowered.env)
        return True

    def described(self, state: Any, made: Any) -> Any:
        """The description of the function that its callers use."""
        return made


@register_pass(mutates_CFG=True, analysis_only=False)
class DoorLowering(PieceLowering):
    """Makes a piece that other modules can reach; within its own it is called by the same name."""

    _name = "door_lowering"

    def described(self, state: Any, made: Any) -> Any:
        state.library.symbol = symbol_of(state.func_id.modname, state.func_id.func_name)
        add_door(state.targetctx, state.library, made, state.library.symbol)
        outer = copy.copy(made)
        outer.mangled_name = state.library.symbol
        return outer


@register_pass(mutates_CFG=True, analysis_only=False)
class ApartLowering(PieceLowering):
    """Makes a piece that may take the memory behind its arguments for memories of their own: what it writes changes nothing that it reads."""

    _name = "apart_lowering"

    def run_pass(self, state: Any) -> bool:
        state.flags.noalias = True
        return super().run_pass(state)


class PieceCompiler(Compiler):
    """Types and lowers a function; its code waits for the whole."""

    library: type[PieceLibrary] = PieceLibrary
    lowering: type[PieceLowering] = PieceLowering

    def define_pipelines(self) -> list[Any]:
        self.state.library = self.library(self.state.targetctx.codegen(), self.state.func_id.func_qualname)
        passes = DefaultPassBuilder.define_nopython_pipeline(self.state)
        passes.passes = [(self.lowering, words) if made is NativeLowering else (made, words) for made, words in passes.passes]
        passes._finalized = False
        passes.finalize()
        return [passes]


class ApartCompiler(PieceCompiler):
    """The same for a function whose arguments do not overlap."""

    lowering = ApartLowering


class DoorCompiler(PieceCompiler):
    """The same for a function that other modules reach."""

    library = DoorLibrary
    lowering = DoorLowering


class WholeCompiler(Compiler):
    """Compiles a function with all pieces it reaches."""

    def define_pipelines(self) -> list[Any]:
        self.state.library = WholeLibrary(self.state.targetctx.codegen(), self.state.func_id.func_qualname)
        self.state.library.enable_object_caching()
        made: list[Any] = super().define_pipelines()
        return made


jit: Any = njit


def piece(**options: Any) -> Any:
    """The decorator of inner functions."""
    return jit(error_model="numpy", nogil=True, _nrt=False, pipeline_class=PieceCompiler, **options)


def apart(**options: Any) -> Any:
    """The decorator of inner functions whose arguments do not overlap."""
    return jit(error_model="numpy", nogil=True, _nrt=False, pipeline_class=ApartCompiler, **options)


def door(**options: Any) -> Any:
    """The decorator of functions that other linked modules reach by their symbols."""
    return jit(error_model="numpy", nogil=True, _nrt=False, pipeline_class=DoorCompiler, **options)


def symbol_of(module: str, function: str) -> str:
    """The symbol of a door; the name of a linked module carries the hash of its text."""
    return f"{module}_{function}"


def whole(**options: Any) -> Any:
    """The decorator of a function that is called from outside; its code is kept in the cache."""
    return jit(error_model="numpy", nogil=True, _nrt=False, cache=True, no_cfunc_wrapper=True, pipeline_class=WholeCompiler, **options)

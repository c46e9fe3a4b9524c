"""Memory in compiled code: working memory on the stack, without allocation or reference counts; runs of bytes. Only linked modules import this."""

from __future__ import annotations

from typing import Any

from numba.core import cgutils, types
from numba.extending import intrinsic
from numba.np.arrayobj import make_array, populate_array


@intrinsic(prefer_literal=True)
def stack_array(typing_context: Any, size: Any) -> Any:
    """An uninitialised array of 32-bit numbers that lives as long as the calling function; its size is a constant."""
    if not isinstance(size, types.IntegerLiteral):
        return None
    made = types.Array(types.int32, 1, "C")

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array = make_array(made)(context, builder)
        memory = cgutils.alloca_once(builder, context.get_data_type(types.int32), size=size.literal_value)
        length, width = (context.get_constant(types.intp, value) for value in (size.literal_value, 4))
        populate_array(array, data=memory, shape=[length], strides=[width], itemsize=width, meminfo=None)
        return array._getvalue()

    return made(size), generate


@intrinsic
def copy_bytes(typing_context: Any, st: Any, offset: Any, seen: Any, start: Any, size: Any) -> Any:
    """`size` bytes of a record, from `offset` on, copied to an array of bytes."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        record, offset, seen, start, size = arguments
        source = cgutils.pointer_add(builder, builder.bitcast(record, cgutils.voidptr_t), offset)
        cgutils.raw_memcpy(builder, _place(context, builder, signature.args[2], seen, start), source, size, 1)
        return context.get_dummy_value()

    return types.none(st, offset, seen, start, size), generate


@intrinsic
def hide_bytes(typing_context: Any, seen: Any, start: Any, size: Any) -> Any:
    """`size` bytes of an array overwritten with what stands for hidden."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        seen, start, size = arguments
        cgutils.memset(builder, _place(context, builder, signature.args[0], seen, start), size, 255)
        return context.get_dummy_value()

    return types.none(seen, start, size), generate


def _place(context: Any, builder: Any, kind: Any, array: Any, start: Any) -> Any:
    """The address of an entry of an array of bytes."""
    data = make_array(kind)(context, builder, array).data
    return cgutils.pointer_add(builder, builder.bitcast(data, cgutils.voidptr_t), start)

"""Working memory on the stack for compiled code: no allocation, no reference counts. Only linked modules import this."""

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

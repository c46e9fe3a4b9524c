"""Memory in compiled code: working memory on the stack, without allocation or reference counts; runs of bytes. Only linked modules import this."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from llvmlite import ir
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


@intrinsic(prefer_literal=True)
def turn_seats(typing_context: Any, st: Any, offset: Any, seen: Any, start: Any, size: Any, seat: Any, seats: Any) -> Any:
    """`size` bytes of a record that name seats, or none, as `seat` counts them: all at once, as a vector."""

    def turned(builder: Any, value: Any, seat: Any, seats: Any, zero: Any) -> Any:
        moved = builder.sub(value, seat)
        around = builder.select(builder.icmp_signed(">=", value, seat), moved, builder.add(moved, seats))
        is_seat = builder.and_(builder.icmp_signed(">=", value, zero), builder.icmp_signed("<", value, seats))
        return builder.select(is_seat, around, value)

    return _turning(turned, st, offset, seen, start, size, seat, seats)


@intrinsic(prefer_literal=True)
def turn_sets(typing_context: Any, st: Any, offset: Any, seen: Any, start: Any, size: Any, seat: Any, seats: Any) -> Any:
    """The same for bytes that are sets of seats."""

    def turned(builder: Any, value: Any, seat: Any, seats: Any, zero: Any) -> Any:
        one = ir.Constant(value.type, [1] * value.type.count)
        everybody = builder.sub(builder.shl(one, seats), one)
        these = builder.and_(value, everybody)
        around = builder.or_(builder.lshr(these, seat), builder.and_(builder.shl(these, builder.sub(seats, seat)), everybody))
        return builder.select(builder.icmp_signed(">=", value, zero), builder.or_(builder.xor(value, these), around), value)

    return _turning(turned, st, offset, seen, start, size, seat, seats)


def _turning(turned: Callable[..., Any], st: Any, offset: Any, seen: Any, start: Any, size: Any, seat: Any, seats: Any) -> Any:
    """The signature of such a function, and what generates it."""
    if not isinstance(size, types.IntegerLiteral):
        return None

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        record, offset, seen, start, _, *counted = arguments
        kind = ir.VectorType(ir.IntType(8), size.literal_value)
        source = cgutils.pointer_add(builder, builder.bitcast(record, cgutils.voidptr_t), offset)
        value = builder.load(builder.bitcast(source, kind.as_pointer()), align=1)
        seat, seats = (_everywhere(builder, kind, number) for number in counted)
        made = turned(builder, value, seat, seats, ir.Constant(kind, [0] * kind.count))
        place = _place(context, builder, signature.args[2], seen, start)
        builder.store(made, builder.bitcast(place, kind.as_pointer()), align=1)
        return context.get_dummy_value()

    return types.none(st, offset, seen, start, size, seat, seats), generate


def _everywhere(builder: Any, kind: Any, number: Any) -> Any:
    """A vector with a number in every place."""
    first = builder.insert_element(ir.Constant(kind, ir.Undefined), builder.trunc(number, ir.IntType(8)), ir.Constant(ir.IntType(32), 0))
    return builder.shuffle_vector(first, ir.Constant(kind, ir.Undefined), ir.Constant(ir.VectorType(ir.IntType(32), kind.count), [0] * kind.count))


def _place(context: Any, builder: Any, kind: Any, array: Any, start: Any) -> Any:
    """The address of an entry of an array of bytes."""
    data = make_array(kind)(context, builder, array).data
    return cgutils.pointer_add(builder, builder.bitcast(data, cgutils.voidptr_t), start)

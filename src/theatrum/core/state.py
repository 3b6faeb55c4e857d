"""The position of a match: a value made of integers and lists (or `vec`s) of integers.

Every game's position derives from `State` and adds its own attributes. What belongs to the value
is listed by `fields`; copy, equality, hash and the canonical bytes cover exactly these. The other
attributes serve whoever works with the position at the moment and are not part of it.
"""

from hashlib import sha256
from typing import Final
from zlib import crc32

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from theatrum.core.chance import Chance
from theatrum.core.events import EVERYBODY, Event, Journal

FRAME: Final = 4  # integers of a frame on the stack, from the top: kind, who, a, b
NOBODY: Final = -2  # no seat's legal list is remembered
MAGIC: Final = b"TP1"  # Theatrum position, layout 1
NUMBER_BYTES: Final = 64  # longest integer in canonical bytes
LIST_ITEMS: Final = 1 << 16
LARGEST: Final = (1 << 62) - 1  # where compiled rules keep numbers in 64 bits
ENDLESS: Final = 1 << 7 * NUMBER_BYTES


class Damaged(ValueError):
    """Bytes that are not a position; the message says where and why."""


class State:
    """What every position has: seats, chance, and the stack of decisions that wait."""

    def __init__(self, like: "State | None" = None) -> None:
        # What the last action showed to the seat that took it; closes undo (see `reveal`).
        self.revealed: bool = False
        self.journal: Journal | None = None
        if like is None:
            self.seats: int = 0
            self.chance: Chance = Chance(0)
            self.stack: list[int] = []
            self.legal_seat: int = NOBODY
            self.legal_list: list[int] = []
        else:
            self.seats = like.seats
            self.chance = like.chance.copy()
            self.stack = like.stack[:]
            self.legal_seat = like.legal_seat
            self.legal_list = like.legal_list

    def fields(self) -> list[str]:
        """The attributes that make the value, in canonical order (games add theirs)."""
        return ["seats", "stack"]

    def largest(self) -> int:
        """The largest number that a field may hold."""
        return ENDLESS

    # The stack of decisions. A frame says which decision waits, who must answer (a mask of
    # seats: several at once for secret simultaneous choices) and two integers of its own.

    def push(self, kind: int, who: int, a: int = 0, b: int = 0) -> None:
        stack = self.stack
        stack.append(b)
        stack.append(a)
        stack.append(who)
        stack.append(kind)

    def become(self, kind: int, who: int, a: int = 0, b: int = 0) -> None:
        """The top frame gives way to another, as if it were popped and the other pushed."""
        stack = self.stack
        stack[-1] = kind
        stack[-2] = who
        stack[-3] = a
        stack[-4] = b

    def pop(self) -> None:
        stack = self.stack  # four pops are quicker than a slice
        stack.pop()
        stack.pop()
        stack.pop()
        stack.pop()

    def answered(self, seat: int) -> bool:
        """Take the seat off the waiting ones of the top frame; was it the last?"""
        waiting = self.stack[-2] & ~(1 << seat)
        self.stack[-2] = waiting
        return waiting == 0

    # Events and barriers.

    def tell(self, kind: int, rule: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Record a fact that everybody may know."""
        if self.journal is not None:
            self.journal.events.append(Event(kind, rule, EVERYBODY, [a, b, c]))

    def tell_only(
        self, seen: int, kind: int, rule: int, a: int = 0, b: int = 0, c: int = 0
    ) -> None:
        """Record a fact that only the seats of the mask may know."""
        if self.journal is not None:
            self.journal.events.append(Event(kind, rule, seen, [a, b, c]))

    def reveal(self) -> None:
        """Something hidden has been shown: what was done before can't be taken back."""
        self.revealed = True

    # The value.

    def numbers(self) -> list[list[int]]:
        """The whole value as lists of integers, in canonical order."""
        out: list[list[int]] = [[self.chance.key, self.chance.draws]]
        for name in self.fields():
            value = getattr(self, name)
            if isinstance(value, list):
                out.append(value)
            else:
                out.append([value] if isinstance(value, int) else list(value))
        return out

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, State)
            and type(self) is type(other)
            and self.numbers() == other.numbers()
        )

    def __hash__(self) -> int:
        return hash(self.encode())

    def encode(self) -> bytes:
        """The canonical bytes: equal positions, equal bytes, on every machine."""
        out = BytesWriter()
        out.write(MAGIC)
        for values in self.numbers():
            write_number(out, len(values))
            for value in values:
                if 0 <= value < 64:  # nearly all: one byte
                    out.append(value * 2)
                else:
                    write_number(out, value)
        body = out.getvalue()
        return body + crc32(body).to_bytes(4, "big")

    def digest(self) -> str:
        """A short name of the position, for comparing and for logs."""
        return sha256(self.encode()).hexdigest()[:16]

    def load(self, data: bytes) -> None:
        """Fill this fresh position from canonical bytes; raises Damaged and must then be thrown
        away. The lists must have the lengths that this position has, except the stack's."""
        if data[: len(MAGIC)] != MAGIC:
            raise Damaged("these bytes are not a position of this layout")
        body = data[:-4]
        if crc32(body).to_bytes(4, "big") != data[-4:]:
            raise Damaged("the check sum is wrong: the position is cut off or damaged")
        reader = Reader(body, len(MAGIC))
        key, draws = reader.items("chance", 2, ENDLESS)
        if key < 0 or key >> 256 or draws < 0 or draws >> 64:
            raise Damaged("the source of chance is out of range")
        self.chance = Chance(key, draws)
        largest = self.largest()
        for name in self.fields():
            old = getattr(self, name)
            if isinstance(old, int):
                setattr(self, name, reader.items(name, 1, largest)[0])
            else:
                size = -1 if name == "stack" else len(old)
                items = reader.items(name, size, largest)
                setattr(self, name, items if isinstance(old, list) else vec[i64](items))
        if reader.at != len(body):
            raise Damaged("there is something after the end of the position")
        if len(self.stack) % FRAME:
            raise Damaged("the stack of decisions is not whole")


def write_number(out: BytesWriter, value: int) -> None:
    """A whole number, small ones short: seven bits a byte, the sign in the lowest bit."""
    rest = value * 2 if value >= 0 else -value * 2 - 1
    while rest > 127:
        out.append(rest & 127 | 128)
        rest >>= 7
    out.append(rest)


class Reader:
    """Reads what `write_number` wrote."""

    def __init__(self, data: bytes, at: int) -> None:
        self.data: bytes = data
        self.at: int = at

    def number(self) -> int:
        shift = 0
        value = 0
        while True:
            if self.at >= len(self.data) or shift > 7 * NUMBER_BYTES:
                raise Damaged(f"a number is cut off at byte {self.at}")
            byte = self.data[self.at]
            self.at += 1
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                if byte == 0 and shift > 7:
                    raise Damaged(f"a number is longer than it must be at byte {self.at}")
                return -(value + 1 >> 1) if value & 1 else value >> 1

    def items(self, name: str, size: int, largest: int) -> list[int]:
        """The items of one field; `size` -1 takes any number of them."""
        count = self.number()
        if count != size if size >= 0 else not 0 <= count <= LIST_ITEMS:
            raise Damaged(f"'{name}' has {count} items")
        out = [self.number() for _ in range(count)]
        for value in out:
            if not -largest <= value <= largest:
                raise Damaged(f"'{name}' is out of range")
        return out

"""Chance: the fair source inside a position, and cheap noise for bots and playouts.

`Chance` decides what happens in a match. It is SHA-256 in counter mode over a 256-bit key, so
that nobody can foretell a card or a die from what has been seen so far, and anybody who is given
the key afterwards can check every draw. Its whole state is (key, number of words drawn).

`Noise` decides what a bot tries. It is sfc32: small, quick, good enough, and never used for
anything a player could want to foretell. Both give the same numbers compiled or not.
"""

from hashlib import sha256
from typing import Final

from mypy_extensions import i64

WORDS: Final = 8  # 32-bit words in one SHA-256 block
RANGE: Final = 1 << 32
MASK: Final = 0xFFFFFFFF
SEED_BYTES: Final = 32
# The numbers of the first blocks as bytes: few matches draw more.
COUNTERS: Final[list[bytes]] = [number.to_bytes(8, "big") for number in range(256)]


def key_of(seed: str) -> int:
    """The key of the fair source for a match's seed (a text; the match layer chooses it)."""
    return int.from_bytes(sha256(b"theatrum/key/1:" + seed.encode()).digest(), "big")


def commitment(seed: str) -> str:
    """What is published at the start of a match; reveals nothing about the seed."""
    return sha256(b"theatrum/commitment/1:" + seed.encode()).hexdigest()


def counter(block: int) -> bytes:
    """The number of a block, as it is hashed with the key."""
    return COUNTERS[block] if block < len(COUNTERS) else block.to_bytes(8, "big")


class Chance:
    """The random source of a match: part of the position, copied and compared with it."""

    def __init__(self, key: int, draws: int = 0) -> None:
        self.key: int = key
        self.draws: int = draws
        # The current block; derived from key and draws, never changed in place, so copies share it.
        self.pool: bytes = b""
        self.head: bytes = b""  # the key as bytes, as soon as it is needed

    def copy(self) -> "Chance":
        other = Chance(self.key, self.draws)
        other.pool = self.pool
        other.head = self.head
        return other

    def word(self) -> i64:
        """The next 32 bits."""
        at: i64 = self.draws % WORDS
        if at == 0 or len(self.pool) == 0:
            if len(self.head) == 0:
                self.head = self.key.to_bytes(32, "big")
            self.pool = sha256(self.head + counter(self.draws // WORDS)).digest()
        self.draws += 1
        pool = self.pool
        out: i64 = 0
        for i in range(4 * at, 4 * at + 4):  # the highest byte first
            out = out << 8 | pool[i]
        return out

    def below(self, n: int) -> int:
        """A fair number from 0 to n-1 (n from 1 to 2**32)."""
        size = i64(n)
        limit = i64(RANGE) - i64(RANGE) % size
        while True:
            word = self.word()
            if word < limit:
                return int(word % size)

    def shuffle(self, cards: list[int]) -> None:
        """Put the list into a fair random order, in place."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]


class Noise:
    """A quick source for bots, playouts and imagined positions."""

    def __init__(self, seed: int) -> None:
        self.a: i64 = i64(seed & MASK)
        self.b: i64 = i64((seed >> 32) & MASK)
        self.c: i64 = i64((seed >> 64) & MASK)
        self.counter: i64 = i64(1)
        for _ in range(12):  # sfc32's own warm-up
            self.word()

    def word(self) -> i64:
        """The next 32 bits."""
        out = (self.a + self.b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        self.c = (((self.c << 21) & MASK) | (self.c >> 11)) + out & MASK
        return out

    def below(self, n: int) -> int:
        """A number from 0 to n-1 (n up to 2**31; the bias is below n / 2**32)."""
        return int((self.word() * i64(n)) >> 32)

    def index(self, n: i64) -> i64:
        """The same as `below`, for who counts without objects."""
        return (self.word() * n) >> 32

    def pick(self, items: list[int]) -> int:
        """One of the items, as `below` would choose it."""
        return items[self.index(i64(len(items)))]

    def shuffle(self, cards: list[int]) -> None:
        """Put the list into a random order, in place."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]

    def fresh_chance(self) -> Chance:
        """A new fair source that has nothing to do with the true one (for imagined positions)."""
        return Chance(int(self.word()) << 32 | int(self.word()))

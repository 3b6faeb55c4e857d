"""What follows from the map and the hands, kept up to date so that nobody has to search for it."""

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from theatrum.games.hannibal.board import Board
from theatrum.games.hannibal.forms import PROVINCES, SPACES
from theatrum.games.hannibal.spaces import bit_of, half_of

HAND: Final = 3  # in `Position.where`, + side

# Rows of `Index.masks`: for each two masks (see spaces.py), one after the other.
PCS: Final = 0  # spaces by their PC: + 2 * owner
HELD: Final = 8  # spaces with CUs of a side outside the walls: + 2 * side
TRIBAL: Final = 12  # spaces with a tribe
MASKS: Final = 14


class Index:
    """Not part of the position's value: `Position.found` makes it, and `set_pc`, `add_cus` and the
    like change it with the position. All rows ascend."""

    def __init__(self, board: Board, like: "Index | None" = None) -> None:
        self.board: Board = board
        if like is None:
            self.counts: vec[i64] = vec[i64]()  # PCs in a province: side * PROVINCES + province
            self.masks: vec[i64] = vec[i64]()
            self.sieges: i64 = 0  # spaces under siege or subjugation
            self.stacks: vec[vec[i64]] = pair()  # spaces with CUs of a side outside the walls
            self.leaders: vec[vec[i64]] = pair()  # generals of a side on the map
            self.cards: vec[vec[i64]] = pair()  # cards in the hand of a side
        else:
            self.counts = like.counts[:]
            self.masks = like.masks[:]
            self.sieges = like.sieges
            self.stacks = copy_of(like.stacks)
            self.leaders = copy_of(like.leaders)
            self.cards = copy_of(like.cards)

    def read_map(self, pc: vec[i64], cu: vec[i64], tribe: vec[i64], siege: vec[i64]) -> None:
        self.counts = vec[i64]([0] * (2 * PROVINCES))
        self.masks = vec[i64]([0] * MASKS)
        self.stacks = pair()
        self.sieges = 0
        for space in range(SPACES):
            owner = pc[space]
            self.flip(PCS + 2 * owner, space)
            if owner < 2:
                self.counts[owner * PROVINCES + self.board.province[space]] += 1
            if tribe[space]:
                self.flip(TRIBAL, space)
            if siege[space]:
                self.sieges += 1
        for at in range(2 * SPACES):
            if cu[at] > 0:
                self.change_stack(at // SPACES, at % SPACES, True)

    def read_generals(self, place: vec[i64]) -> None:
        self.leaders = pair()
        for side in range(2):
            for g in self.board.of_side[side]:
                if place[g] < SPACES:
                    self.leaders[side] = append(self.leaders[side], g)

    def read_hands(self, where: vec[i64]) -> None:
        self.cards = pair()
        for card in range(i64(len(where))):
            if where[card] >= HAND:
                side = where[card] - HAND
                self.cards[side] = append(self.cards[side], card)

    def flip(self, row: i64, space: i64) -> None:
        """Put a space into a mask, or take it out if it is in it."""
        self.masks[row + half_of(space)] ^= bit_of(space)

    def change_pc(self, space: i64, before: i64, after: i64) -> None:
        province = self.board.province[space]
        self.flip(PCS + 2 * before, space)
        self.flip(PCS + 2 * after, space)
        if before < 2:
            self.counts[before * PROVINCES + province] -= 1
        if after < 2:
            self.counts[after * PROVINCES + province] += 1

    def change_stack(self, side: i64, space: i64, there: bool) -> None:
        """The first CUs of a side come to a space, or the last ones go."""
        self.flip(HELD + 2 * side, space)
        row = self.stacks[side]
        self.stacks[side] = inserted(row, space) if there else remove(row, space)

    def change_leader(self, side: i64, general: i64, there: bool) -> None:
        """A general comes to the map or leaves it."""
        row = self.leaders[side]
        self.leaders[side] = inserted(row, general) if there else remove(row, general)

    def change_card(self, side: i64, card: i64, there: bool) -> None:
        """A card comes into a hand or leaves it."""
        row = self.cards[side]
        self.cards[side] = inserted(row, card) if there else remove(row, card)


def pair() -> vec[vec[i64]]:
    """An empty row for each side."""
    return vec[vec[i64]]([vec[i64](), vec[i64]()])


def copy_of(rows: vec[vec[i64]]) -> vec[vec[i64]]:
    return vec[vec[i64]]([rows[0][:], rows[1][:]])


def inserted(row: vec[i64], value: i64) -> vec[i64]:
    """A row that ascends, with one value more; the old row must not be used any more."""
    out = append(row, value)
    at = len(out) - 1
    while at > 0 and out[at - 1] > value:
        out[at] = out[at - 1]
        at -= 1
    out[at] = value
    return out


def put_in(row: list[int], value: i64) -> None:
    """Put a value in its place in a row that ascends."""
    at = len(row)
    while at > 0 and row[at - 1] > value:
        at -= 1
    row.insert(at, value)

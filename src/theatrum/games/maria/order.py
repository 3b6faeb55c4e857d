"""Rows of cards that stay in order. Positions share them: each change makes another row."""

from librt.vecs import append, vec
from mypy_extensions import i64


def without(cards: vec[i64], card: i64) -> vec[i64]:
    """Another row, without a card that is in it."""
    left = vec[i64](capacity=len(cards))
    for one in cards:
        if one != card:
            left = append(left, one)
    return left


def with_card(cards: vec[i64], card: i64) -> vec[i64]:
    """Another row, with a card more at its place in the order."""
    more = vec[i64](capacity=len(cards) + 1)
    put = False
    for one in cards:
        if not put and one > card:
            put = True
            more = append(more, card)
        more = append(more, one)
    return more if put else append(more, card)


def insert(cards: vec[i64], card: i64) -> vec[i64]:
    """The row itself with a card more; the old one must not be used any more."""
    out = append(cards, card)
    at = len(out) - 1
    while at > 0 and out[at - 1] > card:
        out[at] = out[at - 1]
        at -= 1
    out[at] = card
    return out

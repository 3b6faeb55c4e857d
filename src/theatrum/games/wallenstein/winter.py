"""Sections O and P: winter and scoring."""

from typing import Final

from theatrum.core.forms import Form
from theatrum.core.game import Decision
from theatrum.games.wallenstein.battle import begin_revolt
from theatrum.games.wallenstein.forms import (
    COUNT,
    FACE,
    GRAIN_LOST,
    HUNGER_REVOLT,
    MAJORITY_POINTS,
    PROVINCE_POINTS,
    PROVINCES,
    REGIONS,
    WINTER_CARD,
    YEAR_SCORED,
)
from theatrum.games.wallenstein.forms import HUNGER as HUNGER_FACT
from theatrum.games.wallenstein.state import HUNGER_CHOICE, NO_CARD, Position

BUILDINGS: Final = 3
ROW: Final = REGIONS * BUILDINGS


def lose_grain(s: Position) -> None:
    """The number of the last event; the marker stops at nothing (WAL-126)."""
    loss = 0
    for i in range(len(s.year_events)):
        if s.year_events[i] != NO_CARD:
            loss = s.board.events[s.year_events[i]].grain_loss
            s.tell(WINTER_CARD, 49, s.year_events[i], loss)
            s.year_events[i] = NO_CARD
    for seat in range(s.seats):
        lost = min(loss, s.grain[seat])
        s.grain[seat] -= lost
        s.tell(GRAIN_LOST, 126, seat, lost)


class Hunger(Decision[Position]):
    """Hunger revolts, seat after seat in the order of autumn (WAL-128)."""

    def __init__(self) -> None:
        super().__init__(Form("hunger"), 128)

    def proceed(self, s: Position) -> None:
        if s.hungry:
            go_on_with_revolts(s, s.acting())
            return
        s.extra = 0
        if s.at == s.seats:
            s.at = 0
            s.pop()
        else:
            s.at += 1
            draw_hungry(s, s.acting())


def draw_hungry(s: Position, seat: int) -> None:
    """Grain is compared with provinces; the table says how many revolt, chance which (WAL-127,
    WAL-129, WAL-130)."""
    own = [p for p in range(PROVINCES) if s.owner[p] == seat]
    shortage = len(own) - s.grain[seat]
    if shortage <= 0:
        return
    s.tell(HUNGER_FACT, 127, seat, shortage)
    revolts, s.extra = s.board.hunger[min(shortage, len(s.board.hunger) - 1)]
    for _ in range(min(revolts, len(own))):
        province = own.pop(s.chance.below(len(own)))
        s.hungry |= 1 << province
        s.tell(HUNGER_REVOLT, 130, seat, province)


def go_on_with_revolts(s: Position, seat: int) -> None:
    """With several revolts the player chooses the sequence (WAL-130)."""
    if s.hungry & (s.hungry - 1):
        s.push(HUNGER_CHOICE, 1 << seat)
    else:
        face_revolt(s, seat, s.hungry.bit_length() - 1)


def face_revolt(s: Position, seat: int, province: int) -> None:
    """The rebels are one for each marker and the extra ones (WAL-131, WAL-132)."""
    s.hungry &= ~(1 << province)
    begin_revolt(s, seat, province, s.markers[province] + s.extra, False)


class HungerChoice(Decision[Position]):
    """Which of the drawn provinces revolts next."""

    def __init__(self) -> None:
        super().__init__(Form("hunger_choice", [("extra", COUNT)]), 130, opening=True)

    def about(self, s: Position) -> list[int]:
        return [s.extra]

    def legal(self, s: Position, seat: int) -> list[int]:
        return [FACE + p for p in range(PROVINCES) if (s.hungry >> p) & 1]

    def apply(self, s: Position, seat: int, action: int) -> None:
        s.pop()
        face_revolt(s, seat, action - FACE)


def score_year(s: Position) -> None:
    """Provinces, buildings and majorities, after the revolts (WAL-134, WAL-137 to WAL-142)."""
    gained = province_points(s)
    for seat in range(s.seats):
        s.tell(PROVINCE_POINTS, 137, seat, gained[seat])
    counts = building_counts(s)
    for region in range(REGIONS):
        points = majority_points(s, region, counts)
        for seat in range(s.seats):
            if points[seat] > 0:
                gained[seat] += points[seat]
                s.tell(MAJORITY_POINTS, 138, seat, region, points[seat])
    for seat in range(s.seats):
        s.score[seat] += gained[seat]
        s.tell(YEAR_SCORED, 142, seat, gained[seat])


def province_points(s: Position) -> list[int]:
    """One point for every province and every building in it (WAL-137)."""
    out = [0] * s.seats
    for province in range(PROVINCES):
        owner = s.owner[province]
        if owner >= 0:
            out[owner] += 1 + s.buildings(province)
    return out


def building_counts(s: Position) -> list[int]:
    """The buildings of every seat by region and kind: seat * ROW + region * BUILDINGS + kind."""
    counts = [0] * (s.seats * ROW)
    for province in range(PROVINCES):
        owner = s.owner[province]
        built = s.built[province]
        if owner >= 0 and built:
            at = owner * ROW + s.board.region[province] * BUILDINGS
            for building in range(BUILDINGS):
                if (built >> building) & 1:
                    counts[at + building] += 1
    return counts


def majority_points(s: Position, region: int, counts: list[int]) -> list[int]:
    """Most palaces, churches and trading houses of a region; who shares gets one less; nothing is
    no majority (WAL-138 to WAL-140)."""
    out = [0] * s.seats
    for building in range(BUILDINGS):
        place = region * BUILDINGS + building
        best = 0
        leaders = 0
        for seat in range(s.seats):
            count = counts[seat * ROW + place]
            if count > best:
                best = count
                leaders = 1
            elif count == best:
                leaders += 1
        if best == 0:
            continue
        points = s.board.majority[building]
        if leaders > 1:
            points = s.board.shared_majority[building]
        for seat in range(s.seats):
            if counts[seat * ROW + place] == best:
                out[seat] += points
    return out


def remove_markers(s: Position) -> None:
    """All revolt markers leave the board; everything else stays (WAL-135, WAL-136)."""
    for province in range(PROVINCES):
        s.markers[province] = 0

"""Is a position from outside one that could be played on? Ranges, conservation, and what each
waiting decision takes for granted."""

from collections.abc import Iterable
from typing import Final

from theatrum.core.game import Decision
from theatrum.core.state import FRAME
from theatrum.games.maria.forms import (
    AUSTRIA,
    CARDS,
    DECK_CARDS,
    FIRST_GENERAL,
    FRANCE,
    GENERALS,
    GENERALS_OF,
    MAJORS,
    PIECES,
    POWER_OF,
    POWERS,
    PRAGMATIC,
    PROPOSE,
    PRUSSIA,
    SAXONY,
    SUBSIDY,
    TRUCE,
)
from theatrum.games.maria.sound_stack import stack_problem
from theatrum.games.maria.state import (
    ALLOTTING,
    ANNEXATION,
    BOX,
    CLAUSE,
    CLAUSES,
    DISPLACE,
    DISTRIBUTE,
    DRAFT,
    DRAW,
    MOST_TROOPS,
    MUSTER,
    OFF,
    OPTIONS,
    OUT,
    PILE,
    SILESIA_BOX,
    UNOPENED,
    VARIANT,
    Position,
)
from theatrum.games.maria.victory import LAST_TURN

Decisions = list[Decision[Position]]
POOL_LIMIT: Final = 99


def problem(s: Position, decisions: Decisions) -> str:
    """What is wrong, in a few words; empty if nothing is. The seats are known to be right."""
    for value, option in zip(s.options, OPTIONS):
        if not 0 <= value < len(option.choices):
            return f"the option '{option.name}' is out of range"
    return (
        numbers(s)
        or camps(s)
        or pieces(s)
        or troops(s)
        or cards(s)
        or markers(s)
        or politics(s)
        or agreements(s)
        or waiting(s, decisions)
    )


def within(values: Iterable[int], least: int, most: int) -> bool:
    for value in values:
        if not least <= value <= most:
            return False
    return True


def numbers(s: Position) -> str:
    """Counters and masks."""
    seats = (1 << s.seats) - 1
    if not 0 <= s.turn <= LAST_TURN[s.options[VARIANT]]:
        return "the turn is out of range"
    if not (0 <= s.winner <= s.seats or s.winner == DRAW) or (s.winner > 0) != (not s.stack):
        return "the winner is out of range"
    masks = [s.down, s.moved, s.top, s.fled, s.regrouped, s.fresh, s.called, s.displaced]
    if not within(masks, 0, (1 << PIECES) - 1) or not within([s.finished, s.talked], 0, seats):
        return "a mask is out of range"
    if not within([s.executed], 0, seats) or not 0 <= s.drew < 1 << POWERS:
        return "a mask is out of range"
    if not within([s.annexed, s.reduced, s.alternate, s.waited], 0, 1):
        return "a flag is out of range"
    if not within(s.wish, 0, 3) or not 0 <= s.holder < s.seats or not -1 <= s.victor < s.seats:
        return "a seat is out of range"
    return ""


def camps(s: Position) -> str:
    """Who runs what follows from the roles and from Saxony's space (MAR-261)."""
    player = s.player
    if not within(player, 0, s.seats - 1) or player[FRANCE] != player[4]:
        return "a power has no player"
    if s.seats == 3:
        if len({player[AUSTRIA], player[FRANCE], player[PRUSSIA]}) < 3:
            return "a player has two roles"
        if player[PRAGMATIC] != player[PRUSSIA]:
            return "the Pragmatic Army has a wrong player"
    elif player[PRAGMATIC] != player[AUSTRIA] or player[FRANCE] != player[PRUSSIA]:
        return "a power has a wrong player"
    if player[AUSTRIA] == player[FRANCE] or not 0 <= s.saxony <= 2 or not 0 <= s.neutral <= 2:
        return "a power has a wrong player"
    if player[SAXONY] != player[AUSTRIA if s.saxony else PRUSSIA]:
        return "Saxony has a wrong player"
    sides = [2 if s.neutral > 0 else 0, 0, 1, 1, 0, [0, 2, 1][s.saxony]]
    if list(s.side) != sides or (s.neutral > 0 and not s.annexed):
        return "the camps are wrong"
    return ""


def pieces(s: Position) -> str:
    for piece in range(PIECES):
        at = s.place[piece]
        if not OUT <= at < s.board.cities:
            return "a piece is nowhere"
        if at == BOX and (piece >= GENERALS or POWER_OF[piece] >= MAJORS):
            return "a piece is in a box that it can't be in"
        if at == SILESIA_BOX and (piece != 21 or s.annexed):
            return "a piece is in the Silesia box"
        if (at == OUT) != out_of_play(s, piece):
            return "a piece is not where the variant has it"
        if at >= 0 and not s.advanced() and s.board.flanders[at]:
            return "a piece is outside the map of the introductory game"
    for city in s.hussar:
        if not OFF <= city < s.board.cities or (city >= 0 and s.board.flanders[city]):
            return "a hussar is nowhere"
    return stacks(s)


def out_of_play(s: Position, piece: int) -> bool:
    """MAR-172."""
    start = s.board.start[piece]
    return not s.advanced() and (start < 0 or s.board.flanders[start] == 1)


def stacks(s: Position) -> str:
    moving = s.displaced != 0
    for at in range(0, len(s.stack), FRAME):
        if s.stack[at + 3] in (DISPLACE, ANNEXATION):
            moving = True
    for piece in range(PIECES):
        for other in range(piece):
            if s.place[piece] < 0 or s.place[piece] != s.place[other]:
                continue
            if piece >= GENERALS or other >= GENERALS:
                return "a train shares a city"
            if not moving and not s.cooperating(POWER_OF[piece], POWER_OF[other]):
                return "two generals share a city who may not"
            if third(s, piece, other):
                return "three generals share a city"
            both = (s.top >> piece & 1) + (s.top >> other & 1)
            if s.board.rank[piece] == s.board.rank[other] and both != 1:
                return "a stack has no commander"
    return ""


def third(s: Position, piece: int, other: int) -> bool:
    for general in range(GENERALS):
        if s.place[general] == s.place[piece] and general not in (piece, other):
            return True
    return False


def troops(s: Position) -> str:
    """1 to 8 for each general, within what everybody knows (MAR-054)."""
    distributing = bool(s.stack) and s.stack[-1] == DISTRIBUTE
    kinds = s.stack[3::FRAME]
    for general in range(GENERALS):
        count = s.troops[general]
        if not 0 <= count <= 8 or not 0 <= s.low[general] <= s.high[general] <= 8:
            return "the troops of a general are out of range"
        mate = s.mate[general]
        if mate < -1 or mate >= GENERALS or mate == general:
            return "a general has a wrong mate"
        if mate >= 0 and (
            s.mate[mate] != general
            or POWER_OF[mate] != POWER_OF[general]
            or s.sum_low[mate] != s.sum_low[general]
            or s.sum_high[mate] != s.sum_high[general]
        ):
            return "a general has a wrong mate"
        if not 0 <= s.sum_low[general] <= s.sum_high[general] <= 16:
            return "a sum of troops is out of range"
        if distributing:
            continue
        if not s.low[general] <= count <= s.high[general]:
            return "the troops of a general are not what is known of them"
        if mate >= 0 and not (s.sum_low[general] <= count + s.troops[mate] <= s.sum_high[general]):
            return "the troops of two generals are not what is known of them"
        other = s.partner(general)
        shares = other >= 0 and POWER_OF[other] == POWER_OF[general]
        if shares and count > 0 and s.troops[other] > 0 and mate != other:
            return "two generals in a city don't share their troops"
        if shares and mate == other and not only_sum_known(s, general):
            return "too much is known of two generals in a city"
        # Who has just returned waits for troops, as long as there are some to be given out.
        new = s.fresh >> general & 1 and (MUSTER in kinds or ALLOTTING in kinds)
        at = s.place[general]
        if (at >= 0 or at == BOX) != (count > 0) and at != OUT and not new:
            return "a general has troops off the board, or none on it"
    return sheets(s) if distributing else ""


def only_sum_known(s: Position, general: int) -> bool:
    """Troops can be shifted in a stack at any time, so nothing but their sum is known (MAR-056)."""
    least = max(1, s.sum_low[general] - MOST_TROOPS)
    most = min(MOST_TROOPS, s.sum_high[general] - 1)
    return s.low[general] == least and s.high[general] == most


def sheets(s: Position) -> str:
    """While troops are written down: in order, within the minima (MAR-037)."""
    for power in range(POWERS):
        first = FIRST_GENERAL[power]
        row = list(s.troops[first : first + GENERALS_OF[power]])
        if power == PRAGMATIC and not s.advanced():
            if any(row):
                return "troops are written down for a power that is not in play"
            continue
        done = [count for count in row if count > 0]
        if row[: len(done)] != done or sum(done) > s.board.total[power]:
            return "troops are not written down in order"
        rest = s.board.total[power] - sum(done)
        least = sum(s.board.start_min[first + len(done) : first + len(row)])
        if not least <= rest <= 8 * (len(row) - len(done)):
            return "the troops can't be distributed any more"
        for i, count in enumerate(done):
            if count < s.board.start_min[first + i]:
                return "a general has too few troops"
    return ""


def cards(s: Position) -> str:
    if not within(s.card, 0, UNOPENED) or not 1 <= s.decks <= 4 or not 0 <= s.pile_decks < 16:
        return "a tactical card is nowhere"
    for card in range(CARDS):
        deck = card // DECK_CARDS
        if (s.card[card] == UNOPENED) != (deck >= s.decks):
            return "a tactical card is in a wrong deck"
        if s.card[card] == PILE and not s.pile_decks >> deck & 1:
            return "a tactical card is in a wrong pile"
    return ""


def markers(s: Position) -> str:
    """Victory markers are neither lost nor made (MAR-182)."""
    for fort in range(s.board.forts):
        marker = s.marker[fort]
        if not 0 <= marker <= MAJORS or not 0 <= s.asked[fort] <= POWERS:
            return "a marker is unknown"
        if s.board.is_silesian[fort] and marker == 0:
            return "a fortress of Silesia has no marker"
        if s.board.swing[fort] and s.advanced() and marker not in (1 + FRANCE, 1 + PRAGMATIC):
            return "an elector has a wrong marker"
        if s.asked[fort] > 0 and s.asked[fort] - 1 == SAXONY and s.saxony == 1:
            return "a neutral has left a question"
    boxes = [s.electors_box, s.emperor, s.italy]
    if not within(boxes, -1, MAJORS - 1) or not within(s.battle, 0, 2):
        return "a victory box is out of range"
    if not within(s.aside, 0, POOL_LIMIT) or not within(s.pool, -POOL_LIMIT, POOL_LIMIT):
        return "a pool is out of range"
    return pools(s) if s.advanced() else ""


def pools(s: Position) -> str:
    for power in range(MAJORS):
        count = s.pool[power] + s.battle[power] + s.aside[power]
        count += (s.electors_box == power) + (s.emperor == power) + (s.italy == power)
        for fort in range(s.board.forts):
            if s.marker[fort] == 1 + power and not s.board.swing[fort]:
                count += 1
        if power == PRUSSIA and s.annexed and s.place[21] != SILESIA_BOX:
            count += 1
        if count != s.board.pool[power]:
            return "the victory markers of a power are not whole"
    return ""


def politics(s: Position) -> str:
    size = len(s.board.politics)
    if not 0 <= s.next_card <= size or not within(s.open, -1, size - 1):
        return "the political cards are out of range"
    for track in range(3):
        if not 0 <= s.track[track] < s.board.length[track]:
            return "a political marker is off its track"
    if s.advanced():
        if sorted(s.politics) != list(range(size)):
            return "the political deck is not whole"
        years = [s.board.politics[card].year for card in s.politics]
        if years != sorted(years):
            return "the political deck is out of order"
        if s.board.label[s.track[0]] != s.saxony:
            return "Saxony is not what its space says"
    for card in s.open:
        if card >= 0 and s.board.politics[card].election:
            return "the Imperial Election is no real card"
    if not within([s.election], 0, 2) or not within([s.trump], 0, 3) or not 0 <= s.votes <= 9:
        return "the election or the trump is out of range"
    if not within(s.queue, -1, MAJORS - 1) or not within(s.push_by, -99, 99):
        return "the order of influence is out of range"
    if not within(s.notes, 0, POOL_LIMIT) or not within(s.gain, 0, 48):
        return "a note is out of range"
    return ""


def agreements(s: Position) -> str:
    if not within(s.subsidy, 0, 12) or not 0 <= s.clause_count <= 999:
        return "a contract is out of range"
    for at in range(0, CLAUSES * CLAUSE, CLAUSE):
        action, last, number = s.clauses[at : at + CLAUSE]
        if action == -1 and last == -1 and number == -1:
            continue
        if not TRUCE <= action < PROPOSE or not 0 <= last <= 99 or not 1 <= number <= 999:
            return "a clause is out of range"
        if at > 0 and s.clauses[at - CLAUSE] == -1:
            return "a clause is out of order"
    for i in range(DRAFT):
        if s.draft[i] != -1 and not SUBSIDY <= s.draft[i] < PROPOSE:
            return "a draft is out of range"
        if s.draft[i] != -1 and i > 0 and s.draft[i - 1] == -1:
            return "a draft is out of order"
    if not within(s.pairs, -1, (s.board.cities - 1) * 1024 + s.board.cities - 1):
        return "a battle is out of range"
    return ""


def waiting(s: Position, decisions: Decisions) -> str:
    """The frames: in order, and a decision on top that has an answer for each seat."""
    if not s.stack:
        return ""
    if not within(s.stack, -1, 1 << 40):
        return "the stack is out of range"
    return stack_problem(s) or answers(s, decisions)


def answers(s: Position, decisions: Decisions) -> str:
    """The decision on top must be able to say what it asks, and have an answer for each seat."""
    top = decisions[s.stack[-1]]
    try:
        top.form.json(top.about(s))
        for seat in range(s.seats):
            if s.stack[-2] >> seat & 1 and not top.legal(s, seat):
                return "a seat must decide and has no choice"
    except (IndexError, ValueError, KeyError):
        return "the decision that waits does not fit the position"
    return ""

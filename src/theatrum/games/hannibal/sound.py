"""Is a position that comes from outside one that the rules can have led to? Ranges, counts,
conservation; a damaged position is refused with a reason."""

from collections.abc import Iterable

from theatrum.core.state import FRAME
from theatrum.games.hannibal.board import AFRICANUS, NO_PC
from theatrum.games.hannibal.forms import CARDS, CARTHAGE, GENERALS, ROME, SPACES
from theatrum.games.hannibal.pieces import IN_ARMY, IN_CITY
from theatrum.games.hannibal.sound_stack import stack
from theatrum.games.hannibal.state import (
    ARMY,
    BATTLE,
    COURSE,
    DECLARE,
    DISPLACED,
    HAND,
    MARCHING,
    NONE,
    OPTIONS,
    OUT,
    PLAY,
    POOL,
    PURSUIT,
    REACTION,
    RETREAT,
    ROWS,
    SORTIE,
    STRATEGY,
    TRIES,
    WAITING,
    WINDOW,
    Position,
)
from theatrum.games.hannibal.steps import MOST

CUS = 400  # more CUs than any match has brought together


def problem(s: Position) -> str:
    """What is wrong, or an empty text."""
    for check in (
        numbers,
        spaces,
        generals,
        strategy_cards,
        battle_cards,
        march,
        stack,
    ):
        found = check(s)
        if found:
            return found
    return ""


def within(values: Iterable[int], least: int, most: int) -> bool:
    return all(least <= value <= most for value in values)


def numbers(s: Position) -> str:
    for value, option in zip(s.options, OPTIONS):
        if not 0 <= value < len(option.choices):
            return f"the option '{option.name}' is out of range"
    if not 0 <= s.turn <= s.last_turn() or not -1 <= s.winner <= 1:
        return "the turn is out of range"
    flags = [
        s.reshuffle,
        s.truce,
        s.naval_victory,
        s.promise,
        s.active,
        s.next,
        s.attacker,
    ]
    flags += [
        s.ain,
        s.came_sea,
        s.fought,
        s.settled,
        s.weather_off,
        s.atrain,
        s.weather_train,
    ]
    flags += [s.probed, s.maharbal, s.sally, *s.known]
    if not within(flags, 0, 1) or not within([s.philip, *s.counsel], 0, 2):
        return "a marker is neither on nor off"
    if (s.winner == NONE) == (not s.stack):
        return "the winner does not agree with what is being done"
    if not within(s.owed, 0, SPACES):
        return "PCs that are owed are out of range"
    return ""


def spaces(s: Position) -> str:
    """Markers, CUs, elephants (HAN-002)."""
    if not within(s.pc, 0, NO_PC) or not within(s.tribe, 0, 1):
        return "a marker is out of range"
    counts = [*s.cu, *s.inn, *s.el, *s.eli]
    if not within(counts, 0, CUS) or sum(s.cu) + sum(s.inn) > CUS:
        return "CUs are out of range"
    for space in range(SPACES):
        if s.board.walled[space]:
            if s.pc[space] > 1 or s.inn[space] > s.board.capacity[space]:
                return "a walled city holds too many CUs, or has no owner"
        elif s.inn[space] or (s.tribe[space] and not s.board.tribes[space]):
            return "CUs are inside no city, or a tribe is where there is none"
        waiting = s.tusk_least if s.tusk_at != NONE and s.tusk_at & 127 == space else 0
        inside = s.tusk_at & IN_CITY if waiting else 0
        if s.el[space] > s.outside(CARTHAGE, space) + (0 if inside else waiting):
            return "there are more elephants than CUs"
        if s.eli[space] > s.within(CARTHAGE, space) + (waiting if inside else 0):
            return "there are more elephants than CUs in a city"
        if s.tribe[space] == 0 and s.pc[space] == 2:
            return "a neutral marker stands where no tribe is"
        siege = s.siege[space]
        if siege and not (siege & 3 and siege < 8 and (s.board.walled[space] or s.tribe[space])):
            return "siege points lie where they can't"
        if s.outside(ROME, space) and s.outside(CARTHAGE, space) and not may_meet(s, space):
            return "both sides stand outside in one space"
    if s.elephants() > s.board.elephants or not -1 <= s.train < SPACES:
        return "there are more elephants than pieces"
    if not -1 <= s.tusk_at < 1024 or not 0 <= s.tusk_least <= s.tusk_most <= s.board.elephants:
        return "losses of elephants are out of range"
    if s.tusk_at != NONE:
        space = s.tusk_at & 127
        if space >= SPACES:
            return "losses of elephants are out of range"
        have = s.eli[space] if s.tusk_at & IN_CITY else s.el[space]
        if s.tusk_most > (min(have, s.ael) if s.tusk_at & IN_ARMY else have):
            return "more elephants are lost than there are"
    return ""


def may_meet(s: Position, space: int) -> bool:
    """Only where an army has just come, in a battle, or where a retreat crosses enemies."""
    kinds = s.stack[3::FRAME]
    if BATTLE in kinds:
        crossing = RETREAT in kinds and s.stack[kinds.index(RETREAT) * FRAME] == space + 1
        return space == s.field or crossing
    if REACTION not in kinds or PURSUIT in kinds or s.acu <= 0:
        return False
    return 0 <= s.mover < GENERALS and s.place[s.mover] == space


def generals(s: Position) -> str:
    if not within(s.place, 0, WAITING) or not within(s.inside, 0, 1) or not within(s.role, 0, 2):
        return "a general is out of range"
    if sorted(s.order) != list(range(GENERALS)):
        return "the order of the generals is not whole"
    for g in range(GENERALS):
        space = s.place[g]
        if s.inside[g] and not (space < SPACES and s.pc[space] == s.board.side_of[g]):
            return "a general is inside a city that is not his"
        if space < SPACES and s.role[g] == 0:
            return "a general on the map has no rank"
        if space >= SPACES:
            roman = s.board.side_of[g] == ROME
            if space not in ((POOL, OUT, WAITING) if roman else (DISPLACED, OUT)):
                return "a general waits in the wrong place"
            if (space == WAITING and g != AFRICANUS) or (roman and s.role[g]):
                return "a general off the map has a rank"
    return ""


def strategy_cards(s: Position) -> str:
    if not within(s.where, 0, HAND + CARTHAGE):
        return "a strategy card is nowhere"
    for side in range(2):
        if s.hands[side] != len([w for w in s.where if w == HAND + side]):
            return "the cards in hand are miscounted"
    if not -1 <= s.card < CARDS or not -1 <= s.campaign <= 3:
        return "the card in play is out of range"
    if s.promise and (
        s.stack[3::FRAME] != [COURSE, STRATEGY, PLAY]
        or s.active != ROME
        or not any(s.board.campaign[card] and s.holds(ROME, card) for card in range(CARDS))
    ):
        return "Rome has promised a campaign card that it does not hold"
    return ""


def battle_cards(s: Position) -> str:
    if not within([*s.bhand, *s.bopen, *s.bgone], 0, 48):
        return "battle cards are out of range"
    for kind in range(6):
        if s.bhand[kind] + s.bhand[6 + kind] + s.bgone[kind] > s.board.battle_deck[kind]:
            return "there are more battle cards than in the deck"
    if any(opened > held for opened, held in zip(s.bopen, s.bhand)):
        return "an open battle card is in no hand"
    if sum(s.bhand[:6]) > 21 + 20 or sum(s.bhand[6:]) > 21 + 20:
        return "a battle hand is too large"
    if not within([s.field, s.goal], -1, SPACES - 1) or not -1 <= s.shown < 5:
        return "the battle is out of range"
    if not within(s.leader, -1, GENERALS - 1) or not within(s.last, -1, 4):
        return "the battle is out of range"
    small = [s.charge, s.steps, s.spied, *s.deserted]
    if not within(small, 0, 8) or not within([s.rounds, s.toll, *s.began, *s.lost], 0, 4 * CUS):
        return "the battle is out of range"
    if not within([*s.bonus, *s.fewer], -4, 8) or not -1 <= s.loser <= 1:
        return "the battle is out of range"
    if not within([s.retreating, s.retreating_el, s.sortied, s.sortied_el], 0, CUS):
        return "the retreat is out of range"
    return ""


def march(s: Position) -> str:
    if not -1 <= s.mover < GENERALS or not within([s.came, s.weather_space], -1, SPACES - 1):
        return "the march is out of range"
    marching = s.stack and MARCHING in s.stack[3::FRAME]
    if marching and (s.mover == NONE or s.place[s.mover] >= SPACES or s.card == NONE):
        return "nobody is on the march"
    if not within([s.acu, s.ael, s.weather_cu, s.weather_el], 0, CUS):
        return "the army is out of range"
    if marching:
        space = s.place[s.mover]
        stack_size = s.inn[space] if s.ain else s.outside(s.active, space)
        have = s.eli[space] if s.ain else s.el[space]
        if s.active == ROME:
            have = 0
        if s.acu > stack_size or s.ael > have:
            return "the army is larger than its stack"
        if s.tusk_at == NONE and (s.ael > s.acu or s.acu - s.ael > stack_size - have):
            return "the army has other CUs than its stack"
        if s.board.side_of[s.mover] != s.active:
            return "the army is not of the active side"
        joined = s.sortied if SORTIE in s.stack[3::FRAME] or WINDOW in s.stack[3::FRAME] else 0
        if s.acu > MOST + (joined if s.outside(1 - s.active, space) > 0 else 0):
            return "the army is larger than ten"
        if s.campaign != NONE and s.tusk_at == NONE and joined == 0:
            found = worn_army(s)
            if found:
                return found
    masks = [s.agens, s.weather_gens, s.activated, s.gspent, s.missed, s.commanded]
    if not within([*masks, s.retreat_gens, s.sortied_gens], 0, (1 << GENERALS) - 1):
        return "the generals of the march are out of range"
    if not within(s.gmoved, 0, 6):
        return "a general has moved too far"
    if not within([s.used, s.allowance, s.floor, s.loading, s.weather_used], 0, 24):
        return "the march is out of range"
    if not 0 <= s.touched < 1 << 21 or not 0 <= s.trail_size <= 8 or not 0 <= s.tried <= TRIES:
        return "the march is out of range"
    if not within([s.avoider, s.sailor], -1, GENERALS - 1) or not within([s.avoided], 0, 2):
        return "the reactions are out of range"
    if not 0 <= s.caught <= TRIES or not within(s.besieged, 0, (1 << 48) - 1):
        return "the reactions are out of range"
    return tables(s)


def worn_army(s: Position) -> str:
    """In a campaign the table of wear knows every CU of the army."""
    count = 0
    elephants = 0
    for row in range(0, ROWS * 4, 4):
        if s.worn[row + 2] and s.worn[row] == ARMY:
            count += s.worn[row + 2]
            elephants += s.worn[row + 3]
    return "" if (count, elephants) == (s.acu, s.ael) else "the army and its wear do not agree"


def tables(s: Position) -> str:
    for rows in (s.worn, s.weather_worn):
        for row in range(0, ROWS * 4, 4):
            place, worn, count, elephants = rows[row : row + 4]
            if not (0 <= place < 200 and 0 <= worn <= 9 and 0 <= elephants <= count <= CUS):
                return "the table of moved CUs is out of range"
    for row in range(0, len(s.trail), 8):
        space, *rest = s.trail[row : row + 8]
        if not 0 <= space < SPACES or not within(rest, 0, 1 << GENERALS):
            return "the trail of the march is out of range"
    for row in range(0, 4 * s.tried, 4):
        general, count, elephants, mask = s.tries[row : row + 4]
        found = interception(s, general, count, elephants, mask)
        if found:
            return found
    for row in range(0, len(s.tries), 4):
        general, count, elephants, mask = s.tries[row : row + 4]
        if not (0 <= general < GENERALS and 0 <= elephants <= count <= CUS):
            return "an interception is out of range"
        if not 0 <= mask < 1 << GENERALS:
            return "an interception is out of range"
    return ""


def interception(s: Position, general: int, count: int, elephants: int, mask: int) -> str:
    """A declared interception that has not been rolled yet names pieces that are there."""
    if REACTION not in s.stack[3::FRAME] or DECLARE not in s.stack[3::FRAME]:
        return ""
    if not 0 <= general < GENERALS or s.board.side_of[general] == s.active:
        return "an interception is out of range"
    origin = s.place[general]
    if origin >= SPACES or not (mask >> general) & 1:
        return "an interception is out of range"
    foe = 1 - s.active
    stack_size = s.inn[origin] if s.inside[general] else s.outside(foe, origin)
    have = s.eli[origin] if s.inside[general] else s.el[origin]
    if not 1 <= count <= stack_size or not 0 <= elephants <= (have if foe == CARTHAGE else 0):
        return "an interception takes more than there is"
    if have - elephants > stack_size - count and foe == CARTHAGE:
        return "an interception leaves more elephants than CUs"
    for g in range(GENERALS):
        if (mask >> g) & 1 and (s.place[g], s.inside[g]) != (origin, s.inside[general]):
            return "an interception takes generals from elsewhere"
    return ""

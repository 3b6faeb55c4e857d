"""Chapter 11.1: combat."""

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from theatrum.core.forms import Form
from theatrum.core.game import Decision
from theatrum.games.maria.cards import discard, hand, reserve_card, reserve_number
from theatrum.games.maria.forms import (
    ATTACK,
    AUSTRIA,
    BATTLE_BEGUN,
    BATTLE_LOST,
    BATTLE_TIED,
    CARD_PLAYED,
    CARDS,
    GENERALS,
    GIVE_UP,
    PLAY,
    PLAY_RESERVE,
    POWER,
    POWER_OF,
    PRAGMATIC,
    RESERVE,
    RESERVE_PLAYED,
    SCORE,
    SCORE_ZERO,
    SIGNED,
    STRENGTH,
    SUIT,
    TIE,
)
from theatrum.games.maria.retreat import lose_battle, retreat
from theatrum.games.maria.sequence import AUSTRIAN, stage_powers
from theatrum.games.maria.stacks import announce
from theatrum.games.maria.state import (
    ATTACKER_CITY,
    BATTLE,
    CHOOSE_ATTACK,
    COMBAT,
    DEFENDER_CITY,
    DUEL,
    FIGHT_SCORE,
    LOSER,
    LOSER_POWER,
    LOST,
    PAIRS,
    REMOVED,
    WINNER_POWER,
    Position,
)
from theatrum.games.maria.victory import lose_points, win_points

CITY: Final = 1 << 10  # a pair of cities is packed into one number
NO_LOSER: Final = -1


# The phase.


def begin_combat(s: Position, stage: i64) -> None:
    """All pairs of neighbouring enemies at the beginning of the phase (MAR-133, MAR-137)."""
    active: i64 = 0
    for power in stage_powers(s, stage):
        active |= 1 << power
    pairs = vec[i64]()
    place = s.place
    near = s.net().near
    found = s.stands
    for general in range(i64(GENERALS)):
        city = place[general]
        if city < 0 or (active >> POWER_OF[general]) & 1 == 0:
            continue
        for there in near[city]:
            if found[there] < 0:
                continue
            other = s.first_at(there)
            if other < GENERALS and s.enemies(POWER_OF[general], POWER_OF[other]):
                pair = city * CITY + there
                if pair not in pairs and len(pairs) < PAIRS:
                    pairs = append(pairs, pair)
    s.fled = 0
    if len(pairs) > 0:
        s.pairs = filled(pairs)
        s.push(COMBAT, 0, stage)


def filled(pairs: vec[i64]) -> vec[i64]:
    """A row of the usual length."""
    while len(pairs) < PAIRS:
        pairs = append(pairs, -1)
    return pairs


def stands(s: Position, pair: i64) -> bool:
    """Does the battle still take place? Not if a side is gone, has retreated, or a change has made
    it neutral or an ally (MAR-137, MAR-138, MAR-301)."""
    general = s.commander_at(pair // CITY)
    enemy = s.commander_at(pair % CITY)
    if general < 0 or enemy < 0:
        return False
    if (s.fled >> general) & 1 or (s.fled >> enemy) & 1:
        return False
    return s.enemies(POWER_OF[general], POWER_OF[enemy])


def open_pairs(s: Position, stage: i64) -> vec[i64]:
    """The battles that may come next: Austria's and Saxony's before the Pragmatic Army's, unless
    one player runs both (MAR-134, MAR-135, MAR-291)."""
    out = vec[i64]()
    ordered = stage == AUSTRIAN and s.player[AUSTRIA] != s.player[PRAGMATIC]
    late = vec[i64]()
    for pair in s.pairs:
        if pair < 0 or not stands(s, pair):
            continue
        power = POWER_OF[s.commander_at(pair // CITY)]
        if ordered and power == PRAGMATIC:
            late = append(late, pair)
        else:
            out = append(out, pair)
    return out if len(out) > 0 else late


class Combat(Decision[Position]):
    """The combat phase (a: stage): battle after battle."""

    def __init__(self) -> None:
        super().__init__(Form("combat"), 133)

    def proceed(self, s: Position) -> None:
        found = open_pairs(s, s.stack[-3])
        if len(found) == 0:
            s.fled = 0
            if s.pairs[0] >= 0:
                s.pairs = filled(vec[i64]())
            s.pop()
        elif len(found) == 1:
            begin_battle(s, found[0])
        else:
            seat = s.seat_of(s.commander_at(found[0] // CITY))
            s.push(CHOOSE_ATTACK, 1 << seat, s.stack[-3])


class ChooseAttack(Decision[Position]):
    """The attacker chooses the order of his battles (MAR-134)."""

    def __init__(self) -> None:
        super().__init__(Form("choose_attack"), 134, opening=True)

    def legal(self, s: Position, seat: int) -> list[int]:
        out: list[int] = []
        for pair in open_pairs(s, s.stack[-3]):
            general = s.commander_at(pair // CITY)
            if s.seat_of(general) == seat:
                out.append(ATTACK + general * GENERALS + s.commander_at(pair % CITY))
        return out

    def why_not(self, s: Position, seat: int, action: int) -> int:
        if not ATTACK <= action < ATTACK + GENERALS * GENERALS:
            return 134
        power = POWER_OF[(action - ATTACK) // GENERALS]
        return 135 if power == PRAGMATIC else 133

    def apply(self, s: Position, seat: int, action: int) -> None:
        general = (action - ATTACK) // GENERALS
        enemy = (action - ATTACK) % GENERALS
        s.pop()
        begin_battle(s, s.place[general] * CITY + s.place[enemy])


# A battle.


def begin_battle(s: Position, pair: i64) -> None:
    """Both sides tell their strength; the difference is the score (MAR-136, MAR-140)."""
    s.pairs = filled(remove(s.pairs[:], pair))
    general = s.commander_at(pair // CITY)
    enemy = s.commander_at(pair % CITY)
    s.tell(BATTLE_BEGUN, 133, general, enemy)
    fight = s.fight
    fight[ATTACKER_CITY] = pair // CITY
    fight[DEFENDER_CITY] = pair % CITY
    fight[LOSER] = NO_LOSER
    fight[LOST] = 0
    fight[REMOVED] = 0
    score = announce_all(s, general) - announce_all(s, enemy)
    fight[FIGHT_SCORE] = score
    s.tell(SCORE, 140, POWER_OF[general], score + SCORE_ZERO)
    s.push(BATTLE, 0)
    # The weaker side has the right to play; at zero the attacker (MAR-141, MAR-148).
    give_right(s, 0 if score <= 0 else 1)


def announce_all(s: Position, general: i64) -> i64:
    """The strength of a stack; each power of a mixed one is told."""
    total = announce(s, general)
    s.tell(STRENGTH, 140, POWER_OF[general], total)
    other = s.partner(general)
    if other >= 0 and POWER_OF[other] != POWER_OF[general]:
        more = announce(s, other)
        s.tell(STRENGTH, 140, POWER_OF[other], more)
        total += more
    return total


def give_right(s: Position, side: i64) -> None:
    """The right to play goes to a side; only the commander's power has a hand in it (MAR-149)."""
    power = POWER_OF[s.commander_at(s.fight[side])]
    s.push(DUEL, 1 << s.player[power], side, power)


def score_of(s: Position, side: i64) -> i64:
    return s.fight[FIGHT_SCORE] if side == 0 else -s.fight[FIGHT_SCORE]


def has_suit(s: Position, power: i64, suit: i64) -> bool:
    for card in hand(s, power):
        if s.board.card_suit[card] == suit:
            return True
    return False


class Duel(Decision[Position]):
    """The right to play a card (a: side, b: power): of the suit of the own sector, or a Reserve
    (MAR-139, MAR-141). Below zero one may give up (MAR-143); at zero one must play a fitting card
    if there is one, but no Reserve (MAR-146, MAR-147)."""

    def __init__(self) -> None:
        form = Form("duel", [("power", POWER), ("score", SIGNED), ("suit", SUIT)])
        super().__init__(form, 141)

    def about(self, s: Position) -> list[int]:
        side = s.stack[-3]
        suit = s.board.suit[s.fight[side]]
        return [s.stack[-4], score_of(s, side) + SCORE_ZERO, suit]

    def legal(self, s: Position, seat: int) -> list[int]:
        side = s.stack[-3]
        suit = s.board.suit[s.fight[side]]
        out: list[int] = []
        fitting = False
        for card in hand(s, s.stack[-4]):
            own = s.board.card_suit[card]
            if own == suit:
                fitting = True
                out.append(PLAY + card)
            elif own == RESERVE:
                first = PLAY_RESERVE + reserve_number(card) * 8
                for value in range(8):
                    out.append(first + value)
        if s.fight[FIGHT_SCORE] != 0:
            out.append(GIVE_UP)
        elif not fitting:
            out.append(TIE)
        return out

    def why_not(self, s: Position, seat: int, action: int) -> int:
        if action in (GIVE_UP, TIE):
            return 146 if s.fight[FIGHT_SCORE] == 0 else 143
        if PLAY <= action < PLAY + CARDS:
            return 139 if action - PLAY in hand(s, s.stack[-4]) else 68
        return 71 if PLAY_RESERVE <= action < PLAY_RESERVE + 64 else 141

    def apply(self, s: Position, seat: int, action: int) -> None:
        side = s.stack[-3]
        power = s.stack[-4]
        if action == GIVE_UP:
            s.pop()
            lost = -score_of(s, side)
            s.fight[LOSER] = side
            s.fight[LOST] = lost
            s.tell(BATTLE_LOST, 143, power, lost)
        elif action == TIE:
            s.pop()
            s.tell(BATTLE_TIED, 147)
        else:
            play(s, side, power, action)


def play(s: Position, side: i64, power: i64, action: i64) -> None:
    """The value is added to the own score; at zero or above the right passes (MAR-141, MAR-142)."""
    if action >= PLAY_RESERVE:
        card = reserve_card((action - PLAY_RESERVE) // 8)
        value = (action - PLAY_RESERVE) % 8 + 1
        s.tell(RESERVE_PLAYED, 71, power, card, value)
    else:
        card = action - PLAY
        value = s.board.card_value[card]
        s.tell(CARD_PLAYED, 141, power, card)
    discard(s, card)
    s.fight[FIGHT_SCORE] += value if side == 0 else -value
    score = score_of(s, side)
    s.tell(SCORE, 141, power, score + SCORE_ZERO)
    if score >= 0:
        s.pop()
        give_right(s, 1 - side)


class Battle(Decision[Position]):
    """What follows the duel (a: step): losses and retreat, then the points."""

    def __init__(self) -> None:
        super().__init__(Form("battle"), 144)

    def proceed(self, s: Position) -> None:
        step = s.stack[-3]
        s.stack[-3] = step + 1
        loser = s.fight[LOSER]
        if loser == NO_LOSER or step > 1:
            s.pop()
        elif step == 0:
            city = s.fight[loser]
            s.fight[LOSER_POWER] = POWER_OF[s.commander_at(city)]
            winner = s.commander_at(s.fight[1 - loser])
            s.fight[WINNER_POWER] = POWER_OF[winner]
            s.victor = s.seat_of(winner)  # MAR-198
            lose_battle(s, city)
            if s.commander_at(city) >= 0:
                retreat(s, city, s.fight[1 - loser])
        elif s.advanced():
            points(s)


def points(s: Position) -> None:
    """One point for each three troops destroyed, at least one if a general was removed (MAR-184,
    MAR-185)."""
    lost = s.fight[LOST]
    count = max(lost // 3, 1 if s.fight[REMOVED] > 0 else 0)
    bohemian = 0 if s.board.flanders[s.fight[s.fight[LOSER]]] else count
    if count > 0:
        win_points(s, s.fight[WINNER_POWER], count)
        lose_points(s, s.fight[LOSER_POWER], count, bohemian)

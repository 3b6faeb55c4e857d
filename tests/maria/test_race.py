"""Whether the bots know who is about to win the introductory game, and stop him."""

import pytest
from librt.vecs import vec

from theatrum.games.maria.campaign import Campaign
from theatrum.games.maria.conquest import is_protected
from theatrum.games.maria.evaluate import open_campaign, strengths, suit_points
from theatrum.games.maria.race import race_chances
from theatrum.games.maria.state import Position
from theatrum.games.maria.victory import goals

from .table import (
    AUSTRIAN_STAGE,
    FREDERICK,
    GAME,
    LOUIS,
    MARIA,
    MOVEMENT_PHASE,
    NAMES,
    PRUSSIAN_STAGE,
    bare,
    city,
    fort,
    go,
    mark,
    piece,
    power,
    put,
)
from .test_bots import moved_by_bot

CORE = [NAMES[GAME.board.fort_city[f]] for f in GAME.board.core_austria]


def war(prussian: int, turn: int = 5, seats: int = 3) -> Position:
    """Some generals of the three; Prussia has so many markers."""
    s = bare(seats, variant="introductory")
    s.turn = turn
    conquered(s, forts_near("breslau")[:prussian])
    put(s, "friedrich_der_grosse", "breslau", 8)
    put(s, "prussia_train_1", "breslau")
    put(s, "belle_isle", "passau", 8)
    put(s, "france_train_1", "straubing")
    put(s, "neipperg", "wien", 8)
    put(s, "austria_train_1", "wien")
    return s


def conquered(s: Position, names: list[str]) -> None:
    """These fortresses are Prussian, the rest of Silesia is Austrian."""
    for f in range(s.board.forts):
        s.marker[f] = 1 + power("austria") if s.board.is_silesian[f] else 0
    for name in names:
        mark(s, name, "prussia")
    assert goals(s) == (0, len(names))


def forts_near(name: str) -> list[str]:
    """The fortresses that count for Prussia, the nearest first."""
    board = GAME.board
    row = board.nets[0].from_city(city(name))
    found = [f for f in range(board.forts) if f in board.core_austria or board.is_silesian[f]]
    found.sort(key=lambda f: (row[board.fort_city[f]], f))
    return [board.names[board.fort_city[f]] for f in found]


def foretold(s: Position) -> list[float]:
    """The chances of the seats, Austria having marched."""
    return race_chances(s, open_campaign(s), True)


@pytest.mark.rule("MAR-177", "MAR-178")
def test_every_marker_brings_its_owner_nearer() -> None:
    few = foretold(go(war(6), AUSTRIAN_STAGE, MOVEMENT_PHASE))
    many = foretold(go(war(10), AUSTRIAN_STAGE, MOVEMENT_PHASE))
    assert sum(few) == pytest.approx(1.0)
    assert many[FREDERICK] > few[FREDERICK]
    assert many[MARIA] < few[MARIA]


@pytest.mark.rule("MAR-178")
def test_time_is_on_austrias_side() -> None:
    early = foretold(go(war(6, 3), AUSTRIAN_STAGE, MOVEMENT_PHASE))
    late = foretold(go(war(6, 8), AUSTRIAN_STAGE, MOVEMENT_PHASE))
    assert late[MARIA] > early[MARIA]
    assert late[LOUIS] < early[LOUIS]


@pytest.mark.rule("MAR-114")
def test_a_fortress_in_reach_counts_but_less_than_one_that_is_taken() -> None:
    s = war(6)
    here = forts_near("breslau")[6]
    before = foretold(go(s, PRUSSIAN_STAGE, MOVEMENT_PHASE))[FREDERICK]
    s.move(piece("friedrich_der_grosse"), city(here))
    s.move(piece("prussia_train_1"), city("breslau"))
    near = foretold(go(s, PRUSSIAN_STAGE, MOVEMENT_PHASE))[FREDERICK]
    mark(s, here, "prussia")
    taken = foretold(go(s, PRUSSIAN_STAGE, MOVEMENT_PHASE))[FREDERICK]
    assert before < near < taken


@pytest.mark.rule("MAR-115", "MAR-177")
@pytest.mark.parametrize("start", ["bruck_an_der_leitha", "gmund"])
def test_austria_stops_who_is_about_to_win(start: str) -> None:
    """One more fortress and Prussia wins: Neipperg protects it, although he could retake others
    from the French."""
    s = war(0)
    last, *others = forts_near("brunn")
    conquered(s, others[:11])
    for name in others[11:]:
        if name in CORE:
            mark(s, name, "france")
    put(s, "neipperg", start, 8)
    put(s, "austria_train_1", "budweis")
    s.move(piece("friedrich_der_grosse"), neighbour(last))
    go(s, AUSTRIAN_STAGE, MOVEMENT_PHASE)
    assert not is_protected(s, fort(last))
    moved_by_bot(s)
    assert is_protected(s, fort(last))


def neighbour(name: str) -> int:
    return int(GAME.board.nets[0].near[city(name)][0])


def distant(name: str, length: int) -> int:
    """An Austrian city so far away."""
    board = GAME.board
    row = board.nets[0].from_city(city(name))
    return next(c for c in range(board.cities) if row[c] == length and board.home[c] == 3)


def danger(length: int, troops: int) -> float:
    """What Austria loses by a general with so many troops so far from eight Prussians."""
    s = war(2)
    put(s, "neipperg", "wien", troops)
    s.move(piece("friedrich_der_grosse"), distant("wien", length))
    worth = vec[float]([0.0] * 6)
    Campaign(s, strengths(s, suit_points(s)), MARIA).menace(worth, 1.0)
    assert worth[power("prussia")] == -worth[power("austria")]
    return -float(worth[power("austria")])


@pytest.mark.rule("MAR-133")
def test_the_stronger_menaces_whom_he_can_reach() -> None:
    """He attacks after his next march, if he wants to."""
    assert danger(4, 6) == 2.0
    assert danger(2, 1) == 5.0
    assert danger(4, 8) == 0.0
    assert danger(5, 6) == 0.0
    assert danger(1, 6) == 0.0  # that battle is counted already

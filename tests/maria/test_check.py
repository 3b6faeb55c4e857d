"""The checker of the data files: the given ones pass, bad ones are named."""

import copy
import json
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from theatrum.games.maria import forms
from theatrum.games.maria.check import problems
from theatrum.library import catalogue
from theatrum.match import record
from theatrum.match.match import Match, Seat

DATA = files("theatrum.games.maria") / "data"
GIVEN = {
    name: json.loads((DATA / f"{name}.json").read_text("utf-8"))
    for name in ("map", "powers", "cards")
}


def test_the_given_files_pass() -> None:
    assert problems(GIVEN) == []


def city(data: Any, name: str) -> Any:
    return next(c for c in data["map"]["cities"] if c["id"] == name)


def card(data: Any, number: int) -> Any:
    return data["cards"]["political"]["cards"][number]


BAD: list[tuple[Callable[[Any], object], str]] = [
    (lambda d: d["map"].update(cities=[]), "'cities' must be a list"),
    (lambda d: city(d, "wien").update(id="prag"), "needs its own 'id'"),
    (lambda d: city(d, "wien").update(map="italy"), "wien needs 'map'"),
    (lambda d: city(d, "wien").update(country="venice"), "wien needs one of the countries"),
    (lambda d: city(d, "wien").update(suit="cups"), "wien needs a 'suit'"),
    (lambda d: city(d, "wien").update(fortress="huge"), "'fortress' is null, minor or major"),
    (lambda d: city(d, "prag").update(elector=False), "nine electors"),
    (lambda d: city(d, "prag").update(fortress=None), "must be a fortress"),
    (lambda d: city(d, "wien").update(start=None), "list 'start'"),
    (lambda d: d["map"]["meta"].pop("initial_control"), "'initial_control' of silesia"),
    (lambda d: city(d, "brieg").update(country="austria"), "all fortresses of Silesia"),
    (lambda d: d["map"]["roads"].append({"a": "wien", "b": "rom", "main": True}), "unknown city"),
    (lambda d: d["map"]["roads"].append(dict(d["map"]["roads"][0])), "there twice"),
    (lambda d: d["map"]["roads"][0].update(main=1), "needs 'main'"),
    (
        lambda d: d["map"].update(roads=[r for r in d["map"]["roads"] if not r.get("link")]),
        "join the two maps",
    ),
    (
        lambda d: d["map"].update(
            roads=[r for r in d["map"]["roads"] if "pirna" not in (r["a"], r["b"])]
        ),
        "not all cities of the bohemia map",
    ),
    (lambda d: city(d, "brunn").update(start=[]), "austria 1 must begin"),
    (lambda d: d["map"]["off_map_boxes"][0].update(arrow_city="rom"), "leads to 'rom'"),
    (lambda d: d["map"]["off_map_boxes"].pop(0), "off-map box with an 'arrow_city'"),
    (lambda d: d["powers"]["powers"].pop("saxony"), "'saxony' is missing"),
    (lambda d: d["powers"]["powers"]["france"].update(income=-1), "'income' from 0 to 10"),
    (lambda d: d["powers"]["powers"]["france"].update(total_troops=41), "can't be distributed"),
    (lambda d: d["powers"]["powers"]["france"]["generals"].pop(), "5 generals by rank"),
    (lambda d: d["cards"]["political"]["cards"].pop(), "needs 25 'cards'"),
    (lambda d: card(d, 0).update(year=1750), "'year' from 1741 to 1744"),
    (lambda d: card(d, 0).pop("reconstruction"), "POL-1741-1 needs a 'title'"),
    (lambda d: card(d, 0)["reconstruction"].update(arms=["bavaria"]), "'arms' of major powers"),
    (
        lambda d: card(d, 0)["reconstruction"].update(instructions=[{"type": "plague"}]),
        "can only grant troops",
    ),
    (
        lambda d: card(d, 0)["reconstruction"]["marker_moves"][0].update(distance=0),
        "need track, direction, distance",
    ),
    (
        lambda d: d["cards"]["political_display"]["tracks"].pop("italy"),
        "the italy track needs 'spaces'",
    ),
]


@pytest.mark.parametrize(("harm", "sentence"), BAD)
def test_bad_files_are_named(harm: Callable[[Any], object], sentence: str) -> None:
    data = copy.deepcopy(GIVEN)
    harm(data)
    found = problems(data)
    assert any(sentence in one for one in found), found


def test_a_printed_card_counts_before_the_reconstruction() -> None:
    from theatrum.games.maria.board import PoliticalCard

    data = copy.deepcopy(GIVEN["cards"]["political"]["cards"][0])
    data.update(title="Printed", arms=["france"], instructions=[], marker_moves=[])
    made = PoliticalCard(data)
    assert (made.title, made.arms, made.grants) == ("Printed", 2, [])


def test_a_corrected_map_is_played_and_recorded(tmp_path: Path) -> None:
    """An owner's file takes the place of ours, and a match says which data it was played with."""
    corrected = copy.deepcopy(GIVEN["map"])
    corrected["roads"][0]["main"] = not corrected["roads"][0]["main"]
    file = tmp_path / "my_map.json"
    file.write_text(json.dumps(corrected), encoding="utf-8")
    assert catalogue.check("maria", file) == []
    ours, theirs = catalogue.load("maria"), catalogue.load("maria", file)
    assert ours.fingerprint != theirs.fingerprint
    a, b = (
        ours.game.actions.parse({"verb": "step", "city": corrected["roads"][0][k]}) for k in "ab"
    )
    city, other = a - forms.STEP, b - forms.STEP
    for title, main in ((ours, GIVEN["map"]), (theirs, corrected)):
        net = title.game.blank().board.nets[1]
        assert net.is_main(city, other) == main["roads"][0]["main"]
    match = Match.new(theirs, [Seat("A"), Seat("B"), Seat("C")], {"variant": "advanced"}, "map")
    saved = record.save(match)
    assert saved.data == theirs.fingerprint
    with pytest.raises(record.BadRecord):
        record.replay(saved, ours)
    assert record.replay(saved, theirs).state == match.state


def test_a_bad_map_is_refused_in_words(tmp_path: Path) -> None:
    corrected = copy.deepcopy(GIVEN["map"])
    corrected["roads"][0]["a"] = "rom"
    file = tmp_path / "my_map.json"
    file.write_text(json.dumps(corrected), encoding="utf-8")
    assert any("unknown city" in text for text in catalogue.check("maria", file))
    with pytest.raises(catalogue.BadData):
        catalogue.load("maria", file)

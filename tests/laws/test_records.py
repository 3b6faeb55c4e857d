"""Match files: whatever is wrong with one is said in a line that names the first wrong entry."""

import copy
from functools import cache
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from theatrum.core.chance import Noise, commitment
from theatrum.library.catalogue import NoSuchGame
from theatrum.match import record
from theatrum.match.match import Match
from theatrum.match.record import BadRecord

from .tables import GAMES, SETTINGS, TABLES, started, title, wandered

Tree = dict[str, Any]
WRONG: list[Any] = [None, True, 7, 1.5, "x", [], ["x"], {}, {"x": 1}, [[]], 10**400]


def with_undo(name: str, seats: int) -> Match:
    """A running match with an undo by the law and one by consent."""
    match = started(name, seats, 40)
    while not match.can_undo(match.line[-1].seat):
        match.undo(0, 1, tuple(range(1, seats)))
    match.undo(match.line[-1].seat)
    match.undo(0, 3, tuple(range(1, seats)))
    return match


@cache
def finished(name: str, seats: int) -> Match:
    *_, match = wandered(name, seats, 4)
    return match


def tree(match: Match) -> Tree:
    """The file of a match as plain JSON."""
    return dict(msgspec.json.decode(record.to_bytes(record.save(match))))


def replayed(data: Tree) -> Match:
    return record.replay(record.from_bytes(msgspec.json.encode(data)))


def refused(data: object) -> BadRecord:
    with pytest.raises(BadRecord) as error:
        record.replay(record.from_bytes(msgspec.json.encode(data)))
    text = str(error.value)
    assert 0 < len(text) < 400
    assert "\n" not in text
    return error.value


# Files that are right.


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_file_gives_the_match_and_the_file_again(name: str, seats: int) -> None:
    for match in (started(name, seats, 0), started(name, seats, 50), with_undo(name, seats)):
        raw = record.to_bytes(record.save(match))
        again = record.replay(record.from_bytes(raw))
        assert again.state == match.state
        assert again.log == match.log
        assert again.secret == match.secret
        assert record.to_bytes(record.save(again)) == raw
    raw = record.to_bytes(record.export(finished(name, seats)))
    again = record.replay(record.from_bytes(raw))
    assert again.over
    assert record.to_bytes(record.export(again, 0)) == raw
    # One line an entry, so that people and diffs can read it.
    assert raw.count(b"\n") > len(again.log)


# Agreements in people's own words.


def agreed(**changes: Any) -> Tree:
    made = {"number": 3, "seat": 0, "to": [1, 2], "text": "no war\nthis year"}
    return made | {"status": "accepted", "agreed": [1, 2], "closed": 5} | changes


RIGHT = [
    agreed(),
    agreed(status="open", agreed=[2], closed=None),
    agreed(status="declined", agreed=[1], declined=2),
    agreed(status="withdrawn", agreed=[]),
    agreed(seat=2, to=[1], agreed=[1], number=40, closed=40),
]


def test_agreements_are_kept_and_change_nothing() -> None:
    match = started("el_grande", 3, 40)
    good = tree(match)
    assert "agreements" not in good  # and files without them are as right as ever
    again = replayed({**good, "agreements": RIGHT})
    assert again.state == match.state
    assert [one.text for one in again.agreements] == ["no war\nthis year"] * len(RIGHT)
    for reader in (-1, 0):
        raw = record.to_bytes(record.export(again, reader))
        assert record.from_bytes(raw).agreements == again.agreements
        assert raw.count(b'"no war') == raw.count(b'\n  {"number"') == len(RIGHT)
    assert replayed(tree(again)).agreements == again.agreements


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"text": ""}, "a text has"),
        ({"text": " \n"}, "a text has"),
        ({"text": "x" * 501}, "a text has"),
        ({"text": "\x1b[2J"}, "a text has"),
        ({"seat": 3}, "it goes from"),
        ({"seat": -1}, "it goes from"),
        ({"to": []}, "it goes from"),
        ({"to": [0, 1]}, "it goes from"),
        ({"to": [2, 1]}, "it goes from"),
        ({"to": [1, 3]}, "it goes from"),
        ({"agreed": [1]}, "its answers"),
        ({"agreed": [1, 1]}, "its answers"),
        ({"agreed": [0]}, "its answers"),
        ({"closed": None}, "its answers"),
        ({"declined": 1}, "its answers"),
        ({"status": "open"}, "its answers"),
        ({"status": "declined", "agreed": [1], "declined": 1}, "its answers"),
        ({"status": "declined", "agreed": [1]}, "its answers"),
        ({"number": -1}, "its numbers"),
        ({"number": 6}, "its numbers"),
        ({"closed": 41}, "its numbers"),
        ({"number": 10**30}, "its numbers"),
        ({"status": "signed"}, "not a match file"),
        ({"extra": 1}, "not a match file"),
    ],
)
def test_agreements_of_a_wrong_shape(changes: Tree, said: str) -> None:
    good = tree(started("el_grande", 3, 40))
    assert said in str(refused({**good, "agreements": [agreed(), agreed(**changes)]}))


def test_agreements_are_in_order_and_not_too_many() -> None:
    good = tree(started("el_grande", 3, 40))
    swapped = [agreed(number=4), agreed()]
    assert "agreement 2: its numbers" in str(refused({**good, "agreements": swapped}))
    assert "more than 200" in str(refused({**good, "agreements": [agreed()] * 201}))
    assert len(replayed({**good, "agreements": [agreed()] * 200}).agreements) == 200


# Files that are wrong as a whole.


@pytest.mark.parametrize("name", GAMES)
def test_damaged_files(name: str) -> None:
    raw = record.to_bytes(record.save(started(name, title(name).game.seats_min, 12)))
    for length in range(len(raw) - 2):
        with pytest.raises(BadRecord):
            record.from_bytes(raw[:length])
    for other in (
        b"",
        b"null",
        b"[]",
        b"{}",
        b'"theatrum.match"',
        b"\xff\xfe",
        raw + raw,
        b"[" * 10**5,
    ):
        with pytest.raises(BadRecord):
            record.from_bytes(other)
    with pytest.raises(BadRecord, match="larger"):
        record.from_bytes(raw + b" " * record.FILE_BYTES)


@pytest.mark.parametrize("name", GAMES)
def test_every_field_is_needed_and_has_its_type(name: str) -> None:
    good = tree(finished(name, title(name).game.seats_max))
    for field in good:
        without = {key: value for key, value in good.items() if key != field}
        assert refused(without).entry is None
        for wrong in WRONG:
            if wrong != good[field] and (field, wrong) not in [("options", {})]:
                try:
                    refused({**good, field: wrong})
                except NoSuchGame:
                    assert field == "game"
    assert "unknown field" in str(refused({**good, "more": 1}))
    for deep in (200, 900, 950, 960, 965, 970, 975, 980, 985, 990, 995):
        nested: Any = 1
        for _ in range(deep):
            nested = [nested]
        try:
            data = msgspec.json.encode({**good, "options": {good_option(name): nested}})
        except RecursionError:
            continue
        with pytest.raises(BadRecord):
            record.replay(record.from_bytes(data))


def good_option(name: str) -> str:
    return title(name).game.options[0].name


@pytest.mark.parametrize("name", GAMES)
def test_each_fault_has_its_own_words(name: str) -> None:
    match = finished(name, title(name).game.seats_min)
    good = tree(match)
    seats = good["seats"]
    faults: dict[str, Tree] = {
        "format": {"format": "theatrum.game"},
        "version 2": {"version": 2},
        "engine": {"engine": "0.0.0-other"},
        "other data": {"data": "0" * 16},
        "committed": {"seed": "another seed"},
        "the seed is not the one": {"commitment": commitment("another seed")},
        "not revealed": {"seed": None},
        "seats, not 0": {"seats": []},
        "seats, not 1": {"seats": seats[:1]},
        "seats, not 40": {"seats": seats[:1] * 40},
        "no option 'weather'": {"options": {"weather": "fine"}},
        "can be": {"options": {good_option(name): "no such choice"}},
        "characters": {"seats": [{"name": ""}, *seats[1:]]},
        "name must have": {"seats": [{"name": "x" * 61}, *seats[1:]]},
        "name must": {"seats": [{"name": "x", "bot": "x" * 61}, *seats[1:]]},
        "the result is": {"result": {**good["result"], "scores": [99] * len(seats)}},
        "result is": {"result": None},
        "has a result": {"actions": good["actions"][:-1]},
    }
    for words, change in faults.items():
        error = refused({**good, **change})
        assert words in str(error)
        assert error.entry is None
    many = {**good, "actions": good["actions"] * (record.ENTRIES // len(good["actions"]) + 1)}
    assert "entries" in str(refused(many))


@pytest.mark.parametrize("name", GAMES)
def test_another_engine_is_replayed_only_on_demand(name: str) -> None:
    match = started(name, title(name).game.seats_min, 20)
    other = record.save(match)
    other.engine = "0.0.0-other"
    again = record.replay(other, other_engine=True)
    assert again.state == match.state
    assert record.save(again).engine == "0.0.0-other"


def test_unknown_games() -> None:
    good = tree(started(*TABLES[0], 5))
    for game in ("chess", "", "../el_grande", "x" * 10_000):
        with pytest.raises(BadRecord, match="there is no game") as error:
            replayed({**good, "game": game})
        assert len(str(error.value)) < 300


def test_a_title_must_be_that_of_the_record() -> None:
    saved = record.save(started(*TABLES[0], 5))
    with pytest.raises(BadRecord, match="a record of chess"):
        record.replay(msgspec.structs.replace(saved, game="chess"), title(TABLES[0][0]))


@pytest.mark.parametrize("name", GAMES)
def test_an_empty_seed_is_a_seed(name: str) -> None:
    """And not a reason to draw a secret one."""
    good = tree(started(name, title(name).game.seats_min, 0))
    first, second = (replayed({**good, "seed": "", "commitment": commitment("")}) for _ in "12")
    assert first.seed == ""
    assert first.state == second.state


# Entries that are wrong.


def first_wrong(match: Match, entries: list[Tree]) -> tuple[int | None, Any]:
    """The first entry that the rules refuse, and the position; asks the engine, not the match."""
    s = match.at(0)
    for number, entry in enumerate(entries, 1):
        form = {key: value for key, value in entry.items() if key != "seat"}
        action = match.game.actions.parse(form)
        if action not in match.game.legal(s, entry["seat"]):
            return number, s
        match.game.apply(s, entry["seat"], action)
    return None, s


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_entries_changed_removed_inserted_swapped(name: str, seats: int) -> None:
    match, noise = finished(name, seats), Noise(seats)
    good = tree(match)
    space, caught = match.game.actions, 0
    entries: list[Tree] = list(good["actions"])
    for _ in range(60):
        at = noise.below(len(entries))
        changed = copy.deepcopy(entries)
        other = {"seat": noise.below(seats), **space.json(noise.below(space.size))}
        kind = noise.below(4)
        if kind == 0:
            changed[at] = other
        elif kind == 1:
            del changed[at]
        elif kind == 2:
            changed.insert(at, other)
        else:
            changed[at], changed[at - 1] = changed[at - 1], changed[at]
        wrong, end = first_wrong(match, changed)
        if wrong is not None:
            assert refused({**good, "actions": changed}).entry == wrong
            caught += 1
        elif not match.game.over(end) or match.game.scores(end) != good["result"]["scores"]:
            assert refused({**good, "actions": changed}).entry is None
        else:  # a match in its own right that came out alike
            assert replayed({**good, "actions": changed}).state == end
    assert caught > 40


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_malformed_entries(name: str, seats: int) -> None:
    match = with_undo(name, seats)
    good = tree(match)
    at = len(good["actions"]) // 2
    form = next(e for e in good["actions"] if len(e) > 2)
    argument = list(form)[2]
    values: list[Any] = [None, True, -1, 10**4000, 0.5, "nowhere", [], {}]
    wrongs: list[Any] = [
        *({}, {"seat": 0}, {"verb": "end"}, {"seat": 0, "hidden": True}),
        *({**form, "seat": s} for s in (-1, seats, 10**30, None, True, "0", [0], 0.0)),
        *({**form, argument: v} for v in values),
        {**form, "more": 1},
        {key: value for key, value in form.items() if key != argument},
        *({"seat": 0, "undo": c} for c in (0, -1, 10**30, None, True, "1", 1.5, [1])),
        {"seat": 0, "undo": 1, "verb": "end"},
        *({"seat": 0, "undo": 2, "consent": c} for c in (1, "1", [None], [0], [9], [1, 1], [-1])),
    ]
    for wrong in wrongs:
        for number in (0, at):
            entries = copy.deepcopy(good["actions"])
            entries[number] = wrong
            assert refused({**good, "actions": entries}).entry == number + 1
    for number, value in enumerate(values[:-1]):
        assert refused({**good, "actions": [*good["actions"][:number], value]}).entry is None


# Files that chance has spoilt.

JSON_VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 40)
    | st.floats(allow_nan=False)
    | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3)
    ),
    max_leaves=4,
)


def paths(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a JSON tree but the root."""
    inner: list[Any] = []
    if isinstance(value, dict):
        inner = list(value)
    elif isinstance(value, list):
        inner = list(range(len(value)))
    out = [path] if path else []
    for key in inner:
        out += paths(value[key], (*path, key))
    return out


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_random_changes_of_the_file(name: str, seats: int) -> None:
    """Only BadRecord or NoSuchGame comes out; and what is accepted is a match whose file says the
    same."""
    good = tree(with_undo(name, seats))
    places = paths(good)

    @settings(SETTINGS, max_examples=120)
    @given(
        path=st.sampled_from(places),
        value=JSON_VALUES | st.sampled_from(places).map(lambda other: inside(good, other)),
        how=st.sampled_from(["replace", "delete", "double"]),
    )
    def run(path: tuple[Any, ...], value: Any, how: str) -> None:
        changed = copy.deepcopy(good)
        holder = inside(changed, path[:-1])
        if how == "delete":
            del holder[path[-1]]
        elif how == "double" and isinstance(holder, list):
            holder.insert(path[-1], holder[path[-1]])
        else:
            holder[path[-1]] = value
        try:
            accepted = replayed(changed)
        except (BadRecord, NoSuchGame) as error:
            assert len(str(error)) < 400  # noqa: PT017
            return
        options = {**accepted.option_names(), **changed["options"]}
        assert tree(accepted) == {**changed, "options": options}

    run()


def inside(value: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        value = value[key]
    return value


@pytest.mark.parametrize("name", GAMES)
def test_random_changes_of_bytes(name: str) -> None:
    raw = record.to_bytes(record.save(with_undo(name, title(name).game.seats_max)))

    @settings(SETTINGS, max_examples=300)
    @given(at=st.integers(0, len(raw) - 1), byte=st.integers(0, 255))
    def run(at: int, byte: int) -> None:
        changed = raw[:at] + bytes([byte]) + raw[at + 1 :]
        try:
            accepted = record.replay(record.from_bytes(changed))
        except (BadRecord, NoSuchGame):
            return
        assert tree(accepted) == msgspec.json.decode(changed)

    run()

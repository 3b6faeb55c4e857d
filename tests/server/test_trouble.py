"""What is wrong with a request is said in sentences that every language has."""

from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import Meta

from theatrum.core.forms import BadForm
from theatrum.library.catalogue import load
from theatrum.server.talk import FromClient
from theatrum.server.trouble import no_action, unfit, unfit_message


class Wish(msgspec.Struct, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=0, lt=8)] = 0
    count: Annotated[int, Meta(gt=1, le=5)] = 2
    name: Annotated[str, Meta(min_length=2, max_length=4)] = "Ana"
    mail: Annotated[str, Meta(pattern="@")] = "a@b"
    to: Annotated[list[int], Meta(min_length=1, max_length=2)] = []
    pace: Literal["live", "day"] = "live"


class Needed(msgspec.Struct):
    seat: int


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("seat", -1, "not less than 0"),
        ("seat", 8, "not more than 7"),
        ("count", 1, "not less than 2"),
        ("count", 6, "not more than 5"),
        ("name", "A", "at least 2 characters"),
        ("name", "Annaa", "at most 4 characters"),
        ("to", [], "at least 1 entries"),
        ("to", [1, 2, 3], "at most 2 entries"),
        ("pace", "fast", "'fast' is not one of the choices"),
        ("seat", "x", "int is needed, not str"),
        ("seat", 1.5, "int is needed, not float"),
        ("seat", None, "int is needed, not null"),
        ("other", 1, "there is no field other"),
    ],
)
def test_what_is_wrong_with_a_field(field: str, value: Any, said: str) -> None:
    with pytest.raises(msgspec.ValidationError) as found:
        msgspec.convert({field: value}, Wish)
    refused = unfit(field, str(found.value))
    assert refused.error == f"{field}: {said}"
    assert refused.field == field
    assert refused.values["what"] == field


def test_a_field_that_is_missing_or_badly_written() -> None:
    with pytest.raises(msgspec.ValidationError) as found:
        msgspec.convert({}, Needed)
    assert unfit("data", str(found.value)).error == "data: the field seat is missing"
    with pytest.raises(msgspec.ValidationError) as found:
        msgspec.convert({"mail": "ab"}, Wish)
    assert unfit("mail", str(found.value)).error == "mail is not written as it must be"
    assert unfit("mail", "whatever else").error == "mail is not as it must be"


@pytest.mark.parametrize(
    ("raw", "said"),
    [
        ("{", "message is not as it must be"),
        ('{"type": "seen", "number": "x"}', "number: int is needed, not str"),
        ('{"type": "dance"}', "type: 'dance' is not one of the choices"),
        ('{"type": "act", "id": 1, "seat": -1}', "seat: not less than 0"),
        ('{"type": "seen"}', "message: the field number is missing"),
    ],
)
def test_what_is_wrong_with_a_live_message(raw: str, said: str) -> None:
    with pytest.raises(msgspec.MsgspecError) as found:
        msgspec.json.decode(raw, type=FromClient)
    assert unfit_message(found.value).error == said


@pytest.mark.parametrize(
    ("form", "said"),
    [
        (3, "an action is an object with a 'verb'"),
        ({}, "this game has no action None"),
        ({"verb": "fly {x}"}, "this game has no action 'fly {x}'"),
        ({"verb": "king"}, "the action king needs region"),
        ({"verb": "king", "region": "mars"}, "the action king has no region 'mars'"),
        ({"verb": "king", "region": "aragon", "x": 1}, "the action king takes no 'x'"),
    ],
)
def test_what_is_no_action(form: Any, said: str) -> None:
    with pytest.raises(BadForm) as found:
        load("el_grande").game.actions.parse(form)
    refused = no_action(found.value)
    assert (refused.status, refused.error, refused.field) == (422, said, "action")
    assert "detail" not in refused.values


def test_what_is_no_json_is_no_action_either() -> None:
    with pytest.raises(msgspec.DecodeError) as found:
        msgspec.json.decode("{")
    assert no_action(found.value).error == "an action is an object with a 'verb'"

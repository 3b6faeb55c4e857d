"""El Grande's names at the edge: its actions, facts and prompts.

The numbers of the actions are written out, because the compiled code wants constants; a test
compares them with the forms. Their order is public: new ones go to the end."""

from typing import Final

from theatrum.core.forms import SEAT, ActionDomain, ActionSpace, Domain, Form, named, numbers

REGION_NAMES: Final = [
    "galicia",
    "pais_vasco",
    "castilla_la_vieja",
    "aragon",
    "cataluna",
    "castilla_la_nueva",
    "valencia",
    "granada",
    "sevilla",
]
REGIONS: Final = 9
CASTILLO: Final = 9  # the castillo's number among the places
PLACES: Final = 10
SEATS: Final = 5  # rows in per-seat tables, whatever the number of seats
POWERS: Final = 13

REGION: Final = Domain(REGION_NAMES)
PLACE: Final = Domain([*REGION_NAMES, "castillo"])
SOURCE: Final = Domain([*REGION_NAMES, "court"])
POWER: Final = numbers(1, POWERS)
DECK: Final = numbers(1, 5)
SCOREBOARD: Final = named("board_840", "board_400")
PART: Final = named("place_two", "move_all")
COUNT: Final = numbers(0, 30)

# Actions.
PLAY: Final = 0
MUSTER: Final = 13
FETCH: Final = 20
TAKE: Final = 29
PLACE_ONE: Final = 34
USE: Final = 44
END: Final = 45
STOP: Final = 46
CHOOSE: Final = 47
PICK: Final = 49
PUT: Final = 94
GIVE: Final = 104
REMOVE: Final = 114
DIAL: Final = 159
SCORE: Final = 168
EXPEL: Final = 178
KING: Final = 187
GRANDE: Final = 196
BOARD: Final = 205
RECOVER: Final = 225
VETO: Final = 238
ALLOW: Final = 239

ACTIONS: Final = ActionSpace(
    [
        Form("play", [("power", POWER)]),
        Form("muster", [("count", numbers(0, 6))]),
        Form("fetch", [("region", REGION)]),
        Form("take", [("deck", DECK)]),
        Form("place", [("place", PLACE)]),
        Form("use"),
        Form("end"),
        Form("stop"),
        Form("choose", [("part", PART)]),
        Form("pick", [("owner", SEAT), ("region", REGION)]),
        Form("put", [("place", PLACE)]),
        Form("give", [("source", SOURCE)]),
        Form("remove", [("owner", SEAT), ("region", REGION)]),
        Form("dial", [("region", REGION)]),
        Form("score", [("place", PLACE)]),
        Form("expel", [("region", REGION)]),
        Form("king", [("region", REGION)]),
        Form("grande", [("region", REGION)]),
        Form("board", [("board", SCOREBOARD), ("place", PLACE)]),
        Form("recover", [("power", POWER)]),
        Form("veto"),
        Form("allow"),
    ]
)

# Facts: what can happen. The numbers are the places in the list below.
KING_SET: Final = 0
HOME_SET: Final = 1
ROUND_BEGUN: Final = 2
CARD_SHOWN: Final = 3
POWER_PLAYED: Final = 4
MUSTERED: Final = 5
FETCHED: Final = 6
CARD_TAKEN: Final = 7
PLACED: Final = 8
TURN_ENDED: Final = 9
USED: Final = 10
PICKED: Final = 11
MOVED: Final = 12
STOPPED: Final = 13
DECLARED: Final = 14
VETOED: Final = 15
ALLOWED: Final = 16
VETO_LAPSED: Final = 17
COURT_LOST: Final = 18
RETURNED: Final = 19
DIALLED: Final = 20
DIAL_SET: Final = 21
DIAL_SHOWN: Final = 22
SCORED: Final = 23
POINTS: Final = 24
LEFT_CASTILLO: Final = 25
KING_MOVED: Final = 26
GRANDE_MOVED: Final = 27
BOARD_MOVED: Final = 28
POWER_TAKEN_BACK: Final = 29
POWER_CHOSEN: Final = 30
PART_CHOSEN: Final = 31
EXPELLED: Final = 32
COURT_GAINED: Final = 33
GAME_ENDED: Final = 34
VETO_STOPPED: Final = 35
WRATH_NEXT: Final = 36
CASTILLO_COUNTED: Final = 37
BONUS_POINTS: Final = 38


def facts(cards: list[str]) -> list[Form]:
    """The forms of the facts, given the names of the action cards."""
    seat, region, place = ("seat", SEAT), ("region", REGION), ("place", PLACE)
    card = ("card", Domain(cards))
    count, power, points = ("count", COUNT), ("power", POWER), ("points", COUNT)
    return [
        Form("king_set", [region]),
        Form("home_set", [seat, region]),
        Form("round_begun", [("round", numbers(0, 9))]),
        Form("card_shown", [("deck", DECK), card]),
        Form("power_played", [seat, power]),
        Form("mustered", [seat, count]),
        Form("fetched", [seat, region]),
        Form("card_taken", [seat, card]),
        Form("placed", [seat, place]),
        Form("turn_ended", [seat]),
        Form("used", [seat, card]),
        Form("picked", [seat, ("owner", SEAT), region]),
        Form("moved", [("owner", SEAT), region, place]),
        Form("stopped", [seat]),
        Form("declared", [seat, card, ("step", ActionDomain(ACTIONS))]),
        Form("vetoed", [seat, card]),
        Form("allowed", [seat]),
        Form("veto_lapsed", [seat]),
        Form("court_lost", [seat, count]),
        Form("returned", [seat, ("source", SOURCE), count]),
        Form("dialled", [seat]),
        Form("dial_set", [seat, region]),
        Form("dial_shown", [seat, region]),
        Form("scored", [place]),
        Form("points", [seat, place, points]),
        Form("left_castillo", [seat, ("to", SOURCE), count]),
        Form("king_moved", [("from", REGION), ("to", REGION)]),
        Form("grande_moved", [seat, region]),
        Form("board_moved", [("board", SCOREBOARD), place]),
        Form("power_taken_back", [seat]),
        Form("power_chosen", [seat, power]),
        Form("part_chosen", [seat, ("part", PART)]),
        Form("expelled", [seat, region, ("to", SOURCE)]),
        Form("court_gained", [seat, count]),
        Form("game_ended"),
        Form("veto_stopped", [seat]),
        Form("wrath_next", [seat]),
        Form("castillo_counted", [seat, count]),
        Form("bonus_points", [seat, place, points]),
    ]

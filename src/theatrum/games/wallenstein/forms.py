"""Wallenstein's names at the edge: its actions, facts and prompts.

The numbers of the actions are written out, because the compiled code wants constants; a test
compares them with the forms. Their order is public: new ones go to the end."""

from typing import Final

from theatrum.core.forms import SEAT, ActionSpace, Domain, Form, named, numbers

# fmt: off
PROVINCE_NAMES: Final = [
    "altmark", "bremen", "holstein", "lueneburg", "mecklenburg", "mittelmark", "neumark",
    "osnabrueck", "vorpommern",
    "anhalt", "hessen_darmstadt", "hessen_kassel", "kursachsen", "lausitz", "paderborn",
    "saechs_lande", "vogtland", "wolfenbuettel",
    "breisgau", "burgund", "koeln", "lothringen", "luettich", "mark", "strassburg", "trier",
    "zweibruecken",
    "augsburg", "baden", "fm_bayern", "konstanz", "oberpfalz", "regensburg", "salzburg",
    "wuerttemberg", "wuerzburg",
    "boehmen", "kaernten", "maehren", "niederoesterreich", "oberoesterreich", "passau",
    "schlesien", "steiermark", "tirol",
]
# fmt: on
REGION_NAMES: Final = ["brandenburg", "sachsen", "kurpfalz", "bayern", "oesterreich"]
PROVINCES: Final = 45
REGIONS: Final = 5
SEATS: Final = 5  # rows in per-seat tables, whatever the number of seats
GREEN: Final = 5  # the peasants' place among the colours
COLOURS: Final = 6
SLOTS: Final = 10  # actions of a season
MOST_ARMIES: Final = 61

# The actions, in the order of the planning board.
PALACE: Final = 0
CHURCH: Final = 1
TRADING_HOUSE: Final = 2
TAX_GOLD: Final = 3
TAX_GRAIN: Final = 4
RECRUIT_FIVE: Final = 5
RECRUIT_THREE: Final = 6
RECRUIT_ONE: Final = 7
MOVE_A: Final = 8
MOVE_B: Final = 9
ACTION_NAMES: Final = [
    "build_palace",
    "build_church",
    "build_trading_house",
    "tax_gold",
    "tax_grain",
    "recruit_5",
    "recruit_3",
    "recruit_1_move",
    "move_a",
    "move_b",
]

BLANK: Final = 45  # a blank card's number among the cards of a plan

PROVINCE: Final = Domain(PROVINCE_NAMES)
CARD: Final = Domain([*PROVINCE_NAMES, "blank"])
ACTION: Final = Domain(ACTION_NAMES)
BUILDING: Final = named("palace", "church", "trading_house")
SEASON: Final = named("spring", "summer", "autumn", "winter")
REGION: Final = Domain(REGION_NAMES)
COUNT: Final = numbers(0, 199)

# Actions.
TAKE: Final = 0
TAKE_PILE: Final = 45
SINK: Final = 46
GROUP: Final = 47
LEAVE: Final = 51
PLAN: Final = 61
PLACE: Final = 107
SKIP: Final = 108
MARCH: Final = 109
STAY: Final = 154
ARMIES: Final = 155
FACE: Final = 217

ACTIONS: Final = ActionSpace(
    [
        Form("take", [("province", PROVINCE)]),
        Form("take_pile"),
        Form("sink"),
        Form("group", [("armies", numbers(2, 5))]),
        Form("leave", [("action", ACTION)]),
        Form("plan", [("card", CARD)]),
        Form("place"),
        Form("skip"),
        Form("march", [("province", PROVINCE)]),
        Form("stay"),
        Form("armies", [("count", numbers(0, MOST_ARMIES))]),
        Form("face", [("province", PROVINCE)]),
    ]
)

# Facts: what can happen. The numbers are the places in the list below.
STARTER_DRAWN: Final = 0
CARD_LAID: Final = 1
CARDS_SUNK: Final = 2
PROVINCE_TAKEN: Final = 3
GROUP_PLACED: Final = 4
TOWER_FILLED: Final = 5
YEAR_BEGUN: Final = 6
EVENT_LAID: Final = 7
SEASON_BEGUN: Final = 8
ACTION_SHOWN: Final = 9
SPACE_LEFT: Final = 10
CARD_PLANNED: Final = 11
PLAN_FINISHED: Final = 12
ORDER_DRAWN: Final = 13
EVENT_DRAWN: Final = 14
ACTION_BEGUN: Final = 15
CARD_TURNED: Final = 16
CANCELLED: Final = 17
BUILT: Final = 18
GOLD_PAID: Final = 19
GOLD_GOT: Final = 20
GRAIN_GOT: Final = 21
MARKER_ADDED: Final = 22
REVOLT_BEGUN: Final = 23
RECRUITED: Final = 24
MARCHED: Final = 25
ATTACKED: Final = 26
COMMITTED: Final = 27
THROWN_IN: Final = 28
FALLEN_OUT: Final = 29
BATTLE_WON: Final = 30
BATTLE_LOST: Final = 31
CONQUERED: Final = 32
DEVASTATED: Final = 33
CARD_LOST: Final = 34
LOSSES: Final = 35
GRAIN_LOST: Final = 36
HUNGER: Final = 37
HUNGER_REVOLT: Final = 38
PROVINCE_POINTS: Final = 39
MAJORITY_POINTS: Final = 40
YEAR_SCORED: Final = 41
GAME_ENDED: Final = 42
HELD: Final = 43
SKIPPED: Final = 44
WINTER_CARD: Final = 45


def facts(events: list[str]) -> list[Form]:
    """The forms of the facts, given the names of the event cards."""
    seat, province, count = ("seat", SEAT), ("province", PROVINCE), ("count", COUNT)
    action, event = ("action", ACTION), ("event", Domain(events))
    colour = ("colour", numbers(0, GREEN))
    return [
        Form("starter_drawn", [seat]),
        Form("card_laid", [province]),
        Form("cards_sunk", [seat]),
        Form("province_taken", [seat, province]),
        Form("group_placed", [seat, province, count]),
        Form("tower_filled"),
        Form("year_begun", [("year", numbers(0, 2))]),
        Form("event_laid", [event]),
        Form("season_begun", [("season", SEASON)]),
        Form("action_shown", [("space", numbers(1, SLOTS)), action]),
        Form("space_left", [seat, action]),
        Form("card_planned", [seat, action, ("card", CARD)]),
        Form("plan_finished", [seat]),
        Form("order_drawn", [seat, ("rank", numbers(1, SEATS))]),
        Form("event_drawn", [event]),
        Form("action_begun", [action]),
        Form("card_turned", [seat, action, ("card", CARD)]),
        Form("cancelled", [seat, action]),
        Form("built", [seat, ("building", BUILDING), province]),
        Form("gold_paid", [seat, count]),
        Form("gold_got", [seat, count]),
        Form("grain_got", [seat, count]),
        Form("marker_added", [province, count]),
        Form("revolt_begun", [seat, province, count]),
        Form("recruited", [seat, province, count]),
        Form("marched", [seat, province, count]),
        Form("attacked", [seat, province, count]),
        Form("committed", [seat, count]),
        Form("thrown_in", [colour, count]),
        Form("fallen_out", [colour, count]),
        Form("battle_won", [seat, province]),
        Form("battle_lost", [seat, province]),
        Form("conquered", [seat, province]),
        Form("devastated", [province]),
        Form("card_lost", [seat, province]),
        Form("losses", [colour, count]),
        Form("grain_lost", [seat, count]),
        Form("hunger", [seat, ("shortage", COUNT)]),
        Form("hunger_revolt", [seat, province]),
        Form("province_points", [seat, ("points", COUNT)]),
        Form("majority_points", [seat, ("region", REGION), ("points", COUNT)]),
        Form("year_scored", [seat, ("points", COUNT)]),
        Form("game_ended"),
        Form("held", [seat, province]),
        Form("skipped", [seat]),
        Form("winter_card", [event, count]),
    ]

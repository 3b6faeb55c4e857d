"""Maria's names at the edge: its actions, facts and prompts.

The numbers of the actions are written out, because the compiled code wants constants; a test
compares them with the forms. Their order is public: new ones go to the end. Cities come from the
map file; their argument has room for more than the map has, so that another map moves nothing."""

from typing import Final, cast

from theatrum.core.forms import SEAT, ActionDomain, ActionSpace, Domain, Form, named, numbers

POWER_NAMES: Final = ["prussia", "france", "pragmatic_army", "austria", "bavaria", "saxony"]
PRUSSIA: Final = 0
FRANCE: Final = 1
PRAGMATIC: Final = 2
AUSTRIA: Final = 3
BAVARIA: Final = 4
SAXONY: Final = 5
POWERS: Final = 6
MAJORS: Final = 4

# fmt: off
GENERAL_NAMES: Final = [
    "friedrich_der_grosse", "schwerin", "erbprinz_leopold", "der_alte_dessauer",
    "moritz_von_sachsen", "belle_isle", "broglie", "maillebois", "noailles",
    "george_ii", "cumberland", "earl_of_stair",
    "karl_von_lothringen", "traun", "khevenhuller", "batthyany", "neipperg", "arenberg",
    "torring",
    "rutowski",
]
TRAIN_NAMES: Final = [
    "prussia_train_1", "prussia_train_2", "france_train_1", "france_train_2",
    "pragmatic_army_train_1", "austria_train_1", "austria_train_2", "austria_train_3",
    "bavaria_train_1", "saxony_train_1",
]
# fmt: on
GENERALS: Final = 20
TRAINS: Final = 10
PIECES: Final = 30
# Small tables are bytes: compiled code reads them without making objects.
GENERALS_OF: Final = bytes([4, 5, 3, 6, 1, 1])  # by power, in the order of the names
TRAINS_OF: Final = bytes([2, 2, 1, 3, 1, 1])
FIRST_GENERAL: Final = bytes([0, 4, 9, 12, 18, 19])
FIRST_TRAIN: Final = bytes([20, 22, 24, 25, 28, 29])
POWER_OF: Final = bytes(
    [0] * 4 + [1] * 5 + [2] * 3 + [3] * 6 + [4, 5] + [0, 0, 1, 1, 2, 3, 3, 3, 4, 5]
)
DESSAUER: Final = 3
ARENBERG: Final = 17
SECOND_TRAIN: Final = 21  # the Prussian one in the Silesia box

CITY_SLOTS: Final = 600
CARDS: Final = 152
DECK_CARDS: Final = 38
SUIT_NAMES: Final = ["hearts", "clubs", "diamonds", "spades"]
RESERVE: Final = 4  # the "suit" of a Reserve
COUNTRY_NAMES: Final = [
    "austria",
    "silesia",
    "prussia",
    "saxony",
    "bavaria",
    "france",
    "netherlands",
    "hanover",
    "empire",
    "poland",
]
SILESIA: Final = 1
PRUSSIAN_LAND: Final = 2
SAXON_LAND: Final = 3
POLAND: Final = 9
NETHERLANDS: Final = 6
COUNTRIES: Final = 10
TRACK_NAMES: Final = ["saxony", "russia", "italy"]
SAXONY_TRACK: Final = 0
RUSSIA_TRACK: Final = 1
ITALY_TRACK: Final = 2
LEFT: Final = 0
RIGHT: Final = 1
FRANCIS: Final = 0
CHARLES: Final = 1
MOST_RECRUITS: Final = 48
LONGEST_CLAUSE: Final = 6
LONGEST_SUBSIDY: Final = 12


def card_names() -> list[str]:
    """A card's name: suit, value and deck."""
    kinds = [f"{suit}_{value}" for suit in SUIT_NAMES for value in range(2, 11)]
    kinds += ["reserve_1", "reserve_2"]
    return [f"{kind}_deck_{deck}" for deck in range(1, 5) for kind in kinds]


CARD_NAMES: Final = card_names()
RESERVE_NAMES: Final = [name for name in CARD_NAMES if name.startswith("reserve")]

POWER: Final = Domain(POWER_NAMES)
MAJOR: Final = Domain(POWER_NAMES[:MAJORS])
GENERAL: Final = Domain(GENERAL_NAMES)
TRAIN: Final = Domain(TRAIN_NAMES)
PIECE: Final = Domain(GENERAL_NAMES + TRAIN_NAMES)
CARD: Final = Domain(CARD_NAMES)
SUIT: Final = Domain(SUIT_NAMES)
COUNTRY: Final = Domain(COUNTRY_NAMES)
TRACK: Final = Domain(TRACK_NAMES)
DIRECTION: Final = named("left", "right")
CANDIDATE: Final = named("francis", "charles")
COUNT: Final = numbers(0, 999)
FIRST: Final = named("austria", "pragmatic_army", "alternate")
SWEPT: Final = named("no_hussar", "first_hussar", "second_hussar", "both_hussars")
SIGNED: Final = numbers(-99, 99)
SCORE_ZERO: Final = 99  # the inner value of a score of 0

# Actions.
COMMAND: Final = 0
HUSSAR: Final = 17
KEEP: Final = 617
PAY: Final = 618
PAY_RESERVE: Final = 770
FEED: Final = 834
PAY_SUBSIDY: Final = 854
KEEP_SUBSIDY: Final = 855
ORDER: Final = 856
MOVE: Final = 859
MOVE_STACK: Final = 889
FORCE: Final = 909
STEP: Final = 910
STOP: Final = 1510
DONE: Final = 1511
WAIT: Final = 1512
LEAD: Final = 1513
ACCEPT: Final = 1533
DECLINE: Final = 1534
REENTER: Final = 1535
SETTLE: Final = 1545
REGROUP: Final = 2145
ATTACK: Final = 2165
PLAY: Final = 2565
PLAY_RESERVE: Final = 2717
GIVE_UP: Final = 2781
TIE: Final = 2782
RETREAT: Final = 2783
SWEEP: Final = 3383
RECRUIT: Final = 3387
BRING: Final = 3436
TRUMP: Final = 3456
LAY: Final = 3460
PASS: Final = 3612
TAKE: Final = 3613
SAVE: Final = 3615
ENACT: Final = 3616
SKIP: Final = 3617
PUSH: Final = 3618
SEND: Final = 3624
SAXON_STEPS: Final = 3644
VOTE: Final = 3661
OFFER: Final = 3663
REDUCE: Final = 3664
TALK: Final = 3665
SUBSIDY: Final = 3666
ANNUL: Final = 3954
TRUCE: Final = 3978
AVOID: Final = 4194
PLEDGE: Final = 4554
PROPOSE: Final = 4566
WITHDRAW: Final = 4567
# Every action as an object that is made once. Compiled code makes a new one for each number above
# 256 that it puts into a list; those that are asked most often take these instead.
MADE: Final[list[object]] = list(range(WITHDRAW + 1))


def actions_of(made: list[object]) -> list[int]:
    """A list that was filled from `MADE`, for what it is."""
    return cast(list[int], made)


def city_domain(names: list[str]) -> Domain:
    """The cities of a map, with unused places after them."""
    unused = [f"no_city_{i}" for i in range(len(names), CITY_SLOTS)]
    return Domain(names + unused)


def actions(cities: list[str]) -> ActionSpace:
    city, general = ("city", city_domain(cities)), ("general", GENERAL)
    turns = ("turns", numbers(1, LONGEST_CLAUSE))
    reserve = [("tactical", Domain(RESERVE_NAMES)), ("value", numbers(1, 8))]
    return ActionSpace(
        [
            Form("command", [("troops", numbers(0, 16))]),
            Form("hussar", [city]),
            Form("keep"),
            Form("pay", [("tactical", CARD)]),
            Form("pay_reserve", reserve),
            Form("feed", [general]),
            Form("pay_subsidy"),
            Form("keep_subsidy"),
            Form("order", [("first", FIRST)]),
            Form("move", [("piece", PIECE)]),
            Form("move_stack", [general]),
            Form("force"),
            Form("step", [city]),
            Form("stop"),
            Form("done"),
            Form("wait"),
            Form("lead", [general]),
            Form("accept"),
            Form("decline"),
            Form("reenter", [("train", TRAIN)]),
            Form("settle", [city]),
            Form("regroup", [general]),
            Form("attack", [general, ("enemy", GENERAL)]),
            Form("play", [("tactical", CARD)]),
            Form("play_reserve", reserve),
            Form("give_up"),
            Form("tie"),
            Form("retreat", [city]),
            Form("sweep", [("hussars", SWEPT)]),
            Form("recruit", [("count", numbers(0, MOST_RECRUITS))]),
            Form("bring", [general]),
            Form("trump", [("suit", SUIT)]),
            Form("lay", [("tactical", CARD)]),
            Form("pass"),
            Form("take", [("slot", numbers(1, 2))]),
            Form("save"),
            Form("enact"),
            Form("skip"),
            Form("push", [("track", TRACK), ("direction", DIRECTION)]),
            Form("send", [general]),
            Form("saxon_steps", [("count", numbers(0, 16))]),
            Form("vote", [("candidate", CANDIDATE)]),
            Form("offer"),
            Form("reduce"),
            Form("talk"),
            Form(
                "subsidy",
                [("payer", MAJOR), ("recipient", POWER), ("turns", numbers(1, LONGEST_SUBSIDY))],
            ),
            Form("annul", [("payer", MAJOR), ("recipient", POWER)]),
            Form("truce", [("power", POWER), ("enemy", POWER), turns]),
            Form("avoid", [("power", POWER), ("country", COUNTRY), turns]),
            Form("pledge", [("power", POWER), ("candidate", CANDIDATE)]),
            Form("propose"),
            Form("withdraw"),
        ]
    )


# Facts: what can happen. The numbers are the places in the list below.
TROOPS_WRITTEN: Final = 0
SETUP_FINISHED: Final = 1
TURN_BEGUN: Final = 2
STAGE_BEGUN: Final = 3
HUSSAR_PLACED: Final = 4
HUSSAR_KEPT: Final = 5
HUSSAR_REMOVED: Final = 6
CARDS_DRAWN: Final = 7
CARD_DRAWN: Final = 8
DECK_OPENED: Final = 9
CARD_PAID: Final = 10
RESERVE_PAID: Final = 11
FEE_DUE: Final = 12
HAND_GIVEN_UP: Final = 13
FED: Final = 14
TURNED_UP: Final = 15
TURNED_DOWN: Final = 16
TROOPS_LOST: Final = 17
GENERAL_REMOVED: Final = 18
SUBSIDY_DECIDED: Final = 19
SUBSIDY_PAID: Final = 20
ORDER_WISHED: Final = 21
ORDER_SET: Final = 22
MOVE_BEGUN: Final = 23
MARCH_FORCED: Final = 24
STEPPED: Final = 25
MOVE_ENDED: Final = 26
MOVEMENT_DONE: Final = 27
MOVEMENT_WAITS: Final = 28
STACK_ASKED: Final = 29
ANSWERED: Final = 30
STACK_FORMED: Final = 31
TRAIN_DESTROYED: Final = 32
TRAIN_TAKEN: Final = 33
PIECE_PLACED: Final = 34
SHIFTED: Final = 35
CONQUERED: Final = 36
QUESTIONED: Final = 37
QUESTION_REMOVED: Final = 38
BATTLE_BEGUN: Final = 39
STRENGTH: Final = 40
CARD_PLAYED: Final = 41
RESERVE_PLAYED: Final = 42
SCORE: Final = 43
BATTLE_LOST: Final = 44
BATTLE_TIED: Final = 45
RETREATED: Final = 46
NO_RETREAT: Final = 47
POINTS_WON: Final = 48
POINTS_LOST: Final = 49
WINTER_BEGUN: Final = 50
RECRUITED: Final = 51
RETURNED: Final = 52
TROOPS_ADDED: Final = 53
ALLOTTED: Final = 54
WINTER_NOTED: Final = 55
POLITICAL_SHOWN: Final = 56
ELECTION_SHOWN: Final = 57
TRUMP_TURNED: Final = 58
TRUMP_NAMED: Final = 59
LAID: Final = 60
LAID_CARD: Final = 61
LAID_NOTHING: Final = 62
TURNED_FACE_UP: Final = 63
TAKEN_BACK: Final = 64
INFLUENCE: Final = 65
SAVED: Final = 66
CARD_CHOSEN: Final = 67
ENACTED: Final = 68
NOT_ENACTED: Final = 69
PUSHED: Final = 70
POLITICAL_DISCARDED: Final = 71
MARKER_MOVED: Final = 72
SENT_AWAY: Final = 73
CAME_BACK: Final = 74
ITALY_BOX: Final = 75
ELECTORS_BOX: Final = 76
ELECTION_HELD: Final = 77
VOTED: Final = 78
EMPEROR: Final = 79
PEACE_OFFERED: Final = 80
ANNEXED: Final = 81
SET_ASIDE: Final = 82
ASIDE_BACK: Final = 83
REDUCED: Final = 84
NOT_REDUCED: Final = 85
SAXON_STEPS_CHOSEN: Final = 86
SAXONY_CHANGED: Final = 87
NEUTRALITY_ENDED: Final = 88
MOVED_ASIDE: Final = 89
TALK_OPENED: Final = 90
CLAUSE_DRAFTED: Final = 91
PROPOSED: Final = 92
CLAUSE_AGREED: Final = 93
CONTRACT_MADE: Final = 94
CONTRACT_ENDED: Final = 95
WON: Final = 96
DRAWN: Final = 97
ROLE_DEALT: Final = 98
DISCARDED: Final = 99


def facts(cities: list[str], cards: list[str], act: ActionSpace) -> list[Form]:
    """The forms of the facts, given the cities of the map and the political cards."""
    seat, power, major = ("seat", SEAT), ("power", POWER), ("power", MAJOR)
    city, general, count = ("city", city_domain(cities)), ("general", GENERAL), ("count", COUNT)
    piece, card, suit = ("piece", PIECE), ("tactical", CARD), ("suit", SUIT)
    political, track = ("card", Domain(cards)), ("track", TRACK)
    stage = named("france_bavaria", "prussia_saxony", "austria_pragmatic")
    status = named("prussian_ally", "neutral", "austrian_ally")
    answer, value = ("answer", named("no", "yes")), ("value", numbers(0, 16))
    payer, recipient = ("payer", MAJOR), ("recipient", POWER)
    return [
        Form("troops_written", [general, count]),
        Form("setup_finished", [seat]),
        Form("turn_begun", [("turn", COUNT)]),
        Form("stage_begun", [("stage", stage)]),
        Form("hussar_placed", [city]),
        Form("hussar_kept"),
        Form("hussar_removed", [city]),
        Form("cards_drawn", [power, count]),
        Form("card_drawn", [power, card]),
        Form("deck_opened", [("deck", COUNT)]),
        Form("card_paid", [power, card]),
        Form("reserve_paid", [power, card, value]),
        Form("fee_due", [power, ("points", COUNT)]),
        Form("hand_given_up", [power]),
        Form("fed", [general]),
        Form("turned_up", [general]),
        Form("turned_down", [general]),
        Form("troops_lost", [power, count]),
        Form("general_removed", [general]),
        Form("subsidy_decided", [payer, recipient, answer]),
        Form("subsidy_paid", [payer, recipient]),
        Form("order_wished", [seat, ("first", FIRST)]),
        Form("order_set", [("first", FIRST)]),
        Form("move_begun", [piece]),
        Form("march_forced", [general]),
        Form("stepped", [piece, city]),
        Form("move_ended", [piece, city]),
        Form("movement_done", [seat]),
        Form("movement_waits", [seat]),
        Form("stack_asked", [general, ("other", GENERAL)]),
        Form("answered", [seat, answer]),
        Form("stack_formed", [general, ("other", GENERAL), city]),
        Form("train_destroyed", [("train", TRAIN), city]),
        Form("train_taken", [("train", TRAIN)]),
        Form("piece_placed", [piece, city]),
        Form("shifted", [general, count]),
        Form("conquered", [power, city]),
        Form("questioned", [power, city]),
        Form("question_removed", [city]),
        Form("battle_begun", [general, ("enemy", GENERAL)]),
        Form("strength", [power, count]),
        Form("card_played", [power, card]),
        Form("reserve_played", [power, card, value]),
        Form("score", [power, ("score", SIGNED)]),
        Form("battle_lost", [power, count]),
        Form("battle_tied"),
        Form("retreated", [general, city]),
        Form("no_retreat", [general]),
        Form("points_won", [major, count]),
        Form("points_lost", [major, count]),
        Form("winter_begun", [("winter", COUNT)]),
        Form("recruited", [power, count]),
        Form("returned", [general, city]),
        Form("troops_added", [general, count]),
        Form("allotted", [power, count]),
        Form("winter_noted", [major, ("points", COUNT)]),
        Form("political_shown", [political]),
        Form("election_shown"),
        Form("trump_turned", [card]),
        Form("trump_named", [seat, suit]),
        Form("laid", [major]),
        Form("laid_card", [major, card]),
        Form("laid_nothing", [major]),
        Form("turned_face_up", [major, card]),
        Form("taken_back", [major, card]),
        Form("influence", [major, ("points", COUNT)]),
        Form("saved", [major]),
        Form("card_chosen", [major, political]),
        Form("enacted", [major, political]),
        Form("not_enacted", [major, political]),
        Form("pushed", [major, track, ("direction", DIRECTION)]),
        Form("political_discarded", [political]),
        Form("marker_moved", [track, ("space", COUNT)]),
        Form("sent_away", [general]),
        Form("came_back", [general, city]),
        Form("italy_box", [major, answer]),
        Form("electors_box", [major, answer]),
        Form("election_held"),
        Form("voted", [power, city, ("candidate", CANDIDATE)]),
        Form("emperor", [("candidate", CANDIDATE)]),
        Form("peace_offered", [answer]),
        Form("annexed"),
        Form("set_aside", [major, count]),
        Form("aside_back", [major, count]),
        Form("reduced", [count]),
        Form("not_reduced"),
        Form("saxon_steps_chosen", [count]),
        Form("saxony_changed", [("status", status)]),
        Form("neutrality_ended"),
        Form("moved_aside", [piece, city]),
        Form("talk_opened", [seat]),
        Form("clause_drafted", [("clause", ActionDomain(act))]),
        Form("proposed", [seat]),
        Form("clause_agreed", [("ordinal", COUNT), ("clause", ActionDomain(act))]),
        Form("contract_made", [payer, recipient, ("turns", COUNT)]),
        Form("contract_ended", [payer, recipient]),
        Form("won", [seat]),
        Form("drawn"),
        Form("role_dealt", [seat, power]),
        Form("discarded", [power, card]),
    ]

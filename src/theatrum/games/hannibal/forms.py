"""Hannibal's names at the edge: its actions, facts and prompts.

The numbers of the actions are written out, because the compiled code wants constants; a test
compares them with the forms. Their order is public: new ones go to the end."""

from typing import Final, cast

from theatrum.core.forms import ActionSpace, Domain, Form, named, numbers

# fmt: off
SPACE_NAMES: Final = [
    "gades", "hispalis", "corduba", "malaca", "acci", "carthago_nova", "salaria", "laminium",
    "dianium", "saguntum", "arsa", "salmantica", "segovia", "toletum", "segobriga", "numantia",
    "iberus", "bilbilis", "azaila", "ilerda", "dertosa", "tarraco", "massilia", "narbo",
    "emporiae", "nemausus", "nicaea", "araceli", "aquitani", "tolosa", "averni", "gergovia",
    "rhone", "allobroges", "druentia", "isere", "ligures_w", "ligures_e", "taurini", "insubres",
    "verona", "boii", "mutina", "pisae", "faesulae", "falerii", "cosa", "tarquinii", "ariminum",
    "firmum", "sena", "praeneste", "terventum", "roma", "capua", "neapolis", "arpi", "cannae",
    "beneventum", "brundisium", "tarentum", "heraclea", "paestum", "bruttium", "croton",
    "rhegium", "lilybaeum", "panormus", "agrigentum", "enna", "messana", "syracusae", "aleria",
    "sassari", "oristano", "nuoro", "caralis", "icosium", "zuccabar", "tupusuctu", "vescera",
    "saldae", "sitifis", "cirta", "thamugadi", "thubursicu", "theveste", "hippo_regius",
    "thabraca", "utica", "zama", "thapsus", "tacapae", "hadrumetum", "carthago", "baliares",
]
PROVINCE_NAMES: Final = [
    "gallia_cisalpina", "etruria", "latium", "campania", "samnium", "apulia", "lucania",
    "baetica", "orospeda", "celtiberia", "idubeda", "western_numidia", "eastern_numidia",
    "carthaginia", "carthage", "sicilia", "syracusae", "sardinia_et_corsica",
    "gallia_transalpina", "massilia", "liguria", "baliares",
]
GENERAL_NAMES: Final = [
    "hannibal", "hasdrubal", "mago", "gisgo", "hanno", "p_scipio", "t_longus", "fabius",
    "flaminius", "varro", "a_paulus", "g_nero", "marcellus", "africanus",
]
CARD_NAMES: Final = [
    "corsica_sardinia_revolt_1", "sicilia_revolts_2", "numidia_revolts_3",
    "celtiberia_revolts_4", "native_guide_5", "maharbals_cavalry_6", "hostile_tribes_7",
    "hostile_tribes_8", "philip_9", "macedonian_reinforcements_10", "balearic_slingers_11",
    "african_reinforcements_12", "bruttium_recruits_13", "ligurian_recruits_14",
    "iberian_recruits_15", "gallic_recruits_16", "surprise_sortie_17", "traitor_in_tarentum_18",
    "senate_dismisses_proconsul_19", "spy_in_enemy_camp_20", "mercenaries_desert_21",
    "mutines_numidians_22", "numidian_ally_23", "sophonisba_24", "capua_sides_25",
    "syracuse_allies_26", "come_into_italy_27", "hannibal_charms_italy_28",
    "carthaginian_naval_victory_29", "carthaginian_siege_train_30", "spanish_allies_desert_31",
    "numidian_allies_desert_32", "major_campaign_33", "major_campaign_34", "diplomacy_35",
    "diplomacy_36", "minor_campaign_37", "minor_campaign_38", "minor_campaign_39",
    "minor_campaign_40", "bad_weather_41", "elephant_fright_42", "two_legions_of_slaves_43",
    "allied_auxiliaries_44", "allied_auxiliaries_45", "allied_auxiliaries_46",
    "allied_auxiliaries_47", "allied_auxiliaries_48", "opposing_fleet_breaks_siege_49",
    "adriatic_pirates_50", "epidemic_51", "pestilence_52", "tribal_resistance_53",
    "treachery_within_city_54", "messenger_intercepted_55", "grain_shortage_56",
    "hanno_counsels_carthage_57", "cato_counsels_rome_58", "ally_deserts_59",
    "storms_at_sea_60", "forced_march_61", "forced_march_62", "forced_march_63", "truce_64",
]
# fmt: on
SPACES: Final = 96
PROVINCES: Final = 22
GENERALS: Final = 14
CARDS: Final = 64
ROME: Final = 0
CARTHAGE: Final = 1

# Battle cards.
FRONTAL: Final = 0
LEFT: Final = 1
RIGHT: Final = 2
PROBE: Final = 3
ENVELOPMENT: Final = 4
RESERVE: Final = 5
BATTLE_CARD_NAMES: Final = [
    "frontal_assault",
    "flank_left",
    "flank_right",
    "probe",
    "double_envelopment",
    "reserve",
]

SPACE: Final = Domain(SPACE_NAMES)
PROVINCE: Final = Domain(PROVINCE_NAMES)
GENERAL: Final = Domain(GENERAL_NAMES)
CARD: Final = Domain(CARD_NAMES)
UNIT: Final = named("cu", "elephant", "cu_inside", "elephant_inside")
WORN: Final = numbers(0, 6)  # spaces that the units have moved in this campaign
LOAD: Final = numbers(1, 10)
NUMBER: Final = numbers(0, 20)
BATTLE_CARD: Final = Domain(BATTLE_CARD_NAMES)
MEANING: Final = Domain(BATTLE_CARD_NAMES[:5])
THEFT: Final = Domain([*BATTLE_CARD_NAMES, "unseen"])
SIDE: Final = named("rome", "carthage")
COUNT: Final = numbers(0, 199)
DIE: Final = numbers(0, 20)

# Actions.
EVENT: Final = 0
OPS: Final = 64
DISCARD: Final = 128
COUNTER: Final = 192
PASS: Final = 256
DONE: Final = 257
COMMAND: Final = 258
ACTIVATE: Final = 272
RAISE: Final = 286
PLACE_PC: Final = 300
PLACE_CU: Final = 396
NAME: Final = 492
STATION: Final = 506
PICK_PROVINCE: Final = 602
TARGET: Final = 624
REMOVE_PC: Final = 720
PICK: Final = 816
DROP: Final = 1096
TAKE: Final = 1376
LEAVE: Final = 1390
TAKE_TRAIN: Final = 1404
LEAVE_TRAIN: Final = 1405
MARCH: Final = 1406
SAIL: Final = 1502
LAND: Final = 1598
STOP: Final = 1694
ENTER: Final = 1695
SALLY: Final = 1696
CHARM: Final = 1697
HOW_MANY: Final = 1698
ALONG: Final = 1719
AVOID: Final = 1733
INTERCEPT: Final = 1747
GO: Final = 1761
FIGHT: Final = 1857
BACK: Final = 1858
PURSUE: Final = 1859
BESIEGE: Final = 1860
ATTACK: Final = 1861
MATCH: Final = 1891
YIELD: Final = 1897
ROLL: Final = 1898
WITHDRAW: Final = 1899
SEIZE: Final = 1900
CLAIM: Final = 1901
FIRST: Final = 1902
JOIN: Final = 1904
CITY: Final = 1905
STEAL: Final = 1906

ACTIONS: Final = ActionSpace(
    [
        Form("event", [("card", CARD)]),
        Form("ops", [("card", CARD)]),
        Form("discard", [("card", CARD)]),
        Form("counter", [("card", CARD)]),
        Form("pass"),
        Form("done"),
        Form("command", [("general", GENERAL)]),
        Form("activate", [("general", GENERAL)]),
        Form("raise", [("general", GENERAL)]),
        Form("place_pc", [("space", SPACE)]),
        Form("place_cu", [("space", SPACE)]),
        Form("name", [("general", GENERAL)]),
        Form("station", [("space", SPACE)]),
        Form("province", [("province", PROVINCE)]),
        Form("target", [("space", SPACE)]),
        Form("remove_pc", [("space", SPACE)]),
        Form("pick", [("unit", UNIT), ("worn", WORN), ("count", LOAD)]),
        Form("drop", [("unit", UNIT), ("worn", WORN), ("count", LOAD)]),
        Form("take", [("general", GENERAL)]),
        Form("leave", [("general", GENERAL)]),
        Form("take_train"),
        Form("leave_train"),
        Form("march", [("space", SPACE)]),
        Form("sail", [("space", SPACE)]),
        Form("land", [("space", SPACE)]),
        Form("stop"),
        Form("enter"),
        Form("sally"),
        Form("charm"),
        Form("count", [("count", NUMBER)]),
        Form("along", [("general", GENERAL)]),
        Form("avoid", [("general", GENERAL)]),
        Form("intercept", [("general", GENERAL)]),
        Form("go", [("space", SPACE)]),
        Form("fight"),
        Form("back"),
        Form("pursue"),
        Form("besiege"),
        Form("attack", [("card", BATTLE_CARD), ("as", MEANING)]),
        Form("match", [("card", BATTLE_CARD)]),
        Form("yield"),
        Form("roll"),
        Form("withdraw"),
        Form("seize"),
        Form("claim"),
        Form("first", [("side", SIDE)]),
        Form("join"),
        Form("city"),
        Form("steal", [("card", THEFT)]),
    ]
)

# All actions, as objects that are made once: compiled code makes a new object of every number above
# 256 that it puts into a list.
READY: Final[list[object]] = list(range(ACTIONS.size))


def actions(first: int, arguments: list[int]) -> list[int]:
    """The actions of a verb, whose first one is given, with these arguments."""
    return cast("list[int]", [READY[first + argument] for argument in arguments])


# Facts: what can happen. The numbers are the places in the list below.
F_TURN_BEGUN: Final = 0
F_CUS_PLACED: Final = 1
F_CU_LOST_ENTRY: Final = 2
F_GENERAL_PLACED: Final = 3
F_AFRICANUS_LOST: Final = 4
F_PROCONSUL_NAMED: Final = 5
F_TO_POOL: Final = 6
F_CONSUL_DRAWN: Final = 7
F_CARDS_DEALT: Final = 8
F_DECK_SHUFFLED: Final = 9
F_OPENING_CLAIMED: Final = 10
F_OPENING_WAIVED: Final = 11
F_FIRST_PLAYER: Final = 12
F_OPS_PLAYED: Final = 13
F_EVENT_PLAYED: Final = 14
F_DISCARDED: Final = 15
F_COUNTER_PLAYED: Final = 16
F_REMOVED_FROM_GAME: Final = 17
F_COMMANDER_SET: Final = 18
F_ACTIVATED: Final = 19
F_RAISED: Final = 20
F_PC_PLACED: Final = 21
F_PC_REMOVED: Final = 22
F_PCS_FLIPPED: Final = 23
F_PICKED: Final = 24
F_DROPPED: Final = 25
F_GENERAL_TAKEN: Final = 26
F_GENERAL_LEFT: Final = 27
F_TRAIN_TAKEN: Final = 28
F_TRAIN_LEFT: Final = 29
F_TRAIN_LOST: Final = 30
F_MARCHED: Final = 31
F_SAILED: Final = 32
F_LANDED: Final = 33
F_STOPPED: Final = 34
F_ENTERED: Final = 35
F_SALLIED: Final = 36
F_NAVAL_ROLL: Final = 37
F_NAVAL_RESULT: Final = 38
F_SUNK: Final = 39
F_ATTRITION_ROLL: Final = 40
F_INSIDE_SET: Final = 41
F_AVOID_DECLARED: Final = 42
F_INTERCEPT_DECLARED: Final = 43
F_REACTION_DONE: Final = 44
F_RATING_ROLL: Final = 45
F_AVOIDED: Final = 46
F_AVOID_FAILED: Final = 47
F_INTERCEPTED: Final = 48
F_INTERCEPT_FAILED: Final = 49
F_STEPPED_BACK: Final = 50
F_OVERRUN: Final = 51
F_DISPLACED: Final = 52
F_ELIMINATED: Final = 53
F_BATTLE_BEGUN: Final = 54
F_COMMAND_CHANGED: Final = 55
F_CHARGE_DECLARED: Final = 56
F_CHARGE_ROLLED: Final = 57
F_HANDS_DEALT: Final = 58
F_BATTLE_CARD_PLAYED: Final = 59
F_BATTLE_CARD_MATCHED: Final = 60
F_YIELDED: Final = 61
F_ATTACKER_NOW: Final = 62
F_WITHDRAWAL_TRIED: Final = 63
F_WITHDRAWAL_FAILED: Final = 64
F_WITHDREW: Final = 65
F_CASUALTIES: Final = 66
F_RETREAT_ROLL: Final = 67
F_RETREATED: Final = 68
F_RETREAT_LOSSES: Final = 69
F_FORCE_LOST: Final = 70
F_JOINED: Final = 71
F_BATTLE_WON: Final = 72
F_PCS_OWED: Final = 73
F_SIEGE_ROLL: Final = 74
F_SIEGE_POINTS: Final = 75
F_CITY_FALLEN: Final = 76
F_TRIBE_SUBJUGATED: Final = 77
F_SIEGE_LIFTED: Final = 78
F_SIEGE_DECLINED: Final = 79
F_ELEPHANTS_LOST: Final = 80
F_WINTER_BEGUN: Final = 81
F_ISOLATED: Final = 82
F_POLITICAL_POINTS: Final = 83
F_GAME_WON: Final = 84
F_TRUCE_BEGUN: Final = 85
F_TRUCE_ENDED: Final = 86
F_PHILIP_ALLIED: Final = 87
F_PHILIP_PEACE: Final = 88
F_RANDOM_DISCARD: Final = 89
F_CARD_TAKEN: Final = 90
F_CARD_TAKEN_IS: Final = 91
F_COUNSEL: Final = 92
F_COUNSEL_ENDED: Final = 93
F_NAVAL_VICTORY: Final = 94
F_SPIED: Final = 95
F_CARD_SHOWN: Final = 96
F_ALLY_DESERTED: Final = 97
F_ALLY_CARD: Final = 98
F_PROVINCE_CHOSEN: Final = 99
F_TARGET_CHOSEN: Final = 100
F_PASSED: Final = 101
F_WEATHER_STOPPED: Final = 102
F_DONE: Final = 103
F_BATTLE_HAND: Final = 104
F_HAND_CARD: Final = 105
F_GENERAL_REPLACED: Final = 106
F_COMMAND_ROLLED: Final = 107

RESULT: Final = named("arrived", "returned", "lost")
USE: Final = named(
    *("interception", "avoid_battle", "pursuit", "counterattack", "withdrawal", "stop_withdrawal"),
    "loyalty",
)
WHY: Final = named("peace", "capital", "italia", "points", "tie")
TOTAL: Final = numbers(-20, 40)
TURN: Final = numbers(0, 20)


def facts() -> list[Form]:
    """The forms of the facts."""
    side, space, card = ("side", SIDE), ("space", SPACE), ("card", CARD)
    general, count, province = ("general", GENERAL), ("count", COUNT), ("province", PROVINCE)
    return [
        Form("turn_begun", [("turn", TURN)]),
        Form("cus_placed", [side, space, count]),
        Form("cu_lost_entry", [side]),
        Form("general_placed", [general, space]),
        Form("africanus_lost"),
        Form("proconsul_named", [general]),
        Form("to_pool", [general]),
        Form("consul_drawn", [general]),
        Form("cards_dealt", [side, count]),
        Form("deck_shuffled"),
        Form("opening_claimed"),
        Form("opening_waived"),
        Form("first_player", [side]),
        Form("ops_played", [side, card]),
        Form("event_played", [side, card]),
        Form("discarded", [side, card]),
        Form("counter_played", [side, card]),
        Form("removed_from_game", [card]),
        Form("commander_set", [general]),
        Form("activated", [general]),
        Form("raised", [general, space]),
        Form("pc_placed", [side, space]),
        Form("pc_removed", [side, space]),
        Form("pcs_flipped", [side, space]),
        Form("picked", [general, count, ("elephants", NUMBER)]),
        Form("dropped", [general, count, ("elephants", NUMBER)]),
        Form("general_taken", [general, ("by", GENERAL)]),
        Form("general_left", [general, space]),
        Form("train_taken", [general]),
        Form("train_left", [space]),
        Form("train_lost"),
        Form("marched", [general, space, count]),
        Form("sailed", [general, space, count]),
        Form("landed", [general, space, count]),
        Form("stopped", [general, space]),
        Form("entered", [general, space]),
        Form("sallied", [general, space]),
        Form("naval_roll", [("die", DIE), ("total", TOTAL)]),
        Form("naval_result", [("result", RESULT)]),
        Form("sunk", [side, count]),
        Form("attrition_roll", [("die", DIE), space, count]),
        Form("inside_set", [side, space, count]),
        Form("avoid_declared", [general]),
        Form("intercept_declared", [general, count]),
        Form("reaction_done", [side]),
        Form("rating_roll", [general, ("use", USE), ("die", DIE)]),
        Form("avoided", [general, space, count]),
        Form("avoid_failed", [general]),
        Form("intercepted", [general, space, count]),
        Form("intercept_failed", [general]),
        Form("stepped_back", [general, space]),
        Form("overrun", [side, space]),
        Form("displaced", [general]),
        Form("eliminated", [general]),
        Form("battle_begun", [space]),
        Form("command_changed", [general]),
        Form("charge_declared", [("elephants", NUMBER)]),
        Form("charge_rolled", [("die", DIE), ("lost", NUMBER)]),
        Form("hands_dealt", [side, count]),
        Form("battle_card_played", [side, ("card", BATTLE_CARD), ("as", MEANING)]),
        Form("battle_card_matched", [side, ("card", BATTLE_CARD)]),
        Form("yielded", [side]),
        Form("attacker_now", [side]),
        Form("withdrawal_tried", [side]),
        Form("withdrawal_failed", [side]),
        Form("withdrew", [side, space]),
        Form("casualties", [("die", DIE), count, ("rounds", NUMBER)]),
        Form("retreat_roll", [("die", DIE), count]),
        Form("retreated", [side, space, count]),
        Form("retreat_losses", [side, count]),
        Form("force_lost", [side, space, count]),
        Form("joined", [side, space, count]),
        Form("battle_won", [side]),
        Form("pcs_owed", [side, count]),
        Form("siege_roll", [("die", DIE), ("total", TOTAL)]),
        Form("siege_points", [space, count]),
        Form("city_fallen", [side, space]),
        Form("tribe_subjugated", [side, space]),
        Form("siege_lifted", [space]),
        Form("siege_declined", [general]),
        Form("elephants_lost", [count]),
        Form("winter_begun"),
        Form("isolated", [side, space]),
        Form("political_points", [side, count]),
        Form("game_won", [side, ("why", WHY)]),
        Form("truce_begun"),
        Form("truce_ended"),
        Form("philip_allied"),
        Form("philip_peace"),
        Form("random_discard", [side, card]),
        Form("card_taken", [side]),
        Form("card_taken_is", [side, card]),
        Form("counsel", [side]),
        Form("counsel_ended", [side]),
        Form("naval_victory"),
        Form("spied", [side, count]),
        Form("card_shown", [side, ("card", BATTLE_CARD)]),
        Form("ally_deserted", [side]),
        Form("ally_card", [side, ("card", BATTLE_CARD)]),
        Form("province_chosen", [province]),
        Form("target_chosen", [space]),
        Form("passed", [side]),
        Form("weather_stopped", [general, space]),
        Form("done", [side]),
        Form("battle_hand", [side, ("card", BATTLE_CARD), count]),
        Form("hand_card", [side, card]),
        Form("general_replaced", [general, ("by", GENERAL)]),
        Form("command_rolled", [("die", DIE)]),
    ]

"""Maria's examples; all on the board of the advanced game."""

from tests.maria.table import (
    AUSTRIAN_STAGE,
    COMBAT_PHASE,
    FRENCH_STAGE,
    GAME,
    MOVEMENT_PHASE,
    PRUSSIAN_STAGE,
    RETRO_PHASE,
    SUPPLY_PHASE,
    act,
    asked,
    bare,
    choices,
    deal,
    facts,
    fort,
    go,
    hand,
    march,
    mark,
    marker,
    play_card,
    power,
    put,
    question,
    troops,
    where,
)
from tests.maria.test_combat import duel
from tests.maria.test_supply import hussar_on_the_path

from .small import Maker, Small, small

SILESIA = "breslau ohlau brieg neumarkt steinau liegnitz oppeln"


def shifting() -> Small:
    s = bare()
    put(s, "friedrich_der_grosse", "breslau", 4)
    put(s, "schwerin", "breslau", 5)
    go(s, PRUSSIAN_STAGE, MOVEMENT_PHASE)
    shown = small(GAME, s, "breslau ohlau neumarkt brieg schweidnitz")
    act(s, "regroup", general="friedrich_der_grosse")
    act(s, "command", troops=7)
    assert (troops(s, "friedrich_der_grosse"), troops(s, "schwerin")) == (7, 2)
    return shown


def hussar_fee() -> Small:
    s = hussar_on_the_path()
    deal(s, "prussia", "hearts_9")
    shown = small(GAME, s, "pirna dresden oschatz tetschen meissen")
    go(s, PRUSSIAN_STAGE, SUPPLY_PHASE)
    assert asked(s) == "payment"
    assert [f["points"] for f in facts(s, "fee_due")] == [8]
    return shown


def forced_march() -> Small:
    """Friedrich in Oppeln; Brieg and Breslau are his, so that the main road is open."""
    s = bare()
    put(s, "friedrich_der_grosse", "oppeln", 6)
    for city in ("brieg", "breslau"):
        mark(s, city, "prussia")
    go(s, PRUSSIAN_STAGE, MOVEMENT_PHASE)
    shown = small(GAME, s, SILESIA)
    march(s, "friedrich_der_grosse", "brieg", "ohlau", "breslau", "neumarkt", forced=True)
    assert where(s, "friedrich_der_grosse") == "neumarkt"
    return shown


def train_in_munich() -> Small:
    """A French train comes back; lit are the fortresses where it may."""
    s = bare()
    put(s, "torring", "donauworth")
    deal(s, "france", "spades_5")
    go(s, FRENCH_STAGE, MOVEMENT_PHASE)
    act(s, "reenter", train="france_train_1")
    shown = small(GAME, s, "munchen donauworth ingolstadt landshut", "settle")
    act(s, "settle", city="munchen")
    play_card(s, "pay", "spades_5")
    assert where(s, "france_train_1") == "munchen"
    assert hand(s, "france") == []
    return shown


def question_mark() -> Small:
    """The French general has passed Tournai and Brüssel; Stair still protects Brüssel."""
    s = bare()
    put(s, "maillebois", "lille", 8)
    put(s, "earl_of_stair", "breda", 1)
    go(s, FRENCH_STAGE, MOVEMENT_PHASE)
    march(s, "maillebois", "tournai", "ath", "brussel", "lowen")
    assert marker(s, "tournai") == "france"
    assert s.asked[fort("brussel")] == 1 + power("france")
    shown = small(GAME, s, "lille tournai ath brussel lowen breda")
    put(s, "earl_of_stair", "amsterdam", 1)  # driven off
    go(s, FRENCH_STAGE, RETRO_PHASE)
    assert marker(s, "brussel") == "france"
    return shown


def worked_duel() -> Small:
    s = duel()
    assert question(s)["score"] == -2
    shown = small(GAME, s, "ziegenhals neisse glatz brieg cosel")
    for card in ("diamonds_10", "spades_5", "spades_3", "diamonds_7", "spades_4"):
        play_card(s, "play", card)
    act(s, "give_up")
    if asked(s) == "retreating":
        act(s, "retreat", city=choices(s, "retreat")[0])
    assert (troops(s, "friedrich_der_grosse"), troops(s, "schwerin")) == (1, 0)
    assert troops(s, "neipperg") == 2
    return shown


def no_way_out() -> Small:
    s = bare()
    put(s, "friedrich_der_grosse", "ohlau", 5)
    put(s, "neipperg", "breslau", 8)
    put(s, "traun", "brieg", 1)
    go(s, AUSTRIAN_STAGE, COMBAT_PHASE)
    shown = small(GAME, s, "ohlau breslau brieg namslau strehlen")
    act(s, "attack", general="neipperg", enemy="friedrich_der_grosse")
    assert question(s)["score"] == -3
    act(s, "give_up")
    assert facts(s, "no_retreat")
    assert where(s, "friedrich_der_grosse") == -1
    return shown


MAKERS: dict[str, Maker] = {
    "MAR-059-1": shifting,
    "MAR-085-1": hussar_fee,
    "MAR-102-1": forced_march,
    "MAR-112-1": train_in_munich,
    "MAR-123-1": question_mark,
    "MAR-151-1": worked_duel,
    "MAR-159-1": no_way_out,
}

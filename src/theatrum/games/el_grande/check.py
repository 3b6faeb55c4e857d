"""Checks El Grande's data files: what a corrected file must still fulfil to be playable."""

from theatrum.games.el_grande.board import KINDS, SELECTIONS, Data
from theatrum.games.el_grande.forms import REGION_NAMES


def problems(data: dict[str, Data]) -> list[str]:
    """All that is wrong, one sentence each; empty if the game can be played."""
    return board_problems(data["board"]) + card_problems(data["cards"])


def board_problems(board: Data) -> list[str]:
    regions = board.get("regions")
    if not isinstance(regions, list) or not all(isinstance(r, dict) for r in regions):
        return ["board: 'regions' must be a list of objects"]
    if [region.get("id") for region in regions] != REGION_NAMES:
        return [f"board: the regions must be, in this order: {', '.join(REGION_NAMES)}"]
    out: list[str] = []
    near: dict[str, list[str]] = {}
    for region in regions:
        name = str(region["id"])
        if not is_triple(region.get("score")):
            out.append(f"board: {name} needs a 'score' of three falling whole numbers (ELG-008)")
        others = region.get("adjacent")
        if not isinstance(others, list) or not others:
            out.append(f"board: {name} needs a list 'adjacent' (ELG-010)")
            continue
        near[name] = [str(other) for other in others]
        for other in near[name]:
            if other not in REGION_NAMES or other == name:
                out.append(f"board: {name} can't be adjacent to '{other[:40]}'")
    for name, others_of in near.items():
        for other in others_of:
            if other in near and name not in near[other]:
                out.append(f"board: {name} names {other} as a neighbour, but not the other way")
    castillo = board.get("castillo")
    if not isinstance(castillo, dict) or not is_triple(castillo.get("score")):
        out.append("board: the castillo needs a 'score' of three falling whole numbers (ELG-009)")
    movable = board.get("movable_scoreboards")
    if not isinstance(movable, list) or [
        m.get("id") if isinstance(m, dict) and is_triple(m.get("score")) else None for m in movable
    ] != ["board_840", "board_400"]:
        out.append("board: the movable scoreboards must be board_840 and board_400, with scores")
    return out


def is_triple(value: object) -> bool:
    if not isinstance(value, list) or len(value) != 3:
        return False
    if not all(isinstance(v, int) and not isinstance(v, bool) and 0 <= v <= 20 for v in value):
        return False
    return bool(value[0] >= value[1] >= value[2])


def card_problems(cards: Data) -> list[str]:
    out = power_problems(cards.get("power_cards"))
    actions = cards.get("action_cards")
    if not isinstance(actions, list) or not all(isinstance(c, dict) for c in actions):
        return [*out, "cards: 'action_cards' must be a list of objects"]
    sizes = [0] * 6
    seen: set[str] = set()
    for card in actions:
        name = str(card.get("id"))[:40]
        fault = card_fault(card)
        if fault:
            out.append(f"cards: {name}: {fault}")
        elif name in seen:
            out.append(f"cards: {name} stands there twice")
        else:
            sizes[int(str(card["heads"]))] += int(str(card["copies"]))
        seen.add(name)
    if not out and sizes[1:] != [11, 11, 11, 11, 1]:
        out.append("cards: the decks 1 to 5 must have 11, 11, 11, 11 and 1 cards (ELG-019)")
    if not out and [c["kind"] for c in actions if c["heads"] == 5] != ["king"]:
        out.append("cards: deck 5 must be the King's card (ELG-135)")
    if not out:
        out.extend(part_problems(actions))
    return out


def power_problems(powers: object) -> list[str]:
    cards = powers.get("cards") if isinstance(powers, dict) else None
    if not isinstance(cards, list) or not all(isinstance(c, dict) for c in cards):
        return ["cards: 'power_cards' needs a list 'cards'"]
    if sorted(str(c.get("value")).zfill(2) for c in cards) != [f"{v:02d}" for v in range(1, 14)]:
        return ["cards: the power cards must have the values 1 to 13, once each (ELG-017)"]
    if not all(is_count(c.get("caballeros"), 0, 6) for c in cards):
        return ["cards: a power card brings 0 to 6 caballeros (ELG-017)"]
    return []


def is_count(value: object, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def card_fault(card: Data) -> str:
    """What is wrong with an action card, or an empty text."""
    kind, params = card.get("kind"), card.get("params")
    ledger = str(card.get("ledger"))
    if not isinstance(params, dict) or not isinstance(card.get("id"), str):
        return "needs 'id' and 'params'"
    if not is_count(card.get("heads"), 1, 5) or not is_count(card.get("copies"), 1, 11):
        return "needs 'heads' from 1 to 5 and 'copies' from 1 to 11"
    if not (ledger.startswith("ELG-") and ledger[4:].isdigit() and len(ledger) == 7):
        return "needs the 'ledger' entry it follows, such as ELG-095"
    if kind == "score":
        return "" if params.get("select") in SELECTIONS else "unknown 'select'"
    if not isinstance(kind, str) or kind not in KINDS:
        return "unknown 'kind'"
    for name in ("max", "count", "max_own", "max_foreign", "min_in_region"):
        if params.get(name) is not None and not is_count(params[name], 1, 30):
            return f"'{name}' must be null or from 1 to 30"
    return ""


def part_problems(actions: list[Data]) -> list[str]:
    """The card that offers two actions needs the cards that it refers to (ELG-097)."""
    kinds = [card["kind"] for card in actions]
    whole = any(
        card["kind"] == "move"
        and isinstance(card["params"], dict)
        and card["params"].get("max") is None
        and card["params"].get("owner") == "own"
        for card in actions
    )
    if "choice" in kinds and ("place_from_court" not in kinds or not whole):
        return [
            "cards: the card that offers two actions needs both as cards of their own (ELG-097)"
        ]
    return []

"""Games that are being built: their tests can load them, the table does not offer them yet."""

from theatrum.games.hannibal import board_text as hannibal_text
from theatrum.games.hannibal import check as hannibal_check
from theatrum.games.hannibal.game import Hannibal
from theatrum.library.catalogue import Shelf, Title, title_of

BENCHES: dict[str, Shelf] = {
    "hannibal": Shelf(
        title="Hannibal: Rome vs. Carthage",
        needs=("map", "cards", "setup"),
        check=hannibal_check.problems,
        build=lambda data: Hannibal(data["map"], data["cards"], data["setup"]),
        text=hannibal_text.text,
        browser=False,
    ),
}


def load(name: str) -> Title:
    """A game that is being built."""
    return title_of(name, BENCHES[name])

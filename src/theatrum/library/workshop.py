"""Games that are being built: their tests can load them, the table does not offer them yet."""

from theatrum.games.maria import board_text as maria_text
from theatrum.games.maria import check as maria_check
from theatrum.games.maria.game import Maria
from theatrum.library.catalogue import Shelf, Title, title_of

BENCHES: dict[str, Shelf] = {
    "maria": Shelf(
        title="Maria",
        needs=("map", "powers", "cards"),
        check=maria_check.problems,
        build=lambda data: Maria(data["map"], data["powers"], data["cards"]),
        text=maria_text.text,
        browser=False,
    ),
}


def load(name: str) -> Title:
    """A game that is being built."""
    return title_of(name, BENCHES[name])

"""All small boards, and writing them anew."""

from . import el_grande, hannibal, maria, wallenstein
from .small import Maker, file_of, to_bytes

BOARDS: dict[str, dict[str, Maker]] = {
    "el_grande": el_grande.MAKERS,
    "wallenstein": wallenstein.MAKERS,
    "hannibal": hannibal.MAKERS,
    "maria": maria.MAKERS,
}


def write() -> None:
    for game, makers in BOARDS.items():
        folder = file_of(game, "").parent
        folder.mkdir(exist_ok=True)
        for old in folder.glob("*.json"):
            old.unlink()
        for name, make in makers.items():
            file_of(game, name).write_bytes(to_bytes(make()))

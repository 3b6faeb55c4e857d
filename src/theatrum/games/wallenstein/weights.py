"""What the evaluation thinks things are worth, in points: judgement first, then `tools/tune.py`."""

from typing import Final


class Weights:
    """Numbers that self-play may change."""

    def __init__(self) -> None:
        # The part of the strongest rival; the rest is their mean.
        self.rival: float = 0.5
        # What points of a winter are worth now, by winters to come; and those of its majorities.
        self.winters: list[float] = [0.0, 0.95, 1.8]
        self.majority: float = 0.85
        self.building: float = 1.4
        # Armies in a province: the first ones hold it, more of them can go elsewhere.
        self.armies: list[float] = [-0.6, 0.0, 0.4, 0.75, 1.05, 1.3, 1.5, 1.65, 1.8, 1.9, 2.0]
        self.more_armies: float = 0.05
        # An army on that scale: at the end, and for each season of play to come.
        self.army: float = 0.35
        self.army_season: float = 0.13
        # Gold: as long as there is a season to come, and for each of them.
        self.gold: float = 0.25
        self.gold_season: float = 0.04
        # A revolt marker, for each season of the year that is still to come.
        self.marker: float = 0.12
        # The chance that a neighbour who could attack does.
        self.threat: float = 0.3
        # Room for a building, income, and an own neighbour that can help, over a whole match.
        self.city: float = 0.3
        self.income: float = 0.08
        self.neighbour: float = 0.1
        # A hunger revolt, besides the chance to lose a province by it; these by extra rebels.
        self.hunger: float = 0.3
        self.hunger_loss: list[float] = [0.0, 0.25, 0.4, 0.55]
        # A battle that nobody wins.
        self.tied: float = 0.17
        # The part of a march's gain that is expected when it is still to come.
        self.marching: float = 0.8
        # A gold, for comparing cards; the plan itself counts with the true gold.
        self.purse: float = 0.4


USUAL: Final = Weights()

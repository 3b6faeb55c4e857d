"""What the evaluation thinks things are worth, by judgement; `tools/tune.py` tries others."""

from typing import Final

from librt.vecs import vec

FARTHEST: Final = 24  # cities


class Weights:
    """Numbers that self-play may change."""

    def __init__(self) -> None:
        self.marker: float = 10.0  # a victory marker on its way to the goal
        # Of the introductory game: nearer the goal each is worth more; Austria loses a part.
        self.closer: float = 0.3
        self.loss: float = 0.5
        self.troop: float = 1.2
        self.point: float = 0.18  # of a card's value
        self.down: float = 1.5  # a general face down
        self.lost_general: float = 3.0
        self.hussar: float = 0.4
        self.cut_off: float = 2.0  # a general too far from his trains
        self.far_train: float = 0.15  # for each city between a general and his train
        self.train: float = 3.0  # a train that is lost
        self.contact: float = 0.4  # of each troop by which a neighbouring enemy is weaker
        self.lead: float = 0.12  # of each point in a duel
        # Agreements.
        self.subsidy_turn: float = 0.9  # of each card that will change hands
        self.truce_turn: float = 0.6
        self.avoid_turn: float = 0.4
        self.promise: float = 1.5
        self.free_vote: float = 0.5  # what a vote that is not promised may still bring
        self.talking: float = 0.05  # proposals for their own sake tire
        # What generals go for (see `campaign.py`); distances in cities.
        self.standing: float = 5.0  # a general in an enemy fortress that he will take by leaving
        self.reach: float = 3.0  # a fortress next to a general
        self.decay: float = 0.8  # of that, by each city farther away
        self.protected: float = 0.4  # a fortress that a general protects is worth this part
        self.sideshow: float = 0.15  # a fortress that counts for nobody's goal is worth this part
        self.errand: float = 0.3  # each city by which a general is nearer to what he goes for
        # Of the introductory game: each troop by which an enemy within a march is weaker, for who
        # attacks and for Austria, who must not lose what protects her.
        self.menace: float = 0.2
        self.caution: float = 1.2
        self.defence: float = 15.0  # Austria's odds to win, as a logarithm
        self.reaches: vec[float] = vec[float]()
        self.build()

    def build(self) -> None:
        """What a fortress is worth that is so many cities away."""
        reaches = [self.standing]
        for length in range(FARTHEST):
            reaches.append(self.reach * self.decay**length)
        self.reaches = vec[float](reaches)


USUAL: Final = Weights()

# The chances to win, as logarithms of the odds against Austria's, by judgement (see `race.py`).
FRENCH_OUTLOOK: Final[list[float]] = [
    *(0.5, -0.28, -1.3, 0.12, 2.0, 0.2, 0.08, -0.07, 0.3, -0.28, 0.004, -0.015)
]
PRUSSIAN_OUTLOOK: Final[list[float]] = [
    *(0.9, -0.2, -2.2, 0.43, 2.0, 0.06, 0.04, -0.05, 0.18, -0.28, 0.005, -0.01)
]

"""What the outcomes say: shares of wins with their uncertainty, places, times, ratings."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt
from typing import Any

from theatrum.arena.contest import Contest, Outcome

Z = 1.96  # 95 %


@dataclass
class Standing:
    """One player. `wins` counts a shared first place in parts; `fair` is what equal players would
    have; the interval is Wilson's, 95 %."""

    player: str
    matches: int = 0
    wins: float = 0.0
    fair: float = 0.0
    places: float = 0.0
    scores: float = 0.0
    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    rating: float | None = None
    uncertainty: float | None = None

    def json(self) -> dict[str, Any]:
        share = self.wins / max(1, self.matches)
        low, high = wilson(self.wins, self.matches)
        return {
            "player": self.player,
            "matches": self.matches,
            "wins": round(self.wins, 3),
            "share": round(share, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "times_fair": round(self.wins / self.fair, 3) if self.fair else None,
            "place": round(self.places / max(1, self.matches), 3),
            "score": round(self.scores / max(1, self.matches), 2),
            "rating": None if self.rating is None else round(self.rating, 2),
            "uncertainty": None if self.uncertainty is None else round(self.uncertainty, 2),
            "decision_seconds": round(self.seconds / max(1, self.decisions), 5),
            "longest_decision": round(self.longest, 4),
        }


def wilson(wins: float, matches: int) -> tuple[float, float]:
    """The interval that holds the true share in 95 of 100 cases."""
    if matches == 0:
        return 0.0, 1.0
    share = wins / matches
    middle = share + Z * Z / (2 * matches)
    half = Z * sqrt(share * (1 - share) / matches + Z * Z / (4 * matches * matches))
    scale = 1 + Z * Z / matches
    return max(0.0, (middle - half) / scale), min(1.0, (middle + half) / scale)


def standings(outcomes: Iterable[Outcome]) -> list[Standing]:
    """All players, the best share of wins first. A player at several seats of a match counts for
    each of them. Crashed matches count for nobody."""
    found: dict[str, Standing] = {}
    valid = sorted((o for o in outcomes if o.crash is None), key=lambda o: o.number)
    for outcome in valid:
        winners = outcome.places.count(1)
        for seat, player in enumerate(outcome.players):
            one = found.setdefault(player, Standing(player))
            one.matches += 1
            one.wins += 1 / winners if outcome.places[seat] == 1 else 0.0
            one.fair += 1 / len(outcome.players)
            one.places += outcome.places[seat]
            one.scores += outcome.scores[seat]
            one.decisions += outcome.decisions[seat]
            one.seconds += outcome.seconds[seat]
            one.longest = max(one.longest, outcome.longest[seat])
    rate(found, valid)
    return sorted(found.values(), key=lambda s: (-s.wins / max(1, s.matches), s.player))


def rate(found: dict[str, Standing], outcomes: list[Outcome]) -> None:
    """Ratings by Plackett and Luce (openskill), match after match. A match in which a player sits
    several times is rated with the mean of what its seats would have got."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return
    model = PlackettLuce()
    skill = {player: model.rating() for player in found}
    for outcome in outcomes:
        if len(set(outcome.players)) < 2:
            continue
        teams = [[skill[player]] for player in outcome.players]
        rated = model.rate(teams, ranks=[float(place) for place in outcome.places])
        after: dict[str, list[Any]] = {}
        for player, team in zip(outcome.players, rated, strict=True):
            after.setdefault(player, []).append(team[0])
        for player, got in after.items():
            mu = sum(one.mu for one in got) / len(got)
            sigma = sum(one.sigma for one in got) / len(got)
            skill[player] = model.rating(mu=mu, sigma=sigma)
    for player, one in found.items():
        one.rating, one.uncertainty = skill[player].mu, skill[player].sigma


def report(contest: Contest, outcomes: list[Outcome], seconds: float) -> dict[str, Any]:
    """The whole result, for JSON."""
    crashes = [o for o in outcomes if o.crash is not None]
    return {
        "game": contest.game,
        "seats": contest.seats,
        "matches": len(outcomes),
        "seed": contest.seed,
        "rotated": contest.rotate,
        "options": dict(contest.options),
        "seconds": round(seconds, 3),
        "actions": sum(o.actions for o in outcomes),
        "players": [one.json() for one in standings(outcomes)],
        "crashes": [
            {"match": o.number, "players": o.players, "error": last_line(o.crash)} for o in crashes
        ],
    }


def last_line(text: str | None) -> str:
    lines = (text or "").strip().splitlines()
    return lines[-1] if lines else ""

"""Finding puzzles in played games: decisions where one choice is clearly the best and bots miss it, then the proof.

Everything is worked out from what the seat could see: worlds are imagined from its View, the true position is only
played on from one decision to the next.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b

import msgspec

from game.bots.levels import DECKHAND, MATE, OLD_SALT
from game.bots.temper import utilities
from game.core.chance import FastChance
from game.core.codec import Codec
from game.core.game import Game, Seat
from game.core.match import Match
from game.core.save import PlayerEntry
from game.core.steps import Steps
from game.games import replay_match
from game.puzzles import race
from game.puzzles.decisions import LEAST, MOST, Decision, decisions, kind_of, whole
from game.puzzles.habits import Habit, chosen, habit, liked
from game.puzzles.puzzle import LEAST_GAP, SEARCHES, SURE, Choice, Puzzle
from game.puzzles.race import Actions, Race

GLANCED, HANDS = 5, 4
"""So many choices are looked at first, those that rules of thumb like best, and what so many Deckhands choose."""
OPEN, STAKES = 0.22, 4
"""The least utility, and the least below 1, at which something is at stake; in how many worlds that is looked up."""
LONGER = (1, 2, 4)
"""How much longer than a glance a decision is looked at that may be a puzzle."""
LIKELY, LIKELY_SURE = 0.012, 0.9
"""The gap that is worth a proof, and how sure it must be."""
MOST_SEARCHES = 9
"""So many searches a proof has at most."""
RACED, ROUGH = 24, 24
"""A proof compares so many choices, those that do best in a race of all in so many worlds."""
SCANNED = 40
"""So many questions of a game are looked at where not all its puzzles are wanted, drawn by lot."""
SHOWN = 6
"""How many choices a puzzle keeps what they are worth of."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How thoroughly is looked: worlds of the first glance and of each search of the proof, tries of each level.

    `deep` is the number of iterations of the tree search that must agree, the way an Old Salt thinks.
    """

    glance: int = 12
    proof: int = 100
    tries: int = 6
    deep: int = 600


FULL = Budget()
AGAIN = 1_000_000
"""The salt of a decision that is searched anew."""


@dataclass(frozen=True, slots=True)
class Question:
    """A decision that is worth a look: its whole choices, those that rules of thumb like, what Deckhands choose."""

    decision: Decision
    choices: tuple[Actions, ...]
    liked: tuple[Actions, ...]
    hands: tuple[Actions, ...]


def at_stake(game: Game, decision: Decision) -> bool:
    """Return whether the seat is neither far ahead of the best rival nor far behind.

    Where it is, hardly any choice changes enough to be clearly the best, and nobody cares.
    """
    assert race.DEEP is not None
    rate, chance = game.mind.rating(race.DEEP.taught), FastChance(decision.luck(50))
    worlds = [game.imagine(decision.view, chance) for _world in range(STAKES)]
    mean = sum(utilities(rate(world), game.mind.scale)[decision.seat] for world in worlds) / STAKES
    return OPEN <= mean <= 1 - OPEN


def question(game: Game, decision: Decision) -> Question | None:
    """Return what is asked there; None where nothing is at stake or to be weighed: too few or too many choices."""
    if not at_stake(game, decision):
        return None
    choices = whole(game, decision)
    if not LEAST <= len(choices) <= MOST:
        return None
    likely = tuple(liked(game, decision, choices))
    if len(likely) < 2:
        return None
    hands = _hands(game, decision)
    return Question(decision, _with(choices, hands), likely, hands)


def _hands(game: Game, decision: Decision) -> tuple[Actions, ...]:
    """What some Deckhands choose."""
    return tuple([chosen(game, decision, DECKHAND, decision.luck(20 + n)) for n in range(HANDS)])


def _with(choices: tuple[Actions, ...], hands: Sequence[Actions]) -> tuple[Actions, ...]:
    """These choices, and of what Deckhands choose what is not among them: of very many not all are."""
    return (*choices, *dict.fromkeys(each for each in hands if each not in choices))


def glance(game: Game, asked: Question, budget: Budget) -> bool:
    """Return whether this may be a puzzle: one choice seems clearly the best, and not everybody makes it.

    It is looked at longer only while it may be one.
    """
    decision, likely = asked.decision, asked.liked
    near = [*likely[:GLANCED], *(each for each in likely[GLANCED:] if each in asked.hands)]
    racing = race.Racing(game, decision.view, decision.seat, near, decision.luck(0))
    for longer in LONGER:
        found = racing.run(longer * budget.glance)
        known = all(each in found.right for each in asked.hands)
        if found.gap >= LIKELY and found.sure >= LIKELY_SURE:
            return not known or chosen(game, decision, MATE, decision.luck(30)) not in found.right
        if known or found.hope < LEAST_GAP:
            return False
    return False


def rough(game: Game, decision: Decision, choices: Sequence[Actions]) -> Race:
    """Return a short race of all choices; what rules of thumb would never do is among them."""
    return race.run(game, decision.view, decision.seat, choices, ROUGH, decision.luck(40))


def prove(game: Game, decision: Decision, choices: Sequence[Actions], budget: Budget) -> Race | None:
    """Return the proof that one choice is clearly the best: several deep searches agree; None if it fails.

    Where they agree but luck leaves too much doubt there are more of them, and all must agree.
    """
    races: list[Race] = []
    for n in range(MOST_SEARCHES):
        races.append(race.run(game, decision.view, decision.seat, choices, budget.proof, decision.luck(1 + n)))
        if races[-1].best not in races[0].right or races[-1].gap < LEAST_GAP / 2:
            return None
        if n + 1 < SEARCHES:
            continue
        found = race.joined(races)
        if found.gap < LEAST_GAP:
            return None
        if found.sure >= SURE:
            return found if _agreed(game, decision, found.right, budget) else None
    return None


def _agreed(game: Game, decision: Decision, right: frozenset[Actions], budget: Budget) -> bool:
    """Return whether most of the searches that the best level of bot makes find one of these choices."""
    assert OLD_SALT.effort is not None
    level, agree = replace(OLD_SALT, effort=replace(OLD_SALT.effort, iterations=budget.deep)), 0
    for n in range(SEARCHES):
        agree += chosen(game, decision, level, decision.luck(10 + n)) in right
        if 2 * max(agree, n + 1 - agree) > SEARCHES:  # the others cannot change it
            break
    return 2 * agree > SEARCHES


def puzzle(match: Match, decision: Decision, found: Race, habits: Habit, among: int) -> Puzzle:
    """Return what was found out as plain data."""
    game, codec = match.game, Codec(match.game.vocabulary)
    shown = [each for each in found.runners if each.actions in found.right or habits.taken[each.actions]]
    shown += [each for each in found.runners if each not in shown]
    best = found.runners[0]
    rows = []
    for runner in sorted(shown[:SHOWN], key=lambda each: each.behind(best)[0]):
        worth = max(0.0, min(1.0, best.mean() - runner.behind(best)[0]))
        taken = round(100 * habits.taken[runner.actions] / habits.tries)
        same = runner is not best and runner.actions in found.right
        rows.append(Choice(tuple(map(codec.encode, runner.actions)), round(worth, 4), taken, same))
    rows.sort(key=lambda row: (row.actions != tuple(map(codec.encode, best.actions)), -row.worth))
    mark = blake2b(f"{game.id} {match.seed} {decision.step}".encode(), digest_size=5).hexdigest()
    return Puzzle(
        id=mark,
        game=game.id,
        options=msgspec.to_builtins(match.options),
        players=tuple(PlayerEntry(each.name, each.kind, each.colour) for each in match.players),
        seed=match.seed,
        seat=decision.seat,
        kind=kind_of(decision, found.best),
        steps=tuple((seat, codec.encode(action)) for seat, action in match.steps[: decision.step]),
        choices=tuple(rows),
        among=among,
        gap=round(min(1.0, found.gap), 4),
        sure=int(10_000 * found.sure),
        worlds=len(best.results),
        misses=habits.misses,
        rules=game.rules_version,
        map=match.map if match.map != game.staging.map else "",
        map_digest=match.map_digest,
    )


def search(
    match: Match,
    found: list[Puzzle],
    seats: Sequence[Seat] | None = None,
    budget: Budget = FULL,
    most: int | None = None,
    wanted: Callable[[Decision], bool] = lambda decision: True,
) -> Steps[None]:
    """Look for puzzles among the decisions of these seats (None: all) that are wanted, add them to `found`.

    Stops after each decision. At most `most` are looked for (None: all there are), in any order then.
    """
    places = list(decisions(match, seats))
    if most is not None:
        places = [decision for decision in places if wanted(decision)]
        FastChance(len(places)).shuffle(places)
    looked = 0
    for decision in places:
        yield
        if most is not None and (len(found) >= most or looked >= SCANNED):
            return
        asked = question(match.game, decision)
        looked += asked is not None
        if asked is None or not glance(match.game, asked, budget):
            continue
        first = rough(match.game, decision, asked.choices)
        if first.hope < LEAST_GAP:
            continue
        proof = prove(match.game, decision, first.leading(RACED), budget)
        if proof is not None:
            habits = habit(match.game, decision, proof.right, budget.tries)
            if any(habits.misses):
                found.append(puzzle(match, decision, proof, habits, len(asked.choices)))
            yield


def again(known: Puzzle, budget: Budget = FULL) -> Puzzle | None:
    """Return what a new search with other luck finds out about this position; None if nothing is clearly the best."""
    match = replay_match(known.document())
    seat, game = known.seat, match.game
    sight = match.seat(seat)
    state = game.imagine(sight.view, FastChance(len(known.steps)))
    decision = Decision(len(known.steps), state, seat, sight.view, sight.legal, AGAIN)
    choices = _with(whole(game, decision), _hands(game, decision))
    proof = prove(game, decision, rough(game, decision, choices).leading(RACED), budget)
    if proof is None:
        return None
    return puzzle(match, decision, proof, habit(game, decision, proof.right, budget.tries), len(choices))

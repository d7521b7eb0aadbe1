"""Finding puzzles in played games: decisions where one choice is clearly the best and bots miss it, then the proof.

Everything is worked out from what the seat could see: worlds are imagined from its View, the true position is only
played on from one decision to the next.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b
from itertools import islice
from typing import Any

import msgspec

from game.bots.bot import choose
from game.bots.levels import DECKHAND, MATE, OLD_SALT, SKIPPER, Level, unhurried
from game.core.chance import Chance, FastChance
from game.core.codec import Codec
from game.core.compound_choice import Few, chains, every, half
from game.core.game import Event, Game, Seat
from game.core.match import Match
from game.core.save import PlayerEntry
from game.core.seats import SeatView
from game.core.steps import Steps
from game.games import replay_match
from game.puzzles import race
from game.puzzles.puzzle import LEAST_GAP, SEARCHES, SURE, Choice, Puzzle
from game.puzzles.race import Actions, Race

LEAST, MOST = 3, 160
"""How many whole choices a puzzle has, at least and at most."""
GLANCED, HANDS = 5, 4
"""So many choices are looked at first, those that rules of thumb like best, and what so many Deckhands choose."""
LIKELY = 0.012
"""The gap that is worth a closer look."""
RACED = 24
"""A proof compares so many choices, those that rules of thumb like best."""
SCANNED = 40
"""So many decisions of a game are looked at where not all its puzzles are wanted, drawn by lot."""
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
class Decision:
    """A position in which a seat chooses: after so many steps, as it is and as the seat sees it."""

    step: int
    state: Any
    seat: Seat
    view: Any
    legal: tuple[Any, ...]
    salt: int = 0
    """Another one gives other luck."""

    def luck(self, purpose: int) -> int:
        """Return a seed of this decision's own, another one for each purpose."""
        return 1_000_003 * (self.step + self.salt) + 7919 * purpose + 17


@dataclass(frozen=True, slots=True)
class Habit:
    """What the levels choose here: how often each misses the best in per cent, and how often each choice is made."""

    misses: tuple[int, int, int]
    taken: Counter[Actions]
    tries: int


def decisions(match: Match, seats: Sequence[Seat] | None = None) -> Iterator[Decision]:
    """Every decision of this match with at least two ways, of these seats (None: all), where a choice begins."""
    game, steps = match.game, match.steps
    state = game.setup(match.options, len(match.players), Chance(match.seed, 0))
    midway = False
    for n, (seat, action) in enumerate(steps, 1):
        wanted = not midway and (seats is None or seat in seats) and seat in game.actors(state)
        legal = tuple(game.legal(state, seat)) if wanted else ()
        if len(legal) > 1 and action in legal:
            yield Decision(n - 1, state.clone(), seat, game.look(state, seat), legal)
        before, told, chance = game.look(state, None), list[Event](), Chance(match.seed, n)
        game.apply(state, seat, action, chance, told.append)
        same = not told and not chance.used and tuple(game.actors(state)) == (seat,)
        midway = same and game.look(state, None) == before


def whole(game: Game, decision: Decision) -> tuple[Actions, ...]:
    """Return every whole choice here, by the rules; where there are more than MOST, those that anybody thinks of.

    More than MOST are as good as too many.
    """

    def thought_of(view: Any, actions: Sequence[Any]) -> Sequence[Any]:
        world = game.imagine(view, Chance("halves", 0))
        weights = game.mind.priors(world, decision.seat, actions)
        return [action for action, weight in zip(actions, weights, strict=True) if weight] or actions

    def grown(legal: Sequence[Any], few: Few) -> tuple[Actions, ...]:
        found = chains(game, decision.view, decision.seat, legal, lambda _before, _after: True, few)
        return tuple(chain.actions for chain in islice(found, MOST + 1))

    all_of_them = grown(decision.legal, every)
    if len(all_of_them) <= MOST:
        return all_of_them
    return grown(thought_of(decision.view, decision.legal), thought_of)


def chosen(game: Game, decision: Decision, level: Level, luck: int) -> Actions:
    """Return the whole choice that a bot of this level makes here."""
    state, actions, public = decision.state, list[Any](), game.look(decision.state, None)
    seat, calm = decision.seat, unhurried(level)
    while True:
        legal = tuple(game.legal(state, seat))
        sight = SeatView(seat, game.look(state, seat), legal, (), (seat,))
        action = choose(game, sight, calm, luck + len(actions), None).action
        actions.append(action)
        after = half(game, state, seat, action, public)
        if after is None:
            return tuple(actions)
        state = after


def liked(game: Game, decision: Decision, choices: Sequence[Actions]) -> list[Actions]:
    """Return the choices that rules of thumb like best, the best first; none that they would never make."""
    world = game.imagine(decision.view, FastChance(1))
    known: dict[Actions, tuple[Any, dict[Any, int]]] = {}

    def priors(begun: Actions) -> dict[Any, int]:
        if begun not in known:
            state = world if not begun else known[begun[:-1]][0].clone()
            if begun:
                game.apply(state, decision.seat, begun[-1], Chance("halves", 0), None)
            legal = game.legal(state, decision.seat)
            weights = game.mind.priors(state, decision.seat, legal)
            known[begun] = state, dict(zip(legal, weights, strict=True))
        return known[begun][1]

    weighed: list[tuple[float, int, Actions]] = []
    for actions in choices:
        weight = 1.0
        for n, action in enumerate(actions):
            weight *= priors(actions[:n]).get(action, 0) / 255
        weighed.append((-weight, len(weighed), actions))
    return [actions for weight, _n, actions in sorted(weighed) if weight]


def glance(game: Game, decision: Decision, budget: Budget) -> tuple[Actions, ...]:
    """Return the whole choices of a decision that may be a puzzle; () if a quick look says that it is none.

    Where whoever plays by rules of thumb always chooses the same as they like best, nothing more is looked at.
    """
    choices = whole(game, decision)
    if not LEAST <= len(choices) <= MOST:
        return ()
    likely = liked(game, decision, choices)
    if len(likely) < 2:
        return ()
    hands = [chosen(game, decision, DECKHAND, decision.luck(20 + n)) for n in range(HANDS)]
    if set(hands) == {likely[0]}:
        return ()
    near = [*likely[:GLANCED], *(each for each in likely[GLANCED:] if each in hands)]
    found = race.run(game, decision.view, decision.seat, near, budget.glance, decision.luck(0))
    if found.gap < LIKELY or found.sure < 0.9:
        return ()
    hands.append(chosen(game, decision, MATE, decision.luck(30)))
    return choices if any(each not in found.right for each in hands) else ()


def raced(game: Game, decision: Decision, choices: Sequence[Actions]) -> list[Actions]:
    """Return those of these choices that a proof compares: all, or of many those that rules of thumb like best."""
    if len(choices) <= RACED:
        return list(choices)
    return liked(game, decision, choices)[:RACED]


def prove(game: Game, decision: Decision, choices: Sequence[Actions], budget: Budget) -> Race | None:
    """Return the proof that one choice is clearly the best: several deep searches agree; None if it fails."""
    races: list[Race] = []
    rivals = raced(game, decision, choices)
    for n in range(SEARCHES):
        races.append(race.run(game, decision.view, decision.seat, rivals, budget.proof, decision.luck(1 + n)))
        if races[-1].best not in races[0].right or races[-1].gap < LEAST_GAP / 2:
            return None
    found = race.joined(races)
    if found.gap < LEAST_GAP or found.sure < SURE:
        return None
    return found if _agreed(game, decision, found.right, budget) else None


def _agreed(game: Game, decision: Decision, right: frozenset[Actions], budget: Budget) -> bool:
    """Return whether most of the searches that the best level of bot makes find one of these choices."""
    assert OLD_SALT.effort is not None
    level, agree = replace(OLD_SALT, effort=replace(OLD_SALT.effort, iterations=budget.deep)), 0
    for n in range(SEARCHES):
        agree += chosen(game, decision, level, decision.luck(10 + n)) in right
        if 2 * max(agree, n + 1 - agree) > SEARCHES:  # the others cannot change it
            break
    return 2 * agree > SEARCHES


def habit(game: Game, decision: Decision, right: frozenset[Actions], budget: Budget) -> Habit:
    """Return how often each level misses the best here."""
    taken, misses = Counter[Actions](), []
    for rank, level in enumerate((DECKHAND, MATE, SKIPPER)):
        made = [chosen(game, decision, level, decision.luck(100 * (rank + 1) + n)) for n in range(budget.tries)]
        taken.update(made)
        misses.append(round(100 * sum(each not in right for each in made) / budget.tries))
    return Habit((misses[0], misses[1], misses[2]), taken, 3 * budget.tries)


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


def phase_of(decision: Decision) -> str:
    """Return the phase of the game in which this is decided, as the rules name it."""
    return str(getattr(decision.view, "phase", ""))


def kind_of(decision: Decision, best: Actions) -> str:
    """Return the phase and the kind of what is best."""
    return f"{phase_of(decision)} {type(best[0]).__name__}"


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
        del places[SCANNED:]
    for decision in places:
        yield
        if most is not None and len(found) >= most:
            return
        choices = glance(match.game, decision, budget)
        if not choices:
            continue
        proof = prove(match.game, decision, choices, budget)
        if proof is not None:
            habits = habit(match.game, decision, proof.right, budget)
            if any(habits.misses):
                found.append(puzzle(match, decision, proof, habits, len(choices)))
            yield


def again(known: Puzzle, budget: Budget = FULL) -> Puzzle | None:
    """Return what a new search with other luck finds out about this position; None if nothing is clearly the best."""
    match = replay_match(known.document())
    seat, game = known.seat, match.game
    sight = match.seat(seat)
    state = game.imagine(sight.view, FastChance(len(known.steps)))
    decision = Decision(len(known.steps), state, seat, sight.view, sight.legal, AGAIN)
    choices = whole(game, decision)
    proof = prove(game, decision, choices, budget)
    if proof is None:
        return None
    return puzzle(match, decision, proof, habit(game, decision, proof.right, budget), len(choices))

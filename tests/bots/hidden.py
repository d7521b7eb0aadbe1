"""What lies hidden in each box: where the proof of fairness looks, and what it plants there."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from game.core.game import Game
from game.games.dark_water_salvage.components import WRECKS
from game.games.key_largo.components import KIND
from game.games.keyflower import components as village
from game.games.keythedral.purse import cubes
from game.games.killmans_keep.components import MONSTER_FACE

Things = Mapping[str, int]
"""Hidden things by name, each as one of a few numbers."""


@dataclass(frozen=True, slots=True)
class Box:
    """What the proof must know of a game.

    things:  (state, view of a seat, number) -> what is hidden from that seat; the number chooses among things alike.
    pieces:  (state) -> all cards and tokens there are, wherever they lie, in an order that says nothing.
    plant:   (imagined state, true state, view) -> None: copies one hidden thing of the truth.
    tell:    the name of a number in the View into which a leak is written.
    rare:    (state, seat) -> whether anything is hidden from it: where that is rare, every second position is one.
    """

    things: Callable[[Any, Any, int], Things]
    pieces: Callable[[Any], Any]
    plant: Callable[[Any, Any, Any], None]
    tell: str
    rare: Callable[[Any, int], bool] = lambda _state, _seat: True


def _any(cards: Any, number: int) -> int:
    return cards[number % len(cards)]


def _largo_things(state: Any, view: Any, number: int) -> Things:
    rival = (view.seat + 1) % view.seats
    things = {}
    wreck = number % len(view.wrecks)
    if view.wrecks[wreck]:
        things["a wreck's card"] = KIND[_any(state.wrecks[wreck], number)]
    if sum(view.backs[rival]):
        things["a rival's card"] = KIND[_any(state.hands[rival], number)]
    if view.sealed[rival] and view.mornings[rival] < 0:
        things["a rival's plan"] = state.plans[rival] // 5
    if view.held_counts[rival]:
        things["a rival's encounter"] = state.held[rival].bit_length() // 5
    return things


def _largo_pieces(state: Any) -> Any:
    """How many cards of the wrecks there are, by place; which of the eighty stayed in the box nobody knows."""
    places = (*state.wrecks, *state.hands, state.gone)
    return [len(place) for place in places], sum(map(int.bit_count, (*state.held, state.pile, state.discarded)))


def _largo_plant(state: Any, truth: Any, view: Any) -> None:
    rival = (view.seat + 1) % view.seats
    state.hands[rival] = truth.hands[rival]


def _salvage_things(state: Any, view: Any, number: int) -> Things:
    wreck, rival = number % WRECKS, (view.seat + 1) % view.seats
    things = {"a value card": state.cards[wreck] % 5}
    if view.places[wreck] < 0:
        things["a wreck's depth"] = state.lake.depths[state.regions[wreck]]
        things["a wreck's place"] = state.regions[wreck] * 5 // len(state.lake.depths)
    if view.phase == "apply" and view.sealed[rival]:
        things["a rival's application"] = state.applications[rival]
    return things


def _salvage_pieces(state: Any) -> Any:
    tokens = (*state.cash, *state.loans, state.bag_fives, state.bag_tens, state.fives, state.tens)
    return len(set(state.regions)), len(set(state.cards)), state.ships, tokens


def _salvage_plant(state: Any, truth: Any, view: Any) -> None:
    first = view.seat * WRECKS
    for wreck, mask in enumerate(state.masks[first : first + WRECKS]):
        if mask.bit_count() > 1 and truth.regions[wreck] not in state.regions:
            state.regions = (*state.regions[:wreck], truth.regions[wreck], *state.regions[wreck + 1 :])
            return


def _keep_things(state: Any, view: Any, number: int) -> Things:
    rival = (view.seat + 1) % view.seats
    things = {}
    if view.held[rival]:
        things["a rival's card"] = _any(state.hands[rival], number) * 6 // MONSTER_FACE
    if state.pool:
        card = _any(sorted(state.pool), number)
        things["a card of the Keep"] = min(card, MONSTER_FACE) * 6 // MONSTER_FACE
    if view.goals[rival] < 0 and view.has_goal[rival]:
        things["a rival's goal"] = state.goals[rival] % 6
    return things


def _keep_pieces(state: Any) -> Any:
    buried = [card for card, _seen in (*state.top, *state.bottom)]
    monster = [state.monster] if state.monster >= 0 else []
    cards = (*state.market, *state.discard, *state.aside, *state.pool, *buried, *monster, *sum(state.hands, ()))
    goals = [goal for goal in (*state.goals, *state.goal_pool, *state.goal_discard) if goal >= 0]
    return sorted(cards), sorted(goals)


def _village_things(state: Any, view: Any, number: int) -> Things:
    rival = (view.seat + 1) % view.seats
    things = {}
    hidden = [n - seen for n, seen in zip(state.hand[rival * 4 : rival * 4 + 4], view.shown[rival * 4 :], strict=False)]
    workers = [colour for colour, n in enumerate(hidden) for _one in range(n)]
    if workers:
        things["a rival's worker"] = _any(workers, number)
    if sum(state.bag):
        things["a worker in the bag"] = _any([c for c, n in enumerate(state.bag) for _one in range(n)], number)
    if state.dealt[rival]:
        things["a rival's winter tile"] = village.OF_SEASON[village.WINTER].index(_any(state.dealt[rival], number)) // 3
    return things


def _village_pieces(state: Any) -> Any:
    """Workers by colour and skill tiles by kind, wherever they lie, and how many winter tiles each has."""
    bids = [0, 0, 0, 0]
    for bid in state.bids:
        bids[bid & 3] += bid >> 2
    workers = [
        state.bag[c] + sum(state.hand[c::4]) + sum(state.on[c::4]) + sum(state.load[c::7]) + bids[c] for c in range(4)
    ]
    skills = [state.pile[k] + sum(state.skills[k::3]) + sum(state.load[4 + k :: 7]) for k in range(3)]
    return workers, state.green, skills, [len(dealt) for dealt in state.dealt]


def _village_plant(state: Any, truth: Any, view: Any) -> None:
    rival = (view.seat + 1) % view.seats
    state.hand[rival * 4 : rival * 4 + 4] = truth.hand[rival * 4 : rival * 4 + 4]


def _minster_things(state: Any, view: Any, number: int) -> Things:
    rival = (view.seat + 1) % view.seats
    if not view.sealed[rival]:
        return {}
    return {"a rival's bid": min(cubes(state.bids[rival]), 3)}


def _minster_pieces(state: Any) -> Any:
    """Cubes, and what is still to be drawn."""
    return sum(state.purse) + state.supply + state.used, state.stack, state.deck


def _minster_secret(state: Any, seat: int) -> bool:
    """Somebody else has sealed a bid."""
    return bool(state.sealed & ~(1 << seat))


def _minster_plant(state: Any, truth: Any, view: Any) -> None:
    state.bids = truth.bids


BOXES = {
    "key_largo": Box(_largo_things, _largo_pieces, _largo_plant, "turn"),
    "dark_water_salvage": Box(_salvage_things, _salvage_pieces, _salvage_plant, "idle"),
    "killmans_keep": Box(_keep_things, _keep_pieces, _largo_plant, "round"),
    "keyflower": Box(_village_things, _village_pieces, _village_plant, "passes"),
    "keythedral": Box(_minster_things, _minster_pieces, _minster_plant, "round", _minster_secret),
}


def copied(game: Game, world: Any) -> Game:
    """A planted leak: one hidden thing of every imagined world is as it is in truth."""

    def imagine(view: Any, chance: Any) -> Any:
        state = game.imagine(view, chance)
        BOXES[game.id].plant(state, world, view)
        return state

    return replace(game, imagine=imagine)


def told(game: Game, world: Any) -> Game:
    """A planted leak: something hidden tips a number of the View."""
    box = BOXES[game.id]

    def look(state: Any, seat: int | None) -> Any:
        view = game.look(state, seat)
        secret = sum(box.things(state, view, 0).values()) if seat is not None else 0
        return replace(view, **{box.tell: getattr(view, box.tell) + secret})

    return replace(game, look=look)

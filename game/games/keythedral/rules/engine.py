"""The rules of Keythedral: what a game record asks of them, and what follows what."""

from collections.abc import Callable, Sequence
from typing import Any

from game.core.chance import Chance
from game.core.errors import BadOption
from game.core.game import Seat, Tell
from game.games.keythedral import actions as do
from game.games.keythedral import components as box
from game.games.keythedral import view as halves
from game.games.keythedral.options import Options
from game.games.keythedral.rules import (
    asking,
    bids,
    building,
    crafts,
    harvest,
    laws,
    laying,
    purchase,
    scoring,
    turn,
    work,
)
from game.games.keythedral.rules.listing import legal
from game.games.keythedral.rules.scoring import result
from game.games.keythedral.rules.state import State, blank
from game.words import _

__all__ = ["actors", "apply", "legal", "result", "setup"]

Handler = Callable[[State, Seat, Any, Chance, Tell | None], None]
_ACTOR = tuple((seat,) for seat in range(box.SEATS[-1]))


def setup(options: Options, seats: int, chance: Chance) -> State:
    """2: the map begins with four fields, the first seats lie open, somebody starts. BadOption for too few or many."""
    if seats not in box.SEATS:
        raise BadOption(_("Keythedral is for two to five players."))
    state = blank(options, seats)
    for level in range(box.LEVELS if options.open_plan else 1):
        purchase.deal(state, level, chance)
    state.level = 0
    state.start = state.turn = chance.below(seats)
    laying.draw(state, chance, None)
    return state


def actors(state: State) -> Sequence[Seat]:
    """Who must decide now; () when the game is over."""
    return () if state.phase == "over" else _ACTOR[state.turn]


def apply(state: State, seat: Seat, action: do.Action, chance: Chance, tell: Tell | None) -> None:
    """Carries out a listed action, and all that follows without a decision."""
    HANDLERS[type(action)](state, seat, action, chance, tell)
    while state.phase in FOLLOWS:
        FOLLOWS[state.phase](state, chance, tell)


def _lay(state: State, seat: Seat, action: Any, chance: Chance, tell: Tell | None) -> None:
    if laying.play(state, seat, action, chance, tell):
        state.turn, state.phase = state.start, "round"


def _call(state: State, seat: Seat, action: do.Call, _chance: Chance, tell: Tell | None) -> None:
    work.call(state, seat, action.number, tell)


def _place(state: State, seat: Seat, action: do.Place, _chance: Chance, tell: Tell | None) -> None:
    work.place(state, seat, action.field, tell)
    state.phase = "send"


def _pass(state: State, seat: Seat, _action: do.Pass, _chance: Chance, tell: Tell | None) -> None:
    """4.6, 6.9, 7.11, 8.2: nothing, whatever was asked."""
    if state.phase == "act":
        turn.passed(state, seat, tell)
    elif state.phase == "place":
        work.stay(state, seat, tell)
        state.phase = "send"
    elif state.phase == "collect":
        state.phase = "gather"
    elif state.phase == "surcharge":
        purchase.fail(state, tell)
    else:
        asking.let_be(state)


def _buy_seat(state: State, seat: Seat, action: do.BuySeat, _chance: Chance, tell: Tell | None) -> None:
    purchase.buy(state, seat, action.tile, tell)


def _without(state: State, seat: Seat, action: do.Without, _chance: Chance, tell: Tell | None) -> None:
    purchase.leave_out(state, seat, action.colour, tell)


def _exact(state: State, seat: Seat, _action: do.Exact, _chance: Chance, tell: Tell | None) -> None:
    assert state.half is not None
    purchase.claim(state, seat, state.half[1], state.half[4], False, tell)


def _instead(state: State, _seat: Seat, action: do.Instead, _chance: Chance, _tell: Tell | None) -> None:
    purchase.replace(state, action.colour)


def _build_house(state: State, seat: Seat, action: do.BuildHouse, _chance: Chance, tell: Tell | None) -> None:
    building.build_house(state, seat, action.building, box.HOUSE, tell)
    turn.acted(state)


def _begin(half: tuple[int, int, int, int, int]) -> Handler:
    """A choice of which the first half names only what it is about."""

    def begin(state: State, _seat: Seat, _action: Any, _chance: Chance, _tell: Tell | None) -> None:
        state.half = half

    return begin


def _at(state: State, seat: Seat, action: do.At, _chance: Chance, tell: Tell | None) -> None:
    assert state.half is not None
    if state.half[0] == halves.FENCE:
        state.half = (halves.FENCE_AT, action.building, -1, -1, 0)
    else:
        laws.at(state, seat, action.building, tell)


def _edge(state: State, seat: Seat, action: do.Edge, _chance: Chance, tell: Tell | None) -> None:
    assert state.half is not None
    about = state.half[0]
    if about == halves.FENCE_AT:
        building.build_fence(state, seat, action.edge, box.FENCE, tell)
        turn.acted(state)
    elif about == halves.UNFENCE:
        building.remove_fence(state, seat, action.edge, box.REMOVAL, tell)
        turn.acted(state)
    else:
        laws.name(state, seat, action.edge, tell)


def _hire(state: State, _seat: Seat, action: do.Hire, _chance: Chance, _tell: Tell | None) -> None:
    state.half = (halves.HIRE, action.craft, -1, -1, 0)


def _pay(state: State, seat: Seat, action: do.Pay, _chance: Chance, tell: Tell | None) -> None:
    """6.2, 7.11, 7.14, 7.20: a cube, for whatever is being paid."""
    colour = action.colour
    if state.half is None:
        purchase.add(state, seat, colour, tell)
        return
    about = state.half[0]
    if about == halves.HIRE:
        if crafts.pay_hire(state, seat, colour, tell):
            turn.acted(state)
    elif about == halves.TRADE:
        crafts.pay_trade(state, colour)
    elif about == halves.INSTEAD:
        purchase.claim_instead(state, seat, colour, tell)
    else:
        laws.mason(state, seat, colour, tell)


def _take(state: State, seat: Seat, action: do.Take, _chance: Chance, tell: Tell | None) -> None:
    if state.phase == "relief":
        harvest.relieve(state, seat, action.colour, tell)
    else:
        crafts.take_trade(state, seat, action.colour, tell)
        turn.acted(state)


def _procure(state: State, seat: Seat, action: do.Procure, _chance: Chance, tell: Tell | None) -> None:
    crafts.procure(state, seat, action.place, tell)
    turn.acted(state)


def _play_law(state: State, seat: Seat, action: do.PlayLaw, _chance: Chance, tell: Tell | None) -> None:
    laws.play(state, seat, action.law, tell)


def _name(field: str) -> Handler:
    """7: something is named for the law that is about to be played."""

    def name(state: State, seat: Seat, action: Any, _chance: Chance, tell: Tell | None) -> None:
        laws.name(state, seat, getattr(action, field), tell)

    return name


def _offer(state: State, _seat: Seat, action: do.Offer, _chance: Chance, _tell: Tell | None) -> None:
    bids.offer(state, action.colour)


def _seal(state: State, seat: Seat, _action: do.Seal, _chance: Chance, tell: Tell | None) -> None:
    bids.seal(state, seat, tell)


HANDLERS: dict[type, Handler] = {
    do.LayField: _lay,
    do.Cottage: _lay,
    do.Gap: _lay,
    do.Call: _call,
    do.Place: _place,
    do.BuySeat: _buy_seat,
    do.Without: _without,
    do.Exact: _exact,
    do.Instead: _instead,
    do.BuildHouse: _build_house,
    do.Fence: _begin((halves.FENCE, -1, -1, -1, 0)),
    do.Unfence: _begin((halves.UNFENCE, -1, -1, -1, 0)),
    do.At: _at,
    do.Edge: _edge,
    do.Hire: _hire,
    do.Trade: _begin((halves.TRADE, -1, -1, -1, 0)),
    do.Pay: _pay,
    do.Take: _take,
    do.Procure: _procure,
    do.PlayLaw: _play_law,
    do.Name: _name("colour"),
    do.NameField: _name("kind"),
    do.OnSeat: _name("tile"),
    do.Pass: _pass,
    do.Offer: _offer,
    do.Seal: _seal,
}

FOLLOWS: dict[str, Callable[[State, Chance, Tell | None], None]] = {
    "round": work.begin_round,
    "step": work.step,
    "circle": work.first_circle,
    "send": work.send,
    "harvest": harvest.begin,
    "gather": harvest.gather,
    "actions": turn.begin,
    "turn": turn.following,
    "settle": purchase.settle,
    "night": bids.night,
    "bids": bids.collect,
    "end": scoring.end,
}
"""What comes by itself."""

"""10: reactions: cards played on other people's turns, and answers to a roll.

After some events (a haggle roll, a battle roll, a move, a draw) the seats are asked, clockwise from the active one,
whether they react. `queue` holds those still to be asked; the first of them acts. Whoever reacts changes what happened;
then everybody is asked anew, so a reaction can be answered by another. When all have passed, what happened stands.

Who is asked depends on public facts alone (`may_hold`): so being asked says nothing, and to pass says as little. A seat
that holds nothing is asked, too, and can only pass.
"""

from collections.abc import Callable, Sequence

from game.core.game import Seat
from game.games.killmans_keep import components as box
from game.games.killmans_keep.actions import PASS, SET_DIE, USE, Action
from game.games.killmans_keep.components import HEXED_DICE, LUCKY_MOONSTONE, SHADE, THROWING_KNIVES
from game.games.killmans_keep.knowledge.odds import lowest_winner
from game.games.killmans_keep.rules.hands import boxed, may_hold
from game.games.killmans_keep.rules.state import State, ask
from game.games.killmans_keep.view import Phase

ALONE: tuple[Phase, ...] = ("moved", "drew", "lost", "rations")
ANSWER: dict[Phase, int] = {call: box.ANSWERS[call][0] for call in ALONE}
"""10.6 to 10.8, 9.28: where there is one card alone that answers, which."""

WHISTLE_MONEY = min([box.VALUE[card] for card in box.ARTIFACT_CARDS])
"""10.7: with less nobody could pay for any artifact; whether it is enough for this one shows when it is shown."""


def clockwise(seats: int, first: Seat) -> tuple[Seat, ...]:
    """10.2: all seats in the order in which they are asked."""
    return tuple((first + step) % seats for step in range(seats))


_ROUND = tuple([tuple([clockwise(seats, first) for first in range(seats)]) for seats in range(box.SEATS[-1] + 1)])
"""By number of seats and the first of them."""


def open_round(state: State, phase: Phase) -> bool:
    """10.2: asks all seats that could react; whether there is any."""
    queue = MAY[phase](state, _ROUND[state.seats][state.active])
    state.queue = tuple(queue)
    if not queue:
        return False
    ask(state, queue[0], phase)
    return True


def open_own(state: State, phase: Phase) -> bool:
    """10.8: asks the active seat whether it answers what happens to it alone; whether it could."""
    seat = state.active
    if not may_hold(state, seat, ANSWER[phase]):
        return False
    state.queue = (seat,)
    ask(state, seat, phase)
    return True


def pass_on(state: State) -> bool:
    """10.2: the first seat in the queue does not react; whether another one is asked."""
    queue = state.queue = state.queue[1:]
    if not queue:
        return False
    ask(state, queue[0], state.phase)
    return True


def needed(state: State) -> int:
    """6.6: by how much the battle roll falls short of the monster, as things stand; 0 or less is a victory."""
    return lowest_winner(state.monster, state.bonus, state.options.ferocity) - state.die


def _may_haggle(state: State, seat: Seat) -> bool:
    """10.4: Hexed Dice or a Moonstone; on the own turn they cost an action, and the one that is sold cannot help."""
    sold = -1
    if seat == state.active:
        if not state.actions:
            return False
        sold = state.deal[1] if state.deal[0] else -1
    return may_hold(state, seat, HEXED_DICE, sold) or may_hold(state, seat, LUCKY_MOONSTONE, sold)


def _may_battle(state: State, seat: Seat) -> bool:
    """10.5: Hexed Dice; for the fighter himself Knives, when they could still help."""
    if seat != state.active:
        return may_hold(state, seat, HEXED_DICE)
    if state.actions and may_hold(state, seat, HEXED_DICE):
        return True
    return _knives_help(state) and may_hold(state, seat, THROWING_KNIVES)


def _knives_help(state: State) -> bool:
    return state.monster != SHADE and needed(state) > 0


Seats = tuple[Seat, ...]


def _hagglers(state: State, order: Seats) -> list[Seat]:
    return [seat for seat in order if _may_haggle(state, seat)]


def _fighters(state: State, order: Seats) -> list[Seat]:
    return [seat for seat in order if _may_battle(state, seat)]


def _stoppers(state: State, order: Seats) -> list[Seat]:
    """10.6: a Toll Chain against another's move."""
    card = ANSWER["moved"]
    return [seat for seat in order[1:] if may_hold(state, seat, card)]


def _whistlers(state: State, order: Seats) -> list[Seat]:
    """10.7: a Whistle, and money for the cheapest artifact; no use against a Strongbox that everybody knows of."""
    if boxed(state, state.active):
        return []
    money, card = state.money, ANSWER["drew"]
    return [seat for seat in order[1:] if money[seat] >= WHISTLE_MONEY and may_hold(state, seat, card)]


MAY: dict[Phase, Callable[[State, Seats], list[Seat]]] = {
    "haggled": _hagglers,
    "battle": _fighters,
    "moved": _stoppers,
    "drew": _whistlers,
}
"""10.3: who is asked after such an event, from public facts alone, of all seats from the active one on."""


def list_haggled(state: State, seat: Seat) -> Sequence[Action]:
    """10.4: what this seat can do about a haggle roll; the card that is being sold cannot help."""
    hand = state.hands[seat]
    if seat == state.active and state.deal[0] and state.deal[1] in hand:
        at = hand.index(state.deal[1])
        hand = hand[:at] + hand[at + 1 :]
    listed: list[Action] = [PASS]
    if HEXED_DICE in hand:
        listed.append(USE[HEXED_DICE])
    if LUCKY_MOONSTONE in hand:
        listed += [die for die in SET_DIE if die.face != state.die]
    return listed


def list_battle(state: State, seat: Seat) -> Sequence[Action]:
    """10.5: what this seat can do about a battle roll."""
    hand = state.hands[seat]
    listed: list[Action] = [PASS]
    if HEXED_DICE in hand and (seat != state.active or state.actions):
        listed.append(USE[HEXED_DICE])
    if seat == state.active and THROWING_KNIVES in hand and _knives_help(state):
        listed.append(USE[THROWING_KNIVES])
    return listed


Listing = Callable[[State, Seat], Sequence[Action]]


def _one_card(card: int) -> Listing:
    """The list of a seat that can react with this card alone."""
    both, neither = (PASS, USE[card]), (PASS,)

    def listed(state: State, seat: Seat) -> Sequence[Action]:
        return both if card in state.hands[seat] else neither

    return listed


LIST: dict[str, Listing] = {
    "haggled": list_haggled,
    "battle": list_battle,
    **{phase: _one_card(card) for phase, card in ANSWER.items()},
}
"""What a seat can do that is asked."""

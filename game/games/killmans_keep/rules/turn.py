"""3: the turn, its moves and its end, and 4: the Display Card.

A rule function that ends with nobody asked has come to the end of what was being resolved, and `proceed` goes on.
"""

from collections.abc import Sequence

from game.core.chance import Chance
from game.core.game import Seat, Tell
from game.games.killmans_keep import actions as act
from game.games.killmans_keep.actions import SHOW
from game.games.killmans_keep.components import ACTIONS, GOAL_FACE, NEIGHBOURS, TOLL
from game.games.killmans_keep.events import Moved, MoveUndone, Showed, TollPaid, TurnBegan, TurnEnded, TurnMissed, Used
from game.games.killmans_keep.knowledge.cards import kinds
from game.games.killmans_keep.rules import reactions
from game.games.killmans_keep.rules.hands import play, reveal, use_up
from game.games.killmans_keep.rules.state import FREE, NO_WALK, PAID, State, ask, drop_halves, spend

WAYS = tuple(tuple(act.MOVE[area] for area in near) for near in NEIGHBOURS)
"""3.3: the moves from each area."""


def proceed(state: State, tell: Tell | None) -> None:
    """Nothing is left to resolve: 4.1 Display Cards are chosen, then the turn goes on or the next begins."""
    while True:
        if state.bare and _ask_display(state, tell):
            return
        if state.next < 0:
            ask(state, state.active, "act")
            return
        if _begin_turn(state, tell):
            return


def put_away(state: State) -> None:
    """9.1: used cards go to the Keep discard once their effect is over."""
    if state.aside:
        state.discard, state.last_card = tuple(sorted((*state.discard, *state.aside))), state.aside[-1]
        state.aside = ()


def _begin_turn(state: State, tell: Tell | None) -> bool:
    """3.1: the next seat's turn; 6.7: a missed one; whether the seat is asked for Rations (9.28)."""
    seat = state.active = state.next
    if seat == state.first:
        state.round += 1
    state.next = -1
    state.actions = ACTIONS
    state.walked = state.mule = state.changed = False
    state.barred = state.traded = 0
    if not state.skip >> seat & 1:
        if tell:
            tell(TurnBegan(seat, state.round))
        return False
    if reactions.open_own(state, "rations"):
        return True
    miss_turn(state, tell)
    return False


def miss_turn(state: State, tell: Tell | None) -> None:
    """6.7: the active seat's turn is skipped; several lost turns count as one."""
    seat = state.active
    state.skip &= ~(1 << seat)
    state.actions = 0
    state.next = (seat + 1) % state.seats
    if tell:
        tell(TurnMissed(seat, state.round))


def use_rations(state: State, seat: Seat, action: act.Use, _chance: Chance, tell: Tell | None) -> None:
    """9.28: the turn is taken after all, and all of it."""
    state.skip &= ~(1 << seat)
    state.queue = ()
    play(state, seat, action.card, tell)
    if tell:
        tell(TurnBegan(seat, state.round))


def pay(state: State, seat: Seat, tell: Tell | None) -> None:
    """3.2: an action, and the artifact used for it, if there is one (9.1)."""
    spend(state)
    if state.using < 0:
        return
    if not state.paid:
        use_up(state, seat, state.using)
        if tell:
            tell(Used(seat, state.using, state.ability, True))
    state.paid = False
    state.using = state.ability = -1


def finish(state: State) -> None:
    """3.6: the active seat's turn is over as soon as all is resolved."""
    state.next = (state.active + 1) % state.seats


def end_turn(state: State, seat: Seat, _action: act.EndTurn, _chance: Chance, tell: Tell | None) -> None:
    """3.6: what is left of the turn is lost."""
    if tell:
        tell(TurnEnded(seat, state.actions))
    finish(state)


def list_moves(state: State, seat: Seat) -> Sequence[act.Action]:
    """3.3: the neighbours of the seat's area, less those it was turned back from (9.10)."""
    ways, barred = WAYS[state.area[seat]], state.barred
    return [way for way in ways if not barred >> way.area & 1] if barred else ways


def move(state: State, seat: Seat, action: act.Move, chance: Chance, tell: Tell | None) -> None:
    """3.3: the free move, or one that costs an action."""
    if state.walked:
        spend(state)
        go(state, seat, action.area, PAID, tell)
    else:
        state.walked = True
        state.mule = state.changed = False
        go(state, seat, action.area, FREE, tell)


def go(state: State, seat: Seat, area: int, cost: int, tell: Tell | None) -> None:
    """3.3: the pawn moves; 10.6: then others may react."""
    state.walk = (state.area[seat], area, cost, -1)
    state.area[seat] = area
    if tell:
        tell(Moved(seat, state.walk[0], area, cost))
    if not reactions.open_round(state, "moved"):
        state.walk = NO_WALK


def arrived(state: State, _chance: Chance, _tell: Tell | None) -> None:
    """10.6: nobody stops the move any more."""
    state.walk = NO_WALK


def use_toll_chain(state: State, seat: Seat, action: act.Use, _chance: Chance, tell: Tell | None) -> None:
    """9.10: the mover chooses to pay or to go back."""
    play(state, seat, action.card, tell)
    state.queue = ()
    state.walk = (*state.walk[:3], seat)
    ask(state, state.active, "toll")


def list_toll(state: State, seat: Seat) -> list[act.Action]:
    """9.10: go back, or pay, who can."""
    return [act.PAY_TOLL, act.TURN_BACK] if state.money[seat] >= TOLL else [act.TURN_BACK]


def pay_toll(state: State, seat: Seat, _action: act.PayToll, _chance: Chance, tell: Tell | None) -> None:
    """9.10: the toll is paid, and the others are asked again."""
    owner = state.walk[3]
    state.money[seat] -= TOLL
    state.money[owner] += TOLL
    state.walk = (*state.walk[:3], -1)
    if tell:
        tell(TollPaid(seat, owner, TOLL))
    if not reactions.open_round(state, "moved"):
        state.walk = NO_WALK


def turn_back(state: State, seat: Seat, _action: act.TurnBack, _chance: Chance, tell: Tell | None) -> None:
    """9.10: the move has not happened: what it cost comes back, except a card; and it may not be tried again."""
    start, area, cost, _owner = state.walk
    state.area[seat] = start
    state.barred |= 1 << area
    if cost == FREE:
        state.walked = False
    elif cost == PAID:
        state.actions += 1
    state.walk = NO_WALK
    if tell:
        tell(MoveUndone(seat, start, area))


def list_displays(state: State, seat: Seat) -> list[act.Show]:
    """4.1, 4.2: every card of the seat that it does not show already."""
    shown = state.display[seat]
    listed = [SHOW[card] for card in kinds(state.hands[seat]) if card != shown]
    if state.goals[seat] >= 0 and shown < GOAL_FACE:
        listed.append(SHOW[GOAL_FACE + state.goals[seat]])
    return listed


def can_change_display(state: State, seat: Seat) -> bool:
    """4.2: whether there is another card to show."""
    hand, shown = state.hands[seat], state.display[seat]
    if not hand:
        return False
    return hand[0] != shown or hand[-1] != shown or state.goals[seat] >= 0


def change_display(state: State, seat: Seat, _action: act.Showing, _chance: Chance, _tell: Tell | None) -> None:
    """4.2: which card to show instead."""
    ask(state, seat, "show")


def show(state: State, seat: Seat, action: act.Show, _chance: Chance, tell: Tell | None) -> None:
    """4.1: this is the Display Card from now on; 4.5: in another's turn what that seat has begun is forgotten."""
    if seat != state.active:
        drop_halves(state)
    elif state.phase == "show":
        state.changed = True
    set_display(state, seat, action.card, tell)


def set_display(state: State, seat: Seat, card: int, tell: Tell | None) -> None:
    """4.1: everybody sees the card."""
    state.display[seat] = card
    state.bare &= ~(1 << seat)
    if card >= GOAL_FACE:
        state.goals_known |= 1 << seat
    else:
        reveal(state, seat, (card,))
    if tell:
        tell(Showed(seat, card, len(state.hands[seat]) + (state.goals[seat] >= 0) == 1))


def show_only(state: State, seat: Seat, tell: Tell | None) -> None:
    """4.4: who had no card shows the only one that he has got, at once."""
    if state.bare >> seat & 1 and len(state.hands[seat]) == 1 and state.goals[seat] < 0:
        set_display(state, seat, state.hands[seat][0], tell)


def _ask_display(state: State, tell: Tell | None) -> bool:
    """4.1: the first seat without a Display Card chooses one; an only card is shown without asking."""
    for step in range(state.seats):
        seat = (state.active + step) % state.seats
        if not state.bare >> seat & 1:
            continue
        hand, goal = state.hands[seat], state.goals[seat]
        if len(hand) + (goal >= 0) > 1:
            ask(state, seat, "display")
            return True
        if hand or goal >= 0:
            set_display(state, seat, hand[0] if hand else GOAL_FACE + goal, tell)
        state.bare &= ~(1 << seat)
    return False

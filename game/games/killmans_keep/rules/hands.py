"""Cards on their way: into a hand, out of it, and before everybody's eyes (14.2, 14.3)."""

from game.core.game import Seat, Tell
from game.games.killmans_keep import components as box
from game.games.killmans_keep.events import Protected, Used
from game.games.killmans_keep.knowledge.cards import Cards, kinds, plus, without
from game.games.killmans_keep.rules.state import State


def get(state: State, seat: Seat, card: int) -> None:
    """A card that everybody sees goes into this hand."""
    state.hands[seat] = plus(state.hands[seat], card)
    state.known[seat] = plus(state.known[seat], card)
    if state.display[seat] < 0:
        state.bare |= 1 << seat


def get_hidden(state: State, seat: Seat, card: int, seen: int) -> None:
    """14.3: a card from the Keep goes into this hand; those in `seen` looked at it before."""
    state.hands[seat] = plus(state.hands[seat], card)
    if state.display[seat] < 0:
        state.bare |= 1 << seat
    seen &= ~(1 << seat)
    if seen:
        peeks = [(viewer, seat, card) for viewer in range(state.seats) if seen >> viewer & 1]
        state.peeks = tuple(sorted((*state.peeks, *peeks)))


def reveal(state: State, seat: Seat, cards: Cards) -> None:
    """14.2: everybody sees that these cards are in this hand."""
    for card in kinds(cards):
        for _copy in range(cards.count(card) - state.known[seat].count(card)):
            uncover(state, seat, card)


def uncover(state: State, seat: Seat, card: int) -> None:
    """14.2: everybody sees that this hand holds one more such card than was known."""
    state.known[seat] = plus(state.known[seat], card)
    state.unseen[card] -= 1
    if state.peeks:
        _forget(state, seat, card)


def lose(state: State, seat: Seat, card: int) -> None:
    """A card leaves this hand, and everybody sees it."""
    hand = state.hands[seat] = without(state.hands[seat], card)
    if card in state.known[seat]:
        state.known[seat] = without(state.known[seat], card)
    else:
        state.unseen[card] -= 1
        if state.peeks:
            _forget(state, seat, card)
    if state.display[seat] == card and card not in state.known[seat]:
        state.display[seat] = -1
        if hand or state.goals[seat] >= 0:
            state.bare |= 1 << seat


def _forget(state: State, seat: Seat, card: int) -> None:
    """14.3: what some knew, everybody knows: each of them knows one such card less that others do not."""
    peeks = state.peeks
    for viewer in range(state.seats):
        if (viewer, seat, card) in peeks:
            at = peeks.index((viewer, seat, card))
            peeks = peeks[:at] + peeks[at + 1 :]
    state.peeks = peeks


def throw_away(state: State, seat: Seat, card: int) -> None:
    """6.10: a card goes from this hand to the Keep discard."""
    lose(state, seat, card)
    discard(state, card)


def discard(state: State, card: int) -> None:
    """6.10: a card lies on the Keep discard, face up."""
    state.discard = plus(state.discard, card)
    state.last_card = card


def use_up(state: State, seat: Seat, card: int) -> None:
    """9.1: a used card lies aside until its effect is over; then it goes to the Keep discard."""
    lose(state, seat, card)
    state.aside = plus(state.aside, card)


def play(state: State, seat: Seat, card: int, tell: Tell | None) -> None:
    """9.1: a card is used, and all are told, unless they were (4.3); its effect follows."""
    if state.paid:
        state.paid = False
        return
    use_up(state, seat, card)
    if tell:
        tell(Used(seat, card, card, True))


def boxed(state: State, seat: Seat) -> bool:
    """9.6: whether everybody knows that a Strongbox keeps others' cards from this seat's belongings."""
    return box.STRONGBOX in state.known[seat]


def guarded(state: State, victim: Seat, by: Seat, tell: Tell | None) -> bool:
    """9.6: whether a Strongbox keeps another's card from the victim's belongings; then it is shown."""
    if box.STRONGBOX not in state.hands[victim]:
        return False
    reveal(state, victim, (box.STRONGBOX,))
    if tell:
        tell(Protected(victim, by))
    return True


def drop_goal(state: State, seat: Seat) -> int:
    """7.5: the goal leaves this hand for the goal discard; its number."""
    goal = state.goals[seat]
    state.goals[seat] = -1
    state.goals_known &= ~(1 << seat)
    state.goal_discard = plus(state.goal_discard, goal)
    state.last_goal = goal
    if state.display[seat] >= box.GOAL_FACE:
        state.display[seat] = -1
        if state.hands[seat]:
            state.bare |= 1 << seat
    return goal


def may_hold(state: State, seat: Seat, card: int, beside: int = -1) -> bool:
    """10.3: whether everybody must think it possible that this seat holds such an artifact, beside this known card."""
    known = state.known[seat]
    if card in known and (card != beside or known.count(card) > 1):
        return True
    return state.unseen[card] > 0 and len(state.hands[seat]) > len(known)

"""6: the Keep: drawing from its deck. What to do about a monster stands in `fight`."""

from game.core.chance import Chance
from game.core.game import Seat, Tell
from game.games.killmans_keep import components as box
from game.games.killmans_keep import events_keep as keep_events
from game.games.killmans_keep.actions import ORDER, Action, Draw, Order, Use
from game.games.killmans_keep.rules import reactions
from game.games.killmans_keep.rules.hands import get, get_hidden, guarded, lose, play, uncover
from game.games.killmans_keep.rules.state import EVERYBODY, Entry, State, ask, spend
from game.games.killmans_keep.rules.turn import show_only


def deck_size(state: State) -> int:
    """6.1: the cards in the deck; a monster that lies face up on it is not counted."""
    return len(state.top) + len(state.pool) + len(state.bottom)


def can_draw(state: State) -> bool:
    """6.1: a card to be had, 6.4: and no monster on top of it."""
    return state.monster < 0 and bool(state.pool or state.top or state.bottom)


def draw(state: State, seat: Seat, _action: Draw, chance: Chance, tell: Tell | None) -> None:
    """6.1: an action."""
    spend(state)
    draw_cards(state, seat, 1, chance, tell)


def draw_cards(state: State, seat: Seat, number: int, chance: Chance, tell: Tell | None) -> None:
    """6.1: draws so many cards one after the other, as long as there are any and no monster comes."""
    state.draws = number
    while state.draws and can_draw(state):
        show_only(state, seat, tell)
        state.draws -= 1
        _draw_one(state, seat, chance, tell)
        if state.actor >= 0:
            return
    state.draws = 0


def _draw_one(state: State, seat: Seat, chance: Chance, tell: Tell | None) -> None:
    """6.2: an artifact goes hidden into the hand; a monster is shown to all and must be faced."""
    card, seen = _lift(state, chance)
    refill(state, tell)
    if card >= box.MONSTER_FACE:
        state.monster = card
        state.draws = 0
        state.fresh = True
        if tell:
            tell(keep_events.MonsterMet(seat, card, state.options.ferocity))
        ask(state, seat, "fight")
        return
    get_hidden(state, seat, card, seen)
    state.drawn = card
    if tell:
        tell(keep_events.Drew(seat, deck_size(state)))
        tell(keep_events.DrewSeen(card, seat))
    if not reactions.open_round(state, "drew"):
        state.drawn = -1


def kept(state: State, chance: Chance, tell: Tell | None) -> None:
    """10.7: nobody whistled for the card; 9.29: perhaps there is another one to draw."""
    state.drawn = -1
    draw_cards(state, state.active, state.draws, chance, tell)


def _lift(state: State, chance: Chance) -> Entry:
    """The top card of a deck that is not empty."""
    if state.top:
        entry, state.top = state.top[0], state.top[1:]
    elif state.pool:
        entry = (_lot(state, chance), 0)
    else:
        entry, state.bottom = state.bottom[0], state.bottom[1:]
    return entry


def _lot(state: State, chance: Chance) -> int:
    """A card that nobody knows, by lot."""
    pool = state.pool
    at = chance.below(len(pool))
    card = pool[at]
    pool[at] = pool[-1]
    pool.pop()
    return card


def refill(state: State, tell: Tell | None) -> None:
    """6.11: an empty deck is made of the discard at once; nobody knows any more where those cards are."""
    if state.pool or state.top or state.bottom or not state.discard:
        return
    for card in state.discard:
        if card < box.MONSTER_FACE:
            state.unseen[card] += 1
    state.pool = list(state.discard)
    state.discard = ()
    if tell:
        tell(keep_events.KeepShuffled(len(state.pool)))


def use_whistle(state: State, seat: Seat, action: Use, chance: Chance, tell: Tell | None) -> None:
    """9.24: pay the drawer and take the card, if the money will do; all see it. 9.6: a Strongbox prevents it."""
    drawer = state.active
    play(state, seat, action.card, tell)
    if not guarded(state, drawer, seat, tell):
        uncover(state, drawer, state.drawn)
        _pay_for_drawn(state, seat, drawer, tell)
    state.queue = ()
    kept(state, chance, tell)


def _pay_for_drawn(state: State, seat: Seat, drawer: Seat, tell: Tell | None) -> None:
    """9.24: the card for its base value; whoever cannot pay it has whistled in vain."""
    card, price = state.drawn, box.VALUE[state.drawn]
    if price > state.money[seat]:
        if tell:
            tell(keep_events.WhistledInVain(seat, drawer, card, price))
        return
    lose(state, drawer, card)
    get(state, seat, card)
    state.money[seat] -= price
    state.money[drawer] += price
    if tell:
        tell(keep_events.Whistled(seat, drawer, card, price))


def look_ahead(state: State, seat: Seat, chance: Chance, tell: Tell | None) -> None:
    """9.2: the top two cards, or the only one."""
    first = _lift(state, chance)
    entries = [first]
    if len(entries) < box.LANTERN_CARDS and deck_size(state):
        entries.append(_lift(state, chance))
    state.top = (*[(card, seen | 1 << seat) for card, seen in entries], *state.top)
    if tell:
        tell(keep_events.LookedAhead(seat, len(entries)))
        tell(keep_events.SawCards(tuple([card for card, _seen in entries]), seat))
    if len(entries) > 1:
        ask(state, seat, "order")


def list_orders(_state: State, _seat: Seat) -> tuple[Action, ...]:
    """9.2: as they were, or swapped; asked even when they are alike, or that would be known."""
    return ORDER


def put_back(state: State, seat: Seat, action: Order, _chance: Chance, tell: Tell | None) -> None:
    """9.2: from now on nobody else knows which of the two lies on top."""
    (first, _), (second, _) = state.top[:2]
    if action.swap:
        first, second = second, first
    state.top = ((first, 1 << seat), (second, 1 << seat), *state.top[2:])
    if tell:
        tell(keep_events.Reordered(seat))


def bury(state: State, seat: Seat, chance: Chance, tell: Tell | None) -> None:
    """9.22: the top card goes under the deck, a known monster first of all."""
    monster = state.monster
    if monster >= 0:
        bury_monster(state)
    elif state.top or state.bottom:
        entry = _lift(state, chance)  # before the bottom is read: it may come from there
        state.bottom = (*state.bottom, entry)
    # else the card is one of many that nobody knows, wherever it lies among them
    if tell:
        tell(keep_events.BuriedCard(seat, monster))


def bury_monster(state: State) -> None:
    """9.22, 9.25: the monster on top goes under the deck, and everybody knows where it is."""
    state.bottom = (*state.bottom, (state.monster, EVERYBODY))
    state.monster = -1
    state.fresh = False

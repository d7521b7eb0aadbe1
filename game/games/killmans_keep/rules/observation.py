"""14: who may see what. `look` makes a seat's View of a position, `imagine` a whole position that fits a View."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache

from game.core.chance import Chance
from game.core.game import Seat
from game.games.killmans_keep.components import COPIES, FACES, GOALS, MONSTER_FACE
from game.games.killmans_keep.knowledge.cards import Cards
from game.games.killmans_keep.rules.dealing import blank
from game.games.killmans_keep.rules.state import EVERYBODY, NO_DEAL, NO_DRAFT, NO_OFFER, Entry, Offer, State
from game.games.killmans_keep.view import PRIVATE, Buried, Phase, Terms, View

_WATCHER = 5
"""The bit of those who only watch."""
SEATS_OF = tuple(tuple(seat for seat in range(5) if mask >> seat & 1) for mask in range(64))
"""The seats of a mask."""


def _flags(mask: int, seats: int) -> tuple[bool, ...]:
    return tuple([bool(mask >> seat & 1) for seat in range(seats)])


def _mask(seats: Iterable[Seat]) -> int:
    return sum([1 << seat for seat in seats])


def _bits(flags: tuple[bool, ...]) -> int:
    return sum([1 << seat for seat, flag in enumerate(flags) if flag])


def public_phase(state: State) -> Phase:
    """14.4: what others than the acting seat see: not which half of an action it is making."""
    if state.phase not in PRIVATE:
        return state.phase
    return "answer" if state.offer[0] >= 0 else "act"


def look(state: State, seat: Seat | None) -> View:
    """14: what this seat (None: anybody) may know."""
    seats = state.seats
    own = seat if seat is not None else -1
    bit = seat if seat is not None else _WATCHER
    acting = own == state.actor
    open_book = acting or state.phase not in PRIVATE
    deal = state.deal if open_book else NO_DEAL
    every = range(seats)
    return View(
        seat=seat,
        seats=seats,
        options=state.options,
        first=state.first,
        openings=state.openings,
        round=state.round,
        phase=state.phase if open_book else public_phase(state),
        actors=() if state.phase == "over" else (state.actor,),
        active=state.active,
        next=state.next,
        actions=state.actions,
        walked=state.walked,
        barred=tuple([area for area in range(4) if state.barred >> area & 1]),
        traded=SEATS_OF[state.traded],
        mule=state.mule,
        changed=state.changed,
        area=tuple(state.area),
        money=tuple(state.money),
        doubloons=tuple(state.doubloons),
        hand=state.hands[own] if own >= 0 else (),
        held=tuple([len(hand) for hand in state.hands]),
        known=tuple(state.known),
        peeked=tuple([_peeked(state, own, other) for other in every]),
        display=tuple(state.display),
        has_goal=tuple([goal >= 0 for goal in state.goals]),
        goals=tuple(
            [goal if who == own or state.goals_known >> who & 1 else -1 for who, goal in enumerate(state.goals)]
        ),
        goal_known=_flags(state.goals_known, seats),
        deeds=tuple([tuple(state.deeds[5 * who : 5 * who + 5]) for who in every]),
        skip=_flags(state.skip, seats),
        bare=_flags(state.bare, seats),
        market=state.market,
        discard=state.discard,
        monster=state.monster,
        top=_buried(state.top, bit, seats),
        pool=len(state.pool),
        bottom=_buried(state.bottom, bit, seats),
        goal_pool=len(state.goal_pool),
        goal_discard=state.goal_discard,
        last_card=state.last_card,
        last_goal=state.last_goal,
        aside=state.aside,
        queue=state.queue,
        using=state.using if acting or state.waits >= 0 else -1,
        ability=state.ability if acting or state.waits >= 0 else -1,
        picked=state.picked if open_book else (),
        selling=deal[0],
        deal=deal[1],
        extra=deal[2],
        carried=deal[3],
        die=state.die,
        dice=state.dice,
        sides=state.sides,
        rolls=state.rolls,
        fighting=state.fighting,
        fresh=state.fresh,
        bonus=state.bonus,
        swung=state.swung,
        drawn=state.drawn if own == state.active else -1,
        draws=state.draws,
        walk=state.walk,
        waits=state.waits,
        back=state.back if state.waits >= 0 else "act",
        draft=_draft(state) if acting and state.draft[0] >= 0 else None,
        offer=Terms(*state.offer) if state.offer[0] >= 0 else None,
        original=Terms(*state.original) if state.original[0] >= 0 else None,
        counters=state.counters,
    )


def look_open(state: State) -> View:
    """What everybody sees with the placed cards of the Keep deck open, for a game that is over and watched again."""
    view = look(state, None)
    top = tuple([replace(place, card=card) for place, (card, _seen) in zip(view.top, state.top, strict=True)])
    bottom = tuple([replace(place, card=card) for place, (card, _seen) in zip(view.bottom, state.bottom, strict=True)])
    return replace(view, top=top, bottom=bottom)


def _peeked(state: State, seat: Seat, other: Seat) -> tuple[int, ...]:
    return tuple([card for viewer, owner, card in state.peeks if viewer == seat and owner == other])


def _buried(entries: tuple[Entry, ...], bit: int, seats: int) -> tuple[Buried, ...]:
    """14.3: faces for those who looked at them, places for all."""
    return tuple(
        [
            Buried(
                card if seen >> bit & 1 else -1,
                tuple([seat for seat in SEATS_OF[seen] if seat < seats]),
                bool(seen >> _WATCHER),
            )
            for card, seen in entries
        ]
    )


def _draft(state: State) -> Terms:
    partner, give, wanted = state.draft
    return Terms(state.actor, partner, give, wanted, -state.offer[4])


@dataclass(frozen=True, slots=True)
class Unseen:
    """What a seat cannot place: cards to be dealt, the hands that lack so many of them, and whose goals are hidden."""

    artifacts: tuple[int, ...]
    others: tuple[int, ...]
    """Monsters and what else goes to no hand."""
    lacking: tuple[tuple[Seat, int], ...]
    goals: tuple[Seat, ...]


def imagine(view: View, chance: Chance) -> State:
    """14.5: a position that this seat must think possible, all alike likely; the view alone decides."""
    table, unseen = _known(view)
    state = table.clone()
    _imagine_cards(unseen, state, chance)
    for seat in unseen.goals:
        state.goals[seat] = _any(state.goal_pool, chance)
    if (view.back if view.waits >= 0 else view.phase) == "drew" and view.drawn < 0:
        state.drawn = _imagine_drawn(view, state, chance)
    return state


@lru_cache(maxsize=1 << 6)
def _known(view: View) -> tuple[State, Unseen]:
    """The position without its secrets, and what is to be dealt.

    A search imagines many worlds from one view, so this is kept: the state is copied and never changed.
    """
    state = blank(view.options, view.seats)
    _copy_clock(view, state)
    _copy_open(view, state)
    _copy_pending(view, state)
    state.hands = _known_hands(view)
    artifacts, others = _unplaced(view, state.hands)
    lacking = [(seat, view.held[seat] - len(hand)) for seat, hand in enumerate(state.hands)]
    if view.seat is not None:
        state.peeks = tuple([(view.seat, owner, card) for owner, cards in enumerate(view.peeked) for card in cards])
    state.top, state.bottom = _entries(view.top), _entries(view.bottom)
    hidden = [seat for seat in range(view.seats) if view.goals[seat] < 0 and view.has_goal[seat]]
    state.goals = list(view.goals)
    placed = {*view.goal_discard, *view.goals}
    state.goal_pool = [goal for goal in range(len(GOALS)) if goal not in placed]
    return state, Unseen(artifacts, others, tuple([one for one in lacking if one[1]]), tuple(hidden))


def _copy_clock(view: View, state: State) -> None:
    state.first, state.openings, state.round = view.first, view.openings, view.round
    state.active, state.next, state.phase = view.active, view.next, view.phase
    state.actor = view.actors[0] if view.actors else view.active
    state.actions, state.walked, state.mule, state.changed = view.actions, view.walked, view.mule, view.changed
    state.barred, state.traded = _mask(view.barred), _mask(view.traded)


def _copy_open(view: View, state: State) -> None:
    """14.1: what lies open."""
    state.area, state.money, state.doubloons = list(view.area), list(view.money), list(view.doubloons)
    state.known, state.display = list(view.known), list(view.display)
    state.deeds = [number for deeds in view.deeds for number in deeds]
    state.skip, state.bare, state.goals_known = _bits(view.skip), _bits(view.bare), _bits(view.goal_known)
    state.market, state.discard, state.aside = view.market, view.discard, view.aside
    state.monster, state.goal_discard = view.monster, view.goal_discard
    state.last_card, state.last_goal = view.last_card, view.last_goal
    for cards in (view.market, view.discard, view.aside, *view.known):
        for card in cards:
            if card < MONSTER_FACE:
                state.unseen[card] -= 1


def _known_hands(view: View) -> list[Cards]:
    """14.2: of each hand the cards that this seat knows to be there, the own one whole."""
    hands = [tuple(sorted([*known, *peeked])) for known, peeked in zip(view.known, view.peeked, strict=True)]
    if view.seat is not None:
        hands[view.seat] = view.hand
    return hands


def _unplaced(view: View, hands: list[Cards]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The artifacts, and the other cards, that nobody this seat knows has seen."""
    left = list(COPIES)
    buried = [entry.card for entry in (*view.top, *view.bottom) if entry.card >= 0]
    shown = (view.monster,) if view.monster >= 0 else ()
    for cards in (view.market, view.discard, view.aside, buried, *hands, shown):
        for card in cards:
            left[card] -= 1
    artifacts = [card for card in range(MONSTER_FACE) for _copy in range(left[card])]
    others = [card for card in FACES[MONSTER_FACE:] for _copy in range(left[card])]
    return tuple(artifacts), tuple(others)


def _imagine_cards(unseen: Unseen, state: State, chance: Chance) -> None:
    """14.5: what nobody this seat knows has seen is dealt anew: artifacts into the hands, the rest into the Keep."""
    pool = list(unseen.artifacts)
    for seat, number in unseen.lacking:
        hand = list(state.hands[seat])
        for _card in range(number):
            hand.append(_any(pool, chance))
        hand.sort()
        state.hands[seat] = tuple(hand)
    pool += unseen.others
    if state.top:
        state.top = _unbury(state.top, pool, chance)
    if state.bottom:
        state.bottom = _unbury(state.bottom, pool, chance)
    state.pool = pool


def _any(cards: list[int], chance: Chance) -> int:
    """One of the cards by lot, taken out."""
    at = chance.below(len(cards))
    card = cards[at]
    cards[at] = cards[-1]
    cards.pop()
    return card


def _entries(buried: tuple[Buried, ...]) -> tuple[Entry, ...]:
    """The cards as a State keeps them, those that this seat has not seen as -1."""
    return tuple([(entry.card, EVERYBODY if entry.public else _mask(entry.seen)) for entry in buried])


def _unbury(entries: tuple[Entry, ...], pool: list[int], chance: Chance) -> tuple[Entry, ...]:
    return tuple([entry if entry[0] >= 0 else (_any(pool, chance), entry[1]) for entry in entries])


def _copy_pending(view: View, state: State) -> None:
    """What is being resolved."""
    state.queue, state.using, state.ability, state.picked = view.queue, view.using, view.ability, view.picked
    state.deal = (view.selling, view.deal, view.extra, view.carried)
    state.die, state.fighting, state.fresh = view.die, view.fighting, view.fresh
    state.dice, state.sides, state.rolls = view.dice, view.sides, view.rolls
    state.bonus, state.swung, state.draws, state.walk = view.bonus, view.swung, view.draws, view.walk
    state.drawn, state.waits, state.back = view.drawn, view.waits, view.back
    if view.draft is not None:
        state.draft = (view.draft.partner, view.draft.give, view.draft.ask)
    else:
        state.draft = NO_DRAFT
    state.offer, state.original = _offer(view.offer), _offer(view.original)
    state.counters = view.counters


def _imagine_drawn(view: View, state: State, chance: Chance) -> int:
    """10.7: a card just drawn by another is one of those he has not shown."""
    hidden = list(state.hands[view.active])
    for card in view.known[view.active]:
        hidden.remove(card)
    return chance.pick(hidden)


def _offer(terms: Terms | None) -> Offer:
    return NO_OFFER if terms is None else (terms.maker, terms.partner, terms.give, terms.ask, terms.money)

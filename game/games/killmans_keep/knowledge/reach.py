"""9: what the abilities of artifacts reach, as far as a View tells: cards, players, areas; nothing here knows a State.

The rules ask the same of a State (`artifacts`, `takings`, `victims`, `cheaper`, `guild`); a test plays both.
"""

from collections.abc import Iterator, Sequence

from game.core.game import Seat
from game.games.killmans_keep.actions import SWAP_GOAL, TAKE_GOAL, TURN_IN, Action
from game.games.killmans_keep.components import (
    AREAS,
    BANK,
    CATEGORY,
    CHIPPED_OPAL,
    COIN_PURSE,
    COPIES,
    CRACKED_MIRROR,
    CROWN_OF_GREED,
    GEM,
    GUILD_BADGE,
    HEART_OF_THE_KEEP,
    HEART_PRICE,
    KEEP,
    KILLMAN,
    KILLMANS_KEY,
    KILLMANS_NOTE,
    KILLMANS_SEAL,
    LANTERN,
    LEADEN_IDOL,
    MARKET,
    MONSTER_FACE,
    NOTE_STARS,
    OPAL_STARS,
    ROPE_AND_HOOK,
    SEAL_PRICE,
    SEAL_PRICE_SHOWING,
    SPYGLASS,
    SPYGLASS_DISCOUNT,
    STARS,
    STRONGBOX,
    TRAIL_BOOTS,
    TWIN_GARNET,
    VALUE,
)
from game.games.killmans_keep.knowledge.cards import Cards, kinds, without
from game.games.killmans_keep.knowledge.goals import met
from game.games.killmans_keep.view import View

BOUND = {CHIPPED_OPAL: MARKET, KILLMANS_KEY: KEEP, ROPE_AND_HOOK: KEEP, HEART_OF_THE_KEEP: BANK, KILLMANS_SEAL: BANK}
"""Abilities that work in one area only."""


def others(view: View, using: int) -> Cards:
    """9.30: the own cards beside the one that is used; -1: all of them."""
    return without(view.hand, using) if using in view.hand else view.hand


def partners(view: View) -> list[Seat]:
    """11.1, 11.2: everybody with whom there is something to trade, once a turn."""
    seat = view.active
    cards, dollars = view.held[seat], view.money[seat]
    return [
        other
        for other in range(view.seats)
        if other != seat
        and other not in view.traded
        and ((cards and view.money[other]) or (view.held[other] and (dollars or _can_barter(view, other))))
    ]


def _can_barter(view: View, other: Seat) -> bool:
    """11.4: whether, without money, there are two different cards to exchange."""
    own = set(view.hand)
    return any(own - {face} for face in _askable(view, other))


def _askable(view: View, other: Seat) -> Iterator[int]:
    """11.3: the faces that this player may hold, as far as the seat can know."""
    yield from view.known[other]
    if view.held[other] > len(view.known[other]):
        known = [cards for seat, cards in enumerate(view.known) if seat != view.active]
        placed = (view.market, view.discard, view.aside, view.hand, *known)
        for card in range(MONSTER_FACE):
            if COPIES[card] > sum(cards.count(card) for cards in placed):
                yield card


def gems(view: View) -> list[int]:
    """9.14: the other gemstones of somebody who sells a Garnet."""
    return [card for card in kinds(others(view, TWIN_GARNET)) if CATEGORY[card] == GEM]


def crests(view: View, using: int) -> list[int]:
    """9.26: other artifacts of Killman's in the hand."""
    return [card for card in kinds(others(view, using)) if CATEGORY[card] == KILLMAN]


def ways(view: View) -> list[int]:
    """9.27: any other area, less those one was turned back from."""
    return [area for area in range(len(AREAS)) if area != view.area[view.active] and area not in view.barred]


def takes(view: View, ability: int) -> list[int]:
    """9.4, 9.13, 9.23: the cards that can be taken."""
    if ability == SPYGLASS:
        money = view.money[view.active] + SPYGLASS_DISCOUNT
        return [card for card in kinds(view.market) if VALUE[card] <= money]
    if ability == CHIPPED_OPAL:
        return [card for card in kinds(view.market) if STARS[card] <= OPAL_STARS]
    return [
        card
        for card in kinds(view.discard)
        if card < MONSTER_FACE and STARS[card] == NOTE_STARS and card != KILLMANS_NOTE
    ]


def victims(view: View, ability: int) -> list[Seat]:
    """9.8, 9.9, 9.11: against whom, or with whose Display Card, the ability works."""
    seats = [seat for seat in range(view.seats) if seat != view.active]
    if ability == CRACKED_MIRROR:
        return [seat for seat in seats if _mirrored(view, view.display[seat])]
    open_to = [seat for seat in seats if STRONGBOX not in view.known[seat]]
    if ability == CROWN_OF_GREED:
        return [seat for seat in open_to if view.money[seat]]
    here = view.area[view.active]
    return [seat for seat in open_to if view.area[seat] == here and 0 <= view.display[seat] < len(STARS)]


def guild_deeds(view: View, using: int) -> list[Action]:
    """7.1, 7.3, 7.6: what can be done about goals, 9.30: perhaps by using this card; -1: none."""
    seat = view.active
    deck = bool(view.goal_pool or view.goal_discard)
    if not view.has_goal[seat]:
        return [TAKE_GOAL] if deck else []
    listed: list[Action] = [SWAP_GOAL] if deck else []
    if met(view.goals[seat], others(view, using), view.money[seat], list(view.deeds[seat])):
        listed.append(TURN_IN)
    return listed


def can_draw(view: View) -> bool:
    """6.1: a card to be had, 6.4: and no monster on top of it."""
    return view.monster < 0 and bool(view.pool or view.top or view.bottom or view.discard)


def _mirrored(view: View, ability: int) -> bool:
    """9.9: whether this Display Card can be used with the Mirror now."""
    seat = view.active
    area, money = view.area[seat], view.money[seat]
    if BOUND.get(ability, area) != area:
        return False
    can = {
        LANTERN: can_draw(view),
        COIN_PURSE: True,
        LEADEN_IDOL: len(view.hand) > 1,
        ROPE_AND_HOOK: can_draw(view),
        KILLMANS_KEY: can_draw(view) or view.monster >= 0,
        HEART_OF_THE_KEEP: money >= HEART_PRICE,
        KILLMANS_SEAL: money >= _seal_price(view),
        GUILD_BADGE: bool(guild_deeds(view, CRACKED_MIRROR)),
    }
    if ability in ASKING:
        return can.get(ability, True) and bool(reached(view, ability))
    return can.get(ability, False)


def _seal_price(view: View) -> int:
    return SEAL_PRICE_SHOWING if crests(view, CRACKED_MIRROR) else SEAL_PRICE


ASKING = (SPYGLASS, CHIPPED_OPAL, KILLMANS_NOTE, LEADEN_IDOL, CROWN_OF_GREED, TRAIL_BOOTS)
"""What asks for a card, a player or an area."""


def reached(view: View, ability: int) -> Sequence[int]:
    """The cards, players or areas among which the ability asks to choose, () when it asks for nothing."""
    if ability in (SPYGLASS, CHIPPED_OPAL, KILLMANS_NOTE):
        return takes(view, ability)
    if ability in (LEADEN_IDOL, CRACKED_MIRROR, CROWN_OF_GREED):
        return victims(view, ability)
    return ways(view) if ability == TRAIL_BOOTS else ()

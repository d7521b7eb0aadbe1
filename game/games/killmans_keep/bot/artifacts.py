"""What the artifacts bring that are used as an action, and what a card of the Market is worth to a buyer."""

from collections.abc import Callable, Sequence

from game.core.game import Seat
from game.games.killmans_keep import actions as act
from game.games.killmans_keep import components as box
from game.games.killmans_keep.bot.plans import (
    DRAWING,
    EXCHANGING,
    UNBLOCKING,
    UNNEEDED,
    WINNING,
    Tour,
    guild_gain,
    missing,
)
from game.games.killmans_keep.bot.worth import ACTION, KEEPING, REWARD, completes, fits, goal_gain, keeping, leads
from game.games.killmans_keep.knowledge.goals import PICKS
from game.games.killmans_keep.rules.against_player import crown_victims, idol_victims
from game.games.killmans_keep.rules.artifacts import CAN
from game.games.killmans_keep.rules.state import State
from game.games.killmans_keep.rules.take_open_card import for_note

LOOKING = 22.0
"""What it brings to know the next two cards of the Keep: more than the Lantern brings, if there is nothing to do."""

NEAR = 12.0
"""What it brings besides to somebody who can draw the better of them at once."""

FULFILLING = 0.8
"""What part of a goal's reward the card is worth that completes it: the Guild has yet to be reached."""

COLLECTING = 14.0
"""How much more a card drawn is worth to somebody whose goal asks for cards."""

Gain = Callable[[State, Seat, Tour], float]


def card_gain(state: State, seat: Seat, card: int) -> float:
    """What it brings to have this card more: its worth in the hand, and the goal it completes."""
    gain = keeping(state, seat, card)
    if fits(state, seat, card) and goal_gain(state, seat) < 0 and completes(state, seat, card):
        gain += FULFILLING * REWARD[state.goals[seat]]
    return gain


def purchase(state: State, seat: Seat, card: int, discount: int = 0) -> float:
    """What buying the card brings: the goal that it completes, or a Heart in good time; else nothing."""
    price = box.VALUE[card] - discount
    if price > state.money[seat]:
        return -100.0
    gain = card_gain(state, seat, card) - price
    goal = state.goals[seat]
    if goal >= 0 and box.GOALS[goal].need == "bought":
        gain += REWARD[goal] / box.GOALS[goal].number
    return gain


def best_purchase(state: State, seat: Seat, discount: int = 0) -> float:
    """What the best card of the Market brings; only those are thought of that somebody might need."""
    goal = state.goals[seat]
    wanted = {card for card in state.market if card in box.SAVING}
    if goal >= 0 and (box.GOALS[goal].need in PICKS or box.GOALS[goal].need == "bought"):
        wanted = set(state.market)
    return max([purchase(state, seat, card, discount) for card in wanted], default=-60.0)


def swap_gain(state: State, seat: Seat, victim: Seat, using: int) -> float:
    """9.8: the card he shows for the one that is missed least; his loss counts, too."""
    hand = list(state.hands[seat])
    hand.remove(using)
    gives = min(hand, key=lambda card: keeping(state, seat, card))
    takes = state.display[victim]
    harm = (KEEPING[takes] - KEEPING[gives]) * leads(state, victim) / state.seats
    return card_gain(state, seat, takes) - keeping(state, seat, gives) + harm


def robbery_gain(state: State, seat: Seat, victim: Seat) -> float:
    """9.11: his dollars; what he loses counts for those who mind him."""
    taken = min(box.GREED, state.money[victim])
    return taken * (1.0 + leads(state, victim) / state.seats)


def _lantern(state: State, seat: Seat, _tour: Tour) -> float:
    """9.2: nothing, to somebody who knows the top card already."""
    if state.top and state.top[0][1] >> seat & 1:
        return 0.0
    return LOOKING + (NEAR if state.area[seat] == box.KEEP and state.actions > 1 else 0.0)


def _purse(state: State, seat: Seat, tour: Tour) -> float:
    return box.COINS + tour.richer(state.area[seat], state.actions - 1, state.walked, box.COINS)


def _spyglass(state: State, seat: Seat, _tour: Tour) -> float:
    return best_purchase(state, seat, box.SPYGLASS_DISCOUNT)


def _idol(state: State, seat: Seat, _tour: Tour) -> float:
    """9.8: the best swap with those who are here."""
    using = box.LEADEN_IDOL if box.LEADEN_IDOL in state.hands[seat] else box.CRACKED_MIRROR
    gains = [swap_gain(state, seat, other, using) for other in idol_victims(state, seat)]
    return max(gains, default=0.0) if len(state.hands[seat]) > 1 else 0.0


def _mirror(state: State, seat: Seat, tour: Tour) -> float:
    """9.9: the best of the abilities that others show."""
    return max([mirrored_gain(state, seat, other, tour) for other in range(state.seats) if other != seat])


def mirrored_gain(state: State, seat: Seat, other: Seat, tour: Tour) -> float:
    """9.9: what the card that this player shows would do for the seat."""
    shown = state.display[other]
    if shown not in CAN or shown == box.CRACKED_MIRROR or not CAN[shown](state, seat, box.CRACKED_MIRROR):
        return 0.0
    return USES[shown](state, seat, tour)


def _crown(state: State, seat: Seat, tour: Tour) -> float:
    """9.11: the best robbery, less the card that must be discarded."""
    gains = [
        (robbery_gain(state, seat, other), min(box.GREED, state.money[other])) for other in crown_victims(state, seat)
    ]
    gain, taken = max(gains, default=(0.0, 0))
    others = sorted([keeping(state, seat, card) for card in state.hands[seat] if card != box.CROWN_OF_GREED])
    gain -= others[0] if others else 0.0
    return gain + tour.richer(state.area[seat], state.actions - 1, state.walked, taken)


def _opal(state: State, seat: Seat, _tour: Tour) -> float:
    return max(
        [card_gain(state, seat, card) for card in set(state.market) if box.STARS[card] <= box.OPAL_STARS], default=0.0
    )


def _cheap_doubloon(card: int) -> Gain:
    """9.16, 9.26: what the card is worth, and a Doubloon now."""

    def gain(state: State, seat: Seat, tour: Tour) -> float:
        return (WINNING if tour.last == 1 else EXCHANGING) + KEEPING[card] + 1.0

    return gain


def _key(state: State, seat: Seat, _tour: Tour) -> float:
    """9.22: worth most against a monster that is known to be on top."""
    known = state.top[0][0] if state.top and state.top[0][1] >> seat & 1 else -1
    return _drawing(state, seat) + (UNBLOCKING if max(state.monster, known) >= box.MONSTER_FACE else 0.0)


def _drawing(state: State, seat: Seat) -> float:
    return DRAWING if missing(state, seat) > 0 else UNNEEDED


def _note(state: State, seat: Seat, _tour: Tour) -> float:
    return max([card_gain(state, seat, card) for card in for_note(state, seat, box.KILLMANS_NOTE)], default=0.0)


def _boots(state: State, seat: Seat, tour: Tour) -> float:
    """9.27: to be anywhere else for an action, beyond staying here."""
    here, actions = state.area[seat], state.actions - 1
    away = max([tour.best(area, actions, state.walked) for area in range(4) if area != here])
    return away - tour.best(here, actions, state.walked)


def _rope(state: State, seat: Seat, _tour: Tour) -> float:
    """9.29: two draws for an action, most welcome to somebody who needs cards for a goal."""
    goal = state.goals[seat]
    collects = goal >= 0 and box.GOALS[goal].need in PICKS and goal_gain(state, seat) < 0
    return box.ROPE_CARDS * (_drawing(state, seat) + (COLLECTING if collects else 0.0))


def _badge(state: State, seat: Seat, _tour: Tour) -> float:
    """9.30: the Guild's best; the Badge itself cannot be shown there."""
    gain = guild_gain(state, seat)
    if gain <= ACTION or state.goals[seat] < 0:
        return gain
    hand = state.hands[seat]
    left = list(hand)
    left.remove(box.GUILD_BADGE if box.GUILD_BADGE in hand else box.CRACKED_MIRROR)
    state.hands[seat] = tuple(left)
    gain = guild_gain(state, seat)
    state.hands[seat] = hand
    return gain


USES: dict[int, Gain] = {
    box.LANTERN: _lantern,
    box.COIN_PURSE: _purse,
    box.SPYGLASS: _spyglass,
    box.LEADEN_IDOL: _idol,
    box.CRACKED_MIRROR: _mirror,
    box.CROWN_OF_GREED: _crown,
    box.CHIPPED_OPAL: _opal,
    box.KILLMANS_KEY: _key,
    box.KILLMANS_NOTE: _note,
    **{card: _cheap_doubloon(card) for card in box.DOUBLOON_WITH},
    box.TRAIL_BOOTS: _boots,
    box.ROPE_AND_HOOK: _rope,
    box.GUILD_BADGE: _badge,
}
"""What the ability brings to a seat with this tour before it, whatever card it is used with."""


def use_gain(state: State, seat: Seat, card: int, tour: Tour) -> float:
    """What using an artifact as an action brings, less what it is worth in the hand."""
    return USES[card](state, seat, tour) - keeping(state, seat, card)


def weigh_takes(state: State, seat: Seat, legal: Sequence[act.Action]) -> list[float]:
    """9.4, 9.13, 9.23: the card that is worth most, less its price where it has one."""
    bought = state.ability == box.SPYGLASS
    return [
        purchase(state, seat, action.card, box.SPYGLASS_DISCOUNT) if bought else card_gain(state, seat, action.card)
        for action in legal
        if isinstance(action, act.Take)
    ]


def weigh_targets(state: State, seat: Seat, legal: Sequence[act.Action]) -> list[float]:
    """9.8, 9.9, 9.11: the best swap, the ability that does most, the richest."""
    if state.ability == box.CROWN_OF_GREED:
        return [robbery_gain(state, seat, action.seat) for action in legal if isinstance(action, act.Target)]
    if state.ability == box.LEADEN_IDOL:
        return [swap_gain(state, seat, action.seat, state.using) for action in legal if isinstance(action, act.Target)]
    tour = Tour(state, seat)
    return [mirrored_gain(state, seat, action.seat, tour) for action in legal if isinstance(action, act.Target)]

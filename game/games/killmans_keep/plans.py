"""What an adventurer's turn could bring: the areas, the ways between them, and the uses of artifacts."""

from game.core.game import Seat
from game.games.killmans_keep.artifacts import CAN
from game.games.killmans_keep.components import (
    BONUS,
    COIN_PURSE,
    COINS,
    CROWN_OF_GREED,
    DOUBLOON_PRICE,
    DOUBLOONS_TO_WIN,
    GOALS,
    GREED,
    GUILD,
    GUILD_BADGE,
    HEART_OF_THE_KEEP,
    KEEP,
    KILLMANS_KEY,
    KILLMANS_NOTE,
    KILLMANS_SEAL,
    MARKET,
    NEIGHBOURS,
    ROPE_AND_HOOK,
    SPYGLASS,
    SPYGLASS_DISCOUNT,
    TRAIL_BOOTS,
    VALUE,
)
from game.games.killmans_keep.odds import win_chance
from game.games.killmans_keep.state import State
from game.games.killmans_keep.worth import (
    KEEPING,
    REWARD,
    fight_gain,
    goal_gain,
    goal_hope,
    keeping,
)

DRAWING = 48.0
"""What a card from the Keep brings."""

UNBLOCKING = DRAWING + 25.0
"""What it brings to put a monster under the deck and draw."""

EXCHANGING = 75.0
"""What it brings to change money into a Doubloon now and not later."""

WINNING = 5000.0

TAKING = 42.0
"""What a new goal is worth."""

DESPERATE = 12.0
"""A fight that nobody would choose is still better than nothing."""

NEXT_TURN = 0.5
"""How much the next turn's place counts beside this turn's actions."""


def doubloon_gain(state: State, seat: Seat) -> float:
    """What a Doubloon is worth beside its price: everything, when it is the last."""
    return WINNING if state.doubloons[seat] == DOUBLOONS_TO_WIN - 1 else EXCHANGING


def deeds_at(state: State, seat: Seat, area: int) -> list[float]:
    """What the best actions in an area would bring, best first."""
    hand = state.hands[seat]
    if area == KEEP:
        if state.monster < 0:
            return [DRAWING, DRAWING]
        if KILLMANS_KEY in hand:
            return [UNBLOCKING - KEEPING[KILLMANS_KEY], DRAWING]
        return [
            challenge_gain(state, seat),
            DRAWING * win_chance(state.monster, armed(state, seat), state.options.ferocity),
        ]
    if area == MARKET:
        sales = sorted([sale_gain(state, seat, card) for card in hand], reverse=True)[:2]
        return [gain for gain in sales if gain > 0]
    if area == GUILD:
        return [guild_gain(state, seat)]
    gains = []
    money = state.money[seat]
    last = state.doubloons[seat] == DOUBLOONS_TO_WIN - 1
    if HEART_OF_THE_KEEP in hand and money >= 100:
        gains.append(WINNING if last else 220.0)
        money -= 100
    if KILLMANS_SEAL in hand and money >= 150:
        gains.append(WINNING if last else 180.0)
        money -= 150
    while money >= DOUBLOON_PRICE and len(gains) < 2:
        gains.append(WINNING if last or state.doubloons[seat] + len(gains) >= 4 else EXCHANGING)
        money -= DOUBLOON_PRICE
    return gains


def challenge_gain(state: State, seat: Seat) -> float:
    """What it brings to fight the known monster, never nothing: somebody must, or nobody draws any more."""
    return max(DESPERATE, fight_gain(state, seat, state.monster, armed(state, seat)))


def armed(state: State, seat: Seat) -> int:
    """What the weapons in the hand would add."""
    return sum([BONUS[card] for card in state.hands[seat] if card in BONUS])


def sale_gain(state: State, seat: Seat, card: int) -> float:
    """What selling the card brings beyond keeping it."""
    gain = VALUE[card] - keeping(state, seat, card) + 0.04 * VALUE[card]
    goal = state.goals[seat]
    if goal >= 0 and GOALS[goal].need in ("sold", "six"):
        gain += REWARD[goal] / (4 if GOALS[goal].need == "sold" else 8)
    return gain


def guild_gain(state: State, seat: Seat) -> float:
    """What the best thing to do in the Guild brings."""
    if state.goals[seat] < 0:
        return TAKING
    gain = goal_gain(state, seat)
    return gain if gain >= 0 else 30.0 * (0.5 - goal_hope(state, seat))


def place_gain(state: State, seat: Seat, area: int) -> float:
    """What the next turn brings to somebody who begins it in this area: he may move first."""
    return max(sum(deeds_at(state, seat, near)[:2]) for near in (area, *NEIGHBOURS[area]))


def moves_gain(state: State, seat: Seat) -> dict[int, float]:
    """What it brings to go to each area now, beyond staying here."""
    here = state.area[seat]
    actions = state.actions
    if state.walked:
        actions -= 1
    stay = sum(deeds_at(state, seat, here)[: state.actions])
    if not state.walked:
        stay += NEXT_TURN * max(place_gain(state, seat, near) for near in (here, *NEIGHBOURS[here]))
    else:
        stay += NEXT_TURN * place_gain(state, seat, here)
    worths = {}
    for area in range(4):
        if area != here:
            worths[area] = sum(deeds_at(state, seat, area)[:actions]) + NEXT_TURN * place_gain(state, seat, area) - stay
    return worths


def purchase(state: State, seat: Seat, card: int, discount: int = 0) -> float:
    """What buying the card brings: the goal that it completes, or a Heart in good time; else nothing."""
    price = VALUE[card] - discount
    if price > state.money[seat]:
        return -100.0
    gain = keeping(state, seat, card) - price - 0.2 * price
    goal = state.goals[seat]
    if goal >= 0:
        if GOALS[goal].need == "bought":
            gain += REWARD[goal] / 2
        elif goal_gain(state, seat) < 0 and completes(state, seat, card):
            gain += 0.8 * REWARD[goal]
    return gain


def completes(state: State, seat: Seat, card: int) -> bool:
    """Whether with this card the seat could turn its goal in."""
    hand = state.hands[seat]
    state.hands[seat] = tuple(sorted((*hand, card)))
    met = goal_gain(state, seat) >= 0
    state.hands[seat] = hand
    return met


def use_gain(state: State, seat: Seat, card: int, moves: dict[int, float]) -> float:
    """What using an artifact as an action brings, less what it is worth in the hand."""
    kept = keeping(state, seat, card)
    gain = 0.0
    if card == COIN_PURSE:
        gain = COINS
    elif card in (HEART_OF_THE_KEEP, KILLMANS_SEAL):
        return doubloon_gain(state, seat) + 150.0
    elif card == ROPE_AND_HOOK:
        gain = 2 * DRAWING
    elif card == KILLMANS_KEY:
        gain = UNBLOCKING if state.monster >= 0 else DRAWING
    elif card == TRAIL_BOOTS:
        gain = max(moves.values()) - 20.0
    elif card == GUILD_BADGE:
        gain = guild_gain(state, seat)
    elif card == CROWN_OF_GREED:
        richest = max([state.money[other] for other in range(state.seats) if other != seat])
        gain = min(GREED, richest) * 1.3
    elif card == SPYGLASS:
        gain = max([purchase(state, seat, one, SPYGLASS_DISCOUNT) for one in set(state.market)])
    elif card == KILLMANS_NOTE:
        gain = 30.0
    elif card in CAN:
        gain = 22.0  # the others bring a little, now and then
    return gain - kept

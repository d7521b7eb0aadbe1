"""What things are worth to an adventurer, in dollars, on average: cards, fights, goals. All of it is ours.

No function here looks at a card that is hidden from the seat: playouts would learn to hope for what nobody knows.
"""

from game.core.game import Seat
from game.games.killmans_keep import components as box
from game.games.killmans_keep.knowledge.goals import met, serves, tally
from game.games.killmans_keep.knowledge.odds import win_chance
from game.games.killmans_keep.rules.state import State

ACTION = 36.0
"""What an action is worth: a card drawn and sold takes two and brings $83 on average, monsters and ways aside."""

LOST_TURN = 72.0
"""What it costs to miss a turn."""


def _keeping(card: int) -> float:
    kind = box.ARTIFACTS[card] if card < box.MONSTER_FACE else None
    if kind is None or not (kind.worth or kind.bonus):
        return box.VALUE[card] - ACTION
    return float(kind.worth) if kind.worth else 6.0 * kind.bonus + box.VALUE[card] - ACTION


KEEPING = tuple([_keeping(card) for card in box.FACES])
"""What a card is worth in the hand: its sale less the action it takes, or its use."""

NEED = 55.0
"""How much more a card is worth that the own goal needs."""

LOSS = {box.GOBLIN_CUTPURSE: 40.0, box.MIMIC: 25.0, box.OOZE: 15.0}
"""What a monster's effect costs, about."""

ANY_PAIR = 0.7
"""How near a goal is that any two artifacts of a category meet, about."""

REWARD = tuple(goal.cash + box.DOUBLOON_PRICE * goal.doubloons for goal in box.GOALS)


def fits(state: State, seat: Seat, card: int) -> bool:
    """Whether the card is of the kind that the seat's goal asks for."""
    return serves(state.goals[seat], card)


def keeping(state: State, seat: Seat, card: int) -> float:
    """What this card is worth in this hand."""
    return KEPT[state.goals[seat]][card]


def _kept(goal: int, card: int) -> float:
    needed = box.GOALS[goal].need in ("corpse", "category", "artifact") and serves(goal, card)
    return KEEPING[card] + NEED if needed else KEEPING[card]


KEPT = (*[tuple([_kept(goal, card) for card in box.FACES]) for goal in range(len(box.GOALS))], KEEPING)
"""By the own goal and card, what it is worth in the hand; the last row is of no goal."""


def fight_gain(state: State, seat: Seat, monster: int, bonus: int, chance: float = -1.0) -> float:
    """What it brings to fight the monster now, with this bonus or this chance."""
    if chance < 0:
        chance = win_chance(monster, bonus, state.options.ferocity)
    prize = keeping(state, seat, monster) + (50 if monster == box.WYRMLING else 0)
    lost = ACTION * state.actions + LOSS.get(monster, 0.0) + (2 * ACTION if state.options.lost_turn else 0.0)
    goal = state.goals[seat]
    deed = box.GOALS[goal].need if goal >= 0 else ""
    if deed == "defeated":
        prize += REWARD[goal] / 3
    giant = REWARD[goal] * 0.8 if deed == "giant" and box.STARS[monster] == 3 else 0.0
    return chance * prize - (1 - chance) * lost + giant


def goal_gain(state: State, seat: Seat) -> float:
    """What it brings to turn the goal in now; below 0 when it is not met."""
    goal = state.goals[seat]
    if goal < 0 or not met(goal, state.hands[seat], state.money[seat], state.deeds[5 * seat : 5 * seat + 5]):
        return -1.0
    gain = float(REWARD[goal])
    if box.GOALS[goal].mode == "hand_in":
        fitting = sorted(KEEPING[card] for card in state.hands[seat] if serves(goal, card))
        gain -= sum(fitting[: box.GOALS[goal].number])
    return gain


def goal_hope(state: State, seat: Seat) -> float:
    """How near the goal is, from 0 (hopeless) to 1 (met), for somebody who has it."""
    goal = state.goals[seat]
    kind = box.GOALS[goal]
    if kind.need in box.DEEDS:
        done = state.deeds[5 * seat + box.DEEDS.index(kind.need)]
        return min(1.0, (done + 0.6) / kind.number)
    if kind.need == "cash":
        return min(1.0, state.money[seat] / kind.of + 0.4)
    if kind.need == "alike":
        return ANY_PAIR
    have = tally(goal, state.hands[seat])
    if kind.need == "stars":
        return min(1.0, 0.2 + have / kind.number)
    if kind.need == "different":
        return min(1.0, (have + 1) / (kind.number + 1))
    rare = 0.5 if kind.of == 3 and kind.need != "category" else 0.8
    return min(1.0, rare * (have + 0.5) / kind.number)


def completes(state: State, seat: Seat, card: int) -> bool:
    """Whether with this card the seat could turn its goal in."""
    hand = state.hands[seat]
    state.hands[seat] = tuple(sorted((*hand, card)))
    met = goal_gain(state, seat) >= 0
    state.hands[seat] = hand
    return met


def leads(state: State, seat: Seat) -> float:
    """How much the others should mind this seat's luck: 1 for a clear leader, 0 for somebody behind."""
    wealth = [box.DOUBLOON_PRICE * state.doubloons[other] + state.money[other] for other in range(state.seats)]
    best = max([wealth[other] for other in range(state.seats) if other != seat])
    return min(1.0, max(0.0, 0.5 + (wealth[seat] - best) / (2 * box.DOUBLOON_PRICE)))

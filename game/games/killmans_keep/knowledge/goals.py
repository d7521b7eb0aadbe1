"""13: what the goals need, as questions about a hand."""

from functools import lru_cache

from game.games.killmans_keep import components as box
from game.games.killmans_keep.card_kinds import Goal
from game.games.killmans_keep.knowledge.cards import Cards, kinds, plus, without

PICKS = frozenset(("corpse", "category", "alike", "different", "stars", "artifact"))
"""Needs that are met by showing or handing in cards."""


def met(number: int, hand: Cards, money: int, deeds: list[int]) -> bool:
    """7.3: whether a seat with this hand, money and deeds can turn the goal in."""
    goal = box.GOALS[number]
    if goal.need in PICKS:
        return bool(next_picks(number, hand, ()))
    if goal.need == "cash":
        return money >= goal.of
    return deeds[box.DEEDS.index(goal.need)] >= goal.number


def serves(number: int, card: int) -> bool:
    """Whether a card is of the kind that a goal asks for (-1: no goal); for goals about many kinds, any card is."""
    return _SERVES[number][card]


def _serves(goal: Goal, card: int) -> bool:
    if goal.need not in PICKS:
        return False
    if goal.need == "corpse":
        return card >= box.MONSTER_FACE and box.STARS[card] == goal.of
    if goal.need == "artifact":
        return card < box.MONSTER_FACE and box.STARS[card] == goal.of
    if goal.need == "category":
        return box.CATEGORY[card] == goal.of
    return goal.need == "stars" or card < box.MONSTER_FACE


_SERVES = (*[tuple([_serves(goal, card) for card in box.FACES]) for goal in box.GOALS], (False,) * len(box.FACES))
"""By goal and card; the last row is of no goal."""


def tally(number: int, hand: Cards) -> int:
    """How many cards of this hand count for a goal about cards; how many stars or categories, where it counts them."""
    need = box.GOALS[number].need
    if need == "stars":
        return sum([box.STARS[card] for card in hand])
    if need in ("different", "alike"):
        counts = categories(hand)
        return max(counts) if need == "alike" else sum([count > 0 for count in counts])
    return sum([serves(number, card) for card in hand])


def categories(hand: Cards) -> list[int]:
    """How many artifacts of each category are in this hand; corpses have none."""
    counts = [0] * len(box.CATEGORIES)
    for card in hand:
        if card < box.MONSTER_FACE:
            counts[box.CATEGORY[card]] += 1
    return counts


def complete(number: int, picked: Cards) -> bool:
    """7.4: whether these cards are enough; `next_picks` has seen to it that they fit."""
    goal = box.GOALS[number]
    if goal.need == "stars":
        return sum([box.STARS[card] for card in picked]) >= goal.number
    return goal.need not in PICKS or len(picked) == goal.number


@lru_cache(maxsize=1 << 12)
def next_picks(number: int, hand: Cards, picked: Cards) -> Cards:
    """7.4: the faces of which one can be picked next so that the goal can be met with this hand."""
    goal = box.GOALS[number]
    rest = hand
    for card in picked:
        rest = without(rest, card)
    faces = kinds(rest)
    if goal.need in ("corpse", "artifact"):
        return tuple([card for card in faces if serves(number, card)])
    if goal.need == "stars":
        return faces if tally(number, hand) >= goal.number else ()
    return _by_category(goal, faces, categories(hand), picked)


def settle(number: int, hand: Cards, picked: Cards) -> tuple[Cards, bool]:
    """7.4: these cards and those without which the goal cannot be met, and whether they are enough."""
    while not complete(number, picked):
        face = needed_pick(number, hand, picked)
        if face < 0:
            return picked, False
        picked = plus(picked, face)
    return picked, True


def needed_pick(number: int, hand: Cards, picked: Cards) -> int:
    """7.4: a face without which the goal cannot be met, so that nobody need be asked; -1: there is a choice."""
    for face in next_picks(number, hand, picked):
        others = hand
        for _copy in range(hand.count(face) - picked.count(face)):
            others = without(others, face)
        if not next_picks(number, others, picked):
            return face
    return -1


def _by_category(goal: Goal, faces: Cards, counts: list[int], picked: Cards) -> Cards:
    """13.4 to 13.12: goals about categories, which corpses do not have; `counts` is of the whole hand."""
    if goal.need == "different":
        if sum([count > 0 for count in counts]) < goal.number:
            return ()
        used = {box.CATEGORY[card] for card in picked}
        return tuple([card for card in faces if card < box.MONSTER_FACE and box.CATEGORY[card] not in used])
    if goal.need == "category":
        fitting = {goal.of}
    elif picked:
        fitting = {box.CATEGORY[picked[0]]}
    else:
        fitting = set(range(box.BASIC, len(box.CATEGORIES)))
    return tuple(
        [card for card in faces if box.CATEGORY[card] in fitting and counts[box.CATEGORY[card]] >= goal.number]
    )

"""Dealing cards that are partly known: one different card to each wreck, every way as likely as any other."""

from functools import lru_cache

from game.core.chance import Chance
from game.games.dark_water_salvage.lake import numbers

_TRIES = 200
"""Deals that are tried before one is searched for."""
_ROUNDS = 8
"""How often each card that was searched for is exchanged, so that no order of searching shows."""


def deal(masks: tuple[int, ...], chance: Chance) -> tuple[int, ...]:
    """A different number for each mask, out of its bits. There must be a way.

    All ways are equally likely: each card is drawn by itself, and a deal in which two are the same is thrown away.
    Only when that goes wrong very often a way is searched for and well mixed.
    """
    plan = _plan(masks)
    for _attempt in range(_TRIES):
        dealt = _draw(plan, chance)
        if dealt is not None:
            return dealt
    return _search(masks, chance)


Plan = tuple[int, tuple[int, ...], tuple[tuple[int, tuple[int, ...]], ...], tuple[int, ...], tuple[int, ...]]
"""Known cards as a mask and by wreck (-1 = none); choices by wreck, fewest first; wrecks that may have any; those."""


@lru_cache(maxsize=1 << 10)
def _plan(masks: tuple[int, ...]) -> Plan:
    """Known cards are ruled out elsewhere, again and again; wrecks of which nothing is known come last."""
    left = list(masks)
    known = 0
    while alone := [mask for mask in left if mask and not mask & (mask - 1) and not mask & known]:
        for mask in alone:
            known |= mask
        left = [mask if not mask & (mask - 1) else mask & ~known for mask in left]
    fixed = tuple(mask.bit_length() - 1 if not mask & (mask - 1) else -1 for mask in left)
    unknown = [wreck for wreck, number in enumerate(fixed) if number < 0]
    everything = 0
    for wreck in unknown:
        everything |= left[wreck]
    free = tuple(wreck for wreck in unknown if left[wreck] == everything)
    bound = sorted((wreck for wreck in unknown if left[wreck] != everything), key=lambda wreck: left[wreck].bit_count())
    return known, fixed, tuple((wreck, numbers(left[wreck])) for wreck in bound), free, numbers(everything)


def _draw(plan: Plan, chance: Chance) -> tuple[int, ...] | None:
    """One try: None as soon as two wrecks have the same card."""
    used, fixed, bound, free, everything = plan
    dealt = list(fixed)
    below = chance.below
    for wreck, choices in bound:
        number = choices[below(len(choices))]
        if used >> number & 1:
            return None
        used |= 1 << number
        dealt[wreck] = number
    rest = [number for number in everything if not used >> number & 1]
    left = len(rest)
    for wreck in free:
        at = below(left)
        left -= 1
        dealt[wreck] = rest[at]
        rest[at] = rest[left]
    return tuple(dealt)


def _search(masks: tuple[int, ...], chance: Chance) -> tuple[int, ...]:
    """A way found by exchanging cards until everybody has one, then mixed by exchanging on."""
    holder: dict[int, int] = {}
    for wreck in range(len(masks)):
        assert _place(wreck, masks, holder, set(), chance), "no deal fits"
    dealt = [0] * len(masks)
    for number, wreck in holder.items():
        dealt[wreck] = number
    for _exchange in range(_ROUNDS * len(masks)):
        _exchange_one(dealt, masks, chance)
    return tuple(dealt)


def _place(wreck: int, masks: tuple[int, ...], holder: dict[int, int], asked: set[int], chance: Chance) -> bool:
    """Gives this wreck a card, if need be one of another wreck that can have a different one."""
    choices = list(numbers(masks[wreck]))
    chance.shuffle(choices)
    for number in choices:
        if number in asked:
            continue
        asked.add(number)
        if number not in holder or _place(holder[number], masks, holder, asked, chance):
            holder[number] = wreck
            return True
    return False


def _exchange_one(dealt: list[int], masks: tuple[int, ...], chance: Chance) -> None:
    """One wreck takes a card it may have, if that is free or its owner may have the wreck's own."""
    wreck = chance.below(len(masks))
    number, own = chance.pick(numbers(masks[wreck])), dealt[wreck]
    if number not in dealt:
        dealt[wreck] = number
        return
    owner = dealt.index(number)
    if masks[owner] >> own & 1:
        dealt[wreck], dealt[owner] = number, own

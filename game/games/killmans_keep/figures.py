"""Pictures for the rules, made of the table's own cards: the paragraph they stand under, and a face."""

from collections.abc import Mapping

from game.core.faces import Face, beside
from game.games.killmans_keep import fittings, looks
from game.games.killmans_keep.components import (
    CATEGORIES,
    GOAL_FACE,
    GOALS,
    HEXED_DICE,
    KILLMANS_WHISTLE,
    LUCKY_MOONSTONE,
    MONSTER_FACE,
    RATIONS,
    SMOKE_POT,
    THROWING_KNIVES,
    TOLL_CHAIN,
)

REACTIONS = (HEXED_DICE, TOLL_CHAIN, LUCKY_MOONSTONE, KILLMANS_WHISTLE, SMOKE_POT, RATIONS, THROWING_KNIVES)


def figures() -> Mapping[str, Face]:
    """What each picture shows says the paragraph above it."""
    first_of_each = [looks.stall_card(5 * number) for number in range(len(CATEGORIES))]
    monsters = {f"12.{n + 1}": looks.monster_card(MONSTER_FACE + n, True) for n in range(GOAL_FACE - MONSTER_FACE)}
    return {
        "2.2": beside(first_of_each),
        "5.4": beside([fittings.die("d6", face) for face in range(1, 7)], 30),
        "6.2": beside([looks.back("keep"), looks.monster_card(MONSTER_FACE + 4, True)]),
        "6.6": beside([fittings.die("d10", face) for face in range(10)]),
        "7.4": beside([looks.goal_card(goal) for goal in (0, 3, 15)]),
        "8.1": beside([fittings.coins(number) for number in (3, 2, 1)]),
        **{f"9.{card + 2}": looks.hand_card(card) for card in range(MONSTER_FACE)},
        "10.1": beside([looks.hand_card(card) for card in REACTIONS]),
        **monsters,
        **{f"13.{goal + 1}": looks.goal_card(goal) for goal in range(len(GOALS))},
    }

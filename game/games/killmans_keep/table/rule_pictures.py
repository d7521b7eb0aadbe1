"""Pictures for the rules, made of the table's own cards: the paragraph they stand under, and a face."""

from collections.abc import Mapping

from game.core.faces import Face, beside
from game.games.killmans_keep import components as box
from game.games.killmans_keep.looks import card_faces, props

REACTIONS = (
    box.HEXED_DICE,
    box.TOLL_CHAIN,
    box.LUCKY_MOONSTONE,
    box.KILLMANS_WHISTLE,
    box.SMOKE_POT,
    box.RATIONS,
    box.THROWING_KNIVES,
)


def figures(_options: object) -> Mapping[str, Face]:
    """What each picture shows says the paragraph above it."""
    first_of_each = [card_faces.stall_card(5 * number) for number in range(len(box.CATEGORIES))]
    monsters = {
        f"12.{n + 1}": card_faces.monster_card(box.MONSTER_FACE + n, True)
        for n in range(box.GOAL_FACE - box.MONSTER_FACE)
    }
    return {
        "2.2": beside(first_of_each),
        "5.4": beside([props.die("d6", face) for face in range(1, 7)], 30),
        "6.2": beside([card_faces.back("keep"), card_faces.monster_card(box.MONSTER_FACE + 4, True)]),
        "6.6": beside([props.die("d10", face) for face in range(10)]),
        "7.4": beside([card_faces.goal_card(goal) for goal in (0, 3, 15)]),
        "8.1": beside([props.coins(number) for number in (3, 2, 1)]),
        **{f"9.{card + 2}": card_faces.hand_card(card) for card in range(box.MONSTER_FACE)},
        "10.1": beside([card_faces.hand_card(card) for card in REACTIONS]),
        **monsters,
        **{f"13.{goal + 1}": card_faces.goal_card(goal) for goal in range(len(box.GOALS))},
    }

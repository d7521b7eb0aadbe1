"""Pictures for the rules, made of the table's own cards: the paragraph they stand under, and a face."""

from collections.abc import Mapping

from game.core.faces import Face, beside
from game.games.killmans_keep import components as box
from game.games.killmans_keep.looks import card_faces, props
from game.games.killmans_keep.names import rule_of


def figures(_options: object) -> Mapping[str, Face]:
    """What each picture shows says the paragraph above it."""
    goals = range(box.GOAL_FACE, box.GOAL_FACE + len(box.GOALS))
    return {
        "2.2": beside([card_faces.stall_card(5 * number) for number in range(len(box.CATEGORIES))]),
        "5.4": beside([props.die("d6", face) for face in range(1, 7)], 30),
        "6.2": beside([card_faces.back("keep"), card_faces.monster_card(box.MONSTER_FACE + 4, True)]),
        "6.6": beside([props.die("d10", face) for face in range(10)]),
        "7.4": beside([card_faces.goal_card(goal) for goal in (0, 3, 15)]),
        "8.1": beside([props.coins(number) for number in (3, 2, 1)]),
        **{rule_of(card): card_faces.hand_card(card) for card in range(box.MONSTER_FACE)},
        "10.1": beside([card_faces.hand_card(card) for card in box.REACTIONS]),
        **{rule_of(card): card_faces.monster_card(card, True) for card in range(box.MONSTER_FACE, box.GOAL_FACE)},
        **{rule_of(card): card_faces.hand_card(card) for card in goals},
    }

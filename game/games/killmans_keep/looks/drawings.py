"""What the drawings of cards are called, by face: `assets/killmans_keep/<name>.svg`, named like the cards."""

from game.games.killmans_keep import components as box


def _drawn(name: str) -> str:
    return name.lower().replace("'", "").replace(" ", "_")


CARD_ART = (
    *(f"artifact_{_drawn(kind.name)}" for kind in box.ARTIFACTS),
    *(f"monster_{_drawn(kind.name)}" for kind in box.MONSTERS),
    *(f"goal_{_drawn(kind.name)}" for kind in box.GOALS),
)
"""The picture on every card, 280 units wide; of a monster, as long as it lives."""


def corpse_art(monster: int) -> str:
    """The picture of a beaten monster; `corpse_overlay`, of the same size, adds its cuts where there is room."""
    assert box.MONSTER_FACE <= monster < box.GOAL_FACE
    return CARD_ART[monster].replace("monster", "corpse")

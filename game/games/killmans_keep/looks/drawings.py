"""What the drawings of cards are called, by face: `assets/killmans_keep/<name>.svg`."""

from game.games.killmans_keep.components import GOAL_FACE, MONSTER_FACE

_ARTIFACTS = (
    *("lantern", "coin_purse", "spyglass", "smoke_pot", "strongbox"),
    *("hexed_dice", "leaden_idol", "cracked_mirror", "toll_chain", "crown_of_greed"),
    *("river_quartz", "chipped_opal", "twin_garnet", "lucky_moonstone", "heart_of_the_keep"),
    *("rusty_sword", "throwing_knives", "knights_mace", "silver_crossbow", "dragonbane"),
    *("killmans_key", "killmans_note", "killmans_whistle", "killmans_cloak", "killmans_seal"),
    *("trail_boots", "rations", "rope_and_hook", "guild_badge", "pack_mule"),
)
_MONSTERS = (
    *("cellar_rat", "bone_sentry", "goblin_cutpurse", "mimic", "cave_troll"),
    *("shade", "ooze", "hexhound", "ogre_champion", "wyrmling"),
)
_GOALS = (
    *("pest_control", "bounty", "trophy_hunter", "armed_and_ready", "jewellers_eye"),
    *("dark_curator", "plain_living", "well_equipped", "killmans_heir", "matching_pair"),
    *("the_full_kit", "cabinet", "star_gazer", "masterpiece", "solvent"),
    *("stallholder", "keep_clearer", "customer", "silver_tongue", "face_the_giant"),
)
CARD_ART = (
    *(f"artifact_{name}" for name in _ARTIFACTS),
    *(f"monster_{name}" for name in _MONSTERS),
    *(f"goal_{name}" for name in _GOALS),
)
"""The picture on every card, 280 units wide; of a monster, as long as it lives."""


def corpse_art(monster: int) -> str:
    """The picture of a beaten monster; `corpse_overlay`, of the same size, adds its cuts where there is room."""
    assert MONSTER_FACE <= monster < GOAL_FACE
    return f"corpse_{_MONSTERS[monster - MONSTER_FACE]}"

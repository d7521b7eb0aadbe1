"""6.6: how likely a battle roll wins."""

from game.games.killmans_keep.components import BATTLE_FACES, FEROCITY, HEXHOUND, STARS


def lowest_winner(monster: int, bonus: int, ferocity: bool) -> int:
    """The least die that wins with this bonus; 0 or less: every one, 10 or more: none."""
    return STARS[monster] + (FEROCITY[monster] if ferocity else 0) - bonus


def win_chance(monster: int, bonus: int, ferocity: bool) -> float:
    """The chance to defeat the monster; 12.8: against the Hexhound both dice must be high enough."""
    winners = BATTLE_FACES - lowest_winner(monster, bonus, ferocity)
    chance = min(BATTLE_FACES, max(0, winners)) / BATTLE_FACES
    return chance * chance if monster == HEXHOUND else chance

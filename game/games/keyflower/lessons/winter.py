"""Winter and the count: a winter tile offered in secret, a bid that is raised, and things that score once."""

from game.games.keyflower import actions as do
from game.games.keyflower.components import RED, YELLOW
from game.games.keyflower.lessons.spring import IDA, SEED, WHOLE
from game.kit.lessons import PUPIL, Do, Lesson, Row, Say, others
from game.words import _

JEWELLER, MERCERS, WINDMILL, SCRIBES, KEY_GUILD, CRAFTSMEN = 43, 44, 45, 47, 49, 52
"""Winter tiles."""
ALL_THREE, THIRD = 7, 4
"""Offers: everything that was dealt, and the last of it."""

QUIET: tuple[Row, ...] = (
    others(IDA, do.PASS),
    others(PUPIL, do.PASS),
    others(IDA, do.TakeBoat(0)),
    others(PUPIL, do.TakeBoat(1)),
    others(PUPIL, do.PASS),
    others(IDA, do.PASS),
    others(PUPIL, do.TakeBoat(0)),
    others(IDA, do.TakeBoat(1)),
)
"""A summer and an autumn in which both let the tiles go and took what the boats brought."""


def winter() -> Lesson:
    """10, 4.4 to 4.6, 8, 12: the last season and what counts."""
    return Lesson(
        id="winter",
        title=_("Winter and the count"),
        minutes=7,
        seed=SEED,
        names=("Ida",),
        rows=(
            *WHOLE,
            *QUIET,
            Say(_("Summer and autumn are over, and boats have brought workers and skill tiles. Winter is the last season, and most of its tiles only score."), ("mat:0",)),
            Say(_("You have held these three winter tiles from the beginning. Before winter everybody offers one or more of them in secret, and the rest leave the game."), (f"tile:{JEWELLER}", f"tile:{WINDMILL}", f"tile:{SCRIBES}"), "point"),
            Do(_("The Scribes score ten for one skill tile of each kind, and you own all three kinds. Offer them, and nothing that helps Ida."), _("Offer the Scribes"), (do.Offer(THIRD),), (f"tile:{SCRIBES}",)),
            others(IDA, do.Offer(ALL_THREE)),
            Say(_("Ida has offered three. In a larger round nobody would know whose tiles they are."), tuple(f"tile:{tile}" for tile in (MERCERS, KEY_GUILD, CRAFTSMEN))),
            others(IDA, do.BID, do.ON[KEY_GUILD], do.Colour(YELLOW), do.FromHand(1)),
            Say(_("Ida bids for the Key Guild, ten points for any five skill tiles. But each thing scores on one tile only, and yours go to the Scribes."), (f"tile:{KEY_GUILD}",), "think"),
            Do(_("Bid for the Scribes with red: of these workers you have the most."), _("Bid 1 red for the Scribes"), (do.BID, do.ON[SCRIBES], do.Colour(RED), do.FromHand(1)), (f"colour:{RED}",)),
            others(IDA, do.BID, do.ON[SCRIBES], do.FromHand(2)),
            Do(_("Ida has outbid you with two. You may raise: your worker stays there, and two more come to him."), _("Raise your bid to 3 red"), (do.BID, do.ON[SCRIBES], do.FromHand(2)), (f"tile:{SCRIBES}",)),
            others(IDA, do.BID, do.ON[MERCERS], do.Colour(YELLOW), do.FromHand(1)),
            Do(_("The Craftsmen's Guild scores three for a blue, a red and a yellow worker whom you keep. You have enough for five times: take a red one, and bid for it."), _("Bid 1 red for the Craftsmen's Guild"), (do.BID, do.ON[CRAFTSMEN], do.Colour(RED), do.FromHand(1)), (f"tile:{CRAFTSMEN}",)),
            others(IDA, do.PASS),
            Do(_("Ida has passed. More bids would only cost you workers who score."), _("Pass"), (do.PASS,)),
            Say(_("Both tiles are yours: ten points for skills, fifteen for five trios of workers. Printed points of tiles come on top, so upgrades from summer count, too."), (f"tile:{SCRIBES}", f"tile:{CRAFTSMEN}"), "cheer"),
            Say(_("Boats come once more and score by themselves, and new tiles are laid. Then everything counts where it is worth most, and the most points win."), (), "explain"),
        ),
    )

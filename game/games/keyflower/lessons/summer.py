"""Carry and build: what the own village makes lies where it was made, a road brings it home, and the home grows."""

from game.games.keyflower import actions as do
from game.games.keyflower.components import RED, WOOD, YELLOW
from game.games.keyflower.lessons.spring import HOME, IDA, SEED, WHOLE, WORKSHOP
from game.kit.lessons import Do, Lesson, Say, others
from game.words import _

FARRIER = 25
FROM_WORKSHOP = 5
"""The edge of the Workshop at which the road to the home begins."""


def summer() -> Lesson:
    """5.2, 5.7, 6: make, carry, upgrade."""
    return Lesson(
        id="summer",
        title=_("Carry and build"),
        minutes=6,
        seed=SEED,
        names=("Ida",),
        rows=(
            *WHOLE,
            others(IDA, do.BID, do.ON[FARRIER], do.Colour(YELLOW), do.FromHand(1)),
            Say(_("Summer has begun. Your village has two tiles, and two stone lie in your home."), (f"tile:{HOME}", f"tile:{WORKSHOP}")),
            Say(_("Your home can be upgraded for one wood and one stone, if both lie on it. It is worth five points then."), (f"tile:{HOME}",), "think"),
            Do(_("Tiles in villages can be used, too, even in those of others. Use your Workshop with one red worker."), _("Use the Workshop"), (do.USE, do.Where(1), do.ON[WORKSHOP], do.Colour(RED), do.FromHand(1)), (f"tile:{WORKSHOP}", f"colour:{RED}")),
            Do(_("It makes wood, stone or iron. You need wood."), _("Make 1 wood"), (do.Make(WOOD),)),
            others(IDA, do.PASS),
            Say(_("What your own village makes stays where it was made: the wood lies on the Workshop. It must be carried home."), (f"tile:{WORKSHOP}", f"tile:{HOME}")),
            Do(_("Your home lets you carry over one stretch of road, and upgrade one tile. Use it with one red worker."), _("Use your home"), (do.USE, do.Where(1), do.ON[HOME], do.Colour(RED), do.FromHand(1)), (f"tile:{HOME}", f"colour:{RED}")),
            Do(_("Pick the wood, then your home: the road between them joins."), _("Carry the wood home"), (do.CarryFrom(WORKSHOP), do.Step(WOOD, FROM_WORKSHOP))),
            Do(_("Wood and stone lie together now."), _("Upgrade your home"), (do.Upgrade(HOME),), (f"tile:{HOME}",)),
            Say(_("The home is turned over: five points, and from now on it carries twice as far."), (f"tile:{HOME}", "mat:0"), "cheer"),
            Say(_("Workers on your own tiles come back to you at the end of the season."), (f"tile:{WORKSHOP}", f"tile:{HOME}")),
            Say(_("Autumn goes on like this. In winter tiles come that score for what you have gathered: you have seen yours already, so gather for them."), ("zone:tray",), "explain"),
        ),
    )

"""Debt and the last round: loans that run out, a wreck that somebody else has found, a balance of one dollar."""

from game.games.dark_water_salvage import actions as do
from game.games.dark_water_salvage.lessons.first_wreck import first_wreck
from game.kit.lessons import PUPIL, Do, Lesson, Row, Say, others, played
from game.words import _

IDA = 1
KESTREL, NORTHMOOR, LUDGATE, B8, C7, E8 = 7, 26, 38, 16, 24, 43
"""Regions: three cities, where the pupil found nothing, and where two wrecks lie."""
ALDER_QUEEN, GULL_WING = 0, 4
"""Wrecks."""
KESTREL_SONAR, RUMOUR = 2, 13
IN_VAIN = (3, 5, 7, 9, 11)
"""The wrecks that the pupil asked about."""
QUIET = 4
"""So many rounds in which both waited."""


def _first_round() -> tuple[Row, ...]:
    """The round of the first lesson."""
    steps = played(first_wreck().rows)
    return tuple(others(seat, action) for seat, action in steps)


SECOND: tuple[Row, ...] = (
    others(PUPIL, do.Apply(20)),
    others(IDA, do.Apply(4)),
    others(IDA, do.Start(NORTHMOOR)),
    others(PUPIL, do.Start(KESTREL)),
    others(IDA, do.PASS),
    *(others(PUPIL, do.Research(wreck, KESTREL_SONAR)) for wreck in IN_VAIN),
    others(PUPIL, do.PASS),
    others(IDA, do.Sail(C7)),
    others(PUPIL, do.Sail(B8)),
    others(IDA, do.Locate(GULL_WING)),
    others(PUPIL, do.DONE),
    others(IDA, do.DONE),
)
"""The pupil asks in vain, Ida finds a wreck and cannot pay for raising it."""
THIRD: tuple[Row, ...] = (
    others(PUPIL, do.Apply(0)),
    others(IDA, do.Apply(16)),
    others(PUPIL, do.Start(KESTREL)),
    others(IDA, do.Start(NORTHMOOR)),
    others(PUPIL, do.DONE),
    others(IDA, do.PASS),
    others(IDA, do.Sail(E8)),
    others(IDA, do.PASS),
    others(IDA, do.Salvage(ALDER_QUEEN)),
)
"""Ida raises another one."""
WAITED: tuple[Row, ...] = (
    others(PUPIL, do.Apply(0)),
    others(IDA, do.Apply(0)),
    others(PUPIL, do.Start(KESTREL)),
    others(IDA, do.Start(NORTHMOOR)),
    others(PUPIL, do.DONE),
)


def last_round() -> Lesson:
    """3.3, 4.4, 4.6, 8.7, 11.6, 13: the last loans, a rumour, a wreck that another has found, the balance."""
    return Lesson(
        id="last_round",
        title=_("Debt and the last round"),
        minutes=6,
        seed="sonar 102",
        names=("Ida",),
        rows=(
            *_first_round(),
            others(IDA, do.DONE),
            others(PUPIL, do.DONE),
            *SECOND,
            *THIRD,
            *(WAITED * QUIET),
            Say(_("Seven rounds are over, and two chips of $5 are all that is left to lend. So this is the last round."), ("zone:aside", "mat:0", "mat:1")),
            Say(_("You and Ida have nine prestige each. But you owe $5 more than you have, and nobody who ends in debt can win."), ("mat:0",), "think"),
            Say(_("Ida has located the Gull Wing, but never had the money to raise her. Anybody may raise a ship that somebody else has found."), ("region:C7",), "point"),
            Do(_("Getting there and raising her takes $20, and you have $15. Ask for all $10, so that Ida gets none, but no more: the lower application collects first."), _("Apply for $10"), (do.Apply(10),)),
            others(IDA, do.Apply(14)),
            Say(_("Ida asked for $14: she collects after you, and nothing is left for her. You also go first now."), ("mat:0", "mat:1"), "cheer"),
            Do(_("Begin where she is near. From Northmoor it is two regions to the west."), _("Begin in Northmoor"), (do.Start(NORTHMOOR),), ("region:C7",)),
            others(IDA, do.Start(LUDGATE)),
            Do(_("Is she worth it? In any city you hear for $1 what a cargo is said to have been worth."), _("Ask for her rumoured value"), (do.Research(GULL_WING, RUMOUR),), (f"wreck:{GULL_WING}",)),
            Say(_("$30 to $50. In deep water nine tenths of it are left, so at least $27, and that covers your debt and the trip."), (f"wreck:{GULL_WING}",), "think"),
            Do(_("That is all you need to know."), _("Research no more"), (do.PASS,)),
            Do(_("The boat costs $4, the two regions $2."), _("Sail to C7"), (do.Sail(C7),), ("region:C7",)),
            Do(_("Nothing is left to locate here, so the token has gone on. Salvage in deep water costs $14."), _("Salvage the Gull Wing"), (do.Salvage(GULL_WING),), ("region:C7",)),
            Say(_("Seven prestige more, and $27 of salvage. Money and salvage together now cover your loans, with $1 to spare!"), ("mat:0",), "cheer"),
            Say(_("Ida has no money to act with, so you win. Borrow to work, but know early on how you will get out of debt."), (), "explain"),
        ),
    )

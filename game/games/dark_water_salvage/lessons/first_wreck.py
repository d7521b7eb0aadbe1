"""Borrow and sail: a secret application, a city, one reading that says it all, a wreck located and raised."""

from game.games.dark_water_salvage import actions as do
from game.kit.lessons import Do, Lesson, Say, others
from game.words import _

IDA = 1
LUDGATE, PORT_HALLORAN, A1 = 38, 1, 0
"""Regions."""
VANE = 8
"""The wreck of the Prosper Vane."""
HALLORAN_SONAR, LUDGATE_SONAR = 0, 5


def first_wreck() -> Lesson:
    """3 to 11: one round, from the loan to a raised wreck."""
    return Lesson(
        id="first_wreck",
        title=_("Borrow and sail"),
        minutes=5,
        seed="sonar 102",
        names=("Ida",),
        rows=(
            Say(_("Twelve ships lie on the bottom of the Great Lake, and nobody knows where. Whoever finds and raises them wins prestige."), ("wreck:*",)),
            Say(_("Nobody has any money. In each round a Society lends what chips from a bag come to, and all apply for a part of it in secret."), ("zone:aside", "mat:0", "mat:1")),
            Do(_("The lowest application collects first, the highest last, and the loans may run out. Ask for $20."), _("Apply for $20"), (do.Apply(20),)),
            others(IDA, do.Apply(8)),
            Say(_("Ida asked for less, so she goes first in this round. You still have your $20, so you are not in debt yet; whoever is in debt at the end cannot win."), ("mat:0", "mat:1")),
            others(IDA, do.Start(LUDGATE)),
            Do(_("Choose a city; only one boat fits into each. From Port Halloran there is just one region of water to the west."), _("Begin in Port Halloran"), (do.Start(PORT_HALLORAN),), ("region:A1",)),
            others(IDA, do.Research(0, LUDGATE_SONAR)),
            others(IDA, do.PASS),
            Do(_("The token stands on Research. For $1 this city's sonar tells in which direction a wreck lies: ask for the Prosper Vane."), _("Research the Prosper Vane"), (do.Research(VANE, HALLORAN_SONAR),), ("tray:dial", f"wreck:{VANE}")),
            Say(_("West means straight along the row, and there is only A1! Ida saw what you asked, but not the answer."), ("region:A1",), "cheer"),
            Do(_("You could test more wrecks now, for $1 each. One is enough: let the token go on."), _("Research no more"), (do.PASS,), ("tray:dial",)),
            others(IDA, do.PASS),
            Do(_("Now move. Leaving a city you hire a boat, here for $3, and every region costs $1."), _("Sail to A1"), (do.Sail(A1),), ("region:A1",)),
            Do(_("Locate: for $3 you claim that a wreck lies under you. A right claim brings prestige, a wrong one bars you from that wreck for ever."), _("Locate the Prosper Vane"), (do.Locate(VANE),), ("region:A1",)),
            Do(_("Three prestige for the finder, and now everybody knows the region. Raising her is dearer: $8 in shallow water."), _("Salvage the Prosper Vane"), (do.Salvage(VANE),), ("region:A1",)),
            Say(_("Raised: what was left of her cargo stands against your loan. When you are sure you may even raise a ship without locating her, for the prestige of both."), ("mat:0",), "cheer"),
            Say(_("The token goes on round until nobody acts; then new loans are drawn. In deeper water less is lost, but everything there costs more."), (), "explain"),
        ),
    )

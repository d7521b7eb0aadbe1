"""The Guild and the Bank: a goal taken, traded in and turned in, and the first Doubloon."""

from game.games.killmans_keep import actions as do
from game.games.killmans_keep.components import BANK, GUILD, KILLMANS_CLOAK, KILLMANS_NOTE
from game.games.killmans_keep.lessons import ida
from game.kit.lessons import Do, Lesson, Say, others
from game.words import _

IDA = 1
PAIR = f"hand:{KILLMANS_NOTE}", f"hand:{KILLMANS_CLOAK}"
"""The pupil's two artifacts."""


def guild() -> Lesson:
    """7, 8: two goals, of which the second one pays for a Doubloon."""
    return Lesson(
        id="guild",
        title=_("Goals and Doubloons"),
        minutes=6,
        seed="guild 2545",
        names=("Ida",),
        rows=(
            Say(_("Five Doubloons win, and cards sold one by one bring them slowly. Goals of the Guild often pay more."), ("guild", "doubloons")),
            Do(_("You hold two of Killman's cards. Show the Note, and keep secret that the Cloak would get you past a monster."), _("Show Killman's Note"), (do.Show(KILLMANS_NOTE),), PAIR),
            others(IDA, ida.SHOWS_LANTERN),
            Do(_("The Guild lies opposite the Market, two moves away. The first one is free: go to the Bank."), _("Go to the Bank"), (do.Move(BANK),), ("guild", "bank")),
            others(IDA, do.Pass()),
            Do(_("The second move costs an action. You have two."), _("Go to the Guild"), (do.Move(GUILD),), ("guild",)),
            others(IDA, do.Pass()),
            Do(_("Take the top goal for the other action. All see that you have one, but only you know what it asks for."), _("Take a goal"), (do.TakeGoal(),), ("goal-deck",)),
            Say(_("Trophy Hunter: a whole Doubloon for a corpse of three stars. Without a weapon that is far away."), ("goal",), "think"),
            Do(_("You stay in the Guild until your next turn."), _("End the turn"), (do.EndTurn(),)),
            others(IDA, *ida.SELLS_KEY),
            others(IDA, do.EndTurn()),
            Do(_("You hold one goal at most, but in the Guild you may trade it in for another, for an action."), _("Trade the goal in"), (do.SwapGoal(),), ("goal",)),
            Say(_("Matching Pair: hand in two artifacts of one category. Your Note and your Cloak are both Killman's!"), ("goal", *PAIR), "cheer"),
            Do(_("In the Market the two would bring $150, here they bring $250. Turn the goal in, for the other action."), _("Turn the goal in"), (do.TurnIn(),), PAIR),
            Do(_("You own $350. The free move is left, and it leads to where Doubloons are sold."), _("Go to the Bank"), (do.Move(BANK),), ("bank",)),
            Do(_("Both actions are spent."), _("End the turn"), (do.EndTurn(),)),
            others(IDA, do.EndTurn()),
            Do(_("$300 and an action buy a Doubloon. It is never sold or lost again."), _("Buy a Doubloon"), (do.Exchange(),), ("doubloons",)),
            Say(_("The first of five! Some goals ask for deeds: take them early, since only what you do afterwards counts."), ("mat:0",), "cheer"),
        ),
    )

"""What a first game is told, decision by decision: a title, a few lines, and the rule that says more."""

from game.games.keyflower import components as box
from game.games.keyflower import halves
from game.games.keyflower.knowledge.bidding import behind_screen, lost_groups
from game.games.keyflower.view import View
from game.words import _, later

Lesson = tuple[str, tuple[str, ...], str]
"""A title, the lines, and the number of the rule."""

FIRST: Lesson = (
    later("Bid, use or pass"),
    (
        later("Bid: click a tile of the market. Whoever leads when the season ends gets it."),
        later("Use: send workers to any tile, in any village. What it shows you get at once."),
        later("The first workers set a tile’s colour: only this colour may follow, for bids and uses."),
        later("Nothing to gain? Pass. The season ends when all pass one after the other."),
    ),
    "3.2",
)
SEASONS: tuple[Lesson, ...] = (
    (
        later("Spring: gather"),
        (
            later("A bid must beat the one that leads: ≥ on your side of a tile is the least that does."),
            later("Each use of a tile takes one worker more than the last, six on a tile in all."),
            later("Workers on your tiles come home to you, on those of others to them."),
            later("Turn order tiles: who chooses a boat first, and who begins next season."),
        ),
        "4.2",
    ),
    (
        later("Summer: carry and upgrade"),
        (
            later("Home and stable carry resources along your roads: use one, then choose what goes where."),
            later("An upgrade is paid with what lies on the tile. The tile then gives more, and scores."),
            later("Boats of the summer have powers that last. Point at one to read it."),
        ),
        "6.1",
    ),
    (
        later("Autumn: build for points"),
        (
            later("Many tiles of this season score for the resources that lie on them at the end."),
            later("What do your winter tiles count? They lie behind your screen: collect it now."),
        ),
        "12.1",
    ),
    (
        later("Winter: the last tiles"),
        (
            later("These tiles count at the end what their owner has: bid for what suits you."),
            later("Keep workers back if a tile counts workers: those of a winning bid are gone."),
            later("Turn order tiles and boats score, too."),
        ),
        "12.1",
    ),
)
OUTBID: Lesson = (
    later("You were outbid"),
    (
        later("Your grey group lost its lead. Click it to send it to another tile of its colour or a free one."),
        later("It goes as a whole; more of its colour may come along from behind your screen."),
        later("Or leave it: it comes home when the season ends."),
    ),
    "4.6",
)
COLOUR: Lesson = (
    later("Which colour?"),
    (
        later("Your workers set the colour of this tile for the season."),
        later("A colour of which others have few keeps them away. Green ones are rare."),
    ),
    "3.4",
)
NUMBER: Lesson = (
    later("How many?"),
    (
        later("The least is enough. More make it harder for others to follow or to beat you."),
        later("Workers of a winning bid go into the bag; those of a use come home to the tile’s owner."),
    ),
    "4.1",
)
CARRY: Lesson = (
    later("Carry and upgrade"),
    (
        later("Click a resource, then the tile it goes to: the numbers say how many steps it takes."),
        later("A tile that glows can be upgraded: click it, then Upgrade."),
        later("Steps and upgrades go in any order. Take back what you like; Done ends it."),
    ),
    "6.1",
)
BOAT: Lesson = (
    later("Choose a boat"),
    (
        later("All workers and skill tiles on it come behind your screen."),
        later("Skill tiles pay for some upgrades: saw, pickaxe and anvil."),
    ),
    "8.2",
)
LAY: Lesson = (
    later("Lay your new tiles"),
    (
        later("Click a tile, then a place beside your village. Q and W turn it."),
        later("Touching edges must match: road to road, field to field, water to water."),
        later("Roads that join let you carry farther. Laid tiles stay where they are."),
    ),
    "9.2",
)
OFFER: Lesson = (
    later("Offer winter tiles"),
    (
        later("Offer at least one of yours. All offers are mixed: nobody sees whose they are."),
        later("Anybody can win them, you too. What you keep back leaves the game."),
        later("“now” is what a tile would score for you today."),
    ),
    "10.2",
)
ALLOT: Lesson = (
    later("Count your village"),
    (
        later("Each worker, skill tile and resource counts on one tile only."),
        later("Click a tile, what lies there, and how many; or “Use the best”."),
    ),
    "14.3",
)
GHOST: Lesson = (
    later("Your ghost"),
    (
        later("Click a bid of another that leads, then “Play the ghost”: its workers come behind your screen."),
        later("The tile still goes to whoever led. Nobody bids for it or uses it any more this season."),
        later("It returns to its ship when the season ends, played or not."),
    ),
    "16.4",
)
JOKER: Lesson = (
    later("Sven and Paulo"),
    (
        later("Sven is blue or yellow, Paulo green or red, as you like."),
        later("Workers of both his colours may come with him, in one bid or on one tile."),
        later("Choose “otherwise …” on a tile to bring him."),
    ),
    "15.4",
)
PHASES = {"carry": CARRY, "boat": BOAT, "expand": LAY, "offer": OFFER, "allot": ALLOT}
"""The stages at which a colour and a number are chosen, and with Sven or Paulo another number."""


def lesson(view: View) -> Lesson | None:
    """14.1: what helps with this seat's decision in a first game; None where it has none."""
    if view.seat is None or view.seat not in view.actors or not view.options.open_screens:
        return None
    found = _placing(view, view.seat) if view.phase == "act" else PHASES.get(view.phase)
    if found is None:
        return None
    title, lines, rule = found
    return _(title), tuple(_(line) for line in lines), rule


def _placing(view: View, seat: int) -> Lesson:
    """4, 5: of bids and uses, the most urgent thing that is not known yet."""
    stage = view.half.stage if view.half is not None else 0
    if stage in (halves.COLOUR, halves.COUNT, halves.SECOND):
        return COLOUR if stage == halves.COLOUR else NUMBER
    if lost_groups(view, seat):
        return OUTBID
    if view.extras is not None and view.extras.ghost == seat and view.season != box.SPRING:
        return GHOST
    if any(behind_screen(view)[len(box.COLOURS) :]):
        return JOKER
    fresh = view.season == box.SPRING and not any(view.bids[seat :: view.seats])
    return FIRST if fresh else SEASONS[view.season]

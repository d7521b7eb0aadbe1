"""Dark Water Salvage on the screen: one seat's View laid out as a Table."""

from collections.abc import Sequence

from game.board.board import Board
from game.core.panels import NO_DESK, Desk
from game.core.player import Player
from game.core.staging import Bed, Cover, Fact, Staging, Variant
from game.core.table import Offer, Phase, Spot, Table
from game.games.dark_water_salvage import names
from game.games.dark_water_salvage.actions import Action
from game.games.dark_water_salvage.components import BAG, CHIPS_A_PLAYER, WRECKS
from game.games.dark_water_salvage.knowledge.standing import stop_of
from game.games.dark_water_salvage.lake import LAND, Soundings, soundings
from game.games.dark_water_salvage.looks.colours import APART, PALETTE
from game.games.dark_water_salvage.table import chart
from game.games.dark_water_salvage.table.daily import daily
from game.games.dark_water_salvage.table.map_notes import map_notes
from game.games.dark_water_salvage.table.mats import mats
from game.games.dark_water_salvage.table.notebook import notes, pencil
from game.games.dark_water_salvage.table.pieces import board_pieces
from game.games.dark_water_salvage.table.results import audit, awards, charts, luck, opening
from game.games.dark_water_salvage.table.reveals import reveal
from game.games.dark_water_salvage.table.rule_pictures import figures
from game.games.dark_water_salvage.table.slips import slips
from game.games.dark_water_salvage.table.standing import queue, race, standing
from game.games.dark_water_salvage.table.trays import aside, ship_cards, trays
from game.games.dark_water_salvage.table.verbs import at_boat, verbs_of
from game.games.dark_water_salvage.text.narration import narrate
from game.games.dark_water_salvage.text.offers import amount, end_words
from game.games.dark_water_salvage.text.offers import offers as write_offers
from game.games.dark_water_salvage.text.phases import PHASES
from game.games.dark_water_salvage.text.stages import stage
from game.games.dark_water_salvage.view import View
from game.kit.phases import stepper
from game.words import _, plural


def lay_out(
    board: Board,
    view: View,
    legal: Sequence[Action],
    picked: tuple[str, ...],
    players: Sequence[Player],
    desk: Desk = NO_DESK,
) -> Table:
    """The table as this view's seat sees it, with the legal actions it may take."""
    lake, study = soundings(view.lake), studied(picked, desk)
    offers = at_boat(view, write_offers(view, legal), study)
    return Table(
        clock=_("Round {n} of {most}").format(n=view.round + 1, most=rounds(view.seats)),
        subtitle=_subtitle(view),
        phases=_phases(view),
        prompt=PHASES.prompt(view, players),
        backdrop=chart.painting(board, lake),
        pieces=(*board_pieces(board, view, players, study, desk), *ship_cards(view, players, study)),
        spots=_spots(board, view, lake, players, offers),
        mats=mats(view),
        trays=trays(view),
        slips=slips(view, players, study),
        offers=offers,
        refusals=PHASES.refusals(view, offers, players),
        notes=notes(view, players, study, desk),
        verbs=verbs_of(view, offers),
        amount=amount(view, legal, players),
        pencil=pencil(view, study),
        aside=aside(view),
        race=race(),
        standing=standing(view),
        queue=queue(view),
    )


def studied(picked: tuple[str, ...], desk: Desk) -> int:
    """The wreck that is looked at: the one picked, else the one studied; -1 = none."""
    spots = [spot for spot in (*picked, desk.study) if spot.startswith("wreck:")]
    return int(spots[0].partition(":")[2]) if spots else -1


def rounds(seats: int) -> int:
    """3.3: how many rounds the bag is good for: the last one is the first that it cannot fill."""
    return sum(BAG[seats]) // (CHIPS_A_PLAYER * seats) + 1


def _subtitle(view: View) -> str:
    """How long the bag lasts; everybody may count it."""
    if view.phase == "over":
        return _("all loans are called in")
    if view.last:
        return _("the last round")
    more = view.bag // (CHIPS_A_PLAYER * view.seats)
    if not more:
        return _("the next round is the last")
    return plural("loans for {n} more full round", "loans for {n} more full rounds", more)


def _phases(view: View) -> tuple[Phase, ...]:
    now = 4 if view.phase == "over" else {"apply": 0, "city": 2}.get(view.phase, 3)
    return stepper((_("Loans"), _("Order"), _("Cities"), _("Recovery")), now)


def _spots(
    board: Board, view: View, lake: Soundings, players: Sequence[Player], offers: Sequence[Offer]
) -> tuple[Spot, ...]:
    """Everything one can point at: regions, ship cards, mats, and the buttons that offers name besides."""
    spots = []
    for region, sign in enumerate(lake.lake.signs):
        if sign != LAND:
            space = board[names.region_spot(lake, region)]
            spots.append(Spot(space.id, names.region_words(lake, region), *space.centre, space.w, space.h))
    spots += [Spot(names.wreck_spot(wreck), names.wreck_name(view, wreck)) for wreck in range(WRECKS)]
    spots += [Spot(f"mat:{seat}", players[seat].name) for seat in range(view.seats)]
    if stop_of(view) >= 0 and offers:
        if view.phase == "research":
            for sonar in lake.usable[view.pawns[view.actors[0]]]:
                spots.append(Spot(names.sonar_spot(sonar), names.sonar_name(lake, sonar)))
        spots.append(Spot("done", end_words(view), key="D"))
    return tuple(spots)


def cover() -> Cover:
    """What stands on the box."""
    return Cover(
        ink="#1C5F91",
        tagline=_("twelve wrecks, one lake, borrowed money"),
        pitch=(
            _("Twelve ships lie somewhere on the lake, and only the sonar knows where."),
            _("Borrow money in secret, ask the sonar for directions, and sail to where a wreck must be."),
            _("The most prestige wins, but whoever ends in debt cannot win."),
        ),
        minutes=60,
        weight=3,
        secrets=4,
        variants=(_assist(),),
        facts=_facts,
        hand_overs=20,
    )


def _assist() -> Variant:
    values = (
        ("paper", _("Paper"), _("the notebook writes down answers, you mark the rest")),
        ("marks", _("Marks"), _("the notebook crosses out what cannot be")),
        ("reasons", _("Reasons"), _("the notebook crosses out what cannot be, and says why")),
        ("coach", _("Coach"), _("the notebook also says which sonar tells most")),
    )
    return Variant("assist", _("Notebook"), values, plays=False)


def _facts(seats: int) -> tuple[Fact, ...]:
    fives, tens = BAG[seats]
    chips = _("{fives} chips of $5 and {tens} of $10; {n} are drawn each round")
    meaning = chips.format(fives=fives, tens=tens, n=CHIPS_A_PLAYER * seats)
    length = _("the last one begins when the bag runs short")
    return (
        Fact(_("Chips in the bag"), meaning, str(fives + tens)),
        Fact(_("Rounds"), length, str(rounds(seats))),
    )


STAGING = Staging(
    map="lake",
    map_notes=map_notes,
    lay_out=lay_out,
    narrate=narrate,
    direct=stage,
    cover=cover,
    task=PHASES.task,
    audit=audit,
    charts=charts,
    awards=awards,
    opening=opening,
    daily=daily,
    luck=luck,
    reveal=reveal,
    page=True,
    figures=lambda options: figures(options.lake),
    bed=Bed(14, 0.95, 3, 0.25, call="ping"),
    palette=PALETTE,
    apart=APART,
)

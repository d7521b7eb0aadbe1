"""A hand-made table with everything on it, and a scene that shows it and writes down what the player means."""

from dataclasses import replace

import msgspec

from game.board.board import Board
from game.core.faces import Art, Box, Face, Passage, Words
from game.core.table import Counter, Mat, Offer, Phase, Piece, Prompt, Refusal, Slip, Spot, Table, Tray
from game.core.telling import Line
from game.play.showing.choice import Choice
from game.play.showing.hud_state import HudState, LogLine, SeatHud
from game.ui.shell.headless import HeadlessApp
from game.ui.shell.scene import Scene
from game.ui.shell.settings import Settings
from game.ui.table.view import TableView

BOARD = Board("island", "The island", 1288, 784, {}, {})
PALETTE = {"ink": "#14303A", "cream": "#FFF8E8", "umber": "#3A2A14", "paper": "#FFF6E0"}
NAMES = ("Ana", "Ben", "Ida", "Marlow", "Nell", "Otto")
WRECKS = {"a": (114, 210), "b": (166, 660), "c": (718, 690), "d": (864, 596), "e": (1010, 326), "f": (1166, 284)}
KINDS = ("goods_3", "gold_2", "artifact_4", "jewel_150")


def orders_of(view):
    """Where the buttons stand that there are now for what is put together, by id."""
    view.plan()
    return {hit.id: tuple(hit.rect) for hit in view.hits if hit.id in ("tool:commit", "tool:cancel")}


def card(name, title, tag=""):
    return Face(
        250,
        350,
        (
            Art(name, 0, 0, 250, 350),
            Words("3", 46, 46, 58, "display", "ink", "centre"),
            Words(title, 158, 38, 37, "title", "ink", "centre", 150),
            Words("end $60", 125, 305, 38, "figure", "cream", "centre", 190),
        ),
        tag,
    )


def diver():
    return Face(200, 260, (Art("diver", 0, 0, 200, 260), Art("diver_hose_1", 0, 0, 200, 260)))


def back(depth="shallow"):
    return Face(250, 350, (Art(f"back_{depth}", 0, 0, 250, 350),))


def ship(colour="seagreen"):
    return Face(200, 190, (Art(f"lugger_{colour}", 0, 0, 200, 190),))


def pieces(cards, players):
    found = [Piece("sign", SIGN, "board", 186, 280, 520, layer=3, spot="place")]
    for name, (x, y) in WRECKS.items():
        hull = Face(180, 128, (Art("wreck_mid_1", 0, 0, 180, 128),))
        found.append(Piece(f"hull:{name}", hull, "board", 136, x - 14, y - 14, layer=1, spot=f"wreck:{name}"))
        found.append(Piece(f"pile:{name}", back("mid"), "board", 44, x + 56, y, layer=2, spot=f"wreck:{name}"))
    found.append(Piece("ship:0", ship("brick"), "board", 92, 90, 470, layer=4))
    found.append(Piece("ship:1", ship(), "board", 92, 904, 464, layer=4))
    found += [Piece(f"diver:{seat}:0", diver(), f"mat:{seat}", 66) for seat in range(players)]
    found.append(Piece("plan:0", card("action_wreck", "Wreck"), "plans", 132, spot="card:wreck"))
    found += [
        Piece(f"hand:{n}", card(f"action_{n}", n.title()), "hand", 132, order=i, spot=f"card:{n}", mood="dim")
        for i, n in enumerate(("dolphins", "tavern", "shop"))
    ]
    found += [
        Piece(
            f"chest:{n}",
            card(f"treasure_{KINDS[n % 4]}", "Artifact", "$60"),
            "chest",
            122,
            order=n,
            spot=f"treasure:{n}",
            mood="new" if n == 1 else "chosen" if n == 2 else "plain",
        )
        for n in range(cards)
    ]
    return tuple(found)


SIGN = Face(
    186,
    152,
    (
        Box(0, 0, 186, 132, 7, "#FFF3D6", "#6A4A24", 1.4),
        Box(0, 0, 186, 30, 6, "#A4513F>#752719"),
        Words("The Siren Tavern", 93, 15.5, 20, "title", "cream", "centre", 176),
        Words("100", 108, 67, 20, "figure", "ink", "centre", 38),
        Passage("A place where divers are hired and robbed.", 10, 90, 166, 14),
    ),
)


def mats(players):
    backs = tuple(Counter(back(depth), str(n), f"{depth} cards") for n, depth in enumerate(("shallow", "mid", "deep")))
    empty = Face(200, 260, (Art("diver", 0, 0, 200, 260, 0.16, grey=True),))
    return tuple(
        Mat(seat, "choosing a wreck", f"${90 + seat}", seat == 0, seat == 1, seat != 2, (empty,) * 3, backs)
        for seat in range(players)
    )


def slip(title):
    scene = Face(308, 92, (Box(0, 0, 308, 92, 0, "#2A8296"), Art("wreck_mid_1", 100, 4, 118)))
    gold = Counter(Face(100, 100, (Art("icon_gold", 0, 0, 100),)), "4", "gold")
    return Slip(
        title, "4 cards", scene, ("You saw here on Sunday",), (gold, gold), "One draw in four is the monster", "4.2"
    )


def make_table(cards=4, players=4, *, private=True, options=0, prompt="choose a wreck. Two divers reach mid water."):
    wrecks = tuple(f"wreck:{name}" for name in WRECKS)
    spots = [Spot(f"wreck:{name}", f"The {name}-wreck", x, y, 164, 84) for name, (x, y) in WRECKS.items()]
    spots += [Spot("place", "The Siren Tavern"), Spot("mat:0", "Ana"), Spot("card:wreck", "Wreck card")]
    spots += [Spot(f"card:{name}", name) for name in ("dolphins", "tavern", "shop")]
    spots += [Spot(f"treasure:{n}", f"Treasure {n}") for n in range(cards)]
    spots += [Spot(f"option:{n}", f"Use the trident of diver {n}") for n in range(options)]
    draft = ("If you dive here", "2 divers draw, 2 cards stay", "1 trident covers both divers", "No undo after it")
    offers = [Offer(spot, (spot,), "Dive here", draft, True) for spot in wrecks]
    offers += [Offer(f"option:{n}", (f"option:{n}",), "Use it") for n in range(options)]
    trays = (
        Tray("plans", "", "slots", 2, places=("Morning", "Afternoon")),
        Tray("hand", "In hand", "row"),
        Tray("chest", "Your chest", "fan", paper=True, picture=Face(220, 190, (Art("chest", 0, 0, 220, 190),))),
    )
    zones = {tray.id for tray in trays} if private else set()
    return Table(
        clock="Day 4 · Monday",
        subtitle="6 days to the hurricane",
        phases=(
            Phase("Plans", "past"),
            Phase("Morning", "now", "glyph_morning"),
            Phase("Afternoon", "next", "glyph_afternoon"),
        ),
        prompt=Prompt(1, prompt, True),
        backdrop="day_4",
        pieces=tuple(p for p in pieces(cards, players) if p.zone == "board" or ":" in p.zone or p.zone in zones),
        spots=tuple(spots),
        mats=mats(players),
        trays=trays if private else (),
        slips={spot: slip("Mid-water wreck") for spot in wrecks},
        offers=tuple(offers),
        refusals={"place": Refusal("Your ship lies elsewhere.", "3.1")},
        notes=("# The a-wreck", "Sunday: 2 gold, 1 monster"),
    )


LINES = tuple(
    LogLine(step, line)
    for step, line in enumerate(
        (
            Line(0, "Ana bought a hose", -30, "Sunday, afternoon", kind="money"),
            Line(1, "Ben showed tourists the dolphins", 70, kind="money"),
            Line(2, "Ida speared a monster in the deep", kind="luck"),
            Line(None, "All four plans are shown.", 0, "Monday, morning", kind="phase"),
            Line(1, "Ben found 4 gold", private=True),
            Line(3, "Marlow makes it two ships at the tavern"),
        )
    )
)


def make_look(table, picked=(), viewer=1, players=4, names=NAMES, **changes):
    choice = Choice(table.offers, tuple(picked))
    look = HudState(
        seats=tuple(SeatHud(names[n], n, "Skipper" if n == 3 else "") for n in range(players)),
        viewer=viewer,
        picked=choice.picked,
        open=choice.next_spots,
        ready=choice.ready,
        undo="Ana sails to the tavern",
        bots=True,
        lines=LINES,
    )
    return replace(look, **changes)


class Sitting(Scene):
    """Shows one table; what the player means is in `meant`."""

    name = "sitting"

    def __init__(self, table, look, board=BOARD, game_id="key_largo"):
        super().__init__()
        self.first_table, self.first_look, self.board, self.game_id = table, look, board, game_id
        self.meant = []

    def build(self):
        self.view = TableView(
            self.game_id,
            self.board,
            PALETTE,
            on_spot=lambda spot: self.meant.append(("spot", spot)),
            on_commit=lambda: self.meant.append(("commit", "")),
            on_cancel=lambda: self.meant.append(("cancel", "")),
            on_tool=lambda tool: self.meant.append(("tool", tool)),
        )
        self.add(self.view)
        self.view.show(self.first_table, self.first_look, animate=False)


class Unpainted(HeadlessApp):
    """A stage on which everything has its place and nothing is drawn."""

    def frame(self):
        self.app.tick()
        self.app.settle()
        return self.app.surface


def seated(
    table=None, look=None, size=(1920, 1080), text=100, board=BOARD, game_id="key_largo", on=HeadlessApp, **changes
):
    """A stage with a table on it."""
    table = table or make_table()
    look = look or make_look(table)
    settings = msgspec.structs.replace(Settings(), guard_ms=0, text_percent=text, **changes)
    return on(Sitting(table, look, board, game_id), size, settings, strict=False)


def kept(table):
    """A stage with a table on it that draws as in a window: nobody records, so what has not changed is kept."""
    stage = seated(table)
    stage.app.canvas.recorder = None
    stage.app.dirty()
    stage.frame()
    return stage

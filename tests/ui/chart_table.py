"""A hand-made table with what a chart needs: squares, a drawn notebook, cards in a row, a dial, an amount, a pencil."""

from dataclasses import replace

import msgspec

from game.board.board import Board
from game.core.faces import Box, Face, Grid, Words
from game.core.panels import Amount, Note, Pencil
from game.core.table import Counter, Mat, Offer, Phase, Piece, Prompt, Slip, Spot, Table, Tray
from game.ui.shell.headless import HeadlessApp
from game.ui.shell.settings import Settings
from game.ui.table.view import TableView
from tests.ui.sample_table import Sitting, make_look

SQUARES = tuple(f"{row}{column}" for row in "ABCDE" for column in range(1, 10))
BOARD = Board("chart", "The chart", 1296, 792, {}, {})
PALETTE = {"ink": "#0B2233", "paper": "#F4F1E6", "muted": "#465A66", "sea": "#2F6690", "sand": "#E8DDB8"}
SHIPS = (
    "Alder Queen", "Brightwater", "Cormorant", "Duchess of Fenwick", "Gull Wing", "Ironbark",
    "Lady Cassandra", "Northern Lamp", "Oriel", "Saint Isolde", "Thistledown", "Winter Regent",
)  # fmt: skip
GRID = "#a.b" * 11 + "#"
COLOURS = (("#", "sea"), ("a", "sand"), (".", "sand"), ("b", "muted"))


def centre(square):
    row, column = "ABCDE".index(square[0]), int(square[1]) - 1
    return 96 + 120 * column + 60, 72 + 120 * row + 60


def card(name):
    words = (
        Words(name, 46, 104, 17, "title", align="centre", room=82),
        Words("4  8", 45, 145, 18, "figure", align="centre", room=60),
    )
    return Face(92, 176, (Box(0, 0, 92, 176, 6, "paper", "ink"), Box(4, 4, 84, 80, 4, "sea"), *words), name[:2])


def note(n, opened):
    high = 186 if opened else 44
    name = Words(SHIPS[n], 10, 15, 18, "strong", room=190)
    lines = (Words("Missaukee SW, Ravine W", 10, 33, 15, "text", "muted", room=190),)
    if opened:
        lines = tuple(Words(f"Missaukee SE and row {row}", 10, 50 + 24 * row, 16, room=190) for row in range(5))
    pitch = 9.6 if opened else 7
    grid = Grid(324 - 9 * pitch - 8, 5, 9, pitch, GRID, COLOURS, "#")
    return Note(
        f"wreck:{n}", Face(324, high, (name, *lines, grid, Words("30", 212, 22, 22, "figure", room=34))), opened
    )


def panel(seat):
    labels = ("Cash", "Loans", "Salvage", "Prestige")
    words = []
    for n, label in enumerate(labels):
        words += [Words(label, 4 + 62 * n, 12, 15, "text", "muted", room=58)]
        words += [Words(f"${11 * seat + 7 * n}", 4 + 62 * n, 35, 22, "figure", room=58)]
    gauge = Box(4, 56, 130, 12, 0, "sand", "ink", 1)
    turn = Box(206, -46, 38, 54, 4, "sea", "ink")
    return Face(252, 84, (*words, gauge, turn, Words("$7 in debt", 246, 62, 16, "strong", align="right", room=100)))


def mats(players):
    coin = Face(30, 30, (Box(0, 0, 30, 30, 15, "sea", "ink"),))
    counters = tuple(Counter(coin, str(9 + n), label) for n, label in enumerate(("loans", "salvage", "prestige")))
    return tuple(
        Mat(seat, "Bot" if seat > 1 else "", f"${12 + seat}", False, seat == 1, seat > 1, (), counters, panel(seat))
        for seat in range(players)
    )


SQUARE = Face(
    120, 120, (Box(1, 1, 118, 118, 0, "sea", "paper", 1), Words("$8", 112, 104, 18, colour="paper", align="right"))
)
BOAT = Face(60, 40, (Box(0, 8, 60, 24, 10, "muted", "ink"),))
DIAL = Face(196, 196, (Box(2, 2, 192, 192, 96, "sand", "ink", 6), Words("Research", 98, 98, 30, align="centre")))
BANK = Face(266, 206, (Box(0, 0, 266, 206, 12, "sea", "ink", 4), Words("Bank", 20, 30, 24, "title", "paper")))
AMOUNT = Amount(
    "loan", "Loans you apply for", 0, 60, 21, "${n}", ((9, "a boat"), (14, "a loop"), (38, "the pool")), BANK
)


def make_table(players=4, *, private=True, opened=11, amount=False, boat="E5", targets=SQUARES, written=()):
    spots = [Spot(f"region:{square}", square, *centre(square), 120, 120) for square in SQUARES]
    spots += [Spot(f"wreck:{n}", name) for n, name in enumerate(SHIPS)]
    spots += [Spot("pass", "Pass", key="0")]
    pieces = [Piece(f"square:{s}", SQUARE, "board", 120, *centre(s)) for s in SQUARES]
    pieces += [Piece("boat:1", BOAT, "board", 60, *centre(boat), layer=3)]
    pieces += [
        Piece(f"written:{s}", Face(30, 30, (Words("?", 15, 15, 30),)), "board", 30, *centre(s), layer=2)
        for s in written
    ]
    pieces += [
        Piece(f"ship:{n}", card(name), "ships", 96, order=n, spot=f"wreck:{n}", mood="dim" if n % 5 == 4 else "plain")
        for n, name in enumerate(SHIPS)
    ]
    way = ("region:E5", "region:D5", "region:D6")
    offers = [
        Offer(s, (f"region:{s}",), f"Sail to {s}, −$8", ("Then $4 left",), trail=(*way, f"region:{s}")) for s in targets
    ]
    offers += [Offer(f"ask {n}", (f"wreck:{n}",), f"Ask about {SHIPS[n]}, −$1") for n in range(0, 12, 3)]
    offers += [Offer("pass", ("pass",), "Pass")]
    if amount:
        offers = [Offer(n, (f"loan:{n}",), f"Apply for ${n}", (f"${n} of loans",)) for n in range(61)]
    return Table(
        clock="Round 3 of 7",
        subtitle="",
        phases=(Phase("Loans", "past"), Phase("Recovery", "now"), Phase("Cities", "next")),
        prompt=Prompt(1, "ask The Ravine about a wreck, $1 each", amount),
        backdrop="",
        pieces=tuple(pieces),
        spots=tuple(spots),
        mats=mats(players),
        trays=(Tray("ships", "", "row"), Tray("dial", "", "row", picture=DIAL)),
        slips={f"wreck:{n}": Slip(name, "lost", card(name), ("Four cells left",)) for n, name in enumerate(SHIPS)},
        offers=tuple(offers),
        refusals={},
        notes=tuple(note(n, n == opened) for n in range(12)) if private else (),
        amount=AMOUNT if amount else None,
        pencil=Pencil("wreck:11", tuple(f"region:{s}" for s in SQUARES), ("×", "?"), "Write on the chart")
        if private
        else None,
        aside=BANK,
    )


def look_at(table, picked=(), **changes):
    """The look of this table, with the number that stands there as a session gives it."""
    look = make_look(table, picked, **changes)
    if table.amount is None or not table.offers:
        return look
    number = int(look.picked[0].partition(":")[2]) if look.picked else table.amount.usual
    ready = next(offer for offer in table.offers if offer.action == number)
    return replace(look, open=(), amount=number, ready=ready)


class Charting(Sitting):
    """Shows one table of the chart, with a page at its side; amounts that are chosen are shown."""

    def build(self):
        self.view = TableView(
            self.game_id,
            self.board,
            PALETTE,
            on_spot=self.pick,
            on_commit=lambda: self.meant.append(("commit", "")),
            on_cancel=lambda: self.meant.append(("cancel", "")),
            on_tool=lambda tool: self.meant.append(("tool", tool)),
            page=True,
        )
        self.add(self.view)
        self.view.show(self.first_table, self.first_look, animate=False)

    def pick(self, spot):
        self.meant.append(("spot", spot))
        if spot.startswith("loan:"):
            self.view.show(self.first_table, look_at(self.first_table, (spot,)))


def charted(table=None, look=None, size=(1920, 1080), text=100, on=HeadlessApp, **changes):
    """A stage with the chart on it."""
    table = table or make_table()
    look = look or look_at(table, viewer=1 if table.notes else None, players=len(table.mats))
    settings = msgspec.structs.replace(Settings(), guard_ms=0, text_percent=text, **changes)
    return on(Charting(table, look, BOARD, "none"), size, settings, strict=False)

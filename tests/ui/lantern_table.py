"""A small table for the toy game, with what real tables have: paths of two spots, public and private decisions."""

from dataclasses import replace

from game.board.board import Board
from game.core.faces import Face, Words
from game.core.panels import NO_DESK
from game.core.staging import Cover, Row, Staging
from game.core.table import Mat, Offer, Phase, Piece, Prompt, Refusal, Slip, Spot, Table, Tray
from game.core.telling import Line
from tests.toy import LANTERNS, Acted, Bid, Revealed, Saw, Sealed

FACE = Face(50, 70, (Words("?", 25, 35, 20, colour="ink", align="centre"),))


def lit(lamp):
    return Face(50, 70, (Words(str(lamp), 25, 35, 30),))


def offer(action):
    if isinstance(action, Bid):
        path = (f"lamp:{action.lamp}", "sea")
        return Offer(action, path, f"Bid {action.lamp}", (f"You keep all but {action.lamp}.",), final=True)
    verb = type(action).__name__.lower()
    return Offer(action, (verb,), verb.title(), (), verb in ("roll", "dive"), quick=verb == "stake")


def lay_out(board, view, legal, picked, players, desk=NO_DESK):
    offers = tuple(offer(action) for action in legal)
    mine = view.hand if view.seat is not None else ()
    bidding = view.winner < 0
    words = "Bid a lamp." if bidding else "Take your turn."
    pieces = [
        Piece(f"back:{seat}:{n}", FACE, f"mat:{seat}", 40, order=n)
        for seat, count in enumerate(view.counts)
        for n in range(count)
    ]
    pieces += [Piece(f"hand:{n}", lit(lamp), "hand", 80, order=n, spot=f"lamp:{lamp}") for n, lamp in enumerate(mine)]
    pieces += [Piece(f"pile:{n}", lit(lamp), "board", 50, 40 + 22 * n, 60) for n, lamp in enumerate(view.pile)]
    spots = [Spot("sea", "The sea", 300, 200, 120, 80)]
    spots += [Spot(f"lamp:{lamp}", f"Lamp {lamp}") for lamp in sorted(set(mine))]
    spots += [Spot(one.path[0], one.label) for one in offers if len(one.path) == 1]
    return Table(
        clock=f"Round {4 - view.left}",
        subtitle="",
        phases=(Phase("Bids", "now" if bidding else "past"), Phase("Turn", "next" if bidding else "now")),
        prompt=Prompt(None if bidding else view.winner, words, private=bidding),
        backdrop="",
        pieces=tuple(pieces),
        spots=tuple(spots),
        mats=tuple(
            Mat(seat, "at sea", str(points), seat == 0, seat == view.winner, sealed if bidding else None, (), ())
            for seat, (points, sealed) in enumerate(zip(view.points, view.sealed, strict=True))
        ),
        trays=(Tray("hand", "Lamps", "row", paper=view.seat is not None),),
        slips={"sea": Slip("The sea", "", FACE, ("One lamp lies here.",))},
        offers=offers,
        refusals={"sea": Refusal("Choose a lamp first.", "2.1")},
        notes=(f"The sunken lamp is {view.sunken}.",) if view.sunken and view.seat is not None else (),
    )


def narrate(event, players):
    match event:
        case Sealed():
            return Line(event.seat, f"{players[event.seat].name} has bid", cue="stamp")
        case Revealed():
            return Line(None, f"The bids were {event.bids}", kind="luck", cue="reveal")
        case Acted():
            words = f"{players[event.seat].name}: {event.verb}"
            return Line(event.seat, words, event.points, kind="money", spot="sea", cue="coin")
        case Saw():
            return Line(event.to, f"The sunken lamp is {event.lamp}", private=True)
    return None


BOARD = Board("sea", "The sea", 800, 490, {}, {})

STAGED = replace(
    LANTERNS,
    staging=Staging(
        map="",
        lay_out=lay_out,
        narrate=narrate,
        cover=lambda: Cover("", ("Lamps on the water.",), 3, 1, 2),
        task=lambda view, seat: "Bid one of your lamps." if view.winner < 0 else "Take your turn.",
        audit=lambda view: (Row("Points", view.points),),
        charts=lambda events: (),
    ),
)

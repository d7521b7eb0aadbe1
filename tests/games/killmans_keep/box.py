"""Killman's Keep as a box without a table: enough for a Match, a save, and bots."""

from game.core.game import Game
from game.core.staging import Cover, Row, Staging, Variant
from game.games.killmans_keep.actions import ACTIONS
from game.games.killmans_keep.bot import MIND
from game.games.killmans_keep.components import SEATS, Options
from game.games.killmans_keep.dealing import setup
from game.games.killmans_keep.events import EVENTS
from game.games.killmans_keep.rules import actors, apply, legal, result
from game.games.killmans_keep.sight import imagine, look
from game.games.killmans_keep.view import Buried, Terms, View


def no_table(*_arguments):
    raise NotImplementedError("the table is not laid yet")


GAME = Game(
    id="killmans_keep",
    title="Killman's Keep",
    rules_version=1,
    seats=SEATS,
    options=Options,
    setup=setup,
    actors=actors,
    legal=legal,
    apply=apply,
    result=result,
    look=look,
    imagine=imagine,
    vocabulary=(*ACTIONS, *EVENTS, View, Buried, Terms, Options),
    mind=MIND,
    staging=Staging(
        map="",
        lay_out=no_table,
        narrate=lambda event, players: None,
        cover=lambda: Cover("", ("",), 45, 2, 2, (Variant("ferocity", "", ((True, "", ""), (False, "", ""))),)),
        task=lambda view, seat: "",
        audit=lambda view: (Row("Doubloons", view.doubloons),),
        charts=lambda events: (),
    ),
)

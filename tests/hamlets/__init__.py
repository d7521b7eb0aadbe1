"""Hamlets: a toy for six seats with a board for each, so that tables with several boards, hexagons and turns are held.

Everybody has a hamlet of hexagons, with a house in its middle, and one tile that nobody else sees; two tiles lie on
the market before all. In a turn one lays a tile, from the market or one's own, beside one's hamlet, turned as one
likes, and gets a point for each road that meets a road; or plants a tree in another's hamlet, where none of one's own
stands, for a point each. What was taken is made up by luck. After four rounds the fair judges the hamlets before all:
two points more for the largest joined road. Nothing here needs a map.
"""

from game.core.game import Game, Mind
from game.core.staging import Cover, Row, Staging
from tests.hamlets.rules import VOCABULARY, actors, apply, imagine, legal, look, rate, result, setup
from tests.hamlets.rules import Rules as Rules
from tests.hamlets.table import PALETTE, lay_out, narrate, reveal

HAMLETS = Game(
    id="hamlets",
    title="Hamlets",
    rules_version=1,
    seats=range(2, 7),
    options=Rules,
    setup=setup,
    actors=actors,
    legal=legal,
    apply=apply,
    result=result,
    look=look,
    imagine=imagine,
    vocabulary=VOCABULARY,
    mind=Mind(
        rate=rate,
        policy=lambda state, seat, legal, chance: chance.pick(legal),
        priors=lambda state, seat, legal: [1] * len(legal),
        horizon=lambda state: state.turn,
        scale=4,
    ),
    staging=Staging(
        map="",
        lay_out=lay_out,
        narrate=narrate,
        cover=lambda: Cover("", ("Roads join hamlets.",), 5, 1, 1),
        task=lambda view, seat: "lay a tile",
        audit=lambda view: (Row("Points", view.points),),
        charts=lambda events: (),
        reveal=reveal,
        palette=PALETTE,
        apart=(("meadow", "field", "wood"),),
    ),
)

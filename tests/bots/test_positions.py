"""Positions in which bots once looked foolish: what a level must do there, or must not, whatever luck it draws.

A row of `positions.json` has a `position`, the `levels` that are asked, and what they `must`.
"""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from game.bots.bot import choose
from game.bots.levels import find_level
from game.core.chance import FastChance
from game.core.seats import SeatView
from game.games import find
from game.games.dark_water_salvage.components import SHIPS
from game.games.keyflower import actions as village_actions
from game.games.keythedral import actions as fields_actions
from game.games.killmans_keep.actions import ASK, ASKING, GIVE, PROPOSE, TRADE, TRADING, Accept, Propose
from tests.games.dark_water_salvage import scene as lake
from tests.games.keyflower import scene as village
from tests.games.keythedral import scene as fields
from tests.games.killmans_keep import scene as keep

ROWS = json.loads(Path(__file__).with_name("positions.json").read_text("utf-8"))
TRIES = 3
SAY = {one.money: one for one in PROPOSE}


def on_the_lake(prizes, **scene):
    """Seat 0 must act; `prizes` are points for raising wrecks, which everybody knows to lie where they do."""
    state = lake.game(**scene)
    ships = list(state.ships)
    for wreck, points in prizes.items():
        ships[int(wreck)] = next(number for number, one in enumerate(SHIPS) if one.salvaged == points)
    state.ships = tuple(ships)
    pawns, acting = state.pawns[:], state.acting
    for wreck in map(int, prizes):
        state.pawns[1] = state.regions[wreck]
        lake.engine.salvaging.locate(state, 1, lake.locate(wreck), FastChance(0), None)
    state.pawns, state.acting = pawns, acting
    return state, 0


def in_the_keep(offer, **scene):
    """Seat 1 must answer this offer of seat 0; of each hand everybody knows all cards."""
    scene = {name: {int(seat): one for seat, one in rows.items()} for name, rows in scene.items()}
    state = keep.game(3, known=scene["hands"], **scene)
    asked = [step for name in offer["ask"] for step in (ASKING, ASK[keep.card(name)])]
    given = [GIVE[keep.card(name)] for name in offer["give"]]
    keep.play(state, TRADING, TRADE[1], *given, *asked, SAY[offer["money"]])
    return state, 1


def in_the_village(offered, hands, season=1, laid=(), goods=(), bids=(), skills=(), passes=0):
    """Seat 0 must act; `laid` are own tiles by name and cell, `bids` (tile, seat, workers, colour) in order."""
    state = village.scene(*offered, season=season, hands=hands)
    for name, cell, turns in laid:
        village.settle(state, 0, name, cell, turns=turns)
    for name, kinds in goods:
        village.put(state, name, **kinds)
    for name, seat, n, colour in bids:
        slot = state.slot[village.number(name)]
        state.bids[slot * state.seats + seat], state.leader[slot] = n * 4 + colour, seat
        state.lock[village.number(name)] = colour
    for kind, n in enumerate(skills):
        state.skills[kind] += n
        state.pile[kind] -= n
    state.passes = passes
    return state, 0


def uses(made, name):
    """Whether this tile is used."""
    return village_actions.USE in made and village_actions.ON[village.number(name)] in made


def in_the_fields(level, tiles, purses, owned, laws=(), claims=-1, surcharge=""):
    """Seat 0 acts, these seat tiles lie open; `owned` are tiles by seat. Seat 0 may have claimed one already."""
    state = fields.acting(len(purses))
    fields.open_level(state, level, tiles)
    state.owner = tuple(
        next((seat for seat, own in enumerate(owned) if tile in own), who) for tile, who in enumerate(state.owner)
    )
    for seat, cubes in enumerate(purses):
        fields.give(state, seat, **cubes)
    for seat, names in enumerate(laws):
        fields.hold(state, seat, *names)
    if claims >= 0:
        fields.play(state, fields_actions.BUY_SEAT[claims], fields.law("surcharge"), fields.named(surcharge))
    return state, 0


BUILT = {
    "dark_water_salvage": on_the_lake,
    "killmans_keep": in_the_keep,
    "keyflower": in_the_village,
    "keythedral": in_the_fields,
}


def decided(game, level, state, seat, seed):
    """The actions of this level, from the one it is asked for to the first that others learn of."""
    made, public = [], game.look(state, None)
    while tuple(game.actors(state)) == (seat,) and game.look(state, None) == public:
        observation = SeatView(seat, game.look(state, seat), tuple(game.legal(state, seat)), (), (seat,))
        made.append(choose(game, observation, level, seed).action)
        game.apply(state, seat, made[-1], FastChance(seed), None)
    return made


def no_worse_than_accepting(state, made):
    """What is proposed is not the same cards for more money than accepting would have cost."""
    return all(action.money <= -state.offer[4] for action in made if type(action) is Propose)


MUST = {
    "sail to B2": lambda state, made: made[0] == lake.sail("B2"),
    "pay no more than was asked": no_worse_than_accepting,
    "use the own home": lambda state, made: uses(made, "home1"),
    "use the own gold mine": lambda state, made: uses(made, "gold_mine"),
    "bid for the scribes": lambda state, made: (
        village_actions.BID in made and village_actions.ON[village.number("scribes")] in made
    ),
    "leave the group": lambda state, made: not any(isinstance(one, village_actions.Join) for one in made),
    "buy seat 28": lambda state, made: made[0] == fields_actions.BUY_SEAT[28],
    "pay": lambda state, made: isinstance(made[0], fields_actions.Pay),
    "accept": lambda state, made: type(made[-1]) is Accept,
    "not accept": lambda state, made: type(made[-1]) is not Accept,
}


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["name"])
def test_no_level_looks_foolish(row):
    game = find(row["game"])
    for name in row["levels"]:
        level = find_level(name)
        level = level if level.effort is None else replace(level, effort=replace(level.effort, seconds=None))
        for seed in range(TRIES):
            state, seat = BUILT[game.id](**row["position"])
            before = state.clone()
            made = decided(game, level, state, seat, seed)
            assert MUST[row["must"]](before, made), (name, seed, made)

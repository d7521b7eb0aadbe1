"""Villages put together by hand, and their table on a screen."""

from game import maps
from game.core.match import Match
from game.core.player import Player
from game.games.keyflower import GAME
from game.games.keyflower import components as box
from game.games.keyflower.knowledge.laying import roads_joined
from game.games.keyflower.names import axial
from game.games.keyflower.rules import expansion
from tests.games.keyflower.scene import number, put, scene, settle
from tests.ui.at_screen import Screen

PLAYERS = [Player(name, "human", n) for n, name in enumerate(("Ana", "Ben", "Ida"))]
GOOD, TILE = "good:{}:{}", "tile:{}"


def grown(*names):
    """A village of seat 0 with these tiles, each where most roads join, in autumn."""
    state = scene("sawmill", "well", "barn", season=2, hands=[(3, 3, 3, 1)] * 2)
    for name in names:
        places = [
            (roads_joined(GAME.look(state, 0), 0, number(name), cell, turns), -far(cell), -order, cell, turns)
            for order, (cell, around) in enumerate(expansion._cells(state, 0))
            for turns in expansion.fitting(number(name), around)
        ]
        *_best, cell, turns = max(places)
        settle(state, 0, name, cell, turns=turns)
    return state


def far(cell):
    """How far a cell lies from the home tile, about."""
    q, r = axial(cell)
    return abs(q) + abs(r)


def carrying(moves=5, ups=2):
    """Seat 0 carries in a village of nine tiles."""
    state = grown("keywood", "stable", "mason", "tavern", "workshop", "farrier", "timber_yard", "summer_boat1")
    put(state, "keywood", wood=3)
    put(state, "mason", stone=2)
    put(state, "tavern", stone=1, iron=1)
    put(state, "home1", wood=1, stone=1)
    state.phase, state.moves, state.ups = "carry", moves, ups
    state.skills[box.SAW] = 1
    return state


def laying(*names, village=("keywood", "stable")):
    """Seat 0 lays these new tiles."""
    state = grown(*village)
    state.market, state.bids, state.leader = (), [], []
    tiles = tuple(number(name) for name in names)
    for tile in tiles:
        state.owner[tile] = 0
    state.phase, state.turn, state.order = "expand", 0, (0, 1)
    state.fresh = [tiles, ()]
    return state


def laid(state, picked=(), seat=0):
    """The table as this seat sees it with these spots picked."""
    view, legal = GAME.look(state, seat), GAME.legal(state, seat) if seat == state.turn else ()
    return GAME.staging.lay_out(maps.board_named("market"), view, legal, tuple(picked), PLAYERS[: state.seats])


def offered(table):
    return {offer.path: offer for offer in table.offers}


def table(state, size=(1280, 720), **changes):
    """This position on a screen, with two people whose cards lie open."""
    match = Match(GAME, PLAYERS[: state.seats], "by hand", GAME.options())
    match._state = state
    changes = {"hand_over": "open", "game_speed": 0, "reduce_motion": True} | changes
    screen = Screen(match, size, **changes)
    for _press in range(4):
        if screen.scene is not screen.desk:
            screen.press("Space")
    return screen


def reached(screen):
    """Everything that Tab and arrows lead to from what has the focus."""
    met, open_ones, focus = {screen.focus}, [screen.focus], screen.app.top.focus
    while open_ones:
        here = open_ones.pop()
        for key in ("Tab", "Left", "Right", "Up", "Down"):
            if focus.go_to(here):
                screen.press(key)
                if screen.focus not in met:
                    met.add(screen.focus)
                    open_ones.append(screen.focus)
    return met


def go(screen, spot):
    """To this spot by keys alone, and Enter."""
    assert f"spot:{spot}" in reached(screen)
    screen.app.top.focus.go_to(f"spot:{spot}")
    screen.press("Enter")

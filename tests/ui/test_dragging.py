"""Things are dragged to where they go: the same choices as by clicks, and nothing else."""

import pytest

from game.core.chance import Chance
from game.core.match import Match
from game.games.keyflower import GAME
from game.games.keyflower import actions as do
from game.games.keyflower import components as box
from game.games.keyflower.events import Bidden, Carried
from game.games.keyflower.knowledge.ending import spare
from game.games.keyflower.knowledge.shares import accepts
from game.ui.shell.input import Moved, Pressed, Released
from tests.ui.at_screen import Screen
from tests.ui.at_table import players


def table(until, seed="AAAA-AAAA"):
    """A game of two, played by lot until `until` holds for the view of whoever acts; only then it is shown."""
    match, luck = Match(GAME, players("hh"), seed, GAME.options(by_hand=True)), Chance(seed, 0)
    while not until(seen := match.seat(match.actors()[0])):
        legal = [action for action in seen.legal if not isinstance(action, do.Pass)] if luck.below(6) else seen.legal
        match.play(match.actors()[0], luck.pick(legal or seen.legal))
    screen = Screen(match, hand_over="open", game_speed=0)
    screen.advance(300, 50)
    return screen


def drag(screen, thing, onto):
    (x, y), (to_x, to_y) = screen.where(thing), onto if isinstance(onto, tuple) else screen.where(onto)
    screen.app.feed(Moved(x, y))
    screen.app.feed(Pressed(x, y))
    for part in (0.2, 0.6, 1.0):
        screen.app.feed(Moved(x + (to_x - x) * part, y + (to_y - y) * part))
        screen.frame()
    screen.app.feed(Released(to_x, to_y))
    screen.tick()


@pytest.fixture(scope="module")
def laying():
    return table(lambda seen: seen.view.phase == "expand" and seen.view.half is None)


def test_a_tile_is_dragged_to_its_place(laying):
    showing = laying.session.showing
    offer = next(offer for offer in showing.table.offers if len(offer.path) == 2)
    drag(laying, f"spot:{offer.path[0]}", f"spot:{offer.path[1]}")
    assert showing.choice.picked == offer.path and not laying.desk.view.control.held.thing
    laying.press("Esc")


def test_what_is_dropped_nowhere_lies_where_it_lay(laying):
    showing, step = laying.session.showing, laying.match.step
    offer = next(offer for offer in showing.table.offers if len(offer.path) == 2)
    drag(laying, f"spot:{offer.path[0]}", (640.0, 1000.0))
    assert not showing.choice.picked and laying.match.step == step


def test_workers_are_dragged_to_a_tile_and_what_they_can_do_there_is_shown():
    screen = table(lambda seen: seen.view.phase == "act")
    showing = screen.session.showing
    colour, tile, bid = next(offer.path for offer in showing.table.offers if offer.path[0].startswith("colour:"))
    drag(screen, f"spot:{colour}", f"spot:{tile}")
    assert showing.choice.picked == (colour, tile)
    rows = [row for row, _place in screen.desk.view.control.verbs.plate.rows if row.enabled]
    assert rows and all(row.path[:2] == (colour, tile) for row in rows)
    screen.click(f"spot:{bid}")
    told = screen.match.seat(None).events[-1].event
    assert isinstance(told, Bidden) and f"tile:{told.tile}" == tile and f"colour:{told.colour}" == colour


@pytest.mark.parametrize("part", (0.0, 0.3))
def test_workers_are_dragged_to_a_tile_of_a_village_that_is_a_thumbnail(part):
    screen = table(lambda seen: seen.view.phase == "act")
    showing, closed = screen.session.showing, screen.desk.view.plan().closed
    ways = (offer.path for offer in showing.table.offers if offer.path[0].startswith("colour:"))
    colour, tile = next(path[:2] for path in ways if f"spot:{path[1]}" in closed)
    middle, small = closed[f"spot:{tile}"], screen.desk.view.plan().small
    land = next(place for piece, place in small.values() if piece.id == f"land:{tile[5:]}")
    assert land.collidepoint(middle.center)
    onto = middle.centerx, middle.centery - part * land.h
    drag(screen, f"spot:{colour}", onto)
    assert showing.choice.picked[:2] == (colour, tile)
    assert middle.collidepoint(onto) == (not part), "it is the whole tile, not its middle alone"


def test_workers_come_back_from_a_tile_to_which_their_colour_cannot_go():
    screen = table(lambda seen: seen.view.phase == "act" and max(seen.view.leader) >= 0)
    showing, view = screen.session.showing, screen.match.seat(None).view
    colour = next(offer.path[0] for offer in showing.table.offers if offer.path[0].startswith("colour:"))
    tile = next(tile for tile in view.market if view.lock[tile] >= 0 and f"colour:{view.lock[tile]}" != colour)
    step = screen.match.step
    drag(screen, f"spot:{colour}", f"spot:tile:{tile}")
    assert not showing.choice.picked and screen.match.step == step


def test_a_resource_is_dragged_to_a_tile():
    carries = table(lambda seen: seen.view.phase == "carry" and any(seen.view.goods) and _carries(seen), "carried")
    offer = next(offer for offer in carries.session.showing.table.offers if offer.path[0].startswith("good:"))
    drag(carries, f"spot:{offer.path[0]}", f"spot:{offer.path[1]}")
    assert any(isinstance(told.event, Carried) for told in carries.match.seat(None).events)


def test_a_resource_is_dropped_on_what_lies_on_its_tile_already():
    screen = table(lambda seen: seen.view.phase == "carry" and _carries(seen) and _stacked(seen.view), "stacked")
    places = screen.desk.view.spot_places()
    goods = {spot: rect.center for spot, rect in places.items() if spot.startswith("spot:good:")}
    paths = [offer.path for offer in screen.session.showing.table.offers if offer.path[0].startswith("good:")]
    ways = ((path[0], onto) for path in paths for onto in goods
            if onto != f"spot:{path[0]}" and places[f"spot:{path[1]}"].collidepoint(goods[onto]))  # fmt: skip
    good, onto = next(ways)
    step = screen.match.step
    drag(screen, f"spot:{good}", goods[onto])
    assert screen.match.step > step and isinstance(screen.match.seat(None).events[-1].event, Carried)


def _stacked(view):
    """Whether resources lie on several tiles of the village in which is carried."""
    own = [tile for tile in view.villages[view.turn] if any(view.goods[4 * tile : 4 * tile + 4])]
    return len(own) > 2


def _carries(seen):
    return any(isinstance(action, do.CarryFrom) for action in seen.legal)


def test_in_the_end_what_counts_is_dragged_to_where_it_counts():
    screen = table(lambda seen: seen.view.phase == "allot" and _allots(seen))
    showing, step = screen.session.showing, screen.match.step
    seen = screen.match.seat(screen.match.actors()[0])
    tile, kind = next(_pairs(seen))
    drag(screen, f"spot:thing:{kind}", f"spot:tile:{tile}")
    half = screen.match.seat(seen.view.turn).view.half
    assert screen.match.step > step and (half is None or (half.aim, half.made) == (tile, kind))
    assert half is None or showing.table.amount is not None


def _pairs(seen):
    for action in seen.legal:
        if isinstance(action, do.Allot):
            for kind, n in enumerate(spare(seen.view, seen.view.turn)):
                if n and accepts(box.TILES[action.tile].rule, kind):
                    yield action.tile, kind


def _allots(seen):
    return next(_pairs(seen), None) is not None

"""What the table shows of what happens: from where cubes come, what a seat is worth, what a choice would cost."""

import pytest

from game.core.chance import FastChance
from game.core.faces import Words
from game.core.player import Player
from game.core.telling import Fly, Large
from game.games import find
from game.games.keythedral import actions as do
from game.games.keythedral import components as box
from game.games.keythedral import names
from game.games.keythedral.events import (
    BidsOpened,
    Called,
    FenceBuilt,
    FenceRemoved,
    GameEnded,
    Gathered,
    Idle,
    LawPlayed,
    LawProcured,
    LevelOpened,
    Placed,
    PurchaseFailed,
    SeatBought,
    SeatClaimed,
    StartMoved,
)
from game.games.keythedral.knowledge.counting import seat_points
from game.games.keythedral.looks.moments import bids
from game.games.keythedral.looks.screen import public
from game.games.keythedral.options import Options
from game.games.keythedral.purse import unpacked
from tests.boxes import players
from tests.games.keythedral.scene import LAW, F, S, T, go, table
from tests.games.keythedral.test_table import at
from tests.games.keythedral.test_table import table as laid_out

GAME = find("keythedral")
STAGING = GAME.staging


def whole_game(seed, seats, options):
    """The events of a game by rules of thumb in which laws are bought, and its last View."""
    luck, told = FastChance(seed), []
    state = GAME.setup(options, seats, luck)
    while acting := GAME.actors(state):
        legal = GAME.legal(state, acting[0])
        procured = [action for action in legal if isinstance(action, do.Procure)]
        action = luck.pick(procured) if procured and not luck.below(4) else None
        action = action or GAME.mind.policy(state, acting[0], legal, luck)
        GAME.apply(state, acting[0], action, luck, told.append)
    return told, GAME.look(state, None)


def written(face):
    return [part.text for part in face.parts if isinstance(part, Words)]


@pytest.mark.parametrize("edition", ["first", "second"])
def test_1_3_a_seat_is_shown_with_what_it_is_worth_in_this_edition(edition):
    told, view = whole_game(3, 3, Options(edition=edition))
    seats, worth = players(3), box.SEAT_VALUE[edition == "second"]
    seen = 0
    for event in told:
        if isinstance(event, SeatBought | SeatClaimed):
            points = worth[box.LEVEL[event.tile]]
            assert event.points == points
            assert written(STAGING.narrate(event, seats).face)[0] == str(points)
        if isinstance(event, SeatBought | LevelOpened):
            large = next(act for act in STAGING.direct(event, seats).acts if isinstance(act, Large))
            assert str(event.points) in written(large.face)
            seen += 1
    assert seen == sum(owner >= 0 for owner in view.owner) + box.LEVELS - 1


@pytest.mark.parametrize("seats", [3, 5])
def test_11_the_chart_of_the_second_edition_ends_with_the_points_of_the_seats(seats):
    """With five the scores are as low as those of the first edition."""
    told, view = whole_game(1, seats, Options(edition="second"))
    assert any(isinstance(event, GameEnded) for event in told)
    rows = STAGING.charts(tuple(told))[0].lines
    assert [row[-1][1] for row in rows] == [seat_points(view, seat) for seat in range(seats)]


def test_5_1_every_cube_flies_from_its_own_field():
    state = table()
    woods = [field for field, kind in enumerate(state.kind) if kind == box.WOOD][:3]
    farm = state.kind.index(box.FARM)
    for building, field in enumerate((*woods, farm)):
        state.on[field] = building
    told = [event for event in go(state, "gather") if isinstance(event, Gathered)]
    assert told[0].cubes == (3, 0, 0, 1, 0)
    assert sorted(told[0].fields) == sorted(state.cell[field] for field in (*woods, farm))
    flown = [act for act in STAGING.direct(told[0], players(3)).acts if isinstance(act, Fly)]
    assert sorted(act.start for act in flown) == sorted(names.cell_spot(cell) for cell in told[0].fields)
    assert told[1].fields == ()


def test_7_5_in_a_good_season_two_cubes_fly_from_each_field():
    state = table()
    state.season = box.QUARRY
    quarries = [field for field, kind in enumerate(state.kind) if kind == box.QUARRY][:2]
    for building, field in enumerate(quarries):
        state.on[field] = building
    told = next(event for event in go(state, "gather") if isinstance(event, Gathered))
    assert told.cubes == (0, 4, 0, 0, 0)
    assert sorted(told.fields) == sorted(2 * [state.cell[field] for field in quarries])


def test_5_2_a_harvest_that_fails_in_part_flies_from_as_many_fields():
    state = table()
    woods = [field for field, kind in enumerate(state.kind) if kind == box.WOOD][:3]
    for building, field in enumerate(woods):
        state.on[field] = building
    state.purse[1], state.supply = state.supply & 127, state.supply & ~127 | 2
    state.purse[1] -= 2
    told = next(event for event in go(state, "gather") if isinstance(event, Gathered))
    assert told.cubes[T] == 2 and len(set(told.fields)) == 2


def buyable(view):
    """Whether the seat whose turn it is has the price of a seat that lies open."""
    tiles = [tile for tile in view.panes[view.level] if view.owner[tile] < 0]
    pairs = [list(zip(view.purse[view.turn], unpacked(box.PRICE[tile]), strict=True)) for tile in tiles]
    return any(all(have >= need for have, need in each) for each in pairs)


def test_6_2_what_is_picked_puts_its_price_forward():
    state, seat = at("act", want=lambda view: view.level > 0 and not view.laws[view.turn] and buyable(view))
    plain = laid_out(state, seat, seat)
    offer = next(offer for offer in plain.offers if isinstance(offer.action, do.BuySeat))
    before = {piece.id: piece.face for piece in plain.pieces if piece.id.startswith("cubes:")}
    picked = laid_out(state, seat, seat, offer.path[:1])
    after = {piece.id: piece.face for piece in picked.pieces if piece.id.startswith("cubes:")}
    price = box.PRICE[offer.action.tile]
    for colour in box.COLOURS:
        n = price >> 7 * colour & 127
        assert (before[f"cubes:{colour}"] != after[f"cubes:{colour}"]) == (n > 0)
        assert n == 0 or f"−{n}" in written(after[f"cubes:{colour}"])


def test_7_5_and_7_11_what_is_named_for_a_law_stands_on_its_card():
    for phase, law in (("season", "good_season"), ("answer", "surcharge")):
        held = LAW[law]
        state, seat = at(phase, seed=1, want=lambda view, held=held: held in view.laws[view.turn])
        laid = laid_out(state, seat, seat)
        rows = laid.verbs[names.law_spot(held)]
        own = [offer for offer in laid.offers if offer.path[0] == names.law_spot(held)]
        assert [offer.verb for offer in own] == [row.id for row in rows] and len(rows) == 5
        assert all(offer.brings for offer in own)
    assert {S, F} < set(box.RESOURCES)


def test_a_worker_that_goes_out_is_told_with_its_picture():
    """Else its chip shows the emblem of its seat, as if something had happened to the player."""
    for event in (Placed(1, 6, 3, box.WOOD, second=False), Idle(1, 6, second=False)):
        line = STAGING.narrate(event, players(3))
        assert line is not None and line.face is not None, event


def test_what_may_be_gone_when_it_is_told_is_told_with_its_own_picture():
    """A digest comes later, when that seat may be sold and that fence be taken away."""
    for event in (PurchaseFailed(0, 0, 1), FenceBuilt(0, 4, free=False), FenceRemoved(0, 4, 1, free=False)):
        line = STAGING.narrate(event, players(3))
        assert line is not None and line.face is not None, event


def test_a_law_is_told_with_its_picture_alone():
    """Its name is in the words beside it, and would be cut on a chip."""
    for event in (LawProcured(0, 4), LawPlayed(0, 4, -1)):
        line = STAGING.narrate(event, players(3))
        assert line is not None and not written(line.face) and names.law_name(4) in line.text


def test_a_price_cut_says_that_it_is_about_a_seat_and_a_call_shows_its_number_alone():
    seats = players(2)
    law = next(n for n, law in enumerate(box.LAWS) if law.target == "tile")
    assert ": the seat for 1" in STAGING.narrate(LawPlayed(0, law, 0), seats).text
    assert written(STAGING.narrate(Called(0, 2, 4), seats).face) == ["4"]


def test_who_starts_is_a_deed_and_that_nobody_has_bid_is_said():
    players = (Player("Ana"), Player("Ben", colour=1))
    starts = STAGING.narrate(StartMoved(1, (0,) * 8), players)
    assert (starts.kind, starts.text) == ("decision", "Ben starts the next round.")
    nothing = ((0,) * 8,) * 2
    told = [STAGING.narrate(BidsOpened(nothing, values), players).text for values in ((0, 0), (2, 0))]
    assert told == ["All bids are empty, so the start moves to the left.", "The bids: Ana 2, Ben 0."]


def test_the_sheet_of_bids_has_a_heading():
    face = bids("The bids for the start", ((0, "Ana", 2, (2,) + (0,) * 7),), 0)
    assert written(face)[0] == "The bids for the start"


def test_what_the_seats_are_worth_is_told_in_words():
    assert written(public(0, 1, 3, 0, "4 points", 1, tall=True)) == ["1", "3", "0", "4 points", "1"]

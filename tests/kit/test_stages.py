"""Stage directions are rows: fields filled in, whole cards where the log has pictures, words that are read out."""

from dataclasses import dataclass, field

import pytest

from game.core.faces import Art, Face
from game.core.game import Event
from game.core.player import Player
from game.core.telling import COMES, GOES, Chip, Direction, Fly, Large, Line, Move, Ring, reading
from game.kit.stages import Stagecraft, direct, side_by_side

ICON, CARD, BACK = (Face(10, 10, (Art(name, 0, 0, 10),)) for name in ("icon", "card", "back"))
PLAYERS = (Player("Ann"), Player("Bo"))
LONG = "Bo " + "turns the wheel again and again " * 2


@dataclass(frozen=True, slots=True)
class Won(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class Saw(Event):
    card: int
    to: int = field()


@dataclass(frozen=True, slots=True)
class Began(Event):
    seat: int


def narrate(event, players):
    return Line(0, LONG if isinstance(event, Won) else "", spot="well", face=ICON, delta=-1200)


def seen(event, row, **more):
    return direct(Stagecraft({type(event): row}, **more), narrate, event, PLAYERS)


def test_fields_of_the_event_and_its_line_stand_in_places_and_words():
    acts = seen(Won(1), (Ring("mat:{seat}"), Chip("{delta}", "{spot}"), Fly("{spot}", "mat:{seat}", 300))).acts
    assert acts == (Ring("mat:1"), Chip("−$1,200", "well"), Fly("well", "mat:1", 300, face=ICON))


def test_a_row_may_ask_the_event_and_the_players():
    acts = seen(Won(1), lambda event, players: (Chip(players[event.seat].name, ""),)).acts
    assert acts == (Chip("Bo", ""),)


def test_a_whole_card_is_shown_where_the_log_has_its_picture():
    cards = {Won: lambda event: CARD, Saw: lambda event: CARD}
    assert seen(Won(0), (Large("", "", 900),), faces=cards).acts[0].face == CARD
    assert seen(Saw(3, 1), (), faces=cards) == Direction(twin=CARD)
    assert seen(Saw(3, 1), ()) == Direction(twin=ICON)


def test_what_is_read_pushes_on_what_comes_after_it():
    row = (Move("early", 200, 300), Large("", "", 1000, words="{line}"), Move("late", 200, 800))
    early, large, late = seen(Won(0), row).acts
    assert large.ms == COMES + reading(LONG) + GOES > 1000
    assert early.after == 300 and late.after == 800 + large.ms - 1000


def test_cards_lie_side_by_side_and_many_overlap():
    one, five, nine = (side_by_side([CARD] * n) for n in (1, 5, 9))
    assert (one.w, one.h) == (10, 10) and len(nine.parts) == 9
    assert five.w == nine.w == pytest.approx(10 + 4 * 10.6)
    assert [part.x for part in nine.parts] == sorted({part.x for part in nine.parts})


def test_an_event_may_begin_a_budget():
    budgets = {Began: (3000, 4500)}
    assert seen(Began(0), (Ring(""),), budgets=budgets).budget == (3000, 4500)
    assert seen(Won(0), (Ring(""),), budgets=budgets).budget is None
    assert seen(Began(0), (), budgets=budgets) is None

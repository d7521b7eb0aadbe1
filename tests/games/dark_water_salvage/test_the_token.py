"""RULES.md 7: the action token."""

from game.core.player import Player
from game.games.dark_water_salvage.actions import DONE, PASS, Locate, Sail
from game.games.dark_water_salvage.components import LOCATE, MOVE, RESEARCH, SALVAGE, STOPS
from game.games.dark_water_salvage.events import DoneForRound, Passed, RoundEnded, TokenMoved
from game.games.dark_water_salvage.rules import engine
from game.games.dark_water_salvage.text.narration import narrate
from tests.games.dark_water_salvage.scene import (
    apply_all,
    asked,
    do,
    game,
    listed,
    locate,
    pass_round,
    probe,
    sail,
    salvage,
    start,
    told,
)


def test_7_1_research_move_locate_salvage_and_again():
    assert STOPS == ("research", "move", "locate", "salvage")
    state = game(2)
    apply_all(state, 15, 15)
    do(state, 0, start("A2"))
    assert told(do(state, 1, start("E3")), TokenMoved) == [TokenMoved(RESEARCH)]
    do(state, 0, probe(0, "Port Halloran"))
    assert told(pass_round(state, 0, 1), TokenMoved) == [TokenMoved(MOVE)]
    do(state, 0, sail("A1"))
    assert told(do(state, 1, sail("E2")), TokenMoved) == [TokenMoved(LOCATE)]
    assert told(pass_round(state, 0, 1), TokenMoved) == [TokenMoved(SALVAGE)]
    assert told(pass_round(state, 0, 1), TokenMoved) == [TokenMoved(RESEARCH)]


def test_7_2_in_turn_order_at_each_stop():
    state = game(3, "research", order=(2, 0, 1))
    for seat in (2, 0, 1):
        assert asked(state) == ((seat,), "research")
        do(state, seat, PASS)
    assert asked(state) == ((2,), "move")


def test_7_3_who_passes_may_still_act_at_the_next_stop():
    state = game(2, "research")
    assert told(do(state, 0, PASS), Passed) == [Passed(0, RESEARCH)]
    do(state, 1, PASS)
    assert asked(state) == ((0,), "move")
    assert listed(state, Sail)


def test_7_4_who_is_done_is_not_asked_again_in_this_round():
    state = game(2, "research")
    assert do(state, 0, DONE) == [DoneForRound(0)]
    do(state, 1, probe(3, "Missaukee"))
    do(state, 1, PASS)
    assert asked(state) == ((1,), "move")
    do(state, 1, sail("A4"))
    assert asked(state) == ((1,), "locate")


def test_7_5_who_has_no_choice_is_not_asked():
    state = game(3, "move", pawns="A2 A5 A8", cash=(3, 0, 4))
    assert asked(state) == ((2,), "move")  # $3 is the boat alone, $0 is nothing
    do(state, 2, sail("A9"))
    assert asked(state) == ((0,), "research")  # nobody is in open water with $3


def test_7_5_what_nobody_else_may_know_changes_nothing():
    """A seat that has seen the location card elsewhere is asked as everybody else is."""
    state = game(2, "locate", pawns="A1 B9", cash=(50, 6))
    do(state, 0, PASS)
    do(state, 1, locate(2))
    assert asked(state) == ((1,), "locate")
    assert locate(2) not in engine.legal(state, 1)
    assert len(listed(state, Locate)) == 11


def ends(events):
    """What is told of the end of a round, but for who is in debt."""
    lines = [narrate(event, (Player("Ana"), Player("Ben"))) for event in told(events, RoundEnded)]
    return [f"{line.text.split('.')[0]}." for line in lines]


def test_7_6_the_round_ends_when_all_are_done():
    state = game(2, "research", bag=(4, 0))
    do(state, 0, DONE)
    events = do(state, 1, DONE, 0, 0, 0, 0)
    assert ends(events) == ["Round 1 is over: all are done or out of money."]
    assert asked(state) == ((0, 1), "apply")


def test_7_6_the_round_ends_when_nobody_has_money():
    state = game(2, "research", pawns="A2 A5", cash=(1, 1), bag=(4, 0))
    do(state, 0, probe(0, "Port Halloran"))
    events = do(state, 1, probe(0, "Missaukee"), 0, 0, 0, 0)
    assert ends(events) == ["Round 1 is over: all are done or out of money."]


def test_7_6_the_round_ends_after_a_whole_circle_without_an_act():
    state = game(2, "research", pawns="A2 A5", bag=(4, 0))
    do(state, 0, PASS)
    do(state, 1, probe(0, "Missaukee"))
    do(state, 1, PASS)
    pass_round(state, 0, 1)  # move; nobody is asked at locate and salvage, all being in cities
    assert asked(state) == ((0,), "research")
    do(state, 0, PASS)
    events = do(state, 1, PASS, 0, 0, 0, 0)
    assert ends(events) == ["Round 1 is over: nobody acted while the token went round."]


def test_7_6_whoever_acts_begins_the_circle_anew():
    state = game(2, "research", pawns="A2 A5")
    pass_round(state, 0, 1, 0)
    do(state, 1, sail("A4"))
    pass_round(state, 1, 1, 0, 1)
    assert asked(state) == ((0,), "move")


def test_7_7_nobody_can_spend_what_he_has_not():
    state = game(2, "locate", pawns="A1 A3", cash=(2, 3))
    assert asked(state) == ((1,), "locate")
    do(state, 1, PASS)
    assert asked(state) == ((0,), "research")
    state = game(2, "salvage", pawns="A1 C3", cash=(8, 13))
    assert asked(state) == ((0,), "salvage")
    assert salvage(0) in engine.legal(state, 0)
    do(state, 0, PASS)
    assert asked(state) == ((0,), "research")

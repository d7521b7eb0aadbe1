"""Killman's Keep under attack: what somebody could learn from time, from undo, and from what surrounds the table."""

from dataclasses import replace

import pytest

from game.bots.bot import Thought
from game.bots.worker import Answer
from game.core.match import Match
from game.core.player import Player
from game.games import find
from game.games.killmans_keep import actions as do
from game.maps import board_of
from tests.games.killmans_keep.scene import card, game
from tests.ui.at_screen import Screen
from tests.ui.at_table import NAMES, Worker, open_veil, sit
from tests.ui.lake_worlds import Trace, first_difference

LANTERN, GARNET, MACE = card("Lantern"), card("Twin Garnet"), card("Knight's Mace")


def keep(state, kinds="hhh"):
    """A match that has come to this position; None = it has just begun."""
    box = find("killmans_keep")
    players = [Player(NAMES[n], "human" if kind == "h" else "bot:mate", n) for n, kind in enumerate(kinds)]
    match = Match(box, players, "spy", replace(box.options()))
    match._state = state or match._state
    return match


class Plan(Worker):
    """A worker that answers the first of these actions that is legal."""

    def __init__(self, *wanted):
        super().__init__()
        self.wanted = wanted

    def poll(self):
        answer = super().poll()
        chosen = [action for action in self.wanted if answer and action in self.asked[-1].legal]
        return Answer(Thought(chosen[0])) if chosen else answer


# ---- what a bot has begun


def sale(gem):
    """A bot sells a Garnet; it may show another Gemstone for it, if it holds one, and does not."""
    state = game(2, hands={0: ["Lantern"], 1: ["Coin Purse", "Twin Garnet", "Chipped Opal" if gem else "Rations"]})
    state.active = state.actor = 1
    return state, Plan(do.SELLING, do.SELL[GARNET], do.PASS, do.BASE_PRICE)


def counter(holds):
    """Asked for a Mace and a Lantern, a bot answers with an offer without the Mace, which it may not even hold."""
    hand = ["Coin Purse", "Lantern", "Knight's Mace" if holds else "Rations"]
    state = game(2, hands={0: ["Rusty Sword"], 1: hand}, money={0: 300})
    state.phase, state.actor, state.traded = "answer", 1, 0b10
    state.offer = state.original = (0, 1, (), (LANTERN, MACE), 100)
    state.known[1] = (*state.known[1], LANTERN)
    return state, Plan(do.COUNTER, do.KEEP_CARD[MACE], do.PROPOSE[[one.money for one in do.PROPOSE].index(-100)])


def show(more):
    """A bot shows two Weapons for its goal; which ones is a question only if it holds more of them."""
    hand = ["Coin Purse", "Rusty Sword", "Knight's Mace", "Throwing Knives" if more else "Rations"]
    state = game(2, hands={0: ["Lantern"], 1: hand}, goals={1: "Armed and Ready"}, area={1: 2})
    state.active = state.actor = 1
    return state, Plan(do.TURN_IN, do.HAND_IN[card("Rusty Sword")], do.HAND_IN[MACE])


def moments(state, worker):
    """From moment to moment what the human at a table with a bot is shown, until the bot has told something."""
    match = keep(state, "hb")
    session, seen = sit(match=match, board=board_of(match), worker=worker), []
    while not session.showing.teller.lines(0):
        session.tick(10)
        look = session.showing.look
        seen.append((look.intent, look.undo, look.thinking))
        assert len(seen) < 500
    return seen


@pytest.mark.parametrize("choice", [sale, counter, show])
def test_how_many_halves_a_choice_of_a_bot_has_takes_no_time(choice):
    one, other = (moments(*choice(more)) for more in (False, True))
    assert len(one) > 10
    assert len(one) == len(other)
    assert [(each[1], each[2]) for each in one] == [(each[1], each[2]) for each in other]


@pytest.mark.parametrize("choice", [sale, counter, show])
def test_a_bot_begins_nothing_that_it_does_not_end_at_once(choice):
    state, worker = choice(True)
    match = keep(state, "hb")
    session = sit(match=match, board=board_of(match), worker=worker)
    while not match.step:
        session.tick(10)
    assert match.step >= 3
    assert len({told.step for told in match.seat(None).events}) == 1


# ---- what a person has begun


def half_made(trace, *halves):
    """Whoever is before the veil looks, begins a trade or nothing, and leaves."""
    screen = trace.screen
    trace.enter()
    for half in halves:
        screen.session._deeds.play(0, half)
        screen.desk.sync()
    screen.app.focus_lost()
    trace.note()


DRAFT = (do.TRADING, do.TRADE[1], do.GIVE[LANTERN])
DONE = {"a move": do.MOVE[0], "a draw": do.DRAW, "a move that was taken back": do.MOVE[0]}


@pytest.mark.sample(2)
@pytest.mark.parametrize("done", DONE)
def test_nobody_learns_from_undo_and_redo_that_a_trade_was_begun(done):
    seen = []
    for halves in ((), DRAFT):
        match = keep(game(3, hands={0: ["Lantern", "Spyglass"], 1: ["Coin Purse", "Strongbox"]}, area={0: 1}))
        match.play(0, DONE[done])
        trace = Trace(match)
        if "back" in done:
            trace.press("Ctrl+Z")
            assert trace.screen.session.showing.look.redo, "before anybody looks it can be done again"
        half_made(trace, *halves)
        trace.press("Ctrl+Z", "Ctrl+Y", "`", "Ctrl+Z", "Ctrl+Y")
        trace.picture()
        seen.append(trace.seen)
    assert not first_difference(*seen)


def test_a_trade_begun_is_still_there_and_can_be_taken_back_by_its_owner():
    match = keep(game(3, hands={0: ["Lantern", "Spyglass"], 1: ["Coin Purse", "Strongbox"]}, area={0: 1}))
    match.play(0, do.MOVE[0])
    trace = Trace(match)
    half_made(trace, *DRAFT)
    trace.press("Ctrl+Z")
    trace.enter()
    assert trace.screen.session.showing.table.bargain is not None
    trace.press("Ctrl+Z", "Ctrl+Z", "Ctrl+Z", "Ctrl+Z")
    assert trace.screen.match.step == 0


def test_what_was_done_before_somebody_looked_is_taken_back_by_all_who_see_it():
    match = keep(game(3, hands={0: ["Lantern"], 1: ["Coin Purse", "Strongbox"]}, area={0: 1}))
    match.play(0, do.END_TURN)
    screen = Screen(match)
    assert (screen.at.seat, screen.session.showing.look.undo) == (1, "Ana ends the turn with 2 actions left.")
    screen.press("Ctrl+Z")
    assert (screen.at.seat, match.step) == (0, 0)


def test_the_strip_of_what_bots_did_does_not_tell_that_a_trade_was_begun():
    seen = []
    for halves in ((), DRAFT):
        state = game(3, hands={0: ["Lantern", "Spyglass"], 1: ["Coin Purse", "Strongbox"]}, area={2: 1})
        state.active = state.actor = 2
        match = keep(state, "hhb")
        match.play(2, do.DRAW)
        match.play(2, do.END_TURN)
        trace = Trace(match)
        half_made(trace, *halves)
        trace.press("`")
        assert trace.screen.session.showing.look.recap
        seen.append(trace.seen)
    assert not first_difference(*seen)


# ---- how long a bot thinks


def called(kinds, polls):
    """Seat 0 goes somewhere, and the others are called; a bot among them needs so many polls of 10 ms to answer."""
    hands = {0: ["Lantern", "Spyglass"], 1: ["Coin Purse", "Trail Boots"], 2: ["Rusty Sword", "Toll Chain"]}
    match = keep(game(3, hands=hands, quiet=False), kinds)
    session = sit(match=match, board=board_of(match), worker=Worker(polls))
    if session.rules.veiled:
        open_veil(session)
    session._deeds.play(0, do.MOVE[1])
    return session


def looks(session, until):
    """All that is shown until so many seats have let it be, or the time is over."""
    seen = []
    while session.match.step <= until and len(seen) < 600:
        session.tick(10)
        seen.append((session.showing.table, session.showing.look, session.match.step))
    return seen


def test_how_long_a_bot_thinks_about_a_call_is_not_seen_while_all_have_time():
    quick, slow = (looks(called("hbh", polls), 1) for polls in (0, 150))
    assert len(quick) > 200
    assert quick == slow


@pytest.mark.parametrize("polls", [61, 75, 100])
def test_the_hourglass_stands_until_the_bot_acts(polls):
    """Else it would tell to the millisecond how long a bot has thought."""
    session, seen = called("hbb", polls), []
    while session.match.step == 1:
        session.tick(10)
        seen.append(session.showing.look.thinking)
    since = seen.index(1)
    assert set(seen[since:-1]) == {1}
    assert session.showing.look.thinking is None


def test_no_bell_tells_whether_the_one_who_comes_back_has_begun_a_trade():
    heard = []
    for halves in ((), DRAFT):
        state = game(3, hands={0: ["Lantern", "Spyglass"], 1: ["Coin Purse", "Strongbox"]}, area={2: 1})
        state.active = state.actor = 2
        match = keep(state, "hhb")
        match.play(2, do.END_TURN)
        trace = Trace(match)
        half_made(trace, *halves)
        trace.enter()
        heard.append(tuple(trace.screen.app.sound.played))
    assert "bell" in heard[0]
    assert heard[0] == heard[1]

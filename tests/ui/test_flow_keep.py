"""Killman's Keep through the session: random people press, answer, take back and trade; nothing gets stuck."""

import random
from collections import Counter

import pytest

from game.core.match import Match
from game.games import GAMES, replay_match
from game.maps import board_of
from game.play.handover import Stage
from game.play.pace import INSTANT, Pace
from game.play.session import Session
from tests.ui.at_table import Worker, players

KEEP = next(game for game in GAMES if game.id == "killmans_keep")


class Guesser(Worker):
    """Answers any legal action."""

    def __init__(self, luck):
        super().__init__()
        self.luck = luck

    def poll(self):
        self.nth = self.luck.randrange(1000)
        return super().poll()


class Crowd:
    """The people at one table, who do anything that the screen lets them do."""

    def __init__(self, kinds, seed, style):
        self.luck = random.Random(seed)
        match = Match(KEEP, players(kinds), seed, KEEP.options())
        pace = Pace(speed=INSTANT, reaction=500)
        self.session = Session(match, board_of(match), Guesser(self.luck), pace=pace, style=style)
        self.counts = Counter()

    def play(self, turns):
        session = self.session
        for _turn in range(turns):
            if session.over:
                break
            showing = session.showing
            if showing.at.stage is Stage.SEALED:
                self.enter()
            elif showing.look.call is not None and self.luck.random() < 0.1:
                session.call(self.luck.choice(showing.look.call.seats))
                self.counts["pressed"] += 1
            elif showing.look.unasked and self.luck.random() < 0.06:
                session.call(self.luck.choice(showing.look.unasked))
            elif showing.acting is not None:
                self.act()
            while showing.herald is not None:
                showing.teller.acknowledge()
            session.tick(100)
        return self

    def enter(self):
        session = self.session
        self.counts["lid" if session.showing.at.again else "veil"] += 1
        session.passing.identify()
        session.passing.identified()
        session.passing.digested()

    def act(self):
        session, showing, what = self.session, self.session.showing, self.luck.random()
        step = session.match.step
        if session.playing.unasked is not None:
            self.step_in()
        elif what < 0.1 and showing.look.retreat:
            assert session.cancel()
            assert session.match.step < step
            self.counts["left"] += 1
        elif what < 0.2 and showing.look.undo:
            self.undo()
        elif what < 0.25 and showing.table.stops:
            session.stop(self.luck.choice(showing.table.stops).kind, self.luck.random() < 0.5)
        else:
            self.choose()

    def step_in(self):
        """Shows another card, or nothing, if there is none."""
        session, seat = self.session, self.session.playing.unasked
        actors, shown = session.match.actors(), session.match.seat(None).view.display[seat]
        assert session.showing.acting == seat not in actors
        if not session.showing.table.offers or self.luck.random() < 0.2:
            assert session.cancel() or session.cancel()
            self.counts["stepped out"] += 1
        else:
            self.choose()
            assert session.match.seat(None).view.display[seat] != shown
            self.counts["stepped in"] += 1
        assert session.playing.unasked is None and session.match.actors() == actors

    def undo(self):
        session, before = self.session, self.session.match.steps
        session.undo()
        assert session.match.steps == before[: session.match.step] != before
        if session.showing.look.redo:
            session.redo()
            assert session.match.steps == before
            self.counts["redone"] += 1

    def choose(self):
        session, showing = self.session, self.session.showing
        assert showing.table.offers, "somebody must decide, and there is nothing to choose"
        offer, step = self.luck.choice(showing.table.offers), session.match.step
        for spot in offer.path:
            assert spot in showing.choice.next_spots or self.number_stands()
            session.pick(spot)
        if session.match.step == step:
            session.commit()
        session.answer(yes=True)
        assert session.match.steps[step : step + 1 + len(offer.then)] == tuple(
            (session.match.steps[step][0], action) for action in (offer.action, *offer.then)
        )
        self.counts[f"{1 + len(offer.then)} steps"] += 1

    def number_stands(self):
        """Whether all that is picked is a number, which picked itself since it stays; any other choice replaces it."""
        showing = self.session.showing
        return len(showing.choice.picked) == 1 and showing.counts(showing.choice.picked[0])


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    ("kinds", "style"),
    [
        pytest.param("hhh", "strict", marks=pytest.mark.wide),  # as those who press and come back below
        ("hhb", "relaxed"),
        pytest.param("hbb", "strict", marks=pytest.mark.wide),
        ("hhhh", "open"),
    ],
)
def test_anything_goes_and_nothing_gets_stuck(kinds, style):
    crowd = Crowd(kinds, f"{kinds} {style}", style).play(220)
    assert crowd.session.match.step > 60
    assert crowd.counts["2 steps"] > 0
    assert (crowd.counts["veil"] > 0) == (kinds.count("h") > 1 and style != "open")


def test_people_step_in_where_nobody_waits_for_them_and_the_turn_goes_on():
    crowd = Crowd("hhb", "in between", "strict").play(420)
    assert min(crowd.counts["stepped in"], crowd.counts["stepped out"]) > 2
    assert replay_match(crowd.session.match.to_document()).digest() == crowd.session.match.digest()


def test_people_press_and_are_asked_and_come_back_under_a_lid():
    crowd = Crowd("hhh", "lids", "strict").play(350)
    assert crowd.counts["pressed"] > 0
    assert crowd.counts["lid"] > 0

"""Dark Water Salvage before everybody's eyes and ears: the same is done in two worlds that only secrets tell apart."""

from dataclasses import replace

import pytest

from game.commands.replay import tell
from game.games.dark_water_salvage.actions import DONE, PASS, Apply, Locate, Research, Salvage
from game.play.handover import Stage
from game.play.showing import reveals
from tests.ui.at_table import Worker
from tests.ui.lake_worlds import (
    Trace,
    ending_a_round,
    first_difference,
    lake_at,
    last_dollar,
    other_lake,
    pair,
    plain,
    secret,
    shown,
    traces,
    tries,
    with_another_secret,
    with_plant,
)


def same(script, match, world, **changes):
    one, other = traces(script, match, world, **changes)
    assert not first_difference(one, other)
    return one


def busy(trace):
    """Studies, writes, looks closer, scrolls: all in one's own view."""
    screen = trace.screen
    screen.press("K")
    screen.session.study("wreck:5")
    screen.session.take_pencil()
    screen.session.annotate("region:A1")
    screen.desk.sync()
    screen.press("N", "+", "+", "PageDown")
    screen.click("tab:rules")
    screen.press("Tab", "Right", "Down")


@pytest.mark.sample(2)
@pytest.mark.parametrize("style", ["strict", "relaxed"])
def test_what_a_sonar_answers_is_neither_seen_nor_heard_by_the_others(style):
    match, world, action = pair("research", Research)

    def script(trace):
        trace.enter()
        trace.play(action)
        assert trace.screen.scene.name == "reveal"
        trace.wait(750)
        trace.picture()
        trace.wait(1500)
        trace.press("Enter")
        trace.picture()
        trace.wait(750)
        trace.press("`")
        trace.wait(250)
        trace.press("Esc")

    same(script, match, world, hand_over=style)


@pytest.mark.sample(2)
@pytest.mark.parametrize("how", ["focus lost", "hide now"])
def test_an_answer_that_is_covered_leaves_nothing(how):
    match, world, action = pair("research", Research)

    def script(trace):
        trace.enter()
        trace.play(action)
        trace.wait(500)
        if how == "focus lost":
            trace.leave()
        else:
            trace.click("hide")
        assert trace.screen.scene.name == "veil"
        trace.click("board")
        trace.press("Ctrl+Z", "Esc")
        trace.wait(250)

    same(script, match, world)


def test_after_the_last_dollar_the_table_goes_on_as_if_nothing_was_answered():
    match, world, action = pair("research", Research, wanted=last_dollar)

    def script(trace):
        trace.enter()
        trace.play(action)
        trace.wait(2000)
        trace.press("Enter")
        trace.wait(2500)
        trace.enter()
        trace.wait(250)

    same(script, match, world)


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    ("kind", "how"),
    [
        (Locate, "in public"),
        (Salvage, "in private"),
        (Locate, "covered"),
        pytest.param(Salvage, "in public", marks=pytest.mark.wide),
        pytest.param(Locate, "in private", marks=pytest.mark.wide),
        pytest.param(Salvage, "covered", marks=pytest.mark.wide),
    ],
)
def test_what_a_card_showed_is_its_readers_alone(kind, how):
    match, world, action = pair(kind.__name__.lower(), kind, wanted=tries(kind))

    def script(trace):
        if how != "in public":
            trace.lift()
        trace.play(action)
        if how != "in public":
            assert trace.screen.scene.name == "reveal"
            trace.wait(2000)
            trace.picture()
        if how == "covered":
            trace.leave()
            trace.click("board")
            assert trace.screen.scene.name == "table"
        elif how == "in private":
            trace.press("Enter")
        trace.wait(3000)
        trace.picture()
        trace.press("Esc")

    same(script, match, world)


def test_a_question_asked_in_private_is_covered_with_the_rest():
    match, world, _action = pair("locate", Locate, wanted=tries(Locate))

    def script(trace):
        trace.lift()
        offers = trace.screen.session.showing.table.offers
        trace.screen.session.showing.asking = next(offer for offer in offers if offer.path == ("done",))
        trace.screen.desk.sync()
        assert trace.screen.scene.name == "asking"
        trace.picture()
        trace.leave()
        trace.click("board")
        trace.press("E")
        trace.wait(250)

    same(script, match, world)


@pytest.mark.sample(2)
@pytest.mark.parametrize("phase", ["city", "move"])
def test_public_decisions_tell_nothing_private(phase):
    match = lake_at(phase, "a")
    action = match.seat(match.actors()[0]).legal[-3]

    def script(trace):
        trace.press("Tab", "Right")
        trace.play(action)
        trace.wait(2500)
        trace.press("Ctrl+Z")
        trace.wait(250)
        trace.press("Ctrl+Y")
        trace.wait(500)

    same(script, match, other_lake(match, None))


@pytest.mark.sample(2)
@pytest.mark.parametrize("kinds", ["hhh", "hhb"])
def test_how_much_was_asked_for_is_sealed(kinds):
    match = lake_at("apply", kinds=kinds, wanted=lambda match, seat: match._state.round and seat == 0)
    found = []
    for number in (3, 17, 44):
        trace = Trace(match)
        trace.enter()
        for digit in str(number):
            trace.screen.press(digit)
        trace.leave()
        trace.enter()
        assert trace.screen.session.showing.amount == number
        before = len(trace.seen)
        trace.play(Apply(number))
        assert trace.screen.scene.name == "veil"
        trace.picture()
        trace.wait(1500)
        trace.press("Ctrl+Z")
        assert trace.screen.at.seat == 0
        trace.press("`")
        trace.press("Ctrl+Y")
        trace.wait(500)
        assert trace.screen.at.seat == 1
        trace.enter()
        assert trace.screen.session.showing.viewer == 1
        trace.seen.append(trace.screen.bytes)
        found.append(trace.seen[before:])
    assert not first_difference(found[0], found[1])
    assert not first_difference(found[0], found[2])


def test_a_banner_over_a_private_view_does_not_hold_it_open():
    match = lake_at("research", wanted=ending_a_round)

    def script(trace):
        trace.enter()
        trace.play(DONE)
        while trace.screen.scene.name == "table":  # what it tells of is seen first
            trace.wait(100)
        assert trace.screen.scene.name == "herald"
        assert trace.screen.at.stage is Stage.PRIVATE
        trace.picture()
        trace.leave()
        assert trace.screen.session.showing.viewer is None
        trace.press("Enter", "`")
        trace.wait(500)

    same(script, match, other_lake(match, None))


def test_whoever_comes_next_finds_no_trace_of_what_was_studied_and_written():
    match, _world, action = pair("research", Research, wanted=last_dollar)
    found = []
    for deeds in (lambda trace: None, busy):
        trace = Trace(match)
        trace.enter()
        deeds(trace)
        before = len(trace.seen)
        trace.play(action)
        trace.wait(2000)
        trace.press("Enter")
        trace.wait(1000)
        trace.picture()
        trace.press("Ctrl+Z")
        trace.wait(1000)
        trace.enter()
        assert trace.screen.session.showing.viewer == trace.screen.match.actors()[0]
        for _key in range(3):
            trace.seen.append((plain(trace.screen.frame()), trace.screen.focus))
            trace.screen.press("Tab")
        found.append(trace.seen[before:])
    assert not first_difference(*found)


def test_what_bots_read_is_neither_seen_nor_heard():
    match = lake_at("research", kinds="hbb")
    world, found = other_lake(match, match.actors()[0]), []
    for each in (match, world):
        trace = Trace(each, worker=Worker(nth=2))
        trace.play(PASS)
        for _moment in range(60):
            trace.wait(100, 100)
            if trace.away:
                trace.seen.append(shown(trace.screen))
        assert sum(type(action) is Research for _seat, action in trace.screen.match.steps[match.step :]) > 1
        found.append(trace.seen)
    assert not first_difference(*found)


def test_a_match_that_is_told_again_tells_what_is_public(capsys):
    match = lake_at("salvage", wanted=tries(Salvage))
    for each in (match, other_lake(match, None)):
        tell(each)
    told = capsys.readouterr().out
    assert told[: len(told) // 2] == told[len(told) // 2 :]


# ---- the traces would find it


def plant_sound(line, told_of):
    return line and replace(line, cue=("ping", "burn")[told_of])


PLANTS = {
    "the sound of a line": {"narrate": plant_sound},
    "the sentence of the veil": {"task": lambda words, told_of: words + "!" * told_of},
    "whether there is a reveal": {"reveal": lambda reveal, told_of: reveal if told_of else None},
}


@pytest.mark.sample(2)
@pytest.mark.parametrize("plant", PLANTS)
def test_a_planted_leak_is_found(plant):
    match = lake_at("research", "a")
    world = with_another_secret(match, None)
    action = next(each for each in match.seat(match.actors()[0]).legal if isinstance(each, Research))

    def script(trace):
        trace.enter()
        trace.play(action)
        trace.wait(1000)

    one, other = traces(script, *(with_plant(each, **PLANTS[plant]) for each in (match, world)))
    assert first_difference(one, other)


def test_a_reveal_that_takes_its_time_is_found(monkeypatch):
    match = lake_at("research", "a")
    action = next(each for each in match.seat(match.actors()[0]).legal if isinstance(each, Research))

    def script(trace):
        true = reveals.Reveals.tick
        slow = 1 - 0.5 * secret(trace.screen.match)
        monkeypatch.setattr(reveals.Reveals, "tick", lambda self, ms: true(self, ms * slow))
        trace.enter()
        trace.play(action)
        trace.wait(2000)
        monkeypatch.setattr(reveals.Reveals, "tick", true)

    assert first_difference(*traces(script, match, with_another_secret(match, None)))

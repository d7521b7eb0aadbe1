"""Why a bot did that: at once what everybody can work out, after the end what it knew, and kept in the save."""

from contextlib import suppress
from dataclasses import replace

import pytest

from game.bots.bot import Thought, choose
from game.bots.levels import DECKHAND, MATE
from game.bots.search import Candidate
from game.games import replay_match
from game.games.key_largo import actions as town
from game.maps import board_of
from game.play.advice.bot_explanations import NOTED, deeds, note, noted, why
from game.play.showing.chronicle import chronicle
from game.ui.scenes.advice.bot_explanation import WhySlip
from game.ui.scenes.reading.results import Results
from game.ui.shell.headless import HeadlessApp
from game.ui.shell.scene import Scene
from game.ui.shell.shot import played as lately
from game.words import use_catalogue
from tests.ui.adviser import Adviser
from tests.ui.at_screen import Screen, key_largo, settings
from tests.ui.at_table import sit, wait
from tests.ui.checks import cut, faults
from tests.ui.pseudo import Pseudo

QUICK = replace(MATE, effort=replace(MATE.effort, seconds=None, iterations=12))


def played(kinds, seed, steps=9999):
    """Bots of three kinds play for so many steps; the second one weighs its ideas and notes them."""
    match = key_largo(kinds, seed)
    while not match.over and match.step < steps:
        seat = match.actors()[0]
        observation = match.seat(seat, match.step)
        thought = choose(match.game, observation, QUICK if seat == 1 else DECKHAND, match.step)
        note(match, seat, [noted(thought, observation.legal)])
        match.play(seat, thought.action)
    return match


@pytest.fixture(scope="module")
def finished():
    return played("bbb", "5")


@pytest.fixture(scope="module")
def under_way():
    return played("hbb", "6", 70)


# ---- what is noted


def test_a_note_names_the_best_ideas_by_their_place_among_the_legal_actions():
    legal = ("a", "b", "c", "d", "e")
    found = tuple(Candidate(action, 9, value) for action, value in (("d", 0.61), ("a", 0.5), ("e", 0.4), ("b", 0.1)))
    assert noted(Thought("d", found), legal) == "3:610 0:500 4:400"
    assert noted(Thought("d"), legal) == ""


def test_a_bot_notes_what_it_weighed_before_it_acts_and_a_save_keeps_it():
    session = sit("hbb", match=key_largo("hbb"), board=board_of(key_largo("hbb")), worker=Adviser())
    wait(session, 6000)
    match = session.match
    steps = [step for step, (seat, _action) in enumerate(match.steps) if seat]
    assert steps
    again = replay_match(match.to_document())
    for step in steps:
        seat = match.steps[step][0]
        assert again.annotations(seat)[NOTED.format(step=step)] == "0:600 1:590 2:580"


def test_nobody_is_handed_a_bots_notes(under_way):
    assert under_way.annotations(1)
    for seat in (None, 0, 1, 2):
        assert not any(key.startswith("why") for key in under_way.seat(seat).annotations)


# ---- before the end


def test_before_the_end_everybody_is_told_what_everybody_can_work_out(under_way):
    board, told = board_of(under_way), 0
    for step, line in deeds(under_way, under_way.step):
        found = why(under_way, board, step, line)
        seat, action = under_way.steps[step]
        then = under_way.at(step)
        assert found.weighed == ()
        assert found.reasons == under_way.game.explain(then.seat(None).view, seat, (action,), under_way.players)
        assert (found.reasons is None) == isinstance(action, town.Plan | town.Put)
        told += found.reasons is not None
    assert told > 10


def test_only_deeds_that_were_shown_are_spoken_of(under_way):
    whole = deeds(under_way, under_way.step)
    early = deeds(under_way, whole[5][0])
    assert early == whole[:5]
    assert all(not under_way.players[under_way.steps[step][0]].human for step, _line in whole)


def test_what_a_human_did_before_a_bot_took_over_is_nobodys_deed(under_way):
    match = replay_match(under_way.to_document())
    before = deeds(match, match.step)
    screen = Screen(match, worker=Adviser(polls=10**6))
    screen.desk.open_menu()
    screen.scene._hand_to(0, "bot:deckhand")
    assert deeds(match, match.step) == before
    since = match.step
    while not match.over:
        seat = match.actors()[0]
        match.play(seat, choose(match.game, match.seat(seat, match.step), DECKHAND, match.step).action)
    told = [step for step, _line in deeds(match, match.step) if match.steps[step][0] == 0]
    assert told and min(told) >= since
    assert [step for step, _line in before] == [step for step, _line in deeds(match, since)]


# ---- after it


def test_after_the_end_the_bot_tells_what_it_knew_and_weighed(finished):
    board, plans, weighed = board_of(finished), 0, 0
    for step, line in deeds(finished, finished.step):
        found = why(finished, board, step, line)
        assert found.reasons is not None
        plans += isinstance(finished.steps[step][1], town.Plan)
        if found.seat == 1 and found.weighed:
            weighed += 1
            assert all(0 <= one.worth <= 100 and one.name for one in found.weighed)
        if found.seat != 1:
            assert found.weighed == ()
    assert plans > 20 and weighed > 20


def test_a_note_that_does_not_fit_is_passed_over(finished):
    match = replay_match(finished.to_document())
    step, line = next(each for each in deeds(match, match.step) if match.steps[each[0]][0] == 1)
    match.annotate(1, NOTED.format(step=step), "99:500 x:1 0: 0:500")
    assert len(why(match, board_of(match), step, line).weighed) == 1


def test_looking_back_finds_the_very_position(finished):
    halfway = finished.at(60)
    again = replay_match(finished.to_document())
    assert halfway.step == 60 and halfway.steps == finished.steps[:60]
    assert again.at(60).digest() == halfway.digest()
    assert finished.over, "looking back changes nothing"


# ---- on the screen


class Ground(Scene):
    """Something below."""

    name = "ground"


def sheet(match, place, size=(1280, 720), percent=100):
    stage = HeadlessApp(Ground(), size, settings(text_percent=percent), strict=False)
    stage.app.push(WhySlip(match, board_of(match), deeds(match, match.step), place))
    stage.frame()
    return stage


def test_the_rule_of_what_was_decided_in_secret_can_be_read_as_it_stands_in_the_log():
    match = lately("keyflower", 3, "7", 40)
    found, board = deeds(match, match.step), board_of(match)
    place = next(n for n, deed in enumerate(found) if why(match, board, *deed).reasons is None and deed[1].rule)
    stage = sheet(match, place)
    assert stage.scene.rule.enabled
    stage.click("rule")
    assert stage.scene.name == "rules"


def test_the_key_opens_the_last_deed_and_turns_to_others(under_way):
    screen = Screen(under_way, worker=Adviser(polls=10**6))
    screen.press("?")
    assert screen.scene.name == "why"
    last = screen.scene.at
    screen.click("before")
    assert screen.scene.at == last - 1
    screen.press(".")
    assert screen.scene.at == last
    screen.press("?")
    assert screen.scene is screen.desk


def test_what_hides_a_private_view_hides_it_under_the_sheet_as_well():
    match = played("hhb", "6", 40)
    while match.players[match.actors()[0]].kind != "human":
        match = played("hhb", "6", match.step + 1)
    screen = Screen(match, worker=Adviser(polls=10**6))
    if screen.session.showing.viewer is None:
        screen.session.passing.lift()
        screen.desk.sync()
        screen.open()
    screen.press("?")
    assert screen.scene.name == "why" and screen.session.showing.viewer is not None
    screen.press("`")
    assert screen.scene.name == "veil" and screen.session.showing.viewer is None


def with_chips():
    match = played("hbb", "6", 30)
    while 0 not in match.actors() or match.seat(0).view.phase != "plan":
        match = played("hbb", "6", match.step + 1)
    return Screen(match, (1920, 1080), worker=Adviser(polls=10**6))


def test_the_sign_on_a_chip_says_why_that_very_thing_was_done():
    screen = with_chips()
    chips = [hit.id for hit in screen.desk.view.hits if hit.id.startswith("why:")]
    assert len(chips) > 1
    for id in chips:
        told = screen.session.showing.look.recap[int(id.partition(":")[2])]
        screen.click(id)
        assert screen.scene.name == "why"
        assert screen.scene.deeds[screen.scene.at] == (told.step, told.line)
        screen.press("Esc")


def test_asked_of_nothing_else_it_passes_over_what_only_tells_how_far_the_game_is(under_way):
    screen = Screen(under_way, worker=Adviser(polls=10**6))
    screen.press("?")
    assert screen.scene.deeds[screen.scene.at][1].kind != "phase"


def test_where_no_bot_has_acted_there_is_nothing_to_ask():
    screen = Screen(key_largo("hbb"), worker=Adviser(polls=10**6))
    screen.press("?")
    assert screen.scene is screen.desk
    assert "No bot has done anything yet" in screen.session.showing.look.message


def test_a_secret_choice_says_that_the_end_will_tell(under_way):
    found = deeds(under_way, 999)
    places = [n for n, (step, _line) in enumerate(found) if under_way.steps[step][1] in town.PLANS]
    stage = sheet(under_way, places[0])
    assert any("when the game is over" in text for text in stage.texts) and "Goal" not in stage.texts
    rules = {found[n][1].rule for n in places}
    assert len(rules) == 1 and stage.scene._rule_number() in rules, "the log has told it, whatever was planned"


def test_its_rule_opens_the_rules(under_way):
    places = [n for n, (step, _line) in enumerate(deeds(under_way, 999)) if under_way.steps[step][1] not in town.PLANS]
    stage = sheet(under_way, places[0])
    stage.click("rule")
    assert stage.scene.name == "rules"


def lost_after_a_spear(match):
    """The step in which a trident was used and the diver was lost all the same, and the line of the loss."""
    told = chronicle(match.game.staging, match.told(None), match.players)
    return next(
        (each.step, each.line)
        for each in told
        if "loses a diver" in each.line.text and isinstance(match.steps[each.step][1], town.UseTrident)
    )


@pytest.fixture(scope="module")
def lost():
    for seed in range(40):
        match = played("bbb", f"lost {seed}")
        with suppress(StopIteration):
            return match, *lost_after_a_spear(match)
    raise AssertionError("never")


def test_what_came_of_a_deed_tells_what_was_before_it_and_its_own_rule(lost):
    match, step, line = lost
    at = next(n for n, (each, _line) in enumerate(deeds(match, 9999)) if each == step)
    found = deeds(match, 9999)
    stage = HeadlessApp(Ground(), (1280, 720), settings(), strict=False)
    stage.app.push(WhySlip(match, board_of(match), (*found[:at], (step, line), *found[at + 1 :]), at))
    stage.frame()
    told = " ".join(stage.texts)
    assert "How did this come about?" in told and "It came of this" in told and "spears a monster" in told
    assert "The monster goes back" in told and "§\N{NO-BREAK SPACE}4.5" in told
    assert not sheet_faults(stage)
    stage.click("rule")
    assert stage.scene.name == "rules" and stage.scene.book.paragraphs[stage.scene.trail[0]].number == "4.5"


def test_a_deed_itself_came_of_nothing(lost):
    match = lost[0]
    board = board_of(match)
    assert not any(why(match, board, step, line).before for step, line in deeds(match, 9999)[:30])


def test_the_results_lead_to_the_reasons(finished):
    stage = HeadlessApp(Results(finished), (1280, 720), settings(), strict=False)
    stage.app.motion.finish()
    stage.frame()
    stage.click("why")
    assert stage.scene.name == "why"
    assert "Goal" in stage.texts


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("percent", [100, 200])
def test_the_sheet_is_whole_at_every_size(finished, size, percent, unpainted):
    assert not sheet_faults(sheet(finished, 40, size, percent))


def test_what_the_sheet_says_is_clear(finished):
    assert not sheet_faults(sheet(finished, 40, (1920, 1080), 100))


def sheet_faults(stage):
    return cut(stage) + [fault for fault in faults(stage) if "leaves the window" not in fault or "target" in fault]


def test_the_sheet_is_whole_in_a_wordy_language(finished, unpainted):
    use_catalogue(Pseudo())
    stage = sheet(finished, 40)
    assert not [fault for fault in faults(stage) if "over" in fault or "target" in fault]

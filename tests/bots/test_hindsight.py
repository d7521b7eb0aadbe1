"""Looking back at a finished game: luck against what was likely, chances to win, and the process that works it out."""

import pytest

from game.bots.hindsight import OTHER, Curve, chances, curve_of, look_back
from game.bots.hindsight_process import Hindsight, HindsightFailed, checked
from game.core.chance import Chance
from game.core.steps import whole
from game.games import BOXES, find
from game.ui.shell.shot import played
from tests.ui.at_shell import finished


@pytest.fixture(scope="module", name="reports")
def _reports():
    matches = {box: played(box, 3, "hindsight", 9999) for box in BOXES}
    return {box: (match, whole(look_back(match))) for box, match in matches.items()}


@pytest.mark.parametrize("box", BOXES)
def test_a_report_fits_its_game(reports, box):
    match, report = reports[box]
    causes = match.game.staging.luck()
    assert report.strokes, "luck decides something in every box"
    assert all(stroke.cause == OTHER or 0 <= stroke.cause < len(causes) for stroke in report.strokes)
    assert any(stroke.cause != OTHER for stroke in report.strokes)
    for _step, each in report.chances:
        assert sum(each) == pytest.approx(1)
        assert all(0 <= one <= 1 for one in each)
    assert report.chances[-1] == (match.step, match.result().shares)
    assert 1 <= len(report.turns) <= 3
    steps = [turn.step for turn in report.turns]
    assert steps == sorted(steps)
    assert checked(report, 3) is report


@pytest.mark.parametrize("box", BOXES)
def test_every_box_names_events_that_there_are(box):
    game = find(box)
    events = {event.__name__ for event in game.vocabulary}
    for cause in game.staging.luck():
        assert cause.events, cause
        assert set(cause.events) & events, cause


def test_luck_is_fair_over_all_outcomes():
    """What luck would have given in every outcome of one step comes to nothing, weighed by how likely each was."""
    match = finished()
    report = whole(look_back(match))
    counted = [stroke for stroke in report.strokes if not stroke.error]
    assert counted
    stroke = counted[0]
    game, (seat, action) = match.game, match.steps[stroke.step - 1]
    state = game.setup(match.options, len(match.players), Chance(match.seed, 0))
    for n, (who, what) in enumerate(match.steps[: stroke.step - 1], 1):
        game.apply(state, who, what, Chance(match.seed, n), None)
    gains = []
    for n in range(600):
        world = state.clone()
        game.apply(world, seat, action, Chance("sampled", n), None)
        gains.append(game.mind.rate(world)[seat])
    likely = sum(gains) / len(gains)
    world = state.clone()
    game.apply(world, seat, action, Chance(match.seed, stroke.step), None)
    spread = max(gains) - min(gains) or 1
    assert game.mind.rate(world)[seat] - likely == pytest.approx(stroke.gain[seat], abs=0.12 * spread)


@pytest.mark.parametrize("box", BOXES)
def test_chances_were_tried_on_games_of_bots_and_beat_a_guess(box):
    curve = curve_of(box)
    assert curve.games >= 100
    assert curve.brier < curve.fair
    assert curve.off < 0.1
    match = played(box, 3, "hindsight", 40)
    start = match.game.setup(match.options, 3, Chance(match.seed, 0))
    assert max(chances(match.game, start)) < 0.5
    assert curve_of("no such box") == Curve(0.5, 2.0)


def test_a_process_works_it_out_and_says_how_far_it_is():
    match = finished()
    work = Hindsight(match.to_document(), len(match.players))
    parts, report = [], None
    while report is None:
        report = work.poll()
        parts.append(work.part)
        work._line._reader.join(0.02)
    work.close()
    assert report == whole(look_back(match))
    assert parts == sorted(parts)


def test_a_process_that_dies_is_noticed():
    match = finished()
    work = Hindsight(match.to_document(), len(match.players))
    work._process.kill()
    with pytest.raises(HindsightFailed):
        while True:
            work.poll()
            work._line._reader.join(0.05)
    work.close()


def test_a_report_of_another_table_is_refused(reports):
    with pytest.raises(HindsightFailed):
        checked(reports["key_largo"][1], 4)

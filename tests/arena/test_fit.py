"""Fitting a judgement: the mathematics, the same weights from the same seed, and what is read back."""

import json
import math
from dataclasses import replace
from pathlib import Path

import pytest

from game.arena import fit as fitting
from game.arena.fit import fit, fitted, table, write
from game.arena.regression import Sample, dot, least_squares, logit, softmax, solve
from game.arena.selfplay import Deal, record
from game.cli import in_words
from game.core.chance import FastChance
from game.core.errors import BadOption
from game.core.judgement import BadJudgement, Judgement, Weights, read_weights
from game.games import GAMES, find
from tests.boxes import TOYS
from tests.toy import LANTERNS, Rules

MEASURES = {"points": "points", "shine": "a lamp like the sunken one", "nothing": "always the same"}


def measure(state, seat):
    return state.points[seat], state.sunken in state.hands[seat], 1


@pytest.fixture
def judged(monkeypatch, tmp_path):
    """The toy with a judgement, in the chest; its weights lie in a file of the test."""
    files = {"deckhand": str(tmp_path / "weights.json")}
    judgement = Judgement(MEASURES, measure, lambda state: state.left / state.rules.rounds, "score", files)
    game = replace(LANTERNS, mind=replace(LANTERNS.mind, judgement=judgement))
    monkeypatch.setattr("game.games.ADDED", (game, *TOYS[1:]))
    return game


def samples(weights, luck, count=600):
    """Positions of three seats, whose scores are what is measured, weighed, and a little luck."""
    found = []
    for _number in range(count):
        rows = [tuple(luck.below(100) / 10 for _weight in weights) for _seat in range(3)]
        means = [sum(column) / 3 for column in zip(*rows, strict=True)]
        rows = [tuple(each - mean for each, mean in zip(row, means, strict=True)) for row in rows]
        scores = [dot(weights, row) + luck.below(100) / 100 for row in rows]
        first = luck.below(1000) / 1000
        chances = softmax([dot(weights, row) for row in rows])
        won = next((seat for seat in range(3) if first < sum(chances[: seat + 1])), 2)
        found.append(Sample(tuple(rows), tuple(scores), tuple(float(seat == won) for seat in range(3))))
    return found


def test_equations_are_solved() -> None:
    assert solve([[4.0], [2.0, 3.0]], [2.0, 5.0]) == pytest.approx([-0.5, 2.0])


def test_least_squares_finds_the_weights_behind_the_scores() -> None:
    assert least_squares(samples((2.0, -1.0, 0.0), FastChance(1))) == pytest.approx([2.0, -1.0, 0.0], abs=0.05)


def test_the_logit_finds_the_weights_behind_the_winners() -> None:
    found = logit(samples((0.5, -0.2, 0.0), FastChance(1), 3000))
    assert found == pytest.approx([0.5, -0.2, 0.0], abs=0.05)


def test_a_measure_that_never_differs_weighs_nothing() -> None:
    found = samples((1.0,), FastChance(1))
    idle = [replace(one, rows=tuple((*row, 0.0) for row in one.rows)) for one in found]
    assert least_squares(idle) == [*least_squares(found), 0.0]


def test_the_same_seed_writes_the_same_bytes_and_another_does_not(judged, tmp_path) -> None:
    files = [tmp_path / name for name in "abc"]
    for file, seed in zip(files, (1, 1, 2), strict=True):
        write(fit("lanterns", 60, seed), file)
    assert files[0].read_bytes() == files[1].read_bytes() != files[2].read_bytes()


def test_what_is_written_is_read_back(judged, tmp_path) -> None:
    found = fit("lanterns", 60)
    write(found, tmp_path / "w.json")
    weights = read_weights((tmp_path / "w.json").read_text("utf-8"), tuple(MEASURES), "w.json")
    assert dict(zip(MEASURES, zip(weights.last, weights.more, strict=True), strict=True)) == found.weights
    assert weights.at(0.5)[0] == pytest.approx(weights.last[0] + weights.more[0] / 2)


def test_a_point_is_worth_a_point_and_what_shines_is_worth_five(judged) -> None:
    found = fit("lanterns", 400)
    assert found.weights["points"][0] == pytest.approx(1.0, abs=0.2)
    assert 3 < found.weights["shine"][0] <= 5.5
    assert found.weights["nothing"] == (0.0, 0.0)


def test_what_is_foretold_was_not_fitted_to(judged, monkeypatch) -> None:
    asked = []
    monkeypatch.setattr(fitting, "least_squares", lambda some: asked.append(len(some)) or [0.0] * 6)
    deals = [Deal("lanterns", Rules(), 3, number, "deckhand", 2) for number in range(10)]
    found = fitted("lanterns", judged.mind.judgement, [record(deal) for deal in deals], "deckhand", 1)
    assert asked == [16]
    assert sum(part.positions for part in found.quality.values()) == 4


def test_a_rating_that_knows_the_end_foretells_it(judged) -> None:
    quality = fit("lanterns", 400).quality["late"]
    assert quality.auc > 0.8
    assert quality.fit > 0.4
    assert quality.loss < math.log(3)


def test_a_level_may_play_the_games(judged) -> None:
    assert fit("lanterns", 10, level="mate").level == "mate"


def test_a_fit_is_set_beside_what_the_same_level_has_taught_before(judged, monkeypatch) -> None:
    mind = replace(judged.mind, taught={"mate": lambda state: [7.0, 7.0, 7.0]})
    monkeypatch.setattr("game.games.ADDED", (replace(judged, mind=mind),))
    (look, *_more) = record(Deal("lanterns", judged.options(), 3, 1, "mate/4", 1)).looks
    assert look.rated == (7.0, 7.0, 7.0)


def test_the_table_sets_now_beside_before(judged) -> None:
    text = table(fit("lanterns", 60))
    assert all(word in text for word in ("middle", "late", "before", "now", *MEASURES.values()))


@pytest.mark.parametrize(
    ("game", "games", "level"), [("lanterns", 9, "deckhand"), ("lanterns", 60, "pirate"), ("buoys", 60, "mate")]
)
def test_what_cannot_be_fitted_is_refused_in_words(judged, game, games, level) -> None:
    with pytest.raises(BadOption, match=r"\.$"):
        fit(game, games, level=level)


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"weights": 3}', '{"weights": {"points": 3}}', '{"weights": {"points": ["a", 1]}}']
)
def test_damaged_weights_are_named_in_words(text) -> None:
    with pytest.raises(BadJudgement, match=r"w\.json .* Seachest") as damaged:
        read_weights(text, ("points",), "w.json")
    assert in_words(damaged.value)


def test_a_measure_that_was_never_fitted_weighs_nothing() -> None:
    assert read_weights('{"weights": {}}', ("new",), "w.json").at(0.7) == (0.0,)


def test_weights_can_be_taken_between_those_of_two_teachers() -> None:
    one, other = Weights((1.0, 0.0), (0.0, 2.0)), Weights((3.0, 4.0), (1.0, 0.0))
    assert one.towards(other, 0.0) == one
    assert one.towards(other, 1.0) == other
    assert one.towards(other, 0.25) == Weights((1.5, 1.0), (0.25, 1.5))


JUDGED = [game for game in GAMES if game.mind.judgement is not None]


@pytest.mark.parametrize("game", JUDGED, ids=lambda game: game.id)
def test_the_weights_in_the_box_are_those_of_its_measures(game) -> None:
    judgement = game.mind.judgement
    assert "deckhand" in judgement.files
    for level, file in judgement.files.items():
        written = json.loads(Path(file).read_text("utf-8"))
        assert list(written["weights"]) == list(judgement.measures)
        assert (written["aim"], written["level"].partition("/")[0]) == (judgement.aim, level)


@pytest.mark.sample(3)
@pytest.mark.parametrize("game", JUDGED, ids=lambda game: game.id)
def test_every_judgement_can_be_fitted_again(game, tmp_path) -> None:
    for file in (tmp_path / "a", tmp_path / "b"):
        write(fit(game.id, 10, looks=2), file)
    assert (tmp_path / "a").read_bytes() == (tmp_path / "b").read_bytes()


@pytest.mark.parametrize(
    ("game_id", "level"), [(game.id, level) for game in JUDGED for level in game.mind.judgement.files]
)
def test_the_rating_is_what_is_measured_weighed(game_id, level) -> None:
    game = find(game_id)
    judgement = game.mind.judgement
    file = judgement.files[level]
    weights = read_weights(Path(file).read_text("utf-8"), tuple(judgement.measures), file)
    luck = FastChance(1)
    state = game.setup(game.options(), 4, luck)
    while acting := game.actors(state):
        wanted = [dot(weights.at(judgement.left(state)), judgement.measure(state, seat)) for seat in range(4)]
        assert game.mind.rating(level)(state) == pytest.approx(wanted)
        legal = game.legal(state, acting[0])
        game.apply(state, acting[0], game.mind.policy(state, acting[0], legal, luck), luck, None)

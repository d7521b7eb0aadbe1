import json
from collections import Counter
from dataclasses import replace

import pytest

from game.arena import command, tournament
from game.arena.command import arena_command, write_down
from game.arena.tournament import Report, Standing, pairings, rotations, wilson
from game.bots import levels
from game.bots.levels import DECKHAND, MATE, Measurement, find_level, measurements, portrait, strength
from game.core.errors import BadOption
from game.core.game import Result


def test_wilson_gives_the_textbook_interval() -> None:
    low, high = wilson(50, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = wilson(0, 20)
    assert low == 0.0
    assert round(high, 3) == 0.161


def test_every_deal_is_played_from_every_seat() -> None:
    games = pairings("lanterns", ["mate", "random", "random"], 7, None, 1)
    assert len(games) == 9
    assert Counter(game.levels.index("mate") for game in games) == {0: 3, 1: 3, 2: 3}
    assert set(Counter(game.deal for game in games).values()) == {3}


def test_a_line_up_that_turns_into_itself_is_played_once_a_deal() -> None:
    assert rotations(["mate", "mate"]) == (("mate", "mate"),)
    assert len(rotations(["mate", "random", "mate", "random"])) == 2


def test_other_seeds_bring_other_deals() -> None:
    def deals(seed: int) -> set[int]:
        return {game.deal for game in pairings("lanterns", ["mate", "random"], 100, None, seed)}

    assert not deals(1) & deals(2)


def test_the_same_seed_gives_the_same_report(lanterns) -> None:
    first, second = (tournament.tournament("lanterns", ["mate", "random", "random"], 12, seed=3) for _run in "ab")
    assert first == second
    assert first != tournament.tournament("lanterns", ["mate", "random", "random"], 12, seed=4)


def test_the_search_beats_random_play(lanterns) -> None:
    report = tournament.tournament("lanterns", ["mate", "random", "random"], 60)
    assert report.standings[0].level == "mate"
    assert report.standings[0].low > report.fair


def test_progress_counts_to_the_number_of_games(lanterns) -> None:
    calls = []
    tournament.tournament("lanterns", ["random", "random"], 5, progress=lambda *call: calls.append(call))
    assert calls == [(done, 5) for done in range(1, 6)]


def test_a_shared_first_place_is_split() -> None:
    played = tournament._score(("mate", "random", "random"), Result(((0, 2), (1,)), (9, 3, 9), "equal"), {})
    assert played.firsts == (0.5, 0.0, 0.5)
    assert played.ranks == (1.5, 3.0, 1.5)


@pytest.mark.parametrize(
    ("seats", "games", "jobs"), [(["mate"], 9, 1), (["random"] * 7, 9, 1), (["pirate"] * 2, 9, 1), (["mate"] * 2, 0, 1)]
)
def test_what_does_not_exist_is_refused_in_words(lanterns, seats, games, jobs) -> None:
    with pytest.raises(BadOption, match=r"\.$"):
        tournament.tournament("lanterns", seats, games, jobs=jobs)


def test_the_command_prints_a_table_or_json(lanterns) -> None:
    text = arena_command("lanterns", ["mate", "random"], 4)
    assert "mate" in text
    assert "%" in text
    data = json.loads(arena_command("lanterns", ["mate", "random"], 4, json_out=True))
    assert data["games"] == 4
    assert {"first", "low", "high", "rank", "score"} <= set(data["standings"][0])


def report(levels: tuple[str, ...], tallies: dict[str, float] | None = None) -> Report:
    standings = tuple(Standing(level, 10, 50.0, 40.0, 60.0, 1.5, 9.0, tallies or {}) for level in dict.fromkeys(levels))
    return Report("lanterns", levels, 10, 1, 100 / len(levels), standings, (50.0,) * len(levels))


def test_a_measured_strength_is_kept_and_told(tmp_path, monkeypatch) -> None:
    file = tmp_path / "measured.json"
    monkeypatch.setattr(levels, "MEASURED", file)
    monkeypatch.setattr(command, "MEASURED", file)
    assert strength(MATE, "lanterns", 4) == ""
    write_down(report(("mate", "deckhand", "deckhand", "deckhand")))
    write_down(report(("mate", "deckhand", "deckhand", "deckhand")))
    write_down(report(("mate", "mate", "deckhand", "deckhand")))
    write_down(report(("mate", "random", "random", "random")))
    write_down(report(("deckhand", "mate", "mate", "mate")))
    write_down(report(("mate@0.1", "random", "random", "random")))
    assert measurements() == tuple(
        Measurement("lanterns", "mate", rival, 4, 10, 50.0, 40.0, 60.0, 25.0, {}) for rival in ("deckhand", "random")
    )
    assert "50 % of 10 games" in strength(MATE, "lanterns", 4)
    assert strength(MATE, "lanterns", 3) == ""
    assert strength(DECKHAND, "lanterns", 4) == ""


def test_what_a_game_tallies_is_counted_by_level_printed_kept_and_told(lanterns, tmp_path, monkeypatch) -> None:
    file = tmp_path / "measured.json"
    monkeypatch.setattr(levels, "MEASURED", file)
    monkeypatch.setattr(command, "MEASURED", file)
    mind = replace(lanterns.mind, tallies=lambda state: {"in the dark": (True, False, False)})
    monkeypatch.setattr(tournament, "find", lambda game_id: replace(lanterns, mind=mind))
    found = tournament.tournament("lanterns", ["mate", "deckhand", "deckhand"], 3)
    assert [one.tallies for one in found.standings] == [{"in the dark": pytest.approx(100 / 3)}] * 2
    assert "in the dark" in command.table(found)
    write_down(found)
    assert measurements()[0].tallies == {"in the dark": 33.3}
    assert "ends in the dark in 33 %" in strength(MATE, "lanterns", 3)


def test_every_level_says_what_it_considers_and_ignores() -> None:
    portraits = [portrait(level) for level in levels.LEVELS]
    assert len({each.name for each in portraits}) == len(portraits)
    assert all(each.considers and each.ignores for each in portraits)
    assert not any(each.ignores.startswith("Nothing") for each in portraits), "no verb says what is ignored"


def test_an_unknown_level_is_refused_with_the_levels_there_are() -> None:
    with pytest.raises(BadOption, match="deckhand, mate"):
        find_level("pirate")

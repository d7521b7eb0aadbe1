"""The notebook knows exactly what its seat can know, and does no more than its level allows."""

import random
from dataclasses import replace

import pytest

from game.core.faces import Grid, Words
from game.core.panels import Desk, Note
from game.games.dark_water_salvage.actions import LOCATE, SALVAGE, Pass
from game.games.dark_water_salvage.components import WRECKS
from game.games.dark_water_salvage.knowledge.deduction import candidates, possible_regions
from game.games.dark_water_salvage.knowledge.evidence import facts, known_place, reason
from game.games.dark_water_salvage.lake import numbers, soundings
from game.games.dark_water_salvage.rules.observation import look
from tests.games.dark_water_salvage.at_table import positions, seen
from tests.games.dark_water_salvage.scene import LAKE, at, do, game, names, probe, sonar


def note(table, wreck):
    return next(each for each in table.notes if isinstance(each, Note) and each.spot == f"wreck:{wreck}")


def words(face):
    return [part.text for part in face.parts if isinstance(part, Words)]


def grid(face):
    return next(part for part in face.parts if isinstance(part, Grid)).cells


def marks(table, kind):
    return {piece.id.partition(":")[2] for piece in table.pieces if piece.id.startswith(f"{kind}:")}


@pytest.mark.parametrize("seed", range(3))
def test_14_3_the_facts_of_a_wreck_leave_exactly_what_follows(seed):
    for observation in positions(3, seed):
        lake = soundings(observation.view.lake)
        possible = candidates(observation.view)
        for wreck in range(WRECKS):
            mask = lake.water
            for fact in facts(observation.view, wreck):
                mask &= fact.mask
                assert reason(observation.view, wreck, fact)
            if observation.seat >= 0:
                assert mask == possible[wreck]
                assert mask >> observation.state.regions[wreck] & 1, "the notebook rules the truth out"


def test_14_3_a_seen_card_keeps_other_wrecks_away_for_its_seat_alone():
    state = game(stop="locate", pawns="A1 A4 C9")
    do(state, 0, LOCATE[1])
    own, other = look(state, 0), look(state, 1)
    assert known_place(own, 1) == at("A3")
    assert not possible_regions(own)[0] >> at("A3") & 1
    assert possible_regions(other)[0] >> at("A3") & 1
    assert not possible_regions(other)[1] >> at("A1") & 1


def matched(places):
    """Whether every wreck can have a region of its own among these, wreck by wreck."""
    holder = {}

    def place(wreck, tried):
        for region in places[wreck]:
            if region not in tried:
                tried.add(region)
                if region not in holder or place(holder[region], tried):
                    holder[region] = wreck
                    return True
        return False

    return all(place(wreck, set()) for wreck in range(WRECKS))


@pytest.mark.parametrize("seed", range(12))
def test_14_3_candidates_are_all_places_that_leave_room_for_every_other_wreck(seed):
    """Against the definition: a place counts when all other wrecks can still lie somewhere, one a region."""
    luck, state = random.Random(seed), game(2, "research")
    state.regions = tuple(luck.sample(numbers(LAKE.water), WRECKS))
    for wreck in range(WRECKS):
        state.asked[wreck] = sum(1 << sonar for sonar in range(LAKE.rumour) if luck.random() < 0.25)
    view = look(state, 0)
    alone, together = possible_regions(view), candidates(view)
    assert alone != together
    for wreck in range(WRECKS):
        fits = 0
        for region in numbers(alone[wreck]):
            places = [set(numbers(mask)) - {region} for mask in alone]
            places[wreck] = {region}
            fits |= matched(places) << region
        assert together[wreck] == fits
        mask = LAKE.water
        for fact in facts(view, wreck):
            mask &= fact.mask
        assert mask == fits


def test_14_3_a_wreck_with_one_place_left_keeps_the_others_away_and_says_so():
    state = game(stop="research", pawns="A2 C1 C9")
    do(state, 0, probe(0, "Port Halloran"))  # west of it there is A1 only
    table = seen(state, 0, desk=Desk("wreck:3"))
    assert "The Alder Queen can lie only here: one wreck a region" in table.slips["region:A1"].lines
    assert "34" in words(note(table, 3).face)
    assert "35" in words(note(seen(state, 1, desk=Desk("wreck:3")), 3).face)


def test_14_3_two_wrecks_with_two_places_keep_the_others_away_and_say_so():
    state = game(stop="research", pawns="A5 C1 C9", regions="B5 C5 A1 A3 A4 A6 A7 A9 B1 B2 B4 B6")
    for wreck in (0, 1):
        do(state, 0, probe(wreck, "Missaukee"))
        state.asked[wreck] |= 1 << sonar("The Ravine")
    view = look(state, 0)
    assert [names(mask) for mask in candidates(view)[:2]] == ["B5 C5", "B5 C5"]
    assert not any(mask >> at("B5") & 1 or mask >> at("C5") & 1 for mask in candidates(view)[2:])
    lines = seen(state, 0, desk=Desk("wreck:7")).slips["region:C5"].lines
    assert "No room beside Alder Queen, Bonny Margaret: 2 wrecks, 2 regions" in lines


def read():
    """Seat 0 has asked Missaukee about wreck 0, which lies in A1."""
    state = game(stop="research", pawns="A5 C1 C9")
    do(state, 0, probe(0, "Missaukee"))
    return state


def test_16_2_candidates_glow_and_the_rest_is_crossed_out():
    table = seen(read(), 0, desk=Desk("wreck:0"))
    assert marks(table, "glow") == {"A1", "A3", "A4"}
    assert len(marks(table, "cross")) == 35 - 3
    open_note = note(table, 0)
    assert open_note.open
    assert table.notes[0] is open_note
    assert grid(open_note.face).count("o") == 3
    assert "3" in words(open_note.face)
    assert len(table.notes) == WRECKS


def test_16_1_a_wreck_that_nobody_asked_about_glows_nowhere():
    table = seen(read(), 0, desk=Desk("wreck:5"))
    assert not marks(table, "glow")
    assert not marks(table, "cross")


def test_16_2_on_paper_the_notebook_only_writes_answers_down():
    table = seen(read(), 0, desk=Desk("wreck:0"), assist="paper")
    assert not marks(table, "glow") | marks(table, "cross")
    for wreck in range(WRECKS):
        cells = grid(note(table, wreck).face)
        assert not {"o", "x"} & set(cells)
    assert words(note(table, 0).face).count("W") == 1
    assert not [text for text in words(note(table, 0).face) if text.isdigit()]
    assert not table.slips["region:A1"].lines


@pytest.mark.parametrize(("assist", "said"), [("marks", False), ("reasons", True), ("coach", True)])
def test_16_2_reasons_are_given_from_their_level_on(assist, said):
    slips = seen(read(), 0, desk=Desk("wreck:0"), assist=assist).slips
    reasons = [line for line in slips["region:E9"].lines if line.startswith("Missaukee: W")]
    assert bool(reasons) is said
    assert "The Alder Queen does not lie here" in slips["region:E9"].lines
    assert "The Alder Queen may lie here" in slips["region:A1"].lines


def test_16_2_a_depth_is_no_stretch_of_rows_and_columns():
    state = game(stop="research", pawns="C3 C1 C9")
    do(state, 0, probe(0, "deep"))
    lines = seen(state, 0, desk=Desk("wreck:0")).slips["region:D6"].lines
    assert "Deep: No · not in deep water" in lines


def test_a_region_says_what_is_known_to_lie_there_once_and_nothing_of_what_is_gone():
    state = game(stop="locate", pawns="A1 A4 C9")
    do(state, 0, LOCATE[1])
    do(state, 0, LOCATE[0])
    slips = seen(state, 0, desk=Desk("wreck:1")).slips
    assert slips["region:A3"].lines == ("The Bonny Margaret lies here", "You read A3 on its location card")
    assert "The Bonny Margaret does not lie here" in slips["region:A1"].lines
    slip = seen(state, 0, desk=Desk("wreck:0")).slips["region:A1"]
    assert slip.lines == ("Ann’s boat is here", "The Alder Queen lies here")
    do(state, 1, Pass())
    do(state, 0, SALVAGE[0])
    slip = seen(state, 1, desk=Desk("wreck:0")).slips["region:A1"]
    assert slip.lines == ("Ann’s boat is here", "The Alder Queen was raised here")


def test_a_wreck_that_is_barred_tells_its_seat_where_it_lies():
    state = game(stop="locate", pawns="A1 A4 C9")
    do(state, 0, LOCATE[1])
    assert "barred, lies at A3" in words(note(seen(state, 0), 1).face)
    assert "no reading yet: 34 regions" in words(note(seen(state, 1), 1).face)


def test_what_is_pencilled_in_lies_on_the_chart_of_its_wreck_only():
    annotations = {"wreck:0 region:D6": "?", "wreck:1 region:D7": "×"}
    for assist in ("paper", "coach"):
        assert marks(seen(read(), 0, desk=Desk("wreck:0", annotations), assist=assist), "jot") == {"D6"}
        assert marks(seen(read(), 0, desk=Desk("wreck:1", annotations), assist=assist), "jot") == {"D7"}
    paper = seen(read(), 0, desk=Desk("wreck:1", annotations), assist="paper")
    assert grid(note(paper, 1).face)[at("D7")] == "x"
    assert grid(note(paper, 0).face)[at("D6")] == "j"


def test_the_pencil_writes_into_open_water_for_the_studied_wreck():
    table = seen(read(), 0, desk=Desk("wreck:4"))
    assert table.pencil.about == "wreck:4"
    assert len(table.pencil.spots) == 35
    assert "region:D5" not in table.pencil.spots
    assert seen(read(), 0).pencil is None


def test_answers_that_are_known_are_free_to_see():
    state = read()
    offers = seen(state, 0).offers
    known = next(each for each in offers if each.action == probe(0, "Missaukee"))
    fresh = next(each for each in offers if each.action == probe(1, "Missaukee"))
    assert "You know it already: W" in known.draft
    assert known.ask and not fresh.ask
    assert not any("already" in line for line in fresh.draft)


def test_the_picked_wreck_is_the_one_that_is_studied():
    table = seen(read(), 0, picked=("wreck:0",), desk=Desk("wreck:3"))
    assert note(table, 0).open
    assert not note(table, 3).open


def test_regions_of_a_mask_are_in_order():
    assert numbers(0b101001) == (0, 3, 5)


def test_the_notebook_of_one_seat_is_not_that_of_another():
    state = read()
    do(state, 0, Pass())
    mine, other = seen(state, 0, desk=Desk("wreck:0")), seen(state, 1, desk=Desk("wreck:0"))
    assert marks(mine, "glow")
    assert not marks(other, "glow")
    assert replace(look(state, 1), seat=None).answers[0][0] == -1


def test_16_2_what_is_counted_beside_a_wreck_of_which_nothing_was_read_is_said():
    state = read()
    rows = {each.spot: words(each.face) for each in seen(state, 0).notes}
    unread = {spot: found for spot, found in rows.items() if any(text.startswith("no reading yet") for text in found)}
    assert len(unread) > 3
    for found in unread.values():
        assert f"no reading yet: {next(text for text in found if text.isdecimal())} regions" in found
    paper = [text for each in seen(state, 0, assist="paper").notes for text in words(each.face)]
    assert "no reading yet" in paper


def opened(state, wreck):
    return words(note(seen(state, 0, desk=Desk(f"wreck:{wreck}")), wreck).face)


def test_a_wreck_that_is_barred_says_so_on_its_open_page_too():
    state = game(stop="locate", pawns="A1 A4 C9")
    do(state, 0, LOCATE[1])
    page = opened(state, 1)
    assert "Barred: you may not try it again" in page
    assert not any("for locating" in line for line in page)


def test_a_ship_that_was_raised_lies_nowhere_any_more_and_its_rumour_is_over():
    state = game(stop="locate", pawns="A1 A4 C9")
    do(state, 0, LOCATE[0])
    do(state, 1, Pass())
    assert {"Lies at", "Rumour"} <= set(opened(state, 0))
    do(state, 0, SALVAGE[0])
    page = opened(state, 0)
    assert "Lay at" in page and "Raised for" in page
    assert not {"Lies at", "Rumour"} & set(page)


def test_leaving_research_names_no_wreck_of_which_nothing_was_read():
    state = game(stop="research", pawns="A2 C1 C9")
    left = next(offer.ends for offer in seen(state, 0).offers if offer.action == Pass())
    assert left == "$50 stay with you"
    do(state, 0, probe(1, "Port Halloran"))
    left = next(offer.ends for offer in seen(state, 0).offers if offer.action == Pass())
    assert "Bonny Margaret may lie in" in left


def test_a_rumour_on_the_open_page_is_not_written_smaller_than_the_rest():
    """All answers have the size of the longest, so that a rumour made them all too small to read."""
    state = game(stop="research", pawns="A2 C1 C9")
    do(state, 0, probe(1, "rumoured value"))
    page = note(seen(state, 0, desk=Desk("wreck:1")), 1).face
    rumour = next(part for part in page.parts if isinstance(part, Words) and part.text.startswith("$"))
    assert rumour.room / (0.55 * len("$110–150")) >= 16

"""The game of a day: the same for everybody, another one for another day, box or version."""

from dataclasses import fields
from datetime import date, timedelta

import pytest

from game.daily.challenge import NAMES, boxes, challenge_of
from game.games import BOXES, GAMES
from game.logbook.tries import figure_of
from game.ui.shell.shot import played

DAY = date(2026, 11, 23)
NEXT = DAY + timedelta(days=1)


@pytest.mark.parametrize("box", BOXES)
def test_the_same_date_is_the_same_game_whoever_opens_it(box):
    one, two = challenge_of(box, DAY, "1.0/1"), challenge_of(box, DAY, "1.0/1")
    assert one == two
    ana, ben = one.match("Ana", 4), two.match("Ben", 1)
    assert ana.digest() == ben.digest()
    assert [each.kind for each in ana.players] == [each.kind for each in ben.players]
    assert [n for n, each in enumerate(ana.players) if each.human] == [one.seat]


@pytest.mark.parametrize("box", BOXES)
def test_another_day_or_version_is_another_deal(box):
    seeds = {
        challenge_of(box, day, version).seed
        for day, version in ((DAY, "1.0/1"), (NEXT, "1.0/1"), (DAY, "1.1/1"), (DAY, "1.0/2"))
    }
    assert len(seeds) == 4
    digests = {challenge_of(box, day, "1.0/1").match("Ana", 0).digest() for day in (DAY, NEXT)}
    assert len(digests) == 2


def test_boxes_of_one_day_have_nothing_to_do_with_each_other():
    assert boxes() == BOXES
    assert len({challenge_of(box, DAY).seed for box in boxes()}) == len(BOXES)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_rule_of_the_day_is_playable_and_differs_from_the_usual_game(game):
    rules = game.staging.daily().rules
    assert len({rule.title for rule in rules}) == len(rules) >= 3
    usual, variants = game.options(), {variant.field: variant for variant in game.staging.cover().variants}
    for rule in rules:
        assert rule.options
        assert set(rule.seats) <= set(game.seats)
        for field, value in rule.options.items():
            assert value != getattr(usual, field)
            assert value in [each for each, _name, _words in variants[field].values]
            assert field in {each.name for each in fields(usual)}


@pytest.mark.parametrize("box", BOXES)
def test_in_a_year_every_rule_and_every_seat_has_its_day(box):
    year = [challenge_of(box, DAY + timedelta(days=n), "1.0/1") for n in range(120)]
    game = next(game for game in GAMES if game.id == box)
    assert {each.title for each in year} == {rule.title for rule in game.staging.daily().rules}
    assert {each.seat for each in year} >= {0, 1}


def test_a_seed_of_the_day_cannot_be_typed_in_the_set_up():
    """Its field takes 16 signs: nobody practises the deal of a day by chance, and a date is no seed of it."""
    seed = challenge_of("key_largo", DAY).seed
    assert len(seed) > 16
    assert DAY.isoformat() not in seed


def test_nobody_at_the_table_has_the_persons_name_or_colour():
    challenge = challenge_of("key_largo", DAY)
    players = challenge.players(NAMES[0], 2)
    assert len({each.name.casefold() for each in players}) == len(players)
    assert len({each.colour for each in players}) == len(players)


def test_debt_makes_prestige_worthless_and_a_doubloon_is_worth_its_price():
    for box, seats in (("dark_water_salvage", 3), ("killmans_keep", 2)):
        match = played(box, seats, "7", 9999)
        audit = {row.what: row.numbers for row in match.game.staging.audit(match.seat(None).view)}
        for seat, score in enumerate(match.result().scores):
            if box == "dark_water_salvage":
                owes = audit["Balance, below zero in debt"][seat] < 0
                assert figure_of(match, seat) == (0 if owes else score)
            else:
                assert 300 * score <= figure_of(match, seat)
                assert figure_of(match, seat) - 300 * score == match.seat(None).view.money[seat]

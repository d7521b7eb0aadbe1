"""Every choice of every game can be explained, with numbers, from a View alone; what is secret only to its owner."""

import re
from pathlib import Path

import pytest

import game as program
from game.bots.bot import choose
from game.bots.levels import DECKHAND
from game.core.chance import FastChance
from game.core.player import Player
from game.games import GAMES, start_match
from game.games.dark_water_salvage import actions as lake
from game.games.key_largo import actions as town
from game.games.key_largo.components import Options as TownOptions
from game.games.keyflower import actions as village
from game.games.keyflower.options import Options as VillageOptions
from game.games.keythedral import actions as minster
from game.games.killmans_keep import actions as keep
from game.games.killmans_keep.components import Options as KeepOptions
from game.maps import board_of

NUMBER = re.compile(r"\d")
OPTIONS = {
    "key_largo": lambda n: TownOptions(encounters=True, open_money=n % 2 == 0),
    "killmans_keep": lambda n: KeepOptions(market_cap=n % 2 == 0),
    "keyflower": lambda n: VillageOptions(by_hand=True, keymelequin=6 * (n % 2), key_celeste=n % 2 == 1),
}
GAMES_PLAYED = {"key_largo": 8, "dark_water_salvage": 3, "killmans_keep": 6, "keyflower": 3, "keythedral": 7}
RARE = {town.CountAs, village.PayGroup, village.PayWorker}
"""Kinds that hardly ever come up: they are looked for where they can."""
SECRET = {
    "key_largo": (town.Plan, town.Put, town.CountAs),
    "dark_water_salvage": (lake.Apply,),
    "killmans_keep": (keep.Order, keep.Give, keep.Ask, keep.Keep, keep.Leave, keep.Trade, keep.Counter),
    "keyflower": (
        *(village.Bid, village.Use, village.Where, village.On, village.Colour, village.Join, village.Enough),
        village.Ghost,
        *(village.FromHand, village.PayWorker, village.PayGroup, village.PaySkill, village.Make, village.CarryFrom),
        *(village.Step, village.PayWith, village.Offer, village.At, village.Turn),
    ),
    "keythedral": (
        *(minster.Gap, minster.Without, minster.Exact, minster.Instead, minster.At, minster.Edge, minster.Pay),
        *(minster.Take, minster.Name, minster.NameField, minster.OnSeat, minster.Offer, minster.Seal),
    ),
}
KINDS = {
    "key_largo": town.ACTIONS,
    "dark_water_salvage": lake.ACTIONS,
    "killmans_keep": keep.ACTIONS,
    "keyflower": village.ACTIONS,
    "keythedral": minster.ACTIONS,
}


def paragraphs(game):
    text = (Path(program.__file__).parent / "games" / game.id / "RULES.md").read_text("utf-8")
    return set(re.findall(r"^(\d+\.\d+) ", text, re.MULTILINE))


def positions(game, number):
    """(match, seat, sight) of one whole game: by rule of thumb, and by chance in every third step."""
    seats = game.seats[number % len(game.seats)]
    players = [Player(f"P{n}", "human", n) for n in range(seats)]
    options = OPTIONS[game.id](number) if game.id in OPTIONS else None
    match = start_match(game.id, players, str(number), options)
    chance = FastChance(number)
    while not match.over and match.step < 1200:
        seat = chance.pick(match.actors())
        observation = match.seat(seat, match.step)
        yield match, seat, observation
        thumb = choose(game, observation, DECKHAND, chance.below(1 << 20)).action
        match.play(seat, chance.pick(observation.legal) if chance.below(3) == 0 else thumb)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_kind_of_action_is_explained_with_numbers_and_a_rule_that_exists(game):
    rules, seen = paragraphs(game), set()
    for number in range(GAMES_PLAYED[game.id]):
        for match, seat, observation in positions(game, number):
            public = match.seat(None, match.step).view
            for action in observation.legal:
                kind = type(action)
                if kind in seen and match.step % 7:
                    continue
                seen.add(kind)
                told = game.explain(observation.view, seat, (action,), match.players)
                assert told is not None, action
                assert any(map(NUMBER.search, told.facts)), told
                assert NUMBER.search(told.short), told
                assert told.rule in rules, told
                assert told.goal and told.law
                assert told == game.explain(observation.view, seat, (action,), match.players)
                everybody = game.explain(public, seat, (action,), match.players)
                assert (everybody is None) == isinstance(action, SECRET[game.id]) or kind.__name__.endswith("ing")
    assert set(KINDS[game.id]) - seen <= RARE


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_whole_choices_are_explained_as_the_table_offers_them(game):
    board, told = None, 0
    for match, seat, observation in positions(game, 1):
        if match.step % 5:
            continue
        board = board or board_of(match)
        for offer in game.staging.lay_out(board, observation.view, observation.legal, (), match.players).offers:
            reasons = game.explain(observation.view, seat, (offer.action, *offer.then), match.players)
            assert reasons is not None and any(map(NUMBER.search, reasons.facts)), offer
            told += 1
    assert told > 100


def test_a_greenhorns_card_is_explained_to_its_owner():
    game = next(game for game in GAMES if game.id == "key_largo")
    for number in range(400):
        for match, seat, observation in positions(game, number):
            if isinstance(observation.legal[0], town.CountAs):
                told = game.explain(observation.view, seat, (observation.legal[0],), match.players)
                assert told is not None and told.rule == "12.14" and NUMBER.search(told.facts[0])
                assert game.explain(match.seat(None).view, seat, (observation.legal[0],), match.players) is None
                return
    raise AssertionError("no greenhorn ever came to the market")


def test_a_plan_names_both_places_and_counts_who_else_may_come():
    game = next(game for game in GAMES if game.id == "key_largo")
    match = start_match("key_largo", [Player(f"P{n}", "human", n) for n in range(4)], "AAAA")
    told = game.explain(match.seat(0).view, 0, (town.Plan(2, 4),), match.players)
    assert told is not None
    assert told.name == "Tavern, then sell"
    assert any("of 100 days" in fact for fact in told.facts)


@pytest.mark.sample(3)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_everybody_is_told_does_not_hang_on_what_is_hidden(game):
    """The reasons before everybody are those of the public view, which other worlds share."""
    asked = 0
    for match, seat, observation in positions(game, 2):
        if match.step % 5:
            continue
        public = match.seat(None, match.step).view
        world = game.imagine(public, FastChance(match.step))
        assert game.look(world, None) == public
        for action in observation.legal[:4]:
            if isinstance(action, SECRET[game.id]):
                continue
            here = game.explain(public, seat, (action,), match.players)
            assert here == game.explain(game.look(world, None), seat, (action,), match.players)
            asked += 1
    assert asked > 20

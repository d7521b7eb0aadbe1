"""What the table says of Key Largo is what the rules do."""

import itertools
import random
from collections.abc import Mapping
from dataclasses import replace

import pytest

from game import paths
from game.board.tiled import load_board
from game.core.chance import FastChance
from game.core.player import COLOURS, Player
from game.games import start_match
from game.games.key_largo import GAME, events, events_ashore, names
from game.games.key_largo.actions import Buy, Hire, Put, Sell, Thief
from game.games.key_largo.components import DEPTH, KIND, MONSTER, WRECK_DEPTHS, Options
from game.games.key_largo.knowledge import odds, visit_costs
from game.games.key_largo.looks import card_faces
from game.games.key_largo.rules.observation import look
from game.games.key_largo.table.pieces import diver_pieces
from game.games.key_largo.table.spaces import ROADS
from game.maps import board_named
from game.ui.scenes.reading.rulebook import rulebook
from tests.boxes import some
from tests.games.key_largo.scene import game
from tests.keeping import again

BOARD = load_board(paths.maps("island.tmx"))


def positions(seats, seed, encounters=True):
    """A random match, and at each step the view of the seat that acts, before and after."""
    players = [Player(f"P{seat}", colour=seat) for seat in range(seats)]
    match = start_match("key_largo", players, str(seed), Options(encounters=encounters))
    luck = random.Random(seed)
    while match.actors():
        seat = luck.choice(match.actors())
        observation = match.seat(seat, match.step)
        yield match, seat, observation
        match.play(seat, luck.choice(observation.legal))


def laid(seats, seed, encounters=True):
    """The same with the table of the seat that acts."""
    for match, seat, observation in positions(seats, seed, encounters):
        yield (
            match,
            seat,
            observation,
            GAME.staging.lay_out(BOARD, observation.view, observation.legal, (), match.players),
        )


@pytest.mark.parametrize("seats", some([2, 5, 3, 4], 2))
def test_every_rule_that_the_table_cites_stands_in_the_rules(seats):
    book = rulebook("key_largo")
    cited = set()
    for match, _seat, observation, table in laid(seats, 11):
        cited |= {slip.rule for slip in table.slips.values()}
        cited |= {refusal.rule for refusal in table.refusals.values()}
        lines = [GAME.staging.narrate(told.event, match.players) for told in observation.events]
        cited |= {line.rule for line in lines if line}
    assert len(cited) > 10
    assert [rule for rule in cited if rule and book.find(rule) < 0] == []


class Asked(Mapping):
    """The spaces of a board, and which of them were asked for."""

    def __init__(self, spaces):
        self.spaces, self.names = spaces, set()

    def __getitem__(self, name):
        self.names.add(name)
        return self.spaces[name]

    def __iter__(self):
        return iter(self.spaces)

    def __len__(self):
        return len(self.spaces)


def test_the_table_asks_the_map_for_the_spaces_that_the_box_names():
    assert set(GAME.staging.spaces) <= set(BOARD.spaces)
    asked = Asked(BOARD.spaces)
    board = replace(BOARD, spaces=asked)
    for seats in (2, 5):
        for match, _seat, observation in positions(seats, 3):
            GAME.staging.lay_out(board, observation.view, observation.legal, (), match.players)
    named = set(GAME.staging.spaces)
    assert asked.names - named == {"place:wreck", *ROADS}
    assert not {name for name in named - asked.names if not name.startswith(("ship:", "seen:"))}


def paid(match, seat, action):
    """What the action itself costs (or, negative, brings), as the events tell."""
    match.play(seat, action)
    told = [told.event for told in match.seat(seat, match.step - 1).events]
    event = next(
        e
        for e in told
        if isinstance(e, (events_ashore.Hired, events_ashore.ThiefHired, events_ashore.Bought, events_ashore.Sold))
    )
    return -event.amount if isinstance(event, events_ashore.Sold) else event.price


@pytest.mark.sample(3)
@pytest.mark.parametrize("seed", some(range(6), 3))
def test_prices_on_buttons_are_what_is_paid(seed):
    checked = set()
    for match, seat, observation, table in laid(4, seed):
        view = observation.view
        wanted = {}
        for offer in table.offers:
            action = offer.action
            if isinstance(action, Hire):
                wanted[action] = visit_costs.diver_price(view)
            elif isinstance(action, Thief):
                wanted[action] = visit_costs.thief_price(view)
            elif isinstance(action, Buy):
                wanted[action] = visit_costs.item_price(view, action.item)
            elif isinstance(action, Sell):
                wanted[action] = -visit_costs.basket_price(view)
            if action in wanted:
                assert f"${abs(wanted[action])}" in offer.label
        for action, price in wanted.items():
            trial = again(match)
            assert paid(trial, seat, action) == price
            checked.add(type(action))
    assert {Hire, Buy, Sell} <= checked


def test_a_basket_is_worth_the_sum_of_its_cards():
    seen = False
    for match, seat, observation in positions(3, 5, encounters=False):
        puts = [action for action in observation.legal if isinstance(action, Put)]
        if not puts:
            continue
        before = observation.view
        trial = again(match)
        trial.play(seat, puts[0])
        after = trial.seat(seat).view
        assert visit_costs.basket_price(after) == visit_costs.basket_price(before) + visit_costs.card_price(
            before, puts[0].card
        )
        seen = True
    assert seen


@pytest.mark.parametrize(("encounters", "lines"), [(True, 2), (False, 1)])
def test_11_2_the_dolphins_say_that_somebody_is_met_where_encounters_are_played(encounters, lines):
    *_steps, table = next(iter(laid(3, 5, encounters)))
    told = table.slips["card:dolphins"].lines
    assert len(told) == lines and ("encounter card" in told[-1]) is encounters


def test_a_treasure_looked_at_is_the_whole_card_and_nothing_beside_it_and_says_what_others_see():
    """10.2: they know the back. What stands out above the card lay over the headings of the panel."""
    *_steps, table = next(one for one in laid(4, 3) if any(spot.startswith("treasure:") for spot in one[-1].slips))
    spot, slip = next((spot, slip) for spot, slip in table.slips.items() if spot.startswith("treasure:"))
    card = int(spot.removeprefix("treasure:"))
    assert slip.picture == card_faces.treasure_card(card)
    assert names.water_card(DEPTH[card]) in slip.lines[-1]


def test_divers_that_can_be_chosen_are_told_apart_by_what_they_carry():
    seen = set()
    for _match, _seat, observation, table in itertools.islice(laid(4, 5), 400):
        view = observation.view
        for spot in table.spots:
            if spot.id.startswith("diver:") and (diver := view.divers[view.visitor][int(spot.id[-1])]) is not None:
                gear = names.gear(diver.hoses, diver.trident, diver.weight)
                assert spot.label.endswith(f" ({gear})" if gear else str(int(spot.id[-1]) + 1)), spot.label
                seen.add(bool(gear))
    assert seen == {True, False}


def test_the_danger_of_a_wreck_is_what_imagined_worlds_show():
    """10.3: one, two and three draws, with wrecks seen and not seen."""
    *_steps, (_match, _seat, observation) = itertools.islice(positions(4, 3, encounters=False), 61)
    view, luck, worlds = observation.view, FastChance(1), 3000
    met = {(wreck, draws): 0 for wreck in range(len(view.wrecks)) for draws in (1, 2, 3)}
    for _world in range(worlds):
        for wreck, cards in enumerate(GAME.imagine(view, luck).wrecks):
            drawn = list(cards)
            luck.shuffle(drawn)
            for draws in (1, 2, 3):
                met[wreck, draws] += any(KIND[card] == MONSTER for card in drawn[:draws])
    for (wreck, draws), count in met.items():
        assert odds.danger(view, wreck, draws) == pytest.approx(count / worlds, abs=0.035)


def test_the_notebook_tells_what_was_seen_and_what_is_left():
    """6.8, 10.3: after drinks the notebook names the ship, the cards and the danger; others' notebooks do not."""
    for match, seat, observation, table in laid(4, 2, encounters=False):
        seen = observation.view.sightings
        if not seen or not observation.view.wrecks[seen[0].wreck]:
            continue
        ship = names.wreck_name(4, seen[0].wreck)
        assert f"# The {ship}" in table.notes
        assert any(names.listing(seen[0].cards) in line for line in table.notes)
        other = match.seat((seat + 1) % 4, match.step).view
        if not other.sightings and not any(other.monster_known):
            noted = GAME.staging.lay_out(BOARD, other, (), (), match.players).notes
            assert not any(ship in line for line in noted)
            return
    raise AssertionError("nobody looked into a wreck")


def test_a_public_table_shows_nothing_private():
    for match, _seat, _observation in positions(4, 8):
        view = match.seat(None, match.step).view
        table = GAME.staging.lay_out(BOARD, view, (), (), match.players)
        assert not [piece.id for piece in table.pieces if piece.zone in ("chest", "encounters", "plans")]
        assert not table.notes
        assert not [tray for tray in table.trays if tray.paper]


def test_a_hidden_card_is_named_by_its_place():
    """4.4: while a treasure is found, no public piece, slip or line carries its face."""
    for match, _seat, _observation in positions(4, 9):
        for told in match.seat(None, match.step).events:
            assert not isinstance(
                told.event, (events.TreasureSeen, events_ashore.StolenSeen, events_ashore.Saw, events.EncounterSeen)
            )


@pytest.mark.parametrize("seed", some(range(3), 2))
def test_history_ends_with_the_final_money(seed):
    *_steps, (match, _seat, _observation) = positions(4, seed)
    observation = match.seat(None)
    (chart,) = GAME.staging.charts(tuple(told.event for told in observation.events))
    lines = chart.lines
    assert tuple(line[-1][1] for line in lines) == observation.view.money
    assert GAME.staging.audit(observation.view)[-1].numbers == observation.view.money
    assert all(len(line) == 10 for line in lines)


def test_every_seat_colour_has_a_ship():
    for colour in range(COLOURS):
        (art,) = card_faces.lugger(colour, flip=False).parts
        assert paths.assets("key_largo", f"{art.name}.svg").exists()


def test_the_hand_stays_as_it_is_while_a_plan_is_half_made():
    match, _seat, seen = next(laid(3, 1))[:3]
    rows = []
    for picked in ((), ("card:wreck",), ("card:wreck", "card:tavern")):
        table = GAME.staging.lay_out(BOARD, seen.view, seen.legal, picked, match.players)
        hand = sorted((piece for piece in table.pieces if piece.zone == "offer"), key=lambda piece: piece.order)
        rows.append([(piece.order, piece.spot) for piece in hand])
        laid_down = {piece.spot for piece in table.pieces if piece.zone == "plans"}
        assert laid_down == set(picked)
    assert len(rows[0]) == 5
    assert rows[0] == rows[1] == rows[2]


def test_what_is_bought_can_be_chosen_at_the_shop_itself():
    buying = 0
    for _match, _seat, seen, table in laid(4, 3):
        if any(isinstance(action, Buy) for action in seen.legal):
            buying += 1
            assert all("place:shop" in offer.on for offer in table.offers if isinstance(offer.action, Buy))
            assert [verb.id for verb in table.verbs["place:shop"]] == ["hose", "trident item", "weight"]
    assert buying


def test_all_of_a_kind_can_be_sold_at_the_market_itself():
    selling = 0
    for _match, _seat, seen, table in laid(4, 3):
        kinds = {KIND[action.card] for action in seen.legal if isinstance(action, Put)}
        if seen.view.phase == "market" and not seen.view.basket and kinds and not seen.view.held:
            selling += 1
            assert len(table.verbs["place:market"]) == 3
            sales = [offer for offer in table.offers if "place:market" in offer.on]
            assert len(sales) == len(kinds) and all(isinstance(offer.then[-1], Sell) for offer in sales)
            listed = {spot.id: spot.label for spot in table.spots}
            assert all(listed[offer.path[0]].endswith(offer.price[1:]) for offer in sales), "the list says for how much"
            for card in (spot for spot in table.verbs if spot.startswith("treasure:")):
                assert len(table.verbs[card]) == 2, "a card is sold with its own kind alone"
    assert selling


def test_6_4_who_hires_a_thief_reads_whom_he_robs():
    hiring = 0
    for match, _seat, _seen, table in laid(4, 3):
        for offer in table.offers:
            if isinstance(offer.action, Thief):
                hiring += 1
                name = match.players[offer.action.victim].name
                assert name in offer.label and name in offer.brings
    assert hiring


@pytest.mark.parametrize("name", ["island", "windward"])
def test_no_diver_stands_on_the_pile_of_the_wreck(name):
    board = board_named(name)
    for wreck in range(len(WRECK_DEPTHS[2])):
        state = game(2, divers={0: ["dhh", "dhh", "dhh"]})
        state.phase, state.visitor, state.able, state.fresh = "dive", 0, 0b111, 0b111
        state.anchors[0] = wreck
        view = look(state, None)
        pile = board[f"pile:{names.wreck_place(2, wreck)}"].centre
        divers = [piece for piece in diver_pieces(board, view) if piece.zone == "board"]
        assert len(divers) == 3
        assert all(abs(piece.x - pile[0]) > 40 for piece in divers), (name, wreck)

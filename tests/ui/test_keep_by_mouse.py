"""What puzzled people at the table of Killman's Keep: what a sale brings, why not, and which of two cards is meant."""

from dataclasses import replace

import pytest

from game.core.panels import Plate
from game.core.table import Offer, Spot
from game.games.killmans_keep import actions as do
from game.games.killmans_keep.components import BANK, GUILD, MARKET
from game.games.killmans_keep.looks.card_faces import two_lines
from game.games.killmans_keep.names import card_name
from game.play.showing.hud_state import keys
from game.play.showing.verbs import rows
from game.ui.shell.focus import REST
from game.ui.table.input.focusing import first_things
from tests.games.killmans_keep.scene import card
from tests.games.killmans_keep.scene import game as keep_game
from tests.ui.at_screen import Screen
from tests.ui.at_table import Worker
from tests.ui.sample_table import make_look, make_table
from tests.ui.test_first_hour import keep_at
from tests.ui.test_secrets_keep_spy import keep
from tests.ui.test_small_things import laid


def plate(area, spot="hand:0", hand=("Lantern", "Pack Mule", "Spyglass"), **changes):
    state = keep_game(3, area={0: area}, hands={0: [*hand]})
    for name, value in changes.items():
        setattr(state, name, value)
    table, view = laid(keep_at(state), 0)
    return {row.verb: row for row in rows(table, (), spot)}, table, view


def test_what_a_sale_brings_is_no_price():
    found, _table, _view = plate(MARKET)
    assert found["sell"].price == "+$50"


@pytest.mark.parametrize(("area", "actions", "why"), [(BANK, 2, "only in the Market"), (MARKET, 0, "no action left")])
def test_why_nothing_can_be_sold_now_is_said(area, actions, why):
    _found, table, _view = plate(area, actions=actions)
    assert {verb.reason for verbs in table.verbs.values() for verb in verbs if verb.id in ("sell", "haggle")} == {why}


@pytest.mark.parametrize("mule", [True, False])
def test_that_the_mule_carries_another_card_free_is_said_where_it_is_decided(mule):
    hand = ("Lantern", "Pack Mule" if mule else "Trail Boots", "Spyglass")
    found, table, _view = plate(MARKET, hand=hand, mule=True)
    assert ("one more sale free" in table.prompt.text) == mule
    assert (found["sell"].words == "no action: the Mule carries it") == mule
    others, _view = laid(keep_at(keep_game(3, area={0: MARKET}, hands={0: [*hand]})), 1)
    assert "sale free" not in others.prompt.text


@pytest.mark.sample(3)
@pytest.mark.parametrize("size", [(1280, 720), (1440, 900), (1920, 1080)])
def test_what_the_mule_saves_is_read_whole_on_the_plate(size):
    state = keep_game(3, area={0: MARKET}, hands={0: ["Lantern", "Pack Mule", "Spyglass"]})
    state.mule = True
    screen = Screen(keep_at(state), size, hand_over="open")
    screen.settle()
    screen.click("spot:hand:0")
    screen.advance(400, 50)
    screen.app.dirty()
    screen.frame()
    assert "no action: the Mule carries it" in screen.texts


def test_a_click_on_another_card_picks_that_one_instead():
    screen = Screen(keep_at(keep_game(3, area={0: MARKET}, hands={0: ["Lantern", "Spyglass"]})), hand_over="open")
    screen.settle()
    look = lambda: screen.desk.view.look.picked  # noqa: E731
    screen.click("spot:hand:0")
    assert look() == ("hand:0",)
    screen.advance(400, 50)
    screen.click("spot:hand:2")
    assert look() == ("hand:2",) and screen.desk.view.control.verbs.thing == "hand:2"


def test_the_slip_of_a_discard_shows_the_card_that_lies_on_top():
    state = keep_game(3, area={0: MARKET}, discard=("Lantern", "Spyglass"))
    state.last_card = min(state.discard)
    table, _view = laid(keep_at(state), 0)
    piece = next(one for one in table.pieces if one.id == "keep-discard")
    assert table.slips["keep-discard"].picture.parts[0] == piece.face.parts[0]
    assert card("Lantern") in state.discard


def test_numbers_go_from_one_on_among_those_that_have_no_key_of_their_own():
    spots = [
        Spot("pass", "Let it be", key="A"),
        Spot("knives", "Knives"),
        Spot("dice", "Dice"),
        Spot("two", "2", key="2"),
    ]
    ways = [spot.id for spot in spots]
    assert keys(spots, ways) == {"pass": "A", "knives": "1", "dice": "3", "two": "2"}


def test_enter_does_what_the_red_plate_says():
    table = make_table()
    offers = (Offer("pass", ("pass",), "Let it be"), Offer("throw", ("throw",), "Throw the knives"))
    plates = (Plate("throw", "Throwing Knives", "", strong=True), Plate("pass", "Let it be", ""))
    table = replace(table, offers=offers, plates=plates, amount=None, bargain=None)
    look = make_look(table, open=("pass", "throw"), picked=(), ready=None)
    assert first_things(table, look)[0] == "spot:throw"


@pytest.mark.parametrize(
    ("goal", "hand", "words"),
    [("The Full Kit", ("Lantern", "Trail Boots", "Rusty Sword"), "for a Doubloon; 3 cards go"),
     ("The Full Kit", ("Lantern", "Trail Boots", "Rusty Sword", "Spyglass"), "for its reward; choose the cards")],
)  # fmt: skip
def test_what_a_goal_pays_and_costs_is_said_on_its_row(goal, hand, words):
    state = keep_game(3, area={0: GUILD}, hands={0: [*hand]}, goals={0: goal})
    table, _view = laid(keep_at(state), 0)
    spot = next(spot for spot in table.verbs if spot.startswith("goal"))
    found = {row.verb: row for row in rows(table, (), spot)}
    assert found["turn-in"].words == words


def test_while_others_act_nothing_has_the_focus_enter_does_nothing_and_tab_leads_on():
    state = keep_game(3, area={0: MARKET}, hands={0: ["Lantern", "Pack Mule", "Spyglass"]})
    screen = Screen(keep(state, "hbb"), worker=Worker(10**9))
    screen.settle()
    assert screen.focus.startswith("spot:")
    screen.press("E", "Enter")
    screen.click("answer:1")
    screen.advance(2000, 50)
    assert screen.session.showing.acting is None and screen.focus == REST
    before = screen.bytes
    screen.press("Enter")
    screen.advance(200, 50)
    assert screen.scene is screen.desk and screen.bytes == before
    screen.press("Tab")
    first = screen.focus
    assert first != REST
    found = {first}
    for _zone in range(12):
        screen.press("Tab")
        found.add(screen.focus)
    assert REST not in found and len(found) > 3 and screen.focus in found
    screen.press("Shift+Tab", "Left", "Up")
    assert screen.focus != REST


@pytest.mark.sample(3)
@pytest.mark.parametrize("size", [(1280, 720), (1440, 810), (1920, 1080)])
def test_sixteen_kinds_in_the_market_can_be_told_apart_by_their_names(size):
    names = [card_name(n) for n in range(5, 21)]
    state = keep_game(3, area={0: MARKET}, hands={0: ["Lantern"]}, market=names)
    screen = Screen(keep_at(state), size, hand_over="open")
    screen.settle()
    screen.app.dirty()
    screen.frame()
    printed = " ".join(screen.texts)
    assert [name for name in names if " ".join(two_lines(name, 1)) not in printed] == []


def test_who_sells_a_hidden_card_like_the_one_he_shows_goes_on_showing_that_one():
    hand = ["Rusty Sword", "Rusty Sword", "Lantern"]
    for spot, shows in (("hand:{n}:1", True), ("hand:{n}", False)):
        state = keep_game(2, area={0: MARKET}, hands={0: hand}, display={0: "Rusty Sword"})
        screen = Screen(keep(state, "hh"), hand_over="open")
        sword, step = card("Rusty Sword"), screen.match.step
        screen.session.take((spot.format(n=sword), "sell"))
        screen.session.commit()
        view = screen.match.seat(0).view
        assert view.hand.count(sword) == 1 and (view.display[0] == sword) == shows
        assert view.phase == ("act" if shows else "display")
        if not shows:
            assert "has left your hand" in screen.session.playing.lay_out(0, 0, ()).prompt.text
        assert screen.session.playing._choice_starts[screen.match.step] == step, "undo takes back all of it"


def test_what_could_be_picked_instead_is_picked_by_its_key_too():
    hand = ["Twin Garnet", "Lucky Moonstone", "Lantern"]
    screen = Screen(keep(keep_game(2, area={0: MARKET}, hands={0: hand}), "hh"), (1920, 1080), hand_over="open")
    garnet, look = card("Twin Garnet"), lambda: screen.session.showing.look
    screen.click(f"spot:hand:{garnet}")
    screen.session.pick("haggle")
    screen.desk.sync()
    assert look().picked == (f"hand:{garnet}", "haggle") and look().open
    screen.press("S")
    assert look().picked == (f"hand:{garnet}", "sell")


def test_no_hint_is_read_in_part_below_a_plate():
    goal, hand = "Bounty", ["Lantern", "Spyglass", "Coin Purse", "Rations", "Leaden Idol", "Hexhound"]
    state = keep_game(2, area={0: GUILD}, hands={0: hand}, goals={0: goal})
    screen = Screen(keep(state, "hh"), (1920, 1080), hand_over="open")
    screen.click("spot:goal")
    screen.app.dirty()
    screen.frame()
    view = screen.desk.view
    covered = view.control.verbs.plate.rect.colliderect(view.plan().context.zones.draft)
    assert covered and not any("beside it" in text for text in screen.texts)


def test_the_money_of_a_counter_offer_stays_while_cards_are_added_to_it():
    hands = {0: ["Lantern", "Spyglass", "Coin Purse"], 1: ["Rations", "Trail Boots"]}
    match = keep(keep_game(2, hands=hands, money={0: 200, 1: 200}), "hh")
    offer = (do.TRADING, do.TRADE[1], do.GIVE[card("Lantern")], do.Propose(-50))
    for seat, chain in ((0, offer), (1, (do.COUNTER, do.Propose(25)))):
        for action in chain:
            match.play(seat, action)
    screen = Screen(match, (1920, 1080), hand_over="open")
    view = screen.desk.view
    assert screen.match.actors() == (0,)
    screen.session.take(("counter",))
    screen.desk.sync()
    screen.advance(300, 50)
    before = view.look.amount
    screen.click(f"spot:hand:{card('Coin Purse')}")
    assert view.table.amount.usual != before == view.look.amount

"""The number that somebody has set stays while the rest of his choice grows, and is forgotten with it."""

from game.games.killmans_keep.components import LANTERN
from game.maps import board_named
from tests.games.killmans_keep.scene import card, game
from tests.ui.at_table import Worker, open_veil, sit, wait
from tests.ui.test_secrets_keep_spy import keep

BOARD = board_named("keep")
PURSE, SWORD = card("Coin Purse"), card("Rusty Sword")


def drafting():
    """Seat 0 makes seat 1 an offer, and asks for $75."""
    hands = {0: ["Lantern", "Coin Purse"], 1: ["Rusty Sword", "Spyglass"], 2: ["Lantern"]}
    match = keep(game(3, hands=hands, money={0: 200, 1: 200}))
    session = sit(match=match, board=BOARD, worker=Worker())
    open_veil(session)
    session.pick("mat:1")
    session.pick("trade")
    session.commit()
    session.pick(f"hand:{LANTERN}")
    session.pick("pay:-75")
    assert session.showing.amount == -75
    return session


def test_money_stays_while_cards_go_in_and_out():
    session = drafting()
    session.pick(f"hand:{PURSE}")
    assert session.match.seat(0).view.draft.give == (LANTERN, PURSE)
    assert session.showing.amount == -75
    session.pick("ask")
    session.pick(f"ask:{SWORD}")
    assert session.match.seat(0).view.draft.ask == (SWORD,)
    assert session.showing.amount == -75
    session.undo()
    session.undo()
    assert session.match.seat(0).view.phase == "draft"
    assert session.showing.amount == -75


def test_money_that_can_no_longer_be_had_is_the_nearest_to_it():
    session = drafting()
    session.pick(f"hand:{PURSE}")
    session.match._state.money[1] = 50
    session.pick("ask")
    session.pick(f"ask:{SWORD}")
    assert session.showing.amount == -50


def test_a_number_that_is_taken_back_is_the_usual_one_and_stays_so():
    session = drafting()
    session.cancel()
    assert session.showing.amount == session.showing.table.amount.usual
    session.pick(f"hand:{PURSE}")
    assert session.showing.amount == session.showing.table.amount.usual


def test_the_next_offer_begins_anew():
    session = drafting()
    session.pick(f"hand:{PURSE}")
    while session.showing.retreat or session.showing.choice.picked:
        session.cancel()
    session.pick("mat:2")
    session.pick("trade")
    session.commit()
    session.pick(f"hand:{LANTERN}")
    assert session.showing.amount == session.showing.table.amount.usual != -75


def test_an_offer_that_was_made_is_over():
    session = drafting()
    session.pick(f"hand:{PURSE}")
    session.commit()
    wait(session)
    assert session.showing.dialled is None
    assert session.match.seat(None).view.offer.money == -75

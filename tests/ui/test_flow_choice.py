from game.core.table import Offer
from game.play.showing.choice import Choice

OFFERS = (
    Offer("tavern shop", ("tavern", "shop"), ""),
    Offer("tavern market", ("tavern", "market"), ""),
    Offer("shop tavern", ("shop", "tavern"), ""),
    Offer("draw", ("hull",), ""),
    Offer("draw again", ("hull", "hull"), ""),
    Offer("pass", ("pass",), ""),
)
CHOICE = Choice(OFFERS)


def test_nothing_is_picked_at_first_and_every_first_spot_is_open():
    assert CHOICE.next_spots == ("tavern", "shop", "hull", "pass")
    assert CHOICE.ready is None
    assert CHOICE.open == OFFERS


def test_picking_narrows_until_the_path_is_complete():
    half = CHOICE.pick("tavern")
    assert half.next_spots == ("shop", "market")
    assert half.ready is None
    assert half.pick("market").ready.action == "tavern market"
    assert half.pick("market").next_spots == ()


def test_a_complete_offer_may_go_on():
    assert CHOICE.pick("hull").ready.action == "draw"
    assert CHOICE.pick("hull").next_spots == ("hull",)
    assert CHOICE.pick("hull").pick("hull").ready.action == "draw again"


def test_picking_a_picked_spot_again_takes_it_back_with_what_followed():
    whole = CHOICE.pick("tavern").pick("market")
    assert whole.pick("market").picked == ("tavern",)
    assert whole.pick("tavern").picked == ()


def test_a_spot_of_an_earlier_turn_replaces_what_was_picked_there():
    whole = CHOICE.pick("tavern").pick("shop")
    assert whole.pick("market").picked == ("tavern", "market")
    assert whole.pick("pass").picked == ("pass",)


def test_a_spot_that_means_nothing_is_refused():
    assert CHOICE.pick("market") is None
    assert CHOICE.pick("moon") is None


def test_back_and_cancel():
    whole = CHOICE.pick("tavern").pick("shop")
    assert whole.back().picked == ("tavern",)
    assert whole.cancelled().picked == ()
    assert CHOICE.back().picked == ()


def test_new_offers_keep_what_still_leads_somewhere():
    whole = CHOICE.pick("tavern").pick("market")
    assert whole.among(OFFERS).picked == ("tavern", "market")
    assert whole.among(OFFERS[:1]).picked == ("tavern",)
    assert whole.among(()).picked == ()


def test_an_offer_without_spots_is_ready_at_once():
    assert Choice((Offer("reveal", (), ""),)).ready.action == "reveal"

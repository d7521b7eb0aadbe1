"""A negotiation on the screen: both sides, what they give, who has put a seal to it."""

import pytest

from game.games.killmans_keep.actions import ASK, ASKING, COUNTER, GIVE, PROPOSE, REFUSE, TRADE, TRADING
from game.games.killmans_keep.rules.engine import legal
from game.games.killmans_keep.rules.observation import look
from game.games.killmans_keep.table.bargaining import CATALOGUE, amount, bargain, bargain_pieces, catalogue, zone
from tests.games.killmans_keep.at_table import PLAYERS, positions, seen
from tests.games.killmans_keep.scene import card, do, game, play


def shown(state, viewer, picked=()):
    offers = seen(state, viewer) if viewer == state.actor else ()
    return bargain(look(state, viewer), PLAYERS, offers, picked)


def begun():
    """Ann gives the Key and the Quartz, and asks Bo for the Idol that he shows."""
    state = game(hands={0: ("Lantern", "Killman's Key", "River Quartz"), 1: ("Leaden Idol", "Rations")}, money={0: 240})
    play(state, TRADING, TRADE[1], GIVE[card("Killman's Key")], GIVE[card("River Quartz")])
    play(state, ASKING, ASK[card("Leaden Idol")])
    return state


def lying(state, viewer):
    return {(piece.zone, piece.id) for piece in bargain_pieces(look(state, viewer))}


@pytest.mark.sample(3)
@pytest.mark.parametrize(("seats", "seed"), [(2, 31), (4, 32), (5, 33)])
def test_a_bargain_shows_what_lies_between_two_and_a_draft_only_to_who_makes_it(seats, seed):
    drafts = standing = 0
    for observation in positions(seats, seed, 700):
        state = observation.state
        for viewer in (None, *range(seats)):
            one = shown(state, viewer)
            own = viewer == observation.seat and state.draft[0] >= 0
            assert (one is not None) == (own or state.offer[0] >= 0)
            if one is None:
                assert not bargain_pieces(look(state, viewer))
                continue
            assert one.left.seat != one.right.seat
            assert not own or one.left.seat == viewer
            assert one.left.sealed + one.right.sealed == (not own)
            assert {piece.zone for piece in bargain_pieces(look(state, viewer))} <= {one.left.zone, one.right.zone}
            drafts, standing = drafts + own, standing + (not own)
    assert drafts > 20
    assert standing > 20


def test_11_3_a_draft_is_seen_by_its_maker_alone_and_the_money_chosen_counts():
    state = begun()
    assert shown(state, None) is None is shown(state, 1)
    one = shown(state, 0, ("pay:25",))
    assert (one.left.title, one.left.money, one.right.money) == ("Ann offers", "$25", "$0")
    assert one.right.title == "Bo is asked for"
    assert (one.captions, one.speaker, one.right.add) == (("First offer", "costs 1 action when sealed"), None, "ask")
    assert [part.text for part in one.middle.parts if hasattr(part, "text")][:2] == ["$125", "$50"]
    assert shown(state, 0, ("pay:-50",)).right.money == "$50"
    key, quartz, idol = card("Killman's Key"), card("River Quartz"), card("Leaden Idol")
    assert lying(state, 0) == {
        (zone(0), f"bargain:0:{key}"),
        (zone(0), f"bargain:0:{quartz}"),
        (zone(1), f"bargain:1:{idol}"),
    }


def test_11_4_the_scales_weigh_the_money_that_stands_there_before_anybody_chooses():
    state = game(hands={0: ("Lantern",), 1: ("Rations",)}, money={0: 0})
    play(state, TRADING, TRADE[1], GIVE[card("Lantern")])
    one = shown(state, 0)
    assert [part.text for part in one.middle.parts if hasattr(part, "text")][:2] == ["$50", "$25"]
    assert (one.right.title, one.right.money) == ("Bo is asked for", "$25")
    assert one.foot.startswith("There are no gifts")


@pytest.mark.parametrize(("hand", "foot"), [((), "You have no cards to offer"), (("Lantern",), "Click cards")])
def test_11_2_nobody_is_told_to_click_cards_that_are_not_there(hand, foot):
    state = game(hands={0: hand, 1: ("Rations",)}, money={0: 100})
    play(state, TRADING, TRADE[1])
    assert shown(state, 0).foot.startswith(foot)


def test_11_5_an_offer_stands_before_everybody_with_its_makers_seal():
    state = begun()
    do(state, 0, PROPOSE[[one.money for one in PROPOSE].index(25)])
    for viewer in (None, 0, 1, 2):
        one = shown(state, viewer)
        assert one.speaker == 0
        assert one.words == "“I give the River Quartz, Killman's Key and $25 for the Leaden Idol.”"
        ann, bo = (one.left, one.right) if one.left.seat == 0 else (one.right, one.left)
        assert (ann.sealed, bo.sealed) == (True, False)
        assert (ann.money, bo.money) == ("$25", "$0")
        assert one.left.seat == (1 if viewer == 1 else 0)
        assert lying(state, viewer) == lying(state, None)


def test_11_7_a_counter_offer_is_numbered_and_begins_where_the_other_stood():
    state = begun()
    do(state, 0, PROPOSE[[one.money for one in PROPOSE].index(25)])
    play(state, COUNTER, seat=1)
    one = shown(state, 1)
    assert (one.left.seat, one.captions[0]) == (1, "Counter-offer 1 of 3")
    dial = amount(look(state, 1), legal(state, 1))
    assert dial.usual == -50  # what was offered, $25, would be no counter-offer
    assert dict(dial.marks) == {0: "no money", 50: "even"}
    assert shown(state, 0).captions[0] == "First offer"


def test_11_4_the_money_is_chosen_among_what_can_be_proposed():
    state = begun()
    view, listed = look(state, 0), legal(state, 0)
    dial = amount(view, listed)
    assert (dial.spot, dial.least, dial.most, dial.usual) == ("pay", -100, 225, 0)
    assert dict(dial.marks) == {-50: "even", 0: "no money"}
    paths = {offer.path for offer in seen(state)}
    assert {(f"pay:{money}",) for money in (-100, 0, 25, 225)} <= paths
    assert amount(look(begun(), 1), ()) is None


def test_11_3_a_card_is_asked_for_by_its_category_unless_everybody_knows_that_it_is_there():
    state = game(hands={0: ("Lantern",), 1: ("Leaden Idol", "Rations")})
    play(state, TRADING, TRADE[1], ASKING)
    offers, idol = seen(state), f"ask:{card('Leaden Idol')}"
    tray, cards = catalogue(look(state, 0), offers, ())
    assert tray.id == CATALOGUE
    assert [(piece.spot, piece.mood) for piece in cards] == [(idol, "lit")]
    assert len({offer.path[0] for offer in offers}) == 7  # the Idol, and six categories to look a card up in
    _tray, cards = catalogue(look(state, 0), offers, ("shelf:3",))
    weapons = [offer.path[-1] for offer in offers if offer.path[0] == "shelf:3"]
    assert len(weapons) == 4  # nobody can hold Knives: all of them lie open
    assert [piece.spot for piece in cards] == weapons, "what is looked for lies there alone, and as large as it can"


def test_11_6_who_cannot_accept_reads_why():
    state = begun()
    do(state, 0, PROPOSE[[one.money for one in PROPOSE].index(0)])
    assert "do not" not in shown(state, 1).foot
    state = game(hands={0: ("Lantern",), 1: ("Leaden Idol", "Rations")})
    play(state, TRADING, TRADE[1], GIVE[card("Lantern")], ASKING, ASK[card("Spyglass")])
    do(state, 0, PROPOSE[[one.money for one in PROPOSE].index(0)])
    assert shown(state, 1).foot == "You do not have what is asked for."
    assert shown(state, None).foot == shown(state, 2).foot == shown(state, 0).foot != shown(state, 1).foot
    do(state, 1, REFUSE)
    assert shown(state, 0) is None

"""What a newcomer to the Keep asks: what can I do with this, how is it done, and how did that fight come out?"""

import pytest

from game.core.telling import Fly, Roll
from game.games.killmans_keep.events import Earned, Robbed, Rolled, Showed, TollPaid
from game.games.killmans_keep.events_keep import Lost
from game.games.killmans_keep.events_market import Sold
from game.games.killmans_keep.looks.icons import MONEY
from game.games.killmans_keep.table.verbs import verbs_of
from game.games.killmans_keep.text.narration import narrate
from game.games.killmans_keep.text.stages import stage
from game.maps import board_of
from game.play.playing import Playing
from game.play.showing.hud_state import HudState, numbered, way_labels
from tests.games.killmans_keep.scene import card, game
from tests.ui.at_screen import Screen
from tests.ui.at_table import Worker
from tests.ui.test_secrets_keep_spy import keep

HANDS = {0: ["Crown of Greed", "Spyglass"], 1: ["Lantern"], 2: ["Coin Purse"]}


@pytest.fixture
def match():
    return keep(game(3, hands=HANDS, market=["Strongbox", "Lantern"], money={0: 150}))


@pytest.fixture
def table(match):
    return Playing(match, board_of(match), lambda _match: None).lay_out(0, 0, ())


@pytest.fixture
def screen(match):
    screen = Screen(match, worker=Worker())
    screen.open()
    return screen


def test_the_one_thing_to_be_done_with_somebody_is_said_in_the_list(table):
    labels = way_labels(table, HudState((), open=tuple(offer.path[0] for offer in table.offers if offer.path)))
    assert labels["mat:1"] == "Trade with Ben"
    assert labels[f"stall:{card('Strongbox')}"] == "Buy the Strongbox for $150"
    assert labels[f"stall:{card('Lantern')}"] == "Lantern", "it can be bought and haggled for"


def test_the_verb_says_what_the_card_does(match, table):
    verbs = verbs_of(match.seat(0).view, table.offers)
    use = next(verb for verb in verbs[f"hand:{card('Spyglass')}"] if verb.id == "use")
    assert use.words == "Buy a Market card for $25 less"


def test_a_price_that_is_fixed_is_the_reason_why_nobody_haggles():
    """9.12."""
    quartz = keep(game(3, hands={0: ["River Quartz", "Lantern"]}))
    offers = Playing(quartz, board_of(quartz), lambda _match: None).lay_out(0, 0, ()).offers
    verbs = {verb.id: verb for verb in verbs_of(quartz.seat(0).view, offers)[f"hand:{card('River Quartz')}"]}
    assert verbs["haggle"].reason == "its price is fixed"


def test_the_list_of_what_can_be_done_with_a_card_stands_in_the_order_of_its_plate(table):
    spyglass = f"hand:{card('Spyglass')}"
    open_ = tuple(dict.fromkeys(offer.path[1] for offer in table.offers if offer.path[:1] == (spyglass,)))
    shown = numbered(table, HudState((), picked=(spyglass,), open=tuple(sorted(open_))))
    verbs = [verb.id for verb in table.verbs[spyglass]]
    assert [spot for spot in shown if spot in verbs] == [verb for verb in verbs if verb in open_]
    assert len(shown) > 2


def test_money_that_is_taken_has_the_picture_of_money(match):
    for event in (Earned(0, 50), Robbed(0, 1, 25), TollPaid(0, 1, 50)):
        assert narrate(event, match.players).face == MONEY


def test_words_on_a_plate_are_not_cut(screen):
    for offer in screen.session.showing.table.offers:
        for words in filter(None, (offer.brings,)) if offer.verb else ():
            assert len(words) <= 34, words


def test_a_tip_does_not_say_again_what_the_inspector_says(screen):
    view = screen.desk.view
    hit = next(hit for hit in view.hits if hit.id == "spot:keep-deck")
    assert "shuffled together" in view.tip_of(hit)
    assert "shuffled together" not in view.tip_at(*hit.rect.center)[0]
    view.side.tab, view.side.chosen = "log", True
    assert "shuffled together" in view.tip_at(*hit.rect.center)[0]


@pytest.mark.parametrize(
    ("adds", "said"),
    ((-3, "6 − 3 = 3 against the"), (2, "6 + 2 = 8 against the"), (-7, "6 − 7 = −1"), (0, "rolls 6 against")),
)
def test_a_fight_spells_its_sum_where_it_is_told_and_what_is_needed_under_the_die(match, adds, said):
    event = Rolled(0, card("Cave Troll"), (6,), 6, True, False, adds)
    acts = stage(event, match.players).acts
    assert next(act for act in acts if isinstance(act, Roll)).words.endswith("2 needed.")
    assert said in narrate(event, match.players).text


def test_the_tombstone_of_a_lost_turn_flies_to_its_mat(match):
    lost, spared = (stage(Lost(0, card("Cave Troll"), 1, 2, skip), match.players).acts for skip in (True, False))
    assert [act.end for act in lost if isinstance(act, Fly)] == ["mat:0"]
    assert not [act for act in spared if isinstance(act, Fly)]


def test_a_large_plate_leaves_the_inspector_in_sight(match):
    screen = Screen(match, worker=Worker(), text_percent=200)
    screen.open()
    view = screen.desk.view
    for spot in (f"hand:{one}" for one in (card("Spyglass"), card("Crown of Greed"))):
        view.control.verbs.open(spot)
        screen.frame()
        plate, panel = view.control.verbs.plate, view.plan().context.zones.panel
        covered = plate.rect.clip(panel)
        assert covered.w * covered.h <= 0.02 * panel.w * panel.h, spot


@pytest.mark.parametrize("shown", [-1, card("River Quartz")])
def test_9_31_what_the_mule_carries_is_told_as_its_load(match, shown):
    sales = (Sold(1, card("Twin Garnet"), 125, 5, shown, mule) for mule in (False, True))
    alone, carried = (narrate(sale, match.players) for sale in sales)
    assert "Pack Mule" not in alone.text and alone.rule == "5.1"
    assert "Pack Mule carries" in carried.text and carried.text.endswith("no action.") and carried.rule == "9.31"


@pytest.mark.parametrize("shown", [-1, card("River Quartz")])
def test_9_31_the_mule_that_is_itself_the_second_card_does_not_carry_itself(match, shown):
    told = narrate(Sold(1, card("Pack Mule"), 150, 5, shown, True), match.players).text
    assert "carries" not in told and told.endswith("Pack Mule goes with its load for $150: no action.")
    assert "with its load" not in narrate(Sold(1, card("Pack Mule"), 150, 5, shown, False), match.players).text


def test_4_1_why_an_only_card_is_shown_is_told(match):
    for only, more in ((True, ", the only card left"), (False, "")):
        assert narrate(Showed(1, card("Lantern"), only), match.players).text == f"Ben shows Lantern{more}."

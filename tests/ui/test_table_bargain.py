from dataclasses import replace

import pytest

from game import words
from game.core.faces import Box, Face
from game.core.table import Offer, Piece, Spot
from game.play.showing.choice import Choice
from game.ui.draw.measure import HIT
from game.ui.table.loose import draw_focus_ring
from tests.ui.panel_table import answers, bargain, drafting, fight, plated, standing, sword
from tests.ui.pseudo import Pseudo
from tests.ui.sample_table import make_look, seated
from tests.ui.test_table_layout import core, furniture
from tests.ui.test_table_panes import Twice
from tests.ui.vision import ratio

SIZES = (((1024, 640), 100), ((1280, 720), 150), ((1920, 1080), 100), ((1920, 1080), 200), ((2560, 1080), 100))
SETS = {"standing": standing, "drafting": drafting, "many": lambda: drafting(9, 6), "none": lambda: drafting(0, 0, ())}


def look_of(table, amount=None, **changes):
    look = make_look(table, viewer=0)
    ready = next((offer for offer in table.offers if offer.path == (f"pay:{amount}",)), None)
    spots = tuple(spot for spot in look.open if not spot.startswith("pay"))
    return replace(look, open=spots, ready=ready, amount=amount, **changes)


def stage_of(table, size=(1920, 1080), text=100, amount=None, **changes):
    if table.amount and amount is None:
        amount = 0
    return seated(table, look_of(table, amount), size, text, **changes)


def longer(shown):
    """The same bargain in a language with long words."""
    tell = words._
    return replace(
        shown,
        title=tell(shown.title),
        captions=tuple(tell(caption) for caption in shown.captions),
        words=tell(shown.words) if shown.words else "",
        foot=tell(shown.foot),
        left=replace(shown.left, title=tell(shown.left.title)),
        right=replace(shown.right, title=tell(shown.right.title)),
    )


@pytest.mark.parametrize(("size", "text"), SIZES)
@pytest.mark.parametrize("name", SETS)
def test_the_parts_of_a_bargain_lie_beside_each_other_on_the_board(size, text, name):
    stage = stage_of(SETS[name](), size, text)
    view = stage.scene.view
    plan = view.plan()
    deal, board = plan.deal, plan.context.zones.board
    assert board.contains(deal.sheet) and board.contains(deal.ribbon)
    parts = [deal.captions, deal.middle, deal.foot, deal.ribbon, *([deal.words] if deal.words.w else [])]
    for side in deal.sides:
        parts += [side.rect, side.seal, side.caption]
        inside = [one.rect for one in side.stand.placed] + [side.money, side.title] + ([side.add] if side.add.w else [])
        for rect in inside:
            assert side.rect.contains(rect), (side.pane.title, rect)
        for n, rect in enumerate(inside[len(side.stand.placed) :]):
            others = [one.rect for one in side.stand.placed] + inside[len(side.stand.placed) + n + 1 :]
            assert not any(rect.colliderect(other) for other in others)
    for n, part in enumerate(parts):
        assert board.contains(part)
        for other in parts[n + 1 :]:
            both = part.clip(other)
            free = {id(part), id(other)} == {id(deal.captions), id(deal.ribbon)}
            assert free or both.w < 1 or both.h < 1, (part, other)
    for hit in plan.deal_hots:
        assert hit.rect.w >= HIT - 0.5 and hit.rect.h >= HIT - 0.5, hit.id


def test_a_bargain_covers_what_lies_on_the_board_and_leaves_the_hand():
    stage = stage_of(drafting())
    plan = stage.scene.view.plan()
    assert plan.dial is None and len(plan.stands[0].placed) == 5
    assert not any(hit.zone == "board" for hit in plan.hits)
    assert not any(option.id == "place" for option in plan.options.spots)


def test_what_can_be_chosen_on_the_covered_board_stands_as_an_option():
    table = drafting()
    wreck = replace(table.offers[-1], path=("wreck:a",))
    stage = stage_of(replace(table, offers=(*table.offers, wreck)))
    assert [spot.id for spot in stage.scene.view.plan().options.spots] == ["wreck:a"]


def asking():
    """One looks for a card to ask for: a kind was picked, a card that is known lies nowhere now."""
    kinds = tuple(Spot(f"kind:{n}", f"Kind {n}") for n in range(3))
    cards = tuple(Spot(f"{kind.id}:card", f"A card of {kind.label}") for kind in kinds)
    ways = [(kind.id, card.id) for kind, card in zip(kinds, cards, strict=True)]
    offers = tuple(Offer(path, path, f"Ask for {path[-1]}") for path in [*ways, ("known",)])
    found = Piece("found", Face(100, 140, (Box(0, 0, 100, 140, 4, "card"),)), "hand", 100, spot="kind:1:card")
    table = drafting(1, 1)
    spots = (*kinds, *cards, Spot("known", "A card that all know of"))
    return replace(table, offers=offers, spots=spots, amount=None, pieces=(*table.pieces, found), refusals={})


def test_the_other_kinds_stay_beside_the_one_that_is_picked_and_have_keys_before():
    table = asking()
    kinds = ["kind:0", "kind:1", "kind:2", "known"]
    plan = seated(table, make_look(table)).scene.view.plan()
    assert [(spot.id, spot.key) for spot in plan.options.spots] == [(kind, str(n)) for n, kind in enumerate(kinds, 1)]
    stage = seated(table, make_look(table, ("kind:1",)))
    plan = stage.scene.view.plan()
    assert [spot.id for spot in plan.options.spots] == kinds and all(hit.enabled for hit in plan.options.hits)
    assert Choice(table.offers, ("kind:1",)).pick("kind:2").picked == ("kind:2",)
    assert Choice(table.offers, ("kind:1",)).pick("known").picked == ("known",)


def test_the_hand_has_its_room_again_when_a_card_to_ask_for_is_found():
    table = asking()
    stage = seated(table, make_look(table, ("kind:1",)))
    view = stage.scene.view
    assert view.plan().beside_trays > 0
    found = replace(table, offers=(Offer(("known",), ("known",), "Ask"),), spots=())
    view.show(found, replace(make_look(found, ("known",)), open=()), animate=False)
    assert not view.plan().options.spots and view.plan().beside_trays == 0


def test_cards_in_the_panes_and_the_place_for_one_more_mean_their_spots():
    stage = stage_of(drafting())
    stage.click("spot:out:bargain:0:1")
    stage.click("spot:ask")
    assert stage.scene.meant == [("spot", "out:bargain:0:1"), ("spot", "ask")]


@pytest.mark.parametrize(
    ("amount", "button", "number"),
    [(25, "deal:0:1", 50), (25, "deal:0:-1", 0), (25, "deal:1:1", 0), (0, "deal:1:1", -25), (-50, "deal:1:-1", -25)],
)
def test_buttons_give_more_and_less_money_on_either_side(amount, button, number):
    stage = stage_of(drafting(), amount=amount)
    stage.click(button)
    assert stage.scene.meant == [("spot", f"pay:{number}")]


def test_buttons_skip_numbers_that_cannot_be_chosen_and_end_where_there_are_none():
    table = drafting(sums=(-50, 0, 100))
    stage = stage_of(table)
    stage.click("deal:0:1")
    assert stage.scene.meant == [("spot", "pay:100")]
    enabled = {hit.id: hit.enabled for hit in stage_of(table, amount=100).scene.view.plan().deal_hots}
    assert not enabled["deal:0:1"] and enabled["deal:0:-1"] and not enabled["deal:1:-1"]


def test_digits_write_money_while_the_focus_is_on_it():
    stage = stage_of(drafting())
    stage.app.top.focus.go_to("deal:1:0")
    stage.press("5", "0")
    assert stage.scene.meant[-1] == ("spot", "pay:-50")
    stage.scene.meant.clear()
    stage.app.top.focus.go_to("deal:0:0")
    stage.press("5")
    assert stage.scene.meant == []  # nothing is nearer to five than nothing
    stage.press("5")
    assert stage.scene.meant == [("spot", "pay:50")]


def test_another_key_between_them_begins_another_number():
    for key, number in (("", 12), ("Home", 2)):
        stage = stage_of(drafting(sums=(0, 1, 2, 12)), amount=1)
        stage.app.top.focus.go_to("deal:0:0")
        stage.press("1", *filter(None, (key,)), "2")
        assert stage.scene.meant[-1] == ("spot", f"pay:{number}")


def test_digits_elsewhere_pick_from_the_list():
    stage = stage_of(drafting())
    stage.app.top.focus.go_to("spot:ask")
    stage.press("1")
    assert stage.scene.meant == [("spot", "ask")]


def test_enter_proposes_what_lies_there_and_adds_no_card():
    """A card that was asked for by its key is no longer there: the focus goes to the button that Enter stands on."""
    stage = stage_of(drafting())
    stage.scene.view.show(drafting(), replace(look_of(drafting(), 0), open=(), ready=None))
    stage.app.top.focus.id = "spot:found:3"
    stage.scene.view.show(drafting(), look_of(drafting(), 0))
    assert stage.focus == "tool:commit"


def test_the_ring_of_the_focus_rises_with_a_picked_card(monkeypatch):
    stage = stage_of(drafting())
    spot = "treasure:0"
    stage.app.top.focus.go_to(f"spot:{spot}")
    view = stage.scene.view
    flat = view.spot_places()[f"spot:{spot}"]
    view.show(drafting(), look_of(drafting(), 0, picked=(spot,)))
    view.touch = replace(view.touch, keyboard=True, focused=f"spot:{spot}")
    rings = []
    canvas = stage.app.canvas
    monkeypatch.setattr(type(canvas), "ring", lambda self, rect, *more: rings.append(rect))
    draw_focus_ring(view, canvas)
    assert rings and rings[0].y < flat.y


def test_money_above_nothing_is_the_left_sides_and_below_it_the_right_sides():
    assert {"$50", "$0"} <= set(stage_of(drafting(), amount=50).texts)
    texts = stage_of(drafting(), amount=-25).texts
    assert "$25" in texts and "$0" in texts and "$-25" not in texts


def test_tab_leads_from_pane_to_pane_and_to_the_hand():
    stage = stage_of(drafting())
    stage.app.top.focus.go_to("spot:treasure:0")
    zones = set()
    for _step in range(12):
        stage.press("Tab")
        zones.add(stage.app.top.focus.now().zone)
    assert {"bargain:0", "bargain:1", "chest", "orders"} <= zones


def test_a_card_travels_from_the_hand_into_a_pane():
    table = drafting()
    stage = stage_of(table)
    view = stage.scene.view
    given = tuple(replace(p, zone="bargain:0", order=2) if p.id == "chest:1" else p for p in table.pieces)
    view.show(replace(table, pieces=given), look_of(table, 0))
    assert view.moving.journeys["chest:1"].way == "move"
    stage.settle()
    assert view.plan().deal.sides[0].rect.contains(view.places()["chest:1"][1])


def test_everybody_sees_an_offer_that_stands():
    table = replace(standing(plates=()), offers=())
    stage = seated(table, make_look(table, viewer=None))
    assert {"Ana gives", "Ben gives", "Ben has sealed", "Ana has not sealed"} <= set(stage.texts)


@pytest.mark.sample(3)
@pytest.mark.parametrize(("size", "text"), SIZES[:4])
@pytest.mark.parametrize("language", ("plain", "pseudo"))
@pytest.mark.parametrize("name", ("standing", "drafting"))
def test_no_words_of_a_bargain_overlap_or_are_too_small(size, text, language, name, unpainted):
    table = SETS[name]()
    if language == "pseudo":
        words.use_catalogue(Pseudo())
        table = replace(table, bargain=longer(table.bargain))
    stage = stage_of(table, size, text)
    area = stage.app.canvas.box(stage.scene.view.plan().deal.sheet)
    drawn = [one for one in furniture(stage) if area.contains(core(one.rect))]
    assert len(drawn) >= 8
    for n, one in enumerate(drawn):
        assert one.px >= 13, one.text
        for other in drawn[n + 1 :]:
            assert one.text == other.text or not core(one.rect).colliderect(core(other.rect)), (one.text, other.text)


@pytest.mark.parametrize("contrasts", (False, True))
@pytest.mark.parametrize("name", ("standing", "drafting"))
def test_words_of_a_bargain_stand_out(contrasts, name):
    stage = stage_of(SETS[name](), high_contrast=contrasts)
    area = stage.app.canvas.box(stage.scene.view.plan().deal.sheet)
    found = [one for one in furniture(stage) if area.contains(core(one.rect))]
    for one in found:
        worst = min(ratio(one.colour, ground) for ground in one.grounds)
        assert found and worst >= (3 if one.px >= 24 else 4.5), (one.text, one.colour, one.grounds)


@pytest.mark.sample(2)
@pytest.mark.parametrize("size", ((1400, 800), (1280, 720)))
def test_a_frame_with_panels_from_kept_panes_is_the_frame_drawn_from_scratch(size):
    table = drafting()
    stage = stage_of(table, size)
    view = stage.scene.view
    twice = Twice(stage, view)
    for id in [target.id for target in view.targets() if not target.id.startswith(("mat:", "tool:", "line:"))]:
        stage.move(id)
        twice.look(f"pointer on {id}")
    shows = {
        "more": (table, look_of(table, 50)),
        "fewer cards": (drafting(1, 1), look_of(table, 50)),
        "sealed": (replace(table, bargain=bargain()), look_of(table, 50)),
        "answers": (standing(), make_look(standing(), viewer=0)),
        "other answers": (standing(plates=answers(3)), make_look(standing(plates=answers(3)), viewer=0)),
        "refused": (standing(), make_look(standing(), viewer=0, message="No.")),
        "fight": (plated(fight()), make_look(plated(fight()), viewer=0)),
        "brief": (plated(fight(), None), make_look(plated(fight(), None), viewer=0)),
        "status": (replace(plated(fight()), status=sword()), make_look(plated(fight()), viewer=0)),
    }
    for name, (one, look) in shows.items():
        seen = len(twice.frames)
        view.show(one, look, animate=False)
        twice.look(name)
        assert len(twice.frames) > seen, name
    assert not twice.differ


def test_the_button_that_commits_says_nothing_twice():
    shown = drafting()
    offer = Offer(0, ("pay:0",), "Use the Opal: swap it", ("Opal", "swap it", "1 action left then"))
    stage = seated(shown, replace(look_of(shown, 0), ready=offer))
    assert "Use the Opal: swap it" in " ".join(stage.texts) and "1 action left then" in stage.texts
    assert "swap it" not in stage.texts

"""The table with a page at its side: what lies where, in every window and text size."""

from dataclasses import replace
from itertools import pairwise

import pytest

from game.ui.draw.measure import HIT, Measure
from game.ui.table.layout import arrange
from game.ui.table.zones import Wants
from tests.ui.chart_table import charted, look_at, make_table
from tests.ui.sample_table import Unpainted, orders_of
from tests.ui.sizes import EVERY, looked_at
from tests.ui.test_table_layout import core, furniture
from tests.ui.vision import ratio

SMALL = [(size, text) for size in ((1024, 640), (1280, 720), (1920, 1080), (2560, 1080)) for text in (100, 150, 200)]
USUAL = (((1920, 1080), 100), ((1280, 720), 100), ((2560, 1080), 100), ((3840, 2160), 100), ((1366, 768), 100))
PARTS = ("bar", "players", "aside", "board", "tabs", "panel", "slip", "log", "ticker", "tray")
ORDERS = ("draft", "cancel", "commit")


@pytest.mark.parametrize("seats", (2, 3, 4, 5))
@pytest.mark.parametrize(("size", "text"), EVERY)
def test_parts_lie_beside_each_other_and_inside_the_window(size, text, seats):
    measure = Measure(*size, text / 100)
    zones = arrange(measure, 1296 / 792, Wants(True, seats, 0.77))
    parts = {name: getattr(zones, name) for name in PARTS if getattr(zones, name).w}
    if zones.kind == "compact":
        parts |= {name: getattr(zones, name) for name in ORDERS}
    else:
        assert all(zones.tray.contains(getattr(zones, name)) for name in ORDERS)
    for name, part in parts.items():
        assert part.w > 0 and part.h > 0, name
        assert measure.area.inflate(1, 1).contains(part), name
        for other, there in parts.items():
            overlap = part.clip(there)
            assert other == name or overlap.w < 0.5 or overlap.h < 0.5, (name, other)


def test_the_board_is_as_large_as_without_a_page_and_the_mats_as_high_as_drawn():
    measure = Measure(1920, 1080)
    plain, paged = arrange(measure, 1296 / 792), arrange(measure, 1296 / 792, Wants(True, 4, 0.77))
    assert paged.board == plain.board
    assert (paged.players.h + 9) / 4 == 141
    assert paged.aside.w and paged.log.h >= 150 and paged.panel.bottom > plain.panel.bottom + 200


def test_with_five_players_mats_are_lower_so_that_log_and_what_stands_beside_keep_their_place():
    zones = arrange(Measure(1920, 1080), 1296 / 792, Wants(True, 5, 0.77))
    assert zones.log.h >= 149 and (zones.players.h + 9) / 5 >= 131 and zones.aside.h >= 0.8 * 0.77 * 270
    assert not arrange(Measure(1920, 1080, 1.25), 1296 / 792, Wants(True, 5, 0.77)).aside.w


@pytest.mark.parametrize(("size", "text"), USUAL)
def test_twelve_entries_fit_the_page(size, text):
    stage = charted(size=size, text=text, on=Unpainted)
    leaves = stage.scene.view.plan().leaves
    assert len(leaves) == 12 and all(leaf.whole for leaf in leaves)
    assert leaves[0].note.open and stage.scene.view.side.overflow < 0.01


@pytest.mark.parametrize(("size", "text"), SMALL)
@pytest.mark.parametrize("amount", (False, True))
def test_everything_that_reacts_is_large_enough_and_inside_the_window(size, text, amount):
    stage = charted(make_table(amount=amount), size=size, text=text, on=Unpainted)
    stage.scene.view.plan()
    area = stage.app.measure.area.inflate(1, 1)
    for hit in stage.scene.view.hits:
        assert area.contains(hit.rect) or hit.id.startswith("spot:wreck"), hit.id
        if hit.id.startswith("note:"):
            assert hit.rect.w >= 200 and hit.rect.h * stage.app.measure.scale >= 20, (hit.id, hit.rect)
        elif not hit.id.startswith(("line:", "way:")):
            assert hit.rect.w >= HIT - 0.5 and hit.rect.h >= HIT - 0.5, (hit.id, hit.rect)


@pytest.mark.parametrize(("size", "text"), SMALL)
def test_each_card_in_the_row_shows_enough_to_be_clicked(size, text):
    stage = charted(size=size, text=text, on=Unpainted)
    view = stage.scene.view
    for n in range(12):
        card = view.places()[f"ship:{n}"][1]
        places = [(card.x + 12, card.y + 20), card.center]
        assert any((hit := view.hit_at(*place)) and hit.id == f"spot:wreck:{n}" for place in places), n
    lefts = [view.places()[f"ship:{n}"][1].x for n in range(12)]
    assert min(b - a for a, b in pairwise(lefts)) >= 24


@pytest.mark.sample(3)
@pytest.mark.parametrize(("size", "text"), looked_at(SMALL))
@pytest.mark.parametrize("kind", ("plain", "amount", "public"))
def test_no_words_overlap_or_leave_the_window(size, text, kind, unpainted):
    table = make_table(amount=kind == "amount", private=kind != "public")
    look = look_at(table, viewer=None, curtain="lift") if kind == "public" else look_at(table)
    stage = charted(table, look, size, text)
    drawn, window = furniture(stage), stage.app.surface.get_rect()
    assert len(drawn) > 15
    for n, one in enumerate(drawn):
        assert window.inflate(4, 12).contains(core(one.rect)), one.text
        assert one.px >= 13, one.text
        for other in drawn[n + 1 :]:
            assert one.text == other.text or not core(one.rect).colliderect(core(other.rect)), (one.text, other.text)


@pytest.mark.parametrize("size", ((1280, 720), (1536, 864), (1920, 1080)))
def test_four_lines_of_a_draft_stand_above_the_buttons(size):
    draft = ("Raise the Gull Wing in D6", "It lies here, as all know", "10 prestige and its value", "then: $8 left")
    table = make_table()
    offers = tuple(replace(offer, draft=draft) if offer.action == "pass" else offer for offer in table.offers)
    table = replace(table, offers=offers)
    stage = charted(table, look_at(table, ("pass",)), size)
    drawn = {one.text: one for one in furniture(stage)}
    bar = stage.app.measure.rect(stage.scene.view.plan().commit.rect)
    assert [text for text in draft[1:] if drawn[text].rect.bottom > bar.bottom + drawn[text].px * 0.3] == []


@pytest.mark.parametrize("contrasts", (False, True))
@pytest.mark.parametrize("kind", ("plain", "amount", "public"))
def test_words_stand_out_from_their_ground(contrasts, kind):
    table = make_table(amount=kind == "amount", private=kind != "public")
    look = look_at(table, viewer=None, curtain="lift") if kind == "public" else look_at(table)
    for one in furniture(charted(table, replace(look, recap=()), high_contrast=contrasts)):
        worst = min(ratio(one.colour, ground) for ground in one.grounds)
        assert worst >= (3 if one.px >= 24 else 4.5), (one.text, one.colour, one.grounds)


@pytest.mark.parametrize(("size", "text"), SMALL)
def test_commit_and_cancel_never_move(size, text):
    table = make_table()
    stage = charted(table, size=size, text=text, on=Unpainted)
    view = stage.scene.view
    view.show(table, look_at(table, ("region:C8",)), animate=False)
    before = orders_of(view)
    assert set(before) >= {"tool:commit", "tool:cancel"}
    other, numbers = make_table(private=False, opened=-1), make_table(amount=True)
    for then, look in (
        (table, look_at(table, ("region:C8",))),
        (other, look_at(other, viewer=None)),
        (numbers, look_at(numbers)),
        (replace(table, offers=()), look_at(replace(table, offers=()), message="Not now.")),
    ):
        view.show(then, look, animate=False)
        assert orders_of(view).items() <= before.items()

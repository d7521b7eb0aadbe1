"""Keythedral in the window: what is pointed at lights what it concerns, nothing shrinks, and a row has one size."""

import pytest

from game.games import tips
from game.games.keythedral import components as box
from game.ui.scenes.lessons.tip_panel import TipPanel
from game.ui.table.board.word_sizes import GROWTH, word_sizes
from tests.keeping import again
from tests.ui.at_screen import Screen
from tests.ui.test_minster_by_mouse import enter, moments


def opened(law, size=(1280, 720), **changes):
    screen = Screen(again(moments()[law]), size, resumed=True, **changes)
    screen.blind = True
    enter(screen)
    return screen


def calling(size):
    """A screen on which a number is to be called."""
    screen = opened(box.OWN_ROSTER, size)
    while not any(offer.reaches for offer in screen.session.showing.table.offers):
        screen.commit()
        enter(screen)
    return screen


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_names_in_a_row_have_letters_of_one_size(size):
    law = next(law for law, match in moments().items() if sum(each >= 0 for each in match._state.offer) > 1)
    view = opened(law, size).desk.view
    canvas, places = view.app.canvas, view.plan().places
    rows = ([f"craft:{n}" for n in (5, 6, 7)] + ["trader", "law_master"], None)
    for row in rows:
        found = [
            (piece, rect) for piece, rect in places.values()
            if piece.zone == "board" and (piece.spot in row if row else piece.spot.startswith("law:"))
        ]  # fmt: skip
        assert len(found) > 1
        sizes = set()
        for piece, rect in found:
            face = piece.face.small if rect.w * canvas.measure.scale < 0.75 * piece.face.w else piece.face
            printed = word_sizes(canvas, face.parts, canvas.px(rect.w) / face.w, GROWTH)
            sizes |= {px for (_size, font, _room), px in printed.items() if font == "title"}
        assert len(sizes) == 1, sizes


def test_pointing_at_a_number_lights_whom_it_sends_and_what_they_reach():
    screen = calling((1920, 1080))
    view = screen.desk.view
    offer = max(screen.session.showing.table.offers, key=lambda offer: len(offer.reaches))
    assert not set(offer.reaches) & view._picture.rings().keys()
    screen.move(f"spot:{offer.path[0]}")
    screen.advance(300, 50)
    rings = view._picture.rings()
    assert len(offer.reaches) > 3 and all(rings[spot] for spot in offer.reaches)
    row = next(hit for hit in view.hits if hit.id.startswith("verb:"))
    screen.move(row.id)
    screen.advance(600, 50)
    assert all(view._picture.rings()[spot] for spot in offer.reaches), "on the way to the plate, too"


def test_the_tray_has_the_same_cards_where_a_law_may_be_let_be():
    plans = [opened(law, (1920, 1080)).desk.view.plan() for law in (box.SURCHARGE, box.LONG_SITTING)]
    assert any(hit.id == "spot:pass" for hit in plans[0].endings)
    assert len({tuple(plan.stands[0].rect) for plan in plans}) == 1


def test_a_tip_lies_where_it_covers_least_of_what_can_be_called_and_reached():
    view = calling((1440, 900)).desk.view
    panel = TipPanel(lambda: view, lambda: None, lambda: None)
    panel.tip_now = tips("keythedral").rows[1]
    panel.place(view.app.canvas)
    offers, places = view.table.offers, view.spot_places()
    concerned = {spot for offer in offers for spot in (*offer.path, *offer.reaches)}

    def hidden(place):
        parts = [(place.clip(places[f"spot:{spot}"]), places[f"spot:{spot}"]) for spot in concerned]
        return sum(part.w * part.h / (whole.w * whole.h) for part, whole in parts)

    rect, board = panel.rect, view.plan().context.zones.board
    low = rect.move(board.x + 12 - rect.x, board.bottom - 10 - rect.bottom)
    assert hidden(rect) < 1 <= 3 < hidden(low), "the map lies where the tip would lie else"

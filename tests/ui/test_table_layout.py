from dataclasses import replace
from itertools import combinations

import pytest

from game import words
from game.core.faces import Face
from game.core.table import Piece, Tray
from game.ui.draw.measure import HIT, Measure, Rect
from game.ui.table.layout import arrange
from game.ui.table.placing import stand_trays
from tests.ui.pseudo import Pseudo
from tests.ui.sample_table import Unpainted, make_look, make_table, orders_of, seated
from tests.ui.sizes import EVERY, TEXTS, looked_at
from tests.ui.vision import ratio

SMALL = [(size, text) for size in ((1024, 640), (1280, 720), (1920, 1080), (2560, 1080)) for text in TEXTS]


def zones_of(size, text):
    return arrange(Measure(*size, text / 100), 1288 / 784)


@pytest.mark.parametrize(("size", "text"), EVERY)
def test_parts_of_the_table_lie_beside_each_other_and_inside_the_window(size, text):
    zones, measure = zones_of(size, text), Measure(*size, text / 100)
    names = ("bar", "players", "board", "felt", "tabs", "panel", "log", "ticker", "tray")
    parts = {name: getattr(zones, name) for name in names if getattr(zones, name).w}
    if zones.kind != "compact":
        parts["slip"] = zones.slip
    orders = {"draft": zones.draft, "cancel": zones.cancel, "commit": zones.commit}
    if zones.kind == "compact":
        parts |= orders
    else:
        assert all(zones.tray.contains(part) for part in orders.values())
        assert not any(one.colliderect(other) for one, other in combinations(orders.values(), 2))
    for name, part in parts.items():
        assert part.w > 0 and part.h > 0, name
        assert part.x >= -0.5 and part.y >= -0.5, name
        assert part.right <= measure.w + 0.5 and part.bottom <= measure.h + 0.5, name
        for other, there in parts.items():
            overlap = part.clip(there)
            assert other == name or overlap.w < 0.5 or overlap.h < 0.5, (name, other)


@pytest.mark.parametrize(("size", "text"), EVERY)
def test_the_board_gets_the_largest_part(size, text):
    zones, measure = zones_of(size, text), Measure(*size, text / 100)
    usable = min(measure.w, 2560.0) * measure.h
    assert zones.board.w * zones.board.h >= (0.36 if text == 100 else 0.2) * usable
    assert zones.board.w * measure.scale >= 500


def test_the_picture_at_1080p_has_the_measures_of_the_specification():
    zones = zones_of((1920, 1080), 100)
    assert zones.kind == "standard"
    assert (zones.bar.h, zones.tray.h, zones.players.x, zones.tabs.w) == (64, 226, 10, 324)
    assert abs(zones.board.x - 288) < 1 and abs(zones.board.w - 1288) < 1
    assert (zones.commit.w, zones.commit.h) == (250, 64)


@pytest.mark.parametrize(
    ("size", "kind"), [((1280, 720), "compact"), ((1920, 1080), "standard"), ((3440, 1440), "wide")]
)
def test_the_window_chooses_the_arrangement(size, kind):
    assert zones_of(size, 100).kind == kind
    assert zones_of(size, 150).kind == "compact"


@pytest.mark.parametrize(("size", "text"), SMALL)
def test_commit_and_cancel_never_move(size, text):
    table = make_table()
    stage = seated(table, size=size, text=text, on=Unpainted)
    view = stage.scene.view
    view.show(table, make_look(table, ("wreck:a",)), animate=False)
    before = orders_of(view)
    assert set(before) >= {"tool:commit", "tool:cancel"}
    states = (
        (table, make_look(table, ("wreck:e",))),
        (make_table(private=False), make_look(make_table(private=False), viewer=None)),
        (make_table(cards=12, options=5), make_look(make_table(cards=12, options=5))),
        (replace(table, offers=()), make_look(replace(table, offers=()), message="Not now.")),
    )
    for other, look in states:
        view.show(other, look, animate=False)
        assert orders_of(view).items() <= before.items()


def test_what_takes_a_choice_back_is_one_line_where_there_is_room():
    stage = seated(make_table(), size=(1920, 1080), on=Unpainted)
    cancel = stage.scene.view.plan().context.zones.cancel
    assert stage.app.canvas.width("Take it back", 22, "strong") <= cancel.w - 20


@pytest.mark.parametrize(("size", "text"), SMALL)
@pytest.mark.parametrize("cards", (0, 4, 12))
def test_everything_that_reacts_is_large_enough_and_inside_the_window(size, text, cards):
    table = make_table(cards=cards, options=3)
    stage = seated(table, size=size, text=text, on=Unpainted)
    area = stage.app.measure.area.inflate(1, 1)
    stage.scene.view.plan()
    for hit in stage.scene.view.hits:
        assert area.contains(hit.rect) or hit.id.startswith("spot:treasure"), hit.id
        if not hit.id.startswith(("line:", "way:")):
            assert hit.rect.w >= HIT - 0.5 and hit.rect.h >= HIT - 0.5, (hit.id, hit.rect)


def furniture(stage):
    """Texts drawn on the furniture; those on faces are recorded off the screen."""
    stage.app.dirty()
    stage.frame()
    return [one for one in stage.recorder.drawn if one.rect.right > 0]


def core(rect):
    """Where the letters themselves stand."""
    return rect.inflate(-4, -round(rect.h * 0.5))


@pytest.mark.sample(3)
@pytest.mark.parametrize(("size", "text"), looked_at())
@pytest.mark.parametrize("language", ("plain", "pseudo"))
def test_no_words_overlap_or_leave_the_window_or_are_too_small(size, text, language, unpainted):
    if language == "pseudo":
        words.use_catalogue(Pseudo())
    table = make_table(options=2)
    stage = seated(table, make_look(table, ("wreck:e",)), size, text)
    drawn = furniture(stage)
    window = stage.app.surface.get_rect()
    assert len(drawn) > 20
    for one in drawn:
        assert one.px >= 13, one.text
        assert window.inflate(4, 12).contains(core(one.rect)), one.text
    clip = stage.app.canvas.box(stage.scene.view.plan().context.zones.panel)
    for n, one in enumerate(drawn):
        for other in drawn[n + 1 :]:
            if one.text == other.text or clip.collidepoint(one.rect.center) != clip.collidepoint(other.rect.center):
                continue
            assert not core(one.rect).colliderect(core(other.rect)), (one.text, other.text)


@pytest.mark.parametrize("contrasts", (False, True))
def test_words_stand_out_from_their_ground(contrasts):
    table = make_table(options=2)
    stage = seated(table, make_look(table, ("wreck:e",), recap=()), high_contrast=contrasts)
    for one in furniture(stage):
        wanted = 3 if one.px >= 24 else 4.5
        worst = min(ratio(one.colour, ground) for ground in one.grounds)
        assert worst >= wanted, (one.text, one.colour, one.grounds)


def test_cards_on_paper_show_more_than_their_edge_where_a_hand_beside_them_can_give_way():
    face = Face(122, 170, ())
    hand, chest = Tray("hand", "In hand", "row"), Tray("chest", "Chest", "fan", paper=True)
    pieces = [Piece(f"hand:{n}", face, "hand", 122, order=n) for n in range(5)]
    pieces += [Piece(f"chest:{n}", face, "chest", 122, order=n) for n in range(4)]
    stands = stand_trays((hand, chest), pieces, Rect(0, 0, 980, 190), Rect(0, 0, 0, 0), False, 1.0)
    cards, treasures = (stand.placed for stand in stands)
    assert min(one.strip for one in treasures[:-1]) > 44, "a value of three digits is read whole"
    assert not any(one.strip for one in cards), "and no card of the hand is covered"

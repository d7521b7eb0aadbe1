from dataclasses import replace
from pathlib import Path

import pytest

import game.ui
from game.core.errors import BadOption
from game.core.faces import Box, Face, Words
from game.core.table import Offer, Piece, Slip, Tray
from game.core.telling import Line
from game.play.showing.hud_state import LogLine, numbered, way_labels, ways
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.scenes.reading.rulebook import parse
from game.ui.shell.shot import seat_of, shot
from game.ui.table.board.board import Camera, board_place, ringed, spot_place
from game.ui.table.colours import TABLE
from game.ui.table.draw_context import Side
from game.ui.table.input.hit_areas import HitArea
from game.ui.table.input.tips import tip_of
from game.ui.table.panels.mats import mat_places
from game.ui.table.panels.told.log import WIDE_HAND, draw_log, log_groups, log_room, log_rows
from game.ui.table.placing import stand_trays
from tests.ui.sample_table import make_look, make_table, seated

ROOM, FELT = Rect(20, 850, 1480, 226), Rect(10, 140, 250, 700)
CARD = Face(250, 350, ())


def hand(count, zone="hand"):
    return [Piece(f"{zone}:{n}", CARD, zone, 122, order=n) for n in range(count)]


# ---- trays and fans


def test_a_sheet_on_which_nothing_lies_gives_way_before_cards_cover_each_other():
    trays = (Tray("chest", "Chest", "fan", paper=True), Tray("people", "People", "fan", 2, paper=True))
    chest, people = stand_trays(trays, hand(2, "chest"), Rect(20, 850, 490, 226), FELT, False, 1.0)
    assert chest.rect.w > people.rect.w > 150
    assert not any(one.strip for one in chest.placed)


@pytest.mark.parametrize("count", range(1, 31))
@pytest.mark.parametrize("compact", (False, True))
def test_cards_stay_in_their_tray_and_each_shows_something(count, compact):
    (stand,) = stand_trays((Tray("hand", "Hand", "fan", paper=True),), hand(count), ROOM, FELT, compact, 1)
    lefts = [one.rect.x for one in stand.placed]
    assert lefts == sorted(set(lefts))
    assert stand.placed[0].rect.x >= stand.rect.x and stand.placed[-1].rect.right <= stand.rect.right + 0.01
    assert compact or all(one.rect.bottom <= ROOM.bottom for one in stand.placed)


def test_cards_of_a_row_shrink_a_little_before_one_covers_another():
    for room, count in ((1480, 12), (1480, 11), (1480, 6)):
        held = hand(count, "row")
        (stand,) = stand_trays((Tray("row", "", "row"),), held, Rect(20, 850, room, 226), FELT, False, 1)
        gaps = [right.rect.x - left.rect.right for left, right in zip(stand.placed, stand.placed[1:], strict=False)]
        assert min(gaps) >= 3.9
        assert stand.placed[0].rect.w > 0.9 * 122


def test_a_fan_begins_at_six_cards():
    for count, tilted in ((5, False), (6, True)):
        (stand,) = stand_trays((Tray("hand", "Hand", "fan", paper=True),), hand(count), ROOM, FELT, False, 1)
        assert any(one.angle for one in stand.placed) is tilted
        angles = [one.angle for one in stand.placed]
        assert angles == sorted(angles, reverse=True) and abs(angles[0] + angles[-1]) < 1e-9


def test_the_last_card_of_a_fan_lies_whole():
    room = Rect(766, 850, 728, 226)
    (stand,) = stand_trays((Tray("hand", "Hand", "fan", paper=True),), hand(12), room, FELT, False, 1)
    assert stand.placed[-1].strip == 0 and all(one.strip > 0 for one in stand.placed[:-1])


@pytest.mark.parametrize("compact", (False, True))
def test_trays_lie_beside_each_other(compact):
    trays = (Tray("plans", "", "slots", 2), Tray("hand", "In hand", "row"), Tray("chest", "Chest", "fan", paper=True))
    pieces = [*hand(2, "plans"), *hand(5), *hand(12, "chest")]
    stands = stand_trays(trays, pieces, ROOM, FELT, compact, 1)
    for n, one in enumerate(stands):
        for other in stands[n + 1 :]:
            assert one.rect.clip(other.rect).w < 1
    slots = next(stand for stand in stands if stand.tray.id == "plans")
    assert (FELT if compact else ROOM).contains(slots.rect)
    assert [one.rect for one in slots.placed] == list(slots.frames)


# ---- the log, the list, the eye


def test_lines_without_a_heading_stay_under_the_last_one():
    told = [Line(None, "a", group="Monday"), Line(0, "b"), Line(0, "c", group="Tuesday"), Line(1, "d", kind="money")]
    lines = [LogLine(step, line) for step, line in enumerate(told)]
    groups = log_groups(lines, "all")
    assert [(heading, [e.line.text for e in entries]) for heading, entries in groups] == [
        ("Monday", ["a", "b"]),
        ("Tuesday", ["c", "d"]),
    ]
    assert [heading for heading, _entries in log_groups(lines, "money")] == ["Tuesday"]


def test_the_log_goes_on_below_a_new_heading_and_never_begins_anew_above_it():
    view = seated().scene.view
    context = view.plan().context
    told = [Line(0, "a"), Line(0, "b", group="Monday"), Line(0, "c")]

    def rows(count):
        lines = tuple(LogLine(step, line) for step, line in enumerate(told[:count]))
        look = replace(context.look, lines=lines)
        found = log_rows(replace(context, look=look, zones=replace(context.zones, log=Rect(0, 300, 340, 400))), Side())
        return [row.entry if isinstance(row.entry, str) else row.entry.line.text for row, _y in found]

    assert rows(1) == ["a"]
    assert rows(3) == ["a", "Monday", "b", "c"]


@pytest.mark.parametrize("scrolled", (None, 0.0, 31.0, 55.0))
def test_every_entry_in_sight_of_the_log_is_whole(scrolled):
    context = seated().scene.view.plan().context
    words = "Ana sells what two divers have brought up from the wreck below, and more than that"
    lines = tuple(LogLine(n, Line(0, words[: 20 + 7 * n], private=n % 2 == 0)) for n in range(9))
    zones = replace(context.zones, log=Rect(0, 300, 340, 300))
    context, side = replace(context, look=replace(context.look, lines=lines), zones=zones), Side()
    if scrolled is not None:
        side.follow, side.log_scroll = False, scrolled
    found, room = log_rows(context, side), log_room(context, zones.log)
    assert 2 < len(found) < 9
    for row, y in found:
        assert room.y - 1 <= y and y + row.height - WIDE_HAND.gap <= room.bottom + 1


@pytest.mark.parametrize("percent", (100, 200))
def test_words_of_a_private_line_of_the_log_end_before_its_eye(percent, monkeypatch):
    stage = seated(text=percent)
    context = stage.scene.view.plan().context
    lines = tuple(LogLine(n, Line(0, f"Ana’s chest {'a' * n} jewel of $200", private=True)) for n in range(6, 14))
    context = replace(context, look=replace(context.look, lines=lines))
    context = replace(context, zones=replace(context.zones, log=Rect(0, 200, 340, 560)))
    eyes = []
    monkeypatch.setattr(Canvas, "art", lambda self, name, x, y, w, **how: eyes.append((name, x - w / 2)))
    stage.recorder.drawn.clear()
    with context.canvas.dressed(TABLE):
        draw_log(context, Side(), context.zones.log, log_rows(context, Side()))
    ends = [one.rect.right / context.canvas.measure.scale for one in stage.recorder.drawn if one.size > 17]
    left = min(x for name, x in eyes if name == "glyph_eye")
    assert len(ends) > 8 and max(ends) <= left - 6


def test_the_list_keeps_its_numbers_after_a_pick():
    table = make_table()
    assert ways(table, make_look(table)) == ways(table, make_look(table, ("wreck:c",)))


def test_the_list_says_nothing_twice():
    table = make_table()
    deeds = {"wreck:a": "Go to the wreck", "wreck:b": "Show the Lantern to all"}
    labels = {"wreck:a": "the western wreck", "wreck:b": "Lantern"}
    offers = tuple(Offer(n, (spot,), label) for n, (spot, label) in enumerate(deeds.items()))
    spots = tuple(replace(spot, label=labels.get(spot.id, spot.label)) for spot in table.spots)
    table = replace(table, offers=offers, spots=spots)
    assert way_labels(table, make_look(table)) == {
        "wreck:a": "The western wreck: Go to the wreck",
        "wreck:b": "Show the Lantern to all",
    }


def test_every_line_of_the_list_begins_with_a_capital():
    table = make_table()
    spots = tuple(replace(spot, label=spot.label.lower()) for spot in table.spots)
    table = replace(table, spots=spots)
    assert all(label[0].isupper() for label in way_labels(table, make_look(table)).values())


def test_what_leads_to_the_very_same_is_listed_once():
    table = make_table()
    ends = {"wreck:a": 1, "wreck:b": 2, "wreck:c": 1}
    offers = [Offer(end, (spot,), f"Deed {end}") for spot, end in ends.items()]
    table = replace(table, offers=(*offers, Offer(1, ("wreck:d", "wreck:a"), "Deed 1")))
    assert ways(table, make_look(table)) == (*ends, "wreck:d")
    assert numbered(table, make_look(table)) == ("wreck:a", "wreck:b", "wreck:d")
    assert numbered(table, make_look(table, ("wreck:b",))) == ("wreck:a", "wreck:b", "wreck:d")
    assert numbered(table, make_look(table, ("wreck:d",))) == ("wreck:a",)


def test_zooming_keeps_the_place_under_the_pointer():
    camera, area = Camera(1288, 784), Rect(288, 64, 1288, 784)
    camera.fit()
    before = camera.map_place(area, 700, 300)
    assert camera.nearer(area, 2, 700, 300)
    after = camera.map_place(area, 700, 300)
    assert abs(before[0] - after[0]) < 0.01 and abs(before[1] - after[1]) < 0.01
    assert not camera.nearer(area, 100, 700, 300) or camera.zoom == 4


def test_a_ring_lies_where_the_map_says():
    camera, area = Camera(1288, 784), Rect(288, 64, 1288, 784)
    camera.fit()
    spot = make_table().spots[0]
    place = spot_place(camera, area, spot)
    assert place.center == pytest.approx((288 + spot.x, 64 + spot.y)) and place.w == pytest.approx(spot.w)


def test_rings_show_what_can_be_chosen_and_stronger_what_is_picked():
    table = make_table()
    stage = seated(table)
    assert set(stage.scene.view._picture.rings().values()) == {False}
    stage.scene.view.show(table, make_look(table, ("wreck:c",)), animate=False)
    rings = stage.scene.view._picture.rings()
    assert rings["wreck:c"] and not rings["wreck:a"] and len(rings) == 6


def test_things_that_lie_together_have_one_ring_and_words_beside_them_none():
    camera, area = Camera(1288, 784), Rect(288, 64, 1288, 784)
    camera.fit()
    stack, card = Face(40, 40, (Box(0, 0, 40, 40, 20, "card"),)), Face(40, 60, (Box(0, 0, 40, 60, 4, "card"),))
    price = Face(80, 24, (Words("$300", 40, 12, 20),))

    def lying(*faces):
        return [Piece(f"{n}", face, "board", face.w, 100 + 50 * n, 100) for n, face in enumerate(faces)]

    (stacks,) = ringed(camera, area, lying(stack, stack, price))
    assert stacks[1] is False and stacks[0].right < board_place(camera, area, lying(stack, stack, price)[2]).right
    assert len(ringed(camera, area, lying(card, card, card))) == 3, "cards are chosen one by one"
    assert len(ringed(camera, area, lying(price))) == 1, "words that lie alone are the thing"
    assert len(ringed(camera, area, lying(card, stack))) == 1, "what lies upon a card has no ring of its own"


@pytest.mark.parametrize(("before", "darkest"), [((), 300), (("card:wreck",), 200)])
def test_a_mat_that_can_be_chosen_is_ringed_light_and_dark_most_where_it_is_what_is_asked_for(before, darkest):
    table = make_table()
    table = replace(table, offers=(Offer("rob", (*before, "mat:0"), "Rob Ana"),))
    edge = upper_edge(table, before)
    assert min(edge) < darkest and max(edge) > 640


def test_a_mat_is_not_asked_for_where_another_choice_is_whole():
    table, other = make_table(), ("card:wreck",)
    table = replace(table, offers=(Offer("rob", ("mat:0",), "Rob Ana"), Offer("go", other, "Go there")))
    assert upper_edge(table, other) == upper_edge(table, ())


def upper_edge(table, picked):
    """How bright the pixels along the first mat's upper edge are, while these spots are picked."""
    stage = seated(table, make_look(table, picked))
    mat = mat_places(stage.scene.view.plan().context.zones, 4)[0]
    frame, rows = stage.frame(), range(round(mat.y) - 1, round(mat.y) + 5)
    return [sum(frame.get_at((x, y))[:3]) for y in rows for x in range(round(mat.x) + 30, round(mat.right) - 30)]


def test_rings_only_under_the_pointer_when_the_player_wants_it_so():
    stage = seated(affordances="hover")
    assert stage.scene.view._picture.rings() == {}
    stage.move("spot:wreck:a")
    assert stage.scene.view._picture.rings() == {"wreck:a": True}


# ---- rules


BOOK = """# The Game

Words before all.

## 1 Setup
1.1 Lay the board
    in the middle.
1.2 **Shuffle** the *cards*.

## 2. Diving
- **2.1** A diver may go down. See 1.2.
- 2.2a Weights help.
"""


def test_a_rulebook_is_read_paragraph_by_paragraph():
    book = parse(BOOK)
    assert [p.number for p in book.paragraphs] == ["", "1.1", "1.2", "2.1", "2.2a"]
    assert book.paragraphs[1].text == "Lay the board in the middle."
    assert book.paragraphs[2].text == "Shuffle the cards."
    assert book.paragraphs[3].heading == "Diving"
    assert [(h.number, h.text, h.depth) for h in book.headings] == [
        ("", "The Game", 1),
        ("1", "Setup", 2),
        ("2", "Diving", 2),
    ]


def test_rules_are_found_by_number_and_by_words():
    book = parse(BOOK)
    assert book.paragraphs[book.find("2.1")].text.startswith("A diver")
    assert book.paragraphs[book.find("§ 2")].number == "2.1"
    assert book.find("9.9") == -1
    assert [book.paragraphs[n].number for n in book.search("weights HELP")] == ["2.2a"]
    assert book.search("") == ()


# ---- pictures of tables


def test_the_views_of_a_picture():
    assert seat_of("public", 4) is None and seat_of("3", 4) == 3
    for bad in ("4", "-1", "everybody"):
        with pytest.raises(BadOption):
            seat_of(bad, 4)


def test_a_picture_of_a_real_table(tmp_path):
    out = tmp_path / "table.png"
    shot("key_largo", 3, "PICT-URES", 7, "0", (1280, 720), 100, out)
    assert out.read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"
    again = tmp_path / "again.png"
    shot("key_largo", 3, "PICT-URES", 7, "0", (1280, 720), 100, again)
    assert out.read_bytes() == again.read_bytes()


def test_the_renderer_names_no_game():
    for file in (Path(game.ui.__file__).parent / "table").glob("*.py"):
        assert "key_largo" not in file.read_text(encoding="utf-8"), file.name


@pytest.mark.parametrize(("wide", "rows"), ((272, 1), (340, 3)))
def test_a_narrow_log_tells_lines_that_begin_alike_as_one(wide, rows):
    view = seated().scene.view
    context = view.plan().context
    asked = (
        Line(0, f"Ana asks East: {ship}.", -1, lead="Ana asks East", item=ship) for ship in ("Oriel", "Rose", "Ida")
    )
    context = replace(
        context,
        look=replace(context.look, lines=tuple(LogLine(n, line) for n, line in enumerate(asked))),
        zones=replace(context.zones, log=Rect(0, 300, wide, 400)),
    )
    told = [row.entry.line for row, _y in log_rows(context, Side())]
    assert len(told) == rows
    assert sum(line.delta for line in told) == -3
    assert "Rose" in " ".join(line.text for line in told)


def test_a_tooltip_begins_with_all_of_the_slip_s_head():
    table = make_table()
    slip = Slip("Gull Wing", "18 possible", CARD, ("no reading yet",))
    spot = table.spots[0].id
    table = replace(table, slips={spot: slip})
    hit = HitArea(f"spot:{spot}", Rect(0, 0, 1, 1), "board")
    assert tip_of(table, make_look(table), hit).startswith("Gull Wing · 18 possible\nno reading yet")

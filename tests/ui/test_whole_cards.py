"""Cards in the tray lie whole in every window and at every size of text, and what stands on them fits."""

from dataclasses import replace
from itertools import pairwise

import pytest

from game.core.faces import Art, Box, Words
from game.games.dark_water_salvage.looks import card_faces as ships
from game.games.killmans_keep.looks import card_faces as cards
from game.ui.scenes.play.still import Still
from game.ui.shell.headless import HeadlessApp
from game.ui.shell.shot import played
from game.ui.table.board.word_sizes import kind, names, word_sizes
from game.ui.table.input.hit_areas import Touch
from game.ui.table.panels.tray import RING, lift
from game.ui.table.placing import TITLE_LOW
from tests.games.killmans_keep.scene import NAMES, game
from tests.ui.at_shell import settings
from tests.ui.test_secrets_keep_spy import keep

LOW = (((1024, 640), 100), ((1280, 720), 100), ((1280, 720), 150), ((1366, 768), 200), ((1920, 1080), 200))
ARTIFACTS = [name for name, card in NAMES.items() if card < 30]


def shown(match, size, text, seat=0):
    stage = HeadlessApp(Still(match, seat), size, settings(text))
    stage.frame()
    return stage.scene.view


def held(count):
    """Seat 0 of a Keep holds so many artifacts."""
    return keep(game(3, hands={0: ARTIFACTS[:count], 1: ["Lantern"], 2: ["Coin Purse"]}))


@pytest.mark.sample(3)
@pytest.mark.parametrize(("size", "text"), LOW)
@pytest.mark.parametrize("box", ["key_largo", "dark_water_salvage", "killmans_keep"])
def test_every_card_lies_whole_in_its_tray(box, size, text):
    view = shown(played(box, 4, "7", 60), size, text)
    zones = view.plan().context.zones
    assert zones.kind == "compact" and view.plan().stands
    for stand in view.plan().stands:
        room = zones.felt if zones.felt.w and stand.frames else zones.tray
        assert room.inflate(1, 1).contains(stand.rect), stand.tray.id
        for one in stand.placed:
            around = stand.rect if stand.tray.paper else room
            assert around.inflate(1, 1).contains(one.rect), (stand.tray.id, one.piece.id)


@pytest.mark.parametrize("count", (5, 9))
def test_five_and_nine_cards_lie_beside_each_other_at_720(count):
    view = shown(held(count), (1280, 720), 100)
    (stand,) = view.plan().stands
    assert len(stand.placed) == count
    rects = [one.rect for one in stand.placed]
    assert all(b.x >= a.right for a, b in pairwise(rects))
    assert rects[0].w * view.app.measure.scale >= 84 and rects[0].h * view.app.measure.scale >= 118


def test_twelve_ship_cards_fill_their_frame():
    view = shown(played("dark_water_salvage", 4, "7", 60), (1280, 720), 100)
    stand = next(stand for stand in view.plan().stands if stand.tray.id == "ships")
    assert len(stand.placed) == 12
    assert all(b.rect.x >= a.rect.right for a, b in pairwise(stand.placed))
    for one in stand.placed:
        face = one.piece.face
        portrait = next(part for part in face.parts if isinstance(part, Art))
        assert portrait.x <= 3 and portrait.y <= 3 and portrait.x + portrait.w >= face.w - 3
        lowest = max(part.y + part.size / 2 for part in face.parts if isinstance(part, Words))
        assert face.h - 16 < lowest < face.h, "neither a blank foot nor words below it"


@pytest.mark.parametrize("size", ((1440, 900), (1920, 1080)))
def test_a_raised_card_on_a_sheet_hides_nothing_of_its_title(size):
    view = shown(played("key_largo", 4, "7", 60), size, 100)
    plan = view.plan()
    stand = next(stand for stand in plan.stands if stand.tray.id == "chest")
    first = stand.placed[0]
    first = replace(first, rect=first.rect.move(stand.rect.x + 16 - first.rect.x, 0))  # where no picture lies
    spot = first.piece.spot or first.piece.id
    look = replace(plan.context.look, picked=(spot,))
    for context in (replace(plan.context, look=look), replace(plan.context, touch=Touch(hovered=f"spot:{spot}"))):
        rise = lift(context, stand, first)
        assert first.rect.y - rise >= stand.title[1] + TITLE_LOW * context.grow
    ringed = replace(plan.context, look=look, touch=Touch(focused=f"spot:{spot}", keyboard=True))
    top = first.rect.y - lift(ringed, stand, first) - RING
    assert top >= stand.title[1] + TITLE_LOW * plan.context.grow, "nor does the ring of the focus"


@pytest.mark.parametrize("size", ((1440, 900), (1600, 1000)))
def test_twelve_ship_cards_in_a_high_tray_shrink_before_one_covers_the_name_of_another(size):
    view = shown(played("dark_water_salvage", 4, "7", 60), size, 100)
    stand = next(stand for stand in view.plan().stands if stand.tray.id == "ships")
    assert view.plan().context.zones.kind != "compact" and len(stand.placed) == 12
    assert all(b.rect.x >= a.rect.right for a, b in pairwise(stand.placed))


def test_the_name_of_a_ship_that_is_covered_moves_into_sight():
    face = ships.ship_card(0, "lost", -1, "lost", studied=False)
    lines = [part for part in face.parts if isinstance(part, Words) and names(face, part)]
    assert [line.text for line in lines] == ["Alder", "Queen"]
    assert not names(face, Words("lost", 0, 0, 18, "italic", "ink"))


@pytest.mark.parametrize("state", ("lost", "located", "raised", "barred"))
def test_what_is_said_of_a_ship_lies_on_its_low_card(state):
    face = ships.ship_card(0, state, 0 if state in ("located", "raised") else -1, state, True).low
    for part in face.parts:
        if isinstance(part, Words | Box):
            low = part.y + (part.size / 2 if isinstance(part, Words) else part.h)
            assert part.y >= 0 and low <= face.h, part


def test_large_text_leaves_name_picture_and_price_on_a_hand_card(stage):
    for card in (*range(30), *(cards.box.GOAL_FACE + goal for goal in range(len(cards.box.GOALS)))):
        large = cards.hand_card(card).large
        words = [part for part in large.parts if isinstance(part, Words)]
        picture = next(part for part in large.parts if isinstance(part, Art) and part.y == cards.NAMED)
        names = [part for part in words if part.y < picture.y]
        assert " ".join(part.text for part in names) == cards.card_name(card)
        assert all(part.size >= 24 for part in words)


@pytest.mark.parametrize("text", (100, 150, 200))
def test_lines_of_one_kind_have_one_size_and_do_not_touch(text, stage):
    app = stage(Still(held(1), 0), (1920, 1080), settings(text)).app
    lines = (("short", 20), ("a line that is far longer than its room", 39), ("and a third", 58))
    parts = [Words(words, 80, y, 17, "strong", "ink", "centre", 138) for words, y in lines]
    for scale in (0.6, 1.0, 2.0):
        sizes = word_sizes(app.canvas, parts, scale, 1.5)
        assert len(sizes) == 1
        assert sizes[kind(parts[0])] <= max(17 * scale, 19 * scale * 1.1) + 1


@pytest.mark.sample(3)
@pytest.mark.parametrize("count", (3, 5, 7, 12))
def test_cards_of_a_full_market_keep_their_names(count, stage):
    market = ARTIFACTS[10 : 10 + count]
    match = keep(game(3, hands={0: ["Lantern"], 1: ["Lantern"], 2: ["Coin Purse"]}, market=market))
    shown = stage(Still(match, None), (1920, 1080), settings())
    shown.frame()
    drawn = {one.text: one.px for one in shown.recorder.drawn if one.size}
    for name in market:
        lines = [name] if name in drawn else cards.two_lines(name, 10)
        assert all(drawn[line] >= 12 for line in lines), name

from dataclasses import replace

import pytest

from game import words
from game.core.panels import Plate
from game.games.killmans_keep.components import KEEP
from game.ui.draw.measure import HIT
from tests.games.killmans_keep.scene import card
from tests.games.killmans_keep.scene import game as keep_game
from tests.ui import lantern_table
from tests.ui.at_screen import Screen
from tests.ui.at_table import do, new_match, open_veil, sit, wait
from tests.ui.panel_table import answers, fight, plated
from tests.ui.pseudo import Pseudo
from tests.ui.sample_table import make_look, seated
from tests.ui.test_secrets_keep_spy import keep
from tests.ui.test_table_layout import core, furniture
from tests.ui.vision import ratio

SIZES = (((1024, 640), 100), ((1280, 720), 150), ((1920, 1080), 100), ((1920, 1080), 200), ((2560, 1080), 100))
SETS = {
    "fight": lambda: plated(fight()),
    "answers": lambda: plated(answers(), None),
    "answers with a brief": lambda: plated(answers()),
    "four alike": lambda: plated(tuple(replace(plate, strong=False) for plate in answers()), None),
    "one": lambda: plated(answers(1), None),
}


def stage_of(table, size=(1920, 1080), text=100, **changes):
    return seated(table, make_look(table, viewer=0), size, text, **changes)


def places(view):
    return {hit.id.removeprefix("spot:"): hit.rect for hit in view.plan().plate_hots}


@pytest.mark.parametrize(("size", "text"), SIZES)
@pytest.mark.parametrize("name", SETS)
def test_plates_lie_beside_each_other_on_their_sheet_and_can_be_hit(size, text, name):
    stage = stage_of(SETS[name](), size, text)
    view = stage.scene.view
    found, zones = places(view), view.plan().context.zones
    assert len(found) == len(view.table.plates)
    for spot, rect in found.items():
        assert zones.plates.contains(rect) and rect.w >= HIT and rect.h >= HIT - 0.5, (spot, rect)
        assert not any(rect.colliderect(other) for name, other in found.items() if name != spot), spot
        assert not rect.colliderect(view.plan().plated.brief)
    assert all(stand.rect.right <= zones.plates.x for stand in view.plan().stands)
    assert not view.plan().plated.brief.h or zones.plates.contains(view.plan().plated.brief)


def test_the_strong_plate_is_the_widest():
    for name in ("fight", "answers", "answers with a brief"):
        found = places(stage_of(SETS[name]()).scene.view)
        first, *others = found.values()
        assert all(first.w > 1.4 * other.w for other in others)


def test_a_click_and_a_key_mean_the_spot_of_the_plate():
    stage = stage_of(plated(answers(), None))
    stage.click("spot:accept")
    stage.press("C")
    assert stage.scene.meant == [("spot", "plate:accept"), ("spot", "plate:counter")]


def test_a_double_click_does_not_reach_what_came_under_the_pointer_since():
    stage = stage_of(plated(answers()[:1], None))
    view, place = stage.scene.view, stage.where("spot:accept")
    stage.click_at(*place)
    other = plated((Plate("counter", "Counter-offer", "", strong=True),), None)
    view.show(other, make_look(other, viewer=0))
    stage.frame()
    for _click in range(2):
        stage.advance(200)
        stage.click_at(*place)
    assert stage.scene.meant == [("spot", "plate:accept")]
    stage.advance(500)
    stage.click_at(*place)
    stage.click_at(*place)
    assert stage.scene.meant == [("spot", "plate:accept"), *2 * [("spot", "plate:counter")]]


def test_plates_are_in_the_focus_graph_and_tell_what_they_bring():
    stage = stage_of(plated(fight()))
    view = stage.scene.view
    view.app.top.focus.go_to("spot:fight")
    stage.press("Right")
    assert stage.focus == "spot:flee"
    stage.press("Enter")
    assert stage.scene.meant == [("spot", "plate:flee")]
    stage.move("spot:fight")
    assert "Win its corpse" in view.tip_at(*stage.where("spot:fight"))[0]


def test_a_plate_for_a_card_of_the_hand_leaves_the_card_as_it_was():
    table = plated((replace(answers(1)[0], spot="treasure:0"),))
    stage = stage_of(table)
    stage.click("spot:treasure:0")
    stage.click("plate:treasure:0")
    assert stage.scene.meant == [("spot", "treasure:0"), ("spot", "plate:treasure:0")]


def test_while_plates_stand_nothing_of_them_is_an_option_and_commit_is_not_there():
    table = plated(fight())
    stage = stage_of(table)
    view = stage.scene.view
    ids = [hit.id for hit in view.plan().hits]
    assert not view.plan().options.spots and "tool:commit" not in ids and ids.count("spot:fight") == 1
    view.show(table, make_look(table, ("fight",), viewer=0), animate=False)
    ids = [hit.id for hit in view.plan().hits]
    assert "tool:commit" in ids and not view.plan().plates and view.plan().commit.rect.w > 100


def test_the_way_back_stands_among_the_plates():
    table = plated(fight())
    stage = seated(table, make_look(table, viewer=0, retreat="Leave the monster"))
    assert "Leave the" in " ".join(stage.texts)
    stage.click("tool:cancel")
    assert stage.scene.meant == [("cancel", "")]


def test_whoever_cannot_choose_sees_no_plates():
    table = replace(plated(fight()), offers=())
    assert not stage_of(table).scene.view.plan().plates


def test_commit_stands_where_it_stood_when_the_plates_have_gone():
    table = plated(fight())
    for size, text in SIZES:
        stage = stage_of(replace(table, plates=()), size, text)
        view = stage.scene.view
        view.show(replace(table, plates=()), make_look(table, ("flee",), viewer=0), animate=False)
        before = view.plan().commit.rect
        view.show(table, make_look(table, viewer=0), animate=False)
        view.show(table, make_look(table, ("flee",), viewer=0), animate=False)
        assert view.plan().commit.rect == before


@pytest.mark.sample(3)
@pytest.mark.parametrize(("size", "text"), SIZES[:4])
@pytest.mark.parametrize("language", ("plain", "pseudo"))
@pytest.mark.parametrize("name", SETS)
def test_no_words_of_plates_overlap_or_are_too_small(size, text, language, name, unpainted):
    table = SETS[name]()
    if language == "pseudo":
        words.use_catalogue(Pseudo())
        long = tuple(replace(plate, title=words._(plate.title), words=words._(plate.words)) for plate in table.plates)
        table = replace(table, plates=long)
    stage = stage_of(table, size, text)
    area = stage.app.canvas.box(stage.scene.view.plan().context.zones.plates)
    drawn = [one for one in furniture(stage) if area.colliderect(one.rect)]
    assert len(drawn) >= len(table.plates)
    for n, one in enumerate(drawn):
        assert one.px >= 13 and area.contains(core(one.rect)), one.text
        for other in drawn[n + 1 :]:
            assert one.text == other.text or not core(one.rect).colliderect(core(other.rect)), (one.text, other.text)


@pytest.mark.parametrize("contrasts", (False, True))
@pytest.mark.parametrize("name", ("fight", "answers", "answers with a brief"))
def test_words_of_plates_stand_out(contrasts, name):
    stage = stage_of(SETS[name](), high_contrast=contrasts)
    area = stage.app.canvas.box(stage.scene.view.plan().context.zones.plates)
    for one in furniture(stage):
        if area.contains(core(one.rect)):
            worst = min(ratio(one.colour, ground) for ground in one.grounds)
            assert worst >= (3 if one.px >= 24 else 4.5), (one.text, one.colour, one.grounds)


def test_a_refusal_stands_where_the_brief_was():
    table = plated(fight())
    stage = stage_of(table)
    stage.scene.view.show(table, make_look(table, viewer=0, message="You are not there.", message_rule="3.1"))
    assert any("You are not there." in text for text in stage.texts)


@pytest.mark.parametrize(("size", "text"), SIZES)
def test_the_status_stands_left_of_the_hand(size, text):
    stage = stage_of(plated(fight()), size, text)
    view = stage.scene.view
    zones = view.plan().context.zones
    assert zones.status.w >= 120 and zones.tray.contains(zones.status)
    assert all(stand.rect.x >= zones.status.right for stand in view.plan().stands)
    assert stage.app.measure.px(zones.status.w) >= 120


def test_without_status_and_plates_the_tray_is_as_it_was():
    table = replace(plated(fight()), status=None, plates=(), brief=None)
    zones = stage_of(table).scene.view.plan().context.zones
    assert not zones.status.w and zones.tray_room.x == 0 and zones.commit.w == 250


def laid(*args, **kwargs):
    """The lantern table, its choices of one spot as plates."""
    table = lantern_table.lay_out(*args, **kwargs)
    plates = tuple(Plate(one.path[0], one.label, "") for one in table.offers if len(one.path) == 1)
    return replace(table, plates=plates)


def plate_session(confirm="smart", ask=""):
    """Two lamps were bid at a table whose turns are plates."""

    def lay_out(*args, **kwargs):
        table = laid(*args, **kwargs)
        return replace(table, offers=tuple(replace(one, quick=False, ask=ask) for one in table.offers))

    staged = replace(lantern_table.STAGED, staging=replace(lantern_table.STAGED.staging, lay_out=lay_out))
    session = sit(match=new_match("hh", game=staged))
    session.confirm = confirm
    while not session.showing.table.plates:
        open_veil(session)
        session.confirm = "never"
        do(session)
        session.confirm = confirm
        wait(session)
    return session


def test_a_plate_is_played_at_once():
    session = plate_session()
    step, spot = session.match.step, session.showing.table.plates[0].spot
    session.pick(f"plate:{spot}")
    assert session.match.step == step + 1


def test_where_everything_is_confirmed_a_plate_is_picked_first():
    session = plate_session("always")
    step, spot = session.match.step, session.showing.table.plates[0].spot
    session.pick(f"plate:{spot}")
    assert session.match.step == step and session.showing.ready
    session.commit()
    assert session.match.step == step + 1


def test_what_is_dear_is_asked_for_before_a_plate_is_played():
    session = plate_session(ask="Really?")
    step, spot = session.match.step, session.showing.table.plates[0].spot
    session.pick(f"plate:{spot}")
    assert session.match.step == step and session.showing.asking
    session.answer(True)
    assert session.match.step == step + 1


def test_no_plate_grows_under_the_pointer_when_the_notice_above_it_goes():
    state = keep_game(2, area={0: KEEP}, hands={0: ["Lantern", "Spyglass"]}, monster="Cave Troll")
    state.phase, state.fresh = "lost", False
    screen = Screen(keep(state, "hh"), (1920, 1080), hand_over="open")
    view = screen.desk.view

    def places():
        return view.plan().plated.places

    before = places()
    screen.click(f"spot:hand:{card('Lantern')}")
    noted = places()
    assert view.look.message and noted[0].h < before[0].h
    screen.advance(5000, 100)
    assert not view.look.message and places() == noted

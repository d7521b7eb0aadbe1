"""Puzzles on the screen: the list, the table, hints, tries, answers, by mouse and keys, and nothing that is secret."""

import msgspec
import pytest

from game.games import BOXES, find, replay_match
from game.play.puzzling import Puzzling
from game.puzzles import shipped
from game.storage import puzzle_book
from game.ui.draw.measure import Rect
from game.ui.scenes import to
from game.ui.scenes.puzzles import known
from game.ui.scenes.puzzles.puzzle_list import PuzzleList
from game.ui.scenes.puzzles.puzzle_table import PuzzleTable
from game.ui.scenes.puzzles.way_row import WayRow
from game.ui.shell.settings import Settings
from game.ui.table.colours import furniture
from game.ui.table.panels.bar import draw_bar
from tests.conftest import all_asked_for
from tests.ui.checks import faults
from tests.ui.two_worlds import differs, other_world

FAST = msgspec.structs.replace(Settings(), guard_ms=0, game_speed=0, banner_speed=0, reduce_motion=True)
THERE = [box for box in BOXES if shipped.of(box)]
boxes = pytest.mark.parametrize("box", THERE)
SIZES = [((1280, 720), 100), ((1280, 720), 200), ((1920, 1080), 150), ((3840, 2160), 90)]


def set_up(stage, box, n=0, size=(1280, 720), text=100):
    """The list, and over it the table of the nth puzzle of this box with its goal."""
    app = stage(PuzzleList(box), size, msgspec.structs.replace(FAST, text_percent=text))
    app.app.go(to.Puzzle(box, shipped.of(box)[n].id))
    for _wait in range(400):
        if app.scene.name == "puzzle goal":
            return app, next(scene for scene in app.app.scenes if isinstance(scene, PuzzleTable))
        app.advance(20, 20)
    raise TimeoutError(app.scene.name)


def begin(stage, box, n=0, **more):
    app, table = set_up(stage, box, n, **more)
    app.press("Enter")
    app.advance(40, 40)
    assert app.scene is table
    return app, table


def test_a_digit_picks_though_a_button_of_the_bar_has_the_focus(stage):
    app, table = begin(stage, "key_largo")
    app.click("puzzle:hint")
    assert app.focus == "puzzle:hint"
    app.press("1")
    assert table.view.look.picked
    assert app.focus.startswith(("spot:", "plate:"))


def wrong(table):
    """A wrong choice that the table offers whole."""
    offers = [(one.action, *one.then) for one in table.offers]
    return next(each for each in offers if table.puzzling.whole(each) and not table.puzzling.right(each))


def make(app, table, actions):
    """Make this choice at the table: pick its spots part by part, and commit."""
    done = 0
    while app.scene is table and done < len(actions):
        offers = [
            one
            for one in table.view.table.offers
            if (one.action, *one.then) == actions[done : done + 1 + len(one.then)]
        ]
        offer = max(offers, key=lambda one: len(one.then))
        before = len(table.puzzling.played)
        for spot in offer.path[len(table.view.look.picked) :]:
            table.on_spot(spot)
        if app.scene is table and len(table.puzzling.played) == before:
            table.on_commit()
        app.advance(60, 60)
        done += 1 + len(offer.then)


# ---- the list


def test_the_list_shows_each_box_by_difficulty_and_goes_on_with_the_easiest(stage, unpainted):
    app = stage(PuzzleList(), (1280, 720), FAST)
    app.advance(20, 20)
    assert {packs[0].group for packs in app.scene.packs} == set(THERE)
    assert sum(len(pack.puzzles) for packs in app.scene.packs for pack in packs) == sum(
        len(shipped.of(box)) for box in THERE
    )
    group, puzzle = app.scene.next
    assert puzzle == shipped.of(group)[0]
    puzzle_book.keep(known.person(), puzzle_book.NOBODY.after(puzzle.id, 3, clean=True))
    app.scene.shown()
    assert app.scene.next[1] != puzzle


@pytest.mark.parametrize("text", [100, 200])
def test_every_box_has_its_column_and_the_list_says_what_its_stars_mean(stage, text, unpainted, monkeypatch):
    bare = BOXES[-1]
    monkeypatch.setattr(known, "puzzles", lambda group: () if group == bare else shipped.of(group))
    app = stage(PuzzleList(bare), (1280, 720), msgspec.structs.replace(FAST, text_percent=text))
    app.advance(20, 20)
    assert find(bare).title in app.texts
    assert app.texts.count("none yet") == len([box for box in BOXES if not known.puzzles(box)])
    assert "harder" in " ".join(app.texts)
    assert not faults(app)


def test_enter_does_what_a_key_has_chosen_from_a_plate(stage, unpainted):
    app, table = begin(stage, "killmans_keep")
    app.click("spot:hand:23")
    app.advance(500, 50)
    app.press("3")
    app.advance(500, 50)
    assert table.view.look.picked == ("hand:23", "haggle")
    app.press("Enter")
    assert app.scene.name == "dialog", "the choice was made, and is not the best"


def test_a_bar_is_as_long_as_the_number_beside_it(stage, unpainted, monkeypatch):
    app, table = begin(stage, "dark_water_salvage")
    table.finish(())
    app.advance(400, 50)
    rows = [one for one in app.scene.widgets if isinstance(one, WayRow)]
    assert len(rows) > 1
    bars = []
    monkeypatch.setattr(app.app.canvas, "rr", lambda rect, radius, *_more: bars.append((Rect(rect), radius)))
    for row in rows:
        bars.clear()
        row.draw(app.app.canvas)
        rail, bar = [rect for rect, radius in bars if radius == 9]
        assert bar.w == pytest.approx(max(18, rail.w * row.way.worth / 100))


def test_the_goal_says_that_its_stars_are_the_difficulty(stage, unpainted):
    app, _table = set_up(stage, THERE[0])
    assert "Difficulty" in app.texts


@pytest.mark.parametrize(("size", "text"), SIZES)
def test_the_list_has_no_faults(stage, size, text, unpainted):
    page = puzzle_book.NOBODY
    for n, puzzle in enumerate(shipped.of(THERE[0])):
        page = page.after(puzzle.id, n % 4, clean=n % 3 == 0)
    puzzle_book.keep(known.person(), page)
    puzzle_book.keep_own(known.person(), shipped.of(THERE[0])[:2])
    app = stage(PuzzleList(), size, msgspec.structs.replace(FAST, text_percent=text))
    app.advance(20, 20)
    assert not faults(app)


def test_keys_alone_lead_from_the_list_to_a_puzzle_and_back(stage, unpainted):
    app = stage(PuzzleList(), (1280, 720), FAST)
    app.press("Enter")
    for _wait in range(400):
        if app.scene.name == "puzzle goal":
            break
        app.advance(20, 20)
    app.press("Enter")
    app.advance(20, 20)
    assert app.scene.name == "table"
    app.press("Esc")
    assert app.scene.name == "dialog"
    app.press("Esc")
    assert app.scene.name == "table"


# ---- the table


@boxes
def test_the_best_choice_is_made_at_the_table_and_is_right(stage, box, unpainted):
    app, table = begin(stage, box)
    make(app, table, table.puzzling.ways(table.offers)[0].actions)
    assert app.scene.name == "puzzle answer"
    assert app.scene.right
    page = puzzle_book.page(known.person())
    assert page.stars[shipped.of(box)[0].id] == 3
    assert page.row == 1
    assert table.match.step == table.puzzling.begun, "nothing that luck decides is played"


@boxes
def test_a_wrong_choice_may_be_tried_again_but_the_row_is_over(stage, box, unpainted):
    puzzle_book.keep(known.person(), puzzle_book.NOBODY.after("before", 3, clean=True))
    app, table = begin(stage, box)
    table.try_out(wrong(table))
    assert app.scene.name == "dialog"
    assert puzzle_book.page(known.person()).row == 0
    app.press("Esc")
    assert app.scene is table
    assert table.match.step == table.puzzling.begun
    table.try_out(table.puzzling.ways(table.offers)[0].actions)
    assert app.scene.right
    assert puzzle_book.page(known.person()).stars[shipped.of(box)[0].id] == 2
    assert puzzle_book.page(known.person()).row == 0


@boxes
def test_hints_say_what_it_is_about_and_where_it_begins_and_cost_a_star_each(stage, box, unpainted):
    app, table = begin(stage, box)
    best = table.puzzling.ways(table.offers)[0]
    app.press("H")
    app.advance(40, 40)
    assert best.reasons is None or best.reasons.goal in table.view.look.message
    app.press("H")
    app.advance(40, 40)
    assert table.puzzling.hints == 2
    table.try_out(best.actions)
    assert puzzle_book.page(known.person()).stars[shipped.of(box)[0].id] == 1


@pytest.mark.sample(3)
@boxes
def test_no_hint_names_the_best_choice(stage, box, unpainted, pytestconfig):
    for n in range(len(shipped.of(box)))[:: 1 if all_asked_for(pytestconfig) else 3]:
        app, table = begin(stage, box, n)
        best = table.puzzling.ways(table.offers)[0]
        for _hint in range(2):
            app.press("H")
            app.advance(40, 40)
            said = table.view.look.message
            assert said and not said.rstrip(".").endswith(f": {best.name}"), f"{n}: {said}"


def test_the_answer_can_be_shown_and_counts_as_not_solved(stage, unpainted):
    app, _table = begin(stage, THERE[0])
    app.click("puzzle:answer")
    app.press("Right", "Enter")
    assert app.scene.name == "puzzle answer"
    assert not app.scene.right
    page = puzzle_book.page(known.person())
    assert page.stars[shipped.of(THERE[0])[0].id] == 0
    assert page.last == (False,)


@pytest.mark.sample(3)
@boxes
def test_every_choice_of_an_answer_has_a_name(stage, box, unpainted):
    for n in range(len(shipped.of(box)))[1::6] or [0]:
        _app, table = begin(stage, box, n)
        names = [way.name for way in table.puzzling.ways(table.offers)]
        assert "Something else" not in names


@pytest.mark.sample(3)
@boxes
@pytest.mark.parametrize(
    ("size", "text"), [((1280, 720), 100), pytest.param((1920, 1080), 200, marks=pytest.mark.wide)]
)
def test_table_and_answer_have_no_faults(stage, box, size, text, unpainted):
    app, table = begin(stage, box, n=1 if len(shipped.of(box)) > 1 else 0, size=size, text=text)
    assert table.bar.rect.right <= app.app.measure.w
    table.finish(wrong(table))
    app.advance(40, 40)
    assert app.scene.name == "puzzle answer"
    assert not faults(app)
    for digit in range(len(app.scene.ways)):
        app.press(str(digit + 1))
        app.advance(20, 20)
        assert app.scene.told is app.scene.ways[digit]
        assert app.scene.ways[0].worth >= app.scene.told.worth


def test_what_no_puzzle_needs_is_not_in_the_bar(stage, unpainted):
    app, table = begin(stage, THERE[0])
    ids = {target.id for target in app.scene.focus.targets()}
    assert {"puzzle:hint", "puzzle:answer", "puzzle:next", "tool:menu"} <= ids
    assert not ids & {"tool:undo", "tool:pause", "tool:skip", "tool:hint"}
    assert not table.bar.rect.colliderect(next(one.rect for one in app.scene.focus.targets() if one.id == "tool:menu"))


def test_next_goes_on_with_one_not_solved_yet(stage, unpainted):
    app, table = begin(stage, THERE[0])
    first = shipped.of(THERE[0])[0]
    table.try_out(table.puzzling.ways(table.offers)[0].actions)
    app.press("Enter")
    for _wait in range(400):
        if app.scene.name == "puzzle goal":
            break
        app.advance(20, 20)
    table = next(scene for scene in app.app.scenes if isinstance(scene, PuzzleTable))
    assert table.puzzling.puzzle.id != first.id


def test_playing_on_is_a_game_of_practice_from_here(stage, unpainted):
    app, table = begin(stage, THERE[0])
    begun = table.puzzling.begun
    table.finish(())
    app.click("on")
    app.advance(40, 40)
    assert app.scene.name == "table"
    assert not isinstance(app.scene, PuzzleTable)
    assert app.scene.match.step >= begun


# ---- secrets


@boxes
def test_nothing_that_the_seat_may_not_know_is_seen_in_a_puzzle(box):
    """The position in a world imagined from the seat's view gives the same table, reasons and judgement."""
    puzzle = shipped.of(box)[-1]
    match = replay_match(puzzle.document())
    others = [other_world(match, puzzle.seat, seed) for seed in range(4)]
    other = next((world for world in others if differs(match, world)), others[0])
    one, two = Puzzling(puzzle, match), Puzzling(puzzle, other)
    assert one.view == two.view
    assert one.ways(()) == two.ways(())
    assert match.seat(puzzle.seat).legal == other.seat(puzzle.seat).legal
    for way in one.ways(()):
        assert one.whole(way.actions) and two.whole(way.actions)


def test_a_puzzle_whose_answer_is_no_choice_is_refused_in_words(stage, unpainted, monkeypatch):
    box = THERE[0]
    puzzle = shipped.of(box)[0]
    choices = (msgspec.structs.replace(puzzle.best, actions=({"Nonsense": []},)), *puzzle.choices[1:])
    bad = msgspec.structs.replace(puzzle, choices=choices)
    monkeypatch.setattr(known, "puzzles", lambda group: (bad,))
    app = stage(PuzzleList(box), (1280, 720), FAST)
    app.app.go(to.Puzzle(box, bad.id))
    app.advance(600, 20)
    assert app.scene.name == "dialog"


@pytest.mark.parametrize(("size", "text"), [((1920, 1080), 100), ((1280, 720), 200)])
def test_what_is_asked_ends_before_the_number_of_the_puzzle(stage, size, text, unpainted):
    app, table = begin(stage, "dark_water_salvage", size=size, text=text)
    plan = table.view.plan()
    app.recorder.drawn.clear()
    with app.app.canvas.dressed(furniture(app.app.canvas.palette, table.view.printer.palette)):
        draw_bar(plan.context, plan.bar)
    words = table.view.table.prompt.text
    said = [one for one in app.recorder.drawn if len(one.text) > 3 and one.text in words]
    assert said
    assert all(one.rect.right <= app.app.measure.rect(table.bar.rect).x for one in said)


@pytest.mark.parametrize("size", [(1280, 720), (1024, 640)])
def test_with_the_largest_text_each_box_has_its_whole_title(size, stage):
    app = stage(PuzzleList(), size, msgspec.structs.replace(FAST, text_percent=200))
    app.frame()
    assert not [words for words in app.texts if "…" in words]
    heads = " ".join(app.texts)
    assert all(word in heads for box in BOXES for word in find(box).title.split())
    tops = [card.rect.y for cards in app.scene.columns for card in cards[:1]]
    assert len(set(tops)) == 1

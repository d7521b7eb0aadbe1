"""What is told of a chain of deeds goes with what is seen: the log and the heading, a line at a time."""

from dataclasses import replace

import pytest

from game.core.boards import TableBoard
from game.core.faces import Art, Face
from game.core.telling import Direction, Large, Line
from game.play.showing.hud_state import LogLine
from game.ui.table import planner
from game.ui.table.colours import furniture
from game.ui.table.draw_context import DrawContext
from game.ui.table.panels import bar
from game.ui.table.panels.told.log import _wrapped, log_area
from game.ui.table.plan import Plan
from tests.ui.at_screen import Screen, key_largo
from tests.ui.sample_table import LINES, make_look, make_table, seated

CARD = Face(250, 350, (Art("treasure_gold_2", 0, 0, 250, 350),))
MORE = (
    Line(0, "Ana spears a monster."),
    Line(0, "Ana’s diver brings up a card."),
    Line(None, "3 cards are left."),
    Line(None, "A new day.", kind="phase"),
)


def watched():
    """A table on which one deed is seen as two events of 900 ms, of the lines 1, and 2 and 3; line 4 has none."""
    before = make_table()
    view = (screen := seated(before)).scene.view
    after = replace(before, prompt=replace(before.prompt, seat=3, text="plans are laid"))
    lines = (*LINES, *(LogLine(90, line) for line in MORE))
    acts = tuple(Direction((Large("", "", 900, face=CARD),), lines=len(LINES) + n) for n in (1, 3))
    view.show(after, make_look(after, lines=lines), stage=acts)
    return screen, view


def told(view):
    table, look = view.told()
    return table.prompt.seat, table.prompt.text, len(look.lines) - len(LINES)


def test_a_line_is_read_when_its_event_has_been_seen_and_the_heading_says_it():
    screen, view = watched()
    assert told(view) == (1, "", 0), "who has chosen is asked no more"
    screen.advance(1000, 50)
    assert told(view) == (0, "spears a monster.", 1)
    screen.settle()
    assert not view.stage.busy and told(view) == (3, "plans are laid", 4)


def test_nothing_is_laid_out_anew_where_only_the_log_has_grown(monkeypatch):
    screen, view = watched()
    before, made = view.plan(), []
    monkeypatch.setattr(planner, "Plan", lambda *args: made.append(args) or Plan(*args))
    screen.advance(1000, 50)
    after = view.plan()
    assert told(view)[2] == 1 and not made and after is not before
    assert [row.entry for row, _y in after.rows] != [row.entry for row, _y in before.rows]
    assert after.places is before.places and {hit.id for hit in before.hits} < {hit.id for hit in after.hits}
    screen.settle()
    assert view.plan() and made


def test_what_somebody_s_own_does_is_said_whole():
    _screen, view = watched()
    table, look = view.untold.told(view.table, view.look, busy=True, seen=len(LINES) + 3)
    assert (table.prompt.seat, table.prompt.text, table.prompt.whole) == (0, "Ana’s diver brings up a card.", True)
    assert len(look.lines) == len(LINES) + 3, "the new day is told last"
    assert [mat.active for mat in table.mats] == [mat.active for mat in make_table().mats], "as the turn's status is"


@pytest.mark.parametrize("whole", (False, True))
def test_a_sentence_that_names_its_seat_has_no_name_before_it_in_the_bar(monkeypatch, whole):
    table = make_table()
    table = replace(table, prompt=replace(table.prompt, seat=0, text="Ana’s diver surfaces", whole=whole))
    view, written = seated(table).scene.view, []
    context, canvas = view.plan().context, view.app.canvas
    monkeypatch.setattr(DrawContext, "line", lambda self, text, *args, **more: written.append(text) or 0.0)
    with canvas.dressed(furniture(canvas.palette, view.printer.palette)):
        bar._prompt(context, 20, 30, 900, 60)
    assert written == ([] if whole else ["Ana"])


def test_the_same_chain_seen_again_takes_no_line_away():
    screen, view = watched()
    screen.advance(1000, 50)
    view.replay((Direction((Large("", "", 900, face=CARD),)),))
    screen.advance(900, 50)
    assert view.stage.busy and told(view)[2] == 3


def test_each_event_of_a_match_leads_to_its_own_line():
    screen = Screen(key_largo("bbb"))
    for _moment in range(400):
        screen.advance(100, 100)
        if screen.match.step > 12:
            break
    teller = screen.session.showing.teller
    lines, found = teller.lines(None), [each.lines for each in teller.directions(None, 0)]
    assert found == sorted(found) and 1 < found[0] + 1 < found[-1] <= len(lines)
    since = lines[len(lines) // 2].step
    late = [each.lines for each in teller.directions(None, since)]
    assert late == found[-len(late) :], "whatever was told before, the lines are counted from the first"


def test_nobody_chooses_on_the_next_board_before_what_led_there_is_seen():
    before = make_table()
    view = seated(before).scene.view
    after = replace(before, front="harbour")
    view.untold.keep(before, view.look)
    shown, look = view.untold.told(after, make_look(after), busy=True)
    assert look.open == () and shown.prompt.text == ""


def test_a_board_keeps_its_name_until_what_was_done_on_it_has_been_seen():
    before = replace(make_table(), boards=(TableBoard("sea", "Market", 0, 0, 900, 600),), front="sea")
    view = seated(before).scene.view
    after = replace(before, boards=(TableBoard("sea", "Harbour", 0, 0, 900, 600),))
    view.show(after, make_look(after), stage=(Direction((Large("", "", 900, face=CARD),)),))
    assert view.table.boards[0].title == "Harbour" and view.told()[0].boards[0].title == "Market"


def test_who_chooses_after_others_does_so_when_their_deeds_have_been_seen():
    before = make_table()
    view = seated(before).scene.view
    view.untold.keep(before, view.look)
    for seat, asked in ((before.prompt.seat, False), (0, True)):
        lines = (*LINES, LogLine(90, Line(seat, "Somebody wins a tile.")))
        shown, look = view.untold.told(before, make_look(before, lines=lines, open=("1",)), busy=True)
        assert (look.open == ()) == asked == (shown.prompt.text != before.prompt.text)


def test_a_wide_sign_stands_below_its_line_and_not_beside_one_word_after_the_other():
    view = seated(make_table()).scene.view
    context = view.plan().context
    area = log_area(context.zones, view.side)
    for wide in (60, 190):
        sign = Face(wide, 24, (Art("treasure_gold_2", 0, 0, 24, 24),))
        entry = LogLine(3, Line(0, "Ana’s workers all come home", sign=sign))
        lines, beside = _wrapped(context, area, entry)
        assert len([line for line in lines if line]) <= 2
        assert (lines[beside] == "") == (wide > 100)

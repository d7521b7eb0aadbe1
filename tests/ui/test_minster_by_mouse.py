"""Keythedral at the table: every law is played by clicks alone, and all that can be chosen is seen to be."""

from dataclasses import replace
from functools import cache
from itertools import pairwise

import pygame
import pytest

from game.core.chance import FastChance
from game.core.match import Match
from game.core.player import Player
from game.games import find
from game.games.keythedral import actions as do
from game.games.keythedral import components as box
from game.play.showing.hud_state import keys, way_labels
from game.ui.draw.measure import Rect
from game.ui.table.input.subject import slip_of
from game.ui.table.panels import choice_list, choices
from game.ui.table.panels.choices import _key
from game.ui.table.panels.public_tray import beside
from game.ui.table.panels.tray import lift
from game.ui.table.placing import TITLE_LOW, stand_trays
from tests.keeping import again
from tests.ui.at_screen import Screen
from tests.ui.at_table import NAMES

NAMED = (box.GOOD_SEASON, box.POOR_SEASON, box.SURCHARGE, box.OBJECTION, box.MASTER_MASON, box.FENCE_GRANT)
"""Laws for which something is named, and one against a buyer."""
LAWS = [pytest.param(n, id=law.id, marks=() if n in NAMED else pytest.mark.wide) for n, law in enumerate(box.LAWS)]


def uses(offer, law):
    """Whether a choice plays this law."""
    if law == box.SUBSTITUTE:
        return any(isinstance(action, do.Instead) for action in offer.then)
    return any(isinstance(action, do.PlayLaw) and action.law == law for action in (offer.action, *offer.then))


@cache
def moments():
    """By law: a match in which it can be played now."""
    game, found = find("keythedral"), {}
    for number in range(12):
        seats = 2 + number % 3
        players = [Player(name, "human", n) for n, name in enumerate(NAMES[:seats])]
        match, luck = Match(game, players, f"laws {number}", game.options()), FastChance(number)
        while match.actors() and len(found) < len(box.LAWS):
            seat, state = match.actors()[0], match._state
            legal = match.seat(seat, match.step).legal
            for law in playable(state, seat, legal):
                found.setdefault(law, again(match))
            match.play(seat, chosen(game, state, seat, legal, luck))
    return found


def playable(state, seat, legal):
    if state.half is not None:
        return []
    bought = any(isinstance(action, do.BuySeat) for action in legal)
    hired = any(isinstance(action, do.Hire) for action in legal)
    found = [action.law for action in legal if isinstance(action, do.PlayLaw)]
    found += [box.SUBSTITUTE] if bought and state.laws[seat] >> box.SUBSTITUTE & 1 else []
    return found + ([box.JOURNEYMAN] if hired and state.laws[seat] >> box.JOURNEYMAN & 1 else [])


def chosen(game, state, seat, legal, luck):
    """Laws are procured and kept."""
    procured = [action for action in legal if isinstance(action, do.Procure)]
    if procured and not luck.below(3):
        return luck.pick(procured)
    others = [action for action in legal if not isinstance(action, do.PlayLaw)] or legal
    return game.mind.policy(state, seat, others, luck) if luck.below(3) and len(others) > 1 else luck.pick(others)


def enter(screen):
    """To the view of the seat that must act: past the veil, and where it is called by its emblem."""
    seat = screen.match.actors()[0]
    for _try in range(60):
        showing, scene = screen.session.showing, screen.scene.name
        emblem = next((hit for hit in screen.desk.view.hits if hit.id == f"emblem:{seat}" and hit.enabled), None)
        if scene in ("veil", "lift"):
            screen.click("unlock")
        elif scene in ("digest", "reveal"):
            screen.press("Space")
        elif showing.acting == seat and showing.table.offers:
            screen.settle()
            return
        else:
            call = showing.look.call
            if emblem is not None and call is not None and seat not in call.pressed:  # a second press takes it back
                screen.click(emblem.id)
            screen.advance(200, 50)
    raise AssertionError(screen.scene.name)


@pytest.mark.parametrize("law", LAWS)
def test_every_law_is_played_by_clicks_alone(law):
    match = again(moments()[law])
    screen = Screen(match, resumed=True)
    screen.blind = True
    enter(screen)
    offer = next(offer for offer in screen.session.showing.table.offers if uses(offer, law))
    step = match.step
    for spot in offer.path:
        hits = [hit for hit in screen.desk.view.hits if hit.id == f"spot:{spot}" and hit.enabled and hit.rect.w]
        assert hits, (spot, screen.desk.view.look.picked)
        screen.click(f"spot:{spot}")
        screen.settle()
    if match.step == step:
        screen.click("tool:commit")
    assert [action for _seat, action in match.steps[step:]] == [offer.action, *offer.then]


def test_all_that_can_be_chosen_in_the_actions_glows_on_what_lies_there():
    match = next(each for law, each in moments().items() if law == box.LONG_SITTING)
    screen = Screen(again(match), resumed=True)
    enter(screen)
    screen.app.change(affordances="hover")
    bare = screen.frame().copy()
    screen.app.change(affordances="always")
    lit, view = screen.frame(), screen.desk.view
    spots = [spot for spot in view.look.open if any(one.id == spot and one.w for one in view.table.spots)]
    assert len(spots) > 12
    for spot in spots:
        around = screen.app.canvas.box(view.spot_rect(spot)).clip(lit.get_rect())
        assert changed(bare.subsurface(around), lit.subsurface(around)) > 1.5 * (around.w + around.h), spot


def test_a_key_that_is_refused_leaves_enter_to_what_is_picked():
    match, luck = again(moments()[box.LONG_SITTING]).at(0), FastChance(3)
    while not (match._state.phase == "call" and match._state.called):
        seat = match.actors()[0]
        match.play(seat, luck.pick(match.seat(seat).legal))
    screen = Screen(match, resumed=True)
    screen.blind = True
    enter(screen)
    called, step = match._state.called[0], match.step
    wanted = screen.session.showing.table.offers[0].action
    screen.press(str(wanted.number))
    screen.press(str(called))
    assert screen.session.showing.look.message
    screen.press("Enter")
    assert match.steps[step][1] == wanted


def half_laid():
    """A match in which a cottage is to be laid, two of each seat lie, and others can be chosen."""
    match, luck = again(moments()[box.LONG_SITTING]).at(0), FastChance(3)
    while match._state.drawn >= 0 or sum(gap >= 0 for gap in match._state.gap) < 2 * len(match.players):
        seat = match.actors()[0]
        match.play(seat, luck.pick(match.seat(seat).legal))
    return match


def test_each_key_of_the_list_means_what_stands_beside_it():
    """While a cottage is laid, gaps are numbered and the cottages have keys of their own."""
    screen = Screen(half_laid(), resumed=True)
    enter(screen)
    view = screen.desk.view
    listed = keys(view.table.spots, list(way_labels(view.table, view.look)))
    assert {spot for spot, key in listed.items() if key.isdigit() and spot.startswith("gap:")}
    assert {spot for spot, key in listed.items() if key.isdigit() and spot.startswith("cottage:")}
    for spot, key in listed.items():
        if key:
            screen.press(key)
            assert view.look.picked == (spot,)
            screen.press("Esc")


def test_where_a_cottage_is_picked_the_list_of_gaps_has_the_keys_of_cottages():
    view = laying_a_cottage((1440, 900)).desk.view
    (cottage,) = view.look.picked
    listed = keys(view.table.spots, list(way_labels(view.table, view.look)))
    own = next(spot.key for spot in view.table.spots if spot.id == cottage)
    gap = next(spot for spot, key in listed.items() if key == own)
    assert gap.startswith("gap:") and view.control.keys.meant(own) == gap


def laying_a_cottage(size):
    """A screen on which the first cottage in the tray is picked, and its gap is still to be chosen."""
    screen = Screen(half_laid(), size, resumed=True)
    screen.blind = True
    enter(screen)
    screen.click(next(hit.id for hit in screen.desk.view.hits if hit.id.startswith("spot:cottage:")))
    screen.settle()
    return screen


@pytest.mark.parametrize("size", [(1280, 720), (1440, 900)])
def test_a_cottage_that_is_picked_covers_no_title_and_taking_it_back_no_list(size):
    plan = laying_a_cottage(size).desk.view.plan()
    assert plan.cancel and not plan.cancel.rect.colliderect(plan.context.zones.slip)
    (stand,) = plan.stands
    picked, rise = next((one, lift(plan.context, stand, one)) for one in stand.placed if one.piece.mood == "chosen")
    assert rise > 0
    if not plan.context.compact:
        assert picked.rect.y - rise >= stand.title[1] + TITLE_LOW * plan.context.grow


def test_the_list_of_what_can_be_chosen_has_only_as_many_columns_as_leave_names_whole():
    view = laying_a_cottage((1920, 1080)).desk.view
    names = {spot.id: spot.label for spot in view.table.spots}
    listed = {hit.id[4:]: hit.rect for hit in view.hits if hit.id.startswith("way:gap:")}
    assert len(listed) > 8
    for spot, place in listed.items():
        assert view.app.lettering.width(names[spot], "text", 15) <= view.app.canvas.px(place.w - 40), names[spot]


def test_a_list_in_which_all_are_called_alike_says_what_tells_them_apart():
    screen = laying_a_cottage((1440, 900))
    view = screen.desk.view
    context, ways = view.plan().context, list(way_labels(view.table, view.look).items())
    narrow = [Rect(0, 0, 190, 20) for _way in ways]
    said = choice_list._said(context, narrow, [choice_list._wordings(context, *way) for way in ways], 1)
    assert len(set(said)) == len(said) > 8


def test_where_the_same_is_done_with_each_of_many_things_a_narrow_list_names_them_all():
    context = laying_a_cottage((1440, 900)).desk.view.plan().context
    said = [(f"Swap the Opal: {thing} comes for it", f"{thing} comes", thing) for thing in ("Boots", "Knight’s Mace")]
    places = [Rect(0, 0, wide, 20) for wide in (240, 150)]
    assert choice_list._said(context, places, said, 1) == ["Boots", "Knight’s Mace"]
    other = [said[0], ("Sell the Mace", "Sell it", "Mace")]
    assert choice_list._said(context, [Rect(0, 0, 400, 20)] * 2, other, 1) == [words[0] for words in other]


def test_a_short_list_says_all_that_is_done_in_two_lines_where_one_is_too_narrow():
    game, luck = find("keythedral"), FastChance(1)
    match = Match(game, [Player(name, "human", n) for n, name in enumerate(NAMES[:3])], "narrow", game.options())
    while not isinstance((legal := match.seat(match.actors()[0]).legal)[0], do.Place) or len(legal) < 3:
        match.play(match.actors()[0], game.mind.policy(match._state, match.actors()[0], legal, luck))
    screen = Screen(match, (1920, 1080), resumed=True)
    enter(screen)
    view = screen.desk.view
    context, labels = view.plan().context, way_labels(view.table, view.look)
    for wide in (400, 310, 260):
        found = choice_list.choice_list(context, Rect(1200, 420, wide, 220))
        assert [line.said for line in found.lines] == list(labels.values()) and not found.more
        assert all(len(choice_list.set_in(context, line, choice_list.least_px(context))) <= found.high
                   for line in found.lines)  # fmt: skip
        places = [line.place for line in found.lines]
        assert all(one.bottom <= other.y + 0.1 for one, other in pairwise(places)) and places[-1].bottom <= 640
    assert found.high == 2


def test_two_lines_of_a_choice_touch_no_other_choice(monkeypatch):
    context = laying_a_cottage((1440, 900)).desk.view.plan().context
    named = {thing: f"Use the Chipped Opal: swap it for the {thing}" for thing in ("Lantern", "Boots", "Mace", "Key")}
    monkeypatch.setattr(choice_list, "way_labels", lambda table, look: named)
    deep = 0
    for high in range(100, 260, 5):
        found = choice_list.choice_list(context, Rect(1200, 420, 324, high))
        for line in found.lines:
            px = choice_list.fitting(context, line, found.px, found.high)
            text = len(choice_list.set_in(context, line, px)) * px * choice_list.LEADINGS[-1]
            assert found.high == 1 or text <= line.place.h * context.canvas.measure.scale + 1
            deep += found.high > 1
    assert deep


def test_numbers_of_a_list_begin_with_those_that_things_have_and_leave_none_out():
    screen = Screen(half_laid(), (1440, 900), resumed=True)
    screen.blind = True
    enter(screen)
    view = screen.desk.view
    found = keys(view.table.spots, list(way_labels(view.table, view.look)))
    cottages = [key for spot, key in found.items() if spot.startswith("cottage:")]
    assert 1 <= len(cottages) < 9 and list(found.values())[: len(cottages)] == cottages
    assert sorted(key for key in found.values() if key) == list("123456789")
    last = next(spot for spot, key in found.items() if key == "9")
    screen.press("9")
    assert view.look.picked == (last,)


def test_what_is_beside_playing_no_law_has_the_number_one():
    match = next(each for law, each in moments().items() if law == box.SURCHARGE)
    screen = Screen(again(match), (1440, 900), resumed=True)
    enter(screen)
    table, look = screen.desk.view.table, screen.desk.view.look
    found = keys(table.spots, list(way_labels(table, look)))
    assert sorted(found.values())[:2] == ["0", "1"]


def test_all_lines_of_a_list_have_letters_of_one_size(monkeypatch):
    match = next(each for law, each in moments().items() if law == box.LONG_SITTING)
    screen = Screen(again(match), (1440, 900), resumed=True)
    enter(screen)
    sizes, drawn = [], choices._way

    def way(context, line, of, alike):
        sizes.append(choice_list.fitting(context, line, alike, of.high))
        drawn(context, line, of, alike)

    monkeypatch.setattr(choices, "_way", way)
    screen.app.change(text_percent=110)
    screen.frame()
    assert len(sizes) > 8 and len(set(sizes)) == 1


def test_the_title_of_the_last_cottage_does_not_run_into_the_next_paper():
    plan = laying_a_cottage((1440, 900)).desk.view.plan()
    context, (stand,) = plan.context, plan.stands
    room = Rect(context.zones.tray_room)
    (alone,) = stand_trays((stand.tray,), [stand.placed[0].piece], room, Rect(), False, context.grow)
    wide = context.canvas.width(stand.tray.title, 20, "display")
    assert alone.title[0] + wide < beside(context.zones, (alone,)) - 4


def changed(one, other):
    """How many pixels differ."""
    first, second = (pygame.image.tobytes(each, "RGB") for each in (one, other))
    return sum(first[n : n + 3] != second[n : n + 3] for n in range(0, len(first), 3))


def test_a_law_that_is_picked_whole_has_one_button_that_plays_it():
    screen = Screen(again(moments()[box.POOR_RELIEF]), resumed=True)
    screen.blind = True
    enter(screen)
    screen.click(f"spot:law:{box.POOR_RELIEF}")
    screen.settle()
    assert screen.desk.view.control.verbs.plate is None
    assert any(hit.id == "tool:commit" for hit in screen.desk.view.hits)


def about_to_open_bids():
    """A match in which all but one have made a bid of nothing."""
    game = find("keythedral")
    players = [Player(name, "human", n) for n, name in enumerate(NAMES[:3])]
    match, luck = Match(game, players, "stones", game.options()), FastChance(3)
    while match._state.phase != "bid" or match._state.sealed.bit_count() < 2:
        seat, bids = match.actors()[0], match._state.phase == "bid"
        match.play(seat, do.SEAL if bids else game.mind.policy(match._state, seat, match.seat(seat).legal, luck))
    return match


def test_what_stands_on_a_thing_that_is_about_to_change_is_seen_meanwhile():
    screen = Screen(about_to_open_bids(), resumed=True, reduce_motion=False)
    enter(screen)
    screen.press("E")
    screen.advance(3200, 50)
    view = screen.desk.view
    assert "order" in view.moving.journeys and view.stage.busy
    frame, canvas = screen.frame(), view.app.canvas
    for number in range(1, box.COTTAGES + 1):
        stone = canvas.box(view.places()[f"order:{number}"][1].inflate(-4, -4))
        seen = [frame.get_at((x, y)) for x in range(stone.x, stone.right, 2) for y in range(stone.y, stone.bottom, 2)]
        assert max(colour.r for colour in seen) > 110, number


def test_the_tray_keeps_its_size_while_a_law_is_played():
    for law in (box.SURCHARGE, box.OBJECTION):
        screen = Screen(again(moments()[law]), resumed=True)
        screen.blind = True
        enter(screen)
        offer = next(offer for offer in screen.session.showing.table.offers if uses(offer, law))

        def cards(screen=screen):
            placed = screen.desk.view.plan().stands[0].placed
            return {one.piece.id: (one.rect.topleft, one.rect.size) for one in placed}

        before = cards()
        screen.click(f"spot:{offer.path[0]}")
        screen.settle()
        assert screen.desk.view.look.picked and cards() == before, law
        screen.press("Esc")
        screen.settle()
        assert cards() == before, law


def test_where_the_focus_falls_to_a_law_by_itself_no_plate_opens_and_none_covers_the_way_out():
    screen = Screen(again(moments()[box.SURCHARGE]), (1440, 900), resumed=True)
    enter(screen)
    view, law = screen.desk.view, f"law:{box.SURCHARGE}"
    screen.press("Tab")
    assert view.touch.keyboard
    view.touch = replace(view.touch, focused="spot:gone")
    view.control.verbs._focus = "spot:gone"
    assert screen.desk.focus.go_to(f"spot:{law}")
    screen.frame()
    assert view.control.verbs.plate is None
    assert slip_of(view) is None, "the list of what can be chosen stays in sight"
    view.control.verbs.open(law)
    plan, rect = view.plan(), view.control.verbs.plate.rect
    ways = [hit for hit in plan.endings if hit.id == "spot:pass"]
    assert ways and not any(rect.colliderect(hit.rect) for hit in ways)


def test_the_list_beside_a_plate_has_the_keys_of_its_rows(monkeypatch):
    match = next(each for law, each in moments().items() if law == box.LONG_SITTING)
    screen = Screen(again(match), (1440, 900), resumed=True)
    enter(screen)
    view, drawn = screen.desk.view, {}

    def keyed(context, line, *_how):
        drawn[line.spot] = _key(context, line.spot)

    monkeypatch.setattr(choices, "_way", keyed)
    able = {each: sum(row.enabled for row in view.control.verbs.rows(each)) for each in sorted(view.look.open)}
    thing = next(each for each, n in able.items() if n > 1)
    view.on_spot(thing)
    screen.settle()
    screen.frame()
    rows = {row.path[1]: row.key for row in view.control.verbs.rows(thing) if row.enabled}
    assert len(rows) > 1 and drawn.items() >= rows.items()

import pytest

from game.maps import board_of
from game.play.handover import PUBLIC, Handover, Stage
from game.play.showing.missed import told_again
from tests.boxes import some
from tests.ui.at_screen import Screen, key_largo
from tests.ui.at_table import Worker, do, new_match, sit
from tests.ui.lake_worlds import lake
from tests.ui.same_sight import assert_alike
from tests.ui.two_world_walk import everything_seen
from tests.ui.two_worlds import at_random, differs, other_world

GAMES = {
    "lanterns": lambda seed: new_match("hhh", seed),
    "key_largo, money hidden": lambda seed: key_largo("hhhh", seed, open_money=False),
    "dark_water_salvage": lambda seed: lake("hhh", seed),
    "dark_water_salvage, coach": lambda seed: lake("hhhh", seed, assist="coach"),
    "key_largo": lambda seed: key_largo("hhhh", seed, encounters=True),
    "key_largo, plain": lambda seed: key_largo("hhhh", seed),
}


def longest(game):
    return 10 if game == "lanterns" else 160


def pairs(make, many, most_steps):
    """(match, its other world, viewer) at random moments, viewers in turn, None among them."""
    found = []
    n = 0
    while len(found) < many:
        n += 1
        assert n < many * 8, "hardly any position hides anything"
        match = at_random(make(str(n)), (n * 37) % most_steps, n)
        viewer = (None, 0, 1, 2)[n % 4]
        world = other_world(match, viewer, n)
        if differs(match, world):
            found.append((match, world, viewer))
    return found


@pytest.mark.sample(2)
@pytest.mark.parametrize("many", [24, pytest.param(80, marks=pytest.mark.wide)])
@pytest.mark.parametrize("game", GAMES)
def test_what_a_viewer_is_shown_is_the_same_in_both_worlds(game, many):
    board = None if game == "lanterns" else board_of(GAMES[game]("0"))
    for match, world, viewer in pairs(GAMES[game], many // 2 if game.startswith("dark_water") else many, longest(game)):
        seen = []
        for one in (match, world):
            session = sit(match=one, board=board)
            at = PUBLIC if viewer is None else Handover(Stage.PRIVATE, viewer)
            session.showing.at = at
            session.showing.refresh(animate=False)
            shown = [(session.showing.table, session.showing.look)]
            session.showing.at = Handover(Stage.SEALED, match.players.index(match.players[0]))
            shown.append((session.passing.task, session.passing.queue))
            session.showing.at = Handover(Stage.DIGEST, 0 if viewer is None else viewer)
            shown.append(told_again(session.showing) if viewer is not None else ())
            shown.append(session.showing.public())
            seen.append(shown)
        assert seen[0] == seen[1], f"viewer {viewer} at step {match.step}"


def stages(viewer):
    if viewer is None:
        return [PUBLIC, Handover(Stage.SEALED, 1), Handover(Stage.SEALED, 0, lift=True)]
    return [Handover(Stage.PRIVATE, viewer), Handover(Stage.SEALED, viewer), PUBLIC]


@pytest.mark.sample(2)
@pytest.mark.parametrize("many", [4, pytest.param(8, marks=pytest.mark.wide)])
@pytest.mark.parametrize("game", some(GAMES, first=3))
def test_every_frame_text_tooltip_place_and_sound_is_the_same_in_both_worlds(game, many):
    screen = Screen(GAMES[game]("0"))
    for match, world, viewer in pairs(GAMES[game], many, longest(game)):
        for at in stages(viewer):
            seen = []
            for one in (match, world):
                screen.change_table(one)
                seen.append(everything_seen(screen, at))
            assert_alike(*seen, f"viewer {viewer} at step {match.step}, {at.stage}")


def test_a_planted_leak_is_found():
    """The comparison sees a single hidden card: else it would prove nothing."""
    match = at_random(new_match("hhh", "1"), 1, 3)
    world = other_world(match, None, 5)
    screen = Screen(match)
    first = everything_seen(screen, Handover(Stage.PRIVATE, 0))
    screen.change_table(world)
    assert everything_seen(screen, Handover(Stage.PRIVATE, 0)) != first


def plan(screen, nth):
    """The player before the screen makes its private choice; the frame directly after."""
    screen.open()
    screen.move(f"spot:{screen.session.showing.table.offers[0].path[0]}")
    screen.advance(500, 50)
    screen.commit(nth)
    return screen.bytes


def test_the_frame_after_a_private_choice_is_the_next_players_veil():
    first, second = Screen(key_largo("hhhh")), Screen(key_largo("hhhh"))
    for turn in range(3):
        after = plan(first, turn), plan(second, 11 - turn)
        assert after[0] == after[1]
        assert first.scene.name == "veil" and first.at.seat == turn + 1
        template = Screen(other_world(first.match, None, turn))
        assert template.scene.name == "veil"
        assert after[0] == template.bytes
        assert after[0] == first.bytes, "the veil does not fade in"
        assert not first.app.motion.busy
        assert first.desk.view.touch.hovered == "" and first.desk.view.inspected == ""


def test_where_somebody_looked_closely_is_gone_with_the_view():
    screen = Screen(key_largo("hhh"))
    screen.open()
    screen.press("+", "+", "N", "Tab")
    assert screen.desk.view.camera.zoom > 1
    screen.commit(4)
    screen.open()
    view = screen.desk.view
    assert view.camera.zoom == 1
    assert view.side.tab != "notes"
    assert view.touch.focused == "" or view.touch.focused == screen.focus


def test_the_frame_after_the_last_plan_is_public():
    screen = Screen(key_largo("hhh"))
    for turn in range(3):
        plan(screen, 5 + turn)
    assert screen.at == PUBLIC
    world = other_world(screen.match, None, 9)
    template = Screen(world)
    screen.settle()
    screen.advance(6000, 60)
    template.advance(6000, 60)
    assert screen.bytes == template.bytes


def test_a_day_of_four_humans_costs_four_veils_and_two_inputs_each():
    screen = Screen(key_largo("hhhh"))
    veils = inputs = 0
    for _turn in range(4):
        assert screen.scene.name == "veil"
        veils += 1
        screen.hold("unlock", 650)
        inputs += 1
        if screen.scene.name == "digest":
            screen.press("Space")
            inputs += 1
        assert screen.scene is screen.desk
        screen.commit(0)
    assert screen.scene is screen.desk and screen.session.showing.viewer is None
    assert veils == 4
    assert inputs <= 2 * veils


def test_seals_and_beats_come_at_the_same_moments_in_both_worlds():
    def moments(match):
        session = sit(match=match, worker=Worker())
        found = []
        for ms in range(0, 4000, 20):
            session.tick(20)
            found += [(ms, show.look.thinking, show.look.paused) for show in session.showing.take()]
        return found

    for seed in range(6):
        match = new_match("hbbb", str(seed))
        world = other_world(match, 0, seed)
        assert differs(match, world)
        assert moments(match)[:8] == moments(world)[:8]


def test_sounds_and_public_words_come_from_public_events_alone():
    heard = 0
    for seed in range(20):
        match = at_random(new_match("hh", str(seed)), 1, seed)
        session = sit(match=match)
        session.showing.move(Handover(Stage.PRIVATE, session.playing.decision.seat))
        step = match.step
        do(session)
        public = [line.line.cue for line in session.showing.teller.lines(None, step) if line.line.cue]
        assert list(session.showing.teller.take_cues()) == public
        heard += len(public)
    assert heard


def test_a_refused_click_says_the_same_whatever_is_hidden():
    match = at_random(new_match("hhh", "4"), 0, 1)
    world = other_world(match, 0, 3)
    said = []
    for one in (match, world):
        session = sit(match=one)
        session.showing.move(Handover(Stage.PRIVATE, 0))
        session.pick("sea")
        session.pick("nothing")
        said.append([show.look for show in session.showing.take()])
    assert said[0] == said[1]

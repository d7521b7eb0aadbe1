"""Any moment of a game as each would have seen it then, and nothing of a game that goes on but what all know."""

import pytest

from game.core.chance import FastChance
from game.core.player import Player
from game.core.replay import Recording, StillSecret
from game.core.steps import whole
from game.games import BOXES
from game.games.key_largo.components import KIND, MONSTER
from game.games.killmans_keep import GAME
from game.maps import board_named, board_of
from game.play.replaying.chapters import place_of
from game.play.replaying.film import PUBLIC, TRUTH, Film
from game.ui.shell.shot import played
from tests.games.killmans_keep.scene import card
from tests.games.killmans_keep.scene import game as keep
from tests.ui.at_shell import finished

SEATS = (None, 0, 1)


@pytest.fixture(scope="module", name="films")
def _films():
    return {box: Film(match, board_of(match)) for box in BOXES for match in [played(box, 3, "films", 9999)]}


@pytest.mark.sample(3)
@pytest.mark.parametrize("box", BOXES)
def test_every_moment_is_as_it_was(films, box):
    film = films[box]
    match = film.match
    again = type(match)(match.game, match.players, match.seed, match.options, match.map, match.map_digest)
    for n, (seat, action) in enumerate(match.steps, 1):
        again.play(seat, action)
        if n % 23 == 0 or n == match.step:
            for one in SEATS:
                assert film.recording.view(n, one) == match.game.look(again._state, one)
    assert film.recording.view(0) == match.at(0).seat(None).view
    for n in (40, 42, 42, 41, 7, 40):
        assert film.recording.view(n) == match.at(n).seat(None).view, "in whatever order they are asked for"


@pytest.mark.sample(3)
@pytest.mark.parametrize("box", BOXES)
def test_a_seats_film_shows_what_it_saw_then_and_the_truth_what_all_saw(films, box):
    film = films[box]
    lay_out, players = film.match.game.staging.lay_out, film.match.players
    for place in (0, film.last // 3, film.last // 2, film.last):
        then = film.match.at(film.moments[place])
        for seat in range(3):
            assert film.table(place, seat) == lay_out(film.board, then.seat(seat).view, (), (), players)
        public, truth = film.table(place, PUBLIC), film.table(place, TRUTH)
        known, lying = [piece.id for piece in public.pieces], [piece.id for piece in truth.pieces]
        assert known == lying or (film.match.game.look_open and set(known) < set(lying))
        assert set(film.things(place, TRUTH)) == {0, 1, 2}
        assert film.things(place, PUBLIC) == {}
        assert set(film.things(place, 1)) == {1}


def test_the_truth_of_the_lake_shows_every_wreck_where_it_lay(films):
    film = films["dark_water_salvage"]
    for place in (0, film.last // 2, film.last):
        then = film.match.at(film.moments[place])
        public, truth = (
            {piece.id: piece for piece in film.table(place, seen).pieces if piece.id.startswith("wreck:")}
            for seen in (PUBLIC, TRUTH)
        )
        found = [wreck for wreck, who in enumerate(then._state.located) if who >= 0]
        assert set(public) == {f"wreck:{wreck}" for wreck in found}
        assert len(truth) == len(then._state.regions) == 12
        assert {id: truth[id].face for id in public} == {id: piece.face for id, piece in public.items()}


def test_the_truth_of_the_island_shows_the_cards_of_every_wreck(films):
    film = films["key_largo"]
    for place in (0, film.last // 2, film.last):
        state = film.match.at(film.moments[place])._state
        public, truth = (
            {
                piece.id: piece.face
                for piece in film.table(place, seen).pieces
                if piece.id.startswith(("pile:", "lying:"))
            }
            for seen in (PUBLIC, TRUTH)
        )
        lying = [cards for cards in state.wrecks if cards]
        closed = {id for id in public if id.startswith("pile:")}
        assert closed <= set(truth) and len(truth) == sum(map(len, lying))
        assert not set(public.values()) & set(truth.values())
        monsters = sum("monster" in str(face) for face in truth.values())
        assert monsters == sum(KIND[card] == MONSTER for cards in lying for card in cards)
        slips = film.table(place, TRUTH).slips
        told = [slips[spot].lines for spot in slips if spot.startswith("wreck:")]
        assert sum(any(line.startswith("In it: ") for line in lines) for lines in told) == len(lying)


def test_plan_cards_that_all_have_alike_are_not_what_a_seat_held(films):
    film = films["key_largo"]
    for place in range(0, film.last, 9):
        zones = {piece.zone for pieces in film.things(place, TRUTH).values() for piece in pieces}
        assert zones <= {"plans", "chest", "encounters"}


def test_the_truth_of_the_keep_shows_what_was_put_on_the_deck():
    state = keep(3, top=("Mimic", "Spyglass"), bottom=("Lantern",))
    hidden, bare = GAME.look(state, None), GAME.look_open(state)
    assert [each.card for each in (*hidden.top, *hidden.bottom)] == [-1, -1, card("Lantern")]
    assert [each.card for each in (*bare.top, *bare.bottom)] == [card("Mimic"), card("Spyglass"), card("Lantern")]
    board, players = board_named("keep"), [Player(name, "human", n) for n, name in enumerate(("Ana", "Ben", "Ida"))]
    public, truth = (
        {piece.id: piece for piece in GAME.staging.lay_out(board, view, (), (), players).pieces}
        for view in (hidden, bare)
    )
    assert set(public) == set(truth)
    changed = [id for id in public if public[id] != truth[id]]
    assert changed == ["keep-deck"]


def test_the_seasons_are_the_chapters_of_keyflower(films):
    """Keyflower begins in spring, which no line of the log says."""
    seasons = [chapter.name for chapter in whole(films["keyflower"].chapters())]
    assert seasons == ["Spring", "Summer", "Autumn", "Winter"]


@pytest.mark.sample(3)
@pytest.mark.parametrize("box", BOXES)
def test_chapters_and_pins_lie_in_order(films, box):
    film = films[box]
    chapters = whole(film.chapters())
    starts = [chapter.first for chapter in chapters]
    assert starts == sorted(set(starts))
    assert starts[0] == 0
    assert 2 <= len(chapters) <= 40
    pins = [pin.place for pin in film.pins()]
    assert pins == sorted(pins)
    assert 5 <= len(pins) <= 26
    assert film.moments[film.place_of_line(3, PUBLIC)] > film.lines(PUBLIC)[3].step
    assert place_of(film.moments, 10**6) == film.last


def test_the_log_goes_along(films):
    film = films["killmans_keep"]
    counts = [film.until(place, 0) for place in range(film.last + 1)]
    assert counts == sorted(counts)
    assert counts[-1] == len(film.lines(0))
    assert len(film.lines(0)) > len(film.lines(PUBLIC))
    line = film.caption(film.last // 2, PUBLIC)
    assert line is not None
    assert line.text


def test_reasons_are_told_of_bots_alone(films):
    film = films["key_largo"]
    told = [film.reasons(place) for place in range(1, film.last + 1)]
    seats = {each.seat for each in told if each}
    assert seats == {seat for seat, player in enumerate(film.match.players) if not player.human}


def test_a_game_that_goes_on_shows_the_public_table_alone():
    match = played("key_largo", 4, "7", 60)
    film = Film(match, board_of(match))
    assert film.perspectives == (PUBLIC,)
    for seat in range(4):
        with pytest.raises(StillSecret):
            film.table(film.last, seat)
        with pytest.raises(StillSecret):
            film.lines(seat)
    with pytest.raises(StillSecret):
        film.table(film.last, TRUTH)
    with pytest.raises(StillSecret):
        film.recording.open_view(film.last)
    with pytest.raises(StillSecret):
        film.recording.again(3)
    assert film.recording.actor(0) is None


def film_of(match):
    """All that a public film of this match tells, at any of its moments."""
    film = Film(match, board_of(match))
    tables = [film.table(place, PUBLIC) for place in range(max(0, film.last - 6), film.last + 1)]
    told = [film.caption(place, PUBLIC) for place in range(film.last + 1)]
    reasons = [film.reasons(place) for place in range(max(0, film.last - 3), film.last + 1)]
    return film.perspectives, film.last, film.lines(PUBLIC), film.pins(), tables, told, reasons


def other_choices(match, chance):
    """The same match with another secret choice at its last step, which nobody else can tell from this one."""
    *before, (seat, action) = match.steps
    start = match.at(len(before))
    others = [one for one in start.seat(seat).legal if one != action]
    for other in sorted(others, key=lambda _one: chance.below(1000))[:6]:
        world = type(match)(match.game, match.players, match.seed, match.options, match.map, match.map_digest)
        for who, what in (*before, (seat, other)):
            world.play(who, what)
        alike = world.seat(None).view == match.seat(None).view and world.actors() == match.actors()
        if alike and world.seat(seat).view != match.seat(seat).view:
            return world
    return None


@pytest.mark.sample(3)
@pytest.mark.parametrize("box", ["key_largo", "dark_water_salvage", "keyflower"])
def test_a_public_film_is_the_same_in_both_worlds(box):
    compared, chance = 0, FastChance(3)
    for n in range(1, 160):
        match = played(box, 3, "worlds", n)
        world = None if match.over else other_choices(match, chance)
        if world is not None:
            assert film_of(match) == film_of(world), n
            compared += 1
        if compared == 5:
            return
    assert compared, "no choice of this box is secret"


@pytest.mark.parametrize("box", ["key_largo", "dark_water_salvage"])
def test_what_another_seat_knew_then_is_the_same_in_both_worlds(box, monkeypatch):
    compared, chance = 0, FastChance(5)
    for n in range(1, 160):
        match = played(box, 3, "worlds", n)
        world = None if match.over else other_choices(match, chance)
        if world is None:
            continue
        viewer = (match.steps[-1][0] + 1) % 3
        seen = []
        for one in (match, world):
            film = Film(one, board_of(one))
            film.recording.over = True  # as if it had ended: then seats may look
            last = len(film.moments) - 1
            seen.append((film.table(last, viewer), film.things(last, viewer), film.lines(viewer), film.pins()))
        assert seen[0] == seen[1], n
        compared += 1
        if compared == 4:
            return
    assert compared


def test_playing_on_is_a_game_of_its_own():
    film = Film(finished(), board_of(finished()))
    new = film.recording.again(40)
    assert new.step == 40
    assert new.seat(None).view == film.recording.view(40)
    seat = new.actors()[0]
    new.play(seat, new.seat(seat).legal[0])
    assert film.match.step == finished().step
    new.undo(seat) if new.can_undo(seat) else None
    assert Recording(new).moments[0] == 0

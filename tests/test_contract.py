"""What every game owes the core, the bots and the screen; a new box is enrolled by being in GAMES."""

import copy
import itertools
import os
import pickle
import subprocess
import sys
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from game import maps
from game.core import save
from game.core.chance import Chance
from game.core.codec import Codec
from game.core.errors import BadOption, Illegal
from game.core.game import Result
from game.core.panels import Desk, Note
from game.core.table import Table
from game.core.telling import Line, Reveal
from game.games import replay_match, start_match
from game.research.book import book, layout, vector
from tests.boxes import (
    BOXES,
    LONGEST,
    TOYS,
    WANDERING,
    Wanderer,
    cases,
    dump,
    length,
    marked,
    players,
    pytest_id,
    rarer,
    sampled,
    some,
    variants,
    walk,
)

CASES = [case for game in BOXES for case in cases(game)]
SEED = "contract"
MOST_LISTED = 48
"""Actions in one decision, and spots to pick from at once; more must be split in two, or be a number to be chosen."""

# All tests of a table come one after the other, so that its random match is played once.
every_case = pytest.mark.parametrize("case", CASES, ids=pytest_id, scope="module")
some_cases = pytest.mark.parametrize("case", marked(BOXES), ids=pytest_id, scope="module")
few_cases = pytest.mark.parametrize("case", rarer(BOXES), ids=pytest_id, scope="module")
TABLES = {"few": [case for case in rarer(BOXES) if case in CASES], "all": CASES}
every_game = pytest.mark.parametrize("game", BOXES, ids=pytest_id)


@pytest.fixture(autouse=True)
def _toy_in_the_chest(lanterns):
    """So that saves of the toy can be loaded, too."""


def viewers(case):
    return (None, *range(case.seats))


def random_match(case, seed=SEED):
    """A random match through the gate."""
    match, player = case.match(seed), Wanderer(case, seed)
    while not match.over:
        seat, _legal, action = player.move(match._state, match.step + 1)
        match.play(seat, action)
    return match


@every_game
def test_every_number_of_seats_has_a_printed_game(game):
    assert {case.seats for case in cases(game) if case.options == game.options()} == set(game.seats)
    assert len(set(variants(game))) == len(variants(game))
    for seats in (0, game.seats[-1] + 1):
        with pytest.raises(BadOption):
            start_match(game.id, players(6) * 2 if seats > 6 else players(seats))


@pytest.mark.sample(3)
@every_case
@pytest.mark.parametrize("seed", some([SEED, "another"], first=1))
def test_the_game_ends_and_actors_and_only_actors_have_actions(case, seed):
    game = case.game
    for moment in walk(case, seed, wandering=LONGEST):
        actors = tuple(game.actors(moment.state))
        assert len(set(actors)) == len(actors)
        for seat in range(case.seats):
            legal = tuple(game.legal(moment.state, seat))
            assert bool(legal) == (seat in actors)
            numbers_of_a_kind = max(Counter(map(type, legal)).values(), default=1)
            assert len(legal) <= MOST_LISTED or len(legal) - numbers_of_a_kind < MOST_LISTED
            assert len(set(legal)) == len(legal)
        assert (game.result(moment.state) is None) == bool(actors)
    assert_result(case, game.result(moment.state))


def assert_result(case, result):
    assert isinstance(result, Result)
    assert result.reason
    assert len(result.scores) == case.seats
    assert sorted(seat for tied in result.ranking for seat in tied) == list(range(case.seats))
    assert all(result.ranking)


@pytest.mark.sample(3)
@every_case
def test_every_listed_action_has_its_number_for_whoever_learns_from_games(case):
    if case.game not in TOYS:
        known = set(book(case.game.id).actions)
        for moment in walk(case, SEED, wandering=LONGEST):
            assert known.issuperset(moment.legal)


@pytest.mark.sample(3)
@few_cases
def test_every_view_can_be_said_in_numbers(case):
    """As many numbers as the layout of the box has, whoever looks."""
    if case.game not in TOYS:
        for moment in itertools.islice(walk(case, SEED), 0, None, 7):
            for viewer in viewers(case):
                view = case.game.look(moment.state, viewer)
                assert len(vector(case.game.id, view)) == layout(case.game.id).size


@pytest.mark.sample(3)
@some_cases
def test_every_listed_action_applies_and_leaves_the_original_alone(case):
    game = case.game
    for moment in sampled(case, SEED, among=23):
        before = dump(moment.state)
        for action in moment.legal:
            heard, deaf = moment.state.clone(), moment.state.clone()
            chances = Chance(SEED, moment.step), Chance(SEED, moment.step)
            game.apply(heard, moment.actor, action, chances[0], [].append)
            game.apply(deaf, moment.actor, action, chances[1], None)
            assert dump(heard) == dump(deaf), "a listener changes the game"
            assert chances[0].used == chances[1].used
        assert dump(moment.state) == before


@pytest.mark.sample(3)
@every_case
def test_clones_are_independent_for_the_rest_of_the_game(case):
    moments = walk(case, SEED)
    pairs = []
    for moment in moments:
        if moment.step % 29 == 1:
            pairs.append((moment.state.clone(), dump(moment.state)))
    assert len(pairs) > 0
    for clone, before in pairs:
        assert dump(clone) == before


@pytest.mark.sample(3)
@some_cases
def test_reading_a_position_changes_nothing(case):
    game = case.game
    for moment in sampled(case, SEED, among=7):
        before = dump(moment.state)
        for seat in viewers(case):
            first = game.look(moment.state, seat)
            assert game.look(moment.state, seat) == first
        for seat in range(case.seats):
            game.legal(moment.state, seat)
        game.result(moment.state)
        assert dump(moment.state) == before


@pytest.mark.sample(3)
@few_cases
def test_what_is_done_unasked_changes_nobodys_turn_to_act_and_is_saved_like_a_step(case):
    match, player = case.match(SEED), Wanderer(case, SEED)
    while not match.over and match.step < WANDERING:
        for seat in range(case.seats):
            observation, actors = match.seat(seat, match.step), match.actors()
            world = case.game.imagine(observation.view, Chance("world", match.step))
            assert tuple(case.game.unasked(world, seat)) == observation.unasked, (
                "what can be done unasked tells a secret"
            )
            assert not set(observation.unasked) & set(observation.legal)
            if observation.unasked and match.step % 5 == 0:
                match.play(seat, observation.unasked[match.step % len(observation.unasked)])
                assert match.actors() == actors
        seat, _legal, action = player.move(match._state, match.step + 1)
        match.play(seat, action)
    assert replay_match(save.read(save.write(match.to_document()))).digest() == match.digest()


@pytest.mark.sample(3)
@few_cases
def test_an_unlisted_action_is_refused_and_changes_nothing(case):
    everything = list(dict.fromkeys(action for moment in walk(case, "other") for action in moment.legal))
    match, player = case.match(SEED), Wanderer(case, SEED)
    which, among = Chance("which", 1), max(17, length(case, SEED) // 40)
    while not match.over:
        if match.step % among == 0:
            for seat in range(case.seats):
                observation, before = match.seat(seat, match.step), match.digest()
                legal = {*observation.legal, *observation.unasked}
                strange = next(action for action in iter(lambda: which.pick(everything), None) if action not in legal)
                with pytest.raises(Illegal) as caught:
                    match.play(seat, strange)
                assert str(caught.value)
                assert match.digest() == before
        seat, _legal, action = player.move(match._state, match.step + 1)
        match.play(seat, action)


@pytest.mark.sample(3)
@few_cases
def test_actions_views_events_and_options_survive_the_codec_and_a_pickle(case):
    codec, told = Codec(case.game.vocabulary), []
    values = {case.options}
    for moment in walk(case, SEED, told):
        values.update(moment.legal)
        if moment.step % 11 == 1:
            values.update(case.game.look(moment.state, seat) for seat in viewers(case))
    values.update(told)
    for value in values:
        again = codec.decode(msgspec.json.decode(codec.bytes(value)))
        assert (again, repr(again)) == (value, repr(value))
        assert pickle.loads(pickle.dumps(value)) == value
    assert len({codec.bytes(value) for value in values}) == len(values)
    assert len({repr(action) for action in values}) == len(values)


@pytest.mark.sample(3)
@some_cases
def test_an_imagined_world_looks_the_same_to_its_seat(case):
    game = case.game
    for moment in sampled(case, SEED, among=11):
        for seat in viewers(case):
            view = game.look(moment.state, seat)
            for world in range(2):
                imagined = game.imagine(view, Chance(f"world {world}", moment.step))
                assert game.look(imagined, seat) == view
                assert game.look(imagined, None) == game.look(moment.state, None), "what is public is no secret"
                assert tuple(game.actors(imagined)) == tuple(game.actors(moment.state))
                if seat is not None:
                    legal = tuple(game.legal(imagined, seat))
                    assert legal == tuple(game.legal(moment.state, seat)), "a list of actions tells a secret"


@pytest.mark.sample(3)
@few_cases
def test_an_imagined_world_can_be_played_to_the_end(case):
    game = case.game
    for moment in sampled(case, SEED, among=47, most=6):
        for seat in viewers(case):
            state = game.imagine(game.look(moment.state, seat), Chance("world", moment.step))
            luck, player = Chance("luck", moment.step), Wanderer(case, f"{moment.step}")
            for step in range(1, LONGEST):
                if not game.actors(state):
                    break
                actor, _legal, action = player.move(state, step)
                game.apply(state, actor, action, luck, None)
            assert_result(case, game.result(state))


@pytest.mark.sample(3)
@some_cases
def test_nobody_always_knows_what_another_holds(case):
    game = case.game
    unsure, everybody = set(), {(seat, other) for seat in viewers(case) for other in range(case.seats) if other != seat}
    for moment in sampled(case, SEED, among=2, most=LONGEST):
        if unsure == everybody:
            break
        for seat in viewers(case):
            view = game.look(moment.state, seat)
            worlds = [game.imagine(view, Chance(f"world {world}", moment.step)) for world in range(3)]
            for other in set(range(case.seats)) - {seat}:
                if len({game.look(world, other) for world in worlds}) > 1:
                    unsure.add((seat, other))
    assert unsure == everybody


@pytest.mark.sample(3)
@some_cases
def test_private_events_reach_one_seat_and_public_ones_everybody(case):
    match, told = random_match(case), []
    for _moment in walk(case, SEED, told):
        pass
    heard = {seat: [news.event for news in match.seat(seat).events] for seat in viewers(case)}
    assert heard[None] == [event for event in told if event.to is None]
    for seat in range(case.seats):
        assert heard[seat] == [event for event in told if event.to in (None, seat)]
    assert {event.to for event in told} <= set(viewers(case))


@pytest.mark.sample(3)
@some_cases
def test_no_number_of_an_event_counts_what_others_did_unseen(case):
    """Without the hidden steps of the others a seat is told exactly the same, numbers and all."""
    match, hidden = random_match(case), 0
    for seat in viewers(case):
        blind = copy.copy(match)
        blind._history = match._history.copy(
            step
            for step in match._history.steps
            if step.seat == seat or any(event.to in (None, seat) for event in step.events)
        )
        hidden += match.step - blind.step
        assert blind.seat(seat) == match.seat(seat)
        steps = [told.step for told in match.seat(seat).events]
        assert steps == sorted(steps)
        assert not steps or steps[-1] < blind.step
    assert hidden or case.game.id not in ("key_largo", "killmans_keep"), "halves of choices are made unseen there"


@pytest.mark.sample(3)
@few_cases
def test_a_saved_match_comes_back_with_equal_digests(case):
    match = random_match(case)
    document = match.to_document()
    again = replay_match(save.read(save.write(document)))
    assert again.to_document() == document
    assert (again.digest(), again.result()) == (match.digest(), match.result())
    assert again.seat(0) == match.seat(0)


@pytest.mark.sample(3)
@few_cases
def test_undo_and_redo_give_equal_digests(case):
    match, player, undone = case.match(SEED), Wanderer(case, SEED), 0
    while not match.over:
        step, before = match.step, dump(match._state)
        seat, _legal, action = player.move(match._state, step + 1)
        match.play(seat, action)
        if match.can_undo(seat):
            since = 0 if undone % 10 == 0 else step - 5
            events = match.seat(seat, since).events
            match.undo(seat)
            assert dump(match._state) == before
            undone += 1
            match.redo(seat)
            assert match.seat(seat, since).events == events
    assert undone > 0, f"nothing in {case.game.title} can be taken back"
    assert match.to_document() == random_match(case).to_document()


@pytest.mark.sample(3)
@few_cases
def test_what_can_be_taken_back_taught_its_player_nothing(case):
    """Whoever takes a step back could have foreseen all of it: it goes the same way in every world he imagines."""
    game = case.game
    for moment in sampled(case, SEED, among=3):
        for action in moment.legal:
            after, told = moment.state.clone(), []
            luck = Chance(SEED, moment.step)
            game.apply(after, moment.actor, action, luck, told.append)
            if luck.used or any(event.to is not None or event.reveals for event in told):
                continue
            world, told_there = game.imagine(game.look(moment.state, moment.actor), Chance("world", moment.step)), []
            game.apply(world, moment.actor, action, Chance(SEED, moment.step), told_there.append)
            assert told_there == told
            assert game.look(world, moment.actor) == game.look(after, moment.actor)


@pytest.mark.sample(3)
@few_cases
def test_a_seat_is_told_beforehand_what_it_cannot_take_back(case):
    """Without learning anything from that: what hangs on a secret is tried in imagined worlds only."""
    match, player, apply = case.match(SEED), Wanderer(case, SEED), case.game.apply

    def sealed(state, seat, action, luck):
        told = []
        apply(state, seat, action, luck, told.append)
        return bool(luck.used) or any(event.to is not None or event.reveals for event in told)

    while not match.over:
        seat, legal, played = player.move(match._state, match.step + 1)
        if match.step % 5 == 0:
            view = match.seat(seat, match.step).view
            ends_undo = match.ends_undo(seat)
            final = {action for action in legal if ends_undo.final((action,))}
            assert final <= set(legal)
            for action in set(legal) - final:
                if sealed(match._state.clone(), seat, action, Chance(SEED, match.step + 1)):
                    worlds = [case.game.imagine(view, Chance("another world", n)) for n in range(200)]
                    ends = [sealed(world, seat, action, Chance("luck", 1)) for world in worlds]
                    assert 0 < sum(ends) < 100, f"{action} ends undo, and {case.game.title} could have said so"
        match.play(seat, played)


@some_cases
def test_a_mind_rates_chooses_and_orders(case):
    game, mind = case.game, case.game.mind
    ratings = (mind.rate, *mind.taught.values())
    time = mind.horizon(case.setup(SEED))
    for moment in sampled(case, SEED, among=13):
        state = moment.state
        assert all(len(rate(state)) == case.seats for rate in ratings)
        assert mind.horizon(state) >= time
        time = mind.horizon(state)
        if moment.legal:
            assert mind.policy(state, moment.actor, moment.legal, Chance("policy", moment.step)) in moment.legal
            priors = mind.priors(state, moment.actor, moment.legal)
            assert len(priors) == len(moment.legal)
            assert all(0 <= prior <= 255 for prior in priors)
    for rate in ratings:
        assert_rated(rate(state), game.result(state))
    assert mind.scale > 0


def assert_rated(rates, result):
    """What a mind hopes for is in the end what the result says: tied seats alike, nobody before who comes before."""
    places = [[rates[seat] for seat in tied] for tied in result.ranking]
    assert all(len(set(tied)) == 1 for tied in places)
    assert all(before[0] >= after[0] for before, after in itertools.pairwise(places))


def numbers(table):
    """The paths of the table's amount: its ends, and what is offered between them."""
    amount, offered = table.amount, {offer.path for offer in table.offers}
    if amount is None:
        return ()
    between = [(f"{amount.spot}:{n}",) for n in range(amount.least + 1, amount.most)]
    ends = [(f"{amount.spot}:{n}",) for n in sorted({amount.least, amount.most})]
    return (ends[0], *(path for path in between if path in offered), *ends[1:])


def assert_table(case, table, legal):
    spots = [spot.id for spot in table.spots]
    assert len(set(spots)) == len(spots)
    pieces = [piece.id for piece in table.pieces]
    assert len(set(pieces)) == len(pieces)
    assert {piece.spot for piece in table.pieces} <= {"", *spots}
    paths_offered = [offer.path for offer in table.offers]
    assert len(set(paths_offered)) == len(paths_offered)
    counted = numbers(table)
    assert set(counted) <= set(paths_offered)
    assert table.amount is None or (f"{table.amount.spot}:{table.amount.usual}",) in counted
    pointed = [path for path in paths_offered if path not in counted]
    picked = {path[: length + 1] for path in pointed for length in range(len(path))}
    assert max(Counter(part[:-1] for part in picked).values(), default=0) <= MOST_LISTED
    assert {spot for path in pointed for spot in path} <= set(spots)
    assert {spot for offer in table.offers for spot in offer.trail} <= set(spots)
    assert {repr(offer.action) for offer in table.offers} == set(map(repr, legal))
    assert all(offer.label for offer in table.offers)
    assert set(table.refusals) <= set(spots)
    assert not set(table.refusals) & {path[0] for path in paths_offered if path}
    assert sorted(mat.seat for mat in table.mats) == list(range(case.seats))
    assert all(refusal.reason and refusal.rule for refusal in table.refusals.values())
    assert table.clock and table.prompt.text
    assert_boards(table)


def assert_boards(table):
    """Everything lies on a board that there is."""
    boards = [board.id for board in table.boards]
    assert len(set(boards)) == len(boards)
    assert table.front in ("", *boards)
    assert {spot.board for spot in table.spots} <= {"", *boards}
    zones = {"board"} if not boards else set(boards)
    bargain = [pane.zone for pane in (table.bargain.left, table.bargain.right)] if table.bargain else []
    zones |= {tray.id for tray in table.trays} | {f"mat:{mat.seat}" for mat in table.mats} | set(bargain)
    assert {piece.zone for piece in table.pieces} <= zones
    assert all(board.w > 0 and board.h > 0 for board in table.boards)


@few_cases
def test_a_table_is_laid_for_every_view_and_offers_every_action_and_no_other(case):
    game, staging, names = case.game, case.game.staging, players(case.seats)
    board = case.board()
    for moment in sampled(case, SEED, among=37, most=9):
        for seat in viewers(case):
            view = game.look(moment.state, seat)
            legal = () if seat is None else tuple(game.legal(moment.state, seat))
            table = staging.lay_out(board, view, legal, (), names)
            assert isinstance(table, Table)
            assert_table(case, table, legal)
            assert staging.lay_out(board, view, legal, (), names) == table
            counted = set(numbers(table)) - set(numbers(table)[1:-1])
            paths = [path for path in (offer.path for offer in table.offers) if path not in numbers(table)[1:-1]]
            assert counted <= set(paths)
            begun = sorted({path[:n] for path in paths for n in range(1, len(path) + 1)})
            every = len(begun) // 8 + 1
            for picked in begun[moment.step % every :: every]:
                assert_table(case, staging.lay_out(board, view, legal, picked, names), legal)
            assert all(staging.task(game.look(moment.state, None), actor) for actor in game.actors(moment.state))


@pytest.mark.sample(3)
@few_cases
def test_a_desk_changes_what_one_reads_and_nothing_that_one_can_do(case):
    game, staging, names = case.game, case.game.staging, players(case.seats)
    board = case.board()
    for moment in sampled(case, SEED, among=61, most=4):
        public = staging.lay_out(board, game.look(moment.state, None), (), (), names)
        assert not public.notes, "a notebook is private"
        assert public.pencil is None
        for seat in range(case.seats):
            view, legal = game.look(moment.state, seat), tuple(game.legal(moment.state, seat))
            plain = staging.lay_out(board, view, legal, (), names)
            notes = [note.spot for note in plain.notes if isinstance(note, Note)]
            for study in notes[:: max(1, len(notes) - 1)]:
                table = staging.lay_out(board, view, legal, (), names, Desk(study))
                assert_table(case, table, legal)
                assert deeds(table) == deeds(plain)
                assert [note.spot for note in table.notes if isinstance(note, Note) and note.open] == [study]
                assert_written(staging, table, (board, view, legal, (), names))


def deeds(table):
    """What can be done, and how."""
    return [(offer.action, offer.path, offer.label, offer.ask) for offer in table.offers]


def assert_written(staging, table, asked):
    """What the pencil may write is seen."""
    pencil = table.pencil
    if pencil is None:
        return
    assert set(pencil.spots) <= {spot.id for spot in table.spots}
    assert len(set(pencil.signs)) == len(pencil.signs) > 0
    for sign in pencil.signs:
        written = staging.lay_out(*asked, Desk(pencil.about, {f"{pencil.about} {pencil.spots[0]}": sign}))
        assert written != table
        assert deeds(written) == deeds(table)


@pytest.mark.sample(3)
@some_cases
def test_moments_worth_the_table_are_for_those_who_know_of_them(case):
    """A public one is the same for all but those who saw more already; a private one says so; both point at what is."""
    match, staging, names = random_match(case), case.game.staging, players(case.seats)
    public = match.seat(None).view
    spots = {spot.id for spot in staging.lay_out(case.board(), public, (), (), names).spots}
    for seat in viewers(case):
        observation = match.seat(seat)
        for told in observation.events:
            reveal = staging.reveal(told.event, observation.view, names)
            assert reveal is None or isinstance(reveal, Reveal)
            if told.event.to is None:
                assert reveal in (None, staging.reveal(told.event, public, names))
            if reveal is None:
                continue
            assert reveal.private == (told.event.to is not None)
            assert {reveal.source, *reveal.lit, *reveal.struck} <= {"", *spots}
            assert reveal.title and (reveal.sign or (reveal.kind == "things" and not reveal.count))


@every_game
def test_the_usual_map_is_the_printed_game_and_every_map_in_the_box_is_sound(game):
    if not game.staging.map:
        assert game in TOYS
        return
    listed = maps.maps_for(game)
    assert listed[0].name == game.staging.map
    assert [(each.name, each.problems) for each in listed] == [(each.name, ()) for each in listed]
    assert set(listed[0].seats) == set(game.seats)
    assert maps.surveyed(game, game.options(), game.staging.map) == game.options()


@pytest.mark.sample(3)
@some_cases
def test_every_event_can_be_told_and_the_end_can_be_shown(case):
    told, staging = [], case.game.staging
    for moment in walk(case, SEED, told):
        end = moment.state
    lines = [staging.narrate(event, players(case.seats)) for event in told]
    assert any(lines)
    for line in lines:
        assert line is None or (isinstance(line, Line) and line.text)
    rows = staging.audit(case.game.look(end, None))
    assert all(len(row.numbers) == case.seats for row in rows)
    assert rows[-1].numbers == case.game.result(end).scores
    for seat in viewers(case):
        public = tuple(event for event in told if event.to in (None, seat))
        for chart in staging.charts(public):
            assert chart.title
            assert len(chart.lines) in (0, case.seats)
            moments = [[moment for moment, _figure in line] for line in chart.lines]
            assert all(one == other for one, other in itertools.pairwise(moments))


def fingerprints(tables):
    """One line for each table: what a random match of it comes to."""
    return "".join(f"{case} {random_match(case).digest()}\n" for case in TABLES[tables])


def elsewhere(hash_seed, tables):
    """What another process with these hashes says."""
    script = f"import sys; from tests.test_contract import fingerprints; sys.stdout.write(fingerprints({tables!r}))"
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    root = Path(__file__).parents[1]
    return subprocess.run(
        [sys.executable, "-c", script], cwd=root, env=environment, capture_output=True, text=True, check=True
    ).stdout


@pytest.mark.parametrize("tables", some(TABLES, first=1))
def test_another_process_with_other_hashes_plays_the_same(tables):
    assert elsewhere("1", tables) == elsewhere("1899", tables) != ""

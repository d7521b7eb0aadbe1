"""What the table says of Dark Water Salvage is what the rules do, and what everybody may know is all that all see."""

from dataclasses import replace

import pytest

from game import paths
from game.board.tiled import load_board
from game.core.chance import Chance
from game.core.faces import Art, Words
from game.core.panels import Desk, Note
from game.core.player import COLOURS
from game.games.dark_water_salvage import names
from game.games.dark_water_salvage.actions import (
    LOCATE,
    PASS,
    RESEARCH,
    SALVAGE,
    Apply,
    Done,
    Locate,
    Pass,
    Research,
    Sail,
    Salvage,
)
from game.games.dark_water_salvage.components import SHIPS, WRECKS
from game.games.dark_water_salvage.events import (
    Answered,
    ApplicationsRevealed,
    GameEnded,
    LoansDrawn,
    Located,
    LocationSeen,
    NotHere,
    Raised,
    RoundEnded,
    Sailed,
)
from game.games.dark_water_salvage.hints.explain import explain
from game.games.dark_water_salvage.lake import soundings
from game.games.dark_water_salvage.looks import card_faces, marks
from game.games.dark_water_salvage.rules import engine
from game.games.dark_water_salvage.rules.ending import result
from game.games.dark_water_salvage.rules.observation import look
from game.games.dark_water_salvage.rules.survey import great_lake
from game.games.dark_water_salvage.table.rule_pictures import figures
from game.games.dark_water_salvage.table.staging import STAGING, lay_out, rounds
from game.ui.scenes.reading.rulebook import rulebook
from tests.boxes import some
from tests.games.dark_water_salvage.at_table import BOARD, PLAYERS, offer, positions, seen
from tests.games.dark_water_salvage.scene import at, do, game, probe, sail, sonar

PRIVATE_MARKS = ("glow:", "cross:", "jot:")


def lines(told):
    """The lines of these events."""
    return [line for line in (STAGING.narrate(event, PLAYERS) for event in told) if line]


@pytest.mark.parametrize("seats", [2, 5])
def test_every_rule_that_the_table_cites_stands_in_the_rules(seats):
    book, cited = rulebook("dark_water_salvage"), set()
    for observation in positions(seats, 11):
        table = observation.table()
        cited |= {slip.rule for slip in table.slips.values()}
        cited |= {refusal.rule for refusal in table.refusals.values()}
        cited |= {line.rule for line in lines(observation.told)}
    cited |= set(figures(great_lake()))
    assert len(cited) > 20
    assert [rule for rule in cited if rule and book.find(rule) < 0] == []


def test_2_6_the_bag_in_the_rules_lacks_what_was_drawn_from_it():
    words = {part.text for part in figures(great_lake())["2.6"].parts if isinstance(part, Words)}
    assert {"2 × $5", "2 × $10", "26"} <= words


def test_sonars_that_share_a_word_are_called_by_their_whole_names():
    cities = great_lake().cities
    twins = (replace(cities[0], name="Red Lighthouse"), replace(cities[1], name="Old Lighthouse"), *cities[2:])
    lake = soundings(replace(great_lake(), cities=twins))
    assert [names.short_sonar(lake, n) for n in range(3)] == ["Red Lighthouse", "Old Lighthouse", "Kestrel"]


def test_every_drawing_that_a_table_names_is_there():
    drawn = set()
    for observation in positions(4, 3, "coach"):
        table = observation.table(desk=Desk("wreck:0", {"wreck:0 region:A1": "×"}))
        shown = [piece.face for piece in table.pieces] + [slip.picture for slip in table.slips.values()]
        shown += [note.face for note in table.notes if isinstance(note, Note)] + [table.aside]
        shown += [mat.panel for mat in table.mats] + [tray.picture for tray in table.trays if tray.picture]
        shown += [counter.face for mat in table.mats for counter in mat.counters]
        drawn |= {part.name for face in shown for part in face.parts if isinstance(part, Art)}
    drawn |= {part.name for face in figures(great_lake()).values() for part in face.parts if isinstance(part, Art)}
    drawn |= {part.name for ship in range(len(SHIPS)) for part in card_faces.portrait(ship).parts}
    for colour in range(COLOURS):
        seat = card_faces.boat(colour), marks.located_mark("", colour)
        drawn |= {part.name for face in seat for part in face.parts if isinstance(part, Art)}
    assert len(drawn) > 50
    assert [name for name in sorted(drawn) if not paths.assets("dark_water_salvage", f"{name}.svg").exists()] == []


@pytest.mark.parametrize("seed", some(range(3), 1))
def test_prices_on_buttons_are_what_is_paid(seed):
    checked = set()
    for observation in positions(3, seed):
        for each in observation.table().offers:
            if type(each.action) not in (Research, Sail, Locate, Salvage):
                continue
            trial = observation.state.clone()
            engine.apply(trial, observation.seat, each.action, Chance("any", 1), None)
            paid = observation.view.cash[observation.seat] - trial.cash[observation.seat]
            assert each.label.endswith(f"−${paid}")
            assert f"${trial.cash[observation.seat]} left after this" in each.draft
            checked.add(type(each.action))
    assert {Research, Sail} <= checked


def test_9_2_the_way_that_is_drawn_is_the_way_that_is_gone():
    checked, drawn = 0, {}
    for observation in positions(4, 5):
        lake, public = soundings(observation.view.lake), seen(observation.state, None)
        for event in (event for event in observation.told if isinstance(event, Sailed)):
            spots = [names.region_spot(lake, region) for region in event.way]
            assert drawn[spots[-1]] == tuple(spots)
            if observation.view.way == event.way:  # the round is still on
                boat = next(piece for piece in public.pieces if piece.id == f"boat:{event.seat}")
                assert boat.via == tuple(BOARD[spot].centre for spot in spots[1:-1])
                checked += 1
        drawn = {each.path[0]: each.trail for each in observation.table().offers if each.trail}
    assert checked > 10


def test_every_choice_has_its_own_path_and_a_spot():
    for observation in positions(3, 2):
        table = observation.table()
        chosen = [each.path for each in table.offers]
        assert len(set(chosen)) == len(chosen)
        if table.amount is None:
            spots = {spot.id for spot in table.spots}
            assert {spot for path in chosen for spot in path} <= spots
        assert not set(table.refusals) & {spot for path in chosen for spot in path}


def test_8_2_the_sonars_of_a_city_are_offered_for_every_lost_wreck():
    table = seen(game(stop="research", pawns="A5 C1 C9"), 0)
    paths_ = {each.path for each in table.offers}
    for wreck in range(WRECKS):
        assert (f"wreck:{wreck}", f"sonar:{sonar('Missaukee')}") in paths_
    assert () in paths_
    assert ("done",) in paths_
    assert table.refusals["region:D5"].rule == "8.2"
    assert "The Ravine" in table.refusals["region:D5"].reason


def test_9_3_every_region_out_of_reach_says_why():
    state = game(stop="move", pawns="A2 A3 B2", cash=6)
    refusals = seen(state, 0).refusals
    assert (refusals["region:A2"].rule, refusals["region:A3"].rule) == ("9.2", "9.3")
    assert (refusals["region:E9"].rule, "$16" in refusals["region:E9"].reason) == ("9.1", True)
    walled = seen(game(4, "move", pawns="A1 A2 B2 C1", cash=6), 0)
    assert walled.refusals["region:E9"].reason == "Other pawns block every way there."
    offered = {each.path[0] for each in walled.offers if each.path}
    assert {"region:B1"} == {spot for spot in offered if spot.startswith("region:")}
    regions = {spot.id for spot in walled.spots if spot.id.startswith("region:")}
    assert regions - offered == {spot for spot in walled.refusals if spot.startswith("region:")}


def test_10_4_a_barred_wreck_says_so_and_10_3_a_found_one():
    state = game(stop="locate", pawns="A1 A4 C9")
    do(state, 0, LOCATE[1])
    refusals = seen(state, 0).refusals
    assert refusals["wreck:1"].rule == "10.4"
    do(state, 0, LOCATE[0])
    assert seen(state, 1).refusals["wreck:0"].rule == "10.3"


def test_10_1_a_try_asks_with_what_is_known_to_who_looks():
    """The public table does not know what the seat has read."""
    state = game(stop="research", pawns="A2 C1 C9")
    do(state, 0, probe(0, "Port Halloran"))
    for seat in (0, 1, 2):
        do(state, seat, Pass())
    do(state, 0, sail("A1"))
    do(state, 1, Pass())
    do(state, 2, Pass())
    own = offer(state, 0, LOCATE[0])
    assert "The only candidate" in own.brings and not own.ask, "what may be gained is not asked about"
    vain = next(each for each in seen(state, 0).offers if each.verb == "locate" and "cannot" in each.brings)
    assert "It cannot lie here" in vain.ask and "no undo" in vain.ask
    assert "Your notes decide" in offer(state, 0, LOCATE[0], assist="paper").ask
    view = look(state, None)
    public = lay_out(BOARD, view, engine.legal(state, 0), (), PLAYERS)
    told = next(each for each in public.offers if each.action == LOCATE[0])
    assert "candidate" not in told.ask + told.brings


def test_11_6_what_everybody_knows_the_public_table_says():
    state = game(stop="locate", pawns="A1 C1 C9")
    do(state, 0, LOCATE[0])
    public = lay_out(BOARD, look(state, None), engine.legal(state, 0), (), PLAYERS)
    asked = next(each for each in public.offers if each.action == SALVAGE[0])
    assert asked.brings == "Alder Queen · it lies here" and not asked.ask, "short enough for the row of a plate"
    assert "It lies here, as everybody knows" in asked.draft
    assert "4 prestige and its value" in asked.draft, "what its finder has read is not for everybody"
    assert "4 prestige and $8–16" in offer(state, 0, SALVAGE[0]).draft
    assert "barred" not in " ".join(asked.draft)


def test_14_2_the_public_table_depends_on_public_facts_only():
    """Whatever the seats have read, the table of a viewer without a seat is the same."""
    for observation in positions(3, 8, "coach"):
        table = lay_out(BOARD, look(observation.state, None), (), ("wreck:0",), PLAYERS, Desk("wreck:0"))
        assert not [piece.id for piece in table.pieces if piece.id.startswith(PRIVATE_MARKS)]
        assert not table.notes
        assert table.pencil is None
        other = observation.state.clone()
        other.asked = [0] * len(other.asked)
        bare = replace(look(other, None), asked=look(observation.state, None).asked)
        assert lay_out(BOARD, bare, (), ("wreck:0",), PLAYERS, Desk("wreck:0")) == table


def test_14_2_a_veil_says_the_same_to_everybody():
    for observation in positions(3, 4):
        said = {STAGING.task(look(observation.state, viewer), observation.seat) for viewer in (None, 0, 1, 2)}
        assert len(said) == 1
        assert all(said)


def test_private_lines_are_those_for_one_seat():
    kinds = set()
    for observation in positions(3, 9):
        for event in observation.told:
            line = STAGING.narrate(event, PLAYERS)
            if line is not None:
                assert line.private is (event.to is not None)
                kinds.add(type(event))
    assert {Answered, LocationSeen, ApplicationsRevealed, RoundEnded} <= kinds


def test_3_3_the_last_round_is_announced():
    (early,) = lines([LoansDrawn(2, 3, 3, 20, last=False)])
    (last,) = lines([LoansDrawn(7, 1, 1, 0, last=True)])
    assert (early.banner, last.banner) == ("", "The last round")
    assert [rounds(seats) for seats in (2, 3, 4, 5)] == [8, 7, 7, 7]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_rounds_on_the_clock_are_the_rounds_that_are_played(seats):
    *_before, last = positions(seats, seats)
    assert last.view.round + 1 == rounds(seats)
    assert last.table().clock == f"Round {rounds(seats)} of {rounds(seats)}"


def test_4_2_the_application_can_be_any_listed_number_and_usually_an_equal_share():
    state = game(4)
    table = seen(state, 0)
    amount = table.amount
    assert (amount.least, amount.most, amount.usual) == (0, 80, 15)
    assert dict(amount.marks) == {15: "equal share", 60: "everything"}
    assert amount.reach == 60, "the slider does not run past everything; more is typed"
    assert [each.path for each in table.offers] == [(f"apply:{n}",) for n in range(81)]
    assert seen(state, None).amount is None


def test_8_8_an_answer_is_revealed_to_its_seat_alone():
    state = game(stop="research", pawns="A5 C1 C9")
    told = do(state, 0, probe(0, "Missaukee"))
    answered = next(event for event in told if isinstance(event, Answered))
    shown = STAGING.reveal(answered, look(state, 0), PLAYERS)
    assert (shown.sign, shown.title, shown.words) == ("W", "West", "Row A, columns 1 to 4")
    assert shown.lit == ("region:A1", "region:A3", "region:A4")
    assert len(shown.struck) == 35 - 3
    assert shown.source == "region:A5"
    assert shown.again == (("wreck:0", names.sonar_spot(sonar("rumoured value"))), "Ask its worth, $1")
    assert shown.private
    for viewer in (None, 1, 2):
        assert STAGING.reveal(answered, look(state, viewer), PLAYERS) is None


def test_8_8_after_an_answer_only_what_is_not_known_of_this_wreck_is_proposed():
    """Else its plate would lie open over other ships, offering what is known already."""

    def proposed(state, wreck, sonar):
        told = do(state, 0, probe(wreck, sonar))
        answered = next(event for event in told if isinstance(event, Answered))
        return STAGING.reveal(answered, look(state, 0), PLAYERS).again

    city, where = game(stop="research", pawns="A5 C1 C9"), ("wreck:7", names.sonar_spot(sonar("Missaukee")))
    assert proposed(city, 7, "rumoured value") == (where, "Ask where it lies, $1")
    assert proposed(city, 7, "Missaukee") == ((), "")
    assert proposed(game(stop="research", pawns="A5 C1 C9", cash=1), 0, "Missaukee") == ((), "")
    assert proposed(game(stop="research", pawns="B2 C1 C9"), 0, "medium") == ((), "")


def test_4_3_more_than_is_on_offer_is_not_said_to_be_paid():
    drafts = {each.action.amount: each.draft[1] for each in seen(game(4), 0).offers}
    assert drafts[60] == "$60 in cash, $60 of loans"
    assert drafts[80] == "at most $60 in cash, $60 of loans"


def test_13_1_nobody_ends_the_last_round_in_debt_by_a_slip_of_the_hand():
    state = game(stop="research", cash=14)
    state.loans[0] = 33

    def asked():
        return next(each.ask for each in seen(state, 0).offers if isinstance(each.action, Done))

    assert asked() == ""
    state.last = True
    assert asked() == "This is the last round: whoever ends in debt, as you with $19, cannot win."
    state.loans[0] = 14
    assert asked() == ""


def test_3_3_after_the_last_round_nothing_speaks_of_a_next_one():
    state = game(stop="research", cash=14)

    def told():
        table = seen(state, 0)
        (offer,) = (each for each in table.offers if isinstance(each.action, Done))
        (spot,) = (each for each in table.spots if each.id == "done")
        goal = explain(look(state, 0), 0, [offer.action], ()).goal
        return " ".join((offer.label, spot.label, *offer.draft, goal))

    assert "next round" in told() and "last round" not in told()
    state.last = True
    assert "next round" not in told() and "End my last round" in told()


def test_4_1_a_hint_begins_with_what_tells_applications_apart():
    view = look(game(4), 0)
    first = [explain(view, 0, [Apply(n)], ()).facts[0] for n in (10, 20)]
    assert first == [
        "If all others ask for $15, at least $10 of it will be paid out.",
        "If all others ask for $15, at least $15 of it will be paid out.",
    ]


def test_16_1_on_paper_a_scope_marks_nothing():
    state = game(stop="research", pawns="A5 C1 C9")
    (answered,) = (event for event in do(state, 0, probe(0, "Missaukee")) if isinstance(event, Answered))
    shown = STAGING.reveal(answered, replace(look(state, 0), assist="paper"), PLAYERS)
    assert (shown.sign, shown.lit, shown.struck) == ("W", (), ())


def test_2_5_what_a_rumour_would_come_to_is_rounded_half_up_and_on_paper_not_reckoned():
    state = game(stop="research", pawns="A5 C1 C9")
    told = do(state, 0, probe(7, "rumoured value"))  # a card of $50-70
    answered = next(event for event in told if isinstance(event, Answered))
    shown = STAGING.reveal(answered, look(state, 0), PLAYERS)
    assert shown.words == "If raised: shallow $20–28, medium $33–46, deep $45–63"
    paper = STAGING.reveal(answered, replace(look(state, 0), assist="paper"), PLAYERS)
    assert paper.words == "Worth $50–70 when it sank, it is said"
    state = game(stop="locate", pawns="A1 A4 C9")
    card = next(event for event in do(state, 0, LOCATE[1]) if isinstance(event, LocationSeen))
    for assist, reckoned in (("paper", False), ("marks", True)):
        shown = STAGING.reveal(card, replace(look(state, 0), assist=assist), PLAYERS)
        assert ("If raised from shallow water: $" in repr(shown)) is reckoned, "where it lies is known now"
        assert "medium $" not in repr(shown)


@pytest.mark.parametrize(
    ("name", "rule"), [("Missaukee", "8.4"), ("The Ravine", "8.5"), ("deep", "8.6"), ("rumoured value", "8.7")]
)
def test_an_answer_cites_what_its_sonar_shows(name, rule):
    """The wreck in A1 lies straight west of Missaukee and northwest of The Ravine."""
    place = {"The Ravine": "D5", "deep": "C4"}.get(name, "A5")
    told = do(game(stop="research", pawns=f"{place} C1 C9"), 0, probe(0, name))
    (line,) = lines(event for event in told if isinstance(event, Answered))
    assert line.rule == rule


def test_12_3_the_end_says_whether_the_rounds_or_the_wrecks_ran_out():
    view = replace(look(game(2), None), phase="over", actors=())
    assert lay_out(BOARD, view, (), (), PLAYERS).prompt.text == "The last round is over."
    owners = (0,) * WRECKS
    cleared = replace(view, raised=owners, located=owners, places=game(2).regions, values=(10,) * WRECKS)
    assert lay_out(BOARD, cleared, (), (), PLAYERS).prompt.text == "All twelve wrecks are raised. The game is over."


def test_10_1_right_and_wrong_are_shown_alike():
    state = game(stop="locate", pawns="A1 A4 C9")
    right = next(event for event in do(state, 0, LOCATE[0]) if isinstance(event, LocationSeen))
    one = STAGING.reveal(right, look(state, 0), PLAYERS)
    wrong_state = game(stop="locate", pawns="A1 A4 C9")
    wrong = next(event for event in do(wrong_state, 0, LOCATE[1]) if isinstance(event, LocationSeen))
    other = STAGING.reveal(wrong, look(wrong_state, 0), PLAYERS)
    assert (one.kind, one.sign, one.struck) == ("scope", "A1", ())
    assert (other.kind, other.sign, other.struck) == ("scope", "A3", ("region:A1",))
    assert STAGING.reveal(right, look(state, 1), PLAYERS) is None


def test_11_2_a_card_is_not_shown_before_the_wreck_that_comes_up_but_where_it_does_not():
    state = game(stop="salvage", pawns="A1 A4 C9")
    card = next(event for event in do(state, 0, SALVAGE[0]) if isinstance(event, LocationSeen))
    assert STAGING.reveal(card, look(state, 0), PLAYERS) is None
    state = game(stop="salvage", pawns="A1 A4 C9")
    card = next(event for event in do(state, 0, SALVAGE[1]) if isinstance(event, LocationSeen))
    assert STAGING.reveal(card, look(state, 0), PLAYERS).sign == "A3"


def test_11_3_a_raised_wreck_is_shown_to_everybody_with_what_was_left_of_it():
    state = game(stop="salvage", pawns="A1 A4 C9")
    raised = next(event for event in do(state, 0, SALVAGE[0]) if isinstance(event, Raised))
    for viewer in (None, 0, 1):
        shown = STAGING.reveal(raised, look(state, viewer), PLAYERS)
        assert (shown.kind, shown.count, shown.lit) == ("count", raised.value, ("region:A1",))
        assert shown.foot == "$25 when it sank: 40 % is left in shallow water"
        assert not shown.private


def test_a_painting_that_is_not_true_is_not_shown():
    view = look(game(stop="research"), 0)
    assert lay_out(BOARD, view, (), (), PLAYERS).backdrop == "lake"
    for change in ({"painted": "S*SS"}, {"lettered": "The Great Lake"}):
        other = replace(BOARD, properties={**BOARD.properties, **change})
        table = lay_out(other, view, (), (), PLAYERS)
        assert table.backdrop == ""
        assert "chart" in {piece.id for piece in table.pieces}
    dearer = replace(view, lake=replace(view.lake, fees=tuple(fee and fee + 1 for fee in view.lake.fees)))
    assert lay_out(BOARD, dearer, (), (), PLAYERS).backdrop == ""


def test_the_small_lake_has_a_table_of_its_own():
    from game.games.dark_water_salvage.rules.survey import Options, survey

    tarn = load_board(paths.maps("tarn.tmx"))
    state = engine.setup(survey(Options(), tarn), 3, Chance("tarn", 0))
    table = lay_out(tarn, look(state, 0), engine.legal(state, 0), (), PLAYERS)
    assert table.backdrop == "tarn"
    assert len([spot for spot in table.spots if spot.id.startswith("region:")]) == 26
    assert not {"region:C3", "region:C4"} & {spot.id for spot in table.spots}


@pytest.mark.parametrize("seats", [2, 4])
def test_13_1_the_audit_adds_up_and_ends_with_the_score(seats):
    *before, last = positions(seats, 7)
    told = tuple(event for observation in (*before, last) for event in observation.told)
    rows = {row.what: row.numbers for row in STAGING.audit(last.view)}
    money = zip(rows["Chips in hand"], rows["Salvage"], rows["Loans"], strict=True)
    assert tuple(map(sum, money)) == rows["Balance, below zero in debt"]
    parts = zip(rows["Prestige for locating"], rows["Prestige for salvaging"], strict=True)
    assert tuple(map(sum, parts)) == rows["Prestige"] == result(last.state).scores
    ended = next(event for event in told if isinstance(event, GameEnded))
    assert ended.balances == rows["Balance, below zero in debt"]
    for chart, row in zip(STAGING.charts(told), ("Prestige", "Balance, below zero in debt"), strict=False):
        assert tuple(line[-1][1] for line in chart.lines) == rows[row]
        assert all(len(line) == rounds(seats) for line in chart.lines)
    assert len(STAGING.awards(told)) <= 4


def test_what_was_found_and_raised_is_told_with_prestige():
    found = Located(0, 3, 11, at("D6"), "D6", 4, 3)
    missed = NotHere(1, 3, 11, at("D7"), "D7", False, 3)
    assert [line.text for line in lines([found, missed])] == [
        "Ann locates the Oriel in D6: 4 prestige.",
        "The Oriel is not in D7; Bo is barred from it.",
    ]
    assert names.ship_name(11) == "Oriel"


def test_passing_is_one_press_and_being_done_is_a_choice():
    table = seen(game(stop="research"), 0)
    by_kind = {type(each.action): each for each in table.offers}
    assert by_kind[Pass].path == ()
    assert by_kind[Done].path == ("done",)
    assert next(spot.key for spot in table.spots if spot.id == "done") == "D"
    assert RESEARCH[0][0].wreck == 0


def test_9_1_whoever_looks_for_a_city_reads_what_its_boats_cost():
    slip = seen(game(), 0).slips["region:A5"]
    assert "A boat costs $5" in slip.lines


def test_8_1_a_draft_names_the_wreck_and_its_sonar_in_few_words():
    table = seen(game(stop="research", pawns="A5 C1 C9"), 0)
    heads = [each.draft[0] for each in table.offers if isinstance(each.action, Research)]
    assert "Bonny Margaret: Rumoured value" in heads
    assert max(map(len, heads)) <= 34


def test_nothing_that_moves_or_glows_covers_a_name():
    kinds = set()
    for observation in positions(4, 11):
        laid = observation.table(("wreck:3",))
        names = [piece for piece in laid.pieces if piece.id.startswith("name:")]
        others = [piece for piece in laid.pieces if piece.id.startswith(("boat:", "glow:", "wreck:"))]
        kinds |= {piece.id.partition(":")[0] for piece in others}
        assert len(names) == 10
        assert all(piece.layer < name.layer for piece in others for name in names)
        for name in names:
            words = [part.text for part in name.face.parts if isinstance(part, Words)]
            large = [part for part in name.face.large.parts if isinstance(part, Words)]
            assert [" ".join(part.text for part in large)] == words and all(part.size >= 26 for part in large)
    assert kinds >= {"boat", "glow"}


def test_a_wreck_that_must_lie_below_is_tried_at_the_boat():
    """10.1: the own notebook, or what everybody knows, names it; where nothing does, a click on the boat says how."""
    state = game(3, "locate", pawns="A3 B4 B5")
    place = names.region_spot(state.lake, at("A3"))
    assert place not in seen(state, 0).verbs
    assert "card" in seen(state, 0).refusals[place].reason
    do(state, 0, LOCATE[1])
    while engine.actors(state) != (0,) or state.phase != "salvage":
        do(state, engine.actors(state)[0], PASS)
    for view in (look(state, 0), look(state, None)):
        table = STAGING.lay_out(BOARD, view, engine.legal(state, 0), (), PLAYERS)
        assert [verb.id for verb in table.verbs[place]] == ["salvage"]
        assert [one.action for one in table.offers if place in one.on] == [SALVAGE[1]]

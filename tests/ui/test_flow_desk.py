"""A seat's own desk: numbers to be chosen, a note to be studied, a pencil, and what is asked before it is done."""

from tests.buoys import BUOYS, Bid, Dive, Listen, Stop
from tests.ui.at_table import Stage, Worker, new_match, open_veil, sit, stage, wait


def table(kinds="hh", seed="AAAA-AAAA", **options):
    return sit(match=new_match(kinds, seed, BUOYS), **options)


def bid(session, amount):
    session.pick(f"offer:{amount}")
    session.commit()


def listening(kinds="hh", **options):
    """Seat 0 has offered most and is about to listen; where several may look, behind its veil."""
    match = new_match(kinds, "AAAA-AAAA", BUOYS)
    for seat in range(len(kinds)):
        match.play(seat, Bid(20 - seat))
    return sit(match=match, **options)


# ---- numbers


def test_the_usual_number_stands_until_another_is_chosen():
    session = table("hb")
    look = session.showing.look
    assert (look.amount, look.ready.action, look.picked, look.open) == (10, Bid(10), (), ())
    session.pick("offer:16")
    session.pick("offer:17")
    look = session.showing.look
    assert (look.amount, look.ready.action, look.picked, look.open) == (17, Bid(17), ("offer:17",), ())
    session.pick("offer:17")
    assert session.showing.look.amount == 17, "the same number again is no change"
    session.pick("offer:61")
    assert session.showing.look.amount == 17, "more than there is"
    session.cancel()
    assert session.showing.look.amount == 10
    session.commit()
    assert session.match.steps == ((0, Bid(10)),)


def test_an_offer_is_nobody_elses_to_see():
    session = table("hh")
    open_veil(session)
    session.pick("offer:33")
    session.passing.hide()
    assert session.showing.look.amount is None
    assert session.showing.look.ready is None
    open_veil(session)
    assert session.showing.look.amount == 33
    session.commit()
    assert stage(session) == (Stage.SEALED, 1)
    open_veil(session)
    assert session.showing.look.amount == 10


# ---- what is asked


def diving(confirm="smart"):
    session = listening("hb", worker=Worker())
    session.confirm = confirm
    session.pick("stop")
    session.commit()
    session.pick("bay:2")
    step = session.match.step
    session.commit()
    return session, step


def test_what_is_dear_is_asked_for_and_nothing_happens_before_the_answer():
    session, step = diving()
    assert session.showing.asking.ask == "Is it in bay 2?"
    assert session.match.step == step
    session.answer(False)
    assert session.showing.asking is None
    assert (session.match.step, session.showing.choice.picked) == (step, ("bay:2",))
    session.commit()
    session.answer(True)
    assert session.match.steps[-1] == (0, Dive(2))


def test_whoever_wants_no_questions_gets_none():
    session, step = diving("never")
    assert session.showing.asking is None
    assert session.match.step == step + 1
    session, step = diving("always")
    assert session.showing.asking is not None


def test_a_window_that_loses_the_focus_takes_the_question_back():
    session, step = diving()
    session.passing.hide()
    session.answer(True)
    assert session.match.step == step


# ---- studies and the pencil


def test_each_seat_studies_its_own_note():
    session = listening()
    open_veil(session)
    session.study("bay:3")
    assert [note.spot for note in session.showing.table.notes if note.open] == ["bay:3"]
    session.passing.hide()
    assert session.showing.table.notes == ()
    session.passing.look_public(True)
    session.study("bay:2")
    assert session.showing.table.notes == ()
    session.passing.look_public(False)
    open_veil(session)
    assert [note.spot for note in session.showing.table.notes if note.open] == ["bay:3"]
    session.take_pencil()
    session.passing.hide()
    open_veil(session)
    assert not session.showing.look.pencil, "what was in hand is laid down"
    session.study("")
    session.study("no such note")
    assert not any(note.open for note in session.showing.table.notes)


def test_pointing_at_what_a_note_is_about_studies_it():
    session = listening("hb")
    session.pick("bay:1")
    assert [note.spot for note in session.showing.table.notes if note.open] == ["bay:1"]
    assert session.showing.choice.picked == ("bay:1",)


def test_another_seat_does_not_find_what_was_studied():
    session = listening()
    open_veil(session)
    session.study("bay:3")
    session.take_pencil()
    session.annotate("bay:0")
    for spot in ("stop", "stop"):
        session.pick(spot)
        session.commit()
    wait(session)
    assert session.playing.decision.seat == 1
    open_veil(session)
    assert not any(note.open for note in session.showing.table.notes)
    assert not session.showing.look.pencil
    assert not any(piece.id.startswith("jot") for piece in session.showing.table.pieces)
    session.study("bay:3")
    assert not any(piece.id.startswith("jot") for piece in session.showing.table.pieces)


def test_the_pencil_is_laid_down_where_views_follow_each_other_openly():
    session = table("hh", style="open")
    for seat in (0, 1, 0, 1):
        wait(session)
        assert stage(session) == (Stage.PRIVATE, seat)
        assert not session.showing.look.pencil
        session.study("bay:3")
        session.take_pencil()
        assert session.showing.look.pencil
        for _step in range(session.match.seat(seat).view.phase == "listen"):
            session.pick("stop")
            session.commit()
            session.pick("stop")
        session.commit()


def drawn(session):
    return {piece.id: piece.face.parts[0].text for piece in session.showing.table.pieces if piece.id.startswith("jot")}


def test_the_pencil_writes_one_sign_after_the_other():
    kept = []
    session = listening("hb", keep=lambda match: kept.append(match.annotations(0)))
    session.take_pencil()
    assert not session.showing.look.pencil
    assert session.showing.look.message
    session.study("bay:3")
    session.annotate("bay:0")
    assert drawn(session) == {}, "the pencil is not in hand"
    session.take_pencil()
    assert session.showing.look.pencil
    seen = []
    for _click in range(3):
        session.annotate("bay:0")
        seen.append(drawn(session))
    assert seen == [{"jot:0": "x"}, {"jot:0": "?"}, {}]
    session.annotate("stop")
    assert kept == [{"bay:3 bay:0": "x"}, {"bay:3 bay:0": "?"}, {}]
    session.study("")
    assert not session.showing.look.pencil, "nothing is left to write on"


def test_what_was_written_is_no_step_and_outlives_undo():
    session = table("hb")
    bid(session, 4)
    session.study("bay:3")
    session.take_pencil()
    session.annotate("bay:0")
    step = session.match.step
    session.undo()
    assert session.match.step == step - 1
    assert drawn(session) == {"jot:0": "x"}
    session.redo()
    assert drawn(session) == {"jot:0": "x"}


def test_what_one_writes_and_studies_shows_nowhere_in_public():
    def frames(write):
        session = listening()
        open_veil(session)
        if write:
            session.study("bay:3")
            session.take_pencil()
            session.annotate("bay:0")
        session.passing.hide()
        public, look = session.showing.public()
        sealed = session.showing.table, session.showing.look
        session.passing.look_public(True)
        return public, look, sealed, session.showing.table, session.showing.look

    assert frames(True) == frames(False)


def test_bots_are_asked_the_same_whatever_was_written():
    def asked(write):
        worker = Worker()
        session = listening("hb", worker=worker)
        session.study("bay:3")
        session.take_pencil()
        for spot in ("bay:0", "bay:1") if write else ():
            session.annotate(spot)
        for spot in ("stop", "stop"):
            session.pick(spot)
            session.commit()
        wait(session)
        return worker.asked

    assert asked(True) == asked(False) != []


# ---- hand-over


def test_several_private_decisions_of_one_seat_take_one_veil():
    session = listening()
    assert stage(session) == (Stage.SEALED, 0)
    open_veil(session)
    for bay in (0, 1):
        session.pick(f"bay:{bay}")
        session.commit()
        assert stage(session) == (Stage.PRIVATE, 0)
        assert session.match.steps[-1] == (0, Listen(bay))
        session.revealed()
        wait(session)
        assert stage(session) == (Stage.PRIVATE, 0)


def test_the_public_table_returns_with_the_same_seats_public_decision():
    session = listening()
    open_veil(session)
    session.pick("stop")
    session.commit()
    assert session.match.steps[-1] == (0, Stop())
    wait(session)
    assert stage(session) == (Stage.PUBLIC, None)
    assert (session.showing.acting, session.showing.viewer) == (0, None)
    assert session.showing.table.notes == ()


def test_whoever_decides_in_public_may_lift_the_notebook_and_act_from_there():
    session = listening()
    open_veil(session)
    session.pick("stop")
    session.commit()
    wait(session)
    session.passing.lift()
    assert stage(session) == (Stage.SEALED, 0)
    open_veil(session)
    wait(session)
    assert stage(session) == (Stage.PRIVATE, 0)
    assert session.showing.table.notes
    session.pick("stop")
    session.commit()
    assert session.match.steps[-1] == (0, Stop())
    assert stage(session) == (Stage.PUBLIC, None)
    wait(session)
    assert stage(session) == (Stage.SEALED, 1), "the next one listens"

from game.play.handover import PUBLIC, Decision, Handover, HandoverPolicy, Stage, hidden
from game.play.showing.attendance import Attendance

ANA, BEN = 0, 1
PLAN = Decision(ANA, private=True, together=True, round=0)
BENS_PLAN = Decision(BEN, private=True, together=True, round=0)
SELL = Decision(ANA, private=True, round=5)
BENS_SALE = Decision(BEN, private=True, round=6)
WRECK = Decision(ANA, private=False, round=7)
BOTS = Decision(None, round=8)
STRICT, RELAXED, OPEN = (HandoverPolicy((ANA, BEN), style) for style in ("strict", "relaxed", "open"))
SOLO, WATCH = HandoverPolicy((ANA,), "strict"), HandoverPolicy((), "strict")


def private(seat):
    return Handover(Stage.PRIVATE, seat)


def sealed(seat, lift=False):
    return Handover(Stage.SEALED, seat, lift)


def test_one_human_has_no_veil():
    for decision in (PLAN, SELL, WRECK, BOTS):
        assert SOLO.settle(PUBLIC, decision) == private(ANA)
        assert SOLO.opening(decision) == private(ANA)
    assert SOLO.after(private(ANA), PLAN, BOTS) == (private(ANA), True)


def test_a_single_human_is_asked_for_while_somebody_else_may_be_looking():
    guarded = HandoverPolicy((ANA,), "strict", guarded=True)
    assert guarded.opening(PLAN) == sealed(ANA)
    assert guarded.settle(PUBLIC, SELL) == sealed(ANA)
    assert guarded.settle(private(ANA), SELL) == private(ANA)
    assert guarded.settle(private(ANA), BOTS) == PUBLIC
    assert not HandoverPolicy((), "strict", guarded=True).veiled


def test_no_human_sees_the_public_table():
    assert WATCH.settle(PUBLIC, BOTS) == PUBLIC
    assert WATCH.opening(BOTS) == PUBLIC


def test_a_private_decision_takes_a_veil():
    assert STRICT.settle(PUBLIC, PLAN) == sealed(ANA)
    assert STRICT.settle(PUBLIC, SELL) == sealed(ANA)
    assert STRICT.settle(private(BEN), SELL) == sealed(ANA)


def test_relaxed_tables_lift_the_tray_but_veil_what_several_choose_at_once():
    assert RELAXED.settle(PUBLIC, SELL) == sealed(ANA, lift=True)
    assert RELAXED.settle(PUBLIC, PLAN) == sealed(ANA)


def test_a_public_decision_is_made_on_the_public_table():
    for rules in (STRICT, RELAXED):
        assert rules.settle(PUBLIC, WRECK) == PUBLIC
        assert rules.settle(private(BEN), WRECK) == PUBLIC


def test_who_lifted_the_tray_for_a_public_decision_keeps_it_until_the_deed():
    assert STRICT.settle(private(ANA), WRECK) == private(ANA)
    assert STRICT.after(private(ANA), WRECK, BENS_SALE) == (PUBLIC, True)


def test_bots_are_watched_in_public():
    assert STRICT.settle(private(ANA), BOTS) == PUBLIC


def test_open_tables_have_no_veil():
    assert OPEN.settle(private(ANA), BENS_SALE) == private(BEN)
    assert OPEN.settle(private(ANA), BOTS) == private(ANA)
    assert OPEN.opening(PLAN) == private(ANA)


def test_the_next_who_chooses_at_once_is_sealed_in_the_very_next_frame():
    assert STRICT.after(private(ANA), PLAN, BENS_PLAN) == (sealed(BEN), False)
    assert RELAXED.after(private(ANA), PLAN, BENS_PLAN) == (sealed(BEN), False)


def test_the_same_human_twice_has_no_veil_between():
    again = Decision(ANA, private=True, round=6)
    assert STRICT.after(private(ANA), SELL, again) == (private(ANA), True)


def test_who_looks_goes_on_looking_while_only_bots_are_asked_about_what_it_did():
    for called in ((), (ANA,)):
        asked = Decision(None, round=6, called=called)
        for rules in (STRICT, RELAXED):
            assert rules.after(private(ANA), SELL, asked) == (private(ANA), True)
            assert rules.settle(private(ANA), asked) == private(ANA)
            assert rules.settle(PUBLIC, asked) == PUBLIC


def test_the_screen_is_public_as_soon_as_another_human_may_answer():
    for called in ((BEN,), (BEN, ANA)):
        asked = Decision(None, round=6, called=called)
        assert STRICT.after(private(ANA), SELL, asked) == (PUBLIC, True)
        assert STRICT.settle(private(ANA), asked) == PUBLIC
    assert STRICT.settle(private(BEN), Decision(None, round=6, called=(ANA,))) == PUBLIC
    assert STRICT.settle(Handover(Stage.DIGEST, ANA), Decision(None, round=6, called=())) == PUBLIC


def test_what_follows_a_private_choice_is_told_in_public():
    assert STRICT.after(private(ANA), SELL, BENS_SALE) == (PUBLIC, True)
    assert STRICT.after(private(ANA), PLAN, BOTS) == (PUBLIC, True)
    assert STRICT.after(private(ANA), SELL, WRECK) == (PUBLIC, True)


def test_a_loaded_table_opens_on_a_veil():
    assert STRICT.opening(BENS_SALE) == sealed(BEN)
    assert STRICT.opening(WRECK) == sealed(ANA)
    assert RELAXED.opening(SELL) == sealed(ANA)
    assert STRICT.opening(BOTS) == sealed(ANA)


def test_hiding_seals_whoever_looked():
    assert hidden(private(ANA)) == sealed(ANA)
    assert hidden(Handover(Stage.DIGEST, BEN)) == sealed(BEN)


def test_only_digest_and_private_show_what_a_seat_knows():
    viewers = {stage: Handover(stage, ANA).viewer for stage in Stage}
    assert viewers == {
        Stage.PUBLIC: None,
        Stage.SEALED: None,
        Stage.IDENTIFY: None,
        Stage.DIGEST: ANA,
        Stage.PRIVATE: ANA,
    }


def test_whoever_chooses_on_the_public_table_holds_the_mouse_and_whoever_looked_last_has_still_watched_it():
    there = Attendance({ANA: 0, BEN: 0})
    there.last = (BEN, 3)
    there.change(private(BEN), PUBLIC, 7, None, skipping=False)
    assert there.holds == BEN
    there.act(ANA, 8)
    assert there.holds == ANA
    there.change(PUBLIC, sealed(BEN), 10, None, skipping=False)
    assert there.saw(BEN, 9), "it is not told to Ben as if he had been away"
    there.leave()
    assert there.holds is None

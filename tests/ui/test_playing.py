"""What the table offers says before the click whether it can be taken back."""

from dataclasses import replace

from game.core.chance import Chance
from game.core.player import Player
from game.games import start_match
from game.play.playing import Playing
from tests.ui.at_table import new_match
from tests.ui.lantern_table import STAGED


def test_an_offer_is_final_exactly_when_undo_ends_with_it(lanterns):
    match = start_match("lanterns", [Player("Ann"), Player("Bob", colour=1)], "a quiet sea")
    playing, luck, finals = Playing(match, None, lambda match: None), Chance("a random player", 1), []
    while not match.over:
        seat = luck.pick(match.actors())
        offer = luck.pick(playing.lay_out(seat, seat, ()).offers)
        playing.play(seat, offer.action)
        assert offer.final != bool(match.can_undo(seat))
        finals.append(offer.final)
    assert len(set(finals)) == 2


def test_nothing_is_laid_out_twice_between_two_steps():
    laid = []

    def lay_out(*args):
        laid.append(args)
        return STAGED.staging.lay_out(*args)

    game = replace(STAGED, staging=replace(STAGED.staging, lay_out=lay_out))
    playing = Playing(new_match("hb", game=game), None, lambda match: None)
    first = playing.lay_out(None, None, ())
    assert playing.lay_out(None, None, ()) is first is playing.public
    playing.lay_out(0, 0, ())
    assert len(laid) == 2
    playing.annotate(0, "lamp:1", "x")
    assert playing.lay_out(0, 0, ()) is not playing.lay_out(0, None, ()), "who may act is shown"
    assert len(laid) == 4, "what is pencilled in is shown"
    playing.play(0, playing.match.seat(0).legal[0])
    assert playing.lay_out(None, None, ()) is not first
    playing.undo(0)
    assert playing.lay_out(None, None, ()) == first

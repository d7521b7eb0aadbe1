"""What the table offers says before the click whether it can be taken back."""

from game.core.chance import Chance
from game.core.match import Match, Player
from game.ui.table.playing import Playing


def test_an_offer_is_final_exactly_when_undo_ends_with_it(lanterns):
    match = Match.start("lanterns", [Player("Ann"), Player("Bob", colour=1)], "a quiet sea")
    playing, luck, finals = Playing(match, None, lambda match: None), Chance("a random player", 1), []
    while not match.over:
        seat = luck.pick(match.actors())
        offer = luck.pick(playing.lay_out(seat, seat, ()).offers)
        playing.play(seat, offer.action)
        assert offer.final != bool(match.can_undo(seat))
        finals.append(offer.final)
    assert len(set(finals)) == 2

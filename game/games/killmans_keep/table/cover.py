"""What stands on the box: its pitch, its variants, and what follows from the number of players."""

from game.core.staging import Cover, Fact, Variant
from game.games.killmans_keep import components as box
from game.words import _


def cover() -> Cover:
    """What the shelf and the set-up screen say."""
    return Cover(
        ink="#5A3D0C",
        tagline=_("dice, monsters and haggling for five Doubloons"),
        pitch=(
            _("Old Killman's keep stands open: carry its treasures out, and fight whatever guards them."),
            _("Sell them dear, haggle, trade with everybody, and play your cards on other people's turns."),
            _("Whoever first owns five Doubloons is the master of the Keep."),
        ),
        minutes=60,
        weight=2,
        secrets=2,
        variants=_variants(),
        facts=_facts,
        hand_overs=30,
    )


def _variants() -> tuple[Variant, ...]:
    cap = _("no more than {n} cards lie in the Market").format(n=box.MARKET_CAP)
    start = _("every later player begins with ${n} more").format(n=box.HEAD_START)
    return (
        Variant(
            "ferocity",
            _("Monsters"),
            (
                (True, _("Fierce"), _("a monster's ferocity is taken off the battle roll")),
                (False, _("As printed"), _("only stars count, and nearly every fight is won")),
            ),
        ),
        Variant(
            "lost_turn",
            _("Lost fights"),
            (
                (True, _("Cost a turn"), _("who loses a fight misses the next turn, as printed")),
                (False, _("End the turn"), _("who loses a fight only ends the turn")),
            ),
        ),
        Variant(
            "market_cap",
            _("Market"),
            ((False, _("Grows"), _("every card sold stays on sale, as printed")), (True, _("Small"), cap)),
        ),
        Variant(
            "head_start",
            _("Money"),
            ((False, _("Equal"), _("everybody begins with the same sum, as printed")), (True, _("Head start"), start)),
        ),
    )


def _facts(seats: int) -> tuple[Fact, ...]:
    cards = len(box.ARTIFACT_CARDS) - box.START_CARDS * seats - box.MARKET_START
    deck = _("{artifacts} artifacts and {monsters} monsters").format(artifacts=cards, monsters=len(box.MONSTER_CARDS))
    begin = _("everybody begins with {n} secret artifacts and ${money}, more with a head start").format(
        n=box.START_CARDS, money=box.START_MONEY
    )
    return (
        Fact(_("Cards in the Keep"), deck, str(cards + len(box.MONSTER_CARDS))),
        Fact(_("Cards in hand"), begin, str(box.START_CARDS)),
    )

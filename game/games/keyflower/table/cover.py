"""What stands on the box: its pitch, its variants, and what follows from the number of players."""

from dataclasses import replace

from game.core.staging import Cover, Fact, SmallBox, Variant
from game.games.keyflower import components as box
from game.games.keyflower import names
from game.words import _, later, plural


def cover() -> Cover:
    """What the shelf and the set-up screen say."""
    return Cover(
        ink="#3B7A44",
        tagline=_("four seasons of bidding and building a village"),
        pitch=(
            _("From spring to winter you bid workers for tiles, and send workers to use them, yours and others’."),
            _("Only workers of one colour meet on a tile, so what you hold behind your screen is your power."),
            _("Carry, upgrade, and choose in winter what your village scores for."),
        ),
        minutes=90,
        weight=4,
        secrets=2,
        variants=(
            Variant(
                "open_screens",
                _("Screens"),
                (
                    (False, _("Closed"), _("as printed; for a first game choose Open, which explains each decision")),
                    (True, _("Open"), _("for a first game: all is seen but winter tiles, each decision is explained")),
                ),
            ),
            Variant(
                "emporium",
                _("Winter tiles"),
                (
                    (False, _("Twelve"), _("the winter tiles of the box")),
                    (True, _("Thirteen"), _("the Emporium is shuffled with them")),
                ),
            ),
            _keymelequin(),
            _key_celeste(),
            Variant(
                "by_hand",
                _("Final scoring"),
                (
                    (False, _("Best at once"), _("everything counts where it is worth most")),
                    (True, _("By hand"), _("everybody allots workers, skills and resources; one button does its best")),
                ),
            ),
        ),
        facts=_facts,
        small=tuple([replace(each, words=_(each.words)) for each in SMALL]),
        hand_overs=60,
    )


def _keymelequin() -> Variant:
    """15.1: which boat it replaces."""
    small, last = SMALL[0], len(box.BOATS)
    usual = _("for the last boat, as usual; {words}; +{n} min").format(words=_(small.words), n=small.minutes)
    other = _("for this boat, or the last if there are fewer; {words}; +{n} min")
    other = other.format(words=_(small.words), n=small.minutes)
    named = [(n, _("In place of {boat}").format(boat=names.boat_name(n - 1)), other) for n in range(1, last)]
    return Variant(
        "keymelequin",
        _("Keymelequin"),
        ((0, _("Without"), _left_out(small)), (last, _("With"), usual), *named),
        alike=tuple(range(1, last)),
    )


def _key_celeste() -> Variant:
    small = SMALL[1]
    with_it = _("{words}; +{n} min").format(words=_(small.words), n=small.minutes)
    return Variant(
        "key_celeste",
        _("Key Celeste"),
        ((False, _("Without"), _left_out(small)), (True, _("With"), with_it)),
    )


def _left_out(small: SmallBox) -> str:
    """What a small box that stays closed would bring."""
    return _("left out; {words}").format(words=_(small.words))


SMALL = (
    SmallBox(
        "keymelequin", "Keymelequin", later("Sven and Paulo and who is with them count as either of two colours"), 10,
        "boat_keymelequin_spring",
    ),
    SmallBox(
        "key_celeste", "Key Celeste", later("a ship is bid for, and its ghost frightens a rival’s bid away"), 10,
        "keyple_ghost",
    ),
)  # fmt: skip
"""The small boxes; how much longer a game lasts with them is our guess."""


def _facts(seats: int) -> tuple[Fact, ...]:
    tiles, dealt = box.SEASON_TILES[seats], box.WINTER_DEALT[seats]
    boats = plural("{n} boat carries workers", "{n} boats carry workers", seats)
    winter = plural(
        "everybody is dealt {n} winter tile in secret", "everybody is dealt {n} winter tiles in secret", dealt
    )
    return (
        Fact(_("Tiles a season"), boats, str(tiles)),
        Fact(_("Winter tiles each"), winter, str(dealt)),
    )

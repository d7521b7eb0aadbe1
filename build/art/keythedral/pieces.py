"""Every piece of Keythedral."""

from art.files import ASSETS, write
from art.short_paths import shortened
from art.keyflower import later, upper  # the cathedral
from art.keyflower.kit import DRAWN
from art.keythedral import cottages, craftsmen, cubes, fields, rose, signs, tokens
from art.keythedral.cards import card
from art.keythedral.scenery import LAW

CATHEDRAL = (later, upper)


def draw():
    """Write the drawings."""
    DRAWN.clear()
    for kind in (fields.quarry, fields.wood, fields.lake, fields.farm, fields.vineyard):
        for n in range(2):
            kind(n)
    cottages.cottages()
    cottages.keytile()
    cubes.cubes()
    rose.panes()
    for window in rose.WINDOWS:
        rose.frame(window)
    rose.lancet()
    craftsmen.craftsmen()
    tokens.back()
    tokens.order()
    signs.draw()
    for number in sorted(LAW):
        card(number)
    for name, a in DRAWN.items():
        write(ASSETS / "keythedral" / f"{name}.svg", shortened(a.text().replace(">\n<", "><")).encode())

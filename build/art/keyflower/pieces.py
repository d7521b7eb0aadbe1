"""Every piece of Keyflower, in the order in which they were drawn first, which gives each its irregularities."""

from art.files import ASSETS, write
from art.short_paths import shortened
from art.keyflower import spring, summer, later, crafts, trades, frost, upper_spring, upper_later  # in this order
from art.keyflower.boats import BOATS, boat, wake
from art.keyflower.common import BV, B
from art.keyflower.homes import HOMES
from art.keyflower.icons import icons
from art.keyflower.kit import DRAWN, Art
from art.keyflower.lands import lands
from art.keyflower.meadows import SEAS, meadow, roads
from art.keyflower.small_boxes import small_boxes
from art.keyflower.summer_boats import sboat
from art.keyflower.turns import turn_marks
from art.keyflower.upper import U, UpArt, court
from art.keyflower.workers import back, keyple, res, skill
from art.keyflower.yard import N, WArt

MODULES = (spring, summer, later, crafts, trades, frost, upper_spring, upper_later)
"""Each enters its buildings into a list when it is imported, in this order."""
LAYERS = ("ground_", "road_", "river_", "plaza_", "fieldedge_", "plate_", "ic_eye", "ic_tile", "keythedral_")
"""What lies in other pieces only."""


def draw():
    """Write the drawings."""
    DRAWN.clear()
    buildings()
    for name, (hull, sail, trim, kind) in BOATS.items():
        a = Art(-78, -106, 156, 130, 60 + len(name), "bo" + name[:3])
        boat(a, hull, sail, trim, kind)
        wake(a)
        a.save("boat_" + name)
    for k in (1, 2, 3, 4):
        for side in "ab":
            a = Art(-78, -108, 156, 132, 80 + k, f"bs{k}{side}")
            sboat(a, k, f"{k}{side}")
            a.save(f"boat_sboat{k}_{side}")
    for colour in ("red", "yellow", "blue", "green", "purple"):
        keyple(colour)
    res()
    for name in ("saw", "pickaxe", "anvil"):
        skill(name)
    back()
    for season in SEAS:
        for n in range(2):
            meadow(season, n)
    roads()
    icons()
    turn_marks()
    lands()
    small_boxes()
    DRAWN["glyph_first_player"] = DRAWN["turn_purple"]
    for name, a in DRAWN.items():
        if not name.startswith(LAYERS):
            write(ASSETS / "keyflower" / f"{name}.svg", shortened(a.text().replace(">\n<", "><")).encode())


def buildings():
    """Both sides of every village tile and home."""
    for i, (name, f) in enumerate(B.items()):
        a = (WArt if name in ("keythedral", "village_hall") else Art)(*BV, seed=100 + i * 3, pid="b" + name[:3] + name[-1])
        f(a)
        a.save("bld_" + name)
    for i, (name, f) in enumerate(N.items()):
        a = Art(*BV, seed=300 + i * 3, pid="n" + name[:3] + name[-1] + str(len(name)))
        f(a)
        a.save("bld_" + name)
    for i, f in enumerate(HOMES):
        a = Art(*BV, seed=100 if i == 0 else 500 + i * 7, pid=f"hm{i + 1}")
        f(a)
        a.save(f"bld_home{i + 1}")
    for i, (name, (f, options)) in enumerate(U.items()):
        a = UpArt(*BV, seed=800 + i * 5, pid=f"u{i}{name[0]}")
        for field, value in options.items():
            setattr(a, field, value)
        if a.paved:
            court(a, a.paved)
        f(a, HOMES[int(name[4]) - 1] if name.startswith("home") else N.get(name) or B[name])
        a.save(f"bld_{name}_up")
    del DRAWN["bld_home"]

"""Where everything lies on the floor of the minster, in map units, and the map that says so: `maps/keythedral.tmx`."""

from xml.sax.saxutils import quoteattr

from art.files import TOP, write

WIDTH, HEIGHT, TILE = 1300, 780, 20
RIGHT, LEFT = 728, 1292
TITLE_HIGH, SEAT_TOP, SEAT_LOW = 32, 42, 302
PROPERTIES = (("author", "", "Seachest"), ("game", "", "keythedral"), ("max_players", "int", 5), ("min_players", "int", 2),
    ("schema", "int", 1), ("title", "", "Keythedral"))


def slots():
    """Every place by its id: (x, y, w, h)."""
    found = {
        "order": (10, 8, 706, 78), "fields": (10, 92, 706, 682), "draft": (10, 10, 1040, 760),
        "stack": (1064, 10, 228, 270), "reach": (1064, 292, 228, 480),
        "rose": (RIGHT, 8, 296, 296), "level": (1036, 8, 256, TITLE_HIGH),
    }
    for n in range(1, 6):
        found[f"order:{n}"] = (150 + 113 * (n - 1), 10, 106, 74)
    for size in range(1, 6):
        found |= seats(size)
    for n in range(5):
        found[f"craft:{n + 1}"] = (RIGHT + 113 * n, 312, 108, 194)
    for n in range(2):
        found[f"law:{n + 1}"] = (RIGHT + 190 * n, 516, 182, 256)
    found["deck"] = (1112, 516, 84, 118)
    found["force"] = (1204, 516, 88, 118)
    found["store"] = (1112, 642, 180, 130)
    return found


def seats(size):
    """The places of the seat tiles of a level: in one row up to three, else in two."""
    left, top, wide, high = 1036, SEAT_TOP, LEFT - 1036, SEAT_LOW - SEAT_TOP
    columns = size if size < 4 else (size + 1) // 2
    rows = 1 if size < 4 else 2
    found = {}
    for n in range(size):
        column, row = n % columns, n // columns
        w = min(wide / columns - 4, (high / rows - 4) * 108 / 186)
        h = w * 186 / 108
        x = left + wide * (column + .5) / columns - w / 2
        y = top + high * (row + .5) / rows - h / 2
        found[f"tile:{size}:{n + 1}"] = (round(x, 1), round(y, 1), round(w, 1), round(h, 1))
    return found


def draw():
    """Write the map."""
    lines = ['<?xml version="1.0" encoding="UTF-8"?>']
    places = slots()
    lines.append(
        '<map version="1.10" tiledversion="1.10.2" class="Board" orientation="orthogonal" renderorder="right-down" '
        f'width="{WIDTH // TILE}" height="{HEIGHT // TILE}" tilewidth="{TILE}" tileheight="{TILE}" infinite="0" '
        f'nextlayerid="3" nextobjectid="{len(places) + 1}">'
    )
    lines.append(" <properties>")
    for name, kind, value in PROPERTIES:
        of = f' type="{kind}"' if kind else ""
        lines.append(f'  <property name="{name}"{of} value={quoteattr(str(value))}/>')
    lines += [" </properties>", ' <objectgroup id="1" name="slots" color="#ffd75a">']
    for n, (name, box) in enumerate(places.items(), 1):
        x, y, w, h = (f"{value:g}" for value in box)
        lines.append(f'  <object id="{n}" name="{name}" type="Slot" x="{x}" y="{y}" width="{w}" height="{h}"/>')
    lines += [" </objectgroup>", "</map>", ""]
    write(TOP / "maps" / "keythedral.tmx", "\n".join(lines).encode())

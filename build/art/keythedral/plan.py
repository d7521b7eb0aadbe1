"""Where everything lies on the floor of the minster, in map units, and the map that says so: `maps/keythedral.tmx`."""

from xml.sax.saxutils import quoteattr

from art.files import TOP, write

WIDTH, HEIGHT, TILE = 1300, 720, 20
RIGHT, LEFT = 724, 1286
TITLE_HIGH, SEAT_TOP, SEAT_LOW = 32, 46, 282
PROPERTIES = (("author", "", "Seachest"), ("game", "", "keythedral"), ("max_players", "int", 5), ("min_players", "int", 2),
    ("schema", "int", 1), ("title", "", "Keythedral"))


def slots():
    """Every place by its id: (x, y, w, h)."""
    found = {
        "order": (12, 12, 700, 76), "fields": (12, 94, 700, 616), "draft": (14, 12, 1030, 696),
        "stack": (1058, 12, 228, 270), "reach": (1058, 292, 228, 416),
        "rose": (RIGHT, 10, 274, 274), "level": (1010, 12, 276, TITLE_HIGH),
    }
    for n in range(1, 6):
        found[f"order:{n}"] = (166 + 109 * (n - 1), 14, 103, 72)
    for size in range(1, 6):
        found |= seats(size)
    for n in range(5):
        found[f"craft:{n + 1}"] = (RIGHT + 113.5 * n, 292, 108, 178)
    for n in range(2):
        found[f"law:{n + 1}"] = (RIGHT + 176 * n, 478, 166, 233.2)
    found["deck"] = (1078, 480, 84, 118)
    found["force"] = (1176, 480, 110, 118)
    found["store"] = (1078, 606, 208, 104)
    return found


def seats(size):
    """The places of the seat tiles of a level: in one row up to three, else in two."""
    left, top, wide, high = 1010, SEAT_TOP, LEFT - 1010, SEAT_LOW - SEAT_TOP
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

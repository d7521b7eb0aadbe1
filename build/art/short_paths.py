"""Path data of an SVG written as short as it can be without moving a point: relative where that takes fewer letters."""

import re

TOKEN = re.compile(r"[A-Za-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?")
DATA = re.compile(r'(?<=\bd=")[^"]*(?=")')
TAKES = {"M": "xy", "L": "xy", "H": "x", "V": "y", "C": "xyxyxy", "S": "xyxy", "Q": "xyxy", "T": "xy", "Z": "",
    "A": "nnnffxy"}
"""By command: what each of its numbers is; x and y are places, n a number, f a flag of one digit."""
FINE = 1000
"""Places are counted in thousandths, so that sums are exact."""


ROUND = ' stroke-linejoin="round" stroke-linecap="round"'
"""How every line ends: said once for a whole drawing."""


def shortened(svg):
    """The same drawing with the data of every path rewritten, and the ends of lines told of all at once."""
    svg = DATA.sub(lambda found: path(found.group()), svg)
    if ROUND not in svg:
        return svg
    head, rest = svg.replace(ROUND, "").split(">", 1)
    return f"{head}><g{ROUND}>{rest.rstrip().removesuffix('</svg>').rstrip()}</g></svg>\n"


def path(data):
    """The path data of one path, shorter."""
    found, x, y, start, last = [], 0, 0, (0, 0), ""
    for command, numbers in _segments(data):
        kind = command.upper()
        if kind == "Z":
            found.append("z")
            (x, y), last = start, "z"
            continue
        steps, places = _both(command, numbers, x, y)
        written = min((_written(command.lower(), steps, last), _written(kind, places, last)), key=len)
        found.append(written)
        last = _carried(written, last)
        x, y = _end(kind, places, x, y)
        start = (x, y) if kind == "M" else start
    return "".join(found)


def _segments(data):
    """(command, its numbers in thousandths) one after the other; a repeated command is named each time."""
    tokens, at, command = TOKEN.findall(_parted(data)), 0, ""
    while at < len(tokens):
        if tokens[at].isalpha():
            command, at = tokens[at], at + 1
        count = len(TAKES[command.upper()])
        yield command, [round(float(token) * FINE) for token in tokens[at : at + count]]
        at += count
        command = {"M": "L", "m": "l"}.get(command, command)


def _parted(data):
    """Flags of arcs stand apart."""
    return re.sub(r"([Aa])([^A-Za-z]*)", lambda arc: arc.group(1) + _arc(arc.group(2)), data)


def _arc(numbers):
    flag = r"([-+.\d]+)[ ,]*([-+.\d]+)[ ,]*([-+.\d]+)[ ,]+([01])[ ,]*([01])[ ,]*"
    return re.sub(flag, r"\1 \2 \3 \4 \5 ", numbers)


def _both(command, numbers, x, y):
    """The numbers of a segment as steps from (x, y), and as places."""
    steps, places = [], []
    relative = command.islower()
    for kind, number in zip(TAKES[command.upper()], numbers, strict=True):
        from_here = {"x": x, "y": y}.get(kind, 0)
        steps.append(number if relative or not from_here else number - from_here)
        places.append(number + from_here if relative else number)
    return steps, places


def _written(command, numbers, last):
    """A segment in letters; its command is left out where it is that of the one before."""
    goes_on = {"m": "l", "M": "L"}.get(last, last)
    text = "" if command == goes_on else command
    for number in numbers:
        short = _number(number)
        text += short if not text or text[-1].isalpha() or short[0] == "-" else f" {short}"
    return text if text[0].isalpha() or text[0] == "-" else f" {text}"


def _carried(written, last):
    """The command that the next segment may leave out."""
    return written[0] if written[0].isalpha() else last


def _number(thousandths):
    """A number without what it can do without."""
    whole, rest = divmod(abs(thousandths), FINE)
    text = f"{whole or ''}{f'.{rest:03}'.rstrip('0') if rest else ''}" or "0"
    return f"-{text}" if thousandths < 0 else text


def _end(kind, places, x, y):
    """Where a segment ends."""
    if kind == "H":
        return places[0], y
    if kind == "V":
        return x, places[0]
    return places[-2], places[-1]

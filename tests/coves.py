"""Maps of the second toy, drawn into a folder of their own that stands for the box's."""

from dataclasses import replace

from tests.buoys import BUOYS

BUOYS_ON_MAPS = replace(BUOYS, staging=replace(BUOYS.staging, map="cove"))
HEAD = (
    '<map version="1.10" orientation="orthogonal" width="20" height="10" tilewidth="40" tileheight="40" infinite="0">'
)


def draw(path, depths=(1, 2, 3, 1, 2, 1), title="The Cove", least=2, most=3, game_id="buoys", decor=""):
    """Writes a map with a bay for each depth; None = a bay without one."""
    bays = [
        f'<object id="{n + 1}" name="bay:{n}" type="Region" x="{40 + 100 * n}" y="160" width="80" height="80">'
        + ("" if depth is None else f'<properties><property name="depth" type="int" value="{depth}"/></properties>')
        + "</object>"
        for n, depth in enumerate(depths)
    ]
    told = {"title": title, "game": game_id, "min_players": least, "max_players": most}
    properties = [
        f'<property name="{name}" type="{"int" if isinstance(value, int) else "string"}" value="{value}"/>'
        for name, value in told.items()
    ]
    path.write_text(
        f"{HEAD}<properties>{''.join(properties)}</properties>{decor}"
        f'<objectgroup id="1" name="regions">{"".join(bays)}</objectgroup></map>'
    )
    return path

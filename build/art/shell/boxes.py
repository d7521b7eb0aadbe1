"""The five game boxes: their lids with the titles on, and the sides and trays that go with them."""

import math
from dataclasses import dataclass
from importlib.resources import files

import pygame

from art.paint import piece, put, raster, rgb, save, turned
from art.pen import Svg, mix, rrect

pygame.font.init()
WIDTH, HEIGHT = 512, 720
"""A lid in its own units."""
DEPTH, RISE = 52, 32
"""How far side and top show to the right and above it."""
LID = 720
"""Pixels across a baked lid."""


@dataclass(frozen=True)
class Title:
    """One line of lettering on a lid: its middle, size, colours from top to bottom, outline."""

    words: str
    y: float
    size: float
    top: str
    bottom: str
    outline: str
    thick: float
    sans: bool = False
    track: float = 0


TITLES = {"key_largo": (Title("Key Largo", 86, 98, "#FFFDF0", "#FFD98A", "#3A1E3C", 6),),
    "dark_water_salvage": (Title("Dark Water", 628, 76, "#FFFFFF", "#9FD8E6", "#04101B", 3), Title("SALVAGE", 681,
    33, "#8BFFC4", "#39E08F", "#04101B", 1, sans=True, track=14)),
    "killmans_keep": (Title("Killman’s Keep", 660, 61, "#FFF3D2", "#E9B44C", "#120A07", 4),),
    "keyflower": (Title("Keyflower", 653, 82, "#FFFBE6", "#F4DC7C", "#10201A", 4),),
    "keythedral": (Title("Keythedral", 658, 74, "#FFF3C8", "#E0A526", "#0C0D10", 3),)}
SIDES = {"key_largo": ("#C4432B", "#7A2415"), "dark_water_salvage": ("#1B476B", "#0A2236"),
    "killmans_keep": ("#8E2B2B", "#4A1414"), "keyflower": ("#3F6B4A", "#1E3A28"),
    "keythedral": ("#3A4A66", "#1A2233")}
"""Light and dark of the cardboard."""


def draw():
    """Write the sides, `assets/ui/box_<game>.svg`: the lid goes over them at (0, RISE)."""
    for game in SIDES:
        sides(game).save(f"ui/box_{game}")


def paint():
    """Write the lids with their titles, and the open boxes of the games that can be played."""
    for game in TITLES:
        save(lid(game, LID), f"ui/paintings/cover_{game}.jpg")
    for game in TRAYS:
        save(tray(game, 560), f"ui/paintings/tray_{game}.png")


def sides(game):
    """Top and right side of a standing box, seen a little from above."""
    light, dark = SIDES[game]
    s = Svg(WIDTH + DEPTH, HEIGHT + RISE)
    right = s.lin(WIDTH, 0, WIDTH + DEPTH, 0, (0, dark), (1, mix(dark, "#000000", 0.5)))
    s.p(f"M{WIDTH} {RISE}L{WIDTH + DEPTH} 0V{HEIGHT}L{WIDTH} {HEIGHT + RISE}Z", right)
    top = s.lin(0, RISE, WIDTH, 0, (0, mix(light, "#FFF1BC", 0.55)), (0.5, light), (1, mix(dark, light, 0.4)))
    s.p(f"M0 {RISE}L{DEPTH} 0H{WIDTH + DEPTH}L{WIDTH} {RISE}Z", top)
    s.p(f"M0 {RISE}H{WIDTH}V{HEIGHT + RISE}", st=mix(light, "#FFFFFF", 0.45), sw=3)
    return s


def lettering(title, scale):
    """The words with a gradient from top to bottom, an outline, and a small drop."""
    family, stem = ("sans", "SourceSansPro-Bold") if title.sans else ("serif", "SourceSerifPro-Black")
    path = files(f"font_source_{family}_pro") / "files" / f"{stem}.ttf"
    font = pygame.font.Font(str(path), max(8, round(title.size * scale)))
    thick, track = max(1, round(title.thick * scale)), round(title.track * scale)
    face, rim = (_line(font, title.words, colour, track) for colour in ("#FFFFFF", title.outline))
    margin = thick + 4
    sheet = pygame.Surface((face.get_width() + 2 * margin, face.get_height() + 2 * margin), pygame.SRCALPHA)
    for step in range(24):
        angle = step * math.pi / 12
        x, y = math.cos(angle), math.sin(angle)
        sheet.blit(rim, (margin + thick * x, margin + thick * y))
        sheet.blit(rim, (margin + thick * 0.6 * x, margin + thick * (0.5 + 0.8 * y)))
    shine = pygame.Surface((1, 2))
    shine.set_at((0, 0), rgb(title.top))
    shine.set_at((0, 1), rgb(title.bottom))
    shine = pygame.transform.smoothscale(shine, face.get_size()).convert_alpha()
    face.blit(shine, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    sheet.blit(face, (margin, margin))
    return sheet


def _line(font, words, colour, track):
    letters = [font.render(letter, True, rgb(colour)) for letter in words] if track else [font.render(words, True,
        rgb(colour))]
    line = pygame.Surface((sum(i.get_width() + track for i in letters) - track, font.get_height()), pygame.SRCALPHA)
    x = 0
    for letter in letters:
        line.blit(letter, (x, 0))
        x += letter.get_width() + track
    return line


def lid(game, width):
    """The picture on the box with its title, a little glossy."""
    scale, height = width / WIDTH, round(width * HEIGHT / WIDTH)
    surface = piece(f"ui/cover_{game}", width, height).copy()
    for title in TITLES[game]:
        words = lettering(title, scale)
        surface.blit(words, (round(width / 2 - words.get_width() / 2), round(title.y * scale - words.get_height()
            / 2)))
    s = Svg(WIDTH, HEIGHT)
    shine = s.lin(0, 0, 420, 500, (0, "#FFFFFF", 0.22), (0.5, "#FFFFFF", 0.03), (1, "#000000", 0.22))
    s.p(f"M0 0H{WIDTH}V{HEIGHT}H0Z", shine)
    surface.blit(raster(s.text(), width, height), (0, 0))
    return surface


def box(game, width):
    """A closed box whose lid is this many pixels wide."""
    scale = width / WIDTH
    surface = raster(sides(game).text(), (WIDTH + DEPTH) * scale, (HEIGHT + RISE) * scale)
    surface.blit(lid(game, width), (0, round(RISE * scale)))
    return surface


TRAYS = {"key_largo": (("key_largo/back_deep", 0.24, 0.20, 0.27, 12), ("key_largo/back_shallow", 0.27, 0.21, 0.27, -2),
    ("key_largo/monster", 0.33, 0.23, 0.27, -14), ("key_largo/lugger_sun", 0.71, 0.19, 0.38, 4),
    ("key_largo/lugger_brick", 0.74, 0.42, 0.38, -5), ("key_largo/diver", 0.23, 0.56, 0.31, 6),
    ("key_largo/diver_trident", 0.23, 0.56, 0.31, 6), ("key_largo/diver", 0.47, 0.58, 0.31, -5),
    ("key_largo/diver_hose_1", 0.47, 0.58, 0.31, -5), ("key_largo/item_hose", 0.71, 0.64, 0.17, 0),
    ("key_largo/item_weight", 0.84, 0.68, 0.17, 0), ("key_largo/coin_gold", 0.20, 0.84, 0.18, 0),
    ("key_largo/coin_silver", 0.34, 0.88, 0.17, 0), ("key_largo/note_50", 0.68, 0.85, 0.46, 9)),
    "dark_water_salvage": (("dark_water_salvage/ship_lady_cassandra", 0.30, 0.16, 0.40, 4),
    ("dark_water_salvage/ship_winter_regent", 0.67, 0.17, 0.40, -5),
    ("dark_water_salvage/sonar_rumour", 0.22, 0.40, 0.26, 7), ("dark_water_salvage/sonar_depth", 0.38, 0.40, 0.26, -4),
    ("dark_water_salvage/action_dial", 0.71, 0.41, 0.40, 0),
    ("dark_water_salvage/action_token", 0.71, 0.335, 0.13, 0), ("dark_water_salvage/turn_2", 0.20, 0.635, 0.17, 9),
    ("dark_water_salvage/turn_1", 0.30, 0.645, 0.17, -5), ("dark_water_salvage/draw_bag", 0.74, 0.70, 0.36, 3),
    ("dark_water_salvage/boat_brick", 0.48, 0.615, 0.25, 4), ("dark_water_salvage/chip_10", 0.20, 0.84, 0.18, 0),
    ("dark_water_salvage/chip_5", 0.33, 0.88, 0.18, 8), ("dark_water_salvage/chip_1", 0.29, 0.79, 0.17, -9),
    ("dark_water_salvage/boat_seagreen", 0.57, 0.86, 0.27, -5)),
    "killmans_keep": (("killmans_keep/back_goal", 0.23, 0.21, 0.28, 9),
    ("killmans_keep/back_keep", 0.32, 0.24, 0.28, -5), ("killmans_keep/frame_monster", 0.70, 0.25, 0.36, 0),
    ("killmans_keep/monster_cave_troll", 0.70, 0.215, 0.31, 0),
    ("killmans_keep/rarity_2", 0.70, 0.325, 0.18, 0), ("killmans_keep/dice_tray", 0.70, 0.56, 0.46, 0),
    ("killmans_keep/d10_7", 0.75, 0.55, 0.15, -9), ("killmans_keep/d6_5", 0.62, 0.565, 0.11, 14),
    ("killmans_keep/pawn_brick", 0.20, 0.52, 0.19, 5), ("killmans_keep/pawn_plum", 0.36, 0.54, 0.19, -6),
    ("killmans_keep/pawn_sun", 0.28, 0.64, 0.19, 2), ("killmans_keep/doubloon_flat", 0.20, 0.87, 0.19, 0),
    ("killmans_keep/doubloon_flat", 0.20, 0.853, 0.19, 0), ("killmans_keep/doubloon_flat", 0.20, 0.836, 0.19, 0),
    ("killmans_keep/doubloon", 0.36, 0.85, 0.18, 8), ("killmans_keep/seal_seagreen", 0.56, 0.83, 0.20, 0),
    ("killmans_keep/candle", 0.80, 0.80, 0.22, 0)),
    "keyflower": (("keyflower/land_spring_RGGRRR", 0.29, 0.21, 0.42, 8),
    ("keyflower/bld_keywood", 0.29, 0.21, 0.35, 8), ("keyflower/land_winter_GGGGGR", 0.70, 0.25, 0.42, -6),
    ("keyflower/bld_windmill", 0.70, 0.25, 0.35, -6), ("keyflower/boat_keyflower", 0.68, 0.53, 0.42, 4),
    ("keyflower/keyple_red", 0.19, 0.51, 0.18, 6), ("keyflower/keyple_blue", 0.36, 0.53, 0.18, -6),
    ("keyflower/keyple_yellow", 0.25, 0.645, 0.18, 2), ("keyflower/keyple_green", 0.42, 0.665, 0.18, 2),
    ("keyflower/skill_saw", 0.68, 0.73, 0.17, 8), ("keyflower/skill_back", 0.81, 0.76, 0.17, -8),
    ("keyflower/res_wood", 0.19, 0.86, 0.17, 8), ("keyflower/res_stone", 0.37, 0.87, 0.17, 0),
    ("keyflower/res_iron", 0.54, 0.87, 0.17, 0), ("keyflower/res_gold", 0.74, 0.89, 0.17, 0)),
    "keythedral": (("keythedral/law_back", 0.20, 0.20, 0.26, 10), ("keythedral/law_05", 0.24, 0.22, 0.28, -6),
    ("keythedral/field_lake_0", 0.56, 0.18, 0.30, 5), ("keythedral/field_quarry_1", 0.80, 0.24, 0.30, -7),
    ("keythedral/field_wood_0", 0.66, 0.39, 0.30, 3), ("keythedral/seat_open", 0.22, 0.50, 0.19, -8),
    ("keythedral/seat_open", 0.37, 0.52, 0.19, 5), ("keythedral/cottage_star", 0.54, 0.60, 0.19, 0),
    ("keythedral/house_anchor", 0.70, 0.62, 0.20, 0), ("keythedral/cottage_sun", 0.84, 0.57, 0.19, 0),
    ("keythedral/fence_fish", 0.64, 0.74, 0.24, 12), ("keythedral/fence_star", 0.82, 0.75, 0.24, -9),
    ("keythedral/cube_timber", 0.18, 0.74, 0.13, 0), ("keythedral/cube_food", 0.30, 0.76, 0.13, 0),
    ("keythedral/cube_water", 0.23, 0.83, 0.13, 0), ("keythedral/cube_gold", 0.36, 0.85, 0.13, 0),
    ("keythedral/cube_wine", 0.46, 0.79, 0.13, 0), ("keythedral/worker_star", 0.60, 0.88, 0.11, 0),
    ("keythedral/worker_fish", 0.71, 0.90, 0.11, 0), ("keythedral/worker_sun", 0.82, 0.88, 0.11, 0))}
"""What lies in each box: drawing, middle and width as shares of the box, turn."""


def tray(game, width):
    """The lower half of a box, open, with its pieces inside."""
    height = round(width * HEIGHT / WIDTH)
    light, dark = SIDES[game]
    s = Svg(WIDTH, HEIGHT)
    s.p(rrect(0, 0, WIDTH, HEIGHT, 12), mix(dark, "#000000", 0.6))
    s.p(rrect(6, 6, WIDTH - 12, HEIGHT - 12, 10), s.lin(0, 0, WIDTH, HEIGHT, (0, mix(light, "#FFF1BC", 0.3)),
        (1, dark)))
    inside = s.lin(30, 30, 30, HEIGHT - 30, (0, "#0A1418"), (0.25, "#16303A"), (1, "#21464F"))
    s.p(rrect(30, 30, WIDTH - 60, HEIGHT - 60, 6), inside)
    surface = raster(s.text(), width, height)
    for name, x, y, wide, angle in TRAYS[game]:
        image = turned(piece(name, round(wide * width)), angle)
        corner = round(x * width - image.get_width() / 2), round(y * height - image.get_height() / 2)
        put(surface, image, *corner, (3, 6), 9, 150)
    return surface

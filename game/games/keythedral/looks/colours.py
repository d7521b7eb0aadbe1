"""The colours of lead, glass and sandstone, by token."""

from collections.abc import Mapping

PALETTE: Mapping[str, str] = {
    "paper": "#2B2F37",
    "ink": "#22252B",
    "muted": "#54565C",
    "accent": "#2456A6",
    "on_accent": "#FFFFFF",
    "line": "#7D766A",
    "hairline": "#D5C9AC",
    "focus": "#A3203A",
    "plate": "#FAF6EB",
    "plate_low": "#E0D2B2",
    "law_paper": "#FFFAF0",
    "law_low": "#EADFC4",
    "rim": "#6F6656",
    "edge": "#54462F",
    "lead": "#14161B",
    "slab": "#1A1D23",
    "slab_line": "#3A3F49",
    "cream": "#F7ECD2",
    "dust": "#B9B3A4",
    "white": "#FFFFFF",
    "ruby": "#A3203A",
    "ruby_dark": "#6D1228",
    "amber": "#E0A526",
    "amber_ink": "#2A1C08",
    "leaf": "#3D7A46",
    "glow": "#FFD978",
    "focus_glow": "#FFF0B8",
    "free": "#3A3B36",
    "free_dim": "#2C2F33",
    "bright": "#FFFDF2",
    "lit_in": "#FFF3C4",
    "pale": "#AAB4C2",
    "lead_blue": "#3B4350",
    "timber": "#926C00",
    "stone": "#1E1020",
    "water": "#5370B2",
    "food": "#58B884",
    "wine": "#811F39",
    "ironwork": "#E6F3F0",
    "glass": "#461D99",
    "gold": "#FFD50C",
    "bar_wood": "#1A1C21",
    "bar_edge": "#E0A526",
    "table_wood": "#22252B",
    "tray_wood": "#1D2026",
    "tray_shade": "#121419",
    "tray_glint": "#5A5F69",
    "frame_dark": "#0F1116",
    "frame_wood": "#3A3E47",
    "frame_gold": "#8A8F9C",
    "ring_thin": "#FFD978",
    "slate_top": "#3A3E47",
    "slate_bottom": "#272A31",
    "slate_edge": "#878C98",
    "slate_glint": "#A5AAB6",
    "ticker_ground": "#14161B",
    "scene_top": "#8A93A6",
    "scene_bottom": "#4A5264",
}

CUBES = ("timber", "stone", "water", "food", "wine", "ironwork", "glass", "gold")
"""By colour; each is a token and the end of a drawing’s name."""
APART: tuple[tuple[str, ...], ...] = (CUBES,)
"""Colours of cubes: told apart by every kind of sight."""
SEATS = ("anchor", "fish", "sun", "moon", "star", "shell")
"""By the number of a seat’s colour: its emblem, and the end of the names of what is drawn in it."""
FIELDS = ("wood", "quarry", "lake", "farm", "vineyard")
"""By kind."""
INK_ON = ("white", "ink", "ink", "white", "white", "ink")
"""By the number of a seat’s colour: what is read on it."""

"""The colours of the shell and of the seats by token, and the sizes of type."""

from collections.abc import Mapping
from dataclasses import dataclass

from game.words import _

Palette = Mapping[str, str]

SHELL: Palette = {
    "bg": "#10222B",
    "panel": "#17313C",
    "raised": "#204350",
    "line": "#5C8A9A",
    "ink": "#F3EFE2",
    "muted": "#B9C7C4",
    "faint": "#8FA8B0",
    "accent": "#E3A83B",
    "on_accent": "#1A1406",
    "focus": "#7FE0FF",
    "gap": "#0A171E",
    "good": "#6CCB8E",
    "warn": "#F2B84B",
    "bad": "#FF8A73",
    "disabled": "#7C9098",
    "paper": "#FFF6E0",
    "paper_ink": "#14303A",
    "paper_muted": "#4C626A",
    "paper_line": "#8A6B3F",
    "paper_link": "#0B3C9E",
    "panel_top": "#1B3945",
    "panel_bottom": "#142C36",
    "panel_inner": "#35606F",
    "rule": "#2B4F5D",
    "bar_top": "#21495A",
    "bar_bottom": "#163240",
    "bar_inner": "#3A6575",
    "sheet_edge": "#B79C66",
    "sheet_inner": "#D9C79A",
    "well": "#0E1F27",
    "well_top": "#0B181F",
    "well_bottom": "#122630",
    "well_line": "#3F6B7A",
    "row_top": "#2C5767",
    "row_bottom": "#234857",
    "selection": "#2F6F86",
    "chip_top": "#244B59",
    "chip_bottom": "#1B3A46",
    "brass_top": "#F3CB6C",
    "brass_bottom": "#CF8F28",
    "brass_edge": "#5B3A0C",
    "brass_light": "#FFF3C8",
    "brass_dark": "#3B2408",
    "fill_top": "#F7D27A",
    "fill_bottom": "#B8801F",
    "knob_top": "#FFF1BC",
    "knob_bottom": "#C48F2E",
    "knob_pin": "#7A5014",
    "switch_off_top": "#0C1A21",
    "switch_off_bottom": "#16303B",
    "switch_on_top": "#8C5E16",
    "switch_thumb_top": "#FFFFFF",
    "switch_thumb_bottom": "#CFC9B6",
    "switch_off_line": "#4A7686",
    "dead_top": "#7C9098",
    "dead_bottom": "#5F757D",
    "dead_pin": "#3F545C",
}

HIGH_CONTRAST: Palette = {
    **SHELL,
    "bg": "#000000",
    "panel": "#000000",
    "raised": "#0A1A20",
    "line": "#FFFFFF",
    "ink": "#FFFFFF",
    "muted": "#F0F4F4",
    "faint": "#DCE6E8",
    "accent": "#FFC94D",
    "on_accent": "#000000",
    "focus": "#00E5FF",
    "gap": "#000000",
    "good": "#8CFFB4",
    "warn": "#FFD166",
    "bad": "#FFA896",
    "disabled": "#A9B6BA",
    "paper": "#FFFFFF",
    "paper_ink": "#000000",
    "paper_muted": "#1C2A30",
    "paper_line": "#000000",
    "panel_top": "#04090C",
    "panel_bottom": "#000000",
    "panel_inner": "#B9D4DC",
    "rule": "#7FA3AE",
    "bar_top": "#06141A",
    "bar_bottom": "#000000",
    "well": "#000000",
    "well_top": "#000000",
    "well_bottom": "#000000",
    "well_line": "#DCE6E8",
    "row_top": "#15424F",
    "row_bottom": "#15424F",
    "chip_top": "#06141A",
    "chip_bottom": "#06141A",
    "switch_off_line": "#DCE6E8",
}


@dataclass(frozen=True, slots=True)
class SeatColour:
    """How one seat is told from the others: colour, emblem and edge pattern, never colour alone."""

    emblem: str
    colour: str
    dark: str
    text: str
    pattern: str


SEATS: tuple[SeatColour, ...] = (
    SeatColour("anchor", "#B1361B", "#7A1E0C", "#FFFFFF", "solid"),
    SeatColour("fish", "#37B096", "#1C7A67", "#14303A", "diagonals"),
    SeatColour("sun", "#FFC924", "#C48A0C", "#14303A", "dots"),
    SeatColour("moon", "#5C2569", "#37123F", "#FFFFFF", "bars"),
    SeatColour("star", "#3D50D8", "#232F96", "#FFFFFF", "chevrons"),
    SeatColour("shell", "#F1F6EC", "#B9C0B0", "#14303A", "hatch"),
)


def seat_names() -> tuple[str, ...]:
    """Return the names of the colours of SEATS, in their order."""
    return _("Brick"), _("Sea green"), _("Sun"), _("Plum"), _("Ultramarine"), _("Bone")


@dataclass(frozen=True, slots=True)
class Skin:
    """The colours of a button in one state; "" = not drawn."""

    top: str
    bottom: str
    edge: str
    light: str
    text: str


BUTTON_SKINS: Mapping[str, Mapping[str, Skin]] = {
    "primary": {
        "normal": Skin("#F3CB6C", "#CF8F28", "#5B3A0C", "#FFF3C8", "on_accent"),
        "hover": Skin("#FCDF95", "#E0A23A", "#5B3A0C", "#FFFBE6", "on_accent"),
        "pressed": Skin("#B87B1E", "#D69A34", "#3B2408", "#8C5E16", "on_accent"),
        "disabled": Skin("#4A4B42", "#43453E", "#2B3430", "#5A5B50", "#A5A698"),
    },
    "secondary": {
        "normal": Skin("#2B5565", "#1D3F4C", "#0A171E", "#5C8A9A", "ink"),
        "hover": Skin("#376A7C", "#275161", "#0A171E", "#8FBBC8", "#FFFFFF"),
        "pressed": Skin("#163039", "#1C3C48", "#070F14", "#0F222A", "ink"),
        "disabled": Skin("#1C363F", "#1A323B", "#122329", "#29464F", "disabled"),
    },
    "danger": {
        "normal": Skin("#A8483A", "#7E2E22", "#3A120B", "#D98573", "#FFF1EA"),
        "hover": Skin("#B9503E", "#95392B", "#3A120B", "#F0A795", "#FFFFFF"),
        "pressed": Skin("#6B241A", "#87352A", "#2A0C07", "#5B1D14", "#FFF1EA"),
        "disabled": Skin("#3C3533", "#383130", "#2B2523", "#4A4240", "#A39B97"),
    },
    "quiet": {
        "normal": Skin("", "", "", "", "ink"),
        "hover": Skin("#24495A", "#24495A", "", "", "ink"),
        "pressed": Skin("#13272F", "#13272F", "", "", "ink"),
        "disabled": Skin("", "", "", "", "disabled"),
    },
}

SCORE, VEIL, TITLE, PHASE, SECTION, PROMPT, STRONG, BODY, LABEL, NUMERAL = 96, 64, 48, 38, 30, 24, 22, 20, 18, 16
"""The type scale, in units."""

"""Make all art again, in about three minutes: `python build/art/make.py`.

Drawings come out byte for byte, and so do paintings, but for a colour's last bits on another processor. The manifest
then says what was made from which sources, so that a test can tell when something is missing or out of date without
making it again.
"""

import importlib
import sys
from pathlib import Path

TOP = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(TOP / "build"), str(TOP)]

from art import files, manifest, sheet  # noqa: E402 (found only by the path above)

KEY_LARGO = ("island", "buildings", "market", "cove", "nature", "ships", "wrecks", "cards", "treasures", "jewels",
    "divers", "actions", "money", "portraits", "guests", "visitors", "sky", "ornaments", "glyphs", "tiles")
DARK_WATER_SALVAGE = ("lakes", "tiles", "steamers", "sailers", "workers", "cities", "features",
    "villages", "shoals", "boats", "chips", "bank", "dial", "furniture", "marks", "cards", "barge")
KILLMANS_KEEP = ("tiles", "basics", "curses", "gems", "weapons", "heirlooms", "packs", "vermin", "undead",
    "brutes", "beasts", "corpses", "goals_handed", "goals_shown", "goals_done", "emblems", "pawns", "coins", "dice",
    "verbs", "marks", "seals", "frames", "road", "furniture", "tokens", "quarter_market", "quarter_bank",
    "quarter_guild", "quarter_keep")
KEYFLOWER = ("pieces",)
KEYTHEDRAL = ("plan", "pieces")
SHELL = ("cover_key_largo", "cover_dark_water", "cover_killmans", "cover_keyflower", "cover_keythedral", "lettering",
    "chest", "props", "sample", "emblems", "glyphs", "boxes", "scope", "prizes", "parrot")
BOXES = {"key_largo": KEY_LARGO, "dark_water_salvage": DARK_WATER_SALVAGE, "killmans_keep": KILLMANS_KEEP,
    "keyflower": KEYFLOWER, "keythedral": KEYTHEDRAL, "shell": SHELL}
DRAWINGS = [f"art.{box}.{name}" for box, names in BOXES.items() for name in names]
PAINTINGS = ["art.key_largo.painting", "art.key_largo.windward", "art.dark_water_salvage.painting",
    "art.killmans_keep.painting", "art.killmans_keep.snow", "art.keythedral.painting", "art.shell.boxes",
    "art.shell.rooms", "art.shell.veils"]


def main():
    """Make everything, write the manifest, and tell of pieces that nothing made."""
    for module in DRAWINGS:
        importlib.import_module(module).draw()
    for module in PAINTINGS:
        importlib.import_module(module).paint()
    manifest.write()
    sheet.paint()
    strays = sorted(set(manifest.pieces()) - files.WRITTEN)
    if strays:
        sys.exit("\n".join(f"{path} is made by nothing; remove it" for path in strays))


if __name__ == "__main__":
    main()

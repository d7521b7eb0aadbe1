"""What was made, and from what: `assets/MANIFEST.json`. Needs only the standard library."""

import json

from art.files import ASSETS, TOP, fingerprint

PATH = ASSETS / "MANIFEST.json"


def sources():
    """Everything that decides how the art looks: these programs, the map, and the loader that reads it."""
    programs = (TOP / "build" / "art").rglob("*.py")
    return sorted([*programs, *(TOP / "maps").glob("*.tmx"), *(TOP / "maps").glob("*.tsx")])


def pieces():
    """Every drawing and painting there is."""
    made = [path for path in ASSETS.rglob("*") if path.suffix in (".svg", ".jpg", ".png")]
    return sorted([*made, *(TOP / "maps").glob("*.png"), *(TOP / "maps" / "paintings").glob("*.webp")])


def taken():
    """The manifest as it should read now."""
    return {"sources": _marks(sources()), "pieces": _marks(pieces())}


def _marks(paths):
    return {path.relative_to(TOP).as_posix(): fingerprint(path) for path in paths}


def write():
    """Write down what is there now, as made from the present sources."""
    PATH.write_text(json.dumps(taken(), indent=1) + "\n", encoding="utf-8")


def faults():
    """What does not agree with the manifest, one sentence each; [] when all art is there and up to date."""
    noted, found = json.loads(PATH.read_text(encoding="utf-8")), taken()
    had, has = noted["pieces"], found["pieces"]
    problems = [f"{path} is missing; run make art" for path in had if path not in has]
    problems += [f"{path} is made by nothing; remove it" for path in has if path not in had]
    changed = [path for path in has if had.get(path, has[path]) != has[path]]
    problems += [f"{path} was changed by hand; change its program" for path in changed]
    newer = {path for path, _ in noted["sources"].items() ^ found["sources"].items()}
    return problems + [f"{path} changed since the art was made; run make art" for path in sorted(newer)]

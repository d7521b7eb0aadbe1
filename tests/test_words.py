"""Every sentence goes through the catalogue, the translators' template is up to date, a translation is spoken."""

import ast
import importlib.util
import re
import struct
from functools import cache
from pathlib import Path

import pytest

from game import words

TOP = Path(__file__).parent.parent
SHOWN = sorted(path for path in (TOP / "game").rglob("*.py") if "bench" not in path.parts)
IN_THE_FILE = "This file holds the secrets of every seat. Reading it spoils the game."
"""Every save says this, in one language, so that equal matches make equal files."""
SHIP = "Duchess of Fenwick"
"""A proper name reads like a sentence, and is the same in every language."""
SENTENCE = re.compile(r"^[A-Z][a-z]+,? [a-z]{2,}|[a-z]{2,}, [a-z]{2,}.*[.!?]$")


@cache
def strings_script():
    spec = importlib.util.spec_from_file_location("strings", TOP / "build" / "strings.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def bypassing(source):
    """Literals that read like sentences and are neither translated, nor documentation, nor for the log."""
    tree = ast.parse(source)
    spoken = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            spoken.add(node.value)
        if isinstance(node, ast.Assert):
            spoken.update(ast.walk(node))
        if isinstance(node, ast.Call):
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            owner = getattr(getattr(node.func, "value", None), "id", "")
            if name in ("_", "later", "plural", "AssertionError", "KeyError", "ValueError") or owner == "log":
                spoken.update(ast.walk(node))
    for node in ast.walk(tree):
        literal = isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in spoken
        if literal and SENTENCE.search(node.value):
            yield node.value


def mo(sentences):
    """A compiled catalogue, as msgfmt writes it."""
    head = "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=(n != 1);\n"
    sentences = {"": head, **sentences}
    keys = sorted(sentences, key=str.encode)
    texts = [word.encode() for key in keys for word in (key, sentences[key])]
    originals, translations, offset = [], [], 28 + 16 * len(keys)
    for i, text in enumerate(texts):
        (translations if i % 2 else originals).extend((len(text), offset))
        offset += len(text) + 1
    head = struct.pack("<7I", 0x950412DE, 0, len(keys), 28, 28 + 8 * len(keys), 0, 0)
    tables = struct.pack(f"<{4 * len(keys)}I", *originals, *translations)
    return head + tables + b"".join(text + b"\0" for text in texts)


@pytest.fixture
def english():
    yield
    words.use("en", TOP / "nowhere")


@cache
def collected():
    return strings_script().collect()


def test_the_template_is_up_to_date():
    strings = strings_script()
    fresh = strings.template(collected())
    assert strings.CATALOGUE.read_text(encoding="utf-8") == fresh, "run `make strings`"


def test_no_sentence_stands_there_twice():
    singles = [sentence[0] for sentence in collected()]
    assert len(singles) == len(set(singles))


@pytest.mark.parametrize("path", SHOWN, ids=lambda path: path.relative_to(TOP).as_posix())
def test_no_sentence_bypasses_the_catalogue(path):
    assert set(bypassing(path.read_text(encoding="utf-8"))) <= {IN_THE_FILE, SHIP}


def test_a_bypassing_sentence_is_found():
    assert list(bypassing('button("Start the game")\nnote(_("Start the game"))')) == ["Start the game"]


def test_a_sentence_of_a_table_is_collected_as_it_stands():
    assert list(strings_script().sentences('ROW = (later("Dive."), other("Sell."))')) == [("Dive.",)]
    assert words.later("Dive.") == "Dive."


def test_a_translation_is_spoken(tmp_path, english):
    folder = tmp_path / "de" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    two = "{n} card\0{n} cards"
    (folder / "seachest.mo").write_bytes(mo({"Dive": "Tauchen", two: "{n} Karte\0{n} Karten"}))
    words.use("de_DE.UTF-8", tmp_path)
    assert words._("Dive") == "Tauchen"
    assert words._("Sell") == "Sell"
    assert words.plural("{n} card", "{n} cards", 1) == "1 Karte"
    assert words.plural("{n} card", "{n} cards", 3) == "3 Karten"


def test_reasons_are_of_whoever_acts_so_a_bot_s_speak_to_nobody():
    for path in sorted((TOP / "game" / "games").glob("*/hints/*.py")):
        tree = ast.parse(path.read_text())
        said = (node.args for node in ast.walk(tree) if isinstance(node, ast.Call))
        words = (one.value for args in said for one in args if isinstance(one, ast.Constant) and one.value)
        spoken = [each for each in words if isinstance(each, str) and re.search(r"\byour?s?\b", each, re.IGNORECASE)]
        assert not spoken, f"{path.parent.parent.name}: {spoken}"

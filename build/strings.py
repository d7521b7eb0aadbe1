"""Collects every sentence the program says into `assets/locale/seachest.pot`, for translators.

A sentence is what stands in `_("...")`, in `later("...")` or in `plural("...", "...", n)`. Where it stands is told by
file, not by line, so that the catalogue changes only when a sentence does.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
CATALOGUE = TOP / "assets" / "locale" / "seachest.pot"
HEADER = """\
# The sentences of Seachest. Copy this file to seachest.po, fill in every msgstr, and compile it.
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"
"""

Sentence = tuple[str, ...]
"""The words, and behind them the plural where there is one."""


def sentences(source: str) -> Iterator[Sentence]:
    """Yield each sentence of one module, in reading order."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            continue
        words = [part.value for part in node.args if isinstance(part, ast.Constant) and isinstance(part.value, str)]
        if node.func.id in ("_", "later") and len(words) == 1:
            yield (words[0],)
        if node.func.id == "plural" and len(words) == 2:
            yield tuple(words)


def collect(top: Path = TOP) -> dict[Sentence, list[str]]:
    """Return every sentence with the files it stands in, both sorted."""
    found: dict[Sentence, list[str]] = {}
    for path in sorted((top / "game").rglob("*.py")):
        for sentence in sentences(path.read_text(encoding="utf-8")):
            files = found.setdefault(sentence, [])
            if (name := path.relative_to(top).as_posix()) not in files:
                files.append(name)
    return dict(sorted(found.items()))


def template(found: dict[Sentence, list[str]]) -> str:
    """Return the catalogue as text."""
    entries = [HEADER]
    for sentence, files in found.items():
        lines = [f"#: {' '.join(files)}"]
        if "{" in sentence[0]:
            lines.append("#, python-brace-format")
        lines.append(f"msgid {_quoted(sentence[0])}")
        if len(sentence) == 1:
            lines.append('msgstr ""')
        else:
            lines += [f"msgid_plural {_quoted(sentence[1])}", 'msgstr[0] ""', 'msgstr[1] ""']
        entries.append("\n".join(lines) + "\n")
    return "\n".join(entries)


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t")
    return f'"{escaped}"'


def main() -> None:
    """Write the catalogue."""
    found = collect()
    CATALOGUE.parent.mkdir(parents=True, exist_ok=True)
    CATALOGUE.write_text(template(found), encoding="utf-8")
    print(f"{len(found)} sentences in {CATALOGUE.relative_to(TOP)}")


if __name__ == "__main__":
    main()

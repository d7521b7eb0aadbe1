"""The page of puzzles: stars, rows of puzzles solved at the first try, own puzzles, and bad files."""

import msgspec
from msgspec.structs import replace

from game import paths
from game.core.save import PlayerEntry
from game.games import BOXES
from game.puzzles import shipped
from game.storage import puzzle_book
from game.storage.puzzle_book import LAST, NOBODY, OWN, TRIES


def some_puzzle():
    return next(shipped.of(box) for box in BOXES if shipped.of(box))[0]


def test_a_row_grows_and_ends_with_a_puzzle_not_solved_at_the_first_try():
    page = NOBODY
    for n in range(3):
        page = page.after(f"p{n}", 3, clean=True)
    assert (page.row, page.longest, page.solved) == (3, 3, 3)
    page = page.after("hard", 0, clean=False)
    assert (page.row, page.longest, page.solved) == (0, 3, 3)
    assert page.last == (True, True, True, False)


def test_what_was_solved_before_counts_no_further_but_may_win_stars():
    page = NOBODY.after("one", 1, clean=True)
    again = page.after("one", 3, clean=True)
    assert (again.row, again.last, again.stars) == (1, (True,), {"one": 3})
    assert again.after("one", 2, clean=False).stars == {"one": 3}
    assert page.raised("one", 2).stars == {"one": 2}


def test_only_the_last_ten_are_kept():
    page = NOBODY
    for n in range(LAST + 3):
        page = page.after(f"p{n}", 1, clean=n % 2 == 0)
    assert len(page.last) == LAST


def test_pages_are_kept_apart_by_person():
    puzzle_book.keep("Ana", NOBODY.after("one", 3, clean=True))
    puzzle_book.keep("Ben", NOBODY.after("two", 1, clean=False))
    assert puzzle_book.page("Ana").stars == {"one": 3}
    assert puzzle_book.page("Ben").stars == {"two": 1}
    assert puzzle_book.page("Ida") == NOBODY
    puzzle_book.forget("Ana", "Somebody")
    assert puzzle_book.page("Ana") == NOBODY
    assert puzzle_book.page("Ben").stars == {"two": 1}


def test_a_name_in_capitals_is_the_same_person_as_in_the_logbook():
    puzzle_book.keep("Ana", NOBODY.after("one", 3, clean=True))
    puzzle_book.keep_own("ANA", [some_puzzle()])
    assert puzzle_book.page("ana").stars == {"one": 3}
    assert puzzle_book.keep_own("Ana", [some_puzzle()]) == 0
    puzzle_book.rename("ana", "ANA")
    assert puzzle_book.page("Ana").stars == {"one": 3}
    puzzle_book.forget("aNA", "Somebody")
    assert puzzle_book.page("Ana") == NOBODY
    assert puzzle_book.own("Ana") == ()


def test_the_longest_name_is_read_again_however_it_is_folded():
    name = "\N{LATIN SMALL LIGATURE FFI}" * 60
    puzzle_book.keep(name, NOBODY.after("one", 3, clean=True))
    assert puzzle_book.page(name).stars == {"one": 3}


def test_pages_that_were_kept_apart_by_capitals_are_joined():
    one, two = NOBODY.after("one", 3, clean=True).after("two", 2, clean=True), NOBODY.after("two", 3, clean=False)
    kept = msgspec.json.encode({"Ana": one, "ANA": two})
    paths.state_folder().joinpath(TRIES).write_bytes(kept)
    page = puzzle_book.page("ana")
    assert page.stars == {"one": 3, "two": 3}
    assert (page.row, page.longest, page.last) == (0, 2, (True, True, False))


def test_own_puzzles_are_kept_once_the_newest_first():
    puzzle = some_puzzle()
    other = replace(puzzle, id="other")
    assert puzzle_book.keep_own("Ana", [puzzle]) == 1
    assert puzzle_book.keep_own("Ana", [puzzle, other]) == 1
    assert [each.id for each in puzzle_book.own("Ana")] == ["other", puzzle.id]
    assert puzzle_book.own("Ben") == ()
    puzzle_book.forget("Ana", "Somebody")
    assert puzzle_book.own("Ana") == ()


def test_a_page_goes_with_its_person_to_another_name_unless_somebody_has_that():
    puzzle_book.keep("Ana", NOBODY.after("one", 3, clean=True))
    puzzle_book.keep_own("Ana", [some_puzzle()])
    puzzle_book.rename("Ana", "Anna")
    assert puzzle_book.page("Ana") == NOBODY
    assert puzzle_book.page("Anna").stars == {"one": 3}
    assert len(puzzle_book.own("Anna")) == 1
    puzzle_book.keep("Ben", NOBODY.after("two", 1, clean=True))
    puzzle_book.rename("Ben", "Anna")
    assert puzzle_book.page("Anna").stars == {"one": 3}
    assert puzzle_book.page("Ben").stars == {"two": 1}


def test_whoever_is_renamed_or_forgotten_is_so_in_the_puzzles_of_others_too():
    puzzle = some_puzzle()
    rest = puzzle.players[1:]
    puzzle_book.keep_own("Ben", [replace(puzzle, players=(PlayerEntry("Ana", "human", 0), *rest))])
    puzzle_book.rename("Ana", "Anna")
    [kept] = puzzle_book.own("Ben")
    assert [each.name for each in kept.players] == ["Anna", *(each.name for each in rest)]
    puzzle_book.forget("Anna", "Somebody")
    [kept] = puzzle_book.own("Ben")
    assert [each.name for each in kept.players] == ["Somebody", *(each.name for each in rest)]
    assert b"Anna" not in paths.state_folder().joinpath(OWN).read_bytes()


def test_no_more_than_so_many_are_kept(monkeypatch):
    monkeypatch.setattr(puzzle_book, "MOST_OWN", 2)
    puzzle = some_puzzle()
    for n in range(4):
        puzzle_book.keep_own("Ana", [replace(puzzle, id=f"p{n}")])
    assert [each.id for each in puzzle_book.own("Ana")] == ["p3", "p2"]


def test_damaged_files_are_as_good_as_none():
    for name in (TRIES, OWN):
        for text in (b"", b"{", b"[1]", b'{"Ana": {"stars": {"one": 99}}}', b'{"Ana": [{"id": 3}]}'):
            paths.state_folder().joinpath(name).write_bytes(text)
            assert puzzle_book.page("Ana") == NOBODY
            assert puzzle_book.own("Ana") == ()
    puzzle_book.keep("Ana", NOBODY.after("one", 3, clean=True))
    assert puzzle_book.page("Ana").stars == {"one": 3}


def test_nothing_is_written_over_a_damaged_file():
    for name, stem in ((TRIES, "puzzles"), (OWN, "own-puzzles")):
        paths.state_folder().joinpath(name).write_bytes(b'{"Ana": much that can be mended by hand')
        puzzle_book.keep("Ben", NOBODY.after("two", 1, clean=True))
        puzzle_book.keep_own("Ben", [some_puzzle()])
        kept = paths.state_folder().joinpath(f"{stem}-damaged.json").read_bytes()
        assert kept == b'{"Ana": much that can be mended by hand'
    assert puzzle_book.page("Ben").stars == {"two": 1}

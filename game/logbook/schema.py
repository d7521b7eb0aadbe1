"""The tables of the logbook's file. A file of an older format is brought up to date step by step."""

import sqlite3

FORMAT = 3
"""The version of the layout, in the file's `user_version`.

1: people, games, seats; 2: adds what is kept of a game; 3: adds games of the day.
"""

STEPS: tuple[str, ...] = (
    """
    CREATE TABLE people (
        id INTEGER PRIMARY KEY, name TEXT NOT NULL, folded TEXT NOT NULL UNIQUE, colour INTEGER NOT NULL,
        pin TEXT NOT NULL DEFAULT '', text INTEGER NOT NULL DEFAULT 0, since TEXT NOT NULL DEFAULT ''
    );
    CREATE TABLE games (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, ended TEXT NOT NULL, minutes REAL NOT NULL, standing TEXT NOT NULL,
        map TEXT NOT NULL, reason TEXT NOT NULL, seats TEXT NOT NULL
    );
    CREATE INDEX games_by_time ON games (ended);
    """,
    """
    CREATE TABLE kept (game TEXT PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE, document BLOB NOT NULL);
    CREATE TABLE marks (
        game TEXT NOT NULL, step INTEGER NOT NULL, words TEXT NOT NULL, PRIMARY KEY (game, step)
    );
    CREATE TABLE luck (game TEXT PRIMARY KEY, version INTEGER NOT NULL, report BLOB NOT NULL);
    """,
    """
    CREATE TABLE tries (
        day TEXT NOT NULL, game TEXT NOT NULL, folded TEXT NOT NULL, person TEXT NOT NULL, version TEXT NOT NULL,
        seed TEXT NOT NULL, begun TEXT NOT NULL, id TEXT NOT NULL DEFAULT '', figure INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (day, game, folded)
    );
    CREATE TABLE targets (
        day TEXT NOT NULL, game TEXT NOT NULL, version TEXT NOT NULL, figures TEXT NOT NULL, rest BLOB NOT NULL,
        PRIMARY KEY (day, game, version)
    );
    """,
)
"""What makes each format of the one before it; the first makes it of nothing."""


def format_of(book: sqlite3.Connection) -> int:
    """Return the format of this file; 0 = it is empty."""
    return int(book.execute("PRAGMA user_version").fetchone()[0])


def bring_up_to_date(book: sqlite3.Connection) -> None:
    """Bring a file of an older format up to date, in one transaction."""
    begun = format_of(book)
    if begun >= FORMAT:
        return
    with book:
        book.execute("BEGIN IMMEDIATE")
        for number in range(format_of(book), FORMAT):
            for statement in STEPS[number].split(";"):
                if statement.strip():
                    book.execute(statement)
            book.execute(f"PRAGMA user_version = {number + 1}")

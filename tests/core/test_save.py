"""A match as a document: it comes back the same, and everything that is wrong with one is refused in words."""

import msgspec
import pytest

from game.core import save
from game.core.chance import Chance
from game.core.player import Player
from game.core.save import BadSave
from game.games import replay_match, start_match
from tests.toy import Rules

PLAYERS = (Player("Ann"), Player("Bob", colour=1), Player("Cy", "bot:mate", 2), Player("Dee", colour=4))


def played(steps=1000):
    match = start_match("lanterns", PLAYERS, "a quiet sea", Rules(rounds=5))
    while not match.over and match.step < steps:
        seat = match.actors()[0]
        match.play(seat, Chance("a random player", match.step).pick(match.seat(seat).legal))
    return match


def changed(raw, old, new):
    assert raw.count(old) == 1
    return raw.replace(old, new)


def load(raw):
    return replay_match(save.read(raw))


@pytest.fixture
def raw(lanterns):
    return save.write(played().to_document(saved="1899-08-18T09:00:00+00:00", name="Storm", caption="Round 5"))


@pytest.mark.parametrize("steps", [0, 1, 19, 20, 21, 1000])
def test_a_match_comes_back_the_same(lanterns, steps):
    match = played(steps)
    again = load(save.write(match.to_document()))
    assert again.to_document() == match.to_document()
    assert [again.seat(seat) for seat in (None, 0, 1, 2, 3)] == [match.seat(seat) for seat in (None, 0, 1, 2, 3)]
    assert again.players == PLAYERS


def test_the_map_is_remembered(lanterns):
    match = start_match("lanterns", PLAYERS, "a quiet sea", map="bay", map_digest="as it was")
    again = load(save.write(match.to_document()))
    assert (again.map, again.map_digest) == ("bay", "as it was")


def test_a_digest_every_twenty_steps_and_at_the_end(lanterns):
    match = played()
    assert 20 < match.step < 40
    checks = match.to_document().checks
    assert [n for n, _digest in checks] == [20, match.step]
    assert checks[0][1] == played(20).digest()


def test_digests_follow_undo(lanterns):
    match = played(19)
    while not match.can_undo(match.steps[-1][0]):
        seat = match.actors()[0]
        match.play(seat, match.seat(seat).legal[0])
    seat = match.steps[-1][0]
    match.undo(seat)
    assert load(save.write(match.to_document())).to_document() == match.to_document()


def test_it_can_be_read_by_a_person_and_warns_of_secrets(raw):
    text = raw.decode()
    assert "secrets" in text
    assert text.count("\n  [") == len(save.read(raw).steps)
    assert '"result": {"ranking"' in text


def test_a_truncated_save_is_refused(raw):
    for end in range(0, len(raw) - 2, 5):
        with pytest.raises(BadSave, match="no Seachest save, or it is cut off"):
            load(raw[:end])


def test_any_changed_byte_is_refused_or_harmless(raw):
    for at in range(len(raw)):
        new = (b"7", b"x", b"\xff", b'"')[at % 4]
        try:
            load(raw[:at] + new + raw[at + 1 :])
        except BadSave as error:
            assert str(error)


@pytest.mark.parametrize("depth", [300, 100_000])
def test_a_pit_of_brackets_is_refused(raw, depth):
    pit = b"[" * depth + b"]" * depth
    with pytest.raises(BadSave):
        load(raw.replace(b'{"Roll":[]}', pit, 1))


@pytest.mark.parametrize("foreign", [b"", b"\x89PNG\r\n\x1a\n\x00", b"[]", b'{"hello": 1}', b"null", b'{"format":"1"}'])
def test_a_foreign_file_is_refused(foreign):
    with pytest.raises(BadSave, match="no Seachest save"):
        save.read(foreign)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        (b'"format": 3', b'"format": 4', "newer Seachest .format 4.*newer Seachest"),
        (b'"format": 3', b'"format": 0', r"changed or damaged .Expected `int` >= 1 - at `\$.format`"),
        (b'"rules_version": 1', b'"rules_version": 2', "version 2 of the rules of Lanterns; .* plays version 1"),
        (b'"rules_version": 1', b'"rules_version": "1"', r"Expected `int`, got `str` - at `\$.rules_version`"),
        (b'"lanterns"', b'"checkers"', "the set-up: .*no game “checkers”"),
        (b'"treasure":true', b'"treasure":"no"', r"the set-up: .*`bool`, got `str` - at `\$.treasure`"),
        (b'"treasure"', b'"trasure"', "the set-up: .*no option “trasure”"),
        (b'"rounds":5', b'"rounds":9', "the set-up: .*lasts 1 to 5 rounds, not 9"),
        (b'"colour":4', b'"colour":6', "the set-up: .*6 colours"),
        (b'"bot:mate"', b'"robot"', "the set-up: .*robot"),
        (b'"Dee"', b"null", r"got `null` - at `\$.players\[3\].name`"),
        (b',{"name":"Dee","kind":"human","colour":4}', b"", "its result is none of this table"),
        (b'"a quiet sea"', b'"a rough sea"', "^step"),
        (b' "steps"', b' "spets"', "unknown field `spets`"),
    ],
)
def test_what_was_changed_is_refused_with_its_place(raw, old, new, words):
    with pytest.raises(BadSave, match=words):
        load(changed(raw, old, new))


def test_what_was_played_by_older_rules_goes_on_while_these_allow_its_steps(raw):
    older = changed(raw, b'"rules_version": 1', b'"rules_version": 0')
    assert load(older).steps == load(raw).steps
    match = save.read(older)
    illegal = msgspec.structs.replace(match, steps=(*match.steps[:22], match.steps[0], *match.steps[22:]))
    words = "^step 23: .*version 0 of the rules of Lanterns; this Seachest plays version 1"
    with pytest.raises(BadSave, match=words) as told:
        replay_match(illegal)
    assert told.value.sound == 20
    elsewhere = msgspec.structs.replace(match, seed="a rough sea")
    with pytest.raises(BadSave, match="version 0 of the rules"):
        replay_match(elsewhere)


def test_every_refusal_says_where_why_and_what_to_do(raw):
    with pytest.raises(BadSave) as caught:
        load(changed(raw, b'"rounds":5', b'"rounds":9'))
    error = caught.value.of("Storm.seachest")
    assert str(error) == (
        "Storm.seachest, the set-up: This save was changed or damaged (Lanterns lasts 1 to 5 rounds, not 9.). "
        "The file was left as it is; open another save."
    )


def with_steps(raw, steps):
    return msgspec.structs.replace(save.read(raw), steps=tuple(steps))


@pytest.mark.parametrize(
    ("step", "words"),
    [
        ((1, {"Bid": [6]}), r"step 2: .*cannot do this now: Bid\(lamp=6\)"),
        ((0, {"Bid": ["5"]}), r"step 2: .*\$.Bid\[0\]: lamp must be int"),
        ((0, {"Hop": []}), "step 2: .*nothing here is called 'Hop'"),
        ((9, {"Bid": [5]}), "step 2: .*no seat 9"),
        ((0, {"Take": []}), "step 2: .*must wait for"),
    ],
)
def test_a_step_that_cannot_be_played_is_named(raw, step, words):
    steps = [*save.read(raw).steps]
    steps[1] = step
    with pytest.raises(BadSave, match=words):
        replay_match(with_steps(raw, steps))


def test_another_legal_step_is_found_by_the_digest_of_its_range(lanterns):
    match = played(20)
    while match.seat(match.actors()[0]).legal[0].__class__.__name__ != "Stake":
        seat = match.actors()[0]
        match.play(seat, match.seat(seat).legal[0])
    match.play(match.actors()[0], match.seat(match.actors()[0]).legal[2])
    document = match.to_document()
    seat, _plain = document.steps[-1]
    forged = msgspec.structs.replace(document, steps=(*document.steps[:-1], (seat, {"Dive": []})))
    with pytest.raises(BadSave, match=f"steps 21 to {match.step}: .*leads to another position"):
        replay_match(forged)


def test_missing_steps_are_noticed(raw):
    document = save.read(raw)
    with pytest.raises(BadSave, match=f"step {len(document.steps)}: .*missing from here on"):
        replay_match(with_steps(raw, document.steps[:-1]))


def test_a_digest_that_was_changed_is_noticed(raw):
    digest = save.read(raw).checks[0][1].encode()
    with pytest.raises(BadSave, match=r"steps 1 to 20: .*another position"):
        load(changed(raw, digest, digest[::-1]))

"""A broken preferences file costs what is broken and nothing else."""

import json
from pathlib import Path

import pytest

from saboteur_desktop.storage.faults import SaveReason
from saboteur_desktop.storage.preferences import (
    Learned,
    Preferences,
    PreferencesFile,
    read_preferences,
    write_preferences,
)

DEFAULTS = Preferences()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "preferences.json"


def test_without_a_file_everything_stands_at_its_default(path: Path) -> None:
    file = PreferencesFile(path)
    assert file.current == DEFAULTS
    assert file.unusable == ()


def test_a_change_is_there_at_the_next_start(path: Path) -> None:
    assert PreferencesFile(path).change(language="ru", bot_pace="double", volume=0) is None
    again = PreferencesFile(path)
    assert again.current == Preferences(language="ru", bot_pace="double", volume=0)
    assert again.unusable == ()
    assert Preferences() == DEFAULTS


@pytest.mark.parametrize(
    "contents", [b"", b"{", b"[]", b"null", b"\xff\xfe\x00", b'{"language": "ja"', b"[" * 100_000, b"1e999"]
)
def test_a_file_that_cannot_be_read_is_told_and_kept_aside(path: Path, contents: bytes) -> None:
    path.write_bytes(contents)
    file = PreferencesFile(path)
    assert file.current == DEFAULTS
    assert file.unusable == ("*",)
    assert file.kept_aside is not None
    assert file.kept_aside.read_bytes() == contents


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("language", "xx"),
        ("volume", 101),
        ("volume", "70"),
        ("sound", "yes"),
        ("bot_pace", None),
        ("text_scale", []),
        ("text_scale", 140),
        ("motion", "wild"),
        ("hide_hand", 1),
        ("turn_table", "no"),
        ("ask_locking_in", 0),
        ("show_odds", "no"),
        ("sound", 1),
        ("volume", True),
        ("text_scale", 100.0),
        ("window", 7),
        ("learned", []),
        ("learned", {"lesson:lay": True}),
        ("learned", {"lesson:lay": {"done": "yes"}}),
        ("learned", {"lesson:lay": {"step": -1}}),
        ("learned", {"lesson:lay": {"moves": [1]}}),
    ],
)
def test_a_bad_value_falls_back_alone_and_is_named(path: Path, name: str, value: object) -> None:
    path.write_text(json.dumps({"curtain_hold": False, name: value}))
    file = PreferencesFile(path)
    assert file.unusable == (name,)
    assert getattr(file.current, name) == getattr(DEFAULTS, name)
    assert file.current.curtain_hold is False
    assert file.kept_aside is not None


def test_what_another_version_wrote_stays_in_the_file(path: Path) -> None:
    path.write_text(json.dumps({"shiny": {"new": 1}, "sound": False}))
    file = PreferencesFile(path)
    assert file.unusable == ()
    file.change(sound=True)
    assert json.loads(path.read_text())["shiny"] == {"new": 1}


def test_a_value_that_a_setting_cannot_have_is_refused(path: Path) -> None:
    file = PreferencesFile(path)
    with pytest.raises(ValueError):
        file.change(volume=1000)
    assert file.current == DEFAULTS
    assert not path.exists()


def test_what_was_learned_is_there_at_the_next_start(path: Path) -> None:
    learned = {"lesson:turn": Learned(step=2, moves=({"seat": 0, "card": "map"},)), "lesson:lay": Learned(done=True)}
    PreferencesFile(path).change(learned=learned)
    assert PreferencesFile(path).current.learned == learned


def test_every_setting_can_be_written_and_read() -> None:
    assert read_preferences(write_preferences(DEFAULTS)) == (DEFAULTS, ())
    named = set(Preferences._fields)
    assert set(read_preferences(dict.fromkeys(named, object())).unusable) == named


def test_a_write_that_fails_leaves_the_old_file_whole(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = PreferencesFile(path)
    file.change(language="ja")
    before = path.read_bytes()

    def full(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    failed = file.change(language="en")
    assert failed is not None
    assert failed.reason is SaveReason.DISK_FULL
    assert file.current.language == "en"
    assert path.read_bytes() == before
    assert [entry.name for entry in path.parent.iterdir()] == [path.name]


@pytest.mark.parametrize(
    ("written", "motion"),
    [
        ({"reduced_motion": True}, "reduced"),
        ({"reduced_motion": False}, "system"),
        ({"reduced_motion": "yes"}, "system"),
        ({"reduced_motion": True, "motion": "full"}, "full"),
    ],
)
def test_an_old_wish_for_reduced_motion_is_kept(path: Path, written: dict[str, object], motion: str) -> None:
    path.write_text(json.dumps(written))
    file = PreferencesFile(path)
    assert file.current.motion == motion
    assert file.unusable == ()
    file.change(volume=30)
    assert PreferencesFile(path).current.motion == motion


@pytest.mark.parametrize("scale", [100, 115, 130, 150, 175, 200])
def test_text_may_grow_to_twice_its_size(path: Path, scale: int) -> None:
    PreferencesFile(path).change(text_scale=scale)
    assert PreferencesFile(path).current.text_scale == scale

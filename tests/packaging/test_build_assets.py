"""The assets are what their sources say, no more and no less."""

from pathlib import Path

import pytest

import build_assets


@pytest.fixture
def target(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(build_assets, "TARGET", tmp_path / "assets")
    return tmp_path / "assets"


def test_fonts_licences_and_translations_are_there(target: Path) -> None:
    build_assets.build()
    assert len(list((target / "fonts").glob("*.ttf"))) == 4
    assert (target / "fonts" / "DelaGothicOne-OFL.txt").is_file()
    assert {path.name for path in (target / "i18n").iterdir()} == {f"saboteur_{code}.qm" for code in ("en", "ja", "ru")}


def test_what_has_no_source_any_more_is_removed(target: Path) -> None:
    stale = target / "old" / "sound.wav"
    stale.parent.mkdir(parents=True)
    stale.write_bytes(b"")
    build_assets.build()
    assert not stale.parent.exists()


def test_what_is_up_to_date_is_left_alone(target: Path) -> None:
    build_assets.build()
    before = {path: path.stat().st_mtime_ns for path in target.rglob("*") if path.is_file()}
    build_assets.build()
    assert {path: path.stat().st_mtime_ns for path in target.rglob("*") if path.is_file()} == before


def test_a_program_that_runs_keeps_the_file_it_has_open(target: Path) -> None:
    translations = target / "i18n"
    translations.mkdir(parents=True)
    (translations / "saboteur_ja.qm").write_bytes(b"as it was")
    with (translations / "saboteur_ja.qm").open("rb") as mapped:
        build_assets.build()
        assert mapped.read() == b"as it was"
    assert (translations / "saboteur_ja.qm").read_bytes() != b"as it was"
    assert [path.name for path in target.rglob("*.new")] == []

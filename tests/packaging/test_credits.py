"""Every asset is accounted for."""

from pathlib import Path

RESOURCES = Path(__file__).resolve().parent.parent.parent / "resources"
CREDITS = (RESOURCES / "CREDITS.md").read_text("utf-8")


def test_every_asset_of_others_is_credited_with_its_licence() -> None:
    fonts = sorted((RESOURCES / "fonts").glob("*.ttf"))
    assert fonts
    assert [font.name for font in fonts if f"fonts/{font.name}" not in CREDITS] == []
    licences = {f"fonts/{font.stem.partition('-')[0]}-OFL.txt" for font in fonts}
    assert all(licence in CREDITS and (RESOURCES / licence).is_file() for licence in licences)


def test_nothing_is_credited_that_is_not_there() -> None:
    named = {word for word in CREDITS.split("`") if word.startswith(("fonts/", "sounds/", "icons/"))}
    assert [name for name in sorted(named) if not (RESOURCES / name).is_file()] == []

"""Makes `resources/fonts/` from the whole fonts: Latin, Cyrillic, kana, and the kanji that a typed name may hold.

    python packaging/subset_fonts.py FOLDER

FOLDER holds the unpacked npm packages @expo-google-fonts/dela-gothic-one and @expo-google-fonts/m-plus-rounded-1c.
A subset keeps its family's name: neither licence reserves it.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from fontTools import subset

FONTS = Path(__file__).resolve().parent.parent / "resources" / "fonts"

# Where each font lies in its package, and what it is called here.
SOURCES = {
    "DelaGothicOne_400Regular.ttf": "DelaGothicOne-Regular.ttf",
    "MPLUSRounded1c_500Medium.ttf": "MPLUSRounded1c-Medium.ttf",
    "MPLUSRounded1c_700Bold.ttf": "MPLUSRounded1c-Bold.ttf",
    "MPLUSRounded1c_800ExtraBold.ttf": "MPLUSRounded1c-ExtraBold.ttf",
}

BLOCKS = (
    (0x0020, 0x007E),  # Basic Latin
    (0x00A0, 0x024F),  # Latin of every European language
    (0x02B0, 0x036F),  # modifiers and combining marks
    (0x0400, 0x052F),  # Cyrillic
    (0x2000, 0x206F),  # dashes, quotation marks, spaces
    (0x20A0, 0x20BF),  # currencies
    (0x2100, 0x214F),  # letterlike symbols
    (0x2190, 0x21FF),  # arrows
    (0x2200, 0x22FF),  # mathematical operators
    (0x25A0, 0x25FF),  # geometric shapes
    (0x2600, 0x26FF),  # stars, suits
    (0x3000, 0x30FF),  # Japanese punctuation, hiragana, katakana
    (0xFF01, 0xFFEF),  # full-width and half-width forms
)

OPTIONS = (
    "--layout-features=kern,palt,ccmp,locl,mark,mkmk",
    "--no-hinting",
    "--desubroutinize",
    "--name-IDs=*",
)


def first_level_kanji() -> Iterator[str]:
    """The 2965 kanji of JIS X 0208 level 1: rows 16 to 47 of its grid of 94 by 94."""
    for row in range(16, 48):
        for place in range(1, 95):
            try:
                yield bytes((0xA0 + row, 0xA0 + place)).decode("euc_jp")
            except UnicodeDecodeError:
                continue  # row 47 is not full


def characters() -> set[int]:
    """Every code point that the game's fonts are to keep."""
    blocks = {code for first, last in BLOCKS for code in range(first, last + 1)}
    return blocks | {ord(kanji) for kanji in first_level_kanji()}


def main(folder: Path) -> None:
    """Write the subset of every font found below the folder, and the licences beside them."""
    wanted = ",".join(f"{code:04X}" for code in sorted(characters()))
    FONTS.mkdir(parents=True, exist_ok=True)
    for source, target in SOURCES.items():
        (whole,) = folder.rglob(source)
        subset.main([str(whole), f"--unicodes={wanted}", f"--output-file={FONTS / target}", *OPTIONS])
        licence = (whole.parent.parent / "LICENSE_FONT").read_text("utf-8")
        (FONTS / f"{target.split('-')[0]}-OFL.txt").write_text(licence, "utf-8")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit((__doc__ or "").strip())
    main(Path(sys.argv[1]))

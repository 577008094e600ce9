"""Lines of Japanese end between phrases; other text and all that is read stay the same."""

import re

import pytest

from saboteur_desktop.paint.phrases import phrased, unbroken

JOINER = "\u2060"


def pieces(text: str) -> list[str]:
    """Between which of its characters a line may end."""
    return [piece.replace(JOINER, "") for piece in re.split(f"(?<!{JOINER})(?!{JOINER})", phrased(text)) if piece]


@pytest.mark.parametrize(
    ("text", "phrases"),
    [
        ("まっすぐな道を置いてください。", ["まっすぐな", "道を", "置いてください。"]),
        ("行き止まりです。", ["行き止まりです。"]),
        ("「完了」を押します。", ["「完了」", "を", "押します。"]),
        ("ランタンの破壊を、ピップへ。", ["ランタンの", "破壊を、", "ピップへ。"]),
        ("捨て札置き場", ["捨て札置き場"]),
        ("どの宝石を拾いますか。", ["どの宝石を", "拾いますか。"]),
    ],
)
def test_lines_end_between_phrases(text: str, phrases: list[str]) -> None:
    assert pieces(text) == phrases


@pytest.mark.parametrize("text", ["Lay a tunnel.", "Положите туннель.", ""])
def test_other_languages_stay_as_they_are(text: str) -> None:
    assert phrased(text) == text


@pytest.mark.parametrize("text", ["道を置いてください。", "カードを1枚引くと、次の人の番になります。"])
def test_nothing_is_added_that_can_be_seen(text: str) -> None:
    assert phrased(text).replace(JOINER, "") == text


def test_a_long_phrase_may_break_anywhere() -> None:
    text = "アアアアアアアアアアアアアアアアアアアア"
    assert phrased(text) == text


@pytest.mark.parametrize(
    ("text", "held"),
    [
        ("Take the jewel.", ["Take", "the", "jewel."]),
        ("Возьмите самоцвет.", ["Возьмите", "самоцвет."]),
        ("道を置く", ["道", "を", "置", "く"]),
        (phrased("まっすぐな道を置いてください。"), ["まっすぐな", "道を", "置いてください。"]),
    ],
)
def test_a_line_of_japanese_breaks_wherever_nothing_is_held_together(text: str, held: list[str]) -> None:
    assert [piece.replace(JOINER, "") for piece in unbroken(text)] == held

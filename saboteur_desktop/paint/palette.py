"""The colours of the game, by name, and the arithmetic of paper tints."""

from typing import Final, NamedTuple

from PySide6.QtGui import QColor

from saboteur_desktop.paint.appearance import is_bold

Tint = str | QColor
"""A token of TOKENS, a `#RRGGBB` text, or a colour already made."""

TOKENS: Final[dict[str, str]] = {
    # window ground, panels, raised parts, rims
    "night0": "#0B1020",
    "night1": "#121A30",
    "night2": "#1A2542",
    "night3": "#243357",
    "night4": "#33466F",
    "night5": "#5A6F9E",
    # text
    "cream": "#FFF3D6",
    "sand": "#E2D0A8",
    "mist": "#AEBBD6",
    "ink": "#1B1426",
    # the four sheets of a path card, lit and unlit
    "rock0": "#5E3F4F",
    "rock0hi": "#87606A",
    "rock0lo": "#3F2739",
    "rock1": "#8C5A4D",
    "rock2": "#B9764A",
    "lamp": "#FFD98C",
    "lamphot": "#FFF2C9",
    "lampdeep": "#F3A94A",
    "spill": "#FFB45C",
    "dimrock": "#483B4D",
    "dimrockhi": "#615266",
    "dimrocklo": "#332A3B",
    "dim1": "#5A5068",
    "dim2": "#746C83",
    "dimfloor": "#A59EB9",
    "dimhot": "#B3ACC6",
    "rail": "#7A4526",
    "sleeper": "#A9683A",
    "dimrail": "#4B4458",
    "dimsleeper": "#655E74",
    # stone and gold
    "stone": "#B7C4D4",
    "stonemid": "#8795AB",
    "stonelo": "#56637C",
    "gold": "#FFC53A",
    "goldhi": "#FFF3B8",
    "golddeep": "#C47A12",
    # meanings: you may, you may not, focus, secret
    "teal": "#35D9BC",
    "tealhi": "#7CF2DC",
    "tealdeep": "#0B7A74",
    "coral": "#FF6B57",
    "coraldeep": "#A92E2E",
    "sky": "#8CCBFF",
    "blue": "#3E8BFF",
    "leaf": "#8FD14F",
    "violet": "#8B5BD6",
    "violetdeep": "#3A2266",
    # materials
    "wood": "#A9703F",
    "woodhi": "#D09A5E",
    "woodlo": "#6B4226",
    "steel": "#C9D4E2",
    "steello": "#7C8AA3",
    "parch": "#F1DDB0",
    "parchlo": "#CDAF78",
    "banner": "#F4DFB0",
    "bannerink": "#3A1E10",
    "bannersub": "#5A3A1E",
    "daylight": "#CFF1FF",
}

BOLD_TOKENS: Final[dict[str, str]] = {
    **TOKENS,
    # darker grounds, brighter rims and secondary text
    "night0": "#04060E",
    "night1": "#070B18",
    "night2": "#0B1226",
    "night3": "#17233F",
    "night4": "#26385F",
    "night5": "#E4D9BF",
    "sand": "#FFE7B8",
    "mist": "#DCE4F4",
    # the rock steps back behind the tunnels
    "rock0": "#33202B",
    "rock0hi": "#402B36",
    "rock0lo": "#24161E",
    "rock1": "#5F3A33",
    "dimrock": "#211C27",
    "dimrockhi": "#2B2531",
    "dimrocklo": "#17131C",
    "dim1": "#3A3444",
    "parch": "#FFF3D6",
    "violet": "#9A6BE6",
    "violetdeep": "#231143",
}
"""The tokens in strong contrast."""

SEATS: Final = (
    "#FF7A5C",
    "#36C5B4",
    "#FFC640",
    "#5AA9FF",
    "#C58BFF",
    "#8BCB4E",
    "#FF86B3",
    "#E9E2CF",
    "#6F7DF2",
    "#F29A3E",
    "#4FD0F0",
    "#C9A27A",
)
"""Seat colours, in the order of the hats: see `paint.figures`."""


class Stock(NamedTuple):
    """Paper of a framed card: the frame, and the window from its light middle to its dark border."""

    frame: str
    light: str
    dark: str


STOCKS: Final[dict[str, Stock]] = {
    "break": Stock("#8E2F38", "#FF8E6B", "#5A1626"),
    "repair": Stock("#12706E", "#8CF0D4", "#07404A"),
    "rockfall": Stock("#5A4A52", "#F3CFA0", "#6A3F33"),
    "map": Stock("#7A5A2E", "#F6E3B2", "#6B4A22"),
    "theft": Stock("#53307E", "#C59CF2", "#251340"),
    "hands-off": Stock("#1E5C8A", "#9BD8FF", "#0C2A4C"),
    "swap": Stock("#7A3F78", "#F0B4E4", "#3C1440"),
    "inspect": Stock("#2D4A86", "#B4CCFF", "#12204A"),
    "prison": Stock("#3C4152", "#AEB8CC", "#171B2A"),
    "free": Stock("#6E7A1E", "#EAF29A", "#343B08"),
}

DOORS: Final[dict[str, tuple[str, str]]] = {"green": ("#5FAE3C", "#B9EE8A"), "blue": ("#3277D6", "#A9D4FF")}
"""Planks and sign of the two team doors."""


def tokens() -> dict[str, str]:
    """The tokens with the colours that they have now."""
    return BOLD_TOKENS if is_bold() else TOKENS


def color(tint: Tint, alpha: float = 1.0) -> QColor:
    """The colour of a token or `#RRGGBB` text, its opacity multiplied by `alpha`; nobody changes it afterwards.

    A colour that stays as it is is not copied: one picture asks twenty thousand times.
    """
    if isinstance(tint, QColor) and alpha == 1.0:
        return tint
    made = QColor(tint) if isinstance(tint, QColor) else QColor(tokens().get(tint, tint))
    if alpha != 1.0:
        made.setAlphaF(made.alphaF() * alpha)
    return made


def mix(a: Tint, b: Tint, share: float) -> QColor:
    """`a` moved towards `b` by `share` of the way, in sRGB values."""
    first, second = color(a), color(b)
    return QColor.fromRgbF(
        first.redF() + (second.redF() - first.redF()) * share,
        first.greenF() + (second.greenF() - first.greenF()) * share,
        first.blueF() + (second.blueF() - first.blueF()) * share,
        first.alphaF() + (second.alphaF() - first.alphaF()) * share,
    )


def lighter(tint: Tint, share: float = 0.2) -> QColor:
    """Towards white."""
    return mix(tint, "#FFFFFF", share)


def darker(tint: Tint, share: float = 0.2) -> QColor:
    """Towards the blue-black of the deepest shade, which keeps colours from going grey."""
    return mix(tint, "#0B0A1A", share)

"""Shares in percent, as a language writes them."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def percent(share: float) -> str:
    """A share from 0 to 1 in rounded percent."""
    return translate("HouseRulebook", "{number}%").format(number=round(100 * share))

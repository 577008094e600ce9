"""The build hook: `pip install .` makes the assets before it packs them."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class AssetsBuildHook(BuildHookInterface[Any]):
    """Builds `saboteur_desktop/_assets/`, which is ignored by git and part of the wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the assets, for a wheel and for an editable install alike."""
        sys.path.insert(0, str(Path(self.root, "packaging")))
        from build_assets import build

        build()

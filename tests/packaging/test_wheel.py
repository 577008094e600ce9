"""`pip install .` is enough: the wheel holds the program and everything it reads."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import build_assets

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.Path:
    folder = tmp_path_factory.mktemp("wheel")
    options = ["--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--wheel-dir", str(folder)]
    subprocess.run([sys.executable, "-m", "pip", "wheel", *options, str(ROOT)], check=True)
    (built,) = folder.glob("*.whl")
    return zipfile.Path(built)


def test_the_wheel_holds_every_asset(wheel: zipfile.Path) -> None:
    assets = [f"saboteur_desktop/_assets/{name.as_posix()}" for name in build_assets.gathered_resources()]
    assert assets
    assert [name for name in assets if not (wheel / name).exists()] == []
    languages = {path.name for path in (wheel / "saboteur_desktop/_assets/i18n").iterdir()}
    assert languages == {f"{source.stem}.qm" for source in (ROOT / "i18n").glob("*.ts")}


def test_the_wheel_holds_every_module_and_no_test(wheel: zipfile.Path) -> None:
    modules = [path.relative_to(ROOT).as_posix() for path in (ROOT / "saboteur_desktop").rglob("*.py")]
    assert [name for name in modules if not (wheel / name).exists()] == []
    assert {path.name.partition("-")[0] for path in wheel.iterdir()} == {"saboteur_desktop"}


def test_the_wheel_brings_the_command(wheel: zipfile.Path) -> None:
    (information,) = (path for path in wheel.iterdir() if path.name.endswith(".dist-info"))
    assert "saboteur-desktop = saboteur_desktop.__main__:main" in (information / "entry_points.txt").read_text("utf-8")
    assert (information / "licenses" / "LICENSE").exists()

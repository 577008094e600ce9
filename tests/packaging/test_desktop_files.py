"""What the three systems are told of the program agrees with the program, in all its languages."""

import configparser
import re
import shutil
import subprocess
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from bundle import linux, windows_version
from bundle.info_plist import information
from bundle.names import IDENTIFIER, PROGRAM, RECORD_ENDING, RECORD_TYPE, ROOT, SUMMARY, TITLE, version
from make_icons import SIZES
from saboteur_desktop import __version__

LANG = "{http://www.w3.org/XML/1998/namespace}lang"
TRANSLATED = {path.stem.removeprefix("saboteur_") for path in (ROOT / "i18n").glob("*.ts")} - {"en"}


@pytest.fixture(scope="module")
def share(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("usr") / "share"
    linux.desktop_files(made)
    return made


@pytest.fixture(scope="module")
def entry(share: Path) -> configparser.SectionProxy:
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(share / "applications" / f"{PROGRAM}.desktop", "utf-8")
    return parser["Desktop Entry"]


@pytest.mark.parametrize("key", ["Name", "GenericName", "Comment", "Keywords"])
def test_the_menu_entry_speaks_every_language(entry: configparser.SectionProxy, key: str) -> None:
    assert entry[key]
    assert all(entry[f"{key}[{language}]"] not in ("", entry[key]) for language in TRANSLATED)


def test_the_menu_entry_starts_the_program_and_shows_its_icon(entry: configparser.SectionProxy, share: Path) -> None:
    assert (entry["Exec"], entry["Icon"], entry["Terminal"]) == (f"{PROGRAM} %f", PROGRAM, "false")
    icons = {path.parent.parent.name for path in (share / "icons" / "hicolor").rglob(f"{PROGRAM}.png")}
    assert icons == {f"{size}x{size}" for size in SIZES}


def test_the_description_is_told_in_every_language(share: Path) -> None:
    component = ET.parse(share / "metainfo" / f"{IDENTIFIER}.metainfo.xml").getroot()
    assert component.findtext("id") == IDENTIFIER
    assert component.findtext("summary") == SUMMARY
    for tag in ("name", "summary", "description/p", "description/ul/li"):
        said = [element.get(LANG) for element in component.findall(tag)]
        assert {language: said.count(language) for language in TRANSLATED} == dict.fromkeys(
            TRANSLATED, said.count(None)
        ), tag


def test_the_description_names_this_version_and_its_day(share: Path) -> None:
    (release,) = ET.parse(share / "metainfo" / f"{IDENTIFIER}.metainfo.xml").getroot().iter("release")
    assert release.get("version") == __version__ == version()
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", release.get("date", ""))


def test_a_record_file_is_opened_with_the_program(entry: configparser.SectionProxy) -> None:
    assert entry["MimeType"] == f"{RECORD_TYPE};"
    script = (ROOT / "packaging" / "windows" / f"{PROGRAM}.iss").read_text("utf-8-sig")
    assert r'\shell\open\command"; ValueType: string; ValueData: """{app}\{#Program}.exe"" ""%1"""' in script
    (kind,), (opened,) = information()["UTExportedTypeDeclarations"], information()["CFBundleDocumentTypes"]
    assert opened["LSItemContentTypes"] == [kind["UTTypeIdentifier"]]


def test_record_files_have_a_name_in_every_language(share: Path) -> None:
    namespace = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}
    (kind,) = ET.parse(share / "mime" / "packages" / f"{PROGRAM}.xml").getroot()
    assert kind.get("type") == RECORD_TYPE
    assert {comment.get(LANG) for comment in kind.findall("m:comment", namespace)} == {None, *TRANSLATED}
    assert [glob.get("pattern") for glob in kind.findall("m:glob", namespace)] == [f"*.{RECORD_ENDING}"]


@pytest.mark.parametrize(
    ("tool", "arguments", "file"),
    [
        ("desktop-file-validate", (), f"applications/{PROGRAM}.desktop"),
        ("appstreamcli", ("validate", "--no-net"), f"metainfo/{IDENTIFIER}.metainfo.xml"),
    ],
)
def test_the_desktops_own_checks_are_content(share: Path, tool: str, arguments: tuple[str, ...], file: str) -> None:
    if shutil.which(tool) is None:
        pytest.skip(f"not installed: {tool}")
    answer = subprocess.run([tool, *arguments, share / file], capture_output=True, text=True)
    assert answer.returncode == 0, answer.stdout + answer.stderr


def test_windows_shows_the_version_and_the_name() -> None:
    told = windows_version.resource()
    compile(told, "version", "eval")
    assert f"StringStruct('FileVersion', '{__version__}')" in told
    assert windows_version.numbers("1.2.3") == (1, 2, 3, 0)
    assert TITLE in told


def test_the_installer_of_windows_speaks_every_language_and_keeps_the_persons_data() -> None:
    script = (ROOT / "packaging" / "windows" / f"{PROGRAM}.iss").read_text("utf-8-sig")
    assert set(re.findall(r'^Name: "(\w\w)"; MessagesFile', script, re.MULTILINE)) == {"en", *TRANSLATED}
    for language in ("en", *TRANSLATED):
        assert re.search(rf"^{language}\.Menu=.+$", script, re.MULTILINE)
        assert re.search(rf"^{language}\.Record=.+$", script, re.MULTILINE)
    assert "[UninstallDelete]" not in script
    assert RECORD_TYPE in script
    assert f".{RECORD_ENDING}" in script


def test_macos_knows_the_languages_and_the_record_files() -> None:
    told = information()
    assert set(told["CFBundleLocalizations"]) == {"en", *TRANSLATED}
    (kind,) = told["UTExportedTypeDeclarations"]
    assert kind["UTTypeTagSpecification"]["public.filename-extension"] == [RECORD_ENDING]

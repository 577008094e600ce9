"""What Windows shows of the program under Properties."""

from bundle.names import AUTHORS, PROGRAM, SUMMARY, TITLE, version


def numbers(of: str) -> tuple[int, int, int, int]:
    """A version as Windows counts: four numbers."""
    first, second, third, *_ = (int(part) for part in of.split("."))
    return first, second, third, 0


def resource() -> str:
    """The version resource, in the notation that PyInstaller reads."""
    texts = {
        "CompanyName": AUTHORS,
        "FileDescription": TITLE,
        "FileVersion": version(),
        "InternalName": PROGRAM,
        "LegalCopyright": f"© {AUTHORS}. MIT licence.",
        "OriginalFilename": f"{PROGRAM}.exe",
        "ProductName": TITLE,
        "ProductVersion": version(),
        "Comments": SUMMARY,
    }
    table = ", ".join(f"StringStruct({name!r}, {text!r})" for name, text in texts.items())
    counted = numbers(version())
    return (
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={counted}, prodvers={counted}, mask=0x3F, flags=0, OS=0x40004, "
        f"fileType=1, subtype=0, date=(0, 0)), kids=[StringFileInfo([StringTable('040904B0', [{table}])]), "
        "VarFileInfo([VarStruct('Translation', [1033, 1200])])])\n"
    )

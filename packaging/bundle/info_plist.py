"""What macOS is told of the program (Info.plist), beside what PyInstaller writes by itself."""

from typing import Any

from bundle.names import AUTHORS, RECORD_ENDING, RECORD_TYPE, TITLE

_RECORD = "org.saboteur_desktop.record"


def information() -> dict[str, Any]:
    """The entries: a sharp window, games, three languages, and that it opens record files."""
    return {
        "CFBundleDisplayName": TITLE,
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": ["en", "ja", "ru"],
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": "13.0",
        "LSMultipleInstancesProhibited": True,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": f"© {AUTHORS}. MIT licence.",
        "NSRequiresAquaSystemAppearance": False,
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Record of a match of Saboteur",
                "CFBundleTypeRole": "Viewer",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [_RECORD],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": _RECORD,
                "UTTypeDescription": "Record of a match of Saboteur",
                "UTTypeConformsTo": ["public.json"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": [RECORD_ENDING],
                    "public.mime-type": [RECORD_TYPE],
                },
            }
        ],
    }

; The installer for Windows; packaging/build.py calls it: iscc /DVersion=1.2.3 saboteur-desktop.iss
#ifndef Version
  #error Version is not defined
#endif
#define Title "Saboteur Desktop"
#define Program "saboteur-desktop"
#define Root "..\.."

[Setup]
; Never changes: Windows knows an installed program by it, and so does the next version's installer.
AppId={{6E0B6A43-7C0B-4E57-9B0B-9B5B5AB07E12}
AppName={#Title}
AppVersion={#Version}
AppPublisher=The Saboteur Desktop authors
VersionInfoVersion={#Version}
; Without an administrator it is installed for one person; who is one may choose.
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
DefaultDirName={autopf}\{#Title}
DisableProgramGroupPage=yes
DisableDirPage=auto
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
; A running game is closed, with everything saved, before its files are replaced.
CloseApplications=yes
RestartApplications=no
ChangesAssociations=yes
WizardStyle=modern
SetupIconFile={#Root}\build\work\saboteur\{#Program}.ico
UninstallDisplayIcon={app}\{#Program}.exe
LicenseFile={#Root}\LICENSE
Compression=lzma2/max
SolidCompression=yes
OutputDir={#Root}\dist
OutputBaseFilename={#Program}-{#Version}-windows-x64-setup

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "ja"; MessagesFile: "compiler:Languages\Japanese.isl"
Name: "ru"; MessagesFile: "compiler:Languages\Russian.isl"

[CustomMessages]
en.Menu=Saboteur Desktop
ja.Menu=お邪魔者 デスクトップ
ru.Menu=Гномы-вредители
en.Record=Record of a match of Saboteur
ja.Record=お邪魔者の対戦記録
ru.Record=Запись партии в «Гномы-вредители»

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; GroupDescription: "{cm:AdditionalIcons}"; Flags: unchecked

[InstallDelete]
; What an earlier version had and this one has not, would be imported all the same.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#Root}\build\frozen\{#Program}\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{autoprograms}\{cm:Menu}"; Filename: "{app}\{#Program}.exe"
Name: "{autodesktop}\{cm:Menu}"; Filename: "{app}\{#Program}.exe"; Tasks: desktopicon

[Registry]
; What a record file is called and looks like, and what opens it. Matches and settings are the person's own and stay when this is removed.
Root: HKA; Subkey: "Software\Classes\.saboteur-record"; ValueType: string; ValueData: "SaboteurDesktop.Record"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.saboteur-record"; ValueType: string; ValueName: "Content Type"; ValueData: "application/x-saboteur-record+json"; Flags: uninsdeletekeyifempty
Root: HKA; Subkey: "Software\Classes\SaboteurDesktop.Record"; ValueType: string; ValueData: "{cm:Record}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\SaboteurDesktop.Record\DefaultIcon"; ValueType: string; ValueData: "{app}\{#Program}.exe,0"
Root: HKA; Subkey: "Software\Classes\SaboteurDesktop.Record\shell\open\command"; ValueType: string; ValueData: """{app}\{#Program}.exe"" ""%1"""

[Run]
Filename: "{app}\{#Program}.exe"; Description: "{cm:LaunchProgram,{#Title}}"; Flags: nowait postinstall skipifsilent

import type { Platform } from "./platforms.ts";

/** What a user double-clicks. */
interface StartScript {
  readonly name: string;
  readonly text: string;
}

/** Folder of a bundle with Node and the packages. */
export const APP = "app";

/** Path of the command `losfee` in that folder. */
const COMMAND = ["node_modules", "losfee", "bin", "losfee.js"];

/** Returns the script that opens Losfee; with arguments it is the command `losfee`. */
export const startScript = ({ os }: Pick<Platform, "os">): StartScript => {
  switch (os) {
    case "win32":
      return { name: "Losfee.cmd", text: lines(WINDOWS).replaceAll("\n", "\r\n") };
    case "darwin":
      return { name: "Losfee.command", text: lines([...UNIX, ...UNQUARANTINE, ...RUN]) };
    case "linux":
      return { name: "losfee", text: lines([...UNIX, ...RUN]) };
  }
};

const lines = (all: readonly string[]): string => `${all.join("\n")}\n`;

/** Only ASCII: the encoding of a console differs from country to country. */
const WINDOWS = [
  "@echo off",
  "rem Opens Losfee in the browser. With arguments: the command losfee.",
  "setlocal DisableDelayedExpansion",
  `set "APP=%~dp0${APP}"`,
  'if not exist "%APP%\\node.exe" goto packed',
  'set "COMMAND="',
  'if "%~1"=="" set "COMMAND=open"',
  `"%APP%\\node.exe" "%APP%\\${COMMAND.join("\\")}" %COMMAND% %*`,
  "if errorlevel 1 pause",
  "exit /b",
  ":packed",
  "echo Please extract the whole ZIP file first, then start Losfee in the new folder.",
  "echo Bitte zuerst die ganze ZIP-Datei entpacken, dann Losfee im neuen Ordner starten.",
  "echo Extrayez d'abord tout le fichier ZIP, puis lancez Losfee dans le nouveau dossier.",
  "pause",
  "exit /b 1",
];

/** The script may be called by a link. */
const UNIX = [
  "#!/bin/sh",
  "# Opens Losfee in the browser. With arguments: the command losfee.",
  'self=$(readlink -f -- "$0" 2>/dev/null || printf "%s" "$0")',
  `app=$(CDPATH= cd -- "$(dirname -- "$self")" && pwd)/${APP}`,
];

/** macOS lets the user allow this script; without this it would then ask for each library. */
const UNQUARANTINE = ['xattr -dr com.apple.quarantine "$app" 2>/dev/null || true'];

const RUN = ['[ "$#" -gt 0 ] || set -- open', `exec "$app/node" "$app/${COMMAND.join("/")}" "$@"`];

import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { posix, win32 } from "node:path";

/** The parts of a system that know where a user's documents are. */
export interface System {
  readonly platform: NodeJS.Platform;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly home: string;
  readonly exists: (path: string) => boolean;
  /** Null if it cannot be read. */
  readonly read: (path: string) => string | null;
  /** Output of a program; null if it fails. */
  readonly run: (program: string, args: readonly string[]) => Promise<string | null>;
}

/**
 * Returns the user's documents folder. Systems name it in the user's language, and users move it,
 * for instance into OneDrive.
 */
export const documentsFolder = async (system: System = thisSystem): Promise<string> => {
  const { platform, home, exists } = system;
  if (platform === "win32") return (await knownFolder(system)) ?? win32.join(home, "Documents");
  // Only its displayed name is translated.
  if (platform === "darwin") return posix.join(home, "Documents");
  const usual = posix.join(home, "Documents");
  return namedByXdg(system) ?? (exists(usual) ? usual : home);
};

/** Asks Windows, in UTF-8: the console's own encoding lacks many letters of names. */
const knownFolder = async ({ environment, run }: System): Promise<string | null> => {
  const root = environment["SystemRoot"] ?? "C:\\Windows";
  const shell = win32.join(root, "System32", "WindowsPowerShell", "v1.0", "powershell.exe");
  const question =
    "[Console]::OutputEncoding=[Text.Encoding]::UTF8;[Environment]::GetFolderPath('MyDocuments')";
  const said = await run(shell, ["-NoProfile", "-NonInteractive", "-Command", question]);
  const folder = said?.replace(/^\uFEFF/, "").trim() ?? "";
  return win32.isAbsolute(folder) ? folder : null;
};

/** Reads the file of xdg-user-dirs: `XDG_DOCUMENTS_DIR="$HOME/Dokumente"`, quoted as in a shell. */
const namedByXdg = ({ environment, home, read }: System): string | null => {
  const configuration = environment["XDG_CONFIG_HOME"] || posix.join(home, ".config");
  const text = read(posix.join(configuration, "user-dirs.dirs")) ?? "";
  const quoted = /^\s*XDG_DOCUMENTS_DIR="((?:[^"\\]|\\.)*)"/m.exec(text)?.[1];
  if (quoted === undefined) return null;
  const folder = quoted.replace(/^\$HOME(?=\/|$)/, () => home).replace(/\\(.)/g, "$1");
  return posix.isAbsolute(folder) ? folder : null;
};

const thisSystem: System = {
  platform: process.platform,
  environment: process.env,
  home: homedir(),
  exists: existsSync,
  read(path) {
    try {
      return readFileSync(path, "utf8");
    } catch {
      return null;
    }
  },
  run: (program, args) =>
    new Promise((resolve) => {
      execFile(program, args, { timeout: 10_000, windowsHide: true }, (error, stdout) =>
        resolve(error === null ? stdout : null),
      );
    }),
};

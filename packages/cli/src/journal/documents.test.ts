import { expect, it } from "vitest";
import { documentsFolder, type System } from "./documents.ts";

const system = (differing: Partial<System>): System => ({
  platform: "linux",
  environment: {},
  home: "/home/jörg",
  exists: () => false,
  read: () => null,
  run: async () => null,
  ...differing,
});

const withUserDirs = (line: string, differing: Partial<System> = {}): Promise<string> =>
  documentsFolder(
    system({
      read: (path) =>
        path === "/home/jörg/.config/user-dirs.dirs"
          ? `# made by xdg-user-dirs\nXDG_DESKTOP_DIR="$HOME/Schreibtisch"\n${line}\n`
          : null,
      ...differing,
    }),
  );

it.each([
  ['XDG_DOCUMENTS_DIR="$HOME/Dokumente"', "/home/jörg/Dokumente"],
  ['XDG_DOCUMENTS_DIR="/data/My \\"Papers\\""', '/data/My "Papers"'],
  // So it is written where the user has no such folder.
  ['XDG_DOCUMENTS_DIR="$HOME"', "/home/jörg"],
  ['XDG_DOCUMENTS_DIR="$HOMEWORK/x"', "/home/jörg"],
])("on Linux the documents are where %s says", async (line, folder) => {
  expect(await withUserDirs(line)).toBe(folder);
});

it("on Linux the configuration may be elsewhere", async () => {
  const read = (path: string): string | null =>
    path === "/etc/jörg/user-dirs.dirs" ? 'XDG_DOCUMENTS_DIR="$HOME/Papiere"' : null;
  const environment = { XDG_CONFIG_HOME: "/etc/jörg" };
  expect(await documentsFolder(system({ read, environment }))).toBe("/home/jörg/Papiere");
});

it("on Linux without a configuration they are in Documents, if it exists, else at home", async () => {
  const exists = (path: string): boolean => path === "/home/jörg/Documents";
  expect(await documentsFolder(system({ exists }))).toBe("/home/jörg/Documents");
  expect(await documentsFolder(system({}))).toBe("/home/jörg");
});

it("on macOS the folder has one name in all languages", async () => {
  const home = "/Users/zoë";
  const mac = system({ platform: "darwin", home });
  expect(await documentsFolder(mac)).toBe("/Users/zoë/Documents");
});

it("Windows names the folder, which may be in OneDrive", async () => {
  const home = "C:\\Users\\Jörg";
  const windows = { platform: "win32", home } as const;
  const run: System["run"] = async () => "\uFEFFC:\\Users\\Jörg\\OneDrive\\Dokumente\r\n";
  expect(await documentsFolder(system({ ...windows, run }))).toBe(
    "C:\\Users\\Jörg\\OneDrive\\Dokumente",
  );
  expect(await documentsFolder(system(windows))).toBe("C:\\Users\\Jörg\\Documents");
});

import { execFile } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { openSqliteStore } from "../../src/journal/sqlite-store.ts";
import { temporaryFolder } from "../journal/temporary-folder.ts";
import { faultsOf } from "./evidence.ts";
import type { LastWords } from "./fill-disk.ts";

const program = fileURLToPath(new URL("./fill-disk.ts", import.meta.url));

/** Appends until the system refuses to let any file grow beyond `blocks` × 512 bytes or 1024. */
const fillDisk = async (path: string, blocks: number): Promise<LastWords> => {
  const command = `ulimit -f ${blocks}; exec "$0" --conditions=losfee:source "$1" "$2"`;
  const shell = promisify(execFile)("sh", ["-c", command, process.execPath, program, path]);
  return JSON.parse((await shell).stdout);
};

it.skipIf(process.platform === "win32")(
  "closes with the cause when the system fails a write, and loses nothing acknowledged",
  async () => {
    const path = join(temporaryFolder(), "journal.db");
    const words = await fillDisk(path, 400);

    expect(words.acknowledged.length).toBeGreaterThan(0);
    expect(words.faults.length).toBeGreaterThan(1);
    for (const fault of words.faults) expect(fault).toMatchObject({ code: "io-error" });
    expect(words.afterwards).toEqual({ code: "closed", cause: words.faults[0] });

    const opened = openSqliteStore(path, { pollEvery: 0 });
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    expect(await faultsOf(opened.value, words.acknowledged)).toEqual([]);
    await opened.value.close();
  },
);

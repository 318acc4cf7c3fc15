import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, it, onTestFinished } from "vitest";
import { openSqliteStore } from "../../src/journal/sqlite-store.ts";
import { temporaryFolder } from "../journal/temporary-folder.ts";
import { faultsOf } from "./evidence.ts";
import type { Words } from "./refused-writes.ts";

const program = fileURLToPath(new URL("./refused-writes.ts", import.meta.url));

/**
 * Runs the program on `path` until the system refuses to let any file grow beyond `blocks` × 512
 * bytes or 1024. It can be let go on, and be asked what it said last.
 */
const refusedWrites = (path: string, blocks: number) => {
  const command = `ulimit -S -f ${blocks}; exec "$0" --conditions=losfee:source "$1" "$2"`;
  const child = spawn("sh", ["-c", command, process.execPath, program, path], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  onTestFinished(() => {
    child.kill("SIGKILL");
  });
  const lines = createInterface({ input: child.stdout });
  const spoken = async (): Promise<Words> => JSON.parse((await once(lines, "line"))[0]);
  return { child, spoken };
};

const faultsAt = async (path: string, words: Words) => {
  const opened = openSqliteStore(path, { pollEvery: 0 });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const faults = await faultsOf(opened.value, words.acknowledged);
  await opened.value.close();
  return faults;
};

describe.skipIf(process.platform === "win32")("a system that fails a write", () => {
  it("is told to every command it hits; nothing acknowledged is lost", async () => {
    const path = join(temporaryFolder(), "journal.db");
    const { child, spoken } = refusedWrites(path, 600);
    const words = await spoken();
    expect(words.acknowledged.length).toBeGreaterThan(0);
    expect(words.faults.length).toBeGreaterThan(1);
    for (const fault of words.faults) expect(fault).toMatchObject({ code: "io-error" });
    child.kill("SIGKILL");
    await once(child, "exit");
    expect(await faultsAt(path, words)).toEqual([]);
  });

  it.skipIf(process.platform !== "linux")(
    "is survived when it passes: the file is opened anew, and commands go through again",
    async () => {
      const path = join(temporaryFolder(), "journal.db");
      const { child, spoken } = refusedWrites(path, 600);
      const before = await spoken();
      await promisify(execFile)("prlimit", ["--pid", `${child.pid}`, "--fsize=unlimited"]);
      const [after] = await Promise.all([spoken(), child.stdin.write("\n")]);
      expect(after.acknowledged).toHaveLength(before.acknowledged.length + 1);
      child.stdin.end();
      expect(await once(child, "exit")).toEqual([0, null]);
      expect(await faultsAt(path, after)).toEqual([]);
    },
  );
});

import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { statSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, it, onTestFinished } from "vitest";
import { PROGRAM_FLAGS } from "../../../../test/program-flags.ts";
import { openSqliteStore } from "../../src/journal/sqlite-store.ts";
import { temporaryFolder } from "../journal/temporary-folder.ts";
import { faultsOf } from "./evidence.ts";
import type { Words } from "./refused-writes.ts";

const program = fileURLToPath(new URL("./refused-writes.ts", import.meta.url));

/**
 * Runs the program on a new journal until the system refuses to let any file grow much beyond the
 * size of the empty journal. The test can let it go on, and read its last output.
 */
const refusedWrites = async (path: string) => {
  const opened = openSqliteStore(path, { pollEvery: 0 });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  await opened.value.close();
  // Shells count blocks of 512 or of 1024 bytes.
  const blocks = Math.ceil(statSync(path).size / 512) + 200;
  const command = `ulimit -S -f ${blocks}; exec "$0" ${PROGRAM_FLAGS.join(" ")} "$1" "$2"`;
  const child = spawn("sh", ["-c", command, process.execPath, program, path], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  onTestFinished(() => {
    child.kill("SIGKILL");
  });
  const lines = createInterface({ input: child.stdout });
  const spoken = async (): Promise<Words> => {
    const ended = once(child, "exit").then(() => {
      throw new Error("the program ended without a word");
    });
    return JSON.parse((await Promise.race([once(lines, "line"), ended]))[0]);
  };
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
    const { child, spoken } = await refusedWrites(path);
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
      const { child, spoken } = await refusedWrites(path);
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

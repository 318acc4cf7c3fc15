/**
 * Fills a disk with journals repeatedly: each time it appends commands until the disk is full, then
 * makes room. Arguments: a folder on a small disk of its own, the number of times. Prints that
 * number, the responses to the commands, and all faults.
 */

import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { competitionKey } from "@losfee/core";
import { openSqliteStore } from "../../src/journal/sqlite-store.ts";
import { storageFaultOf } from "../../src/storage/storage-error.ts";
import { type Acknowledgement, faultsOf, loadCommand } from "./evidence.ts";

/** Output of the program. */
export interface FullDisks {
  readonly disks: number;
  readonly acknowledged: number;
  /** Number of commands that got each fault. */
  readonly told: Readonly<Record<string, number>>;
  readonly wrong: readonly string[];
}

const [disk, times] = process.argv.slice(2);
if (disk === undefined || times === undefined) throw new Error("usage: full-disk.ts FOLDER TIMES");

const told: Record<string, number> = {};
const wrong: string[] = [];
let commands = 0;

const fill = async (path: string, filler: string): Promise<void> => {
  const opened = openSqliteStore(path, { pollEvery: 0 });
  if (!opened.ok) {
    // Too little room even for an empty journal: this is reported, and nothing else happens.
    if (opened.error.code !== "disk-full") wrong.push(`not opened: ${opened.error.code}`);
    return;
  }
  const store = opened.value;
  const acknowledged: Acknowledgement[] = [];
  const append = async (name: string, key: string, seq: number): Promise<string> => {
    try {
      const answer = await store.append(loadCommand(name, key, 2, seq));
      if (!answer.ok) return answer.error.code;
      const { lastSeq } = answer.value;
      acknowledged.push({
        competition: name,
        key,
        events: 2,
        lastSeq,
        log: { frames: 0, salt: "" },
      });
      return "done";
    } catch (error) {
      const fault = storageFaultOf(error)?.code ?? String(error);
      told[fault] = (told[fault] ?? 0) + 1;
      return fault;
    }
  };
  let answers: readonly string[] = [];
  for (let round = 0; answers.every((answer) => answer === "done"); round++) {
    answers = await Promise.all(
      ["a", "b", "c"].map((name) => append(name, `${path}/${name}/${round}`, 2 * round)),
    );
  }
  if (answers.some((answer) => answer !== "disk-full")) wrong.push(`told: ${answers.join(" ")}`);
  if (acknowledged.length > 0 && (await store.read(competitionKey("a"))).length === 0)
    wrong.push("reading failed");
  rmSync(filler);
  const again = await append("d", `${path}/d`, 0);
  if (again !== "done") wrong.push(`with room again: ${again}`);
  await store.close();
  const reopened = openSqliteStore(path, { pollEvery: 0 });
  if (!reopened.ok) wrong.push(`not opened again: ${reopened.error.code}`);
  else {
    wrong.push(...(await faultsOf(reopened.value, acknowledged)));
    await reopened.value.close();
  }
  commands += acknowledged.length;
};

for (let time = 0; time < Number(times); time++) {
  const folder = join(disk, `${time}`);
  mkdirSync(folder);
  const filler = join(disk, "filler");
  // Remainder of two megabytes: from some hundred commands to hardly enough for an empty journal.
  const part = (time + Math.random()) / Number(times);
  writeFileSync(filler, Buffer.alloc(700_000 + Math.floor(part * 950_000)));
  await fill(join(folder, "journal.db"), filler);
  rmSync(folder, { recursive: true });
  rmSync(filler, { force: true });
}
const words: FullDisks = { disks: Number(times), acknowledged: commands, told, wrong };
process.stdout.write(JSON.stringify(words));

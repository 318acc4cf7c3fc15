import { join } from "node:path";
import { expect, it } from "vitest";
import { sweep } from "../../../../test/long.ts";
import { openSqliteStore } from "../../src/journal/sqlite-store.ts";
import { temporaryFolder } from "../journal/temporary-folder.ts";
import { type Acknowledgement, faultsOf } from "./evidence.ts";
import { killedLoad, type Moment } from "./killed-load.ts";

/** Number of kills. */
const kills = sweep(4, 1000);
/** Two files at a time, one per core; each file lives through many kills. */
const lanes = 2;
/** Checked only now and then, so that most programs start on the log of a killed one. */
const killsPerLook = sweep(2, 4);

/** Mostly under load; one in eight while starting, opening and recovering the file. */
const randomMoment = (): Moment =>
  Math.random() < 1 / 8
    ? { after: "start", milliseconds: Math.random() * 150 }
    : { after: "first-answer", milliseconds: Math.random() * 80 };

const look = async (path: string, acknowledged: readonly Acknowledgement[]) => {
  const opened = openSqliteStore(path, { pollEvery: 0 });
  if (!opened.ok) return [`cannot be opened: ${JSON.stringify(opened.error)}`];
  const faults = await faultsOf(opened.value, acknowledged);
  await opened.value.close();
  return faults;
};

it(`keeps every acknowledged command whole through ${kills} kills under load`, async () => {
  const folder = temporaryFolder();
  const lane = async (number: number): Promise<void> => {
    const path = join(folder, `lane-${number}.db`);
    let acknowledged: readonly Acknowledgement[] = [];
    for (let kill = 1; kill <= Math.ceil(kills / lanes); kill++) {
      const moment = randomMoment();
      const said = await killedLoad(path, `kill-${kill}`, moment);
      // The proof requires that commands were acknowledged before the kills.
      if (moment.after === "first-answer") expect(said).not.toEqual([]);
      acknowledged = [...acknowledged, ...said];
      if (kill % killsPerLook !== 0) continue;
      expect(await look(path, acknowledged)).toEqual([]);
      // Rechecks a sample of what was found once, so that old commands stay covered.
      acknowledged = acknowledged.filter(() => Math.random() < 0.2);
    }
    expect(await look(path, acknowledged)).toEqual([]);
  };
  await Promise.all(Array.from({ length: lanes }, (_, i) => lane(i)));
}, 6_000_000);

it("keeps what two programs acknowledged that work on one file and are killed", async () => {
  const path = join(temporaryFolder(), "shared.db");
  let acknowledged: readonly Acknowledgement[] = [];
  for (let kill = 1; kill <= sweep(1, 10); kill++) {
    const moment = { after: "first-answer", milliseconds: Math.random() * 200 } as const;
    const said = await Promise.all(
      ["one", "other"].map((name) => killedLoad(path, `${name}-${kill}`, moment)),
    );
    for (const each of said) expect(each).not.toEqual([]);
    acknowledged = [...acknowledged, ...said.flat()];
    expect(await look(path, acknowledged)).toEqual([]);
  }
}, 1_200_000);

import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openSqliteStore } from "../../src/journal/sqlite-store.ts";
import { temporaryFolder } from "../journal/temporary-folder.ts";
import { type Acknowledgement, faultsOf } from "./evidence.ts";
import { killedLoad } from "./killed-load.ts";
import { endOfFrame, frameCount, pagesIn, saltOf, sectorSize } from "./log-file.ts";

/** Number of programs to kill for their files; each way of tearing is tried on all of them. */
const kills = 20;

/** Possible files after a power cut: only acknowledged parts of the log are durable. */
interface Remains {
  readonly database: Buffer;
  readonly log: Buffer;
  /** Frames of the log with the acknowledged commands. */
  readonly promisedFrames: number;
}

interface Files {
  readonly database: Buffer;
  readonly log: Buffer;
}

const between = (low: number, high: number): number =>
  low + Math.floor(Math.random() * (high - low + 1));

/** Returns the offset of a random byte of the log after everything acknowledged. */
const anywhereBehind = ({ log, promisedFrames }: Remains): number =>
  between(endOfFrame(log, promisedFrames), log.length);

const upToSector = (byte: number): number => Math.ceil(byte / sectorSize) * sectorSize;

const replaced = (file: Buffer, start: number, bytes: Buffer): Buffer => {
  const end = Math.max(file.length, start + bytes.length);
  const copy = Buffer.alloc(end);
  file.copy(copy);
  bytes.copy(copy, start);
  return copy;
};

/** Ways in which a power cut may tear unacknowledged data. */
const tears: Readonly<Record<string, (remains: Remains) => Files>> = {
  "the log ends anywhere": (remains) => ({
    database: remains.database,
    log: remains.log.subarray(0, anywhereBehind(remains)),
  }),
  "the log's last sector is filled up with zeroes": (remains) => {
    const cut = anywhereBehind(remains);
    const rest = Buffer.alloc(upToSector(cut) - cut);
    return { database: remains.database, log: Buffer.concat([remains.log.subarray(0, cut), rest]) };
  },
  "the log's last sector is filled up with garbage": (remains) => {
    const cut = anywhereBehind(remains);
    const rest = randomBytes(upToSector(cut) - cut);
    return { database: remains.database, log: Buffer.concat([remains.log.subarray(0, cut), rest]) };
  },
  "a sector of the log was never written": (remains) => {
    const start = anywhereBehind(remains);
    const hole = Buffer.alloc(Math.min(sectorSize, remains.log.length - start));
    return { database: remains.database, log: replaced(remains.log, start, hole) };
  },
  "the log goes on with garbage": (remains) => {
    const bytes = randomBytes(between(1, 20_000));
    return {
      database: remains.database,
      log: replaced(remains.log, anywhereBehind(remains), bytes),
    };
  },
  "pages were being copied from the log into the database": (remains) => {
    const database = pagesIn(remains.log, remains.promisedFrames)
      // SQLite relies on the file's first sector being written whole.
      .filter(([start]) => start > 0 && Math.random() < 0.5)
      .reduce(
        (file, [start, end]) => replaced(file, start, randomBytes(between(1, end - start))),
        remains.database,
      );
    return { database, log: remains.log };
  },
};

/** Reopens a torn journal and returns its faults. */
const faultsAfter = async (files: Files, acknowledged: readonly Acknowledgement[]) => {
  const folder = mkdtempSync(join(tmpdir(), "losfee-torn-"));
  const path = join(folder, "torn.db");
  writeFileSync(path, files.database);
  writeFileSync(`${path}-wal`, files.log);
  const opened = openSqliteStore(path, { pollEvery: 0 });
  if (!opened.ok) return [`cannot be opened: ${JSON.stringify(opened.error)}`];
  const faults = await faultsOf(opened.value, acknowledged);
  await opened.value.close();
  // At once and only if all is well: there are hundreds of them, and a torn file is evidence.
  if (faults.length === 0) rmSync(folder, { recursive: true });
  return faults;
};

/** Returns the files and acknowledgements of a program killed within `longest` ms. */
const remainsOfKilled = async (longest: number) => {
  const path = join(temporaryFolder(), "journal.db");
  const moment = { after: "first-answer", milliseconds: Math.random() * longest } as const;
  const acknowledged = await killedLoad(path, "run", moment);
  return { database: readFileSync(path), log: readFileSync(`${path}-wal`), acknowledged };
};

/** Returns the frames with the acknowledged commands; none if the log has restarted since. */
const promisedFramesOf = (log: Buffer, acknowledged: readonly Acknowledgement[]): number =>
  Math.max(0, ...acknowledged.map((said) => (said.log.salt === saltOf(log) ? said.log.frames : 0)));

/**
 * Returns what was acknowledged before the last acknowledged commit, as if the power had failed in
 * between: on a fast medium a kill hardly ever hits a commit half-way. A log of 1000 frames is
 * copied into the database, which then differs from before; there everything counts.
 */
const beforeLastCommit = (
  log: Buffer,
  acknowledged: readonly Acknowledgement[],
): readonly Acknowledgement[] => {
  if (frameCount(log) >= 1000) return acknowledged;
  const last = promisedFramesOf(log, acknowledged);
  return acknowledged.filter((said) => said.log.salt !== saltOf(log) || said.log.frames < last);
};

it("keeps what was acknowledged, and whole commands only, however the rest is torn", async () => {
  let unacknowledgedFrames = 0;
  // Until there is something to tear after the acknowledged part, as at nearly every kill.
  for (let kill = 0; kill < kills || unacknowledgedFrames === 0; kill++) {
    const { acknowledged: all, ...files } = await remainsOfKilled(200);
    const acknowledged = beforeLastCommit(files.log, all);
    const promisedFrames = promisedFramesOf(files.log, acknowledged);
    unacknowledgedFrames += frameCount(files.log) - promisedFrames;
    for (const [how, tear] of Object.entries(tears)) {
      const faults = await faultsAfter(tear({ ...files, promisedFrames }), acknowledged);
      expect({ how, faults }).toEqual({ how, faults: [] });
    }
  }
}, 1_200_000);

it("at any moment of a run, keeps what was acknowledged until then", async () => {
  let moments = 0;
  for (let kill = 0; kill < kills || moments === 0; kill++) {
    const { acknowledged, ...files } = await remainsOfKilled(10);
    // A log of 1000 frames is copied back; before that the database file is as at the start.
    if (frameCount(files.log) >= 1000) continue;
    const { log } = files;
    if (acknowledged.some((said) => said.log.salt !== saltOf(log))) continue;
    for (const said of sample(acknowledged, 4)) {
      const promisedFrames = said.log.frames;
      const until = acknowledged.filter((other) => other.log.frames <= promisedFrames);
      const next = endOfFrame(log, promisedFrames + 1);
      const cut = between(endOfFrame(log, promisedFrames), Math.min(next, log.length));
      const faults = await faultsAfter({ ...files, log: log.subarray(0, cut) }, until);
      expect({ cut, faults }).toEqual({ cut, faults: [] });
      moments += 1;
    }
  }
}, 1_200_000);

const sample = <T>(items: readonly T[], count: number): readonly T[] =>
  Array.from({ length: count }, () => items[between(0, items.length - 1)]).filter(
    (item) => item !== undefined,
  );

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sweep } from "../../../../test/long.ts";
import { TEMPORARY_PLACE } from "../../../../test/temporary-place.ts";
import { damageOf } from "../../src/backup/contents.ts";
import type { CompetitionService } from "../../src/competitions/competition-service.ts";
import { createCompetitionService } from "../../src/competitions/create-service.ts";
import { openSqliteStore } from "../../src/journal/sqlite-store.ts";
import { storageFaultOf } from "../../src/storage/storage-error.ts";
import { createSample } from "../samples/create-sample.ts";

/** Number of bits to flip, one per copy of a journal. */
const flips = sweep(20, 160);

/** Effect of a flipped bit. */
type Outcome =
  /** The file is refused as damaged. */
  | "refused"
  /** Opened; damaged competitions are reported and read-only, the others unchanged. */
  | "named"
  /** Every competition reads as before; the file check of a backup finds the damage. */
  | "found by a backup"
  /** Everything reads as before, and the file is intact. */
  | "harmless"
  /** A competition reads differently, and nothing reports it. */
  | "unnoticed";

const folder = mkdtempSync(join(TEMPORARY_PLACE, "losfee-flips-"));
const path = join(folder, "journal.db");
afterAll(() => rmSync(folder, { recursive: true }));

const opened = (file: string) => openSqliteStore(file, { pollEvery: 0 });

/** Returns all readable data of a competition, as text. */
const readable = async (service: CompetitionService, id: string): Promise<string> =>
  JSON.stringify(await service.events(id));

const healthy = new Map<string, string>();

beforeAll(async () => {
  const store = opened(path);
  if (!store.ok) throw new Error(store.error.code);
  const service = createCompetitionService(store.value);
  const ports = { now: () => "2026-11-21T08:00:00.000Z", newSuffix: () => "sample" };
  for (const sample of ["championship-running", "king-lui", "entries-only"] as const) {
    const stored = await createSample(service, sample, "en", ports);
    if (!stored.ok) throw new Error(stored.error.code);
    healthy.set(stored.value.id, await readable(service, stored.value.id));
  }
  await store.value.close();
});

/** Returns a generator of pseudo-random numbers, the same in every run (mulberry32). */
const drawn = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** Effect of a flipped bit, and the competitions that changed without being reported. */
interface Look {
  readonly outcome: Outcome;
  readonly changed: readonly string[];
}

const lookAt = async (file: string): Promise<Look> => {
  const store = opened(file);
  if (!store.ok) return { outcome: "refused", changed: [] };
  try {
    const service = createCompetitionService(store.value);
    const { competitions, unreadable } = await service.list();
    const named = new Set(unreadable.map(({ id }) => id));
    for (const { id, broken } of competitions) if (broken !== undefined) named.add(id);
    const changed: string[] = [];
    for (const [id, text] of healthy) {
      if (named.has(id)) continue;
      const found = competitions.some((one) => one.id === id) ? await readable(service, id) : "";
      if (found !== text) changed.push(id);
    }
    // Regardless of the damage, a competition that is not reported goes on.
    const [sound] = competitions.filter(({ id }) => !named.has(id) && !changed.includes(id));
    if (sound !== undefined) {
      const command = { type: "rename-competition", name: "Goes on" } as const;
      const answer = await service
        .run(sound.id, command, { actor: "director" })
        .catch((error: unknown) => storageFaultOf(error)?.code ?? String(error));
      const told = typeof answer === "string" ? answer : answer.ok;
      expect([true, "damaged"]).toContain(told);
    }
    if (changed.length > 0) return { outcome: "unnoticed", changed };
    if (named.size > 0) return { outcome: "named", changed };
    const damage = damageOf(store.value.database);
    return { outcome: damage === null ? "harmless" : "found by a backup", changed };
  } finally {
    await store.value.close();
  }
};

/** Returns the effect of one flipped bit in a journal's file. */
const lookAtFlipped = async (bytes: Buffer, at: number, bit: number): Promise<Look> => {
  const spoilt = Buffer.from(bytes);
  spoilt.writeUInt8(spoilt.readUInt8(at) ^ (1 << bit), at);
  const file = join(folder, `flip-${at}-${bit}.db`);
  writeFileSync(file, spoilt);
  try {
    return await lookAt(file);
  } finally {
    for (const end of ["", "-wal", "-shm"]) rmSync(file + end, { force: true });
  }
};

it(`none of ${flips} flipped bits changes an event unnoticed`, async () => {
  const bytes = readFileSync(path);
  const next = drawn(20_261_121);
  const outcomes: Record<Outcome, number> = {
    refused: 0,
    named: 0,
    "found by a backup": 0,
    harmless: 0,
    unnoticed: 0,
  };
  for (let flip = 0; flip < flips; flip++) {
    const [at, bit] = [Math.floor(next() * bytes.length), Math.floor(next() * 8)];
    const { outcome, changed } = await lookAtFlipped(bytes, at, bit);
    expect({ at, bit, changed }).toEqual({ at, bit, changed: [] });
    outcomes[outcome] += 1;
  }
  // Figures of the long run.
  if (flips > 20) process.stdout.write(`${JSON.stringify(outcomes)}\n`);
  // Otherwise no flip hit anything.
  expect(outcomes.named + outcomes.refused).toBeGreaterThan(0);
});

it("an event whose key sorts elsewhere ends no journal early unnoticed", async () => {
  const bytes = readFileSync(path);
  const id = "sample-king-lui-sample";
  expect(healthy.has(id)).toBe(true);
  // Header type of a text of this length (https://sqlite.org/fileformat2.html#record_format).
  const type = 13 + 2 * id.length;
  const key = `local${id}`;
  const places: number[] = [];
  for (let at = bytes.indexOf(key); at >= 0; at = bytes.indexOf(key, at + 1)) {
    const header = bytes.lastIndexOf(type, at);
    if (at - header < 20) places.push(header);
  }
  expect(places.length).toBeGreaterThan(50);
  const every = sweep(5, 1);
  for (const [index, at] of places.entries()) {
    if (index % every !== 0) continue;
    // The id ends earlier: its row belongs before all others of its journal.
    const { changed } = await lookAtFlipped(bytes, at, 3);
    expect({ at, changed }).toEqual({ at, changed: [] });
  }
});

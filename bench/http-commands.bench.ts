/**
 * Results with keys that 32 writers type over HTTP, each answered when it is on disk: on this disk,
 * on a fast and a slow one, in PostgreSQL, and for comparison in memory, and the syncs of the disk
 * in the same run. The fast and the slow disk are memory with syncs that take as long as theirs
 * (Linux with a C compiler). The writers share the cores with the server: so they are a process of
 * their own that writes its bytes to bare connections, and measures little of itself. Needs `npm
 * run build`.
 *
 *     node bench/http-commands.bench.ts [SECONDS] [FOLDER]
 *
 * FOLDER (default: the system's for temporary files) decides which disk is measured.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { durableDatabase } from "../packages/server/test/postgres/postgres-server.ts";
import { describeMachine } from "./machine.ts";
import { inOtherProcess } from "./other-process.ts";
import { type Event, playEvent, startServer } from "./served.ts";
import type { Synced } from "./syncs.ts";
import type { Writing, Written } from "./writers.ts";

const SECONDS = Number(process.argv[2] ?? 3);
const WRITERS = 32;
/** Until the server's hot code is compiled. */
const WARM_UP = 10;
const place = resolve(process.argv[3] ?? tmpdir());
const folder = mkdtempSync(join(place, "losfee-bench-"));
const inMemory = mkdtempSync(join("/dev/shm", "losfee-bench-"));

/** Storage of commands, and the added delay of its syncs. */
interface Medium {
  readonly name: string;
  readonly storage: readonly string[];
  /** The folder whose disk is measured for comparison. */
  readonly disk: string | null;
  /** Microseconds. */
  readonly delay: number;
}

const preload = join(folder, "slow-disk.so");
const source = fileURLToPath(new URL("slow-disk.c", import.meta.url));
const compiled = spawnSync("cc", ["-shared", "-fPIC", "-O2", "-o", preload, source, "-ldl"]);
const canDelay = compiled.status === 0;

/** `each`: duration of a sync there, in microseconds. */
const simulated = (name: string, each: number): Medium => ({
  name,
  storage: ["--journal", join(inMemory, `${each}.sqlite`)],
  disk: inMemory,
  delay: each,
});

const media: readonly Medium[] = [
  { name: "in memory", storage: ["--journal", ":memory:"], disk: null, delay: 0 },
  { name: "this disk", storage: ["--journal", join(folder, "a.sqlite")], disk: folder, delay: 0 },
  ...(canDelay
    ? [simulated("fast disk, simulated", 125), simulated("slow disk, simulated", 3333)]
    : []),
  {
    name: "PostgreSQL on this disk",
    storage: ["--database", await durableDatabase(place)],
    disk: folder,
    delay: 0,
  },
];

const environmentOf = ({ delay }: Medium): NodeJS.ProcessEnv =>
  delay === 0 ? {} : { LD_PRELOAD: preload, LOSFEE_SYNC_MICROSECONDS: String(delay) };

const syncsOf = (medium: Medium): Promise<Synced> | null =>
  medium.disk === null
    ? null
    : inOtherProcess("syncs.ts", { folder: medium.disk, seconds: 1 }, environmentOf(medium));

/** Returns commands a second and their durations, into `events` in turn. */
const measure = async (url: string, cookie: string, events: readonly Event[]): Promise<Written> => {
  const writing: Writing = {
    url,
    cookie,
    writers: Array.from({ length: WRITERS }, (_, number) => {
      const event = events[number % events.length];
      const game = event?.games[Math.floor(number / events.length)];
      if (event === undefined || game === undefined) throw new Error("too few games");
      return { competition: event.id, game };
    }),
    warmUp: WARM_UP,
    seconds: SECONDS,
  };
  return inOtherProcess<Written>("writers.ts", writing);
};

const at = (sorted: readonly number[], share: number): string =>
  (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1).padStart(9);

/** Throughput of a medium in memory, by number of competitions. */
const limits = new Map<number, number>();

const print = (
  { name }: Medium,
  competitions: number,
  { durations, elapsed }: Written,
  synced: Synced | null,
): void => {
  const sorted = durations.toSorted((a, b) => a - b);
  const perSecond = (1000 * sorted.length) / elapsed;
  if (synced === null) limits.set(competitions, perSecond);
  const what = `${name}, ${competitions === 1 ? "one competition" : `${competitions} competitions`}`;
  const share = synced === null ? "" : (perSecond / (limits.get(competitions) ?? 0)).toFixed(2);
  const syncs = synced === null ? "" : synced.perSecond.toFixed(0);
  const figures = [perSecond.toFixed(0), share, syncs].map((text) => text.padStart(11)).join(" ");
  console.log(`${what.padEnd(42)} ${figures} ${at(sorted, 0.5)} ${at(sorted, 0.99)}`);
};

try {
  console.log(describeMachine(folder));
  if (!canDelay) console.log("No C compiler (cc): a fast and a slow disk cannot be simulated.");
  console.log(`${WRITERS} writers\n`);
  const head = ["per second", "× memory", "syncs/s"].map((text) => text.padStart(11)).join(" ");
  console.log(`${"".padEnd(42)} ${head} ${"median ms".padStart(9)} ${"99 % ms".padStart(9)}`);
  for (const medium of media) {
    const server = await startServer(medium.storage, environmentOf(medium));
    for (const competitions of [WRITERS, 1]) {
      const events: Event[] = [];
      const players = (2 * WRITERS) / competitions;
      for (let number = 0; number < competitions; number++) {
        events.push(await playEvent(server, `Cup ${number}`, Math.max(8, players)));
      }
      const synced = await syncsOf(medium);
      print(medium, competitions, await measure(server.url, server.cookie, events), synced);
    }
    await server.stop();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
  rmSync(inMemory, { recursive: true, force: true });
}

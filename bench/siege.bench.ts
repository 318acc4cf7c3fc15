/**
 * Access patterns of readers that once blocked the director of a large event: the duration of the
 * director's commands during each, as a multiple of the undisturbed one in the same run; pages sent
 * while ten results a second come in; the time to the start page of thousands of competitions; and
 * the memory for readers. Needs `npm run build` and Linux.
 * LOSFEE_BENCH_PROGRAM=PATH/packages/cli/bin/losfee.js measures another build.
 *
 *     node bench/siege.bench.ts [SECONDS] [COMPETITIONS]
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beside } from "./beside-readers.ts";
import { describeMachine } from "./machine.ts";
import type { Reading } from "./reader-thread.ts";
import { correction, type Event, playEvent, type Served, startServer } from "./served.ts";

const SECONDS = Number(process.argv[2] ?? 5);
const COMPETITIONS = Number(process.argv[3] ?? 5000);
const PLAYERS = 400;
const READERS = 20;
/** Interval of typed results, by the director or a helper, in milliseconds. */
const BETWEEN = 30;
const STORM = 100;
/** The Accept header of a browser. */
const BROWSER = "text/html,application/xhtml+xml,*/*;q=0.8";

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

let corrections = 0;
/** Corrects results at typing speed for a while; returns the durations in milliseconds. */
const direct = async (
  { post }: Served,
  { id, games }: Event,
  between = BETWEEN,
): Promise<readonly number[]> => {
  const durations: number[] = [];
  const start = performance.now();
  while (performance.now() - start < SECONDS * 1000) {
    const game = games[corrections % games.length];
    if (game === undefined) throw new Error("a round without games");
    const command = correction(game, 300 + (corrections++ % 97));
    const begin = performance.now();
    await post(`/competitions/${id}/commands`, { command });
    durations.push(performance.now() - begin);
    await wait(Math.max(0, between === BETWEEN ? between : begin + between - performance.now()));
  }
  return durations.toSorted((a, b) => a - b);
};

/** Runs the bench's number of readers during `work`. */
const besideAll = <T>(
  reading: Pick<Reading, "url" | "accept" | "otherHosts" | "cookies" | "pause">,
  work: () => Promise<T>,
) => beside({ ...reading, byTag: false, connections: READERS }, work);

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.floor(share * (sorted.length - 1))] ?? 0;

const show = (what: string, figures: readonly string[]): void =>
  console.log(`${what.padEnd(40)}${figures.map((figure) => figure.padStart(11)).join("")}`);

/** Resident memory of a process, in megabytes. */
const memoryOf = ({ child }: Served): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1]) / 1024;

const timed = async (url: string): Promise<number> => {
  const begin = performance.now();
  const answer = await fetch(url, { headers: { accept: "text/html" } });
  await answer.text();
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return performance.now() - begin;
};

const folder = mkdtempSync(join(tmpdir(), "losfee-bench-"));
console.log(describeMachine(folder));
console.log(`${PLAYERS} players, ${READERS} readers beside the director, who types all the time\n`);

const patterns = async (): Promise<void> => {
  const journal = join(folder, "event.sqlite");
  const server = await startServer(["--journal", journal]);
  const event = await playEvent(server, "Siege", PLAYERS);
  const { id } = event;
  const typing = (): Promise<readonly number[]> => direct(server, event);
  await typing();
  const alone = await typing();
  show("", ["median ms", "99 % ms", "× alone", "answers/s"]);
  const row = (what: string, durations: readonly number[], perSecond?: number): void =>
    show(what, [
      at(durations, 0.5).toFixed(1),
      at(durations, 0.99).toFixed(1),
      (at(durations, 0.99) / at(alone, 0.99)).toFixed(1),
      perSecond === undefined ? "" : perSecond.toFixed(0),
    ]);
  row("the director alone", alone);
  const page = (path: string) => ({ url: `${server.url}/c/${id}${path}`, accept: BROWSER });
  const addresses = {
    "/screen": page("/screen"),
    "/why/1": page("/why/1"),
    "/standings, other hosts": { ...page("/standings"), otherHosts: true },
    "/standings": page("/standings"),
    "/race": page("/race"),
    "calendar.ics": page("/calendar.ics"),
    "API: standings": {
      url: `${server.url}/api/v1/competitions/${id}/standings`,
      accept: "application/json",
    },
  };
  for (const [what, reading] of Object.entries(addresses)) {
    const { perSecond, result } = await besideAll(reading, typing);
    row(what, result, perSecond);
  }
  // The main thread answers those with a session; their pages ask again after each change.
  const cookies = await signedIn(server, event);
  const own = { ...page("/me"), accept: "text/html", cookies };
  for (const [what, pause] of [
    ["/me, signed in, again after 1 s", 1000],
    ["/me, signed in, again at once", 0],
  ] as const) {
    const { perSecond, result } = await besideAll({ ...own, pause }, typing);
    row(what, result, perSecond);
  }
  const storm = await besideAll(page("/standings"), () => direct(server, event, STORM));
  row(`/standings, ${1000 / STORM} results a second`, storm.result, storm.perSecond);
  await server.stop();
};

/** Signs players in, one for each reader; returns their cookies. */
const signedIn = (server: Served, { id }: Event): Promise<readonly string[]> =>
  Promise.all(
    Array.from({ length: READERS }, async (_, index) => {
      const scope = { kind: "player", entry: index + 1 };
      const request = { label: `Player ${index + 1}`, role: "player", scope };
      const link = await server.post<{ url: string }>(`/competitions/${id}/links`, request);
      const entered = await fetch(link.url, { redirect: "manual" });
      return entered.headers
        .getSetCookie()
        .map((one) => one.split(";")[0])
        .join("; ");
    }),
  );

const startPage = async (): Promise<void> => {
  const journal = join(folder, "list.sqlite");
  let server = await startServer(["--journal", journal]);
  for (let number = 0; number < COMPETITIONS; number++) {
    await server.post("/competitions", { name: `Event ${number}`, format: "scrabble-swiss" });
  }
  const event = await playEvent(server, "Siege", PLAYERS);
  await server.stop();
  const begin = performance.now();
  server = await startServer(["--journal", journal]);
  const started = performance.now() - begin;
  const alone = await direct(server, event);
  const cold = await timed(`${server.url}/`);
  const warm = await timed(`${server.url}/?part=2`);
  console.log(`\n${COMPETITIONS} competitions: start ${started.toFixed(0)} ms`);
  console.log(`start page ${cold.toFixed(0)} ms, its second part ${warm.toFixed(0)} ms`);
  const reading = { url: `${server.url}/`, accept: BROWSER };
  const { perSecond, result } = await besideAll(reading, () => direct(server, event));
  const ratio = at(result, 0.99) / at(alone, 0.99);
  show("start page", [
    at(result, 0.5).toFixed(1),
    at(result, 0.99).toFixed(1),
    ratio.toFixed(1),
    perSecond.toFixed(0),
  ]);
  await server.stop();
};

const memory = async (): Promise<void> => {
  console.log(`\n20 events of ${PLAYERS} players, each read once: memory in MB`);
  const journal = join(folder, "memory.sqlite");
  const filled = await startServer(["--journal", journal]);
  const ids: string[] = [];
  for (let number = 0; number < 20; number++) {
    ids.push((await playEvent(filled, `Event ${number}`, PLAYERS)).id);
  }
  await filled.stop();
  const isOlder = process.env["LOSFEE_BENCH_PROGRAM"] !== undefined;
  for (const readers of isOlder ? [0] : [1, 2, 4]) {
    const options = readers === 0 ? [] : ["--readers", `${readers}`];
    const server = await startServer(["--journal", journal, ...options]);
    const before = memoryOf(server);
    for (const id of ids) {
      for (const path of ["", "/standings", "/race", "/why/1"]) {
        await timed(`${server.url}/c/${id}${path}`);
      }
    }
    const after = memoryOf(server);
    show(`${readers} readers`, [before.toFixed(0), after.toFixed(0)]);
    await server.stop();
  }
};

await patterns();
if (COMPETITIONS > 0) {
  await startPage();
  await memory();
}
rmSync(folder, { recursive: true, force: true });

/**
 * A director's commands while a crowd of phones follows the same event: each has a stream open and
 * refetches the standings after a result, spread by the server. A result is typed each second;
 * another director types into another event meanwhile. The phones, in a process of their own, share
 * the cores with the server. Needs `npm run build`, Linux, and `ulimit -n` above 12000.
 *
 *     node bench/phones.bench.ts [SECONDS]
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openCrowd } from "./crowd.ts";
import { describeMachine } from "./machine.ts";
import { correction, type Event, playEvent, startServer } from "./served.ts";

const SECONDS = Number(process.argv[2] ?? 10);
const PLAYERS = 400;
const CROWDS = [0, 1000, 5000];

const folder = mkdtempSync(join(tmpdir(), "losfee-bench-"));
const server = await startServer(["--journal", join(folder, "journal.sqlite")]);
const followed = await playEvent(server, "Followed", PLAYERS);
const other = await playEvent(server, "Other", 16);

let corrections = 0;
/** Corrects a result at this interval in milliseconds; returns the durations, in milliseconds. */
const direct = async ({ id, games }: Event, every: number): Promise<readonly number[]> => {
  const durations: number[] = [];
  const end = performance.now() + 1000 * SECONDS;
  while (performance.now() < end) {
    const game = games[corrections % games.length];
    if (game === undefined) throw new Error("a round without games");
    const command = correction(game, 300 + (corrections % 97));
    corrections += 1;
    const begin = performance.now();
    await server.post(`/competitions/${id}/commands`, { command });
    const took = performance.now() - begin;
    durations.push(took);
    await sleep(Math.max(0, every - took));
  }
  return durations.toSorted((a, b) => a - b);
};

const at = (sorted: readonly number[], share: number): string =>
  (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1).padStart(8);

const print = (...columns: readonly string[]): void =>
  console.log(columns.map((text, index) => text.padStart(index === 0 ? 8 : 10)).join(" "));

try {
  console.log(describeMachine(folder));
  console.log(`${PLAYERS} players; a result each second, and one each 50 ms in another event\n`);
  print("phones", "followed", "slowest", "other", "99 % ms", "pages/s", "kB/s", "told", "refused");
  await direct(followed, 30);
  for (const phones of CROWDS) {
    const address = `${server.url}/api/v1/competitions/${followed.id}/stream`;
    const page = `${server.url}/c/${followed.id}/standings`;
    const crowd = await openCrowd({ stream: address, page, phones });
    await crowd.count();
    const [mine, others] = await Promise.all([direct(followed, 1000), direct(other, 50)]);
    const { told, pages, bytes, wrong } = await crowd.count();
    await crowd.leave();
    print(
      String(phones),
      at(mine, 0.5),
      at(mine, 1),
      at(others, 0.5),
      at(others, 0.99),
      (pages / SECONDS).toFixed(0),
      (bytes / SECONDS / 1000).toFixed(0),
      phones === 0 ? "" : (told / phones / mine.length).toFixed(2),
      String(wrong),
    );
  }
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

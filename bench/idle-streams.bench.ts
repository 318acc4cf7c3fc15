/**
 * The cost of 10,000 idle streams: the server's memory, and the time until the first command after
 * them is answered and until the last stream has received it. The streams end in another process,
 * which shares the cores. Needs `npm run build`, Linux, and `ulimit -n` above 12000.
 *
 *     node bench/idle-streams.bench.ts [STREAMS]
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openCrowd } from "./crowd.ts";
import { describeMachine } from "./machine.ts";
import { correction, playEvent, startServer } from "./served.ts";

const STREAMS = Number(process.argv[2] ?? 10_000);
/** Idle time before memory is measured, in milliseconds. */
const QUIET = 5000;

const folder = mkdtempSync(join(tmpdir(), "losfee-bench-"));
const server = await startServer(["--journal", join(folder, "journal.sqlite")]);

/** Returns the server's resident memory, in MB. */
const resident = (): number => {
  const status = readFileSync(`/proc/${server.child.pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
};

try {
  console.log(describeMachine(folder));
  const { id, games } = await playEvent(server, "Idle", 64);
  const [game] = games;
  if (game === undefined) throw new Error("a round without games");
  const give = async (score: number): Promise<number> => {
    const begin = performance.now();
    await server.post(`/competitions/${id}/commands`, { command: correction(game, score) });
    return performance.now() - begin;
  };
  for (let count = 0; count < 50; count++) await give(300 + count);
  const alone = await give(400);
  await sleep(QUIET);
  const before = resident();
  const begin = performance.now();
  const stream = `${server.url}/api/v1/competitions/${id}/stream`;
  const crowd = await openCrowd({ stream, page: null, phones: STREAMS });
  const opened = (performance.now() - begin) / 1000;
  await sleep(QUIET);
  const after = resident();
  await crowd.count();
  const given = Date.now();
  const first = await give(401);
  let told = 0;
  let lastTold = given;
  for (const until = Date.now() + 30_000; told < STREAMS && Date.now() < until; ) {
    await sleep(50);
    const counted = await crowd.count();
    told += counted.told;
    lastTold = Math.max(lastTold, counted.lastTold);
  }
  await crowd.leave();
  const each = ((after - before) * 1024) / STREAMS;
  console.log(`
${STREAMS} streams open after    ${opened.toFixed(1)} s
memory before and after   ${before.toFixed(0)} MB, ${after.toFixed(0)} MB: ${each.toFixed(1)} kB a stream
a command without them    ${alone.toFixed(1)} ms
the first one after       ${first.toFixed(1)} ms
told of it                ${told} streams, the last after ${lastTold - given} ms`);
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

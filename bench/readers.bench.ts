/**
 * The director's commands during twenty readers of each address, and the readers' throughput; in
 * the same run compared with a server that only sends the same bytes, the limit of Node and the
 * machine. Needs `npm run build` and Linux, where every address 127.x.x.x is this machine; the
 * readers share its cores with the server, so they send prepared bytes and only look at the head of
 * an answer.
 *
 *     node bench/readers.bench.ts [SECONDS]
 */
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { beside } from "./beside-readers.ts";
import { describeMachine } from "./machine.ts";
import type { Reading } from "./reader-thread.ts";
import { correction, playEvent, startServer } from "./served.ts";

const SECONDS = Number(process.argv[2] ?? 5);
const PLAYERS = 400;
const READERS = 20;
/** Interval of results in a busy hall, by the director or a helper, in milliseconds. */
const BETWEEN = 30;

const folder = mkdtempSync(join(tmpdir(), "losfee-bench-"));
const server = await startServer(["--journal", join(folder, "journal.sqlite")]);
const { url } = server;
const { id, games } = await playEvent(server, "Readers", PLAYERS);

/** Corrects results at typing speed for a while; returns the durations in milliseconds. */
let corrections = 0;
const direct = async (): Promise<readonly number[]> => {
  const durations: number[] = [];
  const start = performance.now();
  while (performance.now() - start < SECONDS * 1000) {
    const game = games[corrections % games.length];
    if (game === undefined) throw new Error("a round without games");
    const command = correction(game, 300 + (corrections % 97));
    corrections += 1;
    const begin = performance.now();
    await server.post(`/competitions/${id}/commands`, { command });
    durations.push(performance.now() - begin);
    await new Promise((resolve) => setTimeout(resolve, BETWEEN));
  }
  return durations.toSorted((a, b) => a - b);
};

/** Runs the bench's number of readers during `work`. */
const besideAll = <T>(reading: Omit<Reading, "connections">, work: () => Promise<T>) =>
  beside({ ...reading, connections: READERS }, work);

/** A server that sends everyone the same bytes: the limit. */
const limitOf = async (bytes: Buffer): Promise<number> => {
  const limit = createServer((_, answer) => {
    answer.writeHead(200, {
      "content-encoding": "gzip",
      "content-type": "text/html",
      "content-length": bytes.length,
    });
    answer.end(bytes);
  });
  await new Promise<void>((resolve) => limit.listen(0, "127.0.0.1", resolve));
  const { port } = limit.address() as AddressInfo;
  const { perSecond } = await besideAll(
    { url: `http://127.0.0.1:${port}/`, accept: "text/html", byTag: false },
    () => new Promise((resolve) => setTimeout(resolve, SECONDS * 1000)),
  );
  limit.close();
  return perSecond;
};

const at = (sorted: readonly number[], share: number): string =>
  (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1).padStart(8);

const row = (what: string, durations: readonly number[], pages: string): void =>
  console.log(`${what.padEnd(44)} ${at(durations, 0.5)} ${at(durations, 0.99)} ${pages}`);

console.log(describeMachine(folder));
console.log(`${PLAYERS} players, ${READERS} readers beside the director, who types all the time\n`);
console.log(`${"".padEnd(44)} ${"median".padStart(8)} ${"99 % ms".padStart(8)}   answers/s`);
await direct();
row("the director alone", await direct(), "");
const addresses = [
  `/c/${id}/standings`,
  `/c/${id}/standings?round=1&lang=en`,
  `/c/${id}`,
  `/api/v1/competitions/${id}/standings`,
  `/api/v1/competitions/${id}/lots`,
  "/api/v1/openapi.json",
];
// Warm-up as the director: until the code that draws pages is compiled.
await besideAll({ url: `${url}${addresses[0]}`, accept: "text/html", byTag: false }, direct);
for (const address of addresses) {
  for (const byTag of [false, true]) {
    const accept = address.startsWith("/api") ? "application/json" : "text/html";
    const { perSecond, result } = await besideAll({ url: url + address, accept, byTag }, direct);
    const what = `${address.replace(id, "…")}${byTag ? ", known already" : ""}`;
    row(what, result, perSecond.toFixed(0).padStart(11));
  }
}
const page = await fetch(`${url}/c/${id}/standings`, { headers: { accept: "text/html" } });
const bytes = gzipSync(await page.text());
const { perSecond } = await besideAll(
  { url: `${url}/c/${id}/standings`, accept: "text/html", byTag: false },
  () => new Promise((resolve) => setTimeout(resolve, SECONDS * 1000)),
);
const known = await besideAll(
  { url: `${url}/c/${id}/standings`, accept: "text/html", byTag: true },
  () => new Promise((resolve) => setTimeout(resolve, SECONDS * 1000)),
);
const limit = await limitOf(bytes);
console.log(
  `\nstandings while nobody types: ${perSecond.toFixed(0)}/s, ${(perSecond / limit).toFixed(2)} of the ${limit.toFixed(0)}/s at which Node sends ${bytes.length} bytes here; known already: ${known.perSecond.toFixed(0)}/s`,
);
await server.stop();
rmSync(folder, { recursive: true, force: true });

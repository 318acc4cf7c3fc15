import { readFileSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import { afterAll, describe, expect, it } from "vitest";
import { createThreadedReader, immediateReader } from "./upload-reader.ts";

const reader = createThreadedReader();
afterAll(() => reader.close());

const list = (players: number): Uint8Array =>
  new TextEncoder().encode(
    [
      "Name;Rating",
      ...Array.from({ length: players }, (_, i) => `Meier ${i};${1000 + (i % 900)}`),
    ].join("\n"),
  );

const options = { seed: "5eed".repeat(16), at: "2026-11-22T09:00:00.000Z" };
const report = readFileSync(
  new URL("../../../core/test/fide-dutch/vectors/large/n1000-after8.trf", import.meta.url),
);

describe("what people send", () => {
  it.each([3, 30_000])("is read the same in a thread as at once: a list of %d", async (players) => {
    const file = list(players);
    expect(await reader.entries({ file })).toEqual(await immediateReader.entries({ file }));
  });

  it("is read the same in a thread as at once: a report of 1,000 players", async () => {
    const read = await reader.trf({ file: report, options });
    expect(read.ok).toBe(true);
    expect(read).toEqual(await immediateReader.trf({ file: report, options }));
  });

  it("is refused the same in a thread as at once", async () => {
    const nonsense = new TextEncoder().encode(`{"losfee":1,${" ".repeat(100_000)}`);
    const refused = await reader.competition(nonsense);
    expect(refused).toMatchObject({ ok: false, error: { code: "file-not-json" } });
    expect(refused).toEqual(await immediateReader.competition(nonsense));
  });

  it("lets others have their turn while a large file is read", async () => {
    let turns = 0;
    let isRead = false;
    const read = reader.trf({ file: report, options }).finally(() => {
      isRead = true;
    });
    while (!isRead) {
      await setImmediate();
      turns += 1;
    }
    expect((await read).ok).toBe(true);
    // Reading it synchronously would let nothing else run.
    expect(turns).toBeGreaterThan(10);
  });
});

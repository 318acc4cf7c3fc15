/** A pyramid opened from its snapshot answers every request like the whole one. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { longPyramid } from "../competitions/long-pyramid.ts";
import { addressesOf, limits, readableAddresses } from "./every-address.ts";
import { openTestServer, type TestServer, testServer, visitor } from "./test-server.ts";

const folder = mkdtempSync(join(tmpdir(), "losfee-from-snapshot-"));
const path = join(folder, "losfee.sqlite");
const journal = longPyramid(20, 1900);
const now = () => new Date(Date.parse(journal.at(-1)?.effectiveAt ?? "") + 60_000);
const settings = { limits, now, snapshotsFrom: 1000 };

beforeAll(async () => {
  const server = await openTestServer(path, settings);
  await server.competitions.adopt("club", "Club", journal);
  await server.competitions.adopt("other", "Other", journal.slice(0, 2));
  await server.competitions.state("club");
  // Closing makes a snapshot at the latest.
  await server.close();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("every address answers the same, whether all of it was in memory or not", async () => {
  const part = await testServer(path, settings);
  const whole = await testServer(path, { limits, now });
  const state = await whole.competitions.state("club");
  if (state === null) throw new Error("no club");
  let answeredAtOnce = 0;
  const [one, other] = [await visitor(part, "director"), await visitor(whole, "director")];
  for (const template of await readableAddresses(other)) {
    const [address] = addressesOf(template, "club", state);
    if (address?.includes("club") !== true) continue;
    // Only one is in memory at a time.
    await part.competitions.state("other");
    const { status, text } = await one.send("GET", address);
    const expected = await other.send("GET", address);
    expect([address, status, text]).toEqual([address, expected.status, expected.text]);
    if (await isPartly(part)) answeredAtOnce++;
  }
  expect(answeredAtOnce).toBeGreaterThan(20);
});

it("the first page of the pyramid needs nothing that is long settled", async () => {
  const part = await testServer(path, settings);
  const visiting = await visitor(part);
  expect(await visiting.send("GET", "/c/club")).toMatchObject({ status: 200 });
  expect(await isPartly(part)).toBe(true);
});

/** True if the club was opened from its snapshot, and no request has needed more. */
const isPartly = async ({ competitions }: TestServer): Promise<boolean> => {
  const found = await competitions.runningState("club");
  if (found?.state.kind !== "ladder") throw new Error("no pyramid");
  return found.state.log.blocks.some((block) => !Array.isArray(block));
};

import { machineZone } from "@losfee/contract";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sweep } from "../../../../test/long.ts";
import { addressesOf, limits, readableAddresses } from "./every-address.ts";
import { testServer, unwrap, visitor } from "./test-server.ts";

let zoneBefore: string | undefined;
beforeEach(() => {
  zoneBefore = process.env["TZ"];
});
afterEach(() => {
  if (zoneBefore === undefined) delete process.env["TZ"];
  else process.env["TZ"] = zoneBefore;
});

/** Masks tokens and salts, which never repeat. */
const withoutChance = (text: string): string => text.replaceAll(/[\w-]{22,}/g, "*");

/** Returns the responses of a server in a zone about a sample, by address. */
const answersIn = async (
  zone: string,
  sample: "league" | "pyramid",
  among: RegExp,
): Promise<ReadonlyMap<string, string>> => {
  process.env["TZ"] = zone;
  expect(machineZone()).toBe(zone);
  const server = await testServer(undefined, {
    now: () => new Date("2026-07-01T22:30:00Z"),
    limits,
  });
  const director = await visitor(server, "director");
  const { id } = unwrap(await director.api("POST /samples/:sample", { params: { sample } }));
  const state = await server.competitions.state(id);
  if (state === null) throw new Error("no sample");
  const templates = (await readableAddresses(director)).filter(
    ({ path }) => /\{(?:id|competition)\}/.test(path) && among.test(path),
  );
  const answers = new Map<string, string>();
  for (const template of templates) {
    // One of each: the subject of a page does not affect its zone.
    const [address] = addressesOf(template, id, state);
    if (address === undefined) continue;
    const { text } = await director.send("GET", address, { headers: { accept: "text/html" } });
    answers.set(address, withoutChance(text));
  }
  return answers;
};

/** Letters, files and lists of moments; the long run takes all addresses. */
const SOME = /feed|calendar|outbox|letter|export|journal|log|me$|me\//;

describe("times of a competition are those of its zone, wherever the server stands", () => {
  it.each([
    { sample: "league", among: /./ },
    { sample: "pyramid", among: sweep(SOME, /./) },
  ] as const)("on pages, in feeds, letters and files: $sample", async ({ sample, among }) => {
    const one = await answersIn("UTC", sample, among);
    const other = await answersIn("America/Los_Angeles", sample, among);
    expect(one.size).toBeGreaterThan(5);
    for (const [address, text] of one) {
      expect(`${address}\n${text}`).toBe(`${address}\n${other.get(address)}`);
    }
  });
});

describe("a competition without a time zone", () => {
  it("is begun with a word about it", async () => {
    const server = await testServer();
    const director = await visitor(server, "director");
    const begin = async (body: object) =>
      unwrap(
        await director.api("POST /competitions", {
          body: { name: "Open", format: "fide-swiss", ...body },
        }),
      ).warnings.map(({ code }) => code);
    expect(await begin({})).toEqual(["no-time-zone"]);
    expect(await begin({ details: { timeZone: "Europe/Berlin" } })).toEqual([]);
    expect(await begin({ format: "pyramid" })).toEqual(["preset-time-zone"]);
    expect(await begin({ format: "pyramid", settings: { timeZone: "Europe/Paris" } })).toEqual([]);
  });
});

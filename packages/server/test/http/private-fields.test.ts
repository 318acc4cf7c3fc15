/** The public gets no data that is meant for the director only. */
import { describe, expect, it } from "vitest";
import { allAsked, limits, readableAddresses, someAddressesOf } from "./every-address.ts";
import {
  give,
  resultAt,
  stateOf,
  type TestServer,
  testServer,
  type Visitor,
  visitor,
} from "./test-server.ts";

const SECRETS = {
  "birth date": /1977-03-1\d|1977\/03\/1\d|(14|15|16|17)\.0?3\.1977/,
  "year of birth": /(?<![\w.-])1977(?![\w-])/,
  "field of the birth date": /"birth"/,
  "field of the sex": /"sex"/,
  seed: /5eed5eed/,
  "seed's field": /"seed":"/,
  "reason for a withdrawal": /broken collar-bone/,
  "reason of an adjustment": /share a car/,
  "mail address": /@secret\.example/,
  "entry of the arbiter's log": /whispered at board|phone rang|appeal is lodged|heard both sides/,
  "place of an erased name": /"before":\[\d/,
  "device of somebody": /LeakyBrowser/,
};

/** Writes all kinds of log entries, including a decided appeal; publishes nothing. */
const keepLog = async (director: Visitor, id: string): Promise<void> => {
  const entries = [
    { kind: "incident", text: "They whispered at board one", people: [1] },
    { kind: "warning", text: "The phone rang", people: [2] },
    {
      ...{ kind: "appeal", text: "An appeal is lodged", people: [3], against: "phone rang" },
      deadline: "2099-01-01T00:00:00.000Z",
    },
  ];
  for (const entry of entries) {
    const sent = await director.send("POST", `/api/v1/competitions/${id}/commands`, {
      headers: { "user-agent": "LeakyBrowser/1.0" },
      payload: { command: { type: "record-log-entry", entry } },
    });
    expect(sent.status).toBe(200);
    const { seq } = sent.body as { readonly seq: number };
    if (entry.kind !== "appeal") continue;
    const decision = { outcome: "declined", body: "arbiter", text: "They heard both sides" };
    await done(director, id, { type: "decide-appeal", logEntry: seq, ...decision } as never);
  }
};

/** Returns every public response with a secret, and the secret. */
const leaksOf = async (server: TestServer, id: string): Promise<readonly string[]> => {
  const anybody = await visitor(server);
  const state = await server.competitions.state(id);
  if (state === null) throw new Error(`no competition ${id}`);
  const leaks: string[] = [];
  let answered = 0;
  for (const { address, accept } of allAsked(await readableAddresses(anybody), id, state)) {
    const { status, text } = await anybody.send("GET", address, { headers: { accept } });
    expect([address, status]).not.toEqual([address, 429]);
    if (status === 200) answered += 1;
    for (const [what, secret] of Object.entries(SECRETS)) {
      // The description of the API names all existing fields.
      if (address.endsWith("/openapi.json") || !secret.test(text)) continue;
      leaks.push(`${what}: ${address} (${accept})`);
    }
  }
  expect(answered).toBeGreaterThan(30);
  return leaks;
};

const people = ["Ada", "Ben", "Cem", "Dora", "Eva", "Fritz", "Gül", "Hans"].map((name, index) => ({
  name: `${name} Meier`,
  rating: 2000 - index,
  birth: `1977-03-1${(index % 4) + 4}`,
  sex: index % 2 === 0 ? ("w" as const) : ("m" as const),
  class: "Senioren",
}));

const done = async (who: Visitor, id: string, command: { readonly type: string }) => {
  const answer = await give(who, id, command);
  if (answer.status !== 200) throw new Error(answer.text);
};

describe("no public answer tells birth dates, sexes, reasons, seeds or drafts", () => {
  it.each(["fide-swiss", "scrabble-championship"])("of a %s", async (format) => {
    const server = await testServer(undefined, { limits });
    const director = await visitor(server, "director");
    const created = await server.competitions.create(
      { name: "Ulm", format },
      { actor: "director" },
    );
    if (!created.ok) throw new Error(created.error.code);
    const { id } = created.value;
    await done(director, id, { type: "add-entries", entries: people } as never);
    await done(director, id, { type: "draft-round" });
    await done(director, id, { type: "publish-round", round: 1 } as never);
    const scores = format === "fide-swiss" ? ([0.5, 0.5] as const) : ([400, 350] as const);
    for (const board of [1, 2, 3, 4]) {
      await done(director, id, resultAt(await stateOf(server, id), board, scores));
    }
    const withdrawal = { type: "withdraw-entry", entry: 8, reason: "broken collar-bone" };
    await done(director, id, withdrawal);
    await done(director, id, { type: "draft-round" });
    const state = await stateOf(server, id);
    const [one, other] = state.rounds[1]?.games ?? [];
    const players = [one?.seats[1], other?.seats[1]];
    const act = { kind: "swap", players };
    const swap = { type: "adjust-draft", round: 2, act, reason: "share a car" };
    await give(director, id, swap);
    await keepLog(director, id);
    await done(director, id, { type: "erase-person", entry: 8 } as never);
    expect(await leaksOf(server, id)).toEqual([]);

    // A draft is private, too: the public sees what it saw before.
    const anybody = await visitor(server);
    const templates = await readableAddresses(anybody);
    const answers = async () => {
      const texts = new Map<string, string>();
      for (const address of templates.flatMap((each) => someAddressesOf(each, id, state))) {
        const { text } = await anybody.send("GET", address, {
          headers: { accept: "application/json" },
        });
        // Every change has a number, even a private one; the clock goes on.
        texts.set(address, text.replaceAll(/"(seq|lastSeq|clock)":\d+/g, ""));
      }
      return Object.fromEntries(texts);
    };
    const withDraft = await answers();
    await done(director, id, { type: "discard-draft", round: 2 } as never);
    expect(await answers()).toEqual(withDraft);
  });

  it.each(["king-lui", "pyramid"])("of a %s", async (format) => {
    const server = await testServer(undefined, { limits });
    const director = await visitor(server, "director");
    const created = await server.competitions.create(
      { name: "Ulm", format },
      { actor: "director" },
    );
    if (!created.ok) throw new Error(created.error.code);
    const { id } = created.value;
    const entries = people.map((person, index) =>
      format === "pyramid"
        ? { name: person.name, sex: person.sex, addresses: [`p${index}@secret.example`] }
        : person,
    );
    await done(director, id, { type: "add-entries", entries } as never);
    if (format === "king-lui") {
      await done(director, id, { type: "draft-round" });
      await done(director, id, { type: "publish-round", round: 1 } as never);
    }
    await keepLog(director, id);
    expect(await leaksOf(server, id)).toEqual([]);
  });
});

import { canonicalJson, competitionKey, EVENT_SCHEMA, linked } from "@losfee/core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { finishedCompetition } from "../../test/played-competition.ts";
import { storedEvents } from "../../test/stored.ts";
import { makeCompetitionFile, readCompetitionFile } from "./competition-file.ts";

const { events, state } = finishedCompetition();
const stored = storedEvents(events);
const file = makeCompetitionFile(competitionKey("test"), stored);

/** Returns a manipulated file, with the chain that the manipulation needs. */
const forged = async (change: (file: { events: Record<string, unknown>[] }) => void) => {
  const json = JSON.parse(file);
  change(json);
  const { owner, competition } = json;
  const framed = json.events.map((event: object) => ({
    ...event,
    schema: EVENT_SCHEMA,
    owner,
    competition,
  }));
  const chain = linked(framed).map(
    ({ schema: _, owner: _owner, competition: _id, ...event }) => event,
  );
  return JSON.stringify({ ...json, events: chain, count: chain.length, head: chain.at(-1)?.hash });
};

const refusal = async (text: Uint8Array | string) => {
  const read = await readCompetitionFile(text);
  if (read.ok) throw new Error("was read");
  return read.error;
};

describe("a competition in one file", () => {
  it("holds every type of event that there is", () => {
    const types = new Set(events.map(({ type }) => type));
    expect([...types].sort()).toEqual(
      [
        "absence-requested",
        "competition-closed",
        "competition-created",
        "competition-renamed",
        "competition-reopened",
        "draft-adjusted",
        "draft-discarded",
        "entries-added",
        "entry-changed",
        "entry-checked-in",
        "entry-paused",
        "entry-reinstated",
        "entry-removed",
        "entry-withdrawn",
        "event-details-changed",
        "penalty-imposed",
        "penalty-lifted",
        "play-off-entered",
        "request-declined",
        "request-taken-back",
        "result-corrected",
        "result-entered",
        "result-entered-again",
        "result-erased",
        "round-drafted",
        "round-published",
        "round-recalled",
        "settings-changed",
      ].sort(),
    );
  });

  it("comes back event for event", async () => {
    const read = await readCompetitionFile(file);
    expect(read).toEqual({
      ok: true,
      value: { competition: "test", events, stored, files: [], state },
    });
    expect(await readCompetitionFile(new TextEncoder().encode(`\uFEFF${file}`))).toEqual(read);
  });

  it("may be formatted anew, since its hash is that of the values", async () => {
    const shuffled = canonicalJson(JSON.parse(file));
    expect(shuffled).not.toBe(file);
    expect(await readCompetitionFile(shuffled)).toMatchObject({ ok: true });
  });

  it("is refused when it is cut off, wherever that is", async () => {
    const end = file.trimEnd().length;
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: end - 1 }), async (length) => {
        const answer = await refusal(file.slice(0, length));
        expect(answer).toMatchObject({ code: "file-not-json", truncated: true, position: length });
      }),
      { numRuns: 40 },
    );
    const line = file.slice(0, 2000).split("\n").length;
    expect(await refusal(file.slice(0, 2000))).toMatchObject({ line });
  });

  it("is refused when text in it is broken, naming the character", async () => {
    const position = file.indexOf('"Björn"');
    const broken = `${file.slice(0, position)}x${file.slice(position)}`;
    expect(await refusal(broken)).toMatchObject({
      code: "file-not-json",
      position,
      truncated: false,
    });
  });

  it("is refused when a single score was edited, naming the event", async () => {
    const edited = file.replace('"scores":[403,', '"scores":[404,');
    expect(edited).not.toBe(file);
    const event = JSON.parse(file).events.findIndex(
      (one: object, index: number) =>
        JSON.stringify(one) !== JSON.stringify(JSON.parse(edited).events[index]),
    );
    expect(await refusal(edited)).toEqual({ code: "file-event-altered", event: event + 1 });
  });

  it("is refused when a name was edited, lost or added, naming the event", async () => {
    const json = JSON.parse(file);
    const first = json.persons.find((part: { at: string }) => part.at === "entries/0");
    const others = json.persons.filter((part: object) => part !== first);
    const altered = { code: "file-person-altered", event: first.seq };
    const value = { ...first.value, name: "Somebody else" };
    for (const persons of [[{ ...first, value }, ...others], others, [first, first, ...others]]) {
      expect(await refusal(JSON.stringify({ ...json, persons }))).toEqual(altered);
    }
    // No one was erased: the name was only removed.
    const erased = { ...first, salt: null, value: { name: "#1", erased: { before: [] } } };
    const persons = [erased, ...others];
    expect(await refusal(JSON.stringify({ ...json, persons }))).toEqual(altered);
  });

  it("is refused when events are missing at its end", async () => {
    const json = JSON.parse(file);
    const shorter = { ...json, events: json.events.slice(0, -2) };
    const found = events.length - 2;
    expect(await refusal(JSON.stringify(shorter))).toEqual({
      code: "file-events-missing",
      expected: events.length,
      found,
    });
  });

  it("is refused when an event is not one, naming event and field", async () => {
    const wrongType = await forged(({ events: [, second] }) => {
      if (second) second["data"] = { name: 7 };
    });
    expect(await refusal(wrongType)).toEqual({
      code: "file-field-invalid",
      event: 2,
      field: "events.2.data.name",
    });
    const surplus = await forged(({ events: [, second] }) => {
      if (second) second["data"] = { name: "x", admin: true };
    });
    expect(await refusal(surplus)).toMatchObject({ field: "events.2.data.admin" });
    const unknown = await forged(({ events: [, second] }) => {
      if (second) second["type"] = "cheated";
    });
    expect(await refusal(unknown)).toEqual({
      code: "file-event-unknown",
      event: 2,
      eventType: "cheated",
    });
  });

  it("is refused where a text in it is kept by no store, naming event and field", async () => {
    for (const poison of ["\0", "\uD800"]) {
      const ofActor = await forged(({ events: [, second] }) => {
        if (second) second["actor"] = `director${poison}`;
      });
      expect(await refusal(ofActor)).toEqual({
        code: "file-field-invalid",
        event: 2,
        field: "events.1.actor",
      });
      const named = JSON.stringify({ ...JSON.parse(file), competition: `ulm${poison}` });
      expect(await refusal(named)).toMatchObject({ field: "competition", event: null });
    }
  });

  it("is refused when events are out of order or cannot follow each other", async () => {
    const swapped = await forged(({ events: all }) => {
      all.splice(1, 2, ...all.slice(1, 3).reverse());
    });
    expect(await refusal(swapped)).toEqual({ code: "file-event-out-of-order", event: 2, seq: 3 });
    const unfit = await forged(({ events: all }) => {
      const entered = all.find(({ type }) => type === "result-entered");
      if (entered) Object.assign(entered["data"] ?? {}, { round: 9 });
    });
    const event = events.findIndex(({ type }) => type === "result-entered") + 1;
    expect(await refusal(unfit)).toEqual({ code: "file-event-does-not-fit", event });
  });

  it("tells other files from competitions, and other versions from this one", async () => {
    expect(await refusal("[]")).toEqual({ code: "file-not-a-competition" });
    expect(await refusal('{"name":"package"}')).toEqual({ code: "file-not-a-competition" });
    const known = EVENT_SCHEMA;
    for (const [code, version] of [
      ["file-newer-version", known + 1],
      ["file-older-version", known - 1],
    ]) {
      const refused = await refusal(JSON.stringify({ losfee: version }));
      expect(refused).toEqual({ code, version, known });
    }
    expect(await refusal(JSON.stringify({ losfee: known, owner: "local" }))).toMatchObject({
      code: "file-field-invalid",
      field: "competition",
    });
    expect(await refusal(Uint8Array.of(0x50, 0x4b, 3, 4))).toEqual({ code: "text-is-workbook" });
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalJson } from "./canonical-json.ts";
import { chainBreak, type HashedEvent, linked } from "./chain.ts";
import { EVENT_SCHEMA, hashOf, NO_EVENT } from "./chained-event.ts";

/** The hash of a chain's last event. */
const headOf = (chain: readonly HashedEvent[]): string => chain.at(-1)?.hash ?? NO_EVENT;

const moment = fc
  .integer({ min: 0, max: 2 ** 40 })
  .map((milliseconds) => new Date(milliseconds).toISOString());

const journal = (competition: string) =>
  fc
    .array(
      fc.record({
        type: fc.constantFrom("entered", "result-entered", "closed"),
        data: fc.jsonValue(),
        actor: fc.string(),
        recordedAt: moment,
        effectiveAt: moment,
      }),
      { minLength: 2, maxLength: 8 },
    )
    .map((events) =>
      linked(
        events.map((event, index) => ({
          ...event,
          schema: EVENT_SCHEMA,
          owner: "local",
          competition,
          seq: index + 1,
        })),
      ),
    );

/** A journal and an index into it. */
const journalAndPlace = journal("cup").chain((chain) =>
  fc.record({ chain: fc.constant(chain), at: fc.nat({ max: chain.length - 1 }) }),
);

/** For each field of an event, a change to another value. */
const changes: Readonly<Record<string, (event: HashedEvent) => Partial<HashedEvent>>> = {
  schema: ({ schema }) => ({ schema: schema + 1 }),
  owner: ({ owner }) => ({ owner: `${owner}.` }),
  competition: ({ competition }) => ({ competition: `${competition}-2` }),
  seq: ({ seq }) => ({ seq: seq + 1 }),
  type: ({ type }) => ({ type: `${type}-again` }),
  data: ({ data }) => ({ data: [data] }),
  actor: ({ actor }) => ({ actor: `${actor}.` }),
  recordedAt: ({ recordedAt }) => ({ recordedAt: `${recordedAt}.` }),
  effectiveAt: ({ effectiveAt }) => ({ effectiveAt: `${effectiveAt}.` }),
  previous: ({ previous }) => ({
    previous: previous.replace(/./, (digit) => (digit === "0" ? "1" : "0")),
  }),
  hash: ({ hash }) => ({ hash: hash.replace(/./, (digit) => (digit === "0" ? "1" : "0")) }),
};

describe("a chain of events", () => {
  it("is whole as it was made", () => {
    fc.assert(
      fc.property(journal("cup"), (chain) => {
        expect(chainBreak(chain, headOf(chain))).toBeNull();
      }),
    );
  });

  it.each(Object.keys(changes))("breaks at the event whose %s is changed", (field) => {
    fc.assert(
      fc.property(journalAndPlace, ({ chain, at }) => {
        const event = chain[at];
        if (event === undefined) return;
        const spoilt = chain.with(at, { ...event, ...changes[field]?.(event) });
        expect(chainBreak(spoilt, headOf(chain))).toMatchObject({ at });
      }),
    );
  });

  it("breaks at an event that was changed along with its hash, or right behind it", () => {
    fc.assert(
      fc.property(
        journalAndPlace,
        fc.constantFrom(...Object.keys(changes)),
        ({ chain, at }, field) => {
          const event = chain[at];
          if (event === undefined || field === "hash") return;
          const forged = { ...event, ...changes[field]?.(event) };
          const spoilt = chain.with(at, { ...forged, hash: hashOf(forged) });
          const broken = chainBreak(spoilt, headOf(chain));
          expect([at, at + 1]).toContain(broken?.at);
        },
      ),
    );
  });

  it("breaks where an event is missing, the last one too", () => {
    fc.assert(
      fc.property(journalAndPlace, ({ chain, at }) => {
        const shorter = chain.filter((_, index) => index !== at);
        expect(chainBreak(shorter, headOf(chain))).toEqual({ at, fault: "missing" });
      }),
    );
  });

  it("breaks where an event stands twice, or two stand in each other's place", () => {
    fc.assert(
      fc.property(journalAndPlace, ({ chain, at }) => {
        const twice = chain.toSpliced(at, 0, ...chain.slice(at, at + 1));
        expect(chainBreak(twice, headOf(chain))).toMatchObject({ at: at + 1 });
        const [one, other] = [chain[at], chain[at + 1]];
        if (one === undefined || other === undefined) return;
        const swapped = chain.with(at, other).with(at + 1, one);
        expect(chainBreak(swapped, headOf(chain))).toMatchObject({ at });
      }),
    );
  });

  it("breaks at an event of another journal, and behind one that another ends with", () => {
    fc.assert(
      fc.property(journalAndPlace, journal("other"), ({ chain, at }, other) => {
        const foreign = other[Math.min(at, other.length - 1)];
        if (foreign === undefined) return;
        const broken = chainBreak(chain.with(at, foreign), headOf(chain));
        expect([at, at + 1]).toContain(broken?.at);
        expect(chainBreak(other, headOf(chain))).toEqual({ at: other.length, fault: "missing" });
      }),
    );
  });
});

describe("canonical JSON", () => {
  it("is the same for the same value, in whatever order its keys come", () => {
    const turned = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(turned);
      if (typeof value !== "object" || value === null) return value;
      const members = Object.entries(value).map(([key, member]) => [key, turned(member)] as const);
      return Object.fromEntries(members.toReversed());
    };
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(canonicalJson(turned(value))).toBe(canonicalJson(value));
        expect(canonicalJson(JSON.parse(canonicalJson(value)))).toBe(canonicalJson(value));
      }),
    );
  });

  it("has no white space, keys by code unit, and numbers as JSON gives them", () => {
    const value = { b: [1, 1e21, 0.1, -0], a: { ä: null, z: "\u2028\ud800" }, none: undefined };
    expect(canonicalJson(value)).toBe('{"a":{"z":"\u2028\\ud800","ä":null},"b":[1,1e+21,0.1,0]}');
  });

  it("is what hashes are made of", () => {
    const event = {
      schema: 2,
      owner: "local",
      competition: "cup",
      seq: 1,
      type: "entered",
      data: { b: 1, a: "ö" },
      actor: "director",
      recordedAt: "2026-11-21T08:00:00.000Z",
      effectiveAt: "2026-11-21T08:00:00.000Z",
      previous: NO_EVENT,
    };
    // Made with another program: printf '%s' TEXT | sha256sum
    expect(canonicalJson(event)).toMatch(
      /^\{"actor":"director","competition":"cup","data":\{"a":"ö","b":1\},/,
    );
    expect(hashOf(event)).toBe("7d3e04c21b8f020532cc0fe2eae7d22e0661c50b45652d77d647bfe1667c2060");
  });
});

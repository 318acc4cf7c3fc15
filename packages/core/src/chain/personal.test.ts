import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chainBreak, linked } from "./chain.ts";
import { EVENT_SCHEMA } from "./chained-event.ts";
import { identityPlace, noteAbout } from "./entry-places.ts";
import {
  type AnyPersonalPlaces,
  erasedParts,
  erasedRightly,
  opened,
  type PersonalPart,
  type PersonalPlaces,
  sealed,
} from "./personal.ts";

interface Data {
  readonly entered: { readonly entries: readonly { readonly id: number; readonly name: string }[] };
  readonly withdrawn: { readonly entry: number; readonly reason: string };
  readonly paired: { readonly pairs: readonly (readonly [number, number])[] };
}

const typed: PersonalPlaces<Data> = {
  entered: [identityPlace("entries[]", "id")],
  withdrawn: [noteAbout("entry")],
  paired: [],
};
const places = typed as AnyPersonalPlaces;

const name = fc.string({ minLength: 1 });
const person = fc.record(
  {
    id: fc.integer({ min: 1, max: 5 }),
    name,
    rating: fc.nat(),
    birth: fc.string(),
    fideId: fc.string(),
  },
  { requiredKeys: ["id", "name", "rating"] },
);
const event = fc.oneof(
  fc.record({
    type: fc.constant("entered"),
    data: fc.record({ entries: fc.uniqueArray(person, { selector: ({ id }) => id }) }),
  }),
  fc.record({
    type: fc.constant("withdrawn"),
    data: fc.record({ entry: fc.integer({ min: 1, max: 5 }), reason: fc.string() }),
  }),
  fc.record({
    type: fc.constant("paired"),
    data: fc.record({ pairs: fc.array(fc.tuple(fc.nat(), fc.nat())) }),
  }),
);
const salt = fc
  .uint8Array({ minLength: 16, maxLength: 16 })
  .map((bytes) => Buffer.from(bytes).toString("hex"));

const at = "2026-11-21T08:00:00.000Z";

/** A journal of sealed and linked events. */
const journal = fc
  .tuple(fc.array(event, { minLength: 1, maxLength: 6 }), fc.infiniteStream(salt))
  .map(([events, salts]) => {
    const newSalt = (): string => salts.next().value ?? "";
    const made = events.map((each) => ({ each, ...sealed(places, each, newSalt) }));
    const frame = { schema: EVENT_SCHEMA, owner: "local", competition: "cup", actor: "director" };
    const chain = linked(
      made.map(({ each: { type }, data }, index) => ({
        ...frame,
        ...{ seq: index + 1, type, data, recordedAt: at, effectiveAt: at },
      })),
    );
    return chain.map((link, index) => ({
      ...link,
      parts: made[index]?.parts ?? [],
      plain: made[index]?.each.data,
    }));
  });

describe("what identifies people", () => {
  it("stands nowhere in the chain, and comes back whole", () => {
    fc.assert(
      fc.property(journal, (events) => {
        for (const { plain, ...stored } of events) {
          expect(opened(places, stored)).toEqual({ ok: true, value: plain });
          if (stored.type === "entered") {
            const { entries } = stored.data as { entries: object[] };
            expect(entries.filter((entry) => "name" in entry || "birth" in entry)).toEqual([]);
          }
        }
      }),
    );
  });

  it("is missed where it is changed, gone, or one too many", () => {
    fc.assert(
      fc.property(journal, (events) => {
        for (const { plain: _, ...stored } of events) {
          stored.parts.forEach((part, index) => {
            const other = (changed: PersonalPart) => ({
              ...stored,
              parts: stored.parts.with(index, changed),
            });
            const value = { ...part.value, more: "than there was" };
            const altered = { ok: false, error: "personal-altered" };
            expect(opened(places, other({ ...part, value }))).toEqual(altered);
            expect(opened(places, other({ ...part, salt: `${"00".repeat(16)}1` }))).toEqual(
              altered,
            );
            const missing = { ok: false, error: "personal-missing" };
            const parts = stored.parts.toSpliced(index, 1);
            expect(opened(places, { ...stored, parts })).toEqual(missing);
            expect(opened(places, { ...stored, parts: [...stored.parts, part] })).toEqual(missing);
          });
        }
      }),
    );
  });

  it("is erased for good, and the chain is as whole as before", () => {
    const erasures = fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { minLength: 1 });
    fc.assert(
      fc.property(journal, erasures, (events, people) => {
        const told = people.map((entry) => ({ entry, before: [] }));
        const after = told.reduce(
          (stored, erasure) =>
            stored.map((each) => {
              const erased = erasedParts(places, each, erasure);
              const parts = each.parts.map(
                (part) => erased.find((one) => one.at === part.at) ?? part,
              );
              return { ...each, parts };
            }),
          events,
        );
        expect(chainBreak(after, after.at(-1)?.hash ?? "")).toBeNull();
        for (const stored of after) {
          const read = opened(places, stored);
          if (!read.ok) throw new Error(read.error);
          expect(erasedRightly(places, stored, told)).toBe(true);
          const hasErased = stored.parts.some((part) => part.salt === null);
          expect(erasedRightly(places, stored, [])).toBe(!hasErased);
          if (stored.type !== "entered") continue;
          const { entries } = read.value as Data["entered"];
          for (const { id, ...rest } of entries) {
            if (!people.includes(id)) continue;
            expect(rest).toMatchObject({ name: `#${id}`, erased: { before: [] } });
            expect(rest).not.toHaveProperty("birth");
          }
        }
      }),
    );
  });
});

import { describe, expect, it } from "vitest";
import { competition, type Play, play, refusalOf } from "../../../test/play.ts";
import type { EntryDetailsInput } from "../../base/entry-details.ts";
import type { TournamentCommand } from "../index.ts";

const NAME = "Müller, Anna";

type Given = EntryDetailsInput & { readonly name: string };

const adding = (...entries: readonly Given[]): TournamentCommand => ({
  type: "add-entries",
  entries,
});

const idsOf = ({ state }: Play): readonly (string | undefined)[] =>
  [...state.entries.values()].map(({ fideId }) => fideId);

describe.each(["fide-swiss", "scrabble-swiss"])("who is who in an event of %s", (format) => {
  const start = competition(format, 0);
  const withAnna = play(start, [adding({ name: NAME, fideId: "4600001" })]);

  it("two of one name with different FIDE IDs are two people", () => {
    const both = play(start, [
      adding({ name: NAME, fideId: "4600001" }, { name: "müller, anna", fideId: "4600002" }),
    ]);
    expect(idsOf(both)).toEqual(["4600001", "4600002"]);
    expect(idsOf(play(withAnna, [adding({ name: NAME, fideId: "4600002" })]))).toHaveLength(2);
  });

  it("two of one name are two where year of birth or club tells them apart", () => {
    const named = (given: EntryDetailsInput): Given => ({ name: NAME, ...given });
    const pairs: readonly (readonly [EntryDetailsInput, EntryDetailsInput])[] = [
      [{ birth: "1950", club: "SK Süd" }, { birth: "1990", club: "SK Süd" }],
      [{ birth: "1950-02-03" }, { birth: "1950-02-04", fideId: "4600002" }],
      [{ club: "SK Süd" }, { club: "SK Nord" }],
    ];
    for (const [one, other] of pairs) {
      const both = play(start, [adding(named(one), named(other))]);
      expect(both.state.entries.size).toBe(2);
      expect(refusalOf(both, adding(named(other))).code).toMatch(/^duplicate-/);
      const change: TournamentCommand = { type: "change-entry", entry: 2, details: one };
      expect(refusalOf(both, change).code).toBe("duplicate-name");
    }
    const together: readonly (readonly [EntryDetailsInput, EntryDetailsInput])[] = [
      [{ birth: "1950" }, { birth: "1950-02-03" }],
      [{ birth: "1950-02-03", club: "SK Süd" }, { birth: "1950-02-03", club: "SK Nord" }],
      [{ birth: "1950" }, { club: "SK Nord" }],
    ];
    for (const [one, other] of together) {
      expect(refusalOf(start, adding(named(one), named(other))).code).toBe("duplicate-name");
    }
  });

  it("two of one name are one as long as one of them has no FIDE ID", () => {
    const duplicate = { code: "duplicate-name", name: NAME, position: 1, entry: 1 };
    expect(refusalOf(withAnna, adding({ name: NAME }))).toEqual(duplicate);
    const nameless = play(start, [adding({ name: NAME })]);
    expect(refusalOf(nameless, adding({ name: NAME, fideId: "4600002" }))).toEqual(duplicate);
    const known = play(nameless, [
      { type: "change-entry", entry: 1, details: { fideId: "4600001" } },
      adding({ name: NAME, fideId: "4600002" }),
    ]);
    expect(idsOf(known)).toHaveLength(2);
  });

  it("two with one FIDE ID are refused, whatever their names and the zeros before it", () => {
    for (const fideId of ["4600001", "04600001", " 4600001 "]) {
      expect(refusalOf(withAnna, adding({ name: "Schulz, Bert", fideId }))).toMatchObject({
        code: "duplicate-fide-id",
        name: "Schulz, Bert",
        holder: NAME,
        position: 1,
        entry: 1,
      });
    }
    const list = adding({ name: "A", fideId: "7" }, { name: "B" }, { name: "C", fideId: "007" });
    expect(refusalOf(start, list)).toEqual({
      code: "duplicate-fide-id",
      name: "C",
      fideId: "007",
      holder: "A",
      position: 3,
      entry: null,
    });
  });

  it("no FIDE ID is nobody's: 0 and nothing are shared by all", () => {
    const both = play(start, [adding({ name: "A", fideId: "0" }, { name: "B", fideId: "" })]);
    expect(idsOf(play(both, [adding({ name: "C", fideId: "000" })]))).toHaveLength(3);
  });

  it("a change makes nobody somebody else", () => {
    const two = play(withAnna, [adding({ name: "Schulz, Bert" })]);
    const change = (details: EntryDetailsInput): TournamentCommand => {
      return { type: "change-entry", entry: 2, details };
    };
    expect(refusalOf(two, change({ fideId: "4600001" })).code).toBe("duplicate-fide-id");
    expect(refusalOf(two, change({ name: NAME })).code).toBe("duplicate-name");
    const namesakes = play(two, [change({ name: NAME, fideId: "4600002" })]);
    expect(refusalOf(namesakes, change({ fideId: "" })).code).toBe("duplicate-name");
    expect(idsOf(play(namesakes, [change({ rating: 1900 })]))).toHaveLength(2);
  });

  it("everything that is wrong with a list is told at once", () => {
    const refusal = refusalOf(
      withAnna,
      adding(
        { name: " " },
        { name: NAME },
        { name: "Schulz, Bert", fideId: "4600001", rating: -1, title: "Grandmaster" },
        { name: "Fine, Cora", birth: "1990-02-30" },
      ),
    );
    if (refusal.code !== "entries-wrong") throw new Error(refusal.code);
    expect(refusal.entries).toBe(4);
    expect(refusal.faults.map(({ position, fault }) => [position, fault.code])).toEqual([
      [1, "name-missing"],
      [2, "duplicate-name"],
      [3, "duplicate-fide-id"],
      [3, "rating-out-of-range"],
      [3, "detail-malformed"],
      [4, "detail-malformed"],
    ]);
  });

  it("somebody who comes late is held to the same", () => {
    const began = play(withAnna, [
      adding({ name: "Schulz, Bert" }, { name: "Fine, Cora" }),
      { type: "draft-round" },
      { type: "publish-round", round: 1 },
    ]);
    expect(refusalOf(began, adding({ name: "Late", fideId: "4600001" })).code).toBe(
      "duplicate-fide-id",
    );
    expect(idsOf(play(began, [adding({ name: NAME, fideId: "4600003" })]))).toHaveLength(4);
  });
});

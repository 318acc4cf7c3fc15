import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { competition, play, playTo } from "../../../test/play.ts";
import type { StoredEvent } from "../../chain/chain.ts";
import { erasedFrom, sealedEvent } from "../../competition/personal.ts";
import { erasureOf, inNameOrder, withoutPerson } from "../../lifecycle/erasure.ts";
import type { RecordedTournamentEvent } from "../events.ts";
import { fold } from "../fold/fold.ts";
import { pairingNumbersOf } from "../numbering/pairing-numbers.ts";
import { standingsOf } from "../standings/standings.ts";
import { verifyJournal } from "../verify/verify.ts";
import type { Entry } from "./entry.ts";

/** A journal as it reads once its erasures are carried out in every event. */
const carriedOut = (
  events: readonly RecordedTournamentEvent[],
): readonly RecordedTournamentEvent[] => {
  const erasures = events.flatMap((event) => (event.type === "person-erased" ? [event.data] : []));
  return erasures.reduce(
    (all, erasure) =>
      all.map((event) => {
        const entries = "entries" in event.data ? event.data.entries : [];
        const gone = entries.find(({ id }) => id === erasure.entry);
        if (event.type !== "entries-added" || gone === undefined) return event;
        const [left] = [...withoutPerson(new Map([[gone.id, gone]]), erasure).values()];
        const without = entries.map((entry) => (entry.id === gone.id ? (left ?? entry) : entry));
        return { ...event, data: { ...event.data, entries: without } };
      }),
    events,
  );
};

describe("an event in which all are numbered alphabetically", () => {
  it("keeps its numbers, ranks and draws when people are erased, and can still be verified", () => {
    // Without ratings, names alone decide the order, independent of entry.
    const entered = play(competition("fide-swiss", 0), [
      { type: "add-entries", entries: [..."GKACIEBLDHFJ"].map((name) => ({ name })) },
    ]);
    const played = playTo(entered, 5, (first, second, round) =>
      (first * second + round) % 3 === 0 ? [1, 0] : (first + round) % 2 === 0 ? [0, 1] : [0.5, 0.5],
    );
    const { state } = played;
    for (const erased of [[3], [7, 3], [3, 4, 5], [1, 12]]) {
      const after = play(
        played,
        erased.map((entry, index) =>
          index === 0
            ? ({ type: "erase-person", entry, keep: "initials" } as const)
            : ({ type: "erase-person", entry } as const),
        ),
      );
      const events = carriedOut(after.events);
      const again = fold(events);
      if (again === null) throw new Error("nothing was created");
      expect(pairingNumbersOf(again)).toEqual(pairingNumbersOf(state));
      expect(standingsOf(again)).toEqual(standingsOf(state));
      expect(again).toEqual(after.state);
      expect(verifyJournal(events)).toMatchObject({ sound: true });
    }
  });
});

describe("a name of which the initials are kept", () => {
  const begun = () =>
    play(competition("fide-swiss", 0), [
      {
        type: "add-entries",
        entries: [
          { name: "Meier, Anna", club: "SK Ulm", birth: "1990-01-01", fideId: "123" },
          { name: "Zorn, Bo" },
        ],
      },
    ]);
  const keep = "initials" as const;

  it("is those alone from then on, and what else told who it was is gone", () => {
    const { state } = play(begun(), [{ type: "erase-person", entry: 1, keep }]);
    const entry = state.entries.get(1);
    expect(entry).toMatchObject({ name: "A. M.", club: "", erased: { before: [] } });
    expect(entry).not.toHaveProperty("birth");
    expect(entry).not.toHaveProperty("fideId");
  });

  it("is not erased a second time for the same, but still altogether", () => {
    const once = play(begun(), [{ type: "erase-person", entry: 1, keep }]);
    expect(play(once, [{ type: "erase-person", entry: 1, keep }]).events).toEqual(once.events);
    const twice = play(once, [{ type: "erase-person", entry: 1 }]);
    expect(twice.state.entries.get(1)?.name).toBe("#1");
    const thrice = play(twice, [
      { type: "erase-person", entry: 1 },
      { type: "erase-person", entry: 1, keep },
    ]);
    expect(thrice.events).toEqual(twice.events);
  });

  it("keeps its place in the alphabet", () => {
    const { state } = play(begun(), [
      { type: "erase-person", entry: 2, keep },
      { type: "add-entries", entries: [{ name: "Adam, Cem" }] },
    ]);
    expect(inNameOrder(state.entries.values()).map(({ name }) => name)).toEqual([
      "Adam, Cem",
      "Meier, Anna",
      "B. Z.",
    ]);
  });

  it("stands beside the chain, so that it can be erased in its turn", () => {
    const { events } = play(begun(), [{ type: "erase-person", entry: 1, keep }]);
    const told = events.at(-1);
    if (told?.type !== "person-erased") throw new Error("nobody was erased");
    const { data, parts } = sealedEvent("tournament", told, () => "salt");
    expect(data).not.toHaveProperty("initials");
    expect(parts).toMatchObject([{ at: "", value: { initials: "A. M." } }]);
    const again = { entry: 1, before: [] };
    const stored = { ...told, data, parts } as unknown as StoredEvent;
    expect(erasedFrom("tournament", [stored], again)).toMatchObject([
      { at: "", salt: null, value: {}, was: { initials: "A. M." } },
    ]);
  });
});

describe("the alphabetical order", () => {
  const names = fc.uniqueArray(fc.constantFrom(..."ABCDEFGHIJ".split("")), { minLength: 2 });
  const entryNamed = (name: string, index: number): Entry => ({
    ...{ id: index + 1, name, rating: 0, club: "", nation: "", class: "" },
    ...{ joinedRound: 1, missed: { credit: "none", spread: 0 }, withdrawal: null },
    ...{ pauses: [], checkedIn: false },
  });

  it("stays when names are erased, one after another, whichever they are", () => {
    fc.assert(
      fc.property(names, fc.infiniteStream(fc.nat()), (given, choices) => {
        const all = given.map(entryNamed);
        const before = inNameOrder(all).map(({ id }) => id);
        let entries: ReadonlyMap<number, Entry> = new Map(all.map((one) => [one.id, one]));
        for (let erased = 0; erased < all.length; erased++) {
          const entry = 1 + ((choices.next().value ?? 0) % all.length);
          if (entries.get(entry)?.erased !== undefined) continue;
          entries = withoutPerson(entries, erasureOf({ entries }, entry));
          expect(inNameOrder(entries.values()).map(({ id }) => id)).toEqual(before);
        }
      }),
    );
  });

  it("of those who are left stays among themselves, whoever is entered since", () => {
    fc.assert(
      fc.property(names, names, fc.nat(), (given, later, choice) => {
        const all = given.map(entryNamed);
        const entry = 1 + (choice % all.length);
        const entries = new Map(all.map((one) => [one.id, one]));
        const left = withoutPerson(entries, erasureOf({ entries }, entry));
        const newcomers = later.map((name, index) => entryNamed(name, all.length + index));
        const order = inNameOrder([...left.values(), ...newcomers]).map(({ id }) => id);
        const known = order.filter((id) => id <= all.length);
        expect(known).toEqual(inNameOrder(all).map(({ id }) => id));
        const named = order.filter((id) => id !== entry);
        const others = [...all, ...newcomers].filter(({ id }) => id !== entry);
        expect(named).toEqual(inNameOrder(others).map(({ id }) => id));
      }),
    );
  });
});

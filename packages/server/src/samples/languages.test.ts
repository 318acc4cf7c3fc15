import { LANGUAGES, SAMPLE_IDS } from "@losfee/contract";
import { formats, isJournalOf, verifyJournal } from "@losfee/core";
import { expect, it } from "vitest";
import { casts } from "./names.ts";
import { samplePeople } from "./people.ts";
import { playSample, samples } from "./samples.ts";

const ports = { now: () => "2026-11-21T08:00:00.000Z", newSuffix: () => "1" };

/** All texts of a journal that people read: names, clubs, places, reasons. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
};

/** Letters and words by which German is known among English and French. */
const GERMAN = new RegExp(
  `[äöüßÄÖÜ]|\\b(${[
    ...["und", "mit", "der", "die", "das", "den", "nicht", "kein", "krank", "laut", "Zettel"],
    ...["Beispiel", "Partie zeigt", "Tisch", "Zeit", "Turnier", "Meisterschaft", "Mannschaft"],
    ...["Berlin", "Köln", "Wien", "Zürich", "Ulm", "Bremen", "Leipzig", "Mainz", "Kiel", "Bern"],
  ].join("|")})\\b`,
);

const germanNames = new Set([
  ...casts.de.surnames,
  ...casts.de.scrabbleClubs.map(({ club }) => club),
  ...casts.de.chessClubs.map(({ club }) => club),
]);
germanNames.delete("");

it("every preset has a sample", () => {
  const played = new Set(Object.values(samples).map(({ format }) => format));
  expect(formats.map(({ id }) => id).filter((id) => !played.has(id))).toEqual([]);
});

it.each(["en", "fr"] as const)("a sample in %s has no German name, place or reason", (language) => {
  for (const id of SAMPLE_IDS) {
    const { name, events } = playSample(id, language, ports);
    const german = [name, ...textsIn(events)].filter(
      (text) =>
        GERMAN.test(text) ||
        text.split(" ").some((word) => germanNames.has(word)) ||
        germanNames.has(text),
    );
    expect([id, [...new Set(german)]]).toEqual([id, []]);
    expect([id, !isJournalOf("tournament", events) || verifyJournal(events).sound]).toEqual([
      id,
      true,
    ]);
  }
});

it("no two people of a sample have one name", () => {
  for (const language of LANGUAGES) {
    const names = samplePeople(150, language).map(({ name }) => name);
    expect([language, new Set(names).size]).toEqual([language, names.length]);
  }
});

import {
  type ChainWarning,
  chainWarnings,
  type Derivation,
  derivationsOf,
  parseChain,
  type RankingField,
} from "@losfee/core";
import { describe, expect, it } from "vitest";
import { describeChainWarning, describeWorking, workingRows } from "../index.ts";
import { LANGUAGES } from "../language/language.ts";

/** Three players, two rounds: one away, one forfeit. */
const field: RankingField = {
  rounds: 2,
  cards: [
    {
      entry: 1,
      name: "Ulla",
      rating: 1800,
      lot: 1,
      penalties: [],
      lines: [
        { kind: "played", round: 1, opponent: 2, own: 1, theirs: 0, start: "first" },
        { kind: "unplayed", round: 2, reason: "forfeit", opponent: 3, credit: "win", spread: 0 },
      ],
    },
    {
      entry: 2,
      name: "Theo",
      rating: 1700,
      lot: 2,
      penalties: [],
      lines: [
        { kind: "played", round: 1, opponent: 1, own: 0, theirs: 1, start: "second" },
        { kind: "unplayed", round: 2, reason: "bye", opponent: null, credit: "win", spread: 0 },
      ],
    },
    {
      entry: 3,
      name: "Ulrike",
      rating: 1600,
      lot: 3,
      penalties: [],
      lines: [
        { kind: "unplayed", round: 1, reason: "pause", opponent: null, credit: "draw", spread: 0 },
        { kind: "unplayed", round: 2, reason: "forfeit", opponent: 1, credit: "none", spread: 0 },
      ],
    },
  ],
};

const names = new Map(field.cards.map(({ entry, name }) => [entry, name]));
const name = (entry: number): string => names.get(entry) ?? "";

const derive = (code: string, entry: number): Derivation => {
  const chain = parseChain(code);
  if (!chain.ok) throw new Error(chain.error.code);
  const [derivation] = derivationsOf(chain.value, field, entry);
  if (derivation === undefined) throw new Error(code);
  return derivation;
};

describe("the working of a value", () => {
  it("lists each term with its opponent, its product, and why it counts differently", () => {
    expect(workingRows(derive("SB", 1), "de", name)).toEqual([
      {
        what: "Runde 1 Punkte gegen Theo",
        product: "1 × 1",
        amount: "1",
        counts: true,
        note: "",
      },
      {
        what: "Runde 2 Punkte gegen Ulrike",
        product: "½ × 1",
        amount: "½",
        counts: true,
        note: "kampflos gewonnen; fiktiver Gegner mit den eigenen 2 Punkten, höchstens ½ (16.4)",
      },
    ]);
  });

  it("says what was cut", () => {
    const rows = workingRows(derive("BH/C1", 3), "en", name);
    expect(rows.filter(({ counts }) => !counts).map(({ note }) => note)).toEqual([
      "absent; dummy opponent with the player’s own score of ½, at most 1 (16.4); cut: voluntarily unplayed round (16.5)",
    ]);
  });

  it("ends in the line that makes the value of the terms", () => {
    expect(describeWorking(derive("BH", 1), "de", name)).toEqual(["Summe: 1½"]);
    expect(describeWorking(derive("TPR", 1), "en", name)).toEqual([
      "A score of 1 from 1 game is 100%: opponents’ average 1700, plus +800: 2500",
    ]);
    expect(describeWorking(derive("ARO", 3), "de", name)).toEqual([
      "Kein Wert: Es fehlen Wertungszahlen oder Partien.",
    ]);
  });
});

const warnings: readonly ChainWarning[] = [
  { code: "criterion-unsuited", criterion: "BH/C1", pairing: "pre-determined", article: "C.07 8" },
  { code: "ratings-missing", criterion: "ARO", entries: 1 },
  { code: "starts-missing", criterion: "BWG", games: 2 },
  { code: "not-a-team-event", criterion: "MPTS" },
  { code: "boards-missing", criterion: "BC", matches: 3 },
  { code: "never-reached", criterion: "SB", after: "LOT" },
];

describe.each(LANGUAGES)("warnings of a chain in %s", (language) => {
  it.each(warnings)("$code", (warning) => {
    const sentence = describeChainWarning(warning, language);
    expect(sentence).toMatch(/^[A-Z]+(\/C1)? \(.+\) .*\.$/);
    expect(sentence).not.toMatch(/undefined|null|NaN| {2}/);
  });
});

it("every warning that the field gives has a sentence", () => {
  const chain = parseChain("LOT,MPTS,ARO,BC");
  if (!chain.ok) throw new Error(chain.error.code);
  const unrated = field.cards.map((card) => ({ ...card, rating: 0 }));
  const given = chainWarnings(chain.value, { ...field, cards: unrated });
  expect(given.map(({ code }) => code)).toContain("ratings-missing");
  for (const warning of given) expect(describeChainWarning(warning, "de")).toMatch(/\.$/);
});

import {
  CRITERIA,
  formatIds,
  formatsOf,
  gameTermsOf,
  MODIFIERS,
  pairingSystems,
  systemIds,
} from "@losfee/core";
import { describe, expect, it } from "vitest";
import {
  breaches,
  notes,
  notPairedReasons,
  refusals,
  resultLines,
  starts,
  warnings,
} from "../../test/messages.ts";
import {
  choiceLabel,
  criterionLabel,
  describeBreach,
  describeDerivation,
  describeLead,
  describeNote,
  describeNotPaired,
  describeRefusal,
  describeResultLineRefusal,
  describeStart,
  describeWarning,
  formatLabel,
  formatNote,
  optionLabel,
  systemLabel,
  systemNote,
} from "../index.ts";
import { LANGUAGES, type Language } from "../language/language.ts";
import { allowedLabel } from "./labels.ts";

const names = new Map([
  [1, "Ulla"],
  [2, "Theo"],
  [3, "Ulrike"],
]);
const name = (entry: number): string => names.get(entry) ?? `#${entry}`;

/** Expects a sentence without leftovers of the program. */
const expectSentence = (sentence: string): void => {
  expect(sentence).toMatch(/^[\p{Lu}\d„“”«#<]/u);
  expect(sentence).toMatch(/[.?!)\d][”“]?$/);
  expect(sentence).not.toMatch(/undefined|\bnull\b|NaN|\[object|\$\{| {2}/);
};

describe.each(LANGUAGES)("every message in %s", (language: Language) => {
  it.each(refusals)("refusal $code", (refusal) => {
    expectSentence(describeRefusal(refusal, language, name));
    expectSentence(describeRefusal(refusal, language));
  });

  it.each(breaches)("broken rule $code", (breach) => {
    expectSentence(describeBreach(breach, language, name));
  });

  it("names the article of every broken rule that stands in a rulebook", () => {
    for (const breach of breaches) {
      const sentence = describeBreach(breach, language, name);
      for (const { rules, article } of breach.articles) {
        expect(sentence).toContain(rules);
        expect(sentence).toContain(article);
      }
    }
  });

  it.each(warnings)("warning $code", (warning) => {
    expectSentence(describeWarning(warning, language, name));
  });

  it.each(notes)("reason $code", (note) => {
    expect(describeNote(note, language, name)).not.toMatch(
      /undefined|\bnull\b|NaN|\[object|\$\{| {2}/,
    );
  });

  it.each(notPairedReasons)("reason why not: $code", (reason) => {
    expectSentence(describeNotPaired(reason, language, name));
  });

  it("says of every criterion of C.04.3 what would be worse, for one and for several", () => {
    const at = { bracket: 1, score: 2, alternative: { pairs: [], downfloaters: [] } };
    const sentences = Array.from({ length: 16 }, (_, index) => `C${index + 6}`).flatMap(
      (criterion) =>
        [1, 2].map((worseBy) =>
          describeNotPaired({ code: "dutch-criterion", ...at, criterion, worseBy }, language, name),
        ),
    );
    for (const sentence of sentences) expectSentence(sentence);
    expect(new Set(sentences.map((text) => text.replace(/\[C\d+\]/, ""))).size).toBeGreaterThan(24);
  });

  it("says of every criterion of C.04.6 what would be worse, for one and for several", () => {
    const at = { bracket: 1, score: 2 };
    const moved = { entry: 1, alternative: { upfloaters: [1] } };
    const upfloaters = ["C4", "C5", "C6", "C7"].flatMap((criterion) =>
      [1, 2].flatMap((worseBy) =>
        (["up", "stay"] as const).map((move) => {
          const worse = { ...at, ...moved, move, criterion, worseBy };
          return describeNotPaired({ code: "team-upfloaters", ...worse }, language, name);
        }),
      ),
    );
    const pairs = ["C8", "C9", "C10"].flatMap((criterion) =>
      [1, 2].map((worseBy) => {
        const worse = { ...at, criterion, worseBy, alternative: { pairs: [] } };
        return describeNotPaired({ code: "team-criterion", ...worse }, language, name);
      }),
    );
    for (const sentence of [...upfloaters, ...pairs]) expectSentence(sentence);
    // C6 comes without a number.
    expect(new Set([...upfloaters, ...pairs]).size).toBe(2 * 2 * 3 + 2 + 2 * 3);
  });

  it.each(starts)("start $code", (start) => {
    for (const { settings } of formatsOf("tournament")) {
      expectSentence(describeStart(start, gameTermsOf(settings), language));
    }
  });

  it.each(resultLines)("result line $code", (refusal) => {
    expectSentence(describeResultLineRefusal(refusal, language));
  });
});

describe.each(LANGUAGES)("names in %s", (language: Language) => {
  it("has a name and a sentence for every system and preset", () => {
    for (const id of systemIds) {
      expect(systemLabel(id, language)).not.toBe(id);
      expectSentence(systemNote(id, language));
    }
    for (const id of formatIds) {
      expect(formatLabel(id, language)).not.toBe(id);
      expectSentence(formatNote(id, language));
    }
  });

  it("has a name for every option and every choice of every system", () => {
    for (const { options } of Object.values(pairingSystems)) {
      for (const [key, field] of Object.entries(options)) {
        expect(optionLabel(key, language)).not.toBe(key);
        if (field.kind !== "choice") continue;
        for (const choice of field.choices) expect(choiceLabel(choice, language)).not.toBe(choice);
      }
    }
  });

  it("calls criteria by their names, and by a code only where the code itself is in question", () => {
    const codes = new RegExp(
      `\\b(?:${[...CRITERIA.map(({ code }) => code), "STAGE", "CUTS", "FINAL", "TABLES", "PREV"].join("|")})\\b`,
    );
    for (const language of LANGUAGES) {
      const said = [
        ...refusals.map((one) => [one.code, describeRefusal(one, language)] as const),
        ...warnings.map((one) => [one.code, describeWarning(one, language)] as const),
        ...notes.map((one) => [one.code, describeNote(one, language)] as const),
        ...breaches.map((one) => [one.code, describeBreach(one, language)] as const),
        ...notPairedReasons.map((one) => [one.code, describeNotPaired(one, language)] as const),
        ...resultLines.map((one) => [one.code, describeResultLineRefusal(one, language)] as const),
      ];
      const aboutCodes = /criterion|modifier|chain|ranking/;
      const wrong = said.filter(
        ([code, sentence]) => !aboutCodes.test(code) && codes.test(sentence),
      );
      expect(wrong).toEqual([]);
    }
  });

  it("has a name for every criterion, and words for every modifier", () => {
    for (const { code } of CRITERIA) expect(criterionLabel(code, language)).not.toBe(code);
    for (const example of MODIFIERS.flatMap(({ examples }) => examples)) {
      expect(criterionLabel(`BH${example}`, language)).toMatch(/^Buchholz \(.+\)$/);
      expect(criterionLabel(`BH${example}`, language)).not.toContain(`(${example.slice(1)})`);
    }
  });
});

describe("German sentences", () => {
  it("say whose name is missing: the competition's or an entry's", () => {
    const missing = (field: "competition" | "entry"): string =>
      describeRefusal({ code: "name-missing", field }, "de");
    expect(missing("competition")).toBe("Das Turnier braucht einen Namen. Bitte einen eintragen.");
    expect(missing("entry")).toBe("Der Name fehlt. Bitte für jede Meldung einen Namen angeben.");
  });

  it("names both players, whom they really play, and what to check", () => {
    const refusal = {
      code: "not-opponents",
      round: 2,
      players: [1, 2],
      opponents: [3, null],
    } as const;
    expect(describeRefusal(refusal, "de", name)).toBe(
      "Ulla und Theo spielen in Runde 2 nicht gegeneinander: Ulla spielt gegen Ulrike, Theo spielt in dieser Runde nicht. Bitte Namen und Runde prüfen.",
    );
  });

  it("cuts long lists of boards short and counts the rest", () => {
    const boards = Array.from({ length: 40 }, (_, index) => index + 1);
    expect(describeRefusal({ code: "results-missing", round: 3, boards }, "de")).toContain(
      "11, 12 und 28 weitere",
    );
  });

  it("says the allowed values in words", () => {
    expect(allowedLabel("true | false", "de")).toBe("ja oder nein");
    expect(allowedLabel("0–9", "de")).toBe("0–9");
  });

  it("puts wins into the right case", () => {
    const flight = { code: "new-swiss-flight", part: "top", from: 1, to: 8 } as const;
    expect(describeNote({ ...flight, wins: [1, 1] }, "de")).toBe(
      "Obere Gruppe: Plätze 1 bis 8 mit 1 Sieg.",
    );
    expect(describeNote({ ...flight, wins: [3, 2.5] }, "de")).toBe(
      "Obere Gruppe: Plätze 1 bis 8 mit 2½ bis 3 Siegen.",
    );
  });

  it("says by how much a player is sure of the final", () => {
    const note = { code: "sure-of-final", entry: 1, against: 3, wins: 2, spread: -171 } as const;
    expect(describeNote(note, "de", name)).toBe(
      "Ulla ist sicher im Finale: 2 Siege vor, nach Differenz aber 171 Punkte hinter Ulrike.",
    );
  });

  it("says for which results the first pairing of the candidates matters", () => {
    const note = {
      code: "first-pairing-matters",
      entry: 1,
      others: [
        { players: [2, 3], result: "loss" },
        { players: [2, 3], result: "draw" },
      ],
      fates: { win: "in", draw: "in", loss: "open" },
    } as const;
    const second = name(2);
    expect(describeNote(note, "de", name)).toBe(
      `Die erste Paarung bleibt, denn sie kann über das Finale entscheiden: Ulla wäre bei Sieg oder Unentschieden sicher im Finale, bei Niederlage noch im Rennen (bei Sieg von Ulrike gegen ${second}, Unentschieden zwischen ${second} und Ulrike).`,
    );
    expect(describeNote({ ...note, others: [] }, "en", name)).toBe(
      "The first pairing is kept, because it can decide who reaches the final: Ulla would be sure of the final after a win or draw, still in the running after a loss.",
    );
  });
});

describe("derivations", () => {
  const spread = (value: number) => ({
    code: "SPR",
    value,
    terms: [
      { round: 1, opponent: 2, amount: 150, what: "spread" as const },
      { round: 2, opponent: null, amount: -30, what: "penalty" as const },
    ],
  });

  it("list what a value is made of", () => {
    expect(describeDerivation(spread(120), "de", name)).toBe(
      "Differenz +120: +150 (Runde 1 Partie gegen Theo) −30 (Runde 2 Strafe)",
    );
  });

  it("de-working: of a direct encounter say the sum of its games, and the place or that there is none", () => {
    const term = (round: number, amount: number) =>
      ({ round, opponent: 2, amount, what: "encounter" }) as const;
    const tables = [{ everybodyMet: true, by: "all-met", rows: [] } as const];
    const working = { kind: "place", tables } as const;
    const level = { code: "DE", value: 0, terms: [term(3, 1), term(5, 0)], working };
    expect(describeDerivation(level, "en", name)).toMatch(
      /^Direct encounter 1 of 2, undecided: 1 \(round 3 .*\) \+ 0 \(round 5 .*\)$/,
    );
    const ahead = { ...level, value: 1, terms: [term(3, 1), term(5, 0.5)] };
    expect(describeDerivation(ahead, "de", name)).toMatch(
      /^Direkter Vergleich 1½ aus 2, Platz 1 unter den Gleichen: 1 /,
    );
    expect(describeDerivation({ ...level, terms: [] }, "en", name)).toMatch(
      /^Direct encounter undecided: /,
    );
  });

  it("say why one is ahead of the other and on what they are level", () => {
    const lead = {
      ahead: 1,
      behind: 2,
      decidedBy: "SPR",
      levelOn: ["WINS"],
      derivations: [spread(120), spread(80)],
    } as const;
    expect(describeLead(lead, [1, 2], "de", name)).toBe(
      "Ulla steht vor Theo; den Ausschlag gibt: Differenz, +120 gegen +80. Gleich sind Siege.",
    );
    expect(describeLead(null, [1, 2], "en", name)).toBe(
      "Nothing separates Ulla and Theo; they share the rank.",
    );
  });
});

import { countingTerms, type Derivation, type EntryId, type Lead, type Term } from "@losfee/core";
import type { Language } from "../language/language.ts";
import {
  formatDecimal,
  formatHalves,
  formatInteger,
  formatList,
  formatSigned,
} from "../language/numbers.ts";
import { counted, isOne } from "../language/plurals.ts";
import { type Texts, texts } from "../language/texts.ts";
import { criterionLabel } from "./criterion-labels.ts";
import { describeFinalLead, describeFinalWorking } from "./final.ts";
import { choiceLabel } from "./labels.ts";
import { type NameOf, numberOf } from "./message.ts";

/** Criteria about how far an entry got, which only stages have. */
const STAGE_CODES = ["STAGE", "CUTS", "FINAL", "TABLES"] as const;

type StageCode = Exclude<(typeof STAGE_CODES)[number], "FINAL">;

/** Sentence about who got further, with both values. */
type FurtherText = (ahead: string, behind: string, values: readonly [number, number]) => string;

interface RankingTexts {
  readonly kinds: Readonly<Record<Term["what"], string>>;
  readonly term: (kind: string, round: number, opponent: string) => string;
  readonly noTerms: string;
  readonly sources: Readonly<Record<string, (value: string) => string>>;
  readonly reached: (yes: boolean) => string;
  readonly won: (yes: boolean) => string;
  readonly ahead: (lead: {
    readonly ahead: string;
    readonly behind: string;
    readonly criterion: string;
    readonly values: readonly [string, string];
  }) => string;
  readonly further: Readonly<Record<StageCode, FurtherText>>;
  readonly missedTables: string;
  readonly missed: (ahead: string, behind: string) => string;
  /** For a direct encounter: points, out of how many or in how many games, and the result. */
  readonly encounters: {
    readonly undecided: string;
    readonly place: (place: number) => string;
    readonly sum: (points: string, games: number, isOfOne: boolean) => string;
  };
  readonly levelOn: (criteria: string) => string;
  readonly level: (a: string, b: string) => string;
}

const dictionary: Texts<RankingTexts> = texts<RankingTexts>({
  de: {
    kinds: {
      win: "Sieg",
      draw: "Unentschieden",
      loss: "Niederlage",
      none: "ohne Wertung",
      spread: "Partie",
      booked: "gutgeschrieben",
      penalty: "Strafe",
      attribute: "",
      round: "zählt",
      "running-score": "Stand nach der Runde",
      score: "Punkte",
      rating: "Wertungszahl",
      performance: "Leistung",
      buchholz: "Buchholz",
      encounter: "direkter Vergleich",
      "match-points": "Matchpunkte",
      "game-points": "Brettpunkte",
      board: "Brett",
      percentage: "Prozent",
    },
    term: (kind, round, opponent) =>
      [round === 0 ? "" : `Runde ${round}`, kind, opponent === "" ? "" : `gegen ${opponent}`]
        .filter((part) => part !== "")
        .join(" "),
    noTerms: "noch keine Partie gewertet",
    sources: {
      RTG: (value) => (value === "0" ? "ohne Wertungszahl gemeldet" : "Wertungszahl der Meldung"),
      LOT: (value) => `als ${value}. gezogen`,
      ENT: (value) => `als ${value}. gemeldet`,
      CUTS: (value) =>
        value === "1" ? "hat einen Schnitt überstanden" : `hat ${value} Schnitte überstanden`,
      TABLES: (value) =>
        value === "0" ? "spielte nach den Tischen weiter" : `Rang ${value} an den Tischen`,
      PREV: (value) => `Platz ${value} an den Tischen`,
    },
    reached: (yes) => (yes ? "in der Endrunde dabei" : "nicht in der Endrunde dabei"),
    won: (yes) => (yes ? "hat das Finale gewonnen" : "hat kein Finale gewonnen"),
    ahead: ({ ahead, behind, criterion, values: [a, b] }) =>
      `${ahead} steht vor ${behind}; den Ausschlag gibt: ${criterion}, ${a} gegen ${b}.`,
    further: {
      STAGE: (a, b) => `${a} steht vor ${b}: ${a} hat die Endrunde erreicht, ${b} nicht.`,
      CUTS: (a, b, [own, other]) =>
        `${a} steht vor ${b}: ${a} hat ${isOne(own, "de") ? "einen Schnitt" : `${own} Schnitte`} überstanden, ${b} ${other === 0 ? "keinen" : isOne(other, "de") ? "einen" : other}.`,
      TABLES: (a, b, [own, other]) =>
        own === 0
          ? `${a} steht vor ${b}: ${a} spielte nach den Tischen weiter, ${b} nicht.`
          : `${a} steht vor ${b}; den Ausschlag gibt der Rang an den Tischen: ${own} gegen ${other}.`,
    },
    missedTables: "war an den Tischen nicht dabei: nach allen anderen",
    missed: (a, b) => `${a} steht vor ${b}: ${b} war an den Tischen nicht dabei.`,
    encounters: {
      undecided: "entscheidet nichts",
      place: (place) => `Platz ${place} unter den Gleichen`,
      sum: (sum, games, isOfOne) =>
        isOfOne
          ? `${sum} aus ${games}`
          : `${sum} aus ${counted(games, { one: "Partie", other: "Partien" }, "de")}`,
    },
    levelOn: (criteria) => `Gleich sind ${criteria}.`,
    level: (a, b) => `Nichts trennt ${a} und ${b}; beide teilen sich den Platz.`,
  },
  en: {
    kinds: {
      win: "win",
      draw: "draw",
      loss: "loss",
      none: "no credit",
      spread: "game",
      booked: "credited",
      penalty: "penalty",
      attribute: "",
      round: "counts",
      "running-score": "score after the round",
      score: "score",
      rating: "rating",
      performance: "performance",
      buchholz: "Buchholz",
      encounter: "direct encounter",
      "match-points": "match points",
      "game-points": "game points",
      board: "board",
      percentage: "percentage",
    },
    term: (kind, round, opponent) =>
      [round === 0 ? "" : `round ${round}`, kind, opponent === "" ? "" : `v ${opponent}`]
        .filter((part) => part !== "")
        .join(" "),
    noTerms: "no game counted yet",
    sources: {
      RTG: (value) => (value === "0" ? "entered without a rating" : "rating at entry"),
      LOT: (value) => `drawn as number ${value}`,
      ENT: (value) => `entered as number ${value}`,
      CUTS: (value) => (value === "1" ? "survived one cut" : `survived ${value} cuts`),
      TABLES: (value) =>
        value === "0" ? "played on after the tables" : `rank ${value} at the tables`,
      PREV: (value) => `place ${value} at the tables`,
    },
    reached: (yes) => (yes ? "reached the final stage" : "did not reach the final stage"),
    won: (yes) => (yes ? "won the final" : "did not win the final"),
    ahead: ({ ahead, behind, criterion, values: [a, b] }) =>
      `${ahead} is ahead of ${behind}, decided by: ${criterion}, ${a} against ${b}.`,
    further: {
      STAGE: (a, b) => `${a} is ahead of ${b}: ${a} reached the final stage, ${b} did not.`,
      CUTS: (a, b, [own, other]) =>
        `${a} is ahead of ${b}: ${a} survived ${isOne(own, "en") ? "one cut" : `${own} cuts`}, ${b} ${other === 0 ? "none" : isOne(other, "en") ? "one" : other}.`,
      TABLES: (a, b, [own, other]) =>
        own === 0
          ? `${a} is ahead of ${b}: ${a} played on after the tables, ${b} did not.`
          : `${a} is ahead of ${b}, decided by the rank at the tables: ${own} against ${other}.`,
    },
    missedTables: "did not play at the tables: after everybody else",
    missed: (a, b) => `${a} is ahead of ${b}: ${b} did not play at the tables.`,
    encounters: {
      undecided: "undecided",
      place: (place) => `place ${place} among the tied`,
      sum: (sum, games, isOfOne) =>
        isOfOne
          ? `${sum} of ${games}`
          : `${sum} from ${counted(games, { one: "game", other: "games" }, "en")}`,
    },
    levelOn: (criteria) => `Level on ${criteria}.`,
    level: (a, b) => `Nothing separates ${a} and ${b}; they share the rank.`,
  },
});

/** Formats a criterion's value for tables: `13½`, `+1252`, `1834`, `–` where undefined. */
export const formatValue = (code: string, value: number, language: Language): string => {
  if (Number.isNaN(value)) return "–";
  if (code === "SPR") return formatSigned(value);
  if (isYesOrNo(code, value)) return choiceLabel(String(value === 1), language);
  return Number.isInteger(value * 2) ? formatHalves(value) : formatDecimal(value, language);
};

/** True if the value only means reached or not: the last stage, or the win of the final. */
const isYesOrNo = (code: string, value: number): boolean =>
  (code === "STAGE" || code === "FINAL") && (value === 0 || value === 1);

/** Describes one contribution to a value: `Runde 3 Sieg gegen Maria`. */
export const describeTerm = (term: Term, language: Language, name: NameOf = numberOf): string => {
  const t = dictionary[language];
  const kind = t.kinds[term.what];
  const what = term.board === undefined ? kind : `${kind} ${term.board}`;
  return t.term(what, term.round, term.opponent === null ? "" : name(term.opponent));
};

/**
 * Describes the calculation of a value in one line: `Siege 2½: 1 (Runde 1 Sieg gegen Maria) + ½ (…)
 * + 1 (…)`. For the command line and the API; pages show the terms as a table.
 */
export const describeDerivation = (
  derivation: Derivation,
  language: Language,
  name: NameOf = numberOf,
): string => {
  const { code, value, terms } = derivation;
  const stated = encounterValue(derivation, language) ?? formatValue(code, value, language);
  return `${criterionLabel(code, language)} ${stated}: ${
    describeSource(derivation, language, name) ?? sumOf(code, terms, language, name)
  }`;
};

/**
 * Returns a direct encounter's sum of terms and its place or the lack of one, since the terms do
 * not add up to the value; null for other values.
 */
const encounterValue = (derivation: Derivation, language: Language): string | null => {
  const { value, working } = derivation;
  if (working?.kind !== "place" || Number.isNaN(value)) return null;
  const { encounters } = dictionary[language];
  const outcome = value === 0 ? encounters.undecided : encounters.place(value);
  const counting = countingTerms(derivation);
  // No single sum is meaningful for several tables, by match points and boards.
  const isPlain = working.tables.every(({ points, board }) => (points ?? board) === undefined);
  if (counting.length === 0 || !isPlain) return outcome;
  const amounts = counting.map(({ amount }) => amount);
  const sum = formatValue(
    "",
    amounts.reduce((one, other) => one + other, 0),
    language,
  );
  const isOfOne = amounts.every((amount) => amount <= 1);
  return `${encounters.sum(sum, counting.length, isOfOne)}, ${outcome}`;
};

/** Returns the origin of a value without games (rating, lot, stage); null for all others. */
export const describeSource = (
  derivation: Derivation,
  language: Language,
  name: NameOf = numberOf,
): string | null => {
  const { code, value, working } = derivation;
  const t = dictionary[language];
  if (working?.kind === "final") return describeFinalWorking(working.final, language, name);
  if (working?.kind === "missed-tables") return t.missedTables;
  if (code === "STAGE") return t.reached(value > 0);
  if (code === "FINAL") return t.won(value > 0);
  return t.sources[code]?.(formatInteger(value)) ?? null;
};

const sumOf = (code: string, terms: readonly Term[], language: Language, name: NameOf): string => {
  if (terms.length === 0) return dictionary[language].noTerms;
  return terms
    .map(
      (term) =>
        `${formatValue(code, term.amount, language)} (${describeTerm(term, language, name)})`,
    )
    .join(code === "SPR" ? " " : " + ");
};

/** Explains why one entry is ahead of another; `pair` names them where nothing decides. */
export const describeLead = (
  lead: Lead | null,
  pair: readonly [EntryId, EntryId],
  language: Language,
  name: NameOf = numberOf,
): string =>
  lead === null
    ? dictionary[language].level(name(pair[0]), name(pair[1]))
    : (finalLead(lead, language, name) ??
      missedLead(lead, language, name) ??
      furtherLead(lead, language, name) ??
      leadSentences(withoutStages(lead), language, name, {
        criterion: (code) => criterionLabel(code, language),
        value: (derivation) =>
          encounterValue(derivation, language) ??
          formatValue(derivation.code, derivation.value, language),
      }));

/** Explains a lead by the games of a final; null if something else decides. */
const finalLead = (lead: Lead, language: Language, name: NameOf): string | null => {
  const { working } = lead.derivations[0];
  if (working?.kind !== "final" || working.final === null) return null;
  return describeFinalLead(working.final, [name(lead.ahead), name(lead.behind)], language);
};

/** Explains a lead over an entry that missed the tables; null for other leads. */
const missedLead = (lead: Lead, language: Language, name: NameOf): string | null => {
  const { missed } = dictionary[language];
  if (lead.derivations[1].working?.kind !== "missed-tables") return null;
  return [
    missed(name(lead.ahead), name(lead.behind)),
    ...levelSentence(withoutStages(lead), language, (code) => criterionLabel(code, language)),
  ].join(" ");
};

/** Explains a lead by how far the entries got; null if something else decides. */
const furtherLead = (lead: Lead, language: Language, name: NameOf): string | null => {
  const { further } = dictionary[language];
  const code = lead.decidedBy;
  if (!Object.hasOwn(further, code)) return null;
  const [ahead, behind] = lead.derivations;
  return further[code as StageCode](name(lead.ahead), name(lead.behind), [
    ahead.value,
    behind.value,
  ]);
};

/** Drops equal stages, which explain nothing. */
const withoutStages = (lead: Lead): Lead => ({
  ...lead,
  levelOn: lead.levelOn.filter((code) => !STAGE_CODES.some((one) => one === code)),
});

/** Words and formats for criteria of any kind of game. */
interface LeadWords<Derived extends { readonly code: string }> {
  readonly criterion: (code: Derived["code"]) => string;
  readonly value: (derivation: Derived) => string;
}

/** Explains why one entry is ahead of the other, and on what they are level. */
export const leadSentences = <Derived extends { readonly code: string }>(
  lead: Lead<Derived>,
  language: Language,
  name: NameOf,
  words: LeadWords<Derived>,
): string => {
  const [ahead, behind] = lead.derivations;
  const sentence = dictionary[language].ahead({
    ahead: name(lead.ahead),
    behind: name(lead.behind),
    criterion: words.criterion(lead.decidedBy),
    values: [words.value(ahead), words.value(behind)],
  });
  return [sentence, ...levelSentence(lead, language, words.criterion)].join(" ");
};

/** Returns the sentence about level criteria, if there are any. */
const levelSentence = <Code extends string>(
  { levelOn }: { readonly levelOn: readonly Code[] },
  language: Language,
  criterion: (code: Code) => string,
): readonly string[] =>
  levelOn.length === 0
    ? []
    : [dictionary[language].levelOn(formatList(levelOn.map(criterion), language))];

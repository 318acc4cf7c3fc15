import {
  countingTerms,
  type Derivation,
  type EntryId,
  type Lead,
  type PlaceFate,
  type Term,
} from "@losfee/core";
import { placeFatesWords } from "@losfee/messages/place-fates";
import { rankingTexts } from "@losfee/messages/ranking";
import type { Language } from "../language/language.ts";
import { formatDecimal, formatHalves, formatList, formatSigned } from "../language/numbers.ts";
import { criterionLabel } from "./criterion-labels.ts";
import { describeFinalLead, describeFinalWorking } from "./final.ts";
import { choiceLabel } from "./labels.ts";
import { type NameOf, numberOf } from "./message.ts";

/** Returns the fate of a place in the table; after the season, of the team on it. */
export const placeFateLabel = (fate: PlaceFate, isOver: boolean, language: Language): string =>
  placeFatesWords[language][isOver ? "teams" : "places"][fate];

/** Criteria about how far an entry got, which only stages have. */
const STAGE_CODES = ["STAGE", "CUTS", "FINAL", "TABLES"] as const;

type StageCode = Exclude<(typeof STAGE_CODES)[number], "FINAL">;

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
  const t = rankingTexts[language];
  const kind = t.kinds[term.what];
  const what = term.board === undefined ? kind : `${kind} ${term.board}`;
  const opponent = term.opponent === null ? "" : name(term.opponent);
  const given = { opponent, hasOpponent: opponent !== "", hasKind: what !== "" };
  return t.term({ round: term.round, kind: what, ...given }).trimEnd();
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
  const t = rankingTexts[language];
  const outcome = value === 0 ? t.undecided : t.place({ place: value });
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
  return `${t.sum({ points: sum, games: counting.length, isOfOne })}, ${outcome}`;
};

/** Returns the origin of a value without games (rating, lot, stage); null for all others. */
export const describeSource = (
  derivation: Derivation,
  language: Language,
  name: NameOf = numberOf,
): string | null => {
  const { code, value, working } = derivation;
  const t = rankingTexts[language];
  if (working?.kind === "final") return describeFinalWorking(working.final, language, name);
  if (working?.kind === "missed-tables") return t.missedTables;
  if (code === "STAGE") return t.reached({ isTrue: value > 0 });
  if (code === "FINAL") return t.won({ isTrue: value > 0 });
  if (!Object.hasOwn(t.sources, code)) return null;
  return t.sources[code as keyof typeof t.sources]({ value });
};

const sumOf = (code: string, terms: readonly Term[], language: Language, name: NameOf): string => {
  if (terms.length === 0) return rankingTexts[language].noTerms;
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
    ? rankingTexts[language].level({ one: name(pair[0]), other: name(pair[1]) })
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
  const { missed } = rankingTexts[language];
  if (lead.derivations[1].working?.kind !== "missed-tables") return null;
  return [
    missed({ ahead: name(lead.ahead), behind: name(lead.behind) }),
    ...levelSentence(withoutStages(lead), language, (code) => criterionLabel(code, language)),
  ].join(" ");
};

/** Explains a lead by how far the entries got; null if something else decides. */
const furtherLead = (lead: Lead, language: Language, name: NameOf): string | null => {
  const { further } = rankingTexts[language];
  const code = lead.decidedBy;
  if (!Object.hasOwn(further, code)) return null;
  const [ahead, behind] = lead.derivations;
  return further[code as StageCode]({
    ahead: name(lead.ahead),
    behind: name(lead.behind),
    own: ahead.value,
    theirs: behind.value,
  });
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
  const sentence = rankingTexts[language].ahead({
    ahead: name(lead.ahead),
    behind: name(lead.behind),
    criterion: words.criterion(lead.decidedBy),
    own: words.value(ahead),
    theirs: words.value(behind),
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
    : [rankingTexts[language].levelOn({ criteria: formatList(levelOn.map(criterion), language) })];

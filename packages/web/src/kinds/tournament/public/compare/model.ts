import {
  countingTerms,
  type EntryId,
  type Lead,
  leadDifferences,
  publishedRounds,
  standingDerivations,
  standingLead,
  standingsOf,
  type TournamentState,
} from "@losfee/core";
import type { Language } from "../../../../language/language.ts";
import { describeLead, formatValue } from "../../../../messages/ranking.ts";
import { entriesIn, type WorkingText, workingText } from "../../../../parts/working-text.ts";
import type { PageRequest } from "../../../../shell/page.ts";
import { entryNames, namesFrom } from "../entry-names.ts";
import { roundFrom } from "../round-from.ts";

/** Somebody in the standings, as a choice and at the head of a comparison. */
export interface RankedEntry {
  readonly entry: EntryId;
  readonly name: string;
  readonly rank: number;
}

/** One of the two who are compared. */
export interface ComparedEntry extends RankedEntry {
  readonly workings: readonly WorkingText[];
}

/** Against whom the two obtained differently: of the deciding values, what does not cancel out. */
export interface DifferenceLine {
  /** Empty for rounds without an opponent; null for the games between the two. */
  readonly against: string | null;
  readonly ahead: string;
  readonly behind: string;
  readonly difference: string;
}

/** Why one player stands above another. */
export interface Comparison {
  /** The one ahead first. */
  readonly entries: readonly [ComparedEntry, ComparedEntry];
  /** Null where nothing tells them apart. */
  readonly lead: Pick<Lead, "ahead" | "behind" | "decidedBy" | "levelOn"> | null;
  /** The answer in a sentence or two. */
  readonly why: string;
  /** The opponents whose terms differ; null stands for rounds without one. Empty if all do. */
  readonly differing: readonly (EntryId | null)[];
  /** Only where both values are sums of which something cancels out. */
  readonly differences: readonly DifferenceLine[];
}

/** A comparison, or the question who is to be compared. */
export interface CompareModel {
  readonly competition: string;
  readonly round: number;
  readonly choices: readonly RankedEntry[];
  readonly chosen: readonly [EntryId | null, EntryId | null];
  readonly comparison: Comparison | null;
}

/** Compares `:a` and `:b` in the standings after `?round=N`. */
export const buildCompare = (request: PageRequest): CompareModel | null => {
  const { a, b } = request.params;
  const model = compareModel(request, [a, b]);
  return model?.comparison === null ? null : model;
};

/** Asks who is to be compared, and compares `?a=` and `?b=` once they are chosen. */
export const buildCompareChoice = (request: PageRequest): CompareModel | null =>
  compareModel(request, [request.query["a"], request.query["b"]]);

const compareModel = (
  { state, query, language }: PageRequest,
  queries: readonly [string | undefined, string | undefined],
): CompareModel | null => {
  if (state === null) return null;
  const round = roundFrom(query["round"], publishedRounds(state));
  if (round === null) return null;
  const name = namesFrom(entryNames(state));
  const choices = standingsOf(state, round)
    .filter(({ annulled }) => annulled !== true)
    .map(({ entry, rank }) => ({ entry, name: name(entry), rank }));
  const known = (text: string | undefined): EntryId | null =>
    choices.find(({ entry }) => String(entry) === text)?.entry ?? null;
  const [a, b] = [known(queries[0]), known(queries[1])];
  return {
    competition: state.competition,
    round,
    choices,
    chosen: [a, b],
    comparison:
      a === null || b === null || a === b
        ? null
        : comparisonOf(state, [a, b], round, choices, language),
  };
};

const comparisonOf = (
  state: TournamentState,
  [a, b]: readonly [EntryId, EntryId],
  round: number,
  choices: readonly RankedEntry[],
  language: Language,
): Comparison => {
  const lead = standingLead(state, a, b, round);
  const [first, second] = lead === null ? [a, b] : [lead.ahead, lead.behind];
  const derivations = [first, second].map((entry) => standingDerivations(state, entry, round));
  const named = [first, second, ...derivations.flat().flatMap(entriesIn)];
  const name = namesFrom(entryNames(state, named));
  const compared = (entry: EntryId, side: 0 | 1): ComparedEntry => ({
    entry,
    name: name(entry),
    rank: choices.find((choice) => choice.entry === entry)?.rank ?? 0,
    workings: (derivations[side] ?? []).map((one) => workingText(one, language, name)),
  });
  return {
    entries: [compared(first, 0), compared(second, 1)],
    lead: lead && {
      ahead: lead.ahead,
      behind: lead.behind,
      decidedBy: lead.decidedBy,
      levelOn: lead.levelOn,
    },
    why: describeLead(lead, [first, second], language, name),
    ...differencesOf(lead, language, name),
  };
};

/** What differs among the terms of the deciding values, unless nothing is alike. */
const differencesOf = (
  lead: Lead | null,
  language: Language,
  name: (entry: EntryId) => string,
): Pick<Comparison, "differing" | "differences"> => {
  if (lead === null) return { differing: [], differences: [] };
  const found = leadDifferences(lead);
  const opponents = new Set(
    lead.derivations.flatMap(countingTerms).map(({ opponent }) => opponent),
  );
  opponents.delete(lead.ahead);
  if (found.length >= opponents.size) return { differing: [], differences: [] };
  const text = (value: number): string => formatValue("", value, language);
  const sums = lead.derivations.every(({ working }) => (working?.kind ?? "sum") === "sum");
  return {
    differing: found.flatMap(({ opponent }) =>
      opponent === lead.behind ? [lead.behind, lead.ahead] : [opponent],
    ),
    differences: !sums
      ? []
      : found.map(({ opponent, ahead, behind, difference }) => ({
          against: opponent === null ? "" : opponent === lead.behind ? null : name(opponent),
          ahead: text(ahead),
          behind: text(behind),
          difference: `${difference > 0 ? "+" : ""}${text(difference)}`,
        })),
  };
};

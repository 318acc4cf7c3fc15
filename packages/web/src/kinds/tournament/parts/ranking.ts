import {
  describeLead,
  describeTablesLead,
  formatValue,
  type Language,
  type NameOf,
  stagesIn,
} from "@losfee/contract";
import {
  countingTerms,
  displayName,
  type EntryId,
  type Lead,
  leadDifferences,
  standingDerivations,
  standingLead,
  standingsOf,
  type TablesLead,
  type TournamentState,
  tablesDerivations,
  tablesFinalPlaces,
  tablesLead,
  tablesStandings,
} from "@losfee/core";
import { tablesWorkingText, type WorkingText, workingText } from "../../../parts/working-text.ts";
import type { StandingsOf } from "./standings-of.ts";

/** Comparison of two entries: the deciding value, in codes and in words. */
export interface LeadExplanation extends Differences {
  /** Null if nothing separates them. */
  readonly lead: Pick<Lead | TablesLead, "ahead" | "behind" | "decidedBy" | "levelOn"> | null;
  /** The explanation in a sentence or two. */
  readonly why: string;
}

/** The ranking after a round or in a stage at tables, with its explanations. */
export interface Ranking {
  readonly of: StandingsOf;
  /** Best first. */
  readonly rows: readonly { readonly entry: EntryId; readonly rank: number }[];
  /** Working of each value of an entry, in the order of the chain. */
  workings(entry: EntryId): readonly WorkingText[];
  compare(a: EntryId, b: EntryId): LeadExplanation;
}

/** Returns the ranking after a number of rounds. */
export const rankingAfter = (
  state: TournamentState,
  round: number,
  language: Language,
): Ranking => {
  const name = namesIn(state);
  return {
    of: { round },
    rows: standingsOf(state, round).filter(({ annulled }) => annulled !== true),
    workings: (entry) =>
      standingDerivations(state, entry, round).map((one) => workingText(one, language, name)),
    compare: (a, b) => {
      const lead = standingLead(state, a, b, round);
      return {
        lead: lead && codesOf(lead),
        why: describeLead(lead, [a, b], language, name),
        ...differencesOf(lead, language, name),
      };
    },
  };
};

/** Returns the ranking of a stage at tables, in which the lot ends every tie. */
export const rankingInStage = (
  state: TournamentState,
  stage: number,
  language: Language,
): Ranking => ({
  of: { stage },
  rows: tablesStandings(state, stage),
  workings: (entry) =>
    tablesDerivations(state, stage, entry).map((one) =>
      tablesWorkingText(one, language, stagesIn(state.settings, language)),
    ),
  compare: (a, b) => {
    const lead = tablesLead(state, stage, a, b);
    if (lead === null) throw new RangeError(`${a} and ${b} are not two members of stage ${stage}`);
    const why = describeTablesLead(lead, language, namesIn(state));
    return { lead: codesOf(lead), why, ...NO_DIFFERENCES };
  },
});

/** Explains the first place after a number of rounds; empty if nobody is second. */
export const whyFirst = (state: TournamentState, round: number, language: Language): string => {
  const { rows, compare } = rankingAfter(state, round, language);
  const [first, next] = rows;
  return first === undefined || next === undefined ? "" : compare(first.entry, next.entry).why;
};

/** Explains the first place over all stages at tables; empty if nobody is second. */
export const whyFirstAtTables = (state: TournamentState, language: Language): string => {
  const [first, next] = tablesFinalPlaces(state);
  if (first === undefined || next?.stage !== first.stage) return "";
  return rankingInStage(state, first.stage, language).compare(first.entry, next.entry).why;
};

const namesIn =
  (state: TournamentState): NameOf =>
  (entry) =>
    displayName(state, entry);

const codesOf = ({
  ahead,
  behind,
  decidedBy,
  levelOn,
}: Lead | TablesLead): NonNullable<LeadExplanation["lead"]> => ({
  ahead,
  behind,
  decidedBy,
  levelOn,
});

/** One opponent's part in a lead: deciding values that do not cancel out. */
interface DifferenceLine {
  /** Empty for rounds without an opponent; null for the games between the two. */
  readonly against: string | null;
  readonly ahead: string;
  readonly behind: string;
  readonly difference: string;
}

/** Explanation of the difference between two deciding values. */
interface Differences {
  /** Opponents whose terms differ; null stands for rounds without one. Empty if all differ. */
  readonly differing: readonly (EntryId | null)[];
  /** Only if both values are sums with terms that cancel out. */
  readonly differences: readonly DifferenceLine[];
}

/** For a lead explained by its values alone. */
const NO_DIFFERENCES: Differences = { differing: [], differences: [] };

/** Returns the terms of the deciding values that differ; none if all do. */
const differencesOf = (lead: Lead | null, language: Language, name: NameOf): Differences => {
  if (lead === null) return NO_DIFFERENCES;
  const found = leadDifferences(lead);
  const opponents = new Set(
    lead.derivations.flatMap(countingTerms).map(({ opponent }) => opponent),
  );
  opponents.delete(lead.ahead);
  if (found.length >= opponents.size) return NO_DIFFERENCES;
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

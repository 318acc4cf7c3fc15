import {
  type CutOutlook,
  cutLine,
  type EntryId,
  type TournamentState,
  tablesStandings,
  type Verdict,
} from "@losfee/core";
import type { Language } from "../../../../language/language.ts";
import {
  formatFraction,
  formatTablesValue,
  stageLabel,
} from "../../../../messages/tables-labels.ts";
import type { PageRequest } from "../../../../shell/page.ts";
import {
  askedStage,
  type StageChoice,
  stageChoices,
  tablesName,
} from "../../parts/tables/stages.ts";

/** What a placing in the one game left comes to. */
export interface ShownPlace {
  readonly place: number;
  readonly shared: number;
  readonly rankPoints: string;
  readonly verdict: Verdict;
}

/** Somebody's prospects. */
export interface ShownOutlook
  extends Pick<CutOutlook, "entry" | "verdict" | "gamesLeft" | "exact"> {
  readonly rank: number;
  readonly name: string;
  readonly table: number | null;
  /** Rank points so far. */
  readonly points: string;
  readonly enough: string | null;
  readonly atLeast: string | null;
  readonly places: readonly ShownPlace[];
}

/** Who is in, who is out, who can still get in or drop out. */
export interface CutModel {
  readonly competition: string;
  readonly stages: readonly StageChoice[];
  /** 0 before the first stage is published. */
  readonly stage: number;
  readonly label: string;
  /** The stage that is played for; empty where the first place is. */
  readonly next: string;
  readonly players: number;
  readonly perTable: number;
  readonly open: number;
  readonly outlooks: readonly ShownOutlook[];
}

/** The cut line of `?stage=N`, by default of the last published stage. */
export const buildCut = ({ state, query, language }: PageRequest<"tables">): CutModel | null => {
  if (state === null) return null;
  const stages = stageChoices(state, language);
  const common = { competition: state.competition, stages };
  const stage = askedStage(state, query["stage"]);
  const line = stage === null ? null : cutLine(state, stage.stage);
  if (stage === null || line === null) {
    if (query["stage"] !== undefined) return null;
    return {
      ...common,
      stage: 0,
      label: "",
      next: "",
      players: 0,
      perTable: 0,
      open: 0,
      outlooks: [],
    };
  }
  return {
    ...common,
    stage: stage.stage,
    label: stageLabel(stage.stage, state.settings, language),
    next: line.next === null ? "" : stageLabel(line.next, state.settings, language),
    players: line.players,
    perTable: line.perTable,
    open: line.open.length,
    outlooks: shownOutlooks(state, stage.stage, language),
  };
};

/** The prospects of everybody in a published stage, in the order of its standings. */
export const shownOutlooks = (
  state: TournamentState,
  stage: number,
  language: Language,
): readonly ShownOutlook[] => {
  const outlooks = new Map(
    (cutLine(state, stage)?.outlooks ?? []).map((one): [EntryId, CutOutlook] => [one.entry, one]),
  );
  return tablesStandings(state, stage).flatMap((row) => {
    const outlook = outlooks.get(row.entry);
    if (outlook === undefined) return [];
    const { entry, verdict, gamesLeft, exact, enough, atLeast, places } = outlook;
    return {
      entry,
      verdict,
      gamesLeft,
      exact,
      rank: row.rank,
      name: tablesName(state, entry),
      table: row.table,
      points: formatTablesValue("RP", row.values[0] ?? { n: 0, d: 1 }, language),
      enough: enough === null ? null : formatFraction(enough, language),
      atLeast: atLeast === null ? null : formatFraction(atLeast, language),
      places: places.map((one) => ({
        place: one.place,
        shared: one.shared,
        rankPoints: formatFraction(one.rankPoints, language),
        verdict: one.verdict,
      })),
    };
  });
};

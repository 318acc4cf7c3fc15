import {
  describeTablesLead,
  stageLabel,
  type TablesWorking,
  tablesWorkings,
} from "@losfee/contract";
import { type EntryId, tablesLead, tablesStandings } from "@losfee/core";
import type { PageRequest } from "../../../../shell/page.ts";
import { askedStage, tablesName } from "../../parts/tables/stages.ts";

/** One of two who are compared. */
export interface ComparedPlayer {
  readonly entry: EntryId;
  readonly name: string;
  readonly rank: number;
  readonly workings: readonly TablesWorking[];
}

/** Two members of a stage side by side, or the choice of them. */
export interface TablesCompareModel {
  readonly competition: string;
  readonly stage: number;
  readonly label: string;
  /** Everybody of the stage, best first. */
  readonly choices: readonly {
    readonly entry: EntryId;
    readonly name: string;
    readonly rank: number;
  }[];
  readonly chosen: readonly [EntryId | null, EntryId | null];
  readonly comparison: {
    readonly why: string;
    /** The one ahead first. */
    readonly players: readonly [ComparedPlayer, ComparedPlayer];
    /** Which criterion decides, counted from 0. */
    readonly decides: number;
  } | null;
}

/** "Why is A ahead of B?" in `?stage=N`; without two players of it, the choice. */
export const buildTablesCompare = ({
  state,
  params,
  query,
  language,
}: PageRequest<"tables">): TablesCompareModel | null => {
  if (state === null) return null;
  const stage = askedStage(state, query["stage"]);
  if (stage === null) return null;
  const rows = tablesStandings(state, stage.stage);
  const member = (text: string | undefined): EntryId | null =>
    rows.find(({ entry }) => entry === Number(text))?.entry ?? null;
  const a = member(params["a"] ?? query["a"]);
  const b = member(params["b"] ?? query["b"]);
  const asked = params["a"] !== undefined;
  if (asked && (a === null || b === null)) return null;
  const lead = a === null || b === null ? null : tablesLead(state, stage.stage, a, b);
  const name = (entry: EntryId): string => tablesName(state, entry);
  const player = (entry: EntryId): ComparedPlayer => ({
    entry,
    name: name(entry),
    rank: rows.findIndex((row) => row.entry === entry) + 1,
    workings: tablesWorkings(state, stage.stage, entry, language),
  });
  return {
    competition: state.competition,
    stage: stage.stage,
    label: stageLabel(stage.stage, state.settings, language),
    choices: rows.map(({ entry, rank }) => ({ entry, rank, name: name(entry) })),
    chosen: [a, b],
    comparison:
      lead === null
        ? null
        : {
            why: describeTablesLead(lead, language, name),
            players: [player(lead.ahead), player(lead.behind)],
            decides: lead.levelOn.length,
          },
  };
};

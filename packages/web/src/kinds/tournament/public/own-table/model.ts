import { type Language, stageLabel } from "@losfee/contract";
import {
  type ContestAddress,
  currentStage,
  findContest,
  type RankPointRules,
  type Report,
  type TournamentState,
  tablesRulesOf,
  tablesStages,
} from "@losfee/core";
import type { PageRequest } from "../../../../shell/page.ts";
import { type SaidResult, saidResult } from "../../parts/reports/said-result.ts";
import {
  type SheetRules,
  sheetRules,
  sheetsOf,
  type TableSheet,
} from "../../parts/tables/sheet.ts";

/** A table's own sheet. */
export interface OwnTableModel {
  readonly table: number;
  /** 0 before the first stage, or where the table has no players in this one. */
  readonly stage: number;
  readonly label: string;
  readonly rules: SheetRules;
  readonly points: RankPointRules;
  /** One for all games, or one for each where tables are new each game. */
  readonly sheets: readonly TableSheet[];
  readonly closed: boolean;
  /** What was reported of each game and is not decided, and the result that counts. */
  readonly said: readonly SaidOfGame[];
}

/** What is known of one of the table's games. */
export interface SaidOfGame {
  readonly round: number;
  /** The event of what is known now. */
  readonly seq: number;
  /** The report of this table that the fields show: a change replaces it; 0 where there is none. */
  readonly own: number;
  /** The result as it counts; null where nothing does. */
  readonly counts: SaidResult | null;
  readonly reports: readonly (SaidResult & { readonly mine: boolean })[];
}

/**
 * The sheet of the table that the viewer's link is for, in the stage that is played (or that of the
 * link); others than tables ask by `?table=N`.
 */
export const buildOwnTable = ({
  state,
  viewer: { scope, label: sender },
  query,
  language,
}: PageRequest<"tables">): OwnTableModel | null => {
  if (state === null) return null;
  const own = scope?.kind === "table" ? scope : { stage: 0, table: Number(query["table"] ?? 1) };
  const published = tablesStages(state).filter(({ status }) => status === "published");
  const stage =
    own.stage === 0 ? currentStage(state) : published.find((one) => one.stage === own.stage);
  const { best, scales, tieRounding, sharedWins, sharedLosses } = tablesRulesOf(state.settings);
  const sheets =
    stage === undefined
      ? []
      : sheetsOf(state, stage, language).filter(({ table }) => table === own.table);
  return {
    table: own.table,
    stage: sheets.length === 0 ? 0 : (stage?.stage ?? 0),
    label: stage === undefined ? "" : stageLabel(stage.stage, state.settings, language),
    rules: stage === undefined ? { places: false, fixed: true } : sheetRules(state, stage.stage),
    points: { best, scales, tieRounding, sharedWins, sharedLosses },
    sheets,
    closed: state.status === "closed",
    said: sheets.flatMap(({ games }) =>
      games.flatMap(({ round }) => saidOf(state, { round, board: own.table }, sender, language)),
    ),
  };
};

const saidOf = (
  state: TournamentState,
  address: ContestAddress,
  sender: string,
  language: Language,
): readonly SaidOfGame[] => {
  const found = findContest(state, address);
  if (!found.ok || found.value.contest.result === null) return [];
  const { contest } = found.value;
  const { result } = contest;
  if (result === null) return [];
  const reports = result.status === "confirmed" ? result.contradictions : result.reports;
  const say = (report: Report): SaidResult => saidResult(state, contest, report, { language });
  const own = reports.filter(({ actor }) => actor === sender);
  return [
    {
      round: address.round,
      seq: result.seq,
      own: result.status === "reported" ? (own.at(-1)?.seq ?? 0) : 0,
      counts:
        result.status === "conflict"
          ? null
          : say({ ...result, seats: contest.seats, changed: false }),
      reports: reports.map((report) => ({ ...say(report), mine: report.actor === sender })),
    },
  ];
};

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
import { ownTableTexts } from "@losfee/messages/tournament-public-own-table";
import type { PageRequest } from "../../../../shell/page-request.ts";
import { type SaidResult, saidResult } from "../../parts/reports/said-result.ts";
import {
  type SheetRules,
  sheetRules,
  sheetsOf,
  type TableSheet,
} from "../../parts/tables/sheet.ts";
import { pages } from "../../tables-pages-of.ts";

/** A table's own sheet. */
export interface OwnTableModel {
  readonly table: number;
  /** 0 before the first stage, or if the table has no players in this one. */
  readonly stage: number;
  readonly label: string;
  readonly rules: SheetRules;
  readonly points: RankPointRules;
  /** One for all games, or one for each if tables change each game. */
  readonly sheets: readonly TableSheet[];
  readonly closed: boolean;
  /** Undecided reports of each game, and the result that counts. */
  readonly said: readonly SaidOfGame[];
}

/** Reports and result of one of the table's games. */
export interface SaidOfGame {
  readonly round: number;
  /** Number of the latest event about the game. */
  readonly seq: number;
  /** Report of this table in the fields, which a change replaces; 0 if there is none. */
  readonly own: number;
  /** The result that counts; null if there is none. */
  readonly counts: SaidResult | null;
  readonly reports: readonly (SaidResult & { readonly mine: boolean })[];
}

/**
 * The sheet of the viewer's table, in the current stage (or that of the link); viewers who are no
 * table use `?table=N`.
 */
const buildOwnTable = ({
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

/** A table's own page, which reports its results. */
export const ownTablePage = pages.publicPage("own-table", "/table", {
  access: "table",
  script: "view",
  build: buildOwnTable,
  title: ({ table }, { language }) => ownTableTexts[language].title({ table }),
});

import {
  type DescribedLaterImpact,
  describeLaterImpact,
  describeRefusal,
  formatTablesValue,
  type Language,
  stageLabel,
  stagesIn,
} from "@losfee/contract";
import {
  type ContestAddress,
  type CorrectionCommand,
  type EntryId,
  findStage,
  impactOnTables,
  type TableOutcome,
  type TablesImpact,
  type TournamentState,
  tableGame,
  tablesStages,
} from "@losfee/core";
import { correctTableTexts } from "@losfee/messages/tournament-console-correct-table";
import type { PageRequest } from "../../../../shell/page-request.ts";
import { type ImpactContext, impactContext } from "../../parts/impact/impact-context.ts";
import { type MovedLine, movedLines } from "../../parts/impact/moved-lines.tsx";
import { outcomeFrom } from "../../parts/tables/read-seats.ts";
import {
  recordedSheetsOf,
  type SheetCell,
  type SheetGame,
  sheetRules,
} from "../../parts/tables/sheet.ts";
import { tablesName } from "../../parts/tables/stages.ts";
import { pages } from "../../tables-pages-of.ts";

/** Consequences, ready for the page. */
export interface DescribedImpact {
  readonly moved: readonly MovedLine[];
  readonly later: DescribedLaterImpact;
  readonly context: ImpactContext;
}

/** A game at a table to correct, annul or erase. */
export interface CorrectTableModel {
  readonly stage: number;
  readonly game: number;
  readonly table: number;
  /** The round of the game. */
  readonly round: number;
  readonly label: string;
  readonly places: boolean;
  readonly status: SheetGame["status"];
  readonly annulled: string | null;
  readonly corrections: number;
  readonly seats: readonly (SheetCell & { readonly name: string; readonly text: string })[];
  /** True if nothing depends on it, so that it can be erased. */
  readonly erasable: boolean;
  readonly considered: CorrectionCommand | null;
  readonly impact: DescribedImpact | null;
  /** Reason against the change; else empty. */
  readonly problem: string;
  readonly closed: boolean;
}

/**
 * Returns the game in the address. `?p7=30&p9=20…` considers other points (or places) of entries 7,
 * 9 …, `?act=annul` an annulment: the page shows the consequences and records nothing.
 */
const buildCorrectTable = (request: PageRequest<"tables">): CorrectTableModel | null => {
  const { state, params, query, language } = request;
  const address = {
    stage: Number(params["stage"]),
    game: Number(params["game"]),
    table: Number(params["table"]),
  };
  const stage = state === null ? undefined : findStage(state, address.stage);
  if (state === null || stage?.status !== "published") return null;
  const found = tableGame(stage, address.game, address.table);
  const round = stage.games[address.game - 1]?.round ?? 0;
  const game = recordedSheetsOf(state, stage, language)
    .find(
      ({ table, games }) =>
        table === address.table && games.some((one) => one.game === address.game),
    )
    ?.games.find((one) => one.game === address.game);
  if (found === undefined || game === undefined) return null;
  const { places } = sheetRules(state, address.stage);
  const texts = new Map(
    game.cells.map((cell) => [cell.entry, query[`p${cell.entry}`] ?? textOf(cell)]),
  );
  const isConsidered =
    query["act"] === "annul" || game.cells.some(({ entry }) => `p${entry}` in query);
  const change = isConsidered
    ? changeFrom(
        query["act"],
        { round, board: address.table },
        outcomeFrom([...texts.keys()], texts, places),
      )
    : null;
  const name = (entry: EntryId): string => tablesName(state, entry);
  return {
    ...address,
    round,
    label: stageLabel(address.stage, state.settings, language),
    places,
    status: game.status,
    annulled: game.annulled,
    corrections: game.corrections,
    seats: game.cells.map((cell) => ({
      ...cell,
      name: name(cell.entry),
      text: texts.get(cell.entry) ?? "",
    })),
    erasable: !tablesStages(state).some((one) => one.stage > address.stage),
    closed: state.status === "closed",
    ...considered(state, change, language),
  };
};

const textOf = ({ value, absent }: SheetCell): string =>
  absent ? "-" : value === null ? "" : String(value);

const changeFrom = (
  act: string | undefined,
  address: ContestAddress,
  outcome: TableOutcome | null,
): CorrectionCommand | null => {
  // The form asks for the reason once the impact is known.
  const common = { ...address, reason: "", repair: "keep" } as const;
  if (act === "annul") return { type: "annul-game", ...common };
  return outcome === null ? null : { type: "correct-result", ...common, outcome };
};

const considered = (
  state: TournamentState,
  change: CorrectionCommand | null,
  language: Language,
): Pick<CorrectTableModel, "considered" | "impact" | "problem"> => {
  if (change === null) return { considered: null, impact: null, problem: "" };
  const impact = impactOnTables(state, change);
  if (!impact.ok) {
    const name = (entry: EntryId): string => tablesName(state, entry);
    const problem = describeRefusal(
      impact.error,
      language,
      name,
      stagesIn(state.settings, language),
    );
    return { considered: null, impact: null, problem };
  }
  return {
    considered: change,
    impact: describedImpact(state, impact.value, language),
    problem: "",
  };
};

const describedImpact = (
  state: TournamentState,
  impact: TablesImpact,
  language: Language,
): DescribedImpact => {
  const name = (entry: EntryId): string => tablesName(state, entry);
  return {
    moved: movedLines(impact, name, ({ values: [points] }) =>
      points === undefined ? "" : `(${formatTablesValue("RP", points, language)})`,
    ),
    later: describeLaterImpact(impact, language, name, stagesIn(state.settings, language)),
    context: impactContext(state, language),
  };
};

/** Corrects, annuls or erases a game at a table, and previews the impact. */
export const correctTablePage = pages.consolePage("correct", "/correct/:stage/:game/:table", {
  place: "results",
  typing: true,
  build: buildCorrectTable,
  title: ({ label, game, table }, page) =>
    correctTableTexts[page.language].title({ label, game, table }),
});

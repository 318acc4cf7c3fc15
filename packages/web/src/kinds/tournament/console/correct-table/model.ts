import { describeRefusal, formatTablesValue, type Language, stageLabel } from "@losfee/contract";
import {
  type ContestAddress,
  type EntryId,
  findStage,
  impactOnTables,
  type TableOutcome,
  type TablesImpact,
  type TournamentCommand,
  type TournamentState,
  tableGame,
  tablesStages,
} from "@losfee/core";
import type { PageRequest } from "../../../../shell/page.ts";
import { type SheetCell, type SheetGame, sheetRules, sheetsOf } from "../../parts/tables/sheet.ts";
import { tablesName } from "../../parts/tables/stages.ts";
import type { MovedLine } from "../correct/impact-section.tsx";
import { outcomeFrom } from "../sheets/typed.ts";

/** What would follow, ready to be shown. */
export interface ImpactLines {
  readonly moved: readonly MovedLine[];
  readonly next: {
    readonly label: string;
    readonly played: boolean;
    readonly acts: number;
    readonly out: readonly string[];
    readonly in: readonly string[];
    /** The name of the stage that would have followed instead; else empty. */
    readonly instead: string;
  } | null;
  readonly canDraftAgain: boolean;
}

/** A change that is considered: it is carried out as it stands here. */
export type ConsideredChange = Extract<
  TournamentCommand,
  { readonly type: "correct-result" | "annul-game" }
>;

/** A game at a table, to be corrected, annulled or taken back. */
export interface CorrectTableModel {
  readonly stage: number;
  readonly game: number;
  readonly table: number;
  /** The round that the game is. */
  readonly round: number;
  readonly label: string;
  readonly places: boolean;
  readonly status: SheetGame["status"];
  readonly annulled: string | null;
  readonly corrections: number;
  readonly seats: readonly (SheetCell & { readonly name: string; readonly text: string })[];
  /** Whether nothing was built on it: then it can be taken back. */
  readonly erasable: boolean;
  readonly considered: ConsideredChange | null;
  readonly impact: ImpactLines | null;
  /** Why it cannot be done; else empty. */
  readonly problem: string;
  readonly closed: boolean;
}

/**
 * The game of the address. `?p7=30&p9=20…` considers other points (or places) of entries 7, 9 …,
 * `?act=annul` an annulment: what would follow comes with the page, nothing is recorded.
 */
export const buildCorrectTable = (request: PageRequest<"tables">): CorrectTableModel | null => {
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
  const game = sheetsOf(state, stage, language)
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
  const asked = query["act"] === "annul" || game.cells.some(({ entry }) => `p${entry}` in query);
  const change = asked
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
): ConsideredChange | null => {
  // The reason is asked for once the impact is known; without any the rules would refuse.
  const common = { ...address, reason: "?", repair: "keep" } as const;
  if (act === "annul") return { type: "annul-game", ...common };
  return outcome === null ? null : { type: "correct-result", ...common, outcome };
};

const considered = (
  state: TournamentState,
  change: ConsideredChange | null,
  language: Language,
): Pick<CorrectTableModel, "considered" | "impact" | "problem"> => {
  if (change === null) return { considered: null, impact: null, problem: "" };
  const impact = impactOnTables(state, change);
  if (!impact.ok) {
    const name = (entry: EntryId): string => tablesName(state, entry);
    const problem = describeRefusal(impact.error, language, name);
    return { considered: null, impact: null, problem };
  }
  return { considered: change, impact: impactLines(state, impact.value, language), problem: "" };
};

type Row = TablesImpact["before"][number];

const impactLines = (
  state: TournamentState,
  impact: TablesImpact,
  language: Language,
): ImpactLines => {
  const name = (entry: EntryId): string => tablesName(state, entry);
  const rowOf = (rows: TablesImpact["before"], entry: EntryId) =>
    rows.find((one) => one.entry === entry);
  const placeText = (row: Row | undefined): string => (row === undefined ? "–" : `${row.rank}.`);
  const valueText = (row: Row | undefined): string => {
    const points = row?.values[0];
    return points === undefined ? "" : `(${formatTablesValue("RP", points, language)})`;
  };
  const { next } = impact;
  return {
    moved: impact.moved.map((entry) => {
      const [old, fresh] = [rowOf(impact.before, entry), rowOf(impact.after, entry)];
      const [was, is] = [old?.rank ?? 0, fresh?.rank ?? 0];
      return {
        entry,
        name: name(entry),
        before: `${placeText(old)} ${valueText(old)}`,
        place: placeText(fresh),
        value: valueText(fresh),
        change: is < was ? "up" : is > was ? "down" : "none",
      };
    }),
    next:
      next === null
        ? null
        : {
            label: stageLabel(next.stage, state.settings, language),
            played: next.played,
            acts: next.acts,
            out: next.out.map(name),
            in: next.in.map(name),
            instead:
              next.instead === null ? "" : stageLabel(next.instead, state.settings, language),
          },
    canDraftAgain: impact.canDraftAgain,
  };
};

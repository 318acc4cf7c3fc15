import { stageLabel } from "@losfee/contract";
import {
  currentStage,
  type EntryId,
  openGames,
  type TablesStage,
  type TournamentState,
} from "@losfee/core";
import type { PageRequest } from "../../../../shell/page.ts";
import { sheetRules } from "../../parts/tables/sheet.ts";
import { tablesName } from "../../parts/tables/stages.ts";
import { finalLines, type TablesLine, tablesLines } from "../stage-standings/lines.ts";

/** A table as the projector shows it: who sits there in the game that comes next, or was last. */
export interface ScreenTable {
  readonly table: number;
  readonly players: readonly { readonly entry: EntryId; readonly name: string }[];
}

/** What the projector shows in turn. */
export interface TablesScreenModel {
  readonly competition: string;
  readonly name: string;
  readonly closed: boolean;
  /** 0 before the first stage. */
  readonly stage: number;
  readonly label: string;
  /** The game whose seats are shown; 0 where players stay at their tables. */
  readonly game: number;
  readonly tables: readonly ScreenTable[];
  readonly standings: readonly TablesLine[];
  readonly open: number;
  readonly field: readonly string[];
  /** How long a screenful stays, in seconds: `?seconds=`. */
  readonly seconds: number;
  readonly address: string;
}

const SECONDS = { default: 12, least: 3, most: 120 } as const;

/** Tables of the stage that is played and its standings, for everybody in the hall. */
export const buildTablesScreen = ({
  state,
  query,
  language,
  baseUrl,
}: PageRequest<"tables">): TablesScreenModel | null => {
  if (state === null) return null;
  const stage = currentStage(state);
  const closed = state.status === "closed";
  const collator = new Intl.Collator(language, { numeric: true });
  const fixed = stage !== undefined && sheetRules(state, stage.stage).fixed;
  const game = stage === undefined ? 0 : gameInPlay(stage);
  return {
    competition: state.competition,
    name: state.name,
    closed,
    stage: stage?.stage ?? 0,
    label: stage === undefined ? "" : stageLabel(stage.stage, state.settings, language),
    game: fixed ? 0 : game,
    tables: stage === undefined || closed ? [] : tablesOf(state, stage, game),
    standings:
      stage === undefined
        ? []
        : closed
          ? finalLines(state, language)
          : tablesLines(state, stage.stage, language),
    open: stage === undefined ? 0 : openGames(stage).length,
    field:
      stage !== undefined
        ? []
        : [...state.entries.values()].map(({ name }) => name).sort(collator.compare),
    seconds: secondsFrom(query["seconds"]),
    address: `${baseUrl.replace(/^https?:\/\//, "")}/c/${state.competition}`,
  };
};

/** The first game without all its results, else the last. */
const gameInPlay = (stage: TablesStage): number =>
  openGames(stage).reduce((least, { game }) => Math.min(least, game), stage.games.length);

const tablesOf = (
  state: TournamentState,
  stage: TablesStage,
  game: number,
): readonly ScreenTable[] =>
  (stage.games[game - 1]?.tables ?? []).map(({ board, seats }) => ({
    table: board,
    players: seats.map((entry) => ({ entry, name: tablesName(state, entry) })),
  }));

const secondsFrom = (text: string | undefined): number => {
  const given = Number(text);
  if (text === undefined || !Number.isFinite(given)) return SECONDS.default;
  return Math.min(Math.max(given, SECONDS.least), SECONDS.most);
};

import { may, stageLabel } from "@losfee/contract";
import {
  type ContestAddress,
  openGames,
  type RankPointRules,
  type ScoreRange,
  type TableAddress,
  type TablesStage,
  type TournamentState,
  tableGame,
  tablesRulesOf,
  tablesStages,
} from "@losfee/core";
import type { ActorTerms } from "../../../../parts/console/actor-name.ts";
import type { PageRequest } from "../../../../shell/page-request.ts";
import {
  recordedSheetsOf,
  type SheetRules,
  sheetRules,
  type TableSheet,
} from "../../parts/tables/sheet.ts";
import { publishedStage, type StageChoice, stageChoices } from "../../parts/tables/stages.ts";
import type { KnownResult } from "../reports/entry-meaning.ts";
import { knownResult, type WaitingGame, waitingGames } from "../reports/model.ts";

/** A game at a table, with its known result. */
export interface KnownGame extends ContestAddress {
  readonly result: KnownResult;
}

/** Data for filling in the sheets of a stage. */
export interface SheetsModel {
  readonly stages: readonly StageChoice[];
  /** 0 before the first stage is published. */
  readonly stage: number;
  readonly label: string;
  /** If tables change each game: the game shown; else 0. */
  readonly game: number;
  readonly games: number;
  /** If tables change each game: the first other game to type; else 0. */
  readonly nextGame: number;
  readonly rules: SheetRules;
  /** Rules for the rank points shown while typing. */
  readonly points: RankPointRules;
  readonly scores: ScoreRange;
  readonly sheets: readonly TableSheet[];
  readonly missing: number;
  /** Those of them with reports that wait for the director. */
  readonly reported: number;
  /** Reports waiting for the director, in all rounds; for directors. */
  readonly waiting: readonly WaitingGame[];
  /** Known results of games that are no longer open. */
  readonly known: readonly KnownGame[];
  /** True if a later stage depends on this one: results are then corrected, not erased. */
  readonly builtOn: boolean;
  readonly director: boolean;
  /** Name under which the viewer enters results, and can undo them. */
  readonly viewer: string;
  readonly closed: boolean;
}

/**
 * Returns the sheets of stage `:round` (the address is shared with tournaments), by default of the
 * last published; `?game=N` if tables change each game.
 */
export const buildSheets = ({
  state,
  params,
  query,
  viewer,
  language,
  people,
}: PageRequest<"tables">): SheetsModel | null => {
  if (state === null) return null;
  const number = params["round"];
  const stage = publishedStage(state, number);
  if (stage === null && number !== undefined && number !== "") return null;
  const { scores } = state.settings;
  const { best, scales, tieRounding, sharedWins, sharedLosses } = tablesRulesOf(state.settings);
  const common = {
    stages: stageChoices(state, language),
    points: { best, scales, tieRounding, sharedWins, sharedLosses },
    scores,
    director: may(viewer, "director"),
    viewer: viewer.label,
    closed: state.status === "closed",
  };
  if (stage === null) {
    const rules = { places: false, fixed: true };
    const none = { sheets: [], missing: 0, reported: 0, waiting: [], known: [], builtOn: false };
    return { ...common, ...none, stage: 0, label: "", game: 0, games: 0, nextGame: 0, rules };
  }
  const rules = sheetRules(state, stage.stage);
  const open = openGames(stage);
  const toType = open.filter((one) => tableGame(stage, one.game, one.table)?.result === null);
  const game = rules.fixed ? 0 : gameOf(stage, toType, query["game"]);
  return {
    ...common,
    stage: stage.stage,
    label: stageLabel(stage.stage, state.settings, language),
    game,
    games: stage.games.length,
    nextGame: rules.fixed ? 0 : firstGame(toType.filter((one) => one.game !== game)),
    rules,
    sheets: recordedSheetsOf(state, stage, language).filter(
      ({ games }) => game === 0 || games[0]?.game === game,
    ),
    missing: open.length,
    reported: open.length - toType.length,
    waiting: may(viewer, "director") ? waitingGames(state, { language, people }) : [],
    known: knownGames(state, stage, { viewer, language, people }),
    builtOn: tablesStages(state).some((one) => one.stage > stage.stage),
  };
};

const knownGames = (
  state: TournamentState,
  stage: TablesStage,
  request: ActorTerms & Pick<PageRequest, "viewer">,
): readonly KnownGame[] =>
  state.rounds
    .filter((round) => round.stage === stage.stage - 1)
    .flatMap((round) =>
      round.games.flatMap((game) => {
        const result = knownResult(state, round, game, request);
        return result === null ? [] : [{ round: round.number, board: game.board, result }];
      }),
    );

/** The first of these games; 0 if there is none. */
const firstGame = (games: readonly TableAddress[]): number =>
  games.length === 0 ? 0 : Math.min(...games.map(({ game }) => game));

/** The game of this number, else the first to type, else the last. */
const gameOf = (
  stage: TablesStage,
  toType: readonly TableAddress[],
  text: string | undefined,
): number => {
  const number = Number(text);
  if (stage.games.some(({ game }) => game === number)) return number;
  return firstGame(toType) || stage.games.length;
};

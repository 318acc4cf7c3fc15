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
import type { PageRequest } from "../../../../shell/page.ts";
import {
  recordedSheetsOf,
  type SheetRules,
  sheetRules,
  type TableSheet,
} from "../../parts/tables/sheet.ts";
import { publishedStage, type StageChoice, stageChoices } from "../../parts/tables/stages.ts";
import type { KnownResult } from "../reports/entry-meaning.ts";
import { knownResult, type WaitingGame, waitingGames } from "../reports/model.ts";

/** A game at a table, and what is known of how it ended. */
export interface KnownGame extends ContestAddress {
  readonly result: KnownResult;
}

/** What the sheets of a stage need to be filled in. */
export interface SheetsModel {
  readonly stages: readonly StageChoice[];
  /** 0 before the first stage is published. */
  readonly stage: number;
  readonly label: string;
  /** With new tables each game: the game shown; else 0. */
  readonly game: number;
  readonly games: number;
  /** With new tables each game: the first other game to be typed; else 0. */
  readonly nextGame: number;
  readonly rules: SheetRules;
  /** What decides about rank points: they are shown while typing. */
  readonly points: RankPointRules;
  readonly scores: ScoreRange;
  readonly sheets: readonly TableSheet[];
  readonly missing: number;
  /** What was reported and waits for the director, in all rounds; for directors. */
  readonly waiting: readonly WaitingGame[];
  /** What is known of the games of the sheets that are not open any more. */
  readonly known: readonly KnownGame[];
  /** Whether a later stage was made from this one: results are then corrected, not erased. */
  readonly builtOn: boolean;
  readonly director: boolean;
  /** As whom results are entered: one's own can be taken back. */
  readonly viewer: string;
  readonly closed: boolean;
}

/**
 * The sheets of stage `:round` (the address that tournaments have, too), by default of the last that
 * is published; `?game=N` where tables are new each game.
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
    const none = { sheets: [], missing: 0, waiting: [], known: [], builtOn: false };
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

/** The first game of these; 0 where there is none. */
const firstGame = (games: readonly TableAddress[]): number =>
  games.length === 0 ? 0 : Math.min(...games.map(({ game }) => game));

/** The game of this number, else the first that is to be typed, else the last. */
const gameOf = (
  stage: TablesStage,
  toType: readonly TableAddress[],
  text: string | undefined,
): number => {
  const number = Number(text);
  if (stage.games.some(({ game }) => game === number)) return number;
  return firstGame(toType) || stage.games.length;
};

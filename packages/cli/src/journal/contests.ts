import {
  type ContestAddress,
  type EntryId,
  gameTermsOf,
  placeOf,
  type TablesStage,
  type TournamentState,
} from "@losfee/core";
import { resultTexts } from "@losfee/messages/cli-result";
import { stageTexts } from "@losfee/messages/cli-stage";
import { type Call, integerFrom, misused } from "../call/call.ts";
import { EXIT, Failure } from "../call/exit.ts";
import type { Competition } from "./competition.ts";
import type { Part } from "./parts.ts";

/** Returns the contest of a text: a board, or `3.2` for table 3, game 2. */
export const contestNamed = (call: Call, part: Part, text: string): ContestAddress =>
  part.at === "boards"
    ? { round: part.round.number, board: integerFrom(call, "board", text, 1) }
    : contestOf(call, part.stage, gameNamed(call, text));

/** A table and a game within its stage. */
interface GameOfStage {
  readonly board: number;
  readonly game: number;
}

/** Parses the table and game of `3.2`. */
export const gameNamed = (call: Call, text: string): GameOfStage => {
  const [, board, game] = /^(\d{1,5})\.(\d{1,5})$/.exec(text.trim()) ?? [];
  if (board !== undefined && game !== undefined) {
    return { board: Number(board), game: Number(game) };
  }
  throw misused(stageTexts[call.language].notAGame({ text }), "game-expected", { given: text });
};

/** Returns the place of a stage's game; ends the call if there is no such game. */
export const contestOf = (
  call: Call,
  stage: TablesStage,
  { board, game }: GameOfStage,
): ContestAddress => {
  const played = stage.games.find((one) => one.game === game);
  if (played?.tables.some((table) => table.board === board)) return { round: played.round, board };
  const boards = (played ?? stage.games[0])?.tables.map((table) => table.board) ?? [];
  const [tables, games] = [Math.max(0, ...boards), stage.games.length];
  const message = stageTexts[call.language].noGame({ place: `${board}.${game}`, tables, games });
  const details = { code: "unknown-table", stage: stage.stage, game, table: board, tables, games };
  throw new Failure(EXIT.refused, message, details);
};

/** Returns a contest's name for sentences, or its short mark. */
export const placeText = (
  { call, stageOf, state }: Pick<Competition, "call" | "stageOf" | "state">,
  address: ContestAddress,
  form: "whole" | "mark" = "whole",
): string => {
  const { round, board, at } = placeOf(state(), address);
  const words = resultTexts[call.language];
  if (at === undefined) {
    const { entrants } = gameTermsOf(state().settings);
    return words[entrants === "teams" ? "matches" : "boards"][form]({ round, board });
  }
  const stage = stageOf(at.stage);
  return form === "mark"
    ? words.tableMark({ stage, game: `${board}.${at.game}` })
    : words.table({ stage, table: board, game: at.game });
};

/** Returns the players at a table in a game. */
export const seatsAt = (
  { rounds }: TournamentState,
  { round, board }: ContestAddress,
): readonly EntryId[] =>
  rounds[round - 1]?.games.find((contest) => contest.board === board)?.seats ?? [];

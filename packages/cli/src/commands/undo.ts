import type { TableAddress, TablesState, TournamentState } from "@losfee/core";
import { type Call, integerFrom, integerOption, optionalArgument } from "../call/call.ts";
import { EXIT, type ExitCode, Failure } from "../call/exit.ts";
import { type Competition, inRoundsOrAtTables, printDone } from "../journal/competition.ts";
import { roundInPlay } from "../journal/rounds.ts";
import { gameAddress, stageInPlay } from "../journal/stages.ts";
import { resultTexts } from "../language/result.ts";
import { tableResultTexts } from "../language/table-result.ts";

/** `losfee undo [BOARD]`: takes back the result of a board or table; without one, the last. */
export const run = (call: Call): Promise<ExitCode> =>
  inRoundsOrAtTables(call, undoInRound, undoAtTable);

const undoInRound = async (competition: Competition): Promise<ExitCode> => {
  const { call } = competition;
  const words = resultTexts[call.language];
  const number = integerOption(call, "round", 1);
  const text = optionalArgument(call, 0);
  const place =
    text === undefined
      ? lastResult(competition.state(), number)
      : {
          round: roundInPlay(competition, number).number,
          board: integerFrom(call, "BOARD", text, 1),
        };
  if (place === null) throw nothingToUndo(call);
  const answer = await competition.executeCommand({ type: "erase-result", ...place });
  return printDone(competition, [answer], words.undone(place.round, place.board));
};

const undoAtTable = async (competition: Competition<"tables">): Promise<ExitCode> => {
  const { call } = competition;
  const number = integerOption(call, "round", 1);
  const text = optionalArgument(call, 0);
  const place =
    text === undefined
      ? lastTableResult(competition.state(), number)
      : { stage: stageInPlay(competition, number).stage, ...gameAddress(call, text) };
  if (place === null) throw nothingToUndo(call);
  const answer = await competition.executeCommand({ type: "erase-result", ...place });
  const { undone } = tableResultTexts[call.language];
  return printDone(competition, [answer], undone(place.stage, `${place.table}.${place.game}`));
};

const nothingToUndo = (call: Call): Failure =>
  new Failure(EXIT.refused, resultTexts[call.language].nothingToUndo, { code: "no-result" });

const lastTableResult = (
  { stages }: TablesState,
  number: number | undefined,
): TableAddress | null => {
  const results = stages
    .filter(({ stage }) => number === undefined || stage === number)
    .flatMap(({ stage, games }) =>
      games.flatMap(({ game, tables }) =>
        tables.flatMap(({ table, result }) =>
          result === null ? [] : [{ seq: result.seq, address: { stage, game, table } }],
        ),
      ),
    );
  const [last] = results.sort((a, b) => b.seq - a.seq);
  return last?.address ?? null;
};

const lastResult = (
  { rounds }: TournamentState,
  number: number | undefined,
): { readonly round: number; readonly board: number } | null => {
  const results = rounds
    .filter((round) => number === undefined || round.number === number)
    .flatMap((round) =>
      round.games.flatMap(({ board, result }) =>
        result === null ? [] : [{ seq: result.seq, round: round.number, board }],
      ),
    );
  const [last] = results.sort((a, b) => b.seq - a.seq);
  return last === undefined ? null : { round: last.round, board: last.board };
};

import type { TournamentState } from "@losfee/core";
import { type Call, integerFrom, integerOption, optionalArgument } from "../call.ts";
import { EXIT, type ExitCode, Failure } from "../exit.ts";
import { tellDone, withTournament } from "../journal/competition.ts";
import { roundInPlay } from "../journal/rounds.ts";
import { resultTexts } from "../language/result.ts";

/** `losfee undo [BOARD]`: takes back the result of a board; without one, the last that was entered. */
export const run = (call: Call): Promise<ExitCode> =>
  withTournament(call, async (competition) => {
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
    if (place === null) {
      throw new Failure(EXIT.refused, words.nothingToUndo, { code: "no-result" });
    }
    const answer = await competition.carryOut({ type: "erase-result", ...place });
    return tellDone(competition, [answer], words.undone(place.round, place.board));
  });

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

import type { ContestAddress, TournamentState } from "@losfee/core";
import { resultTexts } from "@losfee/messages/cli-result";
import { type Call, integerOption, optionalArgument } from "../call/call.ts";
import { EXIT, type ExitCode, Failure } from "../call/exit.ts";
import { type Competition, printDone } from "../journal/competition.ts";
import { contestNamed, placeText } from "../journal/contests.ts";
import { withTournament } from "../journal/kind.ts";
import { partInPlay, partNumbered, roundsOf } from "../journal/parts.ts";

/** `losfee undo [BOARD]`: takes back the result of a board or table; without one, the last. */
export const run = (call: Call): Promise<ExitCode> =>
  withTournament(call, async (competition) => {
    const words = resultTexts[call.language];
    const number = integerOption(call, "round", 1);
    const text = optionalArgument(call, 0);
    const address =
      text === undefined
        ? lastResult(competition, number)
        : contestNamed(call, partInPlay(competition, number), text);
    if (address === null) {
      throw new Failure(EXIT.refused, words.nothingToUndo, { code: "no-result" });
    }
    const answer = await competition.executeCommand({ type: "erase-result", ...address });
    const place = placeText(competition, address);
    return printDone(competition, [answer], words.undone({ place }));
  });

/** Returns the last result: of the part with this number, or of all. */
const lastResult = (
  competition: Competition,
  number: number | undefined,
): ContestAddress | null => {
  const { rounds }: TournamentState = competition.state();
  const among =
    number === undefined ? rounds : roundsOf(competition, partNumbered(competition, number));
  const results = among.flatMap((round) =>
    round.games.flatMap(({ board, result }) =>
      result === null ? [] : [{ seq: result.seq, address: { round: round.number, board } }],
    ),
  );
  return results.sort((a, b) => b.seq - a.seq)[0]?.address ?? null;
};

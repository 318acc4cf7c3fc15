import type { ContestAddress } from "@losfee/core";
import { type Call, integerOption, restArguments } from "../call/call.ts";
import { EXIT, type ExitCode, Failure } from "../call/exit.ts";
import { type Competition, printDone } from "../journal/competition.ts";
import { contestNamed } from "../journal/contests.ts";
import { withTournament } from "../journal/kind.ts";
import { type Part, partInPlay, roundsOf } from "../journal/parts.ts";
import { resultTexts } from "../language/result.ts";

/** `losfee confirm [3.2 …]`: confirms what players have reported; without any, all of it. */
export const run = (call: Call): Promise<ExitCode> =>
  withTournament(call, async (competition) => {
    const words = resultTexts[call.language];
    const part = partInPlay(competition, integerOption(call, "round", 1));
    const addresses = restArguments(call, 0).map((text) => contestNamed(call, part, text));
    const results = addresses.length > 0 ? addresses : reportedIn(competition, part);
    if (results.length === 0) {
      throw new Failure(EXIT.refused, words.nothingToConfirm, { code: "no-result" });
    }
    const answer = await competition.executeCommand({ type: "confirm-results", results });
    return printDone(competition, [answer], words.confirmed(answer.events.length));
  });

/** What waits to be confirmed; what is in conflict too, so that the answer says what is left. */
const reportedIn = (competition: Competition, part: Part): readonly ContestAddress[] =>
  roundsOf(competition, part).flatMap(({ number: round, games }) =>
    games
      .filter(({ result }) => result?.status === "reported" || result?.status === "conflict")
      .map(({ board }) => ({ round, board })),
  );

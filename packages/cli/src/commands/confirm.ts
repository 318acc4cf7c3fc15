import {
  type Contest,
  type ContestAddress,
  isUnusual,
  type SeatedOutcome,
  unusualIn,
} from "@losfee/core";
import { resultTexts } from "@losfee/messages/cli-result";
import { type Call, integerOption, restArguments } from "../call/call.ts";
import { EXIT, type ExitCode, Failure } from "../call/exit.ts";
import { type Competition, printDone } from "../journal/competition.ts";
import { contestNamed } from "../journal/contests.ts";
import { withTournament } from "../journal/kind.ts";
import { type Part, partInPlay, roundsOf } from "../journal/parts.ts";

/**
 * `losfee confirm [3.2 …]`: confirms what players have reported; without any, all of it but for what is
 * unusual: that is named, to be confirmed by itself.
 */
export const run = (call: Call): Promise<ExitCode> =>
  withTournament(call, async (competition) => {
    const words = resultTexts[call.language];
    const part = partInPlay(competition, integerOption(call, "round", 1));
    const addresses = restArguments(call, 0).map((text) => contestNamed(call, part, text));
    const { plain, unusual } = reportedIn(competition, part);
    const results = addresses.length > 0 ? addresses : plain;
    const left = addresses.length > 0 ? [] : unusual;
    const { settings } = competition.state();
    const doubts = left.flatMap((one) => unusualIn(settings, one));
    if (results.length === 0) {
      const { messages, nameOf } = competition;
      const why = doubts.map((doubt) => messages.describeWarning(doubt, call.language, nameOf));
      const text =
        left.length === 0 ? words.nothingToConfirm : words.leftUnusual({ count: left.length });
      throw new Failure(EXIT.refused, [text, ...why].join(" "), { code: "no-result" });
    }
    const answer = await competition.executeCommand({ type: "confirm-results", results });
    const done = words.confirmed({ count: answer.events.length });
    return printDone(
      competition,
      [{ ...answer, warnings: [...answer.warnings, ...doubts] }],
      left.length === 0 ? done : `${done} ${words.leftUnusual({ count: left.length })}`,
    );
  });

interface Reported {
  /** Includes the conflicts, so that the answer says what is left. */
  readonly plain: readonly ContestAddress[];
  readonly unusual: readonly SeatedOutcome[];
}

/** Returns the reports waiting for confirmation. */
const reportedIn = (competition: Competition, part: Part): Reported => {
  const { settings } = competition.state();
  const plain: ContestAddress[] = [];
  const unusual: SeatedOutcome[] = [];
  for (const { number: round, games } of roundsOf(competition, part)) {
    for (const { board, seats, result } of games as readonly Contest[]) {
      if (result?.status === "reported" && isUnusual(settings, result)) {
        unusual.push({ seats, outcome: result.outcome });
      } else if (result?.status === "reported" || result?.status === "conflict") {
        plain.push({ round, board });
      }
    }
  }
  return { plain, unusual };
};

import { resultTexts } from "@losfee/messages/cli-result";
import { argument, type Call, integerOption, textOption } from "../call/call.ts";
import { EXIT, type ExitCode } from "../call/exit.ts";
import { printDone } from "../journal/competition.ts";
import { contestNamed, placeText } from "../journal/contests.ts";
import { withTables } from "../journal/kind.ts";
import { partInPlay } from "../journal/parts.ts";
import { changeResult } from "./change-result.ts";
import { repairFrom } from "./confirm-change.ts";

/** `losfee annul 3.2 --reason …`: annuls a game at a table; shows first what changes. */
export const run = (call: Call): Promise<ExitCode> =>
  withTables(call, async (competition) => {
    const part = partInPlay(competition, integerOption(call, "round", 1));
    const address = contestNamed(call, part, argument(call, 0));
    const answer = await changeResult(competition, {
      type: "annul-game",
      ...address,
      reason: textOption(call, "reason") ?? "",
      repair: repairFrom(call),
    });
    if (answer === null) return EXIT.refused;
    const place = placeText(competition, address);
    return printDone(competition, [answer], resultTexts[call.language].annulled({ place }));
  });

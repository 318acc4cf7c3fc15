import { correctionTexts } from "@losfee/messages/cli-correction";
import {
  argument,
  type Call,
  flagOption,
  integerFrom,
  misused,
  reasonOption,
  restArguments,
} from "../call/call.ts";
import { EXIT, type ExitCode } from "../call/exit.ts";
import { printDone } from "../journal/competition.ts";
import { withTournament } from "../journal/kind.ts";
import { partNumbered } from "../journal/parts.ts";
import { readResultLine } from "../journal/result-line.ts";
import { echoText } from "../views/echo.ts";
import { changeResult } from "./change-result.ts";
import { repairFrom } from "./confirm-change.ts";

/**
 * `losfee correct ROUND LINE --reason …`: shows what a correction changes, asks, then corrects.
 * Without a terminal to ask at, `--yes` confirms; without it nothing is changed.
 */
export const run = (call: Call): Promise<ExitCode> =>
  withTournament(call, async (competition) => {
    const t = correctionTexts[call.language];
    const part = partNumbered(competition, integerFrom(call, "round", argument(call, 0), 1));
    const line = readResultLine(competition, part, restArguments(call, 1).join(" "));
    if (!line.ok) throw line.error;
    const { outcome } = line.value;
    const isSwapped = flagOption(call, "swapped") === true;
    const isPlayed = outcome.kind === "played";
    if (isSwapped && !isPlayed) throw misused(t.swappedUnplayed, "swapped-not-played");
    const reason = reasonOption(call);
    const repair = repairFrom(call);
    const answer = await changeResult(competition, {
      type: "correct-result",
      ...line.value,
      outcome: isSwapped && isPlayed ? { ...outcome, swapped: true as const } : outcome,
      reason,
      repair,
    });
    if (answer === null) return EXIT.refused;
    const echo = echoText(competition, line.value, answer.echo, false);
    return printDone(competition, [answer], `${t.corrected} ${echo}`.trimEnd());
  });

import { type CorrectionImpact, impactOfCorrection } from "@losfee/core";
import { argument, type Call, integerFrom, restArguments, textOption } from "../call/call.ts";
import { EXIT, type ExitCode, Failure } from "../call/exit.ts";
import {
  actorOf,
  type Competition,
  inRoundsOrAtTables,
  printDone,
} from "../journal/competition.ts";
import { roundNumbered } from "../journal/rounds.ts";
import { correctionTexts } from "../language/correction.ts";
import { print, printJson } from "../terminal/print.ts";
import { impactText } from "../views/impact.ts";
import { isConfirmed, repairFrom } from "./confirm-change.ts";
import { echoText, readLine } from "./result.ts";

/**
 * `losfee correct ROUND LINE --reason …`: shows what a correction changes, asks, then corrects.
 * Without a terminal to ask at, `--yes` confirms; without it nothing is changed.
 */
export const run = (call: Call): Promise<ExitCode> =>
  inRoundsOrAtTables(call, correctRound, async (competition) => {
    const { correctTables } = await import("./change-tables.ts");
    return correctTables(competition);
  });

const correctRound = async (competition: Competition): Promise<ExitCode> => {
  const { call } = competition;
  const number = integerFrom(call, "ROUND", argument(call, 0), 1);
  const round = roundNumbered(competition, number);
  const outcome = readLine(competition, round, restArguments(call, 1).join(" "));
  if (!outcome.ok) throw outcome.error;
  const command = {
    type: "correct-result",
    round: number,
    outcome: outcome.value,
    reason: textOption(call, "reason") ?? "",
    repair: repairFrom(call),
  } as const;
  const impact = impactOfCorrection(competition.state(), command, { actor: actorOf(call) });
  if (!impact.ok) {
    const { describeRefusal } = competition.messages;
    const message = describeRefusal(impact.error, call.language, competition.nameOf);
    throw new Failure(EXIT.refused, message, impact.error);
  }
  if (!(await isConfirmed(call, () => showImpact(competition, impact.value)))) return EXIT.refused;
  const answer = await competition.executeCommand(command);
  const echo = answer.echo;
  const done =
    echo === undefined ? "" : echoText(call, competition.state(), competition.messages, echo);
  const { corrected } = correctionTexts[call.language];
  return printDone(competition, [answer], `${corrected} ${done}`.trimEnd());
};

const showImpact = (competition: Competition, impact: CorrectionImpact): void => {
  if (competition.call.json) printJson({ impact });
  else print(impactText(competition, impact));
};

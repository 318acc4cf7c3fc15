import { type CorrectionImpact, impactOfCorrection, type Repair } from "@losfee/core";
import {
  argument,
  type Call,
  flagOption,
  integerFrom,
  misused,
  restArguments,
  textOption,
} from "../call.ts";
import { EXIT, type ExitCode, Failure } from "../exit.ts";
import { actorOf, type Competition, tellDone, withTournament } from "../journal/competition.ts";
import { roundNumbered } from "../journal/rounds.ts";
import { correctionTexts } from "../language/correction.ts";
import { confirm } from "../terminal/confirm.ts";
import { note, print, printJson } from "../terminal/print.ts";
import { impactText } from "../views/impact.ts";
import { echoText, readLine } from "./result.ts";

/**
 * `losfee correct ROUND LINE --reason …`: shows what a correction changes, asks, then corrects.
 * Without a terminal to ask at, `--yes` confirms; without it nothing is changed.
 */
export const run = (call: Call): Promise<ExitCode> =>
  withTournament(call, async (competition) => {
    const words = correctionTexts[call.language];
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
    if (flagOption(call, "yes") !== true) {
      showImpact(competition, impact.value);
      if (call.json || !process.stdin.isTTY) {
        note(words.confirmByOption);
        return EXIT.refused;
      }
      if (!(await confirm(words.question, call.language))) {
        note(words.unchanged);
        return EXIT.refused;
      }
    }
    const answer = await competition.carryOut(command);
    const echo = answer.echo;
    const done = echo === undefined ? "" : echoText(call, competition.messages, echo);
    return tellDone(competition, [answer], `${words.corrected} ${done}`.trimEnd());
  });

const showImpact = (competition: Competition, impact: CorrectionImpact): void => {
  if (competition.call.json) printJson({ impact });
  else print(impactText(competition, impact));
};

const repairFrom = (call: Call): Repair => {
  const given = textOption(call, "repair") ?? "keep";
  if (given === "keep" || given === "draft-again") return given;
  throw misused(correctionTexts[call.language].unknownRepair(given), "unknown-repair", { given });
};

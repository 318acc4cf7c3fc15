import type { CommandAnswer } from "@losfee/contract/api";
import { type Call, flagOption, integerOption, textOption, textOptions } from "../call/call.ts";
import { EXIT, type ExitCode, Failure } from "../call/exit.ts";
import { pairingHint } from "../call/pairing-hint.ts";
import { refuseUnknownSystem, systemOptions } from "../call/system-options.ts";
import { type Competition, inRoundsOrAtTables, printDone } from "../journal/competition.ts";
import { attemptDespite, carryOutDespite } from "../journal/despite.ts";
import { pairNamed } from "../journal/players.ts";
import { roundNumbered } from "../journal/rounds.ts";
import { pairTexts } from "../language/pair.ts";
import { roundText } from "../views/round.ts";

/**
 * `losfee pair`: drafts the next round or stage of the competition; with `--publish` shows it to all.
 */
export const pairCompetition = (call: Call): Promise<ExitCode> =>
  inRoundsOrAtTables(call, pairRound, async (competition) => {
    const { draftStage } = await import("./draft-stage.ts");
    return draftStage(competition);
  });

const pairRound = async (competition: Competition): Promise<ExitCode> => {
  const { call } = competition;
  const drafted = await draft(competition);
  const { number } = roundNumbered(competition, undefined);
  const answers = [drafted];
  if (flagOption(call, "publish") === true) {
    answers.push(await carryOutDespite(competition, { type: "publish-round", round: number }));
  }
  const round = roundNumbered(competition, number);
  const text = roundText(competition, round, flagOption(call, "why") === true);
  const hint = round.status === "draft" ? `\n${pairTexts[call.language].toPublish}` : "";
  return printDone(competition, answers, text + hint);
};

const draft = async (competition: Competition): Promise<CommandAnswer> => {
  const { call, messages, nameOf } = competition;
  const system = textOption(call, "system");
  if (system !== undefined) await refuseUnknownSystem(call, system);
  const basedOn = integerOption(call, "basedOn");
  const pairs = (name: string) =>
    textOptions(call, name).map((text) => pairNamed(call, competition.state(), text));
  const options = systemOptions(call);
  const reason = textOption(call, "reason");
  const answer = await attemptDespite(competition, {
    type: "draft-round",
    pinned: pairs("pin"),
    forbidden: pairs("forbid"),
    ...(basedOn === undefined ? {} : { basedOn }),
    ...(system === undefined ? {} : { system }),
    ...(Object.keys(options).length === 0 ? {} : { options }),
    ...(reason === undefined ? {} : { reason }),
  });
  if (answer.ok) return answer.value;
  const { error } = answer;
  const message = messages.describeCommandRefusal(error, call.language, nameOf);
  const misuse = error.code === "unknown-option" || error.code === "option-out-of-range";
  throw new Failure(
    misuse ? EXIT.invalid : EXIT.refused,
    message + pairingHint(call, error),
    error,
  );
};

import { type CorrectionCommand, impactOfCorrection, impactOnTables } from "@losfee/core";
import type { CommandAnswer } from "@losfee/server/local";
import { impactResourceOf } from "@losfee/server/resources";
import { EXIT, Failure } from "../call/exit.ts";
import type { Competition } from "../journal/competition.ts";
import { print, printJson } from "../terminal/print.ts";
import { impactText } from "../views/impact.ts";
import { isConfirmed } from "./confirm-change.ts";

/**
 * Corrects a result or annuls a game after a confirmation that shows the changes; null without it.
 * Also shows the changes without a reason.
 */
export const changeResult = async (
  competition: Competition,
  command: CorrectionCommand,
): Promise<CommandAnswer | null> => {
  const { call, messages, nameOf, stageOf } = competition;
  const impact = impactOf(competition, command);
  if (!impact.ok) {
    const message = messages.describeRefusal(impact.error, call.language, nameOf, stageOf);
    throw new Failure(EXIT.refused, message, impact.error);
  }
  const show = (): void => {
    if (call.json) printJson(impactResourceOf(competition.state(), impact.value, call.language));
    else print(impactText(competition, impact.value));
  };
  if (command.reason.trim() === "") {
    show();
    const refusal = { code: "reason-missing" } as const;
    throw new Failure(
      EXIT.refused,
      messages.describeRefusal(refusal, call.language, nameOf),
      refusal,
    );
  }
  return (await isConfirmed(call, show)) ? competition.executeCommand(command) : null;
};

const impactOf = ({ state }: Competition, command: CorrectionCommand) => {
  const isAtBoards = state().rounds[command.round - 1]?.at === "boards";
  return command.type === "correct-result" && isAtBoards
    ? impactOfCorrection(state(), command)
    : impactOnTables(state(), command);
};

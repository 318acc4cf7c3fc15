import { impactOnTables, type TablesImpact } from "@losfee/core";
import type { CommandInput } from "@losfee/server/local";
import { argument, integerFrom, restArguments, textOption } from "../call/call.ts";
import { EXIT, type ExitCode, Failure } from "../call/exit.ts";
import { actorOf, type Competition, printDone } from "../journal/competition.ts";
import { stageNumbered } from "../journal/stages.ts";
import { readTableLine } from "../journal/table-line.ts";
import { correctionTexts } from "../language/correction.ts";
import { print, printJson } from "../terminal/print.ts";
import { tablesImpactText } from "../views/tables-impact.ts";
import { isConfirmed, repairFrom } from "./confirm-change.ts";
import { tableEcho } from "./result-tables.ts";

type Change = Extract<CommandInput<"tables">, { type: "correct-result" | "annul-game" }>;

/** `losfee correct STAGE 3.2 120 98 87 --reason …`: shows what changes, asks, then corrects. */
export const correctTables = async (competition: Competition<"tables">): Promise<ExitCode> => {
  const { call } = competition;
  const number = integerFrom(call, "STAGE", argument(call, 0), 1);
  const stage = stageNumbered(competition, number);
  const line = readTableLine(competition, stage, restArguments(call, 1).join(" "));
  if (!line.ok) throw line.error;
  const reason = textOption(call, "reason") ?? "";
  const command = {
    type: "correct-result",
    ...line.value,
    reason,
    repair: repairFrom(call),
  } as const;
  const { corrected } = correctionTexts[call.language];
  return changeTables(
    competition,
    command,
    () => `${corrected} ${tableEcho(competition, line.value)}`,
  );
};

/** Changes a game that was played once that is confirmed, with the impact in view. */
export const changeTables = async (
  competition: Competition<"tables">,
  command: Change,
  sentence: () => string,
): Promise<ExitCode> => {
  const { call, messages, nameOf, state } = competition;
  const impact = impactOnTables(state(), command, { actor: actorOf(call) });
  if (!impact.ok) {
    const message = messages.describeRefusalOf("tables", impact.error, call.language, nameOf);
    throw new Failure(EXIT.refused, message, impact.error);
  }
  if (!(await isConfirmed(call, () => showImpact(competition, impact.value)))) return EXIT.refused;
  const answer = await competition.executeCommand(command);
  return printDone(competition, [answer], sentence());
};

const showImpact = (competition: Competition<"tables">, impact: TablesImpact): void => {
  if (competition.call.json) printJson({ impact });
  else print(tablesImpactText(competition, impact));
};

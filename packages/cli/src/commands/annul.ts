import { argument, type Call, integerOption, textOption } from "../call/call.ts";
import type { ExitCode } from "../call/exit.ts";
import { ofKind, withCompetition } from "../journal/competition.ts";
import { gameAddress, stageInPlay } from "../journal/stages.ts";
import { tableResultTexts } from "../language/table-result.ts";
import { changeTables } from "./change-tables.ts";
import { repairFrom } from "./confirm-change.ts";

/** `losfee annul 3.2 --reason …`: a game at a table counts for nobody; shows first what changes. */
export const run = (call: Call): Promise<ExitCode> =>
  withCompetition(call, async (any) => {
    const competition = ofKind("tables", any);
    const place = argument(call, 0);
    const { stage } = stageInPlay(competition, integerOption(call, "round", 1));
    const command = {
      type: "annul-game",
      stage,
      ...gameAddress(call, place),
      reason: textOption(call, "reason") ?? "",
      repair: repairFrom(call),
    } as const;
    const { annulled } = tableResultTexts[call.language];
    return changeTables(competition, command, () => annulled(stage, place));
  });

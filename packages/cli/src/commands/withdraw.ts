import { argument, type Call, integerOption, textOption } from "../call/call.ts";
import { EXIT, type ExitCode } from "../call/exit.ts";
import { printDone, withTournament } from "../journal/competition.ts";
import { playerLabel, playerNamed } from "../journal/players.ts";
import { directorTexts } from "../language/director.ts";
import { isAgreed } from "./confirm-entries.ts";
import { aboutEntry } from "./one-entry.ts";

/** `losfee withdraw PLAYER [--from-round N] [--reason …]`: from now on, or a later round, without. */
export const run = (call: Call): Promise<ExitCode> => {
  const reason = textOption(call, "reason") ?? "";
  const fromRound = integerOption(call, "fromRound", 1);
  const { withdrawn } = directorTexts[call.language];
  if (fromRound === undefined) {
    return aboutEntry(call, (entry) => ({ type: "withdraw-entry", entry, reason }), withdrawn);
  }
  return withTournament(call, async (competition) => {
    const entry = playerNamed(call, competition.state(), argument(call, 0));
    const command = { type: "withdraw-entry", entry, reason, fromRound } as const;
    if (!(await isAgreed(competition, command))) return EXIT.refused;
    const answer = await competition.executeCommand(command);
    return printDone(competition, [answer], withdrawn(playerLabel(competition.state(), entry)));
  });
};

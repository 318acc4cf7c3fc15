import type { EntryId } from "@losfee/core";
import type { CommandInput } from "@losfee/server/local";
import { argument, type Call } from "../call/call.ts";
import { EXIT, type ExitCode } from "../call/exit.ts";
import { printDone } from "../journal/competition.ts";
import { withTournament } from "../journal/kind.ts";
import { playerLabel, playerNamed } from "../journal/players.ts";
import { isAgreed } from "./confirm-entries.ts";

/** Runs a command about the player of the first argument; prints it and all absences. */
export const aboutEntry = (
  call: Call,
  commandFor: (entry: EntryId) => CommandInput<"tournament">,
  sentence: (player: string, away: readonly number[]) => string,
): Promise<ExitCode> =>
  withTournament(call, async (competition) => {
    const entry = playerNamed(call, competition.state(), argument(call, 0));
    const player = playerLabel(competition.state(), entry);
    const command = commandFor(entry);
    if (!(await isAgreed(competition, command))) return EXIT.refused;
    const answer = await competition.executeCommand(command);
    const away = competition.state().entries.get(entry)?.pauses ?? [];
    return printDone(competition, [answer], sentence(player, away));
  });

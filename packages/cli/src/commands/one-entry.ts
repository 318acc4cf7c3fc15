import type { EntryId } from "@losfee/core";
import type { CommandInput } from "@losfee/server/local";
import { argument, type Call } from "../call/call.ts";
import { EXIT, type ExitCode } from "../call/exit.ts";
import { printDone } from "../journal/competition.ts";
import { withTournament } from "../journal/kind.ts";
import { playerLabel, playerNamed } from "../journal/players.ts";
import { isAgreed } from "./confirm-entries.ts";

/** The player of a command and the rounds that the player is away for. */
interface Done {
  readonly player: string;
  readonly rounds: string;
  readonly count: number;
}

/** Runs a command about the player of the first argument; prints it and all absences. */
export const aboutEntry = (
  call: Call,
  commandFor: (entry: EntryId) => CommandInput<"tournament">,
  sentence: (done: Done) => string,
): Promise<ExitCode> =>
  withTournament(call, async (competition) => {
    const entry = playerNamed(call, competition.state(), argument(call, 0));
    const player = playerLabel(competition.state(), entry);
    const command = commandFor(entry);
    if (!(await isAgreed(competition, command))) return EXIT.refused;
    const answer = await competition.executeCommand(command);
    const away = competition.state().entries.get(entry)?.pauses ?? [];
    const text = sentence({ player, rounds: away.join(", "), count: away.length });
    return printDone(competition, [answer], text);
  });

import type { CompetitionKind, EntryId } from "@losfee/core";
import type { CommandAnswer, CommandInput } from "@losfee/server/local";
import { argument, type Call, type Run } from "../call/call.ts";
import { EXIT, type ExitCode } from "../call/exit.ts";
import { type Competition, printDone } from "../journal/competition.ts";
import { withTournament } from "../journal/kind.ts";
import { playerLabel, playerNamed } from "../journal/players.ts";
import { isAgreed } from "./confirm-entries.ts";

/** Opens the competition that a command is for, such as `withTournament`. */
type Open<Kind extends CompetitionKind> = (
  call: Call,
  work: (competition: Competition<Kind>) => Promise<ExitCode>,
) => Promise<ExitCode>;

/** A command of the rules, and the text when it is carried out. */
interface Act<Kind extends CompetitionKind> {
  readonly command: CommandInput<Kind>;
  readonly done: string | ((answer: CommandAnswer<Kind>) => string);
}

/** A command line that only gives one command to a competition. */
export const act =
  <Kind extends CompetitionKind>(
    open: Open<Kind>,
    actOf: (competition: Competition<Kind>) => Act<Kind>,
  ): Run =>
  (call) =>
    open(call, async (competition) => {
      const { command, done } = actOf(competition);
      const answer = await competition.executeCommand(command);
      return printDone(competition, [answer], typeof done === "string" ? done : done(answer));
    });

/** The player of a command and the rounds that the player is away for. */
interface Done {
  readonly player: string;
  readonly rounds: string;
  readonly count: number;
}

interface EntryAct {
  readonly command: (entry: EntryId) => CommandInput<"tournament">;
  readonly done: (done: Done) => string;
}

/** A command line about the player of the first argument; prints it and all absences. */
export const entryAct =
  (actOf: (call: Call) => EntryAct): Run =>
  (call) => {
    const { command: commandFor, done } = actOf(call);
    return withTournament(call, async (competition) => {
      const entry = playerNamed(call, competition.state(), argument(call, 0));
      const player = playerLabel(competition.state(), entry);
      const command = commandFor(entry);
      if (!(await isAgreed(competition, command))) return EXIT.refused;
      const answer = await competition.executeCommand(command);
      const away = competition.state().entries.get(entry)?.pauses ?? [];
      const text = done({ player, rounds: away.join(", "), count: away.length });
      return printDone(competition, [answer], text);
    });
  };

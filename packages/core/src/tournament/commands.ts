import type { LifecycleCommand } from "../lifecycle/commands.ts";
import type { AbsenceCommand } from "./acts/absences.ts";
import type { CautionCommand } from "./acts/cautions.ts";
import type { EntryCommand } from "./acts/entries.ts";
import type { PenaltyCommand } from "./acts/penalties.ts";
import type { ResultCommand } from "./acts/results.ts";
import type { RoundCommand } from "./acts/rounds.ts";
import type { SeatingCommand } from "./acts/seating.ts";
import type { SquadCommand } from "./acts/squads.ts";
import type { Settings } from "./settings/settings.ts";

/** Command of a user or program for a tournament. */
export type TournamentCommand =
  | LifecycleCommand<Settings>
  | EntryCommand
  | SquadCommand
  | AbsenceCommand
  | RoundCommand
  | SeatingCommand
  | ResultCommand
  | PenaltyCommand
  | CautionCommand;

export type TournamentCommandType = TournamentCommand["type"];

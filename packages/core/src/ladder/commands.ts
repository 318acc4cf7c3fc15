import type { LifecycleCommand } from "../lifecycle/commands.ts";
import type { DirectorCommand } from "./acts/director.ts";
import type { LadderMailCommand } from "./acts/mail.ts";
import type { PlayerCommand } from "./acts/players.ts";
import type { LadderSettings } from "./settings.ts";

/** Command of a user or program for a pyramid. */
export type LadderCommand =
  | LifecycleCommand<LadderSettings>
  | PlayerCommand
  | LadderMailCommand
  | DirectorCommand;

export type LadderCommandType = LadderCommand["type"];

import type { CommandInput, LadderEventData } from "@losfee/core";
import { z } from "zod";
import { exactly, ladderSettingsChangeSchema, ladderSettingsSchema } from "../values/index.ts";
import { command, DIRECTOR, type EventSchemas, schemasOf } from "./command.ts";
import { reason } from "./command-parts.ts";
import { directorCommands, directorEvents } from "./ladder/director.ts";
import { mailCommands, mailEvents } from "./ladder/mail.ts";
import { playerCommands, playerEvents } from "./ladder/players.ts";
import { eventsWithSettings, lifecycleCommands, lifecycleEvents } from "./lifecycle.ts";

/** Every command of a ladder except the one that creates it; the rules check more than types. */
export const ladderCommands = [
  ...lifecycleCommands,
  command("change-settings", DIRECTOR, { settings: ladderSettingsChangeSchema, reason }),
  ...playerCommands,
  ...mailCommands,
  ...directorCommands,
] as const;

export const ladderCommandSchema = exactly<CommandInput<"ladder">>()(
  z.discriminatedUnion("type", schemasOf(ladderCommands)),
);

/** The data of each event of a ladder. */
export const ladderEventSchemas: EventSchemas<LadderEventData> = {
  ...eventsWithSettings(ladderSettingsSchema),
  ...lifecycleEvents,
  ...playerEvents,
  ...mailEvents,
  ...directorEvents,
};

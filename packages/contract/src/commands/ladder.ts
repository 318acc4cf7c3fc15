import type { CommandInput, LadderEventData } from "@losfee/core";
import { z } from "zod";
import { exactly, ladderSettingsChangeSchema, ladderSettingsSchema } from "../values/index.ts";
import { command, DIRECTOR, type EventSchemas, schemasOf } from "./command.ts";
import { reason } from "./command-parts.ts";
import { commonCommands, commonEvents, eventsWithSettings } from "./common.ts";
import { directorCommands, directorEvents } from "./ladder/director.ts";
import { mailCommands, mailEvents } from "./ladder/mail.ts";
import { playerCommands, playerEvents } from "./ladder/players.ts";

/** Every command of a ladder except the one that creates it; the rules check more than types. */
export const ladderCommands = [
  ...commonCommands,
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
  ...commonEvents,
  ...playerEvents,
  ...mailEvents,
  ...directorEvents,
};

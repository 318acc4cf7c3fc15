import type { CommandInput, LadderEventData, LadderSettings } from "@losfee/core";
import { z } from "zod";
import { exactly, ladderSettingsSchema } from "../values/index.ts";
import { command, DIRECTOR, type EventSchemas, schemasOf } from "./command.ts";
import { reason } from "./command-parts.ts";
import { commonCommands, commonEvents, eventsWithSettings } from "./common.ts";
import { directorCommands, directorEvents } from "./ladder/director.ts";
import { mailCommands, mailEvents } from "./ladder/mail.ts";
import { playerCommands, playerEvents } from "./ladder/players.ts";

/** Any part of a ladder's settings; omitted parts stay as they are. */
export const ladderSettingsChangeSchema = exactly<Partial<LadderSettings>>()(
  z.strictObject({
    capacity: ladderSettingsSchema.shape.capacity.exactOptional(),
    timeZone: ladderSettingsSchema.shape.timeZone.exactOptional(),
    deadlines: ladderSettingsSchema.shape.deadlines.exactOptional(),
    directorsDeadlines: ladderSettingsSchema.shape.directorsDeadlines.exactOptional(),
    holidayDays: ladderSettingsSchema.shape.holidayDays.exactOptional(),
    onWin: ladderSettingsSchema.shape.onWin.exactOptional(),
    orderBy: ladderSettingsSchema.shape.orderBy.exactOptional(),
    bestPlaced: ladderSettingsSchema.shape.bestPlaced.exactOptional(),
    impossibleInChain: ladderSettingsSchema.shape.impossibleInChain.exactOptional(),
    strikesToExpulsion: ladderSettingsSchema.shape.strikesToExpulsion.exactOptional(),
    vacancyCountsAsPlaying: ladderSettingsSchema.shape.vacancyCountsAsPlaying.exactOptional(),
    suspendedCountsAsWaiting: ladderSettingsSchema.shape.suspendedCountsAsWaiting.exactOptional(),
    contradictionIsObjection: ladderSettingsSchema.shape.contradictionIsObjection.exactOptional(),
    publicHolidays: ladderSettingsSchema.shape.publicHolidays,
    opponents: ladderSettingsSchema.shape.opponents,
    standingListBegins: ladderSettingsSchema.shape.standingListBegins,
  }),
);

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

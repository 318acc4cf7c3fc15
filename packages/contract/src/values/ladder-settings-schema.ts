import type { LadderSettings } from "@losfee/core";
import { z } from "zod";
import { exactly } from "./exact.ts";

const days = z.int();

/** {@link LadderSettings}; the rules check ranges. */
export const ladderSettingsSchema = exactly<LadderSettings>()(
  z.strictObject({
    capacity: z.strictObject({ base: z.int(), perLevel: z.int() }),
    timeZone: z.string().max(100),
    deadlines: z.strictObject({
      confirmDays: days,
      acceptDays: days,
      acceptAssignedDays: days,
      clockStartDays: days,
      objectionDays: days,
      gameMonths: z.int(),
      recordDays: days,
      idleMonths: z.int(),
      letterDays: days,
    }),
    directorsDeadlines: z.enum(["from-departure", "from-mail", "from-cause"]),
    holidayDays: days,
    publicHolidays: z.boolean().exactOptional(),
    opponents: z.enum(["addresses", "relay"]).exactOptional(),
    standingListBegins: z.enum(["at-game-end", "at-once"]).exactOptional(),
    onWin: z.enum(["swap", "insert"]),
    orderBy: z.enum(["arrival", "recording"]),
    bestPlaced: z.enum(["earliest", "highest-seat"]),
    impossibleInChain: z.enum(["skip", "stop"]),
    strikesToExpulsion: z.int(),
    vacancyCountsAsPlaying: z.boolean(),
    suspendedCountsAsWaiting: z.boolean(),
    contradictionIsObjection: z.boolean(),
  }),
);

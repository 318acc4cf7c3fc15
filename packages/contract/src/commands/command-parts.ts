import type { EventDetailsInput } from "@losfee/core";
import { z } from "zod";
import {
  decisionInput,
  eventDetailFields,
  exactly,
  logEntryInputSchema,
  logNumberSchema,
  pictureRoleSchema as role,
  screensSchema,
} from "../values/index.ts";

export const name = z.string().max(200);
export const reason = z.string().max(1000);

/** Optional details of a participant: `EntryDetailsInput`. */
export const entryDetailsInput = {
  rating: z.number().exactOptional(),
  club: name.exactOptional(),
  nation: name.exactOptional(),
  class: name.exactOptional(),
  team: name.exactOptional(),
  venue: name.exactOptional(),
  title: name.exactOptional(),
  fideId: name.exactOptional(),
  sex: z.enum(["m", "w", ""]).exactOptional(),
  birth: name.exactOptional(),
  startingNumber: z.int().exactOptional(),
};

/** {@link EventDetailsInput}, complete or partial; limits are loose, as the rules check them. */
export const eventDetailsInputSchema = exactly<EventDetailsInput>()(
  z.strictObject({
    ...eventDetailFields({ characters: 1000, rounds: 1000, arbiters: 1000 }),
    rateOfPlay: z.string().max(1000).exactOptional(),
    formOfAddress: z.string().max(1000).exactOptional(),
    hue: z
      .union([z.number(), z.string().max(1000)])
      .describe("Degrees, 0–359, or a colour #rrggbb, of which the hue is taken; empty: none")
      .exactOptional(),
    screens: screensSchema({ characters: 1000, screens: 1000 })
      .describe("Big screens by name: /c/:id/screen?screen=NAME shows the decks of each in turn")
      .exactOptional(),
    text: z.string().max(60_000).describe("Markdown, at most 20,000 characters").exactOptional(),
  }),
);

/** Schema of one type of command, for any kind of competition. */
export const command = <Type extends string, Fields extends z.ZodRawShape>(
  type: Type,
  fields: Fields,
) => z.strictObject({ type: z.literal(type), ...fields });

/** A loose limit: the rules refuse what is too long. */
const announcement = z.string().max(10_000);

/** Number of the event that posted the announcement. */
const announcementId = z.int().min(1);

/** Commands with the same meaning for every kind of competition, except `change-settings`. */
export const commonCommands = [
  command("rename-competition", { name }),
  command("change-event-details", { details: eventDetailsInputSchema }),
  command("post-announcement", { text: announcement }).describe(
    "A short message to everybody, on the public pages at once",
  ),
  command("edit-announcement", { announcement: announcementId, text: announcement }),
  command("withdraw-announcement", { announcement: announcementId }),
  command("describe-picture", { role, alt: z.string().max(1000) }).describe(
    "Says in other words what the logo, the poster or a sponsor’s picture shows; pictures are uploaded by PUT",
  ),
  command("remove-picture", { role }),
  command("record-log-entry", { entry: logEntryInputSchema }).describe(
    "Writes something into the arbiter’s log, which is private until it is published",
  ),
  command("correct-log-entry", { logEntry: logNumberSchema, entry: logEntryInputSchema, reason }),
  command("withdraw-log-entry", { logEntry: logNumberSchema, reason }),
  command("decide-appeal", {
    logEntry: logNumberSchema,
    ...decisionInput,
    reason: reason.describe("Corrects the decision that stands").exactOptional(),
  }),
  command("publish-log-entry", {
    logEntry: logNumberSchema,
    part: z
      .enum(["whole", "decision"])
      .describe("`decision`: of an appeal what was decided, alone"),
  }),
  command("unpublish-log-entry", { logEntry: logNumberSchema }),
  command("erase-person", {
    entry: z.int().min(1),
    keep: z
      .literal("initials")
      .describe("Leaves the initials in place of the name; the club goes as well")
      .exactOptional(),
  }).describe(
    "Erases for good what says who somebody is: name, birth, FIDE ID, addresses, notes. Results stay",
  ),
  command("close-competition", {}).describe(
    "Ends the competition and publishes the seed of its lots",
  ),
  command("reopen-competition", { reason }).describe(
    "Opens it again; draws then come from a new seed, which stays secret until the next closing",
  ),
] as const;

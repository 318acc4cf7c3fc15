import type { Erasure, LifecycleEventData } from "@losfee/core";
import { z } from "zod";
import {
  decisionFields,
  decisionInput,
  entryIdSchema,
  erasureSchema,
  eventDetailsSchema,
  logNumberSchema as logEntry,
  logEntryInputSchema,
  pictureSchema,
  pictureRoleSchema as role,
  writtenLogEntrySchema,
} from "../values/index.ts";
import { command, DIRECTOR, eventsOf } from "./command.ts";
import { eventDetailsInputSchema, name, reason } from "./command-parts.ts";

/** A loose limit: the rules refuse what is too long. */
const announcement = z.string().max(10_000);

/** Number of the event that posted the announcement. */
const announcementId = z.int().min(1);

/** Commands with the same meaning for every kind of competition, except `change-settings`. */
export const lifecycleCommands = [
  command("rename-competition", DIRECTOR, { name }),
  command("change-event-details", DIRECTOR, { details: eventDetailsInputSchema }),
  command(
    "post-announcement",
    DIRECTOR,
    { text: announcement },
    "A short message to everybody, on the public pages at once",
  ),
  command("edit-announcement", DIRECTOR, { announcement: announcementId, text: announcement }),
  command("withdraw-announcement", DIRECTOR, { announcement: announcementId }),
  command(
    "describe-picture",
    DIRECTOR,
    { role, alt: z.string().max(1000) },
    "Says in other words what the logo, the poster or a sponsor’s picture shows; pictures are uploaded by PUT",
  ),
  command("remove-picture", DIRECTOR, { role }),
  command(
    "record-log-entry",
    ["results"],
    { entry: logEntryInputSchema },
    "Writes something into the arbiter’s log, which is private until it is published",
  ),
  command("correct-log-entry", DIRECTOR, { logEntry, entry: logEntryInputSchema, reason }),
  command("withdraw-log-entry", DIRECTOR, { logEntry, reason }),
  command("decide-appeal", DIRECTOR, {
    logEntry,
    ...decisionInput,
    reason: reason.describe("Corrects the decision that stands").exactOptional(),
  }),
  command("publish-log-entry", DIRECTOR, {
    logEntry,
    part: z
      .enum(["whole", "decision"])
      .describe("`decision`: of an appeal what was decided, alone"),
  }),
  command("unpublish-log-entry", DIRECTOR, { logEntry }),
  command(
    "erase-person",
    DIRECTOR,
    {
      entry: z.int().min(1),
      keep: z
        .literal("initials")
        .describe("Leaves the initials in place of the name; the club goes as well")
        .exactOptional(),
    },
    "Erases for good everything that identifies a person: name, birth, FIDE ID, addresses, notes. Results stay",
  ),
  command(
    "close-competition",
    DIRECTOR,
    {},
    "Ends the competition and publishes the seed of its lots",
  ),
  command(
    "reopen-competition",
    DIRECTOR,
    { reason },
    "Opens it again; draws then come from a new seed, which stays secret until the next closing",
  ),
] as const;

const shown = z.literal(true).exactOptional();
const written = { text: z.string(), mentions: z.array(entryIdSchema) };
const commitment = z.strictObject({ seed: z.string(), seedHash: z.string() });

type CommonEventData = Omit<
  LifecycleEventData<unknown>,
  "competition-created" | "settings-changed"
> & { readonly "person-erased": Erasure };

/** Events with the same meaning for every kind of competition, except those with settings. */
export const lifecycleEvents = eventsOf<CommonEventData>()({
  "competition-renamed": z.strictObject({ name: z.string() }),
  "event-details-changed": z.strictObject({ details: eventDetailsSchema }),
  "announcement-posted": z.strictObject(written),
  "announcement-edited": z.strictObject({ announcement: announcementId, ...written }),
  "announcement-withdrawn": z.strictObject({ announcement: announcementId }),
  "picture-set": z.strictObject({ role, picture: pictureSchema }),
  "picture-removed": z.strictObject({ role }),
  "log-entry-recorded": writtenLogEntrySchema({}),
  "log-entry-corrected": writtenLogEntrySchema({
    logEntry,
    reason: z.string().exactOptional(),
    shown,
  }),
  "log-entry-withdrawn": z.strictObject({
    logEntry,
    reason: z.string(),
    mentions: z.array(entryIdSchema),
    shown,
  }),
  "appeal-decided": z.strictObject({
    logEntry,
    ...decisionFields,
    corrects: z.literal(true).exactOptional(),
    reason: z.string().exactOptional(),
    shown,
  }),
  "log-entry-published": z.strictObject({ logEntry, part: z.enum(["whole", "decision"]) }),
  "log-entry-unpublished": z.strictObject({ logEntry }),
  "person-erased": erasureSchema,
  "competition-closed": z.record(z.string(), z.never()),
  "competition-reopened": z.strictObject({ reason: z.string(), commitment }),
  "rehearsal-begun": z.strictObject({ of: z.string().min(1).max(300), commitment }),
});

/** Returns the schemas of the events with settings. */
export const eventsWithSettings = <Settings extends z.ZodType>(settings: Settings) => ({
  "competition-created": z.strictObject({
    name: z.string(),
    format: z.string(),
    settings,
    details: eventDetailsSchema.exactOptional(),
    seed: z.string(),
    seedHash: z.string(),
  }),
  "settings-changed": z.strictObject({ settings, reason: z.string() }),
});

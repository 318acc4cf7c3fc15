import { entryIdSchema, pictureRoleSchema, pictureSchema } from "@losfee/contract/values";
import { z } from "zod";
import { filedEvent } from "./filed-event.ts";

const announcement = z.int().min(1);
const written = { text: z.string(), mentions: z.array(entryIdSchema) };

/** The events of public information, for any kind of competition. */
export const publicityEvents = [
  filedEvent("announcement-posted", z.strictObject(written)),
  filedEvent("announcement-edited", z.strictObject({ announcement, ...written })),
  filedEvent("announcement-withdrawn", z.strictObject({ announcement })),
  filedEvent("picture-set", z.strictObject({ role: pictureRoleSchema, picture: pictureSchema })),
  filedEvent("picture-removed", z.strictObject({ role: pictureRoleSchema })),
] as const;

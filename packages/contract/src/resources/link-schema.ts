import { z } from "zod";
import { scopes } from "./scopes.ts";

const linkFields = { id: z.string(), label: z.string(), createdAt: z.string() };

const newFields = {
  url: z.string(),
  qr: z
    .string()
    .nullable()
    .describe("The address as a QR code, SVG; null where only this machine can follow it"),
};

/** The rights of the link: enter results, or act for one table or one player. */
const byRole = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.discriminatedUnion("role", [
    z.object({ ...fields, role: z.literal("results") }),
    z.object({ ...fields, role: z.literal("table"), scope: scopes.table }),
    z.object({ ...fields, role: z.literal("player"), scope: scopes.player }),
  ]);

const label = z.string().max(1000);

export const linkRequestSchema = z.union([
  z.strictObject({ label, role: z.literal("table"), scope: scopes.table }),
  z.strictObject({ label, role: z.literal("player"), scope: scopes.player }),
  z.strictObject({ label, role: z.literal("results").exactOptional() }),
]);

/** A link in lists. */
export const linkSchema = byRole(linkFields);
export type ListedLink = z.output<typeof linkSchema>;

/** A new link; only this answer contains its address. */
export const newLinkSchema = byRole({ ...linkFields, ...newFields });
export type NewLink = z.output<typeof newLinkSchema>;

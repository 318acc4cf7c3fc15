import { z } from "zod";

/** Numbers in addresses and queries come as text. */
export const count = z.coerce.number<string>().int().min(0);
export const number = z.coerce.number<string>().int().min(1);

export const competitionParams = z.object({ id: z.string().max(200) });

export const organisationParams = z.object({ organisation: z.string().max(200) });

export const festivalParams = z.object({ festival: z.string().max(200) });

/** The organisation and festival that a new competition belongs to. */
export const homeFields = {
  organisation: z
    .string()
    .max(200)
    .describe("Whose it is; by default the place's own, which only those begin who run it"),
  festival: z.string().max(200).describe("One of the organisation"),
};

export const homeQuery = z.object({
  organisation: homeFields.organisation.optional(),
  festival: homeFields.festival.optional(),
});

/** `?format=`: the requested form of a table. */
export const csvOrJson = z
  .enum(["json", "csv"])
  .optional()
  .describe("By default what Accept asks for, else JSON");

/** The header that makes a command safe to send twice. */
export const idempotencyHeaders = z.looseObject({
  "idempotency-key": z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe(
      "Chosen by the client; the same command sent again under it gets the first answer, another one that follows is refused",
    ),
});

/** A file as raw bytes. */
export const bytes = (description: string) =>
  z.instanceof(Uint8Array).meta({ type: "string", format: "binary", description });

import { z } from "zod";
import { LEGAL_NOTICES } from "../access/legal-notices.ts";

const text = z.string().describe("Markdown, or an https address alone");

const noticeSchema = z.object({
  own: text.nullable().describe("What is said here itself; null: nothing"),
  held: z
    .object({
      text,
      organisation: z.string().nullable().describe("Whose it is; null: of whoever runs the place"),
    })
    .nullable()
    .describe("What holds here: its own, or else that of what is above; null: nothing"),
});

export const noticesSchema = z.object({ imprint: noticeSchema, privacy: noticeSchema });

export const noticeParam = z.enum(LEGAL_NOTICES);

export const newNoticeSchema = z.strictObject({
  text: z
    .string()
    .max(60_000)
    .nullable()
    .describe(
      "Markdown of at most 20,000 characters, or an https address; null: what is above holds",
    ),
});

export const setNoticeSchema = z.object({ text: text.nullable() });

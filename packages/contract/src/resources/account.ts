import { z } from "zod";
import { LANGUAGES } from "../language/language.ts";
import { listOf } from "./answer.ts";

/** A name and a language, as somebody gives them. */
export const personDetails = z.strictObject({
  name: z.string().max(1000).describe("In one line; up to 100 characters"),
  language: z.enum(LANGUAGES).describe("In which pages and letters speak to the person"),
});

/** Somebody with an account. */
export const personSchema = z.object({
  id: z.string(),
  name: z.string(),
  language: z.enum(LANGUAGES),
  createdAt: z.string(),
  addresses: listOf(z.string()).describe("Those that were confirmed"),
});

/** How somebody gets into the account that an invitation is for. */
export const invitationSchema = z.object({
  person: z.string(),
  expiresAt: z.string(),
  url: z
    .string()
    .nullable()
    .describe("Works once, to be handed over; null: it was sent to the address"),
});

/** A passkey as its owner sees it. */
export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
});

/** What browsers and authenticators say to each other, by the standard of passkeys. */
export const webAuthn = z.looseObject({}).describe("As W3C Web Authentication writes it in JSON");

/** What a browser answers with a passkey. */
export const credential = z.looseObject({
  id: z.string().max(2000),
  rawId: z.string().max(2000),
  type: z.literal("public-key"),
  response: z.looseObject({ clientDataJSON: z.string().max(10_000) }),
});

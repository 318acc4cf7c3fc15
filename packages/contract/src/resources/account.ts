import { z } from "zod";
import { GRANT_LEVELS, GRANT_ROLES } from "../access/roles.ts";
import { LANGUAGES } from "../language/language.ts";
import { listOf } from "./answer.ts";

/** A user's name and language, as entered. */
export const personDetails = z.strictObject({
  name: z.string().max(1000).describe("In one line; up to 100 characters"),
  language: z.enum(LANGUAGES).describe("In which pages and letters speak to the person"),
});

/** A person with an account. */
export const personSchema = z.object({
  id: z.string(),
  name: z.string(),
  language: z.enum(LANGUAGES),
  createdAt: z.string(),
  addresses: listOf(z.string()).describe("Those that were confirmed"),
});

/** The way into the account of an invitation. */
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
export type OwnPasskey = z.output<typeof passkeySchema>;

/** Data between browsers and authenticators, by the standard of passkeys. */
export const webAuthn = z.looseObject({}).describe("As W3C Web Authentication writes it in JSON");

/** A browser's answer with a passkey. */
export const credential = z.looseObject({
  id: z.string().max(2000),
  rawId: z.string().max(2000),
  type: z.literal("public-key"),
  response: z.looseObject({ clientDataJSON: z.string().max(10_000) }),
});

const nullableTime = z.string().nullable();

/** All data about a person with an account, as exported. */
export const ownDataSchema = z.object({
  format: z.literal(1).describe("Of this file; another form has another number"),
  exportedAt: z.string(),
  account: z.object({
    ...{ id: z.string(), name: z.string(), language: z.enum(LANGUAGES), createdAt: z.string() },
  }),
  addresses: listOf(z.string()).describe("Those that were confirmed"),
  passkeys: listOf(z.object({ name: z.string(), createdAt: z.string(), lastUsedAt: nullableTime })),
  providers: listOf(z.string()).describe("OpenID Connect: by which issuers somebody signs in"),
  roles: listOf(
    z.object({ role: z.enum(GRANT_ROLES), level: z.enum(GRANT_LEVELS), id: z.string() }),
  ),
  sessions: listOf(
    z.object({
      origin: z.string().describe("How it was opened: `mail`, `passkey`, …"),
      browser: z.string().nullable(),
      system: z.string().nullable(),
      createdAt: z.string(),
      lastUsedAt: z.string(),
      expiresAt: z.string(),
    }),
  ),
  entries: listOf(
    z.object({
      competition: z.string(),
      name: z.string().describe("What the competition is called"),
      entry: z.int(),
      saidBy: z.string().describe("Who said that it is this person, as the journal names people"),
      saidAt: z.string(),
      confirmedAt: nullableTime.describe("When the person agreed; null: not yet"),
      acceptedAt: nullableTime.describe("When the direction agreed; null: not yet"),
      is: z
        .enum(["person", "team"])
        .nullable()
        .describe("Null: not known (any more), or not agreed to by both"),
      details: z
        .record(z.string(), z.unknown())
        .nullable()
        .describe("What the competition knows: name, birth, club, numbers, …"),
      requests: listOf(z.looseObject({})).describe("What was asked for, with its answer"),
      log: listOf(
        z.object({ number: z.int(), at: z.string(), kind: z.string(), text: z.string() }),
      ).describe("What of the arbiter's log about the person is published"),
      messages: listOf(
        z.object({
          channel: z.string(),
          address: z.string(),
          topics: listOf(z.string()),
          createdAt: z.string(),
        }),
      ).describe("Where messages about the own games go"),
    }),
  ),
  acts: listOf(
    z.object({
      competition: z.string(),
      seq: z.int(),
      browser: z.string().nullable(),
      system: z.string().nullable(),
    }),
  ).describe("Events of competitions that the person brought about, and by which device"),
});

/** All data about a person with an account. */
export type OwnData = z.output<typeof ownDataSchema>;

/** Outcome of an erasure request. */
export const accountErasureSchema = z.object({
  account: z.boolean().describe("Whether the account has gone, with all that belonged to it"),
  entries: listOf(
    z.object({
      competition: z.string(),
      name: z.string(),
      entry: z.int(),
      refusal: z
        .object({ code: z.string(), detail: z.string() })
        .nullable()
        .describe("Why the person was not erased there; null: erased, or it is a team's entry"),
    }),
  ),
});

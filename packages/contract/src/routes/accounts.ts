import { z } from "zod";
import {
  accountErasureSchema,
  credential,
  invitationSchema,
  ownDataSchema,
  passkeySchema,
  personDetails,
  personSchema,
  webAuthn,
} from "../resources/account.ts";
import { listOf, problems } from "../resources/answer.ts";
import { routesUnder } from "./route.ts";

const person = z.object({ person: z.string().max(100) });

const signedIn = z.object({ person: z.string(), name: z.string() });

/** Accounts: signing in, the user's own account, and all accounts on this server. */
export const accountsRoutes = routesUnder("accounts", {
  "POST /sign-in/mail": {
    access: "public",
    summary: "Ask for a link by mail that signs in, once, within 15 minutes",
    body: z.strictObject({ address: z.string().max(400) }),
    response: {
      204: z.undefined().describe("Asked; whether a mail was sent is told to nobody"),
      ...problems(400, 403, 422, 429),
    },
  },
  "POST /sign-in/passkey/challenge": {
    access: "public",
    summary: "What a browser is to answer with a passkey, once, within 10 minutes",
    response: { 200: webAuthn, ...problems(403, 409, 429) },
  },
  "POST /sign-in/passkey": {
    access: "public",
    summary: "Sign in with a passkey",
    body: z.strictObject({ credential }),
    response: { 200: signedIn, ...problems(400, 403, 409, 429) },
  },
  "GET /account": {
    access: "person",
    summary: "One's own account",
    response: {
      200: z.object({ person: personSchema, passkeys: listOf(passkeySchema) }),
      ...problems(401),
    },
  },
  "PUT /account": {
    access: "person",
    summary: "Change one's own name and language",
    body: personDetails,
    response: { 200: z.object({ person: personSchema }), ...problems(400, 401, 403, 422) },
  },
  "DELETE /account": {
    access: "person",
    summary: "Erase oneself: from the competitions of one's own entries, then the account",
    querystring: z.strictObject({
      anyway: z
        .literal("yes")
        .optional()
        .describe("The account goes also where a competition refuses"),
    }),
    response: { 200: accountErasureSchema, ...problems(400, 401, 403, 409) },
  },
  "GET /account/data": {
    access: "person",
    summary: "Everything that is kept about oneself",
    response: { 200: ownDataSchema, ...problems(401) },
  },
  "POST /account/passkeys/challenge": {
    access: "person",
    summary: "What a browser is to make a new passkey for",
    response: { 200: webAuthn, ...problems(401, 403, 409, 429) },
  },
  "POST /account/passkeys": {
    access: "person",
    summary: "Add a passkey to one's own account",
    body: z.strictObject({ name: z.string().max(1000), credential }),
    response: { 201: passkeySchema, ...problems(400, 401, 403, 409, 422, 429) },
  },
  "GET /people": {
    access: "place",
    summary: "Who has an account here",
    response: { 200: z.object({ people: listOf(personSchema) }), ...problems(401, 403) },
  },
  "POST /people": {
    access: "place",
    summary: "Give somebody an account, by an invitation that is mailed or handed over",
    body: personDetails.extend({ address: z.string().max(400).optional() }),
    response: { 201: invitationSchema, ...problems(400, 401, 403, 422) },
  },
  "POST /people/:person/invitation": {
    access: "place",
    summary: "A new way into an account, for who has lost the others; the one before is void",
    params: person,
    response: { 201: invitationSchema, ...problems(401, 403, 404) },
  },
  "DELETE /people/:person": {
    access: "place",
    summary:
      "Erase somebody: from the competitions of the person's entries, and the account in any case; the sessions end at once",
    params: person,
    response: { 200: accountErasureSchema, ...problems(401, 403, 404) },
  },
});

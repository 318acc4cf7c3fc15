import { z } from "zod";
import { listOf, problems } from "../resources/answer.ts";
import { correctable } from "../resources/entry-schema.ts";
import type { DeepReadonly } from "../values/index.ts";
import { number } from "./parameters.ts";
import { routesUnder } from "./route.ts";

/** The limit of the commands; the rules refuse what is too long. */
const LONGEST_DETAIL = 200;

const detail = z.string().max(LONGEST_DETAIL);

/** Requested values; empty removes a detail, absent keeps it. */
const wishSchema = z.strictObject(correctable(detail.exactOptional()));

const text = z.string();

/** An entry of a competition that belongs to the user. */
const ownEntrySchema = z.object({
  competition: text,
  name: text.describe("What the competition is called"),
  entry: z.int().min(1),
  who: text.describe("What the entry is called"),
  isTeam: z.boolean(),
  waitsFor: z
    .enum(["person", "direction"])
    .nullable()
    .describe("Whose yes is still missing; null: it is one's own"),
  details: z
    .object(correctable(text))
    .nullable()
    .describe("What can be set right; null: nothing, or not one's own"),
  correction: z
    .object({
      wish: z.object(correctable(text.exactOptional())),
      declined: z.string().nullable().describe("Why; null: not answered yet"),
    })
    .nullable()
    .describe("What one has asked to be set right"),
});

export type OwnEntry = DeepReadonly<z.output<typeof ownEntrySchema>>;

const params = z.object({ competition: z.string().max(200), entry: number });

/** The signed-in user's entries: agreeing to them, leaving them, and correcting them. */
export const ownEntriesRoutes = routesUnder("accounts", {
  "GET /account/entries": {
    access: "person",
    summary: "Where one takes part, or is said to, and what is asked to be set right there",
    response: { 200: z.object({ entries: listOf(ownEntrySchema) }), ...problems(401, 403) },
  },
  "PUT /account/entries/:competition/:entry": {
    access: "person",
    summary: "Say yes to being the entry, as the direction has said",
    params,
    response: { 204: z.undefined().describe("It is one's own"), ...problems(401, 403, 404, 409) },
  },
  "DELETE /account/entries/:competition/:entry": {
    access: "person",
    summary: "Say not to be the entry: what was proposed and what one said before ends",
    params,
    response: { 204: z.undefined().describe("It is not one's own"), ...problems(401, 403) },
  },
  "PUT /account/entries/:competition/:entry/correction": {
    access: "person",
    summary:
      "Ask that what a competition knows of oneself is set right, in the place of what was asked before; what is as it stands asks for nothing",
    params,
    body: wishSchema,
    response: {
      204: z.undefined().describe("Asked; those who direct answer it"),
      ...problems(400, 401, 403, 404, 409, 422),
    },
  },
});

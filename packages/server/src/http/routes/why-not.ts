import { explainNotPaired, type NotPaired } from "@losfee/core";
import { breachSchema, noteSchema } from "@losfee/files";
import { describeNotPaired } from "@losfee/web";
import { z } from "zod";
import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";
import { namesIn, refuse } from "../problem.ts";
import { visibleRounds } from "../resources.ts";
import { answersAtLeast, problems, seqSchema } from "../schemas/answer.ts";
import { competitionParams } from "../schemas/competition-schema.ts";
import { findOfKind } from "./find-competition.ts";

const number = z.coerce.number<string>().int().min(1);
const notes = z.array(noteSchema);
const breaches = z
  .array(z.object({ breach: breachSchema, reason: z.string() }))
  .describe("Absolute rules that the pair or bye breaks");
const pair = z.tuple([z.int(), z.int()]);

const place = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("game"), board: z.int(), opponent: z.int(), notes, breaches }),
  z.object({ kind: z.literal("sits-out"), reason: z.string(), notes, breaches }),
  z.object({ kind: z.literal("none") }),
]);

const notPairedSchema = answersAtLeast<NotPaired>(
  z.object({
    round: z.int(),
    players: pair,
    system: z.string(),
    reason: z
      .looseObject({
        code: z.string(),
        bracket: z.int().optional(),
        score: z.number().optional(),
        criterion: z.string().optional().describe("Of FIDE's C.04.3: C6 … C21"),
        worseBy: z.number().optional(),
        alternative: z
          .object({ pairs: z.array(pair), downfloaters: z.array(z.int()) })
          .optional()
          .describe("What would be different if the two met"),
      })
      .describe("By its code; further parameters belong to the code"),
    met: z.array(z.int()).describe("Rounds before this one in which they met"),
    places: z.tuple([place, place]),
    asPaired: z
      .boolean()
      .describe("Whether the round would be paired the same way from what is known now"),
  }),
);

/** Why did these two not meet: what a system's analysis says, as data and in a sentence. */
export const addWhyNotRoute = (app: App, context: AppContext): void => {
  app.get(
    "/competitions/:id/rounds/:n/why-not",
    {
      config: { access: "public" },
      schema: {
        tags: ["competitions"],
        summary: "Why two players do not meet in a round; of drafts only for the director",
        params: competitionParams.extend({ n: number }),
        querystring: z.object({ a: number, b: number }),
        response: {
          200: z.object({ seq: seqSchema, notPaired: notPairedSchema, message: z.string() }),
          ...problems(400, 404, 422),
        },
      },
    },
    async (request, reply) => {
      const { id, n } = request.params;
      const { a, b } = request.query;
      const state = await findOfKind("tournament", context, request, reply, id);
      if (state === null) return reply;
      const visible = visibleRounds(state, request.viewer.role).some(({ number }) => number === n);
      if (!visible) return refuse(request, reply, { code: "unknown-round", round: n }, state, 404);
      const notPaired = explainNotPaired(state, n, [a, b]);
      if (!notPaired.ok) {
        const status = notPaired.error.code === "unknown-entry" ? 404 : 422;
        return refuse(request, reply, notPaired.error, state, status);
      }
      const message = describeNotPaired(notPaired.value.reason, request.language, namesIn(state));
      return { seq: state.seq, notPaired: notPaired.value, message };
    },
  );
};

import type { CommandInput } from "@losfee/core";
import {
  type CompetitionKind,
  type CompetitionState,
  type EntriesImpact,
  err,
  impactOfCorrection,
  impactOfEntries,
  impactOnTables,
  type Result,
} from "@losfee/core";
import { describeWarningOf, type Language, type Role } from "@losfee/web";
import { z } from "zod";
import { permitFor } from "../../access/permit.ts";
import {
  annulGameSchema,
  correctResultSchema,
  entriesCommandSchema,
} from "../../command-schemas/tournament.ts";
import type { CommandAnswer } from "../../competitions/execute-command.ts";
import type { KindAdapter } from "../../kinds/kind-adapter.ts";
import { kindAdapter, kindAdapters } from "../../kinds/registry.ts";
import type { HttpRefusal } from "../../messages/http-refusal.ts";
import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";
import { rejectRequest } from "../guard.ts";
import { parsed } from "../malformed.ts";
import { namesIn, refuse } from "../problem.ts";
import { answers, answersAtLeast, listOf, problems, seqSchema } from "../schemas/answer.ts";
import { competitionParams } from "../schemas/competition-schema.ts";
import { documented } from "../schemas/documented.ts";
import { entriesImpactSchema, impactResourceOf, impactSchema } from "../schemas/impact-schema.ts";
import { tablesImpactSchema } from "../schemas/stage-ranking-schema.ts";
import { tablesImpactOf } from "../stage-resources.ts";
import { findCompetition, findOfKind } from "./find-competition.ts";
import { idempotencyHeaders, keyOf } from "./idempotency-key.ts";

const COMMAND_LIMIT = 256 * 1024;

const tags = ["commands"];

const warningSchema = z.looseObject({ code: z.string(), message: z.string() });

const echoSchema = answers<NonNullable<CommandAnswer["echo"]>>()(
  z.object({
    round: z.int(),
    board: z.int(),
    sides: z.array(
      z.object({
        entry: z.int(),
        name: z.string(),
        score: z.number().nullable(),
        absent: z.boolean(),
        points: z.number(),
        wins: z.number(),
        losses: z.number(),
        spread: z.number(),
      }),
    ),
    missing: z.int(),
  }),
);

/** An event as the client who caused it learns it. */
interface AnsweredEvent {
  readonly seq: number;
  readonly type: string;
  readonly data: unknown;
}

const answerSchema = z.object({
  seq: seqSchema,
  events: listOf(
    answersAtLeast<AnsweredEvent>(
      z.looseObject({ seq: seqSchema, type: z.string(), data: z.unknown() }),
    ),
  ),
  warnings: listOf(answersAtLeast<z.output<typeof warningSchema>>(warningSchema)),
  echo: echoSchema.exactOptional(),
});

/** A command before it is known to which kind of competition it is given. */
const commandSchema = documented(
  z.looseObject({ type: z.string() }),
  z.union(kindAdapters.map(({ commands }) => commands)),
);

/** A change of a result, at a board or at a table. */
const resultChangeSchema = z.discriminatedUnion("type", [correctResultSchema, annulGameSchema]);

const anyChangeSchema = z.union([resultChangeSchema, entriesCommandSchema]);

const anyImpactSchema = answersAtLeast<
  ReturnType<typeof impactResourceOf> | EntriesImpact | ReturnType<typeof tablesImpactOf>
>(z.union([impactSchema, entriesImpactSchema, tablesImpactSchema]));

/** Everything that changes a competition goes through here. */
export const addCommandRoutes = (app: App, context: AppContext): void => {
  app.post(
    "/competitions/:id/commands",
    {
      config: { access: ["results", "table", "player"] },
      bodyLimit: COMMAND_LIMIT,
      schema: {
        tags,
        summary: "Give a command; success means that its events are on disk",
        params: competitionParams,
        headers: idempotencyHeaders,
        body: z.strictObject({
          command: commandSchema,
          expectedSeq: seqSchema
            .exactOptional()
            .describe("The seq that was seen; anything later makes the command stale"),
          effectiveAt: z.iso
            .datetime()
            .exactOptional()
            .describe("When it happened, where that was earlier; directors only"),
        }),
        response: { 200: answerSchema, ...problems(400, 401, 403, 404, 409, 413, 422, 503) },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { expectedSeq, effectiveAt } = request.body;
      const { role, label } = request.viewer;
      if (effectiveAt !== undefined && role !== "director") {
        return rejectRequest(request, reply, "director");
      }
      const before = await findCompetition(context, request, reply, id);
      if (before === null) return reply;
      const command = commandOf(kindAdapter(before.kind), request.body.command);
      if (!command.ok) return refuse(request, reply, command.error);
      const outcome = await context.competitions.run(id, command.value, {
        actor: label,
        permit: permitFor(request.viewer),
        ...(expectedSeq === undefined ? {} : { expectedSeq }),
        ...(effectiveAt === undefined ? {} : { effectiveAt }),
        ...keyOf(request.headers),
      });
      const state = await context.competitions.state(id);
      if (!outcome.ok) return refuse(request, reply, outcome.error, state);
      return answerFor(outcome.value, role, request.language, state);
    },
  );

  app.post(
    "/competitions/:id/impact",
    {
      config: { access: "director" },
      bodyLimit: COMMAND_LIMIT,
      schema: {
        tags,
        summary:
          "What correcting a result, or a command about entries or settings, would change; nothing is recorded",
        params: competitionParams,
        body: documented(z.looseObject({ type: z.string() }), anyChangeSchema),
        response: { 200: anyImpactSchema, ...problems(400, 401, 403, 404, 422) },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const state = await findOfKind("tournament", context, request, reply, id);
      if (state === null) return reply;
      const actor = request.viewer.label;
      if (request.body.type !== "correct-result" && request.body.type !== "annul-game") {
        const change = parsed(entriesCommandSchema, request.body, "");
        if (!change.ok) return refuse(request, reply, change.error, state);
        const impact = impactOfEntries(state, change.value, { actor });
        return impact.ok ? impact.value : refuse(request, reply, impact.error, state);
      }
      const change = parsed(resultChangeSchema, request.body, "");
      if (!change.ok) return refuse(request, reply, change.error, state);
      const isAtBoard = state.rounds[change.value.round - 1]?.at !== "tables";
      if (change.value.type === "correct-result" && isAtBoard) {
        const impact = impactOfCorrection(state, change.value, { actor });
        if (!impact.ok) return refuse(request, reply, impact.error, state);
        return impactResourceOf(state, impact.value, request.language);
      }
      const impact = impactOnTables(state, change.value, { actor });
      if (!impact.ok) return refuse(request, reply, impact.error, state);
      return tablesImpactOf(state, impact.value);
    },
  );
};

/** The command that was sent, if it is one of those of its competition's kind. */
const commandOf = (
  { commands, commandTypes }: KindAdapter<CompetitionKind>,
  sent: { readonly type: string },
): Result<CommandInput, HttpRefusal> =>
  commandTypes.some((type) => type === sent.type)
    ? parsed(commands, sent, "command")
    : err({ code: "unknown-command", command: sent.type });

/** The answer as the client may see it: a blind second entry must not show what is recorded. */
const answerFor = (
  { seq, events, warnings, echo }: CommandAnswer,
  role: Role,
  language: Language,
  state: CompetitionState | null,
): z.output<typeof answerSchema> => ({
  seq,
  events: events.map((event) => (role === "director" ? event : withoutScores(event))),
  warnings: warnings.map((warning) => ({
    ...warning,
    message: describeWarningOf(state?.kind ?? "tournament", warning, language, namesIn(state)),
  })),
  ...(echo === undefined ? {} : { echo }),
});

const withoutScores = ({ seq, type, data }: CommandAnswer["events"][number]): AnsweredEvent => ({
  seq,
  type,
  data: placeOf(data),
});

const placeOf = (data: CommandAnswer["events"][number]["data"]): object =>
  "round" in data && "board" in data ? { round: data.round, board: data.board } : {};

import { describeWarningOf, type Language, meets, type Role } from "@losfee/contract";
import {
  type AnsweredEvent,
  type AnswerOf,
  type CommandSchemas,
  commandSchemasOf,
  entriesCommandSchema,
  resultChangeSchema,
} from "@losfee/contract/api";
import {
  type CommandInput,
  type CompetitionKind,
  type CompetitionState,
  err,
  impactOfCorrection,
  impactOfEntries,
  impactOnTables,
  type Result,
} from "@losfee/core";
import { permitFor } from "../../access/permit.ts";
import type { CommandAnswer } from "../../competitions/execute-command.ts";
import type { HttpRefusal } from "../../messages/http-refusal.ts";
import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";
import { givenBy } from "../given-by.ts";
import { rejectRequest } from "../guard.ts";
import { parsed } from "../malformed.ts";
import { refuse } from "../problem.ts";
import { impactResourceOf } from "../resources.ts";
import { routeOptions } from "../route-options.ts";
import { namesIn, stagesOf } from "../subject.ts";
import { timeOfAct } from "../time-of-act.ts";
import { findOfKind } from "./find-competition.ts";
import { keyOf } from "./idempotency-key.ts";

const COMMAND_LIMIT = 256 * 1024;

/** Adds the route that takes all changes of a competition. */
export const addCommandRoutes = (app: App, context: AppContext): void => {
  app.route({
    ...routeOptions("POST /competitions/:id/commands"),
    bodyLimit: COMMAND_LIMIT,
    handler: async (request, reply) => {
      const { id } = request.params;
      const { acknowledged, expectedSeq, effectiveAt: saidAt } = request.body;
      const { role } = request.viewer;
      // Players' offline actions reach the server later.
      if (saidAt !== undefined && role !== "player" && !meets(role, "director")) {
        return rejectRequest(request, reply, "director");
      }
      const effectiveAt = timeOfAct(request.body, context.ports.now());
      const { result, state } = await context.competitions.readAndRun(
        id,
        (kind) => commandOf(commandSchemasOf(kind), request.body.command),
        {
          ...givenBy(request),
          permit: permitFor(request.viewer),
          ...(acknowledged === undefined ? {} : { acknowledged }),
          ...(expectedSeq === undefined ? {} : { expectedSeq }),
          ...(effectiveAt === undefined ? {} : { effectiveAt }),
          ...(saidAt === undefined ? {} : { saidAt }),
          ...keyOf(request.headers),
        },
      );
      if (!result.ok) return refuse(request, reply, result.error, state);
      return answerFor(result.value, role, request.language, state);
    },
  });

  app.route({
    ...routeOptions("POST /competitions/:id/impact"),
    bodyLimit: COMMAND_LIMIT,
    handler: async (request, reply) => {
      const { id } = request.params;
      const state = await findOfKind("tournament", context, request, reply, id);
      if (state === null) return reply;
      if (request.body.type !== "correct-result" && request.body.type !== "annul-game") {
        const change = parsed(entriesCommandSchema, request.body, "");
        if (!change.ok) return refuse(request, reply, change.error, state);
        const impact = impactOfEntries(state, change.value);
        return impact.ok ? impact.value : refuse(request, reply, impact.error, state);
      }
      const change = parsed(resultChangeSchema, request.body, "");
      if (!change.ok) return refuse(request, reply, change.error, state);
      const isAtBoard = state.rounds[change.value.round - 1]?.at !== "tables";
      const impact =
        change.value.type === "correct-result" && isAtBoard
          ? impactOfCorrection(state, change.value)
          : impactOnTables(state, change.value);
      if (!impact.ok) return refuse(request, reply, impact.error, state);
      return impactResourceOf(state, impact.value, request.language);
    },
  });
};

/** The parsed command, if its type belongs to the competition's kind. */
const commandOf = (
  { commands, commandTypes }: CommandSchemas<CompetitionKind>,
  sent: { readonly type: string },
): Result<CommandInput, HttpRefusal> =>
  commandTypes.some((type) => type === sent.type)
    ? parsed(commands, sent, "command")
    : err({ code: "unknown-command", command: sent.type });

/** The answer as the client may see it: a blind second entry must not reveal the recorded one. */
const answerFor = (
  { seq, events, warnings, echo }: CommandAnswer,
  role: Role,
  language: Language,
  state: CompetitionState | null,
): AnswerOf<"POST /competitions/:id/commands"> => ({
  seq,
  events: events.map((event) => (meets(role, "director") ? event : withoutScores(event))),
  warnings: warnings.map((warning) => ({
    ...warning,
    message: describeWarningOf(
      state?.kind ?? "tournament",
      warning,
      language,
      namesIn(state, language),
      stagesOf(state, language),
    ),
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

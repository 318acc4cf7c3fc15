import { describeWarningOf } from "@losfee/contract";
import type { ParamsOf } from "@losfee/contract/api";
import type { LadderState } from "@losfee/core";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { CommandAnswer } from "../../competitions/execute-command.ts";
import { answerMail } from "../../ladder/answer-mail.ts";
import { handIn, type InboxRow } from "../../mail/index.ts";
import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";
import { givenBy } from "../given-by.ts";
import { inboxResources, outboxItem } from "../ladder-mail-resources.ts";
import { refuse } from "../problem.ts";
import { addRoute, routeOptions } from "../route-options.ts";
import { namesIn } from "../subject.ts";
import { findOfKind } from "./find-competition.ts";

const MESSAGE_LIMIT = 1024 * 1024;

type MailParams = ParamsOf<"GET /competitions/:id/inbox/:mail">;

/** The director's inbox: incoming mails, their requests, and accepting these. */
export const addLadderInboxRoutes = (app: App, context: AppContext): void => {
  const { mail, mailProcessor, scheduler } = context.ladder;

  const findMail = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { id, mail: named }: MailParams,
  ): Promise<{ readonly state: LadderState; readonly row: InboxRow } | null> => {
    const state = await findOfKind("ladder", context, request, reply, id);
    if (state === null) return null;
    const row = await mail.inbox.row(named);
    if (row !== null && isOf(row, id)) return { state, row };
    refuse(request, reply, { code: "unknown-mail" }, state);
    return null;
  };

  addRoute(app, "GET /competitions/:id/inbox", async (request, reply) => {
    const { id } = request.params;
    const state = await findOfKind("ladder", context, request, reply, id);
    if (state === null) return reply;
    const { status, limit } = request.query;
    const own = await mail.inbox.rows(id, status);
    const rows = [...own, ...(await mail.inbox.rows(null, status))]
      .toSorted((a, b) => Date.parse(a.arrivedAt) - Date.parse(b.arrivedAt) || a.number - b.number)
      .slice(-limit);
    const { items } = await inboxResources(state, context.ladder, request.language);
    return { seq: state.seq, mails: await items(rows) };
  });

  addRoute(app, "GET /competitions/:id/inbox/:mail", async (request, reply) => {
    const found = await findMail(request, reply, request.params);
    if (found === null) return reply;
    const { state, row } = found;
    const { whole } = await inboxResources(state, context.ladder, request.language);
    return { seq: state.seq, mail: await whole(row) };
  });

  addRoute(app, "POST /competitions/:id/inbox/:mail/accept", async (request, reply) => {
    const found = await findMail(request, reply, request.params);
    if (found === null) return reply;
    const { state, row } = found;
    const { proposal: index, expectedSeq, overturn } = request.body;
    if (expectedSeq !== undefined && expectedSeq !== state.seq) {
      const stale = { code: "stale", expectedSeq, currentSeq: state.seq } as const;
      return refuse(request, reply, stale, state);
    }
    const { proposals } = await mailProcessor.read(state, row);
    const proposal = proposals[index];
    if (proposal === undefined) {
      const known = proposals.length;
      return refuse(request, reply, { code: "unknown-proposal", proposal: index, known }, state);
    }
    const done = await mailProcessor.accept(row, proposal, givenBy(request), overturn);
    if (!done.ok) return refuse(request, reply, done.error, state);
    return answerWith(request, reply, done.value);
  });

  app.route({
    ...routeOptions("POST /competitions/:id/inbox/:mail/enter"),
    bodyLimit: MESSAGE_LIMIT,
    handler: async (request, reply) => {
      const found = await findMail(request, reply, request.params);
      if (found === null) return reply;
      const { state, row } = found;
      const { command, done, overturn } = request.body;
      // A mail without a competition joins the one in which it is entered.
      const own = { ...row, competition: state.competition };
      const entered = await mailProcessor.enter(own, command, givenBy(request), overturn);
      if (!entered.ok) return refuse(request, reply, entered.error, state);
      if (done) await mail.inbox.settle(row.id, "done");
      return answerWith(request, reply, entered.value);
    },
  });

  app.route({
    ...routeOptions("POST /competitions/:id/inbox/:mail/answer"),
    bodyLimit: MESSAGE_LIMIT,
    handler: async (request, reply) => {
      const found = await findMail(request, reply, request.params);
      if (found === null) return reply;
      const { id } = request.params;
      const { now } = context.ports;
      const queued = await answerMail(mail, id, found.row, request.body, now());
      if (!queued.ok) return refuse(request, reply, queued.error, found.state);
      return reply.code(201).send(outboxItem(found.state, queued.value, request.language));
    },
  });

  addRoute(app, "POST /competitions/:id/inbox/:mail/settle", async (request, reply) => {
    const found = await findMail(request, reply, request.params);
    if (found === null) return reply;
    await mail.inbox.settle(found.row.id, request.body.status);
    return answerWith(request, reply);
  });

  const answerWith = async (
    request: FastifyRequest<{ Params: MailParams }>,
    reply: FastifyReply,
    warnings: CommandAnswer["warnings"] = [],
  ) => {
    const after = await findMail(request, reply, request.params);
    if (after === null) return reply;
    const { state, row } = after;
    scheduler.mailSettled(state.competition);
    const { language } = request;
    const { item } = await inboxResources(state, context.ladder, language);
    return {
      seq: state.seq,
      mail: await item(row),
      warnings: warnings.map((warning) => ({
        ...warning,
        message: describeWarningOf("ladder", warning, language, namesIn(state, language)),
      })),
    };
  };
};

/** Mails without a competition belong to all. */
const isOf = ({ competition }: InboxRow, id: string): boolean =>
  competition === null || competition === id;

/** Takes messages as files. To be registered where bodies are bytes. */
export const addHandInRoute = (app: App, context: AppContext): void => {
  const { mail, mailProcessor } = context.ladder;
  app.route({
    ...routeOptions("POST /competitions/:id/inbox"),
    bodyLimit: MESSAGE_LIMIT,
    handler: async (request, reply) => {
      const { id } = request.params;
      if ((await findOfKind("ladder", context, request, reply, id)) === null) return reply;
      const message = {
        raw: request.body,
        competition: id,
        arrivedAt: request.query.arrivedAt ?? null,
      };
      const rows = await handIn(mail.intake, message, context.ports.now());
      await mailProcessor.work();
      const state = await findOfKind("ladder", context, request, reply, id);
      if (state === null) return reply;
      const { items } = await inboxResources(state, context.ladder, request.language);
      const looked = await Promise.all(
        rows.map(async (row) => (await mail.inbox.row(row.id)) ?? row),
      );
      const mails = await items(looked);
      return reply.code(201).send({ seq: state.seq, mails });
    },
  });
};

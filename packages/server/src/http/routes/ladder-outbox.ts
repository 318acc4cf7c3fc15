import type { OutboxItem, ParamsOf } from "@losfee/contract/api";
import type { LadderState } from "@losfee/core";
import { addressKey } from "@losfee/files";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { OutboxRow } from "../../mail/index.ts";
import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";
import { mailSetup, outboxItem } from "../ladder-mail-resources.ts";
import { refuse } from "../problem.ts";
import { addRoute, routeOptions } from "../route-options.ts";
import { findOfKind } from "./find-competition.ts";

const CONTENT_LIMIT = 256 * 1024;

const UNSENT: ReadonlySet<OutboxRow["status"]> = new Set(["draft", "waiting", "failed"]);

/** True if the director changed the text: an unchanged letter is still rendered when it is sent. */
const isRewritten = (
  { to, subject, text }: OutboxRow,
  content: Pick<OutboxRow, "to" | "subject" | "text">,
): boolean =>
  to.name !== content.to.name ||
  to.address !== content.to.address ||
  subject !== content.subject ||
  text.trimEnd() !== content.text.replaceAll("\r\n", "\n").trimEnd();

type MailParams = ParamsOf<"POST /competitions/:id/outbox/:mail/send">;

/** A pyramid's outbox: drafts to send or withdraw, and the mail setup. */
export const addLadderOutboxRoutes = (app: App, context: AppContext): void => {
  addOutbox(app, context);
  addSetup(app, context);
};

const addOutbox = (app: App, context: AppContext): void => {
  const { outbox, dispatcher } = context.ladder.mail;

  /** Unsent mails are shown as they would be sent now. */
  const shown = async (row: OutboxRow): Promise<OutboxRow> =>
    UNSENT.has(row.status) ? { ...row, ...(await context.ladder.asItLeaves(row)) } : row;

  const rowOf = async ({ id, mail: named }: MailParams): Promise<OutboxRow | undefined> => {
    const row = (await outbox.rows(id)).find((candidate) => candidate.id === named);
    return row && shown(row);
  };

  const findMail = async (
    request: FastifyRequest,
    reply: FastifyReply,
    params: MailParams,
  ): Promise<{ readonly state: LadderState; readonly row: OutboxRow } | null> => {
    const state = await findOfKind("ladder", context, request, reply, params.id);
    if (state === null) return null;
    const row = await rowOf(params);
    if (row !== undefined) return { state, row };
    refuse(request, reply, { code: "unknown-mail" }, state);
    return null;
  };

  const answerWith = async (
    request: FastifyRequest<{ Params: MailParams }>,
    reply: FastifyReply,
    state: LadderState,
  ) => {
    const row = await rowOf(request.params);
    return row === undefined
      ? refuse(request, reply, { code: "unknown-mail" })
      : outboxItem(state, row, request.language);
  };

  addRoute(app, "GET /competitions/:id/outbox", async (request, reply) => {
    const { id } = request.params;
    const state = await findOfKind("ladder", context, request, reply, id);
    if (state === null) return reply;
    const rows = await outbox.rows(id, request.query.status);
    const mails: OutboxItem[] = [];
    for (const row of rows) mails.push(outboxItem(state, await shown(row), request.language));
    return { mails };
  });

  app.route({
    ...routeOptions("POST /competitions/:id/outbox/:mail/send"),
    bodyLimit: CONTENT_LIMIT,
    handler: async (request, reply) => {
      const found = await findMail(request, reply, request.params);
      if (found === null) return reply;
      const { state, row } = found;
      const { content } = request.body;
      if (content !== undefined && addressKey(content.to.address) === null) {
        const { address } = content.to;
        return refuse(request, reply, { code: "mail-address-invalid", address });
      }
      const { competition, id, inReplyTo, also } = row;
      const rewritten = content !== undefined && isRewritten(row, content);
      const sent = await outbox.send(
        competition,
        id,
        rewritten ? { ...content, inReplyTo, ...(also && { also }) } : undefined,
      );
      if (!sent) return refuse(request, reply, { code: "mail-settled", state: row.status });
      dispatcher?.wake();
      return answerWith(request, reply, state);
    },
  });

  addRoute(app, "POST /competitions/:id/outbox/:mail/mark-sent", async (request, reply) => {
    const found = await findMail(request, reply, request.params);
    if (found === null) return reply;
    const { state, row } = found;
    const now = context.ports.now();
    const { sentAt = now } = request.body;
    if (sentAt > now) {
      const { timeZone } = state.settings;
      const refusal = { code: "time-in-future", time: sentAt, now, timeZone } as const;
      return refuse(request, reply, refusal, state);
    }
    if (!(await outbox.markSent(row.competition, row.id, sentAt))) {
      return refuse(request, reply, { code: "mail-settled", state: row.status });
    }
    context.ladder.scheduler.mailLeft(row.competition);
    return answerWith(request, reply, state);
  });

  addRoute(app, "POST /competitions/:id/outbox/:mail/cancel", async (request, reply) => {
    const found = await findMail(request, reply, request.params);
    if (found === null) return reply;
    const { state, row } = found;
    if (!(await outbox.cancel(row.competition, row.id))) {
      return refuse(request, reply, { code: "mail-settled", state: row.status });
    }
    return answerWith(request, reply, state);
  });
};

const addSetup = (app: App, context: AppContext): void => {
  const { mail } = context.ladder;

  /** Public page of the competition; null without a public URL. Mails contain it. */
  const pageOf = (id: string): string | null =>
    context.publicUrl === null ? null : `${context.publicUrl}/c/${id}`;

  addRoute(app, "GET /competitions/:id/mail", async (request, reply) => {
    const { id } = request.params;
    if ((await findOfKind("ladder", context, request, reply, id)) === null) return reply;
    return mailSetup(mail, id, context.publicUrl);
  });

  addRoute(app, "PUT /competitions/:id/mail", async (request, reply) => {
    const { id } = request.params;
    if ((await findOfKind("ladder", context, request, reply, id)) === null) return reply;
    const known = await mail.settings.of(id);
    // Browser clocks may be wrong; mail is read and reported by the server's.
    const begun = known?.since ?? context.ports.now();
    const { page = known?.page ?? pageOf(id), since = begun, ...rest } = request.body;
    const saved = await mail.settings.save(id, { ...rest, since, page });
    if (!saved.ok) return refuse(request, reply, saved.error);
    // Else mail that already lies there would wait for the next one, or a minute.
    if (rest.receiving) mail.watcher?.look();
    return mailSetup(mail, id, context.publicUrl);
  });
};

import type { FastifyReply, FastifyRequest } from "fastify";
import type { PeopleRefusal } from "../messages/people-refusals.ts";
import type { AppContext } from "./context.ts";
import { answerForm } from "./pages.ts";
import { problemOf, refuse, wantsPage } from "./problem.ts";

/** A form that something was typed into. */
interface RefusedForm {
  /** Of its page, as the registry has it. */
  readonly path: string;
  readonly act: string;
  readonly value: string;
}

/** What was typed stays, with the reason at its field; programs get the reason alone. */
export const refuseAtField = (
  context: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { path, act, value }: RefusedForm,
  refusal: PeopleRefusal,
): FastifyReply | Promise<FastifyReply> => {
  if (!wantsPage(request)) return refuse(request, reply, refusal);
  const { status, detail } = problemOf(refusal, request.language);
  void reply.code(status).header("cache-control", "no-store");
  const refusedField = { act, value, problem: detail };
  return answerForm(context, path, request, reply, (asked) => ({ ...asked, refusedField }));
};

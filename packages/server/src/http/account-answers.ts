import type { FullRequest, PageKind } from "@losfee/web";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { PeopleRefusal } from "../messages/people-refusals.ts";
import type { AppContext } from "./context.ts";
import { answerForm } from "./pages.ts";
import { type AnyRefusal, problemOf, refuse, wantsPage } from "./problem.ts";

/** A form with values typed in. */
interface RefusedForm {
  /** Path of its page in the registry. */
  readonly path: string;
  readonly act: string;
  readonly value: string;
}

/** Shows the page again with the reason at the field; programs get only the reason. */
export const refuseAtField = (
  context: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { path, act, value }: RefusedForm,
  refusal: PeopleRefusal,
): FastifyReply | Promise<FastifyReply> =>
  refuseOnPage(context, request, reply, path, refusal, (asked, problem) => ({
    ...asked,
    refusedField: { act, value, problem },
  }));

/** Shows the page at `path` again with a refused form; programs get only the reason. */
export const refuseOnPage = (
  context: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  refusal: AnyRefusal,
  withForm: (asked: FullRequest<PageKind>, problem: string) => FullRequest<PageKind>,
): FastifyReply | Promise<FastifyReply> => {
  if (!wantsPage(request)) return refuse(request, reply, refusal);
  const { status, detail } = problemOf(refusal, request.language);
  void reply.code(status).header("cache-control", "no-store");
  return answerForm(context, path, request, reply, (asked) => withForm(asked, detail));
};

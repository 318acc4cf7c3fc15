import { frameOf, type PageDefinition, type PageRequest, pages, renderPage } from "@losfee/web";
import type { FastifyReply, FastifyRequest } from "fastify";
import { baseUrlOf } from "./base-url.ts";
import type { AppContext } from "./context.ts";
import type { App } from "./decorations.ts";
import { refuse } from "./problem.ts";

/** One route for each page of the registry. */
export const addPages = (app: App, context: AppContext): void => {
  for (const page of pages) {
    app.get(
      page.path,
      { config: { access: page.access }, schema: { hide: true } },
      (request, reply) => answerPage(context, page, request, reply),
    );
  }
};

/** The page as HTML, or what it shows as JSON: its script fetches its own address after a change. */
const answerPage = async (
  context: AppContext,
  definition: PageDefinition,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const asked = await pageRequestOf(context, definition, request);
  const model = asked === null ? null : definition.build(asked);
  if (asked === null || model === null) return refuse(request, reply, { code: "not-found" });
  void reply.header("cache-control", "no-cache").header("vary", "accept, accept-language, cookie");
  if (wantsJson(request)) return reply.send({ seq: asked.state?.seq ?? 0, model });
  const frame = frameOf(asked, request.url);
  return reply
    .type("text/html; charset=utf-8")
    .send(renderPage(definition, model, frame, context.assets));
};

const pageRequestOf = async (
  context: AppContext,
  definition: PageDefinition,
  request: FastifyRequest,
): Promise<PageRequest | null> => {
  const { competitions } = context;
  const params = textsOf(request.params);
  const { competition } = params;
  const state = competition === undefined ? null : await competitions.state(competition);
  if (competition !== undefined && state === null) return null;
  const list = await competitions.list();
  const withJournal = definition.needsJournal === true && competition !== undefined;
  return {
    state,
    competitions: list.competitions,
    params,
    query: textsOf(request.query),
    viewer: request.viewer,
    language: request.language,
    baseUrl: baseUrlOf(request, context),
    ...(withJournal ? { events: await competitions.events(competition) } : {}),
  };
};

/** The parameters that are there, each once. */
const textsOf = (parameters: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(parameters ?? {}).flatMap(([name, value]: [string, unknown]) => {
      const first: unknown = Array.isArray(value) ? value[0] : value;
      return typeof first === "string" && first !== "" ? [[name, first]] : [];
    }),
  );

const wantsJson = ({ headers: { accept = "" } }: FastifyRequest): boolean =>
  accept.includes("application/json") && !accept.includes("text/html");

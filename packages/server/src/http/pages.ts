import { may, needLacking, type Viewer, withPlaceholders } from "@losfee/contract";
import { tellsOdds } from "@losfee/core";
import {
  type Ask,
  type FullRequest,
  frameOf,
  isPageOf,
  isPageQuery,
  type Page,
  type PageKind,
  pageKindsOf,
  pages,
  renderPageInParts,
} from "@losfee/web";
import type { FastifyReply, FastifyRequest } from "fastify";
import { turn } from "../competitions/turn.ts";
import { previewOf } from "../previews/preview-of.ts";
import type { Preview } from "../previews/preview-svg.ts";
import type { AppContext } from "./context.ts";
import { OWN_COOKIE } from "./cookies.ts";
import type { App } from "./decorations.ts";
import { isAtDesk } from "./desk.ts";
import { allowFraming } from "./framing.ts";
import { rejectRequest } from "./guard.ts";
import { heldCompetition } from "./held-competition.ts";
import { createOneByOne, type OneByOne } from "./one-by-one.ts";
import { mineIn, pageRequestOf, textsOf } from "./page-data.ts";
import { refuse } from "./problem.ts";
import { CLOCK_LASTS, keepToOne, LISTED, type Sharing } from "./shared-answers.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Computes the pages of everybody but the staff of events. */
    pagesOneByOne: OneByOne;
  }
}

/** Adds one route for each address in the registry of pages. */
export const addPages = (app: App, context: AppContext): void => {
  app.decorate("pagesOneByOne", createOneByOne());
  for (const path of new Set(pages.map((page) => page.path))) {
    const definitions = pages.filter((page) => page.path === path);
    const access = definitions.map((definition) => definition.access);
    const sharing = (request: FastifyRequest) => sharingOf(context, definitions, request);
    app.get(
      path,
      { config: { access, sharing, query: isPageQuery }, schema: { hide: true } },
      (request, reply) => answerPage(context, definitions, request, reply),
    );
  }
};

/**
 * Pages are the same for all visitors without a session, except those with a key in the address.
 */
const sharingOf = (
  context: AppContext,
  definitions: readonly Page[],
  request: FastifyRequest,
): Sharing | null => {
  const { embeds, organisations } = context;
  const isFront = definitions.some(({ asks }) => asks?.includes("front"));
  if (isFront && isAtDesk(request, context)) return null;
  const isPrivate = definitions.some(
    ({ asks }) => asks?.some((ask) => PRIVATE.includes(ask)) === true,
  );
  if (isPrivate) return null;
  const { competition } = textsOf(request.params);
  const { mine } = definitions.some(({ asks }) => asks?.includes("mine")) ? mineIn(request) : {};
  const isEmbedded = definitions.some((page) => formOf(page, request) === "embed");
  const hasOdds = definitions.some(({ asks }) => asks?.includes("odds"));
  return {
    by: [mine, organisations.notices.changes()],
    ...(mine === undefined ? {} : { cookie: `${OWN_COOKIE}=${mine}` }),
    ...(isEmbedded && competition !== undefined ? { also: () => embeds.sites(competition) } : {}),
    lasts: hasOdds ? 0 : competition === undefined ? LISTED : CLOCK_LASTS,
  };
};

/** What shows a visitor's own account, or takes a secret in the address. */
const OF_ACCOUNTS: readonly Ask[] = ["signIn", "signInLink", "account", "invitation"];
const PRIVATE: readonly Ask[] = ["mailAddress", ...OF_ACCOUNTS];

/** Answers a form with the page at `path`, which shows the outcome. */
export const answerForm = (
  context: AppContext,
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
  completed: Completed,
): Promise<FastifyReply> => {
  const definitions = pages.filter((page) => page.path === path);
  return answerPage(context, definitions, request, reply, completed);
};

/** Adds special data to the request of a page. */
type Completed = (request: FullRequest<PageKind>) => FullRequest<PageKind>;

/**
 * Sends the page as HTML, or its data as JSON: its script fetches the same address after changes.
 */
const answerPage = async (
  context: AppContext,
  definitions: readonly Page[],
  request: FastifyRequest,
  reply: FastifyReply,
  completed: Completed = (asked) => asked,
): Promise<FastifyReply> => {
  const { competition } = textsOf(request.params);
  const journal =
    competition === undefined
      ? null
      : await heldCompetition(context.competitions, request, competition);
  const stored = journal && {
    ...journal,
    state: withPlaceholders(journal.state, request.language),
  };
  const state = stored?.state ?? null;
  if (competition !== undefined && state === null) {
    return refuse(request, reply, { code: "not-found" });
  }
  const kinds = state === null ? [null] : pageKindsOf(state, textsOf(request.query));
  const found = kinds.flatMap((kind) => {
    const definition = definitionFor(definitions, kind);
    return definition === undefined ? [] : [{ kind, definition }];
  });
  for (const { kind, definition } of found) {
    // Pages at one address may have different access.
    const lacking = needLacking(request.viewer, [definition.access]);
    if (lacking !== null) return rejectRequest(request, reply, lacking);
    if (
      definition.asks?.includes("odds") === true &&
      state?.kind === "tournament" &&
      !tellsOdds(state)
    ) {
      return refuse(request, reply, { code: "no-chances-for-teams" });
    }
    const form = formOf(definition, request);
    // Embedded pages always show the public view.
    const viewer = form === "page" ? request.viewer : PUBLIC;
    const pageRequest = completed(
      await pageRequestOf(context, { definition, found: stored, request, viewer }),
    );
    if (pageRequest.isComputing === true) keepToOne(request, reply);
    const model = await inTurn(request, async () => definition.build(pageRequest));
    if (model === null) continue;
    if (definition.asks?.some((ask) => OF_ACCOUNTS.includes(ask)) === true) {
      void reply.header("cache-control", "no-store");
    }
    if (definition.refreshes !== undefined) void reply.header("refresh", definition.refreshes);
    void reply.header("vary", "accept, accept-language, cookie");
    const { url } = request;
    const frame = frameOf({ request: pageRequest, url, page: definition, pages, kind });
    if (form === "preview" && state !== null && kind !== null) {
      const { params, query } = pageRequest;
      const title = definition.title(model, frame);
      const shown = previewOf(state, { definition, kind, title, frame, params, query });
      return sendPreview(context, request, reply, shown);
    }
    if (form === "embed") {
      allowFraming(reply, state === null ? [] : await context.embeds.sites(state.competition));
    }
    if (wantsJson(request)) return reply.send({ seq: state?.seq ?? 0, model, page: frame });
    const layout = form === "embed" ? "embed" : definition.layout;
    const body = await inTurn(request, async () => {
      const parts: Buffer[] = [];
      for (const part of renderPageInParts(definition, model, frame, context.assets, layout)) {
        // A long list takes a while: urgent requests may be served in between.
        await turn();
        parts.push(Buffer.from(part));
      }
      return Buffer.concat(parts);
    });
    return reply.type("text/html; charset=utf-8").send(body);
  }
  const [kind] = kinds;
  const [other] = definitions;
  return found.length === 0 && kind != null && other !== undefined
    ? refuse(request, reply, { code: "wrong-kind", kind, needed: other.kind ?? kind })
    : refuse(request, reply, { code: "not-found" });
};

/** Computes a part of a page: for an event's staff at once, for all others one after the other. */
const inTurn = <T>({ viewer, server }: FastifyRequest, work: () => Promise<T>): Promise<T> =>
  may(viewer, "results") || may(viewer, "check-in") ? work() : server.pagesOneByOne(work);

const PUBLIC: Viewer = { role: "public", label: "" };

/** The form in which a public page is requested: as a page, an embed, or a picture. */
const formOf = (
  { access, layout, embeddable }: Page,
  { query }: FastifyRequest,
): "page" | "embed" | "preview" => {
  if (access !== "public" || layout !== "public") return "page";
  const asked = Object.keys(query ?? {});
  if (asked.includes("preview")) return "preview";
  return embeddable === true && asked.includes("embed") ? "embed" : "page";
};

const sendPreview = async (
  context: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  shown: Preview,
): Promise<FastifyReply> => {
  const png = await context.previews.png(shown);
  if (png === null) return refuse(request, reply, { code: "too-many-requests", seconds: 10 });
  void reply.header("cross-origin-resource-policy", "cross-origin");
  return reply.type("image/png").send(png);
};

/** The page for the competition's kind, else one that covers it as well. */
const definitionFor = (definitions: readonly Page[], asked: PageKind | null): Page | undefined =>
  definitions.find(({ kind }) => kind === asked) ??
  definitions.find((page) => asked === null || isPageOf(page, asked));

const wantsJson = ({ headers: { accept = "" } }: FastifyRequest): boolean =>
  accept.includes("application/json") && !accept.includes("text/html");

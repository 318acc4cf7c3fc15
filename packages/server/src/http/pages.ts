import { may, needLacking, seesChances, type Viewer, withPlaceholders } from "@losfee/contract";
import { type CompetitionState, isOfKind, tellsOdds } from "@losfee/core";
import {
  type FileFault,
  frameOf,
  isPageOf,
  isPageQuery,
  type OwnChannel,
  type Page,
  type PageKind,
  type PageRequest,
  pageKindsOf,
  pages,
  renderPageInParts,
} from "@losfee/web";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Clock } from "../clock/clock.ts";
import type { BackgroundComputation } from "../competitions/background-computation.ts";
import type { StateAndBreak } from "../competitions/competition-service.ts";
import { turn } from "../competitions/turn.ts";
import type { FileDamage } from "../journal/file-damage.ts";
import { accountsInUse } from "../people/people-services.ts";
import { previewOf } from "../previews/preview-of.ts";
import type { Preview } from "../previews/preview-svg.ts";
import { CONFIRMABLE } from "../webhooks/mail-link.ts";
import { accountFactsFor } from "./account-facts.ts";
import { actingPeople, actorsIn } from "./acting-people.ts";
import { baseUrlOf } from "./base-url.ts";
import type { AppContext } from "./context.ts";
import { OWN_COOKIE } from "./cookies.ts";
import type { App } from "./decorations.ts";
import { divisionsOf } from "./divisions.ts";
import { allowFraming } from "./framing.ts";
import { competitionOf, rejectRequest } from "./guard.ts";
import { heldCompetition } from "./held-competition.ts";
import { legalLinks, shownNotices } from "./legal-links.ts";
import { CUT_TIMEOUT, ODDS_TIMEOUT } from "./limits.ts";
import { createOneByOne, type OneByOne } from "./one-by-one.ts";
import { shownFestival, tasksOf } from "./organisation-resources.ts";
import { refuse } from "./problem.ts";
import { listFor, tasksIn } from "./rehearsals.ts";
import { askedByLink } from "./routes/mail-address.ts";
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
  { embeds, organisations: { notices } }: AppContext,
  definitions: readonly Page[],
  request: FastifyRequest,
): Sharing | null => {
  const isPrivate = definitions.some(
    (page) => page.needsMailAddress === true || page.needsAccounts !== undefined,
  );
  if (isPrivate) return null;
  const { competition } = textsOf(request.params);
  const { mine } = definitions.some(({ knowsMine }) => knowsMine) ? mineIn(request) : {};
  const isEmbedded = definitions.some((page) => formOf(page, request) === "embed");
  const isComputed = definitions.some(({ needsOdds }) => needsOdds === true);
  return {
    by: [mine, notices.changes()],
    ...(mine === undefined ? {} : { cookie: `${OWN_COOKIE}=${mine}` }),
    ...(isEmbedded && competition !== undefined ? { also: () => embeds.sites(competition) } : {}),
    lasts: isComputed ? 0 : competition === undefined ? LISTED : CLOCK_LASTS,
  };
};

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
type Completed = (request: PageRequest<PageKind>) => PageRequest<PageKind>;

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
    if (definition.needsOdds === true && state?.kind === "tournament" && !tellsOdds(state)) {
      return refuse(request, reply, { code: "no-chances-for-teams" });
    }
    const form = formOf(definition, request);
    // Embedded pages always show the public view.
    const viewer = form === "page" ? request.viewer : PUBLIC;
    const pageRequest = completed(
      await pageRequestOf(context, definition, stored, request, viewer),
    );
    if (pageRequest.isReckoning === true) keepToOne(request, reply);
    const model = await inTurn(request, async () => definition.build(pageRequest));
    if (model === null) continue;
    if (definition.needsAccounts !== undefined) void reply.header("cache-control", "no-store");
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

/** Waits for the computation up to a limit; true if it is complete. */
const isComputed = async (
  computation: BackgroundComputation,
  state: CompetitionState | null,
  timeout?: number,
): Promise<boolean> =>
  state === null || !isOfKind("tournament", state) || computation.compute(state, timeout);

/** The published copy on another server, shown to those who run the event. */
const showingOf = ({ showing }: AppContext, { competition }: CompetitionState) => {
  const shown = showing(competition);
  return shown === null ? {} : { showing: shown };
};

/** The odds, if the viewer may see them. */
const oddsFor = async (
  { competitions, cutLines, odds }: AppContext,
  viewer: Viewer,
  found: StateAndBreak | null,
): Promise<Pick<PageRequest, "odds">> => {
  const state = found && (await competitions.state(found.state.competition));
  if (state === null || !isOfKind("tournament", state)) return {};
  if (!seesChances(state, viewer)) return {};
  // The odds depend on it.
  await cutLines.compute(state);
  return { odds: await odds.report(state, ODDS_TIMEOUT) };
};

const pageRequestOf = async (
  context: AppContext,
  definition: Page,
  found: StateAndBreak | null,
  request: FastifyRequest,
  viewer: Viewer,
): Promise<PageRequest<PageKind>> => {
  const { competitions } = context;
  const { state = null, broken = null } = found ?? {};
  if (definition.needsRace === true) await isComputed(context.races, state);
  const withJournal = definition.needsJournal === true && state !== null;
  return {
    state,
    ...(definition.needsList === true
      ? await listedFor(context, definition, request, viewer)
      : { competitions: [] }),
    ...(may(viewer, "place") ? await ofTheServer(context) : {}),
    ...(definition.needsFestival === true
      ? { festival: await shownFestival(context, textsOf(request.params)["festival"] ?? "") }
      : {}),
    ...(broken === null ? {} : { broken }),
    ...(may(viewer, "director") && state !== null ? showingOf(context, state) : {}),
    params: textsOf(request.params),
    query: textsOf(request.query),
    viewer,
    ...(definition.knowsMine === true
      ? { ...mineIn(request), byLink: request.linkId !== null }
      : {}),
    language: request.language,
    baseUrl: baseUrlOf(request, context),
    now: context.ports.now(),
    legal: await legalLinks(context, request.params),
    ...(definition.needsNotice === true
      ? { notices: await shownNotices(context, textsOf(request.params)["organisation"] ?? null) }
      : {}),
    ...(may(viewer, "place") ? await dateDoubtOf(context.clock) : {}),
    ...(definition.needsOdds === true ? await oddsFor(context, viewer, found) : {}),
    ...(definition.leadsToSignIn === true
      ? { offersSignIn: !isSignedIn(request) && (await accountsInUse(context.accounts)) }
      : {}),
    ...(definition.needsChannels === true ? await channelsFor(context, request) : {}),
    ...(definition.needsAccounts === undefined
      ? {}
      : await accountFactsFor(
          context,
          definition.needsAccounts,
          request,
          textsOf(request.params)["token"],
        )),
    ...(definition.needsMailAddress === true
      ? { mailAddress: await askedByLink(context, textsOf(request.params)) }
      : {}),
    ...(definition.needsCutLine === true &&
    !(await isComputed(context.cutLines, state, CUT_TIMEOUT))
      ? { isReckoning: true as const }
      : {}),
    ...(withJournal ? await journalFor(context, state) : {}),
    ...(!withJournal && may(viewer, "results") && state !== null
      ? { people: await actingPeople(context, actorsIn(state)) }
      : {}),
    ...(definition.needsSeason === true
      ? await divisionsOf(competitions, textsOf(request.params)["season"], state)
      : {}),
  };
};

/** The whole journal, with actors. */
const journalFor = async (
  context: AppContext,
  state: CompetitionState,
): Promise<Pick<PageRequest<PageKind>, "events" | "traces" | "people">> => {
  const events = await context.competitions.eventsOf(state);
  return {
    events,
    traces: await context.traces.of(state.competition),
    people: await actingPeople(
      context,
      events.map(({ actor }) => actor),
    ),
  };
};

/**
 * The competitions that a page lists: in consoles those that the viewer has a task in. Only pages
 * with lists fold all competitions.
 */
const listedFor = async (
  context: AppContext,
  { access }: Page,
  request: FastifyRequest,
  viewer: Viewer,
): Promise<Pick<PageRequest, "competitions" | "unreadable" | "tasks">> => {
  const list = await context.competitions.list();
  const tasks = await tasksOf(context, request);
  return access === "public" ? listFor(viewer, list) : { ...tasksIn(viewer, list, tasks), tasks };
};

/** Server-wide data for directors. */
const ofTheServer = async ({ backup, standby, fileCheck }: AppContext) => ({
  backup: await backup.state(),
  ...(fileCheck?.damage == null ? {} : { fileFault: faultOfFile(fileCheck.damage) }),
  ...(standby === null ? {} : { standby: await standby.state() }),
});

/** Indexes repeat what tables have; if other things are damaged, entries may be. */
const faultOfFile = ({ others }: FileDamage): FileFault =>
  others.length === 0 ? "indexes" : "entries";

/** A player's message channels; none for others. */
const channelsFor = async (
  { channels: { channels, sendsMail }, webhooks, access, ports }: AppContext,
  { viewer, sessionId, params }: FastifyRequest,
): Promise<Pick<PageRequest, "channels">> => {
  const competition = competitionOf(params);
  if (competition === null || viewer.scope?.kind !== "player") return {};
  const devices = new Map((await access.sessions()).map(({ id, device }) => [id, device]));
  const own = await channels.ofPerson(competition, viewer.scope.entry);
  const list = own.map((one): OwnChannel => {
    const { id, channel, topics, address, secret, session: of, confirmed, createdAt } = one;
    const device = of === null ? undefined : devices.get(of);
    const parts = [device?.browser, device?.system].filter((part) => part != null);
    const answerBy = Date.parse(createdAt) + CONFIRMABLE;
    const isLate = answerBy < Date.parse(ports.now());
    return {
      ...{ id, channel, topics },
      ...(confirmed ? {} : { unconfirmed: isLate ? "too-late" : "asked" }),
      isHere: of !== null && of === sessionId,
      name: channel === "push" ? parts.join(", ") : address,
      secret: channel === "webhook" ? secret.reveal() : "",
    };
  });
  return { channels: { list, sendsMail, pushKey: (await webhooks.serverKeys()).public } };
};

const isSignedIn = ({ session }: FastifyRequest): boolean => session?.role === "person";

/** The entry chosen on this device. */
const mineIn = ({ cookies }: FastifyRequest): Pick<PageRequest, "mine"> => {
  const mine = Number(cookies[OWN_COOKIE]);
  return Number.isInteger(mine) && mine > 0 ? { mine } : {};
};

const dateDoubtOf = async (clock: Clock): Promise<Pick<PageRequest, "dateDoubt">> => {
  const doubt = await clock.doubt();
  if (doubt === null) return {};
  const { reason, heartbeatAt } = doubt;
  return { dateDoubt: { reason, heartbeatAt, now: clock.now() } };
};

/** The single-valued parameters. */
const textsOf = (parameters: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(parameters ?? {}).flatMap(([name, value]: [string, unknown]) => {
      const first: unknown = Array.isArray(value) ? value[0] : value;
      return typeof first === "string" && first !== "" ? [[name, first]] : [];
    }),
  );

const wantsJson = ({ headers: { accept = "" } }: FastifyRequest): boolean =>
  accept.includes("application/json") && !accept.includes("text/html");

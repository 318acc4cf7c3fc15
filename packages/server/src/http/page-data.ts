import { may, seesChances, type Viewer } from "@losfee/contract";
import { type CompetitionState, isOfKind } from "@losfee/core";
import type { Ask, Asked, FileFault, FullRequest, OwnChannel, Page, PageKind } from "@losfee/web";
import type { FastifyRequest } from "fastify";
import type { Clock } from "../clock/clock.ts";
import type { BackgroundComputation } from "../competitions/background-computation.ts";
import type { StateAndBreak } from "../competitions/competition-service.ts";
import type { FileDamage } from "../journal/file-damage.ts";
import { accountsInUse } from "../people/people-services.ts";
import { CONFIRMABLE } from "../webhooks/mail-link.ts";
import { invitationOf, ownAccount, signInFacts, signInLinkOf } from "./account-facts.ts";
import { actingPeople, actorsIn } from "./acting-people.ts";
import { baseUrlOf } from "./base-url.ts";
import type { AppContext } from "./context.ts";
import { OWN_COOKIE } from "./cookies.ts";
import { divisionsOf } from "./divisions.ts";
import { frontOf } from "./front.ts";
import { competitionOf } from "./guard.ts";
import { legalLinks, shownNotices } from "./legal-links.ts";
import { CUT_TIMEOUT, ODDS_TIMEOUT } from "./limits.ts";
import { shownFestival, tasksOf } from "./organisation-resources.ts";
import { listFor, tasksIn } from "./rehearsals.ts";
import { askedByLink } from "./routes/mail-address.ts";

/** A page, its visitor, and the competition of its address. */
interface Visit {
  readonly definition: Page;
  readonly found: StateAndBreak | null;
  readonly request: FastifyRequest;
  readonly viewer: Viewer;
}

/** Returns the data that a page is built from, with what it asks for. */
export const pageRequestOf = async (
  context: AppContext,
  visit: Visit,
): Promise<FullRequest<PageKind>> => {
  const { definition, found, request, viewer } = visit;
  const { state = null, broken = null } = found ?? {};
  const asks = definition.asks ?? [];
  const answers = await Promise.all(asks.map((ask) => ASKED[ask](context, visit)));
  return {
    state,
    ...(may(viewer, "place") ? await ofTheServer(context) : {}),
    ...(broken === null ? {} : { broken }),
    ...(may(viewer, "director") && state !== null ? showingOf(context, state) : {}),
    params: textsOf(request.params),
    query: textsOf(request.query),
    viewer,
    language: request.language,
    baseUrl: baseUrlOf(request, context),
    now: context.ports.now(),
    legal: await legalLinks(context, request.params),
    ...(may(viewer, "place") ? await dateDoubtOf(context.clock) : {}),
    ...(!asks.includes("journal") && may(viewer, "results") && state !== null
      ? { people: await actingPeople(context, actorsIn(state)) }
      : {}),
    ...Object.assign({}, ...answers),
  };
};

/** Finds what pages ask for. */
const ASKED: {
  readonly [Name in Ask]: (context: AppContext, visit: Visit) => Promise<Asked[Name]>;
} = {
  list: (context, visit) => listedFor(context, visit),
  front: async (context, visit) => {
    const list = await listedFor(context, visit);
    return { ...list, front: await frontOf(context, visit.request, list.competitions.length) };
  },
  festival: async (context, { request }) => ({
    festival: await shownFestival(context, textsOf(request.params)["festival"] ?? ""),
  }),
  notices: async (context, { request }) => ({
    notices: await shownNotices(context, textsOf(request.params)["organisation"] ?? null),
  }),
  mine: async (_context, { request }) => ({ ...mineIn(request), byLink: request.linkId !== null }),
  odds: (context, visit) => oddsFor(context, visit),
  channels: (context, { request }) => channelsFor(context, request),
  mailAddress: async (context, { request }) => ({
    mailAddress: await askedByLink(context, textsOf(request.params)),
  }),
  signInOffer: async (context, { request }) => ({
    offersSignIn: !isSignedIn(request) && (await accountsInUse(context.accounts)),
  }),
  signIn: async (context, { request }) => ({ signIn: await signInFacts(context, request) }),
  signInLink: async (context, { request }) => ({
    signIn: await signInFacts(context, request),
    signInLink: await signInLinkOf(context, request, textsOf(request.params)["token"] ?? ""),
  }),
  account: async (context, { request }) => ({ account: await ownAccount(context, request) }),
  invitation: async (context, { request }) => ({
    invitation: await invitationOf(context, request, textsOf(request.params)["token"]),
  }),
  cutLine: async (context, { found }) =>
    (await isComputed(context.cutLines, found, CUT_TIMEOUT)) ? {} : { isComputing: true },
  race: async (context, { found }) => {
    await isComputed(context.races, found);
    return {};
  },
  season: (context, { request, found }) =>
    divisionsOf(
      context.competitions,
      textsOf(request.params)["season"],
      found === null ? null : found.state,
    ),
  journal: (context, { found }) => journalFor(context, found),
};

/** Waits for the computation up to a limit; true if it is complete. */
const isComputed = async (
  computation: BackgroundComputation,
  found: StateAndBreak | null,
  timeout?: number,
): Promise<boolean> =>
  found === null ||
  !isOfKind("tournament", found.state) ||
  computation.compute(found.state, timeout);

/** The published copy on another server, shown to those who run the event. */
const showingOf = ({ showing }: AppContext, { competition }: CompetitionState) => {
  const shown = showing(competition);
  return shown === null ? {} : { showing: shown };
};

/** The odds, if the viewer may see them. */
const oddsFor = async (
  { competitions, cutLines, odds }: AppContext,
  { viewer, found }: Visit,
): Promise<Asked["odds"]> => {
  const state = found && (await competitions.state(found.state.competition));
  if (state === null || !isOfKind("tournament", state)) return {};
  if (!seesChances(state, viewer)) return {};
  // The odds depend on it.
  await cutLines.compute(state);
  return { odds: await odds.report(state, ODDS_TIMEOUT) };
};

/** The whole journal, with actors. */
const journalFor = async (
  context: AppContext,
  found: StateAndBreak | null,
): Promise<Asked["journal"]> => {
  if (found === null) return { events: [], traces: new Map(), people: new Map() };
  const { state } = found;
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
  { definition: { access }, request, viewer }: Visit,
): Promise<Asked["list"]> => {
  const list = await context.competitions.list();
  const tasks = await tasksOf(context, request);
  return access === "public" ? listFor(viewer, list) : { ...tasksIn(viewer, list, tasks), tasks };
};

/** Server-wide data for directors. */
const ofTheServer = async ({ backup, standby, fileCheck, hall, stop }: AppContext) => ({
  backup: await backup.state(),
  hall: hall()?.state() ?? null,
  isStoppable: stop !== null,
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
): Promise<Asked["channels"]> => {
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
export const mineIn = ({ cookies }: FastifyRequest): Pick<Asked["mine"], "mine"> => {
  const mine = Number(cookies[OWN_COOKIE]);
  return Number.isInteger(mine) && mine > 0 ? { mine } : {};
};

const dateDoubtOf = async (clock: Clock): Promise<Pick<FullRequest, "dateDoubt">> => {
  const doubt = await clock.doubt();
  if (doubt === null) return {};
  const { reason, heartbeatAt } = doubt;
  return { dateDoubt: { reason, heartbeatAt, now: clock.now() } };
};

/** The single-valued parameters. */
export const textsOf = (parameters: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(parameters ?? {}).flatMap(([name, value]: [string, unknown]) => {
      const first: unknown = Array.isArray(value) ? value[0] : value;
      return typeof first === "string" && first !== "" ? [[name, first]] : [];
    }),
  );

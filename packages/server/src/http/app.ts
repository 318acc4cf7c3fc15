import cookie from "@fastify/cookie";
import { colourPath, colourSheet } from "@losfee/web";
import fastify, { type FastifyBaseLogger, LogController } from "fastify";
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from "fastify-type-provider-zod";
import { z } from "zod";
import { checkAccess } from "./access-check.ts";
import { WITHOUT_ORIGIN } from "./answers.ts";
import { addBasePath, withoutBasePath } from "./base-url.ts";
import { addBundles } from "./bundles.ts";
import { addCompression } from "./compression.ts";
import type { AppContext } from "./context.ts";
import type { App } from "./decorations.ts";
import { addErrorHandler, refuseAddress } from "./error-handler.ts";
import { addGuard, competitionOf } from "./guard.ts";
import { addWholeWhereNeeded } from "./held-competition.ts";
import { addKeepableRequests } from "./keepable-request.ts";
import { endLostRoles } from "./lost-roles.ts";
import { addOpenApi, addOpenApiRoute } from "./openapi.ts";
import { addPages } from "./pages.ts";
import { keepRehearsals } from "./rehearsals.ts";
import { addRequestCount, addRequestLog } from "./request-log.ts";
import { addAccountRoutes } from "./routes/accounts.ts";
import { addAffiliationRoutes } from "./routes/affiliations.ts";
import { addCalendarAddress, addCalendars } from "./routes/calendars.ts";
import { addCheckInPicture } from "./routes/check-in.ts";
import { addClaimRoutes } from "./routes/claims.ts";
import { addCommandRoutes } from "./routes/commands.ts";
import { addCompetitionRoutes, addFixturesRoute, addPlayerRoute } from "./routes/competitions.ts";
import { addConsentRoutes } from "./routes/consents.ts";
import { addLotsRoute, addOddsRoute, addWhyNotRoute } from "./routes/explanations.ts";
import { addEmbedRoutes, addFeeds } from "./routes/feeds.ts";
import { addInstalling } from "./routes/installing.ts";
import { addJournalRoute, addLogRoutes } from "./routes/journal.ts";
import { addLadderDirectorRoutes, addLadderRoutes } from "./routes/ladder.ts";
import { addLadderGameRoutes } from "./routes/ladder-games.ts";
import { addHandInRoute, addLadderInboxRoutes } from "./routes/ladder-inbox.ts";
import { addLadderOutboxRoutes } from "./routes/ladder-outbox.ts";
import { addAddressCode, addEntrance, addLinkRoutes } from "./routes/links.ts";
import {
  addBackupRoutes,
  addClockRoutes,
  addHealth,
  addServerRoutes,
  addStandby,
} from "./routes/operation.ts";
import { addNoticeRoutes, addRetentionRoutes } from "./routes/organisation-settings.ts";
import { addOrganisationRoutes } from "./routes/organisations.ts";
import { addOwnEntryRoutes } from "./routes/own-entries.ts";
import { addOwnPageForms } from "./routes/own-page.ts";
import { addPlayRoutes } from "./routes/play.ts";
import { addAnnouncementRoute, addPictureRoute, addPictures } from "./routes/publicity.ts";
import { addPublished } from "./routes/published.ts";
import { addRegistryRoutes, addRehearsalRoute, addSampleRoute } from "./routes/registries.ts";
import { addRoleRoutes } from "./routes/roles.ts";
import { addSessionRoutes } from "./routes/sessions.ts";
import { addProviderWays } from "./routes/sign-in-providers.ts";
import { addStageStandingsRoutes } from "./routes/stage-standings.ts";
import { addStageRoutes } from "./routes/stages.ts";
import { addStandingsRoutes } from "./routes/standings.ts";
import { addStreamRoute } from "./routes/stream.ts";
import { addTransferRoutes } from "./routes/transfer.ts";
import { addTrfRoutes } from "./routes/trf.ts";
import { addWebhookRoutes } from "./routes/webhooks.ts";
import { addSecurity } from "./security.ts";
import { addSharedAnswers, markShared } from "./shared-answers.ts";
import { createSignInLimits, type SignInLimits } from "./sign-in-limits.ts";
import { addConnectionGuard, addShutdown, connectionOptions } from "./timeouts.ts";
import { addTurns } from "./turns.ts";

/** For bodies other than files; bytes. */
const BODY_LIMIT = 64 * 1024;

/** The whole server, ready to listen or to be injected into: API, live changes and pages. */
export const createApp = async (context: AppContext, logger: FastifyBaseLogger): Promise<App> => {
  const app: App = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    ...connectionOptions(context.timeouts),
    ...(context.trustedProxies.length === 0 ? {} : { trustProxy: [...context.trustedProxies] }),
    forceCloseConnections: "idle",
    // Clients connected when the server stops get one more answer.
    return503OnClosing: false,
    frameworkErrors: refuseAddress,
    rewriteUrl: ({ url = "/" }) => withoutBasePath(url, context.publicUrl),
    routerOptions: { maxParamLength: 300 },
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorate("accessOfRoutes", checkAccess(app));
  app.decorate("assets", context.assets);
  addBasePath(app, context);
  addErrorHandler(app);
  addRequestLog(app);
  addRequestCount(app, context);
  await addSecurity(app, context.limits);
  addCompression(app);
  await app.register(cookie);
  addGuard(app, context);
  addKeepableRequests(app);
  addPublished(app, context);
  markShared(app);
  keepRehearsals(app, context.competitions, competitionOf);
  addTurns(app);
  addWholeWhereNeeded(app);
  addSharedAnswers(app, context);
  await addOpenApi(app);
  const signInLimits = createSignInLimits(app, context);
  await app.register(async (api: App) => addApi(api, context, signInLimits), { prefix: "/api/v1" });
  addHealth(app, context);
  addStandby(app, context);
  addEntrance(app, context);
  addAddressCode(app, context);
  addCheckInPicture(app, context);
  addPictures(app, context);
  addEventColours(app);
  addFeeds(app, context);
  addCalendars(app, context);
  addInstalling(app, context);
  addPages(app, context);
  addProviderWays(app, context, signInLimits);
  await addOwnPageForms(app, context, signInLimits);
  if (context.bundleFolder !== null) addBundles(app, context.bundleFolder);
  context.access.onEnded(context.hub.endSessions);
  endLostRoles(app, context);
  addConnectionGuard(app, context.timeouts);
  addShutdown(app, context.hub);
  return app;
};

const addApi = async (api: App, context: AppContext, signInLimits: SignInLimits): Promise<void> => {
  addRegistryRoutes(api);
  addCompetitionRoutes(api, context);
  addRehearsalRoute(api, context);
  addAnnouncementRoute(api, context);
  addJournalRoute(api, context);
  addLogRoutes(api, context);
  addCommandRoutes(api, context);
  addPlayRoutes(api, context);
  addWhyNotRoute(api, context);
  addStandingsRoutes(api, context);
  addLadderRoutes(api, context);
  addLadderGameRoutes(api, context);
  addLadderDirectorRoutes(api, context);
  addLadderInboxRoutes(api, context);
  addLadderOutboxRoutes(api, context);
  addStageRoutes(api, context);
  addStageStandingsRoutes(api, context);
  addFixturesRoute(api, context);
  addPlayerRoute(api, context);
  addLotsRoute(api, context);
  addOddsRoute(api, context);
  addLinkRoutes(api, context);
  addOrganisationRoutes(api, context);
  addAffiliationRoutes(api, context);
  addOwnEntryRoutes(api, context);
  addNoticeRoutes(api, context);
  addRetentionRoutes(api, context);
  addRoleRoutes(api, context);
  addClaimRoutes(api, context);
  addSessionRoutes(api, context);
  addAccountRoutes(api, context, signInLimits);
  addClockRoutes(api, context);
  addWebhookRoutes(api, context);
  addConsentRoutes(api, context);
  addEmbedRoutes(api, context);
  addCalendarAddress(api, context);
  addSampleRoute(api, context);
  addBackupRoutes(api, context);
  addServerRoutes(api, context);
  addStreamRoute(api, context);
  addOpenApiRoute(api);
  // In its own scope: bodies are bytes there, regardless of their content type.
  await api.register(async (files: App) => {
    addTransferRoutes(files, context);
    addTrfRoutes(files, context);
    addHandInRoute(files, context);
    addPictureRoute(files, context);
  });
};

const parameters = z.object({ hue: z.coerce.number().int().min(0).max(359) });

/** Requested about once a day; another version of Losfee may mix colours differently. */
const CACHE = "public, max-age=3600, stale-while-revalidate=604800";

/** Serves the colours of each hue as a small stylesheet. */
const addEventColours = (app: App): void => {
  app.get(
    colourPath(":hue"),
    { config: { access: "public" }, schema: { hide: true, params: parameters } },
    (request, reply) =>
      reply
        .type("text/css; charset=utf-8")
        .header("cache-control", CACHE)
        .headers(WITHOUT_ORIGIN)
        .send(colourSheet(request.params.hue)),
  );
};

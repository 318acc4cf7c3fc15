import type { z } from "zod";
import { accountsRoutes } from "./accounts.ts";
import { affiliationsRoutes } from "./affiliations.ts";
import { backupRoutes } from "./backup.ts";
import { calendarRoutes } from "./calendar.ts";
import { claimsRoutes } from "./claims.ts";
import { clockRoutes } from "./clock.ts";
import { commandsRoutes } from "./commands.ts";
import { competitionsRoutes } from "./competitions.ts";
import { consentsRoutes } from "./consents.ts";
import { embedsRoutes } from "./embeds.ts";
import { fixturesRoutes } from "./fixtures.ts";
import { journalRoutes } from "./journal.ts";
import { ladderRoutes } from "./ladder.ts";
import { ladderDirectorRoutes } from "./ladder-director.ts";
import { ladderGamesRoutes } from "./ladder-games.ts";
import { ladderInboxRoutes } from "./ladder-inbox.ts";
import { ladderOutboxRoutes } from "./ladder-outbox.ts";
import { linksRoutes } from "./links.ts";
import { logRoutes } from "./log.ts";
import { lotsRoutes } from "./lots.ts";
import { noticesRoutes } from "./notices.ts";
import { oddsRoutes } from "./odds.ts";
import { organisationsRoutes } from "./organisations.ts";
import { ownEntriesRoutes } from "./own-entries.ts";
import { playRoutes } from "./play.ts";
import { playersRoutes } from "./players.ts";
import { publicityRoutes } from "./publicity.ts";
import { registriesRoutes } from "./registries.ts";
import { retentionRoutes } from "./retention.ts";
import { rolesRoutes } from "./roles.ts";
import type { RouteTable } from "./route.ts";
import { samplesRoutes } from "./samples.ts";
import { serverRoutes } from "./server.ts";
import { sessionsRoutes } from "./sessions.ts";
import { stageStandingsRoutes } from "./stage-standings.ts";
import { stagesRoutes } from "./stages.ts";
import { standingsRoutes } from "./standings.ts";
import { streamRoutes } from "./stream.ts";
import { transferRoutes } from "./transfer.ts";
import { trfRoutes } from "./trf.ts";
import { webhooksRoutes } from "./webhooks.ts";
import { whyNotRoutes } from "./why-not.ts";

/** Every route of the HTTP API, under `/api/v1`, except for its description itself. */
export const routes = {
  ...accountsRoutes,
  ...backupRoutes,
  ...calendarRoutes,
  ...clockRoutes,
  ...commandsRoutes,
  ...competitionsRoutes,
  ...consentsRoutes,
  ...embedsRoutes,
  ...journalRoutes,
  ...ladderDirectorRoutes,
  ...ladderGamesRoutes,
  ...ladderInboxRoutes,
  ...ladderOutboxRoutes,
  ...ladderRoutes,
  ...linksRoutes,
  ...logRoutes,
  ...lotsRoutes,
  ...noticesRoutes,
  ...oddsRoutes,
  ...affiliationsRoutes,
  ...organisationsRoutes,
  ...ownEntriesRoutes,
  ...playRoutes,
  ...fixturesRoutes,
  ...playersRoutes,
  ...publicityRoutes,
  ...registriesRoutes,
  ...retentionRoutes,
  ...rolesRoutes,
  ...claimsRoutes,
  ...samplesRoutes,
  ...serverRoutes,
  ...sessionsRoutes,
  ...stageStandingsRoutes,
  ...stagesRoutes,
  ...standingsRoutes,
  ...streamRoutes,
  ...transferRoutes,
  ...trfRoutes,
  ...webhooksRoutes,
  ...whyNotRoutes,
} satisfies RouteTable;

export type Routes = typeof routes;

/** A method and an address: `GET /competitions/:id`. */
export type RouteName = keyof Routes;

/** The parameters in a route's address, as the server reads them. */
export type ParamsOf<Name extends RouteName> = Routes[Name] extends {
  readonly params: infer Fields extends z.ZodType;
}
  ? z.output<Fields>
  : never;

/** The body sent to a route, as the server reads it. */
export type BodyOf<Name extends RouteName> = Routes[Name] extends {
  readonly body: infer Shape extends z.ZodType;
}
  ? z.output<Shape>
  : never;

type ResponseOf<Name extends RouteName> = Routes[Name]["response"];

/** The schema of a successful answer, by its status; the JSON one if there are several forms. */
type SuccessOf<Response> = Response extends { readonly 200: infer Answer }
  ? Answer extends {
      readonly content: { readonly "application/json": { readonly schema: infer Json } };
    }
    ? Json
    : Answer
  : Response extends { readonly 201: infer Answer }
    ? Answer
    : Response extends { readonly 204: infer Answer }
      ? Answer
      : never;

/** A route's successful answer. */
export type AnswerOf<Name extends RouteName> = z.output<
  Extract<SuccessOf<ResponseOf<Name>>, z.ZodType>
>;

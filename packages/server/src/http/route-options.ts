import { methodAndPathOf } from "@losfee/contract";
import { type RouteName, type Routes, routes } from "@losfee/contract/api";
import type {
  FastifyContextConfig,
  HTTPMethods,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
  RouteGenericInterface,
  RouteHandlerMethod,
} from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { App } from "./decorations.ts";
import { CLOCK_LASTS, GOES_ON, LISTED, type Sharing } from "./shared-answers.ts";

/** The contract's options of a route for the framework, without the handler. */
interface ContractOptions<Name extends RouteName> {
  readonly method: HTTPMethods;
  readonly url: string;
  readonly config: Pick<FastifyContextConfig, "sharing"> & {
    readonly access: Routes[Name]["access"];
  };
  readonly schema: Omit<Routes[Name], "access">;
}

/** Routes whose answer never ends. */
const ENDLESS: ReadonlySet<RouteName> = new Set<RouteName>(["GET /competitions/:id/stream"]);

/** Routes whose answer changes without events: odds while they are computed. */
const COMPUTED: ReadonlySet<RouteName> = new Set<RouteName>([
  "GET /competitions/:id/odds",
  "GET /competitions/:id/stages/:n/cut-line",
]);

/** Routes that report the time players have left. */
const SHOWS_TIME: ReadonlySet<RouteName> = new Set<RouteName>(["GET /competitions/:id/games"]);

/** The method, address, access and schemas of a route of the contract. */
export const routeOptions = <Name extends RouteName>(name: Name): ContractOptions<Name> => {
  const { access, ...schema } = routes[name];
  const { method, path } = methodAndPathOf(name);
  const isShared = method === "GET" && access === "public" && !ENDLESS.has(name);
  const sharing = isShared ? { sharing: () => sharingOf(name) } : {};
  return { method, url: path, config: { access, ...sharing }, schema };
};

/** Answers requests to a route of the contract. */
type Handler<Name extends RouteName> = RouteHandlerMethod<
  RawServerDefault,
  RawRequestDefaultExpression<RawServerDefault>,
  RawReplyDefaultExpression<RawServerDefault>,
  RouteGenericInterface,
  ContractOptions<Name>["config"],
  ContractOptions<Name>["schema"],
  ZodTypeProvider
>;

/** Adds a route of the contract. */
export const addRoute = <Name extends RouteName>(
  app: App,
  name: Name,
  handler: Handler<Name>,
): void => {
  app.route({ ...routeOptions(name), handler });
};

/** Public answers depend only on the address. */
const sharingOf = (name: RouteName): Sharing => {
  if (COMPUTED.has(name)) return GOES_ON;
  if (SHOWS_TIME.has(name)) return { lasts: CLOCK_LASTS };
  // Other servers may write to tables unnoticed.
  return name.startsWith("GET /competitions/:id") ? {} : { lasts: LISTED };
};

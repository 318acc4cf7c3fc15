import { methodAndPathOf } from "@losfee/contract";
import { type RouteName, type Routes, routes } from "@losfee/contract/api";
import type { FastifyContextConfig, HTTPMethods } from "fastify";
import { CLOCK_LASTS, GOES_ON, LISTED, type Sharing } from "./shared-answers.ts";

/** The contract's options of a route for the framework, without the handler. */
interface ContractOptions<Name extends RouteName> {
  readonly method: HTTPMethods;
  readonly url: string;
  readonly config: Pick<FastifyContextConfig, "sharing"> & {
    readonly access: Routes[Name]["access"];
  };
  readonly schema: Routes[Name]["schema"];
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
  const { access, schema } = routes[name];
  const { method, path } = methodAndPathOf(name);
  const isShared = method === "GET" && access === "public" && !ENDLESS.has(name);
  const sharing = isShared ? { sharing: () => sharingOf(name) } : {};
  return { method, url: path, config: { access, ...sharing }, schema };
};

/** Public answers depend only on the address. */
const sharingOf = (name: RouteName): Sharing => {
  if (COMPUTED.has(name)) return GOES_ON;
  if (SHOWS_TIME.has(name)) return { lasts: CLOCK_LASTS };
  // Other servers may write to tables unnoticed.
  return name.startsWith("GET /competitions/:id") ? {} : { lasts: LISTED };
};

import { methodAndPathOf } from "@losfee/contract";
import { type RouteName, type Routes, routes } from "@losfee/contract/api";
import type { FastifyContextConfig, HTTPMethods } from "fastify";
import { GOES_ON, type Sharing, TOLD_FROM_CLOCK } from "./shared-answers.ts";

/** What the contract says of a route, as the framework takes it; the handler is added. */
interface ContractOptions<Name extends RouteName> {
  readonly method: HTTPMethods;
  readonly url: string;
  readonly config: Pick<FastifyContextConfig, "sharing"> & {
    readonly access: Routes[Name]["access"];
  };
  readonly schema: Routes[Name]["schema"];
}

/** What never ends. */
const ENDLESS: ReadonlySet<RouteName> = new Set<RouteName>(["GET /competitions/:id/stream"]);

/** What goes on by itself while nothing happens: chances as they are reckoned. */
const RECKONED: ReadonlySet<RouteName> = new Set<RouteName>([
  "GET /competitions/:id/odds",
  "GET /competitions/:id/stages/:n/cut-line",
]);

/** What says how long players have left. */
const TELLS_TIME: ReadonlySet<RouteName> = new Set<RouteName>(["GET /competitions/:id/games"]);

/** The method, address, access and schemas of a route of the contract. */
export const routeOptions = <Name extends RouteName>(name: Name): ContractOptions<Name> => {
  const { access, schema } = routes[name];
  const { method, path } = methodAndPathOf(name);
  const isShared = method === "GET" && access === "public" && !ENDLESS.has(name);
  const sharing = isShared ? { sharing: () => sharingOf(name) } : {};
  return { method, url: path, config: { access, ...sharing }, schema };
};

/** What everybody may ask for follows from what is in the address alone. */
const sharingOf = (name: RouteName): Sharing => {
  if (RECKONED.has(name)) return GOES_ON;
  if (TELLS_TIME.has(name)) return { lasts: TOLD_FROM_CLOCK };
  // Other servers may write to tables unnoticed.
  return name.startsWith("GET /competitions/:id") ? {} : { lasts: LISTED };
};

/** How long a list holds of what several servers may write to, in milliseconds. */
const LISTED = 1000;

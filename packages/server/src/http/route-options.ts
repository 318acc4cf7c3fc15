import { methodAndPathOf } from "@losfee/contract";
import { type RouteName, type Routes, routes } from "@losfee/contract/api";
import type { FastifyContextConfig, FastifyRequest, HTTPMethods } from "fastify";
import { type Sharing, TOLD_FROM_CLOCK } from "./shared-answers.ts";

/** What the contract says of a route, as the framework takes it; the handler is added. */
interface ContractOptions<Name extends RouteName> {
  readonly method: HTTPMethods;
  readonly url: string;
  readonly config: Pick<FastifyContextConfig, "sharing"> & {
    readonly access: Routes[Name]["access"];
  };
  readonly schema: Routes[Name]["schema"];
}

/** What goes on by itself while nothing happens: events as they come, chances as they are reckoned. */
const GOES_ON: ReadonlySet<RouteName> = new Set<RouteName>([
  "GET /competitions/:id/stream",
  "GET /competitions/:id/odds",
  "GET /competitions/:id/stages/:n/cut-line",
]);

/** What says how long players have left. */
const TELLS_TIME: ReadonlySet<RouteName> = new Set<RouteName>(["GET /competitions/:id/games"]);

/** The method, address, access and schemas of a route of the contract. */
export const routeOptions = <Name extends RouteName>(name: Name): ContractOptions<Name> => {
  const { access, schema } = routes[name];
  const { method, path } = methodAndPathOf(name);
  const isShared = name.startsWith("GET /competitions/:id") && access === "public";
  const sharing =
    isShared && !GOES_ON.has(name)
      ? { sharing: TELLS_TIME.has(name) ? byFormatForNow : byFormat }
      : {};
  return { method, url: path, config: { access, ...sharing }, schema };
};

/** What everybody may ask for follows from the competition alone; some of it comes as text, too. */
const byFormat = ({ headers }: FastifyRequest): Sharing => ({ by: headers.accept ?? "" });

const byFormatForNow = (request: FastifyRequest): Sharing => ({
  ...byFormat(request),
  lasts: TOLD_FROM_CLOCK,
});

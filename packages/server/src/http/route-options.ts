import { methodAndPathOf } from "@losfee/contract";
import { type RouteName, type Routes, routes } from "@losfee/contract/api";
import type { HTTPMethods } from "fastify";

/** What the contract says of a route, as the framework takes it; the handler is added. */
interface ContractOptions<Name extends RouteName> {
  readonly method: HTTPMethods;
  readonly url: string;
  readonly config: { readonly access: Routes[Name]["access"] };
  readonly schema: Routes[Name]["schema"];
}

/** The method, address, access and schemas of a route of the contract. */
export const routeOptions = <Name extends RouteName>(name: Name): ContractOptions<Name> => {
  const { access, schema } = routes[name];
  const { method, path } = methodAndPathOf(name);
  return { method, url: path, config: { access }, schema };
};

import { NEEDS, type Need } from "@losfee/contract";
import { commandNeeds, commandSchemasOf } from "@losfee/contract/api";
import { competitionKinds } from "@losfee/core";
import { pages } from "@losfee/web";
import type { App } from "./decorations.ts";
import type { ListedRoute } from "./listed-route.ts";

/**
 * Stops the start if a route, page or command has no line in the access matrix, so that nothing is
 * open by mistake. Call it before the first route is added; the routes are complete once the app is
 * ready. Returns a function that lists them.
 */
export const checkAccess = (app: App): (() => readonly ListedRoute[]) => {
  const added: { method: string | string[]; url: string; config?: object }[] = [];
  const routes = (): readonly ListedRoute[] =>
    added.flatMap(({ method, url, config = {} }) =>
      [method].flat().map((one) => ({
        ...{ method: one, url },
        access: "access" in config ? config.access : undefined,
      })),
    );
  // Kept as they are registered: plugins may add to their options until the app is ready.
  app.addHook("onRoute", (route) => {
    added.push(route);
  });
  app.addHook("onReady", async () => {
    const faults = [...routes().flatMap(faultsOfRoute), ...faultsOfPages(), ...faultsOfCommands()];
    if (faults.length > 0) throw new AccessMatrixError(faults);
  });
  return routes;
};

/** Lists everything that lacks a line. */
export class AccessMatrixError extends Error {
  constructor(faults: readonly string[]) {
    super(
      `The server does not start, because it would not be clear who may do this:\n${faults.join("\n")}`,
    );
    this.name = "AccessMatrixError";
  }
}

/** Returns what is wrong with the access of a route. */
export const faultsOfRoute = ({ method, url, access }: ListedRoute): readonly string[] => {
  const named = `${method} ${url}`;
  const needed: readonly unknown[] = [access].flat();
  if (access === undefined || needed.length === 0) {
    return [`- ${named} does not say what is needed to use it: give its options "config.access".`];
  }
  return needed.flatMap((need) => {
    if (!isNeed(need)) {
      return [`- ${named} needs "${String(need)}", which no role has: see access/needs.ts.`];
    }
    return isAnswerable(need, url)
      ? []
      : [`- ${named} needs "${need}", but its address does not say of what.`];
  });
};

const isNeed = (need: unknown): need is Need =>
  typeof need === "string" && Object.hasOwn(NEEDS, need);

/** True if the address names the subject of the role that is needed. */
const isAnswerable = (need: Need, url: string): boolean => {
  const levels = { anything: null, competition: OF_COMPETITION, "any level": OF_ANY_LEVEL };
  const pattern = levels[NEEDS[need]];
  return pattern === null || pattern.test(url);
};

const OF_COMPETITION = /\/competitions\/:id\b|\/:competition\b/;

const OF_ANY_LEVEL = new RegExp(`${OF_COMPETITION.source}|/:organisation\\b|/:festival\\b`);

const faultsOfPages = (): readonly string[] =>
  pages.flatMap(({ path, access }) => faultsOfRoute({ method: "The page", url: path, access }));

/** Commands that can be sent but have no line; types ensure it for the known ones. */
const faultsOfCommands = (): readonly string[] =>
  competitionKinds.flatMap((kind) =>
    commandSchemasOf(kind)
      .commandTypes.filter((type) => commandNeeds(kind, type).length === 0)
      .map(
        (type) => `- The command ${type} of a ${kind} has no row in the commands of the contract.`,
      ),
  );

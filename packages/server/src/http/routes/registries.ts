import { CRITERIA, formats, pairingSystems, tablesChain, tablesCriterionCodes } from "@losfee/core";
import type { App } from "../decorations.ts";
import { routeOptions } from "../route-options.ts";

/** Options for new competitions: presets, pairing systems, ranking criteria. */
export const addRegistryRoutes = (app: App): void => {
  app.route({
    ...routeOptions("GET /formats"),
    handler: () => ({ formats: formats.map(({ kind, id, settings }) => ({ kind, id, settings })) }),
  });

  app.route({
    ...routeOptions("GET /systems"),
    handler: () => ({
      systems: Object.values(pairingSystems).map(({ id, plannedAhead, options }) => ({
        id,
        plannedAhead,
        options,
      })),
    }),
  });

  app.route({
    ...routeOptions("GET /criteria"),
    handler: () => ({
      criteria: [...criteriaOf("boards", CRITERIA), ...criteriaOf("tables", TABLES)],
    }),
  });
};

const TABLES = tablesChain(tablesCriterionCodes);

const criteriaOf = <At extends "boards" | "tables">(
  at: At,
  criteria: readonly { readonly code: string; readonly better: "higher" | "lower" }[],
) => criteria.map(({ code, better }) => ({ at, code, better }));

import { createSample, SAMPLE_IDS } from "../../samples/samples.ts";
import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";
import { refuse } from "../problem.ts";
import { routeOptions } from "../route-options.ts";

/** Sample competitions for trying things out. */
export const addSampleRoute = (app: App, { competitions, ports }: AppContext): void => {
  app.route({
    ...routeOptions("POST /samples/:sample"),
    handler: async (request, reply) => {
      const { sample } = request.params;
      const known = SAMPLE_IDS.find((id) => id === sample);
      if (known === undefined) {
        return refuse(request, reply, { code: "unknown-sample", known: SAMPLE_IDS });
      }
      const stored = await createSample(competitions, known, request.language, ports);
      return stored.ok ? reply.code(201).send(stored.value) : refuse(request, reply, stored.error);
    },
  });
};

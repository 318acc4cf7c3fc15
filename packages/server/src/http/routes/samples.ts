import { z } from "zod";
import { createSample, SAMPLE_IDS } from "../../samples/samples.ts";
import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";
import { refuse } from "../problem.ts";
import { problems } from "../schemas/answer.ts";
import { storedSchema } from "../schemas/competition-schema.ts";

/** Competitions to try things out on. */
export const addSampleRoute = (app: App, { competitions, ports }: AppContext): void => {
  app.post(
    "/samples/:sample",
    {
      config: { access: "director" },
      schema: {
        tags: ["competitions"],
        summary: "Create a sample competition, played as far as its name says",
        params: z.object({ sample: z.string().max(100) }),
        response: { 201: storedSchema, ...problems(401, 403, 404) },
      },
    },
    async (request, reply) => {
      const { sample } = request.params;
      const known = SAMPLE_IDS.find((id) => id === sample);
      if (known === undefined) {
        return refuse(request, reply, { code: "unknown-sample", known: SAMPLE_IDS });
      }
      const stored = await createSample(competitions, known, request.language, ports);
      return stored.ok ? reply.code(201).send(stored.value) : refuse(request, reply, stored.error);
    },
  );
};

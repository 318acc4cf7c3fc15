import { SAMPLE_IDS } from "@losfee/contract";
import { competitionPath, creationOf, newPath, samplePath } from "@losfee/web";
import { z } from "zod";
import { createSample } from "../../samples/samples.ts";
import { refuseOnPage } from "../account-answers.ts";
import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";
import { refuse } from "../problem.ts";
import { createdCompetition } from "./competitions.ts";
import { homeOf } from "./home-of-competition.ts";

/**
 * Creating a competition from the answers to three questions, or a sample, by forms that work without
 * scripts. Both lead into the console of the new competition. `forms` reads such bodies.
 */
export const addCreationForms = (forms: App, context: AppContext): void => {
  forms.post(
    newPath(":format"),
    {
      config: { access: "founder" },
      schema: {
        hide: true,
        params: z.object({ format: z.string().max(100) }),
        body: z.record(z.string(), z.string()),
      },
    },
    async (request, reply) => {
      const { organisation, festival, ...answers } = request.body;
      const home = homeOf({ organisation, festival });
      const creation = creationOf(request.params.format, answers);
      const created = await createdCompetition(context, request, home, creation);
      if (created.ok) return reply.redirect(competitionPath(created.value.id, "console"), 303);
      const value = new URLSearchParams(answers).toString();
      return refuseOnPage(
        ...([context, request, reply, newPath(":format"), created.error] as const),
        (asked, problem) => ({ ...asked, refusedField: { act: "create", value, problem } }),
      );
    },
  );

  forms.post(
    samplePath(":sample"),
    {
      config: { access: "place" },
      schema: { hide: true, params: z.object({ sample: z.string().max(100) }) },
    },
    async (request, reply) => {
      const known = SAMPLE_IDS.find((id) => id === request.params.sample);
      if (known === undefined) {
        return refuse(request, reply, { code: "unknown-sample", known: SAMPLE_IDS });
      }
      const stored = await createSample(
        context.competitions,
        known,
        request.language,
        context.ports,
      );
      return stored.ok
        ? reply.redirect(competitionPath(stored.value.id, "console"), 303)
        : refuse(request, reply, stored.error);
    },
  );
};

import type { CommandInput, CompetitionState, Result } from "@losfee/core";
import { ladderSettingsOfForm, settingsOfForm } from "@losfee/web";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { permitFor } from "../../access/permit.ts";
import type { AppContext } from "../context.ts";
import type { App } from "../decorations.ts";
import { givenBy } from "../given-by.ts";
import { refuse } from "../problem.ts";
import { findCompetition } from "./find-competition.ts";

/** The settings of a competition from a browser without script: all fields at once. */
export const addSettingsForm = (forms: App, context: AppContext): void => {
  forms.post(
    "/console/:competition/settings",
    {
      config: { access: "director" },
      schema: {
        hide: true,
        params: z.object({ competition: z.string().max(300) }),
        body: z.record(z.string(), z.string()),
      },
    },
    async (request, reply) => {
      const { competition } = request.params;
      const state = await findCompetition(context, request, reply, competition);
      if (state === null) return reply;
      const changed = changesIn(state, request);
      if (!changed.ok) {
        const fault = { field: changed.error };
        return refuse(request, reply, { code: "malformed-request", ...fault, faults: [fault] });
      }
      const back = `/console/${competition}/settings`;
      if (Object.keys(changed.value).length === 0) return reply.redirect(back, 303);
      const { reason = "", seq = "" } = request.body;
      const command = { type: "change-settings", settings: changed.value, reason } as CommandInput;
      const { result, state: after } = await context.competitions.readAndRun<never>(
        competition,
        () => ({ ok: true, value: command }),
        {
          ...givenBy(request),
          permit: permitFor(request.viewer),
          // Fields that another person changed meanwhile would be changed back.
          ...(/^\d+$/.test(seq) ? { expectedSeq: Number(seq) } : {}),
        },
      );
      if (!result.ok) return refuse(request, reply, result.error, after);
      return reply.redirect(back, 303);
    },
  );
};

const changesIn = (
  state: CompetitionState,
  { body, language }: FastifyRequest,
): Result<object, string> =>
  state.kind === "ladder"
    ? ladderSettingsOfForm(state.settings, body as Record<string, string>, language)
    : settingsOfForm(state, body as Record<string, string>, language);

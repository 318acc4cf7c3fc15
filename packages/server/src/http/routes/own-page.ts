import { commandOfForm, type FormFields, headingFor, isSaidAlready, ownPath } from "@losfee/web";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { permitFor } from "../../access/permit.ts";
import type { AppContext } from "../context.ts";
import { clearSessionCookie, SESSION_COOKIE, setOwnCookie } from "../cookies.ts";
import type { App } from "../decorations.ts";
import { addDesk } from "../desk.ts";
import { givenBy } from "../given-by.ts";
import { refuse } from "../problem.ts";
import type { SignInLimits } from "../sign-in-limits.ts";
import { addAccountForms } from "./account-forms.ts";
import { addCheckInForm } from "./check-in.ts";
import { addCreationForms } from "./creation-forms.ts";
import { findOfKind } from "./find-competition.ts";
import { addInvitationForms } from "./invitation-forms.ts";
import { addMailAddressForm } from "./mail-address.ts";
import { addMessageForms } from "./message-forms.ts";
import { addSettingsForm } from "./settings-form.ts";
import { addSignInForms } from "./sign-in-forms.ts";

const FORM = "application/x-www-form-urlencoded";

/** A form of a few fields. */
const FORM_LIMIT = 16 * 1024;

/**
 * The forms of a player's own page for browsers without scripts: they execute the action and show
 * the page again. Scripts send the same commands through the API.
 */
export const addOwnPageForms = async (
  app: App,
  context: AppContext,
  limits: SignInLimits,
): Promise<void> => {
  await app.register(async (forms: App) => {
    forms.addContentTypeParser(
      FORM,
      { parseAs: "string", bodyLimit: FORM_LIMIT },
      async (_request: FastifyRequest, body: string) =>
        Object.fromEntries(new URLSearchParams(body)),
    );
    forms.post(
      "/c/:competition/me",
      {
        config: { access: "public" },
        schema: {
          hide: true,
          params: z.object({ competition: z.string().max(300) }),
          body: z.record(z.string(), z.string()),
        },
      },
      async (request, reply) => {
        const { competition } = request.params;
        const state = await findOfKind("tournament", context, request, reply, competition);
        if (state === null) return reply;
        const fields: FormFields = request.body;
        switch (fields["act"]) {
          case "choose": {
            const entry = Number(fields["entry"]);
            if (!state.entries.has(entry)) return refuse(request, reply, { code: "unknown-scope" });
            setOwnCookie(request, reply, competition, entry);
            break;
          }
          case "forget":
            setOwnCookie(request, reply, competition, null);
            await endPlayersSession(context, request, reply, competition);
            break;
          default:
            if (!(await carryOut(context, request, reply, competition, fields))) return reply;
        }
        const command = commandOfForm(fields);
        // Returns to the section of the form.
        const part = command === null ? "" : `#${headingFor(command)}`;
        return reply.redirect(`${ownPath(competition)}${part}`, 303);
      },
    );
    addDesk(forms, context);
    addCreationForms(forms, context);
    addMessageForms(forms, context);
    addMailAddressForm(forms, context);
    addCheckInForm(forms, context);
    addSignInForms(forms, context, limits);
    addInvitationForms(forms, context, limits);
    addAccountForms(forms, context, limits);
    addSettingsForm(forms, context);
  });
};

/**
 * Ends a personal link's session, or releases an account's entry; other sessions are not affected.
 */
const endPlayersSession = async (
  { access, claims, organisations }: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  competition: string,
): Promise<void> => {
  const { session, viewer } = request;
  if (session?.role === "person" && viewer.scope?.kind === "player") {
    const { entry } = viewer.scope;
    await claims.leave({ competition, entry, person: session.person });
    organisations.changed();
    return;
  }
  const token = request.cookies[SESSION_COOKIE];
  if (token === undefined || session?.role !== "player" || viewer.role !== "player") return;
  await access.endSession(token);
  clearSessionCookie(reply);
};

/** Sends the command of a form; false, after answering, if it was refused. */
const carryOut = async (
  { competitions }: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  competition: string,
  fields: FormFields,
): Promise<boolean> => {
  const command = commandOfForm(fields);
  if (command === null) {
    const fault = { field: fields["act"] ?? "act" };
    refuse(request, reply, { code: "malformed-request", ...fault, faults: [fault] });
    return false;
  }
  const { role } = request.viewer;
  if (role === "public") {
    refuse(request, reply, { code: "not-signed-in" });
    return false;
  }
  const { result, state } = await competitions.readAndRun<never>(
    competition,
    () => ({ ok: true, value: command }),
    { ...givenBy(request), permit: permitFor(request.viewer) },
  );
  // A resubmitted form repeats a known command.
  if (result.ok || isSaidAlready(result.error.code)) return true;
  refuse(request, reply, result.error, state);
  return false;
};

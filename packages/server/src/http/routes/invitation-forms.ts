import {
  ACCOUNT_PATH,
  INVITATION_PATH,
  organisationPath,
  ownPath,
  SIGN_IN_PATH,
  SIGNED_IN_PATH,
} from "@losfee/web";
import { z } from "zod";
import { join } from "../../organisations/joining.ts";
import type { Grant } from "../../organisations/organisation.ts";
import { refuseAtField } from "../account-answers.ts";
import type { AppContext } from "../context.ts";
import { afterSignIn, keepInvitation, setSessionCookie } from "../cookies.ts";
import type { App } from "../decorations.ts";
import { refuse } from "../problem.ts";
import type { SignInLimits } from "../sign-in-limits.ts";
import { personOf, visitOf } from "./accounts.ts";

const params = z.object({ token: z.string().max(200) });

const hidden = { config: { access: "public" }, schema: { hide: true } } as const;

/**
 * Ways to accept an invitation to a role: with the own account, a new one, or after signing in.
 * `forms` reads the bodies of forms.
 */
export const addInvitationForms = (forms: App, context: AppContext, limits: SignInLimits): void => {
  const { access } = context;
  const { people } = context.accounts;
  const { grants } = context.organisations;

  forms.get(
    `${INVITATION_PATH}/sign-in`,
    { ...hidden, schema: { hide: true, params } },
    (request, reply) =>
      keepInvitation(request, reply, request.params.token)
        .header("cache-control", "no-store")
        .redirect(SIGN_IN_PATH, 303),
  );

  forms.get(SIGNED_IN_PATH, hidden, (request, reply) =>
    afterSignIn(request, reply.header("cache-control", "no-store")),
  );

  forms.post(
    INVITATION_PATH,
    { ...hidden, schema: { hide: true, params, body: z.record(z.string(), z.string()) } },
    async (request, reply) => {
      if (await limits.exceeds(request, reply)) return reply;
      const { token } = request.params;
      const person = personOf(request);
      if (person !== null) {
        const done = await grants.accept(token, person);
        if (!done.ok) return refuse(request, reply, done.error);
        return reply.redirect(beginningOf(done.value), 303);
      }
      // Signing in to an account would sign the server's operator out.
      if (request.session?.role === "director") {
        return refuse(request, reply, { code: "invitation-for-accounts" });
      }
      const { name = "" } = request.body;
      const newcomer = { name, language: request.language };
      const joined = await join({ access, people, grants }, token, newcomer, visitOf(request));
      if (joined.ok) {
        setSessionCookie(request, reply, joined.value.entrance.token);
        return reply.redirect(`${ACCOUNT_PATH}?joined=1`, 303);
      }
      const { error } = joined;
      const at = { path: INVITATION_PATH, act: "join", value: name };
      return error.code === "person-name-missing" || error.code === "person-name-too-long"
        ? refuseAtField(context, request, reply, at, error)
        : refuse(request, reply, error);
    },
  );
};

/** The first page after getting a role. */
const beginningOf = ({ team, target: { level, id } }: Grant): string => {
  if (team !== null) return ownPath(id);
  return level === "organisation" ? organisationPath(id) : "/console";
};

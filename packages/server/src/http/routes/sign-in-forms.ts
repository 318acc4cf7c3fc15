import { ACCOUNT_PATH, SIGN_IN_PATH } from "@losfee/web";
import { z } from "zod";
import { refuseAtField } from "../account-answers.ts";
import type { AppContext } from "../context.ts";
import { afterSignIn, askingBrowser, setSessionCookie } from "../cookies.ts";
import type { App } from "../decorations.ts";
import { refuse } from "../problem.ts";
import type { SignInLimits } from "../sign-in-limits.ts";
import { personOf, visitOf } from "./accounts.ts";
import { askForLink } from "./ask-for-link.ts";

const LINK_PATH = `${SIGN_IN_PATH}/link/:token`;

const fields = z.record(z.string(), z.string());

/** Sign-in without scripts: requesting a link, and following one. `forms` reads such bodies. */
export const addSignInForms = (forms: App, context: AppContext, limits: SignInLimits): void => {
  const { signIn } = context.accounts;

  forms.post(
    SIGN_IN_PATH,
    { config: { access: "public" }, schema: { hide: true, body: fields } },
    async (request, reply) => {
      if (await limits.exceeds(request, reply)) return reply;
      const { address = "" } = request.body;
      if (!(await askForLink(context, limits, request, reply, address))) {
        const at = { path: SIGN_IN_PATH, act: "mail", value: address };
        return refuseAtField(context, request, reply, at, { code: "address-malformed" });
      }
      return reply.redirect(`${SIGN_IN_PATH}?asked=1`, 303);
    },
  );

  forms.post(
    LINK_PATH,
    {
      config: { access: "public" },
      schema: { hide: true, params: z.object({ token: z.string().max(200) }), body: fields },
    },
    async (request, reply) => {
      if (await limits.exceeds(request, reply)) return reply;
      const { token } = request.params;
      const { name = "", elsewhere } = request.body;
      const link = await signIn.look(token, askingBrowser(request));
      if (link === null) return refuse(request, reply, { code: "sign-in-link-void" });
      // A link opened in another browser needs a confirmation on its page.
      if (!link.isHere && elsewhere !== "yes") {
        return reply.redirect(`${SIGN_IN_PATH}/link/${token}`, 303);
      }
      const { language } = request;
      const person = personOf(request);
      const followed = await signIn.follow(token, { ...visitOf(request), language, name, person });
      if (!followed.ok) {
        const at = { path: LINK_PATH, act: "follow", value: name };
        return followed.error.code.startsWith("person-name")
          ? refuseAtField(context, request, reply, at, followed.error)
          : refuse(request, reply, followed.error);
      }
      if (followed.value === "confirmed") return reply.redirect(`${ACCOUNT_PATH}?confirmed=1`, 303);
      setSessionCookie(request, reply, followed.value.token);
      return afterSignIn(request, reply);
    },
  );
};

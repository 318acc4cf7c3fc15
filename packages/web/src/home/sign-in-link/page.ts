import { signInLinkTexts } from "@losfee/messages/home-sign-in-link";
import { SIGN_IN_PATH } from "../../shell/accounts.ts";
import type { PageDefinition } from "../../shell/page-definition.ts";
import { buildSignInLink, type SignInLinkModel } from "./model.ts";
import { SignInLinkView } from "./view.tsx";

/**
 * Target of links in mails and invitations. Opening it changes nothing, since programs also open
 * links: the button signs in.
 */
export const signInLinkPage: PageDefinition<SignInLinkModel, "signInLink"> = {
  id: "sign-in-link",
  path: `${SIGN_IN_PATH}/link/:token`,
  access: "public",
  layout: "public",
  asks: ["signInLink"],
  build: buildSignInLink,
  title: (model, { language }) => signInLinkTexts[language].title[model.link?.purpose ?? "mail"],
  view: SignInLinkView,
};

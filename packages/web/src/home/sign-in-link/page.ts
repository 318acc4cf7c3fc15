import { signInLinkTexts } from "@losfee/messages/home-sign-in-link";
import type { ProviderName, RefusedField, ShownSignInLink } from "../../shell/accounts.ts";
import { SIGN_IN_PATH } from "../../shell/accounts.ts";
import type { PageDefinition } from "../../shell/page-definition.ts";
import type { PageRequest } from "../../shell/page-request.ts";

/** The purpose of a link; null if it is invalid or used up. */
export interface SignInLinkModel {
  readonly token: string;
  readonly link: ShownSignInLink | null;
  /** Providers that give access to an invitation's account from now on. */
  readonly providers: readonly ProviderName[];
  readonly refused: RefusedField | null;
}

/** Answers for every link, even invalid ones. */
const buildSignInLink = ({
  signIn,
  signInLink,
  params,
  refusedField,
}: PageRequest<"tournament", "signInLink">): SignInLinkModel => ({
  token: params["token"] ?? "",
  link: signInLink,
  providers: signInLink?.purpose === "invitation" ? (signIn?.providers ?? []) : [],
  refused: refusedField ?? null,
});

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
};

import { signInTexts } from "@losfee/messages/home-sign-in";
import { SIGN_IN_PATH } from "../../shell/accounts.ts";
import type { PageDefinition } from "../../shell/page-definition.ts";
import { buildSignIn, type SignInModel } from "./model.ts";
import { SignInView } from "./view.tsx";

/** The sign-in page: by mail, by passkey, by provider. */
export const signInPage: PageDefinition<SignInModel, "signIn"> = {
  id: "sign-in",
  path: SIGN_IN_PATH,
  access: "public",
  layout: "public",
  script: "passkeys",
  asks: ["signIn"],
  build: buildSignIn,
  title: (_model, { language }) => signInTexts[language].title,
  view: SignInView,
};

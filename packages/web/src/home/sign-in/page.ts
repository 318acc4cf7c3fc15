import { signInTexts } from "@losfee/messages/home-sign-in";
import type { RefusedField, SignInFacts } from "../../shell/accounts.ts";
import { SIGN_IN_PATH } from "../../shell/accounts.ts";
import type { PageDefinition } from "../../shell/page-definition.ts";
import type { PageRequest } from "../../shell/page-request.ts";

/** Ways to sign in, and the result of the last attempt. */
export interface SignInModel extends SignInFacts {
  /** A link was just requested. */
  readonly isAsked: boolean;
  readonly refused: RefusedField | null;
}

/** Null on a server without accounts. */
const buildSignIn = ({
  signIn,
  query,
  refusedField,
}: PageRequest<"tournament", "signIn">): SignInModel | null =>
  signIn === undefined
    ? null
    : { ...signIn, isAsked: "asked" in query, refused: refusedField ?? null };

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
};

import type { ProviderName, RefusedField, ShownSignInLink } from "../../shell/accounts.ts";
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
export const buildSignInLink = ({
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

import type { ProviderName, RefusedField, ShownSignInLink } from "../../shell/accounts.ts";
import type { PageRequest } from "../../shell/page.ts";

/** What a link is for; null where it is for nothing, or nothing more. */
export interface SignInLinkModel {
  readonly token: string;
  readonly link: ShownSignInLink | null;
  /** By which the account of an invitation can be entered from now on. */
  readonly providers: readonly ProviderName[];
  readonly refused: RefusedField | null;
}

/** Of every link, also of one that nobody gave out. */
export const buildSignInLink = ({
  signIn,
  signInLink = null,
  params,
  refusedField,
}: PageRequest): SignInLinkModel => ({
  token: params["token"] ?? "",
  link: signInLink,
  providers: signInLink?.purpose === "invitation" ? (signIn?.providers ?? []) : [],
  refused: refusedField ?? null,
});

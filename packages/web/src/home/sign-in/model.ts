import type { RefusedField, SignInFacts } from "../../shell/accounts.ts";
import type { PageRequest } from "../../shell/page-request.ts";

/** Ways to sign in, and the result of the last attempt. */
export interface SignInModel extends SignInFacts {
  /** A link was just requested. */
  readonly isAsked: boolean;
  readonly refused: RefusedField | null;
}

/** Null on a server without accounts. */
export const buildSignIn = ({
  signIn,
  query,
  refusedField,
}: PageRequest<"tournament", "signIn">): SignInModel | null =>
  signIn === undefined
    ? null
    : { ...signIn, isAsked: "asked" in query, refused: refusedField ?? null };

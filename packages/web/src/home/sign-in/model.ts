import type { RefusedField, SignInFacts } from "../../shell/accounts.ts";
import type { PageRequest } from "../../shell/page.ts";

/** By which ways to sign in, and what has just become of one. */
export interface SignInModel extends SignInFacts {
  /** A link was asked for a moment ago. */
  readonly isAsked: boolean;
  readonly refused: RefusedField | null;
}

/** Null where nothing is known of accounts. */
export const buildSignIn = ({ signIn, query, refusedField }: PageRequest): SignInModel | null =>
  signIn === undefined
    ? null
    : { ...signIn, isAsked: "asked" in query, refused: refusedField ?? null };
